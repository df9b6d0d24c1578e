### Mopsen auf Deutsch.
### $player, $winner ... sind Namen; $card ist eine Karte in Worten ("Rot 9"), daneben stehen $card_suit,
### $card_number und $card_colour; $cards ist eine Liste in Worten ("Rot 9 und Katze 2"), daneben stehen
### $cards_or ("oder"), $cards_list (nur Kommas) und $cards_count. START() schreibt den ersten Buchstaben groß.

## Karten, Farben, Plätze

card = { $suit ->
    [R] Rot { $number }
    [B] Blau { $number }
    [Y] Gelb { $number }
   *[C] Katze { $number }
}
card-label = { card }, { $bones } Knochen
back = verdeckte Karte
colour = { $suit ->
    [R] Rot
    [B] Blau
    [Y] Gelb
   *[C] Katze
}
colour-name = { START($colour) }
place = { $place ->
    [1] am stärksten
    [2] 2.
    [3] 3.
   *[4] am schwächsten
}
order-label = { START($colour) }, { $place ->
    [1] oben in der Hackordnung, am stärksten
    [2] an zweiter Stelle der Hackordnung
    [3] an dritter Stelle der Hackordnung
   *[4] unten in der Hackordnung, am schwächsten
}
seat-points = { $player } { $points }

## Der Tisch

game-name = Mopsen
zone-bowl = Napf von { $player }
zone-trick = Stich
zone-stack = Stapel
zone-discard = Ablagestapel
word-discard = Ablage
zone-pecking = Hackordnung
plate = { $player } · { $points } P.
plate-you = { $player } (du) · { $points } P.
bowl-label = { $tricks ->
    [0] Napf von { $player }: leer, { $bones } Knochen wert
    [one] Napf von { $player }: eine Karte, { $bones } Knochen
   *[other] Napf von { $player }: { $tricks } Karten, { $bones } Knochen
}
trick-label = { $card }, { $bones } Knochen, von { $player }
bowl = Napf
mark-wins = gewinnt
mark-lowest = mopst
mark-legal = spielbar
mark-picked = gewählt
can-put-away = kann weggelegt werden
arrow-jostle = { $colour } nach oben
arrow-pinch = zu { $player }

## Titel und Kapitel

title-round = Runde { $round } von 3
title-trick = Stich { $trick }
title-led = { $player } spielte { $card } aus
title-turn = { $player } ist dran
title-redraw = Tausch
title-pinch = { $player } mopst
title-round-over = Runde beendet
title-game-over = Partie beendet

## Was man tun kann

action-keep = Alle Karten behalten
action-put-away = { $count ->
    [0] Karten weglegen
    [one] Eine Karte weglegen
   *[other] { $count } Karten weglegen
}
action-take = { $card } nehmen · { $bones } Knochen
action-take-nothing = Nichts nehmen
action-next-round = Nächste Runde

prompt-deal = Die Karten müssen gegeben werden.
prompt-redraw = { $player } darf bis zu drei Karten weglegen und ebenso viele ziehen.
prompt-play = { $player } ist an der Reihe, eine Karte zu spielen.
prompt-lead = { $player } spielt aus und darf jede Karte legen.
prompt-follow = { $why ->
    [suit] { START($led) } wurde ausgespielt, also muss { $player } einen Mops in { $led_colour } oder eine Katze legen: { $cards_or }.
    [void] { START($led) } wurde ausgespielt, aber { $player } hat keinen Mops in { $led_colour } und darf jede Karte legen.
   *[cat-lead] { START($led) } wurde ausgespielt, also ist keine Farbe vorgeschrieben: { $player } darf jede Karte legen.
}
prompt-pinch = { $count ->
    [one] { $player } nimmt die eine Karte dieses Stichs, die noch liegt: { $cards }.
   *[other] { $player } nimmt eine der Karten, die noch liegen: { $cards_or }.
}
prompt-pinch-may = { $player } darf { $cards_or } nehmen oder nichts.
prompt-next-round = Runde { $round } ist zu Ende. Alle können die nächste beginnen.
prompt-game-over = Die Partie ist zu Ende.

step-jostle = { $outcome ->
    [moves] { $colour_suit ->
        [C] Die Katzen
       *[other] { $colour }
    } in der Reihe nach oben schieben
    [on-top] { $colour_suit ->
        [C] Die Katzen stehen
       *[other] { $colour } steht
    } schon oben
    [done] { $colour_suit ->
        [C] Die Katzen stehen
       *[other] { $colour } steht
    } oben
   *[stays] Die Reihe bleibt (die niedrigste Karte ist eine Katze)
}
step-put-away = { $card } auf den Ablagestapel legen
step-take = { $count ->
    [one] Die Karte nehmen, die noch liegt
   *[other] Eine der { $count ->
        [2] zwei
       *[other] drei
    } Karten nehmen, die noch liegen
}

## Was geschah

event-new-order = { $shuffled ->
    [yes] Die Drängelkarten werden gemischt und ausgelegt. Die Hackordnung ist { $order }, die stärkste Farbe zuerst.
   *[no] { $round ->
        [1] Die Drängelkarten liegen wie vereinbart: { $order }, die stärkste Farbe zuerst.
       *[other] Die Hackordnung bleibt, wie sie war: { $order }, die stärkste Farbe zuerst.
    }
}
event-deal = { $dealer } mischt alle Karten und gibt jeder Hand { $count }. { $stack ->
    [one] Eine Karte bleibt
   *[other] { $stack } Karten bleiben
} als Stapel übrig, und { $leader } wird ausspielen.
event-bowls-set = Jeder Napf ist unbedeckt und seine { $bones } gedruckten Knochen wert.
event-choose = { $count ->
    [0] { $player } hat gewählt, alle Karten zu behalten. Gezogen wird erst, wenn alle gewählt haben.
   *[other] { $player } hat gewählt, { $cards } wegzulegen. Gezogen wird erst, wenn alle gewählt haben.
}
event-choose-hidden = { $player } hat gewählt, was wegkommt. Gezogen wird erst, wenn alle gewählt haben.
event-redraw = { $count ->
    [0] { $player } behält alle Karten.
    [one] { $player } legt { $cards } unter den Stapel und zieht eine neue Karte.
   *[other] { $player } legt { $cards } unter den Stapel und zieht { $count } neue Karten.
}
event-redraw-hidden = { $count ->
    [0] { $player } behält alle Karten.
    [one] { $player } legt eine Karte weg und zieht eine neue.
   *[other] { $player } legt { $count } Karten weg und zieht ebenso viele neue.
}
event-first-lead = { $player } sitzt links vom Geber und spielt zum ersten Stich der Runde aus.
event-lead = { $card_suit ->
    [C] { $player } spielt { $card } aus. Es ist eine Katze, also ist in diesem Stich keine Farbe vorgeschrieben.
   *[other] { $player } spielt { $card } aus. Wer einen Mops in { $card_colour } hat, muss jetzt einen legen oder eine Katze.
}
event-follow = { $why ->
    [suit] { $player } bedient mit { $card }, denn { $led } wurde ausgespielt.
    [cat] { $player } legt { $card }: Eine Katze darf man immer spielen.
    [void] { $player } hat keinen Mops in { $led_colour }, darf also jede Karte legen: { $card }.
   *[cat-lead] { START($led) } wurde ausgespielt, also ist keine Farbe vorgeschrieben. { $player } legt { $card }.
}
event-trick-won = { $by ->
    [colour] { $card_suit ->
        [C] Die Katzen stehen
       *[other] { START($card_colour) } steht
    } in der Hackordnung über { $over_suit ->
        [C] den Katzen
       *[other] { $over_colour }
    }, also schlägt { $card } die Karte { $over }.
   *[number] { START($card) } schlägt { $over }: Die Farbe ist gleich, und { $card_number } ist höher als { $over_number }.
} { $winner } gewinnt den Stich und legt { $card } auf den eigenen Napf.
event-covers-bowl = Es ist die erste Karte auf dem Napf von { $player }, also zählen die { $bones } gedruckten Knochen nicht mehr.
event-lowest = { START($card) } ist die niedrigste Karte des Stichs. Sie bringt { $player } keine Knochen, aber { $player } mopst.
event-jostle = { $outcome ->
    [moves] { $colour_suit ->
        [C] Die Katzen drängeln
       *[other] { START($colour) } drängelt
    } sich nach oben, denn { $player } hat die niedrigste Karte gelegt. Die Hackordnung ist jetzt { $order }.
    [on-top] { $colour_suit ->
        [C] Die Katzen stehen
       *[other] { START($colour) } steht
    } in der Hackordnung schon oben, also rückt nichts.
   *[stays] Die niedrigste Karte ist eine Katze, und hier lässt eine Katze die Hackordnung, wie sie ist.
}
event-put-away = { $player } legt { $card } auf den Ablagestapel und kann die Karte nicht zurücknehmen.
event-must-pinch = { $count ->
    [one] { $player } muss die eine Karte des Stichs nehmen, die noch liegt: { $cards }.
   *[other] { $player } muss eine der { $count ->
        [2] zwei
       *[other] drei
    } Karten nehmen, die noch liegen: { $cards_or }.
}
event-may-pinch = { $count ->
    [one] { $player } darf die eine Karte des Stichs nehmen, die noch liegt, { $cards }, oder nichts.
   *[other] { $player } darf eine der { $count ->
        [2] zwei
       *[other] drei
    } Karten nehmen, die noch liegen, { $cards_or }, oder nichts.
}
event-pinch = { $player } mopst { $card } von { $owner } und nimmt die Karte auf die Hand.
event-decline = { $player } nimmt keine Karte.
event-clear = { $count ->
    [one] { START($cards) } kommt auf den Ablagestapel, weil niemand die Karte genommen hat.
   *[other] { START($cards) } kommen auf den Ablagestapel, weil niemand sie genommen hat.
}
event-next-lead = { $player_is ->
    [you] Du hast den Stich gewonnen und spielst zum nächsten aus.
   *[other] { $player } hat den Stich gewonnen und spielt zum nächsten aus.
}
event-round-end = Nach diesem Stich { $empty_count ->
    [one] ist { $empty }
   *[other] sind { $empty }
} ohne Karten, also ist Runde { $round } zu Ende.
event-score = { $empty ->
    [yes] { $player } hat keinen Stich, also zählen die { $bowl } gedruckten Knochen des Napfs.
   *[no] { $player } hat { $bowl ->
        [one] einen Knochen
       *[other] { $bowl } Knochen
    } auf { $tricks ->
        [one] einer Karte
       *[other] { $tricks } Karten
    } im Napf.
} { $hand ->
    [0] Auf der Hand ist keine Karte mehr.
    [one] Eine Karte auf der Hand gibt einen Punkt dazu.
   *[other] { $hand } Karten auf der Hand geben { $hand } Punkte dazu.
} Die Runde bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-next-dealer = { $player } sitzt links vom letzten Geber und gibt Runde { $round }.
event-game-end = Die dritte Runde ist zu Ende und damit die Partie. Die Summen sind { $totals }.
event-winners = { $shared ->
    [yes] { $players } haben dieselbe höchste Summe von { $points } Punkten und gewinnen gemeinsam.
   *[no] { $tied ->
        [yes] { $players } gewinnt: Die höchste Summe von { $points } Punkten kommt mehrmals vor, und die letzte Runde entscheidet.
       *[no] { $players } hat mit { $points } Punkten die höchste Summe und gewinnt.
    }
}

## Warum ein Zug nicht geht

refusal-clockwise = { $player } kann jetzt nicht spielen. Gespielt wird im Uhrzeigersinn, und { $actor } ist dran.
refusal-own-hand = { $count ->
    [one] { START($cards) } ist
   *[other] { START($cards) } sind
} nicht auf der Hand von { $player }. Spielen und tauschen kann man nur Karten der eigenen Hand.
refusal-follow-suit = { START($card) } geht nicht: { $led } wurde ausgespielt, und { $player } hat { $have_count ->
    [one] einen Mops
   *[other] Möpse
} in { $led_colour }. Möglich: { $have_list } oder eine Katze.
refusal-pinch-steps = { $phase ->
    [pinch] Niemand spielt, solange das Mopsen nicht fertig ist: { $actor } hat die niedrigste Karte gelegt und nimmt zuerst eine.
   *[other] Gemopst wird jetzt nicht. Eine Karte nimmt nur, wer in einem vollständigen Stich die niedrigste gelegt hat.
}
refusal-lowest-pinches = { $player } kann keine Karte nehmen: { $lowest } hat in diesem Stich die niedrigste Karte gelegt, also mopst nur { $lowest }.
refusal-pinch-lying-only = { START($card) } lässt sich nicht nehmen: Sie gehört nicht zu den Karten dieses Stichs, die noch liegen. Möglich: { $cards_or }.
refusal-pinch-own-card = { START($card) } lässt sich nicht zurücknehmen: Als niedrigste Karte ist sie gerade auf den Ablagestapel gekommen. Möglich: { $cards_or }.
refusal-pinch-must = { $player } kann nicht verzichten: Wer die niedrigste Karte gelegt hat, muss eine nehmen. Möglich: { $cards_or }.
refusal-redraw = { $count } Karten sind zu viel: Höchstens drei lassen sich weglegen.
refusal-redraw-order = { $phase ->
    [redraw] { $player } kann jetzt nicht tauschen. Getauscht wird einmal, im Uhrzeigersinn, und { $actor } ist dran.
   *[other] { $player } kann nicht noch einmal tauschen. Getauscht wird in jeder Runde nur einmal.
}
refusal-redraw-timing = { $phase ->
    [redraw] Gespielt wird erst, wenn alle getauscht haben. { $actor } ist dran: tauschen oder alle Karten behalten.
    [deal] Getauscht wird erst nach dem Geben.
   *[other] Der Tausch ist vorbei: Er kommt vor der ersten Karte einer Runde.
}
refusal-round-end = { $phase ->
    [round_over] Runde { $round } ist zu Ende, also geht mit den Karten nichts mehr. Zuerst muss die nächste Runde beginnen.
   *[other] Die nächste Runde kann noch nicht beginnen: Runde { $round } endet erst, wenn nach einem Stich jemand keine Karten mehr hat.
}
refusal-game-end = Mit der dritten Runde ist die Partie zu Ende gegangen. Mehr lässt sich nicht tun.
refusal-deal = Gegeben wird jetzt nicht. Die Karten werden einmal gegeben, am Anfang der Runde und vor allem anderen.
refusal-deck-composition = So werden die Karten bei Mopsen nicht gegeben: Jede der 56 Karten muss genau einmal dabei sein.
refusal-pecking-setup = Diese Hackordnung passt nicht zum Geben: Jede der vier Farben muss einmal darin stehen, und eine vereinbarte Reihenfolge gilt.
refusal-pecking-between-rounds = Die Hackordnung bleibt von einer Runde zur nächsten, wie sie ist.
refusal-unknown-move = So einen Zug hat Mopsen nicht. Karten kann man tauschen, spielen und mopsen, und eine neue Runde kann beginnen.

## Warum eine Karte blass ist, in wenigen Worten

hint-clockwise = { $actor } ist dran.
hint-own-hand = Keine Karte der eigenen Hand.
hint-follow-suit = { START($led) } wurde ausgespielt: ein Mops in { $led_colour } oder eine Katze.
hint-pinch-steps = { $phase ->
    [pinch] Erst wird gemopst.
   *[other] Gemopst wird jetzt nicht.
}
hint-lowest-pinches = Nur { $lowest } mopst.
hint-pinch-lying-only = Gehört nicht zu den Karten, die man nehmen kann.
hint-pinch-own-card = Die niedrigste Karte ist abgelegt.
hint-pinch-must = Eine Karte muss genommen werden.
hint-redraw = Höchstens drei Karten.
hint-redraw-order = { $phase ->
    [redraw] { $actor } ist mit Tauschen dran.
   *[other] Getauscht wird nur einmal.
}
hint-redraw-timing = { $phase ->
    [redraw] Erst wird getauscht.
   *[other] Der Tausch ist vorbei.
}
hint-round-end = { $phase ->
    [round_over] Die Runde ist zu Ende.
   *[other] Die Runde läuft noch.
}
hint-game-end = Die Partie ist zu Ende.
hint-unknown-move = Kein solcher Zug.

## Der Wertungszettel

sheet-caption = Punkte je Runde
sheet-player = Name
sheet-round = { $round }
sheet-total = Summe
sheet-result = { $shared ->
    [yes] { $players } gewinnen gemeinsam mit je { $points } Punkten.
   *[no] { $players } gewinnt mit { $points } Punkten.
}
sheet-leads = In Führung: { $players } mit { $points } Punkten.
