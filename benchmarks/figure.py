"""A figure: what was measured, against what, and the bar it is held to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, Literal


@dataclass(frozen=True)
class Figure:
    """One line of the table; `value` is `ours` divided by `yardstick`."""

    name: str
    ours: float
    yardstick: float
    unit: str
    against: str
    bar: float
    better: Literal["<=", ">="] = "<="
    more: dict[str, Any] = field(default_factory=dict)

    @property
    def value(self) -> float:
        """The ratio."""
        return self.ours / self.yardstick

    @property
    def holds(self) -> bool:
        """Whether the ratio is on the right side of the bar."""
        return self.value <= self.bar if self.better == "<=" else self.value >= self.bar

    def json(self) -> dict[str, Any]:
        """Return the figure as JSON values, the ratio and the verdict included."""
        return {**asdict(self), "value": self.value, "holds": self.holds}


Scenario = Callable[[], Iterator[Figure]]
"""A scenario measures and yields its figures."""


def table(figures: list[Figure]) -> str:
    """Return the figures as a Markdown table.

    Examples
    --------
    >>> print(table([Figure("size", 30, 60, "kB", "the limit", 1.0)]))
    | figure | ours | against | ratio | bar | holds |
    | --- | --- | --- | --- | --- | --- |
    | size | 30 kB | 60 kB: the limit | 0.50 | ≤ 1 | yes |
    """
    lines = ["| figure | ours | against | ratio | bar | holds |", "| --- |" + " --- |" * 5]
    for f in figures:
        sign = {"<=": "≤", ">=": "≥"}[f.better]
        cells = [f.name, f"{f.ours:.4g} {f.unit}", f"{f.yardstick:.4g} {f.unit}: {f.against}"]
        cells += [f"{f.value:.2f}", f"{sign} {f.bar:g}", "yes" if f.holds else "NO"]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)
