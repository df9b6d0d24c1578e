### Mops Royal in English.
### $player, $caller, $actor are names; $players is a list of them. A tile such as $tile is "green bowl", $tile_the has
### the article; $tile_colour and $tile_object are its parts ("none" where no tile lies). $tiles, $flips are lists of tiles.
### $at is a place in words ("row 1, column 2"), $where is a place beside a tile ("above the green bowl"). $pattern is the name of
### a combination, $pattern_a has the article. $value is a colour, or an object in the plural. START() writes the
### first letter large.

## Tiles, places, combinations

tile = { $colour } { $object ->
    [poo] poop
   *[other] { $object }
}
definite = the { $colour } { $object ->
    [poo] poop
   *[other] { $object }
}
sign = { $name ->
    [pug] pugs
    [bone] bones
    [bowl] bowls
    [can] cans
    [cushion] cushions
    [poo] poop
   *[colour] { $name }
}
dative = the { $colour } { $object ->
    [poo] poop
   *[other] { $object }
}
spot = { $side ->
    [above] above
    [below] below
    [left] to the left of
    [right] to the right of
    [above-left] up and to the left of
    [above-right] up and to the right of
    [below-left] down and to the left of
   *[below-right] down and to the right of
} { $tile }
part = { $name ->
    [poo] poop
   *[other] { $name }
}
place = row { $row }, column { $column }
pattern = { $id ->
    [I3] three in a line
    [V3] corner of three
    [D3] three on a diagonal
    [I4] four in a line
    [L4] L of four
    [T4] T of four
    [S4] S of four
    [D4] four on a diagonal
    [O4] square of four
    [I5] five in a line
    [V5] corner of five
    [L5] L of five
    [U5] U of five
    [X5] cross of five
    [F5] F of five
    [N5] N of five
    [Y5] Y of five
    [D5] five on a diagonal
    [P5] P of five
    [T5] T of five
   *[own] pattern “{ $id }”
}
indefinite = { $id ->
    [I3] three in a line
    [V3] a corner of three
    [D3] three on a diagonal
    [I4] four in a line
    [L4] an L of four
    [T4] a T of four
    [S4] an S of four
    [D4] four on a diagonal
    [O4] a square of four
    [I5] five in a line
    [V5] a corner of five
    [L5] an L of five
    [U5] a U of five
    [X5] a cross of five
    [F5] an F of five
    [N5] an N of five
    [Y5] a Y of five
    [D5] five on a diagonal
    [P5] a P of five
    [T5] a T of five
   *[own] the pattern “{ $id }”
}

## What is to be decided

prompt-start = The start tiles have to be drawn: one for everybody, and none with a crown.
prompt-reveal = { $caller_is ->
    [you] You are about to reveal the next tile.
   *[other] { $caller } reveals the next tile.
}
prompt-lay = { $player_is ->
    [you] { your-turn }: place { $tile_the }.
   *[other] It is { $player }’s turn to place { $tile_the }.
} { $count ->
    [one] Only one space fits.
   *[other] { $count } spaces fit.
}{ $refusal ->
    [yes] { $player_is ->
        [you] {" "}Or refuse it for { $cost } points.
       *[other] {" "}Or { $player } refuses it for { $cost } points and puts it face down on a turned tile.
    }
   *[no] {""}
}
prompt-score = { $player_is ->
    [you] { $last ->
        [yes] { your-turn } to score for the last time: { prompt-one }. What you leave now is lost.
       *[no] { your-turn }: score { prompt-one }, or none.
    }
   *[other] { $player } may score { prompt-one }, or none.
}
prompt-final = { $player_is ->
    [you] { your-turn }: score { prompt-one }
   *[other] It is { $player }’s turn to score { prompt-one }
}{ $stop ->
    [yes] , or stop for good
   *[no] {""}
}.
prompt-one = { $count ->
    [one] the only combination there is
   *[other] one of { $count } combinations
}
part-game-end = That was the last move. Next comes the result.
prompt-over = The game is over: { $players_are ->
    [you] you have won
    [you-and] { $players } have won together
    [one] { $players } has won
   *[other] { $players } have won together
}.

## What happened

event-start = { $player_is ->
    [you] You draw { $tile_the } as your start tile.
   *[other] { $player } draws { $tile_the } as start tile.
}
event-supply = { $caller_is ->
    [you] You are the caller: you keep your other { $count } tiles face down and reveal them one by one.
   *[other] { $caller } is the caller and keeps the other { $count } tiles face down and reveals them one by one.
} Everybody else’s tiles lie face up.
event-reveal = Round { $round }: { $caller_is ->
    [you] you reveal
   *[other] { $caller } reveals
} { $tile_the }.{ $left ->
    [0] {" "}It was the last tile of this supply.
   *[other] {""}
}
event-same-tile = { $players_are ->
    [you] You take the same tile.
    [one] { $players } takes the same tile.
   *[other] { START($players) } take the same tile.
}
event-skip = { $player_is ->
    [you] You have placed { $tile_the } already, so you take no tile and sit
   *[other] { $player } has placed { $tile_the } already, so { $player } takes no tile and sits
} this round out.
event-wait = { $player_is ->
    [you] You have placed all 25 tiles and wait
   *[other] { $player } has placed all 25 tiles and waits
} while others still place theirs.
event-place = { $player_is ->
    [you] You place
   *[other] { $player } places
} { $tile_the } { $where }.
event-full = Tile { $count } completes { $player_whose } layout.
event-may-score = Something in { $player_whose } layout can be scored now.{ $full ->
    [yes] {" "}What stays unscored in the end is lost.
   *[no] {""}
}
event-nothing-to-score = { $full ->
    [yes] { $player_is ->
        [you] You have
       *[other] { $player } has
    } placed all tiles, and nothing among them can be scored.
   *[no] Nothing in { $player_whose } layout can be scored now.
}
event-pass = { $player_is ->
    [you] You score nothing this time, although something could be scored. { $full ->
        [yes] What stays unscored in the end is lost.
       *[no] It can still be done in a later round.
    }
   *[other] { $player } could score, but keeps all tiles face up for a larger combination.
}
scores = { $player_is ->
    [you] You score
   *[other] { $player } scores
} { $pattern_a }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}: { $tiles }.
event-score = { scores } { $size } tiles { $crown ->
    [0] bring
    [one] and a crown bring
   *[other] and { $crown } crowns bring
} { $points ->
    [one] one point
   *[other] { $points } points
}, so { $player_is ->
    [you] you have
   *[other] { $player } has
} { $total } now.
event-turn-over = { $choices_count ->
    [one] { $player_is ->
        [you] For the points you turn
       *[other] For the points { $player } turns
    } over { $tile_the }, the only one that can be.
   *[other] { $player_is ->
        [you] For the points you turn
       *[other] For the points { $player } turns
    } over { $tile_the }, one of { $choices_count } that could be chosen.
} It counts no more.
event-refuse = { $player_is ->
    [you] You refuse { $tile_the } and put
   *[other] { $player } refuses { $tile_the } and puts
} it face down on { $under_the }, which is turned over. Refusal number { $number } costs { $cost } points, so { $player_is ->
    [you] you have
   *[other] { $player } has
} { $total } now. No space is filled by it.
event-final-begins = { $why ->
    [full] All layouts are complete.
   *[used-up] No tile can be revealed any more.
} Only now is there scoring, one combination each in turn, and { $player_is ->
    [you] you begin.
   *[other] { $player } begins.
}
event-final-skip = { $player_is ->
    [you] You have nothing to score and are
   *[other] { $player } has nothing to score and is
} passed over.
event-stop = { $player_is ->
    [you] You stop
   *[other] { $player } stops
} scoring for good.
event-supply-used-up = { $caller_is ->
    [you] You have
   *[other] { $caller } has
} no tile left to reveal. Gaps in the layouts stay as they are.
event-game-end = { $why ->
    [full] All layouts are complete, and the tiles left over stay out.
    [scored] Nobody scores any more.
   *[used-up] No tile is left to place.
} So the game is over. Points: { $totals }.
event-winners = { $tie_break ->
    [yes] Several players have the most points, so face-down tiles are counted, and fewer are better: { $turned }.{" "}
   *[no] {""}
}{ $yields ->
    [yes] { $caller_is ->
        [you] Even that is equal, so you as the caller yield.{" "}
       *[other] Even that is equal, so { $caller } as the caller yields.{" "}
    }
   *[no] {""}
}{ $players_are ->
    [you] You win
    [one] { $players } wins
   *[other] { START($players) } win together
} with { $points } { $points ->
    [one] point
   *[other] points
}{ $shared ->
    [yes] {" "}each.
   *[no] .
}

## Why a move is refused

refusal-order-in-round = { $actor_is ->
    [you] It is your turn, not { $player_whose } turn.
   *[other] It is { $actor }’s turn.
} The caller is first in a round, and the others follow clockwise.
refusal-final-rotation = { $actor_is ->
    [you] It is your turn to score, not { $player_whose } turn.
   *[other] It is { $actor }’s turn to score.
} Scoring goes clockwise, one combination each.
refusal-reveal = { $why ->
    [due] { $actor_is ->
        [you] Reveal the next tile first.
       *[other] { $actor } reveals the next tile first.
    } Only then can tiles be placed and combinations scored.
    [supply] { $actor_is ->
        [you] You cannot reveal { $tile_the }: it is not in your face-down supply any more.
       *[other] { $actor } cannot reveal { $tile_the }: it is not in the face-down supply any more.
    }
    [upcoming] { $actor_is ->
        [you] You
       *[other] { $actor }
    } cannot reveal { $tile_the }, because another tile comes next in this position.
   *[time] No tile is revealed now. That opens a round, when everybody has finished the one before.
}
refusal-start-tile = { $why ->
    [due] The start tiles are drawn first. Only then can tiles be placed and combinations scored.
   *[time] No start tiles are drawn now. That is done once, before the first round.
}
refusal-own-set = Everybody draws one start tile from their set: { $needed } are needed, and { $count ->
    [one] one was named
   *[other] { $count } were named
}.
refusal-start-tile-no-crown = { $player_is ->
    [you] Draw another tile: { $tile_the } bears a crown, and you cannot start with one.
   *[other] { $player } has to draw another tile: { $tile_the } bears a crown, and nobody starts with one.
}
refusal-tile-faces = There is no tile { $named } in a set. Tiles are a colour from A to F and an object from 1 to 6, such as A3, and the set of this game may hold only some of them.
refusal-caller = { $drawn ->
    [yes] In this game the caller is drawn by lot, so one of the players has to be named with the start tiles.
   *[no] In this game it is settled who the caller is, so none is named with the start tiles.
}
refusal-lay-one-tile = { $why ->
    [again] Score a combination now, or leave it: { $player_is ->
        [you] you have
       *[other] { $player } has
    } had { $tile_the } in this round already, and there is one tile a round.
   *[first] { $player_is ->
        [you] Place { $tile_the } first.
       *[other] { $player } has to place { $tile_the } first.
    } Only scoring is voluntary.
}
refusal-free-space = { $player_is ->
    [you] You already have
   *[other] { $player } already has
} { $tile_the } there. A space takes one tile, and tiles are never moved.
refusal-adjacency = The tile has to share an edge with another one. There it would touch { $corner ->
    [yes] others at a corner only.
   *[no] none.
}
refusal-five-by-five = { $grid ->
    [box] The whole layout has to fit into a square of 5 × 5. With a tile there it would be { $count } { $line ->
        [row] wide
       *[column] high
    }.
   *[line] Five tiles in a { $line ->
        [row] row
       *[column] column
    } are the most. With one more there would be { $count }.
}
refusal-one-scoring = { $player_is ->
    [you] Place { $tile_the } first.
   *[other] { $player } has to place { $tile_the } first.
} After that, one combination may be scored.
refusal-final-variant = Nothing is scored yet: in this game the scoring comes when all tiles are placed.
refusal-final-after-25 = The final scoring has begun, so { $player_is ->
    [you] you
   *[other] { $player }
} can neither place nor refuse a tile any more.
refusal-final-must-score = { $why ->
    [early] { $player_is ->
        [you] You
       *[other] { $player }
    } cannot stop now. That is possible only in a final scoring, after the last tile.
    [pass] { $player_is ->
        [you] Score a combination, or stop for good: you
       *[other] { $player } has to score a combination, or to stop for good: nobody
    } cannot just sit one turn out.
   *[must] { $player_is ->
        [you] Score a combination: whoever can has to.
       *[other] { $player } has to score a combination: whoever can has to.
    } Scoring goes on as long as somebody can score.
}
refusal-end = The game is over.

refusal-refuse-variant = { $player_is ->
    [you] Place the tile: in this game no tile can be refused.
   *[other] { $player } has to place the tile: in this game no tile can be refused.
}
refusal-variants-together = { $player_is ->
    [you] Place the tile:
   *[other] { $player } has to place the tile:
} a refused tile goes on a turned one, and while nothing is scored no tile is turned over.
refusal-refuse-needs-turned = A refused tile goes on a turned one, { $any ->
    [yes] { $player_is ->
        [you] and you have some.
       *[other] and { $player } has some.
    }
   *[no] { $player_is ->
        [you] and you have none before your first scoring.
       *[other] and { $player } has none before the first scoring.
    }
} { $tile_object ->
    [none] There is no tile there.
   *[other] This one still lies face up: { $tile }.
}
refusal-refuse-stack = A refused tile lies there already. In this game it was agreed that a space takes only one.
refusal-refuse-below-zero = The refusal costs { $cost } points, and { $player_is ->
    [you] you have
   *[other] { $player } has
} { $total }. In this game it was agreed that whoever cannot pay cannot refuse.

refusal-own-layout = { $player_is ->
    [you] You have
   *[other] { $player } has
} no tile in one of these spaces. A combination consists of tiles of { $player_is ->
    [you] your own layout.
   *[other] one layout, the player’s own.
}
refusal-sizes = It takes three, four or five tiles to make a combination, not { $count ->
    [one] one
   *[other] { $count }
}.
refusal-turned-out = { $player_is ->
    [you] You have
   *[other] { $player } has
} turned over { $tile_the }. A turned tile takes part in no combination.
refusal-same-colour-or-object = { START($tiles) } have neither the colour nor the object in common.
refusal-printed-pattern = These { $size } tiles do not lie in the shape of any combination, not even turned or mirrored: { $tiles }.
refusal-part-of-group = Score the whole group: beside these { $size } { $count ->
    [one] lies one more of the
   *[other] lie { $count } more of the
} { $by ->
    [colour] { $value } tiles
   *[object] { $value }
}, and in this game no group is scored in parts.
refusal-flip-marked-tile = Turn over a tile that lies on a purple square of this shape ({ $pattern }): { $tiles_or }. { $tile_object ->
    [none] There is no tile in the space that was named.
   *[other] { START($tile) } lies on none.
}
refusal-unknown-move = Mops Royal has no such move. Tiles can be placed and refused, combinations scored or left.

## Why something is dimmed, in a few words

hint-order-in-round = { $actor_is ->
    [you] You are next.
   *[other] { $actor } is next.
}
hint-final-rotation = { $actor_is ->
    [you] You are next.
   *[other] { $actor } is next.
}
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
hint-one-scoring = Place the tile first.
hint-final-variant = Scoring is at the end.
hint-final-after-25 = All tiles are placed.
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
hint-flip-marked-tile = No purple square of the shape.

## Advice

advice-best = { $player_is ->
    [you] You
   *[other] { $player }
} can still get { $points ->
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
    [0] Always scoring the combination worth most brings as much here.
   *[other] Always scoring the combination worth most would bring only { $points }.
}
advice-step = { $number }. { START($pattern_a) }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}, for { $points ->
    [one] one point
   *[other] { $points } points
}. Turn over { $tile_the }.
advice-nothing = { $player_is ->
    [you] You will score nothing any more and end
   *[other] { $player } will score nothing any more and ends
} with { $total ->
    [one] one point
   *[other] { $total } points
}.
advice-last = It is { $player_whose } last scoring, so the combination worth most is the best, and this is exact: { $pattern_a }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}, for { $points ->
    [one] one point
   *[other] { $points } points
}, which makes { $total } in all.
advice-thumb = Recommended: { $player_is ->
    [you] score
   *[other] { $player } scores
} { $pattern_a }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}, for { $points ->
    [one] one point
   *[other] { $points } points
} and { $player_is ->
    [you] turn
   *[other] turns
} over { $tile_the }.
advice-ends = { $count ->
    [0] Turning over { $tile_the } ends no other combination.
    [one] Turning over { $tile_the } ends one other combination, worth { $dearest }.
   *[other] Turning over { $tile_the } ends { $count } other combinations, the best of them worth { $dearest }.
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
    }; { $player_is ->
        [you] you place
       *[other] { $player } places
    } { $rounds ->
        [0] no more tiles
        [one] one more tile
       *[other] { $rounds } more tiles
    }.
}
advice-other = Or { $pattern_a }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}, for { $points ->
    [one] one point
   *[other] { $points } points
}: turning over { $tile_the } ends { $ended ->
    [0] no other combination
    [one] one other combination
   *[other] { $ended } other combinations
}, and { $later } can still come from the rest.
advice-pass = Recommended: { $player_is ->
    [you] score
   *[other] { $player } scores
} nothing yet. With { $free } spaces free, combinations of five can still grow, and they bring { $dearest } points.
advice-now = What lies there could be scored later, too. But each round allows one scoring only, and with so few spaces free waiting seldom brings more.
advice-wait = { $count ->
    [0] No single tile that can still come would make a larger combination at once.
   *[other] { $count } of the { $left } tiles that can still come would at once make a larger combination, worth up to { $points } points. { $kept ->
        [0] After a scoring now none would.
        [one] After a scoring now one would.
       *[other] After a scoring now { $kept } would.
    }
}
advice-unknown = Which tiles come is unknown, so this is a rule of thumb: while eight spaces or more are free, whoever waits for combinations of five has more points in the end in most games.
advice-move-score = scoring { $pattern_a }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}, and turning over { $tile_the }
advice-move-stop = stopping
missed-same = There was something better: { $pattern_a }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}, for { $points } points. You would have turned over the same tile.
missed-last = That was the last chance to score. There was something better: { $pattern_a }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}, for { $points } points.

## The game

game-name = Mops Royal

## What a table says before the first move and at the head of the rules; $count is how many play

summary-aim = Score combinations of tiles in a square of five by five; whoever has the most points at the end wins. Three to five tiles of one colour or with one object score, and each scoring turns a tile over.
summary-turn = The caller, one and the same player all game, reveals a tile, and everybody adds that same tile to their own layout. { $variant_final ->
    [yes] Combinations are scored when all squares are full.
   *[no] Then you may score one combination, and one of its tiles is turned over: it never scores again.
}{ $variant_refuse ->
    [yes] {" "}Instead of placing a tile you may refuse it.
   *[no] {""}
}
summary-end = The game ends when everybody has placed 25 tiles{ $variant_final ->
    [yes] {" "}and scored them
   *[no] {""}
}. Most points win; if they are equal, fewer face-down tiles do.

## The chapters of the rules

chapter-1 = The box and the aim
chapter-2 = Before the first round
chapter-3 = Revealing and placing
chapter-4 = Combinations and points
chapter-5 = Turning a tile over
chapter-6 = The end of the game
chapter-7 = Variant: refusing tiles
chapter-8 = Variant: scoring at the end
chapter-9 = What is no move

## How doubtful rules can be read otherwise

choice-grid-line = only five tiles in each row and column
choice-turn_order-simultaneous = all place, then all score
choice-partial_groups-false = only whole groups can be scored
choice-crown_points-per-crown = one point more for each crown
choice-score_when_idle-true = they may score in each round
choice-final_tie-caller-last = the caller yields to the others
choice-refuse_stack-false = one refused tile on a space at most
choice-refuse_floor-zero = the score never falls below zero
choice-refuse_floor-must-afford = whoever cannot pay cannot refuse
choice-score_after_refuse-true = one may refuse and score
choice-tiebreak_count-spaces = spaces are counted, not tiles
choice-final_first-left-of-caller = whoever sits left of the caller
choice-final_stop-true = one may stop for good

## The table

zone-square = { $player_is ->
    [you] Your square
   *[other] Square of { $player }
}
zone-called = Tile of the round
zone-supply = Supply
zone-patterns = Combinations and points
plate = { $player_plate } · { $points } { $points ->
    [one] pt
   *[other] pts
}
caption-tile = { $tile }
called-label = { $tile }, revealed by { $player_whom }
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
place-free = free space { $where }
place-alone = free space beside no tile
told-fence = Your square is now five tiles { $line ->
    [row] wide
   *[column] high
}: the fences show where it cannot grow.
place-fence = fence, { $where }: the square has no more room there
pattern-label = { START($pattern) }
pattern-worth = { START($pattern) }: { $points ->
    [one] one point
   *[other] { $points } points
}
mark-legal = possible
mark-picked = chosen
mark-wins = wins
mark-turn = can be turned over for this
mark-scored = just scored
mark-turned = turned over
can-refuse = put the tile here face down, for { $cost } points
can-lay = makes { $pattern_a }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}, for { $points ->
    [one] one point
   *[other] { $points } points
}
can-lay-beside = scores nothing yet, but alike beside it: { $tiles }
can-lay-alone = scores nothing, and nothing beside it is alike
can-score = { $count ->
    [one] in one combination, worth
   *[other] in { $count } combinations, the best worth
} { $points ->
    [one] one point
   *[other] { $points } points
}

title-start = Start tiles
title-round = Round { $round }
title-lay = { $player_is ->
    [you] You place
   *[other] { $player } places
} { $tile_the }
title-score = Scoring: { $player_who }
title-final = Final scoring
title-refuse = with refusing
title-at-the-end = scoring at the end
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
action-turn = Turn over { $tile_the } · { $points ->
    [one] one point
   *[other] { $points } points
}
action-turn-bare = Turn over { $tile_the }
action-back = Choose other tiles
action-pass = Score nothing
action-stop = Stop scoring for good
ask-turn = { $count ->
    [one] { your-turn }: turn over the tile with the purple ring.
   *[other] { your-turn }: choose which tile with a purple ring to turn over.
}
ask-more = { your-turn }: choose the next tile. { $left ->
    [one] One combination fits
   *[other] { $left } combinations fit
} the { $count ->
    [one] chosen tile
   *[other] { $count } chosen tiles
}.

sheet-caption = Result
sheet-player = Player
sheet-points = Points
round-result = { $final ->
    [yes] { title-final }
   *[no] { title-round }
}, { $player_is ->
    [you] you
   *[other] { $player }
}: { $pattern }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}, { $points ->
    [one] one point
   *[other] { $points } points
}.
sheet-turned = Turned over
sheet-refused = Refused
sheet-result = { $players_are ->
    [you] You win
    [one] { $players } wins
   *[other] { START($players) } win together
} with { $points } { $points ->
    [one] point
   *[other] points
}{ $shared ->
    [yes] {" "}each
   *[no] { $why ->
        [turned] {" "}and fewer face-down tiles
        [yields] , for in such a tie the caller yields
       *[points] {""}
    }
}.

## Choices side by side
option-choice = Combination
option-order = Order
option-points = Points
option-now = Points now
option-ended = Combinations lost
option-later = Points left for later
option-pass = Score nothing, and wait
option-step = { $number }. { START($pattern_a) }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}; then turn over { $tile_the }
option-score = { START($pattern_a) }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}, turning { $tile_the }

## A rule of thumb

thumb-makes = There it makes { $pattern_a }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}, for { $points ->
    [one] one point
   *[other] { $points } points
}.
thumb-beside = Around it lie tiles of the same colour or object, from which a combination can grow: { $tiles }.

## Questions

quiz-done-score = { scores }
quiz-done-pass = You score nothing this time, although something could be scored.
quiz-why-place-same-colour-or-object = Tiles that touch must have the same colour or show the same object.
quiz-possible = On which spaces may the tile of this round go? Choose all of them.
quiz-try-place = place the tile on the space that is marked
quiz-try-refuse = put the refused tile here: { $what }
quiz-brings = You score the { $count } tiles that are marked. How many points do they bring?
quiz-turns = You score the { $count } tiles that are marked. Which of them may be turned face down for that? Choose all that may be.
quiz-combination = Can the { $count } tiles that are marked be scored together, and if not, why?
answer-fits = { $kind ->
    [printed-pattern] No: they do not lie in a printed shape
    [same-colour-or-object] No: they have neither colour nor object in common
    [turned-out] No: not all of them are face up
    [part-of-group] No: more tiles of that kind lie beside them
   *[fits] Yes, they can
}
because-brings = { $slip ->
    [size] The points stand with the combination: they are not its tiles counted.
    [crown] A crown counts, too.
    [each] Crowns do not count one by one here.
    [once] Every crown counts here.
   *[of] That is what combinations of another size bring: here there are { $size } tiles.
}
because-turned = Only what lies on a purple square of the printed shape may be turned: { $tiles }.
because-fits = They are face up, have their colour or their object in common, and lie as one of the printed combinations does.
quiz-worth = Choose the tiles of the combination that brings { $points } points.
quiz-ended = You score the { $count } tiles that are marked, and one of them is turned face down. Which of these can you no longer score then?
quiz-first = What do you score first, so that you get most in the end?
answer-ended = { $which ->
    [both] Both combinations
   *[neither] Neither of them
}
answer-tiles = { START($tiles) }
answer-first = { START($tiles) }; { $tile_the } is turned
because-worth = It belongs to another combination, which brings { $points }.
because-ended = { START($tiles) }: this combination needs { $tile_the }, and what is turned face down is not scored again.
because-none-ended = Neither combination needs { $tile_the }, which is turned over, so all their tiles stay face up.
because-not-ended = { $slip ->
    [both] At least one of them does not need the tile that is turned over, so all its tiles stay face up.
    [neither] At least one of them needs the tile that is turned over.
    [other] Look at the other combination, too: it may also need the tile that is turned over.
   *[stays] The combination that you chose does not need the tile that is turned over, so all its tiles stay face up.
}
because-most = The best first scoring brings { $points } points in all.
because-total = That brings { $points } points in all, if what comes after it is scored as well as can be.
quiz-lays = It is your turn to place { $tile_the }. Who has to place it in this round, now or after you? Choose all their names; yours is one of them.
nth-refusal = { $number ->
    [1] first
    [2] second
    [3] third
   *[other] { $number }th
}
quiz-refusal = You refuse { $tile_the }. How many points does that cost? It is your { nth-refusal } refusal.
because-lays = { START($players) } { $players_are ->
    [one] places
   *[other] place
} { $tile_the } now.
because-lays-not = { $full ->
    [yes] { $player_is ->
        [you] Your square is complete.
       *[other] The square of { $player } is complete.
    }
   *[no] { $player_is ->
        [you] You have that tile in your square already.
       *[other] { $player } has that tile already.
    }
}
because-refusal = Refusal number { $number } costs { $cost } points.
quiz-start-tile = Before the first round everybody draws a start tile. Which of these cannot be one?
because-crowned = There is a crown on this tile: { $tile }. Whoever draws it at the start puts it back and draws again.
because-can-start = That tile can be a start tile. Look what is printed on another one.
quiz-where-refused = You refuse { $tile_the }. Where can you put it? Choose all the places.
because-where-refused = A refused tile goes face down onto a tile of yours that has been turned over.
quiz-below = You have { $points ->
    [one] one point
   *[other] { $points } points
} and refuse { $tile_the }. It is your { nth-refusal } refusal. How many points do you have then?
because-below = { $slip ->
    [floor] In this game the points do not stop there.
    [free] A refusal costs something, however few points you have.
   *[added] A refusal takes points away.
}
answer-points = { $points ->
    [1] One point
   *[other] { $points } points
}
because-left = Refusal number { $number } costs { $cost } points: { $points } − { $cost } = { $left }.
quiz-refusing = You refuse { $tile_the }. What can you do after that in this round?
answer-refusing = { $kind ->
    [over] Nothing more
    [score] Score one combination
    [all] Score as many combinations as you like
   *[place] Place another tile
}
because-refusing = { $kind ->
    [over] Whoever refuses a tile does not score in that round.
    [score] In this game one combination may be scored after a refusal, too.
    [not-over] In this game there may be scoring after a refusal.
    [not-score] Scoring comes after placing a tile, and a refused tile is not placed.
    [not-all] More than one combination is never scored in a round.
   *[not-place] There is only one tile for all in a round.
}
quiz-last = You have placed your last tile, and several combinations lie in your square. What can you score?
answer-last = { $kind ->
    [one] One of them; the others are lost
    [all] All of them, one after the other
    [round] One of them now, and one in each further round
   *[none] Nothing: the game is over with the last tile
}
because-last = { $kind ->
    [one] After the last tile you may score once, as after any other. Then nothing more.
    [not-all] Only one combination is scored after placing a tile.
    [not-round] Whoever has a full square scores no more in later rounds.
   *[not-none] After the last tile one may score, as after any other.
}
because-look = { $kind ->
    [printed-pattern] They do lie in a printed shape.
    [same-colour-or-object] They do have something in common.
    [turned-out] All of them are face up.
    [part-of-group] Here only the chosen tiles count.
   *[fits] Look once more whether they are face up, what they have in common, and how they lie.
}
because-marked = Find the shape on the board: what lies on its purple squares may be turned over.
quiz-kept-adjacency = That space does share an edge with a tile.
quiz-kept-five-by-five = The layout would still fit into five rows and five columns.
quiz-kept-free-space = No tile lies on that space.
because-scored = { START($pattern_a) }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}: { $tiles }. { $size } tiles bring { $points ->
    [one] one point
   *[other] { $points } points
}{ $crown ->
    [0] .
    [one] , one of them for the crown.
   *[other] , { $crown } of them for crowns.
}

graph-scoring = { START($pattern_a) }, { $by ->
    [colour] all in { $value }
   *[object] all { $value }
}, turning { $tile_the }: { $points ->
    [one] one point
   *[other] { $points } points
}
graph-place = { $at }
