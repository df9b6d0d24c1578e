"""The switches of Mopsen; each belongs to a rule that the texts leave open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any, Literal, NamedTuple

from mopsbook.core.errors import OptionError, short
from mopsbook.core.options import check_choices, check_players, one_of
from mopsbook.games.mopsen.cards import COLOURS, DECK, HIGHEST


class BoneTable(NamedTuple):
    """Bones shown by pugs 1 to 16 and by cats 1 to 8."""

    pug: tuple[int, ...]
    cat: tuple[int, ...]


BONE_TABLES = {
    "bands": BoneTable(
        tuple(4 - (number - 1) // 4 for number in range(1, 17)),
        tuple(4 - (number - 1) // 2 for number in range(1, 9)),
    ),
    "strict": BoneTable(
        tuple(17 - number for number in range(1, 17)), tuple(9 - number for number in range(1, 9))
    ),
}


@dataclass(frozen=True, slots=True)
class MopsenOptions:
    """Players, and how the rules are read: by default as the ``reading`` of each rule says."""

    players: int = 4
    """3, 4 or 5."""
    bones: Literal["bands", "strict"] | BoneTable = "bands"
    """How many bones a card shows; a mapping gives 16 numbers for ``"pug"`` and 8 for ``"cat"``, none greater
    than the one before."""
    first_dealer: int = 0
    """The seat that deals the first round."""
    pecking_start: Literal["shuffled"] | tuple[str, ...] = "shuffled"
    """The pecking order at the start, strongest colour first."""
    pecking_between_rounds: Literal["keep", "shuffle"] = "keep"
    """What happens to the pecking order when a new round begins."""
    redraw_order: Literal["clockwise", "simultaneous"] = "clockwise"
    """Whether each player draws at once, or all choose before anybody draws."""
    pinch: Literal["must", "may"] = "must"
    """Whether the lowest player has to take a card."""
    cat_lowest: Literal["moves", "stays"] = "moves"
    """Whether the cats' colour moves to the top when a cat is the lowest card."""
    end_check: Literal["after_pinch", "before_pinch"] = "after_pinch"
    """When an empty hand ends the round."""
    tie_break: Literal["shared", "last_round"] = "shared"
    """Who wins at equal totals."""

    def __post_init__(self) -> None:
        check_choices(self)
        check_players(self.players, "mopsen.players", (3, 4, 5))
        one_of("first_dealer", self.first_dealer, range(self.players))
        object.__setattr__(self, "bones", _read_bones(self.bones))
        object.__setattr__(self, "pecking_start", _read_pecking(self.pecking_start))

    @property
    def bone_table(self) -> BoneTable:
        """The table that `bones` names or is."""
        return BONE_TABLES[self.bones] if isinstance(self.bones, str) else self.bones

    @property
    def bowl(self) -> int:
        """Bones that an empty bowl is worth (mopsen.bowl-side)."""
        return 7 if self.players == 3 else 5


@cache
def bones_of(table: BoneTable) -> dict[str, int]:
    """Return how many bones each card shows."""
    rows = {"R": table.pug, "B": table.pug, "Y": table.pug, "C": table.cat}
    return {card: rows[card[0]][int(card[1:]) - 1] for card in DECK}


def _read_bones(value: Any) -> str | BoneTable:
    if isinstance(value, str) and value in BONE_TABLES:
        return value
    if isinstance(value, BoneTable):
        value = value._asdict()
    if not isinstance(value, Mapping) or set(value) != {"pug", "cat"}:
        raise OptionError("mopsen.option-bones", value=short(value))
    for animal, length in (("pug", HIGHEST["R"]), ("cat", HIGHEST["C"])):
        row = value[animal]
        whole = isinstance(row, list | tuple) and all(type(n) is int and n >= 0 for n in row)
        if not whole or len(row) != length or any(a < b for a, b in pairwise(row)):
            raise OptionError("mopsen.bones-row", animal=animal, length=length, row=short(row))
    return BoneTable(tuple(value["pug"]), tuple(value["cat"]))


def _read_pecking(value: Any) -> str | tuple[str, ...]:
    if value == "shuffled":
        return "shuffled"
    if isinstance(value, list | tuple) and len(value) == 4 and all(c in value for c in COLOURS):
        return tuple(value)
    raise OptionError("mopsen.option-pecking", value=short(value))
