"""Drawings as symbols that the faces of a game use."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import escape
from importlib.resources import files
from typing import Any

SHARED = "mopsbook"
"""Whose folder ``art`` holds what several games draw."""
Symbol = tuple[tuple[float, float, float, float], str]
"""The ``viewBox`` and the inner SVG."""
WORDS = "{words}"
"""What stands in the SVG of a symbol where each language writes its own words."""


def read(package: str, name: str) -> Symbol:
    """Return a drawing of the folder ``art`` of a package, or else the shared one of that name.

    What it is filled with stays open.

    Examples
    --------
    >>> box, svg = read("mopsbook.games.mopsen", "pug")
    >>> box
    (-40.0, -34.0, 80.0, 68.0)
    """
    own, shared = (files(home) / "art" / f"{name}.svg" for home in (package, SHARED))
    text = (own if own.is_file() else shared).read_text("utf-8")
    found = re.fullmatch(r'<svg [^>]*viewBox="([^"]*)"[^>]*>(.*)</svg>\s*', text, re.DOTALL)
    assert found, f"art/{name}.svg is one svg element with a viewBox"
    x, y, w, h = map(float, found[1].split())
    return (x, y, w, h), found[2]


def symbols(art: Mapping[str, Symbol]) -> str:
    """Return drawings as symbols that :func:`use` can show.

    Examples
    --------
    >>> symbols({"dot": ((0, 0, 2, 2), "<path/>")})
    '<symbol id="dot" viewBox="0 0 2 2"><path/></symbol>'
    """
    return "".join(
        f'<symbol id="{name}" viewBox="{" ".join(f"{v:g}" for v in box)}">{svg}</symbol>'
        for name, (box, svg) in art.items()
    )


def written(
    art: Mapping[str, Symbol], words: Mapping[str, Any], tell: Callable[[Any], str]
) -> dict[str, Symbol]:
    """Return the symbols that have words, with those of one language.

    Examples
    --------
    >>> art = {"dot": ((0, 0, 2, 2), "<path/>"), "sign": ((0, 0, 2, 2), "<text>{words}</text>")}
    >>> written(art, {"sign": "queen"}, {"queen": "D"}.get)
    {'sign': ((0, 0, 2, 2), '<text>D</text>')}
    """
    told = {name: escape(tell(message)) for name, message in words.items()}
    return {name: (art[name][0], art[name][1].replace(WORDS, told[name])) for name in words}


def use(symbol: str, x: float, y: float, w: float, h: float, more: str = "") -> str:
    """Return SVG that shows a symbol in a box.

    Examples
    --------
    >>> use("pug", 0, 4, 30, 20)
    '<use href="#pug" y="4" width="30" height="20"/>'
    """
    at = "".join(f' {k}="{v}"' for k, v in (("x", x), ("y", y)) if v)
    return f'<use href="#{symbol}"{at} width="{w}" height="{h}"{more}/>'


def draw(symbol: Symbol, x: float, y: float, w: float, h: float, more: str = "") -> str:
    """Return SVG that has a symbol's lines themselves in a box of its proportions.

    For what stands within another symbol: a browser is slow with copies in copies.

    Examples
    --------
    >>> draw(((-1, -1, 2, 2), "<path/>"), 10, 5, 4, 4, ' fill="red"')
    '<g transform="translate(12 7)scale(2)" fill="red"><path/></g>'
    """
    (left, top, width, height), svg = symbol
    scale = min(w / width, h / height)
    dx, dy = x + w / 2 - scale * (left + width / 2), y + h / 2 - scale * (top + height / 2)
    return f'<g transform="translate({dx:g} {dy:g})scale({scale:g})"{more}>{svg}</g>'
