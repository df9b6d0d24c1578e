# Was der Befehl `mopsbook` sagt.
about = Kopiert die mopsbook-Lektionen in einen Ordner deiner Wahl und öffnet sie in JupyterLab.
more = Andere Optionen gehen an JupyterLab weiter, hinter dem Ordner: `mopsbook ORDNER --port 8911`. `mopsbook cases DATEI...` prüft stattdessen durchgespielte Fälle der Regeln, und `mopsbook new NAME` schreibt ein Paket für ein eigenes Spiel; siehe `mopsbook cases --help` und `mopsbook new --help`.
folder-help = wohin die Lektionen kommen (ohne Angabe wird gefragt; ./{ $default }, wenn niemand antworten kann)
no-browser-help = JupyterLab ohne Browser starten; es nennt die Adresse, die zu öffnen ist
only-copy-help = die Lektionen kopieren und JupyterLab nicht starten
cases-about = Prüft durchgespielte Fälle: die Blöcke `json case` einer Markdown-Datei oder eine JSON-Datei mit einem Spiel und seinen Fällen.
cases-help = eine Markdown- oder JSON-Datei mit durchgespielten Fällen
new-about = Schreibt ein eigenes Paket mit einem winzigen Spiel, das sich spielen lässt, und mit den Tests, die es besteht.
new-name-help = der Name des Spiels: kleine Buchstaben, Ziffern und _, etwa skat
new-into-help = wo der Ordner des Pakets entsteht (ohne Angabe hier)
new-done = Das Spiel { $game } liegt in { $folder }. Installiere es mit: pip install -e { $folder } - und starte dort pytest.
new-unwritten = In { $folder } lässt sich das Paket nicht schreiben: { $why }. Nenne einen anderen Platz: mopsbook new NAME --into ORDNER
ask-folder = Ordner für die Lektionen [{ $default }]:{" "}
ask-overwrite = { $file } unterscheidet sich von der Lektion dieser Version. Deine Datei überschreiben? [j/N]{" "}
yes = j ja y yes
copied = { $count ->
    [0] In { $folder } liegen schon alle Lektionen.
    [one] Eine Lektion nach { $folder } kopiert.
   *[other] { $count } Lektionen nach { $folder } kopiert.
}
kept = Deine eigene Datei { $file } bleibt; sie unterscheidet sich von der Lektion dieser Version. Lösche sie oder benenne sie um, dann bekommst du die neue.
cannot-write = In { $folder } lassen sich die Lektionen nicht schreiben: { $why }. Nenne einen anderen Platz: mopsbook ORDNER
no-tutorials = Diese Installation enthält keine Lektionen. Installiere mopsbook neu: pip install --force-reinstall "mopsbook[lab]"
no-lab = JupyterLab ist nicht installiert, deshalb lassen sich die Lektionen in { $folder } nicht öffnen. Installiere es mit: pip install "mopsbook[lab]"
