"""What a seat sees, is told and may try follows from what it may know: twin worlds send it the same bytes.

Where two worlds part for a seat although it could not tell them apart before, a move has shown it
something. How much may part is measured by what has to stay as it was for nothing to part:

* ``same``: nothing: the move has shown nothing;
* ``shown``: the things that were hidden before the move, and by the rules are not after it;
* ``moved``: also what changed its place unseen, such as a card that somebody else has drawn;
* ``hand``: also everything that whoever moved had in hand;
* ``hands``: also everything that anybody had in hand, such as when hands are counted.

The last three give away something of a hidden thing without showing it. The facts of a game name the kinds
of events by which that is so, and how much they give away at most (``given_away``); without one of them it
is a fault. They also name moves that chance would hardly make, after which a closed hand decides what
follows (``staged``).

Worlds that differ in what chance brings are twins as well. And apart from all twins, what is shown and
told of a step names nothing that lies hidden both before and after it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import chain, islice
from random import Random
from typing import Any

from mopsbook.core.game import game_with
from mopsbook.core.state import ANYONE, CHANCE, HIDDEN
from mopsbook.core.step import AnyStep
from mopsbook.show import wire
from mopsbook.show.look import tell
from mopsbook.show.packing import Frame
from mopsbook.show.pictures import Picture
from mopsbook.teach.words import languages
from mopsbook.testing.fault import GameFault
from mopsbook.testing.hidden import leaves, leaves_of, seen_names, unnamed
from mopsbook.testing.naming import named
from mopsbook.testing.subject import AnyGame, Subject, played
from mopsbook.testing.twins import shuffled, twin

TWINS = 12
"""So many twins are looked for in which the same move is possible."""

POSITIONS = 24
"""So many positions are looked at of each set of options."""

SEATS = 3
"""So many seats look at each of them, drawn anew each time."""

CHANCES = 3
"""So many steps of chance are looked at of each kind."""

TRIED = 8
"""So many moves of a seat are judged in both worlds."""

STAGES = 12
"""So many twins are compared of each step that is staged."""

VIEWS = 60
"""So many views of positions that are set up are looked at in each game."""

HOW = ("same", "shown", "moved", "hand", "hands", "alone")
GIVING = HOW[2:5]


def a_view_hides_what_it_must_and_nothing_else(subject: Subject, game: AnyGame) -> None:
    """Check that a view names nothing hidden, is a view of itself, and holds all moves of its seat."""
    found: Counter[str] = Counter()
    rng = Random(0)
    for seed in range(2):
        for state in subject.positions(game, seed, 0.15):
            for seat in _some_seats(game, state, rng):
                view = game.observe(state, seat)
                found["hides"] += HIDDEN in str(view).split()
                found["names"] += _names_nothing(subject, game, state, view, seat)
                if game.observe(view, seat) != view or game.actor(view) != game.actor(state):
                    raise GameFault("view-of-view", game, state, seat=seat)
                lacks = len(str(view).split()) != len(str(state).split())
                if lacks and HIDDEN not in str(view) and not subject.hidden(game, state, seat):
                    raise GameFault("view-lacks", game, state, seat=seat)
                _same_moves(game, state, view, seat)
    if found["hides"] and found["names"] < 20 and keeps_secrets(subject, game):
        raise GameFault("few-compared", game, counts=dict(found))


def _some_seats(game: AnyGame, state: Any, rng: Random) -> set[int]:
    """Return whose move it is, and some others."""
    some = rng.sample(range(game.players), min(SEATS, game.players))
    return {*some, *(seat for seat in range(game.players) if seat == game.actor(state))}


def _names_nothing(subject: Subject, game: AnyGame, state: Any, view: Any, seat: int) -> int:
    """Check that a view names nothing hidden, and all else; return how many names were looked for in it."""
    things = subject.hidden(game, state, seat)
    closed = unnamed(state, things)
    shown = {leaf for _, leaf in leaves(view.json()) if isinstance(leaf, str)}
    found = closed & shown
    # in a text a number may be anything
    found |= closed & {word for word in str(view).split() if not word.isdecimal()}
    if found or type(view) is not type(state):
        raise GameFault("view-shows", game, state, seat=seat, names=found)
    if lost := seen_names(state, things) - shown:
        raise GameFault("view-hides", game, state, seat=seat, names=lost)
    return len(closed)


def _same_moves(game: AnyGame, state: Any, view: Any, seat: int) -> None:
    actor, legal, seen = game.actor(state), game.legal(state), game.legal(view)
    own = [move for move in game.interrupts(state) if move.player == seat]
    wrong = own != [move for move in game.interrupts(view) if move.player == seat]
    if actor in (seat, None):
        wrong |= seen != legal
    elif actor == ANYONE:  # the table knows all hands, a seat its own alone
        wrong |= not seen or not {*seen} <= {*legal}
    if wrong:
        raise GameFault("view-moves", game, state, seat=seat)
    for move in (*own, *(seen if actor in (seat, ANYONE) else ())):
        if game.check(view, move):
            raise GameFault("view-refuses", game, state, move, seat=seat)


def views_of_twins_are_equal(subject: Subject, game: AnyGame) -> None:
    """Check that what a seat sees is a function of what it may know: shuffled secrets change nothing."""
    rng, asked, compared = Random(1), 0, 0
    for state in subject.positions(game, 4, 0.1):
        for seat in range(game.players):
            if len(subject.hidden(game, state, seat)) < 2:
                continue
            asked += 1
            other = twin(subject, game, state, seat, rng)
            if other is not None:
                compared += 1
                if game.observe(other, seat) != game.observe(state, seat):
                    raise GameFault("twin-view", game, state, seat=seat, other=other)
    if compared < 0.8 * asked and keeps_secrets(subject, game):
        raise GameFault("few-twins", game, count=compared, asked=asked)


def keeps_secrets(subject: Subject, game: AnyGame) -> bool:
    """Say whether there is more than one world for a seat, so that twins have to be found.

    Of two players each may know what the other one holds, where all cards are dealt.
    """
    return subject.facts.hidden is not None or game.players > 2


def same_sent(one: Frame, other: Frame) -> bool:
    """Say whether two pictures are the same bytes: scene, words, prompts, labels, what can be clicked."""
    # equal values in the same order are; others may still be, where no words tell what they differ in
    return (one == other and _orders(one) == _orders(other)) or _sent(one) == _sent(other)


def _orders(one: Frame) -> list[list[str]]:
    """Return in which order the parts of a picture are sent."""
    scene = one.scene
    return [[*part] for part in (scene.items, scene.zones, scene.marks, scene.about, one.on)]


def _sent(one: Frame) -> str:
    """Return all bytes that a table sends for a picture."""
    told = wire.timeline([one], rev=0, langs=languages(one.scene.game))
    return json.dumps(told, ensure_ascii=False)


@lru_cache(maxsize=8)
def frame(game: AnyGame, state: Any, seat: int, *steps: AnyStep) -> Frame:
    """Return the picture that a table sends to a seat, and what stands beside it."""
    return Picture(game.observe(state, seat), (seat,), tell(steps, seat), live=True).frame()


class _Watch:
    """Compares what seats learn at one table, and counts what was compared."""

    def __init__(self, subject: Subject, game: AnyGame, rng: Random, found: Counter[str]) -> None:
        self.subject, self.game, self.rng, self.found = subject, game, rng, found

    def position(self, state: Any, seat: int, tried: Sequence[Any]) -> None:
        """Compare a position and a step from it with twins.

        Of the moves `tried` that somebody could mean in it some of this seat are judged in both.
        """
        game, rng, found = self.game, self.rng, self.found
        found["hides"] += HIDDEN in leaves_of(game.observe(state, seat)).values()
        chance = game.actor(state) == CHANCE
        move = game.engine.chance(state, rng) if chance else self._any_kind(state)
        step = game.apply(state, move)
        found["names"] += self.names_nothing_hidden(step, seat)
        other = twin(self.subject, game, state, seat, rng)
        if other is None:
            return
        found["still"] += 1
        if not same_sent(frame(game, state, seat), frame(game, other, seat)):
            raise GameFault("twin-sent", game, state, seat=seat, other=other)
        if _at_hand(game, state, seat) != _at_hand(game, other, seat):
            raise GameFault("twin-moves", game, state, seat=seat, other=other)
        own = [one for one in tried if one.player == seat]
        for one in rng.sample(own, min(TRIED, len(own))):
            found["tried"] += 1
            if game.check(other, one) != game.check(state, one):
                raise GameFault("twin-verdict", game, state, one, other=other)
        found[self.learnt(step, seat)] += 1

    def learnt(self, step: AnyStep, seat: int) -> str:
        """Compare a step with one in a twin world; check that it gives away no more than it may."""
        how = self._compared(step, seat)
        if how in GIVING:
            may = self.subject.facts.given_away
            most = [GIVING.index(may[event.kind]) for event in step.events if event.kind in may]
            if GIVING.index(how) > max(most, default=-1):
                kinds = {event.kind for event in step.events}
                raise GameFault(
                    "given-away", self.game, step.before, step.move, seat=seat, how=how, kinds=kinds
                )
        return how

    def _any_kind(self, state: Any) -> Any:
        """Return a move that somebody can make, the rare kinds as often as those of which there are many."""
        kinds: dict[str, list[Any]] = {}
        for move in (*self.game.legal(state), *self.game.interrupts(state)):
            kinds.setdefault(move.json()["type"], []).append(move)
        return self.rng.choice(kinds[self.rng.choice(list(kinds))])

    def _compared(self, step: AnyStep, seat: int) -> str:
        """Compare what a seat learns of a step in two worlds; say what had to stay as it was."""
        game, mover = self.game, step.move.player
        keep = {leaf for _, leaf in leaves(step.move.json())}
        other = step
        for how, names in (
            ("same", Counter()),
            ("shown", self._shown(step, seat)),
            ("moved", _hand(step.after, mover) - _hand(step.before, mover)),
            ("hand", _hand(step.before, mover)),
            ("hands", sum((_hand(step.before, who) for who in range(game.players)), Counter())),
        ):
            keep |= names.keys()
            found = self._same_step(step, seat, keep)
            if found is None:
                return "alone"
            other = found
            if game.observe(other.after, seat) != game.observe(step.after, seat):
                continue
            if same_sent(*(frame(game, each.after, seat, each) for each in (step, other))):
                return how
        raise GameFault("twin-step", game, step.before, step.move, seat=seat, other=other.before)

    def _same_step(self, step: AnyStep, seat: int, keep: Collection[str]) -> AnyStep | None:
        """Return the same move in a twin world, if there is one in which it can be made and shows as much."""
        shown = self._shown(step, seat).total()
        for _ in range(TWINS):
            other = twin(self.subject, self.game, step.before, seat, self.rng, keep)
            if other is None:
                return None
            if not self.game.check(other, step.move):
                found = self.game.apply(other, step.move)
                if self._shown(found, seat).total() == shown:
                    return found
        return None

    def _shown(self, step: AnyStep, seat: int) -> Counter[str]:
        """Return what was hidden before a step, and by the rules is not after it."""
        ends = (self.subject.hidden_names(self.game, at, seat) for at in (step.before, step.after))
        before, after = map(Counter, ends)
        return before - after

    def names_nothing_hidden(self, step: AnyStep, seat: int) -> int:
        """Check what a seat is shown and told of a step; return how many names were looked for in it."""
        game = self.game
        secret = self._closed(step, seat)
        if not secret:
            return 0
        langs = [self.rng.choice(languages(game.name))]  # each has its turn
        found = named(game.name, frame(game, step.after, seat, step), secret, langs)
        found -= {*self.subject.openly(step)} if found else set()
        for state in (step.before, step.after) if found else ():
            # a word of the table, such as that for a move, may be that for a card as well
            found -= named(game.name, frame(game, state, seat), found, langs)
        if found:
            raise GameFault("told-hidden", game, step.before, step.move, seat=seat, names=found)
        return len(secret)

    def _closed(self, step: AnyStep, seat: int) -> set[str]:
        """Return what things are called that lie hidden around a step, and nowhere where `seat` sees one."""
        ends = [
            (state, self.subject.hidden(self.game, state, seat))
            for state in (step.before, step.after)
        ]
        secret = set().union(*(unnamed(state, things) for state, things in ends))
        return secret.difference(*(seen_names(state, things) for state, things in ends))


def _at_hand(game: AnyGame, state: Any, seat: int) -> list[Any]:
    """Return the moves that a seat can make, in the order in which it is told of them."""
    moves = (*game.legal(state), *game.interrupts(state))
    return [move for move in moves if move.player == seat]


def _hand(state: Any, seat: int | None) -> Counter[str]:
    hands = getattr(state, "hands", ())
    return Counter(hands[seat]) if seat is not None and hands else Counter()


def twin_worlds_send_the_same(subject: Subject, game: AnyGame) -> None:
    """Pictures, words, buttons, moves and verdicts of a seat are the same in worlds that are the same to it."""
    found: Counter[str] = Counter()
    watch = _Watch(subject, game, Random(2), found)
    states = chain.from_iterable(subject.positions(game, seed, 0.3) for seed in range(2, 8))
    decided = (state for state in states if game.actor(state) not in (None, CHANCE))
    for state in islice(decided, POSITIONS):
        tried = subject.universe(game, state, watch.rng)
        for seat in watch.rng.sample(range(game.players), min(SEATS, game.players)):
            watch.position(state, seat, tried)
    if bool(found["still"]) != bool(found["hides"]) and keeps_secrets(subject, game):
        raise GameFault("hides-other", game, views=found["hides"], twins=found["still"])
    if found["hides"]:
        steps = sum(found[how] for how in HOW)
        few = found["still"] < 20 or found["tried"] < 20 or found["names"] < 50
        few |= found["alone"] > 0.5 * steps or found["same"] < 0.3 * steps
        if few and keeps_secrets(subject, game):
            raise GameFault("few-compared", game, counts=dict(found))


def what_chance_brings_to_others_is_not_told(subject: Subject, game: AnyGame) -> None:
    """Two outcomes of chance that a seat cannot tell apart are shown and told to it alike."""
    found: Counter[str] = Counter()
    rng = Random(4)
    watch = _Watch(subject, game, rng, found)
    for step in _chances(game):
        for seat in range(game.players):
            found["packs"] += "cards" in step.move.json()
            found["hides"] += len(subject.hidden(game, step.after, seat))
            found["names"] += watch.names_nothing_hidden(step, seat)
            other = shuffled(subject, game, step, seat, rng)
            if other is not None:
                found["twins"] += 1
                if not same_sent(*(frame(game, each.after, seat, each) for each in (step, other))):
                    raise GameFault(
                        "chance-told", game, step.before, step.move, seat=seat, other=other.move
                    )
    if bool(found["packs"]) != bool(found["hides"]):
        raise GameFault("hides-other", game, views=found["packs"], twins=found["hides"])
    few = found["twins"] < 0.5 * found["packs"] or (found["packs"] and found["names"] < 20)
    if few and keeps_secrets(subject, game):
        raise GameFault("few-compared", game, counts=dict(found))


def _chances(game: AnyGame) -> Iterable[AnyStep]:
    """Yield steps of chance from all parts of a few games, some of each kind."""
    kinds: Counter[Any] = Counter()
    for step in chain.from_iterable(islice(played(game, seed), 1000) for seed in range(3)):
        if game.actor(step.before) == CHANCE:
            told = (type(step.move), *(event.kind for event in step.events))
            kinds[told] += 1
            if kinds[told] <= CHANCES:
                yield step


def what_a_closed_hand_decides_is_not_told(subject: Subject) -> None:
    """Check that steps that are staged give away no more than they may, to any seat but that which moves."""
    for options, position, move in subject.facts.staged:
        game = game_with(subject.name, options)
        watch = _Watch(subject, game, Random(6), Counter())
        step = game.apply(game.position(position), move)
        for seat in range(game.players):
            if seat != step.move.player:
                found = Counter(watch.learnt(step, seat) for _ in range(STAGES))
                if found["alone"]:
                    raise GameFault("few-compared", game, counts=dict(found))


def twins_of_positions_that_are_set_up_send_the_same(subject: Subject) -> None:
    """Check that what twin worlds send is the same in the positions of cases and examples as well."""
    rng = Random(5)
    found: Counter[str] = Counter()
    views = [
        (game, state, seat)
        for game, state in subject.set_up
        for seat in range(game.players)
        if len(subject.hidden(game, state, seat)) > 1 and game.actor(state) is not None
    ]
    views = rng.sample(views, min(len(views), VIEWS))
    for game, state, seat in views:
        decided = game.actor(state) != CHANCE
        tried = subject.universe(game, state, rng) if decided else []
        _Watch(subject, game, rng, found).position(state, seat, tried)
    few = found["still"] < 0.5 * len(views)
    if few and all(keeps_secrets(subject, game) for game, _, _ in views):
        raise GameFault("few-compared", subject, counts=dict(found))
