"""Miau! Miau! once more, written from the rules alone: slow, with lists that change, card by card.

A move is a tuple: ("play", card, wish, call), ("draw",), ("keep",), ("challenge",) or ("quiet",).
"""

from __future__ import annotations

from itertools import product
from typing import Any

USUAL: dict[str, Any] = {
    "start_card": "inert",
    "voluntary_draw": False,
    "draw_count": "one",
    "after_seven_draw": "turn-ends",
    "wish": "any-suit",
    "jack_wild": False,
    "wish_duration": "until-met",
    "call_penalty": 1,
    "call_check": "automatic",
    "false_call": "rejected",
    "last_call": "automatic",
    "last_card": "any",
    "play_on": False,
    "empty_pile": "reshuffle",
}


class NoCardError(Exception):
    """A card is needed where the game then ends."""


class Table:
    """A game that goes on by the moves it is told.

    Parameters
    ----------
    players, dealer : int
        Seats, and who deals.
    cards : sequence of str
        The shuffled deck.
    options : mapping
        Readings that are not the usual ones.
    """

    def __init__(self, players: int, dealer: int, cards: Any, options: Any) -> None:
        self.o = USUAL | dict(options)
        self.n = players
        self.hands: list[list[str]] = [[] for _ in range(players)]
        pack = list(cards)
        for step in range(1, players + 1):
            self.hands[(dealer + step) % players] = [pack.pop(0) for _ in range(5)]
        self.turn = (dealer + 1) % players
        self.owed = 0
        self.wish: str | None = None
        self.only: str | None = None  # the card just drawn, if it may be laid
        self.free = False  # cards were drawn for sevens, one may be laid
        self.asked: list[int] = []  # who may still point out a forgotten call
        self.sinner = -1
        self.out: list[int] = []
        self.dull = 0
        self.over = False
        self.shuffles: list[Any] = []
        if self.o["start_card"] == "redraw":
            for _ in range(len(pack)):
                if pack[0][0] not in "78J":
                    break
                pack.append(pack.pop(0))
        self.pile, self.discards = pack[1:], [pack[0]]
        if self.o["start_card"] == "active":
            if pack[0][0] == "7":
                self.owed = 2
            if pack[0][0] == "8":
                self.turn = (self.turn + 1) % players

    # -------------------------------------------------------------- what is allowed

    def fits(self, card: str) -> bool:
        """Whether a card of the hand may be laid as far as rank, suit and wish go."""
        top = self.discards[-1]
        if self.owed:
            return card[0] == "7"
        if card[0] == "J" and top[0] == "J":
            return False
        if card[0] == "J" and len(self.hands[self.turn]) == 1 and self.o["last_card"] == "no-jack":
            return False
        if self.wish:
            return card[1] == self.wish
        if card[0] == "J" and self.o["jack_wild"]:
            return True
        return card[0] == top[0] or card[1] == top[1]

    def allowed(self, card: str, wish: str | None, call: str | None) -> bool:
        """Whether a card of the hand may be laid with this wish and this call."""
        count = len(self.hands[self.turn])
        if not self.fits(card) or (self.only and card != self.only):
            return False
        if card[0] == "J" and count > 1:
            if self.o["wish"] == "any-suit":
                if wish is None:
                    return False
            elif wish == card[1]:
                return False
        elif wish is not None:
            return False
        if count == 1 and self.o["last_call"] == "automatic":
            return call == "miau-miau"
        due = [None, "miau-miau", "miau"][count] if count < 3 else None
        return call is None or call == due or self.o["false_call"] == "ignored"

    def legal(self) -> set[tuple[Any, ...]]:
        """Every move of the seat in turn."""
        if self.over:
            return set()
        if self.asked:
            return {("challenge",), ("quiet",)}
        found: set[tuple[Any, ...]] = {
            ("play", card, wish, call)
            for card, wish, call in product(
                self.hands[self.turn], [None, *"CDHS"], [None, "miau", "miau-miau"]
            )
            if self.allowed(card, wish, call)
        }
        if self.only or self.free:
            return found | {("keep",)}
        there = self.pile or (self.o["empty_pile"] == "reshuffle" and len(self.discards) > 1)
        if self.owed or not found or (self.o["voluntary_draw"] and there):
            found.add(("draw",))
        return found

    # -------------------------------------------------------------- what follows

    def do(self, move: tuple[Any, ...], shuffles: list[Any]) -> None:
        """Make a move; `shuffles` are the new draw piles that become due in it."""
        self.shuffles = list(shuffles)
        try:
            getattr(self, f"do_{move[0]}")(*move[1:])
        except NoCardError:
            self.end()
        assert not self.shuffles, "a shuffle was recorded that was not due"

    def take(self, seat: int) -> str | None:
        """Draw one card, if there is one."""
        if not self.pile:
            if self.o["empty_pile"] == "stop":
                raise NoCardError
            if len(self.discards) == 1:
                return None
            new = list(self.shuffles.pop(0))
            assert sorted(new) == sorted(self.discards[:-1])
            self.pile, self.discards = new, self.discards[-1:]
        card = self.pile.pop(0)
        self.hands[seat].append(card)
        return card

    def next(self, seat: int) -> int:
        """The next seat with cards."""
        while True:
            seat = (seat + 1) % self.n
            if self.hands[seat]:
                return seat

    def do_play(self, card: str, wish: str | None, call: str | None) -> None:
        """Lay a card."""
        hand = self.hands[self.turn]
        hand.remove(card)
        self.discards.append(card)
        self.wish, self.dull, self.only, self.free = wish, 0, None, False
        self.owed = self.owed + 2 if card[0] == "7" else 0
        need = {0: "miau-miau", 1: "miau"}.get(len(hand))
        if need is None or call == need:
            self.after_play()
            return
        self.sinner = self.turn
        if self.o["call_check"] == "challenge":
            ring = [(self.turn + step) % self.n for step in range(1, self.n)]
            self.asked = [seat for seat in ring if self.hands[seat]]
            self.turn = self.asked[0]
        else:
            self.pay()

    def pay(self) -> None:
        """Draw for a forgotten call."""
        self.asked, self.turn = [], self.sinner
        for _ in range(self.o["call_penalty"] if self.hands[self.sinner] else 1):
            self.take(self.sinner)
        self.after_play()

    def do_challenge(self) -> None:
        """Point out the forgotten call."""
        self.pay()

    def do_quiet(self) -> None:
        """Say nothing about it."""
        self.asked.pop(0)
        if self.asked:
            self.turn = self.asked[0]
        else:
            self.turn = self.sinner
            self.after_play()

    def after_play(self) -> None:
        """Whose turn comes after a card was laid, if any."""
        if not self.hands[self.turn]:
            self.out.append(self.turn)
            if not self.o["play_on"] or sum(1 for hand in self.hands if hand) == 1:
                self.end()
                return
        self.turn = self.next(self.turn)
        if self.discards[-1][0] == "8":
            self.turn = self.next(self.turn)

    def do_draw(self) -> None:
        """Draw what is owed, or until something fits."""
        got: list[str] = []
        if self.owed:
            count, self.owed = self.owed, 0
            for _ in range(count):
                got += filter(None, [self.take(self.turn)])
            self.dull = 0 if got else self.dull + 1
            if self.o["after_seven_draw"] == "may-play" and any(
                map(self.fits, self.hands[self.turn])
            ):
                self.free = True
            else:
                self.pass_on()
            return
        while not got or self.o["draw_count"] == "until-playable":
            card = self.take(self.turn)
            if card is None:
                break
            got.append(card)
            if self.fits(card):
                self.dull, self.only = 0, card
                return
        self.dull = 0 if got else self.dull + 1
        self.pass_on()

    def do_keep(self) -> None:
        """Lay nothing after a draw."""
        self.pass_on()

    def pass_on(self) -> None:
        """End a turn in which no card was laid."""
        self.only, self.free = None, False
        if self.dull >= sum(1 for hand in self.hands if hand):
            self.end()
            return
        if self.o["wish_duration"] == "next-cat-only":
            self.wish = None
        self.turn = self.next(self.turn)

    def end(self) -> None:
        """The game is over; whoever could not pay for its last call is out as well."""
        self.out += [
            seat for seat in range(self.n) if not self.hands[seat] and seat not in self.out
        ]
        self.over, self.owed, self.wish, self.only, self.free = True, 0, None, None, False

    def winners(self) -> list[int]:
        """Who has won: the first without cards, or else the fewest cards."""
        if self.out:
            return self.out[:1]
        least = min(map(len, self.hands))
        return [seat for seat in range(self.n) if len(self.hands[seat]) == least]
