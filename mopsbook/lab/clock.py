"""A limit for what a player may take: who hangs must not stop all others."""

from __future__ import annotations

import ctypes
import sys
import threading
from time import monotonic
from types import TracebackType
from typing import Self


class TooLong(BaseException):
    """Raised in the middle of whatever takes too long."""


class Clock:
    """Ends what takes longer than a limit, in whichever thread that is: workers of Dask are threads.

    What waits in a library of C is ended only when that is over. Where there are no threads, as in a browser, nothing
    is ended.

    Parameters
    ----------
    limit : float
        How long one thing may take, in seconds.

    Examples
    --------
    >>> with Clock(60) as clock:
    ...     clock.start()
    ...     clock.stop()
    """

    def __init__(self, limit: float) -> None:
        self._limit, self._until = limit, float("inf")
        self._target = threading.get_ident()
        self._lock, self._over = threading.Lock(), threading.Event()
        self._watch = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Self:
        if sys.platform != "emscripten":
            self._watch.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._over.set()

    def start(self) -> None:
        """Begin something."""
        self._until = monotonic() + self._limit

    def stop(self) -> None:
        """End it; what came too late for it is forgotten."""
        try:
            with self._lock:
                self._until = float("inf")
        except TooLong:
            self._until = float("inf")

    def _look(self) -> None:
        while not self._over.wait(min(self._limit / 10, 1)):
            with self._lock:
                if monotonic() > self._until:
                    self._until = float("inf")
                    target = ctypes.c_ulong(self._target)
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(target, ctypes.py_object(TooLong))
