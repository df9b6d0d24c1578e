"""Start a real Jupyter server on the loopback address, apart from the user's own settings."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

#: Seconds that a server may take to answer: plenty, since a loaded machine starts it slowly.
PATIENCE = 150.0


@contextmanager
def jupyter(
    work: Path, home: Path, *extra: str, app: str = "lab", python: str = sys.executable
) -> Iterator[str]:
    """Serve the folder `work` by ``jupyter <app>`` of `python`; yields the base URL.

    Settings, data and the log (``server.log``) are kept in the folder `home`.
    """
    port = _free_port()
    command = [python, "-m", "jupyter", app, "--no-browser", "--allow-root", "--ip=127.0.0.1"]
    command += [f"--port={port}", "--ServerApp.port_retries=0", "--IdentityProvider.token="]
    command += ["--ServerApp.password=", f"--ServerApp.root_dir={work}", *extra]
    if app == "lab":
        command.append("--LabApp.expose_app_in_browser=True")  # window.jupyterapp
    log = home / "server.log"
    with log.open("w") as stream:
        process = subprocess.Popen(
            command, env=_environment(home), stdout=stream, stderr=subprocess.STDOUT
        )
        try:
            url = f"http://127.0.0.1:{port}"
            _wait_until_it_answers(url, process, log)
            yield url
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _environment(home: Path) -> dict[str, str]:
    settings = home / "settings" / "@jupyterlab" / "apputils-extension"
    settings.mkdir(parents=True, exist_ok=True)
    quiet = {"fetchNews": "false", "checkForUpdates": False}
    (settings / "notification.jupyterlab-settings").write_text(json.dumps(quiet))
    return {
        **os.environ,
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "IPYTHONDIR": str(home / "ipython"),
        "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
        "JUPYTER_PLATFORM_DIRS": "1",
    }


def _wait_until_it_answers(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(url + "/api/status", timeout=2):
                return
        except OSError:
            if process.poll() is not None:
                raise RuntimeError(f"The Jupyter server ended:\n{log.read_text()}") from None
            time.sleep(0.1)
    raise RuntimeError(f"The Jupyter server did not answer in {PATIENCE} s:\n{log.read_text()}")
