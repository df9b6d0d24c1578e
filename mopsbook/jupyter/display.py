"""What a table shows: pictures of a seat's view, and what is told beside them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from mopsbook.core.game import Game, game_of
from mopsbook.core.rules import Rule
from mopsbook.core.settings import settings
from mopsbook.core.state import State
from mopsbook.core.step import AnyStep
from mopsbook.jupyter.guiding import awaited, befalling, beside, pointing, telling
from mopsbook.jupyter.messages import Message
from mopsbook.show.help import ALWAYS, GUIDED, ON_REQUEST, with_help
from mopsbook.show.look import NarratedStep, look_of, tell
from mopsbook.show.news import with_news
from mopsbook.show.offers import Button, Draft, Intent
from mopsbook.show.packing import Frame
from mopsbook.show.pictures import NOBODY, Audience, Picture, asked, seen_by, told_to
from mopsbook.show.scene import Msg, Scene, msg
from mopsbook.show.sentences import OWN, Note, Notice
from mopsbook.teach.advice import missed
from mopsbook.teach.coach import Coach, MetRules
from mopsbook.teach.guide import Guide

LEFT = 3
"""So many rules are named at the end that have not come up."""


class Situation(NamedTuple):
    """What there is to see and to do at a table.

    Parameters
    ----------
    state : State
        The position, with nothing hidden.
    draft, signs, spent, aside
        As in :class:`~mopsbook.show.pictures.Picture`.
    since : State or None
        The position in which a person last decided.
    haste : bool
        Whether it counts who is quick: nothing is waited for then.
    """

    state: State
    draft: Draft = ()
    signs: Any = None
    spent: int | None = None
    aside: tuple[Button, ...] = ()
    since: State | None = None
    haste: bool = False

    def in_picture(self, picture: Picture) -> Picture:
        """Return a picture of the position with all that can be done in it.

        Where the hand is covered, since somebody else may be looking, that is nothing but to show it.
        """
        if len(picture.audience) > 1:
            covered = Note(msg("table-pass", player=picture.seat), ())
            return replace(picture, prompt=covered, signs=self.signs)
        seat, since = picture.audience[0], self.since
        return replace(
            picture, live=True, draft=self.draft, signs=self.signs, spent=self.spent, aside=self.aside,
            since=since and seen_by(game_of(since), since, (seat,)),
        )  # fmt: skip


class Display:
    """Shows pictures, and lets the coach see every one of them.

    Parameters
    ----------
    game : Game
        The game of the table.
    help : str, optional
        How much a picture of the game helps; by default as it is set. What is shown aside from it
        is there to help.
    personal : bool
        Whether who looks is called "you"; not where one person plays all seats.
    known : iterable of str
        Rules that have come up before, at other tables.
    told : iterable of str
        Those that have been told in guided games.

    Attributes
    ----------
    pictures : tuple of Picture
        What is shown; a person acts at the last one.
    shown : Game
        The game to which they belong: that of the table, or that of an example.
    rev : int
        How often something was shown.
    again : bool
        Whether nothing of what is told beside the pictures is new.
    coach : Coach
        What has come up.
    guide : Guide
        What has been told of it, and what is told next, where the table guides whoever plays.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        help: str | None = None,
        personal: bool = True,
        known: Iterable[str] = (),
        told: Iterable[str] = (),
    ) -> None:
        self.pictures: tuple[Picture, ...] = ()
        self.help: str = settings.help if help is None else help
        self.shown = game
        self.rev = 0
        self.again = False
        self._drawn: tuple[int, tuple[Frame, ...]] = (0, ())
        self._game, self._personal = game, personal
        self._ways_out: tuple[Button, ...] = ()
        self._new: tuple[str, ...] = ()  # since a person decided
        self.coach = Coach(game.rules, known)
        self.guide = Guide(game, told)
        self._ahead: tuple[State | None, Notice | None] = (
            None,
            None,
        )  # what is told before a decision

    @property
    def is_aside(self) -> bool:
        """Whether something else is shown than the game as it stands: an example or a look back."""
        return bool(self._ways_out)

    @property
    def is_first_guided(self) -> bool:
        """Whether a game is guided, and nothing that is told has come up in one; what a lesson has told has not."""
        return self.help == GUIDED and self.guide.told.isdisjoint(self.coach.known)

    @property
    def frames(self) -> tuple[Frame, ...]:
        """What is shown, drawn once for each :attr:`rev`."""
        if self._drawn[0] != self.rev:
            known: dict[State, Scene] = {}
            self._drawn = (self.rev, tuple(self._frame(one, known) for one in self.pictures))
        return self._drawn[1]

    def _frame(self, picture: Picture, known: dict[State, Scene]) -> Frame:
        """Return a picture as a frame; what has been drawn for those before it is known."""
        asks = ON_REQUEST if picture.live else ALWAYS  # a guess is not told before it is made
        frame = with_help(picture.frame(), asks if self.is_aside else self.help)
        if self.help == GUIDED:
            frame = self._newest(frame)
        if picture.since is None or picture.seat is None:
            return frame
        if getattr(picture.since, "round", None) != getattr(picture.view, "round", None):
            return frame  # a hand that was dealt is new as a whole

        def scene(view: State) -> Scene:
            if view not in known:
                known[view] = look_of(self.shown.name).scene(view, seat=picture.seat)
            return known[view]

        before = scene(picture.since)
        step = picture.told[-1].step if picture.told else None
        last = before if step is None else scene(self.seen(step.before, picture.audience))
        known[picture.view] = frame.scene
        return with_news(frame, before, last, picture.seat)

    def _newest(self, frame: Frame) -> Frame:
        """Return a frame of a guided game: one new thing at a time.

        Nobody is reminded of what has been explained, but of what has to be done first or else costs something.
        """
        if frame.coach is not None:
            frame = replace(frame, coach={**frame.coach, "fresh": []})
        prompt = frame.prompt
        if prompt is None or prompt.bare is None:
            return frame
        if self.guide.new(prompt.rules) or self.guide.costs(prompt.rules):
            return frame
        return replace(frame, prompt=replace(prompt, text=prompt.bare))

    def offered(self, message: Message) -> Intent | None:
        """Return what the picture that is shown offers on what was pressed; None if that is nothing."""
        frame = self.frames[-1]
        if message.kind == "button":
            return next((one.intent for one in frame.buttons if one.id == message.text), None)
        return frame.on.get(message.text) if message.kind == "item" else None

    def you(self, audience: Audience) -> int | None:
        """Return which seat is called "you" before an audience."""
        return audience[0] if self._personal and len(audience) == 1 else None

    def turn_to(self, game: Game[Any, Any], personal: bool) -> None:
        """Show another game from now on."""
        self._game, self._personal = game, personal
        self.guide = Guide(game, self.guide.told)

    def restart(self, steps: Iterable[AnyStep] = (), seat: int = NOBODY) -> None:
        """Begin a new game, of which `seat` has seen `steps`; what came up before is still known."""
        self.coach, self._new = Coach(self._game.rules, self.coach.known), ()
        for one in tell(steps, seat):
            self.coach.meet(one.rules)

    def seen(self, state: State, audience: Audience) -> State:
        """Return what an audience may know of a position."""
        return seen_by(self._game, state, audience)

    def show_steps(
        self, steps: Sequence[NarratedStep], before: Audience, audience: Audience, now: Situation,
        notice: Notice | None, *buttons: Button,
    ) -> None:  # fmt: skip
        """Show steps to one audience one by one, the last one to another with what there is now."""
        self.shown, self._ways_out, self._new = self._game, (), ()
        known = self.coach.known
        begins = notice is not None and notice.kind == "new"
        quiet = begins or now.spent is not None
        steps, said = self._guided(steps, before, quiet=quiet, haste=now.haste)
        weak = self._weak(steps[0], before) if not quiet else None
        if weak:
            steps = (awaited(steps[0]), *steps[1:])
        *way, last = steps
        # what has just befallen a person, or in a guided game what another one did, is looked at before what is to
        # be done
        others = self.help == GUIDED and last.step.move.player not in (None, *before)
        befell = not now.haste and (others or any(note.ends == OWN for note in last.notes))
        pictures = [
            pointing(
                replace(self._on_the_way(one, before, now.since), earlier=steps[:n]), rule, known
            )
            for n, (one, rule) in enumerate(zip(steps if befell else way, said, strict=False))
        ]
        if weak and pictures:
            pictures[0] = replace(pictures[0], notice=beside(pictures[0].notice, weak))
        elif weak:
            notice = beside(notice, weak)
        found = (last,) if audience == before else told_to(audience, [last.step])
        met = self._met(rule for one in found for rule in one.rules)
        earlier = told_to(audience, [one.step for one in way])
        shown = Picture(self.seen(now.state, audience), audience, found, earlier, met)
        last_one = now.in_picture(shown)
        self._put([*pictures, last_one], self._before(last_one, notice), buttons)

    def _guided(
        self, steps: Sequence[NarratedStep], audience: Audience, *, quiet: bool, haste: bool
    ) -> tuple[tuple[NarratedStep, ...], list[Rule | None]]:
        """Return steps so that the table waits after those of which something new is told, and what that is.

        Before what has to be done in haste it is told beside that.
        """
        if quiet or self.help != GUIDED:
            return (*steps,), [None] * len(steps)
        own: list[Iterable[str]] = [[*befalling(one, audience)] for one in steps]
        rules: list[Iterable[str]] = [one.rules for one in steps]
        if haste:
            rules[-1] = own[-1] = ()
        said = self.guide.after(rules, own)
        return tuple(
            awaited(one) if rule else one for one, rule in zip(steps, said, strict=True)
        ), said

    def _weak(self, one: NarratedStep, audience: Audience) -> Msg | None:
        """Return what would have been far better than a move of the learner; None if nothing, or nobody is guided."""
        step = one.step
        if self.help != GUIDED or step.move.player not in audience:
            return None
        found = missed(self._game, step.before, step.move)
        return found and msg(found.message, **found.facts)

    def _before(self, picture: Picture, notice: Notice | None) -> Notice | None:
        """Return what is said beside a picture: if nothing else is, what is new about what is to be decided.

        It stays until that is done.
        """
        if self.help != GUIDED or not picture.live:
            return notice
        if self._ahead[0] != picture.view:
            self._ahead = picture.view, None if notice else self._new_here(picture)
        return notice or self._ahead[1]

    def _new_here(self, picture: Picture) -> Notice | None:
        """Return what is new about what is to be decided: the rules behind it, and why something cannot be chosen."""
        if self._game.actor(picture.view) is None:
            return self._learned()
        frame = picture.frame()
        asked = frame.prompt.rules if frame.prompt else ()
        dim = (
            rule for one in frame.scene.marks.values() if one.kind == "dim" for rule in one.rules
        )
        rule = self.guide.now((*asked, *dim))
        if rule is None:
            return None
        known = {*self.coach.known} - {*self._new}
        self._met((rule,))
        return telling(rule, known)

    def _on_the_way(self, one: NarratedStep, audience: Audience, since: State | None) -> Picture:
        """Return the picture of a step after which somebody else goes on."""
        view, met = self.seen(one.step.after, audience), self._met(one.rules)
        prompt = asked(self._game, view, audience, (one,))
        if {*audience} <= {*self._game.engine.gone(view)} and not (prompt and prompt.heads):
            # it never becomes this seat's turn; what the table waits for is read first
            waits = any(note.heads for note in one.notes)
            prompt = Note(msg("table-out"), (), heads=not waits)
        known = self.seen(since, audience) if since and len(audience) == 1 else None
        return Picture(view, audience, (one,), coach=met, waits=True, prompt=prompt, since=known)

    def refresh(
        self, now: Situation, audience: Audience, told: tuple[NarratedStep, ...], notice: Notice | None,
        *buttons: Button, lit: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        """Show what there is once more, with all that was told on the way to it."""
        self.shown, self._ways_out = self._game, ()
        met = self._met(notice.rules if notice else ())
        shown = now.in_picture(
            Picture(self.seen(now.state, audience), audience, told, coach=met, lit=lit)
        )
        self._put([shown], self._before(shown, notice), buttons, again=True)

    def show_aside(
        self,
        game: Game[Any, Any],
        pictures: Sequence[Picture],
        notice: Notice | None,
        *buttons: Button,
    ) -> None:
        """Show something else than the game; what comes up in it is not yet met in the game.

        Parameters
        ----------
        game : Game
            To which the pictures belong: an example may need other options.
        pictures : sequence of Picture
            The pictures.
        notice : Notice or None
            What the table says of them.
        *buttons : Button
            The ways out, which stay until one of them is taken.
        """
        self.shown, self._ways_out = game, buttons
        self._put(pictures, notice, buttons)

    def say(self, notice: Notice | None, *buttons: Button) -> None:
        """Say something beside what is shown aside from the game, or say the same again."""
        last = self.pictures[-1]
        self._put([last], notice or last.notice, (*buttons, *self._ways_out), again=True)

    def offer(self, *buttons: Button) -> None:
        """Offer something more beside what there is to be done."""
        *way, last = self.pictures
        self.pictures = (*way, replace(last, aside=(*last.aside, *buttons)))
        self.rev += 1

    def cut(self) -> None:
        """Show the last picture at once."""
        self.pictures = self.pictures[-1:]
        self.rev += 1

    def excuse(self, notice: Notice) -> None:
        """Say something beside the last picture as it was drawn: nothing new can be drawn."""
        self.pictures = (replace(self.pictures[-1], notice=notice),)
        self.again = True
        self.rev += 1
        if drawn := self._drawn[1]:
            self._drawn = (self.rev, (replace(drawn[-1], notice=notice),))

    def _met(self, rules: Iterable[str]) -> MetRules:
        """Let the coach see rules; what was new when the last steps were shown is still new."""
        met = self.coach.meet(rules)
        self._new = (*self._new, *met["fresh"])
        return {**met, "fresh": list(self._new)}

    def _put(
        self, pictures: Sequence[Picture], notice: Notice | None, buttons: tuple[Button, ...],
        again: bool = False,
    ) -> None:  # fmt: skip
        *way, last = pictures
        if self.is_aside:  # there is a way out all along
            way = [replace(one, buttons=buttons) for one in way]
        if notice is not None and notice.kind == "new":
            way = [replace(one, notice=notice) for one in way]
        shown = (*way, replace(last, notice=notice, buttons=buttons))
        self.pictures = tuple(
            replace(one, you=self.you(one.audience if one.you is None else (one.you,)))
            for one in shown
        )
        self.again = again
        self.rev += 1

    def _learned(self) -> Notice:
        """Return what has been told, when the game is over, and some of what has not come up at all."""
        met = {*self.coach.known}
        left = [rule for rule in self.guide.left if rule.id not in met][:LEFT]
        said = msg("guide-end", left=len(left))
        return Notice("rule", (said,), tuple(rule.id for rule in left))
