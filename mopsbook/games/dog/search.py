"""One colour's share of a 7: every board that its pieces can reach, and a way to each.

What matters is the outcome, not the sequence. The search goes from board to board, a portion at a
time, and remembers for each board only the first way to it. One portion for each piece, front to
back, leads to every board; where it does not, all pieces are tried after each portion.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from typing import Any, NamedTuple

from mopsbook.games.dog.board import HOME, HOME_SIZE
from mopsbook.games.dog.moves import Hits
from mopsbook.games.dog.options import DogOptions

POINTS = 7
Seats = tuple[int, ...]


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
    """Where the pieces of one colour can get, from a board of which the pieces of `others` are known by field.

    The `bits` say of such a field that the piece which stood there is gone; seats in `bare` have a piece on
    their start field that is not protected.
    """

    def __init__(
        self,
        options: DogOptions,
        seat: int,
        others: dict[int, int],
        bits: dict[int, int],
        bare: Seats,
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
        layers: Layers = [{first: None}, *({} for _ in range(points))]
        order = self._order(own)
        for field in order or ():
            for used, node in [(u, node) for u, layer in enumerate(layers[:-1]) for node in layer]:
                if field in node[0]:
                    self._add(layers, used, node, field)
        frontier = [(0, first)] if order is None else []
        while frontier:
            frontier = [
                new
                for used, node in frontier
                for field in node[0]
                for new in self._add(layers, used, node, field)
                if new[0] < points
            ]
        return layers

    def _add(self, layers: Layers, used: int, node: Node, field: int) -> list[tuple[int, Node]]:
        """Add the boards after each portion of the piece on a field; return those that are new."""
        way, found = layers[used][node], []
        for steps, target, after, hits in self.portions(node, field, len(layers) - 1 - used):
            layer = layers[used + steps]
            if after not in layer:
                layer[after] = (way, field, target, hits)
                found.append((used + steps, after))
        return found

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

    def portions(self, node: Node, field: int, left: int) -> list[tuple[int, int, Node, Hits]]:
        """Return each portion of 1 to `left` points of the piece on a field.

        That is the points, the target, the board afterwards, and who is sent back.
        """
        marks, found = node[2], []
        for steps, target, rest, mask, hits in self._walks(node, field, left):
            row = [*rest, target]
            row.sort()
            own = tuple(row)
            after = self._mark(own, marks, field, target) if self.marked else marks
            found.append((steps, target, (own, mask, after), hits))
        return found

    def _walks(
        self, node: Node, field: int, left: int
    ) -> Iterator[tuple[int, int, tuple[int, ...], int, Hits]]:
        """Yield for each portion where the other own pieces stand then, and which pieces of others are gone."""
        own, mask, marks = node
        if self.once and field in marks.used:
            return
        at = own.index(field)
        rest = own[:at] + own[at + 1 :]
        hits: Hits = ()
        if field > HOME:
            if not (self.start_first and own[0] > HOME):
                for target in _homes(rest, field, left):
                    yield target - field, target, rest, mask, hits
            return
        seat, start, others, bits = self.seat, self.start, self.others, self.bits
        forced = self.forced
        until = self.board.to_start[seat][field]
        ahead = self.board.ahead[field]
        walked_on = forced and field == start and marks.arrived
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
            refused = forced and (
                (steps > until and steps - until <= turned)
                or (walked_on and len(_homes(rest, HOME, HOME_SIZE)) >= steps)
            )
            if not refused:
                yield steps, target, rest, mask, hits
            if stop:
                return
            if steps == until:
                into = _homes(rest, HOME, left - steps)
                turned = len(into)
                for home in into:
                    yield steps + home - HOME, home, rest, mask, hits

    def _mark(self, own: tuple[int, ...], marks: Marks, source: int, target: int) -> Marks:
        moved: tuple[int, ...] = ()
        if self.once:
            # whoever stood on the target was marked, and is not the piece that stands there now
            kept = {f for f in marks.used if f in own and f not in (source, target)}
            moved = tuple(sorted(kept | {target} if self.tires else kept))
        arrived = target == self.start or (marks.arrived and source != self.start)
        bare = marks.bare and self.start in own and self.start not in (source, target)
        return Marks(moved, self.forced and arrived and self.start in own, bare)


def _homes(rest: tuple[int, ...], behind: int, left: int) -> range:
    """Return the home fields that a piece gets to from one of them, or from before the first."""
    at = bisect(rest, behind)
    block = rest[at] if at < len(rest) else HOME + HOME_SIZE + 1
    return range(behind + 1, min(behind + left + 1, block))
