### What the core says, in English. Each message is one line, with nothing but places for facts.

## Rules

chip = § { $section } { $title }
status-explicit = the rulebook says so
status-silent = the rulebook is silent: our reading
status-ambiguous = the rulebook can be read in two ways: our reading
status-translations-disagree = the translations disagree: our reading
status-technical = needed by software, not a rule of the game
illegal-move = { $move } is not allowed: { $reason } ({ $chip }, { $id })
ui-our-reading = How we read it:
ui-in-rulebook = In the rulebook
ui-option = Option

## Notation

notation-position = A position is a text of fields, parted by semicolons. What is left out is as usual, or follows from the rest.

## Files

written = Saved: { $file }
