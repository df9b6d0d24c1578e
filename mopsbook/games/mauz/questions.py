"""What is asked of whoever learns Mauz, beside what is asked of every game.

The contract is :mod:`mopsbook.core.asking`; the words are messages ``quiz-...`` and ``because-...`` of the game.
"""

from __future__ import annotations

from collections.abc import Iterable

from mopsbook.cat_deck.cards import SUITS, card_args, rank, sort_hand, suit
from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, Moment, Reply, happening
from mopsbook.core.state import HIDDEN
from mopsbook.games.mauz.events import COMBINATIONS, VALUES, counted
from mopsbook.games.mauz.moves import Knock, Swap1
from mopsbook.games.mauz.options import HAND_SIZE, MauzOptions
from mopsbook.games.mauz.worth import (
    ACE,
    Hand,
    card_points,
    every_swap,
    lowest,
    shown_at_once,
    worth,
)

TURNS = "mauz.first-turn"
"""The rule that says whose turn comes after another one."""
COURT_AS_RANKED = {"J": 11, "Q": 12, "K": 13}
"""What court cards would count if they went on after the ten."""
WAY_ROUND = 0.5
"""How often it is not asked who plays next where somebody does."""
NOBODY = -1
"""An answer beside the seats."""
KNOCKS = 20
"""With fewer points nobody knocks without need."""
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
        "ace": sum(1 if rank(card) == ACE else card_points(card) for card in counts),
        # an ace taken for another picture card
        "ace-ten": sum(10 if rank(card) == ACE else card_points(card) for card in counts),
        "court": sum(COURT_AS_RANKED.get(rank(card), card_points(card)) for card in counts),
        "best": max(map(card_points, hand)),
        "all": sum(map(card_points, hand)),
    }
    replies = {
        value: Reply(value, None, (Reason("because-count", {"slip": slip.partition("-")[0]}),))
        for slip, value in slips.items()
        if value not in (points, 0)
    }
    several = len({suit(card) for card in hand}) > 1
    otherwise = Reason("because-count", {"slip": "all" if several else "each"})
    return Asked(
        Reason("quiz-counts", {"cards": list(hand)}), "number", (points,),
        (happening(counted(at.view, at.seat)),), VALUES[found.kind], tuple(replies.values()), otherwise=(otherwise,),
        shown=hand, level=LEVELS[found.kind], case=found.kind,
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
        ("mauz.swap-one", *then.rules), replies, every=True, counted=True, moves=(move,),
        level=1 + len({*then.rules} - {"mauz.card-values"}),
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
    seen = len(rules) + _ways([view.hands[cat] for cat in view.cats], options)
    return Asked(
        Reason("quiz-pays", {}), "choice", (low,),
        (*(happening(counted(view, seat)) for seat in low), Reason("because-fewest", facts, rules)),
        rules, tuple(replies), level=min(3, seen),
    )  # fmt: skip


def combination(at: Moment) -> Asked | None:
    """Ask which swap makes a combination that ends the round at once, if there is just one."""
    view, seat = at.view, at.seat
    if view.phase != "play" or view.turn != seat or HIDDEN in view.hands[seat]:
        return None
    at_once = shown_at_once(at.game.options)
    hand = view.hands[seat]
    found = [
        one for one in every_swap(seat, hand, view.middle, at.game.options) if one.hand in at_once
    ]
    if len(found) != 1 or not isinstance(move := found[0].move, Swap1) or hand in at_once:
        return None
    hands = (*view.hands[:seat], found[0].hand, *view.hands[seat + 1 :])
    then = happening(counted(view._replace(hands=hands), seat))
    # where the others have a last swap, the round does not end with it
    ends = not at.game.options.last_swap_after_reveal
    ending = ("mauz.reveal-ends-round",) * ends
    rules = (COMBINATIONS[at_once[found[0].hand]], *ending, "mauz.swap-one")
    alike = len({rank(card) for card in found[0].hand}) == 1
    return Asked(
        Reason("quiz-combination", {"ends": ends}), "table", tuple(sorted((move.give, move.take))), (then,),
        rules, every=True, counted=True, otherwise=(Reason("because-no-combination", {}, rules[:1]),),
        moves=at.seen(move), level=1 if alike else 2,  # cards of a rank are seen without counting
    )  # fmt: skip


def stronger(at: Moment) -> Asked | None:
    """Ask which of some hands counts most: combinations, and what looks like more."""
    options, rng = at.game.options, at.rng
    if at.view.phase != "play" or at.view.turn != at.seat:
        return None
    suits = rng.sample(SUITS, 4)
    one, other = suits[:2]
    alike = rng.choice("6789TJQK")
    court = rng.sample("JQK", 3)
    low, mid = rng.sample("789", 2)
    # with and without what makes it a combination, or nearly as much as one
    with_ace, with_ten = rng.choice(f"T{court[1]}"), rng.choice(f"{mid}{court[2]}")
    every = [
        tuple(f"A{suit}" for suit in suits[1:]),  # 33
        (f"A{one}", f"{with_ace}{one}", f"{court[0]}{one}"),  # 31
        tuple(f"{alike}{suit}" for suit in suits[:3]),  # 30½
        (f"T{other}", f"{court[1]}{other}", f"{with_ten}{other}"),  # up to 30
        (f"A{suits[2]}", f"A{other}", f"{court[0]}{other}"),  # looks like 32, and is 21
        (f"A{suits[3]}", f"{low}{one}", f"{mid}{one}"),  # up to 17
        tuple(
            f"{picture}{suit}" for picture, suit in zip(court, suits, strict=False)
        ),  # looks like 30
    ]
    first = rng.choice((0, 1, 2, 3))
    # the next best one is among them, so that what is close has to be told apart
    best_two, rest = every[first : first + 2], every[first + 2 :]
    hands = [sort_hand(hand) for hand in (*best_two, *rng.sample(rest, 2))]
    values = {hand: worth(hand, options) for hand in hands}
    best = max(values, key=lambda hand: values[hand].points)
    replies = tuple(
        Reply(
            hand, Reason("answer-hand", {"cards": list(hand)}),
            () if hand == best else (Reason("because-hand", _told(hand, options), VALUES[values[hand].kind]),),
        )
        for hand in at.some(hands, len(hands))
    )  # fmt: skip
    rules = VALUES[values[best].kind]
    return Asked(
        Reason("quiz-stronger", {}), "choice", (best,),
        (Reason("because-hand", _told(best, options), rules),), rules, replies, level=min(3, _ways(hands, options)),
        case=values[best].kind,
    )  # fmt: skip


def _ways(hands: Iterable[Hand], options: MauzOptions) -> int:
    """Return by how many rules hands are counted."""
    return len({VALUES[worth(hand, options).kind][0] for hand in hands})


def _told(hand: Hand, options: MauzOptions) -> dict[str, object]:
    found = worth(hand, options)
    return {
        "cards": list(hand), "points": found.points, "counted": list(found.counted), "kind": found.kind,
        "suit": found.suit, "rank": card_args(hand[0])["rank"], "ends": hand in shown_at_once(options),
    }  # fmt: skip


def last_turns(at: Moment) -> Asked | None:
    """Ask who plays after a last turn."""
    view, seat = at.view, at.seat
    last = view.phase == "play" and view.knocker is not None and view.left[:1] == (seat,)
    if not last or not _sensible(at):
        return None
    follows = view.left[1:]
    if follows and at.rng.random() < WAY_ROUND:
        return None
    right = follows[0] if follows else NOBODY
    slips = {who: "later" if who in follows else "had" for who in view.cats}
    slips |= {view.knocker: "knocker", seat: "over", NOBODY: "end"}
    rules = ("mauz.knock-last-swap",)

    def told(who: int, slip: str) -> Reason:
        facts = {"player": seat if who == NOBODY else who, "count": int(who != NOBODY)}
        return Reason("because-after", facts | {"slip": slip}, rules)

    replies = tuple(
        Reply(who, told(who, "")._replace(message="answer-after"), (told(who, slip),))
        for who, slip in slips.items()
        if who != seat
    )
    return Asked(
        Reason("quiz-after", {"knocker": view.knocker}), "choice", (right,), (told(right, "right"),),
        rules, replies, veiled=tuple(f"plate{who}" for who in view.cats),  # which say who has done
        moves=at.seen(at.move), level=1, case=_place(at, right),
    )  # fmt: skip


def _place(at: Moment, seat: int) -> int:
    """Return how far after the seat that is asked another one sits; NOBODY stays what it is."""
    return seat if seat == NOBODY else (seat - at.seat) % at.game.players


def all_skip(at: Moment) -> Asked | None:
    """Ask what comes of it that everybody skips."""
    view, seat = at.view, at.seat
    if (
        view.phase != "play"
        or view.turn != seat
        or view.left
        or view.skips != len(view.cats) - 1
        or len(view.stock) < HAND_SIZE
    ):
        return None
    why = Reason("because-all-skip", {}, ("mauz.all-skip", "mauz.all-skip-aside"))
    showdown = at.game.options.stock_out == "showdown"
    replies = tuple(
        Reply(
            what, Reason("answer-all-skip", {"what": what}),
            () if what == "middle" else (Reason("because-not-all-skip", {"slip": what, "stock": showdown}, why.rules[:1]),),
        )
        for what in at.some(("middle", "compared", "same", "swap"), 4)
    )  # fmt: skip
    return Asked(
        Reason("quiz-all-skip", {"others": len(view.cats) - 1}), "choice", ("middle",), (why,), why.rules, replies, level=1,
    )  # fmt: skip


KINDS = (hand_counts, best_swap, would_pay, combination, stronger, last_turns, all_skip)
HEART = frozenset({hand_counts, best_swap, would_pay, combination})
"""What the game is about."""


def foreseen(at: Moment) -> bool:
    """Say whether what comes of a move can be known, and somebody would make it.

    Combinations that were dealt are shown only after a choice.
    """
    closed = any(HIDDEN in hand for hand in at.view.hands)
    dealt = at.view.phase == "dealer" or at.game.options.dealt_reveal == "own-turn"
    return _sensible(at) and not (closed and dealt)


def _sensible(at: Moment) -> bool:
    """Say whether somebody would make the move: nobody swaps for nothing, or knocks with a poor hand."""
    hand = at.view.hands[at.seat] if at.move.player == at.seat else ()
    if at.view.phase != "play" or not hand or HIDDEN in hand:
        return True
    now = worth(hand, at.game.options).points
    if isinstance(at.move, Knock):
        return now >= KNOCKS
    could = every_swap(at.seat, hand, at.view.middle, at.game.options)
    return all(one.worth.points > now for one in could if one.move == at.move)
