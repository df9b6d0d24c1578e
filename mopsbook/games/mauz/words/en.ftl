### Mauz in English.
### $player, $dealer, $next, $knocker, $actor are names; $players is a list of them. $card, $give, $take are cards in words
### ("jack of hearts", without an article); $cards, $given, $taken, $aside, $counted are lists of cards. Beside a fact
### $suit the message colour is its name. $points is a whole number or 30.5. START() writes the first letter large.

game-name = Mauz

## What a table says before the first move and at the head of the rules; $count is how many play

summary-aim = Collect three cards that count much: only those of one suit add up. A knock gives all others a last turn; three of a rank, or ace, ten and picture card of a suit, end a round at once. The lowest hand pays; the last one in play wins.
summary-turn = Swap one card, or all three, with the middle; or skip; or knock if your hand is good enough. Cards of one suit are added up, and three of one rank count 30.5.
summary-end = After a knock all others have one more turn; three of one rank, or an ace with a ten and a picture card of its suit, end the round at once. Whoever has no counter left and the lowest hand is out, and the last one in play wins.

## The chapters of the rules

chapter-1 = The box
chapter-2 = The deal
chapter-3 = A turn
chapter-4 = What a hand counts
chapter-5 = Combinations
chapter-6 = Knocking and skipping
chapter-7 = The end of a round and of the game
chapter-8 = What is no move

## How doubtful rules can be read otherwise

choice-card_letters-KDB = always K, D and B
choice-card_letters-KQJ = always K, Q and J
choice-mixed_suits-nothing = such a hand counts nothing
choice-purr_any_31-true = it is shown and ends the round, too
choice-hiss-may-reveal = whoever holds it may show it
choice-hiss-knock-only = it is never shown early
choice-last_swap_after_reveal-true = the others have one more turn
choice-dealt_reveal-own-turn = only when its holder’s turn comes
choice-knock_with_swap-true = one may also knock right after a swap
choice-knock_from-second-turn = only from the second turn on
choice-knock_after_all_skip-false = no more knocking in that round
choice-stock_out-showdown = the round ends, and the hands are compared
choice-tie-none-lose = then nobody pays
choice-all_out-shared = they win together
choice-next_dealer-loser = whoever has paid

## The table

plate = { $player_plate }
plate-last = { $player_plate } · no counter
plate-knocked = { $player_plate } · knocked
plate-done = { $player_plate } · done
plate-points = { $player_plate } · { $points }
plate-points-said = { $player_plate }, { $points } points
plate-out = { $player_plate } · out
zone-middle = Middle
zone-aside = Set aside
zone-second = Other set
zone-counters = { $player_is ->
    [you] Your counters
   *[other] { $player }’s counters
}
counters-label = { $count ->
    [0] none
   *[other] { $count }
}
card-counts = { $card }, which counts
hand-worth = counts { $points }
hand-worth-said = { zone-hand }: { $points } points
skips = { $skips ->
    [0] {""}
   *[other] Middle · { $skips } of { $cats } skipped
}
bubble = { $call ->
    [knock] Knock!
    [meow] Meow!
    [purr] Purr!
    [hiss] Hiss!
   *[count] 31!
}
bubble-label = { $player_is ->
    [you] You { $call ->
        [knock] have knocked
        [meow] meow
        [purr] purr
        [hiss] hiss
       *[count] show 31
    }
   *[other] { $player } { $call ->
        [knock] has knocked
        [meow] meows
        [purr] purrs
        [hiss] hisses
       *[count] shows 31
    }
}
mark-legal = can be swapped
mark-picked = chosen
mark-from = { $player_is ->
    [you] yours
   *[other] { $player_whose }
}
mark-pays = pays
mark-out = is out
mark-wins = wins

## Titles and chapters

title-start = The deal
title-round = Round { $round }
title-choose = { $player_is ->
    [you] You choose a set
   *[other] { $player } chooses a set
}
title-turn = { $player_is ->
    [you] { your-turn }
   *[other] { $player } is playing
}
title-last = { $player_is ->
    [you] Your last turn
   *[other] { $player }’s last turn
}
title-swapped = { $player_is ->
    [you] You have swapped
   *[other] { $player } has swapped
}
title-shuffle = New stock
title-round-end = Round over
title-over = Game over
title-knock = { $player_is ->
    [you] You knock
   *[other] { $player } knocks
}
title-middle = New middle

## What can be done

action-keep = Keep this set
action-reject = Take the other set
action-swap-all = Swap all three ({ $points } points)
action-swap-all-bare = Swap all three
action-skip = Skip
action-knock = Knock
action-hiss = Hiss
action-quiet = End the turn
action-next-round = Next round
action-back = Choose another card
ask-take = Which card do you want for the { $card }?
ask-give = Which card will you give for the { $card }?
can-best = { $gains ->
    [yes] { $own ->
        [yes] take the { $card }: { $points } points
       *[no] give the { $card }: { $points } points
    }
   *[no] no gain: { $points } points at best, { $now } now
}
can-swap = makes { $points } points

## What is to be decided

prompt-first-dealer = The first dealer has to be drawn by lot.
prompt-deal = The cards have to be dealt.
prompt-shuffle = The stock is empty: the cards set aside have to be shuffled.
prompt-choose = { $player_is ->
    [you] { your-turn }: keep this set, or take the other one unseen?
   *[other] { $player } may keep this set, or take the other one unseen.
}
prompt-choose-cards = { $player_is ->
    [you] { your-turn }: keep this set ({ $points } points), or take the other?{ $kind ->
        [one] {" "}Only cards of one suit are added up: here just the { $counted } counts.
        [two] {" "}Only cards of one suit are added up: here just the { $counted } count.
       *[more] {""}
    }
   *[other] { $player } keeps this set ({ $points } points), or takes the other.
}
prompt-turn = { $player_is ->
    [you] { $last ->
        [yes] Your last turn
       *[no] { your-turn }
    }: swap one card or all three, { $knock ->
        [yes] skip, { $hiss ->
            [yes] knock, or hiss with three of a rank
           *[no] or knock
        }
       *[no] { $hiss ->
            [yes] skip, or hiss with three of a rank
           *[no] or skip
        }
    }.
   *[other] { $last ->
        [yes] In the last turn { $player }
       *[no] { $player }
    } may swap one card or all three, { $knock ->
        [yes] skip, { $hiss ->
            [yes] knock, or hiss
           *[no] or knock
        }
       *[no] { $hiss ->
            [yes] skip, or hiss
           *[no] or skip
        }
    }.
}
prompt-swapped = { $player_is ->
    [you] { $knock ->
        [yes] { $hiss ->
            [yes] You have swapped: knock, hiss with three of a rank, or end your turn.
           *[no] You have swapped: knock, or end your turn.
        }
       *[no] { $hiss ->
            [yes] You have swapped: hiss with three of a rank, or end your turn.
           *[no] You have swapped and can only end your turn. Nobody else knows that.
        }
    }
   *[other] { $knock ->
        [yes] { $hiss ->
            [yes] { $player } has swapped and may knock, hiss with three of a rank, or end the turn.
           *[no] { $player } has swapped and may knock, or end the turn.
        }
       *[no] { $hiss ->
            [yes] { $player } has swapped and may hiss with three of a rank, or end the turn.
           *[no] { $shown ->
                [yes] { $player } has swapped and can only end the turn.
               *[no] { $player } has swapped and may hiss with three of a rank.
            }
        }
    }
}
ended-with = { $call ->
    [knock] { $ender_whose } knock
    [meow] { $ender_whose } meow
    [purr] { $ender_whose } purr
    [hiss] { $ender_whose } hiss
    [count] { $ender_whose } 31
    [several] combinations from the deal
   *[stock] the empty stock
}
ended-by = Round { $round } was ended by { ended-with }
paying = { $again ->
    [yes] it does not count
   *[no] { $payers_count ->
        [0] nobody pays
       *[other] { $payers_are ->
            [you] you { $out ->
                [yes] are out
               *[no] pay
            }
            [one] { $payers } { $out ->
                [yes] is out
               *[no] pays
            }
           *[other] { $payers } { $out ->
                [yes] are out
               *[no] pay
            }
        }
    }
}
your-counters = { $life ->
    [out] {" "}You are out: watch the next rounds, or have them played to the end.
    [last] {" "}You have no counter left: if you pay again, you are out.
   *[more] {""}
}
prompt-round-end = { ended-by }: { paying }.{ your-counters }
round-result = Round { $round }, { ended-with }: { paying }.
part-showdown = { ended-by }. Next all hands are shown.
prompt-over = The game is over: { $players_are ->
    [you] you have won.
    [you-and] { $players } have won together.
    [one] { $players } has won.
   *[other] { $players } have won together.
} { ended-by }: { paying }.

## What happened

event-counters = { $count ->
    [one] Each of the { $cats } players starts with one counter, the fish beside the name.
   *[other] Each of the { $cats } players starts with { $count } counters, the fish beside the name.
}
event-dealer-chosen = { $dealer_is ->
    [you] You are drawn to deal first
   *[other] { $dealer } is drawn to deal first
}, so { $next_is ->
    [you] you will begin.
   *[other] { $next } will begin.
}
event-deal = Round { $round }: { $dealer_is ->
    [you] you shuffle the { $size } cards and deal { $count } to each player, and { $count } more to yourself as a second set.
   *[other] { $dealer } shuffles the { $size } cards and deals { $count } to each player, and { $count } more as a second set of the dealer.
} The stock has { $stock } cards left.
event-look = { $player_is ->
    [you] You look at one of your two sets: the { $cards }. It scores { $points } points.
   *[other] { $player } looks at one of the two sets: the { $cards }. It scores { $points } points.
}
event-look-hidden = { $player_is ->
    [you] You look at one of your two sets.
   *[other] { $player } looks at one of the two sets.
}
event-keep = { $player_is ->
    [you] You keep the set that you have looked at
   *[other] { $player } keeps the set just looked at
}, so the other one becomes the middle: the { $cards }.
event-reject = { $player_is ->
    [you] You put the set that you have looked at in the middle, the { $cards }, and take the other one unseen.
   *[other] { $player } puts the set just looked at in the middle, the { $cards }, and takes the other one unseen.
}
event-first-turn = { $player_is ->
    [you] You sit to the left of { $dealer_who } and begin.
   *[other] { $dealer_is ->
        [you] { $player } sits to your left and begins.
       *[other] { $player } sits to the left of { $dealer } and begins.
    }
}
event-swap = { $player_is ->
    [you] You give the { $give } and take the { $take } from the middle.
   *[other] { $player } gives the { $give } and takes the { $take } from the middle.
}
event-swap-all = { $player_is ->
    [you] You swap
   *[other] { $player } swaps
} all three cards: the { $given } for the { $taken }.
event-skip = { $player_is ->
    [you] { $skips ->
        [0] You skip.
        [one] You skip.
       *[other] You skip: { $skips } of { $cats } in a row. Once all have skipped, there is a new middle.
    }
   *[other] { $skips ->
        [0] { $player } skips.
        [one] { $player } skips.
       *[other] { $player } skips: { $skips } of { $cats } in a row. Once all have skipped, there is a new middle.
    }
}
event-all-skip = Everybody has skipped. The { $aside } are set aside, and the new middle is the { $cards }. { $next_is ->
    [you] You are next
   *[other] { $next } is next
}, and { $stock ->
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
event-may-add = { $player_is ->
    [you] { $knock ->
        [yes] { $hiss ->
            [yes] You may now knock, hiss with three of a rank, or end your turn.
           *[no] You may now knock, or end your turn.
        }
       *[no] { $hiss ->
            [yes] You may now hiss with three of a rank, or end your turn.
           *[no] For all that the others know, you could hold three of a rank, so you are asked.
        }
    }
   *[other] { $knock ->
        [yes] { $hiss ->
            [yes] { $player } may now knock, hiss with three of a rank, or end the turn.
           *[no] { $player } may now knock, or end the turn.
        }
       *[no] { $hiss ->
            [yes] { $player } may now hiss with three of a rank, or end the turn.
           *[no] For all that the others know, { $player } could hold three of a rank, and so is asked.
        }
    }
}
event-may-add-hidden = { $player_is ->
    [you] { $knock ->
        [yes] After the swap you may do one thing more.
       *[no] For all that the others know, you could hold three of a rank, so you are asked.
    }
   *[other] { $knock ->
        [yes] After the swap { $player } may do one thing more.
       *[no] For all that the others know, { $player } could hold three of a rank, and so is asked.
    }
}
event-quiet = { $player_is ->
    [you] You end your turn with the swap.
   *[other] { $player } ends the turn with the swap.
}
event-knock = { $player_is ->
    [you] You knock
   *[other] { $player } knocks
}{ $swapped ->
    [yes] {" "}right after the swap
   *[no] {""}
}. { more-turns }
more-turns = { $players_are ->
    [you] You have one more turn.
    [you-and] { START($players) } have one more turn each.
    [one] { $players } has one more turn.
   *[other] { $players } have one more turn each.
}
event-show = { $player_is ->
    [you] You { $combination ->
        [meow] meow with three aces
        [purr] purr with ace, ten and a picture card of one suit
        [hiss] hiss with three { rank }
       *[count] show your hand
    }
   *[other] { $player } { $combination ->
        [meow] meows with three aces
        [purr] purrs with ace, ten and a picture card of one suit
        [hiss] hisses with three { rank }
       *[count] shows the hand
    }
}{ $how ->
    [dealt] , straight from the deal
   *[other] {""}
}: the { $cards } score { $points } points.
event-several = { START($players) } have been dealt combinations. All of them count.
event-round-stops = { $players_are ->
    [you] Nobody swaps any more, not even you, who had one turn left.
   *[other] { $count ->
        [0] Nobody swaps any more.
        [one] Nobody swaps any more, not even { $players }, who had one turn left.
       *[other] Nobody swaps any more, not even { $players }, who had one turn left each.
    }
}
event-last-swaps = In this game the others go on after a combination. { more-turns }
event-last-turn = { $player_is ->
    [you] This is your last turn in this round.
   *[other] Now { $player } has a last turn in this round.
}
event-showdown = { $reason ->
    [knock] Everybody has had a last turn.
    [reveal] { ended-by }.
    [dealt] { ended-by }.
   *[stock] The stock is used up.
} All hands are shown, and the cards that count are raised.
event-points = { $player_is ->
    [you] You score
   *[other] { $player } scores
} { $points } points: { what-counts }
what-counts = { $kind ->
    [meow] three aces.
    [purr] the ace, the ten and a picture card of { colour }.
    [hiss] three { rank }.
    [count] the ace and two picture cards of { colour }{ $ends ->
        [yes] .
       *[no] , which is no purr without the ten.
    }
    [suit] the { $counted } are of one suit.
    [two] the { $counted } are of one suit, and only these count.
    [one] the { $cards } are of three suits, so only one card counts, the best: { $counted } with { $points }.
   *[nothing] the { $cards } are of three suits, which scores nothing in this game.
}
event-pay = { who-pays }{ $knocker ->
    [yes] {" "}Having knocked costs nothing extra.
   *[no] {""}
}
who-pays = { $players_are ->
    [you] You have the fewest points, { $points }, and pay.
    [you-and] { START($players) } have the fewest points, { $points } each, and { both-pay }.
    [one] { $players } has the fewest points, { $points }, and pays.
   *[other] { $players } have the fewest points, { $points } each, and { both-pay }.
}
both-pay = { $players_count ->
    [2] both pay
   *[other] all pay
}
event-none-pays = { START($players) } are tied for the fewest points, { $points }, so in this game nobody pays.
event-token = { $player_is ->
    [you] You give up a counter and have { $left ->
        [one] one
       *[other] { $left }
    } left.{ $left ->
        [one] {" "}Without one you may still play on, until you have to pay again.
       *[other] {""}
    }
   *[other] { $player } gives up a counter and has { $left ->
        [one] one
       *[other] { $left }
    } left.
}
event-last-life = { $player_is ->
    [you] You give up your last counter and stay in the game, until you have to pay again.
   *[other] { $player } gives up the last counter and stays in the game, until the next time to pay.
}
event-out = { $player_is ->
    [you] You are out: you had no counter left to give up.
   *[other] { $player } is out, with no counter left to give up.
}{ $left ->
    [one] {""}
   *[other] {" "}{ $left } players are left.
}
event-replay = { START($players) } are tied for the fewest points, and none of them has a counter left to give up. Somebody has to stay in the game, so this round does not count and is dealt again.
event-shared = { START($players) } are tied for the fewest points, and none of them has a counter left to give up. Nobody else is in the game: in this game that is a shared win.
event-next-dealer = { $player_is ->
    [you] { $by ->
        [loser] You have paid and deal the next round.
       *[clockwise] You are the next to deal.
    }
   *[other] { $by ->
        [loser] { $player } has paid and deals the next round.
       *[clockwise] { $player } is the next to deal.
    }
}
event-gather = All cards are gathered.
event-winner = { $player_is ->
    [you] You are the last one in the game and win.
   *[other] { $player } is the last one in the game and wins.
}

## Why a move is refused

refusal-winner = The game is over. Nothing more can be done.
refusal-showdown = The round is over and all hands lie open. The next round has to begin first.
refusal-dealer-choice = { $phase ->
    [dealer] { $actor_is ->
        [you] First keep this set or take the other one: you are the dealer.
       *[other] First { $actor }, who deals, keeps the set or takes the other one.
    }
   *[other] The dealer has already chosen between the two sets.
}
refusal-first-dealer = { $phase ->
    [first-dealer] First one of the players has to be drawn to deal.
   *[other] Who deals is already settled.
}
refusal-deal = { $phase ->
    [deal] First the cards have to be dealt.
   *[other] The cards have already been dealt.
}
refusal-stock-out = { $phase ->
    [shuffle] The stock is used up. First the cards that were set aside are shuffled, these and no others.
   *[other] Cards are shuffled only when a new middle is needed and the stock is used up.
}
refusal-swap-until-end = The next round cannot begin yet: swapping goes on until somebody knocks or shows a combination.
refusal-first-turn = { $actor_is ->
    [you] It is your turn, and { $player_who } cannot play now. Play goes clockwise.
   *[other] { $player_is ->
        [you] It is { $actor }’s turn, so you cannot play now. Play goes clockwise.
       *[other] It is { $actor }’s turn, and { $player } cannot play now. Play goes clockwise.
    }
}
refusal-swap-one = { $why ->
    [give] { $player_is ->
        [you] Give a card from your own hand: the { $give } is not in it.
       *[other] Only a card from { $player }’s own hand can be given: the { $give } is not in it.
    }
   *[take] Take a card from the middle: the { $take } is not there.
}
refusal-one-swap-per-turn = { $player_is ->
    [you] { $why ->
        [again] You have already swapped. There is one swap in a turn.
       *[first] You have not swapped yet. Swap, skip or knock to end your turn.
    }
   *[other] { $why ->
        [again] { $player } has already swapped. There is one swap in a turn.
       *[first] { $player } has not swapped yet, so the turn cannot end like this.
    }
}
refusal-knock-last-swap = { $player_is ->
    [you] Swap or skip: this is your last turn, because { $reason ->
        [knock] { $knocker_who } has already knocked.
       *[other] a combination has been shown.
    }
   *[other] { $player } can only swap or skip: this is the last turn, because { $reason ->
        [knock] { $knocker_is ->
            [you] you have already knocked.
           *[other] { $knocker } has already knocked.
        }
       *[other] a combination has been shown.
    }
}
refusal-knock-when = { $player_is ->
    [you] You cannot knock yet: in this game nobody does so in the first turn.
   *[other] { $player } cannot knock yet: in this game nobody does so in the first turn.
}
refusal-all-skip-knock = { $player_is ->
    [you] You cannot knock
   *[other] { $player } cannot knock
}: everybody has skipped in this round, and in this game only a combination ends it now.
refusal-knock-instead = { $player_is ->
    [you] You have swapped, so you cannot knock in this turn: in this game a knock takes the place of a swap.
   *[other] { $player } has swapped and cannot knock in this turn: in this game a knock takes the place of a swap.
}
refusal-hiss-reveal = { $why ->
    [reveal] There is no need to hiss: in this game three of a rank are shown at once, as soon as somebody holds them.
    [knock-only] Knock instead: in this game three of a rank are not shown early.
   *[hand] { $player_is ->
        [you] You do not hold three of a rank.
       *[other] { $player } does not hold three of a rank.
    }
}
refusal-deck = This is no deal of Mauz: each of the { $size } cards has to be in it exactly once.
refusal-unknown-move = Mauz has no such move. You can swap one card or all three, skip, knock or hiss; the dealer keeps a set or takes the other.

## Why something is dimmed, in a few words

hint-winner = The game is over.
hint-showdown = The round is over.
hint-dealer-choice = { $phase ->
    [dealer] { $actor_is ->
        [you] First choose a set.
       *[other] First { $actor } chooses a set.
    }
   *[other] The set has been chosen.
}
hint-first-dealer = { $phase ->
    [first-dealer] First the dealer is drawn.
   *[other] Who deals is settled.
}
hint-deal = { $phase ->
    [deal] First the cards are dealt.
   *[other] The cards have been dealt.
}
hint-stock-out = { $phase ->
    [shuffle] First the stock is shuffled.
   *[other] There is nothing to shuffle now.
}
hint-swap-until-end = The round is not over.
hint-first-turn = { $actor_is ->
    [you] It is your turn.
   *[other] { $actor } is next.
}
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
    [reveal] Shown at once in this game.
    [knock-only] Not shown early in this game.
   *[hand] No three of a rank.
}

## Advice

counted-as = { $kind ->
    [meow] three aces
    [purr] ace, ten and a picture card of { colour }
    [hiss] three of a rank
    [count] ace and two picture cards of { colour }
    [suit] three cards of { colour }
    [two] two cards of { colour }
    [one] the best of three suits
   *[nothing] three suits, which score nothing
}
makes = { $gain ->
    [0] You still have { $now } points
   *[other] That makes { $points } points instead of { $now }
}
leaves-less = { $less ->
    [yes] {"It leaves less in the middle for the next player. "}
   *[other] {""}
}
makes-last = { $gain ->
    [0] they stay at { $now }
   *[other] that makes { $points } instead of { $now }
}
advice-swap = Swap the { $give } for the { $take }. { makes }: { counted-as }. { leaves-less }It costs a counter in about { $pays } of 100 such rounds.
advice-swap-all = Swap all three for the { $cards }. { makes }: { counted-as }. { leaves-less }It costs a counter in about { $pays } of 100 such rounds.
advice-skip = Skip. No swap is better than the hand as it is, { $points } points: { counted-as }. It costs a counter in about { $pays } of 100 such rounds.
advice-knock = Knock with { $points } points: { counted-as }. No swap is better, and a skip keeps the same hand but gives the others time to better theirs. It costs a counter in about { $pays } of 100 such rounds: fewer than the { $share } that come to each player on average.
advice-hiss = Hiss. Three of a kind score { $points } points and end the round before anybody can do better.
advice-quiet = End the turn with { $points } points: { counted-as }. A knock would cost a counter in about { $pays } of 100 such rounds: no fewer than the { $share } that come to each player on average.
advice-last-swap = Swap the { $give } for the { $take }. In the last turn only the points count, and { makes-last }: { counted-as }.
advice-last-all = Swap all three for the { $cards }. In the last turn only the points count, and { makes-last }: { counted-as }.
advice-last-skip = Skip. In the last turn only the points count, and no swap makes more than the { $points } points of this hand: { counted-as }.
advice-other-swap = Or the { $give } for the { $take }: { $points } points, { counted-as }, and a counter in about { $pays } of 100 such rounds.
advice-other-all = Or all three for the { $cards }: { $points } points, { counted-as }, and a counter in about { $pays } of 100 such rounds.
advice-other-skip = Or skip: { $points } points, and a counter in about { $pays } of 100 such rounds.
advice-knock-now = A knock with the { $points } points of this hand is worth it if it costs a counter in fewer of 100 rounds than the { $share } that come to each player on average; here it is about { $pays }.
advice-unknown = { $cats ->
    [one] What the other player holds is unknown, so all hands that are possible are counted: as if the hands were compared after the other’s best swap.
   *[other] What the other { $cats } players hold is unknown, so all hands that are possible are counted: as if each of them made one more swap, the best one, and then the hands were compared; in last turns only those swap who still have one.
} Each possible hand counts the same: what swaps, skips and a knock tell is left out. But whoever has knocked mostly holds many points, so after a knock the danger is greater than it says here.
advice-keep = Keep this set. It scores { $points } points. Of 100 unseen ones about { $more } score more, and { $less } less.
advice-reject = Take the other set. This one scores { $points } points. Of 100 unseen ones about { $more } score more, and { $less } less.
missed-swap = { $points } points; with the { $take } for the { $give } it would have been { $better }.
missed-gives = Careful: with the { $cards } in the middle { $player_is ->
    [you] you
   *[other] { $player }
} can { $combination ->
    [meow] meow with three aces.
    [purr] purr with ace, ten and a picture card of one suit.
    [hiss] hiss with three of a kind.
   *[count] show 31 points.
}
missed-all = { $points } points; with all three from the middle it would have been { $better }.
advice-final = { $player_is ->
    [you] Your hand scores
   *[other] { $player }’s hand scores
} { $points } points, and nothing changes it any more in this round.

## The score sheet

sheet-caption = Round { $round }
sheet-player = Player
worth = { $points }
sheet-points = Points
sheet-counters = Counters
sheet-result = { $shared ->
    [yes] { START($players) } win together.
   *[no] { $players_are ->
        [you] You win.
       *[other] { $players } wins.
    }
}

## Choices side by side
option-choice = What to do
option-points = Points
option-pays = Has to pay
option-swap = { $give } for { $take }
option-all = All three
option-skip = Skip
option-knock = Knock now
sheet-out = out
sheet-lost = { $players_count ->
    [0] The fewest points were { $points }, and nobody pays.
   *[other] { $out ->
        [yes] { START($players) } { $players_are ->
            [you] have
            [one] has
           *[other] have
        } the fewest points, { $points }, and no counter left.
       *[no] { who-pays }
    }
}

## Questions

quiz-done-knock = You knock.
quiz-done-skip = You skip.
quiz-playable = Which of your cards can you choose now? Choose all of them.
quiz-points = { $done } Then all hands are compared. What does { $player_is ->
    [you] your hand
   *[other] { $player_whose } hand
} count?
quiz-counts = What does your hand count: { $cards }?
quiz-swap = Swap one card so that your hand counts as much as possible. Which card do you give, and which do you take? Choose both.
quiz-pays = If all hands were compared now, who would have to pay?
answer-pays = { $count ->
    [0] { START($players) }
   *[other] { START($players) }, with { $cards }
}
quiz-stronger = Imagine these hands, which are not on the table. Which of them counts most?
answer-hand = { START($cards) }
because-hand = { $kind ->
    [suit] The { $cards } make { $points } points, since they are of one suit.
    [one] Of the { $cards } only one counts, since they are of three suits: { $points }.
   *[other] { START($cards) } make { $points } points: { what-counts }
}
quiz-combination = With one swap you can show a combination{ $ends ->
    [yes] , and the round ends at once
   *[no] {""}
}. Which card do you give, and which do you take? Choose both.
because-no-combination = Three of a rank are a combination, and so are an ace, the ten and a picture card of one suit.
quiz-after = { START($knocker_who) } { $knocker_is ->
    [you] have
   *[other] has
} knocked, and now it is your turn. Nobody shows a combination. Who plays after you in this round?
answer-after = { $count ->
    [0] Nobody: all hands are compared
   *[other] { START($player_who) }
}
because-after = { $slip ->
    [knocker] Whoever has knocked has no turn after that.
    [had] { $player_is ->
        [you] You have had your last turn already.
       *[other] { $player } has had the last turn already.
    }
    [later] { $player_is ->
        [you] You have a last turn, too, but others come before you.
       *[other] { $player } has a last turn, too, but others come before.
    }
    [end] After a knock each of the others has one more turn, and not all of them have had it.
    [over] This is your last turn.
   *[right] After a knock each of the others has one more turn, in order: { $count ->
        [0] you are the last of them.
       *[other] { $player_is ->
            [you] you are next.
           *[other] { $player } is next.
        }
    }
}
quiz-all-skip = { $others ->
    [one] The only other one who still plays has just skipped.
   *[other] All others have just skipped, one after the other.
} You skip, too. What happens then?
answer-all-skip = { $what ->
    [middle] A new middle is laid out, and play goes on.
    [compared] All hands are compared.
    [same] The next player has the same middle once more.
   *[swap] The next player has to swap or knock.
}
because-all-skip = When everybody has skipped in a row, the middle is set aside and three new cards are laid out.
because-not-all-skip = { $slip ->
    [compared] Hands are compared only after a knock or a combination{ $stock ->
        [yes] , or when the stock is used up
       *[no] {""}
    }.
    [same] Nobody wanted anything of that middle.
   *[swap] Nobody ever has to swap or knock.
}
because-several = With as few points as these, more than one would have to pay.
because-count = { $slip ->
    [each] Look at what each card counts: an ace 11, a ten and every picture card 10, and the others their number.
    [court] Jacks, queens and kings count 10 each.
    [ace] An ace counts 11.
    [best] More than the best card counts here.
   *[all] Only cards of one suit are added up.
}
because-give = Keep the { $card }: without it your hand counts less than it could.
because-take = The { $card } helps your hand less than another card of the middle.
because-fewest = { $players_are ->
    [you] You have the fewest points, { $points }, and would pay.
    [one] { $players } has the fewest points, { $points }, and would pay.
   *[other] { START($players) } have the fewest points, { $points } each, and { $players_count ->
        [2] both
       *[other] all
    } would pay.
}
