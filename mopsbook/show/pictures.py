"""The one place where frames are made, for a table as for a recorded game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Protocol

from mopsbook.core.advice import Reason
from mopsbook.core.game import Game, game_of
from mopsbook.core.state import ANYONE, CHANCE, State
from mopsbook.core.step import AnyStep, Part
from mopsbook.show.look import Look, NarratedStep, in_parts, look_of, tell
from mopsbook.show.notes import opening
from mopsbook.show.offers import Button, Draft, Intent, Make
from mopsbook.show.packing import Frame
from mopsbook.show.scene import Mark, Scene, msg
from mopsbook.show.sentences import MATTERS, Chapter, Note, Notice
from mopsbook.teach.coach import Coach, MetRules

Audience = tuple[int, ...]
"""Who looks: the seat at the lower edge; with others nothing is shown that not all of them may see, and
without any all that the position holds."""
NOBODY = CHANCE
"""Who may know what everybody may, and no more."""
OWN = ("hand", "grid")
"""The kinds of zones from which a seat plays, or onto which: what its person comes to first."""
BEST = Mark("best", why=msg("ui-mark-best"))
RING = Mark("told", why=msg("ui-mark-told"))
"""A band around what is spoken of."""
CHOICES = ("legal", "open", "dim", "best")
"""The kinds of marks that say what can be chosen."""


def told_to(audience: Audience, steps: Iterable[AnyStep]) -> tuple[NarratedStep, ...]:
    """Return what an audience is told of steps; one of which it learns nothing is left out."""
    seat = None if not audience else audience[0] if len(audience) == 1 else NOBODY
    return tell(steps, seat)


def seen_by(game: Game[Any, Any], state: State, audience: Audience) -> State:
    """Return what an audience may know of a position."""
    for seat in audience:
        state = game.observe(state, seat)
    return state


def _both(lasting: dict[str, Mark], now: Mapping[str, Mark]) -> dict[str, Mark]:
    """Return marks of now, and of what has happened where there are none; its tags stay on both."""
    tags = {item: mark.tag for item, mark in lasting.items() if mark.tag is not None}
    found = {
        item: replace(mark, tag=tags[item]) if mark.tag is None and item in tags else mark
        for item, mark in now.items()
    }
    return lasting | found


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture of a timeline, before it is drawn and told.

    Parameters
    ----------
    view : State
        What may be known of the position.
    audience : tuple of int
        Whose view it is.
    told : tuple of NarratedStep
        What is told beside the picture; the last of these steps led here.
    earlier : tuple of NarratedStep
        What has happened before that and is to be seen yet.
    coach : MetRules or None
        Which rules have come up; None aside from the game.
    live : bool
        Whether somebody can act here.
    waits : bool
        Whether somebody is to act only after a further picture.
    draft : tuple
        What is chosen of a move that is not yet made.
    signs : object
        What the look has to know beside the position, in a game in which hands and eyes count.
    spent : int or None
        Milliseconds that have gone by, where buttons press themselves; None where time waits.
    notice : Notice or None
        What the table says.
    buttons, aside : tuple of Button
        Buttons of the table, before and after those of the game.
    lit : tuple of str
        Items and buttons that belong to what is best, or to what is spoken of.
    ring : Mark
        What is around them.
    prompt : Note or None
        What is said instead of whose turn it is and what is to be decided.
    you : int or None
        The seat that is called "you"; a record calls everybody by name.
    below : int or None
        The seat at the lower edge where all hands are open; by default the first one.
    since : State or None
        What may be known of the position in which the seat last decided.
    """

    view: State
    audience: Audience = ()
    told: tuple[NarratedStep, ...] = ()
    earlier: tuple[NarratedStep, ...] = ()
    coach: MetRules | None = None
    live: bool = False
    waits: bool = False
    draft: Draft = ()
    signs: Any = None
    spent: int | None = None
    notice: Notice | None = None
    buttons: tuple[Button, ...] = ()
    aside: tuple[Button, ...] = ()
    lit: tuple[str, ...] = ()
    ring: Mark = BEST
    prompt: Note | None = None
    you: int | None = None
    below: int | None = None
    since: State | None = None

    @property
    def seat(self) -> int | None:
        """The seat at the lower edge."""
        return self.audience[0] if self.audience else self.below

    def frame(self) -> Frame:
        """Return the picture as a frame, by the look of its game."""
        look = look_of(self.view.GAME)
        # only the looks of games in which hands and eyes count know of signs
        chosen: dict[str, Any] = {"draft": self.draft, "seat": self.seat}
        chosen |= {} if self.signs is None else {"signs": self.signs}
        story = tuple(note for one in self.told for note in self._heard(one.notes))
        on: dict[str, Intent] = {}
        buttons, prompt = self.buttons, self.prompt
        if self.live:
            offered = look.offers(self.view, **chosen)
            on = dict(offered.on)
            buttons = (*buttons, *map(self._timed, offered.buttons), *self.aside)
            prompt = prompt or offered.prompt
        scene = look.scene(self.view, self.told[-1].step if self.told else None, **chosen)
        marks, turn = self._mine(scene, on), scene.turn
        part = bool(self.told) and isinstance(self.told[-1].step, Part)
        if part or self.waits:  # what can be decided next cannot yet be chosen
            marks = {key: mark for key, mark in marks.items() if mark.kind not in CHOICES}
            turn = None if part else turn
        if lasting := self._lasting(look, scene):
            marks = _both(lasting, marks)
        if self.lit:
            marks |= self._best(scene, marks)
            buttons = tuple(
                replace(one, best=True) if one.id in self.lit else one for one in buttons
            )
        title = scene.title
        if not self.live and self.you is not None:  # nothing is wanted of whoever looks
            title = tuple(one for one in title if one.facts.get("player") != self.you)
        scene = replace(scene, marks=marks, turn=turn, title=title)
        seat, told = self.seat, (self.notice, self.coach, prompt, self.you)
        zones = scene.zones.items() if seat is not None else ()
        own = [key for key, zone in zones if zone.kind in OWN and zone.seat == seat]
        return Frame(scene, story, on, buttons, *told, frozenset(own))

    def _mine(self, scene: Scene, on: Mapping[str, Intent]) -> dict[str, Mark]:
        """Return marks that say of nothing that it can be chosen but of what whoever looks may choose."""
        actor = game_of(self.view).actor(self.view)
        if self.live and actor in (self.seat, ANYONE):
            return {**scene.marks}
        own = {
            item
            for item, intent in on.items()
            if isinstance(intent, Make) and getattr(intent.move, "player", None) == self.seat
        }
        return {
            item: Mark("open", mark.tag, mark.why, mark.rules)
            if mark.kind == "legal" and item not in own
            else mark
            for item, mark in scene.marks.items()
        }

    def _heard(self, notes: Sequence[Note]) -> Sequence[Note]:
        """Return notes without those of which nothing is new; the last one says how they end."""
        if self.coach is None or not any(note.once or note.lesson for note in notes):
            return notes
        fresh = {*self.coach["fresh"]}
        *kept, last = [one for one in notes if not one.once or not fresh.isdisjoint(one.rules)]
        ends = notes[-1].ends
        if notes[-1].lesson and not fresh.isdisjoint(notes[-1].rules):
            ends = max(ends, MATTERS)
        return (*kept, replace(last, ends=ends))

    def _lasting(self, look: Look, scene: Scene) -> dict[str, Mark]:
        """Return the marks of all that has happened."""
        lasting = getattr(look, "lasting", None)
        found: dict[str, Mark] = {}
        by: dict[str, int | None] = {}
        if lasting is None:
            return found
        for one in (*self.earlier, *self.told):
            mover, marks = one.step.move.player, lasting(one.step, self.seat)
            # whoever moves again has hit nobody just now
            gone = [item for item, who in by.items() if who == mover and found[item].kind == "hit"]
            found = {item: mark for item, mark in found.items() if item not in gone} | marks
            by = {item: by.get(item) for item in found} | dict.fromkeys(marks, mover)
        told = (*self.earlier, *self.told)
        # whose turn it is again knows what was its own; what there is to be read of it stays
        known = self.seat if self.live and told and told[-1].step.move.player != self.seat else None
        return {
            item: mark
            for item, mark in found.items()
            if item in scene.items and (mark.tag or known is None or by[item] != known)
        }

    def _best(self, scene: Scene, marks: Mapping[str, Mark]) -> dict[str, Mark]:
        """Return the marks of what is lit; they say why or what for, as the items did before.

        What is picked is seen as such: the next press goes on from it.
        """
        before = {item: marks.get(item, self.ring) for item in self.lit if item in scene.items}
        return {
            item: replace(mark, kind=self.ring.kind, why=mark.why or self.ring.why)
            for item, mark in before.items()
            if mark.kind != "picked"
        }

    def _timed(self, button: Button) -> Button:
        """Return a button as it is after the time that has gone by; 0 would be never."""
        if not button.after:
            return button
        left = 0 if self.spent is None else max(1, button.after - self.spent)
        return replace(button, after=left)


def asked(
    game: Game[Any, Any], view: State, audience: Audience = (), told: Sequence[NarratedStep] = ()
) -> Note | None:
    """Return whose turn it is and what is to be decided, as an audience may know it.

    Without one, or with two of whom each may know what the other does not, it is what everybody may know.
    After a part of a step, as the last of what was told may be, it is nobody's turn: what comes next is said.
    """
    if told and isinstance(part := told[-1].step, Part):
        facts: dict[str, Any] = {}
        for event in (*part.events, part.follows):
            facts |= event.facts
        return Note(msg(f"part-{part.follows.kind}", **facts), (), heads=True)
    actor = game.actor(view)
    other = 0 if actor is None or actor < 0 else (actor + 1) % game.players
    seat = audience[0] if len(audience) == 1 else other
    return look_of(game.name).offers(game.observe(view, seat), (), seat).prompt


class Recorded(Protocol):
    """What :class:`Recording` needs of a trace."""

    @property
    def game(self) -> Game[Any, Any]:
        """The game and its options."""

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat."""

    @property
    def first(self) -> State:
        """The position at the beginning."""

    @property
    def start(self) -> State | None:
        """The same, unless a whole game is recorded."""

    def steps(self) -> tuple[AnyStep, ...]:
        """Return one step for every move."""


class Recording:
    """The pictures of a recorded game, one for its beginning and one for each step.

    Parameters
    ----------
    trace : Trace
        The game.
    audience : tuple of int, optional
        Leave out everything that these may not know, even how many steps they were not told of. Without
        it all hands are open.
    beside : mapping, optional
        What the look has to know beside the position after so many moves, where that was seen.

    Attributes
    ----------
    at : tuple of int
        Which picture of the whole game each of them is.
    moves : tuple of int
        How many moves have been made in each of them; a move that is shown in parts counts from the first one on.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mogel_motte", players=3)
    >>> s = g.position("guard 2; discard N3; draw N1 N1; hands N1 M3 / N4 / N2")
    >>> trace = mops.record(g, start=s, moves=["0 cheat M3", "2 let go", "0 draw"])
    >>> Recording(trace).at, Recording(trace, (1,)).at  # who does not cheat is not told of it
    ((0, 1, 2, 3), (0, 3))
    """

    def __init__(
        self, trace: Recorded, audience: Audience = (), beside: Mapping[int, Any] | None = None
    ) -> None:
        self._beside = beside or {}
        self.trace, self.game, self.audience = trace, trace.game, audience
        counted = enumerate(trace.steps(), 1)
        parts = ((move, part) for move, step in counted for part in in_parts([step]))
        told = [
            (n, move, one)
            for n, (move, part) in enumerate(parts, 1)
            for one in told_to(audience, [part])
        ]
        self.at = (0, *(n for n, _, _ in told))
        self.moves = (0, *(move for _, move, _ in told))
        self._told = tuple(one for _, _, one in told)
        self._states = (trace.first, *(one.step.after for one in self._told))

    def __len__(self) -> int:
        """Return how many pictures there are."""
        return len(self._states)

    def view(self, index: int) -> State:
        """Return what is known of the position of a picture."""
        return seen_by(self.game, self._states[index], self.audience)

    def picture(self, index: int, coach: MetRules | None = None) -> Picture:
        """Return a picture, beside which there is what a coach says of it."""
        told = (self._told[index - 1],) if index else ()
        view = self.view(index)
        prompt = asked(self.game, view, self.audience, told)
        begins = self.trace.start is None and index <= self.opening
        notice = opening(self.game) if begins else None
        if notice and not self.audience and self.hides:
            notice = replace(notice, texts=(*notice.texts, msg("replay-open")))
        return Picture(
            view,
            self.audience,
            told,
            coach=coach,
            prompt=prompt,
            notice=notice,
            signs=self._signs(index) if self._beside else None,
        )

    def _signs(self, index: int) -> Any:
        """Return what was seen beside a position; after steps of which nobody was told it is the same picture."""
        made = self.moves[index]
        ahead = self.moves[index + 1] if index + 1 < len(self) else len(self.trace.steps()) + 1
        known = [n for n in self._beside if made <= n < ahead]
        return self._beside[max(known)] if known else None

    def frames(self) -> Iterator[Frame]:
        """Yield all of them as frames, with what has come up until then."""
        coach = Coach(self.game.rules)
        for index in range(len(self)):
            told = self._told[index - 1].rules if index else ()
            yield self.picture(index, coach.meet(told)).frame()

    @cached_property
    def hides(self) -> bool:
        """Whether there is anything that not every seat may know."""
        seats = range(self.game.players)
        return any(
            seen_by(self.game, state, (seat,)) != state for state in self._states for seat in seats
        )

    @cached_property
    def opening(self) -> int:
        """Which picture is the first in which somebody has to decide."""
        actors = enumerate(map(self.game.actor, self._states))
        return next((index for index, actor in actors if actor != CHANCE), 0)

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """What is worth jumping to."""
        views: Sequence[State] = [self.view(index) for index in range(len(self))]
        return look_of(self.game.name).chapters(views)


def label_of(frame: Frame, item: str) -> Reason | None:
    """Return what an item of a picture is called, without words; None if it has no name."""
    scene = frame.scene
    found = scene.items.get(item)
    if found is None:
        return None
    face = scene.drawing(found)
    said = found.say or (face.label if face is not None else None)
    return None if said is None else Reason(said.id, said.facts)
