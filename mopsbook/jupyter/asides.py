"""Tables that open in the place of another widget, and lead back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mopsbook.core.game import Game
from mopsbook.core.state import State
from mopsbook.jupyter.quiz import Quiz
from mopsbook.jupyter.table import Table
from mopsbook.quiz.learned import Learned
from mopsbook.teach.kept import kept_readings


def otherwise(game: Game[Any, Any], rule: object, name: object, lang: str) -> Table | None:
    """Return a table at which a rule is read otherwise; None if there is no such reading.

    Examples
    --------
    >>> import mopsbook as mops
    >>> otherwise(mops.game("mopsen"), "mopsen.pinch-must", "may", "en").game.options.pinch
    'may'
    >>> otherwise(mops.game("mopsen"), "mopsen.pinch-must", "perhaps", "en")
    """
    if not isinstance(rule, str) or rule not in game.rules or not isinstance(name, str):
        return None
    found = kept_readings(game, rule).get(name)
    return None if found is None else Table(found.game, lang=lang)


def from_here(
    game: Game[Any, Any], state: State, seat: int | None, names: Sequence[str], lang: str
) -> Table:
    """Return a table to try moves at from a position: of one seat, or else of all, with nothing to pass on.

    Examples
    --------
    >>> import mopsbook as mops
    >>> game = mops.game("mauz", players=2)
    >>> from_here(game, game.start(7), None, (), "en").state == game.start(7)
    True
    """
    seats = "all" if seat is None else seat
    return Table(game, seat=seats, names=names or None, lang=lang, start=state, cover=False, seed=0)


def questions(game: Game[Any, Any], lang: str, learned: Learned) -> Quiz:
    """Return questions about a game.

    Examples
    --------
    >>> import mopsbook as mops
    >>> questions(mops.game("mauz"), "en", mops.Learned()).game
    <Game mauz: players=4>
    """
    return Quiz(game, lang=lang, learned=learned)
