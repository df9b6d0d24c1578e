// What Python sends, written by "python -m tests.frames": never by hand. Drawings are left out, and rules that
// nothing cites.
import type { Frame, State } from "../src/wire.js";
import type { Marked } from "../src/papers.js";

const ui: State["ui"] = {
"de": {
"our-reading": "So lesen wir es:",
"in-rulebook": "Im Regelheft",
"option": "Option",
"what-happened": "Was eben geschah",
"your-turn": "Was jetzt möglich ist",
"rules": "Regeln",
"status": "Stand",
"show-example": "Zeig mir ein Beispiel",
"book-open": "Im Regelbuch",
"book-search": "Regeln durchsuchen",
"book-found": "{n} von {m} Regeln",
"book-all": "Alle Regeln",
"book-show": "Zeig es mir",
"book-another": "Noch eines",
"book-example": "Ein Beispiel",
"book-moment": "Aus einer Partie, {n} von {m}",
"book-refuses": "Sie verbietet zum Beispiel",
"book-causes": "Das kommt zum Beispiel von ihr",
"book-beside": "Regeln daneben",
"book-ours": "So lesen wir sie",
"book-table": "Einen Tisch mit der anderen Lesart öffnen",
"book-code": "Ein Tisch mit der anderen Lesart, in Python:",
"book-python": "Mehr Momente aus Partien und andere Lesarten kommen aus Python: Sie sind in einem laufenden Notebook zu sehen.",
"key-book": "Regelbuch",
"no-example": "In dieser Partie gibt es kein weiteres Beispiel für diese Regel.",
"close": "Schließen",
"done": "erledigt",
"new-rule": "Neue Regel für dich",
"rules-met": "Regeln, die dir schon begegnet sind: {n}",
"rules-met-of": "Regeln, die dir schon begegnet sind: {n} von {m}",
"language": "Sprache",
"theme": "Hell oder dunkel",
"theme-auto": "Automatisch",
"theme-light": "Hell",
"theme-dark": "Dunkel",
"help": "Hilfe",
"help-always": "Immer helfen",
"help-on-request": "Auf Wunsch helfen",
"help-off": "Keine Hilfe",
"help-guided": "Führ mich",
"help-page": "Regeln und Tasten",
"summary-aim": "Worum es geht",
"summary-turn": "Wenn du dran bist",
"summary-table": "An diesem Tisch",
"summary-end": "Wie es endet",
"present": "Vorführung",
"board-only": "Nur den Tisch zeigen",
"stop-presenting": "Vorführung beenden",
"pen": "Stift: Ringe und Pfeile",
"pen-clear": "Gezeichnetes wegwischen",
"pen-on": "Der Stift ist an, und nichts wird gespielt. Ein Druck auf ein Ding zeichnet einen Ring, Ziehen zu einem anderen einen Pfeil. Mit Tasten: Enter für einen Ring, Umschalt+Enter für einen Pfeil vom vorigen Ding her. X wischt alles weg.",
"pen-off": "Der Stift ist aus.",
"menu": "Mehr",
"time": "Zeitleiste",
"first": "Erster Schritt",
"previous": "Schritt zurück",
"play": "Abspielen",
"pause": "Anhalten",
"next": "Schritt vor",
"last": "Letzter Schritt",
"leap-on": "Vor zu: {what}",
"leap-back": "Zurück zu: {what}",
"position": "Stelle in der Partie",
"go-to": "Gehe zu",
"speed": "Tempo",
"step-of": "Schritt {n} von {m}",
"screen-of": "Bild {n} von {m}",
"before-start": "Vor dem Start",
"start": "Start",
"whose-view": "Wessen Sicht",
"all-hands": "Alle Hände offen",
"closed-hands": "Alle Hände verdeckt",
"view-of": "Sicht von {name}",
"show-hands": "Alle Hände zeigen",
"hide-hands": "Hände verdecken",
"undo": "Zurücknehmen",
"redo": "Wiederholen",
"off-undo-nothing": "Es gibt keinen Zug von dir, der sich zurücknehmen lässt.",
"off-undo-none": "Es wurde nichts geändert, das sich zurücknehmen ließe.",
"off-undo-hidden": "Das lässt sich nicht zurücknehmen: Seitdem waren verdeckte Karten zu sehen, und niemand kann sie vergessen.",
"off-redo-nothing": "Es ist nichts zurückgenommen.",
"off-aside": "Das ist nicht deine Partie, wie sie steht. Geh zu ihr zurück, um weiterzuspielen.",
"off-first": "Das ist der Anfang.",
"off-last": "Das ist das Ende.",
"off-showing": "Erst wird alles gezeigt, was geschehen ist.",
"off-covered": "Diese Hand ist noch verdeckt. Wer sie spielt, muss erst nach ihr fragen.",
"new-game": "Neue Partie",
"players": "Spieler",
"opponents": "Die anderen spielen",
"player-random": "leicht: wie es kommt",
"player-simple": "mittel: nach Faustregeln",
"player-search": "stark: durch Ausprobieren",
"player-each": "unterschiedlich",
"player-own": "wie bisher",
"new-hint": "Die Partie auf dem Tisch bleibt, wie sie ist, solange Python läuft: Spiel sie weiter, wann du willst, unter „Spielstände“.",
"doubtful": "Regeln, die man anders lesen kann",
"doubtful-changed": "Regeln, die man anders lesen kann: {n} geändert",
"doubtful-hint": "Wo die Anleitung Zweifel lässt, sagt jede Regel, wie sie hier gelesen wird. Sie kann auch anders gelesen werden.",
"as-written": "wie es hier steht",
"seed": "Startzahl",
"seed-hint": "Dieselbe Startzahl gibt dieselben Karten. Bleibt das Feld leer, ist es eine Überraschung; in Python sagt seed am Tisch, welche gezogen wurde.",
"same-cards": "Noch einmal mit denselben Karten",
"start-game": "Spiel beginnen",
"save-load": "Spielstände",
"save-name": "Name der Partie",
"save": "Speichern",
"save-hint": "Gespeichert wird im Ordner {folder}. In der Datei stehen alle Hände als lesbarer Text: Wer sie öffnet, sieht alle Karten. Laden lässt sich eine Partie jederzeit. War seitdem schon mehr zu sehen, sagt es der Tisch.",
"saved-games": "Gespeicherte Partien",
"load": "Laden",
"left-games": "Partien, die du verlassen hast",
"resume": "Zu deiner Partie",
"resume-short": "Deine Partie",
"resume-other": "Zur anderen Partie",
"resume-this": "Öffnen",
"no-saves": "Noch ist keine Partie gespeichert.",
"still-working": "Python rechnet noch daran. Gleich geht es von selbst weiter.",
"no-answer": "Der Kernel hat nicht geantwortet. Vielleicht rechnet er noch an einer anderen Zelle, oder er wurde neu gestartet: Führe die Zelle noch einmal aus, um weiterzuspielen.",
"no-kernel": "Es ist kein Kernel verbunden, darum geht die Partie hier nicht weiter. Zu sehen ist ihre letzte Stellung.",
"mark-legal": "kann gewählt werden",
"mark-open": "zur Wahl",
"mark-dim": "nicht wählbar",
"mark-wins": "gewinnt",
"mark-best": "empfohlen",
"mark-told": "schau hierher",
"mark-lowest": "kommt am schlechtesten weg",
"mark-picked": "gewählt",
"mark-active": "gerade eben",
"mark-hit": "wird zurückgeschickt",
"cards-down": "{n} verdeckte Karten",
"on-top": "obenauf: {what}",
"rings": "Ringe",
"keys": "Tasten",
"key-step": "ein Schritt zurück oder vor",
"key-chapter": "zur Marke davor oder danach auf der Zeitleiste",
"key-ends": "erster oder letzter Schritt",
"key-play": "abspielen oder anhalten",
"key-look": "eins weiter: Karte, Plättchen, Figur oder Platz",
"key-zone": "zum nächsten Teil des Tischs",
"key-own": "zu dem, was dir gehört, dann zu dem, was du tun kannst",
"key-rest": "von dem, was dir gehört, zum Rest des Tischs",
"key-act": "spielen oder wählen, worauf du stehst; weiter, während die anderen spielen",
"key-number": "auf das Feld, auf dem diese Zahl steht, wo es solche gibt",
"key-words": "in den Worten neben dem Tisch: von Regel zu Regel",
"key-undo": "zurücknehmen, oder wieder spielen",
"key-hands": "Hände zeigen oder verdecken (Vorführung)",
"key-present": "vorführen; noch einmal: nur der Tisch; noch einmal: zurück",
"key-pen": "Stift an oder aus: Drücken zeichnet einen Ring, Ziehen einen Pfeil; Enter einen Ring, Umschalt+Enter einen Pfeil dorthin (beim Vorführen)",
"key-clear": "Gezeichnetes wegwischen (beim Vorführen)",
"key-help": "Regeln und Tasten",
"key-leave": "zurück ins Notebook",
"wait": "Die anderen sind dran.",
"continue": "Weiter",
"skip": "Vorspulen, bis du dran bist oder der Tisch wartet",
"continue-how": "Leertaste, Enter oder ein Druck auf den Tisch",
"continue-when": "Weiter: der Knopf unten, die Leertaste oder ein Druck auf den Tisch.",
"continue-tap": "Weiter: hier drücken oder auf den Tisch tippen.",
"pace": "Tempo",
"pace-told": "Ab jetzt wartet der Tisch nur noch bei Wichtigem. Ändern kannst du das unter „Tempo“, unten oder hinter „…“.",
"pace-offer": "Zu viele Pausen? Nur bei Wichtigem warten",
"pace-continue": "Wichtiges",
"pace-turns": "Jeder Zug",
"pace-slow": "Langsam",
"pace-normal": "Lesetempo",
"pace-fast": "Schnell",
"pace-waits-continue": "Wartet nach allem, was zählt:",
"pace-waits-turns": "Wartet nach jedem Zug:",
"pace-waits-own": "Hält nur an, wenn dir etwas geschieht oder ein Ergebnis kommt:",
"too-late": "Da war das Spiel schon weiter. Wenn du es noch willst, drücke noch einmal.",
"clock-waits": "Die Uhr wartet, bis der Tisch zu sehen ist.",
"why": "welche Regeln?",
"read-more": "mehr",
"rules-known": "Schon dabei",
"rules-to-come": "Kommt noch",
"rules-hint": "Jede Regel kommt, wenn sie gebraucht wird. Spiele einfach weiter. Wer vorausschauen will, drückt auf eine.",
"rules-all": "Du hast alle Regeln dieses Spiels erlebt. Gut gemacht!",
"said": "Bisher gesagt",
"own-cards": "{hand}: {cards}",
"you-can": "Zur Wahl: {what}",
"any-own": "jede Handkarte",
"any-of": "{where} (1 von {n})",
"unpicked": "{what}, nicht mehr gewählt",
"all-but": "{where} (alles außer {cards})",
"new-cards": "Neu: {cards}",
"keys-hint": "Die Taste ? zeigt alle Tasten.",
"with-key": "{what} ({key})",
"left": "Zurück im Notebook.",
"presenting": "Die Vorführung läuft: P zeigt nur den Tisch, Escape beendet sie.",
"presenting-board": "Nur der Tisch ist zu sehen: P oder Escape beendet die Vorführung.",
"presenting-not": "Die Vorführung ist zu Ende.",
"key-repeat": "noch einmal sagen, was geschehen ist, was du hast und was zu tun ist",
"enter-spent": "Mit der Eingabetaste ging es bisher nur weiter. Zum Wählen drücke sie gleich noch einmal.",
"space-spent": "Hier geht nichts weiter. Enter spielt, worauf der Fokus steht.",
"continue-ear": "Leertaste: weiter",
"best": "Empfohlen: {what}.",
"skip-how": "Die anderen sind dran. Ein Druck auf den Tisch oder die Leertaste spult vor.",
"too-narrow": "Hier ist zu wenig Platz für den Tisch: Schließe die Seitenleiste oder mache das Fenster breiter.",
"moment": "Einen Moment …",
"to-table": "Zu dem, was jetzt möglich ist",
"name-space": "Leertaste",
"name-shift": "Umschalt",
"name-home": "Pos1",
"name-end": "Ende",
"name-up": "Bild↑",
"name-down": "Bild↓",
"guess": "Rate den Zug",
"guess-nobody": "Ohne Raten",
"guess-of": "Züge raten: {name}",
"guess-votes": "Eine Zifferntaste zählt eine Stimme, mit Umschalt nimmt sie eine weg. Pfeil rechts zeigt, was getan wurde.",
"show-of-hands": "Abstimmung",
"quiz-question": "Frage",
"quiz-guess": "Rate erst: Das erfährst du gleich",
"quiz-of": "Frage {n} von {m}",
"quiz-again": "Frage {n} von {m}, noch einmal",
"quiz-who": "Du bist {name}, am Tisch sitzen {n}.",
"quiz-who-now": "Jetzt bist du {name}, am Tisch sitzen {n}.",
"quiz-score": "{n} von {m} auf Anhieb richtig",
"quiz-skipped": "{n} übersprungen",
"quiz-right": "Richtig.",
"quiz-wrong": "Nein.",
"quiz-more": "Noch nicht alles.",
"quiz-try": "Versuche es noch einmal.",
"quiz-is": "So ist es richtig.",
"quiz-click": "Drücke auf dem Tisch darauf.",
"quiz-pick": "Drücke auf dem Tisch auf das, was du meinst, dann auf Antworten.",
"quiz-order": "Drücke der Reihe nach, dann auf Antworten. Ein zweiter Druck nimmt etwas heraus.",
"quiz-hands": "Eine Zifferntaste zählt eine Stimme, mit Umschalt nimmt sie eine weg. H zeigt, was richtig ist.",
"quiz-answer": "Antworten",
"quiz-choices": "Antworten zur Wahl",
"quiz-number": "Eine Zahl",
"quiz-type": "Tippe eine Zahl, dann Enter.",
"quiz-skips": "Übersprungen. Am Ende kannst du dir die Frage noch einmal stellen lassen.",
"quiz-place": "Platz {n}",
"quiz-votes": "× {n}",
"quiz-show": "Zeig es mir",
"quiz-next": "Weiter",
"quiz-end": "Zum Ergebnis",
"hand-in": "Deine Antworten stehen nur auf dieser Seite, bis sie geschlossen wird. Speichere sie als Datei, um sie abzugeben.",
"hand-in-name": "Dein Name",
"hand-in-save": "Meine Antworten speichern",
"quiz-others": "Warum nicht die anderen?",
"quiz-more-reasons": "Weitere Gründe",
"quiz-skip": "Überspringen",
"quiz-stop": "Aufhören",
"quiz-over": "Das waren die Fragen.",
"lesson-over": "Das war die Lektion.",
"quiz-all": "Gut gemacht: alles auf Anhieb richtig!",
"quiz-scores": "Was gefragt wurde",
"quiz-rule": "Regel",
"quiz-asked": "Gefragt",
"quiz-at-once": "Auf Anhieb richtig",
"quiz-nothing": "Nichts wurde beantwortet.",
"quiz-practise": "Üben, was danebenging",
"quiz-skipped-ask": "Übersprungenes fragen",
"quiz-start": "Von vorn",
"mark-right": "richtig",
"mark-wrong": "falsch",
"mark-late": "nicht auf Anhieb",
"mark-missed": "wäre richtig gewesen",
"key-choose": "die Antwort mit dieser Nummer wählen; vor einer Klasse: eine Stimme zählen, mit Umschalt zurück",
"key-answer": "mit dem antworten, wo du gerade bist; weiter",
"key-reveal": "die Antwort zeigen (Vorführung)",
"lesson-next": "Weiter",
"lesson-show": "Zeigen",
"lesson-try": "Ab hier spielen",
"lesson-met": "Regeln in dieser Lektion",
"onward-missed": "Und jetzt? Übe, was danebenging. Dann spiel eine Partie und achte auf diese Regeln.",
"onward": "Und jetzt? Spiel eine Partie und achte auf diese Regeln.",
"lesson-onward": "Und jetzt? Zehn Fragen, und dann eine Partie, die dich führt.",
"lesson-onward-missed": "Und jetzt? Übe, was danebenging. Dann zehn Fragen und eine Partie, die dich führt.",
"ten-questions": "Zehn Fragen",
"play-game": "Eine Partie spielen",
"lesson-leave": "Zurück zur Lektion",
"lesson-faults": "Nicht alles in diesem Schritt ließ sich lesen",
"key-onward": "weiter; was verdeckt ist, wird zuerst gezeigt",
"try-here": "Hier selbst probieren",
"try-offline": "Um von hier aus weiterzuspielen, braucht es Python: Öffne das Notebook, aus dem dies stammt, und führe die Zelle noch einmal aus.",
"edit-here": "Diese Stellung ändern (alles wird gezeigt)",
"back": "Zurück",
"key-put": "Etwas wählen, dann an seinen Platz legen",
"key-out": "Vom Tisch nehmen",
"editor-can": "Diese Stellung kann vorkommen.",
"editor-cannot": "Diese Stellung kann nicht vorkommen:",
"editor-how": "Wähle etwas, dann den Platz, an den es soll, oder ziehe es dorthin.",
"editor-picked": "{what} ist gewählt. Wohin damit?",
"editor-first-pick": "Wähle zuerst ein Ding: auf dem Tisch, in einer Zeile oder unten. Was sich nicht wählen lässt, schreibst du in das Feld der Zeile.",
"editor-here": "Hierher legen",
"editor-box": "Nicht auf dem Tisch",
"editor-options": "Optionen des Spiels",
"editor-notation": "Die Stellung in Notation",
"editor-typed": "{name} in Notation",
"editor-undrawn": "Das lässt sich nicht zeichnen: Du siehst die Stellung davor.",
"editor-offline": "Hier lässt sich nichts ändern: Das braucht Python und das Notebook, aus dem diese Seite kommt.",
"open-table": "Spielen",
"open-replay": "Spielen lassen",
"open-quiz": "Danach fragen",
"open-lesson": "Als Lektion",
"editor-first": "Erst muss es eine Stellung sein, die vorkommen kann."
},
"en": {
"our-reading": "How we read it:",
"in-rulebook": "In the rulebook",
"option": "Option",
"what-happened": "What just happened",
"your-turn": "What can be done now",
"rules": "Rules",
"status": "Status",
"show-example": "Show me an example",
"book-open": "Among all rules",
"book-search": "Search the rules",
"book-found": "{n} of {m} rules",
"book-all": "All rules",
"book-show": "Show me",
"book-another": "Another one",
"book-example": "An example",
"book-moment": "From a game, {n} of {m}",
"book-refuses": "It forbids, for example",
"book-causes": "What comes of it, for example",
"book-beside": "Rules beside it",
"book-ours": "As we read it",
"book-table": "Open a table with the other reading",
"book-code": "A table with the other reading, in Python:",
"book-python": "More moments of games and other readings come from Python: run this in a notebook to see them.",
"key-book": "all rules",
"no-example": "There is no other example of this rule in this game.",
"close": "Close",
"done": "done",
"new-rule": "New rule for you",
"rules-met": "Rules that you have met: {n}",
"rules-met-of": "Rules that you have met: {n} of {m}",
"language": "Language",
"theme": "Light or dark",
"theme-auto": "Auto",
"theme-light": "Light",
"theme-dark": "Dark",
"help": "Help",
"help-always": "Always help",
"help-on-request": "Help on request",
"help-off": "No help",
"help-guided": "Guide me",
"help-page": "Rules and keys",
"summary-aim": "What it is about",
"summary-turn": "In your turn",
"summary-table": "At this table",
"summary-end": "How it ends",
"present": "Presenter mode",
"board-only": "Show only the table",
"stop-presenting": "Leave presenter mode",
"pen": "Pen: rings and arrows",
"pen-clear": "Wipe off what was drawn",
"pen-on": "The pen is on, and nothing is played. A press on a thing draws a ring, dragging to another one an arrow. By keys: Enter a ring, Shift+Enter an arrow from the thing before. X wipes all off.",
"pen-off": "The pen is off.",
"menu": "More",
"time": "Time line",
"first": "First step",
"previous": "Previous step",
"play": "Play",
"pause": "Pause",
"next": "Next step",
"last": "Last step",
"leap-on": "On to: {what}",
"leap-back": "Back to: {what}",
"position": "Position in the game",
"go-to": "Go to",
"speed": "Speed",
"step-of": "Step {n} of {m}",
"screen-of": "Screen {n} of {m}",
"before-start": "Before the start",
"start": "Start",
"whose-view": "Whose view",
"all-hands": "All hands open",
"closed-hands": "All hands closed",
"view-of": "{name}’s view",
"show-hands": "Show all hands",
"hide-hands": "Hide the hands",
"undo": "Undo",
"redo": "Redo",
"off-undo-nothing": "There is no move of yours to take back.",
"off-undo-none": "Nothing was changed that could be taken back.",
"off-undo-hidden": "This cannot be taken back: cards that were hidden have been seen since, and nobody can forget them.",
"off-redo-nothing": "There is nothing that was taken back.",
"off-aside": "This is not your game as it stands. Go back to it to play on.",
"off-first": "This is where it begins.",
"off-last": "This is where it ends.",
"off-showing": "First see all that has happened.",
"off-covered": "That hand is still covered. Its person has to ask for it first.",
"new-game": "New game",
"players": "Players",
"opponents": "The others play",
"player-random": "easy: at random",
"player-simple": "fair: by rules of thumb",
"player-search": "strong: by trying moves out",
"player-each": "in different ways",
"player-own": "as now",
"new-hint": "The game on the table stays as it is as long as Python runs: go on with it at any time, under “Save and load”.",
"doubtful": "Doubtful rules",
"doubtful-changed": "Doubtful rules: {n} read otherwise",
"doubtful-hint": "Where the rulebook leaves a doubt, each rule says how it is read here. It can be read otherwise.",
"as-written": "as it says here",
"seed": "Seed",
"seed-hint": "The same seed deals the same cards. Leave it empty for a surprise; in Python, the table’s seed tells which one was drawn.",
"same-cards": "Deal the same cards again",
"start-game": "Start the game",
"save-load": "Save and load",
"save-name": "Name of the game",
"save": "Save",
"save-hint": "Games are saved in the folder {folder}. Every hand stands in the file as plain text, so whoever opens it sees all cards. A saved game can be loaded at any time; the table says so if that goes back to before something was seen.",
"saved-games": "Saved games",
"load": "Load",
"left-games": "Games that you left",
"resume": "To your game",
"resume-short": "Your game",
"resume-other": "To the other game",
"resume-this": "Open it",
"no-saves": "No game has been saved yet.",
"still-working": "Python is still working on it. This goes on by itself.",
"no-answer": "No answer came from the kernel. It may still be busy with another cell, or it was restarted: run the cell again to go on.",
"no-kernel": "No kernel is connected, so the table cannot play on. What you see is its last position.",
"mark-legal": "can be chosen",
"mark-open": "to choose from",
"mark-dim": "cannot be chosen",
"mark-wins": "wins",
"mark-best": "recommended",
"mark-told": "look here",
"mark-lowest": "comes off worst",
"mark-picked": "chosen",
"mark-active": "just now",
"mark-hit": "sent back",
"cards-down": "{n} cards face down",
"on-top": "on top: {what}",
"rings": "Rings",
"keys": "Keys",
"key-step": "previous or next step",
"key-chapter": "to the mark before or after on the time line",
"key-ends": "first or last step",
"key-play": "play or pause",
"key-look": "to the next card, tile, piece or place",
"key-zone": "to the next part of the table",
"key-own": "to what is yours, then to what can be done",
"key-rest": "from what is yours to the rest of the table",
"key-act": "play or choose it; while the others play, go on",
"key-number": "to the place that bears this number, where places have some",
"key-words": "in what just happened: to its rules",
"key-undo": "take back, or play again",
"key-hands": "show or hide the hands (presenter mode)",
"key-present": "presenter mode, then only the table, then back",
"key-pen": "pen on or off: press for a ring, drag for an arrow; Enter for a ring, Shift+Enter for an arrow to it (presenter mode)",
"key-clear": "wipe off what was drawn (presenter mode)",
"key-help": "rules and keys",
"key-leave": "back to the notebook",
"wait": "The others are playing.",
"continue": "Continue",
"skip": "Skip to your turn, or to where the table waits",
"continue-how": "Space, Enter, or a press on the board",
"continue-when": "Continue: the button below, Space, or a press on the board.",
"continue-tap": "Continue: press here or tap the table.",
"pace": "Pace",
"pace-continue": "Key events",
"pace-told": "From now on the table waits only at key events. You can change that under “Pace”, below or behind “…”.",
"pace-offer": "Too many stops? Wait only at key events",
"pace-turns": "Each turn",
"pace-slow": "Slowly",
"pace-normal": "Reading speed",
"pace-fast": "Fast",
"pace-waits-continue": "Waits after all that matters:",
"pace-waits-turns": "Waits after every turn:",
"pace-waits-own": "Waits only for a result and when it hits you:",
"too-late": "The game had gone on by then. If you still want it, press again.",
"clock-waits": "The clock waits until the table is in sight.",
"why": "which rules?",
"read-more": "more",
"rules-known": "You have met",
"rules-to-come": "Still to come",
"rules-hint": "Each rule comes up when it matters, so just play on. If you like to look ahead, press one.",
"rules-all": "You have met every rule of this game. Well done!",
"said": "Said so far",
"own-cards": "{hand}: {cards}",
"you-can": "You can choose: {what}",
"any-own": "any card in hand",
"any-of": "{where} (one of {n})",
"unpicked": "{what}, not chosen any more",
"all-but": "{where} (all but {cards})",
"new-cards": "New: {cards}",
"keys-hint": "Press ? for the keys.",
"with-key": "{what} ({key})",
"left": "Back in the notebook.",
"presenting": "Presenter mode is on: P shows only the table, Escape ends it.",
"presenting-board": "Only the table is shown: P or Escape ends presenter mode.",
"presenting-not": "Presenter mode is off.",
"key-repeat": "say again what happened, what you hold, and what to do",
"enter-spent": "“Enter” has only gone on until now. To choose, press it again after a moment.",
"space-spent": "Nothing to continue. Enter plays what has the focus.",
"continue-ear": "Space: continue",
"best": "Recommended: {what}.",
"skip-how": "The others are playing. A press on the board, or Space, skips ahead.",
"too-narrow": "There is too little room for the table here: close the side bar, or make the window wider.",
"moment": "One moment …",
"to-table": "To what can be done next",
"name-space": "Space",
"name-shift": "Shift",
"name-home": "Home",
"name-end": "End",
"name-up": "PgUp",
"name-down": "PgDn",
"guess": "Guess the move",
"guess-nobody": "No guessing",
"guess-of": "Guess {name}’s moves",
"guess-votes": "A number key counts a hand, with Shift it takes one off. The right arrow shows what was done.",
"show-of-hands": "Show of hands",
"quiz-question": "Question",
"quiz-guess": "Guess first: you will be told",
"quiz-of": "Question {n} of {m}",
"quiz-again": "Question {n} of {m}, once more",
"quiz-who": "You are {name}, at a table of {n}.",
"quiz-who-now": "Now you are {name}, at a table of {n}.",
"quiz-score": "{n} of {m} right at once",
"quiz-skipped": "{n} skipped",
"quiz-right": "Right.",
"quiz-wrong": "No.",
"quiz-more": "Not all of it yet.",
"quiz-try": "Try once more.",
"quiz-is": "Here is the answer.",
"quiz-click": "Press it on the table.",
"quiz-pick": "Press what you mean on the table, then Answer.",
"quiz-order": "Press them in order, then Answer. A second press takes one out again.",
"quiz-hands": "A number key counts a hand, with Shift it takes one off. H shows what is right.",
"quiz-answer": "Answer",
"quiz-choices": "Answers to choose from",
"quiz-number": "A number",
"quiz-type": "Type a number, then Enter.",
"quiz-skips": "Skipped. At the end you can ask for it again.",
"quiz-place": "Place {n}",
"quiz-votes": "× {n}",
"quiz-show": "Show me",
"quiz-next": "Continue",
"quiz-end": "To the summary",
"hand-in": "Your answers are on this page alone, until it is closed. Save them as a file to hand them in.",
"hand-in-name": "Your name",
"hand-in-save": "Save my answers",
"quiz-others": "Why not the others?",
"quiz-more-reasons": "More reasons",
"quiz-skip": "Skip question",
"quiz-stop": "Stop",
"quiz-over": "These were the questions.",
"lesson-over": "That was the lesson.",
"quiz-all": "Well done: all right at once!",
"quiz-scores": "What was asked",
"quiz-rule": "Rule",
"quiz-asked": "Asked",
"quiz-at-once": "Right at once",
"quiz-nothing": "Nothing was answered.",
"quiz-practise": "Practise what I missed",
"quiz-skipped-ask": "Ask what I skipped",
"quiz-start": "Start again",
"mark-right": "right",
"mark-wrong": "wrong",
"mark-late": "not at once",
"mark-missed": "would have been right",
"key-choose": "choose the answer with this number; before a class: count a vote, with Shift take it back",
"key-answer": "answer with what you are at; go on",
"key-reveal": "show the answer (presenter mode)",
"lesson-next": "Continue",
"lesson-show": "Show it",
"lesson-try": "Play from here",
"lesson-met": "Rules in this lesson",
"onward-missed": "What next? Practise what you missed. Then play a game, and look out for these rules.",
"onward": "What next? Play a game, and look out for these rules.",
"lesson-onward": "What next? Ten questions, and then a game that guides you.",
"lesson-onward-missed": "What next? Practise what you missed. Then ten questions, and a game that guides you.",
"ten-questions": "Ten questions",
"play-game": "Play a game",
"lesson-leave": "Back to the lesson",
"lesson-faults": "Not all of this step could be read",
"key-onward": "go on; what is hidden is shown first",
"try-here": "Try this here",
"try-offline": "To play on from here, Python is needed: open the notebook from which this comes, and run its cell again.",
"edit-here": "Edit this position (everything is shown)",
"back": "Back",
"key-put": "Pick a thing; then put it where it goes",
"key-out": "Take it from the table",
"editor-can": "This position can occur.",
"editor-cannot": "This position cannot occur:",
"editor-how": "Pick a thing, then the place where it goes, or drag it there.",
"editor-picked": "{what} is picked. Where does it go?",
"editor-first-pick": "First pick a thing, on the table, in a line or below. What cannot be picked is written into the field of its line.",
"editor-here": "Put it here",
"editor-box": "Not on the table",
"editor-options": "Options of the game",
"editor-notation": "The position in notation",
"editor-typed": "{name} in notation",
"editor-undrawn": "This cannot be drawn: you see the position before.",
"editor-offline": "Nothing can be changed here: that needs Python and the notebook from which this page comes.",
"open-table": "Play it",
"open-replay": "Let it be played",
"open-quiz": "Ask about it",
"open-lesson": "As a lesson",
"editor-first": "First make it a position that can occur."
}
};

export interface Sent {
  state: Omit<State, "index" | "speed" | "can" | "help" | "pace"> & Partial<State>;
  /** Where there are several: the last picture, as Python puts it together. */
  last?: Frame;
  /** What Python says of answers to the questions of a page, and how many pictures it plays out. */
  marks?: [which: number, last: boolean, mark: Marked, played: number][];
}

export const sent: Record<string, Sent> = {
"mopsen: the others have led": {
state: { ui,
"aside": "",
"book": {},
"can": {
"undo": false,
"redo": false,
"why": {
"undo": "undo-nothing",
"redo": "redo-nothing"
},
"again": true,
"saves": [],
"folder": "~",
"left": [],
"setup": {
"players": [
3,
4,
5
],
"variants": [],
"opponents": [
"random",
"simple",
"search"
],
"others": {
3: [[0, "Anna"], [2, "Cleo"]],
4: [[0, "Anna"], [2, "Cleo"], [3, "Ben"]],
5: [[0, "Anna"], [2, "Cleo"], [3, "Ben"], [4, "Dana"]]
},
"now": {
"players": 3,
"variants": [],
"opponents": "simple",
"each": [],
"readings": {}
}
}
},
"edits": true,
"examples": {},
"help": "always",
"kind": "table",
"kit": {
"art": "",
"written": {
"de": "",
"en": ""
},
"faces": {
"R2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"de": "Rot 2, 4 Knochen", "en": "red 2, 4 bones"}
},
"R6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"de": "Rot 6, 3 Knochen", "en": "red 6, 3 bones"}
},
"B9": {
"w": 80,
"h": 112,
"svg": "",
"label": {"de": "Blau 9, 2 Knochen", "en": "blue 9, 2 bones"}
},
"Y3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"de": "Gelb 3, 4 Knochen", "en": "yellow 3, 4 bones"}
},
"orderR": {
"w": 112,
"h": 52,
"svg": "",
"label": {"de": "Rot", "en": "red"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#8f2a22"}
},
"orderB": {
"w": 112,
"h": 52,
"svg": "",
"label": {"de": "Blau", "en": "blue"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#234a8f"}
},
"orderY": {
"w": 112,
"h": 52,
"svg": "",
"label": {"de": "Gelb", "en": "yellow"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#795508"}
},
"orderC": {
"w": 112,
"h": 52,
"svg": "",
"label": {"de": "Katze", "en": "cat"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#2b6a31"}
},
"bowl": {
"w": 160,
"h": 82,
"svg": "",
"label": {"de": "Napf", "en": "bowl"},
"at": {"x": 80, "y": 62, "size": 31, "ink": "#fff"}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"de": "", "en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"de": "", "en": ""}
},
"stronger": {
"w": 14,
"h": 206,
"svg": "",
"label": {"de": "", "en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"de": "verdeckte Karte",
"en": "face-down card"
}
},
"rules": {
"mopsen.follow-suit": {
"section": "3.6",
"chapter": "3",
"status": "explicit",
"statusText": {"de": "steht so im Regelheft", "en": "the rulebook says so"},
"title": {"de": "Farbzwang", "en": "Follow suit"},
"text": {"de": "Wurde ein Mops ausgespielt, muss man einen Mops derselben Farbe legen, wenn man einen hat, oder eine Katze. Nur die zuerst gespielte Karte bestimmt die Farbe.", "en": "If a pug was led, whoever holds pugs of that colour must play one of them, or a cat. Only the leader's card sets the colour."},
"where": {"de": "Spielablauf (Farbzwang)", "en": "How to play (the colour that must be followed)"},
"bit": 20
},
"mopsen.cat-anytime": {
"section": "3.7",
"chapter": "3",
"status": "explicit",
"statusText": {"de": "steht so im Regelheft", "en": "the rulebook says so"},
"title": {"de": "Katze geht immer", "en": "A cat anytime"},
"text": {"de": "Eine Katze darf jederzeit gespielt werden, auch von jemandem, der bedienen könnte.", "en": "A cat may be played at any time, even by somebody who could follow suit."},
"where": {"de": "Spielablauf (Farbzwang)", "en": "How to play (the colour that must be followed)"},
"bit": 21
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben <b>&",
"Cleo"
]
},
"lang": "en",
"langs": [
"de",
"en"
],
"left": false,
"pace": "continue",
"sorry": {
"de": "Diese Seite lässt das Programm des Tisches nicht laufen. Öffne das Notebook anderswo, etwa in JupyterLab.",
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 1,
"texts": {
"de": [
"Rot 6 wurde ausgespielt: ein Mops in Rot oder eine Katze.",
"Mopsen",
"Runde 1 von 3",
"Stich 1",
"Anna spielte Rot 6 aus",
"Du bist dran",
"Hackordnung",
"Stapel",
"Ablagestapel",
"Stich",
"Ben <b>& (du)",
"Deine Hand",
"Dein Napf",
"Cleo",
"Hand von Cleo",
"Napf von Cleo",
"Anna",
"Hand von Anna",
"Napf von Anna",
"am stärksten",
"am schwächsten",
"Ablage",
"Rot",
"Rot, ganz oben, am stärksten",
"Blau",
"Blau, an zweiter Stelle",
"Gelb",
"Gelb, an dritter Stelle",
"Katze",
"Katze, ganz unten, am schwächsten",
"3",
"3 Karten",
"Rot 6, 3 Knochen, von Anna",
"Ben <b>& (du) · 0 P.",
"Ben <b>& (du), 0 Punkte, und in dieser Runde bisher 10: 7 Knochen und 3 Karten auf der Hand",
"7",
"Dein Napf: leer, 7 Knochen wert",
"Cleo · 0 P.",
"Cleo, 0 Punkte, und in dieser Runde bisher 10: 7 Knochen und 3 Karten auf der Hand",
"Napf von Cleo: leer, 7 Knochen wert",
"Anna · 0 P.",
"Anna, 0 Punkte, und in dieser Runde bisher 10: 7 Knochen und 3 Karten auf der Hand",
"Napf von Anna: leer, 7 Knochen wert",
"Du bist dran: Lege Rot 2, die einzige Karte, die du spielen darfst. Rot 6 wurde ausgespielt. Die Farbe weiter oben in der Hackordnung gewinnt, dann die höhere Zahl. Dein erster gewonnener Stich verdeckt die 7 Knochen auf deinem Napf: Dann zählen nur noch die auf deinen Gewinnerkarten."
],
"en": [
"Red 6 was led: play a red pug or a cat.",
"Mopsen",
"Round 1 of 3",
"Trick 1",
"Anna led red 6",
"Your turn",
"Pecking order",
"Stack",
"Discard pile",
"Trick",
"Ben <b>& (you)",
"Your hand",
"Your bowl",
"Cleo",
"Hand of Cleo",
"Bowl of Cleo",
"Anna",
"Hand of Anna",
"Bowl of Anna",
"strongest",
"weakest",
"Discard",
"Red",
"Red, first, the strongest",
"Blue",
"Blue, second",
"Yellow",
"Yellow, third",
"Cat",
"Cat, last, the weakest",
"3",
"3 cards",
"red 6, 3 bones, played by Anna",
"Ben <b>& (you) · 0 pts",
"Ben <b>& (you), 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"7",
"Your bowl: empty, worth 7 bones",
"Cleo · 0 pts",
"Cleo, 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"Bowl of Cleo: empty, worth 7 bones",
"Anna · 0 pts",
"Anna, 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"Bowl of Anna: empty, worth 7 bones",
"Your turn: play red 2, the only card that you may play. Red 6 was led. The colour higher in the pecking order wins, then the higher number. Your first win covers the 7 bones on your bowl: then only those of your winning cards count."
]
},
"marks": [
{
"kind": "legal"
},
{
"kind": "dim",
"why": 0,
"rules": 0
}
],
"cites": [
[
"mopsen.follow-suit"
],
[
"mopsen.follow-suit",
"mopsen.cat-anytime"
]
],
"frames": [
{
"title": [1, 2, 3, 4, 5],
"zones": {"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 6, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 7, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 8, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 9, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat1": {"label": 10, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 1}, "hand1": {"label": 11, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 1, "own": true}, "bowl1": {"label": 12, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 1}, "seat2": {"label": 13, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 2}, "hand2": {"label": 14, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 2}, "bowl2": {"label": 15, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 2}, "seat0": {"label": 16, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 0}, "hand0": {"label": 17, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 0}, "bowl0": {"label": 18, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 0}},
"items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 6, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 19, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 20, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 7, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 21, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 22, "say": 23, "others": [[62, 62, 0], [62, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderB", "text": 24, "say": 25, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 26, "say": 27, "others": [[295, 62, 0], [295, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderC", "text": 28, "say": 29, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 30, "say": 31}, "no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"}, "R6": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 0, "face": "R6", "say": 32, "others": [[317, 85, 0], [273, 87, 0]]}, "plate1": {"kind": "plate", "zone": "seat1", "x": 86.0, "y": 15.0, "n": 0, "text": 33, "say": 34, "tone": "you"}, "R2": {"kind": "card", "zone": "hand1", "x": 200, "y": 63, "n": 1, "face": "R2", "r": -2, "does": 1938102091}, "B9": {"kind": "card", "zone": "hand1", "x": 272, "y": 62, "n": 24, "face": "B9", "does": 3294889928}, "Y3": {"kind": "card", "zone": "hand1", "x": 344, "y": 63, "n": 34, "face": "Y3", "r": 2, "does": 3169403199}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 36, "z": 1}, "plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 37, "say": 38}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 134, "y": 56, "n": 56}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 57}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 246, "y": 56, "n": 58}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 39, "z": 1}, "plate0": {"kind": "plate", "zone": "seat0", "x": 58.0, "y": 15.0, "n": 0, "text": 40, "say": 41}, "hand0.0": {"kind": "card", "zone": "hand0", "x": 134, "y": 56, "n": 56}, "hand0.1": {"kind": "card", "zone": "hand0", "x": 190, "y": 56, "n": 57}, "hand0.2": {"kind": "card", "zone": "hand0", "x": 246, "y": 56, "n": 58}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 42, "z": 1}},
"marks": [[0, "R2"], [1, "B9 Y3"]],
"arrows": [],
"prompt": {"text": 43, "rules": 1},
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": {"met": 0, "total": 57, "known": "0", "fresh": []}
}
],
"chapters": [],
"shapes": [
[
790,
560
],
[
540,
580
],
[
400,
524
]
],
"seats": [],
"again": true
}
},
},
"mopsen: a card is refused": {
state: { ui,
"aside": "",
"book": {},
"can": {
"undo": false,
"redo": false,
"why": {
"undo": "undo-nothing",
"redo": "redo-nothing"
},
"again": true,
"saves": [],
"folder": "~",
"left": [],
"setup": {
"players": [
3,
4,
5
],
"variants": [],
"opponents": [
"random",
"simple",
"search"
],
"others": {
3: [[0, "Anna"], [2, "Cleo"]],
4: [[0, "Anna"], [2, "Cleo"], [3, "Ben"]],
5: [[0, "Anna"], [2, "Cleo"], [3, "Ben"], [4, "Dana"]]
},
"now": {
"players": 3,
"variants": [],
"opponents": "simple",
"each": [],
"readings": {}
}
}
},
"edits": true,
"examples": {},
"help": "always",
"kind": "table",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"R2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 2, 4 bones"}
},
"R6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 6, 3 bones"}
},
"B9": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 9, 2 bones"}
},
"Y3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 3, 4 bones"}
},
"orderR": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "red"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#8f2a22"}
},
"orderB": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "blue"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#234a8f"}
},
"orderY": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "yellow"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#795508"}
},
"orderC": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "cat"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#2b6a31"}
},
"bowl": {
"w": 160,
"h": 82,
"svg": "",
"label": {"en": "bowl"},
"at": {"x": 80, "y": 62, "size": 31, "ink": "#fff"}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"stronger": {
"w": 14,
"h": 206,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mopsen.follow-suit": {
"section": "3.6",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Follow suit"},
"text": {"en": "If a pug was led, whoever holds pugs of that colour must play one of them, or a cat. Only the leader's card sets the colour."},
"where": {"en": "How to play (the colour that must be followed)"},
"bit": 20
},
"mopsen.cat-anytime": {
"section": "3.7",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "A cat anytime"},
"text": {"en": "A cat may be played at any time, even by somebody who could follow suit."},
"where": {"en": "How to play (the colour that must be followed)"},
"bit": 21
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben <b>&",
"Cleo"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 2,
"texts": {
"en": [
"Red 6 was led: play a red pug or a cat.",
"Mopsen",
"Round 1 of 3",
"Trick 1",
"Anna led red 6",
"Your turn",
"Pecking order",
"Stack",
"Discard pile",
"Trick",
"Ben <b>& (you)",
"Your hand",
"Your bowl",
"Cleo",
"Hand of Cleo",
"Bowl of Cleo",
"Anna",
"Hand of Anna",
"Bowl of Anna",
"strongest",
"weakest",
"Discard",
"Red",
"Red, first, the strongest",
"Blue",
"Blue, second",
"Yellow",
"Yellow, third",
"Cat",
"Cat, last, the weakest",
"3",
"3 cards",
"red 6, 3 bones, played by Anna",
"Ben <b>& (you) · 0 pts",
"Ben <b>& (you), 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"7",
"Your bowl: empty, worth 7 bones",
"Cleo · 0 pts",
"Cleo, 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"Bowl of Cleo: empty, worth 7 bones",
"Anna · 0 pts",
"Anna, 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"Bowl of Anna: empty, worth 7 bones",
"Your turn: play red 2, the only card that you may play. Red 6 was led. The colour higher in the pecking order wins, then the higher number. Your first win covers the 7 bones on your bowl: then only those of your winning cards count.",
"Play red 2: red 6 was led, and blue 9 does not follow suit."
]
},
"marks": [
{
"kind": "legal"
},
{
"kind": "dim",
"why": 0,
"rules": 0
}
],
"cites": [
[
"mopsen.follow-suit"
],
[
"mopsen.follow-suit",
"mopsen.cat-anytime"
]
],
"frames": [
{
"title": [1, 2, 3, 4, 5],
"zones": {"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 6, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 7, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 8, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 9, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat1": {"label": 10, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 1}, "hand1": {"label": 11, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 1, "own": true}, "bowl1": {"label": 12, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 1}, "seat2": {"label": 13, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 2}, "hand2": {"label": 14, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 2}, "bowl2": {"label": 15, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 2}, "seat0": {"label": 16, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 0}, "hand0": {"label": 17, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 0}, "bowl0": {"label": 18, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 0}},
"items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 6, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 19, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 20, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 7, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 21, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 22, "say": 23, "others": [[62, 62, 0], [62, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderB", "text": 24, "say": 25, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 26, "say": 27, "others": [[295, 62, 0], [295, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderC", "text": 28, "say": 29, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 30, "say": 31}, "no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"}, "R6": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 0, "face": "R6", "say": 32, "others": [[317, 85, 0], [273, 87, 0]]}, "plate1": {"kind": "plate", "zone": "seat1", "x": 86.0, "y": 15.0, "n": 0, "text": 33, "say": 34, "tone": "you"}, "R2": {"kind": "card", "zone": "hand1", "x": 200, "y": 63, "n": 1, "face": "R2", "r": -2, "does": 1938102091}, "B9": {"kind": "card", "zone": "hand1", "x": 272, "y": 62, "n": 24, "face": "B9", "does": 3294889928}, "Y3": {"kind": "card", "zone": "hand1", "x": 344, "y": 63, "n": 34, "face": "Y3", "r": 2, "does": 3169403199}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 36, "z": 1}, "plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 37, "say": 38}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 134, "y": 56, "n": 56}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 57}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 246, "y": 56, "n": 58}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 39, "z": 1}, "plate0": {"kind": "plate", "zone": "seat0", "x": 58.0, "y": 15.0, "n": 0, "text": 40, "say": 41}, "hand0.0": {"kind": "card", "zone": "hand0", "x": 134, "y": 56, "n": 56}, "hand0.1": {"kind": "card", "zone": "hand0", "x": 190, "y": 56, "n": 57}, "hand0.2": {"kind": "card", "zone": "hand0", "x": 246, "y": 56, "n": 58}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 42, "z": 1}},
"marks": [[0, "R2"], [1, "B9 Y3"]],
"arrows": [],
"prompt": {"text": 43, "rules": 1},
"story": [],
"notice": {"kind": "refusal", "text": 44, "rules": 0},
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": {"met": 1, "total": 57, "known": "100000", "fresh": ["mopsen.follow-suit"]}
}
],
"chapters": [],
"shapes": [
[
790,
560
],
[
540,
580
],
[
400,
524
]
],
"seats": [],
"again": true
}
},
},
"mopsen: an example of a rule": {
state: { ui,
"aside": "",
"book": {},
"can": {
"undo": false,
"redo": false,
"why": {
"undo": "aside",
"redo": "aside"
},
"again": true,
"saves": [],
"folder": "~",
"left": [],
"setup": {
"players": [
3,
4,
5
],
"variants": [],
"opponents": [
"random",
"simple",
"search"
],
"others": {
3: [[0, "Anna"], [2, "Cleo"]],
4: [[0, "Anna"], [2, "Cleo"], [3, "Ben"]],
5: [[0, "Anna"], [2, "Cleo"], [3, "Ben"], [4, "Dana"]]
},
"now": {
"players": 3,
"variants": [],
"opponents": "simple",
"each": [],
"readings": {}
}
}
},
"edits": true,
"examples": {},
"help": "always",
"kind": "table",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"R3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 3, 4 bones"}
},
"R16": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 16, 1 bone"}
},
"B4": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 4, 4 bones"}
},
"Y1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 1, 4 bones"}
},
"orderR": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "red"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#8f2a22"}
},
"orderB": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "blue"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#234a8f"}
},
"orderY": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "yellow"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#795508"}
},
"orderC": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "cat"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#2b6a31"}
},
"bowl": {
"w": 160,
"h": 82,
"svg": "",
"label": {"en": "bowl"},
"at": {"x": 80, "y": 62, "size": 31, "ink": "#fff"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"stronger": {
"w": 14,
"h": 206,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mopsen.pecking-meaning": {
"section": "1.11",
"chapter": "1",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Pecking order"},
"text": {"en": "The nearer to the top a colour stands in the row, the stronger it is. The cats have a place in the row like the three pugs."},
"where": {"en": "Set-up; How to play"},
"bit": 5
},
"mopsen.clockwise": {
"section": "3.4",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One card, clockwise"},
"text": {"en": "After the lead every other player adds exactly one card, clockwise, each in turn."},
"where": {"en": "How to play"},
"bit": 18
},
"mopsen.follow-suit": {
"section": "3.6",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Follow suit"},
"text": {"en": "If a pug was led, whoever holds pugs of that colour must play one of them, or a cat. Only the leader's card sets the colour."},
"where": {"en": "How to play (the colour that must be followed)"},
"bit": 20
},
"mopsen.compare-colour": {
"section": "3.10",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Colour before number"},
"text": {"en": "First the colour decides: a colour higher in the pecking order beats a lower one, whatever the numbers."},
"where": {"en": "How to play (comparing the cards)"},
"bit": 24
},
"mopsen.unique-extremes": {
"section": "3.13",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One high, one low"},
"text": {"en": "Every trick has exactly one highest and one lowest card, and two different players own them."},
"where": {"en": "Follows from the deck"},
"reading": {"en": "All cards differ and at least three are played, so no rule for a tie is needed."},
"bit": 27
},
"mopsen.win-trick": {
"section": "4.1",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Winning the trick"},
"text": {"en": "Whoever played the highest card wins the trick and places that card, and no other, on their own bowl."},
"where": {"en": "How to play (collecting)"},
"bit": 29
},
"mopsen.bowl-covered": {
"section": "4.2",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Covered bowl"},
"text": {"en": "As long as a card lies on a bowl, the bones printed on the bowl do not count."},
"where": {"en": "How to play (collecting); Scoring"},
"bit": 30
},
"mopsen.lowest-pinches": {
"section": "4.5",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "The lowest pinches"},
"text": {"en": "Whoever played the lowest card gets no bones for it. That player changes the pecking order and pinches one card."},
"where": {"en": "How to play (pinching)"},
"bit": 32
},
"mopsen.pinch-must": {
"section": "4.6",
"chapter": "4",
"status": "ambiguous",
"statusText": {"en": "the rulebook can be read in two ways: our reading"},
"title": {"en": "Pinching is a must"},
"text": {"en": "Whoever played the lowest card must take a card, and must change the row as well."},
"where": {"en": "Objective; How to play (pinching)"},
"reading": {"en": "One sentence of the rulebook says must, two say may. The sentence with the duty names both parts, so we follow it; the may tells which cards can be chosen."},
"option": {"en": "pinch = \"may\" allows taking nothing, while the first two steps stay a duty."},
"bit": 33,
"choices": {"may": {"en": "one may take nothing"}}
},
"mopsen.pinch-steps": {
"section": "4.7",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Three steps"},
"text": {"en": "Pinching has three steps in this order: change the row, put the lowest card away, take a card. Play goes on only after them."},
"where": {"en": "How to play (pinching)"},
"bit": 34
},
"mopsen.pinch-step-1": {
"section": "4.8",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Step 1: jostle"},
"text": {"en": "The colour of the lowest card moves up to first place in the pecking order. The other colours close up and keep their order."},
"where": {"en": "How to play (pinching, step 1)"},
"reading": {"en": "It happens after the cards were compared, so it counts from the next trick on. If the colour is on top already, nothing changes."},
"bit": 35
},
"mopsen.pinch-step-2": {
"section": "4.10",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Step 2: put away"},
"text": {"en": "The lowest card itself goes to the discard pile."},
"where": {"en": "How to play (pinching, step 2)"},
"bit": 37
},
"mopsen.pinch-step-3": {
"section": "4.11",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Step 3: take a card"},
"text": {"en": "Whoever played the lowest card chooses one of the cards of this trick that still lie on the table and takes it into the hand."},
"where": {"en": "How to play (pinching, step 3)"},
"bit": 38
},
"mopsen.pinch-own-card": {
"section": "4.12",
"chapter": "4",
"status": "ambiguous",
"statusText": {"en": "the rulebook can be read in two ways: our reading"},
"title": {"en": "Not your own card"},
"text": {"en": "Nobody can take back the card that was just played as the lowest one."},
"where": {"en": "Objective; How to play (pinching)"},
"reading": {"en": "The objective speaks of taking a card back. But step 2 has put that card on the discard pile already, and no card may be taken from there."},
"bit": 39
},
"mopsen.pinch-lying-only": {
"section": "4.13",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Only cards lying there"},
"text": {"en": "Only a card of this trick that still lies on the table can be taken. Cards on a bowl, the winning card among them, and cards on the discard pile cannot."},
"where": {"en": "How to play (pinching, step 3)"},
"bit": 40
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben <b>&",
"Cleo"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 3,
"texts": {
"en": [
"Red 16 was led: play a red pug or a cat.",
"Mopsen",
"Round 1 of 3",
"Trick 1",
"Anna led red 16",
"Pecking order",
"Stack",
"Discard pile",
"Trick",
"Cleo (you)",
"Your hand",
"Your bowl",
"Anna",
"Hand of Anna",
"Bowl of Anna",
"Ben <b>&",
"Hand of Ben <b>&",
"Bowl of Ben <b>&",
"strongest",
"weakest",
"Discard",
"Yellow",
"Yellow, first, the strongest",
"Cat",
"Cat, second",
"Red",
"Red, third",
"Blue",
"Blue, last, the weakest",
"no card",
"red 16, 1 bone, played by Anna",
"yellow 1, 4 bones, played by Ben <b>&",
"Cleo (you) · 0 pts",
"Cleo (you), 0 points, and in this round 9 so far: 7 bones and 2 cards in hand",
"7",
"Your bowl: empty, worth 7 bones",
"Anna · 0 pts",
"Anna, 0 points, and in this round 9 so far: 7 bones and 2 cards in hand",
"Bowl of Anna: empty, worth 7 bones",
"Ben <b>& · 0 pts",
"Ben <b>&, 0 points, and in this round 9 so far: 7 bones and 2 cards in hand",
"Bowl of Ben <b>&: empty, worth 7 bones",
"An example of this rule. Your own game waits.",
"Back to my game",
"Show it again",
"The pinch comes first.",
"It has won the trick and goes to a bowl.",
"The lowest card is on the discard pile.",
"Red, first, the strongest",
"Yellow, second",
"Cat, third",
"Cleo (you), 0 points, and in this round 8 so far: 7 bones and one card in hand",
"Ben <b>&, 0 points, and in this round 6 so far: 4 bones and 2 cards in hand",
"4",
"Bowl of Ben <b>&: one card, 4 bones",
"You follow suit with red 3, because red 16 was led.",
"When the trick was complete, yellow stood above red in the pecking order, so yellow 1 beat red 16. Ben <b>& wins the trick, and yellow 1 goes on Ben <b>&’s bowl.",
"It is the first card on Ben <b>&’s bowl, so the 7 bones printed there no longer count.",
"Red 3 is the lowest card of the trick. You get no bones for it, but you pinch.",
"Red moves to the top. The pecking order is now red, yellow, cat, blue",
"Red 3 is on the discard pile and cannot be taken",
"Take the card still lying there",
"Pinch red 16: whoever plays the lowest card has to take one."
]
},
"marks": [
{
"kind": "open"
},
{
"kind": "dim",
"why": 0,
"rules": 0
},
{
"kind": "active",
"tag": 18
},
{
"kind": "dim",
"why": 45,
"rules": 2
},
{
"kind": "wins",
"why": 46,
"rules": 3
},
{
"kind": "lowest",
"why": 47,
"rules": 4
}
],
"cites": [
[
"mopsen.follow-suit"
],
[
"mopsen.pinch-must"
],
[
"mopsen.pinch-steps"
],
[
"mopsen.pinch-lying-only"
],
[
"mopsen.pinch-own-card",
"mopsen.pinch-lying-only"
],
[
"mopsen.follow-suit",
"mopsen.clockwise"
],
[
"mopsen.compare-colour",
"mopsen.pecking-meaning",
"mopsen.win-trick"
],
[
"mopsen.bowl-covered"
],
[
"mopsen.lowest-pinches",
"mopsen.unique-extremes",
"mopsen.pinch-step-1",
"mopsen.pinch-step-2",
"mopsen.pinch-step-3",
"mopsen.pinch-must"
]
],
"frames": [
{
"title": [1, 2, 3, 4],
"zones": {"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 8, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat2": {"label": 9, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 2}, "hand2": {"label": 10, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 2, "own": true}, "bowl2": {"label": 11, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 2}, "seat0": {"label": 12, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 0}, "hand0": {"label": 13, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 0}, "bowl0": {"label": 14, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 0}, "seat1": {"label": 15, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 1}, "hand1": {"label": 16, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 1}, "bowl1": {"label": 17, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 1}},
"items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 18, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 19, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 20, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderY", "text": 21, "say": 22, "others": [[62, 62, 0], [62, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderC", "text": 23, "say": 24, "others": [[179, 62, 0], [179, 62, 0]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderR", "text": 25, "say": 26, "others": [[295, 62, 0], [295, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderB", "text": 27, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 29}, "no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"}, "R16": {"kind": "card", "zone": "trick", "x": 20, "y": 64, "n": 0, "face": "R16", "say": 30, "others": [[-57, 85, 0], [-13, 87, 0]]}, "Y1": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 1, "face": "Y1", "say": 31, "others": [[317, 85, 0], [273, 87, 0]]}, "plate2": {"kind": "plate", "zone": "seat2", "x": 86.0, "y": 15.0, "n": 0, "text": 32, "say": 33, "tone": "you"}, "R3": {"kind": "card", "zone": "hand2", "x": 236, "y": 62, "n": 2, "face": "R3", "r": -1}, "B4": {"kind": "card", "zone": "hand2", "x": 308, "y": 62, "n": 19, "face": "B4", "r": 1}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 35, "z": 1}, "plate0": {"kind": "plate", "zone": "seat0", "x": 58.0, "y": 15.0, "n": 0, "text": 36, "say": 37}, "hand0.0": {"kind": "card", "zone": "hand0", "x": 162, "y": 56, "n": 56}, "hand0.1": {"kind": "card", "zone": "hand0", "x": 218, "y": 56, "n": 57}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 38, "z": 1}, "plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 39, "say": 40}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 162, "y": 56, "n": 56}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 218, "y": 56, "n": 57}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 41, "z": 1}},
"marks": [[0, "R3"], [1, "B4"]],
"arrows": [],
"prompt": {"text": 42, "rules": 1},
"story": [],
"notice": null,
"buttons": [{"id": "back", "label": 43, "does": 3547580206, "kind": "main"}, {"id": "again", "label": 44, "does": 3127822235, "kind": "plain"}],
"about": {},
"sheet": null,
"turn": "plate2",
"coach": null
},
{
"zones": {"bowl1": {"drawn": 70}},
"items": {"orderR": {"y": 26, "n": 0, "say": 48, "others": [[62, 62, 0], [62, 62, 0]]}, "orderY": {"y": 79, "n": 1, "say": 49, "others": [[179, 62, 0], [179, 62, 0]]}, "orderC": {"y": 132, "n": 2, "say": 50, "others": [[295, 62, 0], [295, 62, 0]]}, "R3": {"zone": "discard", "x": 42, "y": 58, "n": 0, "r": null}, "plate2": {"say": 51}, "B4": {"x": 272, "r": null}, "plate1": {"say": 52}, "Y1": {"zone": "bowl1", "x": 88, "y": 62, "n": 0, "say": null, "others": null}, "dish1": {"text": 53, "say": 54}, "no-discard": null},
"marks": [[2, "orderR"], [3, "B4"], [0, "R16"], [4, "Y1"], [5, "R3"]],
"story": [{"text": 55, "rules": 5}, {"text": 56, "rules": 6, "heads": true}, {"text": 57, "rules": 7}, {"text": 58, "rules": 8, "steps": [{"text": 59, "done": true}, {"text": 60, "done": true}, {"text": 61, "done": false}], "ends": 2}],
"notice": {"kind": "refusal", "text": 62, "rules": 1}
}
],
"chapters": [],
"shapes": [
[
790,
560
],
[
540,
580
],
[
400,
524
]
],
"seats": []
}
},
last: {
"title": [
1,
2,
3,
4
],
"zones": {
"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0},
"pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1},
"stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2},
"discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3},
"trick": {"label": 8, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300},
"seat2": {"label": 9, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 2},
"hand2": {"label": 10, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 2, "own": true},
"bowl2": {"label": 11, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 2},
"seat0": {"label": 12, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 0},
"hand0": {"label": 13, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 0},
"bowl0": {"label": 14, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 0},
"seat1": {"label": 15, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 1},
"hand1": {"label": 16, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 1},
"bowl1": {"label": 17, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 1, "drawn": 70}
},
"items": {
"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]},
"word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 18, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"},
"word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 19, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"},
"word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"},
"word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 20, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"},
"stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]},
"orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderY", "text": 21, "say": 49, "others": [[179, 62, 0], [179, 62, 0]]},
"orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderC", "text": 23, "say": 50, "others": [[295, 62, 0], [295, 62, 0]]},
"orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 25, "say": 48, "others": [[62, 62, 0], [62, 62, 0]]},
"orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderB", "text": 27, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]},
"stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 29},
"R16": {"kind": "card", "zone": "trick", "x": 20, "y": 64, "n": 0, "face": "R16", "say": 30, "others": [[-57, 85, 0], [-13, 87, 0]]},
"Y1": {"kind": "card", "zone": "bowl1", "x": 88, "y": 62, "n": 0, "face": "Y1"},
"plate2": {"kind": "plate", "zone": "seat2", "x": 86.0, "y": 15.0, "n": 0, "text": 32, "say": 51, "tone": "you"},
"R3": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 0, "face": "R3"},
"B4": {"kind": "card", "zone": "hand2", "x": 272, "y": 62, "n": 19, "face": "B4"},
"dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 35, "z": 1},
"plate0": {"kind": "plate", "zone": "seat0", "x": 58.0, "y": 15.0, "n": 0, "text": 36, "say": 37},
"hand0.0": {"kind": "card", "zone": "hand0", "x": 162, "y": 56, "n": 56},
"hand0.1": {"kind": "card", "zone": "hand0", "x": 218, "y": 56, "n": 57},
"dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 38, "z": 1},
"plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 39, "say": 52},
"hand1.0": {"kind": "card", "zone": "hand1", "x": 162, "y": 56, "n": 56},
"hand1.1": {"kind": "card", "zone": "hand1", "x": 218, "y": 56, "n": 57},
"dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 53, "say": 54, "z": 1}
},
"marks": [
[2, "orderR"],
[3, "B4"],
[0, "R16"],
[4, "Y1"],
[5, "R3"]
],
"arrows": [],
"prompt": {
"text": 42,
"rules": 1
},
"story": [
{"text": 55, "rules": 5},
{"text": 56, "rules": 6, "heads": true},
{"text": 57, "rules": 7},
{"text": 58, "rules": 8, "steps": [{"text": 59, "done": true}, {"text": 60, "done": true}, {"text": 61, "done": false}], "ends": 2}
],
"notice": {
"kind": "refusal",
"text": 62,
"rules": 1
},
"buttons": [
{"id": "back", "label": 43, "does": 3547580206, "kind": "main"},
{"id": "again", "label": 44, "does": 3127822235, "kind": "plain"}
],
"about": {},
"sheet": null,
"turn": "plate2",
"coach": null
},
},
"mopsen: cards are picked": {
state: { ui,
"aside": "",
"book": {},
"can": {
"undo": true,
"redo": false,
"why": {
"undo": "",
"redo": "redo-nothing"
},
"again": true,
"saves": [],
"folder": "~",
"left": [],
"setup": {
"players": [
3,
4,
5
],
"variants": [],
"opponents": [
"random",
"simple",
"search"
],
"others": {
3: [[0, "Anna"], [2, "Cleo"]],
4: [[0, "Anna"], [2, "Cleo"], [3, "Ben"]],
5: [[0, "Anna"], [2, "Cleo"], [3, "Ben"], [4, "Dana"]]
},
"now": {
"players": 3,
"variants": [],
"opponents": "simple",
"each": [],
"readings": {}
}
}
},
"edits": true,
"examples": {},
"help": "always",
"kind": "table",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"R2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 2, 4 bones"}
},
"R3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 3, 4 bones"}
},
"R4": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 4, 4 bones"}
},
"R5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 5, 3 bones"}
},
"R6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 6, 3 bones"}
},
"R7": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 7, 3 bones"}
},
"R8": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 8, 3 bones"}
},
"R9": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 9, 2 bones"}
},
"orderR": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "red"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#8f2a22"}
},
"orderB": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "blue"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#234a8f"}
},
"orderY": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "yellow"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#795508"}
},
"orderC": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "cat"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#2b6a31"}
},
"bowl": {
"w": 160,
"h": 82,
"svg": "",
"label": {"en": "bowl"},
"at": {"x": 80, "y": 62, "size": 31, "ink": "#fff"}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"stronger": {
"w": 14,
"h": 206,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mopsen.redraw": {
"section": "2.6",
"chapter": "2",
"status": "translations disagree",
"statusText": {"en": "the translations disagree: our reading"},
"title": {"en": "Exchange up to three"},
"text": {"en": "Before play each player may put away up to three cards face down and then draw from the stack until the hand is eight cards again."},
"where": {"en": "How to play"},
"reading": {"en": "German, French and Dutch refill the hand to eight. The English text has everybody draw eight cards; the stack could not serve that, so it cannot be meant."},
"bit": 10
},
"mopsen.redraw-optional": {
"section": "2.7",
"chapter": "2",
"status": "silent",
"statusText": {"en": "the rulebook is silent: our reading"},
"title": {"en": "Once or not at all"},
"text": {"en": "The exchange is an offer: a player may keep all cards. Nobody exchanges twice in a round."},
"where": {"en": "How to play"},
"reading": {"en": "The text does not say whether a player may exchange again. We allow one exchange each, because a limit of three cards would mean nothing if one could go on."},
"bit": 11
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben <b>&",
"Cleo"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 3,
"texts": {
"en": [
"press again to take it back",
"can be exchanged",
"Mopsen",
"Round 1 of 3",
"Exchange",
"Pecking order",
"Stack",
"Discard pile",
"Trick",
"Ben <b>& (you)",
"Your hand",
"Your bowl",
"Cleo",
"Hand of Cleo",
"Bowl of Cleo",
"Anna",
"Hand of Anna",
"Bowl of Anna",
"strongest",
"weakest",
"Discard",
"Red",
"Red, first, the strongest",
"Blue",
"Blue, second",
"Yellow",
"Yellow, third",
"Cat",
"Cat, last, the weakest",
"4",
"4 cards",
"Ben <b>& (you) · 0 pts",
"Ben <b>& (you), 0 points",
"7",
"Your bowl: empty, worth 7 bones",
"Cleo · 0 pts",
"Cleo, 0 points",
"Bowl of Cleo: empty, worth 7 bones",
"Anna · 0 pts",
"Anna, 0 points",
"Bowl of Anna: empty, worth 7 bones",
"Your turn: exchange red 2 and red 3, or choose another card.",
"Exchange 2 cards",
"Keep all cards"
]
},
"marks": [
{
"kind": "picked",
"why": 0,
"rules": 0
},
{
"kind": "legal",
"why": 1,
"rules": 0
}
],
"cites": [
[],
[
"mopsen.redraw",
"mopsen.redraw-optional"
]
],
"frames": [
{
"title": [2, 3, 4],
"zones": {"table": {"label": 2, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 8, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat1": {"label": 9, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 1}, "hand1": {"label": 10, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 1, "own": true}, "bowl1": {"label": 11, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 1}, "seat2": {"label": 12, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 2}, "hand2": {"label": 13, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 2}, "bowl2": {"label": 14, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 2}, "seat0": {"label": 15, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 0}, "hand0": {"label": 16, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 0}, "bowl0": {"label": 17, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 0}},
"items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 18, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 19, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 20, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 21, "say": 22, "others": [[62, 62, 0], [62, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderB", "text": 23, "say": 24, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 25, "say": 26, "others": [[295, 62, 0], [295, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderC", "text": 27, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 29, "say": 30}, "no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"}, "plate1": {"kind": "plate", "zone": "seat1", "x": 86.0, "y": 15.0, "n": 0, "text": 31, "say": 32, "tone": "you"}, "R2": {"kind": "card", "zone": "hand1", "x": 60, "y": 75, "n": 1, "face": "R2", "others": [[79, 75, -6], [124, 75, -6]], "r": -6, "does": 0}, "R3": {"kind": "card", "zone": "hand1", "x": 121, "y": 69, "n": 2, "face": "R3", "others": [[134, 69, -4], [166, 69, -4]], "r": -4, "does": 0}, "R4": {"kind": "card", "zone": "hand1", "x": 181, "y": 64, "n": 3, "face": "R4", "others": [[189, 64, -3], [209, 64, -3]], "r": -3, "does": 0}, "R5": {"kind": "card", "zone": "hand1", "x": 242, "y": 62, "n": 4, "face": "R5", "others": [[244, 62, -1], [251, 62, -1]], "r": -1, "does": 0}, "R6": {"kind": "card", "zone": "hand1", "x": 302, "y": 62, "n": 5, "face": "R6", "others": [[300, 62, 1], [293, 62, 1]], "r": 1, "does": 0}, "R7": {"kind": "card", "zone": "hand1", "x": 363, "y": 64, "n": 6, "face": "R7", "others": [[355, 64, 3], [335, 64, 3]], "r": 3, "does": 0}, "R8": {"kind": "card", "zone": "hand1", "x": 423, "y": 69, "n": 7, "face": "R8", "others": [[410, 69, 4], [378, 69, 4]], "r": 4, "does": 0}, "R9": {"kind": "card", "zone": "hand1", "x": 484, "y": 75, "n": 8, "face": "R9", "others": [[465, 75, 6], [420, 75, 6]], "r": 6, "does": 0}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 33, "say": 34, "z": 1}, "plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 35, "say": 36}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 40, "y": 56, "n": 56, "others": [[50, 56, 0], [57, 56, 0]]}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 83, "y": 56, "n": 57, "others": [[90, 56, 0], [95, 56, 0]]}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 126, "y": 56, "n": 58, "others": [[130, 56, 0], [133, 56, 0]]}, "hand2.3": {"kind": "card", "zone": "hand2", "x": 169, "y": 56, "n": 59, "others": [[170, 56, 0], [171, 56, 0]]}, "hand2.4": {"kind": "card", "zone": "hand2", "x": 211, "y": 56, "n": 60, "others": [[210, 56, 0], [209, 56, 0]]}, "hand2.5": {"kind": "card", "zone": "hand2", "x": 254, "y": 56, "n": 61, "others": [[250, 56, 0], [247, 56, 0]]}, "hand2.6": {"kind": "card", "zone": "hand2", "x": 297, "y": 56, "n": 62, "others": [[290, 56, 0], [285, 56, 0]]}, "hand2.7": {"kind": "card", "zone": "hand2", "x": 340, "y": 56, "n": 63, "others": [[330, 56, 0], [323, 56, 0]]}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 33, "say": 37, "z": 1}, "plate0": {"kind": "plate", "zone": "seat0", "x": 58.0, "y": 15.0, "n": 0, "text": 38, "say": 39}, "hand0.0": {"kind": "card", "zone": "hand0", "x": 40, "y": 56, "n": 56, "others": [[50, 56, 0], [57, 56, 0]]}, "hand0.1": {"kind": "card", "zone": "hand0", "x": 83, "y": 56, "n": 57, "others": [[90, 56, 0], [95, 56, 0]]}, "hand0.2": {"kind": "card", "zone": "hand0", "x": 126, "y": 56, "n": 58, "others": [[130, 56, 0], [133, 56, 0]]}, "hand0.3": {"kind": "card", "zone": "hand0", "x": 169, "y": 56, "n": 59, "others": [[170, 56, 0], [171, 56, 0]]}, "hand0.4": {"kind": "card", "zone": "hand0", "x": 211, "y": 56, "n": 60, "others": [[210, 56, 0], [209, 56, 0]]}, "hand0.5": {"kind": "card", "zone": "hand0", "x": 254, "y": 56, "n": 61, "others": [[250, 56, 0], [247, 56, 0]]}, "hand0.6": {"kind": "card", "zone": "hand0", "x": 297, "y": 56, "n": 62, "others": [[290, 56, 0], [285, 56, 0]]}, "hand0.7": {"kind": "card", "zone": "hand0", "x": 340, "y": 56, "n": 63, "others": [[330, 56, 0], [323, 56, 0]]}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 33, "say": 40, "z": 1}},
"marks": [[0, "R2 R3"], [1, "R4 R5 R6 R7 R8 R9"]],
"arrows": [],
"prompt": {"text": 41, "rules": 1},
"story": [],
"notice": null,
"buttons": [{"id": "put-away", "label": 42, "does": 2446584605, "kind": "main"}, {"id": "keep", "label": 43, "does": 2012869071, "kind": "plain"}],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": {"met": 0, "total": 57, "known": "0", "fresh": []}
}
],
"chapters": [],
"shapes": [
[
790,
560
],
[
540,
580
],
[
400,
524
]
],
"seats": [],
"again": true
}
},
},
"mopsen: the screen is passed on": {
state: { ui,
"aside": "",
"book": {},
"can": {
"undo": true,
"redo": false,
"why": {
"undo": "",
"redo": "redo-nothing"
},
"again": true,
"saves": [],
"folder": "~",
"left": [],
"setup": {
"players": [
3,
4,
5
],
"variants": [],
"opponents": [
"random",
"simple",
"search"
],
"others": {
3: [[0, "Anna"]],
4: [[0, "Anna"], [3, "Ben"]],
5: [[0, "Anna"], [3, "Ben"], [4, "Dana"]]
},
"now": {
"players": 3,
"variants": [],
"opponents": "simple",
"each": [],
"readings": {}
}
}
},
"edits": true,
"examples": {},
"help": "always",
"kind": "table",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"R2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 2, 4 bones"}
},
"R6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 6, 3 bones"}
},
"orderR": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "red"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#8f2a22"}
},
"orderB": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "blue"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#234a8f"}
},
"orderY": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "yellow"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#795508"}
},
"orderC": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "cat"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#2b6a31"}
},
"bowl": {
"w": 160,
"h": 82,
"svg": "",
"label": {"en": "bowl"},
"at": {"x": 80, "y": 62, "size": 31, "ink": "#fff"}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"stronger": {
"w": 14,
"h": 206,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mopsen.clockwise": {
"section": "3.4",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One card, clockwise"},
"text": {"en": "After the lead every other player adds exactly one card, clockwise, each in turn."},
"where": {"en": "How to play"},
"bit": 18
},
"mopsen.follow-suit": {
"section": "3.6",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Follow suit"},
"text": {"en": "If a pug was led, whoever holds pugs of that colour must play one of them, or a cat. Only the leader's card sets the colour."},
"where": {"en": "How to play (the colour that must be followed)"},
"bit": 20
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben <b>&",
"Cleo"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 2,
"texts": {
"en": [
"Mopsen",
"Round 1 of 3",
"Trick 1",
"Anna led red 6",
"Cleo’s turn",
"Pecking order",
"Stack",
"Discard pile",
"Trick",
"Cleo",
"Hand of Cleo",
"Bowl of Cleo",
"Anna",
"Hand of Anna",
"Bowl of Anna",
"Ben <b>&",
"Hand of Ben <b>&",
"Bowl of Ben <b>&",
"strongest",
"weakest",
"Discard",
"Red",
"Red, first, the strongest",
"Blue",
"Blue, second",
"Yellow",
"Yellow, third",
"Cat",
"Cat, last, the weakest",
"3",
"3 cards",
"red 6, 3 bones, played by Anna",
"red 2, 4 bones, played by Ben <b>&",
"Cleo · 0 pts",
"Cleo, 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"7",
"Bowl of Cleo: empty, worth 7 bones",
"Anna · 0 pts",
"Anna, 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"Bowl of Anna: empty, worth 7 bones",
"Ben <b>& · 0 pts",
"Ben <b>&, 0 points, and in this round 9 so far: 7 bones and 2 cards in hand",
"Bowl of Ben <b>&: empty, worth 7 bones",
"Pass the screen to Cleo.",
"Ben <b>& follows suit with red 2, because red 6 was led.",
"Show my hand"
]
},
"marks": [],
"cites": [
[],
[
"mopsen.follow-suit",
"mopsen.clockwise"
]
],
"frames": [
{
"title": [0, 1, 2, 3, 4],
"zones": {"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 8, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat2": {"label": 9, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 2}, "hand2": {"label": 10, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 2, "own": true}, "bowl2": {"label": 11, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 2}, "seat0": {"label": 12, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 0}, "hand0": {"label": 13, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 0}, "bowl0": {"label": 14, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 0}, "seat1": {"label": 15, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 1}, "hand1": {"label": 16, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 1}, "bowl1": {"label": 17, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 1}},
"items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 18, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 19, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 20, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 21, "say": 22, "others": [[62, 62, 0], [62, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderB", "text": 23, "say": 24, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 25, "say": 26, "others": [[295, 62, 0], [295, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderC", "text": 27, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 29, "say": 30}, "no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"}, "R6": {"kind": "card", "zone": "trick", "x": 20, "y": 64, "n": 0, "face": "R6", "say": 31, "others": [[-57, 85, 0], [-13, 87, 0]]}, "R2": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 1, "face": "R2", "say": 32, "others": [[317, 85, 0], [273, 87, 0]]}, "plate2": {"kind": "plate", "zone": "seat2", "x": 86.0, "y": 15.0, "n": 0, "text": 33, "say": 34, "tone": "you"}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 200, "y": 63, "n": 56, "r": -2}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 272, "y": 62, "n": 57}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 344, "y": 63, "n": 58, "r": 2}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 36, "z": 1}, "plate0": {"kind": "plate", "zone": "seat0", "x": 58.0, "y": 15.0, "n": 0, "text": 37, "say": 38}, "hand0.0": {"kind": "card", "zone": "hand0", "x": 134, "y": 56, "n": 56}, "hand0.1": {"kind": "card", "zone": "hand0", "x": 190, "y": 56, "n": 57}, "hand0.2": {"kind": "card", "zone": "hand0", "x": 246, "y": 56, "n": 58}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 39, "z": 1}, "plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 40, "say": 41}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 162, "y": 56, "n": 56}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 218, "y": 56, "n": 57}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 42, "z": 1}},
"marks": [],
"arrows": [],
"prompt": {"text": 43, "rules": 0},
"story": [{"text": 44, "rules": 1, "ends": 1}],
"notice": null,
"buttons": [{"id": "show", "label": 45, "does": 3582020713, "kind": "cover"}],
"about": {},
"sheet": null,
"turn": "plate2",
"coach": {"met": 2, "total": 57, "known": "140000", "fresh": ["mopsen.follow-suit", "mopsen.clockwise"]}
}
],
"chapters": [],
"shapes": [
[
790,
560
],
[
540,
580
],
[
400,
524
]
],
"seats": []
}
},
},
"mopsen: the last trick": {
state: { ui,
"aside": "",
"book": {},
"edits": true,
"examples": {},
"guess": null,
"guessed": [
0,
1,
2
],
"index": 0,
"kind": "replay",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"R3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 3, 4 bones"}
},
"R16": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 16, 1 bone"}
},
"B1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 1, 4 bones"}
},
"B5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 5, 3 bones"}
},
"Y1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 1, 4 bones"}
},
"orderR": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "red"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#8f2a22"}
},
"orderB": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "blue"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#234a8f"}
},
"orderY": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "yellow"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#795508"}
},
"orderC": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "cat"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#2b6a31"}
},
"bowl": {
"w": 160,
"h": 82,
"svg": "",
"label": {"en": "bowl"},
"at": {"x": 80, "y": 62, "size": 31, "ink": "#fff"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"stronger": {
"w": 14,
"h": 206,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mopsen.pecking-meaning": {
"section": "1.11",
"chapter": "1",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Pecking order"},
"text": {"en": "The nearer to the top a colour stands in the row, the stronger it is. The cats have a place in the row like the three pugs."},
"where": {"en": "Set-up; How to play"},
"bit": 5
},
"mopsen.lead-any": {
"section": "3.2",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Lead any card"},
"text": {"en": "The leader plays any one card from the hand face up, pug or cat."},
"where": {"en": "How to play"},
"bit": 16
},
"mopsen.clockwise": {
"section": "3.4",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One card, clockwise"},
"text": {"en": "After the lead every other player adds exactly one card, clockwise, each in turn."},
"where": {"en": "How to play"},
"bit": 18
},
"mopsen.follow-suit": {
"section": "3.6",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Follow suit"},
"text": {"en": "If a pug was led, whoever holds pugs of that colour must play one of them, or a cat. Only the leader's card sets the colour."},
"where": {"en": "How to play (the colour that must be followed)"},
"bit": 20
},
"mopsen.compare-colour": {
"section": "3.10",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Colour before number"},
"text": {"en": "First the colour decides: a colour higher in the pecking order beats a lower one, whatever the numbers."},
"where": {"en": "How to play (comparing the cards)"},
"bit": 24
},
"mopsen.unique-extremes": {
"section": "3.13",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One high, one low"},
"text": {"en": "Every trick has exactly one highest and one lowest card, and two different players own them."},
"where": {"en": "Follows from the deck"},
"reading": {"en": "All cards differ and at least three are played, so no rule for a tie is needed."},
"bit": 27
},
"mopsen.win-trick": {
"section": "4.1",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Winning the trick"},
"text": {"en": "Whoever played the highest card wins the trick and places that card, and no other, on their own bowl."},
"where": {"en": "How to play (collecting)"},
"bit": 29
},
"mopsen.bowl-covered": {
"section": "4.2",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Covered bowl"},
"text": {"en": "As long as a card lies on a bowl, the bones printed on the bowl do not count."},
"where": {"en": "How to play (collecting); Scoring"},
"bit": 30
},
"mopsen.lowest-pinches": {
"section": "4.5",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "The lowest pinches"},
"text": {"en": "Whoever played the lowest card gets no bones for it. That player changes the pecking order and pinches one card."},
"where": {"en": "How to play (pinching)"},
"bit": 32
},
"mopsen.pinch-must": {
"section": "4.6",
"chapter": "4",
"status": "ambiguous",
"statusText": {"en": "the rulebook can be read in two ways: our reading"},
"title": {"en": "Pinching is a must"},
"text": {"en": "Whoever played the lowest card must take a card, and must change the row as well."},
"where": {"en": "Objective; How to play (pinching)"},
"reading": {"en": "One sentence of the rulebook says must, two say may. The sentence with the duty names both parts, so we follow it; the may tells which cards can be chosen."},
"option": {"en": "pinch = \"may\" allows taking nothing, while the first two steps stay a duty."},
"bit": 33,
"choices": {"may": {"en": "one may take nothing"}}
},
"mopsen.pinch-step-1": {
"section": "4.8",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Step 1: jostle"},
"text": {"en": "The colour of the lowest card moves up to first place in the pecking order. The other colours close up and keep their order."},
"where": {"en": "How to play (pinching, step 1)"},
"reading": {"en": "It happens after the cards were compared, so it counts from the next trick on. If the colour is on top already, nothing changes."},
"bit": 35
},
"mopsen.pinch-step-2": {
"section": "4.10",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Step 2: put away"},
"text": {"en": "The lowest card itself goes to the discard pile."},
"where": {"en": "How to play (pinching, step 2)"},
"bit": 37
},
"mopsen.pinch-step-3": {
"section": "4.11",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Step 3: take a card"},
"text": {"en": "Whoever played the lowest card chooses one of the cards of this trick that still lie on the table and takes it into the hand."},
"where": {"en": "How to play (pinching, step 3)"},
"bit": 38
},
"mopsen.pinch-own-card": {
"section": "4.12",
"chapter": "4",
"status": "ambiguous",
"statusText": {"en": "the rulebook can be read in two ways: our reading"},
"title": {"en": "Not your own card"},
"text": {"en": "Nobody can take back the card that was just played as the lowest one."},
"where": {"en": "Objective; How to play (pinching)"},
"reading": {"en": "The objective speaks of taking a card back. But step 2 has put that card on the discard pile already, and no card may be taken from there."},
"bit": 39
},
"mopsen.pinch-lying-only": {
"section": "4.13",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Only cards lying there"},
"text": {"en": "Only a card of this trick that still lies on the table can be taken. Cards on a bowl, the winning card among them, and cards on the discard pile cannot."},
"where": {"en": "How to play (pinching, step 3)"},
"bit": 40
},
"mopsen.pinch-three-players": {
"section": "4.15",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "How much choice"},
"text": {"en": "With three players one card is left to take, so there is no choice. With four players there are two, with five three."},
"where": {"en": "How to play (pinching, step 3)"},
"bit": 42
},
"mopsen.next-lead": {
"section": "4.17",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Winner leads"},
"text": {"en": "The winner of the trick leads the next one."},
"where": {"en": "How to play (after pinching)"},
"bit": 44
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben <b>&",
"Cleo"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"speed": 1.0,
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 0,
"texts": {
"en": [
"Mopsen",
"Round 3 of 3",
"Trick 1",
"Anna led red 16",
"Cleo’s turn",
"Pecking order",
"Stack",
"Discard pile",
"Trick",
"Anna",
"Hand of Anna",
"Bowl of Anna",
"Ben <b>&",
"Hand of Ben <b>&",
"Bowl of Ben <b>&",
"Cleo",
"Hand of Cleo",
"Bowl of Cleo",
"strongest",
"weakest",
"Discard",
"Yellow",
"Yellow, first, the strongest",
"Cat",
"Cat, second",
"Red",
"Red, third",
"Blue",
"Blue, last, the weakest",
"no card",
"red 16, 1 bone, played by Anna",
"yellow 1, 4 bones, played by Ben <b>&",
"Anna · 9 pts",
"Anna, 9 points, and in this round 8 so far: 7 bones and one card in hand",
"7",
"Bowl of Anna: empty, worth 7 bones",
"Ben <b>& · 11 pts",
"Ben <b>&, 11 points, and in this round 8 so far: 7 bones and one card in hand",
"Bowl of Ben <b>&: empty, worth 7 bones",
"Cleo · 13 pts",
"Cleo, 13 points, and in this round 8 so far: 7 bones and one card in hand",
"Bowl of Cleo: empty, worth 7 bones",
"It is Cleo’s turn to play a card. This can be the last trick: Cleo has only one card left.",
"wins",
"pinches",
"red 3, 4 bones, played by Cleo",
"Cleo, 13 points, and in this round 7 so far: 7 bones and 0 cards in hand",
"Ben <b>& wins the trick. Red 3 is the lowest card, so Cleo pinches next.",
"Cleo follows suit with red 3, because red 16 was led.",
"When the trick was complete, yellow stood above red in the pecking order, so yellow 1 beat red 16. Ben <b>& wins the trick, and yellow 1 goes on Ben <b>&’s bowl.",
"It is the first card on Ben <b>&’s bowl, so the 7 bones printed there no longer count.",
"It has won the trick and goes to a bowl.",
"The lowest card is on the discard pile.",
"Cleo pinches",
"Red, first, the strongest",
"Yellow, second",
"Cat, third",
"Ben <b>&, 11 points, and in this round 5 so far: 4 bones and one card in hand",
"4",
"Bowl of Ben <b>&: one card, 4 bones",
"Cleo pinches the one card still lying there: red 16.",
"Red 3 is the lowest card of the trick. Cleo gets no bones for it but pinches.",
"Red moves to the top. The pecking order is now red, yellow, cat, blue",
"Red 3 is on the discard pile and cannot be taken",
"Cleo takes the card still lying there",
"Trick 2",
"Ben <b>&’s turn",
"Ben <b>& leads and may play any card. This can be the last trick: Anna, Ben <b>& and Cleo have only one card left.",
"Cleo pinches red 16 from Anna and takes it into their hand.",
"Ben <b>& won the trick and leads the next one."
]
},
"marks": [
{
"kind": "open"
},
{
"kind": "wins",
"tag": 43
},
{
"kind": "lowest",
"tag": 44
},
{
"kind": "active",
"tag": 18
},
{
"kind": "wins",
"why": 51,
"rules": 5
},
{
"kind": "lowest",
"why": 52,
"rules": 6
}
],
"cites": [
[
"mopsen.clockwise"
],
[],
[
"mopsen.follow-suit",
"mopsen.clockwise"
],
[
"mopsen.compare-colour",
"mopsen.pecking-meaning",
"mopsen.win-trick"
],
[
"mopsen.bowl-covered"
],
[
"mopsen.pinch-lying-only"
],
[
"mopsen.pinch-own-card",
"mopsen.pinch-lying-only"
],
[
"mopsen.pinch-step-3",
"mopsen.pinch-must"
],
[
"mopsen.lowest-pinches",
"mopsen.unique-extremes",
"mopsen.pinch-step-1",
"mopsen.pinch-step-2",
"mopsen.pinch-step-3",
"mopsen.pinch-must"
],
[
"mopsen.lead-any"
],
[
"mopsen.pinch-step-3",
"mopsen.pinch-three-players"
],
[
"mopsen.next-lead"
]
],
"frames": [
{
"title": [0, 1, 2, 3, 4],
"zones": {"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 8, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat0": {"label": 9, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 10, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 0}, "bowl0": {"label": 11, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 0}, "seat1": {"label": 12, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 13, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 1}, "bowl1": {"label": 14, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 1}, "seat2": {"label": 15, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 2}, "hand2": {"label": 16, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 2}, "bowl2": {"label": 17, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 2}},
"items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 18, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 19, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 20, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderY", "text": 21, "say": 22, "others": [[62, 62, 0], [62, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderC", "text": 23, "say": 24, "others": [[179, 62, 0], [179, 62, 0]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderR", "text": 25, "say": 26, "others": [[295, 62, 0], [295, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderB", "text": 27, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 29}, "no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"}, "R16": {"kind": "card", "zone": "trick", "x": 130, "y": 82, "n": 0, "face": "R16", "say": 30, "others": [[130, 85, 0], [130, 87, 0]]}, "Y1": {"kind": "card", "zone": "trick", "x": 20, "y": 64, "n": 1, "face": "Y1", "say": 31, "others": [[-57, 85, 0], [-13, 87, 0]]}, "plate0": {"kind": "plate", "zone": "seat0", "x": 86.0, "y": 15.0, "n": 0, "text": 32, "say": 33}, "B1": {"kind": "card", "zone": "hand0", "x": 272, "y": 62, "n": 16, "face": "B1"}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 35, "z": 1}, "plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 36, "say": 37}, "B5": {"kind": "card", "zone": "hand1", "x": 190, "y": 56, "n": 20, "face": "B5"}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 38, "z": 1}, "plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 39, "say": 40}, "R3": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 2, "face": "R3"}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 41, "z": 1}},
"marks": [[0, "R3"]],
"arrows": [],
"prompt": {"text": 42, "rules": 0},
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate2",
"coach": {"met": 0, "total": 57, "known": "0", "fresh": []}
},
{
"title": [0, 1, 2, 3],
"items": {"Y1": {"z": 2}, "R3": {"zone": "trick", "x": 240, "y": 64, "say": 45, "others": [[317, 85, 0], [273, 87, 0]], "z": 1}, "plate2": {"say": 46}},
"marks": [[1, "Y1"], [2, "R3"]],
"prompt": {"text": 47, "rules": 1, "heads": true},
"story": [{"text": 48, "rules": 2}, {"text": 49, "rules": 3, "heads": true}, {"text": 50, "rules": 4, "ends": 2}],
"turn": null,
"coach": {"met": 6, "total": 57, "known": "61140020", "fresh": ["mopsen.follow-suit", "mopsen.clockwise", "mopsen.compare-colour", "mopsen.pecking-meaning", "mopsen.win-trick", "mopsen.bowl-covered"]}
},
{
"title": [0, 1, 2, 3, 53],
"zones": {"bowl1": {"drawn": 50}},
"items": {"orderR": {"y": 26, "n": 0, "say": 54, "others": [[62, 62, 0], [62, 62, 0]]}, "orderY": {"y": 79, "n": 1, "say": 55, "others": [[179, 62, 0], [179, 62, 0]]}, "orderC": {"y": 132, "n": 2, "say": 56, "others": [[295, 62, 0], [295, 62, 0]]}, "R3": {"zone": "discard", "x": 42, "y": 58, "n": 0, "say": null, "others": null, "z": null}, "plate1": {"say": 57}, "Y1": {"zone": "bowl1", "x": 88, "y": 62, "n": 0, "say": null, "others": null, "z": null}, "dish1": {"text": 58, "say": 59}, "no-discard": null},
"marks": [[3, "orderR"], [0, "R16"], [4, "Y1"], [5, "R3"]],
"prompt": {"text": 60, "rules": 7},
"story": [{"text": 61, "rules": 8, "steps": [{"text": 62, "done": true}, {"text": 63, "done": true}, {"text": 64, "done": false}], "ends": 2, "heads": true}],
"turn": "plate2",
"coach": {"met": 12, "total": 57, "known": "6b69140020", "fresh": ["mopsen.lowest-pinches", "mopsen.unique-extremes", "mopsen.pinch-step-1", "mopsen.pinch-step-2", "mopsen.pinch-step-3", "mopsen.pinch-must"]}
},
{
"title": [0, 1, 65, 66],
"items": {"plate2": {"say": 40}, "R16": {"zone": "hand2", "x": 190, "y": 56, "n": 15, "say": null, "others": null}, "place0": {"kind": "thing", "zone": "trick", "x": 130, "y": 82, "n": -1, "face": "gap", "others": [[130, 85, 0], [130, 87, 0]]}},
"marks": [[0, "B5"]],
"arrows": [{"kind": "takes", "arcs": [["M520 273Q586 223 618 149"], ["M308 262Q334 237 349 205"], ["M237 224Q251 203 258 180"]]}],
"prompt": {"text": 67, "rules": 9},
"story": [{"text": 68, "rules": 10}, {"text": 69, "rules": 11, "ends": 1}],
"turn": "plate1",
"coach": {"met": 14, "total": 57, "known": "146b69140020", "fresh": ["mopsen.pinch-three-players", "mopsen.next-lead"]}
}
],
"chapters": [
{
"at": 0,
"level": 1,
"label": 1
},
{
"at": 2,
"level": 3,
"label": 53
}
],
"shapes": [
[
790,
560
],
[
540,
580
],
[
400,
524
]
],
"seats": [
0,
1,
2
],
"start": 0
},
"tries": true,
"views": {}
},
last: {
"title": [
0,
1,
65,
66
],
"zones": {
"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0},
"pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1},
"stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2},
"discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3},
"trick": {"label": 8, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300},
"seat0": {"label": 9, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 0},
"hand0": {"label": 10, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 0},
"bowl0": {"label": 11, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 0},
"seat1": {"label": 12, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 1},
"hand1": {"label": 13, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 1},
"bowl1": {"label": 14, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 1, "drawn": 50},
"seat2": {"label": 15, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 2},
"hand2": {"label": 16, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 2},
"bowl2": {"label": 17, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 2}
},
"items": {
"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]},
"word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 18, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"},
"word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 19, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"},
"word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"},
"word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 20, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"},
"stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]},
"orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderY", "text": 21, "say": 55, "others": [[179, 62, 0], [179, 62, 0]]},
"orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderC", "text": 23, "say": 56, "others": [[295, 62, 0], [295, 62, 0]]},
"orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 25, "say": 54, "others": [[62, 62, 0], [62, 62, 0]]},
"orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderB", "text": 27, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]},
"stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 29},
"R16": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 15, "face": "R16"},
"Y1": {"kind": "card", "zone": "bowl1", "x": 88, "y": 62, "n": 0, "face": "Y1"},
"plate0": {"kind": "plate", "zone": "seat0", "x": 86.0, "y": 15.0, "n": 0, "text": 32, "say": 33},
"B1": {"kind": "card", "zone": "hand0", "x": 272, "y": 62, "n": 16, "face": "B1"},
"dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 35, "z": 1},
"plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 36, "say": 57},
"B5": {"kind": "card", "zone": "hand1", "x": 190, "y": 56, "n": 20, "face": "B5"},
"dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 58, "say": 59, "z": 1},
"plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 39, "say": 40},
"R3": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 0, "face": "R3"},
"dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 41, "z": 1},
"place0": {"kind": "thing", "zone": "trick", "x": 130, "y": 82, "n": -1, "face": "gap", "others": [[130, 85, 0], [130, 87, 0]]}
},
"marks": [
[0, "B5"]
],
"arrows": [
{"kind": "takes", "arcs": [["M520 273Q586 223 618 149"], ["M308 262Q334 237 349 205"], ["M237 224Q251 203 258 180"]]}
],
"prompt": {
"text": 67,
"rules": 9
},
"story": [
{"text": 68, "rules": 10},
{"text": 69, "rules": 11, "ends": 1}
],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": {
"met": 14,
"total": 57,
"known": "146b69140020",
"fresh": ["mopsen.pinch-three-players", "mopsen.next-lead"]
}
},
},
"mopsen: an exchange through other eyes": {
state: { ui,
"aside": "",
"book": {},
"edits": true,
"examples": {},
"guess": null,
"guessed": [
0,
1,
2
],
"index": 0,
"kind": "replay",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"R1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 1, 4 bones"}
},
"R2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 2, 4 bones"}
},
"R3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 3, 4 bones"}
},
"R4": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 4, 4 bones"}
},
"R5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 5, 3 bones"}
},
"R6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 6, 3 bones"}
},
"R7": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 7, 3 bones"}
},
"R8": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 8, 3 bones"}
},
"R9": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 9, 2 bones"}
},
"R16": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 16, 1 bone"}
},
"B5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 5, 3 bones"}
},
"B6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 6, 3 bones"}
},
"B7": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 7, 3 bones"}
},
"B8": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 8, 3 bones"}
},
"B10": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 10, 2 bones"}
},
"B11": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 11, 2 bones"}
},
"B12": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 12, 2 bones"}
},
"B13": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 13, 1 bone"}
},
"B14": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 14, 1 bone"}
},
"B15": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 15, 1 bone"}
},
"Y1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 1, 4 bones"}
},
"Y2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 2, 4 bones"}
},
"Y9": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 9, 2 bones"}
},
"Y10": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 10, 2 bones"}
},
"C1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 1, 4 bones"}
},
"C8": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 8, 1 bone"}
},
"orderR": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "red"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#8f2a22"}
},
"orderB": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "blue"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#234a8f"}
},
"orderY": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "yellow"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#795508"}
},
"orderC": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "cat"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#2b6a31"}
},
"bowl": {
"w": 160,
"h": 82,
"svg": "",
"label": {"en": "bowl"},
"at": {"x": 80, "y": 62, "size": 31, "ink": "#fff"}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"stronger": {
"w": 14,
"h": 206,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mopsen.redraw": {
"section": "2.6",
"chapter": "2",
"status": "translations disagree",
"statusText": {"en": "the translations disagree: our reading"},
"title": {"en": "Exchange up to three"},
"text": {"en": "Before play each player may put away up to three cards face down and then draw from the stack until the hand is eight cards again."},
"where": {"en": "How to play"},
"reading": {"en": "German, French and Dutch refill the hand to eight. The English text has everybody draw eight cards; the stack could not serve that, so it cannot be meant."},
"bit": 10
},
"mopsen.redraw-optional": {
"section": "2.7",
"chapter": "2",
"status": "silent",
"statusText": {"en": "the rulebook is silent: our reading"},
"title": {"en": "Once or not at all"},
"text": {"en": "The exchange is an offer: a player may keep all cards. Nobody exchanges twice in a round."},
"where": {"en": "How to play"},
"reading": {"en": "The text does not say whether a player may exchange again. We allow one exchange each, because a limit of three cards would mean nothing if one could go on."},
"bit": 11
},
"mopsen.redraw-bottom": {
"section": "2.10",
"chapter": "2",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Under the stack"},
"text": {"en": "Cards that are put away go face down under the stack."},
"where": {"en": "How to play"},
"reading": {"en": "The moment does not matter: even five players draw at most 15 of 16 cards, so no card that was put away comes back in the same round."},
"bit": 14
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben <b>&",
"Cleo"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"speed": 1.0,
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 0,
"texts": {
"en": [
"can be exchanged",
"Mopsen",
"Round 1 of 3",
"Exchange",
"Pecking order",
"Stack",
"Discard pile",
"Trick",
"Anna",
"Hand of Anna",
"Bowl of Anna",
"Ben <b>&",
"Hand of Ben <b>&",
"Bowl of Ben <b>&",
"Cleo",
"Hand of Cleo",
"Bowl of Cleo",
"strongest",
"weakest",
"Discard",
"Red",
"Red, first, the strongest",
"Blue",
"Blue, second",
"Yellow",
"Yellow, third",
"Cat",
"Cat, last, the weakest",
"4",
"4 cards",
"Anna · 0 pts",
"Anna, 0 points",
"7",
"Bowl of Anna: empty, worth 7 bones",
"Ben <b>& · 0 pts",
"Ben <b>&, 0 points",
"Bowl of Ben <b>&: empty, worth 7 bones",
"Cleo · 0 pts",
"Cleo, 0 points",
"Bowl of Cleo: empty, worth 7 bones",
"Ben <b>& may exchange up to three cards.",
"Cleo may exchange up to three cards.",
"Ben <b>& puts red 2 and red 3 under the stack and draws 2 new cards."
]
},
"marks": [
{
"kind": "open",
"why": 0,
"rules": 0
}
],
"cites": [
[],
[
"mopsen.redraw",
"mopsen.redraw-optional"
],
[
"mopsen.redraw",
"mopsen.redraw-bottom"
]
],
"frames": [
{
"title": [1, 2, 3],
"zones": {"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 4, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 5, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 6, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 7, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat0": {"label": 8, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 9, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 0}, "bowl0": {"label": 10, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 0}, "seat1": {"label": 11, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 12, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 1}, "bowl1": {"label": 13, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 1}, "seat2": {"label": 14, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 2}, "hand2": {"label": 15, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 2}, "bowl2": {"label": 16, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 2}},
"items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 4, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 17, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 18, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 5, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 19, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 20, "say": 21, "others": [[62, 62, 0], [62, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderB", "text": 22, "say": 23, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 24, "say": 25, "others": [[295, 62, 0], [295, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderC", "text": 26, "say": 27, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 28, "say": 29}, "no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 86.0, "y": 15.0, "n": 0, "text": 30, "say": 31}, "R1": {"kind": "card", "zone": "hand0", "x": 60, "y": 75, "n": 0, "face": "R1", "others": [[79, 75, -6], [124, 75, -6]], "r": -6}, "R16": {"kind": "card", "zone": "hand0", "x": 121, "y": 69, "n": 15, "face": "R16", "others": [[134, 69, -4], [166, 69, -4]], "r": -4}, "B5": {"kind": "card", "zone": "hand0", "x": 181, "y": 64, "n": 20, "face": "B5", "others": [[189, 64, -3], [209, 64, -3]], "r": -3}, "B6": {"kind": "card", "zone": "hand0", "x": 242, "y": 62, "n": 21, "face": "B6", "others": [[244, 62, -1], [251, 62, -1]], "r": -1}, "Y1": {"kind": "card", "zone": "hand0", "x": 302, "y": 62, "n": 32, "face": "Y1", "others": [[300, 62, 1], [293, 62, 1]], "r": 1}, "Y2": {"kind": "card", "zone": "hand0", "x": 363, "y": 64, "n": 33, "face": "Y2", "others": [[355, 64, 3], [335, 64, 3]], "r": 3}, "C1": {"kind": "card", "zone": "hand0", "x": 423, "y": 69, "n": 48, "face": "C1", "others": [[410, 69, 4], [378, 69, 4]], "r": 4}, "C8": {"kind": "card", "zone": "hand0", "x": 484, "y": 75, "n": 55, "face": "C8", "others": [[465, 75, 6], [420, 75, 6]], "r": 6}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 32, "say": 33, "z": 1}, "plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 34, "say": 35}, "R2": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 1, "face": "R2", "others": [[50, 56, 0], [57, 56, 0]]}, "R3": {"kind": "card", "zone": "hand1", "x": 83, "y": 56, "n": 2, "face": "R3", "others": [[90, 56, 0], [95, 56, 0]]}, "R4": {"kind": "card", "zone": "hand1", "x": 126, "y": 56, "n": 3, "face": "R4", "others": [[130, 56, 0], [133, 56, 0]]}, "R5": {"kind": "card", "zone": "hand1", "x": 169, "y": 56, "n": 4, "face": "R5", "others": [[170, 56, 0], [171, 56, 0]]}, "R6": {"kind": "card", "zone": "hand1", "x": 211, "y": 56, "n": 5, "face": "R6", "others": [[210, 56, 0], [209, 56, 0]]}, "R7": {"kind": "card", "zone": "hand1", "x": 254, "y": 56, "n": 6, "face": "R7", "others": [[250, 56, 0], [247, 56, 0]]}, "R8": {"kind": "card", "zone": "hand1", "x": 297, "y": 56, "n": 7, "face": "R8", "others": [[290, 56, 0], [285, 56, 0]]}, "R9": {"kind": "card", "zone": "hand1", "x": 340, "y": 56, "n": 8, "face": "R9", "others": [[330, 56, 0], [323, 56, 0]]}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 32, "say": 36, "z": 1}, "plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 37, "say": 38}, "B7": {"kind": "card", "zone": "hand2", "x": 40, "y": 56, "n": 22, "face": "B7", "others": [[50, 56, 0], [57, 56, 0]]}, "B8": {"kind": "card", "zone": "hand2", "x": 83, "y": 56, "n": 23, "face": "B8", "others": [[90, 56, 0], [95, 56, 0]]}, "B10": {"kind": "card", "zone": "hand2", "x": 126, "y": 56, "n": 25, "face": "B10", "others": [[130, 56, 0], [133, 56, 0]]}, "B11": {"kind": "card", "zone": "hand2", "x": 169, "y": 56, "n": 26, "face": "B11", "others": [[170, 56, 0], [171, 56, 0]]}, "B12": {"kind": "card", "zone": "hand2", "x": 211, "y": 56, "n": 27, "face": "B12", "others": [[210, 56, 0], [209, 56, 0]]}, "B13": {"kind": "card", "zone": "hand2", "x": 254, "y": 56, "n": 28, "face": "B13", "others": [[250, 56, 0], [247, 56, 0]]}, "B14": {"kind": "card", "zone": "hand2", "x": 297, "y": 56, "n": 29, "face": "B14", "others": [[290, 56, 0], [285, 56, 0]]}, "B15": {"kind": "card", "zone": "hand2", "x": 340, "y": 56, "n": 30, "face": "B15", "others": [[330, 56, 0], [323, 56, 0]]}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 32, "say": 39, "z": 1}},
"marks": [[0, "R2 R3 R4 R5 R6 R7 R8 R9"]],
"arrows": [],
"prompt": {"text": 40, "rules": 1},
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": {"met": 0, "total": 57, "known": "0", "fresh": []}
},
{
"items": {"R4": {"x": 40, "others": [[50, 56, 0], [57, 56, 0]]}, "R5": {"x": 83, "others": [[90, 56, 0], [95, 56, 0]]}, "R6": {"x": 126, "others": [[130, 56, 0], [133, 56, 0]]}, "R7": {"x": 169, "others": [[170, 56, 0], [171, 56, 0]]}, "R8": {"x": 211, "others": [[210, 56, 0], [209, 56, 0]]}, "R9": {"x": 254, "others": [[250, 56, 0], [247, 56, 0]]}, "Y9": {"kind": "card", "zone": "hand1", "x": 297, "y": 56, "n": 40, "face": "Y9", "others": [[290, 56, 0], [285, 56, 0]]}, "Y10": {"kind": "card", "zone": "hand1", "x": 340, "y": 56, "n": 41, "face": "Y10", "others": [[330, 56, 0], [323, 56, 0]]}, "R2": null, "R3": null},
"marks": [[0, "B7 B8 B10 B11 B12 B13 B14 B15"]],
"prompt": {"text": 41, "rules": 1},
"story": [{"text": 42, "rules": 2, "ends": 1}],
"turn": "plate2",
"coach": {"met": 2, "total": 57, "known": "4400", "fresh": ["mopsen.redraw", "mopsen.redraw-bottom"]}
}
],
"chapters": [
{
"at": 0,
"level": 1,
"label": 2
}
],
"shapes": [
[
790,
560
],
[
540,
580
],
[
400,
524
]
],
"seats": [
0,
1,
2
],
"start": 0
},
"tries": true,
"views": {
"0": {
"v": 3,
"rev": 0,
"texts": {
"en": ["Mopsen", "Round 1 of 3", "Exchange", "Pecking order", "Stack", "Discard pile", "Trick", "Anna", "Hand of Anna", "Bowl of Anna", "Ben <b>&", "Hand of Ben <b>&", "Bowl of Ben <b>&", "Cleo", "Hand of Cleo", "Bowl of Cleo", "strongest", "weakest", "Discard", "Red", "Red, first, the strongest", "Blue", "Blue, second", "Yellow", "Yellow, third", "Cat", "Cat, last, the weakest", "4", "4 cards", "Anna · 0 pts", "Anna, 0 points", "7", "Bowl of Anna: empty, worth 7 bones", "Ben <b>& · 0 pts", "Ben <b>&, 0 points", "Bowl of Ben <b>&: empty, worth 7 bones", "Cleo · 0 pts", "Cleo, 0 points", "Bowl of Cleo: empty, worth 7 bones", "Ben <b>& may exchange up to three cards.", "Cleo may exchange up to three cards.", "Ben <b>& exchanges 2 cards."]
},
"marks": [],
"cites": [
["mopsen.redraw", "mopsen.redraw-optional"],
["mopsen.redraw", "mopsen.redraw-bottom"]
],
"frames": [
{"title": [0, 1, 2], "zones": {"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 3, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 4, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 5, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 6, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat0": {"label": 7, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 8, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 0, "own": true}, "bowl0": {"label": 9, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 0}, "seat1": {"label": 10, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 11, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 1}, "bowl1": {"label": 12, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 1}, "seat2": {"label": 13, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 2}, "hand2": {"label": 14, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 2}, "bowl2": {"label": 15, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 2}}, "items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 3, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 16, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 17, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 4, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 18, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 19, "say": 20, "others": [[62, 62, 0], [62, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderB", "text": 21, "say": 22, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 23, "say": 24, "others": [[295, 62, 0], [295, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderC", "text": 25, "say": 26, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 27, "say": 28}, "no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 86.0, "y": 15.0, "n": 0, "text": 29, "say": 30, "tone": "you"}, "R1": {"kind": "card", "zone": "hand0", "x": 60, "y": 75, "n": 0, "face": "R1", "others": [[79, 75, -6], [124, 75, -6]], "r": -6}, "R16": {"kind": "card", "zone": "hand0", "x": 121, "y": 69, "n": 15, "face": "R16", "others": [[134, 69, -4], [166, 69, -4]], "r": -4}, "B5": {"kind": "card", "zone": "hand0", "x": 181, "y": 64, "n": 20, "face": "B5", "others": [[189, 64, -3], [209, 64, -3]], "r": -3}, "B6": {"kind": "card", "zone": "hand0", "x": 242, "y": 62, "n": 21, "face": "B6", "others": [[244, 62, -1], [251, 62, -1]], "r": -1}, "Y1": {"kind": "card", "zone": "hand0", "x": 302, "y": 62, "n": 32, "face": "Y1", "others": [[300, 62, 1], [293, 62, 1]], "r": 1}, "Y2": {"kind": "card", "zone": "hand0", "x": 363, "y": 64, "n": 33, "face": "Y2", "others": [[355, 64, 3], [335, 64, 3]], "r": 3}, "C1": {"kind": "card", "zone": "hand0", "x": 423, "y": 69, "n": 48, "face": "C1", "others": [[410, 69, 4], [378, 69, 4]], "r": 4}, "C8": {"kind": "card", "zone": "hand0", "x": 484, "y": 75, "n": 55, "face": "C8", "others": [[465, 75, 6], [420, 75, 6]], "r": 6}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 31, "say": 32, "z": 1}, "plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 33, "say": 34}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 56, "others": [[50, 56, 0], [57, 56, 0]]}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 83, "y": 56, "n": 57, "others": [[90, 56, 0], [95, 56, 0]]}, "hand1.2": {"kind": "card", "zone": "hand1", "x": 126, "y": 56, "n": 58, "others": [[130, 56, 0], [133, 56, 0]]}, "hand1.3": {"kind": "card", "zone": "hand1", "x": 169, "y": 56, "n": 59, "others": [[170, 56, 0], [171, 56, 0]]}, "hand1.4": {"kind": "card", "zone": "hand1", "x": 211, "y": 56, "n": 60, "others": [[210, 56, 0], [209, 56, 0]]}, "hand1.5": {"kind": "card", "zone": "hand1", "x": 254, "y": 56, "n": 61, "others": [[250, 56, 0], [247, 56, 0]]}, "hand1.6": {"kind": "card", "zone": "hand1", "x": 297, "y": 56, "n": 62, "others": [[290, 56, 0], [285, 56, 0]]}, "hand1.7": {"kind": "card", "zone": "hand1", "x": 340, "y": 56, "n": 63, "others": [[330, 56, 0], [323, 56, 0]]}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 31, "say": 35, "z": 1}, "plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 36, "say": 37}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 40, "y": 56, "n": 56, "others": [[50, 56, 0], [57, 56, 0]]}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 83, "y": 56, "n": 57, "others": [[90, 56, 0], [95, 56, 0]]}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 126, "y": 56, "n": 58, "others": [[130, 56, 0], [133, 56, 0]]}, "hand2.3": {"kind": "card", "zone": "hand2", "x": 169, "y": 56, "n": 59, "others": [[170, 56, 0], [171, 56, 0]]}, "hand2.4": {"kind": "card", "zone": "hand2", "x": 211, "y": 56, "n": 60, "others": [[210, 56, 0], [209, 56, 0]]}, "hand2.5": {"kind": "card", "zone": "hand2", "x": 254, "y": 56, "n": 61, "others": [[250, 56, 0], [247, 56, 0]]}, "hand2.6": {"kind": "card", "zone": "hand2", "x": 297, "y": 56, "n": 62, "others": [[290, 56, 0], [285, 56, 0]]}, "hand2.7": {"kind": "card", "zone": "hand2", "x": 340, "y": 56, "n": 63, "others": [[330, 56, 0], [323, 56, 0]]}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 31, "say": 38, "z": 1}}, "marks": [], "arrows": [], "prompt": {"text": 39, "rules": 0}, "story": [], "notice": null, "buttons": [], "about": {}, "sheet": null, "turn": "plate1", "coach": {"met": 0, "total": 57, "known": "0", "fresh": []}},
{"prompt": {"text": 40, "rules": 0}, "story": [{"text": 41, "rules": 1, "ends": 1}], "turn": "plate2", "coach": {"met": 2, "total": 57, "known": "4400", "fresh": ["mopsen.redraw", "mopsen.redraw-bottom"]}}
],
"chapters": [
{"at": 0, "level": 1, "label": 1}
],
"shapes": [
[790, 560],
[540, 580],
[400, 524]
],
"seats": [],
"at": [
0,
1
],
"start": 0
}
}
},
last: {
"title": [
1,
2,
3
],
"zones": {
"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0},
"pecking": {"label": 4, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1},
"stack": {"label": 5, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2},
"discard": {"label": 6, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3},
"trick": {"label": 7, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300},
"seat0": {"label": 8, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 0},
"hand0": {"label": 9, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 0},
"bowl0": {"label": 10, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 0},
"seat1": {"label": 11, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 1},
"hand1": {"label": 12, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 1},
"bowl1": {"label": 13, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 1},
"seat2": {"label": 14, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 2},
"hand2": {"label": 15, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 2},
"bowl2": {"label": 16, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 2}
},
"items": {
"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 4, "others": [[270.0, 17, 0], [200.0, 17, 0]]},
"word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 17, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"},
"word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 18, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"},
"word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 5, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"},
"word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 19, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"},
"stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]},
"orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 20, "say": 21, "others": [[62, 62, 0], [62, 62, 0]]},
"orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderB", "text": 22, "say": 23, "others": [[179, 62, 0], [179, 62, 0]]},
"orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 24, "say": 25, "others": [[295, 62, 0], [295, 62, 0]]},
"orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderC", "text": 26, "say": 27, "others": [[412, 62, 0], [412, 62, 0]]},
"stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 28, "say": 29},
"no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"},
"plate0": {"kind": "plate", "zone": "seat0", "x": 86.0, "y": 15.0, "n": 0, "text": 30, "say": 31},
"R1": {"kind": "card", "zone": "hand0", "x": 60, "y": 75, "n": 0, "face": "R1", "others": [[79, 75, -6], [124, 75, -6]], "r": -6},
"R16": {"kind": "card", "zone": "hand0", "x": 121, "y": 69, "n": 15, "face": "R16", "others": [[134, 69, -4], [166, 69, -4]], "r": -4},
"B5": {"kind": "card", "zone": "hand0", "x": 181, "y": 64, "n": 20, "face": "B5", "others": [[189, 64, -3], [209, 64, -3]], "r": -3},
"B6": {"kind": "card", "zone": "hand0", "x": 242, "y": 62, "n": 21, "face": "B6", "others": [[244, 62, -1], [251, 62, -1]], "r": -1},
"Y1": {"kind": "card", "zone": "hand0", "x": 302, "y": 62, "n": 32, "face": "Y1", "others": [[300, 62, 1], [293, 62, 1]], "r": 1},
"Y2": {"kind": "card", "zone": "hand0", "x": 363, "y": 64, "n": 33, "face": "Y2", "others": [[355, 64, 3], [335, 64, 3]], "r": 3},
"C1": {"kind": "card", "zone": "hand0", "x": 423, "y": 69, "n": 48, "face": "C1", "others": [[410, 69, 4], [378, 69, 4]], "r": 4},
"C8": {"kind": "card", "zone": "hand0", "x": 484, "y": 75, "n": 55, "face": "C8", "others": [[465, 75, 6], [420, 75, 6]], "r": 6},
"dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 32, "say": 33, "z": 1},
"plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 34, "say": 35},
"R4": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 3, "face": "R4", "others": [[50, 56, 0], [57, 56, 0]]},
"R5": {"kind": "card", "zone": "hand1", "x": 83, "y": 56, "n": 4, "face": "R5", "others": [[90, 56, 0], [95, 56, 0]]},
"R6": {"kind": "card", "zone": "hand1", "x": 126, "y": 56, "n": 5, "face": "R6", "others": [[130, 56, 0], [133, 56, 0]]},
"R7": {"kind": "card", "zone": "hand1", "x": 169, "y": 56, "n": 6, "face": "R7", "others": [[170, 56, 0], [171, 56, 0]]},
"R8": {"kind": "card", "zone": "hand1", "x": 211, "y": 56, "n": 7, "face": "R8", "others": [[210, 56, 0], [209, 56, 0]]},
"R9": {"kind": "card", "zone": "hand1", "x": 254, "y": 56, "n": 8, "face": "R9", "others": [[250, 56, 0], [247, 56, 0]]},
"dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 32, "say": 36, "z": 1},
"plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 37, "say": 38},
"B7": {"kind": "card", "zone": "hand2", "x": 40, "y": 56, "n": 22, "face": "B7", "others": [[50, 56, 0], [57, 56, 0]]},
"B8": {"kind": "card", "zone": "hand2", "x": 83, "y": 56, "n": 23, "face": "B8", "others": [[90, 56, 0], [95, 56, 0]]},
"B10": {"kind": "card", "zone": "hand2", "x": 126, "y": 56, "n": 25, "face": "B10", "others": [[130, 56, 0], [133, 56, 0]]},
"B11": {"kind": "card", "zone": "hand2", "x": 169, "y": 56, "n": 26, "face": "B11", "others": [[170, 56, 0], [171, 56, 0]]},
"B12": {"kind": "card", "zone": "hand2", "x": 211, "y": 56, "n": 27, "face": "B12", "others": [[210, 56, 0], [209, 56, 0]]},
"B13": {"kind": "card", "zone": "hand2", "x": 254, "y": 56, "n": 28, "face": "B13", "others": [[250, 56, 0], [247, 56, 0]]},
"B14": {"kind": "card", "zone": "hand2", "x": 297, "y": 56, "n": 29, "face": "B14", "others": [[290, 56, 0], [285, 56, 0]]},
"B15": {"kind": "card", "zone": "hand2", "x": 340, "y": 56, "n": 30, "face": "B15", "others": [[330, 56, 0], [323, 56, 0]]},
"dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 32, "say": 39, "z": 1},
"Y9": {"kind": "card", "zone": "hand1", "x": 297, "y": 56, "n": 40, "face": "Y9", "others": [[290, 56, 0], [285, 56, 0]]},
"Y10": {"kind": "card", "zone": "hand1", "x": 340, "y": 56, "n": 41, "face": "Y10", "others": [[330, 56, 0], [323, 56, 0]]}
},
"marks": [
[0, "B7 B8 B10 B11 B12 B13 B14 B15"]
],
"arrows": [],
"prompt": {
"text": 41,
"rules": 1
},
"story": [
{"text": 42, "rules": 2, "ends": 1}
],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate2",
"coach": {
"met": 2,
"total": 57,
"known": "4400",
"fresh": ["mopsen.redraw", "mopsen.redraw-bottom"]
}
},
},
"mopsen: a trick is guessed": {
state: { ui,
"aside": "",
"book": {},
"edits": true,
"examples": {},
"guess": null,
"guessed": [
0,
1,
2
],
"index": 0,
"kind": "replay",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"R3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 3, 4 bones"}
},
"R16": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 16, 1 bone"}
},
"B1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 1, 4 bones"}
},
"B2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 2, 4 bones"}
},
"B4": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 4, 4 bones"}
},
"B5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 5, 3 bones"}
},
"B6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 6, 3 bones"}
},
"Y1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 1, 4 bones"}
},
"orderR": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "red"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#8f2a22"}
},
"orderB": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "blue"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#234a8f"}
},
"orderY": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "yellow"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#795508"}
},
"orderC": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "cat"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#2b6a31"}
},
"bowl": {
"w": 160,
"h": 82,
"svg": "",
"label": {"en": "bowl"},
"at": {"x": 80, "y": 62, "size": 31, "ink": "#fff"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"stronger": {
"w": 14,
"h": 206,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mopsen.pecking-meaning": {
"section": "1.11",
"chapter": "1",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Pecking order"},
"text": {"en": "The nearer to the top a colour stands in the row, the stronger it is. The cats have a place in the row like the three pugs."},
"where": {"en": "Set-up; How to play"},
"bit": 5
},
"mopsen.lead-any": {
"section": "3.2",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Lead any card"},
"text": {"en": "The leader plays any one card from the hand face up, pug or cat."},
"where": {"en": "How to play"},
"bit": 16
},
"mopsen.clockwise": {
"section": "3.4",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One card, clockwise"},
"text": {"en": "After the lead every other player adds exactly one card, clockwise, each in turn."},
"where": {"en": "How to play"},
"bit": 18
},
"mopsen.follow-suit": {
"section": "3.6",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Follow suit"},
"text": {"en": "If a pug was led, whoever holds pugs of that colour must play one of them, or a cat. Only the leader's card sets the colour."},
"where": {"en": "How to play (the colour that must be followed)"},
"bit": 20
},
"mopsen.compare-colour": {
"section": "3.10",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Colour before number"},
"text": {"en": "First the colour decides: a colour higher in the pecking order beats a lower one, whatever the numbers."},
"where": {"en": "How to play (comparing the cards)"},
"bit": 24
},
"mopsen.unique-extremes": {
"section": "3.13",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One high, one low"},
"text": {"en": "Every trick has exactly one highest and one lowest card, and two different players own them."},
"where": {"en": "Follows from the deck"},
"reading": {"en": "All cards differ and at least three are played, so no rule for a tie is needed."},
"bit": 27
},
"mopsen.win-trick": {
"section": "4.1",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Winning the trick"},
"text": {"en": "Whoever played the highest card wins the trick and places that card, and no other, on their own bowl."},
"where": {"en": "How to play (collecting)"},
"bit": 29
},
"mopsen.bowl-covered": {
"section": "4.2",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Covered bowl"},
"text": {"en": "As long as a card lies on a bowl, the bones printed on the bowl do not count."},
"where": {"en": "How to play (collecting); Scoring"},
"bit": 30
},
"mopsen.lowest-pinches": {
"section": "4.5",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "The lowest pinches"},
"text": {"en": "Whoever played the lowest card gets no bones for it. That player changes the pecking order and pinches one card."},
"where": {"en": "How to play (pinching)"},
"bit": 32
},
"mopsen.pinch-must": {
"section": "4.6",
"chapter": "4",
"status": "ambiguous",
"statusText": {"en": "the rulebook can be read in two ways: our reading"},
"title": {"en": "Pinching is a must"},
"text": {"en": "Whoever played the lowest card must take a card, and must change the row as well."},
"where": {"en": "Objective; How to play (pinching)"},
"reading": {"en": "One sentence of the rulebook says must, two say may. The sentence with the duty names both parts, so we follow it; the may tells which cards can be chosen."},
"option": {"en": "pinch = \"may\" allows taking nothing, while the first two steps stay a duty."},
"bit": 33,
"choices": {"may": {"en": "one may take nothing"}}
},
"mopsen.pinch-steps": {
"section": "4.7",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Three steps"},
"text": {"en": "Pinching has three steps in this order: change the row, put the lowest card away, take a card. Play goes on only after them."},
"where": {"en": "How to play (pinching)"},
"bit": 34
},
"mopsen.pinch-step-1": {
"section": "4.8",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Step 1: jostle"},
"text": {"en": "The colour of the lowest card moves up to first place in the pecking order. The other colours close up and keep their order."},
"where": {"en": "How to play (pinching, step 1)"},
"reading": {"en": "It happens after the cards were compared, so it counts from the next trick on. If the colour is on top already, nothing changes."},
"bit": 35
},
"mopsen.pinch-step-2": {
"section": "4.10",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Step 2: put away"},
"text": {"en": "The lowest card itself goes to the discard pile."},
"where": {"en": "How to play (pinching, step 2)"},
"bit": 37
},
"mopsen.pinch-step-3": {
"section": "4.11",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Step 3: take a card"},
"text": {"en": "Whoever played the lowest card chooses one of the cards of this trick that still lie on the table and takes it into the hand."},
"where": {"en": "How to play (pinching, step 3)"},
"bit": 38
},
"mopsen.pinch-own-card": {
"section": "4.12",
"chapter": "4",
"status": "ambiguous",
"statusText": {"en": "the rulebook can be read in two ways: our reading"},
"title": {"en": "Not your own card"},
"text": {"en": "Nobody can take back the card that was just played as the lowest one."},
"where": {"en": "Objective; How to play (pinching)"},
"reading": {"en": "The objective speaks of taking a card back. But step 2 has put that card on the discard pile already, and no card may be taken from there."},
"bit": 39
},
"mopsen.pinch-lying-only": {
"section": "4.13",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Only cards lying there"},
"text": {"en": "Only a card of this trick that still lies on the table can be taken. Cards on a bowl, the winning card among them, and cards on the discard pile cannot."},
"where": {"en": "How to play (pinching, step 3)"},
"bit": 40
},
"mopsen.pinch-three-players": {
"section": "4.15",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "How much choice"},
"text": {"en": "With three players one card is left to take, so there is no choice. With four players there are two, with five three."},
"where": {"en": "How to play (pinching, step 3)"},
"bit": 42
},
"mopsen.next-lead": {
"section": "4.17",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Winner leads"},
"text": {"en": "The winner of the trick leads the next one."},
"where": {"en": "How to play (after pinching)"},
"bit": 44
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben <b>&",
"Cleo"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"speed": 1.0,
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 0,
"texts": {
"en": [
"Red 16 was led: play a red pug or a cat.",
"Mopsen",
"Round 1 of 3",
"Trick 1",
"Anna led red 16",
"Cleo’s turn",
"Pecking order",
"Stack",
"Discard pile",
"Trick",
"Anna",
"Hand of Anna",
"Bowl of Anna",
"Ben <b>&",
"Hand of Ben <b>&",
"Bowl of Ben <b>&",
"Cleo",
"Hand of Cleo",
"Bowl of Cleo",
"strongest",
"weakest",
"Discard",
"Yellow",
"Yellow, first, the strongest",
"Cat",
"Cat, second",
"Red",
"Red, third",
"Blue",
"Blue, last, the weakest",
"no card",
"red 16, 1 bone, played by Anna",
"yellow 1, 4 bones, played by Ben <b>&",
"Anna · 0 pts",
"Anna, 0 points, and in this round 9 so far: 7 bones and 2 cards in hand",
"7",
"Bowl of Anna: empty, worth 7 bones",
"Ben <b>& · 0 pts",
"Ben <b>&, 0 points, and in this round 9 so far: 7 bones and 2 cards in hand",
"Bowl of Ben <b>&: empty, worth 7 bones",
"Cleo · 0 pts",
"Cleo, 0 points, and in this round 9 so far: 7 bones and 2 cards in hand",
"Bowl of Cleo: empty, worth 7 bones",
"It is Cleo’s turn to play a card. The trick after this one can be the last: Cleo may have no card left then.",
"wins",
"pinches",
"red 3, 4 bones, played by Cleo",
"Cleo, 0 points, and in this round 8 so far: 7 bones and one card in hand",
"Ben <b>& wins the trick. Red 3 is the lowest card, so Cleo pinches next.",
"Cleo follows suit with red 3, because red 16 was led.",
"When the trick was complete, yellow stood above red in the pecking order, so yellow 1 beat red 16. Ben <b>& wins the trick, and yellow 1 goes on Ben <b>&’s bowl.",
"It is the first card on Ben <b>&’s bowl, so the 7 bones printed there no longer count.",
"The pinch comes first.",
"It has won the trick and goes to a bowl.",
"The lowest card is on the discard pile.",
"Cleo pinches",
"Red, first, the strongest",
"Yellow, second",
"Cat, third",
"Ben <b>&, 0 points, and in this round 6 so far: 4 bones and 2 cards in hand",
"4",
"Bowl of Ben <b>&: one card, 4 bones",
"Cleo pinches the one card still lying there: red 16.",
"Red 3 is the lowest card of the trick. Cleo gets no bones for it but pinches.",
"Red moves to the top. The pecking order is now red, yellow, cat, blue",
"Red 3 is on the discard pile and cannot be taken",
"Cleo takes the card still lying there",
"Trick 2",
"Ben <b>&’s turn",
"Ben <b>& leads and may play any card. The trick after this one can be the last: Anna, Ben <b>& and Cleo may have no card left then.",
"Cleo pinches red 16 from Anna and takes it into their hand.",
"Ben <b>& won the trick and leads the next one."
]
},
"marks": [
{
"kind": "open"
},
{
"kind": "dim",
"why": 0,
"rules": 0
},
{
"kind": "wins",
"tag": 44
},
{
"kind": "lowest",
"tag": 45
},
{
"kind": "active",
"tag": 19
},
{
"kind": "dim",
"why": 52,
"rules": 6
},
{
"kind": "wins",
"why": 53,
"rules": 7
},
{
"kind": "lowest",
"why": 54,
"rules": 8
}
],
"cites": [
[
"mopsen.follow-suit"
],
[
"mopsen.clockwise"
],
[],
[
"mopsen.follow-suit",
"mopsen.clockwise"
],
[
"mopsen.compare-colour",
"mopsen.pecking-meaning",
"mopsen.win-trick"
],
[
"mopsen.bowl-covered"
],
[
"mopsen.pinch-steps"
],
[
"mopsen.pinch-lying-only"
],
[
"mopsen.pinch-own-card",
"mopsen.pinch-lying-only"
],
[
"mopsen.pinch-step-3",
"mopsen.pinch-must"
],
[
"mopsen.lowest-pinches",
"mopsen.unique-extremes",
"mopsen.pinch-step-1",
"mopsen.pinch-step-2",
"mopsen.pinch-step-3",
"mopsen.pinch-must"
],
[
"mopsen.lead-any"
],
[
"mopsen.pinch-step-3",
"mopsen.pinch-three-players"
],
[
"mopsen.next-lead"
]
],
"frames": [
{
"title": [1, 2, 3, 4, 5],
"zones": {"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 6, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 7, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 8, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 9, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat0": {"label": 10, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 11, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 0}, "bowl0": {"label": 12, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 0}, "seat1": {"label": 13, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 14, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 1}, "bowl1": {"label": 15, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 1}, "seat2": {"label": 16, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 2}, "hand2": {"label": 17, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 2}, "bowl2": {"label": 18, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 2}},
"items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 6, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 19, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 20, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 7, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 21, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderY", "text": 22, "say": 23, "others": [[62, 62, 0], [62, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderC", "text": 24, "say": 25, "others": [[179, 62, 0], [179, 62, 0]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderR", "text": 26, "say": 27, "others": [[295, 62, 0], [295, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderB", "text": 28, "say": 29, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 30}, "no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"}, "R16": {"kind": "card", "zone": "trick", "x": 130, "y": 82, "n": 0, "face": "R16", "say": 31, "others": [[130, 85, 0], [130, 87, 0]]}, "Y1": {"kind": "card", "zone": "trick", "x": 20, "y": 64, "n": 1, "face": "Y1", "say": 32, "others": [[-57, 85, 0], [-13, 87, 0]]}, "plate0": {"kind": "plate", "zone": "seat0", "x": 86.0, "y": 15.0, "n": 0, "text": 33, "say": 34}, "B1": {"kind": "card", "zone": "hand0", "x": 236, "y": 62, "n": 16, "face": "B1", "r": -1}, "B2": {"kind": "card", "zone": "hand0", "x": 308, "y": 62, "n": 17, "face": "B2", "r": 1}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 36, "z": 1}, "plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 37, "say": 38}, "B5": {"kind": "card", "zone": "hand1", "x": 162, "y": 56, "n": 20, "face": "B5"}, "B6": {"kind": "card", "zone": "hand1", "x": 218, "y": 56, "n": 21, "face": "B6"}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 39, "z": 1}, "plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 40, "say": 41}, "R3": {"kind": "card", "zone": "hand2", "x": 162, "y": 56, "n": 2, "face": "R3"}, "B4": {"kind": "card", "zone": "hand2", "x": 218, "y": 56, "n": 19, "face": "B4"}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 42, "z": 1}},
"marks": [[0, "R3"], [1, "B4"]],
"arrows": [],
"prompt": {"text": 43, "rules": 1},
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate2",
"coach": {"met": 0, "total": 57, "known": "0", "fresh": []}
},
{
"title": [1, 2, 3, 4],
"items": {"Y1": {"z": 2}, "R3": {"zone": "trick", "x": 240, "y": 64, "say": 46, "others": [[317, 85, 0], [273, 87, 0]], "z": 1}, "plate2": {"say": 47}, "B4": {"x": 190}},
"marks": [[2, "Y1"], [3, "R3"]],
"prompt": {"text": 48, "rules": 2, "heads": true},
"story": [{"text": 49, "rules": 3}, {"text": 50, "rules": 4, "heads": true}, {"text": 51, "rules": 5, "ends": 2}],
"turn": null,
"coach": {"met": 6, "total": 57, "known": "61140020", "fresh": ["mopsen.follow-suit", "mopsen.clockwise", "mopsen.compare-colour", "mopsen.pecking-meaning", "mopsen.win-trick", "mopsen.bowl-covered"]}
},
{
"title": [1, 2, 3, 4, 55],
"zones": {"bowl1": {"drawn": 50}},
"items": {"orderR": {"y": 26, "n": 0, "say": 56, "others": [[62, 62, 0], [62, 62, 0]]}, "orderY": {"y": 79, "n": 1, "say": 57, "others": [[179, 62, 0], [179, 62, 0]]}, "orderC": {"y": 132, "n": 2, "say": 58, "others": [[295, 62, 0], [295, 62, 0]]}, "R3": {"zone": "discard", "x": 42, "y": 58, "n": 0, "say": null, "others": null, "z": null}, "plate1": {"say": 59}, "Y1": {"zone": "bowl1", "x": 88, "y": 62, "n": 0, "say": null, "others": null, "z": null}, "dish1": {"text": 60, "say": 61}, "no-discard": null},
"marks": [[4, "orderR"], [5, "B4"], [0, "R16"], [6, "Y1"], [7, "R3"]],
"prompt": {"text": 62, "rules": 9},
"story": [{"text": 63, "rules": 10, "steps": [{"text": 64, "done": true}, {"text": 65, "done": true}, {"text": 66, "done": false}], "ends": 2, "heads": true}],
"turn": "plate2",
"coach": {"met": 12, "total": 57, "known": "6b69140020", "fresh": ["mopsen.lowest-pinches", "mopsen.unique-extremes", "mopsen.pinch-step-1", "mopsen.pinch-step-2", "mopsen.pinch-step-3", "mopsen.pinch-must"]}
},
{
"title": [1, 2, 67, 68],
"items": {"plate2": {"say": 41}, "R16": {"zone": "hand2", "x": 162, "y": 56, "n": 15, "say": null, "others": null}, "B4": {"x": 218}, "place0": {"kind": "thing", "zone": "trick", "x": 130, "y": 82, "n": -1, "face": "gap", "others": [[130, 85, 0], [130, 87, 0]]}},
"marks": [[0, "B5 B6"]],
"arrows": [{"kind": "takes", "arcs": [["M520 273Q586 223 618 149"], ["M308 262Q334 237 349 205"], ["M237 224Q251 203 258 180"]]}],
"prompt": {"text": 69, "rules": 11},
"story": [{"text": 70, "rules": 12}, {"text": 71, "rules": 13, "ends": 1}],
"turn": "plate1",
"coach": {"met": 14, "total": 57, "known": "146b69140020", "fresh": ["mopsen.pinch-three-players", "mopsen.next-lead"]}
}
],
"chapters": [
{
"at": 0,
"level": 1,
"label": 2
},
{
"at": 2,
"level": 3,
"label": 55
}
],
"shapes": [
[
790,
560
],
[
540,
580
],
[
400,
524
]
],
"seats": [
0,
1,
2
],
"start": 0
},
"tries": true,
"views": {
"guess2": {
"v": 3,
"rev": 0,
"texts": {
"en": ["Red 16 was led: play a red pug or a cat.", "Mopsen", "Round 1 of 3", "Trick 1", "Anna led red 16", "Cleo’s turn", "Pecking order", "Stack", "Discard pile", "Trick", "Cleo", "Hand of Cleo", "Bowl of Cleo", "Anna", "Hand of Anna", "Bowl of Anna", "Ben <b>&", "Hand of Ben <b>&", "Bowl of Ben <b>&", "strongest", "weakest", "Discard", "Yellow", "Yellow, first, the strongest", "Cat", "Cat, second", "Red", "Red, third", "Blue", "Blue, last, the weakest", "no card", "red 16, 1 bone, played by Anna", "yellow 1, 4 bones, played by Ben <b>&", "Cleo · 0 pts", "Cleo, 0 points, and in this round 9 so far: 7 bones and 2 cards in hand", "7", "Bowl of Cleo: empty, worth 7 bones", "Anna · 0 pts", "Anna, 0 points, and in this round 9 so far: 7 bones and 2 cards in hand", "Bowl of Anna: empty, worth 7 bones", "Ben <b>& · 0 pts", "Ben <b>&, 0 points, and in this round 9 so far: 7 bones and 2 cards in hand", "Bowl of Ben <b>&: empty, worth 7 bones", "Red 16 was led, so Cleo must play a red pug: red 3. The trick after this one can be the last: Cleo may have no card left then.", "wins", "pinches", "red 3, 4 bones, played by Cleo", "Cleo, 0 points, and in this round 8 so far: 7 bones and one card in hand", "Ben <b>& wins the trick. Red 3 is the lowest card, so Cleo pinches next.", "Cleo follows suit with red 3, because red 16 was led.", "When the trick was complete, yellow stood above red in the pecking order, so yellow 1 beat red 16. Ben <b>& wins the trick, and yellow 1 goes on Ben <b>&’s bowl.", "It is the first card on Ben <b>&’s bowl, so the 7 bones printed there no longer count.", "The pinch comes first.", "It has won the trick and goes to a bowl.", "The lowest card is on the discard pile.", "Cleo pinches", "Red, first, the strongest", "Yellow, second", "Cat, third", "Ben <b>&, 0 points, and in this round 6 so far: 4 bones and 2 cards in hand", "4", "Bowl of Ben <b>&: one card, 4 bones", "Cleo pinches the one card still lying there: red 16.", "Red 3 is the lowest card of the trick. Cleo gets no bones for it but pinches.", "Red moves to the top. The pecking order is now red, yellow, cat, blue", "Red 3 is on the discard pile and cannot be taken", "Cleo takes the card still lying there", "Trick 2", "Ben <b>&’s turn", "Ben <b>& leads and may play any card. The trick after this one can be the last: Anna, Ben <b>& and Cleo may have no card left then.", "Cleo pinches red 16 from Anna and takes it into their hand.", "Ben <b>& won the trick and leads the next one.", "What would you do here for Cleo? Press it. Then you see what was done.", "That is what was done, too.", "That cannot be done:\nCleo has to play red 3: red 16 was led, and blue 4 does not follow suit.", "Take red 16 · 1 bone", "That cannot be done:\nCleo pinches a card first, having played the lowest one. Only then is the next card played.", "That cannot be done:\nPinch red 16: yellow 1 has won the trick and goes to Ben <b>&’s bowl.", "That cannot be done:\nPinch red 16: red 3 was the lowest card and has just gone to the discard pile.", "Pinch red 16: red 3 is not one of the cards of this trick that still lie there."]
},
"marks": [
{"kind": "open"},
{"kind": "dim", "why": 0, "rules": 0},
{"kind": "wins", "tag": 44},
{"kind": "lowest", "tag": 45},
{"kind": "active", "tag": 19},
{"kind": "dim", "why": 52, "rules": 6},
{"kind": "wins", "why": 53, "rules": 7},
{"kind": "lowest", "why": 54, "rules": 8},
{"kind": "legal"},
{"kind": "wins"},
{"kind": "lowest"}
],
"cites": [
["mopsen.follow-suit"],
["mopsen.follow-suit", "mopsen.cat-anytime"],
[],
["mopsen.follow-suit", "mopsen.clockwise"],
["mopsen.compare-colour", "mopsen.pecking-meaning", "mopsen.win-trick"],
["mopsen.bowl-covered"],
["mopsen.pinch-steps"],
["mopsen.pinch-lying-only"],
["mopsen.pinch-own-card", "mopsen.pinch-lying-only"],
["mopsen.pinch-step-3", "mopsen.pinch-must"],
["mopsen.lowest-pinches", "mopsen.unique-extremes", "mopsen.pinch-step-1", "mopsen.pinch-step-2", "mopsen.pinch-step-3", "mopsen.pinch-must"],
["mopsen.lead-any"],
["mopsen.pinch-step-3", "mopsen.pinch-three-players"],
["mopsen.next-lead"]
],
"frames": [
{"title": [1, 2, 3, 4, 5], "zones": {"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 6, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 7, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 8, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 9, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat2": {"label": 10, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 2}, "hand2": {"label": 11, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 2, "own": true}, "bowl2": {"label": 12, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 2}, "seat0": {"label": 13, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 0}, "hand0": {"label": 14, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 0}, "bowl0": {"label": 15, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 0}, "seat1": {"label": 16, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 1}, "hand1": {"label": 17, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 1}, "bowl1": {"label": 18, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 1}}, "items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 6, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 19, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 20, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 7, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 21, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderY", "text": 22, "say": 23, "others": [[62, 62, 0], [62, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderC", "text": 24, "say": 25, "others": [[179, 62, 0], [179, 62, 0]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderR", "text": 26, "say": 27, "others": [[295, 62, 0], [295, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderB", "text": 28, "say": 29, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 30}, "no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"}, "R16": {"kind": "card", "zone": "trick", "x": 20, "y": 64, "n": 0, "face": "R16", "say": 31, "others": [[-57, 85, 0], [-13, 87, 0]]}, "Y1": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 1, "face": "Y1", "say": 32, "others": [[317, 85, 0], [273, 87, 0]]}, "plate2": {"kind": "plate", "zone": "seat2", "x": 86.0, "y": 15.0, "n": 0, "text": 33, "say": 34, "tone": "you"}, "R3": {"kind": "card", "zone": "hand2", "x": 236, "y": 62, "n": 2, "face": "R3", "r": -1}, "B4": {"kind": "card", "zone": "hand2", "x": 308, "y": 62, "n": 19, "face": "B4", "r": 1}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 36, "z": 1}, "plate0": {"kind": "plate", "zone": "seat0", "x": 58.0, "y": 15.0, "n": 0, "text": 37, "say": 38}, "hand0.0": {"kind": "card", "zone": "hand0", "x": 162, "y": 56, "n": 56}, "hand0.1": {"kind": "card", "zone": "hand0", "x": 218, "y": 56, "n": 57}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 39, "z": 1}, "plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 40, "say": 41}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 162, "y": 56, "n": 56}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 218, "y": 56, "n": 57}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 42, "z": 1}}, "marks": [[0, "R3"], [1, "B4"]], "arrows": [], "prompt": {"text": 43, "rules": 1}, "story": [], "notice": null, "buttons": [], "about": {}, "sheet": null, "turn": "plate2", "coach": {"met": 0, "total": 57, "known": "0", "fresh": []}},
{"title": [1, 2, 3, 4], "items": {"Y1": {"z": 2}, "R3": {"zone": "trick", "x": 130, "y": 82, "say": 46, "others": [[130, 85, 0], [130, 87, 0]], "z": 1, "r": null}, "plate2": {"say": 47}, "B4": {"x": 272, "r": null}}, "marks": [[2, "Y1"], [3, "R3"]], "prompt": {"text": 48, "rules": 2, "heads": true}, "story": [{"text": 49, "rules": 3}, {"text": 50, "rules": 4, "heads": true}, {"text": 51, "rules": 5, "ends": 2}], "turn": null, "coach": {"met": 6, "total": 57, "known": "61140020", "fresh": ["mopsen.follow-suit", "mopsen.clockwise", "mopsen.compare-colour", "mopsen.pecking-meaning", "mopsen.win-trick", "mopsen.bowl-covered"]}},
{"title": [1, 2, 3, 4, 55], "zones": {"bowl1": {"drawn": 70}}, "items": {"orderR": {"y": 26, "n": 0, "say": 56, "others": [[62, 62, 0], [62, 62, 0]]}, "orderY": {"y": 79, "n": 1, "say": 57, "others": [[179, 62, 0], [179, 62, 0]]}, "orderC": {"y": 132, "n": 2, "say": 58, "others": [[295, 62, 0], [295, 62, 0]]}, "R3": {"zone": "discard", "x": 42, "y": 58, "n": 0, "say": null, "others": null, "z": null}, "plate1": {"say": 59}, "Y1": {"zone": "bowl1", "x": 88, "y": 62, "n": 0, "say": null, "others": null, "z": null}, "dish1": {"text": 60, "say": 61}, "no-discard": null}, "marks": [[4, "orderR"], [5, "B4"], [0, "R16"], [6, "Y1"], [7, "R3"]], "prompt": {"text": 62, "rules": 9}, "story": [{"text": 63, "rules": 10, "steps": [{"text": 64, "done": true}, {"text": 65, "done": true}, {"text": 66, "done": false}], "ends": 2, "heads": true}], "turn": "plate2", "coach": {"met": 12, "total": 57, "known": "6b69140020", "fresh": ["mopsen.lowest-pinches", "mopsen.unique-extremes", "mopsen.pinch-step-1", "mopsen.pinch-step-2", "mopsen.pinch-step-3", "mopsen.pinch-must"]}},
{"title": [1, 2, 67, 68], "items": {"plate2": {"say": 34}, "R16": {"zone": "hand2", "x": 236, "y": 62, "n": 15, "r": -1, "say": null, "others": null}, "B4": {"x": 308, "r": 1}, "place0": {"kind": "thing", "zone": "trick", "x": 20, "y": 64, "n": -1, "face": "gap", "others": [[-57, 85, 0], [-13, 87, 0]]}}, "marks": [], "arrows": [{"kind": "takes", "arcs": [["M372 357Q392 377 420 391"], ["M142 298Q189 313 220 355"], ["M117 311Q126 318 138 323"]]}], "prompt": {"text": 69, "rules": 11}, "story": [{"text": 70, "rules": 12}, {"text": 71, "rules": 13, "ends": 1}], "turn": "plate1", "coach": {"met": 14, "total": 57, "known": "146b69140020", "fresh": ["mopsen.pinch-three-players", "mopsen.next-lead"]}},
{"title": [1, 2, 3, 4, 5], "zones": {"bowl1": {"drawn": null}}, "items": {"orderY": {"y": 26, "n": 0, "say": 23, "others": [[62, 62, 0], [62, 62, 0]]}, "orderC": {"y": 79, "n": 1, "say": 25, "others": [[179, 62, 0], [179, 62, 0]]}, "orderR": {"y": 132, "n": 2, "say": 27, "others": [[295, 62, 0], [295, 62, 0]]}, "no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"}, "R16": {"zone": "trick", "x": 20, "y": 64, "n": 0, "say": 31, "others": [[-57, 85, 0], [-13, 87, 0]], "r": null}, "Y1": {"zone": "trick", "x": 240, "y": 64, "n": 1, "say": 32, "others": [[317, 85, 0], [273, 87, 0]]}, "R3": {"zone": "hand2", "x": 236, "y": 62, "n": 2, "r": -1, "does": 3076019701}, "B4": {"does": 1248852686}, "plate1": {"say": 41}, "dish1": {"text": 35, "say": 42}, "place0": null}, "marks": [[8, "R3"], [1, "B4"]], "arrows": [], "prompt": {"text": 43, "rules": 1}, "story": [], "notice": {"kind": "info", "text": 72, "rules": 2}, "turn": "plate2", "coach": null},
{"title": [1, 2, 3, 4], "items": {"Y1": {"z": 2}, "R3": {"zone": "trick", "x": 130, "y": 82, "say": 46, "others": [[130, 85, 0], [130, 87, 0]], "z": 1, "r": null, "does": null}, "plate2": {"say": 47}, "B4": {"x": 272, "r": null, "does": null}}, "marks": [[2, "Y1"], [3, "R3"]], "prompt": {"text": 48, "rules": 2, "heads": true}, "story": [{"text": 49, "rules": 3}, {"text": 50, "rules": 4, "heads": true}, {"text": 51, "rules": 5, "ends": 2}], "notice": {"kind": "info", "text": 73, "rules": 2}, "turn": null},
{"notice": {"kind": "refusal", "text": 74, "rules": 0}},
{"title": [1, 2, 3, 4, 55], "zones": {"bowl1": {"drawn": 70}}, "items": {"orderR": {"y": 26, "n": 0, "say": 56, "others": [[62, 62, 0], [62, 62, 0]]}, "orderY": {"y": 79, "n": 1, "say": 57, "others": [[179, 62, 0], [179, 62, 0]]}, "orderC": {"y": 132, "n": 2, "say": 58, "others": [[295, 62, 0], [295, 62, 0]]}, "R3": {"zone": "discard", "x": 42, "y": 58, "n": 0, "does": 1617497047, "say": null, "others": null, "z": null}, "R16": {"does": 278664973}, "B4": {"does": 1248852686}, "plate1": {"say": 59}, "Y1": {"zone": "bowl1", "x": 88, "y": 62, "n": 0, "does": 3182490189, "say": null, "others": null, "z": null}, "dish1": {"text": 60, "say": 61}, "no-discard": null}, "marks": [[5, "B4"], [8, "R16"], [9, "Y1"], [10, "R3"]], "prompt": {"text": 62, "rules": 9}, "story": [], "notice": {"kind": "info", "text": 72, "rules": 2}, "buttons": [{"id": "take-R16", "label": 75, "does": 278664973, "kind": "main"}], "turn": "plate2"},
{"title": [1, 2, 67, 68], "items": {"R3": {"does": null}, "plate2": {"say": 34}, "R16": {"zone": "hand2", "x": 236, "y": 62, "n": 15, "r": -1, "say": null, "others": null, "does": null}, "B4": {"x": 308, "r": 1, "does": null}, "Y1": {"does": null}, "place0": {"kind": "thing", "zone": "trick", "x": 20, "y": 64, "n": -1, "face": "gap", "others": [[-57, 85, 0], [-13, 87, 0]]}}, "marks": [], "arrows": [{"kind": "takes", "arcs": [["M372 357Q392 377 420 391"], ["M142 298Q189 313 220 355"], ["M117 311Q126 318 138 323"]]}], "prompt": {"text": 69, "rules": 11}, "story": [{"text": 70, "rules": 12}, {"text": 71, "rules": 13, "ends": 1}], "notice": {"kind": "refusal", "text": 76, "rules": 6}, "buttons": [], "turn": "plate1"},
{"notice": {"kind": "info", "text": 73, "rules": 2}},
{"notice": {"kind": "refusal", "text": 77, "rules": 7}},
{"notice": {"kind": "refusal", "text": 78, "more": 79, "rules": 8}}
],
"chapters": [
{"at": 0, "level": 1, "label": 2},
{"at": 2, "level": 3, "label": 55}
],
"shapes": [
[790, 560],
[540, 580],
[400, 524]
],
"seats": [],
"at": [
0,
1,
2,
3
],
"start": 0,
"guess": {
"frames": 4,
"starts": {"0": 4, "2": 7},
"ways": [{"R3": 5, "B4": 6}, {}, {}, {"B4": 8, "R16": 9, "Y1": 10, "R3": 11, "take-R16": 9}, {}, {}, {}, {}]
}
}
}
},
last: {
"title": [
1,
2,
67,
68
],
"zones": {
"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0},
"pecking": {"label": 6, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1},
"stack": {"label": 7, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2},
"discard": {"label": 8, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3},
"trick": {"label": 9, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300},
"seat0": {"label": 10, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 0},
"hand0": {"label": 11, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 0},
"bowl0": {"label": 12, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 0},
"seat1": {"label": 13, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 1},
"hand1": {"label": 14, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 1},
"bowl1": {"label": 15, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 1, "drawn": 50},
"seat2": {"label": 16, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 2},
"hand2": {"label": 17, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 2},
"bowl2": {"label": 18, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 2}
},
"items": {
"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 6, "others": [[270.0, 17, 0], [200.0, 17, 0]]},
"word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 19, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"},
"word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 20, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"},
"word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 7, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"},
"word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 21, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"},
"stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]},
"orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderY", "text": 22, "say": 57, "others": [[179, 62, 0], [179, 62, 0]]},
"orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderC", "text": 24, "say": 58, "others": [[295, 62, 0], [295, 62, 0]]},
"orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 26, "say": 56, "others": [[62, 62, 0], [62, 62, 0]]},
"orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderB", "text": 28, "say": 29, "others": [[412, 62, 0], [412, 62, 0]]},
"stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 30},
"R16": {"kind": "card", "zone": "hand2", "x": 162, "y": 56, "n": 15, "face": "R16"},
"Y1": {"kind": "card", "zone": "bowl1", "x": 88, "y": 62, "n": 0, "face": "Y1"},
"plate0": {"kind": "plate", "zone": "seat0", "x": 86.0, "y": 15.0, "n": 0, "text": 33, "say": 34},
"B1": {"kind": "card", "zone": "hand0", "x": 236, "y": 62, "n": 16, "face": "B1", "r": -1},
"B2": {"kind": "card", "zone": "hand0", "x": 308, "y": 62, "n": 17, "face": "B2", "r": 1},
"dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 36, "z": 1},
"plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 37, "say": 59},
"B5": {"kind": "card", "zone": "hand1", "x": 162, "y": 56, "n": 20, "face": "B5"},
"B6": {"kind": "card", "zone": "hand1", "x": 218, "y": 56, "n": 21, "face": "B6"},
"dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 60, "say": 61, "z": 1},
"plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 40, "say": 41},
"R3": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 0, "face": "R3"},
"B4": {"kind": "card", "zone": "hand2", "x": 218, "y": 56, "n": 19, "face": "B4"},
"dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 42, "z": 1},
"place0": {"kind": "thing", "zone": "trick", "x": 130, "y": 82, "n": -1, "face": "gap", "others": [[130, 85, 0], [130, 87, 0]]}
},
"marks": [
[0, "B5 B6"]
],
"arrows": [
{"kind": "takes", "arcs": [["M520 273Q586 223 618 149"], ["M308 262Q334 237 349 205"], ["M237 224Q251 203 258 180"]]}
],
"prompt": {
"text": 69,
"rules": 11
},
"story": [
{"text": 70, "rules": 12},
{"text": 71, "rules": 13, "ends": 1}
],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": {
"met": 14,
"total": 57,
"known": "146b69140020",
"fresh": ["mopsen.pinch-three-players", "mopsen.next-lead"]
}
},
},
"mauz: a swap is guessed": {
state: { ui,
"aside": "",
"book": {},
"edits": true,
"examples": {},
"guess": null,
"guessed": [
0,
1
],
"index": 0,
"kind": "replay",
"kit": {
"art": "",
"written": {
"en": "<symbol id='rankJ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>J</text><use href='#cap' x='35' y='29' width='38' height='25'/></symbol><symbol id='rankQ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>Q</text><use href='#tiara' x='31' y='33' width='30' height='20' fill='#f6d27a'/></symbol><symbol id='rankK' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>K</text><use href='#crown' x='30' y='27' width='32' height='21' fill='#f0b93a'/></symbol>"
},
"faces": {
"6C": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "6 of clubs"}
},
"7C": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "7 of clubs"}
},
"QC": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "queen of clubs"}
},
"JD": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "jack of diamonds"}
},
"TH": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "10 of hearts"}
},
"KH": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "king of hearts"}
},
"AH": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "ace of hearts"}
},
"8S": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "8 of spades"}
},
"9S": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "9 of spades"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"counters3": {
"w": 112,
"h": 18,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mauz.hidden": {
"section": "2.3",
"chapter": "2",
"status": "silent",
"statusText": {"en": "the rulebook is silent: our reading"},
"title": {"en": "What all can see"},
"text": {"en": "Hands, stock and the dealer’s other set are hidden, the middle lies open. So what somebody takes from it is known to all."},
"where": {"en": "Not in the rulebook"},
"reading": {"en": "It is not said, but everything follows from how the cards are dealt and swapped."},
"bit": 4
},
"mauz.swap-one-or-all": {
"section": "3.1",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One or all three"},
"text": {"en": "A swap is one card for one, or all three for all three. Two for two does not exist."},
"where": {"en": "Game rules"},
"bit": 8
},
"mauz.swap-one": {
"section": "3.2",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Hand for middle"},
"text": {"en": "The card that is given comes from the own hand, the card that is taken from the middle. What was given lies open there."},
"where": {"en": "Game rules"},
"bit": 9
},
"mauz.card-values": {
"section": "4.2",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Values of the cards"},
"text": {"en": "An ace counts 11; king, queen, jack and ten count 10; six to nine count their number."},
"where": {"en": "Game rules"},
"bit": 12
},
"mauz.suit-count": {
"section": "4.3",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Only one suit counts"},
"text": {"en": "Only cards of one suit are added up: the suit of which the hand has most."},
"where": {"en": "Game rules"},
"bit": 13
},
"mauz.knock": {
"section": "6.1",
"chapter": "6",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Knocking"},
"text": {"en": "Whoever thinks the hand is good enough knocks."},
"where": {"en": "Special combinations, paragraph on knocking"},
"bit": 26
},
"mauz.skip": {
"section": "6.7",
"chapter": "6",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Skipping"},
"text": {"en": "Instead of swapping or knocking one may skip the turn."},
"where": {"en": "Special combinations, paragraph on skipping"},
"bit": 32
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"speed": 1.0,
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 0,
"texts": {
"en": [
"no gain: 21 points at best, 21 now",
"no gain: 20 points at best, 21 now",
"take the 10 of hearts: 31 points",
"give the 8 of spades: 31 points",
"Mauz",
"Round 1",
"Anna is playing",
"Stock",
"Middle",
"Anna",
"Anna’s counters",
"Hand of Anna",
"Ben",
"Ben’s counters",
"Hand of Ben",
"Stock",
"no card",
"counts 21",
"Hand of Anna: 21 points",
"3",
"Anna may swap one card or all three, skip, or knock.",
"Anna’s",
"give the 6 of clubs: 17 points",
"take the 8 of spades: 17 points",
"take the queen of clubs: 23 points",
"no gain: 13 points at best, 13 now",
"give the 9 of spades: 23 points",
"Ben is playing",
"Ben may swap one card or all three, skip, or knock.",
"Anna gives the 8 of spades and takes the jack of diamonds from the middle."
]
},
"marks": [
{
"kind": "open",
"why": 0,
"rules": 0
},
{
"kind": "open",
"why": 1,
"rules": 0
},
{
"kind": "open",
"why": 2,
"rules": 0
},
{
"kind": "open",
"why": 3,
"rules": 0
},
{
"kind": "active"
},
{
"kind": "open",
"tag": 21,
"why": 22,
"rules": 0
},
{
"kind": "open",
"why": 23,
"rules": 0
},
{
"kind": "open",
"why": 24,
"rules": 0
},
{
"kind": "open",
"why": 25,
"rules": 0
},
{
"kind": "open",
"why": 26,
"rules": 0
}
],
"cites": [
[],
[
"mauz.swap-one-or-all",
"mauz.suit-count",
"mauz.card-values",
"mauz.skip",
"mauz.knock"
],
[
"mauz.swap-one",
"mauz.swap-one-or-all",
"mauz.hidden"
]
],
"frames": [
{
"title": [4, 5, 6],
"zones": {"table": {"label": 4, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 584, "order": 0}, "stock": {"label": 7, "kind": "stock", "boxes": [[174, 239, 0.7260000000000001], [30, 211, 0.792], [13, 200, 0.6072000000000001]], "w": 88, "h": 120, "order": 1}, "middle": {"label": 8, "kind": "middle", "boxes": [[250, 202, 1.1], [112, 171, 1.2], [79, 169, 0.92]], "w": 264, "h": 112, "order": 300}, "seat0": {"label": 9, "kind": "seat", "boxes": [[310, 540, 1], [185, 536, 1], [115, 493, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "counters0": {"label": 10, "kind": "counters", "boxes": [[208, 556, 0.8], [83, 552, 0.8], [13, 509, 0.8]], "w": 112, "h": 18, "order": 401, "seat": 0}, "hand0": {"label": 11, "kind": "hand", "boxes": [[230, 378, 1.25], [89, 361, 1.37], [28, 326, 1.3]], "w": 264, "h": 112, "order": 402, "seat": 0}, "seat1": {"label": 12, "kind": "seat", "boxes": [[330, 120, 1], [205, 109, 1], [135, 107, 1]], "w": 130, "h": 30, "order": 30, "seat": 1}, "counters1": {"label": 13, "kind": "counters", "boxes": [[414, 87, 0.63], [280, 76, 0.63], [213, 75, 0.5599999999999999]], "w": 112, "h": 18, "order": 31, "seat": 1}, "hand1": {"label": 14, "kind": "hand", "boxes": [[302, 20, 0.7], [187, 22, 0.58], [122, 22, 0.56]], "w": 152, "h": 112, "order": 32, "seat": 1}},
"items": {"word.stock": {"kind": "caption", "zone": "table", "x": 206, "y": 338, "n": 0, "text": 15, "others": [[65, 318, 0], [40, 285, 0]], "tone": "quiet"}, "word.middle": {"kind": "caption", "zone": "table", "x": 395, "y": 338, "n": 1, "text": 8, "others": [[270, 318, 0], [200, 285, 0]], "tone": "quiet"}, "stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 16}, "TH": {"kind": "card", "zone": "middle", "x": 40, "y": 56, "n": 0, "face": "TH"}, "JD": {"kind": "card", "zone": "middle", "x": 132, "y": 56, "n": 1, "face": "JD"}, "QC": {"kind": "card", "zone": "middle", "x": 224, "y": 56, "n": 2, "face": "QC"}, "word.worth": {"kind": "caption", "zone": "table", "x": 253, "y": 543, "n": 6, "text": 17, "say": 18, "others": [[128, 539, 0], [58, 496, 0]], "tone": "help"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 9}, "tokens0": {"kind": "thing", "zone": "counters0", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 19}, "KH": {"kind": "card", "zone": "hand0", "x": 40, "y": 56, "n": 37, "face": "KH"}, "AH": {"kind": "card", "zone": "hand0", "x": 132, "y": 56, "n": 38, "face": "AH"}, "8S": {"kind": "card", "zone": "hand0", "x": 224, "y": 56, "n": 45, "face": "8S"}, "plate1": {"kind": "plate", "zone": "seat1", "x": 65.0, "y": 15.0, "n": 0, "text": 12}, "tokens1": {"kind": "thing", "zone": "counters1", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 19}, "6C": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 4, "face": "6C"}, "7C": {"kind": "card", "zone": "hand1", "x": 76, "y": 56, "n": 5, "face": "7C"}, "9S": {"kind": "card", "zone": "hand1", "x": 112, "y": 56, "n": 46, "face": "9S"}},
"marks": [[0, "KH JD QC"], [1, "AH"], [2, "8S"], [3, "TH"]],
"arrows": [],
"prompt": {"text": 20, "rules": 1},
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": {"met": 0, "total": 47, "known": "0", "fresh": []}
},
{
"title": [4, 5, 27],
"items": {"8S": {"zone": "middle", "x": 132, "n": 1, "was": "hand0.0"}, "JD": {"zone": "hand0", "x": 40, "n": 22}, "KH": {"x": 132}, "AH": {"x": 224}},
"marks": [[4, "JD"], [5, "8S"], [6, "6C 7C"], [7, "9S"], [8, "TH"], [9, "QC"]],
"prompt": {"text": 28, "rules": 1},
"story": [{"text": 29, "rules": 2, "ends": 1}],
"turn": "plate1",
"coach": {"met": 3, "total": 47, "known": "310", "fresh": ["mauz.swap-one", "mauz.swap-one-or-all", "mauz.hidden"]}
}
],
"chapters": [
{
"at": 0,
"level": 1,
"label": 5
}
],
"shapes": [
[
790,
584
],
[
540,
580
],
[
400,
537
]
],
"seats": [
0,
1
],
"start": 0
},
"tries": true,
"views": {
"guess0": {
"v": 3,
"rev": 0,
"texts": {
"en": ["no gain: 21 points at best, 21 now", "no gain: 20 points at best, 21 now", "take the 10 of hearts: 31 points", "give the 8 of spades: 31 points", "Mauz", "Round 1", "Anna is playing", "Stock", "Middle", "Anna", "Anna’s counters", "Hand of Anna", "Ben", "Ben’s counters", "Hand of Ben", "Stock", "no card", "counts 21", "Hand of Anna: 21 points", "3", "Anna may swap one card or all three, skip, or knock.", "Anna’s", "Ben is playing", "Ben may swap one card or all three, skip, or knock.", "Anna gives the 8 of spades and takes the jack of diamonds from the middle.", "What would you do here for Anna? Press it. Then you see what was done.", "Swap all three", "Knock", "Skip", "Which card do you want for the king of hearts?", "Choose another card", "Which card do you want for the ace of hearts?", "Which card do you want for the 8 of spades?", "Which card will you give for the 10 of hearts?", "Which card will you give for the jack of diamonds?", "Which card will you give for the queen of clubs?", "That can be done, too. This was done instead.\nSomething else is advised:\nSwap the 8 of spades for the 10 of hearts. That makes 31 points instead of 21: ace, ten and a picture card of hearts. It costs a counter in about 0 of 100 such rounds.", "Or the 8 of spades for the jack of diamonds: 21 points, two cards of hearts, and a counter in about 54 of 100 such rounds.\nOr the 8 of spades for the queen of clubs: 21 points, two cards of hearts, and a counter in about 54 of 100 such rounds.\nOr skip: 21 points, and a counter in about 59 of 100 such rounds.\nA knock with the 21 points of this hand is worth it if it costs a counter in fewer of 100 rounds than the 50 that come to each player on average; here it is about 59.\nWhat the other player holds is unknown, so all hands that are possible are counted: as if the hands were compared after the other’s best swap. Each possible hand counts the same: what swaps, skips and a knock tell is left out. But whoever has knocked mostly holds many points, so after a knock the danger is greater than it says here.", "8 of spades for 10 of hearts", "31", "0%", "8 of spades for jack of diamonds", "21", "54%", "8 of spades for queen of clubs", "59%", "Knock now", "What comes of each choice", "What to do", "Points", "Has to pay", "That can be done, too. This was done instead.\nYours is what is advised.", "That is what was done, too.\nSomething else is advised:\nSwap the 8 of spades for the 10 of hearts. That makes 31 points instead of 21: ace, ten and a picture card of hearts. It costs a counter in about 0 of 100 such rounds."]
},
"marks": [
{"kind": "open", "why": 0, "rules": 0},
{"kind": "open", "why": 1, "rules": 0},
{"kind": "open", "why": 2, "rules": 0},
{"kind": "open", "why": 3, "rules": 0},
{"kind": "active"},
{"kind": "active", "tag": 21},
{"kind": "legal"},
{"kind": "picked"}
],
"cites": [
[],
["mauz.swap-one-or-all", "mauz.suit-count", "mauz.card-values", "mauz.skip", "mauz.knock"],
["mauz.swap-one", "mauz.swap-one-or-all", "mauz.hidden"],
["mauz.swap-one"],
["mauz.swap-one", "mauz.suit-count"]
],
"frames": [
{"title": [4, 5, 6], "zones": {"table": {"label": 4, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 584, "order": 0}, "stock": {"label": 7, "kind": "stock", "boxes": [[174, 239, 0.7260000000000001], [30, 211, 0.792], [13, 200, 0.6072000000000001]], "w": 88, "h": 120, "order": 1}, "middle": {"label": 8, "kind": "middle", "boxes": [[250, 202, 1.1], [112, 171, 1.2], [79, 169, 0.92]], "w": 264, "h": 112, "order": 300}, "seat0": {"label": 9, "kind": "seat", "boxes": [[310, 540, 1], [185, 536, 1], [115, 493, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "counters0": {"label": 10, "kind": "counters", "boxes": [[208, 556, 0.8], [83, 552, 0.8], [13, 509, 0.8]], "w": 112, "h": 18, "order": 401, "seat": 0}, "hand0": {"label": 11, "kind": "hand", "boxes": [[230, 378, 1.25], [89, 361, 1.37], [28, 326, 1.3]], "w": 264, "h": 112, "order": 402, "seat": 0, "own": true}, "seat1": {"label": 12, "kind": "seat", "boxes": [[330, 120, 1], [205, 109, 1], [135, 107, 1]], "w": 130, "h": 30, "order": 30, "seat": 1}, "counters1": {"label": 13, "kind": "counters", "boxes": [[414, 87, 0.63], [280, 76, 0.63], [213, 75, 0.5599999999999999]], "w": 112, "h": 18, "order": 31, "seat": 1}, "hand1": {"label": 14, "kind": "hand", "boxes": [[302, 20, 0.7], [187, 22, 0.58], [122, 22, 0.56]], "w": 152, "h": 112, "order": 32, "seat": 1}}, "items": {"word.stock": {"kind": "caption", "zone": "table", "x": 206, "y": 338, "n": 0, "text": 15, "others": [[65, 318, 0], [40, 285, 0]], "tone": "quiet"}, "word.middle": {"kind": "caption", "zone": "table", "x": 395, "y": 338, "n": 1, "text": 8, "others": [[270, 318, 0], [200, 285, 0]], "tone": "quiet"}, "stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 16}, "TH": {"kind": "card", "zone": "middle", "x": 40, "y": 56, "n": 0, "face": "TH"}, "JD": {"kind": "card", "zone": "middle", "x": 132, "y": 56, "n": 1, "face": "JD"}, "QC": {"kind": "card", "zone": "middle", "x": 224, "y": 56, "n": 2, "face": "QC"}, "word.worth": {"kind": "caption", "zone": "table", "x": 253, "y": 543, "n": 6, "text": 17, "say": 18, "others": [[128, 539, 0], [58, 496, 0]], "tone": "help"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 9, "tone": "you"}, "tokens0": {"kind": "thing", "zone": "counters0", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 19}, "KH": {"kind": "card", "zone": "hand0", "x": 40, "y": 56, "n": 37, "face": "KH"}, "AH": {"kind": "card", "zone": "hand0", "x": 132, "y": 56, "n": 38, "face": "AH"}, "8S": {"kind": "card", "zone": "hand0", "x": 224, "y": 56, "n": 45, "face": "8S"}, "plate1": {"kind": "plate", "zone": "seat1", "x": 65.0, "y": 15.0, "n": 0, "text": 12}, "tokens1": {"kind": "thing", "zone": "counters1", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 19}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 53}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 76, "y": 56, "n": 54}, "hand1.2": {"kind": "card", "zone": "hand1", "x": 112, "y": 56, "n": 55}}, "marks": [[0, "KH JD QC"], [1, "AH"], [2, "8S"], [3, "TH"]], "arrows": [], "prompt": {"text": 20, "rules": 1}, "story": [], "notice": null, "buttons": [], "about": {}, "sheet": null, "turn": "plate0", "coach": {"met": 0, "total": 47, "known": "0", "fresh": []}},
{"title": [4, 5, 22], "items": {"8S": {"zone": "middle", "x": 132, "n": 1, "was": "hand0.0"}, "JD": {"zone": "hand0", "x": 40, "n": 22}, "KH": {"x": 132}, "AH": {"x": 224}}, "marks": [[4, "JD"], [5, "8S"]], "prompt": {"text": 23, "rules": 1}, "story": [{"text": 24, "rules": 2, "ends": 1}], "turn": "plate1", "coach": {"met": 3, "total": 47, "known": "310", "fresh": ["mauz.swap-one", "mauz.swap-one-or-all", "mauz.hidden"]}},
{"title": [4, 5, 6], "items": {"TH": {"does": 0}, "JD": {"zone": "middle", "x": 132, "n": 1, "does": 0}, "QC": {"does": 0}, "KH": {"x": 40, "does": 0}, "AH": {"x": 132, "does": 0}, "8S": {"zone": "hand0", "x": 224, "n": 45, "does": 0, "was": null}}, "marks": [[6, "KH AH 8S TH JD QC"]], "prompt": {"text": 20, "rules": 1}, "story": [], "notice": {"kind": "info", "text": 25, "rules": 0}, "buttons": [{"id": "swap-all", "label": 26, "does": 2911865790, "kind": "plain", "key": "a"}, {"id": "knock", "label": 27, "does": 4069134633, "kind": "plain", "key": "k"}, {"id": "skip", "label": 28, "does": 2776825397, "kind": "plain", "key": "s"}], "turn": "plate0", "coach": null},
{"items": {"TH": {"does": 207467770}, "JD": {"does": 2572886689}, "QC": {"does": 331136139}}, "marks": [[7, "KH"], [6, "AH 8S TH JD QC"]], "prompt": {"text": 29, "rules": 3}, "buttons": [{"id": "swap-all", "label": 26, "does": 2911865790, "kind": "plain", "key": "a"}, {"id": "knock", "label": 27, "does": 4069134633, "kind": "plain", "key": "k"}, {"id": "skip", "label": 28, "does": 2776825397, "kind": "plain", "key": "s"}, {"id": "back", "label": 30, "does": 0, "kind": "plain", "key": "Escape"}]},
{"items": {"TH": {"does": 4176350934}, "JD": {"does": 1843959949}, "QC": {"does": 3876521639}}, "marks": [[6, "KH 8S TH JD QC"], [7, "AH"]], "prompt": {"text": 31, "rules": 3}},
{"items": {"TH": {"does": 1617267360}, "JD": {"does": 4116913403}, "QC": {"does": 2139390673}}, "marks": [[6, "KH AH TH JD QC"], [7, "8S"]], "prompt": {"text": 32, "rules": 3}},
{"items": {"TH": {"does": 0}, "JD": {"does": 0}, "QC": {"does": 0}, "KH": {"does": 207467770}, "AH": {"does": 4176350934}, "8S": {"does": 1617267360}}, "marks": [[6, "KH AH 8S JD QC"], [7, "TH"]], "prompt": {"text": 33, "rules": 3}},
{"items": {"KH": {"does": 2572886689}, "AH": {"does": 1843959949}, "8S": {"does": 4116913403}}, "marks": [[6, "KH AH 8S TH QC"], [7, "JD"]], "prompt": {"text": 34, "rules": 3}},
{"items": {"KH": {"does": 331136139}, "AH": {"does": 3876521639}, "8S": {"does": 2139390673}}, "marks": [[6, "KH AH 8S TH JD"], [7, "QC"]], "prompt": {"text": 35, "rules": 3}},
{"title": [4, 5, 22], "items": {"TH": {"does": null}, "8S": {"zone": "middle", "x": 132, "n": 1, "was": "hand0.0", "does": null}, "QC": {"does": null}, "JD": {"zone": "hand0", "x": 40, "n": 22, "does": null}, "KH": {"x": 132, "does": null}, "AH": {"x": 224, "does": null}}, "marks": [[4, "JD"], [5, "8S"]], "prompt": {"text": 23, "rules": 1}, "story": [{"text": 24, "rules": 2, "ends": 1}], "notice": {"kind": "info", "text": 36, "more": 37, "sheet": {"caption": 47, "head": [48, 49, 50], "rows": [{"label": 38, "cells": [39, 40], "strong": true}, {"label": 41, "cells": [42, 43]}, {"label": 44, "cells": [42, 43]}, {"label": 28, "cells": [42, 45]}, {"label": 46, "cells": [42, 45]}]}, "rules": 4}, "buttons": [], "turn": "plate1"},
{"notice": {"kind": "info", "text": 51, "rules": 0}},
{"notice": {"kind": "info", "text": 52, "more": 37, "sheet": {"caption": 47, "head": [48, 49, 50], "rows": [{"label": 38, "cells": [39, 40], "strong": true}, {"label": 41, "cells": [42, 43]}, {"label": 44, "cells": [42, 43]}, {"label": 28, "cells": [42, 45]}, {"label": 46, "cells": [42, 45]}]}, "rules": 4}}
],
"chapters": [
{"at": 0, "level": 1, "label": 5}
],
"shapes": [
[790, 584],
[540, 580],
[400, 537]
],
"seats": [],
"at": [
0,
1
],
"start": 0,
"guess": {
"frames": 2,
"starts": {"0": 2},
"ways": [{"KH": 3, "AH": 4, "8S": 5, "TH": 6, "JD": 7, "QC": 8, "swap-all": 9, "knock": 9, "skip": 9}, {"KH": 2, "AH": 4, "8S": 5, "TH": 9, "JD": 9, "QC": 9, "swap-all": 9, "knock": 9, "skip": 9, "back": 2}, {"KH": 3, "AH": 2, "8S": 5, "TH": 9, "JD": 9, "QC": 9, "swap-all": 9, "knock": 9, "skip": 9, "back": 2}, {"KH": 3, "AH": 4, "8S": 2, "TH": 10, "JD": 11, "QC": 9, "swap-all": 9, "knock": 9, "skip": 9, "back": 2}, {"KH": 9, "AH": 9, "8S": 10, "TH": 2, "JD": 7, "QC": 8, "swap-all": 9, "knock": 9, "skip": 9, "back": 2}, {"KH": 9, "AH": 9, "8S": 11, "TH": 6, "JD": 2, "QC": 8, "swap-all": 9, "knock": 9, "skip": 9, "back": 2}, {"KH": 9, "AH": 9, "8S": 9, "TH": 6, "JD": 7, "QC": 2, "swap-all": 9, "knock": 9, "skip": 9, "back": 2}, {}, {}, {}]
}
}
}
},
last: {
"title": [
4,
5,
27
],
"zones": {
"table": {"label": 4, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 584, "order": 0},
"stock": {"label": 7, "kind": "stock", "boxes": [[174, 239, 0.7260000000000001], [30, 211, 0.792], [13, 200, 0.6072000000000001]], "w": 88, "h": 120, "order": 1},
"middle": {"label": 8, "kind": "middle", "boxes": [[250, 202, 1.1], [112, 171, 1.2], [79, 169, 0.92]], "w": 264, "h": 112, "order": 300},
"seat0": {"label": 9, "kind": "seat", "boxes": [[310, 540, 1], [185, 536, 1], [115, 493, 1]], "w": 170, "h": 30, "order": 400, "seat": 0},
"counters0": {"label": 10, "kind": "counters", "boxes": [[208, 556, 0.8], [83, 552, 0.8], [13, 509, 0.8]], "w": 112, "h": 18, "order": 401, "seat": 0},
"hand0": {"label": 11, "kind": "hand", "boxes": [[230, 378, 1.25], [89, 361, 1.37], [28, 326, 1.3]], "w": 264, "h": 112, "order": 402, "seat": 0},
"seat1": {"label": 12, "kind": "seat", "boxes": [[330, 120, 1], [205, 109, 1], [135, 107, 1]], "w": 130, "h": 30, "order": 30, "seat": 1},
"counters1": {"label": 13, "kind": "counters", "boxes": [[414, 87, 0.63], [280, 76, 0.63], [213, 75, 0.5599999999999999]], "w": 112, "h": 18, "order": 31, "seat": 1},
"hand1": {"label": 14, "kind": "hand", "boxes": [[302, 20, 0.7], [187, 22, 0.58], [122, 22, 0.56]], "w": 152, "h": 112, "order": 32, "seat": 1}
},
"items": {
"word.stock": {"kind": "caption", "zone": "table", "x": 206, "y": 338, "n": 0, "text": 15, "others": [[65, 318, 0], [40, 285, 0]], "tone": "quiet"},
"word.middle": {"kind": "caption", "zone": "table", "x": 395, "y": 338, "n": 1, "text": 8, "others": [[270, 318, 0], [200, 285, 0]], "tone": "quiet"},
"stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 16},
"TH": {"kind": "card", "zone": "middle", "x": 40, "y": 56, "n": 0, "face": "TH"},
"JD": {"kind": "card", "zone": "hand0", "x": 40, "y": 56, "n": 22, "face": "JD"},
"QC": {"kind": "card", "zone": "middle", "x": 224, "y": 56, "n": 2, "face": "QC"},
"word.worth": {"kind": "caption", "zone": "table", "x": 253, "y": 543, "n": 6, "text": 17, "say": 18, "others": [[128, 539, 0], [58, 496, 0]], "tone": "help"},
"plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 9},
"tokens0": {"kind": "thing", "zone": "counters0", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 19},
"KH": {"kind": "card", "zone": "hand0", "x": 132, "y": 56, "n": 37, "face": "KH"},
"AH": {"kind": "card", "zone": "hand0", "x": 224, "y": 56, "n": 38, "face": "AH"},
"8S": {"kind": "card", "zone": "middle", "x": 132, "y": 56, "n": 1, "face": "8S", "was": "hand0.0"},
"plate1": {"kind": "plate", "zone": "seat1", "x": 65.0, "y": 15.0, "n": 0, "text": 12},
"tokens1": {"kind": "thing", "zone": "counters1", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 19},
"6C": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 4, "face": "6C"},
"7C": {"kind": "card", "zone": "hand1", "x": 76, "y": 56, "n": 5, "face": "7C"},
"9S": {"kind": "card", "zone": "hand1", "x": 112, "y": 56, "n": 46, "face": "9S"}
},
"marks": [
[4, "JD"],
[5, "8S"],
[6, "6C 7C"],
[7, "9S"],
[8, "TH"],
[9, "QC"]
],
"arrows": [],
"prompt": {
"text": 28,
"rules": 1
},
"story": [
{"text": 29, "rules": 2, "ends": 1}
],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": {
"met": 3,
"total": 47,
"known": "310",
"fresh": ["mauz.swap-one", "mauz.swap-one-or-all", "mauz.hidden"]
}
},
},
"mauz: one of two sets is guessed": {
state: { ui,
"aside": "",
"book": {},
"edits": true,
"examples": {},
"guess": null,
"guessed": [
0,
1
],
"index": 0,
"kind": "replay",
"kit": {
"art": "",
"written": {
"en": "<symbol id='rankJ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>J</text><use href='#cap' x='35' y='29' width='38' height='25'/></symbol><symbol id='rankQ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>Q</text><use href='#tiara' x='31' y='33' width='30' height='20' fill='#f6d27a'/></symbol><symbol id='rankK' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>K</text><use href='#crown' x='30' y='27' width='32' height='21' fill='#f0b93a'/></symbol>"
},
"faces": {
"7C": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "7 of clubs"}
},
"JC": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "jack of clubs"}
},
"6D": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "6 of diamonds"}
},
"8D": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "8 of diamonds"}
},
"TD": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "10 of diamonds"}
},
"JD": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "jack of diamonds"}
},
"KD": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "king of diamonds"}
},
"TH": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "10 of hearts"}
},
"8S": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "8 of spades"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"counters3": {
"w": 112,
"h": 18,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mauz.dealer-choice": {
"section": "2.4",
"chapter": "2",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Keep it, or the other"},
"text": {"en": "The dealer looks at one of the two sets and decides at once: keep it, and the other one opens the middle; or put it in the middle and take the other one unseen."},
"where": {"en": "Game rules"},
"bit": 5
},
"mauz.first-turn": {
"section": "2.6",
"chapter": "2",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Left of the dealer"},
"text": {"en": "Whoever sits left of the dealer begins. The turn passes clockwise, and the dealer comes last."},
"where": {"en": "Game rules"},
"bit": 7
},
"mauz.swap-one-or-all": {
"section": "3.1",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One or all three"},
"text": {"en": "A swap is one card for one, or all three for all three. Two for two does not exist."},
"where": {"en": "Game rules"},
"bit": 8
},
"mauz.card-values": {
"section": "4.2",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Values of the cards"},
"text": {"en": "An ace counts 11; king, queen, jack and ten count 10; six to nine count their number."},
"where": {"en": "Game rules"},
"bit": 12
},
"mauz.suit-count": {
"section": "4.3",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Only one suit counts"},
"text": {"en": "Only cards of one suit are added up: the suit of which the hand has most."},
"where": {"en": "Game rules"},
"bit": 13
},
"mauz.knock": {
"section": "6.1",
"chapter": "6",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Knocking"},
"text": {"en": "Whoever thinks the hand is good enough knocks."},
"where": {"en": "Special combinations, paragraph on knocking"},
"bit": 26
},
"mauz.skip": {
"section": "6.7",
"chapter": "6",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Skipping"},
"text": {"en": "Instead of swapping or knocking one may skip the turn."},
"where": {"en": "Special combinations, paragraph on skipping"},
"bit": 32
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"speed": 1.0,
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 0,
"texts": {
"en": [
"Keep this set",
"Take the other set",
"Mauz",
"Round 1",
"Anna chooses a set",
"Stock",
"Other set",
"Anna",
"Anna’s counters",
"Hand of Anna",
"Ben",
"Ben’s counters",
"Hand of Ben",
"Stock",
"no card",
"counts 10",
"Hand of Anna: 10 points",
"3",
"Anna may keep this set, or take the other one unseen.",
"take the 10 of diamonds: 28 points",
"take the 10 of diamonds: 20 points",
"no gain: 18 points at best, 18 now",
"give the jack of clubs: 28 points",
"Ben is playing",
"Middle",
"Ben may swap one card or all three, skip, or knock.",
"Anna keeps the set just looked at, so the other one becomes the middle: the 7 of clubs, 10 of diamonds and king of diamonds.",
"Ben sits to the left of Anna and begins."
]
},
"marks": [
{
"kind": "open",
"why": 0,
"rules": 0
},
{
"kind": "open",
"why": 1,
"rules": 0
},
{
"kind": "open",
"why": 19,
"rules": 0
},
{
"kind": "open",
"why": 20,
"rules": 0
},
{
"kind": "open",
"why": 21,
"rules": 0
},
{
"kind": "open",
"why": 22,
"rules": 0
}
],
"cites": [
[],
[
"mauz.dealer-choice"
],
[
"mauz.swap-one-or-all",
"mauz.suit-count",
"mauz.card-values",
"mauz.skip",
"mauz.knock"
],
[
"mauz.first-turn"
]
],
"frames": [
{
"title": [2, 3, 4],
"zones": {"table": {"label": 2, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 584, "order": 0}, "stock": {"label": 5, "kind": "stock", "boxes": [[174, 239, 0.7260000000000001], [30, 211, 0.792], [13, 200, 0.6072000000000001]], "w": 88, "h": 120, "order": 1}, "middle": {"label": 6, "kind": "middle", "boxes": [[250, 202, 1.1], [112, 171, 1.2], [79, 169, 0.92]], "w": 264, "h": 112, "order": 300}, "seat0": {"label": 7, "kind": "seat", "boxes": [[310, 540, 1], [185, 536, 1], [115, 493, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "counters0": {"label": 8, "kind": "counters", "boxes": [[208, 556, 0.8], [83, 552, 0.8], [13, 509, 0.8]], "w": 112, "h": 18, "order": 401, "seat": 0}, "hand0": {"label": 9, "kind": "hand", "boxes": [[230, 378, 1.25], [89, 361, 1.37], [28, 326, 1.3]], "w": 264, "h": 112, "order": 402, "seat": 0}, "seat1": {"label": 10, "kind": "seat", "boxes": [[330, 120, 1], [205, 109, 1], [135, 107, 1]], "w": 130, "h": 30, "order": 30, "seat": 1}, "counters1": {"label": 11, "kind": "counters", "boxes": [[414, 87, 0.63], [280, 76, 0.63], [213, 75, 0.5599999999999999]], "w": 112, "h": 18, "order": 31, "seat": 1}, "hand1": {"label": 12, "kind": "hand", "boxes": [[302, 20, 0.7], [187, 22, 0.58], [122, 22, 0.56]], "w": 152, "h": 112, "order": 32, "seat": 1}},
"items": {"word.stock": {"kind": "caption", "zone": "table", "x": 206, "y": 338, "n": 0, "text": 13, "others": [[65, 318, 0], [40, 285, 0]], "tone": "quiet"}, "word.middle": {"kind": "caption", "zone": "table", "x": 395, "y": 338, "n": 1, "text": 6, "others": [[270, 318, 0], [200, 285, 0]], "tone": "quiet"}, "stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 14}, "second.0": {"kind": "card", "zone": "middle", "x": 40, "y": 56, "n": 0}, "second.1": {"kind": "card", "zone": "middle", "x": 132, "y": 56, "n": 1}, "second.2": {"kind": "card", "zone": "middle", "x": 224, "y": 56, "n": 2}, "word.worth": {"kind": "caption", "zone": "table", "x": 253, "y": 543, "n": 6, "text": 15, "say": 16, "others": [[128, 539, 0], [58, 496, 0]], "tone": "help"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 7}, "tokens0": {"kind": "thing", "zone": "counters0", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 17}, "6D": {"kind": "card", "zone": "hand0", "x": 40, "y": 56, "n": 17, "face": "6D"}, "TH": {"kind": "card", "zone": "hand0", "x": 132, "y": 56, "n": 34, "face": "TH"}, "8S": {"kind": "card", "zone": "hand0", "x": 224, "y": 56, "n": 45, "face": "8S"}, "plate1": {"kind": "plate", "zone": "seat1", "x": 65.0, "y": 15.0, "n": 0, "text": 10}, "tokens1": {"kind": "thing", "zone": "counters1", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 17}, "JC": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 9, "face": "JC"}, "8D": {"kind": "card", "zone": "hand1", "x": 76, "y": 56, "n": 19, "face": "8D"}, "JD": {"kind": "card", "zone": "hand1", "x": 112, "y": 56, "n": 22, "face": "JD"}},
"marks": [[0, "6D TH 8S"], [1, "second.0 second.1 second.2"]],
"arrows": [],
"prompt": {"text": 18, "rules": 1},
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": {"met": 0, "total": 47, "known": "0", "fresh": []}
},
{
"title": [2, 3, 23],
"zones": {"middle": {"label": 24}},
"items": {"word.middle": {"text": 24}, "7C": {"kind": "card", "zone": "middle", "x": 40, "y": 56, "n": 0, "face": "7C", "was": "second.0"}, "TD": {"kind": "card", "zone": "middle", "x": 132, "y": 56, "n": 1, "face": "TD", "was": "second.1"}, "KD": {"kind": "card", "zone": "middle", "x": 224, "y": 56, "n": 2, "face": "KD", "was": "second.2"}, "second.0": null, "second.1": null, "second.2": null},
"marks": [[2, "JC"], [3, "8D"], [4, "JD 7C"], [5, "TD KD"]],
"prompt": {"text": 25, "rules": 2},
"story": [{"text": 26, "rules": 1}, {"text": 27, "rules": 3, "ends": 1}],
"turn": "plate1",
"coach": {"met": 2, "total": 47, "known": "a0", "fresh": ["mauz.dealer-choice", "mauz.first-turn"]}
}
],
"chapters": [
{
"at": 0,
"level": 1,
"label": 3
}
],
"shapes": [
[
790,
584
],
[
540,
580
],
[
400,
537
]
],
"seats": [
0,
1
],
"start": 0
},
"tries": true,
"views": {
"guess0": {
"v": 3,
"rev": 0,
"texts": {
"en": ["Keep this set", "Take the other set", "Mauz", "Round 1", "Anna chooses a set", "Stock", "Other set", "Anna", "Anna’s counters", "Hand of Anna", "Ben", "Ben’s counters", "Hand of Ben", "Stock", "no card", "counts 10", "Hand of Anna: 10 points", "3", "Anna keeps this set (10 points), or takes the other.", "Ben is playing", "Middle", "Ben may swap one card or all three, skip, or knock.", "Anna keeps the set just looked at, so the other one becomes the middle: the 7 of clubs, 10 of diamonds and king of diamonds.", "Ben sits to the left of Anna and begins.", "What would you do here for Anna? Press it. Then you see what was done.", "That is what was done, too.\nSomething else is advised:\nTake the other set. This one scores 10 points. Of 100 unseen ones about 73 score more, and 3 less.", "That can be done, too. This was done instead.\nYours is what is advised."]
},
"marks": [
{"kind": "open", "why": 0, "rules": 0},
{"kind": "open", "why": 1, "rules": 0},
{"kind": "legal"}
],
"cites": [
[],
["mauz.dealer-choice", "mauz.suit-count", "mauz.card-values"],
["mauz.swap-one-or-all", "mauz.suit-count", "mauz.card-values", "mauz.skip", "mauz.knock"],
["mauz.dealer-choice"],
["mauz.first-turn"],
["mauz.dealer-choice", "mauz.suit-count"]
],
"frames": [
{"title": [2, 3, 4], "zones": {"table": {"label": 2, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 584, "order": 0}, "stock": {"label": 5, "kind": "stock", "boxes": [[174, 239, 0.7260000000000001], [30, 211, 0.792], [13, 200, 0.6072000000000001]], "w": 88, "h": 120, "order": 1}, "middle": {"label": 6, "kind": "middle", "boxes": [[250, 202, 1.1], [112, 171, 1.2], [79, 169, 0.92]], "w": 264, "h": 112, "order": 300}, "seat0": {"label": 7, "kind": "seat", "boxes": [[310, 540, 1], [185, 536, 1], [115, 493, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "counters0": {"label": 8, "kind": "counters", "boxes": [[208, 556, 0.8], [83, 552, 0.8], [13, 509, 0.8]], "w": 112, "h": 18, "order": 401, "seat": 0}, "hand0": {"label": 9, "kind": "hand", "boxes": [[230, 378, 1.25], [89, 361, 1.37], [28, 326, 1.3]], "w": 264, "h": 112, "order": 402, "seat": 0, "own": true}, "seat1": {"label": 10, "kind": "seat", "boxes": [[330, 120, 1], [205, 109, 1], [135, 107, 1]], "w": 130, "h": 30, "order": 30, "seat": 1}, "counters1": {"label": 11, "kind": "counters", "boxes": [[414, 87, 0.63], [280, 76, 0.63], [213, 75, 0.5599999999999999]], "w": 112, "h": 18, "order": 31, "seat": 1}, "hand1": {"label": 12, "kind": "hand", "boxes": [[302, 20, 0.7], [187, 22, 0.58], [122, 22, 0.56]], "w": 152, "h": 112, "order": 32, "seat": 1}}, "items": {"word.stock": {"kind": "caption", "zone": "table", "x": 206, "y": 338, "n": 0, "text": 13, "others": [[65, 318, 0], [40, 285, 0]], "tone": "quiet"}, "word.middle": {"kind": "caption", "zone": "table", "x": 395, "y": 338, "n": 1, "text": 6, "others": [[270, 318, 0], [200, 285, 0]], "tone": "quiet"}, "stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 14}, "second.0": {"kind": "card", "zone": "middle", "x": 40, "y": 56, "n": 0}, "second.1": {"kind": "card", "zone": "middle", "x": 132, "y": 56, "n": 1}, "second.2": {"kind": "card", "zone": "middle", "x": 224, "y": 56, "n": 2}, "word.worth": {"kind": "caption", "zone": "table", "x": 253, "y": 543, "n": 6, "text": 15, "say": 16, "others": [[128, 539, 0], [58, 496, 0]], "tone": "help"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 7, "tone": "you"}, "tokens0": {"kind": "thing", "zone": "counters0", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 17}, "6D": {"kind": "card", "zone": "hand0", "x": 40, "y": 56, "n": 17, "face": "6D"}, "TH": {"kind": "card", "zone": "hand0", "x": 132, "y": 56, "n": 34, "face": "TH"}, "8S": {"kind": "card", "zone": "hand0", "x": 224, "y": 56, "n": 45, "face": "8S"}, "plate1": {"kind": "plate", "zone": "seat1", "x": 65.0, "y": 15.0, "n": 0, "text": 10}, "tokens1": {"kind": "thing", "zone": "counters1", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 17}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 53}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 76, "y": 56, "n": 54}, "hand1.2": {"kind": "card", "zone": "hand1", "x": 112, "y": 56, "n": 55}}, "marks": [[0, "6D TH 8S"], [1, "second.0 second.1 second.2"]], "arrows": [], "prompt": {"text": 18, "rules": 1}, "story": [], "notice": null, "buttons": [], "about": {}, "sheet": null, "turn": "plate0", "coach": {"met": 0, "total": 47, "known": "0", "fresh": []}},
{"title": [2, 3, 19], "zones": {"middle": {"label": 20}}, "items": {"word.middle": {"text": 20}, "7C": {"kind": "card", "zone": "middle", "x": 40, "y": 56, "n": 0, "face": "7C", "was": "second.0"}, "TD": {"kind": "card", "zone": "middle", "x": 132, "y": 56, "n": 1, "face": "TD", "was": "second.1"}, "KD": {"kind": "card", "zone": "middle", "x": 224, "y": 56, "n": 2, "face": "KD", "was": "second.2"}, "second.0": null, "second.1": null, "second.2": null}, "marks": [], "prompt": {"text": 21, "rules": 2}, "story": [{"text": 22, "rules": 3}, {"text": 23, "rules": 4, "ends": 1}], "turn": "plate1", "coach": {"met": 2, "total": 47, "known": "a0", "fresh": ["mauz.dealer-choice", "mauz.first-turn"]}},
{"title": [2, 3, 4], "zones": {"middle": {"label": 6}}, "items": {"word.middle": {"text": 6}, "second.0": {"kind": "card", "zone": "middle", "x": 40, "y": 56, "n": 0, "does": 1922480561}, "second.1": {"kind": "card", "zone": "middle", "x": 132, "y": 56, "n": 1, "does": 1922480561}, "second.2": {"kind": "card", "zone": "middle", "x": 224, "y": 56, "n": 2, "does": 1922480561}, "6D": {"does": 2135441798}, "TH": {"does": 2135441798}, "8S": {"does": 2135441798}, "7C": null, "TD": null, "KD": null}, "marks": [[2, "6D TH 8S second.0 second.1 second.2"]], "prompt": {"text": 18, "rules": 1}, "story": [], "notice": {"kind": "info", "text": 24, "rules": 0}, "buttons": [{"id": "reject", "label": 1, "does": 1922480561, "kind": "plain"}, {"id": "keep", "label": 0, "does": 2135441798, "kind": "plain"}], "turn": "plate0", "coach": null},
{"title": [2, 3, 19], "zones": {"middle": {"label": 20}}, "items": {"word.middle": {"text": 20}, "7C": {"kind": "card", "zone": "middle", "x": 40, "y": 56, "n": 0, "face": "7C", "was": "second.0"}, "TD": {"kind": "card", "zone": "middle", "x": 132, "y": 56, "n": 1, "face": "TD", "was": "second.1"}, "KD": {"kind": "card", "zone": "middle", "x": 224, "y": 56, "n": 2, "face": "KD", "was": "second.2"}, "6D": {"does": null}, "TH": {"does": null}, "8S": {"does": null}, "second.0": null, "second.1": null, "second.2": null}, "marks": [], "prompt": {"text": 21, "rules": 2}, "story": [{"text": 22, "rules": 3}, {"text": 23, "rules": 4, "ends": 1}], "notice": {"kind": "info", "text": 25, "rules": 5}, "buttons": [], "turn": "plate1"},
{"notice": {"kind": "info", "text": 26, "rules": 0}}
],
"chapters": [
{"at": 0, "level": 1, "label": 3}
],
"shapes": [
[790, 584],
[540, 580],
[400, 537]
],
"seats": [],
"at": [
0,
1
],
"start": 0,
"guess": {
"frames": 2,
"starts": {"0": 2},
"ways": [{"6D": 3, "TH": 3, "8S": 3, "second.0": 4, "second.1": 4, "second.2": 4, "reject": 4, "keep": 3}, {}, {}]
}
}
}
},
last: {
"title": [
2,
3,
23
],
"zones": {
"table": {"label": 2, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 584, "order": 0},
"stock": {"label": 5, "kind": "stock", "boxes": [[174, 239, 0.7260000000000001], [30, 211, 0.792], [13, 200, 0.6072000000000001]], "w": 88, "h": 120, "order": 1},
"middle": {"label": 24, "kind": "middle", "boxes": [[250, 202, 1.1], [112, 171, 1.2], [79, 169, 0.92]], "w": 264, "h": 112, "order": 300},
"seat0": {"label": 7, "kind": "seat", "boxes": [[310, 540, 1], [185, 536, 1], [115, 493, 1]], "w": 170, "h": 30, "order": 400, "seat": 0},
"counters0": {"label": 8, "kind": "counters", "boxes": [[208, 556, 0.8], [83, 552, 0.8], [13, 509, 0.8]], "w": 112, "h": 18, "order": 401, "seat": 0},
"hand0": {"label": 9, "kind": "hand", "boxes": [[230, 378, 1.25], [89, 361, 1.37], [28, 326, 1.3]], "w": 264, "h": 112, "order": 402, "seat": 0},
"seat1": {"label": 10, "kind": "seat", "boxes": [[330, 120, 1], [205, 109, 1], [135, 107, 1]], "w": 130, "h": 30, "order": 30, "seat": 1},
"counters1": {"label": 11, "kind": "counters", "boxes": [[414, 87, 0.63], [280, 76, 0.63], [213, 75, 0.5599999999999999]], "w": 112, "h": 18, "order": 31, "seat": 1},
"hand1": {"label": 12, "kind": "hand", "boxes": [[302, 20, 0.7], [187, 22, 0.58], [122, 22, 0.56]], "w": 152, "h": 112, "order": 32, "seat": 1}
},
"items": {
"word.stock": {"kind": "caption", "zone": "table", "x": 206, "y": 338, "n": 0, "text": 13, "others": [[65, 318, 0], [40, 285, 0]], "tone": "quiet"},
"word.middle": {"kind": "caption", "zone": "table", "x": 395, "y": 338, "n": 1, "text": 24, "others": [[270, 318, 0], [200, 285, 0]], "tone": "quiet"},
"stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 14},
"word.worth": {"kind": "caption", "zone": "table", "x": 253, "y": 543, "n": 6, "text": 15, "say": 16, "others": [[128, 539, 0], [58, 496, 0]], "tone": "help"},
"plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 7},
"tokens0": {"kind": "thing", "zone": "counters0", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 17},
"6D": {"kind": "card", "zone": "hand0", "x": 40, "y": 56, "n": 17, "face": "6D"},
"TH": {"kind": "card", "zone": "hand0", "x": 132, "y": 56, "n": 34, "face": "TH"},
"8S": {"kind": "card", "zone": "hand0", "x": 224, "y": 56, "n": 45, "face": "8S"},
"plate1": {"kind": "plate", "zone": "seat1", "x": 65.0, "y": 15.0, "n": 0, "text": 10},
"tokens1": {"kind": "thing", "zone": "counters1", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 17},
"JC": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 9, "face": "JC"},
"8D": {"kind": "card", "zone": "hand1", "x": 76, "y": 56, "n": 19, "face": "8D"},
"JD": {"kind": "card", "zone": "hand1", "x": 112, "y": 56, "n": 22, "face": "JD"},
"7C": {"kind": "card", "zone": "middle", "x": 40, "y": 56, "n": 0, "face": "7C", "was": "second.0"},
"TD": {"kind": "card", "zone": "middle", "x": 132, "y": 56, "n": 1, "face": "TD", "was": "second.1"},
"KD": {"kind": "card", "zone": "middle", "x": 224, "y": 56, "n": 2, "face": "KD", "was": "second.2"}
},
"marks": [
[2, "JC"],
[3, "8D"],
[4, "JD 7C"],
[5, "TD KD"]
],
"arrows": [],
"prompt": {
"text": 25,
"rules": 2
},
"story": [
{"text": 26, "rules": 1},
{"text": 27, "rules": 3, "ends": 1}
],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": {
"met": 2,
"total": 47,
"known": "a0",
"fresh": ["mauz.dealer-choice", "mauz.first-turn"]
}
},
},
"mauz: a graph": {
state: { ui,
"aside": "",
"book": {},
"edits": false,
"examples": {},
"index": 0,
"kind": "replay",
"kit": {
"art": "",
"written": {
"en": "<symbol id='rankJ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>J</text><use href='#cap' x='35' y='29' width='38' height='25'/></symbol><symbol id='rankQ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>Q</text><use href='#tiara' x='31' y='33' width='30' height='20' fill='#f6d27a'/></symbol><symbol id='rankK' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>K</text><use href='#crown' x='30' y='27' width='32' height='21' fill='#f0b93a'/></symbol>"
},
"faces": {
"9C": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "9 of clubs"}
},
"9D": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "9 of diamonds"}
},
"JD": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "jack of diamonds"}
},
"9H": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "9 of hearts"}
},
"TH": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "10 of hearts"}
},
"QH": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "queen of hearts"}
},
"KH": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "king of hearts"}
},
"6S": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "6 of spades"}
},
"AS": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "ace of spades"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"counters3": {
"w": 112,
"h": 18,
"svg": "",
"label": {"en": ""}
},
"node.JD": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "jack of diamonds"}
},
"node.9H": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "9 of hearts"}
},
"node.TH": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "10 of hearts"}
},
"node.QH": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "queen of hearts"}
},
"node.6S": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "6 of spades"}
},
"node.AS": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "ace of spades"}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mauz.suit-count": {
"section": "4.3",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Only one suit counts"},
"text": {"en": "Only cards of one suit are added up: the suit of which the hand has most."},
"where": {"en": "Game rules"},
"bit": 13
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben <b>&"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"speed": 1.0,
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 0,
"texts": {
"en": [
"take the 10 of hearts: 20 points",
"no gain: 19 points at best, 19 now",
"take the 10 of hearts: 29 points",
"give the ace of spades: 29 points",
"No neighbours.",
"2 neighbours: 10 of hearts; queen of hearts.",
"2 neighbours: 9 of hearts; queen of hearts.",
"2 neighbours: 9 of hearts; 10 of hearts.",
"Neighbour: ace of spades.",
"Neighbour: 6 of spades.",
"Mauz",
"Round 1",
"Anna is playing",
"Stock",
"Middle",
"Anna",
"Anna’s counters",
"Hand of Anna",
"Ben <b>&",
"Ben <b>&’s counters",
"Hand of Ben <b>&",
"Graph",
"Stock",
"no card",
"counts 19",
"Hand of Anna: 19 points",
"3",
"jack of diamonds",
"9 of hearts",
"10 of hearts",
"queen of hearts",
"6 of spades",
"ace of spades",
"Point at something: what it has to do with lights up."
]
},
"marks": [
{
"kind": "open",
"why": 0,
"rules": 0
},
{
"kind": "open",
"why": 1,
"rules": 0
},
{
"kind": "open",
"why": 2,
"rules": 0
},
{
"kind": "open",
"why": 3,
"rules": 0
},
{
"kind": "near",
"why": 4,
"rules": 0
},
{
"kind": "near",
"why": 5,
"rules": 1
},
{
"kind": "near",
"why": 6,
"rules": 1
},
{
"kind": "best",
"why": 7,
"rules": 1
},
{
"kind": "near",
"why": 8,
"rules": 1
},
{
"kind": "near",
"why": 9,
"rules": 1
}
],
"cites": [
[],
[
"mauz.suit-count"
]
],
"frames": [
{
"title": [10, 11, 12],
"zones": {"table": {"label": 10, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1]], "w": 790, "h": 584, "order": 0}, "stock": {"label": 13, "kind": "stock", "boxes": [[13, 200, 0.6072000000000001], [13, 200, 0.6072000000000001]], "w": 88, "h": 120, "order": 1}, "middle": {"label": 14, "kind": "middle", "boxes": [[79, 169, 0.92], [79, 169, 0.92]], "w": 264, "h": 112, "order": 300}, "seat0": {"label": 15, "kind": "seat", "boxes": [[115, 493, 1], [115, 493, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "counters0": {"label": 16, "kind": "counters", "boxes": [[13, 509, 0.8], [13, 509, 0.8]], "w": 112, "h": 18, "order": 401, "seat": 0}, "hand0": {"label": 17, "kind": "hand", "boxes": [[28, 326, 1.3], [28, 326, 1.3]], "w": 264, "h": 112, "order": 402, "seat": 0}, "seat1": {"label": 18, "kind": "seat", "boxes": [[135, 107, 1], [135, 107, 1]], "w": 130, "h": 30, "order": 30, "seat": 1}, "counters1": {"label": 19, "kind": "counters", "boxes": [[213, 75, 0.5599999999999999], [213, 75, 0.5599999999999999]], "w": 112, "h": 18, "order": 31, "seat": 1}, "hand1": {"label": 20, "kind": "hand", "boxes": [[122, 22, 0.56], [122, 22, 0.56]], "w": 152, "h": 112, "order": 32, "seat": 1}, "graph": {"label": 21, "kind": "graph", "boxes": [[400, 10, 0.773], [10, 537, 0.669]], "w": 568.0119581464872, "h": 627.8026905829596, "order": 900}},
"items": {"word.stock": {"kind": "caption", "zone": "table", "x": 40, "y": 285, "n": 0, "text": 22, "tone": "quiet"}, "word.middle": {"kind": "caption", "zone": "table", "x": 200, "y": 285, "n": 1, "text": 14, "tone": "quiet"}, "stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 23}, "TH": {"kind": "card", "zone": "middle", "x": 40, "y": 56, "n": 0, "face": "TH"}, "JD": {"kind": "card", "zone": "middle", "x": 132, "y": 56, "n": 1, "face": "JD"}, "6S": {"kind": "card", "zone": "middle", "x": 224, "y": 56, "n": 2, "face": "6S"}, "word.worth": {"kind": "caption", "zone": "table", "x": 58, "y": 496, "n": 6, "text": 24, "say": 25, "tone": "help"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 15}, "tokens0": {"kind": "thing", "zone": "counters0", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 26}, "9H": {"kind": "card", "zone": "hand0", "x": 40, "y": 56, "n": 33, "face": "9H"}, "QH": {"kind": "card", "zone": "hand0", "x": 132, "y": 56, "n": 36, "face": "QH"}, "AS": {"kind": "card", "zone": "hand0", "x": 224, "y": 56, "n": 51, "face": "AS"}, "plate1": {"kind": "plate", "zone": "seat1", "x": 65.0, "y": 15.0, "n": 0, "text": 18}, "tokens1": {"kind": "thing", "zone": "counters1", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 26}, "9C": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 7, "face": "9C"}, "9D": {"kind": "card", "zone": "hand1", "x": 76, "y": 56, "n": 20, "face": "9D"}, "KH": {"kind": "card", "zone": "hand1", "x": 112, "y": 56, "n": 37, "face": "KH"}, "node.JD": {"kind": "thing", "zone": "graph", "x": 323.9, "y": 65.1, "n": 0, "face": "node.JD", "say": 27, "others": [[330.8, 66.4, 0.0]]}, "node.9H": {"kind": "thing", "zone": "graph", "x": 140.6, "y": 334.4, "n": 1, "face": "node.9H", "say": 28, "others": [[143.8, 313.9, 0.0]]}, "node.TH": {"kind": "thing", "zone": "graph", "x": 232.3, "y": 334.4, "n": 2, "face": "node.TH", "say": 29, "others": [[237.2, 313.9, 0.0]]}, "node.QH": {"kind": "thing", "zone": "graph", "x": 415.7, "y": 334.4, "n": 3, "face": "node.QH", "say": 30, "others": [[424.2, 313.9, 0.0]]}, "node.6S": {"kind": "thing", "zone": "graph", "x": 49.0, "y": 603.8, "n": 4, "face": "node.6S", "say": 31, "others": [[50.4, 561.4, 0.0]]}, "node.AS": {"kind": "thing", "zone": "graph", "x": 507.2, "y": 603.8, "n": 5, "face": "node.AS", "say": 32, "others": [[517.6, 561.4, 0.0]]}},
"marks": [[0, "9H"], [1, "QH JD 6S"], [2, "AS"], [3, "TH"], [4, "node.JD"], [5, "node.9H"], [6, "node.TH"], [7, "node.QH"], [8, "node.6S"], [9, "node.AS"]],
"arrows": [{"kind": "link", "of": "node.9H node.TH", "arcs": [["M509 268L580 268"], ["M106 747L169 747"]]}, {"kind": "link", "of": "node.9H node.QH", "arcs": [["M509 268L721 268"], ["M106 747L294 747"]]}, {"kind": "link", "of": "node.TH node.QH", "arcs": [["M580 268L721 268"], ["M169 747L294 747"]]}, {"kind": "link", "of": "node.6S node.AS", "arcs": [["M438 477L792 477"], ["M44 913L356 913"]]}],
"prompt": {"text": 33, "rules": 0},
"story": [],
"notice": null,
"buttons": [],
"about": {"node.JD": "JD", "node.9H": "node.TH node.QH 9H", "node.TH": "node.9H node.QH TH", "node.QH": "node.9H node.TH QH", "node.6S": "node.AS 6S", "node.AS": "node.6S AS"},
"sheet": null,
"turn": "plate0",
"coach": null
}
],
"chapters": [],
"shapes": [
[
840,
537
],
[
400,
967
]
],
"seats": []
}
},
},
"mops_royal: where a tile may lie": {
state: { ui,
"aside": "",
"book": {},
"can": {
"undo": false,
"redo": false,
"why": {
"undo": "undo-nothing",
"redo": "redo-nothing"
},
"again": true,
"saves": [
"a saved game.jsonl"
],
"folder": "~",
"left": [],
"setup": {
"players": [
2,
3,
4
],
"variants": [
"mops-royal.refuse-variant",
"mops-royal.final-variant"
],
"opponents": [
"random",
"simple",
"search"
],
"others": {
2: [[1, "Ben"]],
3: [[1, "Ben"], [2, "Cleo"]],
4: [[1, "Ben"], [2, "Cleo"], [3, "Dana"]]
},
"now": {
"players": 2,
"variants": [],
"opponents": "simple",
"each": [],
"readings": {}
}
}
},
"edits": true,
"examples": {},
"help": "always",
"kind": "table",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"A1": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "blue pug"}
},
"A2": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "blue bone"}
},
"A3": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "blue bowl"}
},
"A4": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "blue can"}
},
"A5": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "blue cushion, crown"}
},
"A6": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "blue poop"}
},
"B1": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "green pug, crown"}
},
"B2": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "green bone"}
},
"B3": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "green bowl"}
},
"B4": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "green can"}
},
"B5": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "green cushion"}
},
"B6": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "green poop"}
},
"C1": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "yellow pug"}
},
"C2": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "yellow bone"}
},
"C3": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "yellow bowl"}
},
"C4": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "yellow can"}
},
"C5": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "yellow cushion"}
},
"C6": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "yellow poop, crown"}
},
"D1": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "orange pug"}
},
"D2": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "orange bone"}
},
"D3": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "orange bowl, crown"}
},
"D4": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "orange can"}
},
"D5": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "orange cushion"}
},
"D6": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "orange poop"}
},
"E1": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "pink pug"}
},
"E2": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "pink bone"}
},
"E3": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "pink bowl"}
},
"E4": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "pink can, crown"}
},
"E5": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "pink cushion"}
},
"E6": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "pink poop"}
},
"F1": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "purple pug"}
},
"F2": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "purple bone, crown"}
},
"F3": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "purple bowl"}
},
"F4": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "purple can"}
},
"F5": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "purple cushion"}
},
"F6": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": "purple poop"}
},
"place": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": ""}
},
"gone": {
"w": 80,
"h": 80,
"svg": "",
"label": {"en": ""}
},
"shape0": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": "Three in a line"}
},
"shape2": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": "Corner of three"}
},
"shape6": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": "Three on a diagonal"}
},
"shape8": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": "Four in a line"}
},
"shape10": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": "L of four"}
},
"shape18": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": "T of four"}
},
"shape22": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": "S of four"}
},
"shape26": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": "Four on a diagonal"}
},
"shape28": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": "Five in a line"}
},
"shape30": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": "Corner of five"}
},
"shape34": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": "L of five"}
},
"shape42": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": "U of five"}
},
"shape46": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": "Cross of five"}
},
"shape47": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": "F of five"}
},
"shape55": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": "N of five"}
},
"shape63": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": "Y of five"}
},
"shape71": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": "Five on a diagonal"}
}
},
"back": {
"w": 80,
"h": 80,
"svg": "",
"label": {
"en": "face-down tile"
}
},
"rules": {
"mops-royal.lay-one-tile": {
"section": "3.4",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One tile a round"},
"text": {"en": "Everybody adds the tile of the round to their layout. Placing it is not optional."},
"where": {"en": "Laying a tile"},
"bit": 10
},
"mops-royal.adjacency": {
"section": "3.5",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Edge to edge"},
"text": {"en": "A new tile has to touch another one along an edge; a corner is not enough. Tiles that are turned over count as placed."},
"where": {"en": "Laying a tile"},
"bit": 11
},
"mops-royal.five-by-five": {
"section": "3.7",
"chapter": "3",
"status": "ambiguous",
"statusText": {"en": "the rulebook can be read in two ways: our reading"},
"title": {"en": "Five by five"},
"text": {"en": "The whole layout must fit into a square of five rows and five columns. Where that square lies is open until the layout is five wide and five high."},
"where": {"en": "Laying a tile"},
"reading": {"en": "The text limits a row to five tiles and promises a square of 5 x 5. With rows alone, six columns could be begun and the square would fail."},
"option": {"en": "grid = \"line\" counts only the tiles in each row and column."},
"bit": 13,
"choices": {"line": {"en": "only five tiles in each row and column"}}
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 1,
"texts": {
"en": [
"Only a corner touches.",
"makes a T of four, all in blue, for 4 points",
"makes an S of four, all in blue, for 4 points",
"makes an L of four, all in blue, for 4 points",
"makes a corner of three, all in blue, for 2 points",
"No tile beside it.",
"Mops Royal",
"Round 3",
"You place the blue poop",
"Tile of the round",
"Supply",
"Combinations and points",
"Anna (you)",
"Your square",
"Ben",
"Square of Ben",
"blue poop, revealed by you",
"blue poop",
"2",
"Three in a line: 2 points",
"Corner of three: 2 points",
"Three on a diagonal: 2 points",
"4",
"Four in a line: 4 points",
"L of four: 4 points",
"T of four: 4 points",
"S of four: 4 points",
"Four on a diagonal: 4 points",
"7",
"Five in a line: 7 points",
"Corner of five: 7 points",
"L of five: 7 points",
"U of five: 7 points",
"Cross of five: 7 points",
"F of five: 7 points",
"N of five: 7 points",
"Y of five: 7 points",
"Five on a diagonal: 7 points",
"Anna (you) · 0 pts",
"free space up and to the left of the blue bone",
"free space above the blue bone",
"free space above the blue bowl",
"free space up and to the right of the blue bowl",
"free space to the left of the blue bone",
"blue bone, row 1, column 1",
"blue bowl, row 1, column 2",
"free space to the right of the blue bowl",
"free space to the left of the blue can",
"blue can, row 2, column 1",
"free space to the right of the blue can",
"free space down and to the right of the blue bowl",
"free space down and to the left of the blue can",
"free space below the blue can",
"free space down and to the right of the blue can",
"free space beside no tile",
"Ben · 0 pts",
"orange bowl, crown, row 1, column 1",
"orange can, row 1, column 2",
"Your turn: place the blue poop. 7 spaces fit."
]
},
"marks": [
{
"kind": "dim",
"why": 0,
"rules": 0
},
{
"kind": "legal",
"why": 1,
"rules": 1
},
{
"kind": "legal",
"why": 2,
"rules": 1
},
{
"kind": "legal",
"why": 3,
"rules": 1
},
{
"kind": "legal",
"why": 4,
"rules": 1
},
{
"kind": "dim",
"why": 5,
"rules": 0
}
],
"cites": [
[
"mops-royal.adjacency"
],
[],
[
"mops-royal.lay-one-tile",
"mops-royal.adjacency",
"mops-royal.five-by-five"
]
],
"frames": [
{
"title": [6, 7, 8],
"zones": {"table": {"label": 6, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 572, "order": 0}, "called": {"label": 9, "kind": "called", "boxes": [[472, 14, 0.85], [450, 8, 0.8], [334, 8, 0.6], [334, 8, 0.6]], "w": 80, "h": 80, "order": 302}, "supply": {"label": 10, "kind": "grid", "boxes": [[22, 500, 0.348], [14, 392, 0.32], [8, 358, 0.24], [174, 424, 0.262]], "w": 1602, "h": 178, "order": 301}, "patterns": {"label": 11, "kind": "patterns", "boxes": [[484, 340, 1.35], [26, 470, 1.45], [12, 422, 1.12], [174, 542, 0.95]], "w": 196, "h": 112, "order": 300}, "seat0": {"label": 12, "kind": "seat", "boxes": [[22, 18, 1.16], [12, 19, 1], [8, 19, 1], [8, 19, 1]], "w": 146, "h": 30, "order": 400, "seat": 0}, "square0": {"label": 13, "kind": "grid", "boxes": [[14, 52, 0.7996], [14, 51, 0.5993], [8, 53, 0.5281], [27, 54, 0.6479]], "w": 534, "h": 534, "order": 401, "seat": 0, "own": true}, "seat1": {"label": 14, "kind": "seat", "boxes": [[564, 90, 1], [389, 80, 1], [290, 60, 1], [36, 408, 1]], "w": 106, "h": 30, "order": 30, "seat": 1}, "square1": {"label": 15, "kind": "grid", "boxes": [[520.0, 122.0, 0.7266], [354.0, 112.0, 0.6592], [292.0, 92.0, 0.382], [10.0, 440.0, 0.5918]], "w": 267, "h": 267, "order": 31, "seat": 1}},
"items": {"word.supply": {"kind": "caption", "zone": "table", "x": 300, "y": 490, "n": 0, "text": 10, "others": [[270, 382, 0], [200, 349, 0], [279, 414, 0]]}, "word.patterns": {"kind": "caption", "zone": "table", "x": 617, "y": 330, "n": 1, "text": 11, "others": [[270, 460, 0], [200, 413, 0], [279, 532, 0]]}, "called": {"kind": "thing", "zone": "called", "x": 40.0, "y": 40.0, "n": 0, "face": "A6", "say": 16}, "word.called": {"kind": "caption", "zone": "table", "x": 636, "y": 40, "n": 3, "text": 9, "others": [[330, 20, 0], [240, 22, 0], [240, 22, 0]]}, "word.tile": {"kind": "caption", "zone": "table", "x": 636, "y": 60, "n": 4, "text": 17, "others": [[330, 37, 0], [240, 39, 0], [240, 39, 0]], "tone": "quiet"}, "supply.A1": {"kind": "thing", "zone": "supply", "x": 44, "y": 44, "n": 0, "face": "A1"}, "gone.A2": {"kind": "thing", "zone": "supply", "x": 134, "y": 44, "n": 1, "face": "gone"}, "gone.A3": {"kind": "thing", "zone": "supply", "x": 222, "y": 44, "n": 2, "face": "gone"}, "gone.A4": {"kind": "thing", "zone": "supply", "x": 312, "y": 44, "n": 3, "face": "gone"}, "supply.A5": {"kind": "thing", "zone": "supply", "x": 400, "y": 44, "n": 4, "face": "A5"}, "gone.A6": {"kind": "thing", "zone": "supply", "x": 490, "y": 44, "n": 5, "face": "gone"}, "supply.B1": {"kind": "thing", "zone": "supply", "x": 578, "y": 44, "n": 6, "face": "B1"}, "supply.B2": {"kind": "thing", "zone": "supply", "x": 668, "y": 44, "n": 7, "face": "B2"}, "supply.B3": {"kind": "thing", "zone": "supply", "x": 756, "y": 44, "n": 8, "face": "B3"}, "supply.B4": {"kind": "thing", "zone": "supply", "x": 846, "y": 44, "n": 9, "face": "B4", "others": [[846, 44, 0], [846, 44, 0], [44, 134, 0]]}, "supply.B5": {"kind": "thing", "zone": "supply", "x": 934, "y": 44, "n": 10, "face": "B5", "others": [[934, 44, 0], [934, 44, 0], [134, 134, 0]]}, "supply.B6": {"kind": "thing", "zone": "supply", "x": 1024, "y": 44, "n": 11, "face": "B6", "others": [[1024, 44, 0], [1024, 44, 0], [222, 134, 0]]}, "supply.C1": {"kind": "thing", "zone": "supply", "x": 1112, "y": 44, "n": 12, "face": "C1", "others": [[1112, 44, 0], [1112, 44, 0], [312, 134, 0]]}, "supply.C2": {"kind": "thing", "zone": "supply", "x": 1202, "y": 44, "n": 13, "face": "C2", "others": [[1202, 44, 0], [1202, 44, 0], [400, 134, 0]]}, "supply.C3": {"kind": "thing", "zone": "supply", "x": 1290, "y": 44, "n": 14, "face": "C3", "others": [[1290, 44, 0], [1290, 44, 0], [490, 134, 0]]}, "supply.C4": {"kind": "thing", "zone": "supply", "x": 1380, "y": 44, "n": 15, "face": "C4", "others": [[1380, 44, 0], [1380, 44, 0], [578, 134, 0]]}, "supply.C5": {"kind": "thing", "zone": "supply", "x": 1468, "y": 44, "n": 16, "face": "C5", "others": [[1468, 44, 0], [1468, 44, 0], [668, 134, 0]]}, "supply.C6": {"kind": "thing", "zone": "supply", "x": 1558, "y": 44, "n": 17, "face": "C6", "others": [[1558, 44, 0], [1558, 44, 0], [756, 134, 0]]}, "supply.D1": {"kind": "thing", "zone": "supply", "x": 44, "y": 134, "n": 18, "face": "D1", "others": [[44, 134, 0], [44, 134, 0], [44, 222, 0]]}, "supply.D2": {"kind": "thing", "zone": "supply", "x": 134, "y": 134, "n": 19, "face": "D2", "others": [[134, 134, 0], [134, 134, 0], [134, 222, 0]]}, "supply.D3": {"kind": "thing", "zone": "supply", "x": 222, "y": 134, "n": 20, "face": "D3", "others": [[222, 134, 0], [222, 134, 0], [222, 222, 0]]}, "supply.D4": {"kind": "thing", "zone": "supply", "x": 312, "y": 134, "n": 21, "face": "D4", "others": [[312, 134, 0], [312, 134, 0], [312, 222, 0]]}, "supply.D5": {"kind": "thing", "zone": "supply", "x": 400, "y": 134, "n": 22, "face": "D5", "others": [[400, 134, 0], [400, 134, 0], [400, 222, 0]]}, "supply.D6": {"kind": "thing", "zone": "supply", "x": 490, "y": 134, "n": 23, "face": "D6", "others": [[490, 134, 0], [490, 134, 0], [490, 222, 0]]}, "supply.E1": {"kind": "thing", "zone": "supply", "x": 578, "y": 134, "n": 24, "face": "E1", "others": [[578, 134, 0], [578, 134, 0], [578, 222, 0]]}, "supply.E2": {"kind": "thing", "zone": "supply", "x": 668, "y": 134, "n": 25, "face": "E2", "others": [[668, 134, 0], [668, 134, 0], [668, 222, 0]]}, "supply.E3": {"kind": "thing", "zone": "supply", "x": 756, "y": 134, "n": 26, "face": "E3", "others": [[756, 134, 0], [756, 134, 0], [756, 222, 0]]}, "supply.E4": {"kind": "thing", "zone": "supply", "x": 846, "y": 134, "n": 27, "face": "E4", "others": [[846, 134, 0], [846, 134, 0], [44, 312, 0]]}, "supply.E5": {"kind": "thing", "zone": "supply", "x": 934, "y": 134, "n": 28, "face": "E5", "others": [[934, 134, 0], [934, 134, 0], [134, 312, 0]]}, "supply.E6": {"kind": "thing", "zone": "supply", "x": 1024, "y": 134, "n": 29, "face": "E6", "others": [[1024, 134, 0], [1024, 134, 0], [222, 312, 0]]}, "supply.F1": {"kind": "thing", "zone": "supply", "x": 1112, "y": 134, "n": 30, "face": "F1", "others": [[1112, 134, 0], [1112, 134, 0], [312, 312, 0]]}, "supply.F2": {"kind": "thing", "zone": "supply", "x": 1202, "y": 134, "n": 31, "face": "F2", "others": [[1202, 134, 0], [1202, 134, 0], [400, 312, 0]]}, "supply.F3": {"kind": "thing", "zone": "supply", "x": 1290, "y": 134, "n": 32, "face": "F3", "others": [[1290, 134, 0], [1290, 134, 0], [490, 312, 0]]}, "supply.F4": {"kind": "thing", "zone": "supply", "x": 1380, "y": 134, "n": 33, "face": "F4", "others": [[1380, 134, 0], [1380, 134, 0], [578, 312, 0]]}, "supply.F5": {"kind": "thing", "zone": "supply", "x": 1468, "y": 134, "n": 34, "face": "F5", "others": [[1468, 134, 0], [1468, 134, 0], [668, 312, 0]]}, "supply.F6": {"kind": "thing", "zone": "supply", "x": 1558, "y": 134, "n": 35, "face": "F6", "others": [[1558, 134, 0], [1558, 134, 0], [756, 312, 0]]}, "points3": {"kind": "caption", "zone": "patterns", "x": 14, "y": 14, "n": 0, "text": 18}, "pattern.I3": {"kind": "thing", "zone": "patterns", "x": 42, "y": 14, "n": 42, "face": "shape0", "say": 19}, "pattern.V3": {"kind": "thing", "zone": "patterns", "x": 70, "y": 14, "n": 43, "face": "shape2", "say": 20}, "pattern.D3": {"kind": "thing", "zone": "patterns", "x": 98, "y": 14, "n": 44, "face": "shape6", "say": 21}, "points4": {"kind": "caption", "zone": "patterns", "x": 14, "y": 42, "n": 0, "text": 22, "others": [[126, 14, 0], [126, 14, 0], [14, 42, 0]]}, "pattern.I4": {"kind": "thing", "zone": "patterns", "x": 42, "y": 42, "n": 46, "face": "shape8", "say": 23, "others": [[154, 14, 0], [154, 14, 0], [42, 42, 0]]}, "pattern.L4": {"kind": "thing", "zone": "patterns", "x": 70, "y": 42, "n": 47, "face": "shape10", "say": 24, "others": [[182, 14, 0], [182, 14, 0], [70, 42, 0]]}, "pattern.T4": {"kind": "thing", "zone": "patterns", "x": 98, "y": 42, "n": 48, "face": "shape18", "say": 25, "others": [[210, 14, 0], [210, 14, 0], [98, 42, 0]]}, "pattern.S4": {"kind": "thing", "zone": "patterns", "x": 126, "y": 42, "n": 49, "face": "shape22", "say": 26, "others": [[238, 14, 0], [238, 14, 0], [126, 42, 0]]}, "pattern.D4": {"kind": "thing", "zone": "patterns", "x": 154, "y": 42, "n": 50, "face": "shape26", "say": 27, "others": [[266, 14, 0], [266, 14, 0], [154, 42, 0]]}, "points5": {"kind": "caption", "zone": "patterns", "x": 14, "y": 70, "n": 0, "text": 28, "others": [[14, 42, 0], [14, 42, 0], [14, 70, 0]]}, "pattern.I5": {"kind": "thing", "zone": "patterns", "x": 42, "y": 70, "n": 52, "face": "shape28", "say": 29, "others": [[42, 42, 0], [42, 42, 0], [42, 70, 0]]}, "pattern.V5": {"kind": "thing", "zone": "patterns", "x": 70, "y": 70, "n": 53, "face": "shape30", "say": 30, "others": [[70, 42, 0], [70, 42, 0], [70, 70, 0]]}, "pattern.L5": {"kind": "thing", "zone": "patterns", "x": 98, "y": 70, "n": 54, "face": "shape34", "say": 31, "others": [[98, 42, 0], [98, 42, 0], [98, 70, 0]]}, "pattern.U5": {"kind": "thing", "zone": "patterns", "x": 126, "y": 70, "n": 55, "face": "shape42", "say": 32, "others": [[126, 42, 0], [126, 42, 0], [126, 70, 0]]}, "pattern.X5": {"kind": "thing", "zone": "patterns", "x": 154, "y": 70, "n": 56, "face": "shape46", "say": 33, "others": [[154, 42, 0], [154, 42, 0], [154, 70, 0]]}, "pattern.F5": {"kind": "thing", "zone": "patterns", "x": 182, "y": 70, "n": 57, "face": "shape47", "say": 34, "others": [[182, 42, 0], [182, 42, 0], [182, 70, 0]]}, "pattern.N5": {"kind": "thing", "zone": "patterns", "x": 42, "y": 98, "n": 58, "face": "shape55", "say": 35, "others": [[210, 42, 0], [210, 42, 0], [210, 70, 0]]}, "pattern.Y5": {"kind": "thing", "zone": "patterns", "x": 70, "y": 98, "n": 59, "face": "shape63", "say": 36, "others": [[238, 42, 0], [238, 42, 0], [42, 98, 0]]}, "pattern.D5": {"kind": "thing", "zone": "patterns", "x": 98, "y": 98, "n": 60, "face": "shape71", "say": 37, "others": [[266, 42, 0], [266, 42, 0], [70, 98, 0]]}, "plate0": {"kind": "plate", "zone": "seat0", "x": 73.0, "y": 15.0, "n": 0, "text": 38, "tone": "you"}, "to.-1,-1": {"kind": "thing", "zone": "square0", "x": 178, "y": 178, "n": 0, "face": "place", "say": 39, "does": 723891491}, "to.-1,0": {"kind": "thing", "zone": "square0", "x": 267, "y": 178, "n": 1, "face": "place", "say": 40, "does": 784579647}, "to.-1,1": {"kind": "thing", "zone": "square0", "x": 356, "y": 178, "n": 2, "face": "place", "say": 41, "does": 2524961626}, "to.-1,2": {"kind": "thing", "zone": "square0", "x": 445, "y": 178, "n": 3, "face": "place", "say": 42, "does": 2227860660}, "to.0,-1": {"kind": "thing", "zone": "square0", "x": 178, "y": 267, "n": 4, "face": "place", "say": 43, "does": 4170843748}, "0:0,0": {"kind": "thing", "zone": "square0", "x": 267, "y": 267, "n": 5, "face": "A2", "say": 44}, "0:0,1": {"kind": "thing", "zone": "square0", "x": 356, "y": 267, "n": 6, "face": "A3", "say": 45}, "to.0,2": {"kind": "thing", "zone": "square0", "x": 445, "y": 267, "n": 7, "face": "place", "say": 46, "does": 3985492179}, "to.1,-1": {"kind": "thing", "zone": "square0", "x": 178, "y": 356, "n": 8, "face": "place", "say": 47, "does": 875562746}, "0:1,0": {"kind": "thing", "zone": "square0", "x": 267, "y": 356, "n": 9, "face": "A4", "say": 48}, "to.1,1": {"kind": "thing", "zone": "square0", "x": 356, "y": 356, "n": 10, "face": "place", "say": 49, "does": 1498377353}, "to.1,2": {"kind": "thing", "zone": "square0", "x": 445, "y": 356, "n": 11, "face": "place", "say": 50, "does": 1274725223}, "to.2,-1": {"kind": "thing", "zone": "square0", "x": 178, "y": 445, "n": 12, "face": "place", "say": 51, "does": 3133079833}, "to.2,0": {"kind": "thing", "zone": "square0", "x": 267, "y": 445, "n": 13, "face": "place", "say": 52, "does": 3491434865}, "to.2,1": {"kind": "thing", "zone": "square0", "x": 356, "y": 445, "n": 14, "face": "place", "say": 53, "does": 1755805204}, "to.2,2": {"kind": "thing", "zone": "square0", "x": 445, "y": 445, "n": 15, "face": "place", "say": 54, "does": 2048055802}, "plate1": {"kind": "plate", "zone": "seat1", "x": 53.0, "y": 15.0, "n": 0, "text": 55}, "1:0,0": {"kind": "thing", "zone": "square1", "x": 89, "y": 134, "n": 0, "face": "D3", "say": 56}, "1:0,1": {"kind": "thing", "zone": "square1", "x": 178, "y": 134, "n": 1, "face": "D4", "say": 57}},
"marks": [[0, "to.-1,-1 to.-1,2 to.1,2 to.2,-1 to.2,1"], [1, "to.-1,0 to.0,-1"], [2, "to.-1,1 to.1,-1"], [3, "to.0,2 to.2,0"], [4, "to.1,1"], [5, "to.2,2"]],
"arrows": [],
"prompt": {"text": 58, "rules": 2},
"story": [],
"notice": null,
"buttons": [],
"about": {"pattern.V3": "0:0,0 0:0,1 0:1,0", "to.-1,0": "0:0,0 0:0,1 0:1,0", "to.-1,1": "0:0,0 0:0,1 0:1,0", "to.0,-1": "0:0,0 0:0,1 0:1,0", "to.0,2": "0:0,0 0:0,1 0:1,0", "to.1,-1": "0:0,0 0:0,1 0:1,0", "to.1,1": "0:0,0 0:0,1", "to.2,0": "0:0,0 0:0,1 0:1,0"},
"sheet": null,
"turn": "plate0",
"coach": {"met": 0, "total": 52, "known": "0", "fresh": []}
}
],
"chapters": [],
"shapes": [
[
790,
572
],
[
540,
560
],
[
400,
492
],
[
400,
660
]
],
"seats": [],
"again": true
}
},
},
"mogel_motte: time runs": {
state: { ui,
"aside": "",
"book": {},
"can": {
"undo": false,
"redo": false,
"why": {
"undo": "undo-nothing",
"redo": "redo-nothing"
},
"again": true,
"saves": [
"a saved game.jsonl"
],
"folder": "~",
"left": [],
"setup": {
"players": [
3,
4,
5
],
"variants": [],
"opponents": [
"random",
"simple",
"search"
],
"others": {
3: [[0, "Anna"], [2, "Cleo"]],
4: [[0, "Anna"], [2, "Cleo"], [3, "Dana"]],
5: [[0, "Anna"], [2, "Cleo"], [3, "Dana"], [4, "Emil"]]
},
"now": {
"players": 3,
"variants": [],
"opponents": "simple",
"each": [],
"readings": {}
}
}
},
"edits": true,
"examples": {},
"help": "always",
"kind": "table",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"N3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "the number 3"}
},
"N4": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "the number 4"}
},
"N5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "the number 5"}
},
"Q2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "mosquito 2"}
},
"ring2": {
"w": 112,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"guard": {
"w": 46,
"h": 46,
"svg": "",
"label": {"en": ""}
},
"eyes": {
"w": 44,
"h": 27,
"svg": "",
"label": {"en": ""}
},
"edge": {
"w": 168,
"h": 46,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"motte.mosquito": {
"section": "6.6",
"chapter": "6",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Mosquito: slap!"},
"text": {"en": "When a mosquito is played, the others slap it with the flat hand as fast as they can. Whoever is slowest pays for it."},
"where": {"en": "Mosquito"},
"reading": {"en": "Four languages say as fast as possible; in the English one the haste is missing. Here the order of the hands is what is written down."},
"bit": 57
},
"motte.mosquito-active": {
"section": "6.7",
"chapter": "6",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Who slaps"},
"text": {"en": "All but the player who played the mosquito. The guard slaps too."},
"where": {"en": "Mosquito"},
"bit": 58
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben",
"Cleo"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 1,
"texts": {
"en": [
"can be slapped",
"Mogel-Motte",
"Round 1 of 3",
"Mosquito!",
"Draw pile",
"Discard pile",
"What fits",
"Ben (you), 0 minus points",
"Your hand",
"Under the table: you",
"Cleo, 0 minus points",
"Hand of Cleo",
"Anna, 0 minus points",
"Hand of Anna",
"Draw pile",
"2",
"2 cards",
"Discard",
"The 2 counts: 1 and 3 fit on it",
"Ben (you) · 2 cards",
"The edge of the table: you have sneaked no card away",
"Cleo · 2 cards",
"Cleo has the guard bug",
"Anna · 1 card",
"Anna · one card",
"The eyes of Cleo, the guard, who is watching Anna",
"Under the table",
"Slap the mosquito: with the button, the space bar or a press on it.",
"Slap!",
"Sneak a card away",
"s",
"Play without the clock"
]
},
"marks": [
{
"kind": "legal",
"why": 0,
"rules": 0
}
],
"cites": [
[],
[
"motte.mosquito",
"motte.mosquito-active"
]
],
"frames": [
{
"title": [1, 2, 3],
"zones": {"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 570, "order": 0}, "stack": {"label": 4, "kind": "stack", "boxes": [[149, 186, 1.08], [33, 162, 1.14], [13, 132, 0.88]], "w": 88, "h": 120, "order": 1}, "discard": {"label": 5, "kind": "discard", "boxes": [[281, 190, 1.08], [149, 166, 1.14], [107, 135, 0.88]], "w": 188, "h": 112, "order": 2}, "ring": {"label": 6, "kind": "ring", "boxes": [[520, 188, 1.08], [379, 164, 1.14], [288, 133, 0.88]], "w": 112, "h": 112, "order": 3}, "seat1": {"label": 7, "kind": "seat", "boxes": [[274, 522, 1], [149, 493, 1], [79, 410, 1]], "w": 202, "h": 34, "order": 400, "seat": 1}, "hand1": {"label": 8, "kind": "hand", "boxes": [[64, 359, 1.16], [-49, 341, 1.12], [-79, 277, 0.98]], "w": 570, "h": 140, "order": 401, "seat": 1, "own": true}, "under1": {"label": 9, "kind": "under", "boxes": [[660, 451, 0.68], [457, 481, 0.4], [317, 398, 0.4]], "w": 168, "h": 128, "order": 402, "seat": 1}, "seat2": {"label": 10, "kind": "seat", "boxes": [[97, 36, 1], [47, 28, 1], [12, 28, 1]], "w": 176, "h": 34, "order": 30, "seat": 2}, "hand2": {"label": 11, "kind": "hand", "boxes": [[75, 76, 0.86], [51, 68, 0.66], [50, 68, 0.39]], "w": 256, "h": 112, "order": 31, "seat": 2}, "seat0": {"label": 12, "kind": "seat", "boxes": [[517, 36, 1], [317, 28, 1], [212, 28, 1]], "w": 176, "h": 34, "order": 50, "seat": 0}, "hand0": {"label": 13, "kind": "hand", "boxes": [[494, 76, 0.86], [295, 68, 0.66], [229, 68, 0.39]], "w": 256, "h": 112, "order": 51, "seat": 0}},
"items": {"word.draw": {"kind": "caption", "zone": "table", "x": 193, "y": 327, "n": 0, "text": 14, "others": [[78, 310, 0], [48, 248, 0]], "tone": "quiet"}, "word.ring": {"kind": "caption", "zone": "table", "x": 580, "y": 327, "n": 1, "text": 6, "others": [[443, 310, 0], [337, 248, 0]], "tone": "quiet"}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 15, "say": 16}, "word.discard": {"kind": "caption", "zone": "table", "x": 421, "y": 327, "n": 0, "text": 17, "others": [[297, 310, 0], [221, 248, 0]], "tone": "quiet"}, "discard0": {"kind": "card", "zone": "discard", "x": 112, "y": 56, "n": 0, "face": "N3", "r": -4}, "discard1": {"kind": "card", "zone": "discard", "x": 148, "y": 56, "n": 1, "face": "Q2", "does": 2881399348}, "ring": {"kind": "thing", "zone": "ring", "x": 56, "y": 56, "n": 0, "face": "ring2", "say": 18}, "plate1": {"kind": "plate", "zone": "seat1", "x": 124, "y": 17, "n": 0, "text": 19, "say": 19, "tone": "you"}, "hand1.N4.0": {"kind": "card", "zone": "hand1", "x": 247, "y": 62, "n": 0, "face": "N4", "r": -1}, "hand1.N5.0": {"kind": "card", "zone": "hand1", "x": 323, "y": 62, "n": 1, "face": "N5", "r": 1}, "edge": {"kind": "thing", "zone": "under1", "x": 84, "y": 105, "n": 1, "face": "edge", "say": 20, "z": 2, "does": 0}, "plate2": {"kind": "plate", "zone": "seat2", "x": 111, "y": 17, "n": 0, "text": 21, "say": 21}, "bug": {"kind": "thing", "zone": "seat2", "x": 27, "y": 17, "n": 2, "face": "guard", "say": 22, "z": 1}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 103, "y": 56, "n": 0}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 153, "y": 56, "n": 1}, "plate0": {"kind": "plate", "zone": "seat0", "x": 111, "y": 17, "n": 0, "text": 23, "say": 24}, "look": {"kind": "thing", "zone": "seat0", "x": 27, "y": 17, "n": 2, "face": "eyes", "say": 25, "z": 1}, "hand0.0": {"kind": "card", "zone": "hand0", "x": 128, "y": 56, "n": 0}, "word.under-caption": {"kind": "caption", "zone": "table", "x": 720, "y": 548, "n": 18, "text": 26, "others": [[470, 542, 0], [330, 459, 0]], "tone": "quiet"}},
"marks": [[0, "discard1"]],
"arrows": [],
"prompt": {"text": 27, "rules": 1},
"story": [],
"notice": null,
"buttons": [{"id": "slap", "label": 28, "does": 2881399348, "kind": "main", "key": " ", "after": 3000}, {"id": "sneak", "label": 29, "does": 0, "kind": "plain", "key": 30}, {"id": "pace", "label": 31, "does": 360179904, "kind": "link"}],
"about": {},
"sheet": null,
"turn": null,
"coach": {"met": 0, "total": 93, "known": "0", "fresh": []}
}
],
"chapters": [],
"shapes": [
[
790,
570
],
[
540,
562
],
[
400,
479
]
],
"seats": [],
"again": true
}
},
},
"dog: a seven": {
state: { ui,
"aside": "",
"book": {},
"edits": true,
"examples": {},
"guess": null,
"guessed": [
0,
1,
2,
3
],
"index": 0,
"kind": "replay",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"1/11": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "1/11: start, 1 or 11 forward"}
},
"2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "2: 2 forward"}
},
"4": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "4: 4 forward or backward"}
},
"5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "5: 5 forward"}
},
"7": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "7: 7 points to split, burns what it passes"}
},
"joker": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "joker: any card"}
},
"start0": {
"w": 33,
"h": 33,
"svg": "",
"label": {"en": ""}
},
"home0": {
"w": 25,
"h": 25,
"svg": "",
"label": {"en": ""}
},
"pug0A": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "red piece"}
},
"pug0B": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "red piece"}
},
"pug0C": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "red piece"}
},
"pug0D": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "red piece"}
},
"start1": {
"w": 33,
"h": 33,
"svg": "",
"label": {"en": ""}
},
"home1": {
"w": 25,
"h": 25,
"svg": "",
"label": {"en": ""}
},
"pug1A": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "blue piece"}
},
"pug1B": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "blue piece"}
},
"pug1C": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "blue piece"}
},
"pug1D": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "blue piece"}
},
"start2": {
"w": 33,
"h": 33,
"svg": "",
"label": {"en": ""}
},
"home2": {
"w": 25,
"h": 25,
"svg": "",
"label": {"en": ""}
},
"pug2A": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "yellow piece"}
},
"pug2B": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "yellow piece"}
},
"pug2C": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "yellow piece"}
},
"pug2D": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "yellow piece"}
},
"start3": {
"w": 33,
"h": 33,
"svg": "",
"label": {"en": ""}
},
"home3": {
"w": 25,
"h": 25,
"svg": "",
"label": {"en": ""}
},
"pug3A": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "green piece"}
},
"pug3B": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "green piece"}
},
"pug3C": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "green piece"}
},
"pug3D": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "green piece"}
},
"tall12": {
"w": 146,
"h": 105,
"svg": "",
"label": {"en": ""}
},
"tall21": {
"w": 146,
"h": 105,
"svg": "",
"label": {"en": ""}
},
"tall32": {
"w": 146,
"h": 105,
"svg": "",
"label": {"en": ""}
},
"own01": {
"w": 146,
"h": 66,
"svg": "",
"label": {"en": ""}
},
"field": {
"w": 19,
"h": 19,
"svg": "",
"label": {"en": ""},
"at": {"x": 9.5, "y": 15.44, "size": 16.5, "ink": "#5b4a36"}
},
"number": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": ""},
"at": {"x": 12.0, "y": 17.939999999999998, "size": 16.5, "ink": "#5b4a36"}
},
"ahead": {
"w": 19,
"h": 19,
"svg": "",
"label": {"en": ""}
},
"stock": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
},
"at": {
"x": 40,
"y": 100,
"size": 52,
"ink": "#fffaf0"
}
},
"rules": {
"dog.turn-card": {
"section": "3.9",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One card of your own"},
"text": {"en": "In a turn one card is played from the hand, openly in the middle, and carried out."},
"where": {"en": "Course of play"},
"bit": 12
},
"dog.seven-split": {
"section": "10.1",
"chapter": "10",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Sharing out the 7"},
"text": {"en": "You share the seven points of a 7 among your pieces in any way, from all on one piece to seven single points."},
"where": {"en": "Card overview"},
"bit": 72
},
"dog.seven-order": {
"section": "10.2",
"chapter": "10",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "7: part by part"},
"text": {"en": "Portions are carried out one after the other in an order of choice. Each is settled before the next."},
"where": {"en": "Example"},
"bit": 73
},
"dog.seven-burn": {
"section": "10.4",
"chapter": "10",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "The 7 burns"},
"text": {"en": "Every piece that a 7 overtakes is burned: it goes back to its start zone, whether the 7 is split or not. So is a piece on the last field of one of its moves."},
"where": {"en": "Moving and hitting; Card overview"},
"bit": 75
},
"dog.seven-burn-own": {
"section": "10.5",
"chapter": "10",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Own pieces burn too"},
"text": {"en": "Own and partner's pieces are burned as well. A burned own piece cannot be used any more in the same 7."},
"where": {"en": "Card overview"},
"bit": 76
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben",
"Cleo",
"Dana"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"speed": 1.0,
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 0,
"texts": {
"en": [
"4: 4 forward or backward",
"7: 7 points to split, burns what it passes",
"Dog",
"Round 1",
"begun with 6 cards each",
"Anna is playing",
"Board",
"Protected start fields",
"Stock",
"Discard pile",
"Anna",
"Hand of Anna",
"Anna’s pieces",
"Ben",
"Hand of Ben",
"Ben’s pieces",
"Cleo",
"Hand of Cleo",
"Cleo’s pieces",
"Dana",
"Hand of Dana",
"Dana’s pieces",
"1",
"2",
"3",
"4",
"5",
"6",
"7",
"8",
"9",
"10",
"11",
"12",
"13",
"14",
"15",
"17",
"18",
"19",
"20",
"21",
"22",
"23",
"24",
"25",
"26",
"27",
"28",
"29",
"30",
"31",
"33",
"34",
"35",
"36",
"37",
"38",
"39",
"40",
"41",
"42",
"43",
"44",
"45",
"46",
"47",
"49",
"50",
"51",
"52",
"53",
"54",
"55",
"56",
"57",
"58",
"59",
"60",
"61",
"62",
"63",
"Red · Anna",
"Blue · Ben",
"Yellow · Cleo",
"Green · Dana",
"103",
"103 cards",
"red piece C, track 5",
"red piece B, track 7",
"red piece A, track 61",
"red piece D, home 2",
"blue piece C, start zone",
"blue piece D, start zone",
"blue piece B, track 12",
"blue piece A, track 15",
"yellow piece C, start zone",
"yellow piece D, start zone",
"yellow piece B, track 9",
"yellow piece A, track 30",
"green piece B, start zone",
"green piece C, start zone",
"green piece D, start zone",
"green piece A, track 40",
"Anna is playing.",
"joker: any card",
"Ben is playing",
"red piece B, start zone",
"red piece C, track 12",
"blue piece B, start zone",
"yellow piece B, start zone",
"Ben is playing.",
"Anna plays the 7 and moves a red piece all seven points, from track 5 to track 12.",
"Anna’s 7 passes a red piece on track 7 and burns it: back to the start zone. Own pieces burn, too.",
"Anna’s 7 passes Cleo’s yellow piece on track 9 and burns it: back to the start zone. A partner’s pieces burn, too.",
"Anna’s 7 ends on Ben’s blue piece on track 12 and burns it: back to the start zone.",
"Sent back: Anna",
"Sent back: Ben",
"Sent back: Cleo"
]
},
"marks": [
{
"kind": "open",
"why": 0,
"rules": 0
},
{
"kind": "open",
"why": 1,
"rules": 0
},
{
"kind": "active"
},
{
"kind": "hit"
},
{
"kind": "open",
"why": 105,
"rules": 0
}
],
"cites": [
[],
[
"dog.turn-card"
],
[
"dog.seven-split",
"dog.seven-order"
],
[
"dog.seven-burn",
"dog.seven-burn-own"
],
[
"dog.seven-burn"
]
],
"frames": [
{
"title": [2, 3, 4, 5],
"zones": {"board": {"label": 6, "kind": "board", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 8}, "guards": {"label": 7, "kind": "guards", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 50}, "stock": {"label": 8, "kind": "stock", "boxes": [[315.2, 184.9, 0.84], [199.7, 183.7, 0.74], [142.1, 159.5, 0.61]], "w": 88, "h": 120, "order": 9}, "discard": {"label": 9, "kind": "discard", "boxes": [[397.5, 184.9, 0.84], [272.2, 183.7, 0.74], [201.8, 159.5, 0.61]], "w": 88, "h": 120, "order": 9}, "panel0": {"label": 10, "kind": "panel", "boxes": [[64, 315, 1.4], [56, 318, 1.2], [40, 296, 1]], "w": 146, "h": 66, "order": 0}, "seat0": {"label": 10, "kind": "seat", "boxes": [[64, 315, 1.4], [56, 318, 1.2], [40, 296, 1]], "w": 146, "h": 66, "order": 40, "seat": 0}, "hand0": {"label": 11, "kind": "hand", "boxes": [[188.6, 483.6, 0.8], [76.5, 466.0, 0.75], [16.8, 417.1, 0.71]], "w": 516, "h": 128, "order": 41, "seat": 0}, "pieces0": {"label": 12, "kind": "pieces", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 39, "seat": 0}, "panel1": {"label": 13, "kind": "panel", "boxes": [[64, 63, 1.4], [56, 57, 1.2], [40, 43, 1]], "w": 146, "h": 105, "order": 0}, "seat1": {"label": 13, "kind": "seat", "boxes": [[64, 63, 1.4], [56, 57, 1.2], [40, 43, 1]], "w": 146, "h": 105, "order": 13, "seat": 1}, "hand1": {"label": 14, "kind": "hand", "boxes": [[76.6, 155.5, 0.448], [66.8, 136.3, 0.384], [49.0, 109.1, 0.32]], "w": 400, "h": 112, "order": 14, "seat": 1}, "pieces1": {"label": 15, "kind": "pieces", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 31, "seat": 1}, "panel2": {"label": 16, "kind": "panel", "boxes": [[522, 63, 1.4], [309, 57, 1.2], [214, 43, 1]], "w": 146, "h": 105, "order": 0}, "seat2": {"label": 16, "kind": "seat", "boxes": [[522, 63, 1.4], [309, 57, 1.2], [214, 43, 1]], "w": 146, "h": 105, "order": 16, "seat": 2}, "hand2": {"label": 17, "kind": "hand", "boxes": [[534.6, 155.5, 0.448], [319.8, 136.3, 0.384], [223.0, 109.1, 0.32]], "w": 400, "h": 112, "order": 17, "seat": 2}, "pieces2": {"label": 18, "kind": "pieces", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 32, "seat": 2}, "panel3": {"label": 19, "kind": "panel", "boxes": [[522, 260, 1.4], [309, 271, 1.2], [214, 257, 1]], "w": 146, "h": 105, "order": 0}, "seat3": {"label": 19, "kind": "seat", "boxes": [[522, 260, 1.4], [309, 271, 1.2], [214, 257, 1]], "w": 146, "h": 105, "order": 19, "seat": 3}, "hand3": {"label": 20, "kind": "hand", "boxes": [[534.6, 352.5, 0.448], [319.8, 350.3, 0.384], [223.0, 323.1, 0.32]], "w": 400, "h": 112, "order": 20, "seat": 3}, "pieces3": {"label": 21, "kind": "pieces", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 33, "seat": 3}},
"items": {"word.board": {"kind": "caption", "zone": "board", "x": -999, "y": -999, "n": 0}, "t0": {"kind": "thing", "zone": "board", "x": 282, "y": 317, "n": 0, "face": "start0", "others": [[219, 347, 0], [199, 379, 0]]}, "t1": {"kind": "thing", "zone": "board", "x": 258, "y": 317, "n": 0, "face": "field", "text": 22, "others": [[198, 347, 0], [178, 379, 0]], "tone": "hint"}, "t2": {"kind": "thing", "zone": "board", "x": 234, "y": 317, "n": 0, "face": "field", "text": 23, "others": [[177, 347, 0], [157, 379, 0]], "tone": "hint"}, "t3": {"kind": "thing", "zone": "guards", "x": 210, "y": 317, "n": 0, "face": "number", "text": 24, "others": [[156, 347, 0], [136, 379, 0]]}, "t4": {"kind": "thing", "zone": "board", "x": 186, "y": 317, "n": 0, "face": "field", "text": 25, "others": [[135, 347, 0], [115, 379, 0]], "tone": "hint"}, "t5": {"kind": "thing", "zone": "board", "x": 161, "y": 317, "n": 0, "face": "field", "text": 26, "others": [[114, 347, 0], [94, 379, 0]], "tone": "hint"}, "t6": {"kind": "thing", "zone": "board", "x": 137, "y": 317, "n": 0, "face": "field", "text": 27, "others": [[93, 347, 0], [73, 379, 0]], "tone": "hint"}, "t7": {"kind": "thing", "zone": "board", "x": 113, "y": 317, "n": 0, "face": "field", "text": 28, "others": [[72, 346, 0], [53, 376, 0]], "tone": "hint"}, "t8": {"kind": "thing", "zone": "board", "x": 89, "y": 317, "n": 0, "face": "field", "text": 29, "others": [[52, 340, 0], [35, 364, 0]], "tone": "hint"}, "t9": {"kind": "thing", "zone": "board", "x": 65, "y": 315, "n": 0, "face": "field", "text": 30, "others": [[35, 327, 0], [24, 347, 0]], "tone": "hint"}, "t10": {"kind": "thing", "zone": "guards", "x": 43, "y": 305, "n": 0, "face": "number", "text": 31, "others": [[24, 309, 0], [21, 326, 0]]}, "t11": {"kind": "thing", "zone": "board", "x": 27, "y": 287, "n": 0, "face": "field", "text": 32, "others": [[20, 289, 0], [21, 305, 0]], "tone": "hint"}, "t12": {"kind": "thing", "zone": "board", "x": 20, "y": 264, "n": 0, "face": "field", "text": 33, "others": [[20, 268, 0], [21, 284, 0]], "tone": "hint"}, "t13": {"kind": "thing", "zone": "board", "x": 19, "y": 240, "n": 0, "face": "field", "text": 34, "others": [[20, 247, 0], [21, 263, 0]], "tone": "hint"}, "t14": {"kind": "thing", "zone": "board", "x": 19, "y": 216, "n": 0, "face": "field", "text": 35, "others": [[20, 226, 0], [21, 242, 0]], "tone": "hint"}, "t15": {"kind": "thing", "zone": "board", "x": 19, "y": 192, "n": 0, "face": "field", "text": 36, "others": [[20, 205, 0], [21, 221, 0]], "tone": "hint"}, "t16": {"kind": "thing", "zone": "board", "x": 19, "y": 168, "n": 0, "face": "start1", "others": [[20, 184, 0], [21, 200, 0]]}, "t17": {"kind": "thing", "zone": "guards", "x": 19, "y": 144, "n": 0, "face": "number", "text": 37, "others": [[20, 163, 0], [21, 179, 0]]}, "t18": {"kind": "thing", "zone": "board", "x": 19, "y": 120, "n": 0, "face": "field", "text": 38, "others": [[20, 142, 0], [21, 158, 0]], "tone": "hint"}, "t19": {"kind": "thing", "zone": "board", "x": 19, "y": 95, "n": 0, "face": "field", "text": 39, "others": [[20, 121, 0], [21, 137, 0]], "tone": "hint"}, "t20": {"kind": "thing", "zone": "guards", "x": 20, "y": 71, "n": 0, "face": "number", "text": 40, "others": [[20, 100, 0], [21, 116, 0]]}, "t21": {"kind": "thing", "zone": "board", "x": 27, "y": 49, "n": 0, "face": "field", "text": 41, "others": [[20, 79, 0], [21, 95, 0]], "tone": "hint"}, "t22": {"kind": "thing", "zone": "board", "x": 43, "y": 31, "n": 0, "face": "field", "text": 42, "others": [[24, 58, 0], [21, 74, 0]], "tone": "hint"}, "t23": {"kind": "thing", "zone": "board", "x": 65, "y": 20, "n": 0, "face": "field", "text": 43, "others": [[35, 40, 0], [24, 53, 0]], "tone": "hint"}, "t24": {"kind": "thing", "zone": "board", "x": 89, "y": 19, "n": 0, "face": "field", "text": 44, "others": [[52, 28, 0], [35, 36, 0]], "tone": "hint"}, "t25": {"kind": "thing", "zone": "guards", "x": 113, "y": 19, "n": 0, "face": "number", "text": 45, "others": [[72, 21, 0], [53, 24, 0]]}, "t26": {"kind": "thing", "zone": "board", "x": 137, "y": 19, "n": 0, "face": "field", "text": 46, "others": [[93, 21, 0], [73, 21, 0]], "tone": "hint"}, "t27": {"kind": "thing", "zone": "board", "x": 161, "y": 19, "n": 0, "face": "field", "text": 47, "others": [[114, 21, 0], [94, 21, 0]], "tone": "hint"}, "t28": {"kind": "thing", "zone": "guards", "x": 186, "y": 19, "n": 0, "face": "number", "text": 48, "others": [[135, 21, 0], [115, 21, 0]]}, "t29": {"kind": "thing", "zone": "board", "x": 210, "y": 19, "n": 0, "face": "field", "text": 49, "others": [[156, 21, 0], [136, 21, 0]], "tone": "hint"}, "t30": {"kind": "thing", "zone": "board", "x": 234, "y": 19, "n": 0, "face": "field", "text": 50, "others": [[177, 21, 0], [157, 21, 0]], "tone": "hint"}, "t31": {"kind": "thing", "zone": "board", "x": 258, "y": 19, "n": 0, "face": "field", "text": 51, "others": [[198, 21, 0], [178, 21, 0]], "tone": "hint"}, "t32": {"kind": "thing", "zone": "board", "x": 282, "y": 19, "n": 0, "face": "start2", "others": [[219, 21, 0], [199, 21, 0]]}, "t33": {"kind": "thing", "zone": "board", "x": 306, "y": 19, "n": 0, "face": "field", "text": 52, "others": [[240, 21, 0], [220, 21, 0]], "tone": "hint"}, "t34": {"kind": "thing", "zone": "board", "x": 330, "y": 19, "n": 0, "face": "field", "text": 53, "others": [[261, 21, 0], [241, 21, 0]], "tone": "hint"}, "t35": {"kind": "thing", "zone": "guards", "x": 355, "y": 19, "n": 0, "face": "number", "text": 54, "others": [[282, 21, 0], [262, 21, 0]]}, "t36": {"kind": "thing", "zone": "board", "x": 379, "y": 19, "n": 0, "face": "field", "text": 55, "others": [[303, 21, 0], [283, 21, 0]], "tone": "hint"}, "t37": {"kind": "thing", "zone": "board", "x": 403, "y": 19, "n": 0, "face": "field", "text": 56, "others": [[324, 21, 0], [304, 21, 0]], "tone": "hint"}, "t38": {"kind": "thing", "zone": "board", "x": 427, "y": 19, "n": 0, "face": "field", "text": 57, "others": [[345, 21, 0], [325, 21, 0]], "tone": "hint"}, "t39": {"kind": "thing", "zone": "board", "x": 451, "y": 19, "n": 0, "face": "field", "text": 58, "others": [[366, 21, 0], [346, 24, 0]], "tone": "hint"}, "t40": {"kind": "thing", "zone": "board", "x": 475, "y": 19, "n": 0, "face": "field", "text": 59, "others": [[386, 28, 0], [363, 36, 0]], "tone": "hint"}, "t41": {"kind": "thing", "zone": "board", "x": 499, "y": 20, "n": 0, "face": "field", "text": 60, "others": [[402, 40, 0], [374, 53, 0]], "tone": "hint"}, "t42": {"kind": "thing", "zone": "guards", "x": 521, "y": 31, "n": 0, "face": "number", "text": 61, "others": [[413, 58, 0], [377, 74, 0]]}, "t43": {"kind": "thing", "zone": "board", "x": 537, "y": 49, "n": 0, "face": "field", "text": 62, "others": [[417, 79, 0], [377, 95, 0]], "tone": "hint"}, "t44": {"kind": "thing", "zone": "board", "x": 545, "y": 71, "n": 0, "face": "field", "text": 63, "others": [[417, 100, 0], [377, 116, 0]], "tone": "hint"}, "t45": {"kind": "thing", "zone": "guards", "x": 545, "y": 95, "n": 0, "face": "number", "text": 64, "others": [[417, 121, 0], [377, 137, 0]]}, "t46": {"kind": "thing", "zone": "board", "x": 545, "y": 120, "n": 0, "face": "field", "text": 65, "others": [[417, 142, 0], [377, 158, 0]], "tone": "hint"}, "t47": {"kind": "thing", "zone": "board", "x": 545, "y": 144, "n": 0, "face": "field", "text": 66, "others": [[417, 163, 0], [377, 179, 0]], "tone": "hint"}, "t48": {"kind": "thing", "zone": "board", "x": 545, "y": 168, "n": 0, "face": "start3", "others": [[417, 184, 0], [377, 200, 0]]}, "t49": {"kind": "thing", "zone": "board", "x": 545, "y": 192, "n": 0, "face": "field", "text": 67, "others": [[417, 205, 0], [377, 221, 0]], "tone": "hint"}, "t50": {"kind": "thing", "zone": "guards", "x": 545, "y": 216, "n": 0, "face": "number", "text": 68, "others": [[417, 226, 0], [377, 242, 0]]}, "t51": {"kind": "thing", "zone": "board", "x": 545, "y": 240, "n": 0, "face": "field", "text": 69, "others": [[417, 247, 0], [377, 263, 0]], "tone": "hint"}, "t52": {"kind": "thing", "zone": "board", "x": 545, "y": 264, "n": 0, "face": "field", "text": 70, "others": [[417, 268, 0], [377, 284, 0]], "tone": "hint"}, "t53": {"kind": "thing", "zone": "board", "x": 537, "y": 287, "n": 0, "face": "field", "text": 71, "others": [[417, 289, 0], [377, 305, 0]], "tone": "hint"}, "t54": {"kind": "thing", "zone": "board", "x": 521, "y": 305, "n": 0, "face": "field", "text": 72, "others": [[413, 309, 0], [377, 326, 0]], "tone": "hint"}, "t55": {"kind": "thing", "zone": "guards", "x": 499, "y": 315, "n": 0, "face": "number", "text": 73, "others": [[402, 327, 0], [374, 347, 0]]}, "t56": {"kind": "thing", "zone": "board", "x": 475, "y": 317, "n": 0, "face": "field", "text": 74, "others": [[386, 340, 0], [363, 364, 0]], "tone": "hint"}, "t57": {"kind": "thing", "zone": "board", "x": 451, "y": 317, "n": 0, "face": "field", "text": 75, "others": [[366, 346, 0], [346, 376, 0]], "tone": "hint"}, "t58": {"kind": "thing", "zone": "board", "x": 427, "y": 317, "n": 0, "face": "field", "text": 76, "others": [[345, 347, 0], [325, 379, 0]], "tone": "hint"}, "t59": {"kind": "thing", "zone": "board", "x": 403, "y": 317, "n": 0, "face": "field", "text": 77, "others": [[324, 347, 0], [304, 379, 0]], "tone": "hint"}, "t60": {"kind": "thing", "zone": "guards", "x": 379, "y": 317, "n": 0, "face": "number", "text": 78, "others": [[303, 347, 0], [283, 379, 0]]}, "t61": {"kind": "thing", "zone": "board", "x": 355, "y": 317, "n": 0, "face": "field", "text": 79, "others": [[282, 347, 0], [262, 379, 0]], "tone": "hint"}, "t62": {"kind": "thing", "zone": "board", "x": 330, "y": 317, "n": 0, "face": "field", "text": 80, "others": [[261, 347, 0], [241, 379, 0]], "tone": "hint"}, "t63": {"kind": "thing", "zone": "board", "x": 306, "y": 317, "n": 0, "face": "field", "text": 81, "others": [[240, 347, 0], [220, 379, 0]], "tone": "hint"}, "0h1": {"kind": "thing", "zone": "board", "x": 282, "y": 291, "n": 0, "face": "home0", "others": [[219, 318, 0], [199, 350, 0]]}, "0h2": {"kind": "thing", "zone": "board", "x": 282, "y": 268, "n": 0, "face": "home0", "others": [[219, 292, 0], [199, 324, 0]]}, "0h3": {"kind": "thing", "zone": "board", "x": 282, "y": 245, "n": 0, "face": "home0", "others": [[219, 266, 0], [199, 298, 0]]}, "0h4": {"kind": "thing", "zone": "board", "x": 282, "y": 222, "n": 0, "face": "home0", "others": [[219, 240, 0], [199, 272, 0]]}, "zone0.0": {"kind": "thing", "zone": "board", "x": 69, "y": 274, "n": 0, "face": "home0", "others": [[67, 305, 0], [63, 343, 0]]}, "zone0.1": {"kind": "thing", "zone": "board", "x": 95, "y": 274, "n": 0, "face": "home0", "others": [[93, 305, 0], [89, 343, 0]]}, "zone0.2": {"kind": "thing", "zone": "board", "x": 121, "y": 274, "n": 0, "face": "home0", "others": [[118, 305, 0], [114, 343, 0]]}, "zone0.3": {"kind": "thing", "zone": "board", "x": 147, "y": 274, "n": 0, "face": "home0", "others": [[144, 305, 0], [140, 343, 0]]}, "1h1": {"kind": "thing", "zone": "board", "x": 45, "y": 168, "n": 0, "face": "home1", "others": [[49, 184, 0], [50, 200, 0]]}, "1h2": {"kind": "thing", "zone": "board", "x": 69, "y": 168, "n": 0, "face": "home1", "others": [[75, 184, 0], [76, 200, 0]]}, "1h3": {"kind": "thing", "zone": "board", "x": 92, "y": 168, "n": 0, "face": "home1", "others": [[101, 184, 0], [102, 200, 0]]}, "1h4": {"kind": "thing", "zone": "board", "x": 115, "y": 168, "n": 0, "face": "home1", "others": [[127, 184, 0], [128, 200, 0]]}, "zone1.0": {"kind": "thing", "zone": "board", "x": 69, "y": 94, "n": 0, "face": "home1", "others": [[67, 94, 0], [63, 92, 0]]}, "zone1.1": {"kind": "thing", "zone": "board", "x": 95, "y": 94, "n": 0, "face": "home1", "others": [[93, 94, 0], [89, 92, 0]]}, "zone1.2": {"kind": "thing", "zone": "board", "x": 121, "y": 94, "n": 0, "face": "home1", "others": [[118, 94, 0], [114, 92, 0]]}, "zone1.3": {"kind": "thing", "zone": "board", "x": 147, "y": 94, "n": 0, "face": "home1", "others": [[144, 94, 0], [140, 92, 0]]}, "2h1": {"kind": "thing", "zone": "board", "x": 282, "y": 45, "n": 0, "face": "home2", "others": [[219, 50, 0], [199, 50, 0]]}, "2h2": {"kind": "thing", "zone": "board", "x": 282, "y": 68, "n": 0, "face": "home2", "others": [[219, 76, 0], [199, 76, 0]]}, "2h3": {"kind": "thing", "zone": "board", "x": 282, "y": 91, "n": 0, "face": "home2", "others": [[219, 102, 0], [199, 102, 0]]}, "2h4": {"kind": "thing", "zone": "board", "x": 282, "y": 114, "n": 0, "face": "home2", "others": [[219, 128, 0], [199, 128, 0]]}, "zone2.0": {"kind": "thing", "zone": "board", "x": 396, "y": 94, "n": 0, "face": "home2", "others": [[272, 94, 0], [236, 92, 0]]}, "zone2.1": {"kind": "thing", "zone": "board", "x": 422, "y": 94, "n": 0, "face": "home2", "others": [[298, 94, 0], [262, 92, 0]]}, "zone2.2": {"kind": "thing", "zone": "board", "x": 448, "y": 94, "n": 0, "face": "home2", "others": [[323, 94, 0], [288, 92, 0]]}, "zone2.3": {"kind": "thing", "zone": "board", "x": 474, "y": 94, "n": 0, "face": "home2", "others": [[349, 94, 0], [313, 92, 0]]}, "3h1": {"kind": "thing", "zone": "board", "x": 519, "y": 168, "n": 0, "face": "home3", "others": [[388, 184, 0], [348, 200, 0]]}, "3h2": {"kind": "thing", "zone": "board", "x": 496, "y": 168, "n": 0, "face": "home3", "others": [[362, 184, 0], [322, 200, 0]]}, "3h3": {"kind": "thing", "zone": "board", "x": 473, "y": 168, "n": 0, "face": "home3", "others": [[336, 184, 0], [296, 200, 0]]}, "3h4": {"kind": "thing", "zone": "board", "x": 450, "y": 168, "n": 0, "face": "home3", "others": [[310, 184, 0], [270, 200, 0]]}, "zone3.0": {"kind": "thing", "zone": "board", "x": 396, "y": 235, "n": 0, "face": "home3", "others": [[272, 267, 0], [236, 304, 0]]}, "zone3.1": {"kind": "thing", "zone": "board", "x": 422, "y": 235, "n": 0, "face": "home3", "others": [[298, 267, 0], [262, 304, 0]]}, "zone3.2": {"kind": "thing", "zone": "board", "x": 448, "y": 235, "n": 0, "face": "home3", "others": [[323, 267, 0], [288, 304, 0]]}, "zone3.3": {"kind": "thing", "zone": "board", "x": 474, "y": 235, "n": 0, "face": "home3", "others": [[349, 267, 0], [313, 304, 0]]}, "way0": {"kind": "thing", "zone": "board", "x": 234, "y": 317, "n": 1, "face": "ahead", "others": [[177, 347, 180], [157, 379, 180]], "r": 180}, "way16": {"kind": "thing", "zone": "board", "x": 19, "y": 120, "n": 1, "face": "ahead", "others": [[20, 142, -90], [21, 158, -90]], "r": -90}, "way32": {"kind": "thing", "zone": "board", "x": 330, "y": 19, "n": 1, "face": "ahead", "others": [[261, 21, 0], [241, 21, 0]]}, "way48": {"kind": "thing", "zone": "board", "x": 545, "y": 240, "n": 1, "face": "ahead", "others": [[417, 247, 90], [377, 263, 90]], "r": 91}, "panel0": {"kind": "thing", "zone": "panel0", "x": 73.0, "y": 33.0, "n": 0, "face": "own01"}, "word.panel0": {"kind": "caption", "zone": "panel0", "x": 0, "y": 0, "n": 0}, "plate0": {"kind": "plate", "zone": "seat0", "x": 73, "y": 17, "n": 0, "text": 82}, "panel1": {"kind": "thing", "zone": "panel1", "x": 73.0, "y": 52.5, "n": 0, "face": "tall12"}, "word.panel1": {"kind": "caption", "zone": "panel1", "x": 0, "y": 0, "n": 0}, "plate1": {"kind": "plate", "zone": "seat1", "x": 73, "y": 17, "n": 0, "text": 83}, "panel2": {"kind": "thing", "zone": "panel2", "x": 73.0, "y": 52.5, "n": 0, "face": "tall21"}, "word.panel2": {"kind": "caption", "zone": "panel2", "x": 0, "y": 0, "n": 0}, "plate2": {"kind": "plate", "zone": "seat2", "x": 73, "y": 17, "n": 0, "text": 84}, "panel3": {"kind": "thing", "zone": "panel3", "x": 73.0, "y": 52.5, "n": 0, "face": "tall32"}, "word.panel3": {"kind": "caption", "zone": "panel3", "x": 0, "y": 0, "n": 0}, "plate3": {"kind": "plate", "zone": "seat3", "x": 73, "y": 17, "n": 0, "text": 85}, "stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "stock", "text": 86, "say": 87}, "gap": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -2, "face": "gap"}, "hand0.4.0": {"kind": "card", "zone": "hand0", "x": 216, "y": 62, "n": 24, "face": "4"}, "hand0.7.0": {"kind": "card", "zone": "hand0", "x": 300, "y": 62, "n": 48, "face": "7"}, "hand1.7.0": {"kind": "card", "zone": "hand1", "x": 158, "y": 56, "n": 48, "face": "7"}, "hand1.joker.0": {"kind": "card", "zone": "hand1", "x": 242, "y": 56, "n": 104, "face": "joker"}, "hand2.1/11.0": {"kind": "card", "zone": "hand2", "x": 158, "y": 56, "n": 0, "face": "1/11"}, "hand2.5.0": {"kind": "card", "zone": "hand2", "x": 242, "y": 56, "n": 32, "face": "5"}, "hand3.2.0": {"kind": "card", "zone": "hand3", "x": 200, "y": 56, "n": 8, "face": "2"}, "0:C": {"kind": "thing", "zone": "pieces0", "x": 161, "y": 317, "n": 2, "face": "pug0C", "say": 88, "others": [[114, 347, 0], [94, 379, 0]], "z": 1}, "0:B": {"kind": "thing", "zone": "pieces0", "x": 113, "y": 317, "n": 1, "face": "pug0B", "say": 89, "others": [[72, 346, 0], [53, 376, 0]], "z": 1}, "0:A": {"kind": "thing", "zone": "pieces0", "x": 355, "y": 317, "n": 0, "face": "pug0A", "say": 90, "others": [[282, 347, 0], [262, 379, 0]], "z": 1}, "0:D": {"kind": "thing", "zone": "pieces0", "x": 282, "y": 268, "n": 3, "face": "pug0D", "say": 91, "others": [[219, 292, 0], [199, 324, 0]], "z": 1}, "1:C": {"kind": "thing", "zone": "pieces1", "x": 121, "y": 94, "n": 2, "face": "pug1C", "say": 92, "others": [[118, 94, 0], [114, 92, 0]], "z": 1}, "1:D": {"kind": "thing", "zone": "pieces1", "x": 147, "y": 94, "n": 3, "face": "pug1D", "say": 93, "others": [[144, 94, 0], [140, 92, 0]], "z": 1}, "1:B": {"kind": "thing", "zone": "pieces1", "x": 20, "y": 264, "n": 1, "face": "pug1B", "say": 94, "others": [[20, 268, 0], [21, 284, 0]], "z": 1}, "1:A": {"kind": "thing", "zone": "pieces1", "x": 19, "y": 192, "n": 0, "face": "pug1A", "say": 95, "others": [[20, 205, 0], [21, 221, 0]], "z": 1}, "2:C": {"kind": "thing", "zone": "pieces2", "x": 448, "y": 94, "n": 2, "face": "pug2C", "say": 96, "others": [[323, 94, 0], [288, 92, 0]], "z": 1}, "2:D": {"kind": "thing", "zone": "pieces2", "x": 474, "y": 94, "n": 3, "face": "pug2D", "say": 97, "others": [[349, 94, 0], [313, 92, 0]], "z": 1}, "2:B": {"kind": "thing", "zone": "pieces2", "x": 65, "y": 315, "n": 1, "face": "pug2B", "say": 98, "others": [[35, 327, 0], [24, 347, 0]], "z": 1}, "2:A": {"kind": "thing", "zone": "pieces2", "x": 234, "y": 19, "n": 0, "face": "pug2A", "say": 99, "others": [[177, 21, 0], [157, 21, 0]], "z": 1}, "3:B": {"kind": "thing", "zone": "pieces3", "x": 422, "y": 235, "n": 1, "face": "pug3B", "say": 100, "others": [[298, 267, 0], [262, 304, 0]], "z": 1}, "3:C": {"kind": "thing", "zone": "pieces3", "x": 448, "y": 235, "n": 2, "face": "pug3C", "say": 101, "others": [[323, 267, 0], [288, 304, 0]], "z": 1}, "3:D": {"kind": "thing", "zone": "pieces3", "x": 474, "y": 235, "n": 3, "face": "pug3D", "say": 102, "others": [[349, 267, 0], [313, 304, 0]], "z": 1}, "3:A": {"kind": "thing", "zone": "pieces3", "x": 475, "y": 19, "n": 0, "face": "pug3A", "say": 103, "others": [[386, 28, 0], [363, 36, 0]], "z": 1}},
"marks": [[0, "hand0.4.0"], [1, "hand0.7.0"]],
"arrows": [],
"prompt": {"text": 104, "rules": 1},
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": {"met": 0, "total": 102, "known": "0", "fresh": []}
},
{
"title": [2, 3, 4, 106],
"items": {"t5": {"zone": "guards", "face": "number", "tone": null}, "t3": {"zone": "board", "face": "field", "tone": "hint"}, "pile.1": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 0, "face": "7", "was": "hand0.7.0"}, "hand0.4.0": {"x": 258}, "0:B": {"x": 95, "y": 274, "say": 107, "others": [[93, 305, 0], [89, 343, 0]]}, "0:C": {"x": 20, "y": 264, "say": 108, "others": [[20, 268, 0], [21, 284, 0]], "via": "t6 t7 t8 t9 t10 t11"}, "1:B": {"x": 95, "y": 94, "say": 109, "others": [[93, 94, 0], [89, 92, 0]]}, "2:B": {"x": 422, "y": 94, "say": 110, "others": [[298, 94, 0], [262, 92, 0]]}, "hand0.7.0": null},
"marks": [[2, "0:C"], [3, "0:B 2:B 1:B t7 t9"], [1, "hand1.7.0"], [4, "hand1.joker.0"]],
"arrows": [{"kind": "moves", "arcs": [["M208 434L192 424L96 422L72 411L44 383"], ["M126 418L115 411L92 410L72 404L56 392L46 375L42 355L36 346"], ["M82 372L74 366L59 364L46 355L38 344L36 307L31 299"]]}, {"kind": "takes", "arcs": [["M158 428Q156 417 152 409"], ["M104 413Q108 407 111 400"], ["M66 373Q72 369 77 365"]]}, {"kind": "takes", "arcs": [["M107 437Q378 361 568 157"], ["M46 389Q103 149 345 119"], ["M28 336Q83 169 243 100"]]}, {"kind": "takes", "arcs": [["M40 353Q105 264 128 157"], ["M35 316Q91 235 111 139"], ["M29 273Q75 199 87 113"]]}],
"prompt": {"text": 111, "rules": 1},
"story": [{"text": 112, "rules": 2}, {"text": 113, "rules": 3}, {"text": 114, "rules": 3}, {"text": 115, "rules": 4, "ends": 2, "heads": true}],
"turn": "plate1",
"coach": {"met": 4, "total": 102, "known": "1b000000000000000000", "fresh": ["dog.seven-split", "dog.seven-order", "dog.seven-burn", "dog.seven-burn-own"]}
}
],
"chapters": [
{
"at": 0,
"level": 1,
"label": 3
},
{
"at": 1,
"level": 3,
"label": 116
},
{
"at": 1,
"level": 3,
"label": 117
},
{
"at": 1,
"level": 3,
"label": 118
}
],
"shapes": [
[
790,
592
],
[
540,
568
],
[
400,
514
]
],
"seats": [
0,
1,
2,
3
],
"start": 0
},
"tries": true,
"views": {}
},
last: {
"title": [
2,
3,
4,
106
],
"zones": {
"board": {"label": 6, "kind": "board", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 8},
"guards": {"label": 7, "kind": "guards", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 50},
"stock": {"label": 8, "kind": "stock", "boxes": [[315.2, 184.9, 0.84], [199.7, 183.7, 0.74], [142.1, 159.5, 0.61]], "w": 88, "h": 120, "order": 9},
"discard": {"label": 9, "kind": "discard", "boxes": [[397.5, 184.9, 0.84], [272.2, 183.7, 0.74], [201.8, 159.5, 0.61]], "w": 88, "h": 120, "order": 9},
"panel0": {"label": 10, "kind": "panel", "boxes": [[64, 315, 1.4], [56, 318, 1.2], [40, 296, 1]], "w": 146, "h": 66, "order": 0},
"seat0": {"label": 10, "kind": "seat", "boxes": [[64, 315, 1.4], [56, 318, 1.2], [40, 296, 1]], "w": 146, "h": 66, "order": 40, "seat": 0},
"hand0": {"label": 11, "kind": "hand", "boxes": [[188.6, 483.6, 0.8], [76.5, 466.0, 0.75], [16.8, 417.1, 0.71]], "w": 516, "h": 128, "order": 41, "seat": 0},
"pieces0": {"label": 12, "kind": "pieces", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 39, "seat": 0},
"panel1": {"label": 13, "kind": "panel", "boxes": [[64, 63, 1.4], [56, 57, 1.2], [40, 43, 1]], "w": 146, "h": 105, "order": 0},
"seat1": {"label": 13, "kind": "seat", "boxes": [[64, 63, 1.4], [56, 57, 1.2], [40, 43, 1]], "w": 146, "h": 105, "order": 13, "seat": 1},
"hand1": {"label": 14, "kind": "hand", "boxes": [[76.6, 155.5, 0.448], [66.8, 136.3, 0.384], [49.0, 109.1, 0.32]], "w": 400, "h": 112, "order": 14, "seat": 1},
"pieces1": {"label": 15, "kind": "pieces", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 31, "seat": 1},
"panel2": {"label": 16, "kind": "panel", "boxes": [[522, 63, 1.4], [309, 57, 1.2], [214, 43, 1]], "w": 146, "h": 105, "order": 0},
"seat2": {"label": 16, "kind": "seat", "boxes": [[522, 63, 1.4], [309, 57, 1.2], [214, 43, 1]], "w": 146, "h": 105, "order": 16, "seat": 2},
"hand2": {"label": 17, "kind": "hand", "boxes": [[534.6, 155.5, 0.448], [319.8, 136.3, 0.384], [223.0, 109.1, 0.32]], "w": 400, "h": 112, "order": 17, "seat": 2},
"pieces2": {"label": 18, "kind": "pieces", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 32, "seat": 2},
"panel3": {"label": 19, "kind": "panel", "boxes": [[522, 260, 1.4], [309, 271, 1.2], [214, 257, 1]], "w": 146, "h": 105, "order": 0},
"seat3": {"label": 19, "kind": "seat", "boxes": [[522, 260, 1.4], [309, 271, 1.2], [214, 257, 1]], "w": 146, "h": 105, "order": 19, "seat": 3},
"hand3": {"label": 20, "kind": "hand", "boxes": [[534.6, 352.5, 0.448], [319.8, 350.3, 0.384], [223.0, 323.1, 0.32]], "w": 400, "h": 112, "order": 20, "seat": 3},
"pieces3": {"label": 21, "kind": "pieces", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 33, "seat": 3}
},
"items": {
"word.board": {"kind": "caption", "zone": "board", "x": -999, "y": -999, "n": 0},
"t0": {"kind": "thing", "zone": "board", "x": 282, "y": 317, "n": 0, "face": "start0", "others": [[219, 347, 0], [199, 379, 0]]},
"t1": {"kind": "thing", "zone": "board", "x": 258, "y": 317, "n": 0, "face": "field", "text": 22, "others": [[198, 347, 0], [178, 379, 0]], "tone": "hint"},
"t2": {"kind": "thing", "zone": "board", "x": 234, "y": 317, "n": 0, "face": "field", "text": 23, "others": [[177, 347, 0], [157, 379, 0]], "tone": "hint"},
"t3": {"kind": "thing", "zone": "board", "x": 210, "y": 317, "n": 0, "face": "field", "text": 24, "others": [[156, 347, 0], [136, 379, 0]], "tone": "hint"},
"t4": {"kind": "thing", "zone": "board", "x": 186, "y": 317, "n": 0, "face": "field", "text": 25, "others": [[135, 347, 0], [115, 379, 0]], "tone": "hint"},
"t5": {"kind": "thing", "zone": "guards", "x": 161, "y": 317, "n": 0, "face": "number", "text": 26, "others": [[114, 347, 0], [94, 379, 0]]},
"t6": {"kind": "thing", "zone": "board", "x": 137, "y": 317, "n": 0, "face": "field", "text": 27, "others": [[93, 347, 0], [73, 379, 0]], "tone": "hint"},
"t7": {"kind": "thing", "zone": "board", "x": 113, "y": 317, "n": 0, "face": "field", "text": 28, "others": [[72, 346, 0], [53, 376, 0]], "tone": "hint"},
"t8": {"kind": "thing", "zone": "board", "x": 89, "y": 317, "n": 0, "face": "field", "text": 29, "others": [[52, 340, 0], [35, 364, 0]], "tone": "hint"},
"t9": {"kind": "thing", "zone": "board", "x": 65, "y": 315, "n": 0, "face": "field", "text": 30, "others": [[35, 327, 0], [24, 347, 0]], "tone": "hint"},
"t10": {"kind": "thing", "zone": "guards", "x": 43, "y": 305, "n": 0, "face": "number", "text": 31, "others": [[24, 309, 0], [21, 326, 0]]},
"t11": {"kind": "thing", "zone": "board", "x": 27, "y": 287, "n": 0, "face": "field", "text": 32, "others": [[20, 289, 0], [21, 305, 0]], "tone": "hint"},
"t12": {"kind": "thing", "zone": "board", "x": 20, "y": 264, "n": 0, "face": "field", "text": 33, "others": [[20, 268, 0], [21, 284, 0]], "tone": "hint"},
"t13": {"kind": "thing", "zone": "board", "x": 19, "y": 240, "n": 0, "face": "field", "text": 34, "others": [[20, 247, 0], [21, 263, 0]], "tone": "hint"},
"t14": {"kind": "thing", "zone": "board", "x": 19, "y": 216, "n": 0, "face": "field", "text": 35, "others": [[20, 226, 0], [21, 242, 0]], "tone": "hint"},
"t15": {"kind": "thing", "zone": "board", "x": 19, "y": 192, "n": 0, "face": "field", "text": 36, "others": [[20, 205, 0], [21, 221, 0]], "tone": "hint"},
"t16": {"kind": "thing", "zone": "board", "x": 19, "y": 168, "n": 0, "face": "start1", "others": [[20, 184, 0], [21, 200, 0]]},
"t17": {"kind": "thing", "zone": "guards", "x": 19, "y": 144, "n": 0, "face": "number", "text": 37, "others": [[20, 163, 0], [21, 179, 0]]},
"t18": {"kind": "thing", "zone": "board", "x": 19, "y": 120, "n": 0, "face": "field", "text": 38, "others": [[20, 142, 0], [21, 158, 0]], "tone": "hint"},
"t19": {"kind": "thing", "zone": "board", "x": 19, "y": 95, "n": 0, "face": "field", "text": 39, "others": [[20, 121, 0], [21, 137, 0]], "tone": "hint"},
"t20": {"kind": "thing", "zone": "guards", "x": 20, "y": 71, "n": 0, "face": "number", "text": 40, "others": [[20, 100, 0], [21, 116, 0]]},
"t21": {"kind": "thing", "zone": "board", "x": 27, "y": 49, "n": 0, "face": "field", "text": 41, "others": [[20, 79, 0], [21, 95, 0]], "tone": "hint"},
"t22": {"kind": "thing", "zone": "board", "x": 43, "y": 31, "n": 0, "face": "field", "text": 42, "others": [[24, 58, 0], [21, 74, 0]], "tone": "hint"},
"t23": {"kind": "thing", "zone": "board", "x": 65, "y": 20, "n": 0, "face": "field", "text": 43, "others": [[35, 40, 0], [24, 53, 0]], "tone": "hint"},
"t24": {"kind": "thing", "zone": "board", "x": 89, "y": 19, "n": 0, "face": "field", "text": 44, "others": [[52, 28, 0], [35, 36, 0]], "tone": "hint"},
"t25": {"kind": "thing", "zone": "guards", "x": 113, "y": 19, "n": 0, "face": "number", "text": 45, "others": [[72, 21, 0], [53, 24, 0]]},
"t26": {"kind": "thing", "zone": "board", "x": 137, "y": 19, "n": 0, "face": "field", "text": 46, "others": [[93, 21, 0], [73, 21, 0]], "tone": "hint"},
"t27": {"kind": "thing", "zone": "board", "x": 161, "y": 19, "n": 0, "face": "field", "text": 47, "others": [[114, 21, 0], [94, 21, 0]], "tone": "hint"},
"t28": {"kind": "thing", "zone": "guards", "x": 186, "y": 19, "n": 0, "face": "number", "text": 48, "others": [[135, 21, 0], [115, 21, 0]]},
"t29": {"kind": "thing", "zone": "board", "x": 210, "y": 19, "n": 0, "face": "field", "text": 49, "others": [[156, 21, 0], [136, 21, 0]], "tone": "hint"},
"t30": {"kind": "thing", "zone": "board", "x": 234, "y": 19, "n": 0, "face": "field", "text": 50, "others": [[177, 21, 0], [157, 21, 0]], "tone": "hint"},
"t31": {"kind": "thing", "zone": "board", "x": 258, "y": 19, "n": 0, "face": "field", "text": 51, "others": [[198, 21, 0], [178, 21, 0]], "tone": "hint"},
"t32": {"kind": "thing", "zone": "board", "x": 282, "y": 19, "n": 0, "face": "start2", "others": [[219, 21, 0], [199, 21, 0]]},
"t33": {"kind": "thing", "zone": "board", "x": 306, "y": 19, "n": 0, "face": "field", "text": 52, "others": [[240, 21, 0], [220, 21, 0]], "tone": "hint"},
"t34": {"kind": "thing", "zone": "board", "x": 330, "y": 19, "n": 0, "face": "field", "text": 53, "others": [[261, 21, 0], [241, 21, 0]], "tone": "hint"},
"t35": {"kind": "thing", "zone": "guards", "x": 355, "y": 19, "n": 0, "face": "number", "text": 54, "others": [[282, 21, 0], [262, 21, 0]]},
"t36": {"kind": "thing", "zone": "board", "x": 379, "y": 19, "n": 0, "face": "field", "text": 55, "others": [[303, 21, 0], [283, 21, 0]], "tone": "hint"},
"t37": {"kind": "thing", "zone": "board", "x": 403, "y": 19, "n": 0, "face": "field", "text": 56, "others": [[324, 21, 0], [304, 21, 0]], "tone": "hint"},
"t38": {"kind": "thing", "zone": "board", "x": 427, "y": 19, "n": 0, "face": "field", "text": 57, "others": [[345, 21, 0], [325, 21, 0]], "tone": "hint"},
"t39": {"kind": "thing", "zone": "board", "x": 451, "y": 19, "n": 0, "face": "field", "text": 58, "others": [[366, 21, 0], [346, 24, 0]], "tone": "hint"},
"t40": {"kind": "thing", "zone": "board", "x": 475, "y": 19, "n": 0, "face": "field", "text": 59, "others": [[386, 28, 0], [363, 36, 0]], "tone": "hint"},
"t41": {"kind": "thing", "zone": "board", "x": 499, "y": 20, "n": 0, "face": "field", "text": 60, "others": [[402, 40, 0], [374, 53, 0]], "tone": "hint"},
"t42": {"kind": "thing", "zone": "guards", "x": 521, "y": 31, "n": 0, "face": "number", "text": 61, "others": [[413, 58, 0], [377, 74, 0]]},
"t43": {"kind": "thing", "zone": "board", "x": 537, "y": 49, "n": 0, "face": "field", "text": 62, "others": [[417, 79, 0], [377, 95, 0]], "tone": "hint"},
"t44": {"kind": "thing", "zone": "board", "x": 545, "y": 71, "n": 0, "face": "field", "text": 63, "others": [[417, 100, 0], [377, 116, 0]], "tone": "hint"},
"t45": {"kind": "thing", "zone": "guards", "x": 545, "y": 95, "n": 0, "face": "number", "text": 64, "others": [[417, 121, 0], [377, 137, 0]]},
"t46": {"kind": "thing", "zone": "board", "x": 545, "y": 120, "n": 0, "face": "field", "text": 65, "others": [[417, 142, 0], [377, 158, 0]], "tone": "hint"},
"t47": {"kind": "thing", "zone": "board", "x": 545, "y": 144, "n": 0, "face": "field", "text": 66, "others": [[417, 163, 0], [377, 179, 0]], "tone": "hint"},
"t48": {"kind": "thing", "zone": "board", "x": 545, "y": 168, "n": 0, "face": "start3", "others": [[417, 184, 0], [377, 200, 0]]},
"t49": {"kind": "thing", "zone": "board", "x": 545, "y": 192, "n": 0, "face": "field", "text": 67, "others": [[417, 205, 0], [377, 221, 0]], "tone": "hint"},
"t50": {"kind": "thing", "zone": "guards", "x": 545, "y": 216, "n": 0, "face": "number", "text": 68, "others": [[417, 226, 0], [377, 242, 0]]},
"t51": {"kind": "thing", "zone": "board", "x": 545, "y": 240, "n": 0, "face": "field", "text": 69, "others": [[417, 247, 0], [377, 263, 0]], "tone": "hint"},
"t52": {"kind": "thing", "zone": "board", "x": 545, "y": 264, "n": 0, "face": "field", "text": 70, "others": [[417, 268, 0], [377, 284, 0]], "tone": "hint"},
"t53": {"kind": "thing", "zone": "board", "x": 537, "y": 287, "n": 0, "face": "field", "text": 71, "others": [[417, 289, 0], [377, 305, 0]], "tone": "hint"},
"t54": {"kind": "thing", "zone": "board", "x": 521, "y": 305, "n": 0, "face": "field", "text": 72, "others": [[413, 309, 0], [377, 326, 0]], "tone": "hint"},
"t55": {"kind": "thing", "zone": "guards", "x": 499, "y": 315, "n": 0, "face": "number", "text": 73, "others": [[402, 327, 0], [374, 347, 0]]},
"t56": {"kind": "thing", "zone": "board", "x": 475, "y": 317, "n": 0, "face": "field", "text": 74, "others": [[386, 340, 0], [363, 364, 0]], "tone": "hint"},
"t57": {"kind": "thing", "zone": "board", "x": 451, "y": 317, "n": 0, "face": "field", "text": 75, "others": [[366, 346, 0], [346, 376, 0]], "tone": "hint"},
"t58": {"kind": "thing", "zone": "board", "x": 427, "y": 317, "n": 0, "face": "field", "text": 76, "others": [[345, 347, 0], [325, 379, 0]], "tone": "hint"},
"t59": {"kind": "thing", "zone": "board", "x": 403, "y": 317, "n": 0, "face": "field", "text": 77, "others": [[324, 347, 0], [304, 379, 0]], "tone": "hint"},
"t60": {"kind": "thing", "zone": "guards", "x": 379, "y": 317, "n": 0, "face": "number", "text": 78, "others": [[303, 347, 0], [283, 379, 0]]},
"t61": {"kind": "thing", "zone": "board", "x": 355, "y": 317, "n": 0, "face": "field", "text": 79, "others": [[282, 347, 0], [262, 379, 0]], "tone": "hint"},
"t62": {"kind": "thing", "zone": "board", "x": 330, "y": 317, "n": 0, "face": "field", "text": 80, "others": [[261, 347, 0], [241, 379, 0]], "tone": "hint"},
"t63": {"kind": "thing", "zone": "board", "x": 306, "y": 317, "n": 0, "face": "field", "text": 81, "others": [[240, 347, 0], [220, 379, 0]], "tone": "hint"},
"0h1": {"kind": "thing", "zone": "board", "x": 282, "y": 291, "n": 0, "face": "home0", "others": [[219, 318, 0], [199, 350, 0]]},
"0h2": {"kind": "thing", "zone": "board", "x": 282, "y": 268, "n": 0, "face": "home0", "others": [[219, 292, 0], [199, 324, 0]]},
"0h3": {"kind": "thing", "zone": "board", "x": 282, "y": 245, "n": 0, "face": "home0", "others": [[219, 266, 0], [199, 298, 0]]},
"0h4": {"kind": "thing", "zone": "board", "x": 282, "y": 222, "n": 0, "face": "home0", "others": [[219, 240, 0], [199, 272, 0]]},
"zone0.0": {"kind": "thing", "zone": "board", "x": 69, "y": 274, "n": 0, "face": "home0", "others": [[67, 305, 0], [63, 343, 0]]},
"zone0.1": {"kind": "thing", "zone": "board", "x": 95, "y": 274, "n": 0, "face": "home0", "others": [[93, 305, 0], [89, 343, 0]]},
"zone0.2": {"kind": "thing", "zone": "board", "x": 121, "y": 274, "n": 0, "face": "home0", "others": [[118, 305, 0], [114, 343, 0]]},
"zone0.3": {"kind": "thing", "zone": "board", "x": 147, "y": 274, "n": 0, "face": "home0", "others": [[144, 305, 0], [140, 343, 0]]},
"1h1": {"kind": "thing", "zone": "board", "x": 45, "y": 168, "n": 0, "face": "home1", "others": [[49, 184, 0], [50, 200, 0]]},
"1h2": {"kind": "thing", "zone": "board", "x": 69, "y": 168, "n": 0, "face": "home1", "others": [[75, 184, 0], [76, 200, 0]]},
"1h3": {"kind": "thing", "zone": "board", "x": 92, "y": 168, "n": 0, "face": "home1", "others": [[101, 184, 0], [102, 200, 0]]},
"1h4": {"kind": "thing", "zone": "board", "x": 115, "y": 168, "n": 0, "face": "home1", "others": [[127, 184, 0], [128, 200, 0]]},
"zone1.0": {"kind": "thing", "zone": "board", "x": 69, "y": 94, "n": 0, "face": "home1", "others": [[67, 94, 0], [63, 92, 0]]},
"zone1.1": {"kind": "thing", "zone": "board", "x": 95, "y": 94, "n": 0, "face": "home1", "others": [[93, 94, 0], [89, 92, 0]]},
"zone1.2": {"kind": "thing", "zone": "board", "x": 121, "y": 94, "n": 0, "face": "home1", "others": [[118, 94, 0], [114, 92, 0]]},
"zone1.3": {"kind": "thing", "zone": "board", "x": 147, "y": 94, "n": 0, "face": "home1", "others": [[144, 94, 0], [140, 92, 0]]},
"2h1": {"kind": "thing", "zone": "board", "x": 282, "y": 45, "n": 0, "face": "home2", "others": [[219, 50, 0], [199, 50, 0]]},
"2h2": {"kind": "thing", "zone": "board", "x": 282, "y": 68, "n": 0, "face": "home2", "others": [[219, 76, 0], [199, 76, 0]]},
"2h3": {"kind": "thing", "zone": "board", "x": 282, "y": 91, "n": 0, "face": "home2", "others": [[219, 102, 0], [199, 102, 0]]},
"2h4": {"kind": "thing", "zone": "board", "x": 282, "y": 114, "n": 0, "face": "home2", "others": [[219, 128, 0], [199, 128, 0]]},
"zone2.0": {"kind": "thing", "zone": "board", "x": 396, "y": 94, "n": 0, "face": "home2", "others": [[272, 94, 0], [236, 92, 0]]},
"zone2.1": {"kind": "thing", "zone": "board", "x": 422, "y": 94, "n": 0, "face": "home2", "others": [[298, 94, 0], [262, 92, 0]]},
"zone2.2": {"kind": "thing", "zone": "board", "x": 448, "y": 94, "n": 0, "face": "home2", "others": [[323, 94, 0], [288, 92, 0]]},
"zone2.3": {"kind": "thing", "zone": "board", "x": 474, "y": 94, "n": 0, "face": "home2", "others": [[349, 94, 0], [313, 92, 0]]},
"3h1": {"kind": "thing", "zone": "board", "x": 519, "y": 168, "n": 0, "face": "home3", "others": [[388, 184, 0], [348, 200, 0]]},
"3h2": {"kind": "thing", "zone": "board", "x": 496, "y": 168, "n": 0, "face": "home3", "others": [[362, 184, 0], [322, 200, 0]]},
"3h3": {"kind": "thing", "zone": "board", "x": 473, "y": 168, "n": 0, "face": "home3", "others": [[336, 184, 0], [296, 200, 0]]},
"3h4": {"kind": "thing", "zone": "board", "x": 450, "y": 168, "n": 0, "face": "home3", "others": [[310, 184, 0], [270, 200, 0]]},
"zone3.0": {"kind": "thing", "zone": "board", "x": 396, "y": 235, "n": 0, "face": "home3", "others": [[272, 267, 0], [236, 304, 0]]},
"zone3.1": {"kind": "thing", "zone": "board", "x": 422, "y": 235, "n": 0, "face": "home3", "others": [[298, 267, 0], [262, 304, 0]]},
"zone3.2": {"kind": "thing", "zone": "board", "x": 448, "y": 235, "n": 0, "face": "home3", "others": [[323, 267, 0], [288, 304, 0]]},
"zone3.3": {"kind": "thing", "zone": "board", "x": 474, "y": 235, "n": 0, "face": "home3", "others": [[349, 267, 0], [313, 304, 0]]},
"way0": {"kind": "thing", "zone": "board", "x": 234, "y": 317, "n": 1, "face": "ahead", "others": [[177, 347, 180], [157, 379, 180]], "r": 180},
"way16": {"kind": "thing", "zone": "board", "x": 19, "y": 120, "n": 1, "face": "ahead", "others": [[20, 142, -90], [21, 158, -90]], "r": -90},
"way32": {"kind": "thing", "zone": "board", "x": 330, "y": 19, "n": 1, "face": "ahead", "others": [[261, 21, 0], [241, 21, 0]]},
"way48": {"kind": "thing", "zone": "board", "x": 545, "y": 240, "n": 1, "face": "ahead", "others": [[417, 247, 90], [377, 263, 90]], "r": 91},
"panel0": {"kind": "thing", "zone": "panel0", "x": 73.0, "y": 33.0, "n": 0, "face": "own01"},
"word.panel0": {"kind": "caption", "zone": "panel0", "x": 0, "y": 0, "n": 0},
"plate0": {"kind": "plate", "zone": "seat0", "x": 73, "y": 17, "n": 0, "text": 82},
"panel1": {"kind": "thing", "zone": "panel1", "x": 73.0, "y": 52.5, "n": 0, "face": "tall12"},
"word.panel1": {"kind": "caption", "zone": "panel1", "x": 0, "y": 0, "n": 0},
"plate1": {"kind": "plate", "zone": "seat1", "x": 73, "y": 17, "n": 0, "text": 83},
"panel2": {"kind": "thing", "zone": "panel2", "x": 73.0, "y": 52.5, "n": 0, "face": "tall21"},
"word.panel2": {"kind": "caption", "zone": "panel2", "x": 0, "y": 0, "n": 0},
"plate2": {"kind": "plate", "zone": "seat2", "x": 73, "y": 17, "n": 0, "text": 84},
"panel3": {"kind": "thing", "zone": "panel3", "x": 73.0, "y": 52.5, "n": 0, "face": "tall32"},
"word.panel3": {"kind": "caption", "zone": "panel3", "x": 0, "y": 0, "n": 0},
"plate3": {"kind": "plate", "zone": "seat3", "x": 73, "y": 17, "n": 0, "text": 85},
"stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "stock", "text": 86, "say": 87},
"gap": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -2, "face": "gap"},
"hand0.4.0": {"kind": "card", "zone": "hand0", "x": 258, "y": 62, "n": 24, "face": "4"},
"hand1.7.0": {"kind": "card", "zone": "hand1", "x": 158, "y": 56, "n": 48, "face": "7"},
"hand1.joker.0": {"kind": "card", "zone": "hand1", "x": 242, "y": 56, "n": 104, "face": "joker"},
"hand2.1/11.0": {"kind": "card", "zone": "hand2", "x": 158, "y": 56, "n": 0, "face": "1/11"},
"hand2.5.0": {"kind": "card", "zone": "hand2", "x": 242, "y": 56, "n": 32, "face": "5"},
"hand3.2.0": {"kind": "card", "zone": "hand3", "x": 200, "y": 56, "n": 8, "face": "2"},
"0:C": {"kind": "thing", "zone": "pieces0", "x": 20, "y": 264, "n": 2, "face": "pug0C", "say": 108, "others": [[20, 268, 0], [21, 284, 0]], "z": 1, "via": "t6 t7 t8 t9 t10 t11"},
"0:B": {"kind": "thing", "zone": "pieces0", "x": 95, "y": 274, "n": 1, "face": "pug0B", "say": 107, "others": [[93, 305, 0], [89, 343, 0]], "z": 1},
"0:A": {"kind": "thing", "zone": "pieces0", "x": 355, "y": 317, "n": 0, "face": "pug0A", "say": 90, "others": [[282, 347, 0], [262, 379, 0]], "z": 1},
"0:D": {"kind": "thing", "zone": "pieces0", "x": 282, "y": 268, "n": 3, "face": "pug0D", "say": 91, "others": [[219, 292, 0], [199, 324, 0]], "z": 1},
"1:C": {"kind": "thing", "zone": "pieces1", "x": 121, "y": 94, "n": 2, "face": "pug1C", "say": 92, "others": [[118, 94, 0], [114, 92, 0]], "z": 1},
"1:D": {"kind": "thing", "zone": "pieces1", "x": 147, "y": 94, "n": 3, "face": "pug1D", "say": 93, "others": [[144, 94, 0], [140, 92, 0]], "z": 1},
"1:B": {"kind": "thing", "zone": "pieces1", "x": 95, "y": 94, "n": 1, "face": "pug1B", "say": 109, "others": [[93, 94, 0], [89, 92, 0]], "z": 1},
"1:A": {"kind": "thing", "zone": "pieces1", "x": 19, "y": 192, "n": 0, "face": "pug1A", "say": 95, "others": [[20, 205, 0], [21, 221, 0]], "z": 1},
"2:C": {"kind": "thing", "zone": "pieces2", "x": 448, "y": 94, "n": 2, "face": "pug2C", "say": 96, "others": [[323, 94, 0], [288, 92, 0]], "z": 1},
"2:D": {"kind": "thing", "zone": "pieces2", "x": 474, "y": 94, "n": 3, "face": "pug2D", "say": 97, "others": [[349, 94, 0], [313, 92, 0]], "z": 1},
"2:B": {"kind": "thing", "zone": "pieces2", "x": 422, "y": 94, "n": 1, "face": "pug2B", "say": 110, "others": [[298, 94, 0], [262, 92, 0]], "z": 1},
"2:A": {"kind": "thing", "zone": "pieces2", "x": 234, "y": 19, "n": 0, "face": "pug2A", "say": 99, "others": [[177, 21, 0], [157, 21, 0]], "z": 1},
"3:B": {"kind": "thing", "zone": "pieces3", "x": 422, "y": 235, "n": 1, "face": "pug3B", "say": 100, "others": [[298, 267, 0], [262, 304, 0]], "z": 1},
"3:C": {"kind": "thing", "zone": "pieces3", "x": 448, "y": 235, "n": 2, "face": "pug3C", "say": 101, "others": [[323, 267, 0], [288, 304, 0]], "z": 1},
"3:D": {"kind": "thing", "zone": "pieces3", "x": 474, "y": 235, "n": 3, "face": "pug3D", "say": 102, "others": [[349, 267, 0], [313, 304, 0]], "z": 1},
"3:A": {"kind": "thing", "zone": "pieces3", "x": 475, "y": 19, "n": 0, "face": "pug3A", "say": 103, "others": [[386, 28, 0], [363, 36, 0]], "z": 1},
"pile.1": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 0, "face": "7", "was": "hand0.7.0"}
},
"marks": [
[2, "0:C"],
[3, "0:B 2:B 1:B t7 t9"],
[1, "hand1.7.0"],
[4, "hand1.joker.0"]
],
"arrows": [
{"kind": "moves", "arcs": [["M208 434L192 424L96 422L72 411L44 383"], ["M126 418L115 411L92 410L72 404L56 392L46 375L42 355L36 346"], ["M82 372L74 366L59 364L46 355L38 344L36 307L31 299"]]},
{"kind": "takes", "arcs": [["M158 428Q156 417 152 409"], ["M104 413Q108 407 111 400"], ["M66 373Q72 369 77 365"]]},
{"kind": "takes", "arcs": [["M107 437Q378 361 568 157"], ["M46 389Q103 149 345 119"], ["M28 336Q83 169 243 100"]]},
{"kind": "takes", "arcs": [["M40 353Q105 264 128 157"], ["M35 316Q91 235 111 139"], ["M29 273Q75 199 87 113"]]}
],
"prompt": {
"text": 111,
"rules": 1
},
"story": [
{"text": 112, "rules": 2},
{"text": 113, "rules": 3},
{"text": 114, "rules": 3},
{"text": 115, "rules": 4, "ends": 2, "heads": true}
],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": {
"met": 4,
"total": 102,
"known": "1b000000000000000000",
"fresh": ["dog.seven-split", "dog.seven-order", "dog.seven-burn", "dog.seven-burn-own"]
}
},
},
"dog: whose pieces move": {
state: { ui,
"aside": "",
"book": {},
"can": {
"undo": false,
"redo": false,
"why": {
"undo": "undo-nothing",
"redo": "redo-nothing"
},
"again": true,
"saves": [
"a saved game.jsonl"
],
"folder": "~",
"left": [],
"setup": {
"players": [
2,
3,
4,
5,
6
],
"variants": [],
"opponents": [
"random",
"simple",
"search"
],
"others": {
2: [[1, "Ben"]],
3: [[1, "Ben"], [2, "Cleo"]],
4: [[1, "Ben"], [2, "Cleo"], [3, "Dana"]],
5: [[1, "Ben"], [2, "Cleo"], [3, "Dana"], [4, "Emil"]],
6: [[1, "Ben"], [2, "Cleo"], [3, "Dana"], [4, "Emil"], [5, "Finn"]]
},
"now": {
"players": 4,
"variants": [],
"opponents": "simple",
"each": [],
"readings": {}
}
}
},
"edits": true,
"examples": {},
"help": "always",
"kind": "table",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"4": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "4: 4 forward or backward"}
},
"7": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "7: 7 points to split, burns what it passes"}
},
"start0": {
"w": 33,
"h": 33,
"svg": "",
"label": {"en": ""}
},
"home0": {
"w": 25,
"h": 25,
"svg": "",
"label": {"en": ""}
},
"pug0A": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "red piece"}
},
"pug0B": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "red piece"}
},
"pug0C": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "red piece"}
},
"pug0D": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "red piece"}
},
"start1": {
"w": 33,
"h": 33,
"svg": "",
"label": {"en": ""}
},
"home1": {
"w": 25,
"h": 25,
"svg": "",
"label": {"en": ""}
},
"pug1A": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "blue piece"}
},
"pug1B": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "blue piece"}
},
"pug1C": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "blue piece"}
},
"pug1D": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "blue piece"}
},
"start2": {
"w": 33,
"h": 33,
"svg": "",
"label": {"en": ""}
},
"home2": {
"w": 25,
"h": 25,
"svg": "",
"label": {"en": ""}
},
"pug2A": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "yellow piece"}
},
"pug2B": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "yellow piece"}
},
"pug2C": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "yellow piece"}
},
"pug2D": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "yellow piece"}
},
"start3": {
"w": 33,
"h": 33,
"svg": "",
"label": {"en": ""}
},
"home3": {
"w": 25,
"h": 25,
"svg": "",
"label": {"en": ""}
},
"pug3A": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "green piece"}
},
"pug3B": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "green piece"}
},
"pug3C": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "green piece"}
},
"pug3D": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "green piece"}
},
"tall12": {
"w": 146,
"h": 105,
"svg": "",
"label": {"en": ""}
},
"tall21": {
"w": 146,
"h": 105,
"svg": "",
"label": {"en": ""}
},
"tall32": {
"w": 146,
"h": 105,
"svg": "",
"label": {"en": ""}
},
"own01": {
"w": 146,
"h": 66,
"svg": "",
"label": {"en": ""}
},
"field": {
"w": 19,
"h": 19,
"svg": "",
"label": {"en": ""},
"at": {"x": 9.5, "y": 15.44, "size": 16.5, "ink": "#5b4a36"}
},
"number": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": ""},
"at": {"x": 12.0, "y": 17.939999999999998, "size": 16.5, "ink": "#5b4a36"}
},
"ahead": {
"w": 19,
"h": 19,
"svg": "",
"label": {"en": ""}
},
"stock": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
},
"at": {
"x": 40,
"y": 100,
"size": 52,
"ink": "#fffaf0"
}
},
"rules": {
"dog.must-play": {
"section": "5.1",
"chapter": "5",
"status": "ambiguous",
"statusText": {"en": "the rulebook can be read in two ways: our reading"},
"title": {"en": "You must play"},
"text": {"en": "Anybody who can play a card has to play one. Card, piece and function are a free choice."},
"where": {"en": "Duty to move; Course of play"},
"reading": {"en": "Passing is described only for those who cannot play."},
"option": {"en": "voluntary_fold = \"on\" lets team players fold at any time."},
"bit": 23,
"choices": {"on": {"en": "in a team one may fold at any time"}}
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben",
"Cleo",
"Dana"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 1,
"texts": {
"en": [
"4: 4 forward or backward",
"7: 7 points to split, burns what it passes",
"Dog",
"Round 1",
"begun with 6 cards each",
"Your turn",
"Board",
"Protected start fields",
"Stock",
"Discard pile",
"Anna (you)",
"Your hand",
"Your pieces",
"Ben",
"Hand of Ben",
"Ben’s pieces",
"Cleo",
"Hand of Cleo",
"Cleo’s pieces",
"Dana",
"Hand of Dana",
"Dana’s pieces",
"1",
"2",
"3",
"4",
"5",
"6",
"7",
"8",
"9",
"10",
"11",
"12",
"13",
"14",
"15",
"17",
"18",
"19",
"20",
"21",
"22",
"23",
"24",
"25",
"26",
"27",
"28",
"29",
"30",
"31",
"33",
"34",
"35",
"36",
"37",
"38",
"39",
"40",
"41",
"42",
"43",
"44",
"45",
"46",
"47",
"49",
"50",
"51",
"52",
"53",
"54",
"55",
"56",
"57",
"58",
"59",
"60",
"61",
"62",
"63",
"Red · Anna (you)",
"Blue · Ben",
"Yellow · Cleo (team)",
"Green · Dana",
"103",
"103 cards",
"red piece C, track 5",
"red piece B, track 7",
"red piece A, track 61",
"red piece D, home 2",
"blue piece C, start zone",
"blue piece D, start zone",
"blue piece B, track 12",
"blue piece A, track 15",
"yellow piece C, start zone",
"yellow piece D, start zone",
"yellow piece B, track 9",
"yellow piece A, track 30",
"green piece B, start zone",
"green piece C, start zone",
"green piece D, start zone",
"green piece A, track 40",
"Your turn: play 4 or 7."
]
},
"marks": [
{
"kind": "legal",
"why": 0,
"rules": 0
},
{
"kind": "legal",
"why": 1,
"rules": 0
}
],
"cites": [
[],
[
"dog.must-play"
]
],
"frames": [
{
"title": [2, 3, 4, 5],
"zones": {"board": {"label": 6, "kind": "board", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 8}, "guards": {"label": 7, "kind": "guards", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 50}, "stock": {"label": 8, "kind": "stock", "boxes": [[315.2, 184.9, 0.84], [199.7, 183.7, 0.74], [142.1, 159.5, 0.61]], "w": 88, "h": 120, "order": 9}, "discard": {"label": 9, "kind": "discard", "boxes": [[397.5, 184.9, 0.84], [272.2, 183.7, 0.74], [201.8, 159.5, 0.61]], "w": 88, "h": 120, "order": 9}, "panel0": {"label": 10, "kind": "panel", "boxes": [[64, 315, 1.4], [56, 318, 1.2], [40, 296, 1]], "w": 146, "h": 66, "order": 0}, "seat0": {"label": 10, "kind": "seat", "boxes": [[64, 315, 1.4], [56, 318, 1.2], [40, 296, 1]], "w": 146, "h": 66, "order": 40, "seat": 0}, "hand0": {"label": 11, "kind": "hand", "boxes": [[188.6, 483.6, 0.8], [76.5, 466.0, 0.75], [16.8, 417.1, 0.71]], "w": 516, "h": 128, "order": 41, "seat": 0, "own": true}, "pieces0": {"label": 12, "kind": "pieces", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 39, "seat": 0}, "panel1": {"label": 13, "kind": "panel", "boxes": [[64, 63, 1.4], [56, 57, 1.2], [40, 43, 1]], "w": 146, "h": 105, "order": 0}, "seat1": {"label": 13, "kind": "seat", "boxes": [[64, 63, 1.4], [56, 57, 1.2], [40, 43, 1]], "w": 146, "h": 105, "order": 13, "seat": 1}, "hand1": {"label": 14, "kind": "hand", "boxes": [[76.6, 155.5, 0.448], [66.8, 136.3, 0.384], [49.0, 109.1, 0.32]], "w": 400, "h": 112, "order": 14, "seat": 1}, "pieces1": {"label": 15, "kind": "pieces", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 31, "seat": 1}, "panel2": {"label": 16, "kind": "panel", "boxes": [[522, 63, 1.4], [309, 57, 1.2], [214, 43, 1]], "w": 146, "h": 105, "order": 0}, "seat2": {"label": 16, "kind": "seat", "boxes": [[522, 63, 1.4], [309, 57, 1.2], [214, 43, 1]], "w": 146, "h": 105, "order": 16, "seat": 2}, "hand2": {"label": 17, "kind": "hand", "boxes": [[534.6, 155.5, 0.448], [319.8, 136.3, 0.384], [223.0, 109.1, 0.32]], "w": 400, "h": 112, "order": 17, "seat": 2}, "pieces2": {"label": 18, "kind": "pieces", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 32, "seat": 2}, "panel3": {"label": 19, "kind": "panel", "boxes": [[522, 260, 1.4], [309, 271, 1.2], [214, 257, 1]], "w": 146, "h": 105, "order": 0}, "seat3": {"label": 19, "kind": "seat", "boxes": [[522, 260, 1.4], [309, 271, 1.2], [214, 257, 1]], "w": 146, "h": 105, "order": 19, "seat": 3}, "hand3": {"label": 20, "kind": "hand", "boxes": [[534.6, 352.5, 0.448], [319.8, 350.3, 0.384], [223.0, 323.1, 0.32]], "w": 400, "h": 112, "order": 20, "seat": 3}, "pieces3": {"label": 21, "kind": "pieces", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 33, "seat": 3}},
"items": {"word.board": {"kind": "caption", "zone": "board", "x": -999, "y": -999, "n": 0}, "t0": {"kind": "thing", "zone": "board", "x": 282, "y": 317, "n": 0, "face": "start0", "others": [[219, 347, 0], [199, 379, 0]]}, "t1": {"kind": "thing", "zone": "board", "x": 258, "y": 317, "n": 0, "face": "field", "text": 22, "others": [[198, 347, 0], [178, 379, 0]], "tone": "hint"}, "t2": {"kind": "thing", "zone": "board", "x": 234, "y": 317, "n": 0, "face": "field", "text": 23, "others": [[177, 347, 0], [157, 379, 0]], "tone": "hint"}, "t3": {"kind": "thing", "zone": "guards", "x": 210, "y": 317, "n": 0, "face": "number", "text": 24, "others": [[156, 347, 0], [136, 379, 0]]}, "t4": {"kind": "thing", "zone": "board", "x": 186, "y": 317, "n": 0, "face": "field", "text": 25, "others": [[135, 347, 0], [115, 379, 0]], "tone": "hint"}, "t5": {"kind": "thing", "zone": "board", "x": 161, "y": 317, "n": 0, "face": "field", "text": 26, "others": [[114, 347, 0], [94, 379, 0]], "tone": "hint"}, "t6": {"kind": "thing", "zone": "board", "x": 137, "y": 317, "n": 0, "face": "field", "text": 27, "others": [[93, 347, 0], [73, 379, 0]], "tone": "hint"}, "t7": {"kind": "thing", "zone": "board", "x": 113, "y": 317, "n": 0, "face": "field", "text": 28, "others": [[72, 346, 0], [53, 376, 0]], "tone": "hint"}, "t8": {"kind": "thing", "zone": "board", "x": 89, "y": 317, "n": 0, "face": "field", "text": 29, "others": [[52, 340, 0], [35, 364, 0]], "tone": "hint"}, "t9": {"kind": "thing", "zone": "board", "x": 65, "y": 315, "n": 0, "face": "field", "text": 30, "others": [[35, 327, 0], [24, 347, 0]], "tone": "hint"}, "t10": {"kind": "thing", "zone": "guards", "x": 43, "y": 305, "n": 0, "face": "number", "text": 31, "others": [[24, 309, 0], [21, 326, 0]]}, "t11": {"kind": "thing", "zone": "board", "x": 27, "y": 287, "n": 0, "face": "field", "text": 32, "others": [[20, 289, 0], [21, 305, 0]], "tone": "hint"}, "t12": {"kind": "thing", "zone": "board", "x": 20, "y": 264, "n": 0, "face": "field", "text": 33, "others": [[20, 268, 0], [21, 284, 0]], "tone": "hint"}, "t13": {"kind": "thing", "zone": "board", "x": 19, "y": 240, "n": 0, "face": "field", "text": 34, "others": [[20, 247, 0], [21, 263, 0]], "tone": "hint"}, "t14": {"kind": "thing", "zone": "board", "x": 19, "y": 216, "n": 0, "face": "field", "text": 35, "others": [[20, 226, 0], [21, 242, 0]], "tone": "hint"}, "t15": {"kind": "thing", "zone": "board", "x": 19, "y": 192, "n": 0, "face": "field", "text": 36, "others": [[20, 205, 0], [21, 221, 0]], "tone": "hint"}, "t16": {"kind": "thing", "zone": "board", "x": 19, "y": 168, "n": 0, "face": "start1", "others": [[20, 184, 0], [21, 200, 0]]}, "t17": {"kind": "thing", "zone": "guards", "x": 19, "y": 144, "n": 0, "face": "number", "text": 37, "others": [[20, 163, 0], [21, 179, 0]]}, "t18": {"kind": "thing", "zone": "board", "x": 19, "y": 120, "n": 0, "face": "field", "text": 38, "others": [[20, 142, 0], [21, 158, 0]], "tone": "hint"}, "t19": {"kind": "thing", "zone": "board", "x": 19, "y": 95, "n": 0, "face": "field", "text": 39, "others": [[20, 121, 0], [21, 137, 0]], "tone": "hint"}, "t20": {"kind": "thing", "zone": "guards", "x": 20, "y": 71, "n": 0, "face": "number", "text": 40, "others": [[20, 100, 0], [21, 116, 0]]}, "t21": {"kind": "thing", "zone": "board", "x": 27, "y": 49, "n": 0, "face": "field", "text": 41, "others": [[20, 79, 0], [21, 95, 0]], "tone": "hint"}, "t22": {"kind": "thing", "zone": "board", "x": 43, "y": 31, "n": 0, "face": "field", "text": 42, "others": [[24, 58, 0], [21, 74, 0]], "tone": "hint"}, "t23": {"kind": "thing", "zone": "board", "x": 65, "y": 20, "n": 0, "face": "field", "text": 43, "others": [[35, 40, 0], [24, 53, 0]], "tone": "hint"}, "t24": {"kind": "thing", "zone": "board", "x": 89, "y": 19, "n": 0, "face": "field", "text": 44, "others": [[52, 28, 0], [35, 36, 0]], "tone": "hint"}, "t25": {"kind": "thing", "zone": "guards", "x": 113, "y": 19, "n": 0, "face": "number", "text": 45, "others": [[72, 21, 0], [53, 24, 0]]}, "t26": {"kind": "thing", "zone": "board", "x": 137, "y": 19, "n": 0, "face": "field", "text": 46, "others": [[93, 21, 0], [73, 21, 0]], "tone": "hint"}, "t27": {"kind": "thing", "zone": "board", "x": 161, "y": 19, "n": 0, "face": "field", "text": 47, "others": [[114, 21, 0], [94, 21, 0]], "tone": "hint"}, "t28": {"kind": "thing", "zone": "guards", "x": 186, "y": 19, "n": 0, "face": "number", "text": 48, "others": [[135, 21, 0], [115, 21, 0]]}, "t29": {"kind": "thing", "zone": "board", "x": 210, "y": 19, "n": 0, "face": "field", "text": 49, "others": [[156, 21, 0], [136, 21, 0]], "tone": "hint"}, "t30": {"kind": "thing", "zone": "board", "x": 234, "y": 19, "n": 0, "face": "field", "text": 50, "others": [[177, 21, 0], [157, 21, 0]], "tone": "hint"}, "t31": {"kind": "thing", "zone": "board", "x": 258, "y": 19, "n": 0, "face": "field", "text": 51, "others": [[198, 21, 0], [178, 21, 0]], "tone": "hint"}, "t32": {"kind": "thing", "zone": "board", "x": 282, "y": 19, "n": 0, "face": "start2", "others": [[219, 21, 0], [199, 21, 0]]}, "t33": {"kind": "thing", "zone": "board", "x": 306, "y": 19, "n": 0, "face": "field", "text": 52, "others": [[240, 21, 0], [220, 21, 0]], "tone": "hint"}, "t34": {"kind": "thing", "zone": "board", "x": 330, "y": 19, "n": 0, "face": "field", "text": 53, "others": [[261, 21, 0], [241, 21, 0]], "tone": "hint"}, "t35": {"kind": "thing", "zone": "guards", "x": 355, "y": 19, "n": 0, "face": "number", "text": 54, "others": [[282, 21, 0], [262, 21, 0]]}, "t36": {"kind": "thing", "zone": "board", "x": 379, "y": 19, "n": 0, "face": "field", "text": 55, "others": [[303, 21, 0], [283, 21, 0]], "tone": "hint"}, "t37": {"kind": "thing", "zone": "board", "x": 403, "y": 19, "n": 0, "face": "field", "text": 56, "others": [[324, 21, 0], [304, 21, 0]], "tone": "hint"}, "t38": {"kind": "thing", "zone": "board", "x": 427, "y": 19, "n": 0, "face": "field", "text": 57, "others": [[345, 21, 0], [325, 21, 0]], "tone": "hint"}, "t39": {"kind": "thing", "zone": "board", "x": 451, "y": 19, "n": 0, "face": "field", "text": 58, "others": [[366, 21, 0], [346, 24, 0]], "tone": "hint"}, "t40": {"kind": "thing", "zone": "board", "x": 475, "y": 19, "n": 0, "face": "field", "text": 59, "others": [[386, 28, 0], [363, 36, 0]], "tone": "hint"}, "t41": {"kind": "thing", "zone": "board", "x": 499, "y": 20, "n": 0, "face": "field", "text": 60, "others": [[402, 40, 0], [374, 53, 0]], "tone": "hint"}, "t42": {"kind": "thing", "zone": "guards", "x": 521, "y": 31, "n": 0, "face": "number", "text": 61, "others": [[413, 58, 0], [377, 74, 0]]}, "t43": {"kind": "thing", "zone": "board", "x": 537, "y": 49, "n": 0, "face": "field", "text": 62, "others": [[417, 79, 0], [377, 95, 0]], "tone": "hint"}, "t44": {"kind": "thing", "zone": "board", "x": 545, "y": 71, "n": 0, "face": "field", "text": 63, "others": [[417, 100, 0], [377, 116, 0]], "tone": "hint"}, "t45": {"kind": "thing", "zone": "guards", "x": 545, "y": 95, "n": 0, "face": "number", "text": 64, "others": [[417, 121, 0], [377, 137, 0]]}, "t46": {"kind": "thing", "zone": "board", "x": 545, "y": 120, "n": 0, "face": "field", "text": 65, "others": [[417, 142, 0], [377, 158, 0]], "tone": "hint"}, "t47": {"kind": "thing", "zone": "board", "x": 545, "y": 144, "n": 0, "face": "field", "text": 66, "others": [[417, 163, 0], [377, 179, 0]], "tone": "hint"}, "t48": {"kind": "thing", "zone": "board", "x": 545, "y": 168, "n": 0, "face": "start3", "others": [[417, 184, 0], [377, 200, 0]]}, "t49": {"kind": "thing", "zone": "board", "x": 545, "y": 192, "n": 0, "face": "field", "text": 67, "others": [[417, 205, 0], [377, 221, 0]], "tone": "hint"}, "t50": {"kind": "thing", "zone": "guards", "x": 545, "y": 216, "n": 0, "face": "number", "text": 68, "others": [[417, 226, 0], [377, 242, 0]]}, "t51": {"kind": "thing", "zone": "board", "x": 545, "y": 240, "n": 0, "face": "field", "text": 69, "others": [[417, 247, 0], [377, 263, 0]], "tone": "hint"}, "t52": {"kind": "thing", "zone": "board", "x": 545, "y": 264, "n": 0, "face": "field", "text": 70, "others": [[417, 268, 0], [377, 284, 0]], "tone": "hint"}, "t53": {"kind": "thing", "zone": "board", "x": 537, "y": 287, "n": 0, "face": "field", "text": 71, "others": [[417, 289, 0], [377, 305, 0]], "tone": "hint"}, "t54": {"kind": "thing", "zone": "board", "x": 521, "y": 305, "n": 0, "face": "field", "text": 72, "others": [[413, 309, 0], [377, 326, 0]], "tone": "hint"}, "t55": {"kind": "thing", "zone": "guards", "x": 499, "y": 315, "n": 0, "face": "number", "text": 73, "others": [[402, 327, 0], [374, 347, 0]]}, "t56": {"kind": "thing", "zone": "board", "x": 475, "y": 317, "n": 0, "face": "field", "text": 74, "others": [[386, 340, 0], [363, 364, 0]], "tone": "hint"}, "t57": {"kind": "thing", "zone": "board", "x": 451, "y": 317, "n": 0, "face": "field", "text": 75, "others": [[366, 346, 0], [346, 376, 0]], "tone": "hint"}, "t58": {"kind": "thing", "zone": "board", "x": 427, "y": 317, "n": 0, "face": "field", "text": 76, "others": [[345, 347, 0], [325, 379, 0]], "tone": "hint"}, "t59": {"kind": "thing", "zone": "board", "x": 403, "y": 317, "n": 0, "face": "field", "text": 77, "others": [[324, 347, 0], [304, 379, 0]], "tone": "hint"}, "t60": {"kind": "thing", "zone": "guards", "x": 379, "y": 317, "n": 0, "face": "number", "text": 78, "others": [[303, 347, 0], [283, 379, 0]]}, "t61": {"kind": "thing", "zone": "board", "x": 355, "y": 317, "n": 0, "face": "field", "text": 79, "others": [[282, 347, 0], [262, 379, 0]], "tone": "hint"}, "t62": {"kind": "thing", "zone": "board", "x": 330, "y": 317, "n": 0, "face": "field", "text": 80, "others": [[261, 347, 0], [241, 379, 0]], "tone": "hint"}, "t63": {"kind": "thing", "zone": "board", "x": 306, "y": 317, "n": 0, "face": "field", "text": 81, "others": [[240, 347, 0], [220, 379, 0]], "tone": "hint"}, "0h1": {"kind": "thing", "zone": "board", "x": 282, "y": 291, "n": 0, "face": "home0", "others": [[219, 318, 0], [199, 350, 0]]}, "0h2": {"kind": "thing", "zone": "board", "x": 282, "y": 268, "n": 0, "face": "home0", "others": [[219, 292, 0], [199, 324, 0]]}, "0h3": {"kind": "thing", "zone": "board", "x": 282, "y": 245, "n": 0, "face": "home0", "others": [[219, 266, 0], [199, 298, 0]]}, "0h4": {"kind": "thing", "zone": "board", "x": 282, "y": 222, "n": 0, "face": "home0", "others": [[219, 240, 0], [199, 272, 0]]}, "zone0.0": {"kind": "thing", "zone": "board", "x": 69, "y": 274, "n": 0, "face": "home0", "others": [[67, 305, 0], [63, 343, 0]]}, "zone0.1": {"kind": "thing", "zone": "board", "x": 95, "y": 274, "n": 0, "face": "home0", "others": [[93, 305, 0], [89, 343, 0]]}, "zone0.2": {"kind": "thing", "zone": "board", "x": 121, "y": 274, "n": 0, "face": "home0", "others": [[118, 305, 0], [114, 343, 0]]}, "zone0.3": {"kind": "thing", "zone": "board", "x": 147, "y": 274, "n": 0, "face": "home0", "others": [[144, 305, 0], [140, 343, 0]]}, "1h1": {"kind": "thing", "zone": "board", "x": 45, "y": 168, "n": 0, "face": "home1", "others": [[49, 184, 0], [50, 200, 0]]}, "1h2": {"kind": "thing", "zone": "board", "x": 69, "y": 168, "n": 0, "face": "home1", "others": [[75, 184, 0], [76, 200, 0]]}, "1h3": {"kind": "thing", "zone": "board", "x": 92, "y": 168, "n": 0, "face": "home1", "others": [[101, 184, 0], [102, 200, 0]]}, "1h4": {"kind": "thing", "zone": "board", "x": 115, "y": 168, "n": 0, "face": "home1", "others": [[127, 184, 0], [128, 200, 0]]}, "zone1.0": {"kind": "thing", "zone": "board", "x": 69, "y": 94, "n": 0, "face": "home1", "others": [[67, 94, 0], [63, 92, 0]]}, "zone1.1": {"kind": "thing", "zone": "board", "x": 95, "y": 94, "n": 0, "face": "home1", "others": [[93, 94, 0], [89, 92, 0]]}, "zone1.2": {"kind": "thing", "zone": "board", "x": 121, "y": 94, "n": 0, "face": "home1", "others": [[118, 94, 0], [114, 92, 0]]}, "zone1.3": {"kind": "thing", "zone": "board", "x": 147, "y": 94, "n": 0, "face": "home1", "others": [[144, 94, 0], [140, 92, 0]]}, "2h1": {"kind": "thing", "zone": "board", "x": 282, "y": 45, "n": 0, "face": "home2", "others": [[219, 50, 0], [199, 50, 0]]}, "2h2": {"kind": "thing", "zone": "board", "x": 282, "y": 68, "n": 0, "face": "home2", "others": [[219, 76, 0], [199, 76, 0]]}, "2h3": {"kind": "thing", "zone": "board", "x": 282, "y": 91, "n": 0, "face": "home2", "others": [[219, 102, 0], [199, 102, 0]]}, "2h4": {"kind": "thing", "zone": "board", "x": 282, "y": 114, "n": 0, "face": "home2", "others": [[219, 128, 0], [199, 128, 0]]}, "zone2.0": {"kind": "thing", "zone": "board", "x": 396, "y": 94, "n": 0, "face": "home2", "others": [[272, 94, 0], [236, 92, 0]]}, "zone2.1": {"kind": "thing", "zone": "board", "x": 422, "y": 94, "n": 0, "face": "home2", "others": [[298, 94, 0], [262, 92, 0]]}, "zone2.2": {"kind": "thing", "zone": "board", "x": 448, "y": 94, "n": 0, "face": "home2", "others": [[323, 94, 0], [288, 92, 0]]}, "zone2.3": {"kind": "thing", "zone": "board", "x": 474, "y": 94, "n": 0, "face": "home2", "others": [[349, 94, 0], [313, 92, 0]]}, "3h1": {"kind": "thing", "zone": "board", "x": 519, "y": 168, "n": 0, "face": "home3", "others": [[388, 184, 0], [348, 200, 0]]}, "3h2": {"kind": "thing", "zone": "board", "x": 496, "y": 168, "n": 0, "face": "home3", "others": [[362, 184, 0], [322, 200, 0]]}, "3h3": {"kind": "thing", "zone": "board", "x": 473, "y": 168, "n": 0, "face": "home3", "others": [[336, 184, 0], [296, 200, 0]]}, "3h4": {"kind": "thing", "zone": "board", "x": 450, "y": 168, "n": 0, "face": "home3", "others": [[310, 184, 0], [270, 200, 0]]}, "zone3.0": {"kind": "thing", "zone": "board", "x": 396, "y": 235, "n": 0, "face": "home3", "others": [[272, 267, 0], [236, 304, 0]]}, "zone3.1": {"kind": "thing", "zone": "board", "x": 422, "y": 235, "n": 0, "face": "home3", "others": [[298, 267, 0], [262, 304, 0]]}, "zone3.2": {"kind": "thing", "zone": "board", "x": 448, "y": 235, "n": 0, "face": "home3", "others": [[323, 267, 0], [288, 304, 0]]}, "zone3.3": {"kind": "thing", "zone": "board", "x": 474, "y": 235, "n": 0, "face": "home3", "others": [[349, 267, 0], [313, 304, 0]]}, "way0": {"kind": "thing", "zone": "board", "x": 234, "y": 317, "n": 1, "face": "ahead", "others": [[177, 347, 180], [157, 379, 180]], "r": 180}, "way16": {"kind": "thing", "zone": "board", "x": 19, "y": 120, "n": 1, "face": "ahead", "others": [[20, 142, -90], [21, 158, -90]], "r": -90}, "way32": {"kind": "thing", "zone": "board", "x": 330, "y": 19, "n": 1, "face": "ahead", "others": [[261, 21, 0], [241, 21, 0]]}, "way48": {"kind": "thing", "zone": "board", "x": 545, "y": 240, "n": 1, "face": "ahead", "others": [[417, 247, 90], [377, 263, 90]], "r": 91}, "panel0": {"kind": "thing", "zone": "panel0", "x": 73.0, "y": 33.0, "n": 0, "face": "own01"}, "word.panel0": {"kind": "caption", "zone": "panel0", "x": 0, "y": 0, "n": 0}, "plate0": {"kind": "plate", "zone": "seat0", "x": 73, "y": 17, "n": 0, "text": 82, "tone": "you"}, "panel1": {"kind": "thing", "zone": "panel1", "x": 73.0, "y": 52.5, "n": 0, "face": "tall12"}, "word.panel1": {"kind": "caption", "zone": "panel1", "x": 0, "y": 0, "n": 0}, "plate1": {"kind": "plate", "zone": "seat1", "x": 73, "y": 17, "n": 0, "text": 83}, "panel2": {"kind": "thing", "zone": "panel2", "x": 73.0, "y": 52.5, "n": 0, "face": "tall21"}, "word.panel2": {"kind": "caption", "zone": "panel2", "x": 0, "y": 0, "n": 0}, "plate2": {"kind": "plate", "zone": "seat2", "x": 73, "y": 17, "n": 0, "text": 84}, "panel3": {"kind": "thing", "zone": "panel3", "x": 73.0, "y": 52.5, "n": 0, "face": "tall32"}, "word.panel3": {"kind": "caption", "zone": "panel3", "x": 0, "y": 0, "n": 0}, "plate3": {"kind": "plate", "zone": "seat3", "x": 73, "y": 17, "n": 0, "text": 85}, "stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "stock", "text": 86, "say": 87}, "gap": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -2, "face": "gap"}, "hand0.4.0": {"kind": "card", "zone": "hand0", "x": 216, "y": 62, "n": 24, "face": "4", "does": 0}, "hand0.7.0": {"kind": "card", "zone": "hand0", "x": 300, "y": 62, "n": 48, "face": "7", "does": 0}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 158, "y": 56, "n": 0}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 242, "y": 56, "n": 1}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 158, "y": 56, "n": 0}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 242, "y": 56, "n": 1}, "hand3.0": {"kind": "card", "zone": "hand3", "x": 200, "y": 56, "n": 0}, "0:C": {"kind": "thing", "zone": "pieces0", "x": 161, "y": 317, "n": 2, "face": "pug0C", "say": 88, "others": [[114, 347, 0], [94, 379, 0]], "z": 1}, "0:B": {"kind": "thing", "zone": "pieces0", "x": 113, "y": 317, "n": 1, "face": "pug0B", "say": 89, "others": [[72, 346, 0], [53, 376, 0]], "z": 1}, "0:A": {"kind": "thing", "zone": "pieces0", "x": 355, "y": 317, "n": 0, "face": "pug0A", "say": 90, "others": [[282, 347, 0], [262, 379, 0]], "z": 1}, "0:D": {"kind": "thing", "zone": "pieces0", "x": 282, "y": 268, "n": 3, "face": "pug0D", "say": 91, "others": [[219, 292, 0], [199, 324, 0]], "z": 1}, "1:C": {"kind": "thing", "zone": "pieces1", "x": 121, "y": 94, "n": 2, "face": "pug1C", "say": 92, "others": [[118, 94, 0], [114, 92, 0]], "z": 1}, "1:D": {"kind": "thing", "zone": "pieces1", "x": 147, "y": 94, "n": 3, "face": "pug1D", "say": 93, "others": [[144, 94, 0], [140, 92, 0]], "z": 1}, "1:B": {"kind": "thing", "zone": "pieces1", "x": 20, "y": 264, "n": 1, "face": "pug1B", "say": 94, "others": [[20, 268, 0], [21, 284, 0]], "z": 1}, "1:A": {"kind": "thing", "zone": "pieces1", "x": 19, "y": 192, "n": 0, "face": "pug1A", "say": 95, "others": [[20, 205, 0], [21, 221, 0]], "z": 1}, "2:C": {"kind": "thing", "zone": "pieces2", "x": 448, "y": 94, "n": 2, "face": "pug2C", "say": 96, "others": [[323, 94, 0], [288, 92, 0]], "z": 1}, "2:D": {"kind": "thing", "zone": "pieces2", "x": 474, "y": 94, "n": 3, "face": "pug2D", "say": 97, "others": [[349, 94, 0], [313, 92, 0]], "z": 1}, "2:B": {"kind": "thing", "zone": "pieces2", "x": 65, "y": 315, "n": 1, "face": "pug2B", "say": 98, "others": [[35, 327, 0], [24, 347, 0]], "z": 1}, "2:A": {"kind": "thing", "zone": "pieces2", "x": 234, "y": 19, "n": 0, "face": "pug2A", "say": 99, "others": [[177, 21, 0], [157, 21, 0]], "z": 1}, "3:B": {"kind": "thing", "zone": "pieces3", "x": 422, "y": 235, "n": 1, "face": "pug3B", "say": 100, "others": [[298, 267, 0], [262, 304, 0]], "z": 1}, "3:C": {"kind": "thing", "zone": "pieces3", "x": 448, "y": 235, "n": 2, "face": "pug3C", "say": 101, "others": [[323, 267, 0], [288, 304, 0]], "z": 1}, "3:D": {"kind": "thing", "zone": "pieces3", "x": 474, "y": 235, "n": 3, "face": "pug3D", "say": 102, "others": [[349, 267, 0], [313, 304, 0]], "z": 1}, "3:A": {"kind": "thing", "zone": "pieces3", "x": 475, "y": 19, "n": 0, "face": "pug3A", "say": 103, "others": [[386, 28, 0], [363, 36, 0]], "z": 1}},
"marks": [[0, "hand0.4.0"], [1, "hand0.7.0"]],
"arrows": [],
"prompt": {"text": 104, "rules": 1},
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": {"met": 0, "total": 102, "known": "0", "fresh": []}
}
],
"chapters": [],
"shapes": [
[
790,
592
],
[
540,
568
],
[
400,
514
]
],
"seats": [],
"again": true
}
},
},
"dog: where a piece can go": {
state: { ui,
"aside": "",
"book": {},
"can": {
"undo": true,
"redo": false,
"why": {
"undo": "",
"redo": "redo-nothing"
},
"again": true,
"saves": [
"a saved game.jsonl"
],
"folder": "~",
"left": [],
"setup": {
"players": [
2,
3,
4,
5,
6
],
"variants": [],
"opponents": [
"random",
"simple",
"search"
],
"others": {
2: [[1, "Ben"]],
3: [[1, "Ben"], [2, "Cleo"]],
4: [[1, "Ben"], [2, "Cleo"], [3, "Dana"]],
5: [[1, "Ben"], [2, "Cleo"], [3, "Dana"], [4, "Emil"]],
6: [[1, "Ben"], [2, "Cleo"], [3, "Dana"], [4, "Emil"], [5, "Finn"]]
},
"now": {
"players": 4,
"variants": [],
"opponents": "simple",
"each": [],
"readings": {}
}
}
},
"edits": true,
"examples": {},
"help": "always",
"kind": "table",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"4": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "4: 4 forward or backward"}
},
"7": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "7: 7 points to split, burns what it passes"}
},
"start0": {
"w": 33,
"h": 33,
"svg": "",
"label": {"en": ""}
},
"home0": {
"w": 25,
"h": 25,
"svg": "",
"label": {"en": ""}
},
"pug0A": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "red piece"}
},
"pug0B": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "red piece"}
},
"pug0C": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "red piece"}
},
"pug0D": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "red piece"}
},
"start1": {
"w": 33,
"h": 33,
"svg": "",
"label": {"en": ""}
},
"home1": {
"w": 25,
"h": 25,
"svg": "",
"label": {"en": ""}
},
"pug1A": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "blue piece"}
},
"pug1B": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "blue piece"}
},
"pug1C": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "blue piece"}
},
"pug1D": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "blue piece"}
},
"start2": {
"w": 33,
"h": 33,
"svg": "",
"label": {"en": ""}
},
"home2": {
"w": 25,
"h": 25,
"svg": "",
"label": {"en": ""}
},
"pug2A": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "yellow piece"}
},
"pug2B": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "yellow piece"}
},
"pug2C": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "yellow piece"}
},
"pug2D": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "yellow piece"}
},
"start3": {
"w": 33,
"h": 33,
"svg": "",
"label": {"en": ""}
},
"home3": {
"w": 25,
"h": 25,
"svg": "",
"label": {"en": ""}
},
"pug3A": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "green piece"}
},
"pug3B": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "green piece"}
},
"pug3C": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "green piece"}
},
"pug3D": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "green piece"}
},
"tall12": {
"w": 146,
"h": 105,
"svg": "",
"label": {"en": ""}
},
"tall21": {
"w": 146,
"h": 105,
"svg": "",
"label": {"en": ""}
},
"tall32": {
"w": 146,
"h": 105,
"svg": "",
"label": {"en": ""}
},
"own01": {
"w": 146,
"h": 66,
"svg": "",
"label": {"en": ""}
},
"field": {
"w": 19,
"h": 19,
"svg": "",
"label": {"en": ""},
"at": {"x": 9.5, "y": 15.44, "size": 16.5, "ink": "#5b4a36"}
},
"number": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": ""},
"at": {"x": 12.0, "y": 17.939999999999998, "size": 16.5, "ink": "#5b4a36"}
},
"ahead": {
"w": 19,
"h": 19,
"svg": "",
"label": {"en": ""}
},
"goal": {
"w": 21,
"h": 21,
"svg": "",
"label": {"en": ""},
"at": {"x": 10.5, "y": 15.18, "size": 13, "ink": "#1d4fb0"}
},
"stock": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
},
"at": {
"x": 40,
"y": 100,
"size": 52,
"ink": "#fffaf0"
}
},
"rules": {
"dog.one-per-field": {
"section": "7.4",
"chapter": "7",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One piece to a field"},
"text": {"en": "There is at most one piece on a field."},
"where": {"en": "Moving and hitting"},
"bit": 41
},
"dog.hit": {
"section": "7.5",
"chapter": "7",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Hitting"},
"text": {"en": "A piece on the field where the move ends is hit and goes back to its start zone. You cannot choose not to hit it."},
"where": {"en": "Moving and hitting"},
"bit": 42
},
"dog.home-exact": {
"section": "8.6",
"chapter": "8",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Home by exact count"},
"text": {"en": "The number has to fit: home ends at field 4."},
"where": {"en": "Duty to move; Home"},
"bit": 49
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben",
"Cleo",
"Dana"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 3,
"texts": {
"en": [
"7: 7 points to split, burns what it passes",
"can go 4 to track 9 or 4 back to track 1",
"can go 4 to track 11 or 4 back to track 3",
"can go 4 to home 1, 4 to track 1 or 4 back to track 57",
"Home ends at home 4.",
"Careful, this hits your partner’s piece: Cleo’s yellow piece on track 9.",
"Dog",
"Round 1",
"begun with 6 cards each",
"You play the 4",
"Board",
"Protected start fields",
"Stock",
"Discard pile",
"Anna (you)",
"Your hand",
"Your pieces",
"Ben",
"Hand of Ben",
"Ben’s pieces",
"Cleo",
"Hand of Cleo",
"Cleo’s pieces",
"Dana",
"Hand of Dana",
"Dana’s pieces",
"Fields that can be reached",
"1",
"2",
"3",
"4",
"5",
"6",
"7",
"8",
"9",
"10",
"11",
"12",
"13",
"14",
"15",
"17",
"18",
"19",
"20",
"21",
"22",
"23",
"24",
"25",
"26",
"27",
"28",
"29",
"30",
"31",
"33",
"34",
"35",
"36",
"37",
"38",
"39",
"40",
"41",
"42",
"43",
"44",
"45",
"46",
"47",
"49",
"50",
"51",
"52",
"53",
"54",
"55",
"56",
"57",
"58",
"59",
"60",
"61",
"62",
"63",
"Red · Anna (you)",
"Blue · Ben",
"Yellow · Cleo (team)",
"Green · Dana",
"103",
"103 cards",
"red piece C, track 5",
"red piece B, track 7",
"red piece A, track 61",
"red piece D, home 2",
"blue piece C, start zone",
"blue piece D, start zone",
"blue piece B, track 12",
"blue piece A, track 15",
"yellow piece C, start zone",
"yellow piece D, start zone",
"yellow piece B, track 9",
"yellow piece A, track 30",
"green piece B, start zone",
"green piece C, start zone",
"green piece D, start zone",
"green piece A, track 40",
"−4",
"red piece C, track 5, can go 4 back to track 1",
"+4",
"Choose the field to which red C moves with the 4. It can hit Cleo’s yellow piece on track 9.",
"Choose another piece"
]
},
"marks": [
{
"kind": "picked"
},
{
"kind": "legal",
"why": 0,
"rules": 0
},
{
"kind": "picked",
"why": 1,
"rules": 0
},
{
"kind": "legal",
"why": 2,
"rules": 0
},
{
"kind": "legal",
"why": 3,
"rules": 0
},
{
"kind": "dim",
"why": 4,
"rules": 1
},
{
"kind": "hit",
"why": 5,
"rules": 0
},
{
"kind": "legal"
}
],
"cites": [
[],
[
"dog.home-exact"
],
[
"dog.hit",
"dog.one-per-field"
]
],
"frames": [
{
"title": [6, 7, 8, 9],
"zones": {"board": {"label": 10, "kind": "board", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 8}, "guards": {"label": 11, "kind": "guards", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 50}, "stock": {"label": 12, "kind": "stock", "boxes": [[315.2, 184.9, 0.84], [199.7, 183.7, 0.74], [142.1, 159.5, 0.61]], "w": 88, "h": 120, "order": 9}, "discard": {"label": 13, "kind": "discard", "boxes": [[397.5, 184.9, 0.84], [272.2, 183.7, 0.74], [201.8, 159.5, 0.61]], "w": 88, "h": 120, "order": 9}, "panel0": {"label": 14, "kind": "panel", "boxes": [[64, 315, 1.4], [56, 318, 1.2], [40, 296, 1]], "w": 146, "h": 66, "order": 0}, "seat0": {"label": 14, "kind": "seat", "boxes": [[64, 315, 1.4], [56, 318, 1.2], [40, 296, 1]], "w": 146, "h": 66, "order": 40, "seat": 0}, "hand0": {"label": 15, "kind": "hand", "boxes": [[188.6, 483.6, 0.8], [76.5, 466.0, 0.75], [16.8, 417.1, 0.71]], "w": 516, "h": 128, "order": 41, "seat": 0, "own": true}, "pieces0": {"label": 16, "kind": "pieces", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 39, "seat": 0}, "panel1": {"label": 17, "kind": "panel", "boxes": [[64, 63, 1.4], [56, 57, 1.2], [40, 43, 1]], "w": 146, "h": 105, "order": 0}, "seat1": {"label": 17, "kind": "seat", "boxes": [[64, 63, 1.4], [56, 57, 1.2], [40, 43, 1]], "w": 146, "h": 105, "order": 13, "seat": 1}, "hand1": {"label": 18, "kind": "hand", "boxes": [[76.6, 155.5, 0.448], [66.8, 136.3, 0.384], [49.0, 109.1, 0.32]], "w": 400, "h": 112, "order": 14, "seat": 1}, "pieces1": {"label": 19, "kind": "pieces", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 31, "seat": 1}, "panel2": {"label": 20, "kind": "panel", "boxes": [[522, 63, 1.4], [309, 57, 1.2], [214, 43, 1]], "w": 146, "h": 105, "order": 0}, "seat2": {"label": 20, "kind": "seat", "boxes": [[522, 63, 1.4], [309, 57, 1.2], [214, 43, 1]], "w": 146, "h": 105, "order": 16, "seat": 2}, "hand2": {"label": 21, "kind": "hand", "boxes": [[534.6, 155.5, 0.448], [319.8, 136.3, 0.384], [223.0, 109.1, 0.32]], "w": 400, "h": 112, "order": 17, "seat": 2}, "pieces2": {"label": 22, "kind": "pieces", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 32, "seat": 2}, "panel3": {"label": 23, "kind": "panel", "boxes": [[522, 260, 1.4], [309, 271, 1.2], [214, 257, 1]], "w": 146, "h": 105, "order": 0}, "seat3": {"label": 23, "kind": "seat", "boxes": [[522, 260, 1.4], [309, 271, 1.2], [214, 257, 1]], "w": 146, "h": 105, "order": 19, "seat": 3}, "hand3": {"label": 24, "kind": "hand", "boxes": [[534.6, 352.5, 0.448], [319.8, 350.3, 0.384], [223.0, 323.1, 0.32]], "w": 400, "h": 112, "order": 20, "seat": 3}, "pieces3": {"label": 25, "kind": "pieces", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 33, "seat": 3}, "goals": {"label": 26, "kind": "goals", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 60}},
"items": {"word.board": {"kind": "caption", "zone": "board", "x": -999, "y": -999, "n": 0}, "t0": {"kind": "thing", "zone": "board", "x": 282, "y": 317, "n": 0, "face": "start0", "others": [[219, 347, 0], [199, 379, 0]]}, "t1": {"kind": "thing", "zone": "board", "x": 258, "y": 317, "n": 0, "face": "field", "text": 27, "others": [[198, 347, 0], [178, 379, 0]], "tone": "hint"}, "t2": {"kind": "thing", "zone": "board", "x": 234, "y": 317, "n": 0, "face": "field", "text": 28, "others": [[177, 347, 0], [157, 379, 0]], "tone": "hint"}, "t3": {"kind": "thing", "zone": "guards", "x": 210, "y": 317, "n": 0, "face": "number", "text": 29, "others": [[156, 347, 0], [136, 379, 0]]}, "t4": {"kind": "thing", "zone": "board", "x": 186, "y": 317, "n": 0, "face": "field", "text": 30, "others": [[135, 347, 0], [115, 379, 0]], "tone": "hint"}, "t5": {"kind": "thing", "zone": "board", "x": 161, "y": 317, "n": 0, "face": "field", "text": 31, "others": [[114, 347, 0], [94, 379, 0]], "tone": "hint"}, "t6": {"kind": "thing", "zone": "board", "x": 137, "y": 317, "n": 0, "face": "field", "text": 32, "others": [[93, 347, 0], [73, 379, 0]], "tone": "hint"}, "t7": {"kind": "thing", "zone": "board", "x": 113, "y": 317, "n": 0, "face": "field", "text": 33, "others": [[72, 346, 0], [53, 376, 0]], "tone": "hint"}, "t8": {"kind": "thing", "zone": "board", "x": 89, "y": 317, "n": 0, "face": "field", "text": 34, "others": [[52, 340, 0], [35, 364, 0]], "tone": "hint"}, "t9": {"kind": "thing", "zone": "board", "x": 65, "y": 315, "n": 0, "face": "field", "text": 35, "others": [[35, 327, 0], [24, 347, 0]], "tone": "hint"}, "t10": {"kind": "thing", "zone": "guards", "x": 43, "y": 305, "n": 0, "face": "number", "text": 36, "others": [[24, 309, 0], [21, 326, 0]]}, "t11": {"kind": "thing", "zone": "board", "x": 27, "y": 287, "n": 0, "face": "field", "text": 37, "others": [[20, 289, 0], [21, 305, 0]], "tone": "hint"}, "t12": {"kind": "thing", "zone": "board", "x": 20, "y": 264, "n": 0, "face": "field", "text": 38, "others": [[20, 268, 0], [21, 284, 0]], "tone": "hint"}, "t13": {"kind": "thing", "zone": "board", "x": 19, "y": 240, "n": 0, "face": "field", "text": 39, "others": [[20, 247, 0], [21, 263, 0]], "tone": "hint"}, "t14": {"kind": "thing", "zone": "board", "x": 19, "y": 216, "n": 0, "face": "field", "text": 40, "others": [[20, 226, 0], [21, 242, 0]], "tone": "hint"}, "t15": {"kind": "thing", "zone": "board", "x": 19, "y": 192, "n": 0, "face": "field", "text": 41, "others": [[20, 205, 0], [21, 221, 0]], "tone": "hint"}, "t16": {"kind": "thing", "zone": "board", "x": 19, "y": 168, "n": 0, "face": "start1", "others": [[20, 184, 0], [21, 200, 0]]}, "t17": {"kind": "thing", "zone": "guards", "x": 19, "y": 144, "n": 0, "face": "number", "text": 42, "others": [[20, 163, 0], [21, 179, 0]]}, "t18": {"kind": "thing", "zone": "board", "x": 19, "y": 120, "n": 0, "face": "field", "text": 43, "others": [[20, 142, 0], [21, 158, 0]], "tone": "hint"}, "t19": {"kind": "thing", "zone": "board", "x": 19, "y": 95, "n": 0, "face": "field", "text": 44, "others": [[20, 121, 0], [21, 137, 0]], "tone": "hint"}, "t20": {"kind": "thing", "zone": "guards", "x": 20, "y": 71, "n": 0, "face": "number", "text": 45, "others": [[20, 100, 0], [21, 116, 0]]}, "t21": {"kind": "thing", "zone": "board", "x": 27, "y": 49, "n": 0, "face": "field", "text": 46, "others": [[20, 79, 0], [21, 95, 0]], "tone": "hint"}, "t22": {"kind": "thing", "zone": "board", "x": 43, "y": 31, "n": 0, "face": "field", "text": 47, "others": [[24, 58, 0], [21, 74, 0]], "tone": "hint"}, "t23": {"kind": "thing", "zone": "board", "x": 65, "y": 20, "n": 0, "face": "field", "text": 48, "others": [[35, 40, 0], [24, 53, 0]], "tone": "hint"}, "t24": {"kind": "thing", "zone": "board", "x": 89, "y": 19, "n": 0, "face": "field", "text": 49, "others": [[52, 28, 0], [35, 36, 0]], "tone": "hint"}, "t25": {"kind": "thing", "zone": "guards", "x": 113, "y": 19, "n": 0, "face": "number", "text": 50, "others": [[72, 21, 0], [53, 24, 0]]}, "t26": {"kind": "thing", "zone": "board", "x": 137, "y": 19, "n": 0, "face": "field", "text": 51, "others": [[93, 21, 0], [73, 21, 0]], "tone": "hint"}, "t27": {"kind": "thing", "zone": "board", "x": 161, "y": 19, "n": 0, "face": "field", "text": 52, "others": [[114, 21, 0], [94, 21, 0]], "tone": "hint"}, "t28": {"kind": "thing", "zone": "guards", "x": 186, "y": 19, "n": 0, "face": "number", "text": 53, "others": [[135, 21, 0], [115, 21, 0]]}, "t29": {"kind": "thing", "zone": "board", "x": 210, "y": 19, "n": 0, "face": "field", "text": 54, "others": [[156, 21, 0], [136, 21, 0]], "tone": "hint"}, "t30": {"kind": "thing", "zone": "board", "x": 234, "y": 19, "n": 0, "face": "field", "text": 55, "others": [[177, 21, 0], [157, 21, 0]], "tone": "hint"}, "t31": {"kind": "thing", "zone": "board", "x": 258, "y": 19, "n": 0, "face": "field", "text": 56, "others": [[198, 21, 0], [178, 21, 0]], "tone": "hint"}, "t32": {"kind": "thing", "zone": "board", "x": 282, "y": 19, "n": 0, "face": "start2", "others": [[219, 21, 0], [199, 21, 0]]}, "t33": {"kind": "thing", "zone": "board", "x": 306, "y": 19, "n": 0, "face": "field", "text": 57, "others": [[240, 21, 0], [220, 21, 0]], "tone": "hint"}, "t34": {"kind": "thing", "zone": "board", "x": 330, "y": 19, "n": 0, "face": "field", "text": 58, "others": [[261, 21, 0], [241, 21, 0]], "tone": "hint"}, "t35": {"kind": "thing", "zone": "guards", "x": 355, "y": 19, "n": 0, "face": "number", "text": 59, "others": [[282, 21, 0], [262, 21, 0]]}, "t36": {"kind": "thing", "zone": "board", "x": 379, "y": 19, "n": 0, "face": "field", "text": 60, "others": [[303, 21, 0], [283, 21, 0]], "tone": "hint"}, "t37": {"kind": "thing", "zone": "board", "x": 403, "y": 19, "n": 0, "face": "field", "text": 61, "others": [[324, 21, 0], [304, 21, 0]], "tone": "hint"}, "t38": {"kind": "thing", "zone": "board", "x": 427, "y": 19, "n": 0, "face": "field", "text": 62, "others": [[345, 21, 0], [325, 21, 0]], "tone": "hint"}, "t39": {"kind": "thing", "zone": "board", "x": 451, "y": 19, "n": 0, "face": "field", "text": 63, "others": [[366, 21, 0], [346, 24, 0]], "tone": "hint"}, "t40": {"kind": "thing", "zone": "board", "x": 475, "y": 19, "n": 0, "face": "field", "text": 64, "others": [[386, 28, 0], [363, 36, 0]], "tone": "hint"}, "t41": {"kind": "thing", "zone": "board", "x": 499, "y": 20, "n": 0, "face": "field", "text": 65, "others": [[402, 40, 0], [374, 53, 0]], "tone": "hint"}, "t42": {"kind": "thing", "zone": "guards", "x": 521, "y": 31, "n": 0, "face": "number", "text": 66, "others": [[413, 58, 0], [377, 74, 0]]}, "t43": {"kind": "thing", "zone": "board", "x": 537, "y": 49, "n": 0, "face": "field", "text": 67, "others": [[417, 79, 0], [377, 95, 0]], "tone": "hint"}, "t44": {"kind": "thing", "zone": "board", "x": 545, "y": 71, "n": 0, "face": "field", "text": 68, "others": [[417, 100, 0], [377, 116, 0]], "tone": "hint"}, "t45": {"kind": "thing", "zone": "guards", "x": 545, "y": 95, "n": 0, "face": "number", "text": 69, "others": [[417, 121, 0], [377, 137, 0]]}, "t46": {"kind": "thing", "zone": "board", "x": 545, "y": 120, "n": 0, "face": "field", "text": 70, "others": [[417, 142, 0], [377, 158, 0]], "tone": "hint"}, "t47": {"kind": "thing", "zone": "board", "x": 545, "y": 144, "n": 0, "face": "field", "text": 71, "others": [[417, 163, 0], [377, 179, 0]], "tone": "hint"}, "t48": {"kind": "thing", "zone": "board", "x": 545, "y": 168, "n": 0, "face": "start3", "others": [[417, 184, 0], [377, 200, 0]]}, "t49": {"kind": "thing", "zone": "board", "x": 545, "y": 192, "n": 0, "face": "field", "text": 72, "others": [[417, 205, 0], [377, 221, 0]], "tone": "hint"}, "t50": {"kind": "thing", "zone": "guards", "x": 545, "y": 216, "n": 0, "face": "number", "text": 73, "others": [[417, 226, 0], [377, 242, 0]]}, "t51": {"kind": "thing", "zone": "board", "x": 545, "y": 240, "n": 0, "face": "field", "text": 74, "others": [[417, 247, 0], [377, 263, 0]], "tone": "hint"}, "t52": {"kind": "thing", "zone": "board", "x": 545, "y": 264, "n": 0, "face": "field", "text": 75, "others": [[417, 268, 0], [377, 284, 0]], "tone": "hint"}, "t53": {"kind": "thing", "zone": "board", "x": 537, "y": 287, "n": 0, "face": "field", "text": 76, "others": [[417, 289, 0], [377, 305, 0]], "tone": "hint"}, "t54": {"kind": "thing", "zone": "board", "x": 521, "y": 305, "n": 0, "face": "field", "text": 77, "others": [[413, 309, 0], [377, 326, 0]], "tone": "hint"}, "t55": {"kind": "thing", "zone": "guards", "x": 499, "y": 315, "n": 0, "face": "number", "text": 78, "others": [[402, 327, 0], [374, 347, 0]]}, "t56": {"kind": "thing", "zone": "board", "x": 475, "y": 317, "n": 0, "face": "field", "text": 79, "others": [[386, 340, 0], [363, 364, 0]], "tone": "hint"}, "t57": {"kind": "thing", "zone": "board", "x": 451, "y": 317, "n": 0, "face": "field", "text": 80, "others": [[366, 346, 0], [346, 376, 0]], "tone": "hint"}, "t58": {"kind": "thing", "zone": "board", "x": 427, "y": 317, "n": 0, "face": "field", "text": 81, "others": [[345, 347, 0], [325, 379, 0]], "tone": "hint"}, "t59": {"kind": "thing", "zone": "board", "x": 403, "y": 317, "n": 0, "face": "field", "text": 82, "others": [[324, 347, 0], [304, 379, 0]], "tone": "hint"}, "t60": {"kind": "thing", "zone": "guards", "x": 379, "y": 317, "n": 0, "face": "number", "text": 83, "others": [[303, 347, 0], [283, 379, 0]]}, "t61": {"kind": "thing", "zone": "board", "x": 355, "y": 317, "n": 0, "face": "field", "text": 84, "others": [[282, 347, 0], [262, 379, 0]], "tone": "hint"}, "t62": {"kind": "thing", "zone": "board", "x": 330, "y": 317, "n": 0, "face": "field", "text": 85, "others": [[261, 347, 0], [241, 379, 0]], "tone": "hint"}, "t63": {"kind": "thing", "zone": "board", "x": 306, "y": 317, "n": 0, "face": "field", "text": 86, "others": [[240, 347, 0], [220, 379, 0]], "tone": "hint"}, "0h1": {"kind": "thing", "zone": "board", "x": 282, "y": 291, "n": 0, "face": "home0", "others": [[219, 318, 0], [199, 350, 0]]}, "0h2": {"kind": "thing", "zone": "board", "x": 282, "y": 268, "n": 0, "face": "home0", "others": [[219, 292, 0], [199, 324, 0]]}, "0h3": {"kind": "thing", "zone": "board", "x": 282, "y": 245, "n": 0, "face": "home0", "others": [[219, 266, 0], [199, 298, 0]]}, "0h4": {"kind": "thing", "zone": "board", "x": 282, "y": 222, "n": 0, "face": "home0", "others": [[219, 240, 0], [199, 272, 0]]}, "zone0.0": {"kind": "thing", "zone": "board", "x": 69, "y": 274, "n": 0, "face": "home0", "others": [[67, 305, 0], [63, 343, 0]]}, "zone0.1": {"kind": "thing", "zone": "board", "x": 95, "y": 274, "n": 0, "face": "home0", "others": [[93, 305, 0], [89, 343, 0]]}, "zone0.2": {"kind": "thing", "zone": "board", "x": 121, "y": 274, "n": 0, "face": "home0", "others": [[118, 305, 0], [114, 343, 0]]}, "zone0.3": {"kind": "thing", "zone": "board", "x": 147, "y": 274, "n": 0, "face": "home0", "others": [[144, 305, 0], [140, 343, 0]]}, "1h1": {"kind": "thing", "zone": "board", "x": 45, "y": 168, "n": 0, "face": "home1", "others": [[49, 184, 0], [50, 200, 0]]}, "1h2": {"kind": "thing", "zone": "board", "x": 69, "y": 168, "n": 0, "face": "home1", "others": [[75, 184, 0], [76, 200, 0]]}, "1h3": {"kind": "thing", "zone": "board", "x": 92, "y": 168, "n": 0, "face": "home1", "others": [[101, 184, 0], [102, 200, 0]]}, "1h4": {"kind": "thing", "zone": "board", "x": 115, "y": 168, "n": 0, "face": "home1", "others": [[127, 184, 0], [128, 200, 0]]}, "zone1.0": {"kind": "thing", "zone": "board", "x": 69, "y": 94, "n": 0, "face": "home1", "others": [[67, 94, 0], [63, 92, 0]]}, "zone1.1": {"kind": "thing", "zone": "board", "x": 95, "y": 94, "n": 0, "face": "home1", "others": [[93, 94, 0], [89, 92, 0]]}, "zone1.2": {"kind": "thing", "zone": "board", "x": 121, "y": 94, "n": 0, "face": "home1", "others": [[118, 94, 0], [114, 92, 0]]}, "zone1.3": {"kind": "thing", "zone": "board", "x": 147, "y": 94, "n": 0, "face": "home1", "others": [[144, 94, 0], [140, 92, 0]]}, "2h1": {"kind": "thing", "zone": "board", "x": 282, "y": 45, "n": 0, "face": "home2", "others": [[219, 50, 0], [199, 50, 0]]}, "2h2": {"kind": "thing", "zone": "board", "x": 282, "y": 68, "n": 0, "face": "home2", "others": [[219, 76, 0], [199, 76, 0]]}, "2h3": {"kind": "thing", "zone": "board", "x": 282, "y": 91, "n": 0, "face": "home2", "others": [[219, 102, 0], [199, 102, 0]]}, "2h4": {"kind": "thing", "zone": "board", "x": 282, "y": 114, "n": 0, "face": "home2", "others": [[219, 128, 0], [199, 128, 0]]}, "zone2.0": {"kind": "thing", "zone": "board", "x": 396, "y": 94, "n": 0, "face": "home2", "others": [[272, 94, 0], [236, 92, 0]]}, "zone2.1": {"kind": "thing", "zone": "board", "x": 422, "y": 94, "n": 0, "face": "home2", "others": [[298, 94, 0], [262, 92, 0]]}, "zone2.2": {"kind": "thing", "zone": "board", "x": 448, "y": 94, "n": 0, "face": "home2", "others": [[323, 94, 0], [288, 92, 0]]}, "zone2.3": {"kind": "thing", "zone": "board", "x": 474, "y": 94, "n": 0, "face": "home2", "others": [[349, 94, 0], [313, 92, 0]]}, "3h1": {"kind": "thing", "zone": "board", "x": 519, "y": 168, "n": 0, "face": "home3", "others": [[388, 184, 0], [348, 200, 0]]}, "3h2": {"kind": "thing", "zone": "board", "x": 496, "y": 168, "n": 0, "face": "home3", "others": [[362, 184, 0], [322, 200, 0]]}, "3h3": {"kind": "thing", "zone": "board", "x": 473, "y": 168, "n": 0, "face": "home3", "others": [[336, 184, 0], [296, 200, 0]]}, "3h4": {"kind": "thing", "zone": "board", "x": 450, "y": 168, "n": 0, "face": "home3", "others": [[310, 184, 0], [270, 200, 0]]}, "zone3.0": {"kind": "thing", "zone": "board", "x": 396, "y": 235, "n": 0, "face": "home3", "others": [[272, 267, 0], [236, 304, 0]]}, "zone3.1": {"kind": "thing", "zone": "board", "x": 422, "y": 235, "n": 0, "face": "home3", "others": [[298, 267, 0], [262, 304, 0]]}, "zone3.2": {"kind": "thing", "zone": "board", "x": 448, "y": 235, "n": 0, "face": "home3", "others": [[323, 267, 0], [288, 304, 0]]}, "zone3.3": {"kind": "thing", "zone": "board", "x": 474, "y": 235, "n": 0, "face": "home3", "others": [[349, 267, 0], [313, 304, 0]]}, "way0": {"kind": "thing", "zone": "board", "x": 234, "y": 317, "n": 1, "face": "ahead", "others": [[177, 347, 180], [157, 379, 180]], "r": 180}, "way16": {"kind": "thing", "zone": "board", "x": 19, "y": 120, "n": 1, "face": "ahead", "others": [[20, 142, -90], [21, 158, -90]], "r": -90}, "way32": {"kind": "thing", "zone": "board", "x": 330, "y": 19, "n": 1, "face": "ahead", "others": [[261, 21, 0], [241, 21, 0]]}, "way48": {"kind": "thing", "zone": "board", "x": 545, "y": 240, "n": 1, "face": "ahead", "others": [[417, 247, 90], [377, 263, 90]], "r": 91}, "panel0": {"kind": "thing", "zone": "panel0", "x": 73.0, "y": 33.0, "n": 0, "face": "own01"}, "word.panel0": {"kind": "caption", "zone": "panel0", "x": 0, "y": 0, "n": 0}, "plate0": {"kind": "plate", "zone": "seat0", "x": 73, "y": 17, "n": 0, "text": 87, "tone": "you"}, "panel1": {"kind": "thing", "zone": "panel1", "x": 73.0, "y": 52.5, "n": 0, "face": "tall12"}, "word.panel1": {"kind": "caption", "zone": "panel1", "x": 0, "y": 0, "n": 0}, "plate1": {"kind": "plate", "zone": "seat1", "x": 73, "y": 17, "n": 0, "text": 88}, "panel2": {"kind": "thing", "zone": "panel2", "x": 73.0, "y": 52.5, "n": 0, "face": "tall21"}, "word.panel2": {"kind": "caption", "zone": "panel2", "x": 0, "y": 0, "n": 0}, "plate2": {"kind": "plate", "zone": "seat2", "x": 73, "y": 17, "n": 0, "text": 89}, "panel3": {"kind": "thing", "zone": "panel3", "x": 73.0, "y": 52.5, "n": 0, "face": "tall32"}, "word.panel3": {"kind": "caption", "zone": "panel3", "x": 0, "y": 0, "n": 0}, "plate3": {"kind": "plate", "zone": "seat3", "x": 73, "y": 17, "n": 0, "text": 90}, "stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "stock", "text": 91, "say": 92}, "gap": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -2, "face": "gap"}, "hand0.4.0": {"kind": "card", "zone": "hand0", "x": 216, "y": 62, "n": 24, "face": "4", "does": 0}, "hand0.7.0": {"kind": "card", "zone": "hand0", "x": 300, "y": 62, "n": 48, "face": "7", "does": 0}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 158, "y": 56, "n": 0}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 242, "y": 56, "n": 1}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 158, "y": 56, "n": 0}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 242, "y": 56, "n": 1}, "hand3.0": {"kind": "card", "zone": "hand3", "x": 200, "y": 56, "n": 0}, "0:C": {"kind": "thing", "zone": "pieces0", "x": 161, "y": 317, "n": 2, "face": "pug0C", "say": 93, "others": [[114, 347, 0], [94, 379, 0]], "z": 1, "does": 0}, "0:B": {"kind": "thing", "zone": "pieces0", "x": 113, "y": 317, "n": 1, "face": "pug0B", "say": 94, "others": [[72, 346, 0], [53, 376, 0]], "z": 1, "does": 0}, "0:A": {"kind": "thing", "zone": "pieces0", "x": 355, "y": 317, "n": 0, "face": "pug0A", "say": 95, "others": [[282, 347, 0], [262, 379, 0]], "z": 1, "does": 0}, "0:D": {"kind": "thing", "zone": "pieces0", "x": 282, "y": 268, "n": 3, "face": "pug0D", "say": 96, "others": [[219, 292, 0], [199, 324, 0]], "z": 1, "does": 321748733}, "1:C": {"kind": "thing", "zone": "pieces1", "x": 121, "y": 94, "n": 2, "face": "pug1C", "say": 97, "others": [[118, 94, 0], [114, 92, 0]], "z": 1}, "1:D": {"kind": "thing", "zone": "pieces1", "x": 147, "y": 94, "n": 3, "face": "pug1D", "say": 98, "others": [[144, 94, 0], [140, 92, 0]], "z": 1}, "1:B": {"kind": "thing", "zone": "pieces1", "x": 20, "y": 264, "n": 1, "face": "pug1B", "say": 99, "others": [[20, 268, 0], [21, 284, 0]], "z": 1}, "1:A": {"kind": "thing", "zone": "pieces1", "x": 19, "y": 192, "n": 0, "face": "pug1A", "say": 100, "others": [[20, 205, 0], [21, 221, 0]], "z": 1}, "2:C": {"kind": "thing", "zone": "pieces2", "x": 448, "y": 94, "n": 2, "face": "pug2C", "say": 101, "others": [[323, 94, 0], [288, 92, 0]], "z": 1}, "2:D": {"kind": "thing", "zone": "pieces2", "x": 474, "y": 94, "n": 3, "face": "pug2D", "say": 102, "others": [[349, 94, 0], [313, 92, 0]], "z": 1}, "2:B": {"kind": "thing", "zone": "pieces2", "x": 65, "y": 315, "n": 1, "face": "pug2B", "say": 103, "others": [[35, 327, 0], [24, 347, 0]], "z": 1, "does": 3668138966}, "2:A": {"kind": "thing", "zone": "pieces2", "x": 234, "y": 19, "n": 0, "face": "pug2A", "say": 104, "others": [[177, 21, 0], [157, 21, 0]], "z": 1}, "3:B": {"kind": "thing", "zone": "pieces3", "x": 422, "y": 235, "n": 1, "face": "pug3B", "say": 105, "others": [[298, 267, 0], [262, 304, 0]], "z": 1}, "3:C": {"kind": "thing", "zone": "pieces3", "x": 448, "y": 235, "n": 2, "face": "pug3C", "say": 106, "others": [[323, 267, 0], [288, 304, 0]], "z": 1}, "3:D": {"kind": "thing", "zone": "pieces3", "x": 474, "y": 235, "n": 3, "face": "pug3D", "say": 107, "others": [[349, 267, 0], [313, 304, 0]], "z": 1}, "3:A": {"kind": "thing", "zone": "pieces3", "x": 475, "y": 19, "n": 0, "face": "pug3A", "say": 108, "others": [[386, 28, 0], [363, 36, 0]], "z": 1}, "to.t1": {"kind": "thing", "zone": "goals", "x": 258, "y": 317, "n": 1, "face": "goal", "text": 109, "say": 110, "others": [[198, 347, 0], [178, 379, 0]], "key": "4", "does": 602729734}},
"marks": [[0, "hand0.4.0"], [1, "hand0.7.0"], [2, "0:C"], [3, "0:B"], [4, "0:A"], [5, "0:D"], [6, "2:B"], [7, "to.t1"]],
"arrows": [{"kind": "moves", "label": 111, "arcs": [["M207 431L192 421L126 421L115 428", 160, 417], ["M125 416L115 408L92 407L68 402", 98, 401], ["M82 370L75 364L60 362L45 353", 68, 355]]}, {"kind": "takes", "arcs": [["M114 435Q380 359 568 157"], ["M64 402Q304 373 363 139"], ["M30 332Q85 168 243 100"]]}, {"kind": "moves", "arcs": [["M244 432L260 421L328 421L343 431"], ["M157 416L167 408L219 408L228 416"], ["M108 370L116 364L158 364L165 370"]]}],
"prompt": {"text": 112, "rules": 2},
"story": [],
"notice": null,
"buttons": [{"id": "back", "label": 113, "does": 0, "kind": "plain", "key": "Escape"}],
"about": {"2:B": "t6 t7 t8", "to.t1": "t4 t3 t2"},
"sheet": null,
"turn": "plate0",
"coach": {"met": 0, "total": 102, "known": "0", "fresh": []}
}
],
"chapters": [],
"shapes": [
[
790,
592
],
[
540,
568
],
[
400,
514
]
],
"seats": [],
"again": true
}
},
},
"mauz: a swap is best": {
state: { ui,
"aside": "",
"book": {},
"can": {
"undo": false,
"redo": false,
"why": {
"undo": "undo-nothing",
"redo": "redo-nothing"
},
"again": true,
"saves": [
"a saved game.jsonl"
],
"folder": "~",
"left": [],
"setup": {
"players": [
2,
3,
4,
5,
6
],
"variants": [],
"opponents": [
"random",
"simple",
"search"
],
"others": {
2: [[1, "Ben"]],
3: [[1, "Ben"], [2, "Cleo"]],
4: [[1, "Ben"], [2, "Cleo"], [3, "Dana"]],
5: [[1, "Ben"], [2, "Cleo"], [3, "Dana"], [4, "Emil"]],
6: [[1, "Ben"], [2, "Cleo"], [3, "Dana"], [4, "Emil"], [5, "Finn"]]
},
"now": {
"players": 2,
"variants": [],
"opponents": "simple",
"each": [],
"readings": {}
}
}
},
"edits": true,
"examples": {},
"help": "always",
"kind": "table",
"kit": {
"art": "",
"written": {
"en": "<symbol id='rankJ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>J</text><use href='#cap' x='35' y='29' width='38' height='25'/></symbol><symbol id='rankQ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>Q</text><use href='#tiara' x='31' y='33' width='30' height='20' fill='#f6d27a'/></symbol><symbol id='rankK' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>K</text><use href='#crown' x='30' y='27' width='32' height='21' fill='#f0b93a'/></symbol>"
},
"faces": {
"QC": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "queen of clubs"}
},
"JD": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "jack of diamonds"}
},
"TH": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "10 of hearts"}
},
"KH": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "king of hearts"}
},
"AH": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "ace of hearts"}
},
"8S": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "8 of spades"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"counters3": {
"w": 112,
"h": 18,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mauz.swap-one-or-all": {
"section": "3.1",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One or all three"},
"text": {"en": "A swap is one card for one, or all three for all three. Two for two does not exist."},
"where": {"en": "Game rules"},
"bit": 8
},
"mauz.swap-one": {
"section": "3.2",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Hand for middle"},
"text": {"en": "The card that is given comes from the own hand, the card that is taken from the middle. What was given lies open there."},
"where": {"en": "Game rules"},
"bit": 9
},
"mauz.card-values": {
"section": "4.2",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Values of the cards"},
"text": {"en": "An ace counts 11; king, queen, jack and ten count 10; six to nine count their number."},
"where": {"en": "Game rules"},
"bit": 12
},
"mauz.suit-count": {
"section": "4.3",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Only one suit counts"},
"text": {"en": "Only cards of one suit are added up: the suit of which the hand has most."},
"where": {"en": "Game rules"},
"bit": 13
},
"mauz.knock": {
"section": "6.1",
"chapter": "6",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Knocking"},
"text": {"en": "Whoever thinks the hand is good enough knocks."},
"where": {"en": "Special combinations, paragraph on knocking"},
"bit": 26
},
"mauz.skip": {
"section": "6.7",
"chapter": "6",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Skipping"},
"text": {"en": "Instead of swapping or knocking one may skip the turn."},
"where": {"en": "Special combinations, paragraph on skipping"},
"bit": 32
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 2,
"texts": {
"en": [
"no gain: 21 points at best, 21 now",
"no gain: 20 points at best, 21 now",
"take the 10 of hearts: 31 points",
"give the 8 of spades: 31 points",
"Mauz",
"Round 1",
"Your turn",
"Stock",
"Middle",
"Anna (you)",
"Your counters",
"Your hand",
"Ben",
"Ben’s counters",
"Hand of Ben",
"Stock",
"no card",
"counts 21",
"Your hand: 21 points",
"3",
"Your turn: swap one card or all three, skip, or knock.",
"Swap the 8 of spades for the 10 of hearts. That makes 31 points instead of 21: ace, ten and a picture card of hearts. It costs a counter in about 0 of 100 such rounds.",
"Or the 8 of spades for the jack of diamonds: 21 points, two cards of hearts, and a counter in about 54 of 100 such rounds.\nOr the 8 of spades for the queen of clubs: 21 points, two cards of hearts, and a counter in about 54 of 100 such rounds.\nOr skip: 21 points, and a counter in about 59 of 100 such rounds.\nA knock with the 21 points of this hand is worth it if it costs a counter in fewer of 100 rounds than the 50 that come to each player on average; here it is about 59.\nWhat the other player holds is unknown, so all hands that are possible are counted: as if the hands were compared after the other’s best swap. Each possible hand counts the same: what swaps, skips and a knock tell is left out. But whoever has knocked mostly holds many points, so after a knock the danger is greater than it says here.",
"8 of spades for 10 of hearts",
"31",
"0%",
"8 of spades for jack of diamonds",
"21",
"54%",
"8 of spades for queen of clubs",
"Skip",
"59%",
"Knock now",
"What comes of each choice",
"What to do",
"Points",
"Has to pay",
"What is best?",
"Swap all three (10 points)",
"Knock"
]
},
"marks": [
{
"kind": "legal",
"why": 0,
"rules": 0
},
{
"kind": "legal",
"why": 1,
"rules": 0
},
{
"kind": "best",
"why": 2,
"rules": 0
},
{
"kind": "best",
"why": 3,
"rules": 0
}
],
"cites": [
[],
[
"mauz.swap-one-or-all",
"mauz.suit-count",
"mauz.card-values",
"mauz.skip",
"mauz.knock"
],
[
"mauz.swap-one",
"mauz.suit-count"
]
],
"frames": [
{
"title": [4, 5, 6],
"zones": {"table": {"label": 4, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 584, "order": 0}, "stock": {"label": 7, "kind": "stock", "boxes": [[174, 239, 0.7260000000000001], [30, 211, 0.792], [13, 200, 0.6072000000000001]], "w": 88, "h": 120, "order": 1}, "middle": {"label": 8, "kind": "middle", "boxes": [[250, 202, 1.1], [112, 171, 1.2], [79, 169, 0.92]], "w": 264, "h": 112, "order": 300}, "seat0": {"label": 9, "kind": "seat", "boxes": [[310, 540, 1], [185, 536, 1], [115, 493, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "counters0": {"label": 10, "kind": "counters", "boxes": [[208, 556, 0.8], [83, 552, 0.8], [13, 509, 0.8]], "w": 112, "h": 18, "order": 401, "seat": 0}, "hand0": {"label": 11, "kind": "hand", "boxes": [[230, 378, 1.25], [89, 361, 1.37], [28, 326, 1.3]], "w": 264, "h": 112, "order": 402, "seat": 0, "own": true}, "seat1": {"label": 12, "kind": "seat", "boxes": [[330, 120, 1], [205, 109, 1], [135, 107, 1]], "w": 130, "h": 30, "order": 30, "seat": 1}, "counters1": {"label": 13, "kind": "counters", "boxes": [[414, 87, 0.63], [280, 76, 0.63], [213, 75, 0.5599999999999999]], "w": 112, "h": 18, "order": 31, "seat": 1}, "hand1": {"label": 14, "kind": "hand", "boxes": [[302, 20, 0.7], [187, 22, 0.58], [122, 22, 0.56]], "w": 152, "h": 112, "order": 32, "seat": 1}},
"items": {"word.stock": {"kind": "caption", "zone": "table", "x": 206, "y": 338, "n": 0, "text": 15, "others": [[65, 318, 0], [40, 285, 0]], "tone": "quiet"}, "word.middle": {"kind": "caption", "zone": "table", "x": 395, "y": 338, "n": 1, "text": 8, "others": [[270, 318, 0], [200, 285, 0]], "tone": "quiet"}, "stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 16}, "TH": {"kind": "card", "zone": "middle", "x": 40, "y": 56, "n": 0, "face": "TH", "does": 0}, "JD": {"kind": "card", "zone": "middle", "x": 132, "y": 56, "n": 1, "face": "JD", "does": 0}, "QC": {"kind": "card", "zone": "middle", "x": 224, "y": 56, "n": 2, "face": "QC", "does": 0}, "word.worth": {"kind": "caption", "zone": "table", "x": 253, "y": 543, "n": 6, "text": 17, "say": 18, "others": [[128, 539, 0], [58, 496, 0]], "tone": "help"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 9, "tone": "you"}, "tokens0": {"kind": "thing", "zone": "counters0", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 19}, "KH": {"kind": "card", "zone": "hand0", "x": 40, "y": 56, "n": 37, "face": "KH", "does": 0}, "AH": {"kind": "card", "zone": "hand0", "x": 132, "y": 56, "n": 38, "face": "AH", "does": 0}, "8S": {"kind": "card", "zone": "hand0", "x": 224, "y": 56, "n": 45, "face": "8S", "does": 0}, "plate1": {"kind": "plate", "zone": "seat1", "x": 65.0, "y": 15.0, "n": 0, "text": 12}, "tokens1": {"kind": "thing", "zone": "counters1", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 19}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 53}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 76, "y": 56, "n": 54}, "hand1.2": {"kind": "card", "zone": "hand1", "x": 112, "y": 56, "n": 55}},
"marks": [[0, "KH JD QC"], [1, "AH"], [2, "8S"], [3, "TH"]],
"arrows": [],
"prompt": {"text": 20, "rules": 1},
"story": [],
"notice": {"kind": "info", "text": 21, "more": 22, "sheet": {"caption": 33, "head": [34, 35, 36], "rows": [{"label": 23, "cells": [24, 25], "strong": true}, {"label": 26, "cells": [27, 28]}, {"label": 29, "cells": [27, 28]}, {"label": 30, "cells": [27, 31]}, {"label": 32, "cells": [27, 31]}]}, "rules": 2},
"buttons": [{"id": "advise", "label": 37, "does": 2752339949, "kind": "plain", "key": "w"}, {"id": "swap-all", "label": 38, "does": 2911865790, "kind": "plain", "key": "a"}, {"id": "knock", "label": 39, "does": 4069134633, "kind": "plain", "key": "k"}, {"id": "skip", "label": 30, "does": 2776825397, "kind": "plain", "key": "s"}],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": {"met": 2, "total": 47, "known": "2200", "fresh": ["mauz.swap-one", "mauz.suit-count"]}
}
],
"chapters": [],
"shapes": [
[
790,
584
],
[
540,
580
],
[
400,
537
]
],
"seats": [],
"again": true
}
},
},
"mauz: a button is best": {
state: { ui,
"aside": "",
"book": {},
"can": {
"undo": false,
"redo": false,
"why": {
"undo": "undo-nothing",
"redo": "redo-nothing"
},
"again": true,
"saves": [
"a saved game.jsonl"
],
"folder": "~",
"left": [],
"setup": {
"players": [
2,
3,
4,
5,
6
],
"variants": [],
"opponents": [
"random",
"simple",
"search"
],
"others": {
2: [[1, "Ben"]],
3: [[1, "Ben"], [2, "Cleo"]],
4: [[1, "Ben"], [2, "Cleo"], [3, "Dana"]],
5: [[1, "Ben"], [2, "Cleo"], [3, "Dana"], [4, "Emil"]],
6: [[1, "Ben"], [2, "Cleo"], [3, "Dana"], [4, "Emil"], [5, "Finn"]]
},
"now": {
"players": 2,
"variants": [],
"opponents": "simple",
"each": [],
"readings": {}
}
}
},
"edits": true,
"examples": {},
"help": "always",
"kind": "table",
"kit": {
"art": "",
"written": {
"en": "<symbol id='rankJ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>J</text><use href='#cap' x='35' y='29' width='38' height='25'/></symbol><symbol id='rankQ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>Q</text><use href='#tiara' x='31' y='33' width='30' height='20' fill='#f6d27a'/></symbol><symbol id='rankK' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>K</text><use href='#crown' x='30' y='27' width='32' height='21' fill='#f0b93a'/></symbol>"
},
"faces": {
"TC": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "10 of clubs"}
},
"QC": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "queen of clubs"}
},
"JD": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "jack of diamonds"}
},
"9H": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "9 of hearts"}
},
"QH": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "queen of hearts"}
},
"KH": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "king of hearts"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"counters3": {
"w": 112,
"h": 18,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mauz.swap-one-or-all": {
"section": "3.1",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One or all three"},
"text": {"en": "A swap is one card for one, or all three for all three. Two for two does not exist."},
"where": {"en": "Game rules"},
"bit": 8
},
"mauz.card-values": {
"section": "4.2",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Values of the cards"},
"text": {"en": "An ace counts 11; king, queen, jack and ten count 10; six to nine count their number."},
"where": {"en": "Game rules"},
"bit": 12
},
"mauz.suit-count": {
"section": "4.3",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Only one suit counts"},
"text": {"en": "Only cards of one suit are added up: the suit of which the hand has most."},
"where": {"en": "Game rules"},
"bit": 13
},
"mauz.knock": {
"section": "6.1",
"chapter": "6",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Knocking"},
"text": {"en": "Whoever thinks the hand is good enough knocks."},
"where": {"en": "Special combinations, paragraph on knocking"},
"bit": 26
},
"mauz.knock-last-swap": {
"section": "6.4",
"chapter": "6",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One more turn each"},
"text": {"en": "After a knock all others have exactly one more turn: swap one, swap three, or nothing. Nobody knocks again."},
"where": {"en": "Special combinations, paragraph on knocking"},
"bit": 29
},
"mauz.skip": {
"section": "6.7",
"chapter": "6",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Skipping"},
"text": {"en": "Instead of swapping or knocking one may skip the turn."},
"where": {"en": "Special combinations, paragraph on skipping"},
"bit": 32
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 2,
"texts": {
"en": [
"no gain: 20 points at best, 29 now",
"no gain: 19 points at best, 29 now",
"Mauz",
"Round 1",
"Your turn",
"Stock",
"Middle",
"Anna (you)",
"Your counters",
"Your hand",
"Ben",
"Ben’s counters",
"Hand of Ben",
"Stock",
"no card",
"counts 29",
"Your hand: 29 points",
"3",
"Your turn: swap one card or all three, skip, or knock.",
"Knock with 29 points: three cards of hearts. No swap is better, and a skip keeps the same hand but gives the others time to better theirs. It costs a counter in about 17 of 100 such rounds: fewer than the 50 that come to each player on average.",
"Or the 9 of hearts for the 10 of clubs: 20 points, two cards of hearts, and a counter in about 79 of 100 such rounds.\nOr the 9 of hearts for the queen of clubs: 20 points, two cards of hearts, and a counter in about 80 of 100 such rounds.\nOr the queen of hearts for the 10 of clubs: 19 points, two cards of hearts, and a counter in about 89 of 100 such rounds.\nWhat the other player holds is unknown, so all hands that are possible are counted: as if the hands were compared after the other’s best swap. Each possible hand counts the same: what swaps, skips and a knock tell is left out. But whoever has knocked mostly holds many points, so after a knock the danger is greater than it says here.",
"Knock now",
"29",
"17%",
"Skip",
"9 of hearts for 10 of clubs",
"20",
"79%",
"9 of hearts for queen of clubs",
"80%",
"queen of hearts for 10 of clubs",
"19",
"89%",
"What comes of each choice",
"What to do",
"Points",
"Has to pay",
"What is best?",
"Swap all three (20 points)",
"Knock"
]
},
"marks": [
{
"kind": "legal",
"why": 0,
"rules": 0
},
{
"kind": "legal",
"why": 1,
"rules": 0
}
],
"cites": [
[],
[
"mauz.swap-one-or-all",
"mauz.suit-count",
"mauz.card-values",
"mauz.skip",
"mauz.knock"
],
[
"mauz.knock",
"mauz.knock-last-swap"
]
],
"frames": [
{
"title": [2, 3, 4],
"zones": {"table": {"label": 2, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 584, "order": 0}, "stock": {"label": 5, "kind": "stock", "boxes": [[174, 239, 0.7260000000000001], [30, 211, 0.792], [13, 200, 0.6072000000000001]], "w": 88, "h": 120, "order": 1}, "middle": {"label": 6, "kind": "middle", "boxes": [[250, 202, 1.1], [112, 171, 1.2], [79, 169, 0.92]], "w": 264, "h": 112, "order": 300}, "seat0": {"label": 7, "kind": "seat", "boxes": [[310, 540, 1], [185, 536, 1], [115, 493, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "counters0": {"label": 8, "kind": "counters", "boxes": [[208, 556, 0.8], [83, 552, 0.8], [13, 509, 0.8]], "w": 112, "h": 18, "order": 401, "seat": 0}, "hand0": {"label": 9, "kind": "hand", "boxes": [[230, 378, 1.25], [89, 361, 1.37], [28, 326, 1.3]], "w": 264, "h": 112, "order": 402, "seat": 0, "own": true}, "seat1": {"label": 10, "kind": "seat", "boxes": [[330, 120, 1], [205, 109, 1], [135, 107, 1]], "w": 130, "h": 30, "order": 30, "seat": 1}, "counters1": {"label": 11, "kind": "counters", "boxes": [[414, 87, 0.63], [280, 76, 0.63], [213, 75, 0.5599999999999999]], "w": 112, "h": 18, "order": 31, "seat": 1}, "hand1": {"label": 12, "kind": "hand", "boxes": [[302, 20, 0.7], [187, 22, 0.58], [122, 22, 0.56]], "w": 152, "h": 112, "order": 32, "seat": 1}},
"items": {"word.stock": {"kind": "caption", "zone": "table", "x": 206, "y": 338, "n": 0, "text": 13, "others": [[65, 318, 0], [40, 285, 0]], "tone": "quiet"}, "word.middle": {"kind": "caption", "zone": "table", "x": 395, "y": 338, "n": 1, "text": 6, "others": [[270, 318, 0], [200, 285, 0]], "tone": "quiet"}, "stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 14}, "TC": {"kind": "card", "zone": "middle", "x": 40, "y": 56, "n": 0, "face": "TC", "does": 0}, "JD": {"kind": "card", "zone": "middle", "x": 132, "y": 56, "n": 1, "face": "JD", "does": 0}, "QC": {"kind": "card", "zone": "middle", "x": 224, "y": 56, "n": 2, "face": "QC", "does": 0}, "word.worth": {"kind": "caption", "zone": "table", "x": 253, "y": 543, "n": 6, "text": 15, "say": 16, "others": [[128, 539, 0], [58, 496, 0]], "tone": "help"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 7, "tone": "you"}, "tokens0": {"kind": "thing", "zone": "counters0", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 17}, "9H": {"kind": "card", "zone": "hand0", "x": 40, "y": 56, "n": 33, "face": "9H", "does": 0}, "QH": {"kind": "card", "zone": "hand0", "x": 132, "y": 56, "n": 36, "face": "QH", "does": 0}, "KH": {"kind": "card", "zone": "hand0", "x": 224, "y": 56, "n": 37, "face": "KH", "does": 0}, "plate1": {"kind": "plate", "zone": "seat1", "x": 65.0, "y": 15.0, "n": 0, "text": 10}, "tokens1": {"kind": "thing", "zone": "counters1", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 17}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 53}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 76, "y": 56, "n": 54}, "hand1.2": {"kind": "card", "zone": "hand1", "x": 112, "y": 56, "n": 55}},
"marks": [[0, "9H TC JD QC"], [1, "QH KH"]],
"arrows": [],
"prompt": {"text": 18, "rules": 1},
"story": [],
"notice": {"kind": "info", "text": 19, "more": 20, "sheet": {"caption": 33, "head": [34, 35, 36], "rows": [{"label": 21, "cells": [22, 23], "strong": true}, {"label": 24, "cells": [22, 23]}, {"label": 25, "cells": [26, 27]}, {"label": 28, "cells": [26, 29]}, {"label": 30, "cells": [31, 32]}]}, "rules": 2},
"buttons": [{"id": "advise", "label": 37, "does": 2752339949, "kind": "plain", "key": "w"}, {"id": "swap-all", "label": 38, "does": 2911865790, "kind": "plain", "key": "a"}, {"id": "knock", "label": 39, "does": 4069134633, "kind": "plain", "key": "k", "best": true}, {"id": "skip", "label": 24, "does": 2776825397, "kind": "plain", "key": "s"}],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": {"met": 2, "total": 47, "known": "24000000", "fresh": ["mauz.knock", "mauz.knock-last-swap"]}
}
],
"chapters": [],
"shapes": [
[
790,
584
],
[
540,
580
],
[
400,
537
]
],
"seats": [],
"again": true
}
},
},
"mauz: nothing to be guessed": {
state: { ui,
"aside": "",
"book": {},
"can": {
"undo": false,
"redo": false,
"why": {
"undo": "aside",
"redo": "aside"
},
"again": true,
"saves": [
"a saved game.jsonl"
],
"folder": "~",
"left": [],
"setup": {
"players": [
2,
3,
4,
5,
6
],
"variants": [],
"opponents": [
"random",
"simple",
"search"
],
"others": {
2: [[1, "Ben"]],
3: [[1, "Ben"], [2, "Cleo"]],
4: [[1, "Ben"], [2, "Cleo"], [3, "Dana"]],
5: [[1, "Ben"], [2, "Cleo"], [3, "Dana"], [4, "Emil"]],
6: [[1, "Ben"], [2, "Cleo"], [3, "Dana"], [4, "Emil"], [5, "Finn"]]
},
"now": {
"players": 2,
"variants": [],
"opponents": "simple",
"each": [],
"readings": {}
}
}
},
"edits": true,
"examples": {},
"help": "always",
"kind": "table",
"kit": {
"art": "",
"written": {
"en": "<symbol id='rankJ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>J</text><use href='#cap' x='35' y='29' width='38' height='25'/></symbol><symbol id='rankQ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>Q</text><use href='#tiara' x='31' y='33' width='30' height='20' fill='#f6d27a'/></symbol><symbol id='rankK' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>K</text><use href='#crown' x='30' y='27' width='32' height='21' fill='#f0b93a'/></symbol>"
},
"faces": {
"9C": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "9 of clubs"}
},
"KC": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "king of clubs"}
},
"TD": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "10 of diamonds"}
},
"JD": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "jack of diamonds"}
},
"KD": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "king of diamonds"}
},
"7H": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "7 of hearts"}
},
"6S": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "6 of spades"}
},
"8S": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "8 of spades"}
},
"9S": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "9 of spades"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"counters0": {
"w": 112,
"h": 18,
"svg": "",
"label": {"en": ""}
},
"counters1": {
"w": 112,
"h": 18,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mauz.skip": {
"section": "6.7",
"chapter": "6",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Skipping"},
"text": {"en": "Instead of swapping or knocking one may skip the turn."},
"where": {"en": "Special combinations, paragraph on skipping"},
"bit": 32
},
"mauz.skip-often": {
"section": "6.8",
"chapter": "6",
"status": "ambiguous",
"statusText": {"en": "the rulebook can be read in two ways: our reading"},
"title": {"en": "Skipping again"},
"text": {"en": "One may skip as often as one likes."},
"where": {"en": "Special combinations, paragraph on skipping"},
"reading": {"en": "In German one sits out once. We read it as this one turn: the English text has no limit."},
"bit": 33
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 4,
"texts": {
"en": [
"Mauz",
"Round 1",
"Stock",
"Middle",
"Anna (you)",
"Your counters",
"Your hand",
"Ben",
"Ben’s counters",
"Hand of Ben",
"Stock",
"no card",
"counts 19",
"Your hand: 19 points",
"Anna (you) · no counter",
"none",
"Ben · knocked",
"1",
"Round 1 was ended by Ben’s knock. Next all hands are shown.",
"You skip.",
"Back to: Round 1",
"Previous",
"Next (2/3)",
"No later part",
"Guess the move",
"Here nothing of yours was to be chosen. Go on to the next move that you chose.",
"Back to my game"
]
},
"marks": [
{
"kind": "active"
}
],
"cites": [
[],
[
"mauz.skip",
"mauz.skip-often"
]
],
"frames": [
{
"title": [0, 1],
"zones": {"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 584, "order": 0}, "stock": {"label": 2, "kind": "stock", "boxes": [[174, 239, 0.7260000000000001], [30, 211, 0.792], [13, 200, 0.6072000000000001]], "w": 88, "h": 120, "order": 1}, "middle": {"label": 3, "kind": "middle", "boxes": [[250, 202, 1.1], [112, 171, 1.2], [79, 169, 0.92]], "w": 264, "h": 112, "order": 300}, "seat0": {"label": 4, "kind": "seat", "boxes": [[310, 540, 1], [185, 536, 1], [115, 493, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "counters0": {"label": 5, "kind": "counters", "boxes": [[208, 556, 0.8], [83, 552, 0.8], [13, 509, 0.8]], "w": 112, "h": 18, "order": 401, "seat": 0}, "hand0": {"label": 6, "kind": "hand", "boxes": [[230, 378, 1.25], [89, 361, 1.37], [28, 326, 1.3]], "w": 264, "h": 112, "order": 402, "seat": 0, "own": true}, "seat1": {"label": 7, "kind": "seat", "boxes": [[330, 120, 1], [205, 109, 1], [135, 107, 1]], "w": 130, "h": 30, "order": 30, "seat": 1}, "counters1": {"label": 8, "kind": "counters", "boxes": [[414, 87, 0.63], [280, 76, 0.63], [213, 75, 0.5599999999999999]], "w": 112, "h": 18, "order": 31, "seat": 1}, "hand1": {"label": 9, "kind": "hand", "boxes": [[302, 20, 0.7], [187, 22, 0.58], [122, 22, 0.56]], "w": 152, "h": 112, "order": 32, "seat": 1}},
"items": {"word.stock": {"kind": "caption", "zone": "table", "x": 206, "y": 338, "n": 0, "text": 10, "others": [[65, 318, 0], [40, 285, 0]], "tone": "quiet"}, "word.middle": {"kind": "caption", "zone": "table", "x": 395, "y": 338, "n": 1, "text": 3, "others": [[270, 318, 0], [200, 285, 0]], "tone": "quiet"}, "stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 11}, "KD": {"kind": "card", "zone": "middle", "x": 40, "y": 56, "n": 0, "face": "KD"}, "7H": {"kind": "card", "zone": "middle", "x": 132, "y": 56, "n": 1, "face": "7H"}, "6S": {"kind": "card", "zone": "middle", "x": 224, "y": 56, "n": 2, "face": "6S"}, "word.worth": {"kind": "caption", "zone": "table", "x": 253, "y": 543, "n": 6, "text": 12, "say": 13, "others": [[128, 539, 0], [58, 496, 0]], "tone": "help"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 14, "tone": "you"}, "tokens0": {"kind": "thing", "zone": "counters0", "x": 56.0, "y": 9, "n": 0, "face": "counters0", "say": 15}, "9C": {"kind": "card", "zone": "hand0", "x": 40, "y": 56, "n": 7, "face": "9C"}, "KC": {"kind": "card", "zone": "hand0", "x": 132, "y": 56, "n": 11, "face": "KC"}, "8S": {"kind": "card", "zone": "hand0", "x": 224, "y": 56, "n": 45, "face": "8S"}, "plate1": {"kind": "plate", "zone": "seat1", "x": 65.0, "y": 15.0, "n": 0, "text": 16}, "tokens1": {"kind": "thing", "zone": "counters1", "x": 56.0, "y": 9, "n": 0, "face": "counters1", "say": 17}, "TD": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 21, "face": "TD"}, "JD": {"kind": "card", "zone": "hand1", "x": 76, "y": 56, "n": 22, "face": "JD"}, "9S": {"kind": "card", "zone": "hand1", "x": 112, "y": 56, "n": 46, "face": "9S"}},
"marks": [[0, "plate1"]],
"arrows": [],
"prompt": {"text": 18, "rules": 0, "heads": true},
"story": [{"text": 19, "rules": 1, "ends": 2}],
"notice": null,
"buttons": [{"id": "before1", "label": 20, "does": 3593380262, "kind": "leaf"}, {"id": "previous", "label": 21, "does": 3593380262, "kind": "leaf", "key": "PageUp"}, {"id": "next", "label": 22, "does": 41155492, "kind": "leaf", "key": "PageDown"}, {"id": "on1", "label": 23, "does": 459852517, "kind": "leaf-off"}, {"id": "guess", "label": 24, "does": 3774229568, "kind": "off", "why": 25}, {"id": "back", "label": 26, "does": 3547580206, "kind": "plain"}],
"about": {},
"sheet": null,
"turn": null,
"coach": null
}
],
"chapters": [],
"shapes": [
[
790,
584
],
[
540,
580
],
[
400,
537
]
],
"seats": []
}
},
},
"mauz: the last turn": {
state: { ui,
"aside": "",
"book": {},
"edits": true,
"examples": {},
"guess": null,
"guessed": [
0,
1
],
"index": 0,
"kind": "replay",
"kit": {
"art": "",
"written": {
"en": "<symbol id='rankJ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>J</text><use href='#cap' x='35' y='29' width='38' height='25'/></symbol><symbol id='rankQ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>Q</text><use href='#tiara' x='31' y='33' width='30' height='20' fill='#f6d27a'/></symbol><symbol id='rankK' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>K</text><use href='#crown' x='30' y='27' width='32' height='21' fill='#f0b93a'/></symbol>"
},
"faces": {
"9C": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "9 of clubs"}
},
"KC": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "king of clubs"}
},
"TD": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "10 of diamonds"}
},
"JD": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "jack of diamonds"}
},
"KD": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "king of diamonds"}
},
"7H": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "7 of hearts"}
},
"6S": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "6 of spades"}
},
"8S": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "8 of spades"}
},
"9S": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "9 of spades"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"counters0": {
"w": 112,
"h": 18,
"svg": "",
"label": {"en": ""}
},
"counters1": {
"w": 112,
"h": 18,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mauz.hidden": {
"section": "2.3",
"chapter": "2",
"status": "silent",
"statusText": {"en": "the rulebook is silent: our reading"},
"title": {"en": "What all can see"},
"text": {"en": "Hands, stock and the dealer’s other set are hidden, the middle lies open. So what somebody takes from it is known to all."},
"where": {"en": "Not in the rulebook"},
"reading": {"en": "It is not said, but everything follows from how the cards are dealt and swapped."},
"bit": 4
},
"mauz.swap-one-or-all": {
"section": "3.1",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One or all three"},
"text": {"en": "A swap is one card for one, or all three for all three. Two for two does not exist."},
"where": {"en": "Game rules"},
"bit": 8
},
"mauz.swap-one": {
"section": "3.2",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Hand for middle"},
"text": {"en": "The card that is given comes from the own hand, the card that is taken from the middle. What was given lies open there."},
"where": {"en": "Game rules"},
"bit": 9
},
"mauz.card-values": {
"section": "4.2",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Values of the cards"},
"text": {"en": "An ace counts 11; king, queen, jack and ten count 10; six to nine count their number."},
"where": {"en": "Game rules"},
"bit": 12
},
"mauz.suit-count": {
"section": "4.3",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Only one suit counts"},
"text": {"en": "Only cards of one suit are added up: the suit of which the hand has most."},
"where": {"en": "Game rules"},
"bit": 13
},
"mauz.all-cards-count": {
"section": "4.4",
"chapter": "4",
"status": "translations disagree",
"statusText": {"en": "the translations disagree: our reading"},
"title": {"en": "The other suits"},
"text": {"en": "Cards of other suits count nothing."},
"where": {"en": "Game rules"},
"reading": {"en": "The German sentence before the values says that all cards in hand give points, the English one that you score for the cards in your hand. It leads over to the values; just before it the rule on suits sets the limit. Otherwise there would be no point in collecting a suit."},
"bit": 14
},
"mauz.knock-last-swap": {
"section": "6.4",
"chapter": "6",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One more turn each"},
"text": {"en": "After a knock all others have exactly one more turn: swap one, swap three, or nothing. Nobody knocks again."},
"where": {"en": "Special combinations, paragraph on knocking"},
"bit": 29
},
"mauz.skip": {
"section": "6.7",
"chapter": "6",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Skipping"},
"text": {"en": "Instead of swapping or knocking one may skip the turn."},
"where": {"en": "Special combinations, paragraph on skipping"},
"bit": 32
},
"mauz.showdown": {
"section": "7.1",
"chapter": "7",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "All hands open"},
"text": {"en": "At the end of a round all hands are shown and compared."},
"where": {"en": "Special combinations, paragraph on knocking"},
"bit": 39
},
"mauz.fewest-loses": {
"section": "7.2",
"chapter": "7",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "The lowest hand pays"},
"text": {"en": "Whoever has the fewest points gives up a counter."},
"where": {"en": "Special combinations, paragraph on knocking"},
"bit": 40
},
"mauz.elimination": {
"section": "7.5",
"chapter": "7",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Out of the game"},
"text": {"en": "Whoever has no counter left and the fewest points is out, and gets no more cards."},
"where": {"en": "Special combinations, last paragraph"},
"bit": 43
},
"mauz.winner": {
"section": "7.8",
"chapter": "7",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "The last one wins"},
"text": {"en": "Whoever is left alone in play wins."},
"where": {"en": "Special combinations, last paragraph"},
"bit": 46
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"speed": 1.0,
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 0,
"texts": {
"en": [
"no gain: 14 points at best, 19 now",
"no gain: 19 points at best, 19 now",
"Mauz",
"Round 1",
"Anna’s last turn",
"Stock",
"Middle",
"Anna",
"Anna’s counters",
"Hand of Anna",
"Ben",
"Ben’s counters",
"Hand of Ben",
"Stock",
"no card",
"counts 19",
"Hand of Anna: 19 points",
"Anna · no counter",
"none",
"Ben · knocked",
"1",
"In the last turn Anna may swap one card or all three, or skip.",
"Anna’s",
"Round 1 was ended by Ben’s knock. Next all hands are shown.",
"Anna gives the 8 of spades and takes the 6 of spades from the middle.",
"is out",
"wins",
"Game over",
"Anna · 19",
"Anna, 19 points",
"9 of clubs, which counts",
"king of clubs, which counts",
"Ben · 20",
"Ben, 20 points",
"10 of diamonds, which counts",
"jack of diamonds, which counts",
"The game is over: Ben has won. Round 1 was ended by Ben’s knock: Anna is out.",
"Everybody has had a last turn. All hands are shown, and the cards that count are raised.",
"Anna scores 19 points: the 9 of clubs and king of clubs are of one suit, and only these count.",
"Ben scores 20 points: the 10 of diamonds and jack of diamonds are of one suit, and only these count.",
"Anna has the fewest points, 19, and pays.",
"Anna is out, with no counter left to give up.",
"Ben is the last one in the game and wins.",
"19",
"out",
"20",
"Player",
"Points",
"Counters",
"Ben wins."
]
},
"marks": [
{
"kind": "active"
},
{
"kind": "open",
"why": 0,
"rules": 0
},
{
"kind": "open",
"why": 1,
"rules": 0
},
{
"kind": "active",
"tag": 22
},
{
"kind": "lowest",
"tag": 25
},
{
"kind": "wins",
"tag": 26
}
],
"cites": [
[],
[
"mauz.swap-one-or-all",
"mauz.suit-count",
"mauz.card-values",
"mauz.skip",
"mauz.knock-last-swap"
],
[
"mauz.swap-one",
"mauz.swap-one-or-all",
"mauz.hidden"
],
[
"mauz.winner"
],
[
"mauz.showdown"
],
[
"mauz.suit-count",
"mauz.all-cards-count",
"mauz.card-values"
],
[
"mauz.fewest-loses"
],
[
"mauz.elimination"
]
],
"frames": [
{
"title": [2, 3, 4],
"zones": {"table": {"label": 2, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 584, "order": 0}, "stock": {"label": 5, "kind": "stock", "boxes": [[174, 239, 0.7260000000000001], [30, 211, 0.792], [13, 200, 0.6072000000000001]], "w": 88, "h": 120, "order": 1}, "middle": {"label": 6, "kind": "middle", "boxes": [[250, 202, 1.1], [112, 171, 1.2], [79, 169, 0.92]], "w": 264, "h": 112, "order": 300}, "seat0": {"label": 7, "kind": "seat", "boxes": [[310, 540, 1], [185, 536, 1], [115, 493, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "counters0": {"label": 8, "kind": "counters", "boxes": [[208, 556, 0.8], [83, 552, 0.8], [13, 509, 0.8]], "w": 112, "h": 18, "order": 401, "seat": 0}, "hand0": {"label": 9, "kind": "hand", "boxes": [[230, 378, 1.25], [89, 361, 1.37], [28, 326, 1.3]], "w": 264, "h": 112, "order": 402, "seat": 0}, "seat1": {"label": 10, "kind": "seat", "boxes": [[330, 120, 1], [205, 109, 1], [135, 107, 1]], "w": 130, "h": 30, "order": 30, "seat": 1}, "counters1": {"label": 11, "kind": "counters", "boxes": [[414, 87, 0.63], [280, 76, 0.63], [213, 75, 0.5599999999999999]], "w": 112, "h": 18, "order": 31, "seat": 1}, "hand1": {"label": 12, "kind": "hand", "boxes": [[302, 20, 0.7], [187, 22, 0.58], [122, 22, 0.56]], "w": 152, "h": 112, "order": 32, "seat": 1}},
"items": {"word.stock": {"kind": "caption", "zone": "table", "x": 206, "y": 338, "n": 0, "text": 13, "others": [[65, 318, 0], [40, 285, 0]], "tone": "quiet"}, "word.middle": {"kind": "caption", "zone": "table", "x": 395, "y": 338, "n": 1, "text": 6, "others": [[270, 318, 0], [200, 285, 0]], "tone": "quiet"}, "stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 14}, "KD": {"kind": "card", "zone": "middle", "x": 40, "y": 56, "n": 0, "face": "KD"}, "7H": {"kind": "card", "zone": "middle", "x": 132, "y": 56, "n": 1, "face": "7H"}, "6S": {"kind": "card", "zone": "middle", "x": 224, "y": 56, "n": 2, "face": "6S"}, "word.worth": {"kind": "caption", "zone": "table", "x": 253, "y": 543, "n": 6, "text": 15, "say": 16, "others": [[128, 539, 0], [58, 496, 0]], "tone": "help"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 17}, "tokens0": {"kind": "thing", "zone": "counters0", "x": 56.0, "y": 9, "n": 0, "face": "counters0", "say": 18}, "9C": {"kind": "card", "zone": "hand0", "x": 40, "y": 56, "n": 7, "face": "9C"}, "KC": {"kind": "card", "zone": "hand0", "x": 132, "y": 56, "n": 11, "face": "KC"}, "8S": {"kind": "card", "zone": "hand0", "x": 224, "y": 56, "n": 45, "face": "8S"}, "plate1": {"kind": "plate", "zone": "seat1", "x": 65.0, "y": 15.0, "n": 0, "text": 19}, "tokens1": {"kind": "thing", "zone": "counters1", "x": 56.0, "y": 9, "n": 0, "face": "counters1", "say": 20}, "TD": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 21, "face": "TD"}, "JD": {"kind": "card", "zone": "hand1", "x": 76, "y": 56, "n": 22, "face": "JD"}, "9S": {"kind": "card", "zone": "hand1", "x": 112, "y": 56, "n": 46, "face": "9S"}},
"marks": [[0, "plate1"], [1, "9C KC"], [2, "8S KD 7H 6S"]],
"arrows": [],
"prompt": {"text": 21, "rules": 1},
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": {"met": 0, "total": 47, "known": "0", "fresh": []}
},
{
"title": [2, 3],
"items": {"8S": {"zone": "middle", "n": 2, "was": "hand0.0"}, "6S": {"zone": "hand0", "n": 43}},
"marks": [[0, "6S plate1"], [3, "8S"]],
"prompt": {"text": 23, "rules": 0, "heads": true},
"story": [{"text": 24, "rules": 2, "ends": 2}],
"turn": null,
"coach": {"met": 3, "total": 47, "known": "310", "fresh": ["mauz.swap-one", "mauz.swap-one-or-all", "mauz.hidden"]}
},
{
"title": [2, 3, 27],
"zones": {"counters0": null},
"items": {"8S": {"was": "hand0.1"}, "plate0": {"text": 28, "say": 29}, "9C": {"y": 42, "say": 30}, "KC": {"y": 42, "say": 31}, "plate1": {"text": 32, "say": 33}, "TD": {"y": 42, "say": 34}, "JD": {"y": 42, "say": 35}, "word.worth": null, "tokens0": null},
"marks": [[4, "plate0"], [5, "plate1"]],
"prompt": {"text": 36, "rules": 3},
"story": [{"text": 37, "rules": 4}, {"text": 38, "rules": 5}, {"text": 39, "rules": 5}, {"text": 40, "rules": 6}, {"text": 41, "rules": 7}, {"text": 42, "rules": 3, "ends": 2, "heads": true}],
"sheet": {"caption": 3, "head": [46, 47, 48], "rows": [{"label": 7, "cells": [43, 44]}, {"label": 10, "cells": [45, 20], "strong": true}], "result": 49},
"coach": {"met": 10, "total": 47, "known": "498000007310", "fresh": ["mauz.showdown", "mauz.suit-count", "mauz.all-cards-count", "mauz.card-values", "mauz.fewest-loses", "mauz.elimination", "mauz.winner"]}
}
],
"chapters": [
{
"at": 0,
"level": 1,
"label": 3
}
],
"shapes": [
[
790,
584
],
[
540,
580
],
[
400,
537
]
],
"seats": [
0,
1
],
"start": 0
},
"tries": true,
"views": {}
},
last: {
"title": [
2,
3,
27
],
"zones": {
"table": {"label": 2, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 584, "order": 0},
"stock": {"label": 5, "kind": "stock", "boxes": [[174, 239, 0.7260000000000001], [30, 211, 0.792], [13, 200, 0.6072000000000001]], "w": 88, "h": 120, "order": 1},
"middle": {"label": 6, "kind": "middle", "boxes": [[250, 202, 1.1], [112, 171, 1.2], [79, 169, 0.92]], "w": 264, "h": 112, "order": 300},
"seat0": {"label": 7, "kind": "seat", "boxes": [[310, 540, 1], [185, 536, 1], [115, 493, 1]], "w": 170, "h": 30, "order": 400, "seat": 0},
"hand0": {"label": 9, "kind": "hand", "boxes": [[230, 378, 1.25], [89, 361, 1.37], [28, 326, 1.3]], "w": 264, "h": 112, "order": 402, "seat": 0},
"seat1": {"label": 10, "kind": "seat", "boxes": [[330, 120, 1], [205, 109, 1], [135, 107, 1]], "w": 130, "h": 30, "order": 30, "seat": 1},
"counters1": {"label": 11, "kind": "counters", "boxes": [[414, 87, 0.63], [280, 76, 0.63], [213, 75, 0.5599999999999999]], "w": 112, "h": 18, "order": 31, "seat": 1},
"hand1": {"label": 12, "kind": "hand", "boxes": [[302, 20, 0.7], [187, 22, 0.58], [122, 22, 0.56]], "w": 152, "h": 112, "order": 32, "seat": 1}
},
"items": {
"word.stock": {"kind": "caption", "zone": "table", "x": 206, "y": 338, "n": 0, "text": 13, "others": [[65, 318, 0], [40, 285, 0]], "tone": "quiet"},
"word.middle": {"kind": "caption", "zone": "table", "x": 395, "y": 338, "n": 1, "text": 6, "others": [[270, 318, 0], [200, 285, 0]], "tone": "quiet"},
"stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 14},
"KD": {"kind": "card", "zone": "middle", "x": 40, "y": 56, "n": 0, "face": "KD"},
"7H": {"kind": "card", "zone": "middle", "x": 132, "y": 56, "n": 1, "face": "7H"},
"6S": {"kind": "card", "zone": "hand0", "x": 224, "y": 56, "n": 43, "face": "6S"},
"plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 28, "say": 29},
"9C": {"kind": "card", "zone": "hand0", "x": 40, "y": 42, "n": 7, "face": "9C", "say": 30},
"KC": {"kind": "card", "zone": "hand0", "x": 132, "y": 42, "n": 11, "face": "KC", "say": 31},
"8S": {"kind": "card", "zone": "middle", "x": 224, "y": 56, "n": 2, "face": "8S", "was": "hand0.1"},
"plate1": {"kind": "plate", "zone": "seat1", "x": 65.0, "y": 15.0, "n": 0, "text": 32, "say": 33},
"tokens1": {"kind": "thing", "zone": "counters1", "x": 56.0, "y": 9, "n": 0, "face": "counters1", "say": 20},
"TD": {"kind": "card", "zone": "hand1", "x": 40, "y": 42, "n": 21, "face": "TD", "say": 34},
"JD": {"kind": "card", "zone": "hand1", "x": 76, "y": 42, "n": 22, "face": "JD", "say": 35},
"9S": {"kind": "card", "zone": "hand1", "x": 112, "y": 56, "n": 46, "face": "9S"}
},
"marks": [
[4, "plate0"],
[5, "plate1"]
],
"arrows": [],
"prompt": {
"text": 36,
"rules": 3
},
"story": [
{"text": 37, "rules": 4},
{"text": 38, "rules": 5},
{"text": 39, "rules": 5},
{"text": 40, "rules": 6},
{"text": 41, "rules": 7},
{"text": 42, "rules": 3, "ends": 2, "heads": true}
],
"notice": null,
"buttons": [],
"about": {},
"sheet": {
"caption": 3,
"head": [46, 47, 48],
"rows": [{"label": 7, "cells": [43, 44]}, {"label": 10, "cells": [45, 20], "strong": true}],
"result": 49
},
"turn": null,
"coach": {
"met": 10,
"total": 47,
"known": "498000007310",
"fresh": ["mauz.showdown", "mauz.suit-count", "mauz.all-cards-count", "mauz.card-values", "mauz.fewest-loses", "mauz.elimination", "mauz.winner"]
}
},
},
"miau_miau: a wish": {
state: { ui,
"aside": "",
"book": {},
"can": {
"undo": false,
"redo": false,
"why": {
"undo": "undo-nothing",
"redo": "redo-nothing"
},
"again": true,
"saves": [
"a saved game.jsonl"
],
"folder": "~",
"left": [],
"setup": {
"players": [
2,
3,
4,
5,
6,
7,
8
],
"variants": [],
"opponents": [
"random",
"simple",
"search"
],
"others": {
2: [[1, "Ben"]],
3: [[1, "Ben"], [2, "Cleo"]],
4: [[1, "Ben"], [2, "Cleo"], [3, "Dana"]],
5: [[1, "Ben"], [2, "Cleo"], [3, "Dana"], [4, "Emil"]],
6: [[1, "Ben"], [2, "Cleo"], [3, "Dana"], [4, "Emil"], [5, "Finn"]],
7: [[1, "Ben"], [2, "Cleo"], [3, "Dana"], [4, "Emil"], [5, "Finn"], [6, "Greta"]],
8: [[1, "Ben"], [2, "Cleo"], [3, "Dana"], [4, "Emil"], [5, "Finn"], [6, "Greta"], [7, "Hugo"]]
},
"now": {
"players": 2,
"variants": [],
"opponents": "simple",
"each": [],
"readings": {}
}
}
},
"edits": true,
"examples": {},
"help": "always",
"kind": "table",
"kit": {
"art": "",
"written": {
"en": "<symbol id='rankJ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>J</text><use href='#cap' x='35' y='29' width='38' height='25'/></symbol><symbol id='rankQ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>Q</text><use href='#tiara' x='31' y='33' width='30' height='20' fill='#f6d27a'/></symbol><symbol id='rankK' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>K</text><use href='#crown' x='30' y='27' width='32' height='21' fill='#f0b93a'/></symbol>"
},
"faces": {
"9C": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "9 of clubs"}
},
"JC": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "jack of clubs"}
},
"QC": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "queen of clubs"}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"miau": {
"w": 66,
"h": 44,
"svg": "",
"label": {"en": ""},
"at": {"x": 33.0, "y": 24, "size": 15, "ink": "#3a2c22"}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"miau-miau.call-miau": {
"section": "5.1",
"chapter": "5",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Miau!"},
"text": {"en": "Whoever has only one card left says “Miau!”."},
"where": {"en": "Game rules, third paragraph"},
"bit": 24
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 1,
"texts": {
"en": [
"without “Miau!” it costs one card",
"Miau! Miau!",
"Your turn",
"Draw pile",
"Discard pile",
"Anna (you)",
"Your hand",
"Ben",
"Hand of Ben",
"Draw pile",
"1",
"one card",
"Discard",
"Anna (you) · 2",
"Anna (you) · 2 cards",
"Ben · 3",
"Ben · 3 cards",
"Your turn: call “Miau!” first, then play the 9 of clubs or jack of clubs.",
"Miau!"
]
},
"marks": [
{
"kind": "legal",
"why": 0,
"rules": 0
}
],
"cites": [
[],
[
"miau-miau.call-miau"
]
],
"frames": [
{
"title": [1, 2],
"zones": {"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 576, "order": 0}, "stack": {"label": 3, "kind": "stack", "boxes": [[181, 186, 1.1], [66, 136, 1.14], [37, 116, 0.86]], "w": 88, "h": 120, "order": 1}, "discard": {"label": 4, "kind": "discard", "boxes": [[308, 190, 1.1], [180, 141, 1.14], [127, 119, 0.86]], "w": 182, "h": 112, "order": 2}, "seat0": {"label": 5, "kind": "seat", "boxes": [[310, 536, 1], [185, 490, 1], [115, 411, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 6, "kind": "hand", "boxes": [[39, 368, 1.25], [-86, 322, 1.25], [-108, 266, 1.08]], "w": 570, "h": 140, "order": 401, "seat": 0, "own": true}, "seat1": {"label": 7, "kind": "seat", "boxes": [[329, 116, 1], [204, 94, 1], [134, 74, 1]], "w": 132, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 8, "kind": "hand", "boxes": [[293, 20, 0.8], [183, 12, 0.68], [136, 12, 0.5]], "w": 256, "h": 112, "order": 31, "seat": 1}},
"items": {"word.draw": {"kind": "caption", "zone": "table", "x": 225, "y": 331, "n": 0, "text": 9, "others": [[111, 286, 0], [72, 232, 0]], "tone": "quiet"}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 10, "say": 11, "does": 2627639214}, "word.discard": {"kind": "caption", "zone": "table", "x": 464, "y": 331, "n": 0, "text": 12, "others": [[342, 286, 0], [249, 232, 0]], "tone": "quiet"}, "QC": {"kind": "card", "zone": "discard", "x": 142, "y": 56, "n": 0, "face": "QC"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 13, "say": 14, "tone": "you"}, "9C": {"kind": "card", "zone": "hand0", "x": 242, "y": 62, "n": 7, "face": "9C", "r": -1, "does": 2186638849}, "JC": {"kind": "card", "zone": "hand0", "x": 328, "y": 62, "n": 9, "face": "JC", "r": 1, "does": 0}, "plate1": {"kind": "plate", "zone": "seat1", "x": 66.0, "y": 15.0, "n": 0, "text": 15, "say": 16}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 78, "y": 56, "n": 53}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 128, "y": 56, "n": 54}, "hand1.2": {"kind": "card", "zone": "hand1", "x": 178, "y": 56, "n": 55}},
"marks": [[0, "9C JC"]],
"arrows": [],
"prompt": {"text": 17, "rules": 1},
"story": [],
"notice": null,
"buttons": [{"id": "miau", "label": 18, "does": 0, "kind": "main", "key": "m", "icon": "miau"}],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": {"met": 0, "total": 36, "known": "0", "fresh": []}
}
],
"chapters": [],
"shapes": [
[
790,
576
],
[
540,
530
],
[
400,
451
]
],
"seats": [],
"again": true
}
},
},
"purrrummy: a meld": {
state: { ui,
"aside": "",
"book": {},
"edits": true,
"examples": {},
"guess": null,
"guessed": [
0,
1
],
"index": 0,
"kind": "replay",
"kit": {
"art": "",
"written": {
"en": "<symbol id='rankJ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>J</text><use href='#cap' x='35' y='29' width='38' height='25'/></symbol><symbol id='rankQ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>Q</text><use href='#tiara' x='31' y='33' width='30' height='20' fill='#f6d27a'/></symbol><symbol id='rankK' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>K</text><use href='#crown' x='30' y='27' width='32' height='21' fill='#f0b93a'/></symbol>"
},
"faces": {
"2C": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "2 of clubs"}
},
"7C": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "7 of clubs"}
},
"7D": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "7 of diamonds"}
},
"KD": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "king of diamonds"}
},
"2H": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "2 of hearts"}
},
"3H": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "3 of hearts"}
},
"9H": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "9 of hearts"}
},
"7S": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "7 of spades"}
},
"9S": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "9 of spades"}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"purrrummy.draw-one": {
"section": "3.1",
"chapter": "3",
"status": "ambiguous",
"statusText": {"en": "the rulebook can be read in two ways: our reading"},
"title": {"en": "First draw one card"},
"text": {"en": "A turn begins with one card taken into hand: the top card of the stock or the top card of the discard pile."},
"where": {"en": "Game rules"},
"reading": {"en": "The text says that a player may draw. We read this as a choice between the two piles, not as leave to draw nothing: without drawing, the game would be no more than a count-down of discards."},
"bit": 6
},
"purrrummy.meld-optional": {
"section": "3.3",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Lay out, or wait"},
"text": {"en": "After drawing, a player may lay out melds face up. Nobody has to: complete melds may stay in hand."},
"where": {"en": "Game rules"},
"bit": 8
},
"purrrummy.several-melds": {
"section": "3.4",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Several at once"},
"text": {"en": "Several melds may be laid out in one turn, already in the first one. No value has to be reached."},
"where": {"en": "Game rules"},
"bit": 9
},
"purrrummy.final-discard": {
"section": "3.7",
"chapter": "3",
"status": "ambiguous",
"statusText": {"en": "the rulebook can be read in two ways: our reading"},
"title": {"en": "Discard to end a turn"},
"text": {"en": "A turn ends with one card from hand on the discard pile. So one card has to be kept for it: nobody lays out or adds the last card."},
"where": {"en": "Game rules, after the variant"},
"reading": {"en": "The rulebook wants a discard at the end of every turn, but does not speak of a hand that is laid out whole. We take it at its word."},
"option": {"en": "final_discard = \"optional\": a hand emptied by a meld wins at once."},
"bit": 12,
"choices": {"optional": {"en": "one may go out without a discard"}}
},
"purrrummy.set": {
"section": "4.1",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "A set"},
"text": {"en": "A set is three or four cards of one rank. As every card exists once, their suits differ."},
"where": {"en": "Set"},
"bit": 14
},
"purrrummy.layoff-variant": {
"section": "5.1",
"chapter": "5",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Variant: laying off"},
"text": {"en": "In this variant single cards from hand may be added to melds of the other players. In the plain game only whole melds are laid out."},
"where": {"en": "Variant"},
"reading": {"en": "The rulebook offers it as a variant, so it is not played unless chosen. We recommend it: with one or two cards in hand nobody can go out in the plain game, because three make a meld and a fourth is needed for the discard."},
"option": {"en": "layoff = True."},
"bit": 21
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"speed": 1.0,
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 0,
"texts": {
"en": [
"Purrrummy",
"Round 1",
"Anna draws",
"Stock",
"Discard pile",
"Anna",
"Hand of Anna",
"Ben",
"Hand of Ben",
"Stock",
"Discard",
"3",
"3 cards",
"Anna · 4",
"Anna · 4 cards",
"no meld yet",
"Anna has no meld yet",
"Ben · 3",
"Ben · 3 cards",
"Ben has no meld yet",
"Anna draws from the stock, or takes the 9 of hearts. Tip: with the laying-off variant it is easier to go out.",
"part of one possible meld with the 7 of diamonds and 7 of spades",
"part of one possible meld with the 7 of clubs and 7 of spades",
"part of one possible meld with the 7 of clubs and 7 of diamonds",
"Anna lays out and discards",
"2",
"2 cards",
"Anna · 5",
"Anna · 5 cards",
"Anna may lay out melds, then discards a card.",
"Anna draws the 2 of clubs from the stock. 2 cards are left there.",
"can be discarded",
"Anna’s set of 7s",
"Anna · 2",
"Anna · 2 cards",
"Anna lays out a set of 7s: 7 of clubs, 7 of diamonds and 7 of spades. 2 cards are left in hand.",
"After the discard one card will be left, and with one Anna can never go out in this game: the next card makes two, and a meld takes three. In the variant where cards may be added to melds it would still be possible.",
"Ben draws",
"Anna · 1",
"Anna · one card",
"Ben draws from the stock, or takes the king of diamonds.",
"Anna discards the king of diamonds, and the turn ends. One card is left in hand.",
"Ben is playing"
]
},
"marks": [
{
"kind": "open"
},
{
"kind": "active"
},
{
"kind": "open",
"why": 21,
"rules": 1
},
{
"kind": "open",
"why": 22,
"rules": 1
},
{
"kind": "open",
"why": 23,
"rules": 1
},
{
"kind": "open",
"why": 31,
"rules": 1
}
],
"cites": [
[
"purrrummy.draw-one",
"purrrummy.layoff-variant"
],
[],
[
"purrrummy.meld-optional",
"purrrummy.final-discard"
],
[
"purrrummy.draw-one",
"purrrummy.meld-optional"
],
[
"purrrummy.set",
"purrrummy.several-melds"
],
[
"purrrummy.final-discard",
"purrrummy.layoff-variant"
],
[
"purrrummy.draw-one"
],
[
"purrrummy.final-discard"
]
],
"frames": [
{
"title": [0, 1, 2],
"zones": {"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 582, "order": 0}, "stock": {"label": 3, "kind": "stock", "boxes": [[16, 259, 0.98], [16, 254, 0.94], [16, 219, 0.76]], "w": 88, "h": 120, "order": 300}, "discard": {"label": 4, "kind": "discard", "boxes": [[116, 259, 0.98], [113, 254, 0.94], [97, 219, 0.76]], "w": 88, "h": 120, "order": 301}, "seat0": {"label": 5, "kind": "seat", "boxes": [[310, 542, 1], [185, 520, 1], [115, 448, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 6, "kind": "hand", "boxes": [[59, 382, 1.14], [-43, 372, 1.06], [-77, 316, 0.94]], "w": 590, "h": 150, "order": 419, "seat": 0}, "seat1": {"label": 7, "kind": "seat", "boxes": [[12, 30, 1], [12, 30, 1], [12, 30, 1]], "w": 126, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 8, "kind": "hand", "boxes": [[144, 30, 0.54], [144, 30, 0.54], [144, 30, 0.42]], "w": 1174.074074074074, "h": 112, "order": 49, "seat": 1}},
"items": {"word.stock": {"kind": "caption", "zone": "table", "x": 55, "y": 248, "n": 0, "text": 9, "others": [[54, 243, 0], [46, 208, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 155, "y": 248, "n": 1, "text": 10, "others": [[150, 243, 0], [127, 208, 0]], "tone": "quiet"}, "stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 11, "say": 12}, "9H": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 0, "face": "9H"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 13, "say": 14}, "word.melds0": {"kind": "caption", "zone": "table", "x": 498, "y": 265, "n": 10, "text": 15, "say": 16, "others": [[369, 260, 0], [284, 225, 0]], "tone": "quiet"}, "7C": {"kind": "card", "zone": "hand0", "x": 181, "y": 69, "n": 5, "face": "7C", "r": -1}, "7D": {"kind": "card", "zone": "hand0", "x": 257, "y": 68, "n": 18, "face": "7D"}, "KD": {"kind": "card", "zone": "hand0", "x": 333, "y": 68, "n": 24, "face": "KD"}, "7S": {"kind": "card", "zone": "hand0", "x": 409, "y": 69, "n": 44, "face": "7S", "r": 1}, "plate1": {"kind": "plate", "zone": "seat1", "x": 63.0, "y": 15.0, "n": 0, "text": 17, "say": 18}, "word.melds1": {"kind": "caption", "zone": "table", "x": 395, "y": 118, "n": 11, "text": 15, "say": 19, "others": [[270, 118, 0], [200, 105, 0]], "tone": "quiet"}, "2H": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 26, "face": "2H"}, "3H": {"kind": "card", "zone": "hand1", "x": 89, "y": 56, "n": 27, "face": "3H"}, "9S": {"kind": "card", "zone": "hand1", "x": 138, "y": 56, "n": 46, "face": "9S"}},
"marks": [[0, "stock 9H"]],
"arrows": [],
"prompt": {"text": 20, "rules": 0},
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": {"met": 0, "total": 30, "known": "0", "fresh": []}
},
{
"title": [0, 1, 24],
"items": {"stock": {"text": 25, "say": 26}, "plate0": {"text": 27, "say": 28}, "2C": {"kind": "card", "zone": "hand0", "x": 143, "y": 70, "n": 0, "face": "2C", "r": -2, "was": "stock"}, "7C": {"x": 219, "y": 68}, "7D": {"x": 295}, "KD": {"x": 371, "r": 1}, "7S": {"x": 447, "y": 70, "r": 2}},
"marks": [[1, "2C"], [2, "7C"], [3, "7D"], [4, "7S"]],
"prompt": {"text": 29, "rules": 2},
"story": [{"text": 30, "rules": 3}],
"coach": {"met": 2, "total": 30, "known": "140", "fresh": ["purrrummy.draw-one", "purrrummy.meld-optional"]}
},
{
"zones": {"meld0": {"label": 32, "kind": "meld", "boxes": [[218, 245, 1], [211, 240, 0.96], [180, 205, 0.8]], "w": 142, "h": 112, "order": 401, "seat": 0}},
"items": {"plate0": {"text": 33, "say": 34}, "7C": {"zone": "meld0", "x": 40, "y": 56, "n": 0, "r": null}, "7D": {"zone": "meld0", "x": 71, "y": 56, "n": 1}, "7S": {"zone": "meld0", "x": 102, "y": 56, "n": 2, "r": null}, "2C": {"x": 257, "y": 68, "r": null, "was": null}, "KD": {"x": 333, "r": null}, "word.melds0": null},
"marks": [[1, "7C 7D 7S"], [5, "2C KD"]],
"story": [{"text": 35, "rules": 4}, {"text": 36, "rules": 5, "ends": 2, "heads": true}],
"coach": {"met": 6, "total": 30, "known": "205340", "fresh": ["purrrummy.set", "purrrummy.several-melds", "purrrummy.final-discard", "purrrummy.layoff-variant"]}
},
{
"title": [0, 1, 37],
"items": {"9H": {"x": 44, "y": 60}, "KD": {"zone": "discard", "x": 42, "y": 58, "n": 1}, "plate0": {"text": 38, "say": 39}, "2C": {"x": 295}},
"marks": [[0, "KD stock"]],
"prompt": {"text": 40, "rules": 6},
"story": [{"text": 41, "rules": 7, "ends": 1}],
"turn": "plate1",
"coach": {"met": 6, "total": 30, "known": "205340", "fresh": []}
}
],
"chapters": [
{
"at": 0,
"level": 1,
"label": 1
},
{
"at": 3,
"level": 2,
"label": 42
}
],
"shapes": [
[
790,
582
],
[
540,
560
],
[
400,
488
]
],
"seats": [
0,
1
],
"start": 0
},
"tries": true,
"views": {}
},
last: {
"title": [
0,
1,
37
],
"zones": {
"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 582, "order": 0},
"stock": {"label": 3, "kind": "stock", "boxes": [[16, 259, 0.98], [16, 254, 0.94], [16, 219, 0.76]], "w": 88, "h": 120, "order": 300},
"discard": {"label": 4, "kind": "discard", "boxes": [[116, 259, 0.98], [113, 254, 0.94], [97, 219, 0.76]], "w": 88, "h": 120, "order": 301},
"seat0": {"label": 5, "kind": "seat", "boxes": [[310, 542, 1], [185, 520, 1], [115, 448, 1]], "w": 170, "h": 30, "order": 400, "seat": 0},
"hand0": {"label": 6, "kind": "hand", "boxes": [[59, 382, 1.14], [-43, 372, 1.06], [-77, 316, 0.94]], "w": 590, "h": 150, "order": 419, "seat": 0},
"seat1": {"label": 7, "kind": "seat", "boxes": [[12, 30, 1], [12, 30, 1], [12, 30, 1]], "w": 126, "h": 30, "order": 30, "seat": 1},
"hand1": {"label": 8, "kind": "hand", "boxes": [[144, 30, 0.54], [144, 30, 0.54], [144, 30, 0.42]], "w": 1174.074074074074, "h": 112, "order": 49, "seat": 1},
"meld0": {"label": 32, "kind": "meld", "boxes": [[218, 245, 1], [211, 240, 0.96], [180, 205, 0.8]], "w": 142, "h": 112, "order": 401, "seat": 0}
},
"items": {
"word.stock": {"kind": "caption", "zone": "table", "x": 55, "y": 248, "n": 0, "text": 9, "others": [[54, 243, 0], [46, 208, 0]], "tone": "quiet"},
"word.discard": {"kind": "caption", "zone": "table", "x": 155, "y": 248, "n": 1, "text": 10, "others": [[150, 243, 0], [127, 208, 0]], "tone": "quiet"},
"stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 25, "say": 26},
"9H": {"kind": "card", "zone": "discard", "x": 44, "y": 60, "n": 0, "face": "9H"},
"plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 38, "say": 39},
"7C": {"kind": "card", "zone": "meld0", "x": 40, "y": 56, "n": 0, "face": "7C"},
"7D": {"kind": "card", "zone": "meld0", "x": 71, "y": 56, "n": 1, "face": "7D"},
"KD": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 1, "face": "KD"},
"7S": {"kind": "card", "zone": "meld0", "x": 102, "y": 56, "n": 2, "face": "7S"},
"plate1": {"kind": "plate", "zone": "seat1", "x": 63.0, "y": 15.0, "n": 0, "text": 17, "say": 18},
"word.melds1": {"kind": "caption", "zone": "table", "x": 395, "y": 118, "n": 11, "text": 15, "say": 19, "others": [[270, 118, 0], [200, 105, 0]], "tone": "quiet"},
"2H": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 26, "face": "2H"},
"3H": {"kind": "card", "zone": "hand1", "x": 89, "y": 56, "n": 27, "face": "3H"},
"9S": {"kind": "card", "zone": "hand1", "x": 138, "y": 56, "n": 46, "face": "9S"},
"2C": {"kind": "card", "zone": "hand0", "x": 295, "y": 68, "n": 0, "face": "2C"}
},
"marks": [
[0, "KD stock"]
],
"arrows": [],
"prompt": {
"text": 40,
"rules": 6
},
"story": [
{"text": 41, "rules": 7, "ends": 1}
],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": {
"met": 6,
"total": 30,
"known": "205340",
"fresh": []
}
},
},
"mopsen: a question waits": {
state: { ui,
"aside": "",
"book": {},
"edits": false,
"examples": {},
"kind": "quiz",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"R5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 5, 3 bones"}
},
"R14": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 14, 1 bone"}
},
"B3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 3, 4 bones"}
},
"B6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 6, 3 bones"}
},
"B8": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 8, 3 bones"}
},
"B14": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 14, 1 bone"}
},
"Y2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 2, 4 bones"}
},
"Y6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 6, 3 bones"}
},
"Y10": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 10, 2 bones"}
},
"Y11": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 11, 2 bones"}
},
"Y12": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 12, 2 bones"}
},
"C3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 3, 3 bones"}
},
"C4": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 4, 3 bones"}
},
"C5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 5, 2 bones"}
},
"orderR": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "red"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#8f2a22"}
},
"orderB": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "blue"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#234a8f"}
},
"orderY": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "yellow"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#795508"}
},
"orderC": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "cat"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#2b6a31"}
},
"bowl": {
"w": 160,
"h": 82,
"svg": "",
"label": {"en": "bowl"},
"at": {"x": 80, "y": 62, "size": 31, "ink": "#fff"}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"stronger": {
"w": 14,
"h": 206,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben <b>&",
"Cleo"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"task": {
"rev": 2,
"stage": "asked",
"number": 1,
"of": 1,
"right": 0,
"again": 0,
"last": true,
"paper": {
"seat": 0,
"how": "table",
"every": false,
"text": {
"en": "You play yellow 2 and complete the trick. Which card wins it?"
},
"choices": [],
"at": 0
},
"said": {
"en": "This question is answered by what lies on its table, and 'nothing' does not."
}
},
"theme": "auto",
"timeline": {
"v": 3,
"rev": 1,
"texts": {
"en": [
"asked about",
"Mopsen",
"Round 2 of 3",
"Trick 3",
"Ben <b>& led yellow 6",
"Pecking order",
"Stack",
"Discard pile",
"Trick",
"Anna (you)",
"Your hand",
"Your bowl",
"Ben <b>&",
"Hand of Ben <b>&",
"Bowl of Ben <b>&",
"Cleo",
"Hand of Cleo",
"Bowl of Cleo",
"strongest",
"weakest",
"Discard",
"Red",
"Red, first, the strongest",
"Cat",
"Cat, second",
"Yellow",
"Yellow, third",
"Blue",
"Blue, last, the weakest",
"32",
"32 cards",
"yellow 6, 3 bones, played by Ben <b>&",
"yellow 10, 2 bones, played by Cleo",
"Anna (you) · 9 pts",
"Anna (you), 9 points, and in this round 15 so far: 7 bones and 8 cards in hand",
"7",
"Your bowl: empty, worth 7 bones",
"Ben <b>& · 9 pts",
"Ben <b>&, 9 points, and in this round 7 so far: 2 bones and 5 cards in hand",
"2",
"Bowl of Ben <b>&: one card, 2 bones",
"Cleo · 8 pts",
"Cleo, 8 points, and in this round 6 so far: 1 bone and 5 cards in hand",
"1",
"Bowl of Cleo: one card, 1 bone"
]
},
"marks": [
{
"kind": "active",
"why": 0,
"rules": 0
}
],
"cites": [
[]
],
"frames": [
{
"title": [1, 2, 3, 4],
"zones": {"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 8, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat0": {"label": 9, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 10, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 0, "own": true}, "bowl0": {"label": 11, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 0}, "seat1": {"label": 12, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 13, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 1}, "bowl1": {"label": 14, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 1, "drawn": 50}, "seat2": {"label": 15, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 2}, "hand2": {"label": 16, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 2}, "bowl2": {"label": 17, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 2, "drawn": 70}},
"items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 18, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 19, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 20, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 21, "say": 22, "others": [[62, 62, 0], [62, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderC", "text": 23, "say": 24, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 25, "say": 26, "others": [[295, 62, 0], [295, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderB", "text": 27, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 29, "say": 30}, "C4": {"kind": "card", "zone": "discard", "x": 44, "y": 60, "n": 0, "face": "C4"}, "R5": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 1, "face": "R5"}, "Y6": {"kind": "card", "zone": "trick", "x": 20, "y": 64, "n": 0, "face": "Y6", "say": 31, "others": [[-57, 85, 0], [-13, 87, 0]], "does": 3770704756}, "Y10": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 1, "face": "Y10", "say": 32, "others": [[317, 85, 0], [273, 87, 0]], "does": 3708133989}, "plate0": {"kind": "plate", "zone": "seat0", "x": 86.0, "y": 15.0, "n": 0, "text": 33, "say": 34, "tone": "you"}, "R14": {"kind": "card", "zone": "hand0", "x": 60, "y": 75, "n": 13, "face": "R14", "others": [[79, 75, -6], [124, 75, -6]], "r": -6, "does": 2916891560}, "B3": {"kind": "card", "zone": "hand0", "x": 121, "y": 69, "n": 18, "face": "B3", "others": [[134, 69, -4], [166, 69, -4]], "r": -4, "does": 1628664065}, "B6": {"kind": "card", "zone": "hand0", "x": 181, "y": 64, "n": 21, "face": "B6", "others": [[189, 64, -3], [209, 64, -3]], "r": -3, "does": 1742255082}, "B8": {"kind": "card", "zone": "hand0", "x": 242, "y": 62, "n": 23, "face": "B8", "others": [[244, 62, -1], [251, 62, -1]], "r": -1, "does": 1833344736}, "Y2": {"kind": "card", "zone": "hand0", "x": 302, "y": 62, "n": 33, "face": "Y2", "others": [[300, 62, 1], [293, 62, 1]], "r": 1, "does": 3888761768}, "Y11": {"kind": "card", "zone": "hand0", "x": 363, "y": 64, "n": 42, "face": "Y11", "others": [[355, 64, 3], [335, 64, 3]], "r": 3, "does": 3704080466}, "Y12": {"kind": "card", "zone": "hand0", "x": 423, "y": 69, "n": 43, "face": "Y12", "others": [[410, 69, 4], [378, 69, 4]], "r": 4, "does": 3733026315}, "C3": {"kind": "card", "zone": "hand0", "x": 484, "y": 75, "n": 50, "face": "C3", "others": [[465, 75, 6], [420, 75, 6]], "r": 6, "does": 3652130404}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 36, "z": 1}, "plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 37, "say": 38}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 78, "y": 56, "n": 56}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 134, "y": 56, "n": 57}, "hand1.2": {"kind": "card", "zone": "hand1", "x": 190, "y": 56, "n": 58}, "hand1.3": {"kind": "card", "zone": "hand1", "x": 246, "y": 56, "n": 59}, "hand1.4": {"kind": "card", "zone": "hand1", "x": 302, "y": 56, "n": 60}, "C5": {"kind": "card", "zone": "bowl1", "x": 88, "y": 62, "n": 0, "face": "C5"}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 39, "say": 40, "z": 1}, "plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 41, "say": 42}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 78, "y": 56, "n": 56}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 134, "y": 56, "n": 57}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 58}, "hand2.3": {"kind": "card", "zone": "hand2", "x": 246, "y": 56, "n": 59}, "hand2.4": {"kind": "card", "zone": "hand2", "x": 302, "y": 56, "n": 60}, "B14": {"kind": "card", "zone": "bowl2", "x": 88, "y": 62, "n": 0, "face": "B14"}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 43, "say": 44, "z": 1}},
"marks": [[0, "Y2"]],
"arrows": [],
"prompt": null,
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": null
}
],
"chapters": [],
"shapes": [
[
790,
560
],
[
540,
580
],
[
400,
524
]
],
"seats": []
}
},
},
"mopsen: an answer is shown": {
state: { ui,
"aside": "",
"book": {},
"edits": false,
"examples": {},
"kind": "quiz",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"R2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 2, 4 bones"}
},
"R8": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 8, 3 bones"}
},
"R13": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 13, 1 bone"}
},
"B1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 1, 4 bones"}
},
"B5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 5, 3 bones"}
},
"Y7": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 7, 3 bones"}
},
"Y11": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 11, 2 bones"}
},
"Y13": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 13, 1 bone"}
},
"C8": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 8, 1 bone"}
},
"orderR": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "red"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#8f2a22"}
},
"orderB": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "blue"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#234a8f"}
},
"orderY": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "yellow"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#795508"}
},
"orderC": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "cat"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#2b6a31"}
},
"bowl": {
"w": 160,
"h": 82,
"svg": "",
"label": {"en": "bowl"},
"at": {"x": 80, "y": 62, "size": 31, "ink": "#fff"}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"stronger": {
"w": 14,
"h": 206,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mopsen.clockwise": {
"section": "3.4",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One card, clockwise"},
"text": {"en": "After the lead every other player adds exactly one card, clockwise, each in turn."},
"where": {"en": "How to play"},
"bit": 18
},
"mopsen.cat-anytime": {
"section": "3.7",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "A cat anytime"},
"text": {"en": "A cat may be played at any time, even by somebody who could follow suit."},
"where": {"en": "How to play (the colour that must be followed)"},
"bit": 21
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben <b>&",
"Cleo"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"task": {
"rev": 2,
"stage": "told",
"number": 1,
"of": 1,
"right": 0,
"again": 0,
"last": true,
"paper": {
"seat": 0,
"how": "choice",
"every": false,
"text": {
"en": "Blue 1 was led. You hold that colour, and cat 8 as well. May you play the cat?"
},
"choices": [
{"en": "Only if no cat lies in the trick yet"},
{"en": "Yes, a cat goes at any time"},
{"en": "No, you have to play the colour that was led"},
{"en": "Only if a cat was led"}
],
"at": 0
},
"mark": {
"right": true,
"answer": 1,
"wrong": [],
"missed": [],
"notes": [
{"text": {"en": "Whoever could follow suit plays a pug of that colour, or a cat."}, "rules": ["mopsen.cat-anytime", "mopsen.follow-suit"]}
],
"others": [
[0, [{"text": {"en": "A trick may hold several cats."}, "rules": ["mopsen.cat-anytime"]}]],
[2, [{"text": {"en": "That is not the whole rule: read on about the cats."}, "rules": ["mopsen.cat-anytime"]}]],
[3, [{"text": {"en": "What was led makes no difference to cats."}, "rules": ["mopsen.cat-anytime"]}]]
],
"shown": true,
"play": [
[1, 2]
]
}
},
"theme": "auto",
"timeline": {
"v": 3,
"rev": 2,
"texts": {
"en": [
"asked about",
"Mopsen",
"Round 2 of 3",
"Trick 1",
"Cleo led blue 1",
"Pecking order",
"Stack",
"Discard pile",
"Trick",
"Anna (you)",
"Your hand",
"Your bowl",
"Ben <b>&",
"Hand of Ben <b>&",
"Bowl of Ben <b>&",
"Cleo",
"Hand of Cleo",
"Bowl of Cleo",
"strongest",
"weakest",
"Discard",
"Blue",
"Blue, first, the strongest",
"Cat",
"Cat, second",
"Yellow",
"Yellow, third",
"Red",
"Red, last, the weakest",
"32",
"32 cards",
"blue 1, 4 bones, played by Cleo",
"Anna (you) · 5 pts",
"Anna (you), 5 points, and in this round 15 so far: 7 bones and 8 cards in hand",
"7",
"Your bowl: empty, worth 7 bones",
"Ben <b>& · 7 pts",
"Ben <b>&, 7 points, and in this round 15 so far: 7 bones and 8 cards in hand",
"Bowl of Ben <b>&: empty, worth 7 bones",
"Cleo · 5 pts",
"Cleo, 5 points, and in this round 14 so far: 7 bones and 7 cards in hand",
"Bowl of Cleo: empty, worth 7 bones",
"Ben <b>&’s turn",
"cat 8, 1 bone, yours",
"Anna (you), 5 points, and in this round 14 so far: 7 bones and 7 cards in hand",
"You play cat 8: a cat may be played at any time."
]
},
"marks": [
{
"kind": "active",
"why": 0,
"rules": 0
}
],
"cites": [
[],
[
"mopsen.cat-anytime",
"mopsen.clockwise"
]
],
"frames": [
{
"title": [1, 2, 3, 4],
"zones": {"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 8, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat0": {"label": 9, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 10, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 0, "own": true}, "bowl0": {"label": 11, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 0}, "seat1": {"label": 12, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 13, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 1}, "bowl1": {"label": 14, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 1}, "seat2": {"label": 15, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 2}, "hand2": {"label": 16, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 2}, "bowl2": {"label": 17, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 2}},
"items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 18, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 19, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 20, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderB", "text": 21, "say": 22, "others": [[62, 62, 0], [62, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderC", "text": 23, "say": 24, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 25, "say": 26, "others": [[295, 62, 0], [295, 62, 0]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderR", "text": 27, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 29, "say": 30}, "no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"}, "B1": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 0, "face": "B1", "say": 31, "others": [[317, 85, 0], [273, 87, 0]]}, "plate0": {"kind": "plate", "zone": "seat0", "x": 86.0, "y": 15.0, "n": 0, "text": 32, "say": 33, "tone": "you"}, "R2": {"kind": "card", "zone": "hand0", "x": 60, "y": 75, "n": 1, "face": "R2", "others": [[79, 75, -6], [124, 75, -6]], "r": -6}, "R8": {"kind": "card", "zone": "hand0", "x": 121, "y": 69, "n": 7, "face": "R8", "others": [[134, 69, -4], [166, 69, -4]], "r": -4}, "R13": {"kind": "card", "zone": "hand0", "x": 181, "y": 64, "n": 12, "face": "R13", "others": [[189, 64, -3], [209, 64, -3]], "r": -3}, "B5": {"kind": "card", "zone": "hand0", "x": 242, "y": 62, "n": 20, "face": "B5", "others": [[244, 62, -1], [251, 62, -1]], "r": -1}, "Y7": {"kind": "card", "zone": "hand0", "x": 302, "y": 62, "n": 38, "face": "Y7", "others": [[300, 62, 1], [293, 62, 1]], "r": 1}, "Y11": {"kind": "card", "zone": "hand0", "x": 363, "y": 64, "n": 42, "face": "Y11", "others": [[355, 64, 3], [335, 64, 3]], "r": 3}, "Y13": {"kind": "card", "zone": "hand0", "x": 423, "y": 69, "n": 44, "face": "Y13", "others": [[410, 69, 4], [378, 69, 4]], "r": 4}, "C8": {"kind": "card", "zone": "hand0", "x": 484, "y": 75, "n": 55, "face": "C8", "others": [[465, 75, 6], [420, 75, 6]], "r": 6}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 35, "z": 1}, "plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 36, "say": 37}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 56, "others": [[50, 56, 0], [57, 56, 0]]}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 83, "y": 56, "n": 57, "others": [[90, 56, 0], [95, 56, 0]]}, "hand1.2": {"kind": "card", "zone": "hand1", "x": 126, "y": 56, "n": 58, "others": [[130, 56, 0], [133, 56, 0]]}, "hand1.3": {"kind": "card", "zone": "hand1", "x": 169, "y": 56, "n": 59, "others": [[170, 56, 0], [171, 56, 0]]}, "hand1.4": {"kind": "card", "zone": "hand1", "x": 211, "y": 56, "n": 60, "others": [[210, 56, 0], [209, 56, 0]]}, "hand1.5": {"kind": "card", "zone": "hand1", "x": 254, "y": 56, "n": 61, "others": [[250, 56, 0], [247, 56, 0]]}, "hand1.6": {"kind": "card", "zone": "hand1", "x": 297, "y": 56, "n": 62, "others": [[290, 56, 0], [285, 56, 0]]}, "hand1.7": {"kind": "card", "zone": "hand1", "x": 340, "y": 56, "n": 63, "others": [[330, 56, 0], [323, 56, 0]]}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 38, "z": 1}, "plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 39, "say": 40}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 40, "y": 56, "n": 56, "others": [[50, 56, 0], [57, 56, 0]]}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 90, "y": 56, "n": 57, "others": [[97, 56, 0], [101, 56, 0]]}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 140, "y": 56, "n": 58, "others": [[143, 56, 0], [146, 56, 0]]}, "hand2.3": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 59}, "hand2.4": {"kind": "card", "zone": "hand2", "x": 240, "y": 56, "n": 60, "others": [[237, 56, 0], [234, 56, 0]]}, "hand2.5": {"kind": "card", "zone": "hand2", "x": 290, "y": 56, "n": 61, "others": [[283, 56, 0], [279, 56, 0]]}, "hand2.6": {"kind": "card", "zone": "hand2", "x": 340, "y": 56, "n": 62, "others": [[330, 56, 0], [323, 56, 0]]}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 41, "z": 1}},
"marks": [[0, "C8"]],
"arrows": [],
"prompt": null,
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": null
},
{
"title": [1, 2, 3, 4, 42],
"items": {"C8": {"zone": "trick", "x": 130, "y": 82, "n": 1, "say": 43, "others": [[130, 85, 0], [130, 87, 0]], "r": null}, "plate0": {"say": 44}, "R2": {"y": 72, "others": [[79, 72, -5], [124, 72, -5]], "r": -5}, "R8": {"x": 131, "y": 66, "others": [[143, 66, -4], [173, 66, -4]]}, "R13": {"x": 201, "y": 63, "others": [[208, 63, -2], [223, 63, -2]], "r": -2}, "B5": {"x": 272, "others": null, "r": null}, "Y7": {"x": 343, "y": 63, "others": [[336, 63, 2], [321, 63, 2]], "r": 2}, "Y11": {"x": 413, "y": 66, "others": [[401, 66, 4], [371, 66, 4]], "r": 4}, "Y13": {"x": 484, "y": 72, "others": [[465, 72, 5], [420, 72, 5]], "r": 5}},
"marks": [],
"story": [{"text": 45, "rules": 1, "ends": 2}],
"turn": "plate1"
}
],
"chapters": [],
"shapes": [
[
790,
560
],
[
540,
580
],
[
400,
524
]
],
"seats": []
}
},
last: {
"title": [
1,
2,
3,
4,
42
],
"zones": {
"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0},
"pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1},
"stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2},
"discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3},
"trick": {"label": 8, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300},
"seat0": {"label": 9, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 0},
"hand0": {"label": 10, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 0, "own": true},
"bowl0": {"label": 11, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 0},
"seat1": {"label": 12, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 1},
"hand1": {"label": 13, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 1},
"bowl1": {"label": 14, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 1},
"seat2": {"label": 15, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 2},
"hand2": {"label": 16, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 2},
"bowl2": {"label": 17, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 2}
},
"items": {
"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]},
"word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 18, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"},
"word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 19, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"},
"word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"},
"word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 20, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"},
"stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]},
"orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderB", "text": 21, "say": 22, "others": [[62, 62, 0], [62, 62, 0]]},
"orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderC", "text": 23, "say": 24, "others": [[179, 62, 0], [179, 62, 0]]},
"orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 25, "say": 26, "others": [[295, 62, 0], [295, 62, 0]]},
"orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderR", "text": 27, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]},
"stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 29, "say": 30},
"no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"},
"B1": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 0, "face": "B1", "say": 31, "others": [[317, 85, 0], [273, 87, 0]]},
"plate0": {"kind": "plate", "zone": "seat0", "x": 86.0, "y": 15.0, "n": 0, "text": 32, "say": 44, "tone": "you"},
"R2": {"kind": "card", "zone": "hand0", "x": 60, "y": 72, "n": 1, "face": "R2", "others": [[79, 72, -5], [124, 72, -5]], "r": -5},
"R8": {"kind": "card", "zone": "hand0", "x": 131, "y": 66, "n": 7, "face": "R8", "others": [[143, 66, -4], [173, 66, -4]], "r": -4},
"R13": {"kind": "card", "zone": "hand0", "x": 201, "y": 63, "n": 12, "face": "R13", "others": [[208, 63, -2], [223, 63, -2]], "r": -2},
"B5": {"kind": "card", "zone": "hand0", "x": 272, "y": 62, "n": 20, "face": "B5"},
"Y7": {"kind": "card", "zone": "hand0", "x": 343, "y": 63, "n": 38, "face": "Y7", "others": [[336, 63, 2], [321, 63, 2]], "r": 2},
"Y11": {"kind": "card", "zone": "hand0", "x": 413, "y": 66, "n": 42, "face": "Y11", "others": [[401, 66, 4], [371, 66, 4]], "r": 4},
"Y13": {"kind": "card", "zone": "hand0", "x": 484, "y": 72, "n": 44, "face": "Y13", "others": [[465, 72, 5], [420, 72, 5]], "r": 5},
"C8": {"kind": "card", "zone": "trick", "x": 130, "y": 82, "n": 1, "face": "C8", "others": [[130, 85, 0], [130, 87, 0]], "say": 43},
"dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 35, "z": 1},
"plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 36, "say": 37},
"hand1.0": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 56, "others": [[50, 56, 0], [57, 56, 0]]},
"hand1.1": {"kind": "card", "zone": "hand1", "x": 83, "y": 56, "n": 57, "others": [[90, 56, 0], [95, 56, 0]]},
"hand1.2": {"kind": "card", "zone": "hand1", "x": 126, "y": 56, "n": 58, "others": [[130, 56, 0], [133, 56, 0]]},
"hand1.3": {"kind": "card", "zone": "hand1", "x": 169, "y": 56, "n": 59, "others": [[170, 56, 0], [171, 56, 0]]},
"hand1.4": {"kind": "card", "zone": "hand1", "x": 211, "y": 56, "n": 60, "others": [[210, 56, 0], [209, 56, 0]]},
"hand1.5": {"kind": "card", "zone": "hand1", "x": 254, "y": 56, "n": 61, "others": [[250, 56, 0], [247, 56, 0]]},
"hand1.6": {"kind": "card", "zone": "hand1", "x": 297, "y": 56, "n": 62, "others": [[290, 56, 0], [285, 56, 0]]},
"hand1.7": {"kind": "card", "zone": "hand1", "x": 340, "y": 56, "n": 63, "others": [[330, 56, 0], [323, 56, 0]]},
"dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 38, "z": 1},
"plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 39, "say": 40},
"hand2.0": {"kind": "card", "zone": "hand2", "x": 40, "y": 56, "n": 56, "others": [[50, 56, 0], [57, 56, 0]]},
"hand2.1": {"kind": "card", "zone": "hand2", "x": 90, "y": 56, "n": 57, "others": [[97, 56, 0], [101, 56, 0]]},
"hand2.2": {"kind": "card", "zone": "hand2", "x": 140, "y": 56, "n": 58, "others": [[143, 56, 0], [146, 56, 0]]},
"hand2.3": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 59},
"hand2.4": {"kind": "card", "zone": "hand2", "x": 240, "y": 56, "n": 60, "others": [[237, 56, 0], [234, 56, 0]]},
"hand2.5": {"kind": "card", "zone": "hand2", "x": 290, "y": 56, "n": 61, "others": [[283, 56, 0], [279, 56, 0]]},
"hand2.6": {"kind": "card", "zone": "hand2", "x": 340, "y": 56, "n": 62, "others": [[330, 56, 0], [323, 56, 0]]},
"dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 41, "z": 1}
},
"marks": [],
"arrows": [],
"prompt": null,
"story": [
{"text": 45, "rules": 1, "ends": 2}
],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": null
},
},
"mopsen: a quiz is over": {
state: { ui,
"aside": "",
"book": {},
"edits": false,
"examples": {},
"kind": "quiz",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"R5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 5, 3 bones"}
},
"R14": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 14, 1 bone"}
},
"B3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 3, 4 bones"}
},
"B6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 6, 3 bones"}
},
"B8": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 8, 3 bones"}
},
"B14": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 14, 1 bone"}
},
"Y2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 2, 4 bones"}
},
"Y6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 6, 3 bones"}
},
"Y10": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 10, 2 bones"}
},
"Y11": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 11, 2 bones"}
},
"Y12": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 12, 2 bones"}
},
"C3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 3, 3 bones"}
},
"C4": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 4, 3 bones"}
},
"C5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 5, 2 bones"}
},
"orderR": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "red"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#8f2a22"}
},
"orderB": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "blue"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#234a8f"}
},
"orderY": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "yellow"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#795508"}
},
"orderC": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "cat"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#2b6a31"}
},
"bowl": {
"w": 160,
"h": 82,
"svg": "",
"label": {"en": "bowl"},
"at": {"x": 80, "y": 62, "size": 31, "ink": "#fff"}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"stronger": {
"w": 14,
"h": 206,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben <b>&",
"Cleo"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"task": {
"rev": 3,
"stage": "over",
"number": 1,
"of": 2,
"right": 1,
"again": 0,
"last": false,
"paper": {
"seat": 0,
"how": "table",
"every": false,
"text": {
"en": "You play yellow 2 and complete the trick. Which card wins it?"
},
"choices": [],
"at": 0
},
"scores": [
[
"mopsen.win-trick",
1,
1
]
],
"skipped": 0,
"still": 0,
"answered": [
[
{"en": "You play yellow 2 and complete the trick. Which card wins it?"},
true
]
]
},
"theme": "auto",
"timeline": {
"v": 3,
"rev": 3,
"texts": {
"en": [
"asked about",
"Mopsen",
"Round 2 of 3",
"Trick 3",
"Ben <b>& led yellow 6",
"Pecking order",
"Stack",
"Discard pile",
"Trick",
"Anna (you)",
"Your hand",
"Your bowl",
"Ben <b>&",
"Hand of Ben <b>&",
"Bowl of Ben <b>&",
"Cleo",
"Hand of Cleo",
"Bowl of Cleo",
"strongest",
"weakest",
"Discard",
"Red",
"Red, first, the strongest",
"Cat",
"Cat, second",
"Yellow",
"Yellow, third",
"Blue",
"Blue, last, the weakest",
"32",
"32 cards",
"yellow 6, 3 bones, played by Ben <b>&",
"yellow 10, 2 bones, played by Cleo",
"Anna (you) · 9 pts",
"Anna (you), 9 points, and in this round 15 so far: 7 bones and 8 cards in hand",
"7",
"Your bowl: empty, worth 7 bones",
"Ben <b>& · 9 pts",
"Ben <b>&, 9 points, and in this round 7 so far: 2 bones and 5 cards in hand",
"2",
"Bowl of Ben <b>&: one card, 2 bones",
"Cleo · 8 pts",
"Cleo, 8 points, and in this round 6 so far: 1 bone and 5 cards in hand",
"1",
"Bowl of Cleo: one card, 1 bone"
]
},
"marks": [
{
"kind": "active",
"why": 0,
"rules": 0
}
],
"cites": [
[]
],
"frames": [
{
"title": [1, 2, 3, 4],
"zones": {"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 8, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat0": {"label": 9, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 10, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 0, "own": true}, "bowl0": {"label": 11, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 0}, "seat1": {"label": 12, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 13, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 1}, "bowl1": {"label": 14, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 1, "drawn": 50}, "seat2": {"label": 15, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 2}, "hand2": {"label": 16, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 2}, "bowl2": {"label": 17, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 2, "drawn": 70}},
"items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 18, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 19, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 20, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 21, "say": 22, "others": [[62, 62, 0], [62, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderC", "text": 23, "say": 24, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 25, "say": 26, "others": [[295, 62, 0], [295, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderB", "text": 27, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 29, "say": 30}, "C4": {"kind": "card", "zone": "discard", "x": 44, "y": 60, "n": 0, "face": "C4"}, "R5": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 1, "face": "R5"}, "Y6": {"kind": "card", "zone": "trick", "x": 20, "y": 64, "n": 0, "face": "Y6", "say": 31, "others": [[-57, 85, 0], [-13, 87, 0]], "does": 3770704756}, "Y10": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 1, "face": "Y10", "say": 32, "others": [[317, 85, 0], [273, 87, 0]], "does": 3708133989}, "plate0": {"kind": "plate", "zone": "seat0", "x": 86.0, "y": 15.0, "n": 0, "text": 33, "say": 34, "tone": "you"}, "R14": {"kind": "card", "zone": "hand0", "x": 60, "y": 75, "n": 13, "face": "R14", "others": [[79, 75, -6], [124, 75, -6]], "r": -6, "does": 2916891560}, "B3": {"kind": "card", "zone": "hand0", "x": 121, "y": 69, "n": 18, "face": "B3", "others": [[134, 69, -4], [166, 69, -4]], "r": -4, "does": 1628664065}, "B6": {"kind": "card", "zone": "hand0", "x": 181, "y": 64, "n": 21, "face": "B6", "others": [[189, 64, -3], [209, 64, -3]], "r": -3, "does": 1742255082}, "B8": {"kind": "card", "zone": "hand0", "x": 242, "y": 62, "n": 23, "face": "B8", "others": [[244, 62, -1], [251, 62, -1]], "r": -1, "does": 1833344736}, "Y2": {"kind": "card", "zone": "hand0", "x": 302, "y": 62, "n": 33, "face": "Y2", "others": [[300, 62, 1], [293, 62, 1]], "r": 1, "does": 3888761768}, "Y11": {"kind": "card", "zone": "hand0", "x": 363, "y": 64, "n": 42, "face": "Y11", "others": [[355, 64, 3], [335, 64, 3]], "r": 3, "does": 3704080466}, "Y12": {"kind": "card", "zone": "hand0", "x": 423, "y": 69, "n": 43, "face": "Y12", "others": [[410, 69, 4], [378, 69, 4]], "r": 4, "does": 3733026315}, "C3": {"kind": "card", "zone": "hand0", "x": 484, "y": 75, "n": 50, "face": "C3", "others": [[465, 75, 6], [420, 75, 6]], "r": 6, "does": 3652130404}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 36, "z": 1}, "plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 37, "say": 38}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 78, "y": 56, "n": 56}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 134, "y": 56, "n": 57}, "hand1.2": {"kind": "card", "zone": "hand1", "x": 190, "y": 56, "n": 58}, "hand1.3": {"kind": "card", "zone": "hand1", "x": 246, "y": 56, "n": 59}, "hand1.4": {"kind": "card", "zone": "hand1", "x": 302, "y": 56, "n": 60}, "C5": {"kind": "card", "zone": "bowl1", "x": 88, "y": 62, "n": 0, "face": "C5"}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 39, "say": 40, "z": 1}, "plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 41, "say": 42}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 78, "y": 56, "n": 56}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 134, "y": 56, "n": 57}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 58}, "hand2.3": {"kind": "card", "zone": "hand2", "x": 246, "y": 56, "n": 59}, "hand2.4": {"kind": "card", "zone": "hand2", "x": 302, "y": 56, "n": 60}, "B14": {"kind": "card", "zone": "bowl2", "x": 88, "y": 62, "n": 0, "face": "B14"}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 43, "say": 44, "z": 1}},
"marks": [[0, "Y2"]],
"arrows": [],
"prompt": null,
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": null
}
],
"chapters": [],
"shapes": [
[
790,
560
],
[
540,
580
],
[
400,
524
]
],
"seats": []
}
},
},
"mopsen: a page that can practise": {
state: { ui,
"aside": "",
"book": {},
"edits": false,
"examples": {},
"kind": "quiz",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"R2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 2, 4 bones"}
},
"R4": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 4, 4 bones"}
},
"R5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 5, 3 bones"}
},
"R7": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 7, 3 bones"}
},
"R9": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 9, 2 bones"}
},
"R10": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 10, 2 bones"}
},
"R14": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 14, 1 bone"}
},
"R16": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 16, 1 bone"}
},
"B3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 3, 4 bones"}
},
"B4": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 4, 4 bones"}
},
"B6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 6, 3 bones"}
},
"B8": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 8, 3 bones"}
},
"B11": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 11, 2 bones"}
},
"B14": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 14, 1 bone"}
},
"Y2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 2, 4 bones"}
},
"Y6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 6, 3 bones"}
},
"Y10": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 10, 2 bones"}
},
"Y11": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 11, 2 bones"}
},
"Y12": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 12, 2 bones"}
},
"C3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 3, 3 bones"}
},
"C4": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 4, 3 bones"}
},
"C5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 5, 2 bones"}
},
"orderR": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "red"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#8f2a22"}
},
"orderB": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "blue"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#234a8f"}
},
"orderY": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "yellow"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#795508"}
},
"orderC": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "cat"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#2b6a31"}
},
"bowl": {
"w": 160,
"h": 82,
"svg": "",
"label": {"en": "bowl"},
"at": {"x": 80, "y": 62, "size": 31, "ink": "#fff"}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"stronger": {
"w": 14,
"h": 206,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mopsen.clockwise": {
"section": "3.4",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One card, clockwise"},
"text": {"en": "After the lead every other player adds exactly one card, clockwise, each in turn."},
"where": {"en": "How to play"},
"bit": 18
},
"mopsen.follow-suit": {
"section": "3.6",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Follow suit"},
"text": {"en": "If a pug was led, whoever holds pugs of that colour must play one of them, or a cat. Only the leader's card sets the colour."},
"where": {"en": "How to play (the colour that must be followed)"},
"bit": 20
},
"mopsen.compare-colour": {
"section": "3.10",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Colour before number"},
"text": {"en": "First the colour decides: a colour higher in the pecking order beats a lower one, whatever the numbers."},
"where": {"en": "How to play (comparing the cards)"},
"bit": 24
},
"mopsen.compare-number": {
"section": "3.11",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Higher number"},
"text": {"en": "Within one colour the card with the higher number is the higher card."},
"where": {"en": "How to play (comparing the cards)"},
"bit": 25
},
"mopsen.cat-is-colour": {
"section": "3.12",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Cats are a colour"},
"text": {"en": "When cards are compared, cats are simply a fourth colour with its own place in the pecking order."},
"where": {"en": "How to play (comparing the cards)"},
"reading": {"en": "The English text says that cats score by their colour. The sentence is about comparing cards, not about points."},
"bit": 26
},
"mopsen.unique-extremes": {
"section": "3.13",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One high, one low"},
"text": {"en": "Every trick has exactly one highest and one lowest card, and two different players own them."},
"where": {"en": "Follows from the deck"},
"reading": {"en": "All cards differ and at least three are played, so no rule for a tie is needed."},
"bit": 27
},
"mopsen.win-trick": {
"section": "4.1",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Winning the trick"},
"text": {"en": "Whoever played the highest card wins the trick and places that card, and no other, on their own bowl."},
"where": {"en": "How to play (collecting)"},
"bit": 29
},
"mopsen.lowest-pinches": {
"section": "4.5",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "The lowest pinches"},
"text": {"en": "Whoever played the lowest card gets no bones for it. That player changes the pecking order and pinches one card."},
"where": {"en": "How to play (pinching)"},
"bit": 32
},
"mopsen.pinch-must": {
"section": "4.6",
"chapter": "4",
"status": "ambiguous",
"statusText": {"en": "the rulebook can be read in two ways: our reading"},
"title": {"en": "Pinching is a must"},
"text": {"en": "Whoever played the lowest card must take a card, and must change the row as well."},
"where": {"en": "Objective; How to play (pinching)"},
"reading": {"en": "One sentence of the rulebook says must, two say may. The sentence with the duty names both parts, so we follow it; the may tells which cards can be chosen."},
"option": {"en": "pinch = \"may\" allows taking nothing, while the first two steps stay a duty."},
"bit": 33,
"choices": {"may": {"en": "one may take nothing"}}
},
"mopsen.pinch-step-1": {
"section": "4.8",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Step 1: jostle"},
"text": {"en": "The colour of the lowest card moves up to first place in the pecking order. The other colours close up and keep their order."},
"where": {"en": "How to play (pinching, step 1)"},
"reading": {"en": "It happens after the cards were compared, so it counts from the next trick on. If the colour is on top already, nothing changes."},
"bit": 35
},
"mopsen.cat-lowest": {
"section": "4.9",
"chapter": "4",
"status": "silent",
"statusText": {"en": "the rulebook is silent: our reading"},
"title": {"en": "Cat as lowest card"},
"text": {"en": "If the lowest card is a cat, the cats move to the top of the pecking order in the same way."},
"where": {"en": "How to play (pinching, step 1)"},
"reading": {"en": "Step 1 speaks of a pug card only. The cats have their own jostle card and count as a colour, so we move them too."},
"option": {"en": "cat_lowest = \"stays\" leaves the row alone; steps 2 and 3 follow as usual."},
"bit": 36,
"choices": {"stays": {"en": "then the pecking order stays as it is"}}
},
"mopsen.pinch-step-2": {
"section": "4.10",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Step 2: put away"},
"text": {"en": "The lowest card itself goes to the discard pile."},
"where": {"en": "How to play (pinching, step 2)"},
"bit": 37
},
"mopsen.pinch-step-3": {
"section": "4.11",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Step 3: take a card"},
"text": {"en": "Whoever played the lowest card chooses one of the cards of this trick that still lie on the table and takes it into the hand."},
"where": {"en": "How to play (pinching, step 3)"},
"bit": 38
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben",
"Cleo"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"task": {
"rev": 1,
"stage": "asked",
"number": 1,
"of": 1,
"right": 0,
"again": 0,
"last": true,
"paper": {
"seat": 0,
"how": "table",
"every": false,
"text": {
"en": "You play yellow 2 and complete the trick. Which card wins it?"
},
"choices": [],
"at": 0
}
},
"theme": "auto",
"timeline": {
"v": 3,
"rev": 0,
"texts": {
"en": [
"asked about",
"Mopsen",
"Round 2 of 3",
"Trick 3",
"Ben led yellow 6",
"Pecking order",
"Stack",
"Discard pile",
"Trick",
"Anna (you)",
"Your hand",
"Your bowl",
"Ben",
"Hand of Ben",
"Bowl of Ben",
"Cleo",
"Hand of Cleo",
"Bowl of Cleo",
"strongest",
"weakest",
"Discard",
"Red",
"Red, first, the strongest",
"Cat",
"Cat, second",
"Yellow",
"Yellow, third",
"Blue",
"Blue, last, the weakest",
"32",
"32 cards",
"yellow 6, 3 bones, played by Ben",
"yellow 10, 2 bones, played by Cleo",
"Anna (you) · 9 pts",
"Anna (you), 9 points, and in this round 15 so far: 7 bones and 8 cards in hand",
"7",
"Your bowl: empty, worth 7 bones",
"Ben · 9 pts",
"Ben, 9 points, and in this round 7 so far: 2 bones and 5 cards in hand",
"2",
"Bowl of Ben: one card, 2 bones",
"Cleo · 8 pts",
"Cleo, 8 points, and in this round 6 so far: 1 bone and 5 cards in hand",
"1",
"Bowl of Cleo: one card, 1 bone",
"It should be like this.",
"Yellow, first, the strongest",
"Red, second",
"Cat, third",
"Anna (you), 9 points, and in this round 14 so far: 7 bones and 7 cards in hand",
"Cleo, 8 points, and in this round 8 so far: 3 bones and 5 cards in hand",
"3",
"Bowl of Cleo: 2 cards, 3 bones",
"You follow suit with yellow 2, because yellow 6 was led.",
"Yellow 10 beats yellow 6: the colour is the same, and 10 is higher than 6. Cleo wins the trick, and yellow 10 goes on Cleo’s bowl.",
"Yellow 2 is the lowest card of the trick. You get no bones for it, but you pinch.",
"Yellow moves to the top. The pecking order is now yellow, red, cat, blue",
"Yellow 2 is on the discard pile and cannot be taken",
"Take the card still lying there",
"Round 1 of 3",
"Trick 4",
"Ben led red 4",
"Blue, third",
"Yellow, last, the weakest",
"red 4, 4 bones, played by Ben",
"cat 5, 2 bones, played by Cleo",
"Anna (you) · 0 pts",
"Anna (you), 0 points, and in this round 10 so far: 5 bones and 5 cards in hand",
"5",
"Your bowl: 2 cards, 5 bones",
"Ben · 0 pts",
"Ben, 0 points, and in this round 6 so far: 2 bones and 4 cards in hand",
"Cleo · 0 pts",
"Cleo, 0 points, and in this round 14 so far: 7 bones and 7 cards in hand",
"Bowl of Cleo: empty, worth 7 bones",
"Cleo pinches",
"Cat, first, the strongest",
"Anna (you), 0 points, and in this round 11 so far: 7 bones and 4 cards in hand",
"Your bowl: 3 cards, 7 bones",
"You follow suit with red 10, because red 4 was led.",
"Red 10 beats red 4, since 10 is higher than 4, and both beat cat 5: red stood above the cats in the pecking order. You win the trick, and red 10 goes on your bowl.",
"Cat 5 is the lowest card of the trick. Cleo gets no bones for it but pinches.",
"The cats move to the top. The pecking order is now cat, red, blue, yellow",
"Cat 5 is on the discard pile and cannot be taken",
"Cleo takes the card still lying there"
]
},
"marks": [
{
"kind": "active",
"why": 0,
"rules": 0
},
{
"kind": "active",
"tag": 18
},
{
"kind": "wins"
},
{
"kind": "lowest"
}
],
"cites": [
[],
[
"mopsen.follow-suit",
"mopsen.clockwise"
],
[
"mopsen.compare-number",
"mopsen.win-trick"
],
[
"mopsen.lowest-pinches",
"mopsen.unique-extremes",
"mopsen.pinch-step-1",
"mopsen.pinch-step-2",
"mopsen.pinch-step-3",
"mopsen.pinch-must"
],
[
"mopsen.compare-number",
"mopsen.compare-colour",
"mopsen.cat-is-colour",
"mopsen.win-trick"
],
[
"mopsen.lowest-pinches",
"mopsen.unique-extremes",
"mopsen.pinch-step-1",
"mopsen.cat-lowest",
"mopsen.pinch-step-2",
"mopsen.pinch-step-3",
"mopsen.pinch-must"
]
],
"frames": [
{
"title": [1, 2, 3, 4],
"zones": {"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 8, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat0": {"label": 9, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 10, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 0, "own": true}, "bowl0": {"label": 11, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 0}, "seat1": {"label": 12, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 13, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 1}, "bowl1": {"label": 14, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 1, "drawn": 50}, "seat2": {"label": 15, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 2}, "hand2": {"label": 16, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 2}, "bowl2": {"label": 17, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 2, "drawn": 70}},
"items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 18, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 19, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 20, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 21, "say": 22, "others": [[62, 62, 0], [62, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderC", "text": 23, "say": 24, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 25, "say": 26, "others": [[295, 62, 0], [295, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderB", "text": 27, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 29, "say": 30}, "C4": {"kind": "card", "zone": "discard", "x": 44, "y": 60, "n": 0, "face": "C4"}, "R5": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 1, "face": "R5"}, "Y6": {"kind": "card", "zone": "trick", "x": 20, "y": 64, "n": 0, "face": "Y6", "say": 31, "others": [[-57, 85, 0], [-13, 87, 0]], "does": 3770704756}, "Y10": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 1, "face": "Y10", "say": 32, "others": [[317, 85, 0], [273, 87, 0]], "does": 3708133989}, "plate0": {"kind": "plate", "zone": "seat0", "x": 86.0, "y": 15.0, "n": 0, "text": 33, "say": 34, "tone": "you"}, "R14": {"kind": "card", "zone": "hand0", "x": 60, "y": 75, "n": 13, "face": "R14", "others": [[79, 75, -6], [124, 75, -6]], "r": -6, "does": 2916891560}, "B3": {"kind": "card", "zone": "hand0", "x": 121, "y": 69, "n": 18, "face": "B3", "others": [[134, 69, -4], [166, 69, -4]], "r": -4, "does": 1628664065}, "B6": {"kind": "card", "zone": "hand0", "x": 181, "y": 64, "n": 21, "face": "B6", "others": [[189, 64, -3], [209, 64, -3]], "r": -3, "does": 1742255082}, "B8": {"kind": "card", "zone": "hand0", "x": 242, "y": 62, "n": 23, "face": "B8", "others": [[244, 62, -1], [251, 62, -1]], "r": -1, "does": 1833344736}, "Y2": {"kind": "card", "zone": "hand0", "x": 302, "y": 62, "n": 33, "face": "Y2", "others": [[300, 62, 1], [293, 62, 1]], "r": 1, "does": 3888761768}, "Y11": {"kind": "card", "zone": "hand0", "x": 363, "y": 64, "n": 42, "face": "Y11", "others": [[355, 64, 3], [335, 64, 3]], "r": 3, "does": 3704080466}, "Y12": {"kind": "card", "zone": "hand0", "x": 423, "y": 69, "n": 43, "face": "Y12", "others": [[410, 69, 4], [378, 69, 4]], "r": 4, "does": 3733026315}, "C3": {"kind": "card", "zone": "hand0", "x": 484, "y": 75, "n": 50, "face": "C3", "others": [[465, 75, 6], [420, 75, 6]], "r": 6, "does": 3652130404}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 36, "z": 1}, "plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 37, "say": 38}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 78, "y": 56, "n": 56}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 134, "y": 56, "n": 57}, "hand1.2": {"kind": "card", "zone": "hand1", "x": 190, "y": 56, "n": 58}, "hand1.3": {"kind": "card", "zone": "hand1", "x": 246, "y": 56, "n": 59}, "hand1.4": {"kind": "card", "zone": "hand1", "x": 302, "y": 56, "n": 60}, "C5": {"kind": "card", "zone": "bowl1", "x": 88, "y": 62, "n": 0, "face": "C5"}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 39, "say": 40, "z": 1}, "plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 41, "say": 42}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 78, "y": 56, "n": 56}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 134, "y": 56, "n": 57}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 58}, "hand2.3": {"kind": "card", "zone": "hand2", "x": 246, "y": 56, "n": 59}, "hand2.4": {"kind": "card", "zone": "hand2", "x": 302, "y": 56, "n": 60}, "B14": {"kind": "card", "zone": "bowl2", "x": 88, "y": 62, "n": 0, "face": "B14"}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 43, "say": 44, "z": 1}},
"marks": [[0, "Y2"]],
"arrows": [],
"prompt": null,
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": null
},
{
"items": {"Y6": {"does": null}, "Y10": {"does": null}, "R14": {"does": null}, "B3": {"does": null}, "B6": {"does": null}, "B8": {"does": null}, "Y2": {"does": null}, "Y11": {"does": null}, "Y12": {"does": null}, "C3": {"does": null}},
"story": [{"text": 45, "rules": 0}]
},
{
"items": {"orderY": {"y": 26, "n": 0, "say": 46, "others": [[62, 62, 0], [62, 62, 0]]}, "orderR": {"y": 79, "n": 1, "say": 47, "others": [[179, 62, 0], [179, 62, 0]]}, "orderC": {"y": 132, "n": 2, "say": 48, "others": [[295, 62, 0], [295, 62, 0]]}, "C4": {"x": 46, "y": 62}, "R5": {"x": 44, "y": 60}, "Y2": {"zone": "discard", "x": 42, "y": 58, "n": 2, "others": null, "r": null}, "plate0": {"say": 49}, "R14": {"y": 72, "others": [[79, 72, -5], [124, 72, -5]], "r": -5}, "B3": {"x": 131, "y": 66, "others": [[143, 66, -4], [173, 66, -4]]}, "B6": {"x": 201, "y": 63, "others": [[208, 63, -2], [223, 63, -2]], "r": -2}, "B8": {"x": 272, "others": null, "r": null}, "Y11": {"x": 343, "y": 63, "others": [[336, 63, 2], [321, 63, 2]], "r": 2}, "Y12": {"x": 413, "y": 66, "others": [[401, 66, 4], [371, 66, 4]]}, "C3": {"y": 72, "others": [[465, 72, 5], [420, 72, 5]], "r": 5}, "plate2": {"say": 50}, "B14": {"x": 66}, "Y10": {"zone": "bowl2", "x": 110, "y": 62, "say": null, "others": null}, "dish2": {"text": 51, "say": 52}},
"marks": [[1, "orderY"], [2, "Y10"], [3, "Y2"]],
"story": [{"text": 53, "rules": 1}, {"text": 54, "rules": 2, "heads": true}, {"text": 55, "rules": 3, "steps": [{"text": 56, "done": true}, {"text": 57, "done": true}, {"text": 58, "done": false}], "ends": 2}]
},
{
"title": [1, 59, 60, 61],
"zones": {"bowl0": {"drawn": 420}, "bowl2": {"drawn": null}},
"items": {"orderR": {"y": 26, "n": 0, "say": 22, "others": [[62, 62, 0], [62, 62, 0]]}, "orderC": {"y": 79, "n": 1, "say": 24, "others": [[179, 62, 0], [179, 62, 0]]}, "orderB": {"y": 132, "n": 2, "say": 62, "others": [[295, 62, 0], [295, 62, 0]]}, "orderY": {"y": 185, "n": 3, "say": 63, "others": [[412, 62, 0], [412, 62, 0]]}, "B3": {"zone": "discard", "x": 46, "y": 62, "n": 0, "others": null, "r": null}, "C3": {"zone": "discard", "x": 44, "y": 60, "n": 1, "others": null, "r": null}, "R2": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 2, "face": "R2"}, "R4": {"kind": "card", "zone": "trick", "x": 20, "y": 64, "n": 0, "face": "R4", "say": 64, "others": [[-57, 85, 0], [-13, 87, 0]], "does": 876949531}, "C5": {"zone": "trick", "x": 240, "y": 64, "n": 1, "say": 65, "others": [[317, 85, 0], [273, 87, 0]], "does": 3710020310}, "plate0": {"text": 66, "say": 67}, "R7": {"kind": "card", "zone": "hand0", "x": 128, "y": 66, "n": 6, "face": "R7", "r": -4, "does": 906202690}, "R10": {"kind": "card", "zone": "hand0", "x": 200, "y": 63, "n": 9, "face": "R10", "r": -2, "does": 2866123636}, "B11": {"kind": "card", "zone": "hand0", "x": 272, "y": 62, "n": 26, "face": "B11", "does": 3421990593}, "Y2": {"zone": "hand0", "x": 344, "y": 63, "n": 33, "r": 2, "does": 3888761768}, "Y6": {"zone": "hand0", "x": 416, "y": 66, "n": 37, "r": 4, "does": 3770704756, "say": null, "others": null}, "R16": {"kind": "card", "zone": "bowl0", "x": 66, "y": 62, "n": 0, "face": "R16"}, "B4": {"kind": "card", "zone": "bowl0", "x": 110, "y": 62, "n": 1, "face": "B4"}, "dish0": {"text": 68, "say": 69}, "plate1": {"text": 70, "say": 71}, "hand1.0": {"x": 106}, "hand1.1": {"x": 162}, "hand1.2": {"x": 218}, "hand1.3": {"x": 274}, "R9": {"kind": "card", "zone": "bowl1", "x": 88, "y": 62, "n": 0, "face": "R9"}, "plate2": {"text": 72, "say": 73}, "hand2.0": {"x": 40, "others": [[50, 56, 0], [57, 56, 0]]}, "hand2.1": {"x": 90, "others": [[97, 56, 0], [101, 56, 0]]}, "hand2.2": {"x": 140, "others": [[143, 56, 0], [146, 56, 0]]}, "hand2.3": {"x": 190}, "hand2.4": {"x": 240, "others": [[237, 56, 0], [234, 56, 0]]}, "hand2.5": {"kind": "card", "zone": "hand2", "x": 290, "y": 56, "n": 61, "others": [[283, 56, 0], [279, 56, 0]]}, "hand2.6": {"kind": "card", "zone": "hand2", "x": 340, "y": 56, "n": 62, "others": [[330, 56, 0], [323, 56, 0]]}, "dish2": {"text": 35, "say": 74}, "C4": null, "R5": null, "R14": null, "B6": null, "B8": null, "Y11": null, "Y12": null, "hand1.4": null, "B14": null, "Y10": null},
"marks": [[0, "R10"]],
"story": []
},
{
"items": {"R4": {"does": null}, "C5": {"does": null}, "R7": {"does": null}, "R10": {"does": null}, "B11": {"does": null}, "Y2": {"does": null}, "Y6": {"does": null}},
"story": [{"text": 45, "rules": 0}]
},
{
"title": [1, 59, 60, 61, 75],
"items": {"orderC": {"y": 26, "n": 0, "say": 76, "others": [[62, 62, 0], [62, 62, 0]]}, "orderR": {"y": 79, "n": 1, "say": 47, "others": [[179, 62, 0], [179, 62, 0]]}, "C3": {"x": 46, "y": 62}, "R2": {"x": 44, "y": 60}, "C5": {"zone": "discard", "x": 42, "y": 58, "n": 3, "say": null, "others": null}, "plate0": {"say": 77}, "R7": {"x": 164, "y": 64, "r": -3}, "B11": {"x": 236, "r": -1}, "Y2": {"x": 308, "y": 62, "r": 1}, "Y6": {"x": 380, "y": 64, "r": 3}, "R16": {"x": 45}, "B4": {"x": 88}, "R10": {"zone": "bowl0", "x": 131, "y": 62, "n": 2, "r": null}, "dish0": {"text": 35, "say": 78}, "B3": null},
"marks": [[1, "orderC"], [2, "R10"], [3, "C5"]],
"story": [{"text": 79, "rules": 1}, {"text": 80, "rules": 4, "heads": true}, {"text": 81, "rules": 5, "steps": [{"text": 82, "done": true}, {"text": 83, "done": true}, {"text": 84, "done": false}], "ends": 2}],
"turn": "plate2"
}
],
"chapters": [],
"shapes": [
[
790,
560
],
[
540,
580
],
[
400,
524
]
],
"seats": []
},
"key": {
"more": [],
"papers": {
"all": [
{"paper": {"seat": 0, "how": "table", "every": false, "text": {"en": "You play yellow 2 and complete the trick. Which card wins it?"}, "choices": [], "at": 0}, "right": ["Y10"], "rule": "mopsen.win-trick", "notes": [{"text": {"en": "Yellow 10 is the highest card. Cleo takes the trick."}, "rules": ["mopsen.win-trick"]}, {"text": {"en": "Yellow 10 is higher than yellow 6: the colour is the same, and 10 is more than 6."}, "rules": ["mopsen.compare-number"]}], "replies": {"Y2": {"notes": [{"text": {"en": "Yellow 10 is higher than yellow 2: the colour is the same, and 10 is more than 2."}, "rules": ["mopsen.compare-number"]}], "hint": [{"text": {"en": "Yellow 2 is not the highest: a higher number of the same colour lies in the trick, too."}, "rules": ["mopsen.compare-number"]}]}, "Y6": {"notes": [{"text": {"en": "Yellow 10 is higher than yellow 6: the colour is the same, and 10 is more than 6."}, "rules": ["mopsen.compare-number"]}], "hint": [{"text": {"en": "Yellow 6 is not the highest: a higher number of the same colour lies in the trick, too."}, "rules": ["mopsen.compare-number"]}]}}, "row": {"question": "mopsen.takes-the-trick.98a142ca5c", "game": "mopsen", "level": 1, "rules": ["mopsen.win-trick", "mopsen.compare-number"]}, "kind": "takes-the-trick", "otherwise": [{"text": {"en": "The rule: Whoever played the highest card wins the trick and places that card, and no other, on their own bowl."}, "rules": ["mopsen.win-trick"]}], "play": [2, 3], "film": 0},
{"paper": {"seat": 0, "how": "table", "every": false, "text": {"en": "You play red 10 and complete the trick. Which card wins it?"}, "choices": [], "at": 3}, "right": ["R10"], "rule": "mopsen.win-trick", "notes": [{"text": {"en": "Red 10 is the highest card. You take the trick."}, "rules": ["mopsen.win-trick"]}, {"text": {"en": "Red 10 is higher than red 4: the colour is the same, and 10 is more than 4."}, "rules": ["mopsen.compare-number"]}], "replies": {"C5": {"notes": [{"text": {"en": "Red 10 is higher than cat 5: red stands above the cats in the pecking order, whatever the numbers."}, "rules": ["mopsen.compare-colour", "mopsen.pecking-meaning", "mopsen.cat-is-colour"]}], "hint": [{"text": {"en": "Cat 5 is not the highest: a colour that stands above the cats in the pecking order lies in the trick, too."}, "rules": ["mopsen.compare-colour"]}]}, "R4": {"notes": [{"text": {"en": "Red 10 is higher than red 4: the colour is the same, and 10 is more than 4."}, "rules": ["mopsen.compare-number"]}], "hint": [{"text": {"en": "Red 4 is not the highest: a higher number of the same colour lies in the trick, too."}, "rules": ["mopsen.compare-number"]}]}}, "row": {"question": "mopsen.takes-the-trick.2fe400750f", "game": "mopsen", "level": 2, "rules": ["mopsen.win-trick", "mopsen.compare-number", "mopsen.compare-colour", "mopsen.pecking-meaning", "mopsen.cat-is-colour"]}, "kind": "takes-the-trick", "otherwise": [{"text": {"en": "The rule: Whoever played the highest card wins the trick and places that card, and no other, on their own bowl."}, "rules": ["mopsen.win-trick"]}], "play": [5, 6], "film": 0, "spare": true}
]
}
}
},
last: {
"title": [
1,
59,
60,
61,
75
],
"zones": {
"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0},
"pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1},
"stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2},
"discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3},
"trick": {"label": 8, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300},
"seat0": {"label": 9, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 0},
"hand0": {"label": 10, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 0, "own": true},
"bowl0": {"label": 11, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 0, "drawn": 420},
"seat1": {"label": 12, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 1},
"hand1": {"label": 13, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 1},
"bowl1": {"label": 14, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 1, "drawn": 50},
"seat2": {"label": 15, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 2},
"hand2": {"label": 16, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 2},
"bowl2": {"label": 17, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 2}
},
"items": {
"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]},
"word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 18, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"},
"word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 19, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"},
"word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"},
"word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 20, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"},
"stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]},
"orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderR", "text": 21, "say": 47, "others": [[179, 62, 0], [179, 62, 0]]},
"orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderC", "text": 23, "say": 76, "others": [[62, 62, 0], [62, 62, 0]]},
"orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderY", "text": 25, "say": 63, "others": [[412, 62, 0], [412, 62, 0]]},
"orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderB", "text": 27, "say": 62, "others": [[295, 62, 0], [295, 62, 0]]},
"stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 29, "say": 30},
"Y6": {"kind": "card", "zone": "hand0", "x": 380, "y": 64, "n": 37, "face": "Y6", "r": 3},
"plate0": {"kind": "plate", "zone": "seat0", "x": 86.0, "y": 15.0, "n": 0, "text": 66, "say": 77, "tone": "you"},
"Y2": {"kind": "card", "zone": "hand0", "x": 308, "y": 62, "n": 33, "face": "Y2", "r": 1},
"C3": {"kind": "card", "zone": "discard", "x": 46, "y": 62, "n": 1, "face": "C3"},
"dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 78, "z": 1},
"plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 70, "say": 71},
"hand1.0": {"kind": "card", "zone": "hand1", "x": 106, "y": 56, "n": 56},
"hand1.1": {"kind": "card", "zone": "hand1", "x": 162, "y": 56, "n": 57},
"hand1.2": {"kind": "card", "zone": "hand1", "x": 218, "y": 56, "n": 58},
"hand1.3": {"kind": "card", "zone": "hand1", "x": 274, "y": 56, "n": 59},
"C5": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 3, "face": "C5"},
"dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 39, "say": 40, "z": 1},
"plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 72, "say": 73},
"hand2.0": {"kind": "card", "zone": "hand2", "x": 40, "y": 56, "n": 56, "others": [[50, 56, 0], [57, 56, 0]]},
"hand2.1": {"kind": "card", "zone": "hand2", "x": 90, "y": 56, "n": 57, "others": [[97, 56, 0], [101, 56, 0]]},
"hand2.2": {"kind": "card", "zone": "hand2", "x": 140, "y": 56, "n": 58, "others": [[143, 56, 0], [146, 56, 0]]},
"hand2.3": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 59},
"hand2.4": {"kind": "card", "zone": "hand2", "x": 240, "y": 56, "n": 60, "others": [[237, 56, 0], [234, 56, 0]]},
"dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 74, "z": 1},
"R2": {"kind": "card", "zone": "discard", "x": 44, "y": 60, "n": 2, "face": "R2"},
"R4": {"kind": "card", "zone": "trick", "x": 20, "y": 64, "n": 0, "face": "R4", "say": 64, "others": [[-57, 85, 0], [-13, 87, 0]]},
"R7": {"kind": "card", "zone": "hand0", "x": 164, "y": 64, "n": 6, "face": "R7", "r": -3},
"R10": {"kind": "card", "zone": "bowl0", "x": 131, "y": 62, "n": 2, "face": "R10"},
"B11": {"kind": "card", "zone": "hand0", "x": 236, "y": 62, "n": 26, "face": "B11", "r": -1},
"R16": {"kind": "card", "zone": "bowl0", "x": 45, "y": 62, "n": 0, "face": "R16"},
"B4": {"kind": "card", "zone": "bowl0", "x": 88, "y": 62, "n": 1, "face": "B4"},
"R9": {"kind": "card", "zone": "bowl1", "x": 88, "y": 62, "n": 0, "face": "R9"},
"hand2.5": {"kind": "card", "zone": "hand2", "x": 290, "y": 56, "n": 61, "others": [[283, 56, 0], [279, 56, 0]]},
"hand2.6": {"kind": "card", "zone": "hand2", "x": 340, "y": 56, "n": 62, "others": [[330, 56, 0], [323, 56, 0]]}
},
"marks": [
[1, "orderC"],
[2, "R10"],
[3, "C5"]
],
"arrows": [],
"prompt": null,
"story": [
{"text": 79, "rules": 1},
{"text": 80, "rules": 4, "heads": true},
{"text": 81, "rules": 5, "steps": [{"text": 82, "done": true}, {"text": 83, "done": true}, {"text": 84, "done": false}], "ends": 2}
],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate2",
"coach": null
},
},
"mopsen: a quiz on a page": {
state: { ui,
"aside": "",
"book": {},
"edits": false,
"examples": {},
"kind": "quiz",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"R2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 2, 4 bones"}
},
"R3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 3, 4 bones"}
},
"R4": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 4, 4 bones"}
},
"R5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 5, 3 bones"}
},
"R6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 6, 3 bones"}
},
"R7": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 7, 3 bones"}
},
"R9": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 9, 2 bones"}
},
"R10": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 10, 2 bones"}
},
"R11": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 11, 2 bones"}
},
"R12": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 12, 2 bones"}
},
"R13": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 13, 1 bone"}
},
"R14": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 14, 1 bone"}
},
"R15": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 15, 1 bone"}
},
"R16": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 16, 1 bone"}
},
"B1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 1, 4 bones"}
},
"B3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 3, 4 bones"}
},
"B5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 5, 3 bones"}
},
"B6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 6, 3 bones"}
},
"B7": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 7, 3 bones"}
},
"B8": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 8, 3 bones"}
},
"B9": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 9, 2 bones"}
},
"B11": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 11, 2 bones"}
},
"B12": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 12, 2 bones"}
},
"B13": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 13, 1 bone"}
},
"B14": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 14, 1 bone"}
},
"B15": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 15, 1 bone"}
},
"B16": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 16, 1 bone"}
},
"Y2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 2, 4 bones"}
},
"Y3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 3, 4 bones"}
},
"Y4": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 4, 4 bones"}
},
"Y5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 5, 3 bones"}
},
"Y6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 6, 3 bones"}
},
"Y8": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 8, 3 bones"}
},
"Y10": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 10, 2 bones"}
},
"Y11": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 11, 2 bones"}
},
"Y12": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 12, 2 bones"}
},
"Y14": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 14, 1 bone"}
},
"Y15": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 15, 1 bone"}
},
"Y16": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 16, 1 bone"}
},
"C1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 1, 4 bones"}
},
"C2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 2, 4 bones"}
},
"C3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 3, 3 bones"}
},
"C4": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 4, 3 bones"}
},
"C5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 5, 2 bones"}
},
"C6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 6, 2 bones"}
},
"C7": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 7, 1 bone"}
},
"C8": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 8, 1 bone"}
},
"orderR": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "red"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#8f2a22"}
},
"orderB": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "blue"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#234a8f"}
},
"orderY": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "yellow"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#795508"}
},
"orderC": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "cat"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#2b6a31"}
},
"bowl": {
"w": 160,
"h": 82,
"svg": "",
"label": {"en": "bowl"},
"at": {"x": 80, "y": 62, "size": 31, "ink": "#fff"}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"stronger": {
"w": 14,
"h": 206,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mopsen.pecking-meaning": {
"section": "1.11",
"chapter": "1",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Pecking order"},
"text": {"en": "The nearer to the top a colour stands in the row, the stronger it is. The cats have a place in the row like the three pugs."},
"where": {"en": "Set-up; How to play"},
"bit": 5
},
"mopsen.clockwise": {
"section": "3.4",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One card, clockwise"},
"text": {"en": "After the lead every other player adds exactly one card, clockwise, each in turn."},
"where": {"en": "How to play"},
"bit": 18
},
"mopsen.follow-suit": {
"section": "3.6",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Follow suit"},
"text": {"en": "If a pug was led, whoever holds pugs of that colour must play one of them, or a cat. Only the leader's card sets the colour."},
"where": {"en": "How to play (the colour that must be followed)"},
"bit": 20
},
"mopsen.void-any": {
"section": "3.8",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Cannot follow"},
"text": {"en": "A player who has no pug of the led colour may play any card."},
"where": {"en": "How to play (the colour that must be followed)"},
"reading": {"en": "So whoever adds another colour shows that there is no pug of the led colour in that hand."},
"bit": 22
},
"mopsen.compare-colour": {
"section": "3.10",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Colour before number"},
"text": {"en": "First the colour decides: a colour higher in the pecking order beats a lower one, whatever the numbers."},
"where": {"en": "How to play (comparing the cards)"},
"bit": 24
},
"mopsen.compare-number": {
"section": "3.11",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Higher number"},
"text": {"en": "Within one colour the card with the higher number is the higher card."},
"where": {"en": "How to play (comparing the cards)"},
"bit": 25
},
"mopsen.unique-extremes": {
"section": "3.13",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One high, one low"},
"text": {"en": "Every trick has exactly one highest and one lowest card, and two different players own them."},
"where": {"en": "Follows from the deck"},
"reading": {"en": "All cards differ and at least three are played, so no rule for a tie is needed."},
"bit": 27
},
"mopsen.win-trick": {
"section": "4.1",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Winning the trick"},
"text": {"en": "Whoever played the highest card wins the trick and places that card, and no other, on their own bowl."},
"where": {"en": "How to play (collecting)"},
"bit": 29
},
"mopsen.lowest-pinches": {
"section": "4.5",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "The lowest pinches"},
"text": {"en": "Whoever played the lowest card gets no bones for it. That player changes the pecking order and pinches one card."},
"where": {"en": "How to play (pinching)"},
"bit": 32
},
"mopsen.pinch-must": {
"section": "4.6",
"chapter": "4",
"status": "ambiguous",
"statusText": {"en": "the rulebook can be read in two ways: our reading"},
"title": {"en": "Pinching is a must"},
"text": {"en": "Whoever played the lowest card must take a card, and must change the row as well."},
"where": {"en": "Objective; How to play (pinching)"},
"reading": {"en": "One sentence of the rulebook says must, two say may. The sentence with the duty names both parts, so we follow it; the may tells which cards can be chosen."},
"option": {"en": "pinch = \"may\" allows taking nothing, while the first two steps stay a duty."},
"bit": 33,
"choices": {"may": {"en": "one may take nothing"}}
},
"mopsen.pinch-step-1": {
"section": "4.8",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Step 1: jostle"},
"text": {"en": "The colour of the lowest card moves up to first place in the pecking order. The other colours close up and keep their order."},
"where": {"en": "How to play (pinching, step 1)"},
"reading": {"en": "It happens after the cards were compared, so it counts from the next trick on. If the colour is on top already, nothing changes."},
"bit": 35
},
"mopsen.cat-lowest": {
"section": "4.9",
"chapter": "4",
"status": "silent",
"statusText": {"en": "the rulebook is silent: our reading"},
"title": {"en": "Cat as lowest card"},
"text": {"en": "If the lowest card is a cat, the cats move to the top of the pecking order in the same way."},
"where": {"en": "How to play (pinching, step 1)"},
"reading": {"en": "Step 1 speaks of a pug card only. The cats have their own jostle card and count as a colour, so we move them too."},
"option": {"en": "cat_lowest = \"stays\" leaves the row alone; steps 2 and 3 follow as usual."},
"bit": 36,
"choices": {"stays": {"en": "then the pecking order stays as it is"}}
},
"mopsen.pinch-step-2": {
"section": "4.10",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Step 2: put away"},
"text": {"en": "The lowest card itself goes to the discard pile."},
"where": {"en": "How to play (pinching, step 2)"},
"bit": 37
},
"mopsen.pinch-step-3": {
"section": "4.11",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Step 3: take a card"},
"text": {"en": "Whoever played the lowest card chooses one of the cards of this trick that still lie on the table and takes it into the hand."},
"where": {"en": "How to play (pinching, step 3)"},
"bit": 38
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben",
"Cleo"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"task": {
"rev": 1,
"stage": "asked",
"number": 1,
"of": 7,
"right": 0,
"again": 0,
"last": false,
"paper": {
"seat": 0,
"how": "choice",
"every": false,
"text": {
"en": "You play yellow 6 and complete the trick. What is the pecking order after that, the strongest first?"
},
"choices": [
{"en": "Cat, red, blue, yellow"},
{"en": "Cat, yellow, red, blue"},
{"en": "Yellow, cat, red, blue"}
],
"at": 0
}
},
"theme": "auto",
"timeline": {
"v": 3,
"rev": 0,
"texts": {
"en": [
"asked about",
"Mopsen",
"Round 1 of 3",
"Trick 7",
"Ben led yellow 4",
"Pecking order",
"Stack",
"Discard pile",
"Trick",
"Anna (you)",
"Your hand",
"Your bowl",
"Ben",
"Hand of Ben",
"Bowl of Ben",
"Cleo",
"Hand of Cleo",
"Bowl of Cleo",
"strongest",
"weakest",
"Discard",
"Cat",
"Cat, first, the strongest",
"Yellow",
"Yellow, second",
"Red",
"Red, third",
"Blue",
"Blue, last, the weakest",
"32",
"32 cards",
"yellow 4, 4 bones, played by Ben",
"yellow 5, 3 bones, played by Cleo",
"Anna (you) · 0 pts",
"Anna (you), 0 points, and in this round 8 so far: 1 bone and 7 cards in hand",
"1",
"Your bowl: one card, 1 bone",
"Ben · 0 pts",
"Ben, 0 points, and in this round 6 so far: 5 bones and one card in hand",
"5",
"Bowl of Ben: 3 cards, 5 bones",
"Cleo · 0 pts",
"Cleo, 0 points, and in this round 6 so far: 4 bones and 2 cards in hand",
"4",
"Bowl of Cleo: 2 cards, 4 bones",
"It should be like this.",
"Ben pinches",
"Yellow, first, the strongest",
"Cat, second",
"Anna (you), 0 points, and in this round 10 so far: 4 bones and 6 cards in hand",
"Your bowl: 2 cards, 4 bones",
"You follow suit with yellow 6, because yellow 4 was led.",
"Yellow 6 beats yellow 5: the colour is the same, and 6 is higher than 5. You win the trick, and yellow 6 goes on your bowl.",
"Yellow 4 is the lowest card of the trick. Ben gets no bones for it but pinches.",
"Yellow moves to the top. The pecking order is now yellow, cat, red, blue",
"Yellow 4 is on the discard pile and cannot be taken",
"Ben takes the card still lying there",
"Ben led blue 11",
"Blue, second",
"Yellow, third",
"Red, last, the weakest",
"blue 11, 2 bones, played by Ben",
"yellow 2, 4 bones, played by Cleo",
"Anna (you), 0 points, and in this round 8 so far: 3 bones and 5 cards in hand",
"Ben, 0 points, and in this round 12 so far: 10 bones and 2 cards in hand",
"10",
"Bowl of Ben: 3 cards, 10 bones",
"Cleo, 0 points, and in this round 9 so far: 6 bones and 3 cards in hand",
"6",
"Bowl of Cleo: 2 cards, 6 bones",
"Round 2 of 3",
"Ben led red 10",
"Red, first, the strongest",
"Cat, third",
"Yellow, last, the weakest",
"red 10, 2 bones, played by Ben",
"cat 8, 1 bone, played by Cleo",
"Anna (you) · 8 pts",
"Anna (you), 8 points, and in this round 8 so far: 3 bones and 5 cards in hand",
"3",
"Your bowl: one card, 3 bones",
"Ben · 9 pts",
"Ben, 9 points, and in this round 3 so far: 2 bones and one card in hand",
"2",
"Bowl of Ben: 2 cards, 2 bones",
"Cleo · 5 pts",
"Cleo, 5 points, and in this round 7 so far: 3 bones and 4 cards in hand",
"Bowl of Cleo: 3 cards, 3 bones",
"Cleo pinches",
"Red, second",
"Blue, third",
"blue 5, 3 bones, yours",
"Anna (you), 8 points, and in this round 7 so far: 3 bones and 4 cards in hand",
"Ben, 9 points, and in this round 5 so far: 4 bones and one card in hand",
"Bowl of Ben: 3 cards, 4 bones",
"You have no red pug, so you may play any card: blue 5.",
"When the trick was complete, red stood above blue in the pecking order, so red 10 beat blue 5. Ben wins the trick, and red 10 goes on Ben’s bowl.",
"Cat 8 is the lowest card of the trick. Cleo gets no bones for it but pinches.",
"The cats move to the top. The pecking order is now cat, red, blue, yellow",
"Cat 8 is on the discard pile and cannot be taken",
"Cleo takes the card still lying there",
"Trick 3",
"Ben led blue 6",
"blue 6, 3 bones, played by Ben",
"blue 5, 3 bones, played by Cleo",
"Anna (you) · 9 pts",
"7",
"Your bowl: empty, worth 7 bones",
"Ben · 10 pts",
"Bowl of Ben: one card, 2 bones",
"Cleo · 14 pts",
"Bowl of Cleo: one card, 1 bone",
"Anna (you), 9 points, and in this round 13 so far: 7 bones and 6 cards in hand",
"Ben, 10 points, and in this round 8 so far: 2 bones and 6 cards in hand",
"Cleo, 14 points, and in this round 7 so far: 1 bone and 6 cards in hand",
"Blue, first, the strongest",
"Anna (you), 9 points, and in this round 12 so far: 7 bones and 5 cards in hand",
"Ben, 10 points, and in this round 11 so far: 5 bones and 6 cards in hand",
"Bowl of Ben: 2 cards, 5 bones",
"You follow suit with blue 1, because blue 6 was led.",
"Blue 6 beats blue 5: the colour is the same, and 6 is higher than 5. Ben wins the trick, and blue 6 goes on Ben’s bowl.",
"Blue 1 is the lowest card of the trick. You get no bones for it, but you pinch.",
"Blue moves to the top. The pecking order is now blue, red, cat, yellow",
"Blue 1 is on the discard pile and cannot be taken",
"Take the card still lying there",
"Trick 8",
"Ben led yellow 14",
"yellow 14, 1 bone, played by Ben",
"blue 15, 1 bone, played by Cleo",
"Anna (you), 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"Your bowl: 3 cards, 7 bones",
"Ben, 0 points, and in this round 6 so far: 2 bones and 4 cards in hand",
"Cleo, 0 points, and in this round 9 so far: 8 bones and one card in hand",
"8",
"Bowl of Cleo: 3 cards, 8 bones",
"Your answer would be true after another move: You play red 9.",
"Cat, last, the weakest",
"Anna (you), 0 points, and in this round 11 so far: 9 bones and 2 cards in hand",
"9",
"Your bowl: 4 cards, 9 bones",
"You have no yellow pug, so you may play any card: red 9.",
"When the trick was complete, red stood above yellow in the pecking order, so red 9 beat yellow 14. You win the trick, and red 9 goes on your bowl.",
"Blue 15 is the lowest card of the trick. Cleo gets no bones for it but pinches.",
"Blue moves to the top. The pecking order is now blue, red, yellow, cat",
"Blue 15 is on the discard pile and cannot be taken",
"Anna (you), 0 points, and in this round 9 so far: 7 bones and 2 cards in hand",
"Ben, 0 points, and in this round 7 so far: 3 bones and 4 cards in hand",
"Bowl of Ben: 2 cards, 3 bones",
"You have no yellow pug, so you may play any card: blue 12.",
"When the trick was complete, yellow stood above blue in the pecking order, so yellow 14 beat blue 15. Ben wins the trick, and yellow 14 goes on Ben’s bowl.",
"Blue 12 is the lowest card of the trick. You get no bones for it, but you pinch.",
"Blue 12 is on the discard pile and cannot be taken"
]
},
"marks": [
{
"kind": "active",
"why": 0,
"rules": 0
},
{
"kind": "active",
"tag": 18
},
{
"kind": "wins"
},
{
"kind": "lowest"
}
],
"cites": [
[],
[
"mopsen.follow-suit",
"mopsen.clockwise"
],
[
"mopsen.compare-number",
"mopsen.win-trick"
],
[
"mopsen.lowest-pinches",
"mopsen.unique-extremes",
"mopsen.pinch-step-1",
"mopsen.pinch-step-2",
"mopsen.pinch-step-3",
"mopsen.pinch-must"
],
[
"mopsen.void-any",
"mopsen.clockwise"
],
[
"mopsen.compare-colour",
"mopsen.pecking-meaning",
"mopsen.win-trick"
],
[
"mopsen.lowest-pinches",
"mopsen.unique-extremes",
"mopsen.pinch-step-1",
"mopsen.cat-lowest",
"mopsen.pinch-step-2",
"mopsen.pinch-step-3",
"mopsen.pinch-must"
]
],
"frames": [
{
"title": [1, 2, 3, 4],
"zones": {"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 8, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat0": {"label": 9, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 10, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 0, "own": true}, "bowl0": {"label": 11, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 0, "drawn": 420}, "seat1": {"label": 12, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 13, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 1}, "bowl1": {"label": 14, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 1, "drawn": 50}, "seat2": {"label": 15, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 2}, "hand2": {"label": 16, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 2}, "bowl2": {"label": 17, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 2, "drawn": 70}},
"items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 18, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 19, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 20, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderC", "text": 21, "say": 22, "others": [[62, 62, 0], [62, 62, 0]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderY", "text": 23, "say": 24, "others": [[179, 62, 0], [179, 62, 0]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderR", "text": 25, "say": 26, "others": [[295, 62, 0], [295, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderB", "text": 27, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 29, "say": 30}, "R9": {"kind": "card", "zone": "discard", "x": 46, "y": 62, "n": 3, "face": "R9"}, "Y16": {"kind": "card", "zone": "discard", "x": 44, "y": 60, "n": 4, "face": "Y16"}, "C7": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 5, "face": "C7"}, "Y4": {"kind": "card", "zone": "trick", "x": 20, "y": 64, "n": 0, "face": "Y4", "say": 31, "others": [[-57, 85, 0], [-13, 87, 0]]}, "Y5": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 1, "face": "Y5", "say": 32, "others": [[317, 85, 0], [273, 87, 0]]}, "plate0": {"kind": "plate", "zone": "seat0", "x": 86.0, "y": 15.0, "n": 0, "text": 33, "say": 34, "tone": "you"}, "R11": {"kind": "card", "zone": "hand0", "x": 60, "y": 72, "n": 10, "face": "R11", "others": [[79, 72, -5], [124, 72, -5]], "r": -5}, "B5": {"kind": "card", "zone": "hand0", "x": 131, "y": 66, "n": 20, "face": "B5", "others": [[143, 66, -4], [173, 66, -4]], "r": -4}, "B14": {"kind": "card", "zone": "hand0", "x": 201, "y": 63, "n": 29, "face": "B14", "others": [[208, 63, -2], [223, 63, -2]], "r": -2}, "Y6": {"kind": "card", "zone": "hand0", "x": 272, "y": 62, "n": 37, "face": "Y6"}, "Y8": {"kind": "card", "zone": "hand0", "x": 343, "y": 63, "n": 39, "face": "Y8", "others": [[336, 63, 2], [321, 63, 2]], "r": 2}, "Y10": {"kind": "card", "zone": "hand0", "x": 413, "y": 66, "n": 41, "face": "Y10", "others": [[401, 66, 4], [371, 66, 4]], "r": 4}, "Y15": {"kind": "card", "zone": "hand0", "x": 484, "y": 72, "n": 46, "face": "Y15", "others": [[465, 72, 5], [420, 72, 5]], "r": 5}, "B13": {"kind": "card", "zone": "bowl0", "x": 88, "y": 62, "n": 0, "face": "B13"}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 35, "say": 36, "z": 1}, "plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 37, "say": 38}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 190, "y": 56, "n": 56}, "R10": {"kind": "card", "zone": "bowl1", "x": 45, "y": 62, "n": 0, "face": "R10"}, "R13": {"kind": "card", "zone": "bowl1", "x": 88, "y": 62, "n": 1, "face": "R13"}, "R12": {"kind": "card", "zone": "bowl1", "x": 131, "y": 62, "n": 2, "face": "R12"}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 39, "say": 40, "z": 1}, "plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 41, "say": 42}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 162, "y": 56, "n": 56}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 218, "y": 56, "n": 57}, "Y14": {"kind": "card", "zone": "bowl2", "x": 66, "y": 62, "n": 0, "face": "Y14"}, "B8": {"kind": "card", "zone": "bowl2", "x": 110, "y": 62, "n": 1, "face": "B8"}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 43, "say": 44, "z": 1}},
"marks": [[0, "Y6"]],
"arrows": [],
"prompt": null,
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": null
},
{
"story": [{"text": 45, "rules": 0}]
},
{
"title": [1, 2, 3, 4, 46],
"items": {"orderY": {"y": 26, "n": 0, "say": 47, "others": [[62, 62, 0], [62, 62, 0]]}, "orderC": {"y": 79, "n": 1, "say": 48, "others": [[179, 62, 0], [179, 62, 0]]}, "Y16": {"x": 46, "y": 62}, "C7": {"x": 44, "y": 60}, "Y4": {"zone": "discard", "x": 42, "y": 58, "n": 6, "say": null, "others": null}, "Y5": {"n": 0}, "plate0": {"say": 49}, "R11": {"x": 92, "y": 69, "others": [[92, 69, -4], [124, 69, -4]], "r": -4}, "B5": {"x": 164, "y": 64, "others": [[164, 64, -3], [183, 64, -3]], "r": -3}, "B14": {"x": 236, "y": 62, "others": [[236, 62, -1], [242, 62, -1]], "r": -1}, "Y8": {"x": 308, "y": 62, "others": [[308, 62, 1], [302, 62, 1]], "r": 1}, "Y10": {"x": 380, "y": 64, "others": [[380, 64, 3], [361, 64, 3]], "r": 3}, "Y15": {"x": 452, "y": 69, "others": [[452, 69, 4], [420, 69, 4]], "r": 4}, "B13": {"x": 66}, "Y6": {"zone": "bowl0", "x": 110, "n": 1}, "dish0": {"text": 43, "say": 50}, "R9": null},
"marks": [[1, "orderY"], [2, "Y6"], [3, "Y4"]],
"story": [{"text": 51, "rules": 1}, {"text": 52, "rules": 2, "heads": true}, {"text": 53, "rules": 3, "steps": [{"text": 54, "done": true}, {"text": 55, "done": true}, {"text": 56, "done": false}], "ends": 2}],
"turn": "plate1"
},
{
"title": [1, 2, 3, 57],
"items": {"orderC": {"y": 26, "n": 0, "say": 22, "others": [[62, 62, 0], [62, 62, 0]]}, "orderB": {"y": 79, "n": 1, "say": 58, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"y": 132, "n": 2, "say": 59, "others": [[295, 62, 0], [295, 62, 0]]}, "orderR": {"y": 185, "n": 3, "say": 60, "others": [[412, 62, 0], [412, 62, 0]]}, "Y11": {"kind": "card", "zone": "discard", "x": 46, "y": 62, "n": 3, "face": "Y11"}, "B12": {"kind": "card", "zone": "discard", "x": 44, "y": 60, "n": 4, "face": "B12"}, "C4": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 5, "face": "C4"}, "B11": {"kind": "card", "zone": "trick", "x": 20, "y": 64, "n": 0, "face": "B11", "say": 61, "others": [[-57, 85, 0], [-13, 87, 0]]}, "Y2": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 1, "face": "Y2", "say": 62, "others": [[317, 85, 0], [273, 87, 0]]}, "plate0": {"say": 63}, "R15": {"kind": "card", "zone": "hand0", "x": 128, "y": 66, "n": 14, "face": "R15", "r": -4}, "R16": {"kind": "card", "zone": "hand0", "x": 200, "y": 63, "n": 15, "face": "R16", "r": -2}, "B3": {"kind": "card", "zone": "hand0", "x": 272, "y": 62, "n": 18, "face": "B3"}, "B7": {"kind": "card", "zone": "hand0", "x": 344, "y": 63, "n": 22, "face": "B7", "r": 2}, "B9": {"kind": "card", "zone": "hand0", "x": 416, "y": 66, "n": 24, "face": "B9", "r": 4}, "R7": {"kind": "card", "zone": "bowl0", "x": 88, "y": 62, "n": 0, "face": "R7"}, "dish0": {"text": null, "say": null}, "plate1": {"say": 64}, "hand1.0": {"x": 162}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 218, "y": 56, "n": 57}, "C5": {"kind": "card", "zone": "bowl1", "x": 45, "y": 62, "n": 0, "face": "C5"}, "Y4": {"zone": "bowl1", "x": 88, "y": 62, "n": 1}, "Y3": {"kind": "card", "zone": "bowl1", "x": 131, "y": 62, "n": 2, "face": "Y3"}, "dish1": {"text": 65, "say": 66}, "plate2": {"say": 67}, "hand2.0": {"x": 134}, "hand2.1": {"x": 190}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 246, "y": 56, "n": 58}, "C3": {"kind": "card", "zone": "bowl2", "x": 66, "y": 62, "n": 0, "face": "C3"}, "R5": {"kind": "card", "zone": "bowl2", "x": 110, "y": 62, "n": 1, "face": "R5"}, "dish2": {"text": 68, "say": 69}, "Y16": null, "C7": null, "Y5": null, "R11": null, "B5": null, "B14": null, "Y8": null, "Y10": null, "Y15": null, "B13": null, "Y6": null, "R10": null, "R13": null, "R12": null, "Y14": null, "B8": null},
"marks": [[0, "plate0"]],
"story": [],
"turn": "plate0"
},
{
"title": [1, 70, 3, 71],
"items": {"orderR": {"y": 26, "n": 0, "say": 72, "others": [[62, 62, 0], [62, 62, 0]]}, "orderC": {"y": 132, "n": 2, "say": 73, "others": [[295, 62, 0], [295, 62, 0]]}, "orderY": {"y": 185, "n": 3, "say": 74, "others": [[412, 62, 0], [412, 62, 0]]}, "B3": {"zone": "discard", "x": 46, "n": 3}, "B1": {"kind": "card", "zone": "discard", "x": 44, "y": 60, "n": 4, "face": "B1"}, "R6": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 5, "face": "R6"}, "R10": {"kind": "card", "zone": "trick", "x": 20, "y": 64, "n": 0, "face": "R10", "say": 75, "others": [[-57, 85, 0], [-13, 87, 0]]}, "C8": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 1, "face": "C8", "say": 76, "others": [[317, 85, 0], [273, 87, 0]]}, "plate0": {"text": 77, "say": 78}, "B5": {"kind": "card", "zone": "hand0", "x": 128, "y": 66, "n": 20, "face": "B5", "r": -4}, "B7": {"x": 200, "r": -2}, "Y12": {"kind": "card", "zone": "hand0", "x": 272, "y": 62, "n": 43, "face": "Y12"}, "Y16": {"kind": "card", "zone": "hand0", "x": 344, "y": 63, "n": 47, "face": "Y16", "r": 2}, "C2": {"kind": "card", "zone": "hand0", "x": 416, "y": 66, "n": 49, "face": "C2", "r": 4}, "dish0": {"text": 79, "say": 80}, "plate1": {"text": 81, "say": 82}, "hand1.0": {"x": 190}, "R13": {"kind": "card", "zone": "bowl1", "x": 66, "y": 62, "n": 0, "face": "R13"}, "C7": {"kind": "card", "zone": "bowl1", "x": 110, "y": 62, "n": 1, "face": "C7"}, "dish1": {"text": 83, "say": 84}, "plate2": {"text": 85, "say": 86}, "hand2.0": {"x": 106}, "hand2.1": {"x": 162}, "hand2.2": {"x": 218}, "hand2.3": {"kind": "card", "zone": "hand2", "x": 274, "y": 56, "n": 59}, "R16": {"zone": "bowl2", "x": 45, "y": 62, "n": 0, "r": null}, "B16": {"kind": "card", "zone": "bowl2", "x": 88, "y": 62, "n": 1, "face": "B16"}, "B15": {"kind": "card", "zone": "bowl2", "x": 131, "y": 62, "n": 2, "face": "B15"}, "dish2": {"text": 79, "say": 87}, "Y11": null, "B12": null, "C4": null, "B11": null, "Y2": null, "R15": null, "B9": null, "hand1.1": null, "C5": null, "Y4": null, "Y3": null, "C3": null, "R5": null},
"marks": [[0, "B5"]]
},
{
"story": [{"text": 45, "rules": 0}]
},
{
"title": [1, 70, 3, 71, 88],
"items": {"orderC": {"y": 26, "n": 0, "say": 22, "others": [[62, 62, 0], [62, 62, 0]]}, "orderR": {"y": 79, "n": 1, "say": 89, "others": [[179, 62, 0], [179, 62, 0]]}, "orderB": {"y": 132, "n": 2, "say": 90, "others": [[295, 62, 0], [295, 62, 0]]}, "B1": {"x": 46, "y": 62}, "R6": {"x": 44, "y": 60}, "C8": {"zone": "discard", "x": 42, "y": 58, "n": 6, "say": null, "others": null}, "B5": {"zone": "trick", "x": 130, "y": 82, "n": 0, "say": 91, "others": [[130, 85, 0], [130, 87, 0]], "r": null}, "plate0": {"say": 92}, "B7": {"x": 164, "y": 64, "r": -3}, "Y12": {"x": 236, "r": -1}, "Y16": {"x": 308, "y": 62, "r": 1}, "C2": {"x": 380, "y": 64, "r": 3}, "plate1": {"say": 93}, "R13": {"x": 45}, "C7": {"x": 88}, "R10": {"zone": "bowl1", "x": 131, "y": 62, "n": 2, "say": null, "others": null}, "dish1": {"text": 43, "say": 94}, "B3": null},
"marks": [[1, "orderC"], [2, "R10"], [3, "C8"]],
"story": [{"text": 95, "rules": 4}, {"text": 96, "rules": 5, "heads": true}, {"text": 97, "rules": 6, "steps": [{"text": 98, "done": true}, {"text": 99, "done": true}, {"text": 100, "done": false}], "ends": 2}],
"turn": "plate2"
},
{
"title": [1, 70, 101, 102],
"zones": {"bowl0": {"drawn": null}},
"items": {"orderR": {"y": 26, "n": 0, "say": 72, "others": [[62, 62, 0], [62, 62, 0]]}, "orderC": {"y": 79, "n": 1, "say": 48, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"y": 132, "n": 2, "say": 59, "others": [[295, 62, 0], [295, 62, 0]]}, "orderB": {"y": 185, "n": 3, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]}, "C1": {"kind": "card", "zone": "discard", "x": 44, "y": 60, "n": 0, "face": "C1"}, "R3": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 1, "face": "R3"}, "B6": {"kind": "card", "zone": "trick", "x": 20, "y": 64, "n": 0, "face": "B6", "say": 103, "others": [[-57, 85, 0], [-13, 87, 0]], "does": 1742255082}, "B5": {"x": 240, "y": 64, "n": 1, "say": 104, "others": [[317, 85, 0], [273, 87, 0]], "does": 1704857011}, "plate0": {"text": 105, "does": 746737087, "say": null}, "R2": {"kind": "card", "zone": "hand0", "x": 92, "y": 69, "n": 1, "face": "R2", "others": [[92, 69, -4], [124, 69, -4]], "r": -4, "does": 818433193}, "R16": {"zone": "hand0", "x": 164, "y": 64, "n": 15, "others": [[164, 64, -3], [183, 64, -3]], "r": -3, "does": 2925064134}, "B1": {"zone": "hand0", "x": 236, "n": 16, "others": [[236, 62, -1], [242, 62, -1]], "r": -1, "does": 1654105455}, "Y4": {"kind": "card", "zone": "hand0", "x": 308, "y": 62, "n": 35, "face": "Y4", "others": [[308, 62, 1], [302, 62, 1]], "r": 1, "does": 3812931354}, "Y10": {"kind": "card", "zone": "hand0", "x": 380, "y": 64, "n": 41, "face": "Y10", "others": [[380, 64, 3], [361, 64, 3]], "r": 3, "does": 3708133989}, "Y14": {"kind": "card", "zone": "hand0", "x": 452, "y": 69, "n": 45, "face": "Y14", "others": [[452, 69, 4], [420, 69, 4]], "r": 4, "does": 3658222265}, "dish0": {"text": 106, "say": 107}, "plate1": {"text": 108, "does": 759179144, "say": null}, "hand1.0": {"x": 50, "others": [[50, 56, 0], [57, 56, 0]]}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 106, "y": 56, "n": 57, "others": [[106, 56, 0], [110, 56, 0]]}, "hand1.2": {"kind": "card", "zone": "hand1", "x": 162, "y": 56, "n": 58, "others": [[162, 56, 0], [163, 56, 0]]}, "hand1.3": {"kind": "card", "zone": "hand1", "x": 218, "y": 56, "n": 59, "others": [[218, 56, 0], [217, 56, 0]]}, "hand1.4": {"kind": "card", "zone": "hand1", "x": 274, "y": 56, "n": 60, "others": [[274, 56, 0], [270, 56, 0]]}, "hand1.5": {"kind": "card", "zone": "hand1", "x": 330, "y": 56, "n": 61, "others": [[330, 56, 0], [323, 56, 0]]}, "C6": {"kind": "card", "zone": "bowl1", "x": 88, "y": 62, "n": 0, "face": "C6"}, "dish1": {"text": 83, "say": 109}, "plate2": {"text": 110, "does": 788961745, "say": null}, "hand2.0": {"x": 50, "others": [[50, 56, 0], [57, 56, 0]]}, "hand2.1": {"x": 106, "others": [[106, 56, 0], [110, 56, 0]]}, "hand2.2": {"x": 162, "others": [[162, 56, 0], [163, 56, 0]]}, "hand2.3": {"x": 218, "others": [[218, 56, 0], [217, 56, 0]]}, "hand2.4": {"kind": "card", "zone": "hand2", "x": 274, "y": 56, "n": 60, "others": [[274, 56, 0], [270, 56, 0]]}, "hand2.5": {"kind": "card", "zone": "hand2", "x": 330, "y": 56, "n": 61, "others": [[330, 56, 0], [323, 56, 0]]}, "R14": {"kind": "card", "zone": "bowl2", "x": 88, "y": 62, "n": 0, "face": "R14"}, "dish2": {"text": 35, "say": 111}, "R6": null, "C8": null, "B7": null, "Y12": null, "Y16": null, "C2": null, "R7": null, "R13": null, "C7": null, "R10": null, "B16": null, "B15": null},
"marks": [[0, "B1"]],
"story": [],
"turn": "plate0"
},
{
"items": {"B6": {"does": null}, "B5": {"does": null}, "plate0": {"say": 112, "does": null}, "R2": {"does": null}, "R16": {"does": null}, "B1": {"does": null}, "Y4": {"does": null}, "Y10": {"does": null}, "Y14": {"does": null}, "plate1": {"say": 113, "does": null}, "plate2": {"say": 114, "does": null}},
"story": [{"text": 45, "rules": 0}]
},
{
"items": {"orderB": {"y": 26, "n": 0, "say": 115, "others": [[62, 62, 0], [62, 62, 0]]}, "orderR": {"y": 79, "n": 1, "say": 89, "others": [[179, 62, 0], [179, 62, 0]]}, "orderC": {"y": 132, "n": 2, "say": 73, "others": [[295, 62, 0], [295, 62, 0]]}, "orderY": {"y": 185, "n": 3, "say": 74, "others": [[412, 62, 0], [412, 62, 0]]}, "C1": {"x": 46, "y": 62}, "R3": {"x": 44, "y": 60}, "B1": {"zone": "discard", "x": 42, "y": 58, "n": 2, "others": null, "r": null}, "B5": {"n": 0}, "plate0": {"say": 116}, "R2": {"x": 128, "y": 66, "others": null}, "R16": {"x": 200, "y": 63, "r": -2, "others": null}, "Y4": {"x": 272, "others": null, "r": null}, "Y10": {"x": 344, "y": 63, "r": 2, "others": null}, "Y14": {"x": 416, "y": 66, "others": null}, "plate1": {"say": 117}, "C6": {"x": 66}, "B6": {"zone": "bowl1", "x": 110, "y": 62, "n": 1, "say": null, "others": null}, "dish1": {"text": 39, "say": 118}},
"marks": [[1, "orderB"], [2, "B6"], [3, "B1"]],
"story": [{"text": 119, "rules": 1}, {"text": 120, "rules": 2, "heads": true}, {"text": 121, "rules": 3, "steps": [{"text": 122, "done": true}, {"text": 123, "done": true}, {"text": 124, "done": false}], "ends": 2}]
},
{
"title": [1, 2, 125, 126],
"zones": {"bowl0": {"drawn": 420}},
"items": {"orderR": {"y": 26, "n": 0, "say": 72, "others": [[62, 62, 0], [62, 62, 0]]}, "orderY": {"y": 79, "n": 1, "say": 24, "others": [[179, 62, 0], [179, 62, 0]]}, "orderB": {"y": 185, "n": 3, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]}, "Y6": {"kind": "card", "zone": "discard", "x": 46, "y": 62, "n": 4, "face": "Y6"}, "R6": {"kind": "card", "zone": "discard", "x": 44, "y": 60, "n": 5, "face": "R6"}, "R7": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 6, "face": "R7"}, "Y14": {"zone": "trick", "x": 20, "y": 64, "n": 0, "say": 127, "others": [[-57, 85, 0], [-13, 87, 0]], "r": null}, "B15": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 1, "face": "B15", "say": 128, "others": [[317, 85, 0], [273, 87, 0]]}, "plate0": {"text": 33, "say": 129}, "R9": {"kind": "card", "zone": "hand0", "x": 200, "y": 63, "n": 8, "face": "R9", "r": -2}, "B3": {"kind": "card", "zone": "hand0", "x": 272, "y": 62, "n": 18, "face": "B3"}, "B12": {"kind": "card", "zone": "hand0", "x": 344, "y": 63, "n": 27, "face": "B12", "r": 2}, "R4": {"kind": "card", "zone": "bowl0", "x": 45, "y": 62, "n": 0, "face": "R4"}, "C5": {"kind": "card", "zone": "bowl0", "x": 88, "y": 62, "n": 1, "face": "C5"}, "Y16": {"kind": "card", "zone": "bowl0", "x": 131, "y": 62, "n": 2, "face": "Y16"}, "dish0": {"say": 130}, "plate1": {"text": 37, "say": 131}, "hand1.0": {"x": 106, "others": null}, "hand1.1": {"x": 162, "others": null}, "hand1.2": {"x": 218, "others": null}, "hand1.3": {"x": 274, "others": null}, "R11": {"kind": "card", "zone": "bowl1", "x": 88, "y": 62, "n": 0, "face": "R11"}, "dish1": {"text": 83, "say": 109}, "plate2": {"text": 41, "say": 132}, "hand2.0": {"x": 190, "others": null}, "C3": {"kind": "card", "zone": "bowl2", "x": 45, "y": 62, "n": 0, "face": "C3"}, "Y4": {"zone": "bowl2", "x": 88, "n": 1}, "R15": {"kind": "card", "zone": "bowl2", "x": 131, "y": 62, "n": 2, "face": "R15"}, "dish2": {"text": 133, "say": 134}, "C1": null, "R3": null, "B1": null, "B5": null, "R2": null, "R16": null, "Y10": null, "hand1.4": null, "hand1.5": null, "C6": null, "B6": null, "hand2.1": null, "hand2.2": null, "hand2.3": null, "hand2.4": null, "hand2.5": null, "R14": null},
"marks": [[0, "B12"]],
"story": []
},
{
"story": [{"text": 135, "rules": 0}]
},
{
"title": [1, 2, 125, 126, 88],
"items": {"orderB": {"y": 26, "n": 0, "say": 115, "others": [[62, 62, 0], [62, 62, 0]]}, "orderR": {"y": 79, "n": 1, "say": 89, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"y": 132, "n": 2, "say": 59, "others": [[295, 62, 0], [295, 62, 0]]}, "orderC": {"y": 185, "n": 3, "say": 136, "others": [[412, 62, 0], [412, 62, 0]]}, "R6": {"x": 46, "y": 62}, "R7": {"x": 44, "y": 60}, "B15": {"zone": "discard", "x": 42, "y": 58, "n": 7, "say": null, "others": null}, "plate0": {"say": 137}, "B3": {"x": 236, "r": -1}, "B12": {"x": 308, "y": 62, "r": 1}, "R4": {"x": 88, "y": 27}, "C5": {"x": 45}, "Y16": {"x": 88}, "R9": {"zone": "bowl0", "x": 131, "y": 62, "n": 3, "r": null}, "dish0": {"text": 138, "say": 139}, "Y6": null},
"marks": [[1, "orderB"], [2, "R9"], [3, "B15"]],
"story": [{"text": 140, "rules": 4}, {"text": 141, "rules": 5, "heads": true}, {"text": 142, "rules": 3, "steps": [{"text": 143, "done": true}, {"text": 144, "done": true}, {"text": 100, "done": false}], "ends": 2}],
"turn": "plate2"
},
{
"title": [1, 2, 125, 126],
"items": {"orderR": {"y": 26, "n": 0, "say": 72, "others": [[62, 62, 0], [62, 62, 0]]}, "orderY": {"y": 79, "n": 1, "say": 24, "others": [[179, 62, 0], [179, 62, 0]]}, "orderC": {"y": 132, "n": 2, "say": 73, "others": [[295, 62, 0], [295, 62, 0]]}, "orderB": {"y": 185, "n": 3, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]}, "Y6": {"kind": "card", "zone": "discard", "x": 46, "y": 62, "n": 4, "face": "Y6"}, "R6": {"x": 44, "y": 60}, "R7": {"x": 42, "y": 58}, "B15": {"zone": "trick", "x": 240, "y": 64, "n": 1, "say": 128, "others": [[317, 85, 0], [273, 87, 0]]}, "plate0": {"say": 129}, "R9": {"zone": "hand0", "x": 200, "y": 63, "n": 8, "r": -2}, "B3": {"x": 272, "r": null}, "B12": {"x": 344, "y": 63, "r": 2}, "R4": {"x": 45, "y": 62}, "C5": {"x": 88}, "Y16": {"x": 131}, "dish0": {"text": 106, "say": 130}},
"marks": [[0, "B12"]],
"story": [{"text": 45, "rules": 0}],
"turn": "plate0"
},
{
"items": {"orderB": {"y": 26, "n": 0, "say": 115, "others": [[62, 62, 0], [62, 62, 0]]}, "orderR": {"y": 79, "n": 1, "say": 89, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"y": 132, "n": 2, "say": 59, "others": [[295, 62, 0], [295, 62, 0]]}, "orderC": {"y": 185, "n": 3, "say": 136, "others": [[412, 62, 0], [412, 62, 0]]}, "R6": {"x": 46, "y": 62}, "R7": {"x": 44, "y": 60}, "B12": {"zone": "discard", "x": 42, "y": 58, "n": 7, "r": null}, "B15": {"n": 0}, "plate0": {"say": 145}, "R9": {"x": 236, "y": 62, "r": -1}, "B3": {"x": 308, "r": 1}, "plate1": {"say": 146}, "R11": {"x": 66}, "Y14": {"zone": "bowl1", "x": 110, "y": 62, "n": 1, "say": null, "others": null}, "dish1": {"text": 79, "say": 147}, "Y6": null},
"marks": [[1, "orderB"], [2, "Y14"], [3, "B12"]],
"story": [{"text": 148, "rules": 4}, {"text": 149, "rules": 5, "heads": true}, {"text": 150, "rules": 3, "steps": [{"text": 143, "done": true}, {"text": 151, "done": true}, {"text": 124, "done": false}], "ends": 2}]
}
],
"chapters": [],
"shapes": [
[
790,
560
],
[
540,
580
],
[
400,
524
]
],
"seats": []
},
"key": {
"more": [
{
"kit": {"art": "", "written": {"en": ""}, "faces": {"R3": {"w": 80, "h": 112, "svg": "", "label": {"en": "red 3, 4 bones"}}, "R9": {"w": 80, "h": 112, "svg": "", "label": {"en": "red 9, 2 bones"}}, "R11": {"w": 80, "h": 112, "svg": "", "label": {"en": "red 11, 2 bones"}}, "R16": {"w": 80, "h": 112, "svg": "", "label": {"en": "red 16, 1 bone"}}, "B8": {"w": 80, "h": 112, "svg": "", "label": {"en": "blue 8, 3 bones"}}, "B11": {"w": 80, "h": 112, "svg": "", "label": {"en": "blue 11, 2 bones"}}, "B12": {"w": 80, "h": 112, "svg": "", "label": {"en": "blue 12, 2 bones"}}, "Y1": {"w": 80, "h": 112, "svg": "", "label": {"en": "yellow 1, 4 bones"}}, "Y3": {"w": 80, "h": 112, "svg": "", "label": {"en": "yellow 3, 4 bones"}}, "Y4": {"w": 80, "h": 112, "svg": "", "label": {"en": "yellow 4, 4 bones"}}, "C1": {"w": 80, "h": 112, "svg": "", "label": {"en": "cat 1, 4 bones"}}, "C2": {"w": 80, "h": 112, "svg": "", "label": {"en": "cat 2, 4 bones"}}, "C7": {"w": 80, "h": 112, "svg": "", "label": {"en": "cat 7, 1 bone"}}, "orderR": {"w": 112, "h": 52, "svg": "", "label": {"en": "red"}, "at": {"x": 78, "y": 25, "size": 15, "ink": "#8f2a22"}}, "orderB": {"w": 112, "h": 52, "svg": "", "label": {"en": "blue"}, "at": {"x": 78, "y": 25, "size": 15, "ink": "#234a8f"}}, "orderY": {"w": 112, "h": 52, "svg": "", "label": {"en": "yellow"}, "at": {"x": 78, "y": 25, "size": 15, "ink": "#795508"}}, "orderC": {"w": 112, "h": 52, "svg": "", "label": {"en": "cat"}, "at": {"x": 78, "y": 25, "size": 15, "ink": "#2b6a31"}}, "bowl": {"w": 160, "h": 82, "svg": "", "label": {"en": "bowl"}, "at": {"x": 80, "y": 62, "size": 31, "ink": "#fff"}}, "stack": {"w": 88, "h": 120, "svg": "", "label": {"en": ""}, "at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}}, "stronger": {"w": 14, "h": 206, "svg": "", "label": {"en": ""}}}, "back": {"w": 80, "h": 112, "svg": "", "label": {"en": "face-down card"}}, "rules": {"mopsen.clockwise": {"section": "3.4", "chapter": "3", "status": "explicit", "statusText": {"en": "the rulebook says so"}, "title": {"en": "One card, clockwise"}, "text": {"en": "After the lead every other player adds exactly one card, clockwise, each in turn."}, "where": {"en": "How to play"}, "bit": 18}, "mopsen.cat-lead": {"section": "3.9", "chapter": "3", "status": "explicit", "statusText": {"en": "the rulebook says so"}, "title": {"en": "A cat was led"}, "text": {"en": "If a cat was led, no colour is forced in that trick."}, "where": {"en": "How to play (the colour that must be followed)"}, "reading": {"en": "This holds for the whole trick. A pug that a later player adds does not force a colour either."}, "bit": 23}, "mopsen.compare-colour": {"section": "3.10", "chapter": "3", "status": "explicit", "statusText": {"en": "the rulebook says so"}, "title": {"en": "Colour before number"}, "text": {"en": "First the colour decides: a colour higher in the pecking order beats a lower one, whatever the numbers."}, "where": {"en": "How to play (comparing the cards)"}, "bit": 24}, "mopsen.compare-number": {"section": "3.11", "chapter": "3", "status": "explicit", "statusText": {"en": "the rulebook says so"}, "title": {"en": "Higher number"}, "text": {"en": "Within one colour the card with the higher number is the higher card."}, "where": {"en": "How to play (comparing the cards)"}, "bit": 25}, "mopsen.cat-is-colour": {"section": "3.12", "chapter": "3", "status": "explicit", "statusText": {"en": "the rulebook says so"}, "title": {"en": "Cats are a colour"}, "text": {"en": "When cards are compared, cats are simply a fourth colour with its own place in the pecking order."}, "where": {"en": "How to play (comparing the cards)"}, "reading": {"en": "The English text says that cats score by their colour. The sentence is about comparing cards, not about points."}, "bit": 26}, "mopsen.unique-extremes": {"section": "3.13", "chapter": "3", "status": "explicit", "statusText": {"en": "the rulebook says so"}, "title": {"en": "One high, one low"}, "text": {"en": "Every trick has exactly one highest and one lowest card, and two different players own them."}, "where": {"en": "Follows from the deck"}, "reading": {"en": "All cards differ and at least three are played, so no rule for a tie is needed."}, "bit": 27}, "mopsen.win-trick": {"section": "4.1", "chapter": "4", "status": "explicit", "statusText": {"en": "the rulebook says so"}, "title": {"en": "Winning the trick"}, "text": {"en": "Whoever played the highest card wins the trick and places that card, and no other, on their own bowl."}, "where": {"en": "How to play (collecting)"}, "bit": 29}, "mopsen.bowl-covered": {"section": "4.2", "chapter": "4", "status": "explicit", "statusText": {"en": "the rulebook says so"}, "title": {"en": "Covered bowl"}, "text": {"en": "As long as a card lies on a bowl, the bones printed on the bowl do not count."}, "where": {"en": "How to play (collecting); Scoring"}, "bit": 30}, "mopsen.lowest-pinches": {"section": "4.5", "chapter": "4", "status": "explicit", "statusText": {"en": "the rulebook says so"}, "title": {"en": "The lowest pinches"}, "text": {"en": "Whoever played the lowest card gets no bones for it. That player changes the pecking order and pinches one card."}, "where": {"en": "How to play (pinching)"}, "bit": 32}, "mopsen.pinch-must": {"section": "4.6", "chapter": "4", "status": "ambiguous", "statusText": {"en": "the rulebook can be read in two ways: our reading"}, "title": {"en": "Pinching is a must"}, "text": {"en": "Whoever played the lowest card must take a card, and must change the row as well."}, "where": {"en": "Objective; How to play (pinching)"}, "reading": {"en": "One sentence of the rulebook says must, two say may. The sentence with the duty names both parts, so we follow it; the may tells which cards can be chosen."}, "option": {"en": "pinch = \"may\" allows taking nothing, while the first two steps stay a duty."}, "bit": 33, "choices": {"may": {"en": "one may take nothing"}}}, "mopsen.pinch-step-1": {"section": "4.8", "chapter": "4", "status": "explicit", "statusText": {"en": "the rulebook says so"}, "title": {"en": "Step 1: jostle"}, "text": {"en": "The colour of the lowest card moves up to first place in the pecking order. The other colours close up and keep their order."}, "where": {"en": "How to play (pinching, step 1)"}, "reading": {"en": "It happens after the cards were compared, so it counts from the next trick on. If the colour is on top already, nothing changes."}, "bit": 35}, "mopsen.cat-lowest": {"section": "4.9", "chapter": "4", "status": "silent", "statusText": {"en": "the rulebook is silent: our reading"}, "title": {"en": "Cat as lowest card"}, "text": {"en": "If the lowest card is a cat, the cats move to the top of the pecking order in the same way."}, "where": {"en": "How to play (pinching, step 1)"}, "reading": {"en": "Step 1 speaks of a pug card only. The cats have their own jostle card and count as a colour, so we move them too."}, "option": {"en": "cat_lowest = \"stays\" leaves the row alone; steps 2 and 3 follow as usual."}, "bit": 36, "choices": {"stays": {"en": "then the pecking order stays as it is"}}}, "mopsen.pinch-step-2": {"section": "4.10", "chapter": "4", "status": "explicit", "statusText": {"en": "the rulebook says so"}, "title": {"en": "Step 2: put away"}, "text": {"en": "The lowest card itself goes to the discard pile."}, "where": {"en": "How to play (pinching, step 2)"}, "bit": 37}, "mopsen.pinch-step-3": {"section": "4.11", "chapter": "4", "status": "explicit", "statusText": {"en": "the rulebook says so"}, "title": {"en": "Step 3: take a card"}, "text": {"en": "Whoever played the lowest card chooses one of the cards of this trick that still lie on the table and takes it into the hand."}, "where": {"en": "How to play (pinching, step 3)"}, "bit": 38}}, "chapters": {}, "summary": {}, "names": ["Anna", "Ben", "Cleo", "Dana"]},
"timeline": {"v": 3, "rev": 0, "texts": {"en": ["asked about", "Mopsen", "Round 2 of 3", "Trick 2", "Ben led cat 1", "Pecking order", "Stack", "Discard pile", "Trick", "Anna (you)", "Your hand", "Your bowl", "Ben", "Hand of Ben", "Bowl of Ben", "Cleo", "Hand of Cleo", "Bowl of Cleo", "Dana", "Hand of Dana", "Bowl of Dana", "strongest", "weakest", "Discard", "Red", "Red, first, the strongest", "Yellow", "Yellow, second", "Cat", "Cat, third", "Blue", "Blue, last, the weakest", "24", "24 cards", "cat 1, 4 bones, played by Ben", "yellow 1, 4 bones, played by Cleo", "yellow 4, 4 bones, played by Dana", "Anna (you) · 6 pts", "Anna (you), 6 points, and in this round 12 so far: 5 bones and 7 cards in hand", "5", "Your bowl: empty, worth 5 bones", "Ben · 1 pt", "Ben, 1 point, and in this round 7 so far: 1 bone and 6 cards in hand", "1", "Bowl of Ben: one card, 1 bone", "Cleo · 6 pts", "Cleo, 6 points, and in this round 11 so far: 5 bones and 6 cards in hand", "Bowl of Cleo: empty, worth 5 bones", "Dana · 4 pts", "Dana, 4 points, and in this round 12 so far: 5 bones and 7 cards in hand", "Bowl of Dana: empty, worth 5 bones", "It should be like this.", "Ben pinches", "Cat, first, the strongest", "Red, second", "Yellow, third", "yellow 3, 4 bones, yours", "Anna (you), 6 points, and in this round 11 so far: 5 bones and 6 cards in hand", "Dana, 4 points, and in this round 11 so far: 4 bones and 7 cards in hand", "4", "Bowl of Dana: one card, 4 bones", "Cat 1 was led, so no colour is forced. You play yellow 3.", "Yellow 4 beats yellow 3, since 4 is higher than 3, and both beat cat 1: yellow stood above the cats in the pecking order. Dana wins the trick, and yellow 4 goes on Dana’s bowl.", "It is the first card on Dana’s bowl, so the 5 bones printed there no longer count.", "Cat 1 is the lowest card of the trick. Ben gets no bones for it but pinches.", "The cats move to the top. The pecking order is now cat, red, yellow, blue", "Cat 1 is on the discard pile and cannot be taken", "Ben takes one of the two cards still lying there"]}, "marks": [{"kind": "active", "why": 0, "rules": 0}, {"kind": "active", "tag": 21}, {"kind": "wins"}, {"kind": "lowest"}], "cites": [[], ["mopsen.cat-lead", "mopsen.clockwise"], ["mopsen.compare-number", "mopsen.compare-colour", "mopsen.cat-is-colour", "mopsen.win-trick"], ["mopsen.bowl-covered"], ["mopsen.lowest-pinches", "mopsen.unique-extremes", "mopsen.pinch-step-1", "mopsen.cat-lowest", "mopsen.pinch-step-2", "mopsen.pinch-step-3", "mopsen.pinch-must"]], "frames": [{"title": [1, 2, 3, 4], "zones": {"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [52, 16, 0.92], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 468, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 468, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 8, "kind": "trick", "boxes": [[317, 214, 1.14], [201, 291, 0.53], [138, 271, 0.48]], "w": 260, "h": 410, "order": 300}, "seat0": {"label": 9, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 476, 1]], "w": 172, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 10, "kind": "hand", "boxes": [[172, 392, 1.15], [36, 389, 0.86], [-12, 361, 0.78]], "w": 544, "h": 140, "order": 402, "seat": 0, "own": true}, "bowl0": {"label": 11, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 459, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 0}, "seat1": {"label": 12, "kind": "seat", "boxes": [[246, 132, 1], [25, 243, 1], [7, 223, 1]], "w": 116, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 13, "kind": "hand", "boxes": [[155, 56, 0.54], [21, 190, 0.4], [2, 177, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 1}, "bowl1": {"label": 14, "kind": "bowl", "boxes": [[165, 106, 0.47], [169, 198, 0.42], [123, 183, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 1, "drawn": 50}, "seat2": {"label": 15, "kind": "seat", "boxes": [[453, 96, 1], [160, 156, 1], [107, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 2}, "hand2": {"label": 16, "kind": "hand", "boxes": [[362, 20, 0.54], [156, 104, 0.4], [101, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 2}, "bowl2": {"label": 17, "kind": "bowl", "boxes": [[372, 70, 0.47], [304, 111, 0.42], [223, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 2}, "seat3": {"label": 18, "kind": "seat", "boxes": [[568, 132, 1], [295, 243, 1], [206, 223, 1]], "w": 116, "h": 30, "order": 70, "seat": 3}, "hand3": {"label": 19, "kind": "hand", "boxes": [[569, 56, 0.54], [291, 190, 0.4], [201, 177, 0.334]], "w": 380, "h": 112, "order": 72, "seat": 3}, "bowl3": {"label": 20, "kind": "bowl", "boxes": [[683, 106, 0.47], [439, 198, 0.42], [322, 183, 0.39]], "w": 176, "h": 172, "order": 71, "seat": 3}}, "items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 21, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 22, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 522, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 23, "others": [[504, 566, 0], [364, 522, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 24, "say": 25, "others": [[62, 62, 0], [62, 62, 0]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderY", "text": 26, "say": 27, "others": [[179, 62, 0], [179, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderC", "text": 28, "say": 29, "others": [[295, 62, 0], [295, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderB", "text": 30, "say": 31, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 32, "say": 33}, "R9": {"kind": "card", "zone": "discard", "x": 44, "y": 60, "n": 0, "face": "R9"}, "R11": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 1, "face": "R11"}, "C1": {"kind": "card", "zone": "trick", "x": -26, "y": 80, "n": 0, "face": "C1", "say": 34, "others": [[-224, 105, 0], [-151, 110, 0]], "does": 3660300810}, "Y1": {"kind": "card", "zone": "trick", "x": 78, "y": 66, "n": 1, "face": "Y1", "say": 35, "others": [[12, 56, 0], [36, 56, 0]], "does": 3851384305}, "Y4": {"kind": "card", "zone": "trick", "x": 286, "y": 80, "n": 2, "face": "Y4", "say": 36, "others": [[484, 105, 0], [411, 110, 0]], "does": 3812931354}, "plate0": {"kind": "plate", "zone": "seat0", "x": 86.0, "y": 15.0, "n": 0, "text": 37, "say": 38, "tone": "you"}, "R3": {"kind": "card", "zone": "hand0", "x": 60, "y": 72, "n": 2, "face": "R3", "others": [[79, 72, -5], [124, 72, -5]], "r": -5, "does": 822748830}, "B8": {"kind": "card", "zone": "hand0", "x": 131, "y": 66, "n": 23, "face": "B8", "others": [[143, 66, -4], [173, 66, -4]], "r": -4, "does": 1833344736}, "B11": {"kind": "card", "zone": "hand0", "x": 201, "y": 63, "n": 26, "face": "B11", "others": [[208, 63, -2], [223, 63, -2]], "r": -2, "does": 3421990593}, "B12": {"kind": "card", "zone": "hand0", "x": 272, "y": 62, "n": 27, "face": "B12", "does": 3383873688}, "Y3": {"kind": "card", "zone": "hand0", "x": 343, "y": 63, "n": 34, "face": "Y3", "others": [[336, 63, 2], [321, 63, 2]], "r": 2, "does": 3859521951}, "C2": {"kind": "card", "zone": "hand0", "x": 413, "y": 66, "n": 49, "face": "C2", "others": [[401, 66, 4], [371, 66, 4]], "r": 4, "does": 3631053907}, "C7": {"kind": "card", "zone": "hand0", "x": 484, "y": 72, "n": 54, "face": "C7", "others": [[465, 72, 5], [420, 72, 5]], "r": 5, "does": 3735469752}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 39, "say": 40, "z": 1}, "plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 41, "say": 42}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 50, "y": 56, "n": 56, "others": [[50, 56, 0], [57, 56, 0]]}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 106, "y": 56, "n": 57, "others": [[106, 56, 0], [110, 56, 0]]}, "hand1.2": {"kind": "card", "zone": "hand1", "x": 162, "y": 56, "n": 58, "others": [[162, 56, 0], [163, 56, 0]]}, "hand1.3": {"kind": "card", "zone": "hand1", "x": 218, "y": 56, "n": 59, "others": [[218, 56, 0], [217, 56, 0]]}, "hand1.4": {"kind": "card", "zone": "hand1", "x": 274, "y": 56, "n": 60, "others": [[274, 56, 0], [270, 56, 0]]}, "hand1.5": {"kind": "card", "zone": "hand1", "x": 330, "y": 56, "n": 61, "others": [[330, 56, 0], [323, 56, 0]]}, "R16": {"kind": "card", "zone": "bowl1", "x": 88, "y": 62, "n": 0, "face": "R16"}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 43, "say": 44, "z": 1}, "plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 45, "say": 46}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 50, "y": 56, "n": 56, "others": [[50, 56, 0], [57, 56, 0]]}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 106, "y": 56, "n": 57, "others": [[106, 56, 0], [110, 56, 0]]}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 162, "y": 56, "n": 58, "others": [[162, 56, 0], [163, 56, 0]]}, "hand2.3": {"kind": "card", "zone": "hand2", "x": 218, "y": 56, "n": 59, "others": [[218, 56, 0], [217, 56, 0]]}, "hand2.4": {"kind": "card", "zone": "hand2", "x": 274, "y": 56, "n": 60, "others": [[274, 56, 0], [270, 56, 0]]}, "hand2.5": {"kind": "card", "zone": "hand2", "x": 330, "y": 56, "n": 61, "others": [[330, 56, 0], [323, 56, 0]]}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 39, "say": 47, "z": 1}, "plate3": {"kind": "plate", "zone": "seat3", "x": 58.0, "y": 15.0, "n": 0, "text": 48, "say": 49}, "hand3.0": {"kind": "card", "zone": "hand3", "x": 40, "y": 56, "n": 56, "others": [[50, 56, 0], [57, 56, 0]]}, "hand3.1": {"kind": "card", "zone": "hand3", "x": 90, "y": 56, "n": 57, "others": [[97, 56, 0], [101, 56, 0]]}, "hand3.2": {"kind": "card", "zone": "hand3", "x": 140, "y": 56, "n": 58, "others": [[143, 56, 0], [146, 56, 0]]}, "hand3.3": {"kind": "card", "zone": "hand3", "x": 190, "y": 56, "n": 59}, "hand3.4": {"kind": "card", "zone": "hand3", "x": 240, "y": 56, "n": 60, "others": [[237, 56, 0], [234, 56, 0]]}, "hand3.5": {"kind": "card", "zone": "hand3", "x": 290, "y": 56, "n": 61, "others": [[283, 56, 0], [279, 56, 0]]}, "hand3.6": {"kind": "card", "zone": "hand3", "x": 340, "y": 56, "n": 62, "others": [[330, 56, 0], [323, 56, 0]]}, "dish3": {"kind": "thing", "zone": "bowl3", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 39, "say": 50, "z": 1}}, "marks": [[0, "Y3"]], "arrows": [], "prompt": null, "story": [], "notice": null, "buttons": [], "about": {}, "sheet": null, "turn": "plate0", "coach": null}, {"items": {"C1": {"does": null}, "Y1": {"does": null}, "Y4": {"does": null}, "R3": {"does": null}, "B8": {"does": null}, "B11": {"does": null}, "B12": {"does": null}, "Y3": {"does": null}, "C2": {"does": null}, "C7": {"does": null}}, "story": [{"text": 51, "rules": 0}]}, {"title": [1, 2, 3, 4, 52], "zones": {"bowl3": {"drawn": 90}}, "items": {"orderC": {"y": 26, "n": 0, "say": 53, "others": [[62, 62, 0], [62, 62, 0]]}, "orderR": {"y": 79, "n": 1, "say": 54, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"y": 132, "n": 2, "say": 55, "others": [[295, 62, 0], [295, 62, 0]]}, "R9": {"x": 46, "y": 62}, "R11": {"x": 44, "y": 60}, "C1": {"zone": "discard", "x": 42, "y": 58, "n": 2, "say": null, "others": null}, "Y1": {"n": 0}, "Y3": {"zone": "trick", "x": 182, "y": 90, "n": 1, "say": 56, "others": [[248, 105, 0], [224, 110, 0]], "r": null}, "plate0": {"say": 57}, "R3": {"x": 92, "y": 69, "others": [[92, 69, -4], [124, 69, -4]], "r": -4}, "B8": {"x": 164, "y": 64, "others": [[164, 64, -3], [183, 64, -3]], "r": -3}, "B11": {"x": 236, "y": 62, "others": [[236, 62, -1], [242, 62, -1]], "r": -1}, "B12": {"x": 308, "others": [[308, 62, 1], [302, 62, 1]], "r": 1}, "C2": {"x": 380, "y": 64, "others": [[380, 64, 3], [361, 64, 3]], "r": 3}, "C7": {"x": 452, "y": 69, "others": [[452, 69, 4], [420, 69, 4]], "r": 4}, "plate3": {"say": 58}, "Y4": {"zone": "bowl3", "x": 88, "y": 62, "n": 0, "say": null, "others": null}, "dish3": {"text": 59, "say": 60}}, "marks": [[1, "orderC"], [2, "Y4"], [3, "C1"]], "story": [{"text": 61, "rules": 1}, {"text": 62, "rules": 2, "heads": true}, {"text": 63, "rules": 3}, {"text": 64, "rules": 4, "steps": [{"text": 65, "done": true}, {"text": 66, "done": true}, {"text": 67, "done": false}], "ends": 2}], "turn": "plate1"}], "chapters": [], "shapes": [[790, 560], [540, 580], [400, 536]], "seats": []}
},
{
"kit": {"art": "", "written": {"en": "<symbol id='rankJ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>J</text><use href='#cap' x='35' y='29' width='38' height='25'/></symbol><symbol id='rankQ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>Q</text><use href='#tiara' x='31' y='33' width='30' height='20' fill='#f6d27a'/></symbol><symbol id='rankK' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>K</text><use href='#crown' x='30' y='27' width='32' height='21' fill='#f0b93a'/></symbol>"}, "faces": {"6C": {"w": 80, "h": 112, "svg": "", "label": {"en": "6 of clubs"}}, "9C": {"w": 80, "h": 112, "svg": "", "label": {"en": "9 of clubs"}}, "8D": {"w": 80, "h": 112, "svg": "", "label": {"en": "8 of diamonds"}}, "TD": {"w": 80, "h": 112, "svg": "", "label": {"en": "10 of diamonds"}}, "KD": {"w": 80, "h": 112, "svg": "", "label": {"en": "king of diamonds"}}, "6H": {"w": 80, "h": 112, "svg": "", "label": {"en": "6 of hearts"}}, "7H": {"w": 80, "h": 112, "svg": "", "label": {"en": "7 of hearts"}}, "8H": {"w": 80, "h": 112, "svg": "", "label": {"en": "8 of hearts"}}, "KH": {"w": 80, "h": 112, "svg": "", "label": {"en": "king of hearts"}}, "6S": {"w": 80, "h": 112, "svg": "", "label": {"en": "6 of spades"}}, "stack": {"w": 88, "h": 120, "svg": "", "label": {"en": ""}, "at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}}, "counters2": {"w": 112, "h": 18, "svg": "", "label": {"en": ""}}, "counters3": {"w": 112, "h": 18, "svg": "", "label": {"en": ""}}}, "back": {"w": 80, "h": 112, "svg": "", "label": {"en": "face-down card"}}, "rules": {"mauz.hidden": {"section": "2.3", "chapter": "2", "status": "silent", "statusText": {"en": "the rulebook is silent: our reading"}, "title": {"en": "What all can see"}, "text": {"en": "Hands, stock and the dealer’s other set are hidden, the middle lies open. So what somebody takes from it is known to all."}, "where": {"en": "Not in the rulebook"}, "reading": {"en": "It is not said, but everything follows from how the cards are dealt and swapped."}, "bit": 4}, "mauz.swap-one-or-all": {"section": "3.1", "chapter": "3", "status": "explicit", "statusText": {"en": "the rulebook says so"}, "title": {"en": "One or all three"}, "text": {"en": "A swap is one card for one, or all three for all three. Two for two does not exist."}, "where": {"en": "Game rules"}, "bit": 8}, "mauz.swap-one": {"section": "3.2", "chapter": "3", "status": "explicit", "statusText": {"en": "the rulebook says so"}, "title": {"en": "Hand for middle"}, "text": {"en": "The card that is given comes from the own hand, the card that is taken from the middle. What was given lies open there."}, "where": {"en": "Game rules"}, "bit": 9}}, "chapters": {}, "summary": {}, "names": ["Anna", "Ben", "Cleo", "Dana"]},
"timeline": {"v": 3, "rev": 0, "texts": {"en": ["Mauz", "Stock", "Middle", "Anna (you)", "Your counters", "Your hand", "Ben", "Ben’s counters", "Hand of Ben", "Cleo", "Cleo’s counters", "Hand of Cleo", "Dana", "Dana’s counters", "Hand of Dana", "Stock", "21", "21 cards", "2", "3", "yours", "Ben is playing", "You give the 9 of clubs and take the 6 of hearts from the middle.", "You give the 9 of clubs and take the 10 of diamonds from the middle.", "You give the 8 of hearts and take the 7 of hearts from the middle.", "You give the 8 of hearts and take the 6 of hearts from the middle.", "You give the king of hearts and take the 7 of hearts from the middle.", "You give the king of hearts and take the 6 of hearts from the middle.", "You give the 8 of hearts and take the 10 of diamonds from the middle.", "You give the king of hearts and take the 10 of diamonds from the middle.", "It should be like this.", "You give the 9 of clubs and take the 7 of hearts from the middle."]}, "marks": [{"kind": "active"}, {"kind": "active", "tag": 20}], "cites": [["mauz.swap-one", "mauz.swap-one-or-all", "mauz.hidden"], []], "frames": [{"title": [0], "zones": {"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 584, "order": 0}, "stock": {"label": 1, "kind": "stock", "boxes": [[174, 239, 0.7260000000000001], [30, 211, 0.792], [13, 178, 0.6072000000000001]], "w": 88, "h": 120, "order": 1}, "middle": {"label": 2, "kind": "middle", "boxes": [[250, 202, 1.1], [112, 171, 1.2], [79, 147, 0.92]], "w": 264, "h": 112, "order": 300}, "seat0": {"label": 3, "kind": "seat", "boxes": [[310, 540, 1], [185, 536, 1], [115, 472, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "counters0": {"label": 4, "kind": "counters", "boxes": [[208, 556, 0.8], [83, 552, 0.8], [13, 488, 0.8]], "w": 112, "h": 18, "order": 401, "seat": 0}, "hand0": {"label": 5, "kind": "hand", "boxes": [[230, 378, 1.25], [89, 361, 1.37], [28, 304, 1.3]], "w": 264, "h": 112, "order": 402, "seat": 0, "own": true}, "seat1": {"label": 6, "kind": "seat", "boxes": [[41, 242, 1], [32, 109, 1], [8, 85, 1]], "w": 130, "h": 30, "order": 30, "seat": 1}, "counters1": {"label": 7, "kind": "counters", "boxes": [[125, 209, 0.63], [107, 76, 0.63], [72, 53, 0.5599999999999999]], "w": 112, "h": 18, "order": 31, "seat": 1}, "hand1": {"label": 8, "kind": "hand", "boxes": [[13, 142, 0.7], [13, 22, 0.58], [10, 22, 0.37]], "w": 152, "h": 112, "order": 32, "seat": 1}, "seat2": {"label": 9, "kind": "seat", "boxes": [[330, 120, 1], [205, 109, 1], [135, 85, 1]], "w": 130, "h": 30, "order": 50, "seat": 2}, "counters2": {"label": 10, "kind": "counters", "boxes": [[414, 87, 0.63], [280, 76, 0.63], [198, 53, 0.5599999999999999]], "w": 112, "h": 18, "order": 51, "seat": 2}, "hand2": {"label": 11, "kind": "hand", "boxes": [[302, 20, 0.7], [187, 22, 0.58], [137, 22, 0.37]], "w": 152, "h": 112, "order": 52, "seat": 2}, "seat3": {"label": 12, "kind": "seat", "boxes": [[619, 242, 1], [378, 109, 1], [262, 85, 1]], "w": 130, "h": 30, "order": 70, "seat": 3}, "counters3": {"label": 13, "kind": "counters", "boxes": [[703, 209, 0.63], [454, 76, 0.63], [325, 53, 0.5599999999999999]], "w": 112, "h": 18, "order": 71, "seat": 3}, "hand3": {"label": 14, "kind": "hand", "boxes": [[592, 142, 0.7], [360, 22, 0.58], [263, 22, 0.37]], "w": 152, "h": 112, "order": 72, "seat": 3}}, "items": {"word.stock": {"kind": "caption", "zone": "table", "x": 206, "y": 338, "n": 0, "text": 15, "others": [[65, 318, 0], [40, 263, 0]], "tone": "quiet"}, "word.middle": {"kind": "caption", "zone": "table", "x": 395, "y": 338, "n": 1, "text": 2, "others": [[270, 318, 0], [200, 263, 0]], "tone": "quiet"}, "stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 16, "say": 17}, "7H": {"kind": "card", "zone": "middle", "x": 40, "y": 56, "n": 0, "face": "7H", "does": 1700177438}, "TD": {"kind": "card", "zone": "middle", "x": 132, "y": 56, "n": 1, "face": "TD", "does": 1172244375}, "6H": {"kind": "card", "zone": "middle", "x": 224, "y": 56, "n": 2, "face": "6H", "does": 3723149691}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 3, "tone": "you"}, "tokens0": {"kind": "thing", "zone": "counters0", "x": 56.0, "y": 9, "n": 0, "face": "counters2", "say": 18}, "9C": {"kind": "card", "zone": "hand0", "x": 40, "y": 56, "n": 7, "face": "9C", "does": 2312912588}, "8H": {"kind": "card", "zone": "hand0", "x": 132, "y": 56, "n": 32, "face": "8H", "does": 1026930248}, "KH": {"kind": "card", "zone": "hand0", "x": 224, "y": 56, "n": 37, "face": "KH", "does": 1153415482}, "plate1": {"kind": "plate", "zone": "seat1", "x": 65.0, "y": 15.0, "n": 0, "text": 6}, "tokens1": {"kind": "thing", "zone": "counters1", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 19}, "6S": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 43, "face": "6S", "does": 3449392618}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 76, "y": 56, "n": 54}, "hand1.2": {"kind": "card", "zone": "hand1", "x": 112, "y": 56, "n": 55}, "plate2": {"kind": "plate", "zone": "seat2", "x": 65.0, "y": 15.0, "n": 0, "text": 9}, "tokens2": {"kind": "thing", "zone": "counters2", "x": 56.0, "y": 9, "n": 0, "face": "counters2", "say": 18}, "6C": {"kind": "card", "zone": "hand2", "x": 40, "y": 56, "n": 4, "face": "6C", "does": 3518967450}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 76, "y": 56, "n": 54}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 112, "y": 56, "n": 55}, "plate3": {"kind": "plate", "zone": "seat3", "x": 65.0, "y": 15.0, "n": 0, "text": 12}, "tokens3": {"kind": "thing", "zone": "counters3", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 19}, "8D": {"kind": "card", "zone": "hand3", "x": 40, "y": 56, "n": 19, "face": "8D", "does": 875515692}, "KD": {"kind": "card", "zone": "hand3", "x": 76, "y": 56, "n": 24, "face": "KD", "does": 1302675550}, "hand3.2": {"kind": "card", "zone": "hand3", "x": 112, "y": 56, "n": 55}}, "marks": [], "arrows": [], "prompt": null, "story": [], "notice": null, "buttons": [], "about": {}, "sheet": null, "turn": "plate0", "coach": null}, {"title": [0, 21], "items": {"7H": {"does": null}, "TD": {"does": null}, "9C": {"zone": "middle", "x": 224, "n": 2, "was": "hand0.3", "does": null}, "6H": {"zone": "hand0", "x": 40, "n": 30, "does": null}, "8H": {"does": null}, "KH": {"does": null}, "6S": {"does": null}, "6C": {"does": null}, "8D": {"does": null}, "KD": {"does": null}}, "marks": [[0, "6H"], [1, "9C"]], "story": [{"text": 22, "rules": 0, "ends": 2}], "turn": "plate1"}, {"items": {"9C": {"x": 132, "n": 1}, "6H": {"zone": "middle", "x": 224, "n": 2}, "TD": {"zone": "hand0", "x": 40, "n": 21}}, "marks": [[0, "TD"], [1, "9C"]], "story": [{"text": 23, "rules": 0, "ends": 2}]}, {"items": {"8H": {"zone": "middle", "x": 40, "n": 0, "was": "hand0.3"}, "TD": {"zone": "middle", "x": 132, "n": 1}, "9C": {"zone": "hand0", "x": 40, "n": 7, "was": null}, "7H": {"zone": "hand0", "x": 132, "n": 31}}, "marks": [[0, "7H"], [1, "8H"]], "story": [{"text": 24, "rules": 0, "ends": 2}]}, {"items": {"7H": {"zone": "middle", "x": 40, "n": 0}, "8H": {"x": 224, "n": 2}, "6H": {"zone": "hand0", "x": 132, "n": 30}}, "marks": [[0, "6H"], [1, "8H"]], "story": [{"text": 25, "rules": 0, "ends": 2}]}, {"items": {"KH": {"zone": "middle", "x": 40, "n": 0, "was": "hand0.3"}, "6H": {"zone": "middle", "x": 224, "n": 2}, "7H": {"zone": "hand0", "x": 132, "n": 31}, "8H": {"zone": "hand0", "n": 32, "was": null}}, "marks": [[0, "7H"], [1, "KH"]], "story": [{"text": 26, "rules": 0, "ends": 2}]}, {"items": {"7H": {"zone": "middle", "x": 40, "n": 0}, "KH": {"x": 224, "n": 2}, "6H": {"zone": "hand0", "x": 132, "n": 30}}, "marks": [[0, "6H"], [1, "KH"]], "story": [{"text": 27, "rules": 0, "ends": 2}]}, {"items": {"8H": {"zone": "middle", "x": 132, "n": 1, "was": "hand0.3"}, "6H": {"zone": "middle", "x": 224, "n": 2}, "TD": {"zone": "hand0", "n": 21}, "KH": {"zone": "hand0", "n": 37, "was": null}}, "marks": [[0, "TD"], [1, "8H"]], "story": [{"text": 28, "rules": 0, "ends": 2}]}, {"items": {"KH": {"zone": "middle", "x": 132, "n": 1, "was": "hand0.3"}, "8H": {"zone": "hand0", "x": 224, "n": 32, "was": null}}, "marks": [[0, "TD"], [1, "KH"]], "story": [{"text": 29, "rules": 0, "ends": 2}]}, {"title": [0], "items": {"TD": {"zone": "middle", "n": 1}, "8H": {"x": 132}, "KH": {"zone": "hand0", "x": 224, "n": 37, "was": null}}, "marks": [], "story": [{"text": 30, "rules": 1}], "turn": "plate0"}, {"title": [0, 21], "items": {"9C": {"zone": "middle", "n": 0, "was": "hand0.3"}, "7H": {"zone": "hand0", "n": 31}}, "marks": [[0, "7H"], [1, "9C"]], "story": [{"text": 31, "rules": 0, "ends": 2}], "turn": "plate1"}], "chapters": [], "shapes": [[790, 584], [540, 580], [400, 516]], "seats": []}
}
],
"papers": {
"all": [
{"paper": {"seat": 0, "how": "choice", "every": false, "text": {"en": "You play yellow 6 and complete the trick. What is the pecking order after that, the strongest first?"}, "choices": [{"en": "Cat, red, blue, yellow"}, {"en": "Cat, yellow, red, blue"}, {"en": "Yellow, cat, red, blue"}], "at": 0}, "right": [2], "rule": "mopsen.pinch-step-1", "notes": [{"text": {"en": "Yellow jostles to the top, because Ben played the lowest card. The pecking order is now yellow, cat, red, blue."}, "rules": ["mopsen.pinch-step-1"]}], "replies": {"0": {"notes": [{"text": {"en": "Yellow goes to the front, not to the end."}, "rules": []}]}, "1": {"notes": [{"text": {"en": "That is how it was before: the lowest card moves its colour."}, "rules": []}]}}, "values": ["CRBY", "CYRB", "YCRB"], "row": {"question": "mopsen.pecking-afterwards.53a761a27c", "game": "mopsen", "level": 2, "rules": ["mopsen.pinch-step-1", "mopsen.lowest-pinches"]}, "kind": "pecking-afterwards", "otherwise": [{"text": {"en": "The rule: The colour of the lowest card moves up to first place in the pecking order."}, "rules": ["mopsen.pinch-step-1"]}], "play": [2, 3], "film": 0},
{"paper": {"seat": 0, "how": "number", "every": false, "text": {"en": "The card on your bowl shows 3 bones. If the round ended now, how many points would you write down for the round?"}, "choices": [], "at": 3}, "right": [8], "rule": "mopsen.score-bowl", "notes": [{"text": {"en": "You have 3 bones on one card in the bowl. 5 cards in hand add 5 points. The round brings 8 points."}, "rules": ["mopsen.score-bowl", "mopsen.bowl-covered", "mopsen.score-hand"]}], "replies": {"12": {"notes": [{"text": {"en": "Numbers win tricks. Only bones count."}, "rules": []}]}, "6": {"notes": [{"text": {"en": "Bones count, not cards."}, "rules": []}]}, "15": {"notes": [{"text": {"en": "The bones printed on a bowl count only while nothing lies on it."}, "rules": []}]}, "3": {"notes": [{"text": {"en": "The cards in hand count as well."}, "rules": []}]}, "14": {"notes": [{"text": {"en": "A card in hand counts one, whatever bones it shows."}, "rules": []}]}}, "row": {"question": "mopsen.worth-now.b9fe46bad9", "game": "mopsen", "level": 2, "rules": ["mopsen.score-bowl", "mopsen.bowl-covered", "mopsen.score-hand"]}, "kind": "worth-now", "otherwise": [{"text": {"en": "The rule: A player with cards on the bowl scores the bones on all of them."}, "rules": ["mopsen.score-bowl"]}], "film": 0},
{"paper": {"seat": 0, "how": "order", "every": false, "text": {"en": "You play blue 5 and complete the trick. Put its cards in order, the strongest first."}, "choices": [{"en": "Red 10"}, {"en": "Cat 8"}, {"en": "Blue 5"}], "at": 4}, "right": [0, 2, 1], "rule": "mopsen.compare-colour", "notes": [{"text": {"en": "Colours come first: red, blue, cat, yellow. Within a colour the higher number is stronger. So it is red 10, blue 5, cat 8."}, "rules": ["mopsen.compare-colour", "mopsen.compare-number", "mopsen.pecking-meaning"]}], "replies": {}, "values": ["R10", "C8", "B5"], "row": {"question": "mopsen.ranking.e78fe70ad5", "game": "mopsen", "level": 2, "rules": ["mopsen.compare-colour", "mopsen.compare-number", "mopsen.pecking-meaning"]}, "kind": "ranking", "otherwise": [{"text": {"en": "The rule: First the colour decides: a colour higher in the pecking order beats a lower one, whatever the numbers."}, "rules": ["mopsen.compare-colour"]}], "play": [6, 7], "film": 0},
{"paper": {"seat": 0, "how": "table", "every": false, "text": {"en": "You play blue 1 and complete the trick. Who pinches? Choose the card in the trick, or the player’s name."}, "choices": [], "at": 7}, "right": ["B1", "plate0"], "rule": "mopsen.lowest-pinches", "notes": [{"text": {"en": "Blue 1 is the lowest card. You pinch."}, "rules": ["mopsen.lowest-pinches"]}, {"text": {"en": "Blue 5 is higher than blue 1: the colour is the same, and 5 is more than 1."}, "rules": ["mopsen.compare-number"]}], "replies": {"B5": {"notes": [{"text": {"en": "Blue 5 is higher than blue 1: the colour is the same, and 5 is more than 1."}, "rules": ["mopsen.compare-number"]}], "hint": [{"text": {"en": "Blue 5 is not the lowest: a lower number of the same colour lies in the trick, too."}, "rules": ["mopsen.compare-number"]}]}, "plate2": {"notes": [{"text": {"en": "Blue 5 is higher than blue 1: the colour is the same, and 5 is more than 1."}, "rules": ["mopsen.compare-number"]}], "hint": [{"text": {"en": "Blue 5 is not the lowest: a lower number of the same colour lies in the trick, too."}, "rules": ["mopsen.compare-number"]}]}, "B6": {"notes": [{"text": {"en": "Blue 6 is higher than blue 1: the colour is the same, and 6 is more than 1."}, "rules": ["mopsen.compare-number"]}], "hint": [{"text": {"en": "Blue 6 is not the lowest: a lower number of the same colour lies in the trick, too."}, "rules": ["mopsen.compare-number"]}]}, "plate1": {"notes": [{"text": {"en": "Blue 6 is higher than blue 1: the colour is the same, and 6 is more than 1."}, "rules": ["mopsen.compare-number"]}], "hint": [{"text": {"en": "Blue 6 is not the lowest: a lower number of the same colour lies in the trick, too."}, "rules": ["mopsen.compare-number"]}]}}, "row": {"question": "mopsen.pinches.677edb2a5c", "game": "mopsen", "level": 1, "rules": ["mopsen.lowest-pinches", "mopsen.compare-number"]}, "kind": "pinches", "otherwise": [{"text": {"en": "The rule: Whoever played the lowest card gets no bones for it."}, "rules": ["mopsen.lowest-pinches"]}], "play": [9, 10], "film": 0},
{"paper": {"seat": 0, "how": "choice", "every": false, "text": {"en": "You play blue 12. What happens then?"}, "choices": [{"en": "Blue 15 is the lowest card of the trick. Cleo gets no bones for it but pinches."}, {"en": "Cleo puts blue 15 on the discard pile, so it cannot be taken back."}, {"en": "Blue 12 is the lowest card of the trick. You get no bones for it, but you pinch."}, {"en": "Nothing special: play just goes on."}], "at": 10}, "right": [2], "rule": "mopsen.lowest-pinches", "notes": [{"text": {"en": "The rule: Whoever played the lowest card gets no bones for it."}, "rules": ["mopsen.lowest-pinches"]}], "replies": {"0": {"notes": [{"text": {"en": "That comes of another move: You play red 9."}, "rules": []}], "play": [11, 13]}, "1": {"notes": [{"text": {"en": "That comes of another move: You play red 9."}, "rules": []}], "play": [11, 13]}, "3": {"notes": [{"text": {"en": "Something does happen then: it is in the rule “The lowest pinches”."}, "rules": ["mopsen.lowest-pinches"]}]}}, "values": [1, 2, 3, 4], "row": {"question": "mopsen.happens.d0ff28b6aa", "game": "mopsen", "level": 3, "rules": ["mopsen.lowest-pinches"]}, "kind": "happens", "otherwise": [{"text": {"en": "Go through what this very move does, one thing after the other."}, "rules": ["mopsen.lowest-pinches", "mopsen.unique-extremes"]}], "play": [14, 15], "film": 0},
{"paper": {"seat": 0, "how": "table", "every": false, "text": {"en": "You play yellow 3 and complete the trick. Which card wins it?"}, "choices": [], "at": 0}, "right": ["Y4"], "rule": "mopsen.win-trick", "notes": [{"text": {"en": "Yellow 4 is the highest card. Dana takes the trick."}, "rules": ["mopsen.win-trick"]}, {"text": {"en": "Yellow 4 is higher than yellow 3: the colour is the same, and 4 is more than 3."}, "rules": ["mopsen.compare-number"]}], "replies": {"C1": {"notes": [{"text": {"en": "Yellow 4 is higher than cat 1: yellow stands above the cats in the pecking order, whatever the numbers."}, "rules": ["mopsen.compare-colour", "mopsen.pecking-meaning", "mopsen.cat-is-colour"]}], "hint": [{"text": {"en": "Cat 1 is not the highest: a colour that stands above the cats in the pecking order lies in the trick, too."}, "rules": ["mopsen.compare-colour"]}]}, "Y1": {"notes": [{"text": {"en": "Yellow 4 is higher than yellow 1: the colour is the same, and 4 is more than 1."}, "rules": ["mopsen.compare-number"]}], "hint": [{"text": {"en": "Yellow 1 is not the highest: a higher number of the same colour lies in the trick, too."}, "rules": ["mopsen.compare-number"]}]}, "Y3": {"notes": [{"text": {"en": "Yellow 4 is higher than yellow 3: the colour is the same, and 4 is more than 3."}, "rules": ["mopsen.compare-number"]}], "hint": [{"text": {"en": "Yellow 3 is not the highest: a higher number of the same colour lies in the trick, too."}, "rules": ["mopsen.compare-number"]}]}}, "row": {"question": "mopsen.takes-the-trick.f5405d2ff6", "game": "mopsen", "level": 3, "rules": ["mopsen.win-trick", "mopsen.compare-number", "mopsen.compare-colour", "mopsen.pecking-meaning", "mopsen.cat-is-colour"]}, "kind": "takes-the-trick", "otherwise": [{"text": {"en": "The rule: Whoever played the highest card wins the trick and places that card, and no other, on their own bowl."}, "rules": ["mopsen.win-trick"]}], "play": [2, 3], "film": 1},
{"paper": {"seat": 0, "how": "table", "every": true, "text": {"en": "Swap one card so that your hand counts as much as possible. Which card do you give, and which do you take? Choose both."}, "choices": [], "at": 0, "many": 2}, "right": ["7H", "9C"], "rule": "mauz.swap-one", "notes": [{"text": {"en": "You score 25 points: the 7 of hearts, 8 of hearts and king of hearts are of one suit."}, "rules": ["mauz.suit-count", "mauz.card-values"]}], "replies": {"8H": {"notes": [{"text": {"en": "Keep the 8 of hearts: without it your hand counts less than it could."}, "rules": []}]}, "KH": {"notes": [{"text": {"en": "Keep the king of hearts: without it your hand counts less than it could."}, "rules": []}]}, "TD": {"notes": [{"text": {"en": "The 10 of diamonds helps your hand less than another card of the middle."}, "rules": []}]}, "6H": {"notes": [{"text": {"en": "The 6 of hearts helps your hand less than another card of the middle."}, "rules": []}]}, "6H,9C": {"play": [1, 2]}, "9C,TD": {"play": [2, 3]}, "7H,8H": {"play": [3, 4]}, "6H,8H": {"play": [4, 5]}, "7H,KH": {"play": [5, 6]}, "6H,KH": {"play": [6, 7]}, "8H,TD": {"play": [7, 8]}, "KH,TD": {"play": [8, 9]}}, "row": {"question": "mauz.best-swap.15421d456a", "game": "mauz", "level": 2, "rules": ["mauz.swap-one", "mauz.suit-count", "mauz.card-values"]}, "kind": "best-swap", "otherwise": [{"text": {"en": "The rule: The card that is given comes from the own hand, the card that is taken from the middle."}, "rules": ["mauz.swap-one"]}], "more": [{"text": {"en": "All of that is right, but something is missing."}, "rules": []}], "play": [10, 11], "film": 2}
]
}
}
},
last: {
"title": [
1,
2,
125,
126
],
"zones": {
"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0},
"pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1},
"stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2},
"discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3},
"trick": {"label": 8, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300},
"seat0": {"label": 9, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 0},
"hand0": {"label": 10, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 0, "own": true},
"bowl0": {"label": 11, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 0, "drawn": 420},
"seat1": {"label": 12, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 1},
"hand1": {"label": 13, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 1},
"bowl1": {"label": 14, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 1, "drawn": 50},
"seat2": {"label": 15, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 2},
"hand2": {"label": 16, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 2},
"bowl2": {"label": 17, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 2, "drawn": 70}
},
"items": {
"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]},
"word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 18, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"},
"word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 19, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"},
"word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"},
"word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 20, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"},
"stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]},
"orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderC", "text": 21, "say": 136, "others": [[412, 62, 0], [412, 62, 0]]},
"orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 23, "say": 59, "others": [[295, 62, 0], [295, 62, 0]]},
"orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderR", "text": 25, "say": 89, "others": [[179, 62, 0], [179, 62, 0]]},
"orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderB", "text": 27, "say": 115, "others": [[62, 62, 0], [62, 62, 0]]},
"stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 29, "say": 30},
"plate0": {"kind": "plate", "zone": "seat0", "x": 86.0, "y": 15.0, "n": 0, "text": 33, "tone": "you", "say": 145},
"dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "z": 1, "text": 106, "say": 130},
"plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 37, "say": 146},
"hand1.0": {"kind": "card", "zone": "hand1", "x": 106, "y": 56, "n": 56},
"dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 79, "say": 147, "z": 1},
"plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 41, "say": 132},
"hand2.0": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 56},
"dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 133, "say": 134, "z": 1},
"Y4": {"kind": "card", "zone": "bowl2", "x": 88, "y": 62, "n": 1, "face": "Y4"},
"Y14": {"kind": "card", "zone": "bowl1", "x": 110, "y": 62, "n": 1, "face": "Y14"},
"hand1.1": {"kind": "card", "zone": "hand1", "x": 162, "y": 56, "n": 57},
"hand1.2": {"kind": "card", "zone": "hand1", "x": 218, "y": 56, "n": 58},
"hand1.3": {"kind": "card", "zone": "hand1", "x": 274, "y": 56, "n": 59},
"R6": {"kind": "card", "zone": "discard", "x": 46, "y": 62, "n": 5, "face": "R6"},
"R7": {"kind": "card", "zone": "discard", "x": 44, "y": 60, "n": 6, "face": "R7"},
"B15": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 0, "face": "B15", "say": 128, "others": [[317, 85, 0], [273, 87, 0]]},
"R9": {"kind": "card", "zone": "hand0", "x": 236, "y": 62, "n": 8, "face": "R9", "r": -1},
"B3": {"kind": "card", "zone": "hand0", "x": 308, "y": 62, "n": 18, "face": "B3", "r": 1},
"B12": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 7, "face": "B12"},
"R4": {"kind": "card", "zone": "bowl0", "x": 45, "y": 62, "n": 0, "face": "R4"},
"C5": {"kind": "card", "zone": "bowl0", "x": 88, "y": 62, "n": 1, "face": "C5"},
"Y16": {"kind": "card", "zone": "bowl0", "x": 131, "y": 62, "n": 2, "face": "Y16"},
"R11": {"kind": "card", "zone": "bowl1", "x": 66, "y": 62, "n": 0, "face": "R11"},
"C3": {"kind": "card", "zone": "bowl2", "x": 45, "y": 62, "n": 0, "face": "C3"},
"R15": {"kind": "card", "zone": "bowl2", "x": 131, "y": 62, "n": 2, "face": "R15"}
},
"marks": [
[1, "orderB"],
[2, "Y14"],
[3, "B12"]
],
"arrows": [],
"prompt": null,
"story": [
{"text": 148, "rules": 4},
{"text": 149, "rules": 5, "heads": true},
{"text": 150, "rules": 3, "steps": [{"text": 143, "done": true}, {"text": 151, "done": true}, {"text": 124, "done": false}], "ends": 2}
],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": null
},
marks: [
[
0,
false,
{"right": false, "answer": 0, "wrong": [0], "missed": [], "notes": [{"text": {"en": "Yellow goes to the front, not to the end."}, "rules": []}]},
0
],
[
0,
true,
{"right": false, "answer": 0, "wrong": [0], "missed": [2], "notes": [{"text": {"en": "Yellow goes to the front, not to the end."}, "rules": []}, {"text": {"en": "Yellow jostles to the top, because Ben played the lowest card. The pecking order is now yellow, cat, red, blue."}, "rules": ["mopsen.pinch-step-1"]}], "others": [[1, [{"text": {"en": "That is how it was before: the lowest card moves its colour."}, "rules": []}]]]},
1
],
[
0,
false,
{"right": false, "answer": 1, "wrong": [1], "missed": [], "notes": [{"text": {"en": "That is how it was before: the lowest card moves its colour."}, "rules": []}]},
0
],
[
0,
true,
{"right": false, "answer": 1, "wrong": [1], "missed": [2], "notes": [{"text": {"en": "That is how it was before: the lowest card moves its colour."}, "rules": []}, {"text": {"en": "Yellow jostles to the top, because Ben played the lowest card. The pecking order is now yellow, cat, red, blue."}, "rules": ["mopsen.pinch-step-1"]}], "others": [[0, [{"text": {"en": "Yellow goes to the front, not to the end."}, "rules": []}]]]},
1
],
[
0,
false,
{"right": true, "answer": 2, "wrong": [], "missed": [], "notes": [{"text": {"en": "Yellow jostles to the top, because Ben played the lowest card. The pecking order is now yellow, cat, red, blue."}, "rules": ["mopsen.pinch-step-1"]}], "others": [[0, [{"text": {"en": "Yellow goes to the front, not to the end."}, "rules": []}]], [1, [{"text": {"en": "That is how it was before: the lowest card moves its colour."}, "rules": []}]]]},
1
],
[
0,
true,
{"right": true, "answer": 2, "wrong": [], "missed": [], "notes": [{"text": {"en": "Yellow jostles to the top, because Ben played the lowest card. The pecking order is now yellow, cat, red, blue."}, "rules": ["mopsen.pinch-step-1"]}], "others": [[0, [{"text": {"en": "Yellow goes to the front, not to the end."}, "rules": []}]], [1, [{"text": {"en": "That is how it was before: the lowest card moves its colour."}, "rules": []}]]]},
1
],
[
1,
false,
{"right": true, "answer": 8, "wrong": [], "missed": [], "notes": [{"text": {"en": "You have 3 bones on one card in the bowl. 5 cards in hand add 5 points. The round brings 8 points."}, "rules": ["mopsen.score-bowl", "mopsen.bowl-covered", "mopsen.score-hand"]}]},
0
],
[
1,
true,
{"right": true, "answer": 8, "wrong": [], "missed": [], "notes": [{"text": {"en": "You have 3 bones on one card in the bowl. 5 cards in hand add 5 points. The round brings 8 points."}, "rules": ["mopsen.score-bowl", "mopsen.bowl-covered", "mopsen.score-hand"]}]},
0
],
[
1,
false,
{"right": false, "answer": 9, "wrong": [9], "missed": [], "notes": [{"text": {"en": "The rule: A player with cards on the bowl scores the bones on all of them."}, "rules": ["mopsen.score-bowl"]}]},
0
],
[
1,
true,
{"right": false, "answer": 9, "wrong": [9], "missed": [8], "notes": [{"text": {"en": "You have 3 bones on one card in the bowl. 5 cards in hand add 5 points. The round brings 8 points."}, "rules": ["mopsen.score-bowl", "mopsen.bowl-covered", "mopsen.score-hand"]}]},
0
],
[
1,
false,
{"right": false, "answer": 12, "wrong": [12], "missed": [], "notes": [{"text": {"en": "Numbers win tricks. Only bones count."}, "rules": []}]},
0
],
[
1,
true,
{"right": false, "answer": 12, "wrong": [12], "missed": [8], "notes": [{"text": {"en": "Numbers win tricks. Only bones count."}, "rules": []}, {"text": {"en": "You have 3 bones on one card in the bowl. 5 cards in hand add 5 points. The round brings 8 points."}, "rules": ["mopsen.score-bowl", "mopsen.bowl-covered", "mopsen.score-hand"]}]},
0
],
[
1,
false,
{"right": false, "answer": 6, "wrong": [6], "missed": [], "notes": [{"text": {"en": "Bones count, not cards."}, "rules": []}]},
0
],
[
1,
true,
{"right": false, "answer": 6, "wrong": [6], "missed": [8], "notes": [{"text": {"en": "Bones count, not cards."}, "rules": []}, {"text": {"en": "You have 3 bones on one card in the bowl. 5 cards in hand add 5 points. The round brings 8 points."}, "rules": ["mopsen.score-bowl", "mopsen.bowl-covered", "mopsen.score-hand"]}]},
0
],
[
1,
false,
{"right": false, "answer": 15, "wrong": [15], "missed": [], "notes": [{"text": {"en": "The bones printed on a bowl count only while nothing lies on it."}, "rules": []}]},
0
],
[
1,
true,
{"right": false, "answer": 15, "wrong": [15], "missed": [8], "notes": [{"text": {"en": "The bones printed on a bowl count only while nothing lies on it."}, "rules": []}, {"text": {"en": "You have 3 bones on one card in the bowl. 5 cards in hand add 5 points. The round brings 8 points."}, "rules": ["mopsen.score-bowl", "mopsen.bowl-covered", "mopsen.score-hand"]}]},
0
],
[
1,
false,
{"right": false, "answer": 3, "wrong": [3], "missed": [], "notes": [{"text": {"en": "The cards in hand count as well."}, "rules": []}]},
0
],
[
1,
true,
{"right": false, "answer": 3, "wrong": [3], "missed": [8], "notes": [{"text": {"en": "The cards in hand count as well."}, "rules": []}, {"text": {"en": "You have 3 bones on one card in the bowl. 5 cards in hand add 5 points. The round brings 8 points."}, "rules": ["mopsen.score-bowl", "mopsen.bowl-covered", "mopsen.score-hand"]}]},
0
],
[
1,
false,
{"right": false, "answer": 14, "wrong": [14], "missed": [], "notes": [{"text": {"en": "A card in hand counts one, whatever bones it shows."}, "rules": []}]},
0
],
[
1,
true,
{"right": false, "answer": 14, "wrong": [14], "missed": [8], "notes": [{"text": {"en": "A card in hand counts one, whatever bones it shows."}, "rules": []}, {"text": {"en": "You have 3 bones on one card in the bowl. 5 cards in hand add 5 points. The round brings 8 points."}, "rules": ["mopsen.score-bowl", "mopsen.bowl-covered", "mopsen.score-hand"]}]},
0
],
[
2,
false,
{"right": true, "answer": [0, 2, 1], "wrong": [], "missed": [], "notes": [{"text": {"en": "Colours come first: red, blue, cat, yellow. Within a colour the higher number is stronger. So it is red 10, blue 5, cat 8."}, "rules": ["mopsen.compare-colour", "mopsen.compare-number", "mopsen.pecking-meaning"]}]},
1
],
[
2,
true,
{"right": true, "answer": [0, 2, 1], "wrong": [], "missed": [], "notes": [{"text": {"en": "Colours come first: red, blue, cat, yellow. Within a colour the higher number is stronger. So it is red 10, blue 5, cat 8."}, "rules": ["mopsen.compare-colour", "mopsen.compare-number", "mopsen.pecking-meaning"]}]},
1
],
[
2,
false,
{"right": false, "answer": [1, 2, 0], "wrong": [1], "missed": [], "notes": [{"text": {"en": "The rule: First the colour decides: a colour higher in the pecking order beats a lower one, whatever the numbers."}, "rules": ["mopsen.compare-colour"]}]},
0
],
[
2,
true,
{"right": false, "answer": [1, 2, 0], "wrong": [1], "missed": [0, 2, 1], "notes": [{"text": {"en": "Colours come first: red, blue, cat, yellow. Within a colour the higher number is stronger. So it is red 10, blue 5, cat 8."}, "rules": ["mopsen.compare-colour", "mopsen.compare-number", "mopsen.pecking-meaning"]}]},
1
],
[
2,
false,
{"right": false, "answer": [2, 1, 0], "wrong": [2], "missed": [], "notes": [{"text": {"en": "The rule: First the colour decides: a colour higher in the pecking order beats a lower one, whatever the numbers."}, "rules": ["mopsen.compare-colour"]}]},
0
],
[
2,
true,
{"right": false, "answer": [2, 1, 0], "wrong": [2], "missed": [0, 2, 1], "notes": [{"text": {"en": "Colours come first: red, blue, cat, yellow. Within a colour the higher number is stronger. So it is red 10, blue 5, cat 8."}, "rules": ["mopsen.compare-colour", "mopsen.compare-number", "mopsen.pecking-meaning"]}]},
1
],
[
3,
false,
{"right": true, "answer": ["B1", "plate0"], "wrong": [], "missed": [], "notes": [{"text": {"en": "Blue 1 is the lowest card. You pinch."}, "rules": ["mopsen.lowest-pinches"]}, {"text": {"en": "Blue 5 is higher than blue 1: the colour is the same, and 5 is more than 1."}, "rules": ["mopsen.compare-number"]}]},
1
],
[
3,
true,
{"right": true, "answer": ["B1", "plate0"], "wrong": [], "missed": [], "notes": [{"text": {"en": "Blue 1 is the lowest card. You pinch."}, "rules": ["mopsen.lowest-pinches"]}, {"text": {"en": "Blue 5 is higher than blue 1: the colour is the same, and 5 is more than 1."}, "rules": ["mopsen.compare-number"]}]},
1
],
[
3,
false,
{"right": true, "answer": ["B1"], "wrong": [], "missed": [], "notes": [{"text": {"en": "Blue 1 is the lowest card. You pinch."}, "rules": ["mopsen.lowest-pinches"]}, {"text": {"en": "Blue 5 is higher than blue 1: the colour is the same, and 5 is more than 1."}, "rules": ["mopsen.compare-number"]}]},
1
],
[
3,
true,
{"right": true, "answer": ["B1"], "wrong": [], "missed": [], "notes": [{"text": {"en": "Blue 1 is the lowest card. You pinch."}, "rules": ["mopsen.lowest-pinches"]}, {"text": {"en": "Blue 5 is higher than blue 1: the colour is the same, and 5 is more than 1."}, "rules": ["mopsen.compare-number"]}]},
1
],
[
3,
false,
{"right": false, "answer": ["B6"], "wrong": ["B6"], "missed": [], "notes": [{"text": {"en": "Blue 6 is not the lowest: a lower number of the same colour lies in the trick, too."}, "rules": ["mopsen.compare-number"]}]},
0
],
[
3,
true,
{"right": false, "answer": ["B6"], "wrong": ["B6"], "missed": ["B1", "plate0"], "notes": [{"text": {"en": "Blue 6 is higher than blue 1: the colour is the same, and 6 is more than 1."}, "rules": ["mopsen.compare-number"]}, {"text": {"en": "Blue 1 is the lowest card. You pinch."}, "rules": ["mopsen.lowest-pinches"]}, {"text": {"en": "Blue 5 is higher than blue 1: the colour is the same, and 5 is more than 1."}, "rules": ["mopsen.compare-number"]}]},
1
],
[
3,
false,
{"right": false, "answer": ["B1", "B6", "Y14"], "wrong": ["B6", "Y14"], "missed": [], "notes": [{"text": {"en": "Blue 6 is not the lowest: a lower number of the same colour lies in the trick, too."}, "rules": ["mopsen.compare-number"]}]},
0
],
[
3,
true,
{"right": false, "answer": ["B1", "B6", "Y14"], "wrong": ["B6", "Y14"], "missed": ["plate0"], "notes": [{"text": {"en": "Blue 6 is higher than blue 1: the colour is the same, and 6 is more than 1."}, "rules": ["mopsen.compare-number"]}, {"text": {"en": "Blue 1 is the lowest card. You pinch."}, "rules": ["mopsen.lowest-pinches"]}, {"text": {"en": "Blue 5 is higher than blue 1: the colour is the same, and 5 is more than 1."}, "rules": ["mopsen.compare-number"]}]},
1
],
[
3,
false,
{"right": false, "answer": ["B1", "B6", "R2", "Y4", "plate0"], "wrong": ["B6", "R2", "Y4"], "missed": [], "notes": [{"text": {"en": "Blue 6 is not the lowest: a lower number of the same colour lies in the trick, too."}, "rules": ["mopsen.compare-number"]}]},
0
],
[
3,
true,
{"right": false, "answer": ["B1", "B6", "R2", "Y4", "plate0"], "wrong": ["B6", "R2", "Y4"], "missed": [], "notes": [{"text": {"en": "Blue 6 is higher than blue 1: the colour is the same, and 6 is more than 1."}, "rules": ["mopsen.compare-number"]}, {"text": {"en": "Blue 1 is the lowest card. You pinch."}, "rules": ["mopsen.lowest-pinches"]}, {"text": {"en": "Blue 5 is higher than blue 1: the colour is the same, and 5 is more than 1."}, "rules": ["mopsen.compare-number"]}]},
1
],
[
4,
false,
{"right": false, "answer": 0, "wrong": [0], "missed": [], "notes": [{"text": {"en": "That comes of another move: You play red 9."}, "rules": []}]},
2
],
[
4,
true,
{"right": false, "answer": 0, "wrong": [0], "missed": [2], "notes": [{"text": {"en": "That comes of another move: You play red 9."}, "rules": []}, {"text": {"en": "The rule: Whoever played the lowest card gets no bones for it."}, "rules": ["mopsen.lowest-pinches"]}], "others": [[1, [{"text": {"en": "That comes of another move: You play red 9."}, "rules": []}]], [3, [{"text": {"en": "Something does happen then: it is in the rule “The lowest pinches”."}, "rules": ["mopsen.lowest-pinches"]}]]]},
4
],
[
4,
false,
{"right": false, "answer": 1, "wrong": [1], "missed": [], "notes": [{"text": {"en": "That comes of another move: You play red 9."}, "rules": []}]},
2
],
[
4,
true,
{"right": false, "answer": 1, "wrong": [1], "missed": [2], "notes": [{"text": {"en": "That comes of another move: You play red 9."}, "rules": []}, {"text": {"en": "The rule: Whoever played the lowest card gets no bones for it."}, "rules": ["mopsen.lowest-pinches"]}], "others": [[0, [{"text": {"en": "That comes of another move: You play red 9."}, "rules": []}]], [3, [{"text": {"en": "Something does happen then: it is in the rule “The lowest pinches”."}, "rules": ["mopsen.lowest-pinches"]}]]]},
4
],
[
4,
false,
{"right": true, "answer": 2, "wrong": [], "missed": [], "notes": [{"text": {"en": "The rule: Whoever played the lowest card gets no bones for it."}, "rules": ["mopsen.lowest-pinches"]}], "others": [[0, [{"text": {"en": "That comes of another move: You play red 9."}, "rules": []}]], [1, [{"text": {"en": "That comes of another move: You play red 9."}, "rules": []}]], [3, [{"text": {"en": "Something does happen then: it is in the rule “The lowest pinches”."}, "rules": ["mopsen.lowest-pinches"]}]]]},
1
],
[
4,
true,
{"right": true, "answer": 2, "wrong": [], "missed": [], "notes": [{"text": {"en": "The rule: Whoever played the lowest card gets no bones for it."}, "rules": ["mopsen.lowest-pinches"]}], "others": [[0, [{"text": {"en": "That comes of another move: You play red 9."}, "rules": []}]], [1, [{"text": {"en": "That comes of another move: You play red 9."}, "rules": []}]], [3, [{"text": {"en": "Something does happen then: it is in the rule “The lowest pinches”."}, "rules": ["mopsen.lowest-pinches"]}]]]},
1
],
[
4,
false,
{"right": false, "answer": 3, "wrong": [3], "missed": [], "notes": [{"text": {"en": "Something does happen then: it is in the rule “The lowest pinches”."}, "rules": ["mopsen.lowest-pinches"]}]},
0
],
[
4,
true,
{"right": false, "answer": 3, "wrong": [3], "missed": [2], "notes": [{"text": {"en": "Something does happen then: it is in the rule “The lowest pinches”."}, "rules": ["mopsen.lowest-pinches"]}, {"text": {"en": "The rule: Whoever played the lowest card gets no bones for it."}, "rules": ["mopsen.lowest-pinches"]}], "others": [[0, [{"text": {"en": "That comes of another move: You play red 9."}, "rules": []}]], [1, [{"text": {"en": "That comes of another move: You play red 9."}, "rules": []}]]]},
1
],
[
5,
false,
{"right": true, "answer": ["Y4"], "wrong": [], "missed": [], "notes": [{"text": {"en": "Yellow 4 is the highest card. Dana takes the trick."}, "rules": ["mopsen.win-trick"]}, {"text": {"en": "Yellow 4 is higher than yellow 3: the colour is the same, and 4 is more than 3."}, "rules": ["mopsen.compare-number"]}]},
1
],
[
5,
true,
{"right": true, "answer": ["Y4"], "wrong": [], "missed": [], "notes": [{"text": {"en": "Yellow 4 is the highest card. Dana takes the trick."}, "rules": ["mopsen.win-trick"]}, {"text": {"en": "Yellow 4 is higher than yellow 3: the colour is the same, and 4 is more than 3."}, "rules": ["mopsen.compare-number"]}]},
1
],
[
5,
false,
{"right": true, "answer": ["Y4"], "wrong": [], "missed": [], "notes": [{"text": {"en": "Yellow 4 is the highest card. Dana takes the trick."}, "rules": ["mopsen.win-trick"]}, {"text": {"en": "Yellow 4 is higher than yellow 3: the colour is the same, and 4 is more than 3."}, "rules": ["mopsen.compare-number"]}]},
1
],
[
5,
true,
{"right": true, "answer": ["Y4"], "wrong": [], "missed": [], "notes": [{"text": {"en": "Yellow 4 is the highest card. Dana takes the trick."}, "rules": ["mopsen.win-trick"]}, {"text": {"en": "Yellow 4 is higher than yellow 3: the colour is the same, and 4 is more than 3."}, "rules": ["mopsen.compare-number"]}]},
1
],
[
5,
false,
{"right": false, "answer": ["C1"], "wrong": ["C1"], "missed": [], "notes": [{"text": {"en": "Cat 1 is not the highest: a colour that stands above the cats in the pecking order lies in the trick, too."}, "rules": ["mopsen.compare-colour"]}]},
0
],
[
5,
true,
{"right": false, "answer": ["C1"], "wrong": ["C1"], "missed": ["Y4"], "notes": [{"text": {"en": "Yellow 4 is higher than cat 1: yellow stands above the cats in the pecking order, whatever the numbers."}, "rules": ["mopsen.compare-colour", "mopsen.pecking-meaning", "mopsen.cat-is-colour"]}, {"text": {"en": "Yellow 4 is the highest card. Dana takes the trick."}, "rules": ["mopsen.win-trick"]}, {"text": {"en": "Yellow 4 is higher than yellow 3: the colour is the same, and 4 is more than 3."}, "rules": ["mopsen.compare-number"]}]},
1
],
[
5,
false,
{"right": false, "answer": ["C1", "Y3", "Y4"], "wrong": ["C1", "Y3"], "missed": [], "notes": [{"text": {"en": "Cat 1 is not the highest: a colour that stands above the cats in the pecking order lies in the trick, too."}, "rules": ["mopsen.compare-colour"]}, {"text": {"en": "Yellow 3 is not the highest: a higher number of the same colour lies in the trick, too."}, "rules": ["mopsen.compare-number"]}]},
0
],
[
5,
true,
{"right": false, "answer": ["C1", "Y3", "Y4"], "wrong": ["C1", "Y3"], "missed": [], "notes": [{"text": {"en": "Yellow 4 is higher than cat 1: yellow stands above the cats in the pecking order, whatever the numbers."}, "rules": ["mopsen.compare-colour", "mopsen.pecking-meaning", "mopsen.cat-is-colour"]}, {"text": {"en": "Yellow 4 is higher than yellow 3: the colour is the same, and 4 is more than 3."}, "rules": ["mopsen.compare-number"]}, {"text": {"en": "Yellow 4 is the highest card. Dana takes the trick."}, "rules": ["mopsen.win-trick"]}]},
1
],
[
5,
false,
{"right": false, "answer": ["B11", "C1", "R3", "Y4"], "wrong": ["B11", "C1", "R3"], "missed": [], "notes": [{"text": {"en": "Cat 1 is not the highest: a colour that stands above the cats in the pecking order lies in the trick, too."}, "rules": ["mopsen.compare-colour"]}]},
0
],
[
5,
true,
{"right": false, "answer": ["B11", "C1", "R3", "Y4"], "wrong": ["B11", "C1", "R3"], "missed": [], "notes": [{"text": {"en": "Yellow 4 is higher than cat 1: yellow stands above the cats in the pecking order, whatever the numbers."}, "rules": ["mopsen.compare-colour", "mopsen.pecking-meaning", "mopsen.cat-is-colour"]}, {"text": {"en": "Yellow 4 is the highest card. Dana takes the trick."}, "rules": ["mopsen.win-trick"]}, {"text": {"en": "Yellow 4 is higher than yellow 3: the colour is the same, and 4 is more than 3."}, "rules": ["mopsen.compare-number"]}]},
1
],
[
6,
false,
{"right": true, "answer": ["7H", "9C"], "wrong": [], "missed": [], "notes": [{"text": {"en": "You score 25 points: the 7 of hearts, 8 of hearts and king of hearts are of one suit."}, "rules": ["mauz.suit-count", "mauz.card-values"]}]},
1
],
[
6,
true,
{"right": true, "answer": ["7H", "9C"], "wrong": [], "missed": [], "notes": [{"text": {"en": "You score 25 points: the 7 of hearts, 8 of hearts and king of hearts are of one suit."}, "rules": ["mauz.suit-count", "mauz.card-values"]}]},
1
],
[
6,
false,
{"right": false, "answer": ["7H", "TD"], "wrong": ["TD"], "missed": [], "notes": [{"text": {"en": "The 10 of diamonds helps your hand less than another card of the middle."}, "rules": []}]},
0
],
[
6,
true,
{"right": false, "answer": ["7H", "TD"], "wrong": ["TD"], "missed": ["9C"], "notes": [{"text": {"en": "The 10 of diamonds helps your hand less than another card of the middle."}, "rules": []}, {"text": {"en": "You score 25 points: the 7 of hearts, 8 of hearts and king of hearts are of one suit."}, "rules": ["mauz.suit-count", "mauz.card-values"]}]},
1
],
[
6,
false,
{"right": false, "answer": ["6H", "TD"], "wrong": ["6H", "TD"], "missed": [], "notes": [{"text": {"en": "The 6 of hearts helps your hand less than another card of the middle."}, "rules": []}, {"text": {"en": "The 10 of diamonds helps your hand less than another card of the middle."}, "rules": []}]},
0
],
[
6,
true,
{"right": false, "answer": ["6H", "TD"], "wrong": ["6H", "TD"], "missed": ["7H", "9C"], "notes": [{"text": {"en": "The 6 of hearts helps your hand less than another card of the middle."}, "rules": []}, {"text": {"en": "The 10 of diamonds helps your hand less than another card of the middle."}, "rules": []}, {"text": {"en": "You score 25 points: the 7 of hearts, 8 of hearts and king of hearts are of one suit."}, "rules": ["mauz.suit-count", "mauz.card-values"]}]},
1
]
],
},
"dog: an editor": {
state: { ui,
"aside": "",
"book": {},
"desk": {
"rev": 2,
"rows": [
{
"id": "phase",
"name": "phase",
"kind": "choice",
"text": "give",
"help": {"en": "seating, dealer, shuffle, give, play, draw, drawn or over"},
"choices": [["seating", {}], ["dealer", {}], ["shuffle", {}], ["give", {}], ["play", {}], ["draw", {}], ["drawn", {}], ["over", {}]],
"seats": false
},
{
"id": "round",
"name": "round",
"kind": "number",
"text": "1",
"help": {"en": "the round, from 1"},
"least": 1,
"most": 10000
},
{
"id": "dealer",
"name": "dealer",
"kind": "choice",
"text": "1",
"help": {"en": "who deals; seats are numbered clockwise from 0"},
"choices": [["0", {}], ["1", {}]],
"seats": true
},
{
"id": "starter",
"name": "starter",
"kind": "choice",
"text": "0",
"help": {"en": "who opens the round"},
"choices": [["0", {}], ["1", {}]],
"seats": true
},
{
"id": "turn",
"name": "turn",
"kind": "choice",
"text": "0",
"help": {"en": "whose turn it is"},
"choices": [["0", {}], ["1", {}]],
"seats": true
},
{
"id": "pieces/0",
"name": "pieces",
"kind": "things",
"text": "z z z z t0",
"help": {"en": "the fields of the pieces of each seat; the others are in the start zone"},
"seat": 0,
"chips": [{"id": "pieces/0/0", "word": "z"}, {"id": "pieces/0/1", "word": "z"}, {"id": "pieces/0/2", "word": "z"}, {"id": "pieces/0/3", "word": "z"}, {"id": "pieces/0/4", "word": "t0"}]
},
{
"id": "pieces/1",
"name": "pieces",
"kind": "things",
"text": "z z z z t32",
"help": {"en": "the fields of the pieces of each seat; the others are in the start zone"},
"seat": 1,
"chips": [{"id": "pieces/1/0", "word": "z"}, {"id": "pieces/1/1", "word": "z"}, {"id": "pieces/1/2", "word": "z"}, {"id": "pieces/1/3", "word": "z"}, {"id": "pieces/1/4", "word": "t32"}]
},
{
"id": "hands/0",
"name": "hands",
"kind": "things",
"text": "1/11 2 9 9 12 13",
"help": {"en": "the cards of each seat, seats parted by /; - is none"},
"seat": 0,
"chips": [{"id": "hands/0/0", "word": "1/11", "face": "1/11"}, {"id": "hands/0/1", "word": "2", "face": "2"}, {"id": "hands/0/2", "word": "9", "face": "9"}, {"id": "hands/0/3", "word": "9", "face": "9"}, {"id": "hands/0/4", "word": "12", "face": "12"}, {"id": "hands/0/5", "word": "13", "face": "13"}]
},
{
"id": "hands/1",
"name": "hands",
"kind": "things",
"text": "5 7 7 9 10 10",
"help": {"en": "the cards of each seat, seats parted by /; - is none"},
"seat": 1,
"chips": [{"id": "hands/1/0", "word": "5", "face": "5"}, {"id": "hands/1/1", "word": "7", "face": "7"}, {"id": "hands/1/2", "word": "7", "face": "7"}, {"id": "hands/1/3", "word": "9", "face": "9"}, {"id": "hands/1/4", "word": "10", "face": "10"}, {"id": "hands/1/5", "word": "10", "face": "10"}]
},
{
"id": "stock",
"name": "stock",
"kind": "things",
"text": "-",
"help": {"en": "the face-down stock, the next card first"},
"chips": []
},
{
"id": "discard",
"name": "discard",
"kind": "things",
"text": "-",
"help": {"en": "the discard pile, the top card last"},
"chips": []
},
{
"id": "given/0",
"name": "given",
"kind": "things",
"text": "-",
"help": {"en": "the card that each seat has put down for somebody else"},
"seat": 0,
"chips": []
},
{
"id": "given/1",
"name": "given",
"kind": "things",
"text": "-",
"help": {"en": "the card that each seat has put down for somebody else"},
"seat": 1,
"chips": []
},
{
"id": "due",
"name": "due",
"kind": "choice",
"text": "",
"help": {"en": "what goes on after a shuffle: deal, give, draw or drawn"},
"choices": [["", {}], ["deal", {}], ["give", {}], ["draw", {}], ["drawn", {}]],
"seats": false
},
{
"id": "bare",
"name": "bare",
"kind": "things",
"text": "-",
"help": {"en": "seats whose piece on the own start field is not protected"},
"chips": []
},
{
"id": "covered",
"name": "covered",
"kind": "things",
"text": "-",
"help": {"en": "places in the discard pile of cards that lie face down"},
"chips": []
},
{
"id": "places/0",
"name": "places",
"kind": "things",
"text": "-",
"help": {"en": "who has finished, in that order; partners together"},
"chips": []
},
{
"id": "people",
"name": "people",
"kind": "things",
"text": "-",
"help": {"en": "the person on each seat, after drawing for seats"},
"chips": []
},
{
"id": "letters",
"name": "letters",
"kind": "text",
"text": "BCDEA BCDEA",
"help": {"en": "the letters of the pieces of each seat, in the order z, t0 ... h4 of their fields; each piece keeps its letter"}
}
],
"box": [
{
"id": "box/1/11",
"word": "1/11",
"face": "1/11",
"n": 7
},
{
"id": "box/2",
"word": "2",
"face": "2",
"n": 7
},
{
"id": "box/3",
"word": "3",
"face": "3",
"n": 8
},
{
"id": "box/4",
"word": "4",
"face": "4",
"n": 8
},
{
"id": "box/5",
"word": "5",
"face": "5",
"n": 7
},
{
"id": "box/6",
"word": "6",
"face": "6",
"n": 8
},
{
"id": "box/7",
"word": "7",
"face": "7",
"n": 6
},
{
"id": "box/8",
"word": "8",
"face": "8",
"n": 8
},
{
"id": "box/9",
"word": "9",
"face": "9",
"n": 5
},
{
"id": "box/10",
"word": "10",
"face": "10",
"n": 6
},
{
"id": "box/12",
"word": "12",
"face": "12",
"n": 7
},
{
"id": "box/13",
"word": "13",
"face": "13",
"n": 7
},
{
"id": "box/swap",
"word": "swap",
"face": "swap",
"n": 8
},
{
"id": "box/joker",
"word": "joker",
"face": "joker",
"n": 6
}
],
"options": [
{
"id": "players",
"name": "players",
"kind": "choice",
"text": "2",
"choices": [["2", {}], ["3", {}], ["4", {}], ["5", {}], ["6", {}]]
},
{
"id": "spaces",
"name": "spaces",
"kind": "choice",
"text": "16",
"choices": [["16", {"en": "16 fields in each section"}], ["8", {"en": "8 fields in each section"}], ["9", {"en": "9 fields in each section"}], ["10", {"en": "10 fields in each section"}], ["11", {"en": "11 fields in each section"}], ["12", {"en": "12 fields in each section"}], ["13", {"en": "13 fields in each section"}], ["14", {"en": "14 fields in each section"}], ["15", {"en": "15 fields in each section"}], ["17", {"en": "17 fields in each section"}], ["18", {"en": "18 fields in each section"}], ["19", {"en": "19 fields in each section"}], ["20", {"en": "20 fields in each section"}], ["21", {"en": "21 fields in each section"}], ["22", {"en": "22 fields in each section"}], ["23", {"en": "23 fields in each section"}], ["24", {"en": "24 fields in each section"}]],
"help": {"en": "Equal sections"}
},
{
"id": "sections",
"name": "sections",
"kind": "choice",
"text": "auto",
"choices": [["auto", {}], ["4", {"en": "4 sections, however many play"}], ["6", {"en": "6 sections, however many play"}]],
"help": {"en": "Four or six sections"}
},
{
"id": "seating",
"name": "seating",
"kind": "choice",
"text": "chosen",
"choices": [["chosen", {}], ["random", {"en": "the seats are drawn"}]],
"help": {"en": "Who sits where"}
},
{
"id": "direction",
"name": "direction",
"kind": "choice",
"text": "clockwise",
"choices": [["clockwise", {}], ["counterclockwise", {"en": "pieces run counterclockwise"}]],
"help": {"en": "Clockwise"}
},
{
"id": "turn_order",
"name": "turn_order",
"kind": "choice",
"text": "clockwise",
"choices": [["clockwise", {}], ["with-pieces", {"en": "turns and dealing go the way the pieces run"}]],
"help": {"en": "Turns stay clockwise"}
},
{
"id": "deal_order",
"name": "deal_order",
"kind": "choice",
"text": "singly",
"choices": [["singly", {}], ["packets", {"en": "each hand is dealt at once"}]],
"help": {"en": "How to deal"}
},
{
"id": "reshuffle",
"name": "reshuffle",
"kind": "choice",
"text": "when-needed",
"choices": [["when-needed", {}], ["when-emptied", {"en": "as soon as the stock is empty"}], ["before-deal", {"en": "before a deal for which the stock is too small"}]],
"help": {"en": "When it is shuffled"}
},
{
"id": "discard_view",
"name": "discard_view",
"kind": "choice",
"text": "top",
"choices": [["top", {}], ["all", {"en": "all of the discard pile may be looked at"}]],
"help": {"en": "Only the top card"}
},
{
"id": "exchange",
"name": "exchange",
"kind": "choice",
"text": "always",
"choices": [["always", {}], ["never", {"en": "there is no exchange"}]],
"help": {"en": "Exchange is a duty"}
},
{
"id": "voluntary_fold",
"name": "voluntary_fold",
"kind": "choice",
"text": "off",
"choices": [["off", {}], ["on", {"en": "in a team one may fold at any time"}]],
"help": {"en": "You must play"}
},
{
"id": "folded_cards",
"name": "folded_cards",
"kind": "choice",
"text": "shown",
"choices": [["shown", {}], ["hidden", {"en": "they are put down face down"}]],
"help": {"en": "Folded cards are open"}
},
{
"id": "start_first",
"name": "start_first",
"kind": "choice",
"text": "off",
"choices": [["off", {}], ["on", {"en": "a piece has to be started before any other moves, at home too"}]],
"help": {"en": "Starting first"}
},
{
"id": "start_protection",
"name": "start_protection",
"kind": "choice",
"text": "any",
"choices": [["any", {}], ["start-or-lap", {"en": "a swap or a move backward does not protect it"}]],
"help": {"en": "Protected after a swap"}
},
{
"id": "foreign_start_block",
"name": "foreign_start_block",
"kind": "choice",
"text": "off",
"choices": [["off", {}], ["on", {"en": "a guest cannot be jumped, but can be hit"}]],
"help": {"en": "Guests do not block"}
},
{
"id": "home_entry",
"name": "home_entry",
"kind": "choice",
"text": "optional",
"choices": [["optional", {}], ["forced", {"en": "whoever can turn in has to"}]],
"help": {"en": "Home or walk on"}
},
{
"id": "home_moves",
"name": "home_moves",
"kind": "choice",
"text": "any-card",
"choices": [["any-card", {}], ["seven-only", {"en": "only by a 7"}]],
"help": {"en": "Moving up at home"}
},
{
"id": "four_over_start",
"name": "four_over_start",
"kind": "choice",
"text": "allowed",
"choices": [["allowed", {}], ["barred", {"en": "it may go neither onto it nor over it"}]],
"help": {"en": "Back over the start"}
},
{
"id": "swap_blank",
"name": "swap_blank",
"kind": "choice",
"text": "play",
"choices": [["play", {}], ["last-resort", {"en": "a swap without effect only if no card has an effect"}], ["never", {"en": "a swap without effect is never allowed"}]],
"help": {"en": "What counts as a play"}
},
{
"id": "seven_repeat",
"name": "seven_repeat",
"kind": "choice",
"text": "on",
"choices": [["on", {}], ["off", {"en": "each piece moves once at most"}]],
"help": {"en": "The same piece again"}
},
{
"id": "seven_partner",
"name": "seven_partner",
"kind": "choice",
"text": "split",
"choices": [["split", {}], ["one-piece", {"en": "they all go to one piece"}]],
"help": {"en": "Sharing the rest of a 7"}
},
{
"id": "redraw_draw",
"name": "redraw_draw",
"kind": "choice",
"text": "optional",
"choices": [["optional", {}], ["forced", {"en": "one has to draw"}]],
"help": {"en": "Draw or stay"}
},
{
"id": "redraw_play",
"name": "redraw_play",
"kind": "choice",
"text": "forced",
"choices": [["forced", {}], ["optional", {"en": "a card may be tossed instead"}]],
"help": {"en": "Then play"}
},
{
"id": "play_on",
"name": "play_on",
"kind": "choice",
"text": "stop",
"choices": [["stop", {}], ["places", {"en": "the others play on for the places"}]],
"help": {"en": "The end"}
}
],
"notation": "2 players; phase give; round 1; dealer 1; starter 0; turn 0; pieces t0 / t32; hands 1/11 2 9 9 12 13 / 5 7 7 9 10 10; stock -; discard -; given - -; due ; bare -; covered -; places ; people -; letters BCDEA BCDEA",
"lies": {
"hand0.1/11.0": [
"hands/0/0",
"hands/0"
],
"hand0.2.0": [
"hands/0/1",
"hands/0"
],
"hand0.9.0": [
"hands/0/2",
"hands/0"
],
"hand0.9.1": [
"hands/0/3",
"hands/0"
],
"hand0.12.0": [
"hands/0/4",
"hands/0"
],
"hand0.13.0": [
"hands/0/5",
"hands/0"
],
"hand1.5.0": [
"hands/1/0",
"hands/1"
],
"hand1.7.0": [
"hands/1/1",
"hands/1"
],
"hand1.7.1": [
"hands/1/2",
"hands/1"
],
"hand1.9.0": [
"hands/1/3",
"hands/1"
],
"hand1.10.0": [
"hands/1/4",
"hands/1"
],
"hand1.10.1": [
"hands/1/5",
"hands/1"
],
"1:A": [
"pieces/1/4",
"pieces/1"
],
"1:E": [
"pieces/1/0",
"pieces/1"
],
"1:D": [
"pieces/1/1",
"pieces/1"
],
"1:C": [
"pieces/1/2",
"pieces/1"
],
"1:B": [
"pieces/1/3",
"pieces/1"
],
"0:A": [
"pieces/0/4",
"pieces/0"
],
"0:E": [
"pieces/0/0",
"pieces/0"
],
"0:D": [
"pieces/0/1",
"pieces/0"
],
"0:C": [
"pieces/0/2",
"pieces/0"
],
"0:B": [
"pieces/0/3",
"pieces/0"
],
"zone1.4": [
"",
"z"
],
"zone1.3": [
"",
"z"
],
"zone1.2": [
"",
"z"
],
"zone1.1": [
"",
"z"
],
"zone1.0": [
"",
"z"
],
"1h4": [
"",
"h4"
],
"1h3": [
"",
"h3"
],
"1h2": [
"",
"h2"
],
"1h1": [
"",
"h1"
],
"zone0.4": [
"",
"z"
],
"zone0.3": [
"",
"z"
],
"zone0.2": [
"",
"z"
],
"zone0.1": [
"",
"z"
],
"zone0.0": [
"",
"z"
],
"0h4": [
"",
"h4"
],
"0h3": [
"",
"h3"
],
"0h2": [
"",
"h2"
],
"0h1": [
"",
"h1"
],
"t63": [
"",
"t63"
],
"t62": [
"",
"t62"
],
"t61": [
"",
"t61"
],
"t60": [
"",
"t60"
],
"t59": [
"",
"t59"
],
"t58": [
"",
"t58"
],
"t57": [
"",
"t57"
],
"t56": [
"",
"t56"
],
"t55": [
"",
"t55"
],
"t54": [
"",
"t54"
],
"t53": [
"",
"t53"
],
"t52": [
"",
"t52"
],
"t51": [
"",
"t51"
],
"t50": [
"",
"t50"
],
"t49": [
"",
"t49"
],
"t48": [
"",
"t48"
],
"t47": [
"",
"t47"
],
"t46": [
"",
"t46"
],
"t45": [
"",
"t45"
],
"t44": [
"",
"t44"
],
"t43": [
"",
"t43"
],
"t42": [
"",
"t42"
],
"t41": [
"",
"t41"
],
"t40": [
"",
"t40"
],
"t39": [
"",
"t39"
],
"t38": [
"",
"t38"
],
"t37": [
"",
"t37"
],
"t36": [
"",
"t36"
],
"t35": [
"",
"t35"
],
"t34": [
"",
"t34"
],
"t33": [
"",
"t33"
],
"t32": [
"",
"t32"
],
"t31": [
"",
"t31"
],
"t30": [
"",
"t30"
],
"t29": [
"",
"t29"
],
"t28": [
"",
"t28"
],
"t27": [
"",
"t27"
],
"t26": [
"",
"t26"
],
"t25": [
"",
"t25"
],
"t24": [
"",
"t24"
],
"t23": [
"",
"t23"
],
"t22": [
"",
"t22"
],
"t21": [
"",
"t21"
],
"t20": [
"",
"t20"
],
"t19": [
"",
"t19"
],
"t18": [
"",
"t18"
],
"t17": [
"",
"t17"
],
"t16": [
"",
"t16"
],
"t15": [
"",
"t15"
],
"t14": [
"",
"t14"
],
"t13": [
"",
"t13"
],
"t12": [
"",
"t12"
],
"t11": [
"",
"t11"
],
"t10": [
"",
"t10"
],
"t9": [
"",
"t9"
],
"t8": [
"",
"t8"
],
"t7": [
"",
"t7"
],
"t6": [
"",
"t6"
],
"t5": [
"",
"t5"
],
"t4": [
"",
"t4"
],
"t3": [
"",
"t3"
],
"t2": [
"",
"t2"
],
"t1": [
"",
"t1"
],
"t0": [
"",
"t0"
]
},
"drawn": true,
"problem": {
"text": {
"en": "There would be 12 cards in hands and piles; there are 110."
},
"rules": [
"dog.deck"
]
},
"undo": true,
"redo": false,
"alone": false
},
"edits": false,
"examples": {},
"kind": "editor",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"1/11": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "1/11: start, 1 or 11 forward"}
},
"2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "2: 2 forward"}
},
"5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "5: 5 forward"}
},
"7": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "7: 7 points to split, burns what it passes"}
},
"9": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "9: 9 forward"}
},
"10": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "10: 10 forward"}
},
"12": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "12: 12 forward"}
},
"13": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "13: start, or 13 forward"}
},
"start0": {
"w": 33,
"h": 33,
"svg": "",
"label": {"en": ""}
},
"home0": {
"w": 25,
"h": 25,
"svg": "",
"label": {"en": ""}
},
"pug0A": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "red piece"}
},
"pug0B": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "red piece"}
},
"pug0C": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "red piece"}
},
"pug0D": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "red piece"}
},
"pug0E": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "red piece"}
},
"start1": {
"w": 33,
"h": 33,
"svg": "",
"label": {"en": ""}
},
"home1": {
"w": 25,
"h": 25,
"svg": "",
"label": {"en": ""}
},
"pug1A": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "blue piece"}
},
"pug1B": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "blue piece"}
},
"pug1C": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "blue piece"}
},
"pug1D": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "blue piece"}
},
"pug1E": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": "blue piece"}
},
"tall1": {
"w": 146,
"h": 105,
"svg": "",
"label": {"en": ""}
},
"own0": {
"w": 146,
"h": 66,
"svg": "",
"label": {"en": ""}
},
"field": {
"w": 19,
"h": 19,
"svg": "",
"label": {"en": ""},
"at": {"x": 9.5, "y": 15.44, "size": 16.5, "ink": "#5b4a36"}
},
"number": {
"w": 24,
"h": 24,
"svg": "",
"label": {"en": ""},
"at": {"x": 12.0, "y": 17.939999999999998, "size": 16.5, "ink": "#5b4a36"}
},
"ahead": {
"w": 19,
"h": 19,
"svg": "",
"label": {"en": ""}
},
"nobody": {
"w": 28,
"h": 28,
"svg": "",
"label": {"en": ""}
},
"guard": {
"w": 34,
"h": 34,
"svg": "",
"label": {"en": ""}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
},
"at": {
"x": 40,
"y": 100,
"size": 52,
"ink": "#fffaf0"
}
},
"rules": {},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 2,
"texts": {
"en": [
"Dog",
"Round 1",
"begun with 6 cards each",
"Exchange",
"Board",
"Protected start fields",
"Stock",
"Discard pile",
"Anna",
"Hand of Anna",
"Anna’s pieces",
"Ben",
"Hand of Ben",
"Ben’s pieces",
"start field, Anna",
"1",
"2",
"3",
"4",
"5",
"6",
"7",
"8",
"9",
"10",
"11",
"12",
"13",
"14",
"15",
"17",
"18",
"19",
"20",
"21",
"22",
"23",
"24",
"25",
"26",
"27",
"28",
"29",
"30",
"31",
"start field, Ben",
"33",
"34",
"35",
"36",
"37",
"38",
"39",
"40",
"41",
"42",
"43",
"44",
"45",
"46",
"47",
"49",
"50",
"51",
"52",
"53",
"54",
"55",
"56",
"57",
"58",
"59",
"60",
"61",
"62",
"63",
"home 1, Anna",
"home 2, Anna",
"home 3, Anna",
"home 4, Anna",
"home 1, Ben",
"home 2, Ben",
"home 3, Ben",
"home 4, Ben",
"Red · Anna",
"Blue · Ben",
"no card",
"red piece B, start zone",
"red piece C, start zone",
"red piece D, start zone",
"red piece E, start zone",
"red piece A, start field, protected",
"blue piece B, start zone",
"blue piece C, start zone",
"blue piece D, start zone",
"blue piece E, start zone",
"blue piece A, start field, protected"
]
},
"marks": [],
"cites": [],
"frames": [
{
"title": [0, 1, 2, 3],
"zones": {"board": {"label": 4, "kind": "board", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 8}, "guards": {"label": 5, "kind": "guards", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 50}, "stock": {"label": 6, "kind": "stock", "boxes": [[315.2, 184.9, 0.84], [199.7, 183.7, 0.74], [142.1, 159.5, 0.61]], "w": 88, "h": 120, "order": 9}, "discard": {"label": 7, "kind": "discard", "boxes": [[397.5, 184.9, 0.84], [272.2, 183.7, 0.74], [201.8, 159.5, 0.61]], "w": 88, "h": 120, "order": 9}, "panel0": {"label": 8, "kind": "panel", "boxes": [[64, 315, 1.4], [56, 318, 1.2], [40, 296, 1]], "w": 146, "h": 66, "order": 0}, "seat0": {"label": 8, "kind": "seat", "boxes": [[64, 315, 1.4], [56, 318, 1.2], [40, 296, 1]], "w": 146, "h": 66, "order": 40, "seat": 0}, "hand0": {"label": 9, "kind": "hand", "boxes": [[188.6, 483.6, 0.8], [76.5, 466.0, 0.75], [16.8, 417.1, 0.71]], "w": 516, "h": 128, "order": 41, "seat": 0}, "pieces0": {"label": 10, "kind": "pieces", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 39, "seat": 0}, "panel1": {"label": 11, "kind": "panel", "boxes": [[522, 63, 1.4], [309, 57, 1.2], [214, 43, 1]], "w": 146, "h": 105, "order": 0}, "seat1": {"label": 11, "kind": "seat", "boxes": [[522, 63, 1.4], [309, 57, 1.2], [214, 43, 1]], "w": 146, "h": 105, "order": 13, "seat": 1}, "hand1": {"label": 12, "kind": "hand", "boxes": [[534.6, 155.5, 0.448], [319.8, 136.3, 0.384], [223.0, 109.1, 0.32]], "w": 400, "h": 112, "order": 14, "seat": 1}, "pieces1": {"label": 13, "kind": "pieces", "boxes": [[0, 0, 1.4], [0, 0, 1.235], [0, 0, 1.005]], "w": 564, "h": 423, "order": 31, "seat": 1}},
"items": {"word.board": {"kind": "caption", "zone": "board", "x": -999, "y": -999, "n": 0}, "t0": {"kind": "thing", "zone": "board", "x": 282, "y": 317, "n": 0, "face": "start0", "say": 14, "others": [[219, 347, 0], [199, 379, 0]], "does": 932782488}, "t1": {"kind": "thing", "zone": "board", "x": 258, "y": 317, "n": 0, "face": "field", "text": 15, "others": [[198, 347, 0], [178, 379, 0]], "tone": "hint", "does": 2401584893}, "t2": {"kind": "thing", "zone": "board", "x": 234, "y": 317, "n": 0, "face": "field", "text": 16, "others": [[177, 347, 0], [157, 379, 0]], "tone": "hint", "does": 2643519763}, "t3": {"kind": "thing", "zone": "board", "x": 210, "y": 317, "n": 0, "face": "field", "text": 17, "others": [[156, 347, 0], [136, 379, 0]], "tone": "hint", "does": 623677046}, "t4": {"kind": "thing", "zone": "board", "x": 186, "y": 317, "n": 0, "face": "field", "text": 18, "others": [[135, 347, 0], [115, 379, 0]], "tone": "hint", "does": 3103504079}, "t5": {"kind": "thing", "zone": "guards", "x": 161, "y": 317, "n": 0, "face": "number", "text": 19, "others": [[114, 347, 0], [94, 379, 0]], "does": 4706730}, "t6": {"kind": "thing", "zone": "board", "x": 137, "y": 317, "n": 0, "face": "field", "text": 20, "others": [[93, 347, 0], [73, 379, 0]], "tone": "hint", "does": 317881924}, "t7": {"kind": "thing", "zone": "board", "x": 113, "y": 317, "n": 0, "face": "field", "text": 21, "others": [[72, 346, 0], [53, 376, 0]], "tone": "hint", "does": 2857244961}, "t8": {"kind": "thing", "zone": "board", "x": 89, "y": 317, "n": 0, "face": "field", "text": 22, "others": [[52, 340, 0], [35, 364, 0]], "tone": "hint", "does": 4063037815}, "t9": {"kind": "thing", "zone": "board", "x": 65, "y": 315, "n": 0, "face": "field", "text": 23, "others": [[35, 327, 0], [24, 347, 0]], "tone": "hint", "does": 1251044882}, "t10": {"kind": "thing", "zone": "guards", "x": 43, "y": 305, "n": 0, "face": "number", "text": 24, "others": [[24, 309, 0], [21, 326, 0]], "does": 2489556522}, "t11": {"kind": "thing", "zone": "board", "x": 27, "y": 287, "n": 0, "face": "field", "text": 25, "others": [[20, 289, 0], [21, 305, 0]], "tone": "hint", "does": 752875855}, "t12": {"kind": "thing", "zone": "board", "x": 20, "y": 264, "n": 0, "face": "field", "text": 26, "others": [[20, 268, 0], [21, 284, 0]], "tone": "hint", "does": 1047156385}, "t13": {"kind": "thing", "zone": "board", "x": 19, "y": 240, "n": 0, "face": "field", "text": 27, "others": [[20, 247, 0], [21, 263, 0]], "tone": "hint", "does": 2262184388}, "t14": {"kind": "thing", "zone": "board", "x": 19, "y": 216, "n": 0, "face": "field", "text": 28, "others": [[20, 226, 0], [21, 242, 0]], "tone": "hint", "does": 453052797}, "t15": {"kind": "thing", "zone": "guards", "x": 19, "y": 192, "n": 0, "face": "number", "text": 29, "others": [[20, 205, 0], [21, 221, 0]], "does": 2747100696}, "t16": {"kind": "thing", "zone": "board", "x": 19, "y": 168, "n": 0, "face": "nobody", "others": [[20, 184, 0], [21, 200, 0]]}, "t17": {"kind": "thing", "zone": "board", "x": 19, "y": 144, "n": 0, "face": "field", "text": 30, "others": [[20, 163, 0], [21, 179, 0]], "tone": "hint", "does": 162834067}, "t18": {"kind": "thing", "zone": "board", "x": 19, "y": 120, "n": 0, "face": "field", "text": 31, "others": [[20, 142, 0], [21, 158, 0]], "tone": "hint", "does": 1373091525}, "t19": {"kind": "thing", "zone": "board", "x": 19, "y": 95, "n": 0, "face": "field", "text": 32, "others": [[20, 121, 0], [21, 137, 0]], "tone": "hint", "does": 3916157344}, "t20": {"kind": "thing", "zone": "guards", "x": 20, "y": 71, "n": 0, "face": "number", "text": 33, "others": [[20, 100, 0], [21, 116, 0]], "does": 3552830714}, "t21": {"kind": "thing", "zone": "board", "x": 27, "y": 49, "n": 0, "face": "field", "text": 34, "others": [[20, 79, 0], [21, 95, 0]], "tone": "hint", "does": 1803518879}, "t22": {"kind": "thing", "zone": "board", "x": 43, "y": 31, "n": 0, "face": "field", "text": 35, "others": [[24, 58, 0], [21, 74, 0]], "tone": "hint", "does": 2043292785}, "t23": {"kind": "thing", "zone": "board", "x": 65, "y": 20, "n": 0, "face": "field", "text": 36, "others": [[35, 40, 0], [24, 53, 0]], "tone": "hint", "does": 3245755156}, "t24": {"kind": "thing", "zone": "board", "x": 89, "y": 19, "n": 0, "face": "field", "text": 37, "others": [[52, 28, 0], [35, 36, 0]], "tone": "hint", "does": 1554084781}, "t25": {"kind": "thing", "zone": "guards", "x": 113, "y": 19, "n": 0, "face": "number", "text": 38, "others": [[72, 21, 0], [53, 24, 0]], "does": 3827111112}, "t26": {"kind": "thing", "zone": "board", "x": 137, "y": 19, "n": 0, "face": "field", "text": 39, "others": [[93, 21, 0], [73, 21, 0]], "tone": "hint", "does": 4138253094}, "t27": {"kind": "thing", "zone": "board", "x": 161, "y": 19, "n": 0, "face": "field", "text": 40, "others": [[114, 21, 0], [94, 21, 0]], "tone": "hint", "does": 1309989955}, "t28": {"kind": "thing", "zone": "board", "x": 186, "y": 19, "n": 0, "face": "field", "text": 41, "others": [[135, 21, 0], [115, 21, 0]], "tone": "hint", "does": 376949781}, "t29": {"kind": "thing", "zone": "board", "x": 210, "y": 19, "n": 0, "face": "field", "text": 42, "others": [[156, 21, 0], [136, 21, 0]], "tone": "hint", "does": 2932583280}, "t30": {"kind": "thing", "zone": "guards", "x": 234, "y": 19, "n": 0, "face": "number", "text": 43, "others": [[177, 21, 0], [157, 21, 0]], "does": 4003712330}, "t31": {"kind": "thing", "zone": "board", "x": 258, "y": 19, "n": 0, "face": "field", "text": 44, "others": [[198, 21, 0], [178, 21, 0]], "tone": "hint", "does": 1444915759}, "t32": {"kind": "thing", "zone": "board", "x": 282, "y": 19, "n": 0, "face": "start1", "say": 45, "others": [[219, 21, 0], [199, 21, 0]], "does": 1151993281}, "t33": {"kind": "thing", "zone": "board", "x": 306, "y": 19, "n": 0, "face": "field", "text": 46, "others": [[240, 21, 0], [220, 21, 0]], "tone": "hint", "does": 4229325476}, "t34": {"kind": "thing", "zone": "board", "x": 330, "y": 19, "n": 0, "face": "field", "text": 47, "others": [[261, 21, 0], [241, 21, 0]], "tone": "hint", "does": 1640061469}, "t35": {"kind": "thing", "zone": "guards", "x": 355, "y": 19, "n": 0, "face": "number", "text": 48, "others": [[282, 21, 0], [262, 21, 0]], "does": 3648863608}, "t36": {"kind": "thing", "zone": "board", "x": 379, "y": 19, "n": 0, "face": "field", "text": 49, "others": [[303, 21, 0], [283, 21, 0]], "tone": "hint", "does": 3418919574}, "t37": {"kind": "thing", "zone": "board", "x": 403, "y": 19, "n": 0, "face": "field", "text": 50, "others": [[324, 21, 0], [304, 21, 0]], "tone": "hint", "does": 1937044979}, "t38": {"kind": "thing", "zone": "board", "x": 427, "y": 19, "n": 0, "face": "field", "text": 51, "others": [[345, 21, 0], [325, 21, 0]], "tone": "hint", "does": 722986405}, "t39": {"kind": "thing", "zone": "board", "x": 451, "y": 19, "n": 0, "face": "field", "text": 52, "others": [[366, 21, 0], [346, 24, 0]], "tone": "hint", "does": 2477490880}, "t40": {"kind": "thing", "zone": "guards", "x": 475, "y": 19, "n": 0, "face": "number", "text": 53, "others": [[386, 28, 0], [363, 36, 0]], "does": 1552093530}, "t41": {"kind": "thing", "zone": "board", "x": 499, "y": 20, "n": 0, "face": "field", "text": 54, "others": [[402, 40, 0], [374, 53, 0]], "tone": "hint", "does": 3829364287}, "t42": {"kind": "thing", "zone": "board", "x": 521, "y": 31, "n": 0, "face": "field", "text": 55, "others": [[413, 58, 0], [377, 74, 0]], "tone": "hint", "does": 4136294865}, "t43": {"kind": "thing", "zone": "board", "x": 537, "y": 49, "n": 0, "face": "field", "text": 56, "others": [[417, 79, 0], [377, 95, 0]], "tone": "hint", "does": 1312210612}, "t44": {"kind": "thing", "zone": "board", "x": 545, "y": 71, "n": 0, "face": "field", "text": 57, "others": [[417, 100, 0], [377, 116, 0]], "tone": "hint", "does": 3554772493}, "t45": {"kind": "thing", "zone": "guards", "x": 545, "y": 95, "n": 0, "face": "number", "text": 58, "others": [[417, 121, 0], [377, 137, 0]], "does": 1801314664}, "t46": {"kind": "thing", "zone": "board", "x": 545, "y": 120, "n": 0, "face": "field", "text": 59, "others": [[417, 142, 0], [377, 158, 0]], "tone": "hint", "does": 2045267590}, "t47": {"kind": "thing", "zone": "board", "x": 545, "y": 144, "n": 0, "face": "field", "text": 60, "others": [[417, 163, 0], [377, 179, 0]], "tone": "hint", "does": 3243518435}, "t48": {"kind": "thing", "zone": "board", "x": 545, "y": 168, "n": 0, "face": "nobody", "others": [[417, 184, 0], [377, 200, 0]]}, "t49": {"kind": "thing", "zone": "board", "x": 545, "y": 192, "n": 0, "face": "field", "text": 61, "others": [[417, 205, 0], [377, 221, 0]], "tone": "hint", "does": 562781904}, "t50": {"kind": "thing", "zone": "guards", "x": 545, "y": 216, "n": 0, "face": "number", "text": 62, "others": [[417, 226, 0], [377, 242, 0]], "does": 1642281194}, "t51": {"kind": "thing", "zone": "board", "x": 545, "y": 240, "n": 0, "face": "field", "text": 63, "others": [[417, 247, 0], [377, 263, 0]], "tone": "hint", "does": 3646906255}, "t52": {"kind": "thing", "zone": "board", "x": 545, "y": 264, "n": 0, "face": "field", "text": 64, "others": [[417, 268, 0], [377, 284, 0]], "tone": "hint", "does": 3421171809}, "t53": {"kind": "thing", "zone": "board", "x": 537, "y": 287, "n": 0, "face": "field", "text": 65, "others": [[417, 289, 0], [377, 305, 0]], "tone": "hint", "does": 1935054596}, "t54": {"kind": "thing", "zone": "board", "x": 521, "y": 305, "n": 0, "face": "field", "text": 66, "others": [[413, 309, 0], [377, 326, 0]], "tone": "hint", "does": 4001476541}, "t55": {"kind": "thing", "zone": "guards", "x": 499, "y": 315, "n": 0, "face": "number", "text": 67, "others": [[402, 327, 0], [374, 347, 0]], "does": 1446889688}, "t56": {"kind": "thing", "zone": "board", "x": 475, "y": 317, "n": 0, "face": "field", "text": 68, "others": [[386, 340, 0], [363, 364, 0]], "tone": "hint", "does": 1149790006}, "t57": {"kind": "thing", "zone": "board", "x": 451, "y": 317, "n": 0, "face": "field", "text": 69, "others": [[366, 346, 0], [346, 376, 0]], "tone": "hint", "does": 4231266387}, "t58": {"kind": "thing", "zone": "board", "x": 427, "y": 317, "n": 0, "face": "field", "text": 70, "others": [[345, 347, 0], [325, 379, 0]], "tone": "hint", "does": 2757169157}, "t59": {"kind": "thing", "zone": "board", "x": 403, "y": 317, "n": 0, "face": "field", "text": 71, "others": [[324, 347, 0], [304, 379, 0]], "tone": "hint", "does": 485193568}, "t60": {"kind": "thing", "zone": "guards", "x": 379, "y": 317, "n": 0, "face": "number", "text": 72, "others": [[303, 347, 0], [283, 379, 0]], "does": 641942074}, "t61": {"kind": "thing", "zone": "board", "x": 355, "y": 317, "n": 0, "face": "field", "text": 73, "others": [[282, 347, 0], [262, 379, 0]], "tone": "hint", "does": 2667521375}, "t62": {"kind": "thing", "zone": "board", "x": 330, "y": 317, "n": 0, "face": "field", "text": 74, "others": [[261, 347, 0], [241, 379, 0]], "tone": "hint", "does": 2353695409}, "t63": {"kind": "thing", "zone": "board", "x": 306, "y": 317, "n": 0, "face": "field", "text": 75, "others": [[240, 347, 0], [220, 379, 0]], "tone": "hint", "does": 888597972}, "0h1": {"kind": "thing", "zone": "board", "x": 282, "y": 291, "n": 0, "face": "home0", "say": 76, "others": [[219, 318, 0], [199, 350, 0]], "does": 708131966}, "0h2": {"kind": "thing", "zone": "board", "x": 282, "y": 268, "n": 0, "face": "home0", "say": 77, "others": [[219, 292, 0], [199, 324, 0]], "does": 947950480}, "0h3": {"kind": "thing", "zone": "board", "x": 282, "y": 245, "n": 0, "face": "home0", "say": 78, "others": [[219, 266, 0], [199, 298, 0]], "does": 2151478517}, "0h4": {"kind": "thing", "zone": "board", "x": 282, "y": 222, "n": 0, "face": "home0", "say": 79, "others": [[219, 240, 0], [199, 272, 0]], "does": 501992524}, "zone0.0": {"kind": "thing", "zone": "board", "x": 63, "y": 274, "n": 0, "face": "home0", "others": [[62, 305, 0], [57, 343, 0]]}, "zone0.1": {"kind": "thing", "zone": "board", "x": 86, "y": 274, "n": 0, "face": "home0", "others": [[84, 305, 0], [80, 343, 0]]}, "zone0.2": {"kind": "thing", "zone": "board", "x": 108, "y": 274, "n": 0, "face": "home0", "others": [[106, 305, 0], [101, 343, 0]]}, "zone0.3": {"kind": "thing", "zone": "board", "x": 130, "y": 274, "n": 0, "face": "home0", "others": [[127, 305, 0], [123, 343, 0]]}, "zone0.4": {"kind": "thing", "zone": "board", "x": 153, "y": 274, "n": 0, "face": "home0", "others": [[149, 305, 0], [146, 343, 0]]}, "1h1": {"kind": "thing", "zone": "board", "x": 282, "y": 45, "n": 0, "face": "home1", "say": 80, "others": [[219, 50, 0], [199, 50, 0]], "does": 708131966}, "1h2": {"kind": "thing", "zone": "board", "x": 282, "y": 68, "n": 0, "face": "home1", "say": 81, "others": [[219, 76, 0], [199, 76, 0]], "does": 947950480}, "1h3": {"kind": "thing", "zone": "board", "x": 282, "y": 91, "n": 0, "face": "home1", "say": 82, "others": [[219, 102, 0], [199, 102, 0]], "does": 2151478517}, "1h4": {"kind": "thing", "zone": "board", "x": 282, "y": 114, "n": 0, "face": "home1", "say": 83, "others": [[219, 128, 0], [199, 128, 0]], "does": 501992524}, "zone1.0": {"kind": "thing", "zone": "board", "x": 390, "y": 94, "n": 0, "face": "home1", "others": [[267, 94, 0], [230, 92, 0]]}, "zone1.1": {"kind": "thing", "zone": "board", "x": 413, "y": 94, "n": 0, "face": "home1", "others": [[289, 94, 0], [253, 92, 0]]}, "zone1.2": {"kind": "thing", "zone": "board", "x": 435, "y": 94, "n": 0, "face": "home1", "others": [[310, 94, 0], [275, 92, 0]]}, "zone1.3": {"kind": "thing", "zone": "board", "x": 457, "y": 94, "n": 0, "face": "home1", "others": [[332, 94, 0], [297, 92, 0]]}, "zone1.4": {"kind": "thing", "zone": "board", "x": 480, "y": 94, "n": 0, "face": "home1", "others": [[354, 94, 0], [319, 92, 0]]}, "way0": {"kind": "thing", "zone": "board", "x": 234, "y": 317, "n": 1, "face": "ahead", "others": [[177, 347, 180], [157, 379, 180]], "r": 180}, "way16": {"kind": "thing", "zone": "board", "x": 19, "y": 120, "n": 1, "face": "ahead", "others": [[20, 142, -90], [21, 158, -90]], "r": -90}, "way32": {"kind": "thing", "zone": "board", "x": 330, "y": 19, "n": 1, "face": "ahead", "others": [[261, 21, 0], [241, 21, 0]]}, "way48": {"kind": "thing", "zone": "board", "x": 545, "y": 240, "n": 1, "face": "ahead", "others": [[417, 247, 90], [377, 263, 90]], "r": 91}, "panel0": {"kind": "thing", "zone": "panel0", "x": 73.0, "y": 33.0, "n": 0, "face": "own0"}, "word.panel0": {"kind": "caption", "zone": "panel0", "x": 0, "y": 0, "n": 0}, "plate0": {"kind": "plate", "zone": "seat0", "x": 73, "y": 17, "n": 0, "text": 84}, "panel1": {"kind": "thing", "zone": "panel1", "x": 73.0, "y": 52.5, "n": 0, "face": "tall1"}, "word.panel1": {"kind": "caption", "zone": "panel1", "x": 0, "y": 0, "n": 0}, "plate1": {"kind": "plate", "zone": "seat1", "x": 73, "y": 17, "n": 0, "text": 85}, "stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 86}, "gap": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -2, "face": "gap"}, "hand0.1/11.0": {"kind": "card", "zone": "hand0", "x": 48, "y": 66, "n": 0, "face": "1/11", "r": -2, "does": 2404952951}, "hand0.2.0": {"kind": "card", "zone": "hand0", "x": 132, "y": 63, "n": 8, "face": "2", "r": -2, "does": 1611275670}, "hand0.9.0": {"kind": "card", "zone": "hand0", "x": 216, "y": 62, "n": 64, "face": "9", "does": 2324480244}, "hand0.9.1": {"kind": "card", "zone": "hand0", "x": 300, "y": 62, "n": 65, "face": "9", "does": 1709078037}, "hand0.12.0": {"kind": "card", "zone": "hand0", "x": 384, "y": 63, "n": 80, "face": "12", "r": 2, "does": 2230353009}, "hand0.13.0": {"kind": "card", "zone": "hand0", "x": 468, "y": 66, "n": 88, "face": "13", "r": 2, "does": 1805830800}, "hand1.5.0": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 32, "face": "5", "does": 1384380244}, "hand1.7.0": {"kind": "card", "zone": "hand1", "x": 104, "y": 56, "n": 48, "face": "7", "does": 3184607669}, "hand1.7.1": {"kind": "card", "zone": "hand1", "x": 168, "y": 56, "n": 49, "face": "7", "does": 1465359575}, "hand1.9.0": {"kind": "card", "zone": "hand1", "x": 232, "y": 56, "n": 64, "face": "9", "does": 3087346230}, "hand1.10.0": {"kind": "card", "zone": "hand1", "x": 296, "y": 56, "n": 72, "face": "10", "does": 1495998546}, "hand1.10.1": {"kind": "card", "zone": "hand1", "x": 360, "y": 56, "n": 73, "face": "10", "does": 3061421747}, "0:B": {"kind": "thing", "zone": "pieces0", "x": 86, "y": 274, "n": 1, "face": "pug0B", "say": 87, "others": [[84, 305, 0], [80, 343, 0]], "z": 1, "does": 2016994997}, "0:C": {"kind": "thing", "zone": "pieces0", "x": 108, "y": 274, "n": 2, "face": "pug0C", "say": 88, "others": [[106, 305, 0], [101, 343, 0]], "z": 1, "does": 2950325997}, "0:D": {"kind": "thing", "zone": "pieces0", "x": 130, "y": 274, "n": 3, "face": "pug0D", "say": 89, "others": [[127, 305, 0], [123, 343, 0]], "z": 1, "does": 210559044}, "0:E": {"kind": "thing", "zone": "pieces0", "x": 153, "y": 274, "n": 4, "face": "pug0E", "say": 90, "others": [[149, 305, 0], [146, 343, 0]], "z": 1, "does": 3681443868}, "0:A": {"kind": "thing", "zone": "pieces0", "x": 282, "y": 317, "n": 0, "face": "pug0A", "say": 91, "others": [[219, 347, 0], [199, 379, 0]], "z": 1, "does": 839282174}, "guard0": {"kind": "thing", "zone": "guards", "x": 282, "y": 317, "n": 0, "face": "guard", "others": [[219, 347, 0], [199, 379, 0]]}, "1:B": {"kind": "thing", "zone": "pieces1", "x": 413, "y": 94, "n": 1, "face": "pug1B", "say": 92, "others": [[289, 94, 0], [253, 92, 0]], "z": 1, "does": 1599996494}, "1:C": {"kind": "thing", "zone": "pieces1", "x": 435, "y": 94, "n": 2, "face": "pug1C", "say": 93, "others": [[310, 94, 0], [275, 92, 0]], "z": 1, "does": 2294055446}, "1:D": {"kind": "thing", "zone": "pieces1", "x": 457, "y": 94, "n": 3, "face": "pug1D", "say": 94, "others": [[332, 94, 0], [297, 92, 0]], "z": 1, "does": 736756927}, "1:E": {"kind": "thing", "zone": "pieces1", "x": 480, "y": 94, "n": 4, "face": "pug1E", "say": 95, "others": [[354, 94, 0], [319, 92, 0]], "z": 1, "does": 4228416743}, "1:A": {"kind": "thing", "zone": "pieces1", "x": 282, "y": 19, "n": 0, "face": "pug1A", "say": 96, "others": [[219, 21, 0], [199, 21, 0]], "z": 1, "does": 358648069}, "guard1": {"kind": "thing", "zone": "guards", "x": 282, "y": 19, "n": 1, "face": "guard", "others": [[219, 21, 0], [199, 21, 0]]}},
"marks": [],
"arrows": [],
"prompt": null,
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": null
}
],
"chapters": [],
"shapes": [
[
790,
592
],
[
540,
568
],
[
400,
514
]
],
"seats": []
}
},
},
"mauz: an editor of what cannot occur": {
state: { ui,
"aside": "",
"book": {},
"desk": {
"rev": 5,
"rows": [
{
"id": "phase",
"name": "phase",
"kind": "choice",
"text": "dealer",
"help": {"en": "first-dealer, deal, dealer, play, swapped, shuffle, round-end or over"},
"choices": [["first-dealer", {}], ["deal", {}], ["dealer", {}], ["play", {}], ["swapped", {}], ["shuffle", {}], ["round-end", {}], ["over", {}]],
"seats": false
},
{
"id": "round",
"name": "round",
"kind": "number",
"text": "1",
"help": {"en": "the round, from 1"},
"least": 1
},
{
"id": "dealer",
"name": "dealer",
"kind": "choice",
"text": "0",
"help": {"en": "who deals; seats are numbered clockwise from 0"},
"choices": [["0", {}], ["1", {}]],
"seats": true
},
{
"id": "turn",
"name": "turn",
"kind": "choice",
"text": "two",
"help": {"en": "whose turn it is"},
"choices": [["0", {}], ["1", {}]],
"seats": true,
"error": {"en": "turn: 'two' is no whole number."}
},
{
"id": "hands/0",
"name": "hands",
"kind": "things",
"text": "6S 8S",
"help": {"en": "the cards of each seat, seats parted by /; - is none"},
"seat": 0,
"chips": [{"id": "hands/0/0", "word": "6S", "face": "6S"}, {"id": "hands/0/1", "word": "8S", "face": "8S"}]
},
{
"id": "hands/1",
"name": "hands",
"kind": "things",
"text": "7D QH TS",
"help": {"en": "the cards of each seat, seats parted by /; - is none"},
"seat": 1,
"chips": [{"id": "hands/1/0", "word": "7D", "face": "7D"}, {"id": "hands/1/1", "word": "QH", "face": "QH"}, {"id": "hands/1/2", "word": "TS", "face": "TS"}]
},
{
"id": "middle",
"name": "middle",
"kind": "things",
"text": "-",
"help": {"en": "the three open cards"},
"chips": []
},
{
"id": "stock",
"name": "stock",
"kind": "things",
"text": "9D 7S TH KS QD 6C 7H 9S KC 9H AS TD 8C QS QC KD 7C 6H 8D JS AD AH TC 9C KH 6D 8H",
"help": {"en": "the face-down stock, the next card first"},
"chips": [{"id": "stock/0", "word": "9D", "face": "9D"}, {"id": "stock/1", "word": "7S", "face": "7S"}, {"id": "stock/2", "word": "TH", "face": "TH"}, {"id": "stock/3", "word": "KS", "face": "KS"}, {"id": "stock/4", "word": "QD", "face": "QD"}, {"id": "stock/5", "word": "6C", "face": "6C"}, {"id": "stock/6", "word": "7H", "face": "7H"}, {"id": "stock/7", "word": "9S", "face": "9S"}, {"id": "stock/8", "word": "KC", "face": "KC"}, {"id": "stock/9", "word": "9H", "face": "9H"}, {"id": "stock/10", "word": "AS", "face": "AS"}, {"id": "stock/11", "word": "TD", "face": "TD"}, {"id": "stock/12", "word": "8C", "face": "8C"}, {"id": "stock/13", "word": "QS", "face": "QS"}, {"id": "stock/14", "word": "QC", "face": "QC"}, {"id": "stock/15", "word": "KD", "face": "KD"}, {"id": "stock/16", "word": "7C", "face": "7C"}, {"id": "stock/17", "word": "6H", "face": "6H"}, {"id": "stock/18", "word": "8D", "face": "8D"}, {"id": "stock/19", "word": "JS", "face": "JS"}, {"id": "stock/20", "word": "AD", "face": "AD"}, {"id": "stock/21", "word": "AH", "face": "AH"}, {"id": "stock/22", "word": "TC", "face": "TC"}, {"id": "stock/23", "word": "9C", "face": "9C"}, {"id": "stock/24", "word": "KH", "face": "KH"}, {"id": "stock/25", "word": "6D", "face": "6D"}, {"id": "stock/26", "word": "8H", "face": "8H"}]
},
{
"id": "tokens/0",
"name": "tokens",
"kind": "number",
"text": "3",
"help": {"en": "the counters of each seat"},
"seat": 0,
"least": 0,
"most": 3
},
{
"id": "tokens/1",
"name": "tokens",
"kind": "number",
"text": "3",
"help": {"en": "the counters of each seat"},
"seat": 1,
"least": 0,
"most": 3
},
{
"id": "gone",
"name": "gone",
"kind": "things",
"text": "-",
"help": {"en": "who is out, in that order"},
"chips": []
},
{
"id": "known/0",
"name": "known",
"kind": "things",
"text": "-",
"help": {"en": "the cards of each hand that all have seen"},
"seat": 0,
"chips": []
},
{
"id": "known/1",
"name": "known",
"kind": "things",
"text": "-",
"help": {"en": "the cards of each hand that all have seen"},
"seat": 1,
"chips": []
},
{
"id": "out",
"name": "out",
"kind": "things",
"text": "-",
"help": {"en": "cards that were set aside"},
"chips": []
},
{
"id": "second",
"name": "second",
"kind": "things",
"text": "AC JD JH",
"help": {"en": "the dealer's other set, while it chooses"},
"chips": [{"id": "second/0", "word": "AC", "face": "AC"}, {"id": "second/1", "word": "JD", "face": "JD"}, {"id": "second/2", "word": "JH", "face": "JH"}]
},
{
"id": "turns",
"name": "turns",
"kind": "number",
"text": "0",
"help": {"en": "turns taken in the round"},
"least": 0
},
{
"id": "skips",
"name": "skips",
"kind": "number",
"text": "0",
"help": {"en": "how many in a row have skipped"},
"least": 0
},
{
"id": "knocker",
"name": "knocker",
"kind": "choice",
"text": "-",
"help": {"en": "who has knocked"},
"choices": [["-", {}], ["0", {}], ["1", {}]],
"seats": true
},
{
"id": "left",
"name": "left",
"kind": "things",
"text": "-",
"help": {"en": "who still has a last turn"},
"chips": []
},
{
"id": "reason",
"name": "reason",
"kind": "choice",
"text": "",
"help": {"en": "why the round ends: knock, reveal, dealt or stock"},
"choices": [["", {}], ["knock", {}], ["reveal", {}], ["dealt", {}], ["stock", {}]],
"seats": false
},
{
"id": "losers",
"name": "losers",
"kind": "things",
"text": "1",
"help": {"en": "who has paid at the end of the round"},
"chips": [{"id": "losers/0", "word": "1", "seat": 1}]
}
],
"box": [
{
"id": "box/JC",
"word": "JC",
"face": "JC"
}
],
"options": [
{
"id": "players",
"name": "players",
"kind": "choice",
"text": "2",
"choices": [["2", {}], ["3", {}], ["4", {}], ["5", {}], ["6", {}]]
},
{
"id": "card_letters",
"name": "card_letters",
"kind": "choice",
"text": "language",
"choices": [["language", {}], ["KDB", {"en": "always K, D and B"}], ["KQJ", {"en": "always K, Q and J"}]],
"help": {"en": "Letters on the cards"}
},
{
"id": "mixed_suits",
"name": "mixed_suits",
"kind": "choice",
"text": "best-card",
"choices": [["best-card", {}], ["nothing", {"en": "such a hand counts nothing"}]],
"help": {"en": "Three different suits"}
},
{
"id": "purr_any_31",
"name": "purr_any_31",
"kind": "choice",
"text": "false",
"choices": [["false", {}], ["true", {"en": "it is shown and ends the round, too"}]],
"help": {"en": "31 without a ten"}
},
{
"id": "hiss",
"name": "hiss",
"kind": "choice",
"text": "reveal",
"choices": [["reveal", {}], ["may-reveal", {"en": "whoever holds it may show it"}], ["knock-only", {"en": "it is never shown early"}]],
"help": {"en": "A hiss is shown"}
},
{
"id": "last_swap_after_reveal",
"name": "last_swap_after_reveal",
"kind": "choice",
"text": "false",
"choices": [["false", {}], ["true", {"en": "the others have one more turn"}]],
"help": {"en": "Shown, and over"}
},
{
"id": "dealt_reveal",
"name": "dealt_reveal",
"kind": "choice",
"text": "after-choice",
"choices": [["after-choice", {}], ["own-turn", {"en": "only when its holder’s turn comes"}]],
"help": {"en": "A dealt combination"}
},
{
"id": "knock_with_swap",
"name": "knock_with_swap",
"kind": "choice",
"text": "false",
"choices": [["false", {}], ["true", {"en": "one may also knock right after a swap"}]],
"help": {"en": "Knock or swap"}
},
{
"id": "knock_from",
"name": "knock_from",
"kind": "choice",
"text": "any-turn",
"choices": [["any-turn", {}], ["second-turn", {"en": "only from the second turn on"}]],
"help": {"en": "Knock from the start"}
},
{
"id": "knock_after_all_skip",
"name": "knock_after_all_skip",
"kind": "choice",
"text": "true",
"choices": [["true", {}], ["false", {"en": "no more knocking in that round"}]],
"help": {"en": "Knocking later"}
},
{
"id": "stock_out",
"name": "stock_out",
"kind": "choice",
"text": "reshuffle",
"choices": [["reshuffle", {}], ["showdown", {"en": "the round ends, and the hands are compared"}]],
"help": {"en": "The stock runs out"}
},
{
"id": "tie",
"name": "tie",
"kind": "choice",
"text": "all-lose",
"choices": [["all-lose", {}], ["none-lose", {"en": "then nobody pays"}]],
"help": {"en": "Equally low"}
},
{
"id": "all_out",
"name": "all_out",
"kind": "choice",
"text": "replay",
"choices": [["replay", {}], ["shared", {"en": "they win together"}]],
"help": {"en": "All out at once"}
},
{
"id": "next_dealer",
"name": "next_dealer",
"kind": "choice",
"text": "clockwise",
"choices": [["clockwise", {}], ["loser", {"en": "whoever has paid"}]],
"help": {"en": "Who deals next"}
}
],
"notation": "2 players; phase dealer; round 1; dealer 0; turn two; hands 6S 8S / 7D QH TS; middle -; stock 9D 7S TH KS QD 6C 7H 9S KC 9H AS TD 8C QS QC KD 7C 6H 8D JS AD AH TC 9C KH 6D 8H; tokens 3 3; gone -; known - / -; out -; second AC JD JH; turns 0; skips 0; knocker -; left -; reason ; losers 1",
"lies": {
"6S": [
"hands/0/0",
"hands/0"
],
"8S": [
"hands/0/1",
"hands/0"
],
"7D": [
"hands/1/0",
"hands/1"
],
"QH": [
"hands/1/1",
"hands/1"
],
"TS": [
"hands/1/2",
"hands/1"
]
},
"drawn": true,
"problem": {
"text": {
"en": "turn: 'two' is no whole number."
},
"rules": []
},
"undo": true,
"redo": false,
"alone": false,
"said": {
"en": "That cannot lie there. It is still where it was."
}
},
"edits": false,
"examples": {},
"kind": "editor",
"kit": {
"art": "",
"written": {
"en": "<symbol id='rankJ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>J</text><use href='#cap' x='35' y='29' width='38' height='25'/></symbol><symbol id='rankQ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>Q</text><use href='#tiara' x='31' y='33' width='30' height='20' fill='#f6d27a'/></symbol><symbol id='rankK' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>K</text><use href='#crown' x='30' y='27' width='32' height='21' fill='#f0b93a'/></symbol>"
},
"faces": {
"7D": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "7 of diamonds"}
},
"QH": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "queen of hearts"}
},
"6S": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "6 of spades"}
},
"8S": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "8 of spades"}
},
"TS": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "10 of spades"}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"counters3": {
"w": 112,
"h": 18,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 4,
"texts": {
"en": [
"Mauz",
"Round 1",
"Anna chooses a set",
"Stock",
"Other set",
"Anna",
"Anna’s counters",
"Hand of Anna",
"Ben",
"Ben’s counters",
"Hand of Ben",
"Stock",
"27",
"27 cards",
"counts 14",
"Hand of Anna: 14 points",
"3"
]
},
"marks": [],
"cites": [],
"frames": [
{
"title": [0, 1, 2],
"zones": {"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 584, "order": 0}, "stock": {"label": 3, "kind": "stock", "boxes": [[174, 239, 0.7260000000000001], [30, 211, 0.792], [13, 200, 0.6072000000000001]], "w": 88, "h": 120, "order": 1}, "middle": {"label": 4, "kind": "middle", "boxes": [[250, 202, 1.1], [112, 171, 1.2], [79, 169, 0.92]], "w": 264, "h": 112, "order": 300}, "seat0": {"label": 5, "kind": "seat", "boxes": [[310, 540, 1], [185, 536, 1], [115, 493, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "counters0": {"label": 6, "kind": "counters", "boxes": [[208, 556, 0.8], [83, 552, 0.8], [13, 509, 0.8]], "w": 112, "h": 18, "order": 401, "seat": 0}, "hand0": {"label": 7, "kind": "hand", "boxes": [[230, 378, 1.25], [89, 361, 1.37], [28, 326, 1.3]], "w": 264, "h": 112, "order": 402, "seat": 0}, "seat1": {"label": 8, "kind": "seat", "boxes": [[330, 120, 1], [205, 109, 1], [135, 107, 1]], "w": 130, "h": 30, "order": 30, "seat": 1}, "counters1": {"label": 9, "kind": "counters", "boxes": [[414, 87, 0.63], [280, 76, 0.63], [213, 75, 0.5599999999999999]], "w": 112, "h": 18, "order": 31, "seat": 1}, "hand1": {"label": 10, "kind": "hand", "boxes": [[302, 20, 0.7], [187, 22, 0.58], [122, 22, 0.56]], "w": 152, "h": 112, "order": 32, "seat": 1}},
"items": {"word.stock": {"kind": "caption", "zone": "table", "x": 206, "y": 338, "n": 0, "text": 11, "others": [[65, 318, 0], [40, 285, 0]], "tone": "quiet"}, "word.middle": {"kind": "caption", "zone": "table", "x": 395, "y": 338, "n": 1, "text": 4, "others": [[270, 318, 0], [200, 285, 0]], "tone": "quiet"}, "stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 12, "say": 13}, "second.0": {"kind": "card", "zone": "middle", "x": 40, "y": 56, "n": 0}, "second.1": {"kind": "card", "zone": "middle", "x": 132, "y": 56, "n": 1}, "second.2": {"kind": "card", "zone": "middle", "x": 224, "y": 56, "n": 2}, "word.worth": {"kind": "caption", "zone": "table", "x": 253, "y": 543, "n": 6, "text": 14, "say": 15, "others": [[128, 539, 0], [58, 496, 0]], "tone": "help"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 5}, "tokens0": {"kind": "thing", "zone": "counters0", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 16}, "6S": {"kind": "card", "zone": "hand0", "x": 86, "y": 56, "n": 43, "face": "6S", "does": 2404952951}, "8S": {"kind": "card", "zone": "hand0", "x": 178, "y": 56, "n": 45, "face": "8S", "does": 1611275670}, "plate1": {"kind": "plate", "zone": "seat1", "x": 65.0, "y": 15.0, "n": 0, "text": 8}, "tokens1": {"kind": "thing", "zone": "counters1", "x": 56.0, "y": 9, "n": 0, "face": "counters3", "say": 16}, "7D": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 18, "face": "7D", "does": 1384380244}, "QH": {"kind": "card", "zone": "hand1", "x": 76, "y": 56, "n": 36, "face": "QH", "does": 3184607669}, "TS": {"kind": "card", "zone": "hand1", "x": 112, "y": 56, "n": 47, "face": "TS", "does": 1465359575}},
"marks": [],
"arrows": [],
"prompt": null,
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": null
}
],
"chapters": [],
"shapes": [
[
790,
584
],
[
540,
580
],
[
400,
537
]
],
"seats": []
}
},
},
"mopsen: a lesson": {
state: { ui,
"alone": false,
"aside": "",
"book": {},
"edits": false,
"examples": {},
"given": {},
"index": 0,
"kind": "lesson",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"R1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 1, 4 bones"}
},
"R2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 2, 4 bones"}
},
"R3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 3, 4 bones"}
},
"R5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 5, 3 bones"}
},
"R6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 6, 3 bones"}
},
"R12": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 12, 2 bones"}
},
"R15": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 15, 1 bone"}
},
"B3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 3, 4 bones"}
},
"B6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 6, 3 bones"}
},
"B7": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 7, 3 bones"}
},
"B8": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 8, 3 bones"}
},
"B11": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 11, 2 bones"}
},
"B13": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 13, 1 bone"}
},
"B15": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 15, 1 bone"}
},
"B16": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 16, 1 bone"}
},
"Y3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 3, 4 bones"}
},
"Y6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 6, 3 bones"}
},
"Y8": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 8, 3 bones"}
},
"Y11": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 11, 2 bones"}
},
"Y13": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 13, 1 bone"}
},
"C4": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 4, 3 bones"}
},
"orderR": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "red"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#8f2a22"}
},
"orderB": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "blue"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#234a8f"}
},
"orderY": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "yellow"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#795508"}
},
"orderC": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "cat"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#2b6a31"}
},
"bowl": {
"w": 160,
"h": 82,
"svg": "",
"label": {"en": "bowl"},
"at": {"x": 80, "y": 62, "size": 31, "ink": "#fff"}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"stronger": {
"w": 14,
"h": 206,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mopsen.clockwise": {
"section": "3.4",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One card, clockwise"},
"text": {"en": "After the lead every other player adds exactly one card, clockwise, each in turn."},
"where": {"en": "How to play"},
"bit": 18
},
"mopsen.follow-suit": {
"section": "3.6",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Follow suit"},
"text": {"en": "If a pug was led, whoever holds pugs of that colour must play one of them, or a cat. Only the leader's card sets the colour."},
"where": {"en": "How to play (the colour that must be followed)"},
"bit": 20
},
"mopsen.cat-anytime": {
"section": "3.7",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "A cat anytime"},
"text": {"en": "A cat may be played at any time, even by somebody who could follow suit."},
"where": {"en": "How to play (the colour that must be followed)"},
"bit": 21
},
"mopsen.void-any": {
"section": "3.8",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Cannot follow"},
"text": {"en": "A player who has no pug of the led colour may play any card."},
"where": {"en": "How to play (the colour that must be followed)"},
"reading": {"en": "So whoever adds another colour shows that there is no pug of the led colour in that hand."},
"bit": 22
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben",
"Cleo"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"lesson": {
"steps": [
{
"html": "<p>Anna has led <strong>red 6</strong>. You are Ben, with a red card, a yellow one and a cat.</p>\n<p>Who has the colour that was led plays it: red goes on red.</p>",
"title": "Why may a cat always be played?",
"veils": true,
"tries": true
},
{
"html": "<p>Anna has led <strong>red 6</strong>. You are Ben, with a red card, a yellow one and a cat.</p>\n<p>Who has the colour that was led plays it: red goes on red.</p>\n<p>And the cat? It has no colour, so it breaks no rule.</p>",
"title": "Why may a cat always be played?"
},
{
"html": "<p>Play something that is <em>not</em> red.</p>",
"title": "Why may a cat always be played?",
"tries": true
},
{
"html": "<p>A cat may <strong>always</strong> be played.</p>",
"title": "Why may a cat always be played?",
"tries": true,
"passed": "<p>This is what was meant.</p><p>A cat may <strong>always</strong> be played.</p>"
},
{
"title": "Two questions",
"tries": true,
"paper": 0
},
{
"title": "Two questions",
"tries": true,
"paper": 1
}
],
"papers": [
{
"paper": {"seat": 1, "how": "table", "every": true, "text": {"en": "Which of your cards can you play now? Choose all of them."}, "choices": [], "at": 4},
"right": ["B3", "C4"],
"rule": "mopsen.follow-suit",
"notes": [{"text": {"en": "You play cat 4: a cat may be played at any time."}, "rules": ["mopsen.cat-anytime", "mopsen.clockwise"]}, {"text": {"en": "Play blue 3 or a cat: blue 6 was led, and yellow 3 does not follow suit."}, "rules": ["mopsen.follow-suit"]}],
"replies": {"R2": {"notes": [{"text": {"en": "Play blue 3 or a cat: blue 6 was led, and red 2 does not follow suit."}, "rules": ["mopsen.follow-suit"]}], "hint": [{"text": {"en": "“Red 2, 4 bones” goes against this rule: If a pug was led, whoever holds pugs of that colour must play one of them, or a cat."}, "rules": ["mopsen.follow-suit"]}]}, "Y3": {"notes": [{"text": {"en": "Play blue 3 or a cat: blue 6 was led, and yellow 3 does not follow suit."}, "rules": ["mopsen.follow-suit"]}], "hint": [{"text": {"en": "“Yellow 3, 4 bones” goes against this rule: If a pug was led, whoever holds pugs of that colour must play one of them, or a cat."}, "rules": ["mopsen.follow-suit"]}]}, "B3": {"notes": [{"text": {"en": "“Blue 3, 4 bones” is possible, too."}, "rules": []}], "play": [11, 12]}, "C4": {"notes": [{"text": {"en": "“Cat 4, 3 bones” is possible, too."}, "rules": []}], "play": [12, 13]}},
"row": {"question": "mopsen.playable.ebe8ffcade", "game": "mopsen", "level": 1, "rules": ["mopsen.follow-suit", "mopsen.cat-anytime"]},
"kind": "playable",
"otherwise": [{"text": {"en": "Only what you can make your move with now is asked for."}, "rules": ["mopsen.follow-suit"]}],
"more": [{"text": {"en": "All of that is right, but something is missing."}, "rules": []}],
"film": 0
},
{
"paper": {"seat": 1, "how": "choice", "every": false, "text": {"en": "You have no blue card, and blue was led. What may you play?"}, "choices": [{"en": "Nothing"}, {"en": "Any card"}, {"en": "Only the cat"}], "at": 5},
"right": [1],
"rule": "mopsen.follow-suit",
"notes": [{"text": {"en": "Without blue nothing has to be followed."}, "rules": []}],
"replies": {"0": {"notes": [{"text": {"en": "Everybody plays a card to each trick."}, "rules": []}]}, "2": {"notes": [{"text": {"en": "Only who has the colour must follow it."}, "rules": []}], "play": [13, 14]}},
"values": [0, 1, 2],
"row": {"question": "mopsen.own.7695cad956", "game": "mopsen", "level": 1, "rules": ["mopsen.follow-suit"]},
"kind": "own",
"otherwise": [{"text": {"en": "The rule: If a pug was led, whoever holds pugs of that colour must play one of them, or a cat."}, "rules": ["mopsen.follow-suit"]}],
"film": 0
},
{
"paper": {"seat": 0, "how": "table", "every": true, "text": {"en": "Which of your cards can you play now? Choose all of them."}, "choices": [], "at": 14},
"right": ["B7"],
"rule": "mopsen.follow-suit",
"notes": [{"text": {"en": "Play blue 7: blue 13 was led, and yellow 11 does not follow suit."}, "rules": ["mopsen.follow-suit"]}],
"replies": {"R5": {"notes": [{"text": {"en": "Play blue 7: blue 13 was led, and red 5 does not follow suit."}, "rules": ["mopsen.follow-suit"]}], "hint": [{"text": {"en": "“Red 5, 3 bones” goes against this rule: If a pug was led, whoever holds pugs of that colour must play one of them, or a cat."}, "rules": ["mopsen.follow-suit"]}]}, "Y6": {"notes": [{"text": {"en": "Play blue 7: blue 13 was led, and yellow 6 does not follow suit."}, "rules": ["mopsen.follow-suit"]}], "hint": [{"text": {"en": "“Yellow 6, 3 bones” goes against this rule: If a pug was led, whoever holds pugs of that colour must play one of them, or a cat."}, "rules": ["mopsen.follow-suit"]}]}, "Y11": {"notes": [{"text": {"en": "Play blue 7: blue 13 was led, and yellow 11 does not follow suit."}, "rules": ["mopsen.follow-suit"]}], "hint": [{"text": {"en": "“Yellow 11, 2 bones” goes against this rule: If a pug was led, whoever holds pugs of that colour must play one of them, or a cat."}, "rules": ["mopsen.follow-suit"]}]}, "B7": {"notes": [{"text": {"en": "“Blue 7, 3 bones” is possible, too."}, "rules": []}], "play": [15, 16]}},
"row": {"question": "mopsen.playable.08fef33b46", "game": "mopsen", "level": 1, "rules": ["mopsen.follow-suit", "mopsen.cat-anytime"]},
"kind": "playable",
"otherwise": [{"text": {"en": "Only what you can make your move with now is asked for."}, "rules": ["mopsen.follow-suit"]}],
"more": [{"text": {"en": "All of that is right, but something is missing."}, "rules": []}],
"film": 0,
"spare": true
}
],
"met": [
"mopsen.cat-anytime",
"mopsen.clockwise",
"mopsen.follow-suit"
],
"lang": "en"
},
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 0,
"texts": {
"en": [
"look here",
"Mopsen",
"Round 1 of 3",
"Trick 1",
"Anna led red 6",
"Ben’s turn",
"Pecking order",
"Stack",
"Discard pile",
"Trick",
"Ben",
"Hand of Ben",
"Bowl of Ben",
"Cleo",
"Hand of Cleo",
"Bowl of Cleo",
"Anna",
"Hand of Anna",
"Bowl of Anna",
"strongest",
"weakest",
"Discard",
"Red",
"Red, first, the strongest",
"Blue",
"Blue, second",
"Yellow",
"Yellow, third",
"Cat",
"Cat, last, the weakest",
"no card",
"red 6, 3 bones, played by Anna",
"Ben · 0 pts",
"Ben, 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"7",
"Bowl of Ben: empty, worth 7 bones",
"Cleo · 0 pts",
"Cleo, 0 points, and in this round 8 so far: 7 bones and one card in hand",
"Bowl of Cleo: empty, worth 7 bones",
"Anna · 0 pts",
"Anna, 0 points, and in this round 8 so far: 7 bones and one card in hand",
"Bowl of Anna: empty, worth 7 bones",
"It is Ben’s turn to play a card. This can be the last trick: Cleo has only one card left.",
"Cleo’s turn",
"cat 4, 3 bones, played by Ben",
"Ben, 0 points, and in this round 9 so far: 7 bones and 2 cards in hand",
"It is Cleo’s turn to play a card. This can be the last trick: Cleo has only one card left.",
"Ben plays cat 4: a cat may be played at any time.",
"Anna led blue 6",
"Ben (you)",
"Your hand",
"Your bowl",
"blue 6, 3 bones, played by Anna",
"Ben (you) · 0 pts",
"Ben (you), 0 points, and in this round 11 so far: 7 bones and 4 cards in hand",
"Your bowl: empty, worth 7 bones",
"Ben (you), 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"Your turn",
"Now you: begin with a card of yours.",
"Hint",
"That cannot be chosen now. First choose a card of yours.",
"red 2, 4 bones, yours",
"Ben (you), 0 points, and in this round 9 so far: 7 bones and 2 cards in hand",
"That is allowed, but here something else is asked for.",
"You follow suit with red 2, because red 6 was led.",
"That may be played. Take it back, and play what is not red.",
"Take it back",
"Play red 2 or a cat: red 6 was led, and yellow 3 does not follow suit.",
"Hint 1:\nWhich card has no pug?",
"blue 3, 4 bones, yours",
"You follow suit with blue 3, because blue 6 was led.",
"cat 4, 3 bones, yours",
"You play cat 4: a cat may be played at any time.",
"yellow 3, 4 bones, yours",
"You have no blue pug, so you may play any card: yellow 3.",
"Trick 8",
"Cleo led blue 13",
"Anna (you)",
"Yellow, first, the strongest",
"Red, second",
"Blue, third",
"32",
"32 cards",
"blue 13, 1 bone, played by Cleo",
"Anna (you) · 0 pts",
"Anna (you), 0 points, and in this round 9 so far: 5 bones and 4 cards in hand",
"5",
"Your bowl: 2 cards, 5 bones",
"Ben, 0 points, and in this round 6 so far: 4 bones and 2 cards in hand",
"4",
"Bowl of Ben: 3 cards, 4 bones",
"Cleo, 0 points, and in this round 8 so far: 5 bones and 3 cards in hand",
"Bowl of Cleo: 2 cards, 5 bones",
"blue 7, 3 bones, yours",
"Anna (you), 0 points, and in this round 8 so far: 5 bones and 3 cards in hand",
"You follow suit with blue 7, because blue 13 was led."
]
},
"marks": [
{
"kind": "told",
"why": 0,
"rules": 0
},
{
"kind": "open"
}
],
"cites": [
[],
[
"mopsen.clockwise"
],
[
"mopsen.cat-anytime",
"mopsen.clockwise"
],
[
"mopsen.follow-suit",
"mopsen.clockwise"
],
[
"mopsen.follow-suit"
],
[
"mopsen.void-any",
"mopsen.clockwise"
]
],
"frames": [
{
"title": [1, 2, 3, 4, 5],
"zones": {"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 6, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 7, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 8, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 9, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat1": {"label": 10, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 1}, "hand1": {"label": 11, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 1, "own": true}, "bowl1": {"label": 12, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 1}, "seat2": {"label": 13, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 2}, "hand2": {"label": 14, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 2}, "bowl2": {"label": 15, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 2}, "seat0": {"label": 16, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 0}, "hand0": {"label": 17, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 0}, "bowl0": {"label": 18, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 0}},
"items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 6, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 19, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 20, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 7, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 21, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 22, "say": 23, "others": [[62, 62, 0], [62, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderB", "text": 24, "say": 25, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 26, "say": 27, "others": [[295, 62, 0], [295, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderC", "text": 28, "say": 29, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 30}, "no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"}, "R6": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 0, "face": "R6", "say": 31, "others": [[317, 85, 0], [273, 87, 0]]}, "plate1": {"kind": "plate", "zone": "seat1", "x": 86.0, "y": 15.0, "n": 0, "text": 32, "say": 33, "tone": "you"}, "R2": {"kind": "card", "zone": "hand1", "x": 200, "y": 63, "n": 1, "face": "R2", "r": -2}, "Y3": {"kind": "card", "zone": "hand1", "x": 272, "y": 62, "n": 34, "face": "Y3"}, "C4": {"kind": "card", "zone": "hand1", "x": 344, "y": 63, "n": 51, "face": "C4", "r": 2}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 35, "z": 1}, "plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 36, "say": 37}, "B8": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 23, "face": "B8"}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 38, "z": 1}, "plate0": {"kind": "plate", "zone": "seat0", "x": 58.0, "y": 15.0, "n": 0, "text": 39, "say": 40}, "R5": {"kind": "card", "zone": "hand0", "x": 190, "y": 56, "n": 4, "face": "R5"}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 41, "z": 1}},
"marks": [[0, "R2 C4"]],
"arrows": [{"kind": "moves", "arcs": [["M529 395Q546 380 560 362"], ["M373 360Q383 352 393 342"], ["M268 327Q274 322 279 317"]]}],
"prompt": {"text": 42, "rules": 1},
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": null
},
{},
{
"marks": [],
"arrows": []
},
{
"title": [1, 2, 3, 4, 43],
"items": {"C4": {"zone": "trick", "x": 130, "y": 82, "n": 1, "say": 44, "others": [[130, 85, 0], [130, 87, 0]], "r": null}, "plate1": {"say": 45}, "R2": {"x": 236, "y": 62, "r": -1}, "Y3": {"x": 308, "r": 1}},
"prompt": {"text": 46, "rules": 1},
"story": [{"text": 47, "rules": 2, "ends": 1}],
"turn": "plate2"
},
{
"title": [1, 2, 3, 48],
"zones": {"seat1": {"label": 49}, "hand1": {"label": 50}, "bowl1": {"label": 51}},
"items": {"B6": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 0, "face": "B6", "say": 52, "others": [[317, 85, 0], [273, 87, 0]]}, "plate1": {"text": 53, "say": 54}, "R2": {"x": 164, "y": 64, "r": -3, "does": 818433193}, "B3": {"kind": "card", "zone": "hand1", "x": 236, "y": 62, "n": 18, "face": "B3", "r": -1, "does": 1628664065}, "Y3": {"does": 3859521951}, "C4": {"zone": "hand1", "x": 380, "y": 64, "n": 51, "r": 3, "does": 3705667809, "say": null, "others": null}, "dish1": {"say": 55}, "B8": {"does": 1833344736}, "R5": {"does": 898062892}, "R6": null},
"prompt": null,
"story": [],
"turn": "plate1"
},
{
"items": {"plate1": {"say": 56}, "R2": {"x": 200, "y": 63, "r": -2, "does": null}, "Y3": {"x": 272, "r": null, "does": null}, "C4": {"x": 344, "y": 63, "r": 2, "does": null}, "B8": {"does": null}, "R5": {"does": null}, "B3": null}
},
{
"title": [1, 2, 3, 4, 57],
"items": {"R6": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 0, "face": "R6", "say": 31, "others": [[317, 85, 0], [273, 87, 0]]}, "R2": {"does": 1938102091}, "Y3": {"does": 3169403199}, "C4": {"does": 191821477}, "B6": null},
"prompt": {"text": 58, "rules": 0},
"buttons": [{"id": "hint", "label": 59, "does": 1044796340, "kind": "link"}]
},
{
"notice": {"kind": "info", "text": 60, "rules": 0}
},
{
"title": [1, 2, 3, 4, 43],
"items": {"R2": {"zone": "trick", "x": 130, "y": 82, "say": 61, "others": [[130, 85, 0], [130, 87, 0]], "r": null, "does": null}, "plate1": {"say": 62}, "Y3": {"x": 236, "r": -1, "does": null}, "C4": {"x": 308, "y": 62, "r": 1, "does": null}},
"marks": [[1, "B8"]],
"prompt": {"text": 63, "rules": 0},
"story": [{"text": 64, "rules": 3, "ends": 1}],
"notice": {"kind": "info", "text": 65, "rules": 0},
"buttons": [{"id": "turn-back", "label": 66, "does": 3373831107, "kind": "main", "key": "Escape"}],
"turn": "plate2"
},
{
"title": [1, 2, 3, 4, 57],
"items": {"plate1": {"say": 56}, "R2": {"zone": "hand1", "x": 200, "y": 63, "r": -2, "does": 1938102091, "say": null, "others": null}, "Y3": {"x": 272, "does": 3169403199, "r": null}, "C4": {"x": 344, "y": 63, "r": 2, "does": 191821477}},
"marks": [],
"prompt": {"text": 58, "rules": 0},
"story": [],
"notice": {"kind": "refusal", "text": 67, "rules": 4},
"buttons": [{"id": "hint", "label": 59, "does": 1044796340, "kind": "link"}],
"turn": "plate1"
},
{
"notice": {"kind": "info", "text": 68, "rules": 0}
},
{
"title": [1, 2, 3, 48, 43],
"items": {"B6": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 0, "face": "B6", "say": 52, "others": [[317, 85, 0], [273, 87, 0]]}, "B3": {"kind": "card", "zone": "trick", "x": 130, "y": 82, "n": 1, "face": "B3", "say": 69, "others": [[130, 85, 0], [130, 87, 0]]}, "R2": {"does": null}, "Y3": {"does": null}, "C4": {"does": null}, "R6": null},
"prompt": null,
"story": [{"text": 70, "rules": 3, "ends": 2}],
"notice": null,
"buttons": [],
"turn": "plate2"
},
{
"items": {"C4": {"zone": "trick", "x": 130, "y": 82, "n": 1, "say": 71, "others": [[130, 85, 0], [130, 87, 0]], "r": null}, "B3": {"zone": "hand1", "x": 272, "y": 62, "n": 18, "say": null, "others": null}, "Y3": {"x": 344, "y": 63, "r": 2}},
"story": [{"text": 72, "rules": 2, "ends": 2}]
},
{
"items": {"Y3": {"zone": "trick", "x": 130, "y": 82, "n": 1, "say": 73, "others": [[130, 85, 0], [130, 87, 0]], "r": null}, "plate1": {"say": 62}, "R2": {"x": 236, "y": 62, "r": -1}, "C4": {"zone": "hand1", "x": 308, "y": 62, "n": 51, "r": 1, "say": null, "others": null}, "B3": null},
"story": [{"text": 74, "rules": 5, "ends": 2}]
},
{
"title": [1, 2, 75, 76],
"zones": {"seat0": {"label": 77, "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "order": 400}, "hand0": {"label": 50, "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "own": true}, "bowl0": {"label": 51, "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "order": 401, "drawn": 420}, "seat1": {"label": 10, "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "order": 30}, "hand1": {"label": 11, "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "own": null}, "bowl1": {"label": 12, "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "order": 31, "drawn": 50}, "seat2": {"boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "order": 50}, "hand2": {"boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "order": 52}, "bowl2": {"boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "order": 51, "drawn": 70}},
"items": {"orderY": {"y": 26, "n": 0, "say": 78, "others": [[62, 62, 0], [62, 62, 0]]}, "orderR": {"y": 79, "n": 1, "say": 79, "others": [[179, 62, 0], [179, 62, 0]]}, "orderB": {"y": 132, "n": 2, "say": 80, "others": [[295, 62, 0], [295, 62, 0]]}, "stack": {"face": "stack", "text": 81, "say": 82}, "R3": {"kind": "card", "zone": "discard", "x": 46, "y": 62, "n": 4, "face": "R3"}, "Y13": {"kind": "card", "zone": "discard", "x": 44, "y": 60, "n": 5, "face": "Y13"}, "Y3": {"zone": "discard", "x": 42, "y": 58, "n": 6, "say": null, "others": null}, "B13": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 0, "face": "B13", "say": 83, "others": [[317, 85, 0], [273, 87, 0]]}, "plate0": {"x": 86.0, "text": 84, "say": 85, "tone": "you"}, "R5": {"x": 164, "y": 64, "r": -3, "does": 898062892}, "B7": {"kind": "card", "zone": "hand0", "x": 236, "y": 62, "n": 22, "face": "B7", "r": -1, "does": 1713035741}, "Y6": {"kind": "card", "zone": "hand0", "x": 308, "y": 62, "n": 37, "face": "Y6", "r": 1, "does": 3770704756}, "Y11": {"kind": "card", "zone": "hand0", "x": 380, "y": 64, "n": 42, "face": "Y11", "r": 3, "does": 3704080466}, "B16": {"kind": "card", "zone": "bowl0", "x": 66, "y": 62, "n": 0, "face": "B16"}, "R1": {"kind": "card", "zone": "bowl0", "x": 110, "y": 62, "n": 1, "face": "R1"}, "dish0": {"text": 86, "say": 87}, "plate1": {"x": 58.0, "text": 32, "say": 88, "tone": null}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 162, "y": 56, "n": 56}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 218, "y": 56, "n": 57}, "R15": {"kind": "card", "zone": "bowl1", "x": 45, "y": 62, "n": 0, "face": "R15"}, "B11": {"kind": "card", "zone": "bowl1", "x": 88, "y": 62, "n": 1, "face": "B11"}, "B15": {"kind": "card", "zone": "bowl1", "x": 131, "y": 62, "n": 2, "face": "B15"}, "dish1": {"text": 89, "say": 90}, "plate2": {"say": 91}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 134, "y": 56, "n": 56}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 57}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 246, "y": 56, "n": 58}, "R12": {"kind": "card", "zone": "bowl2", "x": 66, "y": 62, "n": 0, "face": "R12"}, "Y8": {"kind": "card", "zone": "bowl2", "x": 110, "y": 62, "n": 1, "face": "Y8"}, "dish2": {"text": 86, "say": 92}, "no-discard": null, "B6": null, "R2": null, "C4": null, "B8": null},
"story": [],
"turn": "plate0"
},
{
"title": [1, 2, 75, 76, 5],
"items": {"B7": {"zone": "trick", "x": 130, "y": 82, "n": 1, "say": 93, "others": [[130, 85, 0], [130, 87, 0]], "r": null, "does": null}, "plate0": {"say": 94}, "R5": {"x": 200, "y": 63, "r": -2, "does": null}, "Y6": {"x": 272, "r": null, "does": null}, "Y11": {"x": 344, "y": 63, "r": 2, "does": null}},
"story": [{"text": 95, "rules": 3, "ends": 2}],
"turn": "plate1"
}
],
"chapters": [],
"shapes": [
[
790,
560
],
[
540,
580
],
[
400,
524
]
],
"seats": [],
"guess": {
"frames": 6,
"starts": {
"2": 6
},
"ways": [
{"": 7, "R2": 8, "Y3": 9, "C4": 3, "hint": 10},
{"": 7, "R2": 8, "Y3": 9, "C4": 3, "hint": 10},
{"turn-back": 6},
{"": 7, "R2": 8, "Y3": 9, "C4": 3, "hint": 10},
{"": 7, "R2": 8, "Y3": 9, "C4": 3, "hint": 10}
],
"same": []
}
}
},
last: {
"title": [
1,
2,
75,
76,
5
],
"zones": {
"table": {"label": 1, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0},
"pecking": {"label": 6, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1},
"stack": {"label": 7, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2},
"discard": {"label": 8, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3},
"trick": {"label": 9, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300},
"seat1": {"label": 10, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 1},
"hand1": {"label": 11, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 1},
"bowl1": {"label": 12, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 1, "drawn": 50},
"seat2": {"label": 13, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 2},
"hand2": {"label": 14, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 2},
"bowl2": {"label": 15, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 2, "drawn": 70},
"seat0": {"label": 77, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 0},
"hand0": {"label": 50, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 0, "own": true},
"bowl0": {"label": 51, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 0, "drawn": 420}
},
"items": {
"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 6, "others": [[270.0, 17, 0], [200.0, 17, 0]]},
"word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 19, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"},
"word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 20, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"},
"word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 7, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"},
"word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 21, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"},
"stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]},
"orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderR", "text": 22, "say": 79, "others": [[179, 62, 0], [179, 62, 0]]},
"orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderB", "text": 24, "say": 80, "others": [[295, 62, 0], [295, 62, 0]]},
"orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderY", "text": 26, "say": 78, "others": [[62, 62, 0], [62, 62, 0]]},
"orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderC", "text": 28, "say": 29, "others": [[412, 62, 0], [412, 62, 0]]},
"stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "say": 82, "text": 81},
"plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 32, "say": 88},
"Y3": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 6, "face": "Y3"},
"dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 89, "say": 90, "z": 1},
"plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 36, "say": 91},
"dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 86, "say": 92, "z": 1},
"plate0": {"kind": "plate", "zone": "seat0", "x": 86.0, "y": 15.0, "n": 0, "text": 84, "say": 94, "tone": "you"},
"R5": {"kind": "card", "zone": "hand0", "x": 200, "y": 63, "n": 4, "face": "R5", "r": -2},
"dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 86, "say": 87, "z": 1},
"R3": {"kind": "card", "zone": "discard", "x": 46, "y": 62, "n": 4, "face": "R3"},
"Y13": {"kind": "card", "zone": "discard", "x": 44, "y": 60, "n": 5, "face": "Y13"},
"B13": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 0, "face": "B13", "say": 83, "others": [[317, 85, 0], [273, 87, 0]]},
"B7": {"kind": "card", "zone": "trick", "x": 130, "y": 82, "n": 1, "face": "B7", "say": 93, "others": [[130, 85, 0], [130, 87, 0]]},
"Y6": {"kind": "card", "zone": "hand0", "x": 272, "y": 62, "n": 37, "face": "Y6"},
"Y11": {"kind": "card", "zone": "hand0", "x": 344, "y": 63, "n": 42, "face": "Y11", "r": 2},
"B16": {"kind": "card", "zone": "bowl0", "x": 66, "y": 62, "n": 0, "face": "B16"},
"R1": {"kind": "card", "zone": "bowl0", "x": 110, "y": 62, "n": 1, "face": "R1"},
"hand1.0": {"kind": "card", "zone": "hand1", "x": 162, "y": 56, "n": 56},
"hand1.1": {"kind": "card", "zone": "hand1", "x": 218, "y": 56, "n": 57},
"R15": {"kind": "card", "zone": "bowl1", "x": 45, "y": 62, "n": 0, "face": "R15"},
"B11": {"kind": "card", "zone": "bowl1", "x": 88, "y": 62, "n": 1, "face": "B11"},
"B15": {"kind": "card", "zone": "bowl1", "x": 131, "y": 62, "n": 2, "face": "B15"},
"hand2.0": {"kind": "card", "zone": "hand2", "x": 134, "y": 56, "n": 56},
"hand2.1": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 57},
"hand2.2": {"kind": "card", "zone": "hand2", "x": 246, "y": 56, "n": 58},
"R12": {"kind": "card", "zone": "bowl2", "x": 66, "y": 62, "n": 0, "face": "R12"},
"Y8": {"kind": "card", "zone": "bowl2", "x": 110, "y": 62, "n": 1, "face": "Y8"}
},
"marks": [],
"arrows": [],
"prompt": null,
"story": [
{"text": 95, "rules": 3, "ends": 2}
],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": null
},
},
"mopsen: a lesson with a fault": {
state: { ui,
"alone": false,
"aside": "",
"book": {},
"edits": false,
"examples": {},
"given": {},
"index": 0,
"kind": "lesson",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"R2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 2, 4 bones"}
},
"R5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 5, 3 bones"}
},
"R6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 6, 3 bones"}
},
"B1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 1, 4 bones"}
},
"B8": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 8, 3 bones"}
},
"B9": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 9, 2 bones"}
},
"Y1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 1, 4 bones"}
},
"Y3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 3, 4 bones"}
},
"Y9": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 9, 2 bones"}
},
"C2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 2, 4 bones"}
},
"orderR": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "red"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#8f2a22"}
},
"orderB": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "blue"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#234a8f"}
},
"orderY": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "yellow"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#795508"}
},
"orderC": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "cat"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#2b6a31"}
},
"bowl": {
"w": 160,
"h": 82,
"svg": "",
"label": {"en": "bowl"},
"at": {"x": 80, "y": 62, "size": 31, "ink": "#fff"}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"stronger": {
"w": 14,
"h": 206,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mopsen.clockwise": {
"section": "3.4",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One card, clockwise"},
"text": {"en": "After the lead every other player adds exactly one card, clockwise, each in turn."},
"where": {"en": "How to play"},
"bit": 18
},
"mopsen.follow-suit": {
"section": "3.6",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Follow suit"},
"text": {"en": "If a pug was led, whoever holds pugs of that colour must play one of them, or a cat. Only the leader's card sets the colour."},
"where": {"en": "How to play (the colour that must be followed)"},
"bit": 20
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben",
"Cleo"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"lesson": {
"steps": [
{
"html": "<p>Try &lt;b&gt;it&lt;/b&gt;.</p>",
"faults": [{"en": "Line 10 of the lesson: Nothing on the table is called 'R99'. There are Anna, Ben, Cleo, R6, R5, B1, Y9, R2, B9, Y3, B8, Y1, C2, stronger, orderR, orderB, orderY, orderC, stack, no-discard."}],
"tries": true,
"free": true
}
],
"papers": [],
"met": [],
"lang": "en"
},
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 0,
"texts": {
"en": [
"Mopsen",
"Round 1 of 3",
"Trick 1",
"Anna led red 6",
"Ben’s turn",
"Pecking order",
"Stack",
"Discard pile",
"Trick",
"Ben",
"Hand of Ben",
"Bowl of Ben",
"Cleo",
"Hand of Cleo",
"Bowl of Cleo",
"Anna",
"Hand of Anna",
"Bowl of Anna",
"strongest",
"weakest",
"Discard",
"Red",
"Red, first, the strongest",
"Blue",
"Blue, second",
"Yellow",
"Yellow, third",
"Cat",
"Cat, last, the weakest",
"3",
"3 cards",
"red 6, 3 bones, played by Anna",
"Ben · 0 pts",
"Ben, 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"7",
"Bowl of Ben: empty, worth 7 bones",
"Cleo · 0 pts",
"Cleo, 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"Bowl of Cleo: empty, worth 7 bones",
"Anna · 0 pts",
"Anna, 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"Bowl of Anna: empty, worth 7 bones",
"It is Ben’s turn to play a card.",
"Your turn",
"Ben (you)",
"Your hand",
"Your bowl",
"Ben (you) · 0 pts",
"Ben (you), 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"Your bowl: empty, worth 7 bones",
"Now you: begin with a card of yours.",
"That cannot be chosen now. First choose a card of yours.",
"Cleo’s turn",
"red 2, 4 bones, yours",
"Ben (you), 0 points, and in this round 9 so far: 7 bones and 2 cards in hand",
"This is what comes of it.",
"You follow suit with red 2, because red 6 was led.",
"Take it back",
"Play red 2: red 6 was led, and blue 9 does not follow suit.",
"Play red 2: red 6 was led, and yellow 3 does not follow suit."
]
},
"marks": [
{
"kind": "open"
}
],
"cites": [
[
"mopsen.clockwise"
],
[],
[
"mopsen.follow-suit",
"mopsen.clockwise"
],
[
"mopsen.follow-suit"
]
],
"frames": [
{
"title": [0, 1, 2, 3, 4],
"zones": {"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 8, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat1": {"label": 9, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 1}, "hand1": {"label": 10, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 1, "own": true}, "bowl1": {"label": 11, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 1}, "seat2": {"label": 12, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 2}, "hand2": {"label": 13, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 2}, "bowl2": {"label": 14, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 2}, "seat0": {"label": 15, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 0}, "hand0": {"label": 16, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 0}, "bowl0": {"label": 17, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 0}},
"items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 18, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 19, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 20, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 21, "say": 22, "others": [[62, 62, 0], [62, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderB", "text": 23, "say": 24, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 25, "say": 26, "others": [[295, 62, 0], [295, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderC", "text": 27, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 29, "say": 30}, "no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"}, "R6": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 0, "face": "R6", "say": 31, "others": [[317, 85, 0], [273, 87, 0]]}, "plate1": {"kind": "plate", "zone": "seat1", "x": 86.0, "y": 15.0, "n": 0, "text": 32, "say": 33, "tone": "you"}, "R2": {"kind": "card", "zone": "hand1", "x": 200, "y": 63, "n": 1, "face": "R2", "r": -2}, "B9": {"kind": "card", "zone": "hand1", "x": 272, "y": 62, "n": 24, "face": "B9"}, "Y3": {"kind": "card", "zone": "hand1", "x": 344, "y": 63, "n": 34, "face": "Y3", "r": 2}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 35, "z": 1}, "plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 36, "say": 37}, "B8": {"kind": "card", "zone": "hand2", "x": 134, "y": 56, "n": 23, "face": "B8"}, "Y1": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 32, "face": "Y1"}, "C2": {"kind": "card", "zone": "hand2", "x": 246, "y": 56, "n": 49, "face": "C2"}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 38, "z": 1}, "plate0": {"kind": "plate", "zone": "seat0", "x": 58.0, "y": 15.0, "n": 0, "text": 39, "say": 40}, "R5": {"kind": "card", "zone": "hand0", "x": 134, "y": 56, "n": 4, "face": "R5"}, "B1": {"kind": "card", "zone": "hand0", "x": 190, "y": 56, "n": 16, "face": "B1"}, "Y9": {"kind": "card", "zone": "hand0", "x": 246, "y": 56, "n": 40, "face": "Y9"}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 41, "z": 1}},
"marks": [],
"arrows": [],
"prompt": {"text": 42, "rules": 0},
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": null
},
{
"title": [0, 1, 2, 3, 43],
"zones": {"seat1": {"label": 44}, "hand1": {"label": 45}, "bowl1": {"label": 46}},
"items": {"plate1": {"text": 47, "say": 48}, "R2": {"does": 1938102091}, "B9": {"does": 3294889928}, "Y3": {"does": 3169403199}, "dish1": {"say": 49}},
"prompt": {"text": 50, "rules": 1}
},
{
"notice": {"kind": "info", "text": 51, "rules": 1}
},
{
"title": [0, 1, 2, 3, 52],
"items": {"R2": {"zone": "trick", "x": 130, "y": 82, "say": 53, "others": [[130, 85, 0], [130, 87, 0]], "r": null, "does": null}, "plate1": {"say": 54}, "B9": {"x": 236, "r": -1, "does": null}, "Y3": {"x": 308, "y": 62, "r": 1, "does": null}},
"marks": [[0, "B8 Y1 C2"]],
"prompt": {"text": 55, "rules": 1},
"story": [{"text": 56, "rules": 2, "ends": 1}],
"notice": null,
"buttons": [{"id": "turn-back", "label": 57, "does": 3373831107, "kind": "main", "key": "Escape"}],
"turn": "plate2"
},
{
"title": [0, 1, 2, 3, 43],
"items": {"plate1": {"say": 48}, "R2": {"zone": "hand1", "x": 200, "y": 63, "r": -2, "does": 1938102091, "say": null, "others": null}, "B9": {"x": 272, "does": 3294889928, "r": null}, "Y3": {"x": 344, "y": 63, "r": 2, "does": 3169403199}},
"marks": [],
"prompt": {"text": 50, "rules": 1},
"story": [],
"notice": {"kind": "refusal", "text": 58, "rules": 3},
"buttons": [],
"turn": "plate1"
},
{
"notice": {"kind": "refusal", "text": 59, "rules": 3}
}
],
"chapters": [],
"shapes": [
[
790,
560
],
[
540,
580
],
[
400,
524
]
],
"seats": [],
"guess": {
"frames": 1,
"starts": {
"0": 1
},
"ways": [
{"": 2, "R2": 3, "B9": 4, "Y3": 5},
{"": 2, "R2": 3, "B9": 4, "Y3": 5},
{"turn-back": 1},
{"": 2, "R2": 3, "B9": 4, "Y3": 5},
{"": 2, "R2": 3, "B9": 4, "Y3": 5}
],
"same": []
}
}
},
last: {
"title": [
0,
1,
2,
3,
43
],
"zones": {
"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0},
"pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1},
"stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2},
"discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3},
"trick": {"label": 8, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300},
"seat1": {"label": 44, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 1},
"hand1": {"label": 45, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 1, "own": true},
"bowl1": {"label": 46, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 1},
"seat2": {"label": 12, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 2},
"hand2": {"label": 13, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 2},
"bowl2": {"label": 14, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 2},
"seat0": {"label": 15, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 0},
"hand0": {"label": 16, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 0},
"bowl0": {"label": 17, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 0}
},
"items": {
"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]},
"word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 18, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"},
"word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 19, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"},
"word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"},
"word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 20, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"},
"stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]},
"orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 21, "say": 22, "others": [[62, 62, 0], [62, 62, 0]]},
"orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderB", "text": 23, "say": 24, "others": [[179, 62, 0], [179, 62, 0]]},
"orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 25, "say": 26, "others": [[295, 62, 0], [295, 62, 0]]},
"orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderC", "text": 27, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]},
"stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 29, "say": 30},
"no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"},
"R6": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 0, "face": "R6", "say": 31, "others": [[317, 85, 0], [273, 87, 0]]},
"plate1": {"kind": "plate", "zone": "seat1", "x": 86.0, "y": 15.0, "n": 0, "text": 47, "say": 48, "tone": "you"},
"R2": {"kind": "card", "zone": "hand1", "x": 200, "y": 63, "n": 1, "face": "R2", "r": -2, "does": 1938102091},
"B9": {"kind": "card", "zone": "hand1", "x": 272, "y": 62, "n": 24, "face": "B9", "does": 3294889928},
"Y3": {"kind": "card", "zone": "hand1", "x": 344, "y": 63, "n": 34, "face": "Y3", "r": 2, "does": 3169403199},
"dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 49, "z": 1},
"plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 36, "say": 37},
"B8": {"kind": "card", "zone": "hand2", "x": 134, "y": 56, "n": 23, "face": "B8"},
"Y1": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 32, "face": "Y1"},
"C2": {"kind": "card", "zone": "hand2", "x": 246, "y": 56, "n": 49, "face": "C2"},
"dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 38, "z": 1},
"plate0": {"kind": "plate", "zone": "seat0", "x": 58.0, "y": 15.0, "n": 0, "text": 39, "say": 40},
"R5": {"kind": "card", "zone": "hand0", "x": 134, "y": 56, "n": 4, "face": "R5"},
"B1": {"kind": "card", "zone": "hand0", "x": 190, "y": 56, "n": 16, "face": "B1"},
"Y9": {"kind": "card", "zone": "hand0", "x": 246, "y": 56, "n": 40, "face": "Y9"},
"dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 41, "z": 1}
},
"marks": [],
"arrows": [],
"prompt": {
"text": 50,
"rules": 1
},
"story": [],
"notice": {
"kind": "refusal",
"text": 59,
"rules": 3
},
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": null
},
},
"mopsen: a lesson that goes on with any card": {
state: { ui,
"alone": false,
"aside": "",
"book": {},
"edits": false,
"examples": {},
"given": {},
"index": 0,
"kind": "lesson",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"R2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 2, 4 bones"}
},
"R5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 5, 3 bones"}
},
"R6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 6, 3 bones"}
},
"B1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 1, 4 bones"}
},
"B8": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 8, 3 bones"}
},
"B9": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 9, 2 bones"}
},
"Y1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 1, 4 bones"}
},
"Y3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 3, 4 bones"}
},
"Y9": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 9, 2 bones"}
},
"C2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 2, 4 bones"}
},
"orderR": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "red"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#8f2a22"}
},
"orderB": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "blue"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#234a8f"}
},
"orderY": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "yellow"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#795508"}
},
"orderC": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "cat"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#2b6a31"}
},
"bowl": {
"w": 160,
"h": 82,
"svg": "",
"label": {"en": "bowl"},
"at": {"x": 80, "y": 62, "size": 31, "ink": "#fff"}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"stronger": {
"w": 14,
"h": 206,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mopsen.clockwise": {
"section": "3.4",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One card, clockwise"},
"text": {"en": "After the lead every other player adds exactly one card, clockwise, each in turn."},
"where": {"en": "How to play"},
"bit": 18
},
"mopsen.follow-suit": {
"section": "3.6",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Follow suit"},
"text": {"en": "If a pug was led, whoever holds pugs of that colour must play one of them, or a cat. Only the leader's card sets the colour."},
"where": {"en": "How to play (the colour that must be followed)"},
"bit": 20
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben",
"Cleo"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"lesson": {
"steps": [
{
"tries": true
},
{
"html": "<p>Right.</p>",
"tries": true,
"passed": ""
},
{
"html": "<p>And now?</p>"
}
],
"papers": [],
"met": [],
"lang": "en"
},
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 0,
"texts": {
"en": [
"Mopsen",
"Round 1 of 3",
"Trick 1",
"Anna led red 6",
"Ben’s turn",
"Pecking order",
"Stack",
"Discard pile",
"Trick",
"Ben",
"Hand of Ben",
"Bowl of Ben",
"Cleo",
"Hand of Cleo",
"Bowl of Cleo",
"Anna",
"Hand of Anna",
"Bowl of Anna",
"strongest",
"weakest",
"Discard",
"Red",
"Red, first, the strongest",
"Blue",
"Blue, second",
"Yellow",
"Yellow, third",
"Cat",
"Cat, last, the weakest",
"3",
"3 cards",
"red 6, 3 bones, played by Anna",
"Ben · 0 pts",
"Ben, 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"7",
"Bowl of Ben: empty, worth 7 bones",
"Cleo · 0 pts",
"Cleo, 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"Bowl of Cleo: empty, worth 7 bones",
"Anna · 0 pts",
"Anna, 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"Bowl of Anna: empty, worth 7 bones",
"It is Ben’s turn to play a card.",
"Your turn",
"Ben (you)",
"Your hand",
"Your bowl",
"Ben (you) · 0 pts",
"Ben (you), 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"Your bowl: empty, worth 7 bones",
"Now you: begin with a card of yours.",
"That cannot be chosen now. First choose a card of yours.",
"Cleo’s turn",
"red 2, 4 bones, yours",
"Ben (you), 0 points, and in this round 9 so far: 7 bones and 2 cards in hand",
"You follow suit with red 2, because red 6 was led.",
"Play red 2: red 6 was led, and blue 9 does not follow suit.",
"Play red 2: red 6 was led, and yellow 3 does not follow suit."
]
},
"marks": [
{
"kind": "open"
}
],
"cites": [
[
"mopsen.clockwise"
],
[],
[
"mopsen.follow-suit",
"mopsen.clockwise"
],
[
"mopsen.follow-suit"
]
],
"frames": [
{
"title": [0, 1, 2, 3, 4],
"zones": {"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 8, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat1": {"label": 9, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 1}, "hand1": {"label": 10, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 1, "own": true}, "bowl1": {"label": 11, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 1}, "seat2": {"label": 12, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 2}, "hand2": {"label": 13, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 2}, "bowl2": {"label": 14, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 2}, "seat0": {"label": 15, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 0}, "hand0": {"label": 16, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 0}, "bowl0": {"label": 17, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 0}},
"items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 18, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 19, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 20, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 21, "say": 22, "others": [[62, 62, 0], [62, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderB", "text": 23, "say": 24, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 25, "say": 26, "others": [[295, 62, 0], [295, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderC", "text": 27, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 29, "say": 30}, "no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"}, "R6": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 0, "face": "R6", "say": 31, "others": [[317, 85, 0], [273, 87, 0]]}, "plate1": {"kind": "plate", "zone": "seat1", "x": 86.0, "y": 15.0, "n": 0, "text": 32, "say": 33, "tone": "you"}, "R2": {"kind": "card", "zone": "hand1", "x": 200, "y": 63, "n": 1, "face": "R2", "r": -2}, "B9": {"kind": "card", "zone": "hand1", "x": 272, "y": 62, "n": 24, "face": "B9"}, "Y3": {"kind": "card", "zone": "hand1", "x": 344, "y": 63, "n": 34, "face": "Y3", "r": 2}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 35, "z": 1}, "plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 36, "say": 37}, "B8": {"kind": "card", "zone": "hand2", "x": 134, "y": 56, "n": 23, "face": "B8"}, "Y1": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 32, "face": "Y1"}, "C2": {"kind": "card", "zone": "hand2", "x": 246, "y": 56, "n": 49, "face": "C2"}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 38, "z": 1}, "plate0": {"kind": "plate", "zone": "seat0", "x": 58.0, "y": 15.0, "n": 0, "text": 39, "say": 40}, "R5": {"kind": "card", "zone": "hand0", "x": 134, "y": 56, "n": 4, "face": "R5"}, "B1": {"kind": "card", "zone": "hand0", "x": 190, "y": 56, "n": 16, "face": "B1"}, "Y9": {"kind": "card", "zone": "hand0", "x": 246, "y": 56, "n": 40, "face": "Y9"}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 41, "z": 1}},
"marks": [],
"arrows": [],
"prompt": {"text": 42, "rules": 0},
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": null
},
{},
{},
{
"title": [0, 1, 2, 3, 43],
"zones": {"seat1": {"label": 44}, "hand1": {"label": 45}, "bowl1": {"label": 46}},
"items": {"plate1": {"text": 47, "say": 48}, "R2": {"does": 1938102091}, "B9": {"does": 3294889928}, "Y3": {"does": 3169403199}, "dish1": {"say": 49}},
"prompt": {"text": 50, "rules": 1}
},
{
"notice": {"kind": "info", "text": 51, "rules": 1}
},
{
"title": [0, 1, 2, 3, 52],
"items": {"R2": {"zone": "trick", "x": 130, "y": 82, "say": 53, "others": [[130, 85, 0], [130, 87, 0]], "r": null, "does": null}, "plate1": {"say": 54}, "B9": {"x": 236, "r": -1, "does": null}, "Y3": {"x": 308, "y": 62, "r": 1, "does": null}},
"marks": [[0, "B8 Y1 C2"]],
"prompt": null,
"story": [{"text": 55, "rules": 2, "ends": 1}],
"notice": null,
"turn": "plate2"
},
{
"title": [0, 1, 2, 3, 43],
"items": {"plate1": {"say": 48}, "R2": {"zone": "hand1", "x": 200, "y": 63, "r": -2, "does": 1938102091, "say": null, "others": null}, "B9": {"x": 272, "does": 3294889928, "r": null}, "Y3": {"x": 344, "y": 63, "r": 2, "does": 3169403199}},
"marks": [],
"prompt": {"text": 50, "rules": 1},
"story": [],
"notice": {"kind": "refusal", "text": 56, "rules": 3},
"turn": "plate1"
},
{
"notice": {"kind": "refusal", "text": 57, "rules": 3}
}
],
"chapters": [],
"shapes": [
[
790,
560
],
[
540,
580
],
[
400,
524
]
],
"seats": [],
"guess": {
"frames": 3,
"starts": {
"0": 3
},
"ways": [
{"": 4, "R2": 5, "B9": 6, "Y3": 7},
{"": 4, "R2": 5, "B9": 6, "Y3": 7},
{},
{"": 4, "R2": 5, "B9": 6, "Y3": 7},
{"": 4, "R2": 5, "B9": 6, "Y3": 7}
],
"same": [
2
]
}
}
},
last: {
"title": [
0,
1,
2,
3,
43
],
"zones": {
"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0},
"pecking": {"label": 5, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1},
"stack": {"label": 6, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2},
"discard": {"label": 7, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3},
"trick": {"label": 8, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300},
"seat1": {"label": 44, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 1},
"hand1": {"label": 45, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 1, "own": true},
"bowl1": {"label": 46, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 1},
"seat2": {"label": 12, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 2},
"hand2": {"label": 13, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 2},
"bowl2": {"label": 14, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 2},
"seat0": {"label": 15, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 0},
"hand0": {"label": 16, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 0},
"bowl0": {"label": 17, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 0}
},
"items": {
"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 5, "others": [[270.0, 17, 0], [200.0, 17, 0]]},
"word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 18, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"},
"word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 19, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"},
"word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 6, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"},
"word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 20, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"},
"stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]},
"orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 21, "say": 22, "others": [[62, 62, 0], [62, 62, 0]]},
"orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderB", "text": 23, "say": 24, "others": [[179, 62, 0], [179, 62, 0]]},
"orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 25, "say": 26, "others": [[295, 62, 0], [295, 62, 0]]},
"orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderC", "text": 27, "say": 28, "others": [[412, 62, 0], [412, 62, 0]]},
"stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 29, "say": 30},
"no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"},
"R6": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 0, "face": "R6", "say": 31, "others": [[317, 85, 0], [273, 87, 0]]},
"plate1": {"kind": "plate", "zone": "seat1", "x": 86.0, "y": 15.0, "n": 0, "text": 47, "say": 48, "tone": "you"},
"R2": {"kind": "card", "zone": "hand1", "x": 200, "y": 63, "n": 1, "face": "R2", "r": -2, "does": 1938102091},
"B9": {"kind": "card", "zone": "hand1", "x": 272, "y": 62, "n": 24, "face": "B9", "does": 3294889928},
"Y3": {"kind": "card", "zone": "hand1", "x": 344, "y": 63, "n": 34, "face": "Y3", "r": 2, "does": 3169403199},
"dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 49, "z": 1},
"plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 36, "say": 37},
"B8": {"kind": "card", "zone": "hand2", "x": 134, "y": 56, "n": 23, "face": "B8"},
"Y1": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 32, "face": "Y1"},
"C2": {"kind": "card", "zone": "hand2", "x": 246, "y": 56, "n": 49, "face": "C2"},
"dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 38, "z": 1},
"plate0": {"kind": "plate", "zone": "seat0", "x": 58.0, "y": 15.0, "n": 0, "text": 39, "say": 40},
"R5": {"kind": "card", "zone": "hand0", "x": 134, "y": 56, "n": 4, "face": "R5"},
"B1": {"kind": "card", "zone": "hand0", "x": 190, "y": 56, "n": 16, "face": "B1"},
"Y9": {"kind": "card", "zone": "hand0", "x": 246, "y": 56, "n": 40, "face": "Y9"},
"dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 34, "say": 41, "z": 1}
},
"marks": [],
"arrows": [],
"prompt": {
"text": 50,
"rules": 1
},
"story": [],
"notice": {
"kind": "refusal",
"text": 57,
"rules": 3
},
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": null
},
},
"mopsen: a lesson that asks for a guess": {
state: { ui,
"alone": false,
"aside": "",
"book": {},
"edits": false,
"examples": {},
"given": {},
"index": 0,
"kind": "lesson",
"kit": {
"art": "",
"written": {
"en": ""
},
"faces": {
"R1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 1, 4 bones"}
},
"R2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 2, 4 bones"}
},
"R3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 3, 4 bones"}
},
"R5": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 5, 3 bones"}
},
"R6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 6, 3 bones"}
},
"R12": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 12, 2 bones"}
},
"R15": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "red 15, 1 bone"}
},
"B1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 1, 4 bones"}
},
"B7": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 7, 3 bones"}
},
"B8": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 8, 3 bones"}
},
"B9": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 9, 2 bones"}
},
"B11": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 11, 2 bones"}
},
"B13": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 13, 1 bone"}
},
"B15": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 15, 1 bone"}
},
"B16": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "blue 16, 1 bone"}
},
"Y1": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 1, 4 bones"}
},
"Y3": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 3, 4 bones"}
},
"Y6": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 6, 3 bones"}
},
"Y8": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 8, 3 bones"}
},
"Y9": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 9, 2 bones"}
},
"Y11": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 11, 2 bones"}
},
"Y13": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "yellow 13, 1 bone"}
},
"C2": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "cat 2, 4 bones"}
},
"orderR": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "red"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#8f2a22"}
},
"orderB": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "blue"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#234a8f"}
},
"orderY": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "yellow"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#795508"}
},
"orderC": {
"w": 112,
"h": 52,
"svg": "",
"label": {"en": "cat"},
"at": {"x": 78, "y": 25, "size": 15, "ink": "#2b6a31"}
},
"bowl": {
"w": 160,
"h": 82,
"svg": "",
"label": {"en": "bowl"},
"at": {"x": 80, "y": 62, "size": 31, "ink": "#fff"}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
},
"stronger": {
"w": 14,
"h": 206,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"mopsen.clockwise": {
"section": "3.4",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "One card, clockwise"},
"text": {"en": "After the lead every other player adds exactly one card, clockwise, each in turn."},
"where": {"en": "How to play"},
"bit": 18
},
"mopsen.follow-suit": {
"section": "3.6",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Follow suit"},
"text": {"en": "If a pug was led, whoever holds pugs of that colour must play one of them, or a cat. Only the leader's card sets the colour."},
"where": {"en": "How to play (the colour that must be followed)"},
"bit": 20
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben",
"Cleo"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"lesson": {
"steps": [
{
"tries": true,
"paper": 0
}
],
"papers": [
{
"paper": {"seat": 1, "how": "table", "every": true, "text": {"en": "Which of your cards can you play now? Choose all of them."}, "choices": [], "at": 0},
"right": ["R2"],
"rule": "mopsen.follow-suit",
"notes": [{"text": {"en": "Play red 2: red 6 was led, and yellow 3 does not follow suit."}, "rules": ["mopsen.follow-suit"]}],
"replies": {"B9": {"notes": [{"text": {"en": "Play red 2: red 6 was led, and blue 9 does not follow suit."}, "rules": ["mopsen.follow-suit"]}], "hint": [{"text": {"en": "“Blue 9, 2 bones” goes against this rule: If a pug was led, whoever holds pugs of that colour must play one of them, or a cat."}, "rules": ["mopsen.follow-suit"]}]}, "Y3": {"notes": [{"text": {"en": "Play red 2: red 6 was led, and yellow 3 does not follow suit."}, "rules": ["mopsen.follow-suit"]}], "hint": [{"text": {"en": "“Yellow 3, 4 bones” goes against this rule: If a pug was led, whoever holds pugs of that colour must play one of them, or a cat."}, "rules": ["mopsen.follow-suit"]}]}, "R2": {"notes": [{"text": {"en": "“Red 2, 4 bones” is possible, too."}, "rules": []}], "play": [1, 2]}},
"row": {"question": "mopsen.playable.3d6d1236d3", "game": "mopsen", "level": 1, "rules": ["mopsen.follow-suit", "mopsen.cat-anytime"]},
"kind": "playable",
"otherwise": [{"text": {"en": "Only what you can make your move with now is asked for."}, "rules": ["mopsen.follow-suit"]}],
"more": [{"text": {"en": "All of that is right, but something is missing."}, "rules": []}],
"film": 0,
"guess": true
},
{
"paper": {"seat": 0, "how": "table", "every": true, "text": {"en": "Which of your cards can you play now? Choose all of them."}, "choices": [], "at": 2},
"right": ["B7"],
"rule": "mopsen.follow-suit",
"notes": [{"text": {"en": "Play blue 7: blue 13 was led, and yellow 11 does not follow suit."}, "rules": ["mopsen.follow-suit"]}],
"replies": {"R5": {"notes": [{"text": {"en": "Play blue 7: blue 13 was led, and red 5 does not follow suit."}, "rules": ["mopsen.follow-suit"]}], "hint": [{"text": {"en": "“Red 5, 3 bones” goes against this rule: If a pug was led, whoever holds pugs of that colour must play one of them, or a cat."}, "rules": ["mopsen.follow-suit"]}]}, "Y6": {"notes": [{"text": {"en": "Play blue 7: blue 13 was led, and yellow 6 does not follow suit."}, "rules": ["mopsen.follow-suit"]}], "hint": [{"text": {"en": "“Yellow 6, 3 bones” goes against this rule: If a pug was led, whoever holds pugs of that colour must play one of them, or a cat."}, "rules": ["mopsen.follow-suit"]}]}, "Y11": {"notes": [{"text": {"en": "Play blue 7: blue 13 was led, and yellow 11 does not follow suit."}, "rules": ["mopsen.follow-suit"]}], "hint": [{"text": {"en": "“Yellow 11, 2 bones” goes against this rule: If a pug was led, whoever holds pugs of that colour must play one of them, or a cat."}, "rules": ["mopsen.follow-suit"]}]}, "B7": {"notes": [{"text": {"en": "“Blue 7, 3 bones” is possible, too."}, "rules": []}], "play": [3, 4]}},
"row": {"question": "mopsen.playable.08fef33b46", "game": "mopsen", "level": 1, "rules": ["mopsen.follow-suit", "mopsen.cat-anytime"]},
"kind": "playable",
"otherwise": [{"text": {"en": "Only what you can make your move with now is asked for."}, "rules": ["mopsen.follow-suit"]}],
"more": [{"text": {"en": "All of that is right, but something is missing."}, "rules": []}],
"film": 0,
"spare": true
}
],
"met": [
"mopsen.follow-suit",
"mopsen.cat-anytime"
],
"lang": "en"
},
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 0,
"texts": {
"en": [
"Mopsen",
"Round 1 of 3",
"Trick 1",
"Anna led red 6",
"Pecking order",
"Stack",
"Discard pile",
"Trick",
"Ben (you)",
"Your hand",
"Your bowl",
"Cleo",
"Hand of Cleo",
"Bowl of Cleo",
"Anna",
"Hand of Anna",
"Bowl of Anna",
"strongest",
"weakest",
"Discard",
"Red",
"Red, first, the strongest",
"Blue",
"Blue, second",
"Yellow",
"Yellow, third",
"Cat",
"Cat, last, the weakest",
"3",
"3 cards",
"red 6, 3 bones, played by Anna",
"Ben (you) · 0 pts",
"Ben (you), 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"7",
"Your bowl: empty, worth 7 bones",
"Cleo · 0 pts",
"Cleo, 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"Bowl of Cleo: empty, worth 7 bones",
"Anna · 0 pts",
"Anna, 0 points, and in this round 10 so far: 7 bones and 3 cards in hand",
"Bowl of Anna: empty, worth 7 bones",
"Cleo’s turn",
"red 2, 4 bones, yours",
"Ben (you), 0 points, and in this round 9 so far: 7 bones and 2 cards in hand",
"You follow suit with red 2, because red 6 was led.",
"Trick 8",
"Cleo led blue 13",
"Anna (you)",
"Ben",
"Hand of Ben",
"Bowl of Ben",
"Yellow, first, the strongest",
"Red, second",
"Blue, third",
"32",
"32 cards",
"blue 13, 1 bone, played by Cleo",
"Anna (you) · 0 pts",
"Anna (you), 0 points, and in this round 9 so far: 5 bones and 4 cards in hand",
"5",
"Your bowl: 2 cards, 5 bones",
"Ben · 0 pts",
"Ben, 0 points, and in this round 6 so far: 4 bones and 2 cards in hand",
"4",
"Bowl of Ben: 3 cards, 4 bones",
"Cleo, 0 points, and in this round 8 so far: 5 bones and 3 cards in hand",
"Bowl of Cleo: 2 cards, 5 bones",
"Ben’s turn",
"blue 7, 3 bones, yours",
"Anna (you), 0 points, and in this round 8 so far: 5 bones and 3 cards in hand",
"You follow suit with blue 7, because blue 13 was led."
]
},
"marks": [],
"cites": [
[
"mopsen.follow-suit",
"mopsen.clockwise"
]
],
"frames": [
{
"title": [0, 1, 2, 3],
"zones": {"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0}, "pecking": {"label": 4, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1}, "stack": {"label": 5, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2}, "discard": {"label": 6, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3}, "trick": {"label": 7, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300}, "seat1": {"label": 8, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 1}, "hand1": {"label": 9, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 1, "own": true}, "bowl1": {"label": 10, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 1}, "seat2": {"label": 11, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 2}, "hand2": {"label": 12, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 2}, "bowl2": {"label": 13, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 2}, "seat0": {"label": 14, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 0}, "hand0": {"label": 15, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 0}, "bowl0": {"label": 16, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 0}},
"items": {"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 4, "others": [[270.0, 17, 0], [200.0, 17, 0]]}, "word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 17, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"}, "word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 18, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"}, "word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 5, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 19, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"}, "stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]}, "orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderR", "text": 20, "say": 21, "others": [[62, 62, 0], [62, 62, 0]]}, "orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderB", "text": 22, "say": 23, "others": [[179, 62, 0], [179, 62, 0]]}, "orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderY", "text": 24, "say": 25, "others": [[295, 62, 0], [295, 62, 0]]}, "orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderC", "text": 26, "say": 27, "others": [[412, 62, 0], [412, 62, 0]]}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 28, "say": 29}, "no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap"}, "R6": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 0, "face": "R6", "say": 30, "others": [[317, 85, 0], [273, 87, 0]]}, "plate1": {"kind": "plate", "zone": "seat1", "x": 86.0, "y": 15.0, "n": 0, "text": 31, "say": 32, "tone": "you"}, "R2": {"kind": "card", "zone": "hand1", "x": 200, "y": 63, "n": 1, "face": "R2", "r": -2, "does": 818433193}, "B9": {"kind": "card", "zone": "hand1", "x": 272, "y": 62, "n": 24, "face": "B9", "does": 1820652759}, "Y3": {"kind": "card", "zone": "hand1", "x": 344, "y": 63, "n": 34, "face": "Y3", "r": 2, "does": 3859521951}, "dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 33, "say": 34, "z": 1}, "plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 35, "say": 36}, "B8": {"kind": "card", "zone": "hand2", "x": 134, "y": 56, "n": 23, "face": "B8", "does": 1833344736}, "Y1": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 32, "face": "Y1", "does": 3851384305}, "C2": {"kind": "card", "zone": "hand2", "x": 246, "y": 56, "n": 49, "face": "C2", "does": 3631053907}, "dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 33, "say": 37, "z": 1}, "plate0": {"kind": "plate", "zone": "seat0", "x": 58.0, "y": 15.0, "n": 0, "text": 38, "say": 39}, "R5": {"kind": "card", "zone": "hand0", "x": 134, "y": 56, "n": 4, "face": "R5", "does": 898062892}, "B1": {"kind": "card", "zone": "hand0", "x": 190, "y": 56, "n": 16, "face": "B1", "does": 1654105455}, "Y9": {"kind": "card", "zone": "hand0", "x": 246, "y": 56, "n": 40, "face": "Y9", "does": 3952878665}, "dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 33, "say": 40, "z": 1}},
"marks": [],
"arrows": [],
"prompt": null,
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": null
},
{
"title": [0, 1, 2, 3, 41],
"items": {"R2": {"zone": "trick", "x": 130, "y": 82, "say": 42, "others": [[130, 85, 0], [130, 87, 0]], "r": null, "does": null}, "plate1": {"say": 43}, "B9": {"x": 236, "r": -1, "does": null}, "Y3": {"x": 308, "y": 62, "r": 1, "does": null}, "B8": {"does": null}, "Y1": {"does": null}, "C2": {"does": null}, "R5": {"does": null}, "B1": {"does": null}, "Y9": {"does": null}},
"story": [{"text": 44, "rules": 0, "ends": 2}],
"turn": "plate2"
},
{
"title": [0, 1, 45, 46],
"zones": {"seat0": {"label": 47, "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "order": 400}, "hand0": {"label": 9, "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "own": true}, "bowl0": {"label": 10, "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "order": 401, "drawn": 420}, "seat1": {"label": 48, "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "order": 30}, "hand1": {"label": 49, "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "own": null}, "bowl1": {"label": 50, "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "order": 31, "drawn": 50}, "seat2": {"boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "order": 50}, "hand2": {"boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "order": 52}, "bowl2": {"boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "order": 51, "drawn": 70}},
"items": {"orderY": {"y": 26, "n": 0, "say": 51, "others": [[62, 62, 0], [62, 62, 0]]}, "orderR": {"y": 79, "n": 1, "say": 52, "others": [[179, 62, 0], [179, 62, 0]]}, "orderB": {"y": 132, "n": 2, "say": 53, "others": [[295, 62, 0], [295, 62, 0]]}, "stack": {"text": 54, "say": 55}, "R3": {"kind": "card", "zone": "discard", "x": 46, "y": 62, "n": 4, "face": "R3"}, "Y13": {"kind": "card", "zone": "discard", "x": 44, "y": 60, "n": 5, "face": "Y13"}, "Y3": {"zone": "discard", "x": 42, "y": 58, "n": 6, "r": null}, "B13": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 0, "face": "B13", "say": 56, "others": [[317, 85, 0], [273, 87, 0]]}, "plate0": {"x": 86.0, "text": 57, "say": 58, "tone": "you"}, "R5": {"x": 164, "y": 64, "r": -3, "does": 898062892}, "B7": {"kind": "card", "zone": "hand0", "x": 236, "y": 62, "n": 22, "face": "B7", "r": -1, "does": 1713035741}, "Y6": {"kind": "card", "zone": "hand0", "x": 308, "y": 62, "n": 37, "face": "Y6", "r": 1, "does": 3770704756}, "Y11": {"kind": "card", "zone": "hand0", "x": 380, "y": 64, "n": 42, "face": "Y11", "r": 3, "does": 3704080466}, "B16": {"kind": "card", "zone": "bowl0", "x": 66, "y": 62, "n": 0, "face": "B16"}, "R1": {"kind": "card", "zone": "bowl0", "x": 110, "y": 62, "n": 1, "face": "R1"}, "dish0": {"text": 59, "say": 60}, "plate1": {"x": 58.0, "text": 61, "say": 62, "tone": null}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 162, "y": 56, "n": 56}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 218, "y": 56, "n": 57}, "R15": {"kind": "card", "zone": "bowl1", "x": 45, "y": 62, "n": 0, "face": "R15"}, "B11": {"kind": "card", "zone": "bowl1", "x": 88, "y": 62, "n": 1, "face": "B11"}, "B15": {"kind": "card", "zone": "bowl1", "x": 131, "y": 62, "n": 2, "face": "B15"}, "dish1": {"text": 63, "say": 64}, "plate2": {"say": 65}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 134, "y": 56, "n": 56}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 57}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 246, "y": 56, "n": 58}, "R12": {"kind": "card", "zone": "bowl2", "x": 66, "y": 62, "n": 0, "face": "R12"}, "Y8": {"kind": "card", "zone": "bowl2", "x": 110, "y": 62, "n": 1, "face": "Y8"}, "dish2": {"text": 59, "say": 66}, "no-discard": null, "R6": null, "R2": null, "B9": null, "B8": null, "Y1": null, "C2": null, "B1": null, "Y9": null},
"story": [],
"turn": "plate0"
},
{
"title": [0, 1, 45, 46, 67],
"items": {"B7": {"zone": "trick", "x": 130, "y": 82, "n": 1, "say": 68, "others": [[130, 85, 0], [130, 87, 0]], "r": null, "does": null}, "plate0": {"say": 69}, "R5": {"x": 200, "y": 63, "r": -2, "does": null}, "Y6": {"x": 272, "r": null, "does": null}, "Y11": {"x": 344, "y": 63, "r": 2, "does": null}},
"story": [{"text": 70, "rules": 0, "ends": 2}],
"turn": "plate1"
}
],
"chapters": [],
"shapes": [
[
790,
560
],
[
540,
580
],
[
400,
524
]
],
"seats": [],
"guess": {
"frames": 1,
"starts": {},
"ways": [],
"same": []
}
}
},
last: {
"title": [
0,
1,
45,
46,
67
],
"zones": {
"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 560, "order": 0},
"pecking": {"label": 4, "kind": "ladder", "boxes": [[28, 71, 1], [33, 13, 1], [6, 19, 0.82]], "w": 112, "h": 212, "order": 1},
"stack": {"label": 5, "kind": "stack", "boxes": [[26, 321, 0.6], [432, 506, 0.44], [292, 455, 0.39]], "w": 88, "h": 120, "order": 2},
"discard": {"label": 6, "kind": "discard", "boxes": [[100, 321, 0.6], [486, 506, 0.44], [346, 455, 0.39]], "w": 88, "h": 120, "order": 3},
"trick": {"label": 7, "kind": "trick", "boxes": [[305, 204, 1.25], [154, 216, 0.89], [91, 191, 0.84]], "w": 260, "h": 410, "order": 300},
"seat1": {"label": 48, "kind": "seat", "boxes": [[280, 112, 1], [14, 168, 1], [7, 143, 1]], "w": 116, "h": 30, "order": 30, "seat": 1},
"hand1": {"label": 49, "kind": "hand", "boxes": [[170, 24, 0.64], [10, 108, 0.46], [2, 98, 0.334]], "w": 380, "h": 112, "order": 32, "seat": 1},
"bowl1": {"label": 50, "kind": "bowl", "boxes": [[199, 86, 0.47], [180, 123, 0.42], [123, 103, 0.39]], "w": 176, "h": 172, "order": 31, "seat": 1, "drawn": 50},
"seat2": {"label": 11, "kind": "seat", "boxes": [[540, 112, 1], [284, 168, 1], [206, 143, 1]], "w": 116, "h": 30, "order": 50, "seat": 2},
"hand2": {"label": 12, "kind": "hand", "boxes": [[522, 24, 0.64], [280, 108, 0.46], [201, 98, 0.334]], "w": 380, "h": 112, "order": 52, "seat": 2},
"bowl2": {"label": 13, "kind": "bowl", "boxes": [[655, 86, 0.47], [450, 123, 0.42], [322, 103, 0.39]], "w": 176, "h": 172, "order": 51, "seat": 2, "drawn": 70},
"seat0": {"label": 47, "kind": "seat", "boxes": [[5, 514, 1], [184, 514, 1], [114, 463, 1]], "w": 172, "h": 30, "order": 400, "seat": 0},
"hand0": {"label": 9, "kind": "hand", "boxes": [[172, 392, 1.15], [-29, 357, 1.1], [-61, 325, 0.96]], "w": 544, "h": 140, "order": 402, "seat": 0, "own": true},
"bowl0": {"label": 10, "kind": "bowl", "boxes": [[42, 412, 0.5], [13, 498, 0.42], [16, 447, 0.39]], "w": 176, "h": 172, "order": 401, "seat": 0, "drawn": 420}
},
"items": {
"word.pecking": {"kind": "caption", "zone": "table", "x": 84, "y": 20, "n": 0, "text": 4, "others": [[270.0, 17, 0], [200.0, 17, 0]]},
"word.strongest": {"kind": "caption", "zone": "table", "x": 84, "y": 38, "n": 1, "text": 17, "others": [[56, 17, 0], [56, 17, 0]], "tone": "quiet"},
"word.weakest": {"kind": "caption", "zone": "table", "x": 84, "y": 291, "n": 2, "text": 18, "others": [[476, 17, 0], [336, 17, 0]], "tone": "quiet"},
"word.stack": {"kind": "caption", "zone": "table", "x": 50, "y": 311, "n": 3, "text": 5, "others": [[448, 566, 0], [308, 510, 0]], "tone": "quiet"},
"word.discard": {"kind": "caption", "zone": "table", "x": 126, "y": 311, "n": 4, "text": 19, "others": [[504, 566, 0], [364, 510, 0]], "tone": "quiet"},
"stronger": {"kind": "thing", "zone": "table", "x": 19, "y": 177, "n": 4, "face": "stronger", "others": [[270.0, 30, -90], [200.0, 30, -90]]},
"orderR": {"kind": "thing", "zone": "pecking", "x": 56, "y": 79, "n": 1, "face": "orderR", "text": 20, "say": 52, "others": [[179, 62, 0], [179, 62, 0]]},
"orderB": {"kind": "thing", "zone": "pecking", "x": 56, "y": 132, "n": 2, "face": "orderB", "text": 22, "say": 53, "others": [[295, 62, 0], [295, 62, 0]]},
"orderY": {"kind": "thing", "zone": "pecking", "x": 56, "y": 26, "n": 0, "face": "orderY", "text": 24, "say": 51, "others": [[62, 62, 0], [62, 62, 0]]},
"orderC": {"kind": "thing", "zone": "pecking", "x": 56, "y": 185, "n": 3, "face": "orderC", "text": 26, "say": 27, "others": [[412, 62, 0], [412, 62, 0]]},
"stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 54, "say": 55},
"plate1": {"kind": "plate", "zone": "seat1", "x": 58.0, "y": 15.0, "n": 0, "text": 61, "say": 62},
"Y3": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 6, "face": "Y3"},
"dish1": {"kind": "thing", "zone": "bowl1", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 63, "say": 64, "z": 1},
"plate2": {"kind": "plate", "zone": "seat2", "x": 58.0, "y": 15.0, "n": 0, "text": 35, "say": 65},
"dish2": {"kind": "thing", "zone": "bowl2", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 59, "say": 66, "z": 1},
"plate0": {"kind": "plate", "zone": "seat0", "x": 86.0, "y": 15.0, "n": 0, "text": 57, "say": 69, "tone": "you"},
"R5": {"kind": "card", "zone": "hand0", "x": 200, "y": 63, "n": 4, "face": "R5", "r": -2},
"dish0": {"kind": "thing", "zone": "bowl0", "x": 88, "y": 128, "n": 0, "face": "bowl", "text": 59, "say": 60, "z": 1},
"R3": {"kind": "card", "zone": "discard", "x": 46, "y": 62, "n": 4, "face": "R3"},
"Y13": {"kind": "card", "zone": "discard", "x": 44, "y": 60, "n": 5, "face": "Y13"},
"B13": {"kind": "card", "zone": "trick", "x": 240, "y": 64, "n": 0, "face": "B13", "say": 56, "others": [[317, 85, 0], [273, 87, 0]]},
"B7": {"kind": "card", "zone": "trick", "x": 130, "y": 82, "n": 1, "face": "B7", "say": 68, "others": [[130, 85, 0], [130, 87, 0]]},
"Y6": {"kind": "card", "zone": "hand0", "x": 272, "y": 62, "n": 37, "face": "Y6"},
"Y11": {"kind": "card", "zone": "hand0", "x": 344, "y": 63, "n": 42, "face": "Y11", "r": 2},
"B16": {"kind": "card", "zone": "bowl0", "x": 66, "y": 62, "n": 0, "face": "B16"},
"R1": {"kind": "card", "zone": "bowl0", "x": 110, "y": 62, "n": 1, "face": "R1"},
"hand1.0": {"kind": "card", "zone": "hand1", "x": 162, "y": 56, "n": 56},
"hand1.1": {"kind": "card", "zone": "hand1", "x": 218, "y": 56, "n": 57},
"R15": {"kind": "card", "zone": "bowl1", "x": 45, "y": 62, "n": 0, "face": "R15"},
"B11": {"kind": "card", "zone": "bowl1", "x": 88, "y": 62, "n": 1, "face": "B11"},
"B15": {"kind": "card", "zone": "bowl1", "x": 131, "y": 62, "n": 2, "face": "B15"},
"hand2.0": {"kind": "card", "zone": "hand2", "x": 134, "y": 56, "n": 56},
"hand2.1": {"kind": "card", "zone": "hand2", "x": 190, "y": 56, "n": 57},
"hand2.2": {"kind": "card", "zone": "hand2", "x": 246, "y": 56, "n": 58},
"R12": {"kind": "card", "zone": "bowl2", "x": 66, "y": 62, "n": 0, "face": "R12"},
"Y8": {"kind": "card", "zone": "bowl2", "x": 110, "y": 62, "n": 1, "face": "Y8"}
},
"marks": [],
"arrows": [],
"prompt": null,
"story": [
{"text": 70, "rules": 0, "ends": 2}
],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate1",
"coach": null
},
},
"purrrummy: a lesson of two turns": {
state: { ui,
"alone": false,
"aside": "",
"book": {},
"edits": false,
"examples": {},
"given": {},
"index": 0,
"kind": "lesson",
"kit": {
"art": "",
"written": {
"en": "<symbol id='rankJ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>J</text><use href='#cap' x='35' y='29' width='38' height='25'/></symbol><symbol id='rankQ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>Q</text><use href='#tiara' x='31' y='33' width='30' height='20' fill='#f6d27a'/></symbol><symbol id='rankK' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>K</text><use href='#crown' x='30' y='27' width='32' height='21' fill='#f0b93a'/></symbol>"
},
"faces": {
"9C": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "9 of clubs"}
},
"9H": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "9 of hearts"}
},
"KH": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": "king of hearts"}
},
"stack": {
"w": 88,
"h": 120,
"svg": "",
"label": {"en": ""},
"at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}
},
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"purrrummy.draw-one": {
"section": "3.1",
"chapter": "3",
"status": "ambiguous",
"statusText": {"en": "the rulebook can be read in two ways: our reading"},
"title": {"en": "First draw one card"},
"text": {"en": "A turn begins with one card taken into hand: the top card of the stock or the top card of the discard pile."},
"where": {"en": "Game rules"},
"reading": {"en": "The text says that a player may draw. We read this as a choice between the two piles, not as leave to draw nothing: without drawing, the game would be no more than a count-down of discards."},
"bit": 6
},
"purrrummy.meld-optional": {
"section": "3.3",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Lay out, or wait"},
"text": {"en": "After drawing, a player may lay out melds face up. Nobody has to: complete melds may stay in hand."},
"where": {"en": "Game rules"},
"bit": 8
},
"purrrummy.final-discard": {
"section": "3.7",
"chapter": "3",
"status": "ambiguous",
"statusText": {"en": "the rulebook can be read in two ways: our reading"},
"title": {"en": "Discard to end a turn"},
"text": {"en": "A turn ends with one card from hand on the discard pile. So one card has to be kept for it: nobody lays out or adds the last card."},
"where": {"en": "Game rules, after the variant"},
"reading": {"en": "The rulebook wants a discard at the end of every turn, but does not speak of a hand that is laid out whole. We take it at its word."},
"option": {"en": "final_discard = \"optional\": a hand emptied by a meld wins at once."},
"bit": 12,
"choices": {"optional": {"en": "one may go out without a discard"}}
},
"purrrummy.return-taken": {
"section": "3.8",
"chapter": "3",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Straight back"},
"text": {"en": "Any card of the hand may be discarded, even the one that was just taken from the discard pile."},
"where": {"en": "Game rules, after the variant"},
"reading": {"en": "Many rummy rules forbid it, but here the text leaves the choice free. Jokers look alike, so another joker of the hand may go in its place."},
"option": {"en": "return_taken = False forbids it, unless no other card is left."},
"bit": 13,
"choices": {"false": {"en": "not the one just taken, unless none else is left"}}
},
"purrrummy.set": {
"section": "4.1",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "A set"},
"text": {"en": "A set is three or four cards of one rank. As every card exists once, their suits differ."},
"where": {"en": "Set"},
"bit": 14
},
"purrrummy.run": {
"section": "4.2",
"chapter": "4",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "A run"},
"text": {"en": "A run is three or more cards of one suit that follow one another without a gap. The longest run is a whole suit."},
"where": {"en": "Run"},
"bit": 15
},
"purrrummy.layoff-variant": {
"section": "5.1",
"chapter": "5",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Variant: laying off"},
"text": {"en": "In this variant single cards from hand may be added to melds of the other players. In the plain game only whole melds are laid out."},
"where": {"en": "Variant"},
"reading": {"en": "The rulebook offers it as a variant, so it is not played unless chosen. We recommend it: with one or two cards in hand nobody can go out in the plain game, because three make a meld and a fourth is needed for the discard."},
"option": {"en": "layoff = True."},
"bit": 21
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"lesson": {
"steps": [
{
"tries": true
},
{
"html": "<p>A nine.</p>\n<p>And now discard.</p>",
"tries": true,
"passed": "<p>This is what was meant.</p><p>A nine.</p>\n<p>And now discard.</p>"
},
{
"html": "<p>Away.</p>",
"tries": true,
"passed": "<p>This is what was meant.</p><p>Away.</p>"
}
],
"papers": [],
"met": [
"purrrummy.draw-one",
"purrrummy.meld-optional",
"purrrummy.final-discard"
],
"lang": "en"
},
"pace": "continue",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 0,
"texts": {
"en": [
"Purrrummy",
"Round 1",
"Stock",
"Discard pile",
"Anna (you)",
"Your hand",
"Ben",
"Hand of Ben",
"Discard",
"2",
"2 cards",
"Anna (you) · 2",
"Anna (you) · 2 cards",
"you have no meld yet",
"You have no meld yet",
"Ben · 2",
"Ben · 2 cards",
"no meld yet",
"Ben has no meld yet",
"Your turn: draw from the stock, or take the 9 of hearts. Tip: with the laying-off variant it is easier to go out.",
"no card",
"Anna (you) · 3",
"Anna (you) · 3 cards",
"Your turn: lay out melds if you can, then discard a card.",
"You take the 9 of hearts from the discard pile, and everybody has seen it.",
"Ben draws",
"Ben draws from the stock, or takes the king of hearts.",
"You discard the king of hearts, and the turn ends. You have 2 cards left.",
"You draw",
"Now you: make your move on the table, or press a button.",
"Draw from the stock (2)",
"s",
"Take the 9 of hearts",
"t",
"That cannot be chosen now. Choose something else on the table, or press a button.",
"That is allowed, but here something else is asked for.",
"Draw a card first, from the stock or from the discard pile.",
"You lay out and discard",
"Now you: begin with a card of yours.",
"9 of clubs chosen. Choose more cards for a meld, or discard it.",
"Discard the 9 of clubs",
"d",
"Put back",
"9 of hearts chosen. Choose more cards for a meld, or discard it.",
"Discard the 9 of hearts",
"King of hearts chosen. Choose more cards for a meld, or discard it.",
"Discard the king of hearts",
"A set takes three or four cards of one rank: 2 cards are not enough.",
"These cards share neither rank nor suit, so they are no meld: 9 of clubs and king of hearts.",
"A run takes three or more cards of one suit: 2 cards are not enough.",
"A set takes cards of one rank, and these differ: 9 of clubs, 9 of hearts and king of hearts.",
"That cannot be chosen now. First choose a card of yours.",
"Discard a card to end your turn: you have already drawn, and it is one card a turn.",
"You discard the 9 of clubs, and the turn ends. You have 2 cards left.",
"Take it back",
"You discard the 9 of hearts, which was just taken from there, and the turn ends. You have 2 cards left.",
"That cannot be chosen now. Press one of the buttons."
]
},
"marks": [
{
"kind": "active"
},
{
"kind": "picked"
}
],
"cites": [
[
"purrrummy.draw-one",
"purrrummy.layoff-variant"
],
[
"purrrummy.meld-optional",
"purrrummy.final-discard"
],
[
"purrrummy.draw-one",
"purrrummy.meld-optional"
],
[
"purrrummy.draw-one"
],
[
"purrrummy.final-discard"
],
[],
[
"purrrummy.set"
],
[
"purrrummy.set",
"purrrummy.run"
],
[
"purrrummy.run"
],
[
"purrrummy.final-discard",
"purrrummy.return-taken"
]
],
"frames": [
{
"title": [0, 1],
"zones": {"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 582, "order": 0}, "stock": {"label": 2, "kind": "stock", "boxes": [[16, 259, 0.98], [16, 254, 0.94], [16, 219, 0.76]], "w": 88, "h": 120, "order": 300}, "discard": {"label": 3, "kind": "discard", "boxes": [[116, 259, 0.98], [113, 254, 0.94], [97, 219, 0.76]], "w": 88, "h": 120, "order": 301}, "seat0": {"label": 4, "kind": "seat", "boxes": [[310, 542, 1], [185, 520, 1], [115, 448, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 5, "kind": "hand", "boxes": [[59, 382, 1.14], [-43, 372, 1.06], [-77, 316, 0.94]], "w": 590, "h": 150, "order": 419, "seat": 0, "own": true}, "seat1": {"label": 6, "kind": "seat", "boxes": [[12, 30, 1], [12, 30, 1], [12, 30, 1]], "w": 126, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 7, "kind": "hand", "boxes": [[144, 30, 0.54], [144, 30, 0.54], [144, 30, 0.42]], "w": 1174.074074074074, "h": 112, "order": 49, "seat": 1}},
"items": {"word.stock": {"kind": "caption", "zone": "table", "x": 55, "y": 248, "n": 0, "text": 2, "others": [[54, 243, 0], [46, 208, 0]], "tone": "quiet"}, "word.discard": {"kind": "caption", "zone": "table", "x": 155, "y": 248, "n": 1, "text": 8, "others": [[150, 243, 0], [127, 208, 0]], "tone": "quiet"}, "stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 9, "say": 10}, "9H": {"kind": "card", "zone": "discard", "x": 42, "y": 58, "n": 0, "face": "9H"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 11, "say": 12, "tone": "you"}, "word.melds0": {"kind": "caption", "zone": "table", "x": 498, "y": 265, "n": 10, "text": 13, "say": 14, "others": [[369, 260, 0], [284, 225, 0]], "tone": "quiet"}, "9C": {"kind": "card", "zone": "hand0", "x": 257, "y": 68, "n": 7, "face": "9C"}, "KH": {"kind": "card", "zone": "hand0", "x": 333, "y": 68, "n": 37, "face": "KH"}, "plate1": {"kind": "plate", "zone": "seat1", "x": 63.0, "y": 15.0, "n": 0, "text": 15, "say": 16}, "word.melds1": {"kind": "caption", "zone": "table", "x": 395, "y": 118, "n": 11, "text": 17, "say": 18, "others": [[270, 118, 0], [200, 105, 0]], "tone": "quiet"}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 0}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 89, "y": 56, "n": 1}},
"marks": [],
"arrows": [],
"prompt": {"text": 19, "rules": 0},
"story": [],
"notice": null,
"buttons": [],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": null
},
{
"items": {"no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap", "say": 20}, "plate0": {"text": 21, "say": 22}, "9C": {"x": 219, "r": -1}, "9H": {"zone": "hand0", "x": 295, "y": 68, "n": 33}, "KH": {"x": 371, "r": 1}},
"prompt": {"text": 23, "rules": 1},
"story": [{"text": 24, "rules": 2}]
},
{
"title": [0, 1, 25],
"items": {"KH": {"zone": "discard", "x": 42, "y": 58, "n": 0, "r": null}, "plate0": {"text": 11, "say": 12}, "9C": {"x": 257, "r": null}, "9H": {"x": 333}, "no-discard": null},
"marks": [[0, "KH"]],
"prompt": {"text": 26, "rules": 3},
"story": [{"text": 27, "rules": 4, "ends": 1}],
"turn": "plate1"
},
{
"title": [0, 1, 28],
"items": {"stock": {"does": 3115822427}, "9H": {"zone": "discard", "x": 42, "y": 58, "n": 0, "does": 929309409}, "9C": {"does": 2021350573}, "KH": {"zone": "hand0", "x": 333, "y": 68, "n": 37, "does": 745039875}},
"marks": [],
"prompt": {"text": 29, "rules": 5},
"story": [],
"buttons": [{"id": "stock", "label": 30, "does": 3115822427, "kind": "plain", "key": 31}, {"id": "take", "label": 32, "does": 929309409, "kind": "main", "key": 33}],
"turn": "plate0"
},
{
"notice": {"kind": "info", "text": 34, "rules": 5}
},
{
"notice": {"kind": "info", "text": 35, "rules": 5}
},
{
"notice": {"kind": "refusal", "text": 36, "rules": 3}
},
{
"title": [0, 1, 37],
"items": {"no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap", "say": 20, "does": 929309409}, "plate0": {"text": 21, "say": 22}, "9C": {"x": 219, "r": -1, "does": 0}, "9H": {"zone": "hand0", "x": 295, "y": 68, "n": 33, "does": 0}, "KH": {"x": 371, "r": 1, "does": 0}},
"prompt": {"text": 38, "rules": 5},
"story": [{"text": 24, "rules": 2}],
"notice": null,
"buttons": []
},
{
"items": {"no-discard": {"does": 2021350573}},
"marks": [[1, "9C"]],
"prompt": {"text": 39, "rules": 4},
"buttons": [{"id": "discard-0", "label": 40, "does": 2021350573, "kind": "main", "key": 41}, {"id": "back", "label": 42, "does": 0, "kind": "plain", "key": "Escape"}]
},
{
"items": {"no-discard": {"does": 2944064428}},
"marks": [[1, "9H"]],
"prompt": {"text": 43, "rules": 4},
"buttons": [{"id": "discard-0", "label": 44, "does": 2944064428, "kind": "main", "key": 41}, {"id": "back", "label": 42, "does": 0, "kind": "plain", "key": "Escape"}]
},
{
"items": {"no-discard": {"does": 745039875}},
"marks": [[1, "KH"]],
"prompt": {"text": 45, "rules": 4},
"buttons": [{"id": "discard-0", "label": 46, "does": 745039875, "kind": "main", "key": 41}, {"id": "back", "label": 42, "does": 0, "kind": "plain", "key": "Escape"}]
},
{
"items": {"no-discard": {"does": 929309409}},
"marks": [[1, "9C 9H"]],
"prompt": {"text": 47, "rules": 6},
"buttons": [{"id": "back", "label": 42, "does": 0, "kind": "plain", "key": "Escape"}]
},
{
"marks": [[1, "9C KH"]],
"prompt": {"text": 48, "rules": 7}
},
{
"marks": [[1, "9H KH"]],
"prompt": {"text": 49, "rules": 8}
},
{
"marks": [[1, "9C 9H KH"]],
"prompt": {"text": 50, "rules": 6}
},
{
"marks": [],
"prompt": {"text": 38, "rules": 5},
"notice": {"kind": "info", "text": 51, "rules": 5},
"buttons": []
},
{
"notice": {"kind": "refusal", "text": 52, "rules": 3}
},
{
"items": {"no-discard": {"does": 2021350573}},
"marks": [[1, "9C"]],
"prompt": {"text": 39, "rules": 4},
"notice": {"kind": "info", "text": 34, "rules": 5},
"buttons": [{"id": "discard-0", "label": 40, "does": 2021350573, "kind": "main", "key": 41}, {"id": "back", "label": 42, "does": 0, "kind": "plain", "key": "Escape"}]
},
{
"notice": {"kind": "refusal", "text": 52, "rules": 3}
},
{
"title": [0, 1, 25],
"items": {"stock": {"does": null}, "9C": {"zone": "discard", "x": 42, "y": 58, "n": 0, "r": null, "does": null}, "plate0": {"text": 11, "say": 12}, "9H": {"x": 257, "does": null}, "KH": {"x": 333, "r": null, "does": null}, "no-discard": null},
"marks": [[0, "9C"]],
"prompt": {"text": 35, "rules": 5},
"story": [{"text": 53, "rules": 4, "ends": 1}],
"notice": null,
"buttons": [{"id": "turn-back", "label": 54, "does": 3373831107, "kind": "main", "key": "Escape"}],
"turn": "plate1"
},
{
"title": [0, 1, 37],
"items": {"stock": {"does": 3115822427}, "no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap", "say": 20, "does": 2944064428}, "plate0": {"text": 21, "say": 22}, "9C": {"zone": "hand0", "x": 219, "y": 68, "n": 7, "r": -1, "does": 0}, "9H": {"x": 295, "does": 0}, "KH": {"x": 371, "r": 1, "does": 0}},
"marks": [[1, "9H"]],
"prompt": {"text": 43, "rules": 4},
"story": [{"text": 24, "rules": 2}],
"notice": {"kind": "info", "text": 34, "rules": 5},
"buttons": [{"id": "discard-0", "label": 44, "does": 2944064428, "kind": "main", "key": 41}, {"id": "back", "label": 42, "does": 0, "kind": "plain", "key": "Escape"}],
"turn": "plate0"
},
{
"notice": {"kind": "refusal", "text": 52, "rules": 3}
},
{
"title": [0, 1, 25],
"items": {"stock": {"does": null}, "9H": {"zone": "discard", "x": 42, "y": 58, "n": 0, "does": null}, "plate0": {"text": 11, "say": 12}, "9C": {"x": 257, "r": null, "does": null}, "KH": {"x": 333, "r": null, "does": null}, "no-discard": null},
"marks": [[0, "9H"]],
"prompt": {"text": 35, "rules": 5},
"story": [{"text": 55, "rules": 9, "ends": 1}],
"notice": null,
"buttons": [{"id": "turn-back", "label": 54, "does": 3373831107, "kind": "main", "key": "Escape"}],
"turn": "plate1"
},
{
"title": [0, 1, 37],
"items": {"stock": {"does": 3115822427}, "no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap", "say": 20, "does": 745039875}, "plate0": {"text": 21, "say": 22}, "9C": {"x": 219, "r": -1, "does": 0}, "9H": {"zone": "hand0", "x": 295, "y": 68, "n": 33, "does": 0}, "KH": {"x": 371, "r": 1, "does": 0}},
"marks": [[1, "KH"]],
"prompt": {"text": 45, "rules": 4},
"story": [{"text": 24, "rules": 2}],
"notice": {"kind": "info", "text": 34, "rules": 5},
"buttons": [{"id": "discard-0", "label": 46, "does": 745039875, "kind": "main", "key": 41}, {"id": "back", "label": 42, "does": 0, "kind": "plain", "key": "Escape"}],
"turn": "plate0"
},
{
"notice": {"kind": "refusal", "text": 52, "rules": 3}
},
{
"items": {"no-discard": {"does": 929309409}},
"marks": [[1, "9C 9H"]],
"prompt": {"text": 47, "rules": 6},
"notice": {"kind": "info", "text": 56, "rules": 5},
"buttons": [{"id": "back", "label": 42, "does": 0, "kind": "plain", "key": "Escape"}]
},
{
"notice": {"kind": "refusal", "text": 52, "rules": 3}
},
{
"marks": [[1, "9C KH"]],
"prompt": {"text": 48, "rules": 7},
"notice": {"kind": "info", "text": 56, "rules": 5}
},
{
"notice": {"kind": "refusal", "text": 52, "rules": 3}
},
{
"marks": [[1, "9H KH"]],
"prompt": {"text": 49, "rules": 8},
"notice": {"kind": "info", "text": 56, "rules": 5}
},
{
"notice": {"kind": "refusal", "text": 52, "rules": 3}
},
{
"marks": [[1, "9C 9H KH"]],
"prompt": {"text": 50, "rules": 6},
"notice": {"kind": "info", "text": 56, "rules": 5}
},
{
"notice": {"kind": "refusal", "text": 52, "rules": 3}
}
],
"chapters": [],
"shapes": [
[
790,
582
],
[
540,
560
],
[
400,
488
]
],
"seats": [],
"guess": {
"frames": 3,
"starts": {
"0": 3,
"1": 7
},
"ways": [
{"": 4, "stock": 5, "9H": 1, "9C": 6, "KH": 6, "take": 1},
{"": 4, "stock": 5, "9H": 1, "9C": 6, "KH": 6, "take": 1},
{"": 4, "stock": 5, "9H": 1, "9C": 6, "KH": 6, "take": 1},
{"": 4, "stock": 5, "9H": 1, "9C": 6, "KH": 6, "take": 1},
{"": 15, "stock": 16, "no-discard": 16, "9C": 8, "9H": 9, "KH": 10},
{"": 17, "stock": 18, "no-discard": 19, "9C": 7, "9H": 11, "KH": 12, "discard-0": 19, "back": 7},
{"": 20, "stock": 21, "no-discard": 22, "9C": 11, "9H": 7, "KH": 13, "discard-0": 22, "back": 7},
{"": 23, "stock": 24, "no-discard": 2, "9C": 12, "9H": 13, "KH": 7, "discard-0": 2, "back": 7},
{"": 25, "stock": 26, "no-discard": 26, "9C": 9, "9H": 8, "KH": 14, "back": 7},
{"": 27, "stock": 28, "no-discard": 28, "9C": 10, "9H": 14, "KH": 8, "back": 7},
{"": 29, "stock": 30, "no-discard": 30, "9C": 14, "9H": 10, "KH": 9, "back": 7},
{"": 31, "stock": 32, "no-discard": 32, "9C": 13, "9H": 12, "KH": 11, "back": 7},
{"": 15, "stock": 16, "no-discard": 16, "9C": 8, "9H": 9, "KH": 10},
{"": 15, "stock": 16, "no-discard": 16, "9C": 8, "9H": 9, "KH": 10},
{"": 17, "stock": 18, "no-discard": 19, "9C": 7, "9H": 11, "KH": 12, "discard-0": 19, "back": 7},
{"": 17, "stock": 18, "no-discard": 19, "9C": 7, "9H": 11, "KH": 12, "discard-0": 19, "back": 7},
{"turn-back": 7},
{"": 20, "stock": 21, "no-discard": 22, "9C": 11, "9H": 7, "KH": 13, "discard-0": 22, "back": 7},
{"": 20, "stock": 21, "no-discard": 22, "9C": 11, "9H": 7, "KH": 13, "discard-0": 22, "back": 7},
{"turn-back": 7},
{"": 23, "stock": 24, "no-discard": 2, "9C": 12, "9H": 13, "KH": 7, "discard-0": 2, "back": 7},
{"": 23, "stock": 24, "no-discard": 2, "9C": 12, "9H": 13, "KH": 7, "discard-0": 2, "back": 7},
{"": 25, "stock": 26, "no-discard": 26, "9C": 9, "9H": 8, "KH": 14, "back": 7},
{"": 25, "stock": 26, "no-discard": 26, "9C": 9, "9H": 8, "KH": 14, "back": 7},
{"": 27, "stock": 28, "no-discard": 28, "9C": 10, "9H": 14, "KH": 8, "back": 7},
{"": 27, "stock": 28, "no-discard": 28, "9C": 10, "9H": 14, "KH": 8, "back": 7},
{"": 29, "stock": 30, "no-discard": 30, "9C": 14, "9H": 10, "KH": 9, "back": 7},
{"": 29, "stock": 30, "no-discard": 30, "9C": 14, "9H": 10, "KH": 9, "back": 7},
{"": 31, "stock": 32, "no-discard": 32, "9C": 13, "9H": 12, "KH": 11, "back": 7},
{"": 31, "stock": 32, "no-discard": 32, "9C": 13, "9H": 12, "KH": 11, "back": 7}
],
"same": []
}
}
},
last: {
"title": [
0,
1,
37
],
"zones": {
"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 582, "order": 0},
"stock": {"label": 2, "kind": "stock", "boxes": [[16, 259, 0.98], [16, 254, 0.94], [16, 219, 0.76]], "w": 88, "h": 120, "order": 300},
"discard": {"label": 3, "kind": "discard", "boxes": [[116, 259, 0.98], [113, 254, 0.94], [97, 219, 0.76]], "w": 88, "h": 120, "order": 301},
"seat0": {"label": 4, "kind": "seat", "boxes": [[310, 542, 1], [185, 520, 1], [115, 448, 1]], "w": 170, "h": 30, "order": 400, "seat": 0},
"hand0": {"label": 5, "kind": "hand", "boxes": [[59, 382, 1.14], [-43, 372, 1.06], [-77, 316, 0.94]], "w": 590, "h": 150, "order": 419, "seat": 0, "own": true},
"seat1": {"label": 6, "kind": "seat", "boxes": [[12, 30, 1], [12, 30, 1], [12, 30, 1]], "w": 126, "h": 30, "order": 30, "seat": 1},
"hand1": {"label": 7, "kind": "hand", "boxes": [[144, 30, 0.54], [144, 30, 0.54], [144, 30, 0.42]], "w": 1174.074074074074, "h": 112, "order": 49, "seat": 1}
},
"items": {
"word.stock": {"kind": "caption", "zone": "table", "x": 55, "y": 248, "n": 0, "text": 2, "others": [[54, 243, 0], [46, 208, 0]], "tone": "quiet"},
"word.discard": {"kind": "caption", "zone": "table", "x": 155, "y": 248, "n": 1, "text": 8, "others": [[150, 243, 0], [127, 208, 0]], "tone": "quiet"},
"stock": {"kind": "thing", "zone": "stock", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 9, "say": 10, "does": 3115822427},
"9H": {"kind": "card", "zone": "hand0", "x": 295, "y": 68, "n": 33, "face": "9H", "does": 0},
"plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 21, "say": 22, "tone": "you"},
"word.melds0": {"kind": "caption", "zone": "table", "x": 498, "y": 265, "n": 10, "text": 13, "say": 14, "others": [[369, 260, 0], [284, 225, 0]], "tone": "quiet"},
"9C": {"kind": "card", "zone": "hand0", "x": 219, "y": 68, "n": 7, "face": "9C", "r": -1, "does": 0},
"KH": {"kind": "card", "zone": "hand0", "x": 371, "y": 68, "n": 37, "face": "KH", "r": 1, "does": 0},
"plate1": {"kind": "plate", "zone": "seat1", "x": 63.0, "y": 15.0, "n": 0, "text": 15, "say": 16},
"word.melds1": {"kind": "caption", "zone": "table", "x": 395, "y": 118, "n": 11, "text": 17, "say": 18, "others": [[270, 118, 0], [200, 105, 0]], "tone": "quiet"},
"hand1.0": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 0},
"hand1.1": {"kind": "card", "zone": "hand1", "x": 89, "y": 56, "n": 1},
"no-discard": {"kind": "thing", "zone": "discard", "x": 42, "y": 58, "n": -1, "face": "gap", "say": 20, "does": 929309409}
},
"marks": [
[1, "9C 9H KH"]
],
"arrows": [],
"prompt": {
"text": 50,
"rules": 6
},
"story": [
{"text": 24, "rules": 2}
],
"notice": {
"kind": "refusal",
"text": 52,
"rules": 3
},
"buttons": [
{"id": "back", "label": 42, "does": 0, "kind": "plain", "key": "Escape"}
],
"about": {},
"sheet": null,
"turn": "plate0",
"coach": null
},
},
"miau_miau: a rule book": {
state: { ui,
"aside": "",
"book": {
"miau-miau.deck": {
"example": true,
"films": [
{"timeline": {"v": 3, "rev": 0, "texts": {"en": ["Miau! Miau!", "The deal", "Draw pile", "Discard pile", "Anna", "Hand of Anna", "Ben", "Hand of Ben", "Cleo", "Hand of Cleo", "Dana", "Hand of Dana", "Emil", "Hand of Emil", "Finn", "Hand of Finn", "Pile empty", "no card", "Discard", "Anna · 0", "Anna · 0 cards", "Ben · 0", "Ben · 0 cards", "Cleo · 0", "Cleo · 0 cards", "Dana · 0", "Dana · 0 cards", "Emil · 0", "Emil · 0 cards", "Finn · 0", "Finn · 0 cards", "The cards have to be dealt.", "Ben is playing", "Draw pile", "21", "21 cards", "Anna · 5", "Anna · 5 cards", "Ben · 5", "Ben · 5 cards", "Cleo · 5", "Cleo · 5 cards", "Dana · 5", "Dana · 5 cards", "Emil · 5", "Emil · 5 cards", "Finn · 5", "Finn · 5 cards", "Ben is playing.", "Anna shuffles the 52 cards and deals 5 to each player. 21 cards are left for the draw pile.", "The 9 of clubs is turned up. The discard pile begins with it.", "Ben sits to the left of Anna, who dealt, and begins."]}, "marks": [], "cites": [["miau-miau.deal"], ["miau-miau.one-card"], ["miau-miau.deal", "miau-miau.deck", "miau-miau.piles"], ["miau-miau.piles"], ["miau-miau.first-player"]], "frames": [{"title": [0, 1], "zones": {"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 576, "order": 0}, "stack": {"label": 2, "kind": "stack", "boxes": [[181, 186, 1.1], [89, 216, 1], [40, 189, 0.84]], "w": 88, "h": 120, "order": 1}, "discard": {"label": 3, "kind": "discard", "boxes": [[308, 190, 1.1], [191, 220, 1], [128, 192, 0.84]], "w": 182, "h": 112, "order": 2}, "seat0": {"label": 4, "kind": "seat", "boxes": [[310, 536, 1], [185, 539, 1], [115, 470, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 5, "kind": "hand", "boxes": [[39, 368, 1.25], [-61, 384, 1.16], [-85, 336, 1]], "w": 570, "h": 140, "order": 401, "seat": 0, "own": true}, "seat1": {"label": 6, "kind": "seat", "boxes": [[27, 223, 1], [29, 74, 1], [6, 61, 1]], "w": 132, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 7, "kind": "hand", "boxes": [[16, 150, 0.6], [31, 12, 0.5], [23, 12, 0.38]], "w": 256, "h": 112, "order": 31, "seat": 1}, "seat2": {"label": 8, "kind": "seat", "boxes": [[119, 93, 1], [204, 74, 1], [134, 61, 1]], "w": 132, "h": 30, "order": 50, "seat": 2}, "hand2": {"label": 9, "kind": "hand", "boxes": [[108, 20, 0.6], [206, 12, 0.5], [151, 12, 0.38]], "w": 256, "h": 112, "order": 51, "seat": 2}, "seat3": {"label": 10, "kind": "seat", "boxes": [[329, 93, 1], [379, 74, 1], [262, 61, 1]], "w": 132, "h": 30, "order": 70, "seat": 3}, "hand3": {"label": 11, "kind": "hand", "boxes": [[318, 20, 0.6], [381, 12, 0.5], [279, 12, 0.38]], "w": 256, "h": 112, "order": 71, "seat": 3}, "seat4": {"label": 12, "kind": "seat", "boxes": [[539, 93, 1], [73, 174, 1], [38, 148, 1]], "w": 132, "h": 30, "order": 90, "seat": 4}, "hand4": {"label": 13, "kind": "hand", "boxes": [[528, 20, 0.6], [75, 112, 0.5], [55, 99, 0.38]], "w": 256, "h": 112, "order": 91, "seat": 4}, "seat5": {"label": 14, "kind": "seat", "boxes": [[631, 223, 1], [335, 174, 1], [230, 148, 1]], "w": 132, "h": 30, "order": 110, "seat": 5}, "hand5": {"label": 15, "kind": "hand", "boxes": [[620, 150, 0.6], [337, 112, 0.5], [247, 99, 0.38]], "w": 256, "h": 112, "order": 111, "seat": 5}}, "items": {"word.draw": {"kind": "caption", "zone": "table", "x": 225, "y": 331, "n": 0, "text": 16, "others": [[129, 349, 0], [74, 303, 0]], "tone": "quiet"}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 17}, "word.discard": {"kind": "caption", "zone": "table", "x": 464, "y": 331, "n": 0, "text": 18, "others": [[333, 349, 0], [247, 303, 0]], "tone": "quiet"}, "no-discard": {"kind": "thing", "zone": "discard", "x": 142, "y": 56, "n": -1, "face": "gap"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 19, "say": 20, "tone": "you"}, "plate1": {"kind": "plate", "zone": "seat1", "x": 66.0, "y": 15.0, "n": 0, "text": 21, "say": 22}, "plate2": {"kind": "plate", "zone": "seat2", "x": 66.0, "y": 15.0, "n": 0, "text": 23, "say": 24}, "plate3": {"kind": "plate", "zone": "seat3", "x": 66.0, "y": 15.0, "n": 0, "text": 25, "say": 26}, "plate4": {"kind": "plate", "zone": "seat4", "x": 66.0, "y": 15.0, "n": 0, "text": 27, "say": 28}, "plate5": {"kind": "plate", "zone": "seat5", "x": 66.0, "y": 15.0, "n": 0, "text": 29, "say": 30}}, "marks": [], "arrows": [], "prompt": {"text": 31, "rules": 0}, "story": [], "notice": null, "buttons": [], "about": {}, "sheet": null, "turn": null, "coach": null}, {"title": [0, 32], "items": {"word.draw": {"text": 33}, "stack": {"face": "stack", "text": 34, "say": 35}, "9C": {"kind": "card", "zone": "discard", "x": 142, "y": 56, "n": 0, "face": "9C"}, "plate0": {"text": 36, "say": 37}, "9D": {"kind": "card", "zone": "hand0", "x": 113, "y": 66, "n": 20, "face": "9D", "others": [[122, 66, -3], [153, 66, -3]], "r": -3, "was": "stack"}, "3H": {"kind": "card", "zone": "hand0", "x": 199, "y": 63, "n": 27, "face": "3H", "others": [[204, 63, -2], [219, 63, -2]], "r": -2, "was": "stack"}, "4S": {"kind": "card", "zone": "hand0", "x": 285, "y": 62, "n": 41, "face": "4S", "was": "stack"}, "5S": {"kind": "card", "zone": "hand0", "x": 371, "y": 63, "n": 42, "face": "5S", "others": [[366, 63, 2], [351, 63, 2]], "r": 2, "was": "stack"}, "6S": {"kind": "card", "zone": "hand0", "x": 457, "y": 66, "n": 43, "face": "6S", "others": [[448, 66, 3], [417, 66, 3]], "r": 3, "was": "stack"}, "plate1": {"text": 38, "say": 39}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand1.2": {"kind": "card", "zone": "hand1", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand1.3": {"kind": "card", "zone": "hand1", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand1.4": {"kind": "card", "zone": "hand1", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "plate2": {"text": 40, "say": 41}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand2.3": {"kind": "card", "zone": "hand2", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand2.4": {"kind": "card", "zone": "hand2", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "plate3": {"text": 42, "say": 43}, "hand3.0": {"kind": "card", "zone": "hand3", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand3.1": {"kind": "card", "zone": "hand3", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand3.2": {"kind": "card", "zone": "hand3", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand3.3": {"kind": "card", "zone": "hand3", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand3.4": {"kind": "card", "zone": "hand3", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "plate4": {"text": 44, "say": 45}, "hand4.0": {"kind": "card", "zone": "hand4", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand4.1": {"kind": "card", "zone": "hand4", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand4.2": {"kind": "card", "zone": "hand4", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand4.3": {"kind": "card", "zone": "hand4", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand4.4": {"kind": "card", "zone": "hand4", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "plate5": {"text": 46, "say": 47}, "hand5.0": {"kind": "card", "zone": "hand5", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand5.1": {"kind": "card", "zone": "hand5", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand5.2": {"kind": "card", "zone": "hand5", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand5.3": {"kind": "card", "zone": "hand5", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand5.4": {"kind": "card", "zone": "hand5", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "no-discard": null}, "prompt": {"text": 48, "rules": 1}, "story": [{"text": 49, "rules": 2}, {"text": 50, "rules": 3}, {"text": 51, "rules": 4, "ends": 1}], "turn": "plate1"}], "chapters": [], "shapes": [[790, 576], [540, 579], [400, 510]], "seats": []}, "kit": {"art": "", "written": {}, "faces": {}, "back": {"w": 80, "h": 112, "svg": "", "label": {"en": "face-down card"}}}}
],
"more": 0,
"refuses": [],
"causes": [
{"en": "Anna shuffles the 52 cards and deals 5 to each player. 21 cards are left for the draw pile."}
],
"beside": [
"miau-miau.deal",
"miau-miau.piles"
],
"readings": [
{"name": "52", "code": "mops.Table(mops.game('miau_miau', players=4, deck=52))", "films": [{"timeline": {"v": 3, "rev": 0, "texts": {"en": ["Miau! Miau!", "The deal", "Draw pile", "Discard pile", "Anna", "Hand of Anna", "Ben", "Hand of Ben", "Cleo", "Hand of Cleo", "Dana", "Hand of Dana", "Pile empty", "no card", "Discard", "Anna · 0", "Anna · 0 cards", "Ben · 0", "Ben · 0 cards", "Cleo · 0", "Cleo · 0 cards", "Dana · 0", "Dana · 0 cards", "The cards have to be dealt.", "Ben is playing", "Draw pile", "11", "11 cards", "Anna · 5", "Anna · 5 cards", "Ben · 5", "Ben · 5 cards", "Cleo · 5", "Cleo · 5 cards", "Dana · 5", "Dana · 5 cards", "Ben is playing.", "Anna shuffles the 32 cards and deals 5 to each player. 11 cards are left for the draw pile.", "The 7 of spades is turned up. The discard pile begins with it. Nobody has played this card, so it has no effect.", "Ben sits to the left of Anna, who dealt, and begins."]}, "marks": [], "cites": [["miau-miau.deal"], ["miau-miau.one-card"], ["miau-miau.deal", "miau-miau.deck", "miau-miau.piles"], ["miau-miau.piles", "miau-miau.start-card-effect"], ["miau-miau.first-player"]], "frames": [{"title": [0, 1], "zones": {"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 576, "order": 0}, "stack": {"label": 2, "kind": "stack", "boxes": [[181, 186, 1.1], [66, 136, 1.14], [37, 116, 0.86]], "w": 88, "h": 120, "order": 1}, "discard": {"label": 3, "kind": "discard", "boxes": [[308, 190, 1.1], [180, 141, 1.14], [127, 119, 0.86]], "w": 182, "h": 112, "order": 2}, "seat0": {"label": 4, "kind": "seat", "boxes": [[310, 536, 1], [185, 490, 1], [115, 411, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 5, "kind": "hand", "boxes": [[39, 368, 1.25], [-86, 322, 1.25], [-108, 266, 1.08]], "w": 570, "h": 140, "order": 401, "seat": 0, "own": true}, "seat1": {"label": 6, "kind": "seat", "boxes": [[32, 188, 1], [29, 94, 1], [6, 74, 1]], "w": 132, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 7, "kind": "hand", "boxes": [[8, 104, 0.7], [8, 12, 0.68], [8, 12, 0.5]], "w": 256, "h": 112, "order": 31, "seat": 1}, "seat2": {"label": 8, "kind": "seat", "boxes": [[329, 104, 1], [204, 94, 1], [134, 74, 1]], "w": 132, "h": 30, "order": 50, "seat": 2}, "hand2": {"label": 9, "kind": "hand", "boxes": [[305, 20, 0.7], [183, 12, 0.68], [136, 12, 0.5]], "w": 256, "h": 112, "order": 51, "seat": 2}, "seat3": {"label": 10, "kind": "seat", "boxes": [[626, 188, 1], [379, 94, 1], [262, 74, 1]], "w": 132, "h": 30, "order": 70, "seat": 3}, "hand3": {"label": 11, "kind": "hand", "boxes": [[603, 104, 0.7], [358, 12, 0.68], [264, 12, 0.5]], "w": 256, "h": 112, "order": 71, "seat": 3}}, "items": {"word.draw": {"kind": "caption", "zone": "table", "x": 225, "y": 331, "n": 0, "text": 12, "others": [[111, 286, 0], [72, 232, 0]], "tone": "quiet"}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 13}, "word.discard": {"kind": "caption", "zone": "table", "x": 464, "y": 331, "n": 0, "text": 14, "others": [[342, 286, 0], [249, 232, 0]], "tone": "quiet"}, "no-discard": {"kind": "thing", "zone": "discard", "x": 142, "y": 56, "n": -1, "face": "gap"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 15, "say": 16, "tone": "you"}, "plate1": {"kind": "plate", "zone": "seat1", "x": 66.0, "y": 15.0, "n": 0, "text": 17, "say": 18}, "plate2": {"kind": "plate", "zone": "seat2", "x": 66.0, "y": 15.0, "n": 0, "text": 19, "say": 20}, "plate3": {"kind": "plate", "zone": "seat3", "x": 66.0, "y": 15.0, "n": 0, "text": 21, "say": 22}}, "marks": [], "arrows": [], "prompt": {"text": 23, "rules": 0}, "story": [], "notice": null, "buttons": [], "about": {}, "sheet": null, "turn": null, "coach": null}, {"title": [0, 24], "items": {"word.draw": {"text": 25}, "stack": {"face": "stack", "text": 26, "say": 27}, "7S": {"kind": "card", "zone": "discard", "x": 142, "y": 56, "n": 0, "face": "7S"}, "plate0": {"text": 28, "say": 29}, "TC": {"kind": "card", "zone": "hand0", "x": 113, "y": 66, "n": 8, "face": "TC", "others": [[122, 66, -3], [153, 66, -3]], "r": -3, "was": "stack"}, "JC": {"kind": "card", "zone": "hand0", "x": 199, "y": 63, "n": 9, "face": "JC", "others": [[204, 63, -2], [219, 63, -2]], "r": -2, "was": "stack"}, "7H": {"kind": "card", "zone": "hand0", "x": 285, "y": 62, "n": 31, "face": "7H", "was": "stack"}, "KH": {"kind": "card", "zone": "hand0", "x": 371, "y": 63, "n": 37, "face": "KH", "others": [[366, 63, 2], [351, 63, 2]], "r": 2, "was": "stack"}, "TS": {"kind": "card", "zone": "hand0", "x": 457, "y": 66, "n": 47, "face": "TS", "others": [[448, 66, 3], [417, 66, 3]], "r": 3, "was": "stack"}, "plate1": {"text": 30, "say": 31}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand1.2": {"kind": "card", "zone": "hand1", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand1.3": {"kind": "card", "zone": "hand1", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand1.4": {"kind": "card", "zone": "hand1", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "plate2": {"text": 32, "say": 33}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand2.3": {"kind": "card", "zone": "hand2", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand2.4": {"kind": "card", "zone": "hand2", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "plate3": {"text": 34, "say": 35}, "hand3.0": {"kind": "card", "zone": "hand3", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand3.1": {"kind": "card", "zone": "hand3", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand3.2": {"kind": "card", "zone": "hand3", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand3.3": {"kind": "card", "zone": "hand3", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand3.4": {"kind": "card", "zone": "hand3", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "no-discard": null}, "prompt": {"text": 36, "rules": 1}, "story": [{"text": 37, "rules": 2}, {"text": 38, "rules": 3}, {"text": 39, "rules": 4, "ends": 1}], "turn": "plate1"}], "chapters": [], "shapes": [[790, 576], [540, 530], [400, 451]], "seats": []}}, {"timeline": {"v": 3, "rev": 0, "texts": {"en": ["Miau! Miau!", "The deal", "Draw pile", "Discard pile", "Anna", "Hand of Anna", "Ben", "Hand of Ben", "Cleo", "Hand of Cleo", "Dana", "Hand of Dana", "Pile empty", "no card", "Discard", "Anna · 0", "Anna · 0 cards", "Ben · 0", "Ben · 0 cards", "Cleo · 0", "Cleo · 0 cards", "Dana · 0", "Dana · 0 cards", "The cards have to be dealt.", "Ben is playing", "Draw pile", "31", "31 cards", "Anna · 5", "Anna · 5 cards", "Ben · 5", "Ben · 5 cards", "Cleo · 5", "Cleo · 5 cards", "Dana · 5", "Dana · 5 cards", "Ben is playing.", "Anna shuffles the 52 cards and deals 5 to each player. 31 cards are left for the draw pile.", "The 4 of clubs is turned up. The discard pile begins with it.", "Ben sits to the left of Anna, who dealt, and begins."]}, "marks": [], "cites": [["miau-miau.deal"], ["miau-miau.one-card"], ["miau-miau.deal", "miau-miau.deck", "miau-miau.piles"], ["miau-miau.piles"], ["miau-miau.first-player"]], "frames": [{"title": [0, 1], "zones": {"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 576, "order": 0}, "stack": {"label": 2, "kind": "stack", "boxes": [[181, 186, 1.1], [66, 136, 1.14], [37, 116, 0.86]], "w": 88, "h": 120, "order": 1}, "discard": {"label": 3, "kind": "discard", "boxes": [[308, 190, 1.1], [180, 141, 1.14], [127, 119, 0.86]], "w": 182, "h": 112, "order": 2}, "seat0": {"label": 4, "kind": "seat", "boxes": [[310, 536, 1], [185, 490, 1], [115, 411, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 5, "kind": "hand", "boxes": [[39, 368, 1.25], [-86, 322, 1.25], [-108, 266, 1.08]], "w": 570, "h": 140, "order": 401, "seat": 0, "own": true}, "seat1": {"label": 6, "kind": "seat", "boxes": [[32, 188, 1], [29, 94, 1], [6, 74, 1]], "w": 132, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 7, "kind": "hand", "boxes": [[8, 104, 0.7], [8, 12, 0.68], [8, 12, 0.5]], "w": 256, "h": 112, "order": 31, "seat": 1}, "seat2": {"label": 8, "kind": "seat", "boxes": [[329, 104, 1], [204, 94, 1], [134, 74, 1]], "w": 132, "h": 30, "order": 50, "seat": 2}, "hand2": {"label": 9, "kind": "hand", "boxes": [[305, 20, 0.7], [183, 12, 0.68], [136, 12, 0.5]], "w": 256, "h": 112, "order": 51, "seat": 2}, "seat3": {"label": 10, "kind": "seat", "boxes": [[626, 188, 1], [379, 94, 1], [262, 74, 1]], "w": 132, "h": 30, "order": 70, "seat": 3}, "hand3": {"label": 11, "kind": "hand", "boxes": [[603, 104, 0.7], [358, 12, 0.68], [264, 12, 0.5]], "w": 256, "h": 112, "order": 71, "seat": 3}}, "items": {"word.draw": {"kind": "caption", "zone": "table", "x": 225, "y": 331, "n": 0, "text": 12, "others": [[111, 286, 0], [72, 232, 0]], "tone": "quiet"}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 13}, "word.discard": {"kind": "caption", "zone": "table", "x": 464, "y": 331, "n": 0, "text": 14, "others": [[342, 286, 0], [249, 232, 0]], "tone": "quiet"}, "no-discard": {"kind": "thing", "zone": "discard", "x": 142, "y": 56, "n": -1, "face": "gap"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 15, "say": 16, "tone": "you"}, "plate1": {"kind": "plate", "zone": "seat1", "x": 66.0, "y": 15.0, "n": 0, "text": 17, "say": 18}, "plate2": {"kind": "plate", "zone": "seat2", "x": 66.0, "y": 15.0, "n": 0, "text": 19, "say": 20}, "plate3": {"kind": "plate", "zone": "seat3", "x": 66.0, "y": 15.0, "n": 0, "text": 21, "say": 22}}, "marks": [], "arrows": [], "prompt": {"text": 23, "rules": 0}, "story": [], "notice": null, "buttons": [], "about": {}, "sheet": null, "turn": null, "coach": null}, {"title": [0, 24], "items": {"word.draw": {"text": 25}, "stack": {"face": "stack", "text": 26, "say": 27}, "4C": {"kind": "card", "zone": "discard", "x": 142, "y": 56, "n": 0, "face": "4C"}, "plate0": {"text": 28, "say": 29}, "JC": {"kind": "card", "zone": "hand0", "x": 113, "y": 66, "n": 9, "face": "JC", "others": [[122, 66, -3], [153, 66, -3]], "r": -3, "was": "stack"}, "KD": {"kind": "card", "zone": "hand0", "x": 199, "y": 63, "n": 24, "face": "KD", "others": [[204, 63, -2], [219, 63, -2]], "r": -2, "was": "stack"}, "6H": {"kind": "card", "zone": "hand0", "x": 285, "y": 62, "n": 30, "face": "6H", "was": "stack"}, "8S": {"kind": "card", "zone": "hand0", "x": 371, "y": 63, "n": 45, "face": "8S", "others": [[366, 63, 2], [351, 63, 2]], "r": 2, "was": "stack"}, "TS": {"kind": "card", "zone": "hand0", "x": 457, "y": 66, "n": 47, "face": "TS", "others": [[448, 66, 3], [417, 66, 3]], "r": 3, "was": "stack"}, "plate1": {"text": 30, "say": 31}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand1.2": {"kind": "card", "zone": "hand1", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand1.3": {"kind": "card", "zone": "hand1", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand1.4": {"kind": "card", "zone": "hand1", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "plate2": {"text": 32, "say": 33}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand2.3": {"kind": "card", "zone": "hand2", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand2.4": {"kind": "card", "zone": "hand2", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "plate3": {"text": 34, "say": 35}, "hand3.0": {"kind": "card", "zone": "hand3", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand3.1": {"kind": "card", "zone": "hand3", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand3.2": {"kind": "card", "zone": "hand3", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand3.3": {"kind": "card", "zone": "hand3", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand3.4": {"kind": "card", "zone": "hand3", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "no-discard": null}, "prompt": {"text": 36, "rules": 1}, "story": [{"text": 37, "rules": 2}, {"text": 38, "rules": 3}, {"text": 39, "rules": 4, "ends": 1}], "turn": "plate1"}], "chapters": [], "shapes": [[790, 576], [540, 530], [400, 451]], "seats": []}, "kit": {"art": "<symbol id='cat' viewBox='-40 -38 80 76'><path d='M-30 2C-32 -12 -32 -26 -28 -36C-20 -33 -13 -28 -9 -24C-3 -26 3 -26 9 -24C13 -28 20 -33 28 -36C32 -26 32 -12 30 2C36 5 37 9 39 14C36 15 35 16 33 17C34 19 34 20 34 23C31 23 29 23 27 23C20 31 10 34 0 34C-10 34 -20 31 -27 23C-29 23 -31 23 -34 23C-34 20 -34 19 -33 17C-35 16 -36 15 -39 14C-37 9 -36 5 -30 2Z' stroke='none'/></symbol><symbol id='face' viewBox='-40 -38 80 76'><g stroke-linecap='round' stroke-linejoin='round'><path d='M-26 -14C-27 -20 -27 -25 -25.5 -29C-21 -27 -18 -24 -15 -21ZM26 -14C27 -20 27 -25 25.5 -29C21 -27 18 -24 15 -21Z' fill='#f0aeb0' stroke='none'/><path d='M0 11C-6 11 -14 15 -14 21C-14 27 -6 28 0 25C6 28 14 27 14 21C14 15 6 11 0 11Z' fill='#fffaf2' stroke='none'/><path d='M-21 4C-19 -4 -9 -5 -6 3C-9 8 -18 9 -21 4ZM21 4C19 -4 9 -5 6 3C9 8 18 9 21 4Z' fill='currentColor' stroke-width='1.6'/><g fill='#1b1512' stroke='none'><ellipse cx='-13' cy='2.5' rx='2.6' ry='5'/><ellipse cx='13' cy='2.5' rx='2.6' ry='5'/></g><g fill='#fff' stroke='none'><circle cx='-11.8' cy='.5' r='1.3'/><circle cx='14.2' cy='.5' r='1.3'/></g><path d='M-4 12.5C-2 11 2 11 4 12.5C3 15 1.5 16.5 0 17C-1.5 16.5 -3 15 -4 12.5Z' fill='#dd737c' stroke='none'/><path d='M0 17V20M0 20C-2.5 24 -7 24 -8.5 21M0 20C2.5 24 7 24 8.5 21' fill='none' stroke='#3a2c22' stroke-width='1.5'/><path d='M-17 18L-38 13M-17 21L-37 23M17 18L38 13M17 21L37 23' fill='none' stroke-width='1.2' stroke-opacity='.6'/></g></symbol><symbol id='paw' viewBox='0 0 20 20'><path d='M10 9C13 9 17 13 17 16C17 18.5 15 19 13 18.3C11 17.7 9 17.7 7 18.3C5 19 3 18.5 3 16C3 13 7 9 10 9Z'/><ellipse cx='3' cy='8.5' rx='2.2' ry='3' transform='rotate(-25 3 8.5)'/><ellipse cx='17' cy='8.5' rx='2.2' ry='3' transform='rotate(25 17 8.5)'/><ellipse cx='7.3' cy='4' rx='2.3' ry='3.3' transform='rotate(-6 7.3 4)'/><ellipse cx='12.7' cy='4' rx='2.3' ry='3.3' transform='rotate(6 12.7 4)'/></symbol><symbol id='fish' viewBox='0 0 60 30'><path d='M2 4C9 9 12 12 16 14C22 6 31 2 40 2C50 2 56 9 58 15C56 21 50 28 40 28C31 28 22 24 16 16C12 18 9 21 2 26C5 19 5 11 2 4Z'/><g fill='none' stroke='#2f5450' stroke-width='1.8' stroke-linecap='round'><path d='M42 7C38 11 38 19 42 23M33 9C30 13 30 17 33 21M25 12C23.5 14 23.5 16 25 18'/></g><circle cx='49' cy='12' r='2.2' fill='#2f5450'/></symbol><symbol id='fool' viewBox='-40 -30 80 40'><g stroke-width='1.6' stroke-linejoin='round'><path d='M-20 8C-28 -6 -36 -4 -38 6C-38 -12 -26 -24 -8 -14C-10 -6 -8 0 -4 6Z' fill='#8a63c8'/><path d='M20 8C28 -6 36 -4 38 6C38 -12 26 -24 8 -14C10 -6 8 0 4 6Z' fill='#e0a72c'/><path d='M-10 7C-14 -6 -10 -20 0 -28C10 -20 14 -6 10 7Z' fill='#d8574a'/></g><g fill='#f6d27a' stroke='#9a6b10'><circle cx='-38' cy='6' r='3'/><circle cx='38' cy='6' r='3'/><circle cy='-26' r='3'/></g></symbol><symbol id='star' viewBox='0 0 60 60'><path d='M30 3L37.6 21.500L57.5 23L42.3 36L47 55.500L30 45L13 55.500L17.7 36L2.5 23L22.4 21.500Z' stroke-linejoin='round' stroke-width='2.5'/></symbol><symbol id='club' viewBox='0 0 20 20'><path d='M10 .5A4.6 4.6 0 0 1 13.8 7.7A4.6 4.6 0 1 1 11 13.5C11.3 16 12 18 14 19.5H6C8 18 8.7 16 9 13.5A4.6 4.6 0 1 1 6.2 7.7A4.6 4.6 0 0 1 10 .5Z'/></symbol><symbol id='diamond' viewBox='0 0 20 20'><path d='M10 0C12 4 14.5 7.5 17.5 10C14.5 12.5 12 16 10 20C8 16 5.5 12.5 2.5 10C5.5 7.5 8 4 10 0Z'/></symbol><symbol id='heart' viewBox='0 0 20 20'><path d='M10 19.5C3 13.5 .5 10 .5 6.3C.5 3 3 1 5.5 1C7.5 1 9.2 2.2 10 4C10.8 2.2 12.5 1 14.5 1C17 1 19.5 3 19.5 6.3C19.5 10 17 13.5 10 19.5Z'/></symbol><symbol id='spade' viewBox='0 0 20 20'><path d='M10 0C12 4 19 7.5 19 12C19 16.5 13.5 17.5 11 14C11.3 16.5 12 18.3 14 19.5H6C8 18.3 8.7 16.5 9 14C6.5 17.5 1 16.5 1 12C1 7.5 8 4 10 0Z'/></symbol><symbol id='cap' viewBox='0 0 40 26'><path d='M2 20C4 11 12 6 21 6C30 6 36 12 37 20C28 24 12 24 2 20Z' stroke-width='1.8' stroke-linejoin='round'/><path d='M26 14C27 6 32 2 39 1C38 8 34 13 27 15Z' fill='#fffaf0' stroke='#9a835f' stroke-width='1.2'/><path d='M2.5 19C13 23 27 23 36.8 19' fill='none' stroke='#f0b93a' stroke-width='2.4'/></symbol><symbol id='tiara' viewBox='0 0 40 26'><path d='M3 22C8 16 14 10 20 3C26 10 32 16 37 22C26 18 14 18 3 22Z' stroke-width='1.8' stroke-linejoin='round'/><g stroke='none'><circle cx='20' cy='12.5' r='3' fill='#4a7fd8'/><circle cx='12.5' cy='16' r='1.7' fill='#d8574a'/><circle cx='27.5' cy='16' r='1.7' fill='#d8574a'/></g></symbol><symbol id='crown' viewBox='0 0 40 26'><path d='M5 23L2 7L11 14L20 2L29 14L38 7L35 23Z' stroke-width='1.8' stroke-linejoin='round'/><g stroke='none' fill='#d8574a'><circle cx='20' cy='17.5' r='2.4'/><circle cx='12' cy='18.5' r='1.7'/><circle cx='28' cy='18.5' r='1.7'/></g></symbol><symbol id='blankC' viewBox='0 0 80 112'><rect x='.5' y='.5' width='79' height='111' rx='9' fill='#fffdf8' stroke='#cfc3ae'/><rect x='4' y='4' width='72' height='104' rx='6.5' fill='#deedd8'/><use href='#club' x='11' y='41' width='15' height='15' fill='#4f9b58'/></symbol><symbol id='catC' viewBox='0 0 80 112'><g fill='#b39a7c' stroke='#4b3a2a' color='#b6d36a'><use href='#cat' x='18' y='47' width='56' height='53'/><g transform='translate(46 73.5)scale(0.7)'><path d='M-8 -24L-6 -13M0 -26V-12M8 -24L6 -13M-32 6L-22 8M-33 13L-24 14M32 6L22 8M33 13L24 14' fill='none' stroke-width='3.4' stroke-opacity='.6' stroke-linecap='round'/></g><use href='#face' x='18' y='47' width='56' height='53'/></g></symbol><symbol id='blankD' viewBox='0 0 80 112'><rect x='.5' y='.5' width='79' height='111' rx='9' fill='#fffdf8' stroke='#cfc3ae'/><rect x='4' y='4' width='72' height='104' rx='6.5' fill='#dbe6f7'/><use href='#diamond' x='11' y='41' width='15' height='15' fill='#4a7fd8'/></symbol><symbol id='catD' viewBox='0 0 80 112'><g fill='#efe4d2' stroke='#5f5048' color='#7fb2ee'><use href='#cat' x='18' y='47' width='56' height='53'/><g transform='translate(46 73.5)scale(0.7)'><g stroke='none' fill='#6d5a4e'><path d='M-30 -2C-32 -14 -32 -26 -28 -36C-20 -33 -13 -28 -9 -24ZM30 -2C32 -14 32 -26 28 -36C20 -33 13 -28 9 -24Z'/><path d='M0 -12C14 -12 22 0 21 12C20 26 10 34 0 34C-10 34 -20 26 -21 12C-22 0 -14 -12 0 -12Z' fill-opacity='.8'/></g></g><use href='#face' x='18' y='47' width='56' height='53'/></g></symbol><symbol id='blankH' viewBox='0 0 80 112'><rect x='.5' y='.5' width='79' height='111' rx='9' fill='#fffdf8' stroke='#cfc3ae'/><rect x='4' y='4' width='72' height='104' rx='6.5' fill='#fadfd6'/><use href='#heart' x='11' y='41' width='15' height='15' fill='#d8574a'/></symbol><symbol id='catH' viewBox='0 0 80 112'><g fill='#efac6c' stroke='#a5582a' color='#b9d27a'><use href='#cat' x='18' y='47' width='56' height='53'/><g transform='translate(46 73.5)scale(0.7)'><path d='M-8 -24L-6 -13M0 -26V-12M8 -24L6 -13M-32 6L-22 8M-33 13L-24 14M32 6L22 8M33 13L24 14' fill='none' stroke-width='3.4' stroke-opacity='.6' stroke-linecap='round'/><path d='M0 -25C4 -12 5 0 8 12H-8C-5 0 -4 -12 0 -25Z' fill='#fffaf2' stroke='none'/></g><use href='#face' x='18' y='47' width='56' height='53'/></g></symbol><symbol id='blankS' viewBox='0 0 80 112'><rect x='.5' y='.5' width='79' height='111' rx='9' fill='#fffdf8' stroke='#cfc3ae'/><rect x='4' y='4' width='72' height='104' rx='6.5' fill='#e2dfe6'/><use href='#spade' x='11' y='41' width='15' height='15' fill='#5a5364'/></symbol><symbol id='catS' viewBox='0 0 80 112'><g fill='#4a4553' stroke='#d9d4de' color='#f0cf4e'><use href='#cat' x='18' y='47' width='56' height='53'/><g transform='translate(46 73.5)scale(0.7)'></g><use href='#face' x='18' y='47' width='56' height='53'/></g></symbol><symbol id='aceC' viewBox='0 0 80 112'><use href='#club' x='16' y='42' width='58' height='60' fill='#4f9b58'/><g fill='#b39a7c' stroke='#4b3a2a' color='#b6d36a'><use href='#cat' x='27' y='58' width='36' height='34'/><g transform='translate(45 75)scale(0.45)'><path d='M-8 -24L-6 -13M0 -26V-12M8 -24L6 -13M-32 6L-22 8M-33 13L-24 14M32 6L22 8M33 13L24 14' fill='none' stroke-width='3.4' stroke-opacity='.6' stroke-linecap='round'/></g><use href='#face' x='27' y='58' width='36' height='34'/></g></symbol><symbol id='aceD' viewBox='0 0 80 112'><use href='#diamond' x='16' y='42' width='58' height='60' fill='#4a7fd8'/><g fill='#efe4d2' stroke='#5f5048' color='#7fb2ee'><use href='#cat' x='27' y='58' width='36' height='34'/><g transform='translate(45 75)scale(0.45)'><g stroke='none' fill='#6d5a4e'><path d='M-30 -2C-32 -14 -32 -26 -28 -36C-20 -33 -13 -28 -9 -24ZM30 -2C32 -14 32 -26 28 -36C20 -33 13 -28 9 -24Z'/><path d='M0 -12C14 -12 22 0 21 12C20 26 10 34 0 34C-10 34 -20 26 -21 12C-22 0 -14 -12 0 -12Z' fill-opacity='.8'/></g></g><use href='#face' x='27' y='58' width='36' height='34'/></g></symbol><symbol id='aceH' viewBox='0 0 80 112'><use href='#heart' x='16' y='42' width='58' height='60' fill='#d8574a'/><g fill='#efac6c' stroke='#a5582a' color='#b9d27a'><use href='#cat' x='27' y='58' width='36' height='34'/><g transform='translate(45 75)scale(0.45)'><path d='M-8 -24L-6 -13M0 -26V-12M8 -24L6 -13M-32 6L-22 8M-33 13L-24 14M32 6L22 8M33 13L24 14' fill='none' stroke-width='3.4' stroke-opacity='.6' stroke-linecap='round'/><path d='M0 -25C4 -12 5 0 8 12H-8C-5 0 -4 -12 0 -25Z' fill='#fffaf2' stroke='none'/></g><use href='#face' x='27' y='58' width='36' height='34'/></g></symbol><symbol id='aceS' viewBox='0 0 80 112'><use href='#spade' x='16' y='42' width='58' height='60' fill='#5a5364'/><g fill='#4a4553' stroke='#d9d4de' color='#f0cf4e'><use href='#cat' x='27' y='58' width='36' height='34'/><g transform='translate(45 75)scale(0.45)'></g><use href='#face' x='27' y='58' width='36' height='34'/></g></symbol><symbol id='rank2' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>2</text><use href='#paw' x='45.5' y='13.5' width='17' height='17'/><use href='#paw' x='45.5' y='81.5' width='17' height='17'/></symbol><symbol id='rank3' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>3</text><use href='#paw' x='45.5' y='13.5' width='17' height='17'/><use href='#paw' x='45.5' y='47.5' width='17' height='17'/><use href='#paw' x='45.5' y='81.5' width='17' height='17'/></symbol><symbol id='rank4' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>4</text><use href='#paw' x='33.5' y='13.5' width='17' height='17'/><use href='#paw' x='57.5' y='13.5' width='17' height='17'/><use href='#paw' x='33.5' y='81.5' width='17' height='17'/><use href='#paw' x='57.5' y='81.5' width='17' height='17'/></symbol><symbol id='rank5' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>5</text><use href='#paw' x='33.5' y='13.5' width='17' height='17'/><use href='#paw' x='57.5' y='13.5' width='17' height='17'/><use href='#paw' x='45.5' y='47.5' width='17' height='17'/><use href='#paw' x='33.5' y='81.5' width='17' height='17'/><use href='#paw' x='57.5' y='81.5' width='17' height='17'/></symbol><symbol id='rank6' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>6</text><use href='#paw' x='33.5' y='13.5' width='17' height='17'/><use href='#paw' x='57.5' y='13.5' width='17' height='17'/><use href='#paw' x='33.5' y='47.5' width='17' height='17'/><use href='#paw' x='57.5' y='47.5' width='17' height='17'/><use href='#paw' x='33.5' y='81.5' width='17' height='17'/><use href='#paw' x='57.5' y='81.5' width='17' height='17'/></symbol><symbol id='rank7' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>7</text><use href='#paw' x='35.5' y='15.5' width='13' height='13'/><use href='#paw' x='59.5' y='15.5' width='13' height='13'/><use href='#paw' x='47.5' y='32.5' width='13' height='13'/><use href='#paw' x='35.5' y='49.5' width='13' height='13'/><use href='#paw' x='59.5' y='49.5' width='13' height='13'/><use href='#paw' x='35.5' y='83.5' width='13' height='13'/><use href='#paw' x='59.5' y='83.5' width='13' height='13'/></symbol><symbol id='rank8' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>8</text><use href='#paw' x='35.5' y='15.5' width='13' height='13'/><use href='#paw' x='59.5' y='15.5' width='13' height='13'/><use href='#paw' x='47.5' y='32.5' width='13' height='13'/><use href='#paw' x='35.5' y='49.5' width='13' height='13'/><use href='#paw' x='59.5' y='49.5' width='13' height='13'/><use href='#paw' x='47.5' y='66.5' width='13' height='13'/><use href='#paw' x='35.5' y='83.5' width='13' height='13'/><use href='#paw' x='59.5' y='83.5' width='13' height='13'/></symbol><symbol id='rank9' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>9</text><use href='#paw' x='35.5' y='15.5' width='13' height='13'/><use href='#paw' x='59.5' y='15.5' width='13' height='13'/><use href='#paw' x='35.5' y='38.5' width='13' height='13'/><use href='#paw' x='59.5' y='38.5' width='13' height='13'/><use href='#paw' x='47.5' y='49.5' width='13' height='13'/><use href='#paw' x='35.5' y='61.5' width='13' height='13'/><use href='#paw' x='59.5' y='61.5' width='13' height='13'/><use href='#paw' x='35.5' y='83.5' width='13' height='13'/><use href='#paw' x='59.5' y='83.5' width='13' height='13'/></symbol><symbol id='rankT' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle' textLength='28' lengthAdjust='spacingAndGlyphs'>10</text><use href='#paw' x='35.5' y='15.5' width='13' height='13'/><use href='#paw' x='59.5' y='15.5' width='13' height='13'/><use href='#paw' x='47.5' y='26.5' width='13' height='13'/><use href='#paw' x='35.5' y='38.5' width='13' height='13'/><use href='#paw' x='59.5' y='38.5' width='13' height='13'/><use href='#paw' x='35.5' y='61.5' width='13' height='13'/><use href='#paw' x='59.5' y='61.5' width='13' height='13'/><use href='#paw' x='47.5' y='72.5' width='13' height='13'/><use href='#paw' x='35.5' y='83.5' width='13' height='13'/><use href='#paw' x='59.5' y='83.5' width='13' height='13'/></symbol><symbol id='rankA' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>A</text></symbol>", "written": {"en": "<symbol id='rankJ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>J</text><use href='#cap' x='35' y='29' width='38' height='25'/></symbol><symbol id='rankQ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>Q</text><use href='#tiara' x='31' y='33' width='30' height='20' fill='#f6d27a'/></symbol><symbol id='rankK' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>K</text><use href='#crown' x='30' y='27' width='32' height='21' fill='#f0b93a'/></symbol>"}, "faces": {"2C": {"w": 80, "h": 112, "svg": "<use href=\"#blankC\" width=\"80\" height=\"112\"/><use href=\"#rank2\" width=\"80\" height=\"112\" fill=\"#23602f\"/>", "label": {"en": "2 of clubs"}}, "3C": {"w": 80, "h": 112, "svg": "<use href=\"#blankC\" width=\"80\" height=\"112\"/><use href=\"#rank3\" width=\"80\" height=\"112\" fill=\"#23602f\"/>", "label": {"en": "3 of clubs"}}, "4C": {"w": 80, "h": 112, "svg": "<use href=\"#blankC\" width=\"80\" height=\"112\"/><use href=\"#rank4\" width=\"80\" height=\"112\" fill=\"#23602f\"/>", "label": {"en": "4 of clubs"}}, "5C": {"w": 80, "h": 112, "svg": "<use href=\"#blankC\" width=\"80\" height=\"112\"/><use href=\"#rank5\" width=\"80\" height=\"112\" fill=\"#23602f\"/>", "label": {"en": "5 of clubs"}}, "6C": {"w": 80, "h": 112, "svg": "<use href=\"#blankC\" width=\"80\" height=\"112\"/><use href=\"#rank6\" width=\"80\" height=\"112\" fill=\"#23602f\"/>", "label": {"en": "6 of clubs"}}, "7C": {"w": 80, "h": 112, "svg": "<use href=\"#blankC\" width=\"80\" height=\"112\"/><use href=\"#rank7\" width=\"80\" height=\"112\" fill=\"#23602f\"/>", "label": {"en": "7 of clubs"}}, "8C": {"w": 80, "h": 112, "svg": "<use href=\"#blankC\" width=\"80\" height=\"112\"/><use href=\"#rank8\" width=\"80\" height=\"112\" fill=\"#23602f\"/>", "label": {"en": "8 of clubs"}}, "9C": {"w": 80, "h": 112, "svg": "<use href=\"#blankC\" width=\"80\" height=\"112\"/><use href=\"#rank9\" width=\"80\" height=\"112\" fill=\"#23602f\"/>", "label": {"en": "9 of clubs"}}, "TC": {"w": 80, "h": 112, "svg": "<use href=\"#blankC\" width=\"80\" height=\"112\"/><use href=\"#rankT\" width=\"80\" height=\"112\" fill=\"#23602f\"/>", "label": {"en": "10 of clubs"}}, "JC": {"w": 80, "h": 112, "svg": "<use href=\"#blankC\" width=\"80\" height=\"112\"/><use href=\"#catC\" width=\"80\" height=\"112\"/><use href=\"#rankJ\" width=\"80\" height=\"112\" fill=\"#23602f\"/>", "label": {"en": "jack of clubs"}}, "QC": {"w": 80, "h": 112, "svg": "<use href=\"#blankC\" width=\"80\" height=\"112\"/><use href=\"#catC\" width=\"80\" height=\"112\"/><use href=\"#rankQ\" width=\"80\" height=\"112\" fill=\"#23602f\"/>", "label": {"en": "queen of clubs"}}, "KC": {"w": 80, "h": 112, "svg": "<use href=\"#blankC\" width=\"80\" height=\"112\"/><use href=\"#catC\" width=\"80\" height=\"112\"/><use href=\"#rankK\" width=\"80\" height=\"112\" fill=\"#23602f\"/>", "label": {"en": "king of clubs"}}, "AC": {"w": 80, "h": 112, "svg": "<use href=\"#blankC\" width=\"80\" height=\"112\"/><use href=\"#aceC\" width=\"80\" height=\"112\"/><use href=\"#rankA\" width=\"80\" height=\"112\" fill=\"#23602f\"/>", "label": {"en": "ace of clubs"}}, "2D": {"w": 80, "h": 112, "svg": "<use href=\"#blankD\" width=\"80\" height=\"112\"/><use href=\"#rank2\" width=\"80\" height=\"112\" fill=\"#20499a\"/>", "label": {"en": "2 of diamonds"}}, "3D": {"w": 80, "h": 112, "svg": "<use href=\"#blankD\" width=\"80\" height=\"112\"/><use href=\"#rank3\" width=\"80\" height=\"112\" fill=\"#20499a\"/>", "label": {"en": "3 of diamonds"}}, "4D": {"w": 80, "h": 112, "svg": "<use href=\"#blankD\" width=\"80\" height=\"112\"/><use href=\"#rank4\" width=\"80\" height=\"112\" fill=\"#20499a\"/>", "label": {"en": "4 of diamonds"}}, "5D": {"w": 80, "h": 112, "svg": "<use href=\"#blankD\" width=\"80\" height=\"112\"/><use href=\"#rank5\" width=\"80\" height=\"112\" fill=\"#20499a\"/>", "label": {"en": "5 of diamonds"}}, "6D": {"w": 80, "h": 112, "svg": "<use href=\"#blankD\" width=\"80\" height=\"112\"/><use href=\"#rank6\" width=\"80\" height=\"112\" fill=\"#20499a\"/>", "label": {"en": "6 of diamonds"}}, "7D": {"w": 80, "h": 112, "svg": "<use href=\"#blankD\" width=\"80\" height=\"112\"/><use href=\"#rank7\" width=\"80\" height=\"112\" fill=\"#20499a\"/>", "label": {"en": "7 of diamonds"}}, "8D": {"w": 80, "h": 112, "svg": "<use href=\"#blankD\" width=\"80\" height=\"112\"/><use href=\"#rank8\" width=\"80\" height=\"112\" fill=\"#20499a\"/>", "label": {"en": "8 of diamonds"}}, "9D": {"w": 80, "h": 112, "svg": "<use href=\"#blankD\" width=\"80\" height=\"112\"/><use href=\"#rank9\" width=\"80\" height=\"112\" fill=\"#20499a\"/>", "label": {"en": "9 of diamonds"}}, "TD": {"w": 80, "h": 112, "svg": "<use href=\"#blankD\" width=\"80\" height=\"112\"/><use href=\"#rankT\" width=\"80\" height=\"112\" fill=\"#20499a\"/>", "label": {"en": "10 of diamonds"}}, "JD": {"w": 80, "h": 112, "svg": "<use href=\"#blankD\" width=\"80\" height=\"112\"/><use href=\"#catD\" width=\"80\" height=\"112\"/><use href=\"#rankJ\" width=\"80\" height=\"112\" fill=\"#20499a\"/>", "label": {"en": "jack of diamonds"}}, "QD": {"w": 80, "h": 112, "svg": "<use href=\"#blankD\" width=\"80\" height=\"112\"/><use href=\"#catD\" width=\"80\" height=\"112\"/><use href=\"#rankQ\" width=\"80\" height=\"112\" fill=\"#20499a\"/>", "label": {"en": "queen of diamonds"}}, "KD": {"w": 80, "h": 112, "svg": "<use href=\"#blankD\" width=\"80\" height=\"112\"/><use href=\"#catD\" width=\"80\" height=\"112\"/><use href=\"#rankK\" width=\"80\" height=\"112\" fill=\"#20499a\"/>", "label": {"en": "king of diamonds"}}, "AD": {"w": 80, "h": 112, "svg": "<use href=\"#blankD\" width=\"80\" height=\"112\"/><use href=\"#aceD\" width=\"80\" height=\"112\"/><use href=\"#rankA\" width=\"80\" height=\"112\" fill=\"#20499a\"/>", "label": {"en": "ace of diamonds"}}, "2H": {"w": 80, "h": 112, "svg": "<use href=\"#blankH\" width=\"80\" height=\"112\"/><use href=\"#rank2\" width=\"80\" height=\"112\" fill=\"#a5281f\"/>", "label": {"en": "2 of hearts"}}, "3H": {"w": 80, "h": 112, "svg": "<use href=\"#blankH\" width=\"80\" height=\"112\"/><use href=\"#rank3\" width=\"80\" height=\"112\" fill=\"#a5281f\"/>", "label": {"en": "3 of hearts"}}, "4H": {"w": 80, "h": 112, "svg": "<use href=\"#blankH\" width=\"80\" height=\"112\"/><use href=\"#rank4\" width=\"80\" height=\"112\" fill=\"#a5281f\"/>", "label": {"en": "4 of hearts"}}, "5H": {"w": 80, "h": 112, "svg": "<use href=\"#blankH\" width=\"80\" height=\"112\"/><use href=\"#rank5\" width=\"80\" height=\"112\" fill=\"#a5281f\"/>", "label": {"en": "5 of hearts"}}, "6H": {"w": 80, "h": 112, "svg": "<use href=\"#blankH\" width=\"80\" height=\"112\"/><use href=\"#rank6\" width=\"80\" height=\"112\" fill=\"#a5281f\"/>", "label": {"en": "6 of hearts"}}, "7H": {"w": 80, "h": 112, "svg": "<use href=\"#blankH\" width=\"80\" height=\"112\"/><use href=\"#rank7\" width=\"80\" height=\"112\" fill=\"#a5281f\"/>", "label": {"en": "7 of hearts"}}, "8H": {"w": 80, "h": 112, "svg": "<use href=\"#blankH\" width=\"80\" height=\"112\"/><use href=\"#rank8\" width=\"80\" height=\"112\" fill=\"#a5281f\"/>", "label": {"en": "8 of hearts"}}, "9H": {"w": 80, "h": 112, "svg": "<use href=\"#blankH\" width=\"80\" height=\"112\"/><use href=\"#rank9\" width=\"80\" height=\"112\" fill=\"#a5281f\"/>", "label": {"en": "9 of hearts"}}, "TH": {"w": 80, "h": 112, "svg": "<use href=\"#blankH\" width=\"80\" height=\"112\"/><use href=\"#rankT\" width=\"80\" height=\"112\" fill=\"#a5281f\"/>", "label": {"en": "10 of hearts"}}, "JH": {"w": 80, "h": 112, "svg": "<use href=\"#blankH\" width=\"80\" height=\"112\"/><use href=\"#catH\" width=\"80\" height=\"112\"/><use href=\"#rankJ\" width=\"80\" height=\"112\" fill=\"#a5281f\"/>", "label": {"en": "jack of hearts"}}, "QH": {"w": 80, "h": 112, "svg": "<use href=\"#blankH\" width=\"80\" height=\"112\"/><use href=\"#catH\" width=\"80\" height=\"112\"/><use href=\"#rankQ\" width=\"80\" height=\"112\" fill=\"#a5281f\"/>", "label": {"en": "queen of hearts"}}, "KH": {"w": 80, "h": 112, "svg": "<use href=\"#blankH\" width=\"80\" height=\"112\"/><use href=\"#catH\" width=\"80\" height=\"112\"/><use href=\"#rankK\" width=\"80\" height=\"112\" fill=\"#a5281f\"/>", "label": {"en": "king of hearts"}}, "AH": {"w": 80, "h": 112, "svg": "<use href=\"#blankH\" width=\"80\" height=\"112\"/><use href=\"#aceH\" width=\"80\" height=\"112\"/><use href=\"#rankA\" width=\"80\" height=\"112\" fill=\"#a5281f\"/>", "label": {"en": "ace of hearts"}}, "2S": {"w": 80, "h": 112, "svg": "<use href=\"#blankS\" width=\"80\" height=\"112\"/><use href=\"#rank2\" width=\"80\" height=\"112\" fill=\"#2b2733\"/>", "label": {"en": "2 of spades"}}, "3S": {"w": 80, "h": 112, "svg": "<use href=\"#blankS\" width=\"80\" height=\"112\"/><use href=\"#rank3\" width=\"80\" height=\"112\" fill=\"#2b2733\"/>", "label": {"en": "3 of spades"}}, "4S": {"w": 80, "h": 112, "svg": "<use href=\"#blankS\" width=\"80\" height=\"112\"/><use href=\"#rank4\" width=\"80\" height=\"112\" fill=\"#2b2733\"/>", "label": {"en": "4 of spades"}}, "5S": {"w": 80, "h": 112, "svg": "<use href=\"#blankS\" width=\"80\" height=\"112\"/><use href=\"#rank5\" width=\"80\" height=\"112\" fill=\"#2b2733\"/>", "label": {"en": "5 of spades"}}, "6S": {"w": 80, "h": 112, "svg": "<use href=\"#blankS\" width=\"80\" height=\"112\"/><use href=\"#rank6\" width=\"80\" height=\"112\" fill=\"#2b2733\"/>", "label": {"en": "6 of spades"}}, "7S": {"w": 80, "h": 112, "svg": "<use href=\"#blankS\" width=\"80\" height=\"112\"/><use href=\"#rank7\" width=\"80\" height=\"112\" fill=\"#2b2733\"/>", "label": {"en": "7 of spades"}}, "8S": {"w": 80, "h": 112, "svg": "<use href=\"#blankS\" width=\"80\" height=\"112\"/><use href=\"#rank8\" width=\"80\" height=\"112\" fill=\"#2b2733\"/>", "label": {"en": "8 of spades"}}, "9S": {"w": 80, "h": 112, "svg": "<use href=\"#blankS\" width=\"80\" height=\"112\"/><use href=\"#rank9\" width=\"80\" height=\"112\" fill=\"#2b2733\"/>", "label": {"en": "9 of spades"}}, "TS": {"w": 80, "h": 112, "svg": "<use href=\"#blankS\" width=\"80\" height=\"112\"/><use href=\"#rankT\" width=\"80\" height=\"112\" fill=\"#2b2733\"/>", "label": {"en": "10 of spades"}}, "JS": {"w": 80, "h": 112, "svg": "<use href=\"#blankS\" width=\"80\" height=\"112\"/><use href=\"#catS\" width=\"80\" height=\"112\"/><use href=\"#rankJ\" width=\"80\" height=\"112\" fill=\"#2b2733\"/>", "label": {"en": "jack of spades"}}, "QS": {"w": 80, "h": 112, "svg": "<use href=\"#blankS\" width=\"80\" height=\"112\"/><use href=\"#catS\" width=\"80\" height=\"112\"/><use href=\"#rankQ\" width=\"80\" height=\"112\" fill=\"#2b2733\"/>", "label": {"en": "queen of spades"}}, "KS": {"w": 80, "h": 112, "svg": "<use href=\"#blankS\" width=\"80\" height=\"112\"/><use href=\"#catS\" width=\"80\" height=\"112\"/><use href=\"#rankK\" width=\"80\" height=\"112\" fill=\"#2b2733\"/>", "label": {"en": "king of spades"}}, "AS": {"w": 80, "h": 112, "svg": "<use href=\"#blankS\" width=\"80\" height=\"112\"/><use href=\"#aceS\" width=\"80\" height=\"112\"/><use href=\"#rankA\" width=\"80\" height=\"112\" fill=\"#2b2733\"/>", "label": {"en": "ace of spades"}}, "stack": {"w": 88, "h": 120, "svg": "<rect x=\"9\" y=\"9\" width=\"78\" height=\"110\" rx=\"9\" fill=\"#3d645f\" stroke=\"#fff8ee\"/><rect x=\"5\" y=\"5\" width=\"78\" height=\"110\" rx=\"9\" fill=\"#3d645f\" stroke=\"#fff8ee\"/><rect x=\"1\" y=\"1\" width=\"78\" height=\"110\" rx=\"9\" fill=\"#3d645f\" stroke=\"#fff8ee\" stroke-width=\"3\"/><rect x=\"8\" y=\"8\" width=\"64\" height=\"96\" rx=\"5\" fill=\"none\" stroke=\"#7fa39b\" stroke-dasharray=\"3 4\" stroke-width=\"1.5\"/><use href=\"#fish\" x=\"16\" y=\"44\" width=\"48\" height=\"24\" fill=\"#e6d9bd\"/>", "label": {"en": ""}, "at": {"x": 40, "y": 103, "size": 30, "ink": "#fff8ee"}}, "gap": {"w": 80, "h": 112, "svg": "<rect x=\"2\" y=\"2\" width=\"76\" height=\"108\" rx=\"9\" fill=\"#fff\" fill-opacity=\".25\" stroke=\"#8a775f\" stroke-opacity=\".6\" stroke-width=\"2\" stroke-dasharray=\"6 6\"/>", "label": {"en": ""}}, "wishC": {"w": 64, "h": 64, "svg": "<circle cx=\"32\" cy=\"32\" r=\"30\" fill=\"#deedd8\" stroke=\"#4f9b58\" stroke-width=\"4\"/><use href=\"#club\" x=\"15\" y=\"15\" width=\"34\" height=\"34\" fill=\"#23602f\"/>", "label": {"en": "clubs"}}, "wishD": {"w": 64, "h": 64, "svg": "<circle cx=\"32\" cy=\"32\" r=\"30\" fill=\"#dbe6f7\" stroke=\"#4a7fd8\" stroke-width=\"4\"/><use href=\"#diamond\" x=\"15\" y=\"15\" width=\"34\" height=\"34\" fill=\"#20499a\"/>", "label": {"en": "diamonds"}}, "wishH": {"w": 64, "h": 64, "svg": "<circle cx=\"32\" cy=\"32\" r=\"30\" fill=\"#fadfd6\" stroke=\"#d8574a\" stroke-width=\"4\"/><use href=\"#heart\" x=\"15\" y=\"15\" width=\"34\" height=\"34\" fill=\"#a5281f\"/>", "label": {"en": "hearts"}}, "wishS": {"w": 64, "h": 64, "svg": "<circle cx=\"32\" cy=\"32\" r=\"30\" fill=\"#e2dfe6\" stroke=\"#5a5364\" stroke-width=\"4\"/><use href=\"#spade\" x=\"15\" y=\"15\" width=\"34\" height=\"34\" fill=\"#2b2733\"/>", "label": {"en": "spades"}}, "owed": {"w": 64, "h": 64, "svg": "<circle cx=\"32\" cy=\"32\" r=\"30\" fill=\"#7657d3\" stroke=\"#fffaf0\" stroke-width=\"4\"/><path d=\"M14 33H26M20 27V39\" stroke=\"#fff\" stroke-width=\"4\" stroke-linecap=\"round\"/>", "label": {"en": ""}, "at": {"x": 37, "y": 42, "size": 27, "ink": "#fff"}}, "miau": {"w": 66, "h": 44, "svg": "<path d=\"M12 2H54Q64 2 64 18Q64 34 54 34H32L20 43L22 34H12Q2 34 2 18Q2 2 12 2Z\" fill=\"#fffdf5\" stroke=\"#3a2c22\" stroke-width=\"2.5\" stroke-linejoin=\"round\"/>", "label": {"en": ""}, "at": {"x": 33.0, "y": 24, "size": 15, "ink": "#3a2c22"}}, "miau-miau": {"w": 114, "h": 44, "svg": "<path d=\"M12 2H102Q112 2 112 18Q112 34 102 34H32L20 43L22 34H12Q2 34 2 18Q2 2 12 2Z\" fill=\"#fffdf5\" stroke=\"#3a2c22\" stroke-width=\"2.5\" stroke-linejoin=\"round\"/>", "label": {"en": ""}, "at": {"x": 57.0, "y": 24, "size": 15, "ink": "#3a2c22"}}, "forgotten": {"w": 44, "h": 44, "svg": "<path d=\"M12 2H32Q42 2 42 18Q42 34 32 34H32L20 43L22 34H12Q2 34 2 18Q2 2 12 2Z\" fill=\"#fffdf5\" stroke=\"#3a2c22\" stroke-width=\"2.5\" stroke-linejoin=\"round\"/>", "label": {"en": ""}, "at": {"x": 22.0, "y": 24, "size": 15, "ink": "#3a2c22"}}}, "back": {"w": 80, "h": 112, "svg": "<rect x=\"1\" y=\"1\" width=\"78\" height=\"110\" rx=\"9\" fill=\"#3d645f\" stroke=\"#fff8ee\" stroke-width=\"3\"/><rect x=\"8\" y=\"8\" width=\"64\" height=\"96\" rx=\"5\" fill=\"none\" stroke=\"#7fa39b\" stroke-dasharray=\"3 4\" stroke-width=\"1.5\"/><use href=\"#fish\" x=\"16\" y=\"44\" width=\"48\" height=\"24\" fill=\"#e6d9bd\"/>", "label": {"en": "face-down card"}}}}]}
]
},
"miau-miau.jack-must-match": {
"example": true,
"films": [
{"timeline": {"v": 3, "rev": 0, "texts": {"en": ["fits, and chooses the suit", "A jack has to fit by its suit.", "Neither the rank nor the suit fits.", "Miau! Miau!", "Anna is playing", "Draw pile", "Discard pile", "Anna", "Hand of Anna", "Ben", "Hand of Ben", "Draw pile", "1", "one card", "Discard", "Anna · 4", "Anna · 4 cards", "Ben · 3", "Ben · 3 cards", "Anna can play the jack of clubs.", "The jack of diamonds does not fit on the queen of clubs: in this game a jack, too, needs the suit of the card below."]}, "marks": [{"kind": "open", "why": 0, "rules": 0}, {"kind": "dim", "why": 1, "rules": 1}, {"kind": "dim", "why": 2, "rules": 2}], "cites": [[], ["miau-miau.jack-must-match"], ["miau-miau.match"], ["miau-miau.match", "miau-miau.must-play"]], "frames": [{"title": [3, 4], "zones": {"table": {"label": 3, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 576, "order": 0}, "stack": {"label": 5, "kind": "stack", "boxes": [[181, 186, 1.1], [66, 136, 1.14], [37, 116, 0.86]], "w": 88, "h": 120, "order": 1}, "discard": {"label": 6, "kind": "discard", "boxes": [[308, 190, 1.1], [180, 141, 1.14], [127, 119, 0.86]], "w": 182, "h": 112, "order": 2}, "seat0": {"label": 7, "kind": "seat", "boxes": [[310, 536, 1], [185, 490, 1], [115, 411, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 8, "kind": "hand", "boxes": [[39, 368, 1.25], [-86, 322, 1.25], [-108, 266, 1.08]], "w": 570, "h": 140, "order": 401, "seat": 0, "own": true}, "seat1": {"label": 9, "kind": "seat", "boxes": [[329, 116, 1], [204, 94, 1], [134, 74, 1]], "w": 132, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 10, "kind": "hand", "boxes": [[293, 20, 0.8], [183, 12, 0.68], [136, 12, 0.5]], "w": 256, "h": 112, "order": 31, "seat": 1}}, "items": {"word.draw": {"kind": "caption", "zone": "table", "x": 225, "y": 331, "n": 0, "text": 11, "others": [[111, 286, 0], [72, 232, 0]], "tone": "quiet"}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 12, "say": 13}, "word.discard": {"kind": "caption", "zone": "table", "x": 464, "y": 331, "n": 0, "text": 14, "others": [[342, 286, 0], [249, 232, 0]], "tone": "quiet"}, "QC": {"kind": "card", "zone": "discard", "x": 142, "y": 56, "n": 0, "face": "QC"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 15, "say": 16, "tone": "you"}, "JC": {"kind": "card", "zone": "hand0", "x": 156, "y": 64, "n": 9, "face": "JC", "r": -2}, "JD": {"kind": "card", "zone": "hand0", "x": 242, "y": 62, "n": 22, "face": "JD", "r": -1}, "TH": {"kind": "card", "zone": "hand0", "x": 328, "y": 62, "n": 34, "face": "TH", "r": 1}, "AH": {"kind": "card", "zone": "hand0", "x": 414, "y": 64, "n": 38, "face": "AH", "r": 2}, "plate1": {"kind": "plate", "zone": "seat1", "x": 66.0, "y": 15.0, "n": 0, "text": 17, "say": 18}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 78, "y": 56, "n": 53}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 128, "y": 56, "n": 54}, "hand1.2": {"kind": "card", "zone": "hand1", "x": 178, "y": 56, "n": 55}}, "marks": [[0, "JC"], [1, "JD"], [2, "TH AH"]], "arrows": [], "prompt": {"text": 19, "rules": 3}, "story": [], "notice": null, "buttons": [], "about": {}, "sheet": null, "turn": "plate0", "coach": null}, {"prompt": null, "notice": {"kind": "refusal", "text": 20, "rules": 1}}], "chapters": [], "shapes": [[790, 576], [540, 530], [400, 451]], "seats": []}}
],
"more": 0,
"refuses": [
{"en": "The jack of diamonds does not fit on the queen of clubs: in this game a jack, too, needs the suit of the card below."}
],
"causes": [],
"beside": [],
"readings": [
{"name": "true", "code": "mops.Table(mops.game('miau_miau', players=4, jack_wild=True))", "films": [{"timeline": {"v": 3, "rev": 0, "texts": {"en": ["Miau! Miau!", "The deal", "Draw pile", "Discard pile", "Ben", "Hand of Ben", "Cleo", "Hand of Cleo", "Dana", "Hand of Dana", "Anna", "Hand of Anna", "Pile empty", "no card", "Discard", "Ben · 0", "Ben · 0 cards", "Cleo · 0", "Cleo · 0 cards", "Dana · 0", "Dana · 0 cards", "Anna · 0", "Anna · 0 cards", "The cards have to be dealt.", "A jack has to fit by its suit.", "Neither the rank nor the suit fits.", "fits, and chooses the suit", "Ben is playing", "Draw pile", "11", "11 cards", "Ben · 5", "Ben · 5 cards", "Cleo · 5", "Cleo · 5 cards", "Dana · 5", "Dana · 5 cards", "Anna · 5", "Anna · 5 cards", "Ben can play the jack of spades.", "Anna shuffles the 32 cards and deals 5 to each player. 11 cards are left for the draw pile.", "The 7 of spades is turned up. The discard pile begins with it. Nobody has played this card, so it has no effect.", "Ben sits to the left of Anna, who dealt, and begins.", "The jack of diamonds does not fit on the 7 of spades: in this game a jack, too, needs the suit of the card below."]}, "marks": [{"kind": "dim", "why": 24, "rules": 1}, {"kind": "dim", "why": 25, "rules": 2}, {"kind": "open", "why": 26, "rules": 3}], "cites": [["miau-miau.deal"], ["miau-miau.jack-must-match"], ["miau-miau.match"], [], ["miau-miau.match", "miau-miau.must-play"], ["miau-miau.deal", "miau-miau.deck", "miau-miau.piles"], ["miau-miau.piles", "miau-miau.start-card-effect"], ["miau-miau.first-player"]], "frames": [{"title": [0, 1], "zones": {"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 576, "order": 0}, "stack": {"label": 2, "kind": "stack", "boxes": [[181, 186, 1.1], [66, 136, 1.14], [37, 116, 0.86]], "w": 88, "h": 120, "order": 1}, "discard": {"label": 3, "kind": "discard", "boxes": [[308, 190, 1.1], [180, 141, 1.14], [127, 119, 0.86]], "w": 182, "h": 112, "order": 2}, "seat1": {"label": 4, "kind": "seat", "boxes": [[310, 536, 1], [185, 490, 1], [115, 411, 1]], "w": 170, "h": 30, "order": 400, "seat": 1}, "hand1": {"label": 5, "kind": "hand", "boxes": [[39, 368, 1.25], [-86, 322, 1.25], [-108, 266, 1.08]], "w": 570, "h": 140, "order": 401, "seat": 1, "own": true}, "seat2": {"label": 6, "kind": "seat", "boxes": [[32, 188, 1], [29, 94, 1], [6, 74, 1]], "w": 132, "h": 30, "order": 30, "seat": 2}, "hand2": {"label": 7, "kind": "hand", "boxes": [[8, 104, 0.7], [8, 12, 0.68], [8, 12, 0.5]], "w": 256, "h": 112, "order": 31, "seat": 2}, "seat3": {"label": 8, "kind": "seat", "boxes": [[329, 104, 1], [204, 94, 1], [134, 74, 1]], "w": 132, "h": 30, "order": 50, "seat": 3}, "hand3": {"label": 9, "kind": "hand", "boxes": [[305, 20, 0.7], [183, 12, 0.68], [136, 12, 0.5]], "w": 256, "h": 112, "order": 51, "seat": 3}, "seat0": {"label": 10, "kind": "seat", "boxes": [[626, 188, 1], [379, 94, 1], [262, 74, 1]], "w": 132, "h": 30, "order": 70, "seat": 0}, "hand0": {"label": 11, "kind": "hand", "boxes": [[603, 104, 0.7], [358, 12, 0.68], [264, 12, 0.5]], "w": 256, "h": 112, "order": 71, "seat": 0}}, "items": {"word.draw": {"kind": "caption", "zone": "table", "x": 225, "y": 331, "n": 0, "text": 12, "others": [[111, 286, 0], [72, 232, 0]], "tone": "quiet"}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 13}, "word.discard": {"kind": "caption", "zone": "table", "x": 464, "y": 331, "n": 0, "text": 14, "others": [[342, 286, 0], [249, 232, 0]], "tone": "quiet"}, "no-discard": {"kind": "thing", "zone": "discard", "x": 142, "y": 56, "n": -1, "face": "gap"}, "plate1": {"kind": "plate", "zone": "seat1", "x": 85.0, "y": 15.0, "n": 0, "text": 15, "say": 16, "tone": "you"}, "plate2": {"kind": "plate", "zone": "seat2", "x": 66.0, "y": 15.0, "n": 0, "text": 17, "say": 18}, "plate3": {"kind": "plate", "zone": "seat3", "x": 66.0, "y": 15.0, "n": 0, "text": 19, "say": 20}, "plate0": {"kind": "plate", "zone": "seat0", "x": 66.0, "y": 15.0, "n": 0, "text": 21, "say": 22}}, "marks": [], "arrows": [], "prompt": {"text": 23, "rules": 0}, "story": [], "notice": null, "buttons": [], "about": {}, "sheet": null, "turn": null, "coach": null}, {"title": [0, 27], "items": {"word.draw": {"text": 28}, "stack": {"face": "stack", "text": 29, "say": 30}, "7S": {"kind": "card", "zone": "discard", "x": 142, "y": 56, "n": 0, "face": "7S"}, "plate1": {"text": 31, "say": 32}, "JD": {"kind": "card", "zone": "hand1", "x": 113, "y": 66, "n": 22, "face": "JD", "others": [[122, 66, -3], [153, 66, -3]], "r": -3, "was": "stack"}, "QD": {"kind": "card", "zone": "hand1", "x": 199, "y": 63, "n": 23, "face": "QD", "others": [[204, 63, -2], [219, 63, -2]], "r": -2, "was": "stack"}, "AD": {"kind": "card", "zone": "hand1", "x": 285, "y": 62, "n": 25, "face": "AD", "was": "stack"}, "8H": {"kind": "card", "zone": "hand1", "x": 371, "y": 63, "n": 32, "face": "8H", "others": [[366, 63, 2], [351, 63, 2]], "r": 2, "was": "stack"}, "JS": {"kind": "card", "zone": "hand1", "x": 457, "y": 66, "n": 48, "face": "JS", "others": [[448, 66, 3], [417, 66, 3]], "r": 3, "was": "stack"}, "plate2": {"text": 33, "say": 34}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand2.3": {"kind": "card", "zone": "hand2", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand2.4": {"kind": "card", "zone": "hand2", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "plate3": {"text": 35, "say": 36}, "hand3.0": {"kind": "card", "zone": "hand3", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand3.1": {"kind": "card", "zone": "hand3", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand3.2": {"kind": "card", "zone": "hand3", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand3.3": {"kind": "card", "zone": "hand3", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand3.4": {"kind": "card", "zone": "hand3", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "plate0": {"text": 37, "say": 38}, "hand0.0": {"kind": "card", "zone": "hand0", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand0.1": {"kind": "card", "zone": "hand0", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand0.2": {"kind": "card", "zone": "hand0", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand0.3": {"kind": "card", "zone": "hand0", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand0.4": {"kind": "card", "zone": "hand0", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "no-discard": null}, "marks": [[0, "JD"], [1, "QD AD 8H"], [2, "JS"]], "prompt": {"text": 39, "rules": 4}, "story": [{"text": 40, "rules": 5}, {"text": 41, "rules": 6}, {"text": 42, "rules": 7, "ends": 1}], "turn": "plate1"}, {"items": {"JD": {"was": null}, "QD": {"was": null}, "AD": {"was": null}, "8H": {"was": null}, "JS": {"was": null}, "hand2.0": {"was": null}, "hand2.1": {"was": null}, "hand2.2": {"was": null}, "hand2.3": {"was": null}, "hand2.4": {"was": null}, "hand3.0": {"was": null}, "hand3.1": {"was": null}, "hand3.2": {"was": null}, "hand3.3": {"was": null}, "hand3.4": {"was": null}, "hand0.0": {"was": null}, "hand0.1": {"was": null}, "hand0.2": {"was": null}, "hand0.3": {"was": null}, "hand0.4": {"was": null}}, "prompt": null, "story": [], "notice": {"kind": "refusal", "text": 43, "rules": 1}}], "chapters": [], "shapes": [[790, 576], [540, 530], [400, 451]], "seats": []}}, {"timeline": {"v": 3, "rev": 0, "texts": {"en": ["Miau! Miau!", "The deal", "Draw pile", "Discard pile", "Ben", "Hand of Ben", "Cleo", "Hand of Cleo", "Dana", "Hand of Dana", "Anna", "Hand of Anna", "Pile empty", "no card", "Discard", "Ben · 0", "Ben · 0 cards", "Cleo · 0", "Cleo · 0 cards", "Dana · 0", "Dana · 0 cards", "Anna · 0", "Anna · 0 cards", "The cards have to be dealt.", "fits, and chooses the suit", "Neither the rank nor the suit fits.", "Ben is playing", "Draw pile", "11", "11 cards", "Ben · 5", "Ben · 5 cards", "Cleo · 5", "Cleo · 5 cards", "Dana · 5", "Dana · 5 cards", "Anna · 5", "Anna · 5 cards", "Ben can play the jack of diamonds or jack of spades.", "Anna shuffles the 32 cards and deals 5 to each player. 11 cards are left for the draw pile.", "The 7 of spades is turned up. The discard pile begins with it. Nobody has played this card, so it has no effect.", "Ben sits to the left of Anna, who dealt, and begins.", "Cleo is playing", "Spades chosen", "Ben · 4", "Ben · 4 cards", "Cleo is playing.", "Ben plays the jack of diamonds. In this game a jack fits on everything but a jack.", "Ben chooses spades. Only spades fit on the jack now."]}, "marks": [{"kind": "open", "why": 24, "rules": 1}, {"kind": "dim", "why": 25, "rules": 2}], "cites": [["miau-miau.deal"], [], ["miau-miau.match"], ["miau-miau.match", "miau-miau.must-play"], ["miau-miau.deal", "miau-miau.deck", "miau-miau.piles"], ["miau-miau.piles", "miau-miau.start-card-effect"], ["miau-miau.first-player"], ["miau-miau.one-card"], ["miau-miau.jack-must-match", "miau-miau.one-card"], ["miau-miau.jack-wish", "miau-miau.wish-binds"]], "frames": [{"title": [0, 1], "zones": {"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 576, "order": 0}, "stack": {"label": 2, "kind": "stack", "boxes": [[181, 186, 1.1], [66, 136, 1.14], [37, 116, 0.86]], "w": 88, "h": 120, "order": 1}, "discard": {"label": 3, "kind": "discard", "boxes": [[308, 190, 1.1], [180, 141, 1.14], [127, 119, 0.86]], "w": 182, "h": 112, "order": 2}, "seat1": {"label": 4, "kind": "seat", "boxes": [[310, 536, 1], [185, 490, 1], [115, 411, 1]], "w": 170, "h": 30, "order": 400, "seat": 1}, "hand1": {"label": 5, "kind": "hand", "boxes": [[39, 368, 1.25], [-86, 322, 1.25], [-108, 266, 1.08]], "w": 570, "h": 140, "order": 401, "seat": 1, "own": true}, "seat2": {"label": 6, "kind": "seat", "boxes": [[32, 188, 1], [29, 94, 1], [6, 74, 1]], "w": 132, "h": 30, "order": 30, "seat": 2}, "hand2": {"label": 7, "kind": "hand", "boxes": [[8, 104, 0.7], [8, 12, 0.68], [8, 12, 0.5]], "w": 256, "h": 112, "order": 31, "seat": 2}, "seat3": {"label": 8, "kind": "seat", "boxes": [[329, 104, 1], [204, 94, 1], [134, 74, 1]], "w": 132, "h": 30, "order": 50, "seat": 3}, "hand3": {"label": 9, "kind": "hand", "boxes": [[305, 20, 0.7], [183, 12, 0.68], [136, 12, 0.5]], "w": 256, "h": 112, "order": 51, "seat": 3}, "seat0": {"label": 10, "kind": "seat", "boxes": [[626, 188, 1], [379, 94, 1], [262, 74, 1]], "w": 132, "h": 30, "order": 70, "seat": 0}, "hand0": {"label": 11, "kind": "hand", "boxes": [[603, 104, 0.7], [358, 12, 0.68], [264, 12, 0.5]], "w": 256, "h": 112, "order": 71, "seat": 0}}, "items": {"word.draw": {"kind": "caption", "zone": "table", "x": 225, "y": 331, "n": 0, "text": 12, "others": [[111, 286, 0], [72, 232, 0]], "tone": "quiet"}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 13}, "word.discard": {"kind": "caption", "zone": "table", "x": 464, "y": 331, "n": 0, "text": 14, "others": [[342, 286, 0], [249, 232, 0]], "tone": "quiet"}, "no-discard": {"kind": "thing", "zone": "discard", "x": 142, "y": 56, "n": -1, "face": "gap"}, "plate1": {"kind": "plate", "zone": "seat1", "x": 85.0, "y": 15.0, "n": 0, "text": 15, "say": 16, "tone": "you"}, "plate2": {"kind": "plate", "zone": "seat2", "x": 66.0, "y": 15.0, "n": 0, "text": 17, "say": 18}, "plate3": {"kind": "plate", "zone": "seat3", "x": 66.0, "y": 15.0, "n": 0, "text": 19, "say": 20}, "plate0": {"kind": "plate", "zone": "seat0", "x": 66.0, "y": 15.0, "n": 0, "text": 21, "say": 22}}, "marks": [], "arrows": [], "prompt": {"text": 23, "rules": 0}, "story": [], "notice": null, "buttons": [], "about": {}, "sheet": null, "turn": null, "coach": null}, {"title": [0, 26], "items": {"word.draw": {"text": 27}, "stack": {"face": "stack", "text": 28, "say": 29}, "7S": {"kind": "card", "zone": "discard", "x": 142, "y": 56, "n": 0, "face": "7S"}, "plate1": {"text": 30, "say": 31}, "JD": {"kind": "card", "zone": "hand1", "x": 113, "y": 66, "n": 22, "face": "JD", "others": [[122, 66, -3], [153, 66, -3]], "r": -3, "was": "stack"}, "QD": {"kind": "card", "zone": "hand1", "x": 199, "y": 63, "n": 23, "face": "QD", "others": [[204, 63, -2], [219, 63, -2]], "r": -2, "was": "stack"}, "AD": {"kind": "card", "zone": "hand1", "x": 285, "y": 62, "n": 25, "face": "AD", "was": "stack"}, "8H": {"kind": "card", "zone": "hand1", "x": 371, "y": 63, "n": 32, "face": "8H", "others": [[366, 63, 2], [351, 63, 2]], "r": 2, "was": "stack"}, "JS": {"kind": "card", "zone": "hand1", "x": 457, "y": 66, "n": 48, "face": "JS", "others": [[448, 66, 3], [417, 66, 3]], "r": 3, "was": "stack"}, "plate2": {"text": 32, "say": 33}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand2.3": {"kind": "card", "zone": "hand2", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand2.4": {"kind": "card", "zone": "hand2", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "plate3": {"text": 34, "say": 35}, "hand3.0": {"kind": "card", "zone": "hand3", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand3.1": {"kind": "card", "zone": "hand3", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand3.2": {"kind": "card", "zone": "hand3", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand3.3": {"kind": "card", "zone": "hand3", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand3.4": {"kind": "card", "zone": "hand3", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "plate0": {"text": 36, "say": 37}, "hand0.0": {"kind": "card", "zone": "hand0", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand0.1": {"kind": "card", "zone": "hand0", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand0.2": {"kind": "card", "zone": "hand0", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand0.3": {"kind": "card", "zone": "hand0", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand0.4": {"kind": "card", "zone": "hand0", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "no-discard": null}, "marks": [[0, "JD JS"], [1, "QD AD 8H"]], "prompt": {"text": 38, "rules": 3}, "story": [{"text": 39, "rules": 4}, {"text": 40, "rules": 5}, {"text": 41, "rules": 6, "ends": 1}], "turn": "plate1"}, {"title": [0, 42, 43], "zones": {"badge": {"label": 43, "kind": "badge", "boxes": [[538, 217, 1.1], [401, 168, 1.14], [308, 140, 0.86]], "w": 64, "h": 64, "order": 3}}, "items": {"word.discard": {"x": 445, "others": [[323, 286, 0], [234, 232, 0]]}, "7S": {"x": 108}, "JD": {"zone": "discard", "x": 142, "y": 56, "n": 1, "was": "hand1.2", "others": null, "r": null}, "badge": {"kind": "thing", "zone": "badge", "x": 32, "y": 32, "n": 0, "face": "wishS", "say": 43}, "word.badge": {"kind": "caption", "zone": "table", "x": 574, "y": 331, "n": 6, "text": 43, "others": [[438, 286, 0], [335, 232, 0]], "tone": "quiet"}, "plate1": {"text": 44, "say": 45}, "QD": {"x": 156, "y": 64, "others": null, "was": null}, "AD": {"x": 242, "r": -1, "was": null}, "8H": {"x": 328, "y": 62, "r": 1, "others": null, "was": null}, "JS": {"x": 414, "y": 64, "r": 2, "others": null, "was": null}, "hand2.0": {"was": null}, "hand2.1": {"was": null}, "hand2.2": {"was": null}, "hand2.3": {"was": null}, "hand2.4": {"was": null}, "hand3.0": {"was": null}, "hand3.1": {"was": null}, "hand3.2": {"was": null}, "hand3.3": {"was": null}, "hand3.4": {"was": null}, "hand0.0": {"was": null}, "hand0.1": {"was": null}, "hand0.2": {"was": null}, "hand0.3": {"was": null}, "hand0.4": {"was": null}}, "marks": [], "prompt": {"text": 46, "rules": 7}, "story": [{"text": 47, "rules": 8}, {"text": 48, "rules": 9, "ends": 1}], "turn": "plate2"}], "chapters": [], "shapes": [[790, 576], [540, 530], [400, 451]], "seats": []}}]}
]
}
},
"edits": false,
"examples": {
"rules": {
"miau-miau.jack-must-match": {
"example": true,
"films": [{"timeline": {"v": 3, "rev": 0, "part": [0, 2], "chapters": [], "shapes": [[790, 576], [540, 530], [400, 451]], "seats": []}}],
"more": 2,
"refuses": [{"en": "The jack of diamonds does not fit on the queen of clubs: in this game a jack, too, needs the suit of the card below."}],
"causes": [],
"beside": [],
"readings": [{"name": "true", "code": "mops.Table(mops.game('miau_miau', players=4, jack_wild=True))", "films": [{"timeline": {"v": 3, "rev": 0, "part": [2, 3], "chapters": [], "shapes": [[790, 576], [540, 530], [400, 451]], "seats": []}}, {"timeline": {"v": 3, "rev": 0, "part": [5, 3], "chapters": [], "shapes": [[790, 576], [540, 530], [400, 451]], "seats": []}}]}]
}
},
"common": {
"texts": {
"en": ["fits, and chooses the suit", "A jack has to fit by its suit.", "Neither the rank nor the suit fits.", "Miau! Miau!", "Anna is playing", "Draw pile", "Discard pile", "Anna", "Hand of Anna", "Ben", "Hand of Ben", "Draw pile", "1", "one card", "Discard", "Anna · 4", "Anna · 4 cards", "Ben · 3", "Ben · 3 cards", "Anna can play the jack of clubs.", "The jack of diamonds does not fit on the queen of clubs: in this game a jack, too, needs the suit of the card below.", "The deal", "Cleo", "Hand of Cleo", "Dana", "Hand of Dana", "Pile empty", "no card", "Ben · 0", "Ben · 0 cards", "Cleo · 0", "Cleo · 0 cards", "Dana · 0", "Dana · 0 cards", "Anna · 0", "Anna · 0 cards", "The cards have to be dealt.", "Ben is playing", "11", "11 cards", "Ben · 5", "Ben · 5 cards", "Cleo · 5", "Cleo · 5 cards", "Dana · 5", "Dana · 5 cards", "Anna · 5", "Anna · 5 cards", "Ben can play the jack of spades.", "Anna shuffles the 32 cards and deals 5 to each player. 11 cards are left for the draw pile.", "The 7 of spades is turned up. The discard pile begins with it. Nobody has played this card, so it has no effect.", "Ben sits to the left of Anna, who dealt, and begins.", "The jack of diamonds does not fit on the 7 of spades: in this game a jack, too, needs the suit of the card below.", "Ben can play the jack of diamonds or jack of spades.", "Cleo is playing", "Spades chosen", "Ben · 4", "Ben · 4 cards", "Cleo is playing.", "Ben plays the jack of diamonds. In this game a jack fits on everything but a jack.", "Ben chooses spades. Only spades fit on the jack now."]
},
"marks": [
{"kind": "open", "why": 0, "rules": 0},
{"kind": "dim", "why": 1, "rules": 1},
{"kind": "dim", "why": 2, "rules": 2}
],
"cites": [
[],
["miau-miau.jack-must-match"],
["miau-miau.match"],
["miau-miau.match", "miau-miau.must-play"],
["miau-miau.deal"],
["miau-miau.deal", "miau-miau.deck", "miau-miau.piles"],
["miau-miau.piles", "miau-miau.start-card-effect"],
["miau-miau.first-player"],
["miau-miau.one-card"],
["miau-miau.jack-must-match", "miau-miau.one-card"],
["miau-miau.jack-wish", "miau-miau.wish-binds"]
],
"frames": [
{"title": [3, 4], "zones": {"table": {"label": 3, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 576, "order": 0}, "stack": {"label": 5, "kind": "stack", "boxes": [[181, 186, 1.1], [66, 136, 1.14], [37, 116, 0.86]], "w": 88, "h": 120, "order": 1}, "discard": {"label": 6, "kind": "discard", "boxes": [[308, 190, 1.1], [180, 141, 1.14], [127, 119, 0.86]], "w": 182, "h": 112, "order": 2}, "seat0": {"label": 7, "kind": "seat", "boxes": [[310, 536, 1], [185, 490, 1], [115, 411, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 8, "kind": "hand", "boxes": [[39, 368, 1.25], [-86, 322, 1.25], [-108, 266, 1.08]], "w": 570, "h": 140, "order": 401, "seat": 0, "own": true}, "seat1": {"label": 9, "kind": "seat", "boxes": [[329, 116, 1], [204, 94, 1], [134, 74, 1]], "w": 132, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 10, "kind": "hand", "boxes": [[293, 20, 0.8], [183, 12, 0.68], [136, 12, 0.5]], "w": 256, "h": 112, "order": 31, "seat": 1}}, "items": {"word.draw": {"kind": "caption", "zone": "table", "x": 225, "y": 331, "n": 0, "text": 11, "others": [[111, 286, 0], [72, 232, 0]], "tone": "quiet"}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "stack", "text": 12, "say": 13}, "word.discard": {"kind": "caption", "zone": "table", "x": 464, "y": 331, "n": 0, "text": 14, "others": [[342, 286, 0], [249, 232, 0]], "tone": "quiet"}, "QC": {"kind": "card", "zone": "discard", "x": 142, "y": 56, "n": 0, "face": "QC"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 15, "say": 16, "tone": "you"}, "JC": {"kind": "card", "zone": "hand0", "x": 156, "y": 64, "n": 9, "face": "JC", "r": -2}, "JD": {"kind": "card", "zone": "hand0", "x": 242, "y": 62, "n": 22, "face": "JD", "r": -1}, "TH": {"kind": "card", "zone": "hand0", "x": 328, "y": 62, "n": 34, "face": "TH", "r": 1}, "AH": {"kind": "card", "zone": "hand0", "x": 414, "y": 64, "n": 38, "face": "AH", "r": 2}, "plate1": {"kind": "plate", "zone": "seat1", "x": 66.0, "y": 15.0, "n": 0, "text": 17, "say": 18}, "hand1.0": {"kind": "card", "zone": "hand1", "x": 78, "y": 56, "n": 53}, "hand1.1": {"kind": "card", "zone": "hand1", "x": 128, "y": 56, "n": 54}, "hand1.2": {"kind": "card", "zone": "hand1", "x": 178, "y": 56, "n": 55}}, "marks": [[0, "JC"], [1, "JD"], [2, "TH AH"]], "arrows": [], "prompt": {"text": 19, "rules": 3}, "story": [], "notice": null, "buttons": [], "about": {}, "sheet": null, "turn": "plate0", "coach": null},
{"prompt": null, "notice": {"kind": "refusal", "text": 20, "rules": 1}},
{"title": [3, 21], "zones": {"seat1": {"boxes": [[310, 536, 1], [185, 490, 1], [115, 411, 1]], "w": 170, "order": 400}, "hand1": {"boxes": [[39, 368, 1.25], [-86, 322, 1.25], [-108, 266, 1.08]], "w": 570, "h": 140, "order": 401, "own": true}, "seat2": {"label": 22, "kind": "seat", "boxes": [[32, 188, 1], [29, 94, 1], [6, 74, 1]], "w": 132, "h": 30, "order": 30, "seat": 2}, "hand2": {"label": 23, "kind": "hand", "boxes": [[8, 104, 0.7], [8, 12, 0.68], [8, 12, 0.5]], "w": 256, "h": 112, "order": 31, "seat": 2}, "seat3": {"label": 24, "kind": "seat", "boxes": [[329, 104, 1], [204, 94, 1], [134, 74, 1]], "w": 132, "h": 30, "order": 50, "seat": 3}, "hand3": {"label": 25, "kind": "hand", "boxes": [[305, 20, 0.7], [183, 12, 0.68], [136, 12, 0.5]], "w": 256, "h": 112, "order": 51, "seat": 3}, "seat0": {"boxes": [[626, 188, 1], [379, 94, 1], [262, 74, 1]], "w": 132, "order": 70}, "hand0": {"boxes": [[603, 104, 0.7], [358, 12, 0.68], [264, 12, 0.5]], "w": 256, "h": 112, "order": 71, "own": null}}, "items": {"word.draw": {"text": 26}, "stack": {"face": "gap", "say": 27, "text": null}, "no-discard": {"kind": "thing", "zone": "discard", "x": 142, "y": 56, "n": -1, "face": "gap"}, "plate1": {"x": 85.0, "text": 28, "say": 29, "tone": "you"}, "plate2": {"kind": "plate", "zone": "seat2", "x": 66.0, "y": 15.0, "n": 0, "text": 30, "say": 31}, "plate3": {"kind": "plate", "zone": "seat3", "x": 66.0, "y": 15.0, "n": 0, "text": 32, "say": 33}, "plate0": {"x": 66.0, "text": 34, "say": 35, "tone": null}, "QC": null, "JC": null, "JD": null, "TH": null, "AH": null, "hand1.0": null, "hand1.1": null, "hand1.2": null}, "marks": [], "prompt": {"text": 36, "rules": 4}, "notice": null, "turn": null},
{"title": [3, 37], "items": {"word.draw": {"text": 11}, "stack": {"face": "stack", "text": 38, "say": 39}, "7S": {"kind": "card", "zone": "discard", "x": 142, "y": 56, "n": 0, "face": "7S"}, "plate1": {"text": 40, "say": 41}, "JD": {"kind": "card", "zone": "hand1", "x": 113, "y": 66, "n": 22, "face": "JD", "others": [[122, 66, -3], [153, 66, -3]], "r": -3, "was": "stack"}, "QD": {"kind": "card", "zone": "hand1", "x": 199, "y": 63, "n": 23, "face": "QD", "others": [[204, 63, -2], [219, 63, -2]], "r": -2, "was": "stack"}, "AD": {"kind": "card", "zone": "hand1", "x": 285, "y": 62, "n": 25, "face": "AD", "was": "stack"}, "8H": {"kind": "card", "zone": "hand1", "x": 371, "y": 63, "n": 32, "face": "8H", "others": [[366, 63, 2], [351, 63, 2]], "r": 2, "was": "stack"}, "JS": {"kind": "card", "zone": "hand1", "x": 457, "y": 66, "n": 48, "face": "JS", "others": [[448, 66, 3], [417, 66, 3]], "r": 3, "was": "stack"}, "plate2": {"text": 42, "say": 43}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand2.3": {"kind": "card", "zone": "hand2", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand2.4": {"kind": "card", "zone": "hand2", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "plate3": {"text": 44, "say": 45}, "hand3.0": {"kind": "card", "zone": "hand3", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand3.1": {"kind": "card", "zone": "hand3", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand3.2": {"kind": "card", "zone": "hand3", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand3.3": {"kind": "card", "zone": "hand3", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand3.4": {"kind": "card", "zone": "hand3", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "plate0": {"text": 46, "say": 47}, "hand0.0": {"kind": "card", "zone": "hand0", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand0.1": {"kind": "card", "zone": "hand0", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand0.2": {"kind": "card", "zone": "hand0", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand0.3": {"kind": "card", "zone": "hand0", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand0.4": {"kind": "card", "zone": "hand0", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "no-discard": null}, "marks": [[1, "JD"], [2, "QD AD 8H"], [0, "JS"]], "prompt": {"text": 48, "rules": 3}, "story": [{"text": 49, "rules": 5}, {"text": 50, "rules": 6}, {"text": 51, "rules": 7, "ends": 1}], "turn": "plate1"},
{"items": {"JD": {"was": null}, "QD": {"was": null}, "AD": {"was": null}, "8H": {"was": null}, "JS": {"was": null}, "hand2.0": {"was": null}, "hand2.1": {"was": null}, "hand2.2": {"was": null}, "hand2.3": {"was": null}, "hand2.4": {"was": null}, "hand3.0": {"was": null}, "hand3.1": {"was": null}, "hand3.2": {"was": null}, "hand3.3": {"was": null}, "hand3.4": {"was": null}, "hand0.0": {"was": null}, "hand0.1": {"was": null}, "hand0.2": {"was": null}, "hand0.3": {"was": null}, "hand0.4": {"was": null}}, "prompt": null, "story": [], "notice": {"kind": "refusal", "text": 52, "rules": 1}},
{"title": [3, 21], "items": {"word.draw": {"text": 26}, "stack": {"face": "gap", "say": 27, "text": null}, "no-discard": {"kind": "thing", "zone": "discard", "x": 142, "y": 56, "n": -1, "face": "gap"}, "plate1": {"text": 28, "say": 29}, "plate2": {"text": 30, "say": 31}, "plate3": {"text": 32, "say": 33}, "plate0": {"text": 34, "say": 35}, "7S": null, "JD": null, "QD": null, "AD": null, "8H": null, "JS": null, "hand2.0": null, "hand2.1": null, "hand2.2": null, "hand2.3": null, "hand2.4": null, "hand3.0": null, "hand3.1": null, "hand3.2": null, "hand3.3": null, "hand3.4": null, "hand0.0": null, "hand0.1": null, "hand0.2": null, "hand0.3": null, "hand0.4": null}, "marks": [], "prompt": {"text": 36, "rules": 4}, "notice": null, "turn": null},
{"title": [3, 37], "items": {"word.draw": {"text": 11}, "stack": {"face": "stack", "text": 38, "say": 39}, "7S": {"kind": "card", "zone": "discard", "x": 142, "y": 56, "n": 0, "face": "7S"}, "plate1": {"text": 40, "say": 41}, "JD": {"kind": "card", "zone": "hand1", "x": 113, "y": 66, "n": 22, "face": "JD", "others": [[122, 66, -3], [153, 66, -3]], "r": -3, "was": "stack"}, "QD": {"kind": "card", "zone": "hand1", "x": 199, "y": 63, "n": 23, "face": "QD", "others": [[204, 63, -2], [219, 63, -2]], "r": -2, "was": "stack"}, "AD": {"kind": "card", "zone": "hand1", "x": 285, "y": 62, "n": 25, "face": "AD", "was": "stack"}, "8H": {"kind": "card", "zone": "hand1", "x": 371, "y": 63, "n": 32, "face": "8H", "others": [[366, 63, 2], [351, 63, 2]], "r": 2, "was": "stack"}, "JS": {"kind": "card", "zone": "hand1", "x": 457, "y": 66, "n": 48, "face": "JS", "others": [[448, 66, 3], [417, 66, 3]], "r": 3, "was": "stack"}, "plate2": {"text": 42, "say": 43}, "hand2.0": {"kind": "card", "zone": "hand2", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand2.1": {"kind": "card", "zone": "hand2", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand2.2": {"kind": "card", "zone": "hand2", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand2.3": {"kind": "card", "zone": "hand2", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand2.4": {"kind": "card", "zone": "hand2", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "plate3": {"text": 44, "say": 45}, "hand3.0": {"kind": "card", "zone": "hand3", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand3.1": {"kind": "card", "zone": "hand3", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand3.2": {"kind": "card", "zone": "hand3", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand3.3": {"kind": "card", "zone": "hand3", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand3.4": {"kind": "card", "zone": "hand3", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "plate0": {"text": 46, "say": 47}, "hand0.0": {"kind": "card", "zone": "hand0", "x": 40, "y": 56, "n": 53, "others": [[53, 56, 0], [53, 56, 0]], "was": "stack"}, "hand0.1": {"kind": "card", "zone": "hand0", "x": 84, "y": 56, "n": 54, "others": [[90, 56, 0], [90, 56, 0]], "was": "stack"}, "hand0.2": {"kind": "card", "zone": "hand0", "x": 128, "y": 56, "n": 55, "was": "stack"}, "hand0.3": {"kind": "card", "zone": "hand0", "x": 172, "y": 56, "n": 56, "others": [[166, 56, 0], [166, 56, 0]], "was": "stack"}, "hand0.4": {"kind": "card", "zone": "hand0", "x": 216, "y": 56, "n": 57, "others": [[203, 56, 0], [203, 56, 0]], "was": "stack"}, "no-discard": null}, "marks": [[0, "JD JS"], [2, "QD AD 8H"]], "prompt": {"text": 53, "rules": 3}, "story": [{"text": 49, "rules": 5}, {"text": 50, "rules": 6}, {"text": 51, "rules": 7, "ends": 1}], "turn": "plate1"},
{"title": [3, 54, 55], "zones": {"badge": {"label": 55, "kind": "badge", "boxes": [[538, 217, 1.1], [401, 168, 1.14], [308, 140, 0.86]], "w": 64, "h": 64, "order": 3}}, "items": {"word.discard": {"x": 445, "others": [[323, 286, 0], [234, 232, 0]]}, "7S": {"x": 108}, "JD": {"zone": "discard", "x": 142, "y": 56, "n": 1, "was": "hand1.2", "others": null, "r": null}, "badge": {"kind": "thing", "zone": "badge", "x": 32, "y": 32, "n": 0, "face": "wishS", "say": 55}, "word.badge": {"kind": "caption", "zone": "table", "x": 574, "y": 331, "n": 6, "text": 55, "others": [[438, 286, 0], [335, 232, 0]], "tone": "quiet"}, "plate1": {"text": 56, "say": 57}, "QD": {"x": 156, "y": 64, "others": null, "was": null}, "AD": {"x": 242, "r": -1, "was": null}, "8H": {"x": 328, "y": 62, "r": 1, "others": null, "was": null}, "JS": {"x": 414, "y": 64, "r": 2, "others": null, "was": null}, "hand2.0": {"was": null}, "hand2.1": {"was": null}, "hand2.2": {"was": null}, "hand2.3": {"was": null}, "hand2.4": {"was": null}, "hand3.0": {"was": null}, "hand3.1": {"was": null}, "hand3.2": {"was": null}, "hand3.3": {"was": null}, "hand3.4": {"was": null}, "hand0.0": {"was": null}, "hand0.1": {"was": null}, "hand0.2": {"was": null}, "hand0.3": {"was": null}, "hand0.4": {"was": null}}, "marks": [], "prompt": {"text": 58, "rules": 8}, "story": [{"text": 59, "rules": 9}, {"text": 60, "rules": 10, "ends": 1}], "turn": "plate2"}
]
}
},
"kind": "rules",
"kit": {
"art": "",
"written": {
"en": "<symbol id='rankJ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>J</text><use href='#cap' x='35' y='29' width='38' height='25'/></symbol><symbol id='rankQ' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>Q</text><use href='#tiara' x='31' y='33' width='30' height='20' fill='#f6d27a'/></symbol><symbol id='rankK' viewBox='0 0 80 112'><text x='19' y='36' font-size='36' font-weight='800' text-anchor='middle'>K</text><use href='#crown' x='30' y='27' width='32' height='21' fill='#f0b93a'/></symbol>"
},
"faces": {
"gap": {
"w": 80,
"h": 112,
"svg": "",
"label": {"en": ""}
}
},
"back": {
"w": 80,
"h": 112,
"svg": "",
"label": {
"en": "face-down card"
}
},
"rules": {
"miau-miau.deal": {
"section": "2.2",
"chapter": "2",
"status": "explicit",
"statusText": {"en": "the rulebook says so"},
"title": {"en": "Five cards each"},
"text": {"en": "All cards are shuffled, and everybody gets five."},
"where": {"en": "Game rules, first paragraph"},
"bit": 2
}
},
"chapters": {},
"summary": {},
"names": [
"Anna",
"Ben",
"Cleo",
"Dana"
]
},
"lang": "en",
"langs": [
"en"
],
"left": false,
"rule": "miau-miau.deck",
"sorry": {
"en": "This page does not let the table’s program run. Open the notebook elsewhere, such as in JupyterLab."
},
"still": "00000000",
"theme": "auto",
"timeline": {
"v": 3,
"rev": 0,
"texts": {
"en": [
"Miau! Miau!",
"The deal",
"Draw pile",
"Discard pile",
"Anna",
"Hand of Anna",
"Ben",
"Hand of Ben",
"Cleo",
"Hand of Cleo",
"Dana",
"Hand of Dana",
"Emil",
"Hand of Emil",
"Pile empty",
"no card",
"Discard",
"Anna · 0",
"Anna · 0 cards",
"Ben · 0",
"Ben · 0 cards",
"Cleo · 0",
"Cleo · 0 cards",
"Dana · 0",
"Dana · 0 cards",
"Emil · 0",
"Emil · 0 cards",
"The cards have to be dealt.",
"Get rid of your cards; whoever has none left first wins. Each card has to fit the one on top by rank or by suit, and with one card left you say “Miau!”, or you draw as a penalty."
]
},
"marks": [],
"cites": [
[
"miau-miau.deal"
],
[]
],
"frames": [
{
"title": [0, 1],
"zones": {"table": {"label": 0, "kind": "table", "boxes": [[0, 0, 1], [0, 0, 1], [0, 0, 1]], "w": 790, "h": 570, "order": 0}, "stack": {"label": 2, "kind": "stack", "boxes": [[181, 180, 1.1], [89, 216, 1], [40, 189, 0.84]], "w": 88, "h": 120, "order": 1}, "discard": {"label": 3, "kind": "discard", "boxes": [[308, 184, 1.1], [191, 220, 1], [128, 192, 0.84]], "w": 182, "h": 112, "order": 2}, "seat0": {"label": 4, "kind": "seat", "boxes": [[310, 530, 1], [185, 539, 1], [115, 470, 1]], "w": 170, "h": 30, "order": 400, "seat": 0}, "hand0": {"label": 5, "kind": "hand", "boxes": [[39, 362, 1.25], [-61, 384, 1.16], [-85, 336, 1]], "w": 570, "h": 140, "order": 401, "seat": 0, "own": true}, "seat1": {"label": 6, "kind": "seat", "boxes": [[27, 195, 1], [73, 74, 1], [38, 61, 1]], "w": 132, "h": 30, "order": 30, "seat": 1}, "hand1": {"label": 7, "kind": "hand", "boxes": [[16, 122, 0.6], [75, 12, 0.5], [55, 12, 0.38]], "w": 256, "h": 112, "order": 31, "seat": 1}, "seat2": {"label": 8, "kind": "seat", "boxes": [[214, 93, 1], [335, 74, 1], [230, 61, 1]], "w": 132, "h": 30, "order": 50, "seat": 2}, "hand2": {"label": 9, "kind": "hand", "boxes": [[203, 20, 0.6], [337, 12, 0.5], [247, 12, 0.38]], "w": 256, "h": 112, "order": 51, "seat": 2}, "seat3": {"label": 10, "kind": "seat", "boxes": [[444, 93, 1], [73, 174, 1], [38, 148, 1]], "w": 132, "h": 30, "order": 70, "seat": 3}, "hand3": {"label": 11, "kind": "hand", "boxes": [[433, 20, 0.6], [75, 112, 0.5], [55, 99, 0.38]], "w": 256, "h": 112, "order": 71, "seat": 3}, "seat4": {"label": 12, "kind": "seat", "boxes": [[631, 195, 1], [335, 174, 1], [230, 148, 1]], "w": 132, "h": 30, "order": 90, "seat": 4}, "hand4": {"label": 13, "kind": "hand", "boxes": [[620, 122, 0.6], [337, 112, 0.5], [247, 99, 0.38]], "w": 256, "h": 112, "order": 91, "seat": 4}},
"items": {"word.draw": {"kind": "caption", "zone": "table", "x": 225, "y": 325, "n": 0, "text": 14, "others": [[129, 349, 0], [74, 303, 0]], "tone": "quiet"}, "stack": {"kind": "thing", "zone": "stack", "x": 44, "y": 60, "n": 0, "face": "gap", "say": 15}, "word.discard": {"kind": "caption", "zone": "table", "x": 464, "y": 325, "n": 0, "text": 16, "others": [[333, 349, 0], [247, 303, 0]], "tone": "quiet"}, "no-discard": {"kind": "thing", "zone": "discard", "x": 142, "y": 56, "n": -1, "face": "gap"}, "plate0": {"kind": "plate", "zone": "seat0", "x": 85.0, "y": 15.0, "n": 0, "text": 17, "say": 18, "tone": "you"}, "plate1": {"kind": "plate", "zone": "seat1", "x": 66.0, "y": 15.0, "n": 0, "text": 19, "say": 20}, "plate2": {"kind": "plate", "zone": "seat2", "x": 66.0, "y": 15.0, "n": 0, "text": 21, "say": 22}, "plate3": {"kind": "plate", "zone": "seat3", "x": 66.0, "y": 15.0, "n": 0, "text": 23, "say": 24}, "plate4": {"kind": "plate", "zone": "seat4", "x": 66.0, "y": 15.0, "n": 0, "text": 25, "say": 26}},
"marks": [],
"arrows": [],
"prompt": {"text": 27, "rules": 0},
"story": [],
"notice": {"kind": "new", "text": 28, "rules": 1},
"buttons": [],
"about": {},
"sheet": null,
"turn": null,
"coach": null
}
],
"chapters": [],
"shapes": [
[
790,
570
],
[
540,
579
],
[
400,
510
]
],
"seats": []
}
},
},
};
