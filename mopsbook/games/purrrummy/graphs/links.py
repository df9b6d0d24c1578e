"""The graphs in Purrrummy: which cards belong together, the melds on the table, and melds in conflict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise

from mopsbook.cat_deck.cards import (
    JOKER,
    Card,
    deck,
    node_facts,
    rank,
    read_cards,
    suit,
)
from mopsbook.core.links import Link, Links, Node
from mopsbook.games.purrrummy.choices import layouts
from mopsbook.games.purrrummy.melds import LADDER, SET, cards_text, stands_for
from mopsbook.games.purrrummy.moves import LayOut
from mopsbook.games.purrrummy.options import PurrrummyOptions
from mopsbook.games.purrrummy.state import PurrrummyState


def neighbours(options: PurrrummyOptions, cards: Iterable[Card] | None = None) -> Links:
    """Return cards, with a link between each two of a rank and each two neighbours of a suit.

    Sets are cliques of the first kind of links, runs are paths of the second. Along them the king is
    next to the ace, but a path through the ace is a run only where `ace_around` says so.

    Parameters
    ----------
    options : PurrrummyOptions
        They say whether the ace stands between king and two.
    cards : iterable of str, optional
        Only these natural cards, such as a hand without its jokers; otherwise all 52.

    Returns
    -------
    Links
        Nodes are cards, with ``rank``, ``suit``, and for drawing ``label``, ``fill`` and ``pos``: a row for
        each suit, a column for each rank. A link carries ``by`` ("rank" or "suit") and the rule on
        which it rests.

    Examples
    --------
    >>> links = neighbours(PurrrummyOptions(), ["AH", "2H", "KH", "KS", "9C"])
    >>> [(link.source, link.target, link.facts["by"]) for link in links.links]
    [('2H', 'AH', 'suit'), ('KH', 'AH', 'suit'), ('KH', 'KS', 'rank')]
    >>> len(neighbours(PurrrummyOptions()).links)  # 13 x 6 pairs of a rank, 4 x 13 of a suit
    130
    """
    chosen = deck(52) if cards is None else read_cards(cards)
    links = [
        Link(one, other, facts)
        for one, other in combinations(chosen, 2)
        if (facts := _reason(one, other, options))
    ]
    nodes = [Node(card, node_facts(card, options.card_letters)) for card in chosen]
    return Links(tuple(nodes), tuple(links))


def _reason(one: Card, other: Card, options: PurrrummyOptions) -> dict[str, str]:
    """Return why two cards belong together; nothing if they do not."""
    if rank(one) == rank(other):
        return {"by": "rank", "rule": "purrrummy.set"}
    apart = abs(LADDER.index(rank(one)) - LADDER.index(rank(other)))
    if suit(one) != suit(other) or apart not in (1, len(LADDER) - 1):
        return {}
    rule = "run"
    if "A" in (rank(one), rank(other)):
        rule = "ace-around" if options.ace_around else "ace"
    return {"by": "suit", "rule": f"purrrummy.{rule}"}


def laid(state: PurrrummyState) -> Links:
    """Return the melds on the table: each set a clique, each run a path.

    Parameters
    ----------
    state : PurrrummyState
        A position.

    Returns
    -------
    Links
        Nodes are named by the number of the meld and the place in it, as ``"0.2"``; they carry ``card``,
        ``meld``, ``owner``, ``kind`` and ``stands`` (the cards that a joker may stand for, otherwise the
        card itself), and what those of :func:`neighbours` carry, in a row for each meld. Links carry
        ``by`` and the rule.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("purrrummy").position("hands KD / 2H; melds 0 7C 7D X / 1 X 5H 6H")
    >>> [(link.source, link.target) for link in laid(s).links]
    [('0.0', '0.1'), ('0.0', '0.2'), ('0.1', '0.2'), ('1.0', '1.1'), ('1.1', '1.2')]
    >>> [node.facts["stands"] for node in laid(s).nodes if node.facts["card"] == "X"]
    [('7H', '7S'), ('4H',)]
    """
    nodes, links = [], []
    for number, meld in enumerate(state.melds):
        names = [f"{number}.{at}" for at in range(len(meld.cards))]
        stands = stands_for(meld.kind, meld.cards)
        for at, card in enumerate(meld.cards):
            facts = node_facts(card, state.options.card_letters) | {
                "card": card,
                "meld": number,
                "owner": meld.owner,
                "kind": meld.kind,
                "stands": stands[at],
                "pos": (at, -number),
            }
            nodes.append(Node(names[at], facts))
        is_set = meld.kind == SET
        why = {"by": "rank" if is_set else "suit", "rule": f"purrrummy.{meld.kind}"}
        pairs = combinations(names, 2) if is_set else pairwise(names)
        links += [Link(one, other, why) for one, other in pairs]
    return Links(tuple(nodes), tuple(links))


def conflicts(state: PurrrummyState, seat: int = 0) -> Links:
    """Return everything that a hand can lay out, with a link between each two that share cards.

    The best arrangement of the hand is the heaviest choice of melds no two of which are linked, as
    long as the hand has no more than one joker: jokers may be too few for three melds, although
    there are enough for each two of them.

    Parameters
    ----------
    state : PurrrummyState
        A position.
    seat : int
        Whose hand.

    Returns
    -------
    Links
        Nodes are melds as a move names them, with ``kind``, ``cards``, ``count`` and ``jokers``. A link
        carries ``shares``: the natural cards in both, and X if the hand has too few jokers for both.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("purrrummy").position("hands 5H 6H 7H 7C 7D KD / 2S")
    >>> [node.name for node in conflicts(s).nodes], conflicts(s).links[0].facts["shares"]
    (['7C 7D 7H', '5H 6H 7H'], ('7H',))
    """
    hand = state.hands[seat]
    melds, jokers = layouts(seat, hand, state.options.shape), hand.count(JOKER)
    nodes = [
        Node(
            cards_text(meld.kind, meld.cards),
            {
                "kind": meld.kind,
                "cards": meld.cards,
                "count": len(meld.cards),
                "jokers": meld.cards.count(JOKER),
            },
        )
        for meld in melds
    ]
    links = [
        Link(nodes[one].name, nodes[other].name, {"shares": shared, "rule": "purrrummy.own-cards"})
        for one, other in combinations(range(len(melds)), 2)
        if (shared := tuple(_shared(melds[one], melds[other], jokers)))
    ]
    return Links(tuple(nodes), tuple(links))


def _shared(one: LayOut, other: LayOut, jokers: int) -> Iterator[Card]:
    """Yield the cards of which a hand with so many jokers has too few for two melds."""
    yield from [card for card in one.cards if card in other.cards and card != JOKER]
    if one.cards.count(JOKER) + other.cards.count(JOKER) > jokers:
        yield JOKER
