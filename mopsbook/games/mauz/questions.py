"""What is asked of whoever learns Mauz, beside what is asked of every game.

The contract is :mod:`mopsbook.core.asking`; the words are messages ``quiz-...`` and ``because-...`` of the game.
"""

from __future__ import annotations

from mopsbook.cat_deck.cards import rank
from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, Moment, Reply, happening
from mopsbook.core.state import HIDDEN
from mopsbook.games.mauz.events import VALUES, counted
from mopsbook.games.mauz.moves import Swap1
from mopsbook.games.mauz.worth import ACE, Hand, card_points, every_swap, lowest, worth

TURNS = "mauz.first-turn"
"""The rule that says whose turn comes after another one."""
COURT_AS_RANKED = {"J": 11, "Q": 12, "K": 13}
"""What court cards would count if they went on after the ten."""
LEVELS = {"suit": 1, "two": 1, "count": 2, "purr": 2, "one": 2, "nothing": 2}


def hand_counts(at: Moment) -> Asked | None:
    """Ask what the own hand counts."""
    hand: Hand = at.view.hands[at.seat]
    if len(hand) != 3 or HIDDEN in hand:
        return None
    found = worth(hand, at.game.options)
    if found.kind not in LEVELS:
        return None
    points = int(found.points)
    counts = found.counted or hand
    slips = {
        "court": sum(COURT_AS_RANKED.get(rank(card), card_points(card)) for card in counts),
        "ace": sum(1 if rank(card) == ACE else card_points(card) for card in counts),
        "best": max(map(card_points, hand)),
        "all": sum(map(card_points, hand)),
    }
    replies = {
        value: Reply(value, None, (Reason("because-count", {"slip": slip}),))
        for slip, value in slips.items()
        if value not in (points, 0)
    }
    return Asked(
        Reason("quiz-counts", {"cards": list(hand)}), "number", (points,),
        (happening(counted(at.view, at.seat)),), VALUES[found.kind], tuple(replies.values()),
        shown=hand, level=LEVELS[found.kind],
    )  # fmt: skip


def best_swap(at: Moment) -> Asked | None:
    """Ask which swap makes the hand count most."""
    view, seat = at.view, at.seat
    if view.phase != "play" or view.turn != seat or HIDDEN in view.hands[seat]:
        return None
    hand, options = view.hands[seat], at.game.options
    found = sorted(every_swap(seat, hand, view.middle, options), key=lambda one: -one.worth.points)
    best, second = found[:2]
    move, points = best.move, best.worth.points
    if not isinstance(move, Swap1) or points <= max(
        second.worth.points, worth(hand, options).points
    ):
        return None
    replies = tuple(
        Reply(card, None, (Reason("because-give" if card in hand else "because-take", facts),))
        for card in (*hand, *view.middle)
        if card not in (move.give, move.take)
        for facts in [{"card": card}]
    )  # fmt: skip
    # every other swap is seen with what the hand counts then
    replies += tuple(
        Reply(tuple(sorted((one.move.give, one.move.take))), None, (), (one.move,))
        for one in found[1:]
        if isinstance(one.move, Swap1)
    )
    hands = (*view.hands[:seat], best.hand, *view.hands[seat + 1 :])
    then = happening(counted(view._replace(hands=hands), seat))
    return Asked(
        Reason("quiz-swap", {}), "table", tuple(sorted((move.give, move.take))), (then,),
        ("mauz.swap-one", *then.rules), replies, every=True, moves=(move,), level=2,
    )  # fmt: skip


def would_pay(at: Moment) -> Asked | None:
    """Ask who would pay if the hands were compared now, where all know all of them."""
    view, options = at.view, at.game.options
    if view.phase != "play" or any(HIDDEN in hand for hand in view.hands):
        return None
    low = lowest(view.hands, options)
    if len(low) == len(view.cats) or (len(low) > 1 and options.tie != "all-lose"):
        return None
    # all hands are named, since of those of others some suits lie below other cards
    ranked = sorted(view.cats, key=lambda seat: worth(view.hands[seat], options).points)
    next_best = [seat for seat in ranked if seat not in low][:1]
    groups = [(seat,) for seat in view.cats] + [low if len(low) > 1 else (*low, *next_best)]
    replies = []
    for group in groups:
        hand = list(view.hands[group[0]]) if len(group) == 1 else []
        wrong = [seat for seat in group if seat not in low]
        why = [happening(counted(view, seat)) for seat in wrong]
        if not wrong and group != low:
            why = [Reason("because-several", {}, ("mauz.tie",))]
        facts: dict[str, object] = {"players": list(group), "count": len(hand), "cards": hand}
        replies.append(Reply(group, Reason("answer-pays", facts), tuple(why)))
    facts = {
        "players": list(low),
        "count": len(low),
        "points": worth(view.hands[low[0]], options).points,
    }
    rules = ("mauz.fewest-loses", *(("mauz.tie",) if len(low) > 1 else ()))
    return Asked(
        Reason("quiz-pays", {}), "choice", (low,),
        (*(happening(counted(view, seat)) for seat in low), Reason("because-fewest", facts, rules)),
        rules, tuple(replies), level=3 if len(low) > 1 else 2,
    )  # fmt: skip


KINDS = (hand_counts, best_swap, would_pay)


def foreseen(at: Moment) -> bool:
    """Say whether what comes of a move can be known: combinations that were dealt are shown only after a choice."""
    closed = any(HIDDEN in hand for hand in at.view.hands)
    return not (
        closed and (at.view.phase == "dealer" or at.game.options.dealt_reveal == "own-turn")
    )
