"""What Purrrummy asks about cards that lie together: sets, runs, their order, and what a joker stands for.

The contract is :mod:`mopsbook.core.asking`.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations

from mopsbook.cat_deck.cards import JOKER, Card, rank, sort_hand, suit
from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, Moment, Reply, refusing
from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import Fault
from mopsbook.games.purrrummy.choices import layouts
from mopsbook.games.purrrummy.faults import meld_faults
from mopsbook.games.purrrummy.items import hand_item
from mopsbook.games.purrrummy.melds import FEWEST, LADDER, RUN, SET, card_at, orders, stands_for
from mopsbook.games.purrrummy.moves import DISCARD, LayOut, draw

Tempting = tuple[tuple[Card, ...], dict[str, list[Fault]]]
"""Cards, and what is wrong with them as a set and as a run."""
NEITHER = "neither"
NEAR = 4
"""So far apart at most are the ranks of cards that look like a run."""
FEW = 11
"""Hands of more cards are no riddle but work."""
LONG = 6
"""More cards are no riddle to be put in order."""
WRONG = 3
"""So many cards stand beside the one that a joker stands for."""
TOLD = 2
"""So many melds are told at most."""
CORNER = {"K", "A", "2"}
"""What lies around the corner of the ace."""
LACKS = {"pair": SET, "near": RUN, "corner": "ace-around", "alone": SET}
"""What a card lacks that lies in no meld, with the rule that asks for it."""


def is_a_meld(at: Moment) -> Asked | None:
    """Ask whether some cards of the hand are a set, a run or neither."""
    options, seat = at.game.options, at.seat
    hand = own_hand(at)
    tempting = [cards for cards in combinations(hand, FEWEST) if _alike(cards)]
    good: list[Tempting] = []
    near: list[Tempting] = []
    for cards in tempting:
        faults = {kind: _faults(at, kind, cards) for kind in (SET, RUN)}
        broken = min(len(found) for found in faults.values())
        if broken < 2:
            (near if broken else good).append((cards, faults))
    if good and (not near or at.rng.random() < 0.5):
        near = good
    elif not near or at.rng.random() < 0.6:  # most hands hold nothing but what lacks one thing
        return None
    # first the reason, since some lack one suit far more often than there is a gap
    why = at.rng.choice(sorted({_reason(one) for one in near}))
    cards, faults = at.rng.choice([one for one in near if _reason(one) == why])
    fits = [kind for kind in (SET, RUN) if not faults[kind]]
    if len(fits) > 1:  # a card with two jokers
        return None
    told = {kind: tuple(refusing(one) for one in found[:1]) for kind, found in faults.items()}
    right = fits[0] if fits else NEITHER
    shown = orders(cards, options.ace_around)[0] if right == RUN else cards
    because = Reason("because-meld", {"kind": right, "cards": list(shown)}, (f"purrrummy.{right}",))
    nearer = RUN if len({rank(card) for card in _natural(cards)}) > 1 else SET
    reasons = (because,) if fits else (*told[nearer], *told[SET if nearer == RUN else RUN])
    replies = (
        *(Reply(kind, Reason("answer-meld", {"kind": kind}), told[kind]) for kind in (SET, RUN)),
        Reply(
            NEITHER,
            Reason("answer-meld", {"kind": NEITHER}),
            ()
            if not fits
            else (Reason("because-neither", {}, ("purrrummy.set", "purrrummy.run")),),
        ),
    )
    aces = right == RUN and "A" in {rank(card) for card in cards}
    more = ("purrrummy.ace",) * aces + ("purrrummy.joker",) * (JOKER in cards)
    rules = (*reasons[0].rules, *more)
    return Asked(
        Reason("quiz-meld", {"cards": list(cards)}), "choice", (right,), reasons, rules, replies,
        shown=items(at, cards), level=len(rules), moves=laid_out(at, seat, right, shown),
    )  # fmt: skip


def joker_stands_for(at: Moment) -> Asked | None:
    """Ask what a joker stands for in a run."""
    hand = own_hand(at)
    if JOKER not in hand:
        return None
    runs = [
        move
        for move in layouts(at.seat, hand, at.game.options.shape)
        if move.kind == RUN and move.cards.count(JOKER) == 1 and len(move.cards) < len(hand)
    ]
    if not runs:
        return None
    cards = at.rng.choice(runs).cards
    place = cards.index(JOKER)
    run = stands_card(cards)
    right, colour, low = run[place], suit(run[0]), LADDER.index(rank(run[0])) + 1
    others = at.some([rank(right) + one for one in "CDHS" if one != colour], WRONG)
    # first what would go on with the run, for whoever does not look where the joker lies
    ends = [card_at(colour, one) for one in (low - 1, low + len(run))]
    wrong = [*(card for card in ends if card not in run), *others]
    listed = at.some([right, *wrong[:WRONG]], WRONG + 1)
    replies = tuple(
        Reply(card, Reason("answer-card", {"card": card}), () if card == right else (_not_there(card, right, cards),))
        for card in listed
    )  # fmt: skip
    because = Reason(
        "because-stands", {"cards": list(stands_card(cards)), "card": right}, ("purrrummy.joker",)
    )
    return Asked(
        Reason("quiz-joker", {"cards": list(cards)}), "choice", (right,), (because,),
        ("purrrummy.joker", "purrrummy.run"), replies, shown=items(at, cards),
        moves=laid_out(at, at.seat, RUN, cards), level=1 if 0 < place < len(cards) - 1 else 2,
    )  # fmt: skip


def stands_card(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the run that cards make, with what their jokers stand for.

    Examples
    --------
    >>> stands_card(("5H", "X", "7H"))
    ('5H', '6H', '7H')
    """
    return tuple(stood for (stood,) in stands_for(RUN, cards))


def goes_with(at: Moment) -> Asked | None:
    """Ask with which two cards of the hand the top discard is a set or a run."""
    view, hand = at.view, own_hand(at)
    if view.phase != "draw" or view.turn != at.seat or not view.discard or len(hand) < FEWEST:
        return None
    card = view.discard[-1]
    if JOKER in (card, *hand):
        return None
    found = [
        move
        for move in layouts(at.seat, (*hand, card), at.game.options.shape)
        if card in move.cards and len(move.cards) == FEWEST
    ]
    if len(found) != 1:
        return None
    (meld,) = found
    right = tuple(sorted(one for one in meld.cards if one != card))
    alike = {one: SET for one in hand if rank(one) == rank(card)} | {
        one: RUN for one in hand if suit(one) == suit(card)
    }
    replies = tuple(
        Reply(one, None, (Reason("because-not-with", {"kind": kind}, (f"purrrummy.{kind}",)),))
        for one, kind in alike.items()
        if one not in right
    )
    why = _as_meld(meld)
    return Asked(
        Reason("quiz-with", {"card": card}), "table", right, (why,), (*why.rules, "purrrummy.draw-one"), replies,
        every=True, counted=True, shown=(card,), moves=at.seen(draw(at.seat, DISCARD), meld), level=len(why.rules),
    )  # fmt: skip


def in_melds(at: Moment) -> Asked | None:
    """Ask which cards of the hand could lie in a set or a run."""
    hand = own_hand(at)
    if at.view.turn != at.seat or JOKER in hand or len(hand) > FEW:
        return None
    found = layouts(at.seat, hand, at.game.options.shape)
    right = tuple(sorted({card for move in found for card in move.cards}))
    lacking = {card: _lacks(card, hand) for card in hand if card not in right}
    if not right or all(slip == "alone" for slip in lacking.values()):
        return None
    replies = tuple(
        Reply(card, None, (Reason("because-lacks", {"slip": slip, "card": card}, (f"purrrummy.{LACKS[slip]}",)),))
        for card, slip in lacking.items()
    )  # fmt: skip
    whole = [one for one in found if not any({*one.cards} < {*other.cards} for other in found)]
    why = tuple(map(_as_meld, whole))
    rules = tuple(dict.fromkeys(rule for one in why for rule in one.rules))
    return Asked(
        Reason("quiz-in-melds", {}), "table", right, why[:TOLD], rules, replies, every=True, level=min(3, len(whole)),
    )  # fmt: skip


def in_order(at: Moment) -> Asked | None:
    """Ask in which order cards lie in a run, where it is not that of the hand."""
    found = [
        move.cards
        for move in layouts(at.seat, own_hand(at), at.game.options.shape)
        if move.kind == RUN
        and len(move.cards) <= LONG
        and move.cards.count(JOKER) < 2
        and sort_hand(move.cards) != move.cards
        and len(orders(move.cards, at.game.options.ace_around)) == 1
    ]
    if not found:
        return None
    cards = at.rng.choice(found)
    why = _as_meld(LayOut(at.seat, RUN, cards))
    rules = (*reversed(why.rules), *("purrrummy.joker",) * (JOKER in cards))
    mixed = at.some(cards, len(cards))
    return Asked(
        Reason("quiz-order", {"cards": mixed}), "order", cards, (Reason("because-order", {"cards": list(cards)}, rules),),
        rules, tuple(Reply(card, Reason("answer-card", {"card": card})) for card in mixed), shown=items(at, cards),
        moves=laid_out(at, at.seat, RUN, cards), level=len(rules),
    )  # fmt: skip


def _as_meld(move: LayOut) -> Reason:
    """Return what makes cards a set or a run, and by which rules."""
    aces = move.kind == RUN and "A" in map(rank, _natural(move.cards))
    rules = (f"purrrummy.{move.kind}", *("purrrummy.ace",) * aces)
    return Reason("because-meld", {"kind": move.kind, "cards": list(move.cards)}, rules)


def _lacks(card: Card, hand: tuple[Card, ...]) -> str:
    """Return what a card lacks that lies in no meld of a hand."""
    others = [one for one in hand if one != card]
    beside = {rank(one) for one in others if suit(one) == suit(card)}
    if rank(card) in CORNER and beside | {rank(card)} >= CORNER:
        return "corner"
    if rank(card) in map(rank, others):
        return "pair"
    place = LADDER.index(rank(card)) + 1
    near = {rank(card_at(suit(card), place + step)) for step in (-1, 1)}
    return "near" if near & beside else "alone"


def own_hand(at: Moment) -> tuple[Card, ...]:
    """Return the cards of whoever is asked; none if they are not known."""
    hand: tuple[Card, ...] = at.view.hands[at.seat]
    return () if HIDDEN in hand else hand


def _natural(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card != JOKER)


@lru_cache(maxsize=1 << 14)  # hands of one game have most of their cards in common
def _alike(cards: tuple[Card, ...]) -> bool:
    """Say whether cards look like a set or a run: they are one, or lack one thing."""
    naturals = _natural(cards)
    places = [LADDER.index(rank(card)) for card in naturals]
    ranks, suits = set(places), {suit(card) for card in naturals}
    if len(naturals) < 2 or 1 < len(ranks) < len(naturals):
        return False
    if len(ranks) == 1 or (len(suits) == 1 and orders(cards, around=True)):
        return True
    high = {place or len(LADDER) for place in places}
    span = min(max(row) - min(row) for row in (ranks, high))
    return len(suits) < 3 and span < (NEAR if len(suits) == 1 else len(naturals))


def _reason(one: Tempting) -> str:
    """Return why cards are no run, or that they are one or should be a set."""
    return "".join(str(fault.facts.get("why")) for fault in one[1][RUN])


def _faults(at: Moment, kind: str, cards: tuple[Card, ...]) -> list[Fault]:
    # if they go around the corner of the ace, that is what is wrong with them
    rows = orders(cards, at.game.options.ace_around) or orders(cards, around=True)
    ordered = rows[0] if kind == RUN and rows else _in_order(cards)
    return list(meld_faults(at.game.options, at.seat, kind, ordered))


def _in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: LADDER.find(card[0]) % (len(LADDER) + 1)))


def laid_out(at: Moment, seat: int, kind: str, cards: tuple[Card, ...]) -> tuple[LayOut, ...]:
    """Return the move that lays cards out, where that is the seat's to do now."""
    if at.view.phase != "meld" or at.view.turn != seat or kind == NEITHER:
        return ()
    wanted = sorted(cards)
    found = layouts(seat, at.view.hands[seat], at.game.options.shape)
    made = (move for move in found if move.kind == kind and sorted(move.cards) == wanted)
    return tuple(move for move in made if not at.game.check(at.view, move))[:1]


def _not_there(card: Card, right: Card, cards: tuple[Card, ...]) -> Reason:
    slip, place = "suit" if suit(card) != suit(right) else "place", cards.index(JOKER)
    beside = {
        name: {"card": cards[at]}
        for name, at in (("low", place - 1), ("high", place + 1))
        if 0 <= at < len(cards)
    }
    where = "between" if len(beside) > 1 else "behind" if "low" in beside else "before"
    facts = {"card": card, "slip": slip, "where": where, **beside}
    return Reason("because-joker", facts, ("purrrummy.run",))


def items(at: Moment, cards: tuple[Card, ...]) -> tuple[str, ...]:
    """Return the items of cards of the hand, jokers too."""
    seen: Counter[Card] = Counter()
    found = []
    for card in cards:
        found.append(hand_item(at.seat, card, seen[card]))
        seen[card] += 1
    return tuple(found)
