"""What a table shows: pictures of a seat's view, and what is told beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from mopsbook.core.game import Game
from mopsbook.core.settings import settings
from mopsbook.core.state import CHANCE, State
from mopsbook.jupyter.course import AnyStep
from mopsbook.show.help import ALWAYS, with_help
from mopsbook.show.look import Told, look_of, tell
from mopsbook.show.scene import Action, Mark, Note, Notice, Scene, msg
from mopsbook.show.wire import Frame
from mopsbook.teach.coach import Coach, Progress

Eyes = tuple[int, ...]
"""The seat at the lower edge; with a second one nothing is shown that not both may see."""
BEST = Mark("best", why=msg("ui-mark-best"))
NOBODY = CHANCE
"""Who may know what everybody may, and no more."""


def told_to(eyes: Eyes, steps: Iterable[AnyStep]) -> tuple[Told, ...]:
    """Return the steps of which some eyes learn, with what they are told of them."""
    return tell(steps, eyes[0] if len(eyes) == 1 else NOBODY)


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of a table's timeline, before it is drawn and told.

    Parameters
    ----------
    view : State
        What may be known of the position.
    eyes : tuple of int
        Whose view it is.
    told : tuple of Told
        What is told beside the picture; the last of these steps led here.
    coach : Progress or None
        Which rules have come up; None aside from the game.
    live : bool
        Whether a person can act here.
    draft : tuple of str
        Cards that are picked for a move that is not yet made.
    notice : Notice or None
        What the table says.
    actions : tuple of Action
        Buttons of the table, beside those of the game.
    lit : tuple of str
        Items and buttons that belong to what is best.
    asks : bool
        Whether it is told what was to be decided, although nobody can act here.
    deadline : callable or None
        Tells after how many milliseconds a move of the game makes itself; None if time waits.
    aside : tuple of Action
        Buttons of the table that stand after those of the game.
    """

    view: State
    eyes: Eyes
    told: tuple[Told, ...]
    coach: Progress | None = None
    live: bool = False
    draft: tuple[str, ...] = ()
    notice: Notice | None = None
    actions: tuple[Action, ...] = ()
    lit: tuple[str, ...] = ()
    asks: bool = False
    deadline: Callable[[str], int] | None = None
    aside: tuple[Action, ...] = ()

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
        look = look_of(game)
        story = [note for one in self.told for note in one.notes]
        moves: Mapping[str, str] = {}
        actions = self.actions
        if self.live and self.covered:
            story.append(Note(msg("table-pass", player=self.seat), ()))
        elif self.live or self.asks:
            possible = look.affordances(self.view, self.draft, self.seat)
            if self.live:
                moves = possible.moves
                actions = (*actions, *self._timed(possible.actions), *self.aside)
            story += [possible.prompt] if possible.prompt else []
        step = self.told[-1].step if self.told else None
        scene = look.scene(self.view, step, draft=self.draft, seat=self.seat)
        if self.lit:
            scene = replace(scene, marks={**scene.marks, **self._best(scene)})
            actions = tuple(replace(a, best=True) if a.id in self.lit else a for a in actions)
        return Frame(scene, tuple(story), moves, actions, self.notice, self.coach)

    def _best(self, scene: Scene) -> dict[str, Mark]:
        """Return the marks of what is best; they say why or what for, as the items did before."""
        before = {item: scene.marks.get(item, BEST) for item in self.lit if item in scene.items}
        return {
            item: replace(mark, kind=BEST.kind, why=mark.why or BEST.why)
            for item, mark in before.items()
        }

    def _timed(self, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        due = self.deadline
        return actions if due is None else tuple(replace(a, after=due(a.move)) for a in actions)


class Now(NamedTuple):
    """What there is to see and to do at a table.

    Parameters
    ----------
    state : State
        The position, with nothing hidden.
    draft : tuple of str
        Signs of what the position does not hold, and cards that are picked.
    deadline, aside : callable or None, and tuple of Action
        As in :class:`Shot`.
    """

    state: State
    draft: tuple[str, ...] = ()
    deadline: Callable[[str], int] | None = None
    aside: tuple[Action, ...] = ()

    def shot(self, shot: Shot) -> Shot:
        """Return a shot of the position with all that can be done in it."""
        _, draft, deadline, aside = self
        return replace(shot, live=True, draft=draft, deadline=deadline, aside=aside)


class Camera:
    """Takes the pictures, and lets the coach see every one of them.

    Parameters
    ----------
    game : Game
        The game of the table.
    help : str, optional
        How much a picture of the game helps; by default as it is set. What is shown aside from it
        is there to help.

    Attributes
    ----------
    shots : tuple of Shot
        What is shown; a person acts at the last one.
    shown : Game
        The game to which they belong: that of the table, or that of an example.
    rev : int
        How often something was shown.
    coach : Coach
        What has come up in the game.
    """

    def __init__(self, game: Game[Any, Any], help: str | None = None) -> None:
        self.shots: tuple[Shot, ...] = ()
        self.help: str = settings.help if help is None else help
        self.shown = game
        self.rev = 0
        self._drawn: tuple[int, tuple[Frame, ...]] = (0, ())
        self._game = game
        self._ways_out: tuple[Action, ...] = ()
        self.restart()

    @property
    def is_aside(self) -> bool:
        """Whether something else is shown than the game as it stands: an example or a look back."""
        return bool(self._ways_out)

    @property
    def frames(self) -> tuple[Frame, ...]:
        """What is shown, drawn once for each :attr:`rev`."""
        if self._drawn[0] != self.rev:
            help = ALWAYS if self.is_aside else self.help
            frames = (with_help(shot.frame(self.shown.name), help) for shot in self.shots)
            self._drawn = (self.rev, tuple(frames))
        return self._drawn[1]

    def restart(self, steps: Iterable[AnyStep] = (), seat: int = NOBODY) -> None:
        """Forget which rules have come up, but for those that `seat` saw in `steps`: a new game."""
        self.coach = Coach(self._game.rules)
        for one in tell(steps, seat):
            self.coach.meet(one.rules)

    def seen(self, state: State, eyes: Eyes) -> State:
        """Return what some eyes may know of a position."""
        for seat in eyes:
            state = self._game.observe(state, seat)
        return state

    def film(
        self, steps: Sequence[Told], before: Eyes, eyes: Eyes, now: Now, notice: Notice | None,
        *buttons: Action,
    ) -> None:  # fmt: skip
        """Show steps one by one through some eyes, the last one through others with what there is now."""
        self.shown, self._ways_out = self._game, ()
        *way, last = steps
        shots = [
            Shot(self.seen(one.step.after, before), before, (one,), self.coach.meet(one.rules))
            for one in way
        ]
        found = told_to(eyes, [last.step])
        met = self.coach.meet(rule for one in found for rule in one.rules)
        shots.append(now.shot(Shot(self.seen(now.state, eyes), eyes, found, met)))
        self._put(shots, notice, buttons)

    def still(
        self, now: Now, eyes: Eyes, told: tuple[Told, ...], notice: Notice | None,
        *buttons: Action, lit: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        """Show what there is once more, with all that was told on the way to it."""
        self.shown, self._ways_out = self._game, ()
        view = self.seen(now.state, eyes)
        met = self.coach.meet(notice.rules if notice else ())
        shot = now.shot(Shot(view, eyes, told, met, lit=lit))
        self._put([shot], notice, buttons)

    def aside(
        self, game: Game[Any, Any], shots: Sequence[Shot], notice: Notice | None, *buttons: Action
    ) -> None:
        """Show something else than the game; what comes up in it is not yet met in the game.

        Parameters
        ----------
        game : Game
            To which the pictures belong: an example may need other options.
        shots : sequence of Shot
            The pictures.
        notice : Notice or None
            What the table says of them.
        *buttons : Action
            The ways out, which stay until one of them is taken.
        """
        self.shown, self._ways_out = game, buttons
        self._put(shots, notice, buttons)

    def remark(self, notice: Notice | None, *buttons: Action) -> None:
        """Say something beside what is shown aside from the game, or say the same again."""
        last = self.shots[-1]
        self._put([last], notice or last.notice, (*buttons, *self._ways_out))

    def excuse(self, notice: Notice) -> None:
        """Say something beside the last picture as it was drawn: nothing new can be drawn."""
        self.shots = (replace(self.shots[-1], notice=notice),)
        self.rev += 1
        if drawn := self._drawn[1]:
            self._drawn = (self.rev, (replace(drawn[-1], notice=notice),))

    def _put(
        self, shots: Sequence[Shot], notice: Notice | None, buttons: tuple[Action, ...]
    ) -> None:
        self.shots = (*shots[:-1], replace(shots[-1], notice=notice, actions=buttons))
        self.rev += 1
