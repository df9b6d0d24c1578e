"""What somebody may have meant who wrote what there is not."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def near(written: object, known: Iterable[object], meant: str = "") -> str:
    """Return a sentence that names what may have been meant, with a space before it; "" if nothing.

    Parameters
    ----------
    written : object
        What was written.
    known : iterable of object
        What could have been written: the one that looks most like it is named, if one does.
    meant : str
        What is meant by something that looks like nothing known, such as a letter of other cards.

    Examples
    --------
    >>> near("hand", ["turn", "hands", "trick"]), near("Mopsen", ["dog", "mopsen"]), near("x", ["dog"])
    (" Did you mean 'hands'?", " Did you mean 'mopsen'?", '')
    """
    if not meant and isinstance(written, str):
        # in small letters, for those who write some of them large
        by_sound = {str(one).lower(): one for one in known}
        found = difflib.get_close_matches(written[:60].lower(), by_sound, 1)
        return f" Did you mean {by_sound[found[0]]!r}?" if found else ""
    return f" Did you mean {meant!r}?" if meant else ""
