"""What can be done in a position: what items and buttons ask for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from mopsbook.core.verdict import Fault
from mopsbook.games.mogel_motte import moves as m
from mopsbook.games.mogel_motte.cards import NUMBER, Card
from mopsbook.games.mogel_motte.handing import throws
from mopsbook.games.mogel_motte.haste import QuickSlap, QuickThrow, Signs
from mopsbook.games.mogel_motte.look.paths import STACK, discard, known, seen
from mopsbook.games.mogel_motte.reflexes import LATE, is_time
from mopsbook.games.mogel_motte.state import OPEN, MotteState
from mopsbook.games.mogel_motte.verdicts import check
from mopsbook.games.mogel_motte.voice import prompt
from mopsbook.show.cards import copies
from mopsbook.show.layout import viewer
from mopsbook.show.offers import Button, Draft, Intent, Make, Offers, Pick, Watch
from mopsbook.show.scene import Msg, msg
from mopsbook.show.sentences import Note

EDGE = "edge"
"""The edge of the own table, under which cards vanish."""
SNEAK, ACCUSE = "sneak", "accuse"
"""What the next press is for, if that has been said before it: a draft, as is a card that is to be given."""
TOO_LATE, LETS_PASS = 100 * LATE, 2500
"""After how many milliseconds, where time runs, a hand is late, and an attempt has passed."""


class Clicks:
    """What whoever sits at a table can press.

    Parameters
    ----------
    view : MotteState
        A position, or what a seat may know of it.
    draft : tuple
        What the next press is for, or the card that is to be given away.
    signs : Signs
        What a table tells beside the position.
    seat : int or None
        Who sits at the lower edge.
    """

    def __init__(self, view: MotteState, draft: Draft, signs: Signs, seat: int | None) -> None:
        self.view, self.seat, self.signs = view, seat, signs
        self.picked = draft[-1] if draft else ""
        self.open = seen(view, viewer(view.hands) if seat is None else seat)
        self.open_now = view.phase in (OPEN if view.options.cheat_time == "any" else ("turn",))
        self.cards: dict[str, Intent] = {}
        """What becomes of a card at a press, legal or not."""
        self.others: dict[str, Intent] = {}
        """What plates and the edge of the table ask for."""
        self.buttons: list[Button] = []
        self.ask: Note | None = None
        self._decide()

    def offers(self) -> Offers:
        """Return all of it."""
        view = self.view
        message, facts, rules = prompt(view, self.seat)
        if message == "prompt-attempt" and self.signs.sign:
            known = self.signs.known
            seen = {"sign": self.signs.sign, "times": len(known), "cheats": sum(known)}
            message, facts = "prompt-sign", facts | seen
        if facts.get("gaze") and view.turn == self.seat and view.turn in self.open:
            facts |= self._eyes(view.turn)
        note = self.ask or Note(msg(message, **facts), rules)
        return Offers(self.cards | self.others, tuple(self.buttons), note)

    # ------------------------------------------------------------------ what is going on

    def _decide(self) -> None:
        view = self.view
        todo = {
            "turn": self._turn, "spider": self._spider, "slap": self._slap, "race": self._race,
            "gifts": self._hand_over, "ant": self._take, "attempt": self._attempt,
            "clarify": self._hand_over, "round_over": self._next_round,
        }  # fmt: skip
        begun = {SNEAK: self._sneak, ACCUSE: self._accuse}.get(self.picked)
        if begun is not None and self.open_now:
            begun()
            if self._is_quick():  # time runs on meanwhile
                self._slap() if view.phase == "slap" else self._throw_nothing()
            return
        if view.phase in todo:
            todo[view.phase]()
        if self.open_now:
            self._interrupt()

    def _next_round(self) -> None:
        self._do("next-round", msg("action-next-round"), m.NEXT_ROUND, "main")

    def _hand(self, seat: int) -> list[tuple[str, Card]]:
        """Return items and cards of a hand that can be seen."""
        hand = self.view.hands[seat] if seat in self.open else ()
        return [(known(seat, card, copy), card) for card, copy in copies(hand)]

    def _others(self, seat: int) -> list[int]:
        return [other for other in range(self.view.options.players) if other != seat]

    def _make(self, moves: Mapping[str, m.MotteMove]) -> dict[str, Intent]:
        return {item: Make(move) for item, move in moves.items()}

    def _do(
        self,
        name: str,
        label: Msg,
        deed: m.MotteMove | QuickThrow,
        kind: str,
        *about: str,
        after: int = 0,
    ) -> None:
        self.buttons.append(Button(name, label, Make(deed), kind, about=about, after=after))

    def _back(self) -> None:
        """Offer to forget what the next press was for."""
        self.buttons.append(Button("back", msg("action-back"), Pick(), key="Escape"))

    def _turn(self) -> None:
        turn = self.view.turn
        if turn not in self.open:
            return
        plays = {item: m.PLAYS[turn][card] for item, card in self._hand(turn)}
        self.cards |= self._make(plays)
        self.cards[STACK] = Make(m.DRAWS[turn])
        if not self.faults(m.DRAWS[turn]):
            kind = "main" if all(map(self.faults, plays.values())) else "plain"
            self._do("draw", msg("action-draw"), m.DRAWS[turn], kind, STACK)

    def _spider(self) -> None:
        turn, card = self.view.turn, self.picked
        if turn not in self.open:
            return
        others = self._others(turn)
        kept = True
        for item, held in self._hand(turn):
            move = m.give(turn, others[0], held)
            self.cards[item] = Pick() if held == card else Pick((held,), partial(_gives, held))
            if self.faults(move):
                self.cards[item] = Make(move)
            else:
                kept = False
        if card:
            facts = {"player": turn, "card": card}
            self.ask = Note(msg("ask-give", **facts), ("motte.spider",))
            for to in others:
                self.others[f"plate{to}"] = Make(m.give(turn, to, card))
                label = msg("action-give", to=to, card=card)
                self._do(f"give{to}", label, m.give(turn, to, card), "main", f"plate{to}")
            self._back()
        kind = "main" if kept else "plain"
        self._do("decline", msg("action-decline"), m.DECLINES[turn], kind)

    def _is_quick(self) -> bool:
        """Say whether it is the speed of who sits here that counts; another person tells how it came out."""
        view, seat = self.view, self.seat
        if not self.signs.quick or seat is None or seat not in self.open:
            return False
        return seat != view.turn or (view.phase == "race" and view.options.race_active)

    def _slap(self) -> None:
        if self._is_quick():
            # beside a choice that has been begun it is no part of that
            kind, slap = "plain" if self.picked else "main", Make(QuickSlap())
            self.buttons.append(Button("slap", msg("action-slap"), slap, kind, " ", after=TOO_LATE))
            self.cards[discard(len(self.view.discard) - 1)] = slap
            rules = ("motte.mosquito", "motte.mosquito-active")
            self.ask = self.ask or Note(
                msg("ask-slap", player=self.seat, clock=self.signs.clock), rules
            )
            return
        for seat in self._others(self.view.turn):
            label = msg("action-slowest", player=seat)
            self.others[f"plate{seat}"] = Make(m.SLAPS[seat])
            self._do(f"slap{seat}", label, m.SLAPS[seat], "main", f"plate{seat}")

    def _race(self) -> None:
        view, options = self.view, self.view.options
        racing = range(options.players) if options.race_active else self._others(view.turn)
        quick = self._is_quick()
        for seat in racing:
            if seat in self.open:
                for item, card in self._hand(seat):
                    self.cards[item] = Make(QuickThrow(card) if quick else m.race(seat, card))
                if quick:
                    fitting = throws(view.hands[seat], view.value, options)
                    held = [card for card in dict.fromkeys(view.hands[seat]) if card in fitting]
                    rules = ("motte.cockroach", "motte.race-cards", "motte.race-voluntary")
                    self.ask = Note(
                        msg(
                            "ask-throw", player=seat, cards=held, clock=self.signs.clock,
                            value=view.value, actions=options.race_cards != "number",
                        ), rules,
                    )  # fmt: skip
            elif not quick and seat not in self.signs.programs:
                card = f"{NUMBER}{view.value}"
                label = msg("action-threw", player=seat, card=card)
                self._do(f"threw{seat}", label, m.race(seat, card), "plain", f"plate{seat}")
        if quick:
            self._throw_nothing()
        else:
            self._do("nobody", msg("action-nobody"), m.NOBODY, "main")

    def _throw_nothing(self) -> None:
        self._do("nothing", msg("action-throw"), QuickThrow(), "plain", after=TOO_LATE)

    def _hand_over(self) -> None:
        view = self.view
        seat, give = (view.mover, m.gift) if view.phase == "gifts" else (view.guard, m.penalty)
        self.cards |= self._make({item: give(seat, card) for item, card in self._hand(seat)})

    def _take(self) -> None:
        taker = self.view.queue[0]
        if taker in self.open:
            cards = dict.fromkeys(self.view.discard[:-1])
            self.cards |= self._make({f"beneath{card}": m.take(taker, card) for card in cards})

    def _attempt(self) -> None:
        guard = self.view.guard
        if guard in self.open and self.view.attempt is not None:
            # where time was passed before, so that a press too many accuses nobody
            self._do("let-go", msg("action-let-go"), m.LET_GO[guard], "plain", after=LETS_PASS)
            self._accusations()
            self._watch()  # a name asks for the same as before

    def _watch(self) -> None:
        """Let a guard look at another seat by its name, where that asks for nothing else."""
        if self.view.guard == self.seat and not self.signs.quick:
            for other in self._others(self.view.guard):
                self.others.setdefault(f"plate{other}", Watch(other))

    def _accusations(self) -> None:
        """Offer to accuse each of the others; the key is that of who was noticed."""
        noticed = self.view.attempt[0] if self.view.attempt else None
        for move in m.accusations(self.view.guard, self.view.options.players):
            plate, target = f"plate{move.target}", move.target
            if self.picked == ACCUSE:  # otherwise nobody has asked whom
                self.others[plate] = Make(move)
            label, asks = msg("action-accuse", target=target), Make(move)
            key = msg("key-accuse") if target == noticed else ""
            button = Button(f"accuse{target}", label, asks, key=key, about=(plate,))
            self.buttons.append(button)

    # ------------------------------------------------------------------ what can be done beside it

    def _interrupt(self) -> None:
        """Offer to cheat, to accuse somebody, and to watch somebody."""
        view, guard = self.view, self.view.guard
        # whoever has but one card left can sneak none away, and is not led to try
        cheaters = [seat for seat in self.open if seat != guard and len(view.hands[seat]) > 1]
        if cheaters:
            sneak = Pick((SNEAK,), partial(_is, m.Cheat))
            self.others[EDGE] = sneak
            if self.signs.pause:  # a card that is good for nothing else can be taken up as well
                held = [item for seat in cheaters for item, _ in self._hand(seat)]
                self.others |= {item: sneak for item in held if item not in self.cards}
            self.buttons.append(Button(SNEAK, msg("action-sneak"), sneak, key=msg("key-sneak")))
        if guard in self.open:
            accuse = Pick((ACCUSE,), partial(_is, m.Accuse))
            self.buttons.append(Button(ACCUSE, msg("action-catch"), accuse, key=msg("key-accuse")))
        if not self.picked:
            self._watch()
        if self.signs.pause:
            facts: dict[str, Any] = {"player": view.turn, "spider": view.phase == "spider"}
            if guard in self.open:
                text = msg("ask-pause-guard", **facts)
                if self.signs.gaze is not None:
                    target = self.signs.gaze
                    facts |= {"target": target, "held": len(view.hands[target])}
                    text = msg("ask-pause-watching", **facts)
                self.ask = Note(text, ("motte.guard-role",))
            else:
                text = msg("ask-pause-last", **facts)
                if cheaters:
                    text = msg("ask-pause", **facts, **self._eyes(cheaters[0]))
                self.ask = Note(text, ("motte.cheat", "motte.cheat-time"))

    def _sneak(self) -> None:
        guard = self.view.guard
        cheaters = [seat for seat in self.open if seat != guard]
        for seat in cheaters:
            cheats = {item: m.CHEATS[seat][card] for item, card in self._hand(seat)}
            self.cards |= self._make(cheats)
        player = cheaters[0] if cheaters else guard
        self.ask = Note(
            msg("ask-sneak", player=player, **self._eyes(player)),
            ("motte.cheat", "motte.cheat-one-at-a-time", "motte.cheat-last-card"),
        )
        self.others[EDGE] = Pick()
        self._back()

    def _eyes(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees of the eyes of the guard: whether they are its own, on it, or on somebody else."""
        gaze, guard = self.signs.gaze, self.view.guard
        if seat != guard and len(self.view.hands[seat]) == 1:  # nothing to sneak away, so no danger
            return {"guard": guard, "gaze": "last"}
        if gaze is None:
            return {"guard": guard, "gaze": "none"}
        own = "own" if is_time(self.view) else "first"
        word = own if guard == seat else "here" if gaze == seat else "away"
        return {"you": seat, "guard": guard, "gaze": word, "target": gaze}

    def _accuse(self) -> None:
        if self.view.guard in self.open:
            self._accusations()
        self.ask = Note(msg("ask-accuse", guard=self.view.guard), ("motte.accuse",))
        self._back()

    def faults(self, move: m.MotteMove) -> tuple[Fault, ...]:
        """Return what is wrong with a move."""
        return tuple(check(self.view, move))


def _gives(card: Card, move: m.MotteMove) -> bool:
    return isinstance(move, m.Give) and move.card == card


def _is(kind: type[m.MotteMove], move: m.MotteMove) -> bool:
    return isinstance(move, kind)


def offers(
    view: MotteState, draft: Draft = (), seat: int | None = None, signs: Signs | None = None
) -> Offers:
    """Return what can be pressed, legal or not, and what it asks for.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mogel_motte", players=3).position("guard 2; discard N3; hands N2 M4 / N1 / N1")
    >>> str(offers(s).on["hand0.N2.0"].move), str(offers(s, ("sneak",)).on["hand0.M4.0"].move)
    ('0 play N2', '0 cheat M4')
    """
    return Clicks(view, draft, signs or Signs(), seat).offers()
