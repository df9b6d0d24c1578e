"""What happened, as data: each thing that a move can bring about, with the rules on which it rests.

Facts that are seats: ``player`` (who acts, or whom it happens to), ``to``, ``guard``, ``target``,
``slowest``, ``starter``; lists of seats: ``players``, ``order``, ``givers``, ``empty``. Cards: ``card``; ``cards`` is
a list, ``under`` are moths without a value that lie beneath a card. ``kind`` is a word for a card: number, spider,
mosquito, cockroach, ant, moth. ``left`` counts the cards that are left in the hand or the pile.

What has ``only`` is complete for these seats; in the form for the others ``card`` must not be told. Of
``cheat`` and ``vanish`` the others are told nothing at all: whoever has not noticed a cheat does not learn of
it by words.
"""

from __future__ import annotations

from typing import Any

from mopsbook.core.rounds import ended
from mopsbook.core.verdict import Event, event
from mopsbook.games.mogel_motte import scoring
from mopsbook.games.mogel_motte.cards import ACTIONS, KINDS, MOTH, NUMBER, VALUE, Card
from mopsbook.games.mogel_motte.options import MotteOptions
from mopsbook.games.mogel_motte.state import MotteState

Seats = tuple[int, ...]

# ------------------------------------------------------------------ a round begins

next_round = event(
    "next-round", "player round", "motte.next-guard", "motte.rounds", "motte.guard-term"
)
"""Who begins the next round."""
dealt = event(
    "deal", "starter round count left",
    "motte.shuffle-deal if round=1", "motte.next-deal unless round=1", "motte.material", "motte.draw-pile",
)  # fmt: skip
"""A deal of `count` cards each, after which `left` are in the draw pile."""
first_guard = event(
    "guard", "player round",
    "motte.first-guard if round=1", "motte.next-guard unless round=1",
    "motte.guard-role", "motte.guard-starts", "motte.direction",
)  # fmt: skip
"""Who is the guard when a round begins."""


def first_card(card: Card, value: int, moths: tuple[Card, ...], acts: bool) -> Event:
    """Tell which card begins the discard pile.

    `acts`: its action is performed.
    """
    rules = ["motte.first-card"]
    if card[0] in ACTIONS:
        rules += ["motte.first-card-action", "motte.action-values"]
    elif card[0] == NUMBER:
        rules.append("motte.values")
    if card[0] == MOTH or moths:
        rules += ["motte.first-card-moth", "motte.moth-values"]
    facts = {"card": card, "kind": KINDS[card[0]], "value": value, "acts": acts}
    return Event("first-card", tuple(rules), facts | {"under": list(moths)})


# ------------------------------------------------------------------ a turn

no_card = event("no-card", "player why", "motte.no-cards-left")
"""Both piles are used up, so there is nothing to draw; `why`: "turn", "ant" or "wrong"."""
used_up = event("used-up", "discards", "motte.reshuffle", "motte.reshuffle-when")
"""The draw pile has to be renewed, of so many discards."""
no_action = event("no-action", "player card kind", "motte.last-card-action")
"""An action card does not act, because it was the last card."""
turned_up = event("turn-up", "card kind value under", "motte.reshuffle-top")
"""Which card begins the discard pile after all discards were shuffled."""
reshuffled = event(
    "reshuffle", "count top", "motte.reshuffle", "motte.reshuffle-top", "motte.reshuffle-when"
)
"""So many cards are in the new draw pile; `top` is the card that stays, or ""."""


def played(state: MotteState, player: int, card: Card, value: int) -> Event:
    """Tell of a card that is laid.

    `value`: what the next card has to be next to; `wrap`: between 1 and 5; `guard`: a moth of the guard.
    """
    kind, moth = KINDS[card[0]], card[0] == MOTH
    valued = not (moth and state.options.transparent)
    wrap = valued and {state.value, VALUE[card]} == {1, 5}
    rules = ["motte.one-card"]
    if valued:
        rules.append("motte.wrap" if wrap else "motte.adjacent")
    if moth:
        rules += ["motte.guard-moth", "motte.guard-moth-value"]
    elif card[0] != NUMBER:
        rules.append("motte.action-placing")
    facts = {"player": player, "card": card, "kind": kind, "value": value, "wrap": wrap}
    left = len(state.hands[player]) - 1
    return Event("play", tuple(rules), facts | {"left": left, "guard": moth})


def drew(options: MotteOptions, player: int, card: Card, why: str, left: int) -> Event:
    """Tell of a card that is drawn; which one is for that seat alone.

    `why` is told as "stuck" (no card had to be laid), "free" (whether one could be laid is nobody's matter),
    "ant" or "wrong".
    """
    rules: dict[str, tuple[str, ...]] = {
        "turn": ("motte.draw-if-stuck", "motte.draw-one", "motte.draw-ends-turn"),
        "ant": ("motte.ant", "motte.ant-source", "motte.ant-order"),
        "wrong": ("motte.wrongly-accused",),
    }
    # who has to draw shows that nothing had to be laid; who may draw at will shows nothing
    reason = ("free" if options.voluntary_draw else "stuck") if why == "turn" else why
    facts = {"player": player, "card": card, "why": reason, "left": left}
    return Event("draw", rules[why], facts, only=(player,))


# ------------------------------------------------------------------ actions

spider = event("spider", "player", "motte.spider", "motte.action-first")
"""A card may be given away."""
declined = event("decline", "player", "motte.spider-optional")
"""Nothing is given."""
gave = event("give", "player to card", "motte.spider", only="player to")
"""A gift by the spider."""
presented = event("gift", "player to card", "motte.mosquito-gifts", only="player to")
"""A gift to the slowest."""
mosquito = event(
    "mosquito", "player players", "motte.mosquito", "motte.mosquito-active", "motte.action-first"
)
"""Who slaps."""
cockroach = event(
    "cockroach", "player value players actions",
    "motte.cockroach", "motte.race-active", "motte.race-cards", "motte.action-first",
)  # fmt: skip
"""Who races."""
took = event("take", "player card left", "motte.ant", "motte.ant-which")
"""A card is taken from beneath an ant; the discard pile lies open."""
ant_short = event("ant-short", "players source", "motte.ant-short")
"""Who finds no card beneath the ant, and where it gets one: "none" or "draw"."""


slapped = event(
    "slap", "slowest order givers",
    "motte.mosquito-gifts", "motte.mosquito-one-slowest", "motte.gift-order",
)  # fmt: skip
"""Who was slowest, and who gives something."""
no_gift = event(
    "no-gift", "players slowest kept", "motte.gift-only-moths", "motte.empty-by-gift if kept"
)
"""Who holds cards but can give none."""
raced = event(
    "race", "player card value", "motte.race-fastest", "motte.race-cards", "motte.race-turn"
)
"""Whose card stays on the cockroach."""
race_nobody = event("race-nobody", "value", "motte.race-nobody", "motte.race-voluntary")
"""Nobody has thrown a card."""
ant = event(
    "ant", "player players source choice",
    "motte.ant", "motte.ant-source", "motte.ant-order", "motte.action-first",
    "motte.ant-which if source=discard",
)  # fmt: skip
"""Who takes a card, from which pile, and whether each may choose it."""


# ------------------------------------------------------------------ cheating and the guard

stirred = event("stir", "player sign", "motte.accuse-often")
"""Whose hand stirs, as all see it."""
accused = event(
    "accuse", "guard target right gone",
    "motte.accuse", "motte.accuse-often", "motte.caught-red-handed",
)  # fmt: skip
"""Whom the guard accuses, and whether rightly; `gone`: that seat has made cards vanish before, as all can count."""
caught = event("caught", "player card guard late", "motte.rightly-accused", only="player")
"""Who takes a card back; `late`: the guard had reacted to something else."""
no_penalty = event("no-penalty", "player to", "motte.penalty-none", "motte.penalty-no-moth")
"""The guard has nothing to hand over."""
new_guard = event(
    "new-guard", "player guard then next",
    "motte.guard-handover", "motte.guard-term", "motte.after-interruption",
)  # fmt: skip
"""The player has the guard bug now, `guard` had it; `then` is the phase that comes, `next` whose turn it is."""
guard_stays = event("guard-stays", "player", "motte.guard-stays")
"""The guard bug stays where it is."""
vanished = event(
    "vanish", "player card wrong",
    "motte.vanished-cards", "motte.caught-red-handed", "motte.wrong-target if wrong",
    only="player",
)  # fmt: skip
"""The card is gone, of which the cheater alone is told; `wrong`: the guard accused somebody else."""
handed_over = event(
    "penalty", "player to card", "motte.penalty-card", "motte.penalty-choice", only="player to"
)
"""The card that the guard hands over."""


def cheated(player: int, card: Card) -> Event:
    """Tell the cheater alone of a cheat."""
    rules = ["motte.cheat", "motte.cheat-time", "motte.cheat-any-number"]
    if card[0] == MOTH:
        rules.append("motte.moth-only-cheat")
    return Event("cheat", tuple(rules), {"player": player, "card": card}, only=(player,))


# ------------------------------------------------------------------ ends


def round_ended(empty: Seats, number: int) -> Event:
    """Tell whose empty hands end the round, or that nothing can happen any more."""
    rules = ["motte.round-end", "motte.round-end-moment"]
    if not empty:
        rules.append("motte.no-cards-left")
    elif len(empty) > 1:
        rules.append("motte.several-empty")
    facts = {"empty": list(empty), "count": len(empty), "round": number}
    return Event("round-end", tuple(rules), facts)


_scored = event(
    "score", "player numbers actions moths points",
    "motte.score-hand", "motte.score-number if numbers", "motte.score-action if actions",
    "motte.score-moth if moths",
)  # fmt: skip


def scored(player: int, hand: tuple[Card, ...]) -> Event:
    """Tell how the minus points of a seat come about."""
    kinds = [card[0] for card in hand]
    numbers, moths = kinds.count(NUMBER), kinds.count(MOTH)
    actions = len(kinds) - numbers - moths
    return _scored(player, numbers, actions, moths, scoring.minus_points(hand))


def game_over(state: MotteState) -> tuple[Event, ...]:
    """Tell that the game is over and who wins."""
    end = scoring.outcome(state)
    assert end is not None, "asked for only after the last round"
    return ended(end, min, state.options.tie_break, ("motte.game-end", "motte.rounds"))


# ------------------------------------------------------------------ from where to where a card goes

DRAW, DISCARD, VANISHED = "draw", "discard", "vanished"
"""The piles, and what lies under the table."""
HANDED = ("give", "gift", "penalty")
"""Kinds of events with which one seat hands another a card."""


def ends(kind: str, facts: Any) -> tuple[str, str] | None:
    """Return from where to where an event moves a card, if it does: a seat is called by its number."""
    player = str(facts.get("player"))
    if kind in HANDED:
        return player, str(facts["to"])
    moved = {
        "play": (player, DISCARD),
        "race": (player, DISCARD),
        "draw": (DRAW, player),
        "take": (DISCARD, player),
        "cheat": (player, VANISHED),
        "caught": (VANISHED, player),
    }
    return moved.get(kind)
