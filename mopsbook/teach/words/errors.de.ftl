### Warum etwas nicht sein kann: die Sätze der Fehler, auf Deutsch.

## Stellungen, Züge und Optionen

error-no-position-of = { $state } ist keine Stellung von { $game }; eine bekommst du von start() oder position().
error-no-seat = Es gibt keinen Platz { $seat }: Die Plätze von { $players } Spielenden sind 0 bis { $last }.
error-seed = Ein Seed ist eine ganze Zahl, ein Text oder ein random.Random, nicht { $seed }.
error-seed-digits = Ein Seed ist eine ganze Zahl mit höchstens 100 Ziffern, nicht { $seed }.
error-seed-text = Ein Seed ist ein Text, der sich aufschreiben lässt, nicht { $seed }.
error-hidden-cards = In dieser Stellung sind Karten verdeckt, wie ein Platz sie sieht, also können die anderen von ihr aus nicht weiterspielen; beginne mit der ganzen Stellung.
error-other-options = Zu dieser Stellung kam es unter anderen Optionen ({ $reached }) als denen dieses Spiels ({ $chosen }).
error-no-option = { $owner } hat keine Option { $option }; die Optionen sind { $options }.{ $hint }
error-option-value = Option { $option } kann nicht { $value } sein; möglich: { $allowed }.{ $hint }
error-setting-file = { $name } muss der Name einer Datei sein oder None, nicht { $value }.
error-whole = { $field } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
error-list = { $field } muss eine Liste sein, nicht { $value }.
error-one-of = { $value } kann nicht in { $field } stehen; es gibt { $allowed }.{ $hint }
error-no-move = { $text } ist kein Zug; schreib { $forms } oder { $last }.{ $hint }
error-no-seat-number = { $value } ist kein Platz; Plätze sind ganze Zahlen ab 0.
error-no-list = { $value } ist keine Liste.
error-too-deep = { $value } gehört zu mehr Listen und Objekten, als hier vorkommen.
error-too-large = { $value } ist größer als jede Zahl hier.
error-no-value = { $value } ist weder eine Zahl noch ein Text, eine Liste oder ein Objekt.
error-too-long = { $text } hat { $count } Zeichen; keine Stellung und kein Zug hat mehr als { $most }.
error-position-source = Eine Stellung ist ein Text oder ein Objekt, nicht { $kind }.
error-no-number = { $text } ist keine ganze Zahl.
error-position-players = Die Stellung ist für { $given } Personen, das Spiel für { $seats }; das Spiel muss für so viele Personen gemacht werden wie die Stellung ({ $rule }).
error-each-seat = { $field } muss { $seats } { $what ->
    [numbers] Zahlen
   *[lists] Listen
} haben, für jeden Platz eine, nicht { $found }.
error-different = { $field } nennt verschiedene { $what ->
    [cards] Karten
   *[seats] Plätze
} von 0 bis { $last }, nicht { $found }.
error-no-move-type = { $type } ist keine Art von Zug; es gibt { $types }.{ $hint }
error-move-fields = Ein Zug der Art '{ $type }' hat die Felder type und { $fields ->
   *[other] { $fields }
    [none] keine weiteren
}, nicht { $given }.
error-field-twice = Das Feld { $field } steht zweimal in der Stellung.
error-no-game = Es gibt kein Spiel { $game }; es gibt { $games }.{ $hint }
error-option-so = Option { $option } von { $game } kann so nicht sein: { $problem }
error-rules-untold = Die Regeln gibt es nicht auf { $lang }; es gibt { $languages }.{ $hint }
error-no-rule = Eine Regel { $rule } gibt es in diesem Regelbuch nicht.{ $hint }
error-no-setting = mopsbook hat keine Einstellung { $name }; es gibt { $settings }.
error-no-field = { $field } ist kein Feld einer Stellung; es gibt { $fields }.{ $hint }
error-near = {" "}Meintest du { $meant }?

## Was mehrere Spiele sagen

error-no-card-list = { $cards } ist keine Liste von Karten.
error-seat-card = { $text } ist keine Karte eines Platzes; schreib Platz:Karte, etwa { $example }.
error-seat-card-pair = { $field } muss aus Paaren von Platz und Karte bestehen, nicht { $value }.
error-card-twice = An zwei Orten zugleich: { $cards }; jede Karte gibt es einmal ({ $rule }).
error-cards-before-deal = Vor dem Geben sind alle Karten beisammen, also kann keine Hand und kein Stapel welche haben ({ $rule }).
error-other-dealer = Nach den Optionen gibt Platz { $dealer }, also kann es nicht Platz { $seat } sein ({ $rule }).
error-dealer-known = Die Optionen sagen, wer gibt, also wird nicht ausgelost ({ $rule }).
error-first-player = Platz { $dealer } gibt, also beginnt Platz { $first }, nicht Platz { $turn } ({ $rule }).
error-rounds-scored = In Runde { $round }, Phase '{ $phase }', sind höchstens { $finished } Runden gewertet, nicht { $found } ({ $rule }).
error-rounds-over = Nach Runde { $rounds } ist die Partie zu Ende, also kann das Ende von Runde { $round } nicht die Phase '{ $phase }' sein ({ $rule }).
error-true-or-false = { $field } ist true oder false, nicht { $value }.
error-in-field = { $field }: { $problem }
error-score-row = Jede Zeile von { $field } muss aus { $seats } ganzen Zahlen ab 0 bestehen, nicht { $row }.

## Aufzeichnungen

error-no-file = Es gibt keine Datei { $file }.
error-within = { $where }: { $problem }
error-file-path = Nenne eine Datei durch einen Text oder einen Path, nicht durch { $path }.
error-file-folder = { $file } ist ein Ordner; nenne eine Datei, in die gespeichert wird.
error-file-device = { $file } ist keine gewöhnliche Datei, deshalb wird nichts an ihrer Stelle gespeichert; nenne eine andere.
error-file-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $problem }.
error-disk-full = Auf der Festplatte ist kein Platz mehr für { $file }, deshalb wurde nichts gespeichert; was vorher da war, ist noch da. Lösche etwas, oder speichere in einem anderen Ordner.
error-trace-no-file = { $file } ist keine Datei, also lässt sich nichts daraus lesen.
error-trace-large = { $file } ist größer als alles, was mopsbook speichert, und wurde nicht gelesen.
error-trace-no-text = { $file } ist keine Textdatei, also nicht von mopsbook gespeichert.
error-trace-unreadable = { $file } lässt sich nicht lesen: { $problem }.
error-trace-header = Das ist keine gespeicherte Partie: Die erste Zeile ist kein Kopf von mopsbook.
error-trace-version = Die Datei hat Version { $version }; dieses mopsbook liest Version { $reads }.
error-trace-cut = Die Datei wurde abgeschnitten: Nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} fehlt die Schlusszeile.
error-trace-count = Die Datei wurde geändert: Die Schlusszeile zählt { $counted } Züge, es sind aber { $moves }.
error-trace-check = Die Datei wurde nach dem Speichern geändert: Die Züge passen nicht zur Prüfsumme.
error-trace-line = Zeile { $line } ist kein JSON-Objekt; die Datei wurde abgeschnitten oder geändert. Eine gespeicherte Partie hat eine Kopfzeile, für jeden Zug eine Zeile und eine Schlusszeile.
error-trace-options = Die Optionen im Kopf sind kein Objekt.
error-move-line = Zug { $number } lässt sich nicht lesen: In seiner Zeile muss das Feld 'move' stehen und sonst nichts.
error-move-unreadable = Zug { $number } lässt sich nicht lesen: { $problem }
error-record-game = Eine Aufzeichnung braucht ein Spiel, wie mops.game() es gibt, nicht { $game }.
error-names = names müssen { $seats } Texte sein, einer für jeden Platz, jeder mit höchstens { $most } Zeichen, nicht { $names }.
error-trace-game = Aufgezeichnet wird ein Spiel, nicht { $game }.
error-trace-moves = Die Züge einer Aufzeichnung sind ein Tupel von Zügen, nicht { $moves }; record(moves=...) liest sie aus ihrer Notation.
error-trace-slice = Aus einer Aufzeichnung lässt sich ein Stück schneiden, t[40:60], aber ohne dritte Zahl.
error-moves-list = moves muss eine Liste von Zügen sein, nicht { $moves }.
error-trace-find = { $game } hat keinen Zug, kein Ereignis und keine Regel namens { $name }.{ $hint }
error-move-unfit = Zug { $number } von { $count } passt nicht: { $problem }

## Wer spielt

error-no-player = Es gibt keinen Spieler { $kind }; es gibt { $kinds } oder ein Objekt mit einer Methode choose(view, legal, rng).
error-search-budget = Wer Züge ausprobiert, bekommt eine Zahl von Versuchen oder von Sekunden über 0, etwa SearchPlayer(rollouts=300), nicht { $given }.
error-search-budgets = Wer Züge ausprobiert, bekommt Versuche oder Sekunden, nicht beides ({ $rollouts } und { $seconds }).
error-players-number = players sagt, wer die anderen spielt, und nicht, wie viele es sind. Das sagt man beim Spiel: mops.Table(mops.game("{ $game }", players={ $players })).
error-players-list = players muss eine Art von Spieler sein oder eine Liste von { $seats }, nicht { $players }.
error-players-count = Es gibt { $seats } Plätze, aber { $players ->
    [one] ein Spieler wurde
   *[other] { $players } Spieler wurden
} angegeben.
error-no-move-left = Hier kann niemand weiterspielen: Platz { $seat } hat in „{ $state }“ keinen erlaubten Zug.

## Worte und Rat

error-seconds = seconds sagt, wie lange gesucht wird: eine Zahl über 0, nicht { $seconds }.
error-advise-what = advise() braucht eine Stellung, nicht { $state }.
error-explain-what = explain() kann { $thing } nicht erklären; gib einen Schritt, eine Aufzeichnung, eine Stellung, ein IllegalMove oder das, was check() liefert.
error-review-what = review() braucht eine Aufzeichnung, nicht { $trace }.
error-language = Eine Sprache ist ein Text wie 'en', nicht { $lang }.
error-untold = { $what } gibt es nicht auf { $lang }; es gibt { $languages }.{ $hint }
error-names-texts = names müssen Texte sein, einer für jeden Platz, nicht { $names }.
error-no-message = Die Nachricht '{ $name }' gibt es in der Sprache '{ $lang }' nicht.
error-message-facts = Die Nachricht '{ $name }' in der Sprache '{ $lang }' lässt sich mit diesen Angaben nicht sagen: { $facts ->
    [none] (keine)
   *[other] { $facts }
}: { $problems }.

## Graphen

error-neither-game-nor-position = { $where } ist weder { $game } noch eine Stellung davon.
error-no-hand-seen = Platz { $owner } hat hier keine Hand, die man sehen kann.

## Tische, Replays und Seiten

error-page-part = { $part } zeigt sich nicht als HTML oder SVG; nimm einen Text, eine Stellung, einen Tisch oder ein Replay.
error-page-kernel = { $part } braucht einen Kernel; auf einer Seite können Texte, Stellungen, Tische und Replays stehen.
error-langs = langs muss eine Liste aus { $languages } sein, nicht { $langs }.
error-lang = Als lang gibt es { $languages }, nicht { $lang }.{ $hint }
error-front-end = Die Oberfläche von mopsbook wurde nicht gebaut: { $file } fehlt. Installiere das Paket neu (pip install baut sie), oder baue sie im Checkout mit: npm --prefix widgets run build
error-table-seed = Ein Seed ist eine ganze Zahl, ein Text oder None, nicht { $seed }.
error-other-game = Aufgezeichnet ist { $recorded }, gespielt wird am Tisch { $played }.
error-replay-trace = Ein Replay braucht eine aufgezeichnete Partie, etwa mops.record(g, seed=7) oder mops.replay(path), oder einen Tisch, nicht { $trace }.
error-graph-of-game = Das ist kein Graph eines Spiels: { $graph }. mopsbook.graphs macht welche, etwa graphs.miau_followers(position).
error-graph-of = Von einer Partie gibt es für jeden Schritt einen Graphen: of sagt, welchen, etwa of=mops.graphs.miau_followers, nicht { $of }.
error-graph-numbers = numbers muss zu einigen Knoten je eine Zahl nennen, etwa {"{"}"R5": 3{"}"}, nicht { $numbers }.
error-graph-best = best muss eine Liste von Knoten sein, nicht { $nodes }.
error-table-seat = seat muss ein Platz sein, mehrere Plätze oder "all", nicht { $seat }.
error-switch = { $name } muss True oder False sein, nicht { $value }.
error-catalogue-broken = Dieser Katalog lässt sich nicht lesen: { $file }, Zeile { $line }. { $problem }
error-catalogue-line = Ein Text steht zwischen Anführungszeichen, etwa msgstr "So", und eines darin schreibt man \". Hier steht { $text }.
error-catalogue-order = Hier muss { $due } kommen: Auf jedes msgid folgt ein msgstr.
error-catalogue-text = Das ist kein Text in UTF-8.
error-table-folder = folder muss ein Ordner sein, und { $folder } ist keiner.
error-table-step = on_step() braucht eine Funktion mit step, seat und view, nicht { $callback }.
error-table-game = Ein Tisch braucht ein Spiel, wie mops.game() es gibt, nicht { $game }.
error-table-new-game = An diesem Tisch wird { $name } gespielt. Eine neue Partie braucht dasselbe Spiel, etwa mops.game("{ $name }", players=3), nicht { $game }.
error-file-there = Die Datei { $file } gibt es schon; save(..., replace=True) ersetzt sie.
error-table-asked = Wer nach einem Zug gefragt wird, kann währenddessen nicht am Tisch spielen.

## Durchgespielte Fälle

error-case-list = { $key } muss eine Liste sein, nicht { $value }
error-case-object = { $key } muss ein Objekt sein, nicht { $value }
error-case-filter = filter muss { "{" }"types": [...]{ "}" } sein, nicht { $asked }
error-case-move = { $source } ist kein Zug; ein Zug ist ein Text oder ein Objekt
error-case-number = { $text } ist keine Zahl
error-case-twice = der Schlüssel { $twice } steht zweimal in einem Objekt
error-case-game = nichts sagt, welches Spiel es ist; nenne es mit "game", mit "rules" oder im Namen der Datei
error-case-rules = rules muss eine Liste von Kennungen sein, nicht { $rules }
error-case-options = options muss ein Objekt sein, nicht { $data }
error-case-unread = lässt sich nicht lesen: { $problem }
error-case-no-text = ist kein Text in UTF-8: { $problem } bei Byte { $byte }
error-case-none = enthält keinen durchgespielten Fall
error-case-no-end = ist ein Block ohne Ende
error-case-no-json-at = ist kein JSON: { $problem } (Spalte { $column })
error-case-no-json = ist kein JSON: { $problem }
error-case-unknown-key = hat neben "game" und "cases" den unbekannten Schlüssel { $key }
error-case-no-case = enthält etwas, das kein Fall ist (Nummer { $number })
error-case-without-id = ein Fall ohne id
error-case-nested = ist zu tief verschachtelt
error-case-engine = die Engine scheitert mit { $kind }: { $problem }
error-case-sum = { $held } stimmen, { $failed } stimmen nicht
error-case-asks-nothing = erwartet nichts
error-case-no-rule = { $key }: { $rule } ist keine Regel von { $game }
error-case-stops = { $key }: Zug { $number }, { $move }: erwartet erlaubt, gefunden abgelehnt ({ $rules })
error-case-refused = { $key }: { $move }: erwartet erlaubt, gefunden abgelehnt ({ $rules })
error-case-allowed = { $key }: { $move }: erwartet abgelehnt ({ $rule ->
   *[other] { $rule }
    [none] von irgendeiner Regel
}), gefunden erlaubt
error-case-other-rule = { $key }: { $move }: erwartet abgelehnt ({ $rule }), gefunden abgelehnt ({ $rules })
error-case-not-listed = { $key }: { $move }: erwartet unter den erlaubten Zügen, fehlt dort aber
error-case-refused-move = { $move } (abgelehnt ({ $rules }))
error-case-differs = { $key }{ $of ->
   *[other] {" "}von { $of }
    [none] {""}
}: erwartet { $expected }, gefunden { $found }
error-case-no-value = { $path } ist kein Schlüssel eines Falls und kein Wert einer Stellung von { $game }
error-case-no-list = size: { $path } ist keine Liste in einer Stellung von { $game }
error-case-repeats = { $key }: { $count } davon stehen dort mehrfach
error-case-results = { $key }: erwartet { $expected }, gefunden { $found }; erwartet und nicht gefunden: { $missing ->
   *[other] { $missing }
    [none] nichts
}; gefunden und nicht erwartet: { $extra ->
   *[other] { $extra }
    [none] nichts
}
error-case-moves = { $key }: erwartet { $expected ->
   *[other] { $expected }
    [none] nichts
}, gefunden { $found ->
   *[other] { $found }
    [none] nichts
}
error-case-many-moves = { $key }: erwartet { $expected } Züge, gefunden { $found }; erwartet und nicht gefunden: { $missing ->
   *[other] { $missing }
    [none] nichts
}; gefunden und nicht erwartet: { $extra ->
   *[other] { $extra }
    [none] nichts
}
error-case-no-verdict = { $key }: { $entry } ist kein Zug mit einer Regel
error-case-no-rule-id = { $key }: { $rule } ist keine Kennung einer Regel
error-game-ours = Das Spiel { $game } aus dem Paket { $source } heißt wie ein Spiel von mopsbook und bleibt deshalb weg.
error-game-twice = Das Spiel { $game } aus dem Paket { $source } bietet auch ein anderes Paket an; verwendet wird { $used }. Deinstalliere eines davon.
error-game-name = { $game } aus dem Paket { $source } ist kein Name für ein Spiel; nimm Buchstaben, Ziffern und Unterstriche.
error-game-nothing = Das Spiel { $game } aus dem Paket { $source } ist nicht zu finden: { $module } ist kein Paket mit einer Datei rules.toml.
error-game-broken = Das Spiel { $game } lässt sich nicht aus { $module } laden: { $kind }: { $problem }
error-new-name = { $name } ist kein Name für ein Spiel: Schreib kleine Buchstaben, Ziffern und _, mit einem Buchstaben vorn, und kein Wort von Python.
error-new-game = Ein Spiel { $name } gibt es schon. Wähle einen anderen Namen.
error-new-module = Ein Modul { $name } gibt es schon, und es ließe sich nicht mehr importieren. Wähle einen anderen Namen.
error-new-folder = { $folder } gibt es schon, und es bleibt, wie es ist. Wähle einen anderen Namen oder mit --into einen anderen Platz.

## Lesarten

error-moments-game = moments() braucht ein Spiel, wie mops.game() es gibt, nicht { $game }.
error-book-game = RuleBook() braucht ein Spiel, wie mops.game() es gibt, nicht { $game }.
error-parting-game = parting() braucht ein Spiel, wie mops.game() es gibt, nicht { $game }.
error-parting-same = Mit { $options } wird nichts anders gelesen: Nenne eine Option und einen anderen Wert als den des Spiels.

## Fragen

error-questions-what = questions() braucht ein Spiel, wie mops.game() es gibt, nicht { $game }.
error-questions-count = Die Anzahl der Fragen ist eine ganze Zahl von 0 bis { $most }, nicht { $count }.
error-questions-level = Die Stufe der Fragen ist 1, 2 oder 3, nicht { $level }.
error-questions-option = Unter den Optionen dieser Partie lässt sich zu { $about } nichts fragen. Es kommt vor mit { $option }, wie in mops.game(…, { $option }).
error-questions-none = Zu { $about } ließ sich auf Stufe { $level } nichts fragen.
error-questions-few = Zu { $about } lässt sich nichts fragen: In Partien kommt es kaum je vor oder entscheidet nie etwas. Das Regelbuch zeigt es, mit einem Beispiel, wo es eins gibt.
error-questions-never = Zu { $about } lässt sich nichts fragen: Es kommt nur vor, wo Karten oder Figuren fehlen, also in keiner ganzen Partie. Im Regelbuch steht es.
error-questions-note = Zu { $about } lässt sich nichts fragen: Es entscheidet nichts, was in einer Partie geschieht. Im Regelbuch steht es.
error-questions-technical = Zu { $about } lässt sich nichts fragen: Die Regel sagt nur, was überhaupt kein Zug ist.
error-question-about = Fragen gibt es zu einer Regel, einem Abschnitt oder einem Kapitel, und { $topic } ist nichts davon.{ $hint }
error-question-nothing-named = Nenne mindestens eine Regel oder ein Kapitel, um die es gehen soll, oder lass es weg.
error-question-number = Diese Frage wird mit einer ganzen Zahl beantwortet, nicht mit { $answer }.
error-question-many = Diese Frage fragt nach { $many } Dingen, nicht nach { $named }.
error-question-nothing = Nenne mindestens eines von dem, was auf dem Tisch dieser Frage liegt.
error-question-item = Diese Frage wird mit dem beantwortet, was auf ihrem Tisch liegt, und { $answer } liegt dort nicht.
error-question-answer = { $answer } ist keine der Antworten auf diese Frage: { $known }.
error-question-order = Die Antwort auf diese Frage nennt jedes davon einmal: { $known }. Das ist nicht { $answer }.

## Antworten

error-results-what = results() braucht einen Ordner, Dateien oder Zeilen mit Antworten, nicht { $source }.
error-results-header = Das ist keine Datei mit Antworten: Ihre erste Zeile ist kein Kopf einer solchen. quiz.save("name.jsonl") schreibt solche Dateien.
error-results-cut = Sie wurde abgeschnitten: Sie endet nach { $rows ->
    [one] einer Antwort
   *[other] { $rows } Antworten
} ohne ihre Schlusszeile.
error-results-edited = Sie wurde nach dem Speichern verändert: Ihre Antworten passen nicht zu ihrer Prüfsumme.
error-results-line = Ihre Zeile { $line } ist beschädigt: Sie wurde nach dem Speichern verändert.
error-results-row = Antwort { $row } ist keine Zeile mit benannten Feldern: { $value }.
error-results-lacking = Antwort { $row } hat kein Feld '{ $field }'.
error-results-field = In Antwort { $row } kann das Feld { $field } nicht { $value } sein.
error-learned-header = { $file } hält nicht fest, was jemand gelernt hat; nenne eine andere Datei oder eine, die es noch nicht gibt.
error-learned-rule = Was jemandem begegnet, sind Kennungen von Regeln, wie sie in game.rules stehen, nicht { $rule }.
error-learned-row = Eine Antwort hat die Felder 'rules' und 'right' wie in quiz.results, und { $row } hat sie nicht.
error-learned-lesson = Wie weit jemand in einer Lektion ist, sagen ihr Spiel, ein Schritt ab 1 und die Zahl aller Schritte, nicht { $lesson }.
error-progress-links = links muss zu einigen Spielen als Text sagen, wohin es geht, nicht { $links }.
error-learned-line = Zeile { $line } von { $file } lässt sich nicht lesen und zählt nicht mit; die anderen Zeilen zählen.
error-learned-beside = { $file } hält inzwischen etwas anderes fest, darum steht von jetzt an in { $beside }, was jemand lernt.
error-replay-look-back-guess = In einem Rückblick wird nicht geraten: Lass guess weg oder review.
error-replay-guess = Die Züge von Platz { $seat } lassen sich hier nicht raten: Wähle einen Platz, dessen Hand dieses Replay zeigen darf.

## The quiz

error-quiz-source = Quiz() braucht ein Spiel, wie mops.game() es gibt, oder Fragen, wie mops.questions sie gibt, nicht { $source }.
error-quiz-count = Die Zahl der Fragen eines Quiz ist eine ganze Zahl von 1 bis { $most }, nicht { $count }.
error-quiz-student = Wer antwortet, wird als Text von höchstens { $most } Zeichen genannt, nicht als { $student }.
error-quiz-asked = Diese Frage ist noch nicht beantwortet: Beantworte sie, oder überspring sie.
error-quiz-told = Diese Frage ist beantwortet. Geh weiter zur nächsten.
error-quiz-over = Das Quiz ist zu Ende, darum wartet keine Frage auf eine Antwort.
error-quiz-nothing-missed = Es gibt nichts zu üben: Nichts ging daneben.
error-quiz-results = results=... will Zeilen, wie quiz.results sie hat, oder eine Datei, die quiz.save() geschrieben hat, nicht { $results }.
error-replay-moves = Frag nach dem Bild nach einer ganzen Zahl von Zügen, nicht nach { $moves }.
error-replay-after = Ein Rückblick zeigt nur einige Entscheidungen, also werden seine Bilder nicht nach Zügen gezählt.

## Lektionen

error-lesson-source = Lesson() braucht den Namen eines Spiels, die Datei einer Lektion oder ihren Text, nicht { $source }.
error-lesson-none = Das Spiel { $game } bringt keine Lektion mit; diese bringen eine mit: { $games }.
error-lesson-of = Lesson.of() braucht einen Table oder eine Aufzeichnung, wie mops.record() sie gibt, nicht { $source }.
error-lesson-not-asked = Dieser Schritt der Lektion fragt nichts: Geh mit lesson.index zu einer Frage.
error-lesson-long = Eine Lektion hat höchstens { $most } Zeichen, und diese hat { $count }. Schreib sie als mehrere Lektionen.
error-lesson-steps = Eine Lektion hat höchstens { $most } Schritte. Was hier anfängt, fehlt: Schreib es als eine weitere Lektion.
error-lesson-within = In Zeile { $line }: { $problem }
error-lesson-no-end = Der Kopf einer Lektion steht zwischen zwei Zeilen ---. Die zweite fehlt: Schreibe sie unter die letzte Zeile des Kopfes.
error-lesson-open = Dieser Block { $kind } hat kein Ende: Schreibe unter seine letzte Zeile drei Backticks.
error-lesson-no-game = Eine Lektion beginnt mit einer Zeile ---, dann Zeilen wie „game: { $example }“ und „players: 3“, dann wieder ---. Diese nennt kein Spiel.
error-lesson-head = Das ist keine Zeile für den Kopf einer Lektion: { $row }. Dort hat jede Zeile einen Namen, einen Doppelpunkt und einen Wert, etwa „language: de“.
error-lesson-head-key = Der Kopf einer Lektion kennt kein { $key }; außer den Optionen des Spiels hat er { $keys }.{ $hint }
error-lesson-version = Diese Lektion ist in der Form { $version } geschrieben, und hier wird die Form { $reads } gelesen. Was in beiden dasselbe heißt, wird gezeigt.
error-lesson-block = Einen Block { $kind } gibt es nicht, also steht er da wie geschrieben; es gibt { $kinds }.{ $hint }
error-lesson-within-block = Dieser Block { $kind } wird gezeigt, wie er dasteht, weil er eingerückt ist oder in einer Liste oder einem Zitat steht: Lass jede seiner Zeilen am linken Rand beginnen.
error-lesson-line-key = Eine Zeile dieses Blocks beginnt mit einem von { $keys } und einem Doppelpunkt, nicht wie { $row }.{ $hint }
error-lesson-move = { $problem } { $more ->
    [0] { $count ->
        [0] Hier kann nichts mehr gespielt werden.
       *[other] Was hier gespielt werden kann: { $legal }.
    }
   *[other] Was hier gespielt werden kann: { $legal } und { $more } mehr.
}
error-lesson-other-game = { $problem } Das sieht nach einer Stellung eines anderen Spiels aus: { $games }. Dann muss der Kopf der Lektion dieses nennen.
error-lesson-playable-word = { $word } ist nichts, das man anklicken kann, und ohne ask: steht click: playable, das fragt, was gespielt werden darf.{ $hint }
error-lesson-thing = Nichts auf dem Tisch heißt { $name }. Es gibt { $known }.{ $hint }
error-lesson-thing-pressed = { $name } lässt sich in einer Frage nicht anklicken: Es hat keinen eigenen Namen. Nimm eine Karte, eine Figur, ein Plättchen oder jemanden, der mitspielt.
error-lesson-no-eyes = In { $game } zählt es nicht, wohin jemand schaut. Lass die Zeile eyes: weg.
error-lesson-eyes = Hinter eyes: steht, wer angeschaut wird: { $known }, nicht { $name }.
error-lesson-ring = Ein Ring liegt um ein Ding, und { $name } ist ein Teil des Tisches. Nenne, was dort liegt.
error-lesson-arrow = Ein Pfeil hat zwei Enden mit > dazwischen, etwa R5 > Ben, nicht { $value }.
error-lesson-try = Hinter try: steht yes oder ja, nicht { $value }. Wo nichts probiert werden soll, lass die Zeile weg.
error-lesson-turn = Hier ist Platz { $seat } am Zug, und diese Lektion ist für Platz { $shown }: Nimm eine Stellung, in der dieser am Zug ist.
error-lesson-nobody = Hier kann niemand um einen Zug gebeten werden: Das Spiel ist aus, oder erst muss gegeben werden.
error-lesson-ask = Eine eigene Frage beginnt mit ask: und der Frage. Ohne sie sagt about:, worüber eine gemacht werden soll.
error-lesson-no-right = Nichts sagt, was richtig ist: Schreib right:, click:, number: oder order: mit der richtigen Antwort.
error-lesson-no-wrong = Eine Frage mit Antworten zur Auswahl braucht mindestens eine falsche: Schreib sie als wrong: und den Grund darunter als why:.
error-lesson-kind = Fragen der Art { $kind } gibt es nicht; es gibt { $kinds }.{ $hint }
error-lesson-no-rule = Eine Frage braucht die Regel, die sie entscheidet, etwa „rule: { $example }“; game.rules zählt alle auf.
error-lesson-playable = Das lässt sich hier nicht fragen: Nichts kann gespielt werden, oder alles, oder was verboten ist, hat keinen einzelnen Grund. Nimm eine andere Stellung.
error-lesson-play = Was bei { $move } herauskommt, lässt sich nicht zeigen, denn es hängt an Karten, die für den gefragten Platz verdeckt sind.
error-lesson-seat = Diese Lektion ist für einen Platz, und die Frage ist für Platz { $seat }, der andere Karten sieht.

error-handout-kind = { $kind } gibt es nicht als Blatt. Gedruckt werden kann { $kinds }.
error-handout-lang = Dieses Spiel wird nicht in { $lang } erklärt, sondern in { $languages }.
error-handout-what = handout() braucht ein Spiel, wie mops.game() es gibt, oder Fragen, wie mops.questions() sie gibt, nicht { $what }.
error-editing-no-thing = Hier gibt es kein { $thing }, das man bewegen könnte.
error-editing-no-spot = { $spot } ist kein Platz, an dem das liegen kann.
error-editing-no-question = Zu dieser Stellung gibt es keine Frage. Spiele einen Zug oder zwei weiter, bis jemand zwischen mehreren wählt.
error-editor-source = Editor() braucht ein Spiel, eine Stellung, eine Table oder ein Replay, nicht { $source }.
error-lab-games = games sagt, wie viele gespielt werden, eine ganze Zahl ab 1, nicht { $games }.
error-lab-seed = Der Startwert vieler Partien ist eine ganze Zahl oder ein Text, nicht { $seed }.
error-lab-limit = limit sagt, wie viele Sekunden eine Partie dauern darf, eine Zahl über 0, nicht { $limit }.
error-lab-executor = executor ist ein Executor aus concurrent.futures, "here" oder None für einen Prozess je Kern, nicht { $executor }.
error-lab-path = Wo die Tabellen liegen, sagt ein Text ohne das Ende ihrer Namen, etwa "miau", nicht { $path }.
error-lab-not-parquet = { $file } ist keine Parquet-Datei.
error-lab-not-ours = In { $file } stehen keine Partien von mopsbook.
error-lab-raised = Partie { $number } von { $game } (Startwert { $seed }): { $player } auf Platz { $seat } ist abgebrochen mit { $error }
error-lab-nonsense = Partie { $number } von { $game } (Startwert { $seed }): { $player } auf Platz { $seat } hat { $move } gewählt, und das ist keiner der gegebenen Züge.
error-lab-slow = Partie { $number } von { $game } (Startwert { $seed }) hat länger gedauert als { $limit } Sekunden{ $seat ->
    [none] .
   *[other] {", während "}{ $player } auf Platz { $seat } gewählt hat.
}
error-lab-endless = Partie { $number } von { $game } (Startwert { $seed }) wurde nach { $moves } Zügen aufgegeben.
error-lab-measure = Partie { $number } von { $game } (Startwert { $seed }): measure ist abgebrochen mit { $error }
error-lab-lost = Die Partien { $number } bis { $last } sind verloren: Wer sie gespielt hat, ist am Ende. { $error }
error-lab-failed = { $count } von { $games } Partien gingen schief; failures nennt alle. Die erste: { $first }
error-lab-stopped = Angehalten: { $games } Partien sind da.
