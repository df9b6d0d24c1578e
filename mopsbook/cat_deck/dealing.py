"""What games of one deal have in common: who deals, and who holds the fewest cards at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from mopsbook.cat_deck.cards import Card
from mopsbook.cat_deck.moves import Deal, Dealer, Shuffle
from mopsbook.core.verdict import Event, Fault, Found, Log, tell

Hands = tuple[tuple[Card, ...], ...]


def before_deal(options: Any) -> tuple[Literal["deal", "dealer"], int, int, Hands]:
    """Return the phase, the dealer, who begins, and the empty hands of a table before the deal."""
    chosen = isinstance(options.dealer, int)
    dealer = int(options.dealer) if chosen else 0
    first = (dealer + 1) % options.players
    return "deal" if chosen else "dealer", dealer, first, ((),) * options.players


def dealer_drawn(told: Callable[[int, int], Event]) -> Callable[[Any, Dealer, Log], Any]:
    """Return what carries out who deals: `told` is the event of the dealer and of who begins."""

    def carry_out(state: Any, move: Dealer, log: Log) -> Any:
        first = (move.seat + 1) % len(state.hands)
        tell(log, told, move.seat, first)
        return state._replace(phase="deal", dealer=move.seat, turn=first)

    return carry_out


def chance_checks(
    cite: Callable[..., Fault],
    pack: Callable[[Any], Sequence[Card]],
    rest: Callable[[Any], Sequence[Card]],
    dealer: str = "dealer",
    shuffle: str = "stock-out",
    kinds: Sequence[type[Any]] = (Dealer, Deal, Shuffle),
) -> Mapping[type[Any], tuple[tuple[Any, ...], Callable[[Any, Any], Found]]]:
    """Return the phase of each outcome of chance, and what yields why it cannot be.

    Parameters
    ----------
    cite : callable
        Makes the faults of the game.
    pack, rest : callable
        Return the cards of a deal, from the options, and those that are shuffled later, from a position.
    dealer, shuffle : str
        The rules about who deals, whose phase has the same name, and about what is shuffled.
    kinds : sequence of type
        The kinds of moves: who deals, the deal, and the shuffle.
    """

    def drawn(state: Any, move: Dealer) -> Found:
        if not 0 <= move.seat < state.options.players:
            yield cite(dealer, player=move.seat, actor=state.turn, phase=state.phase)

    def dealt(state: Any, move: Deal) -> Found:
        cards = pack(state.options)
        if Counter(move.cards) != Counter(cards):
            yield cite("deck", count=len(set(move.cards)), size=len(cards))

    def shuffled(state: Any, move: Shuffle) -> Found:
        cards, turn = rest(state), state.turn
        if Counter(move.cards) != Counter(cards):
            yield cite(shuffle, player=turn, actor=turn, phase=state.phase, count=len(cards))

    checks = ((dealer,), drawn), (("deal",), dealt), (("shuffle",), shuffled)
    return dict(zip(kinds, checks, strict=True))


def holders_of_fewest(hands: Sequence[Sequence[Card]]) -> tuple[int, ...]:
    """Return the seats that hold the fewest cards.

    Examples
    --------
    >>> holders_of_fewest((("9C",), ("TH", "TS"), ("KD",)))
    (0, 2)
    """
    sizes = [len(hand) for hand in hands]
    return tuple(seat for seat, size in enumerate(sizes) if size == min(sizes))


def fewest(hands: Sequence[Sequence[Card]], rule: str) -> Event:
    """Tell who wins with the fewest cards, where `rule` has ended the game."""
    winners = holders_of_fewest(hands)
    facts = {"winners": list(winners), "count": len(winners), "each": len(hands[winners[0]])}
    return Event("fewest", (rule,), facts)
