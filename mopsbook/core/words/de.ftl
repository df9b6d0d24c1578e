### Was der Kern sagt, auf Deutsch. Jede Meldung ist eine Zeile, mit nichts als Stellen für Angaben.

## Regeln

chip = § { $section } { $title }
status-explicit = steht so im Regelheft
status-silent = das Regelheft schweigt: so lesen wir es
status-ambiguous = das Regelheft lässt sich zweifach lesen: so lesen wir es
status-translations-disagree = die Übersetzungen widersprechen sich: so lesen wir es
status-technical = nötig für das Programm, keine Spielregel
illegal-move = { $move } ist nicht erlaubt: { $reason } ({ $chip }, { $id })
ui-our-reading = So lesen wir es:
ui-in-rulebook = Im Regelheft
ui-option = Option

## Schreibweise

notation-position = Eine Stellung ist ein Text aus Feldern, getrennt durch Semikolons. Was fehlt, ist wie üblich oder folgt aus dem Rest.

## Files

written = Gespeichert: { $file }
