"""What Binder shows first offers the other language, and keeps what is learned."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMMAND = """#!/bin/sh
exec "{python}" -m mopsbook "$@"
"""


def title(page: Path) -> str:
    return "".join(json.loads(page.read_text("utf-8"))["cells"][0]["source"])


def test_the_first_page_leads_to_the_german_one_and_back(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "notebooks", tmp_path / "notebooks")
    path = tmp_path / "bin"
    path.mkdir()
    (path / "mopsbook").write_text(COMMAND.format(python=sys.executable))
    (path / "mopsbook").chmod(0o755)
    env = {
        **os.environ,
        "PATH": os.pathsep.join([str(path), str(Path(sys.executable).parent), os.environ["PATH"]]),
        "PYTHONPATH": str(ROOT),
    }
    subprocess.run([ROOT / "binder" / "postBuild"], cwd=tmp_path, env=env, check=True)
    english = tmp_path / "notebooks" / "00-welcome.ipynb"
    german = tmp_path / "notebooks" / "deutsch" / "00-welcome.ipynb"
    for page, head, way, other in (
        (english, "# Welcome", "[Auf Deutsch](deutsch/00-welcome.ipynb)", german),
        (german, "# Willkommen", "[In English](../00-welcome.ipynb)", english),
    ):
        lines = title(page).splitlines()
        assert lines[0].startswith(head) and lines[2] == f"**{way}**" and not lines[1] + lines[3]
        to = way.partition("(")[2].rstrip(")")
        assert (page.parent / to).resolve() == other


def test_what_is_learned_lies_in_the_folder_in_which_it_starts(tmp_path: Path) -> None:
    start = [ROOT / "binder" / "start", "printenv", "MOPSBOOK_LEARNED"]
    told = subprocess.run(start, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert told == f"{tmp_path}/learned.jsonl\n"
