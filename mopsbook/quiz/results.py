"""The answers of a class, put together: what was missed most, and by whom."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import groupby
from math import nan
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any, cast

from mopsbook.core import registry
from mopsbook.core.errors import MopsError, OptionError, saying, short
from mopsbook.core.game import game
from mopsbook.core.options import with_hints
from mopsbook.core.settings import spoken
from mopsbook.quiz.rows import Row, checked, read_rows
from mopsbook.teach.words import say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FILES = "*.jsonl"
"""Which files of a folder are looked at; those that are something else, such as saved games, are named."""

LINE = 90
"""Characters of a line below a picture."""
COLUMNS = ("results-asked", "results-missed", "results-share", "results-skipped")
"""What is counted for each rule and each student."""


def results(
    source: str | os.PathLike[str] | Iterable[str | os.PathLike[str] | Mapping[str, Any]],
) -> Results:
    """Put together what many have answered.

    Parameters
    ----------
    source : path, or several paths or rows
        A folder with files that quizzes have saved, such a file, several of both, or rows, as
        ``quiz.results`` has them.

    Returns
    -------
    Results
        One table. What stands in several files is counted once; files that cannot be read are left
        out, and :attr:`Results.problems` says which, and why.

    Raises
    ------
    FileNotFoundError
        If there is no such folder or file.
    OptionError
        If it is neither a path nor rows.

    Examples
    --------
    >>> import mopsbook as mops
    >>> row = dict(game="mopsen", kind="takes", level=1, rules=["mopsen.win-trick"], seconds=3.0, tries=1)
    >>> found = mops.results([
    ...     {**row, "question": "mopsen.takes.1", "answer": "card-R2", "right": True, "student": "Ada"},
    ...     {**row, "question": "mopsen.takes.2", "answer": "card-B7", "right": False, "student": "Ben"},
    ... ])
    >>> found
    <Results: 2 answers by 2 students, 1 right>
    >>> found.by_rule()
    [{'rule': 'mopsen.win-trick', 'title': 'Winning the trick', 'asked': 2, 'missed': 1, 'share': 0.5, 'skipped': 0}]
    """
    if isinstance(source, str | os.PathLike):
        source = [source]
    if not isinstance(source, Iterable) or isinstance(source, Mapping | bytes):
        raise OptionError("results-what", source=short(source))
    rows: list[Row] = []
    problems: list[MopsError] = []
    for number, one in enumerate(source, 1):
        if isinstance(one, Mapping):
            rows.append(checked(one, number))
        elif isinstance(one, str | os.PathLike):
            _gather(Path(one), rows, problems)
        else:
            raise OptionError("results-what", source=short(one))
    return Results(_once(rows), tuple(problems))


def _gather(path: Path, rows: list[Row], problems: list[MopsError]) -> None:
    """Read a file, or all of a folder."""
    if not path.exists():
        raise saying(FileNotFoundError, "no-file", file=short(str(path)))
    for file in _files_of(path) if path.is_dir() else [path]:
        try:
            rows += read_rows(file, str(file.relative_to(path)) if path.is_dir() else None)
        except MopsError as error:
            problems.append(error)
        except FileNotFoundError:  # a link to nowhere, or it has gone meanwhile
            problems.append(MopsError("no-file", file=short(file.name)))


def _files_of(folder: Path) -> list[Path]:
    """Return what was put into a folder, without what programs keep there for themselves, such as older versions."""
    files = ((file, file.relative_to(folder).parts) for file in folder.rglob(FILES))
    return sorted(file for file, parts in files if not any(part.startswith(".") for part in parts))


def _once(rows: Iterable[Row]) -> tuple[Row, ...]:
    """Leave out what was read twice: a quiz that was carried on is in its first file, too."""
    return tuple({repr(row): row for row in rows}.values())


class Counts(list[dict[str, Any]]):
    """How much was asked and missed, a row for each rule or student; a notebook shows a table.

    Parameters
    ----------
    rows : iterable of dict
        What was counted.
    of : str
        What is told of each row in the first column: its rule's ``title``, or its ``student``.
    head : str
        The message of what stands above it.
    problems : sequence of MopsError
        What could not be read and so is not counted: it is told below the table.
    """

    def __init__(
        self,
        rows: Iterable[dict[str, Any]],
        of: str,
        head: str,
        problems: Sequence[MopsError] = (),
    ) -> None:
        super().__init__(rows)
        self.of, self.head, self.problems = of, head, problems

    def _repr_html_(self) -> str:
        lang = spoken(None)
        head = [say(name, lang) for name in (self.head, *COLUMNS)]

        def percent(share: float) -> str:
            return say("results-percent", lang, {"percent": round(100 * share)})

        body = [
            [row[self.of], row["asked"], row["missed"], percent(row["share"]), row["skipped"]]
            for row in self
        ]
        lines = [_line("th", head), *(_line("td", row) for row in body)]
        trouble = "".join(f"<p>{escape(one)}</p>" for one in left_out(self.problems, lang))
        return f"<table>{''.join(lines)}</table>{trouble}"


class Results(Sequence[Row]):
    """The answers of a class as one table.

    It is a sequence of rows, so ``pandas.DataFrame(results)`` takes it as it is.

    Parameters
    ----------
    rows : sequence of Row
        The answers.
    problems : sequence of MopsError
        What could not be read, and why.
    """

    def __init__(self, rows: Sequence[Row], problems: Sequence[MopsError] = ()) -> None:
        self.rows, self.problems = list(rows), tuple(problems)

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, at: Any) -> Any:
        return self.rows[at]

    @property
    def students(self) -> tuple[str, ...]:
        """Who has answered, sorted by name."""
        return tuple(sorted({row["student"] for row in self.rows}))

    @property
    def _counting(self) -> list[Row]:
        """The answers, and of what was skipped and never answered by the same student one row each."""
        answered = [row for row in self.rows if row["tries"]]
        known = {(row["student"], row["question"]) for row in answered}
        left = {(row["student"], row["question"]): row for row in self.rows if not row["tries"]}
        return [*answered, *(row for key, row in left.items() if key not in known)]

    @with_hints
    def by_rule(self, lang: str | None = None) -> Counts:
        """Return for each rule how often it was asked and missed: a row each, most missed first.

        An answer counts for the rule that decides the question; `share` is the part that was missed. What was
        `skipped`, and not answered by the same student later, counts apart.
        """
        rows = [
            {"rule": rule, "title": title_of(rule, lang), **_counted(found)}
            for rule, found in _grouped(self._counting, lambda row: row["rules"][0])
        ]
        rows.sort(key=lambda row: (-row["share"], -row["missed"], row["rule"]))
        return Counts(rows, "title", "results-rule", self.problems)

    def by_student(self) -> Counts:
        """Return for each student how often one was asked, and missed or skipped: a row each, sorted by name."""
        grouped = _grouped(self._counting, lambda row: row["student"])
        rows = ({"student": student, **_counted(found)} for student, found in grouped)
        return Counts(rows, "student", "results-student", self.problems)

    @with_hints
    def heat_map(self, ax: Axes | None = None, lang: str | None = None) -> Figure:
        """Draw rules by students: the darker, the larger a part was missed.

        Each field says how many answers were wrong, of how many, and after a plus how many questions were skipped;
        an empty one was not asked.

        Parameters
        ----------
        ax : matplotlib.axes.Axes, optional
            Where to draw; a new figure by default.
        lang : str, optional
            Language of the titles; by default the one that is set.

        Returns
        -------
        matplotlib.figure.Figure
            The picture: a notebook shows it, and ``savefig`` writes it as a file.
        """
        import matplotlib.pyplot as plt  # a second of import that only pictures need

        rules, students = self.by_rule(lang), self.students
        if ax is None:
            size = (4 + 0.6 * max(len(students), 1), 1.6 + 0.4 * max(len(rules), 1))
            figure, ax = plt.subplots(figsize=size, layout="constrained")
            plt.close(
                figure
            )  # or a notebook would show it twice: as a value, and as what was drawn
        cells = {
            key: _counted(found)
            for key, found in _grouped(
                self._counting, lambda row: (row["rules"][0], row["student"])
            )
        }
        grid = [
            [
                cell["share"] if (cell := cells.get((rule["rule"], one), EMPTY))["asked"] else nan
                for one in students
            ]
            for rule in rules
        ]
        if grid:
            ax.imshow(grid, cmap="YlOrBr", vmin=0, vmax=1, aspect="auto")
        for y, rule in enumerate(rules):
            for x, one in enumerate(students):
                if (rule["rule"], one) in cells:
                    cell = cells[rule["rule"], one]
                    ink = "white" if cell["share"] > 0.6 else "black"
                    answers = [f"{cell['missed']}/{cell['asked']}"] if cell["asked"] else []
                    left = [f"+{cell['skipped']}"] if cell["skipped"] else []
                    told = " ".join([*answers, *left])
                    # each is within its field: there is no room to be found for it
                    ax.text(
                        x, y, told, ha="center", va="center", color=ink, fontsize=9, in_layout=False
                    )
        plain = {"parse_math": False}  # a name may hold a dollar sign
        ax.set_xticks(range(len(students)), students, rotation=45, ha="right", **plain)
        ax.set_yticks(range(len(rules)), [rule["title"] for rule in rules], **plain)
        skipped = any(cell["skipped"] for cell in cells.values())
        ax.set_title(say("results-map", spoken(lang), {"omitted": int(skipped)}))
        below = [fill(one, LINE) for one in left_out(self.problems, spoken(lang))]
        ax.set_xlabel("\n".join(below), fontsize=8, parse_math=False)
        # what is drawn into lies in a figure
        return cast("Figure", ax.get_figure(root=True))

    def __repr__(self) -> str:
        whole = _counted(self._counting)
        told = say(
            "results-count", "en",
            {
                "count": whole["asked"], "students": len(self.students),
                "right": whole["asked"] - whole["missed"], "omitted": whole["skipped"],
            },
        )  # fmt: skip
        return f"<Results: {told}>"

    def _repr_html_(self) -> str:
        return self.by_rule()._repr_html_()


def left_out(problems: Sequence[MopsError], lang: str) -> list[str]:
    """Return what is told of files that could not be read."""
    return [*map(str, problems), say("results-out", lang)] if problems else []


def title_of(rule: str, lang: str | None = None) -> str:
    """Return the title of a rule; its id if its game is not installed here.

    Examples
    --------
    >>> title_of("mopsen.follow-suit", "de"), title_of("chess.castling")
    ('Farbzwang', 'chess.castling')
    """
    name = registry.rule_prefixes().get(rule.partition(".")[0])
    if name is None or rule not in (book := game(name).rules):
        return rule
    return book[rule].told(lang).title


def _grouped(rows: Iterable[Row], key: Any) -> Iterable[tuple[Any, list[Row]]]:
    return [(one, list(found)) for one, found in groupby(sorted(rows, key=key), key)]


def _counted(rows: Sequence[Row]) -> dict[str, Any]:
    answers = [row["right"] for row in rows if row["tries"]]
    asked, missed = len(answers), answers.count(False)
    share = round(missed / asked, 3) if asked else 0.0
    return {"asked": asked, "missed": missed, "share": share, "skipped": len(rows) - asked}


EMPTY = _counted([])
"""What was not asked."""


def _line(tag: str, cells: Iterable[object]) -> str:
    return f"<tr>{''.join(f'<{tag}>{escape(str(cell))}</{tag}>' for cell in cells)}</tr>"
