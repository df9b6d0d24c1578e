"""Questions to answer, in a notebook or on a page without a kernel."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import traitlets as t

from mopsbook.core.chance import SeedLike
from mopsbook.core.errors import MopsError, OptionError, short
from mopsbook.core.game import Game, as_game
from mopsbook.core.options import with_hints
from mopsbook.core.plain import integer
from mopsbook.core.settings import allowed, settings
from mopsbook.jupyter.arguments import read_learned, read_results, read_student
from mopsbook.jupyter.attempts import all_or_nothing
from mopsbook.jupyter.front_end import FrontEnd, chosen_languages, drawings
from mopsbook.jupyter.messages import OF_QUIZ, BadMessageError, Message, read_message
from mopsbook.jupyter.table import Table
from mopsbook.quiz import paper
from mopsbook.quiz.learned import Learned
from mopsbook.quiz.make import MOST
from mopsbook.quiz.marked import Marked
from mopsbook.quiz.question import Question
from mopsbook.quiz.rehearsal import rehearse
from mopsbook.quiz.results import Results
from mopsbook.quiz.rows import Row, save_rows
from mopsbook.quiz.session import Course
from mopsbook.quiz.supply import Supply
from mopsbook.quiz.topics import Topic
from mopsbook.record.trace import names_for
from mopsbook.show import wire
from mopsbook.show.packing import Frame
from mopsbook.teach.words import NAMES, say

LOG = logging.getLogger("mopsbook")


class Quiz(FrontEnd):
    """Answer questions about a game, and see why each answer is right or wrong.

    A question is asked at the table: by a click on what lies there, by choices, a number or an order. A
    wrong answer is played out where its consequence can be seen, and may be tried once more. What was
    missed comes again later, and other questions about the same rule more often.

    With a kernel nothing reaches the browser before the answer that tells it. A page without one, as
    :func:`mopsbook.save_page` writes it, holds all answers: whoever wants to can read them there. It holds another
    question about each rule, too, to be practised where it was missed; after that the same ones are practised.

    Parameters
    ----------
    source : Game, str, or sequence of Question
        The game, about which questions are made, or its name, which means its usual options; or the questions, as :func:`mopsbook.questions` gives them.
    about : str, int, or several of them, optional
        Rules, sections or chapters, as in :func:`mopsbook.questions`.
    count : int, optional
        How many questions; by default 10, or all that are given.
    seed : int, str, random.Random or None
        The same int or str asks the same questions of whoever answers alike; None asks others each time.
    level : 1, 2 or 3, optional
        How many rules have to be seen at once.
    lang : str, optional
        Language to begin with; by default ``mopsbook.settings.lang``.
    langs : sequence of str, optional
        Languages to choose from; by default all of the game.
    names : sequence of str, optional
        Names of the players by seat.
    student : str
        Who answers; it stands in every row of the results.
    results : path, or sequence of rows, optional
        What was answered before, as :meth:`save` has written it or :attr:`results` has it: it is not asked
        again. Rows about another game, other rules or another level are kept, and do not count.
    learned : str or Path, optional
        The file in which it is kept what the learner has met, been asked and missed: rules that are weak come
        more often. By default ``mopsbook.settings.learned``.

    Attributes
    ----------
    results : list of dict
        A row for each question that was answered, or skipped: then its `answer` is None, and `tries` are 0.
        ``pandas.DataFrame`` takes them as they are. It can be observed. `right` is about the first answer, which stands in `first`; the last one stands in `answer`, and
        what was asked to practise has `practice`. The rows are copies, so what is done with them changes nothing in the quiz.

    Examples
    --------
    >>> import mopsbook as mops
    >>> quiz = mops.Quiz(mops.game("mopsen", players=3), about="win-trick", count=3)
    >>> quiz.question.how
    'table'
    >>> quiz.answer(quiz.question.answers).right
    True
    >>> quiz.next()
    >>> len(quiz.results), quiz.results[0]["right"], quiz.results[0]["tries"]
    (1, True, 1)
    """

    BROWSER_MAY_SET: ClassVar[frozenset[str]] = FrontEnd.BROWSER_MAY_SET | {"pace"}

    kind = t.Unicode("quiz").tag(sync=True)
    pace = t.Unicode().tag(sync=True)
    task = t.Dict().tag(sync=True)
    results: Any = t.List()

    @with_hints
    def __init__(
        self,
        source: Game[Any, Any] | str | Sequence[Question],
        about: Topic | Iterable[Topic] | None = None,
        count: int | None = None,
        seed: SeedLike = 7,
        level: int | None = None,
        lang: str | None = None,
        langs: Sequence[str] | None = None,
        names: Sequence[str] | None = None,
        student: str = "",
        results: str | os.PathLike[str] | Sequence[Mapping[str, Any]] = (),
        learned: str | os.PathLike[str] | Learned | None = None,
    ) -> None:
        asked: Game[Any, Any] | Sequence[Question] = as_game(source)
        if not isinstance(asked, Game | Sequence):
            raise OptionError("quiz-source", source=short(source))
        self._again = partial(Supply, asked, about, _counted(count), seed, level)
        self._supply = self._again()
        game = self._supply.game
        chosen, lang = chosen_languages(game.name, lang, langs)
        named = names_for(() if names is None else names, game.players)
        self._readers = paper.Readers(tuple(chosen), named)
        self._memory = read_learned(learned)
        self._course = Course(
            self._supply, read_results(results), read_student(student), self._memory, self._words
        )
        self._rev = 0
        super().__init__(langs=chosen, lang=lang, **self._shown())
        self.results = self._rows
        self.on_msg(self._hear)

    @t.default("pace")
    def _usual_pace(self) -> str:
        return settings.pace

    @t.validate("pace")
    def _can_be_paced(self, proposal: Any) -> Any:
        return allowed("pace", proposal["value"])

    @property
    def game(self) -> Game[Any, Any]:
        """The game about which is asked now."""
        return self._course.question.game

    @property
    def question(self) -> Question | None:
        """The present question; None when all is over."""
        return None if self._course.stage == "over" else self._course.question

    def answer(self, value: Any) -> Marked:
        """Answer the present question, as :meth:`Question.check` wants it; a wrong answer may be tried once more.

        Raises
        ------
        OptionError
            If it is no answer to this question; nothing has changed.
        MopsError
            If no question waits for an answer.
        """
        found: list[Marked] = []
        self._do(lambda: found.append(self._course.answer(value)))
        return found[0]  # whoever observes the results may have gone on

    def next(self) -> None:
        """Go on to the next question, after an answer."""
        self._do(self._course.next)

    def skip(self) -> None:
        """Leave the present question out."""
        self._do(self._course.skip)

    def stop(self) -> None:
        """End the quiz, and see what was missed; :attr:`results` stay."""
        self._do(self._course.stop)

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Save the results as a file of lines; ``Quiz(..., results=path)`` carries on.

        Returns
        -------
        Path
            Where they were written; an existing file is replaced.

        Examples
        --------
        >>> import mopsbook as mops
        >>> from tempfile import TemporaryDirectory
        >>> g = mops.game("mopsen", players=3)
        >>> quiz = mops.Quiz(g, about="win-trick", count=3, student="Ada")
        >>> verdict = quiz.answer(quiz.question.answers)
        >>> with TemporaryDirectory() as folder:
        ...     again = mops.Quiz(g, about="win-trick", count=3, results=quiz.save(f"{folder}/ada.jsonl"))
        >>> again.results == quiz.results, again.question.id == quiz.question.id
        (True, False)
        """
        return save_rows(path, self._course.rows, self._course.student)

    @with_hints
    def rehearse(
        self, folder: str | os.PathLike[str], students: Sequence[str] = NAMES[:3]
    ) -> Results:
        """Let an invented class answer, to see what comes of it: a file for each student, in a folder of their own.

        The first one knows everything, and each of the others misses one question more than the one before.

        Parameters
        ----------
        folder : str or Path
            Where the folders are made. Nothing that was handed in is replaced.
        students : sequence of str
            What those who answer are called.

        Returns
        -------
        Results
            Their answers, as :func:`mopsbook.results` puts them together.

        Examples
        --------
        >>> import mopsbook as mops
        >>> from tempfile import mkdtemp
        >>> quiz = mops.Quiz(mops.game("mopsen", players=3), about="follow-suit", count=4)
        >>> quiz.rehearse(mkdtemp())
        <Results: 12 answers by 3 students, 9 right>
        """
        courses = (
            Course(self._again(), (), read_student(one), None, self._words) for one in students
        )
        return rehearse(courses, folder)

    def _words(self, asked: Question) -> str:
        return asked.text(self.lang, self._readers.names)

    @property
    def _rows(self) -> list[Row]:
        """The rows of the course: what somebody does with them changes nothing in it."""
        return deepcopy(list(self._course.rows))

    def _do(self, deed: Any) -> None:
        """Do something and show it, as one: what fails has not happened."""
        self._show(self._done(deed))

    def _done(self, deed: Any) -> dict[str, Any]:
        """Do something, and return what is shown then; what was learned is noted when nothing of it can fail."""
        with all_or_nothing(self._course):
            deed()
            shown = self._shown()
        if problem := self._course.note():
            shown["task"]["said"] = {lang: _said(problem, lang) for lang in self.langs}
        return shown

    def _hear(self, _widget: object, content: object, _buffers: object) -> None:
        try:
            message = read_message(content, OF_QUIZ)
            if message.rev != self._rev:
                raise BadMessageError("quiz-stale")
            shown = self._done(lambda: self._carry_out(message))
        except BadMessageError as error:
            self._excuse({lang: say(str(error), lang) for lang in self.langs})
        except MopsError as error:
            self._excuse({lang: error.told(lang) for lang in self.langs})
        except Exception:  # a fault of ours, or of what somebody has built in
            LOG.exception("A message of the browser could not be carried out: %s", short(content))
            self._excuse({lang: say("table-internal", lang) for lang in self.langs})
        else:
            self._show(shown)

    def _carry_out(self, message: Message) -> None:
        course = self._course
        if message.kind == "answer":
            answer = paper.answered(course.question, message.answer)
            course.answer(answer, message.seconds)
        elif message.kind == "play":
            names = self._readers.names
            self.lead_to(Table(self.game, names=names, learned=self._memory, guided=True))
        else:
            todo = {
                "show": course.show,
                "next": course.next,
                "skip": course.skip,
                "stop": course.stop,
                "again": course.start_again,
                "practise": course.practise,
            }
            todo[message.kind]()

    def _begun(self) -> bool:
        return self._course.stage != "over" and bool(self._course.rows)

    def _after(self, before: FrontEnd | None) -> FrontEnd:
        if before is None:
            return self
        self.close()
        return before  # its questions go on

    def _excuse(self, told: dict[str, str]) -> None:
        """Say something, and change nothing."""
        self._rev += 1
        self.task = self.task | {"rev": self._rev, "said": told}

    def _shown(self) -> dict[str, Any]:
        """Return all that is shown: of what waits for an answer nothing that tells it."""
        course, readers = self._course, self._readers
        question, marked, last = course.question, course.marked, course.stage != "tried"
        rev = self._rev + 1
        frames = [paper.picture(question)]
        task: dict[str, Any] = {
            "rev": rev,
            "stage": course.stage,
            "number": course.number,
            "of": course.of,
            "right": course.right,
            "again": course.again,
            "last": course.last,
            "paper": paper.paper(question, readers),
        }
        if marked is not None:
            frames += paper.played(marked if last else marked.hint)
            task["mark"] = paper.mark(marked, last, readers)
            task["mark"] |= {"shown": True} if course.shown else {}
            task["mark"] |= {"play": [[1, len(frames)]]} if frames[1:] else {}
        if course.stage == "over":
            task["scores"] = [list(one) for one in course.scores]
            task["skipped"] = len(course.skipped)
            task["still"] = len(course.still)
            task["answered"] = [[readers.words(one), right] for one, right in course.answered]
        langs, names = readers
        shown = {
            "kit": drawings(question.game, langs, names),
            "timeline": wire.timeline(frames, rev=rev, langs=langs, names=names),
            "task": task,
        }
        self._rev = rev  # of what could be drawn alone
        return shown

    def _show(self, shown: dict[str, Any]) -> None:
        """Show what was done; an error of somebody who watches is raised when all is shown."""
        rev, errors = self._rev, []
        values = {**shown, "results": self._rows}
        with self.hold_sync():  # one message to the browser, not one for each trait
            for name, value in values.items():
                if self._rev != rev:
                    break  # somebody who watches has gone on, and that is shown already
                try:
                    setattr(self, name, value)
                except Exception as error:
                    errors.append(error)
        if errors:
            raise errors[0]

    def on_page(self) -> dict[str, Any]:
        """Return what a page holds that has no kernel: all questions, others to practise, and what every answer is worth."""
        langs, names = self._readers
        found = paper.page(self._supply.all(), self._readers, self._supply.spare())
        first, *more = (
            {"kit": drawings(game, langs, names), "timeline": wire.zipped(film)}
            for game, film in zip(found.games, found.films, strict=True)
        )
        return {**first, "key": {"more": more, "papers": wire.zipped({"all": found.papers})}}

    def _frame(self) -> Frame:
        return self._course.question.frame()

    def _named(self) -> Sequence[str]:
        return self._readers.names

    def __repr__(self) -> str:
        choices = self._course.question.choices or ()
        told = (f"{n}. {one.text(self.lang, self._named())}" for n, one in enumerate(choices, 1))
        return "\n".join([super().__repr__(), *told])


def _said(problem: OSError | MopsError, lang: str) -> str:
    """Return what is said of an answer that could not be kept, or not where it was to be."""
    if isinstance(problem, MopsError):
        return problem.told(lang)
    return say("table-not-kept", lang, {"problem": str(problem)})


def _counted(count: object) -> int | None:
    """Read how many questions there shall be."""
    wanted = integer(count)
    if wanted is None:
        return None
    if isinstance(wanted, bool) or not isinstance(wanted, int) or not 0 < wanted <= MOST:
        raise OptionError("quiz-count", count=short(count), most=MOST)
    return wanted
