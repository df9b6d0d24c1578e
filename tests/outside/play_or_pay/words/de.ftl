game-name = Play or Pay
summary-aim = Werde deine Karten los: Wer als Erster keine mehr hat, gewinnt alle Chips im Topf.
summary-turn = Spiel die nächsthöhere Karte der Farbe, oder zahl einen Chip, wenn du sie nicht hast. Wer ausspielt, wählt frei.
summary-end = Sobald jemand keine Karten mehr hat, ist die Partie zu Ende; die anderen zahlen für ihre.
mark-legal = kann gelegt werden
mark-picked = gewählt
event-deal = Alle Karten sind verteilt; { $player_is ->
    [you] du spielst
   *[other] { $player } spielt
} an.
event-play = { $player_is ->
    [you] Du legst
   *[other] { $player } legt
} { $card }.
event-pay = { $player_is ->
    [you] Du hast { $wanted } nicht und zahlst
   *[other] { $player } hat { $wanted } nicht und zahlt
} einen Chip.
event-suit-done = Die Farbe ist vollständig, { $player_is ->
    [you] du spielst
   *[other] { $player } spielt
} die nächste an.
event-pay-hands = Die anderen zahlen für die Karten, die sie halten.
event-out = { $player_is ->
    [you] Du bist fertig und gewinnst
   *[other] { $player } ist fertig und gewinnt
} { $pool } Chips.
refusal-deal = Erst müssen die Karten verteilt werden.
refusal-clockwise = { $next_is ->
    [you] Du bist
   *[other] { $next } ist
} am Zug.
refusal-own-card = { $card } ist nicht auf { $player_is ->
    [you] deiner Hand
   *[other] der Hand von { $player }
}.
refusal-lead = { $player_is ->
    [you] Leg irgendeine Karte: Du spielst an und musst nicht zahlen.
   *[other] { $player } spielt an und muss nicht zahlen: Jede Karte geht.
}
refusal-upwards = Jetzt kommt { $wanted }, { $card } geht nicht.
refusal-must-play = { $player_is ->
    [you] Leg { $card }, statt zu zahlen: Du hast sie.
   *[other] { $player } hat { $card } und legt sie, statt zu zahlen.
}
refusal-out = Das Spiel ist vorbei.
refusal-unknown-move = Lege eine Karte, oder zahle.
