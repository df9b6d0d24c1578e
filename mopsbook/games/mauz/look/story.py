"""What happened in a step, as notes; and where the chapters of a game begin."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from mopsbook.core.step import AnyStep
from mopsbook.core.verdict import Event
from mopsbook.games.mauz.state import MauzState
from mopsbook.games.mauz.voice import ended
from mopsbook.show.notes import note
from mopsbook.show.scene import Mark, Msg, msg
from mopsbook.show.sentences import Chapter, Note

PUBLIC = {"look": ("player", "count"), "may-add": ("player", "knock")}
"""Facts of a private event that everybody may know."""
MATTERS = frozenset({"all-skip", "knock", "show", "showdown", "out", "winner"})
"""Events that a learner should look at before the game goes on."""


def story(step: AnyStep, seat: int | None = None) -> tuple[Note, ...]:
    """Return what happened in a step.

    How the points come about is told first of those who pay, and of the seat itself.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mauz", players=2)
    >>> s = g.position("hands 6C 7D 8H / 9C 9D KH; middle TC JD QH")
    >>> [note.text.id for note in story(g.play(s, "0 swap 6C for TC"))]
    ['event-swap']
    """
    # that it is one's own last turn stands where it is said to be one's turn
    events = [
        event for event in step.events if event.kind != "last-turn" or event.facts["player"] != seat
    ]
    payers = {
        player for event in events if event.kind == "pay" for player in event.facts["players"]
    }

    def last(event: Event) -> bool:
        return event.kind == "points" and event.facts["player"] not in (seat, *payers)

    points = sorted((event for event in events if event.kind == "points"), key=last)
    told = (points.pop(0) if event.kind == "points" else event for event in events)
    return tuple(note(event, seat, PUBLIC) for event in told)


def parts(step: AnyStep) -> tuple[AnyStep, ...]:
    """Return a step in parts: what ends a round is looked at before the hands are compared."""
    before, after = step.before, step.after
    if "showdown" not in {event.kind for event in step.events[1:]}:
        return (step,)
    paid = {"tokens": before.tokens, "gone": before.gone, "losers": ()}
    return step.parted("showdown", after._replace(phase="play", turn=before.turn, **paid))


def lasting(step: AnyStep, seat: int | None) -> dict[str, Mark]:  # noqa: ARG001
    """Return marks that stay until the seat moves again: who gave what to the middle, and took what.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mauz", players=2)
    >>> s = g.position("hands 6C 7D 8H / 9C 9D KH; middle TC JD QH")
    >>> {card: mark.tag and mark.tag.id for card, mark in lasting(g.play(s, "0 swap 6C for TC"), 1).items()}
    {'TC': None, '6C': 'mark-from'}
    """
    found: dict[str, Mark] = {}
    for event in step.events:
        facts = event.facts
        if event.kind == "swap":
            found[facts["take"]] = Mark("active")
            found[facts["give"]] = Mark("active", msg("mark-from", player=facts["player"]))
        elif event.kind == "swap-all":
            found |= dict.fromkeys((*facts["taken"], *facts["given"]), Mark("active"))
            found[facts["given"][1]] = Mark("active", msg("mark-from", player=facts["player"]))
        elif event.kind == "all-skip":
            found |= dict.fromkeys(facts["cards"], Mark("active"))
            found[facts["cards"][1]] = Mark("active", msg("news-new"))
    return found


def chapters(views: Sequence[MauzState]) -> tuple[Chapter, ...]:
    """Return where rounds begin in a sequence of positions, and in them knocks and new middles.

    Examples
    --------
    >>> import mopsbook as mops
    >>> t = mops.record(mops.game("mauz", players=3), seed=7, players="simple")
    >>> [(c.level, c.label.id) for c in chapters(t.states())][0]
    (1, 'title-round')
    """
    found = [Chapter(0, 1, msg("title-round", round=views[0].round))]
    for at, (before, view) in enumerate(pairwise(views), 1):
        if view.round != before.round:
            found.append(Chapter(at, 1, msg("title-round", round=view.round)))
        elif view.knocker is not None and before.knocker is None:
            found.append(Chapter(at, 2, msg("title-knock", player=view.knocker)))
        elif len(view.stock) < len(before.stock) and before.middle:
            found.append(Chapter(at, 2, msg("title-middle")))
    return tuple(found)


def rounds(steps: Iterable[AnyStep]) -> tuple[Msg, ...]:
    """Return what each round came to.

    Examples
    --------
    >>> import mopsbook as mops
    >>> t = mops.record(mops.game("mauz", players=3), seed=7, players="simple")
    >>> first, *_ = rounds(t.steps())
    >>> first.facts["call"], first.facts["payers"]
    ('knock', (2,))
    """
    return tuple(
        msg("round-result", **ended(step.after))
        for step in steps
        if step.after.phase in ("round-end", "over")
    )
