"""Purrrummy once more, written from the rules alone: slow, with lists that change, card by card.

A move is a tuple: ("draw", pile), ("meld", kind, cards), ("layoff", card, meld, end), ("swap", card, meld, place)
or ("discard", card).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

USUAL: dict[str, Any] = {
    "jokers": 2,
    "ace_around": False,
    "jokers_per_meld": 0,
    "min_naturals": 1,
    "layoff": False,
    "layoff_targets": "others",
    "joker_swap": False,
    "final_discard": "required",
    "return_taken": True,
    "stock_out": "reshuffle",
    "max_reshuffles": 1,
    "max_rounds": 100,
}
LINE = "A23456789TJQKA"
CIRCLE = "A23456789TJQKA23456789TJQK"


def is_meld(kind: str, cards: list[str], o: dict[str, Any]) -> bool:
    """Whether cards are a set, or a run as they lie."""
    naturals = [card for card in cards if card != "X"]
    jokers = len(cards) - len(naturals)
    if len(cards) < 3 or len(naturals) < o["min_naturals"]:
        return False
    if o["jokers_per_meld"] and jokers > o["jokers_per_meld"]:
        return False
    if kind == "set":
        same = len({card[0] for card in naturals}) == 1 and len(set(naturals)) == len(naturals)
        return same and len(cards) <= 4
    if len({card[1] for card in naturals}) != 1 or len(cards) > 13:
        return False
    line = CIRCLE if o["ace_around"] else LINE
    windows = [line[at : at + len(cards)] for at in range(len(line) - len(cards) + 1)]
    return any(
        all(card == "X" or card[0] == rank for card, rank in zip(cards, window, strict=True))
        for window in windows
    )


def sets(hand: list[str]) -> Iterator[tuple[str, ...]]:
    """Yield what could be a set: cards of a rank, jokers behind them."""
    for rank in LINE[1:]:
        held = sorted(card for card in hand if card[0] == rank)
        for count in range(1, len(held) + 1):
            for naturals in combinations(held, count):
                for jokers in range(hand.count("X") + 1):
                    yield naturals + ("X",) * jokers


def runs(hand: list[str]) -> Iterator[tuple[str, ...]]:
    """Yield what could be a run: neighbouring cards of a suit, jokers in some of the places."""
    spare = hand.count("X")
    for suit in {card[1] for card in hand if card != "X"}:
        for low in range(13):
            for size in range(3, 14):
                row = [rank + suit for rank in CIRCLE[low : low + size]]
                for jokers in range(min(size, spare) + 1):
                    for places in combinations(range(size), jokers):
                        if all(at in places or card in hand for at, card in enumerate(row)):
                            yield tuple(
                                "X" if at in places else card for at, card in enumerate(row)
                            )


def melds(hand: list[str], o: dict[str, Any]) -> set[tuple[str, tuple[str, ...]]]:
    """Return every meld that a hand holds."""
    found = {("set", cards) for cards in sets(hand)} | {("run", cards) for cards in runs(hand)}
    return {(kind, cards) for kind, cards in found if is_meld(kind, list(cards), o)}


class Table:
    """A game that goes on by the moves it is told.

    Parameters
    ----------
    players, dealer : int
        Seats, and who deals.
    cards : sequence of str
        The shuffled pack.
    options : mapping
        Readings that are not the usual ones.
    """

    def __init__(self, players: int, dealer: int, cards: Any, options: Any) -> None:
        self.o = USUAL | dict(options)
        self.n = players
        pack = list(cards)
        self.hands: list[list[str]] = [[] for _ in range(players)]
        for step in range(1, players + 1):
            self.hands[(dealer + step) % players] = [
                pack.pop(0) for _ in range(10 if players == 2 else 7)
            ]
        self.discards, self.stock = [pack[0]], pack[1:]
        self.table: list[tuple[int, str, list[str]]] = []
        self.turn = (dealer + 1) % players
        self.drawn = self.over = False
        self.taken: str | None = None
        self.turns = self.renewed = 0

    # -------------------------------------------------------------- what is allowed

    def legal(self) -> set[tuple[Any, ...]]:
        """Every move of the seat in turn."""
        if self.over:
            return set()
        if not self.drawn:
            piles = {"stock": self.stock, "discard": self.discards}
            return {("draw", name) for name, pile in piles.items() if pile}
        hand = self.hands[self.turn]
        found: set[tuple[Any, ...]] = set()
        for kind, cards in melds(hand, self.o):
            if len(cards) < len(hand) or self.o["final_discard"] == "optional":
                found.add(("meld", kind, cards))
        if self.o["layoff"] and self.turn in [owner for owner, _, _ in self.table]:
            found |= self.additions()
        for card in hand:
            back = card == self.taken and hand.count(card) == 1 and len(hand) > 1
            if self.o["return_taken"] or not back:
                found.add(("discard", card))
        return found

    def additions(self) -> set[tuple[Any, ...]]:
        """Every way to add a card to a meld, or to exchange it for a joker in one."""
        hand = self.hands[self.turn]
        found: set[tuple[Any, ...]] = set()
        for number, (owner, kind, cards) in enumerate(self.table):
            for card in hand:
                may = owner != self.turn or self.o["layoff_targets"] == "any"
                if may and (len(hand) > 1 or self.o["final_discard"] == "optional"):
                    ends: Any = {None: [*cards, card]}
                    if kind == "run":
                        ends = {"low": [card, *cards], "high": [*cards, card]}
                    for end, longer in ends.items():
                        if is_meld(kind, longer, self.o):
                            found.add(("layoff", card, number, end))
                for place, old in enumerate(cards):
                    new = [*cards[:place], card, *cards[place + 1 :]]
                    swap = self.o["joker_swap"] and old == "X" and card != "X"
                    if swap and is_meld(kind, new, self.o):
                        found.add(("swap", card, number, place))
        return found

    # -------------------------------------------------------------- what follows

    def do(self, move: tuple[Any, ...], shuffles: list[Any]) -> None:
        """Make a move; `shuffles` are the new stocks that become due after it."""
        getattr(self, f"do_{move[0]}")(*move[1:])
        if self.over or self.drawn:
            assert not shuffles
            return
        for new in shuffles:
            assert not self.stock and sorted(new) == sorted(self.discards[:-1])
            self.stock, self.discards = list(new), self.discards[-1:]
            self.renewed += 1
        assert self.stock

    def do_draw(self, pile: str) -> None:
        """Take a card."""
        if pile == "stock":
            card = self.stock.pop(0)
        else:
            card = self.taken = self.discards.pop()
        self.hands[self.turn].append(card)
        self.drawn = True

    def lay(self, *cards: str) -> None:
        """Lay cards of the hand; a hand that is empty then has won."""
        hand = self.hands[self.turn]
        for card in cards:
            hand.remove(card)
        if self.taken in cards:
            self.taken = None
        self.over = not hand

    def do_meld(self, kind: str, cards: tuple[str, ...]) -> None:
        """Lay out a meld."""
        self.table.append((self.turn, kind, list(cards)))
        self.lay(*cards)

    def do_layoff(self, card: str, number: int, end: str | None) -> None:
        """Add a card to a meld."""
        _, kind, cards = self.table[number]
        cards.insert(0 if end == "low" else len(cards), card)
        if kind == "set":
            cards.sort(key=lambda card: (card == "X", card))
        self.lay(card)

    def do_swap(self, card: str, number: int, place: int) -> None:
        """Exchange a card for a joker."""
        _, kind, cards = self.table[number]
        cards[place] = card
        if kind == "set":
            cards.sort(key=lambda card: (card == "X", card))
        self.hands[self.turn].append("X")
        self.lay(card)

    def do_discard(self, card: str) -> None:
        """End the turn."""
        self.lay(card)
        self.discards.append(card)
        self.taken, self.drawn = None, False
        if self.over:
            return
        self.turn = (self.turn + 1) % self.n
        self.turns += 1
        rounds, again = self.o["max_rounds"], self.renewed < self.o["max_reshuffles"]
        new = self.o["stock_out"] == "reshuffle" and again and len(self.discards) > 1
        self.over = (rounds and self.turns == rounds * self.n) or (not self.stock and not new)

    def winners(self) -> list[int]:
        """Who has the fewest cards; nobody but the winner has none."""
        least = min(map(len, self.hands))
        return [seat for seat in range(self.n) if len(self.hands[seat]) == least]


# ------------------------------------------------------------------ arrangements


def ways(hand: list[str], o: dict[str, Any]) -> set[tuple[int, int]]:
    """Return how many cards, and how many jokers of them, can be laid in melds: all with all others."""
    every = [Counter(cards) for _, cards in sorted(melds(hand, o))]
    found = {(0, 0)}

    def lay(first: int, left: Counter[str], laid: int) -> None:
        for at in range(first, len(every)):
            need = every[at]
            if need <= left:
                rest, more = left - need, laid + need.total()
                found.add((more, hand.count("X") - rest["X"]))
                lay(at + 1, rest, more)

    lay(0, Counter(hand), 0)
    return found


def counts_with_table(table: Table) -> set[int]:
    """Return every number of cards that the seat in turn can get rid of, trying every order of moves."""
    found: set[int] = set()
    seen = set()
    seat, held = table.turn, len(table.hands[table.turn])

    def go(left: list[str], melds_now: list[tuple[int, str, list[str]]]) -> None:
        key = (tuple(sorted(left)), tuple((o, k, tuple(c)) for o, k, c in melds_now))
        if key in seen:
            return
        seen.add(key)
        found.add(held - len(left))
        table.hands[seat], table.table = left, melds_now
        for move in table.legal() if left else ():
            if move[0] not in ("meld", "layoff"):
                continue
            table.hands[seat] = list(left)
            table.table = [(o, k, list(c)) for o, k, c in melds_now]
            table.do(move, [])
            table.over = False
            go(table.hands[seat], table.table)
            table.hands[seat], table.table = left, melds_now

    go(list(table.hands[seat]), table.table)
    return found
