"""What is told of a step, what of it matters to a learner; and where the chapters of a game begin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from mopsbook.cat_deck.cards import rank
from mopsbook.core.step import AnyStep
from mopsbook.games.miau_miau.fits import JACK
from mopsbook.games.miau_miau.state import MiauState
from mopsbook.games.miau_miau.verdicts import misfit
from mopsbook.show.notes import note
from mopsbook.show.scene import Msg, msg
from mopsbook.show.sentences import Chapter, Note, chapters_where

PUBLIC = {
    "penalty": ("player", "count", "renewed"),
    "draw": ("player", "count", "why"),
    "draw-owed": ("player", "count", "owed", "part", "renewed", "ends"),
}
"""Facts of a private event that everybody may know."""
MATTERS = frozenset(
    {
        "eight", "false-call", "challenge", "forgot", "penalty", "draw-owed", "pile-empty", "short", "stop",
        "blocked", "win", "place",
    }
)  # fmt: skip
"""Events that a learner should look at before the game goes on."""
BEFALLS = {"forgot": "player"}
"""What whoever it happens to reads first, by the fact that says who that is."""


def story(step: AnyStep, seat: int | None = None) -> tuple[Note, ...]:
    """Return what happened in a step, as it is told to a seat; to nobody in particular, all.

    Who draws a jack that does not fit is told why: its rules are others than those of all cards. That they are
    named would tell the others what was drawn.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("miau_miau", players=2)
    >>> step = g.play(g.position("hands QD AS / KD; draw JH 7H; discard JC"), "0 draw")
    >>> [[told.text.id for told in story(step, seat)] for seat in (0, 1)]
    [['event-draw', 'hint-no-jack-on-jack', 'event-no-fit'], ['event-draw-hidden', 'event-no-fit']]
    """
    return tuple(_told(step, seat))


def _told(step: AnyStep, seat: int | None) -> Iterator[Note]:
    drawn: list[str] = []
    renewed = any(event.kind == "reshuffle" for event in step.events)
    for event in step.events:
        if event.kind == "draw":
            drawn = event.facts["cards"]
        elif event.kind == "no-fit" and seat in (None, event.facts["player"]):
            yield from _why(step, drawn[-1])
        told = note(event, seat, PUBLIC)
        # a new pile is told before the card for which it was needed, which matters more
        yield replace(told, heads=True) if renewed and event.kind == "draw" else told


def _why(step: AnyStep, card: str) -> Iterator[Note]:
    """Yield why a jack does not fit."""
    if rank(card) == JACK:
        fault = next(misfit(step.before, card, {"card": card}))
        yield Note(msg(fault.message("hint"), **fault.facts), (str(fault.rule),))


def chapters(views: Sequence[MiauState]) -> tuple[Chapter, ...]:
    """Return what is worth jumping to in a sequence of positions, one for each frame.

    These are the deal, wishes, cards that come to be owed, cats with a single card left, and new
    draw piles.

    Examples
    --------
    >>> import mopsbook as mops
    >>> t = mops.record(mops.game("miau_miau", players=3), seed=7)
    >>> [c.label.id for c in chapters(t.states())][:2]
    ['title-start', 'title-owed']
    """
    return chapters_where(views, _begins)


def _begins(before: MiauState | None, view: MiauState) -> Iterator[tuple[int, Msg]]:
    if before is None:
        yield 1, msg("title-start")
        return
    hands = enumerate(zip(before.hands, view.hands, strict=True))
    single = [seat for seat, (had, has) in hands if len(had) == 2 and len(has) == 1]
    if view.wish is not None and view.discard != before.discard:
        yield 2, msg("title-wish", suit=view.wish)
    elif view.pending and not before.pending:
        yield 2, msg("title-owed", count=view.pending)
    elif single:
        yield 2, msg("title-one", player=single[0])
    elif view.phase == "shuffle":
        yield 2, msg("title-shuffle")
