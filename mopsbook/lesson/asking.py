"""Questions of a lesson: the teacher's own, those about what lies there, and made ones."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, How, Moment, Reply
from mopsbook.core.chance import rng_of
from mopsbook.core.errors import IllegalMove, MopsError, OptionError, short
from mopsbook.core.game import Game
from mopsbook.core.hints import near
from mopsbook.core.state import Move, State
from mopsbook.core.step import AnyStep
from mopsbook.lesson.head import seat_of
from mopsbook.lesson.markdown import Entry
from mopsbook.lesson.script import LessonFault
from mopsbook.lesson.things import things
from mopsbook.quiz import kinds
from mopsbook.quiz.all_kinds import kinds_of, name_of
from mopsbook.quiz.make import LEVELS, Maker
from mopsbook.quiz.question import Question
from mopsbook.quiz.topics import nothing_about, rules_about
from mopsbook.show.packing import Frame

PLAYABLE = "playable"
"""What is clicked where the rules say what can be played."""
MADE = ("about", "kind", "count")
"""What stands only in blocks whose questions are made."""
MOST = 20
"""So many questions may one block ask for."""
TRIED = 5
"""For each question that is wanted so many are looked at: not all are about as many players."""
BELOW = ("why", "play")
"""What stands below an answer."""
RIGHT = ("right", "click", "number", "order")
"""What says what is right."""
NUMBER = re.compile(r"[-−]?[0-9]{1,9}")
OWN = "own"
"""The kind of a question that a teacher has written."""


def said(text: str) -> Reason:
    """Return a teacher's sentence as it is told anywhere, in every language the same."""
    return Reason("lesson-said", {"text": " ".join(text.split())})


class Asker:
    """Reads the entries of one block that asks something.

    Parameters
    ----------
    game : Game
        The game.
    state : State
        The position, with nothing hidden.
    shown : int or None
        Through whose eyes all is seen; None if all hands are open.
    names : sequence of str
        By which players are known.
    entries : sequence of Entry
        The lines of the block.
    line : int
        Where the block begins.
    torn : bool
        Whether the position cannot be read, so that nothing is known of what lies there.

    Attributes
    ----------
    line : int
        The line that was looked at last: if something is wrong, it is there.
    faults : list of LessonFault
        What is wrong, line by line: one does not hide the others.
    """

    def __init__(
        self, game: Game[Any, Any], state: State, shown: int | None, names: Sequence[str],
        entries: Sequence[Entry], line: int, torn: bool = False,
    ) -> None:  # fmt: skip
        self.game, self.state, self.shown, self.torn = game, state, shown, torn
        self.names, self.entries, self.line = names, entries, line
        self.faults: list[LessonFault] = []
        self._begin = line

    @contextmanager
    def _noting(self) -> Iterator[None]:
        """Note what is wrong in the line that is looked at, and go on."""
        try:
            yield
        except MopsError as problem:
            self.faults.append(LessonFault(self.line, problem))

    @cached_property
    def seat(self) -> int:
        """Who is asked: who is named, else through whose eyes all is seen, else who has to move."""
        usual = self.shown if self.shown is not None else max(0, self.game.actor(self.state) or 0)
        named = self.of("seat")
        with self._noting():
            seat = usual if named is None else seat_of(self.game, named, self.names)
            if self.shown not in (None, seat):
                raise OptionError("lesson-seat", seat=seat)
            return seat
        return usual

    @cached_property
    def _closed(self) -> State:
        """What the seat may know of the position."""
        view: State = self.game.observe(self.state, self.seat)
        return view

    @property
    def _view(self) -> State:
        return self.state if self._opened else self._closed

    @property
    def _opened(self) -> bool:
        return self.shown is None

    def question(self) -> Question | None:
        """Return the question that a teacher has written; None if something is wrong."""
        click, seat = self.of("click") or "", self.seat
        if click == PLAYABLE:
            return self._playable()
        if self.of("ask") is None and (hint := near(click, [PLAYABLE])):
            self._rule(), self._level()
            self.of("click")
            told = OptionError("lesson-playable-word", word=short(click), hint=hint)
            self.faults.append(LessonFault(self.line, told))
            return None
        answers = self._answers()
        replies, right, how = self._replies(answers)
        shown = (one.moves for one in answers if one.entry.key != "wrong")
        rule, level = self._rule(), self._level()
        ask, because = self.of("ask"), self.of("because")
        self.line = self._begin  # what is wrong now is not written at all
        lacking = []
        if ask is None:
            lacking.append(OptionError("lesson-ask"))
        if not any(one.entry.key in RIGHT for one in answers):
            # then it is not known how it is answered
            lacking.append(OptionError("lesson-no-right"))
        elif how == "choice" and len(replies) < 2:
            lacking.append(OptionError("lesson-no-wrong"))
        self.faults += [LessonFault(self.line, one) for one in lacking]
        if self.of("rule") is None:
            self.line, example = self._begin, next(iter(self.game.rules))
            self.faults.append(
                LessonFault(self.line, OptionError("lesson-no-rule", example=example))
            )
        if self.torn or self.faults or ask is None or rule is None:
            return None
        asked = Asked(
            said(ask), how, right, (said(because),) if because else (), (rule,),
            replies, every=how == "table" and len(right) > 1, level=level or 1,
            moves=next(filter(None, shown), ()),
        )  # fmt: skip
        return Question(self.game, OWN, self._view, seat, asked, self._opened)

    def made(self) -> list[Question]:
        """Return questions that are made about rules; none if something is wrong."""
        about, kind = self.of("about"), self.of("kind")
        rules = only = None
        self.of("about")
        with self._noting():
            rules = rules_about(self.game.rules, about.replace(",", " ").split()) if about else None
        count = self._whole("count", 1, MOST) or 1
        self.of("kind")
        with self._noting():
            only = None if kind is None else self._kinds(kind)
        level = self._level()
        if self.faults:
            return []
        self.of("kind"), self.of("about")
        maker = Maker(self.game, rng_of(self.of("seed") or "7"), rules, level, only)
        ours = (one for one in islice(maker, count * TRIED) if one.game == self.game)
        found = [*islice(ours, count)]  # no more are made than are asked
        if not found:
            with self._noting():
                raise nothing_about(self.game, rules, about or kind, level)
        return found

    def of(self, key: str) -> str | None:
        """Return what is written of a key, the last time; None if nothing is."""
        for one in reversed(self.entries):
            if one.key == key:
                self.line = one.line
                return one.value
        return None

    def _playable(self) -> Question | None:
        level = self._level()
        self._rule()
        if self.torn:
            return None
        at = Moment(self.game, self._view, self.seat, None, Random(0), self._opened)
        asked = kinds.playable(at)
        if asked is None:
            self.of("click")
            with self._noting():
                raise OptionError("lesson-playable")
            return None
        asked = replace(asked, level=level or asked.level)
        return Question(self.game, PLAYABLE, self._view, self.seat, asked, self._opened)

    def _kinds(self, kind: str) -> list[Any]:
        known = {name_of(one): one for one in kinds_of(self.game.name)}
        if kind not in known:
            hint = near(kind, known)
            raise OptionError("lesson-kind", kind=short(kind), kinds=known, hint=hint)
        return [known[kind]]

    def _rule(self) -> str | None:
        named = self.of("rule")
        with self._noting():
            meant = rules_about(self.game.rules, named) or ()
            return next((one for one in self.game.rules if one in meant), None)
        return None

    def _level(self) -> int | None:
        return self._whole("level", LEVELS[0], LEVELS[-1])

    def _whole(self, key: str, least: int, most: int) -> int | None:
        text = self.of(key)
        if text is None:
            return None
        with self._noting():
            if not text.isdecimal() or not least <= int(text) <= most:
                raise OptionError("whole", field=key, least=least, most=most, value=short(text))
            return int(text)
        return None

    def _replies(self, ones: Sequence[_Answer]) -> tuple[tuple[Reply, ...], tuple[Any, ...], How]:
        """Return what can be answered, what of it is right, and how it is answered."""
        if self.of("order") is not None:
            things = [one.entry.value for one in ones if one.entry.key == "order"]
            order = tuple(range(len(things)))
            replies = tuple(Reply(n, said(text)) for n, text in enumerate(things))
            mixed = tuple(Random(len(things)).sample(replies, len(replies)))
            return mixed if mixed != replies else replies[::-1], order, "order"
        if self.of("number") is not None:
            right = tuple(self._number(one.entry) for one in ones if one.entry.key == "number")
            wrong = (one.reply(self._number(one.entry)) for one in ones if one.entry.key == "wrong")
            return tuple(wrong), right, "number"
        if self.of("click") is not None:
            return self._clicked(ones)
        chosen = [one for one in ones if one.entry.key in ("right", "wrong")]
        # what is right is written first; all who are asked, in any language, see them in one order
        dice = Random(f"{self.of('rule')}; {self.state}")
        placed = [*enumerate(dice.sample(chosen, len(chosen)))]
        choices = (one.reply(n, said(one.entry.value)) for n, one in placed)
        return tuple(choices), tuple(n for n, one in placed if one.entry.key == "right"), "choice"

    def _clicked(self, ones: Sequence[_Answer]) -> tuple[tuple[Reply, ...], tuple[Any, ...], How]:
        if self.torn:
            return (), (), "table"
        scene = self._blank(()).scene
        named: list[tuple[_Answer, list[str]]] = []
        for one in ones:
            if one.entry.key in ("click", "wrong"):
                self.line = one.entry.line
                with self._noting():
                    named.append((one, things(scene, one.entry.value, self.names)))
        # what is of one sort with something that is named can be pressed
        pressed = self._blank(item for _, items in named for item in items).on
        right, replies = [], []
        for one, items in named:
            self.line = one.entry.line
            for item in items:
                if item not in pressed:
                    with self._noting():
                        raise MopsError("lesson-thing-pressed", name=short(item))
                if one.why or one.moves:
                    replies.append(one.reply(item))
                if one.entry.key == "click":
                    right.append(item)
        return tuple(replies), tuple(sorted(right)), "table"

    def _blank(self, answers: Iterable[str]) -> Frame:
        """Return the picture of a question that has these answers."""
        asked = Asked(said(""), "table", tuple(answers), (), ())
        return Question(self.game, OWN, self._view, self.seat, asked, self._opened).frame()

    def _number(self, entry: Entry) -> int:
        self.line = entry.line
        with self._noting():
            if not NUMBER.fullmatch(entry.value):
                raise OptionError("question-number", answer=short(entry.value))
            return int(entry.value.replace("−", "-"))
        return 0

    def _answers(self) -> list[_Answer]:
        """Return the entries, each with the reason and the moves that stand below it."""
        found: list[_Answer] = []
        state: State | None = self._view
        for one in self.entries:
            if one.key not in BELOW:
                found.append(_Answer(one))
                state = self._view
            elif not found:
                continue
            elif one.key == "why":
                found[-1] = found[-1]._replace(why=(*found[-1].why, said(one.value)))
            elif state is not None:  # what follows from a fault is not told again
                self.line, before, state = one.line, state, None
                with self._noting():
                    step = self._played(before, one.value)
                    moves = () if step is None else (step.move,)
                    found[-1] = found[-1]._replace(moves=(*found[-1].moves, *moves))
                    state = before if step is None else step.after
        return found

    def _played(self, state: State, text: str) -> AnyStep | None:
        """Return what comes of a move, as far as who is asked can know it; None where nothing is known of the position."""
        move = self.game.move(text, state)
        if self.torn:
            return None
        if broken := self.game.check(state, move):
            raise IllegalMove(move, broken)
        at = Moment(self.game, state, self.seat, None, Random(0), self._opened)
        step = at.carried_out(move)
        if step is None:
            raise OptionError("lesson-play", move=short(text))
        return step


class _Answer(NamedTuple):
    """What can be answered, and what stands below it."""

    entry: Entry
    why: tuple[Reason, ...] = ()
    moves: tuple[Move, ...] = ()

    def reply(self, value: Any, what: Reason | None = None) -> Reply:
        return Reply(value, what, self.why, self.moves)
