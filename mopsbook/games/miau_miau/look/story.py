"""What is told of a step."""

from __future__ import annotations

from collections.abc import Iterator

from mopsbook.cat_deck.cards import rank
from mopsbook.core.step import AnyStep
from mopsbook.games.miau_miau.fits import JACK
from mopsbook.games.miau_miau.look.chapters import PUBLIC
from mopsbook.games.miau_miau.verdicts import misfit
from mopsbook.show.notes import note
from mopsbook.show.scene import msg
from mopsbook.show.sentences import Note


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
    for event in step.events:
        if event.kind == "draw":
            drawn = event.facts["cards"]
        elif event.kind == "no-fit" and seat in (None, event.facts["player"]):
            yield from _why(step, drawn[-1])
        yield note(event, seat, PUBLIC)


def _why(step: AnyStep, card: str) -> Iterator[Note]:
    """Yield why a jack does not fit."""
    if rank(card) == JACK:
        fault = next(misfit(step.before, card, {"card": card}))
        yield Note(msg(fault.message("hint"), **fault.facts), (str(fault.rule),))
