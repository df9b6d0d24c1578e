### Why something cannot be: the sentences of errors, in English.

error-no-suit = { $text } is no suit to choose; there are { $suits }.
error-no-play = { $text } is no move: after the card comes a suit (as in 'wish H') or a call (miau or miau-miau), not { $rest }.
error-no-call = { $call } is no call; there are miau and miau-miau.
error-players = Miau! Miau! is for 2 to 8 players, or up to 10 with max_players='physical', not for { $players } (miau-miau.players).
error-players-of-deck = With { $size } cards Miau! Miau! is for 2 to { $most } players, not for { $players }; max_players='physical' and a deck of 52 make room for more (miau-miau.players).
error-due-when = due says what is drawn after a shuffle, only in the phase 'shuffle'.
error-discard-empty = The discard pile has at least the card that is turned up at the start (miau-miau.piles).
error-wish = { $wish } cannot have been chosen with { $top } on top; a suit is chosen with a jack, and under wish='other-suit-or-none' not for its own suit (miau-miau.jack-wish).
error-pending = { $pending ->
    [one] One card
   *[other] { $pending } cards
} cannot be owed with { $top } on top: every seven that is played on a seven adds two (miau-miau.seven-stack).
error-idle = After { $idle } turns in a row without a card that moved the game is over (miau-miau.blocked).
error-places = Without cards are the seats { $empty }, so these are in places, in the order in which they got rid of them, and no others; it holds { $places } (miau-miau.win).
error-no-cards = Seat { $seat } has no cards left, so the game is over (miau-miau.win).
error-play-on = Only where the others play on can more than one seat be without cards (miau-miau.play-on).
error-turn-empty = It cannot be the turn of seat { $seat }, which has no cards (miau-miau.win).
error-drawn-named = In the phase 'drawn' the field drawn has to name the card that was drawn (miau-miau.play-drawn).
error-drawn-in-hand = Seat { $seat } has drawn { $card } to the cards that it held, so both are in its hand (miau-miau.play-drawn).
error-cannot-lay = Seat { $seat } cannot play a card, so its turn has ended by itself (miau-miau.turn-ends-after-draw).
error-challenge-option = Only with call_check='challenge' somebody has to point out a forgotten call (miau-miau.call-timing).
error-forgot = In the phase 'challenge' the field forgot has to name the seat that has forgotten a call, and it is the turn of another one with cards (miau-miau.call-timing).
error-no-call-due = Seat { $seat } cannot have forgotten a call with { $held } cards in hand (miau-miau.call-miau).
error-no-shuffle = With empty_pile='stop' the game ends instead of a shuffle (miau-miau.empty-pile).
error-shuffle-when = The discards are shuffled when the draw pile is empty and at least one card lies below the top one (miau-miau.empty-pile).
error-left = left says how many cards are still to be drawn after the shuffle; for '{ $due }' it cannot be { $left } (miau-miau.empty-pile).
error-owed = Nothing more is owed while cards are drawn, and owed cards are drawn for a seven, not for { $top } (miau-miau.seven-draws-two).
error-over-when = The game is over when a seat has no cards, when a card cannot be drawn under empty_pile='stop', or when no card has moved for a whole round (miau-miau.win).
error-no-card = { $field } holds { $card }, which is no card of the { $size } in the deck; a card is written by rank and suit, as in 9C (miau-miau.deck).{ $hint }
error-not-in-phase = In the phase '{ $phase }' there can be nothing in the field '{ $field }'.
error-penalty = A forgotten call costs { $penalty }, not { $left } (miau-miau.call-penalty).
error-chain-start = A chain begins on a card of the graph, not on { $first }.
error-chain-cards = The longest chain is sought among { $most } cards at most.
