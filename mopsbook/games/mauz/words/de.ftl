### Mauz auf Deutsch.
### $player, $dealer, $next, $knocker, $actor sind Namen, $players ist eine Liste davon. $card, $give, $take sind Karten
### in Worten ("Herz Bube", ohne Artikel); $cards, $given, $taken, $aside, $counted sind Listen von Karten. Zu $suit ist
### die Nachricht colour der Name der Farbe. $points ist eine ganze Zahl oder 30,5.

game-name = Mauz

## Was ein Tisch vor dem ersten Zug und am Anfang der Regeln sagt; $count ist, wie viele spielen

summary-aim = Sammle drei Karten, die viel zählen: Nur eine Farbe zählt zusammen. Nach dem Klopfen sind alle noch einmal dran; drei gleiche Werte, oder Ass, Zehn und Bild einer Farbe, beenden die Runde sofort. Die niedrigste Hand zahlt; wer übrig bleibt, gewinnt.
summary-turn = Tausche eine Karte oder alle drei mit der Mitte; oder schiebe; oder klopfe, wenn deine Hand gut genug ist. Karten einer Farbe werden zusammengezählt, und drei von gleichem Wert zählen 30,5.
summary-end = Nach dem Klopfen sind alle anderen noch einmal dran; drei von gleichem Wert, oder ein Ass mit Zehn und Bild seiner Farbe, beenden die Runde sofort. Wer keinen Spielstein mehr und die niedrigste Hand hat, scheidet aus, und wer übrig bleibt, gewinnt.

## Die Kapitel der Regeln

chapter-1 = Die Schachtel
chapter-2 = Das Geben
chapter-3 = Ein Zug
chapter-4 = Was eine Hand zählt
chapter-5 = Kombinationen
chapter-6 = Klopfen und Schieben
chapter-7 = Ende einer Runde und der Partie
chapter-8 = Was kein Zug ist

## Wie zweifelhafte Regeln auch gelesen werden können

choice-card_letters-KDB = immer K, D und B
choice-card_letters-KQJ = immer K, Q und J
choice-mixed_suits-nothing = eine solche Hand zählt nichts
choice-purr_any_31-true = sie wird gezeigt und beendet die Runde ebenfalls
choice-hiss-may-reveal = wer sie hat, darf sie zeigen
choice-hiss-knock-only = sie wird nie vorzeitig gezeigt
choice-last_swap_after_reveal-true = die anderen sind noch einmal dran
choice-dealt_reveal-own-turn = erst wenn man an die Reihe kommt
choice-knock_with_swap-true = man darf auch gleich nach dem Tausch klopfen
choice-knock_from-second-turn = erst vom zweiten Zug an
choice-knock_after_all_skip-false = in dieser Runde klopft niemand mehr
choice-stock_out-showdown = die Runde endet, und die Hände werden verglichen
choice-tie-none-lose = dann zahlt niemand
choice-all_out-shared = sie gewinnen gemeinsam
choice-next_dealer-loser = wer gezahlt hat

## Der Tisch

plate = { $player_plate }
plate-last = { $player_plate } · kein Stein
plate-knocked = { $player_plate } · geklopft
plate-done = { $player_plate } · fertig
plate-points = { $player_plate } · { $points }
plate-points-said = { $player_plate }, { $points } Punkte
plate-out = { $player_plate } · raus
zone-middle = Mitte
zone-aside = Beiseite
zone-second = Zweites Set
zone-counters = { $player_is ->
    [you] Deine Spielsteine
   *[other] Spielsteine von { $player }
}
counters-label = { $count ->
    [0] keine mehr
   *[other] { $count }
}
card-counts = { $card }, zählt
hand-worth = zählt { $points }
hand-worth-said = { zone-hand }: { $points } Punkte
skips = { $skips ->
    [0] {""}
   *[other] Mitte · { $skips } von { $cats } geschoben
}
bubble = { $call ->
    [knock] Klopf!
    [meow] Mauz!
    [purr] Schnurr!
    [hiss] Fauch!
   *[count] 31!
}
bubble-label = { $player_is ->
    [you] Du { $call ->
        [knock] hast geklopft
        [meow] mauzt
        [purr] schnurrst
        [hiss] fauchst
       *[count] zeigst 31
    }
   *[other] { $player } { $call ->
        [knock] hat geklopft
        [meow] mauzt
        [purr] schnurrt
        [hiss] faucht
       *[count] zeigt 31
    }
}
mark-legal = kann getauscht werden
mark-picked = gewählt
mark-from = { $player_is ->
    [you] von dir
   *[other] { $player_whose }
}
mark-pays = zahlt
mark-out = scheidet aus
mark-wins = gewinnt

## Titel und Kapitel

title-start = Die Karten werden gegeben
title-round = Runde { $round }
title-choose = { $player_is ->
    [you] Du wählst ein Set
   *[other] { $player } wählt ein Set
}
title-turn = { $player_is ->
    [you] { your-turn }
   *[other] { $player } ist dran
}
title-last = { $player_is ->
    [you] Dein letzter Zug
   *[other] Letzter Zug von { $player }
}
title-swapped = { $player_is ->
    [you] Du hast getauscht
   *[other] { $player } hat getauscht
}
title-shuffle = Neuer Nachziehstapel
title-round-end = Runde beendet
title-over = Partie beendet
title-knock = { $player_is ->
    [you] Du klopfst
   *[other] { $player } klopft
}
title-middle = Neue Mitte

## Was man tun kann

action-keep = Dieses Set behalten
action-reject = Das andere Set nehmen
action-swap-all = Alle drei tauschen ({ $points } Punkte)
action-swap-all-bare = Alle drei tauschen
action-skip = Schieben
action-knock = Klopfen
action-hiss = Fauchen
action-quiet = Zug beenden
action-next-round = Nächste Runde
action-back = Andere Karte wählen
ask-take = { $card } gegen welche Karte der Mitte?
ask-give = { $card } gegen welche Karte deiner Hand?
can-best = { $gains ->
    [yes] { $own ->
        [yes] nimm { $card }: { $points } Punkte
       *[no] gib { $card }: { $points } Punkte
    }
   *[no] bringt nichts: höchstens { $points } Punkte, jetzt { $now }
}
can-swap = ergibt { $points } Punkte

## Was zu entscheiden ist

prompt-first-dealer = Es muss ausgelost werden, wer zuerst gibt.
prompt-deal = Die Karten müssen gegeben werden.
prompt-shuffle = Der Nachziehstapel ist leer: Die Karten beiseite werden gemischt.
prompt-choose = { $player_is ->
    [you] { your-turn }: Behalte dieses Set oder nimm das andere blind.
   *[other] { $player } behält dieses Set oder nimmt das andere blind.
}
prompt-choose-cards = { $player_is ->
    [you] { your-turn }: Behalte dieses Set ({ $points } Punkte) oder nimm das andere.{ $kind ->
        [one] {" "}Zusammengezählt wird nur, was von einer Farbe ist: hier zählt nur { $counted }.
        [two] {" "}Zusammengezählt wird nur, was von einer Farbe ist: hier zählen nur { $counted }.
       *[more] {""}
    }
   *[other] { $player } behält dieses Set ({ $points } Punkte) oder nimmt das andere.
}
prompt-turn = { $player_is ->
    [you] { $last ->
        [yes] Dein letzter Zug
       *[no] { your-turn }
    }: Tausche eine Karte oder alle drei{ $knock ->
        [yes] , schiebe{ $hiss ->
            [yes] , klopfe oder fauche mit drei gleichen Werten
           *[no] {" "}oder klopfe
        }
       *[no] { $hiss ->
            [yes] , schiebe oder fauche mit drei gleichen Werten
           *[no] {" "}oder schiebe
        }
    }.
   *[other] { $last ->
        [yes] Im letzten Zug kann { $player }
       *[no] { $player } kann
    } eine Karte oder alle drei tauschen{ $knock ->
        [yes] , schieben{ $hiss ->
            [yes] , klopfen oder fauchen
           *[no] {" "}oder klopfen
        }
       *[no] { $hiss ->
            [yes] , schieben oder fauchen
           *[no] {" "}oder schieben
        }
    }.
}
prompt-swapped = { $player_is ->
    [you] { $knock ->
        [yes] { $hiss ->
            [yes] Du hast getauscht: Klopfe, fauche mit drei gleichen Werten oder beende den Zug.
           *[no] Du hast getauscht: Klopfe oder beende den Zug.
        }
       *[no] { $hiss ->
            [yes] Du hast getauscht: Fauche mit drei gleichen Werten oder beende den Zug.
           *[no] Du hast getauscht: Beende den Zug. Dass du musst, weiß niemand.
        }
    }
   *[other] { $knock ->
        [yes] { $hiss ->
            [yes] { $player } hat getauscht und darf klopfen, mit drei gleichen Werten fauchen oder den Zug beenden.
           *[no] { $player } hat getauscht und darf klopfen oder den Zug beenden.
        }
       *[no] { $hiss ->
            [yes] { $player } hat getauscht und darf mit drei gleichen Werten fauchen oder den Zug beenden.
           *[no] { $shown ->
                [yes] { $player } hat getauscht und kann nur den Zug beenden.
               *[no] { $player } hat getauscht und faucht vielleicht noch.
            }
        }
    }
}
ended-with = { $call ->
    [several] mit Kombinationen gleich nach dem Geben
    [stock] mit dem letzten Nachziehstapel
   *[other] { $ender_is ->
        [you] mit { $call ->
            [knock] deinem Klopfen
            [meow] deinem Mauzen
            [purr] deinem Schnurren
            [hiss] deinem Fauchen
           *[count] deinen 31
        }
       *[other] mit { $call ->
            [knock] dem Klopfen
            [meow] dem Mauzen
            [purr] dem Schnurren
            [hiss] dem Fauchen
           *[count] den 31
        } von { $ender }
    }
}
ended-by = Runde { $round } endet { ended-with }
paying = { $again ->
    [yes] Sie zählt nicht
   *[no] { $payers_count ->
        [0] Niemand zahlt
       *[other] { $payers_are ->
            [you] Du { $out ->
                [yes] scheidest aus
               *[no] zahlst
            }
            [you-and] { START($payers) } { $out ->
                [yes] scheidet aus
               *[no] zahlt
            }
            [one] { $payers } { $out ->
                [yes] scheidet aus
               *[no] zahlt
            }
           *[other] { $payers } { $out ->
                [yes] scheiden aus
               *[no] zahlen
            }
        }
    }
}
your-counters = { $life ->
    [out] {" "}Du bist ausgeschieden: Sieh zu oder lass zu Ende spielen.
    [last] {" "}Du hast keinen Spielstein mehr: Zahlst du noch einmal, scheidest du aus.
   *[more] {""}
}
prompt-round-end = { ended-by }: { paying }.{ your-counters }
round-result = Runde { $round }, { ended-with }: { paying }.
part-showdown = { ended-by }. Als Nächstes werden alle Hände gezeigt.
prompt-over = Die Partie ist zu Ende: { $players_are ->
    [you] Du hast gewonnen.
    [you-and] { START($players) } habt gemeinsam gewonnen.
    [one] { $players } hat gewonnen.
   *[other] { $players } haben gemeinsam gewonnen.
} { ended-by }: { paying }.

## Was geschah

event-counters = { $count ->
    [one] Alle { $cats } beginnen mit einem Spielstein, dem Fisch beim Namen.
   *[other] Alle { $cats } beginnen mit { $count } Spielsteinen, den Fischen beim Namen.
}
event-dealer-chosen = Das Los bestimmt, wer zuerst gibt: { $dealer_is ->
    [you] du. Also wird { $next_who } beginnen.
   *[other] { $dealer }. Also { $next_is ->
        [you] wirst du
       *[other] wird { $next }
    } beginnen.
}
event-deal = Runde { $round }: { $dealer_is ->
    [you] Du mischst die { $size } Karten und gibst jeder Hand { $count }, dazu dir noch einmal { $count } als zweites Set.
   *[other] { $dealer } mischt die { $size } Karten und gibt jeder Hand { $count }, dazu noch einmal { $count } als zweites eigenes Set.
} { $stock } Karten bleiben als Nachziehstapel.
event-look = { $player_is ->
    [you] Du siehst dir eines deiner beiden Sets an
   *[other] { $player } sieht sich eines der beiden Sets an
}: { $cards }. Das sind { $points } Punkte.
event-look-hidden = { $player_is ->
    [you] Du siehst dir eines deiner beiden Sets an.
   *[other] { $player } sieht sich eines der beiden Sets an.
}
event-keep = { $player_is ->
    [you] Du behältst das Set, das du angesehen hast
   *[other] { $player } behält das angesehene Set
}, also kommt das andere in die Mitte: { $cards }.
event-reject = { $player_is ->
    [you] Du legst das angesehene Set in die Mitte, { $cards }, und nimmst das andere blind.
   *[other] { $player } legt das angesehene Set in die Mitte, { $cards }, und nimmt das andere blind.
}
event-first-turn = { $player_is ->
    [you] Du sitzt links von { $dealer_to } und beginnst.
   *[other] { $dealer_is ->
        [you] { $player } sitzt links von dir und beginnt.
       *[other] { $player } sitzt links von { $dealer } und beginnt.
    }
}
event-swap = { $player_is ->
    [you] Du gibst { $give } und nimmst { $take } aus der Mitte.
   *[other] { $player } gibt { $give } und nimmt { $take } aus der Mitte.
}
event-swap-all = { $player_is ->
    [you] Du tauschst
   *[other] { $player } tauscht
} alle drei Karten: { $given } gegen { $taken }.
event-skip = { $player_is ->
    [you] { $skips ->
        [0] Du schiebst.
        [one] Du schiebst.
       *[other] Du schiebst: { $skips } von { $cats } nacheinander. Sobald alle geschoben haben, gibt es eine neue Mitte.
    }
   *[other] { $skips ->
        [0] { $player } schiebt.
        [one] { $player } schiebt.
       *[other] { $player } schiebt: { $skips } von { $cats } nacheinander. Sobald alle geschoben haben, gibt es eine neue Mitte.
    }
}
event-all-skip = Alle haben geschoben. { $aside } kommen beiseite, und die neue Mitte ist { $cards }. Als Nächstes { $next_is ->
    [you] kommst du
   *[other] kommt { $next }
}, und { $stock ->
    [0] der Nachziehstapel ist leer
    [one] im Nachziehstapel bleibt eine Karte
   *[other] im Nachziehstapel bleiben { $stock } Karten
}.
event-stock-out = Eine neue Mitte braucht drei Karten, aber { $stock ->
    [0] es ist keine
    [one] es ist nur eine
   *[other] es sind nur { $stock }
} da. Die { $count } beiseitegelegten werden gemischt.
event-reshuffle = Der neue Nachziehstapel hat { $count } Karten.
event-no-stock = Eine neue Mitte braucht drei Karten, aber { $stock ->
    [0] es ist keine
    [one] es ist nur eine
   *[other] es sind nur { $stock }
} da. Also endet die Runde.
event-may-add = { $player_is ->
    [you] { $knock ->
        [yes] { $hiss ->
            [yes] Du darfst jetzt klopfen, mit drei gleichen Werten fauchen oder den Zug beenden.
           *[no] Du darfst jetzt klopfen oder den Zug beenden.
        }
       *[no] { $hiss ->
            [yes] Du darfst jetzt mit drei gleichen Werten fauchen oder den Zug beenden.
           *[no] Nach allem, was die anderen wissen, könntest du fauchen und wirst darum gefragt.
        }
    }
   *[other] { $knock ->
        [yes] { $hiss ->
            [yes] { $player } darf jetzt klopfen, mit drei gleichen Werten fauchen oder den Zug beenden.
           *[no] { $player } darf jetzt klopfen oder den Zug beenden.
        }
       *[no] { $hiss ->
            [yes] { $player } darf jetzt mit drei gleichen Werten fauchen oder den Zug beenden.
           *[no] Nach allem, was die anderen wissen, könnte { $player } fauchen und wird darum gefragt.
        }
    }
}
event-may-add-hidden = { $player_is ->
    [you] { $knock ->
        [yes] Du darfst nach dem Tausch noch etwas tun.
       *[no] Nach allem, was die anderen wissen, könntest du fauchen und wirst darum gefragt.
    }
   *[other] { $knock ->
        [yes] { $player } darf nach dem Tausch noch etwas tun.
       *[no] Nach allem, was die anderen wissen, könnte { $player } fauchen und wird darum gefragt.
    }
}
event-quiet = { $player_is ->
    [you] Du lässt es beim Tausch.
   *[other] { $player } lässt es beim Tausch.
}
event-knock = { $player_is ->
    [you] Du klopfst
   *[other] { $player } klopft
}{ $swapped ->
    [yes] {" "}gleich nach dem Tausch
   *[no] {""}
}. { more-turns }
more-turns = { $players_are ->
    [you] Du hast noch einen Zug.
    [you-and] { START($players) } habt noch je einen Zug.
    [one] { $players } hat noch einen Zug.
   *[other] { $players } haben noch je einen Zug.
}
event-show = { $player_is ->
    [you] Du { $combination ->
        [meow] mauzt mit drei Assen
        [purr] schnurrst mit Ass, Zehn und Bild einer Farbe
        [hiss] fauchst und zeigst drei { rank }
       *[count] legst deine Hand offen hin
    }
   *[other] { $player } { $combination ->
        [meow] mauzt mit drei Assen
        [purr] schnurrt mit Ass, Zehn und Bild einer Farbe
        [hiss] faucht und zeigt drei { rank }
       *[count] legt die Hand offen hin
    }
}{ $how ->
    [dealt] , gleich nach dem Geben
   *[other] {""}
}: { $cards } zählen { $points } Punkte.
event-several = { START($players) } { $players_are ->
    [you-and] habt
   *[other] haben
} gleich beim Geben Kombinationen bekommen. Sie zählen alle.
event-round-stops = { $players_are ->
    [you] Niemand tauscht mehr, auch du nicht, obwohl du noch einen Zug hättest.
   *[other] { $count ->
        [0] Niemand tauscht mehr.
        [one] Niemand tauscht mehr, auch { $players } nicht, trotz des Zugs, der noch gekommen wäre.
       *[other] Niemand tauscht mehr, auch { $players } nicht, trotz der Züge, die noch gekommen wären.
    }
}
event-last-swaps = Hier geht es nach einer Kombination noch weiter. { more-turns }
event-last-turn = { $player_is ->
    [you] Das ist dein letzter Zug in dieser Runde.
   *[other] { $player } ist in dieser Runde zum letzten Mal dran.
}
event-showdown = { $reason ->
    [knock] Alle hatten ihren letzten Zug.
    [reveal] { ended-by }.
    [dealt] { ended-by }.
   *[stock] Der Nachziehstapel ist aufgebraucht.
} Alle Hände werden offen hingelegt, und was zählt, liegt höher.
event-points = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} { $points } Punkte: { what-counts }
what-counts = { $kind ->
    [meow] drei Asse.
    [purr] Ass, Zehn und ein Bild in { colour }.
    [hiss] drei { rank }.
    [count] Ass und zwei Bilder in { colour }{ $ends ->
        [yes] .
       *[no] , ohne die Zehn kein Schnurren.
    }
    [suit] { $counted } haben dieselbe Farbe.
    [two] { $counted } haben dieselbe Farbe, und nur sie zählen.
    [one] { $cards } haben drei verschiedene Farben, also zählt nur eine Karte, die beste: { $counted } mit { $points }.
   *[nothing] { $cards } haben drei verschiedene Farben, und das zählt hier nichts.
}
event-pay = { who-pays }{ $knocker ->
    [yes] {" "}Geklopft zu haben kostet nichts extra.
   *[no] {""}
}
who-pays = { $players_are ->
    [you] Du hast die wenigsten Punkte, { $points }, und zahlst.
    [you-and] { START($players) } habt mit { $points } die wenigsten Punkte und zahlt { both-pay }.
    [one] { $players } hat die wenigsten Punkte, { $points }, und zahlt.
   *[other] { $players } haben mit { $points } die wenigsten Punkte und zahlen { both-pay }.
}
both-pay = { $players_count ->
    [2] beide
   *[other] alle
}
event-none-pays = { START($players) } { $players_are ->
    [you-and] habt
   *[other] haben
} mit { $points } die wenigsten Punkte. Weil es mehrere sind, zahlt hier niemand.
event-token = { $player_is ->
    [you] Du gibst einen Spielstein ab und behältst
   *[other] { $player } gibt einen Spielstein ab und behält
} { $left ->
    [one] { $player_is ->
        [you] einen. Auch ohne spielst du weiter, bis du noch einmal zahlen musst.
       *[other] einen.
    }
   *[other] { $left }.
}
event-last-life = { $player_is ->
    [you] Du gibst deinen letzten Spielstein ab und bleibst im Spiel, bis du noch einmal zahlen musst.
   *[other] { $player } gibt den letzten Spielstein ab und bleibt im Spiel, bis wieder zu zahlen ist.
}
event-out = { $player_is ->
    [you] Du bist ausgeschieden: Du hattest keinen Spielstein mehr.
   *[other] { $player } scheidet aus: Es war kein Spielstein mehr da.
}{ $left ->
    [one] {""}
   *[other] {" "}{ $left } bleiben im Spiel.
}
event-replay = { START($players) } { $players_are ->
    [you-and] habt alle die wenigsten Punkte und keinen Spielstein mehr.
   *[other] haben alle die wenigsten Punkte und keinen Spielstein mehr.
} Jemand muss im Spiel bleiben, also zählt die Runde nicht und wird neu gegeben.
event-shared = { START($players) } { $players_are ->
    [you-and] habt alle die wenigsten Punkte und keinen Spielstein mehr. Hier gewinnt ihr gemeinsam.
   *[other] haben alle die wenigsten Punkte und keinen Spielstein mehr. Hier gewinnen sie gemeinsam.
}
event-next-dealer = { $player_is ->
    [you] { $by ->
        [loser] Du hast gezahlt und gibst die nächste Runde.
       *[clockwise] Du gibst als Nächstes.
    }
   *[other] { $by ->
        [loser] { $player } hat gezahlt und gibt die nächste Runde.
       *[clockwise] { $player } gibt als Nächstes.
    }
}
event-gather = Alle Karten werden eingesammelt.
event-winner = { $player_is ->
    [you] Du bist allein übrig und gewinnst.
   *[other] { $player } ist allein übrig und gewinnt.
}

## Warum ein Zug nicht geht

refusal-winner = Die Partie ist zu Ende. Mehr lässt sich nicht tun.
refusal-showdown = Die Runde ist zu Ende, alle Hände liegen offen. Zuerst muss die nächste Runde beginnen.
refusal-dealer-choice = { $phase ->
    [dealer] { $actor_is ->
        [you] Behalte zuerst dieses Set oder nimm das andere.
       *[other] Zuerst behält { $actor } das Set oder nimmt das andere.
    }
   *[other] Die Wahl zwischen den beiden Sets ist getroffen.
}
refusal-first-dealer = { $phase ->
    [first-dealer] Zuerst muss das Los bestimmen, wer von den Mitspielenden gibt.
   *[other] Wer gibt, steht schon fest.
}
refusal-deal = { $phase ->
    [deal] Zuerst müssen die Karten gegeben werden.
   *[other] Die Karten sind schon gegeben.
}
refusal-stock-out = { $phase ->
    [shuffle] Der Nachziehstapel ist aufgebraucht. Zuerst werden die beiseitegelegten Karten gemischt, diese und keine anderen.
   *[other] Gemischt wird nur, wenn eine neue Mitte nötig und der Nachziehstapel aufgebraucht ist.
}
refusal-swap-until-end = Die nächste Runde kann noch nicht beginnen: Getauscht wird, bis jemand klopft oder eine Kombination zeigt.
refusal-first-turn = { $actor_is ->
    [you] Du bist dran, und { $player_who } kann jetzt nicht spielen. Gespielt wird im Uhrzeigersinn.
   *[other] { $player_is ->
        [you] { $actor } ist dran, also kannst du jetzt nicht spielen. Gespielt wird im Uhrzeigersinn.
       *[other] { $actor } ist dran, und { $player } kann jetzt nicht spielen. Gespielt wird im Uhrzeigersinn.
    }
}
refusal-swap-one = { $why ->
    [give] { $player_is ->
        [you] Gib eine Karte deiner eigenen Hand: { $give } ist nicht dabei.
       *[other] Geben kann { $player } nur eine Karte der eigenen Hand: { $give } ist nicht dabei.
    }
   *[take] Nimm eine Karte aus der Mitte: { $take } liegt nicht dort.
}
refusal-one-swap-per-turn = { $player_is ->
    [you] { $why ->
        [again] Du hast schon getauscht. In einem Zug wird einmal getauscht.
       *[first] Du hast noch nicht getauscht. Tausche, schiebe oder klopfe, dann ist der Zug zu Ende.
    }
   *[other] { $why ->
        [again] { $player } hat schon getauscht. In einem Zug wird einmal getauscht.
       *[first] { $player } hat noch nicht getauscht, also kann der Zug so nicht enden.
    }
}
refusal-knock-last-swap = { $player_is ->
    [you] Tausche oder schiebe: Das ist dein letzter Zug, denn { $reason ->
        [knock] { $knocker_who } hat schon geklopft.
       *[other] eine Kombination wurde gezeigt.
    }
   *[other] { $player } kann nur noch tauschen oder schieben: Das ist der letzte Zug, denn { $reason ->
        [knock] { $knocker_is ->
            [you] du hast schon geklopft.
           *[other] { $knocker } hat schon geklopft.
        }
       *[other] eine Kombination wurde gezeigt.
    }
}
refusal-knock-when = { $player_is ->
    [you] Du kannst
   *[other] { $player } kann
} noch nicht klopfen: Hier klopft niemand im ersten Zug.
refusal-all-skip-knock = { $player_is ->
    [you] Du kannst
   *[other] { $player } kann
} nicht klopfen: In dieser Runde haben alle geschoben, und hier beendet sie jetzt nur noch eine Kombination.
refusal-knock-instead = { $player_is ->
    [you] Du hast getauscht und kannst in diesem Zug nicht klopfen: Hier klopft man nur anstelle eines Tauschs.
   *[other] { $player } hat getauscht und kann in diesem Zug nicht klopfen: Hier klopft man nur anstelle eines Tauschs.
}
refusal-hiss-reveal = { $why ->
    [reveal] Fauchen ist nicht nötig: Drei gleiche Werte werden hier sofort gezeigt, sobald sie jemand hat.
    [knock-only] Klopfe stattdessen: Drei gleiche Werte werden hier nicht vorher gezeigt.
   *[hand] { $player_is ->
        [you] Du hast keine drei gleichen Werte.
       *[other] { $player } hat keine drei gleichen Werte.
    }
}
refusal-deck = So lässt sich Mauz nicht geben: Jede der { $size } Karten muss genau einmal dabei sein.
refusal-unknown-move = Einen solchen Zug gibt es in Mauz nicht. Man kann eine Karte oder alle drei tauschen, schieben, klopfen oder fauchen, und wer gibt, behält ein Set oder nimmt das andere.

## Warum etwas grau ist, in wenigen Worten

hint-winner = Die Partie ist zu Ende.
hint-showdown = Die Runde ist zu Ende.
hint-dealer-choice = { $phase ->
    [dealer] { $actor_is ->
        [you] Wähle zuerst ein Set.
       *[other] Zuerst wählt { $actor } ein Set.
    }
   *[other] Das Set ist gewählt.
}
hint-first-dealer = { $phase ->
    [first-dealer] Zuerst bestimmt das Los, wer gibt.
   *[other] Wer gibt, steht schon fest.
}
hint-deal = { $phase ->
    [deal] Zuerst wird gegeben.
   *[other] Die Karten sind schon gegeben.
}
hint-stock-out = { $phase ->
    [shuffle] Zuerst wird gemischt.
   *[other] Zu mischen gibt es jetzt nichts.
}
hint-swap-until-end = Die Runde geht noch weiter.
hint-first-turn = { $actor_is ->
    [you] Du bist dran.
   *[other] { $actor } ist dran.
}
hint-swap-one = { $why ->
    [give] Nicht auf dieser Hand.
   *[take] Nicht in der Mitte.
}
hint-one-swap-per-turn = { $why ->
    [again] Getauscht wird einmal.
   *[first] Erst kommt der Tausch.
}
hint-knock-last-swap = Es sind die letzten Züge.
hint-knock-when = Nicht im ersten Zug.
hint-all-skip-knock = Nur eine Kombination beendet diese Runde.
hint-knock-instead = Geklopft wird statt eines Tauschs.
hint-hiss-reveal = { $why ->
    [reveal] Das wird hier sofort gezeigt.
    [knock-only] Das wird hier nicht vorher gezeigt.
   *[hand] Keine drei gleichen Werte.
}

## Rat

counted-as = { $kind ->
    [meow] drei Asse
    [purr] Ass, Zehn und ein Bild in { colour }
    [hiss] drei gleiche Werte
    [count] Ass und zwei Bilder in { colour }
    [suit] drei Karten in { colour }
    [two] zwei Karten in { colour }
    [one] die beste von drei Farben
   *[nothing] drei Farben, die nichts zählen
}
makes = { $gain ->
    [0] Es bleibt bei { $now } Punkten
   *[other] Das macht { $points } Punkte statt { $now }
}
leaves-less = { $less ->
    [yes] {"So liegt in der Mitte weniger für die anderen. "}
   *[other] {""}
}
makes-last = { $gain ->
    [0] es bleibt bei { $now }
   *[other] das macht { $points } statt { $now }
}
advice-swap = Tausche { $give } gegen { $take }. { makes }: { counted-as }. { leaves-less }Das kostet in etwa { $pays } von 100 solchen Runden einen Spielstein.
advice-swap-all = Tausche alle drei gegen { $cards }. { makes }: { counted-as }. { leaves-less }Das kostet in etwa { $pays } von 100 solchen Runden einen Spielstein.
advice-skip = Schiebe. Kein Tausch ist besser als die Hand, wie sie ist, { $points } Punkte: { counted-as }. Das kostet in etwa { $pays } von 100 solchen Runden einen Spielstein.
advice-knock = Klopfe mit { $points } Punkten: { counted-as }. Kein Tausch ist besser, und Schieben lässt dieselbe Hand, gibt den anderen aber Zeit, ihre zu verbessern. Das kostet in etwa { $pays } von 100 solchen Runden einen Spielstein: seltener als die { $share }, die im Durchschnitt auf jede Hand kommen.
advice-hiss = Fauche. Drei gleiche zählen { $points } Punkte und beenden die Runde, bevor jemand mehr bekommt.
advice-quiet = Beende den Zug mit { $points } Punkten: { counted-as }. Ein Klopfen würde in etwa { $pays } von 100 solchen Runden einen Spielstein kosten: nicht seltener als die { $share }, die im Durchschnitt auf jede Hand kommen.
advice-last-swap = Tausche { $give } gegen { $take }. Im letzten Zug zählen nur noch die Punkte, und { makes-last }: { counted-as }.
advice-last-all = Tausche alle drei gegen { $cards }. Im letzten Zug zählen nur noch die Punkte, und { makes-last }: { counted-as }.
advice-last-skip = Schiebe. Im letzten Zug zählen nur noch die Punkte, und kein Tausch macht mehr als die { $points } Punkte dieser Hand: { counted-as }.
advice-other-swap = Oder { $give } für { $take }: { $points } Punkte, { counted-as }, und in etwa { $pays } von 100 solchen Runden kostet es einen Spielstein.
advice-other-all = Oder alle drei gegen { $cards }: { $points } Punkte, { counted-as }, und in etwa { $pays } von 100 solchen Runden kostet es einen Spielstein.
advice-other-skip = Oder schiebe: { $points } Punkte, und in etwa { $pays } von 100 solchen Runden kostet es einen Spielstein.
advice-knock-now = Ein Klopfen mit den { $points } Punkten dieser Hand lohnt sich, wenn es in weniger von 100 Runden einen Spielstein kostet als in den { $share }, die im Durchschnitt auf jede Hand kommen; hier sind es etwa { $pays }.
advice-unknown = { $cats ->
    [one] Die andere Hand ist unbekannt, also werden alle möglichen gezählt: als ob nach ihrem besten Tausch verglichen würde.
   *[other] Die anderen { $cats } Hände sind unbekannt, also werden alle möglichen gezählt: als ob jede noch einmal aufs Beste tauschte und dann verglichen würde; in letzten Zügen tauscht nur, wer noch einen hat.
} Jede mögliche Hand zählt gleich viel: Was Tauschen, Schieben und Klopfen verraten, bleibt außer Acht. Wer geklopft hat, hält aber meist viele Punkte, und dann ist die Gefahr größer, als hier steht.
advice-keep = Behalte dieses Set. Es zählt { $points } Punkte. Von 100 unbekannten zählen etwa { $more } mehr und { $less } weniger.
advice-reject = Nimm das andere Set. Dieses zählt { $points } Punkte. Von 100 unbekannten zählen etwa { $more } mehr und { $less } weniger.
missed-swap = { $points } Punkte; mit { $take } für { $give } wären es { $better } gewesen.
missed-gives = Vorsicht: Mit { $cards } in der Mitte { $player_is ->
    [you] kannst du
   *[other] kann { $player }
} { $combination ->
    [meow] drei Asse zeigen.
    [purr] mit Ass, Zehn und einem Bild derselben Farbe schnurren.
    [hiss] mit drei gleichen Werten fauchen.
   *[count] 31 zeigen.
}
missed-all = { $points } Punkte; mit allen dreien aus der Mitte wären es { $better } gewesen.
advice-final = { $player_is ->
    [you] Deine Hand
   *[other] Die Hand von { $player }
} zählt { $points } Punkte, und in dieser Runde ändert sich daran nichts mehr.

## Der Wertungszettel

sheet-caption = Runde { $round }
sheet-player = Name
worth = { $points }
sheet-points = Punkte
sheet-counters = Spielsteine
sheet-result = { $shared ->
    [yes] { START($players) } { $players_are ->
        [you-and] gewinnt
       *[other] gewinnen
    } gemeinsam.
   *[no] { $players_are ->
        [you] Du gewinnst.
       *[other] { $players } gewinnt.
    }
}

## Was zur Wahl steht
option-choice = Was tun
option-points = Punkte
option-pays = Muss zahlen
option-swap = { $give } gegen { $take }
option-all = Alle drei
option-skip = Schieben
option-knock = Jetzt klopfen
sheet-out = raus
sheet-lost = { $players_count ->
    [0] Die wenigsten Punkte waren { $points }, und niemand zahlt.
   *[other] { $out ->
        [yes] { $players_are ->
            [you] Du hast die wenigsten Punkte, { $points }, und keinen Spielstein mehr.
            [you-and] { START($players) } habt mit { $points } die wenigsten Punkte und keinen Spielstein mehr.
            [one] { $players } hat die wenigsten Punkte, { $points }, und keinen Spielstein mehr.
           *[other] { $players } haben mit { $points } die wenigsten Punkte und keinen Spielstein mehr.
        }
       *[no] { who-pays }
    }
}

## Fragen

quiz-done-knock = Du klopfst.
quiz-done-skip = Du schiebst.
quiz-playable = Welche deiner Karten kannst du jetzt wählen? Wähle alle.
quiz-points = { $done } Danach werden alle Hände verglichen. Was zählt { $player_is ->
    [you] deine Hand
   *[other] die Hand von { $player }
}?
quiz-counts = Was zählt deine Hand: { $cards }?
quiz-swap = Tausche eine Karte, sodass deine Hand möglichst viel zählt. Welche gibst du, und welche nimmst du? Wähle beide.
quiz-pays = Wenn jetzt alle Hände verglichen würden: Wer müsste zahlen?
answer-pays = { $count ->
    [0] { START($players) }
   *[other] { START($players) }, mit { $cards }
}
quiz-stronger = Stell dir diese Hände vor, sie liegen nicht auf dem Tisch. Welche zählt am meisten?
answer-hand = { START($cards) }
because-hand = { $kind ->
    [suit] { START($cards) } zählen zusammen { $points }, denn sie haben dieselbe Farbe.
    [one] Von { $cards } zählt nur eine, denn sie haben drei verschiedene Farben: { $points }.
   *[other] { START($cards) } zählen zusammen { $points }: { what-counts }
}
quiz-combination = Mit einem Tausch kannst du eine Kombination zeigen{ $ends ->
    [yes] , und die Runde endet sofort
   *[no] {""}
}. Welche Karte gibst du, und welche nimmst du? Wähle beide.
because-no-combination = Drei gleiche Werte sind eine Kombination, und ebenso Ass, Zehn und ein Bild einer Farbe.
quiz-after = { $knocker_is ->
    [you] Du hast geklopft, und jetzt bist du
   *[other] { $knocker } hat geklopft, und jetzt bist du
} dran. Niemand zeigt eine Kombination. Wer ist in dieser Runde nach dir dran?
answer-after = { $count ->
    [0] Niemand: Alle Hände werden verglichen
   *[other] { START($player_who) }
}
because-after = { $slip ->
    [knocker] Wer geklopft hat, ist danach nicht mehr dran.
    [had] { $player_is ->
        [you] Du hattest den letzten Zug schon.
       *[other] { $player } hatte den letzten Zug schon.
    }
    [later] { $player_is ->
        [you] Auch du hast noch einen letzten Zug, aber andere kommen vor dir.
       *[other] Auch { $player } hat noch einen letzten Zug, aber andere kommen vorher.
    }
    [end] Nach dem Klopfen haben alle anderen noch einen Zug, und nicht alle hatten ihn schon.
    [over] Das ist dein letzter Zug.
   *[right] Nach dem Klopfen haben alle anderen der Reihe nach noch einen Zug: { $count ->
        [0] Du bist als Letztes dran.
       *[other] { $player_is ->
            [you] Du bist als Nächstes dran.
           *[other] { $player } ist als Nächstes dran.
        }
    }
}
quiz-all-skip = { $others ->
    [one] Außer dir spielt nur noch eine Person, und sie hat gerade geschoben.
   *[other] Alle anderen haben gerade nacheinander geschoben.
} Auch du schiebst. Was geschieht dann?
answer-all-skip = { $what ->
    [middle] Es gibt eine neue Mitte, und es geht weiter.
    [compared] Alle Hände werden verglichen.
    [same] Als Nächstes wird noch einmal mit derselben Mitte gespielt.
   *[swap] Als Nächstes muss getauscht oder geklopft werden.
}
because-all-skip = Haben alle nacheinander geschoben, kommt die Mitte beiseite, und drei neue Karten werden ausgelegt.
because-not-all-skip = { $slip ->
    [compared] Verglichen wird nur nach einem Klopfen oder einer Kombination{ $stock ->
        [yes] , oder wenn der Stapel aufgebraucht ist
       *[no] {""}
    }.
    [same] Von dieser Mitte wollte niemand etwas.
   *[swap] Tauschen oder klopfen muss nie jemand.
}
because-several = Bei so wenigen Punkten müsste mehr als eine Person zahlen.
because-count = { $slip ->
    [each] Sieh dir an, was jede Karte zählt: ein Ass 11, eine Zehn und jedes Bild 10, die anderen ihre Zahl.
    [court] Buben, Damen und Könige zählen je 10.
    [ace] Ein Ass zählt 11.
    [best] Hier zählt mehr als die beste Karte.
   *[all] Nur Karten einer Farbe werden zusammengezählt.
}
because-give = Behalte { $card }: Ohne diese Karte zählt deine Hand weniger, als sie könnte.
because-take = { START($card) } hilft deiner Hand weniger als eine andere Karte der Mitte.
because-fewest = { $players_are ->
    [you] Du hast die wenigsten Punkte, { $points }, und müsstest zahlen.
    [one] { $players } hat die wenigsten Punkte, { $points }, und müsste zahlen.
    [you-and] { START($players) } habt die wenigsten Punkte, je { $points }, und müsstet { both-pay } zahlen.
   *[other] { START($players) } haben die wenigsten Punkte, je { $points }, und müssten { both-pay } zahlen.
}
