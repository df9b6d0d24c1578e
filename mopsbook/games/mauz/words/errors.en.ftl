### Why something cannot be: the sentences of errors, in English.

error-asked-points = points asks for a list of {"{"}"hand": three cards, "points": a number{"}"}, not { $entry }.
error-players = Mauz is for 2 to { $most } players, not for { $players } (mauz.players).
error-option-tokens = Option 'tokens' cannot be { $tokens }; every cat has 1 to { $most } counters (mauz.counters).
error-no-card = { $field } holds { $card }, which is no card of the { $size } in the deck; a card is written by rank (6 to A) and suit, as in 9C (mauz.deck).{ $hint }
error-hand-size = A hand has { $size } cards, or none if its cat is out, not { $found } (mauz.deal).
error-turns-before-deal = Before the deal nobody has had a turn, and nothing ends the round (mauz.deal).
error-draw-for-dealer = Only in the first round, and only with dealer='random', the dealer is drawn for (mauz.first-dealer).
error-dealer-first = Seat { $dealer } deals, so it is in play and it is its turn, not that of seat { $turn } (mauz.next-dealer).
error-out-with-counters = Seat { $seat } has counters left, so it is not out (mauz.elimination).
error-two-cats = At least two cats are in play as long as the game goes on (mauz.winner).
error-turn-out = It cannot be the turn of seat { $seat }, which is out (mauz.elimination).
error-dealer-out = Seat { $seat } is out, so it has not dealt this round (mauz.next-dealer).
error-middle-and-second = In the phase '{ $phase }' the middle has { $middle } cards and the dealer's other set { $second }, not { $held } and { $held_second } (mauz.dealer-choice).
error-skips = { $skips ->
    [one] One skip
   *[other] { $skips } skips in a row
} cannot be: only before a knock they are counted, and when all have skipped the count starts anew (mauz.all-skip-count).
error-no-last-turns = In the phase '{ $phase }' nobody has a last turn left (mauz.knock-last-swap).
error-left-order = left holds who still has a last turn: clockwise from the seat in turn, and not who has knocked or shown a combination (mauz.knock-last-swap).
error-reason-when = A reason for the end of the round belongs to last turns and to the end of a round, and only there; for want of cards nobody has a last turn (mauz.swap-until-end).
error-knocked = Seat { $seat } has knocked, so the others have a last turn (mauz.knock-last-swap).
error-last-turns-without-knock = Without a knock there are last turns only with last_swap_after_reveal=True (mauz.reveal-ends-round).
error-paid-early = Nobody has paid before the end of a round (mauz.fewest-loses).
error-dealer-chooses = Seat { $seat } deals and chooses before anybody has a turn (mauz.dealer-choice).
error-nothing-to-add = Seat { $seat } can neither knock nor hiss after its swap, so its turn is over (mauz.one-swap-per-turn).
error-shuffle-when = Cards are shuffled only under stock_out='reshuffle', when the stock has fewer than three and there are three with those set aside (mauz.stock-out).
error-losers = The fewest points are held by { $seats }, so they have paid, unless nobody does; losers cannot be others (mauz.fewest-loses).
error-gone-who = Of the cats that were dealt cards only those that have lost the round can be out (mauz.elimination).
error-over-when = The game is over when one cat is left in play, or when all would be out and share it; otherwise the next round is due (mauz.winner).
error-nobody-knocked = Nobody has knocked, so that did not end the round (mauz.knock).
error-known-cards = known holds { $known } for a hand of { $hand ->
   *[other] { $hand }
    [none] nothing
}; it names the cards of a hand that all have seen, each once (mauz.hidden).
error-hand-of-cat = Seat { $seat } is { $out ->
    [yes] out, so it holds no cards
   *[no] in play, so it holds { $size } cards
} (mauz.elimination).
error-shown-at-once = Seat { $seat } holds { $hand }, which it would have shown at once (mauz.{ $combination }).
error-no-middle = No middle lies open yet: the dealer still has to choose.
