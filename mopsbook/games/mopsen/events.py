"""What happened, as data: each thing that a move can bring about, with the rules on which it rests."""

from __future__ import annotations

from mopsbook.core.rounds import ended, totals
from mopsbook.core.verdict import Event, event
from mopsbook.games.mopsen import scoring
from mopsbook.games.mopsen.cards import CAT, HAND_SIZE, Card
from mopsbook.games.mopsen.moves import Deal, Pinch, Play
from mopsbook.games.mopsen.state import MopsenState

new_order = event(
    "new-order", "order shuffled round",
    "mopsen.pecking-setup if round=1", "mopsen.pecking-between-rounds unless round=1",
)  # fmt: skip
deal = event(
    "deal", "dealer leader count stack round",
    "mopsen.first-dealer if round=1", "mopsen.new-deal unless round=1",
    "mopsen.deal", "mopsen.deck-composition", "mopsen.stack",
)  # fmt: skip
bowls_set = event(
    "bowls-set", "bones round", "mopsen.bowl-setup if round=1", "mopsen.bowl-refill unless round=1"
)
led = event("lead", "player card", "mopsen.lead-any", "mopsen.card-place")
"""Which card is led."""
chose = event("choose", "player cards", "mopsen.redraw-order", count="cards", only="player")
"""A seat has chosen, while nobody draws yet; how many cards stays its secret."""
redrew = event(
    "redraw", "player cards",
    "mopsen.redraw if cards", "mopsen.redraw-bottom if cards", "mopsen.redraw-optional unless cards",
    count="cards", only="player",
)  # fmt: skip
"""How many cards were exchanged; which ones is for that seat alone."""
first_lead = event("first-lead", "player", "mopsen.first-lead")
"""Who begins after the exchange."""
covered = event("covers-bowl", "player bones", "mopsen.bowl-covered")
"""The first card on a bowl has covered its own bones."""
lowest = event("lowest", "player card", "mopsen.lowest-pinches", "mopsen.unique-extremes")
"""Who played the lowest card."""
jostled = event(
    "jostle", "player colour outcome order", "mopsen.pinch-step-1", "mopsen.cat-lowest if colour=C"
)
"""What step 1 of pinching did to the pecking order."""
_DUE = ("player cards", "mopsen.pinch-step-3", "mopsen.pinch-must")
pinch_due = {
    "must": event("must-pinch", *_DUE, count="cards"),
    "may": event("may-pinch", *_DUE, count="cards"),
}
"""Step 3 of pinching is due, by what `pinch` says of it."""
put_away = event("put-away", "player card", "mopsen.pinch-step-2")
"""Step 2 of pinching."""
cleared = event("clear", "cards", "mopsen.clear-trick", count="cards")
"""Which cards go from in front of the bowls to the discard pile."""
next_lead = event("next-lead", "player", "mopsen.next-lead")
"""Who leads the next trick."""
round_ended = event(
    "round-end", "empty round", "mopsen.round-end", "mopsen.round-end-check", count="empty"
)
"""Whose empty hands end the round."""
next_dealer = event("next-dealer", "player round", "mopsen.dealer-rotation")
"""Who deals the next round."""


def dealt(state: MopsenState, move: Deal, shuffled: bool) -> tuple[Event, ...]:
    """Tell of the deal that follows `state`, in which it was due."""
    number, options = state.round, state.options
    left = len(move.cards) - HAND_SIZE * options.players
    return (
        new_order(move.pecking, shuffled, number),
        deal(state.dealer, state.leader, HAND_SIZE, left, number),
        bowls_set(options.bowl, number),
    )


def played(state: MopsenState, move: Play) -> Event:
    """Tell of a card that is led or added, and why it could be."""
    if not state.trick:
        return led(move.player, move.card)
    first = state.trick[0][1]
    if first[0] == CAT:
        why, rule = "cat-lead", "mopsen.cat-lead"
    elif move.card[0] == CAT:
        why, rule = "cat", "mopsen.cat-anytime"
    elif move.card[0] == first[0]:
        why, rule = "suit", "mopsen.follow-suit"
    else:
        why, rule = "void", "mopsen.void-any"
    facts = {"player": move.player, "card": move.card, "led": first, "why": why}
    return Event("follow", (rule, "mopsen.clockwise"), facts)


def won(winner: int, high: Card, *others: Card) -> Event:
    """Tell who wins the trick, and over which cards: the highest of the others, and the highest of another colour."""
    over = others[0]
    beyond = next((card for card in others if card[0] != high[0]), None)
    facts = {"winner": winner, "card": high, "over": over, "by": "number"}
    compared: tuple[str, ...] = ("mopsen.compare-number",) if over != beyond else ()
    if beyond is not None:
        meaning = "cat-is-colour" if CAT in (high[0], beyond[0]) else "pecking-meaning"
        compared += ("mopsen.compare-colour", f"mopsen.{meaning}")
        facts |= {"by": "colour"} if over == beyond else {"by": "both", "beyond": beyond}
    return Event("trick-won", (*compared, "mopsen.win-trick"), facts)


def took(state: MopsenState, move: Pinch, rest: list[Card]) -> Event:
    """Tell which card is taken back into a hand, or that none is; `rest` is what is left."""
    if move.card is None:
        return Event("decline", ("mopsen.pinch-must",), {"player": move.player})
    owner = next(seat for seat, card in state.trick if card == move.card)
    three = state.options.players == 3
    choice = "mopsen.pinch-three-players" if three else "mopsen.pinch-one-card"
    facts = {"player": move.player, "card": move.card, "owner": owner, "left": len(rest)}
    return Event("pinch", ("mopsen.pinch-step-3", choice), facts)


_scored = event(
    "score", "player empty bowl tricks hand points before total",
    "mopsen.score-empty-bowl if empty", "mopsen.bowl-side if empty", "mopsen.score-bowl unless empty",
    "mopsen.numbers-vs-bones unless empty", "mopsen.bones-table unless empty",
    "mopsen.score-hand", "mopsen.score-record",
)  # fmt: skip


def scored(state: MopsenState, seat: int) -> Event:
    """Tell how the points of `seat` for the round come about."""
    tricks, hand = len(state.bowls[seat]), len(state.hands[seat])
    points, before = scoring.points_now(state, seat), totals(state)[seat]
    return _scored(seat, not tricks, points - hand, tricks, hand, points, before, before + points)


def game_over(state: MopsenState) -> tuple[Event, ...]:
    """Tell that the game is over and who wins."""
    end = scoring.outcome(state)
    assert end is not None, "asked for only after the third round"
    rules = ("mopsen.game-end", "mopsen.three-rounds")
    return ended(end, max, state.options.tie_break, rules)
