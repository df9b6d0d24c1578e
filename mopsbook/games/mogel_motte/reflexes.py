"""What hands and eyes do without being asked: who cheats when, who notices, whose hand is slow.

The rules say only what may come of it. Here it is drawn, from a source of chance that is handed in and
from the tempers of the players, never from the clock of a computer; so a seed gives the same game
everywhere. Times are tenths of a second.

A moment is a position in which somebody could cheat. In each moment the guard looks at one seat; each
other seat makes up its mind once whether to cheat; and a guard notices what happens with a chance that
depends on where it looks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from math import exp, log
from random import Random
from typing import Any

from mopsbook.core.advice import Reason
from mopsbook.core.state import HIDDEN
from mopsbook.games.mogel_motte import moves as m
from mopsbook.games.mogel_motte.cards import HAND_SIZE, MOTH
from mopsbook.games.mogel_motte.handing import throws
from mopsbook.games.mogel_motte.haste import QuickSlap, QuickThrow, Signs
from mopsbook.games.mogel_motte.state import OPEN, MotteState
from mopsbook.games.mogel_motte.tempers import PERSON, TEMPERS, temper_of

MOTH_HASTE = 2.5
"""So many times more often a moth tempts to cheat: it costs most, and nothing else gets rid of it."""
WILLING = 0.85
"""The chance that somebody who holds a card for the race throws one."""
LATE = 30
"""A hand that has not come down by then is taken for the slowest, in tenths of a second."""
FALSE_ALARM = 0.08
"""The chance that in a moment without a cheat something looks like one."""
TELLS = {
    (True, True): (0.60, 0.28, 0.12),
    (True, False): (0.40, 0.38, 0.22),
    (False, False): (0, 0.45, 0.55),
    (False, True): (0, 0.35, 0.65),
}
"""How often each of them is seen: of a cheat or a false alarm, of a seat that the guard watches or another.

A card that goes below the table is seen of cheats alone; a hand without a card has to be judged.
"""


class Reflexes:
    """The hands and eyes of the players.

    Parameters
    ----------
    tempers : sequence of str
        A name of :data:`~mopsbook.games.mogel_motte.tempers.TEMPERS` for each seat, or "" for the usual one of that seat.
    seats : collection of int
        Whose hands are drawn for here; people move those of the others themselves.

    Raises
    ------
    OptionError
        If there is no temper of that name.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mogel_motte", players=3)
    >>> s = g.play(g.position("guard 2; discard N3; draw N1 N1; hands Q2 N5 / N4 / N1"), "0 play Q2").after
    >>> slap, = Reflexes([""] * 3, range(3)).urge(s, None, Random(1))
    >>> sorted(slap.order), slap.slowest == slap.order[-1], slap.clock <= LATE
    ([1, 2], True, True)
    """

    def __init__(self, tempers: Sequence[str], seats: Collection[int]) -> None:
        self.seats = frozenset(seats)
        self._tempers = [temper_of(name, seat) for seat, name in enumerate(tempers)]

    def gaze(
        self, state: MotteState, before: int | None, rng: Random, *, passed: bool = False
    ) -> int | None:
        """Draw whom the guard looks at in this moment; a person keeps looking where it looked, first to the left.

        A hand that has shrunk unseen draws the eyes: all can count how many cards each seat has made vanish. And
        who is watched and keeps the table waiting is not let out of sight.
        """
        guard, players = state.guard, len(state.hands)
        if guard not in self.seats:
            left = [(guard + n) % players for n in range(1, players)]
            known = before is not None and before != guard
            return before if known else next((seat for seat in left if seat in self.seats), None)
        if state.phase not in OPEN or (passed and before == state.turn):
            return before
        gone = Counter(seat for seat, _ in state.vanished)
        others = [seat for seat in range(players) if seat != guard]
        # a card that is missing there draws them as much as all seats together do before
        return rng.choice([seat for seat in others for _ in range(1 + len(others) * gone[seat])])

    def urge(self, state: MotteState, gaze: int | None, rng: Random) -> tuple[m.MotteMove, ...]:
        """Return moves one of which is made now, although the game waits for something else.

        Parameters
        ----------
        state : MotteState
            The position; all of it, since hands know what they hold.
        gaze : int or None
            Whom the guard looks at.
        rng : random.Random
            Where chance comes from.

        Returns
        -------
        tuple of Move
            Moves of one seat to choose from, or the one move of the table; () if nothing happens, or
            if a person has to do something first.
        """
        if state.phase == "attempt":
            return self._reaction(state, gaze, rng)
        if state.phase in ("slap", "race") and not self.people_competing(state):
            return (self.contest(state, {}, rng),)
        return self._cheat(state, gaze, rng)

    def competing(self, state: MotteState) -> frozenset[int]:
        """Return the seats whose speed counts now: who slaps, or who could throw a card."""
        options, seats = state.options, range(len(state.hands))
        if state.phase == "slap":
            return frozenset(seats) - {state.turn}
        if state.phase == "race":
            racing = [seat for seat in seats if options.race_active or seat != state.turn]
            return frozenset(s for s in racing if throws(state.hands[s], state.value, options))
        return frozenset()

    def people_competing(self, state: MotteState) -> frozenset[int]:
        """Return the persons who have to be quick now.

        Several race whatever they hold, or each could tell from it what the others hold.
        """
        people = frozenset(range(len(state.hands))) - self.seats
        if state.phase == "race" and len(people) > 1:
            return people if state.options.race_active else people - {state.turn}
        return self.competing(state) & people

    def contest(
        self, state: MotteState, people: dict[int, tuple[int | None, str]], rng: Random
    ) -> m.Slap | m.Race:
        """Return how a slap or a race comes out.

        Parameters
        ----------
        state : MotteState
            A position in which one is due.
        people : dict
            For each person who took part the time in tenths of a second, or None where it is drawn
            as for any other, and for a race the card.
        rng : random.Random
            Where the other times come from.
        """
        times: dict[int, tuple[float, str]] = {}
        for seat in sorted(self.competing(state)):
            drawn = self._time(seat, rng)  # for everybody, so that chance does not depend on people
            cards = throws(state.hands[seat], state.value, state.options)
            card = rng.choice(cards) if cards and rng.random() < WILLING else ""
            if seat in people:
                measured, card = people[seat]
                drawn = drawn if measured is None else min(measured, LATE)
            if card or state.phase == "slap":
                times[seat] = (drawn, card)
        order = sorted(times, key=lambda seat: (times[seat][0], rng.random()))
        if state.phase == "slap":
            return m.Slap(order[-1], tuple(order), round(times[order[-1]][0]))
        if not order:
            return m.NOBODY
        time, card = times[order[0]]
        return m.Race(order[0], card, round(time))

    def false_alarm(self, state: MotteState, rng: Random) -> MotteState | None:
        """Return, now and then, a position that looks to the guard as if somebody was cheating.

        Otherwise being asked would be a proof, and the guard must not know that somebody cheats.
        """
        if state.guard in self.seats or not is_time(state):
            return None
        others = [seat for seat in sorted(self.seats) if len(state.hands[seat]) > 1]
        if not others or rng.random() >= FALSE_ALARM:
            return None
        seat = rng.choice(others)
        return state._replace(phase="attempt", resume=state.phase, attempt=(seat, HIDDEN))

    def sign(self, state: MotteState, gaze: int | None, real: bool, rng: Random) -> str:
        """Draw what the guard sees of a hand; "" if it sees none, or is no person.

        A card below the table is a cheat. The other signs are seen of cheats and of false alarms, but not as often:
        who watches players, and learns afterwards what it was, judges and does not guess.
        """
        if state.attempt is None or state.guard in self.seats:
            return ""
        return rng.choices(m.SIGNS, TELLS[real, gaze == state.attempt[0]])[0]

    def shown(self, state: MotteState, sign: str) -> m.Stir | None:
        """Return the move by which it goes on record what all see of a hand; None if they see nothing."""
        return m.Stir(state.attempt[0], sign) if state.attempt and sign else None

    def aftermath(
        self, state: MotteState, move: m.MotteMove, sign: str, real: bool
    ) -> Reason | None:
        """Return what is told once the guard has answered what it saw; None if there is nothing to tell.

        That a card is gone can be counted by then. Where somebody can still be accused of it later nothing
        is told.
        """
        if state.attempt is None or not isinstance(move, m.LetGo | m.Accuse) or _lasts(state):
            return None
        player = state.attempt[0]
        caught = real and isinstance(move, m.Accuse) and move.target == player
        facts = {"player": player, "sign": sign, "guard": state.guard}
        kind = "after-catch" if caught else "after-cheat" if real else "after-alarm"
        return Reason(kind, facts)

    def missed(
        self, before: MotteState, after: MotteState, gaze: int | None = None
    ) -> tuple[Reason, ...]:
        """Return what is told of how the eyes of the guard, which were on `gaze`, and hands met between two positions.

        A person who was caught learns whether the guard was looking. And whose cards have vanished unseen is told:
        all can count the cards in every hand, so it tells nobody anything new. While a hand stirs it is said that
        this is something else.
        """
        if before.round != after.round:
            return ()
        caught, guard = after.guard, before.guard
        told: tuple[Reason, ...] = ()
        if gaze is not None and caught not in self.seats and guard in self.seats:
            looked: dict[str, Any] = {"player": caught, "guard": guard, "looked": gaze == caught}
            told = (Reason("after-caught", looked | {"target": gaze}),)
        if _lasts(after):
            return told
        vanished = [seat for seat, _ in after.vanished[len(before.vanished) :]]
        gone = [seat for seat in vanished if seat in self.seats]
        # nobody misses what is done by the own hand, before or after the guard bug changed hands
        missed = next((one for one in (guard, after.guard) if one not in gone), None)
        if not gone or missed is None:
            return told
        stirs = after.phase == "attempt" and after.guard not in self.seats
        facts = {"players": sorted({*gone}), "guard": missed, "count": len(gone), "stirs": stirs}
        # which of two guards it was is not looked for
        changed = {"changed": guard != after.guard}
        return (*told, Reason("after-missed", facts | changed))

    def doubtful(self, state: MotteState) -> bool:
        """Say whether somebody is cheating whom a false alarm could name as well: no person."""
        return state.attempt is not None and state.attempt[0] in self.seats

    def lets_pass(self, move: m.MotteMove) -> bool:
        """Say whether a move lets an attempt pass, be it a real one or a false alarm."""
        return isinstance(move, m.LetGo)

    def signs(
        self,
        state: MotteState,
        gaze: int | None,
        waits: bool,
        sign: str | None = None,
        learned: Sequence[tuple[str, bool]] = (),
        clock: bool = False,
    ) -> Signs:
        """Return whom the guard looks at and what it sees, and whose speed is not for people to tell.

        That is one person's who alone has to be quick, or in a race of several the programs'.
        """
        # who was looked at may have the guard bug by now
        looking = gaze != state.guard and state.phase in (*OPEN, "attempt")
        people = len(self.people_competing(state))
        drawn = sorted(self.seats) if people > 1 and state.phase == "race" else ()
        known = tuple(real for seen, real in learned if seen == sign)
        return Signs(
            gaze if looking else None, people == 1, waits, tuple(drawn), sign, known, clock
        )

    def asks(self, state: MotteState) -> bool:
        """Say whether people have a hand in what the whole table does: not if only programs race."""
        return state.phase not in ("slap", "race") or bool(self.people_competing(state))

    def idle(self, state: MotteState) -> bool:
        """Say whether nobody has had the time to think of cheating yet, or no person can cheat or catch anybody."""
        people = set(range(len(state.hands))) - self.seats
        can = any(seat == state.guard or len(state.hands[seat]) > 1 for seat in people)
        return not (is_time(state) and can)

    def may_enter(self, state: MotteState, move: m.MotteMove) -> bool:
        """Say whether people may enter how a slap or a race came out.

        Several people slap for themselves and see who was slowest. One alone has the hand of one
        player. What others hold for a race is not to be asked for.
        """
        people = self.people_competing(state)
        due = state.phase == ("race" if isinstance(move, m.Race) else "slap")
        if not isinstance(move, m.Race | m.Slap) or not due:
            return True  # what is not due breaks a rule
        if isinstance(move, m.Slap):
            return len(people) > 1
        alone = move.fastest is None and self.competing(state) <= people
        return len(people) > 1 and (alone or move.fastest in people)

    def read(self, text: str) -> QuickSlap | QuickThrow | None:
        """Return what is done in haste, as somebody writes it: ``slap``, ``throw N4`` or ``throw -``."""
        if text == "slap":
            return QuickSlap()
        word, _, card = text.partition(" ")
        return QuickThrow("" if card == "-" else card) if word == "throw" and card else None

    def reaction(
        self, state: MotteState, seat: int, deed: object, time: float | None, rng: Random
    ) -> m.Slap | m.Race | None:
        """Return what comes of what is done in haste; None if it is something else.

        It is None also where it is not the speed of that seat alone that counts.

        What cannot be, such as a slap when there is no mosquito, comes back as a move of that seat
        alone, which the rules refuse.
        """
        people = self.people_competing(state)
        if isinstance(deed, m.Race) and deed == m.NOBODY and len(people) > 1:
            # none of them: the others are still to throw
            return self.contest(state, dict.fromkeys(people, (None, "")), rng)
        tenths = None if time is None else round(10 * time)
        if isinstance(deed, QuickSlap):
            if state.phase != "slap" or seat == state.turn:
                return m.Slap(seat, clock=tenths)
            return self.contest(state, {seat: (tenths, "")}, rng) if people == {seat} else None
        if not isinstance(deed, QuickThrow):
            return None
        card, held = deed.card, throws(state.hands[seat], state.value, state.options)
        if state.phase == "race" and people == {seat} and card in ("", *held):
            return self.contest(state, {seat: (tenths, card)}, rng)
        if card:
            return m.Race(seat, card, tenths)
        return m.NOBODY if state.phase != "race" else None

    def _time(self, seat: int, rng: Random) -> float:
        temper = self._tempers[seat]
        return min(exp(rng.gauss(log(temper.reaction), temper.spread)), LATE)

    def _reaction(
        self, state: MotteState, gaze: int | None, rng: Random
    ) -> tuple[m.MotteMove, ...]:
        """Let the guard notice or not; a person who notices decides what comes of it."""
        assert state.attempt is not None
        guard, cheater = state.guard, state.attempt[0]
        temper = self._tempers[guard] if guard in self.seats else TEMPERS[PERSON]
        chance = temper.watches if gaze == cheater else temper.glances
        if gaze != cheater and cheater not in self.seats and _is_first(state):
            chance = 0
        noticed = rng.random() < chance
        if not noticed:
            return (m.LET_GO[guard],)
        return (m.Accuse(guard, cheater),) if guard in self.seats else ()

    def _cheat(self, state: MotteState, gaze: int | None, rng: Random) -> tuple[m.MotteMove, ...]:
        """One seat cheats, or none; it may choose the card."""
        if not is_time(state):
            return ()
        # the one who is first to dare; the order is no habit of the table
        for seat in rng.sample(range(len(state.hands)), len(state.hands)):
            hand, temper = state.hands[seat], self._tempers[seat]
            chance = temper.dares if gaze == seat else temper.cheats
            if any(card[0] == MOTH for card in hand):
                chance *= MOTH_HASTE
            tempted = rng.random() < chance
            if tempted and seat in self.seats and seat != state.guard and len(hand) > 1:
                return tuple(m.CHEATS[seat][card] for card in dict.fromkeys(hand))
        return ()


def is_time(state: MotteState) -> bool:
    """Say whether somebody may cheat now, and has had the time to look at the hand that was dealt."""
    dealt = len(state.discard) == 1 and all(len(hand) == HAND_SIZE for hand in state.hands)
    return not dealt and state.phase in (OPEN if state.options.cheat_time == "any" else ("turn",))


def _is_first(state: MotteState) -> bool:
    """Say whether the card that is on its way is the first one that its player cheats away in this game.

    Where nobody looks it goes well: whoever is new learns first what can be gained by it.
    """
    cheater = state.attempt and state.attempt[0]
    return state.round == 1 and all(seat != cheater for seat, _ in state.vanished)


def _lasts(state: MotteState) -> bool:
    """Say whether a cheat that has passed can still be caught, so that nobody is told of it."""
    return state.options.caught_window != "reaction"
