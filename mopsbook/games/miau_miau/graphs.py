"""Which card can follow which in Miau! Miau!, as a graph, and what a hand makes of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import permutations
from typing import Any

import networkx as nx

from mopsbook.cat_deck.cards import Card, deck, letters, rank, read_cards, suit
from mopsbook.cat_deck.graphs import node_facts
from mopsbook.core.errors import PositionError, short
from mopsbook.core.game import Game
from mopsbook.core.state import HIDDEN, State
from mopsbook.games.miau_miau.fits import fits
from mopsbook.games.miau_miau.state import MiauState
from mopsbook.graphs.given import game_for
from mopsbook.teach.words import Teller

__all__ = ["miau_chain", "miau_followers"]

MOST = 12
"""With more cards the search for the longest chain would take too long."""


def miau_followers(
    where: Game[Any, Any] | State, cards: Iterable[str] | None = None
) -> nx.DiGraph[str]:
    """Return which card can be laid on which, wishes apart.

    Parameters
    ----------
    where : Game or State
        A game, of which all cards are returned; or a position, of which the top of the discard pile
        and the hand in turn are, if it can be seen.
    cards : iterable of str, optional
        Other cards instead.

    Returns
    -------
    networkx.DiGraph
        An arrow from each card to every card that fits on it, with ``by`` ("rank", "suit" or "wild") and
        ``rule``; nodes carry ``rank`` and ``suit``, and for drawing ``label``, ``fill`` and ``pos``. Nearly all
        arrows have their counterpart: only a jack that fits on everything cannot be followed by
        everything. The graph of a position knows its ``top``. See :func:`mopsbook.graphs.draw_cards`.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("miau_miau", players=2).position("hands 9H QC 7D / KD KH; discard 9C")
    >>> sorted(graphs.miau_followers(s).edges(data="by"))[:2]
    [('9C', '9H', 'rank'), ('9C', 'QC', 'suit')]
    >>> len(graphs.miau_followers(mops.game("miau_miau")).edges)  # 32 x (7 + 3), but no jack on a jack
    308
    """
    options = game_for(MiauState, where).options
    if cards is None and isinstance(where, MiauState):
        cards = _in_play(where)
    chosen = deck(options.size) if cards is None else read_cards(cards)
    fit = fits(options.jack_wild)[None]
    graph: nx.DiGraph[str] = nx.DiGraph(game=MiauState.GAME)
    corners = letters(options.card_letters, Teller(MiauState.GAME).tell)
    graph.add_nodes_from((card, node_facts(card, corners)) for card in chosen)
    graph.add_edges_from(
        (below, above, _reason(below, above))
        for below, above in permutations(chosen, 2)
        if above in fit[below]
    )
    if isinstance(where, MiauState):
        graph.graph |= {"state": where, "seat": where.turn}
    top = getattr(where, "discard", ())[-1:]
    if top and top[0] in graph:
        graph.graph |= {"top": top[0], "strong": top}
    return graph


def _reason(below: Card, above: Card) -> dict[str, str]:
    if suit(above) == suit(below):
        return {"by": "suit", "rule": "miau-miau.match"}
    if rank(above) == rank(below):
        return {"by": "rank", "rule": "miau-miau.match"}
    return {"by": "wild", "rule": "miau-miau.jack-must-match"}


def _in_play(state: Any) -> list[str]:
    hand = state.hands[state.turn]
    return [*state.discard[-1:], *(() if HIDDEN in hand else hand)]


def miau_chain(graph: nx.DiGraph[str], start: str | None = None) -> list[str]:
    """Return one of the longest rows of cards that could be laid one after the other.

    Parameters
    ----------
    graph : networkx.DiGraph
        From :func:`miau_followers`, with up to twelve cards besides the first.
    start : str, optional
        The card on which the first is laid; the top of the discard pile if left out.

    Returns
    -------
    list of str
        The start, and the cards in their order.

    Raises
    ------
    PositionError
        If there is no such card, or if there are too many others.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("miau_miau", players=2).position("hands 9H QC QD 7D / KD KH; discard 9C")
    >>> graphs.miau_chain(graphs.miau_followers(s))
    ['9C', 'QC', 'QD', '7D']
    """
    first = graph.graph.get("top") if start is None else start
    if first not in graph:
        raise PositionError("miau_miau.chain-start", first=short(first))
    if len(graph) > MOST + 1:
        raise PositionError("miau_miau.chain-cards", most=MOST)

    @cache
    def longest(top: str, left: frozenset[str]) -> tuple[str, ...]:
        onward = [card for card in graph[top] if card in left]
        return (top, *max((longest(card, left - {card}) for card in onward), key=len, default=()))

    return list(longest(first, frozenset(graph) - {first}))
