"""What the positions and moves of all games have in common when they are read and written.

A position is a text of fields (``3 players; turn 1; hands R1 R2 / B1``) or a JSON object; so is
a move. A game names its fields and how the text of each is read; what the values may be is its own affair.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from mopsbook.core.errors import NotationError, PositionError, noted, short
from mopsbook.core.hints import near
from mopsbook.core.plain import LONGEST_TEXT

NONE = ("", "-", "–", "nothing")
"""How an empty list is written."""
PLAYERS = re.compile(r"([0-9]+) players")


def position_fields(
    source: object, readers: Mapping[str, Callable[[str], Any]]
) -> Mapping[str, Any]:
    """Return the fields of a position that is given as a text or as an object.

    Parameters
    ----------
    source : str or mapping
        The position; an object is returned as it is.
    readers : mapping
        For each field that a text may hold, what makes a value of its words.

    Raises
    ------
    PositionError
        If it is neither, or holds an unknown field, or one field twice.

    Examples
    --------
    >>> position_fields("3 players; turn 1; hands R1 / -", {"players": number, "turn": number,
    ...                 "hands": by_seat})
    {'players': 3, 'turn': 1, 'hands': [['R1'], []]}
    """
    if isinstance(source, Mapping):
        return source
    if not isinstance(source, str):
        raise PositionError("position-source", kind=type(source).__name__)
    found: dict[str, Any] = {}
    for part in filter(None, (piece.strip() for piece in re.split(r"[;\n]", source))):
        players = PLAYERS.fullmatch(part)
        name, _, rest = ("players", "", players[1]) if players else part.partition(" ")
        if name not in readers:
            # a number comes first only where it counts the players
            raise _no_field(part, readers, rest) if name.isdecimal() else _no_field(name, readers)
        if name in found:
            raise PositionError("field-twice", field=short(name))
        with in_field(name):
            found[name] = readers[name](rest.strip())
    return found


@contextmanager
def in_field(name: str) -> Iterator[None]:
    """Name the field, as it was written, in an error about what it holds that does not name it itself."""
    try:
        yield
    except PositionError as error:
        if error.facts.get("field") == name:
            raise
        raise PositionError("in-field", field=name, problem=error) from None


DIGITS = 9
MOST = 10**DIGITS - 1
"""The largest number in a position: no game counts further, however long it goes on."""


def number(text: str) -> int:
    """Read a whole number.

    Examples
    --------
    >>> number("12")
    12
    """
    if len(text) > DIGITS or not re.fullmatch(r"[0-9]+", text):
        raise PositionError("no-number", text=short(text))
    return int(text)


def words(text: str) -> list[str]:
    """Read words that stand side by side, such as cards; ``-`` is none.

    Examples
    --------
    >>> words("R1 B2"), words("-")
    (['R1', 'B2'], [])
    """
    return [] if text in NONE else text.split()


def numbers(text: str) -> list[int]:
    """Read whole numbers that stand side by side.

    Examples
    --------
    >>> numbers("1 0")
    [1, 0]
    """
    return [number(word) for word in words(text)]


def by_seat(text: str) -> list[list[str]]:
    """Read a list of words for each seat; a slash within a word parts nothing.

    Examples
    --------
    >>> by_seat("1/11 5 / - /2")
    [['1/11', '5'], [], ['2']]
    """
    return [words(part.strip()) for part in re.split(r"(?<!\S)/|/(?!\S)", text)]


def joined(rows: Iterable[Iterable[object]]) -> str:
    """Write a list for each seat as :func:`by_seat` reads it.

    Examples
    --------
    >>> joined([["R1", "B2"], []])
    'R1 B2 / -'
    """
    return " / ".join(" ".join(map(str, row)) or "-" for row in rows)


def known_fields(given: Iterable[object], fields: Collection[str]) -> None:
    """Refuse a field that positions of the game do not have."""
    for name in given:
        if name not in fields:
            raise _no_field(name, fields)


def _no_field(name: object, fields: Collection[str], meant: object = None) -> PositionError:
    hint = near(meant or name, fields)
    return PositionError("no-field", field=short(name), fields=fields, hint=hint)


def same_players(given: Mapping[str, Any], seats: int, prefix: str) -> None:
    """Refuse a position that says it is for another number of players than its game."""
    players = given.get("players", seats)
    if players != seats or type(players) is not int:
        raise PositionError(
            "position-players", given=short(players), seats=seats, rule=f"{prefix}.players"
        )


def integer_in(name: str, value: object, least: int, most: int) -> int:
    """Return a whole number that lies between two others, or refuse it."""
    if type(value) is int and least <= value <= most:
        return value
    raise PositionError("whole", field=name, least=least, most=most, value=short(value))


def listed(name: str, value: object) -> list[Any]:
    """Return a list, or refuse what is none."""
    if isinstance(value, list | tuple):
        return list(value)
    raise PositionError("list", field=name, value=short(value))


def for_each_seat(name: str, value: object, seats: int, what: str = "lists") -> list[Any]:
    """Return a list with an entry for each seat, or refuse what is none."""
    found = listed(name, value)
    if len(found) != seats:
        raise PositionError("each-seat", field=name, seats=seats, what=what, found=len(found))
    return found


def one(name: str, value: object, allowed: Iterable[str]) -> str:
    """Return one of the words that are allowed, or refuse it.

    Examples
    --------
    >>> one("wish", "D", "CDHS")
    'D'
    >>> one("wish", "CD", "CDHS")
    Traceback (most recent call last):
    mopsbook.core.errors.PositionError: 'CD' is no wish; there are C, D, H, S.
    """
    allowed = tuple(allowed)  # of letters in one text a part would be in it, even an empty one
    if isinstance(value, str) and value in allowed:
        return value
    words = tuple(filter(None, allowed))  # where a word may be missing, that is none of them
    raise PositionError(
        "one-of", value=short(value), field=name, allowed=words, hint=near(value, words)
    )


def different(name: str, value: object, below: int, what: str = "seats") -> tuple[int, ...]:
    """Return a list of different whole numbers from 0, or refuse it; `what` says of what."""
    found = listed(name, value)
    if not all(type(n) is int and 0 <= n < below for n in found) or len(set(found)) != len(found):
        raise PositionError("different", field=name, what=what, last=below - 1, found=noted(found))
    return tuple(found)


# Moves


MoveFields = tuple[set[str], set[str]]
"""The fields that a type of move must have beside its type, and those that it may have."""


def no_move(source: object, forms: Sequence[str], types: Iterable[str]) -> NotationError:
    """Return the error that something is no move, with the word that may have been meant.

    Parameters
    ----------
    source : object
        What was read.
    forms : sequence of str
        Examples of moves.
    types : iterable of str
        The types of moves.

    Examples
    --------
    >>> str(no_move("0 paly 9C", ("0 play 9C", "0 draw"), ["play", "draw"]))
    "'0 paly 9C' is no move; write '0 play 9C' or '0 draw'. Did you mean 'play'?"
    """
    known = sorted({*types, *re.findall(r"[a-z][a-z-]+", " ".join(forms))})
    words = source[:LONGEST_TEXT].split() if isinstance(source, str) else []
    hints = (near(word, known) for word in words if word.isalpha() and word not in known)
    return NotationError(
        "no-move",
        text=short(source),
        forms=map(repr, forms[:-1]),
        last=repr(forms[-1]),
        hint=next(filter(None, hints), ""),
    )


def move_object(
    source: Mapping[str, Any], forms: Mapping[str, MoveFields], turn: int | None
) -> tuple[str, dict[str, Any]]:
    """Return the type and the fields of a move that is given as a JSON object.

    Parameters
    ----------
    source : mapping
        The object.
    forms : mapping
        The fields of each type.
    turn : int or None
        The seat that moves where an object has to say who does, and does not.

    Raises
    ------
    NotationError
        If there is no such type, or its fields are others, or the player is no seat.

    Examples
    --------
    >>> move_object({"type": "play", "card": "B3"}, {"play": ({"player", "card"}, set())}, 2)
    ('play', {'card': 'B3', 'player': 2})
    """
    kind = source.get("type")
    if not isinstance(kind, str) or kind not in forms:
        raise NotationError("no-move-type", type=short(kind), types=forms, hint=near(kind, forms))
    needed, more = forms[kind]
    given = {name: value for name, value in source.items() if name != "type"}
    if "player" in needed and turn is not None:
        given.setdefault("player", turn)
    if not needed <= given.keys() <= needed | more:
        raise NotationError(
            "move-fields", type=kind, fields=sorted(needed) or "none", given=short(list(source))
        )
    if given.get("player") is not None or "player" in needed:
        given["player"] = move_seat(given["player"])
    return kind, given


def move_seat(value: object) -> int:
    """Return the number of a seat in a move; whether there is such a seat is for the rules to say."""
    if type(value) is int and 0 <= value < 1000:
        return value
    raise NotationError("no-seat-number", value=short(value))


def one_word(
    known: Container[str],
    error: str,
    spelled: Mapping[str, str] | None = None,
    what: str = "text",
    **facts: Any,
) -> Callable[[object], str]:
    """Return what reads in a move one of some words, such as the cards of a game, or refuses what is none.

    Parameters
    ----------
    known : container of str
        The words.
    error : str
        Id of the sentence.
    spelled : mapping, optional
        What else may be written for them: of that the sentence is told a ``hint``.
    what : str
        What the sentence calls that which was written.
    facts : object
        What else the sentence is told.

    Examples
    --------
    >>> read_end = one_word(("low", "high"), "purrrummy.no-end")
    >>> read_end("low")
    'low'
    """

    def read(text: object) -> str:
        if isinstance(text, str) and text in known:
            return text
        hint = {} if spelled is None else {"hint": near(text, (), spelled)}
        raise NotationError(error, **{what: short(text)}, **hint, **facts)

    return read


def move_list(value: object) -> list[Any]:
    """Return a list in a move, or refuse what is none."""
    if isinstance(value, list | tuple):
        return list(value)
    raise NotationError("no-list", value=short(value))
