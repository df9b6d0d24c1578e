"""One thing is done at a table at a time, and what fails in a way that nobody foresaw has not happened."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import RLock

from mopsbook.core.errors import IllegalMove, MopsError
from mopsbook.jupyter.answers import DeclinedError
from mopsbook.jupyter.messages import BadMessageError

REFUSED = (IllegalMove, DeclinedError, BadMessageError)
"""What a table raises where nothing has changed, but for an offer that goes with the answer."""


@contextmanager
def all_or_nothing(*parts: object) -> Iterator[None]:
    """Put parts of a table back as they were if something fails before the end.

    Their attributes are values that are replaced and never changed, so it is enough to remember which
    they were.
    """
    before = [(vars(part), dict(vars(part))) for part in parts]
    try:
        yield
    except REFUSED:
        raise
    except BaseException:
        for now, then in before:
            now.clear()
            now.update(then)
        raise


class OneByOne:
    """Lets one thing be done at a time: other threads wait until it is done and shown."""

    def __init__(self) -> None:
        self._lock, self._acting = RLock(), False

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Let nothing else be done meanwhile.

        Raises
        ------
        MopsError
            If it is asked for while something is done, such as by the program of a player.
        """
        with self._lock:
            if self._acting:
                raise MopsError("table-asked")
            self._acting = True
            try:
                yield
            finally:
                self._acting = False

    def done(self) -> None:
        """Let whoever watches act from here on."""
        self._acting = False
