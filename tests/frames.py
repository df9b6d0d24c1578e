"""What tables and replays send, for the tests of the front end: ``python -m tests.frames``.

It writes ``widgets/tests/frames.ts``, whose types the TypeScript compiler holds against those of
``widgets/src/wire.ts``. The file is kept beside the tests that read it, because the front end is checked where
there is no Python; :mod:`tests.test_frames` says when it is no longer what is sent.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import mopsbook as mops
from mopsbook.jupyter import shown
from mopsbook.jupyter.front_end import FrontEnd
from mopsbook.quiz import paper
from mopsbook.show import wire
from mopsbook.show.packing import unpack
from tests.sent import unzipped

FILE = Path(__file__).resolve().parents[1] / "widgets/tests/frames.ts"
HEAD = """\
// What Python sends, written by "python -m tests.frames": never by hand. Drawings are left out, and rules that
// nothing cites.
import type {{ Frame, State }} from "../src/wire.js";
import type {{ Marked }} from "../src/papers.js";

const ui: State["ui"] = {ui};

export interface Sent {{
  state: Omit<State, "index" | "speed" | "can" | "help" | "pace"> & Partial<State>;
  /** Where there are several: the last picture, as Python puts it together. */
  last?: Frame;
  /** What Python says of answers to the questions of a page, and how many pictures it plays out. */
  marks?: [which: number, last: boolean, mark: Marked, played: number][];
}}

export const sent: Record<string, Sent> = {{
{sent}
}};
"""
TRICK = "trick 0:R6; hands R5 B1 Y9 / R2 B9 Y3 / B8 Y1 C2; stack B3 B4 B5"
EXCHANGE = (
    "phase redraw; turn 1; stack Y9 Y10 Y11 B9; hands R1 R16 B5 B6 Y1 Y2 C1 C8 / R2 R3 R4 R5 R6 R7 R8 R9 / "
    "B7 B8 B10 B11 B12 B13 B14 B15"
)
LAST = "trick 0:R16 1:Y1; hands B1 / B5 / R3; pecking Y C R B; round 3; scores 3 4 5 / 6 7 8"
PINCHED = "trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4; pecking Y C R B"
SLAP = "guard 2; discard N3 Q2; phase slap; turn 0; draw N1 N5; hands N5 M1 / N4 N5 / N1 N2"
SEVEN = "pieces h2 t61 t5 t7 / t12 t15 / t9 t30 / t40; hands 7 4 / 7 joker / 5 1/11 / 2"
GRAPHED = "hands 9H QH AS / 9C 9D KH; middle TH JD 6S"
SWAPPED = "hands AH KH 8S / 6C 7C 9S; middle TH JD QC"
TWO_SETS = "phase dealer; dealer 0; turn 0; hands 6D TH 8S / JC 8D JD; second 7C TD KD"
KNOCKED = "hands KC 9C 8S / JD TD 9S; middle KD 7H 6S; tokens 0 1; knocker 1; turn 0"
MELDS = "phase draw; hands 7C 7D 7S KD / 2H 3H 9S; stock 2C 3C 5D; discard 9H"
FAULTY = f"""---
game: mopsen
players: 3
language: en
---
Try <b>it</b>.

```board
position: {TRICK}
ring: R99
try: yes
```
"""
ANY_CARD = f"""---
game: mopsen
players: 3
language: en
---
```turn
position: {TRICK}
```

And now?
"""
GUESSED = f"""---
game: mopsen
players: 3
language: en
---
```question
position: {TRICK}
click: playable
guess: yes
```
"""
TWO_TURNS = """---
game: purrrummy
players: 2
language: en
seat: 0
---
```turn
position: phase draw; hands 9C KH / 3C 4C; discard 9H; stock 2D 5D
move: 0 draw discard
right: A nine.
```

And now discard.

```turn
move: 0 discard KH
right: Away.
```
"""
BOOKED = ("miau-miau.deck", "miau-miau.jack-must-match")
"""A rule whose example is drawn with other cards, and one that can be read otherwise."""
NAMES = ("Anna", "Ben <b>&", "Cleo")
"""In the second one is what must be no markup."""


def press(table: mops.Table, on: str, **more: Any) -> None:
    """Press an item or a button of a table as the browser does."""
    items = unpack(table.timeline)[-1]["items"]
    say(table, "item" if on in items else "button", rev=table.timeline["rev"], on=on, **more)


def say(table: mops.Table, kind: str, **more: Any) -> None:
    """Send a table a message."""
    table._hear(table, {"kind": kind, **more}, [])


def table(folder: Path, game: str, start: str, seat: Any = 0, **more: Any) -> mops.Table:
    """Return a table at which a position lies."""
    options = {"players": more.pop("players")} if "players" in more else {}
    return mops.Table(
        mops.game(game, **options), seed=7, seat=seat, start=start, folder=folder, **more
    )


def replay(game: str, start: str, *moves: str, **more: Any) -> mops.Replay:
    """Return a replay of some moves from a position."""
    options = {"players": more.pop("players")} if "players" in more else {}
    found = mops.game(game, **options)
    trace = mops.record(found, start=found.position(start), moves=moves)
    return mops.Replay(trace, **more)


def widgets(folder: Path) -> Iterator[tuple[str, FrontEnd]]:
    """Yield tables and replays with what they show: together they send everything that can be sent."""
    three = {"players": 3, "names": NAMES}
    yield "mopsen: the others have led", table(folder, "mopsen", TRICK, 1, **three)
    shown = table(folder, "mopsen", TRICK, 1, **three)
    press(shown, "B9")
    yield "mopsen: a card is refused", shown
    say(shown, "example", rule="mopsen.pinch-must")
    yield "mopsen: an example of a rule", shown
    shown = table(folder, "mopsen", EXCHANGE, 1, **three)
    press(shown, "R2")
    press(shown, "R3")
    yield "mopsen: cards are picked", shown
    shown = table(folder, "mopsen", TRICK, [1, 2], **three)
    shown.save(folder / "a saved game.jsonl")
    press(shown, "R2")
    yield "mopsen: the screen is passed on", shown
    yield (
        "mopsen: the last trick",
        replay("mopsen", LAST, "2 play R3", "2 pinch R16", **three),
    )
    shown = replay("mopsen", EXCHANGE, "1 redraw R2 R3", **three)
    shown._handle_custom_msg({"kind": "view", "whose": "0"}, [])
    yield "mopsen: an exchange through other eyes", shown
    shown = replay("mopsen", PINCHED, "2 play R3", "2 pinch R16", **three)
    shown._handle_custom_msg({"kind": "view", "whose": "guess2"}, [])
    yield "mopsen: a trick is guessed", shown
    shown = replay("mauz", SWAPPED, "0 swap 8S for JD", players=2)
    shown._handle_custom_msg({"kind": "view", "whose": "guess0"}, [])
    yield "mauz: a swap is guessed", shown
    shown = replay("mauz", TWO_SETS, "0 keep", players=2)
    shown._handle_custom_msg({"kind": "view", "whose": "guess0"}, [])
    yield "mauz: one of two sets is guessed", shown
    played = mops.game("mauz", players=2).position(GRAPHED)
    yield (
        "mauz: a graph",
        mops.Graph(mops.graphs.mauz_together(played), best=["QH"], names=NAMES[:2]),
    )
    yield (
        "mops_royal: where a tile may lie",
        table(folder, "mops_royal", "boards A2 A3, A4 .. / D3 D4; tile A6; upcoming D1"),
    )
    yield "mogel_motte: time runs", table(folder, "mogel_motte", SLAP, 1, players=3, live=True)
    yield "dog: a seven", replay("dog", SEVEN, "7 t5>t12")
    shown = table(folder, "dog", SEVEN)
    yield "dog: whose pieces move", shown
    shown = table(folder, "dog", SEVEN)
    for item in ("hand0.4.0", "0:C"):
        press(shown, item)
    yield "dog: where a piece can go", shown
    shown = table(folder, "mauz", "hands AH KH 8S / 6C 7C 9S; middle TH JD QC", players=2)
    press(shown, "advise")
    yield "mauz: a swap is best", shown
    shown = table(folder, "mauz", "hands KH QH 9H / 6C 7C 9S; middle TC JD QC", players=2)
    press(shown, "advise")
    yield "mauz: a button is best", shown
    shown = table(folder, "mauz", KNOCKED, players=2)
    shown.play("0 skip")
    for button in ("replay", "next"):
        press(shown, button)
    yield "mauz: nothing to be guessed", shown
    yield "mauz: the last turn", replay("mauz", KNOCKED, "0 swap 8S for 6S", players=2)
    jack = "hands JC 9C / 8S AS KH; draw 9S; discard QC"
    yield "miau_miau: a wish", table(folder, "miau_miau", jack, players=2)
    melds = ("0 draw stock", "0 meld 7C 7D 7S", "0 discard KD")
    yield "purrrummy: a meld", replay("purrrummy", MELDS, *melds, players=2)
    yield from quizzes()
    yield from editors()
    yield "mopsen: a lesson", mops.Lesson(FILE.parents[2] / "tests/lessons/cats.en.md")
    yield "mopsen: a lesson with a fault", mops.Lesson(FAULTY)
    yield "mopsen: a lesson that goes on with any card", mops.Lesson(ANY_CARD)
    yield "mopsen: a lesson that asks for a guess", mops.Lesson(GUESSED)
    yield "purrrummy: a lesson of two turns", mops.Lesson(TWO_TURNS)
    book = mops.RuleBook(mops.game("miau_miau"), BOOKED[0])
    for rule in BOOKED:
        book._handle_custom_msg({"kind": "rule", "rule": rule}, [])
    book.examples = on_page(book, BOOKED[1])
    yield "miau_miau: a rule book", book


def on_page(book: mops.RuleBook, rule: str) -> dict[str, Any]:
    """Return what a page has of one rule, where no kernel could be asked for it."""
    langs = tuple(book.langs)
    common = wire.Common(book.game.name, langs)
    told = shown.shown(
        book.game, book.game.rules[rule], langs, games=False, otherwise=True, common=common
    )
    return {"rules": {rule: told}, "common": common.json()}


def editors() -> Iterator[tuple[str, FrontEnd]]:
    """Yield a position that can occur, and one that cannot."""
    shown = mops.Editor(mops.game("dog", players=2))
    shown.write("stock", "-")
    yield "dog: an editor", shown
    shown = mops.Editor(mops.game("mauz", players=2))
    shown.write("losers", "1")
    shown.put("hands/0/0", "box")
    shown.write("turn", "two")
    say(shown, "put", rev=shown.desk["rev"], on="nothing", to="middle")
    yield "mauz: an editor of what cannot occur", shown


def quizzes() -> Iterator[tuple[str, FrontEnd]]:
    """Yield quizzes in each stage."""
    g = mops.game("mopsen", players=3)
    shown = mops.Quiz(mops.questions(g, about="win-trick", count=1), names=NAMES)
    say(shown, "answer", rev=shown.task["rev"], answer=["nothing"])
    yield "mopsen: a question waits", shown
    shown = mops.Quiz(mops.questions(g, about="cat-anytime", count=1), names=NAMES)
    say(
        shown, "show", rev=shown.task["rev"]
    )  # one of several choices, of which the others are wrong
    yield "mopsen: an answer is shown", shown
    shown = mops.Quiz(mops.questions(g, about="win-trick", count=2), names=NAMES)
    shown.answer(shown.question.answers)
    shown.stop()
    yield "mopsen: a quiz is over", shown
    yield "mopsen: a page that can practise", mops.Quiz(g, about="win-trick", count=1)
    page = mops.Quiz([*one_of_each(g), *mops.questions(mops.game("mopsen"), count=1), *counted()])
    page._supply.spare = list  # what practises stands on the page before
    yield "mopsen: a quiz on a page", page


def one_of_each(game: mops.Game) -> list[mops.Question]:
    """Return a question of each way in which one is answered, and one of which wrong answers are played out."""
    made = mops.questions(game, count=40, seed=8)
    found = {one.how: one for one in reversed(made)}
    played = [
        one
        for one in made
        if any(reply.moves for reply in one.asked.replies if reply.value not in one.answers)
    ]
    return [found[how] for how in sorted(found)] + played[:1]


def counted() -> list[mops.Question]:
    """Return a question that says how many things are asked for."""
    made = mops.questions("mauz", about="swap-one", count=10)
    return [one for one in made if one.many][:1]


def sent(widget: FrontEnd) -> dict[str, Any]:
    """Return what a widget sends, unzipped and without its drawings, and its last picture."""
    of_all = {*FrontEnd.__mro__[1]().keys}
    state = {
        name: unzipped(value) for name, value in widget.get_state().items() if name not in of_all
    }
    more: dict[str, Any] = {}
    if isinstance(widget, mops.Quiz):
        page = unzipped(widget.on_page())
        if page["key"]["more"]:
            more = {"marks": [*marks_of(widget._supply.all())]}
        if more or not widget._supply.listed:
            state |= page
    state["still"] = "0" * len(state["still"])  # each has another
    if "can" in state:
        state["can"] |= {"folder": "~"}  # as has each run
    timeline = state["timeline"]
    whole = unpack(timeline)
    for one in (state, *state.get("key", {}).get("more", ())):
        lighten(one["kit"], one["timeline"])
    for told in state["book"].values():
        told["films"] = told["films"][:1]
        for film in told["films"]:
            if "kit" in film:
                back = film["kit"]["back"] | {"svg": ""}
                film["kit"] = {"art": "", "written": {}, "faces": {}, "back": back}
    return {"state": state} | ({"last": whole[-1]} if whole[1:] else {}) | more


def marks_of(questions: list[mops.Question]) -> Iterator[list[Any]]:
    """Yield for answers to each question what they are worth, whether they are the last or not."""
    told = paper.Readers(("de", "en"))
    for which, question in enumerate(questions):
        for answer in answers_to(question):
            marked = question.check(answer)
            for last in (False, True):
                said = marked if last or marked.right else marked.hint
                mark = paper.mark(marked, last or marked.right, told)
                yield [which, last, mark, len(paper.played(said))]


def answers_to(question: mops.Question) -> list[Any]:
    """Return right answers and wrong ones, each alone and together."""
    right = question.answers
    if question.how == "number":
        return [right[0], right[0] + 1, *(reply.value for reply in question.asked.replies)]
    if question.choices is not None:
        values = [choice.value for choice in question.choices]
        return values if question.how == "choice" else [right, right[::-1], (*right[1:], right[0])]
    others = [item for item in question.frame().on if item not in right]
    if question.many:
        return [right, [right[0], others[0]], others[: question.many]]
    return [right, right[:1], others[:1], [right[0], *others[::6]], [*right, *others[:5:2]]]


def lighten(kit: dict[str, Any], timeline: dict[str, Any]) -> None:
    """Leave out of a kit what the test does not look at."""
    whole = unpack(timeline)
    shown = {item.get("face") for frame in whole for item in frame["items"].values()}
    shown |= {button.get("icon") for frame in whole for button in frame["buttons"]}
    kit["faces"] = {key: face | {"svg": ""} for key, face in kit["faces"].items() if key in shown}
    kit["back"]["svg"] = kit["art"] = ""
    cited = {rule for rules in timeline["cites"] for rule in rules}
    kit["rules"] = {id: rule for id, rule in kit["rules"].items() if id in cited}
    kit["summary"] = kit["chapters"] = {}


def in_english(value: Any) -> Any:
    """Return what is sent as where there is one language."""
    if isinstance(value, dict):
        only = value.keys() == {"de", "en"}
        return {k: in_english(one) for k, one in value.items() if not only or k == "en"}
    return value if not isinstance(value, list) else [in_english(v) for v in value if v != "de"]


@cache
def made() -> dict[str, dict[str, Any]]:
    """Return what all the widgets send, by their names."""
    with TemporaryDirectory() as folder:
        found = {name: sent(widget) for name, widget in widgets(Path(folder))}
    # two languages of all say no more than those of the first, and are twice as long
    first = next(iter(found))
    return {name: one if name == first else in_english(one) for name, one in found.items()}


def text(found: dict[str, dict[str, Any]]) -> str:
    """Return the file."""
    ui = max((one["state"]["ui"] for one in found.values()), key=len)
    told = "\n".join(f"{json.dumps(name)}: {written(one, ui)}," for name, one in found.items())
    return HEAD.format(ui=lines(ui, 2), sent=told)


def written(one: dict[str, Any], ui: Any) -> str:
    """Return what a widget sends as TypeScript, with the words of the interface by name."""
    assert one["state"]["ui"].items() <= ui.items()
    state = {name: value for name, value in one["state"].items() if name != "ui"}
    more = "".join(f"{name}: {lines(one[name], 2)},\n" for name in ("last", "marks") if name in one)
    return f"{{\nstate: {{ ui,{lines(state, 4)[1:]},\n{more}}}"


def lines(value: Any, deep: int) -> str:
    """Return JSON with a line for each entry, some levels deep."""
    if not deep or not value or not isinstance(value, dict | list):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return "[\n" + ",\n".join(lines(one, deep - 1) for one in value) + "\n]"
    told = (f"{json.dumps(key)}: {lines(one, deep - 1)}" for key, one in value.items())
    return "{\n" + ",\n".join(told) + "\n}"


def main() -> int:
    """Write the file anew; return 0."""
    FILE.write_text(text(made()), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
