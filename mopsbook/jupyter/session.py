"""A table without Jupyter: what may be done at it, and what is shown after it.

A message of the browser says which item or button was pressed. What that asks for is looked up in the picture
that is shown, carried out in the one place that matches on intents, :meth:`TableSession.carry_out`, and answered
by new pictures.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any

from mopsbook.core.errors import IllegalMove, short
from mopsbook.core.game import Game
from mopsbook.core.settings import CHOICES
from mopsbook.core.state import State
from mopsbook.core.verdict import Violation
from mopsbook.jupyter import buttons
from mopsbook.jupyter.answers import DeclinedError, as_notice, note, refusal
from mopsbook.jupyter.attempts import all_or_nothing
from mopsbook.jupyter.autoplay import Seed
from mopsbook.jupyter.display import Display, Situation, told_to
from mopsbook.jupyter.match import Match, Steps
from mopsbook.jupyter.messages import BadMessageError, Message, read_message, seed_of
from mopsbook.jupyter.saves import EXISTS, Saves
from mopsbook.jupyter.tutor import SEARCH, Tutor, concerned
from mopsbook.players import Player
from mopsbook.record.trace import Trace
from mopsbook.show.help import OFF
from mopsbook.show.look import Told
from mopsbook.show.offers import Button, Command, Draft, Intent, Make, Pick, Refuse, Watch
from mopsbook.show.pictures import Audience
from mopsbook.show.scene import Notice, msg
from mopsbook.teach.advice import advises, counsel_of
from mopsbook.teach.review import can_review
from mopsbook.teach.words import languages

LOG = logging.getLogger(__name__)
PRESSES = ("item", "button")
"""The kinds of messages that say what was pressed."""


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
    match : Match
        What is played.
    display : Display
        What is shown, and how often something was shown: a message that was made on an older
        picture is not carried out.
    tutor : Tutor
        What is taught aside from the game.
    lang : str
        The language that is chosen.
    since : int
        The first number of :attr:`display` with the present position.
    fresh : tuple
        The steps that were shown last: each with the audience to which it is told, and what that knows
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
        self.match = Match(game, self.seats, players, names, live=live)
        self.langs = tuple(langs) or languages(game.name)
        self.lang = lang or self.langs[0]
        self.saves = Saves(folder or Path.cwd())
        self.display = Display(game, help)
        self.tutor = Tutor(game, self.display)
        self._draft: Draft = ()
        self._cover = cover
        self._open: int | None = None
        self.fresh: tuple[tuple[Told, Audience, State], ...] = ()
        self._saved = self.saves.names()
        self.since = 0
        self._begin(seed, start)

    # What there is to see

    @property
    def covered(self) -> bool:
        """Whether the hand of the seat that is due waits until its person sits before the screen."""
        return self._open != self.match.seat

    @property
    def shared(self) -> tuple[Trace, int | None]:
        """The game so far as it may be shown again, and through whose eyes; None if all may be seen."""
        match = self.match
        over = self.game.actor(match.state) is None
        return (match.trace, None) if over else (match.noticed, self._open)

    @property
    def can(self) -> dict[str, Any]:
        """What can be undone, redone and loaded, as the browser is told."""
        match, aside = self.match, self.display.is_aside
        decided = bool(self._draft) or match.decided
        # under the cover only whoever still sits there, and that person's own move
        own = not self.covered or match.decider == self._open
        return {
            "undo": decided and own and not aside,
            "redo": bool(match.history.undone) and not (self.covered or aside),
            "again": match.can_begin_again,
            "saves": self._saved,
        }

    # What the browser asks for

    def handle(self, content: object, draw: Callable[[], object] = lambda: None) -> None:
        """Carry out a message of the browser, whatever it is; the answer is what is shown next.

        Parameters
        ----------
        content : object
            The message.
        draw : callable
            Makes the answer ready to be sent; what cannot be shown has not happened either.
        """
        try:
            with self.attempt():
                message = read_message(content)
                self._hear(message)
                draw()
        except BadMessageError as error:
            self.answer(note("error", str(error)))
        except IllegalMove as error:
            self.answer(refusal(error.violations))
        except DeclinedError as error:
            # the offer to replace a file goes with the answer, and is gone with the next one
            file = str(error.facts["file"]) if error.message == EXISTS else ""
            self.answer(error.answer, *(buttons.replace(file) if file else ()))
        except Exception:  # a fault of ours, or of what somebody has built in
            LOG.exception("A message of the browser could not be carried out: %s", short(content))
            self.display.excuse(note("error", "table-internal"))

    def attempt(self) -> AbstractContextManager[None]:
        """Return a context after whose failure everything is as it was."""
        match, display = self.match, self.display
        return all_or_nothing(self, match, match.time, display, display.coach, self.tutor)

    def _hear(self, message: Message) -> None:
        intent = self._meant(message) if message.kind in PRESSES else None
        # cards may be picked faster than answers come: each pick is right as long as the position is
        first = self.since if isinstance(intent, Pick) and not message.to else self.display.rev
        if message.rev is not None and not first <= message.rev <= self.display.rev:
            raise DeclinedError("stale", "table-stale")
        self.match.time.spend(message.seconds)
        if message.kind not in PRESSES:
            self._ask(message)
        elif intent is None:
            raise self._nothing_there()
        elif message.to not in ("", message.text):
            self._drop(message.text, message.to, intent)
        else:
            self.carry_out(intent)

    def _meant(self, message: Message) -> Intent | None:
        """Return what the picture that is shown offers on what was pressed; None if that is nothing."""
        frame = self.display.frames[-1]
        if message.kind == "item":
            return frame.on.get(message.text)
        return next((one.intent for one in frame.buttons if one.id == message.text), None)

    def _nothing_there(self) -> DeclinedError:
        if self.display.is_aside:
            return DeclinedError("info", "table-example-only")
        if self.covered:
            return DeclinedError("info", "table-covered")
        return DeclinedError("stale", "table-stale")

    def carry_out(self, intent: Intent) -> None:
        """Do what a press on something asks for."""
        match intent:
            case Make(move):
                # where hands are covered, only for the person who is shown: what is said of another
                # seat's move could tell of its hand
                self._play(move, (self.match.seat,) if self._cover else self.seats)
            case Pick(draft):
                self._draft = draft
                self._refresh()
            case Watch(seat):
                self.match.time.watch(seat)
                self._refresh()
            case Refuse(violations):
                rules = self.game.rules
                self.answer(refusal([Violation(rules[v.rule], v.facts) for v in violations]))
            case Command(name, value):
                self._command(name, value)

    def _drop(self, item: str, onto: str, intent: Intent) -> None:
        """Press what was dragged, and then, if that is picked now, what it was dropped on."""
        frame = self.display.frames[-1]
        if not frame.picked(item):
            if not isinstance(intent, Pick):
                return self.carry_out(intent)
            self._draft = intent.draft
            frame = replace(self.display.pictures[-1], draft=self._draft).frame()
        then = frame.on.get(onto)
        if then is None or frame.picked(onto) or not frame.picked(item):
            return self._refresh()
        return self.carry_out(then)

    def _command(self, name: str, value: Any) -> None:
        todo: dict[str, Callable[[], None]] = {
            "back": self._refresh,
            "show": self._uncover,
            "wait": lambda: self._show_steps(self.match.wait(), quiet=self._quiet),
            "pace": self._change_pace,
            "advise": self._advise,
            "example": lambda: self.tutor.example(value),
            "look-back": lambda: self.tutor.look_back(self.match.history, value),
            "leaf": lambda: self.tutor.leaf(value),
            "replace": lambda: self.save(value, replace=True),
        }
        todo[name]()

    def _ask(self, message: Message) -> None:
        text, aside = message.text, self.display.is_aside
        todo: dict[str, Callable[[], None]] = {
            "undo": self._refresh if aside else lambda: self._again("undo", self.undo),
            "redo": self._refresh if aside else lambda: self._again("redo", self.redo),
            "new": lambda: self.new(seed_of(text)),
            "again": self.again,
            "save": lambda: self.save(text),
            "load": lambda: self.load(text),
            "lang": lambda: self.speak(text),
            "help": lambda: self.assist(text),
            "example": lambda: self.tutor.example(text),
        }
        todo[message.kind]()

    def _again(self, kind: str, deed: Callable[[], None]) -> None:
        """Take back, or play again: under a cover nobody does it for another person."""
        if self.covered and not self.can[kind]:
            raise DeclinedError("info", "table-covered")
        deed()

    # What can be done; a DeclinedError or IllegalMove means that nothing has changed

    def play(self, deed: object) -> None:
        """Make a move for a person, or what is done in haste, and let the others play on.

        Raises
        ------
        IllegalMove
            If it breaks a rule.
        DeclinedError
            If it belongs to a seat that no person plays here.
        """
        self._play(deed, self.seats)

    def undo(self) -> None:
        """Take back what was picked last, or go back to the last decision of a person.

        Raises
        ------
        DeclinedError
            If there is none, or if something hidden was seen since.
        """
        if self._draft:
            self._draft = self._draft[:-1]
            return self._refresh()
        self.match.undo()
        self._took()
        return self._refresh(note("info", "table-undone"))

    def redo(self) -> None:
        """Play again what was taken back last, move by move.

        Raises
        ------
        DeclinedError
            If nothing was taken back, or something else was played since.
        """
        self._show_steps(self.match.redo(), note("info", "table-redone"))

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
        steps = self.match.again()
        self.display.restart()
        self._show_steps(steps, note("info", "table-new"))

    def save(self, name: str, *, replace: bool = False) -> None:
        """Save the game in the table's folder; see :meth:`Saves.write`."""
        file = self.saves.write(self.match.kept, name, replace=replace)
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
        told += [msg("table-hidden-again")] if self.match.hides_again(trace) else []
        self.match.take_over(trace)
        self._took()
        self.display.restart(self.match.history.steps, self.match.seat)
        self._refresh(Notice("info", tuple(told)) if told else None)

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
        self.display.help = help
        self.answer(None)

    def answer(self, answer: Notice | None, *offers: Button) -> None:
        """Say something and change nothing, not even that something else is shown than the game."""
        if self.display.is_aside:
            self.display.say(answer, *offers)
        else:
            self._refresh(answer, *offers)

    # How it is done

    def _play(self, deed: object, acting: Sequence[int]) -> None:
        self._show_steps(self.match.play(deed, acting), quiet=self._quiet)

    def _uncover(self) -> None:
        """Show the hand of the person to whom the screen was passed."""
        self._open = self.match.seat
        self._refresh()

    def _change_pace(self) -> None:
        self.match.time.change_pace()
        self._refresh()

    def _advise(self) -> None:
        """Say what is best for the seat that is shown, in a game that can tell."""
        match = self.match
        found = counsel_of(self.game, match.state, match.seat, SEARCH)
        if found is None:
            raise DeclinedError("info", "table-no-advice")
        lit = concerned(match.view, found.moves[0], match.seat) if found.moves else ()
        self._refresh(as_notice(*found.reasons), lit=lit)

    def _begin(self, seed: Seed, start: State | None, answer: Notice | None = None) -> None:
        steps = self.match.begin(seed, start)
        self.display.restart()
        self._show_steps(steps, answer)

    def _show_steps(
        self, steps: Steps, answer: Notice | None = None, *, quiet: Notice | None = None
    ) -> None:
        """Show new steps one by one; if none of them is to be seen, `quiet` is what is said.

        A person acts at the last.
        """
        self._took()
        # the last person saw the way to here, unless it began without anybody's move
        audience, display = self._audience, self.display
        before = audience[-1:] if steps and steps[0].move.player == audience[-1] else audience
        told = told_to(before, steps)
        self.fresh = tuple((one, before, display.seen(one.step.after, before)) for one in told)
        # how many pictures there are must not tell of steps that are no matter of who looks
        if told:
            display.show_steps(told, before, audience, self._situation, answer, *self._offered)
        else:
            self._refresh(answer or quiet)

    @property
    def _quiet(self) -> Notice | None:
        """What is said of a moment in which nothing was to be seen, where time waits for the person."""
        return None if self.match.time.runs else note("info", "table-quiet")

    def _took(self) -> None:
        """Forget what was picked for another position, and whose eyes may stay on the screen."""
        self._draft = ()
        self.since = self.display.rev + 1
        last, view = self._open, self.match.view
        if last is None or not self._cover or self.game.observe(view, last) == view:
            self._open = self.match.seat  # there is nothing that the last person may not see

    @property
    def _situation(self) -> Situation:
        match, time = self.match, self.match.time
        state = match.state
        return Situation(
            match.apparent_state, self._draft, time.signs(state), time.spent, time.aside(state)
        )

    @property
    def _audience(self) -> Audience:
        """Whose view is shown; while it is covered, only what the last person may see as well."""
        seat = self.match.seat
        return (seat,) if self._open in (None, seat) else (seat, self._open)

    def _refresh(
        self, answer: Notice | None = None, *offers: Button, lit: tuple[str, ...] = ()
    ) -> None:
        """Show the game as it is, with all that was told since the last decision of a person."""
        audience = self._audience
        told = told_to(audience, self.match.recent)
        shown = (*self._offered, *offers)
        self.display.refresh(self._situation, audience, told, answer, *shown, lit=lit)

    @property
    def _offered(self) -> tuple[Button, ...]:
        """Offer to show the hand that is covered, to say what is best, or to look back."""
        if self.covered:
            return buttons.cover()
        match = self.match
        actor = self.game.actor(match.state)
        if actor is None:
            steps = match.history.steps
            return buttons.look_back([s for s in self.seats if can_review(self.game, steps, s)])
        helps = self.display.help != OFF and actor == match.seat
        asked = helps and advises(self.game, match.state, match.seat)
        return (*(buttons.advise() if asked else ()), *match.time.onward())
