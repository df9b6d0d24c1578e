"""What the rules make of a move: violations before it, events after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ParamSpec, Protocol

from mopsbook.core.rules import Rule, slug

Facts = Mapping[str, Any]
Given = ParamSpec("Given")


def kinds(**names: str) -> Mapping[str, str]:
    """Return the kind of each fact that is more than a number or a word, from the facts of each kind.

    Examples
    --------
    >>> kinds(seat="player dealer", card="card")
    {'player': 'seat', 'dealer': 'seat', 'card': 'card'}
    """
    return {fact: kind for kind, facts in names.items() for fact in facts.split()}


@dataclass(frozen=True, slots=True)
class Fault:
    """What an engine finds wrong with a move; :class:`~mopsbook.core.game.Game` makes a violation of it.

    An engine need not carry the rule book in its hot path.

    Parameters
    ----------
    rule : str
        Id of the rule that the move breaks.
    facts : mapping
        What makes the sentence: seats, cards and numbers as JSON values.
    """

    rule: str
    facts: Facts = field(default_factory=dict, hash=False)

    def message(self, kind: str) -> str:
        """Return the id of a message about it.

        Examples
        --------
        >>> Fault("mopsen.follow-suit").message("refusal")
        'refusal-follow-suit'
        """
        return f"{kind}-{slug(self.rule)}"


@dataclass(frozen=True, slots=True)
class Violation(Fault):
    """One rule that a move breaks.

    Parameters
    ----------
    rule : Rule
        The rule, with its words.
    facts : mapping
        What makes the sentence: seats, cards and numbers as JSON values.
    """

    rule: Rule


Found = Iterator[Fault]
"""Every rule that a move breaks, the most telling one first."""


def citing(prefix: str) -> Callable[..., Fault]:
    """Return what makes the faults of a game, from the id of a rule without the game's part, and facts.

    Examples
    --------
    >>> cite = citing("mopsen")
    >>> cite("own-turn", player=1, actor=0)
    Fault(rule='mopsen.own-turn', facts={'player': 1, 'actor': 0})
    """

    def cite(slug: str, **facts: Any) -> Fault:
        return Fault(f"{prefix}.{slug}", facts)

    return cite


class Check(Protocol):
    """What yields every rule that a move breaks in a position."""

    def __call__(self, state: Any, move: Any) -> Found:
        """Yield them."""


def by_phase(
    checks: Mapping[type[Any], tuple[tuple[str, ...], Callable[[Any, Any], Found]]],
    wrong_time: Callable[[Any, Any], Found],
    wrong_seat: Callable[[Any, Any], Found],
) -> Check:
    """Return what yields every rule that a move breaks, from the phases of each kind of move and what is looked at then.

    A move at the wrong time is told that and nothing more, and of a move of the wrong seat only what all can
    see is told: whether a card is in that hand must stay unknown.
    """

    def check(state: Any, move: Any) -> Found:
        phases, closer = checks[type(move)]
        if state.phase not in phases:
            return wrong_time(state, move)
        return (closer if move.player in (None, state.turn) else wrong_seat)(state, move)

    return check


def when(state: Any, move: Any) -> dict[str, Any]:
    """Return what is told of a move at the wrong time: who makes it, whose turn it is, and the phase."""
    player = state.turn if move.player is None else move.player
    return {"player": player, "actor": state.turn, "phase": state.phase}


def nothing_more(_state: Any, _move: Any) -> Found:
    """Find nothing: time and seat are all that matters to such a move."""
    return iter(())


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened in a step, without words.

    Parameters
    ----------
    kind : str
        Which thing; the sentence is the message ``event-<kind>`` of the game.
    rules : tuple of str
        Ids of the rules on which it rests, never empty.
    facts : dict
        What makes the sentence: seats, cards and numbers as JSON values.
    only : tuple of int or None
        Seats that may know all facts; the others are told ``event-<kind>-hidden``. None: all may.
    """

    kind: str
    rules: tuple[str, ...]
    facts: Facts = field(default_factory=dict, hash=False)
    only: tuple[int, ...] | None = None


Log = list[Event] | None
"""Where a move that is carried out writes what happens, one event after the other; None if nobody reads it."""


def _resting(rule: str) -> tuple[str, Callable[[Mapping[str, Any]], bool]]:
    """Return the id of a rule, and whether an event with some facts rests on it."""
    id, when, fact = rule.split() if " " in rule else (rule, "", "")
    name, equals, value = fact.partition("=")

    def rests(told: Mapping[str, Any]) -> bool:
        holds = str(told[name]) == value if equals else bool(told[name])
        return holds == (when == "if")

    return id, rests if when else lambda _: True


def event(
    kind: str, facts: str, *rules: str, count: str = "", only: str = ""
) -> Callable[..., Event]:
    """Declare an event whose facts are told as they are; return what makes it of them.

    Parameters
    ----------
    kind : str
        Which thing happens.
    facts : str
        The names of its facts, in the order in which they are given.
    rules : str
        Ids of the rules on which it rests; ``"<rule> if <fact>"`` is one of them where that fact is true,
        ``"<rule> unless <fact>"`` where it is not; ``<fact>=<value>`` is one that is written so.
    count : str
        A fact that is a list, whose length is one more fact, ``count``.
    only : str
        The facts that are the seats which may know all.

    Examples
    --------
    >>> drew = event("draw", "player cards", "mauz.deal", count="cards", only="player")
    >>> drew(1, ("9C",))
    Event(kind='draw', rules=('mauz.deal',), facts={'player': 1, 'cards': ['9C'], 'count': 1}, only=(1,))
    >>> stops = event("round-stops", "players", "mauz.reveal-ends-round", "mauz.knock-combination if players")
    >>> stops(()).rules, len(stops((0,)).rules)
    (('mauz.reveal-ends-round',), 2)
    """
    names, seats = facts.split(), only.split()
    always = not any(" " in rule for rule in rules)
    on = [_resting(rule) for rule in rules]

    def tell(*values: Any, **named: Any) -> Event:
        told = dict(zip(names, values, strict=False)) | named
        if len(values) > len(names) or told.keys() != set(names):
            raise TypeError(kind)
        told = {name: list(v) if isinstance(v, tuple) else v for name, v in told.items()}
        if count:
            told["count"] = len(told[count])
        resting = rules if always else tuple([rule for rule, rests in on if rests(told)])
        return Event(kind, resting, told, tuple([told[seat] for seat in seats]) if only else None)

    return tell


def tell(
    log: Log,
    make: Callable[Given, Event],
    *facts: Given.args,
    **named: Given.kwargs,
) -> None:
    """Tell an event, made of its facts, to who listens; if nobody does it is not made.

    What happens many times a second looks itself whether somebody listens, which takes a third of the time.
    """
    if log is not None:
        log.append(make(*facts, **named))


class Telling:
    """A position while a move is carried out, and what happens is told; the next one is made when all is done.

    Parameters
    ----------
    state : State
        The position in which it is made.
    log : list or None
        Where events go; None if nobody listens.
    """

    __slots__ = ("log", "options", "state")

    def __init__(self, state: Any, log: Log) -> None:
        self.state, self.log, self.options = state, log, state.options

    def tell(self, make: Callable[Given, Event], *facts: Given.args, **named: Given.kwargs) -> None:
        """Tell an event, made of its facts, to who listens."""
        if self.log is not None:
            self.log.append(make(*facts, **named))
