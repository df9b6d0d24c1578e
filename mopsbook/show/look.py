"""What a game says of how it is to be seen: the contract of its ``look``."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple, Protocol

from mopsbook.core import registry
from mopsbook.core.game import game_of
from mopsbook.core.step import AnyStep, Part
from mopsbook.show.notes import heard, note
from mopsbook.show.offers import Draft, Offers
from mopsbook.show.plain import plain_look
from mopsbook.show.scene import Kit, Msg, Scene
from mopsbook.show.sentences import MATTERS, OWN, TURN, Chapter, Note


class Look(Protocol):
    """What the module ``look`` of a game's folder defines; nothing else of it is called from outside.

    A position is never changed by it, and nothing is drawn or told of it that a view does not hold. In a
    game with `reflexes`, `scene` and `offers` take `signs` as well: what these tell beside the position, or
    None. A set ``MATTERS`` names the kinds of events that a learner should look at before the game goes on,
    such as the end of a trick; without it these are all that have consequences. A function ``lasting``, of a
    step and the seat that looks, returns what that did as marks by item; they stay until the seat moves again.
    A set ``LESSONS`` names further ones that matter only while one of their rules is new.
    A mapping ``BEFALLS`` names for some kinds of events the fact that says whom they befall: whose own piece
    is hit, for one, is never hurried past it. A function ``side``, of a position and a seat, names all whose fate is
    that of the seat, such as partners; without it that is the seat alone. A function ``refused``, of a view, a draft and an item that is not
    offered, returns why it cannot be chosen, if a rule says so.
    A function ``called``, of a view and an item, names what has no name at a table, where nobody chooses it, and
    can be chosen when something is asked; what has no name then is decoration.

    A function ``spot_of``, of a position and an item, returns for what is a place of a board whose it is, None if it is
    nobody's, and its notation: a thing can be put there by hand.

    A function ``rounds``, of all steps of a game, returns what each round came to, which can be asked for at the end
    of a game; not where that stands on the sheet.

    What happened in a step is told event by event. Of a private one the others learn the ``player``, or the facts
    that a mapping ``PUBLIC`` names for its kind. A function ``story``, of a step and the seat that is told, None
    for all there is, tells it in another way.
    """

    def drawings(self, options: Any) -> Kit:
        """Return all drawings of the game under its options."""

    def scene(
        self,
        view: Any,
        step: AnyStep | None = None,
        draft: Draft = (),
        seat: int | None = None,
    ) -> Scene:
        """Return what is to be seen.

        Parameters
        ----------
        view : State
            A position, or what a seat may know of it.
        step : Step, optional
            What led to it; only what everybody may know of it is drawn.
        draft : tuple
            What has been chosen of a move that is not made yet.
        seat : int, optional
            Who sits at the lower edge and is called "you". If left out, it is the seat whose view
            it is, or seat 0 of a position.
        """

    def offers(self, view: Any, draft: Draft = (), seat: int | None = None) -> Offers:
        """Return what can be pressed, legal or not, and what each press asks for.

        Parameters
        ----------
        view : State
            A position, or what a seat may know of it.
        draft : tuple
            What has been chosen so far.
        seat : int, optional
            Who looks: nobody acts for a seat whose turn it is not. If left out, it is whoever has
            to move.
        """

    def chapters(self, views: Sequence[Any]) -> tuple[Chapter, ...]:
        """Return what is worth jumping to in a sequence of positions, one for each frame."""


def look_of(game: str) -> Look:
    """Return the look of a game by its name."""
    own: Look | None = registry.optional_module(game, "look")
    return own or plain_look(game)


class NarratedStep(NamedTuple):
    """A step, and what somebody is told of it."""

    step: AnyStep
    notes: tuple[Note, ...]

    @property
    def rules(self) -> Iterable[str]:
        """The rules on which that rests."""
        return (rule for note in self.notes for rule in note.rules)


def in_parts(steps: Iterable[AnyStep]) -> Iterator[AnyStep]:
    """Yield steps as they are shown, one after another.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> s = g.position("trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4; pecking Y C R B")
    >>> list(in_parts([g.play(s, "2 play R3")]))
    [<Step '2 play R3': follow, trick-won, covers-bowl>, <Step '2 play R3': lowest, jostle, put-away, must-pinch>]
    """
    for step in steps:
        parts = getattr(look_of(step.before.GAME), "parts", None)
        yield from parts(step) if callable(parts) else (step,)  # and no module of that name


def tell(steps: Iterable[AnyStep], seat: int | None) -> tuple[NarratedStep, ...]:
    """Return the steps of which a seat learns, with what it is told; without a seat all of them."""
    found = (NarratedStep(step, _narrated(step, seat)) for step in steps)
    return tuple(one for one in found if seat is None or one.notes)


def story_of(step: AnyStep, seat: int | None = None) -> tuple[Note, ...]:
    """Return what happened in a step, as far as a seat may know it; without a seat all.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("miau_miau", players=2)
    >>> s = g.position("hands QD AS / KD; draw TH 7H; discard 9C")
    >>> [note.text.id for note in story_of(g.play(s, "0 draw"), seat=1)]
    ['event-draw-hidden', 'event-no-fit']
    """
    look = look_of(step.before.GAME)
    own = getattr(look, "story", None)
    if callable(own):  # and no module of that name
        told: tuple[Note, ...] = own(step, seat)
        return told
    public = getattr(look, "PUBLIC", {})
    return tuple(note(event, seat, public) for event in heard(step, seat))


def _narrated(step: AnyStep, seat: int | None) -> tuple[Note, ...]:
    """Return what happened in a step; the last note says whether a turn ends with it, or what matters."""
    look, notes = look_of(step.before.GAME), story_of(step, seat)
    game = game_of(step.before)
    ends = TURN if game.actor(step.before) != game.actor(step.after) else 0
    # by what is told: what happens unseen makes nobody wait
    decisive, lessons = _telling(look, "MATTERS", notes), _telling(look, "LESSONS", notes)
    # what was announced is waited for, too, unless it is told only as long as it is new
    news = step.announced and step.announced not in getattr(look, "LESSONS", ())
    if (
        isinstance(step, Part)
        or news
        or decisive
        or (not hasattr(look, "MATTERS") and len(notes) > 1)
    ):
        ends = MATTERS
    elif lessons:
        ends = TURN  # what comes of it is told apart
    side = getattr(look, "side", lambda _state, seat: (seat,))
    if seat is not None and _befalls(look, notes, seat, side(step.before, seat)):
        ends = OWN
    own = [n for n in decisive if seat is not None and _is_whose(look, notes[n].text, seat)]
    # what was announced is no news: the headline is what comes of it
    if step.announced:
        told = f"event-{step.announced}"
        rest = [n for n, one in enumerate(notes) if one.text.id != told]
        decisive = [n for n in decisive if n in rest] or rest[:1] or decisive
    notes = _replaced(notes, own[:1] or (decisive or lessons)[-1:], heads=True)
    return _replaced(notes, range(len(notes))[-1:], ends=ends, lesson=bool(lessons))


def _replaced(notes: tuple[Note, ...], which: Sequence[int], **changes: Any) -> tuple[Note, ...]:
    return tuple(replace(one, **changes) if n in which else one for n, one in enumerate(notes))


def _befalls(look: Look, notes: Sequence[Note], seat: int, side: Collection[int]) -> bool:
    """Say whether something happens to what is a seat's or of its side, by somebody else."""
    whom = {f"event-{kind}": fact for kind, fact in getattr(look, "BEFALLS", {}).items()}
    return any(
        one.facts[whom[one.id]] in side and one.facts.get("player") != seat
        for one in _texts(notes)
        if one.id in whom
    )


def _is_whose(look: Look, told: Msg, seat: int) -> bool:
    """Say whether that happens to a seat, whoever did it: it is what that seat reads first."""
    whom = {f"event-{kind}": fact for kind, fact in getattr(look, "BEFALLS", {}).items()}
    return told.id in whom and told.facts[whom[told.id]] == seat


def _telling(look: Look, kinds: str, notes: Sequence[Note]) -> Sequence[int]:
    """Return which notes tell of an event of those kinds that a look names."""
    messages = _messages(frozenset(getattr(look, kinds, ())))
    return [n for n, one in enumerate(notes) if any(t.id in messages for t in _texts([one]))]


@cache
def _messages(kinds: frozenset[str]) -> frozenset[str]:
    """Return the messages that tell of events of some kinds, to whoever sees all or not."""
    return frozenset(f"event-{kind}{end}" for kind in kinds for end in ("", "-hidden"))


def _texts(notes: Sequence[Note]) -> Iterator[Msg]:
    """Yield all sentences, those of numbered steps too."""
    for one in notes:
        yield from (one.text, *(tick.text for tick in one.steps))
