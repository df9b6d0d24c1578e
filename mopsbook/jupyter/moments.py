"""What there is at a table beside the position, in a game in which hands and eyes count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from mopsbook.core.game import Game
from mopsbook.core.state import Move, State
from mopsbook.jupyter import buttons
from mopsbook.jupyter.answers import DeclinedError
from mopsbook.players.room import Gaze, Reflexes
from mopsbook.show.scene import Action

LASTS = 1800
"""How many milliseconds a moment lasts where time runs."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What there is in one position.

    Parameters
    ----------
    gaze : int or None
        Whom somebody looks at.
    waits : bool
        Whether no person has to decide, but a person could interrupt before the others go on.
    feint : State or None
        What is shown instead of the position: something seems to happen.
    spent : float or None
        Seconds that a person has spent in it, where time runs; None if nobody has measured them.
    """

    gaze: Gaze = None
    waits: bool = False
    feint: State | None = None
    spent: float | None = None


class Moments:
    """The moments of a table, one after the other; in most games there is nothing to them.

    Parameters
    ----------
    game : Game
        The game.
    reflexes : Reflexes or None
        The hands and eyes of the game; None if they do not count in it.
    live : bool
        Whether time runs; otherwise it waits for the persons.

    Attributes
    ----------
    now : Moment
        The present one.
    """

    def __init__(self, game: Game[Any, Any], reflexes: Reflexes | None, *, live: bool) -> None:
        self.now = Moment()
        self._game, self._reflexes, self._live = game, reflexes, live
        self._begun = False

    @property
    def deadline(self) -> Callable[[str], int] | None:
        """What tells after how many milliseconds a move makes itself; None if time waits."""
        return self._due if self._reflexes and self._live else None

    def _due(self, text: str) -> int:
        within = self._reflexes.deadline(text) if self._reflexes else 0
        # not 0, which would be never
        return max(1, within - round(1000 * (self.now.spent or 0))) if within else 0

    def begin(self, begun: bool = True) -> None:
        """Let moments pass by themselves from now on, where time runs, or not before a person acts.

        Whoever opens a table reads first what there is.
        """
        self._begun = begun

    def spend(self, seconds: float | None) -> None:
        """Count the time that went by while a person looked at one picture of this moment."""
        if self._live and seconds is not None:
            self.now = replace(self.now, spent=(self.now.spent or 0) + seconds)

    def seeming(self, state: State) -> State:
        """Return the position as it seems to be."""
        return self.now.feint or state

    def signs(self, state: State) -> tuple[str, ...]:
        """Return what the look has to know beside the position."""
        if self._reflexes is None:
            return ()
        waits = ("pause",) if self.now.waits and self.now.feint is None else ()
        return (*self._reflexes.signs(self.seeming(state), self.now.gaze), *waits)

    def hasty(self, state: State, seat: int, move: object, luck: Random) -> Move | None:
        """Return what comes of what a person did in haste; None if it was a move like any other."""
        if self._reflexes is None or not isinstance(move, str):
            return None
        # what was measured before time was made to wait counts no more
        spent = self.now.spent if self._live else None
        found: Move | None = self._reflexes.reaction(state, seat, move, spent, luck)
        return found

    def fair(self, state: State, move: Move) -> bool:
        """Say whether people may enter a move themselves, although they do not make it alone."""
        return self._reflexes is None or self._reflexes.fair(state, move)

    def hurried(self, state: State) -> frozenset[int]:
        """Return the persons who have to be quick now."""
        return frozenset() if self._reflexes is None else self._reflexes.hurried(state)

    def asks(self, state: State) -> bool:
        """Say whether people have a hand in what the whole table does in a position."""
        return self._reflexes is None or self._reflexes.asks(state)

    def alarms(self, seeming: State) -> bool:
        """Say whether a person who is shown a position sees something that can be let pass."""
        return self._reflexes is not None and any(
            map(self._reflexes.lets_pass, self._game.legal(seeming))
        )

    def doubts(self, state: State) -> bool:
        """Say whether what happens in a position could for the persons be what only seems to happen."""
        return self._reflexes is not None and self._reflexes.doubtful(state)

    def saw_through(self, move: Move) -> bool:
        """Say whether a move lets pass what only seemed to happen, and end that."""
        if self.now.feint is None or not (self._reflexes and self._reflexes.lets_pass(move)):
            return False
        self.now = replace(self.now, feint=None)
        return True

    def look_at(self, state: State, seat: int, text: str) -> bool:
        """Look where a person whose eyes count wants to; say whether the text was such a wish."""
        gaze = self._reflexes.glance(state, seat, text) if self._reflexes else None
        if gaze is not None:
            self.now = replace(self.now, gaze=gaze)
        return gaze is not None

    def change_pace(self) -> None:
        """Let time run, or let it wait.

        Raises
        ------
        DeclinedError
            If that makes no difference in the game.
        """
        if self._reflexes is None:
            raise DeclinedError("stale", "table-stale")
        self._live = not self._live
        self.begin()

    def can_pass(self, state: State) -> bool:
        """Say whether a person may let this moment pass, and see what the next one brings."""
        if self._reflexes is None or self.now.feint is not None or self.hurried(state):
            return False
        return self.now.waits or bool(self._game.interrupts(state))

    def onward(self) -> tuple[Action, ...]:
        """Offer to let the others go on, where they wait for the persons."""
        return buttons.wait(True, self._lasts) if self.now.waits and not self.now.feint else ()

    def aside(self, state: State) -> tuple[Action, ...]:
        """Offer to let the moment pass at one's own turn, and to let time run or wait."""
        if self._reflexes is None or self._game.actor(state) is None:
            return ()
        passes = self.can_pass(state) and not self.now.waits
        passing = buttons.wait(False, self._lasts) if passes else ()
        return (*passing, *buttons.pace(self._live))

    @property
    def _lasts(self) -> int:
        return LASTS if self._live and self._begun else 0
