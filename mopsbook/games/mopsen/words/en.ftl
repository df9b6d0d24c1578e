### Mopsen in English.
### $player, $winner ... are names; $card is a card in words ("red 9") with $card_suit, $card_number
### and $card_colour beside it; $cards is a list in words ("red 9 and cat 2") with $cards_or ("or"),
### $cards_list (commas only) and $cards_count beside it. START() writes the first letter large.

## Cards, colours, places

card = { $suit ->
    [R] red { $number }
    [B] blue { $number }
    [Y] yellow { $number }
   *[C] cat { $number }
}
card-label = { card }, { $bones ->
    [one] { $bones } bone
   *[other] { $bones } bones
}
back = face-down card
colour = { $suit ->
    [R] red
    [B] blue
    [Y] yellow
   *[C] cat
}
colour-name = { START($colour) }
place = { $place ->
    [1] strongest
    [2] 2nd
    [3] 3rd
   *[4] weakest
}
order-label = { START($colour) }, { $place ->
    [1] first in the pecking order, the strongest
    [2] second in the pecking order
    [3] third in the pecking order
   *[4] last in the pecking order, the weakest
}
seat-points = { $player } { $points }

## The table

game-name = Mopsen
zone-bowl = Bowl of { $player }
zone-trick = Trick
zone-stack = Stack
zone-discard = Discard pile
word-discard = Discard
zone-pecking = Pecking order
plate = { $player } · { $points } pts
plate-you = { $player } (you) · { $points } pts
bowl-label = { $tricks ->
    [0] Bowl of { $player }: empty, worth { $bones } bones
    [one] Bowl of { $player }: one card, { $bones ->
        [one] { $bones } bone
       *[other] { $bones } bones
    }
   *[other] Bowl of { $player }: { $tricks } cards, { $bones } bones
}
trick-label = { $card }, { $bones ->
    [one] { $bones } bone
   *[other] { $bones } bones
}, of { $player }
bowl = bowl
mark-wins = wins
mark-lowest = pinches
mark-legal = can be played
mark-picked = chosen
can-put-away = can be put away
arrow-jostle = { $colour } to the top
arrow-pinch = to { $player }

## Titles and chapters

title-round = Round { $round } of 3
title-trick = Trick { $trick }
title-led = { $player } led { $card }
title-turn = { $player } to play
title-redraw = Exchange
title-pinch = { $player } pinches
title-round-over = Round over
title-game-over = Game over

## What can be done

action-keep = Keep all cards
action-put-away = { $count ->
    [0] Put cards away
    [one] Put one card away
   *[other] Put { $count } cards away
}
action-take = Take { $card } · { $bones ->
    [one] { $bones } bone
   *[other] { $bones } bones
}
action-take-nothing = Take nothing
action-next-round = Next round

prompt-deal = The cards have to be dealt.
prompt-redraw = { $player } may put away up to three cards and draw as many.
prompt-play = It is { $player }’s turn to play a card.
prompt-lead = { $player } leads and may play any card.
prompt-follow = { $why ->
    [suit] { START($led) } was led, so { $player } must play a { $led_colour } pug or a cat: { $cards_or }.
    [void] { START($led) } was led, but { $player } has no { $led_colour } pug and may play any card.
   *[cat-lead] { START($led) } was led, so no colour is forced: { $player } may play any card.
}
prompt-pinch = { $count ->
    [one] { $player } takes the one card of this trick that still lies there: { $cards }.
   *[other] { $player } takes one of the cards that still lie there: { $cards_or }.
}
prompt-pinch-may = { $player } may take { $cards_or }, or nothing.
prompt-next-round = Round { $round } is over. Anybody can begin the next one.
prompt-game-over = The game is over.

step-jostle = { $outcome ->
    [moves] Move { $colour_suit ->
        [C] the cats
       *[other] { $colour }
    } to the top of the order
    [on-top] { $colour_suit ->
        [C] The cats are
       *[other] { START($colour) } is
    } at the top already
    [done] { $colour_suit ->
        [C] The cats are
       *[other] { START($colour) } is
    } at the top of the order
   *[stays] Leave the order alone (the lowest card is a cat)
}
step-put-away = Put { $card } on the discard pile
step-take = { $count ->
    [one] Take the card still lying there
   *[other] Take one of the { $count ->
        [2] two
       *[other] three
    } cards still lying there
}

## What happened

event-new-order = { $shuffled ->
    [yes] The order cards are shuffled and laid out. The pecking order is { $order }, the strongest first.
   *[no] { $round ->
        [1] The order cards are laid out as agreed: { $order }, the strongest first.
       *[other] The pecking order stays as it was: { $order }, the strongest first.
    }
}
event-deal = { $dealer } shuffles all cards and deals { $count } to each player. { $stack ->
    [one] One card is
   *[other] { $stack } cards are
} left for the stack, and { $leader } will lead.
event-bowls-set = Every bowl is uncovered and worth its { $bones } printed bones.
event-choose = { $count ->
    [0] { $player } has chosen to keep all cards. Nobody draws before all have chosen.
   *[other] { $player } has chosen to put { $cards } away. Nobody draws before all have chosen.
}
event-choose-hidden = { $player } has chosen what to put away. Nobody draws before all have chosen.
event-redraw = { $count ->
    [0] { $player } keeps all cards.
    [one] { $player } puts { $cards } away under the stack and draws a new card.
   *[other] { $player } puts { $cards } away under the stack and draws { $count } new cards.
}
event-redraw-hidden = { $count ->
    [0] { $player } keeps all cards.
    [one] { $player } puts one card away and draws a new one.
   *[other] { $player } puts { $count } cards away and draws as many new ones.
}
event-first-lead = { $player } sits left of the dealer and leads the first trick of the round.
event-lead = { $card_suit ->
    [C] { $player } leads { $card }. A cat was led, so no colour is forced in this trick.
   *[other] { $player } leads { $card }. Whoever has a { $card_colour } pug must now play one, or a cat.
}
event-follow = { $why ->
    [suit] { $player } follows suit with { $card }, because { $led } was led.
    [cat] { $player } plays { $card }: a cat may be played at any time.
    [void] { $player } has no { $led_colour } pug, so any card may be played: { $card }.
   *[cat-lead] { START($led) } was led, so no colour is forced. { $player } plays { $card }.
}
event-trick-won = { $by ->
    [colour] { $card_suit ->
        [C] The cats stand
       *[other] { START($card_colour) } stands
    } above { $over_suit ->
        [C] the cats
       *[other] { $over_colour }
    } in the pecking order, so { $card } beats { $over }.
   *[number] { START($card) } beats { $over }: the colour is the same, and { $card_number } is higher than { $over_number }.
} { $winner } wins the trick, and { $card } goes on { $winner }’s bowl.
event-covers-bowl = It is the first card on { $player }’s bowl, so the { $bones } bones printed there no longer count.
event-lowest = { START($card) } is the lowest card of the trick. { $player } gets no bones for it but pinches.
event-jostle = { $outcome ->
    [moves] { $colour_suit ->
        [C] The cats jostle to the top
       *[other] { START($colour) } jostles to the top
    }, because { $player } played the lowest card. The pecking order is now { $order }.
    [on-top] { $colour_suit ->
        [C] The cats are
       *[other] { START($colour) } is
    } at the top of the pecking order already, so nothing moves.
   *[stays] The lowest card is a cat, and here a cat leaves the pecking order alone.
}
event-put-away = { $player } puts { $card } on the discard pile, so it cannot be taken back.
event-must-pinch = { $count ->
    [one] { $player } has to take the one card of the trick that still lies there: { $cards }.
   *[other] { $player } has to take one of the { $count ->
        [2] two
       *[other] three
    } cards that still lie there: { $cards_or }.
}
event-may-pinch = { $count ->
    [one] { $player } may take the one card of the trick that still lies there, { $cards }, or nothing.
   *[other] { $player } may take one of the { $count ->
        [2] two
       *[other] three
    } cards that still lie there, { $cards_or }, or nothing.
}
event-pinch = { $player } pinches { $card }, which { $owner } had played, and takes it into hand.
event-decline = { $player } takes no card.
event-clear = { $count ->
    [one] { START($cards) } goes to the discard pile, because nobody took it.
   *[other] { START($cards) } go to the discard pile, because nobody took them.
}
event-next-lead = { $player_is ->
    [you] You won the trick and lead the next one.
   *[other] { $player } won the trick and leads the next one.
}
event-round-end = This trick left { $empty } without cards, so round { $round } is over.
event-score = { $empty ->
    [yes] { $player } won no trick, so the bowl counts its { $bowl } printed bones.
   *[no] { $player } has { $bowl ->
        [one] one bone
       *[other] { $bowl } bones
    } on { $tricks ->
        [one] one card
       *[other] { $tricks } cards
    } in the bowl.
} { $hand ->
    [0] No card is left in hand.
    [one] One card in hand adds one point.
   *[other] { $hand } cards in hand add { $hand } points.
} The round brings { $points ->
    [one] one point
   *[other] { $points } points
}.
event-next-dealer = { $player } sits left of the last dealer and deals round { $round }.
event-game-end = The third round is over, and so is the game. The totals are { $totals }.
event-winners = { $shared ->
    [yes] { $players } have the same highest total of { $points } points and win together.
   *[no] { $tied ->
        [yes] { $players } wins: the highest total of { $points } points was reached more than once, and the last round decides.
       *[no] { $players } has the highest total, { $points } points, and wins.
    }
}

## Why a move is refused

refusal-clockwise = { $player } cannot play now. Cards are played clockwise, and { $actor } is next.
refusal-own-hand = { $count ->
    [one] { START($cards) } is
   *[other] { START($cards) } are
} not in { $player }’s hand. Only cards from a player’s own hand can be played or exchanged.
refusal-follow-suit = { START($card) } cannot be played: { $led } was led, and { $player } has { $have_count ->
    [one] a { $led_colour } pug
   *[other] { $led_colour } pugs
}. Possible: { $have_list } or a cat.
refusal-pinch-steps = { $phase ->
    [pinch] Nobody plays a card until the pinch is done: { $actor } played the lowest card and takes one first.
   *[other] No pinch is due now. A card is taken only when a trick is complete, by whoever played its lowest card.
}
refusal-lowest-pinches = { $player } cannot take a card: { $lowest } played the lowest card of this trick, so only { $lowest } pinches.
refusal-pinch-lying-only = { START($card) } cannot be taken: it is not one of the cards of this trick that still lie there. Possible: { $cards_or }.
refusal-pinch-own-card = { START($card) } cannot be taken back: as the lowest card it has just gone to the discard pile. Possible: { $cards_or }.
refusal-pinch-must = { $player } cannot take nothing: whoever played the lowest card has to take one. Possible: { $cards_or }.
refusal-redraw = { $count } cards are too many: at most three can be put away.
refusal-redraw-order = { $phase ->
    [redraw] { $player } cannot exchange now. Everybody exchanges once, clockwise, and { $actor } is next.
   *[other] { $player } cannot exchange again. Everybody exchanges once in a round.
}
refusal-redraw-timing = { $phase ->
    [redraw] No card is played before everybody has exchanged. { $actor } is next: to exchange, or to keep all cards.
    [deal] The exchange comes after the deal.
   *[other] The exchange is over: it comes before the first card of a round.
}
refusal-round-end = { $phase ->
    [round_over] Round { $round } is over, so nothing can be done with the cards. The next round has to begin first.
   *[other] The next round cannot begin yet: round { $round } ends only when a trick leaves somebody without cards.
}
refusal-game-end = The game ended with the third round. Nothing more can be done.
refusal-deal = Nobody deals now. The cards are dealt once, at the start of a round, and before anything else.
refusal-deck-composition = This is no deal of Mopsen: each of the 56 cards has to be in it exactly once.
refusal-pecking-setup = This is no pecking order for the deal: it has to hold the four colours once each, and be the agreed one if there is one.
refusal-pecking-between-rounds = The pecking order stays as it is from one round to the next.
refusal-unknown-move = Mopsen has no such move. Cards can be exchanged, played and pinched, and a new round can begin.

## Why a card is dimmed, in a few words

hint-clockwise = { $actor } is next.
hint-own-hand = Not in this hand.
hint-follow-suit = { START($led) } was led: play a { $led_colour } pug or a cat.
hint-pinch-steps = { $phase ->
    [pinch] The pinch comes first.
   *[other] No pinch is due now.
}
hint-lowest-pinches = Only { $lowest } pinches.
hint-pinch-lying-only = Not among the cards that can be taken.
hint-pinch-own-card = The lowest card is on the discard pile.
hint-pinch-must = A card has to be taken.
hint-redraw = At most three cards.
hint-redraw-order = { $phase ->
    [redraw] { $actor } is next to exchange.
   *[other] Everybody exchanges once.
}
hint-redraw-timing = { $phase ->
    [redraw] The exchange comes first.
   *[other] The exchange is over.
}
hint-round-end = { $phase ->
    [round_over] The round is over.
   *[other] The round still goes on.
}
hint-game-end = The game is over.
hint-unknown-move = No such move.

## The score sheet

sheet-caption = Points in each round
sheet-player = Player
sheet-round = { $round }
sheet-total = Total
sheet-result = { $shared ->
    [yes] { $players } win together with { $points } points each.
   *[no] { $players } wins with { $points } points.
}
sheet-leads = In the lead: { $players } with { $points } points.
