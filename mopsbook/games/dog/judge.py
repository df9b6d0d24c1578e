"""Why a piece cannot go a way: each rule that a portion breaks, and the piece in the way."""

from __future__ import annotations

from typing import Any

from mopsbook.core.verdict import Fault, Found, citing
from mopsbook.games.dog.board import FARTHEST, HOME, HOME_SIZE, START_ZONE, field_text
from mopsbook.games.dog.cards import BACKWARD, JOKER, SEVEN, STARTERS, STEPS
from mopsbook.games.dog.moves import Play, Portion, Swap
from mopsbook.games.dog.plays import plays, reach_of
from mopsbook.games.dog.reach import STEPS_BACK
from mopsbook.games.dog.search import POINTS
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.trial import TrialBoard, seven

cite = citing("dog")


def play(state: DogState, move: Play) -> Found:
    """Yield every rule that a play breaks, its portions one after the other."""
    trial, player = TrialBoard.of(state), state.turn
    if seven(move):
        yield from _seven(trial, player, move)
    elif len(move.portions) > 1:
        if move.card == JOKER:
            yield cite("joker", player=player, card=JOKER, count=len(move.portions))
        count = len(move.portions)
        yield cite("own-piece", player=player, card=move.card, why="several", count=count)
    else:
        yield from _Walk(trial, player, move, move.portions[0]).faults()


def swap(state: DogState, move: Swap) -> Found:
    """Yield every rule that laying a swap breaks."""
    options, player = state.options, state.turn
    reach = reach_of(state)
    mine, others = reach.swaps()
    facts: dict[str, Any] = {"player": player, "card": move.card}
    if move.own is None or move.other is None:
        blank = options.swap_blank
        if others:
            who, field = others[0]
            facts |= {"seat": who, "field": field_text(field), "possible": bool(mine)}
            yield cite("swap-blank", **facts, why="others")
            yield cite("swap-forced" if mine else "swap-needs-own", **facts)
        elif blank == "never":
            yield cite("swap-blank", **facts, why="never")
        elif blank == "last-resort":
            better = [m for m in plays(state) if not (isinstance(m, Swap) and m.own is None)]
            if better:
                yield cite("swap-blank", **facts, why="last-resort", play=str(better[0]))
        return
    trial = TrialBoard.of(state)
    seat = player if move.seat is None else move.seat
    other = player if move.other[0] is None else move.other[0]
    field = move.other[1]
    if seat != reach.seat:
        yield from _foreign(trial, player, seat, facts | {"source": field_text(move.own)})
    for who, at, own in ((seat, move.own, True), (other, field, False)):
        here: dict[str, Any] = facts | {"seat": who, "field": field_text(at)}
        if not (0 <= who < options.players and at in trial.rows[who]):
            there = trial.standing(at)
            why = "empty" if there is None else "other"
            yield cite("own-piece" if own else "swap-other", **here, why=why, there=there)
        elif at == START_ZONE:
            yield cite("swap-track", **here)
        elif at > HOME or trial.protected(at) is not None:
            yield cite("swap-protected", **here)
    if other == seat or (other == player and seat != player):
        here = facts | {"seat": other, "field": field_text(field)}
        yield cite("swap-other", **here, why="own", there=other)
    if others and not mine:
        yield cite("swap-needs-own", **facts, seat=others[0][0], field=field_text(others[0][1]))


def _foreign(trial: TrialBoard, player: int, seat: int, facts: dict[str, Any]) -> Found:
    """Yield why a player may not move the pieces of `seat` at this moment."""
    left = sum(field < HOME for field in trial.rows[player])
    if seat == trial.options.partner(player):
        yield cite("partner-not-yet", **facts, seat=seat, left=left)
    elif seat == player:
        yield cite("partner-own", **facts, seat=seat, partner=trial.active(player))
    else:
        yield cite("own-piece", **facts, seat=seat, why="foreign")


def _seven(trial: TrialBoard, player: int, move: Play) -> Found:
    """Yield what is wrong with the portions of a 7, up to the first that cannot be carried out."""
    options = trial.options
    used: set[tuple[int, int]] = set()
    begun_finished = trial.done(player)
    helped: int | None = None
    points, total = 0, _points(trial, player, move)
    stopped = False
    faults: list[Fault] = []
    for part in move.portions:
        walk = _Walk(trial, player, move, part)
        faults = list(walk.faults())
        yield from faults
        facts = walk.facts
        if options.seven_repeat == "off" and (walk.seat, part.source) in used:
            yield cite("seven-repeat", **facts)
            faults = [*faults, cite("seven-repeat")]
        theirs = walk.seat != player and not begun_finished
        if theirs and options.seven_partner == "one-piece" and helped not in (None, part.source):
            yield cite("seven-partner-split", **facts)
            faults = [*faults, cite("seven-partner-split")]
        if faults:
            stopped = True
            break
        done = trial.carry(walk.seat, part.source, part.target, burn=True)
        points += done.steps
        used = {mark for mark in used if mark not in done.hits and mark != (walk.seat, part.source)}
        used.add((walk.seat, part.target))
        helped = part.target if theirs else helped
        if trial.options.home_entry == "forced":
            walk.note_arrival(done.back)
    facts = {"player": player, "card": move.card, "points": total if stopped else points}
    if facts["points"] != POINTS and not any(f.rule == "dog.seven-full" for f in faults):
        left = POINTS - facts["points"]
        yield cite("seven-full", **facts, left=left)
        if not stopped and left > 0 and _won(trial, player):
            yield cite("win-full-card", **facts, left=left)


def _points(trial: TrialBoard, player: int, move: Play) -> int:
    """Return how many points the portions would take, as they are written."""
    return sum(
        max(0, trial.steps(player if p.seat is None else p.seat, p.source, p.target))
        for p in move.portions
        if p.source != START_ZONE
        and 0 <= (player if p.seat is None else p.seat) < trial.options.players
    )


def _won(trial: TrialBoard, player: int) -> bool:
    """Say whether the side of a player has all it needs in home."""
    partner = trial.options.partner(player)
    home = sum(field > HOME for field in trial.rows[player])
    return home == HOME_SIZE and (partner is None or trial.done(partner))


class _Walk:
    """One portion, or the whole of a plain card, tried on a board."""

    def __init__(self, trial: TrialBoard, player: int, move: Play, part: Portion) -> None:
        self.trial, self.player, self.part, self.card = trial, player, part, move.card
        self.burn, starts = seven(move), trial.board.starts
        self.seat = player if part.seat is None else part.seat
        self.facts: dict[str, Any] = {
            "player": player,
            "card": move.card,
            "role": SEVEN if self.burn else "",
            "owner": self.seat,
            "source": field_text(part.source),
            "target": field_text(part.target),
            "leaves": self.seat < len(starts) and part.source == starts[self.seat],
        }

    def faults(self) -> Found:
        """Yield every rule that the walk breaks."""
        trial, seat, part = self.trial, self.seat, self.part
        if not 0 <= seat < trial.options.players:
            yield cite("own-piece", **self.facts, seat=seat, why="foreign")
            return
        if seat != trial.active(self.player):
            yield from _foreign(trial, self.player, seat, self.facts)
            return
        if part.source == START_ZONE:
            found = list(self._start())
        elif part.source not in trial.rows[seat]:
            there = trial.standing(part.source)
            why = "empty" if there is None else "other"
            here = self.facts | {"field": field_text(part.source)}
            yield cite("own-piece", **here, seat=seat, why=why, there=there)
            return
        elif part.target == START_ZONE:
            found = [cite("forward", **self.facts, why="zone")]
        elif part.source > HOME:
            found = list(self._inside())
        elif part.target > HOME:
            found = list(self._home())
        else:
            found = list(self._loop())
        yield from found
        if not found:
            yield from self._hits()

    def _start(self) -> Found:
        row, start = self.trial.rows[self.seat], self.trial.board.starts[self.seat]
        facts = self.facts | {"start": field_text(start)}
        if self.burn or self.card not in STARTERS or self.part.target != start:
            yield cite("start-cards", **facts)
            if self.burn:
                yield cite("seven-no-start", **facts)
        if START_ZONE not in row:
            yield cite("own-piece", **facts, seat=self.seat, field="z", why="empty")
        if start in row:
            yield cite("start-own-blocked", **facts, seat=self.seat, field=field_text(start))

    def _number(self, steps: int) -> Found:
        """Yield what is wrong with so many steps; a 7 is summed up elsewhere."""
        numbers = (POINTS,) if self.burn else STEPS[self.card]
        if (self.burn and steps <= POINTS) or steps in numbers:
            return
        facts = self.facts | {"steps": steps, "numbers": [*map(str, numbers)]}
        if self.burn:
            yield cite("seven-full", **facts, points=steps, left=POINTS - steps)
            return
        if any(steps < number for number in numbers):
            yield cite("full-value", **facts)
            if self.part.source < HOME < self.part.target:
                yield cite("overshoot", **facts)
        if self.card == JOKER and steps == POINTS:
            yield cite("joker", **facts, count=1)
        yield cite("card-value", **facts)

    def _inside(self) -> Found:
        """Look at a piece that moves up in home."""
        trial, part, seat = self.trial, self.part, self.seat
        if part.target < HOME or part.target <= part.source:
            yield cite("home-no-back", **self.facts)
            return
        yield from self._number(part.target - part.source)
        yield from self._home_fields(part.source + 1)
        if trial.options.home_moves == "seven-only" and not self.burn:
            yield cite("home-inner", **self.facts)
        if trial.options.start_first == "on" and not any(0 <= f < HOME for f in trial.rows[seat]):
            yield cite("start-needed", **self.facts)

    def _home_fields(self, first: int) -> Found:
        """Yield what is in the way in home from the field `first` on."""
        row, target = self.trial.rows[self.seat], self.part.target
        if target > HOME + HOME_SIZE:
            yield cite("home-exact", **self.facts, last=field_text(HOME + HOME_SIZE))
        jumped = [field for field in range(first, target) if field in row]
        if jumped:
            facts = self.facts | {"seat": self.seat, "field": field_text(jumped[0])}
            yield cite("home-no-jump", **facts)
        if target in row:
            yield cite("home-safe", **self.facts, seat=self.seat, field=field_text(target))

    def _home(self) -> Found:
        """Look at a piece that turns from the loop into home."""
        trial, part, seat = self.trial, self.part, self.seat
        board, start = trial.board, trial.board.starts[self.seat]
        if part.source == start:
            yield cite("home-not-from-start", **self.facts, field=field_text(start))
            return
        until, past = board.until(seat, part.source), board.distance(start, part.source)
        if until > FARTHEST and past <= STEPS_BACK:
            yield cite("four-not-home", **self.facts, field=field_text(start))
            yield cite("home-forward", **self.facts, field=field_text(start), steps=until)
            return
        yield from self._number(until + part.target - HOME)
        entry = list(self._blocked(list(trial.way(seat, part.source, start)), passes_last=True))
        yield from entry
        if entry and any(v.facts.get("seat") == seat for v in entry):
            yield cite("home-block", **entry[0].facts)
        yield from self._home_fields(HOME + 1)

    def _loop(self) -> Found:
        """Look at a piece that walks on the loop, forward or backward."""
        trial, part, seat = self.trial, self.part, self.seat
        board, start = trial.board, trial.board.starts[seat]
        ahead = board.distance(part.source, part.target)
        behind = board.length - ahead
        back = not self.burn and self.card in BACKWARD and behind == STEPS_BACK
        if not back and ahead > FARTHEST and behind <= FARTHEST and ahead != 0:
            yield cite("four-only-back", **self.facts, steps=behind)
            yield cite("forward", **self.facts, why="back", steps=behind)
            return
        if back:
            past = board.distance(start, part.source)
            if trial.options.four_over_start == "barred" and 0 < past <= STEPS_BACK:
                yield cite("four-over-start", **self.facts, field=field_text(start))
            blocked = list(
                self._blocked(list(trial.way(seat, part.source, part.target, back=True)))
            )
            yield from blocked
            if blocked:
                yield cite("four-back-way", **blocked[0].facts)
            return
        yield from self._number(ahead)
        if ahead > FARTHEST or not ahead:
            return
        way = list(trial.way(seat, part.source, part.target))
        yield from self._blocked(way)
        if trial.options.home_entry == "forced":
            yield from self._must_turn_in(way)

    def _blocked(self, way: list[int], passes_last: bool = False) -> Found:
        """Yield the protected pieces on a way, and guests that cannot be jumped over."""
        trial = self.trial
        for field in way:
            who = trial.protected(field)
            if who is not None:
                facts = self.facts | {"seat": who, "field": field_text(field)}
                yield cite("start-block", **facts)
                yield cite("protected-start", **facts)
                if self.burn:
                    yield cite("seven-block", **facts)
            elif trial.options.foreign_start_block == "on" and (passes_last or field != way[-1]):
                guest = trial.guest(field)
                if guest is not None:
                    yield cite("start-guest", **self.facts, seat=guest, field=field_text(field))

    def _must_turn_in(self, way: list[int]) -> Found:
        """Yield the duty to turn into home, if that was possible with the same number."""
        trial, row = self.trial, self.trial.rows[self.seat]
        start = trial.board.starts[self.seat]
        if start in way[:-1]:
            into = len(way) - way.index(start) - 1
        elif self.part.source == start and trial.arrived == self.seat:
            into = len(way)
        else:
            return
        inside = [f for f in row if f > HOME]
        free = min(inside, default=HOME + HOME_SIZE + 1) - HOME - 1
        entry = way[: way.index(start) + 1] if start in way else []
        if into <= free and not list(self._blocked(entry, passes_last=True)):
            yield cite("home-optional", **self.facts, field=field_text(HOME + into))

    def note_arrival(self, back: bool) -> None:
        """Remember that this piece has come onto its start field within the 7."""
        start = self.trial.board.starts[self.seat]
        if self.part.target == start and not back:
            self.trial.arrived = self.seat
        elif self.part.source == start or start not in self.trial.rows[self.seat]:
            self.trial.arrived = None

    def _hits(self) -> Found:
        """Yield a fault if the pieces sent back are written and are others than those that are."""
        if not self.part.hits:
            return
        trial = TrialBoard(self.trial.options, self.trial.pieces(), tuple(self.trial.bare))
        real = trial.carry(self.seat, self.part.source, self.part.target, self.burn).hits
        if sorted(real) != sorted(self.part.hits):
            facts = self.facts | {
                "hits": [f"{seat}:{field_text(field)}" for seat, field in real],
                "written": [f"{seat}:{field_text(field)}" for seat, field in self.part.hits],
            }
            if self.burn:
                yield cite("seven-burn", **facts)
            else:
                yield cite("hit", **facts)


__all__ = ["cite", "play", "swap"]
