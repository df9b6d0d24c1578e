"""What all widgets share: the bundle, the languages, and who may write what."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar
from uuid import uuid4

import anywidget
import traitlets as t
from IPython.display import display
from ipywidgets import Layout

from mopsbook.core.asked import EDITOR, OTHERWISE, ask
from mopsbook.core.errors import MopsError, OptionError, saying, short
from mopsbook.core.game import Game
from mopsbook.core.hints import near
from mopsbook.core.settings import allowed, settings
from mopsbook.jupyter.shown import examples, shown
from mopsbook.jupyter.still import still
from mopsbook.show import wire
from mopsbook.show.packing import Frame
from mopsbook.show.svg import as_svg
from mopsbook.show.text import as_text
from mopsbook.teach.words import languages

STATIC = files("mopsbook.jupyter") / "static"
BUNDLE = STATIC / "mopsbook.js"
FOLLOWED = os.environ.get("ANYWIDGET_HMR") == "1" and isinstance(BUNDLE, Path) and BUNDLE.is_file()
"""Whether open widgets follow the bundle while the front end is being worked on."""
PLAYED = "table"
"""The kind of widget at which games are played."""


@cache
def built(name: str) -> str:
    """Return the text of a built file of the front end.

    Raises
    ------
    MopsError
        If it was not built.
    """
    try:
        return (STATIC / name).read_text("utf-8")
    except FileNotFoundError:
        raise MopsError("front-end", file=name) from None


@lru_cache(maxsize=16)
def drawings(
    game: Game[Any, Any], langs: tuple[str, ...], names: tuple[str, ...]
) -> dict[str, str]:
    """Return the drawings, names and rules of a game, zipped; tables of the same game share them.

    They are kept with a notebook once for each widget, and four fifths of them are the rules' words.
    """
    return wire.zipped(wire.kit(game, langs, names))


class FrontEnd(anywidget.AnyWidget):
    """A widget that is drawn by the bundle.

    The state that flows to the browser is written by Python alone. Only settings of the view may be
    written by both sides; see :attr:`BROWSER_MAY_SET`.
    """

    BROWSER_MAY_SET: ClassVar[frozenset[str]] = frozenset({"lang", "theme"})
    """Traits that say how one looks, not what is so: like the value of a slider, the last one to
    write wins, and a lost race harms nothing. Everything else from the browser is a message."""

    # usually a text, since a file that anywidget watches keeps every closed table alive
    _esm: Any = BUNDLE if FOLLOWED else t.Unicode().tag(sync=True)

    _own_layout: Layout | None = None
    kind = t.Unicode().tag(sync=True)
    kit = t.Dict().tag(sync=True)
    ui = t.Dict().tag(sync=True)
    sorry = t.Dict().tag(sync=True)
    langs = t.List(t.Unicode()).tag(sync=True)
    lang = t.Unicode().tag(sync=True)
    theme = t.Unicode().tag(sync=True)
    timeline = t.Dict().tag(sync=True)
    still = t.Unicode().tag(sync=True)
    aside = t.Unicode().tag(sync=True)
    edits = t.Bool(False).tag(sync=True)
    left = t.Bool(False).tag(sync=True)
    """Whether a game waits that was played in the place of this widget."""
    _beside: FrontEnd | None = None
    _kept: Mapping[str, FrontEnd] = MappingProxyType({})
    """What was begun in the place of this widget, by its kind."""
    _chosen: Mapping[str, Any] = MappingProxyType({})
    """What was set there, such as how much a table helps."""
    book = t.Dict().tag(sync=True)
    """What the rule book shows of each rule that was opened."""
    examples = t.Dict().tag(sync=True)
    """The examples of all rules, where there is no kernel."""

    def __init__(self, *, langs: Sequence[str], **traits: Any) -> None:
        told = tuple(langs)
        super().__init__(ui=wire.ui(told), sorry=wire.sorry(told), langs=list(told), **traits)

    @property
    def game(self) -> Game[Any, Any]:
        """The game whose rules can be looked up."""
        raise NotImplementedError

    def lead_to(self, other: FrontEnd) -> None:
        """Show another widget in the place of this one, until somebody wants to go back.

        What was begun there before is in it, or is gone on with instead of it.
        """
        self.lead_back()
        self._show_beside(other._after(self._take(other.kind)))

    def lead_back(self) -> None:
        """Show this widget again; what was begun in its place is kept."""
        self.aside, beside = "", self._beside
        self._beside = None
        if beside is None:
            return
        beside.lead_back()
        self._chosen = {**self._chosen, **beside._settings}
        begun, beside._kept = [*beside._kept.values()], {}
        for one in (*begun, *([beside] if beside._begun() else [])):
            self._kept = {**self._kept, one.kind: one._after(self._kept.get(one.kind))}
        if beside not in self._kept.values():
            beside.close()
        self.left = PLAYED in self._kept

    def lead_on(self) -> None:
        """Go on with the game that was left."""
        if self._beside is None and (game := self._take(PLAYED)):
            self._show_beside(game)

    def _take(self, kind: str) -> FrontEnd | None:
        """Return what is kept of a kind, which is no longer."""
        found = self._kept.get(kind)
        self._kept = {name: one for name, one in self._kept.items() if one is not found}
        return found

    def _show_beside(self, other: FrontEnd) -> None:
        other.theme = self.theme
        if self.lang in other.langs:
            other.lang = self.lang
        for name, value in self._chosen.items():
            if other.has_trait(name):
                setattr(other, name, value)
        self._beside, self.aside = other, f"anywidget:{other.model_id}"
        self.left = PLAYED in self._kept

    def _begun(self) -> bool:
        """Say whether something was begun here that would be lost if this were closed; it can be gone on with then."""
        return False

    def _after(self, before: FrontEnd | None) -> FrontEnd:
        """Return what is shown where this is to be shown and `before` was begun; the other one is closed."""
        if before is not None:
            before.close()
        return self

    @property
    def _settings(self) -> dict[str, Any]:
        """What somebody has set here, and wants to stay so."""
        return {}

    def _frame(self) -> Frame:
        """Return what is shown now."""
        raise NotImplementedError

    def _named(self) -> Sequence[str]:
        """Return the names of the players; () for the usual ones."""
        raise NotImplementedError

    def __repr__(self) -> str:
        shown = self._frame()
        return as_text(shown.scene, self.lang, self._named() or None, shown.prompt, shown.you)

    def _ipython_display_(self, **kwargs: Any) -> None:
        """Show the widget, and a picture for whoever shows notebooks without running widgets."""
        data, metadata = self._repr_mimebundle_(**kwargs) or ({}, {})
        # which JupyterLab would show of a widget that it does not trust
        words = data.pop("text/plain", repr(self))
        # the widget first: it need not wait for its picture
        display(data, metadata=metadata, raw=True)  # type: ignore[no-untyped-call]
        shown = self._frame()
        names, prompt, you = self._named() or None, shown.prompt, shown.you
        svg = as_svg(shown.scene, self.lang, names, prompt=prompt, you=you)
        picture = {"text/html": still(self.still, svg, words, self.lang), "text/plain": words}
        display(picture, metadata=metadata, raw=True)  # type: ignore[no-untyped-call]

    @t.default("layout")
    def _new_layout(self) -> Layout:
        self._own_layout = layout = Layout()
        return layout

    @t.default("_esm")
    def _read_bundle(self) -> str:
        return built(BUNDLE.name)

    @t.default("still")
    def _new_still(self) -> str:
        return uuid4().hex[:8]

    @t.default("theme")
    def _usual_theme(self) -> str:
        return settings.theme

    @t.validate("theme", "speed", "help", "pace")
    def _can_be_set(self, proposal: Any) -> Any:
        try:
            return allowed(proposal["trait"].name, proposal["value"])
        except OptionError as error:
            raise t.TraitError(str(error)) from None

    @t.validate("lang")
    def _known_language(self, proposal: Any) -> str:
        lang: str = proposal["value"]
        if lang not in self.langs:
            raise saying(
                t.TraitError,
                "lang",
                languages=self.langs,
                lang=short(lang),
                hint=near(lang, self.langs),
            )
        return lang

    def keep(self) -> None:
        """Make what can be looked at without a kernel, before the state is saved for good: examples of all rules."""
        self.examples = examples(self.game, tuple(self.langs))

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        """Open what every widget has, or lead back from what is aside; all else is the widget's own affair."""
        told = content if isinstance(content, dict) else {}
        if told.get("kind") == "rule":
            self._open(told.get("rule"))
        elif told.get("kind") == "table":
            other = ask(OTHERWISE, self.game, told.get("rule"), told.get("name"), self.lang)
            if other is not None:
                self.lead_to(other)
        elif content == {"kind": "edit"} and self.edits:
            self.lead_to(ask(EDITOR, self))
        elif content == {"kind": "back"}:
            self.lead_back()
        elif content == {"kind": "on"}:
            self.lead_on()
        else:
            super()._handle_custom_msg(content, buffers)

    def _open(self, rule: object) -> None:
        """Send what there is to be seen of a rule."""
        if isinstance(rule, str) and rule in self.game.rules:
            told = shown(self.game, self.game.rules[rule], self.langs)
            self.book = {**self.book, rule: wire.zipped(told)}

    @t.observe("kit")
    def _turn_to(self, _: object) -> None:
        """Forget what was shown for another game: its options may be others."""
        self.book = {}

    def on_page(self) -> dict[str, Any]:
        """Return what a page without a kernel holds beside or instead of the state."""
        return {}

    def close(self) -> None:
        """Leave the page, and free what was kept for it; Python can still ask for the game."""
        self.lead_back()
        for one in self._kept.values():
            one.close()
        self._kept = {}
        super().close()
        self.timeline = {}  # at once, not only when Python next looks for garbage
        if self._own_layout is not None:  # which ipywidgets keeps for whoever shares it
            self._own_layout.close()

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take from the browser what it may decide, and put it right about the rest."""
        wrong = set()
        for name, value in sync_data.items():
            try:
                if name not in self.BROWSER_MAY_SET:
                    raise t.TraitError(name)
                super().set_state({name: value})
            except t.TraitError:
                wrong.add(name)
        known = wrong & set(self.keys)
        if known:
            self.send_state(known)


def chosen_languages(
    game: str, lang: str | None, langs: Sequence[str] | None
) -> tuple[list[str], str]:
    """Check the languages of a widget and the one to begin with.

    If none are named, they are all of the game, and the one that is set if it is among them.
    """
    told = languages(game)
    wanted = told if langs is None else langs
    listed = isinstance(wanted, Sequence) and not isinstance(wanted, str)
    if not listed or not wanted or not all(isinstance(one, str) and one in told for one in wanted):
        raise OptionError("langs", languages=told, langs=short(langs))
    if lang is None:
        lang = settings.lang if settings.lang in wanted else wanted[0]
    if not isinstance(lang, str) or lang not in wanted:
        raise OptionError("lang", languages=wanted, lang=short(lang), hint=near(lang, wanted))
    return list(wanted), lang
