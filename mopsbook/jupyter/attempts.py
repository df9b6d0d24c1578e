"""What fails in a way that nobody foresaw has not happened: a table is whole or as it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mopsbook.core.errors import IllegalMove
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
