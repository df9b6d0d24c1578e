"""What a browser may send: read without trust, whatever it is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any

from mopsbook.jupyter.setup import AS_IT_IS, Wish
from mopsbook.record.files import HALVES

LONGEST_PRESS = 1000
"""Characters of a text: no move, name or seed comes near it."""

LONGEST_TEXT_WAIT = 10**9
"""Milliseconds that anybody may have looked at a picture: more than a week."""

FIELDS: dict[str, dict[str, bool]] = {
    "item": {"rev": True, "on": True, "to": False, "ms": False},
    "button": {"rev": True, "on": True, "ms": False},
    "undo": {"rev": True},
    "redo": {"rev": True},
    "new": {
        "rev": True,
        "seed": False,
        "players": False,
        "variants": False,
        "opponents": False,
        "readings": False,
    },
    "again": {"rev": True},
    "save": {"rev": True, "name": True},
    "load": {"rev": True, "name": True},
    "resume": {"rev": True, "name": True},
    "help": {"help": True},
    "example": {"rule": True},
}
"""The fields of each kind of message to a table, and whether they must be there."""

OF_QUIZ: dict[str, dict[str, bool]] = {
    "answer": {"rev": True, "answer": True, "ms": False},
    "show": {"rev": True},
    "next": {"rev": True},
    "skip": {"rev": True},
    "stop": {"rev": True},
    "again": {"rev": True},
    "practise": {"rev": True},
    "play": {"rev": True},
}
"""Those of messages to a quiz."""

OF_LESSON: dict[str, dict[str, bool]] = {
    "answer": {"rev": True, "answer": True, "ms": False},
    "try": {"rev": True},
    "ask": {"rev": True},
    "play": {"rev": True},
}
"""Those of messages to a lesson; their revision is the number of the question, or of the step; of what is practised
after it a question has two more, for its first answer and the second one."""

OF_EDITOR: dict[str, dict[str, bool]] = {
    "put": {"rev": True, "on": True, "to": True},
    "write": {"rev": True, "on": True, "to": True},
    "choose": {"rev": True, "on": True, "to": True},
    "undo": {"rev": True},
    "redo": {"rev": True},
    "open": {"rev": True, "on": True},
}
"""Those of messages to an editor."""


class BadMessageError(Exception):
    """A message that is none; its text is the id of the sentence about it."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message of a known form; nothing is known yet about its sense.

    Parameters
    ----------
    kind : str
        A key of :data:`FIELDS`, :data:`OF_QUIZ` or :data:`OF_LESSON`.
    rev : int or None
        The revision on which it was made.
    text : str
        The item or button that was pressed, or its seed, name, help or rule; "" if it has none.
    to : str
        The item onto which the one that was pressed was dragged; "" if it was not.
    seconds : float or None
        How long after its picture came in sight it was made, as the browser measured it.
    wish : Wish
        What a new game shall be like.
    answer : object
        The answer to a question: a text, a whole number, or a list of such.
    """

    kind: str
    rev: int | None = None
    text: str = ""
    to: str = ""
    seconds: float | None = None
    wish: Wish = AS_IT_IS
    answer: Any = None


def read_message(
    content: object, known: Mapping[str, Mapping[str, bool]] = FIELDS, longest: int = LONGEST_PRESS
) -> Message:
    """Read what came from a browser.

    Parameters
    ----------
    content : object
        What came.
    known : mapping
        The fields of each kind of message.
    longest : int
        How many characters a text may have.

    Raises
    ------
    BadMessageError
        If it has not the form of a message.

    Examples
    --------
    >>> read_message({"kind": "item", "rev": 3, "on": "B3"})
    Message(kind='item', rev=3, text='B3', to='', seconds=None, wish=Wish(players=None, variants=None, opponents=None, readings=None), answer=None)
    >>> read_message({"kind": "undo", "rev": True})
    Traceback (most recent call last):
    mopsbook.jupyter.messages.BadMessageError: table-unknown-message
    """
    unknown = BadMessageError("table-unknown-message")
    if not isinstance(content, dict):
        raise unknown
    texts = [*_texts(content)]
    if any(map(HALVES.search, texts)):
        raise unknown  # it could not be sent back, nor be the name of anything
    if max(map(len, texts), default=0) > longest:
        raise BadMessageError("table-too-long")
    kind = content.get("kind")
    if not isinstance(kind, str) or kind not in known:
        raise unknown
    fields = known[kind]
    given = content.keys() - {"kind"}
    if not given <= fields.keys() or any(
        needed not in given for needed, must in fields.items() if must
    ):
        raise unknown
    found: dict[str, Any] = {}
    wish: dict[str, Any] = {}
    for name in given:
        value = content[name]
        if not _fits(name, value):
            raise unknown
        if name == "ms":
            found["seconds"] = value / 1000
        elif name == "answer":
            found[name] = value
        elif name in Wish._fields:
            whole = value.items() if isinstance(value, dict) else value
            wish[name] = tuple(whole) if isinstance(value, dict | list) else value
        else:
            found[name if name in ("rev", "to") else "text"] = value
    return Message(kind, **found, wish=Wish(**wish))


def _texts(content: dict[Any, Any]) -> Iterator[str]:
    """Yield all texts of a message."""
    for value in content.values():
        if isinstance(value, dict):
            value = chain.from_iterable(value.items())
        parts = [value] if isinstance(value, str) else value
        yield from (
            (one for one in parts if isinstance(one, str)) if isinstance(parts, Iterable) else ()
        )


def _fits(name: str, value: object) -> bool:
    """Say whether a value has the form of a field."""
    if name in ("rev", "ms", "players"):
        # True is an int to Python, and a browser never means it as a number
        whole = isinstance(value, int) and not isinstance(value, bool)
        return whole and (name != "ms" or 0 <= value <= LONGEST_TEXT_WAIT)  # type: ignore[operator]
    if name == "answer":
        ones = value if isinstance(value, list) else [value]
        return len(ones) <= LONGEST_PRESS and all(map(_is_one, ones))
    if name == "readings":
        return isinstance(value, dict) and all(
            isinstance(one, str) for pair in value.items() for one in pair
        )
    if name == "variants" or (name == "opponents" and isinstance(value, list)):
        return isinstance(value, list) and all(isinstance(one, str) for one in value)
    return isinstance(value, str)


def _is_one(value: object) -> bool:
    """Say whether a value is one thing that can be answered."""
    return isinstance(value, str | int) and not isinstance(value, bool)


def seed_of(text: str) -> int | str | None:
    """Read a seed as a person types it.

    Examples
    --------
    >>> seed_of(" 7 "), seed_of("seven"), seed_of("")  # 7 is what seed=7 is in Python
    (7, 'seven', None)
    """
    text = text.strip()
    if re.fullmatch(r"-?[0-9]{1,18}", text):
        return int(text)
    return text or None
