"""Find a Chromium for the browser tests, or install one, or say why there is none.

``python tests/browser/chromium.py`` does that and prints the path. Looked for, in this order:
the variable ``MOPSBOOK_CHROMIUM``, a browser on the PATH, one that Playwright brought. Installed
by apt-get (as root on a Debian-like system, with a font that has the suit signs), else by
Playwright.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"
"""The same engine without the windows of a desktop: it takes half the time of the whole browser."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
#: Quiet, and able to run as root in a container: nothing but the pages of the tests is opened.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class NoChromium(Exception):  # noqa: N818 (it says what is wrong)
    """There is no Chromium; the message says what was tried and what to do."""


def find() -> str | None:
    """The path of a Chromium that is here already, or None."""
    wanted = os.environ.get("MOPSBOOK_CHROMIUM")
    if wanted:
        path = shutil.which(wanted)
        if not path:
            raise NoChromium(
                f"MOPSBOOK_CHROMIUM is {wanted!r}, but there is no program of that name: "
                "set it to the path of a Chromium, or unset it."
            )
        return path
    on_path = (shutil.which(name) for name in NAMES)
    return next((path for path in on_path if path and works(path)), None) or of_playwright()


def works(path: str) -> bool:
    """Whether the browser answers: Ubuntu's package is a stub that only names a snap."""
    try:
        return not subprocess.run([path, "--version"], capture_output=True, timeout=60).returncode
    except (OSError, subprocess.TimeoutExpired):
        return False


def of_playwright() -> str | None:
    """The Chromium that ``playwright install`` brought, if it did."""
    ask = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as p: print(p.chromium.executable_path)"
    )
    ended = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True)
    path = ended.stdout.strip()
    return path if not ended.returncode and Path(path).is_file() else None


def driver_trouble() -> str:
    """Why Playwright, which drives the browser, does not run; empty if it does.

    Its own node needs libatomic, which a bare Debian has not.
    """
    command = [sys.executable, "-m", "playwright", "--version"]
    ended = subprocess.run(command, capture_output=True, text=True)
    return ended.stderr.strip() if ended.returncode else ""


def ways() -> list[list[list[str]]]:
    """The ways to install a browser here, each a list of commands."""
    by_playwright = [sys.executable, "-m", "playwright", "install"]
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if root and shutil.which("apt-get"):
        update = ["apt-get", "update", "-qq"]
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
        beside = ["fonts-dejavu-core", "libatomic1"]
        return [
            [update, [*install, SHELL, *beside]],
            [[*install, "chromium", *beside]],  # a system that has no package of the shell
            [[*by_playwright, "--with-deps", "chromium"]],
        ]
    return [[[*by_playwright, "chromium"]]]


def find_or_install() -> str:
    """The path of a Chromium, installed if need be; `NoChromium` if there is none to be had."""
    path, trouble = find(), driver_trouble()
    tried = []
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for commands in ways():
        if path and not trouble:
            return path
        for command in commands:
            print("For the browser tests, running:", *command, flush=True)
            failed = subprocess.run(command, env=env, stdin=subprocess.DEVNULL).returncode
            tried.append(" ".join(command) + f" (ended with {failed})")
            if failed:
                break
        path, trouble = find(), driver_trouble()
    if path and not trouble:
        return path
    raise NoChromium(
        "The browser tests need Chromium, and Playwright to drive it. "
        + (f"Chromium is {path}. " if path else "There is no Chromium. ")
        + (f"Playwright does not run: {trouble} " if trouble else "")
        + f"Tried: {'; '.join(tried)}. Install what is missing (MOPSBOOK_CHROMIUM may name the "
        "browser), or leave these tests out knowingly with: nox -s tests -- --no-browser"
    )


if __name__ == "__main__":
    try:
        print(find_or_install())
    except NoChromium as why:
        raise SystemExit(str(why)) from None
