"""What is asked of whoever learns Purrrummy, beside what is asked of every game.

The contract is :mod:`mopsbook.core.asking`; the words are messages ``quiz-...`` and ``because-...`` of the game.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from mopsbook.cat_deck.cards import JOKER, Card, rank, suit
from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, Moment, Reply, refusing, what_then
from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import Fault
from mopsbook.games.purrrummy.apply import no_new_stock
from mopsbook.games.purrrummy.arrange import Arranger
from mopsbook.games.purrrummy.choices import layoffs, layouts
from mopsbook.games.purrrummy.faults import meld_faults
from mopsbook.games.purrrummy.items import hand_item, in_meld
from mopsbook.games.purrrummy.melds import FEWEST, LADDER, RUN, SET, card_at, orders, stands_for
from mopsbook.games.purrrummy.moves import LayOut, discard

Tempting = tuple[tuple[Card, ...], dict[str, list[Fault]]]
"""Cards, and what is wrong with them as a set and as a run."""
TURNS = "purrrummy.first-player"
"""The rule that says whose turn comes after another one."""
GOES_ON = "purrrummy.final-discard"
"""The rule that says how long a turn goes on."""
BESIDE = {
    "discard": (
        "purrrummy.draw-one",
        "purrrummy.return-taken",
        "purrrummy.meld-optional",
        "purrrummy.final-discard",
    ),
}
"""For each kind of move the rules that one may think of where it is refused."""
NEITHER = "neither"
NEAR = 4
"""So far apart at most are the ranks of cards that look like a run."""
NEARLY_OUT = 3
"""With more cards left nobody would think of going out."""
LOW = 6
"""With so few cards in the stock one thinks of its end."""
FEW = 11
"""Hands of more cards are no riddle but work."""


def is_a_meld(at: Moment) -> Asked | None:
    """Ask whether some cards of the hand are a set, a run or neither."""
    options, seat = at.game.options, at.seat
    hand = _own(at)
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
        shown=_items(at, cards), level=len(rules), moves=_laid_out(at, seat, right, shown),
    )  # fmt: skip


def joker_stands_for(at: Moment) -> Asked | None:
    """Ask what a joker stands for in a run."""
    hand = _own(at)
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
    (right,) = stands_for(RUN, cards)[place]
    colour, step = suit(right), LADDER.index(rank(right)) + 1
    others = at.some([rank(right) + one for one in "CDHS" if one != colour], 2)
    wrong = [card_at(colour, step + 1), card_at(colour, (step + 11) % 13 + 1), *others]
    near = [card for card in wrong if card not in cards]
    if len(near) < 2:
        return None
    listed = at.some([right, *near[:3]], 4)
    replies = tuple(
        Reply(card, Reason("answer-card", {"card": card}), () if card == right else (_not_there(card, right, cards),))
        for card in listed
    )  # fmt: skip
    because = Reason(
        "because-stands", {"cards": list(stands_card(cards)), "card": right}, ("purrrummy.joker",)
    )
    return Asked(
        Reason("quiz-joker", {"cards": list(cards)}), "choice", (right,), (because,),
        ("purrrummy.joker", "purrrummy.run"), replies, shown=_items(at, cards),
        moves=_laid_out(at, at.seat, RUN, cards), level=1 if 0 < place < len(cards) - 1 else 2,
    )  # fmt: skip


def stands_card(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the run that cards make, with what their jokers stand for.

    Examples
    --------
    >>> stands_card(("5H", "X", "7H"))
    ('5H', '6H', '7H')
    """
    return tuple(stood for (stood,) in stands_for(RUN, cards))


def left_over(at: Moment) -> Asked | None:
    """Ask how many cards are left of a hand of which as many as possible are laid out."""
    hand, options, view = _own(at), at.game.options, at.view
    if view.phase != "meld" or view.turn != at.seat or len(hand) > FEW or options.layoff:
        return None
    arranger = Arranger(hand, options, view.melds, at.seat)
    kept = options.final_discard == "required"
    best = arranger.best(len(hand) - kept)
    if not best.laid:
        return None
    left, whole = len(hand) - best.laid, len(hand) - arranger.best().laid
    first = len(hand) - max(len(move.cards) for move in layouts(at.seat, hand, options.shape))
    slips = {first: "one-meld", left - 1: "discarded", whole: "whole", len(hand): "none"}
    replies = tuple(
        Reply(n, None, (Reason("because-left", {"slip": slip}),)) for n, slip in slips.items() if n != left
    )  # fmt: skip
    rules = ("purrrummy.several-melds", *(("purrrummy.final-discard",) if whole != left else ()))
    because = Reason("because-kept", {"cards": list(best.left), "count": left}, rules)
    return Asked(
        Reason("quiz-left", {"count": len(hand)}), "number", (left,), (because,), rules, replies,
        otherwise=(Reason("because-together", {}, rules[:1]),), moves=best.moves, level=min(3, len(best.moves) + (whole != left)),
    )  # fmt: skip


def can_go_out(at: Moment) -> Asked | None:
    """Ask whether the hand can become empty in this turn."""
    hand, options, view = _own(at), at.game.options, at.view
    if view.phase != "meld" or view.turn != at.seat or not 3 < len(hand) <= FEW or options.layoff:
        return None
    arranger = Arranger(hand, options, view.melds, at.seat)
    counts = {*arranger.counts()}
    required = options.final_discard == "required"
    out = len(hand) - 1 in counts or (len(hand) in counts and not required)
    best = arranger.best(len(hand) - required)
    if (not out and len(best.left) > NEARLY_OUT) or (len(best.left) > NEARLY_OUT + 1):
        return None
    rules = (
        "purrrummy.win",
        *(("purrrummy.final-discard",) if required else ()),
        "purrrummy.several-melds",
    )
    facts = {"cards": list(best.left), "count": len(best.left), "whole": len(hand) in counts}
    moves = (
        (*best.moves, *(discard(at.seat, card) for card in best.left[:1])) if out else best.moves
    )
    replies = tuple(Reply(one, Reason("answer-out", {"out": one})) for one in ("yes", "no"))
    alone = bool(view.melds)
    return Asked(
        Reason("quiz-out", {"count": len(hand), "melds": alone}), "choice", ("yes" if out else "no",),
        (Reason("because-out", facts | {"out": "yes" if out else "no"}, rules),), rules, replies,
        otherwise=(Reason("because-together", {}, rules[:1]),), moves=moves, level=min(3, 1 + len(best.moves)),
    )  # fmt: skip


def can_be_added(at: Moment) -> Asked | None:
    """Ask which cards can be added to melds on the table."""
    view, options, hand = at.view, at.game.options, _own(at)
    if not options.layoff or view.phase != "meld" or view.turn != at.seat or JOKER in hand:
        return None
    own = options.layoff_targets == "any"
    found = layoffs(at.seat, hand, view.melds, options.shape, own)
    legal = {move.card: move for move in found if not at.game.check(view, move)}
    right = tuple(sorted(legal))
    if not right or len(right) == len(hand):
        return None
    elsewhere = {move.card for move in layoffs(at.seat, hand, view.melds, options.shape, own=True)}
    replies, broken = [], []
    for card in hand:
        if card not in legal:
            rule = "layoff-others-only" if card in elsewhere else "layoff-fits"
            reason = Reason(
                "because-not-added", {"why": rule, "card": card}, (f"purrrummy.{rule}",)
            )
            replies.append(Reply(card, None, (reason,)))
            broken.append(f"purrrummy.{rule}")
    rules = tuple(dict.fromkeys(("purrrummy.layoff-fits", *broken, "purrrummy.layoff-variant")))
    why = Reason("because-added", {"cards": list(right)}, rules)
    return Asked(
        Reason("quiz-added", {}), "table", right, (why,), rules, tuple(replies), every=True,
        moves=(next(iter(legal.values())),), level=min(3, len(rules)),
    )  # fmt: skip


def without_stock(at: Moment) -> Asked | None:
    """Ask what happens if a turn begins without a stock."""
    view, options = at.view, at.game.options
    if view.phase != "meld" or view.turn != at.seat or len(view.hands[at.seat]) < 2:
        return None
    if not view.discard or len(view.stock) > LOW or 0 < options.last_turn <= view.turns + 1:
        return None
    ends = no_new_stock(view._replace(discard=(*view.discard, view.hands[at.seat][0])))
    if ends == "few" and view.stock:  # there may be enough by then
        return None
    right, rules = "end" if ends else "shuffle", ("purrrummy.stock-out", "purrrummy.reshuffles")
    facts = {"count": view.reshuffles, "most": options.max_reshuffles, "why": ends or "none"}
    replies = tuple(Reply(one, Reason("answer-stock", {"kind": one})) for one in ("shuffle", "end"))
    return Asked(
        Reason("quiz-stock", {"count": view.reshuffles}), "choice", (right,), (Reason("because-stock", facts, rules),),
        rules, replies, level=1,
    )  # fmt: skip


def joker_stays(at: Moment) -> Asked | None:
    """Ask whether a joker on the table can be exchanged for the card for which it stands."""
    view, options, hand = at.view, at.game.options, _own(at)
    if view.phase != "meld" or view.turn != at.seat or (options.joker_swap and not options.layoff):
        return None
    found = [
        (number, place, card)
        for number, meld in enumerate(view.melds)
        for place, cards in enumerate(stands_for(meld.kind, meld.cards))
        for card in cards
        if meld.cards[place] == JOKER and card in hand
    ]
    own = any(meld.owner == at.seat for meld in view.melds)
    if not found or (options.joker_swap and not own):
        return None
    number, place, card = at.rng.choice(found)
    joker, _ = list(in_meld(view.melds[number], number))[place]
    rule = "purrrummy.joker-swap"
    kinds = dict.fromkeys(("swap", "stays", "own", "discard"), rule)
    return what_then(
        at, ("quiz-exchange", "answer-exchange", "because-exchange"), "swap" if options.joker_swap else "stays", kinds,
        (rule,), {"card": card, "cards": list(view.melds[number].cards), "meld": number, "place": place}, shown=(card, joker),
    )  # fmt: skip


def adds_already(at: Moment) -> Asked | None:
    """Ask in the variant whether a card that fits may be added already."""
    view, options, hand = at.view, at.game.options, _own(at)
    if not options.layoff or view.phase != "meld" or view.turn != at.seat:
        return None
    fits = layoffs(at.seat, hand, view.melds, options.shape, False)
    found = {
        move: [str(one.rule) for one in at.game.check(view, move)]
        for move in fits
        if move.card != JOKER
    }
    first = ["purrrummy.layoff-own-meld-first"]
    known = [move for move, broken in found.items() if broken in ([], first)]
    if not known:
        return None
    move = at.rng.choice(known)
    right = "first" if found[move] else "now"
    if right == "now" and at.rng.random() < 0.7:
        return None
    kinds = {
        "now": first[0], "first": first[0], "own": "purrrummy.layoff-others-only", "next": "purrrummy.layoff-variant",
    }  # fmt: skip
    facts = {"card": move.card, "owner": view.melds[move.meld].owner}
    return what_then(
        at, ("quiz-adds", "answer-adds", "because-adds"), right, kinds, (first[0], "purrrummy.layoff-variant"), facts,
        (move,) if right == "now" else (), (move.card,),
    )  # fmt: skip


KINDS = (
    is_a_meld, joker_stands_for, left_over, can_go_out, can_be_added, without_stock, joker_stays,
    adds_already,
)  # fmt: skip
HEART = (is_a_meld, joker_stands_for, left_over, can_go_out, can_be_added)


def _own(at: Moment) -> tuple[Card, ...]:
    hand: tuple[Card, ...] = at.view.hands[at.seat]
    return () if HIDDEN in hand else hand


def _natural(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card != JOKER)


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


def _laid_out(at: Moment, seat: int, kind: str, cards: tuple[Card, ...]) -> tuple[LayOut, ...]:
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


def _items(at: Moment, cards: tuple[Card, ...]) -> tuple[str, ...]:
    """Return the items of cards of the hand, jokers too."""
    seen: Counter[Card] = Counter()
    found = []
    for card in cards:
        found.append(hand_item(at.seat, card, seen[card]))
        seen[card] += 1
    return tuple(found)
