"""What is special about cards and plates now, and why a card cannot be used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mopsbook.core.game import Step
from mopsbook.games.mogel_motte.look.deeds import EDGE, PICK, Deeds
from mopsbook.games.mogel_motte.look.paths import ATTEMPT, STACK, discard, known, told
from mopsbook.games.mogel_motte.look.signs import SNEAK
from mopsbook.games.mogel_motte.moves import Cheat, Draw, Gift, MotteMove, Penalty, Play, Race, Take
from mopsbook.games.mogel_motte.scoring import outcome
from mopsbook.games.mogel_motte.state import GAME_OVER, ROUND_OVER, MotteState
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


def marks(view: MotteState, deeds: Deeds, step: Step[Any, Any] | None) -> dict[str, Mark]:
    """Return the marks of a position, by items that may or may not be in the picture."""
    found = {item: _card(deeds, move) for item, move in deeds.cards.items()}
    if found.get(STACK, Mark("dim")).kind == "dim":
        found.pop(STACK, None)  # the pile is no worse when it is not needed
    for item, intent in deeds.moves.items():
        if intent == "slap":
            found[item] = Mark("legal", why=msg("can-slap"))
        elif item.startswith("hand") and item not in deeds.cards:
            why = "can-give" if intent.startswith(PICK) else "can-throw"
            found[item] = Mark("legal", why=msg(why))
    if deeds.signs.picked in view.hands[view.turn]:
        found[known(view.turn, deeds.signs.picked, 0)] = Mark("picked")
    if deeds.signs.picked == SNEAK:
        found[EDGE] = Mark("picked")
    return found | dict(_plates(view)) | dict(_happened(step, deeds))


def _card(deeds: Deeds, move: MotteMove) -> Mark:
    faults = deeds.faults(move)
    if faults:
        why = msg(f"hint-{faults[0].rule.partition('.')[2]}", **faults[0].facts)
        return Mark("dim", why=why, rules=tuple(str(fault.rule) for fault in faults))
    return Mark("legal", why=None if isinstance(move, Play) else msg(CAN[type(move)]))


def _plates(view: MotteState) -> Iterator[tuple[str, Mark]]:
    """Yield who was slowest or caught, who cheats, and who is done or has won."""
    if view.slowest is not None:
        yield f"plate{view.slowest}", Mark("lowest", msg("mark-slowest"))
    if view.caught is not None:
        yield f"plate{view.caught}", Mark("lowest", msg("mark-caught"))
    end = outcome(view)
    if end is not None:
        yield from ((f"plate{seat}", Mark("wins", msg("mark-wins"))) for seat in end.winners)
    elif view.phase in (ROUND_OVER, GAME_OVER):
        out = [seat for seat, hand in enumerate(view.hands) if not hand]
        yield from ((f"plate{seat}", Mark("wins", msg("mark-out"))) for seat in out)
    if view.attempt is not None:
        yield ATTEMPT, Mark("active")
        # above the name there is room for a word; above the card are things of the next seat
        yield f"plate{view.attempt[0]}", Mark("active", msg("mark-psst"))


def _happened(step: Step[Any, Any] | None, deeds: Deeds) -> Iterator[tuple[str, Mark]]:
    """Yield who was fast or slow, and whom the guard has accused."""
    for event in told(step, deeds.seat):
        facts = event.facts
        if event.kind == "race":
            top = discard(len(deeds.view.discard) - 1)
            yield top, Mark("wins", msg("mark-fastest"))
        elif event.kind == "slap":
            yield f"slap{facts['slowest']}", Mark("lowest")
        elif event.kind == "accuse":
            right = facts["right"]
            who = facts["target" if right else "guard"]
            yield f"plate{who}", Mark("lowest", msg("mark-caught" if right else "mark-wrong"))
