"""Put new and changed passages of the lessons into their catalogues: ``python -m mopsbook.editions``."""

from mopsbook.core.registry import games
from mopsbook.editions import of_games

for game in filter(of_games.has_lesson, games()):
    for lang in of_games.further_languages(game):
        of_games.renew(game, lang)
