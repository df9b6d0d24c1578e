"""The switches of Mops Royal; each belongs to a rule that the rulebook leaves open, or to a variant."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from mopsbook.core.errors import OptionError, short
from mopsbook.core.options import check_choices, check_players, one_of
from mopsbook.games.mops_royal.patterns import SIZES, Cells, Pattern, read_patterns, shapes
from mopsbook.games.mops_royal.tiles import PRINTED_CROWNS, TILES, Tile, sort_tiles

PRINTED_POINTS = (2, 4, 7)
MOST_POINTS = 100


@dataclass(frozen=True)
class RoyalOptions:
    """Players, and how the rules are read: by default as the ``reading`` of each rule says.

    Examples
    --------
    >>> options = RoyalOptions(crowns=["C1", "A2"], points={3: 1, 4: 2, 5: 3})
    >>> options.crowns, options.points_for
    (('A2', 'C1'), {3: 1, 4: 2, 5: 3})
    """

    players: int = 2
    """2, 3 or 4."""
    tile_set: Literal["6x6"] | tuple[Tile, ...] = "6x6"
    """The tiles of which everybody has a set."""
    crowns: Literal["printed"] | tuple[Tile, ...] = "printed"
    """The tiles that bear a crown."""
    caller: int | Literal["random"] = 0
    """The seat that turns up tiles."""
    grid: Literal["box", "line"] = "box"
    """Whether the whole layout has to fit into a square of 5 x 5, or only no row and no column may have more
    than five tiles."""
    turn_order: Literal["caller-first", "simultaneous"] = "caller-first"
    """Whether each player lays and scores before the next one lays, or all lay and then all score."""
    patterns: Literal["printed", "basic"] | tuple[Pattern, ...] = "printed"
    """The combinations; see :func:`~mopsbook.games.mops_royal.patterns.read_patterns`."""
    partial_groups: bool = True
    """Whether a part of a larger group of equal tiles may be scored."""
    points: Literal["printed"] | tuple[int, ...] = "printed"
    """The points for three, four and five tiles, for instance ``{3: 2, 4: 4, 5: 7}``."""
    crown_points: Literal["per-combination", "per-crown"] = "per-combination"
    """Whether a combination with several crowns earns one point more, or one for each."""
    score_when_idle: bool = False
    """Whether a player who lays no tile, because it is laid already or the square is full, may score."""
    final_tie: Literal["shared", "caller-last"] = "shared"
    """Who wins if the tie-break decides nothing."""
    variant_refuse: bool = False
    refuse_stack: bool = True
    """Whether a tile may be refused onto a refused tile."""
    refuse_floor: Literal["negative", "zero", "must-afford"] = "negative"
    """What a refusal does that costs more points than there are."""
    score_after_refuse: bool = False
    """Whether a player may score in the round of a refusal."""
    tiebreak_count: Literal["tiles", "spaces"] = "tiles"
    """Whether refused tiles count in the tie-break."""
    variant_final: bool = False
    """The two variants."""
    final_first: Literal["caller", "left-of-caller"] = "caller"
    """Who begins the final scoring."""
    final_stop: bool = False
    """Whether a player may leave the final scoring while there is something to score."""

    def __post_init__(self) -> None:
        check_choices(self)
        check_players(self.players, "mops_royal.players", (2, 3, 4))
        one_of("caller", self.caller, ("random", *range(self.players)))
        patterns = read_patterns(self.patterns)
        if not isinstance(self.patterns, str):
            object.__setattr__(self, "patterns", patterns)
        object.__setattr__(self, "tile_set", _read_tiles("tile_set", self.tile_set, "6x6"))
        object.__setattr__(self, "crowns", _read_tiles("crowns", self.crowns, "printed"))
        object.__setattr__(self, "points", _read_points(self.points))
        if not self.start_tiles:
            raise OptionError("mops_royal.all-crowned")

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles of one set, sorted."""
        return TILES if isinstance(self.tile_set, str) else self.tile_set

    @property
    def usual_caller(self) -> int:
        """The seat that calls if nothing else says so."""
        return 0 if isinstance(self.caller, str) else self.caller

    @cached_property
    def crowned(self) -> frozenset[Tile]:
        """The tiles that bear a crown."""
        return frozenset(PRINTED_CROWNS if isinstance(self.crowns, str) else self.crowns)

    @cached_property
    def start_tiles(self) -> tuple[Tile, ...]:
        """The tiles with which a layout may begin (mops-royal.start-tile-no-crown)."""
        return tuple(tile for tile in self.tiles if tile not in self.crowned)

    @cached_property
    def pattern_set(self) -> tuple[Pattern, ...]:
        """The combinations that `patterns` names or is."""
        return read_patterns(self.patterns)

    @cached_property
    def shapes(self) -> Mapping[Cells, Pattern]:
        """Every position of every combination; see :func:`~mopsbook.games.mops_royal.patterns.shapes`."""
        return shapes(self.pattern_set)

    @cached_property
    def points_for(self) -> dict[int, int]:
        """The points for each number of tiles, crowns apart."""
        points = PRINTED_POINTS if isinstance(self.points, str) else self.points
        return dict(zip(SIZES, points, strict=True))


def _read_tiles(name: str, value: Any, usual: str) -> str | tuple[Tile, ...]:
    """Return the usual word, or tiles in their order: the same tiles are the same option."""
    if isinstance(value, str) and value == usual:
        return usual
    fine = isinstance(value, list | tuple | set | frozenset) and all(
        isinstance(tile, str) and tile in TILES for tile in value
    )
    few = SIZES[0] if name == "tile_set" else 0
    if not fine or len(set(value)) != len(value) or len(value) < few:
        rule = "tile-faces" if name == "tile_set" else "crowns"
        raise OptionError(
            "mops_royal.option-tiles",
            option=name,
            value=short(value),
            usual=usual,
            least=few,
            rule=rule,
        )
    return sort_tiles(value)


def _read_points(value: Any) -> str | tuple[int, ...]:
    if isinstance(value, str) and value == "printed":
        return value
    if isinstance(value, Mapping) and sorted(map(str, value)) == list(map(str, SIZES)):
        # a saved game has texts for keys
        value = [points for _, points in sorted(value.items(), key=lambda pair: str(pair[0]))]
    fine = isinstance(value, list | tuple) and len(value) == len(SIZES)
    if not fine or not all(type(n) is int and 0 <= n <= MOST_POINTS for n in value):
        raise OptionError("mops_royal.option-points", value=short(value), most=MOST_POINTS)
    return tuple(value)
