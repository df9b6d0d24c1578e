"""What is asked of whoever learns Mopsen, beside what is asked of every game.

The contract is :mod:`mopsbook.core.asking`; the words are messages ``quiz-...`` and ``because-...`` of the game.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, Moment, Reply, refusing, what_then
from mopsbook.games.mopsen.cards import CAT, NUMBER, Card, strength
from mopsbook.games.mopsen.moves import Pinch, Play
from mopsbook.games.mopsen.options import bones_of
from mopsbook.games.mopsen.scoring import bones_in, points_now
from mopsbook.games.mopsen.state import MopsenState

TURNS = {"redraw": "mopsen.redraw-order", "play": "mopsen.clockwise"}
"""For each phase the rule that says whose turn comes after another one."""
BESIDE = {
    "play": (
        "mopsen.follow-suit",
        "mopsen.clockwise",
        "mopsen.compare-number",
        "mopsen.compare-colour",
        "mopsen.cat-lead",
    ),
}
"""For each kind of move the rules that one may think of where it is refused."""


def takes_the_trick(at: Moment) -> Asked | None:
    """Ask which card takes the trick that is completed."""
    trick = _completed(at)
    if trick is None:
        return None
    owner = {card: seat for seat, card in trick}
    *lower, high = _weakest_first(at.view, trick)
    replies = tuple(
        Reply(card, None, (_beats(high, card, owner),), hint=(_not_last(card, high, "top"),))
        for card in lower
    )
    colours = {card[0] for card in owner}
    rules = tuple(dict.fromkeys(r for one in reversed(replies) for r in one.why[0].rules))
    return Asked(
        Reason("quiz-takes", {"card": at.move.card}), "table", (high,),
        (
            Reason("because-takes", {"card": high, "player": owner[high]}, ("mopsen.win-trick",)),
            _beats(high, lower[-1], owner),
        ),
        ("mopsen.win-trick", *rules), replies, shown=(at.move.card,), moves=(at.move,),
        level=1 if len(colours) == 1 else 2 if high[0] == trick[0][1][0] else 3,
    )  # fmt: skip


def pinches(at: Moment) -> Asked | None:
    """Ask which card is the lowest, and so pinches."""
    trick = _completed(at)
    if trick is None:
        return None
    owner = {card: seat for seat, card in trick}
    low, *higher = _weakest_first(at.view, trick)
    # whose card it is may be said by the card, or by the name
    replies = tuple(
        Reply(item, None, (_beats(card, low, owner),), hint=(_not_last(card, low, "bottom"),))
        for card in higher
        for item in (card, f"plate{owner[card]}")
    )
    colours = {card[0] for card in owner}
    rules = tuple(dict.fromkeys(r for one in replies for r in one.why[0].rules))
    return Asked(
        Reason("quiz-pinches", {"card": at.move.card}), "table", (low, f"plate{owner[low]}"),
        (
            Reason("because-pinches", {"card": low, "player": owner[low]}, ("mopsen.lowest-pinches",)),
            _beats(higher[0], low, owner),
        ),
        ("mopsen.lowest-pinches", *rules), replies, shown=(at.move.card,), moves=(at.move,),
        level=1 if len(colours) == 1 else 2,
    )  # fmt: skip


def may_be_pinched(at: Moment) -> Asked | None:
    """Ask which cards may be taken."""
    view, seat = at.view, at.seat
    if view.phase != "pinch" or view.turn != seat:
        return None
    right = tuple(sorted(card for _, card in view.trick))
    high, low = view.bowls[view.winner][-1], view.discard[-1]
    hand = view.hands[seat]
    moves = {high: Pinch(seat, high), low: Pinch(seat, low)} | {c: Play(seat, c) for c in hand}
    replies = [
        Reply(card, None, (refusing(at.game.check(view, move)[0]),)) for card, move in moves.items()
    ]
    many = "mopsen.pinch-three-players" if at.game.players == 3 else "mopsen.pinch-one-card"
    rules = ("mopsen.pinch-lying-only", "mopsen.pinch-own-card", "mopsen.pinch-step-3", many)
    left = Reason(
        "because-lying", {"cards": list(right), "count": len(right)}, (rules[0], rules[2])
    )
    return Asked(
        Reason("quiz-may-pinch", {"count": len(right), "card": low}), "table", right, (left,), rules, tuple(replies),
        every=True, shown=(low,), moves=at.seen(at.move), level=2,
    )  # fmt: skip


def pecking_afterwards(at: Moment) -> Asked | None:
    """Ask for the pecking order after the trick."""
    trick = _completed(at)
    if trick is None:
        return None
    ranked = _weakest_first(at.view, trick)
    low, before = ranked[0], at.view.pecking
    colour = low[0]
    stays = colour == CAT and at.game.options.cat_lowest == "stays"
    raised = _on_top(before, colour)
    right = before if stays else raised
    swapped = list(before)
    place = swapped.index(colour)
    swapped[0], swapped[place] = swapped[place], swapped[0]
    tempting = {
        before: "unmoved",
        raised: "stays",
        _on_top(before, ranked[-1][0]): "winner",
        tuple(swapped): "swapped",
        (*(one for one in before if one != colour), colour): "bottom",
    }
    others = [order for order in tempting if order != right]
    replies = []
    for order in at.some([right, *others[:3]], 4):
        slip = Reason("because-not", {"slip": tempting[order], "colour": colour})
        told = () if order == right else (slip,)
        replies.append(Reply("".join(order), Reason("answer-order", {"order": list(order)}), told))
    outcome = "stays" if stays else "on-top" if before[0] == colour else "moves"
    facts: dict[str, Any] = {"player": _owner(trick, low), "colour": colour, "outcome": outcome}
    rules = ("mopsen.pinch-step-1", *(("mopsen.cat-lowest",) if colour == CAT else ()))
    return Asked(
        Reason("quiz-pecking", {"card": at.move.card}), "choice", ("".join(right),),
        (Reason("event-jostle", facts | {"order": list(right)}, rules),), (*rules, "mopsen.lowest-pinches"), tuple(replies),
        shown=(at.move.card,), moves=(at.move,), level=3 if colour == CAT else 2,
    )  # fmt: skip


def ranking(at: Moment) -> Asked | None:
    """Ask in which order the cards of the trick stand."""
    trick = _completed(at)
    if trick is None or len({card[0] for _, card in trick}) == 1:
        return None
    right = tuple(reversed(_weakest_first(at.view, trick)))
    # numbers alone would give the same order
    if all(NUMBER[one] >= NUMBER[next_one] for one, next_one in pairwise(right)):
        return None
    replies = tuple(
        Reply(card, Reason("answer-card", {"card": card}))
        for _, card in trick
    )  # fmt: skip
    rules = ("mopsen.compare-colour", "mopsen.compare-number", "mopsen.pecking-meaning")
    return Asked(
        Reason("quiz-ranking", {"card": at.move.card}), "order", right,
        (Reason("because-ranking", {"cards": list(right), "order": list(at.view.pecking)}, rules),),
        rules, replies, shown=(at.move.card,), moves=(at.move,), level=2,
    )  # fmt: skip


def worth_now(at: Moment) -> Asked | None:
    """Ask how many points a seat would have if the round ended now."""
    view = at.view
    if view.phase != "play" or sum(map(len, view.bowls)) < at.game.players:
        return None
    seat = at.rng.randrange(at.game.players)
    won, hand = view.bowls[seat], len(view.hands[seat])
    points, shown = points_now(view, seat), bones_in(view, seat)
    table = bones_of(view.options.bone_table)
    own = view.hands[seat] if seat == at.seat else ()
    slips = {
        **({"hand-bones": points - hand + sum(table[card] for card in own)} if own else {}),
        "without-hand": points - hand,
        "with-bowl": points + view.options.bowl if won else hand,
        "cards": len(won) + hand,
        "numbers": sum(NUMBER[card] for card in won) + hand,
    }
    replies = {
        value: Reply(value, None, (Reason("because-points", {"slip": slip}),))
        for slip, value in reversed(slips.items())
        if value != points
    }
    facts = {"player": seat, "empty": not won, "tricks": len(won), "hand": hand, "points": points}
    facts |= {"bowl": shown if won else view.options.bowl, "before": 0, "total": points}
    bowl = ("mopsen.score-bowl", "mopsen.bowl-covered")
    rules = (
        *(bowl if won else ("mopsen.score-empty-bowl", "mopsen.bowl-side")),
        "mopsen.score-hand",
    )
    # the bones of a card in a bowl are hidden by its edge
    each = [table[card] for card in won]
    told: dict[str, Any] = {"player": seat, "count": len(won), "first": sum(each[:1])}
    told["bones"] = " + ".join(map(str, each))
    return Asked(
        Reason("quiz-worth", told), "number", (points,), (Reason("event-score", facts, rules),), rules,
        tuple(replies.values()), shown=(f"plate{seat}",), veiled=(f"dish{seat}",) if won else (),
        level=2 if won else 1,
    )  # fmt: skip


def cats_and_suit(at: Moment) -> Asked | None:
    """Ask what cats have to do with following suit."""
    view, seat = at.view, at.seat
    if view.phase != "play" or view.turn != seat or not view.trick:
        return None
    lead, hand = view.trick[0][1], view.hands[seat]
    cats = [card for card in hand if card[0] == CAT]
    words = ("quiz-cats", "answer-cats", "because-cats")
    if lead[0] == CAT:
        if len({card[0] for card in hand}) < 2:
            return None
        rule, free = "mopsen.cat-lead", "mopsen.follow-suit"
        kinds = {"any": rule, "only-cats": rule, "row": rule, "first-pug": free}
        return what_then(at, words, "any", kinds, (rule,), {"led": "cat", "card": lead})
    if not cats or all(card[0] != lead[0] for card in hand):
        return None
    rule, facts = "mopsen.cat-anytime", {"led": "pug", "card": lead, "over": cats[0]}
    kinds = dict.fromkeys(("anytime", "must", "cat-led", "first-cat"), rule)
    return what_then(
        at, words, "anytime", kinds, (rule, "mopsen.follow-suit"), facts, at.seen(Play(seat, cats[0])),
        (cats[0],), 2,
    )  # fmt: skip


KINDS = (
    takes_the_trick, pinches, may_be_pinched, pecking_afterwards, ranking, worth_now, cats_and_suit,
)  # fmt: skip
HEART = (takes_the_trick, pinches, pecking_afterwards)


Trick = tuple[tuple[int, Card], ...]


def _completed(at: Moment) -> Trick | None:
    """Return the trick with the card that completes it; None if none is completed."""
    view: MopsenState = at.view
    if not isinstance(at.move, Play) or len(view.trick) != at.game.players - 1:
        return None
    return (*view.trick, (at.seat, at.move.card))


def _weakest_first(view: MopsenState, trick: Trick) -> list[Card]:
    return sorted((card for _, card in trick), key=lambda card: strength(card, view.pecking))


def _owner(trick: Trick, card: Card) -> int:
    return next(seat for seat, laid in trick if laid == card)


def _on_top(order: tuple[str, ...], colour: str) -> tuple[str, ...]:
    return (colour, *(one for one in order if one != colour))


def _beats(high: Card, low: Card, owner: dict[Card, int]) -> Reason:
    """Return why one card is higher than another."""
    by = "number" if high[0] == low[0] else "colour"
    rules: tuple[str, ...] = ("mopsen.compare-number",)
    if by == "colour":
        rules = ("mopsen.compare-colour", "mopsen.pecking-meaning")
        rules += ("mopsen.cat-is-colour",) if CAT in (high[0], low[0]) else ()
    facts: dict[str, Any] = {"card": high, "over": low, "by": by, "player": owner[low]}
    return Reason("because-beats", facts, rules)


def _not_last(card: Card, last: Card, end: str) -> Reason:
    """Return why a card is not the last one towards one end of the order, without which one is."""
    by, rule = "colour", "mopsen.compare-colour"
    if card[0] == last[0]:
        by, rule = "number", "mopsen.compare-number"
    return Reason("because-not-last", {"card": card, "by": by, "end": end}, (rule,))
