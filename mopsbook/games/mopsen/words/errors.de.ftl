### Warum etwas nicht sein kann: die Sätze der Fehler, auf Deutsch.

error-no-card = { $text } ist keine Karte; es gibt R1 bis R16, B1 bis B16, Y1 bis Y16 und C1 bis C8.{ $hint }
error-option-pecking = Option 'pecking_start' kann nicht { $value } sein; sie kann 'shuffled' sein oder eine Liste der vier Farben R, B, Y und C, die stärkste zuerst (mopsen.pecking-setup).
error-option-bones = Option 'bones' kann nicht { $value } sein; sie kann 'bands' oder 'strict' sein oder eine Tabelle { "{" }'pug': 16 Zahlen, 'cat': 8 Zahlen{ "}" } (mopsen.bones-table).
error-players = Mopsen ist für 3, 4 oder 5 Personen, nicht für { $players } (mopsen.players).
error-bones-row = Die Knochen der { $animal ->
    [pug] Möpse
   *[cat] Katzen
} müssen { $length } ganze Zahlen ab 0 sein, keine größer als die davor, nicht { $row } (mopsen.bones-lower-more).
error-pecking = { $field } muss aus den vier Farben R, B, Y und C bestehen, die stärkste zuerst, nicht { $order } (mopsen.pecking-setup).
error-first-lead = Platz { $dealer } gibt, also spielt Platz { $first } zum ersten Stich aus, nicht Platz { $leader } (mopsen.first-lead).
error-chosen = chosen nennt bis zu drei Karten für jeden Platz, der schon getauscht hat, und nur, solange alle zugleich wählen; es kann nicht { $rows } sein (mopsen.redraw-order).
error-hand-size = Niemand hat je mehr als { $most } Karten, also kann keine Hand { $found } haben (mopsen.deal).
error-cards-before-deal = Vor dem Geben sind alle Karten beisammen, also kann keine Hand, kein Napf und kein Stapel welche haben (mopsen.new-deal).
error-exchange-empty = Vor dem Tausch sind alle Karten ausgeteilt, also hat Platz { $seat } welche auf der Hand (mopsen.deal).
error-exchange-first = Der Tausch kommt vor dem ersten Stich, also liegt noch nichts auf einem Napf oder auf dem Ablagestapel (mopsen.redraw-timing).
error-pinch-turn = In der Phase 'pinch' muss turn den Platz mit der niedrigsten Karte nennen, der mopst (mopsen.lowest-pinches).
error-pinch-trick = In der Phase 'pinch' liegen im Stich die Karten aller bis auf zwei: Die höchste liegt schon auf dem Napf, und wer die niedrigste gelegt hat, ist dran (mopsen.pinch-steps).
error-chosen-own = chosen nennt { $chosen } bei einer Hand mit { $hand }; tauschen kann man nur Karten der eigenen Hand (mopsen.own-hand).
error-trick-size = Ein Stich, zu dem noch jemand eine Karte legen darf, hat höchstens { $most } Karten, nicht { $found } (mopsen.clockwise).
error-trick-seats = Platz { $leader } spielt aus, und die anderen folgen im Uhrzeigersinn, also gehören die Karten des Stichs den Plätzen { $seats }, in dieser Reihenfolge (mopsen.clockwise).
error-no-trick = In der Phase '{ $phase }' gibt es keinen Stich.
error-turn-empty = Platz { $seat } muss in diesem Stich noch eine Karte legen, hat aber keine; eine Runde endet, sobald nach einem Stich jemand keine Karten mehr hat (mopsen.round-end).
error-winner-when = winner nennt nur in der Phase 'pinch', wer den Stich gewonnen hat.
error-trick-turn = Mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
} in dem Stich, zu dem Platz { $leader } ausspielt, ist Platz { $due } dran, nicht { $turn } (mopsen.clockwise).
error-no-card-in = In { $field } steht { $card }, und das ist keine Karte; es gibt R1 bis R16, B1 bis B16, Y1 bis Y16 und C1 bis C8 (mopsen.deck-composition).{ $hint }
error-beats-tricks = beats() braucht eine Stellung aus einem Spiel mit Stichen, etwa Mopsen.
