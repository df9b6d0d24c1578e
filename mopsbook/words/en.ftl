# What the command `mopsbook` says.
about = Copy the mopsbook tutorials into a folder of your choice and open JupyterLab on them.
more = Other options go on to JupyterLab, behind the folder: `mopsbook FOLDER --port 8911`. `mopsbook cases FILE...` checks worked cases of the rules instead, and `mopsbook new NAME` writes a package for a game of your own; see `mopsbook cases --help` and `mopsbook new --help`.
folder-help = where the tutorials go (asked for if left out; ./{ $default } if nobody can be asked)
no-browser-help = start JupyterLab without opening a browser; it prints the address to open
only-copy-help = copy the tutorials, and do not start JupyterLab
cases-about = Check worked cases: the `json case` blocks of a Markdown file, or a JSON file with a game and its cases.
cases-help = a Markdown or JSON file with worked cases
new-about = Write a package of its own with a tiny game that can be played, and with the tests that it passes.
new-name-help = the name of the game: lower-case letters, digits and _, such as skat
new-into-help = where the folder of the package is made (here, if left out)
new-done = The game { $game } is in { $folder }. Install it with: pip install -e { $folder } - and then run pytest there.
new-unwritten = The package cannot be written into { $folder }: { $why }. Name another place: mopsbook new NAME --into FOLDER
ask-folder = Folder for the tutorials [{ $default }]:{" "}
ask-overwrite = { $file } differs from the tutorial of this version. Overwrite your file? [y/N]{" "}
yes = y yes
copied = { $count ->
    [0] Every tutorial is in { $folder } already.
    [one] Copied one tutorial into { $folder }.
   *[other] Copied { $count } tutorials into { $folder }.
}
kept = Kept your own { $file }, which differs from the tutorial of this version. Delete or rename it to get the new one.
cannot-write = The tutorials cannot be written into { $folder }: { $why }. Name another place: mopsbook FOLDER
no-tutorials = This installation holds no tutorials. Install mopsbook again: pip install --force-reinstall "mopsbook[lab]"
no-lab = JupyterLab is not installed, so the tutorials in { $folder } cannot be opened. Install it with: pip install "mopsbook[lab]"
