"""What a table teaches beside the game: examples of rules, and the look back on decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

from mopsbook.core import registry
from mopsbook.core.advice import Reason
from mopsbook.core.asking import Moment
from mopsbook.core.game import Game
from mopsbook.core.state import Move, State
from mopsbook.core.step import AnyStep
from mopsbook.jupyter import buttons
from mopsbook.jupyter.answers import DeclinedError, as_notice, counsel, notice, refusal
from mopsbook.jupyter.display import Display
from mopsbook.jupyter.guess import Answers
from mopsbook.jupyter.guiding import beside
from mopsbook.jupyter.history import History, is_told_to
from mopsbook.jupyter.match import Match
from mopsbook.players import SimplePlayer
from mopsbook.quiz.consequences import told_of_move
from mopsbook.record.trace import Trace
from mopsbook.show.help import GUIDED
from mopsbook.show.look import look_of
from mopsbook.show.offers import Intent, Make, Pick, Refuse, way_to
from mopsbook.show.pictures import Picture, Recording, told_to
from mopsbook.show.scene import msg
from mopsbook.show.sentences import Chapter, Note, Notice
from mopsbook.teach import review
from mopsbook.teach.advice import counsel_of
from mopsbook.teach.examples import example
from mopsbook.teach.readings import differences

SEARCH = 5.0
"""How many seconds the best is searched for, so that no table stands still for longer."""


class Tutor:
    """Shows something else than the game, until the person goes back to it.

    Parameters
    ----------
    game : Game
        The game of the table.
    display : Display
        What shows it.
    """

    def __init__(self, game: Game[Any, Any], display: Display) -> None:
        self._game, self._display = game, display
        self._pages: tuple[Picture, ...] = ()
        self._page = 0
        self._chapters: tuple[Chapter, ...] = ()
        self._decisions: dict[int, AnyStep] = {}
        self._own: int | None = None

    def advice(self, match: Match) -> tuple[Notice, tuple[str, ...]]:
        """Return what is best for the seat that is shown, and which items and buttons that is about.

        Raises
        ------
        DeclinedError
            If there is nothing to be said.
        """
        found = counsel_of(self._game, match.state, match.seat, SEARCH)
        if found is None:
            return self._hint(match)
        lit = concerned(match.view, found.moves[0], match.seat) if found.moves else ()
        return counsel(found), lit

    def _hint(self, match: Match) -> tuple[Notice, tuple[str, ...]]:
        """Return one thing that could be done, and what would come of it as far as the seat can know."""
        view, seat, game = match.view, match.seat, self._game
        legal = game.legal(view) if game.actor(view) == seat else ()
        if self._display.help != GUIDED or not legal:
            raise DeclinedError("info", "table-no-advice")
        move = SimplePlayer().choose(view, legal, Random(0))
        thumb = registry.optional_module(game.name, "thumb")
        why = getattr(thumb, "why", lambda _view, _move: None)(view, move)
        # of what nobody can know beforehand nothing is said
        then = told_of_move(Moment(game, view, seat, move, Random(0)), move) or ()
        aside = any(other.player == seat for other in game.interrupts(view))
        facts = {
            "count": len(legal),
            "liked": thumb is not None,
            "known": bool(then),
            "aside": aside,
        }
        reasons = (why,) if why and len(legal) > 1 else ()
        return as_notice(Reason("guide-hint", facts), *then, *reasons), concerned(view, move, seat)

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
        audience = (seat,)
        here = Note(msg("table-example"), (rule,))
        first = Picture(game.observe(found.trace.first, seat), audience, prompt=here)
        steps = (
            replace(first, view=game.observe(step.after, seat), told=told_to(audience, [step]))
            for step in found.trace.steps()
        )
        answer = refusal(found.refused) if found.refused else None
        for reason in differences(game, self._game, rule):
            told = msg(reason.message, **reason.facts)
            first = replace(first, notice=beside(first.notice, told))
            answer = beside(answer, told)
        self._pages = ()
        self._display.show_aside(game, [first, *steps], answer, *buttons.after_example(rule))

    def look_back(self, history: History, seat: int) -> None:
        """Show the decisions of a seat one by one, with what each has given away."""
        self._decisions = {}
        self._open(pages(self._game, history.first, history.steps, seat, SEARCH))

    def replay(
        self,
        trace: Trace,
        seat: int | None,
        own: int | None,
        beside: Mapping[int, Any] | None = None,
    ) -> None:
        """Show a game step by step, through the eyes of a seat or with all hands open.

        What `own` decided can be guessed before it is shown.
        """
        record = Recording(trace, () if seat is None else (seat,), beside)
        begins = record.opening  # before that nobody has done anything
        numbers = range(begins, len(record))
        self._own, steps = own, trace.steps()
        self._decisions = {
            page: steps[number - 1]
            for page, (made, number) in enumerate(pairwise(record.moves[begins:]))
            if number != made
            and steps[number - 1].move.player == own
            # of what its own seat was not told a program decided
            and own is not None
            and is_told_to(steps[number - 1], own)
            # where there is but one thing to do there is nothing to guess
            and len(self._game.legal(steps[number - 1].before)) > 1
        }
        found = [replace(record.picture(n), you=own, below=own) for n in numbers]
        self._open([
            replace(one, prompt=retold(one.prompt)) if self._game.actor(one.view) == own else one
            for one in found
        ])  # fmt: skip

    def _open(self, found: Sequence[Picture]) -> None:
        """Show the first of some pages, between which one can leaf, also from chapter to chapter."""
        self._pages, self._page = tuple(found), 0
        self._chapters = chapters_of(self._game, found)
        self.leaf(0)

    def leaf(self, by: int, answer: Notice | None = None) -> None:
        """Show another page of what was opened: the next one, or the one before."""
        self._page += by
        shown, last = self._pages[self._page], self._page + 1 == len(self._pages)
        guess = buttons.guess(self._page in self._decisions) if self._decisions else ()
        ways = (*self._leaves, *guess, *buttons.back(main=last))
        self._display.show_aside(self._game, [shown], answer or shown.notice, *ways)

    @property
    def _leaves(self) -> buttons.Buttons:
        return buttons.leaf(self._page, len(self._pages), self._chapters)

    def guess(self, intent: Intent | None = None) -> None:
        """Ask what was done on a page that is a decision of the person, or answer what was pressed there."""
        step, own = self._decisions[self._page], self._own
        assert own is not None, "else there are no decisions"
        if isinstance(intent, Make | Refuse):
            outcome = self._pages[self._page + 1]
            return self.leaf(1, Answers(self._game, step, own, outcome).notice(intent))
        draft = intent.draft if isinstance(intent, Pick) else ()
        view = self._game.observe(step.before, own)
        shown = Picture(view, (own,), live=True, draft=draft)
        shown = replace(shown, prompt=retold(shown.frame().prompt))
        asked = notice("info", "guess-what", player=own)
        ways = (*self._leaves, *buttons.unguessed(), *buttons.back(main=False))
        self._display.show_aside(self._game, [shown], asked, *ways)
        return None


def pages(
    game: Game[Any, Any], first: State, steps: Sequence[AnyStep], seat: int, seconds: float
) -> tuple[Picture, ...]:
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
    audience, found = (seat,), []
    decisions = review.known_decisions(game, steps, seat, seconds)
    count = len(decisions)
    for number, one in enumerate(decisions, 1):
        before = Note(msg("looking-back-before", number=number, count=count), ())
        after = Note(msg("looking-back-after", number=number, count=count), ())
        step = steps[one.number - 1]
        view = game.observe(step.before, seat)
        lit = concerned(view, one.better or one.move, seat)
        ahead, back = review.reason_before(steps, one), review.reason_after(steps, one)
        found += [
            Picture(view, audience, notice=as_notice(ahead), lit=lit, prompt=before),
            Picture(
                game.observe(step.after, seat),
                audience,
                told_to(audience, [step]),
                notice=as_notice(back),
                prompt=after,
            ),
        ]
    last = game.observe(steps[-1].after if steps else first, seat)
    result = as_notice(review.summary(game, seat, decisions))
    end = Note(msg("looking-back-end"), ())
    return (*found, Picture(last, audience, notice=result, prompt=end))


def retold(prompt: Note | None) -> Note | None:
    """Return what was to be decided: nobody looks back as if it was to be done now."""
    if prompt is None or prompt.heads:
        return prompt
    asked = Reason(prompt.text.id, prompt.text.facts | {"past": True})
    return replace(prompt, text=msg("replay-asked", asked=asked), bare=None, steps=())


def chapters_of(game: Game[Any, Any], found: Sequence[Picture]) -> tuple[Chapter, ...]:
    """Return what is worth leafing to, in a look back as in the game: its rounds, scorings, and so on."""
    return look_of(game.name).chapters([one.view for one in found])


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
    look = look_of(view.GAME)
    found: list[str] = []
    for press in way_to(lambda draft: look.offers(view, draft, seat), move):
        at_once = [item for item, intent in press.among.on.items() if intent == Make(move)]
        if press.button is not None and not found:  # what is seen before anything is picked
            return (press.id, *(press.button.about or at_once))
        found += at_once or [press.id]
    return tuple(found)
