"""A page of live widgets with nothing between it and Python, as a test handles it.

What is said and answered is what goes through a kernel and a notebook, in the same order; neither is there, so
that a test of what a table does waits for the table alone. What JupyterLab has a part in (its keys, its cells,
its scrolling, what it saves) is tested in JupyterLab.
"""

from __future__ import annotations

import ast
import io
import subprocess
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any

import comm
import pytest
from ipywidgets import Widget
from playwright.sync_api import Locator, Page

import node_tools

EMPTY = "<!doctype html><html lang=en><title>Live</title><body><main></main></body></html>"
BUNDLE = """import { build } from "esbuild";
const told = { entryPoints: [process.argv[1]], bundle: true, format: "esm", write: false };
process.stdout.write((await build(told)).outputFiles[0].text);"""


@cache
def host() -> str:
    """Return what draws widgets, made of what draws those of saved pages."""
    called, env = node_tools.commands()
    script = str(Path(__file__).with_suffix(".js"))
    command = [*called["node"], "--input-type=module", "-e", BUNDLE, script]
    made = subprocess.run(
        command, cwd=node_tools.WIDGETS, env=env, check=True, capture_output=True, text=True
    )
    return made.stdout


class LivePage:
    """An open page: ``cell(code)``, ``ask(code)``, ``active``, ``.page``, as of a notebook."""

    def __init__(self, page: Page, file: Path, patch: pytest.MonkeyPatch) -> None:
        self.page = page
        self._sent: list[dict[str, Any]] = []
        self._names: dict[str, Any] = {"__name__": "__main__"}
        self._broken: list[Exception] = []
        sent = self._sent

        class Wire(comm.base_comm.BaseComm):
            """What a widget sends waits until it is fetched."""

            def publish_msg(self, msg_type: str, data: Any = None, *args: Any, **more: Any) -> None:
                sent.append({"id": self.comm_id, "type": msg_type, "data": data or {}})

        patch.setattr(comm, "create_comm", Wire)
        file.write_text(EMPTY, "utf-8")
        page.expose_function("toPython", self._hear)
        page.goto(file.as_uri())
        page.add_script_tag(content=host(), type="module")
        page.wait_for_function("'show' in window")

    @property
    def active(self) -> Locator:
        """The part of the page in which the last cell is shown."""
        return self.page.locator("section.active")

    def cell(self, code: str) -> None:
        """Run `code`, and show the widget to which it comes."""
        shown = self._run(code)
        assert isinstance(shown, Widget), f"{code} comes to {shown!r}, which is no widget"
        self._send()
        self.page.evaluate("(id) => window.show(id)", shown.model_id)

    def ask(self, code: str) -> str:
        """Run `code`; what it printed or returned, as text."""
        told = io.StringIO()
        with redirect_stdout(told):
            value = self._run(code)
        self._send()
        return told.getvalue() + ("" if value is None else repr(value))

    def knows(self, code: str, said: str) -> None:
        """Wait until Python prints it: what a view sets goes there one value after the other."""
        end = monotonic() + 20
        while (found := self.ask(f"print({code})").strip()) != said:
            assert monotonic() < end, f"{code} is {found}, not {said}"
            self.page.wait_for_timeout(50)

    def later(self, milliseconds: int) -> None:
        """Let so much time pass on the page, whose clock has been installed: nobody waits for it."""
        self.page.clock.fast_forward(milliseconds)

    def close(self) -> None:
        """Leave nothing behind, and fail if Python did on the way."""
        for value in self._names.values():
            if isinstance(value, Widget):
                value.close()
        self.page.context.close()
        assert self._broken == []

    def _run(self, code: str) -> object:
        tree = ast.parse(code)
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "<cell>", "exec"), self._names)
        if last is None:
            return None
        value: object = eval(compile(ast.Expression(last.value), "<cell>", "eval"), self._names)
        return value

    def _send(self) -> None:
        self.page.evaluate("(sent) => window.hear(sent)", self._fetch())

    def _fetch(self) -> list[dict[str, Any]]:
        fetched, self._sent[:] = [*self._sent], []
        return fetched

    def _hear(self, id: str, data: Any) -> list[dict[str, Any]]:
        at = comm.get_comm_manager().get_comm(id)
        try:
            if at is not None:  # what was closed meanwhile is told nothing
                at.handle_msg({"content": {"comm_id": id, "data": data}, "buffers": []})
        except Exception as error:
            self._broken.append(error)
            raise
        return self._fetch()
