"""The tutorials in further languages: their text cells are translated, as is what their code prints in words, and it sets the language.

Beside the notebooks ``de.po`` holds what each of their passages says in German; ``python -m mopsbook.editions`` puts new and
changed passages there. A notebook is told in a language if its title is; any other one stays as it is.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mopsbook.editions import catalogue
from mopsbook.editions.code import translated_code
from mopsbook.editions.lessons import translated_lesson
from mopsbook.editions.markdown import Translate, translated

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

IMPORT = "import mopsbook as mops"
"""Below this the language is set, of all that the cells show."""
LESSON = re.compile(r'(?<="""\n)---\nlesson:.*?(?=""")', re.DOTALL)
"""A lesson that stands in the code."""


def edition(content: bytes, done: Catalog, lang: str) -> bytes:
    """Return a notebook in another language; as it is if it is not told there.

    Lessons that stand in its code are translated, too. The stored outputs would be in the language of the source, so they are left out.
    """
    source = json.loads(content)
    if not _is_told(source, done):
        return content
    notebook = translated_notebook(source, catalogue.translator(done), lang)
    return f"{json.dumps(notebook, indent=1, ensure_ascii=False)}\n".encode()


def translated_notebook(
    notebook: dict[str, Any], translate: Translate, lang: str
) -> dict[str, Any]:
    r"""Put a notebook, as nbformat's version 4 has it, into another language.

    Examples
    --------
    >>> text = {"cell_type": "markdown", "source": ["# One\n", "\n", "A cat."]}
    >>> code = {"cell_type": "code", "source": ["import mopsbook as mops"]}
    >>> for cell in translated_notebook({"cells": [text, code]}, str.upper, "de")["cells"]:
    ...     print(cell["source"])
    ['# ONE\n', '\n', 'A CAT.']
    ['import mopsbook as mops\n', '\n', 'mops.settings.lang = "de"']
    """
    cells: list[dict[str, Any]] = []
    unset = True
    for cell in notebook["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            text = translated(text, translate)
            more: dict[str, Any] = {}
        elif cell["cell_type"] == "code":
            text = translated_code(text, translate)
            text = LESSON.sub(lambda found: translated_lesson(found[0], translate, lang), text)
            if unset and IMPORT in text:
                unset = False
                setting = f"mops.settings.lang = {json.dumps(lang)}"
                text = text.replace(IMPORT, f"{IMPORT}\n\n{setting}", 1)
            more = {"outputs": [], "execution_count": None}
        else:
            more = {}
        cells.append({**cell, "source": text.splitlines(keepends=True), **more})
    return {**notebook, "cells": cells}


def path_of(folder: Path, lang: str) -> Path:
    """Return where the catalogue of a language is, or would be."""
    return folder / f"{lang}.po"


def problems(folder: Path, lang: str) -> Iterator[str]:
    """Yield what is missing, or was made for another passage, in the notebooks that are told in a language."""
    done = catalogue.read(path_of(folder, lang), lang)
    yield from catalogue.problems(_collected(folder, done), done)


def renew(folder: Path, lang: str) -> None:
    """Put the new and the changed passages of the notebooks that are told in a language into its catalogue."""
    path = path_of(folder, lang)
    catalogue.renew(path, lang, _collected(folder, catalogue.read(path, lang)))


def _collected(folder: Path, done: Catalog) -> Catalog:
    def put(source: dict[str, Any], translate: Translate) -> Any:
        return translated_notebook(source, translate, "")

    sources = ((path, json.loads(path.read_bytes())) for path in sorted(folder.glob("*.ipynb")))
    return catalogue.collected(
        (path.name, partial(put, source)) for path, source in sources if _is_told(source, done)
    )


def _is_told(source: dict[str, Any], done: Catalog) -> bool:
    """Return whether the title of a notebook, which is its first passage, has a translation."""
    found: list[str] = []

    def keep(text: str) -> str:
        found.append(text)
        return text

    translated_notebook({"cells": source["cells"][:1]}, keep, "")
    title = done.get(found[0]) if found else None
    return bool(title and title.string)
