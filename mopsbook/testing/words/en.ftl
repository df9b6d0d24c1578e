# What the properties of games say when one does not hold: first where, then what.
place-game = { $game }:
place-position = { $game }, in the position '{ $position }':
place-move = { $game }, in the position '{ $position }', with the move '{ $move }':

# games that are played
no-end = The random game with the seed { $seed } is not over after { $moves } moves. If it may be longer, say so with longest in the facts.
no-event = What this move does is told by no event.
early-outcome = There is an outcome although the game goes on.
lost = After this move something is lost, or there twice: { $problem }.
no-outcome = The game is over and has no outcome.
odd-outcome = The winners have to be seats, each once and in order, and there is a total for each seat; the outcome is { $outcome }.
no-rule = There is no rule with one of these ids: { $rules }.
stuck = It is the turn of { $actor }, and there are { $count } legal moves. There are some exactly while somebody has to decide.
listed-twice = A move is listed twice.
wrong-seat = The move is listed, but it is the turn of { $actor }.
answers-differ = When it is asked once more, or of another game with the same options, there is another answer to '{ $question }'.
changed = Questions or moves have changed the position.
odd-rules = What is told has to cite rules of the book that are no notes: { $told }.
odd-facts = Facts have to be JSON values, with lists instead of tuples: { $told }.
odd-seats = Only seats can be those who may know something: { $told }.
seed = The same seed gives two different games.
no-chance = Twenty games begin in the same position, whatever the seed.

# what is listed, and what is refused
listed-refused = The move is listed as legal, and refused by { $rules } when it is judged afresh.
allowed-unlisted = The move breaks no rule, but is not listed as legal.
verdict-changed = After the moves were listed the verdict is another one than before.
play-differs = What play says of the move is not what check says: { $told }.
too-few = Only { $listed } legal and { $refused } illegal moves were found to be compared.

# what is written
unread-move = The move is written as { $written }, which cannot be read: { $problem }
other-move = The move is written as { $written }, which is read as another one: { $again }.
other-position = The position is written as { $written }, which is read as another one: { $again }.
several-lines = The position takes more than one line.
odd-fields = The fields that worked cases name have to be JSON values, and those without order among them: { $fields }.
other-step = When the game is saved and read, this move comes back as another one, or leads elsewhere.
no-view-read = No view of a seat can be written and read.

# what a seat may know
view-of-view = What seat { $seat } sees of its own view is not the view, or somebody else has the turn in it.
view-hides = The view of seat { $seat } hides what that seat may know: { $names }.
view-lacks = The view of seat { $seat } has more or less in it than the position.
view-shows = The view of seat { $seat } names what is hidden: { $names }.
view-moves = In the view of seat { $seat } it has other moves than in the position.
view-refuses = The move is legal, and refused in the view of seat { $seat }.
twin-view = Seat { $seat } sees a difference to { $other }, which it may not know.
few-twins = Only { $count } of { $asked } positions have another one that a seat cannot tell from it.
twin-sent = The table shows or says to seat { $seat } what is different in { $other }, which it may not know.
twin-moves = The moves that are listed for seat { $seat } are others in { $other }, which it may not know.
twin-verdict = The verdict is another one in { $other }, and the seat may not know the difference.
twin-step = By this move seat { $seat } learns what it may not know: whether it is made there or in { $other }.
no-world = No whole position was found that agrees with what seat { $seat } sees.
world-view = The position { $other } was dealt for seat { $seat }, which sees a difference.
world-moves = In the position { $other }, which was dealt for seat { $seat }, it has other moves.
world-refused = The position { $other }, which was dealt for seat { $seat }, cannot be: { $why }
given-away = Seat { $seat } learns something of what is hidden ({ $how }), and none of the events { $kinds } may give as much away.
told-hidden = Seat { $seat } is shown or told what lies hidden before and after the move: { $names }.
chance-told = Seat { $seat } is shown or told a difference to { $other }, which it may not know.
hides-other = What views hide is not what is declared or said to be hidden: { $views } views hide something, and { $twins } have a twin.
few-compared = Too little was compared to say anything: { $counts }.

# what is told
untold = Something cannot be told: { $problem }
untold-events = In the language { $lang } there is not one sentence for each event.
untold-refusals = In the language { $lang } there is not one sentence for each broken rule.
untold-notation = In the language { $lang } nothing tells how the { $part } are written.

# the book of rules
languages = The rules are told in { $rules }, and what happens in { $words }.
rules-untold = In the language { $lang } rules have no title, text or place, or stand in another order: { $rules }.
long-title = In the language { $lang } the title of { $rule } has more than { $most } letters, which does not fit a chip.
no-reading = In the language { $lang } { $rule } has no reading although it is doubtful, or its reading does not name its option.
section-order = The section of { $rule } is not behind that of the rule before it.
unknown-rules = The code, an error or the guide names rules that there are not: { $rules }.
not-cited = The rule { $rule } is cited by nothing. Cite it, or mark it as a note.
options = Options and rules do not match: { $options } without a rule, { $rules } without an option.
no-example = The rule { $rule } has no example.
example-shows-not = The example of { $rule } breaks it nowhere, and nothing in it rests on it.
example-differs = The example of { $rule } is another one when it is played again.
case = The worked case { $case } does not hold: { $problems }

# what is seen
look-parts = The look has to name its parts in __all__: { $parts }.
contract = The function { $part } has to take these parameters, with the usual defaults: { $parameters }.
picture = In the picture these { $part } lead nowhere: { $ids }.
replay = The replay has { $frames } pictures for { $moves } moves, or other seats than those that see something else.
replay-picture = In the language { $lang } the last picture is no drawing, or does not begin with the name of the game.
lies-outside = In the shape { $shape } { $item } is not on the table.
lies-apart = In the shape { $shape } the arrow { $item } ends { $far } units away from what it leads to.
lies-over = In the shape { $shape } { $item } and { $other } lie over each other.
lies-small = In the shape { $shape } the letters of { $item } are only { $size } units high.

# the lesson
lesson-language = The head of the lesson does not say its language.
lesson-untold = In the language { $lang } the lesson is not told: { $problems }
lesson-faults = The lesson cannot be read: { $problems }
lesson-sentence = A sentence of the lesson has more than { $most } words: “{ $sentence }”
lesson-screens = The lesson has { $count } screens; it should have { $most } at most.
lesson-nothing = The screen “{ $screen }” of the lesson asks for nothing: give it a turn or a question.
lesson-turn = No presses lead to the move of the screen “{ $screen }” of the lesson.
lesson-marks = Only text, remarks and what is said of a right move are Markdown; this is shown with its signs: “{ $text }”
lesson-answered = On the screen “{ $screen }” of the lesson the answer stands above its question: “{ $answer }”.

asked-position = The question “{ $question }” ({ $kind }) does not show exactly what its seat may know.
asked-move = The question “{ $question }” ({ $kind }) plays out { $move }, which breaks { $rules }.
asked-answer = The answer to the question “{ $question }” ({ $kind }) is { $answers }, but by the rules it is { $found }.
asked-item = The question “{ $question }” ({ $kind }) speaks of items that are not on its table: { $answers }.
asked-choices = The choices of the question “{ $question }” ({ $kind }) are not all different and told, with one that is wrong.
asked-reason = To the question “{ $question }” ({ $kind }), { $given } is answered by “{ $why }”, and that is not so.
asked-marked = The question “{ $question }” ({ $kind }) has the answer { $answers }, and { $given } is marked otherwise, or without a rule.
asked-untold = The question “{ $question }” ({ $kind }) says “{ $text }”.
asked-hidden = The answer to the question “{ $question }” ({ $kind }), { $answers }, hangs on what its seat cannot know.
