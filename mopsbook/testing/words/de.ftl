# Was die Eigenschaften von Spielen sagen, wenn eine nicht gilt: erst wo, dann was.
place-game = { $game }:
place-position = { $game }, in der Stellung '{ $position }':
place-move = { $game }, in der Stellung '{ $position }', beim Zug '{ $move }':

# gespielte Partien
no-end = Die zufällige Partie mit dem Startwert { $seed } ist nach { $moves } Zügen nicht vorbei. Darf sie länger sein, sag es mit longest in den Fakten.
no-event = Was dieser Zug bewirkt, erzählt kein Ereignis.
early-outcome = Es gibt ein Ergebnis, obwohl die Partie weitergeht.
lost = Nach diesem Zug fehlt etwas oder ist zweimal da: { $problem }.
no-outcome = Die Partie ist vorbei und hat kein Ergebnis.
odd-outcome = Die Gewinner müssen Plätze sein, jeder einmal und in Reihenfolge, und jeder Platz hat eine Summe; das Ergebnis ist { $outcome }.
no-rule = Eine dieser Regeln gibt es nicht: { $rules }.
stuck = Am Zug ist { $actor }, und es gibt { $count } erlaubte Züge. Es gibt welche genau dann, wenn jemand zu entscheiden hat.
listed-twice = Ein Zug ist zweimal aufgeführt.
wrong-seat = Der Zug ist aufgeführt, aber am Zug ist { $actor }.
answers-differ = Wird noch einmal gefragt oder bei einem anderen Spiel mit denselben Optionen, lautet die Antwort auf '{ $question }' anders.
changed = Fragen oder Züge haben die Stellung verändert.
odd-rules = Was erzählt wird, muss Regeln nennen, die im Buch stehen und keine Hinweise sind: { $told }.
odd-facts = Fakten müssen JSON-Werte sein, mit Listen statt Tupeln: { $told }.
odd-seats = Nur Plätze können etwas wissen dürfen: { $told }.
seed = Derselbe Startwert ergibt zwei verschiedene Partien.
no-chance = Zwanzig Partien beginnen in derselben Stellung, gleich mit welchem Startwert.

# was aufgeführt und was abgelehnt wird
listed-refused = Der Zug ist als erlaubt aufgeführt und wird, neu beurteilt, abgelehnt von { $rules }.
allowed-unlisted = Der Zug verletzt keine Regel, ist aber nicht als erlaubt aufgeführt.
verdict-changed = Nachdem die Züge aufgeführt wurden, lautet das Urteil anders als zuvor.
play-differs = Was play über den Zug sagt, sagt check nicht: { $told }.
too-few = Nur { $listed } erlaubte und { $refused } verbotene Züge fanden sich zum Vergleichen.

# was geschrieben wird
unread-move = Der Zug wird als { $written } geschrieben, und das kann niemand lesen: { $problem }
other-move = Der Zug wird als { $written } geschrieben, und das wird als ein anderer gelesen: { $again }.
other-position = Die Stellung wird als { $written } geschrieben, und das wird als eine andere gelesen: { $again }.
several-lines = Die Stellung braucht mehr als eine Zeile.
odd-fields = Die Felder, die Aufgaben nennen, müssen JSON-Werte sein, auch die ohne Reihenfolge: { $fields }.
other-step = Wird die Partie gespeichert und gelesen, kommt dieser Zug als ein anderer zurück oder führt woandershin.
no-view-read = Keine Sicht eines Platzes lässt sich schreiben und lesen.

# was ein Platz wissen darf
view-of-view = Was Platz { $seat } von der eigenen Sicht sieht, ist nicht die Sicht, oder darin ist jemand anderes am Zug.
view-hides = Die Sicht von Platz { $seat } verbirgt, was er wissen darf: { $names }.
view-lacks = In der Sicht von Platz { $seat } ist mehr oder weniger als in der Stellung.
view-shows = Die Sicht von Platz { $seat } nennt, was verborgen ist: { $names }.
view-moves = In der Sicht von Platz { $seat } sind die eigenen Züge andere als in der Stellung.
view-refuses = Der Zug ist erlaubt und wird in der Sicht von Platz { $seat } abgelehnt.
twin-view = Platz { $seat } sieht einen Unterschied zu { $other } und darf ihn nicht kennen.
few-twins = Nur { $count } von { $asked } Stellungen haben eine andere, die ein Platz nicht von ihr unterscheiden kann.
twin-sent = Der Tisch zeigt oder sagt Platz { $seat }, was in { $other } anders ist, und das darf er nicht wissen.
twin-moves = Die Züge, die für Platz { $seat } aufgeführt sind, sind in { $other } andere, und das darf er nicht wissen.
twin-verdict = Das Urteil lautet in { $other } anders, und der Platz darf den Unterschied nicht kennen.
twin-step = Durch diesen Zug erfährt Platz { $seat }, was er nicht wissen darf: ob er dort gemacht wird oder in { $other }.
no-world = Keine ganze Stellung wurde gefunden, die zu dem passt, was Platz { $seat } sieht.
world-view = Die Stellung { $other } wurde für Platz { $seat } gegeben, und er sieht einen Unterschied.
world-moves = In der Stellung { $other }, die für Platz { $seat } gegeben wurde, hat er andere Züge.
world-refused = Die Stellung { $other }, die für Platz { $seat } gegeben wurde, kann es nicht geben: { $why }
given-away = Platz { $seat } erfährt etwas über Verborgenes ({ $how }), und keines der Ereignisse { $kinds } darf so viel verraten.
told-hidden = Platz { $seat } sieht oder hört, was vor und nach dem Zug verborgen liegt: { $names }.
chance-told = Platz { $seat } sieht oder hört einen Unterschied zu { $other } und darf ihn nicht kennen.
hides-other = Was Sichten verbergen, ist nicht, was als verborgen erklärt oder genannt ist: { $views } Sichten verbergen etwas, und { $twins } haben einen Zwilling.
few-compared = Zu wenig wurde verglichen, um etwas zu sagen: { $counts }.

# was erzählt wird
untold = Etwas lässt sich nicht erzählen: { $problem }
untold-events = In der Sprache { $lang } gibt es nicht zu jedem Ereignis einen Satz.
untold-refusals = In der Sprache { $lang } gibt es nicht zu jeder verletzten Regel einen Satz.
untold-notation = In der Sprache { $lang } erzählt nichts, wie { $part } geschrieben werden.

# das Regelbuch
languages = Die Regeln sind erzählt in { $rules } und was geschieht in { $words }.
rules-untold = In der Sprache { $lang } fehlt Regeln Titel, Text oder Fundstelle, oder sie stehen in anderer Reihenfolge: { $rules }.
long-title = In der Sprache { $lang } hat der Titel von { $rule } mehr als { $most } Buchstaben und passt auf keinen Knopf.
no-reading = In der Sprache { $lang } hat { $rule } keine Lesart, obwohl die Regel zweifelhaft ist, oder die Lesart nennt ihre Option nicht.
section-order = Der Abschnitt von { $rule } kommt nicht nach dem der Regel davor.
unknown-rules = Der Code, ein Fehler oder die Führung nennt Regeln, die es nicht gibt: { $rules }.
not-cited = Auf die Regel { $rule } beruft sich nichts. Berufe dich auf sie, oder mache sie zum Hinweis.
options = Optionen und Regeln passen nicht zusammen: ohne Regel { $options }, ohne Option { $rules }.
no-example = Die Regel { $rule } hat kein Beispiel.
example-shows-not = Das Beispiel von { $rule } verletzt sie nirgends, und nichts darin beruht auf ihr.
example-differs = Das Beispiel von { $rule } ist ein anderes, wenn es noch einmal gespielt wird.
case = Die Aufgabe { $case } geht nicht auf: { $problems }

# was zu sehen ist
look-parts = Das Aussehen muss seine Teile in __all__ nennen: { $parts }.
contract = Die Funktion { $part } muss diese Parameter annehmen, mit den üblichen Vorgaben: { $parameters }.
picture = Im Bild führen diese { $part } nirgendwohin: { $ids }.
replay = Die Wiederholung hat { $frames } Bilder für { $moves } Züge oder andere Plätze als die, die etwas anderes sehen.
replay-picture = In der Sprache { $lang } ist das letzte Bild keine Zeichnung oder beginnt nicht mit dem Namen des Spiels.
lies-outside = Im Format { $shape } liegt { $item } nicht auf dem Tisch.
lies-apart = Im Format { $shape } endet der Pfeil { $item } { $far } Einheiten vor dem, wohin er führt.
lies-over = Im Format { $shape } liegen { $item } und { $other } übereinander.
lies-small = Im Format { $shape } sind die Buchstaben von { $item } nur { $size } Einheiten hoch.

# die Lektion
lesson-language = Der Kopf der Lektion sagt ihre Sprache nicht.
lesson-untold = Auf { $lang } gibt es die Lektion nicht ganz: { $problems }
lesson-faults = Die Lektion lässt sich nicht lesen: { $problems }
lesson-sentence = Ein Satz der Lektion hat mehr als { $most } Wörter: „{ $sentence }“
lesson-screens = Die Lektion hat { $count } Bilder; höchstens { $most } sollten es sein.
lesson-nothing = Das Bild „{ $screen }“ der Lektion verlangt nichts: Gib ihm einen Zug oder eine Frage.
lesson-turn = Im Bild „{ $screen }“ der Lektion führt kein Druck zum Zug.
lesson-marks = Markdown sind nur Text, Anmerkungen und was zum richtigen Zug gesagt wird; dies wird mit seinen Zeichen gezeigt: „{ $text }“
lesson-answered = Im Bild „{ $screen }“ der Lektion steht die Antwort über ihrer Frage: „{ $answer }“.

asked-position = Die Frage „{ $question }“ ({ $kind }) zeigt nicht genau das, was ihr Platz wissen darf.
asked-move = Die Frage „{ $question }“ ({ $kind }) spielt { $move } vor und verletzt damit { $rules }.
asked-answer = Die Antwort auf die Frage „{ $question }“ ({ $kind }) ist { $answers }, nach den Regeln aber { $found }.
asked-item = Die Frage „{ $question }“ ({ $kind }) spricht von Dingen, die nicht auf ihrem Tisch liegen: { $answers }.
asked-choices = Was bei der Frage „{ $question }“ ({ $kind }) zur Wahl steht, ist nicht alles verschieden und in Worten, mit etwas Falschem dabei.
asked-reason = Auf die Frage „{ $question }“ ({ $kind }) wird { $given } mit „{ $why }“ beantwortet, und das ist nicht so.
asked-marked = Die Frage „{ $question }“ ({ $kind }) hat die Antwort { $answers }, und { $given } wird anders oder ohne Regel bewertet.
asked-untold = Die Frage „{ $question }“ ({ $kind }) sagt „{ $text }“.
asked-hidden = Die Antwort auf die Frage „{ $question }“ ({ $kind }), { $answers }, hängt an dem, was ihr Platz nicht wissen kann.
