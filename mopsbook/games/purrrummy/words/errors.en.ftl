### Why something cannot be: the sentences of errors, in English.

error-no-pile = { $text } is no pile; there are stock and discard.
error-no-end = { $text } is no end of a run; there are low and high.
error-no-index = { $value } is no number of a meld or of a card in it; both are counted from 0.
error-set-or-run = { $cards } can be meant as a set or as a run; write 'set' or 'run' before the cards, as in '{ $where ->
    [move] 0 meld run X 7H X
   *[position] 0 run X 7H X
}'.
error-no-meld-kind = { $kind } is no kind of meld; there are set and run.
error-players = Purrrummy is for 2, 3 or 4 players, not for { $players } (purrrummy.players).
error-option-max-rounds = Option 'max_rounds' cannot be { $value }; it can be a number of rounds from 1 to { $most }, or 0 for no limit (purrrummy.round-limit).
error-meld-object = A meld is an object with an owner, a kind and cards, not { $value } (purrrummy.set).
error-no-meld = { $cards ->
   *[other] { $cards }
    [none] Nothing
} is no { $kind } ({ $rule }).
error-too-many-cards = There are more cards than in the pack, which holds { $held } (purrrummy.deck).
error-cards-before-deal = Before the deal all cards are in the pack, so no hand, no pile and no meld can hold any (purrrummy.deal).
error-turns-before-deal = Before the deal no card is taken, no stock shuffled and no turn over (purrrummy.deal).
error-after-last-turn = After { $turns } turns the game is over (purrrummy.round-limit).
error-no-stock = No turn begins without a stock: the discards are shuffled in the phase 'shuffle', or the game is over (purrrummy.stock-out).
error-taken = { $card } can be the card taken from the discard pile only in the phase 'meld', in the hand of the seat in turn (purrrummy.draw-one).
error-shuffle-when = The discards are shuffled when a turn begins without a stock, if that has not happened too often and some lie below the top one (purrrummy.stock-out).
error-over-when = The game is over when the seat in turn has no cards, when there is no new stock, or after the last round (purrrummy.win).
error-no-card = { $field } holds { $card }, which is no card; a card is written by rank and suit, as in 9C{ $joker ->
    [yes] , and a joker as X
   *[no] {""}
} (purrrummy.deck).{ $hint }
error-no-meld-field = { $field } is no field of a meld; there are { $fields }.
error-meld-value = { $field } of the { $kind } { $cards } cannot be { $value } (purrrummy.{ $kind }).
error-hand-size = Seat { $seat } cannot hold { $found } cards, but { $most } at most: cards are dealt once, and whoever takes one discards one (purrrummy.deal).
error-no-cards = Seat { $seat } has no cards, so the game is over (purrrummy.win).
error-copies = { $card } { $count } times
error-conflicts-jokers = With two jokers or more, melds that pairwise do not conflict may still need too many of them; advise() finds the best arrangement of such a hand.
