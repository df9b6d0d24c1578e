"""What a learner waits for, measured inside the pages of JupyterLab and of an exported replay."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle, islice, pairwise
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.figure import Figure
from tests.browser.chromium import FLAGS, find_or_install
from tests.browser.notebook import Notebook
from tests.browser.server import jupyter

PAINTS = 9
GAMES, TRIPS = 6, 6  # so few that no round is over
ANSWERS = 24
REPLAYS = ("mopsen", "dog", "mogel_motte")
OPENINGS, OPENING_MS = 5, 2000.0
FRAMES = 400  # at least
JUMPS = 200
FRAME_MS = 1000 / 60
PROBE = Path(__file__).with_name("probe.js")
CELLS = {
    "prepare": '''
import anywidget, traitlets, mopsbook as mops
from mopsbook import Quiz, Table

class Counter(anywidget.AnyWidget):
    """The least that goes to the kernel and back: a message, and a trait for the answer."""
    _esm = """export default { render({ model, el }) {
      const button = document.createElement("button");
      button.className = "bare-counter";
      const show = () => { button.textContent = model.get("count"); };
      button.onclick = () => model.send({ kind: "add" });
      model.on("change:count", show);
      show();
      el.append(button);
    } };"""
    count = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(lambda widget, content, buffers: self.set_trait("count", self.count + 1))

g = mops.game("mopsen", players=4)
''',
    "counter": "Counter()",
    "table": "Table(g, seed=7, seat=0)",
    "quiz": f"Quiz([q for q in mops.questions(g, count={4 * ANSWERS}) if q.how == 'choice'])",
}
COUNTER, TABLE, QUIZ = 1, 2, 3  # the cells' places


def measure() -> Iterator[Figure]:
    """Measure in one browser, one after the other."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=find_or_install(), args=list(FLAGS))
        # motion put aside: what is measured is the change, not how long it glides
        page = browser.new_page(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
        with lab(Path(folder)) as url:
            notebook = Notebook.at(page, url, "bench.ipynb")
            notebook.run_all()
            if notebook.errors():
                raise SystemExit(f"The notebook that is measured does not run: {notebook.errors()}")
            page.evaluate(PROBE.read_text("utf-8"))
            yield painting(page)
            yield tripping(page)
            yield marking(page)
        page.close()
        for game in REPLAYS:
            page = browser.new_page(viewport={"width": 1280, "height": 900})
            # there before the page itself, to see it open
            page.add_init_script(
                f"{PROBE.read_text('utf-8')}window.opened = mopsbookProbe.opened()"
            )
            yield from replaying(page, game, long_replay(Path(folder), game))
            page.close()
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.add_init_script(PROBE.read_text("utf-8"))
        yield from marking_alone(page, Path(folder))
        browser.close()


@contextmanager
def lab(folder: Path) -> Iterator[str]:
    """Serve a notebook with the cells above."""
    work = folder / "work"
    work.mkdir()
    cells: list[dict[str, Any]] = [
        {"cell_type": "code", "id": name, "metadata": {}, "execution_count": None,
         "source": source.strip(), "outputs": []}
        for name, source in CELLS.items()
    ]  # fmt: skip
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    book = {"nbformat": 4, "nbformat_minor": 5, "metadata": {"kernelspec": kernel}, "cells": cells}
    (work / "bench.ipynb").write_text(json.dumps(book), "utf-8")
    with jupyter(work, folder) as url:
        yield url


def long_replay(folder: Path, game: str) -> Path:
    """Write a page with the replay of a game, a short one there and back, so each step is real."""
    import mopsbook as mops
    from mopsbook.jupyter.export import save_page
    from mopsbook.show import packing, wire
    from mopsbook.show.pictures import Recording

    trace = mops.record(mops.game(game, players=4), seed=6, players="random")
    replay = mops.Replay(trace)
    told = wire.replay(Recording(trace), langs=tuple(replay.langs))
    there = packing.unpack(told)
    if len(there) < FRAMES:
        frames = list(islice(cycle([*there, *there[-2:0:-1]]), FRAMES))
        changes = [packing.difference(before, now) for before, now in pairwise(frames)]
        replay.timeline = wire.zipped(told | {"frames": [frames[0], *changes]})
    return save_page(folder / f"{game}.html", replay, "Replay")


def in_turns(count: int, *measured: Callable[[], float | None]) -> list[list[float]]:
    """Take `count` measurements of each, in turns; None is not counted."""
    taken: list[list[float]] = [[] for _ in measured]
    while len(taken[-1]) < count:
        for times, one in zip(taken, measured, strict=True):
            value = one()
            if value is not None:
                times.append(value)
    return taken


def painting(page: Any) -> Figure:
    """Compare a cell with a Table to a cell with the bare counter, from run to painted."""

    def one(kind: str, index: int) -> Callable[[], float]:
        return lambda: float(
            page.evaluate("([k, i]) => mopsbookProbe.painted(k, i)", [kind, index])
        )

    counter, table = in_turns(PAINTS, one("counter", COUNTER), one("table", TABLE))
    return Figure(
        "cell run to painted Table", median(table), median(counter), "ms",
        "a bare anywidget counter", 1.4, more={"table_ms": table, "counter_ms": counter},
    )  # fmt: skip


def tripping(page: Any) -> Figure:
    """Compare the click on a card, through the kernel to the changed table, to the counter's."""
    counter: list[float] = []
    table: list[float] = []
    for _ in range(GAMES):
        page.evaluate(f"() => mopsbookProbe.painted('table', {TABLE})")  # a new game
        new_counter, new_table = in_turns(
            TRIPS,
            lambda: float(page.evaluate(f"() => mopsbookProbe.countTrip({COUNTER})")),
            lambda: page.evaluate(f"() => mopsbookProbe.playTrip({TABLE})"),
        )
        counter += new_counter
        table += new_table
    return Figure(
        "click to changed table", median(table), median(counter), "ms",
        "the counter's round trip", 1.4, more={"table_ms": table, "counter_ms": counter},
    )  # fmt: skip


def marking(page: Any) -> Figure:
    """Compare the click on an answer, through the kernel to its mark, to the counter's."""
    counter, quiz = in_turns(
        ANSWERS,
        lambda: float(page.evaluate(f"() => mopsbookProbe.countTrip({COUNTER})")),
        lambda: float(page.evaluate(f"() => mopsbookProbe.markTrip({QUIZ})")),
    )
    return Figure(
        "answer to its mark", median(quiz), median(counter), "ms",
        "the counter's round trip", 1.5, more={"quiz_ms": quiz, "counter_ms": counter},
    )  # fmt: skip


def marking_alone(page: Any, folder: Path) -> Iterator[Figure]:
    """Count the display's frames from an answer to its mark on a page that has no kernel."""
    import mopsbook as mops

    made = mops.questions(mops.game("mopsen", players=4), count=4 * ANSWERS)
    quiz = mops.Quiz([one for one in made if one.how == "choice"])
    page.goto(mops.save_page(folder / "quiz.html", quiz, "Quiz").as_uri())
    page.wait_for_selector("[data-id=choice1]")
    took = page.evaluate(f"() => mopsbookProbe.marks({ANSWERS})")
    yield frames_of("Answer without a kernel, median", median(took), 1.0, marks_ms=took)


def frames_of(name: str, ms: float, bar: float, **more: Any) -> Figure:
    """Return how many of the display's frames something takes."""
    return Figure(name, float(round(ms / FRAME_MS)), 1, "frames", "one frame", bar, more=more)


def replaying(page: Any, game: str, path: Path) -> Iterator[Figure]:
    """Time how a page with a replay opens, and count the display's frames that a change takes."""
    opening = []
    for _ in range(OPENINGS):
        page.goto(path.as_uri())
        opening.append(float(page.evaluate("() => window.opened")))
    yield Figure(
        f"Replay of {game} opens", median(opening), OPENING_MS, "ms", "the limit", 1.0,
        more={"runs_ms": opening, "page_bytes": path.stat().st_size},
    )  # fmt: skip
    # the slider first: it comes to steps that were never shown before
    for what, ask in (("jump", f"scrubs({JUMPS})"), ("step", "steps()")):
        took = page.evaluate(f"() => mopsbookProbe.{ask}")
        name = f"Replay of {game}, {what}"
        yield frames_of(f"{name}, median", median(took), 1.0, **{f"{what}s_ms": took})
        yield frames_of(f"{name}, p95", quantiles(took, n=20)[-1], 2.0)
