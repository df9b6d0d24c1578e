"""What a game writes: its rules, and nothing about how they are called."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, ClassVar, Generic, TypeVar, get_args, get_type_hints

from mopsbook.core.errors import NotationError
from mopsbook.core.options import read_options
from mopsbook.core.rules import Rules, rule_book
from mopsbook.core.state import ANYONE, CHANCE, Move, State
from mopsbook.core.verdict import Fault, Log

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)


WAITING: Mapping[str, int | None] = {
    "round_over": ANYONE, "round-end": ANYONE, "game_over": None, "over": None
}  # fmt: skip
"""Who has to move in phases that nobody's turn and no chance ends."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    Parameters
    ----------
    winners : tuple of int
        The seats that win, together if there are several.
    totals : tuple of int
        What counts for every seat, for instance points.
    rules : tuple of str
        Ids of the rules that decide it.
    """

    winners: tuple[int, ...]
    totals: tuple[float, ...]
    rules: tuple[str, ...]


def appliers(*functions: Callable[..., Any]) -> Mapping[type[Any], Callable[..., Any]]:
    """Return for each kind of move the function that carries it out: the types of what it is given say so.

    Examples
    --------
    >>> from mopsbook.core.moves import Dealer
    >>> def draw(state, move: Dealer, log): ...
    >>> appliers(draw)[Dealer] is draw
    True
    """
    found: dict[type[Any], Callable[..., Any]] = {}
    for function in functions:
        hints = get_type_hints(function).values()
        kinds = [kind for hint in hints for kind in (get_args(hint) or (hint,))]
        moves = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Move)]
        found |= dict.fromkeys(moves, function)
    return found


class Engine(ABC, Generic[S, M]):
    """The rules of one game under chosen options.

    What is forbidden is known in one place, the verdicts that :meth:`check` yields; :meth:`legal` is its fast
    twin, and property tests hold the two against each other.

    A game derives from it in ``engine.py`` and names its class ``ENGINE``. Users never see an
    engine: :class:`~mopsbook.core.game.Game` calls it, always in the same way for all games. What
    only calls a function of another module may be that function, as a static method.

    Parameters
    ----------
    options : mapping
        Keywords as the user wrote them.
    """

    name: ClassVar[str]
    """Name of the game; by default that of its positions."""
    prefix: ClassVar[str]
    """First part of the rule ids, by default the name of the game."""
    state_type: ClassVar[type[Any]]
    options_type: ClassVar[type[Any]]
    moves: ClassVar[Any] = None
    """Its moves, a :class:`~mopsbook.core.moves.Moves`: what texts and objects are read by."""
    appliers: ClassVar[Mapping[type[Any], Callable[..., Any]]]
    """For each kind of move what carries it out, and tells what happened to who listens."""
    decides: ClassVar[tuple[str, ...]] = ()
    """The phases in which the seat in turn has to move."""
    options: Any
    """Frozen dataclass with a field ``players`` and one field for each option."""

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if hasattr(cls, "state_type") and not hasattr(cls, "name"):
            cls.name = cls.state_type.GAME
        if hasattr(cls, "name") and not hasattr(cls, "prefix"):
            cls.prefix = cls.name

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options = read_options(self.options_type, options, self.name)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Engine):
            return NotImplemented
        return type(self) is type(other) and bool(self.options == other.options)

    def __hash__(self) -> int:
        return hash((self.name, self.options))

    @cached_property
    def rules(self) -> Rules:
        """The rule book of the game."""
        return rule_book(self.name)

    @abstractmethod
    def initial(self) -> S:
        """Return the position before anything has happened; usually chance is due in it."""

    def actor(self, state: S) -> int | None:
        """Return the seat that has to move, ANYONE, CHANCE, or None when the game is over.

        That is the seat in turn in the phases that a game names in `decides`; after a round anyone, after the game
        nobody, and else chance.
        """
        at: Any = state
        return at.turn if at.phase in self.decides else WAITING.get(at.phase, CHANCE)

    @abstractmethod
    def chance(self, state: S, rng: Random) -> M:
        """Draw the outcome of chance that is due in `state`."""

    @abstractmethod
    def legal(self, state: S) -> tuple[M, ...]:
        """Return every legal move; () when chance is due or the game is over."""

    def interrupts(self, state: S) -> tuple[M, ...]:  # noqa: ARG002
        """Return the moves that seats may make now although the game does not wait for them."""
        return ()

    def gone(self, state: S) -> tuple[int, ...]:  # noqa: ARG002
        """Return the seats that make no move any more before the game ends."""
        return ()

    def in_step(self, state: S) -> bool:  # noqa: ARG002
        """Say whether all seats have come as far as in a game that was played from its beginning.

        That no card is missing is seen by the fields; see :func:`~mopsbook.core.parts.all_there`.
        """
        return True

    def formed(self, move: object) -> bool:
        """Say whether the parts of a move are of the kinds that reading it gives, whoever has built it."""
        try:
            return self.moves is None or bool(self.moves.formed(move))
        except NotationError:
            return False

    @abstractmethod
    def check(self, state: S, move: M) -> Iterator[Fault]:
        """Yield every rule that `move`, which is well-formed, breaks; outcomes of chance are checked as well."""

    def complete(self, state: S, move: M) -> M:  # noqa: ARG002
        """Return a legal move with all that follows from the position, such as who makes it."""
        return move

    def apply(self, state: S, move: M, log: Log = None) -> S:
        """Carry out a move that breaks no rule; return the next position.

        What happens is appended to `log`, one event after the other; None if nobody listens.
        """
        after: S = self.appliers[type(move)](state, move, log)
        return after

    def observe(self, state: S, seat: int) -> S:
        """Return what `seat` may know: the same kind of value with hidden cards as HIDDEN."""
        seen: S = state.seen_by(seat)
        return seen

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""

    def read_move(self, source: str | Mapping[str, Any], state: S | None) -> M:
        """Read a move from its notation or from an object; raise NotationError."""
        move: M = self.moves.under(self.options).read(source, state)
        return move

    def read_position(self, source: str | Mapping[str, Any]) -> S:
        """Read a position from its notation or from an object; raise PositionError."""
        state: S = self.state_type.read(source, self.options, self.prefix)
        self.refuse_impossible(state)
        return state

    def refuse_impossible(self, state: S) -> None:
        """Refuse a position whose fields cannot be together; raise PositionError."""

    def fields(self, state: S) -> dict[str, Any]:
        """Return every value of a position that a worked case may name, as JSON values."""
        return state.json() | {"over": self.actor(state) is None}

    def unordered(self) -> frozenset[str]:
        """Return the names of fields whose lists are compared without order."""
        declared: Mapping[str, Any] = self.state_type.declared()
        return frozenset(name for name, field in declared.items() if field.unordered)

    @classmethod
    def case_options(cls, case: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options of a worked case; players are counted by its hands if not named."""
        options = dict(case.get("options", {}))
        position = case.get("position", case)
        if isinstance(position, str):
            named = re.search(r"\b(\d+) players\b", position)
            seats = int(named[1]) if named else None
        else:
            hands = position.get("hands") if isinstance(position, Mapping) else None
            seats = len(hands) if isinstance(hands, list) else None
            if isinstance(position, Mapping):
                seats = position.get("players", seats)
        seats = case.get("players", seats)
        return options if seats is None else {"players": seats} | options

    def case_key(self, state: S, move: M) -> Any:  # noqa: ARG002
        """Return what worked cases tell legal moves apart by: the move, or what it leads to."""
        return move

    def case_result(self, state: S, move: M) -> Any:  # noqa: ARG002
        """Return what a worked case lists under ``results`` for a legal move; None lists nothing."""
        return None

    def case_figure(self, state: S, name: str, asked: Any) -> Any:  # noqa: ARG002
        """Return a figure that only worked cases ask for, such as the points of the hands in `asked`.

        None says that there is none of that name.
        """
        return None
