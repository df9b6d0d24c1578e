"""The buttons of the table itself, beside those of the game."""

from __future__ import annotations

from collections.abc import Sequence

from mopsbook.core.advice import Reason
from mopsbook.show.offers import Button, Command
from mopsbook.show.scene import Msg, msg
from mopsbook.show.sentences import Chapter

Buttons = tuple[Button, ...]
LEAVES = {
    "on": ("table-leaf-on", "table-leaf-on-none"),
    "before": ("table-leaf-before", "table-leaf-before-none"),
}
"""For each way through a record what is offered: to leaf to a chapter, or that there is none."""


def cover() -> Buttons:
    """Offer to show the hand of the person to whom the screen was passed."""
    return (Button("show", msg("table-show"), Command("show"), "cover"),)


def advise(advised: bool) -> Buttons:
    """Offer to say what is best, or else what could be done."""
    label = msg("table-advise" if advised else "table-hint")
    return (Button("advise", label, Command("advise"), key="w"),)


def guide() -> Buttons:
    """Offer to tell what is new when it comes up."""
    return (Button("guide", msg("table-guide"), Command("guide"), "link"),)


def questions() -> Buttons:
    """Offer questions about the game."""
    return (Button("questions", msg("table-questions"), Command("questions")),)


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


def resume(over: bool) -> Buttons:
    """Offer to go on with the game that was left last, or to look at it once it is over."""
    label = msg("table-resume-over" if over else "table-resume")
    return (Button("resume", label, Command("resume"), "link"),)


def rounds() -> Buttons:
    """Offer to read what each round came to, when the game is over."""
    return (Button("rounds", msg("table-rounds"), Command("rounds")),)


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


def leaf(page: int, pages: int, known: Sequence[Chapter] = ()) -> Buttons:
    """Offer to leaf through some pages, counted from 0: one on or back, or to where parts begin, the largest or any.

    What leads nowhere is off and keeps its place.
    """
    every = {one.level for one in known}
    levels = sorted({min(every), max(every)}) if every else []
    before = [one for one in known if one.at < page]
    ahead = [one for one in known if one.at > page]
    ways = [*enumerate(levels, 1)]
    back = [_jump(f"before{n}", level, before[::-1], page) for n, level in ways]
    onward = [_jump(f"on{n}", level, ahead, page) for n, level in reversed(ways)]
    label = msg("table-next", page=page + 1, pages=pages)
    return (
        *back,
        _leaf("previous", msg("table-previous"), -1 if page else 0, "PageUp"),
        _leaf("next", label, 1 if page + 1 < pages else 0, "PageDown"),
        *onward,
    )


def _jump(id: str, level: int, chapters: Sequence[Chapter], page: int) -> Button:
    """Offer to leaf to the first of some chapters that is not smaller, by its name."""
    told, none = LEAVES[id[:-1]]
    for one in chapters:
        if one.level <= level:
            label = msg(told, chapter=Reason(one.label.id, one.label.facts))
            return _leaf(id, label, one.at - page)
    return _leaf(id, msg(none), 0)


def _leaf(id: str, label: Msg, by: int, key: str = "") -> Button:
    return Button(id, label, Command("leaf", by), "leaf" if by else "leaf-off", key)


def guess(can: bool) -> Buttons:
    """Offer to guess what the person did next, where that can be."""
    kind, why = ("plain", None) if can else ("off", msg("guess-not-here"))
    return (Button("guess", msg("ui-guess"), Command("guess"), kind, why=why),)


def unguessed() -> Buttons:
    """Offer to see what was done, without a guess."""
    return (Button("unguessed", msg("table-unguessed"), Command("leaf", 1), "main"),)


def back(main: bool) -> Buttons:
    """Offer to go back to the game."""
    return (_back("main" if main else "plain"),)


def _back(kind: str) -> Button:
    return Button("back", msg("table-back"), Command("back"), kind)
