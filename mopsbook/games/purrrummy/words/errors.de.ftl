### Warum etwas nicht sein kann: die Sätze der Fehler, auf Deutsch.

error-no-pile = { $text } ist kein Stapel; es gibt stock und discard.
error-no-end = { $text } ist kein Ende einer Reihe; es gibt low und high.
error-no-index = { $value } ist keine Nummer einer Kombination oder einer Karte darin; beide werden von 0 an gezählt.
error-set-or-run = { $cards } kann ein Set oder eine Reihe sein; schreib 'set' oder 'run' vor die Karten, etwa '{ $where ->
    [move] 0 meld run X 7H X
   *[position] 0 run X 7H X
}'.
error-no-meld-kind = { $kind } ist keine Art von Kombination; es gibt set und run.
error-players = Kurz-Schnurrmé ist für 2, 3 oder 4 Personen, nicht für { $players } (purrrummy.players).
error-option-max-rounds = Option 'max_rounds' kann nicht { $value } sein; sie kann eine Zahl von Umläufen sein, 1 bis { $most }, oder 0 für keine Grenze (purrrummy.round-limit).
error-meld-object = Eine Kombination ist ein Objekt mit owner, kind und cards, nicht { $value } (purrrummy.set).
error-no-meld = { $kind ->
   *[set] { $cards ->
       *[other] { $cards } ist kein Set
        [none] Ohne Karten gibt es kein Set
    }
    [run] { $cards ->
       *[other] { $cards } ist keine Reihe
        [none] Ohne Karten gibt es keine Reihe
    }
} ({ $rule }).
error-too-many-cards = Es sind mehr Karten als im Blatt; dort gibt es { $held } (purrrummy.deck).
error-cards-before-deal = Vor dem Geben sind alle Karten beisammen, also kann keine Hand, kein Stapel und keine Kombination welche haben (purrrummy.deal).
error-turns-before-deal = Vor dem Geben ist keine Karte genommen, kein Stapel gemischt und kein Zug vorbei (purrrummy.deal).
error-after-last-turn = Nach { $turns } Zügen ist die Partie zu Ende (purrrummy.round-limit).
error-no-stock = Ohne Nachziehstapel beginnt kein Zug: Die abgelegten Karten werden in der Phase 'shuffle' gemischt, oder die Partie ist zu Ende (purrrummy.stock-out).
error-taken = { $card } kann die vom Ablagestapel genommene Karte nur in der Phase 'meld' sein und nur in der Hand dessen, der dran ist (purrrummy.draw-one).
error-shuffle-when = Die abgelegten Karten werden gemischt, wenn ein Zug ohne Nachziehstapel beginnt, das nicht schon zu oft geschehen ist und unter der obersten noch welche liegen (purrrummy.stock-out).
error-over-when = Die Partie ist zu Ende, wenn der Platz, der dran ist, keine Karten hat, wenn es keinen neuen Nachziehstapel gibt oder nach dem letzten Umlauf (purrrummy.win).
error-no-card = In { $field } steht { $card }, und das ist keine Karte; eine Karte schreibt man mit Wert und Farbe, etwa 9C{ $joker ->
    [yes] , und einen Joker als X
   *[no] {""}
} (purrrummy.deck).{ $hint }
error-no-meld-field = { $field } ist kein Feld einer Kombination; es gibt { $fields }.
error-meld-value = { $field } { $kind ->
    [set] des Sets
   *[run] der Reihe
} { $cards } kann nicht { $value } sein (purrrummy.{ $kind }).
error-hand-size = Platz { $seat } kann keine { $found } Karten haben, sondern höchstens { $most }: Gegeben wird einmal, und wer eine Karte nimmt, legt eine ab (purrrummy.deal).
error-no-cards = Platz { $seat } hat keine Karten, also ist die Partie zu Ende (purrrummy.win).
error-copies = { $card } { $count }-mal
error-conflicts-jokers = Bei zwei oder mehr Jokern können Kombinationen, die sich paarweise vertragen, zusammen doch zu viele davon brauchen; advise() findet für so eine Hand die beste Aufteilung.
