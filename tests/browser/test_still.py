"""The picture beside a widget: where the widget runs it is not seen, where it cannot run it is all that is seen."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import EMPTY

CODE = 'import mopsbook as mops\nmops.Table(mops.game("mauz", players=2), seed=3)'
CELL = {
    "cell_type": "code",
    "id": "a",
    "metadata": {},
    "outputs": [],
    "execution_count": None,
    "source": CODE,
}
SAVE = "() => window.jupyterapp.commands.execute('docmanager:save')"
END = "() => window.jupyterapp.shell.currentWidget.sessionContext.shutdown()"


def test_a_saved_notebook_shows_its_picture_once_the_kernel_is_gone(open_notebook, lab_home, shots):
    file = lab_home / "saved.ipynb"
    empty = json.loads(EMPTY) | {"cells": [CELL]}
    file.write_text(json.dumps(empty))
    notebook = open_notebook(file.name)
    notebook.run_all()
    expect(notebook.page.locator(".mopsbook")).to_be_visible()
    picture = notebook.page.locator(".mops-still")
    expect(picture).to_have_count(1)
    expect(picture).to_be_hidden()
    notebook.page.evaluate(SAVE)
    notebook.page.evaluate(END)
    notebook.page.close()

    saved = json.loads(file.read_text())
    again = open_notebook(file.name)
    expect(again.page.get_by_text("model not found")).to_be_visible(timeout=20_000)
    picture = again.page.locator(".mops-still")
    expect(picture.locator("img")).to_be_visible()
    expect(picture).to_contain_text("press Shift + Enter")
    again.page.screenshot(path=shots / "reopened.png")
    again.page.close()

    # as it comes by mail, or is shipped: nobody has said that it is to be trusted
    saved["metadata"]["from"] = "elsewhere"
    (lab_home / "shipped.ipynb").write_text(json.dumps(saved))
    shipped = open_notebook("shipped.ipynb").page
    picture = shipped.locator(".mops-still")
    expect(picture.locator("img")).to_be_visible()
    assert picture.locator("img").evaluate("img => img.naturalWidth") > 300
    expect(shipped.locator(".jp-RenderedText")).to_have_count(0)
    shipped.screenshot(path=shots / "shipped.png")
