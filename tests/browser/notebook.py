"""A notebook open in JupyterLab in a real browser, as a test handles it."""

from __future__ import annotations

from time import monotonic
from typing import Any, Self

# The toolbar says "idle" before any kernel exists, and "run all" does nothing then: ask the kernel.
_READY = """() => {
  const kernel = window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel;
  return kernel?.connectionStatus === "connected" && kernel.status === "idle";
}"""
_RUN_ALL = """() => {
  window.mopsbookRan = false;
  window.jupyterapp.commands.execute("notebook:run-all-cells")
    .finally(() => { window.mopsbookRan = true; });
}"""
_OPEN = """async (path) => {
  const { commands, restored, shell } = window.jupyterapp;
  await restored; // what is opened before that, it may close again
  const widget = await commands.execute("docmanager:open", { path });
  await widget.context.ready;
  shell.activateById(widget.id);
}"""
_CLOSE = """async () => {
  const widget = window.jupyterapp.shell.currentWidget;
  await widget.sessionContext.shutdown();
  widget.dispose(); // closed, it would ask whether to save
}"""
_ERRORS = """() => window.jupyterapp.shell.currentWidget.content.widgets
  .filter((cell) => cell.model.type === "code")
  .flatMap((cell) => cell.model.outputs.toJSON())
  .filter((output) => output.output_type === "error")
  .map((output) => `${output.ename}: ${output.evalue}`)"""
_WIDGETS = """() => window.jupyterapp.shell.currentWidget.content.widgets
  .flatMap((cell, index) => cell.model.type === "code" && cell.model.outputs.toJSON()
    .some((output) => output.data?.["application/vnd.jupyter.widget-view+json"]) ? [index] : [])"""
# Cells out of sight may not be in the page at all: go there, as a reader does.
_PAINTED = """async (index) => {
  const { content } = window.jupyterapp.shell.currentWidget;
  await content.scrollToItem(index, "start");
  const host = content.widgets[index].node.querySelector(".mopsbook");
  return Boolean(host?.shadowRoot?.querySelector("svg")?.getBoundingClientRect().height);
}"""
_ASK = """async (code) => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const said = [];
  const future = kernel.requestExecute({ code, store_history: false });
  future.onIOPub = ({ content }) => {
    if (content.text) said.push(content.text);
    if (content.ename) said.push(`${content.ename}: ${content.evalue}`);
    if (content.data) said.push(content.data["text/plain"] ?? "");
  };
  await future.done;
  return said.join("");
}"""
_CELL = """async (code) => {
  const { commands, shell } = window.jupyterapp;
  const { content } = shell.currentWidget;
  content.activeCellIndex = content.widgets.length - 1;
  await commands.execute("notebook:insert-cell-below");
  content.activeCell.model.sharedModel.setSource(code);
  await commands.execute("notebook:run-cell");
}"""


class Notebook:
    """The open notebook: ``run_all()``, ``errors()``, ``widgets()``, ``ask(code)``, ``.page``..."""

    def __init__(self, page: Any, patience: float = 120) -> None:
        self.page = page
        self.patience = patience * 1000
        page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=self.patience)
        self.wait_for_kernel()

    @classmethod
    def at(cls, page: Any, base_url: str, name: str) -> Self:
        """Open a notebook in a JupyterLab of its own."""
        page.goto(f"{base_url}/lab/tree/{name}?reset")
        return cls(page)

    @classmethod
    def beside(cls, page: Any, name: str) -> Self:
        """Open a notebook in a JupyterLab that has been loaded."""
        page.wait_for_function("window.jupyterapp?.commands.hasCommand('docmanager:open')")
        page.evaluate(_OPEN, name)
        return cls(page)

    def close(self) -> None:
        """End the kernel, and leave nothing of the notebook on the page."""
        self.page.evaluate(_CLOSE)

    def wait_for_kernel(self) -> None:
        """Wait until the kernel is connected and idle."""
        self.page.wait_for_function(_READY, timeout=self.patience)

    def run_all(self) -> None:
        """Run every cell, and wait until the last has run."""
        self.page.evaluate(_RUN_ALL)
        self.page.wait_for_function("window.mopsbookRan", timeout=self.patience)

    def errors(self) -> list[str]:
        """The errors that cells show, each in a line."""
        errors: list[str] = self.page.evaluate(_ERRORS)
        return errors

    def widgets(self) -> int:
        """Scroll to every cell that shows a widget and wait until it is painted; how many."""
        cells = self.page.evaluate(_WIDGETS)
        for index in cells:
            self.page.wait_for_function(_PAINTED, arg=index, polling=200, timeout=self.patience)
        return len(cells)

    @property
    def active(self) -> Any:
        """The cell that was run last."""
        return self.page.locator(".jp-Cell.jp-mod-active")

    def cell(self, code: str) -> None:
        """Write `code` into a new last cell and run it, as a reader would."""
        self.page.evaluate(_CELL, code)

    def ask(self, code: str) -> str:
        """Run `code` in the kernel without a cell; what it printed or returned, as text."""
        said: str = self.page.evaluate(_ASK, code)
        return said

    def knows(self, code: str, said: str) -> None:
        """Wait until the kernel prints it: what a view sets goes there one value after the other."""
        end = monotonic() + self.patience / 1000
        while (found := self.ask(f"print({code})").strip()) != said:
            assert monotonic() < end, f"{code} is {found}, not {said}"
            self.page.wait_for_timeout(50)

    def later(self, milliseconds: int) -> None:
        """Wait for so long."""
        self.page.wait_for_timeout(milliseconds)

    def restart_kernel(self) -> None:
        """Restart the kernel without asking, and wait for it."""
        self.page.evaluate(
            "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
        )
        self.wait_for_kernel()
