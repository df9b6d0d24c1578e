"""A lesson to step through, in a notebook or on a page without a kernel."""

from __future__ import annotations

import logging
import os
import warnings
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import traitlets as t

from mopsbook.core.errors import MopsError, OptionError, short
from mopsbook.core.game import Game
from mopsbook.core.options import with_hints
from mopsbook.core.settings import settings
from mopsbook.core.state import State
from mopsbook.jupyter.arguments import read_learned, read_lesson, read_results, read_student
from mopsbook.jupyter.asides import from_here
from mopsbook.jupyter.export import save_page
from mopsbook.jupyter.front_end import FrontEnd, drawings
from mopsbook.jupyter.lesson_film import film
from mopsbook.jupyter.messages import OF_LESSON, BadMessageError, Message, read_message
from mopsbook.jupyter.quiz import Quiz
from mopsbook.jupyter.replay import WholeNumber
from mopsbook.jupyter.table import Table
from mopsbook.lesson.course import OneQuestion
from mopsbook.lesson.read import read
from mopsbook.lesson.script import Faults
from mopsbook.lesson.write import written
from mopsbook.quiz import paper
from mopsbook.quiz.learned import Learned
from mopsbook.quiz.marked import Marked
from mopsbook.quiz.question import Question
from mopsbook.quiz.rows import Row, save_rows
from mopsbook.quiz.supply import practice
from mopsbook.record import files
from mopsbook.record.trace import Trace
from mopsbook.show import wire
from mopsbook.show.packing import Frame
from mopsbook.teach.words import say

LOG = logging.getLogger("mopsbook")
SEED = 7
"""With what the questions are made that practise."""


class Lesson(FrontEnd):
    """Step through a lesson: boards, moves to make, questions.

    The name of a game opens the lesson that it brings along, in the language that is set. Any other
    lesson is a Markdown file. Its head, between two lines of ``---``, names the game, its options, the
    ``language``, and if wanted the ``title``, the ``names`` of the players and the ``seat`` through whose eyes all is
    seen. Then come text and fenced blocks. A line ``---`` begins a new step; so does each heading, and each block with
    the text above it. HTML is shown as the text that it is, and a picture as a link to it. In a block each line
    begins with a word and a colon; lines that go on with it are indented.

    ``board`` shows a position and moves, a step for each.
        ``position:`` in notation, or ``start`` for the beginning of a game, dealt by the ``seed:``, or ``setup`` for what
        is before the deal; without it the board before goes on. ``move:`` a move in notation; chance that is due and not
        among the moves is drawn. ``say:`` a remark, ``ring:`` things with a ring round them, such as ``ring: R5, Ben``, and
        ``arrow: R5 > Ben``, all for the step above. ``try: yes`` lets other moves be tried there and taken back. ``eyes: Ben``
        says whom eyes are on from there on, in a game in which that counts.
        A turn below moves is due at once, in the picture of the last of them; a line ``---`` parts it from them.
    ``turn`` lets the learner make a move.
        ``move:`` what is right, several times if there are several; without it every legal move is, and with
        ``move: any`` it is shown what really comes of it, also what the seat could not know before. Text below goes on
        with the board as it was played, and a block with the first ``move:``, unless it has a ``position:``; the next turn
        under the same heading is due at once. ``right:`` what is said then. ``other:`` a further move; below each may stand
        ``why:``. ``hint:`` what helps. Whatever breaks a rule is refused with that rule, and other moves are shown and
        taken back.
    ``question`` asks.
        ``ask:`` the question, ``rule:`` the rule that decides it, and then how it is answered: by choices, ``right:`` and
        ``wrong:``, which are mixed; by things on the table, ``click: R5, C4``, with ``wrong:`` things; by a ``number:``; or by an ``order:``, one
        line for each. Below each answer may stand ``why:`` it is right or wrong, and ``play:`` moves that show it.
        ``because:`` what is said of the right answer. ``guess: yes`` says that it comes before what it asks for is taught, so
        that it is not counted at the end. ``position:`` where it is asked, ``seat:`` whom, and ``level:`` 1 to 3.
        ``click: playable`` asks what can be played, and needs no more. Without ``ask:`` it is made, ``about:`` rules, of
        a ``kind:`` and a ``level:``, from a ``seed:``, ``count:`` of them; see :func:`mopsbook.questions`.
    ``hidden`` holds text that is hidden until somebody asks for it.

    Who steps on with keys takes Space, the arrow keys or Page Down. All pictures and answers are in the widget's
    state, so it works on a page and after the kernel was restarted; whoever wants to can read them there. A lesson
    for one seat holds nothing that this seat may not know, unless it is written in the text.

    Parameters
    ----------
    source : path or str
        The file; or the text itself, if it has more than one line; or the name of a game.
    student : str
        Who answers; it stands in every row of the results.
    results : path, or sequence of rows, optional
        What was answered before, as :meth:`save` has written it or :attr:`results` has it: it is not asked again.
    learned : str or Path, optional
        The file in which it is kept what the learner has met, been asked and missed. By default
        ``mopsbook.settings.learned``.

    Attributes
    ----------
    index : int
        Which step is shown, counted from 0.
    results : list of dict
        A row for each question that was answered, as in :class:`mopsbook.Quiz`, also when it was practised after
        the last step. It can be observed.
    text : str
        The lesson as it was written.
    faults : Faults
        What is wrong in it, with the line; the rest is shown all the same.

    Examples
    --------
    >>> import mopsbook as mops
    >>> lesson = mops.Lesson('''---
    ... game: mopsen
    ... players: 3
    ... language: en
    ... ---
    ... # Cats
    ...
    ... Red was led, and Ben has a red card.
    ...
    ... ```turn
    ... position: trick 0:R6; hands R5 / R2 C4 Y3 / B8
    ... move: 1 play C4
    ... right: A cat may *always* be played.
    ... hint: Not every card has to follow suit.
    ... ```
    ...
    ... ```question
    ... ask: Red was led, and you have red. What may you play?
    ... rule: follow-suit
    ... right: Red, or a cat
    ... wrong: Any card
    ...   why: You have red, so you follow suit.
    ... ```
    ... ''')
    >>> len(lesson), lesson.title
    (3, 'Cats')
    >>> lesson.faults
    Nothing is wrong.
    >>> lesson.index = 2
    >>> lesson.answer(lesson.question.answers[0]).right, len(lesson.results)
    (True, 1)
    """

    BROWSER_MAY_SET: ClassVar[frozenset[str]] = FrontEnd.BROWSER_MAY_SET | {"index", "pace"}

    kind = t.Unicode("lesson").tag(sync=True)
    index = WholeNumber(0).tag(sync=True)
    pace = t.Unicode().tag(sync=True)
    lesson = t.Dict().tag(sync=True)
    given = t.Dict().tag(sync=True)
    alone = t.Bool(False).tag(sync=True)
    results: Any = t.List()

    @with_hints
    def __init__(
        self,
        source: str | os.PathLike[str],
        student: str = "",
        results: str | os.PathLike[str] | Sequence[Mapping[str, Any]] = (),
        learned: str | os.PathLike[str] | Learned | None = None,
    ) -> None:
        self.text, is_own = read_lesson(source)
        self._script = script = read(self.text)
        self._readers = paper.Readers(script.langs, script.names)
        asked = [step.question for step in script.steps if step.question is not None]
        # what was missed is practised by others, as far as they are asked at a table like this one
        others = [one for one in practice(asked, SEED) if one.game == script.game]
        questions = (*asked, *others)
        self._film = made = film(script, self._readers, others)
        rows = read_results(results)
        self._memory = memory = read_learned(learned)
        self._own = script.game.name if is_own else ""
        self._courses = [OneQuestion(one, rows, student, memory) for one in questions]
        self._order: list[OneQuestion] = [one for one in self._courses if one.rows]
        found = [row for one in self._order for row in one.rows]
        self._before = [row for row in rows if row not in found]
        self._student = read_student(student)
        content = {
            "steps": made.steps, "papers": made.papers, "met": made.met, "lang": script.lang,
        }  # fmt: skip
        super().__init__(
            kit=drawings(script.game, script.langs, script.names),
            langs=list(script.langs),
            lang=script.lang,
            timeline=wire.zipped(made.timeline),
            lesson=wire.zipped(content),
        )
        self._show()
        self.on_msg(self._hear)
        self.observe(self._reach, "index")

    @classmethod
    def of(
        cls,
        source: Table | Trace,
        title: str = "",
        lang: str | None = None,
        seat: int | None = None,
    ) -> Lesson:
        """Return a game that was played as a lesson, to be edited: :meth:`write` makes the file of it.

        Parameters
        ----------
        source : Table or Trace
            A table with the game so far, or a record. The deals stand in the text, so every hand can be read in it.
        title : str
            What the lesson is called; by default as the game.
        lang : str, optional
            Its language; by default ``mopsbook.settings.lang``.
        seat : int, optional
            Through whose eyes all is shown; by default all hands are open, and of a table whose game is not over it
            is the seat whose hand is open there.

        Examples
        --------
        >>> import mopsbook as mops
        >>> trace = mops.record(mops.game("mauz", players=2), seed=7)
        >>> lesson = mops.Lesson.of(trace)
        >>> len(lesson) == len(mops.Replay(trace)), len(lesson.faults)
        (True, 0)
        """
        if isinstance(source, Table):
            source, own = source._session.screen.shared
            seat = own if seat is None else seat
        if not isinstance(source, Trace):
            raise OptionError("lesson-of", source=short(source))
        seat = None if seat is None else source.game.seat(seat)
        return cls(written(source, settings.lang if lang is None else lang, title, seat))

    @property
    def game(self) -> Game[Any, Any]:
        """The game, under the options of the lesson."""
        return self._script.game

    @property
    def title(self) -> str:
        """What the lesson is called."""
        return self._script.title

    @property
    def faults(self) -> Faults:
        """What is wrong in the text, a tuple; each fault is told by ``str``, and has its ``line``."""
        return Faults(self._script.faults)

    @property
    def question(self) -> Question | None:
        """The question of the present step; None if it asks none."""
        return self._script.steps[self.index].question

    @property
    def state(self) -> State | None:
        """The position of the present step, with nothing hidden; None if it has none of its own."""
        return self._script.steps[self.index].state

    def answer(self, value: Any) -> Marked:
        """Answer the question of the present step, as :meth:`Question.check` wants it.

        Raises
        ------
        OptionError
            If it is no answer to this question; nothing has changed.
        MopsError
            If no question waits for an answer.
        """
        course = next((one for one in self._courses if one.question is self.question), None)
        if course is None:
            raise MopsError("lesson-not-asked")
        return self._answer(course, value)

    def page(self, path: str | os.PathLike[str]) -> Path:
        """Write the lesson as one HTML file that opens anywhere, with no kernel and no network.

        What is wrong in the lesson is told by a warning, line by line; the page shows the rest.

        Returns
        -------
        Path
            Where it was written; an existing file is replaced.
        """
        if self.faults:
            facts = {"count": len(self.faults), "faults": " ".join(map(str, self.faults))}
            warnings.warn(
                say("lesson-page-faults", settings.lang, facts), UserWarning, stacklevel=2
            )
        return save_page(path, self, self.title, self._script.lang)

    def write(self, path: str | os.PathLike[str]) -> Path:
        """Write the text of the lesson as a file, to be edited or mailed.

        Returns
        -------
        Path
            Where it was written; an existing file is replaced.
        """
        return files.write(path, self.text.encode())

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Save the results as a file of lines; ``Lesson(..., results=path)`` carries on.

        Returns
        -------
        Path
            Where they were written; an existing file is replaced.
        """
        return save_rows(path, self._rows, self._student)

    def __len__(self) -> int:
        """Return how many steps there are."""
        return len(self._script.steps)

    def __repr__(self) -> str:
        return f"{self.title}\n{super().__repr__()}"

    @t.default("pace")
    def _usual_pace(self) -> str:
        return settings.pace

    @t.validate("index")
    def _within(self, proposal: Any) -> int:
        index: int = proposal["value"]
        return max(0, min(index, len(self) - 1))

    @property
    def _rows(self) -> list[Row]:
        rows = (row for course in self._order for row in course.rows)
        return deepcopy([*self._before, *rows])

    def _practised(self, question: Question, begins: bool) -> OneQuestion:
        """Return the course of a question that is practised: another one each time that it begins to be asked."""
        last = self._order[-1] if self._order else None
        if begins or last is None or last in self._courses or last.question is not question:
            return OneQuestion(question, (), self._student, self._memory, practises=True)
        return last

    def _answer(self, course: OneQuestion, value: Any, seconds: float | None = None) -> Marked:
        marked = course.answer(value, seconds)
        course.note()
        if course not in self._order:
            self._order.append(course)
        if self._own:
            self._keep(partial(self._memory.tell, course.question.asked.rules))
        self._show()
        return marked

    def _show(self) -> None:
        """Tell the browser, and whoever observes, what was answered."""
        self.given = {str(n): one.given for n, one in enumerate(self._courses) if one.rows}
        self.results = self._rows

    def _reach(self, _change: object) -> None:
        """Note how far a game's own lesson was gone through, and which rules a step has shown: a guide tells others."""
        if self._own:
            shown = self._film.frames[self.index].story
            rules = [rule for note in shown for rule in note.rules]
            self._keep(partial(self._memory.reach, self._own, self.index + 1, len(self)))
            self._keep(partial(self._memory.tell, rules))

    def _keep(self, note: Callable[[], None]) -> None:
        try:
            note()
        except OSError as error:  # such as a folder in which nobody may write
            LOG.info("What was done in a lesson cannot be kept: %s", error)

    def _hear(self, _widget: object, content: object, _buffers: object) -> None:
        try:
            self._carry_out(read_message(content, OF_LESSON))
        except (BadMessageError, MopsError) as error:
            LOG.info("A message of the browser means nothing in this lesson: %s", error)
        except Exception:  # a fault of ours, or of what somebody has built in
            LOG.exception("A message of the browser could not be carried out: %s", short(content))

    def _carry_out(self, message: Message) -> None:
        at = message.rev or 0
        # a question is answered in the lesson; then, by further revisions, for the first and the second time in practice
        if message.kind == "answer" and 0 <= at < 3 * len(self._courses):
            practises, which = divmod(at, len(self._courses))
            course = self._courses[which]
            if practises:
                course = self._practised(course.question, begins=practises == 1)
            value = paper.answered(course.question, message.answer)
            self._answer(course, value, message.seconds)
        elif message.kind == "try" and 0 <= at < len(self):
            self._try(self._script.steps[at].state)
        elif message.kind in ("ask", "play"):
            self._go_on(message.kind)

    def _go_on(self, to: str) -> None:
        """Open aside what comes after the lesson: ten questions, or a game that guides."""
        game = self.game
        given: dict[str, Any] = {
            "names": self._script.names or None, "lang": self.lang, "learned": self._memory,
        }  # fmt: skip
        self.lead_to(Quiz(game, **given) if to == "ask" else Table(game, guided=True, **given))

    def _try(self, state: State | None) -> None:
        """Open a table aside, at which something else can be tried."""
        script = self._script
        if state is not None:
            self.lead_to(from_here(script.game, state, script.seat, script.names, self.lang))

    def _frame(self) -> Frame:
        return self._film.frames[self.index]

    def _named(self) -> Sequence[str]:
        return self._script.names
