"""Who looks at a table: whose hand is open, what is picked, and what is shown to whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from mopsbook.core.game import Game
from mopsbook.core.state import State
from mopsbook.core.step import AnyStep
from mopsbook.jupyter import buttons
from mopsbook.jupyter.answers import DeclinedError, as_notice, notice, refused, what_lies_there
from mopsbook.jupyter.display import Display, Situation
from mopsbook.jupyter.match import Match, Steps
from mopsbook.jupyter.messages import Message
from mopsbook.record.trace import Trace
from mopsbook.show.help import GUIDED, OFF
from mopsbook.show.look import NarratedStep, in_parts, look_of
from mopsbook.show.offers import Button, Draft, Pick
from mopsbook.show.pictures import Audience, told_to
from mopsbook.show.scene import Msg, msg
from mopsbook.show.sentences import Notice
from mopsbook.teach.advice import advises
from mopsbook.teach.review import can_review

NEAR = 3
"""So far apart at most are a place and what can be chosen there, in units of the table."""


class Screen:
    """The one screen that the persons of a table share.

    Parameters
    ----------
    game : Game
        The game.
    match : Match
        What is played.
    display : Display
        What shows it.
    cover : bool
        Whether the hand of the next person is covered until that person asks for it.

    Attributes
    ----------
    draft : tuple
        What is picked for a move that is not yet made.
    open : int or None
        The seat whose hand is open; None before anything is shown.
    since : int
        The first number of the display with the present position.
    fresh : tuple
        The steps that were shown last: each with the audience to which it is told, and what that knows
        after it.
    resumes : tuple of Button
        What leads to the game that was left last for this one; () if there is none.
    """

    def __init__(self, game: Game[Any, Any], match: Match, display: Display, cover: bool) -> None:
        self._game, self._match, self._display, self._cover = game, match, display, cover
        self.draft: Draft = ()
        self.open: int | None = None
        self.since = 0
        self.fresh: tuple[tuple[NarratedStep, Audience, State], ...] = ()
        self.resumes: tuple[Button, ...] = ()

    @property
    def covered(self) -> bool:
        """Whether the hand of the seat that is due waits until its person sits before the screen."""
        return self.open != self._match.seat

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that may act: where hands are covered, the one that is shown.

        What is said of another seat's move could tell of its hand.
        """
        return (self._match.seat,) if self._cover else self._match.seats

    @property
    def shared(self) -> tuple[Trace, int | None]:
        """The game so far as it may be shown again, and through whose eyes; None if all may be seen."""
        match = self._match
        over = self._game.actor(match.state) is None
        return (match.trace, None) if over else (match.noticed, self.open)

    @property
    def can(self) -> dict[str, Any]:
        """Whether something can be undone or redone, and why it cannot."""
        match, aside = self._match, self._display.is_aside
        # under the cover only whoever still sits there, and that person's own move
        own = not self.covered or match.decider == self.open
        nothing = "" if match.history.undone else "redo-nothing"
        why = {
            "undo": _off(aside, "" if self.draft else match.irrevocable, not own),
            "redo": _off(aside, nothing, self.covered),
        }
        return {**{kind: not told for kind, told in why.items()}, "why": why}

    def uncover(self) -> None:
        """Show the hand of the person to whom the screen was passed."""
        self.open = self._match.seat
        self.refresh()

    def pick(self, draft: Draft) -> None:
        """Show what is picked for a move that is not yet made."""
        self.draft = draft
        self.refresh()

    def show_played(self, steps: Steps) -> None:
        """Show what came of a move or a moment; where time waits and nothing is to be seen, say so."""
        match, time = self._match, self._match.time
        seen = time.runs or time.looks_like_a_cheat(match.apparent_state)
        quiet = None if seen else notice("info", "table-quiet")
        told = match.aftermath
        self.show_steps(steps, as_notice(*told) if told else None, quiet=quiet)

    def show_steps(
        self, steps: Steps, answer: Notice | None = None, *, quiet: Notice | None = None
    ) -> None:
        """Show new steps one by one; if none of them is to be seen, `quiet` is what is said.

        A person acts at the last.
        """
        self.turn_over()
        # the last person saw the way to here, unless it began without anybody's move
        audience, display = self._audience, self._display
        before = audience[-1:] if steps and steps[0].move.player == audience[-1] else audience
        told = told_to(before, steps)
        self.fresh = tuple((one, before, display.seen(one.step.after, before)) for one in told)
        # how many pictures there are must not tell of steps that are no matter of who looks
        if told:
            shown = told_to(before, in_parts(steps))
            display.show_steps(shown, before, audience, self._situation, answer, *self._offers)
        else:
            self.refresh(answer or quiet)

    def show_end(self, steps: Steps) -> None:
        """Show what came of new steps, but not the way to it."""
        self.show_steps(steps)
        self._display.cut()

    def take_back(self, step: AnyStep) -> None:
        """Show the game before a step, and say what was taken back."""
        self.turn_over()
        told = (note.text for one in told_to(self._audience, [step]) for note in one.notes[:1])
        self.refresh(Notice("info", (msg("table-undone"), *told)))

    def refresh(
        self, answer: Notice | None = None, *offers: Button, lit: tuple[str, ...] = ()
    ) -> None:
        """Show the game as it is, with all that was told since the last decision of a person."""
        told = told_to(self._audience, in_parts(self._match.recent))
        shown = (*self._offers, *offers)
        self._display.refresh(self._situation, self._audience, told, answer, *shown, lit=lit)

    def answer(self, answer: Notice | None, *offers: Button) -> None:
        """Say something and change nothing, not even that something else is shown than the game."""
        if self._display.is_aside:
            self._display.say(answer, *offers)
        else:
            self.refresh(answer, *offers)

    def is_stale(self, message: Message) -> bool:
        """Say whether a message was made on a picture that no longer holds.

        Cards may be picked faster than answers come: each pick is right as long as the position is.
        """
        picks = isinstance(self._display.offered(message), Pick) and not message.to
        first = self.since if picks else self._display.rev
        return message.rev is not None and not first <= message.rev <= self._display.rev

    def look_at(self, message: Message) -> None:
        """Answer a press where nothing is offered: with what lies there, or why nothing is."""
        scene, kind, pressed = self._display.frames[-1].scene, message.kind, message.text
        if kind == "item" and self._display.is_aside:
            raise DeclinedError("info", "table-example-only")
        if kind == "item" and self.covered:
            raise DeclinedError("info", "table-covered")
        if kind == "item" and not pressed:
            raise DeclinedError("info", "table-bare")
        if kind == "button" or pressed not in scene.items:
            raise DeclinedError("stale", "table-stale")
        told = self.refused(pressed) or what_lies_there(scene, pressed, self._before(pressed))
        self.answer(told)

    def _before(self, item: str) -> str | None:
        """Return what has to be chosen before something can be, such as a card before the field; None if nothing is."""
        now, shown = self._display.frames[-1], self._display.pictures[-1]
        x, y, *_ = now.scene.at(now.scene.items[item])
        for id, intent in now.on.items():
            if not isinstance(intent, Pick) or id not in now.scene.items:
                continue
            then = replace(shown, draft=intent.draft).frame()
            for one in then.on.keys() - now.on.keys():
                left, top, *_ = then.scene.at(then.scene.items[one])
                if abs(left - x) < NEAR and abs(top - y) < NEAR:
                    return id
        return None

    def change_pace(self) -> None:
        """Let time run that has waited, or wait, and say which."""
        time = self._match.time
        time.change_pace()
        self.refresh(notice("info", "table-live-told" if time.runs else "table-calm-told"))

    def tell_rounds(self) -> None:
        """Say what each round came to."""
        self.answer(Notice("info", self._rounds))

    @property
    def _rounds(self) -> tuple[Msg, ...]:
        told = getattr(look_of(self._game.name), "rounds", lambda _steps: ())
        found: tuple[Msg, ...] = told(self._match.history.steps)
        return found

    def refused(self, item: str) -> Notice | None:
        """Return why an item that is not offered cannot be chosen now, if a rule says so."""
        ask = getattr(look_of(self._game.name), "refused", None)
        found = ask(self._match.view, self.draft, item) if callable(ask) else None
        return found and refused(self._game, found)

    def turn_over(self) -> None:
        """Forget what was picked for another position, and whose eyes may stay on the screen."""
        self.draft = ()
        self.since = self._display.rev + 1
        last, view = self.open, self._match.view
        if last is None or not self._cover or self._game.observe(view, last) == view:
            self.open = self._match.seat  # there is nothing that the last person may not see

    @property
    def _audience(self) -> Audience:
        """Whose view is shown; while it is covered, only what the last person may see as well."""
        seat = self._match.seat
        return (seat,) if self.open in (None, seat) else (seat, self.open)

    @property
    def _situation(self) -> Situation:
        match, time = self._match, self._match.time
        state, recent = match.state, match.recent
        new = self._display.help not in (OFF, GUIDED) and match.untouched
        left = self.resumes and not match.touched
        offers = (
            *time.aside(state),
            *(buttons.guide() if new else ()),
            *(self.resumes if left else ()),
        )
        aside = buttons.finish() if match.goes_without else self._passing(offers)
        return Situation(
            match.apparent_state, self.draft, time.signs(state), time.spent, aside,
            recent[0].before if recent else None,
            haste=match.seat in time.reflexes.people_competing(state),
        )  # fmt: skip

    @property
    def _offers(self) -> tuple[Button, ...]:
        """Offer to show the hand that is covered, to say what is best, or to look back."""
        if self.covered:
            return buttons.cover()
        game, match = self._game, self._match
        # what only seems to happen is asked as if it did
        actor = game.actor(match.apparent_state)
        if actor is None:
            steps = match.history.steps
            known = [seat for seat in match.seats if can_review(game, steps, seat)]
            told = buttons.rounds() if len(self._rounds) > 1 else ()
            asks = buttons.questions() if self._display.help == GUIDED else ()
            again = buttons.play_again()
            ways = (*buttons.look_back(known), *told, *buttons.replay())
            return (*again, *asks, *ways, *self.resumes)
        helps, guided = self._display.help != OFF, self._display.help == GUIDED
        advised = advises(game, match.state, match.seat)
        asked = helps and actor == match.seat and (advised or (guided and not self.draft))
        return (
            *(buttons.advise(advised) if asked else ()),
            *self._passing(match.time.onward()),
        )

    def _passing(self, offers: tuple[Button, ...]) -> tuple[Button, ...]:
        """Return what lets time pass, but nothing in the midst of a choice, unless time runs anyhow."""
        return () if self.draft and not self._match.time.runs else offers


def _off(aside: bool, impossible: str, covered: bool) -> str:
    """Return why something cannot be pressed; "" if it can."""
    if aside:
        return "aside"
    return impossible or ("covered" if covered else "")
