### Warum etwas nicht sein kann: die Sätze der Fehler, auf Deutsch.

error-no-suit = { $text } ist keine Farbe, die man wünschen kann; es gibt { $suits }.
error-no-play = { $text } ist kein Zug: Nach der Karte kommt ein Wunsch (etwa 'wish H') oder ein Ruf (miau oder miau-miau), nicht { $rest }.
error-no-call = { $call } ist kein Ruf; es gibt miau und miau-miau.
error-players = Miau! Miau! ist für 2 bis 8 Personen oder bis 10 mit max_players='physical', nicht für { $players } (miau-miau.players).
error-players-of-deck = Mit { $size } Karten ist Miau! Miau! für 2 bis { $most } Personen, nicht für { $players }; max_players='physical' und ein Deck mit 52 Karten machen Platz für mehr (miau-miau.players).
error-due-when = due sagt, was nach dem Mischen gezogen wird, und nur in der Phase 'shuffle'.
error-discard-empty = Auf dem Ablagestapel liegt mindestens die Karte, die zu Beginn aufgedeckt wird (miau-miau.piles).
error-wish = { $wish } kann nicht gewünscht sein, wenn { $top } obenauf liegt; zu einem Wunsch gehört ein Bube, und mit wish='other-suit-or-none' gilt er nicht der Farbe des Buben (miau-miau.jack-wish).
error-pending = { $pending ->
    [one] Eine Karte kann
   *[other] { $pending } Karten können
} nicht zu ziehen sein, wenn { $top } obenauf liegt: Jede Sieben auf einer Sieben bringt zwei dazu (miau-miau.seven-stack).
error-idle = Nach { $idle } Zügen hintereinander, in denen sich keine Karte bewegte, ist die Partie zu Ende (miau-miau.blocked).
error-places = Ohne Karten sind diese Plätze: { $empty ->
   *[other] { $empty }
    [none] keiner
}; also stehen sie in places, in der Reihenfolge, in der sie ihre Karten losgeworden sind, und keine anderen; dort steht { $places ->
   *[other] { $places }
    [none] nichts
} (miau-miau.win).
error-no-cards = Platz { $seat } hat keine Karten mehr, also ist die Partie zu Ende (miau-miau.win).
error-play-on = Nur wo die anderen weiterspielen, kann mehr als ein Platz ohne Karten sein (miau-miau.play-on).
error-turn-empty = Platz { $seat } kann nicht dran sein, denn er hat keine Karten (miau-miau.win).
error-drawn-named = In der Phase 'drawn' muss das Feld drawn die gezogene Karte nennen (miau-miau.play-drawn).
error-drawn-in-hand = Platz { $seat } hat { $card } zu den Karten gezogen, die schon da waren, also ist beides auf der Hand (miau-miau.play-drawn).
error-cannot-lay = Platz { $seat } kann keine Karte legen, also hat der Zug von selbst geendet (miau-miau.turn-ends-after-draw).
error-challenge-option = Nur mit call_check='challenge' muss jemand auf einen vergessenen Ruf hinweisen (miau-miau.call-timing).
error-forgot = In der Phase 'challenge' muss das Feld forgot den Platz nennen, der einen Ruf vergessen hat, und ein anderer mit Karten ist dran (miau-miau.call-timing).
error-no-call-due = Platz { $seat } kann mit { $held } Karten auf der Hand keinen Ruf vergessen haben (miau-miau.call-miau).
error-no-shuffle = Mit empty_pile='stop' endet die Partie, statt dass gemischt wird (miau-miau.empty-pile).
error-shuffle-when = Die abgelegten Karten werden gemischt, wenn der Nachziehstapel leer ist und unter der obersten mindestens eine liegt (miau-miau.empty-pile).
error-left = left sagt, wie viele Karten nach dem Mischen noch zu ziehen sind; bei '{ $due }' kann es nicht { $left } sein (miau-miau.empty-pile).
error-owed = Solange gezogen wird, ist nichts weiter zu ziehen, und geschuldete Karten werden für eine Sieben gezogen, nicht für { $top } (miau-miau.seven-draws-two).
error-over-when = Die Partie ist zu Ende, wenn ein Platz keine Karten hat, wenn sich mit empty_pile='stop' keine Karte ziehen lässt oder wenn sich eine ganze Runde lang keine Karte bewegt hat (miau-miau.win).
error-no-card = In { $field } steht { $card }, und das ist keine der { $size } Karten des Decks; eine Karte schreibt man mit Wert und Farbe, etwa 9C (miau-miau.deck).{ $hint }
error-not-in-phase = In der Phase '{ $phase }' kann im Feld '{ $field }' nichts stehen.
error-penalty = Ein vergessener Ruf kostet { $penalty }, nicht { $left } (miau-miau.call-penalty).
error-chain-start = Eine Kette beginnt mit einer Karte des Graphen, nicht mit { $first }.
error-chain-cards = Die längste Kette wird unter höchstens { $most } Karten gesucht.
