"""What is asked of whoever learns Mogel-Motte, beside what is asked of every game.

The contract is :mod:`mopsbook.core.asking`; the words are messages ``quiz-...`` and ``because-...`` of the game.
"""

from __future__ import annotations

from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, Moment, Reply, either_sign, happening, refusing, what_then
from mopsbook.core.rules import slug
from mopsbook.core.state import HIDDEN
from mopsbook.games.mogel_motte.cards import ACTIONS, MOTH, NUMBER, VALUE
from mopsbook.games.mogel_motte.handing import others, penalties
from mopsbook.games.mogel_motte.moves import Accuse, Cheat, Play, Slap
from mopsbook.games.mogel_motte.questions_actions import (
    after_race,
    empty_hand,
    equal_totals,
    may_give,
    new_pile,
    nothing_left,
    race_stays,
    race_throws,
    who_takes_it,
)
from mopsbook.games.mogel_motte.scoring import POINTS, minus_points

TURNS = "motte.direction"
"""The rule that says whose turn comes after another one."""
BESIDE = {
    "play": (
        "motte.adjacent",
        "motte.moth-not-laid",
        "motte.last-card-action",
        "motte.cheat-last-card",
        "motte.one-card",
    ),
    "give": (
        "motte.moth-not-laid",
        "motte.adjacent",
        "motte.cheat-last-card",
        "motte.empty-by-gift",
    ),
    "gift": (
        "motte.moth-not-laid",
        "motte.adjacent",
        "motte.cheat-last-card",
        "motte.empty-by-gift",
    ),
    "penalty": (
        "motte.moth-not-laid",
        "motte.adjacent",
        "motte.cheat-last-card",
        "motte.empty-by-gift",
    ),
}
"""For each kind of move the rules that one may think of where it is refused."""
ALLOWED = "yes"
FORBIDDING = ("motte.guard-honest", "motte.cheat-last-card", "motte.cheat-time")
"""Rules by which somebody may not cheat."""
ACCUSED = {
    "caught": {
        "caught": "motte.rightly-accused", "bug": "motte.penalty-card", "kept": "motte.guard-handover",
        "drawn": "motte.penalty-card",
    },
    "other": {
        "other": "motte.wrong-target", "back": "motte.wrong-target", "passed": "motte.guard-stays",
        "again": "motte.wrongly-accused",
    },
    "nobody": {
        "nobody": "motte.wrongly-accused", "passed": "motte.guard-stays", "given": "motte.wrongly-accused",
        "again": "motte.wrongly-accused",
    },
}  # fmt: skip
"""What could come of an accusation, with the rule by which it does not: of a right one, while somebody else cheats, and
while nobody does."""
COSTS = {
    NUMBER: "motte.score-number",
    **dict.fromkeys(ACTIONS, "motte.score-action"),
    MOTH: "motte.score-moth",
}


def called_to_act(at: Moment) -> Asked | None:
    """Ask who has to do something because of an action card."""
    step = at.carried_out(at.move) if isinstance(at.move, Play) else None
    acting = (event for event in step.events if event.kind in ACTIONS.values()) if step else ()
    event = next((one for one in acting if "players" in one.facts), None)
    if event is None or not isinstance(at.move, Play):
        return None
    who = event.facts["players"]
    idle = [seat for seat in range(at.game.players) if seat not in who]
    if not who or not idle:
        return None
    right = tuple(sorted(f"plate{seat}" for seat in who))
    kind = event.kind
    told = Reason("because-not-called", {"kind": kind, "player": at.seat}, event.rules)
    replies = tuple(Reply(f"plate{seat}", None, (told,)) for seat in idle)
    return Asked(
        Reason("quiz-called", {"card": at.move.card, "kind": kind}), "table", right, (happening(event),),
        event.rules, replies, every=True, moves=(at.move,), level=1,
    )  # fmt: skip


def hand_costs(at: Moment) -> Asked | None:
    """Ask how many minus points the own hand costs."""
    hand = at.view.hands[at.seat]
    if HIDDEN in hand or not 2 <= len(hand) <= 8 or len({POINTS[card[0]] for card in hand}) < 2:
        return None
    points = minus_points(hand)
    slips = {
        "values": sum(VALUE[card] for card in hand),
        "cards": len(hand),
        "moths": sum(5 if card[0] == MOTH else POINTS[card[0]] for card in hand),
        "actions": sum(10 if card[0] == MOTH else 1 for card in hand),
    }
    replies = {
        n: Reply(n, None, (Reason("because-costs", {"slip": slip}),))
        for slip, n in slips.items()
        if n != points
    }
    kinds = dict.fromkeys(COSTS[card[0]] for card in hand)
    numbers, moths = (sum(card[0] == kind for card in hand) for kind in (NUMBER, MOTH))
    facts = {
        "numbers": numbers,
        "actions": len(hand) - numbers - moths,
        "moths": moths,
        "points": points,
    }
    rules = (*kinds, "motte.score-hand")
    return Asked(
        Reason("quiz-costs", {}), "number", either_sign(points), (Reason("because-sum", facts, rules),), rules,
        tuple(replies.values()), otherwise=(Reason("because-costs", {"slip": "each"}, rules),),
        level=min(3, len(kinds)),
    )  # fmt: skip


def may_cheat(at: Moment) -> Asked | None:
    """Ask whether the seat may let a card vanish now."""
    view, hand = at.view, at.view.hands[at.seat]
    if HIDDEN in hand or not hand or view.phase not in ("turn", "gifts", "ant"):
        return None
    found = list(at.game.check(view, Cheat(at.seat, hand[-1])))
    if len(found) > 1 or (not found and at.rng.random() < 0.8):
        return None
    right = str(found[0].rule) if found else ALLOWED
    if found and right not in FORBIDDING:
        return None
    why = (
        refusing(found[0])
        if found
        else Reason("because-cheat", {}, ("motte.cheat", "motte.cheat-time"))
    )
    # only one thing forbids it at most, so that none of the others does
    replies = [Reply(ALLOWED, Reason("answer-cheat", {}))]
    replies += [Reply(rule, Reason("answer-no-cheat", {"rule": slug(rule)})) for rule in FORBIDDING]
    replies = [
        one
        if one.value == right
        else one._replace(
            why=(Reason("because-not-forbidden", {"rule": slug(one.value)}, ("motte.cheat",)),)
        )
        for one in replies
    ]
    return Asked(
        Reason("quiz-cheat", {"guard": view.guard}), "choice", (right,), (why,), why.rules, tuple(replies),
        moves=() if found else at.seen(Cheat(at.seat, hand[-1])), level=1,
    )  # fmt: skip


def who_gives(at: Moment) -> Asked | None:
    """Ask who gives something to whoever was slowest on a mosquito."""
    slap = _slap(at)
    if slap is None:
        return None
    rules = ("motte.mosquito-gifts", "motte.mosquito-one-slowest")
    facts = {"card": at.move.card, "slowest": slap.slowest}
    told = Reason("because-gets", facts, rules)
    givers = others(at.game.players, slap.slowest)
    return Asked(
        Reason("quiz-gives", facts), "table", tuple(sorted(f"plate{seat}" for seat in givers)),
        (Reason("because-gives", facts, rules),), rules, (Reply(f"plate{slap.slowest}", None, (told,)),),
        every=True, moves=(at.move, slap), level=1,
    )  # fmt: skip


def gift_order(at: Moment) -> Asked | None:
    """Ask in which order the slowest gets the gifts."""
    slap = _slap(at)
    if slap is None:
        return None
    right, rules = (
        others(at.game.players, slap.slowest),
        ("motte.gift-order", "motte.mosquito-gifts"),
    )
    replies = [Reply(seat, Reason("question-seat", {"player": {"seat": seat}})) for seat in right]
    why = Reason("because-gift-order", {"slowest": slap.slowest}, rules)
    return Asked(
        Reason("quiz-gift-order", {"card": at.move.card, "slowest": slap.slowest}), "order", right, (why,), rules,
        tuple(at.some(replies, len(replies))), moves=(at.move, slap), level=2,
    )  # fmt: skip


def who_is_caught(at: Moment) -> Asked | None:
    """Ask what comes of an accusation."""
    view, move = at.view, at.move
    if not isinstance(move, Accuse) or at.game.options.caught_window != "reaction" or not view.draw:
        return None
    cheater = None if view.attempt is None else view.attempt[0]
    if cheater is None and at.rng.random() < 0.7:
        return None
    right = "nobody" if cheater is None else "caught" if cheater == move.target else "other"
    rules: tuple[str, ...] = ("motte.wrongly-accused", "motte.guard-stays")
    if right == "caught":
        if not penalties(view.hands[at.seat], at.game.options):
            return None
        rules = ("motte.rightly-accused", "motte.penalty-card", "motte.guard-handover")
    elif right == "other":
        rules = (rules[0], "motte.wrong-target", rules[1])
    facts = {"target": move.target, "kind": right} | (
        {} if cheater is None else {"player": cheater}
    )
    return what_then(
        at, ("quiz-accuse", "answer-accuse", "because-accused"), right, ACCUSED[right], rules, facts, at.seen(move),
        level=min(3, len(rules)),
    )  # fmt: skip


def next_guard(at: Moment) -> Asked | None:
    """Ask who gets the guard bug in the next round."""
    view, seats = at.view, at.game.players
    right, rules = (view.starter + 1) % seats, ("motte.next-guard", "motte.direction")
    # whoever has it now is the one who might be taken for it
    if view.phase != "turn" or view.round >= seats or view.guard in (right, view.starter):
        return None
    replies = []
    for seat in range(seats):
        kind = "guard" if seat == view.guard else "starter" if seat == view.starter else "other"
        why = () if seat == right else (Reason("because-not-next-guard", {"kind": kind}, rules),)
        replies.append(Reply(seat, Reason("question-seat", {"player": {"seat": seat}}), why))
    facts = {"player": view.starter}
    return Asked(
        Reason("quiz-next-guard", facts), "choice", (right,), (Reason("because-next-guard", facts, rules),), rules,
        tuple(replies), level=2,
    )  # fmt: skip


KINDS = (
    called_to_act, hand_costs, may_cheat, who_gives, gift_order, who_is_caught, next_guard, may_give, race_throws,
    race_stays, after_race, who_takes_it, new_pile, nothing_left, empty_hand, equal_totals,
)  # fmt: skip


def _slap(at: Moment) -> Slap | None:
    """Return how hands could come down on the mosquito that is about to be played, if all others can give something then.

    Whoever sees that somebody cannot, such as the own seat with but a moth, would be told that they do.
    """
    if not isinstance(at.move, Play) or at.move.card[0] != "Q":
        return None
    step = at.carried_out(at.move)
    if step is None or step.after.phase != "slap":
        return None
    order = at.some(others(at.game.players, at.seat), at.game.players)
    slap = Slap(order[-1], tuple(order))
    then = at._replace(view=step.after).carried_out(slap)
    giving = then is not None and then.after.queue == others(at.game.players, slap.slowest)
    return slap if giving else None
