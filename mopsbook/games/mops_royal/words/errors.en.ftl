### Why something cannot be: the sentences of errors, in English.

-patterns = Option 'patterns':
error-origins = origins holds row and column of the first word of each board, each from -{ $most } to { $most }, not { $origins }.
error-boards = There would be { $boards } boards for { $seats } seats; each has one (mops-royal.own-set).
error-laid-before-start = Seat { $seat } cannot have placed anything before the start tiles are drawn (mops-royal.start-tile).
error-laid-by = { $laid ->
    [0] None of { $seats } seats has
    [one] Only one of { $seats } seats has
   *[other] Only { $laid } of { $seats } seats have
} placed something; everybody has the start tile at least (mops-royal.start-tile).
error-board-rows = The board of seat { $seat } is a list of rows such as 'A2 .. B3-', not { $rows }.
error-foreign-tile = Seat { $seat } would have { $tile }, which is not in the set (mops-royal.tile-faces).
error-tile-twice = Seat { $seat } would have { $tile } twice; every tile is in a set once (mops-royal.tile-faces).
error-only-crowns = Every tile of seat { $seat } bears a crown, but nobody begins with a crown (mops-royal.start-tile-no-crown).
error-refused-tiles = Seat { $seat } would have refused tiles, but the variant is not played (mops-royal.refuse-variant).
error-too-many-tiles = Seat { $seat } would have placed { $tiles } tiles; a square has { $full } (mops-royal.end).
error-falls-apart = The layout of seat { $seat } falls apart; every tile touches another one along an edge (mops-royal.adjacency).
error-too-long = The layout of seat { $seat } would be { $length } tiles long in a { $line }; it has to fit into { $side } x { $side } (mops-royal.five-by-five).
error-no-board-tile = { $word } on the board of seat { $seat } is no tile; write A1 to F6, A1- for a turned tile, A1-/B2 for a refused tile on it, or .. for an empty space (mops-royal.tile-faces).
error-refused-on-face = { $word } on the board of seat { $seat } cannot be: refused tiles lie on a turned tile (mops-royal.refuse-needs-turned).
error-too-far = { $word } on the board of seat { $seat } lies too far away; rows and columns go from -{ $most } to { $most }.
error-no-tile = { $text } is no tile; a tile is a colour A to F and an object 1 to 6, such as C1.{ $hint }
error-no-place-object = { $value } is no space; write row and column, as in [1, -1].
error-no-place = { $text } is no space; write row and column, as in 1,-1.
error-cells-once = A combination is scored by naming each of its spaces once.
error-option-tiles = Option '{ $option }' cannot be { $value }; it can be '{ $usual }', or a list of { $least ->
    [0] {""}
   *[other] at least { $least }{" "}
}different tiles from A1 to F6 (mops-royal.{ $rule }).
error-option-points = Option 'points' cannot be { $value }; it can be 'printed', or the points for three, four and five tiles, such as {"{"}3: 2, 4: 4, 5: 7{"}"}, each from 0 to { $most } (mops-royal.points).
error-players = Mops Royal is for 2, 3 or 4 players, not for { $players } (mops-royal.players).
error-all-crowned = Every tile of the set would bear a crown, so nobody could begin (mops-royal.start-tile-no-crown).
error-option-patterns = Option 'patterns' cannot be { $value }; it can be 'printed', 'basic', or a list of patterns, each with 'id', 'cells' and 'marks' (mops-royal.pattern-set).
error-pattern-parts = { -patterns } each of them has an 'id', 'cells' and 'marks'; { $value } has not.
error-pattern-id = { -patterns } an id is a text of 1 to { $most } signs, not { $id }.
error-pattern-size = { -patterns } { $id } has { $size ->
    [one] one tile
   *[other] { $size } tiles
}; a combination has three, four or five (mops-royal.sizes).
error-pattern-marks = { -patterns } the marks of { $id } have to be at least one of its own cells (mops-royal.flip-marked-tile).
error-pattern-long = { -patterns } { $id } does not fit into a square of { $side } x { $side } (mops-royal.five-by-five).
error-pattern-cells = { -patterns } the { $part } of { $id } are a list of different spaces such as [[0, 0], [0, 1]], not { $value }.
error-pattern-twice = { -patterns } two of them have the id { $id }; give each its own.
error-pattern-name = { -patterns } the id { $id } is the name of another shape; give this one another name (mops-royal.printed-pattern).
error-pattern-same = { -patterns } { $other } and { $id } have the same shape when they are turned or mirrored; keep one of them (mops-royal.printed-pattern).
error-other-caller = Seat { $seat } cannot be the caller: the options name seat { $caller } (mops-royal.caller).
error-caller-empty = Seat { $seat } is the caller and has placed nothing.
error-no-final = There is a final scoring only in the variant of that name (mops-royal.final-variant).
error-score-in-final = Nothing is scored while tiles are placed in this variant (mops-royal.final-variant).
error-nobody-stops = Nobody leaves the scoring for good in this game, or not yet (mops-royal.final-must-score).
error-tile-last = { $tile } is the tile of this round, so it is the last one that was turned up (mops-royal.reveal).
error-upcoming-gone = { $tile } cannot be turned up next: it is not in the caller's supply any more (mops-royal.reveal).
error-nothing-to-reveal = No tile is turned up any more: all squares are full, or the supply is used up (mops-royal.end, mops-royal.supply-used-up).
error-score-after-laying = Nobody scores before all have placed { $tile } in this game (mops-royal.order-in-round).
error-scorers = scorers holds the seats that may still score, in the order of the round, and only where all place before anybody scores; it cannot be { $found } (mops-royal.order-in-round).
error-tile-needed = tile names the tile of the round, which is needed in the phase '{ $phase }' (mops-royal.reveal).
error-tile-not-due = No tile has to be placed in the phase '{ $phase }' (mops-royal.reveal).
error-refused-most = refused counts the tiles that each seat has refused, and in this game there can be { $most } at most (mops-royal.refuse-variant).
error-numbers = { $field } holds a whole number from { $least } for each of the { $seats } seats, not { $found } (mops-royal.{ $rule }).
error-not-over = The game is not over: somebody can still place or score (mops-royal.end).
error-nobody-lays = Nobody from seat { $seat } on can place { $tile }: the squares are full, or the tile is placed (mops-royal.full-waits, mops-royal.skip-if-laid).
error-nothing-to-score = Seat { $seat } has { $phase ->
    [score] not placed { $tile } in this round, or has nothing to score (mops-royal.one-scoring)
   *[final] nothing to score (mops-royal.final-skip)
}.
error-no-set-tile = { $field } holds { $card }, which is no tile of the set (mops-royal.tile-faces).{ $hint }
error-field-tile-twice = { $field } holds { $tile } twice; every tile is in a set once (mops-royal.tile-faces).
