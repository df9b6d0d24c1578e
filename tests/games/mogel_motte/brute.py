"""The rules once more: slow, plain, as a list of things that are still to be done.

Nothing of the engine is used. Moves are JSON objects; a hand is a list.
"""

from __future__ import annotations

from typing import Any

Move = dict[str, Any]
WAITS = {"spider": "spider", "slap": "slap", "race": "race", "turn": "turn"}
COSTS = {"N": 1, "S": 5, "Q": 5, "C": 5, "A": 5, "M": 10}


class Twin:
    """One table. ``todo`` holds what is still to come, the next thing first."""

    def __init__(self, players: int, **options: Any) -> None:
        self.n = players
        self.opt = options
        self.round = 1
        self.starter = options.get("first_guard", 0)
        self.scores: list[list[int]] = []
        self.gather()

    def reads(self, name: str, value: Any) -> bool:
        """Say whether an option has a value that is not the usual one."""
        return bool(self.opt.get(name) == value)

    def gather(self) -> None:
        self.guard = self.turn = self.starter
        self.value = self.fresh = 0
        self.hands: list[list[str]] = [[] for _ in range(self.n)]
        self.draw: list[str] = []
        self.discard: list[str] = []
        self.gone: list[tuple[int, str]] = []
        self.todo: list[tuple[Any, ...]] = [("deal",)]
        self.shuffled = False

    # ------------------------------------------------------------ what a card can do

    def thin(self, card: str) -> bool:
        return card[0] == "M" and self.reads("moth_value", "transparent")

    def fits(self, seat: int, card: str) -> bool:
        if card[0] == "M" and seat != self.guard:
            return False
        return self.thin(card) or (int(card[1]) - self.value) % 5 in (1, 4)

    def gifts(self, seat: int, moths: bool = False) -> list[str]:
        hand = self.hands[seat]
        if len(hand) == 1 and self.reads("last_card_gift", "kept"):
            return []
        return [card for card in hand if moths or card[0] != "M"]

    def left_of(self, seat: int) -> list[int]:
        return [(seat + i) % self.n for i in range(1, self.n)]

    # ------------------------------------------------------------ what is allowed

    def phase(self) -> str:
        kind = self.todo[0][0]
        return {"gift": "gifts", "take": "ant", "reaction": "attempt", "penalty": "clarify"}.get(
            kind, kind
        )

    def moves(self) -> list[Move]:
        kind, *who = self.todo[0]
        found: list[Move] = []
        cards = set(self.hands[who[0]]) if who and kind != "penalty" else set()
        if kind == "turn":
            p = who[0]
            fitting = [card for card in cards if self.fits(p, card)]
            found += [{"type": "play", "player": p, "card": card} for card in fitting]
            must = [c for c in fitting if c[0] != "M" or self.reads("guard_moth_forced", True)]
            there = self.draw or len(self.discard) > 1
            if not must or (self.reads("voluntary_draw", True) and there):
                found.append({"type": "draw", "player": p})
        elif kind == "spider":
            for to in self.left_of(who[0]):
                for card in set(self.gifts(who[0])):
                    found.append({"type": "give", "player": who[0], "to": to, "card": card})
            found.append({"type": "decline", "player": who[0]})
        elif kind == "slap":
            found += [{"type": "slap", "slowest": seat} for seat in self.left_of(who[0])]
        elif kind == "gift":
            for card in set(self.gifts(who[0])):
                found.append({"type": "gift", "player": who[0], "card": card})
        elif kind == "race":
            for seat in range(self.n):
                for card in set(self.hands[seat]):
                    kinds = "NSQCA" if self.reads("race_cards", "number_or_action") else "N"
                    idle = seat == who[0] and self.reads("race_active", False)
                    if card[0] in kinds and int(card[1]) == self.value and not idle:
                        found.append({"type": "race", "player": seat, "card": card})
            found.append({"type": "race", "player": None, "card": None})
        elif kind == "take":
            for card in set(self.discard[:-1]):
                found.append({"type": "take", "player": who[0], "card": card})
        elif kind == "reaction":
            found.append({"type": "let_go", "player": self.guard})
        elif kind == "penalty":
            for card in set(self.gifts(self.guard, self.reads("penalty_moth", True))):
                found.append({"type": "penalty", "player": self.guard, "card": card})
        elif kind == "round_over":
            found.append({"type": "next_round"})
        if kind == "reaction" or self.open():
            for seat in range(self.n):
                if seat != self.guard:
                    found.append({"type": "accuse", "player": self.guard, "target": seat})
        if self.open():
            for seat, hand in enumerate(self.hands):
                if seat != self.guard and len(hand) > 1:
                    found += [{"type": "cheat", "player": seat, "card": card} for card in set(hand)]
        return found

    def open(self) -> bool:
        kind = self.todo[0][0]
        return kind == "turn" if self.reads("cheat_time", "turns") else kind in WAITS

    # ------------------------------------------------------------ what a move does

    def do(self, move: Move) -> None:
        self.shuffled = False
        getattr(self, f"do_{move['type']}")(move)
        self.go_on()

    def go_on(self) -> None:
        """Do what needs nobody, until somebody or chance is asked."""
        while True:
            kind, *who = self.todo[0]
            renewable = not self.draw and len(self.discard) > 1 and not self.shuffled
            if kind == "draw" and renewable:
                self.todo.insert(0, ("reshuffle",))
            elif kind == "draw":
                self.todo.pop(0)
                if self.draw:
                    self.hands[who[0]].append(self.draw.pop(0))
            elif kind == "take" and len(self.discard) < 2:
                self.todo.pop(0)
                if self.reads("ant_short", "draw"):
                    self.todo.insert(0, ("draw", who[0]))
            elif kind == "take" and not self.reads("ant_pick", "choice"):
                self.todo.pop(0)
                self.hands[who[0]].append(self.discard.pop(-2))
            elif kind == "turn" and ([] in self.hands or self.nothing_can_happen()):
                self.turn = who[0]
                self.over()
            elif kind in WAITS and renewable and not self.reads("reshuffle_when", "needed"):
                self.todo.insert(0, ("reshuffle",))
            else:
                # whoever plays next is on turn as soon as the last one is done with
                self.turn = next((t[1] for t in self.todo if t[0] in WAITS), self.turn)
                return

    def nothing_can_happen(self) -> bool:
        if self.draw or len(self.discard) > 1 or self.fresh:
            return False
        laid = any(self.fits(s, card) for s, hand in enumerate(self.hands) for card in hand)
        return not laid and all(len(h) == 1 for s, h in enumerate(self.hands) if s != self.guard)

    def over(self) -> None:
        self.scores.append([sum(COSTS[card[0]] for card in hand) for hand in self.hands])
        self.fresh = 0
        self.todo = [("game_over" if self.round == self.n else "round_over",)]

    def action(self, seat: int, kind: str) -> list[tuple[Any, ...]]:
        others = self.left_of(seat)
        if kind == "A":
            source = "draw" if self.reads("ant_source", "draw") else "take"
            return [(source, other) for other in others]
        return [({"S": "spider", "Q": "slap", "C": "race"}[kind], seat)]

    def do_play(self, move: Move) -> None:
        seat, card = move["player"], move["card"]
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.fresh = 0
        if not self.thin(card):
            self.value = int(card[1])
        self.todo = [("turn", self.left_of(seat)[0])]
        if card[0] in "SQCA" and (self.hands[seat] or self.reads("last_card_action", "resolve")):
            self.todo = self.action(seat, card[0]) + self.todo

    def do_draw(self, move: Move) -> None:
        self.fresh = 0
        self.todo = [("draw", move["player"]), ("turn", self.left_of(move["player"])[0])]

    def pass_on(self, giver: int, card: str, to: int) -> None:
        self.hands[giver].remove(card)
        self.hands[to].append(card)

    def do_give(self, move: Move) -> None:
        self.pass_on(move["player"], move["card"], move["to"])
        self.todo.pop(0)

    def do_decline(self, move: Move) -> None:
        self.todo.pop(0)

    def do_slap(self, move: Move) -> None:
        slowest = move["slowest"]
        giving = [seat for seat in self.left_of(slowest) if self.gifts(seat)]
        self.todo[:1] = [("gift", seat, slowest) for seat in giving]

    def do_gift(self, move: Move) -> None:
        _, seat, slowest = self.todo.pop(0)
        self.pass_on(seat, move["card"], slowest)

    def do_race(self, move: Move) -> None:
        if move["card"]:
            self.hands[move["player"]].remove(move["card"])
            self.discard.append(move["card"])
        self.todo.pop(0)

    def do_take(self, move: Move) -> None:
        for at in range(len(self.discard) - 2, -1, -1):
            if self.discard[at] == move["card"]:
                self.hands[self.todo.pop(0)[1]].append(self.discard.pop(at))
                return

    def do_cheat(self, move: Move) -> None:
        self.hands[move["player"]].remove(move["card"])
        self.todo.insert(0, ("reaction", move["player"], move["card"]))

    def vanish(self) -> None:
        _, seat, card = self.todo.pop(0)
        self.gone.append((seat, card))
        self.fresh += self.reads("caught_window", "until_next_turn")

    def do_let_go(self, move: Move) -> None:
        self.vanish()

    def do_accuse(self, move: Move) -> None:
        target = move["target"]
        late = [at for at, (seat, _) in enumerate(self.gone) if seat == target]
        late = [at for at in late if at >= len(self.gone) - self.fresh]
        if self.todo[0][0] == "reaction" and self.todo[0][1] == target:
            self.hands[target].append(self.todo.pop(0)[2])
        else:
            if late:
                self.hands[target].append(self.gone.pop(late[-1])[1])
                self.fresh -= 1
            if self.todo[0][0] == "reaction":
                self.vanish()
            if not late:
                self.todo.insert(0, ("draw", self.guard))
                return
        if self.gifts(self.guard, self.reads("penalty_moth", True)):
            self.todo.insert(0, ("penalty", target))
        else:
            self.guard = target

    def do_penalty(self, move: Move) -> None:
        caught = self.todo.pop(0)[1]
        self.pass_on(self.guard, move["card"], caught)
        empty = not self.hands[self.guard]
        self.guard = caught
        if empty:
            self.over()

    def do_next_round(self, move: Move) -> None:
        self.round += 1
        self.starter = self.left_of(self.starter)[0]
        self.gather()

    def turn_up(self) -> None:
        while self.draw:
            self.discard.append(self.draw.pop(0))
            if not self.thin(self.discard[-1]):
                self.value = int(self.discard[-1][1])
                return

    def do_deal(self, move: Move) -> None:
        self.draw = list(move["cards"])
        for seat in [self.starter, *self.left_of(self.starter)]:
            self.hands[seat], self.draw = self.draw[:8], self.draw[8:]
        self.turn_up()
        kind = self.discard[-1][0]
        acts = kind in "SQCA" and self.reads("first_card_action", "perform")
        self.todo = (self.action(self.starter, kind) if acts else []) + [("turn", self.starter)]

    def do_shuffle(self, move: Move) -> None:
        self.todo.pop(0)
        self.draw, self.shuffled = list(move["cards"]), True
        if self.reads("reshuffle_top", "shuffled_in"):
            self.discard = []
            self.turn_up()
        else:
            self.discard = self.discard[-1:]

    def told(self) -> dict[str, Any]:
        """Return what can be compared with a position."""
        return {
            "phase": self.phase(),
            "round": self.round,
            "starter": self.starter,
            "guard": self.guard,
            "turn": self.turn,
            "value": self.value,
            "hands": [sorted(hand) for hand in self.hands],
            "draw": self.draw,
            "discard": self.discard,
            "vanished": [list(entry) for entry in self.gone],
            "round_scores": self.scores,
        }
