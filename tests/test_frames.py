"""What the front end is tested with, and declares, is what Python sends, and reads what it says."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

from mopsbook.jupyter.messages import FIELDS, OF_EDITOR, OF_LESSON, OF_QUIZ
from tests.frames import FILE, made, text

TRIES = {kind: fields for kind, fields in OF_LESSON.items() if kind != "answer"}

WIRE = [
    Path(__file__).resolve().parents[1] / "widgets/src" / name
    for name in ("wire.ts", "papers.ts", "messages.ts")
]
NEW = (
    "What is sent is no longer what the front end is tested with: `python -m tests.frames` writes it anew, and "
    "`npm run check` in widgets/ says whether the front end can read it. Read what changed before you keep it."
)


def test_the_front_end_is_tested_with_what_is_sent() -> None:
    assert FILE.read_text("utf-8") == text(made()), NEW


def test_every_field_that_is_declared_is_sent_and_no_other() -> None:
    """Each at least once; the compiler checks of the same file that it has the type."""
    sent: dict[str, set[str]] = defaultdict(set)
    for one in made().values():
        gather(one["state"], "State", sent)
    assert sent == {form: {*fields_within(form)} for form in sent}
    assert declared().keys() - sent.keys() == {
        "Says",
        "Answers",
        "Asks",
        "Tries",
        "Edits",
        "Zipped",
    }


def test_the_front_end_says_what_python_reads() -> None:
    """What it must say has no question mark; the picture on which it was said is added to it."""
    all_of_them = {"Says": FIELDS, "Answers": OF_QUIZ, "Tries": TRIES, "Edits": OF_EDITOR}
    for name, known in all_of_them.items():
        assert declared()[name].keys() == known.keys()
        for kind, form in declared()[name].items():
            may = set(re.findall(r"(\w+)\?:", form))
            said = {field: field not in may for field in fields_of(form)}
            assert {field: must for field, must in known[kind].items() if field != "rev"} == said


@cache
def declared() -> dict[str, dict[str, str]]:
    """Return the interfaces of the wire: for each field its type; what others extend counts with these."""
    text = "".join(path.read_text("utf-8") for path in WIRE)
    code = re.sub(r"/\*\*.*?\*/|//[^\n]*", "", text, flags=re.S)
    form = r"^export interface (\w+)(?: extends (\w+))? \{\n(.*?)^\}"
    found = {name: (base, body) for name, base, body in re.findall(form, code, re.M | re.S)}
    bases = {base for base, _ in found.values()}
    return {
        name: (fields_of(found[base][1]) if base else {}) | fields_of(body)
        for name, (base, body) in found.items()
        if name not in bases
    }


def fields_of(body: str) -> dict[str, str]:
    """Return the fields of an interface, or of a type in braces, with their types."""
    return dict(re.findall(r"(\w+)\??: ((?:\{[^}]*\}|[^;{])+)", body.strip().strip("{}")))


def fields_within(form: str) -> dict[str, str]:
    """Return the fields of a type that is written out, or of the interface of that name; none of others."""
    return fields_of(form) if form.startswith("{") else declared().get(form, {})


def gather(value: Any, form: str, sent: dict[str, set[str]]) -> None:
    """Note the fields of a value, and of all within it, by the interface that it has."""
    form = re.sub(r"Partial<(\w+)>|( \| (?:null|Zipped|Omit<.*>))", r"\1", form)
    if value is None:
        return
    if match := re.fullmatch(r"(?:Record<string, |PerLang<)(.*)>", form):
        for one in value.values():
            gather(one, match[1], sent)
    elif form.endswith("[]"):
        for one in value:
            gather(one, form.removesuffix("[]"), sent)
    elif fields := fields_within(form):
        sent[form] |= value.keys()
        for name, inner in value.items():
            gather(inner, fields[name], sent)
