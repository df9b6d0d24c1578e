"""A look back on the decisions of a game: what was possible, and what each has given away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from mopsbook.core import registry
from mopsbook.core.advice import Reason
from mopsbook.core.errors import saying, short
from mopsbook.core.game import Game
from mopsbook.core.settings import spoken
from mopsbook.core.state import Move
from mopsbook.core.step import AnyStep
from mopsbook.record.trace import Trace
from mopsbook.teach.advice import (
    SECONDS,
    advice_module,
    advises,
    counsel_of,
    known_seconds,
    no_advice,
)
from mopsbook.teach.explain import Explanation, sentence_of
from mopsbook.teach.words import Teller


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


def review(
    trace: Trace,
    seat: int = 0,
    seconds: float = SECONDS,
    lang: str | None = None,
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
        How long is searched at most, for all of them together.
    lang : str, optional
        Language of the sentences; by default the one that is set.
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
        raise saying(TypeError, "review-what", trace=short(trace))
    seat = trace.game.seat(seat)
    lang = spoken(lang)
    teller = Teller(trace.game.name, lang, trace.names if names is None else names)
    steps = trace.steps()
    decisions = known_decisions(trace.game, steps, seat, seconds)
    reasons = [reason_after(steps, one) for one in decisions]
    reasons.append(summary(trace.game, seat, decisions))
    return Review(tuple(sentence_of(teller, *one) for one in reasons), lang, decisions=decisions)


def can_review(game: Game[Any, Any], steps: Sequence[AnyStep], seat: int) -> bool:
    """Say whether there are decisions of a seat to look back on, without looking.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mops_royal", variant_final=True)
    >>> t = mops.record(g, start=g.position("boards A2 A3 A4 / B4; phase final"))
    >>> can_review(g, t.steps(), 0), can_review(g, t.steps(), 1)
    (True, False)
    """
    return bool(_advised(game, steps, seat))


def known_decisions(
    game: Game[Any, Any], steps: Sequence[AnyStep], seat: int, seconds: float
) -> tuple[Decision, ...]:
    """Return those decisions of a seat whose values are known, in order.

    Parameters
    ----------
    game : Game
        The game.
    steps : sequence of Step
        All steps of a record.
    seat : int
        Whose decisions.
    seconds : float
        How long is searched at most, for all of them together: what one search leaves over is
        shared by the next ones.
    """
    deadline = monotonic() + known_seconds(seconds)
    advised = _advised(game, steps, seat)
    found = []
    for done, (number, step) in enumerate(advised):
        # two positions for each of the decisions that are left; in time or not, each is looked at
        share = max((deadline - monotonic()) / (len(advised) - done) / 2, seconds / 1000)
        before, after = (
            counsel_of(game, state, seat, share) for state in (step.before, step.after)
        )
        if before is None or after is None or before.value is None or after.value is None:
            continue
        # where a search was cut short, what can still be reached says more
        most = max(before.value, after.value)
        better = before.moves[0] if after.value < most else None
        exact = before.exact and after.exact
        found.append(Decision(number, step.move, most, after.value, better, exact))
    return tuple(found)


def _advised(
    game: Game[Any, Any], steps: Sequence[AnyStep], seat: int
) -> list[tuple[int, AnyStep]]:
    """Return the steps of a seat, with their numbers, before and after which it can be advised.

    There are none in a game whose advice knows no values, and so no names for moves in a look back.
    """
    if not hasattr(advice_module(game.name), "named"):
        return []
    return [
        (number, step)
        for number, step in enumerate(steps, 1)
        if step.move.player == seat
        and all(advises(game, state, seat) for state in (step.before, step.after))
    ]


def reason_after(steps: Sequence[AnyStep], one: Decision) -> Reason:
    """Return what is said of a decision after it."""
    return _reason("review-kept" if one.better is None else "review-lost", steps, one)


def reason_before(steps: Sequence[AnyStep], one: Decision) -> Reason:
    """Return what is said of a decision before what came of it is seen."""
    return _reason("review-keeps" if one.better is None else "review-loses", steps, one)


def _reason(message: str, steps: Sequence[AnyStep], one: Decision) -> Reason:
    state = steps[one.number - 1].before
    named = registry.game_module(state.GAME, "advice").named
    done = named(state, one.move)
    facts: dict[str, Any] = {"number": one.number, "exact": one.exact, "done": done}
    facts |= {"before": one.before, "after": one.after, "lost": one.lost}
    if one.better is None:
        return Reason(message, facts, done.rules)
    better = named(state, one.better)
    return Reason(message, facts | {"better": better}, better.rules)


def summary(game: Game[Any, Any], seat: int, decisions: Sequence[Decision]) -> Reason:
    """Return what is said in the end."""
    if advice_module(game.name) is None:
        return no_advice(game.name, None)
    if not decisions:
        return Reason("review-none", {"player": seat})
    facts = {
        "player": seat,
        "count": len(decisions),
        "faults": sum(one.better is not None for one in decisions),
        "before": decisions[0].before,
        "after": decisions[-1].after,
    }
    return Reason("review-sum", facts)
