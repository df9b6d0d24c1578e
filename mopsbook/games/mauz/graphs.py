"""Which cards count together in Mauz, and what the swaps of a hand lead to, as graphs."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING, Any

import networkx as nx

from mopsbook.cat_deck.cards import Card, deck, letters, rank, read_cards, suit
from mopsbook.cat_deck.graphs import node_facts
from mopsbook.core.errors import PositionError
from mopsbook.core.game import Game
from mopsbook.core.state import State
from mopsbook.games.mauz.moves import Swap1
from mopsbook.games.mauz.options import SIZE, MauzOptions
from mopsbook.games.mauz.state import MauzState
from mopsbook.games.mauz.worth import Hand, card_points, every_swap, worth
from mopsbook.graphs.draw import INK, PALE, axes_for
from mopsbook.graphs.given import game_for, hand_of
from mopsbook.teach.words import Teller

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["draw_swaps", "mauz_swaps", "mauz_together"]

GAIN = "#2b6a31"


def mauz_together(
    where: Game[Any, Any] | State, cards: Iterable[str] | None = None, seat: int | None = None
) -> nx.Graph[str]:
    """Return which cards count together: those of a suit, and those of a rank.

    Three cards that are all linked with each other are worth collecting.

    Parameters
    ----------
    where : Game or State
        A game, of which all cards are returned; or a position, of which a hand and the middle are.
    cards : iterable of str, optional
        Other cards instead.
    seat : int, optional
        Whose hand; that in turn if left out.

    Returns
    -------
    networkx.Graph
        A link carries ``by`` ("suit" or "rank") and ``rule``; nodes carry ``rank``, ``suit`` and ``points``,
        for drawing ``label``, ``fill`` and ``pos``, and those of a position ``place`` ("hand" or "middle")
        and ``counts``: whether the card is one of those that the hand is worth. See
        :func:`mopsbook.graphs.draw_cards`.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("mauz", players=2).position("hands 9H QH AS / 9C 9D KH; middle TH JD 6S")
    >>> list(graphs.mauz_together(s).edges(data="by"))
    [('9H', 'TH', 'suit'), ('9H', 'QH', 'suit'), ('TH', 'QH', 'suit'), ('6S', 'AS', 'suit')]
    """
    options = game_for(MauzState, where).options
    if cards is not None or not isinstance(where, MauzState):
        return _together(options, deck(SIZE) if cards is None else read_cards(cards))
    state, owner = _hand_of(where, seat)
    hand = state.hands[owner]
    graph = _together(options, read_cards((*hand, *state.middle)))
    counted = worth(hand, options).counted
    for card, facts in graph.nodes.items():
        facts |= {"place": "hand" if card in hand else "middle", "counts": card in counted}
    graph.graph |= {
        "strong": [card for card in graph if card in hand],
        "state": state,
        "seat": owner,
    }
    return graph


def _together(options: MauzOptions, cards: Iterable[Card]) -> nx.Graph[str]:
    graph: nx.Graph[str] = nx.Graph(game=MauzState.GAME)
    chosen = letters(options.card_letters, Teller(MauzState.GAME).tell)
    graph.add_nodes_from(
        (card, node_facts(card, chosen) | {"points": card_points(card)}) for card in cards
    )
    graph.add_edges_from(
        (one, two, _reason(one, two))
        for one, two in combinations(cards, 2)
        if suit(one) == suit(two) or rank(one) == rank(two)
    )
    return graph


def _reason(one: Card, two: Card) -> dict[str, str]:
    if suit(one) == suit(two):
        return {"by": "suit", "rule": "mauz.suit-count"}
    return {"by": "rank", "rule": "mauz.hiss"}


def mauz_swaps(state: State, seat: int | None = None) -> nx.DiGraph[str]:
    """Return a hand and the hands that a swap would make of it.

    Parameters
    ----------
    state : State
        A position in which the hand can be seen.
    seat : int, optional
        Whose hand; that in turn if left out.

    Returns
    -------
    networkx.DiGraph
        An arrow from the hand to each other, with ``move``, ``give``, ``take`` ("" for all three) and
        ``rule``; nodes are hands, as in ``"9H QH AS"``, and carry ``points``, ``kind``, ``suit``, ``gain``
        (points more than now) and, for drawing, ``label``.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("mauz", players=2).position("hands 9H QH AS / 9C 9D KH; middle TH JD 6S")
    >>> swaps = graphs.mauz_swaps(s)
    >>> len(swaps), max(swaps.nodes(data="points"), key=lambda hand: hand[1])
    (11, ('9H TH QH', 29))
    """
    position, owner = _hand_of(state, seat)
    hand, options = position.hands[owner], position.options
    now, start = worth(hand, options).points, " ".join(hand)
    graph: nx.DiGraph[str] = nx.DiGraph(
        game=MauzState.GAME, state=position, seat=owner, tag="points"
    )
    graph.add_node(start, **_known(hand, now, options))
    for swap in every_swap(owner, hand, position.middle, options):
        move, after = swap.move, " ".join(swap.hand)
        facts = {"give": "", "take": "", "rule": "mauz.swap-one-or-all"}
        if isinstance(move, Swap1):
            facts = {"give": move.give, "take": move.take, "rule": "mauz.swap-one"}
        graph.add_node(after, **_known(swap.hand, now, options))
        graph.add_edge(start, after, move=str(move), **facts)
    return graph


def _known(hand: Hand, now: float, options: MauzOptions) -> dict[str, Any]:
    """Return what is known of a hand that a swap leads to; `now` are the points before."""
    found = worth(hand, options)
    chosen = letters(options.card_letters, Teller(MauzState.GAME).tell)
    label = " ".join(node_facts(card, chosen)["label"] for card in hand)
    facts = {"points": found.points, "kind": found.kind, "suit": found.suit}
    return facts | {"gain": found.points - now, "label": label}


def _hand_of(state: object, seat: int | None) -> tuple[MauzState, int]:
    """Return a position, and whose hand in it is looked at; refuse one that nothing can be swapped for."""
    position, owner = hand_of(MauzState, state, seat)
    if not position.middle:
        raise PositionError("mauz.no-middle")
    return position, owner


def draw_swaps(graph: nx.DiGraph[str], ax: Axes | None = None) -> Axes:
    """Draw the hands that swaps lead to, the best at the top; what is gained is written beside them.

    Parameters
    ----------
    graph : networkx.DiGraph
        From :func:`mauz_swaps`.
    ax : matplotlib.axes.Axes, optional
        Where to draw; a new figure by default.

    Returns
    -------
    matplotlib.axes.Axes
        What was drawn on.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("mauz", players=2).position("hands 6H 7D 9H / 9C TD KC; middle TC JD QH")
    >>> ax = graphs.draw_swaps(graphs.mauz_swaps(s))
    """
    start = next(iter(graph))
    after = sorted(graph.successors(start), key=lambda hand: graph.nodes[hand]["points"])
    ax = axes_for(ax, 6.4, 0.42 * len(after) + 0.6)
    spots = {hand: (1.0, float(row)) for row, hand in enumerate(after)}
    spots[start] = 0.0, (len(after) - 1) / 2
    best = graph.nodes[after[-1]]["points"] if after else 0
    for hand, (x, y) in spots.items():
        facts = graph.nodes[hand]
        if hand != start:
            good = facts["gain"] > 0
            ax.annotate(
                "", (0.72, y), (0.28, spots[start][1]),
                arrowprops={"arrowstyle": "-|>", "color": GAIN if good else PALE},
            )  # fmt: skip
        strong = hand == start or facts["points"] == best
        ax.text(x, y, facts["label"], ha="center", va="center", color=INK,
                weight="bold" if strong else "normal")  # fmt: skip
        told = f"{facts['points']:g}" + (f"  ({facts['gain']:+g})" if hand != start else "")
        ax.text(x + 0.3 if hand != start else x, y if hand != start else y - 0.8, told,
                ha="left" if hand != start else "center", va="center",
                color=GAIN if facts["gain"] > 0 else INK)  # fmt: skip
    ax.set_xlim(-0.35, 1.75)
    ax.set_ylim(-0.7, max(len(after), 1) - 0.3)
    return ax
