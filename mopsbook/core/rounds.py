"""Games of several rounds whose points are added up: who wins them, and what cannot be.

Their positions have the fields ``round``, ``round_scores`` (by seat for each finished round) and ``phase``, which is
``round_over`` or ``game_over`` after a round; their option ``tie_break`` is ``shared`` or ``last_round``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from mopsbook.core import reading
from mopsbook.core.engine import Outcome
from mopsbook.core.errors import PositionError, noted
from mopsbook.core.forms import Form
from mopsbook.core.verdict import Event


class Scores(Form[tuple[tuple[int, ...], ...]]):
    """The points of each seat for each round that has been scored.

    Examples
    --------
    >>> Scores().parse("26 3 0 / 4 0 8")
    [[26, 3, 0], [4, 0, 8]]
    >>> Scores().parse("-")
    []
    """

    def parse(self, text: str) -> Any:  # noqa: D102
        rows = [] if text in reading.NONE else reading.by_seat(text)
        return [[reading.number(word) for word in row] for row in rows]

    def read(self, name: str, value: Any, options: Any) -> tuple[tuple[int, ...], ...]:  # noqa: D102
        rows = [tuple(reading.listed(name, row)) for row in reading.listed(name, value)]
        for row in rows:
            if len(row) != options.players or not all(type(n) is int and n >= 0 for n in row):
                raise PositionError("score-row", field=name, seats=options.players, row=noted(row))
        return tuple(rows)

    def json(self, value: tuple[tuple[int, ...], ...]) -> Any:  # noqa: D102
        return [list(row) for row in value]

    def text(self, value: tuple[tuple[int, ...], ...]) -> str:  # noqa: D102
        return reading.joined(value) or "-"

    def nothing(self, options: Any) -> tuple[tuple[int, ...], ...]:  # noqa: ARG002, D102
        return ()


def totals(state: Any) -> tuple[int, ...]:
    """Return the sum of the finished rounds for every seat."""
    seats = range(state.options.players)
    return tuple(sum(scores[seat] for scores in state.round_scores) for seat in seats)


def gained(state: Any, seat: int) -> int | None:
    """Return what the round that is just over has brought to a seat; None while one is played."""
    over = state.phase in ("round_over", "game_over") and state.round_scores
    return int(state.round_scores[-1][seat]) if over else None


def outcome(
    state: Any, best: Callable[[Iterable[int]], int], winning: str, tied: str
) -> Outcome | None:
    """Return who wins, or None before the end of the game.

    Parameters
    ----------
    state : State
        A position.
    best : callable
        max or min: which points win.
    winning, tied : str
        Ids of the rules about the winner, and about several.
    """
    if state.phase != "game_over":
        return None
    summed = totals(state)
    winners = tuple(seat for seat, points in enumerate(summed) if points == best(summed))
    if len(winners) == 1:
        return Outcome(winners, summed, (winning,))
    if state.options.tie_break == "last_round" and state.round_scores:
        last = state.round_scores[-1]
        most = best(last[seat] for seat in winners)
        winners = tuple(seat for seat in winners if last[seat] == most)
    return Outcome(winners, summed, (winning, tied))


def ended(
    end: Outcome, best: Callable[[Iterable[float]], float], tie_break: str, rules: tuple[str, ...]
) -> tuple[Event, Event]:
    """Tell that a game is over, by some rules, and who wins.

    The other facts are those of :func:`outcome`.
    """
    points = best(end.totals)
    facts = {"players": list(end.winners), "points": points, "shared": len(end.winners) > 1}
    facts |= {"tied": end.totals.count(points) > 1, "tie_break": tie_break}
    return Event("game-end", rules, {"totals": list(end.totals)}), Event(
        "winners", end.rules, facts
    )


def refuse_rounds(state: Any, rounds: int, scoring: str, ending: str) -> None:
    """Refuse more scores than finished rounds, and an end after another round than the last.

    Parameters
    ----------
    state : State
        A position.
    rounds : int
        How many rounds there are.
    scoring, ending : str
        Ids of the rules about the points of a round, and about the end of the game.
    """
    phase, number, found = state.phase, state.round, len(state.round_scores)
    ended = phase in ("round_over", "game_over")
    finished = number if ended else number - 1
    if found > finished:
        raise PositionError(
            "rounds-scored", round=number, phase=phase, finished=finished, found=found, rule=scoring
        )
    if ended and (phase == "game_over") != (number == rounds):
        raise PositionError("rounds-over", rounds=rounds, round=number, phase=phase, rule=ending)
