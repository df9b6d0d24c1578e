"""Mogel-Motte as text: moves and positions, short enough to write in a notebook.

Moves of a turn are ``0 play N3``, ``0 draw``, ``0 give 2 N5``, ``0 decline``; of the table ``slap 2`` (the
slowest hand; ``slap 1 3 2`` names all of them), ``race 1 N4``, ``race -`` and ``next round``; then there are
``3 gift N1``, ``1 take N4``, ``0 cheat M3``, ``2 accuse 0``, ``2 let go`` and ``2 penalty N5``. The seat may
be left out where a position is at hand, but for a cheat. ``@12`` after a slap, race, cheat or accusation
is its clock. A position is a list of fields, such as::

    3 players; guard 2; discard N3; draw N2 N5; hands N1 M3 / N4 / N2 N5; vanished 0:M1

Here is read what may have several cards, all hands or a clock; the rest is as it is declared.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, get_args

from mopsbook.core import reading
from mopsbook.core.errors import NotationError, noted, short
from mopsbook.core.moves import Moves, PlainMove
from mopsbook.games.mogel_motte import moves as m
from mopsbook.games.mogel_motte.cards import Card, read_card
from mopsbook.games.mogel_motte.state import MotteState

FIELDS: dict[str, reading.MoveFields] = {
    "play": ({"player"}, {"card", "cards"}),
    "slap": ({"slowest"}, {"order", "clock"}),
    "cheat": ({"player"}, {"card", "cards", "clock"}),
}
SEAT = r"[0-9]{1,3}"
OWN = rf"(?:(?P<player>{SEAT}) )?"
CLOCK = r"(?: @(?P<clock>[0-9]{1,5}))?"
TEXTS = {
    "play": rf"{OWN}play (?P<cards>.+)",
    "slap": rf"slap (?P<order>{SEAT}(?: {SEAT})*){CLOCK}",
    "cheat": rf"{OWN}cheat (?P<cards>[^@]+?){CLOCK}",
}
"""How each of them is written."""


class _MotteMoves(Moves[m.MotteMove]):
    def who(self, kind: object, state: MotteState | None) -> int | None:
        if state is None or kind in ("cheat", "race"):
            return None
        if kind in ("accuse", "let_go", "penalty"):
            return state.guard
        return state.mover

    def formed(self, move: Any) -> bool:
        if isinstance(move, m.Play | m.Slap | m.Race | m.Cheat):
            return self.read_object(move.json(), None) == move
        return super().formed(move)

    def unsaid(self, text: str) -> NotationError:
        *forms, last = map(repr, self.forms)
        return NotationError("mogel_motte.no-player", text=short(text), forms=forms, last=last)

    def read_text(self, text: str, state: Any) -> m.MotteMove:
        words = " ".join(text.split())
        matches = ((kind, re.fullmatch(form, words)) for kind, form in TEXTS.items())
        kind, match = next((found for found in matches if found[1]), ("", None))
        if match is None:
            return super().read_text(text, state)
        given: dict[str, Any] = {name: part for name, part in match.groupdict().items() if part}
        for name in given.keys() & {"player", "clock"}:
            given[name] = int(given[name])
        if "cards" in given:
            given["cards"] = given["cards"].split()
        if kind == "slap":
            order = [int(word) for word in given.pop("order").split()]
            given |= {"slowest": order[-1]} | ({"order": order} if len(order) > 1 else {})
        elif "player" not in given and self.who(kind, state) is None:
            raise self.unsaid(text)
        return self.read_object({"type": kind} | given, state)

    def read_object(self, source: Mapping[str, Any], state: Any) -> m.MotteMove:
        kind = source.get("type")
        if not isinstance(kind, str) or kind not in READERS:
            return super().read_object(source, state)
        return READERS[kind](reading.move_object(source, FIELDS, self.who(kind, state))[1])

    def _made(self, kind: Any, given: Mapping[str, Any]) -> m.MotteMove:
        made = super()._made(kind, given)
        if isinstance(made, m.Race) and (made.fastest is None) != (made.card is None):
            raise NotationError("mogel_motte.race-won")
        return made


MOVES = _MotteMoves(
    *(kind for kind in get_args(m.MotteMove) if issubclass(kind, PlainMove)),
    forms="mogel_motte",
    other=FIELDS,
)


def _play(given: Mapping[str, Any]) -> m.Play:
    first, *more = _some_cards(given)
    return m.Play(given["player"], first, tuple(more))


def _cheat(given: Mapping[str, Any]) -> m.Cheat:
    clock = _clock(given)
    first, *more = _some_cards(given)
    return m.Cheat(given["player"], first, tuple(more), clock)


def _slap(given: Mapping[str, Any]) -> m.Slap:
    clock, slowest = _clock(given), reading.move_seat(given["slowest"])
    order = tuple(map(reading.move_seat, reading.move_list(given.get("order", []))))
    if order and order[-1] != slowest:
        raise NotationError("mogel_motte.slap-order", order=noted(order), seat=slowest)
    return m.Slap(slowest, order, clock)


READERS: dict[str, Callable[[Mapping[str, Any]], m.MotteMove]] = {
    "play": _play,
    "slap": _slap,
    "cheat": _cheat,
}


def _some_cards(given: Mapping[str, Any]) -> list[Card]:
    """Return the card of a move, or the cards that somebody names instead."""
    if ("card" in given) == ("cards" in given):
        raise NotationError("mogel_motte.card-or-cards")
    cards = [given["card"]] if "card" in given else reading.move_list(given["cards"])
    if not cards:
        raise NotationError("mogel_motte.cards-empty")
    return list(map(read_card, cards))


def _clock(given: Mapping[str, Any]) -> int | None:
    value = given.get("clock")
    return None if value is None else m.read_clock(value)
