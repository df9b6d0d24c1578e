"""What is special about cards and plates now, and why a card cannot be used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mopsbook.core.rounds import totals
from mopsbook.core.step import AnyStep
from mopsbook.games.mogel_motte.haste import QuickSlap, QuickThrow
from mopsbook.games.mogel_motte.look import paths
from mopsbook.games.mogel_motte.look.clicks import EDGE, SNEAK, Clicks
from mopsbook.games.mogel_motte.look.paths import ATTEMPT, STACK, discard, known
from mopsbook.games.mogel_motte.moves import Cheat, Draw, Gift, Penalty, Race, Take, race
from mopsbook.games.mogel_motte.scoring import outcome
from mopsbook.games.mogel_motte.state import MotteState
from mopsbook.show.notes import heard, why_not
from mopsbook.show.offers import Intent, Make
from mopsbook.show.scene import Mark, msg

CAN: dict[type[Any], str] = {
    Cheat: "can-sneak",
    Race: "can-throw",
    Gift: "can-give",
    Penalty: "can-give",
    Take: "can-take",
    Draw: "can-draw",
}
"""What is told of a card that can be used for something else than laying it."""


def marks(view: MotteState, clicks: Clicks, step: AnyStep | None) -> dict[str, Mark]:
    """Return the marks of a position, by items that may or may not be in the picture."""
    found = {item: _card(clicks, intent) for item, intent in clicks.cards.items()}
    if found.get(STACK, Mark("dim")).kind == "dim":
        found.pop(STACK, None)  # the pile is no worse when it is not needed
    if clicks.picked in view.hands[view.turn]:
        found[known(view.turn, clicks.picked, 0)] = Mark("picked")
    if clicks.picked == SNEAK:
        found[EDGE] = Mark("picked")
    sign = clicks.signs.sign
    stirs = paths.stirring(step, clicks.seat) if sign is None else None
    about = dict(_plates(view, stirs or (view.attempt and (view.attempt[0], sign or "")))) | dict(
        _happened(step, clicks)
    )
    if clicks.picked:  # whom it is for is chosen next
        about |= {to: Mark("legal") for to, asks in clicks.others.items() if isinstance(asks, Make)}
    return found | about


def _card(clicks: Clicks, intent: Intent) -> Mark:
    match intent:
        case Make(QuickSlap()):
            return Mark("legal", why=msg("can-slap"))
        case Make(QuickThrow(card)):
            faults, can = clicks.faults(race(clicks.seat, card)), "can-throw"
        case Make(move):
            faults, can = clicks.faults(move), CAN.get(type(move), "")
        case _:
            faults, can = (), "can-give"
    return why_not(faults) if faults else Mark("legal", why=msg(can) if can else None)


def _plates(view: MotteState, stirs: tuple[int, str] | None) -> Iterator[tuple[str, Mark]]:
    """Yield who was slowest or caught, whose hand stirs and how, and who is done or has won."""
    if view.slowest is not None:
        yield f"plate{view.slowest}", Mark("lowest", msg("mark-slowest"))
    if view.caught is not None:
        yield f"plate{view.caught}", Mark("lowest", msg("mark-caught"))
    end = outcome(view)
    if end is not None:
        yield from ((f"plate{seat}", Mark("wins", msg("mark-wins"))) for seat in end.winners)
    elif view.phase in ("round_over", "game_over"):
        out = [seat for seat, hand in enumerate(view.hands) if not hand]
        yield from ((f"plate{seat}", Mark("wins", msg("mark-out"))) for seat in out)
        points = totals(view)
        leads = [seat for seat, sum_ in enumerate(points) if sum_ == min(points)]
        yield from ((f"plate{seat}", Mark("wins", msg("mark-leads"))) for seat in leads)
    if stirs is not None:
        yield ATTEMPT, Mark("active")
        # above the name there is room for a word; above the card are things of the next seat
        yield f"plate{stirs[0]}", Mark("active", msg("mark-psst", sign=stirs[1]))


def _happened(step: AnyStep | None, clicks: Clicks) -> Iterator[tuple[str, Mark]]:
    """Yield who was fast or slow, and whom the guard has accused."""
    for event in heard(step, clicks.seat):
        facts = event.facts
        if event.kind == "race":
            top = discard(len(clicks.view.discard) - 1)
            yield top, Mark("wins", msg("mark-fastest"))
        elif event.kind == "slap":
            yield f"slap{facts['slowest']}", Mark("lowest")
        elif event.kind == "accuse":
            guard, target = f"plate{facts['guard']}", f"plate{facts['target']}"
            yield target, Mark("lowest", msg("mark-caught" if facts["right"] else "mark-accused"))
            if not facts["right"]:
                yield guard, Mark("lowest", msg("mark-wrong"))
