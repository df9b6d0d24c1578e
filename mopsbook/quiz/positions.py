"""Where questions are asked: moments of seeded games, those that are kept of rules, and examples of rules.

Of examples only such are taken as could come up in a game: most do with few cards, which is no table to ask about.

What seldom comes up stands in a game's ``rare.toml``: for a kind of question positions, each with the move that is made
then, the number of players and other options, and the level if it is rare at that alone. ``python -m tests.rare`` finds such. Which kinds are asked about a rule
stands in ``about.toml``, which ``python -m tests.about`` writes.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, NamedTuple

from mopsbook.core import registry
from mopsbook.core.game import Game, game_with
from mopsbook.core.options import changed_options
from mopsbook.core.parts import all_there
from mopsbook.core.state import HIDDEN
from mopsbook.core.step import AnyStep
from mopsbook.record import by_chance
from mopsbook.teach.examples import Example, example
from mopsbook.teach.kept import kept_moments


class Occasion(NamedTuple):
    """A move in a game, or an outcome of chance: the step, as it really was, and the game."""

    game: Game[Any, Any]
    step: AnyStep

    @property
    def last(self) -> bool:
        """Whether the game ends with it."""
        return self.game.actor(self.step.after) is None


def played(game: Game[Any, Any], rng: Random) -> Iterator[Occasion]:
    """Yield all moves of a game of moves by chance, deals included.

    Examples
    --------
    >>> import mopsbook as mops
    >>> places = list(played(mops.game("mopsen", players=3), Random(1)))
    >>> places[-1].last, places[0].last
    (True, False)
    """
    return (Occasion(game, step) for step in by_chance.played(game, rng))


def opened(game: Game[Any, Any], state: Any) -> Any:
    """Return what all seats together know of a position, as when they lay their hands open.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> view = opened(g, g.position("hands R5 / R2 B9 / B8; stack Y1 Y2"))
    >>> view.hands, view.stack
    ((('R5',), ('R2', 'B9'), ('B8',)), ('?', '?'))
    """
    return _together([game.observe(state, seat) for seat in range(game.players)])


def _together(views: Sequence[Any]) -> Any:
    """Return of each thing what somebody knows who sees it."""
    first = views[0]
    if isinstance(first, tuple) and all(len(view) == len(first) for view in views):
        parts = map(_together, zip(*views, strict=True))
        made = getattr(type(first), "_make", None)  # that of a position, which is a named tuple
        return made(parts) if made is not None else tuple(parts)
    return next((view for view in views if view != HIDDEN), HIDDEN)


def shown(game: Game[Any, Any], rules: Iterable[str]) -> Iterator[Occasion]:
    """Yield the moves of what shows rules under the options of a game: of whole tables alone.

    The number of players may be another.
    """
    for rule in rules:
        for found in showing(game, rule):
            theirs = found.trace.game
            for step in found.trace.steps():
                yield Occasion(theirs, step)
            last = found.trace.last
            if moves := theirs.legal(last):
                yield Occasion(theirs, theirs.apply(last, moves[0]))


def showing(game: Game[Any, Any], rule: str) -> Iterator[Example]:
    """Yield what shows a rule under the options of a game on a whole table: its example, and moments of games.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mogel_motte")
    >>> [len(one.trace.start.discard) > 1 for one in showing(g, "motte.own-hand")]
    [True, True]
    """
    told = example(game, rule)
    for found in (*([] if told is None else [told]), *kept_moments(game, rule)):
        theirs = found.trace.game
        if same_options(theirs, game) and all_there(theirs, found.trace.last):
            yield found


def rare(
    game: Game[Any, Any], kind: str, anyhow: bool = False, level: int | None = None
) -> tuple[Occasion, ...]:
    """Return the moves about which a rare kind of question is asked under the options of a game; () if it is not rare.

    The number of players may be another only if `anyhow` is said. What is rare but at one level is known at that alone.

    Examples
    --------
    >>> import mopsbook as mops
    >>> places = rare(mops.game("dog"), "rest-of-seven")
    >>> len(places) > 2, rare(mops.game("mopsen"), "pinches")
    (True, ())
    """
    return tuple(
        Occasion(theirs, theirs.apply(theirs.position(one["position"]), theirs.move(one["move"])))
        for one in known_as_rare(game.name).get(kind, ())
        if one.get("level") in (None, level)
        and _options(theirs := game_with(game.name, one.get("options", {}))) == _options(game)
        and (anyhow or theirs.players == game.players)
    )


@cache
def known_as_rare(game: str) -> dict[str, list[dict[str, Any]]]:
    """Return what stands in the ``rare.toml`` of a game, by kinds of questions."""
    return _kept(game, "rare.toml")


@cache
def known_about(game: str) -> dict[str, dict[str, Any]]:
    """Return what stands in the ``about.toml`` of a game: for each rule the kinds that it decides, and those of each level.

    Examples
    --------
    >>> known_about("mopsen")["mopsen.follow-suit"]["decides"]
    ['playable', 'refused']
    >>> known_about("mopsen")["levels"]["3"][:2]
    ['counts', 'happens']
    """
    return _kept(game, "about.toml")


def _kept(game: str, name: str) -> dict[str, Any]:
    known = files(registry.package(game)) / name
    return tomllib.loads(known.read_text("utf-8")) if known.is_file() else {}


def same_options(game: Game[Any, Any], other: Game[Any, Any]) -> bool:
    """Say whether two games have the same options, but for the number of players."""
    return _options(game) == _options(other)


def _options(game: Game[Any, Any]) -> dict[str, Any]:
    return {name: one for name, one in changed_options(game.options).items() if name != "players"}
