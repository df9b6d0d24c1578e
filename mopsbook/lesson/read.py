"""A lesson from its text: what is wrong in a line is noted there, and the rest is still shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import contextmanager
from typing import Any

from mopsbook.core.errors import MopsError, OptionError, short
from mopsbook.core.state import ANYONE, CHANCE
from mopsbook.lesson import markdown
from mopsbook.lesson.asking import MADE, RIGHT, Asker
from mopsbook.lesson.board import Board
from mopsbook.lesson.head import Head, read_head
from mopsbook.lesson.markdown import KEYS, Block, Entry, Heading, Prose, html_of
from mopsbook.lesson.script import LessonFault, LessonStep, Script, Turn
from mopsbook.lesson.things import things
from mopsbook.teach.words import say

LONGEST = 500_000
"""Characters of a lesson at most."""
MOST = 1000
"""Steps of a lesson at most."""
ARROW = ">"
"""What stands between the ends of an arrow."""
ANY = ("any", "egal")
"""What lets every legal move be right, and shows what really comes of it."""
YES = ("yes", "ja")
"""What lets moves be tried."""


def read(text: str) -> Script:
    """Read a lesson.

    Raises
    ------
    MopsError
        If it names no game that there is, or is far too long; all else is noted in :attr:`Script.faults`.

    Examples
    --------
    >>> script = read('''---
    ... game: mopsen
    ... players: 3
    ... language: en
    ... ---
    ... A cat may *always* be played.
    ...
    ... ```board
    ... position: trick 0:R6; hands R5 / R2 C4 Y3 / B8
    ... ring: C4
    ... move: 1 play Y3
    ... move: 1 play C4
    ... ```
    ... ''')
    >>> len(script.steps), script.steps[0].html, script.steps[0].rings
    (2, '<p>A cat may <em>always</em> be played.</p>', ('C4',))
    >>> [(fault.line, type(fault.problem).__name__) for fault in script.faults]
    [(11, 'MopsError')]
    """
    if len(text) > LONGEST:
        raise OptionError("lesson-long", count=len(text), most=LONGEST)
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    head, before, rest = markdown.split(plain)
    if not head and plain.lstrip().startswith("---\n"):
        raise MopsError("lesson-no-end")
    return _Reader(read_head(head)).script(rest, before)


class _Reader:
    """Goes through the parts of a lesson once."""

    def __init__(self, head: Head) -> None:
        self.head, self.game = head, head.game
        audience = () if head.seat is None else (head.seat,)
        self.board = Board(head.game, audience)
        self.steps: list[LessonStep] = []
        self.waiting: list[LessonFault] = list(head.faults)
        self.anew = False
        self.title, self.line = "", 1
        self.called = head.title
        self.prose: list[str] = []

    def script(self, text: str, before: int) -> Script:
        """Return the lesson."""
        for looked_for in (markdown.misspelt, markdown.unclosed, markdown.within):
            self.waiting += [LessonFault(*one) for one in looked_for(text, before)]
        for part in markdown.parts(text, before):
            if len(self.steps) >= MOST:
                self.waiting.append(LessonFault(part.line, OptionError("lesson-steps", most=MOST)))
                break
            self._take(part)
        self._tell()
        if not self.steps or self.waiting:
            self._add(LessonStep(self.line))
        head = self.head
        title, lang = self.called or head.game.name, head.langs[0]
        steps = tuple(self.steps)
        return Script(head.game, title, lang, head.langs, head.names, head.seat, steps)

    def _take(self, part: markdown.Part) -> None:
        if isinstance(part, Prose):
            self.line = self.line if self.prose else part.line
            self.prose.append(part.html)
        elif isinstance(part, Block):
            self._block(part)
        else:
            self._tell()
            self.came = None
            if isinstance(part, Heading):
                self.title = part.text
                self.called = self.called or part.text

    def _tell(self) -> None:
        """Make a step of the text that belongs to no block."""
        if self.prose:
            self._add(LessonStep(self.line))

    def _add(self, step: LessonStep) -> LessonStep:
        """Add a step, with the text and the faults that wait for one."""
        step.title = self.title
        step.html = "\n".join(filter(None, [*self.prose, step.html]))
        step.faults += self.waiting
        step.anew = self.anew
        self.prose, self.waiting, self.anew = [], [], False
        self.steps.append(step)
        return step

    @contextmanager
    def _noting(self, line: int) -> Any:
        """Note what is wrong in a line, and go on."""
        try:
            yield
        except MopsError as problem:
            self._note(LessonFault(line, problem))

    def _note(self, fault: LessonFault) -> None:
        """Note a fault where it is seen: at the step of its block, else at the next one."""
        (self.steps[-1].faults if self.begun else self.waiting).append(fault)

    begun = False
    """Whether the present block has a step already."""
    stuck = False
    """Whether the move before could not be made."""
    came: LessonStep | None = None
    """What came of the last turn or the last moves, as long as nothing parts the next turn from them."""

    def _block(self, block: Block) -> None:
        if block.kind == markdown.HIDDEN:
            return self._hide(block)
        found: list[Entry] = []
        self.begun = False
        for one in markdown.entries(block.text, block.line + 1, KEYS[block.kind]):
            if isinstance(one, Entry):
                found.append(one)
            else:
                self._note(LessonFault(*one))
        how: dict[str, Callable[[Block, list[Entry]], None]] = {
            markdown.BOARD: self._show,
            markdown.TURN: self._turn,
            markdown.QUESTION: self._ask,
        }
        if block.kind != markdown.QUESTION:  # what it seeds is the question
            self._seed(found)
        how[block.kind](block, found)
        self.begun = False
        return None

    def _hide(self, block: Block) -> None:
        """Add a step that is hidden until somebody asks for it, below what was said before."""
        self._tell()
        if not self.steps or self.steps[-1].title != self.title:
            self._add(LessonStep(block.line))  # what is there before it is shown
        before = self.steps[-1]
        before.veils = True
        html = "\n".join(filter(None, [before.html, html_of(block.text)]))
        picture, rings = before.picture, before.rings
        self._add(
            LessonStep(block.line, html=html, picture=picture, rings=rings, arrows=before.arrows)
        )

    def _put(self, entries: Iterable[Entry]) -> None:
        """Put a position on the board, if a block begins with one."""
        for one in entries:
            with self._noting(one.line):
                if one.key == "position":
                    self._lay(one)
                elif one.key == "eyes":
                    self.board.watch(one.value, self.head.called)

    def _lay(self, entry: Entry) -> None:
        """Put a position on the board; what could not be moved before has no part in it."""
        self.stuck, self.anew = False, True
        self.board.put(entry.value)

    def _seed(self, entries: Iterable[Entry]) -> None:
        """Say where chance comes from in a block, before it is needed."""
        for one in entries:
            if one.key == "seed":
                self.board.seed(one.value)

    def _show(self, block: Block, entries: list[Entry]) -> None:
        """Add the steps of a board."""
        if not entries or entries[0].key not in ("position", "move", "seed", "eyes"):
            self._see(block.line)
        for one in entries:
            with self._noting(one.line):
                if one.key == "position":
                    self._lay(one)
                    self._see(one.line)
                elif one.key == "eyes":
                    self.board.watch(one.value, self.head.called)
                elif one.key == "move":
                    self._move(one)
                elif one.key != "seed":
                    if not self.begun:
                        self._see(one.line)
                    self._adorn(one)
        if not self.begun:
            # its first line was wrong, and the text above it is to be read all the same
            self._tell()
        elif any(one.key == "move" for one in entries) and self.steps[-1].turn is None:
            self.came = self.steps[-1]

    def _see(self, line: int) -> LessonStep:
        step = LessonStep(line, picture=self.board.picture(), state=self.board.state)
        self._add(step)
        self.begun = True
        return step

    def _move(self, entry: Entry) -> None:
        if self.board.torn:
            return self.board.spelt(entry)
        try:
            move = self.board.read(entry)
        except MopsError:
            if self.stuck:  # what is wrong above it has been told
                return self.board.spelt(entry)
            self.stuck = True
            raise
        self.stuck = False
        for picture in list(self.board.make(move)):  # and the board has gone on
            self._add(LessonStep(entry.line, picture=picture, state=self.board.state))
            self.begun = True
        return None

    def _adorn(self, entry: Entry) -> None:
        """Add what is said and drawn to the last step."""
        step = self.steps[-1]
        if entry.key == "say":
            step.html = "\n".join(filter(None, [step.html, html_of(entry.value)]))
            return
        if entry.key == "try":
            if entry.value not in YES:
                raise MopsError("lesson-try", value=short(entry.value))
            seat = self._mover(entry.line)
            step.turn = (
                None
                if seat is None
                else Turn(self.board.state, seat, free=True, signs=self.board.signs)
            )
            return
        if self.board.torn:  # what lies there is not known
            return
        picture = step.picture or self.board.picture()
        scene = picture.frame().scene
        found = things(scene, entry.value.replace(ARROW, " "), self.head.called)
        if entry.key == "ring":
            if zones := [one for one in found if one not in scene.items]:
                raise MopsError("lesson-ring", name=short(zones[0]))
            step.rings += tuple(found)
        elif len(found) != 2 or ARROW not in entry.value:
            raise MopsError("lesson-arrow", value=short(entry.value))
        else:
            step.arrows += ((found[0], found[1]),)

    def _turn(self, block: Block, entries: list[Entry]) -> None:
        """Add a move that the learner is to make, and what comes of the right one."""
        self._put(entries)
        board = self.board
        if board.torn:
            for one in entries:
                if one.key in ("move", "other") and one.value not in ANY:
                    with self._noting(one.line):
                        board.spelt(one)
            return self._tell()
        board.settle()
        wanted, others, said, shows = [], {}, "", False
        for at, one in enumerate(entries):
            with self._noting(one.line):
                if one.key == "move" and one.value in ANY:
                    shows = True
                elif one.key in ("move", "other"):
                    if one.key == "move":
                        wanted.append(board.read(one))
                    move, below = board.game.move(one.value, board.state), entries[at + 1 : at + 2]
                    if below and below[0].key == "why":
                        others[move] = below[0].value
                elif one.key == "right":
                    said = one.value
        seat = self._mover(block.line, wanted[0].player if wanted else None)
        if seat is None:
            return self._tell()
        hints = tuple(one.value for one in entries if one.key == "hint")
        step = self._next_turn(entries) or self._see(block.line)
        told = step.picture.told if step.picture else ()
        step.turn = Turn(
            board.state,
            seat,
            tuple(wanted),
            others,
            hints,
            shows=shows,
            told=told,
            signs=board.signs,
        )
        for one in entries:
            if one.key in ("ring", "arrow"):
                with self._noting(one.line):
                    self._adorn(one)
        *parts, last = list(board.make(wanted[0])) if wanted else [board.picture()]
        good, as_meant = (
            html_of(say(one, self.head.langs[0])) for one in ("question-right", "lesson-passed")
        )
        right = html_of(said)
        for picture in parts:  # what is said is about what comes of all of them
            self._add(LessonStep(block.line, passed=as_meant, picture=picture, state=board.state))
            as_meant = ""
        passed = (as_meant if wanted else "") + right
        self.came = self._add(
            LessonStep(
                block.line, html=right or good, passed=passed, picture=last, state=board.state
            )
        )
        return None

    def _next_turn(self, entries: list[Entry]) -> LessonStep | None:
        """Return what came of the moves before, if a turn goes on with it: nothing has to be pressed between them."""
        step = self.came
        new = any(one.key in ("position", "seed", "eyes") for one in entries)
        if step is None or step is not self.steps[-1] or new:
            return None
        more = "\n".join(self.prose)
        step.html = f"{step.html}\n{more}"
        step.passed = None if step.passed is None else f"{step.passed}\n{more}"
        step.faults += self.waiting
        self.prose, self.waiting, self.begun = [], [], True
        return step

    def _mover(self, line: int, named: int | None = None) -> int | None:
        """Return the seat that has to move, or is named by a move; None if that is none which the lesson shows."""
        seat = self.game.actor(self.board.state) if named is None else named
        if seat == ANYONE:  # all at once: it is up to the learner
            seat = self.head.seat or 0
        if seat is not None and seat != CHANCE and self.head.seat in (None, seat):
            return seat
        if seat is None or seat == CHANCE:
            self._note(LessonFault(line, OptionError("lesson-nobody")))
        else:
            self._note(
                LessonFault(line, OptionError("lesson-turn", seat=seat, shown=self.head.seat))
            )
        return None

    def _ask(self, block: Block, entries: list[Entry]) -> None:
        """Add a question, or several that are made."""
        self._put(one for one in entries if one.key == "position")
        keys = {one.key for one in entries}
        made = not keys.isdisjoint(MADE) or keys.isdisjoint(("ask", "wrong", *RIGHT))
        torn = self.board.torn
        if not made and not torn:
            self.board.settle()
        asker = Asker(
            self.game, self.board.state, self.head.seat, self.head.called, entries, block.line, torn
        )
        own = None if made else asker.question()
        found = asker.made() if made else [own] if own else []
        for fault in asker.faults:
            self._note(fault)
        if not found:
            return self._tell()
        for question in found:
            self._add(
                LessonStep(
                    block.line,
                    question=question,
                    state=None if made else self.board.state,
                    guess="guess" in keys,
                )
            )
            self.begun = True
        return None
