"""Put new and changed passages of lessons and tutorials into their catalogues: ``python -m mopsbook.editions``."""

from pathlib import Path

from mopsbook.core.registry import games
from mopsbook.editions import of_games, of_notebooks

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"

for game in filter(of_games.has_lesson, games()):
    for lang in of_games.further_languages(game):
        of_games.renew(game, lang)
for path in NOTEBOOKS.glob("*.po"):
    of_notebooks.renew(NOTEBOOKS, path.stem)
