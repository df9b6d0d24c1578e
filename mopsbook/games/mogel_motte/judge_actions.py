"""What is wrong with gifts, slaps, races, and cards taken from beneath an ant."""

from __future__ import annotations

from mopsbook.core.verdict import Fault, Found
from mopsbook.games.mogel_motte.cards import MOTH, Card
from mopsbook.games.mogel_motte.handing import throws
from mopsbook.games.mogel_motte.judge import cite, kept, missing, no_seat, ordinary
from mopsbook.games.mogel_motte.moves import Decline, Gift, Give, Race, Slap, Take
from mopsbook.games.mogel_motte.state import MotteState


def _present(state: MotteState, player: int, card: Card, to: int | None) -> Found:
    """Yield why a card of the own hand cannot be given away."""
    if card[0] == MOTH:
        yield cite("moth-not-given", player=player, card=card, to=to)
    yield from missing(state, player, (card,))
    yield from kept(state, player, card)


def _with_spider(state: MotteState, player: int) -> Fault | None:
    """Return why a seat has no spider to act on, if that is so."""
    found = ordinary(state, player)
    if found is None and state.phase != "spider":
        found = cite("spider", player=player, phase=state.phase, why="time")
    if found is None and player != state.turn:
        found = cite("in-turn", player=player, actor=state.turn, phase=state.phase)
    return found


def give(state: MotteState, move: Give) -> Found:
    """Yield what is wrong with a gift by the spider."""
    found = _with_spider(state, move.player)
    if found is not None:
        yield found
        return
    if move.to == move.player:
        yield cite("spider", player=move.player, phase=state.phase, why="self")
    yield from no_seat(state, move.to, player=move.player)
    yield from _present(state, move.player, move.card, move.to)


def decline(state: MotteState, move: Decline) -> Found:
    """Yield what is wrong with giving nothing."""
    found = _with_spider(state, move.player)
    if found is not None:
        yield found


def slap(state: MotteState, move: Slap) -> Found:
    """Yield what is wrong with the order of the hands."""
    facts = {"slowest": move.slowest, "actor": state.turn, "phase": state.phase}
    found = ordinary(state, None)
    if found is None and state.phase != "slap":
        found = cite("mosquito", **facts, why="time")
    if found is not None:
        yield found
        return
    hands = [seat for seat in range(state.options.players) if seat != state.turn]
    if state.turn in (move.slowest, *move.order):
        yield cite("mosquito", **facts, why="active")
    yield from no_seat(state, move.slowest)
    if move.order and sorted(move.order) != hands:
        yield cite("mosquito-one-slowest", order=list(move.order), players=hands)


def gift(state: MotteState, move: Gift) -> Found:
    """Yield what is wrong with a gift to the slowest."""
    found = ordinary(state, move.player)
    if found is None and state.phase != "gifts":
        found = cite("mosquito-gifts", player=move.player, phase=state.phase)
    if found is None and move.player != state.queue[0]:
        found = cite("gift-order", player=move.player, actor=state.queue[0])
    if found is not None:
        yield found
        return
    yield from _present(state, move.player, move.card, state.slowest)


def race(state: MotteState, move: Race) -> Found:
    """Yield what is wrong with the card that is thrown onto a cockroach."""
    player, card = move.fastest, move.card
    facts = {"player": player, "card": card, "value": state.value, "phase": state.phase}
    found = ordinary(state, None)
    if found is None and state.phase != "race":
        found = cite("cockroach", **facts, why="time")
    if found is not None:
        yield found
        return
    if player is None or card is None:
        return
    unseated = list(no_seat(state, player))
    if unseated:
        yield from unseated
        return
    if player == state.turn and not state.options.race_active:
        yield cite("race-active", player=player)
    if card not in throws((card,), state.value, state.options):
        actions = state.options.race_cards != "number"
        yield cite("cockroach", **facts, why="card", actions=actions)
    yield from missing(state, player, (card,))


def take(state: MotteState, move: Take) -> Found:
    """Yield what is wrong with a card that is taken from beneath an ant."""
    player, card = move.player, move.card
    found = ordinary(state, player)
    if found is None and state.phase != "ant":
        found = cite("ant", player=player, phase=state.phase)
    if found is None and player != state.queue[0]:
        found = cite("ant-order", player=player, actor=state.queue[0])
    if found is None and card not in state.discard[:-1]:
        why = "ant" if card == state.discard[-1] else "pile"
        found = cite("ant-source", player=player, card=card, why=why)
    if found is not None:
        yield found
