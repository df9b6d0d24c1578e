"""The buttons of the table itself, beside those of the game."""

from __future__ import annotations

from collections.abc import Sequence

from mopsbook.core.advice import Reason
from mopsbook.show.offers import Button, Command
from mopsbook.show.scene import Chapter, msg

Buttons = tuple[Button, ...]


def cover() -> Buttons:
    """Offer to show the hand of the person to whom the screen was passed."""
    return (Button("show", msg("table-show"), Command("show"), "cover"),)


def advise() -> Buttons:
    """Offer to say what is best."""
    return (Button("advise", msg("table-advise"), Command("advise")),)


def wait(main: bool, milliseconds: int) -> Buttons:
    """Offer to let a moment pass: as what is to be done next, or beside it.

    After so many milliseconds it passes by itself; 0 if it never does.
    """
    label = msg("table-go-on" if main else "table-wait")
    kind = "main" if main else "plain"
    return (Button("wait", label, Command("wait"), kind, after=milliseconds),)


def pace(live: bool) -> Buttons:
    """Offer to let time run, or to let it wait for the persons."""
    return (Button("pace", msg("table-calm" if live else "table-live"), Command("pace"), "link"),)


def replace(file: str) -> Buttons:
    """Offer to replace the file that a save would have replaced."""
    return (Button("replace", msg("table-replace", file=file), Command("replace", file)),)


def after_example(rule: str) -> Buttons:
    """Offer to go back to the game, or to see the example again."""
    return _back("main"), Button("again", msg("table-again"), Command("example", rule))


def play_again() -> Buttons:
    """Offer a new game, when one is over."""
    return (Button("play-again", msg("table-play-again"), Command("new"), "main"),)


def replay() -> Buttons:
    """Offer to go through the game once more, when it is over."""
    return (Button("replay", msg("table-replay"), Command("replay")),)


def finish() -> Buttons:
    """Offer to see how a game ends in which only programs still move."""
    return (Button("finish", msg("table-finish"), Command("finish")),)


def look_back(seats: Sequence[int]) -> Buttons:
    """Offer to look back on the decisions of each of some seats."""
    several = len(seats) > 1
    return tuple(
        Button(
            f"look-back{seat}",
            msg("table-look-back", player=seat, several=several),
            Command("look-back", seat),
        )
        for seat in seats
    )


def leaf(page: int, pages: int) -> Buttons:
    """Offer to leaf through the pages of a look back, counted from 0, and to leave it.

    Each button keeps its place: where there is no page to go to, it is off.
    """
    last = page + 1 == pages
    onward = Button(
        "next",
        msg("table-next", page=page + 1, pages=pages),
        Command("leaf", 0 if last else 1),
        "off" if last else "main",
    )
    before = Button(
        "previous",
        msg("table-previous"),
        Command("leaf", -1 if page else 0),
        "plain" if page else "off",
    )
    return onward, before, _back("main" if last else "plain")


def chapters(known: Sequence[Chapter], page: int) -> Buttons:
    """Offer to leaf to where the next chapter and the one before begin, small and large, by their names."""
    found: dict[int, Button] = {}  # by the page to which it leads: a round begins with a trick
    for level in sorted({one.level for one in known}, reverse=True):
        there = [one for one in known if one.level <= level]
        for one in [one for one in there if one.at > page][:1]:
            label = msg("table-leaf-on", chapter=Reason(one.label.id, one.label.facts))
            found.setdefault(one.at, Button(f"on{level}", label, Command("leaf", one.at - page)))
        for one in [one for one in there if one.at < page][-1:]:
            label = msg("table-leaf-before", chapter=Reason(one.label.id, one.label.facts))
            found.setdefault(
                one.at, Button(f"before{level}", label, Command("leaf", one.at - page))
            )
    return tuple(found.values())


def guess() -> Buttons:
    """Offer to guess what the person did next."""
    return (Button("guess", msg("ui-guess"), Command("guess")),)


def guessing() -> Buttons:
    """Offer to see what was done, without a guess, or to leave."""
    return Button("next", msg("table-unguessed"), Command("leaf", 1)), _back("plain")


def _back(kind: str) -> Button:
    return Button("back", msg("table-back"), Command("back"), kind)
