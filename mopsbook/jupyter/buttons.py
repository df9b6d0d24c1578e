"""The buttons of the table itself, beside those of the game, and what they ask for."""

from __future__ import annotations

from collections.abc import Sequence

from mopsbook.show.scene import Action, msg

OWN = "table:"
"""Begins what the table's own buttons ask for, which no game knows."""
REPLACE, AGAIN, BACK = f"{OWN}replace", f"{OWN}again", f"{OWN}back"
SHOW, ADVISE = f"{OWN}show", f"{OWN}advise"
LOOK_BACK, NEXT, PREVIOUS = f"{OWN}look-back", f"{OWN}next", f"{OWN}previous"

Buttons = tuple[Action, ...]


def cover() -> Buttons:
    """Offer to show the hand of the person to whom the screen was passed."""
    return (Action("show", msg("table-show"), SHOW, "cover"),)


def advise() -> Buttons:
    """Offer to say what is best."""
    return (Action("advise", msg("table-advise"), ADVISE),)


def replace(file: str) -> Buttons:
    """Offer to replace the file that a save would have replaced, if there is one."""
    return (Action("replace", msg("table-replace", file=file), REPLACE),) if file else ()


def after_example(rule: str) -> Buttons:
    """Offer to go back to the game, or to see the example again."""
    return _back("main"), Action("again", msg("table-again"), f"{AGAIN} {rule}")


def look_back(seats: Sequence[int]) -> Buttons:
    """Offer to look back on the decisions of each of some seats."""
    several = len(seats) > 1
    return tuple(
        Action(
            f"look-back{seat}",
            msg("table-look-back", player=seat, several=several),
            f"{LOOK_BACK} {seat}",
        )
        for seat in seats
    )


def leaf(page: int, pages: int) -> Buttons:
    """Offer to leaf through the pages of a look back, counted from 0, and to leave it."""
    onward = Action("next", msg("table-next", page=page + 1, pages=pages), NEXT, "main")
    before = Action("previous", msg("table-previous"), PREVIOUS)
    last = page + 1 == pages
    return (
        *(() if last else (onward,)),
        *((before,) if page else ()),
        _back("main" if last else "plain"),
    )


def _back(kind: str) -> Action:
    return Action("back", msg("table-back"), BACK, kind)
