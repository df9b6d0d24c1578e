"""Moves that a learner is to make in a lesson: pictures of what can be chosen, and of what comes of it.

As with guesses, where a press leads is known beforehand, so no kernel is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from mopsbook.core.asking import Moment
from mopsbook.core.chance import rng_of
from mopsbook.core.game import Game
from mopsbook.core.state import Move, State
from mopsbook.core.step import AnyStep
from mopsbook.jupyter.answers import notice, refusal, refused
from mopsbook.jupyter.guess import choosing, pressed
from mopsbook.lesson import asking
from mopsbook.lesson.script import Turn
from mopsbook.show.help import OFF, with_help
from mopsbook.show.look import look_of
from mopsbook.show.offers import (
    Button,
    Command,
    Draft,
    Intent,
    Make,
    Offers,
    Pick,
    Press,
    Refuse,
    way_to,
)
from mopsbook.show.packing import Frame
from mopsbook.show.pictures import Picture, seen_by, told_to
from mopsbook.show.scene import Msg, msg
from mopsbook.show.sentences import Note, Notice

HINT, TAKE_BACK = "hint", "turn-back"
"""The buttons that tell a hint, and that take a move back."""
ELSE = ""
"""Where a press on anything else leads, such as on a tile that lies: nothing stays without an answer."""
BACK_BUTTON = Button(TAKE_BACK, msg("lesson-back"), Command(TAKE_BACK), "main", key="Escape")


class Turns:
    """Adds what can be done in the turns of a lesson behind its pictures.

    Parameters
    ----------
    game : Game
        The game.
    opened : bool
        Whether all hands are open.
    first : int
        How many pictures the lesson has.

    Attributes
    ----------
    frames : list of Frame
        The pictures behind those.
    ways : list of dict
        For each of them to which picture a press on an item or a button leads.
    """

    def __init__(self, game: Game[Any, Any], opened: bool, first: int) -> None:
        self.game, self.opened, self.first = game, opened, first
        self.frames: list[Frame] = []
        self.ways: list[dict[str, int]] = []

    def add(
        self, turn: Turn, then: int, dress: Callable[[Frame], Frame], goes_on: bool = False
    ) -> int:
        """Add a turn; return its first picture.

        Parameters
        ----------
        turn : Turn
            The turn.
        then : int
            The picture of the lesson after it.
        dress : callable
            Draws on a picture what a teacher has drawn.
        goes_on : bool
            Whether the lesson goes on with the board that it shows.
        """
        return _Choices(self, turn, then, dress, goes_on).first

    def new(self, frame: Frame) -> int:
        """Add a picture from which nothing leads yet; return which it is."""
        self.frames.append(frame)
        self.ways.append({})
        return self.first + len(self.frames) - 1

    def lead(self, at: int, ways: dict[str, int]) -> None:
        """Say where presses on a picture lead."""
        self.ways[at - self.first] = ways


class _Choices:
    """What can be chosen in one turn."""

    def __init__(
        self,
        turns: Turns,
        turn: Turn,
        then: int,
        dress: Callable[[Frame], Frame],
        goes_on: bool,
    ) -> None:
        self.turns, self.turn, self.then, self.goes_on = turns, turn, then, goes_on
        game, seat = turns.game, turn.seat
        self.view = turn.state if turns.opened else game.observe(turn.state, seat)
        self.audience = () if turns.opened else (seat,)
        self.at = Moment(game, self.view, seat, None, rng_of(0), turns.opened)
        self.made = self.at._replace(view=turn.state)
        shown = Picture(
            self.view, self.audience, turn.told, live=True, signs=turn.signs, you=seat, below=seat
        )
        self.nodes = dict(choosing(shown, OFF))
        offers = look_of(game.name).offers
        beside = () if turn.signs is None else (turn.signs,)
        offered = cache(lambda draft: offers(self.view, draft, seat, *beside))
        begins: set[str] = set()
        self.begun: set[Draft] = set()
        for move in turn.wanted:  # what is right can be reached, however much else can be chosen
            way = way_to(offered, move)
            begins |= {press.id for press in way[:1]}
            for draft in _drafts(way, offered):
                self.begun.add(draft)
                if draft not in self.nodes:
                    self.nodes[draft] = with_help(replace(shown, draft=draft).frame(), OFF)
        self.places: dict[Draft, int] = {}
        self.afresh: list[int] = []
        """Pictures in which a choice has come to its end and was not made: the next one begins anew."""
        self.known: dict[str, int] = {}
        # a button stands out at first only if it leads to what is wanted, and if that is no riddle
        led = set[str]() if turn.others else begins
        can = pressed(self.nodes[()]) if turn.wanted else {}
        unasked = {id for id, one in can.items() if self._by_others(one) or self._idle(one)}
        for draft, frame in self.nodes.items():
            hint = (Button(HINT, msg("lesson-hint"), Command(HINT), "link"),) if turn.hints else ()
            prompt = frame.prompt
            buttons = tuple(one for one in frame.buttons if one.id not in unasked)
            if not draft:
                if turn.wanted:
                    buttons = tuple(replace(one, kind=_weight(one, led)) for one in buttons)
                # what the table would say of the first choice may be the answer
                prompt = Note(self._where("lesson-turn", replace(frame, buttons=buttons)), ())
            shown_with = replace(frame, buttons=(*buttons, *hint), prompt=prompt)
            self.nodes[draft] = now = dress(shown_with)
            self.places[draft] = turns.new(now)
        leads = {draft: self._lead(draft, frame) for draft, frame in self.nodes.items()}
        for at in self.afresh:
            turns.lead(at, leads[()])

    @property
    def first(self) -> int:
        """The picture before anything is chosen."""
        return self.places[()]

    def _lead(self, draft: Draft, frame: Frame) -> dict[str, int]:
        """Say where presses on a picture lead, and return it."""
        here, turns = self.places[draft], self.turns
        ways: dict[str, int] = {}
        other = Notice("info", (self._where("lesson-else", frame),))
        idle = turns.new(replace(frame, notice=other))
        ways[ELSE], refusals = idle, [idle]
        for id, intent in pressed(frame).items():
            if isinstance(intent, Pick) and intent.draft in self.places:
                ways[id] = self.places[intent.draft]
                continue
            problem = self._problem(intent, draft)
            if problem is None:
                ways[id] = self._outcome(intent)
                continue
            key = f"{here} {problem}"
            if key not in self.known:
                made = draft and self._can(intent) and isinstance(intent, Make)
                below = self.nodes[()] if made else frame
                self.known[key] = turns.new(replace(below, notice=problem))
                (self.afresh if made else refusals).append(self.known[key])
            ways[id] = self.known[key]
        hints = [
            turns.new(replace(frame, notice=_told(hint, n)))
            for n, hint in enumerate(self.turn.hints, 1)
        ]
        first = ways | ({HINT: hints[0]} if hints else {})
        for at in (here, *refusals):
            turns.lead(at, first)
        for at, onward in zip(hints, [*hints[1:], *hints[-1:]], strict=True):
            turns.lead(at, ways | {HINT: onward})
        return first

    def _where(self, message: str, frame: Frame) -> Msg:
        """Say where something can be chosen: among the own cards, elsewhere on the table, or by buttons."""
        can = {
            id
            for id, intent in pressed(frame).items()
            if self._can(intent) and not self._idle(intent)
        }
        items = [frame.scene.items[id] for id in can & frame.scene.items.keys()]
        own = all(item.zone in frame.own for item in items)
        place = (
            "table" if not own else "cards" if {item.kind for item in items} == {"card"} else "own"
        )
        place = place if items else "none"
        buttons = sum(button.id in can for button in frame.buttons)
        return msg(message, place=place, buttons=buttons)

    def _by_others(self, intent: Intent) -> bool:
        """Say whether a press would only settle what others do, such as who of them is fast."""
        move: Any = intent.move if isinstance(intent, Make) else None
        mine = (*self.turn.wanted, *self.turn.others)
        return isinstance(move, Move) and move.player is None and move not in mine

    def _idle(self, intent: Intent) -> bool:
        """Say whether a press would begin what nothing is written of: it comes later in the lesson, or has come."""
        written = (*self.turn.wanted, *self.turn.others)
        return isinstance(intent, Pick) and bool(written) and not any(map(intent.leads, written))

    def _can(self, intent: Intent) -> bool:
        """Say whether the rules let a press be made, right or not."""
        if isinstance(intent, Make):
            return isinstance(intent.move, Move) and not self.at.game.check(self.view, intent.move)
        return isinstance(intent, Pick)

    def _problem(self, intent: Intent, draft: Draft) -> Notice | None:
        """Return what is said to a press that is no move which can be made; None if it is one."""
        if isinstance(intent, Refuse):
            return refused(self.at.game, intent)
        if isinstance(intent, Pick) and self.turn.wanted and draft and draft not in self.begun:
            # whatever is chosen besides, it leads to nothing that is asked for
            return notice("info", "lesson-put-back")
        if isinstance(intent, Pick):
            begun = any(map(intent.leads, self.turn.wanted))
            return notice("info", "lesson-begun" if begun else "lesson-other")
        move = intent.move if isinstance(intent, Make) else None
        if not isinstance(move, Move):
            return notice("info", "lesson-other")
        if broken := self.at.game.check(self.view, move):
            return refusal(broken)
        if not self._right(move) and self._step(move) is None:
            # what comes of it, the seat cannot know
            return self._said_of(move) or notice("info", "lesson-other")
        return None

    def _wanted(self, move: Move) -> bool:
        wanted = self.turn.wanted
        return not wanted or any(self.at.same(move, one) for one in wanted)

    def _right(self, move: Move) -> bool:
        """Say whether a move is made, and not only tried and taken back."""
        return self._wanted(move) and not self.turn.free

    def _step(self, move: Move) -> AnyStep | None:
        """Return what comes of a move, as far as the seat can know unless the lesson says it; None if it cannot.

        What is taken back, or was named by nobody, tells nothing that is hidden.
        """
        real, seen = self.made.carried_out(move), self.at.carried_out(move)
        right = self._right(move)
        if right and (self.turn.wanted or self.turn.shows):
            return real
        known = real and seen and seen.after == self._seen(real)
        return seen if known or right or self.turn.free else None

    def _seen(self, step: AnyStep) -> State:
        return seen_by(self.at.game, step.after, self.audience)

    def _said_of(self, move: Move) -> Notice | None:
        """Return why a move is not what is wanted, or else what helps; None if nothing is written of it."""
        told = next((why for one, why in self.turn.others.items() if self.at.same(move, one)), None)
        if told is None and not self._wanted(move):
            told = next(iter(self.turn.hints), None)
        return Notice("info", (_text(told),)) if told else None

    def _outcome(self, intent: Intent) -> int:
        """Return the picture of what comes of a move."""
        move: Any = intent.move if isinstance(intent, Make) else None
        told = self._said_of(move)
        if not told and any(self.at.same(move, one) for one in self.turn.wanted[:1]):
            return self.then
        if str(move) in self.known:
            return self.known[str(move)]
        step = self._step(move)
        if step is None:
            return self.then
        frame = self._after(step)
        if not told and self.turn.wanted and self._wanted(move):
            # the next picture may be that after the first of them
            told = notice("good", "lesson-also-on" if self.goes_on else "lesson-also")
        if told:
            frame = replace(frame, notice=told)
        if self._right(move):
            found = self.turns.new(frame)
        else:
            said = "lesson-tried" if self.turn.free else "lesson-other"
            shown = replace(frame, prompt=Note(msg(said), ()), buttons=(BACK_BUTTON,))
            found = self.turns.new(shown)
            self.turns.lead(found, {TAKE_BACK: self.first})
        self.known[str(move)] = found
        return found

    def _after(self, step: AnyStep) -> Frame:
        told, turn = told_to(self.audience, [step]), self.turn
        shown = Picture(self._seen(step), self.audience, told, signs=turn.signs)
        return replace(shown, you=turn.seat, below=turn.seat).frame()


def _weight(button: Button, led: Collection[str]) -> str:
    if button.id in led:
        return "main"
    return "plain" if button.kind == "main" else button.kind


def _drafts(way: Sequence[Press], offered: Callable[[Draft], Offers]) -> Sequence[Draft]:
    """Return what is picked on a way to a move, also by who presses the same things in another order."""
    found: dict[Draft, None] = {(): None}
    for press in way:
        if isinstance(press.intent, Pick):
            found[press.intent.draft] = None
    todo = list(found)
    for draft in todo:
        for press in way:
            after = offered(draft).on.get(press.id)
            if isinstance(after, Pick) and after.draft not in found:
                found[after.draft] = None
                todo.append(after.draft)
    return tuple(found)


def _text(text: str) -> Any:
    reason = asking.said(text)
    return msg(reason.message, **reason.facts)


def _told(hint: str, number: int) -> Notice:
    return Notice("info", (msg("lesson-hint-of", number=number), _text(hint)))
