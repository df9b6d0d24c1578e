"""What a worked case may ask of a position."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from mopsbook.cases.compare import agrees, brief_or_exact, canonical, length, look_up, root
from mopsbook.cases.read import CaseError
from mopsbook.core.errors import NotationError, short
from mopsbook.core.game import Game
from mopsbook.core.state import CHANCE

MANY = 12
"""Above so many moves only the difference of two lists is told."""

BESIDES = frozenset({"expect", "after", "then", "filter"})
"""Keys beside those of :data:`CHECKS` that may stand wherever something is asked."""

Problems = Iterator[CaseError]


class CasePosition:
    """The position that a case has reached, and the questions it can answer.

    Parameters
    ----------
    game : Game
        The game under the options of the case.
    state : State
        Where the case begins.
    rng : Random
        Where chance comes from.

    Attributes
    ----------
    types : frozenset of str or None
        The types of moves to which ``filter`` restricts ``legal`` and ``legal_count``.
    """

    def __init__(self, game: Game[Any, Any], state: Any, rng: Random) -> None:
        self.game = game
        self.state = state
        self.rng = rng
        self.types: frozenset[str] | None = None

    def play(self, key: str, moves: Any) -> CaseError | None:
        """Play moves, and what chance brings between and after them; return why one is refused.

        An outcome of chance may be given as one of the moves; otherwise it is drawn.
        """
        given = [moves] if isinstance(moves, str | Mapping) else _list(key, moves)
        for number, source in enumerate(given, 1):
            if self.game.actor(self.state) == CHANCE and self.game.check(self.state, source):
                self.state = self.game.settle(self.state, self.rng)[0]
            broken = self._broken(source)
            if broken:
                move = self._told(source)
                return CaseError("case-stops", key=key, number=number, move=move, rules=broken)
            self.state = self.game.apply(self.state, source).after
        if given:
            self.state = self.game.settle(self.state, self.rng)[0]
        return None

    def check(self, asked: Mapping[str, Any]) -> Problems:
        """Yield every answer that is not the expected one, then what follows further moves.

        What is no question of its own names a value of the position.
        """
        if "filter" in asked:
            self.types = _types(asked["filter"])
        for key, value in asked.items():
            if key in ("expect", "after"):
                yield from self.check(_object(key, value))
            elif key in CHECKS:
                yield from CHECKS[key](self, key, value)
            elif key not in BESIDES:
                yield from self._field(key, value)
        if "then" in asked:
            yield from self._then(asked["then"])

    def _then(self, steps: Any) -> Problems:
        """Go on from here: each step plays its moves from where the one before has ended.

        A ``then`` inside a step is a side line, after which the next step goes on from that step.
        """
        steps = [steps] if isinstance(steps, Mapping) else _list("then", steps)
        line = CasePosition(self.game, self.state, self.rng)
        for number, step in enumerate(steps, 1):
            asked = dict(_object("then", step))
            here = f"then {number}"
            stopped = line.play(f"{here}, play", asked.pop("play", []))
            if stopped:
                yield stopped
                return
            line.types = self.types
            for problem in line.check(asked):
                yield CaseError("within", where=here, problem=problem)

    def _fields(self) -> dict[str, Any]:
        end = self.game.outcome(self.state)
        known = {
            "over": end is not None,
            "winners": list(end.winners) if end else [],
            "totals": list(end.totals) if end else [],
        }
        return known | self.game.engine.fields(self.state)

    def _field(self, path: str, expected: Any) -> Problems:
        """Check a value of the position, or a figure that the game works out on demand."""
        engine = self.game.engine
        try:
            found = look_up(self._fields(), path)
        except LookupError:
            found = engine.case_figure(self.state, path, expected)
            if found is None:
                yield CaseError("case-no-value", path=short(path), game=self.game.name)
                return
        if not agrees(expected, found, root(path) in engine.unordered()):
            yield _differs(path, expected, found)

    def state_is(self, key: str, asked: Any) -> Problems:
        """``state``: fields and their values."""
        for path, value in _object(key, asked).items():
            yield from self._field(path, value)

    def size_is(self, key: str, asked: Any) -> Problems:
        """``size``: lists and their lengths."""
        fields = self._fields()
        for path, value in _object(key, asked).items():
            try:
                found = length(look_up(fields, path))
            except LookupError:
                yield CaseError("case-no-list", path=short(path), game=self.game.name)
                continue
            if not agrees(value, found):
                yield _differs("size", value, found, of=path)

    def legal_is(self, key: str, asked: Any) -> Problems:
        """``legal``: exactly these moves."""
        yield from self._same_moves(key, asked, self._legal(self.types))

    def legal_count_is(self, key: str, asked: Any) -> Problems:
        """``legal_count``: so many moves."""
        found = len(self._legal(self.types))
        if not agrees(asked, found):
            yield _differs(key, asked, found)

    def legal_of_type_is(self, key: str, asked: Any) -> Problems:
        """``legal_of_type``: exactly these moves of each type that is named."""
        for kind, moves in _object(key, asked).items():
            found = {k: m for k, m in self._legal(None).items() if m.json().get("type") == kind}
            yield from self._same_moves(f"{key} {kind}", moves, found)

    def count_is(self, key: str, asked: Any) -> Problems:
        """``count``: so many moves with a card, or of a type."""
        for name, number in _object(key, asked).items():
            found = sum(
                name in (m.json().get("card"), m.json().get("type"))
                for m in self._legal(None).values()
            )
            if not agrees(number, found):
                yield _differs(key, number, found, of=name)

    def results_are(self, key: str, asked: Any) -> Problems:
        """``results``: exactly these outcomes of the legal moves, in any order."""
        engine, expected = (
            self.game.engine,
            {canonical(entry): entry for entry in _list(key, asked)},
        )
        results = (engine.case_result(self.state, m) for m in self._legal(self.types).values())
        found = {canonical(result): result for result in results if result is not None}
        missing = [told for name, told in expected.items() if name not in found]
        extra = [told for name, told in found.items() if name not in expected]
        if len(asked) != len(expected):
            yield CaseError("case-repeats", key=key, count=len(asked) - len(expected))
        if missing or extra:
            yield CaseError(
                "case-results",
                key=key,
                expected=len(expected),
                found=len(found),
                missing=list(map(_json, missing[:MANY])) or "none",
                extra=list(map(_json, extra[:MANY])) or "none",
            )

    def includes(self, key: str, asked: Any) -> Problems:
        """``includes``: these moves are legal, perhaps among others."""
        for source in _list(key, asked):
            broken = self._broken(source)
            if broken:
                yield CaseError("case-refused", key=key, move=self._told(source), rules=broken)
            elif self._key(source) not in self._legal(None):
                yield CaseError("case-not-listed", key=key, move=self._told(source))

    def verdicts_are(self, key: str, asked: Any) -> Problems:
        """``verdicts``, ``illegal``, ``not``: moves and the rule they break; null: none."""
        for entry in _list(key, asked):
            if isinstance(entry, Mapping) and entry.keys() == {"move", "rule"}:
                move, rule = entry["move"], entry["rule"]
            elif isinstance(entry, list) and len(entry) == 2:
                move, rule = entry
            else:
                yield CaseError("case-no-verdict", key=key, entry=_json(entry))
                continue
            if isinstance(rule, str | None):
                yield from self._verdict(key, move, rule)
            else:
                yield CaseError("case-no-rule-id", key=key, rule=_json(rule))

    def _verdict(self, key: str, move: Any, rule: str | None) -> Problems:
        allowed = rule is None and key == "verdicts"
        broken, told = self._broken(move), self._told(move)
        if allowed and broken:
            yield CaseError("case-refused", key=key, move=told, rules=broken)
        elif not allowed and not broken:
            yield CaseError("case-allowed", key=key, move=told, rule=rule or "none")
        elif rule is not None and rule not in self.game.rules:
            where = f"{key}: {told}"
            yield CaseError("case-no-rule", key=where, rule=short(rule), game=self.game.name)
        elif rule is not None and rule not in broken:
            yield CaseError("case-other-rule", key=key, move=told, rule=rule, rules=broken)

    def _same_moves(self, key: str, asked: Any, legal: Mapping[Any, Any]) -> Problems:
        expected: dict[Any, str | CaseError] = {}
        for source in _list(key, asked):
            broken = self._broken(source)
            name = _json(source) if broken else self._key(source)
            told = self._told(source)
            expected[name] = (
                CaseError("case-refused-move", move=told, rules=broken) if broken else told
            )
        missing = [text for k, text in expected.items() if k not in legal]
        extra = [str(move) for k, move in legal.items() if k not in expected]
        if not missing and not extra:
            return
        if max(len(expected), len(legal)) <= MANY:
            yield CaseError(
                "case-moves",
                key=key,
                expected=list(expected.values()) or "none",
                found=list(legal.values()) or "none",
            )
        else:
            yield CaseError(
                "case-many-moves",
                key=key,
                expected=len(expected),
                found=len(legal),
                missing=missing or "none",
                extra=extra or "none",
            )

    def _legal(self, types: frozenset[str] | None) -> dict[Any, Any]:
        """Return the moves that are allowed, one for each outcome that cases tell apart."""
        found: dict[Any, Any] = {}
        for move in self.game.legal(self.state) + self.game.interrupts(self.state):
            if types is None or move.json().get("type") in types:
                found.setdefault(self.game.engine.case_key(self.state, move), move)
        return found

    def _key(self, source: Any) -> Any:
        move = self.game.move(source, self.state)
        return self.game.engine.case_key(self.state, move)

    def _broken(self, source: Any) -> list[str]:
        """Return which rules a move breaks."""
        if not isinstance(source, str | Mapping):
            raise CaseError("case-move", source=_json(source))
        return [v.rule.id for v in self.game.check(self.state, source)]

    def _told(self, source: Any) -> str:
        try:
            return str(self.game.move(source, self.state))
        except NotationError:
            return source if isinstance(source, str) else _json(source)


CHECKS: dict[str, Callable[[CasePosition, str, Any], Problems]] = {
    "legal": CasePosition.legal_is,
    "legal_count": CasePosition.legal_count_is,
    "legal_of_type": CasePosition.legal_of_type_is,
    "count": CasePosition.count_is,
    "results": CasePosition.results_are,
    "includes": CasePosition.includes,
    "verdicts": CasePosition.verdicts_are,
    "illegal": CasePosition.verdicts_are,
    "not": CasePosition.verdicts_are,
    "state": CasePosition.state_is,
    "size": CasePosition.size_is,
}
"""What may be asked in ``expect``, beside the fields of a position, and in a step of ``then``."""


def _differs(key: str, expected: Any, found: Any, of: str = "none") -> CaseError:
    wanted, seen = brief_or_exact(expected, found)
    return CaseError("case-differs", key=key, of=of, expected=wanted, found=seen)


def _types(asked: Any) -> frozenset[str]:
    given = _object("filter", asked)
    if given.keys() != {"types"}:
        raise CaseError("case-filter", asked=_json(asked))
    return frozenset(map(str, _list("filter", given["types"])))


def _list(key: str, value: Any) -> list[Any]:
    if isinstance(value, list):
        return value
    raise CaseError("case-list", key=key, value=_json(value))


def _object(key: str, value: Any) -> Mapping[str, Any]:
    if isinstance(value, Mapping):
        return value
    raise CaseError("case-object", key=key, value=_json(value))


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
