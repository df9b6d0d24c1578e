"""The picture beside a widget: where the widget runs it is not seen, where it cannot run it is all that is seen."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

import mopsbook as mops
from mopsbook.jupyter.still import still
from mopsbook.show.look import look_of
from mopsbook.show.svg import as_svg
from tests.browser.conftest import EMPTY, ROOT
from tests.browser.view import take

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


def as_page(saved: str) -> str:
    """Return the page that nbconvert makes of a notebook."""
    import nbformat  # these take a second, in every process that looks for tests
    from nbconvert import HTMLExporter

    page: str = HTMLExporter().from_notebook_node(nbformat.reads(saved, 4))[0]
    return page


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

    saved = json.loads(file.read_text())
    again = open_notebook(file.name)
    expect(again.page.get_by_text("model not found")).to_be_visible(timeout=20_000)
    picture = again.page.locator(".mops-still")
    expect(picture.locator("img")).to_be_visible()
    expect(picture).to_contain_text("press Shift + Enter")
    take(again.page, shots / "reopened.png")

    # as it comes by mail, or is shipped: nobody has said that it is to be trusted
    saved["metadata"]["from"] = "elsewhere"
    (lab_home / "shipped.ipynb").write_text(json.dumps(saved))
    shipped = open_notebook("shipped.ipynb").page
    picture = shipped.locator(".mops-still")
    expect(picture.locator("img")).to_be_visible()
    assert picture.locator("img").evaluate("img => img.naturalWidth") > 300
    expect(shipped.locator(".jp-RenderedText")).to_have_count(0)
    take(shipped, shots / "shipped.png")


@pytest.mark.filterwarnings("ignore:Your element with mimetype")
def test_a_page_that_nbconvert_makes_shows_the_same_pictures(new_page, tmp_path):
    notebook = ROOT / "notebooks/08b-mauz-python.ipynb"
    outputs = [
        output["data"]["text/html"]
        for cell in json.loads(notebook.read_text("utf-8"))["cells"]
        for output in cell.get("outputs", ())
        if "mops-still" in str(output.get("data", {}).get("text/html"))
    ]
    stored = [re.search(r'src="(data:[^"]+)"', "".join(html))[1] for html in outputs]
    file = tmp_path / "page.html"
    file.write_text(as_page(notebook.read_text("utf-8")), "utf-8")
    page = new_page()
    page.route("http*://**", lambda route: route.abort())  # nothing has to be fetched for it
    page.goto(file.as_uri())
    pictures = page.locator(".mops-still img")
    expect(pictures).to_have_count(len(stored))
    for picture, source in zip(pictures.all(), stored, strict=True):
        expect(picture).to_be_visible()
        assert picture.get_attribute("src") == source
        assert picture.evaluate("img => img.naturalWidth") > 300
    assert len(stored) > 1


def test_what_is_printed_at_once_has_its_pictures_and_whole_lines(new_page, tmp_path, shots):
    """As JupyterLab does by its menu: it has the saved notebook converted, and does not wait."""
    scene = look_of("mauz").scene(mops.game("mauz").start(seed=3))
    html = still("a1", as_svg(scene), "a table", "en")
    output = {"output_type": "display_data", "metadata": {}, "data": {"text/html": html}}
    long = f"x = {[*range(60)]}  # and so on"
    cells = [CELL | {"id": name, "source": long, "outputs": [output]} for name in "abc"]
    saved = json.loads(EMPTY) | {"cells": cells}
    file = tmp_path / "page.html"
    file.write_text(as_page(json.dumps(saved)), "utf-8")
    page = new_page(viewport={"width": 718, "height": 1047})
    page.route("http*://**", lambda route: route.abort())
    page.goto(file.as_uri())
    page.emulate_media(media="print")
    seen = page.locator(".mops-still").evaluate_all(
        "all => all.map(one => getComputedStyle(one).visibility)"
    )
    assert seen == ["visible"] * 3
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length"
    assert page.locator(".highlight pre").evaluate_all(cut) == 0
    sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(path=shots / "printed.pdf", format="A4"))
    assert len(sheets) >= 2, "three pictures need more than one"
