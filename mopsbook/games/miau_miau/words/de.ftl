### Miau! Miau! auf Deutsch.
### $player, $other, $next, $skipped, $dealer, $actor sind Namen, $winners ist eine Liste davon. $card, $top, $drawn
### sind Karten in Worten ("Herz Bube", ohne Artikel), daneben stehen $card_rank, $card_suit und $card_colour; $cards
### ist eine Liste, daneben stehen $cards_or und $cards_count. Zu $suit ist die Nachricht colour der Name der Farbe.

## Das Spiel

game-name = Miau! Miau!

## Was ein Tisch vor dem ersten Zug und am Anfang der Regeln sagt; $count ist, wie viele spielen

summary-aim = Werde deine Karten los; wer zuerst keine mehr hat, gewinnt. Jede Karte muss im Wert oder in der Farbe zur obersten passen, und mit nur noch einer Karte sagst du „Miau!“, sonst ziehst du zur Strafe.
summary-turn = Lege eine Karte, die im Wert oder in der Farbe zur obersten passt. Passt keine, ziehe eine. Eine Sieben lässt die nächste Person ziehen, eine Acht lässt sie aussetzen, und ein Bube wünscht die Farbe. Er passt nicht auf alles: { $jack_wild ->
    [yes] nie auf einen anderen Buben.
   *[no] Seine eigene Farbe muss passen, und auf einen anderen Buben kommt er nie.
}
summary-end = Wer zuerst keine Karte mehr hat, gewinnt, und die Partie ist zu Ende.

## Die Kapitel der Regeln

chapter-1 = Die Schachtel
chapter-2 = Das Geben
chapter-3 = Ein Zug
chapter-4 = Siebenen, Achten, Buben
chapter-5 = Die Rufe
chapter-6 = Der Nachziehstapel und das Ende
chapter-7 = Was kein Zug ist

## Wie zweifelhafte Regeln auch gelesen werden können

choice-max_players-physical = so viele, wie die Karten reichen
choice-deck-32 = immer 32 Karten
choice-deck-52 = immer 52 Karten
choice-card_letters-KDB = immer K, D und B
choice-card_letters-KQJ = immer K, Q und J
choice-start_card-active = eine Sieben oder Acht wirkt wie gelegt
choice-start_card-redraw = stattdessen wird eine andere Karte aufgedeckt
choice-voluntary_draw-true = man darf ziehen, obwohl eine Karte passt
choice-draw_count-until-playable = man zieht, bis eine Karte passt
choice-after_seven_draw-may-play = danach darf eine passende Karte gelegt werden
choice-wish-other-suit-or-none = eine der drei anderen Farben, oder keine
choice-jack_wild-true = ein Bube passt auf alles außer auf einen Buben
choice-wish_duration-next-cat-only = er bindet nur, wer als Nächstes dran ist
choice-call_check-challenge = nur wenn es jemand bemerkt
choice-call_penalty = { $count } Karten
choice-false_call-ignored = er ist möglich und ändert nichts
choice-last_call-required = er kann vergessen werden und kostet dann eine Karte
choice-last_card-no-jack = ein Bube kann nicht die letzte Karte sein
choice-play_on-true = die anderen spielen um die Plätze weiter
choice-empty_pile-stop = die Partie endet, und die wenigsten Karten gewinnen

## Der Tisch

zone-draw = Nachziehstapel
word-draw = { $count ->
    [0] Stapel leer
   *[other] Stapel
}
plate = { $player_plate } · { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
plate-short = { $player_plate } · { $count }
wish-label = { colour } gewünscht
owed-label = { $count } zu ziehen
bubble = { $call ->
    [miau] Miau!
    [miau-miau] Miau! Miau!
   *[forgotten] …
}
bubble-label = { $call ->
    [forgotten] { $player_is ->
        [you] Du hast den Ruf vergessen
       *[other] { $player } hat den Ruf vergessen
    }
   *[other] { $player_is ->
        [you] Du rufst „{ bubble }“
       *[other] { $player } ruft „{ bubble }“
    }
}
mark-legal = passt
mark-picked = gewählt
mark-wins = gewinnt
mark-eight = setzt aus

## Titel und Kapitel

title-start = Die Karten sind gegeben
title-turn = { $player_is ->
    [you] { your-turn }
   *[other] { $player } ist dran
}
title-drawn = { $player_is ->
    [you] Du hast gezogen
   *[other] { $player } hat gezogen
}
title-wish = { colour } gewünscht
title-owed = { $count } Karten zu ziehen
title-one = { $player_is ->
    [you] Du hast noch eine Karte
   *[other] { $player }: noch eine Karte
}
title-challenge = { $other_is ->
    [you] Du hast nicht gerufen
   *[other] { $other } hat nicht gerufen
}
title-shuffle = Neuer Nachziehstapel
title-over = Partie beendet

## Was man tun kann

action-draw = { $count ->
    [0] Ziehen, bis eine Karte passt
    [one] Eine Karte ziehen
   *[other] { $count } Karten ziehen
}
action-keep = { $drawn ->
    [yes] Die Karte behalten
   *[no] Nichts legen
}
action-wish = { colour } wünschen
action-no-wish = Nichts wünschen
action-back = Doch nicht
action-challenge = { $other_is ->
    [you] Du hast nicht gerufen!
   *[other] { $other } hat nicht gerufen!
}
action-quiet = Nichts sagen
ask-wish = Welche Farbe wünschst du dir zu { $card }?
prompt-call = { $player_is ->
    [you] { your-turn }: Rufe erst „{ bubble }“, dann lege { fitting }{ or-else }.
   *[other] { $player } muss erst „{ bubble }“ rufen und kann dann { fitting } legen{ or-else }.
}
or-else = { $how ->
    [draw] {" "}oder ziehe
    [keep] {" "}oder lege nichts
   *[none] {""}
}
ask-call = Lege jetzt { fitting }: „{ bubble }“ ist gerufen.
can-draw = { $count ->
    [0] ziehen, bis eine Karte passt
    [one] eine Karte ziehen
   *[other] { $count } Karten ziehen
}{ $pile ->
    [shuffled] ; dafür wird die Ablage gemischt
    [stops] ; der Stapel reicht nicht, und die Partie endet
    [short] ; so viele, wie da sind
   *[lasts] {""}
}
can-forget = ohne „{ bubble }“ kostet das { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
can-seven = passt; dann sind { $count } Karten zu ziehen
can-eight = passt; { $skipped_is ->
    [you] du setzt dann aus
   *[other] { $skipped } setzt dann aus
}
can-jack = passt und wünscht eine Farbe

prompt-dealer = Es muss ausgelost werden, wer gibt.
prompt-deal = Die Karten müssen gegeben werden.
prompt-shuffle = Der Nachziehstapel ist leer: Die abgelegten Karten werden gemischt.
prompt-play = { $player_is ->
    [you] { your-turn }: Lege eine Karte oder ziehe, wenn nichts passt.
   *[other] { $player } ist dran.
}
prompt-lay = { $player_is ->
    [you] { your-turn }: Lege { fitting }{ $draw ->
        [yes] {" "}oder ziehe
       *[no] {""}
    }.
   *[other] { $player } kann { fitting } legen{ $draw ->
        [yes] {" "}oder ziehen
       *[no] {""}
    }.
}
fitting = { $cards_count ->
    [0] eine Karte, die passt
    [one] { $cards }
    [2] { $cards_or }
   *[other] eine von { $cards_count } passenden Karten
}
prompt-stuck = { $player_is ->
    [you] { your-turn }: { $suit ->
        [none] Ziehe eine Karte, denn auf { $top } passt nichts.
       *[other] Ziehe eine Karte, denn du hast kein { colour }.
    }
   *[other] { $suit ->
        [none] { $player } hat nichts, was auf { $top } passt, und muss ziehen.
       *[other] { $player } hat kein { colour } und muss ziehen.
    }
}
prompt-wish = { $player_is ->
    [you] { your-turn }: Lege { colour }, die gewünschte Farbe{ $draw ->
        [yes] , oder ziehe
       *[no] {""}
    }.
   *[other] { $player } muss { colour } legen, die gewünschte Farbe{ $draw ->
        [yes] , oder ziehen
       *[no] {""}
    }.
}
prompt-owed = { $player_is ->
    [you] { your-turn }: Lege eine Sieben oder ziehe { $count } Karten.
   *[other] { $player } muss eine Sieben legen oder { $count } Karten ziehen.
}
prompt-owed-sevens = { $player_is ->
    [you] { your-turn }: { $cards_count ->
        [0] Ziehe { $count } Karten, denn du hast keine Sieben.
       *[other] Lege { a-seven } oder ziehe { $count } Karten.
    }
   *[other] { $cards_count ->
        [0] { $player } hat keine Sieben und muss { $count } Karten ziehen.
       *[other] { $player } muss { a-seven } legen oder { $count } Karten ziehen.
    }
}
a-seven = { $cards_count ->
    [one] { $cards }
   *[other] eine Sieben
}
prompt-drawn = { $player_is ->
    [you] { your-turn }: Lege die gezogene Karte (drücke darauf) oder behalte sie.
   *[other] { $player } kann die gezogene Karte legen oder behalten.
}
prompt-drawn-card = { $player_is ->
    [you] { your-turn }: { $drawn } passt. Lege die Karte (drücke darauf) oder behalte sie.
   *[other] { $player } hat { $drawn } gezogen und kann die Karte legen oder behalten.
}
prompt-may-play = { $player_is ->
    [you] { your-turn }: Lege noch eine passende Karte oder nichts.
   *[other] { $player } kann noch eine passende Karte legen.
}
prompt-may-play-cards = { $player_is ->
    [you] { your-turn }: Lege noch { fitting } oder nichts.
   *[other] { $player } kann noch { fitting } legen.
}
prompt-challenge = { $player_is ->
    [you] { your-turn }: { $other_who } hat den Ruf vergessen. Sagst du es?
   *[other] { $other_is ->
        [you] Du hast den Ruf vergessen. Sagt { $player_who } es?
       *[other] { $other } hat den Ruf vergessen. Sagt { $player } es?
    }
}
prompt-over = Die Partie ist zu Ende: { $winners_are ->
    [you] Du hast gewonnen.
    [you-and] { START($winners) } habt gemeinsam gewonnen.
    [one] { $winners } hat gewonnen.
   *[other] { $winners } haben gemeinsam gewonnen.
}

## Was geschah

event-dealer-chosen = Das Los bestimmt, wer gibt: { $dealer_who }. Also { $next_is ->
    [you] wirst du
   *[other] wird { $next }
} beginnen.
event-deal = { $dealer_is ->
    [you] Du mischst die { $size } Karten und gibst
   *[other] { $dealer } mischt die { $size } Karten und gibt
} jeder Hand { $count }. { $stock ->
    [one] Eine Karte bleibt
   *[other] { $stock } Karten bleiben
} für den Nachziehstapel übrig.
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
event-first-player = { $player_is ->
    [you] Du sitzt links von { $dealer_to } und beginnst, denn { $dealer_who } hat gegeben.
   *[other] { $dealer_is ->
        [you] { $player } sitzt links von dir und beginnt, denn du hast gegeben.
       *[other] { $player } sitzt links von { $dealer } und beginnt, denn { $dealer } hat gegeben.
    }
}
event-first-skipped = { $skipped_is ->
    [you] Du würdest beginnen, musst aber wegen der Acht gleich aussetzen.
   *[other] { $skipped } würde beginnen, muss aber wegen der Acht gleich aussetzen.
} Also { $player_is ->
    [you] beginnst du.
   *[other] beginnt { $player }.
}
event-play = { $player_is ->
    [you] Du legst
   *[other] { $player } legt
} { $fresh ->
    [yes] die eben gezogene Karte: { $card }.
   *[no] { $card }.
} { $by ->
    [suit] Das passt auf { $top }, denn die Farbe ist gleich.
    [rank] Das passt auf { $top }, denn der Wert ist gleich.
    [wish] { START($card_colour) } war gewünscht.
    [seven] Wer eine Sieben auf die Sieben legt, zieht selbst nichts.
   *[wild] Hier passt ein Bube auf alles außer auf einen Buben.
}
event-wish = { $player_is ->
    [you] { $own ->
        [yes] Du nennst { colour }, also die Farbe des Buben selbst.
       *[no] Du wünschst { colour }.
    }
   *[other] { $own ->
        [yes] { $player } nennt { colour }, also die Farbe des Buben selbst.
       *[no] { $player } wünscht { colour }.
    }
} Auf den Buben passt jetzt nur { colour }.
event-no-wish = { $player_is ->
    [you] Du wünschst
   *[other] { $player } wünscht
} nichts, also gilt die Farbe des Buben: { $card_colour }.
event-seven = { $stacked ->
    [yes] Die Siebenen zählen zusammen: { START(has-to-draw) } { $count } Karten ziehen oder noch eine Sieben legen.
   *[no] { START(has-to-draw) } { $count } Karten ziehen oder noch eine Sieben legen.
}
has-to-draw = { $player_is ->
    [you] du musst
   *[other] { $player } muss
}
event-eight = { $skipped_is ->
    [you] Du setzt wegen der Acht aus
   *[other] { $skipped } setzt wegen der Acht aus
}{ $again ->
    [yes] { $player_is ->
        [you] , und du bist noch einmal dran.
       *[other] , und { $player } ist noch einmal dran.
    }
   *[no] .
}
event-miau = { $player_is ->
    [you] Du rufst „Miau!“, denn dir bleibt nur noch eine Karte.
   *[other] { $player } ruft „Miau!“, denn es bleibt nur noch eine Karte.
}
event-false-call = { $player_is ->
    [you] Du rufst
   *[other] { $player } ruft
} { $call ->
    [miau] „Miau!“
   *[miau-miau] „Miau! Miau!“
}, aber dieser Ruf ist nicht fällig und ändert nichts.
event-challenge = { $player_is ->
    [you] Du sagst
   *[other] { $player } sagt
}, dass { forgot-the-call }.
event-quiet = { $player_is ->
    [you] Du sagst
   *[other] { $player } sagt
} nicht, dass { forgot-the-call }.
forgot-the-call = { $other_is ->
    [you] du den Ruf vergessen hast
   *[other] { $other } den Ruf vergessen hat
}
event-forgot = { $player_is ->
    [you] { $left ->
        [0] Du hast deine letzte Karte gelegt und nicht „Miau! Miau!“ gerufen.
       *[other] Du hast nur noch eine Karte und hast vergessen, „Miau!“ zu rufen.
    }
   *[other] { $left ->
        [0] { $player } hat die letzte Karte gelegt und nicht „Miau! Miau!“ gerufen.
       *[other] { $player } hat nur noch eine Karte und hat vergessen, „Miau!“ zu rufen.
    }
} Das kostet { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-penalty = { draws } { for-penalty } { $cards }.
for-penalty = { $renewed ->
    [yes] vom neuen Stapel
   *[no] zur Strafe
}
event-penalty-hidden = { draws } { for-penalty } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
draws = { $player_is ->
    [you] Du ziehst
   *[other] { $player } zieht
}
event-draw = { $why ->
    [free] { draws } { $cards }.
    [more] { draws } vom neuen Stapel { $cards }.
   *[stuck] { $player_is ->
        [you] Du hast nichts, was passt, und ziehst { $cards }.
       *[other] { $player } hat nichts, was passt, und zieht { $cards }.
    }
}
event-draw-hidden = { $why ->
    [free] { draws }
    [more] { draws } vom neuen Stapel
   *[stuck] { $player_is ->
        [you] Du hast nichts, was passt, und ziehst
       *[other] { $player } hat nichts, was passt, und zieht
    }
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-draw-owed = { draws } { $part ->
    [yes] { $count } von { $owed } Karten{" "}
   *[no] {""}
}{ for-what }: { $cards }.{ ends-turn }
event-draw-owed-hidden = { draws } { $part ->
    [yes] { $count } von { $owed } Karten
   *[no] { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
} { for-what }.{ ends-turn }
ends-turn = { $ends ->
    [yes] {" "}Damit ist der Zug zu Ende.
   *[no] {""}
}
for-what = { $renewed ->
    [yes] vom neuen Stapel
   *[no] für die { $owed ->
        [2] Sieben
       *[other] Siebenen
    }
}
event-fits = Die gezogene Karte passt, also { $player_is ->
    [you] darfst du
   *[other] darf { $player }
} sie legen oder behalten.
event-no-fit = Die gezogene Karte passt nicht, also ist { $player_is ->
    [you] dein Zug
   *[other] der Zug von { $player }
} zu Ende.
event-may-play = { $player_is ->
    [you] Du hast eine passende Karte und darfst
   *[other] { $player } hat eine passende Karte und darf
} sie nach dem Ziehen legen.
event-keep = { $player_is ->
    [you] Du legst nichts, und dein Zug ist zu Ende.
   *[other] { $player } legt nichts, und der Zug ist zu Ende.
}
event-wish-stays = { colour } bleibt gewünscht: Jetzt { $next_is ->
    [you] legst du
   *[other] legt { $next }
} { colour } oder zieht.
event-wish-lapses = Der Wunsch nach { colour } verfällt: Von { $next_to } an gilt wieder die Farbe des Buben.
event-pile-empty = { $player_is ->
    [you] Du ziehst
   *[other] { $player } zieht
}, aber der Nachziehstapel ist leer. { $count ->
    [one] Die eine abgelegte Karte unter der obersten wird der neue Stapel.
   *[other] Die { $count } abgelegten Karten unter der obersten werden gemischt.
}
event-reshuffle = { $count ->
    [one] Der neue Nachziehstapel hat eine Karte.
   *[other] Der neue Nachziehstapel hat { $count } Karten.
}
event-short = Für { $player_whom } { $count ->
    [0] ist keine Karte mehr zum Ziehen da.
   *[other] { $missing ->
        [one] fehlt eine Karte zum Ziehen.
       *[other] fehlen { $missing } Karten zum Ziehen.
    }
}
event-stop = Für { $player_whom } ist keine Karte mehr zum Ziehen da. Damit ist diese Partie zu Ende.
event-blocked = In { $count } Zügen nacheinander hat sich keine Karte bewegt, und zu ziehen gibt es nichts. Die Partie ist zu Ende.
event-win = { $player_is ->
    [you] { $called ->
        [yes] Du rufst „Miau! Miau!“, legst mit { $card } deine letzte Karte und gewinnst.
       *[no] Mit { $card } hast du keine Karte mehr und gewinnst, auch ohne den Ruf.
    }
   *[other] { $called ->
        [yes] { $player } ruft „Miau! Miau!“, legt mit { $card } die letzte Karte und gewinnt.
       *[no] Mit { $card } hat { $player } keine Karte mehr und gewinnt, auch ohne den Ruf.
    }
}
event-place = { $player_is ->
    [you] { $last ->
        [yes] Du hast noch Karten und kommst als Letztes auf Platz { $place }.
       *[no] Du hast keine Karte mehr und kommst auf Platz { $place }.
    }
   *[other] { $last ->
        [yes] { $player } hat noch Karten und kommt als Letztes auf Platz { $place }.
       *[no] { $player } hat keine Karte mehr und kommt auf Platz { $place }.
    }
}
event-fewest = { $winners_are ->
    [you] Du hast die wenigsten Karten, { $each }, und gewinnst.
    [you-and] { START($winners) } habt die wenigsten Karten, je { $each }, und gewinnt gemeinsam.
    [one] { $winners } hat die wenigsten Karten, { $each }, und gewinnt.
   *[other] { $winners } haben die wenigsten Karten, je { $each }, und gewinnen gemeinsam.
}

## Warum ein Zug nicht geht

refusal-direction = { $actor_is ->
    [you] Du bist dran, und { $player_who } kann jetzt nicht spielen. Gespielt wird im Uhrzeigersinn.
   *[other] { $player_is ->
        [you] { $actor } ist dran, also kannst du jetzt nicht spielen. Gespielt wird im Uhrzeigersinn.
       *[other] { $actor } ist dran, und { $player } kann jetzt nicht spielen. Gespielt wird im Uhrzeigersinn.
    }
}
refusal-one-card = { $player_is ->
    [you] Lege eine Karte deiner eigenen Hand: { $card } ist nicht dabei.
   *[other] Legen kann { $player } nur eine Karte der eigenen Hand: { $card } ist nicht dabei.
}
refusal-match = { $card } passt nicht auf { $top }: Weder der Wert noch die Farbe ist gleich.
refusal-must-play = { $player_is ->
    [you] { $count ->
        [one] Du hast eine passende Karte und musst sie legen: { $cards }.
       *[other] Du hast passende Karten und musst eine davon legen: { $cards_or }.
    }
   *[other] { $count ->
        [one] { $player } hat eine passende Karte und muss sie legen: { $cards }.
       *[other] { $player } hat passende Karten und muss eine davon legen: { $cards_or }.
    }
}
refusal-draw-when-stuck = { $player_is ->
    [you] { $why ->
        [drawn] Du hast schon gezogen. In einem Zug wird nur einmal gezogen.
        [free] Lege eine Karte oder ziehe eine: Einfach aussetzen geht nicht.
       *[first] Ziehe zuerst eine Karte: Einfach aussetzen geht nicht, auch wenn nichts passt.
    }
   *[other] { $why ->
        [drawn] { $player } hat schon gezogen. In einem Zug wird nur einmal gezogen.
        [free] { $player } kann nicht einfach aussetzen: Eine Karte wird gelegt oder gezogen.
       *[first] { $player } kann nicht einfach aussetzen: Wo nichts passt, wird erst eine Karte gezogen.
    }
}
refusal-play-drawn = Nach dem Ziehen { $player_is ->
    [you] darfst du
   *[other] darf { $player }
} nur die gezogene Karte legen, { $drawn }, oder nichts: nicht { $card }.
refusal-seven-only-seven = Legen lässt sich jetzt nur eine weitere Sieben, sonst { $player_is ->
    [you] ziehst du
   *[other] zieht { $player }
} alle { $count } Karten für { $count ->
    [2] die Sieben
   *[other] die Siebenen
}.
refusal-seven-draw-ends-turn = { $player_is ->
    [you] Lege eine passende Karte oder beende den Zug: Du hast für die Siebenen gezogen und kannst nicht noch einmal ziehen.
   *[other] { $player } hat für die Siebenen gezogen und kann nicht noch einmal ziehen: Eine passende Karte darf gelegt werden, oder der Zug endet.
}
refusal-jack-wish = { $why ->
    [no-jack] Nur mit einem Buben wünscht man eine Farbe: { $card } ist keiner.
    [none] Nenne zum Buben eine Farbe. Es kann auch die Farbe des Buben selbst sein.
   *[own-suit] Wünsche eine andere Farbe oder keine: Hier darf es nicht die Farbe von { $card } selbst sein.
}
refusal-jack-must-match = { $card } passt nicht auf { $top }: Auch ein Bube braucht hier die Farbe der Karte darunter.
refusal-no-jack-on-jack = Lege etwas anderes als { $card }: Auf einen Buben kommt kein Bube.
refusal-wish-binds = Auf den Buben passt jetzt nur { colour }, denn das ist gewünscht: nicht { $card }.
refusal-call-timing = { $phase ->
    [challenge] Ein Ruf wurde vergessen. { $actor_is ->
        [you] Sag es zuerst oder schweige.
       *[other] Zuerst kann { $actor } es sagen oder schweigen.
    }
   *[other] Niemand hat einen Ruf vergessen, also gibt es dazu nichts zu sagen.
}
refusal-call-only-when-due = { $due ->
    [none] Jetzt ist kein Ruf fällig: Nach dieser Karte sind noch { $left } Karten da.
    [miau] Mit der vorletzten Karte ruft man „Miau!“, einmal.
   *[miau-miau] Mit der letzten Karte ruft man „Miau! Miau!“.
}
refusal-call-last = Mit der letzten Karte { $player_is ->
    [you] rufst du
   *[other] ruft { $player }
} „Miau! Miau!“.
refusal-last-card-special = { $why ->
    [wish] Mit dieser letzten Karte, { $card }, ist die Partie gewonnen, zu wünschen gibt es nichts mehr.
   *[no-jack] Hier kann ein Bube nicht die letzte Karte sein, und { $card } ist { $player_is ->
        [you] deine letzte.
       *[other] die letzte von { $player }.
    }
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

hint-direction = { $actor_is ->
    [you] Du bist dran.
   *[other] { $actor } ist dran.
}
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
    [challenge] { $actor_is ->
        [you] Du wirst nach dem vergessenen Ruf gefragt.
       *[other] { $actor } wird nach dem vergessenen Ruf gefragt.
    }
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
    [yes] { START($players) } { $players_are ->
        [you-and] habt die wenigsten Karten und gewinnt
       *[other] haben die wenigsten Karten und gewinnen
    } gemeinsam.
   *[no] { $players_are ->
        [you] Du gewinnst.
       *[other] { $players } gewinnt.
    }
}

## Eine Faustregel

thumb-stop = { $other_is ->
    [you] Du bist die Karten fast los, und das hält dich auf.
   *[other] { $other } ist die Karten fast los, und das hält auf.
}
thumb-wish = Von dieser Farbe hast du am meisten: { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
thumb-follows = Später { $count ->
    [one] passt noch eine deiner Karten
   *[other] passen noch { $count } deiner Karten
} darauf.

## Fragen

quiz-situation = Du hast gerade { $card } gezogen.
quiz-done-play = Du legst { $card } auf { $top }.
quiz-done-draw-owed = Du ziehst { for-what } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
quiz-playable = Welche deiner Karten kannst du jetzt legen? Wähle alle.
quiz-try-play = { $card } legen
quiz-owed = Du legst { $card }, und wer danach kommt, hat keine Sieben. Wie viele Karten sind dann zu ziehen?
quiz-wished = Du legst { $card } und wünschst dir { colour }. Welche deiner anderen Karten würden darauf passen? Wähle alle.
quiz-call = Du legst { $card }. Musst du dabei „Miau!“ oder „Miau! Miau!“ rufen?
answer-call = { $call ->
    [nothing] Keins von beiden
    [miau] „Miau!“
   *[miau-miau] „Miau! Miau!“
}
because-owed = { $slip ->
    [count] Sieh nach, wie viele Karten schon zu ziehen sind, und was diese Sieben dazubringt.
    [one] Für jede Sieben sind zwei Karten zu ziehen.
    [alone] Was vorher schon zu ziehen war, kommt dazu.
   *[before] Deine Sieben bringt zwei weitere.
}
because-sevens = { $sevens ->
    [one] Für diese Sieben sind { $count } Karten zu ziehen, und vorher war keine zu ziehen.
   *[other] { $sevens } Siebenen hintereinander: Für jede sind zwei Karten zu ziehen, zusammen { $count }.
}
quiz-held = { $sevens ->
    [one] Eine Sieben wurde gelegt
   *[other] { $sevens } Siebenen wurden hintereinander gelegt
}, und du hast keine. Wie viele Karten hast du auf der Hand, wenn du dafür gezogen hast?
because-held = { $slip ->
    [one] Eine Sieben kostet mehr als eine Karte.
    [alone] Jede der Siebenen zählt.
    [new] Auch die Karten, die du schon hast, zählen mit.
   *[laid] Wer für eine Sieben ziehen muss, darf nichts als eine Sieben legen.
}
because-held-right = { $held } auf der Hand und { $owed } für die { $sevens ->
    [one] Sieben macht { $count }.
   *[other] { $sevens } Siebenen macht { $count }.
}
quiz-who-draws = Du legst { $card }. { $answering } legt noch eine Sieben darauf, und { $own ->
    [yes] du hast keine mehr
   *[no] { $then } hat keine
}. Wer zieht wie viele Karten?
answer-who-draws = { $player_is ->
    [you] Du ziehst
   *[other] { $player } zieht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
because-who-draws = { $slip ->
    [answered] Wer mit einer Sieben antwortet, zieht nichts: { $player_is ->
        [you] du gibst
       *[other] { $player } gibt
    } es weiter.
    [before] Was vorher schon zu ziehen war, kommt dazu.
   *[alone] Jede der Siebenen zählt.
}
because-who-draws-right = { $sevens } Siebenen hintereinander, für jede zwei Karten: { $player_is ->
    [you] Du ziehst
   *[other] { $player } zieht
} { $count }.
because-wish = { $slip ->
    [fits] { $card } passt.
    [jack] { $card } passt nicht: kein Bube auf einen Buben.
    [own] { $card } hat zwar die Farbe des Buben, gewünscht ist aber { colour }.
   *[other] { $card } passt nicht: Gewünscht ist { colour }.
}
because-wished = Jetzt passt nur { colour }, und kein Bube.
because-count-left = Zähle, wie viele Karten danach noch auf deiner Hand sind.
because-call = { $call ->
    [nothing] Dir bleiben { $left } Karten auf der Hand, also ist noch kein Ruf fällig.
    [miau] Dir bleibt eine Karte auf der Hand: „Miau!“
   *[miau-miau] Dir bleibt keine Karte auf der Hand: „Miau! Miau!“
}
quiz-forgets = Du legst { $card }, deine { $last ->
    [yes] letzte
   *[no] vorletzte
} Karte, und vergisst, „{ $call ->
    [miau] Miau!
   *[miau-miau] Miau! Miau!
}“ zu rufen. Was folgt daraus?
answer-forgets = { $kind ->
    [draw] Du ziehst sofort { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
    [pointed] Du ziehst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, wenn es jemand merkt
    [nothing] Nichts: Es gilt trotzdem
   *[back] Du nimmst die Karte zurück
}
because-forgets = { $kind ->
    [draw] Ein vergessener Ruf kostet { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, bevor es weitergeht.
    [pointed] In diesem Spiel kostet ein vergessener Ruf { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, aber nur, wenn jemand rechtzeitig darauf hinweist.
    [nothing] Für den letzten Ruf steht keine Strafe in den Regeln, also gewinnt eine leere Hand trotzdem.
    [not-draw] { $free ->
        [yes] Für den letzten Ruf wird keine Karte gezogen.
       *[no] Gezogen wird erst, wenn jemand darauf hingewiesen hat.
    }
    [not-pointed] { $free ->
        [yes] Für den letzten Ruf wird keine Karte gezogen, wer es auch merkt.
       *[no] Niemand muss darauf hinweisen.
    }
    [not-nothing] Der Ruf gehört zur Karte: Ohne ihn ist etwas zu zahlen.
   *[not-back] Eine gelegte Karte bleibt liegen.
}
quiz-runs-out = { $count ->
    [0] Der Nachziehstapel ist aufgebraucht. Was geschieht, wenn jemand ziehen muss?
    [one] Im Nachziehstapel ist noch eine Karte. Was geschieht, wenn er aufgebraucht ist und jemand ziehen muss?
   *[other] Im Nachziehstapel sind noch { $count } Karten. Was geschieht, wenn er aufgebraucht ist und jemand ziehen muss?
}
answer-runs-out = { $kind ->
    [below] Alle abgelegten Karten außer der obersten werden der neue Stapel
    [all] Alle abgelegten Karten, auch die oberste, werden der neue Stapel
    [pass] Niemand zieht mehr
   *[end] Das Spiel endet
}
because-runs-out = { $kind ->
    [below] Die abgelegten Karten werden gemischt, aber die oberste bleibt liegen: Auf sie wird weitergelegt.
    [end] In diesem Spiel ist das das Ende: Die wenigsten Karten gewinnen.
    [not-below] In diesem Spiel wird nichts gemischt.
    [not-all] Etwas muss liegen bleiben, auf das weitergelegt wird.
    [not-pass] Ziehen ist keine Wahl: Wer ziehen muss, bekommt Karten, solange es welche gibt.
   *[not-end] Das Spiel endet nur mit jemandes letzter Karte.
}
quiz-kept-seven-only-seven = Das gilt nur, solange für eine Sieben Karten zu ziehen sind.
quiz-kept-jack-must-match = Das verbietet nur einen Buben, dessen Farbe nicht passt.
quiz-kept-no-jack-on-jack = Das verbietet nur einen Buben auf einem Buben.
quiz-kept-play-drawn = Das gilt nur nach dem Ziehen.
quiz-kept-wish-binds = Das gilt nur auf einem Buben und verbietet nur, was nicht die gewünschte Farbe hat.
