"""What is to be seen of a position of Mogel-Motte, and what can be clicked in it.

The contract is :class:`mopsbook.show.look.Look`.
"""

from __future__ import annotations

from mopsbook.core.step import AnyStep
from mopsbook.games.mogel_motte.haste import Signs
from mopsbook.games.mogel_motte.look.clicks import Clicks, offers
from mopsbook.games.mogel_motte.look.faces import kit
from mopsbook.games.mogel_motte.look.marks import marks
from mopsbook.games.mogel_motte.look.paths import arrows
from mopsbook.games.mogel_motte.look.picture import Picture
from mopsbook.games.mogel_motte.look.story import BEFALLS, MATTERS, chapters, parts, story
from mopsbook.games.mogel_motte.options import MotteOptions
from mopsbook.games.mogel_motte.scoring import outcome
from mopsbook.games.mogel_motte.state import MotteState
from mopsbook.show.layout import viewer
from mopsbook.show.offers import Draft
from mopsbook.show.scene import Kit, Msg, Scene, msg
from mopsbook.show.sheets import by_rounds

__all__ = ["BEFALLS", "MATTERS", "chapters", "drawings", "offers", "parts", "scene", "story"]


def drawings(options: MotteOptions) -> Kit:  # noqa: ARG001
    """Return all drawings of the game; no option changes them."""
    return kit()


def scene(
    view: MotteState,
    step: AnyStep | None = None,
    draft: Draft = (),
    seat: int | None = None,
    signs: Signs | None = None,
) -> Scene:
    """Return what is to be seen.

    Of somebody else's cheat, and of a reaction to it, nothing is drawn. A draft is what the
    next press is for; signs are what a table tells beside the position.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mogel_motte", players=3).position("discard N3; hands N2 N5 / N1 / N1")
    >>> {card: mark.kind for card, mark in scene(s).marks.items()}
    {'hand0.N2.0': 'legal', 'hand0.N5.0': 'dim'}
    """
    you = viewer(view.hands) if seat is None else seat
    clicks = Clicks(view, draft, signs or Signs(), seat)
    picture = Picture(view, step, clicks.signs, you)
    items = picture.items
    return picture.scene(
        view,
        kit(),
        _title(view),
        marks={item: mark for item, mark in marks(view, clicks, step).items() if item in items},
        arrows=arrows(step, you),
        sheet=by_rounds(view, outcome(view), min, sign="−"),
    )


def _title(view: MotteState) -> tuple[Msg, ...]:
    told = {
        "deal": msg("title-start"),
        "turn": msg("title-turn", player=view.turn),
        "spider": msg("title-spider", player=view.turn),
        "slap": msg("title-slap"),
        "gifts": msg("title-gifts", player=view.mover, slowest=view.slowest),
        "race": msg("title-race", value=view.value),
        "ant": msg("title-ant", player=view.mover),
        "attempt": msg("title-attempt", player=(view.attempt or (None,))[0]),
        "clarify": msg("title-clarify", player=view.caught, guard=view.guard),
        "reshuffle": msg("title-reshuffle"),
        "round_over": msg("title-round-over"),
        "game_over": msg("title-over"),
    }[view.phase]
    number = msg("title-round", round=view.round, rounds=view.options.players)
    return (msg("game-name"), number, told)
