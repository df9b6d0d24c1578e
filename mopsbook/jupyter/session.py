"""A table without Jupyter: what may be done at it, and what is shown after it.

A message of the browser says which item or button was pressed. What that asks for is looked up in the picture
that is shown, carried out in the one place that matches on intents, :meth:`TableSession.carry_out`, and answered
by new pictures.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from mopsbook.core.errors import IllegalMove, short
from mopsbook.jupyter import buttons
from mopsbook.jupyter.answers import DeclinedError, notice, refusal, refused
from mopsbook.jupyter.drops import Drop, dropped
from mopsbook.jupyter.messages import BadMessageError, Message, read_message, seed_of
from mopsbook.jupyter.saves import EXISTS
from mopsbook.jupyter.setup import wished
from mopsbook.jupyter.sitting import Sitting
from mopsbook.quiz.learned import Learned
from mopsbook.show.help import GUIDED
from mopsbook.show.offers import Command, Intent, Make, Pick, Refuse, Watch

LOG = logging.getLogger(__name__)
PRESSES = ("item", "button")
"""The kinds of messages that say what was pressed."""


class TableSession(Sitting):
    """The behaviour of a table; a widget only shows it, and hands on what the browser says."""

    def handle(self, content: object, draw: Callable[[], object] = lambda: None) -> None:
        """Carry out a message of the browser, whatever it is; the answer is what is shown next.

        Parameters
        ----------
        content : object
            The message.
        draw : callable
            Makes the answer ready to be sent; what cannot be shown has not happened either.

        Notes
        -----
        Where time runs, a message that is none or stale changes nothing at all, and is not answered.
        """
        if self.match.time.runs and self._is_nothing(content):
            return  # an answer would wind the clock up
        try:
            with self.attempt():
                message = read_message(content)
                self._hear(message)
                draw()
        except BadMessageError as error:
            self.screen.answer(notice("error", str(error)))
        except IllegalMove as error:
            self.screen.answer(refusal(error.violations))
        except DeclinedError as error:
            # the offer to replace a file goes with the answer, and is gone with the next one
            file = str(error.facts["file"]) if error.message == EXISTS else ""
            self.screen.answer(error.answer, *(buttons.replace(file) if file else ()))
        except Exception:  # a fault of ours, or of what somebody has built in
            LOG.exception("A message of the browser could not be carried out: %s", short(content))
            self.display.excuse(notice("error", "table-internal"))

    def keep(self) -> None:
        """Keep which rules have come up; where that fails it is said, and nothing is kept any longer."""
        known = self.learned.problems
        try:
            self.learned.meet(self.display.coach.known)
            self.learned.tell(sorted(self.display.guide.told))
        except OSError as error:
            self.learned = Learned()
            self.screen.answer(notice("error", "table-not-kept", problem=str(error)))
        for problem in self.learned.problems[len(known) :]:
            self.screen.answer(notice("error", "table-kept-beside", problem=str(problem)))

    def _is_nothing(self, content: object) -> bool:
        """Say whether a message is none, or stale."""
        try:
            return self.screen.is_stale(read_message(content))
        except BadMessageError:
            return True

    def _hear(self, message: Message) -> None:
        if self.screen.is_stale(message):
            raise DeclinedError("stale", "table-stale")
        self.match.time.spend(message.seconds)
        intent = self.display.offered(message)
        if message.kind not in PRESSES:
            self._ask(message)
        elif intent is None:
            self.screen.look_at(message)
        elif message.to not in ("", message.text) and not self.display.is_aside:
            self._drop(dropped(message.text, message.to, intent, self.display))
        else:
            self.carry_out(intent)

    def carry_out(self, intent: Intent) -> None:
        """Do what a press on something asks for."""
        match intent:
            case Make() | Pick() | Watch() | Refuse() if self.display.is_aside:
                self.tutor.guess(intent)
            case Make(move):
                self.screen.show_played(self.match.play(move, self.screen.acting))
            case Pick(draft):
                self.screen.pick(draft)
            case Watch(seat):
                self.match.watch(seat)
                self.screen.refresh()
            case Refuse():
                self.screen.answer(refused(self.game, intent))
            case Command(name, value):
                self._command(name, value)

    def _drop(self, drop: Drop) -> None:
        """Do what comes of a drag; what it has picked on the way stays picked."""
        if drop.draft is not None:
            self.screen.draft = drop.draft
        if drop.asks is not None:
            return self.carry_out(drop.asks)
        return self.screen.refresh(self.screen.refused(drop.wrong) if drop.wrong else None)

    def _command(self, name: str, value: Any) -> None:
        todo: dict[str, Callable[[], None]] = {
            "back": self.screen.refresh,
            "show": self.screen.uncover,
            "wait": lambda: self.screen.show_played(self.match.wait()),
            "pace": self.screen.change_pace,
            "advise": self._advise,
            "guide": self._guide,
            "questions": self._ask_questions,
            "example": lambda: self.tutor.example(value),
            "rounds": self.screen.tell_rounds,
            "look-back": lambda: self.tutor.look_back(self.match.history, value),
            "leaf": lambda: self.tutor.leaf(value),
            "new": self.new,
            "resume": self.resume,
            "replay": lambda: self.tutor.replay(
                *self.screen.shared, self.screen.open, self.match.beside
            ),
            "guess": self.tutor.guess,
            "finish": lambda: self.screen.show_end(self.match.finish()),
            "replace": lambda: self.save(value, replace=True),
        }
        todo[name]()

    def _ask(self, message: Message) -> None:
        text, aside = message.text, self.display.is_aside
        todo: dict[str, Callable[[], None]] = {
            "undo": self.screen.refresh if aside else lambda: self._again("undo", self.undo),
            "redo": self.screen.refresh if aside else lambda: self._again("redo", self.redo),
            "new": lambda: self.new(seed_of(text), *wished(self.game, message.wish)),
            "again": self.again,
            "save": lambda: self.save(text),
            "load": lambda: self.load(text),
            "resume": lambda: self.resume(int(text) if text.isdecimal() else -1),
            "help": lambda: self.assist(text),
            "example": lambda: self.tutor.example(text),
        }
        todo[message.kind]()

    def _again(self, kind: str, deed: Callable[[], None]) -> None:
        """Take back, or play again: under a cover nobody does it for another person."""
        if self.screen.covered and not self.screen.can[kind]:
            raise DeclinedError("info", "table-covered")
        deed()

    def _advise(self) -> None:
        best, lit = self.tutor.advice(self.match)
        self.screen.refresh(best, lit=lit)

    def _guide(self) -> None:
        """Tell from now on what is new, in a game of the chosen deal if none has begun."""
        self.display.help = GUIDED
        if self.match.untouched and not self._given:
            self.new()
            return self.display.cut()  # first something is done
        return self.screen.answer(notice("info", "table-guided"))

    def _ask_questions(self) -> None:
        self.asks = True
        self.screen.answer(None)
