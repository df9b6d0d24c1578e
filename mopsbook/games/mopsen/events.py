"""What happened, as data: one small function for each thing that a move brings about."""

from __future__ import annotations

from mopsbook.core.verdict import Event
from mopsbook.games.mopsen import scoring
from mopsbook.games.mopsen.cards import CAT, HAND_SIZE, Card
from mopsbook.games.mopsen.moves import Deal, Pinch, Play, Redraw
from mopsbook.games.mopsen.options import MopsenOptions
from mopsbook.games.mopsen.state import MopsenState


def dealt(state: MopsenState, move: Deal, shuffled: bool) -> tuple[Event, ...]:
    """Tell of the deal that follows `state`, in which it was due."""
    if state.round == 1:
        order, deal, bowls = "mopsen.pecking-setup", "mopsen.first-dealer", "mopsen.bowl-setup"
    else:
        order, deal = "mopsen.pecking-between-rounds", "mopsen.new-deal"
        bowls = "mopsen.bowl-refill"
    options = state.options
    return (
        Event(
            "new-order",
            (order,),
            {"order": list(move.pecking), "shuffled": shuffled, "round": state.round},
        ),
        Event(
            "deal",
            (deal, "mopsen.deal", "mopsen.deck-composition", "mopsen.stack"),
            {
                "dealer": state.dealer,
                "leader": state.leader,
                "count": HAND_SIZE,
                "stack": len(move.cards) - HAND_SIZE * options.players,
                "round": state.round,
            },
        ),
        Event("bowls-set", (bowls,), {"bones": options.bowl, "round": state.round}),
    )


def chose(move: Redraw) -> Event:
    """Tell that a seat has chosen, while nobody draws yet; how many stays its secret."""
    facts = {"player": move.player, "cards": list(move.cards), "count": len(move.cards)}
    return Event("choose", ("mopsen.redraw-order",), facts, only=(move.player,))


def redrew(move: Redraw) -> Event:
    """Tell how many cards were exchanged; which ones is for that seat alone."""
    rules: tuple[str, ...] = ("mopsen.redraw-optional",)
    if move.cards:
        rules = ("mopsen.redraw", "mopsen.redraw-bottom")
    facts = {"player": move.player, "cards": list(move.cards), "count": len(move.cards)}
    return Event("redraw", rules, facts, only=(move.player,))


def first_lead(seat: int) -> Event:
    """Tell who begins after the exchange."""
    return Event("first-lead", ("mopsen.first-lead",), {"player": seat})


def played(state: MopsenState, move: Play) -> Event:
    """Tell of a card that is led or added, and why it could be."""
    if not state.trick:
        return Event(
            "lead",
            ("mopsen.lead-any", "mopsen.card-place"),
            {"player": move.player, "card": move.card},
        )
    led = state.trick[0][1]
    if led[0] == CAT:
        why, rule = "cat-lead", "mopsen.cat-lead"
    elif move.card[0] == CAT:
        why, rule = "cat", "mopsen.cat-anytime"
    elif move.card[0] == led[0]:
        why, rule = "suit", "mopsen.follow-suit"
    else:
        why, rule = "void", "mopsen.void-any"
    return Event(
        "follow",
        (rule, "mopsen.clockwise"),
        {"player": move.player, "card": move.card, "led": led, "why": why},
    )


def won(winner: int, high: Card, over: Card) -> Event:
    """Tell who wins the trick, and over which card."""
    by = "number" if high[0] == over[0] else "colour"
    compared: tuple[str, ...] = ("mopsen.compare-colour", "mopsen.pecking-meaning")
    if by == "number":
        compared = ("mopsen.compare-number",)
    elif CAT in (high[0], over[0]):
        compared = ("mopsen.compare-colour", "mopsen.cat-is-colour")
    facts = {"winner": winner, "card": high, "over": over, "by": by}
    return Event("trick-won", (*compared, "mopsen.win-trick"), facts)


def pinch_due(seat: int, left: tuple[tuple[int, Card], ...], options: MopsenOptions) -> Event:
    """Tell that step 3 of pinching is due."""
    must = options.pinch == "must"
    return Event(
        "must-pinch" if must else "may-pinch",
        ("mopsen.pinch-step-3", "mopsen.pinch-must"),
        {"player": seat, "cards": [card for _, card in left], "count": len(left)},
    )


def took(state: MopsenState, move: Pinch, rest: list[Card]) -> Event:
    """Tell which card is taken back into a hand, or that none is; `rest` is what is left."""
    if move.card is None:
        return Event("decline", ("mopsen.pinch-must",), {"player": move.player})
    owner = next(seat for seat, card in state.trick if card == move.card)
    three = state.options.players == 3
    choice = "mopsen.pinch-three-players" if three else "mopsen.pinch-one-card"
    facts = {"player": move.player, "card": move.card, "owner": owner, "left": len(rest)}
    return Event("pinch", ("mopsen.pinch-step-3", choice), facts)


def covered(seat: int, bones: int) -> Event:
    """Tell that the first card on a bowl has covered its own bones."""
    return Event("covers-bowl", ("mopsen.bowl-covered",), {"player": seat, "bones": bones})


def lowest(seat: int, card: Card) -> Event:
    """Tell who played the lowest card."""
    rules = ("mopsen.lowest-pinches", "mopsen.unique-extremes")
    return Event("lowest", rules, {"player": seat, "card": card})


def jostled(seat: int, colour: str, outcome: str, order: tuple[str, ...]) -> Event:
    """Tell what step 1 of pinching did to the pecking order."""
    rules: tuple[str, ...] = ("mopsen.pinch-step-1",)
    if colour == CAT:
        rules = ("mopsen.pinch-step-1", "mopsen.cat-lowest")
    facts = {"player": seat, "colour": colour, "outcome": outcome, "order": list(order)}
    return Event("jostle", rules, facts)


def put_away(seat: int, card: Card) -> Event:
    """Tell of step 2 of pinching."""
    return Event("put-away", ("mopsen.pinch-step-2",), {"player": seat, "card": card})


def cleared(cards: list[Card]) -> Event:
    """Tell which cards go from in front of the bowls to the discard pile."""
    return Event("clear", ("mopsen.clear-trick",), {"cards": cards, "count": len(cards)})


def next_lead(seat: int) -> Event:
    """Tell who leads the next trick."""
    return Event("next-lead", ("mopsen.next-lead",), {"player": seat})


def round_ended(empty: list[int], number: int) -> Event:
    """Tell whose empty hands end the round."""
    rules = ("mopsen.round-end", "mopsen.round-end-check")
    return Event("round-end", rules, {"empty": empty, "count": len(empty), "round": number})


def next_dealer(seat: int, number: int) -> Event:
    """Tell who deals the next round."""
    return Event("next-dealer", ("mopsen.dealer-rotation",), {"player": seat, "round": number})


def scored(state: MopsenState, seat: int) -> Event:
    """Tell how the points of `seat` for the round come about."""
    empty = not state.bowls[seat]
    rules = (
        ("mopsen.score-empty-bowl", "mopsen.bowl-side")
        if empty
        else ("mopsen.score-bowl", "mopsen.numbers-vs-bones", "mopsen.bones-table")
    )
    return Event(
        "score",
        (*rules, "mopsen.score-hand", "mopsen.score-record"),
        {
            "player": seat,
            "empty": empty,
            "bowl": state.options.bowl if empty else scoring.bones_in(state, seat),
            "tricks": len(state.bowls[seat]),
            "hand": len(state.hands[seat]),
            "points": scoring.points_now(state, seat),
        },
    )


def game_over(state: MopsenState) -> tuple[Event, ...]:
    """Tell that the game is over and who wins."""
    end = scoring.outcome(state)
    assert end is not None, "asked for only after the third round"
    tied = sum(points == max(end.totals) for points in end.totals) > 1
    return (
        Event("game-end", ("mopsen.game-end", "mopsen.three-rounds"), {"totals": list(end.totals)}),
        Event(
            "winners",
            end.rules,
            {
                "players": list(end.winners),
                "points": max(end.totals),
                "shared": len(end.winners) > 1,
                "tied": tied,
                "tie_break": state.options.tie_break,
            },
        ),
    )
