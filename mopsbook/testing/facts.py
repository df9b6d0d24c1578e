"""What the properties have to be told of a game, because its declarations do not say it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from mopsbook.testing.hidden import Thing


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What is known of a game apart from its engine. All of it may be left out.

    Parameters
    ----------
    players : sequence of int
        Numbers of players; by default all that the game takes.
    options : sequence of mapping
        Sets of options under which whole games are played. Pairs of all choices are drawn besides.
    values : mapping
        Values of options that are no choices, such as ``{"goal": (50, 200)}``; they are drawn as well.
    games : int
        So many whole games are played of each set of options.
    longest : int
        No random game has more moves than this, those of chance included.
    universe : callable, optional
        Yields, from a position and a source of chance, every move that anybody could mean in it. By
        default these are the moves that were legal in other positions, and the same for other seats.
    conserved : callable, optional
        Raises AssertionError if a card is lost, or in two places.
    hidden : callable, optional
        Returns the things whose places a seat may not know, from a position and the seat; see
        :mod:`mopsbook.testing.hidden`. By default these are what the position declares, until the game is
        over. It is worked out from the rules, and never from ``observe``.
    told_openly : callable, optional
        Returns what a step names for all although it lies hidden around it, such as a card in passing.
    given_away : mapping
        The kinds of events by which something hidden is given away without being shown, and how much at
        most: ``"moved"``, ``"hand"`` or ``"hands"``; see :mod:`mopsbook.testing.secrecy`.
    staged : sequence of (options, position, move)
        Moves that chance would hardly make, after which a closed hand decides what follows, and nobody
        else is to learn it.
    of_positions : collection of str
        Rules that no move can break and no event rests on: positions are set up against them.
    cases : sequence of path
        Files of worked cases; of those of several games the game's own are run.

    Examples
    --------
    >>> Facts(longest=100, values={"goal": (50, 200)}).options
    ({},)
    """

    players: Sequence[int] = ()
    options: Sequence[Mapping[str, Any]] = ({},)
    values: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    games: int = 4
    longest: int = 20_000
    universe: Callable[[Any, Random], Iterable[Any]] | None = None
    conserved: Callable[[Any], None] | None = None
    hidden: Callable[[Any, int], Sequence[Thing]] | None = None
    told_openly: Callable[[Any], Collection[str]] | None = None
    given_away: Mapping[str, str] = field(default_factory=dict)
    staged: Sequence[tuple[Mapping[str, Any], str, str]] = ()
    of_positions: Collection[str] = ()
    cases: Sequence[str | Path] = ()
