"""What somebody writes in Python to open a table or ask questions, read and checked."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from copy import deepcopy
from math import isfinite
from pathlib import Path
from stat import S_ISDIR
from typing import Any

from mopsbook.core.errors import OptionError, short
from mopsbook.core.game import Game
from mopsbook.core.hints import near
from mopsbook.core.plain import integer
from mopsbook.core.registry import games
from mopsbook.core.settings import allowed, settings
from mopsbook.quiz.learned import Learned
from mopsbook.quiz.rows import LONGEST_STUDENT, Row, checked, read_rows
from mopsbook.record import files


def read_seats(game: Game[Any, Any], seat: object) -> tuple[int, ...]:
    """Read which seats people play."""
    if isinstance(seat, str) and seat == "all":
        return tuple(range(game.players))
    if isinstance(integer(seat), int):
        seat = (seat,)
    if not isinstance(seat, Sequence) or isinstance(seat, str) or not seat:
        raise OptionError("table-seat", seat=short(seat))
    return tuple(dict.fromkeys(game.seat(one) for one in seat))


def read_switch(name: str, value: object) -> bool:
    """Read whether something is so."""
    if not isinstance(value, bool):
        raise OptionError("switch", name=name, value=short(value))
    return value


def read_folder(folder: str | os.PathLike[str] | None) -> Path:
    """Read where games are saved: by default where Python runs."""
    try:
        found = Path.cwd() if folder is None else Path(folder)
        fit = S_ISDIR(found.stat().st_mode)
    except (FileNotFoundError, PermissionError):  # which is told when something is saved there
        fit = True
    except (OSError, TypeError, ValueError):  # too long, no path at all, or half a character
        fit = False
    if not fit:
        raise OptionError("table-folder", folder=short(folder))
    return found


def read_learned(learned: str | os.PathLike[str] | Learned | None) -> Learned:
    """Read where it is kept what somebody has learned: by default where it is set."""
    if isinstance(learned, Learned):
        return learned
    return Learned(settings.learned if learned is None else allowed("learned", learned))


def read_student(student: object) -> str:
    """Read who answers."""
    if not isinstance(student, str) or len(student) > LONGEST_STUDENT:
        raise OptionError("quiz-student", student=short(student), most=LONGEST_STUDENT)
    return student


def read_results(results: Any) -> list[Row]:
    """Read what was answered before."""
    if isinstance(results, str | os.PathLike):
        return read_rows(results)
    if not isinstance(results, Sequence):
        raise OptionError("quiz-results", results=short(results))
    return [deepcopy(checked(row, number)) for number, row in enumerate(results, 1)]


def read_numbers(numbers: Any) -> Mapping[Any, float] | None:
    """Read a number for each node of a graph."""
    if numbers is None:
        return None
    try:
        found = {node: float(number) for node, number in numbers.items()}
    except (AttributeError, OverflowError, TypeError, ValueError):
        found = None
    if found is None or not all(map(isfinite, found.values())):
        raise OptionError("graph-numbers", numbers=short(numbers))
    return found


def read_nodes(nodes: Any) -> Collection[Any]:
    """Read nodes of a graph; a text is one."""
    if not isinstance(nodes, Iterable):
        raise OptionError("graph-best", nodes=short(nodes))
    return (nodes,) if isinstance(nodes, str) else tuple(nodes)


def read_lesson(source: object) -> tuple[str, bool]:
    """Read the text of a lesson, itself, that of a game, or from a file, and whether the game brings it along."""
    # a sixth of what a table would wait for: markdown is read for lessons alone
    from mopsbook.editions.of_games import lesson_of

    if not isinstance(source, str | os.PathLike):
        raise OptionError("lesson-source", source=short(source))
    if isinstance(source, str) and not {"\n", "\r"}.isdisjoint(source):
        return source, False
    if isinstance(source, str) and source in games():
        return lesson_of(source), True
    try:
        return files.read(source), False
    except FileNotFoundError:
        named = str(source)
        if Path(named).suffix or not near(named, games()):
            raise
        # the title of a game, else it is told which one may be meant
        return lesson_of(named), True
