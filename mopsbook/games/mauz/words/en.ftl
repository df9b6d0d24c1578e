### Mauz in English.
### $player, $dealer, $next, $knocker, $actor are names; $players is a list of them. $card, $give, $take are cards in words
### ("jack of hearts", without an article); $cards, $given, $taken, $aside, $counted are lists of cards. Beside a fact
### $suit the message colour is its name. $points is a whole number or 30.5. START() writes the first letter large.

game-name = Mauz

## The table

plate = { $player }
plate-you = { $player } (you)
plate-points = { $player } · { $points }
plate-points-you = { $player } (you) · { $points }
plate-out = { $player } · out
zone-middle = Middle
zone-aside = Set aside
zone-second = Other set
zone-counters = Counters of { $player }
counters-label = { zone-counters }: { $count ->
    [0] none, on the last life
   *[other] { $count }
}
card-counts = { $card }, which counts
hand-worth = counts { $points }
skips = { $skips ->
    [0] {""}
   *[other] { $skips } of { $cats } skipped
}
bubble = { $call ->
    [knock] Knock!
    [meow] Meow!
    [purr] Purr!
    [hiss] Hiss!
   *[count] 31!
}
bubble-label = { $call ->
    [knock] { $player } has knocked
    [meow] { $player } meows
    [purr] { $player } purrs
    [hiss] { $player } hisses
   *[count] { $player } shows 31
}
mark-legal = can be swapped
mark-picked = chosen
mark-pays = pays
mark-out = is out
mark-wins = wins
mark-knocked = knocked

## Titles and chapters

title-start = The deal
title-round = Round { $round }
title-choose = { $player } chooses a set
title-turn = { $player } to play
title-last = { $player }: last turn
title-swapped = { $player } has swapped
title-shuffle = New stock
title-round-end = Round over
title-over = Game over
title-knock = { $player } knocks
title-middle = New middle

## What can be done

action-keep = Keep this set
action-reject = Take the other set
action-swap-all = Swap all three
action-skip = Skip
action-knock = Knock
action-hiss = Hiss
action-quiet = Leave it at that
action-next-round = Next round
action-back = Choose another card
ask-take = The { $card } for which card of the middle? The hand counts { $points } now.
ask-give = The { $card } for which card of the hand? The hand counts { $points } now.
can-give = best for the { $card }: { $points } points
can-take = best for the { $card }: { $points } points
can-swap = makes { $points } points

## What is to be decided

prompt-first-dealer = It has to be drawn who deals first.
prompt-deal = The cards have to be dealt.
prompt-shuffle = The stock is used up. The cards that were set aside have to be shuffled.
prompt-choose = { $player } has looked at one of the two sets and keeps it or takes the other one unseen.
prompt-choose-cards = { $player } sees the { $cards }, worth { $points } points. Keep them, or take the other three unseen?
prompt-turn = { $player } can swap one card or all three, { $knock ->
    [yes] skip, or knock
   *[no] or skip
}{ $hiss ->
    [yes] , or show three of a rank
   *[no] {""}
}.{ $last ->
    [yes] {" "}It is the last turn in this round.
   *[no] {""}
}
prompt-swapped = { $knock ->
    [yes] { $hiss ->
        [yes] { $player } has swapped and may knock, show three of a rank, or leave it at that.
       *[no] { $player } has swapped and may knock, or leave it at that.
    }
   *[no] { $hiss ->
        [yes] { $player } has swapped and may show three of a rank, or leave it at that.
       *[no] { $shown ->
            [yes] { $player } has swapped and can only leave it at that. The others cannot know that.
           *[no] { $player } has swapped and shows three of a rank, if there are any, or leaves it at that.
        }
    }
}
prompt-round-end = Round { $round } is over. { $player } deals the next one, which anybody can begin.
prompt-over = { $count ->
    [one] The game is over: { $players } has won.
   *[other] The game is over: { $players } have won together.
}

## What happened

event-counters = { $count ->
    [one] Each of the { $cats } players starts with one counter.
   *[other] Each of the { $cats } players starts with { $count } counters.
}
event-dealer-chosen = { $dealer } is drawn to deal first, so { $next } will begin.
event-deal = Round { $round }: { $dealer } shuffles the { $size } cards and deals { $count } to each player, and { $count } more as a second set of the dealer. { $stock } cards are left as the stock.
event-look = { $player } looks at one of the two sets: the { $cards }. It is worth { $points } points.
event-look-hidden = { $player } looks at one of the two sets.
event-keep = { $player } keeps that set, so the other one opens the middle: the { $cards }.
event-reject = { $player } lays that set into the middle, the { $cards }, and takes the other one unseen.
event-first-turn = { $player } sits left of { $dealer } and begins.
event-swap = { $player } gives the { $give } and takes the { $take } from the middle.
event-swap-all = { $player } swaps all three cards: the { $given } for the { $taken }.
event-skip = { $skips ->
    [0] { $player } leaves the cards as they are.
    [one] { $player } skips the turn.
   *[other] { $player } skips the turn: that makes { $skips } of { $cats } in a row.
}
event-all-skip = Everybody has skipped. The { $aside } are set aside, and the new middle is the { $cards }. { $next } is next, and { $stock ->
    [0] the stock is used up
    [one] one card is left in the stock
   *[other] { $stock } cards are left in the stock
}.
event-stock-out = A new middle takes three cards, but { $stock ->
    [0] none is
    [one] only one is
   *[other] only { $stock } are
} left. The { $count } cards that were set aside are shuffled.
event-reshuffle = The new stock has { $count } cards.
event-no-stock = A new middle takes three cards, but { $stock ->
    [0] none is
    [one] only one is
   *[other] only { $stock } are
} left. So the round ends.
event-may-add = { $knock ->
    [yes] { $hiss ->
        [yes] { $player } may now knock, or show three of a rank, or leave it at the swap.
       *[no] { $player } may now knock, or leave it at the swap.
    }
   *[no] { $hiss ->
        [yes] { $player } may now show three of a rank, or leave it at the swap.
       *[no] For all that the others know, { $player } could hold three of a rank, and so is asked.
    }
}
event-may-add-hidden = { $knock ->
    [yes] { $player } may add something to the swap.
   *[no] For all that the others know, { $player } could hold three of a rank, and so is asked.
}
event-quiet = { $player } leaves it at the swap.
event-knock = { $player } knocks{ $swapped ->
    [yes] {" "}right after the swap
   *[no] {""}
}. { $count ->
    [one] { $players } has one more turn.
   *[other] { $players } have one more turn each.
}
event-show = { $player } { $combination ->
    [meow] meows
    [purr] purrs
    [hiss] hisses
   *[count] shows the hand
}{ $how ->
    [dealt] , straight from the deal
   *[other] {""}
}: the { $cards } count { $points } points.
event-several = { $players } have been dealt combinations. All of them count.
event-round-stops = { $count ->
    [0] Nobody swaps any more.
    [one] Nobody swaps any more, not even { $players }, who had one turn left.
   *[other] Nobody swaps any more, not even { $players }, who had one turn left each.
}
event-last-swaps = In this game the others go on after a combination: { $count ->
    [one] { $players } has one more turn.
   *[other] { $players } have one more turn each.
}
event-last-turn = { $player } has the last turn of this round.
event-showdown = { $reason ->
    [knock] All have had their last turn.
    [reveal] A combination has been shown.
    [dealt] A combination has been dealt.
   *[stock] The stock is used up.
} Round { $round } ends, and all hands are laid open.
event-points = { $player } has { $points } points: { $kind ->
    [meow] three aces.
    [purr] ace, ten and court card of { colour }.
    [hiss] three of a rank, the { $cards }.
    [count] ace and two court cards of { colour }.
    [suit] the { $counted } are of one suit.
    [two] the { $counted } are of one suit, and only these count.
    [one] the { $cards } are of three suits, so only the best card counts, the { $counted }.
   *[nothing] the { $cards } are of three suits, which counts nothing here.
}
event-pay = { $count ->
    [one] { $players } has the fewest points, { $points }, and pays.
   *[other] { $players } share the fewest points, { $points }, and all of them pay.
}{ $knocker ->
    [yes] {" "}Having knocked costs nothing extra.
   *[no] {""}
}
event-none-pays = { $players } share the fewest points, { $points }, so in this game nobody pays.
event-token = { $player } gives up a counter and keeps { $left }.
event-last-life = { $player } gives up the last counter and stays in play, on the last life.
event-out = { $player } has no counter left to give up and is out. { $left ->
    [one] One player is left.
   *[other] { $left } players are left.
}
event-replay = { $players } share the fewest points and would all be out. So the round counts for nothing and is dealt again.
event-shared = { $players } share the fewest points and would all be out. In this game they win together.
event-next-dealer = { $by ->
    [loser] { $player } has paid and deals the next round.
   *[clockwise] { $player } is next in the circle and deals the next round.
}
event-gather = All cards are gathered. Round { $round } begins, and { $dealer } deals.
event-winner = { $player } is left alone in play and wins.

## Why a move is refused

refusal-winner = The game is over. Nothing more can be done.
refusal-showdown = The round is over and all hands lie open. The next round has to begin first.
refusal-dealer-choice = { $phase ->
    [dealer] First { $actor }, who deals, keeps the set or takes the other one.
   *[other] The dealer has made the choice between the two sets.
}
refusal-first-dealer = { $phase ->
    [first-dealer] First it has to be drawn which of the players deals.
   *[other] It is settled who deals.
}
refusal-deal = { $phase ->
    [deal] First the cards have to be dealt.
   *[other] The cards have been dealt.
}
refusal-stock-out = { $phase ->
    [shuffle] The stock is used up. First the cards that were set aside are shuffled, these and no others.
   *[other] Cards are shuffled only when a new middle is needed and the stock is used up.
}
refusal-swap-until-end = The next round cannot begin yet: swapping goes on until somebody knocks or shows a combination.
refusal-first-turn = { $player } cannot play now. The turn passes clockwise, and { $actor } is next.
refusal-swap-one = { $why ->
    [give] The { $give } is not in { $player }’s hand, and only a card of one’s own hand can be given.
   *[take] The { $take } is not in the middle, and only a card of the middle can be taken.
}
refusal-one-swap-per-turn = { $why ->
    [again] { $player } has swapped already. There is one swap in a turn.
   *[first] { $player } has not swapped yet, so there is nothing to leave it at.
}
refusal-knock-last-swap = { $reason ->
    [knock] { $knocker } has knocked already, and { $player } has one last turn: to swap, or to leave the cards.
   *[other] A combination has been shown, and { $player } has one last turn: to swap, or to leave the cards.
}
refusal-knock-when = { $player } cannot knock yet: in this game nobody does so in the first turn.
refusal-all-skip-knock = { $player } cannot knock: all have skipped in this round, and in this game only a combination ends it now.
refusal-knock-instead = { $player } has swapped. In this game a knock takes the place of a swap.
refusal-hiss-reveal = { $why ->
    [reveal] Three of a rank are shown by themselves in this game, as soon as somebody holds them.
    [knock-only] Three of a rank are not shown early in this game. Whoever holds them may knock.
   *[hand] { $player } does not hold three of a rank.
}
refusal-deck = This is no deal of Mauz: each of the { $size } cards has to be in it exactly once.
refusal-unknown-move = Mauz has no such move. One card or all three can be swapped; one can skip and knock, and the dealer keeps a set or takes the other.

## Why something is dimmed, in a few words

hint-winner = The game is over.
hint-showdown = The round is over.
hint-dealer-choice = { $phase ->
    [dealer] First { $actor } chooses a set.
   *[other] The set has been chosen.
}
hint-first-dealer = { $phase ->
    [first-dealer] First the dealer is drawn.
   *[other] It is settled who deals.
}
hint-deal = { $phase ->
    [deal] First the cards are dealt.
   *[other] The cards have been dealt.
}
hint-stock-out = { $phase ->
    [shuffle] First the stock is shuffled.
   *[other] There is nothing to shuffle now.
}
hint-swap-until-end = The round still goes on.
hint-first-turn = { $actor } is next.
hint-swap-one = { $why ->
    [give] Not in this hand.
   *[take] Not in the middle.
}
hint-one-swap-per-turn = { $why ->
    [again] One swap in a turn.
   *[first] First comes the swap.
}
hint-knock-last-swap = These are the last turns.
hint-knock-when = Not in the first turn.
hint-all-skip-knock = Only a combination ends this round.
hint-knock-instead = Knocking takes the place of a swap.
hint-hiss-reveal = { $why ->
    [reveal] It is shown by itself.
    [knock-only] It is not shown early here.
   *[hand] No three of a rank.
}

## Advice

counted-as = { $kind ->
    [meow] three aces
    [purr] ace, ten and a court card of { colour }
    [hiss] three of a rank
    [count] ace and two court cards of { colour }
    [suit] three cards of { colour }
    [two] two cards of { colour }
    [one] the best of three suits
   *[nothing] three suits, which count nothing
}
advice-swap = { $player } gives the { $give } for the { $take }. That makes { $points } points instead of { $now }: { counted-as }. The chance of having to pay is { $pays }%.
advice-swap-all = { $player } swaps all three for the { $cards }. That makes { $points } points instead of { $now }: { counted-as }. The chance of having to pay is { $pays }%.
advice-skip = No swap is better than the hand as it is, { $points } points: { counted-as }. { $player } skips, and the chance of having to pay is { $pays }%.
advice-knock = { $player } knocks with { $points } points: { counted-as }. No swap is better, and the chance of having to pay is { $pays }%, less than the fair share of { $share }%.
advice-hiss = { $player } shows three of a rank. They count { $points } points and end the round before anybody can do better.
advice-quiet = { $player } leaves it at { $points } points: { counted-as }. After a knock the chance of having to pay would be { $pays }%, not less than the fair share of { $share }%.
advice-last-swap = In the last turn only the points count. { $player } gives the { $give } for the { $take }, which makes { $points } points instead of { $now }: { counted-as }.
advice-last-all = In the last turn only the points count. { $player } swaps all three for the { $cards }, which makes { $points } points instead of { $now }: { counted-as }.
advice-last-skip = In the last turn only the points count, and no swap makes more than the { $points } points of { $player }’s hand: { counted-as }.
advice-other-swap = Or the { $give } for the { $take }: { $points } points, { counted-as }, and a { $pays }% chance of having to pay.
advice-other-all = Or all three for the { $cards }: { $points } points, { counted-as }, and a { $pays }% chance of having to pay.
advice-other-skip = Or no swap: { $points } points, and a { $pays }% chance of having to pay.
advice-knock-now = After a knock with the { $points } points of this hand the chance of having to pay would be { $pays }%; a fair share is { $share }%.
advice-unknown = { $cats ->
    [one] What the other player holds is unknown, so all hands that are possible are counted: as if the hands were compared after the other’s best swap.
   *[other] What the other { $cats } players hold is unknown, so all hands that are possible are counted: as if the hands were compared after the best swap of the next player, or, once somebody has knocked, of all who still have a turn.
} What the swaps of others tell of their hands is left out.
advice-keep = { $player } keeps this set. It counts { $points } points, an unseen one { $average } on average: { $more }% of all count more, and { $less }% less.
advice-reject = { $player } takes the other set. This one counts { $points } points, an unseen one { $average } on average: { $more }% of all count more, and { $less }% less.
advice-final = The hand of { $player } counts { $points } points, and in this round nothing changes it any more.

## The score sheet

sheet-caption = Round { $round }
sheet-player = Player
sheet-points = Points
sheet-counters = Counters
sheet-result = { $shared ->
    [yes] { $players } win together.
   *[no] { $players } wins.
}

## Choices side by side
option-choice = What to do
option-points = Points
option-pays = Has to pay
option-swap = { $give } for { $take }
option-all = All three
option-skip = No swap
option-knock = Knock now
sheet-lost = { $players_count ->
    [0] The fewest points were { $points }, and nobody pays.
   *[other] The fewest points, { $points }, and so the one who pays: { $players }.
}
