### Why something cannot be: the sentences of errors, in English.

error-no-card = { $text } is no card; there are R1 to R16, B1 to B16, Y1 to Y16 and C1 to C8.{ $hint }
error-option-pecking = Option 'pecking_start' cannot be { $value }; it can be 'shuffled' or a list of the four colours R, B, Y and C, strongest first (mopsen.pecking-setup).
error-option-bones = Option 'bones' cannot be { $value }; it can be 'bands', 'strict', or a table {"{"}'pug': 16 numbers, 'cat': 8 numbers{"}"} (mopsen.bones-table).
error-players = Mopsen is for 3, 4 or 5 players, not for { $players } (mopsen.players).
error-bones-row = The bones of { $animal }s must be { $length } whole numbers from 0, none greater than the one before, not { $row } (mopsen.bones-lower-more).
error-pecking = { $field } must be the four colours R, B, Y and C, strongest first, not { $order } (mopsen.pecking-setup).
error-first-lead = Seat { $dealer } deals, so seat { $first } leads the first trick, not seat { $leader } (mopsen.first-lead).
error-chosen = chosen holds up to three cards for each seat that has exchanged already, and only while all choose at once; it cannot be { $rows } (mopsen.redraw-order).
error-hand-size = Nobody ever holds more than { $most } cards, so no hand can have { $found } (mopsen.deal).
error-cards-before-deal = Before a deal all cards are in the pack, so no hand, bowl or pile can hold any (mopsen.new-deal).
error-exchange-empty = Everybody has been dealt a hand before the exchange, so seat { $seat } holds some card (mopsen.deal).
error-exchange-first = The exchange comes before the first trick, so nothing lies on a bowl or on the discard pile yet (mopsen.redraw-timing).
error-pinch-turn = In the phase 'pinch' turn has to name the lowest player, who pinches (mopsen.lowest-pinches).
error-pinch-trick = In the phase 'pinch' the trick holds the cards of all but two seats: the winner, whose card is on the bowl, and the lowest player, whose turn it is (mopsen.pinch-steps).
error-chosen-own = chosen holds { $chosen } for a hand of { $hand }; only cards of the own hand can be exchanged (mopsen.own-hand).
error-trick-size = A trick to which somebody may still add a card has at most { $most } cards, not { $found } (mopsen.clockwise).
error-trick-seats = Seat { $leader } leads and the others follow clockwise, so the cards of the trick belong to the seats { $seats }, in that order (mopsen.clockwise).
error-no-trick = There is no trick in the phase '{ $phase }'.
error-turn-empty = Seat { $seat } has a card to play in this trick but holds none; a round ends as soon as a trick leaves anybody without cards (mopsen.round-end).
error-winner-when = A winner of the trick is named only in the phase 'pinch'.
error-trick-turn = With { $cards ->
    [one] one card
   *[other] { $cards } cards
} in the trick that seat { $leader } leads it is the turn of seat { $due }, not { $turn } (mopsen.clockwise).
error-no-card-in = { $field } holds { $card }, which is no card; there are R1 to R16, B1 to B16, Y1 to Y16 and C1 to C8 (mopsen.deck-composition).{ $hint }
error-beats-tricks = beats() needs a position of a game with tricks, such as Mopsen.
