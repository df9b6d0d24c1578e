### Mauz auf Deutsch.
### $player, $dealer, $next, $knocker, $actor sind Namen, $players ist eine Liste davon. $card, $give, $take sind Karten
### in Worten ("Herz Bube", ohne Artikel); $cards, $given, $taken, $aside, $counted sind Listen von Karten. Zu $suit ist
### die Nachricht colour der Name der Farbe. $points ist eine ganze Zahl oder 30,5.

game-name = Mauz

## Der Tisch

plate = { $player }
plate-you = { $player } (du)
plate-points = { $player } · { $points }
plate-points-you = { $player } (du) · { $points }
plate-out = { $player } · ausgeschieden
zone-middle = Mitte
zone-aside = Beiseite
zone-second = Zweites Set
zone-counters = Spielsteine von { $player }
counters-label = { zone-counters }: { $count ->
    [0] keine mehr, das letzte Leben
   *[other] { $count }
}
card-counts = { $card }, zählt
hand-worth = zählt { $points }
skips = { $skips ->
    [0] {""}
   *[other] { $skips } von { $cats } geschoben
}
bubble = { $call ->
    [knock] Klopf!
    [meow] Mauz!
    [purr] Schnurr!
    [hiss] Fauch!
   *[count] 31!
}
bubble-label = { $call ->
    [knock] { $player } hat geklopft
    [meow] { $player } mauzt
    [purr] { $player } schnurrt
    [hiss] { $player } faucht
   *[count] { $player } zeigt 31
}
mark-legal = kann getauscht werden
mark-picked = gewählt
mark-pays = zahlt
mark-out = scheidet aus
mark-wins = gewinnt
mark-knocked = hat geklopft

## Titel und Kapitel

title-start = Die Karten werden gegeben
title-round = Runde { $round }
title-choose = { $player } wählt ein Set
title-turn = { $player } ist dran
title-last = { $player }: letzter Zug
title-swapped = { $player } hat getauscht
title-shuffle = Neuer Nachziehstapel
title-round-end = Runde beendet
title-over = Partie beendet
title-knock = { $player } klopft
title-middle = Neue Mitte

## Was man tun kann

action-keep = Dieses Set behalten
action-reject = Das andere Set nehmen
action-swap-all = Alle drei tauschen
action-skip = Schieben
action-knock = Klopfen
action-hiss = Fauchen
action-quiet = Dabei lassen
action-next-round = Nächste Runde
action-back = Andere Karte wählen
ask-take = { $card } gegen welche Karte der Mitte? Die Hand zählt jetzt { $points }.
ask-give = { $card } gegen welche Karte der Hand? Die Hand zählt jetzt { $points }.
can-give = am besten gegen { $card }: { $points } Punkte
can-take = am besten gegen { $card }: { $points } Punkte
can-swap = ergibt { $points } Punkte

## Was zu entscheiden ist

prompt-first-dealer = Es muss bestimmt werden, wer zuerst gibt.
prompt-deal = Die Karten müssen gegeben werden.
prompt-shuffle = Der Nachziehstapel ist leer. Die beiseitegelegten Karten müssen gemischt werden.
prompt-choose = { $player } hat eines der beiden Sets angesehen und behält es oder nimmt das andere blind.
prompt-choose-cards = { $player } sieht { $cards }, das sind { $points } Punkte. Behalten oder die anderen drei blind nehmen?
prompt-turn = { $player } kann eine Karte oder alle drei tauschen, { $knock ->
    [yes] schieben oder klopfen
   *[no] oder schieben
}{ $hiss ->
    [yes] {" "}oder fauchen
   *[no] {""}
}.{ $last ->
    [yes] {" "}Es ist der letzte Zug in dieser Runde.
   *[no] {""}
}
prompt-swapped = { $knock ->
    [yes] { $hiss ->
        [yes] { $player } hat getauscht und darf klopfen, fauchen oder es dabei lassen.
       *[no] { $player } hat getauscht und darf klopfen oder es dabei lassen.
    }
   *[no] { $hiss ->
        [yes] { $player } hat getauscht und darf fauchen oder es dabei lassen.
       *[no] { $shown ->
            [yes] { $player } hat getauscht und kann es nur dabei lassen. Die anderen können das nicht wissen.
           *[no] { $player } hat getauscht und faucht, wenn es geht, oder lässt es dabei.
        }
    }
}
prompt-round-end = Runde { $round } ist zu Ende. Die nächste gibt { $player }, und alle können sie starten.
prompt-over = { $count ->
    [one] Die Partie ist zu Ende: { $players } hat gewonnen.
   *[other] Die Partie ist zu Ende: { $players } haben gemeinsam gewonnen.
}

## Was geschah

event-counters = { $count ->
    [one] Alle { $cats } beginnen mit einem Spielstein.
   *[other] Alle { $cats } beginnen mit { $count } Spielsteinen.
}
event-dealer-chosen = { $dealer } soll zuerst geben, so hat es das Los bestimmt. Also wird { $next } beginnen.
event-deal = Runde { $round }: { $dealer } mischt die { $size } Karten und gibt jeder Hand { $count }, dazu noch einmal { $count } als zweites eigenes Set. { $stock } Karten bleiben als Nachziehstapel.
event-look = { $player } sieht sich eines der beiden Sets an: { $cards }. Das sind { $points } Punkte.
event-look-hidden = { $player } sieht sich eines der beiden Sets an.
event-keep = { $player } behält dieses Set, also kommt das andere in die Mitte: { $cards }.
event-reject = { $player } legt dieses Set in die Mitte, { $cards }, und nimmt das andere blind.
event-first-turn = { $player } sitzt links von { $dealer } und beginnt.
event-swap = { $player } gibt { $give } und nimmt { $take } aus der Mitte.
event-swap-all = { $player } tauscht alle drei Karten: { $given } gegen { $taken }.
event-skip = { $skips ->
    [0] { $player } lässt die Karten, wie sie sind.
    [one] { $player } schiebt.
   *[other] { $player } schiebt: Das sind { $skips } von { $cats } nacheinander.
}
event-all-skip = Alle haben geschoben. { $aside } kommen beiseite, und die neue Mitte ist { $cards }. Als Nächstes kommt { $next }, und { $stock ->
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
event-may-add = { $knock ->
    [yes] { $hiss ->
        [yes] { $player } darf jetzt klopfen oder fauchen oder es beim Tausch lassen.
       *[no] { $player } darf jetzt klopfen oder es beim Tausch lassen.
    }
   *[no] { $hiss ->
        [yes] { $player } darf jetzt fauchen oder es beim Tausch lassen.
       *[no] Nach allem, was die anderen wissen, könnte { $player } fauchen und wird darum gefragt.
    }
}
event-may-add-hidden = { $knock ->
    [yes] { $player } darf nach dem Tausch noch etwas tun.
   *[no] Nach allem, was die anderen wissen, könnte { $player } fauchen und wird darum gefragt.
}
event-quiet = { $player } lässt es beim Tausch.
event-knock = { $player } klopft{ $swapped ->
    [yes] {" "}gleich nach dem Tausch
   *[no] {""}
}. { $count ->
    [one] { $players } hat noch einen Zug.
   *[other] { $players } haben noch je einen Zug.
}
event-show = { $player } { $combination ->
    [meow] mauzt
    [purr] schnurrt
    [hiss] faucht
   *[count] legt die Hand offen hin
}{ $how ->
    [dealt] , gleich nach dem Geben
   *[other] {""}
}: { $cards } zählen { $points } Punkte.
event-several = { $players } haben gleich beim Geben Kombinationen bekommen. Sie zählen alle.
event-round-stops = { $count ->
    [0] Niemand tauscht mehr.
    [one] Niemand tauscht mehr, auch { $players } nicht, trotz des Zugs, der noch gekommen wäre.
   *[other] Niemand tauscht mehr, auch { $players } nicht, trotz der Züge, die noch gekommen wären.
}
event-last-swaps = Hier geht es nach einer Kombination noch weiter: { $count ->
    [one] { $players } hat noch einen Zug.
   *[other] { $players } haben noch je einen Zug.
}
event-last-turn = Für { $player } ist es der letzte Zug dieser Runde.
event-showdown = { $reason ->
    [knock] Alle hatten ihren letzten Zug.
    [reveal] Eine Kombination wurde gezeigt.
    [dealt] Eine Kombination wurde gegeben.
   *[stock] Der Nachziehstapel ist aufgebraucht.
} Runde { $round } endet, und alle Hände werden offen hingelegt.
event-points = { $player } hat { $points } Punkte: { $kind ->
    [meow] drei Asse.
    [purr] Ass, Zehn und ein Bild in { colour }.
    [hiss] drei gleiche Werte, { $cards }.
    [count] Ass und zwei Bilder in { colour }.
    [suit] { $counted } haben dieselbe Farbe.
    [two] { $counted } haben dieselbe Farbe, und nur sie zählen.
    [one] { $cards } haben drei verschiedene Farben, also zählt nur die beste Karte, { $counted }.
   *[nothing] { $cards } haben drei verschiedene Farben, und das zählt hier nichts.
}
event-pay = { $count ->
    [one] { $players } hat die wenigsten Punkte, { $points }, und zahlt.
   *[other] { $players } haben mit { $points } die wenigsten Punkte und zahlen alle.
}{ $knocker ->
    [yes] {" "}Geklopft zu haben kostet nichts extra.
   *[no] {""}
}
event-none-pays = { $players } haben mit { $points } die wenigsten Punkte. Weil es mehrere sind, zahlt hier niemand.
event-token = { $player } gibt einen Spielstein ab und behält { $left ->
    [one] einen
   *[other] { $left }
}.
event-last-life = { $player } gibt den letzten Spielstein ab und bleibt im Spiel: Es ist das letzte Leben.
event-out = { $player } hat keinen Spielstein mehr und scheidet aus. { $left ->
    [one] Jemand ist allein übrig.
   *[other] { $left } bleiben im Spiel.
}
event-replay = { $players } haben die wenigsten Punkte und schieden alle zugleich aus. Also zählt die Runde nicht und wird neu gegeben.
event-shared = { $players } haben die wenigsten Punkte und schieden alle zugleich aus. Hier gewinnen sie gemeinsam.
event-next-dealer = { $by ->
    [loser] { $player } hat gezahlt und gibt die nächste Runde.
   *[clockwise] { $player } ist reihum als Nächstes dran und gibt die nächste Runde.
}
event-gather = Alle Karten werden eingesammelt. Runde { $round } beginnt, und { $dealer } gibt.
event-winner = { $player } ist allein übrig und gewinnt.

## Warum ein Zug nicht geht

refusal-winner = Die Partie ist zu Ende. Mehr lässt sich nicht tun.
refusal-showdown = Die Runde ist zu Ende, alle Hände liegen offen. Zuerst muss die nächste Runde beginnen.
refusal-dealer-choice = { $phase ->
    [dealer] Zuerst behält { $actor } das Set oder nimmt das andere.
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
refusal-first-turn = { $player } ist jetzt nicht dran. Gespielt wird im Uhrzeigersinn, und { $actor } ist an der Reihe.
refusal-swap-one = { $why ->
    [give] { $give } ist nicht auf der Hand von { $player }, und geben kann man nur Karten der eigenen Hand.
   *[take] { $take } liegt nicht in der Mitte, und nehmen kann man nur Karten aus der Mitte.
}
refusal-one-swap-per-turn = { $why ->
    [again] { $player } hat schon getauscht. In einem Zug wird einmal getauscht.
   *[first] { $player } hat noch nicht getauscht, also gibt es nichts, wobei man es lassen könnte.
}
refusal-knock-last-swap = { $reason ->
    [knock] { $knocker } hat schon geklopft, und { $player } hat einen letzten Zug: tauschen oder die Karten lassen.
   *[other] Eine Kombination wurde gezeigt, und { $player } hat einen letzten Zug: tauschen oder die Karten lassen.
}
refusal-knock-when = { $player } kann noch nicht klopfen: Hier klopft niemand im ersten Zug.
refusal-all-skip-knock = { $player } kann nicht klopfen: In dieser Runde haben alle geschoben, und hier beendet sie jetzt nur noch eine Kombination.
refusal-knock-instead = { $player } hat getauscht. Hier klopft man nur anstelle eines Tauschs.
refusal-hiss-reveal = { $why ->
    [reveal] Drei gleiche Werte werden hier von selbst gezeigt, sobald sie jemand hat.
    [knock-only] Drei gleiche Werte werden hier nicht vorher gezeigt. Wer sie hat, darf klopfen.
   *[hand] { $player } hat keine drei gleichen Werte.
}
refusal-deck = So lässt sich Mauz nicht geben: Jede der { $size } Karten muss genau einmal dabei sein.
refusal-unknown-move = Einen solchen Zug gibt es in Mauz nicht. Man kann eine Karte oder alle drei tauschen, schieben und klopfen, und wer gibt, behält ein Set oder nimmt das andere.

## Warum etwas grau ist, in wenigen Worten

hint-winner = Die Partie ist zu Ende.
hint-showdown = Die Runde ist zu Ende.
hint-dealer-choice = { $phase ->
    [dealer] Zuerst wählt { $actor } ein Set.
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
hint-first-turn = { $actor } ist dran.
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
    [reveal] Das wird von selbst gezeigt.
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
advice-swap = { $player } gibt { $give } für { $take }. Das macht { $points } Punkte statt { $now }: { counted-as }. Die Gefahr, zahlen zu müssen, ist { $pays } %.
advice-swap-all = { $player } tauscht alle drei gegen { $cards }. Das macht { $points } Punkte statt { $now }: { counted-as }. Die Gefahr, zahlen zu müssen, ist { $pays } %.
advice-skip = Kein Tausch ist besser als die Hand, wie sie ist, { $points } Punkte: { counted-as }. { $player } schiebt, und die Gefahr, zahlen zu müssen, ist { $pays } %.
advice-knock = { $player } klopft mit { $points } Punkten: { counted-as }. Kein Tausch ist besser, und die Gefahr, zahlen zu müssen, ist { $pays } %, weniger als der gerechte Anteil von { $share } %.
advice-hiss = { $player } zeigt drei gleiche Werte. Sie zählen { $points } Punkte und beenden die Runde, bevor jemand mehr bekommt.
advice-quiet = { $player } lässt es bei { $points } Punkten: { counted-as }. Nach einem Klopfen wäre die Gefahr, zahlen zu müssen, { $pays } %, nicht weniger als der gerechte Anteil von { $share } %.
advice-last-swap = Im letzten Zug zählen nur noch die Punkte. { $player } gibt { $give } für { $take }, das macht { $points } Punkte statt { $now }: { counted-as }.
advice-last-all = Im letzten Zug zählen nur noch die Punkte. { $player } tauscht alle drei gegen { $cards }, das macht { $points } Punkte statt { $now }: { counted-as }.
advice-last-skip = Im letzten Zug zählen nur noch die Punkte, und kein Tausch macht mehr als die { $points } Punkte von { $player }: { counted-as }.
advice-other-swap = Oder { $give } für { $take }: { $points } Punkte, { counted-as }, und { $pays } % Gefahr, zahlen zu müssen.
advice-other-all = Oder alle drei gegen { $cards }: { $points } Punkte, { counted-as }, und { $pays } % Gefahr, zahlen zu müssen.
advice-other-skip = Oder kein Tausch: { $points } Punkte, und { $pays } % Gefahr, zahlen zu müssen.
advice-knock-now = Nach einem Klopfen mit den { $points } Punkten dieser Hand wäre die Gefahr, zahlen zu müssen, { $pays } %; ein gerechter Anteil sind { $share } %.
advice-unknown = { $cats ->
    [one] Die andere Hand ist unbekannt, also werden alle möglichen gezählt: als ob nach ihrem besten Tausch verglichen würde.
   *[other] Die anderen { $cats } Hände sind unbekannt, also werden alle möglichen gezählt: als ob nach dem besten Tausch der nächsten verglichen würde oder, wenn geklopft ist, aller, die noch einen Zug haben.
} Was die Züge der anderen verraten, bleibt außer Acht.
advice-keep = { $player } behält dieses Set. Es zählt { $points } Punkte, ein unbekanntes im Durchschnitt { $average }: { $more } % zählen mehr und { $less } % weniger.
advice-reject = { $player } nimmt das andere Set. Dieses zählt { $points } Punkte, ein unbekanntes im Durchschnitt { $average }: { $more } % zählen mehr und { $less } % weniger.
advice-final = Die Hand von { $player } zählt { $points } Punkte, und in dieser Runde ändert sich daran nichts mehr.

## Der Wertungszettel

sheet-caption = Runde { $round }
sheet-player = Name
sheet-points = Punkte
sheet-counters = Spielsteine
sheet-result = { $shared ->
    [yes] { $players } gewinnen gemeinsam.
   *[no] { $players } gewinnt.
}

## Was zur Wahl steht
option-choice = Was tun
option-points = Punkte
option-pays = Muss zahlen
option-swap = { $give } gegen { $take }
option-all = Alle drei
option-skip = Kein Tausch
option-knock = Jetzt klopfen
sheet-lost = { $players_count ->
    [0] Die wenigsten Punkte waren { $points }, und niemand zahlt.
   *[other] Die wenigsten Punkte, { $points }, und muss deshalb zahlen: { $players }.
}
