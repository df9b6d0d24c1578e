"""A position of Mops Royal, and its notation.

A text is a list of fields; the rows of a board are parted by commas, boards by slashes::

    2 players; phase lay; boards A2 A3- .., .. B2 B4 / B3; tile C1; scores 2 0

``..`` is empty, ``A3-`` turned, ``A3-/C1`` turned with a refused tile on it. The first word of a board lies
at the place that ``origins`` names for it, or at [0, 0].
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, get_args

from mopsbook.core import reading
from mopsbook.core.errors import PositionError, short
from mopsbook.core.forms import Flag, Form, Listed, OneCard, SeatNumber, Seats, Whole, Word
from mopsbook.core.hints import spellings
from mopsbook.core.position import Known, Position, Unless, Usual
from mopsbook.games.mops_royal.boards import BOARDS, ORIGINS, moved, origins, signed
from mopsbook.games.mops_royal.layout import Layout
from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.tiles import START, Place, Tile, sort_tiles

Phase = Literal["start", "reveal", "lay", "score", "final", "game_over"]
MOST_POINTS = 9999
MOST_ROUNDS = 99
"""More of both than any game has."""

Tiles = tuple[Tile, ...]


def _spelled(options: RoyalOptions) -> Mapping[str, Tile]:
    return spellings(options.tiles, {})


def _each_once(name: str, tiles: Tiles, options: RoyalOptions) -> None:  # noqa: ARG001
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise PositionError("mops_royal.field-tile-twice", field=name, tile=tile)


class _Numbers(Listed[int]):
    """A number for each seat; those that are left out are 0."""

    def __init__(
        self, rule: str, least: Callable[[RoyalOptions], int], word: Callable[[str], int]
    ) -> None:
        super().__init__(Whole())
        self.rule, self.least, self.word = rule, least, word

    def parse(self, text: str) -> Any:
        return list(map(self.word, reading.words(text)))

    def read(self, name: str, value: Any, options: RoyalOptions) -> tuple[int, ...]:
        numbers, least, seats = reading.listed(name, value), self.least(options), options.players
        fine = all(type(n) is int and least <= n <= MOST_POINTS for n in numbers)
        if not fine or len(numbers) > seats:
            raise PositionError(
                "mops_royal.numbers",
                field=name,
                least=least,
                seats=seats,
                found=short(numbers),
                rule=self.rule,
            )
        return tuple(numbers) + (0,) * (seats - len(numbers))

    def nothing(self, options: RoyalOptions) -> tuple[int, ...]:
        return (0,) * options.players


def _lowest(options: RoyalOptions) -> int:
    below = options.variant_refuse and options.refuse_floor == "negative"
    return -MOST_POINTS if below else 0


SEAT = SeatNumber()
TILE = OneCard(lambda options: ("", *options.tiles), "mops_royal.no-set-tile", _spelled)
TILES = Listed(OneCard(attrgetter("tiles"), "mops_royal.no-set-tile", _spelled), check=_each_once)
SCORES = _Numbers("refuse-below-zero", _lowest, signed)
REFUSED = _Numbers("refuse-cost", lambda _: 0, reading.number)


class _Fields(NamedTuple):
    options: RoyalOptions
    phase: Annotated[Phase, Word(*get_args(Phase)), Usual(_phase), Unless("lay")]
    """``start`` and ``reveal`` (chance is due), ``lay``, ``score``, ``final`` or ``game_over``."""
    round: Annotated[int, Whole(1, MOST_ROUNDS), Usual(_round)]
    """From 1."""
    turn: Annotated[int, SEAT, Usual(_turn)]
    """The seat that has to lay or may score; everybody after it in the round still has to act."""
    caller: Annotated[int, SEAT, Usual(attrgetter("options.usual_caller"))]
    """The seat that turns up tiles."""
    boards: Annotated[tuple[Layout, ...], BOARDS]
    """By seat."""
    tile: Annotated[Tile, TILE, Usual("")]
    """The tile of the round; "" if none is revealed."""
    revealed: Annotated[Tiles, TILES, Usual(_revealed)]
    """The tiles that the caller has turned up, in order."""
    scores: Annotated[tuple[int, ...], SCORES]
    """By seat."""
    refused: Annotated[tuple[int, ...], REFUSED]
    """How many tiles each seat has refused."""
    scorers: Annotated[tuple[int, ...], Seats(), Usual(waiting)] = ()
    """Seats that may still score in this round (only if all lay before anybody scores)."""
    stopped: Annotated[tuple[int, ...], Seats()] = ()
    """Seats that have left the final scoring for good."""
    upcoming: Annotated[Tiles, TILES] = ()
    """The tiles that are turned up next, where a set-up position names them; in the view of no seat."""


class RoyalState(Position, _Fields):
    """Everything that lies on the table.

    Which tiles the caller's face-down supply holds follows from the others; their order is drawn
    when one is turned up, and is all that is hidden.
    """

    __slots__ = ()

    options: RoyalOptions
    GAME: ClassVar[str] = "mops_royal"

    def supply(self, seat: int) -> tuple[Tile, ...]:
        """Return the tiles that `seat` has not laid, refused or turned up, sorted."""
        gone = self.gone(seat)
        return tuple([tile for tile in self.options.tiles if tile not in gone])

    def gone(self, seat: int) -> frozenset[Tile]:
        """Return the tiles that `seat` has laid, refused or turned up."""
        names = self.boards[seat].names
        # what the caller has laid was turned up, but for the start tile
        return names.union(self.revealed) if seat == self.caller else names

    @property
    def cost(self) -> int:
        """Points that the next refusal costs the seat in turn (mops-royal.refuse-cost)."""
        return 2 + self.refused[self.turn]

    ALSO: ClassVar[Mapping[str, Form[Any]]] = {"origins": ORIGINS, "supply_used_up": Flag()}
    """Where boards begin; and that there is no tile left to turn up."""

    @classmethod
    def meant(cls, given: Mapping[str, Any], options: RoyalOptions) -> Mapping[str, Any]:
        """Move boards to their origins, and take all tiles as turned up where none is left."""
        with reading.in_field("boards"):
            boards = BOARDS.read("boards", given.get("boards", ()), options)
        by = ORIGINS.read("origins", given.get("origins", ()), options)
        found = {name: value for name, value in given.items() if name not in cls.ALSO}
        found["boards"] = moved(boards, by)
        if Flag().read("supply_used_up", given.get("supply_used_up", False), options):
            at = cls.read(found, options, "mops-royal")
            known = at.boards[at.caller].names.union(at.revealed)
            hidden = [tile for tile in options.tiles if tile not in known]
            found["round"] = at.round  # so many tiles were turned up before these were left out
            found["revealed"] = [*at.revealed[:-1], *hidden, *at.revealed[-1:]]
        return found

    def json(self) -> dict[str, Any]:
        """Return the position as an object; :meth:`Game.position` reads it."""
        return super().json() | {"origins": list(map(list, origins(self.boards)))}


# ------------------------------------------------------------------ what follows for a field that is left out


def _phase(at: Known) -> Phase:
    return "lay" if at.tile else "reveal"


def _round(at: Known) -> int:
    """Return the round in which so many tiles have been turned up."""
    return max(1, len(at.revealed) + int(at.phase == "reveal"))


def _revealed(at: Known) -> Tiles:
    """Return the tiles that a caller with this layout has turned up: all but the start tile."""
    board, tile = at.boards[at.caller], at.tile
    start = start_place(board)
    own = board.names - {tile, *([board[start].tile] if start else [])}
    return (*sort_tiles(own), *([tile] if tile else []))


def _turn(at: Known) -> int:
    """Return the first seat that has something to do."""
    options, order = at.options, order_of(at)
    idle = options.score_when_idle and not options.variant_final
    alone = idle and options.turn_order == "caller-first"

    def acts(seat: int) -> bool:
        board = at.boards[seat]
        if at.phase != "lay":
            return can_score(at, seat)
        return bool(board.free and at.tile not in board.names) or (alone and board.scorable)

    return next(filter(acts, order), order[0])


def start_place(board: Layout, revealed: tuple[Tile, ...] = (), laid: Tile = "") -> Place | None:
    """Return where a layout began: where games begin, or at its first tile that bears no crown.

    If one tile alone was never `revealed`, it was that one; and rather any other than the one that was revealed last.
    Where all were, it was not the one that is said to be `laid` now: what lies beside where games begin can get a tile
    there.
    """
    fit = [at for at, it in board.items() if it.tile in board.options.start_tiles]
    never = board.names.difference(revealed)
    if revealed and len(never) == 1:
        fit = [at for at in fit if board[at].tile in never] or fit
    if not never:
        fit = [at for at in fit if board[at].tile != laid] or fit
    last = revealed[-1:]
    return min(fit, key=lambda at: (at != START, (board[at].tile,) == last, at), default=None)


def order_of(at: Known | RoyalState) -> list[int]:
    """Return the seats in the order of the round, or of the final scoring."""
    options, first = at.options, at.caller
    if at.phase == "final" and options.final_first == "left-of-caller":
        first += 1
    return [(first + place) % options.players for place in range(options.players)]


def can_score(at: Known | RoyalState, seat: int, laid: Tile = "") -> bool:
    """Say whether a seat that has done its part of the round, or has its turn at the end, may score.

    Which tile it is said to have `laid` counts where it cannot be seen.
    """
    options, board, tile = at.options, at.boards[seat], at.tile
    if not board.scorable or at.phase == "final":
        return board.scorable and seat not in at.stopped
    if options.variant_final or at.phase not in ("lay", "score"):
        return False
    laid_at = next((place for place, it in board.items() if it.tile == tile), None)
    # what was turned up is never the caller's own start tile
    if laid_at is None or (laid_at == start_place(board, at.revealed, laid) and seat != at.caller):
        refused = laid_at is None and tile in board.names
        return bool(options.score_after_refuse if refused else options.score_when_idle)
    return True


def waiting(at: Known | RoyalState, said: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return who can still score, where all lay before anybody scores; of some seats it is `said`."""
    if at.options.turn_order != "simultaneous":
        return ()
    order = order_of(at)
    place = order.index(at.turn)
    due = {"lay": order[:place], "score": order[place:]}.get(at.phase, [])
    return tuple([seat for seat in due if can_score(at, seat, at.tile if seat in said else "")])
