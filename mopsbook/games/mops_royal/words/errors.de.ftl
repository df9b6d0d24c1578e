### Warum etwas nicht sein kann: die Sätze der Fehler, auf Deutsch.

-patterns = Option 'patterns':
error-origins = In origins stehen Zeile und Spalte des ersten Worts jeder Auslage, je von -{ $most } bis { $most }, nicht { $origins }.
error-boards = Es wären { $boards } Auslagen für { $seats } Plätze; jeder hat eine (mops-royal.own-set).
error-laid-before-start = Platz { $seat } kann nichts gelegt haben, bevor die Startplättchen gezogen sind (mops-royal.start-tile).
error-laid-by = { $laid ->
    [0] Keiner von { $seats } Plätzen hat
    [one] Nur einer von { $seats } Plätzen hat
   *[other] Nur { $laid } von { $seats } Plätzen haben
} etwas gelegt; alle haben wenigstens das Startplättchen (mops-royal.start-tile).
error-board-rows = Die Auslage von Platz { $seat } ist eine Liste von Zeilen wie 'A2 .. B3-', nicht { $rows }.
error-foreign-tile = Platz { $seat } hätte { $tile }, das nicht im Satz ist (mops-royal.tile-faces).
error-tile-twice = Platz { $seat } hätte { $tile } zweimal; im Satz ist jedes Plättchen einmal (mops-royal.tile-faces).
error-only-crowns = Jedes Plättchen von Platz { $seat } trägt eine Krone, aber niemand beginnt mit einer Krone (mops-royal.start-tile-no-crown).
error-refused-tiles = Platz { $seat } hätte abgelehnte Plättchen, aber die Variante wird nicht gespielt (mops-royal.refuse-variant).
error-too-many-tiles = Platz { $seat } hätte { $tiles } Plättchen gelegt; ein Quadrat hat { $full } (mops-royal.end).
error-falls-apart = Die Auslage von Platz { $seat } hängt nicht zusammen; jedes Plättchen berührt ein anderes mit einer Kante (mops-royal.adjacency).
error-too-long = Die Auslage von Platz { $seat } wäre in einer { $line ->
    [column] Spalte
   *[row] Zeile
} { $length } Plättchen lang; sie muss in { $side } x { $side } passen (mops-royal.five-by-five).
error-no-board-tile = { $word } in der Auslage von Platz { $seat } ist kein Plättchen; schreib A1 bis F6, A1- für ein umgedrehtes Plättchen, A1-/B2 für ein abgelehntes darauf oder .. für einen leeren Platz (mops-royal.tile-faces).
error-refused-on-face = { $word } in der Auslage von Platz { $seat } kann nicht sein: Abgelehnte Plättchen liegen auf einem umgedrehten (mops-royal.refuse-needs-turned).
error-too-far = { $word } in der Auslage von Platz { $seat } liegt zu weit weg; Zeilen und Spalten gehen von -{ $most } bis { $most }.
error-no-tile = { $text } ist kein Plättchen; ein Plättchen ist eine Farbe A bis F und ein Gegenstand 1 bis 6, etwa C1.{ $hint }
error-no-place-object = { $value } ist kein Platz in der Auslage; schreib Zeile und Spalte, etwa [1, -1].
error-no-place = { $text } ist kein Platz in der Auslage; schreib Zeile und Spalte, etwa 1,-1.
error-cells-once = Eine Kombination wird gewertet, indem du jeden ihrer Plätze einmal nennst.
error-option-tiles = Option '{ $option }' kann nicht { $value } sein; sie kann '{ $usual }' sein oder eine Liste von { $least ->
    [0] {""}
   *[other] mindestens { $least }{" "}
}verschiedenen Plättchen von A1 bis F6 (mops-royal.{ $rule }).
error-option-points = Option 'points' kann nicht { $value } sein; sie kann 'printed' sein oder die Punkte für drei, vier und fünf Plättchen, etwa { "{" }3: 2, 4: 4, 5: 7{ "}" }, jeweils von 0 bis { $most } (mops-royal.points).
error-players = Mops Royal ist für 2, 3 oder 4 Personen, nicht für { $players } (mops-royal.players).
error-all-crowned = Jedes Plättchen des Satzes trüge eine Krone, also könnte niemand beginnen (mops-royal.start-tile-no-crown).
error-option-patterns = Option 'patterns' kann nicht { $value } sein; sie kann 'printed' oder 'basic' sein oder eine Liste von Formen, jede mit 'id', 'cells' und 'marks' (mops-royal.pattern-set).
error-pattern-parts = { -patterns } Jede Form hat 'id', 'cells' und 'marks'; { $value } nicht.
error-pattern-id = { -patterns } Eine id ist ein Text mit 1 bis { $most } Zeichen, nicht { $id }.
error-pattern-size = { -patterns } { $id } hat { $size } Plättchen; eine Kombination hat drei, vier oder fünf (mops-royal.sizes).
error-pattern-marks = { -patterns } Die marks von { $id } müssen eigene Felder sein, mindestens eines (mops-royal.flip-marked-tile).
error-pattern-long = { -patterns } { $id } passt nicht in ein Quadrat von { $side } x { $side } (mops-royal.five-by-five).
error-pattern-cells = { -patterns } { $part } von { $id } ist eine Liste verschiedener Plätze, etwa [[0, 0], [0, 1]], nicht { $value }.
error-pattern-twice = { -patterns } Zwei Formen haben die id { $id }; gib jeder ihre eigene.
error-pattern-name = { -patterns } Die id { $id } ist der Name einer anderen Form; gib dieser einen anderen Namen (mops-royal.printed-pattern).
error-pattern-same = { -patterns } { $other } und { $id } haben gedreht oder gespiegelt dieselbe Form; behalte eine davon (mops-royal.printed-pattern).
error-other-caller = Platz { $seat } kann nicht aufdecken: Die Optionen nennen Platz { $caller } (mops-royal.caller).
error-caller-empty = Platz { $seat } deckt auf und hat nichts gelegt.
error-no-final = Eine Schlusswertung gibt es nur in der Variante dieses Namens (mops-royal.final-variant).
error-score-in-final = In dieser Variante wird nichts gewertet, solange Plättchen gelegt werden (mops-royal.final-variant).
error-nobody-stops = In dieser Partie hört niemand ganz mit dem Werten auf, oder noch nicht (mops-royal.final-must-score).
error-tile-last = { $tile } ist das Plättchen dieser Runde, also das zuletzt aufgedeckte (mops-royal.reveal).
error-upcoming-gone = { $tile } kann nicht als Nächstes aufgedeckt werden: Es ist nicht mehr im verdeckten Vorrat (mops-royal.reveal).
error-nothing-to-reveal = Es wird kein Plättchen mehr aufgedeckt: Alle Quadrate sind voll, oder der Vorrat ist aufgebraucht (mops-royal.end, mops-royal.supply-used-up).
error-score-after-laying = In dieser Partie wertet niemand, bevor alle { $tile } gelegt haben (mops-royal.order-in-round).
error-scorers = scorers nennt die Plätze, die noch werten dürfen, in der Reihenfolge der Runde, und nur, wo alle legen, bevor jemand wertet; es kann nicht { $found } sein (mops-royal.order-in-round).
error-tile-needed = tile nennt das Plättchen der Runde, und das braucht die Phase '{ $phase }' (mops-royal.reveal).
error-tile-not-due = In der Phase '{ $phase }' ist kein Plättchen zu legen (mops-royal.reveal).
error-refused-most = refused zählt, wie viele Plättchen jeder Platz abgelehnt hat, und in dieser Partie können es höchstens { $most } sein (mops-royal.refuse-variant).
error-numbers = In { $field } steht für jeden der { $seats } Plätze eine ganze Zahl ab { $least }, nicht { $found } (mops-royal.{ $rule }).
error-not-over = Die Partie ist nicht zu Ende: Jemand kann noch legen oder werten (mops-royal.end).
error-nobody-lays = Ab Platz { $seat } kann niemand { $tile } legen: Die Quadrate sind voll, oder das Plättchen liegt schon (mops-royal.full-waits, mops-royal.skip-if-laid).
error-nothing-to-score = Platz { $seat } hat { $phase ->
    [score] in dieser Runde { $tile } nicht gelegt oder hat nichts zu werten (mops-royal.one-scoring)
   *[final] nichts zu werten (mops-royal.final-skip)
}.
error-no-set-tile = In { $field } steht { $card }, und das ist kein Plättchen des Satzes (mops-royal.tile-faces).{ $hint }
error-field-tile-twice = In { $field } steht { $tile } zweimal; im Satz ist jedes Plättchen einmal (mops-royal.tile-faces).
