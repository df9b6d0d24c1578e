"""One colour's share of a 7: every board that its pieces can reach, and a way to each.

What matters is the outcome, not the sequence. The search goes from board to board, a portion at a
time, and remembers for each board only the first way to it. One portion for each piece, front to
back, leads to every board; where it does not, all pieces are tried after each portion.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from mopsbook.games.dog.board import HOME, HOME_SIZE
from mopsbook.games.dog.moves import Hits
from mopsbook.games.dog.options import DogOptions

POINTS = 7


class Marks(NamedTuple):
    """What has to be remembered of pieces under some readings beside where they stand."""

    used: tuple[int, ...] = ()
    """Where the pieces stand that have had a portion (``seven_repeat`` off)."""
    arrived: bool = False
    """Whether the piece on the start field came there in this 7 (``home_entry`` forced)."""
    bare: bool = False
    """Whether the piece on the start field is not protected (``start_protection``)."""


NONE = Marks()
Trail = Any
"""None, or (the trail before, from, to, hits): a list that many trails share."""
Node = tuple[tuple[int, ...], int, Marks]
"""Own fields, which pieces of others are gone (as bits), and marks."""
Layers = list[dict[Node, Trail]]
"""By points used: the boards that can be reached, each with a way to it."""


def remembers(options: DogOptions) -> bool:
    """Say whether marks matter under these readings."""
    return (
        options.home_entry == "forced"
        or options.seven_repeat == "off"
        or options.start_protection == "start-or-lap"
    )


class Search:
    """Where the pieces of one colour can get.

    Parameters
    ----------
    options : DogOptions
        The readings.
    seat : int
        Whose pieces move.
    others : dict
        Whose piece stands on a field of the loop, own pieces apart.
    bits : dict
        The bit that says of a field that the piece of another that stood there is gone.
    bare : tuple of int
        Seats whose piece on the own start field is not protected.
    """

    def __init__(
        self,
        options: DogOptions,
        seat: int,
        others: dict[int, int],
        bits: dict[int, int],
        bare: tuple[int, ...],
    ) -> None:
        board = options.board
        self.options, self.board, self.seat = options, board, seat
        self.others, self.bits = others, bits
        self.start = board.starts[seat]
        self.blocks = {f for f, who in others.items() if board.starts[who] == f and who not in bare}
        self.stops: set[int] = set()
        self.foreign: set[int] = set()
        if options.foreign_start_block == "on":
            self.stops = {f for f in others if board.owner.get(f, others[f]) != others[f]}
            self.foreign = set(board.starts) - {self.start}
        self.forced = options.home_entry == "forced"
        # pieces that are marked as used stay where they are; without repeats those that have moved are marked
        self.once = self.tires = options.seven_repeat == "off"
        self.start_first = options.start_first == "on"
        self.marked = remembers(options)

    def layers(
        self, own: tuple[int, ...], points: int, mask: int = 0, marks: Marks = NONE
    ) -> Layers:
        """Return every board that can be reached with 0 to `points` points."""
        first = (own, mask, marks)
        layers: Layers = [{} for _ in range(points + 1)]
        layers[0][first] = None
        order = self._order(own)
        frontier: list[tuple[int, Node, Trail]] = [(0, first, None)]
        for field in order or ():
            reached = [(u, n, w) for u, layer in enumerate(layers[:-1]) for n, w in layer.items()]
            for used, node, way in reached:
                if field in node[0]:
                    at = node[0].index(field)
                    self._portions(layers, [], points - used, used, node, way, at)
        while frontier and order is None:
            found: list[tuple[int, Node, Trail]] = []
            for used, node, way in frontier:
                for at in range(len(node[0])):
                    self._portions(layers, found, points - used, used, node, way, at)
            frontier = found
        return layers

    def _order(self, own: tuple[int, ...]) -> list[int] | None:
        """Return the pieces front to back, if one portion each in that order leads everywhere.

        A piece in front has to go before one behind it burns it or needs its place, and never has
        to wait for that one: so nothing is lost if the front goes first. That ends where pieces
        stand in a chain all round the loop; where a guest bars the way until it is hit, after
        which the same piece can go on by another portion; and where a piece has to turn into home
        unless a piece that moves up later is still in the way.
        """
        if self.foreign or self.forced:
            return None
        loop = [field for field in own if field < HOME]
        distance = self.board.distance
        for front in loop:
            if all(f == front or distance(front, f) > POINTS for f in loop):
                loop.sort(key=lambda field: distance(field, front))
                break
        else:
            if loop:
                return None
        return [*sorted((f for f in own if f > HOME), reverse=True), *loop]

    def _portions(
        self,
        layers: Layers,
        found: list[tuple[int, Node, Trail]],
        left: int,
        used: int,
        node: Node,
        way: Trail,
        at: int,
    ) -> None:
        """Add the boards after each portion of 1 to `left` points of one piece."""
        own, mask, marks = node
        field, rest = own[at], own[:at] + own[at + 1 :]
        if self.once and field in marks.used:
            return
        hits: Hits = ()
        if field > HOME:
            if not (self.start_first and own[0] > HOME):
                self._into(
                    layers, found, left, used, (rest, mask, marks), way, (field, field, hits)
                )
            return
        seat, start, others, bits = self.seat, self.start, self.others, self.bits
        until = self.board.to_start[seat][field]
        ahead = self.board.ahead[field]
        walked_on = self.forced and field == start and marks.arrived
        turned = 0
        for steps in range(1, left + 1):
            target = ahead[steps - 1]
            stop = False
            if target in rest:
                if target == start and not marks.bare:
                    return
                stop = target in self.foreign
                rest = tuple([f for f in rest if f != target])
                hits = (*hits, (seat, target))
            elif target in others:
                bit = bits[target]
                if not mask & bit:
                    if target in self.blocks:
                        return
                    stop = target in self.stops
                    mask |= bit
                    hits = (*hits, (others[target], target))
            # a piece that could turn into home with these points may not walk on, if that is forced
            refused = self.forced and (
                (steps > until and steps - until <= turned)
                or (walked_on and self._free(rest) >= steps)
            )
            if not refused:
                after = tuple(sorted((*rest, target)))
                self._add(
                    layers,
                    found,
                    used + steps,
                    (after, mask, marks),
                    (way, field, target, hits),
                    field,
                )
            if stop:
                return
            if steps == until:
                turned = min(self._free(rest), left - steps)
                base = (rest, mask, marks)
                self._into(
                    layers, found, left - steps, used + steps, base, way, (field, HOME, hits)
                )

    def _into(
        self,
        layers: Layers,
        found: list[tuple[int, Node, Trail]],
        left: int,
        used: int,
        base: Node,
        way: Trail,
        step: tuple[int, int, Hits],
    ) -> None:
        """Add the boards after going on to each home field that is free, one after the other."""
        rest, mask, marks = base
        source, behind, hits = step
        for steps in range(1, min(left, HOME + HOME_SIZE - behind) + 1):
            target = behind + steps
            if target in rest:
                return
            after = tuple(sorted((*rest, target)))
            self._add(
                layers,
                found,
                used + steps,
                (after, mask, marks),
                (way, source, target, hits),
                source,
            )

    def _free(self, rest: tuple[int, ...]) -> int:
        """Return how many home fields are free, counted from the first."""
        inside = [field for field in rest if field > HOME]
        return inside[0] - HOME - 1 if inside else HOME_SIZE

    def _add(
        self,
        layers: Layers,
        found: list[tuple[int, Node, Trail]],
        used: int,
        node: Node,
        way: tuple[Trail, int, int, Hits],
        source: int,
    ) -> None:
        target = way[2]
        if self.marked:
            node = (node[0], node[1], self._mark(node, source, target))
        layer = layers[used]
        if node not in layer:
            layer[node] = way
            if used < len(layers) - 1:
                found.append((used, node, way))

    def _mark(self, node: Node, source: int, target: int) -> Marks:
        own, _, marks = node
        moved: tuple[int, ...] = ()
        if self.once:
            # whoever stood on the target was marked, and is not the piece that stands there now
            kept = {f for f in marks.used if f in own and f not in (source, target)}
            moved = tuple(sorted(kept | {target} if self.tires else kept))
        arrived = target == self.start or (marks.arrived and source != self.start)
        bare = marks.bare and self.start in own and self.start not in (source, target)
        arrived = arrived and self.start in own
        return Marks(moved, self.forced and arrived, bare)
