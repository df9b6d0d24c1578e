"""What a table does about the messages of a browser: each is answered, whatever it is."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from mopsbook.core.errors import IllegalMove, short
from mopsbook.jupyter.answers import DeclinedError, note, refusal
from mopsbook.jupyter.buttons import (
    ADVISE,
    AGAIN,
    BACK,
    LOOK_BACK,
    NEXT,
    OWN,
    PACE,
    PREVIOUS,
    REPLACE,
    SHOW,
    WAIT,
)
from mopsbook.jupyter.messages import BadMessageError, Message, read_message, seed_of

if TYPE_CHECKING:
    from mopsbook.jupyter.session import TableSession

LOG = logging.getLogger(__name__)
PICK = "+"
"""Begins what prepares a move, such as picking a card or laying it back: ``+R16``."""


PLAYING = (ADVISE, WAIT, PACE)
"""What only a game as it stands is asked for, not what is shown aside from it."""


def hear(session: TableSession, content: object, draw: Callable[[], object]) -> None:
    """Carry out a message of the browser, whatever it is; the answer is what is shown next.

    Parameters
    ----------
    session : TableSession
        The table.
    content : object
        The message.
    draw : callable
        Makes the answer ready to be sent; what cannot be shown has not happened either.

    Notes
    -----
    Where time runs, a message that is none or stale changes nothing at all, and is not answered.
    """
    if session.party.moments.deadline and _is_nothing(session, content):
        return  # an answer would wind the clock up
    # an offer to replace a file holds for one message
    to_replace, session.to_replace = session.to_replace, ""
    try:
        with session.attempt():
            message = read_message(content)
            if _is_stale(session, message):
                raise DeclinedError("stale", "table-stale")
            _carry_out(session, message, to_replace)
            draw()
    except BadMessageError as error:
        session.answer(note("error", str(error)))
    except IllegalMove as error:
        session.answer(refusal(error.violations))
    except DeclinedError as error:
        session.answer(error.answer)
    except Exception:  # a fault of ours, or of what somebody has built in
        LOG.exception("A message of the browser could not be carried out: %s", short(content))
        session.camera.excuse(note("error", "table-internal"))


def _is_nothing(session: TableSession, content: object) -> bool:
    """Say whether a message is none, or stale."""
    try:
        return _is_stale(session, read_message(content))
    except BadMessageError:
        return True


def _is_stale(session: TableSession, message: Message) -> bool:
    """Say whether a message was made on a picture that no longer holds.

    Cards may be picked faster than answers come: each pick is right as long as the position is.
    """
    picks = message.kind == "intent" and message.text.startswith(PICK)
    now = session.camera.rev
    first = session.since if picks else now
    return message.rev is not None and not first <= message.rev <= now


def _carry_out(session: TableSession, message: Message, to_replace: str) -> None:
    text, aside = message.text, session.camera.is_aside
    session.party.moments.spend(message.seconds)
    todo: dict[str, Callable[[], None]] = {
        "intent": lambda: _intent(session, text, to_replace),
        "undo": session.back if aside else lambda: _again(session, "undo", session.undo),
        "redo": session.back if aside else lambda: _again(session, "redo", session.redo),
        "new": lambda: session.new(seed_of(text)),
        "again": session.again,
        "save": lambda: session.save(text),
        "load": lambda: session.load(text),
        "lang": lambda: session.speak(text),
        "help": lambda: session.assist(text),
        "example": lambda: session.tutor.example(text),
    }
    todo[message.kind]()


def _again(session: TableSession, kind: str, deed: Callable[[], None]) -> None:
    """Take back, or play again: under a cover nobody does it for another person."""
    if session.covered and not session.can[kind]:
        raise DeclinedError("info", "table-covered")
    deed()


def _intent(session: TableSession, text: str, to_replace: str) -> None:
    """Carry out what a card or a button sends."""
    if text == BACK:
        session.back()
    elif text.startswith(AGAIN):
        session.tutor.example(text.removeprefix(AGAIN).strip())
    elif text == REPLACE and to_replace:
        session.save(to_replace, replace=True)
    elif text == SHOW:
        session.uncover()
    elif text.startswith(LOOK_BACK):
        session.look_back(text.removeprefix(LOOK_BACK).strip())
    elif text in (NEXT, PREVIOUS) and session.camera.is_aside:
        session.tutor.leaf(1 if text == NEXT else -1)
    elif text.startswith(OWN) and text not in PLAYING:
        raise DeclinedError("stale", "table-stale")
    elif session.camera.is_aside:
        raise DeclinedError("info", "table-example-only")
    elif session.covered:
        raise DeclinedError("info", "table-covered")
    elif text in PLAYING:
        {ADVISE: session.advise, WAIT: session.wait, PACE: session.change_pace}[text]()
    elif text.startswith(PICK):
        session.pick(text)
    elif not session.look_at(text):
        session.act(text)
