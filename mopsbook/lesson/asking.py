"""Questions of a lesson: the teacher's own, those about what lies there, and made ones."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from itertools import islice
from random import Random
from typing import Any

from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, How, Moment, Reply
from mopsbook.core.chance import rng_of
from mopsbook.core.errors import MopsError, OptionError, short
from mopsbook.core.game import Game
from mopsbook.core.hints import near
from mopsbook.core.state import State
from mopsbook.lesson.head import seat_of
from mopsbook.lesson.markdown import Entry
from mopsbook.lesson.things import things
from mopsbook.quiz import kinds
from mopsbook.quiz.make import LEVELS, Maker, kinds_of, name_of
from mopsbook.quiz.question import Question
from mopsbook.quiz.topics import rules_about

PLAYABLE = "playable"
"""What is clicked where the rules say what can be played."""
MADE = ("about", "kind", "count")
"""What stands only in blocks whose questions are made."""
MOST = 20
"""So many questions may one block ask for."""
TRIED = 5
"""For each question that is wanted so many are looked at: not all are about as many players."""
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

    Attributes
    ----------
    line : int
        The line that was looked at last: if something is wrong, it is there.
    """

    def __init__(
        self, game: Game[Any, Any], state: State, shown: int | None, names: Sequence[str],
        entries: Sequence[Entry], line: int,
    ) -> None:  # fmt: skip
        self.game, self.state, self.shown = game, state, shown
        self.names, self.entries, self.line = names, entries, line
        self._begin = line

    @cached_property
    def seat(self) -> int:
        """Who is asked: who is named, else through whose eyes all is seen, else who has to move."""
        usual = self.shown if self.shown is not None else max(0, self.game.actor(self.state) or 0)
        named = self.of("seat")
        seat = usual if named is None else seat_of(self.game, named, self.names)
        if self.shown not in (None, seat):
            raise OptionError("lesson-seat", seat=seat)
        return seat

    @cached_property
    def _closed(self) -> State:
        """What the seat may know of the position."""
        view: State = self.game.observe(self.state, self.seat)
        return view

    @property
    def _opened(self) -> bool:
        return self.shown is None

    def question(self) -> Question:
        """Return the question that a teacher has written.

        Raises
        ------
        MopsError
            If something is missing, or there is no such thing or rule.
        """
        if self.of("click") == PLAYABLE:
            return self._playable()
        view = self.state if self._opened else self._closed
        replies, right, how = self._replies()
        rule, level = self._rule(), self._level()
        ask = self.of("ask")
        self.line = self._begin  # what is wrong now is not written at all
        if ask is None:
            raise OptionError("lesson-ask")
        if not right:
            raise OptionError("lesson-no-right")
        if how == "choice" and len(replies) < 2:
            raise OptionError("lesson-no-wrong")
        if rule is None:
            raise OptionError("lesson-no-rule", example=next(iter(self.game.rules)))
        because = self.of("because")
        asked = Asked(
            said(ask), how, right, (said(because),) if because else (), (rule,),
            replies, every=how == "table" and len(right) > 1, level=level or 1,
        )  # fmt: skip
        return Question(self.game, OWN, view, self.seat, asked, self._opened)

    def made(self) -> list[Question]:
        """Return questions that are made about rules.

        Raises
        ------
        MopsError
            If nothing can be asked about that.
        """
        about, kind = self.of("about"), self.of("kind")
        count = self._whole("count", 1, MOST) or 1
        rules = rules_about(self.game.rules, about.replace(",", " ").split()) if about else None
        only = None if kind is None else self._kinds(kind)
        maker = Maker(self.game, rng_of(self.of("seed") or "7"), rules, self._level(), only)
        found = [one for one in islice(maker, count * TRIED) if one.game == self.game][:count]
        if not found:
            level = self._level() or "any"
            raise OptionError("questions-none", level=level, about=short(about or kind))
        return found

    def of(self, key: str) -> str | None:
        """Return what is written of a key, the last time; None if nothing is."""
        for one in reversed(self.entries):
            if one.key == key:
                self.line = one.line
                return one.value
        return None

    def _playable(self) -> Question:
        at = Moment(self.game, self._closed, self.seat, None, Random(0))
        asked = kinds.playable(at)
        if asked is None:
            raise OptionError("lesson-playable")
        return Question(self.game, PLAYABLE, self._closed, self.seat, asked)

    def _kinds(self, kind: str) -> list[Any]:
        known = {name_of(one): one for one in kinds_of(self.game.name)}
        if kind not in known:
            hint = near(kind, known)
            raise OptionError("lesson-kind", kind=short(kind), kinds=known, hint=hint)
        return [known[kind]]

    def _rule(self) -> str | None:
        meant = rules_about(self.game.rules, self.of("rule")) or ()
        return next((one for one in self.game.rules if one in meant), None)

    def _level(self) -> int | None:
        return self._whole("level", LEVELS[0], LEVELS[-1])

    def _whole(self, key: str, least: int, most: int) -> int | None:
        text = self.of(key)
        if text is None:
            return None
        if not text.isdecimal() or not least <= int(text) <= most:
            raise OptionError("whole", field=key, least=least, most=most, value=short(text))
        return int(text)

    def _replies(self) -> tuple[tuple[Reply, ...], tuple[Any, ...], How]:
        """Return what can be answered, what of it is right, and how it is answered."""
        ones = self._reasoned()
        if self.of("order") is not None:
            things = [one.value for one, _ in ones if one.key == "order"]
            order = tuple(range(len(things)))
            replies = [Reply(n, said(text)) for n, text in enumerate(things)]
            return tuple(Random(len(things)).sample(replies, len(replies))), order, "order"
        if self.of("number") is not None:
            right = tuple(self._number(one) for one, _ in ones if one.key == "number")
            wrong = [Reply(self._number(one), None, why) for one, why in ones if one.key == "wrong"]
            return tuple(wrong), right, "number"
        if self.of("click") is not None:
            return self._clicked(ones)
        chosen = [(n, *one) for n, one in enumerate(ones) if one[0].key in ("right", "wrong")]
        replies = [Reply(n, said(one.value), why) for n, one, why in chosen]
        return tuple(replies), tuple(n for n, one, _ in chosen if one.key == "right"), "choice"

    def _clicked(self, ones: Sequence[Any]) -> tuple[tuple[Reply, ...], tuple[Any, ...], How]:
        view = self.state if self._opened else self._closed
        blank = Asked(said(""), "table", (), (), ())
        frame = Question(self.game, OWN, view, self.seat, blank, self._opened).frame()
        right, replies = [], []
        for one, why in ones:
            if one.key not in ("click", "wrong"):
                continue
            self.line = one.line
            for item in things(frame.scene, one.value, self.names):
                if item not in frame.on:
                    raise MopsError("lesson-thing-pressed", name=short(item))
                if why:
                    replies.append(Reply(item, None, why))
                if one.key == "click":
                    right.append(item)
        return tuple(replies), tuple(sorted(right)), "table"

    def _number(self, entry: Entry) -> int:
        self.line = entry.line
        if not NUMBER.fullmatch(entry.value):
            raise OptionError("question-number", answer=short(entry.value))
        return int(entry.value.replace("−", "-"))

    def _reasoned(self) -> list[tuple[Entry, tuple[Reason, ...]]]:
        """Return the entries, each with the reason that stands below it."""
        found: list[tuple[Entry, tuple[Reason, ...]]] = []
        for one in self.entries:
            if one.key != "why":
                found.append((one, ()))
            elif found:
                before, why = found[-1]
                found[-1] = before, (*why, said(one.value))
        return found
