"""Advice in Mauz: what every swap makes of the hand, and how likely that is the lowest one.

The points after a swap are known at once. How a hand stands is the chance to pay if, after the move, all others
make their best swap with the middle as it lies then, and all hands are compared; in last turns only those swap who
still have one. So a knock and a skip, which leave the same hand, stand alike, and can be compared with every swap. It is counted over all hands that the
others may hold (:mod:`~mopsbook.games.mauz.chances`). In a cat's last turn nothing comes after it, so
only the points count: that nothing is worth more is exact. What a seat has at the end of the game, and so the
value of a decision, cannot be known.

In the facts ``points`` is what the hand is worth after the move, ``now`` what it is worth before it, ``gain``
their difference, ``less`` whether a swap that gains nothing takes points from the middle; ``kind``, ``suit`` and ``count`` say what counts then, as in the event "points"; ``pays`` and
``share`` (what each cat pays on average) are chances in whole percent.

The contract is :class:`mopsbook.teach.advice.Adviser`.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

from mopsbook.cat_deck.cards import sort_hand
from mopsbook.cat_deck.seats import clockwise
from mopsbook.core.advice import Counsel, Option, Reason, heads
from mopsbook.games.mauz import moves as m
from mopsbook.games.mauz.apply import may_knock
from mopsbook.games.mauz.chances import a_set, risk
from mopsbook.games.mauz.moves import MauzMove
from mopsbook.games.mauz.state import MauzState
from mopsbook.games.mauz.worth import (
    Hand,
    Worth,
    card_points,
    every_swap,
    is_hiss,
    shown_at_once,
    worth,
)

OTHERS = 3
"""How many other moves are told beside the recommended one."""
FAR = 3
"""So many points more are worth a word after a move."""
NAMES = ("advice-swap", "advice-swap-all", "advice-skip")
LAST = ("advice-last-swap", "advice-last-all", "advice-last-skip")
OTHER = ("advice-other-swap", "advice-other-all", "advice-other-skip")
"""The messages about a swap of one card, of all three, and of none: in a turn, in a last one, and of what else could be done."""


class Choice(NamedTuple):
    """A swap, or leaving the cards as they are: what comes of it."""

    move: m.Swap1 | m.Swap3 | m.Skip
    hand: Hand
    worth: Worth
    pays: float
    """The chance to pay then."""


def choices(view: MauzState) -> tuple[Choice, ...]:
    """Return every swap of the cat in turn, and leaving its cards, the best one first.

    In a last turn the best is what is worth most, before it what is least likely to pay.

    Parameters
    ----------
    view : MauzState
        What the cat in turn may know, in the phase ``play``.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mauz", players=2)
    >>> s = g.position("hands 9H TH JC / 9C 9D KH; middle QH 7D 8S")
    >>> best, *_, worst = choices(g.observe(s, 0))
    >>> str(best.move), best.worth.points, worst.worth.points
    ('0 swap JC for QH', 29, 10)
    """
    seat, options = view.turn, view.options
    hand, at_once = view.hands[seat], shown_at_once(view.options)
    after = clockwise(view.cats, seat)[:-1]
    swapping = view.left[1:] if view.left else after
    found = []
    for one in every_swap(seat, hand, view.middle, options):
        others = swapping
        if one.hand in at_once:
            others = swapping if options.last_swap_after_reveal else ()
        pays = risk(view, seat, one.worth.points, one.middle, others)
        found.append(Choice(one.move, one.hand, one.worth, pays))
    now = worth(hand, options)
    # leaving the cards comes before what is no better
    pays = risk(view, seat, now.points, view.middle, swapping)
    found.insert(0, Choice(m.skip(seat), hand, now, pays))
    if view.left:
        return tuple(sorted(found, key=lambda it: (-it.worth.points, it.pays)))
    # what reads alike is alike: then the cards stay, or more points decide
    return tuple(sorted(found, key=lambda it: (_percent(it.pays), -it.worth.points)))


def advises(state: MauzState, seat: int) -> bool:
    """Say whether something can be said to a seat: it has to decide, or its hand is final.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mauz", players=2).position("hands 9H TH JC / 9C 9D KH; middle QH 7D 8S")
    >>> advises(s, 0), advises(s, 1)
    (True, False)
    """
    if state.phase in ("dealer", "play", "swapped") and state.turn == seat:
        return True
    return _is_final(state, seat)


def _is_final(state: MauzState, seat: int) -> bool:
    """Say whether a hand stays as it is until hands are compared."""
    if not state.hands[seat]:
        return False
    if state.phase in ("round-end", "over"):
        return True
    waits = seat in state.left and not (state.phase == "swapped" and state.turn == seat)
    return bool(state.left) and not waits


def advise(state: MauzState, seat: int, seconds: float) -> Counsel:  # noqa: ARG001
    """Return what is best for a seat that can be advised.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mauz", players=2)
    >>> s = g.position("hands 9H TH JC / 9C 9D KH; middle QH 7D 8S; knocker 1")
    >>> counsel = advise(g.observe(s, 0), 0, 1)
    >>> str(counsel.moves[0]), counsel.exact
    ('0 swap JC for QH', True)
    """
    if state.turn != seat or state.phase in ("round-end", "over"):
        return _final(state, seat)
    if state.phase == "dealer":
        return _sets(state)
    if state.options.hiss == "may-reveal" and is_hiss(state.hands[seat]):
        return _hiss(state)
    if state.phase == "swapped":
        return _added(state)
    return _turn(state)


def missed(view: MauzState, move: MauzMove) -> Reason | None:
    """Return what a move gives to the next cat, or how much more the hand would have been worth, where that is much.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mauz", players=2)
    >>> s = g.observe(g.position("hands 9H TH JC / 9C 9D KH; middle QH 7D 8S"), 0)
    >>> reason = missed(s, g.move("0 swap 9H for QH"))
    >>> reason.facts["points"], reason.facts["better"], missed(s, g.move("0 swap JC for QH"))
    (20, 29, None)
    """
    if view.phase != "play":
        return None
    if given := _gives(view, move):
        return given
    best, *others = choices(view)
    made = m.skip(view.turn) if isinstance(move, m.Knock) else move  # which leaves the cards, too
    mine = next((one for one in others if one.move == made), best)
    if best.worth.points - mine.worth.points < FAR:
        return None
    facts = {"points": mine.worth.points, "better": best.worth.points} | _swapped(best.move)
    return Reason("missed-swap" if isinstance(best.move, m.Swap1) else "missed-all", facts)


def _gives(view: MauzState, move: MauzMove) -> Reason | None:
    """Return which combination the next cat can make of cards that all know, since a swap has put one in the middle.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mauz", players=2)
    >>> s = g.observe(g.position("hands QH TH JC / AD TD 6S; known - / AD TD; middle QD 7D 8S"), 0)
    >>> _gives(s, g.move("0 swap TH for 7D")), s.middle  # the queen lay there before
    (None, ('QD', '7D', '8S'))
    """
    swaps = every_swap(view.turn, view.hands[view.turn], view.middle, view.options)
    made = next((one for one in swaps if one.move == move), None)
    following = view.left[1:] if view.left else clockwise(view.cats, view.turn)[:-1]
    at_once = shown_at_once(view.options)
    if made is None or made.hand in at_once or not following:
        return None
    player = following[0]

    def hands(middle: Hand) -> set[Hand]:
        held = combinations(view.known[player], 2)
        found = {sort_hand([*two, card]) for two in held for card in middle}
        return {hand for hand in (*found, sort_hand(middle)) if hand in at_once}

    new = sorted(hands(made.middle) - hands(view.middle))
    if not new:
        return None
    given = [card for card in new[0] if card in made.middle and card not in view.middle]
    facts = {"player": player, "cards": given, "combination": at_once[new[0]]}
    return Reason("missed-gives", facts)


# ------------------------------------------------------------------ facts


def _percent(chance: float) -> int:
    return round(100 * chance)


def _counts(found: Worth) -> dict[str, Any]:
    return {
        "points": found.points,
        "kind": found.kind,
        "suit": found.suit,
        "count": len(found.counted),
    }


def _swapped(move: m.MauzMove) -> dict[str, str]:
    """Return the cards of a swap of one."""
    return {"give": move.give, "take": move.take} if isinstance(move, m.Swap1) else {}


def _reason(names: tuple[str, str, str], choice: Choice, now: float, player: int) -> Reason:
    """Return what is told of a choice; `names` are the messages for one card, for three, for none."""
    (single, every, none), move, gain = names, choice.move, choice.worth.points - now
    facts = _counts(choice.worth) | _swapped(move)
    facts |= {"player": player, "pays": _percent(choice.pays), "now": now, "gain": gain}
    facts["less"] = False
    if isinstance(move, m.Swap1):
        # it may still take more card points from the middle than it gives
        facts["less"] = gain == 0 and card_points(move.take) > card_points(move.give)
        return Reason(single, facts, ("mauz.swap-one", "mauz.suit-count"))
    if isinstance(move, m.Swap3):
        cards = {"cards": list(choice.hand)}
        return Reason(every, facts | cards, ("mauz.swap-one-or-all", "mauz.suit-count"))
    return Reason(none, facts, ("mauz.skip",))


def _unknown(view: MauzState, seat: int) -> Reason:
    facts = {"player": seat, "cats": len(view.cats) - 1}
    return Reason("advice-unknown", facts, ("mauz.hidden", "mauz.fewest-loses"))


HEAD = heads("option-choice", "option-points", "option-pays")
"""What stands above choices side by side."""


def _option(choice: Choice) -> Option:
    """Return a choice as it stands beside others."""
    name = {m.Swap1: "option-swap", m.Swap3: "option-all"}.get(type(choice.move), "option-skip")
    return _row(Reason(name, _swapped(choice.move)), choice.worth.points, choice.pays)


def _row(what: Reason, points: float, pays: float) -> Option:
    return Option(what, (Reason("worth", {"points": points}), f"{_percent(pays)}%"))


# ------------------------------------------------------------------ what is best


def _turn(view: MauzState) -> Counsel:
    """Return the best swap; if none makes it better, whether to knock or to skip.

    In a last turn nothing comes after it, so that what is worth most is known.
    """
    seat, now, last = view.turn, worth(view.hands[view.turn], view.options), bool(view.left)
    best, *others = choices(view)[: 1 + OTHERS]
    move: MauzMove = best.move
    reason = _reason(LAST if last else NAMES, best, now.points, seat)
    more = [_reason(OTHER, other, now.points, seat) for other in others]
    options = [*map(_option, (best, *others))]
    if may_knock(view):
        knocked = _after_knock(view, now.points)
        facts = {"player": seat, "points": now.points} | _chances(view, knocked)
        knocks = isinstance(move, m.Skip) and _dares(view, knocked)
        option = _row(Reason("option-knock", {}), now.points, knocked)
        options.insert(0 if knocks else len(options), option)
        if knocks:
            move, told = m.knock(seat), facts | _counts(now)
            reason = Reason("advice-knock", told, ("mauz.knock", "mauz.knock-last-swap"))
        else:
            more.append(Reason("advice-knock-now", facts, ("mauz.knock", "mauz.knock-no-risk")))
    options[0] = options[0]._replace(best=True)
    more.append(_unknown(view, seat))
    return Counsel(
        (move,), (reason,), exact=last, more=tuple(more), options=tuple(options), head=HEAD
    )


def _after_knock(view: MauzState, points: float) -> float:
    others = clockwise(view.cats, view.turn)[:-1]
    return risk(view, view.turn, points, view.middle, others)


def _chances(view: MauzState, knocked: float) -> dict[str, int]:
    """Return the chance to pay after a knock, and what each cat pays on average."""
    return {"pays": _percent(knocked), "share": _percent(1 / len(view.cats))}


def _dares(view: MauzState, knocked: float) -> bool:
    """Say whether a knock is less likely to cost a counter than a round does on average."""
    return knocked < 1 / len(view.cats)


def _hiss(view: MauzState) -> Counsel:
    """Return that three of a rank are shown: hardly any hand is worth more, and nobody swaps any more."""
    seat = view.turn
    points = worth(view.hands[seat], view.options).points
    facts = {"player": seat, "points": points}
    reason = Reason("advice-hiss", facts, ("mauz.hiss", "mauz.hiss-reveal"))
    return Counsel((m.hiss(seat),), (reason,))


def _added(view: MauzState) -> Counsel:
    """Return whether to add a knock to a swap."""
    seat = view.turn
    found = worth(view.hands[seat], view.options)
    knocked = _after_knock(view, found.points)
    facts = {"player": seat} | _counts(found) | _chances(view, knocked)
    dares = _dares(view, knocked)
    name = "advice-knock" if dares else "advice-quiet"
    reason = Reason(name, facts, ("mauz.knock", "mauz.knock-instead"))
    move = m.knock(seat) if dares else m.quiet(seat)
    return Counsel((move,), (reason,), more=(_unknown(view, seat),))


def _sets(view: MauzState) -> Counsel:
    """Return which set the dealer plays with: the one that is worth more, the other on average."""
    seat = view.dealer
    points = worth(view.hands[seat], view.options).points
    other = a_set(view, seat)
    every = sum(other.values())
    average = sum(value * count for value, count in other.items()) / every
    more = sum(count for value, count in other.items() if value > points)
    less = sum(count for value, count in other.items() if value < points)
    facts = {
        "player": seat,
        "points": points,
        "more": _percent(more / every),
        "less": _percent(less / every),
    }
    keeps = points >= average
    name = "advice-keep" if keeps else "advice-reject"
    reason = Reason(name, facts, ("mauz.dealer-choice", "mauz.suit-count"))
    return Counsel((m.keep(seat) if keeps else m.reject(seat),), (reason,))


def _final(view: MauzState, seat: int) -> Counsel:
    points = worth(view.hands[seat], view.options).points
    reason = Reason("advice-final", {"player": seat, "points": points}, ("mauz.showdown",))
    return Counsel((), (reason,), exact=True)
