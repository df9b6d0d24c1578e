"""What a table does about the messages of a browser: each is answered, whatever it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mopsbook.core.errors import IllegalMove
from mopsbook.jupyter.answers import DeclinedError, note, refusal
from mopsbook.jupyter.messages import BadMessageError, Message, read_message, seed_of

if TYPE_CHECKING:
    from mopsbook.jupyter.session import TableSession

PICK = "+"
"""Begins what prepares a move, such as picking a card or laying it back: ``+R16``."""
OWN = "table:"
"""Begins the moves of the table itself, which no game knows."""
REPLACE, AGAIN, BACK = f"{OWN}replace", f"{OWN}again", f"{OWN}back"
SHOW, ADVISE = f"{OWN}show", f"{OWN}advise"


def hear(session: TableSession, content: object) -> None:
    """Carry out a message of the browser, whatever it is; the answer is what is shown next."""
    # an offer to replace a file holds for one message
    to_replace, session.to_replace = session.to_replace, ""
    try:
        message = read_message(content)
        if _is_stale(session, message):
            raise DeclinedError("stale", "table-stale")
        _carry_out(session, message, to_replace)
    except BadMessageError as error:
        session.answer(note("error", str(error)))
    except IllegalMove as error:
        session.answer(refusal(error.violations))
    except DeclinedError as error:
        session.answer(error.answer)


def _is_stale(session: TableSession, message: Message) -> bool:
    """Say whether a message was made on a picture that no longer holds.

    Cards may be picked faster than answers come: each pick is right as long as the position is.
    """
    picks = message.kind == "intent" and message.text.startswith(PICK)
    now = session.camera.rev
    first = session.since if picks else now
    return message.rev is not None and not first <= message.rev <= now


def _carry_out(session: TableSession, message: Message, to_replace: str) -> None:
    text, in_example = message.text, session.camera.in_example
    todo: dict[str, Callable[[], None]] = {
        "intent": lambda: _intent(session, text, to_replace),
        "undo": session.back if in_example else session.undo,
        "redo": session.back if in_example else session.redo,
        "new": lambda: session.new(seed_of(text)),
        "again": session.again,
        "save": lambda: session.save(text),
        "load": lambda: session.load(text),
        "lang": lambda: session.speak(text),
        "example": lambda: session.example(text),
    }
    todo[message.kind]()


def _intent(session: TableSession, text: str, to_replace: str) -> None:
    """Carry out what a card or a button sends."""
    if text == BACK:
        session.back()
    elif text.startswith(AGAIN):
        session.example(text.removeprefix(AGAIN).strip())
    elif text == REPLACE and to_replace:
        session.save(to_replace, replace=True)
    elif text == SHOW:
        session.uncover()
    elif text.startswith(OWN) and text != ADVISE:
        raise DeclinedError("stale", "table-stale")
    elif session.camera.in_example:
        raise DeclinedError("info", "table-example-only")
    elif session.covered:
        raise DeclinedError("info", "table-covered")
    elif text == ADVISE:
        session.advise()
    elif text.startswith(PICK):
        session.pick(text)
    else:
        session.play(text)
