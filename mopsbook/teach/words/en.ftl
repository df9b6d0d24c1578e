### What all games and the interface say, in English.

## Lists

list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Whoever reads, or a name: as who does something, whom it is done to, to whom it is given, and whose it is

seat-who = { $is ->
    [you] you
   *[other] { $name }
}
seat-whom = { $is ->
    [you] you
   *[other] { $name }
}
seat-to = { $is ->
    [you] you
   *[other] { $name }
}
seat-plate = { $is ->
    [you] { $name } (you)
   *[other] { $name }
}
seat-whose = { $is ->
    [you] your
   *[other] { $name }’s
}
seat-points = { $player } { $points }
your-turn = { $past ->
    [yes] It was your turn
   *[no] Your turn
}

## Rules

allowed = No rule speaks against this move.
nothing-told = There is nothing to tell here.

## The table's buttons and labels; {n} is filled in by the browser

ui-what-happened = What just happened
ui-your-turn = What can be done now
ui-rules = Rules
ui-status = Status
ui-show-example = Show me an example
ui-book-open = Among all rules
ui-book-search = Search the rules
ui-book-found = {"{"}n{"}"} of {"{"}m{"}"} rules
ui-book-all = All rules
ui-book-show = Show me
ui-book-another = Another one
ui-book-example = An example
ui-book-moment = From a game, {"{"}n{"}"} of {"{"}m{"}"}
ui-book-refuses = It forbids, for example
ui-book-causes = What comes of it, for example
ui-book-beside = Rules beside it
ui-book-ours = As we read it
ui-book-table = Open a table with the other reading
ui-book-code = A table with the other reading, in Python:
ui-book-python = More moments of games and other readings come from Python: run this in a notebook to see them.
ui-key-book = all rules
ui-no-example = There is no other example of this rule in this game.
ui-close = Close
ui-done = done
ui-new-rule = New rule for you
ui-rules-met = Rules that you have met: {"{"}n{"}"}
ui-rules-met-of = Rules that you have met: {"{"}n{"}"} of {"{"}m{"}"}
ui-language = Language
ui-theme = Light or dark
ui-theme-auto = Auto
ui-theme-light = Light
ui-theme-dark = Dark
ui-help = Help
ui-help-always = Always help
ui-help-on-request = Help on request
ui-help-off = No help
ui-help-guided = Guide me
ui-help-page = Rules and keys
ui-summary-aim = What it is about
ui-summary-turn = In your turn
ui-summary-table = At this table
ui-summary-end = How it ends
ui-present = Presenter mode
ui-board-only = Show only the table
ui-stop-presenting = Leave presenter mode
ui-pen = Pen: rings and arrows
ui-pen-clear = Wipe off what was drawn
ui-pen-on = The pen is on, and nothing is played. A press on a thing draws a ring, dragging to another one an arrow. By keys: Enter a ring, Shift+Enter an arrow from the thing before. X wipes all off.
ui-pen-off = The pen is off.
ui-menu = More
ui-time = Time line
ui-first = First step
ui-previous = Previous step
ui-play = Play
ui-pause = Pause
ui-next = Next step
ui-last = Last step
ui-leap-on = On to: {"{"}what{"}"}
ui-leap-back = Back to: {"{"}what{"}"}
ui-position = Position in the game
ui-go-to = Go to
ui-speed = Speed
ui-step-of = Step {"{"}n{"}"} of {"{"}m{"}"}
ui-screen-of = Screen {"{"}n{"}"} of {"{"}m{"}"}
ui-before-start = Before the start
ui-start = Start
ui-whose-view = Whose view
ui-all-hands = All hands open
ui-closed-hands = All hands closed
ui-view-of = {"{"}name{"}"}’s view
ui-show-hands = Show all hands
ui-hide-hands = Hide the hands
ui-undo = Undo
ui-redo = Redo
ui-off-undo-nothing = { table-undo-nothing }
ui-off-undo-none = Nothing was changed that could be taken back.
ui-off-undo-hidden = { table-undo-hidden }
ui-off-redo-nothing = { table-redo-nothing }
ui-off-aside = { table-example-only }
ui-off-first = This is where it begins.
ui-off-last = This is where it ends.
ui-off-showing = First see all that has happened.
ui-off-covered = { table-covered }
ui-new-game = New game
ui-players = Players
ui-opponents = The others play
ui-player-random = easy: at random
ui-player-simple = fair: by rules of thumb
ui-player-search = strong: by trying moves out
ui-player-each = in different ways
ui-player-own = as now
ui-new-hint = The game on the table stays as it is as long as Python runs: go on with it at any time, under “Save and load”.
ui-doubtful = Doubtful rules
ui-doubtful-changed = Doubtful rules: {"{"}n{"}"} read otherwise
ui-doubtful-hint = Where the rulebook leaves a doubt, each rule says how it is read here. It can be read otherwise.
ui-as-written = as it says here
ui-seed = Seed
ui-seed-hint = The same seed deals the same cards. Leave it empty for a surprise; in Python, the table’s seed tells which one was drawn.
ui-same-cards = Deal the same cards again
ui-start-game = Start the game
ui-save-load = Save and load
ui-save-name = Name of the game
ui-save = Save
ui-save-hint = Games are saved in the folder {"{"}folder{"}"}. Every hand stands in the file as plain text, so whoever opens it sees all cards. A saved game can be loaded at any time; the table says so if that goes back to before something was seen.
ui-saved-games = Saved games
ui-load = Load
ui-left-games = Games that you left
ui-resume = To your game
ui-resume-short = Your game
ui-resume-other = To the other game
ui-resume-this = Open it
ui-no-saves = No game has been saved yet.
ui-still-working = Python is still working on it. This goes on by itself.
ui-no-answer = No answer came from the kernel. It may still be busy with another cell, or it was restarted: run the cell again to go on.
ui-no-kernel = No kernel is connected, so the table cannot play on. What you see is its last position.
no-program = This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab.
ui-mark-legal = can be chosen
ui-mark-open = to choose from
ui-mark-dim = cannot be chosen
ui-mark-wins = wins
ui-mark-best = recommended
ui-mark-told = look here
ui-mark-lowest = comes off worst
ui-mark-picked = chosen
ui-mark-active = just now
ui-mark-hit = sent back
ui-cards-down = {"{"}n{"}"} cards face down
ui-on-top = on top: {"{"}what{"}"}
ui-rings = Rings
ui-keys = Keys
ui-key-step = previous or next step
ui-key-chapter = to the mark before or after on the time line
ui-key-ends = first or last step
ui-key-play = play or pause
ui-key-look = to the next card, tile, piece or place
ui-key-zone = to the next part of the table
ui-key-own = to what is yours, then to what can be done
ui-key-rest = from what is yours to the rest of the table
ui-key-act = play or choose it; while the others play, go on
ui-key-number = to the place that bears this number, where places have some
ui-key-words = in what just happened: to its rules
ui-key-undo = take back, or play again
ui-key-hands = show or hide the hands (presenter mode)
ui-key-present = presenter mode, then only the table, then back
ui-key-pen = pen on or off: press for a ring, drag for an arrow; Enter for a ring, Shift+Enter for an arrow to it (presenter mode)
ui-key-clear = wipe off what was drawn (presenter mode)
ui-key-help = rules and keys
ui-key-leave = back to the notebook

## The table's answers

table-stale = The table has changed since that press, so it was not carried out. Look again, then decide.
table-unknown-message = That message was not understood, so nothing has changed.
table-too-long = That message is too long for any move, name or seed, so nothing has changed.
table-not-yours = That move is for a seat that you do not play, so it was not made.
table-player-failed = { $who } could not decide, because the program that plays this seat failed. Nothing has changed.
table-undone = Taken back, with all that came after it:
table-undo-nothing = There is no move of yours to take back.
table-undo-hidden = This cannot be taken back: cards that were hidden have been seen since, and nobody can forget them.
table-redone = What was taken back has been played again.
table-redo-nothing = There is nothing that was taken back.
table-new = A new game begins.
table-new-impossible = No game of that kind can be played under the options of this table, so nothing has changed.
table-not-kept = What you have learned cannot be kept any longer: { $problem }
table-kept-beside = { $problem }
table-saved = The game is saved as { $file }.
table-save-name = This cannot be the name of a file. Use up to 60 letters, digits, blanks, hyphens and underscores.
table-save-exists = There is a file { $file } already. Replace it, or choose another name.
table-save-failed = The file { $file } could not be written. Look whether the folder of this table is there and open to you.
table-save-full = There is no room left on the disk for { $file }, so the game was not saved. Delete something there, or save in another folder.
table-internal = Something went wrong in mopsbook itself, so nothing has changed. You can go on; Python's log says more.
table-replace = Replace { $file }
table-loaded = The game { $file } goes on here.
table-hidden-again = What was seen since then is hidden again. Undo does not go back that far, loading does; whoever has seen it still knows it.
table-load-missing = There is no file { $file } in the folder of this table.
table-load-broken = { $file } cannot be read as a saved game: it was cut off or changed, or it is something else. Your game stays as it is.
table-loaded-otherwise = It has other options than the game before: now { $count } play, by the rules of the saved game.
table-load-other = { $file } cannot be played at this table: it is another game, or has options that do not exist here. Your game stays as it is.
table-load-move = In { $file }, move { $number } does not fit the rules. Your game stays as it is.
table-example = An example of this rule. Your own game waits.
table-example-otherwise = This example is played otherwise than the rule says: { $reading }.
table-example-reading = In this example “{ $rule }” is played otherwise: { $reading }.
table-example-variant = This example is played with “{ $rule }”.
table-go-on = Continue
table-quiet = A moment passes. There is nothing to be seen.
table-wait = Wait and see
table-live = Play against the clock
table-calm = Play without the clock
table-live-told = The clock is set. From your next press on the others go on after two seconds, ready or not: the line below the heading shows how much is left. And it counts how quick your own hand is.
table-calm-told = Time waits for you again: the others go on when you press “Continue”.
table-advise = What is best?
table-guide = Show me how: begin a guided game
table-resume = Go on with your game
table-resume-over = Look at your other game
table-resumed = Your game goes on here.
table-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
table-guided = From now on the table stops when something new comes up, and tells it: one thing at a time.
table-hint = Give me a hint
table-questions = Ten questions
guide-rule = { $met ->
    [yes] This rule came up before:
   *[no] New:
} { $rule_short }
guide-hint = { $count ->
    [one] { $aside ->
        [yes] Apart from what can be done at any time, only one move fits here: the one with the golden ring.
       *[no] Only one move fits here: the one with the golden ring.
    }
   *[other] { $liked ->
        [yes] A good choice has a golden ring.
       *[no] One of your choices has a golden ring.
    }
}{ $known ->
    [yes] {" "}This is what happens then:
   *[no] {""}
}
guide-end = { $left ->
    [0] All that matters in this game has been explained to you now.
   *[other] Not all that matters in this game has come up yet. This is still to come:
}
table-no-advice = There is nothing to recommend here.
table-example-none = There is no example of that rule.
table-example-only = This is not your game as it stands. Go back to it to play on.
table-look-back = Look back{ $several ->
    [yes] : { $player_who }
   *[no] {""}
}
table-next = Next ({ $page }/{ $pages })
table-leaf-on = On to: { $chapter }
table-leaf-before = Back to: { $chapter }
table-leaf-on-none = No later part
table-leaf-before-none = No earlier part
table-unguessed = Show what I did
replay-asked = Looking back. { $asked }
guess-not-here = Here nothing of yours was to be chosen. Go on to the next move that you chose.
replay-open = All hands are open here.
table-previous = Previous
table-again = Show it again
table-back = Back to my game
table-pass = Pass the screen to { $player_to }.
table-show = Show my hand
table-covered = That hand is still covered. Its person has to ask for it first.
table-again-loaded = This game was loaded, so it is not known how its cards were shuffled. Load it again to play it anew.
table-looked-at = { $place }: { $what }. It cannot be chosen now.
table-looked-first = This cannot be chosen yet. First choose { $what }.
table-looked-there = { $place }: nothing can be chosen here now.
table-bare = Nothing lies here.

## Advice and looking back

advice-no-game = There is no advice in { $game }.
advice-none = Nobody has to decide anything here, so there is nothing to advise.
advice-none-for = There is no advice for { $player_whom } in this position.
review-keeps = Move { $number }: { $before ->
    [one] one point in the end was
   *[other] { $before } points in the end were
} possible before it{ $exact ->
    [yes] {""}
   *[no] {" "}at least, as far as could be seen in time
}. The best was done: { $done }.
review-loses = Move { $number }: { $before ->
    [one] one point in the end was
   *[other] { $before } points in the end were
} possible before it{ $exact ->
    [yes] {""}
   *[no] , as far as could be seen in time
}. The best was { $better }. What was done instead: { $done }.
review-kept = Move { $number }, { $done }: nothing is lost. { $after } { $after ->
    [one] point
   *[other] points
} in the end are still possible{ $exact ->
    [yes] {""}
   *[no] {" "}at least, as far as could be seen in time
}.
review-lost = Move { $number }, { $done }: { $lost } { $lost ->
    [one] point is
   *[other] points are
} lost, for { $before } in the end were possible and now it is { $after }{ $exact ->
    [yes] {""}
   *[no] , as far as could be seen in time
}. Better would have been { $better }.
review-none = { $player_is ->
    [you] None of your decisions in this game can be judged.
   *[other] None of { $player }’s decisions in this game can be judged.
}
review-sum = { $player_is ->
    [you] You
   *[other] { $player }
} lost { $faults ->
    [0] nothing in { $count } { $count ->
        [one] decision
       *[other] decisions
    }
    [one] points in { $count ->
        [one] the only decision
       *[other] one of { $count } decisions
    }
   *[other] points in { $faults } of { $count } decisions
}: { $after } of { $before } possible points.

## What lies on every table with cards

seat-name = { $player_plate }
zone-hand = { $player_is ->
    [you] Your hand
   *[other] Hand of { $player }
}
pile-label = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}

## A game that has no look and voice of its own

plain-turn = { $player_is ->
    [you] It is your turn.
   *[other] It is { $player }’s turn.
}
plain-next = The next round can begin.
plain-over = The game is over: { $winners } won.
plain-hand = { $player_is ->
    [you] { $name }: yours
   *[other] { $name } of { $player }
}
plain-line = { $name } { $value }
plain-text = { $text }
plain-whose = { $name }: { $players_list }
plain-card = { $card }
plain-back = a closed card
plain-move = { $move }

## Where one is, when it is not one's own game
looking-back-before = Looking back at decision { $number } of { $count }, before it was made.
looking-back-after = Looking back at decision { $number } of { $count }, and what came of it.
looking-back-end = Looking back at all decisions together.

## Whose turn it is, and how fast
ui-wait = The others are playing.
ui-continue = Continue
ui-skip = Skip to your turn, or to where the table waits
ui-continue-how = Space, Enter, or a press on the board
ui-continue-when = Continue: the button below, Space, or a press on the board.
ui-continue-tap = Continue: press here or tap the table.
ui-pace = Pace
ui-pace-continue = Key events
ui-pace-told = From now on the table waits only at key events. You can change that under “Pace”, below or behind “…”.
ui-pace-offer = Too many stops? Wait only at key events
ui-pace-turns = Each turn
ui-pace-slow = Slowly
ui-pace-normal = Reading speed
ui-pace-fast = Fast
ui-pace-waits-continue = Waits after all that matters:
ui-pace-waits-turns = Waits after every turn:
ui-pace-waits-own = Waits only for a result and when it hits you:
ui-too-late = The game had gone on by then. If you still want it, press again.
ui-clock-waits = The clock waits until the table is in sight.
still = This is a picture of it. To play with it, click into the cell above and press Shift + Enter.
ui-why = which rules?
ui-read-more = more
ui-rules-known = You have met
ui-rules-to-come = Still to come
ui-rules-hint = Each rule comes up when it matters, so just play on. If you like to look ahead, press one.
ui-rules-all = You have met every rule of this game. Well done!
advice-table = What comes of each choice
table-play-again = Play again
table-replay = Replay it step by step
table-rounds = Round by round
table-finish = Play to the end
table-out = You are out and watch the others. Their hands stay closed until they are compared: no rule opens them to you.

# What somebody got since a person last decided, on flags

news-new = new
news-more = +{ $count } { $count ->
    [one] card
   *[other] cards
}

## Questions

question-right = Right.
question-wrong = No.
question-rightly = It should be like this.
question-shown = asked about
question-playable = With what on the table can you make your move now? Choose all of it.
question-one-of = There is more than one way:
question-missed = “{ START($what) }” is possible, too.
question-refused = “{ START($what) }”: why is that not possible now?
question-try = You would like to { $try }. Why is that not possible now?
question-situated = { $situation } { $asked }
question-unbroken = This rule holds, but it is kept to here.
question-breaks = “{ START($what) }” goes against this rule: { $rule_says }
question-no-such = There is no such rule.
question-elsewhere = This rule forbids something else here: “{ $forbidden }”.
question-more = All of that is right, but something is missing.
question-says = The rule: { $rule_says }
question-agreed = What matters is “{ $rule }”, as it was agreed for this game.
question-says-all = The rule: { $rule_text }
question-own = Only what you can make your move with now is asked for.
question-rule = { $done } Which rule says so?
question-rule-refused = Something else is tried, and refused: “{ $done }” Which rule says so?
question-rule-right = That is what “{ $rule }” says.
question-rule-other = “{ $rule }” is about something else.
question-happens = { $done } What happens then?
question-nothing = Nothing special: play just goes on.
question-nothing-right = That is all this move does: play just goes on.
question-only-after = “{ $then }” That would come of another move: { $done }
question-something = Something does happen then: it is in the rule “{ $rule }”.
question-instead = That comes of another move: { $done }
question-another = That would come of another move.
question-if = Your answer would be true after another move: { $done }
question-not-to = That does happen, only not to { $player_to }.
question-step-by-step = Go through what this very move does, one thing after the other.
question-next = { $done } Whose turn is it then?
question-seat = { START($player_who) }
question-plate = { $player_plate }
question-seats = { START($players) }
question-next-right = { $player_is ->
    [you] It is your turn then.
   *[other] It is { $player }’s turn then.
}
question-next-around = The turn goes on in order: { $player_is ->
    [you] it is yours
   *[other] it is { $player }’s
} then.
question-next-wrong = { $slip ->
    [over] { $player_is ->
        [you] Your turn ends with that.
       *[other] The turn of { $player } ends with that.
    }
    [around] { $player_is ->
        [you] By the order of seats you would be next, but not here.
       *[other] By the order of seats { $player } would be next, but not here.
    }
    [gone] { $player_is ->
        [you] You are out and have no turn.
       *[other] { $player } is out and has no turn.
    }
   *[before] Somebody else comes before { $player_whom }.
}
question-counts = { $done } That ends the game. How many points does the last round bring { $player_whom }?
question-total = That is the total of all rounds, not what the last one brings.
question-of-other = That would be right for { $player_to }.
question-won = { $done } That ends the game. Who has won?
question-won-since = { $done } { $ends } Who has won?
question-won-right = { $players_are ->
    [you] You have won.
    [you-and] { START($players) } have won.
    [one] { $players } has won.
   *[other] { $players } have won.
}

# What whoever listens is told

ui-said = Said so far
ui-own-cards = {"{"}hand{"}"}: {"{"}cards{"}"}
ui-you-can = You can choose: {"{"}what{"}"}
ui-any-own = any card in hand
ui-any-of = {"{"}where{"}"} (one of {"{"}n{"}"})
ui-unpicked = {"{"}what{"}"}, not chosen any more
ui-all-but = {"{"}where{"}"} (all but {"{"}cards{"}"})
ui-new-cards = New: {"{"}cards{"}"}
ui-keys-hint = Press ? for the keys.
ui-with-key = {"{"}what{"}"} ({"{"}key{"}"})
ui-left = Back in the notebook.
ui-presenting = Presenter mode is on: P shows only the table, Escape ends it.
ui-presenting-board = Only the table is shown: P or Escape ends presenter mode.
ui-presenting-not = Presenter mode is off.
ui-key-repeat = say again what happened, what you hold, and what to do
ui-enter-spent = “Enter” has only gone on until now. To choose, press it again after a moment.
ui-space-spent = Nothing to continue. Enter plays what has the focus.
ui-continue-ear = Space: continue
ui-best = Recommended: {"{"}what{"}"}.
ui-skip-how = The others are playing. A press on the board, or Space, skips ahead.
ui-too-narrow = There is too little room for the table here: close the side bar, or make the window wider.
ui-moment = One moment …
ui-to-table = To what can be done next
ui-name-space = Space
ui-name-shift = Shift
ui-name-home = Home
ui-name-end = End
ui-name-up = PgUp
ui-name-down = PgDn

## Answers of a class

results-count = { $count ->
    [one] one answer
   *[other] { $count } answers
} by { $students ->
    [one] one student
   *[other] { $students } students
}, { $right } right{ $omitted ->
    [0] { "" }
   *[other] , { $omitted } skipped
}
results-out = What cannot be read is left out as a whole: ask for that file once more.
results-map = Missed, of how often it was asked{ $omitted ->
    [0] { "" }
   *[other] , + skipped
}
results-rule = Rule
results-student = Student
results-asked = Answered
results-missed = Missed
results-share = Share missed
results-skipped = Skipped
results-percent = { $percent }%

## Guess the move

guess-what = { $player_is ->
    [you] What did you do here?
   *[other] What would you do here for { $player_whom }?
} Press it. Then you see what was done.
guess-same = That is what was done, too.
guess-begun = That is how it began, too.
guess-other = That can be done, too. This was done instead.
guess-refused = That cannot be done:
guess-advised = That is what is advised, too.
guess-yours = Yours is what is advised.
guess-done = What was done is what is advised:
guess-advice = Something else is advised:
ui-guess = Guess the move
ui-guess-nobody = No guessing
ui-guess-of = Guess {"{"}name{"}"}’s moves
ui-guess-votes = A number key counts a hand, with Shift it takes one off. The right arrow shows what was done.
ui-show-of-hands = Show of hands

## The quiz

ui-quiz-question = Question
ui-quiz-guess = Guess first: you will be told
ui-quiz-of = Question {"{"}n{"}"} of {"{"}m{"}"}
ui-quiz-again = Question {"{"}n{"}"} of {"{"}m{"}"}, once more
ui-quiz-who = You are {"{"}name{"}"}, at a table of {"{"}n{"}"}.
ui-quiz-who-now = Now you are {"{"}name{"}"}, at a table of {"{"}n{"}"}.
ui-quiz-score = {"{"}n{"}"} of {"{"}m{"}"} right at once
ui-quiz-skipped = {"{"}n{"}"} skipped
ui-quiz-right = { question-right }
ui-quiz-wrong = { question-wrong }
ui-quiz-more = Not all of it yet.
ui-quiz-try = Try once more.
ui-quiz-is = Here is the answer.
ui-quiz-click = Press it on the table.
ui-quiz-pick = Press what you mean on the table, then Answer.
ui-quiz-order = Press them in order, then Answer. A second press takes one out again.
ui-quiz-hands = A number key counts a hand, with Shift it takes one off. H shows what is right.
ui-quiz-answer = Answer
ui-quiz-choices = Answers to choose from
ui-quiz-number = A number
ui-quiz-type = Type a number, then Enter.
ui-quiz-skips = Skipped. At the end you can ask for it again.
ui-quiz-place = Place {"{"}n{"}"}
ui-quiz-votes = × {"{"}n{"}"}
ui-quiz-show = Show me
ui-quiz-next = Continue
ui-quiz-end = To the summary
ui-hand-in = Your answers are on this page alone, until it is closed. Save them as a file to hand them in.
ui-hand-in-name = Your name
ui-hand-in-save = Save my answers
ui-quiz-others = Why not the others?
ui-quiz-more-reasons = More reasons
ui-quiz-skip = Skip question
ui-quiz-stop = Stop
ui-quiz-over = These were the questions.
ui-lesson-over = That was the lesson.
ui-quiz-all = Well done: all right at once!
ui-quiz-scores = What was asked
ui-quiz-rule = Rule
ui-quiz-asked = Asked
ui-quiz-at-once = Right at once
ui-quiz-nothing = Nothing was answered.
ui-quiz-practise = Practise what I missed
ui-quiz-skipped-ask = Ask what I skipped
ui-quiz-start = Start again
ui-mark-right = right
ui-mark-wrong = wrong
ui-mark-late = not at once
ui-mark-missed = would have been right
ui-key-choose = choose the answer with this number; before a class: count a vote, with Shift take it back
ui-key-answer = answer with what you are at; go on
ui-key-reveal = show the answer (presenter mode)
quiz-stale = That was about another question, so nothing has changed. Look again, then answer.

## Lessons

lesson-faultless = Nothing is wrong.
lesson-fault = Line { $line } of the lesson: { $problem }
lesson-closed = This cannot be. Why, lesson.faults tells whoever has written it: it may speak of cards that are hidden here.
lesson-said = { $text }
lesson-page-faults = { $count ->
    [one] Something is wrong in one place of this lesson. The page shows the rest.
   *[other] Something is wrong in { $count } places of this lesson. The page shows the rest.
} { $faults }
lesson-turn = { $place ->
    [none] Now you: press a button.
    [cards] { $buttons ->
        [0] Now you: begin with a card of yours.
       *[other] Now you: begin with a card of yours, or press a button.
    }
   *[other] { $buttons ->
        [0] Now you: make your move on the table.
       *[other] Now you: make your move on the table, or press a button.
    }
}
lesson-hint = Hint
lesson-hint-of = Hint { $number }:
lesson-other = That is allowed, but here something else is asked for.
lesson-also = Right! There was more than one good move.
lesson-also-on = Right! There was more than one good move. The next picture goes on with another right move.
lesson-begun = That may lead there, too. Begin another way.
lesson-put-back = First put back what you have chosen: press it once more.
lesson-tried = This is what comes of it.
lesson-else = That cannot be chosen now. { $place ->
    [none] Press one of the buttons.
    [cards] { $buttons ->
        [0] First choose a card of yours.
       *[other] First choose a card of yours, or press a button.
    }
    [own] { $buttons ->
        [0] Choose something of your own first.
       *[other] Choose something of your own first, or press a button.
    }
   *[table] { $buttons ->
        [0] Choose something else on the table.
       *[other] Choose something else on the table, or press a button.
    }
}
lesson-passed = This is what was meant.
lesson-back = Take it back
ui-lesson-next = Continue
ui-lesson-show = Show it
ui-lesson-try = Play from here
ui-lesson-met = Rules in this lesson
ui-onward-missed = What next? Practise what you missed. Then play a game, and look out for these rules.
ui-onward = What next? Play a game, and look out for these rules.
ui-lesson-onward = What next? Ten questions, and then a game that guides you.
ui-lesson-onward-missed = What next? Practise what you missed. Then ten questions, and a game that guides you.
ui-ten-questions = Ten questions
ui-play-game = Play a game
ui-lesson-leave = Back to the lesson
ui-lesson-faults = Not all of this step could be read
ui-key-onward = go on; what is hidden is shown first

## The map of what was learned

progress-lesson = lesson { $step }/{ $steps }
progress-done = lesson done
progress-right = { $right }/{ $asked } right
progress-kept = What you learn is kept in the file { $file }. Delete it to begin anew.

## What is printed

print-title = { $game }: { $kind }
print-rules = the rules
print-questions = questions
print-answers = answers
print-scores = score sheet
print-agreed = Played with: { $options }
agreed-otherwise = { $rule } – here otherwise: { $words }
print-name = Name:
print-mark-one = Mark one on the picture.
print-mark-every = Mark all of them on the picture.
print-choice = Mark one answer.
print-order = Write the letters in their order:
print-or = or
print-round = Round { $number }
print-game = Game { $number }
print-total = Sum
print-more = What the rulebook leaves open, and how it is read here, is told by the rules at the table on the screen.

## The editor

ui-try-here = Try this here
ui-try-offline = To play on from here, Python is needed: open the notebook from which this comes, and run its cell again.
ui-edit-here = Edit this position (everything is shown)
ui-back = Back
ui-key-put = Pick a thing; then put it where it goes
ui-key-out = Take it from the table
ui-editor-can = This position can occur.
ui-editor-cannot = This position cannot occur:
ui-editor-how = Pick a thing, then the place where it goes, or drag it there.
ui-editor-picked = {"{"}what{"}"} is picked. Where does it go?
ui-editor-first-pick = First pick a thing, on the table, in a line or below. What cannot be picked is written into the field of its line.
ui-editor-here = Put it here
ui-editor-box = Not on the table
ui-editor-options = Options of the game
ui-editor-notation = The position in notation
ui-editor-typed = {"{"}name{"}"} in notation
ui-editor-undrawn = This cannot be drawn: you see the position before.
ui-editor-offline = Nothing can be changed here: that needs Python and the notebook from which this page comes.
ui-open-table = Play it
ui-open-replay = Let it be played
ui-open-quiz = Ask about it
ui-open-lesson = As a lesson
ui-editor-first = First make it a position that can occur.
editor-lesson = This is the text of the lesson. Copy it into a file such as lesson.md, and put your own words and blocks into it; `mops.Lesson("lesson.md")` shows it.
editor-not-there = That cannot lie there. It is still where it was.
editor-stale = That was about the position before, so nothing has changed. Look again.

## Graphs
graph-zone = Graph
graph-prompt = Point at something: what it has to do with lights up.
graph-things = { $things }
graph-node = { $name }
graph-number = { $count }
graph-told = { $thing }: { $count }
graph-near = { $count ->
    [one] Neighbour
   *[other] { $count } neighbours
}: { $things_apart }.
graph-alone = No neighbours.
graph-out = Leads to { $things_apart }.
graph-in = From { $things_apart }.
graph-ends = Ends { $things_apart }.
graph-ended = Ended by { $things_apart }.
graph-sides = { $first } { $second }
