"""What is wrong with gifts, slaps, races, and cards taken from beneath an ant."""

from __future__ import annotations

from mopsbook.core.verdict import Found
from mopsbook.games.mogel_motte.cards import MOTH, Card
from mopsbook.games.mogel_motte.handing import throws
from mopsbook.games.mogel_motte.judge import cite, kept, missing, no_seat, ordinary
from mopsbook.games.mogel_motte.moves import Gift, Give, Race, Slap, Take
from mopsbook.games.mogel_motte.state import MotteState


def _present(state: MotteState, player: int, card: Card, to: int | None) -> Found:
    """Yield why a card of the own hand cannot be given away."""
    if card[0] == MOTH:
        yield cite("moth-not-given", player=player, card=card, to=to)
    yield from missing(state, player, (card,))
    yield from kept(state, player, card)


def give(state: MotteState, move: Give) -> Found:
    """Yield what is wrong with a gift by the spider."""
    if move.to == move.player:
        yield cite("spider", player=move.player, phase=state.phase, why="self")
    yield from no_seat(state, move.to, player=move.player)
    yield from _present(state, move.player, move.card, move.to)


def slap(state: MotteState, move: Slap) -> Found:
    """Yield what is wrong with the order of the hands."""
    facts = {"slowest": move.slowest, "actor": state.turn, "phase": state.phase}
    if state.phase != "slap":
        yield ordinary(state, None) or cite("mosquito", **facts, why="time")
        return
    hands = [seat for seat in range(state.options.players) if seat != state.turn]
    if state.turn in (move.slowest, *move.order):
        yield cite("mosquito", **facts, why="active")
    yield from no_seat(state, move.slowest)
    if move.order and sorted(move.order) != hands:
        yield cite("mosquito-one-slowest", order=list(move.order), players=hands)


def gift(state: MotteState, move: Gift) -> Found:
    """Yield what is wrong with a gift to the slowest."""
    return _present(state, move.player, move.card, state.slowest)


def race(state: MotteState, move: Race) -> Found:
    """Yield what is wrong with the card that is thrown onto a cockroach."""
    player, card = move.fastest, move.card
    facts = {"player": player, "card": card, "value": state.value, "phase": state.phase}
    if state.phase != "race":
        yield ordinary(state, None) or cite("cockroach", **facts, why="time")
        return
    if player is None or card is None:
        return
    if unseated := list(no_seat(state, player)):
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
    if move.card not in state.discard[:-1]:
        why = "ant" if move.card == state.discard[-1] else "pile"
        yield cite("ant-source", player=move.player, card=move.card, why=why)
