### Miau! Miau! in English.
### $player, $other, $next, $skipped, $dealer, $actor are names; $winners is a list of them. $card, $top, $drawn are cards
### in words ("jack of hearts", without an article), with $card_rank, $card_suit and $card_colour beside them; $cards is
### a list, with $cards_or and $cards_count. Beside a fact $suit the message colour is its name. START() writes the
### first letter large.

## The game

game-name = Miau! Miau!

## What a table says before the first move and at the head of the rules; $count is how many play

summary-aim = Get rid of your cards; whoever has none left first wins. Each card has to fit the one on top by rank or by suit, and with one card left you say “Miau!”, or you draw as a penalty.
summary-turn = Play a card of the rank or the suit of the top card. If none fits, draw one. A seven makes the next player draw, an eight makes the next one sit out, and a jack chooses the suit. It does not go on everything: { $jack_wild ->
    [yes] never on another jack.
   *[no] its own suit has to fit, and it never goes on another jack.
}
summary-end = The first player without cards wins, and the game is over.

## The chapters of the rules

chapter-1 = The box
chapter-2 = The deal
chapter-3 = A turn
chapter-4 = Sevens, eights, jacks
chapter-5 = The calls
chapter-6 = The draw pile and the end
chapter-7 = What is no move

## How doubtful rules can be read otherwise

choice-max_players-physical = as many as there are cards for
choice-deck-32 = always 32 cards
choice-deck-52 = always 52 cards
choice-card_letters-KDB = always K, D and B
choice-card_letters-KQJ = always K, Q and J
choice-start_card-active = a seven or an eight works as if it had been played
choice-start_card-redraw = another card is turned up instead
choice-voluntary_draw-true = one may draw although a card fits
choice-draw_count-until-playable = one draws until a card fits
choice-after_seven_draw-may-play = then one card that fits may be played
choice-wish-other-suit-or-none = one of the other three suits, or none
choice-jack_wild-true = a jack fits on everything but a jack
choice-wish_duration-next-cat-only = it binds the next player only
choice-call_check-challenge = only if somebody points it out
choice-call_penalty = { $count } cards
choice-false_call-ignored = it can be made and changes nothing
choice-last_call-required = it can be forgotten and costs one card then
choice-last_card-no-jack = a jack cannot be the last card
choice-play_on-true = the others play on for the places
choice-empty_pile-stop = the game ends, and fewest cards win

## The table

zone-draw = Draw pile
word-draw = { $count ->
    [0] Pile empty
   *[other] Draw pile
}
plate = { $player_plate } · { $count ->
    [one] one card
   *[other] { $count } cards
}
plate-short = { $player_plate } · { $count }
wish-label = { START(colour) } chosen
owed-label = { $count } to draw
bubble = { $call ->
    [miau] Miau!
    [miau-miau] Miau! Miau!
   *[forgotten] …
}
bubble-label = { $call ->
    [forgotten] { $player_is ->
        [you] You have forgotten to call
       *[other] { $player } has forgotten to call
    }
   *[other] { $player_is ->
        [you] You call “{ bubble }”
       *[other] { $player } calls “{ bubble }”
    }
}
mark-legal = fits
mark-picked = chosen
mark-wins = wins
mark-eight = misses a turn

## Titles and chapters

title-start = The deal
title-turn = { $player_is ->
    [you] { your-turn }
   *[other] { $player } is playing
}
title-drawn = { $player_is ->
    [you] You have drawn
   *[other] { $player } has drawn
}
title-wish = { START(colour) } chosen
title-owed = { $count } cards to draw
title-one = { $player_is ->
    [you] You have one card left
   *[other] { $player }: one card left
}
title-challenge = { $other_is ->
    [you] You forgot to call
   *[other] { $other } forgot to call
}
title-shuffle = New draw pile
title-over = Game over

## What can be done

action-draw = { $count ->
    [0] Draw until a card fits
    [one] Draw a card
   *[other] Draw { $count } cards
}
action-keep = { $drawn ->
    [yes] Keep the card
   *[no] Play nothing
}
action-wish = Choose { colour }
action-no-wish = Choose no suit
action-back = Take it back
action-challenge = { $other_is ->
    [you] You did not call!
   *[other] { $other } did not call!
}
action-quiet = Say nothing
ask-wish = Which suit do you choose with the { $card }?
prompt-call = { $player_is ->
    [you] { your-turn }: call “{ bubble }” first, then play { fitting }{ or-else }.
   *[other] { $player } has to call “{ bubble }” first, and then can play { fitting }{ or-else }.
}
or-else = { $how ->
    [draw] , or draw
    [keep] , or play nothing
   *[none] {""}
}
ask-call = Now play { fitting }: “{ bubble }” is called.
can-draw = { $count ->
    [0] draw until a card fits
    [one] draw a card
   *[other] draw { $count } cards
}{ $pile ->
    [shuffled] ; for that the discards are shuffled
    [stops] ; the pile runs out, and the game ends
    [short] ; as many as there are
   *[lasts] {""}
}
can-forget = without “{ bubble }” it costs { $count ->
    [one] one card
   *[other] { $count } cards
}
can-seven = fits; the next player has to draw { $count } cards
can-eight = fits; { $skipped_is ->
    [you] you miss a turn
   *[other] { $skipped } misses a turn
}
can-jack = fits, and chooses the suit

prompt-dealer = The dealer has to be drawn by lot.
prompt-deal = The cards have to be dealt.
prompt-shuffle = The draw pile is empty: the discards have to be shuffled.
prompt-play = { $player_is ->
    [you] { your-turn }: play a card, or draw if nothing fits.
   *[other] { $player } is playing.
}
prompt-lay = { $player_is ->
    [you] { your-turn }: play { fitting }{ $draw ->
        [yes] , or draw
       *[no] {""}
    }.
   *[other] { $player } can play { fitting }{ $draw ->
        [yes] , or draw
       *[no] {""}
    }.
}
fitting = { $cards_count ->
    [0] a card that fits
    [one] the { $cards }
    [2] the { $cards_or }
   *[other] one of { $cards_count } cards that fit
}
prompt-stuck = { $player_is ->
    [you] { your-turn }: { $suit ->
        [none] nothing fits on the { $top }, so draw a card.
       *[other] no { colour } in hand, so draw a card.
    }
   *[other] { $suit ->
        [none] { $player } has nothing that fits on the { $top } and has to draw.
       *[other] { $player } has no { colour } and has to draw.
    }
}
prompt-wish = { $player_is ->
    [you] { your-turn }: play { colour }, the suit chosen{ $draw ->
        [yes] , or draw a card
       *[no] {""}
    }.
   *[other] { $player } has to play { colour }, the suit chosen{ $draw ->
        [yes] , or draw
       *[no] {""}
    }.
}
prompt-owed = { $player_is ->
    [you] { your-turn }: play a seven, or draw { $count } cards.
   *[other] { $player } has to play a seven, or draw { $count } cards.
}
prompt-owed-sevens = { $player_is ->
    [you] { your-turn }: { $cards_count ->
        [0] no seven in hand, so draw { $count } cards.
        [one] play the { $cards }, or draw { $count } cards.
       *[other] play a seven, or draw { $count } cards.
    }
   *[other] { $cards_count ->
        [0] { $player } has no seven and has to draw { $count } cards.
        [one] { $player } has to play the { $cards }, or draw { $count } cards.
       *[other] { $player } has to play a seven, or draw { $count } cards.
    }
}
prompt-drawn = { $player_is ->
    [you] { your-turn }: play the card just drawn (press it), or keep it.
   *[other] { $player } may play the card just drawn, or keep it.
}
prompt-drawn-card = { $player_is ->
    [you] { your-turn }: the { $drawn } fits. Play it (press it), or keep it.
   *[other] { $player } may play the { $drawn } just drawn, or keep it.
}
prompt-may-play = { $player_is ->
    [you] { your-turn }: after drawing, play one card that fits, or none.
   *[other] After drawing, { $player } may play one card that fits.
}
prompt-may-play-cards = { $player_is ->
    [you] { your-turn }: after drawing, play { fitting }, or none.
   *[other] After drawing, { $player } may play { fitting }.
}
prompt-challenge = { $player_is ->
    [you] { your-turn }: { $other_who } forgot to call. Point it out?
   *[other] { $other_is ->
        [you] You forgot to call. Will { $player_who } point it out?
       *[other] { $other } forgot to call. Will { $player } point it out?
    }
}
prompt-over = The game is over: { $winners_are ->
    [you] you have won.
    [you-and] { $winners } have won together.
    [one] { $winners } has won.
   *[other] { $winners } have won together.
}

## What happened

event-dealer-chosen = { $dealer_is ->
    [you] You are drawn to deal
   *[other] { $dealer } is drawn to deal
}, so { $next_who } will begin.
event-deal = { $dealer_is ->
    [you] You shuffle the { $size } cards and deal
   *[other] { $dealer } shuffles the { $size } cards and deals
} { $count } to each player. { $stock ->
    [one] One card is
   *[other] { $stock } cards are
} left for the draw pile.
event-turn-up = { $count ->
    [0] The { $card } is turned up
    [one] The { $under } has an effect and goes under the pile, and then the { $card } is turned up
   *[other] The { $under } have effects and go under the pile, and then the { $card } is turned up
}. The discard pile begins with it.{ $effect ->
    [inert] {" "}Nobody has played this card, so it has no effect.
    [seven] {" "}In this game it counts as played: two cards have to be drawn.
    [eight] {" "}In this game it counts as played: the first player misses a turn.
   *[none] {""}
}
event-first-player = { $player_is ->
    [you] You sit to the left of { $dealer_who }, who dealt, and begin.
   *[other] { $dealer_is ->
        [you] You dealt, so { $player }, who sits to your left, begins.
       *[other] { $player } sits to the left of { $dealer }, who dealt, and begins.
    }
}
event-first-skipped = { $skipped_is ->
    [you] You would begin, but miss the first turn because of the eight.
   *[other] { $skipped } would begin, but misses the first turn because of the eight.
} So { $player_is ->
    [you] you begin.
   *[other] { $player } begins.
}
event-play = { $player_is ->
    [you] { $fresh ->
        [yes] You play the card that you have just drawn: the { $card }.
       *[no] You play the { $card }.
    }
   *[other] { $fresh ->
        [yes] { $player } plays the card that was just drawn: the { $card }.
       *[no] { $player } plays the { $card }.
    }
} { $by ->
    [suit] It fits on the { $top } by its suit.
    [rank] It fits on the { $top } by its rank.
    [wish] { START($card_colour) } were chosen.
    [seven] Whoever plays a seven on a seven draws nothing.
   *[wild] In this game a jack fits on everything but a jack.
}
event-wish = { $player_is ->
    [you] You choose
   *[other] { $player } chooses
} { colour }{ $own ->
    [yes] , the suit of the jack itself
   *[no] {""}
}. Only { colour } fit on the jack now.
event-no-wish = { $player_is ->
    [you] You choose
   *[other] { $player } chooses
} no suit, so that of the jack counts: { $card_colour }.
event-seven = { $stacked ->
    [yes] The sevens add up: { has-to-draw } { $count } cards, or play another seven.
   *[no] { START(has-to-draw) } { $count } cards, or play another seven.
}
has-to-draw = { $player_is ->
    [you] you have to draw
   *[other] { $player } has to draw
}
event-eight = { $skipped_is ->
    [you] You miss a turn because of the eight
   *[other] { $skipped } misses a turn because of the eight
}{ $again ->
    [yes] { $player_is ->
        [you] , and it is your turn again.
       *[other] , and it is { $player }’s turn again.
    }
   *[no] .
}
event-miau = { $player_is ->
    [you] You call “Miau!”, for you have one card left.
   *[other] { $player } calls “Miau!”, for one card is left.
}
event-false-call = { $player_is ->
    [you] You call
   *[other] { $player } calls
} { $call ->
    [miau] “Miau!”
   *[miau-miau] “Miau! Miau!”
}, but that call is not due, and it changes nothing.
event-challenge = { $player_is ->
    [you] You point out that { forgot-the-call }.
   *[other] { $player } points out that { forgot-the-call }.
}
event-quiet = { $player_is ->
    [you] You do not say that { forgot-the-call }.
   *[other] { $player } does not say that { forgot-the-call }.
}
forgot-the-call = { $other_who } forgot to call
event-forgot = { $player_is ->
    [you] { $left ->
        [0] You have played your last card without calling “Miau! Miau!”.
       *[other] You have only one card left and forgot to call “Miau!”.
    }
   *[other] { $left ->
        [0] { $player } has played the last card without calling “Miau! Miau!”.
       *[other] { $player } has only one card left and forgot to call “Miau!”.
    }
} The penalty is { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-penalty = { draws } the { $cards } { for-penalty }.
event-penalty-hidden = { draws } { $count ->
    [one] one card
   *[other] { $count } cards
} { for-penalty }.
for-penalty = { $renewed ->
    [yes] from the new pile
   *[no] as a penalty
}
draws = { $player_is ->
    [you] You draw
   *[other] { $player } draws
}
event-draw = { $why ->
    [free] { draws } the { $cards }.
    [more] { draws } the { $cards } from the new pile.
   *[stuck] { $player_is ->
        [you] Nothing in your hand fits, so you draw the { $cards }.
       *[other] Nothing in { $player }’s hand fits, so { $player } draws the { $cards }.
    }
}
event-draw-hidden = { $why ->
    [free] { draws }
    [more] { draws }
   *[stuck] { $player_is ->
        [you] You have nothing that fits and draw
       *[other] { $player } has nothing that fits and draws
    }
} { $count ->
    [one] a card
   *[other] { $count } cards
}{ $why ->
    [more] {" "}from the new pile
   *[stuck] {""}
}.
event-draw-owed = { draws } { $part ->
    [yes] { $count } of { $owed } cards{" "}
   *[no] {""}
}{ for-what }: the { $cards }.{ ends-turn }
event-draw-owed-hidden = { draws } { $part ->
    [yes] { $count } of { $owed } cards
   *[no] { $count ->
        [one] one card
       *[other] { $count } cards
    }
} { for-what }.{ ends-turn }
ends-turn = { $ends ->
    [yes] {" "}That ends the turn.
   *[no] {""}
}
for-what = { $renewed ->
    [yes] from the new pile
   *[no] for the { $owed ->
        [2] seven
       *[other] sevens
    }
}
event-fits = The drawn card fits, so { $player_who } may play it or keep it.
event-no-fit = The drawn card does not fit, so { $player_is ->
    [you] your turn is over.
   *[other] { $player }’s turn is over.
}
event-may-play = { $player_is ->
    [you] You hold a card that fits and may play it after the draw.
   *[other] { $player } holds a card that fits and may play it after the draw.
}
event-keep = { $player_is ->
    [you] You play nothing, and your turn is over.
   *[other] { $player } plays nothing, and the turn is over.
}
event-wish-stays = The choice of { colour } stands: now { $next_is ->
    [you] you follow it, or draw.
   *[other] { $next } follows it, or draws.
}
event-wish-lapses = The choice of { colour } lapses: from { $next_is ->
    [you] your turn
   *[other] { $next }’s turn
} on the suit of the jack counts again.
event-pile-empty = { $player_is ->
    [you] You draw
   *[other] { $player } draws
}, but the draw pile is empty. { $count ->
    [one] The one discard under the top card becomes the new pile.
   *[other] The { $count } discards under the top card are shuffled.
}
event-reshuffle = { $count ->
    [one] The new draw pile has one card.
   *[other] The new draw pile has { $count } cards.
}
event-short = { $count ->
    [0] No card is left that { $player_who } could draw.
   *[other] { $missing ->
        [one] There is one card too few for { $player_whom } to draw.
       *[other] There are { $missing } cards too few for { $player_whom } to draw.
    }
}
event-stop = No card is left that { $player_who } could draw. In this game that is the end.
event-blocked = For { $count } turns in a row no card has moved, and none can be drawn. The game is over.
event-win = { $player_is ->
    [you] { $called ->
        [yes] You call “Miau! Miau!” with your last card, the { $card }, and win.
       *[no] With the { $card } you have no card left and win, even without the call.
    }
   *[other] { $called ->
        [yes] { $player } calls “Miau! Miau!” with the last card, the { $card }, and wins.
       *[no] With the { $card } { $player } has no card left and wins, even without the call.
    }
}
event-place = { $player_is ->
    [you] { $last ->
        [yes] You still hold cards and come last, in place { $place }.
       *[no] You have no card left and take place { $place }.
    }
   *[other] { $last ->
        [yes] { $player } still holds cards and comes last, in place { $place }.
       *[no] { $player } has no card left and takes place { $place }.
    }
}
event-fewest = { $winners_are ->
    [you] You hold the fewest cards, { $each }, and win.
    [you-and] { START($winners) } hold the fewest cards, { $each } each, and win together.
    [one] { $winners } holds the fewest cards, { $each }, and wins.
   *[other] { $winners } hold the fewest cards, { $each } each, and win together.
}

## Why a move is refused

refusal-direction = { $actor_is ->
    [you] It is your turn, and { $player_who } cannot play now. Play goes clockwise.
   *[other] { $player_is ->
        [you] It is { $actor }’s turn, so you cannot play now. Play goes clockwise.
       *[other] It is { $actor }’s turn, and { $player } cannot play now. Play goes clockwise.
    }
}
refusal-one-card = { $player_is ->
    [you] Play a card from your own hand: the { $card } is not in it.
   *[other] Only a card from { $player }’s own hand can be played: the { $card } is not in it.
}
refusal-match = The { $card } does not fit on the { $top }: neither the rank nor the suit is the same.
refusal-must-play = { $player_is ->
    [you] { $count ->
        [one] You hold a card that fits and have to play it: the { $cards }.
       *[other] You hold cards that fit and have to play one: the { $cards_or }.
    }
   *[other] { $count ->
        [one] { $player } holds a card that fits and has to play it: the { $cards }.
       *[other] { $player } holds cards that fit and has to play one: the { $cards_or }.
    }
}
refusal-draw-when-stuck = { $player_is ->
    [you] { $why ->
        [drawn] You have already drawn. A card is drawn once in a turn.
        [free] Play a card or draw one: you cannot just pass.
       *[first] Draw a card first: you cannot just pass because nothing fits.
    }
   *[other] { $why ->
        [drawn] { $player } has already drawn. A card is drawn once in a turn.
        [free] { $player } cannot just pass: a card is played, or one is drawn.
       *[first] { $player } cannot just pass: where nothing fits, a card has to be drawn first.
    }
}
refusal-play-drawn = After drawing, { $player_who } may play only the drawn card, the { $drawn }, or nothing: not the { $card }.
refusal-seven-only-seven = Only another seven can be played now; otherwise { $player_is ->
    [you] you draw { $count } cards
   *[other] { $player } draws { $count } cards
} for { $count ->
    [2] the seven
   *[other] the sevens
}.
refusal-seven-draw-ends-turn = { $player_is ->
    [you] Play one card that fits or end your turn: you have drawn for the sevens and cannot draw again.
   *[other] { $player } has drawn for the sevens and cannot draw again: one card that fits may be played, or the turn ends.
}
refusal-jack-wish = { $why ->
    [no-jack] Only a jack chooses a suit: the { $card } is none.
    [none] Name a suit with the jack. It may be the suit of the jack itself.
   *[own-suit] Choose another suit, or none: in this game it cannot be the suit of the { $card } itself.
}
refusal-jack-must-match = The { $card } does not fit on the { $top }: in this game a jack, too, needs the suit of the card below.
refusal-no-jack-on-jack = Play another card than the { $card }: no jack is played on a jack.
refusal-wish-binds = Only { colour } fit on the jack now, because that suit was chosen: not the { $card }.
refusal-call-timing = { $phase ->
    [challenge] A call was forgotten. First { $actor_is ->
        [you] point that out, or say nothing.
       *[other] { $actor } may point that out, or say nothing.
    }
   *[other] Nobody has forgotten a call, so there is nothing to point out.
}
refusal-call-only-when-due = { $due ->
    [none] No call is due: after this card { $left } cards are left.
    [miau] With the last card but one the call is “Miau!”, once.
   *[miau-miau] With the last card the call is “Miau! Miau!”.
}
refusal-call-last = With the last card { $player_is ->
    [you] you call
   *[other] { $player } calls
} “Miau! Miau!”.
refusal-last-card-special = { $why ->
    [wish] The game is won with this last card, the { $card }, so there is no suit to choose.
   *[no-jack] In this game a jack cannot be the last card, and the { $card } is { $player_is ->
        [you] your last one.
       *[other] { $player }’s last one.
    }
}
refusal-dealer = { $phase ->
    [dealer] First one of the players has to be drawn to deal.
   *[other] Who deals is already settled.
}
refusal-deal = { $phase ->
    [deal] First the cards have to be dealt.
   *[other] The cards have already been dealt.
}
refusal-deck = This is no deal of Miau! Miau!: each of the { $size } cards has to be in it exactly once.
refusal-empty-pile = { $phase ->
    [shuffle] The draw pile is empty. First the discards under the top card are shuffled, these cards and no others.
    [over] The game ended when a card could not be drawn. Nothing more can be done.
   *[other] Cards are shuffled only when one has to be drawn and the draw pile is empty.
}
refusal-win = The game is won and over. Nothing more can be done.
refusal-blocked = The game ended because no card could move any more. Nothing more can be done.
refusal-unknown-move = Miau! Miau! has no such move. Cards can be played, with a suit or a call, drawn and kept.

## Why a card is dimmed, in a few words

hint-direction = { $actor_is ->
    [you] It is your turn.
   *[other] { $actor } is next.
}
hint-one-card = Not in this hand.
hint-match = Neither the rank nor the suit fits.
hint-must-play = A card fits and has to be played.
hint-draw-when-stuck = { $why ->
    [drawn] Only one card is drawn in a turn.
    [free] Play a card or draw one.
   *[first] A card has to be drawn first.
}
hint-play-drawn = Only the drawn card may be played.
hint-seven-only-seven = Play a seven, or draw { $count } cards.
hint-seven-draw-ends-turn = No more cards are drawn in this turn.
hint-jack-wish = { $why ->
    [no-jack] Only a jack chooses a suit.
    [none] Name a suit.
   *[own-suit] Another suit, or none.
}
hint-jack-must-match = A jack has to fit by its suit.
hint-no-jack-on-jack = No jack on a jack.
hint-wish-binds = { START(colour) } were chosen.
hint-call-timing = { $phase ->
    [challenge] { $actor_is ->
        [you] You are asked about the forgotten call.
       *[other] { $actor } is asked about the forgotten call.
    }
   *[other] No call was forgotten.
}
hint-call-only-when-due = { $due ->
    [none] No call is due.
   *[other] Another call is due.
}
hint-call-last = The call is “Miau! Miau!”.
hint-last-card-special = { $why ->
    [wish] The last card chooses no suit.
   *[no-jack] The last card cannot be a jack.
}
hint-dealer = { $phase ->
    [dealer] First the dealer is drawn.
   *[other] Who deals is settled.
}
hint-deal = { $phase ->
    [deal] First the cards are dealt.
   *[other] The cards have been dealt.
}
hint-empty-pile = { $phase ->
    [shuffle] First the discards are shuffled.
    [over] The game is over.
   *[other] There is nothing to shuffle now.
}
hint-win = The game is over.
hint-blocked = The game is over.

## The end

sheet-caption = Cards left in hand
sheet-player = Player
sheet-cards = Cards
sheet-place = Place
sheet-result = { $shared ->
    [yes] { START($players) } hold the fewest cards and win together.
   *[no] { $players_are ->
        [you] You win.
       *[other] { $players } wins.
    }
}

## A rule of thumb

thumb-stop = { $other_is ->
    [you] You are nearly out of cards, and this gets in your way.
   *[other] { $other } is nearly out of cards, and this gets in the way.
}
thumb-wish = Of that suit you hold most: { $count ->
    [one] one card.
   *[other] { $count } cards.
}
thumb-follows = Later { $count ->
    [one] one more of your cards goes
   *[other] { $count } more of your cards go
} on it.

## Questions

quiz-situation = You have just drawn the { $card }.
quiz-done-play = You play the { $card } on the { $top }.
quiz-done-draw-owed = You draw { $count ->
    [one] a card
   *[other] { $count } cards
} { for-what }.
quiz-playable = Which of your cards can you play now? Choose all of them.
quiz-try-play = play the { $card }
quiz-owed = You play the { $card }, and whoever comes next has no seven. How many cards have to be drawn then?
quiz-wished = You play the { $card } and choose { colour }. Which of your other cards would fit on it? Choose all of them.
quiz-call = You play the { $card }. Do you have to call “Miau!” or “Miau! Miau!” with it?
answer-call = { $call ->
    [nothing] Neither of them
    [miau] “Miau!”
   *[miau-miau] “Miau! Miau!”
}
because-owed = { $slip ->
    [count] Look at how many cards are owed already, and at what this seven adds.
    [one] For each seven two cards have to be drawn.
    [alone] The cards that were owed before are added.
   *[before] Your seven adds two more.
}
because-sevens = { $sevens ->
    [one] For this seven { $count } cards have to be drawn, and none were owed before.
   *[other] { $sevens } sevens in a row: two cards for each, { $count } in all.
}
quiz-held = { $sevens ->
    [one] One seven was played
   *[other] { $sevens } sevens were played in a row
}, and you have none. How many cards do you hold once you have drawn for { $sevens ->
    [one] it
   *[other] them
}?
because-held = { $slip ->
    [one] A seven costs more than one card.
    [alone] Each of the sevens counts.
    [new] The cards that you hold already count, too.
   *[laid] Whoever owes cards for a seven plays none but a seven.
}
because-held-right = { $held } in your hand and { $owed } for the { $sevens ->
    [one] seven make { $count }.
   *[other] { $sevens } sevens make { $count }.
}
quiz-who-draws = You play the { $card }. { $answering } plays another seven onto it, and { $own ->
    [yes] you have none left
   *[no] { $then } has none
}. Who draws how many cards?
answer-who-draws = { $player_is ->
    [you] You draw
   *[other] { $player } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}
because-who-draws = { $slip ->
    [answered] Whoever answers with a seven draws nothing: { $player_is ->
        [you] you pass
       *[other] { $player } passes
    } it on.
    [before] The cards that were owed before are added.
   *[alone] Each of the sevens counts.
}
because-who-draws-right = { $sevens } sevens in a row, two cards for each: { $player_is ->
    [you] you draw
   *[other] { $player } draws
} { $count }.
because-wish = { $slip ->
    [fits] The { $card } fits.
    [jack] The { $card } does not fit: no jack on a jack.
    [own] The { $card } is of the suit of the jack itself, but { colour } were chosen.
   *[other] The { $card } does not fit: { colour } were chosen.
}
because-wished = Only { colour } fit now, and no jack.
because-count-left = Count the cards that are left in your hand after that.
because-call = { $call ->
    [nothing] { $left } cards are left in your hand, so no call is due yet.
    [miau] One card is left in your hand: “Miau!”
   *[miau-miau] No card is left in your hand: “Miau! Miau!”
}
quiz-forgets = You play the { $card }, { $last ->
    [yes] your last card
   *[no] your last card but one
}, and forget to call “{ $call ->
    [miau] Miau!
   *[miau-miau] Miau! Miau!
}”. What comes of it?
answer-forgets = { $kind ->
    [draw] You draw { $count ->
        [one] a card
       *[other] { $count } cards
    } at once
    [pointed] You draw { $count ->
        [one] a card
       *[other] { $count } cards
    }, if somebody notices
    [nothing] Nothing: it counts all the same
   *[back] You take the card back
}
because-forgets = { $kind ->
    [draw] A forgotten call costs { $count ->
        [one] a card
       *[other] { $count } cards
    }, before the game goes on.
    [pointed] In this game a forgotten call costs { $count ->
        [one] a card
       *[other] { $count } cards
    }, but only if somebody points it out in time.
    [nothing] No penalty is printed for the last call, so a hand without cards wins all the same.
    [not-draw] { $free ->
        [yes] No card is drawn for the last call.
       *[no] Nothing is drawn before somebody has pointed it out.
    }
    [not-pointed] { $free ->
        [yes] No card is drawn for the last call, whoever notices.
       *[no] Nobody has to point it out.
    }
    [not-nothing] The call belongs to the card: without it something has to be paid.
   *[not-back] A card that was played stays where it is.
}
quiz-runs-out = { $count ->
    [0] The draw pile is used up. What happens when somebody has to draw?
    [one] One card is left in the draw pile. What happens when it is used up, and somebody has to draw?
   *[other] { $count } cards are left in the draw pile. What happens when it is used up, and somebody has to draw?
}
answer-runs-out = { $kind ->
    [below] All discards but the top one become the new pile
    [all] All discards, with the top one, become the new pile
    [pass] Nobody draws any more
   *[end] The game ends
}
because-runs-out = { $kind ->
    [below] The discards are shuffled, but the top card stays: the next one is played on it.
    [end] In this game that is the end: fewest cards win.
    [not-below] In this game nothing is shuffled.
    [not-all] Something has to stay on which the next card is played.
    [not-pass] Drawing is no choice: whoever has to draw gets cards as long as there are any.
   *[not-end] The game ends only with somebody's last card.
}
quiz-kept-seven-only-seven = That holds only while cards are owed for a seven.
quiz-kept-jack-must-match = That forbids only a jack whose suit does not fit.
quiz-kept-no-jack-on-jack = That forbids only a jack on a jack.
quiz-kept-play-drawn = That holds only after drawing.
quiz-kept-wish-binds = That holds only on a jack, and forbids only what is not of the chosen suit.
