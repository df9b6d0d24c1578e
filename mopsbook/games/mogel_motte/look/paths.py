"""What somebody is told: whose cards can be seen, and from where to where cards went in a step."""

from __future__ import annotations

from collections.abc import Collection

from mopsbook.core.state import HIDDEN
from mopsbook.core.step import AnyStep
from mopsbook.games.mogel_motte import events
from mopsbook.games.mogel_motte.cards import Card
from mopsbook.games.mogel_motte.state import MotteState
from mopsbook.show.notes import heard
from mopsbook.show.scene import Arrow

STACK, ATTEMPT, BUG, LOOK = "stack", "attempt", "bug", "look"
"""Ids of items that keep theirs wherever they go."""


def stirring(step: AnyStep | None, you: int | None) -> tuple[int, str] | None:
    """Return whose hand has just stirred, and what all have seen of it."""
    told = [event.facts for event in heard(step, you) if event.kind == "stir"]
    return (told[0]["player"], told[0]["sign"]) if told else None


def seen(view: MotteState, you: int | None) -> tuple[int, ...]:
    """Return the seats whose cards can be seen, and who can therefore act here."""
    seats = range(view.options.players)
    if not any(HIDDEN in hand for hand in view.hands):
        return tuple(seats)
    # where several look on, not even the hand below is open
    return tuple(seat for seat in seats if seat == you and HIDDEN not in view.hands[seat])


def known(seat: int, card: Card, copy: int) -> str:
    """Return the id of a card in a hand that can be seen; equal cards are counted from 0."""
    return f"hand{seat}.{card}.{copy}"


def hidden(seat: int, place: int) -> str:
    """Return the id of a card in a hand that cannot be seen."""
    return f"hand{seat}.{place}"


def discard(place: int) -> str:
    """Return the id of a card of the discard pile, counted from below."""
    return f"discard{place}"


def vanished(seat: int, place: int) -> str:
    """Return the id of a card that a seat has cheated away."""
    return f"under{seat}.{place}"


def origins(
    view: MotteState, step: AnyStep | None, you: int | None, open_: Collection[int]
) -> dict[str, str]:
    """Return for each item that a step brought the id of what it was before.

    Parameters
    ----------
    view : MotteState
        The position after the step.
    step : Step or None
        The step.
    you : int or None
        To whom it is told.
    open_ : collection of int
        The seats whose cards can be seen.
    """
    if step is None:
        return {}
    before: MotteState = step.before
    pile = [(discard(place), card) for place, card in enumerate(before.discard)]
    found: dict[str, str] = {}

    def out_of(source: str, card: Card) -> str:
        if source == events.DRAW:
            return STACK
        if source == events.DISCARD:
            beneath = [place for place, (_, c) in enumerate(pile[:-1]) if c == card]
            return pile.pop(beneath[-1])[0]
        if source == events.VANISHED:
            return ATTEMPT
        hand = before.hands[int(source)]
        if int(source) in open_:
            return known(int(source), card, hand.count(card) - 1)
        return hidden(int(source), len(hand) // 2)

    def into(target: str, card: Card) -> str:
        if target == events.DISCARD:
            pile.append(("", card))
            return discard(len(view.discard) - 1)
        if target == events.VANISHED:
            return ATTEMPT
        hand = view.hands[int(target)]
        if int(target) in open_:
            return known(int(target), card, hand.count(card) - 1)
        return hidden(int(target), len(hand) - 1)

    for event in heard(step, you):
        ends, card = events.ends(event.kind, event.facts), event.facts.get("card", "")
        if ends is not None:
            was = out_of(ends[0], card)
            found[into(ends[1], card)] = was
        elif event.kind == "vanish":
            seat = event.facts["player"]
            gone = sum(who == seat for who, _ in view.vanished)
            found[vanished(seat, gone - 1)] = ATTEMPT
    return found


def arrows(step: AnyStep | None, you: int | None) -> tuple[Arrow, ...]:
    """Return who gave something to whom; whoever gave it themselves knows that, and chooses the next thing by now."""
    given = [event.facts for event in heard(step, you) if event.kind in events.HANDED]
    return tuple(
        Arrow(f"hand{one['player']}", f"hand{one['to']}", "moves")
        for one in given
        if one["player"] != you
    )
