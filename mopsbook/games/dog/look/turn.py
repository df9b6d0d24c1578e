"""A turn that is being put together click by click: what has been chosen, and what can come next.

A draft holds, in this order: the card (:class:`Held`), what a joker stands for (:class:`Role`), portions of a
7, and the piece that is to move.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from mopsbook.core.verdict import Fault
from mopsbook.games.dog import verdicts
from mopsbook.games.dog.board import HOME, START_ZONE
from mopsbook.games.dog.cards import JOKER, SEVEN, STEPS, SWAP, Card
from mopsbook.games.dog.letters import ALL_SEATS, LETTERS
from mopsbook.games.dog.moves import DogMove, Give, Hits, Play, Portion, Swap, Toss
from mopsbook.games.dog.plays import reach_of
from mopsbook.games.dog.reach import STEPS_BACK, Reach
from mopsbook.games.dog.search import POINTS
from mopsbook.games.dog.sevens import BegunSeven
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.trial import TrialBoard
from mopsbook.show.offers import Draft

Piece = tuple[int, int]
"""Seat and field."""


class Held(NamedTuple):
    """A card that is chosen, and which of the equal ones in the hand it is."""

    card: Card
    copy: int


class Role(NamedTuple):
    """What a joker is to stand for."""

    kind: Card


ROLES = (SEVEN, SWAP)
"""What a joker has to be named as; what else it stands for is seen by where a piece goes."""


class Way(NamedTuple):
    """What a piece can do by the chosen card."""

    piece: Piece
    target: int
    """Where it comes to stand."""
    how: str
    """``start``, ``back``, ``forward`` or ``swap``."""
    steps: int
    hits: Hits
    move: Play | Swap
    """The whole move, or what there is of it so far."""
    whole: bool
    """Whether the move is complete."""


class Done(NamedTuple):
    """A portion of a 7 that is chosen."""

    letter: str
    piece: Piece
    target: int
    points: int
    sent: tuple[tuple[Piece, str], ...]
    """Who is burned, each with its item."""


class Turn:
    """What has been chosen in a position; the hand of the seat in turn has to be visible.

    Parameters
    ----------
    view : DogState
        A position in which a card is due.
    draft : tuple
        What has been chosen.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("dog").position("pieces t5 t60; hands 7 2")
    >>> turn = Turn(s, (Held("7", 0), Portion(60, 201)))
    >>> turn.left, [str(way.move) for way in turn.ways((0, 201))]
    (2, ['7 t60>h1; h1>h2', '7 t60>h1; h1>h3'])
    >>> turn.letter((0, 5)), turn.letter((0, 201))
    ('B', 'A')
    """

    def __init__(self, view: DogState, draft: Draft = ()) -> None:
        self.view, self.draft = view, draft
        self.card: Card = ""
        self.copy = 0
        self.role: Card = ""
        self.piece: Piece | None = None
        parts: list[Portion] = []
        self.player = view.turn
        for chosen in draft:
            match chosen:
                case Held(card, copy):
                    self.card, self.copy = card, copy
                case Role(kind):
                    self.role = kind
                case Portion():
                    parts.append(chosen)
                case _:
                    self.piece = chosen
        self.parts = tuple(parts)
        self.desk = TrialBoard.of(view)
        self.burned: list[Piece] = []
        self.done: list[Done] = []
        for part in parts:
            self._carry(part)
        self.seat = self.desk.active(self.player)
        self.left = POINTS - sum(done.points for done in self.done)

    def part(self, seat: int, source: int, target: int) -> Portion:
        """Return a way of a piece as a portion."""
        return Portion(source, target, self._whose(seat))

    def _whose(self, seat: int) -> int | None:
        """Return whose a piece is, as a move says it: None is the player's own."""
        return None if seat == self.player else seat

    def letter(self, piece: Piece) -> str:
        """Return the letter of a piece, as it stands after the portions so far."""
        return letter_of(self.desk, piece)

    def _carry(self, part: Portion) -> None:
        piece = part.owner(self.player), part.source
        before, letter = pieces_of(self.desk), self.letter(piece)
        done = self.desk.carry(*piece, part.target, burn=True)
        sent = tuple([(hit, item) for hit in done.hits for item in before if before[item] == hit])
        self.burned += done.hits
        self.done.append(Done(letter, piece, part.target, done.steps, sent))

    @property
    def kind(self) -> Card:
        """What the card is used as; "" while nothing is chosen."""
        return self.role or self.card

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces that can be meant, waiting ones once."""
        return tuple(
            (self.seat, field) for field in dict.fromkeys(sorted(self.desk.rows[self.seat]))
        )

    def ways(self, piece: Piece) -> list[Way]:
        """Return what a piece can do by the chosen card."""
        return [way for way in self.all_ways if way.piece == piece]

    @cached_property
    def all_ways(self) -> list[Way]:
        """What all pieces can do by the chosen card."""
        return list(self._ways(self.kind)) if self.kind else []

    @cached_property
    def usable(self) -> tuple[Piece, ...]:
        """The pieces that can use the chosen card."""
        return tuple(dict.fromkeys(way.piece for way in self.all_ways))

    @cached_property
    def roles(self) -> tuple[Card, ...]:
        """What a joker can be named as."""
        return tuple(kind for kind in ROLES if self._can(kind))

    @property
    def blank(self) -> Swap | None:
        """A swap without effect, if the chosen card can be laid so."""
        return self._blank(self.kind)

    def _blank(self, kind: Card) -> Swap | None:
        move = Swap(self.card, player=self.player)
        return move if kind == SWAP and not self._fault(move)[1] else None

    def _can(self, kind: Card) -> bool:
        return next(self._ways(kind), None) is not None or self._blank(kind) is not None

    def _ways(self, kind: Card) -> Iterator[Way]:
        reach = reach_of(self.view)
        if kind == SEVEN:
            yield from self._portions(reach)
            return
        if kind == SWAP:
            mine, others = reach.swaps()
            for own in mine:
                for other in others:
                    swap = self._swap((reach.seat, own), other)
                    yield Way((reach.seat, own), other[1], "swap", 0, (), swap, True)
            return
        for source, target, hits in reach.plain(kind):
            move = self._play(self.part(reach.seat, source, target)._replace(hits=hits))
            how, steps = self._how(reach.seat, source, target)
            yield Way((reach.seat, source), target, how, steps, hits, move, True)

    def _how(self, seat: int, source: int, target: int) -> tuple[str, int]:
        if source == START_ZONE:
            return "start", 0
        if self.desk.goes_back(seat, source, target):
            return "back", STEPS_BACK
        return "forward", self.desk.steps(seat, source, target)

    # the 7

    def _seven(self, part: Portion) -> Play:
        role = SEVEN if self.card == JOKER else ""
        return Play(self.card, (*self.parts, part), role, self.player)

    def _portions(self, reach: Reach) -> list[Way]:
        """Return each portion after which all points that are left can be used."""
        found = []
        for part, points in BegunSeven(self.view, reach, self.parts).portions():
            source, target, _, hits = part
            move = self._seven(part._replace(hits=()))
            piece = part.owner(self.player), source
            whole = points == self.left
            found.append(Way(piece, target, "forward", points, hits, move, whole))
        return sorted(found, key=lambda way: (way.piece[1], way.steps, way.target < HOME))

    # what cannot be done

    def refused(self, piece: Piece | None = None) -> tuple[Play | Swap, list[Fault]]:
        """Return a move with the chosen card that is not legal, and what is wrong with it.

        Parameters
        ----------
        piece : tuple of int, optional
            The piece to be moved; by default one that says most about the card.
        """
        if self.kind == SWAP and piece is None:
            return self._fault(Swap(self.card, player=self.player))
        if piece is None:
            loop = [p for p in self.pieces if 0 <= p[1] < HOME]
            piece = (loop or [p for p in self.pieces if p[1] > HOME] or list(self.pieces))[0]
        if self.kind == SWAP:
            others = reach_of(self.view).swaps()[1]
            return self._fault(self._swap(piece, others[0] if others else piece))
        return self._fault(self._attempt(piece))

    def refused_at(self, piece: Piece, there: Piece) -> list[Fault]:
        """Return what is wrong with a piece going to a field, or changing places with who stands there.

        Examples
        --------
        >>> import mopsbook as mops
        >>> turn = Turn(mops.game("dog").position("pieces t0 / t9; hands 3"), (Held("3", 0),))
        >>> [fault.rule for fault in turn.refused_at((0, 0), (0, 201))]
        ['dog.home-not-from-start']
        """
        who, field = there
        if self.kind == SWAP:
            return self._fault(self._swap(piece, there))[1]
        # into home and back to where pieces wait each colour has its own way
        if who != piece[0] and not 0 <= field < HOME:
            return []
        return self._fault(self._play(self.part(*piece, field)))[1]

    def _attempt(self, piece: Piece) -> Play:
        seat, field = piece
        board = self.desk.board
        if field == START_ZONE:
            target = board.starts[seat]
        else:
            number = 1 if self.parts else STEPS[self.kind][0]
            target = field + number if field > HOME else board.ahead[field][number - 1]
        return self._play(self.part(seat, field, target))

    def _play(self, part: Portion) -> Play:
        """Return the play of the chosen card by which a piece walks, of a 7 by one portion more."""
        return (
            self._seven(part) if self.kind == SEVEN else Play(self.card, (part,), "", self.player)
        )

    def _swap(self, own: Piece, other: Piece) -> Swap:
        return Swap(self.card, own[1], other, self._whose(own[0]), self.player)

    def _fault(self, move: Play | Swap) -> tuple[Play | Swap, list[Fault]]:
        return move, list(verdicts.check(self.view, move))

    # what can still become of it

    def leads(self, move: DogMove) -> bool:
        """Say whether a move can be made of what has been chosen.

        Examples
        --------
        >>> import mopsbook as mops
        >>> g = mops.game("dog")
        >>> s = g.position("pieces t5 t60; hands 7 2")
        >>> begun = Turn(s, (Held("7", 0), Portion(60, 201)))
        >>> begun.leads(g.move("7 t60>h1; t5>t7", s)), begun.leads(g.move("7 t5>t12", s))
        (True, False)
        """
        if getattr(move, "card", "") != self.card or not isinstance(move, Play | Swap):
            return isinstance(move, Give | Toss) and move.card == self.card and len(self.draft) == 1
        if not self.kind or (self.card == JOKER and not self.role and self.piece is None):
            return True
        if isinstance(move, Swap) and move.own is None:
            return self.kind == SWAP and self.piece is None
        ways = self.all_ways if self.piece is None else self.ways(self.piece)
        return any(_begins(way.move, move) for way in ways)


def _begins(way: Play | Swap, move: Play | Swap) -> bool:
    """Say whether a way is a move, or the first portions of it."""
    if not isinstance(way, Play) or not isinstance(move, Play):
        return way == move
    first = move.portions[: len(way.portions)]
    return way.role == move.role and [p[:3] for p in first] == [p[:3] for p in way.portions]


def pieces_of(desk: TrialBoard) -> dict[str, Piece]:
    """Return seat and field of every piece by its item."""
    rows = enumerate(zip(desk.letters, desk.rows, strict=True))
    return {
        f"{seat}:{letter}": (seat, field)
        for seat, (letters, fields) in rows
        for letter, field in zip(letters, fields, strict=True)
    }


def piece_id(desk: TrialBoard, piece: Piece) -> str:
    """Return the item of a piece, of those that wait that of the one that starts next.

    Examples
    --------
    >>> import mopsbook as mops
    >>> desk = TrialBoard.of(mops.game("dog").position("pieces t5 t60"))
    >>> piece_id(desk, (0, 60)), piece_id(desk, (0, -1))
    ('0:A', '0:C')
    """
    return f"{piece[0]}:{letter_of(desk, piece)}"


def letter_of(desk: TrialBoard, piece: Piece) -> str:
    """Return the letter of a piece."""
    seat, field = piece
    return desk.letters[seat][desk.rows[seat].index(field)]


def waiting_place(item: str) -> str:
    """Return where a piece stands in its start zone, by its item.

    Examples
    --------
    >>> waiting_place("2:B")
    'zone2.1'
    """
    return WAITING[item]


WAITING = {
    f"{seat}:{letter}": f"zone{seat}.{n}" for seat in ALL_SEATS for n, letter in enumerate(LETTERS)
}
