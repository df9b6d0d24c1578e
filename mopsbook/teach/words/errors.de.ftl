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
error-explain-what = explain() kann { $thing } nicht erklären; gib einen Schritt, eine Stellung, ein IllegalMove oder das, was check() liefert.
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
error-illegal-move = { $move } ist nicht erlaubt: { $text } (§ { $section } { $title }, { $rule })
error-language = Eine Sprache ist ein Text wie 'en', nicht { $lang }.
error-untold = { $what } gibt es nicht auf { $lang }; es gibt { $languages }.
error-names-texts = names müssen Texte sein, einer für jeden Platz, nicht { $names }.
error-no-message = Die Nachricht '{ $name }' gibt es in der Sprache '{ $lang }' nicht.
error-message-facts = Die Nachricht '{ $name }' in der Sprache '{ $lang }' lässt sich mit diesen Angaben nicht sagen: { $facts ->
    [none] (keine)
   *[other] { $facts }
}: { $problems }.
error-no-seat = Es gibt keinen Platz { $seat }: Die Plätze von { $players } Spielenden sind 0 bis { $last }.
error-no-file = Es gibt keine Datei { $file }.
