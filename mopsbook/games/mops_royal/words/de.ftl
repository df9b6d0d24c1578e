### Mops Royal auf Deutsch.
### $player, $caller, $actor sind Namen; $players ist eine Liste davon. Ein Plättchen wie $tile ist "grüner Napf",
### $tile_the hat den Artikel und steht als Objekt ("den grünen Napf"); $tile_colour und $tile_object sind seine Teile
### ("none", wo kein Plättchen liegt). $tiles, $flips sind Listen von Plättchen. $at, $on, $flip sind Plätze in Worten
### ("Zeile 0, Spalte -1"), $choices ist eine Liste davon. $pattern ist der Name einer Kombination, $pattern_a hat den
### Artikel und steht als Objekt. $value ist eine Farbe oder ein Gegenstand im Dativ der Mehrzahl. START() schreibt den
### ersten Buchstaben groß.

## Plättchen, Plätze, Kombinationen

tile = { $object ->
    [can] { $colour ->
        [blue] blaue
        [green] grüne
        [yellow] gelbe
        [orange] orangefarbene
        [pink] rosa
       *[purple] violette
    } Dose
    [cushion] { $colour ->
        [blue] blaues
        [green] grünes
        [yellow] gelbes
        [orange] orangefarbenes
        [pink] rosa
       *[purple] violettes
    } Kissen
   *[other] { $colour ->
        [blue] blauer
        [green] grüner
        [yellow] gelber
        [orange] orangefarbener
        [pink] rosa
       *[purple] violetter
    } { $object ->
        [pug] Mops
        [bone] Knochen
        [bowl] Napf
       *[poo] Haufen
    }
}
definite = { $object ->
    [can] die { $colour ->
        [blue] blaue
        [green] grüne
        [yellow] gelbe
        [orange] orangefarbene
        [pink] rosa
       *[purple] violette
    } Dose
    [cushion] das { $colour ->
        [blue] blaue
        [green] grüne
        [yellow] gelbe
        [orange] orangefarbene
        [pink] rosa
       *[purple] violette
    } Kissen
   *[other] den { $colour ->
        [blue] blauen
        [green] grünen
        [yellow] gelben
        [orange] orangefarbenen
        [pink] rosa
       *[purple] violetten
    } { $object ->
        [pug] Mops
        [bone] Knochen
        [bowl] Napf
       *[poo] Haufen
    }
}
sign = { $name ->
    [blue] Blau
    [green] Grün
    [yellow] Gelb
    [orange] Orange
    [pink] Rosa
    [purple] Violett
    [pug] Möpsen
    [bone] Knochen
    [bowl] Näpfen
    [can] Dosen
    [cushion] Kissen
   *[poo] Haufen
}
part = { $name ->
    [blue] blau
    [green] grün
    [yellow] gelb
    [orange] orange
    [pink] rosa
    [purple] violett
    [pug] Mops
    [bone] Knochen
    [bowl] Napf
    [can] Dose
    [cushion] Kissen
   *[poo] Haufen
}
place = Zeile { $row }, Spalte { $column }
pattern = { $id ->
    [I3] Dreierreihe
    [V3] Dreierwinkel
    [D3] Dreierdiagonale
    [I4] Viererreihe
    [L4] Vierer-L
    [T4] Vierer-T
    [S4] Vierer-S
    [D4] Viererdiagonale
    [O4] Viererquadrat
    [I5] Fünferreihe
    [V5] Fünferwinkel
    [L5] Fünfer-L
    [U5] Fünfer-U
    [X5] Fünferkreuz
    [F5] Fünfer-F
    [N5] Fünfer-N
    [Y5] Fünfer-Y
    [D5] Fünferdiagonale
    [P5] Fünfer-P
    [T5] Fünfer-T
   *[own] Form „{ $id }“
}
indefinite = { $id ->
    [I3] eine Dreierreihe
    [V3] einen Dreierwinkel
    [D3] eine Dreierdiagonale
    [I4] eine Viererreihe
    [L4] ein Vierer-L
    [T4] ein Vierer-T
    [S4] ein Vierer-S
    [D4] eine Viererdiagonale
    [O4] ein Viererquadrat
    [I5] eine Fünferreihe
    [V5] einen Fünferwinkel
    [L5] ein Fünfer-L
    [U5] ein Fünfer-U
    [X5] ein Fünferkreuz
    [F5] ein Fünfer-F
    [N5] ein Fünfer-N
    [Y5] ein Fünfer-Y
    [D5] eine Fünferdiagonale
    [P5] ein Fünfer-P
    [T5] ein Fünfer-T
   *[own] die Form „{ $id }“
}

## Was zu entscheiden ist

prompt-start = Die Startplättchen müssen gezogen werden: eins für jede Person, und keins mit einer Krone.
prompt-reveal = { $caller } deckt das nächste Plättchen auf.
prompt-lay = { $player } ist an der Reihe und legt { $tile_the } an. { $count ->
    [one] Nur ein Platz passt.
   *[other] { $count } Plätze passen.
}{ $refusal ->
    [yes] {" "}Oder { $player } lehnt für { $cost } Punkte ab und legt das Plättchen verdeckt auf ein umgedrehtes.
   *[no] {""}
}
prompt-score = { $player } darf eine Kombination werten oder darauf verzichten. { $count ->
    [one] Nur eine ist möglich.
   *[other] { $count } sind möglich.
}
prompt-final = { $player } ist an der Reihe und wertet eine Kombination{ $stop ->
    [yes] {" "}oder hört endgültig auf
   *[no] {""}
}. { $count ->
    [one] Nur eine ist möglich.
   *[other] { $count } sind möglich.
}
prompt-over = { $shared ->
    [yes] Die Partie ist zu Ende: { $players } haben gemeinsam gewonnen.
   *[no] Die Partie ist zu Ende: { $players } hat gewonnen.
}

## Was geschah

event-start = { $player } zieht { $tile_the } als Startplättchen und legt es offen hin.
event-supply = { $caller } behält die übrigen { $count } Plättchen verdeckt und deckt sie nach und nach auf. Bei allen anderen liegen die Plättchen offen aus.
event-reveal = Runde { $round }: { $caller } deckt { $tile_the } auf. { $left ->
    [0] Das war das letzte Plättchen dieses Vorrats.
    [one] Ein Plättchen liegt noch verdeckt.
   *[other] { $left } Plättchen liegen noch verdeckt.
}
event-same-tile = { $players_count ->
    [one] { $players } nimmt das gleiche Plättchen aus dem offenen Vorrat.
   *[other] { $players } nehmen das gleiche Plättchen aus ihrem offenen Vorrat.
}
event-skip = { $player } hat { $tile_the } schon ausliegen, also nimmt { $player } kein Plättchen und setzt diese Runde aus.
event-wait = { $player } hat alle 25 Plättchen gelegt und wartet, während andere noch legen.
event-place = { $player } legt { $tile_the } in { $at } an. { $count } von 25 Plätzen sind belegt.
event-full = Mit Plättchen { $count } ist die Auslage von { $player } vollständig.
event-may-score = In der Auslage von { $player } lässt sich jetzt etwas werten.{ $full ->
    [yes] {" "}Was am Ende nicht gewertet ist, verfällt.
   *[no] {""}
}
event-nothing-to-score = { $full ->
    [yes] { $player } hat alle Plättchen gelegt, und nichts davon lässt sich werten.
   *[no] In der Auslage von { $player } lässt sich jetzt nichts werten.
}
event-pass = { $player } wertet diesmal nichts, obwohl es etwas zu werten gäbe. { $full ->
    [yes] Was am Ende nicht gewertet ist, verfällt.
   *[no] In einer späteren Runde geht es immer noch.
}
event-score = { $player } wertet { $pattern_a } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
}: { $tiles }. { $size } Plättchen bringen { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}{ $crown ->
    [0] {""}
    [one] , davon einen für die Krone
   *[other] , davon { $crown } für Kronen
}, also hat { $player } jetzt { $total }.
event-turn-over = { $choices_count ->
    [one] Dafür muss { $player } das markierte Plättchen umdrehen, { $tile_the } in { $at }.
   *[other] Dafür dreht { $player } { $tile_the } in { $at } um; zur Wahl standen { $choices_count } Plättchen.
} Es gehört zu keiner Kombination mehr, die anderen bleiben verwendbar.
event-refuse = { $player } lehnt { $tile_the } ab und legt das Plättchen verdeckt auf das umgedrehte in { $on }. Die { $number }. Ablehnung kostet { $cost } Punkte, also hat { $player } jetzt { $total }. Ein Platz wird so nicht gefüllt.
event-final-begins = { $why ->
    [full] Alle Auslagen sind vollständig.
   *[used-up] Es gibt nichts mehr aufzudecken.
} Erst jetzt wird gewertet, reihum je eine Kombination, und { $player } beginnt.
event-final-skip = { $player } kann nichts werten und wird übergangen.
event-stop = { $player } hört endgültig auf zu werten.
event-supply-used-up = { $caller } hat kein Plättchen mehr zum Aufdecken. Lücken in den Auslagen bleiben, wie sie sind.
event-game-end = { $why ->
    [full] Alle Auslagen sind vollständig, und die übrigen Plättchen bleiben draußen.
    [scored] Niemand wertet mehr.
   *[used-up] Ohne Plättchen kann niemand anlegen.
} Damit ist die Partie zu Ende. Punkte: { $totals }.
event-winners = { $tie_break ->
    [yes] Mehrere haben die meisten Punkte, also werden verdeckte Plättchen gezählt, und weniger sind besser: { $turned }.{" "}
   *[no] {""}
}{ $yields ->
    [yes] Auch das ist gleich, und { $caller } steht zurück, denn wer aufdeckt, kommt zuletzt.{" "}
   *[no] {""}
}{ $shared ->
    [yes] { $players } gewinnen gemeinsam mit je { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
   *[no] { $players } gewinnt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
}
seat-points = { $player } { $points }

## Warum ein Zug nicht geht

refusal-order-in-round = { $player } kann jetzt nichts tun. In einer Runde beginnt, wer aufdeckt, die anderen folgen im Uhrzeigersinn, und { $actor } ist dran.
refusal-final-rotation = { $player } kann jetzt nicht werten. Gewertet wird im Uhrzeigersinn, je eine Kombination, und { $actor } ist dran.
refusal-reveal = { $why ->
    [due] Bevor { $actor } das nächste Plättchen aufgedeckt hat, lässt sich weder legen noch werten.
    [supply] { $actor } kann { $tile_the } nicht aufdecken. Im verdeckten Vorrat liegt dieses Plättchen nicht mehr.
    [upcoming] { $actor } kann { $tile_the } nicht aufdecken. In dieser Stellung kommt zuerst ein anderes Plättchen.
   *[time] Jetzt wird kein Plättchen aufgedeckt. Damit beginnt eine Runde, wenn alle mit der vorigen fertig sind.
}
refusal-start-tile = { $why ->
    [due] Bevor die Startplättchen gezogen sind, lässt sich weder legen noch werten.
   *[time] Jetzt werden keine Startplättchen gezogen. Das geschieht einmal, vor der ersten Runde.
}
refusal-own-set = Jede Person zieht ein Startplättchen aus dem eigenen Satz: { $needed } sind nötig, { $count ->
    [one] eins wurde
   *[other] { $count } wurden
} genannt.
refusal-start-tile-no-crown = { $player } kann nicht mit einer Krone beginnen. Gezogen wird neu, denn { $tile_the } gibt es nur mit Krone.
refusal-tile-faces = Ein Plättchen { $named } gibt es in keinem Satz. Ein Plättchen ist eine Farbe von A bis F und ein Gegenstand von 1 bis 6, zum Beispiel A3, und der Satz dieser Partie enthält vielleicht nicht alle davon.
refusal-caller = { $drawn ->
    [yes] In dieser Partie wird ausgelost, wer aufdeckt, also muss mit den Startplättchen eine der Personen genannt werden.
   *[no] In dieser Partie steht fest, wer aufdeckt, also wird mit den Startplättchen niemand genannt.
}
refusal-lay-one-tile = { $why ->
    [again] { $player } hatte { $tile_the } in dieser Runde schon. Es gibt ein Plättchen je Runde, und jetzt wird gewertet oder darauf verzichtet.
   *[first] Zuerst muss { $player } { $tile_the } anlegen. Freiwillig ist nur die Wertung.
}
refusal-free-space = { $player } hat { $tile_the } schon in { $at } liegen. Auf einen Platz kommt ein Plättchen, und verschoben wird nie.
refusal-adjacency = { $corner ->
    [yes] In { $at } würde das Plättchen andere nur an einer Ecke berühren. Es muss mit einer Kante an eins grenzen.
   *[no] In { $at } würde das Plättchen kein anderes berühren. Es muss mit einer Kante an eins grenzen.
}
refusal-five-by-five = { $grid ->
    [box] Mit einem Plättchen in { $at } wäre die Auslage { $count } { $line ->
        [row] breit
       *[column] hoch
    }, aber sie muss ganz in ein Quadrat von 5 × 5 passen.
   *[line] Mit einem Plättchen in { $at } lägen { $count } Plättchen in einer { $line ->
        [row] Zeile
       *[column] Spalte
    }, aber mehr als fünf dürfen es nicht sein.
}
refusal-one-scoring = { $player } kann noch nicht werten. Zuerst muss { $player } { $tile_the } anlegen; danach darf eine Kombination gewertet werden.
refusal-final-variant = { $player } kann noch nicht werten. In dieser Partie wird nicht gewertet, solange Plättchen gelegt werden.
refusal-final-after-25 = { $player } kann kein Plättchen mehr anlegen oder ablehnen. Die Wertung am Schluss hat begonnen.
refusal-final-must-score = { $why ->
    [early] { $player } kann jetzt nicht aufhören. Das geht nur bei der Wertung am Schluss, nach dem letzten Plättchen.
    [pass] { $player } kann nicht einmal aussetzen. Hier wird gewertet oder endgültig aufgehört.
   *[must] { $player } kann werten und muss es darum auch. Gewertet wird, solange es jemand kann.
}
refusal-end = Die Partie ist zu Ende, also lässt sich nichts mehr tun.

refusal-refuse-variant = { $player } kann das Plättchen nicht ablehnen. Diese Partie wird ohne die Variante gespielt.
refusal-variants-together = { $player } kann das Plättchen nicht ablehnen. Solange nicht gewertet wird, ist kein Plättchen umgedreht, auf das es kommen könnte.
refusal-refuse-needs-turned = { $tile_object ->
    [none] In { $on } liegt kein Plättchen.
   *[other] { $player } hat { $tile_the } in { $on } offen liegen.
} Ein abgelehntes Plättchen kommt auf ein umgedrehtes, { $any ->
    [yes] und davon hat { $player } welche.
   *[no] und davon hat { $player } vor der ersten Wertung keins.
}
refusal-refuse-stack = In { $on } liegt schon ein abgelehntes Plättchen. Für diese Partie ist vereinbart, dass auf einen Platz nur eins kommt.
refusal-refuse-below-zero = Ablehnen kostet { $cost } Punkte, und { $player } hat { $total }. Für diese Partie ist vereinbart, dass nur ablehnt, wer zahlen kann.

refusal-own-layout = { $player } hat kein Plättchen in { $at }. Eine Kombination besteht aus Plättchen der eigenen Auslage.
refusal-sizes = { $count ->
    [one] Ein Plättchen ist
   *[other] { $count } Plättchen sind
} keine Kombination. Es müssen drei, vier oder fünf sein.
refusal-turned-out = { $player } hat { $tile_the } in { $at } schon umgedreht. Ein umgedrehtes Plättchen gehört zu keiner Kombination.
refusal-same-colour-or-object = Weder die Farbe noch der Gegenstand ist überall gleich: { $tiles }.
refusal-printed-pattern = So, wie diese { $size } Plättchen liegen, bilden sie keine der Kombinationen, auch nicht gedreht oder gespiegelt: { $tiles }.
refusal-part-of-group = In dieser Partie werden ganze Gruppen gewertet, aber neben diesen { $size } { $count ->
    [one] liegt noch ein Plättchen
   *[other] liegen noch { $count } Plättchen
} der Gruppe { $by ->
    [colour] in { $value }
   *[object] von { $value }
}.
refusal-flip-marked-tile = Wer diese Kombination wertet ({ $pattern }), dreht das Plättchen in { $choices_or } um{ $tile_object ->
    [none] . In { $flip } liegt keins.
   *[other] , nicht { $tile_the } in { $flip }.
}
refusal-unknown-move = So einen Zug hat Mops Royal nicht. Plättchen kann man anlegen und ablehnen, Kombinationen werten oder lassen.

## Warum etwas blass ist, in wenigen Worten

hint-order-in-round = { $actor } ist dran.
hint-final-rotation = { $actor } ist dran.
hint-reveal = Erst wird aufgedeckt.
hint-start-tile = Erst die Startplättchen.
hint-start-tile-no-crown = Mit Krone.
hint-lay-one-tile = { $why ->
    [again] Ein Plättchen je Runde.
   *[first] Erst das Plättchen.
}
hint-free-space = Besetzt.
hint-adjacency = { $corner ->
    [yes] Berührt nur eine Ecke.
   *[no] Kein Plättchen daneben.
}
hint-five-by-five = { $line ->
    [row] { $count } in einer Zeile: höchstens fünf.
   *[column] { $count } in einer Spalte: höchstens fünf.
}
hint-one-scoring = Erst das Plättchen anlegen.
hint-final-variant = Gewertet wird am Schluss.
hint-final-after-25 = Alle Plättchen liegen.
hint-final-must-score = Werten, solange es geht.
hint-end = Die Partie ist zu Ende.
hint-refuse-variant = Abgelehnt wird in dieser Partie nicht.
hint-variants-together = Noch nichts umgedreht.
hint-refuse-needs-turned = Nicht umgedreht.
hint-refuse-stack = Hier liegt schon ein abgelehntes.
hint-refuse-below-zero = Das kostet { $cost }, vorhanden sind { $total }.
hint-own-layout = Kein Plättchen dieser Auslage.
hint-sizes = { $count ->
    [one] Eins ist zu wenig.
   *[other] { $count }: Es müssen drei, vier oder fünf sein.
}
hint-turned-out = Umgedreht.
hint-same-colour-or-object = Weder Farbe noch Gegenstand gleich.
hint-printed-pattern = Keine abgebildete Form.
hint-part-of-group = Nur Teil einer Gruppe.
hint-flip-marked-tile = Nicht das markierte Plättchen.

## Rat

advice-best = { $player } kann noch { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mit { $count ->
    [one] einer Wertung
   *[other] { $count } Wertungen
} bekommen, zusammen { $total }. { $exact ->
    [yes] Das ist genau: Keine Reihenfolge bringt mehr, und keine ebenso viel mit weniger Wertungen.
   *[no] Das ist die beste Reihenfolge, die in der Zeit gefunden wurde; mehr als { $bound } zusammen bringt sicher keine.
}
advice-dearest = { $lost ->
    [0] Jedes Mal die teuerste Kombination zu werten bringt hier ebenso viel.
   *[other] Jedes Mal die teuerste Kombination zu werten brächte nur { $points }.
}
advice-step = { $number }. { START($pattern_a) } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
} für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} werten, dann { $tile_the } in { $at } umdrehen.
advice-nothing = { $player } wertet nichts mehr und hat am Ende { $total ->
    [one] einen Punkt
   *[other] { $total } Punkte
}.
advice-last = { $player } wertet zum letzten Mal, also am besten die teuerste Kombination, und das ist genau: { $pattern_a } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
} für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, zusammen { $total }.
advice-thumb = Eine Faustregel: { $player } wertet { $pattern_a } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
} für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und dreht { $tile_the } in { $at } um.
advice-ends = { $count ->
    [0] { START($tile_the) } umzudrehen beendet keine andere Kombination: Das ist sicher.
    [one] { START($tile_the) } umzudrehen beendet eine andere Kombination, die { $dearest } wert ist: Das ist sicher.
   *[other] { START($tile_the) } umzudrehen beendet { $count } andere Kombinationen, die teuerste ist { $dearest } wert: Das ist sicher.
}
advice-later = { $count ->
    [0] Danach ist unter den Plättchen, die jetzt liegen, nichts mehr zu werten.
   *[other] Danach können die Plättchen, die jetzt liegen, noch { $exact ->
        [yes] {""}
       *[no] mindestens{" "}
    }{ $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } bringen, mit { $count ->
        [one] einer Wertung
       *[other] { $count } Wertungen
    }; { $player } legt in { $rounds ->
        [0] keiner Runde mehr
        [one] einer weiteren Runde
       *[other] { $rounds } weiteren Runden
    }.
}
advice-other = Oder { $pattern_a } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
} für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}: { $tile_the } in { $at } umzudrehen beendet { $ended ->
    [0] keine andere Kombination
    [one] eine andere Kombination
   *[other] { $ended } andere Kombinationen
}, und der Rest kann noch { $later } bringen.
advice-unknown = Welche Plättchen kommen, ist unbekannt; deshalb kann niemand sagen, ob { $player } besser auf eine größere Kombination wartet.
advice-move-score = { $pattern_a } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
} werten und { $tile_the } in { $at } umdrehen
advice-move-stop = mit dem Werten aufhören

## Der Tisch

game-name = Mops Royal
zone-square = Quadrat von { $player }
zone-called = Plättchen der Runde
zone-supply = Vorrat
zone-patterns = Kombinationen
plate = { $player } · { $points } P.
plate-you = { $player } (du) · { $points } P.
caption-tile = { $tile }
called-label = { $tile }, aufgedeckt von { $player }
back = verdecktes Plättchen
tile-label = { $tile }{ $crown ->
    [yes] , Krone
   *[no] {""}
}
tile-back = { $tile }, umgedreht
tile-open = { $tile }{ $crown ->
    [yes] , Krone
   *[no] {""}
}, { $at }
tile-turned = { $tile }, umgedreht, { $at }{ $covered ->
    [0] {""}
    [one] , ein abgelehntes Plättchen darauf
   *[other] , { $covered } abgelehnte Plättchen darauf
}
place-free = freier Platz, { $at }
pattern-label = { START($pattern) }
mark-legal = möglich
mark-picked = gewählt
mark-wins = gewinnt
mark-turn = drehen
mark-turned = umgedreht
can-refuse = hier verdeckt ablegen, für { $cost } Punkte
can-score = { $count ->
    [one] in einer Kombination, wert
   *[other] in { $count } Kombinationen, die beste wert
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}

title-start = Startplättchen
title-round = Runde { $round }
title-lay = { $player } legt { $tile_the } an
title-score = Wertung: { $player }
title-final = Wertung am Schluss
title-game-over = Partie beendet

action-score = { START($pattern) } · { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
    { START($common) }: { $parts_list }{ $crowns ->
        [0] {""}
       *[other] ; Krone +{ $crowns }
    }. Umzudrehen: { $over_or }.
action-score-bare = { START($pattern) }
    { START($common) }: { $parts_list }. Umzudrehen: { $over_or }.
action-turn = { START($tile_the) } in { $at } umdrehen · { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
action-turn-bare = { START($tile_the) } in { $at } umdrehen
action-back = Andere Plättchen wählen
action-pass = Nichts werten
action-stop = Endgültig aufhören
ask-turn = { $count ->
    [one] Dafür muss ein Plättchen umgedreht werden: das markierte.
   *[other] Welches der markierten Plättchen wird umgedreht?
}
ask-more = { $count ->
    [one] Ein Plättchen ist gewählt
   *[other] { $count } Plättchen sind gewählt
}. { $left ->
    [one] Eine Kombination passt dazu.
   *[other] { $left } Kombinationen passen dazu.
} Wähle das nächste Plättchen.

sheet-caption = Ergebnis
sheet-player = Name
sheet-points = Punkte
sheet-turned = Umgedreht
sheet-refused = Abgelehnt
sheet-result = { $shared ->
    [yes] { $players } gewinnen gemeinsam mit je { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
   *[no] { $players } gewinnt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }{ $why ->
        [turned] {" "}und weniger verdeckten Plättchen
        [yields] , denn bei solchem Gleichstand steht zurück, wer aufdeckt
       *[points] {""}
    }.
}

## Was zur Wahl steht
option-choice = Kombination
option-points = Punkte
option-ended = Beendet andere
option-later = Kann noch kommen
option-score = { START($pattern_a) } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
}, { $at } umdrehen
