"""What is wrong with a move: the one place that knows what Mogel-Motte forbids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import Fault, Found, citing, nothing_more
from mopsbook.games.mogel_motte import moves as m
from mopsbook.games.mogel_motte.cards import ACTIONS, CARDS, MOTH, NEXT_TO, NUMBER, Card
from mopsbook.games.mogel_motte.handing import fitting, fitting_moths, may_draw, throws
from mopsbook.games.mogel_motte.state import HANDING, MotteState

cite = citing("motte")


def check(state: MotteState, move: m.MotteMove) -> Found:
    """Return every rule that `move` breaks in `state`, one after the other.

    A move is judged in its own time: what is not due, or not this seat's to do, is told that and
    nothing more, for whether a card is in that hand must stay unknown. Cheats and accusations have
    their time nearly always: of these every rule is given that all can see to be broken, and of a
    cheat what is in the hand only if nothing else is. Of a due move every rule is given.
    """
    due = DUE.get(type(move))
    if due is not None and (state.phase != due or move.player != state.mover):
        return iter([_not_due(state, move)])
    if isinstance(move, UNASKED) and (idle := _not_now(state, player=move.player)):
        return iter([idle])
    return CHECKS[type(move)](state, move)


# ------------------------------------------------------------------ the right time


def _not_now(state: MotteState, **facts: Any) -> Fault | None:
    """Return why nothing can be done by anybody now, if that is so."""
    phase = state.phase
    if phase == "game_over":
        return cite("game-end", phase=phase, **facts)
    if phase == "round_over":
        return cite("round-end", phase=phase, why="over", **facts)
    if phase == "deal":
        return cite("shuffle-deal", phase=phase, why="due", **facts)
    if phase == "reshuffle":
        return cite("reshuffle", phase=phase, why="due", count=len(state.discard), **facts)
    player = facts.get("player")
    if player is not None and not 0 <= player < state.options.players:
        return cite("players", player=player, count=state.options.players)
    return None


def _ordinary(state: MotteState, player: int | None) -> Fault | None:
    """Return why the ordinary course of the game does not go on now, if that is so."""
    facts = {} if player is None else {"player": player}
    if state.phase == "attempt":
        return cite("caught-red-handed", **facts, guard=state.guard, phase=state.phase, why="waits")
    if state.phase == "clarify":
        return cite("interruption", **facts, guard=state.guard, caught=state.caught)
    return _not_now(state, **facts)


def _no_seat(state: MotteState, seat: int, **facts: Any) -> Found:
    """Yield that a seat which is named does not exist."""
    if not 0 <= seat < state.options.players:
        yield cite("players", **facts, named=seat, count=state.options.players)


def _missing(state: MotteState, player: int, cards: tuple[Card, ...]) -> tuple[Fault, ...]:
    """Return that a seat does not hold what it wants to part with, as far as its hand is known."""
    hand = state.hands[player]
    if len(cards) == 1 and cards[0] in hand:
        return ()
    lost = list((Counter(cards) - Counter(hand)).elements())
    if len(lost) <= hand.count(HIDDEN):
        return ()
    return (cite("own-hand", player=player, cards=lost, count=len(lost)),)


def _kept(state: MotteState, player: int, card: Card) -> Found:
    """Yield that a card is not there to be given away, or that the last one never is, where that is so."""
    yield from _missing(state, player, (card,))
    if len(state.hands[player]) == 1 and state.options.last_card_gift == "kept":
        yield cite("empty-by-gift", player=player, card=card)


# ------------------------------------------------------------------ turns


DUE: Mapping[type[Any], str] = {
    m.Play: "turn", m.Draw: "turn", m.Give: "spider", m.Decline: "spider", m.Gift: "gifts", m.Take: "ant"
}  # fmt: skip
"""The phase of each move that one seat makes in its turn."""
UNASKED = (m.Cheat, m.Accuse, m.LetGo, m.Penalty)
"""Cheats, and what the guard does about them, which is asked nearly always."""


def _not_due(state: MotteState, move: m.MotteMove) -> Fault:
    """Return why a move is not due, or not this seat's to make."""
    if found := _ordinary(state, move.player):
        return found
    player, phase, early = move.player, state.phase, state.phase != DUE[type(move)]
    if isinstance(move, m.Gift) and early:
        return cite("mosquito-gifts", player=player, phase=phase)
    if isinstance(move, m.Take) and early:
        return cite("ant", player=player, phase=phase)
    if isinstance(move, m.Give | m.Decline) and early:
        return cite("spider", player=player, phase=phase, why="time")
    if isinstance(move, m.Gift | m.Take):
        slug = "gift-order" if isinstance(move, m.Gift) else "ant-order"
        return cite(slug, player=player, actor=state.mover)
    facts = {"player": player, "actor": state.turn, "phase": phase}
    doing = "play" if isinstance(move, m.Play) else "draw"
    return cite("action-first", **facts, doing=doing) if early else cite("in-turn", **facts)


def _play(state: MotteState, move: m.Play) -> Found:
    player, card, options = move.player, move.card, state.options
    if move.more:
        yield cite("one-card", player=player, cards=[card, *move.more])
    yield from _missing(state, player, (card, *move.more))
    moth = card[0] == MOTH
    if moth and player != state.guard:
        yield cite("moth-not-laid", player=player, card=card, guard=state.guard)
    fits = options.moths_that_fit if moth else options.fits
    if card not in fits[state.value]:
        near = sorted(NEXT_TO[state.value])
        yield cite(
            "adjacent", player=player, card=card, value=state.value, near=near,
            transparent=options.transparent,
        )  # fmt: skip


def _draw(state: MotteState, move: m.Draw) -> Found:
    player = move.player
    have, moths = fitting(state, player), fitting_moths(state, player)
    if may_draw(state, have, moths):
        return
    if have:
        yield cite("draw-if-stuck", player=player, have=have, count=len(have))
    else:
        yield cite("draw-if-stuck", player=player, have=moths, count=len(moths))
        yield cite("guard-moth-forced", player=player, have=moths, count=len(moths))


# ------------------------------------------------------------------ gifts, slaps, races, and what lies beneath an ant


def _present(state: MotteState, player: int, card: Card, to: int | None) -> Found:
    """Yield why a card of the own hand cannot be given away."""
    if card[0] == MOTH:
        yield cite("moth-not-given", player=player, card=card, to=to)
    yield from _kept(state, player, card)


def _give(state: MotteState, move: m.Give) -> Found:
    """Yield what is wrong with a gift by the spider."""
    if move.to == move.player:
        yield cite("spider", player=move.player, phase=state.phase, why="self")
    yield from _no_seat(state, move.to, player=move.player)
    yield from _present(state, move.player, move.card, move.to)


def _slap(state: MotteState, move: m.Slap) -> Found:
    """Yield what is wrong with the order of the hands."""
    facts = {"slowest": move.slowest, "actor": state.turn, "phase": state.phase}
    if state.phase != "slap":
        yield _ordinary(state, None) or cite("mosquito", **facts, why="time")
        return
    hands = [seat for seat in range(state.options.players) if seat != state.turn]
    if state.turn in (move.slowest, *move.order):
        yield cite("mosquito", **facts, why="active")
    yield from _no_seat(state, move.slowest)
    if move.order and sorted(move.order) != hands:
        yield cite("mosquito-one-slowest", order=list(move.order), players=hands)


def _gift(state: MotteState, move: m.Gift) -> Found:
    """Yield what is wrong with a gift to the slowest."""
    return _present(state, move.player, move.card, state.slowest)


def _race(state: MotteState, move: m.Race) -> Found:
    """Yield what is wrong with the card that is thrown onto a cockroach."""
    player, card = move.fastest, move.card
    facts = {"player": player, "card": card, "value": state.value, "phase": state.phase}
    if state.phase != "race":
        yield _ordinary(state, None) or cite("cockroach", **facts, why="time")
        return
    if player is None or card is None:
        return
    if unseated := list(_no_seat(state, player)):
        yield from unseated
        return
    if player == state.turn and not state.options.race_active:
        yield cite("race-active", player=player)
    if card not in throws((card,), state.value, state.options):
        actions = state.options.race_cards != "number"
        yield cite("cockroach", **facts, why="card", actions=actions)
    yield from _missing(state, player, (card,))


def _take(state: MotteState, move: m.Take) -> Found:
    """Yield what is wrong with a card that is taken from beneath an ant."""
    if move.card not in state.discard[:-1]:
        why = "ant" if move.card == state.discard[-1] else "pile"
        yield cite("ant-source", player=move.player, card=move.card, why=why)


# ------------------------------------------------------------------ cheats, and what the guard does about them


def _wrong_time(state: MotteState, player: int, doing: str) -> Fault | None:
    """Return why nobody cheats, or accuses, at this moment of a round, if that is so."""
    if state.phase == "clarify":
        facts = {"player": player, "guard": state.guard, "caught": state.caught}
        return cite("cheat-pause", **facts, doing=doing)
    handing = state.phase in HANDING
    if handing or (state.options.cheat_time == "turns" and state.phase not in ("turn", "attempt")):
        return cite("cheat-time", player=player, phase=state.phase, doing=doing, option=not handing)
    return None


def _cheat(state: MotteState, move: m.Cheat) -> Found:
    """Yield what is wrong with a cheat; all but the last thing can be seen by everybody."""
    player, cards = move.player, (move.card, *move.more)
    late = None if state.phase == "turn" else _wrong_time(state, player, "cheat")
    found = [late] if late else []
    if player == state.guard:
        found.append(cite("guard-honest", player=player, card=move.card))
    if move.more or state.phase == "attempt":
        why = "several" if move.more else "open"
        found.append(cite("cheat-one-at-a-time", player=player, cards=list(cards), why=why))
    if len(state.hands[player]) < 2:
        found.append(cite("cheat-last-card", player=player, card=move.card))
    yield from found or _missing(state, player, cards)


def _stir(state: MotteState, move: m.Stir) -> Found:
    """Yield why a hand that stirs cannot look like a cheat."""
    if state.attempt is not None and state.attempt[0] == move.seat:
        return iter(())
    idle = _not_now(state, player=move.seat)
    if idle:
        return iter([idle])
    hand = state.hands[move.seat] or (HIDDEN,)
    return _cheat(state, m.Cheat(move.seat, hand[0]))  # whichever card it might be


def _accuse(state: MotteState, move: m.Accuse) -> Found:
    """Yield what is wrong with an accusation."""
    player = move.player
    if late := _wrong_time(state, player, "accuse"):
        yield late
    if player != state.guard:
        yield cite("no-telling", player=player, guard=state.guard, doing="accuse")
    elif move.target == player:
        yield cite("accuse", player=player)
    yield from _no_seat(state, move.target, player=player)


def _let_go(state: MotteState, move: m.LetGo) -> Found:
    """Yield what is wrong with letting an attempt pass."""
    facts = {"player": move.player, "guard": state.guard}
    if state.phase != "attempt":
        yield cite("caught-red-handed", **facts, phase=state.phase, why="nothing")
    if move.player != state.guard:
        yield cite("no-telling", **facts, doing="let-go")


def _penalty(state: MotteState, move: m.Penalty) -> Found:
    """Yield what is wrong with a card that is handed over after a catch."""
    player, card = move.player, move.card
    guard, phase = state.guard, state.phase
    if phase != "clarify":
        if phase == "attempt":
            yield cite("caught-red-handed", player=player, guard=guard, phase=phase, why="waits")
        yield cite("rightly-accused", player=player, phase=phase)
    elif player != guard:
        yield cite("penalty-choice", player=player, guard=guard)
    else:
        if card[0] == MOTH and not state.options.penalty_moth:
            yield cite("penalty-no-moth", player=player, card=card)
        yield from _kept(state, player, card)


# ------------------------------------------------------------------ rounds


def _next_round(state: MotteState, _move: m.NextRound) -> Found:
    """Any seat may ask for the next round once a round is over."""
    if state.phase == "game_over":
        yield cite("game-end", phase=state.phase)
    elif state.phase != "round_over":
        yield cite("round-end", phase=state.phase, why="early")


def _deal(state: MotteState, move: m.Deal) -> Found:
    if state.phase != "deal":
        yield _not_now(state) or cite("shuffle-deal", phase=state.phase, why="time")
        return
    deck = state.options.deck
    if len(move.cards) != len(deck):
        yield cite("material", count=len(move.cards), needed=len(deck))
        return
    dealt, needed = Counter(move.cards), Counter(deck)
    wrong = "".join(card[0] for card in CARDS if dealt[card] != needed[card])
    if NUMBER in wrong:
        yield cite("values", counts=list(state.options.number_counts))
    if any(kind in wrong for kind in ACTIONS):
        yield cite("action-values", counts=list(state.options.action_counts))
    if MOTH in wrong:
        yield cite("moth-values", counts=list(state.options.moth_counts))


def _shuffle(state: MotteState, move: m.Shuffle) -> Found:
    stays = state.options.reshuffle_top == "stays"
    due = state.discard[:-1] if stays else state.discard
    if state.phase != "reshuffle":
        time = {"phase": state.phase, "why": "time", "count": len(due)}
        yield _not_now(state) or cite("reshuffle", **time)
    elif Counter(move.cards) != Counter(due):
        yield cite("reshuffle", phase=state.phase, why="cards", count=len(due))


CHECKS: Mapping[type[Any], Callable[[MotteState, Any], Found]] = {
    m.Play: _play,
    m.Draw: _draw,
    m.Give: _give,
    m.Decline: nothing_more,
    m.Slap: _slap,
    m.Gift: _gift,
    m.Race: _race,
    m.Take: _take,
    m.Cheat: _cheat,
    m.Accuse: _accuse,
    m.LetGo: _let_go,
    m.Penalty: _penalty,
    m.NextRound: _next_round,
    m.Deal: _deal,
    m.Shuffle: _shuffle,
    m.Stir: _stir,
}
"""For each kind of move what is looked at."""
