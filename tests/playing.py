"""Games that tests play, and what they know of each apart from its engine."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, cast

import mopsbook as mops
from mopsbook.core.asking import Asked, Moment
from mopsbook.core.errors import OptionError
from mopsbook.core.game import Game
from mopsbook.core.options import choices
from mopsbook.testing import Facts, Subject, played

__all__ = [
    "asked_at",
    "drawn",
    "facts_of",
    "hiding",
    "known_of",
    "played",
    "subject_of",
    "values_of_options",
]

CASES = Path(__file__).parent / "cases"
"""The worked cases of all games."""
SEATS = range(2, 11)
"""Numbers of players of which each game takes some."""
UNLISTED = (1, 2, "random", (0, 2), (1, 2, 3), (0, 1, 2, 4))
"""Values for options that list none: a seat, whoever is drawn, or the sections of a board in use."""


def facts_of(name: str) -> Any:
    """Return the module of facts of a game; see :mod:`tests.test_properties`."""
    return import_module(f"tests.games.{name}.facts")


def known_of(name: str, what: str, usual: Any = ()) -> Any:
    """Return a fact of which most games have nothing to say, such as what of it is an exception."""
    return getattr(facts_of(name), what, usual)


def hiding() -> list[str]:
    """Return the games in which some seats know what others do not."""
    return [name for name in mops.games() if known_of(name, "HIDES", True)]


def asked_at(
    name: str, kind: Any, position: str, move: str = "", seed: int = 1, **options: Any
) -> Asked | None:
    """Return what a kind of question asks whoever has to move in a position, and then makes a move."""
    game = mops.game(name, **options)
    state = game.position(position)
    seat = max(game.actor(state) or 0, 0)
    played = game.move(move, state) if move else None
    view = game.observe(state, seat)
    found: Asked | None = kind(Moment(game, view, seat, played, Random(seed)))
    return found


@cache
def subject_of(name: str) -> Subject:
    """Return a game with what is known of it apart from its engine."""
    known, kind = facts_of(name), cast(Any, type(mops.game(name).options))
    facts = Facts(
        players=known.PLAYERS,
        options=known.OPTIONS,
        values={
            option: [*listed] or [*UNLISTED]
            for option, listed in (known.READINGS | known.IDLE).items()
            if option not in choices(kind)
        },
        games=known.GAMES,
        longest=known.LONGEST,
        universe=known.universe,
        conserved=known.conserved,
        hidden=known.hidden,
        told_openly=getattr(known, "told_openly", None),
        given_away=getattr(known, "GIVEN_AWAY", {}),
        staged=getattr(known, "STAGED", ()),
        of_positions=getattr(known, "OF_POSITIONS", ()),
        cases=sorted(path for path in CASES.iterdir() if path.suffix in (".json", ".md")),
    )
    return Subject(name, facts)


def values_of_options(name: str) -> dict[str, list[Any]]:
    """Return values of every option of a game beside the usual ones, also such as it may refuse."""
    facts = facts_of(name)
    values = {
        option: [*listed] or [*UNLISTED] for option, listed in (facts.READINGS | facts.IDLE).items()
    }
    for options in facts.OPTIONS:
        for option, value in options.items():
            values[option] += [value] if value not in values[option] else []
    return {"players": [*SEATS]} | values


def drawn(name: str, rng: Random) -> Game[Any, Any]:
    """Return a game with drawn values for about half of its options: those that go together."""
    values = values_of_options(name)
    game = mops.game(name)
    chosen: dict[str, Any] = {}
    for option in rng.sample([*values], len(values)):
        if rng.random() < 0.5:
            further = chosen | {option: rng.choice(values[option])}
            try:
                game, chosen = mops.game(name, **further), further
            except OptionError:
                continue
    return game
