### Purrrummy in English; what all games with this deck say stands in cat_deck/words.
### $player, $owner, $dealer, $actor are names; $players, $winners are lists of them. A card such as $card is "9 of
### clubs" or "joker", without an article; $cards, $needed, $missing, $instead are lists in words ("7 of clubs and
### joker"), with $cards_or ("or"), $cards_list (commas only) and $cards_count beside them. Beside a fact $suit the
### message colour is its name ("clubs"), beside a fact $rank the message rank is a plural ("kings", "7s").
### START() writes the first letter large.

## What is to be decided

prompt-dealer = The dealer has to be drawn by lot.
prompt-deal = The cards have to be dealt.
prompt-shuffle = The stock is empty: all discards but the top one are shuffled.
prompt-draw = { $player_is ->
    [you] { your-turn }: draw from the stock{ $open ->
        [yes] , or take the { $card }
       *[no] {""}
    }.{ $plain ->
        [yes] {" "}Tip: with the laying-off variant it is easier to go out.
       *[no] {""}
    }
   *[other] { $player } draws from the stock{ $open ->
        [yes] , or takes the { $card }
       *[no] {""}
    }.{ $plain ->
        [yes] {" "}Tip: with the laying-off variant it is easier to go out.
       *[no] {""}
    }
}
prompt-meld = { $player_is ->
    [you] { your-turn }: { $known ->
        [yes] { $count ->
            [0] { $layoffs ->
                [0] discard a card, since no meld is possible.
               *[other] add to a meld on the table, or discard a card.
            }
           *[other] { $layoffs ->
                [0] { $trap ->
                    [0] lay out a meld ({ $count } possible), or discard a card.
                    [one] lay out or discard. Left with one card, you can never go out.
                   *[other] lay out or discard. Left with { $trap } cards, you can never go out.
                }
               *[other] lay out a meld, add to one on the table, or discard.
            }
        }
       *[no] lay out melds if you can, then discard a card.
    }
   *[other] { $known ->
        [yes] { $count ->
            [0] { $layoffs ->
                [0] { $player } has no meld and has to discard a card.
               *[other] { $player } may add to a meld on the table, then discards a card.
            }
           *[other] { $player } may lay out a meld ({ $count } possible), then discards a card.
        }
       *[no] { $player } may lay out melds, then discards a card.
    }
}
prompt-over = The game is over: { $players_are ->
    [you] you have won.
    [you-and] { $players } have won together.
    [one] { $players } has won.
   *[other] { $players } have won together.
}

## What happened

event-dealer-chosen = { $dealer_is ->
    [you] You are drawn to deal
   *[other] { $dealer } is drawn to deal
}, so { $player_who } will begin.
event-deal = { $dealer_is ->
    [you] You shuffle
   *[other] { $dealer } shuffles
} { $size } cards, { $jokers ->
    [0] none of them a joker
    [one] one of them a joker
   *[other] { $jokers } of them jokers
}, and { $dealer_is ->
    [you] deal
   *[other] deals
} { $count } to each player. { $stock } cards are left as the stock.
event-turn-up = The { $card } is turned up beside it and begins the discard pile.
event-first-player = { $player_is ->
    [you] You sit to the left of { $dealer_who } and begin.
   *[other] { $dealer_is ->
        [you] { $player } sits to your left and begins.
       *[other] { $player } sits to the left of { $dealer } and begins.
    }
}
event-draw = { $player_is ->
    [you] You draw
   *[other] { $player } draws
} the { $card } from the stock. { $stock ->
    [0] It was the last card there.
    [one] One card is left there.
   *[other] { $stock } cards are left there.
}
event-draw-hidden = { $player_is ->
    [you] You draw
   *[other] { $player } draws
} a card from the stock. { $stock ->
    [0] It was the last one there.
    [one] One card is left there.
   *[other] { $stock } cards are left there.
}
event-take = { $player_is ->
    [you] You take the { $card } from the discard pile, and everybody has seen it.
   *[other] { $player } takes the { $card } from the discard pile, and everybody has seen it.
}
event-meld-set = { lays-out } a set of { rank }: { $cards }. { left-in-hand }
event-meld-run = { lays-out } a run of { colour }: { $cards }. { left-in-hand }
lays-out = { $player_is ->
    [you] You lay out
   *[other] { $player } lays out
}
left-in-hand = { $player_is ->
    [you] { $left ->
        [0] You have no card left.
        [one] You have one card left.
       *[other] You have { $left } cards left.
    }
   *[other] { $left ->
        [0] No card is left in hand.
        [one] One card is left in hand.
       *[other] { $left } cards are left in hand.
    }
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
event-layoff-set = { adds } the { $card } to { $owner_whose } set of { rank }, which has four cards now.
event-layoff-run = { adds } the { $card } to the { $end ->
    [low] lower
   *[high] upper
} end of { $owner_whose } run of { colour }{ $joker ->
    [yes] , where it stands for the { $stands }
   *[no] {""}
}. The run has { $cards_count } cards now.
adds = { $player_is ->
    [you] You add
   *[other] { $player } adds
}
event-swap = { $player_is ->
    [you] You put the { $card } in the place of the joker in { $owner_whose }
   *[other] { $player } puts the { $card } in the place of the joker in { $owner_whose }
} { $kind ->
    [set] set
   *[run] run
} and { $player_is ->
    [you] take the joker into your hand.
   *[other] takes the joker into hand.
}
event-discard = { $player_is ->
    [you] You discard
   *[other] { $player } discards
} the { $card }{ $returned ->
    [yes] , which was just taken from there
   *[no] {""}
}, and the turn ends. { left-in-hand }
event-trapped = { $left ->
    [one] After the discard one card will be left, and with one { $player_who } can never go out in this game: the next card makes two, and a meld takes three.
   *[other] After the discard two cards will be left, and with two { $player_who } can never go out in this game: the next card makes three, a meld would take them all, and one has to be kept for the discard.
} In the variant where cards may be added to melds it would still be possible.
event-stock-empty = { $player_is ->
    [you] You would have to draw now
   *[other] { $player } would have to draw now
}, but the stock is empty. { $count ->
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
event-stock-out = The stock is empty when { $player_is ->
    [you] your turn
   *[other] { $player }’s turn
} comes, { $why ->
    [again] and the discards are not shuffled again
    [end] and in this game the discards are not shuffled
   *[few] and there are no discards to be shuffled
}. So the game ends.
event-round-limit = { $count ->
    [one] One round has
   *[other] { $count } rounds have
} been played, so the game ends.
event-win = { $player_is ->
    [you] { $by ->
        [discard] You have discarded your last card and win.
        [meld] You have laid out your last cards and win.
       *[layoff] You have added your last card to a meld and win.
    }
   *[other] { $by ->
        [discard] { $player } has discarded the last card and wins.
        [meld] { $player } has laid out the last cards and wins.
       *[layoff] { $player } has added the last card to a meld and wins.
    }
}
event-fewest = { $winners_are ->
    [you] You win with the fewest cards
    [you-and] { START($winners) } win together with the fewest cards
    [one] { $winners } wins with the fewest cards
   *[other] { $winners } win together with the fewest cards
}: { $count ->
    [one] { $each ->
        [one] one is left.
       *[other] { $each } are left.
    }
   *[other] { $each ->
        [one] one each.
       *[other] { $each } each.
    }
}

## Why a move is refused

refusal-dealer = { $phase ->
    [dealer] First one of the players has to be drawn to deal.
   *[other] Who deals is already settled.
}
refusal-deal = { $phase ->
    [deal] First the cards have to be dealt.
   *[other] The cards are dealt only once, at the beginning.
}
refusal-deck = This is no deal of Purrrummy: all { $size } cards of the deck have to be in it, and no others.
refusal-first-player = { $actor_is ->
    [you] It is your turn, and { $player_who } cannot play now. Play goes clockwise.
   *[other] { $player_is ->
        [you] It is { $actor }’s turn, so you cannot play now. Play goes clockwise.
       *[other] It is { $actor }’s turn, and { $player } cannot play now. Play goes clockwise.
    }
}
refusal-draw-one = { $player_is ->
    [you] { $phase ->
        [draw] Draw a card first, from the stock or from the discard pile.
       *[meld] Discard a card to end your turn: you have already drawn, and it is one card a turn.
    }
   *[other] { $phase ->
        [draw] { $player } has to draw a card first, from the stock or from the discard pile.
       *[meld] { $player } has already drawn a card in this turn. It is one card a turn, and a discard ends it.
    }
}
refusal-draw-exhausted = { $player_is ->
    [you] Draw from the stock: there is no card in the discard pile.
   *[other] { $player } can only draw from the stock: there is no card in the discard pile.
}
refusal-own-cards = { $player_is ->
    [you] Use cards from your own hand: the { $cards } { $count ->
        [one] is
       *[other] are
    } not in it.
   *[other] Only cards from { $player }’s own hand can be used: the { $cards } { $count ->
        [one] is
       *[other] are
    } not in it.
}
refusal-no-rearranging = Cards on the table stay where they are: the { $cards } { $count ->
    [one] lies
   *[other] lie
} in a meld there and cannot be used again.
refusal-set = { $why ->
    [few] A set takes three or four cards of one rank: { $count ->
        [0] no card is
        [one] one card is
       *[other] { $count } cards are
    } not enough.
    [many] A set has four cards at most, because there are four suits: { $count } are too many.
   *[ranks] A set takes cards of one rank, and these differ: { $cards }.
}
refusal-run = { $why ->
    [few] A run takes three or more cards of one suit: { $count ->
        [0] no card is
        [one] one card is
       *[other] { $count } cards are
    } not enough.
    [many] A run has thirteen cards at most, because there are thirteen ranks: { $count } are too many.
    [suits] A run takes cards of one suit, and these differ: { $cards }.
    [order] In another order these cards are a run, but not like this: { $cards }.
   *[gap] { $missing_count ->
        [0] This is no run, because the cards do not follow one another: { $cards }.
       *[other] This run has a gap: it takes the { $missing } in between, or jokers instead. These are the cards: { $cards }.
    }
}
refusal-ace-around = An ace stands before the two or after the king, and the run ends there. This one would go round the corner: { $cards }.
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
refusal-final-discard = { $why ->
    [meld] Keep one card to discard: a turn has to end with a discard, so { $player_is ->
        [you] your whole hand
       *[other] { $player }’s whole hand
    } cannot be laid out.
   *[layoff] Keep the last card to discard: a turn has to end with a discard, so { $player_who } cannot add it to a meld.
}
refusal-return-taken = Discard another card: { $player_is ->
    [you] you have just taken the { $card }
   *[other] { $player } has just taken the { $card }
} from the discard pile, and in this game it goes straight back only if no other card is left.
refusal-layoff-variant = { $move ->
    [layoff] Only whole melds are laid out in this plain game: { $player_who } cannot add the { $card } to a meld on the table.
   *[swap] Only whole melds are laid out in this plain game: { $player_who } cannot swap the { $card } for a joker on the table.
} In the variant that is possible.
refusal-layoff-own-meld-first = { $player_is ->
    [you] Lay out a meld of your own first. Only then can you { $move ->
        [layoff] add cards to others.
       *[swap] swap a card for a joker.
    }
   *[other] { $player } has to lay out a meld first. Only then can { $player } { $move ->
        [layoff] add cards to others.
       *[swap] swap a card for a joker.
    }
}
refusal-layoff-others-only = Cards are added only to the melds of other players in this game: { $player_is ->
    [you] you cannot add the { $card } to your own.
   *[other] { $player } cannot add the { $card } to an own one.
}
refusal-layoff-fits = { $why ->
    [no-meld] There is no such meld on the table, so the { $card } cannot be added to it.
    [full] This meld is complete and takes no more cards: { $cards }.
    [rank] This set takes the { $needed_or }, or a joker, and not the { $card }: { $cards }.
    [suit] The { $card } is not of the suit of this run: { $cards }.
    [end] Say at which end of a run the card is added; a set has no ends. To this meld could be added: the { $needed_or }.
    [closed] Nothing follows at this end of the run: { $cards }.
   *[next] At this end the run takes the { $needed }, or a joker, and not the { $card }: { $cards }.
}
refusal-joker-swap = { $why ->
    [off] A joker on the table stays there. In this game the { $card } cannot be swapped for it.
    [no-meld] There is no such meld on the table, so the { $card } cannot be swapped for a joker in it.
    [no-joker] In that place of the meld there is no joker for which the { $card } could be swapped: { $cards }.
   *[other] This joker stands for the { $needed_or }, so the { $card } cannot be swapped for it.
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
hint-first-player = { $actor_is ->
    [you] It is your turn.
   *[other] { $actor } is next.
}
hint-draw-one = { $phase ->
    [draw] Draw a card first.
   *[meld] One card a turn.
}
hint-draw-exhausted = No card there.
hint-own-cards = Not in this hand.
hint-no-rearranging = It stays on the table.
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
hint-ace-around = Not round the corner.
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

advice-out = { $player_is ->
    [you] You can go out now: lay out
   *[other] { $player } can go out now: lay out
} { $laid } cards{ $discards ->
    [yes] {" "}and discard the { $card }
   *[no] {""}
}. This is certain.
advice-lay = Lay out { $laid } cards; { $left ->
    [one] one card stays
   *[other] { $left } cards stay
} in hand after the discard. More is not possible with this hand.
advice-nothing = No meld can be made of these cards.
advice-hold = Wait with the melds that are possible.
advice-could = { $laid ->
    [0] No meld can be made of the hand as it is.
   *[other] { $laid } cards of the hand as it is can be laid out.
}
advice-step-set = { $number }. Lay out the set of { rank }: { $cards }.
advice-step-run = { $number }. Lay out the run from the { $first } to the { $last }: { $cards }.
advice-step-layoff = { $number }. Add the { $card } to { $owner_whose } meld: { $cards }.
advice-trap = To lay out { $laid } cards would be a trap. With the { $left ->
    [one] one card that is
   *[other] { $left } cards that are
} left then, { $player_who } could never go out in the plain game.
advice-trapped = With { $left ->
    [one] one card
   *[other] { $left } cards
} in hand { $player_who } can never go out in this game. In the variant where cards may be added to melds it would still be possible.
advice-discard = Discard the { $card }. Then { $outs ->
    [0] none
    [one] one
   *[other] { $outs }
} of the { $unseen } cards that { unseen-by } not seen would let more cards be laid out.
unseen-by = { $player_is ->
    [you] you have
   *[other] { $player } has
}
advice-other = { $than ->
    [same] A discard of the { $card } is just as good.
    [alone] After a discard of the { $card } instead it would be as many. But the { $best } goes less with the other cards.
   *[fewer] After a discard of the { $card } instead, { $outs ->
        [0] none of them would.
        [one] one of them would.
       *[other] { $outs } of them would.
    }
}
advice-take = Take the { $card } from the discard pile. With it { $gain ->
    [one] one more card
   *[other] { $gain } more cards
} can be laid out{ $outs ->
    [0] , and no card from the stock can do that.
    [one] , and only one of the { $unseen } cards that { unseen-by } not seen can help at all.
   *[other] , while { $outs } of the { $unseen } cards that { unseen-by } not seen can help.
}
advice-stock = Draw from the stock. With the { $card } from the discard pile no more cards can be laid out; { $outs ->
    [0] none
    [one] one
   *[other] { $outs }
} of the { $unseen } cards that { unseen-by } not seen would help.
advice-unknown = Nobody can know which card comes next, or what the others collect. So a draw and a discard can be weighed, but not proven to be best.
missed-open = With the open { $card } you could have laid out more.
missed-out = You could have won: { $laid } of your cards could be laid out.
missed-discard = After this discard { $number ->
    [0] no card that you have not seen helps
    [one] one card that you have not seen helps
   *[other] { $number } cards that you have not seen help
} you to lay out more. Without the { $card } it would be { $outs }.

## The game

game-name = Purrrummy

## What a table says before the first move and at the head of the rules; $count is how many play

summary-aim = Get rid of your cards; whoever has none left first wins. Cards leave your hand in sets and runs, and one by one on the discard pile{ $layoff ->
    [yes] {" "}or, with the variant “Laying off”, on melds that lie there already
   *[no] {""}
}.
summary-turn = Draw a card from the stock or from the discard pile. Lay out sets (three or four of one rank) and runs (three or more neighbours of one suit) if you like.{ $layoff ->
    [yes] {" "}Once you have laid out a meld you can add single cards as well.
   *[no] {""}
} Then discard one card.
summary-end = Whoever has no card left wins at once. If the stock cannot be renewed any more, fewest cards win.

## The chapters of the rules

chapter-1 = The box
chapter-2 = The deal
chapter-3 = A turn
chapter-4 = Melds
chapter-5 = The variant
chapter-6 = The end
chapter-7 = What is no move

## How doubtful rules can be read otherwise

choice-card_letters-KDB = always K, D and B
choice-card_letters-KQJ = always K, Q and J
choice-jokers = { $count ->
    [0] no joker
    [one] one joker
   *[other] { $count } jokers
}
choice-max_reshuffles = { $count ->
    [0] never
   *[other] { $count } times
}
choice-ace_around-true = king, ace, two is a run, too
choice-jokers_per_meld-1 = one at most
choice-jokers_per_meld-2 = two at most
choice-min_naturals-2 = two natural cards at least
choice-layoff_targets-any = to one’s own melds, too
choice-joker_swap-true = whoever has a meld may take it for the natural card
choice-final_discard-optional = one may go out without a discard
choice-return_taken-false = not the one just taken, unless none else is left
choice-stock_out-end = then the game ends

## The table

no-melds = { $player_is ->
    [you] you have no meld yet
   *[other] no meld yet
}
no-melds-of = { $player_is ->
    [you] You have no meld yet
   *[other] { $player } has no meld yet
}
zone-set = { $player_is ->
    [you] Your set of { rank }
   *[other] { $player }’s set of { rank }
}
zone-run = { $player_is ->
    [you] Your run of { colour }
   *[other] { $player }’s run of { colour }
}, { $first } to { $last }
plate = { $player_plate } · { $count ->
    [one] one card
   *[other] { $count } cards
}
plate-short = { $player_plate } · { $count }
joker-as = joker, stands for the { $card }
joker-as-rank = joker, stands for one of the missing { rank }
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
}{ $cards_count ->
    [0] {""}
   *[other] {" "}with the { $cards }
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
can-discard = can be discarded
can-layoff = the { $card } can be added here, to { $owner_whose } meld
can-swap = the { $card } can be swapped for this joker of { $owner_whose } meld
arrow-take = { $card } to { $player_who }

title-start = The deal
title-round = Round { $round }
title-draw = { $player_is ->
    [you] You draw
   *[other] { $player } draws
}
title-meld = { $player_is ->
    [you] You lay out and discard
   *[other] { $player } lays out and discards
}
title-shuffle = A new stock
title-layoff = with laying off
title-game-over = Game over
title-turn = { $player_is ->
    [you] { your-turn }
   *[other] { $player } is playing
}

key = { $what ->
    [meld] l
    [discard] d
    [layoff] a
    [swap] p
    [stock] s
   *[take] t
}
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
action-layoff = Add the { $card } to { $owner_whose } { $kind ->
    [set] set
   *[run] run
}
    { $end ->
        [low] Before the { $first }
        [high] After the { $last }
       *[set] Beside the { $first }
    }{ $joker ->
        [yes] , as the { $stands }
       *[no] {""}
    }
action-swap = Put the { $card } there and take { $owner_whose } joker
action-discard = Discard the { $card }
action-back = Put back
ask-one = { START($card) } chosen. { $count ->
    [0] { $layoffs ->
        [0] { $later_count ->
            [0] It fits no meld: put it back, or discard it.
           *[other] It fits a meld of { $later }, but you can add to it only after you have laid out one of your own.
        }
       *[other] Choose a meld on the table that it fits, or discard it.
    }
   *[other] { $layoffs ->
        [0] Choose more cards for a meld, or discard it.
       *[other] Choose more cards for a meld, a meld on the table that it fits, or discard it.
    }
}
ask-apart = These cards share neither rank nor suit, so they are no meld: { $cards }.
ask-more = { START($cards) } chosen: choose the next card{ $left ->
    [0] {""}
    [one] {" "}(one meld possible)
   *[other] {" "}({ $left } melds possible)
}.
ask-meld = These cards are a meld{ $count ->
    [one] {""}
   *[other] , in { $count } ways
}: lay it out? { $kept ->
    [0] No card stays
    [one] One card stays
   *[other] { $kept } cards stay
} in hand.{ $trap ->
    [yes] {" "}Careful: one of them is for the discard, and with so few left nobody can go out in the plain game.
   *[no] {""}
}

sheet-caption = Result
sheet-player = Player
sheet-hand = Cards left
sheet-laid = Cards in own melds
sheet-result = { $why ->
    [out] { $players_are ->
        [you] You have no card left: you win.
       *[other] { $players } has no card left and wins.
    }
    [stock] The stock is used up. { fewest-win }
   *[rounds] The last round is over. { fewest-win }
}
fewest-win = { $players_are ->
    [you] You have the fewest cards and win.
    [you-and] { START($players) } have the fewest cards and win together.
    [one] { $players } has the fewest cards and wins.
   *[other] { $players } have the fewest cards and win together.
}

## Choices side by side
option-choice = Discard
option-helps = Cards that would help
option-discard = { START($card) }

## Questions

quiz-done-discard = You discard the { $card }.
quiz-playable = Which of your cards can you choose now? Choose all of them.
quiz-try-discard = discard the { $card }
quiz-meld = May these be laid out together, as they are or in another order: { $cards }?
quiz-joker = You lay out these as a run, in this order: { $cards_list }. What does the joker stand for?
quiz-left = Lay out as many cards as you can. How many of your { $count } cards are left in hand before you discard?
answer-meld = { $kind ->
    [set] Yes, as a set
    [run] Yes, as a run
   *[neither] No
}
answer-card = { START($card) }
because-meld = { $kind ->
    [set] They have the same rank, so they are a set: { $cards_list }.
   *[run] They are of one suit and follow one another, so they are a run: { $cards_list }.
}
because-stands = The joker fills its place in the run: { $cards_list }.
because-joker = { $slip ->
    [suit] A run is of one suit, so it is not the { $card }.
   *[place] The joker lies { $where ->
        [between] between the { $low } and the { $high }
        [behind] after the { $low }
       *[before] before the { $high }
    }, and the { $card } does not belong there.
}
because-left = { $slip ->
    [one-meld] You may lay out several melds in one turn.
    [discarded] That is after the discard.
    [whole] A card has to be kept for the discard.
   *[none] Something can be laid out.
}
because-neither = Look once more at their ranks and suits, and try them in another order.
because-together = Look for the sets and runs that take most cards together. Each card is used once.
because-kept = { $count ->
    [one] Only { $cards } is left.
   *[other] These { $count } are left: { $cards_list }.
}
quiz-out = Can you get rid of all your { $count } cards in this turn?{ $melds ->
    [yes] {" "}Nothing can be added to what lies on the table.
   *[no] {""}
}
answer-out = { $out ->
    [yes] Yes
   *[no] No
}
because-out = { $out ->
    [yes] { $count ->
        [0] All of them can be laid out.
       *[other] All but one can be laid out, and the { $cards } is discarded.
    }
   *[no] { $whole ->
        [yes] A card has to be kept for the discard, so { $count } are left: { $cards_list }.
       *[no] However you lay them out, at least { $count } are left before the discard, such as these: { $cards_list }. Only one card can be discarded.
    }
}
quiz-added = Which of your cards can you add to melds on the table? Choose all of them.
quiz-stock = { $count ->
    [0] The discards have not been shuffled yet.
    [one] The discards have been shuffled once.
   *[other] The discards have been shuffled { $count } times.
} Some time from now the stock is used up, and a turn begins. What happens then?
answer-stock = { $kind ->
    [shuffle] The discards become the new stock
   *[end] The game ends
}
because-added = These fit: { $cards }.
because-not-added = { $why ->
    [layoff-others-only] The { $card } fits a meld of your own only, and cards are added to those of the others.
   *[layoff-fits] The { $card } fits no meld on the table.
}
because-stock = { $why ->
    [none] The discards below the top one are shuffled, as they may be { $most ->
        [one] once
       *[other] { $most } times
    } in a game.
    [end] In this game the discards never become a stock.
    [again] They have been shuffled as often as they may be.
   *[few] There is nothing to be shuffled.
}
quiz-why-discard-return-taken = A card that was just taken may not be discarded in the same turn.
quiz-why-discard-meld-optional = A card that could be laid out may not be discarded.
quiz-why-discard-final-discard = Only whoever has laid out a meld may discard.
quiz-exchange = You hold the { $card }, for which the joker stands in a meld on the table: { $cards_list }. Can you exchange them?
answer-exchange = { $kind ->
    [swap] Yes, and the joker comes into your hand
    [stays] No, the joker stays where it is
    [own] Only if the meld is your own
   *[discard] Only instead of a discard
}
because-exchange = { $kind ->
    [swap] In this game whoever has a meld may put the natural card there and take the joker.
    [stays] A joker on the table stays in its meld, and nobody can exchange it.
    [not-swap] What lies on the table comes back into nobody’s hand.
    [not-stays] In this game a joker may be exchanged.
    [not-own] Whose meld it is makes no difference.
   *[not-discard] That has nothing to do with the discard.
}
quiz-adds = The { $card } fits a meld of { $owner_to }. Can you add it there in this turn?
answer-adds = { $kind ->
    [now] Yes, at once
    [first] Only when a meld of your own lies on the table
    [own] Only if that meld were your own
   *[never] No, it stays in hand
}
because-adds = { $kind ->
    [now] You have a meld on the table, so you may add cards to those of the others.
    [first] You have no meld on the table yet. One that you lay out in this turn is enough.
    [never] In this game single cards are never added: only whole sets and runs are laid out.
    [not-now] { $plain ->
        [yes] That it fits is not enough.
       *[no] Look at what lies on the table before you.
    }
    [not-first] { $plain ->
        [yes] A meld of your own would change nothing.
       *[no] You have one already.
    }
    [not-own] { $plain ->
        [yes] Whose meld it is makes no difference.
       *[no] Cards are added to the melds of others.
    }
   *[not-never] In this game cards may be added to melds of others.
}
quiz-with = You could take the { $card } from the discard pile. With which two of your cards would it be a set or a run? Choose both.
because-not-with = { $kind ->
    [set] A set takes three cards of one rank, and you do not hold so many of this one.
   *[run] In a run of one suit no card may be missing between the others.
}
quiz-in-melds = Which of your cards could lie in a set or a run, made of nothing but your hand? Choose all of them.
because-lacks = { $slip ->
    [pair] With the { $card } you have but two of that rank, and a set takes three.
    [near] With the { $card } you have but two neighbours of that suit, and a run takes three.
    [corner] A run does not go on behind the ace, so the { $card } does not belong to it.
   *[alone] With the { $card } no other card of yours makes a set or a run.
}
quiz-order = Together these are a run: { $cards }. In which order do they lie, from the lowest on?
because-order = They lie like this: { $cards_list }.
quiz-few = You lay out { $cards } and discard a card. Then { $left ->
    [one] one card is left
   *[other] { $left } cards are left
}. Can your hand still become empty in a later turn?
answer-few = { $kind ->
    [later] Yes, if the right card is drawn
    [never] No, never any more
    [discards] Yes, by discards alone
   *[added] Yes, on melds that lie there already
}
because-few = { $kind ->
    [later] With the card that is drawn there are { $drawn }: they can become a meld{ $kept ->
        [yes] , and one is kept for the discard
       *[no] {""}
    }.
    [never] With the card that is drawn there are { $drawn }. A meld takes three{ $kept ->
        [yes] , and one more has to be kept for the discard
       *[no] {""}
    }.
    [not-later] Count what a meld takes{ $kept ->
        [yes] , and what has to be kept for the discard
       *[no] {""}
    }.
    [not-never] Count once more, with the card that is drawn.
    [not-discards] Every turn brings a card before one is discarded.
   *[not-added] In this game nothing is added to melds on the table.
}
quiz-back = You have just taken the { $card } from the discard pile. Can you discard it again in this turn?
answer-back = { $kind ->
    [any] Yes, like any other card
    [kept] No, it has to stay for this turn
    [laid] Only after laying out a meld
   *[stock] Only if another one is drawn for it
}
because-back = { $kind ->
    [any] Any card of the hand may be discarded, the one just taken too.
    [kept] In this game the card just taken may not be discarded at once.
    [not-any] In this game it may not go back at once.
    [not-kept] Nothing makes a difference between this card and the others.
    [not-laid] Whether a meld was laid out has nothing to do with it.
   *[not-stock] Just one card is drawn in a turn.
}
quiz-fewest = Say the stock is used up for good, and the game ends now, with all hands as they are. Who wins?
answer-fewest = { $count ->
    [0] Nobody
   *[other] { START($players) }
}
because-fewest = { $count ->
    [one] { START($players) } { $players_are ->
        [you] hold
       *[other] holds
    } the fewest cards: { $held }.
   *[other] { START($players) } hold the fewest cards, { $held } each, and win together.
}
because-not-fewest = { $slip ->
    [nobody] A game that ends like that has a winner, too: what counts is how many cards are in hand.
    [tie] Somebody else holds just as few.
    [count] Count the cards in each hand.
   *[more] { START($players) } { $players_are ->
        [you] hold
       *[other] holds
    } { $held }, and others fewer.
}
