"""A game that is looked at: its tables, the games that are played at them, and what may be hidden there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, islice
from random import Random
from typing import Any

from mopsbook.cases.read import Case, read_file
from mopsbook.cases.run import begun
from mopsbook.core import registry
from mopsbook.core.errors import IllegalMove, MopsError, NotationError, OptionError
from mopsbook.core.game import Game, game_with
from mopsbook.core.options import changed_options, choices
from mopsbook.core.state import CHANCE
from mopsbook.core.step import AnyStep
from mopsbook.teach.examples import example
from mopsbook.testing.facts import Facts
from mopsbook.testing.fault import GameFault
from mopsbook.testing.hidden import Thing, declared, leaves_of
from mopsbook.testing.pairs import pairs

AnyGame = Game[Any, Any]

SEATS = range(1, 13)
"""Numbers of players of which each game takes some."""
INTERRUPTING = 0.3
"""How often somebody interrupts, in games in which that can be done."""
LEAST = 12
"""So many positions are looked at of a short game."""
MOST = 60
"""Positions of one game are enough, however long it is."""
SHORT = 6
"""So many values of an option are all drawn."""
REMEMBERED = 256
"""What is hidden in so many positions is not worked out again."""
POOL = 400
"""So many moves of a random game are known as such that somebody could mean."""
ALIKE = 40
"""So many moves of a kind are tried in one position, of all that somebody could mean there."""


def played(
    game: AnyGame, seed: int | Random, share: float = INTERRUPTING, start: Any = None
) -> Iterator[AnyStep]:
    """Yield the steps of a game of random moves, deals and interruptions included.

    Parameters
    ----------
    game : Game
        The game.
    seed : int or Random
        Where chance comes from.
    share : float
        How often somebody interrupts, where that can be done.
    start : State, optional
        Where it begins; by default before all is dealt.

    Examples
    --------
    >>> import mopsbook as mops
    >>> steps = list(played(mops.game("mopsen", players=3), 1))
    >>> steps[-1].events[-1].kind
    'winners'
    """
    rng = seed if isinstance(seed, Random) else Random(seed)
    state = game.engine.initial() if start is None else start
    while (actor := game.actor(state)) is not None:
        interrupts = game.interrupts(state)
        if actor == CHANCE:
            move = game.engine.chance(state, rng)
        elif interrupts and rng.random() < share:
            move = rng.choice(interrupts)
        elif legal := game.legal(state):
            move = rng.choice(legal)
        else:
            raise GameFault("stuck", game, state, actor=actor, count=0)
        try:
            step = game.apply(state, move)
        except IllegalMove as error:
            rules = [violation.rule for violation in error.violations]
            raise GameFault("listed-refused", game, state, move, rules=rules) from error
        yield step
        state = step.after


def again(game: AnyGame) -> AnyGame:
    """Return another game of the same options, which has been asked nothing yet."""
    return game_with(game.name, {"players": game.players} | changed_options(game.options))


class Subject:
    """A game, with what is known of it.

    Parameters
    ----------
    name : str
        Its name.
    facts : Facts, optional
        What cannot be derived from its declarations.

    Examples
    --------
    >>> Subject("mopsen").players
    [3, 4, 5]
    """

    def __init__(self, name: str, facts: Facts | None = None) -> None:
        registry.engine_of(name)
        self.name, self.facts = name, facts or Facts()
        self._pools: dict[AnyGame, tuple[Any, ...]] = {}
        self._hidden: dict[Any, tuple[Thing, ...]] = {}

    def __str__(self) -> str:
        return self.name

    @cached_property
    def players(self) -> Sequence[int]:
        """The numbers of players that the game takes."""
        return self.facts.players or [n for n in SEATS if self.game({"players": n}) is not None]

    @cached_property
    def tables(self) -> list[Mapping[str, Any]]:
        """Each number of players under the first set of options, and each further set with one number.

        What else can go together is drawn; see :attr:`drawn`.
        """
        first, *further = self.facts.options
        numbers = tuple(self.players)
        rows = [[{"players": n, **first}] for n in numbers]
        for at, options in enumerate(further, 1):
            turned = numbers[at % len(numbers) :] + numbers[: at % len(numbers)]
            rows.append([{"players": n, **options} for n in turned])
        fitting = ((options for options in row if self.game(options) is not None) for row in rows)
        return [options for row in fitting for options in islice(row, 1)]

    @cached_property
    def drawn(self) -> list[Mapping[str, Any]]:
        """Sets of options in which any two values that go together stand side by side."""
        usual: Any = game_with(self.name, {}).options
        kind: Any = type(usual)
        values: dict[str, Sequence[Any]] = {"players": tuple(self.players)}
        for option, row in choices(kind).items():
            # of a long row the usual value and both ends
            values[option] = row if len(row) <= SHORT else (row[0], row[1], row[-1])
        for option, more in self.facts.values.items():
            row = (*values.get(option, (getattr(usual, option),)), *more)
            values[option] = tuple({repr(value): value for value in row}.values())
        return pairs(values, lambda options: self.game(options) is not None, Random(self.name))

    def game(self, options: Mapping[str, Any]) -> AnyGame | None:
        """Return the game under some options; None if there is none."""
        try:
            return game_with(self.name, options)
        except OptionError:
            return None

    def positions(self, game: AnyGame, seed: int, share: float) -> Iterator[Any]:
        """Yield the first and last position of one game, and a share of the others, from all parts of it."""
        steps = islice(played(game, seed), self.facts.longest)
        first, *others, last = [step.after for step in steps]
        count = min(len(others), MOST, max(LEAST, round(share * len(others))))
        yield from (first, *Random(seed).sample(others, count), last)

    def universe(self, game: AnyGame, state: Any, rng: Random) -> list[Any]:
        """Return moves that somebody could mean in a position, legal or not: some of each kind."""
        if self.facts.universe is not None:
            kinds: dict[type, list[Any]] = {}
            for move in self.facts.universe(state, rng):
                kinds.setdefault(type(move), []).append(move)
            drawn = (rng.sample(kind, min(len(kind), ALIKE)) for kind in kinds.values())
            return list(chain.from_iterable(drawn))
        known = self._pool(game)
        some = rng.sample(known, min(len(known), POOL // 4))
        return list(dict.fromkeys((*game.legal(state), *game.interrupts(state), *some)))

    def _pool(self, game: AnyGame) -> tuple[Any, ...]:
        """Return moves of a random game, each for every seat."""
        if game not in self._pools:
            found: dict[Any, None] = {}
            for step in islice(played(game, 0), POOL):
                for move in (*game.legal(step.before), *game.interrupts(step.before)):
                    found |= dict.fromkeys(_by_all(game, move))
            moves = [*found]
            self._pools[game] = tuple(Random(0).sample(moves, min(len(moves), POOL)))
        return self._pools[game]

    def hidden(self, game: AnyGame, state: Any, seat: int) -> tuple[Thing, ...]:
        """Return the things whose places a seat may not know."""
        key = (game, state, seat)
        if key not in self._hidden:
            if len(self._hidden) > REMEMBERED:
                self._hidden.clear()
            self._hidden[key] = tuple(self._found(game, state, seat))
        return self._hidden[key]

    def _found(self, game: AnyGame, state: Any, seat: int) -> Iterable[Thing]:
        if self.facts.hidden is not None:
            return self.facts.hidden(state, seat)
        return [] if game.actor(state) is None else declared(state, seat)

    def hidden_names(self, game: AnyGame, state: Any, seat: int) -> list[str]:
        """Return what these things are called, one name for each."""
        told = leaves_of(state)
        return [told[thing[0]] for thing in self.hidden(game, state, seat)]

    def openly(self, step: AnyStep) -> Collection[str]:
        """Return what a step shows to all in passing."""
        return self.facts.told_openly(step) if self.facts.told_openly else ()

    @cached_property
    def cases(self) -> list[Case]:
        """The worked cases of the game."""
        return [
            entry
            for path in self.facts.cases
            for entry in read_file(path)
            if isinstance(entry, Case) and entry.game_name() == self.name
        ]

    @cached_property
    def set_up(self) -> list[tuple[AnyGame, Any]]:
        """Positions that somebody has set up: those of the cases and of the examples, each once."""
        found: dict[tuple[AnyGame, Any], None] = {}
        for case in self.cases:
            try:
                game, source, _ = begun(self.name, case.data)
                found[game, game.position(source)] = None
            except MopsError:  # a case may be about what cannot be
                continue
        usual = game_with(self.name, {})
        for rule in usual.rules:
            shown = example(usual, rule)
            if shown is not None:
                found |= dict.fromkeys((shown.trace.game, state) for state in shown.trace.states())
        return list(found)


def _by_all(game: AnyGame, move: Any) -> Iterator[Any]:
    """Yield a move, and the same of every other seat."""
    yield move
    told = move.json()
    for seat in range(game.players) if "player" in told else ():
        try:
            yield game.move(told | {"player": seat})
        except NotationError:
            continue
