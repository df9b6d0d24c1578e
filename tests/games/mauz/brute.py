"""Mauz once more, written from the rules alone: slow, with lists that change, one rule after the other.

A move is a tuple: ("keep",), ("reject",), ("swap1", give, take), ("swap3",), ("skip",), ("knock",), ("hiss",),
("quiet",) or ("deal",), the start of the next round.
"""

from __future__ import annotations

from typing import Any

USUAL: dict[str, Any] = {
    "tokens": 3,
    "mixed_suits": "best-card",
    "purr_any_31": False,
    "hiss": "reveal",
    "last_swap_after_reveal": False,
    "dealt_reveal": "after-choice",
    "knock_with_swap": False,
    "knock_from": "any-turn",
    "knock_after_all_skip": True,
    "stock_out": "reshuffle",
    "tie": "all-lose",
    "all_out": "replay",
    "next_dealer": "clockwise",
}
VALUE = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 9, "8": 8, "7": 7, "6": 6}


def points(hand: Any, mixed: str = "best-card") -> float:
    """What a hand is worth."""
    ranks, suits = "".join(c[0] for c in hand), "".join(c[1] for c in hand)
    if ranks == "AAA":
        return 33
    if ranks in [rank * 3 for rank in VALUE]:
        return 30.5
    sums = {suit: sum(VALUE[c[0]] for c in hand if c[1] == suit) for suit in "CDHS"}
    if len(set(suits)) == 3 and mixed == "nothing":
        return 0
    return max(sums.values())


class Table:
    """A game that goes on by the moves it is told.

    Parameters
    ----------
    players, dealer : int
        Seats, and who deals first.
    options : mapping
        Readings that are not the usual ones.
    """

    def __init__(self, players: int, dealer: int, options: Any) -> None:
        self.o = USUAL | dict(options)
        self.n = players
        self.tokens = [self.o["tokens"]] * players
        self.alive = [True] * players
        self.dealer = dealer
        self.over = False
        self.winners: list[int] = []
        self.hands: list[list[str]] = [[] for _ in range(players)]

    def ring(self, seat: int) -> list[int]:
        """All cats in play clockwise, the first after `seat`, which may be the last of them."""
        order = [(seat + step) % self.n for step in range(1, self.n + 1)]
        return [who for who in order if self.alive[who]]

    # -------------------------------------------------------------- what is allowed

    def legal(self) -> set[tuple[Any, ...]]:
        """Every move of the cat in turn, or of the table."""
        if self.over:
            return set()
        if self.ended:
            return {("deal",)}
        if self.choosing:
            return {("keep",), ("reject",)}
        hand = self.hands[self.turn]
        found: set[tuple[Any, ...]] = set()
        if self.o["hiss"] == "may-reveal" and points(hand) == 30.5:
            found.add(("hiss",))
        if self.swapped:
            found.add(("quiet",))
            if self.o["knock_with_swap"] and self.can_knock():
                found.add(("knock",))
            return found
        found |= {("swap1", give, take) for give in hand for take in self.middle}
        found |= {("swap3",), ("skip",)}
        if self.can_knock():
            found.add(("knock",))
        return found

    def can_knock(self) -> bool:
        """Whether the cat in turn may knock."""
        if self.last is not None:
            return False
        if self.o["knock_from"] == "second-turn" and self.had[self.turn] < 1:
            return False
        return self.o["knock_after_all_skip"] or not self.replaced

    def combination(self, hand: list[str]) -> bool:
        """Whether a hand is laid down at once."""
        if points(hand) == 33:
            return True
        if points(hand) == 30.5:
            return bool(self.o["hiss"] == "reveal")
        if len({c[1] for c in hand}) != 1 or "A" not in [c[0] for c in hand]:
            return False
        if sum(c[0] in "KQJ" for c in hand) == 1 and "T" in [c[0] for c in hand]:
            return True
        return sum(c[0] in "KQJ" for c in hand) == 2 and bool(self.o["purr_any_31"])

    # -------------------------------------------------------------- what follows

    def deal(self, cards: Any) -> None:
        """Deal a shuffled pack."""
        pack = list(cards)
        self.hands = [[] for _ in range(self.n)]
        for who in self.ring(self.dealer):
            self.hands[who] = [pack.pop(0) for _ in range(3)]
        self.other = [pack.pop(0) for _ in range(3)]
        self.stock = pack
        self.middle: list[str] = []
        self.aside: list[str] = []
        self.turn = self.dealer
        self.choosing, self.swapped, self.ended, self.replaced = True, False, False, False
        self.had = [0] * self.n
        self.skips = 0
        self.seen: list[set[str]] = [set() for _ in range(self.n)]  # of each hand, by all
        self.knocker: int | None = None
        self.last: list[int] | None = None  # who still has a last turn
        self.why = ""

    def do(self, move: tuple[Any, ...], chance: list[Any]) -> None:
        """Make a move; `chance` holds the cards of each deal or shuffle that becomes due in it."""
        self.chance = [list(cards) for cards in chance]
        getattr(self, f"do_{move[0]}")(*move[1:])
        assert not self.chance, "chance was recorded that was not due"

    def do_deal(self) -> None:
        """Begin the next round."""
        self.dealer = self.next_dealer
        self.deal(self.chance.pop(0))

    def do_keep(self) -> None:
        """Keep the set that was looked at."""
        self.middle = self.other
        self.begin()

    def do_reject(self) -> None:
        """Take the other set."""
        self.middle, self.hands[self.dealer] = self.hands[self.dealer], self.other
        self.begin()

    def begin(self) -> None:
        """Show what was dealt; then the first turn comes."""
        self.choosing, self.other = False, []
        cats = self.ring(self.dealer)
        self.turn = cats[0]
        if self.o["dealt_reveal"] == "after-choice":
            showing = [who for who in cats if self.combination(self.hands[who])]
            if showing:
                self.why = "dealt"
                rest = [who for who in cats if who not in showing]
                if not self.o["last_swap_after_reveal"] or not rest:
                    self.compare()
                else:
                    self.last, self.turn = rest, rest[0]
                return
        self.come()

    def come(self) -> None:
        """The turn of a cat comes: perhaps it was dealt a combination."""
        if self.o["dealt_reveal"] == "own-turn" and self.combination(self.hands[self.turn]):
            self.show("dealt")

    def show(self, why: str) -> None:
        """The cat in turn shows its hand."""
        self.swapped = False
        self.seen[self.turn] = {*self.hands[self.turn]}
        if not self.o["last_swap_after_reveal"]:
            self.why = why
            self.compare()
            return
        if self.last is None:
            self.why, self.skips = why, 0
            self.last = [self.turn, *self.ring(self.turn)[:-1]]
        self.pass_on()

    def pass_on(self) -> None:
        """The turn is over."""
        self.swapped = False
        self.had[self.turn] += 1
        if self.last is None:
            self.turn = self.ring(self.turn)[0]
            self.come()
            return
        self.last.remove(self.turn)
        if not self.last:
            self.compare()
            return
        self.turn = self.last[0]
        self.come()

    def do_swap1(self, give: str, take: str) -> None:
        """Swap one card."""
        hand = self.hands[self.turn]
        hand[hand.index(give)] = take
        self.seen[self.turn] = self.seen[self.turn] - {give} | {take}
        self.middle[self.middle.index(take)] = give
        self.after_swap()

    def do_swap3(self) -> None:
        """Swap all cards."""
        self.hands[self.turn], self.middle = self.middle, self.hands[self.turn]
        self.seen[self.turn] = {*self.hands[self.turn]}
        self.after_swap()

    def after_swap(self) -> None:
        """Look at what a swap has made."""
        self.skips = 0
        hand = self.hands[self.turn]
        if self.combination(hand):
            self.show("reveal")
        elif (self.o["hiss"] == "may-reveal" and self.may_be_hiss()) or (
            self.o["knock_with_swap"] and self.can_knock()
        ):
            self.swapped = True
        else:
            self.pass_on()

    def may_be_hiss(self) -> bool:
        """Whether nobody else can rule out that the cat in turn holds three of a rank."""
        ranks = {card[0] for card in self.seen[self.turn]}
        return len(ranks) == 1 and ranks != {"A"}

    def do_quiet(self) -> None:
        """Say nothing more."""
        self.pass_on()

    def do_hiss(self) -> None:
        """Show three of a kind."""
        self.show("reveal")

    def do_knock(self) -> None:
        """The others have one more turn each."""
        self.knocker, self.why, self.skips = self.turn, "knock", 0
        self.last = [self.turn, *self.ring(self.turn)[:-1]]
        self.pass_on()

    def do_skip(self) -> None:
        """Leave the cards."""
        if self.last is None:
            self.skips += 1
            if self.skips == sum(self.alive):
                self.skips, self.replaced = 0, True
                if len(self.stock) < 3:
                    if self.o["stock_out"] == "showdown":
                        self.why = "stock"
                        self.compare()
                        return
                    new = self.chance.pop(0)
                    assert sorted(new) == sorted(self.aside)
                    self.stock, self.aside = self.stock + new, []
                self.aside += self.middle
                self.middle = [self.stock.pop(0) for _ in range(3)]
        self.pass_on()

    def compare(self) -> None:
        """The end of a round."""
        self.ended, self.last, self.skips, self.swapped = True, None, 0, False
        cats = [who for who in range(self.n) if self.alive[who]]
        self.points = {who: points(self.hands[who], self.o["mixed_suits"]) for who in cats}
        least = min(self.points.values())
        pay = [who for who in cats if self.points[who] == least]
        if len(pay) > 1 and self.o["tie"] == "none-lose":
            pay = []
        self.replay = False
        if pay == cats and not any(self.tokens):
            pay = []
            if self.o["all_out"] == "shared":
                self.over, self.winners = True, cats
                return
            self.replay = True
        self.pay = pay
        for who in pay:
            if self.tokens[who] == 0:
                self.alive[who] = False
            else:
                self.tokens[who] -= 1
        if sum(self.alive) == 1:
            self.over, self.winners = True, [self.alive.index(True)]
            return
        self.next_dealer = self.ring(self.dealer)[0]
        if self.o["next_dealer"] == "loser":
            payers = [who for who in self.ring(self.dealer) if who in pay]
            self.next_dealer = payers[0] if payers else self.next_dealer
