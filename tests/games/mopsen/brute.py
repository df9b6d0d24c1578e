"""Mopsen once more, written from the rules alone: slow, with lists that change, card by card.

A move is a tuple: ("redraw", cards), ("play", card), ("pinch", card or None) or ("next",).
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

USUAL: dict[str, Any] = {
    "bones": "bands",
    "pecking_between_rounds": "keep",
    "redraw_order": "clockwise",
    "pinch": "must",
    "cat_lowest": "moves",
    "end_check": "after_pinch",
    "tie_break": "shared",
}
PRINTED = {3: 7, 4: 5, 5: 5}
"""The bones on a bowl, by the number of players."""


class Table:
    """A game that goes on by the moves it is told.

    Parameters
    ----------
    players, dealer : int
        Seats, and who deals the first round.
    options : mapping
        Readings that are not the usual ones.
    """

    def __init__(self, players: int, dealer: int, options: Any) -> None:
        self.o = USUAL | dict(options)
        self.n, self.dealer, self.round = players, dealer, 1
        self.row: list[str] = []
        self.points: list[list[int]] = []
        self.phase = "deal"

    def left(self, seat: int, steps: int = 1) -> int:
        """The seat so many places to the left."""
        return (seat + steps) % self.n

    # -------------------------------------------------------------- what is allowed

    def legal(self) -> set[tuple[Any, ...]]:
        """Every move of the seat in turn; the cards of an exchange in no order."""
        if self.phase == "redraw":
            hand = self.hands[self.turn]
            return {("redraw", frozenset(some)) for n in range(4) for some in combinations(hand, n)}
        if self.phase == "play":
            return {("play", card) for card in self.hands[self.turn] if self.may_play(card)}
        if self.phase == "pinch":
            found: set[tuple[Any, ...]] = {("pinch", card) for _, card in self.lying}
            return found | ({("pinch", None)} if self.o["pinch"] == "may" else set())
        return {("next",)} if self.phase == "round_over" else set()

    def may_play(self, card: str) -> bool:
        """Whether a card of the hand may be laid: the colour that was led, or a cat, or whatever one has not."""
        if not self.lying or card[0] == "C":
            return True
        led = self.lying[0][1][0]
        return led in (card[0], "C") or all(own[0] != led for own in self.hands[self.turn])

    # -------------------------------------------------------------- what follows

    def deal(self, row: Any, cards: Any) -> None:
        """Deal a round: eight to each, beginning at the left of the dealer."""
        pack, self.row = list(cards), list(row)
        self.hands: list[list[str]] = [[] for _ in range(self.n)]
        for step in range(1, self.n + 1):
            self.hands[self.left(self.dealer, step)] = [pack.pop(0) for _ in range(8)]
        self.stack, self.away = pack, list[str]()
        self.bowls: list[list[str]] = [[] for _ in range(self.n)]
        self.lying: list[tuple[int, str]] = []
        self.put: list[tuple[int, frozenset[str]]] = []
        self.leader = self.turn = self.left(self.dealer)
        self.phase = "redraw"

    def do(self, move: tuple[Any, ...]) -> None:
        """Make a move."""
        getattr(self, f"do_{move[0]}")(*move[1:])

    def do_redraw(self, cards: frozenset[str]) -> None:
        """Put cards away; who chooses at once with the others draws after all have chosen."""
        self.put.append((self.turn, cards))
        self.turn = self.left(self.turn)
        done = self.turn == self.leader
        if done or self.o["redraw_order"] == "clockwise":
            for seat, gone in self.put:
                self.hands[seat] = [card for card in self.hands[seat] if card not in gone]
                self.hands[seat] += [self.stack.pop(0) for _ in gone]
                self.stack += sorted(gone)
            self.put = []
        if done:
            self.phase = "play"

    def height(self, card: str) -> tuple[int, int]:
        """How high a card is: by its colour in the row, then by its number."""
        return -self.row.index(card[0]), int(card[1:])

    def do_play(self, card: str) -> None:
        """Lay a card; the last one of a trick settles it."""
        self.hands[self.turn].remove(card)
        self.lying.append((self.turn, card))
        self.turn = self.left(self.turn)
        if len(self.lying) < self.n:
            return
        self.empty = any(not hand for hand in self.hands)  # as the trick is complete
        ranked = sorted(self.lying, key=lambda one: self.height(one[1]))
        (self.turn, lowest), (self.winner, highest) = ranked[0], ranked[-1]
        self.bowls[self.winner].append(highest)
        if lowest[0] != "C" or self.o["cat_lowest"] == "moves":
            self.row.remove(lowest[0])
            self.row.insert(0, lowest[0])
        self.away.append(lowest)
        self.lying = [one for one in self.lying if one[1] not in (lowest, highest)]
        self.phase = "pinch"

    def do_pinch(self, card: str | None) -> None:
        """Take a card, or none; the others go away, and whoever has won leads."""
        if card is not None:
            self.hands[self.turn].append(card)
        self.away += [one for _, one in self.lying if one != card]
        self.lying, self.phase = [], "play"
        self.leader = self.turn = self.winner
        now = any(not hand for hand in self.hands)
        if now if self.o["end_check"] == "after_pinch" else self.empty:
            self.points.append([self.worth(seat) for seat in range(self.n)])
            self.phase = "round_over" if self.round < 3 else "game_over"

    def bones(self, card: str) -> int:
        """The bones on a card."""
        number, kind = int(card[1:]), self.o["bones"]
        if isinstance(kind, dict):
            return int(kind["cat" if card[0] == "C" else "pug"][number - 1])
        most, band = (8, 2) if card[0] == "C" else (16, 4)
        return most + 1 - number if kind == "strict" else 4 - (number - 1) // band

    def worth(self, seat: int) -> int:
        """The points of a round: of the bowl, and one for each card in hand."""
        won = self.bowls[seat]
        return (sum(map(self.bones, won)) if won else PRINTED[self.n]) + len(self.hands[seat])

    def do_next(self) -> None:
        """Begin the next round."""
        self.round += 1
        self.dealer = self.left(self.dealer)
        self.phase = "deal"

    def winners(self) -> list[int]:
        """Who has most points over the three rounds; of several, by a reading, most in the last."""
        sums = [sum(row[seat] for row in self.points) for seat in range(self.n)]
        first = [seat for seat in range(self.n) if sums[seat] == max(sums)]
        if self.o["tie_break"] == "last_round" and len(first) > 1:
            last = [self.points[-1][seat] for seat in first]
            first = [seat for seat in first if self.points[-1][seat] == max(last)]
        return first
