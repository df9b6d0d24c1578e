### Miau! Miau! auf Deutsch.
### $player, $other, $next, $skipped, $dealer, $actor sind Namen, $winners ist eine Liste davon. $card, $top, $drawn
### sind Karten in Worten ("Herz Bube", ohne Artikel), daneben stehen $card_rank, $card_suit und $card_colour; $cards
### ist eine Liste, daneben stehen $cards_or und $cards_count. Zu $suit ist die Nachricht colour der Name der Farbe.

## Der Tisch

game-name = Miau! Miau!
zone-draw = Nachziehstapel
word-draw = Stapel
plate = { $player } · { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
plate-you = { $player } (du) · { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
plate-short = { $player } · { $count }
plate-short-you = { $player } (du) · { $count }
wish-label = { colour } gewünscht
owed-label = { $count } zu ziehen
bubble = { $call ->
    [miau] Miau!
    [miau-miau] Miau! Miau!
   *[forgotten] …
}
bubble-label = { $call ->
    [forgotten] { $player } hat den Ruf vergessen
   *[other] { $player } ruft „{ bubble }“
}
mark-legal = passt
mark-picked = gewählt
mark-wins = gewinnt
arrow-seven = { $count } ziehen
arrow-eight = aussetzen

## Titel und Kapitel

title-start = Die Karten sind gegeben
title-turn = { $player } ist dran
title-drawn = { $player } hat gezogen
title-wish = { colour } gewünscht
title-owed = { $count } Karten zu ziehen
title-one = { $player }: noch eine Karte
title-challenge = { $other } hat nicht gerufen
title-shuffle = Neuer Nachziehstapel
title-over = Partie beendet

## Was man tun kann

action-draw = { $count ->
    [0] Ziehen, bis eine Karte passt
    [one] Eine Karte ziehen
   *[other] { $count } Karten ziehen
}
action-keep = Nichts legen
action-wish = { colour } wünschen
action-no-wish = Nichts wünschen
action-back = Doch nicht
action-challenge = { $other } hat nicht gerufen!
action-quiet = Nichts sagen
ask-wish = Welche Farbe soll zu { $card } gewünscht werden?
ask-call = „{ bubble }“ ist gerufen. Jetzt die Karte legen.
can-draw = { $count ->
    [0] ziehen, bis eine Karte passt
    [one] eine Karte ziehen
   *[other] { $count } Karten ziehen
}
can-seven = passt; dann sind { $count } Karten zu ziehen
can-eight = passt; { $skipped } setzt dann aus
can-jack = passt und wünscht eine Farbe

prompt-dealer = Es muss bestimmt werden, wer gibt.
prompt-deal = Die Karten müssen gegeben werden.
prompt-shuffle = Der Nachziehstapel ist leer. Die abgelegten Karten müssen gemischt werden.
prompt-play = { $player } legt eine Karte oder zieht, wenn nichts passt.
prompt-lay = { $player } kann { $cards_or } legen{ $draw ->
    [yes] {" "}oder eine Karte ziehen
   *[no] {""}
}.
prompt-stuck = { $suit ->
    [none] { $player } kann auf { $top } nichts legen und muss eine Karte ziehen.
   *[other] { colour } ist gewünscht, aber { $player } kann nichts davon legen und muss eine Karte ziehen.
}
prompt-wish = { colour } ist gewünscht, also kann { $player } { $cards_or } legen{ $draw ->
    [yes] {" "}oder eine Karte ziehen
   *[no] {""}
}.
prompt-owed = { $player } zieht { $count } Karten oder legt eine Sieben.
prompt-owed-sevens = { $cards_count ->
    [0] { $player } hat keine Sieben und muss { $count } Karten ziehen.
   *[other] { $player } kann { $cards_or } legen oder { $count } Karten ziehen.
}
prompt-drawn = { $player } darf die gezogene Karte legen oder behalten.
prompt-drawn-card = { $player } hat { $drawn } gezogen, und das passt: legen oder behalten.
prompt-may-play = { $player } hat für die Siebenen gezogen und darf noch eine passende Karte legen.
prompt-may-play-cards = { $player } hat für die Siebenen gezogen und darf noch { $cards_or } legen oder nichts.
prompt-challenge = { $other } hat den Ruf vergessen. Sagt { $player } es?
prompt-over = { $count ->
    [one] Die Partie ist zu Ende: { $winners } hat gewonnen.
   *[other] Die Partie ist zu Ende: { $winners } haben gemeinsam gewonnen.
}

## Was geschah

event-dealer-chosen = { $dealer } soll geben, so hat es das Los bestimmt. Also wird { $next } beginnen.
event-deal = { $dealer } mischt die { $size } Karten und gibt jeder Hand { $count }. { $stock ->
    [one] Eine Karte bleibt
   *[other] { $stock } Karten bleiben
} für die beiden Stapel übrig.
event-turn-up = { $count ->
    [0] { $card } wird aufgedeckt
    [one] { $under } hat eine Wirkung und kommt unter den Stapel, dann wird { $card } aufgedeckt
   *[other] { $under } haben eine Wirkung und kommen unter den Stapel, dann wird { $card } aufgedeckt
}. Damit beginnt der Ablagestapel.{ $effect ->
    [inert] {" "}Niemand hat diese Karte gelegt, also bewirkt sie nichts.
    [seven] {" "}Hier gilt sie als gelegt: Zwei Karten sind zu ziehen.
    [eight] {" "}Hier gilt sie als gelegt: Der erste Zug fällt aus.
   *[none] {""}
}
event-first-player = { $player } sitzt links von { $dealer } und beginnt, denn { $dealer } hat gegeben.
event-first-skipped = { $skipped } sitzt links von { $dealer }, muss aber wegen der Acht gleich aussetzen. Also beginnt { $player }.
event-play = { $fresh ->
    [yes] { $player } legt die eben gezogene Karte: { $card }.
   *[no] { $player } legt { $card }.
} { $by ->
    [suit] Das passt auf { $top }, denn die Farbe ist gleich.
    [rank] Das passt auf { $top }, denn der Wert ist gleich.
    [wish] { START($card_colour) } war gewünscht.
    [seven] Mit einer Sieben auf die Sieben bleibt das Ziehen erspart.
   *[wild] Hier passt ein Bube auf alles außer auf einen Buben.
}
event-wish = { $own ->
    [yes] { $player } nennt { colour }, also die Farbe des Buben selbst. Nur { colour } passt jetzt darauf.
   *[no] { $player } wünscht { colour }. Auf den Buben passt jetzt nur { colour }.
}
event-no-wish = { $player } wünscht nichts, also gilt die Farbe des Buben: { $card_colour }.
event-seven = { $stacked ->
    [yes] Die Siebenen zählen zusammen: { $player } muss { $count } Karten ziehen oder noch eine Sieben legen.
   *[no] { $player } muss { $count } Karten ziehen oder noch eine Sieben legen.
}
event-eight = { $again ->
    [yes] { $skipped } setzt wegen der Acht aus, und { $player } ist noch einmal dran.
   *[no] { $skipped } setzt wegen der Acht aus.
}
event-miau = { $player } ruft „Miau!“, denn es bleibt nur noch eine Karte.
event-false-call = { $player } ruft { $call ->
    [miau] „Miau!“
   *[miau-miau] „Miau! Miau!“
}, aber dieser Ruf ist nicht fällig und ändert nichts.
event-challenge = { $player } sagt, dass { $other } den Ruf vergessen hat.
event-quiet = { $player } sagt nicht, dass { $other } den Ruf vergessen hat.
event-forgot = { $left ->
    [0] { $player } hat die letzte Karte gelegt und nicht „Miau! Miau!“ gerufen.
   *[other] { $player } hat nur noch eine Karte und hat vergessen, „Miau!“ zu rufen.
} Das kostet { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-penalty = { $player } zieht zur Strafe { $cards }.
event-penalty-hidden = { $count ->
    [one] { $player } zieht zur Strafe eine Karte.
   *[other] { $player } zieht zur Strafe { $count } Karten.
}
event-draw = { $why ->
    [free] { $player } zieht { $cards }.
   *[stuck] { $player } hat nichts, was passt, und zieht { $cards }.
}
event-draw-hidden = { $why ->
    [free] { $player } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
   *[stuck] { $player } hat nichts, was passt, und zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
}
event-draw-owed = { $player } zieht für die Siebenen: { $cards }.{ $ends ->
    [yes] {" "}Damit ist der Zug zu Ende.
   *[no] {""}
}
event-draw-owed-hidden = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} für die Siebenen.{ $ends ->
    [yes] {" "}Damit ist der Zug zu Ende.
   *[no] {""}
}
event-fits = Die gezogene Karte passt, also darf { $player } sie legen oder behalten.
event-no-fit = Die gezogene Karte passt nicht, also ist der Zug von { $player } zu Ende.
event-may-play = { $player } hat eine passende Karte und darf sie nach dem Ziehen legen.
event-keep = { $player } legt nichts, und der Zug ist zu Ende.
event-wish-stays = { colour } bleibt gewünscht, jetzt von { $next }.
event-wish-lapses = Der Wunsch nach { colour } verfällt: Von { $next } an gilt wieder die Farbe des Buben.
event-pile-empty = { $player } zieht, aber der Nachziehstapel ist leer. { $count ->
    [one] Die eine abgelegte Karte unter der obersten wird der neue Stapel.
   *[other] Die { $count } abgelegten Karten unter der obersten werden gemischt.
}
event-reshuffle = { $count ->
    [one] Der neue Nachziehstapel hat eine Karte.
   *[other] Der neue Nachziehstapel hat { $count } Karten.
}
event-short = { $count ->
    [0] Für { $player } ist keine Karte mehr zum Ziehen da.
   *[other] { $missing ->
        [one] Für { $player } fehlt eine Karte zum Ziehen.
       *[other] Für { $player } fehlen { $missing } Karten zum Ziehen.
    }
}
event-stop = Für { $player } ist keine Karte mehr zum Ziehen da. Damit ist diese Partie zu Ende.
event-blocked = In { $count } Zügen nacheinander hat sich keine Karte bewegt, und zu ziehen gibt es nichts. Die Partie ist zu Ende.
event-win = { $called ->
    [yes] { $player } ruft „Miau! Miau!“, legt mit { $card } die letzte Karte und gewinnt.
   *[no] Mit { $card } hat { $player } keine Karte mehr und gewinnt, auch ohne den Ruf.
}
event-place = { $last ->
    [yes] { $player } hat noch Karten und kommt als Letztes auf Platz { $place }.
   *[no] { $player } hat keine Karte mehr und kommt auf Platz { $place }.
}
event-fewest = { $count ->
    [one] { $winners } hat die wenigsten Karten, { $each }, und gewinnt.
   *[other] { $winners } haben die wenigsten Karten, je { $each }, und gewinnen gemeinsam.
}

## Warum ein Zug nicht geht

refusal-direction = { $player } ist jetzt nicht dran. Gespielt wird im Uhrzeigersinn, und { $actor } ist an der Reihe.
refusal-one-card = { $card } ist nicht auf der Hand von { $player }, und legen kann man nur Karten der eigenen Hand.
refusal-match = { $card } passt nicht auf { $top }: Weder der Wert ist gleich noch die Farbe.
refusal-must-play = { $count ->
    [one] { $player } hat eine passende Karte, { $cards }, und muss sie legen.
   *[other] { $player } hat passende Karten und muss eine davon legen: { $cards_or }.
}
refusal-draw-when-stuck = { $why ->
    [drawn] { $player } hat schon gezogen. In einem Zug wird nur einmal gezogen.
    [free] { $player } kann nicht einfach aussetzen: Eine Karte wird gelegt oder gezogen.
   *[first] { $player } kann nicht einfach aussetzen: Wo nichts passt, wird erst eine Karte gezogen.
}
refusal-play-drawn = { $card } geht jetzt nicht: Nach dem Ziehen darf { $player } nur die gezogene Karte legen, { $drawn }, oder nichts.
refusal-seven-only-seven = { $player } muss wegen { $count ->
    [2] einer Sieben
   *[other] mehrerer Siebenen
} { $count } Karten ziehen. Legen lässt sich jetzt nur eine weitere Sieben, sonst werden alle { $count } gezogen.
refusal-seven-draw-ends-turn = { $player } hat für die Siebenen gezogen und kann nicht noch einmal ziehen: Eine passende Karte darf gelegt werden, oder der Zug endet.
refusal-jack-wish = { $why ->
    [no-jack] { $card } ist kein Bube, also lässt sich damit keine Farbe wünschen.
    [none] Wer einen Buben legt, muss eine Farbe nennen. Es kann auch die Farbe des Buben selbst sein.
   *[own-suit] { $card } hat diese Farbe schon. Hier wird eine andere Farbe gewünscht oder keine.
}
refusal-jack-must-match = { $card } passt nicht auf { $top }: Auch ein Bube braucht hier die Farbe der Karte darunter.
refusal-no-jack-on-jack = { $card } geht nicht: Auf einen Buben kommt kein Bube.
refusal-wish-binds = { $card } geht nicht: { colour } ist gewünscht, und nur das passt auf den Buben.
refusal-call-timing = { $phase ->
    [challenge] Ein Ruf wurde vergessen. Zuerst kann { $actor } es sagen oder schweigen.
   *[other] Niemand hat einen Ruf vergessen, also gibt es dazu nichts zu sagen.
}
refusal-call-only-when-due = { $due ->
    [none] Jetzt ist kein Ruf fällig: Nach dieser Karte sind noch { $left } Karten da.
    [miau] Mit der vorletzten Karte ruft man „Miau!“, einmal.
   *[miau-miau] Mit der letzten Karte ruft man „Miau! Miau!“.
}
refusal-call-last = Mit der letzten Karte ruft { $player } „Miau! Miau!“.
refusal-last-card-special = { $why ->
    [wish] { $card } ist die letzte Karte von { $player }. Damit ist die Partie gewonnen, zu wünschen gibt es nichts mehr.
   *[no-jack] { $card } ist die letzte Karte von { $player }, und hier kann ein Bube nicht die letzte Karte sein.
}
refusal-dealer = { $phase ->
    [dealer] Zuerst muss das Los bestimmen, wer von den Mitspielenden gibt.
   *[other] Wer gibt, steht schon fest.
}
refusal-deal = { $phase ->
    [deal] Zuerst müssen die Karten gegeben werden.
   *[other] Die Karten sind schon gegeben.
}
refusal-deck = So lässt sich Miau! Miau! nicht geben: Jede der { $size } Karten muss genau einmal dabei sein.
refusal-empty-pile = { $phase ->
    [shuffle] Der Nachziehstapel ist leer. Zuerst werden die abgelegten Karten unter der obersten gemischt, diese und keine anderen.
    [over] Die Partie endete, als keine Karte mehr zu ziehen war. Mehr lässt sich nicht tun.
   *[other] Gemischt wird nur, wenn eine Karte zu ziehen und der Nachziehstapel leer ist.
}
refusal-win = Die Partie ist gewonnen und vorbei. Mehr lässt sich nicht tun.
refusal-blocked = Die Partie endete, weil sich keine Karte mehr bewegen ließ. Mehr lässt sich nicht tun.
refusal-unknown-move = Einen solchen Zug gibt es in Miau! Miau! nicht. Man kann Karten legen, mit einem Wunsch oder einem Ruf, ziehen und behalten.

## Warum eine Karte grau ist, in wenigen Worten

hint-direction = { $actor } ist dran.
hint-one-card = Nicht auf dieser Hand.
hint-match = Weder Wert noch Farbe passt.
hint-must-play = Eine Karte passt und muss gelegt werden.
hint-draw-when-stuck = { $why ->
    [drawn] In einem Zug wird nur einmal gezogen.
    [free] Lege eine Karte oder ziehe eine.
   *[first] Erst muss eine Karte gezogen werden.
}
hint-play-drawn = Nur die gezogene Karte darf gelegt werden.
hint-seven-only-seven = Es hilft nur eine Sieben, oder { $count } Karten ziehen.
hint-seven-draw-ends-turn = In diesem Zug wird nicht mehr gezogen.
hint-jack-wish = { $why ->
    [no-jack] Nur ein Bube wünscht.
    [none] Nenne eine Farbe.
   *[own-suit] Eine andere Farbe oder keine.
}
hint-jack-must-match = Auch ein Bube braucht die passende Farbe.
hint-no-jack-on-jack = Kein Bube auf einen Buben.
hint-wish-binds = { colour } ist gewünscht.
hint-call-timing = { $phase ->
    [challenge] { $actor } wird nach dem vergessenen Ruf gefragt.
   *[other] Kein Ruf wurde vergessen.
}
hint-call-only-when-due = { $due ->
    [none] Kein Ruf ist fällig.
   *[other] Ein anderer Ruf ist fällig.
}
hint-call-last = Man ruft „Miau! Miau!“.
hint-last-card-special = { $why ->
    [wish] Die letzte Karte wünscht nichts.
   *[no-jack] Die letzte Karte kann kein Bube sein.
}
hint-dealer = { $phase ->
    [dealer] Zuerst bestimmt das Los, wer gibt.
   *[other] Wer gibt, steht schon fest.
}
hint-deal = { $phase ->
    [deal] Zuerst wird gegeben.
   *[other] Die Karten sind schon gegeben.
}
hint-empty-pile = { $phase ->
    [shuffle] Zuerst wird gemischt.
    [over] Die Partie ist zu Ende.
   *[other] Zu mischen gibt es jetzt nichts.
}
hint-win = Die Partie ist zu Ende.
hint-blocked = Die Partie ist zu Ende.

## Das Ende

sheet-caption = Karten, die noch auf der Hand sind
sheet-player = Name
sheet-cards = Karten
sheet-place = Platz
sheet-result = { $shared ->
    [yes] { $players } haben die wenigsten Karten und gewinnen gemeinsam.
   *[no] { $players } gewinnt.
}
