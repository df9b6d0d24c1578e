### Purrrummy in English; what all games with this deck say stands in cat_deck/words.
### $player, $owner, $dealer, $actor are names; $players, $winners are lists of them. A card such as $card is "9 of
### clubs" or "joker", without an article; $cards, $needed, $missing, $instead are lists in words ("7 of clubs and
### joker"), with $cards_or ("or"), $cards_list (commas only) and $cards_count beside them. Beside a fact $suit the
### message colour is its name ("clubs"), beside a fact $rank the message rank is a plural ("kings", "7s").
### START() writes the first letter large.

## What is to be decided

prompt-dealer = Who deals has to be drawn by lot.
prompt-deal = The cards have to be dealt.
prompt-shuffle = The stock is empty, so the discards have to be shuffled, all but the top one.
prompt-draw = { $open ->
    [yes] { $player } draws the top card of the stock, or takes the { $card } from the discard pile.
   *[no] { $player } draws the top card of the stock.
}{ $plain ->
    [yes] {" "}(This is the plain game. With one or two cards left nobody can go out in it, because a meld takes three and the discard one more. So we recommend the variant with laying off: layoff=True.)
   *[no] {""}
}
prompt-meld = { $known ->
    [yes] { $count ->
        [0] { $player } can lay out no meld now
        [one] { $player } can lay out one meld, or wait with it
       *[other] { $player } can choose cards for a meld ({ $count } are possible), lay out several, or wait
    }{ $layoffs ->
        [0] {""}
        [one] , and add one card to a meld on the table
       *[other] , and add cards to melds on the table, in { $layoffs } ways
    }. A discard ends the turn.
   *[no] { $player } may lay out melds. A discard ends the turn.
}
prompt-over = { $shared ->
    [yes] The game is over: { $players } have won together.
   *[no] The game is over: { $players } has won.
}

## What happened

event-dealer-chosen = { $dealer } is drawn to deal, so { $player } will begin.
event-deal = { $dealer } shuffles { $size } cards, { $jokers ->
    [0] none of them a joker
    [one] one of them a joker
   *[other] { $jokers } of them jokers
}, and deals { $count } to each player. { $stock } cards are left as the stock.
event-turn-up = The { $card } is turned up beside it and begins the discard pile.
event-first-player = { $player } sits to the left of { $dealer } and begins.
event-draw = { $player } draws the { $card } from the stock. { $stock ->
    [0] It was the last card there.
    [one] One card is left there.
   *[other] { $stock } cards are left there.
}
event-draw-hidden = { $player } draws a card from the stock. { $stock ->
    [0] It was the last one there.
    [one] One card is left there.
   *[other] { $stock } cards are left there.
}
event-take = { $player } takes the { $card } from the discard pile, and all have seen it.
event-meld-set = { $player } lays out a set of { rank }: { $cards }. { $left ->
    [0] No card is left in hand.
    [one] One card is left in hand.
   *[other] { $left } cards are left in hand.
}
event-meld-run = { $player } lays out a run in { colour }: { $cards }. { $left ->
    [0] No card is left in hand.
    [one] One card is left in hand.
   *[other] { $left } cards are left in hand.
}
event-joker-set = { $cards_count ->
    [one] { $count ->
        [one] The joker stands for the { $cards }.
       *[other] The { $count } jokers stand for { $cards }.
    }
   *[other] { $count ->
        [one] The joker stands for one of the { rank } that are not there: the { $cards_or }.
       *[other] The { $count } jokers stand for { rank } that are not there: the { $cards_or }.
    }
}
event-joker-run = { $count ->
    [one] The joker stands for the { $cards }.
   *[other] The { $count } jokers stand for the { $cards }.
}
event-layoff-set = { $player } adds the { $card } to { $owner }’s set of { rank }, which has four cards now.
event-layoff-run = { $player } adds the { $card } to the { $end ->
    [low] lower
   *[high] upper
} end of { $owner }’s run in { colour }{ $joker ->
    [yes] , where it stands for the { $stands }
   *[no] {""}
}. The run has { $cards_count } cards now.
event-swap = { $player } puts the { $card } in the place of the joker in { $owner }’s { $kind ->
    [set] set
   *[run] run
} and takes the joker into hand.
event-discard = { $player } discards the { $card }{ $returned ->
    [yes] , which has just been taken from there, and so ends the turn
   *[no] , which ends the turn
}. { $left ->
    [0] No card is left in hand.
    [one] One card is left in hand.
   *[other] { $left } cards are left in hand.
}
event-trapped = { $left ->
    [one] After the discard one card will be left, and with one { $player } can never go out in this game: the next card makes two, and a meld takes three.
   *[other] After the discard two cards will be left, and with two { $player } can never go out in this game: the next card makes three, a meld would take them all, and one has to be kept for the discard.
} In the variant with laying off it would still be possible.
event-stock-empty = { $player } would have to draw now, but the stock is empty. { $count ->
    [one] One discard becomes
   *[other] { $count } discards are shuffled and become
} the new stock; only the top one stays.
event-reshuffle = The new stock has { $count ->
    [one] one card
   *[other] { $count } cards
}. { $last ->
    [yes] If it is used up as well, the game ends.
   *[no] If it is used up as well, the discards will be shuffled again.
}
event-stock-out = The stock is empty when the turn comes to { $player }, { $why ->
    [again] and the discards are not shuffled again
    [end] and in this game the discards are not shuffled
   *[few] and there are no discards to be shuffled
}. So the game ends.
event-round-limit = { $count ->
    [one] One round has
   *[other] { $count } rounds have
} been played, so the game ends.
event-win = { $by ->
    [discard] { $player } has discarded the last card
    [meld] { $player } has laid out the last cards
   *[layoff] { $player } has added the last card to a meld
} and wins.
event-fewest = { $count ->
    [one] { $winners } wins with the fewest cards: { $each ->
        [one] one is left.
       *[other] { $each } are left.
    }
   *[other] { $winners } win together. They have the fewest cards: { $each ->
        [one] one each.
       *[other] { $each } each.
    }
}

## Why a move is refused

refusal-dealer = { $phase ->
    [dealer] First one of the players has to be drawn to deal.
   *[other] It is settled who deals, so nobody is drawn for it now.
}
refusal-deal = { $phase ->
    [deal] The cards have to be dealt before anything else can be done.
   *[other] Nobody deals now. The cards are dealt once, at the beginning.
}
refusal-deck = This is no deal of Purrrummy: all { $size } cards of the pack have to be in it, and no others.
refusal-first-player = { $player } cannot act now. The turn passes clockwise, and { $actor } is next.
refusal-draw-one = { $phase ->
    [draw] { $player } has to draw a card first, from the stock or from the discard pile.
   *[meld] { $player } has drawn a card in this turn already. It is one card a turn, and a discard ends it.
}
refusal-draw-exhausted = { $player } cannot take a card from the discard pile, because there is none.
refusal-own-cards = { $count ->
    [one] The { $cards } is
   *[other] The { $cards } are
} not in { $player }’s hand. Only cards of a player’s own hand can be laid out, added or discarded.
refusal-no-rearranging = { $count ->
    [one] The { $cards } lies
   *[other] The { $cards } lie
} in a meld on the table. Laid cards stay where they are, so { $player } cannot use them again.
refusal-set = { $why ->
    [few] { $count ->
        [0] No card is
        [one] One card is
       *[other] { $count } cards are
    } not enough for a set. It takes three or four of one rank.
    [many] { $count } cards are too many for a set. It has four at most, because there are four suits.
   *[ranks] This is no set, because the ranks differ: { $cards }.
}
refusal-run = { $why ->
    [few] { $count ->
        [0] No card is
        [one] One card is
       *[other] { $count } cards are
    } not enough for a run. It takes three or more of one suit.
    [many] { $count } cards are too many for a run. It has thirteen at most, because there are thirteen ranks.
    [suits] This is no run, because the suits differ: { $cards }.
    [order] This is no run in this order: { $cards }. In another order the same cards are one.
   *[gap] { $missing_count ->
        [0] This is no run, because the cards do not follow one another: { $cards }.
       *[other] This is no run, because there is a gap: { $cards }. Between the ends it takes the { $missing }, or jokers instead.
    }
}
refusal-ace-around = This run would go around the corner: { $cards }. The ace stands in front of the two or behind the king, and a run ends there.
refusal-joker-count = { $why ->
    [few] There are too many jokers for so few natural cards.
   *[many] { $count } jokers are too many for one meld. In this game it was agreed that { $most ->
            [one] one is
           *[other] { $most } are
        } the most.
}
refusal-natural-cards = { $naturals ->
    [0] There is no natural card in this meld
    [one] There is only one natural card in this meld
   *[other] There are only { $naturals } natural cards in this meld
}: { $cards }. It takes at least { $least ->
    [one] one
   *[other] { $least }
}.
refusal-final-discard = { $player } would have no card left to discard, and a turn has to end with a discard. { $why ->
    [meld] So the whole hand cannot be laid out; one card has to stay.
   *[layoff] So the last card cannot be added to a meld.
}
refusal-return-taken = { $player } has just taken the { $card } from the discard pile. In this game it was agreed that it does not go straight back, unless no other card is left.
refusal-layoff-variant = { $move ->
    [layoff] { $player } cannot add the { $card } to a meld on the table.
   *[swap] { $player } cannot exchange the { $card } for a joker on the table.
} That belongs to a variant, and this is the plain game: only whole melds are laid out.
refusal-layoff-own-meld-first = { $player } has no meld on the table yet. { $move ->
    [layoff] Only who has laid one out may add cards to others.
   *[swap] Only who has laid one out may exchange a card for a joker.
}
refusal-layoff-others-only = { $player } cannot add the { $card } to a meld of { $player }’s own. Cards are added to melds of other players only.
refusal-layoff-fits = { $why ->
    [no-meld] There is no such meld on the table, so the { $card } cannot be added to it.
    [full] This meld is complete and takes no more cards: { $cards }.
    [rank] The { $card } does not go with this set: { $cards }. It takes the { $needed_or }, or a joker.
    [suit] The { $card } is not of the suit of this run: { $cards }.
    [end] At a run it has to be said at which end a card is added, at a set there is no such end. To this meld could be added: the { $needed_or }.
    [closed] Nothing follows at this end of the run: { $cards }.
   *[next] The { $card } does not follow at this end of the run: { $cards }. It takes the { $needed }, or a joker.
}
refusal-joker-swap = { $why ->
    [off] A joker on the table stays there. In this game the { $card } cannot be exchanged for it.
    [no-meld] There is no such meld on the table, so the { $card } cannot be exchanged for a joker in it.
    [no-joker] In that place of the meld lies no joker for which the { $card } could be exchanged: { $cards }.
   *[other] The { $card } cannot be exchanged for this joker, which stands for the { $needed_or }.
}
refusal-win = A hand is empty, so the game is over and nothing more can be done.
refusal-stock-out = { $phase ->
    [over] The stock is used up, so the game is over and nothing more can be done.
    [shuffle] The stock is empty. First the { $count ->
        [one] one discard below the top one has
       *[other] { $count } discards below the top one have
    } to be shuffled, and no others.
   *[other] Nothing is shuffled now. That is done only when a turn begins without a stock.
}
refusal-round-limit = The last round has been played, so the game is over and nothing more can be done.
refusal-unknown-move = Purrrummy has no such move. Cards can be drawn, laid out as sets and runs, added to melds, and discarded.

## Why something is dimmed, in a few words

hint-dealer = First the dealer is drawn.
hint-deal = First the cards are dealt.
hint-first-player = { $actor } is next.
hint-draw-one = { $phase ->
    [draw] Draw a card first.
   *[meld] One card a turn.
}
hint-draw-exhausted = No card there.
hint-own-cards = Not in this hand.
hint-no-rearranging = Laid is laid.
hint-set = { $why ->
    [few] Too few for a set.
    [many] Too many for a set.
   *[ranks] Different ranks.
}
hint-run = { $why ->
    [few] Too few for a run.
    [many] Too many for a run.
    [suits] Different suits.
    [order] In another order.
   *[gap] There is a gap.
}
hint-ace-around = Not around the corner.
hint-joker-count = Too many jokers.
hint-natural-cards = Too few natural cards.
hint-final-discard = Keep a card to discard.
hint-return-taken = Just taken from there.
hint-layoff-variant = Only in the variant.
hint-layoff-own-meld-first = First a meld of your own.
hint-layoff-others-only = Your own meld.
hint-layoff-fits = Does not fit there.
hint-joker-swap = The joker stays there.
hint-win = The game is over.
hint-stock-out = { $phase ->
    [over] The game is over.
    [shuffle] First the discards are shuffled.
   *[other] No shuffle is due.
}
hint-round-limit = The game is over.

## Advice

advice-out = { $player } can go out now: { $laid } cards can be laid{ $discards ->
    [yes] , and the { $card } is the discard
   *[no] {""}
}. This is exact.
advice-lay = { $player } lays { $laid } cards, and { $left ->
    [one] one card stays
   *[other] { $left } cards stay
} in hand after the discard. All arrangements of the hand were tried.
advice-nothing = { $player } can lay no meld with these cards. All arrangements of the hand were tried.
advice-hold = { $player } could lay out a meld, but does better to wait with it.
advice-could = { $laid ->
    [0] No meld can be made of the hand as it is.
   *[other] { $laid } cards of the hand as it is can be laid.
}
advice-step-set = { $number }. Lay out the set of { rank }: { $cards }.
advice-step-run = { $number }. Lay out the run from the { $first } to the { $last }: { $cards }.
advice-step-layoff = { $number }. Add the { $card } to { $owner }’s meld: { $cards }.
advice-trap = To lay { $laid } cards would be a trap. With the { $left ->
    [one] one card that is
   *[other] { $left } cards that are
} left then, { $player } could never go out in the plain game.
advice-trapped = With { $left ->
    [one] one card
   *[other] { $left } cards
} in hand { $player } can never go out in this game. In the variant with laying off it would still be possible.
advice-discard = Discard the { $card }. Then { $outs ->
    [0] none
    [one] one
   *[other] { $outs }
} of the { $unseen } cards that { $player } has not seen would let more cards be laid.
advice-other = After a discard of the { $card } instead, { $outs ->
    [0] none of them would.
    [one] one of them would.
   *[other] { $outs } of them would.
}
advice-take = Take the { $card } from the discard pile. With it { $gain } more cards can be laid{ $outs ->
    [0] , and no card from the stock can do that.
    [one] , and only one of the { $unseen } cards that { $player } has not seen can help at all.
   *[other] , while { $outs } of the { $unseen } cards that { $player } has not seen can help.
}
advice-stock = Draw from the stock. With the { $card } from the discard pile no more cards can be laid; { $outs ->
    [0] none
    [one] one
   *[other] { $outs }
} of the { $unseen } cards that { $player } has not seen would help.
advice-unknown = Which card comes next, and what the others collect, nobody can know. So a draw and a discard can be weighed, but not proven to be best.

## The table

game-name = Purrrummy
no-melds = no meld yet
zone-set = Set of { rank }, laid out by { $player }
zone-run = Run in { colour }, { $first } to { $last }, laid out by { $player }
plate = { $player } · { $count ->
    [one] one card
   *[other] { $count } cards
}
plate-you = { $player } (you) · { $count ->
    [one] one card
   *[other] { $count } cards
}
plate-short = { $player } · { $count }
plate-short-you = { $player } (you) · { $count }
joker-as = joker, stands for the { $card }
joker-as-rank = joker, stands for one of the { rank }
joker-letter = { $letter }
mark-legal = fits a meld
mark-picked = chosen
mark-new = new
mark-wins = wins
mark-joker = = { $card }
can-meld = { $count ->
    [0] {""}
    [one] part of one possible meld
   *[other] part of { $count } possible melds
}{ $layoffs ->
    [0] {""}
   *[other] { $count ->
        [0] fits
       *[other] , and fits
    } { $layoffs ->
        [one] in one place
       *[other] in { $layoffs } places
    } on the table
}
can-join = goes with the chosen cards, in { $count ->
    [one] one meld
   *[other] { $count } melds
}
can-layoff = the { $card } can be added here, to { $owner }’s meld
can-swap = the { $card } can be exchanged for this joker of { $owner }’s meld
arrow-take = to { $player }

title-start = The deal
title-round = Round { $round }
title-draw = { $player } draws
title-meld = { $player } lays out and discards
title-shuffle = A new stock
title-game-over = Game over
title-turn = { $player }’s turn

action-draw-stock = Draw from the stock ({ $count })
action-draw-discard = Take the { $card }
action-set = Lay out the set of { rank }
    { START($cards_list) }
action-run = Lay out the run from the { $first } to the { $last }{ $instead_count ->
    [0] {""}
    [one] {""}
        The joker stands for the { $instead }.
   *[other] {""}
        The jokers stand for the { $instead }.
}
action-layoff = Add the { $card } to { $owner }’s { $kind ->
    [set] set
   *[run] run
}
    { $end ->
        [low] In front of the { $first }
        [high] Behind the { $last }
       *[set] Beside the { $first }
    }{ $joker ->
        [yes] , as the { $stands }
       *[no] {""}
    }
action-swap = Put the { $card } there and take { $owner }’s joker
action-discard = Discard the { $card }
action-back = Put back
ask-one = The { $card } is chosen. { $count ->
    [0] It is part of no possible meld
    [one] It is part of one possible meld
   *[other] It is part of { $count } possible melds
}{ $layoffs ->
    [0] {""}
    [one] , and fits in one place on the table
   *[other] , and fits in { $layoffs } places on the table
}. { $count ->
    [0] { $layoffs ->
        [0] Put it back, or discard it.
       *[other] Click there, or discard it.
    }
   *[other] { $layoffs ->
        [0] Choose more cards, or discard it.
       *[other] Choose more cards, click there, or discard it.
    }
}
ask-apart = The { $cards } have neither the rank nor the suit in common, so they are part of no meld.
ask-more = { $count } cards are chosen. { $left ->
    [one] One meld is possible with them.
   *[other] { $left } melds are possible with them.
} Choose the next card.
ask-meld = These cards are a meld{ $count ->
    [one] {""}
   *[other] , in { $count } ways
}. { $kept ->
    [0] No card stays
    [one] One card stays
   *[other] { $kept } cards stay
} in hand after that.{ $trap ->
    [yes] {" "}Careful: one of them is for the discard, and with so few as are left then nobody can go out in the plain game.
   *[no] {""}
}

sheet-caption = Result
sheet-player = Player
sheet-hand = Cards left
sheet-laid = Cards laid out
sheet-result = { $why ->
    [out] { $players } has gone out and wins.
    [stock] The stock is used up. { $shared ->
        [yes] { $players } have the fewest cards and win together.
       *[no] { $players } has the fewest cards and wins.
    }
   *[rounds] The last round is over. { $shared ->
        [yes] { $players } have the fewest cards and win together.
       *[no] { $players } has the fewest cards and wins.
    }
}

## Choices side by side
option-choice = Discard
option-helps = Cards that would help
option-discard = { START($card) }
