"""What a table shows: pictures of a seat's view, and what is told beside them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from mopsbook.core import registry
from mopsbook.core.game import Game
from mopsbook.core.state import CHANCE, State
from mopsbook.jupyter.course import AnyStep
from mopsbook.show.scene import Action, Note, Notice, msg
from mopsbook.show.wire import Frame
from mopsbook.teach.coach import Coach, Progress
from mopsbook.teach.examples import Example

Eyes = tuple[int, ...]
"""The seat at the lower edge; with a second one nothing is shown that not both may see."""
NOBODY = CHANCE
"""Who may know what everybody may, and no more."""


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of a table's timeline, before it is drawn and told.

    Parameters
    ----------
    view : State
        What may be known of the position.
    eyes : tuple of int
        Whose view it is.
    told : tuple of Step
        What is told beside the picture; the last of them led here.
    coach : Progress or None
        Which rules have come up; None in an example, which is not the game.
    live : bool
        Whether a person can act here.
    draft : tuple of str
        Cards that are picked for a move that is not yet made.
    notice : Notice or None
        What the table says.
    actions : tuple of Action
        Buttons of the table, beside those of the game.
    """

    view: State
    eyes: Eyes
    told: tuple[AnyStep, ...]
    coach: Progress | None = None
    live: bool = False
    draft: tuple[str, ...] = ()
    notice: Notice | None = None
    actions: tuple[Action, ...] = ()

    @property
    def seat(self) -> int:
        """The seat at the lower edge."""
        return self.eyes[0]

    @property
    def covered(self) -> bool:
        """Whether the hand of that seat is closed, since somebody else may be looking."""
        return len(self.eyes) > 1

    def frame(self, game: str) -> Frame:
        """Return the picture as a frame, by the look of the game named `game`."""
        look: Any = registry.furniture(game, "look")
        teller = NOBODY if self.covered else self.seat
        story = [note for step in self.told for note in look.story(step, teller)]
        moves, actions = {}, self.actions
        if self.live and self.covered:
            story.append(Note(msg("table-pass", player=self.seat), ()))
        elif self.live:
            possible = look.affordances(self.view, self.draft, self.seat)
            moves, actions = possible.moves, (*actions, *possible.actions)
            story += [possible.prompt] if possible.prompt else []
        step = self.told[-1] if self.told else None
        scene = look.scene(self.view, step, draft=self.draft, seat=self.seat)
        return Frame(scene, tuple(story), moves, actions, self.notice, self.coach)


class Camera:
    """Takes the pictures, and lets the coach see every one of them.

    Parameters
    ----------
    game : Game
        The game of the table.

    Attributes
    ----------
    shots : tuple of Shot
        What is shown; a person acts at the last one.
    shown : Game
        The game to which they belong: that of the table, or that of an example.
    rev : int
        How often something was shown.
    """

    def __init__(self, game: Game[Any, Any]) -> None:
        self.shots: tuple[Shot, ...] = ()
        self.shown = game
        self.rev = 0
        self._game = game
        self._ways_out: tuple[Action, ...] = ()
        self.restart()

    @property
    def in_example(self) -> bool:
        """Whether an example is shown instead of the game."""
        return self.shown is not self._game

    def restart(self, steps: Iterable[AnyStep] = ()) -> None:
        """Forget which rules have come up, but for those of `steps`: another game begins."""
        self._coach = Coach(self._game.rules)
        for step in steps:
            self._meet(step)

    def _meet(self, step: AnyStep) -> Progress:
        return self._coach.meet(rule for event in step.events for rule in event.rules)

    def _seen(self, state: State, eyes: Eyes) -> State:
        for seat in eyes:
            state = self._game.observe(state, seat)
        return state

    def film(
        self, scenes: Sequence[tuple[AnyStep, Eyes]], notice: Notice | None, *buttons: Action
    ) -> None:
        """Show steps one by one, each through somebody's eyes."""
        self.shown = self._game
        shots = [
            Shot(self._seen(step.after, eyes), eyes, (step,), self._meet(step))
            for step, eyes in scenes
        ]
        shots[-1] = replace(shots[-1], live=True)
        self._put(shots, notice, buttons)

    def still(
        self, state: State, eyes: Eyes, told: tuple[AnyStep, ...], draft: tuple[str, ...],
        notice: Notice | None, *buttons: Action,
    ) -> None:  # fmt: skip
        """Show a position once more, with all that was told on the way to it."""
        self.shown = self._game
        view = self._seen(state, eyes)
        met = self._coach.meet(notice.rules if notice else ())
        self._put([Shot(view, eyes, told, met, live=True, draft=draft)], notice, buttons)

    def example(self, found: Example, notice: Notice, *buttons: Action) -> None:
        """Show an example instead of the game; what comes up in it is not yet met in the game."""
        self.shown = found.trace.game
        seat = found.seat
        first = Shot(self.shown.observe(found.trace.first, seat), (seat,), ())
        steps = (
            Shot(self.shown.observe(step.after, seat), (seat,), (step,))
            for step in found.trace.steps()
        )
        self._ways_out = buttons
        self._put([first, *steps], notice, buttons)

    def remark(self, notice: Notice | None, *buttons: Action) -> None:
        """Say something beside the example that is shown."""
        self._put([self.shots[-1]], notice, (*buttons, *self._ways_out))

    def _put(
        self, shots: Sequence[Shot], notice: Notice | None, buttons: tuple[Action, ...]
    ) -> None:
        self.shots = (*shots[:-1], replace(shots[-1], notice=notice, actions=buttons))
        self.rev += 1
