game-name = Play or Pay
summary-aim = Get rid of your cards: whoever has none left first wins all the chips in the pool.
summary-turn = Play the next higher card of the suit, or pay a chip if you do not have it. Whoever leads plays any card.
summary-end = The game is over as soon as somebody has no cards left; the others pay for theirs.
mark-legal = can be played
mark-picked = picked
event-deal = All cards are dealt; { $player_is ->
    [you] you lead
   *[other] { $player } leads
}.
event-play = { $player_is ->
    [you] You play
   *[other] { $player } plays
} { $card }.
event-pay = { $player_is ->
    [you] You do not have { $wanted } and pay
   *[other] { $player } does not have { $wanted } and pays
} a chip.
event-suit-done = The suit is complete, and { $player_is ->
    [you] you lead
   *[other] { $player } leads
} the next one.
event-pay-hands = The others pay for the cards they hold.
event-out = { $player_is ->
    [you] You are out and win
   *[other] { $player } is out and wins
} { $pool } chips.
refusal-deal = The cards have to be dealt first.
refusal-clockwise = It is { $next_whose } turn.
refusal-own-card = { $card } is not in { $player_is ->
    [you] your hand
   *[other] the hand of { $player }
}.
refusal-lead = { $player_is ->
    [you] Play any card: you lead and need not pay.
   *[other] { $player } leads and need not pay: any card may be played.
}
refusal-upwards = { $wanted } comes next, so { $card } cannot be played.
refusal-must-play = { $player_is ->
    [you] Play { $card } instead of paying: you have it.
   *[other] { $player } has { $card } and plays it instead of paying.
}
refusal-out = The game is over.
refusal-unknown-move = Play a card, or pay.
