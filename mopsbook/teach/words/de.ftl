### Was alle Spiele und die Oberfläche sagen, auf Deutsch.

## Listen

list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Wer liest, oder ein Name: im ersten, vierten und dritten Fall, und wessen etwas ist (ohne Endung)

seat-who = { $is ->
    [you] du
   *[other] { $name }
}
seat-whom = { $is ->
    [you] dich
   *[other] { $name }
}
seat-to = { $is ->
    [you] dir
   *[other] { $name }
}
seat-plate = { $is ->
    [you] { $name } (du)
   *[other] { $name }
}
seat-whose = { $is ->
    [you] dein
   *[other] von { $name }
}
seat-points = { $player } { $points }
your-turn = { $past ->
    [yes] Du warst dran
   *[no] Du bist dran
}

## Regeln

allowed = Keine Regel spricht gegen diesen Zug.
nothing-told = Hier gibt es nichts zu erzählen.

## Der Tisch: Knöpfe und Beschriftungen; {n} füllt der Browser aus

ui-what-happened = Was eben geschah
ui-your-turn = Was jetzt möglich ist
ui-rules = Regeln
ui-status = Stand
ui-show-example = Zeig mir ein Beispiel
ui-book-open = Im Regelbuch
ui-book-search = Regeln durchsuchen
ui-book-found = {"{"}n{"}"} von {"{"}m{"}"} Regeln
ui-book-all = Alle Regeln
ui-book-show = Zeig es mir
ui-book-another = Noch eines
ui-book-example = Ein Beispiel
ui-book-moment = Aus einer Partie, {"{"}n{"}"} von {"{"}m{"}"}
ui-book-refuses = Sie verbietet zum Beispiel
ui-book-causes = Das kommt zum Beispiel von ihr
ui-book-beside = Regeln daneben
ui-book-ours = So lesen wir sie
ui-book-table = Einen Tisch mit der anderen Lesart öffnen
ui-book-code = Ein Tisch mit der anderen Lesart, in Python:
ui-book-python = Mehr Momente aus Partien und andere Lesarten kommen aus Python: Sie sind in einem laufenden Notebook zu sehen.
ui-key-book = Regelbuch
ui-no-example = In dieser Partie gibt es kein weiteres Beispiel für diese Regel.
ui-close = Schließen
ui-done = erledigt
ui-new-rule = Neue Regel für dich
ui-rules-met = Regeln, die dir schon begegnet sind: {"{"}n{"}"}
ui-rules-met-of = Regeln, die dir schon begegnet sind: {"{"}n{"}"} von {"{"}m{"}"}
ui-language = Sprache
ui-theme = Hell oder dunkel
ui-theme-auto = Automatisch
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-help = Hilfe
ui-help-always = Immer helfen
ui-help-on-request = Auf Wunsch helfen
ui-help-off = Keine Hilfe
ui-help-guided = Führ mich
ui-help-page = Regeln und Tasten
ui-summary-aim = Worum es geht
ui-summary-turn = Wenn du dran bist
ui-summary-table = An diesem Tisch
ui-summary-end = Wie es endet
ui-present = Vorführung
ui-board-only = Nur den Tisch zeigen
ui-stop-presenting = Vorführung beenden
ui-pen = Stift: Ringe und Pfeile
ui-pen-clear = Gezeichnetes wegwischen
ui-pen-on = Der Stift ist an, und nichts wird gespielt. Ein Druck auf ein Ding zeichnet einen Ring, Ziehen zu einem anderen einen Pfeil. Mit Tasten: Enter für einen Ring, Umschalt+Enter für einen Pfeil vom vorigen Ding her. X wischt alles weg.
ui-pen-off = Der Stift ist aus.
ui-menu = Mehr
ui-time = Zeitleiste
ui-first = Erster Schritt
ui-previous = Schritt zurück
ui-play = Abspielen
ui-pause = Anhalten
ui-next = Schritt vor
ui-last = Letzter Schritt
ui-leap-on = Vor zu: {"{"}what{"}"}
ui-leap-back = Zurück zu: {"{"}what{"}"}
ui-position = Stelle in der Partie
ui-go-to = Gehe zu
ui-speed = Tempo
ui-step-of = Schritt {"{"}n{"}"} von {"{"}m{"}"}
ui-screen-of = Bild {"{"}n{"}"} von {"{"}m{"}"}
ui-before-start = Vor dem Start
ui-start = Start
ui-whose-view = Wessen Sicht
ui-all-hands = Alle Hände offen
ui-closed-hands = Alle Hände verdeckt
ui-view-of = Sicht von {"{"}name{"}"}
ui-show-hands = Alle Hände zeigen
ui-hide-hands = Hände verdecken
ui-undo = Zurücknehmen
ui-redo = Wiederholen
ui-off-undo-nothing = { table-undo-nothing }
ui-off-undo-none = Es wurde nichts geändert, das sich zurücknehmen ließe.
ui-off-undo-hidden = { table-undo-hidden }
ui-off-redo-nothing = { table-redo-nothing }
ui-off-aside = { table-example-only }
ui-off-first = Das ist der Anfang.
ui-off-last = Das ist das Ende.
ui-off-showing = Erst wird alles gezeigt, was geschehen ist.
ui-off-covered = { table-covered }
ui-new-game = Neue Partie
ui-players = Spieler
ui-opponents = Die anderen spielen
ui-player-random = leicht: wie es kommt
ui-player-simple = mittel: nach Faustregeln
ui-player-search = stark: durch Ausprobieren
ui-player-each = unterschiedlich
ui-player-own = wie bisher
ui-new-hint = Die Partie auf dem Tisch bleibt, wie sie ist, solange Python läuft: Spiel sie weiter, wann du willst, unter „Spielstände“.
ui-doubtful = Regeln, die man anders lesen kann
ui-doubtful-changed = Regeln, die man anders lesen kann: {"{"}n{"}"} geändert
ui-doubtful-hint = Wo die Anleitung Zweifel lässt, sagt jede Regel, wie sie hier gelesen wird. Sie kann auch anders gelesen werden.
ui-as-written = wie es hier steht
ui-seed = Startzahl
ui-seed-hint = Dieselbe Startzahl gibt dieselben Karten. Bleibt das Feld leer, ist es eine Überraschung; in Python sagt seed am Tisch, welche gezogen wurde.
ui-same-cards = Noch einmal mit denselben Karten
ui-start-game = Spiel beginnen
ui-save-load = Spielstände
ui-save-name = Name der Partie
ui-save = Speichern
ui-save-hint = Gespeichert wird im Ordner { "{" }folder{ "}" }. In der Datei stehen alle Hände als lesbarer Text: Wer sie öffnet, sieht alle Karten. Laden lässt sich eine Partie jederzeit. War seitdem schon mehr zu sehen, sagt es der Tisch.
ui-saved-games = Gespeicherte Partien
ui-load = Laden
ui-left-games = Partien, die du verlassen hast
ui-resume = Zu deiner Partie
ui-resume-short = Deine Partie
ui-resume-other = Zur anderen Partie
ui-resume-this = Öffnen
ui-no-saves = Noch ist keine Partie gespeichert.
ui-still-working = Python rechnet noch daran. Gleich geht es von selbst weiter.
ui-no-answer = Der Kernel hat nicht geantwortet. Vielleicht rechnet er noch an einer anderen Zelle, oder er wurde neu gestartet: Führe die Zelle noch einmal aus, um weiterzuspielen.
ui-no-kernel = Es ist kein Kernel verbunden, darum geht die Partie hier nicht weiter. Zu sehen ist ihre letzte Stellung.
no-program = Diese Seite lässt das Programm des Tisches nicht laufen. Öffne das Notebook anderswo, etwa in JupyterLab.
ui-mark-legal = kann gewählt werden
ui-mark-open = zur Wahl
ui-mark-dim = nicht wählbar
ui-mark-wins = gewinnt
ui-mark-best = empfohlen
ui-mark-told = schau hierher
ui-mark-lowest = kommt am schlechtesten weg
ui-mark-picked = gewählt
ui-mark-active = gerade eben
ui-mark-hit = wird zurückgeschickt
ui-cards-down = {"{"}n{"}"} verdeckte Karten
ui-on-top = obenauf: {"{"}what{"}"}
ui-rings = Ringe
ui-keys = Tasten
ui-key-step = ein Schritt zurück oder vor
ui-key-chapter = zur Marke davor oder danach auf der Zeitleiste
ui-key-ends = erster oder letzter Schritt
ui-key-play = abspielen oder anhalten
ui-key-look = eins weiter: Karte, Plättchen, Figur oder Platz
ui-key-zone = zum nächsten Teil des Tischs
ui-key-own = zu dem, was dir gehört, dann zu dem, was du tun kannst
ui-key-rest = von dem, was dir gehört, zum Rest des Tischs
ui-key-act = spielen oder wählen, worauf du stehst; weiter, während die anderen spielen
ui-key-number = auf das Feld, auf dem diese Zahl steht, wo es solche gibt
ui-key-words = in den Worten neben dem Tisch: von Regel zu Regel
ui-key-undo = zurücknehmen, oder wieder spielen
ui-key-hands = Hände zeigen oder verdecken (Vorführung)
ui-key-present = vorführen; noch einmal: nur der Tisch; noch einmal: zurück
ui-key-pen = Stift an oder aus: Drücken zeichnet einen Ring, Ziehen einen Pfeil; Enter einen Ring, Umschalt+Enter einen Pfeil dorthin (beim Vorführen)
ui-key-clear = Gezeichnetes wegwischen (beim Vorführen)
ui-key-help = Regeln und Tasten
ui-key-leave = zurück ins Notebook

## Die Antworten des Tischs

table-stale = Der Tisch hat sich seit diesem Druck geändert, deshalb wurde er nicht ausgeführt. Sieh noch einmal hin und entscheide dann.
table-unknown-message = Diese Nachricht war nicht zu verstehen, deshalb hat sich nichts geändert.
table-too-long = Diese Nachricht ist zu lang für einen Zug, einen Namen oder eine Startzahl, deshalb hat sich nichts geändert.
table-not-yours = Dieser Zug gehört zu einem Platz, den du nicht spielst, deshalb wurde er nicht gemacht.
table-player-failed = { $who } konnte sich nicht entscheiden, weil das Programm für diesen Platz gescheitert ist. Nichts hat sich geändert.
table-undone = Zurückgenommen, mit allem, was danach kam:
table-undo-nothing = Es gibt keinen Zug von dir, der sich zurücknehmen lässt.
table-undo-hidden = Das lässt sich nicht zurücknehmen: Seitdem waren verdeckte Karten zu sehen, und niemand kann sie vergessen.
table-redone = Was zurückgenommen war, ist wieder gespielt.
table-redo-nothing = Es ist nichts zurückgenommen.
table-new = Eine neue Partie beginnt.
table-new-impossible = Eine solche Partie gibt es unter den Optionen dieses Tisches nicht, darum hat sich nichts geändert.
table-not-kept = Was du gelernt hast, kann nicht länger festgehalten werden: { $problem }
table-kept-beside = { $problem }
table-saved = Die Partie ist als { $file } gespeichert.
table-save-name = So kann keine Datei heißen. Nimm bis zu 60 Buchstaben, Ziffern, Leerzeichen, Bindestriche und Unterstriche.
table-save-exists = Eine Datei { $file } gibt es schon. Ersetze sie oder wähle einen anderen Namen.
table-save-failed = Die Datei { $file } ließ sich nicht schreiben. Sieh nach, ob der Ordner dieses Tischs da ist und dir offensteht.
table-save-full = Auf der Festplatte ist kein Platz mehr für { $file }, deshalb wurde die Partie nicht gespeichert. Lösche dort etwas oder speichere in einem anderen Ordner.
table-internal = In mopsbook selbst ist etwas schiefgegangen, deshalb hat sich nichts geändert. Du kannst weiterspielen; mehr steht im Protokoll von Python.
table-replace = { $file } ersetzen
table-loaded = Die Partie { $file } geht hier weiter.
table-hidden-again = Was seitdem zu sehen war, ist wieder verdeckt. Zurücknehmen reicht nicht so weit, Laden schon; wer es gesehen hat, weiß es noch.
table-load-missing = Im Ordner dieses Tischs gibt es keine Datei { $file }.
table-load-broken = { $file } ist als gespeicherte Partie nicht zu lesen: Die Datei wurde abgeschnitten oder geändert, oder sie ist etwas anderes. Deine Partie bleibt, wie sie ist.
table-loaded-otherwise = Sie hat andere Optionen als die Partie davor: Jetzt spielen { $count }, nach den Regeln der gespeicherten Partie.
table-load-other = { $file } kann an diesem Tisch nicht gespielt werden: Es ist ein anderes Spiel, oder es hat Optionen, die es hier nicht gibt. Deine Partie bleibt, wie sie ist.
table-load-move = In { $file } passt Zug { $number } nicht zu den Regeln. Deine Partie bleibt, wie sie ist.
table-example = Ein Beispiel für diese Regel. Deine eigene Partie wartet.
table-example-otherwise = Dieses Beispiel ist anders gespielt, als die Regel sagt: { $reading }.
table-example-reading = In diesem Beispiel wird „{ $rule }“ anders gespielt: { $reading }.
table-example-variant = In diesem Beispiel wird mit „{ $rule }“ gespielt.
table-go-on = Weiter
table-quiet = Ein Moment vergeht. Es ist nichts zu sehen.
table-wait = Abwarten
table-live = Mit Uhr spielen
table-calm = Ohne Uhr spielen
table-live-told = Die Uhr ist gestellt. Sobald du das nächste Mal drückst, machen die anderen nach zwei Sekunden weiter, bereit oder nicht: Der Strich unter der Überschrift zeigt, wie viel noch bleibt. Und es zählt, wie schnell deine eigene Hand ist.
table-calm-told = Die Zeit wartet wieder auf dich: Die anderen machen weiter, wenn du auf „Weiter“ drückst.
table-advise = Was ist am besten?
table-guide = Zeig es mir: geführte Partie beginnen
table-resume = Deine Partie weiterspielen
table-resume-over = Deine andere Partie ansehen
table-resumed = Deine Partie geht hier weiter.
table-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
table-guided = Von nun an hält der Tisch an, wenn etwas Neues vorkommt, und sagt es: immer nur eines.
table-hint = Gib mir einen Tipp
table-questions = Zehn Fragen
guide-rule = { $met ->
    [yes] Diese Regel kam schon vor:
   *[no] Neu:
} { $rule_short }
guide-hint = { $count ->
    [one] { $aside ->
        [yes] Außer dem, was jederzeit geht, passt hier nur ein Zug: der mit dem goldenen Ring.
       *[no] Hier passt nur ein Zug: der mit dem goldenen Ring.
    }
   *[other] { $liked ->
        [yes] Eine gute Möglichkeit hat einen goldenen Ring.
       *[no] Eine deiner Möglichkeiten hat einen goldenen Ring.
    }
}{ $known ->
    [yes] {" "}So geht es damit weiter:
   *[no] {""}
}
guide-end = { $left ->
    [0] Alles, worauf es in diesem Spiel ankommt, ist dir jetzt erklärt.
   *[other] Noch ist nicht alles vorgekommen, worauf es in diesem Spiel ankommt. Das fehlt noch:
}
table-no-advice = Hier lässt sich nichts empfehlen.
table-example-none = Für diese Regel gibt es kein Beispiel.
table-example-only = Das ist nicht deine Partie, wie sie steht. Geh zu ihr zurück, um weiterzuspielen.
table-look-back = Rückblick{ $several ->
    [yes] : { $player_who }
   *[no] {""}
}
table-next = Weiter ({ $page }/{ $pages })
table-leaf-on = Vor zu: { $chapter }
table-leaf-before = Zurück zu: { $chapter }
table-leaf-on-none = Kein weiterer Abschnitt
table-leaf-before-none = Kein früherer Abschnitt
table-unguessed = Zeigen, was ich tat
replay-asked = Rückblick. { $asked }
guess-not-here = Hier gab es für dich nichts zu wählen. Geh weiter bis zum nächsten Zug, den du gewählt hast.
replay-open = Hier liegen alle Hände offen.
table-previous = Zurückblättern
table-again = Noch einmal zeigen
table-back = Zurück zu meiner Partie
table-pass = Gib den Bildschirm an { $player_whom } weiter.
table-show = Meine Karten zeigen
table-covered = Diese Hand ist noch verdeckt. Wer sie spielt, muss erst nach ihr fragen.
table-again-loaded = Diese Partie wurde geladen, daher ist nicht bekannt, wie ihre Karten gemischt wurden. Lade sie noch einmal, um sie neu zu spielen.
table-looked-at = { $place }: { $what }. Das lässt sich jetzt nicht wählen.
table-looked-first = Das geht noch nicht. Wähle zuerst { $what }.
table-looked-there = { $place }: Hier lässt sich jetzt nichts wählen.
table-bare = Hier liegt nichts.

## Rat und Rückblick

advice-no-game = In { $game } gibt es keinen Rat.
advice-none = Hier hat niemand etwas zu entscheiden, also gibt es nichts zu raten.
advice-none-for = In dieser Stellung gibt es keinen Rat für { $player_whom }.
review-keeps = Zug { $number }: { $before ->
    [one] Davor war am Ende ein Punkt
   *[other] Davor waren am Ende { $before } Punkte
} möglich{ $exact ->
    [yes] {""}
   *[no] , mindestens, soweit es in der Zeit zu sehen war
}. Das Beste wurde getan: { $done }.
review-loses = Zug { $number }: { $before ->
    [one] Davor war am Ende ein Punkt
   *[other] Davor waren am Ende { $before } Punkte
} möglich{ $exact ->
    [yes] {""}
   *[no] , soweit es in der Zeit zu sehen war
}. Am besten war: { $better }. Gewählt wurde stattdessen: { $done }.
review-kept = Zug { $number }, { $done }: Nichts ist verloren. { $after ->
    [one] Ein Punkt ist
   *[other] { $after } Punkte sind
} am Ende noch möglich{ $exact ->
    [yes] {""}
   *[no] , mindestens, soweit es in der Zeit zu sehen war
}.
review-lost = Zug { $number }, { $done }: { $lost ->
    [one] Ein Punkt ist
   *[other] { $lost } Punkte sind
} verloren, denn { $before } am Ende waren möglich, und jetzt sind es { $after }{ $exact ->
    [yes] {""}
   *[no] , soweit es in der Zeit zu sehen war
}. Besser wäre gewesen: { $better }.
review-none = In dieser Partie lässt sich keine Entscheidung von { $player_to } beurteilen.
review-sum = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} bei { $faults ->
    [0] { $count ->
        [one] einer Entscheidung
       *[other] { $count } Entscheidungen
    } nichts
    [one] { $count ->
        [one] der einzigen Entscheidung
       *[other] einer von { $count } Entscheidungen
    } Punkte
   *[other] { $faults } von { $count } Entscheidungen Punkte
} verloren: { $after } von { $before } möglichen Punkten.

## Was auf jedem Tisch mit Karten liegt

seat-name = { $player_plate }
zone-hand = { $player_is ->
    [you] Deine Hand
   *[other] Hand von { $player }
}
pile-label = { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}

## Ein Spiel, das kein eigenes Aussehen und keine eigene Stimme hat

plain-turn = { $player_is ->
    [you] Du bist am Zug.
   *[other] { $player } ist am Zug.
}
plain-next = Die nächste Runde kann beginnen.
plain-over = Das Spiel ist aus: { $winners_are ->
    [you] Du hast
    [you-and] { START($winners) } habt
    [one] { $winners } hat
   *[other] { $winners } haben
} gewonnen.
plain-hand = { $name } von { $player_to }
plain-line = { $name } { $value }
plain-text = { $text }
plain-whose = { $name }: { $players_list }
plain-card = { $card }
plain-back = eine verdeckte Karte
plain-move = { $move }

## Wo man ist, wenn es nicht das eigene Spiel ist
looking-back-before = Rückblick auf Entscheidung { $number } von { $count }, bevor sie fiel.
looking-back-after = Rückblick auf Entscheidung { $number } von { $count }, und was daraus wurde.
looking-back-end = Rückblick auf alle Entscheidungen zusammen.

## Wer dran ist, und wie schnell
ui-wait = Die anderen sind dran.
ui-continue = Weiter
ui-skip = Vorspulen, bis du dran bist oder der Tisch wartet
ui-continue-how = Leertaste, Enter oder ein Druck auf den Tisch
ui-continue-when = Weiter: der Knopf unten, die Leertaste oder ein Druck auf den Tisch.
ui-continue-tap = Weiter: hier drücken oder auf den Tisch tippen.
ui-pace = Tempo
ui-pace-told = Ab jetzt wartet der Tisch nur noch bei Wichtigem. Ändern kannst du das unter „Tempo“, unten oder hinter „…“.
ui-pace-offer = Zu viele Pausen? Nur bei Wichtigem warten
ui-pace-continue = Wichtiges
ui-pace-turns = Jeder Zug
ui-pace-slow = Langsam
ui-pace-normal = Lesetempo
ui-pace-fast = Schnell
ui-pace-waits-continue = Wartet nach allem, was zählt:
ui-pace-waits-turns = Wartet nach jedem Zug:
ui-pace-waits-own = Hält nur an, wenn dir etwas geschieht oder ein Ergebnis kommt:
ui-too-late = Da war das Spiel schon weiter. Wenn du es noch willst, drücke noch einmal.
ui-clock-waits = Die Uhr wartet, bis der Tisch zu sehen ist.
still = Das ist ein Bild davon. Um es zu bedienen, klicke in die Zelle darüber und drücke Umschalt + Eingabe.
ui-why = welche Regeln?
ui-read-more = mehr
ui-rules-known = Schon dabei
ui-rules-to-come = Kommt noch
ui-rules-hint = Jede Regel kommt, wenn sie gebraucht wird. Spiele einfach weiter. Wer vorausschauen will, drückt auf eine.
ui-rules-all = Du hast alle Regeln dieses Spiels erlebt. Gut gemacht!
advice-table = Was bei jeder Wahl herauskommt
table-play-again = Noch einmal spielen
table-replay = Schritt für Schritt ansehen
table-rounds = Runde für Runde
table-finish = Zu Ende spielen
table-out = Du bist ausgeschieden und siehst zu. Die Hände der anderen bleiben zu, bis sie verglichen werden: Keine Regel öffnet sie dir.

# Was jemand bekommen hat, seit ein Mensch zuletzt entschieden hat, auf Fähnchen

news-new = neu
news-more = +{ $count } { $count ->
    [one] Karte
   *[other] Karten
}

## Fragen

question-right = Richtig.
question-wrong = Nein.
question-rightly = Richtig wäre es so.
question-shown = danach wird gefragt
question-playable = Womit auf dem Tisch kannst du jetzt deinen Zug machen? Wähle alles.
question-one-of = Dafür gibt es mehr als einen Weg:
question-missed = „{ START($what) }“ geht auch.
question-refused = „{ START($what) }“: Warum geht das jetzt nicht?
question-try = Du möchtest { $try }. Warum geht das jetzt nicht?
question-situated = { $situation } { $asked }
question-unbroken = Diese Regel gilt, aber hier wird sie eingehalten.
question-breaks = „{ START($what) }“ verstößt gegen diese Regel: { $rule_says }
question-no-such = Eine solche Regel gibt es nicht.
question-elsewhere = Diese Regel verbietet hier etwas anderes: „{ $forbidden }“.
question-more = Das alles stimmt, aber etwas fehlt noch.
question-says = Die Regel: { $rule_says }
question-agreed = Es geht um „{ $rule }“, so wie es für diese Partie vereinbart ist.
question-says-all = Die Regel: { $rule_text }
question-own = Gefragt ist nur, womit du jetzt deinen Zug machen kannst.
question-rule = { $done } Welche Regel sagt das?
question-rule-refused = Etwas anderes wird versucht und abgelehnt: „{ $done }“ Welche Regel sagt das?
question-rule-right = Das sagt „{ $rule }“.
question-rule-other = Bei „{ $rule }“ geht es um etwas anderes.
question-happens = { $done } Was geschieht dann?
question-nothing = Nichts Besonderes: Es geht einfach weiter.
question-nothing-right = Mehr bewirkt dieser Zug nicht: Es geht einfach weiter.
question-only-after = „{ $then }“ Das käme von einem anderen Zug: { $done }
question-something = Dann geschieht etwas: Es steht in der Regel „{ $rule }“.
question-instead = Das folgt aus einem anderen Zug: { $done }
question-another = Das würde aus einem anderen Zug folgen.
question-if = Deine Antwort träfe bei einem anderen Zug zu: { $done }
question-not-to = Das geschieht, nur nicht mit { $player_to }.
question-step-by-step = Geh durch, was gerade dieser Zug bewirkt, eins nach dem anderen.
question-next = { $done } Wer ist dann am Zug?
question-seat = { START($player_who) }
question-plate = { $player_plate }
question-seats = { START($players) }
question-next-right = { $player_is ->
    [you] Dann bist du am Zug.
   *[other] Dann ist { $player } am Zug.
}
question-next-around = Es geht der Reihe nach weiter: Dann { $player_is ->
    [you] bist du
   *[other] ist { $player }
} am Zug.
question-next-wrong = { $slip ->
    [over] { $player_is ->
        [you] Dein Zug ist damit zu Ende.
       *[other] Der Zug von { $player } ist damit zu Ende.
    }
    [around] { $player_is ->
        [you] Der Reihe nach wärst du dran, hier aber nicht.
       *[other] Der Reihe nach wäre { $player } dran, hier aber nicht.
    }
    [gone] { $player_is ->
        [you] Du bist ausgeschieden und kommst nicht mehr dran.
       *[other] { $player } ist ausgeschieden und kommt nicht mehr dran.
    }
   *[before] { $player_is ->
        [you] Vor dir kommt noch jemand anders.
       *[other] Vor { $player } kommt noch jemand anders.
    }
}
question-counts = { $done } Damit endet die Partie. Wie viele Punkte zählt die letzte Runde für { $player_whom }?
question-total = Das ist die Summe aller Runden, nicht das, was die letzte bringt.
question-of-other = Das wäre für { $player_whom } richtig.
question-won = { $done } Damit endet die Partie. Wer hat gewonnen?
question-won-since = { $done } { $ends } Wer hat gewonnen?
question-won-right = { $players_are ->
    [you] Du hast gewonnen.
    [you-and] { START($players) } habt gewonnen.
    [one] { $players } hat gewonnen.
   *[other] { $players } haben gewonnen.
}

# What whoever listens is told

ui-said = Bisher gesagt
ui-own-cards = {"{"}hand{"}"}: {"{"}cards{"}"}
ui-you-can = Zur Wahl: {"{"}what{"}"}
ui-any-own = jede Handkarte
ui-any-of = {"{"}where{"}"} (1 von {"{"}n{"}"})
ui-unpicked = {"{"}what{"}"}, nicht mehr gewählt
ui-all-but = {"{"}where{"}"} (alles außer {"{"}cards{"}"})
ui-new-cards = Neu: {"{"}cards{"}"}
ui-keys-hint = Die Taste ? zeigt alle Tasten.
ui-with-key = {"{"}what{"}"} ({"{"}key{"}"})
ui-left = Zurück im Notebook.
ui-presenting = Die Vorführung läuft: P zeigt nur den Tisch, Escape beendet sie.
ui-presenting-board = Nur der Tisch ist zu sehen: P oder Escape beendet die Vorführung.
ui-presenting-not = Die Vorführung ist zu Ende.
ui-key-repeat = noch einmal sagen, was geschehen ist, was du hast und was zu tun ist
ui-enter-spent = Mit der Eingabetaste ging es bisher nur weiter. Zum Wählen drücke sie gleich noch einmal.
ui-space-spent = Hier geht nichts weiter. Enter spielt, worauf der Fokus steht.
ui-continue-ear = Leertaste: weiter
ui-best = Empfohlen: {"{"}what{"}"}.
ui-skip-how = Die anderen sind dran. Ein Druck auf den Tisch oder die Leertaste spult vor.
ui-too-narrow = Hier ist zu wenig Platz für den Tisch: Schließe die Seitenleiste oder mache das Fenster breiter.
ui-moment = Einen Moment …
ui-to-table = Zu dem, was jetzt möglich ist
ui-name-space = Leertaste
ui-name-shift = Umschalt
ui-name-home = Pos1
ui-name-end = Ende
ui-name-up = Bild↑
ui-name-down = Bild↓

## Antworten einer Klasse

results-count = { $count ->
    [one] eine Antwort
   *[other] { $count } Antworten
} von { $students ->
    [one] einer Person
   *[other] { $students } Personen
}, { $right } richtig{ $omitted ->
    [0] { "" }
   *[other] , { $omitted } übersprungen
}
results-out = Was sich nicht lesen lässt, zählt im Ganzen nicht: Lass dir die Datei noch einmal geben.
results-map = Verfehlt, von so vielen Fragen{ $omitted ->
    [0] { "" }
   *[other] , + übersprungen
}
results-rule = Regel
results-student = Name
results-asked = Beantwortet
results-missed = Verfehlt
results-share = Anteil verfehlt
results-skipped = Übersprungen
results-percent = { $percent } %

## Rate den Zug

guess-what = { $player_is ->
    [you] Was hast du hier getan?
   *[other] Was würdest du hier für { $player_whom } tun?
} Drücke darauf. Dann siehst du, was getan wurde.
guess-same = Genau das wurde getan.
guess-begun = Genau so fing es an.
guess-other = Das geht auch. Gewählt wurde aber dies.
guess-refused = Das geht nicht:
guess-advised = Dazu wird auch geraten.
guess-yours = Geraten wird zu deinem Zug.
guess-done = Geraten wird zu dem, was getan wurde:
guess-advice = Geraten wird zu etwas anderem:
ui-guess = Rate den Zug
ui-guess-nobody = Ohne Raten
ui-guess-of = Züge raten: {"{"}name{"}"}
ui-guess-votes = Eine Zifferntaste zählt eine Stimme, mit Umschalt nimmt sie eine weg. Pfeil rechts zeigt, was getan wurde.
ui-show-of-hands = Abstimmung

## The quiz

ui-quiz-question = Frage
ui-quiz-guess = Rate erst: Das erfährst du gleich
ui-quiz-of = Frage {"{"}n{"}"} von {"{"}m{"}"}
ui-quiz-again = Frage {"{"}n{"}"} von {"{"}m{"}"}, noch einmal
ui-quiz-who = Du bist {"{"}name{"}"}, am Tisch sitzen {"{"}n{"}"}.
ui-quiz-who-now = Jetzt bist du {"{"}name{"}"}, am Tisch sitzen {"{"}n{"}"}.
ui-quiz-score = {"{"}n{"}"} von {"{"}m{"}"} auf Anhieb richtig
ui-quiz-skipped = {"{"}n{"}"} übersprungen
ui-quiz-right = { question-right }
ui-quiz-wrong = { question-wrong }
ui-quiz-more = Noch nicht alles.
ui-quiz-try = Versuche es noch einmal.
ui-quiz-is = So ist es richtig.
ui-quiz-click = Drücke auf dem Tisch darauf.
ui-quiz-pick = Drücke auf dem Tisch auf das, was du meinst, dann auf Antworten.
ui-quiz-order = Drücke der Reihe nach, dann auf Antworten. Ein zweiter Druck nimmt etwas heraus.
ui-quiz-hands = Eine Zifferntaste zählt eine Stimme, mit Umschalt nimmt sie eine weg. H zeigt, was richtig ist.
ui-quiz-answer = Antworten
ui-quiz-choices = Antworten zur Wahl
ui-quiz-number = Eine Zahl
ui-quiz-type = Tippe eine Zahl, dann Enter.
ui-quiz-skips = Übersprungen. Am Ende kannst du dir die Frage noch einmal stellen lassen.
ui-quiz-place = Platz {"{"}n{"}"}
ui-quiz-votes = × {"{"}n{"}"}
ui-quiz-show = Zeig es mir
ui-quiz-next = Weiter
ui-quiz-end = Zum Ergebnis
ui-hand-in = Deine Antworten stehen nur auf dieser Seite, bis sie geschlossen wird. Speichere sie als Datei, um sie abzugeben.
ui-hand-in-name = Dein Name
ui-hand-in-save = Meine Antworten speichern
ui-quiz-others = Warum nicht die anderen?
ui-quiz-more-reasons = Weitere Gründe
ui-quiz-skip = Überspringen
ui-quiz-stop = Aufhören
ui-quiz-over = Das waren die Fragen.
ui-lesson-over = Das war die Lektion.
ui-quiz-all = Gut gemacht: alles auf Anhieb richtig!
ui-quiz-scores = Was gefragt wurde
ui-quiz-rule = Regel
ui-quiz-asked = Gefragt
ui-quiz-at-once = Auf Anhieb richtig
ui-quiz-nothing = Nichts wurde beantwortet.
ui-quiz-practise = Üben, was danebenging
ui-quiz-skipped-ask = Übersprungenes fragen
ui-quiz-start = Von vorn
ui-mark-right = richtig
ui-mark-wrong = falsch
ui-mark-late = nicht auf Anhieb
ui-mark-missed = wäre richtig gewesen
ui-key-choose = die Antwort mit dieser Nummer wählen; vor einer Klasse: eine Stimme zählen, mit Umschalt zurück
ui-key-answer = mit dem antworten, wo du gerade bist; weiter
ui-key-reveal = die Antwort zeigen (Vorführung)
quiz-stale = Das galt einer anderen Frage, darum hat sich nichts geändert. Sieh noch einmal hin, dann antworte.

## Lektionen

lesson-faultless = Nichts ist falsch.
lesson-fault = Zeile { $line } der Lektion: { $problem }
lesson-closed = Das kann nicht sein. Warum, sagt lesson.faults denen, die es geschrieben haben: Es kann von Karten handeln, die hier verdeckt sind.
lesson-said = { $text }
lesson-page-faults = { $count ->
    [one] An einer Stelle dieser Lektion stimmt etwas nicht. Die Seite zeigt den Rest.
   *[other] An { $count } Stellen dieser Lektion stimmt etwas nicht. Die Seite zeigt den Rest.
} { $faults }
lesson-turn = { $place ->
    [none] Jetzt du: Drücke einen Knopf.
    [cards] { $buttons ->
        [0] Jetzt du: Beginne mit einer Karte von dir.
       *[other] Jetzt du: Beginne mit einer Karte von dir oder drücke einen Knopf.
    }
   *[other] { $buttons ->
        [0] Jetzt du: Mache den Zug auf dem Tisch.
       *[other] Jetzt du: Mache den Zug auf dem Tisch oder mit einem Knopf.
    }
}
lesson-hint = Tipp
lesson-hint-of = Tipp { $number }:
lesson-other = Erlaubt ist das, gefragt ist hier aber etwas anderes.
lesson-also = Richtig! Hier gab es mehr als einen guten Zug.
lesson-also-on = Richtig! Hier gab es mehr als einen guten Zug. Das nächste Bild geht mit einem anderen richtigen Zug weiter.
lesson-begun = Auch das kann dahin führen. Fang anders an.
lesson-put-back = Lege erst zurück, was du gewählt hast: Drücke es noch einmal.
lesson-tried = Das kommt dabei heraus.
lesson-else = Das kannst du jetzt nicht wählen. { $place ->
    [none] Drücke einen der Knöpfe.
    [cards] { $buttons ->
        [0] Wähle zuerst eine Karte von dir.
       *[other] Wähle zuerst eine Karte von dir, oder drücke einen Knopf.
    }
    [own] { $buttons ->
        [0] Wähle zuerst etwas von dir.
       *[other] Wähle zuerst etwas von dir, oder drücke einen Knopf.
    }
   *[table] { $buttons ->
        [0] Wähle etwas anderes auf dem Tisch.
       *[other] Wähle etwas anderes auf dem Tisch, oder drücke einen Knopf.
    }
}
lesson-passed = So war es gemeint.
lesson-back = Zurücknehmen
ui-lesson-next = Weiter
ui-lesson-show = Zeigen
ui-lesson-try = Ab hier spielen
ui-lesson-met = Regeln in dieser Lektion
ui-onward-missed = Und jetzt? Übe, was danebenging. Dann spiel eine Partie und achte auf diese Regeln.
ui-onward = Und jetzt? Spiel eine Partie und achte auf diese Regeln.
ui-lesson-onward = Und jetzt? Zehn Fragen, und dann eine Partie, die dich führt.
ui-lesson-onward-missed = Und jetzt? Übe, was danebenging. Dann zehn Fragen und eine Partie, die dich führt.
ui-ten-questions = Zehn Fragen
ui-play-game = Eine Partie spielen
ui-lesson-leave = Zurück zur Lektion
ui-lesson-faults = Nicht alles in diesem Schritt ließ sich lesen
ui-key-onward = weiter; was verdeckt ist, wird zuerst gezeigt

## Die Karte dessen, was gelernt wurde

progress-lesson = Lektion { $step }/{ $steps }
progress-done = Lektion geschafft
progress-right = { $right }/{ $asked } richtig
progress-kept = Was du lernst, steht in der Datei { $file }. Lösche sie, um von vorn anzufangen.

## Was gedruckt wird

print-title = { $game }: { $kind }
print-rules = die Regeln
print-questions = Fragen
print-answers = Antworten
print-scores = Punktezettel
print-agreed = Gespielt wird mit: { $options }
agreed-otherwise = { $rule } – hier anders: { $words }
print-name = Name:
print-mark-one = Umkreise eins auf dem Bild.
print-mark-every = Umkreise alle auf dem Bild.
print-choice = Kreuze eine Antwort an.
print-order = Schreib die Buchstaben in der richtigen Reihenfolge:
print-or = oder
print-round = Runde { $number }
print-game = Partie { $number }
print-total = Summe
print-more = Was die Anleitung offenlässt und wie wir es lesen, steht bei den Regeln am Tisch auf dem Bildschirm.

## Der Editor

ui-try-here = Hier selbst probieren
ui-try-offline = Um von hier aus weiterzuspielen, braucht es Python: Öffne das Notebook, aus dem dies stammt, und führe die Zelle noch einmal aus.
ui-edit-here = Diese Stellung ändern (alles wird gezeigt)
ui-back = Zurück
ui-key-put = Etwas wählen, dann an seinen Platz legen
ui-key-out = Vom Tisch nehmen
ui-editor-can = Diese Stellung kann vorkommen.
ui-editor-cannot = Diese Stellung kann nicht vorkommen:
ui-editor-how = Wähle etwas, dann den Platz, an den es soll, oder ziehe es dorthin.
ui-editor-picked = {"{"}what{"}"} ist gewählt. Wohin damit?
ui-editor-first-pick = Wähle zuerst ein Ding: auf dem Tisch, in einer Zeile oder unten. Was sich nicht wählen lässt, schreibst du in das Feld der Zeile.
ui-editor-here = Hierher legen
ui-editor-box = Nicht auf dem Tisch
ui-editor-options = Optionen des Spiels
ui-editor-notation = Die Stellung in Notation
ui-editor-typed = {"{"}name{"}"} in Notation
ui-editor-undrawn = Das lässt sich nicht zeichnen: Du siehst die Stellung davor.
ui-editor-offline = Hier lässt sich nichts ändern: Das braucht Python und das Notebook, aus dem diese Seite kommt.
ui-open-table = Spielen
ui-open-replay = Spielen lassen
ui-open-quiz = Danach fragen
ui-open-lesson = Als Lektion
ui-editor-first = Erst muss es eine Stellung sein, die vorkommen kann.
editor-lesson = Das ist der Text der Lektion. Kopiere ihn in eine Datei wie lektion.md, und setze deine eigenen Worte und Blöcke hinein; `mops.Lesson("lektion.md")` zeigt sie.
editor-not-there = Das kann dort nicht liegen. Es bleibt, wo es war.
editor-stale = Das galt der Stellung davor, darum hat sich nichts geändert. Sieh noch einmal hin.

## Graphen
graph-zone = Graph
graph-prompt = Zeig auf etwas: Womit es zu tun hat, leuchtet auf.
graph-things = { $things }
graph-node = { $name }
graph-number = { $count }
graph-told = { $thing }: { $count }
graph-near = { $count ->
    [one] Nachbar
   *[other] { $count } Nachbarn
}: { $things_apart }.
graph-alone = Keine Nachbarn.
graph-out = Führt zu { $things_apart }.
graph-in = Von { $things_apart }.
graph-ends = Beendet { $things_apart }.
graph-ended = Beendet von { $things_apart }.
graph-sides = { $first } { $second }
