"""Mogel-Motte's moves as texts and objects: here is read what may have several cards or all hands.

Examples stand in ``notation.toml``. ``slap 1 3 2`` names all hands, the slowest last; ``@12`` after a slap, race,
cheat or accusation is its clock. The seat may be left out where a position is at hand, but for a cheat.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, get_args

from mopsbook.core import reading
from mopsbook.core.errors import NotationError, noted, short
from mopsbook.core.moves import Moves, PlainMove
from mopsbook.games.mogel_motte import moves as m
from mopsbook.games.mogel_motte.state import MotteState

FIELDS: dict[str, reading.MoveFields] = {"slap": ({"slowest"}, {"order", "clock"})}
SLAP = re.compile(r"slap (?P<order>[0-9]{1,3}(?: [0-9]{1,3})*)(?: @(?P<clock>[0-9]{1,5}))?")


class _MotteMoves(Moves[m.MotteMove]):
    def who(self, kind: object, state: MotteState | None) -> int | None:
        if state is None or kind in ("cheat", "race"):
            return None
        if kind in ("accuse", "let_go", "penalty"):
            return state.guard
        return state.mover

    def formed(self, move: Any) -> bool:
        if isinstance(move, m.Slap | m.Race):
            return self.read_object(move.json(), None) == move
        return super().formed(move)

    def unsaid(self, text: str) -> NotationError:
        *forms, last = map(repr, self.forms)
        return NotationError("mogel_motte.no-player", text=short(text), forms=forms, last=last)

    def read_text(self, text: str, state: Any) -> m.MotteMove:
        match = SLAP.fullmatch(" ".join(text.split()))
        if match is None:
            return super().read_text(text, state)
        order = list(map(int, match["order"].split()))
        hands = {"slowest": order[-1]} | ({"order": order} if len(order) > 1 else {})
        return _slap(hands | ({"clock": int(match["clock"])} if match["clock"] else {}))

    def read_object(self, source: Mapping[str, Any], state: Any) -> m.MotteMove:
        if source.get("type") == "slap":
            return _slap(reading.move_object(source, FIELDS, None)[1])
        if source.get("type") in ("play", "cheat"):
            source = _one_by_one(source)
        return super().read_object(source, state)

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


def _slap(given: Mapping[str, Any]) -> m.Slap:
    clock, slowest = given.get("clock"), reading.move_seat(given["slowest"])
    order = tuple(map(reading.move_seat, reading.move_list(given.get("order", []))))
    if order and order[-1] != slowest:
        raise NotationError("mogel_motte.slap-order", order=noted(order), seat=slowest)
    return m.Slap(slowest, order, None if clock is None else m.read_clock(clock))


def _one_by_one(source: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a move of one card, or of several that are named instead, with the first card apart."""
    if ("card" in source) == ("cards" in source):
        raise NotationError("mogel_motte.card-or-cards")
    given = dict(source)
    if "cards" in given:
        if not (cards := reading.move_list(given.pop("cards"))):
            raise NotationError("mogel_motte.cards-empty")
        given |= {"card": cards[0], "more": cards[1:]}
    return given
