"""What can be done in a position: clicks and buttons, and what they ask for."""

from __future__ import annotations

from collections.abc import Sequence

from mopsbook.core.verdict import Violation
from mopsbook.games.mogel_motte.cards import NUMBER, Card
from mopsbook.games.mogel_motte.handing import throws
from mopsbook.games.mogel_motte.look import signs
from mopsbook.games.mogel_motte.look.paths import STACK, discard, known
from mopsbook.games.mogel_motte.moves import (
    CHEATS,
    DECLINES,
    DRAWS,
    LET_GO,
    NEXT_ROUND,
    NOBODY,
    PLAYS,
    SLAPS,
    MotteMove,
    accusations,
    gift,
    give,
    penalty,
    race,
    take,
)
from mopsbook.games.mogel_motte.state import (
    ATTEMPT,
    CLARIFY,
    GIFTS,
    OPEN,
    RACE,
    ROUND_OVER,
    SLAP,
    SPIDER,
    TAKING,
    TURN,
    MotteState,
)
from mopsbook.games.mogel_motte.verdicts import check
from mopsbook.games.mogel_motte.voice import prompt
from mopsbook.show.scene import Action, Affordances, Msg, Note, msg

PICK = "+"
"""Before a word or a card: what the next click is for."""
BACK = f"{PICK}back"
EDGE = "edge"
"""The edge of the own table, under which cards vanish."""


class Deeds:
    """Clicks and buttons of whoever sits at a table.

    Parameters
    ----------
    view : MotteState
        A position, or what a seat may know of it.
    draft : sequence of str
        What a table tells beside it; see :mod:`~mopsbook.games.mogel_motte.look.signs`.
    seat : int or None
        Who sits at the lower edge.
    """

    def __init__(self, view: MotteState, draft: Sequence[str], seat: int | None) -> None:
        self.view, self.seat = view, seat
        self.signs = signs.read(draft)
        self._told = signs.told(draft)
        self.open = signs.seen(view, signs.viewer(view) if seat is None else seat)
        self.open_now = view.phase in (OPEN if view.options.cheat_time == "any" else (TURN,))
        self.cards: dict[str, MotteMove] = {}
        """By item what becomes of a card at a click, legal or not."""
        self.moves: dict[str, str] = {}
        self.actions: list[Action] = []
        self.picks: dict[str, tuple[str, ...]] = {}
        self.refused: dict[str, tuple[Violation, ...]] = {}
        self.ask: Note | None = None
        self._decide()

    def affordances(self) -> Affordances:
        """Return all of it."""
        message, facts, rules = prompt(self.view, self.seat)
        note = self.ask or Note(msg(message, **facts), rules)
        moves = {item: str(move) for item, move in self.cards.items()} | self.moves
        return Affordances(moves, tuple(self.actions), note, self.picks, self.refused)

    # ------------------------------------------------------------------ what is going on

    def _decide(self) -> None:
        view = self.view
        todo = {
            TURN: self._turn, SPIDER: self._spider, SLAP: self._slap, RACE: self._race,
            GIFTS: self._gift, TAKING: self._take, ATTEMPT: self._attempt, CLARIFY: self._penalty,
            ROUND_OVER: self._next_round,
        }  # fmt: skip
        begun = {signs.SNEAK: self._sneak, signs.ACCUSE: self._accuse}.get(self.signs.picked)
        if begun is not None and self.open_now:
            begun()
            if self._is_quick():  # time runs on meanwhile
                self._slap() if view.phase == SLAP else self._throw_nothing()
            return
        if view.phase in todo:
            todo[view.phase]()
        if self.open_now:
            self._interrupt()

    def _next_round(self) -> None:
        self._do("next-round", msg("action-next-round"), NEXT_ROUND, "main")

    def _hand(self, seat: int) -> list[tuple[str, Card]]:
        """Return items and cards of a hand that can be seen."""
        copies: dict[Card, int] = {}
        found = []
        for card in self.view.hands[seat] if seat in self.open else ():
            copies[card] = copies.get(card, -1) + 1
            found.append((known(seat, card, copies[card]), card))
        return found

    def _others(self, seat: int) -> list[int]:
        return [other for other in range(self.view.options.players) if other != seat]

    def _do(self, name: str, label: Msg, move: MotteMove | str, kind: str, *about: str) -> None:
        self.actions.append(Action(name, label, str(move), kind, about=about))

    def _pick(self, token: str, label: Msg, key: str, *after: str) -> None:
        """Offer a button that only says what the next click is for."""
        self._picked(PICK + token, *after)
        self.actions.append(Action(token, label, PICK + token, key=key))

    def _picked(self, intent: str, *after: str) -> None:
        """Note what is picked after a click, behind what the table has told; () if nothing is."""
        self.picks[intent] = (*self._told, *after) if after else ()

    def _turn(self) -> None:
        turn = self.view.turn
        if turn not in self.open:
            return
        self.cards |= {item: PLAYS[turn][card] for item, card in self._hand(turn)}
        self.cards[STACK] = DRAWS[turn]
        if not self.faults(DRAWS[turn]):
            stuck = all(self.faults(move) for item, move in self.cards.items() if item != STACK)
            kind = "main" if stuck else "plain"
            self._do("draw", msg("action-draw"), DRAWS[turn], kind, STACK)

    def _spider(self) -> None:
        turn, card = self.view.turn, self.signs.picked
        if turn not in self.open:
            return
        others = self._others(turn)
        for item, held in self._hand(turn):
            move = give(turn, others[0], held)
            if self.faults(move):
                self.cards[item] = move
            else:
                self.moves[item] = PICK + held
                self._picked(PICK + held, *(() if held == card else (held,)))
        if card:
            facts = {"player": turn, "card": card}
            self.ask = Note(msg("ask-give", **facts), ("motte.spider",))
            for to in others:
                self.moves[f"plate{to}"] = str(give(turn, to, card))
                label = msg("action-give", to=to, card=card)
                self._do(f"give{to}", label, give(turn, to, card), "main", f"plate{to}")
            self._pick(BACK[1:], msg("action-back"), "Escape")
        kind = "plain" if card else "main"
        self._do("decline", msg("action-decline"), DECLINES[turn], kind)

    def _is_quick(self) -> bool:
        """Say whether it is the speed of who sits here that counts; another person tells how it came out."""
        view, seat = self.view, self.seat
        if not self.signs.quick or seat is None or seat not in self.open:
            return False
        return seat != view.turn or (view.phase == RACE and view.options.race_active)

    def _slap(self) -> None:
        top = discard(len(self.view.discard) - 1)
        if self._is_quick():
            # beside a choice that has been begun it is no part of that
            kind = "plain" if self.signs.picked else "main"
            self.actions.append(Action("slap", msg("action-slap"), "slap", kind, " "))
            self.moves[top] = "slap"
            rules = ("motte.mosquito", "motte.mosquito-active")
            self.ask = self.ask or Note(msg("ask-slap", player=self.seat), rules)
            return
        for seat in self._others(self.view.turn):
            label = msg("action-slowest", player=seat)
            self.moves[f"plate{seat}"] = str(SLAPS[seat])
            self._do(f"slap{seat}", label, SLAPS[seat], "main", f"plate{seat}")

    def _race(self) -> None:
        view, options = self.view, self.view.options
        racing = range(options.players) if options.race_active else self._others(view.turn)
        quick = self._is_quick()
        for seat in racing:
            if seat in self.open:
                fitting = throws(view.hands[seat], view.value, options)
                for item, card in self._hand(seat):
                    if card not in fitting or not quick:
                        self.cards[item] = race(seat, card)
                    if quick:
                        self.moves[item] = f"throw {card}"
                if quick:
                    held = [card for card in dict.fromkeys(view.hands[seat]) if card in fitting]
                    rules = ("motte.cockroach", "motte.race-cards", "motte.race-voluntary")
                    self.ask = Note(msg("ask-throw", player=seat, cards=held), rules)
            elif not quick and seat not in self.signs.programs:
                card = f"{NUMBER}{view.value}"
                label = msg("action-threw", player=seat, card=card)
                self._do(f"threw{seat}", label, race(seat, card), "plain", f"plate{seat}")
        if quick:
            self._throw_nothing()
        else:
            self._do("nobody", msg("action-nobody"), NOBODY, "main")

    def _throw_nothing(self) -> None:
        self._do("nothing", msg("action-throw"), "throw -", "plain")

    def _gift(self) -> None:
        giver = self.view.queue[0]
        self.cards |= {item: gift(giver, card) for item, card in self._hand(giver)}

    def _take(self) -> None:
        taker = self.view.queue[0]
        if taker in self.open:
            cards = dict.fromkeys(self.view.discard[:-1])
            self.cards |= {f"beneath{card}": take(taker, card) for card in cards}

    def _penalty(self) -> None:
        guard = self.view.guard
        self.cards |= {item: penalty(guard, card) for item, card in self._hand(guard)}

    def _attempt(self) -> None:
        guard, attempt = self.view.guard, self.view.attempt
        if guard in self.open and attempt is not None:
            self._accusations(attempt[0])
            self._do("let-go", msg("action-let-go"), LET_GO[guard], "plain")

    def _accusations(self, suspect: int | None) -> None:
        for move in accusations(self.view.guard, self.view.options.players):
            plate, target = f"plate{move.target}", move.target
            kind = "main" if suspect in (None, target) else "plain"
            self.moves[plate] = str(move)
            self._do(f"accuse{target}", msg("action-accuse", target=target), move, kind, plate)

    # ------------------------------------------------------------------ what can be done beside it

    def _interrupt(self) -> None:
        """Offer to cheat, to accuse somebody, and to watch somebody."""
        view, guard = self.view, self.view.guard
        cheaters = [seat for seat in self.open if seat != guard]
        if cheaters:
            self._pick(signs.SNEAK, msg("action-sneak"), "s", signs.SNEAK)
            self.moves[EDGE] = PICK + signs.SNEAK
            wrong = [
                self.faults(CHEATS[seat][card]) for seat in cheaters for card in view.hands[seat]
            ]
            if wrong and all(wrong):
                del self.picks[PICK + signs.SNEAK]
                self.refused[PICK + signs.SNEAK] = wrong[0]
        if guard in self.open:
            self._pick(signs.ACCUSE, msg("action-catch"), "a", signs.ACCUSE)
        if guard == self.seat and not self.signs.picked and not self.signs.quick:
            for other in self._others(guard):
                self.moves.setdefault(f"plate{other}", f"{signs.GAZE} {other}")
        if self.signs.pause:
            facts = {"player": view.turn, "guard": guard, "spider": view.phase == SPIDER}
            if guard in self.open:
                self.ask = Note(msg("ask-pause-guard", **facts), ("motte.guard-role",))
            else:
                you = cheaters[0] if cheaters else guard
                text = msg("ask-pause", **facts, you=you, gaze=self._gaze(you))
                self.ask = Note(text, ("motte.cheat", "motte.cheat-time"))

    def _sneak(self) -> None:
        guard = self.view.guard
        cheaters = [seat for seat in self.open if seat != guard]
        for seat in cheaters:
            self.cards |= {item: CHEATS[seat][card] for item, card in self._hand(seat)}
        player = cheaters[0] if cheaters else guard
        self.ask = Note(
            msg("ask-sneak", player=player, guard=guard, gaze=self._gaze(player)),
            ("motte.cheat", "motte.cheat-one-at-a-time", "motte.cheat-last-card"),
        )
        self.moves[EDGE] = BACK
        self._pick(BACK[1:], msg("action-back"), "Escape")

    def _gaze(self, seat: int) -> str:
        """Say in a word whether the guard watches a seat."""
        gaze = self.signs.gaze
        return "unknown" if gaze is None else "here" if gaze == seat else "away"

    def _accuse(self) -> None:
        if self.view.guard in self.open:
            self._accusations(None)
        self.ask = Note(msg("ask-accuse", guard=self.view.guard), ("motte.accuse",))
        self._pick(BACK[1:], msg("action-back"), "Escape")

    def faults(self, move: MotteMove) -> tuple[Violation, ...]:
        """Return what is wrong with a move."""
        return tuple(check(self.view, move))


def affordances(
    view: MotteState, draft: Sequence[str] = (), seat: int | None = None
) -> Affordances:
    """Return what can be clicked, legal or not, and what the buttons ask for.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mogel_motte", players=3).position("guard 2; discard N3; hands N2 M4 / N1 / N1")
    >>> affordances(s).moves["hand0.N2.0"], affordances(s, ["sneak"]).moves["hand0.M4.0"]
    ('0 play N2', '0 cheat M4')
    """
    return Deeds(view, draft, seat).affordances()
