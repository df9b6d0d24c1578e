"""The graphs in Mauz: which cards count together, and the hands that swaps lead to."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from mopsbook.cat_deck.cards import Card, deck, node_facts, rank, read_cards, suit
from mopsbook.core.links import Link, Links, Node
from mopsbook.games.mauz.moves import Swap1
from mopsbook.games.mauz.options import SIZE, MauzOptions
from mopsbook.games.mauz.state import MauzState
from mopsbook.games.mauz.worth import Hand, card_points, every_swap, worth


def together(options: MauzOptions, cards: Iterable[Card] | None = None) -> Links:
    """Return cards, with a link between each two that count together.

    The cards of a suit are all linked with each other, and so are the cards of a rank: three that are
    linked with each other are worth collecting.

    Parameters
    ----------
    options : MauzOptions
        They say which letters the cards have.
    cards : iterable of str, optional
        Only these cards, such as a hand and the middle; otherwise the whole deck.

    Returns
    -------
    Links
        Nodes are cards, with ``rank``, ``suit``, ``points``, and for drawing ``label``, ``fill`` and ``pos``; a
        link, which has no direction, carries ``by`` ("suit" or "rank") and the rule on which it rests.

    Examples
    --------
    >>> [(link.source, link.target, link.facts["by"]) for link in together(MauzOptions(), ["9H", "QH", "QS"]).links]
    [('9H', 'QH', 'suit'), ('QH', 'QS', 'rank')]
    >>> len(together(MauzOptions()).links)  # 4 suits of 36 pairs, 9 ranks of 6
    198
    """
    chosen = deck(SIZE) if cards is None else read_cards(cards)
    links = [
        Link(one, two, _reason(one, two))
        for one, two in combinations(chosen, 2)
        if suit(one) == suit(two) or rank(one) == rank(two)
    ]
    return Links(tuple([Node(card, _known(card, options)) for card in chosen]), tuple(links))


def hand_and_middle(state: MauzState, seat: int) -> Links:
    """Return the cards of a hand and of the middle, with a link between each two that count together.

    Parameters
    ----------
    state : MauzState
        A position in which the hand can be seen.
    seat : int
        Whose hand.

    Returns
    -------
    Links
        As :func:`together`; nodes also carry ``place`` ("hand" or "middle") and ``counts``: whether the
        card is one of those that the hand is worth.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mauz", players=2).position("hands 9H QH AS / 9C 9D KH; middle TH JD 6S")
    >>> [node.name for node in hand_and_middle(s, 0).nodes if node.facts["counts"]]
    ['9H', 'QH']
    """
    hand = state.hands[seat]
    counted = worth(hand, state.options).counted if hand else ()
    found = together(state.options, (*hand, *state.middle))
    nodes = [
        Node(
            node.name,
            {
                **node.facts,
                "place": "hand" if node.name in hand else "middle",
                "counts": node.name in counted,
            },
        )
        for node in found.nodes
    ]
    return Links(tuple(nodes), found.links)


def swaps(state: MauzState, seat: int) -> Links:
    """Return the hand of a seat, with a link to each hand that a swap would make of it.

    Parameters
    ----------
    state : MauzState
        A position in which the hand and the middle can be seen.
    seat : int
        Whose hand.

    Returns
    -------
    Links
        Nodes are hands, as in ``"9H QH AS"``, with ``points``, ``kind``, ``suit``, ``gain`` (points more
        than now) and, for drawing, ``label``. A link carries ``give``, ``take`` ("" for all three), ``move`` and the rule.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mauz", players=2).position("hands 9H QH AS / 9C 9D KH; middle TH JD 6S")
    >>> best = max(swaps(s, 0).nodes, key=lambda node: node.facts["points"])
    >>> best.name, best.facts["points"], best.facts["gain"]
    ('9H TH QH', 29, 10)
    """
    hand, options = state.hands[seat], state.options
    now = worth(hand, options).points

    def node(held: Hand) -> Node:
        found = worth(held, options)
        gain = found.points - now
        facts = {"points": found.points, "kind": found.kind, "suit": found.suit, "gain": gain}
        label = " ".join(node_facts(card, options.card_letters)["label"] for card in held)
        return Node(" ".join(held), facts | {"label": label})

    nodes, links = [node(hand)], []
    for one in every_swap(seat, hand, state.middle, options):
        nodes.append(node(one.hand))
        single = isinstance(one.move, Swap1)
        facts = {
            "move": str(one.move),
            "give": one.move.give if isinstance(one.move, Swap1) else "",
            "take": one.move.take if isinstance(one.move, Swap1) else "",
            "rule": "mauz.swap-one" if single else "mauz.swap-one-or-all",
        }
        links.append(Link(nodes[0].name, nodes[-1].name, facts))
    return Links(tuple(nodes), tuple(links))


def _known(card: Card, options: MauzOptions) -> dict[str, Any]:
    return node_facts(card, options.card_letters) | {"points": card_points(card)}


def _reason(one: Card, two: Card) -> dict[str, str]:
    if suit(one) == suit(two):
        return {"by": "suit", "rule": "mauz.suit-count"}
    return {"by": "rank", "rule": "mauz.hiss"}
