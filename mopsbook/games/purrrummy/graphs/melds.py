"""Melds as graphs: a set is a clique of cards of one rank, a run is a path along a suit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise
from typing import Any

import networkx as nx

from mopsbook.cat_deck.cards import JOKER, Card, deck, rank, read_cards, suit
from mopsbook.cat_deck.graphs import node_facts
from mopsbook.core.errors import PositionError
from mopsbook.core.game import Game
from mopsbook.core.state import HIDDEN, State
from mopsbook.games.purrrummy.choices import layouts
from mopsbook.games.purrrummy.melds import LADDER, SET, cards_text, stands_for
from mopsbook.games.purrrummy.moves import LayOut
from mopsbook.games.purrrummy.options import PurrrummyOptions
from mopsbook.games.purrrummy.state import PurrrummyState
from mopsbook.graphs.given import game_for, hand_of, position_of

FEWEST = 3
"""Cards of the smallest meld."""
HIGH = "high "
"""Before an ace behind the king."""


def purrrummy_neighbours(
    where: Game[Any, Any] | State, cards: Iterable[str] | None = None
) -> nx.Graph[str]:
    """Return which cards belong together: those of one rank, and neighbours in a suit.

    Parameters
    ----------
    where : Game or State
        A game, of which all 52 cards are returned; or a position, of which the hand in turn is, if it
        can be seen. Jokers, which belong to everything, are left out.
    cards : iterable of str, optional
        Other cards instead.

    Returns
    -------
    networkx.Graph
        Sets are cliques of the links with ``by`` "rank"; runs are paths along those with "suit", where
        the king is next to the ace. Links also carry ``rule``; nodes carry ``rank`` and ``suit``, and for
        drawing ``label``, ``fill`` and ``pos``.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("purrrummy").position("hands 7C 7D 7H 8H X / 2S; discard 9H; phase meld")
    >>> sorted(graphs.purrrummy_neighbours(s).edges(data="by"))
    [('7C', '7D', 'rank'), ('7C', '7H', 'rank'), ('7D', '7H', 'rank'), ('7H', '8H', 'suit')]
    """
    options = game_for(PurrrummyState, where).options
    if cards is None and isinstance(where, PurrrummyState):
        cards = _in_hand(where)
    chosen = deck(52) if cards is None else read_cards(cards)
    graph: nx.Graph[str] = nx.Graph(game=PurrrummyState.GAME)
    if isinstance(where, PurrrummyState):
        graph.graph |= {"state": where, "seat": where.turn}
    graph.add_nodes_from((card, node_facts(card, options.card_letters)) for card in chosen)
    graph.add_edges_from(
        (one, other, facts)
        for one, other in combinations(chosen, 2)
        if (facts := _reason(one, other, options))
    )
    return graph


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


def _in_hand(state: Any) -> list[str]:
    return [card for card in state.hands[state.turn] if card not in (HIDDEN, JOKER)]


def purrrummy_largest(graph: nx.Graph[str]) -> list[tuple[str, ...]]:
    """Return the largest sets and the longest runs among cards, each of three cards or more.

    Sets are the maximal cliques of the links by rank. Runs are the longest paths along the links by
    suit, cut at the ace where it stands between king and two.

    Parameters
    ----------
    graph : networkx.Graph
        From :func:`purrrummy_neighbours`.

    Returns
    -------
    list of tuple of str
        Sets first; a run from its low end.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> g = mops.game("purrrummy")
    >>> graphs.purrrummy_largest(graphs.purrrummy_neighbours(g, "7C 7D 7H 8H 9H KH AH QH 2H".split()))
    [('7C', '7D', '7H'), ('7H', '8H', '9H'), ('QH', 'KH', 'AH')]
    """
    ranks, suits = (_only(graph, by) for by in ("rank", "suit"))
    sets = [tuple(card for card in graph if card in set_) for set_ in nx.find_cliques(ranks)]
    return [meld for meld in (*sorted(sets), *_runs(suits)) if len(meld) >= FEWEST]


def _only(graph: nx.Graph[str], by: str) -> nx.Graph[str]:
    """Return the links of one kind."""
    return nx.Graph((*pair, facts) for *pair, facts in graph.edges(data=True) if facts["by"] == by)


def _runs(suits: nx.Graph[str]) -> Iterator[tuple[str, ...]]:
    """Yield the longest paths along the suits, each from its low end."""
    aces = {ace for ace in suits if ace[0] == LADDER[0]}
    for ace in aces:
        king = f"{LADDER[-1]}{ace[1]}"
        if suits.edges.get((ace, king), {}).get("rule") == "purrrummy.ace":
            suits.remove_edge(ace, king)  # behind the king lies another end of the path
            suits.add_edge(king, f"{HIGH}{ace}")
    for part in sorted(map(sorted, nx.connected_components(suits))):
        row = sorted(part, key=_place)
        # a path that goes around the ace begins behind its gap
        gap = next((at for at, card in enumerate(row) if not suits.has_edge(row[at - 1], card)), 0)
        yield tuple(card.removeprefix(HIGH) for card in (*row[gap:], *row[:gap]))


def _place(card: str) -> int:
    return len(LADDER) if card.startswith(HIGH) else LADDER.index(card[0])


def purrrummy_melds(state: State) -> nx.Graph[str]:
    """Return the melds on the table: each set a clique, each run a path.

    Parameters
    ----------
    state : State
        A position of Purrrummy.

    Returns
    -------
    networkx.Graph
        Nodes are named by the number of the meld and the place in it, as ``"0.2"``; they carry ``card``,
        ``meld``, ``owner``, ``kind`` and ``stands``: the cards that a joker may stand for, otherwise the
        card itself.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("purrrummy").position("hands KD / 2H; melds 0 7C 7D X / 1 X 5H 6H")
    >>> table = graphs.purrrummy_melds(s)
    >>> table.nodes["0.2"]["stands"], table.nodes["1.0"]["stands"]
    (('7H', '7S'), ('4H',))
    """
    position = position_of(PurrrummyState, state)
    graph: nx.Graph[str] = nx.Graph(game=PurrrummyState.GAME, state=position)
    for number, meld in enumerate(position.melds):
        names = [f"{number}.{at}" for at in range(len(meld.cards))]
        stands = stands_for(meld.kind, meld.cards)
        for at, card in enumerate(meld.cards):
            facts = node_facts(card, position.options.card_letters) | {
                "card": card,
                "meld": number,
                "owner": meld.owner,
                "kind": meld.kind,
                "stands": stands[at],
                "pos": (at, -number),
            }
            graph.add_node(names[at], **facts)
        is_set = meld.kind == SET
        pairs = combinations(names, 2) if is_set else pairwise(names)
        by = "rank" if is_set else "suit"
        graph.add_edges_from(pairs, by=by, rule=f"purrrummy.{meld.kind}")
    return graph


def purrrummy_conflicts(state: State, seat: int | None = None) -> nx.Graph[str]:
    """Return every meld that a hand can make, linked where two need the same card.

    Parameters
    ----------
    state : State
        A position of Purrrummy.
    seat : int, optional
        Whose hand; that of the seat in turn if left out.

    Returns
    -------
    networkx.Graph
        Nodes are melds as a move names them, with ``kind``, ``cards``, ``count`` and ``jokers``; a link
        carries ``shares``: the natural cards in both, and X if the hand has too few jokers for both. The
        graph knows how many ``jokers`` the hand holds.

    Raises
    ------
    PositionError
        If the hand cannot be seen.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("purrrummy").position("hands 5H 6H 7H 7C 7D KD / 2S; discard 9H; phase meld")
    >>> graphs.purrrummy_conflicts(s).edges["7C 7D 7H", "5H 6H 7H"]["shares"]
    ('7H',)
    """
    position, owner = hand_of(PurrrummyState, state, seat)
    hand = position.hands[owner]
    jokers = hand.count(JOKER)
    melds = {
        cards_text(meld.kind, meld.cards): meld
        for meld in layouts(owner, hand, position.options.shape)
    }
    graph: nx.Graph[str] = nx.Graph(
        game=PurrrummyState.GAME, state=position, seat=owner, jokers=jokers, ends=True
    )
    for name, meld in melds.items():
        count, wild = len(meld.cards), meld.cards.count(JOKER)
        graph.add_node(name, kind=meld.kind, cards=meld.cards, count=count, jokers=wild)
    for one, other in combinations(melds, 2):
        if shared := tuple(_shared(melds[one], melds[other], jokers)):
            graph.add_edge(one, other, shares=shared, rule="purrrummy.own-cards")
    return graph


def _shared(one: LayOut, other: LayOut, jokers: int) -> Iterator[Card]:
    """Yield the cards of which a hand with so many jokers has too few for two melds."""
    yield from [card for card in one.cards if card in other.cards and card != JOKER]
    if one.cards.count(JOKER) + other.cards.count(JOKER) > jokers:
        yield JOKER


def purrrummy_best(graph: nx.Graph[str]) -> list[str]:
    """Return melds of which no two need the same card, and that lay as many cards as possible.

    They are a heaviest independent set: a clique of the heaviest weight where there is no link.

    Parameters
    ----------
    graph : networkx.Graph
        From :func:`purrrummy_conflicts`, of a hand with one joker at most: with two of them three
        melds may lack a joker, although each two have enough. There :func:`mopsbook.advise` knows.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("purrrummy").position("hands 5H 6H 7H 8H 7C 7D KD / 2S; discard 9H; phase meld")
    >>> graphs.purrrummy_best(graphs.purrrummy_conflicts(s))
    ['5H 6H 7H 8H']
    """
    if graph.graph.get("jokers", 0) > 1:
        raise PositionError("purrrummy.conflicts-jokers")
    weighed = nx.complement(graph)
    nx.set_node_attributes(weighed, nx.get_node_attributes(graph, "count"), "count")
    best, _ = nx.max_weight_clique(weighed, "count")
    return [meld for meld in graph if meld in best]
