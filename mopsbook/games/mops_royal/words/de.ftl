### Mops Royal auf Deutsch.
### $player, $caller, $actor sind Namen; $players ist eine Liste davon. Ein Plättchen wie $tile ist "grüner Napf",
### $tile_the hat den Artikel und steht als Objekt ("den grünen Napf"); $tile_colour und $tile_object sind seine Teile
### ("none", wo kein Plättchen liegt). $tiles, $flips sind Listen von Plättchen. $at ist ein Platz in Worten
### ("Zeile 1, Spalte 2"), $where ein Platz bei einem Plättchen ("über dem grünen Napf"). $pattern ist der Name einer Kombination, $pattern_a hat den
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
dative = { $object ->
    [can] der
   *[other] dem
} { $colour ->
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
    [can] Dose
    [cushion] Kissen
   *[poo] Haufen
}
spot = { $side ->
    [above] über
    [below] unter
    [left] links neben
    [right] rechts neben
    [above-left] links über
    [above-right] rechts über
    [below-left] links unter
   *[below-right] rechts unter
} { $tile }
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
prompt-reveal = { $caller_is ->
    [you] Gleich deckst du das nächste Plättchen auf.
   *[other] { $caller } deckt das nächste Plättchen auf.
}
prompt-lay = { $player_is ->
    [you] { your-turn }: Lege { $tile_the } an.
   *[other] { $player } ist an der Reihe und legt { $tile_the } an.
} { $count ->
    [one] Nur ein Platz passt.
   *[other] { $count } Plätze passen.
}{ $refusal ->
    [yes] { $player_is ->
        [you] {" "}Oder lehne für { $cost } Punkte ab.
       *[other] {" "}Oder { $player } lehnt für { $cost } Punkte ab und legt das Plättchen verdeckt auf ein umgedrehtes.
    }
   *[no] {""}
}
prompt-score = { $player_is ->
    [you] { $last ->
        [yes] { your-turn }, zum letzten Mal: Werte { prompt-one }. Was du jetzt liegen lässt, verfällt.
       *[no] { your-turn }: Werte { prompt-one } oder keine.
    }
   *[other] { $player } darf { prompt-one } werten oder darauf verzichten.
}
prompt-final = { $player_is ->
    [you] { your-turn }: Werte { prompt-one }{ $stop ->
        [yes] {" "}oder höre endgültig auf
       *[no] {""}
    }
   *[other] { $player } ist an der Reihe und wertet { prompt-one }{ $stop ->
        [yes] {" "}oder hört endgültig auf
       *[no] {""}
    }
}.
prompt-one = { $count ->
    [one] die einzige mögliche Kombination
   *[other] eine von { $count } Kombinationen
}
part-game-end = Das war der letzte Zug. Als Nächstes kommt das Ergebnis.
prompt-over = Die Partie ist zu Ende: { $players_are ->
    [you] Du hast gewonnen
    [you-and] { START($players) } habt gemeinsam gewonnen
    [one] { $players } hat gewonnen
   *[other] { $players } haben gemeinsam gewonnen
}.

## Was geschah

event-start = { $player_is ->
    [you] Du ziehst { $tile_the } als Startplättchen.
   *[other] { $player } zieht { $tile_the } als Startplättchen.
}
event-supply = { $caller_is ->
    [you] Du behältst deine übrigen { $count } Plättchen verdeckt und deckst sie nach und nach auf.
   *[other] { $caller } behält die übrigen { $count } Plättchen verdeckt und deckt sie nach und nach auf.
} Bei allen anderen liegen die Plättchen offen aus.
event-reveal = Runde { $round }: { $caller_is ->
    [you] Du deckst
   *[other] { $caller } deckt
} { $tile_the } auf.{ $left ->
    [0] {" "}Das war das letzte Plättchen dieses Vorrats.
   *[other] {""}
}
event-same-tile = { $players_are ->
    [you] Du nimmst das gleiche Plättchen.
    [you-and] { START($players) } nehmt das gleiche Plättchen.
    [one] { $players } nimmt das gleiche Plättchen.
   *[other] { $players } nehmen das gleiche Plättchen.
}
event-skip = { $player_is ->
    [you] Du hast { $tile_the } schon ausliegen, also nimmst du kein Plättchen und setzt
   *[other] { $player } hat { $tile_the } schon ausliegen, also nimmt { $player } kein Plättchen und setzt
} diese Runde aus.
event-wait = { $player_is ->
    [you] Du hast alle 25 Plättchen gelegt und wartest
   *[other] { $player } hat alle 25 Plättchen gelegt und wartet
}, während andere noch legen.
event-place = { $player_is ->
    [you] Du legst
   *[other] { $player } legt
} { $tile_the } { $where } an.
event-full = Mit Plättchen { $count } ist { $player_is ->
    [you] deine Auslage
   *[other] die Auslage von { $player }
} vollständig.
event-may-score = In { $player_is ->
    [you] deiner Auslage
   *[other] der Auslage von { $player }
} lässt sich jetzt etwas werten.{ $full ->
    [yes] {" "}Was am Ende nicht gewertet ist, verfällt.
   *[no] {""}
}
event-nothing-to-score = { $full ->
    [yes] { $player_is ->
        [you] Du hast
       *[other] { $player } hat
    } alle Plättchen gelegt, und nichts davon lässt sich werten.
   *[no] In { $player_is ->
        [you] deiner Auslage
       *[other] der Auslage von { $player }
    } lässt sich jetzt nichts werten.
}
event-pass = { $player_is ->
    [you] Du wertest diesmal nichts, obwohl es etwas zu werten gäbe. { $full ->
        [yes] Was am Ende nicht gewertet ist, verfällt.
       *[no] In einer späteren Runde geht es immer noch.
    }
   *[other] { $player } könnte werten, lässt aber alle Plättchen für eine größere Kombination offen.
}
scores = { $player_is ->
    [you] Du wertest
   *[other] { $player } wertet
} { $pattern_a } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
}: { $tiles }.
event-score = { scores } { $size } Plättchen { $crown ->
    [0] bringen
    [one] und eine Krone bringen
   *[other] und { $crown } Kronen bringen
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, also { $player_is ->
    [you] hast du
   *[other] hat { $player }
} jetzt { $total }.
event-turn-over = { $choices_count ->
    [one] { $player_is ->
        [you] Für die Punkte drehst du
       *[other] Für die Punkte dreht { $player }
    } { $tile_the } um, denn nur das geht.
   *[other] { $player_is ->
        [you] Für die Punkte drehst du
       *[other] Für die Punkte dreht { $player }
    } { $tile_the } um; zur Wahl standen { $choices_count } Plättchen.
} Dieses Plättchen zählt nicht mehr mit.
event-refuse = { $player_is ->
    [you] Du lehnst { $tile_the } ab und legst
   *[other] { $player } lehnt { $tile_the } ab und legt
} das Plättchen verdeckt auf { $under_the }, schon umgedreht. Ablehnung Nummer { $number } kostet { $cost } Punkte, also { $player_is ->
    [you] hast du
   *[other] hat { $player }
} jetzt { $total }. Ein Platz wird so nicht gefüllt.
event-final-begins = { $why ->
    [full] Alle Auslagen sind vollständig.
   *[used-up] Es gibt nichts mehr aufzudecken.
} Erst jetzt wird gewertet, reihum je eine Kombination, und { $player_is ->
    [you] du beginnst.
   *[other] { $player } beginnt.
}
event-final-skip = { $player_is ->
    [you] Du kannst nichts werten und wirst
   *[other] { $player } kann nichts werten und wird
} übergangen.
event-stop = { $player_is ->
    [you] Du hörst
   *[other] { $player } hört
} endgültig auf zu werten.
event-supply-used-up = { $caller_is ->
    [you] Du hast
   *[other] { $caller } hat
} kein Plättchen mehr zum Aufdecken. Lücken in den Auslagen bleiben, wie sie sind.
event-game-end = { $why ->
    [full] Alle Auslagen sind vollständig, und die übrigen Plättchen bleiben draußen.
    [scored] Niemand wertet mehr.
   *[used-up] Ohne Plättchen kann niemand anlegen.
} Damit ist die Partie zu Ende. Punkte: { $totals }.
event-winners = { $tie_break ->
    [yes] Mehrere haben die meisten Punkte, also werden verdeckte Plättchen gezählt, und weniger sind besser: { $turned }.{" "}
   *[no] {""}
}{ $yields ->
    [yes] { $caller_is ->
        [you] Auch das ist gleich, und du stehst zurück, denn wer aufdeckt, kommt zuletzt.{" "}
       *[other] Auch das ist gleich, und { $caller } steht zurück, denn wer aufdeckt, kommt zuletzt.{" "}
    }
   *[no] {""}
}{ $players_are ->
    [you] Du gewinnst
    [you-and] { START($players) }, ihr gewinnt gemeinsam
    [one] { $players } gewinnt
   *[other] { $players } gewinnen gemeinsam
} mit { $shared ->
    [yes] je{" "}
   *[no] {""}
}{ $points } { $points ->
    [one] Punkt
   *[other] Punkten
}.

## Warum ein Zug nicht geht

refusal-order-in-round = { $actor_is ->
    [you] Du bist dran, nicht { $player_who }.
   *[other] { $actor } ist dran.
} In einer Runde beginnt, wer aufdeckt, die anderen folgen im Uhrzeigersinn.
refusal-final-rotation = { $actor_is ->
    [you] Du bist mit Werten dran, nicht { $player_who }.
   *[other] { $actor } ist mit Werten dran.
} Gewertet wird im Uhrzeigersinn, je eine Kombination.
refusal-reveal = { $why ->
    [due] { $actor_is ->
        [you] Deck zuerst das nächste Plättchen auf.
       *[other] Zuerst deckt { $actor } das nächste Plättchen auf.
    } Erst dann lässt sich legen und werten.
    [supply] { $actor_is ->
        [you] Du kannst { $tile_the } nicht aufdecken: In deinem verdeckten Vorrat liegt dieses Plättchen nicht mehr.
       *[other] { $actor } kann { $tile_the } nicht aufdecken: Im verdeckten Vorrat liegt dieses Plättchen nicht mehr.
    }
    [upcoming] { $actor_is ->
        [you] Du kannst
       *[other] { $actor } kann
    } { $tile_the } nicht aufdecken. In dieser Stellung kommt zuerst ein anderes Plättchen.
   *[time] Jetzt wird kein Plättchen aufgedeckt. Damit beginnt eine Runde, wenn alle mit der vorigen fertig sind.
}
refusal-start-tile = { $why ->
    [due] Zuerst werden die Startplättchen gezogen. Erst dann lässt sich legen und werten.
   *[time] Jetzt werden keine Startplättchen gezogen. Das geschieht einmal, vor der ersten Runde.
}
refusal-own-set = Jede Person zieht ein Startplättchen aus dem eigenen Satz: { $needed } sind nötig, { $count ->
    [one] eins wurde
   *[other] { $count } wurden
} genannt.
refusal-start-tile-no-crown = { $player_is ->
    [you] Ziehe ein anderes Plättchen, denn { $tile_the } gibt es nur mit Krone, und mit Krone beginnt niemand.
   *[other] { $player } muss ein anderes Plättchen ziehen, denn { $tile_the } gibt es nur mit Krone, und mit Krone beginnt niemand.
}
refusal-tile-faces = Ein Plättchen { $named } gibt es in keinem Satz. Ein Plättchen ist eine Farbe von A bis F und ein Gegenstand von 1 bis 6, zum Beispiel A3, und der Satz dieser Partie enthält vielleicht nicht alle davon.
refusal-caller = { $drawn ->
    [yes] In dieser Partie wird ausgelost, wer aufdeckt, also muss mit den Startplättchen eine der Personen genannt werden.
   *[no] In dieser Partie steht fest, wer aufdeckt, also wird mit den Startplättchen niemand genannt.
}
refusal-lay-one-tile = { $why ->
    [again] Jetzt wird gewertet oder darauf verzichtet: { $player_is ->
        [you] Du hattest
       *[other] { $player } hatte
    } { $tile_the } in dieser Runde schon, und es gibt ein Plättchen je Runde.
   *[first] { $player_is ->
        [you] Lege zuerst { $tile_the } an.
       *[other] Zuerst muss { $player } { $tile_the } anlegen.
    } Freiwillig ist nur die Wertung.
}
refusal-free-space = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} dort schon { $tile_the } liegen. Auf einen Platz kommt ein Plättchen, und verschoben wird nie.
refusal-adjacency = Das Plättchen muss mit einer Kante an ein anderes grenzen. Dort würde es { $corner ->
    [yes] andere nur an einer Ecke berühren.
   *[no] keins berühren.
}
refusal-five-by-five = { $grid ->
    [box] Die Auslage muss ganz in ein Quadrat von 5 × 5 passen. Mit einem Plättchen dort wäre sie { $count } { $line ->
        [row] breit
       *[column] hoch
    }.
   *[line] In einer { $line ->
        [row] Zeile
       *[column] Spalte
    } liegen höchstens fünf Plättchen. Mit noch einem wären es { $count }.
}
refusal-one-scoring = { $player_is ->
    [you] Lege zuerst { $tile_the } an.
   *[other] Zuerst muss { $player } { $tile_the } anlegen.
} Danach darf eine Kombination gewertet werden.
refusal-final-variant = Noch wird nicht gewertet: In dieser Partie geschieht das erst, wenn alle Plättchen liegen.
refusal-final-after-25 = Die Wertung am Schluss hat begonnen, also { $player_is ->
    [you] kannst du
   *[other] kann { $player }
} kein Plättchen mehr anlegen oder ablehnen.
refusal-final-must-score = { $why ->
    [early] { $player_is ->
        [you] Du kannst
       *[other] { $player } kann
    } jetzt nicht aufhören. Das geht nur bei der Wertung am Schluss, nach dem letzten Plättchen.
    [pass] { $player_is ->
        [you] Werte eine Kombination oder höre endgültig auf:
       *[other] { $player } muss eine Kombination werten oder endgültig aufhören:
    } Einmal auszusetzen geht nicht.
   *[must] { $player_is ->
        [you] Werte eine Kombination: Wer kann, muss auch.
       *[other] { $player } muss eine Kombination werten: Wer kann, muss auch.
    } Gewertet wird, solange es jemand kann.
}
refusal-end = Die Partie ist zu Ende.

refusal-refuse-variant = { $player_is ->
    [you] Lege das Plättchen an:
   *[other] { $player } muss das Plättchen anlegen:
} In dieser Partie wird nicht abgelehnt.
refusal-variants-together = { $player_is ->
    [you] Lege das Plättchen an:
   *[other] { $player } muss das Plättchen anlegen:
} Ein abgelehntes kommt auf ein umgedrehtes, und solange nicht gewertet wird, gibt es kein umgedrehtes.
refusal-refuse-needs-turned = Ein abgelehntes Plättchen kommt auf ein umgedrehtes, { $any ->
    [yes] { $player_is ->
        [you] und davon hast du welche.
       *[other] und davon hat { $player } welche.
    }
   *[no] { $player_is ->
        [you] und davon hast du vor deiner ersten Wertung keins.
       *[other] und davon hat { $player } vor der ersten Wertung keins.
    }
} { $tile_object ->
    [none] Dort liegt kein Plättchen.
   *[other] Dieses ist noch offen: { $tile }.
}
refusal-refuse-stack = Dort liegt schon ein abgelehntes Plättchen. Für diese Partie ist vereinbart, dass auf einen Platz nur eins kommt.
refusal-refuse-below-zero = Ablehnen kostet { $cost } Punkte, und { $player_is ->
    [you] du hast
   *[other] { $player } hat
} { $total }. Für diese Partie ist vereinbart, dass nur ablehnt, wer zahlen kann.

refusal-own-layout = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} nicht auf jedem dieser Plätze ein Plättchen. Eine Kombination besteht aus Plättchen { $player_is ->
    [you] deiner
   *[other] der eigenen
} Auslage.
refusal-sizes = Eine Kombination besteht aus drei, vier oder fünf Plättchen, nicht aus { $count ->
    [one] einem
   *[other] { $count }
}.
refusal-turned-out = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} { $tile_the } schon umgedreht. Ein umgedrehtes Plättchen gehört zu keiner Kombination.
refusal-same-colour-or-object = Weder die Farbe noch der Gegenstand ist überall gleich: { $tiles }.
refusal-printed-pattern = So, wie diese { $size } Plättchen liegen, bilden sie keine der Kombinationen, auch nicht gedreht oder gespiegelt: { $tiles }.
refusal-part-of-group = Werte die ganze Gruppe: Neben diesen { $size } { $count ->
    [one] liegt noch ein Plättchen
   *[other] liegen noch { $count } Plättchen
} { $by ->
    [colour] in { $value }
   *[object] von { $value }
}, und in dieser Partie wird keine Gruppe geteilt.
refusal-flip-marked-tile = Umgedreht wird, was in dieser Form ({ $pattern }) auf einem violetten Feld liegt: { $tiles_or }. { $tile_object ->
    [none] Auf dem genannten Platz liegt kein Plättchen.
   *[other] Auf keinem violetten Feld liegt: { $tile }.
}
refusal-unknown-move = So einen Zug hat Mops Royal nicht. Plättchen kann man anlegen und ablehnen, Kombinationen werten oder lassen.

## Warum etwas blass ist, in wenigen Worten

hint-order-in-round = { $actor_is ->
    [you] Du bist dran.
   *[other] { $actor } ist dran.
}
hint-final-rotation = { $actor_is ->
    [you] Du bist dran.
   *[other] { $actor } ist dran.
}
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
hint-flip-marked-tile = Kein violettes Feld der Form.

## Rat

advice-best = { $player_is ->
    [you] Du kannst
   *[other] { $player } kann
} noch { $points ->
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
    [0] Jedes Mal die wertvollste Kombination zu werten bringt hier ebenso viel.
   *[other] Jedes Mal die wertvollste Kombination zu werten brächte nur { $points }.
}
advice-step = { $number }. { START($pattern_a) } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
} für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} werten, dann { $tile_the } umdrehen.
advice-nothing = { $player_is ->
    [you] Du wertest nichts mehr und hast
   *[other] { $player } wertet nichts mehr und hat
} am Ende { $total ->
    [one] einen Punkt
   *[other] { $total } Punkte
}.
advice-last = { $player_is ->
    [you] Du wertest
   *[other] { $player } wertet
} zum letzten Mal, also am besten die wertvollste Kombination, und das ist genau: { $pattern_a } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
} für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, zusammen { $total }.
advice-thumb = Empfohlen: { $player_is ->
    [you] Werte
   *[other] { $player } wertet
} { $pattern_a } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
} für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und { $player_is ->
    [you] dreh
   *[other] dreht
} { $tile_the } um.
advice-ends = { $count ->
    [0] { START($tile_the) } umzudrehen beendet keine andere Kombination: Das ist sicher.
    [one] { START($tile_the) } umzudrehen beendet eine andere Kombination, die { $dearest } wert ist: Das ist sicher.
   *[other] { START($tile_the) } umzudrehen beendet { $count } andere Kombinationen, die beste davon ist { $dearest } wert: Das ist sicher.
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
    }; { $player_is ->
        [you] du legst
       *[other] { $player } legt
    } in { $rounds ->
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
}: { $tile_the } umzudrehen beendet { $ended ->
    [0] keine andere Kombination
    [one] eine andere Kombination
   *[other] { $ended } andere Kombinationen
}, und der Rest kann noch { $later } bringen.
advice-pass = Empfohlen: { $player_is ->
    [you] Werte
   *[other] { $player } wertet
} noch nichts. Bei { $free } freien Feldern können noch Kombinationen aus fünf entstehen, und die bringen { $dearest } Punkte.
advice-now = Was daliegt, ließe sich auch später werten. Aber in jeder Runde gibt es nur eine Wertung, und bei so wenigen freien Feldern bringt Warten selten mehr.
advice-wait = { $count ->
    [0] Kein einzelnes Plättchen, das noch kommen kann, ergäbe sofort eine größere Kombination.
   *[other] { $count } von { $left } Plättchen, die noch kommen können, ergäben sofort eine größere Kombination, die bis zu { $points } Punkte bringt. { $kept ->
        [0] Nach einer Wertung jetzt täte es keines mehr.
        [one] Nach einer Wertung jetzt täte es noch eines.
       *[other] Nach einer Wertung jetzt täten es noch { $kept }.
    }
}
advice-unknown = Welche Plättchen kommen, ist unbekannt; es ist also eine Faustregel: Solange acht oder mehr Felder frei sind, hat am Ende meist mehr, wer auf Kombinationen aus fünf wartet.
advice-move-score = { $pattern_a } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
} werten und { $tile_the } umdrehen
advice-move-stop = mit dem Werten aufhören
missed-same = Es ging besser: { $pattern_a } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
} werten, für { $points } Punkte. Umgedreht hättest du dasselbe Plättchen.
missed-last = Das war die letzte Gelegenheit. Es ging besser: { $pattern_a } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
} werten, für { $points } Punkte.

## Das Spiel

game-name = Mops Royal

## Was ein Tisch vor dem ersten Zug und am Anfang der Regeln sagt; $count ist, wie viele spielen

summary-aim = Werte Kombinationen von Plättchen in einem Quadrat von fünf mal fünf; wer am Ende die meisten Punkte hat, gewinnt. Drei bis fünf Plättchen in einer Farbe oder mit einem Gegenstand bringen Punkte, und jede Wertung dreht ein Plättchen um.
summary-turn = Ein Plättchen wird aufgedeckt, und alle legen genau dieses in der eigenen Auslage an. { $variant_final ->
    [yes] Gewertet wird, wenn alle Quadrate voll sind.
   *[no] Danach darfst du eine Kombination werten, und eins ihrer Plättchen wird umgedreht: Es zählt nie wieder.
}{ $variant_refuse ->
    [yes] {" "}Statt ein Plättchen anzulegen, darfst du es ablehnen.
   *[no] {""}
}
summary-end = Die Partie endet, wenn überall 25 Plättchen ausliegen{ $variant_final ->
    [yes] {" "}und gewertet sind
   *[no] {""}
}. Die meisten Punkte gewinnen, bei Gleichstand weniger verdeckte Plättchen.

## Die Kapitel der Regeln

chapter-1 = Schachtel und Ziel
chapter-2 = Vor der ersten Runde
chapter-3 = Aufdecken und Anlegen
chapter-4 = Kombinationen und Punkte
chapter-5 = Ein Plättchen umdrehen
chapter-6 = Das Ende der Partie
chapter-7 = Variante: Plättchen ablehnen
chapter-8 = Variante: Wertung am Ende
chapter-9 = Was kein Zug ist

## Wie zweifelhafte Regeln auch gelesen werden können

choice-grid-line = nur fünf Plättchen je Zeile und Spalte
choice-turn_order-simultaneous = erst legen alle, dann werten alle
choice-partial_groups-false = nur ganze Gruppen können gewertet werden
choice-crown_points-per-crown = ein Punkt mehr für jede Krone
choice-score_when_idle-true = sie dürfen in jeder Runde werten
choice-final_tie-caller-last = wer aufdeckt, steht hinter den anderen zurück
choice-refuse_stack-false = auf jedem Platz höchstens ein abgelehntes Plättchen
choice-refuse_floor-zero = die Punkte fallen nie unter null
choice-refuse_floor-must-afford = wer nicht zahlen kann, kann nicht ablehnen
choice-score_after_refuse-true = man darf ablehnen und werten
choice-tiebreak_count-spaces = gezählt werden Plätze, nicht Plättchen
choice-final_first-left-of-caller = wer links davon sitzt
choice-final_stop-true = man darf endgültig aufhören

## Der Tisch

zone-square = { $player_is ->
    [you] Dein Quadrat
   *[other] Quadrat von { $player }
}
zone-called = Plättchen der Runde
zone-supply = Vorrat
zone-patterns = Kombinationen und Punkte
plate = { $player_plate } · { $points } P.
caption-tile = { $tile }
called-label = { $tile }, aufgedeckt von { $player_to }
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
place-free = freier Platz { $where }
place-alone = freier Platz ohne Nachbarn
told-fence = Dein Quadrat ist jetzt fünf Plättchen { $line ->
    [row] breit
   *[column] hoch
}: Die Zäune zeigen, wo es nicht weiterwachsen kann.
place-fence = Zaun, { $where }: dort hat das Quadrat keinen Platz mehr
pattern-label = { START($pattern) }
pattern-worth = { START($pattern) }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
mark-legal = möglich
mark-picked = gewählt
mark-wins = gewinnt
mark-turn = lässt sich dafür umdrehen
mark-scored = eben gewertet
mark-turned = umgedreht
can-refuse = hier verdeckt ablegen, für { $cost } Punkte
can-lay = ergibt { $pattern_a } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
} für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
can-lay-beside = bringt noch nichts, aber daneben passt dazu: { $tiles }
can-lay-alone = bringt nichts, und daneben passt nichts dazu
can-score = { $count ->
    [one] in einer Kombination, wert
   *[other] in { $count } Kombinationen, die beste wert
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}

title-start = Startplättchen
title-round = Runde { $round }
title-lay = { $player_is ->
    [you] Du legst
   *[other] { $player } legt
} { $tile_the } an
title-score = Wertung: { $player_who }
title-final = Wertung am Schluss
title-refuse = mit Ablehnen
title-at-the-end = Wertung erst am Schluss
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
action-turn = { START($tile_the) } umdrehen · { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
action-turn-bare = { START($tile_the) } umdrehen
action-back = Andere Plättchen wählen
action-pass = Nichts werten
action-stop = Endgültig aufhören
ask-turn = { $count ->
    [one] { your-turn }: Drehe das Plättchen mit dem violetten Ring um.
   *[other] { your-turn }: Wähle, welches Plättchen mit violettem Ring du umdrehst.
}
ask-more = { your-turn }: Wähle das nächste Plättchen. Zu { $count ->
    [one] dem gewählten
   *[other] den { $count } gewählten
} { $left ->
    [one] passt eine Kombination.
   *[other] passen { $left } Kombinationen.
}

sheet-caption = Ergebnis
sheet-player = Name
sheet-points = Punkte
round-result = { $final ->
    [yes] { title-final }
   *[no] { title-round }
}, { $player_is ->
    [you] du
   *[other] { $player }
}: { $pattern } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
}, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
sheet-turned = Umgedreht
sheet-refused = Abgelehnt
sheet-result = { $players_are ->
    [you] Du gewinnst
    [you-and] { START($players) }, ihr gewinnt gemeinsam
    [one] { $players } gewinnt
   *[other] { $players } gewinnen gemeinsam
} mit { $shared ->
    [yes] je{" "}
   *[no] {""}
}{ $points } { $points ->
    [one] Punkt
   *[other] Punkten
}{ $why ->
    [turned] {" "}und weniger verdeckten Plättchen
    [yields] , denn bei solchem Gleichstand steht zurück, wer aufdeckt
   *[points] {""}
}.

## Was zur Wahl steht
option-choice = Kombination
option-order = Reihenfolge
option-points = Punkte
option-now = Punkte jetzt
option-ended = Verlorene Kombinationen
option-later = Punkte für später
option-pass = Nichts werten und warten
option-step = { $number }. { START($pattern_a) } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
}, dann { $tile_the } umdrehen
option-score = { START($pattern_a) } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
}, { $tile_the } umdrehen

## Eine Faustregel

thumb-makes = Dort ergibt es { $pattern_a } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
} für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
thumb-beside = Ringsum liegen Plättchen in derselben Farbe oder mit demselben Ding, aus denen eine Kombination werden kann: { $tiles }.

## Fragen

quiz-done-score = { scores }
quiz-done-pass = Du wertest diesmal nichts, obwohl es etwas zu werten gäbe.
quiz-why-place-same-colour-or-object = Plättchen, die einander berühren, haben dieselbe Farbe oder zeigen denselben Gegenstand.
quiz-possible = Auf welche Plätze darf das Plättchen dieser Runde? Wähle alle.
quiz-try-place = das Plättchen auf den markierten Platz legen
quiz-try-refuse = das abgelehnte Plättchen hier ablegen: { $what }
quiz-brings = Du wertest die { $count } markierten Plättchen. Wie viele Punkte bringen sie?
quiz-turns = Du wertest die { $count } markierten Plättchen. Welche davon dürfen dafür umgedreht werden? Wähle alle, die es dürfen.
quiz-combination = Lassen sich die { $count } markierten Plättchen zusammen werten, und wenn nicht, warum?
answer-fits = { $kind ->
    [printed-pattern] Nein: Sie liegen in keiner abgebildeten Form
    [same-colour-or-object] Nein: Sie haben weder Farbe noch Gegenstand gemeinsam
    [turned-out] Nein: Nicht alle liegen offen
    [part-of-group] Nein: Daneben liegen mehr von derselben Art
   *[fits] Ja, das geht
}
because-brings = { $slip ->
    [size] Die Punkte stehen bei der Kombination: Es sind nicht die Plättchen, die gezählt werden.
    [crown] Eine Krone zählt auch.
    [each] Kronen zählen hier nicht einzeln.
    [once] Hier zählt jede Krone.
   *[of] So viel bringen Kombinationen anderer Größe: Hier sind es { $size } Plättchen.
}
because-turned = Umgedreht werden darf nur, was in der abgebildeten Form auf einem violetten Feld liegt: { $tiles }.
because-fits = Sie liegen offen, haben Farbe oder Gegenstand gemeinsam und liegen so wie eine der abgebildeten Kombinationen.
quiz-worth = Wähle die Plättchen der Kombination, die { $points } Punkte bringt.
quiz-ended = Du wertest die { $count } markierten Plättchen, und eins davon wird umgedreht. Welche dieser Kombinationen kannst du dann nicht mehr werten?
quiz-first = Was wertest du zuerst, um am Ende am meisten zu haben?
answer-ended = { $which ->
    [both] Beide Kombinationen
   *[neither] Keine von beiden
}
answer-tiles = { START($tiles) }
answer-first = { START($tiles) }; man dreht { $tile_the } um
because-worth = Das gehört zu einer anderen Kombination, die { $points } bringt.
because-ended = { START($tiles) }: Diese Kombination braucht { $tile_the }, und Umgedrehtes wird nicht noch einmal gewertet.
because-none-ended = Keine der beiden Kombinationen braucht { $tile_the }, das man umdreht, also bleiben alle ihre Plättchen offen.
because-not-ended = { $slip ->
    [both] Mindestens eine von ihnen braucht das Plättchen nicht, das umgedreht wird, also bleiben alle ihre Plättchen offen.
    [neither] Mindestens eine von ihnen braucht das Plättchen, das umgedreht wird.
    [other] Sieh dir auch die andere Kombination an: Vielleicht braucht sie ebenfalls das Plättchen, das umgedreht wird.
   *[stays] Die gewählte Kombination braucht das Plättchen nicht, das umgedreht wird, also bleiben alle ihre Plättchen offen.
}
because-most = Der beste Anfang bringt insgesamt { $points } Punkte.
because-total = Das bringt insgesamt { $points } Punkte, wenn alles danach so gut wie möglich gewertet wird.
quiz-lays = Du bist dran, { $tile_the } anzulegen. Wer muss dieses Plättchen in dieser Runde anlegen, jetzt oder nach dir? Wähle alle Namen; deiner gehört dazu.
nth-refusal = { $number ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] { $number }.
}
quiz-refusal = Du lehnst zum { nth-refusal } Mal ein Plättchen ab, { $tile_the }. Wie viele Punkte kostet das?
because-lays = { START($players) } { $players_are ->
    [you] legst
    [you-and] legt
    [one] legt
   *[other] legen
} { $tile_the } an.
because-lays-not = { $full ->
    [yes] { $player_is ->
        [you] Dein Quadrat ist fertig.
       *[other] Das Quadrat von { $player } ist fertig.
    }
   *[no] { $player_is ->
        [you] Bei dir liegt das Plättchen schon.
       *[other] Bei { $player } liegt das Plättchen schon.
    }
}
because-refusal = Die { $number }. Ablehnung kostet { $cost } Punkte.
quiz-start-tile = Vor der ersten Runde ziehen alle ein Startplättchen. Welches von diesen darf keines sein?
because-crowned = Eine Krone ist auf diesem Plättchen: { $tile }. Wer es zu Beginn zieht, legt es zurück und zieht noch einmal.
because-can-start = Dieses Plättchen darf ein Startplättchen sein. Sieh nach, was auf einem anderen abgebildet ist.
quiz-where-refused = Du lehnst { $tile_the } ab. Wohin kannst du das Plättchen legen? Wähle alle Plätze.
because-where-refused = Ein abgelehntes Plättchen kommt verdeckt auf ein umgedrehtes der eigenen Auslage.
quiz-below = Du hast { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und lehnst zum { nth-refusal } Mal ein Plättchen ab, { $tile_the }. Wie viele Punkte hast du danach?
because-below = { $slip ->
    [floor] In dieser Partie bleibt es dabei nicht.
    [free] Ablehnen kostet etwas, wie wenige Punkte du auch hast.
   *[added] Ablehnen nimmt Punkte weg.
}
answer-points = { $points ->
    [1] Ein Punkt
   *[other] { $points } Punkte
}
because-left = Ablehnung Nummer { $number } kostet { $cost } Punkte: { $points } − { $cost } = { $left }.
quiz-refusing = Du lehnst { $tile_the } ab. Was kannst du danach in dieser Runde tun?
answer-refusing = { $kind ->
    [over] Nichts mehr
    [score] Eine Kombination werten
    [all] Beliebig viele Kombinationen werten
   *[place] Ein anderes Plättchen anlegen
}
because-refusing = { $kind ->
    [over] Wer ein Plättchen ablehnt, wertet in dieser Runde nicht.
    [score] In dieser Partie darf auch nach dem Ablehnen eine Kombination gewertet werden.
    [not-over] In dieser Partie darf auch nach dem Ablehnen gewertet werden.
    [not-score] Gewertet wird nach dem Anlegen, und ein abgelehntes Plättchen wird nicht angelegt.
    [not-all] Mehr als eine Kombination wird in einer Runde nie gewertet.
   *[not-place] In einer Runde gibt es nur ein Plättchen für alle.
}
quiz-last = Du hast dein letztes Plättchen angelegt, und in deinem Quadrat liegen mehrere Kombinationen. Was kannst du werten?
answer-last = { $kind ->
    [one] Eine davon; die anderen verfallen
    [all] Alle, eine nach der anderen
    [round] Jetzt eine und in jeder weiteren Runde eine
   *[none] Keine: Mit dem letzten Plättchen ist alles vorbei
}
because-last = { $kind ->
    [one] Nach dem letzten Plättchen darfst du einmal werten, wie nach jedem anderen. Danach nichts mehr.
    [not-all] Nach dem Anlegen wird nur eine Kombination gewertet.
    [not-round] Wer ein volles Quadrat hat, wertet in weiteren Runden nicht mehr.
   *[not-none] Auch nach dem letzten Plättchen darf man werten.
}
because-look = { $kind ->
    [printed-pattern] Sie liegen in einer abgebildeten Form.
    [same-colour-or-object] Sie haben etwas gemeinsam.
    [turned-out] Alle liegen offen.
    [part-of-group] Hier zählen nur die gewählten Plättchen.
   *[fits] Sieh noch einmal nach, ob sie offen liegen, was sie gemeinsam haben und wie sie liegen.
}
because-marked = Suche die Form auf dem Spielplan: Umgedreht werden darf, was auf ihren violetten Feldern liegt.
quiz-kept-adjacency = Dieser Platz grenzt mit einer Kante an ein Plättchen.
quiz-kept-five-by-five = Die Auslage würde noch in fünf Reihen und fünf Spalten passen.
quiz-kept-free-space = Auf diesem Platz liegt kein Plättchen.
because-scored = Du wertest { $pattern_a } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
}: { $tiles }. { $size } Plättchen bringen { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}{ $crown ->
    [0] .
    [one] , davon einen für die Krone.
   *[other] , davon { $crown } für Kronen.
}

graph-scoring = { START($pattern_a) } { $by ->
    [colour] in { $value }
   *[object] aus { $value }
}, { $tile_the } umdrehen: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
graph-place = { $at }
