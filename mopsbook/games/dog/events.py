"""What happened, as data: each thing that a move can bring about, with the rules on which it rests.

Facts that are seats: ``player`` (who acts), ``owner`` (whose piece), ``other``, ``partner``,
``dealer``, ``starter``, ``to``, ``giver``; lists of seats: ``players``, ``skipped``. Cards: ``card``, ``cards``.
Fields are texts such as ``"t5"``, a start field with its seat, ``"t16@1"``: ``field``, ``source``, ``target``, ``other_field``. ``role`` is what
a joker stands for: a number as text, ``"start"``, ``"back"``, ``"7"``, ``"swap"``, and "" for any
other card. ``how`` a piece walks is "forward", "back", "home" or "inner". Pieces of others are ``"1:t8"``. ``kin`` is "own", "partner" or "opponent": whose piece it is to the
player. ``own``: the piece is of the player; ``leaves``: from its own start field; ``arrives``: onto it. What
has ``only`` hides its cards from the others.
"""

from __future__ import annotations

from typing import Any

from mopsbook.core.verdict import Event, event
from mopsbook.games.dog.board import HOME, field_text
from mopsbook.games.dog.cards import FOUR, JOKER, START, Card
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
EXCHANGED = ("dog.exchange-partner if how=partner", "dog.exchange-left if how=left")
exchange_due = event(
    "exchange-due", "how count", *EXCHANGED, "dog.exchange-duty", "dog.exchange-finished"
)
"""Everybody has to pass a card on: to the "partner", or to the "left"."""
exchanged = event("exchange", "how", *EXCHANGED, "dog.exchange-first")
"""All cards have crossed."""
first_play = event(
    "first-play", "starter round", "dog.starter if round=1", "dog.rotation unless round=1"
)
"""Who opens the round."""
protected = event(
    "protected", "owner field how",
    "dog.protected-start if how=lap", "dog.protected-any unless how=lap",
    "dog.four-over-start if how=back",
)  # fmt: skip
"""A piece stands protected though not started just now: by a "lap", going "back", or a "swap"."""
all_home = event(
    "all-home", "player partner", "dog.partner-help", "dog.partner-cards", "dog.partner-own"
)
"""The last piece of the player has come home, which helps the partner from now on."""
dealt = event(
    "deal", "dealer starter count round stock part",
    "dog.hand-sizes", "dog.deal-order", "dog.starter",
)  # fmt: skip
"""Cards were dealt: `count` for each, `stock` are left; `part`: more are to come after a shuffle."""
stock_empty = event("stock-empty", "player", "dog.redraw-empty")
"""The discard pile has to be shuffled before the player can draw a card."""
drew = event("draw", "player card", "dog.redraw-draw", only="player")
drawn = event("drawn", "player can", "dog.redraw-play", "dog.redraw-fail", only="player")
"""Whether the hand can be played now; the others see that when a card is played or tossed, and no sooner."""
stayed = event("stay", "player", "dog.redraw-draw", "dog.redraw-even")
"""A player does not draw."""
came_home = event("home", "player owner field count needed", "dog.home-safe", "dog.home-exact")
"""How many pieces of a colour are home now, and how many are needed yet."""
skipped = event("skip", "skipped player", "dog.turn-order")
"""Who has no cards left and is passed over; it is the turn of the player."""
round_ended = event("round-end", "round dealer starter", "dog.round-end", "dog.rotation")
"""All hands are empty; who deals next, and who opens the next round."""
won = event(
    "win", "players teams round",
    "dog.win-team if teams", "dog.win-not-alone if teams", "dog.win-four unless teams",
    "dog.win-full-card", "dog.win-cards-left", "dog.win-stop",
)  # fmt: skip
"""Who has won."""
seven = event(
    "seven", "player card role count owner",
    "dog.seven-split", "dog.seven-order unless count=1", "dog.joker if card=joker",
)  # fmt: skip
"""A 7 is laid, in so many portions."""
blank = event("blank", "player card role", "dog.swap-blank")
"""A swap without effect."""
hit = event(
    "hit", "player owner field kin how",
    "dog.start-hit-guest if how=start", "dog.hit", "dog.one-per-field unless how=start",
    "dog.hit-own unless kin=opponent",
)  # fmt: skip
"""A piece is sent back because another ends on its field, by a "start" or a "move"."""
burned = event(
    "burn", "player owner field kin passed",
    "dog.seven-burn", "dog.seven-burn-own unless kin=opponent",
)  # fmt: skip
"""A piece that a 7 sends back: it was `passed`, or met at the end."""
placed = event("place", "players place last round", "dog.win-stop")
"""Who takes one of the next places, from 2."""

BY_CARD = {JOKER: "dog.joker", FOUR: "dog.four", START: "dog.card-1-11", "13": "dog.card-13"}
"""The rule by which a card moves or starts a piece; that of the others is dog.card-plain."""
BY_WAY = {
    "forward": (),
    "back": ("dog.four-back-way",),
    "home": ("dog.home-forward", "dog.home-no-lap"),
    "inner": ("dog.home-inner",),
}
"""The rules about each way of walking."""


# ------------------------------------------------------------------ before the first play


def shuffled(state: DogState, count: int) -> Event:
    """Tell of a shuffle that was due in `state`."""
    due = state.due
    if state.round == 1 and due == "deal" and not any(state.hands) and not state.discard:
        return Event("shuffle", ("dog.deck", "dog.deck-kinds"), {"count": count})
    why = {"deal": "deal", "draw": "draw"}.get(due, "emptied")
    if due == "deal" and state.options.reshuffle == "before-deal":
        why = "before-deal"
    rule = "dog.redraw-empty" if due == "draw" else "dog.reshuffle-moment"
    return Event("reshuffle", ("dog.reshuffle", rule), {"count": count, "why": why})


def received(player: int, card: Card, giver: int) -> Event:
    """Tell which card has come; for its receiver and its giver alone."""
    facts = {"player": player, "card": card, "giver": giver}
    return Event("receive", ("dog.exchange-blind",), facts, only=tuple(sorted({player, giver})))


# ------------------------------------------------------------------ a card is played


def by(player: int, card: Card, role: str) -> dict[str, Any]:
    """Return who lays which card, and what it stands for if it is a joker."""
    return {"player": player, "card": card, "role": role if card == JOKER else ""}


def started(player: int, card: Card, done: Carried) -> Event:
    """Tell of a piece that leaves the start zone."""
    facts = {"owner": done.seat, "field": field_text(done.target)}
    rules = ("dog.start-cards", BY_CARD[card], "dog.protected-start")
    return Event("start", rules, by(player, card, "start") | facts)


def moved(options: DogOptions, player: int, card: Card, done: Carried, passed: Hits) -> Event:
    """Tell of a piece that walks by a plain card, and of those that it jumps over: `jumped`."""
    facts = _walked(options, player, done)
    how = facts["how"]
    rules = (BY_CARD.get(card, "dog.card-plain"), *BY_WAY[how])
    if passed:
        rules += ("dog.jump", "dog.seven-only")
    facts |= by(player, card, "back" if how == "back" else str(done.steps))
    jumped = [f"{seat}:{options.board.fact(field)}" for seat, field in passed]
    return Event("move", rules, facts | {"steps": done.steps, "jumped": jumped})


def portion(options: DogOptions, player: int, done: Carried, left: int, helps: bool) -> Event:
    """Tell of one portion of a 7; it helps if it is the rest after coming home."""
    facts = _walked(options, player, done) | {"points": done.steps, "left": left}
    rules: tuple[str, ...] = ("dog.seven-order" if facts["how"] == "forward" else "dog.seven-home",)
    if helps:
        rules = ("dog.seven-partner", "dog.seven-partner-many", "dog.seven-partner-split")
    return Event("portion", rules, facts)


def _walked(options: DogOptions, player: int, done: Carried) -> dict[str, Any]:
    """Return what is told of every piece that walks; its own start field has a name of its own."""
    start = options.board.starts[done.seat]
    on_loop = "back" if done.back else "forward"
    return {
        "player": player,
        "owner": done.seat,
        "source": options.board.fact(done.source),
        "target": options.board.fact(done.target),
        "how": on_loop if done.target < HOME else "inner" if done.source > HOME else "home",
        "own": done.seat == player,
        "leaves": done.source == start,
        "arrives": done.target == start,
    }


def sent_back(options: DogOptions, player: int, owner: int, field: int) -> dict[str, Any]:
    """Return what is told of every piece that is sent back."""
    kin = _kin(options, player, owner)
    return {"player": player, "owner": owner, "field": options.board.fact(field), "kin": kin}


def _kin(options: DogOptions, player: int, owner: int) -> str:
    if owner == player:
        return "own"
    return "partner" if owner == options.partner(player) else "opponent"


def swapped(
    options: DogOptions, player: int, card: Card, one: tuple[int, int], two: tuple[int, int]
) -> Event:
    """Tell of two pieces that change places, each a seat and a field."""
    facts = {
        "owner": one[0],
        "field": options.board.fact(one[1]),
        "other": two[0],
        "other_field": options.board.fact(two[1]),
        "kin": _kin(options, player, two[0]),
        "own": one[0] == player,
    }
    rules = ("dog.swap", "dog.swap-forced", "dog.swap-no-hit")
    return Event("swap", rules, by(player, card, "swap") | facts)


# ------------------------------------------------------------------ without a play, and the end


def folded(player: int, cards: tuple[Card, ...], could: bool, covered: bool) -> Event:
    """Tell of a hand that is given up; `could`: a card could be played."""
    facts = {"player": player, "cards": list(cards), "count": len(cards), "could": could}
    return Event("fold", ("dog.fold", "dog.fold-out"), facts, only=(player,) if covered else None)


def tossed(player: int, card: Card, again: bool, left: int, covered: bool) -> Event:
    """Tell of a card that is discarded for want of a play; `again`: after a draw."""
    rules = ("dog.redraw-fail", "dog.redraw-even") if again else ("dog.redraw-toss",)
    facts = {"player": player, "card": card, "again": again, "left": left}
    return Event("toss", rules, facts, only=(player,) if covered else None)
