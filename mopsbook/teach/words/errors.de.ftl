### Warum etwas nicht sein kann: die Sätze der Fehler, auf Deutsch.

error-no-position-of = { $state } ist keine Stellung von { $game }; eine bekommst du von start() oder position().
error-neither-game-nor-position = { $where } ist weder { $game } noch eine Stellung davon.
error-no-hand-seen = Platz { $owner } hat hier keine Hand, die man sehen kann.
error-chain-start = Eine Kette beginnt mit einer Karte des Graphen, nicht mit { $first }.
error-chain-cards = Die längste Kette wird unter höchstens { $most } Karten gesucht.
error-conflicts-jokers = Bei zwei oder mehr Jokern können Kombinationen, die sich paarweise vertragen, zusammen doch zu viele davon brauchen; advise() findet für so eine Hand die beste Aufteilung.
error-flow-empty = { $number ->
   *[other] Aus Runde { $number } ist kein Schritt dabei, also geht keine Karte irgendwohin.
    [none] Es ist kein Schritt dabei, also geht keine Karte irgendwohin.
}
error-flow-steps = Der Kartenfluss ist der von Schritten, etwa trace.steps(), nicht der von { $step }.
error-no-middle = Noch liegt keine Mitte offen: Erst muss der Geber wählen.
error-beats-tricks = beats() braucht eine Stellung aus einem Spiel mit Stichen, etwa Mopsen.
error-no-player = Es gibt keinen Spieler { $kind }; es gibt { $kinds } oder ein Objekt mit einer Methode choose(view, legal, rng).
error-players-list = players muss eine Art von Spieler sein oder eine Liste von { $seats }, nicht { $players }.
error-players-count = Es gibt { $seats } Plätze, aber { $players } Spieler wurden angegeben.
error-no-move-left = Hier kann niemand weiterspielen: Platz { $seat } hat in „{ $state }“ keinen erlaubten Zug.
error-seconds = seconds sagt, wie lange gesucht wird: eine Zahl über 0, nicht { $seconds }.
error-advise-what = advise() braucht eine Stellung, nicht { $state }.
error-explain-what = explain() kann { $thing } nicht erklären; gib einen Schritt, eine Aufzeichnung, eine Stellung, ein IllegalMove oder das, was check() liefert.
error-review-what = review() braucht eine Aufzeichnung, nicht { $trace }.
error-case-list = { $key } muss eine Liste sein, nicht { $value }
error-case-object = { $key } muss ein Objekt sein, nicht { $value }
error-case-filter = filter muss { "{" }"types": [...]{ "}" } sein, nicht { $asked }
error-case-move = { $source } ist kein Zug; ein Zug ist ein Text oder ein Objekt
error-case-number = { $text } ist keine Zahl
error-case-twice = der Schlüssel { $twice } steht zweimal in einem Objekt
error-case-game = nichts sagt, welches Spiel es ist; nenne es mit "game", mit "rules" oder im Namen der Datei
error-case-rules = rules muss eine Liste von Kennungen sein, nicht { $rules }
error-case-options = options muss ein Objekt sein, nicht { $data }
error-language = Eine Sprache ist ein Text wie 'en', nicht { $lang }.
error-untold = { $what } gibt es nicht auf { $lang }; es gibt { $languages }.{ $hint }
error-names-texts = names müssen Texte sein, einer für jeden Platz, nicht { $names }.
error-no-message = Die Nachricht '{ $name }' gibt es in der Sprache '{ $lang }' nicht.
error-message-facts = Die Nachricht '{ $name }' in der Sprache '{ $lang }' lässt sich mit diesen Angaben nicht sagen: { $facts ->
    [none] (keine)
   *[other] { $facts }
}: { $problems }.
error-no-seat = Es gibt keinen Platz { $seat }: Die Plätze von { $players } Spielenden sind 0 bis { $last }.
error-no-file = Es gibt keine Datei { $file }.
error-within = { $where }: { $problem }
error-case-unread = lässt sich nicht lesen: { $problem }
error-case-no-text = ist kein Text in UTF-8: { $problem } bei Byte { $byte }
error-case-none = enthält keinen durchgespielten Fall
error-case-no-end = ist ein Block ohne Ende
error-case-no-json-at = ist kein JSON: { $problem } (Spalte { $column })
error-case-no-json = ist kein JSON: { $problem }
error-case-unknown-key = hat neben "game" und "cases" den unbekannten Schlüssel { $key }
error-case-no-case = enthält etwas, das kein Fall ist (Nummer { $number })
error-case-without-id = ein Fall ohne id
error-case-nested = ist zu tief verschachtelt
error-case-engine = die Engine scheitert mit { $kind }: { $problem }
error-case-sum = { $held } stimmen, { $failed } stimmen nicht
error-case-asks-nothing = erwartet nichts
error-case-no-rule = { $key }: { $rule } ist keine Regel von { $game }
error-case-stops = { $key }: Zug { $number }, { $move }: erwartet erlaubt, gefunden abgelehnt ({ $rules })
error-case-refused = { $key }: { $move }: erwartet erlaubt, gefunden abgelehnt ({ $rules })
error-case-allowed = { $key }: { $move }: erwartet abgelehnt ({ $rule ->
   *[other] { $rule }
    [none] von irgendeiner Regel
}), gefunden erlaubt
error-case-other-rule = { $key }: { $move }: erwartet abgelehnt ({ $rule }), gefunden abgelehnt ({ $rules })
error-case-not-listed = { $key }: { $move }: erwartet unter den erlaubten Zügen, fehlt dort aber
error-case-refused-move = { $move } (abgelehnt ({ $rules }))
error-case-differs = { $key }{ $of ->
   *[other] {" "}von { $of }
    [none] {""}
}: erwartet { $expected }, gefunden { $found }
error-case-no-value = { $path } ist kein Schlüssel eines Falls und kein Wert einer Stellung von { $game }
error-case-no-list = size: { $path } ist keine Liste in einer Stellung von { $game }
error-case-repeats = { $key }: { $count } davon stehen dort mehrfach
error-case-results = { $key }: erwartet { $expected }, gefunden { $found }; erwartet und nicht gefunden: { $missing ->
   *[other] { $missing }
    [none] nichts
}; gefunden und nicht erwartet: { $extra ->
   *[other] { $extra }
    [none] nichts
}
error-case-moves = { $key }: erwartet { $expected ->
   *[other] { $expected }
    [none] nichts
}, gefunden { $found ->
   *[other] { $found }
    [none] nichts
}
error-case-many-moves = { $key }: erwartet { $expected } Züge, gefunden { $found }; erwartet und nicht gefunden: { $missing ->
   *[other] { $missing }
    [none] nichts
}; gefunden und nicht erwartet: { $extra ->
   *[other] { $extra }
    [none] nichts
}
error-case-no-verdict = { $key }: { $entry } ist kein Zug mit einer Regel
error-case-no-rule-id = { $key }: { $rule } ist keine Kennung einer Regel
error-no-way-home = Die Figur auf { $piece } kommt mit diesen Karten nicht ins Ziel, solange alle anderen stehen bleiben.
