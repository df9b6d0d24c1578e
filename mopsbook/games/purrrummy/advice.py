"""Advice in Purrrummy: the best arrangement of a hand, and what to draw and to discard.

Which cards can be laid is found by searching, exactly; exchanges for jokers on the table are left out of
it. What is drawn and what is discarded can only be weighed: by how many of the cards that nobody has
seen yet more could be laid. A hand is never made so small that it can never become empty.

In the facts ``laid``, ``left``, ``outs``, ``unseen``, ``gain`` and ``number`` are numbers, ``cards`` is a list of cards.

The contract is :class:`mopsbook.teach.advice.Adviser`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from mopsbook.cat_deck.cards import Card, add_card
from mopsbook.core.advice import Counsel, Option, Reason, heads
from mopsbook.games.purrrummy import moves as m
from mopsbook.games.purrrummy.arrange import Arranger, Moves
from mopsbook.games.purrrummy.melds import FEWEST, SET, Meld, meld_of
from mopsbook.games.purrrummy.options import PurrrummyOptions
from mopsbook.games.purrrummy.state import PurrrummyState
from mopsbook.games.purrrummy.thumb import kinship

FAR = 4
"""So many more cards that would help are worth a word after a discard."""
OTHERS = 2
"""How many other discards are told beside the recommended one."""
HEAD = heads("option-choice", "option-helps")
"""What stands above discards that are weighed."""


def advises(state: PurrrummyState, seat: int) -> bool:
    """Say whether something can be said to a seat: while it is its turn.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("purrrummy").position("hands 7C 7D 7S KD / 2H")
    >>> advises(s, 0), advises(s, 1)
    (True, False)
    """
    return state.turn == seat and state.phase in ("draw", "meld")


def advise(state: PurrrummyState, seat: int, _seconds: float) -> Counsel:
    """Return what is best for a seat that can be advised.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("purrrummy").position("hands 7C 7D 7S KD / 2H")
    >>> counsel = advise(s, 0, 1)
    >>> [str(move) for move in counsel.moves], counsel.exact
    (['0 meld 7C 7D 7S', '0 discard KD'], True)
    """
    return _draw(state, seat) if state.phase == "draw" else _turn(state, seat)


def missed(view: PurrrummyState, move: m.Decision) -> Reason | None:
    """Return what would have been far better: to go out, the open card, or another discard.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("purrrummy")
    >>> s = g.position("hands 7C 7D 7S KD / 2H")
    >>> missed(s, g.move("0 discard KD")).facts["laid"], missed(s, g.move("0 meld 7C 7D 7S"))
    (3, None)
    """
    if isinstance(move, m.Draw):
        taken = m.draw(move.player, m.DISCARD)
        if move == taken or taken not in _draw(view, move.player).moves:
            return None
        return Reason("missed-open", {"card": view.discard[-1]}, ("purrrummy.draw-one",))
    if not isinstance(move, m.Discard):
        return None
    seat, hand = move.player, view.hands[move.player]
    counsel = _turn(view, seat)
    if counsel.exact:  # all could have been laid
        return Reason("missed-out", {"laid": counsel.reasons[0].facts["laid"]}, ("purrrummy.win",))
    found = {card: outs for outs, _, card in _weighed(_Weigher(view, seat, view.melds), view, hand)}
    card = max(found, key=found.__getitem__)
    if move.card not in found or found[card] - found[move.card] < FAR:
        return None
    facts = {"card": card, "outs": found[card], "number": found[move.card]}
    return Reason("missed-discard", facts, ("purrrummy.final-discard",))


# ------------------------------------------------------------------ what can be laid


def to_lay(counts: list[int], held: int, options: PurrrummyOptions) -> int:
    """Return how many cards to lay from a hand: most of those counts that do not trap it.

    Parameters
    ----------
    counts : list of int
        Every number of cards that can be laid.
    held : int
        The number of cards in the hand, of which one is discarded.
    options : PurrrummyOptions
        They say which hands are traps.

    Examples
    --------
    >>> from mopsbook.games.purrrummy.options import PurrrummyOptions
    >>> to_lay([0, 3], 5, PurrrummyOptions()), to_lay([0, 3, 4], 5, PurrrummyOptions())
    (0, 4)
    """
    most = held if options.final_discard == "optional" else held - 1
    fine = [n for n in counts if n <= most and held - n - 1 not in options.traps]
    return max(fine, default=0)


class _Weigher:
    """Counts how many of the cards that nobody has seen let a hand lay more."""

    def __init__(self, state: PurrrummyState, seat: int, melds: tuple[Meld, ...]) -> None:
        self.options, self.seat, self.melds = state.options, seat, melds
        laid = [card for meld in state.melds for card in meld.cards]
        seen = Counter([*state.hands[seat], *state.discard, *laid])
        self.unseen = Counter(self.options.cards) - seen

    def laid(self, hand: tuple[Card, ...], held: int) -> int:
        """Return how many cards of a hand would be laid if it held so many cards."""
        counts = Arranger(hand, self.options, self.melds, self.seat).counts()
        return to_lay(counts, held, self.options)

    def outs(self, hand: tuple[Card, ...]) -> int:
        """Return with how many unseen cards more of a hand can be laid than without."""
        held = len(hand) + 1
        now = self.laid(hand, held)
        return sum(
            number
            for card, number in self.unseen.items()
            if self.laid(add_card(hand, card), held) > now
        )


# ------------------------------------------------------------------ the draw


def _draw(state: PurrrummyState, seat: int) -> Counsel:
    """Weigh the card on the discard pile against one that nobody knows."""
    hand, held = state.hands[seat], len(state.hands[seat]) + 1
    weigher = _Weigher(state, seat, state.melds)
    now = weigher.laid(hand, held)
    facts: dict[str, Any] = {
        "player": seat,
        "outs": weigher.outs(hand),
        "unseen": weigher.unseen.total(),
    }
    reasons = [Reason("advice-could", {"player": seat, "laid": now}, ("purrrummy.meld-optional",))]
    reasons += _trapped(state, seat, held)
    gain = 0
    if state.discard:
        card = state.discard[-1]
        gain = weigher.laid(add_card(hand, card), held) - now
        message = "advice-take" if gain > 0 else "advice-stock"
        reasons.append(
            Reason(message, facts | {"card": card, "gain": gain}, ("purrrummy.draw-one",))
        )
    pile = m.DISCARD if gain > 0 else m.STOCK
    return Counsel((m.draw(seat, pile),), tuple(reasons), more=(_unknown(seat),))


def _unknown(seat: int) -> Reason:
    return Reason("advice-unknown", {"player": seat}, ("purrrummy.piles",))


def _trapped(state: PurrrummyState, seat: int, held: int) -> list[Reason]:
    """Say that a hand, which holds so many cards before the discard, is too small to become empty."""
    if held - 1 not in state.options.traps:
        return []
    rules = ("purrrummy.final-discard", "purrrummy.layoff-variant")
    return [Reason("advice-trapped", {"player": seat, "left": held - 1}, rules)]


# ------------------------------------------------------------------ melds and the discard


def _turn(state: PurrrummyState, seat: int) -> Counsel:
    """Return the melds to lay, then the discard after which most cards help."""
    options, hand = state.options, state.hands[seat]
    arranger = Arranger(hand, options, state.melds, seat)
    counts = arranger.counts()
    number = to_lay(counts, len(hand), options)
    best = arranger.best(number)
    left = len(best.left) - 1
    steps = [_step(state, at, move) for at, move in enumerate(best.moves, 1)]
    facts = {"player": seat, "laid": best.laid, "left": max(left, 0)}
    if left <= 0 and best.laid:
        card = best.left[0] if best.left else ""
        told = facts | {"card": card, "discards": bool(card)}
        out = Reason("advice-out", told, ("purrrummy.win",))
        last = (m.discard(seat, card),) if card else ()
        return Counsel((*best.moves, *last), (out, *steps), exact=True)
    most = max(n for n in counts if n < len(hand))
    reasons = [_laying(facts, most), *steps]
    if most > number:
        trap = {"player": seat, "laid": most, "left": len(hand) - most - 1}
        rules = ("purrrummy.final-discard", "purrrummy.layoff-variant")
        reasons.append(Reason("advice-trap", trap, rules))
    reasons += _trapped(state, seat, len(hand))
    chosen, (weighed, *others), choices = _discards(state, seat, best.left, best.moves)
    moves = (*best.moves, m.discard(seat, chosen))
    more = (*others, _unknown(seat))
    return Counsel(moves, (*reasons, weighed), more=more, options=choices, head=HEAD)


def _laying(facts: dict[str, Any], most: int) -> Reason:
    if facts["laid"]:
        return Reason("advice-lay", facts, ("purrrummy.several-melds",))
    message = "advice-hold" if most >= FEWEST else "advice-nothing"
    return Reason(message, {"player": facts["player"]}, ("purrrummy.meld-optional",))


def _step(state: PurrrummyState, number: int, move: m.LayOut | m.LayOff) -> Reason:
    if isinstance(move, m.LayOut):
        facts = meld_of(move.player, move.kind, move.cards).facts | {"number": number}
        message = "advice-step-set" if move.kind == SET else "advice-step-run"
        return Reason(message, facts, (f"purrrummy.{move.kind}",))
    meld = state.melds[move.meld]
    facts = {"number": number, "card": move.card, "owner": meld.owner, "cards": list(meld.cards)}
    return Reason("advice-step-layoff", facts, ("purrrummy.layoff-fits",))


def _discards(
    state: PurrrummyState, seat: int, left: tuple[Card, ...], moves: Moves
) -> tuple[Card, list[Reason], tuple[Option, ...]]:
    """Return the best discard of the cards that are left, and what is told of it and of others.

    The options are the same side by side.
    """
    laid = [meld_of(seat, move.kind, move.cards) for move in moves if isinstance(move, m.LayOut)]
    weigher = _Weigher(state, seat, (*state.melds, *laid))
    choices = _weighed(weigher, state, left)
    outs, _, chosen = best = choices[0]
    facts = {"player": seat, "card": chosen, "outs": outs, "unseen": weigher.unseen.total()}
    told = [Reason("advice-discard", facts, ("purrrummy.final-discard",))]
    for outs, alone, card in choices[1 : 1 + OTHERS]:
        than = "same" if (outs, alone) == best[:2] else "alone" if outs == best[0] else "fewer"
        facts = {"card": card, "outs": outs, "than": than, "best": chosen}
        told.append(Reason("advice-other", facts, ("purrrummy.final-discard",)))
    options = tuple(
        Option(Reason("option-discard", {"card": card}), (str(outs),), card == chosen)
        for outs, _, card in choices[: 1 + OTHERS]
    )
    return chosen, told, options


def _weighed(
    weigher: _Weigher, state: PurrrummyState, left: tuple[Card, ...]
) -> list[tuple[int, int, Card]]:
    """Return the discards that are possible, the best first: how many cards help then, and how alone each is."""
    choices = []
    for card in dict.fromkeys(left):
        if _must_stay(state, card, left):
            continue
        rest = list(left)
        rest.remove(card)
        # of equal discards the one that is most alone among the others
        choices.append((weigher.outs(tuple(rest)), -kinship(card, rest), card))
    return sorted(choices, key=lambda choice: choice[:2], reverse=True)


def _must_stay(state: PurrrummyState, card: Card, left: tuple[Card, ...]) -> bool:
    """Say whether a card is the one just taken, which may not go back (purrrummy.return-taken)."""
    # another joker of the hand looks like the one that was taken
    free = len(left) == 1 or state.hands[state.turn].count(card) > 1
    return not state.options.return_taken and card == state.taken and not free
