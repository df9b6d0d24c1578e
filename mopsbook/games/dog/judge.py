"""Why a piece cannot go a way: each rule that a portion breaks, and the piece in the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mopsbook.core.verdict import Fault, Found, citing
from mopsbook.games.dog.board import FARTHEST, HOME, HOME_SIZE, START_ZONE, field_text
from mopsbook.games.dog.cards import BACKWARD, JOKER, SEVEN, STARTERS, STEPS
from mopsbook.games.dog.moves import Play, Portion, Swap, piece_texts
from mopsbook.games.dog.plays import plays, reach_of
from mopsbook.games.dog.reach import STEPS_BACK
from mopsbook.games.dog.search import POINTS
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.trial import TrialBoard

cite = citing("dog")


def play(state: DogState, move: Play) -> Found:
    """Yield every rule that a play breaks, its portions one after the other."""
    trial, player, count = TrialBoard.of(state), state.turn, len(move.portions)
    if move.seven:
        yield from _seven(trial, player, move)
    elif count > 1:
        if move.card == JOKER:
            yield cite("joker", player=player, card=JOKER, count=count)
        yield cite("own-piece", player=player, card=move.card, why="several", count=count)
    else:
        yield from _Walk(trial, player, move, move.portions[0]).faults()


def swap(state: DogState, move: Swap) -> Found:
    """Yield every rule that laying a swap breaks."""
    player, reach, pair = state.turn, reach_of(state), move.pair(state.turn)
    mine, others = reach.swaps()
    facts: dict[str, Any] = {"player": player, "card": move.card}
    target = (
        {"seat": others[0][0], "field": state.options.board.fact(others[0][1])} if others else {}
    )
    if pair is None:
        yield from _blank(state, facts | target, bool(mine))
        return
    trial, (seat, other) = TrialBoard.of(state), (pair[0][0], pair[1][0])
    board = trial.board
    if seat != reach.seat:
        yield from _foreign(trial, player, seat, facts | {"source": board.fact(pair[0][1])})
    for (who, at), rule in zip(pair, ("own-piece", "swap-other"), strict=True):
        here = facts | {"seat": who, "field": board.fact(at)}
        if not (0 <= who < len(trial.rows) and at in trial.rows[who]):
            yield cite(rule, **here, **_instead(trial, at))
        elif at == START_ZONE:
            yield cite("swap-track", **here)
        elif at > HOME or trial.protected(at) is not None:
            yield cite("swap-protected", **here)
    if other == seat or (other == player and seat != player):
        here = facts | {"seat": other, "field": board.fact(pair[1][1])}
        yield cite("swap-other", **here, why="own", there=other)
    if others and not mine:
        yield cite("swap-needs-own", **facts, **target)


def _blank(state: DogState, facts: dict[str, Any], possible: bool) -> Found:
    """Yield why a swap may not be laid without effect; `possible` if a piece can be swapped."""
    if "field" in facts:
        facts |= {"possible": possible}
        found = [cite("swap-blank", **facts, why="others")]
        found.append(cite("swap-forced" if possible else "swap-needs-own", **facts))
        yield from found if possible else found[::-1]  # first what has to change
    elif state.options.swap_blank == "never":
        yield cite("swap-blank", **facts, why="never")
    elif state.options.swap_blank == "last-resort":
        better = [m for m in plays(state) if not (isinstance(m, Swap) and m.own is None)]
        if better:
            yield cite("swap-blank", **facts, why="last-resort", play=str(better[0]))


def _instead(trial: TrialBoard, field: int) -> dict[str, Any]:
    """Return who stands on a field where a piece was looked for."""
    there = trial.standing(field)
    return {"why": "empty" if there is None else "other", "there": there}


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
    options, begun_finished = trial.options, trial.done(player)
    used: set[tuple[int, int]] = set()
    helped: int | None = None
    points, total = 0, _points(trial, player, move)
    faults: list[Fault] = []
    for part in move.portions:
        walk = _Walk(trial, player, move, part)
        faults = list(walk.faults())
        if options.seven_repeat == "off" and (walk.seat, part.source) in used:
            faults.append(walk.cite("seven-repeat"))
        theirs = walk.seat != player and not begun_finished
        if theirs and options.seven_partner == "one-piece" and helped not in (None, part.source):
            faults.append(walk.cite("seven-partner-split"))
        yield from faults
        if faults:
            points = total
            break
        done = trial.carry(walk.seat, part.source, part.target, burn=True)
        points += done.steps
        used = {mark for mark in used if mark not in done.hits and mark != (walk.seat, part.source)}
        used.add((walk.seat, part.target))
        helped = part.target if theirs else helped
        if options.home_entry == "forced":
            walk.note_arrival(done.back)
    if points != POINTS and not any(f.rule == "dog.seven-full" for f in faults):
        facts = {"player": player, "card": move.card, "points": points, "left": POINTS - points}
        yield cite("seven-full", **facts, over=points > POINTS)
        if not faults and points < POINTS and options.complete(trial.rows, player):
            yield cite("win-full-card", **facts)


def _points(trial: TrialBoard, player: int, move: Play) -> int:
    """Return how many points the portions would take, as they are written."""
    return sum(
        max(0, trial.steps(part.owner(player), part.source, part.target))
        for part in move.portions
        if part.source != START_ZONE and 0 <= part.owner(player) < len(trial.rows)
    )


class _Walk:
    """One portion, or the whole of a plain card, tried on a board."""

    def __init__(self, trial: TrialBoard, player: int, move: Play, part: Portion) -> None:
        self.trial, self.options, self.board = trial, trial.options, trial.board
        self.player, self.card, self.burn = player, move.card, move.seven
        self.seat, self.hits = part.owner(player), part.hits
        self.source, self.target = part.source, part.target
        self.facts: dict[str, Any] = {
            "player": player,
            "card": move.card,
            "role": SEVEN if self.burn else "",
            "owner": self.seat,
            "source": self.board.fact(part.source),
            "target": self.board.fact(part.target),
            "leaves": self.board.owner.get(part.source) == self.seat,
            "arrives": self.board.owner.get(part.target) == self.seat,
        }

    @property
    def row(self) -> tuple[int, ...]:
        """The pieces of the one that walks."""
        return self.trial.rows[self.seat]

    @property
    def start(self) -> int:
        """Its start field."""
        return self.board.starts[self.seat]

    def cite(self, slug: str, field: int | None = None, **more: Any) -> Fault:
        """Return a fault of this walk, on a field."""
        at = {} if field is None else {"field": self.board.fact(field)}
        return cite(slug, **self.facts | at | more)

    def faults(self) -> Found:
        """Yield every rule that the walk breaks."""
        trial, seat, source = self.trial, self.seat, self.source
        if not 0 <= seat < len(trial.rows):
            yield self.cite("own-piece", seat=seat, why="foreign")
        elif seat != trial.active(self.player):
            yield from _foreign(trial, self.player, seat, self.facts)
        elif source not in (START_ZONE, *self.row):
            yield self.cite("own-piece", source, seat=seat, **_instead(trial, source))
        else:
            found = list(self._way())
            yield from found or self._hits()

    def _way(self) -> Found:
        if self.source == START_ZONE:
            return self._start()
        if self.target == START_ZONE:
            return iter([self.cite("forward", why="zone")])
        if self.source > HOME:
            return self._inside()
        return self._home() if self.target > HOME else self._loop()

    def _start(self) -> Found:
        seat, start = self.seat, self.start
        facts: dict[str, Any] = {"start": self.board.fact(start)}
        if self.burn or self.card not in STARTERS or self.target != start:
            yield self.cite("start-cards", **facts)
            if self.burn:
                yield self.cite("seven-no-start", **facts)
        if START_ZONE not in self.row:
            yield self.cite("own-piece", START_ZONE, **facts, seat=seat, why="empty")
        if start in self.row:
            yield self.cite("start-own-blocked", start, **facts, seat=seat)

    def _number(self, steps: int) -> Found:
        """Yield what is wrong with so many steps; a 7 is summed up elsewhere."""
        numbers = (POINTS,) if self.burn else STEPS[self.card]
        if (self.burn and steps <= POINTS) or steps in numbers:
            return
        facts: dict[str, Any] = {"steps": steps, "numbers": [*map(str, numbers)]}
        if self.burn:
            yield self.cite("seven-full", **facts, points=steps, left=POINTS - steps, over=True)
            return
        if self.card == JOKER and steps == POINTS:
            yield self.cite("joker", **facts, count=1)
        if any(steps < number for number in numbers):
            yield self.cite("full-value", **facts)
            if self.source < HOME < self.target:
                yield self.cite("overshoot", **facts)
        yield self.cite("card-value", **facts)

    def _inside(self) -> Found:
        """Look at a piece that moves up in home."""
        if self.target < HOME or self.target <= self.source:
            yield self.cite("home-no-back")
            return
        yield from self._number(self.target - self.source)
        yield from self._home_fields(self.source + 1)
        if self.options.home_moves == "seven-only" and not self.burn:
            yield self.cite("home-inner")
        if self.options.start_first == "on" and not any(0 <= f < HOME for f in self.row):
            yield self.cite("start-needed")

    def _home_fields(self, first: int) -> Found:
        """Yield what is in the way in home from the field `first` on."""
        row, target, seat = self.row, self.target, self.seat
        if target > HOME + HOME_SIZE:
            yield self.cite("home-exact", last=field_text(HOME + HOME_SIZE))
        if jumped := [field for field in range(first, target) if field in row]:
            yield self.cite("home-no-jump", jumped[0], seat=seat)
        if target in row:
            yield self.cite("home-safe", target, seat=seat)

    def _home(self) -> Found:
        """Look at a piece that turns from the loop into home."""
        source, start, board = self.source, self.start, self.board
        if source == start:
            yield self.cite("home-not-from-start", start)
            return
        until = board.until(self.seat, source)
        if until > FARTHEST and board.distance(start, source) <= STEPS_BACK:
            yield self.cite("four-not-home", start)
            yield self.cite("home-forward", start, steps=until)
            return
        yield from self._number(until + self.target - HOME)
        entry = list(self._blocked(board.way(source, until), passes_last=True))
        yield from entry
        if any(fault.facts.get("seat") == self.seat for fault in entry):
            yield cite("home-block", **entry[0].facts)
        yield from self._home_fields(HOME + 1)

    def _loop(self) -> Found:
        """Look at a piece that walks on the loop, forward or backward."""
        board, source = self.board, self.source
        ahead = board.distance(source, self.target)
        behind = board.length - ahead
        if not self.burn and self.card in BACKWARD and behind == STEPS_BACK:
            yield from self._backward()
            return
        if ahead > FARTHEST >= behind:
            yield self.cite("four-only-back", steps=behind)
            yield self.cite("forward", why="back", steps=behind)
            return
        yield from self._number(ahead)
        if 0 < ahead <= FARTHEST:
            way = board.way(source, ahead)
            yield from self._blocked(way)
            if self.options.home_entry == "forced":
                yield from self._must_turn_in(way)

    def _backward(self) -> Found:
        past = self.board.distance(self.start, self.source)
        if self.options.four_over_start == "barred" and 0 < past <= STEPS_BACK:
            yield self.cite("four-over-start", self.start)
        blocked = list(self._blocked(self.board.way(self.source, STEPS_BACK, back=True)))
        yield from blocked
        if blocked:
            yield cite("four-back-way", **blocked[0].facts)

    def _blocked(self, way: Sequence[int], passes_last: bool = False) -> Found:
        """Yield the protected pieces on a way, and guests that cannot be jumped over."""
        trial, barred = self.trial, self.options.foreign_start_block == "on"
        for field in way:
            if (who := trial.protected(field)) is not None:
                yield self.cite("start-block", field, seat=who)
                yield self.cite("protected-start", field, seat=who)
                if self.burn:
                    yield self.cite("seven-block", field, seat=who)
                continue
            guest = trial.guest(field) if barred and (passes_last or field != way[-1]) else None
            if guest is not None:
                yield self.cite("start-guest", field, seat=guest)

    def _must_turn_in(self, way: tuple[int, ...]) -> Found:
        """Yield the duty to turn into home, if that was possible with the same number."""
        start, entry = self.start, way[:0]
        if start in way[:-1]:
            entry = way[: way.index(start) + 1]
        elif not (self.source == start and self.trial.arrived == self.seat):
            return
        into = len(way) - len(entry)
        free = min([f for f in self.row if f > HOME], default=HOME + HOME_SIZE + 1) - HOME - 1
        if into <= free and not list(self._blocked(entry, passes_last=True)):
            yield self.cite("home-optional", HOME + into)

    def note_arrival(self, back: bool) -> None:
        """Remember that this piece has come onto its start field within the 7."""
        if self.target == self.start and not back:
            self.trial.arrived = self.seat
        elif self.source == self.start or self.start not in self.row:
            self.trial.arrived = None

    def _hits(self) -> Found:
        """Yield a fault if the pieces sent back are written and are others than those that are."""
        if not self.hits:
            return
        trial = TrialBoard(self.options, self.trial.pieces(), tuple(self.trial.bare))
        real = trial.carry(self.seat, self.source, self.target, self.burn).hits
        if sorted(real) != sorted(self.hits):
            written: dict[str, Any] = {"hits": piece_texts(real), "written": piece_texts(self.hits)}
            yield self.cite("seven-burn" if self.burn else "hit", **written)


__all__ = ["cite", "play", "swap"]
