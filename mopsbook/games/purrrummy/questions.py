"""What is asked of whoever learns Purrrummy, beside what is asked of every game.

The contract is :mod:`mopsbook.core.asking`; the words are messages ``quiz-...`` and ``because-...`` of the game.
"""

from __future__ import annotations

from mopsbook.cat_deck.cards import JOKER
from mopsbook.cat_deck.dealing import holders_of_fewest
from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, Moment, Reply, what_then
from mopsbook.games.purrrummy.apply import no_new_stock
from mopsbook.games.purrrummy.arrange import Arranger
from mopsbook.games.purrrummy.choices import layoffs, layouts
from mopsbook.games.purrrummy.items import in_meld
from mopsbook.games.purrrummy.melds import FEWEST, stands_for
from mopsbook.games.purrrummy.moves import LayOut, discard
from mopsbook.games.purrrummy.questions_melds import (
    FEW,
    goes_with,
    in_melds,
    in_order,
    is_a_meld,
    items,
    joker_stands_for,
    own_hand,
)

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
NEARLY_OUT = 3
"""With more cards left nobody would think of going out."""
LOW = 6
"""With so few cards in the stock one thinks of its end."""
NOBODY = ()
"""The winners of a game that nobody wins."""


def left_over(at: Moment) -> Asked | None:
    """Ask how many cards are left of a hand of which as many as possible are laid out."""
    hand, options, view = own_hand(at), at.game.options, at.view
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
    hand, options, view = own_hand(at), at.game.options, at.view
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
    view, options, hand = at.view, at.game.options, own_hand(at)
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
    view, options, hand = at.view, at.game.options, own_hand(at)
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
    """Ask whether a card that fits a meld on the table may be added there."""
    view, options, hand = at.view, at.game.options, own_hand(at)
    if view.phase != "meld" or view.turn != at.seat:
        return None
    fits = layoffs(at.seat, hand, view.melds, options.shape, False)
    variant, first = "purrrummy.layoff-variant", "purrrummy.layoff-own-meld-first"
    ways = {(): "now", (first,): "first", (variant,): "never"}
    found = {
        move: ways[broken]
        for move in fits
        if move.card != JOKER
        and (broken := tuple(str(one.rule) for one in at.game.check(view, move))) in ways
    }
    if not found:
        return None
    move = at.rng.choice([*found])
    right = found[move]
    if right == "now" and at.rng.random() < 0.7:
        return None
    kinds = dict.fromkeys(("now", "first", "own", "never"), variant)
    if options.layoff:
        kinds |= {"now": first, "first": first, "own": "purrrummy.layoff-others-only"}
    facts = {"card": move.card, "owner": view.melds[move.meld].owner, "plain": not options.layoff}
    return what_then(
        at, ("quiz-adds", "answer-adds", "because-adds"), right, kinds, (first, variant) if options.layoff else (variant,), facts,
        (move,) if right == "now" else (), (move.card,),
    )  # fmt: skip


def too_few(at: Moment) -> Asked | None:
    """Ask whether a hand that becomes small can still become empty."""
    move, options = at.move, at.game.options
    if not isinstance(move, LayOut) or options.layoff:
        return None
    left = len(at.view.hands[at.seat]) - len(move.cards) - 1
    if not 0 < left <= FEWEST:
        return None
    rules = ("purrrummy.final-discard", "purrrummy.draw-one")
    kinds = {
        "later": rules[0],
        "never": rules[0],
        "discards": rules[1],
        "added": "purrrummy.layoff-variant",
    }
    facts = {
        "cards": list(move.cards),
        "left": left,
        "drawn": left + 1,
        "kept": options.final_discard == "required",
    }
    return what_then(
        at, ("quiz-few", "answer-few", "because-few"), "never" if left in options.traps else "later", kinds, rules,
        facts, at.seen(move), items(at, move.cards), level=2,
    )  # fmt: skip


def gives_back(at: Moment) -> Asked | None:
    """Ask whether the card that was just taken can be discarded."""
    view = at.view
    taken = view.taken if view.phase == "meld" and view.turn == at.seat else None
    if taken in (None, JOKER) or len(view.hands[at.seat]) < FEWEST:
        return None
    rule = "purrrummy.return-taken"
    kinds = dict.fromkeys(("any", "kept", "laid", "stock"), rule)
    right = "any" if at.game.options.return_taken else "kept"
    return what_then(
        at, ("quiz-back", "answer-back", "because-back"), right, kinds, (rule, "purrrummy.final-discard"),
        {"card": taken}, at.seen(discard(at.seat, taken)) if right == "any" else (), (taken,),
    )  # fmt: skip


def fewest_at_the_end(at: Moment) -> Asked | None:
    """Ask who wins if the game ends before a hand is empty."""
    view, seats = at.view, range(at.game.players)
    if view.phase != "draw" or view.turn != at.seat:
        return None
    best = holders_of_fewest(view.hands)
    groups = [NOBODY, *((seat,) for seat in seats), *([best] if len(best) > 1 else [])]
    rule = "purrrummy.stock-out"

    def told(group: tuple[int, ...], message: str) -> Reason:
        held = len(view.hands[group[0]]) if group else 0
        alone = len(group) == 1 and group[0] not in best
        slip = "nobody" if not group else "more" if alone else "tie"
        facts = {"players": list(group), "count": len(group), "held": held, "slip": slip}
        return Reason(message, facts, (rule,))

    def count(why: Reason) -> Reason:
        """Return what is wrong without numbers, of which one may be that of the right seat."""
        slip = why.facts["slip"]
        return why._replace(facts={"slip": "count" if slip == "more" else slip})

    replies = []
    for group in groups:
        what, why = told(group, "answer-fewest"), told(group, "because-not-fewest")
        wrong = Reply(group, what, (why,), hint=(count(why),))
        replies.append(Reply(group, what) if group == best else wrong)
    case = "tie" if len(best) > 1 else (best[0] - at.seat) % at.game.players
    return Asked(
        Reason("quiz-fewest", {}), "choice", (best,), (told(best, "because-fewest"),), (rule, "purrrummy.win"),
        tuple(replies), level=1, case=case,
    )  # fmt: skip


KINDS = (
    is_a_meld, joker_stands_for, goes_with, in_melds, in_order, left_over, can_go_out, can_be_added, too_few, gives_back,
    fewest_at_the_end, without_stock, joker_stays, adds_already,
)  # fmt: skip
HEART = (
    is_a_meld, joker_stands_for, goes_with, in_melds, left_over, can_go_out, can_be_added, too_few,
)  # fmt: skip
EASY = (fewest_at_the_end,)
