"""A question: a position as one seat sees it, what is asked about it, and what every answer is worth."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import blake2s
from typing import Any

from mopsbook.core import reading
from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, How, leaves
from mopsbook.core.errors import OptionError, short
from mopsbook.core.game import Game
from mopsbook.core.options import with_hints
from mopsbook.core.plain import integer
from mopsbook.core.rules import Rule
from mopsbook.core.state import Move, State
from mopsbook.quiz.hints import hints
from mopsbook.quiz.marked import TOLD, Choice, Marked
from mopsbook.quiz.telling import teller_of, told_of
from mopsbook.show.help import OFF, with_help
from mopsbook.show.look import look_of
from mopsbook.show.offers import Command
from mopsbook.show.packing import Frame
from mopsbook.show.pictures import Picture, label_of, told_to
from mopsbook.show.scene import Item, Mark, Msg, Scene, msg
from mopsbook.show.sentences import Note

ANSWER = "answer"
"""The command of a press on an item by which a question is answered."""
PRESSED = ("card", "thing", "plate")
"""The kinds of items that can be an answer; the others are mere text."""
COUNTING = "title-round"
"""The part of a title that says which round it is, and, where a game has so many, of how many `rounds`."""
SHOWN = Mark("active", why=msg("question-shown"))
"""Marks what a question speaks of."""


@dataclass(frozen=True, eq=False)
class Question:
    """A question about a position; :func:`mopsbook.questions` makes them.

    Parameters
    ----------
    game : Game
        The game under its options.
    kind : str
        Which kind of question it is.
    position : State
        What the seat may know of the position; nothing else is needed for the answer.
    seat : int
        Who is asked, and called "you".
    asked : Asked
        What is asked, without words.
    open : bool
        Whether all hands are open in the position.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> question, = mops.questions(g, about="mopsen.follow-suit", count=1)
    >>> question.how, question.seat == g.actor(question.position)
    ('table', True)
    >>> question.check(question.answers).right
    True
    """

    game: Game[Any, Any]
    kind: str
    position: State
    seat: int
    asked: Asked
    open: bool = False

    @cached_property
    def id(self) -> str:
        """What tells it from all others, and is the same wherever it is asked."""
        parts = (self.kind, self.seat, self.position.json(), _plain(self.asked.text))
        text = json.dumps([*parts, sorted(map(str, self.answers))], sort_keys=True, default=str)
        return f"{self.game.name}.{self.kind}.{blake2s(text.encode(), digest_size=5).hexdigest()}"

    @property
    def how(self) -> How:
        """How it is answered: ``"table"``, ``"choice"``, ``"number"`` or ``"order"``."""
        return self.asked.how

    @property
    def every(self) -> bool:
        """Whether all right things on the table have to be named; otherwise one of them is enough."""
        return self.asked.every

    @property
    def many(self) -> int:
        """How many things on the table an answer has to name, where the question says so; otherwise 0."""
        return len(self.asked.right) if self.asked.counted else 0

    @property
    def level(self) -> int:
        """How many rules have to be seen at once: 1, 2, or 3 and more."""
        return self.asked.level

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules that decide it, the deciding one first."""
        return tuple(self.game.rules[rule] for rule in dict.fromkeys(self.asked.rules))

    @property
    def answers(self) -> tuple[Any, ...]:
        """The right answers: items of the table, choices, the number, or all things in their order."""
        return self.asked.right

    @property
    def choices(self) -> tuple[Choice, ...] | None:
        """What can be chosen, or is to be put in an order; None if it is answered on the table or by a number."""
        if self.how in ("table", "number"):
            return None
        return tuple(Choice(reply.value, self) for reply in self.asked.replies)

    @property
    def audience(self) -> tuple[int, ...]:
        """Who looks at the picture, as a picture wants it: the seat, or with all hands open anybody."""
        return () if self.open else (self.seat,)

    @property
    def moves(self) -> tuple[Move, ...]:
        """What is played out to show what is right; () if nothing has to be."""
        return self.asked.moves

    @with_hints
    def text(self, lang: str | None = None, names: Sequence[str] | None = None) -> str:
        """Return the question in language `lang`, by default in the one that is set."""
        return told_of(self, self.asked.text, teller_of(self, lang, names)).text

    @with_hints
    def called(
        self, value: Any, lang: str | None = None, names: Sequence[str] | None = None
    ) -> str:
        """Return how one thing that can be answered is called."""
        teller = teller_of(self, lang, names)
        item = self._pictured.scene.items.get(value) if self.how == "table" else None
        if item is not None and item.kind == "plate" and item.seat is not None:
            return teller.name(item.seat)  # beside a name stands what does not matter here
        what = self._reason_of(value)
        if what is not None:
            return told_of(self, what, teller).text
        if item is not None and isinstance(item.text, int):
            return str(item.text)  # such as the number of a field
        if self.how == "choice" and value in self.game.rules:
            return self.game.rules[value].told(teller.lang).gist
        return str(value)

    def check(self, answer: Any) -> Marked:
        """Return what an answer is worth; asking changes nothing.

        Parameters
        ----------
        answer : object
            For ``"table"`` the id of an item, or a list of them; for ``"choice"`` one of :attr:`choices` or its
            value; for ``"number"`` a whole number; for ``"order"`` a list of the choices or their values. One answer
            may stand in a list, so :attr:`answers` are right.

        Raises
        ------
        OptionError
            If it is no answer to this question.
        """
        found = self._read(answer)
        right = set(self.answers)
        if self.how == "table":
            named = set(found)
            wrong = tuple(one for one in found if one not in right)
            missed = tuple(one for one in self.answers if one not in named)
            good = not wrong and (not missed if self.every else bool(named))
            if good:  # one of several was enough
                missed = ()
            told = (*wrong, *missed)[:TOLD] if self.every else wrong
        elif self.how == "order":
            good = found == self.answers
            at = (n for n, one in enumerate(found) if one != self.answers[n])
            wrong = () if good else (found[next(at)],)
            missed, told = (), wrong
        else:
            good = found in right
            wrong, missed = (() if good else (found,)), (() if good else self.answers)
            told = wrong
        return self._marked(found, good, (wrong, missed), told)

    def hints(self, wrong: Sequence[Any]) -> tuple[Reason, ...]:
        """Return what is told when something was named that is not right, and it may be tried once more."""
        return hints(self.asked, wrong, self._reason_of, self.game)

    def _marked(
        self, found: Any, right: bool, sorted_out: tuple[tuple[Any, ...], ...], told: Iterable[Any]
    ) -> Marked:
        wrong, missed = sorted_out
        replies = {reply.value: reply for reply in self.asked.replies}
        more = [replies[one] for one in told if one in replies]
        why = tuple(reason for reply in more for reason in reply.why)
        first = Reason("question-right" if right else "question-wrong", {}, ())
        whole = replies.get(found) if self.how == "table" else None
        shown = (whole, *more) if whole else more
        seen = next((reply for reply in shown if reply.moves), None)
        moves = seen.moves if seen else self.moves
        # what was missed is right itself
        told_right = right or (seen is not None and seen.value in self.answers)
        after = () if told_right or moves == self.moves else self.moves
        reasons = (first, *why, *self.asked.why)
        return Marked(self, found, right, wrong, missed, reasons, moves, after)

    def _read(self, answer: Any) -> Any:
        """Return an answer as a value, or a sorted tuple of items, or the tuple of an order."""
        if self.how in ("number", "choice") and isinstance(answer, list | tuple):
            known = [reply.value for reply in self.asked.replies]
            alike = len(answer) == 1 or tuple(answer) == self.answers
            if alike and _value(answer) not in known:
                answer = answer[0]  # one answer in a list, or any of the right ones
        if self.how == "number":
            number = integer(answer)
            if type(number) is not int or abs(number) > reading.MOST:
                raise OptionError("question-number", answer=short(answer))
            return number
        if self.how == "choice":
            return self._known(_value(answer), [reply.value for reply in self.asked.replies])
        listed = [answer] if isinstance(answer, str | Choice) else answer
        if not isinstance(listed, Iterable):
            raise OptionError("question-answer", answer=short(answer), known=self._listed)
        values = [_value(one) for one in listed]
        if self.how == "order":
            known = [reply.value for reply in self.asked.replies]
            found = tuple(self._known(one, known) for one in values)
            if len(found) != len(known) or len(set(found)) < len(found):
                raise OptionError("question-order", answer=short(answer), known=self._listed)
            return found
        if not values:
            raise OptionError("question-nothing")
        items = list(self.frame().scene.items)
        named = tuple(sorted({self._known(one, items) for one in values}))
        if self.many not in (0, len(named)):
            raise OptionError("question-many", many=self.many, named=len(named))
        return named

    @property
    def _listed(self) -> str:
        return ", ".join(repr(reply.value) for reply in self.asked.replies)

    def _known(self, value: Any, known: Sequence[Any]) -> Any:
        for one in known:
            # what came through JSON has lists
            if one == value or (isinstance(value, list) and one == tuple(value)):
                return one
        if self.how == "table":
            raise OptionError("question-item", answer=short(value))
        raise OptionError("question-answer", answer=short(value), known=self._listed)

    def _reason_of(self, value: Any) -> Reason | None:
        if self.how == "table":
            return label_of(self._pictured, value)
        return next((reply.what for reply in self.asked.replies if reply.value == value), None)

    @cached_property
    def _pictured(self) -> Frame:
        return self.frame()

    def frame(self) -> Frame:
        """Return the picture on which it is asked: nothing is marked but what the question speaks of.

        What is of one sort with what could be answered can be pressed, and all of it, so that nothing tells which matter.
        """
        return self._frame

    @property
    def once_more(self) -> Frame:
        """The picture on which it is asked, before what is right is played out."""
        return self._saying(msg("question-rightly"))

    def _saying(self, told: Msg) -> Frame:
        return replace(self.frame(), story=(Note(told, ()),), on={}, prompt=None)

    def played(self, moves: Iterable[Move]) -> Iterator[Frame]:
        """Yield a picture after each of some moves, with what is told of it to the seat that is asked.

        What would be so after another move than the one that is asked about is called so first.
        """
        state, seat, moves = self.position, self.seat, tuple(moves)
        others = (one.before for one in self.asked.replies if one.moves == moves)
        if moves and (before := next(filter(None, others), None)):
            yield self._saying(msg(before.message, **before.facts))
        for move in moves:
            step = self.game.apply(state, move)
            told = told_to(self.audience, [step])
            shown = Picture(step.after, self.audience, told, you=seat, below=seat)
            frame = with_help(shown.frame(), OFF)  # nothing can be chosen here
            yield replace(frame, scene=replace(frame.scene, title=_title(frame.scene)))
            state = step.after

    @cached_property
    def _frame(self) -> Frame:  # asked for with every answer
        seat = self.seat
        shown = Picture(self.position, self.audience, you=seat, below=seat)
        frame = with_help(shown.frame(), OFF)
        asked, scene = self.asked, frame.scene
        items = {**scene.items} | {
            key: _veiled(scene.items[key]) for key in asked.veiled if key in scene.items
        }
        pressed = self._pressed(scene, items) if asked.how == "table" else {}
        marks = {key: SHOWN for key in asked.shown if key in items}
        on = {key: Command(ANSWER, key) for key in pressed}
        prompt = Note(msg(asked.text.message, **asked.text.facts), ())
        bare = replace(
            scene, items=items | pressed, marks=marks, arrows=(), about={}, title=_title(scene)
        )
        return replace(frame, scene=bare, on=on, buttons=(), prompt=prompt)

    def _pressed(self, scene: Scene, items: Mapping[str, Item]) -> dict[str, Item]:
        """Return what can be pressed, with a name each: what has none is decoration, and what is of another sort no answer."""
        meant = [*leaves([*self.answers, *(reply.value for reply in self.asked.replies)])]
        sorts = {sort_of(scene, key) for key in meant if key in items}
        called = getattr(look_of(self.game.name), "called", lambda _view, _item: None)
        found = {}
        for key, item in items.items():
            named = scene.has_name(item)
            say = item.say if named else called(self.position, key)
            if item.kind in PRESSED and sort_of(scene, key) in sorts and (named or say is not None):
                found[key] = replace(item, say=say)
        return found

    def __getstate__(self) -> dict[str, Any]:  # what was drawn can be drawn again
        return {name: value for name, value in vars(self).items() if name != "_frame"}

    def __repr__(self) -> str:
        return f"<Question {self.id}: {self.text()}>"


def sort_of(scene: Scene, item: str) -> tuple[str, str, bool, bool, bool]:
    """Return of which sort an item is: cards face down are of another one, and the hands of all seats are of one.

    So is what is drawn with a name, such as a tile, beside what only gets one from its place.
    """
    one = scene.items[item]
    zone, face = scene.zones[one.zone], scene.drawing(one)
    named = face is not None and face.label is not None
    return one.kind, zone.kind, zone.seat is not None, one.face is None, named


def _veiled(item: Item) -> Item:
    """Return an item without its words; a plate keeps the name of its seat."""
    named = item.kind == "plate" and item.seat is not None
    text = msg("question-plate", player=item.seat) if named else None
    return replace(item, text=text, say=None)


def _title(scene: Scene) -> tuple[Msg, ...]:
    """Return a title without the number of a round where there may be any number of them: no answer hangs on it."""
    return tuple(part for part in scene.title if part.id != COUNTING or "rounds" in part.facts)


def case_of(question: Question) -> Any:
    """Return what kind of situation a question is about: by default its answer, and on the table none."""
    asked = question.asked
    if asked.case is not None:
        return asked.case
    return str(asked.right) if asked.how in ("choice", "number") else None


def same(question: Question) -> set[str]:
    """Return what two questions have in common that ask the same: a position, or words and answers of the same things."""
    kind, where = question.kind, question.position.json()
    words = f"{question.text('en')} {question.asked.shown}"
    return {f"{kind} {question.seat} {where}", f"{kind} {words} {question.answers}"}


def _value(answer: Any) -> Any:
    return answer.value if isinstance(answer, Choice) else answer


def _plain(fact: Any) -> Any:
    """Return facts as JSON values."""
    if isinstance(fact, Reason):
        return [fact.message, {name: _plain(one) for name, one in fact.facts.items()}]
    return fact
