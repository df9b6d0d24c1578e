### Miau! Miau! in English.
### $player, $other, $next, $skipped, $dealer, $actor are names; $winners is a list of them. $card, $top, $drawn are cards
### in words ("jack of hearts", without an article), with $card_rank, $card_suit and $card_colour beside them; $cards is
### a list, with $cards_or and $cards_count. Beside a fact $suit the message colour is its name. START() writes the
### first letter large.

## The table

game-name = Miau! Miau!
zone-draw = Draw pile
word-draw = Draw pile
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
wish-label = { START(colour) } wished
owed-label = { $count } owed
bubble = { $call ->
    [miau] Miau!
    [miau-miau] Miau! Miau!
   *[forgotten] …
}
bubble-label = { $call ->
    [forgotten] { $player } has forgotten to call
   *[other] { $player } calls “{ bubble }”
}
mark-legal = fits
mark-picked = chosen
mark-wins = wins
arrow-seven = draw { $count }
arrow-eight = sit out

## Titles and chapters

title-start = The deal
title-turn = { $player } to play
title-drawn = { $player } has drawn
title-wish = { START(colour) } wished
title-owed = { $count } cards to draw
title-one = { $player }: one card left
title-challenge = { $other } forgot to call
title-shuffle = New draw pile
title-over = Game over

## What can be done

action-draw = { $count ->
    [0] Draw until a card fits
    [one] Draw a card
   *[other] Draw { $count } cards
}
action-keep = Lay nothing
action-wish = Wish { colour }
action-no-wish = Wish nothing
action-back = Take it back
action-challenge = { $other } did not call!
action-quiet = Say nothing
ask-wish = Which suit goes with the { $card }?
ask-call = “{ bubble }” is called. Now lay the card.
can-draw = { $count ->
    [0] draw until a card fits
    [one] draw a card
   *[other] draw { $count } cards
}
can-seven = fits; the next player owes { $count } cards
can-eight = fits; { $skipped } will sit out
can-jack = fits, and wishes a suit

prompt-dealer = It has to be drawn who deals.
prompt-deal = The cards have to be dealt.
prompt-shuffle = The draw pile is empty. The discards have to be shuffled.
prompt-play = { $player } lays a card, or draws if nothing fits.
prompt-lay = { $player } can lay the { $cards_or }{ $draw ->
    [yes] , or draw a card
   *[no] {""}
}.
prompt-stuck = { $suit ->
    [none] { $player } can lay nothing on the { $top } and has to draw a card.
   *[other] { START(colour) } were wished, but { $player } can lay none and has to draw a card.
}
prompt-wish = { START(colour) } were wished, so { $player } can lay the { $cards_or }{ $draw ->
    [yes] , or draw a card
   *[no] {""}
}.
prompt-owed = { $player } draws { $count } cards, or lays a seven.
prompt-owed-sevens = { $cards_count ->
    [0] { $player } has no seven and has to draw { $count } cards.
   *[other] { $player } can lay the { $cards_or }, or draw { $count } cards.
}
prompt-drawn = { $player } may lay the drawn card or keep it.
prompt-drawn-card = { $player } has drawn the { $drawn }, which fits: lay it, or keep it.
prompt-may-play = { $player } has drawn for the sevens and may lay one card that fits.
prompt-may-play-cards = { $player } has drawn for the sevens and may lay the { $cards_or }, or nothing.
prompt-challenge = { $other } has forgotten to call. Does { $player } point it out?
prompt-over = { $count ->
    [one] The game is over: { $winners } has won.
   *[other] The game is over: { $winners } have won together.
}

## What happened

event-dealer-chosen = { $dealer } is drawn to deal, so { $next } will begin.
event-deal = { $dealer } shuffles the { $size } cards and deals { $count } to each player. { $stock ->
    [one] One card is
   *[other] { $stock } cards are
} left for the two piles.
event-turn-up = { $count ->
    [0] The { $card } is turned up
    [one] The { $under } has an effect and goes under the pile, and then the { $card } is turned up
   *[other] The { $under } have effects and go under the pile, and then the { $card } is turned up
}. The discard pile begins with it.{ $effect ->
    [inert] {" "}Nobody has played this card, so it has no effect.
    [seven] {" "}Here it counts as played: two cards are owed.
    [eight] {" "}Here it counts as played: the first player misses a turn.
   *[none] {""}
}
event-first-player = { $player } sits left of { $dealer }, who has dealt, and begins.
event-first-skipped = { $skipped } sits left of { $dealer }, but misses the first turn because of the eight. So { $player } begins.
event-play = { $fresh ->
    [yes] { $player } lays the card that was just drawn: the { $card }.
   *[no] { $player } lays the { $card }.
} { $by ->
    [suit] It fits on the { $top } by its suit.
    [rank] It fits on the { $top } by its rank.
    [wish] { START($card_colour) } were wished.
    [seven] A seven on a seven saves drawing.
   *[wild] Here a jack fits on everything but a jack.
}
event-wish = { $own ->
    [yes] { $player } names { colour }, the suit of the jack itself. Only { colour } fit on it now.
   *[no] { $player } wishes { colour }. Only { colour } fit on the jack now.
}
event-no-wish = { $player } wishes nothing, so the suit of the jack counts: { $card_colour }.
event-seven = { $stacked ->
    [yes] The sevens add up: { $player } has to draw { $count } cards, or lay another seven.
   *[no] { $player } has to draw { $count } cards, or lay another seven.
}
event-eight = { $again ->
    [yes] { $skipped } misses a turn because of the eight, and { $player } is on turn again.
   *[no] { $skipped } misses a turn because of the eight.
}
event-miau = { $player } calls “Miau!”, for one card is left.
event-false-call = { $player } calls { $call ->
    [miau] “Miau!”
   *[miau-miau] “Miau! Miau!”
}, but that call is not due, and it changes nothing.
event-challenge = { $player } points out that { $other } has forgotten to call.
event-quiet = { $player } does not say that { $other } has forgotten to call.
event-forgot = { $left ->
    [0] { $player } has laid the last card without calling “Miau! Miau!”.
   *[other] { $player } has only one card left and has forgotten to call “Miau!”.
} The penalty is { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-penalty = { $player } draws the { $cards } as a penalty.
event-penalty-hidden = { $count ->
    [one] { $player } draws one card as a penalty.
   *[other] { $player } draws { $count } cards as a penalty.
}
event-draw = { $why ->
    [free] { $player } draws the { $cards }.
   *[stuck] Nothing in { $player }’s hand fits, so { $player } draws the { $cards }.
}
event-draw-hidden = { $why ->
    [free] { $player } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[stuck] { $player } has nothing that fits and draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
event-draw-owed = { $player } draws for the sevens: the { $cards }.{ $ends ->
    [yes] {" "}With that the turn is over.
   *[no] {""}
}
event-draw-owed-hidden = { $player } draws { $count ->
    [one] one card
   *[other] { $count } cards
} for the sevens.{ $ends ->
    [yes] {" "}With that the turn is over.
   *[no] {""}
}
event-fits = The drawn card fits, so { $player } may lay it or keep it.
event-no-fit = The drawn card does not fit, so { $player }’s turn is over.
event-may-play = { $player } holds a card that fits and may lay it after the draw.
event-keep = { $player } lays nothing, and the turn is over.
event-wish-stays = { START(colour) } are still wished, now of { $next }.
event-wish-lapses = The wish for { colour } lapses: from { $next } on the suit of the jack counts again.
event-pile-empty = { $player } draws, but the draw pile is empty. { $count ->
    [one] The one discard under the top card becomes the new pile.
   *[other] The { $count } discards under the top card are shuffled.
}
event-reshuffle = { $count ->
    [one] The new draw pile has one card.
   *[other] The new draw pile has { $count } cards.
}
event-short = { $count ->
    [0] No card is left that { $player } could draw.
   *[other] { $missing ->
        [one] There is one card too few for { $player } to draw.
       *[other] There are { $missing } cards too few for { $player } to draw.
    }
}
event-stop = No card is left that { $player } could draw. In this game that is the end.
event-blocked = In { $count } turns in a row no card has moved, and none can be drawn. The game is over.
event-win = { $called ->
    [yes] { $player } calls “Miau! Miau!” with the last card, the { $card }, and wins.
   *[no] With the { $card } { $player } has no card left and wins, even without the call.
}
event-place = { $last ->
    [yes] { $player } still holds cards and comes last, in place { $place }.
   *[no] { $player } has no card left and takes place { $place }.
}
event-fewest = { $count ->
    [one] { $winners } holds the fewest cards, { $each }, and wins.
   *[other] { $winners } hold the fewest cards, { $each } each, and win together.
}

## Why a move is refused

refusal-direction = { $player } cannot play now. The turn passes clockwise, and { $actor } is on turn.
refusal-one-card = The { $card } is not in { $player }’s hand, and a card can only be laid from one’s own hand.
refusal-match = The { $card } does not fit on the { $top }: neither the rank nor the suit is the same.
refusal-must-play = { $count ->
    [one] { $player } holds a card that fits, the { $cards }, and has to lay it.
   *[other] { $player } holds cards that fit and has to lay one: the { $cards_or }.
}
refusal-draw-when-stuck = { $why ->
    [drawn] { $player } has drawn already. A card is drawn once in a turn.
    [free] { $player } cannot just pass: a card is laid, or one is drawn.
   *[first] { $player } cannot just pass: where nothing fits, a card has to be drawn first.
}
refusal-play-drawn = The { $card } cannot be laid: after a draw { $player } may lay only the drawn card, the { $drawn }, or nothing.
refusal-seven-only-seven = { $player } owes { $count } cards for { $count ->
    [2] a seven
   *[other] sevens
}. Only another seven can be laid now; otherwise all { $count } are drawn.
refusal-seven-draw-ends-turn = { $player } has drawn for the sevens and cannot draw again: one card that fits may be laid, or the turn ends.
refusal-jack-wish = { $why ->
    [no-jack] The { $card } is no jack, so no suit can be wished with it.
    [none] Whoever lays a jack has to name a suit. It may be the suit of the jack itself.
   *[own-suit] The { $card } has that suit already. In this game another suit is wished, or none.
}
refusal-jack-must-match = The { $card } does not fit on the { $top }: in this game a jack needs the suit of the card below, too.
refusal-no-jack-on-jack = The { $card } cannot be laid: no jack is laid on a jack.
refusal-wish-binds = The { $card } cannot be laid: { colour } were wished, and only that suit fits on the jack.
refusal-call-timing = { $phase ->
    [challenge] A call was forgotten. Before anything else { $actor } may point that out, or say nothing.
   *[other] Nobody has forgotten a call, so there is nothing to point out.
}
refusal-call-only-when-due = { $due ->
    [none] No call is due: after this card { $left } cards are left.
    [miau] With the last card but one the call is “Miau!”, once.
   *[miau-miau] With the last card the call is “Miau! Miau!”.
}
refusal-call-last = With the last card { $player } calls “Miau! Miau!”.
refusal-last-card-special = { $why ->
    [wish] The { $card } is the last card of { $player }. The game is won with it, so there is nothing to wish.
   *[no-jack] The { $card } is the last card of { $player }, and in this game a jack cannot be the last card.
}
refusal-dealer = { $phase ->
    [dealer] First it has to be drawn which of the players deals.
   *[other] It is settled who deals.
}
refusal-deal = { $phase ->
    [deal] First the cards have to be dealt.
   *[other] The cards have been dealt.
}
refusal-deck = This is no deal of Miau! Miau!: each of the { $size } cards has to be in it exactly once.
refusal-empty-pile = { $phase ->
    [shuffle] The draw pile is empty. First the discards under the top card are shuffled, these cards and no others.
    [over] The game ended when a card could not be drawn. Nothing more can be done.
   *[other] Cards are shuffled only when one has to be drawn and the draw pile is empty.
}
refusal-win = The game is won and over. Nothing more can be done.
refusal-blocked = The game ended because no card could move any more. Nothing more can be done.
refusal-unknown-move = Miau! Miau! has no such move. Cards can be laid, with a wish or a call, drawn and kept.

## Why a card is dimmed, in a few words

hint-direction = { $actor } is on turn.
hint-one-card = Not in this hand.
hint-match = Neither the rank nor the suit fits.
hint-must-play = A card fits and has to be laid.
hint-draw-when-stuck = { $why ->
    [drawn] Only one card is drawn in a turn.
    [free] Lay a card or draw one.
   *[first] A card has to be drawn first.
}
hint-play-drawn = Only the drawn card may be laid.
hint-seven-only-seven = Only a seven helps, or drawing { $count } cards.
hint-seven-draw-ends-turn = No more cards are drawn in this turn.
hint-jack-wish = { $why ->
    [no-jack] Only a jack wishes.
    [none] Name a suit.
   *[own-suit] Another suit, or none.
}
hint-jack-must-match = A jack has to fit by its suit.
hint-no-jack-on-jack = No jack on a jack.
hint-wish-binds = { START(colour) } were wished.
hint-call-timing = { $phase ->
    [challenge] { $actor } is asked about the forgotten call.
   *[other] No call was forgotten.
}
hint-call-only-when-due = { $due ->
    [none] No call is due.
   *[other] Another call is due.
}
hint-call-last = The call is “Miau! Miau!”.
hint-last-card-special = { $why ->
    [wish] The last card wishes nothing.
   *[no-jack] The last card cannot be a jack.
}
hint-dealer = { $phase ->
    [dealer] First the dealer is drawn.
   *[other] It is settled who deals.
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
    [yes] { $players } hold the fewest cards and win together.
   *[no] { $players } wins.
}
