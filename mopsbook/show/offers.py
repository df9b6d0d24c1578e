"""What can be done in a picture: intents, made by the look with the picture itself.

A press on an item or a button sends back which one it was. What is offered there is looked up in the picture
that is shown, and is a value: nothing is ever read out of a text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from mopsbook.core.state import Move
from mopsbook.core.verdict import Fault
from mopsbook.show.scene import Msg
from mopsbook.show.sentences import Note

Draft = tuple[Any, ...]
"""What has been chosen of a move that is not made yet, in values of the game's own; () is nothing."""


def nowhere(move: Move) -> bool:  # noqa: ARG001
    """Say of every move that nothing leads to it."""
    return False


@dataclass(frozen=True, slots=True)
class Make:
    """Make a move, legal or not: if it is not, the rules say why.

    Where hands and eyes count, it may be what is done in haste, of which the game's reflexes make a move.
    """

    move: Any


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose a part of a move, or take it back.

    Parameters
    ----------
    draft : tuple
        What is chosen then.
    leads : callable
        Says of a move whether it can still be made after it.
    """

    draft: Draft = ()
    leads: Callable[[Any], bool] = field(default=nowhere, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Refuse:
    """Say what is wrong, by plain ids of rules, where no single move says so.

    The first is said, and the others on request; or what is `told`, a line for each.
    """

    violations: tuple[Fault, ...]
    told: tuple[Msg, ...] = ()


@dataclass(frozen=True, slots=True)
class Watch:
    """Look at a seat, where eyes count."""

    seat: int


@dataclass(frozen=True, slots=True)
class Command:
    """Ask the table itself for something, which no game knows."""

    name: str
    value: Any = None


Intent = Make | Pick | Refuse | Watch | Command


@dataclass(frozen=True, slots=True)
class Button:
    """A button; `intent` is what it asks for, `kind` is ``"main"``, ``"plain"``, ``"link"``, ``"off"`` or ``"leaf"``.

    A link is seldom wanted and takes little room; one that is off can do nothing now, but keeps its place, and so does
    a leaf that is (``"leaf-off"``), which turns pages. A
    `key`, such as ``"Escape"``, does the same; one that several buttons have leads to the first of them; one that is a letter of a word is a message, since each
    language has its own. It may have a face as `icon`, and be `about` items of the table: see
    :class:`~mopsbook.show.scene.Scene`. Where time runs it does so by itself `after` so many milliseconds. It is
    lit where it is told as `best`. One that is off says `why`. A label that tells what the move is worth has a `bare` one beside it, which does
    not.
    """

    id: str
    label: Msg
    intent: Intent
    kind: str = "plain"
    key: str | Msg = ""
    icon: str = ""
    about: tuple[str, ...] = ()
    after: int = 0
    best: bool = False
    bare: Msg | None = None
    why: Msg | None = None


@dataclass(frozen=True, slots=True)
class Offers:
    """What can be pressed, and what is to be decided.

    Parameters
    ----------
    on : mapping
        What a press on an item asks for, by item id.
    buttons : tuple of Button
        Buttons.
    prompt : Note or None
        What is to be decided.
    """

    on: Mapping[str, Intent] = field(default_factory=dict)
    buttons: tuple[Button, ...] = ()
    prompt: Note | None = None


def toggled(draft: Draft, part: Any) -> Draft:
    """Return a draft after a press on a part of it: it is chosen, or laid back. In whichever order, the draft is the same.

    Examples
    --------
    >>> toggled(("7D",), "7C"), toggled(("7C", "7D"), "7C")
    (('7C', '7D'), ('7D',))
    """
    if part in draft:
        return tuple(other for other in draft if other != part)
    return tuple(sorted((*draft, part)))


class Press(NamedTuple):
    """Something that is pressed, and what else is offered beside it; `button` is None for an item."""

    id: str
    intent: Intent
    button: Button | None
    among: Offers


def way_to(offered: Callable[[Draft], Offers], move: Any, draft: Draft = ()) -> list[Press]:
    """Return what is pressed one after the other until a move is made; [] if presses do not lead there.

    Parameters
    ----------
    offered : callable
        Returns what is offered when something has been chosen.
    move : Move
        The move.
    draft : tuple, optional
        What has been chosen already.

    Examples
    --------
    >>> from functools import partial
    >>> import mopsbook as mops
    >>> from mopsbook.show.look import look_of
    >>> g = mops.game("mauz", players=2)
    >>> s = g.position("hands 6C 7D 8H / 9C 9D KH; middle TC JD QH")
    >>> presses = way_to(partial(look_of("mauz").offers, s), g.move("0 swap 6C for TC"))
    >>> [press.id for press in presses]
    ['6C', 'TC']
    """
    known = {draft}

    def onward(draft: Draft) -> list[Press]:
        now = offered(draft)
        presses = [Press(button.id, button.intent, button, now) for button in now.buttons]
        presses += [Press(item, intent, None, now) for item, intent in now.on.items()]
        if made := [press for press in presses if press.intent == Make(move)]:
            return made[:1]
        # first what adds to what is chosen, and not what is chosen instead, such as an equal card
        for press in sorted(presses, key=_chosen, reverse=True):
            intent = press.intent
            if isinstance(intent, Pick) and intent.draft not in known and intent.leads(move):
                known.add(intent.draft)
                if rest := onward(intent.draft):
                    return [press, *rest]
        return []

    return onward(draft)


def _chosen(press: Press) -> int:
    return len(press.intent.draft) if isinstance(press.intent, Pick) else 0
