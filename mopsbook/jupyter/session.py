"""A table without Jupyter: who sits where, what may be done, and what is shown after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from mopsbook.core.game import Game
from mopsbook.core.settings import CHOICES
from mopsbook.core.state import State
from mopsbook.jupyter import buttons
from mopsbook.jupyter.answers import DeclinedError, as_notice, note
from mopsbook.jupyter.attempts import all_or_nothing
from mopsbook.jupyter.hearing import hear
from mopsbook.jupyter.others import Seed
from mopsbook.jupyter.party import MoveLike, Party, Steps
from mopsbook.jupyter.picking import picked
from mopsbook.jupyter.saves import EXISTS, Saves
from mopsbook.jupyter.shots import Camera, Eyes, Now, told_to
from mopsbook.jupyter.tutor import SEARCH, Tutor, concerned
from mopsbook.players import Player
from mopsbook.record.trace import Trace
from mopsbook.show.help import OFF
from mopsbook.show.look import Told
from mopsbook.show.scene import Action, Notice, msg
from mopsbook.teach.advice import advises, counsel_of
from mopsbook.teach.review import can_review
from mopsbook.teach.words import languages


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
    live : bool
        Whether time runs, in a game in which hands and eyes count; otherwise it waits.
    help : str, optional
        How much the table helps; by default as it is set.

    Attributes
    ----------
    camera : Camera
        What is shown, and how often something was shown: a message that was made on an older
        picture is not carried out.
    tutor : Tutor
        What is taught aside from the game.
    lang : str
        The language that is chosen.
    since : int
        The first number of :attr:`camera` with the present position.
    to_replace : str
        The file that a save would have replaced.
    fresh : tuple
        The steps that were shown last: each with the eyes to which it is told, and what these know
        after it.
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
        live: bool = False,
        help: str | None = None,
    ) -> None:
        self.game, self.seats = game, tuple(seats)
        self.party = Party(game, self.seats, players, names, live=live)
        self.langs = tuple(langs) or languages(game.name)
        self.lang = lang or self.langs[0]
        self.saves = Saves(folder or Path.cwd())
        self.camera = Camera(game, help)
        self.tutor = Tutor(game, self.camera)
        self._draft: tuple[str, ...] = ()
        self._cover = cover
        self._open: int | None = None
        self.to_replace = ""
        self.fresh: tuple[tuple[Told, Eyes, State], ...] = ()
        self._saved = self.saves.names()
        self.since = 0
        self._begin(seed, start)

    # What there is to see

    @property
    def state(self) -> State:
        """The position, with nothing hidden: for Python, never for the browser."""
        return self.party.state

    @property
    def seat(self) -> int:
        """The person's seat whose view is shown: the one that has to move, or that moved last."""
        return self.party.seat

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat; () for the usual ones."""
        return self.party.names

    @property
    def seed(self) -> Seed:
        """The seed of the game; None after a saved game was loaded, which holds none."""
        return self.party.seed

    @property
    def covered(self) -> bool:
        """Whether the hand of :attr:`seat` waits until its person sits before the screen."""
        return self._open != self.seat

    @property
    def view(self) -> State:
        """What that seat may know of the position."""
        return self.party.view

    @property
    def trace(self) -> Trace:
        """The game so far, on record."""
        return self.party.trace

    @property
    def shared(self) -> tuple[Trace, int | None]:
        """The game so far as it may be shown again, and through whose eyes; None if all may be seen."""
        over = self.game.actor(self.state) is None
        return (self.trace, None) if over else (self.party.noticed, self._open)

    @property
    def can(self) -> dict[str, Any]:
        """What can be undone, redone and loaded, as the browser is told."""
        decided = bool(self._draft) or self.party.decided
        # under the cover only whoever still sits there, and that person's own move
        own = not self.covered or self.party.decider == self._open
        return {
            "undo": decided and own and not self.camera.is_aside,
            "redo": bool(self.party.course.undone) and not (self.covered or self.camera.is_aside),
            "again": self.party.can_begin_again,
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
        self._film(self.party.play(move), quiet=self._quiet)

    def act(self, text: str) -> None:
        """Make a move as a browser asks for it: where hands are covered, for the person who is shown.

        Raises
        ------
        IllegalMove
            If it breaks a rule.
        DeclinedError
            If it belongs to another seat: what is said of it could tell of another hand.
        """
        acting = (self.seat,) if self._cover else self.seats
        self._film(self.party.play(text, acting), quiet=self._quiet)

    def wait(self) -> None:
        """Let a moment pass in which a person could have done something.

        Raises
        ------
        DeclinedError
            If that was not offered.
        """
        self._film(self.party.wait(), quiet=self._quiet)

    def look_at(self, text: str) -> bool:
        """Look where the text says, as a person whose eyes count; say whether it was such a wish."""
        wished = self.party.moments.look_at(self.state, self.seat, text)
        if wished:
            self._show_again()
        return wished

    def change_pace(self) -> None:
        """Let time run, or let it wait.

        Raises
        ------
        DeclinedError
            If that makes no difference in the game.
        """
        self.party.moments.change_pace()
        self._show_again()

    def pick(self, intent: str) -> None:
        """Do a part of a move that needs several clicks, such as picking a card, or take it back.

        Raises
        ------
        IllegalMove
            If there is nothing of that kind to be picked, or the move could not be made with it.
        """
        signs = self.party.moments.signs(self.state)
        draft = picked(self.game, self.party.seeming, self.seat, (*signs, *self._draft), intent)
        if draft is None:
            return self.act(intent)  # which says that there is no such move
        self._draft = draft[len(signs) :]
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
        self.party.undo()
        self._took()
        return self._show_again(note("info", "table-undone"))

    def redo(self) -> None:
        """Play again what was taken back last, move by move.

        Raises
        ------
        DeclinedError
            If nothing was taken back, or something else was played since.
        """
        self._film(self.party.redo(), note("info", "table-redone"))

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
        steps = self.party.again()
        self.camera.restart()
        self._film(steps, note("info", "table-new"))

    def uncover(self) -> None:
        """Show the hand of the person to whom the screen was passed."""
        self._open = self.seat
        self._show_again()

    def save(self, name: str, *, replace: bool = False) -> None:
        """Save the game in the table's folder; see :meth:`Saves.write`."""
        try:
            file = self.saves.write(self.party.kept, name, replace=replace)
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
        self.take_over(trace, file)

    def take_over(self, trace: Trace, file: str = "") -> None:
        """Go on with a recorded game; a file is named where it came from one.

        That can always be done, and it is said if it leads back past something that was seen.

        Raises
        ------
        TraceError
            If it is another game than that of the table, or has other options.
        """
        told = [msg("table-loaded", file=file)] if file else []
        told += [msg("table-hidden-again")] if self.party.hides_again(trace) else []
        self.party.take_over(trace)
        self._took()
        self.camera.restart(self.party.course.steps, self.seat)
        self._show_again(Notice("info", tuple(told)) if told else None)

    def advise(self) -> None:
        """Say what is best for the seat that is shown, in a game that can tell.

        Raises
        ------
        DeclinedError
            If there is nothing to be said.
        """
        if self.camera.help == OFF:
            raise DeclinedError("stale", "table-stale")
        found = counsel_of(self.game, self.state, self.seat, SEARCH)
        if found is None:
            raise DeclinedError("info", "table-no-advice")
        lit = concerned(self.view, found.moves[0], self.seat) if found.moves else ()
        self._show_again(as_notice(*found.reasons), lit)

    def look_back(self, seat: str) -> None:
        """Show the decisions of a person after the game, one by one.

        Raises
        ------
        DeclinedError
            If that was not offered.
        """
        offered = {str(one): one for one in self._reviewed()}
        if seat not in offered:
            raise DeclinedError("stale", "table-stale")
        self.tutor.look_back(self.party.course, offered[seat])

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

    def assist(self, help: str) -> None:
        """Choose how much the table helps.

        Raises
        ------
        DeclinedError
            If it cannot help so.
        """
        if help not in CHOICES["help"]():
            raise DeclinedError("error", "table-unknown-message")
        self.camera.help = help
        self.answer(None)

    def back(self) -> None:
        """Leave an example or a look back for the game."""
        self._show_again()

    def handle(self, content: object, draw: Callable[[], object] = lambda: None) -> None:
        """Carry out a message of the browser, whatever it is; see :func:`~mopsbook.jupyter.hearing.hear`."""
        hear(self, content, draw)

    def attempt(self) -> AbstractContextManager[None]:
        """Return a context after whose failure everything is as it was."""
        party, camera = self.party, self.camera
        return all_or_nothing(self, party, party.moments, camera, camera.coach, self.tutor)

    # How it is done

    def _begin(self, seed: Seed, start: State | None, answer: Notice | None = None) -> None:
        steps = self.party.begin(seed, start)
        self.camera.restart()
        self._film(steps, answer)

    def _film(
        self, steps: Steps, answer: Notice | None = None, *, quiet: Notice | None = None
    ) -> None:
        """Show new steps one by one; if none of them is to be seen, `quiet` is what is said.

        A person acts at the last.
        """
        self._took()
        # the last person saw the way to here, unless it began without anybody's move
        eyes = self._eyes
        before = eyes[-1:] if steps and steps[0].move.player == eyes[-1] else eyes
        told = told_to(before, steps)
        self.fresh = tuple((one, before, self.camera.seen(one.step.after, before)) for one in told)
        # how many pictures there are must not tell of steps that are no matter of who looks
        if told:
            self.camera.film(told, before, eyes, self._now, answer, *self._to_show())
        else:
            self._show_again(answer or quiet)

    @property
    def _quiet(self) -> Notice | None:
        """What is said of a moment in which nothing was to be seen, where time waits for the person."""
        return note("info", "table-quiet") if self.party.moments.deadline is None else None

    def _took(self) -> None:
        """Forget what was picked for another position, and whose eyes may stay on the screen."""
        self._draft = ()
        self.since = self.camera.rev + 1
        last, view = self._open, self.view
        if last is None or not self._cover or self.game.observe(view, last) == view:
            self._open = self.seat  # there is nothing that the last person may not see

    @property
    def _now(self) -> Now:
        moments = self.party.moments
        draft = (*moments.signs(self.state), *self._draft)
        return Now(self.party.seeming, draft, moments.deadline, moments.aside(self.state))

    @property
    def _eyes(self) -> Eyes:
        """Whose view is shown; while it is covered, only what the last person may see as well."""
        return (self.seat,) if self._open in (None, self.seat) else (self.seat, self._open)

    def _show_again(self, answer: Notice | None = None, lit: tuple[str, ...] = ()) -> None:
        """Show the game as it is, with all that was told since the last decision of a person."""
        told = told_to(self._eyes, self.party.recent)
        offered = (*self._to_show(), *buttons.replace(self.to_replace))
        self.camera.still(self._now, self._eyes, told, answer, *offered, lit=lit)

    def answer(self, answer: Notice | None) -> None:
        """Say something and change nothing, not even that something else is shown than the game."""
        if self.camera.is_aside:
            self.camera.remark(answer, *buttons.replace(self.to_replace))
        else:
            self._show_again(answer)

    def _to_show(self) -> tuple[Action, ...]:
        """Offer to show the hand that is covered, to say what is best, or to look back."""
        if self.covered:
            return buttons.cover()
        if self.game.actor(self.state) is None:
            return buttons.look_back(self._reviewed())
        asked = self.camera.help != OFF and self.game.actor(self.state) == self.seat
        best = buttons.advise() if asked and advises(self.game, self.state, self.seat) else ()
        return (*best, *self.party.moments.onward())

    def _reviewed(self) -> tuple[int, ...]:
        """Return the persons' seats that can look back, once the game is over and nothing is covered."""
        if self.covered or self.game.actor(self.state) is not None:
            return ()
        steps = self.party.course.steps
        return tuple(seat for seat in self.seats if can_review(self.game, steps, seat))
