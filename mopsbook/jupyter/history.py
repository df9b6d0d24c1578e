"""The history of a game at a table: what was played, and what was taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from mopsbook.core.game import Game
from mopsbook.core.state import CHANCE, Move, State
from mopsbook.core.step import AnyStep
from mopsbook.show.look import tell

Decided = Callable[[AnyStep], bool]
"""Whether a step was decided by a person who may take it back."""


def is_told_to(step: AnyStep, seat: int) -> bool:
    """Say whether a seat learns of a step at all: some are no matter of everybody's."""
    return bool(tell([step], seat))


@dataclass(frozen=True, slots=True)
class History:
    """Steps from a first position on; a value, so that what fails changes nothing.

    Parameters
    ----------
    game : Game
        The game.
    first : State
        The position in which it began.
    steps : tuple of Step
        One for each move, outcomes of chance among them.
    undone : tuple of tuple of Move
        Moves that were taken back, the last ones first.
    """

    game: Game[Any, Any]
    first: State
    steps: tuple[AnyStep, ...] = ()
    undone: tuple[tuple[Move, ...], ...] = ()

    @property
    def state(self) -> State:
        """The position now."""
        state: State = self.steps[-1].after if self.steps else self.first
        return state

    def after(self, steps: Iterable[AnyStep]) -> History:
        """Return the history after new steps; what was taken back is forgotten."""
        return History(self.game, self.first, (*self.steps, *steps))

    def decision(self, decided: Decided) -> int | None:
        """Return the number of the last step that was decided so, None if there is none."""
        numbers = range(len(self.steps) - 1, -1, -1)
        return next((number for number in numbers if decided(self.steps[number])), None)

    def recent(self, decided: Decided) -> tuple[AnyStep, ...]:
        """Return the steps from the last one on that was decided so."""
        return self.steps[self.decision(decided) or 0 :]

    def reveals(self, number: int, seats: Iterable[int]) -> bool:
        """Say whether the steps from `number` on showed one of `seats` what had been hidden."""
        return any(
            self.game.actor(step.before) == CHANCE
            or any(_shown(self.game, step, seat) for seat in seats)
            for step in self.steps[number:]
        )

    def back_to(self, number: int) -> History:
        """Return the history before step `number`; redo plays the rest again."""
        moves = tuple(step.move for step in self.steps[number:])
        return History(self.game, self.first, self.steps[:number], (moves, *self.undone))

    def again(self) -> tuple[History, tuple[AnyStep, ...]]:
        """Return the history after what was taken back last, and the steps of that."""
        moves, *rest = self.undone
        steps: list[AnyStep] = []
        state = self.state
        for move in moves:
            steps.append(self.game.apply(state, move))
            state = steps[-1].after
        return History(self.game, self.first, (*self.steps, *steps), tuple(rest)), tuple(steps)


def _shown(game: Game[Any, Any], step: AnyStep, seat: int) -> bool:
    """Say whether a step showed `seat` something hidden that the move itself had not named.

    This needs to know nothing of the game: a secret stands in the position and not in the seat's
    view of it, and a drawn card stands in the view after the step. A card that somebody plays
    becomes known as well, but by the move, which redo repeats. What is passed on face down is
    named by the move, too, but nobody is to know it before choosing again.
    """
    known = _within(game.observe(step.before, seat))
    secret = _within(step.before) - known
    if not secret:
        return False
    own, named = step.move.player == seat, _entries(step.move.json())
    gained = _within(game.observe(step.after, seat)) - known
    between: Counter[str] = Counter()
    for event in step.events:
        if event.only is None:
            continue
        if seat not in event.only:
            named -= Counter() if own else _entries(event.facts)
        elif len(event.only) > 1:
            # a card that comes may be equal to the one that went, so that the view holds as many
            between += _entries(event.facts)
    return bool((gained - named | between - (named if own else Counter())) & secret)


@lru_cache(maxsize=64)
def _within(state: State) -> Counter[str]:
    """Count every text in a position: the last ones are asked about with each message."""
    return _entries(state.json())


def _entries(value: Any) -> Counter[str]:
    """Count every text in a JSON value, or in facts."""
    found: Counter[str] = Counter()
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, str):
            found[part] += 1
        elif isinstance(part, list | tuple):
            waiting.extend(part)
        elif isinstance(part, Mapping):
            waiting.extend(part.values())
    return found
