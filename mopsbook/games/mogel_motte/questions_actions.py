"""What Mogel-Motte asks about the spider, the cockroach, a used-up pile, an empty hand and equal totals."""

from __future__ import annotations

from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, Moment, Reply, what_then
from mopsbook.core.rows import without
from mopsbook.core.state import HIDDEN, Move
from mopsbook.games.mogel_motte.cards import ACTIONS, VALUE
from mopsbook.games.mogel_motte.handing import others, presents, throws
from mopsbook.games.mogel_motte.moves import Draw, Play, Race

NOBODY = -1
"""An answer beside the seats."""
LOW = 10
"""With so few cards in the draw pile one thinks of its end."""
MOST = 8
"""Hands of more cards are no riddle but work."""


def may_give(at: Moment) -> Asked | None:
    """Ask which of the own cards may be given away with a spider."""
    items = _beside(at)
    step = at.carried_out(at.move) if items and at.move.card[0] == "S" else None
    if step is None or step.after.phase != "spider":
        return None
    good = presents(tuple(items.values()), at.game.options)
    right = tuple(sorted(item for item, one in items.items() if one in good))
    if not right or len(right) == len(items):
        return None
    rules, card = ("motte.moth-not-given", "motte.spider"), at.move.card
    told = Reason("because-not-given", {}, rules)
    return Asked(
        Reason("quiz-may-give", {"card": card}), "table", right, (told,), rules,
        tuple(Reply(item, None, (told,)) for item in items if item not in right),
        every=True, moves=(at.move,), level=2,
    )  # fmt: skip


def race_throws(at: Moment) -> Asked | None:
    """Ask which of the own cards may be thrown onto a cockroach."""
    items, options = _beside(at) if _races(at) else {}, at.game.options
    if not items or not options.race_active:
        return None
    card = at.move.card
    good = throws(tuple(items.values()), VALUE[card], options)
    right = tuple(sorted(item for item, one in items.items() if one in good))
    if not right or len(right) == len(items):
        return None
    replies, same = [], False
    for item, one in items.items():
        if one not in good:
            numbers = options.race_cards == "number"
            kind = "moth" if one[0] == "M" else "action" if numbers and one[0] != "N" else "value"
            same = same or VALUE[one] == VALUE[card]
            rule = "motte.cockroach" if kind == "value" else "motte.race-cards"
            told = Reason(
                "because-not-thrown", {"kind": kind, "card": one, "value": VALUE[card]}, (rule,)
            )
            replies.append(Reply(item, None, (told,)))
    rules = (
        ("motte.race-cards", "motte.cockroach") if same else ("motte.cockroach", "motte.race-cards")
    )
    why = Reason(
        "because-thrown", {"actions": options.race_cards != "number", "value": VALUE[card]}, rules
    )
    return Asked(
        Reason("quiz-throws", {"card": card}), "table", right, (why,), (*rules, "motte.race-active"), tuple(replies),
        every=True, moves=_as_seen(at, Race(at.seat, good[0])), level=2 if same else 1,
    )  # fmt: skip


def race_stays(at: Moment) -> Asked | None:
    """Ask what becomes of a card that was not the fastest."""
    if not _races(at):
        return None
    own = _own_throw(at)
    first, second = at.some(others(at.game.players, at.seat), 2)
    if own:  # what is thrown can be shown then
        first = at.seat
    kinds = {
        "back": "motte.race-fastest", "stays": "motte.race-fastest", "given": "motte.race-fastest",
        "gone": "motte.race-fastest",
    }  # fmt: skip
    facts = {"card": at.move.card, "value": VALUE[at.move.card], "player": first, "to": second}
    return what_then(
        at,
        ("quiz-second", "answer-second", "because-second"),
        "back",
        kinds,
        ("motte.race-fastest",),
        facts,
        _as_seen(at, *own),
    )


def after_race(at: Moment) -> Asked | None:
    """Ask whose turn it is when somebody, or nobody, has thrown a card onto a cockroach."""
    if not _races(at):
        return None
    seats = at.game.players
    right = (at.seat + 1) % seats
    # throws of others cannot be shown
    thrown = at.rng.choice([*_own_throw(at), Race(None, None)])
    fastest = thrown.fastest
    rules = ("motte.race-nobody", "motte.race-turn") if fastest is None else ("motte.race-turn",)
    replies = []
    for seat in range(seats):
        kind = "fastest" if seat == fastest else "player" if seat == at.seat else "other"
        told = Reason("because-not-next", {"kind": kind, "player": seat}, ("motte.race-turn",))
        what = Reason("question-seat", {"player": {"seat": seat}})
        replies.append(Reply(seat, what, () if seat == right else (told,)))
    facts = {
        "card": at.move.card,
        "value": VALUE[at.move.card],
        "nobody": fastest is None,
        "player": fastest,
    }
    return Asked(
        Reason("quiz-after-race", facts), "choice", (right,), (Reason("because-next", {"player": right}, rules),),
        rules, tuple(replies), moves=_as_seen(at, thrown), level=1,
    )  # fmt: skip


def who_takes_it(at: Moment) -> Asked | None:
    """Ask who takes the card on which an ant is played."""
    options, view = at.game.options, at.view
    last = at.view.hands[at.seat] == (getattr(at.move, "card", None),)
    if not isinstance(at.move, Play) or at.move.card[0] != "A" or last or not view.discard:
        return None
    drawn = options.ant_source == "draw"
    if options.ant_pick == "choice" and not drawn:
        return None
    order = others(at.game.players, at.seat)
    right = NOBODY if drawn else order[0]
    rules = (
        ("motte.ant-source", "motte.ant")
        if drawn
        else ("motte.ant-order", "motte.ant-which", "motte.ant")
    )
    slips = {NOBODY: "stays", at.seat: "player", **dict.fromkeys(order, "late"), order[0]: "first"}
    by = {
        "stays": "motte.ant-which",
        "player": "motte.ant",
        "late": "motte.ant-order",
        "first": "motte.ant-source",
    }
    facts = {"card": at.move.card, "top": view.discard[-1], "drawn": drawn}

    def told(who: int, message: str) -> Reason:
        slip = "first" if drawn and slips[who] == "late" else slips[who]
        return Reason(message, {**facts, "player": max(who, 0), "slip": slip}, (by[slip],))

    replies = tuple(
        Reply(who, told(who, "answer-takes"), () if who == right else (told(who, "because-not-takes"),))
        for who in sorted(slips)
    )  # fmt: skip
    return Asked(
        Reason("quiz-takes", facts), "choice", (right,), (told(right, "because-takes")._replace(rules=rules),), rules, replies,
        moves=at.seen(at.move), level=2,
    )  # fmt: skip


def new_pile(at: Moment) -> Asked | None:
    """Ask which cards become the new draw pile."""
    view, options = at.view, at.game.options
    last = isinstance(at.move, Draw) and len(view.draw) == 1 and len(view.discard) > 1
    if not last or options.reshuffle_when != "at_once":
        return None
    rule = "motte.reshuffle-top"
    right = "below" if options.reshuffle_top == "stays" else "all"
    kinds = {"below": rule, "all": rule, "sneaked": "motte.reshuffle", "end": "motte.reshuffle"}
    rules = ("motte.reshuffle", rule, "motte.reshuffle-when")
    return what_then(at, ("quiz-pile", "answer-pile", "because-pile"), right, kinds, rules, level=2)


def nothing_left(at: Moment) -> Asked | None:
    """Ask what comes of it when somebody has to draw, and both piles are used up."""
    if not isinstance(at.move, Draw) or len(at.view.draw) > LOW:
        return None
    rule = "motte.no-cards-left"
    kinds = {"over": rule, "top": rule, "play": "motte.adjacent", "end": "motte.round-end"}
    words = ("quiz-nothing-left", "answer-nothing-left", "because-nothing-left")
    return what_then(at, words, "over", kinds, (rule,))


def empty_hand(at: Moment) -> Asked | None:
    """Ask what comes of it when somebody has played the last card."""
    last = isinstance(at.move, Play) and at.view.hands[at.seat] == (at.move.card,)
    if not last or (at.move.card[0] in ACTIONS and at.game.options.last_card_action == "resolve"):
        return None
    kinds = {
        "over": "motte.round-end", "draw": "motte.round-end", "others": "motte.round-end",
        "turns": "motte.round-end-moment",
    }  # fmt: skip
    return what_then(
        at, ("quiz-empty", "answer-empty", "because-empty"), "over", kinds, ("motte.round-end", "motte.round-end-moment"),
        {"card": at.move.card}, at.seen(at.move),
    )  # fmt: skip


def equal_totals(at: Moment) -> Asked | None:
    """Ask who would win with the totals of the rounds so far, where the fewest are equal."""
    rounds = at.view.round_scores
    if not rounds or at.game.options.tie_break != "shared":
        return None
    totals = tuple(map(sum, zip(*rounds, strict=True)))
    best = tuple(seat for seat, total in enumerate(totals) if total == min(totals))
    if not 1 < len(best) < at.game.players:
        return None
    groups = [best, *((seat,) for seat in range(at.game.players))]
    replies = []
    for group in groups:
        more = Reason(
            "because-not-alone", {"more": totals[group[0]] > min(totals)}, ("motte.ties",)
        )
        what = Reason("question-seats", {"players": {"seats": list(group)}})
        replies.append(Reply(group, what, () if group == best else (more,)))
    why = Reason(
        "because-tied",
        {"players": list(best), "points": min(totals)},
        ("motte.ties", "motte.winner"),
    )
    return Asked(
        Reason("quiz-tied", {"totals": list(totals)}), "choice", (best,), (why,), why.rules,
        tuple(sorted(replies, key=lambda reply: reply.value)), level=2,
    )  # fmt: skip


def _races(at: Moment) -> bool:
    """Say whether a cockroach is played, and all race."""
    if not isinstance(at.move, Play) or at.move.card[0] != "C":
        return False
    step = at.carried_out(at.move)
    return step is not None and step.after.phase == "race"


def _beside(at: Moment) -> dict[str, str]:
    """Return the cards beside the one that is played, by their items; none if they are no riddle."""
    hand = at.view.hands[at.seat]
    if not isinstance(at.move, Play) or HIDDEN in hand or len(hand) > MOST:
        return {}
    if hand.count(at.move.card) > 1:  # which of them is played cannot be seen
        return {}
    left = without(hand, at.move.card)
    return {
        f"hand{at.seat}.{one}.{copy}": one
        for one in dict.fromkeys(left)
        for copy in range(left.count(one))
    }


def _own_throw(at: Moment) -> list[Race]:
    """Return what the seat itself may throw onto its cockroach, at most one thing."""
    options, card = at.game.options, at.move.card
    left = without(at.view.hands[at.seat], card)
    good = throws(left, VALUE[card], options) if options.race_active else []
    return [Race(at.seat, one) for one in good[:1]]


def _as_seen(at: Moment, *then: Race) -> tuple[Move, ...]:
    """Return what is played and comes then; without that if it cannot be shown to the seat."""
    return at.seen(at.move, *then) or (at.move,)
