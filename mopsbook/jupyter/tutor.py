"""What a table teaches beside the game: examples of rules, and the look back on decisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from mopsbook.core.game import Game
from mopsbook.core.state import Move, State
from mopsbook.jupyter import buttons
from mopsbook.jupyter.answers import DeclinedError, as_notice, note, refusal
from mopsbook.jupyter.course import AnyStep, Course
from mopsbook.jupyter.shots import Camera, Shot, told_to
from mopsbook.show.look import look_of
from mopsbook.show.scene import Affordances
from mopsbook.teach import review
from mopsbook.teach.examples import example

SEARCH = 5.0
"""How many seconds the best is searched for, so that no table stands still for longer."""


class Tutor:
    """Shows something else than the game, until the person goes back to it.

    Parameters
    ----------
    game : Game
        The game of the table.
    camera : Camera
        What shows it.
    """

    def __init__(self, game: Game[Any, Any], camera: Camera) -> None:
        self._game, self._camera = game, camera
        self._pages: tuple[Shot, ...] = ()
        self._page = 0

    def example(self, rule: str) -> None:
        """Show a small example of a rule.

        Raises
        ------
        DeclinedError
            If there is none.
        """
        found = example(self._game, rule) if rule in self._game.rules else None
        if found is None:
            raise DeclinedError("info", "table-example-none")
        game, seat = found.trace.game, found.seat
        eyes = (seat,)
        first = Shot(game.observe(found.trace.first, seat), eyes, ())
        steps = (
            Shot(game.observe(step.after, seat), eyes, told_to(eyes, [step]))
            for step in found.trace.steps()
        )
        answer = note("info", "table-example", rule)
        if found.refused:
            answer = refusal(found.refused, *answer.texts)
        self._pages = ()
        self._camera.aside(game, [first, *steps], answer, *buttons.after_example(rule))

    def look_back(self, course: Course, seat: int) -> None:
        """Show the decisions of a seat one by one, with what each has given away."""
        self._pages = pages(self._game, course.first, course.steps, seat, SEARCH)
        self._page = 0
        self.leaf(0)

    def leaf(self, by: int) -> None:
        """Show another page of the look back: the next one, or the one before.

        Raises
        ------
        DeclinedError
            If there is none.
        """
        page = self._page + by
        if not 0 <= page < len(self._pages):
            raise DeclinedError("stale", "table-stale")
        self._page, shot = page, self._pages[page]
        ways = buttons.leaf(page, len(self._pages))
        self._camera.aside(self._game, [shot], shot.notice, *ways)


def pages(
    game: Game[Any, Any], first: State, steps: Sequence[AnyStep], seat: int, seconds: float
) -> tuple[Shot, ...]:
    """Return a look back on the decisions of a seat: two pictures of each, and one for the sum.

    The first one is the position before it, with the better move lit up, the second one what came
    of it.

    Parameters
    ----------
    game : Game
        The game.
    first : State
        The position in which the record begins.
    steps : sequence of Step
        All steps of the record.
    seat : int
        Whose decisions; all is seen through the eyes of this seat.
    seconds : float
        How long is searched at most.
    """
    eyes, found = (seat,), []
    decisions = review.judged(game, steps, seat, seconds)
    for one in decisions:
        step = steps[one.number - 1]
        view = game.observe(step.before, seat)
        lit = concerned(view, one.better or one.move, seat)
        ahead, back = review.looked_ahead(steps, one), review.looked_at(steps, one)
        found += [
            Shot(view, eyes, (), notice=as_notice(ahead), lit=lit, asks=True),
            Shot(
                game.observe(step.after, seat), eyes, told_to(eyes, [step]), notice=as_notice(back)
            ),
        ]
    last = game.observe(steps[-1].after if steps else first, seat)
    result = as_notice(review.summed_up(game, seat, decisions))
    return (*found, Shot(last, eyes, (), notice=result))


def concerned(view: State, move: Move, seat: int) -> tuple[str, ...]:
    """Return the button for a move of the seat in turn and the items that it is about.

    Parameters
    ----------
    view : State
        What the seat may know of the position.
    move : Move
        What it could do.
    seat : int
        The seat.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mops_royal")
    >>> s = g.position("boards A2 A3 A4 / B3; tile A4; phase score")
    >>> concerned(s, g.legal(s)[0], 0)
    ('score-0', '0:0,0', '0:0,1', '0:0,2')
    """
    look, wanted = look_of(view.GAME), str(move)
    offered = look.affordances(view, (), seat)
    at_once = tuple(item for item, intent in offered.moves.items() if intent == wanted)
    for action in offered.actions:
        if action.move == wanted:
            return (action.id, *(action.about or at_once))
    for action in offered.actions:
        # a button after which a choice is left says what all choices are about
        draft = offered.picks.get(action.move)
        if draft and wanted in [one.move for one in look.affordances(view, draft, seat).actions]:
            return (action.id, *action.about)
    return (
        at_once
        or _in_two_clicks(offered, view, wanted, seat)
        or _picked(offered, view, wanted, seat)
    )


def _in_two_clicks(offered: Affordances, view: State, wanted: str, seat: int) -> tuple[str, ...]:
    """Return what is clicked if one thing is picked, and then laid on another or swapped for it."""
    look = look_of(view.GAME)
    clicks = {
        (first, second): None
        for first, intent in offered.moves.items()
        if (draft := offered.picks.get(intent))
        for second, then in look.affordances(view, draft, seat).moves.items()
        if then == wanted
    }
    return tuple(dict.fromkeys(item for pair in clicks for item in pair))


def _picked(offered: Affordances, view: State, wanted: str, seat: int) -> tuple[str, ...]:
    """Return what is picked one after the other for a move that names it."""
    left, draft, items = Counter(wanted.split()), [], []
    for item, intent in offered.moves.items():
        for token in offered.picks.get(intent, ()):
            card, _, _ = token.partition(".")  # behind a point is which of equal ones it is
            if left[card]:
                left[card] -= 1
                draft.append(token)
                items.append(item)
    look = look_of(view.GAME)
    actions = look.affordances(view, tuple(draft), seat).actions
    return tuple(items) if wanted in [action.move for action in actions] else ()
