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
    [1] first, the strongest
    [2] second
    [3] third
   *[4] last, the weakest
}

## The game

game-name = Mopsen

## What a table says before the first move and at the head of the rules; $count is how many play

summary-aim = The highest card of a trick wins it and brings the bones on it; the lowest one pinches a card. Bones in the bowl and cards left in hand are points. Without a trick the bones printed on the bowl count. Most points after three rounds win.
summary-turn = Play one card to the trick: of the colour that was led if you have one, or a cat. When everybody has played, the highest card goes into its player’s bowl; whoever played the lowest moves its colour to the top of the pecking order and takes a card of the trick into the hand.
summary-end = A round ends when a trick leaves anybody without cards. The game ends after three rounds, and most points win.

## The chapters of the rules

chapter-1 = The box and the set-up
chapter-2 = The start of a round
chapter-3 = The trick
chapter-4 = Collecting and pinching
chapter-5 = The end of a round, points, the end of the game
chapter-6 = What is no move

## How doubtful rules can be read otherwise

choice-pecking_between_rounds-shuffle = it is shuffled for each round
choice-redraw_order-simultaneous = all choose before anybody draws
choice-pinch-may = one may take nothing
choice-cat_lowest-stays = then the pecking order stays as it is
choice-end_check-before_pinch = hands are checked before the pinch
choice-tie_break-last_round = more points in the last round decide

## The table

zone-bowl = { $player_is ->
    [you] Your bowl
   *[other] Bowl of { $player }
}
zone-trick = Trick
zone-stack = Stack
zone-discard = Discard pile
word-discard = Discard
zone-pecking = Pecking order
plate = { $player_plate } · { $points } { $points ->
    [one] pt
   *[other] pts
}
plate-gained = { $player_plate } · { $points } { $points ->
    [one] pt
   *[other] pts
} (+{ $now })
said-points = { $player_plate }, { points-said }
said-now = { $player_plate }, { points-said }, and in this round { $now } so far: { $bones ->
    [one] { $bones } bone
   *[other] { $bones } bones
} and { $held ->
    [one] one card in hand
   *[other] { $held } cards in hand
}
said-gained = { $player_plate }, { points-said }, { $now } of them from this round
points-said = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bowl-label = { $player_is ->
    [you] Your bowl
   *[other] Bowl of { $player }
}: { $tricks ->
    [0] empty, worth { $bones } bones
    [one] one card, { $bones ->
        [one] { $bones } bone
       *[other] { $bones } bones
    }
   *[other] { $tricks } cards, { $bones } bones
}
trick-label = { $card }, { $bones ->
    [one] { $bones } bone
   *[other] { $bones } bones
}, { $player_is ->
    [you] yours
   *[other] played by { $player }
}
bowl = bowl
mark-leads = in the lead
mark-wins = wins
mark-lowest = pinches
mark-legal = can be played
mark-picked = chosen
can-put-away = can be exchanged
again-put-away = press again to take it back
mark-jostle = strongest

## Titles and chapters

title-round = Round { $round } of { $rounds }
title-trick = Trick { $trick }
title-led = { $player_is ->
    [you] You
   *[other] { $player }
} led { $card }
title-turn = { $player_is ->
    [you] { your-turn }
   *[other] { $player }’s turn
}
title-redraw = Exchange
title-pinch = { $player_is ->
    [you] You pinch
   *[other] { $player } pinches
}
title-round-over = Round over
title-game-over = Game over

## What can be done

action-keep = Keep all cards
action-put-away = { $count ->
    [0] Exchange cards
    [one] Exchange one card
   *[other] Exchange { $count } cards
}
action-take = Take { $card } · { $bones ->
    [one] { $bones } bone
   *[other] { $bones } bones
}
action-take-nothing = Take nothing
action-next-round = Next round

prompt-deal = The cards have to be dealt.
prompt-redraw = { prompt-redraw-bare }{ $player_is ->
    [you] {" "}A colour high in the pecking order wins tricks, and a low number has many bones.
   *[other] {""}
}
prompt-redraw-bare = { $player_is ->
    [you] { your-turn }: choose up to three cards to exchange, or keep them all. You draw as many as you put away.
   *[other] { $player } may exchange up to three cards.
}
prompt-chosen = { $player_is ->
    [you] { your-turn }: exchange { $cards }{ $count ->
        [3] . More than three are not allowed.
       *[other] , or choose another card.
    }
   *[other] { $player } has chosen { $cards } for the exchange.
}
first-trick = { $opens ->
    [game] {" "}The colour higher in the pecking order wins, then the higher number. { first-win }
    [round] {" "}{ first-win }
   *[no] {""}
}
first-win = Your first win covers the { $bones } bones on your bowl: then only those of your winning cards count.
last-trick = { $emptied_count ->
    [0] { $ending_count ->
        [0] { $soon_count ->
            [0] {""}
           *[other] {" "}The trick after this one can be the last: { $soon_are ->
                [you] you may have no card left then.
                [you-and] { $soon } may have no card left then.
                [one] { $soon } may have no card left then.
               *[other] { $soon } may have no card left then.
            }
        }
       *[other] {" "}This can be the last trick: { $ending_are ->
            [you] you have only one card left.
            [you-and] { $ending } have only one card left.
            [one] { $ending } has only one card left.
           *[other] { $ending } have only one card left.
        }
    }
   *[other] {" "}This can be the last trick: { $emptied_are ->
        [you] you have no card left.
        [you-and] { $emptied } have no card left.
        [one] { $emptied } has no card left.
       *[other] { $emptied } have no card left.
    }
}
prompt-play = { $player_is ->
    [you] { your-turn }: play a card.{ first-trick }
   *[other] It is { $player }’s turn to play a card.
}{ last-trick }
prompt-lead = { $player_is ->
    [you] { your-turn }: lead with any card.{ first-trick }
   *[other] { $player } leads and may play any card.
}{ last-trick }
prompt-follow = { $player_is ->
    [you] { your-turn }: { $why ->
        [suit] { $count ->
            [one] play { $cards_or }, the only card that you may play.
           *[other] play a { $led_colour } pug{ $cats ->
                [0] {""}
               *[other] {" "}or a cat
            }.
        }
        [void] play any card. You have no { $led_colour } pug, and
       *[cat-lead] play any card.
    } { $why ->
        [void] { $led } was led.
       *[suit] { START($led) } was led.
    }{ first-trick }
   *[other] { $why ->
        [suit] { START($led) } was led, so { $player } must play a { $led_colour } pug{ $cats ->
            [0] {""}
           *[other] {" "}or a cat
        }: { $cards_or }.
        [void] { START($led) } was led, but { $player } has no { $led_colour } pug and may play any card.
       *[cat-lead] { START($led) } was led, so no colour is forced: { $player } may play any card.
    }
}{ last-trick }
prompt-pinch = { $player_is ->
    [you] { your-turn }: { $count ->
        [one] pinch the one card still lying there, { $cards }.
       *[other] pinch one of the cards still lying there: { $cards_or }.
    }
   *[other] { $count ->
        [one] { $player } pinches the one card still lying there: { $cards }.
       *[other] { $player } pinches one of the cards still lying there: { $cards_or }.
    }
}
prompt-pinch-may = { $player_is ->
    [you] { your-turn }: pinch { $cards_or }, or nothing.
   *[other] { $player } may pinch { $cards_or }, or nothing.
}
prompt-next-round = Round { $round } is over. Start the next one when you are ready.
part-lowest = { $winner_is ->
    [you] You win
   *[other] { $winner } wins
} the trick. { START($card) } is the lowest card, so { $player_is ->
    [you] you pinch
   *[other] { $player } pinches
} next.
part-round-end = That was the last pinch of the round, since a hand is empty now. Next the points are counted.
prompt-over = The game is over: { $players_are ->
    [you] you have won.
    [you-and] { $players } have won together.
    [one] { $players } has won.
   *[other] { $players } have won together.
}

step-jostle = { $outcome ->
    [moves] { $colour_suit ->
        [C] The cats move
       *[other] { START($colour) } moves
    } to the top. The pecking order is now { $order }
    [on-top] { $colour_suit ->
        [C] The cats are
       *[other] { START($colour) } is
    } at the top already
   *[stays] Leave the pecking order alone (the lowest card is a cat)
}
step-leaves = { START($card) } is on the discard pile and cannot be taken
step-take = { $player_is ->
    [you] Take
   *[other] { $player } takes
} { $count ->
    [one] the card still lying there
   *[other] one of the { $count ->
        [2] two
       *[other] three
    } cards still lying there
}

## What happened

event-new-order = Round { $round } of 3 begins. { $shuffled ->
    [yes] The pecking order is shuffled: { $order }, the strongest first.
   *[no] { $round ->
        [1] The pecking order is as agreed: { $order }, the strongest first.
       *[other] The pecking order stays as it was: { $order }, the strongest first.
    }
}
event-deal = { $dealer_is ->
    [you] You shuffle all the cards and deal { $count } to each player.
   *[other] { $dealer } shuffles all the cards and deals { $count } to each player.
} { $stack ->
    [one] One card is
   *[other] { $stack } cards are
} left for the stack. { $leader_is ->
    [you] You
   *[other] { $leader }
} will lead.
event-bowls-set = Every bowl is uncovered and worth its { $bones } printed bones.
event-choose = { $player_is ->
    [you] You have
   *[other] { $player } has
} chosen to { $count ->
    [0] keep all cards
   *[other] put { $cards } away
}. Nobody draws before everybody has chosen.
event-choose-hidden = { $player_is ->
    [you] You have
   *[other] { $player } has
} chosen what to put away. Nobody draws before everybody has chosen.
event-redraw = { $player_is ->
    [you] { $count ->
        [0] You keep all your cards.
        [one] You put { $cards } under the stack and draw a new card.
       *[other] You put { $cards } under the stack and draw { $count } new cards.
    }
   *[other] { $count ->
        [0] { $player } keeps all cards.
        [one] { $player } puts { $cards } under the stack and draws a new card.
       *[other] { $player } puts { $cards } under the stack and draws { $count } new cards.
    }
}
event-redraw-hidden = { $player_is ->
    [you] { $count ->
        [0] You keep all your cards.
        [one] You exchange one card.
       *[other] You exchange { $count } cards.
    }
   *[other] { $count ->
        [0] { $player } keeps all cards.
        [one] { $player } exchanges one card.
       *[other] { $player } exchanges { $count } cards.
    }
}
event-first-lead = { $player_is ->
    [you] You sit left of the dealer and lead
   *[other] { $player } sits left of the dealer and leads
} the first trick of the round.
event-lead = { $player_is ->
    [you] You lead { $card }.
   *[other] { $player } leads { $card }.
} { $card_suit ->
    [C] A cat was led, so no colour is forced in this trick.
   *[other] Whoever has { $card_colour } plays { $card_colour } or a cat.
}
event-follow = { $player_is ->
    [you] { $why ->
        [suit] You follow suit with { $card }, because { $led } was led.
        [cat] You play { $card }: a cat may be played at any time.
        [void] You have no { $led_colour } pug, so you may play any card: { $card }.
       *[cat-lead] { START($led) } was led, so no colour is forced. You play { $card }.
    }
   *[other] { $why ->
        [suit] { $player } follows suit with { $card }, because { $led } was led.
        [cat] { $player } plays { $card }: a cat may be played at any time.
        [void] { $player } has no { $led_colour } pug and may play anything: { $card }.
       *[cat-lead] { START($led) } was led, so no colour is forced. { $player } plays { $card }.
    }
}
event-trick-won = { $by ->
    [colour] When the trick was complete, { $card_suit ->
        [C] the cats
       *[other] { $card_colour }
    } stood above { $over_suit ->
        [C] the cats
       *[other] { $over_colour }
    } in the pecking order, so { $card } beat { $over }.
    [both] { START($card) } beats { $over }, since { $card_number } is higher than { $over_number }, and both beat { $beyond }: { $card_suit ->
        [C] the cats
       *[other] { $card_colour }
    } stood above { $beyond_suit ->
        [C] the cats
       *[other] { $beyond_colour }
    } in the pecking order.
   *[number] { START($card) } beats { $over }: the colour is the same, and { $card_number } is higher than { $over_number }.
} { $winner_is ->
    [you] You win the trick, and { $card } goes on your bowl.
   *[other] { $winner } wins the trick, and { $card } goes on { $winner }’s bowl.
}
event-covers-bowl = It is the first card on { $player_whose } bowl, so the { $bones } bones printed there no longer count.
event-lowest = { START($card) } is the lowest card of the trick. { $player_is ->
    [you] You get no bones for it, but you pinch.
   *[other] { $player } gets no bones for it but pinches.
}
event-jostle = { $outcome ->
    [moves] { $colour_suit ->
        [C] The cats jostle to the top
       *[other] { START($colour) } jostles to the top
    }, because { $player_who } played the lowest card. The pecking order is now { $order }.
    [on-top] { $colour_suit ->
        [C] The cats are
       *[other] { START($colour) } is
    } at the top of the pecking order already, so nothing moves.
   *[stays] The lowest card is a cat, and in this game a cat leaves the pecking order alone.
}
event-put-away = { $player_is ->
    [you] You put
   *[other] { $player } puts
} { $card } on the discard pile, so it cannot be taken back.
event-must-pinch = { $player_is ->
    [you] You have
   *[other] { $player } has
} to take { $count ->
    [one] the one card of the trick that still lies there: { $cards }.
   *[other] one of the { $count ->
        [2] two
       *[other] three
    } cards that still lie there: { $cards_or }.
}
event-may-pinch = { $player_is ->
    [you] You
   *[other] { $player }
} may take { $count ->
    [one] the one card of the trick that still lies there, { $cards }, or nothing.
   *[other] one of the { $count ->
        [2] two
       *[other] three
    } cards that still lie there, { $cards_or }, or nothing.
}
event-pinch = { $player_is ->
    [you] You pinch { $card } from { $owner_whom } and take it into your hand.
   *[other] { $player } pinches { $card } from { $owner_whom } and takes it into their hand.
}
event-decline = { $player_is ->
    [you] You take no card.
   *[other] { $player } takes no card.
}
event-clear = { $count ->
    [one] { START($cards) } goes to the discard pile, because nobody took it.
   *[other] { START($cards) } go to the discard pile, because nobody took them.
}
event-next-lead = { $player_is ->
    [you] You won the trick and lead the next one.
   *[other] { $player } won the trick and leads the next one.
}
event-round-end = After this trick { $empty_are ->
    [you] you have no cards left
    [you-and] { $empty } have no cards left
    [one] { $empty } has no cards left
   *[other] { $empty } have no cards left
}, so round { $round } is over.
event-score = { $empty ->
    [yes] { $player_is ->
        [you] You won no trick, so your
       *[other] { $player } won no trick, so the
    } bowl counts its { $bowl } printed bones.
   *[no] { $player_is ->
        [you] You have
       *[other] { $player } has
    } { $bowl ->
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
}{ $before ->
    [0] {""}
   *[other] , { $total } points in all
}.
event-next-dealer = { $player_is ->
    [you] You sit left of the last dealer and deal
   *[other] { $player } sits left of the last dealer and deals
} round { $round }.
event-game-end = The third round is over, and so is the game. Final scores: { $totals }.
event-winners = { $shared ->
    [yes] { START($players) } have the same highest total of { $points } points and win together.
   *[no] { $players_are ->
        [you] { $tied ->
            [yes] You win: the highest total of { $points } points was reached more than once, and the last round decides.
           *[no] You have the highest total, { $points } points, and win.
        }
       *[one] { $tied ->
            [yes] { $players } wins: the highest total of { $points } points was reached more than once, and the last round decides.
           *[no] { $players } has the highest total, { $points } points, and wins.
        }
    }
}

## Why a move is refused

refusal-clockwise = { $player_is ->
    [you] It is not your turn yet: { $actor_who } is next. Cards are played clockwise.
   *[other] { $player } cannot play now: { $actor_is ->
        [you] you are next.
       *[other] { $actor } is next.
    } Cards are played clockwise.
}
refusal-own-hand = { $count ->
    [one] { START($cards) } is
   *[other] { START($cards) } are
} not in { $player_whose } hand. Only cards from { $player_is ->
    [you] your
   *[other] a player’s
} own hand can be played or exchanged.
refusal-follow-suit = { $player_is ->
    [you] Play
   *[other] { $player } has to play
} { $cats ->
    [0] { $have_or }
   *[other] { $have_list } or a cat
}: { $led } was led, and { $card } does not follow suit.
refusal-pinch-steps = { $phase ->
    [pinch] { $actor_is ->
        [you] Pinch a card first: you played the lowest one.
       *[other] { $actor } pinches a card first, having played the lowest one.
    } Only then is the next card played.
   *[other] Nobody pinches now. That comes when a trick is complete, and is for whoever played its lowest card.
}
refusal-lowest-pinches = { $lowest_is ->
    [you] Only you pinch: you played
   *[other] Only { $lowest } pinches, having played
} the lowest card of this trick.
refusal-pinch-lying-only = Pinch { $cards_or }: { $why ->
    [won] { $card } has won the trick and goes to { $winner_whose } bowl.
   *[other] { $card } is not one of the cards of this trick that still lie there.
}
refusal-pinch-own-card = Pinch { $cards_or }: { $card } was the lowest card and has just gone to the discard pile.
refusal-pinch-must = { $player_is ->
    [you] Pinch { $cards_or }: whoever plays the lowest card has to take one.
   *[other] { $player } has to take { $cards_or }: whoever plays the lowest card must not go without.
}
refusal-redraw = Choose at most three cards: { $count } are too many.
refusal-redraw-order = { $phase ->
    [redraw] { $player_is ->
        [you] It is not your turn to exchange yet: { $actor_who } is next. Everybody exchanges once, clockwise.
       *[other] { $player } cannot exchange now: { $actor_is ->
            [you] you are next.
           *[other] { $actor } is next.
        } Everybody exchanges once, clockwise.
    }
   *[other] { $player_is ->
        [you] You
       *[other] { $player }
    } cannot exchange again. Everybody exchanges once in a round.
}
refusal-redraw-timing = { $phase ->
    [redraw] { $actor_is ->
        [you] First exchange cards, or keep them all.
       *[other] First { $actor } exchanges cards, or keeps them all.
    } No card is played before that.
    [deal] The exchange comes after the deal.
   *[other] The exchange is over: it comes before the first card of a round.
}
refusal-round-end = { $phase ->
    [round_over] Start the next round: round { $round } is over.
   *[other] The next round cannot begin yet. Round { $round } ends when a trick leaves somebody without cards.
}
refusal-game-end = The game is over: it ends with the third round.
refusal-deal = Nobody deals now. The cards are dealt once, at the start of a round, and before anything else.
refusal-deck-composition = This is no deal of Mopsen: it has to hold each of the 56 cards exactly once.
refusal-pecking-setup = This pecking order cannot be dealt: it has to hold each of the four colours once, and to be the agreed one if there is one.
refusal-pecking-between-rounds = The pecking order stays as it is from one round to the next.
refusal-unknown-move = Mopsen has no such move. Cards can be exchanged, played and pinched, and a new round can begin.

## Why a card is dimmed, in a few words

hint-clockwise = { $actor_is ->
    [you] You are next.
   *[other] { $actor } is next.
}
hint-own-hand = Not in this hand.
hint-follow-suit = { START($led) } was led: play a { $led_colour } pug or a cat.
hint-pinch-steps = { $phase ->
    [pinch] The pinch comes first.
   *[other] Nobody pinches now.
}
hint-lowest-pinches = { $lowest_is ->
    [you] Only you pinch.
   *[other] Only { $lowest } pinches.
}
hint-pinch-lying-only = { $why ->
    [won] It has won the trick and goes to a bowl.
   *[other] Not among the cards that can be taken.
}
hint-pinch-own-card = The lowest card is on the discard pile.
hint-pinch-must = A card has to be taken.
hint-redraw = At most three cards.
hint-redraw-order = { $phase ->
    [redraw] { $actor_is ->
        [you] You are next to exchange.
       *[other] { $actor } is next to exchange.
    }
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
sheet-round = Round { $round }
sheet-total = Total
sheet-result = { $players_are ->
    [you] You win with { $points } points.
    [you-and] { START($players) } win together with { $points } points each.
    [one] { $players } wins with { $points } points.
   *[other] { $players } win together with { $points } points each.
}
sheet-leads = In the lead: { $players } with { $points } points.

## A rule of thumb

thumb-redraw = Cards of a weak colour with one bone are seldom of use.
thumb-bones = Of what can be had it has the most bones.
thumb-lead = A strong colour to begin with, and many bones on it.
thumb-wins = It wins the trick for sure, with { $count ->
    [one] one bone on it.
   *[other] { $count } bones on it.
}
thumb-high = It is the highest so far, with { $count ->
    [one] one bone on it.
   *[other] { $count } bones on it.
}
thumb-low = It is the lowest so far: whoever is lowest pinches.
thumb-spare = It wins nothing anyhow, so it should cost few bones.

## Questions

quiz-done-lead = You lead { $card }.
quiz-done-follow = You play { $card }.
quiz-playable = Which of your cards can you play now? Choose all of them.
quiz-try-play = play { $card }
quiz-takes = You play { $card } and complete the trick. Which card wins it?
quiz-pinches = You play { $card } and complete the trick. Who pinches? Choose the card in the trick, or the player’s name.
quiz-may-pinch = You played the lowest card, { $card }: it has moved the pecking order and lies on the discard pile already. Which cards may you pinch? Choose { $count ->
    [one] the only one
   *[other] all of them
}.
quiz-pecking = You play { $card } and complete the trick. What is the pecking order after that, the strongest first?
quiz-ranking = You play { $card } and complete the trick. Put its cards in order, the strongest first.
answer-card = { START($card) }
quiz-worth = { $count ->
    [0] Nothing lies on { $player_whose } bowl.
    [one] The card on { $player_whose } bowl shows { $first ->
        [one] one bone
       *[other] { $first } bones
    }.
   *[other] The cards on { $player_whose } bowl show { $bones } bones.
} If the round ended now, how many points would { $player_is ->
    [you] you
   *[other] { $player }
} write down for the round?
answer-order = { START($order) }
because-takes = { START($card) } is the highest card. { $player_is ->
    [you] You take
   *[other] { $player } takes
} the trick.
because-pinches = { START($card) } is the lowest card. { $player_is ->
    [you] You pinch.
   *[other] { $player } pinches.
}
because-beats = { $by ->
    [colour] { START($card) } is higher than { $over }: { $card_suit ->
        [C] the cats stand
       *[other] { $card_colour } stands
    } above { $over_suit ->
        [C] the cats
       *[other] { $over_colour }
    } in the pecking order, whatever the numbers.
   *[number] { START($card) } is higher than { $over }: the colour is the same, and { $card_number } is more than { $over_number }.
}
because-lying = { $count ->
    [one] Only { $cards } still lies there. The highest card is on a bowl, the lowest on the discard pile.
   *[other] { START($cards) } still lie there. The highest card is on a bowl, the lowest on the discard pile.
}
because-not = { $slip ->
    [unmoved] That is how it was before: the lowest card moves its colour.
    [stays] In this game a cat that is lowest moves nothing.
    [winner] The winner moves nothing. It is the lowest card that counts.
    [swapped] The colours do not change places: { $colour_suit ->
        [C] the cats go
       *[other] { $colour } goes
    } to the front, and the others keep their order behind.
   *[bottom] { $colour_suit ->
        [C] The cats go
       *[other] { START($colour) } goes
    } to the front, not to the end.
}
because-ranking = Colours come first: { $order }. Within a colour the higher number is stronger. So it is { $cards_list }.
because-points = { $slip ->
    [hand-bones] A card in hand counts one, whatever bones it shows.
    [without-hand] The cards in hand count as well.
    [with-bowl] The bones printed on a bowl count only while nothing lies on it.
    [cards] Bones count, not cards.
   *[numbers] Numbers win tricks. Only bones count.
}
because-not-last = { $by ->
    [colour] { START($card) } is not the { $end ->
        [top] highest: a colour that stands above { $card_suit ->
            [C] the cats
           *[other] { $card_colour }
        }
       *[bottom] lowest: a colour that stands below { $card_suit ->
            [C] the cats
           *[other] { $card_colour }
        }
    } in the pecking order lies in the trick, too.
   *[number] { START($card) } is not the { $end ->
        [top] highest: a higher
       *[bottom] lowest: a lower
    } number of the same colour lies in the trick, too.
}
quiz-cats = { $led ->
    [cat] { START($card) } was led. Which of your cards may you play?
   *[pug] { START($card) } was led. You hold that colour, and { $over } as well. May you play the cat?
}
answer-cats = { $kind ->
    [any] Any of them
    [only-cats] Only cats, if you have one
    [row] Only a colour that stands above the cats
    [first-pug] Only the colour of the first pug that comes after it
    [anytime] Yes, a cat goes at any time
    [must] No, you have to play the colour that was led
    [cat-led] Only if a cat was led
   *[first-cat] Only if no cat lies in the trick yet
}
because-cats = { $kind ->
    [any] After a cat no colour is forced in that trick.
    [anytime] Whoever could follow suit plays a pug of that colour, or a cat.
    [not-only-cats] Only a pug that was led sets a colour.
    [not-row] The pecking order says which card is higher, not which may be played.
    [not-first-pug] Only the card of the leader could set a colour.
    [not-must] That is not the whole rule: read on about the cats.
    [not-cat-led] What was led makes no difference to cats.
   *[not-first-cat] A trick may hold several cats.
}
quiz-total = What is added up: the points so far, the bones that count for the bowl, and one for each card in hand.
quiz-why-play-compare-number = Only a card with a higher number than the last one may be played.
quiz-why-play-compare-colour = Only a colour that stands higher in the pecking order may be played.
quiz-why-play-cat-lead = Whoever holds a cat has to play it first.
quiz-kept-follow-suit = That forbids another colour only to whoever holds the colour that was led.
quiz-kept-clockwise = That says whose turn it is, and it is yours.
