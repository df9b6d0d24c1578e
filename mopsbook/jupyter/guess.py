"""Guess the move: pictures in which somebody chooses what a seat did next, before it is shown.

Before each decision of a seat there is a picture in which everything can be pressed that can be at a table. Where
a press leads is known beforehand, so nothing has to be computed when it is made, and no kernel is needed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, pairwise
from typing import Any

from mopsbook.core.advice import Counsel
from mopsbook.core.asking import Moment
from mopsbook.core.chance import rng_of
from mopsbook.core.game import Game
from mopsbook.core.state import Move
from mopsbook.core.step import AnyStep
from mopsbook.jupyter.answers import counsel, notice, refusal, refused
from mopsbook.record.trace import Trace
from mopsbook.show import wire
from mopsbook.show.help import ON_REQUEST, with_help
from mopsbook.show.offers import Draft, Intent, Make, Pick, Refuse
from mopsbook.show.packing import Frame
from mopsbook.show.pictures import Picture, Recording
from mopsbook.show.scene import msg
from mopsbook.show.sentences import Notice
from mopsbook.teach.advice import counsel_of

MOST = 24
"""So many pictures of what can be chosen are made before one decision; what is chosen after that is not asked."""
LEAST = 2
"""So many things can be pressed before a decision at least, whatever the rules say of them."""
SEARCH = 0.5
"""How many seconds the best is searched for, for each decision."""


class Guesses:
    """All guesses about the decisions of one seat.

    Parameters
    ----------
    trace : Trace
        The game.
    seat : int
        Whose decisions; all is seen through the eyes of this seat.

    Attributes
    ----------
    frames : list of Frame
        Pictures in which something is chosen, and pictures that answer it.
    ways : list of dict
        For each of them where a press on an item or a button leads: to another one of them.
    starts : dict
        The picture of the seat's view of the game before a decision, and the one in which it is guessed.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> s = g.position("trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4; pecking Y C R B")
    >>> guesses = Guesses(mops.record(g, start=s, moves=["2 play R3", "2 pinch R16"]), 2)
    >>> ways = guesses.ways[guesses.starts[0]]
    >>> [text.id for text in guesses.frames[ways["R3"]].notice.texts]
    ['guess-same']
    >>> [text.id for text in guesses.frames[ways["B4"]].notice.texts]
    ['guess-refused', 'refusal-follow-suit']
    """

    def __init__(self, trace: Trace, seat: int) -> None:
        self.seat = seat
        self.frames: list[Frame] = []
        self.ways: list[dict[str, int]] = []
        self.starts: dict[int, int] = {}
        self._game: Game[Any, Any] = trace.game
        recording = self._recording = Recording(trace, (seat,))
        for after, (made, number) in enumerate(pairwise(recording.moves), 1):
            # what goes on after a part of a step was decided with it
            if number != made and trace[number - 1].move.player == seat:
                self._add(trace[number - 1], after, recording.picture(after))

    def sent(self, langs: Sequence[str], names: Sequence[str]) -> dict[str, str]:
        """Return the seat's view of the game with them behind it, as it is sent; see ``widgets/src/wire.ts``."""
        recording = self._recording
        told = wire.timeline(
            chain(recording.frames(), self.frames), rev=0, langs=langs, names=names,
            chapters=recording.chapters, at=recording.at, start=recording.opening,
        )  # fmt: skip
        first = len(recording)
        ways = [{id: to + first for id, to in leads.items()} for leads in self.ways]
        starts = {before: node + first for before, node in self.starts.items()}
        told["guess"] = {"frames": first, "starts": starts, "ways": ways}
        return wire.zipped(told)

    def _add(self, step: AnyStep, after: int, outcome: Picture) -> None:
        """Add the guess about a step that led to a picture."""
        nodes = dict(self._nodes(step))
        first = len(self.frames)
        places = {draft: first + number for number, draft in enumerate(nodes)}
        if len(set(map(repr, pressed(nodes[()]).values()))) < LEAST:
            return
        answers = Answers(self._game, step, self.seat, outcome, first + len(nodes))
        ways = []
        for frame in nodes.values():
            leads = {}
            for id, intent in pressed(frame).items():
                known = places.get(intent.draft) if isinstance(intent, Pick) else None
                leads[id] = answers.to(intent) if known is None else known
            ways.append(leads)
        self.starts[after - 1] = first
        self.frames += [*nodes.values(), *answers.frames]
        self.ways += [*ways, *({} for _ in answers.frames)]

    def _nodes(self, step: AnyStep) -> Iterator[tuple[Draft, Frame]]:
        """Yield pictures by what is chosen in them."""
        view = self._game.observe(step.before, self.seat)
        said = notice("info", "guess-what", player=self.seat)
        for draft, frame in choosing(Picture(view, (self.seat,), live=True), ON_REQUEST):
            yield draft, replace(frame, notice=said)


class Answers:
    """What is said to guesses about one step; what is the same is said in one picture."""

    def __init__(
        self, game: Game[Any, Any], step: AnyStep, seat: int, outcome: Picture, first: int = 0
    ) -> None:
        self.frames: list[Frame] = []
        self._game, self._step, self._outcome, self._first = game, step, outcome, first
        self._known: dict[str, int] = {}
        self._seat, self._view = seat, game.observe(step.before, seat)
        self._best: Counsel | None = counsel_of(game, step.before, seat, SEARCH)

    def to(self, intent: Intent) -> int:
        """Return the picture that answers a press."""
        notice = self.notice(intent)
        key = repr(notice)
        if key not in self._known:
            self._known[key] = self._first + len(self.frames)
            self.frames.append(replace(self._outcome, notice=notice).frame())
        return self._known[key]

    def _refusal(self, intent: Intent) -> Notice | None:
        """Return what is said to a press that breaks rules."""
        if isinstance(intent, Refuse):
            return refused(self._game, intent)
        move = intent.move if isinstance(intent, Make) else None
        broken = self._game.check(self._view, move) if isinstance(move, Move) else ()
        return refusal(broken) if broken else None

    def notice(self, intent: Intent) -> Notice:
        """Return what is said to a press."""
        if found := self._refusal(intent):
            return replace(found, texts=(msg("guess-refused"), *found.texts))
        if isinstance(intent, Pick):
            begun = intent.leads(self._step.move)
            return notice("info", "guess-begun" if begun else "guess-other")
        move = intent.move if isinstance(intent, Make) else None
        at = Moment(self._game, self._view, self._seat, self._step.move, rng_of(0))
        same = isinstance(move, Move) and at.same(move, self._step.move)
        said = notice("info", "guess-same" if same else "guess-other")
        best = self._best
        if best is None or not best.moves:
            return said
        advised, done = best.moves[0], self._step.move
        if isinstance(move, Move) and at.same(move, advised):
            told = msg("guess-advised" if same else "guess-yours")
            return replace(said, texts=(*said.texts, told))
        told = msg("guess-done" if at.same(done, advised) else "guess-advice")
        better = counsel(best)
        return replace(better, texts=(*said.texts, told, *better.texts))


def choosing(shown: Picture, help: str) -> Iterator[tuple[Draft, Frame]]:
    """Yield pictures of what can be chosen from a picture on, the whole of one length before the next one."""
    known: set[Draft] = {()}
    length: list[Draft] = [()]
    while length and len(known) <= MOST:
        onward: dict[Draft, None] = {}
        for draft in length:
            frame = with_help(replace(shown, draft=draft).frame(), help)
            yield draft, frame
            for intent in pressed(frame).values():
                if isinstance(intent, Pick) and intent.draft not in known:
                    onward[intent.draft] = None
        known |= onward.keys()
        length = list(onward)


def pressed(frame: Frame) -> dict[str, Intent]:
    """Return what can be pressed in a picture and means something in the game."""
    found = {**frame.on, **{one.id: one.intent for one in frame.buttons if one.kind != "off"}}
    return {id: one for id, one in found.items() if isinstance(one, Make | Pick | Refuse)}
