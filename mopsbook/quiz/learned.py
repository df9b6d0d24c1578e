"""What somebody has met, been asked and missed, kept in a small file; and which rules to ask about next."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from mopsbook.core.errors import MopsError, TraceError, short
from mopsbook.core.options import with_hints
from mopsbook.record import files
from mopsbook.record.files import HALVES, json_object

if TYPE_CHECKING:
    from fsrs import Card, Scheduler

    from mopsbook.quiz.progress import Progress
    from mopsbook.quiz.rows import Row

FORMAT = 1
"""The version of the file."""
HEADER = 200
"""So many bytes at the beginning say whether there is anything."""


class Learned:
    """What a learner has met, been asked and missed, rule by rule.

    Everything new is added to the end of the file at once, so several tables, quizzes and notebooks
    can share it, and nothing is lost when one of them stops. Of a file that has grown very large the
    newest part counts; where somebody has put another file meanwhile, the next one beside it is taken, and
    ``problems`` says so. When a rule is due again is reckoned by
    FSRS, as in Anki: soon if it was missed, ever later if it was known.

    Parameters
    ----------
    path : str or Path, optional
        The file, made when there is something to be kept; None keeps it in memory only.
    now : callable, optional
        Says what time it is, for tests.

    Attributes
    ----------
    met : set of str
        Ids of the rules that have come up in games.
    told : set of str
        Ids of the rules that a guided game need not tell any more: it has told them, or a lesson has, or they were known.
    asked, missed : Counter
        How often each rule decided a question, and how often that was not answered right at once.
    answers : list of tuple of str and bool
        The same in order: which rule decided, and whether that was answered right at once.
    lessons : dict of str to tuple of int
        How far each game's lesson was gone through: up to which step, counted from 1, and how many it has.
    problems : tuple of MopsError
        What could not be read in the file; the rest of it counts, and nothing is taken out of it. And whether
        what is new is kept elsewhere.

    Raises
    ------
    TraceError
        If the file is none of this kind.

    Examples
    --------
    >>> learned = Learned()
    >>> learned.note({"rules": ["mopsen.win-trick"], "right": False})
    >>> learned.note({"rules": ["mopsen.follow-suit"], "right": True})
    >>> learned.meet(["mopsen.deal"])
    >>> learned.asked["mopsen.win-trick"], learned.missed.total(), sorted(learned.met)
    (1, 1, ['mopsen.deal'])
    >>> learned.weak()
    ['mopsen.win-trick']
    """

    def __init__(
        self,
        path: str | os.PathLike[str] | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self.path = None if path is None else Path(path)
        self.met: set[str] = set()
        self.told: set[str] = set()
        self.asked: Counter[str] = Counter()
        self.missed: Counter[str] = Counter()
        self.answers: list[tuple[str, bool]] = []
        self.lessons: dict[str, tuple[int, int]] = {}
        self.problems: tuple[MopsError, ...] = ()
        self._now = now
        self._cards: dict[str, Card] = {}
        self._last_missed: set[str] = set()
        self._scheduler: Scheduler | None = None
        if self.path is not None and self.path.exists():
            self._read(files.read(self.path, newest=True))

    def meet(self, rules: Iterable[str]) -> None:
        """Note that rules have come up in a game; those that have before are not noted again.

        Raises
        ------
        OSError
            If the file cannot be written.
        """
        self._add_rules("met", rules)

    def tell(self, rules: Iterable[str]) -> None:
        """Note that rules are known, so that a guided game tells others.

        Raises
        ------
        OSError
            If the file cannot be written.
        """
        self._add_rules("told", rules)

    def reach(self, lesson: str, step: int, steps: int) -> None:
        """Note that a step of a game's lesson was come to; one before the farthest is not noted again.

        Raises
        ------
        OSError
            If the file cannot be written.
        """
        if not _is_reached(lesson, step, steps) or not _writable(lesson):
            raise TraceError("learned-lesson", lesson=short((lesson, step, steps)))
        if step > self._farthest(lesson):
            self._add({"lesson": lesson, "step": step, "of": steps})

    @with_hints
    def progress(self, links: Mapping[str, str] | None = None) -> Progress:
        """Return a map of the games, with how far their lessons were gone through and how questions were answered.

        Parameters
        ----------
        links : mapping of str to str, optional
            For each game that is to be shown where its tile leads, such as a notebook; "" leads nowhere. By
            default all games.

        Examples
        --------
        >>> learned = Learned()
        >>> learned.reach("mauz", 20, 20)
        >>> learned.progress({"mauz": "", "dog": "02-dog.ipynb"})
        Mauz: lesson done
        Dog
        """
        from mopsbook.quiz.progress import progress  # only those need it who look at it

        return progress(self, links)

    def _farthest(self, lesson: str) -> int:
        return self.lessons.get(lesson, (0, 0))[0]

    def _add_rules(self, kind: str, rules: Iterable[str]) -> None:
        listed = isinstance(rules, Iterable) and not isinstance(rules, str)
        named = [*rules] if listed else [rules]
        if not all(isinstance(rule, str) and _writable(rule) for rule in named):
            raise TraceError("learned-rule", rule=short(rules))
        known = getattr(self, kind)
        fresh = [str(rule) for rule in dict.fromkeys(named) if rule not in known]
        if fresh:
            self._add({kind: fresh})

    def note(self, row: Row) -> None:
        """Note how a question was answered, a row as ``quiz.results`` has them.

        Raises
        ------
        OSError
            If the file cannot be written.
        """
        rules, right = row.get("rules"), row.get("right")
        rule = rules[0] if isinstance(rules, list | tuple) and rules else None
        if not isinstance(rule, str) or not _writable(rule) or not isinstance(right, bool):
            raise TraceError("learned-row", row=short(row))
        self._add({"rule": str(rule), "right": right})

    @with_hints
    def weak(self, rules: Iterable[str] | None = None) -> list[str]:
        """Return the rules that should be asked again now, the most urgent first.

        These are the ones that were missed when they were asked last, and then those that may be
        forgotten by now.

        Parameters
        ----------
        rules : iterable of str, optional
            Of which rules; by default all that were ever asked.
        """
        now = self._now()
        wanted = self._cards.keys() if rules is None else self._cards.keys() & set(rules)
        due = [rule for rule in wanted if rule in self._last_missed or self._cards[rule].due <= now]
        return sorted(
            due, key=lambda rule: (rule not in self._last_missed, self._cards[rule].due, rule)
        )

    def _add(self, line: dict[str, Any]) -> None:
        line = {"at": self._now().isoformat(timespec="seconds"), **line}
        if self.path is not None:
            text = json.dumps(line, ensure_ascii=False) + "\n"
            before = _before(self.path)
            while before is None:  # somebody has put another file there meanwhile
                before = self._go_beside(self.path)
            files.append(self.path, (before + text).encode())
        self._take(line)

    def _go_beside(self, path: Path) -> str | None:
        """Keep what is new in the next file beside one; see :func:`_before` for what is returned."""
        stem, _, number = path.stem.rpartition("-")
        again = number.isdigit() and stem
        self.path = path.with_stem(f"{stem}-{int(number) + 1}" if again else f"{path.stem}-2")
        told = TraceError("learned-beside", file=short(path.name), beside=short(self._name))
        self.problems = (*self.problems, told)
        return _before(self.path)

    def _read(self, text: str) -> None:
        first, *lines = text.removeprefix("\ufeff").strip().split("\n")
        if not first:  # an empty file is a new one
            return
        _check_head(first, self._name)
        for number, line in enumerate(lines, 2):
            try:
                self._take(json_object(line) or {})
            except (KeyError, OverflowError, TypeError, ValueError):
                told = TraceError("learned-line", line=number, file=short(self._name))
                self.problems = (*self.problems, told)

    @property
    def _name(self) -> str:
        return "" if self.path is None else self.path.name

    def _take(self, line: dict[str, Any]) -> None:
        """Take in what a line of the file says; nothing of it if it is none."""
        at = datetime.fromisoformat(line["at"]).astimezone(UTC)
        for kind in ("met", "told"):
            if kind in line:
                rules = line[kind]
                if not isinstance(rules, list) or not all(isinstance(one, str) for one in rules):
                    raise TypeError
                getattr(self, kind).update(rules)
                return
        if "lesson" in line:
            lesson, step, steps = line["lesson"], line["step"], line["of"]
            if not _is_reached(lesson, step, steps):
                raise TypeError
            # another notebook may have written a nearer one since
            if step > self._farthest(lesson):
                self.lessons[lesson] = (step, steps)
            return
        rule, right = line["rule"], line["right"]
        if not isinstance(rule, str) or not isinstance(right, bool):
            raise TypeError
        self._review(rule, right, at)
        self.asked[rule] += 1
        self.missed[rule] += not right
        self.answers.append((rule, right))
        (self._last_missed.discard if right else self._last_missed.add)(rule)

    def _review(self, rule: str, right: bool, at: datetime) -> None:
        from fsrs import Card, Rating, Scheduler  # only those need it who are asked something

        if self._scheduler is None:
            # without chance, the same answers give the same rules
            self._scheduler = Scheduler(enable_fuzzing=False)
        card = self._cards.get(rule) or Card(card_id=0, due=at)
        if card.last_review is not None:
            at = max(at, card.last_review)  # clocks may be put back
        rating = Rating.Good if right else Rating.Again
        self._cards[rule], _ = self._scheduler.review_card(card, rating, at)

    def __repr__(self) -> str:
        asked, missed = self.asked.total(), self.missed.total()
        return f"<Learned: {len(self.met)} rules met, {asked} asked, {missed} missed>"


def _check_head(line: str, name: str) -> None:
    """Refuse the first line of a file that is none of this kind and version."""
    head = json_object(line.removeprefix("\ufeff")) or {}
    if "mopsbook" not in head or "learned" not in head:
        raise TraceError("learned-header", file=short(name))
    if type(head["mopsbook"]) is not int or head["mopsbook"] != FORMAT:
        raise TraceError("trace-version", version=short(head["mopsbook"]), reads=FORMAT)


def _before(path: Path) -> str | None:
    """Return what has to stand before a new line; None if the file is none of ours.

    That is a header in a new file, and the end of a line that was cut off.
    """
    there = last = b""
    if path.is_file():
        with path.open("rb") as file:
            there, last = file.read(HEADER), b"".join(_last(file))
    if not there.strip():
        return json.dumps({"mopsbook": FORMAT, "learned": True}) + "\n"
    try:
        _check_head(there.decode(errors="replace").lstrip().partition("\n")[0], path.name)
    except TraceError:
        return None
    return "" if last == b"\n" else "\n"


def _last(file: BinaryIO) -> Iterator[bytes]:
    """Yield the last byte of a file."""
    if file.seek(0, os.SEEK_END):
        file.seek(-1, os.SEEK_END)
        yield file.read(1)


def _is_reached(lesson: object, step: object, steps: object) -> bool:
    """Say whether a step of a lesson can be one: counted from 1, and no more than it has."""
    if not isinstance(lesson, str) or type(step) is not int or type(steps) is not int:
        return False
    return steps >= step > 0


def _writable(text: str) -> bool:
    """Say whether a text can stand in a file: half a character cannot."""
    return not HALVES.search(text)
