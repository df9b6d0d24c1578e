### Why something cannot be: the sentences of errors, in English.

## Positions, moves and options

error-no-position-of = { $state } is no position of { $game }; get one by start() or position().
error-no-seat = There is no seat { $seat }: the seats of { $players } players are 0 to { $last }.
error-seed = A seed is a whole number, a text or a random.Random, not { $seed }.
error-seed-digits = A seed is a whole number of at most 100 digits, not { $seed }.
error-seed-text = A seed is a text that can be written down, not { $seed }.
error-hidden-cards = Cards are hidden in this position, as a seat sees it, so the others cannot play on from it; start from the whole position.
error-other-options = This position was reached under other options ({ $reached }) than those of this game ({ $chosen }).
error-no-option = { $owner } has no option { $option }; its options are { $options }.{ $hint }
error-option-value = Option { $option } cannot be { $value }; it can be { $allowed }.{ $hint }
error-setting-file = { $name } must be the name of a file, or None, not { $value }.
error-whole = { $field } must be a whole number from { $least } to { $most }, not { $value }.
error-list = { $field } must be a list, not { $value }.
error-one-of = { $value } is no { $field }; there are { $allowed }.{ $hint }
error-no-move = { $text } is no move; write { $forms } or { $last }.{ $hint }
error-no-seat-number = { $value } is no seat; seats are whole numbers from 0.
error-no-list = { $value } is no list.
error-too-deep = { $value } is part of more lists and objects than belong together here.
error-too-large = { $value } is larger than any number here.
error-no-value = { $value } is neither a number nor a text, a list or an object.
error-too-long = { $text } has { $count } characters; no position and no move has more than { $most }.
error-position-source = A position is a text or an object, not { $kind }.
error-no-number = { $text } is no whole number.
error-position-players = The position is for { $given } players, the game for { $seats }; the game has to be made with the players of the position ({ $rule }).
error-each-seat = { $field } must be { $seats } { $what ->
    [numbers] numbers
   *[lists] lists
}, one for each seat, not { $found }.
error-different = { $field } holds different { $what ->
    [cards] cards
   *[seats] seats
} from 0 to { $last }, not { $found }.
error-no-move-type = { $type } is no type of move; there are { $types }.{ $hint }
error-move-fields = A move of type '{ $type }' has the fields type and { $fields ->
   *[other] { $fields }
    [none] nothing else
}, not { $given }.
error-field-twice = The field { $field } stands twice in the position.
error-no-game = There is no game { $game }; there is { $games }.{ $hint }
error-option-so = Option { $option } of { $game } cannot be so: { $problem }
error-rules-untold = The rules are not told in { $lang }; there is { $languages }.{ $hint }
error-no-rule = There is no rule { $rule } in this rulebook.{ $hint }
error-no-setting = mopsbook has no setting { $name }; it has { $settings }.
error-no-field = { $field } is no field of a position; there are { $fields }.{ $hint }
error-near = {" "}Did you mean { $meant }?

## What several games say

error-no-card-list = { $cards } is no list of cards.
error-seat-card = { $text } is no card of a seat; write seat:card, as in { $example }.
error-seat-card-pair = { $field } must be pairs of a seat and a card, not { $value }.
error-card-twice = { $cards } would be in two places; every card is there once ({ $rule }).
error-cards-before-deal = Before the deal all cards are in the pack, so no hand and no pile can hold any ({ $rule }).
error-other-dealer = The options say that seat { $dealer } deals, so it cannot be seat { $seat } ({ $rule }).
error-dealer-known = The options say who deals, so nobody draws for it ({ $rule }).
error-first-player = Seat { $dealer } deals, so seat { $first } begins, not seat { $turn } ({ $rule }).
error-rounds-scored = In round { $round }, phase '{ $phase }', at most { $finished } rounds have been scored, not { $found } ({ $rule }).
error-rounds-over = The game is over after round { $rounds }, so the end of round { $round } cannot be the phase '{ $phase }' ({ $rule }).
error-true-or-false = { $field } is true or false, not { $value }.
error-in-field = { $field }: { $problem }
error-score-row = Each row of { $field } must be { $seats } whole numbers from 0, not { $row }.

## Records

error-no-file = There is no file { $file }.
error-within = { $where }: { $problem }
error-file-path = Name a file by a text or a Path, not by { $path }.
error-file-folder = { $file } is a folder; name a file to save it in.
error-file-device = { $file } is no ordinary file, so nothing is saved in its place; name another one.
error-file-unwritable = The file { $file } cannot be written: { $problem }.
error-disk-full = There is no room left on the disk for { $file }, so it was not saved; what was there before is still there. Delete something, or save in another folder.
error-trace-no-file = { $file } is no file, so nothing can be read from it.
error-trace-large = { $file } is larger than anything that mopsbook saves; it was not read.
error-trace-no-text = { $file } is no text file, so mopsbook has not saved it.
error-trace-unreadable = { $file } cannot be read: { $problem }.
error-trace-header = This is no saved game: its first line is no header of mopsbook.
error-trace-version = It has the file version { $version }; this mopsbook reads version { $reads }.
error-trace-cut = It was cut off: it ends after { $moves ->
    [one] one move
   *[other] { $moves } moves
} without its closing line.
error-trace-count = It was edited: its closing line counts { $counted } moves, but it has { $moves }.
error-trace-check = It was edited after it was saved: its moves do not match its check sum.
error-trace-line = Line { $line } is no JSON object; the file was cut off or edited. A saved game has a header line, one line for each move and a closing line.
error-trace-options = The options in the header are no object.
error-move-line = Move { $number } cannot be read: its line must hold the field 'move' and nothing else.
error-move-unreadable = Move { $number } cannot be read: { $problem }
error-record-game = A record needs a game, as mops.game() gives it, not { $game }.
error-names = names must be { $seats } texts, one for each seat, each of at most { $most } characters, not { $names }.
error-trace-game = A record is of a game, not of { $game }.
error-trace-moves = The moves of a record are a tuple of moves, not { $moves }; record(moves=...) reads them from their notation.
error-trace-slice = A record is cut in one piece: t[40:60], and no third number.
error-moves-list = moves must be a list of moves, not { $moves }.
error-trace-find = { $game } has no move, event or rule named { $name }.{ $hint }
error-move-unfit = Move { $number } of { $count } does not fit: { $problem }

## Players

error-no-player = There is no player { $kind }; there is { $kinds }, or an object with a method choose(view, legal, rng).
error-search-budget = A player who tries moves out is given a number of roll-outs or of seconds above 0, such as SearchPlayer(rollouts=300), not { $given }.
error-search-budgets = A player who tries moves out is given roll-outs or seconds, not both ({ $rollouts } and { $seconds }).
error-players-number = players says who plays the others, not how many there are. That is said with the game: mops.Table(mops.game("{ $game }", players={ $players })).
error-players-list = players must be one kind of player, or a list of { $seats }, not { $players }.
error-players-count = There are { $seats } seats, but { $players ->
    [one] one player was
   *[other] { $players } players were
} given.
error-no-move-left = Nobody can go on here: seat { $seat } has no legal move in '{ $state }'.

## Words and advice

error-seconds = seconds is how long to search, a number above 0, not { $seconds }.
error-advise-what = advise() needs a position, not { $state }.
error-explain-what = explain() cannot explain { $thing }; give it a step, a record, a position, an IllegalMove, or what check() returns.
error-review-what = review() needs a record, not { $trace }.
error-language = A language is a text such as 'en', not { $lang }.
error-untold = { $what } is not told in { $lang }; there is { $languages }.{ $hint }
error-names-texts = names must be texts, one for each seat, not { $names }.
error-no-message = There is no message '{ $name }' in the language '{ $lang }'.
error-message-facts = The message '{ $name }' in the language '{ $lang }' cannot be told with the facts { $facts ->
    [none] (none)
   *[other] { $facts }
}: { $problems }.

## Graphs

error-neither-game-nor-position = { $where } is neither { $game } nor a position of it.
error-no-hand-seen = Seat { $owner } has no hand here that can be seen.

## Tables, replays and pages

error-page-part = { $part } does not show itself as HTML or SVG; put a text, a position, a table or a replay here.
error-page-kernel = { $part } needs a kernel; a page can hold texts, positions, tables and replays.
error-langs = langs must be a list of { $languages }, not { $langs }.
error-lang = lang must be one of { $languages }, not { $lang }.{ $hint }
error-front-end = The front end of mopsbook was not built: { $file } is missing. Install the package anew (pip install builds it), or build it in a checkout with: npm --prefix widgets run build
error-table-seed = A seed is a whole number, a text or None, not { $seed }.
error-other-game = The record is of { $recorded }, the table is for { $played }.
error-replay-trace = A replay needs a recorded game, such as mops.record(g, seed=7) or mops.replay(path), or a table, not { $trace }.
error-graph-of-game = This is no graph of a game: { $graph }. mopsbook.graphs makes some, such as graphs.miau_followers(position).
error-graph-of = Of a game there is a graph for each step: say which by of, such as of=mops.graphs.miau_followers, not { $of }.
error-graph-numbers = numbers must be a number for each of some nodes, such as {"{"}"R5": 3{"}"}, not { $numbers }.
error-graph-best = best must be a list of nodes, not { $nodes }.
error-table-seat = seat must be a seat, several seats, or "all", not { $seat }.
error-switch = { $name } must be True or False, not { $value }.
error-catalogue-broken = This catalogue cannot be read: { $file }, line { $line }. { $problem }
error-catalogue-line = A text stands in quotation marks, such as msgstr "So", and one within it is written \". Here stands { $text }.
error-catalogue-order = Here has to come { $due }: after each msgid comes one msgstr.
error-catalogue-text = That is no text in UTF-8.
error-table-folder = folder must be a folder, and { $folder } is none.
error-table-step = on_step() needs a function that takes step, seat and view, not { $callback }.
error-table-game = A table needs a game, as mops.game() gives it, not { $game }.
error-table-new-game = This table plays { $name }. A new game at it needs the same game, such as mops.game("{ $name }", players=3), not { $game }.
error-file-there = There is a file { $file } already; save(..., replace=True) replaces it.
error-table-asked = A player that is asked for a move cannot play at the table meanwhile.

## Worked cases

error-case-list = { $key } must be a list, not { $value }
error-case-object = { $key } must be an object, not { $value }
error-case-filter = filter must be {"{"}"types": [...]{"}"}, not { $asked }
error-case-move = { $source } is no move; a move is a text or an object
error-case-number = { $text } is no number
error-case-twice = the key { $twice } stands twice in one object
error-case-game = nothing tells which game it is; name it by "game", by "rules", or by the name of the file
error-case-rules = rules must be a list of ids, not { $rules }
error-case-options = options must be an object, not { $data }
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
error-game-ours = The game { $game } of the package { $source } has the name of a game of mopsbook, so it is left out.
error-game-twice = The game { $game } of the package { $source } is offered by another package as well, and { $used } is used. Uninstall one of them.
error-game-name = { $game }, offered by the package { $source }, is no name of a game; take letters, digits and underscores.
error-game-nothing = The game { $game } of the package { $source } cannot be found: { $module } is no package with a file rules.toml.
error-game-broken = The game { $game } cannot be loaded from { $module }: { $kind }: { $problem }
error-new-name = { $name } is no name for a game: write lower-case letters, digits and _, with a letter first, and no word of Python.
error-new-game = There is a game { $name } already. Choose another name.
error-new-module = There is a module { $name } already, which could not be imported any more. Choose another name.
error-new-folder = There is { $folder } already, and it stays as it is. Choose another name, or another place with --into.

## Readings

error-moments-game = moments() needs a game, as mops.game() gives it, not { $game }.
error-book-game = RuleBook() needs a game, as mops.game() gives it, not { $game }.
error-parting-game = parting() needs a game, as mops.game() gives it, not { $game }.
error-parting-same = Nothing is read otherwise by { $options }: name an option, and another value than the game has.

## Questions

error-questions-what = questions() needs a game, as mops.game() gives it, not { $game }.
error-questions-count = The number of questions is a whole number from 0 to { $most }, not { $count }.
error-questions-level = The level of questions is 1, 2 or 3, not { $level }.
error-questions-option = Under the options of this game nothing can be asked about { $about }. It comes up with { $option }, as in mops.game(…, { $option }).
error-questions-none = Nothing was found to be asked about { $about } at level { $level }.
error-questions-few = Nothing can be asked about { $about }: in games it comes up hardly ever, or is never what decides. The rulebook shows it, with an example where there is one.
error-questions-never = Nothing can be asked about { $about }: it comes up only where cards or pieces are missing, and so in no whole game. The rulebook tells it.
error-questions-note = Nothing can be asked about { $about }: it decides nothing that happens in a game. The rulebook tells it.
error-questions-technical = Nothing can be asked about { $about }: it only says what is no move at all.
error-question-about = Questions can be about a rule, a section or a chapter, and { $topic } is none of these.{ $hint }
error-question-nothing-named = Name at least one rule or chapter that the questions are to be about, or leave it out.
error-question-number = This question is answered by a whole number, not by { $answer }.
error-question-many = This question asks for { $many } things, not for { $named }.
error-question-nothing = Name at least one thing that lies on the table of this question.
error-question-item = This question is answered by what lies on its table, and { $answer } does not.
error-question-answer = { $answer } is none of the answers to this question: { $known }.
error-question-order = The answer to this question names each of these once: { $known }. It is not { $answer }.

## Answers

error-results-what = results() needs a folder, files or rows of answers, not { $source }.
error-results-header = This is no file of answers: its first line is no header of one. quiz.save("name.jsonl") writes such files.
error-results-cut = It was cut off: it ends after { $rows ->
    [one] one answer
   *[other] { $rows } answers
} without its closing line.
error-results-edited = It was edited after it was saved: its answers do not match its check sum.
error-results-line = Its line { $line } is broken: it was edited after it was saved.
error-results-row = Answer { $row } is no row with named fields: { $value }.
error-results-lacking = Answer { $row } has no field '{ $field }'.
error-results-field = In answer { $row } the field { $field } cannot be { $value }.
error-learned-header = { $file } does not keep what somebody has learned; name another file, or one that is not there yet.
error-learned-rule = What was met are ids of rules, as they stand in game.rules, not { $rule }.
error-learned-row = An answer has the fields 'rules' and 'right', as in quiz.results, and { $row } has not.
error-learned-lesson = How far a lesson was gone through is its game, a step counted from 1, and how many it has, not { $lesson }.
error-progress-links = links must say as a text for each of some games where it leads, not { $links }.
error-learned-line = Line { $line } of { $file } cannot be read and does not count; the other lines do.
error-learned-beside = { $file } keeps something else by now, so what is learned from here on is kept in { $beside }.
error-replay-look-back-guess = A look back has no guesses: leave out guess, or review.
error-replay-guess = The moves of seat { $seat } cannot be guessed here: choose a seat whose hand this Replay may show.

## The quiz

error-quiz-source = Quiz() needs a game, as mops.game() gives it, or questions, as mops.questions gives them, not { $source }.
error-quiz-count = The number of questions of a quiz is a whole number from 1 to { $most }, not { $count }.
error-quiz-student = Name the student as a text of at most { $most } characters, not as { $student }.
error-quiz-asked = This question is not answered yet: answer it, or skip it.
error-quiz-told = This question is answered. Go on to the next one.
error-quiz-over = The quiz is over, so no question waits for an answer.
error-quiz-nothing-missed = There is nothing to practise: nothing was missed.
error-quiz-results = results=... wants rows, as quiz.results has them, or a file that quiz.save() has written, not { $results }.
error-replay-moves = Ask for the picture after a whole number of moves, not after { $moves }.
error-replay-after = A look back shows some decisions alone, so its pictures are not counted by moves.

## Lessons

error-lesson-source = Lesson() needs the name of a game, the file of a lesson, or its text, not { $source }.
error-lesson-none = The game { $game } brings no lesson along; these do: { $games }.
error-lesson-of = Lesson.of() needs a Table or a record, as mops.record() gives it, not { $source }.
error-lesson-not-asked = This step of the lesson asks nothing: go to a question by lesson.index.
error-lesson-long = A lesson has at most { $most } characters, and this one has { $count }. Write it as several lessons.
error-lesson-steps = A lesson has at most { $most } steps. What begins here is left out: write it as another lesson.
error-lesson-within = In line { $line }: { $problem }
error-lesson-no-end = The head of a lesson stands between two lines ---. The second of them is missing: write it below the last line of the head.
error-lesson-open = This block { $kind } has no end: write a line of three backticks below its last line.
error-lesson-no-game = A lesson begins with a line ---, then lines such as "game: { $example }" and "players: 3", then --- again. This one names no game.
error-lesson-head = This is no line of the head of a lesson: { $row }. There each line has a name, a colon and a value, such as "language: en".
error-lesson-head-key = The head of a lesson knows no { $key }; beside the options of the game it has { $keys }.{ $hint }
error-lesson-version = This lesson is written in form { $version }, and form { $reads } is read here. What means the same in both is shown.
error-lesson-block = There is no block { $kind }, so it is shown as it stands; there are { $kinds }.{ $hint }
error-lesson-within-block = This block { $kind } is shown as it stands, since it is indented or stands in a list or a quotation: begin each of its lines at the left edge.
error-lesson-line-key = A line of this block begins with one of { $keys }, and a colon, not like { $row }.{ $hint }
error-lesson-move = { $problem } { $more ->
    [0] { $count ->
        [0] Nothing can be played here any more.
       *[other] What can be played here: { $legal }.
    }
   *[other] What can be played here: { $legal } and { $more } more.
}
error-lesson-other-game = { $problem } It looks like a position of another game: { $games }. Then the head of the lesson has to name that.
error-lesson-playable-word = { $word } is nothing that can be clicked, and without ask: stands click: playable, which asks what can be played.{ $hint }
error-lesson-thing = Nothing on the table is called { $name }. There are { $known }.{ $hint }
error-lesson-thing-pressed = { $name } cannot be clicked in a question: it has no name of its own. Choose a card, a piece, a tile or a player.
error-lesson-no-eyes = In { $game } it does not count whom somebody looks at. Leave the line eyes: out.
error-lesson-eyes = After eyes: comes who is looked at: one of { $known }, not { $name }.
error-lesson-ring = A ring lies round a thing, and { $name } is a part of the table. Name what lies there.
error-lesson-arrow = An arrow has two ends with > between them, such as R5 > Ben, not { $value }.
error-lesson-try = After try: comes yes, not { $value }. Where nothing is to be tried, leave the line out.
error-lesson-turn = Seat { $seat } has to move here, and this lesson is for seat { $shown }: use a position in which it is that seat’s turn.
error-lesson-nobody = Nobody can be asked for a move here: the game is over, or cards have to be dealt first.
error-lesson-ask = A question of your own begins with ask: and the question. Without it, about: says what it is to be made about.
error-lesson-no-right = Nothing says what is right: write right:, click:, number: or order: with the right answer.
error-lesson-no-wrong = A question with choices needs at least one that is wrong: write it as wrong: and the reason below it as why:.
error-lesson-kind = There are no questions of the kind { $kind }; there are { $kinds }.{ $hint }
error-lesson-no-rule = A question needs the rule that decides it, such as "rule: { $example }"; game.rules lists them all.
error-lesson-playable = That cannot be asked here: nothing can be played, or everything, or what is forbidden has no single reason. Use another position.
error-lesson-play = What comes of { $move } cannot be shown, since it rests on cards that are hidden from whoever is asked.
error-lesson-seat = This lesson is for one seat, and the question is for seat { $seat }, which sees other cards.

error-handout-kind = There is no handout { $kind }. What can be printed is { $kinds }.
error-handout-lang = That game is not told in { $lang }, but in { $languages }.
error-handout-what = handout() needs a game, as mops.game() gives it, or questions, as mops.questions() gives them, not { $what }.
error-editing-no-thing = There is no { $thing } here that could be moved.
error-editing-no-spot = { $spot } is no place where this can lie.
error-editing-no-question = No question is known for this position. Go on by a move or two, to where somebody chooses between several.
error-editor-source = Editor() needs a game, a position, a Table or a Replay, not { $source }.
error-lab-games = games is how many are played, a whole number from 1, not { $games }.
error-lab-seed = The seed of many games is a whole number or a text, not { $seed }.
error-lab-limit = limit is how many seconds one game may take, a number above 0, not { $limit }.
error-lab-executor = executor is an executor of concurrent.futures, "here", or None for a process for each core, not { $executor }.
error-lab-path = Say where the tables are, as a text without the end of their names, such as "miau", not { $path }.
error-lab-not-parquet = { $file } is no Parquet file.
error-lab-not-ours = { $file } holds no games of mopsbook.
error-lab-raised = Game { $number } of { $game } (seed { $seed }): { $player } on seat { $seat } raised { $error }
error-lab-nonsense = Game { $number } of { $game } (seed { $seed }): { $player } on seat { $seat } chose { $move }, which is no move of those it was given.
error-lab-slow = Game { $number } of { $game } (seed { $seed }) took more than { $limit } seconds{ $seat ->
    [none] .
   *[other] {", while "}{ $player } on seat { $seat } was choosing.
}
error-lab-endless = Game { $number } of { $game } (seed { $seed }) was given up after { $moves } moves.
error-lab-measure = Game { $number } of { $game } (seed { $seed }): measure raised { $error }
error-lab-lost = Games { $number } to { $last } were lost: whoever played them has ended. { $error }
error-lab-failed = { $count } of { $games } games went wrong; failures has all. The first: { $first }
error-lab-stopped = Stopped: { $games } games are there.
