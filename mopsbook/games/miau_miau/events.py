"""What happened, as data: one small function for each thing that a move brings about.

Facts that are seats: ``player`` (who acts, pays or draws), ``dealer``, ``next`` (whose turn comes),
``skipped``, ``other`` (who has forgotten a call); ``winners`` is a list of seats. Cards: ``card``, ``top``
(what it was laid on); ``cards`` is a list. ``suit`` is a letter of C, D, H, S; ``left`` counts the cards
that stay in a hand. An event of the kind "hidden" tells the others only what stands after "others:".

===============  =========================================================================
kind             facts
===============  =========================================================================
dealer-chosen    dealer, next (who will begin)
deal             dealer, count (cards for each), size (of the deck), stock (left to draw)
turn-up          card, effect ("none": an ordinary card; "inert": a special card that does nothing;
                 "seven", "eight": it counts as played), under (list: special cards that went under
                 the pile before it), count (of these)
first-player     dealer, player (who begins)
first-skipped    dealer, player (who begins), skipped (seat that misses its first turn)
play             player, card, top, by ("rank", "suit", "wish", "seven": a seven on a seven while
                 cards are owed, "wild"), fresh (bool: the card just drawn), left
wish             player, card, suit, own (bool: the jack's own suit)
no-wish          player, card (the jack)
seven            player (who owes now), count (owed), stacked (bool)
eight            player (who laid it), skipped, again (bool: two cats, so the same one goes on)
miau             player: called in time, one card is left
false-call       player, call ("miau", "miau-miau"): not due and ignored
challenge        player (who points it out), other
quiet            player (who says nothing), other
forgot           player, left (1, or 0: the last call), count (penalty cards)
penalty          player, cards, count; hidden, others: player, count
draw             player, cards, count, why ("stuck": nothing fitted, "free": a cat may draw whatever
                 it holds, so nothing is told of its hand); hidden, others: player, count, why
draw-owed        player, cards, count, ends (bool: its turn is over); hidden, others: player,
                 count, ends
fits             player: the drawn card matches, it may be laid or kept
no-fit           player: it does not, the turn is over
may-play         player: cards were drawn for sevens, a matching card may be laid
keep             player
wish-stays       suit, next
wish-lapses      suit, next
pile-empty       player (who draws), count (cards that are shuffled now)
reshuffle        count (cards in the new draw pile)
short            player, missing (cards that are not there to be drawn), count (of those that were)
stop             player: a card cannot be drawn, which ends the game
blocked          count (turns in a row without a card that moved)
win              player, called (bool: said Miau! Miau!), card (the last)
place            player, place (from 2), last (bool: keeps the cards that are left)
fewest           winners, count (of them), each (cards in each of their hands)
===============  =========================================================================
"""

from __future__ import annotations

from mopsbook.cat_deck.cards import Card, rank, suit
from mopsbook.core.verdict import Event
from mopsbook.games.miau_miau.fits import JACK, SPECIAL
from mopsbook.games.miau_miau.moves import Play
from mopsbook.games.miau_miau.options import HAND_SIZE
from mopsbook.games.miau_miau.state import DRAWN, MiauState


def dealer_chosen(dealer: int, following: int) -> Event:
    """Tell who deals, where that was drawn for."""
    facts = {"dealer": dealer, "next": following}
    return Event("dealer-chosen", ("miau-miau.dealer", "miau-miau.first-player"), facts)


def dealt(state: MiauState) -> Event:
    """Tell of the deal that has led to `state`."""
    rules = ("miau-miau.deal", "miau-miau.deck", "miau-miau.piles")
    facts = {
        "dealer": state.dealer,
        "count": HAND_SIZE,
        "size": state.options.size,
        "stock": len(state.draw),
    }
    return Event("deal", rules, facts)


def turned_up(card: Card, effect: str, under: tuple[Card, ...]) -> Event:
    """Tell which card is turned up, and what it does."""
    rules: tuple[str, ...] = ("miau-miau.piles",)
    if under or rank(card) in SPECIAL:
        rules = ("miau-miau.piles", "miau-miau.start-card-effect")
    facts = {"card": card, "effect": effect, "under": list(under), "count": len(under)}
    return Event("turn-up", rules, facts)


def first_player(dealer: int, player: int, skipped: int | None) -> Event:
    """Tell who begins."""
    facts = {"dealer": dealer, "player": player}
    if skipped is None:
        return Event("first-player", ("miau-miau.first-player",), facts)
    rules = ("miau-miau.start-card-effect", "miau-miau.first-player")
    return Event("first-skipped", rules, facts | {"skipped": skipped})


def played(state: MiauState, move: Play) -> Event:
    """Tell of a card that is laid in `state`, and why it could be."""
    card, top = move.card, state.discard[-1]
    if state.pending:
        by, rule = "seven", "miau-miau.seven-stack"
    elif state.wish is not None:
        by, rule = "wish", "miau-miau.wish-binds"
    elif suit(card) == suit(top):
        by, rule = "suit", "miau-miau.match"
    elif rank(card) == rank(top):
        by, rule = "rank", "miau-miau.match"
    else:
        by, rule = "wild", "miau-miau.jack-must-match"
    fresh = state.phase == DRAWN and state.drawn is not None
    facts = {
        "player": move.player,
        "card": card,
        "top": top,
        "by": by,
        "fresh": fresh,
        "left": len(state.hands[move.player]) - 1,
    }
    return Event("play", (rule, "miau-miau.play-drawn" if fresh else "miau-miau.one-card"), facts)


def effects(
    player: int, card: Card, wish: str | None, pending: int, following: int, skipped: int | None
) -> tuple[Event, ...]:
    """Tell what the card does that `player` has just laid; nothing for most."""
    if pending:
        stacked = pending > 2
        rules = ("miau-miau.seven-draws-two", *(("miau-miau.seven-stack",) if stacked else ()))
        facts = {"player": following, "count": pending, "stacked": stacked}
        return (Event("seven", rules, facts),)
    if skipped is not None:
        facts = {"player": player, "skipped": skipped, "again": following == player}
        return (Event("eight", ("miau-miau.eight-skips",), facts),)
    return (wished(player, card, wish),) if rank(card) == JACK else ()


def wished(player: int, card: Card, suit_wished: str | None) -> Event:
    """Tell which suit goes with a jack, or that none does."""
    if suit_wished is None:
        return Event("no-wish", ("miau-miau.jack-wish",), {"player": player, "card": card})
    facts = {"player": player, "card": card, "suit": suit_wished, "own": suit(card) == suit_wished}
    return Event("wish", ("miau-miau.jack-wish", "miau-miau.wish-binds"), facts)


def called(player: int) -> Event:
    """Tell that "Miau!" was called in time."""
    return Event("miau", ("miau-miau.call-miau", "miau-miau.call-timing"), {"player": player})


def false_call(player: int, call: str) -> Event:
    """Tell that a call was not due and changes nothing."""
    return Event("false-call", ("miau-miau.call-only-when-due",), {"player": player, "call": call})


def challenged(player: int, other: int) -> Event:
    """Tell that somebody has pointed out a forgotten call."""
    rules = ("miau-miau.call-timing", "miau-miau.call-penalty")
    return Event("challenge", rules, {"player": player, "other": other})


def quiet(player: int, other: int) -> Event:
    """Tell that a seat says nothing about a forgotten call."""
    return Event("quiet", ("miau-miau.call-timing",), {"player": player, "other": other})


def forgot(player: int, left: int, count: int) -> Event:
    """Tell that a call was forgotten and what that costs."""
    rules = ("miau-miau.call-miau", "miau-miau.call-penalty")
    if not left:
        rules = ("miau-miau.call-last", "miau-miau.call-last-forgotten")
    facts = {"player": player, "left": left, "count": count}
    return Event("forgot", rules, facts)


def penalty(player: int, cards: tuple[Card, ...]) -> Event:
    """Tell of penalty cards; which ones is for that seat alone."""
    facts = {"player": player, "cards": list(cards), "count": len(cards)}
    return Event("penalty", ("miau-miau.call-penalty",), facts, only=(player,))


def drew(player: int, cards: tuple[Card, ...], free: bool) -> Event:
    """Tell that a seat has drawn; which cards is for that seat alone."""
    rules = ("miau-miau.must-play",) if free else ("miau-miau.draw-when-stuck",)
    why = "free" if free else "stuck"
    facts = {"player": player, "cards": list(cards), "count": len(cards), "why": why}
    return Event("draw", rules, facts, only=(player,))


def drew_owed(player: int, cards: tuple[Card, ...], ends: bool) -> Event:
    """Tell that a seat has drawn for sevens; which cards is for that seat alone."""
    rules: tuple[str, ...] = ("miau-miau.seven-draws-two", "miau-miau.seven-settled")
    if ends:
        rules = (*rules, "miau-miau.seven-draw-ends-turn")
    facts = {"player": player, "cards": list(cards), "count": len(cards), "ends": ends}
    return Event("draw-owed", rules, facts, only=(player,))


def fitting(player: int, fits: bool) -> Event:
    """Tell whether the drawn card may be laid, which all can see by whose turn it is."""
    if fits:
        return Event("fits", ("miau-miau.play-drawn",), {"player": player})
    return Event("no-fit", ("miau-miau.turn-ends-after-draw",), {"player": player})


def may_play(player: int) -> Event:
    """Tell that a seat may lay a card after it has drawn for sevens."""
    return Event("may-play", ("miau-miau.seven-draw-ends-turn",), {"player": player})


def kept(player: int) -> Event:
    """Tell that a seat lays nothing after a draw."""
    rules = ("miau-miau.play-drawn", "miau-miau.turn-ends-after-draw")
    return Event("keep", rules, {"player": player})


def not_followed(suit_wished: str, following: int, lapses: bool) -> Event:
    """Tell what becomes of a wish that nobody has followed yet."""
    facts = {"suit": suit_wished, "next": following}
    return Event("wish-lapses" if lapses else "wish-stays", ("miau-miau.wish-stays",), facts)


def pile_empty(player: int, count: int) -> Event:
    """Tell that a card is needed and the discards are shuffled for it."""
    return Event("pile-empty", ("miau-miau.empty-pile",), {"player": player, "count": count})


def reshuffled(count: int) -> Event:
    """Tell of the new draw pile."""
    return Event("reshuffle", ("miau-miau.empty-pile",), {"count": count})


def short(player: int, missing: int, count: int) -> Event:
    """Tell that there are too few cards to draw."""
    facts = {"player": player, "missing": missing, "count": count}
    return Event("short", ("miau-miau.not-enough-cards",), facts)


def stopped(player: int) -> Event:
    """Tell that the game ends because a card cannot be drawn."""
    return Event("stop", ("miau-miau.empty-pile",), {"player": player})


def blocked(count: int) -> Event:
    """Tell that the game ends because no card moves any more."""
    return Event("blocked", ("miau-miau.blocked",), {"count": count})


def won(player: int, card: Card, say: bool) -> Event:
    """Tell who has got rid of all cards first."""
    rules = ("miau-miau.win", *(("miau-miau.call-last",) if say else ()))
    if rank(card) in SPECIAL:
        rules = (*rules, "miau-miau.last-card-special")
    return Event("win", rules, {"player": player, "called": say, "card": card})


def placed(player: int, place: int, last: bool) -> Event:
    """Tell who takes the next place."""
    facts = {"player": player, "place": place, "last": last}
    return Event("place", ("miau-miau.play-on",), facts)


def fewest(winners: tuple[int, ...], each: int, rule: str) -> Event:
    """Tell who wins with the fewest cards, where `rule` has ended the game."""
    facts = {"winners": list(winners), "count": len(winners), "each": each}
    return Event("fewest", (rule,), facts)
