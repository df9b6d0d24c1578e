### Why something cannot be: the sentences of errors, in English.

error-nothing-laid = Nothing is played in the phase '{ $phase }'; give a position in a round (motte.adjacent).
error-no-clock = { $value } is no time; it counts tenths of a second from 0.
error-no-card = { $text } is no card; a card is N, S, Q, C, A or M with a value from 1 to 5, such as N3.{ $hint }
error-card-or-cards = A card is named by the field card; cards is a list of several.
error-cards-empty = A move with cards names one at least.
error-slap-order = The last hand of the order { $order } is the slowest, not seat { $seat }.
error-race-won = A race is won by a seat with a card, or by nobody with none.
error-no-player = { $text } does not say who does it; write { $forms } or { $last }.
error-no-sign = What is seen of a hand is one of { $signs }, not { $value }.
error-option-counts = Option '{ $option }' cannot be { $value }; it is a list of five whole numbers, one for each value from 1 to 5, whose sum is { $total } (motte.{ $rule }).
error-players = Mogel-Motte is for 3, 4 or 5 players, not for { $players } (motte.players).
error-too-many = There would be too many of { $cards }: more than the cards of this game hold (motte.values, motte.action-values, motte.moth-values).
error-cards-before-deal = Before a deal all cards are gathered, so no hand or pile can hold any (motte.next-deal).
error-guard-before-deal = Before a deal the start player has the guard bug and the turn (motte.guard-starts).
error-discard-empty = Some card lies on the discard pile as long as a round goes on (motte.first-card).
error-fresh = A cheat can be caught later only in another reading (motte.caught-red-handed).
error-guard-caught = The guard does not cheat, so the guard cannot be caught (motte.guard-honest).
error-last-card = Nobody cheats the last card away (motte.cheat-last-card).
error-nothing-to-settle = The guard has nothing to hand over, so nothing has to be settled (motte.penalty-none).
error-shuffle-when = The draw pile is renewed when it is empty and two cards have been played (motte.reshuffle).
error-owed = owed holds the seats that draw a card once the draw pile is renewed, and why says why they have to (motte.reshuffle-when).
error-no-interruption = Nothing is interrupted in the phase '{ $phase }' (motte.interruption).
error-attempt-when = attempt names who cheats which card away, in the phase 'attempt' and only there (motte.caught-red-handed).
error-attempt-object = { $field } is an object with player and card, not { $value }.
error-only-in = { $field } names a seat in the phase '{ $phase }', and only there.
error-opening = opening marks the action of the first card (motte.first-card-action).
error-gift-queue = queue holds the seats that still give something, clockwise from the left of the slowest; it cannot be { $queue } (motte.gift-order).
error-active-slaps = The active player does not slap (motte.mosquito-active).
error-no-card-in = { $field } holds { $card }, which is no card; a card is N, S, Q, C, A or M with a value from 1 to 5 (motte.material).{ $hint }
error-ant-queue = queue holds the seats that still take a card, clockwise from the active player's left; it cannot be { $queue } (motte.ant-order).
error-ant-choice = Nobody chooses a card beneath an ant here (motte.ant-which).
error-queue-when = Nobody is waiting to give or take in the phase '{ $phase }' (motte.gift-order).
error-no-temper = There is no temper { $temper }; there is { $tempers }.
error-flow-empty = { $number ->
   *[other] No step of round { $number } was given, so no card goes anywhere.
    [none] No step was given, so no card goes anywhere.
}
error-flow-steps = The flow of cards is that of steps, such as trace.steps(), not of { $step }.
