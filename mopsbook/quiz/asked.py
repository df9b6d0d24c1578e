"""What is asked of one decision: only what comes of it as the seat that is asked can know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from mopsbook.core.asking import Asked, Kind, Moment
from mopsbook.core.step import AnyStep
from mopsbook.quiz.all_kinds import OF_EVERY_GAME, name_of
from mopsbook.quiz.endings import AT_THE_END
from mopsbook.quiz.positions import Occasion, opened
from mopsbook.quiz.question import Question


def asked_of(
    kind: Kind,
    place: Occasion,
    rng: Random,
    foreseen: Callable[[Moment], bool],
    wanted: Callable[[Asked], bool],
) -> Iterator[Question]:
    """Yield what a kind asks of a decision whose player knows enough; at the end of a game with open hands, too."""
    game, step = place
    seat = step.move.player
    at_the_end = kind in AT_THE_END
    if seat is None or (at_the_end and not place.last):
        return
    for open_ in (False, True) if at_the_end else (False,):
        view = opened(game, step.before) if open_ else game.observe(step.before, seat)
        moment = Moment(game, view, seat, step.move, rng, open_)
        if kind in OF_EVERY_GAME and not foreseen(moment):
            continue
        asked = kind(moment)
        if asked is not None and wanted(asked) and _true(asked, moment, step):
            shown = _played_out(asked, moment)
            yield Question(game, name_of(kind), view, seat, shown, open_)


def _true(asked: Asked, moment: Moment, step: AnyStep) -> bool:
    """Say whether what is played out can be, and comes of it what came of it in the game.

    Where a rule has to look at a hidden card it is not so; then nothing is asked.
    """
    if not asked.moves:
        return True
    then = moment.carried_out(asked.moves[0])
    return then is not None and (then.move != step.move or then.events == step.events)


def _played_out(asked: Asked, moment: Moment) -> Asked:
    """Return what is asked, in which wrong answers lead only to what the seat can see, such as no end of a round."""
    replies = (
        one._replace(moves=moment.seen(*one.moves)) if one.moves else one for one in asked.replies
    )
    return replace(asked, replies=tuple(replies))
