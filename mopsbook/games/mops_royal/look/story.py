"""What is told of a step: only what changes something, or has to be decided; and where rounds begin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from mopsbook.core.step import AnyStep
from mopsbook.core.verdict import Event
from mopsbook.games.mops_royal.layout import Layout
from mopsbook.games.mops_royal.moves import Lay
from mopsbook.games.mops_royal.state import RoyalState
from mopsbook.games.mops_royal.tiles import SIDE
from mopsbook.show.notes import note
from mopsbook.show.scene import Msg, msg
from mopsbook.show.sentences import Chapter, Note

MATTERS = frozenset({"score", "final-begins", "game-end"})
"""Events that a learner should look at before the game goes on."""


def story(step: AnyStep, seat: int | None = None) -> tuple[Note, ...]:
    """Return what happened in a step, as it is told to a seat; to nobody in particular, all.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mops_royal")
    >>> step = g.play(g.position("boards A2 / B3; tile C1"), "0 place 0,1")
    >>> [[told.text.id for told in story(step, seat)] for seat in (0, 1)]
    [['event-place'], ['event-place']]
    """
    notes = [note(event, seat, {}) for event in step.events if _matters(event, seat)]
    return (*notes, *_fenced(step, seat))


def _fenced(step: AnyStep, seat: int | None) -> Iterator[Note]:
    """Tell a seat when its square is as wide or as high as it may be: only its own one has fences."""
    if (
        step.before.options.grid == "line"
        or not isinstance(step.move, Lay)
        or step.move.player != seat
    ):
        return
    before, after = (_extent(state.boards[seat]) for state in (step.before, step.after))
    for line, had, has in zip(("column", "row"), before, after, strict=True):
        if had < has == SIDE:
            yield Note(msg("told-fence", line=line), ("mops-royal.five-by-five",))


def _extent(board: Layout) -> tuple[int, int]:
    """Return how many rows and columns a square has."""
    top, left, bottom, right = board.box
    return bottom - top + 1, right - left + 1


def parts(step: AnyStep) -> tuple[AnyStep, ...]:
    """Return a step in parts: the last move is looked at before the result.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mops_royal", variant_final=True)
    >>> parts(g.play(g.position("boards A2 A3 A4 / B3; phase final"), "0 score 0,0 0,1 0,2 turn 0,1"))  # doctest: +ELLIPSIS
    (<Step '0 score 0,0 0,1 0,2 turn 0,1': score, turn-over, ...>, <Step '0 score 0,0 0,1 0,2 turn 0,1': game-end, winners>)
    """
    kinds = [event.kind for event in step.events]
    if "game-end" not in kinds[1:]:
        return (step,)
    return step.parted("game-end", step.after._replace(phase="reveal"))


def _matters(event: Event, seat: int | None) -> bool:
    """Say whether an event is more than what is so nearly always, or what somebody else will show at once."""
    if seat is None or event.kind not in ("nothing-to-score", "may-score"):
        return True
    own = event.facts["player"] == seat
    return own and (event.kind == "may-score" or event.facts["full"])


def chapters(views: Sequence[RoyalState]) -> tuple[Chapter, ...]:
    """Return where rounds, scorings and the final scoring are in a sequence of positions, one for each frame.

    Examples
    --------
    >>> import mopsbook as mops
    >>> t = mops.record(mops.game("mops_royal"), seed=7)
    >>> [(c.label.id, c.label.facts) for c in chapters(t.states())][:2]
    [('title-round', {'round': 1}), ('title-round', {'round': 2})]
    """
    found: list[Chapter] = []
    before: object = None
    for at, view in enumerate(views):
        final = view.phase == "final"
        now: object = "final" if final else view.round
        if now != before and view.phase != "game_over":
            label = msg("title-final") if final else msg("title-round", round=view.round)
            found.append(Chapter(at, 1 if final or not found else 2, label))
            before = now
        scores = zip(view.scores, views[max(0, at - 1)].scores, strict=True)
        found += [
            Chapter(at, 3, msg("title-score", player=seat))
            for seat, (now_has, had) in enumerate(scores)
            if now_has > had
        ]
    return tuple(found)


def rounds(steps: Iterable[AnyStep]) -> tuple[Msg, ...]:
    """Return who scored what in which round.

    Examples
    --------
    >>> import mopsbook as mops
    >>> t = mops.record(mops.game("mops_royal"), seed=7, players="simple")
    >>> first, *_ = rounds(t.steps())
    >>> first.facts["round"], first.facts["player"], first.facts["points"]
    (16, 0, 8)
    """
    return tuple(
        msg("round-result", round=step.before.round, **event.facts)
        for step in steps
        for event in step.events
        if event.kind == "score"
    )
