"""A table without Jupyter: who sits where, what may be done, and what is shown after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from mopsbook.core import registry
from mopsbook.core.errors import IllegalMove, NotationError, TraceError
from mopsbook.core.game import Game
from mopsbook.core.state import Move, State
from mopsbook.core.verdict import Violation
from mopsbook.jupyter.answers import DeclinedError, note, recommended, refusal
from mopsbook.jupyter.course import AnyStep, Course
from mopsbook.jupyter.hearing import ADVISE, AGAIN, BACK, REPLACE, SHOW, hear
from mopsbook.jupyter.others import Dice, Others, Seed, seed_or_new
from mopsbook.jupyter.saves import EXISTS, Saves
from mopsbook.jupyter.shots import Camera, Eyes
from mopsbook.players import Player, seated
from mopsbook.record.trace import Trace, names_for
from mopsbook.show.scene import Action, Notice, msg
from mopsbook.teach.advice import advises, counsel_of
from mopsbook.teach.examples import example
from mopsbook.teach.words import NAMES, languages

MoveLike = Move | str | Mapping[str, Any]
SEARCH = 5.0
"""How many seconds the best is searched for."""


class TableSession:
    """The behaviour of a table; a widget only shows it.

    Parameters
    ----------
    game : Game
        The game.
    seed : int, str or None
        Where the shuffles come from; None draws one. It stays here: nothing that is shown holds it.
    seats : tuple of int
        Seats that people play; players play the others.
    players : str, Player, or a sequence of one for each seat
        Who plays the other seats, as in :func:`mopsbook.record`.
    names : sequence of str
        Names by seat.
    langs : sequence of str
        Languages that can be chosen; by default all of the game.
    lang : str, optional
        The language to begin with; by default the first of them.
    start : State, optional
        A position to begin with.
    folder : Path, optional
        Where games are saved; by default where Python runs.
    cover : bool
        Whether the hand of the next person is covered until that person asks for it.

    Attributes
    ----------
    seed : int, str or None
        The seed of the game; None after a saved game was loaded, which holds none.
    camera : Camera
        What is shown, and how often something was shown: a message that was made on an older
        picture is not carried out.
    lang : str
        The language that is chosen.
    since : int
        The first number of :attr:`camera` with the present position.
    to_replace : str
        The file that a save would have replaced.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seed: Seed = None,
        seats: Sequence[int] = (0,),
        *,
        players: str | Player | Sequence[str | Player] = "simple",
        names: Sequence[str] = (),
        langs: Sequence[str] = (),
        lang: str | None = None,
        start: State | None = None,
        folder: Path | None = None,
        cover: bool = True,
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.names = names_for(names, game.players)
        self.langs = tuple(langs) or languages(game.name)
        self.lang = lang or self.langs[0]
        self.saves = Saves(folder or Path.cwd())
        self.camera = Camera(game)
        self._others = Others(game, seated(players, game.players), self.seats, self.names or NAMES)
        self._look = registry.furniture(game.name, "look")
        self._draft: tuple[str, ...] = ()
        self._cover = cover
        self._open: int | None = None
        self.seed: Seed = None
        self._begun: tuple[Seed, State | None] | None = None
        self.to_replace = ""
        self._saved = self.saves.names()
        self.since = 0
        self._course = Course(game, game.engine.initial())
        self._begin(seed, start)

    # What there is to see

    @property
    def state(self) -> State:
        """The position, with nothing hidden: for Python, never for the browser."""
        return self._course.state

    @property
    def seat(self) -> int:
        """The person's seat whose view is shown: the one that has to move, or that moved last."""
        actor = self.game.actor(self.state)
        if actor is not None and actor in self.seats:
            return actor
        return self._mover(self._course.steps)

    @property
    def covered(self) -> bool:
        """Whether the hand of :attr:`seat` waits until its person sits before the screen."""
        return self._open != self.seat

    @property
    def view(self) -> State:
        """What that seat may know of the position."""
        view: State = self.game.observe(self.state, self.seat)
        return view

    @property
    def trace(self) -> Trace:
        """The game so far, on record."""
        course = self._course
        start = None if course.first == self.game.engine.initial() else course.first
        return Trace(self.game, tuple(step.move for step in course.steps), self.names, start)

    @property
    def can(self) -> dict[str, Any]:
        """What can be undone, redone and loaded, as the browser is told."""
        decided = bool(self._draft) or self._course.decision(self.seats) is not None
        return {
            "undo": decided and not self.camera.in_example,
            "redo": bool(self._course.undone) and not self.camera.in_example,
            "again": self._begun is not None,
            "saves": self._saved,
        }

    # What can be done; a DeclinedError or IllegalMove means that nothing has changed

    def play(self, move: MoveLike) -> None:
        """Make a move for a person, and let the others play on.

        Raises
        ------
        IllegalMove
            If it breaks a rule.
        DeclinedError
            If it belongs to a seat that no person plays here.
        """
        state = self.state
        parsed = self._read(move)
        # before the rules are asked: their answer could tell what is in a hand
        if getattr(parsed, "player", None) not in (None, *self.seats):
            raise DeclinedError("refusal", "table-not-yours")
        violations = self.game.check(state, parsed)
        if violations:
            raise IllegalMove(parsed, violations)
        before = len(self._course.steps)
        self._settle(self._course.after((self.game.apply(state, parsed),)), self._dice)
        self._show(self._course.steps[before:])

    def pick(self, intent: str) -> None:
        """Do a part of a move that needs several clicks, such as picking a card, or take it back.

        Raises
        ------
        IllegalMove
            If there is nothing of that kind to be picked, or the move could not be made with it.
        """
        view, seat = self.view, self.seat
        offered = self._look.affordances(view, self._draft, seat)
        if intent in offered.refused:
            wrong, rules = offered.refused[intent], self.game.rules
            raise IllegalMove(intent, tuple(Violation(rules[v.rule], v.facts) for v in wrong))
        draft = offered.picks.get(intent)
        if draft is None:
            return self.play(intent)  # which says that there is no such move
        for action in self._look.affordances(view, draft, seat).actions:
            if action.kind == "main" and draft:
                violations = self.game.check(self.state, self._read(action.move))
                if violations:
                    raise IllegalMove(action.move, violations)
        self._draft = draft
        return self._show_again()

    def undo(self) -> None:
        """Take back what was picked last, or go back to the last decision of a person.

        Raises
        ------
        DeclinedError
            If there is none, or if something hidden was seen since.
        """
        if self._draft:
            self._draft = self._draft[:-1]
            return self._show_again()
        number = self._course.decision(self.seats)
        if number is None:
            raise DeclinedError("info", "table-undo-nothing")
        if self._course.reveals(number, self.seats):
            raise DeclinedError("refusal", "table-undo-hidden")
        self._take(self._course.back_to(number))
        return self._show_again(note("info", "table-undone"))

    def redo(self) -> None:
        """Play again what was taken back last, move by move.

        Raises
        ------
        DeclinedError
            If nothing was taken back, or something else was played since.
        """
        if not self._course.undone:
            raise DeclinedError("info", "table-redo-nothing")
        course, steps = self._course.again()
        self._take(course)
        self._show(steps, note("info", "table-redone"))

    def new(self, seed: Seed = None) -> None:
        """Begin a new game; the same seed gives the same cards."""
        self._begin(seed, None, note("info", "table-new"))

    def again(self) -> None:
        """Begin the game anew, with the same cards.

        Raises
        ------
        DeclinedError
            If the game was loaded: how its cards were shuffled is not known.
        """
        if self._begun is None:
            raise DeclinedError("info", "table-again-loaded")
        self._begin(*self._begun, note("info", "table-new"))

    def uncover(self) -> None:
        """Show the hand of the person to whom the screen was passed."""
        self._open = self.seat
        self._show_again()

    def save(self, name: str, *, replace: bool = False) -> None:
        """Save the game in the table's folder; see :meth:`Saves.write`."""
        try:
            file = self.saves.write(self.trace, name, replace=replace)
        except DeclinedError as error:
            if error.message == EXISTS:
                self.to_replace = str(error.facts["file"])
            raise
        self._saved = self.saves.names()
        self.answer(note("info", "table-saved", file=file))

    def load(self, name: str) -> None:
        """Go on with a saved game; see :meth:`Saves.read`."""
        self._saved = self.saves.names()
        file, trace = self.saves.read(name, self.game)
        self.take_over(trace, note("info", "table-loaded", file=file))

    def take_over(self, trace: Trace, answer: Notice | None = None) -> None:
        """Go on with a recorded game.

        Raises
        ------
        TraceError
            If it is another game than that of the table, or has other options.
        """
        if trace.game != self.game:
            raise TraceError(f"The record is of {trace.game!r}, the table is for {self.game!r}.")
        course = Course(self.game, trace.first, trace.steps())
        self._settle(course, self._dice)
        self.seed, self._begun = None, None
        self.names = trace.names or self.names
        self.camera.restart(self._course.steps)
        self._show_again(answer)

    def example(self, rule: str) -> None:
        """Show a small example of a rule, until the person goes back to the game.

        Raises
        ------
        DeclinedError
            If there is none.
        """
        found = example(self.game, rule) if rule in self.game.rules else None
        if found is None:
            raise DeclinedError("info", "table-example-none")
        buttons = (
            Action("back", msg("table-back"), BACK, "main"),
            Action("again", msg("table-again"), f"{AGAIN} {rule}"),
        )
        answer = note("info", "table-example", rule)
        if found.refused:
            answer = refusal(found.refused, *answer.texts)
        self.camera.example(found, answer, *buttons)

    def advise(self) -> None:
        """Say what is best for the seat that is shown, in a game that can tell.

        Raises
        ------
        DeclinedError
            If there is nothing to be said.
        """
        found = counsel_of(self.game, self.state, self.seat, SEARCH)
        if found is None:
            raise DeclinedError("info", "table-no-advice")
        self.answer(recommended(found))

    def speak(self, lang: str) -> None:
        """Choose another language.

        Raises
        ------
        DeclinedError
            If the table does not speak it.
        """
        if lang not in self.langs:
            raise DeclinedError("error", "table-unknown-message")
        self.lang = lang
        self.answer(None)

    def back(self) -> None:
        """Leave the example for the game."""
        self._show_again()

    def handle(self, content: object) -> None:
        """Carry out a message of the browser, whatever it is; see :func:`~mopsbook.jupyter.hearing.hear`."""
        hear(self, content)

    # How it is done

    def _begin(self, seed: Seed, start: State | None, answer: Notice | None = None) -> None:
        first = self.game.engine.initial() if start is None else start
        self.game.actor(first)  # which refuses a position of another game
        drawn = seed_or_new(seed)
        self._settle(Course(self.game, first), Dice.of(drawn))
        self.seed, self._begun = drawn, (drawn, start)
        self.camera.restart()
        self._show(self._course.steps, answer)

    def _settle(self, course: Course, dice: Dice) -> None:
        """Take over a course as soon as the others have played on in it."""
        settled, self._dice = self._others.play_on(course, dice)
        self._take(settled)

    def _take(self, course: Course) -> None:
        self._course = course
        self._draft = ()
        self.since = self.camera.rev + 1
        last, view = self._open, self.view
        if last is None or not self._cover or self.game.observe(view, last) == view:
            self._open = self.seat  # there is nothing that the last person may not see

    def _read(self, move: MoveLike) -> Move:
        if not isinstance(move, str | Mapping):
            return move
        try:
            # the view is enough to know whose turn it is
            read: Move = self.game.move(move, self.view)
        except NotationError:
            raise IllegalMove(move, self.game.check(self.view, move)) from None
        return read

    def _mover(self, steps: Sequence[AnyStep]) -> int:
        """Return the person's seat that moved last."""
        movers = (step.move.player for step in reversed(steps))
        return next((seat for seat in movers if seat in self.seats), self.seats[0])

    @property
    def _eyes(self) -> Eyes:
        """Whose view is shown; while it is covered, only what the last person may see as well."""
        return (self.seat,) if self._open in (None, self.seat) else (self.seat, self._open)

    def _show(self, steps: Sequence[AnyStep], answer: Notice | None = None) -> None:
        """Show new steps one by one; a person acts at the last."""
        if not steps:
            return self._show_again(answer)
        # the last person saw the way to here, unless it began without anybody's move
        eyes = self._eyes
        before = eyes[-1:] if steps[0].move.player == eyes[-1] else eyes
        scenes = [*((step, before) for step in steps[:-1]), (steps[-1], eyes)]
        return self.camera.film(scenes, answer, *self._to_show())

    def _show_again(self, answer: Notice | None = None) -> None:
        """Show the game as it is, with all that was told since the last decision of a person."""
        told = self._course.recent(self.seats)
        buttons = (*self._to_show(), *self._replace())
        self.camera.still(self.state, self._eyes, told, self._draft, answer, *buttons)

    def answer(self, answer: Notice | None) -> None:
        """Say something and change nothing, not even that an example is shown."""
        if self.camera.in_example:
            self.camera.remark(answer, *self._replace())
        else:
            self._show_again(answer)

    def _replace(self) -> tuple[Action, ...]:
        """Offer to replace the file that a save would have replaced."""
        file = self.to_replace
        return (Action("replace", msg("table-replace", file=file), REPLACE),) if file else ()

    def _to_show(self) -> tuple[Action, ...]:
        """Offer to show the hand that is covered, or to say what is best where that can be told."""
        if self.covered:
            return (Action("show", msg("table-show"), SHOW, "cover"),)
        if self.game.actor(self.state) != self.seat:
            return ()
        asked = advises(self.game, self.state, self.seat)
        return (Action("advise", msg("table-advise"), ADVISE),) if asked else ()
