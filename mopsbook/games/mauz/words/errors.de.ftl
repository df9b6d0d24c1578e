### Warum etwas nicht sein kann: die Sätze der Fehler, auf Deutsch.

error-asked-points = points will eine Liste von { "{" }"hand": drei Karten, "points": eine Zahl{ "}" }, nicht { $entry }.
error-players = Mauz ist für 2 bis { $most } Personen, nicht für { $players } (mauz.players).
error-option-tokens = Option 'tokens' kann nicht { $tokens } sein; jede Katze hat 1 bis { $most } Spielsteine (mauz.counters).
error-no-card = In { $field } steht { $card }, und das ist keine der { $size } Karten des Decks; eine Karte schreibt man mit Wert (6 bis A) und Farbe, etwa 9C (mauz.deck).{ $hint }
error-hand-size = Eine Hand hat { $size } Karten oder keine, wenn ihre Katze ausgeschieden ist, nicht { $found } (mauz.deal).
error-turns-before-deal = Vor dem Geben hatte noch niemand einen Zug, und nichts beendet die Runde (mauz.deal).
error-draw-for-dealer = Nur in der ersten Runde und nur mit dealer='random' wird ausgelost, wer gibt (mauz.first-dealer).
error-dealer-first = Platz { $dealer } gibt, ist also im Spiel und dran, und nicht Platz { $turn } (mauz.next-dealer).
error-out-with-counters = Platz { $seat } hat noch Spielsteine, ist also nicht ausgeschieden (mauz.elimination).
error-two-cats = Solange die Partie läuft, sind mindestens zwei Katzen im Spiel (mauz.winner).
error-turn-out = Platz { $seat } kann nicht dran sein, denn er ist ausgeschieden (mauz.elimination).
error-dealer-out = Platz { $seat } ist ausgeschieden, hat diese Runde also nicht gegeben (mauz.next-dealer).
error-middle-and-second = In der Phase '{ $phase }' hat die Mitte { $middle } Karten und das zweite Set { $second }, nicht { $held } und { $held_second } (mauz.dealer-choice).
error-skips = Es kann nicht { $skips }-mal nacheinander geschoben worden sein: Gezählt wird nur vor dem Klopfen, und wenn alle geschoben haben, beginnt das Zählen von vorn (mauz.all-skip-count).
error-no-last-turns = In der Phase '{ $phase }' hat niemand mehr einen letzten Zug (mauz.knock-last-swap).
error-left-order = left nennt, wer noch einen letzten Zug hat: im Uhrzeigersinn ab dem Platz, der dran ist, und nicht, wer geklopft oder eine Kombination gezeigt hat (mauz.knock-last-swap).
error-reason-when = Ein Grund für das Ende der Runde gehört zu den letzten Zügen und zum Ende einer Runde und nur dorthin; wenn Karten fehlen, hat niemand einen letzten Zug (mauz.swap-until-end).
error-knocked = Platz { $seat } hat geklopft, also haben die anderen noch einen letzten Zug (mauz.knock-last-swap).
error-last-turns-without-knock = Ohne Klopfen gibt es letzte Züge nur mit last_swap_after_reveal=True (mauz.reveal-ends-round).
error-paid-early = Vor dem Ende einer Runde hat niemand gezahlt (mauz.fewest-loses).
error-dealer-chooses = Platz { $seat } gibt und wählt, bevor jemand einen Zug hat (mauz.dealer-choice).
error-nothing-to-add = Platz { $seat } kann nach dem Tausch weder klopfen noch fauchen, also ist der Zug zu Ende (mauz.one-swap-per-turn).
error-shuffle-when = Gemischt wird nur mit stock_out='reshuffle', und zwar, wenn der Nachziehstapel weniger als drei Karten hat und es mit den beiseitegelegten drei sind (mauz.stock-out).
error-losers = Die wenigsten Punkte haben die Plätze { $seats }, also haben sie gezahlt, wenn überhaupt jemand zahlt; andere können nicht in losers stehen (mauz.fewest-loses).
error-gone-who = Von den Katzen, die Karten bekommen haben, können nur die ausgeschieden sein, die die Runde verloren haben (mauz.elimination).
error-over-when = Die Partie ist zu Ende, wenn eine Katze allein im Spiel ist oder wenn alle ausschieden und den Sieg teilen; sonst kommt die nächste Runde (mauz.winner).
error-nobody-knocked = Niemand hat geklopft, also hat das die Runde nicht beendet (mauz.knock).
error-known-cards = known nennt { $known } bei einer Hand mit { $hand ->
   *[other] { $hand }
    [none] keiner Karte
}; dort stehen die Karten einer Hand, die alle gesehen haben, jede einmal (mauz.hidden).
error-hand-of-cat = Platz { $seat } ist { $out ->
    [yes] ausgeschieden, hat also keine Karten
   *[no] im Spiel, hat also { $size } Karten
} (mauz.elimination).
error-shown-at-once = Platz { $seat } hat { $hand } auf der Hand, und das wäre sofort gezeigt worden (mauz.{ $combination }).
error-no-middle = Noch liegt keine Mitte offen: Erst muss der Geber wählen.
