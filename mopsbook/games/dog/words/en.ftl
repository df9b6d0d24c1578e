### Dog in English.
### $player, $owner, $seat ... are names, with $owner_number and so on beside them, the seat from 0 that gives
### the colour. $card is a card in words ("joker"), with $card_kind (number, double, swap, joker); $cards is a list of
### them, with $cards_or and $cards_count. $field, $source, $target are fields in words ("track 12"); $hits,
### $jumped, $pieces are lists of pieces in words. START() writes the first letter large.

## Cards

card = { $kind ->
    [swap] swap
    [joker] { $role ->
        [none] joker
        [start] joker as a start card
        [back] joker as 4 backward
       *[other] joker as { $role }
    }
   *[number] { $value }
}
card-label = { card }: { $kind ->
    [swap] two pieces change places
    [joker] any card
    [double] start, 1 or 11 forward
   *[number] { $value ->
        [4] 4 forward or backward
        [7] 7 points to share out, burns what it passes
        [13] start, or 13 forward
       *[other] { $value } forward
    }
}
back = face-down card
## one of its kind, and none
a-card = { $card_value ->
    [joker] a { $card }
    [swap] a { $card }
    [8] an { $card }
   *[other] a { $card }
}
no-card = { $card_value ->
    [joker] no { $card }
    [swap] no { $card }
   *[other] no { $card }
}
## as a subject, as an object, with "with", and as an object with what a joker stands for
the-card = { $card_kind ->
    [swap] the { $card }
    [joker] the { $card }
   *[number] the { $card }
}
played-card = { $card_kind ->
    [swap] the { $card }
    [joker] the { $card }
   *[number] the { $card }
}
with-card = { $card_kind ->
    [swap] with the { $card }
    [joker] with the { $card }
   *[number] with the { $card }
}
laid = { $card_kind ->
    [swap] the { $card }
    [joker] the { $card } { $role ->
        [start] as a start card
        [back] as 4 backward
       *[other] as { $role }
    }
   *[number] the { $card }
}

## Fields and pieces

field = { $place ->
    [track] track { $number }
    [home] home { $number }
    [start] start field
   *[zone] start zone
}
on-field = { $field_place ->
    [start] on its start field
    [zone] in the start zone
   *[other] on { $field }
}
from-field = { $leaves ->
    [yes] from its start field
   *[no] from { $source }
}
to-field = { $arrives ->
    [yes] to its start field
   *[no] to { $target }
}
owner-colour = { $owner_number ->
    [0] red
    [1] blue
    [2] yellow
    [3] green
    [4] purple
   *[other] orange
}
seat-colour = { $seat_number ->
    [0] red
    [1] blue
    [2] yellow
    [3] green
    [4] purple
   *[other] orange
}
other-colour = { $other_number ->
    [0] red
    [1] blue
    [2] yellow
    [3] green
    [4] purple
   *[other] orange
}
there-colour = { $there_number ->
    [0] red
    [1] blue
    [2] yellow
    [3] green
    [4] purple
   *[other] orange
}
a-piece = { $owner_number ->
    [0] a red piece
    [1] a blue piece
    [2] a yellow piece
    [3] a green piece
    [4] a purple piece
   *[other] an orange piece
}
## the piece at $field of $owner; the mover's, which is at $source; the one in the way, of $seat at $field
piece = { $owner }’s { owner-colour } piece { on-field }
walker = { $owner }’s { owner-colour } piece { $leaves ->
    [yes] on its start field
   *[no] on { $source }
}
blocker = { $seat }’s { seat-colour } piece { on-field }
whose-piece = { $own ->
    [yes] { a-piece }
   *[no] { $owner }’s { owner-colour } piece
}

## The table

game-name = Dog
zone-board = Board
zone-stock = Stock
zone-discard = Discard pile
colour-name = { $owner_number ->
    [0] Red
    [1] Blue
    [2] Yellow
    [3] Green
    [4] Purple
   *[other] Orange
}
plate = { colour-name } · { $owner }
plate-you = { $owner } (you)
piece-face = { owner-colour } piece
piece-own = { owner-colour } piece { $letter }, { $field }{ $protected ->
    [yes] , protected
   *[no] {""}
}
piece-other = { owner-colour } piece of { $owner }, { $field }{ $protected ->
    [yes] , protected
   *[no] {""}
}
mark-legal = can be used
mark-picked = chosen
can-give = can be passed on
can-toss = can be tossed
arrow-steps = { $steps }
arrow-swap = swap

## Titles and chapters

title-round = Round { $round }
title-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
title-turn = { $player } plays
title-playing = { $player } plays { played-card }
title-give = Exchange: { $player }
title-draw = { $player } may draw
title-shuffle = Shuffling
title-game-over = Game over

## What can be done

action-give = Give { $card }
action-fold = { $count ->
    [one] Fold (the last card)
   *[other] Fold (all { $count } cards)
}
action-toss = Toss { $card }
action-draw = Draw a card
action-stay = Draw nothing
action-blank = Lay { played-card } without effect
action-take-back = Take back a portion
action-other-card = Choose another card
action-other-piece = Choose another piece

ask-piece = Which piece is to move { with-card }?
ask-target = Where is piece { $letter } to go?
ask-swap = Which piece is to change places with { $letter }?
ask-seven = Choose a piece for the next portion of the 7.

## a piece and a field that it can reach, for the ear; then what will happen there
target = piece { $letter }, { $source }, can go { $steps } to { $target }
target-back = piece { $letter }, { $source }, can go { $steps } back to { $target }
target-start = { a-piece } can start
warn-hit = This hits { $piece }: back to the start zone.
warn-hit-kin = { $kin ->
    [own] Careful, this hits your own piece: { $piece }.
   *[partner] Careful, this hits your partner’s piece: { $piece }.
}
warn-burn = { $pieces_count ->
    [one] This burns { $pieces }.
   *[other] This burns { $pieces_count } pieces: { $pieces }.
}

prompt-seating = It has to be drawn who sits where.
prompt-dealer = It has to be drawn who deals first.
prompt-shuffle = The cards have to be shuffled.
prompt-give = { $player } has to pass one card to { $to }, face down. The card that comes back is seen only afterwards.
prompt-play = It is { $player }’s turn to play a card.
prompt-play-cards = { $player } can play { $cards_or }{ $helps ->
    [yes] {" "}and moves the pieces of { $owner } with it, since all own pieces are home
   *[no] {""}
}{ $fold ->
    [yes] , or fold
   *[no] {""}
}.
prompt-fold = { $player } can neither start nor move a piece and has to fold: all cards are laid down, and the round goes on without { $player }.
prompt-toss = { $player } can play no card, so one card of choice is tossed. After that a new one may be drawn.
prompt-draw = { $forced ->
    [yes] { $player } has tossed a card and draws a new one.
   *[no] { $player } has tossed a card and may draw a new one, or end the turn without it.
}
prompt-drawn = { $forced ->
    [yes] With the new card { $player } can play, and so has to: { $cards_or }.
   *[no] With the new card { $player } can play { $cards_or }, or toss a card instead.
}
prompt-toss-again = The new card does not help { $player }: one card of choice is tossed, and the turn ends.
prompt-over = { $players_count ->
    [0] The game is over.
    [one] The game is over: { $players } has won.
   *[other] The game is over: { $players } have won together.
}

## What happened

event-seated = The seats are drawn by lot. In a team game those who sit opposite each other are partners.
event-dealer-chosen = { $dealer } is drawn to deal the first round. { $starter } comes next and will open it.
event-shuffle = All { $count } cards are shuffled.
event-reshuffle = { $why ->
    [before-deal] The stock is too small for the next deal, so everything that nobody holds is shuffled.
    [draw] The stock was empty when a card was needed, so the discard pile is shuffled first.
    [emptied] The last card has left the stock, so the discard pile is shuffled at once.
   *[deal] The stock is used up before everybody has all cards, so the discard pile is shuffled.
} The new stock has { $count } cards; cards in hands stay there.
event-deal = { $part ->
    [yes] { $dealer } deals as far as the stock reaches; { $count } cards are due to each player in round { $round }.
   *[no] { $dealer } deals: everybody has { $count } cards in round { $round } now. { $starter } gets the stock, with { $stock } cards left, and will open the round.
}
event-exchange-due = { $how ->
    [partner] Before the first play partners exchange one card, face down.
   *[left] Before the first play everybody passes one card to the next player, face down.
} { $count ->
    [2] Both
   *[other] All { $count }
} choose first, so nobody can pass on the card that comes in.
event-give = { $player } chooses { a-card } for { $to } and lays it face down.
event-give-hidden = { $player } lays a card for { $to } face down.
event-exchange = { $how ->
    [partner] All partners have chosen, so the cards cross over.
   *[left] Everybody has chosen, so each card moves on one seat.
} Now the round can begin.
event-receive = { $player } gets { a-card } from { $giver }.
event-receive-hidden = { $player } gets a card from { $giver }.
event-first-play = { $starter } has the stock and so makes the first play of round { $round }.
event-start = { $player } plays { laid }: { a-piece } leaves the start zone for its start field. There it is protected: nobody can hit, swap or pass it.
event-move = { $player } plays { laid } and moves { whose-piece } { $how ->
    [back] { $steps } backward, { from-field } { to-field }.
    [home] { $steps }: over its start field, which counts as a step, { from-field } to { $target }.
    [inner] { $steps } further in home, { from-field } to { $target }.
   *[forward] { $steps } forward, { from-field } { to-field }.
}{ $jumped_count ->
    [0] {""}
   *[other] {" "}It jumps over { $jumped } without harm, since only a 7 burns.
}
event-seven = { $count ->
    [one] { $player } plays { laid } and gives all seven points to one piece.
   *[other] { $player } plays { laid } and shares it out in { $count } portions, one after the other.
}
event-portion = { START(whose-piece) } { $how ->
    [home] enters home
    [inner] moves up in home
   *[forward] moves
} with { $points ->
    [one] one point
   *[other] { $points } points
}, { from-field } { to-field }. { $left ->
    [0] All seven points are used.
    [one] One point is left.
   *[other] { $left } points are left.
}
event-hit = { $how ->
    [start] { piece } stood as a guest where the new piece starts
   *[move] { piece } stood where the move ends
}, so it is hit and goes back to its start zone.{ $kin ->
    [own] {" "}Own pieces are not spared.
    [partner] {" "}{ $player } hits a partner’s piece: nobody is spared.
   *[opponent] {""}
}
event-burn = { $passed ->
    [yes] The 7 passes { piece } and burns it
   *[no] The portion of the 7 ends on { piece } and burns it
}: back to the start zone.{ $kin ->
    [own] {" "}Own pieces burn as well.
    [partner] {" "}A partner’s pieces burn as well.
   *[opponent] {""}
}
event-home = { $owner } has { $count ->
    [one] one piece
   *[other] { $count } pieces
} safe in home now. { $needed ->
    [0] All four home fields are filled.
    [one] One field is still free.
   *[other] { $needed } fields are still free.
}
event-swap = { $player } plays { laid }: { piece } and { $other }’s { other-colour } piece on { $other_field } change places. { $kin ->
    [partner] The other piece may be a partner’s, too.
   *[opponent] Nobody is hit by it.
}
event-protected = { $how ->
    [lap] { $owner }’s { owner-colour } piece has come round to its own start field.
    [back] Going backward has brought { $owner }’s { owner-colour } piece to its own start field.
   *[swap] The swap has put { $owner }’s { owner-colour } piece on its own start field.
} It is protected while it stands there, and it blocks the way for everybody.
event-blank = { $player } lays { laid } without effect, because nobody else has a piece that could be swapped.
event-all-home = All pieces of { $player } are home. From now on { $player } uses the own cards for the pieces of { $partner }.
event-fold = { $could ->
    [yes] { $player } folds, though a card could be played
   *[no] { $player } can neither start nor move a piece and folds
}: { $cards } { $count ->
    [one] goes
   *[other] go
} to the discard pile. { $player } is dealt in again next round.
event-fold-hidden = { $player } folds and lays { $count ->
    [one] one card
   *[other] { $count } cards
} face down on the discard pile. { $player } is dealt in again next round.
event-toss = { $again ->
    [yes] { $player } tosses { a-card } as well, and the turn ends.
   *[no] { $player } can play nothing and tosses { a-card }, because every turn costs one card.
}
event-toss-hidden = { $again ->
    [yes] { $player } tosses one more card, face down, and the turn ends.
   *[no] { $player } can play nothing and tosses a card, face down, because every turn costs one card.
}
event-draw = { $player } draws { a-card }.
event-draw-hidden = { $player } draws a card.
event-stock-empty = { $player } wants to draw, but the stock is empty: the discard pile has to be shuffled first, the tossed card included.
event-drawn = { $can ->
    [yes] With the new card { $player } has something to play.
   *[no] Even with the new card { $player } has nothing to play. One more card has to be tossed, and no second one is drawn.
}
event-drawn-hidden = Whether the new card helps, { $player } alone can see.
event-stay = { $player } draws no card, so the turn ends.
event-skip = { $skipped_count ->
    [one] { $skipped } has no cards left and is passed over
   *[other] { $skipped } have no cards left and are passed over
}: { $player } is next.
event-round-end = All hands are empty, so round { $round } is over; the pieces stay where they are. { $dealer } deals the next round, and { $starter } will open it.
event-win = { $teams ->
    [yes] All eight pieces of { $players } are home, so the two win together.
   *[no] { $players } has four pieces home and wins; a fifth piece does not matter.
} Cards left in hands do not count.
event-place = { $last ->
    [yes] { $players_count ->
        [one] Only { $players } is left and takes place { $place }.
       *[other] Only { $players } are left and take place { $place }.
    }
   *[no] { $players_count ->
        [one] { $players } has all pieces home that are needed and takes place { $place }.
       *[other] { $players } have all pieces home and take place { $place }.
    }
}

## Why a move is refused

refusal-turn-order = { $player } cannot act now. { $phase ->
    [give] Cards are passed on seat by seat
   *[other] Turns go round the table
}, and { $actor } is next.
refusal-win-stop = The game is over, so nothing more can be done.
refusal-seating = { $phase ->
    [seating] First the seats are drawn, exactly one for everybody.
   *[other] The seats were settled before the first deal and stay as they are.
}
refusal-first-dealer = { $phase ->
    [dealer] First it has to be settled which of the players deals.
   *[other] The first dealer is drawn only once, before the first deal.
}
refusal-reshuffle = { $phase ->
    [shuffle] The cards have to be shuffled first, because none can be dealt or drawn before.
   *[other] Nobody shuffles now. That is done when a card is needed and the stock is used up.
}
refusal-deck = These are not the cards to be shuffled. It has to be exactly the { $needed } cards that nobody holds; given were { $count }.
refusal-exchange-first = Nothing can be done before the exchange is complete, and { $actor } still has to pass a card on.
refusal-exchange-duty = { $player } cannot pass a card on: this game was set up without the exchange.
refusal-exchange-partner = { $player } cannot pass a card on now. Partners exchange only once, before the first play of a round.
refusal-exchange-left = { $player } cannot pass a card on now. That is done only once, before the first play of a round.
refusal-turn-card = { $player } has { no-card }. Only cards of the own hand can be used.
refusal-must-play = { $player } can play { $cards_or } and so has to play a card. Only somebody who can play nothing gives cards up.
refusal-must-play-harm = Every play that is possible sends back a piece of { $player }’s own side, but one of them is due all the same: with { $cards_or }.
refusal-can-play = Laying { $cards_or } without effect counts as a play, so { $player } is not without one.
refusal-fold = { $player } cannot toss a single card. In a team game somebody who can play nothing folds the whole hand.
refusal-redraw-no-fold = { $player } cannot fold, because nobody does when everybody plays alone. Somebody who can play nothing tosses one card.
refusal-redraw-play = After drawing, too, { $player } has to play if a card can be played.
refusal-redraw-draw = { $why ->
    [first] { $player } has tossed a card. Before anything else it has to be said whether a new one is drawn.
    [forced] { $player } has to draw, because this game was set up so that nobody declines after a toss.
   *[early] { $player } cannot draw or decline now. That choice comes after tossing a card for want of a play.
}
refusal-redraw-fail = { $player } has drawn already, and no second card is drawn in a turn. A card has to be played or tossed.
refusal-no-refill = { $player } cannot draw: in a team game nobody gets a new card during a round.

refusal-own-piece = { $why ->
    [several] Only a 7 can be shared out. { START(the-card) } moves one piece, and { $count } were named.
    [foreign] { $player } cannot move the pieces of { $seat }. Only a swap moves pieces of others.
    [other] { $there }’s { there-colour } piece stands { on-field }, and none of { $seat }. Only a swap moves pieces of others.
   *[empty] { $seat } has no piece { $field_place ->
        [zone] waiting in the start zone.
       *[other] on { $field } that could move.
    }
}
refusal-partner-not-yet = { $player } cannot move the pieces of { $seat } yet, because { $left ->
    [one] one own piece is
   *[other] { $left } own pieces are
} not home. Until then a partner’s piece can only be hit or swapped with.
refusal-partner-own = All pieces of { $player } are home. Now only the pieces of { $partner } are moved.
refusal-start-cards = { START(with-card) } no piece gets from the start zone to { $target }. Pieces start only by a 1/11, a 13 or a joker, and only onto their own start field, { $start }.
refusal-seven-no-start = A 7 starts no piece, so pieces in the start zone cannot take any of its points.
refusal-start-own-blocked = No piece can start, because { blocker } bars it. It has to move on first.
refusal-start-needed = { walker } cannot move up yet. In this game it was agreed that a piece has to be started first when none is on the loop.
refusal-start-block = { START(the-card) } cannot take the piece from { $source } to { $target }, because { $seat }’s { seat-colour } piece stands on its own start field, { $field }. Nobody lands there or gets past.
refusal-protected-start = { $seat }’s { seat-colour } piece on { $field } is protected as long as it stands on the start field of its colour.
refusal-seven-block = Not even a 7 gets past { $seat }’s { seat-colour } piece on { $field }: it is protected on its own start field and cannot be burned.
refusal-start-guest = { $seat }’s { seat-colour } piece on { $field } is a guest on a start field. In this game it was agreed that guests cannot be jumped over.
refusal-forward = { $why ->
    [zone] No card takes a piece back to its start zone. Pieces go there only when they are hit or burned.
   *[back] { walker } would have to go { $steps } backward to { $target }. Cards move forward, and only a 4 goes back.
}
refusal-four-only-back = { walker } cannot go { $steps } backward { with-card }. Only a 4, or a joker as one, goes back, and it goes back four.
refusal-four-back-way = Going backward, too, the way is closed: { $seat }’s { seat-colour } piece on { $field } is protected there.
refusal-four-not-home = { walker } has passed its start field, so { $target } lies behind it, and nobody goes into home backward.
refusal-four-over-start = { walker } cannot go back onto or over its start field, because that was agreed for this game.
refusal-card-value = { $steps ->
    [0] { START(the-card) } cannot swap pieces, because a card does only what is printed on it.
   *[other] { $numbers_count ->
        [0] { START(the-card) } moves no piece along the fields: two pieces change places by it, and nothing else.
       *[other] { START(the-card) } moves a piece { $numbers_or }, but from { $source } to { $target } it is { $steps }.
    }
}
refusal-full-value = { START(the-card) } has to be carried out completely, because no points lapse. From { $source } to { $target } it would be only { $steps }.
refusal-overshoot = The number is too high for { $target }. { walker } has to go past its start field and run another lap.
refusal-hit = This way { $hits_count ->
    [0] nobody
   *[other] { $hits }
} is hit, but the move names { $written }.
refusal-home-no-back = { walker } is in home. From there no piece goes backward or out again.
refusal-home-inner = { walker } cannot move up { with-card }. In this game it was agreed that only a 7 does that.
refusal-home-exact = Home ends at { $last }. The number has to fit exactly, so { walker } cannot use it for home.
refusal-home-no-jump = { walker } cannot get to { $target }, because { $field } is taken, and in home nobody jumps over a piece.
refusal-home-safe = { START($field) } is taken already by { $seat }’s { seat-colour } piece. Pieces in home cannot be hit, so no move ends there.
refusal-home-not-from-start = { walker } cannot go into home from there, even after a lap. It has to pass over the start field within one move.
refusal-home-forward = Home is entered forward over the start field. For { walker } that is still { $steps } fields away.
refusal-home-block = The own start field is part of the way home, and { $seat }’s { seat-colour } piece on { $field } bars it for the others.
refusal-home-optional = { walker } can turn in to { $field } with this number. In this game it was agreed that it then has to.
refusal-swap-blank = { $why ->
    [never] { START(the-card) } cannot be laid without effect, because that was agreed for this game.
    [last-resort] { START(the-card) } can be laid without effect only when nothing else can be played. That was agreed for this game, and { $player } can play another card.
   *[others] { START(the-card) } cannot be laid without effect, because there is a piece to swap: { blocker }.
}
refusal-swap-forced = A swap is a duty once the card is played: { $player } has a piece for it, and so has { $seat }.
refusal-swap-needs-own = { $player } cannot swap. There is { blocker }, but no unprotected piece on the loop to give for it.
refusal-swap-other = { $why ->
    [own] A swap needs one piece of somebody else, but { blocker } is one that { $player } moves.
    [other] { $there }’s { there-colour } piece stands { on-field }, and none of { $seat }.
   *[empty] { $seat } has no piece { on-field } to swap with.
}
refusal-swap-track = Pieces { on-field } take no part in a swap, because both have to be on the loop.
refusal-swap-protected = { blocker } cannot be swapped, because { $field_place ->
    [home] pieces in home are safe.
   *[other] it is protected on its own start field. Not even its owner can swap it there.
}
refusal-joker = { $count ->
    [one] A joker that moves 7 has to be named as a 7, because then it burns what it passes.
   *[other] A joker that is shared out in { $count } portions has to be named as a 7.
}
refusal-seven-full = { $left ->
    [one] Only { $points } of the seven points are used. The last one needs a piece, too, or the card cannot be played like this.
   *[other] { $points ->
        [0] No point is used
        [one] One point is used
       *[other] { $points } points are used
    }, but a 7 takes exactly seven. Every point needs a piece that can use it.
}
refusal-seven-repeat = { walker } has had a portion already. In this game it was agreed that a piece gets only one.
refusal-seven-partner-split = { walker } cannot have points, too. In this game it was agreed that the points left help one piece of the partner only.
refusal-seven-burn = This way the 7 burns { $hits_count ->
    [0] nobody
   *[other] { $hits }
}, but the move names { $written }.
refusal-win-full-card = All pieces would be home, but { $left ->
    [one] one point has
   *[other] { $left } points have
} no use. The last card, too, has to be carried out completely to win.
refusal-unknown-move = Dog has no such move. Cards can be given, played, tossed, drawn and folded.

## Why something is dimmed, in a few words

hint-turn-order = { $actor } is next.
hint-win-stop = The game is over.
hint-seating = The seats come first.
hint-first-dealer = The dealer comes first.
hint-reshuffle = The cards have to be shuffled.
hint-exchange-first = The exchange comes first.
hint-exchange-duty = Played without the exchange.
hint-exchange-partner = The exchange is over.
hint-exchange-left = The exchange is over.
hint-turn-card = Not in this hand.
hint-must-play = Something can be played: { $cards_or }.
hint-must-play-harm = A play is due, even a harmful one.
hint-can-play = A swap without effect is a play.
hint-fold = Only the whole hand can be folded.
hint-redraw-no-fold = Nobody folds alone.
hint-redraw-play = A card can be played now.
hint-redraw-draw = { $why ->
    [first] First: draw or not?
    [forced] Drawing is a duty here.
   *[early] Only after a toss.
}
hint-redraw-fail = Play or toss a card.
hint-no-refill = Nobody draws in a team game.
hint-own-piece = { $why ->
    [several] Only a 7 can be shared out.
   *[other] Not an own piece.
}
hint-partner-not-yet = Own pieces first: { $left } not home.
hint-partner-own = Now { $partner }’s pieces move.
hint-start-cards = Starts only with 1/11, 13 or joker.
hint-seven-no-start = A 7 starts nobody.
hint-start-own-blocked = The start field is taken.
hint-start-needed = A piece has to start first.
hint-start-block = { $seat }’s piece on { $field } blocks.
hint-protected-start = { $seat }’s piece on { $field } is protected.
hint-seven-block = { $seat }’s piece on { $field } blocks even a 7.
hint-start-guest = { $seat }’s guest on { $field } blocks.
hint-forward = Cards move forward.
hint-four-only-back = Only a 4 goes back.
hint-four-back-way = { $seat }’s piece on { $field } blocks.
hint-four-not-home = Never backward into home.
hint-four-over-start = Not back over the start field.
hint-card-value = { $steps ->
    [0] Not a swap.
   *[other] That would be { $steps }.
}
hint-full-value = That would be only { $steps }.
hint-overshoot = Too far for home.
hint-hit = Another piece is hit.
hint-home-no-back = No way back in home.
hint-home-inner = Moves up only by a 7.
hint-home-exact = Home ends at { $last }.
hint-home-no-jump = { START($field) } is in the way.
hint-home-safe = { START($field) } is taken.
hint-home-not-from-start = Not from the start field.
hint-home-forward = Not close to home yet.
hint-home-block = The own start field is taken.
hint-home-optional = It has to turn in.
hint-swap-blank = Not without effect now.
hint-swap-forced = A swap is a duty.
hint-swap-needs-own = No own piece to swap.
hint-swap-other = It takes one own and one other piece.
hint-swap-track = Only pieces on the loop.
hint-swap-protected = Protected.
hint-joker = Name it a 7.
hint-seven-full = { $points } of 7 points.
hint-seven-repeat = It has had a portion.
hint-seven-partner-split = One partner’s piece only.
hint-seven-burn = Other pieces burn.
hint-win-full-card = { $left } left without use.
hint-unknown-move = No such move.

## The sheet

sheet-caption = Pieces home
sheet-player = Player
sheet-home = Home
sheet-loop = Loop
sheet-waiting = Start zone
sheet-place = Place
sheet-result = { $players_count ->
    [one] { $players } wins.
   *[other] { $players } win together.
}

## The table, click by click

zone-pieces = Pieces of { $owner }
zone-goals = Fields that can be reached
plate-partner = { $owner } (partner)
given-label = Card that { $player } passes on
way = { $how ->
    [start] start
    [back] { $steps } back to { $field }
   *[forward] { $steps } to { $field }
}
can-go = { $first_how ->
    [start] can start
   *[other] can go { $ways_or }
}
mark-new = new
can-go-many = can go to { $count } fields
can-swap = can change places
action-as = { $kind ->
    [swap] As a swap
   *[other] As a { $kind }
}
action-other-role = Choose what else the joker stands for
ask-start = Put { a-piece } on its start field.
ask-portion = Where is { $letter } to go? The number on a field is what it takes of the { $left ->
    [one] last point
   *[other] { $left } points left
}.
seven-done = { $letter }: { $source } → { $target }, { $points ->
    [one] one point
   *[other] { $points } points
}{ $pieces_count ->
    [0] {""}
   *[other] ; burned: { $pieces }
}
seven-left = { $left ->
    [one] one point is left
   *[other] { $left } points are left
}
swap-with = { $piece } changes places with { $letter }

## The track as a graph

title-track = Track of { $count } fields
zone-ways = Ways
field-kind = { $kind ->
    [track] track
    [start-field] start field
    [home] home
   *[start-zone] start zone
}
way-told = { $source } → { $target }: { $cards_or }{ $pieces_count ->
    [0] {""}
   *[other] {" "}(blocked by { $pieces })
}
way-cards = { $cards_list }
