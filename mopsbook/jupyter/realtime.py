"""What there is at a table beside the position, in a game in which hands and eyes count."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from mopsbook.core.advice import Reason
from mopsbook.core.game import Game
from mopsbook.core.state import Move, State
from mopsbook.jupyter import buttons
from mopsbook.players import Bots
from mopsbook.players.reflexes import Gaze
from mopsbook.show.offers import Button

LASTS = 1800
"""How many milliseconds a moment lasts where time runs."""


@dataclass(frozen=True, slots=True)
class Present:
    """What there is in one position.

    Parameters
    ----------
    gaze : int or None
        Whom somebody looks at.
    waits : bool
        Whether no person has to decide, but a person could interrupt before the others go on.
    false_alarm : State or None
        What is shown instead of the position: something seems to happen.
    sign : str
        What is seen of what happens, or only seems to.
    spent : float or None
        Seconds that a person has spent in it, where time runs; None if nobody has measured them.
    """

    gaze: Gaze = None
    waits: bool = False
    false_alarm: State | None = None
    sign: str = ""
    spent: float | None = None


class RealTime:
    """The moments of a table, one after the other; in most games there is nothing to them.

    Parameters
    ----------
    game : Game
        The game.
    bots : Bots
        Everybody whom a program plays, with their hands and eyes.
    live : bool
        Whether time runs; otherwise it waits for the persons.

    Attributes
    ----------
    now : Present
        The present one.
    reflexes : Reflexes
        The hands and eyes of the game.
    live : bool
        Whether time runs, if it counts.
    """

    def __init__(self, game: Game[Any, Any], bots: Bots, *, live: bool) -> None:
        self.now = Present()
        self.reflexes = bots.reflexes
        self._game, self._counts, self.live = game, bots.real_time, live
        self._begun = False
        self._learned: tuple[tuple[str, bool], ...] = ()
        """What persons saw, and whether it was so, as far as they were told."""

    @property
    def runs(self) -> bool:
        """Whether time runs; otherwise it waits for the persons."""
        return self._counts and self.live

    @property
    def spent(self) -> int | None:
        """Milliseconds that have gone by in this moment; None where time waits."""
        return round(1000 * (self.now.spent or 0)) if self.runs else None

    def begin(self, begun: bool = True) -> None:
        """Let moments pass by themselves from now on, where time runs, or not before a person acts.

        Whoever opens a table reads first what there is.
        """
        self._begun = begun

    def spend(self, seconds: float | None) -> None:
        """Count the time that went by while a person looked at one picture of this moment."""
        if self.live and seconds is not None:
            self.now = replace(self.now, spent=(self.now.spent or 0) + seconds)

    def apparent_state(self, state: State) -> State:
        """Return the position as it seems to be."""
        return self.now.false_alarm or state

    def signs(self, state: State) -> Any:
        """Return what the look has to know beside the position; None in most games."""
        waits = self.now.waits and self.now.false_alarm is None
        return self.reflexes.signs(
            self.apparent_state(state),
            self.now.gaze,
            waits,
            self.now.sign,
            self._learned,
            self.runs,
        )

    def reaction_move(self, state: State, seat: int, deed: object, luck: Random) -> Move | None:
        """Return what comes of what a person did in haste; None if it was a move like any other."""
        # what was measured before time was made to wait counts no more
        spent = self.now.spent if self.live else None
        found: Move | None = self.reflexes.reaction(state, seat, deed, spent, luck)
        return found

    def looks_like_a_cheat(self, apparent: State) -> bool:
        """Say whether a person who is shown a position sees something that can be let pass."""
        return any(map(self.reflexes.lets_pass, self._game.legal(apparent)))

    def aftermath(self, state: State, move: Move) -> Reason | None:
        """Return what is told after a person's move of what happened in a position, or seemed to."""
        now, real = self.now, self.now.false_alarm is None
        told = self.reflexes.aftermath(self.apparent_state(state), move, now.sign, real)
        if told is not None:
            self._learned = (*self._learned, (now.sign, real))
        return told

    def saw_through(self, move: Move) -> bool:
        """Say whether a move lets pass what only seemed to happen, and end that."""
        if self.now.false_alarm is None or not self.reflexes.lets_pass(move):
            return False
        self.now = replace(self.now, false_alarm=None)
        return True

    def watch(self, seat: int) -> None:
        """Look at a seat, as a person whose eyes count."""
        self.now = replace(self.now, gaze=seat)

    def change_pace(self) -> None:
        """Let time run, from what a person does next on, or let it wait."""
        self.live = not self.live
        self.begin(not self.live)

    def can_pass(self, state: State) -> bool:
        """Say whether a person may let this moment pass, and see what the next one brings."""
        if self.now.false_alarm is not None or self.reflexes.people_competing(state):
            return False
        if self.now.waits:
            return True
        return not self.reflexes.idle(state) and bool(self._game.interrupts(state))

    def onward(self) -> tuple[Button, ...]:
        """Offer to let the others go on, where they wait for the persons."""
        waits = self.now.waits and not self.now.false_alarm
        return buttons.wait(True, self._lasts) if waits else ()

    def aside(self, state: State) -> tuple[Button, ...]:
        """Offer to let the moment pass at one's own turn, and to let time run or wait."""
        if not self._counts or self._game.actor(state) is None:
            return ()
        passes = self.can_pass(state) and not self.now.waits
        passing = buttons.wait(False, self._lasts) if passes else ()
        return (*passing, *buttons.pace(self.live))

    @property
    def _lasts(self) -> int:
        return LASTS if self.live and self._begun else 0
