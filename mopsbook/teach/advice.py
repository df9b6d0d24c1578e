"""Advice before a decision, and a look back on the decisions of a game.

A game that can advise has a module ``advice`` in its folder, with three functions:
``advises(state, seat)`` says whether it can in a position, ``advise(state, seat, seconds)`` returns the
:class:`~mopsbook.core.advice.Counsel` where it can, and ``named(state, move)`` returns the :class:`~mopsbook.core.advice.Reason` whose message
names a move within a sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from sys import float_info
from typing import Any

from mopsbook.core import registry
from mopsbook.core.advice import Counsel
from mopsbook.core.errors import OptionError, short
from mopsbook.core.game import Game
from mopsbook.core.options import changed_options
from mopsbook.core.rules import DEFAULT_LANGUAGE
from mopsbook.core.state import Move, State
from mopsbook.record.trace import Trace
from mopsbook.teach.explain import Explanation, Sentence, told
from mopsbook.teach.words import Teller

SECONDS = 10.0
"""How long is searched for the best at most."""


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class Advice(Explanation):
    """What :func:`advise` recommends; it shows itself in a notebook.

    Parameters
    ----------
    moves : tuple of Move
        What the seat should do, one move after the other; () if nothing is recommended.
    value : float or None
        What the seat has in the end with these moves; None where that cannot be known.
    bound : float or None
        What no moves can get past.
    exact : bool
        Whether it is proven that nothing is better. If it is not, `value` is the best that was
        found, or the advice is a rule of thumb.
    """

    moves: tuple[Move, ...] = ()
    value: float | None = None
    bound: float | None = None
    exact: bool = False


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision on record, and what it has given away.

    Parameters
    ----------
    number : int
        The number of the move in the record, from 1.
    move : Move
        What was decided.
    before, after : float
        The best value that the seat could reach before it, and after it.
    better : Move or None
        A move that would have kept the best value; None if nothing was given away.
    exact : bool
        Whether both values are proven.
    """

    number: int
    move: Move
    before: float
    after: float
    better: Move | None
    exact: bool

    @property
    def lost(self) -> float:
        """What was given away."""
        return self.before - self.after


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class Review(Explanation):
    """What :func:`review` has found; it shows itself in a notebook.

    Parameters
    ----------
    decisions : tuple of Decision
        Those decisions of the seat whose values are known, in order.
    """

    decisions: tuple[Decision, ...] = ()


def advise(
    state: State,
    seat: int | None = None,
    seconds: float = SECONDS,
    lang: str = DEFAULT_LANGUAGE,
    names: Sequence[str] | None = None,
) -> Advice:
    """Recommend what to do, and say why and how sure that is.

    Only what the seat may know is used for it.

    Parameters
    ----------
    state : State
        A position.
    seat : int, optional
        Who is advised; by default who has to move.
    seconds : float
        How long is searched at most.
    lang : str
        Language of the sentences.
    names : sequence of str, optional
        Names of the players by seat.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mops_royal", variant_final=True)
    >>> s = g.position("boards A2 A3 A4 A6, .. B3, .. C3 / B4; phase final")
    >>> advice = mops.advise(s)
    >>> advice.value, advice.exact, [str(move) for move in advice.moves]
    (6, True, ['0 score 0,1 1,1 2,1 turn 1,1', '0 score 0,0 0,1 0,2 0,3 turn 0,1'])
    >>> mops.advise(mops.game("dog").start(7))
    There is no advice in Dog.
    """
    game = _game_of(state)
    teller = Teller(game.name, lang, names)
    who = _advised(game, state, seat)
    counsel = None if who is None else counsel_of(game, state, who, seconds)
    if counsel is None:
        return Advice((_nothing(teller, who),), lang)
    return Advice(
        tuple(told(teller, *reason) for reason in counsel.reasons),
        lang,
        moves=counsel.moves,
        value=counsel.value,
        bound=counsel.bound,
        exact=counsel.exact,
    )


def review(
    trace: Trace,
    seat: int = 0,
    seconds: float = SECONDS,
    lang: str = DEFAULT_LANGUAGE,
    names: Sequence[str] | None = None,
) -> Review:
    """Look back on the decisions of a seat: what was possible, and what each has given away.

    Parameters
    ----------
    trace : Trace
        A record; it need not go to the end of the game.
    seat : int
        Whose decisions are looked at.
    seconds : float
        How long is searched for each of them at most.
    lang : str
        Language of the sentences.
    names : sequence of str, optional
        Names of the players by seat; by default those of the record.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mops_royal", variant_final=True)
    >>> s = g.position("boards A2 A3 A4 A6, .. B3, .. C3 / B4; phase final")
    >>> hasty = mops.record(g, start=s, moves=["0 score 0,0 0,1 0,2 0,3 turn 0,1"])
    >>> [(one.before, one.after, one.lost) for one in mops.review(hasty).decisions]
    [(6, 4, 2)]
    """
    if not isinstance(trace, Trace):
        raise TypeError(f"review() needs a record, not {short(trace)}.")
    game = trace.game
    game.seat(seat)
    teller = Teller(game.name, lang, names or trace.names)
    decisions, sentences = [], []
    for number, step in enumerate(trace.steps(), 1):
        if step.move.player != seat:
            continue
        before, after = (counsel_of(game, s, seat, seconds) for s in (step.before, step.after))
        if before is None or after is None or before.value is None or after.value is None:
            continue
        exact = before.exact and after.exact
        better = before.moves[0] if after.value < before.value else None
        one = Decision(number, step.move, before.value, after.value, better, exact)
        decisions.append(one)
        sentences.append(_looked_at(teller, step.before, seat, one))
    sentences.append(_summed_up(teller, seat, decisions))
    return Review(tuple(sentences), lang, decisions=tuple(decisions))


def _looked_at(teller: Teller, state: State, seat: int, one: Decision) -> Sentence:
    advice = registry.furniture(state.GAME, "advice")
    facts: dict[str, Any] = {"player": {"seat": seat}, "number": one.number, "exact": one.exact}
    facts |= {"before": one.before, "after": one.after, "lost": one.lost}
    done = advice.named(state, one.move)
    facts["done"] = teller.tell(done.message, done.facts)
    if one.better is None:
        return told(teller, "review-kept", facts, done.rules)
    better = advice.named(state, one.better)
    facts["better"] = teller.tell(better.message, better.facts)
    return told(teller, "review-lost", facts, better.rules)


def _summed_up(teller: Teller, seat: int, decisions: Sequence[Decision]) -> Sentence:
    if _furnished(teller.game) is None:
        return _nothing(teller, None)
    if not decisions:
        return told(teller, "review-none", {"player": {"seat": seat}}, ())
    facts = {
        "player": {"seat": seat},
        "count": len(decisions),
        "faults": sum(one.better is not None for one in decisions),
        "before": decisions[0].before,
        "after": decisions[-1].after,
    }
    return told(teller, "review-sum", facts, ())


def _nothing(teller: Teller, seat: int | None) -> Sentence:
    facts: dict[str, Any] = {"game": teller.tell("game-name")}
    if _furnished(teller.game) is None:
        return told(teller, "advice-no-game", facts, ())
    if seat is not None:
        facts["player"] = {"seat": seat}
    return told(teller, "advice-none" if seat is None else "advice-none-for", facts, ())


def _furnished(game: str) -> Any:
    """Return the module of a game that can advise; None if there is none."""
    try:
        return registry.furniture(game, "advice")
    except ModuleNotFoundError as error:
        if str(error.name).endswith(f".{game}.advice"):
            return None
        raise


def counsel_of(game: Game[Any, Any], state: State, seat: int, seconds: float) -> Counsel | None:
    """Return what a game recommends to a seat, from what the seat may know; None if nothing."""
    if (
        isinstance(seconds, bool)
        or not isinstance(seconds, int | float)
        or not 0 < seconds <= float_info.max
    ):
        raise OptionError(f"seconds is how long to search, a number above 0, not {short(seconds)}.")
    if not advises(game, state, seat):
        return None
    counsel: Counsel = _furnished(game.name).advise(game.observe(state, seat), seat, seconds)
    return counsel


def advises(game: Game[Any, Any], state: State, seat: int) -> bool:
    """Say whether a game can recommend anything to a seat, without looking for it."""
    advice = _furnished(game.name)
    return advice is not None and bool(advice.advises(game.observe(state, seat), seat))


def _game_of(state: State) -> Game[Any, Any]:
    if not isinstance(state, State):
        raise TypeError(f"advise() needs a position, not {short(state)}.")
    return registry.game_with(state.GAME, changed_options(state.options))


def _advised(game: Game[Any, Any], state: State, seat: int | None) -> int | None:
    """Return the seat that is advised: the given one, or the one that has to move, if one has."""
    if seat is not None:
        return game.seat(seat)
    actor = game.actor(state)
    return None if actor is None or actor < 0 else actor
