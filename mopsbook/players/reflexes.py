"""What players do without being asked, in games in which speed and attention count.

Such a game has a module ``reflexes`` in its folder with a class ``Reflexes(tempers, seats)``; what it must offer is told in
:class:`Reflexes`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Any, Protocol

from mopsbook.core import registry
from mopsbook.core.advice import Reason

Gaze = int | None
"""Whom somebody looks at, where that counts."""


class Reflexes(Protocol):
    """The hands and eyes of a game in which they count: a class of its module ``reflexes``.

    Chance is always handed in, and nothing asks for the time, so that a seed gives the same game
    everywhere.
    """

    def gaze(self, state: Any, before: Gaze, rng: Random, *, passed: bool) -> Gaze:
        """Return whom is looked at in a position, if it was `before` until now.

        `passed` says that whoever is due let a moment pass.
        """

    def urge(self, state: Any, gaze: Gaze, rng: Random) -> Sequence[Any]:
        """Return moves one of which is made now, although the game waits for something else.

        They are of one seat, or the one move of the table; () if nothing happens by itself.
        """

    def read(self, text: str) -> Any:
        """Return what is done in haste, as somebody writes it; None if it is no such thing."""

    def reaction(self, state: Any, seat: int, deed: Any, time: float | None, rng: Random) -> Any:
        """Return the move that comes of what a person does, if that is done in haste; None otherwise.

        `deed` is a move, or what is done in haste, in a value of the game's own. `time` is how long
        it took in seconds; None if it is drawn as for any other.
        """

    def asks(self, state: Any) -> bool:
        """Say whether people have a hand in what the whole table does in a position."""

    def people_competing(self, state: Any) -> frozenset[int]:
        """Return the persons who have to be quick now, so that no moment can be let pass."""

    def idle(self, state: Any) -> bool:
        """Say whether nothing can happen by itself in a position, so that there is nothing to wait for."""

    def may_enter(self, state: Any, move: Any) -> bool:
        """Say whether persons may make a move of the table, such as who was slow, or a program alone."""

    def false_alarm(self, state: Any, rng: Random) -> Any:
        """Return, now and then, a position to be shown instead: something seems to happen."""

    def sign(self, state: Any, gaze: Gaze, real: bool, rng: Random) -> str:
        """Return what is seen of what happens, or only seems to happen, in a position; "" if nothing is."""

    def shown(self, state: Any, sign: str) -> Any:
        """Return the outcome of chance by which what all see goes on record, whatever it is; None if they see nothing."""

    def aftermath(self, state: Any, move: Any, sign: str, real: bool) -> Reason | None:
        """Return what is told after a person's move of what happened or seemed to; None if that is nothing."""

    def missed(self, before: Any, after: Any, gaze: Gaze) -> tuple[Reason, ...]:
        """Return what is told of what happened unseen between two positions, and all can tell by now.

        The second one is as it seems to be.

        It may be how a person was seen by who looked at `gaze`, too.
        """

    def doubtful(self, state: Any) -> bool:
        """Say whether what happens in a position could for the persons be a false alarm as well."""

    def lets_pass(self, move: Any) -> bool:
        """Say whether a move lets pass what seemed to happen."""

    def signs(
        self, state: Any, gaze: Gaze, waits: bool, sign: str | None,
        learned: Sequence[tuple[str, bool]], clock: bool,
    ) -> Any:  # fmt: skip
        """Return what the look has to know beside the position.

        `waits` says that nobody has to decide; `sign` what is seen, None where the record says it; `learned` what persons saw before, and whether it was so;
        `clock` whether time runs.
        """


class NoReflexes:
    """The hands and eyes of a game in which they do not count: nothing comes of them."""

    def gaze(self, state: Any, before: Gaze, rng: Random, *, passed: bool) -> Gaze:  # noqa: ARG002
        """Return whom is looked at: nobody else than before."""
        return before

    def urge(self, state: Any, gaze: Gaze, rng: Random) -> Sequence[Any]:  # noqa: ARG002
        """Return moves that are made unasked: none."""
        return ()

    def read(self, text: str) -> None:
        """Return what is done in haste: nothing is."""

    def reaction(self, state: Any, seat: int, deed: Any, time: float | None, rng: Random) -> None:
        """Return the move that comes of haste: there is none."""

    def asks(self, state: Any) -> bool:  # noqa: ARG002
        """Say that people have a hand in what the whole table does."""
        return True

    def people_competing(self, state: Any) -> frozenset[int]:  # noqa: ARG002
        """Return the persons who have to be quick: nobody has."""
        return frozenset()

    def idle(self, state: Any) -> bool:  # noqa: ARG002
        """Say that nobody knows better than the game whether there is something to wait for."""
        return False

    def may_enter(self, state: Any, move: Any) -> bool:  # noqa: ARG002
        """Say that people may enter any move of the table."""
        return True

    def false_alarm(self, state: Any, rng: Random) -> None:
        """Return what only seems to be so: everything is as it is shown."""

    def sign(self, state: Any, gaze: Gaze, real: bool, rng: Random) -> str:  # noqa: ARG002
        """Return what is seen: nothing."""
        return ""

    def shown(self, state: Any, sign: str) -> None:
        """Return what goes on record of what is seen: nothing."""

    def aftermath(self, state: Any, move: Any, sign: str, real: bool) -> None:
        """Return what is told afterwards: nothing."""

    def missed(self, before: Any, after: Any, gaze: Gaze) -> tuple[Reason, ...]:  # noqa: ARG002
        """Return what is told of what happened unseen: nothing does."""
        return ()

    def doubtful(self, state: Any) -> bool:  # noqa: ARG002
        """Say that nothing could be a false alarm."""
        return False

    def lets_pass(self, move: Any) -> bool:  # noqa: ARG002
        """Say that no move lets anything pass."""
        return False

    def signs(
        self, state: Any, gaze: Gaze, waits: bool, sign: str | None,
        learned: Sequence[tuple[str, bool]], clock: bool,
    ) -> None:  # fmt: skip
        """Return what the look has to know: nothing."""


def reflexes_of(name: str, tempers: Sequence[str], seats: Collection[int]) -> Reflexes:
    """Return the hands and eyes of a game, with the tempers of all seats, those of some of which programs play.

    Examples
    --------
    >>> type(reflexes_of("mogel_motte", [""] * 3, range(3))).__name__, type(reflexes_of("mauz", [], ())).__name__
    ('Reflexes', 'NoReflexes')
    """
    part = registry.optional_module(name, "reflexes")
    return part.Reflexes(tempers, seats) if part else NoReflexes()
