"""Lessons as one self-contained page, for a browser with no kernel and no network."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from ipywidgets import Widget
from ipywidgets.embed import dependency_state

from mopsbook.core.errors import MopsError, short
from mopsbook.core.settings import spoken
from mopsbook.jupyter.front_end import FrontEnd, built
from mopsbook.record import files
from mopsbook.show.page import html_page

HOST = "static-host.js"
STYLE = (
    ":root{color-scheme:light dark}"
    "body{font:1.05rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:72rem;padding:1rem}"
    "svg{max-width:100%;height:auto}"
)


def save_page(
    path: str | os.PathLike[str], parts: Iterable[Any] | Any, title: str, lang: str | None = None
) -> Path:
    """Write a lesson as one HTML file that opens anywhere.

    Parameters
    ----------
    path : str or Path
        The file; an existing one is replaced.
    parts : object, or iterable of objects
        What stands on the page; see :func:`lesson_html`.
    title : str
        Title of the page.
    lang : str, optional
        Language of the page; by default ``mopsbook.settings.lang``.

    Returns
    -------
    Path
        Where it was written.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from tempfile import mkdtemp
    >>> trace = mops.record(mops.game("mopsen", players=3), seed=7, moves=["1 redraw -"])
    >>> page = mops.save_page(f"{mkdtemp()}/page.html", ["<p>Watch Ben.</p>", mops.Replay(trace)], "A game")
    >>> page.name
    'page.html'
    """
    if isinstance(parts, str) or not isinstance(parts, Iterable):
        parts = [parts]
    return files.write(path, lesson_html(parts, title, lang).encode())


def lesson_html(parts: Iterable[Any], title: str, lang: str | None = None) -> str:
    """Return a page that needs no kernel and no network.

    Parameters
    ----------
    parts : iterable of objects
        In reading order: texts are HTML as it stands, tables, replays and quizzes are live, and anything
        that shows itself in a notebook as HTML or SVG, such as a position, is shown so.
    title : str
        Title of the page; it is text, not HTML.
    lang : str, optional
        Language of the page; by default ``mopsbook.settings.lang``.

    Raises
    ------
    MopsError
        If something cannot be put on a page.

    Examples
    --------
    >>> page = lesson_html(["<h1>Follow suit</h1>"], "Lesson <1>")
    >>> "<title>Lesson &lt;1&gt;</title>" in page, "https:" in page
    (True, False)
    """
    parts = list(parts)
    # drop_defaults would leave out what every widget of a class has in common: its code
    widgets = [part for part in parts if isinstance(part, FrontEnd)]
    body = "\n".join(map(_html, parts))
    script = ""
    for widget in widgets:
        widget.keep()
    if widgets:
        states = dependency_state(widgets, drop_defaults=False)
        for widget in widgets:
            # where nothing can be computed, nothing leads elsewhere
            alone = {"aside": "", "left": False, "edits": False, "alone": True}
            states[widget.model_id]["state"] |= alone | widget.on_page()
        data = _page_data(states)
        script = (
            f'<script type="application/json" id="mops-state">{data}</script>\n'
            f"<script>{_closed(built(HOST))}</script>\n"
        )
    return html_page(title, STYLE, f"<main>\n{body}\n</main>\n{script}", spoken(lang))


def _html(part: Any) -> str:
    if isinstance(part, str):
        return part
    if isinstance(part, FrontEnd):
        # until the script has drawn it, and where it may not run, the same scene as text
        return f'<div data-mops-view="{part.model_id}"><pre>{escape(repr(part))}</pre></div>'
    if isinstance(part, Widget):
        raise MopsError("page-kernel", part=type(part).__name__)
    for name in ("_repr_html_", "_repr_svg_"):
        if hasattr(part, name):
            return str(getattr(part, name)())
    raise MopsError("page-part", part=short(part))


def _page_data(states: dict[str, Any]) -> str:
    """Return the state of all widgets as JSON, with code and examples that several share kept once."""
    blobs: dict[str, str] = {}
    models = {}

    def kept(text: str) -> str:
        key = hashlib.sha256(text.encode()).hexdigest()[:16]
        blobs[key] = text
        return key

    for model_id, model in states.items():
        state = dict(model["state"])
        if "timeline" in state:
            state["timeline"] = _calm(state["timeline"])
        if "_esm" in state:
            state["_esm"] = kept(state["_esm"])
        if state.get("examples"):
            state["examples"] = {name: kept(text) for name, text in state["examples"].items()}
        models[model_id] = {"state": state}
    text = json.dumps({"models": models, "blobs": blobs}, ensure_ascii=False, sort_keys=True)
    # no "</script>" or "<!--" in a name or a sentence may end the block
    return text.replace("<", "\\u003c")


def _calm(timeline: dict[str, Any]) -> dict[str, Any]:
    """Return a timeline in which no button presses itself: nobody would hear it."""
    if "frames" not in timeline:  # a replay is zipped, and nobody acts in it
        return timeline
    frames = [dict(frame) for frame in timeline["frames"]]
    for frame in frames:
        if "buttons" in frame:  # what is not there is as in the frame before
            frame["buttons"] = [
                {key: value for key, value in button.items() if key != "after"}
                for button in frame["buttons"]
            ]
    return {**timeline, "frames": frames}


def _closed(script: str) -> str:
    return script.replace("</script", "<\\/script").replace("<!--", "<\\!--")
