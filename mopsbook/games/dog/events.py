"""What happened, as data: each thing that a move can bring about, with the rules on which it rests.

Facts that are seats: ``player`` (who acts), ``owner`` (whose piece), ``other``, ``partner``,
``dealer``, ``starter``, ``to``, ``giver``; lists of seats: ``players``, ``skipped``. Cards: ``card``, ``cards``.
Fields are texts such as ``"t5"``: ``field``, ``source``, ``target``, ``other_field``. ``role`` is what
a joker stands for: a number as text, ``"start"``, ``"back"``, ``"7"``, ``"swap"``, and "" for any
other card. Pieces of others are ``"1:t8"``. ``kin`` is "own", "partner" or "opponent": whose piece it is to the
player. ``own``: the piece is of the player; ``leaves``: from its own start field; ``arrives``: onto it. What
has ``only`` hides its cards from the others.
"""

from __future__ import annotations

from mopsbook.core.verdict import Event, event
from mopsbook.games.dog.board import HOME, HOME_SIZE, field_text
from mopsbook.games.dog.cards import FOUR, JOKER, SEVEN, START, Card, hand_size
from mopsbook.games.dog.moves import Hits
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.trial import Carried

seated = event("seated", "people", "dog.seating", "dog.teams")
"""Who sits where: a person for each seat."""
dealer_chosen = event("dealer-chosen", "dealer starter", "dog.first-dealer", "dog.starter")
"""Who deals first."""
gave = event("give", "player card to", "dog.exchange-blind", only="player")
"""A card is on its way; which one is for its giver alone."""
all_home = event(
    "all-home", "player partner", "dog.partner-help", "dog.partner-cards", "dog.partner-own"
)
"""The last piece of the player has come home, which helps the partner from now on."""
stock_empty = event("stock-empty", "player", "dog.redraw-empty")
"""The discard pile has to be shuffled before the player can draw a card."""
stayed = event("stay", "player", "dog.redraw-draw", "dog.redraw-even")
"""A player does not draw."""
skipped = event("skip", "skipped player", "dog.turn-order")
"""Who has no cards left and is passed over; it is the turn of the player."""
round_ended = event("round-end", "round dealer starter", "dog.round-end", "dog.rotation")
"""All hands are empty; who deals next, and who opens the next round."""


def shuffled(state: DogState, count: int) -> Event:
    """Tell of a shuffle that was due in `state`."""
    if state.round == 1 and state.due == "deal" and not any(state.hands) and not state.discard:
        return Event("shuffle", ("dog.deck", "dog.deck-kinds"), {"count": count})
    if state.due == "deal":
        why = "before-deal" if state.options.reshuffle == "before-deal" else "deal"
    else:
        why = "draw" if state.due == "draw" else "emptied"
    rules: tuple[str, ...] = ("dog.reshuffle", "dog.reshuffle-moment")
    if why == "draw":
        rules = ("dog.reshuffle", "dog.redraw-empty")
    return Event("reshuffle", rules, {"count": count, "why": why})


def dealt(state: DogState, stock: int, part: bool) -> Event:
    """Tell of cards that were dealt.

    `count` cards for each; `part`: more are to come after a shuffle.
    """
    return Event(
        "deal",
        ("dog.hand-sizes", "dog.deal-order", "dog.starter"),
        {
            "dealer": state.dealer,
            "starter": state.starter,
            "count": hand_size(state.round),
            "round": state.round,
            "stock": stock,
            "part": part,
        },
    )


def exchange_due(options: DogOptions, count: int) -> Event:
    """Tell that everybody has to pass a card on."""
    how, rule = _exchange(options)
    rules = (rule, "dog.exchange-duty", "dog.exchange-finished")
    return Event("exchange-due", rules, {"how": how, "count": count})


def exchanged(options: DogOptions) -> Event:
    """Tell that all cards have crossed."""
    how, rule = _exchange(options)
    return Event("exchange", (rule, "dog.exchange-first"), {"how": how})


def received(player: int, card: Card, giver: int) -> Event:
    """Tell which card has come; for its receiver and its giver alone."""
    facts = {"player": player, "card": card, "giver": giver}
    return Event("receive", ("dog.exchange-blind",), facts, only=tuple(sorted({player, giver})))


def _exchange(options: DogOptions) -> tuple[str, str]:
    if options.teams:
        return "partner", "dog.exchange-partner"
    return "left", "dog.exchange-left"


def first_play(starter: int, number: int) -> Event:
    """Tell who opens the round."""
    rules = ("dog.starter",) if number == 1 else ("dog.rotation",)
    return Event("first-play", rules, {"starter": starter, "round": number})


def started(player: int, card: Card, done: Carried) -> Event:
    """Tell of a piece that leaves the start zone."""
    rule = "dog.card-1-11" if card == START else "dog.card-13"
    if card == JOKER:
        rule = "dog.joker"
    return Event(
        "start",
        ("dog.start-cards", rule, "dog.protected-start"),
        {
            "player": player,
            "owner": done.seat,
            "card": card,
            "role": "start" if card == JOKER else "",
            "field": field_text(done.target),
        },
    )


def moved(options: DogOptions, player: int, card: Card, done: Carried, passed: Hits) -> Event:
    """Tell of a piece that walks by a plain card, and of those that it jumps over.

    `how`: "forward", "back", "home" or "inner"; `jumped`: the pieces.
    """
    how = _how(done)
    if card == JOKER:
        rules: tuple[str, ...] = ("dog.joker",)
    elif card == FOUR:
        rules = ("dog.four",)
    elif card == START:
        rules = ("dog.card-1-11",)
    else:
        rules = ("dog.card-13",) if card == "13" else ("dog.card-plain",)
    if how == "back":
        rules += ("dog.four-back-way",)
    elif how == "home":
        rules += ("dog.home-forward", "dog.home-no-lap")
    elif how == "inner":
        rules += ("dog.home-inner",)
    if passed:
        rules += ("dog.jump", "dog.seven-only")
    role = "back" if how == "back" else str(done.steps)
    return Event(
        "move",
        rules,
        {
            "player": player,
            "owner": done.seat,
            "card": card,
            "role": role if card == JOKER else "",
            "source": field_text(done.source),
            "target": field_text(done.target),
            "steps": done.steps,
            "how": how,
            "jumped": [f"{seat}:{field_text(field)}" for seat, field in passed],
            "own": done.seat == player,
            **_start_field(options, done),
        },
    )


def _start_field(options: DogOptions, done: Carried) -> dict[str, bool]:
    """Say whether a piece leaves its own start field, or comes onto it: that is its name then."""
    start = options.board.starts[done.seat]
    return {"leaves": done.source == start, "arrives": done.target == start}


def _how(done: Carried) -> str:
    if done.back:
        return "back"
    if done.target < HOME:
        return "forward"
    return "inner" if done.source > HOME else "home"


def seven(player: int, card: Card, count: int, owner: int) -> Event:
    """Tell that a 7 is laid, and in how many portions."""
    rules: tuple[str, ...] = ("dog.seven-split",)
    if count > 1:
        rules = ("dog.seven-split", "dog.seven-order")
    if card == JOKER:
        rules += ("dog.joker",)
    role = SEVEN if card == JOKER else ""
    facts = {"player": player, "card": card, "role": role, "count": count, "owner": owner}
    return Event("seven", rules, facts)


def portion(options: DogOptions, player: int, done: Carried, left: int, helps: bool) -> Event:
    """Tell of one portion of a 7; it helps if it is the rest after coming home."""
    how = _how(done)
    rules: tuple[str, ...] = ("dog.seven-home",) if how != "forward" else ("dog.seven-order",)
    if helps:
        rules = ("dog.seven-partner", "dog.seven-partner-many", "dog.seven-partner-split")
    return Event(
        "portion",
        rules,
        {
            "player": player,
            "owner": done.seat,
            "source": field_text(done.source),
            "target": field_text(done.target),
            "points": done.steps,
            "left": left,
            "how": how,
            "own": done.seat == player,
            **_start_field(options, done),
        },
    )


def hit(options: DogOptions, player: int, owner: int, field: int, start: bool) -> Event:
    """Tell of a piece that is sent back because another ends on its field."""
    kin = _kin(options, player, owner)
    rules: tuple[str, ...] = ("dog.hit", "dog.one-per-field")
    if start:
        rules = ("dog.start-hit-guest", "dog.hit")
    if kin != "opponent":
        rules += ("dog.hit-own",)
    return Event(
        "hit",
        rules,
        {
            "player": player,
            "owner": owner,
            "field": field_text(field),
            "kin": kin,
            "how": "start" if start else "move",
        },
    )


def burned(options: DogOptions, player: int, owner: int, field: int, passed: bool) -> Event:
    """Tell of a piece that a 7 sends back.

    `passed`: it was overtaken, not met at the end.
    """
    kin = _kin(options, player, owner)
    rules = ("dog.seven-burn",) if kin == "opponent" else ("dog.seven-burn", "dog.seven-burn-own")
    facts = {
        "player": player,
        "owner": owner,
        "field": field_text(field),
        "kin": kin,
        "passed": passed,
    }
    return Event("burn", rules, facts)


def _kin(options: DogOptions, player: int, owner: int) -> str:
    if owner == player:
        return "own"
    return "partner" if owner == options.partner(player) else "opponent"


def came_home(player: int, owner: int, field: int, count: int) -> Event:
    """Tell how many pieces of a colour are home now."""
    facts = {
        "player": player,
        "owner": owner,
        "field": field_text(field),
        "count": count,
        "needed": HOME_SIZE - count,
    }
    return Event("home", ("dog.home-safe", "dog.home-exact"), facts)


def swapped(options: DogOptions, player: int, card: Card, pair: tuple[int, int, int, int]) -> Event:
    """Tell of two pieces that change places."""
    owner, field, other, other_field = pair
    return Event(
        "swap",
        ("dog.swap", "dog.swap-forced", "dog.swap-no-hit"),
        {
            "player": player,
            "card": card,
            "role": "swap" if card == JOKER else "",
            "owner": owner,
            "field": field_text(field),
            "other": other,
            "other_field": field_text(other_field),
            "kin": _kin(options, player, other),
        },
    )


def protected(owner: int, field: int, how: str) -> Event:
    """Tell that a piece stands protected without having been started just now.

    `how`: by a "lap", going "back", or a "swap".
    """
    rules: tuple[str, ...] = ("dog.protected-start" if how == "lap" else "dog.protected-any",)
    if how == "back":
        rules += ("dog.four-over-start",)
    return Event("protected", rules, {"owner": owner, "field": field_text(field), "how": how})


def blank(player: int, card: Card) -> Event:
    """Tell of a swap without effect."""
    role = "swap" if card == JOKER else ""
    return Event("blank", ("dog.swap-blank",), {"player": player, "card": card, "role": role})


def folded(player: int, cards: tuple[Card, ...], could: bool, covered: bool) -> Event:
    """Tell of a hand that is given up.

    `could`: a card could be played.
    """
    facts = {"player": player, "cards": list(cards), "count": len(cards), "could": could}
    return Event("fold", ("dog.fold", "dog.fold-out"), facts, only=(player,) if covered else None)


def tossed(player: int, card: Card, again: bool, left: int, covered: bool) -> Event:
    """Tell of a card that is discarded for want of a play.

    `again`: after a draw.
    """
    rules = ("dog.redraw-fail", "dog.redraw-even") if again else ("dog.redraw-toss",)
    facts = {"player": player, "card": card, "again": again, "left": left}
    return Event("toss", rules, facts, only=(player,) if covered else None)


def drew(player: int, card: Card, can: bool) -> tuple[Event, ...]:
    """Tell of a card drawn, and whether the hand can be played now."""
    drawn = Event("draw", ("dog.redraw-draw",), {"player": player, "card": card}, only=(player,))
    # whether it helps is seen by the others when a card is played or tossed, and no sooner
    rules = ("dog.redraw-play", "dog.redraw-fail")
    return drawn, Event("drawn", rules, {"player": player, "can": can}, only=(player,))


def won(state: DogState, players: tuple[int, ...]) -> Event:
    """Tell who has won."""
    teams = state.options.teams
    first = ("dog.win-team", "dog.win-not-alone") if teams else ("dog.win-four",)
    return Event(
        "win",
        (*first, "dog.win-full-card", "dog.win-cards-left", "dog.win-stop"),
        {"players": list(players), "teams": teams, "round": state.round},
    )


def placed(state: DogState, players: tuple[int, ...], place: int, last: bool) -> Event:
    """Tell who takes one of the next places.

    `place`: from 2.
    """
    facts = {"players": list(players), "place": place, "last": last, "round": state.round}
    return Event("place", ("dog.win-stop",), facts)
