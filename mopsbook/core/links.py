"""Links between the things of a game, as plain data that becomes a graph elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Node:
    """One thing: its name in notation, and what is known of it."""

    name: str
    facts: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Link:
    """A directed link between two things; the facts carry the rule on which it rests."""

    source: str
    target: str
    facts: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Links:
    """Things and the links between them."""

    nodes: tuple[Node, ...]
    links: tuple[Link, ...]
