### Mops Royal in English.
### $player, $caller, $actor are names; $players is a list of them. A tile such as $tile is "green bowl", $tile_the has
### the article; $tile_colour and $tile_object are its parts ("none" where no tile lies). $tiles, $flips are lists of tiles.
### $at, $on, $flip are places in words ("row 0, column -1"), $choices is a list of them. $pattern is the name of
### a combination, $pattern_a has the article. $value is a colour, or an object in the plural. START() writes the
### first letter large.

## Tiles, places, combinations

tile = { $colour } { $object }
definite = the { $colour } { $object }
sign = { $name ->
    [pug] pugs
    [bone] bones
    [bowl] bowls
    [can] cans
    [cushion] cushions
    [poo] poos
   *[colour] { $name }
}
part = { $name }
place = row { $row }, column { $column }
pattern = { $id ->
    [I3] three in a line
    [V3] corner of three
    [D3] three in a diagonal
    [I4] four in a line
    [L4] L of four
    [T4] T of four
    [S4] S of four
    [D4] four in a diagonal
    [O4] square of four
    [I5] five in a line
    [V5] corner of five
    [L5] L of five
    [U5] U of five
    [X5] cross of five
    [F5] F of five
    [N5] N of five
    [Y5] Y of five
    [D5] five in a diagonal
    [P5] P of five
    [T5] T of five
   *[own] pattern “{ $id }”
}
indefinite = { $id ->
    [I3] three in a line
    [V3] a corner of three
    [D3] three in a diagonal
    [I4] four in a line
    [L4] an L of four
    [T4] a T of four
    [S4] an S of four
    [D4] four in a diagonal
    [O4] a square of four
    [I5] five in a line
    [V5] a corner of five
    [L5] an L of five
    [U5] a U of five
    [X5] a cross of five
    [F5] an F of five
    [N5] an N of five
    [Y5] a Y of five
    [D5] five in a diagonal
    [P5] a P of five
    [T5] a T of five
   *[own] the pattern “{ $id }”
}

## What is to be decided

prompt-start = The start tiles have to be drawn: one for everybody, and none with a crown.
prompt-reveal = { $caller } reveals the next tile.
prompt-lay = It is { $player }’s turn to lay { $tile_the }. { $count ->
    [one] Only one place fits.
   *[other] { $count } places fit.
}{ $refusal ->
    [yes] {" "}Or { $player } refuses it for { $cost } points and puts it face down on a turned tile.
   *[no] {""}
}
prompt-score = { $player } may score one combination, or none. { $count ->
    [one] Only one is possible.
   *[other] { $count } are possible.
}
prompt-final = It is { $player }’s turn to score one combination{ $stop ->
    [yes] , or to stop for good
   *[no] {""}
}. { $count ->
    [one] Only one is possible.
   *[other] { $count } are possible.
}
prompt-over = { $shared ->
    [yes] The game is over: { $players } have won together.
   *[no] The game is over: { $players } has won.
}

## What happened

event-start = { $player } draws { $tile_the } as start tile and lays it face up.
event-supply = { $caller } keeps the other { $count } tiles face down and will reveal them one by one. Everybody else’s tiles lie face up.
event-reveal = Round { $round }: { $caller } reveals { $tile_the }. { $left ->
    [0] It was the last tile of this supply.
    [one] One tile is still face down.
   *[other] { $left } tiles are still face down.
}
event-same-tile = { $players_count ->
    [one] { $players } takes the same tile from the face-up supply.
   *[other] { $players } take the same tile from their face-up supplies.
}
event-skip = { $player } has laid { $tile_the } already, so { $player } takes no tile and sits this round out.
event-wait = { $player } has laid all 25 tiles and waits while others still lay.
event-place = { $player } lays { $tile_the } in { $at }. { $count } of 25 places are filled.
event-full = Tile { $count } completes the layout of { $player }.
event-may-score = Something in { $player }’s layout can be scored now.{ $full ->
    [yes] {" "}What stays unscored in the end is lost.
   *[no] {""}
}
event-nothing-to-score = { $full ->
    [yes] { $player } has laid all tiles, and nothing among them can be scored.
   *[no] Nothing in { $player }’s layout can be scored now.
}
event-pass = { $player } scores nothing this time, although something could be scored. { $full ->
    [yes] What stays unscored in the end is lost.
   *[no] It can still be done in a later round.
}
event-score = { $player } scores { $pattern_a }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}: { $tiles }. { $size } tiles bring { $points ->
    [one] one point
   *[other] { $points } points
}{ $crown ->
    [0] {""}
    [one] , one of them for the crown
   *[other] , { $crown } of them for crowns
}, so { $player } has { $total } now.
event-turn-over = { $choices_count ->
    [one] For that { $player } has to turn over the marked tile, { $tile_the } in { $at }.
   *[other] For that { $player } turns over { $tile_the } in { $at }, one of { $choices_count } that could be chosen.
} It takes part in no further combination; the others can be used again.
event-refuse = { $player } refuses { $tile_the } and puts it face down on the turned tile in { $on }. Refusal number { $number } costs { $cost } points, so { $player } has { $total } now. No place is filled by it.
event-final-begins = { $why ->
    [full] All layouts are complete.
   *[used-up] No tile can be revealed any more.
} Only now is there scoring, one combination each in turn, and { $player } begins.
event-final-skip = { $player } has nothing to score and is passed over.
event-stop = { $player } stops scoring for good.
event-supply-used-up = { $caller } has no tile left to reveal. Gaps in the layouts stay as they are.
event-game-end = { $why ->
    [full] All layouts are complete, and the tiles left over stay out.
    [scored] Nobody scores any more.
   *[used-up] Without a tile nobody can lay.
} So the game is over. Points: { $totals }.
event-winners = { $tie_break ->
    [yes] Several players have the most points, so face-down tiles are counted, and fewer are better: { $turned }.{" "}
   *[no] {""}
}{ $yields ->
    [yes] Even that is equal, so { $caller } as the caller yields.{" "}
   *[no] {""}
}{ $shared ->
    [yes] { $players } win together with { $points } { $points ->
        [one] point
       *[other] points
    } each.
   *[no] { $players } wins with { $points } { $points ->
        [one] point
       *[other] points
    }.
}
seat-points = { $player } { $points }

## Why a move is refused

refusal-order-in-round = { $player } cannot act now. The caller is first in a round, the others follow clockwise, and { $actor } is next.
refusal-final-rotation = { $player } cannot score now. Scoring goes clockwise, one combination each, and { $actor } is next.
refusal-reveal = { $why ->
    [due] Nothing can be laid or scored before { $actor } has revealed the next tile.
    [supply] { $actor } cannot reveal { $tile_the }, because it is not in the face-down supply any more.
    [upcoming] { $actor } cannot reveal { $tile_the }, because another tile comes next in this position.
   *[time] No tile is revealed now. That opens a round, when everybody has finished the one before.
}
refusal-start-tile = { $why ->
    [due] Nothing can be laid or scored before the start tiles are drawn.
   *[time] No start tiles are drawn now. That is done once, before the first round.
}
refusal-own-set = Everybody draws one start tile from their set: { $needed } are needed, and { $count ->
    [one] one was named
   *[other] { $count } were named
}.
refusal-start-tile-no-crown = { $player } cannot start with { $tile_the }, because it bears a crown. Another tile has to be drawn.
refusal-tile-faces = There is no tile { $named } in a set. Tiles are a colour from A to F and an object from 1 to 6, such as A3, and the set of this game may hold only some of them.
refusal-caller = { $drawn ->
    [yes] In this game the caller is drawn by lot, so one of the players has to be named with the start tiles.
   *[no] In this game it is settled who the caller is, so none is named with the start tiles.
}
refusal-lay-one-tile = { $why ->
    [again] { $player } has had { $tile_the } in this round already. There is one tile a round, and now it is time to score or to leave it.
   *[first] { $player } has to lay { $tile_the } first. Only scoring is voluntary.
}
refusal-free-space = { $player } has { $tile_the } in { $at } already. A place takes one tile, and tiles are never moved.
refusal-adjacency = { $corner ->
    [yes] In { $at } the tile would touch others at a corner only. It has to share an edge with one.
   *[no] In { $at } the tile would touch no other. It has to share an edge with one.
}
refusal-five-by-five = { $grid ->
    [box] With a tile in { $at } the layout would be { $count } { $line ->
        [row] wide
       *[column] high
    }, but all of it has to fit into a square of 5 × 5.
   *[line] With a tile in { $at } there would be { $count } tiles in one { $line ->
        [row] row
       *[column] column
    }, but five are the most.
}
refusal-one-scoring = { $player } cannot score yet. First { $tile_the } has to be laid; after that one combination may be scored.
refusal-final-variant = { $player } cannot score yet. In this game nothing is scored while tiles are laid.
refusal-final-after-25 = { $player } can neither lay nor refuse a tile any more. The final scoring has begun.
refusal-final-must-score = { $why ->
    [early] { $player } cannot stop now. One can stop only in a final scoring, after the last tile.
    [pass] { $player } cannot sit one turn out. It takes either scoring or stopping for good.
   *[must] { $player } can score and so has to. Scoring goes on as long as somebody can score.
}
refusal-end = The game is over, so nothing more can be done.

refusal-refuse-variant = { $player } cannot refuse the tile. This game is played without that variant.
refusal-variants-together = { $player } cannot refuse the tile. While nothing is scored, no tile is turned over for it to go on.
refusal-refuse-needs-turned = { $tile_object ->
    [none] There is no tile in { $on }.
   *[other] { $player } has { $tile_the } face up in { $on }.
} A refused tile goes on a turned one, { $any ->
    [yes] and { $player } has some.
   *[no] and { $player } has none before the first scoring.
}
refusal-refuse-stack = A refused tile lies in { $on } already. In this game it was agreed that a place takes only one.
refusal-refuse-below-zero = The refusal costs { $cost } points, and { $player } has { $total }. In this game it was agreed that who cannot pay cannot refuse.

refusal-own-layout = { $player } has no tile in { $at }. A combination consists of tiles of one layout, the player’s own.
refusal-sizes = { $count ->
    [one] One tile is
   *[other] { $count } tiles are
} not a combination. It takes three, four or five.
refusal-turned-out = { $player } has turned over { $tile_the } in { $at }. A turned tile takes part in no combination.
refusal-same-colour-or-object = { START($tiles) } have neither the colour nor the object in common.
refusal-printed-pattern = The way these { $size } tiles lie is not among the combinations, not even turned or mirrored: { $tiles }.
refusal-part-of-group = In this game whole groups have to be scored, but beside these { $size } { $count ->
    [one] lies one more of the
   *[other] lie { $count } more of the
} { $by ->
    [colour] { $value } tiles
   *[object] { $value }
}.
refusal-flip-marked-tile = Whoever scores this combination ({ $pattern }) turns over the tile in { $choices_or }{ $tile_object ->
    [none] . There is no tile in { $flip }.
   *[other] , not { $tile_the } in { $flip }.
}
refusal-unknown-move = Mops Royal has no such move. Tiles can be laid and refused, combinations scored or left.

## Why something is dimmed, in a few words

hint-order-in-round = { $actor } is next.
hint-final-rotation = { $actor } is next.
hint-reveal = First a tile is revealed.
hint-start-tile = The start tiles come first.
hint-start-tile-no-crown = It bears a crown.
hint-lay-one-tile = { $why ->
    [again] One tile a round.
   *[first] The tile comes first.
}
hint-free-space = Taken.
hint-adjacency = { $corner ->
    [yes] Only a corner touches.
   *[no] No tile beside it.
}
hint-five-by-five = { $line ->
    [row] { $count } in a row: five at most.
   *[column] { $count } in a column: five at most.
}
hint-one-scoring = Lay the tile first.
hint-final-variant = Scoring is at the end.
hint-final-after-25 = All tiles are laid.
hint-final-must-score = Score while you can.
hint-end = The game is over.
hint-refuse-variant = Nothing is refused in this game.
hint-variants-together = Nothing is turned over yet.
hint-refuse-needs-turned = Not turned over.
hint-refuse-stack = A refused tile lies there.
hint-refuse-below-zero = Costs { $cost }, but the score is { $total }.
hint-own-layout = No tile of this layout.
hint-sizes = { $count ->
    [one] One tile is too few.
   *[other] { $count } tiles: it takes three, four or five.
}
hint-turned-out = Turned over.
hint-same-colour-or-object = Neither colour nor object in common.
hint-printed-pattern = Not a printed shape.
hint-part-of-group = Only part of a group.
hint-flip-marked-tile = Not the marked tile.

## Advice

advice-best = { $player } can still get { $points ->
    [one] one point
   *[other] { $points } points
} with { $count ->
    [one] one scoring
   *[other] { $count } scorings
}, which makes { $total } in all. { $exact ->
    [yes] This is exact: no order brings more, and none as much with fewer scorings.
   *[no] It is the best order found in time, and surely none brings more than { $bound } in all.
}
advice-dearest = { $lost ->
    [0] Scoring the dearest combination each time brings as much here.
   *[other] Scoring the dearest combination each time would bring only { $points }.
}
advice-step = { $number }. { START($pattern_a) }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}, for { $points ->
    [one] one point
   *[other] { $points } points
}. Turn over { $tile_the } in { $at }.
advice-nothing = { $player } will score nothing any more and ends with { $total ->
    [one] one point
   *[other] { $total } points
}.
advice-last = It is the last scoring of { $player }, so the dearest is the best, and this is exact: { $pattern_a }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}, for { $points ->
    [one] one point
   *[other] { $points } points
}, which makes { $total } in all.
advice-thumb = A rule of thumb: { $player } scores { $pattern_a }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}, for { $points ->
    [one] one point
   *[other] { $points } points
} and turns over { $tile_the } in { $at }.
advice-ends = { $count ->
    [0] Turning over { $tile_the } ends no other combination: that is certain.
    [one] Turning over { $tile_the } ends one other combination, worth { $dearest }: that is certain.
   *[other] Turning over { $tile_the } ends { $count } other combinations, the dearest worth { $dearest }: that is certain.
}
advice-later = { $count ->
    [0] Then nothing is left to score among the tiles that lie there now.
   *[other] Then the tiles that lie there now can still bring { $exact ->
        [yes] {""}
       *[no] at least{" "}
    }{ $points ->
        [one] one point
       *[other] { $points } points
    }, with { $count ->
        [one] one scoring
       *[other] { $count } scorings
    }; { $player } lays in { $rounds ->
        [0] no more round
        [one] one more round
       *[other] { $rounds } more rounds
    }.
}
advice-other = Or { $pattern_a }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}, for { $points ->
    [one] one point
   *[other] { $points } points
}: turning over { $tile_the } in { $at } ends { $ended ->
    [0] no other combination
    [one] one other combination
   *[other] { $ended } other combinations
}, and { $later } can still come from the rest.
advice-unknown = Which tiles come is unknown, so nobody can say whether { $player } does better to wait for a larger combination.
advice-move-score = scoring { $pattern_a }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}, and turning over { $tile_the } in { $at }
advice-move-stop = stopping

## The table

game-name = Mops Royal
zone-square = Square of { $player }
zone-called = Tile of the round
zone-supply = Supply
zone-patterns = Combinations
plate = { $player } · { $points } pts
plate-you = { $player } (you) · { $points } pts
caption-tile = { $tile }
called-label = { $tile }, revealed by { $player }
back = face-down tile
tile-label = { $tile }{ $crown ->
    [yes] , crown
   *[no] {""}
}
tile-back = { $tile }, turned over
tile-open = { $tile }{ $crown ->
    [yes] , crown
   *[no] {""}
}, { $at }
tile-turned = { $tile }, turned over, { $at }{ $covered ->
    [0] {""}
    [one] , one refused tile on it
   *[other] , { $covered } refused tiles on it
}
place-free = free place, { $at }
pattern-label = { START($pattern) }
mark-legal = possible
mark-picked = chosen
mark-wins = wins
mark-turn = turn
mark-turned = turned over
can-refuse = put the tile here face down, for { $cost } points
can-score = { $count ->
    [one] in one combination, worth
   *[other] in { $count } combinations, the best worth
} { $points ->
    [one] one point
   *[other] { $points } points
}

title-start = Start tiles
title-round = Round { $round }
title-lay = { $player } lays { $tile_the }
title-score = Scoring: { $player }
title-final = Final scoring
title-game-over = Game over

action-score = { START($pattern) } · { $points ->
    [one] one point
   *[other] { $points } points
}
    { START($common) }: { $parts_list }{ $crowns ->
        [0] {""}
       *[other] ; crown +{ $crowns }
    }. To turn over: { $over_or }.
action-score-bare = { START($pattern) }
    { START($common) }: { $parts_list }. To turn over: { $over_or }.
action-turn = Turn over { $tile_the } in { $at } · { $points ->
    [one] one point
   *[other] { $points } points
}
action-turn-bare = Turn over { $tile_the } in { $at }
action-back = Choose other tiles
action-pass = Score nothing
action-stop = Stop scoring for good
ask-turn = { $count ->
    [one] One tile has to be turned over for it: the marked one.
   *[other] Which of the marked tiles is to be turned over?
}
ask-more = { $count ->
    [one] One tile is chosen
   *[other] { $count } tiles are chosen
}. { $left ->
    [one] One combination fits.
   *[other] { $left } combinations fit.
} Choose the next tile.

sheet-caption = Result
sheet-player = Player
sheet-points = Points
sheet-turned = Turned over
sheet-refused = Refused
sheet-result = { $shared ->
    [yes] { $players } win together with { $points } { $points ->
        [one] point
       *[other] points
    } each.
   *[no] { $players } wins with { $points } { $points ->
        [one] point
       *[other] points
    }{ $why ->
        [turned] {" "}and fewer face-down tiles
        [yields] , for in such a tie the caller yields
       *[points] {""}
    }.
}

## Choices side by side
option-choice = Combination
option-points = Points
option-ended = Ends others
option-later = Still to come
option-score = { START($pattern_a) }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}, turning { $at }
