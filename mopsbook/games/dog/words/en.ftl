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
        [7] 7 points to split, burns what it passes
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
        [swap] as a swap
       *[other] as { $role }
    }
   *[number] the { $card }
}

## a card that somebody is to take
take = { $kind ->
    [swap] the swap
    [joker] the joker
   *[number] { $value }
}

## why no card can be played, kind by kind
none-starts = No card starts a piece: only a 1/11, a 13 and a joker can.
none-walks = No number fits: no piece of { $owner_is ->
    [you] yours
   *[other] { $owner }’s
} is on the track, and none at home can go so far.
none-swaps = No swap: no unprotected piece of { $owner_is ->
    [you] yours
   *[other] { $owner }’s
} is on the track. Without effect it goes only if nobody else has one either.

## Fields and pieces

field = { $place ->
    [track] track { $number }
    [home] home { $number }
    [start] start field
    [other] the { owner-colour } start field
   *[zone] start zone
}
field-home = { $field }, { $owner_who }
field-start = start field, { $owner_who }
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
## a piece by its letter, which others have, too
lettered = { owner-colour } { $letter }
a-piece = { $owner_number ->
    [0] a red piece
    [1] a blue piece
    [2] a yellow piece
    [3] a green piece
    [4] a purple piece
   *[other] an orange piece
}
## the piece at $field of $owner; the mover's, which is at $source; the one in the way, of $seat at $field
piece = { $owner_whose } { owner-colour } piece { on-field }
walker = { $owner_whose } { owner-colour } piece { $leaves ->
    [yes] on its start field
   *[no] on { $source }
}
blocker = { $seat_whose } { seat-colour } piece { on-field }
theirs = { $seat_is ->
    [you] yours
   *[other] { $seat }’s
}
whose-piece = { $own ->
    [yes] { a-piece }
   *[no] { $owner_whose } { owner-colour } piece
}

## The game

game-name = Dog

## What a table says before the first move and at the head of the rules; $count is how many play

summary-team = Bring your four pieces home, then help your partner: the first team with all eight pieces home wins
summary-alone = Bring your pieces home: whoever is the first with four pieces home wins
summary-aim = { $count ->
    [4] { summary-team }
    [6] { summary-team }
   *[other] { summary-alone }
}. Cards bring pieces into the game and move them once round the track, and whoever is hit goes back to the start zone.
summary-stuck-team = If no card can be played, fold with the whole hand and wait for the next round.
summary-stuck-alone = If no card can be played, toss one; you may draw another for it and try that.
summary-turn = Play one card and carry it out: start a piece with a 1/11, a 13 or a joker, or move a piece as the card says. { $count ->
    [4] { summary-stuck-team }
    [6] { summary-stuck-team }
   *[other] { summary-stuck-alone }
}
summary-end = A round ends when all hands are empty; before the next one everybody passes a card on. { $count ->
    [4] The game ends as soon as a team has all eight pieces home.
    [6] The game ends as soon as a team has all eight pieces home.
   *[other] The game ends as soon as somebody has four pieces home.
}

## The chapters of the rules

chapter-1 = The box, people and teams
chapter-2 = The board
chapter-3 = Cards, dealing, rounds
chapter-4 = The exchange
chapter-5 = Playing and folding
chapter-6 = Starting and protected start fields
chapter-7 = Moving and hitting
chapter-8 = Home
chapter-9 = The cards
chapter-10 = The seven
chapter-11 = Partners, the end of the game, playing alone
chapter-12 = What is no move

## How doubtful rules can be read otherwise

choice-seating-random = the seats are drawn
choice-spaces = { $count } fields in each section
choice-sections = { $count } sections, however many play
choice-direction-counterclockwise = pieces run counterclockwise
choice-turn_order-with-pieces = turns and dealing go the way the pieces run
choice-deal_order-packets = each hand is dealt at once
choice-reshuffle-when-emptied = as soon as the stock is empty
choice-reshuffle-before-deal = before a deal for which the stock is too small
choice-discard_view-all = all of the discard pile may be looked at
choice-exchange-never = there is no exchange
choice-voluntary_fold-on = in a team one may fold at any time
choice-folded_cards-hidden = they are put down face down
choice-start_first-on = a piece has to be started before any other moves, at home too
choice-start_protection-start-or-lap = a swap or a move backward does not protect it
choice-foreign_start_block-on = a guest cannot be jumped, but can be hit
choice-home_entry-forced = whoever can turn in has to
choice-home_moves-seven-only = only by a 7
choice-four_over_start-barred = it may go neither onto it nor over it
choice-swap_blank-last-resort = a swap without effect only if no card has an effect
choice-swap_blank-never = a swap without effect is never allowed
choice-seven_repeat-off = each piece moves once at most
choice-seven_partner-one-piece = they all go to one piece
choice-play_on-places = the others play on for the places
choice-redraw_draw-forced = one has to draw
choice-redraw_play-optional = a card may be tossed instead

## The table

zone-board = Board
zone-guards = Protected start fields
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
plate = { $owner_is ->
    [you] { colour-name } · { $owner_plate }
   *[other] { colour-name } · { $owner }
}
plate-team = { $partner_is ->
    [you] { colour-name } · { $owner } (team)
   *[other] { plate }
}
piece-face = { owner-colour } piece
piece-own = { owner-colour } piece { $letter }, { $field }{ $protected ->
    [yes] , protected
   *[no] {""}
}
piece-other = { $owner_whose } { owner-colour } piece, { $field }{ $protected ->
    [yes] , protected
   *[no] {""}
}
mark-legal = can be used
mark-picked = chosen
again-give = press again to pass it on
again-toss = press again to toss it
goal-steps = { $how ->
    [back] −{ $steps }
    [bare] { $steps }
   *[forward] +{ $steps }
}

## Titles and chapters

title-round = Round { $round }
title-cards = { $count ->
    [one] begun with one card each
   *[other] begun with { $count } cards each
}
title-turn = { $player_is ->
    [you] { your-turn }
   *[other] { $player } is playing
}
title-playing = { $player_is ->
    [you] You play { played-card }
   *[other] { $player } plays { played-card }
}
title-give = Exchange
title-draw = { $player_is ->
    [you] You may draw
   *[other] { $player } may draw
}
title-shuffle = Shuffling
title-hit = Sent back: { $player_who }
title-round-over = The round is over
title-game-over = Game over

## What can be done

action-give = Pass on { $card }
action-fold = { $count ->
    [one] Fold (the last card)
   *[other] Fold (all { $count } cards)
}
action-why-none = Why can none be played?
action-toss = Toss { $card }
action-draw = Draw a card
action-stay = Draw nothing
action-blank = Play { played-card } without effect
action-take-back = Take back the last move
action-other-card = Choose another card
action-other-piece = Choose another piece

ask-piece = { $card_kind ->
    [swap] Choose { $owner_whose } piece for the swap.
   *[other] Choose a piece to move { with-card }{ $starts ->
        [yes] , or start one.
       *[no] .
    }
}
ask-blank = Nobody else has a piece that could be swapped: lay down { played-card } without effect.
ask-role = Use the joker as a { $cards_or }.
ask-joker = Choose a piece for the joker{ $starts ->
    [yes] , or start one
   *[no] {""}
}{ $cards_count ->
    [0] .
   *[other] , or use it as a { $cards_or }.
}
ask-target = { $only ->
    [yes] Only { lettered } can move { with-card }: choose the field, or { lettered }.
   *[no] Choose the field to which { lettered } moves { with-card }.
}{ $hits_count ->
    [0] {""}
    [one] {" "}It can hit { $hits }.
   *[other] {" "}It can hit { $hits_count } pieces.
}
ask-swap = Choose the piece that changes places with { lettered }.
ask-seven = Choose { $owner_is ->
    [you] a piece
   *[other] one of { $owner_whose } pieces
} { $left ->
    [7] to move with the 7. All 7 points have to be used, by several pieces if you like.
    [one] for the last point of the 7.
   *[other] for { $left } points of the 7.
}

## a piece and a field that it can reach, for the ear; then what will happen there
target = { owner-colour } piece { $letter }, { $source }, can go { $steps } to { $target }
target-back = { owner-colour } piece { $letter }, { $source }, can go { $steps } back to { $target }
target-start = { a-piece } can start
warn-hit = This hits { $piece }: back to the start zone.
warn-hit-kin = { $kin ->
    [own] Careful, this hits your own piece: { $piece }.
   *[partner] Careful, this hits your partner’s piece: { $piece }.
}
warn-start = From its start field a piece cannot turn in to home: it has to pass over it.
warn-burn = { $pieces_count ->
    [one] This burns { $pieces }.
   *[other] This burns { $pieces_count } pieces: { $pieces }.
}

prompt-seating = The seats have to be drawn by lot.
prompt-dealer = The first dealer has to be drawn by lot.
prompt-shuffle = The cards have to be shuffled.
prompt-give = { $player_is ->
    [you] { your-turn }: choose a card to pass to { $to_whom }.
   *[other] { $player } chooses a card to pass to { $to_whom }.
}
ask-give = { START($card) } chosen: pass it on to { $to_whom }, or choose another card.
ask-toss = { START($card) } chosen: toss it, or choose another card.
prompt-play = { $player_is ->
    [you] { your-turn }: play a card.
   *[other] { $player } is playing.
}
prompt-play-cards = { $player_is ->
    [you] { $helps ->
        [yes] You are home: play { $takes_or } for { $owner_whose } pieces
       *[no] { your-turn }: play { $takes_or }
    }{ $fold ->
        [yes] , or fold
       *[no] {""}
    }.
   *[other] { $player } can play { $takes_or }{ $helps ->
        [yes] {" "}for { $owner_whose } pieces
       *[no] {""}
    }{ $fold ->
        [yes] , or fold
       *[no] {""}
    }.
}
prompt-fold = { $player_is ->
    [you] { your-turn }: fold, since no card can be played.
   *[other] { $player } can play no card and has to fold.
}
prompt-toss = { $player_is ->
    [you] { your-turn }: choose a card to toss, since none can be played.
   *[other] { $player } can play no card and has to toss one.
}
prompt-draw = { $player_is ->
    [you] { your-turn }: { $forced ->
        [yes] draw a new card.
       *[no] draw a new card, or end the turn.
    }
   *[other] { $player } { $forced ->
        [yes] has to draw a new card.
       *[no] may draw a new card.
    }
}
prompt-drawn = { $player_is ->
    [you] { your-turn }: play { $takes_or }{ $forced ->
        [yes] .
       *[no] , or toss one.
    }
   *[other] { $player } can play { $takes_or }{ $forced ->
        [yes] .
       *[no] , or toss a card.
    }
}
prompt-toss-again = { $player_is ->
    [you] { your-turn }: choose another card to toss, since none can be played.
   *[other] { $player } still can play no card and has to toss another one.
}
part-round-end = Round { $round } is over: all hands are empty. New cards come next.
prompt-over = { $players_count ->
    [0] The game is over.
   *[other] The game is over: { $players_are ->
        [you] you have won.
        [you-and] { $players } have won together.
        [one] { $players } has won{ and-you-lost }.
       *[other] { $players } have won together{ and-you-lost }.
    }
}
and-you-lost = { $losers_are ->
    [you] , and you have lost
    [you-and] , and { $losers } have lost
   *[other] {""}
}

## What happened

event-seated = The seats are drawn by lot. In a team game those who sit opposite each other are partners.
event-dealer-chosen = { $dealer_is ->
    [you] You are drawn to deal
   *[other] { $dealer } is drawn to deal
} the first round.
event-shuffle = All { $count } cards are shuffled.
event-reshuffle = { $why ->
    [before-deal] The stock is too small for the next deal, so everything that nobody holds is shuffled.
    [draw] The stock was empty when a card was needed, so the discard pile is shuffled first.
    [emptied] The last card has left the stock, so the discard pile is shuffled at once.
   *[deal] The stock is used up before everybody has all cards, so the discard pile is shuffled.
} The new stock has { $count } cards; cards in hands stay there.
event-deal = { $part ->
    [yes] { deals } as far as the stock goes; each player is due { $count } cards in round { $round }.
   *[no] { deals } everybody { $count } cards for round { $round }, and { $starter_is ->
        [you] you play
       *[other] { $starter } plays
    } the first one.
}
deals = { $dealer_is ->
    [you] You deal
   *[other] { $dealer } deals
}
event-exchange-due = { $how ->
    [partner] First partners exchange one card, face down.
   *[left] First everybody passes one card to the next player, face down.
}
event-give = { $player_is ->
    [you] You choose { a-card } for { $to_whom } and put it face down.
   *[other] { $player } chooses { a-card } for { $to_whom } and puts it face down.
}
event-give-hidden = { $player_is ->
    [you] You put a card for { $to_whom } face down.
   *[other] { $player } puts a card for { $to_whom } face down.
}
event-exchange = Everybody has chosen, so { $how ->
    [partner] the cards cross over.
   *[left] each card moves on one seat.
}
event-receive = { $player_is ->
    [you] You get
   *[other] { $player } gets
} { a-card } from { $giver_whom }.
event-receive-hidden = { $player_is ->
    [you] You get
   *[other] { $player } gets
} a card from { $giver_whom }.
event-first-play = { $starter_is ->
    [you] You open round { $round } and play
   *[other] { $starter } opens round { $round } and plays
} the first card.
event-start = { plays } { laid }: { a-piece } leaves the start zone for its start field. There it is protected.
plays = { $player_is ->
    [you] You play
   *[other] { $player } plays
}
moves-piece = { plays } { laid } and { $player_is ->
    [you] move
   *[other] moves
} { whose-piece } { $how ->
    [back] { $steps } backward, { from-field } { to-field }.
    [home] { $steps }, over its start field, { from-field } to { $target }.
    [inner] { $steps } further at home, { from-field } to { $target }.
   *[forward] { $steps } forward, { from-field } { to-field }.
}
event-move = { moves-piece }{ $jumped_count ->
    [0] {""}
   *[other] {" "}{ told-spared }
}
told-spared = It jumps over { $jumped } without harm, since only a 7 burns.
event-seven = { plays } { laid } and { $player_is ->
    [you] { $count ->
        [one] give all seven points to one piece.
       *[other] split it into { $count } moves, one after the other.
    }
   *[other] { $count ->
        [one] gives all seven points to one piece.
       *[other] splits it into { $count } moves, one after the other.
    }
}
told-seven-one = { plays } { laid } and { $player_is ->
    [you] move
   *[other] moves
} { whose-piece } all seven points{ $how ->
    [home] {" "}into home,
    [inner] {" "}further at home,
   *[forward] ,
} { from-field } { to-field }.
event-portion = { START(whose-piece) } { $how ->
    [home] enters home
    [inner] moves up at home
   *[forward] moves
} with { $points ->
    [one] one point
   *[other] { $points } points
}, { from-field } { to-field }.{ $left ->
    [0] {""}
    [one] {" "}That leaves one point.
   *[other] {" "}That leaves { $left } points.
}
event-hit = { $player_is ->
    [you] You hit
   *[other] { $player } hits
} { struck-piece }{ $how ->
    [start] , a guest there
   *[move] {""}
}: it goes back to its start zone.{ $kin ->
    [own] {" "}Own pieces are hit, too.
    [partner] {" "}A partner’s pieces are hit, too.
   *[opponent] {""}
}
struck-piece = { $kin ->
    [own] { a-piece } { on-field }
   *[other] { piece }
}
event-burn = { START($player_whose) } 7 { $passed ->
    [yes] passes
   *[no] ends on
} { struck-piece } and burns it: back to the start zone.{ $kin ->
    [own] {" "}Own pieces burn, too.
    [partner] {" "}A partner’s pieces burn, too.
   *[opponent] {""}
}
event-home = { $owner_is ->
    [you] You have
   *[other] { $owner } has
} { $count ->
    [one] one piece
   *[other] { $count } pieces
} home now, where nobody can hit { $count ->
    [one] it
   *[other] them
}. { $needed ->
    [0] All four home fields are filled.
    [one] One field is still free.
   *[other] { $needed } fields are still free.
}
event-swap = { plays } { laid }: { whose-piece } { on-field } and { $other_whose } { other-colour } piece on { $other_field } change places. { $kin ->
    [partner] The other piece may be a partner’s, too.
   *[opponent] Nobody is hit by it.
}
event-protected = { $how ->
    [lap] { START($owner_whose) } { owner-colour } piece has come round to its own start field.
    [back] Going backward has brought { $owner_whose } { owner-colour } piece to its own start field.
   *[swap] The swap has put { $owner_whose } { owner-colour } piece on its own start field.
} It is protected while it stands there, and it blocks the way for everybody. But it cannot turn in to home from there.
event-blank = { plays } { laid } without effect, because nobody else has a piece that could be swapped: all of them are protected or not on the track.
event-all-home = { $player_is ->
    [you] All your pieces are home. From now on you play your cards for { $partner_whose } pieces.
   *[other] All of { $player }’s pieces are home. From now on { $player } plays cards for { $partner_whose } pieces.
}
event-fold = { $player_is ->
    [you] { $could ->
        [yes] You fold, though a card could be played
       *[no] You can neither start nor move a piece and fold
    }
   *[other] { $could ->
        [yes] { $player } folds, though a card could be played
       *[no] { $player } can neither start nor move a piece and folds
    }
}: { $cards } { $count ->
    [one] goes
   *[other] go
} to the discard pile. { dealt-in-again }
dealt-in-again = { $player_is ->
    [you] You get new cards in the next round.
   *[other] { $player } gets new cards in the next round.
}
told-barred = { START($pieces) } { $pieces_count ->
    [one] is protected and bars the way.
   *[other] are protected and bar the way.
}
told-waiting = { $home ->
    [yes] None of these cards starts a piece.
   *[no] All { $owner_whose } pieces wait in the start zone, and none of these cards starts one.
}
told-no-swap = { $player_is ->
    [you] You have
   *[other] { $player } has
} no unprotected piece on the track that could be swapped. A swap is laid down without effect only if nobody else has such a piece either.
told-forced = It was the last card, and there was no other move with it.
event-fold-hidden = { $player_is ->
    [you] You fold and put
   *[other] { $player } folds and puts
} { $count ->
    [one] one card
   *[other] { $count } cards
} face down on the discard pile. { dealt-in-again }
event-toss = { $player_is ->
    [you] { $again ->
        [yes] You toss { a-card } as well, and your turn ends.
       *[no] You can play nothing and toss { a-card }, because every turn costs one card.
    }
   *[other] { $again ->
        [yes] { $player } tosses { a-card } as well, and the turn ends.
       *[no] { $player } can play nothing and tosses { a-card }, because every turn costs one card.
    }
}
event-toss-hidden = { $player_is ->
    [you] { $again ->
        [yes] You toss one more card, face down, and your turn ends.
       *[no] You can play nothing and toss a card, face down, because every turn costs one card.
    }
   *[other] { $again ->
        [yes] { $player } tosses one more card, face down, and the turn ends.
       *[no] { $player } can play nothing and tosses a card, face down, because every turn costs one card.
    }
}
event-draw = { draws } { a-card }.
draws = { $player_is ->
    [you] You draw
   *[other] { $player } draws
}
event-draw-hidden = { draws } a card.
event-stock-empty = { $player_is ->
    [you] You want
   *[other] { $player } wants
} to draw, but the stock is empty: the discard pile has to be shuffled first, the tossed card included.
event-drawn = { $player_is ->
    [you] { $can ->
        [yes] With the new card you have something to play.
       *[no] Even with the new card you have nothing to play. One more card has to be tossed, and no second one is drawn.
    }
   *[other] { $can ->
        [yes] With the new card { $player } has something to play.
       *[no] Even with the new card { $player } has nothing to play. One more card has to be tossed, and no second one is drawn.
    }
}
event-drawn-hidden = Whether the new card helps, only { $player_who } can see.
event-stay = { draws } no card, so the turn ends.
event-skip = { $skipped_are ->
    [you] You have no cards left and are passed over
    [you-and] { START($skipped) } have no cards left and are passed over
    [one] { $skipped } has no cards left and is passed over
   *[other] { $skipped } have no cards left and are passed over
}: { $player_is ->
    [you] you are next.
   *[other] { $player } is next.
}
event-round-end = All hands are empty: round { $round } is over, and the pieces stay where they are.
event-win = { $players_are ->
    [you] You have four pieces home and win; a fifth piece does not matter.
    [you-and] { START($players) } have all eight pieces home and win together.
    [one] { $players } has four pieces home and wins; a fifth piece does not matter.
   *[other] { $players } have all eight pieces home and win together.
} Cards left in hands do not count.
event-place = { $players_are ->
    [you] { $last ->
        [yes] Only you are left and take place { $place }.
       *[no] You have all the pieces home that you need and take place { $place }.
    }
    [you-and] { $last ->
        [yes] Only { $players } are left and take place { $place }.
       *[no] { START($players) } have all pieces home and take place { $place }.
    }
    [one] { $last ->
        [yes] Only { $players } is left and takes place { $place }.
       *[no] { $players } has all the pieces home that are needed and takes place { $place }.
    }
   *[other] { $last ->
        [yes] Only { $players } are left and take place { $place }.
       *[no] { $players } have all pieces home and take place { $place }.
    }
}

## Why a move is refused

refusal-turn-order = { $actor_is ->
    [you] It is your turn, and { $player_who } cannot act now.
   *[other] { $player_is ->
        [you] It is { $actor }’s turn, so you cannot act now.
       *[other] It is { $actor }’s turn, and { $player } cannot act now.
    }
} { $phase ->
    [give] Cards are passed on seat by seat.
   *[other] Turns go round the table.
}
refusal-win-stop = The game is over, so nothing more can be done.
refusal-seating = { $phase ->
    [seating] First the seats are drawn, exactly one for each player.
   *[other] The seats were settled before the first deal and stay as they are.
}
refusal-first-dealer = { $phase ->
    [dealer] First one of the players has to be drawn to deal.
   *[other] The first dealer is drawn only once, before the first deal.
}
refusal-reshuffle = { $phase ->
    [shuffle] The cards have to be shuffled first, because none can be dealt or drawn before.
   *[other] Nobody shuffles now. That is done when a card is needed and the stock is used up.
}
refusal-deck = These are not the cards to be shuffled. It has to be exactly the { $needed } cards that nobody holds; given were { $count }.
refusal-exchange-first = First { $actor_is ->
    [you] pass a card on: nothing else can be done before the exchange is complete.
   *[other] { $actor } has to pass a card on: nothing else can be done before the exchange is complete.
}
refusal-exchange-duty = No cards are passed on in this game: it is played without the exchange.
refusal-exchange-partner = Partners exchange cards only once, before the first play of a round: { $player_who } cannot pass a card on now.
refusal-exchange-left = Cards are passed on only once, before the first play of a round: { $player_who } cannot do that now.
refusal-turn-card = { $player_is ->
    [you] Use a card from your own hand: you have { no-card }.
   *[other] Only a card from { $player }’s own hand can be used: { $player } has { no-card }.
}
refusal-must-play = { $player_is ->
    [you] Play a card, since you can: { $cards_or }. Only a player who can play nothing gives cards up.
   *[other] { $player } can play { $cards_or } and so has to play a card. Only a player who can play nothing gives cards up.
}
refusal-must-play-harm = { $player_is ->
    [you] You have to play { $cards_or }, even though every play that is possible sends back a piece of your own side.
   *[other] { $player } has to play { $cards_or }, even though every play that is possible sends back a piece of that player’s own side.
}
refusal-can-play = Playing { $cards_or } without effect counts as a play, so { $player_is ->
    [you] you have one.
   *[other] { $player } has one.
}
refusal-fold = { $player_is ->
    [you] Fold your whole hand: in a team game no single card is tossed.
   *[other] { $player } has to fold the whole hand: in a team game no single card is tossed.
}
refusal-redraw-no-fold = { $player_is ->
    [you] Toss one card: nobody folds
   *[other] { $player } has to toss one card: nobody folds
} when everybody plays alone.
refusal-redraw-play = { $player_is ->
    [you] Play a card, since one can be played: that goes after drawing, too.
   *[other] { $player } has to play a card that can be played, after drawing, too.
}
refusal-redraw-draw = { $player_is ->
    [you] { $why ->
        [first] First draw a new card, or end the turn: you have tossed a card.
        [forced] Draw a card: in this game nobody declines after a toss.
       *[early] You cannot draw or decline now. That choice comes after tossing a card for want of a play.
    }
   *[other] { $why ->
        [first] First { $player } draws a new card or ends the turn, after tossing one.
        [forced] { $player } has to draw: in this game nobody declines after a toss.
       *[early] { $player } cannot draw or decline now. That choice comes after tossing a card for want of a play.
    }
}
refusal-redraw-fail = { $player_is ->
    [you] Play or toss a card: you have already drawn, and no second card is drawn in a turn.
   *[other] { $player } has to play or toss a card: no second card is drawn in a turn.
}
refusal-no-refill = { $player_is ->
    [you] You cannot draw
   *[other] { $player } cannot draw
}: in a team game nobody gets a new card during a round.

refusal-own-piece = { $why ->
    [several] Only a 7 can be split: { the-card } moves one piece, and { $count } were named.
    [foreign] Only a swap moves the pieces of others: { $player_who } cannot move { theirs }.
    [other] { START($there_whose) } { there-colour } piece stands { on-field }, and none of { theirs }. Only a swap moves the pieces of others.
   *[empty] { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } no piece { $field_place ->
        [zone] waiting in the start zone.
       *[other] on { $field } that could move.
    }
}
refusal-partner-not-yet = { $player_is ->
    [you] Your own pieces come first: { pieces-left } not home, so you cannot move { theirs } yet.
   *[other] { $player }’s own pieces come first: { pieces-left } not home, so { theirs } cannot be moved yet.
} Until then a partner’s piece can only be hit or swapped with.
pieces-left = { $left ->
    [one] one is
   *[other] { $left } are
}
refusal-partner-own = Now only { $partner_whose } pieces are moved, because all of { $player_is ->
    [you] yours are home.
   *[other] { $player }’s are home.
}
refusal-start-cards = Pieces start only with a 1/11, a 13 or a joker, and only onto their own start field: { with-card } no piece gets from the start zone to { $target }.
refusal-seven-no-start = A 7 starts no piece, so pieces in the start zone cannot take any of its points.
refusal-start-own-blocked = No piece can start, because { blocker } bars the way. It has to move on first.
refusal-start-needed = A piece has to be started first when none is on the track, as agreed for this game: { walker } cannot move up yet.
refusal-start-block = { START(the-card) } cannot take the piece from { $source } to { $target }, because { $seat_whose } { seat-colour } piece stands on its own start field. Nobody lands there or gets past.
refusal-protected-start = { START($seat_whose) } { seat-colour } piece on its start field is protected as long as it stands there.
refusal-seven-block = Not even a 7 gets past { $seat_whose } { seat-colour } piece on its start field: it is protected there and cannot be burned.
refusal-start-guest = { START($seat_whose) } { seat-colour } piece on { $field } is a guest on a start field. In this game guests cannot be jumped over, as agreed.
refusal-forward = { $why ->
    [zone] No card takes a piece back to its start zone. Pieces go there only when they are hit or burned.
   *[back] Cards move forward, and only a 4 goes back: { walker } would have to go { $steps } backward to { $target }.
}
refusal-four-only-back = Only a 4, or a joker as one, goes back, and it goes back four: { walker } cannot go { $steps } backward { with-card }.
refusal-four-back-way = The way back is closed, too: { $seat_whose } { seat-colour } piece is protected on its start field.
refusal-four-not-home = Nobody goes into home backward: { walker } has passed its start field, so { $target } lies behind it.
refusal-four-over-start = { START(walker) } cannot go back onto or over its start field, as agreed for this game.
refusal-card-value = { $steps ->
    [0] { START(the-card) } cannot swap pieces, because a card does only what is printed on it.
   *[other] { $numbers_count ->
        [0] { START(the-card) } moves no piece along the fields: two pieces change places by it, and nothing else.
       *[other] { START(the-card) } moves a piece { $numbers_or }, but { from-field } { to-field } it is { $steps }.
    }
}
refusal-full-value = { START(the-card) } has to be carried out completely: { from-field } { to-field } it would be only { $steps }.
refusal-overshoot = The number is too high for { $target }: { walker } has to go past its start field and run another lap.
refusal-hit = This way { $hits_count ->
    [0] nobody
   *[other] { $hits }
} is hit, but the move names { $written }.
refusal-home-no-back = { START(walker) } is at home. From there no piece goes backward or out again.
refusal-home-inner = Only a 7 moves a piece up at home, as agreed for this game: { walker } cannot move up { with-card }.
refusal-home-exact = The number has to fit exactly: home ends at { $last }, and { walker } would go past that with this card.
refusal-home-no-jump = At home nobody jumps over a piece: { $field } is taken, so { walker } cannot get to { $target }.
refusal-home-safe = { START($field) } is already taken by { $seat_whose } { seat-colour } piece. Pieces at home cannot be hit, so no move ends there.
refusal-home-not-from-start = { START(walker) } cannot go into home from there, even after a lap. It has to pass over the start field within one move.
refusal-home-forward = Home is entered forward over the start field. For { walker } that is still { $steps } fields away.
refusal-home-block = A piece’s own start field is part of its way home, and { $seat_whose } { seat-colour } piece bars it for the others.
refusal-home-optional = { START(walker) } can turn in to { $field } with this number, and so it has to, as agreed for this game.
refusal-swap-blank = { $why ->
    [never] { START(the-card) } cannot be played without effect, as agreed for this game.
    [last-resort] { START(the-card) } can be played without effect only when nothing else can be played, as agreed for this game, and { $player_who } can play another card.
   *[others] { START(the-card) } cannot be played without effect, because there is a piece to swap: { blocker }.
}
refusal-swap-forced = Whoever plays this card has to swap: { $player_is ->
    [you] you have
   *[other] { $player } has
} a piece for it, and so { $seat_is ->
    [you] have you.
   *[other] has { $seat }.
}
refusal-swap-needs-own = { $player_is ->
    [you] You cannot
   *[other] { $player } cannot
} swap: no unprotected piece of { $player_is ->
    [you] yours
   *[other] that side
} is on the track to give its place. The card is laid down without effect only if no other piece could be swapped, but there is { blocker }.
refusal-swap-other = { $why ->
    [own] A swap needs one piece of somebody else, but { blocker } is one that { $player_is ->
        [you] you move.
       *[other] { $player } moves.
    }
    [other] { START($there_whose) } { there-colour } piece stands { on-field }, and none of { theirs }.
   *[empty] { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } no piece { on-field } to swap with.
}
refusal-swap-track = Pieces { on-field } take no part in a swap, because both have to be on the track.
refusal-swap-protected = { START(blocker) } cannot be swapped, because { $field_place ->
    [home] pieces at home are safe.
   *[other] it is protected on its own start field. Not even its owner can swap it there.
}
refusal-joker = { $count ->
    [one] A joker that moves 7 has to be played as a 7, because then it burns what it passes.
   *[other] A joker that is split into { $count } moves has to be played as a 7.
}
refusal-seven-full = { $over ->
    [yes] A 7 has seven points only: this would take { $points }.
   *[no] { $left ->
        [one] The last point needs a piece, too: only { $points } of the seven are used.
       *[other] Every one of the seven points needs a piece that can use it: { $points ->
            [0] none is used.
            [one] one is used.
           *[other] { $points } are used.
        }
    }
}
refusal-seven-repeat = Choose another piece: { walker } has already moved with this 7, and in this game each may do so only once.
refusal-seven-partner-split = In this game the points left help only one of the partner’s pieces: { walker } cannot have any, too.
refusal-seven-burn = This way the 7 burns { $hits_count ->
    [0] nobody
   *[other] { $hits }
}, but the move names { $written }.
refusal-win-full-card = All pieces would be home, but { $left ->
    [one] one point has
   *[other] { $left } points have
} no use. The last card, too, has to be carried out completely to win.
refusal-unknown-move = Dog has no such move. Cards can be passed on, played, tossed, drawn and folded.

## Why something is dimmed, in a few words

hint-turn-order = { $actor_is ->
    [you] It is your turn.
   *[other] { $actor } is next.
}
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
    [several] Only a 7 can be split.
   *[other] Not a piece of yours.
}
hint-partner-not-yet = Own pieces first: { $left } not home.
hint-partner-own = Now { $partner_whose } pieces move.
hint-start-cards = Starts only with 1/11, 13 or joker.
hint-seven-no-start = A 7 starts nobody.
hint-start-own-blocked = The start field is taken.
hint-start-needed = A piece has to start first.
hint-start-block = { START($seat_whose) } piece on its start field blocks.
hint-protected-start = { START($seat_whose) } piece is protected on its start field.
hint-seven-block = { START($seat_whose) } piece on its start field blocks even a 7.
hint-start-guest = { START($seat_whose) } guest on { $field } blocks.
hint-forward = Cards move forward.
hint-four-only-back = Only a 4 goes back.
hint-four-back-way = { START($seat_whose) } piece on its start field blocks.
hint-four-not-home = Never backward into home.
hint-four-over-start = Not back over the start field.
hint-card-value = { $steps ->
    [0] Not a swap.
   *[other] That would be { $steps }.
}
hint-full-value = That would be only { $steps }.
hint-overshoot = Too far for home.
hint-hit = Another piece is hit.
hint-home-no-back = No way back at home.
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
hint-swap-needs-own = No own piece on the track.
hint-swap-other = It takes one own and one other piece.
hint-swap-track = Only pieces on the track.
hint-swap-protected = Protected.
hint-joker = Play it as a 7.
hint-seven-full = { $points } of 7 points.
hint-seven-repeat = It has moved with this 7.
hint-seven-partner-split = One partner’s piece only.
hint-seven-burn = Other pieces burn.
hint-win-full-card = { $left } left without use.
hint-unknown-move = No such move.

## The sheet

sheet-caption = Where the pieces stand
sheet-player = Player
sheet-home = Home
sheet-loop = Track
sheet-waiting = Start zone
sheet-place = Place
sheet-result = { $players_are ->
    [you] You win.
    [you-and] { START($players) } win together.
    [one] { $players } wins.
   *[other] { $players } win together.
}

## The table, click by click

zone-pieces = { $owner_is ->
    [you] Your pieces
   *[other] { $owner }’s pieces
}
zone-goals = Fields that can be reached
given-label = Card that { $player_is ->
    [you] you pass on
   *[other] { $player } passes on
}
way = { $how ->
    [start] start
    [back] { $steps } back to { $field }
   *[forward] { $steps } to { $field }
}
can-go = { $first_how ->
    [start] can start
   *[other] can go { $ways_or }
}
mark-for = for { $to_whom }
mark-from = from { $giver_whom }
no-cards = { $room ->
    [flat] out
   *[other] no cards left
}
mark-given = from you: { $card }
can-go-many = can go to { $count } fields
can-swap = can change places
action-as = { $kind ->
    [swap] As a swap
   *[other] As a { $kind }
}
action-other-role = Choose another role for the joker
ask-start = Start { a-piece }: choose its start field, or any piece that waits. They are all alike, and { $letter } goes first.
ask-portion = { $left ->
    [one] Choose the field to which { lettered } moves with the last point.
   *[other] Choose a field for { lettered }: its number is what it takes of { $left } points.
}{ $burns ->
    [yes] {" "}Red means that somebody burns on the way.
   *[no] {""}
}
seven-done = { START(lettered) }: { $source } → { $target }, { $points ->
    [one] one point
   *[other] { $points } points
}{ $pieces_count ->
    [0] {""}
   *[other] ; burned: { $pieces }
}
swap-with = { $piece } changes places with { lettered }

## The track as a graph

title-track = Track of { $count } fields
way-field = { $field }
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

## A rule of thumb

thumb-home = A piece at home is safe, and you need all of them there.
thumb-hit = The piece that is sent back has to walk all the way again.
thumb-start = The more pieces are out, the more your cards can do.
thumb-swap = It brings your side further on.
thumb-spare = Of your cards it is the one that you can best spare.
thumb-gift = Your partner has no piece out and needs a card that starts one.
thumb-keep = The special cards are kept for later.

## Questions

quiz-done-move = { moves-piece }
quiz-done-start = { plays } { laid }: { a-piece } leaves the start zone for its start field.
quiz-done-swap = { plays } { laid }: { piece } and { $other_whose } { other-colour } piece on { $other_field } change places.
quiz-done-fold = You fold.
quiz-playable = Which of your cards can you play now? Choose all of them.
quiz-try-play = play the { $card }
quiz-try-swap = play the { $card }
quiz-reach = Where can { $piece } get to with the { $card }? Choose all the fields.
quiz-takes = { $piece } takes { $points ->
    [one] one point
   *[other] { $points } points
}
quiz-walks = { $piece } goes { $back ->
    [yes] backward to { $target }
   *[no] to { $target }
}
quiz-sent-back = You play the { $card }: { $count ->
    [one] { $first }.
   *[other] { $first }, and then { $then }.
} Which pieces are sent back? Choose all of them.
quiz-can-play = Can you play any of your cards?
quiz-home = With which of your cards can a piece come home? Choose all of them.
answer-yes = { $yes ->
    [yes] Yes
   *[no] No
}
because-reached = With the { $card } it can get to { $target }, too.
because-jumped = { START($piece) } is only jumped over. Nothing happens to it: only a 7 burns.
because-each-card = Look at each of your cards, and at every piece that it could move or start.
because-can-play = { $count ->
    [0] { $waiting ->
        [yes] All your pieces wait in the start zone, and none of your cards starts one.
       *[no] No piece has a way that uses up a whole card of yours, and none of your cards can start or swap a piece.
    }
    [one] The { $cards } can be played, so it has to be.
   *[other] These can be played: { $cards }.
}
because-stays = With the { $card } no piece ends on a free home field.
quiz-seven-home = You play the { $card } and share out seven points. Which way brings a piece home?
quiz-fewest = Only { $piece } moves, and you play cards of your hand one after the other. How many cards does it need at least to come home?
answer-walks = { $count ->
    [one] { START($first) }
   *[other] { START($first) }; then { $then }
}
because-no-home = No piece ends on a home field that way.
quiz-by-card = with the { $card } { $back ->
    [yes] backward to { $target }
   *[no] to { $target }
}
because-fewest = { $count ->
    [one] One card is enough: { $first }.
    [2] Two cards are enough, and fewer are not: first { $first }, then { $last }.
   *[other] Three cards are enough, and fewer are not: first { $first }, then { $then }, then { $last }.
}
quiz-start = With which of your cards can a piece start? Choose all of them.
quiz-swap = You play the { $card } to swap pieces. With which pieces of other colours can one of { $owner_whose } pieces change places? Choose all of them.
quiz-pass = Round { $round } begins with the exchange. Who gets the card that you pass on? Choose the name.
quiz-next-round = In this round { $count } cards were dealt to each. How many are dealt to each in the next round?
quiz-opens = { $starter_is ->
    [you] You have opened
   *[other] { START($starter) } has opened
} this round. Who opens the next one? Choose the name.
because-start = { $cards_count ->
    [one] The { $cards } starts a piece.
   *[other] These start a piece: { $cards }.
}
because-no-start = The { $card } starts no piece.
because-swap = These can be swapped: { $pieces }.
because-pass = { $teams ->
    [yes] Partners exchange cards, so yours goes to { $to_to }.
   *[no] Each passes a card on to the next player, and yours goes to { $to_to }.
}
because-dealt = { $first ->
    [yes] After two cards it begins again with six.
   *[no] Each round has one card fewer, down to two. So there are { $count } then.
}
because-same = The number of cards changes from round to round.
because-opens = The next player opens the next round: { $starter_is ->
    [you] that is you
   *[other] { $starter }
}.
quiz-moves = Which pieces can you move with the { $card }? Choose all of them.
because-moved = { $finished ->
    [yes] All your pieces are home, so you move the pieces of { $to_whom } as your own.
   *[no] As long as one of your pieces is not home you move only your own ones, none of { $to_whom }.
}
because-not-moved = { $kind ->
    [zone] The { $card } starts no piece.
    [partner] The pieces of your partner are moved only when all your own ones are home.
    [other] Only a swap moves pieces of opponents.
    [home] Your own pieces are all home and stay there.
    [at-home] That piece is home already, and has not room enough there for the { $card }.
   *[stuck] That piece has no way that uses the whole { $card }.
}
quiz-rest = You play { $joker ->
    [yes] the joker as a 7
   *[no] the { $card }
}, and some of its seven points bring your last piece home. What becomes of the points that are left?
answer-rest = { $kind ->
    [partner] Pieces of { $to_whom } move on with them
    [anybody] Any pieces move on with them, as you like
    [lost] They are lost
   *[barred] There may be none, so you may not play it like that
}
because-rest = { $kind ->
    [partner] All your pieces are home then, so the rest of the 7 goes to the pieces of { $to_whom }, and has to be used completely.
    [not-anybody] Only a swap moves pieces of opponents.
    [not-lost] All seven points of a 7 have to be used.
   *[not-barred] A 7 may be shared out like that: it is no longer a matter of your own pieces alone.
}
quiz-all-home = { $done } With that { $teams ->
    [yes] all your pieces are home
   *[no] four of your pieces are home
}. What does that mean for you?
answer-all-home = { $kind ->
    [alone] You have won
    [together] You and { $to_whom } have won
    [help] The game goes on, and you move the pieces of { $to_whom } from now on
    [out] The game goes on, and you have no more turns
    [fifth] Your fifth piece has to come home before you win
    [cards] You win as soon as you have no card left
   *[round] The round is played to its end before somebody wins
}
because-all-home = { $kind ->
    [alone] Four pieces home are enough, wherever the fifth is and whatever cards are left. The game ends at once.
    [together] All eight pieces of the team are home, so you win together at once, whatever cards are left.
    [help] Nobody wins alone: you go on with your own cards, and move the pieces of { $to_whom }.
    [not-alone] In a team game nobody wins alone.
    [not-together] A team wins only when all eight of its pieces are home.
    [not-help] The game does not go on when a team has all its pieces home.
    [not-out] Whoever is finished still gets cards and turns.
    [not-fifth] Four pieces home are enough to win.
    [not-cards] Cards that are left in hand do not matter.
   *[not-round] The game does not go on when somebody has won.
}
quiz-missing = How many pieces have still to come home before you { $teams ->
    [yes] and { $to_whom } win
   *[no] win
}?
because-missing = { $slip ->
    [home] Pieces that are home already count, too.
    [alone] Nobody wins alone: the pieces of { $to_whom } have to come home as well.
    [fifth] The fifth piece need not come home.
    [count] { $teams ->
        [yes] Count what both of you have home.
       *[no] Count what you have home.
    }
   *[other] { $teams ->
        [yes] A team needs all eight pieces home, four of each colour. { $home ->
            [one] One is there, so { $count } are missing.
           *[other] { $home } are there, so { $count ->
                [one] one is missing.
               *[other] { $count } are missing.
            }
        }
       *[no] Four of your five pieces are enough. { $home ->
            [one] One is there, so { $count } are missing.
           *[other] { $home } are there, so { $count ->
                [one] one is missing.
               *[other] { $count } are missing.
            }
        }
    }
}
quiz-nothing = { $alone ->
    [yes] Your only card cannot be played. What happens to it?
   *[no] None of your cards can be played. What happens to them?
}
answer-nothing = { $kind ->
    [fold] You put { $alone ->
        [yes] your card
       *[no] all your cards
    } away and wait for the next round
    [toss] You put one card away, and can then draw a new one
    [keep] You keep { $alone ->
        [yes] your card
       *[no] all your cards
    }, and your turn is over
   *[draw] You draw a card, and give none away
}
because-nothing = { $kind ->
    [fold] In a team game whoever has nothing to play folds: the whole hand goes away, and new cards come in the next round.
    [toss] Whoever plays alone never folds: one card of choice goes away, and a new one may be drawn.
    [not-fold] When everybody plays alone nobody folds.
    [not-toss] In a team game no single cards are put away and drawn.
   *[other] { $teams ->
        [yes] A hand that cannot be played is not kept in a team game.
       *[no] A hand that cannot be played costs a card.
    }
}
quiz-drawn = You had nothing to play, have put a card away and drawn another one. What do you have to do now?
answer-drawn = { $kind ->
    [play] Play a card, and your turn is over
    [toss] Put a card away again, and your turn is over
    [keep] Keep what you have, and your turn is over
   *[draw] Draw a second card
}
because-drawn = { $kind ->
    [play] One of your cards can be played now, so one has to be.
    [toss] Nothing can be played yet, so again a card of choice goes away. That ends the turn.
    [not-play] Look at each card once more: none can be played completely.
    [not-toss] A card is put away again only if nothing can be played.
    [not-keep] Each way through a turn costs exactly one card.
   *[not-draw] No second card is drawn.
}
quiz-kept-start-cards = That is about starting only.
quiz-kept-home-exact = That is about the way into home only.
quiz-kept-home-no-jump = That forbids only a way over a piece at home.
quiz-kept-start-block = That forbids only a way onto or past a piece that is protected on its start field.
quiz-kept-swap-needs-own = That is about swapping pieces only.
quiz-kept-start-own-blocked = That forbids a start only while a piece of that colour stands on the start field.
