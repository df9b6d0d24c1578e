### Kurz-Schnurrmé auf Deutsch; was alle Spiele mit diesem Kartendeck sagen, steht in cat_deck/words.
### $player, $owner, $dealer, $actor sind Namen; $players, $winners sind Listen davon. Eine Karte wie $card ist "Kreuz 9"
### oder "Joker", ohne Artikel; $cards, $needed, $missing, $instead sind Listen in Worten ("Kreuz 7 und Joker"), daneben
### stehen $cards_or ("oder"), $cards_list (nur Kommas) und $cards_count. Neben $suit nennt die Nachricht colour die Farbe
### ("Kreuz"), neben $rank die Nachricht rank den Wert in der Mehrzahl ("Könige", "7er").
### START() schreibt den ersten Buchstaben groß.

## Was zu entscheiden ist

prompt-dealer = Ausgelost wird, wer gibt.
prompt-deal = Die Karten müssen gegeben werden.
prompt-shuffle = Der Nachziehstapel ist leer, also müssen die abgelegten Karten gemischt werden, alle bis auf die oberste.
prompt-draw = { $open ->
    [yes] { $player } zieht die oberste Karte des Nachziehstapels oder nimmt { $card } vom Ablagestapel.
   *[no] { $player } zieht die oberste Karte des Nachziehstapels.
}{ $plain ->
    [yes] {" "}(Dies ist das einfache Spiel. Mit einer oder zwei Karten wird darin niemand mehr fertig, denn drei braucht eine Kombination und eine weitere das Ablegen. Darum empfehlen wir die Variante mit Anlegen: layoff=True.)
   *[no] {""}
}
prompt-meld = { $known ->
    [yes] { $count ->
        [0] { $player } kann jetzt nichts auslegen
        [one] { $player } kann eine Kombination auslegen oder damit warten
       *[other] { $player } kann Karten für eine Kombination wählen ({ $count } sind möglich), mehrere auslegen oder warten
    }{ $layoffs ->
        [0] {""}
        [one] , außerdem eine Karte an eine Kombination auf dem Tisch anlegen
       *[other] , außerdem Karten an Kombinationen auf dem Tisch anlegen, auf { $layoffs } Arten
    }. Eine abgelegte Karte beendet den Zug.
   *[no] { $player } darf Kombinationen auslegen. Eine abgelegte Karte beendet den Zug.
}
prompt-over = { $shared ->
    [yes] Die Partie ist zu Ende: { $players } haben gemeinsam gewonnen.
   *[no] Die Partie ist zu Ende: { $players } hat gewonnen.
}

## Was geschah

event-dealer-chosen = Ausgelost ist, dass { $dealer } gibt, also wird { $player } beginnen.
event-deal = { $dealer } mischt { $size } Karten, { $jokers ->
    [0] darunter keinen Joker
    [one] darunter einen Joker
   *[other] darunter { $jokers } Joker
}, und gibt jeder Hand { $count }. Die übrigen { $stock } sind der Nachziehstapel.
event-turn-up = { START($card) } wird daneben aufgedeckt und beginnt den Ablagestapel.
event-first-player = { $player } sitzt links von { $dealer } und beginnt.
event-draw = { $player } zieht { $card } vom Nachziehstapel. { $stock ->
    [0] Es war die letzte Karte dort.
    [one] Eine Karte bleibt dort.
   *[other] { $stock } Karten bleiben dort.
}
event-draw-hidden = { $player } zieht eine Karte vom Nachziehstapel. { $stock ->
    [0] Es war die letzte dort.
    [one] Eine Karte bleibt dort.
   *[other] { $stock } Karten bleiben dort.
}
event-take = { $player } nimmt { $card } vom Ablagestapel, und alle haben es gesehen.
event-meld-set = { $player } legt ein Set aus ({ rank }): { $cards }. { $left ->
    [0] Auf der Hand bleibt keine Karte.
    [one] Auf der Hand bleibt eine Karte.
   *[other] Auf der Hand bleiben { $left } Karten.
}
event-meld-run = { $player } legt eine Reihe in { colour } aus: { $cards }. { $left ->
    [0] Auf der Hand bleibt keine Karte.
    [one] Auf der Hand bleibt eine Karte.
   *[other] Auf der Hand bleiben { $left } Karten.
}
event-joker-set = { $cards_count ->
    [one] { $count ->
        [one] Der Joker steht für { $cards }.
       *[other] Die { $count } Joker stehen für { $cards }.
    }
   *[other] { $count ->
        [one] Der Joker steht für eine der Karten, die dort fehlen ({ rank }): { $cards_or }.
       *[other] Die { $count } Joker stehen für Karten, die dort fehlen ({ rank }): { $cards_or }.
    }
}
event-joker-run = { $count ->
    [one] Der Joker steht für { $cards }.
   *[other] Die { $count } Joker stehen für { $cards }.
}
event-layoff-set = { $player } legt { $card } an das Set von { $owner } an ({ rank }), das jetzt vier Karten hat.
event-layoff-run = { $player } legt { $card } { $end ->
    [low] vorn
   *[high] hinten
} an die Reihe von { $owner } in { colour } an{ $joker ->
    [yes] , als { $stands }
   *[no] {""}
}. Die Reihe hat jetzt { $cards_count } Karten.
event-swap = { $player } legt { $card } an die Stelle des Jokers { $kind ->
    [set] im Set
   *[run] in der Reihe
} von { $owner } und nimmt den Joker auf die Hand.
event-discard = { $player } legt { $card } { $returned ->
    [yes] gleich wieder auf
   *[no] auf
} den Ablagestapel. Damit endet der Zug. { $left ->
    [0] Auf der Hand bleibt keine Karte.
    [one] Auf der Hand bleibt eine Karte.
   *[other] Auf der Hand bleiben { $left } Karten.
}
event-trapped = { $left ->
    [one] Nach dem Ablegen bleibt eine Karte, und mit einer kann { $player } in dieser Partie nie mehr fertig werden: Die nächste macht zwei daraus, und eine Kombination braucht drei.
   *[other] Nach dem Ablegen bleiben zwei Karten, und mit zweien kann { $player } in dieser Partie nie mehr fertig werden: Die nächste macht drei daraus, eine Kombination bräuchte alle drei, und eine muss zum Ablegen bleiben.
} In der Variante mit Anlegen ginge es noch.
event-stock-empty = { $player } müsste jetzt ziehen, aber der Nachziehstapel ist leer. { $count ->
    [one] Eine abgelegte Karte wird
   *[other] { $count } abgelegte Karten werden gemischt und
} zum neuen Stapel; nur die oberste bleibt liegen.
event-reshuffle = Der neue Nachziehstapel hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. { $last ->
    [yes] Ist auch er verbraucht, endet die Partie.
   *[no] Ist auch er verbraucht, wird noch einmal gemischt.
}
event-stock-out = Der Nachziehstapel ist leer, als { $player } an die Reihe kommt, { $why ->
    [again] und noch einmal wird nicht gemischt
    [end] und in dieser Partie wird nicht neu gemischt
   *[few] und zu mischen gibt es nichts
}. Darum endet die Partie.
event-round-limit = { $count ->
    [one] Eine Runde ist
   *[other] { $count } Runden sind
} gespielt, also endet die Partie.
event-win = { $by ->
    [discard] { $player } hat die letzte Karte abgelegt
    [meld] { $player } hat die letzten Karten ausgelegt
   *[layoff] { $player } hat die letzte Karte angelegt
} und gewinnt.
event-fewest = { $count ->
    [one] { $winners } gewinnt mit den wenigsten Karten: { $each ->
        [one] Eine ist übrig.
       *[other] { $each } sind übrig.
    }
   *[other] { $winners } gewinnen gemeinsam. Sie haben die wenigsten Karten: { $each ->
        [one] je eine.
       *[other] je { $each }.
    }
}

## Warum ein Zug nicht geht

refusal-dealer = { $phase ->
    [dealer] Zuerst muss unter den Mitspielenden ausgelost werden, wer gibt.
   *[other] Wer gibt, steht fest, also wird jetzt nichts ausgelost.
}
refusal-deal = { $phase ->
    [deal] Bevor die Karten gegeben sind, lässt sich nichts anderes tun.
   *[other] Gegeben wird jetzt nicht. Die Karten werden einmal gegeben, am Anfang.
}
refusal-deck = So werden die Karten bei Kurz-Schnurrmé nicht gegeben: Alle { $size } Karten des Blatts müssen dabei sein und keine anderen.
refusal-first-player = { $player } kann jetzt nichts tun. Gespielt wird im Uhrzeigersinn, und { $actor } ist dran.
refusal-draw-one = { $phase ->
    [draw] { $player } muss zuerst eine Karte ziehen, vom Nachziehstapel oder vom Ablagestapel.
   *[meld] { $player } hat in diesem Zug schon eine Karte gezogen. Es ist eine je Zug, und eine abgelegte beendet ihn.
}
refusal-draw-exhausted = { $player } kann nichts vom Ablagestapel nehmen, denn dort liegt keine Karte.
refusal-own-cards = { $count ->
    [one] { START($cards) } ist
   *[other] { START($cards) } sind
} nicht auf der Hand von { $player }. Auslegen, anlegen und ablegen kann man nur Karten der eigenen Hand.
refusal-no-rearranging = { $count ->
    [one] { START($cards) } liegt
   *[other] { START($cards) } liegen
} schon auf dem Tisch. Was liegt, bleibt liegen, also kann { $player } es nicht noch einmal verwenden.
refusal-set = { $why ->
    [few] { $count ->
        [0] Keine Karte ist
        [one] Eine Karte ist
       *[other] { $count } Karten sind
    } zu wenig für ein Set. Es braucht drei oder vier mit demselben Wert.
    [many] { $count } Karten sind zu viele für ein Set. Mehr als vier hat es nie, denn es gibt vier Farben.
   *[ranks] Das ist kein Set, denn die Werte sind verschieden: { $cards }.
}
refusal-run = { $why ->
    [few] { $count ->
        [0] Keine Karte ist
        [one] Eine Karte ist
       *[other] { $count } Karten sind
    } zu wenig für eine Reihe. Es braucht drei oder mehr einer Farbe.
    [many] { $count } Karten sind zu viele für eine Reihe. Mehr als dreizehn hat sie nie, denn es gibt dreizehn Werte.
    [suits] Das ist keine Reihe, denn die Farben sind verschieden: { $cards }.
    [order] In dieser Folge ist es keine Reihe: { $cards }. Anders geordnet sind dieselben Karten eine.
   *[gap] { $missing_count ->
        [0] Das ist keine Reihe, denn die Karten folgen nicht aufeinander: { $cards }.
       *[other] Das ist keine Reihe, denn sie hat eine Lücke: { $cards }. Dazwischen braucht es { $missing } oder stattdessen Joker.
    }
}
refusal-ace-around = Diese Reihe ginge um die Ecke: { $cards }. Das Ass steht vor der Zwei oder hinter dem König, und dort endet eine Reihe.
refusal-joker-count = { $why ->
    [few] Für so wenige echte Karten sind es zu viele Joker.
   *[many] { $count } Joker sind zu viele für eine Kombination. Für diese Partie ist vereinbart, dass es höchstens { $most ->
            [one] einer ist
           *[other] { $most } sind
        }.
}
refusal-natural-cards = { $naturals ->
    [0] In dieser Kombination ist keine echte Karte
    [one] In dieser Kombination ist nur eine echte Karte
   *[other] In dieser Kombination sind nur { $naturals } echte Karten
}: { $cards }. Nötig { $least ->
    [one] ist mindestens eine
   *[other] sind mindestens { $least }
}.
refusal-final-discard = { $player } hätte keine Karte mehr zum Ablegen, und jeder Zug endet damit. { $why ->
    [meld] Darum lässt sich nicht die ganze Hand auslegen; eine Karte muss bleiben.
   *[layoff] Darum lässt sich die letzte Karte nicht anlegen.
}
refusal-return-taken = { $player } hat { $card } gerade vom Ablagestapel genommen. Für diese Partie ist vereinbart, dass eine solche Karte nicht gleich zurückkommt, außer wenn keine andere mehr da ist.
refusal-layoff-variant = { $move ->
    [layoff] { $player } kann { $card } nicht anlegen.
   *[swap] { $player } kann { $card } nicht gegen einen Joker tauschen.
} Das gehört zu einer Variante, und dies ist das einfache Spiel: Nur ganze Kombinationen werden ausgelegt.
refusal-layoff-own-meld-first = { $player } hat noch nichts auf dem Tisch. { $move ->
    [layoff] Anlegen darf nur, wer selbst eine Kombination ausgelegt hat.
   *[swap] Gegen einen Joker tauschen darf nur, wer selbst eine Kombination ausgelegt hat.
}
refusal-layoff-others-only = { $player } kann { $card } nicht an eine eigene Kombination anlegen. Angelegt wird nur bei den anderen.
refusal-layoff-fits = { $why ->
    [no-meld] Eine solche Kombination liegt nicht auf dem Tisch, also lässt sich { $card } nicht anlegen.
    [full] Diese Kombination ist vollständig und nimmt keine Karte mehr auf: { $cards }.
    [rank] { START($card) } passt nicht zu diesem Set: { $cards }. Passen würde { $needed_or } oder ein Joker.
    [suit] { START($card) } hat nicht die Farbe dieser Reihe: { $cards }.
    [end] Bei einer Reihe muss gesagt sein, an welchem Ende angelegt wird, bei einem Set gibt es keine Enden. Hier ließe sich anlegen: { $needed_or }.
    [closed] An diesem Ende der Reihe folgt nichts mehr: { $cards }.
   *[next] { START($card) } folgt nicht an diesem Ende der Reihe: { $cards }. Passen würde { $needed } oder ein Joker.
}
refusal-joker-swap = { $why ->
    [off] Ein Joker auf dem Tisch bleibt dort liegen. In dieser Partie lässt sich { $card } nicht gegen ihn tauschen.
    [no-meld] Eine solche Kombination liegt nicht auf dem Tisch, also lässt sich { $card } nicht gegen einen Joker darin tauschen.
    [no-joker] An dieser Stelle der Kombination liegt kein Joker, gegen den sich { $card } tauschen ließe: { $cards }.
   *[other] { START($card) } lässt sich nicht gegen diesen Joker tauschen, denn er steht für { $needed_or }.
}
refusal-win = Eine Hand ist leer, also ist die Partie zu Ende, und mehr lässt sich nicht tun.
refusal-stock-out = { $phase ->
    [over] Der Nachziehstapel ist verbraucht, also ist die Partie zu Ende, und mehr lässt sich nicht tun.
    [shuffle] Der Nachziehstapel ist leer. Zuerst { $count ->
        [one] muss die eine Karte
       *[other] müssen die { $count } Karten
    } unter der obersten abgelegten gemischt werden und keine anderen.
   *[other] Gemischt wird jetzt nicht. Das geschieht nur, wenn ein Zug ohne Nachziehstapel beginnt.
}
refusal-round-limit = Die letzte Runde ist gespielt, also ist die Partie zu Ende, und mehr lässt sich nicht tun.
refusal-unknown-move = So einen Zug hat Kurz-Schnurrmé nicht. Karten kann man ziehen, als Set oder Reihe auslegen, anlegen und ablegen.

## Warum etwas blass ist, in wenigen Worten

hint-dealer = Erst wird ausgelost.
hint-deal = Erst wird gegeben.
hint-first-player = { $actor } ist dran.
hint-draw-one = { $phase ->
    [draw] Erst eine Karte ziehen.
   *[meld] Eine Karte je Zug.
}
hint-draw-exhausted = Keine Karte da.
hint-own-cards = Nicht auf dieser Hand.
hint-no-rearranging = Was liegt, liegt.
hint-set = { $why ->
    [few] Zu wenig für ein Set.
    [many] Zu viele für ein Set.
   *[ranks] Verschiedene Werte.
}
hint-run = { $why ->
    [few] Zu wenig für eine Reihe.
    [many] Zu viele für eine Reihe.
    [suits] Verschiedene Farben.
    [order] In anderer Folge.
   *[gap] Da ist eine Lücke.
}
hint-ace-around = Nicht um die Ecke.
hint-joker-count = Zu viele Joker.
hint-natural-cards = Zu wenig echte Karten.
hint-final-discard = Eine Karte zum Ablegen behalten.
hint-return-taken = Kam gerade von dort.
hint-layoff-variant = Nur in der Variante.
hint-layoff-own-meld-first = Erst selbst auslegen.
hint-layoff-others-only = Eine eigene Kombination.
hint-layoff-fits = Passt dort nicht.
hint-joker-swap = Der Joker bleibt liegen.
hint-win = Die Partie ist zu Ende.
hint-stock-out = { $phase ->
    [over] Die Partie ist zu Ende.
    [shuffle] Erst wird gemischt.
   *[other] Gemischt wird jetzt nicht.
}
hint-round-limit = Die Partie ist zu Ende.

## Rat

advice-out = { $player } kann jetzt fertig werden: { $laid } Karten lassen sich legen{ $discards ->
    [yes] , und { $card } wird abgelegt
   *[no] {""}
}. Das ist sicher.
advice-lay = { $player } legt { $laid } Karten, und nach dem Ablegen { $left ->
    [one] bleibt eine Karte
   *[other] bleiben { $left } Karten
} auf der Hand. Alle Anordnungen der Hand sind durchprobiert.
advice-nothing = { $player } kann mit diesen Karten nichts auslegen. Alle Anordnungen der Hand sind durchprobiert.
advice-hold = { $player } könnte eine Kombination auslegen, wartet damit aber besser.
advice-could = { $laid ->
    [0] Aus der Hand, wie sie ist, lässt sich nichts auslegen.
   *[other] Von der Hand, wie sie ist, lassen sich { $laid } Karten legen.
}
advice-step-set = { $number }. Das Set auslegen ({ rank }): { $cards }.
advice-step-run = { $number }. Die Reihe von { $first } bis { $last } auslegen: { $cards }.
advice-step-layoff = { $number }. { START($card) } bei { $owner } anlegen: { $cards }.
advice-trap = Gleich { $laid } Karten zu legen wäre eine Falle. Mit { $left ->
    [one] der einen Karte, die dann bleibt,
   *[other] den { $left } Karten, die dann bleiben,
} könnte { $player } im einfachen Spiel nie mehr fertig werden.
advice-trapped = Mit { $left ->
    [one] einer Karte
   *[other] { $left } Karten
} auf der Hand kann { $player } in dieser Partie nie mehr fertig werden. In der Variante mit Anlegen ginge es noch.
advice-discard = { START($card) } ablegen. Dann ließe sich mit { $outs ->
    [0] keiner
    [one] einer
   *[other] { $outs }
} der { $unseen } Karten, die { $player } nicht gesehen hat, mehr legen.
advice-other = Würde stattdessen { $card } abgelegt, { $outs ->
    [0] würde keine davon helfen.
    [one] würde eine davon helfen.
   *[other] würden { $outs } davon helfen.
}
advice-take = { START($card) } vom Ablagestapel nehmen. Damit lassen sich { $gain } Karten mehr legen{ $outs ->
    [0] , und das kann keine Karte des Nachziehstapels.
    [one] , und von den { $unseen } Karten, die { $player } nicht gesehen hat, hilft überhaupt nur eine.
   *[other] , während { $outs } der { $unseen } Karten helfen, die { $player } nicht gesehen hat.
}
advice-stock = Vom Nachziehstapel ziehen. Mit { $card } vom Ablagestapel lässt sich nicht mehr legen; von den { $unseen } Karten, die { $player } nicht gesehen hat, { $outs ->
    [0] würde keine helfen
    [one] würde eine helfen
   *[other] würden { $outs } helfen
}.
advice-unknown = Welche Karte als nächste kommt und was die anderen sammeln, kann niemand wissen. Ziehen und Ablegen lassen sich darum abwägen, aber nicht als das Beste beweisen.

## Der Tisch

game-name = Kurz-Schnurrmé
no-melds = nichts ausgelegt
zone-set = Set, ausgelegt von { $player }: { rank }
zone-run = Reihe in { colour }, { $first } bis { $last }, ausgelegt von { $player }
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
joker-as = Joker, steht für { $card }
joker-as-rank = Joker, steht für eine fehlende Karte ({ rank })
joker-letter = { $letter }
mark-legal = passt in eine Kombination
mark-picked = gewählt
mark-new = neu
mark-wins = gewinnt
mark-joker = = { $card }
can-meld = { $count ->
    [0] {""}
    [one] Teil einer möglichen Kombination
   *[other] Teil von { $count } möglichen Kombinationen
}{ $layoffs ->
    [0] {""}
   *[other] { $count ->
        [0] passt
       *[other] {" "}und passt
    } { $layoffs ->
        [one] an eine Stelle
       *[other] an { $layoffs } Stellen
    } auf dem Tisch
}
can-join = passt zu den gewählten Karten, in { $count ->
    [one] einer Kombination
   *[other] { $count } Kombinationen
}
can-layoff = { $card } lässt sich hier anlegen, bei { $owner }
can-swap = { $card } lässt sich gegen diesen Joker von { $owner } tauschen
arrow-take = zu { $player }

title-start = Das Geben
title-round = Runde { $round }
title-draw = { $player } zieht
title-meld = { $player } legt aus und legt ab
title-shuffle = Neuer Stapel
title-game-over = Ende der Partie
title-turn = Zug von { $player }

action-draw-stock = Vom Nachziehstapel ziehen ({ $count })
action-draw-discard = { START($card) } nehmen
action-set = Set auslegen ({ rank })
    { START($cards_list) }
action-run = Reihe auslegen, { $first } bis { $last }{ $instead_count ->
    [0] {""}
    [one] {""}
        Der Joker steht für { $instead }.
   *[other] {""}
        Die Joker stehen für { $instead }.
}
action-layoff = { START($card) } an { $kind ->
    [set] das Set
   *[run] die Reihe
} von { $owner } anlegen
    { $end ->
        [low] Vor { $first }
        [high] Hinter { $last }
       *[set] Neben { $first }
    }{ $joker ->
        [yes] , als { $stands }
       *[no] {""}
    }
action-swap = { START($card) } hinlegen und den Joker von { $owner } nehmen
action-discard = { START($card) } ablegen
action-back = Zurückstecken
ask-one = { START($card) } ist gewählt. { $count ->
    [0] Die Karte gehört zu keiner möglichen Kombination
    [one] Die Karte gehört zu einer möglichen Kombination
   *[other] Die Karte gehört zu { $count } möglichen Kombinationen
}{ $layoffs ->
    [0] {""}
    [one] {" "}und passt an eine Stelle auf dem Tisch
   *[other] {" "}und passt an { $layoffs } Stellen auf dem Tisch
}. { $count ->
    [0] { $layoffs ->
        [0] Zurückstecken oder ablegen.
       *[other] Dort anklicken oder ablegen.
    }
   *[other] { $layoffs ->
        [0] Weitere Karten wählen oder sie ablegen.
       *[other] Weitere Karten wählen, dort anklicken oder ablegen.
    }
}
ask-apart = Weder der Wert noch die Farbe ist gleich, also ergibt das keine Kombination: { $cards }.
ask-more = { $count } Karten sind gewählt. { $left ->
    [one] Eine Kombination ist damit möglich.
   *[other] { $left } Kombinationen sind damit möglich.
} Die nächste Karte wählen.
ask-meld = Diese Karten sind eine Kombination{ $count ->
    [one] {""}
   *[other] , auf { $count } Arten
}. { $kept ->
    [0] Keine Karte bleibt
    [one] Eine Karte bleibt
   *[other] { $kept } Karten bleiben
} danach auf der Hand.{ $trap ->
    [yes] {" "}Vorsicht: Eine davon ist zum Ablegen, und mit so wenigen, wie dann bleiben, wird im einfachen Spiel niemand mehr fertig.
   *[no] {""}
}

sheet-caption = Ergebnis
sheet-player = Name
sheet-hand = Karten übrig
sheet-laid = Karten ausgelegt
sheet-result = { $why ->
    [out] { $players } hat keine Karte mehr und gewinnt.
    [stock] Der Nachziehstapel ist verbraucht. { $shared ->
        [yes] { $players } haben die wenigsten Karten und gewinnen gemeinsam.
       *[no] { $players } hat die wenigsten Karten und gewinnt.
    }
   *[rounds] Die letzte Runde ist vorbei. { $shared ->
        [yes] { $players } haben die wenigsten Karten und gewinnen gemeinsam.
       *[no] { $players } hat die wenigsten Karten und gewinnt.
    }
}

## Was zur Wahl steht
option-choice = Ablegen
option-helps = Karten, die helfen würden
option-discard = { START($card) }
