### Why something cannot be: the sentences of errors, in English.

error-no-position-of = { $state } is no position of { $game }; get one by start() or position().
error-neither-game-nor-position = { $where } is neither { $game } nor a position of it.
error-no-hand-seen = Seat { $owner } has no hand here that can be seen.
error-chain-start = A chain begins on a card of the graph, not on { $first }.
error-chain-cards = The longest chain is sought among { $most } cards at most.
error-conflicts-jokers = With two jokers or more, melds that pairwise do not conflict may still need too many of them; advise() finds the best arrangement of such a hand.
error-flow-empty = { $number ->
   *[other] No step of round { $number } was given, so no card goes anywhere.
    [none] No step was given, so no card goes anywhere.
}
error-flow-steps = The flow of cards is that of steps, such as trace.steps(), not of { $step }.
error-no-middle = No middle lies open yet: the dealer still has to choose.
error-beats-tricks = beats() needs a position of a game with tricks, such as Mopsen.
error-no-player = There is no player { $kind }; there is { $kinds }, or an object with a method choose(view, legal, rng).
error-players-list = players must be one kind of player, or a list of { $seats }, not { $players }.
error-players-count = There are { $seats } seats, but { $players } players were given.
error-no-move-left = Nobody can go on here: seat { $seat } has no legal move in '{ $state }'.
error-seconds = seconds is how long to search, a number above 0, not { $seconds }.
error-advise-what = advise() needs a position, not { $state }.
error-explain-what = explain() cannot explain { $thing }; give it a step, a record, a position, an IllegalMove, or what check() returns.
error-review-what = review() needs a record, not { $trace }.
error-case-list = { $key } must be a list, not { $value }
error-case-object = { $key } must be an object, not { $value }
error-case-filter = filter must be {"{"}"types": [...]{"}"}, not { $asked }
error-case-move = { $source } is no move; a move is a text or an object
error-case-number = { $text } is no number
error-case-twice = the key { $twice } stands twice in one object
error-case-game = nothing tells which game it is; name it by "game", by "rules", or by the name of the file
error-case-rules = rules must be a list of ids, not { $rules }
error-case-options = options must be an object, not { $data }
error-language = A language is a text such as 'en', not { $lang }.
error-untold = { $what } is not told in { $lang }; there is { $languages }.{ $hint }
error-names-texts = names must be texts, one for each seat, not { $names }.
error-no-message = There is no message '{ $name }' in the language '{ $lang }'.
error-message-facts = The message '{ $name }' in the language '{ $lang }' cannot be told with the facts { $facts ->
    [none] (none)
   *[other] { $facts }
}: { $problems }.
error-no-seat = There is no seat { $seat }: the seats of { $players } players are 0 to { $last }.
error-no-file = There is no file { $file }.
error-within = { $where }: { $problem }
error-case-unread = cannot be read: { $problem }
error-case-no-text = is no text in UTF-8: { $problem } at byte { $byte }
error-case-none = holds no worked case
error-case-no-end = is a block without an end
error-case-no-json-at = is no JSON: { $problem } (column { $column })
error-case-no-json = is no JSON: { $problem }
error-case-unknown-key = has the unknown key { $key } beside "game" and "cases"
error-case-no-case = holds something that is no case (number { $number })
error-case-without-id = a case without an id
error-case-nested = is nested too deeply
error-case-engine = the engine fails with { $kind }: { $problem }
error-case-sum = { $held } held, { $failed } failed
error-case-asks-nothing = expects nothing
error-case-no-rule = { $key }: { $rule } is no rule of { $game }
error-case-stops = { $key }: move { $number }, { $move }: expected allowed, found refused ({ $rules })
error-case-refused = { $key }: { $move }: expected allowed, found refused ({ $rules })
error-case-allowed = { $key }: { $move }: expected refused ({ $rule ->
   *[other] { $rule }
    [none] by any rule
}), found allowed
error-case-other-rule = { $key }: { $move }: expected refused ({ $rule }), found refused ({ $rules })
error-case-not-listed = { $key }: { $move }: expected in the list of legal moves, found missing
error-case-refused-move = { $move } (refused ({ $rules }))
error-case-differs = { $key }{ $of ->
   *[other] {" "}of { $of }
    [none] {""}
}: expected { $expected }, found { $found }
error-case-no-value = { $path } is no key of a worked case and no value of a position of { $game }
error-case-no-list = size: { $path } is no list in a position of { $game }
error-case-repeats = { $key }: { $count } of them stand there more than once
error-case-results = { $key }: expected { $expected }, found { $found }; expected and not found: { $missing ->
   *[other] { $missing }
    [none] nothing
}; found and not expected: { $extra ->
   *[other] { $extra }
    [none] nothing
}
error-case-moves = { $key }: expected { $expected ->
   *[other] { $expected }
    [none] nothing
}, found { $found ->
   *[other] { $found }
    [none] nothing
}
error-case-many-moves = { $key }: expected { $expected } moves, found { $found }; expected and not found: { $missing ->
   *[other] { $missing }
    [none] nothing
}; found and not expected: { $extra ->
   *[other] { $extra }
    [none] nothing
}
error-case-no-verdict = { $key }: { $entry } is no move with a rule
error-case-no-rule-id = { $key }: { $rule } is no id of a rule
error-no-way-home = The piece on { $piece } does not come home by these cards as long as all others stand still.
