"""What of a step matters and in which parts it is shown; and where the chapters of a game begin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mopsbook.core.step import AnyStep
from mopsbook.games.mogel_motte.state import MotteState
from mopsbook.show.scene import Msg, msg
from mopsbook.show.sentences import Chapter, chapters_where

PUBLIC = {
    "draw": ("player", "why", "left"),
    "give": ("player", "to"),
    "gift": ("player", "to"),
    "caught": ("player", "guard", "late"),
    "penalty": ("player", "to"),
}
"""Facts of a private event that everybody may know."""
MATTERS = frozenset(
    {
        "slap",
        "race",
        "accuse",
        "penalty",
        "new-guard",
        "guard-stays",
        "round-end",
        "game-end",
    }
)
"""Events that a learner should look at before the game goes on."""
BEFALLS = {"accuse": "target", "give": "to", "penalty": "to"}
"""For kinds of events the fact that says whom they befall."""


def parts(step: AnyStep) -> tuple[AnyStep, ...]:
    """Return a step in parts.

    A mistake of the guard is looked at before what it costs, so that nobody is asked the same again at once, and
    what ends a round before the hands are counted.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mogel_motte", players=3)
    >>> s = g.position("guard 2; discard N3; draw N1; hands N2 / N4 / N1")
    >>> parts(g.play(s, "0 play N2"))  # doctest: +ELLIPSIS
    (<Step '0 play N2': play>, <Step '0 play N2': round-end, ...>)
    """
    kinds = [event.kind for event in step.events]
    if "guard-stays" in kinds[1:]:
        was, vanished = step.before, step.after.vanished
        back: MotteState = was._replace(
            phase=was.resume or was.phase, resume="", attempt=None, vanished=vanished
        )
        mistake, rest = step.parted("guard-stays", back)
        return (mistake, *parts(rest))
    if "round-end" not in kinds[1:]:
        return (step,)
    before, after = step.before, step.after
    played = {"phase": "turn", "turn": before.turn, "round": before.round}
    return step.parted("round-end", after._replace(round_scores=before.round_scores, **played))


def chapters(views: Sequence[MotteState]) -> tuple[Chapter, ...]:
    """Return what is worth jumping to in a sequence of positions, one for each frame.

    These are the rounds, and within them catches, new guards and new draw piles.

    Examples
    --------
    >>> import mopsbook as mops
    >>> t = mops.record(mops.game("mogel_motte", players=3), seed=7)
    >>> [c.label.id for c in chapters(t.states()) if c.level == 1]
    ['title-round', 'title-round', 'title-round', 'title-over']
    """
    return chapters_where(views, _begins)


def _begins(before: MotteState | None, view: MotteState) -> Iterator[tuple[int, Msg]]:
    if before is None or view.phase == "deal":
        yield 1, of_round(view)
    elif view.phase == "game_over":
        yield 1, msg("title-over")
    elif view.phase == "clarify" != before.phase:
        yield 2, msg("title-caught", player=view.caught)
    elif view.guard != before.guard and before.phase != "clarify":
        yield 2, msg("title-new-guard", player=view.guard)
    elif view.phase == "reshuffle" != before.phase:
        yield 2, msg("title-reshuffle")


def of_round(view: MotteState) -> Msg:
    """Return the name of a round."""
    return msg("title-round", round=view.round, rounds=view.options.players)
