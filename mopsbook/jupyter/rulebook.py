"""The rule book of a game, which shows its rules on small boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import traitlets as t

from mopsbook.core.errors import OptionError, short
from mopsbook.core.game import Game, as_game
from mopsbook.core.options import with_hints
from mopsbook.jupyter.front_end import FrontEnd, chosen_languages, drawings
from mopsbook.jupyter.shown import examples
from mopsbook.record.trace import Trace
from mopsbook.show import wire
from mopsbook.show.packing import Frame
from mopsbook.show.pictures import Recording
from mopsbook.teach.examples import Example, example


class RuleBook(FrontEnd):
    """Look up a rule, and see it at work.

    Rules are found by any of their words, and read chapter by chapter. Each says where the rulebook has it, how
    doubtful passages are read and why, what it refuses and what it causes, and shows an example on a small board, and
    then moments of games in which it decided something. What can be read otherwise is shown both ways, on the first
    move on which it matters.

    The same book is one key away at every table and in every replay. On a page without a kernel it has its words,
    examples and readings.

    Parameters
    ----------
    game : Game or str
        The game, or its name, which means its usual options.
    rule : str, optional
        The rule to begin with, by its id with or without that of the game.
    lang : str, optional
        Language to begin with; by default ``mopsbook.settings.lang``.
    langs : sequence of str, optional
        Languages to choose from; by default all of the game.

    Raises
    ------
    KeyError
        If there is no such rule.

    Attributes
    ----------
    rule : str
        Id of the rule that is open; "" if none is. It can be set, observed and linked.

    Examples
    --------
    >>> import mopsbook as mops
    >>> mops.RuleBook(mops.game("mopsen", players=3), "follow-suit")
    § 3.6 Follow suit: If a pug was led, whoever holds pugs of that colour must play one of them, or a cat. Only the leader's card sets the colour.
    """

    BROWSER_MAY_SET: ClassVar[frozenset[str]] = FrontEnd.BROWSER_MAY_SET | {"rule"}

    kind = t.Unicode("rules").tag(sync=True)
    rule = t.Unicode("").tag(sync=True)

    @with_hints
    def __init__(
        self,
        game: Game[Any, Any] | str,
        rule: str | None = None,
        lang: str | None = None,
        langs: Sequence[str] | None = None,
    ) -> None:
        game = as_game(game)
        if not isinstance(game, Game):
            raise OptionError("book-game", game=short(game))
        self._game = game
        chosen, lang = chosen_languages(game.name, lang, langs)
        told = tuple(chosen)
        title = wire.timeline([self._first()], rev=0, langs=told)
        super().__init__(
            kit=drawings(game, told, ()),
            langs=chosen,
            lang=lang,
            timeline=title,
            rule=_known(game, rule or ""),
        )

    @property
    def game(self) -> Game[Any, Any]:
        """The game whose rules stand in it."""
        return self._game

    @t.validate("rule")
    def _known_rule(self, proposal: Any) -> str:
        try:
            return _known(self._game, proposal["value"])
        except KeyError as error:
            raise t.TraitError(error.args[0]) from None

    def _ipython_display_(self, **kwargs: Any) -> None:
        super()._ipython_display_(**kwargs)
        self.keep()  # so that it shows examples when its kernel has ended

    def keep(self) -> None:
        """Make what it shows without a kernel: examples, and what is read otherwise."""
        self.examples = examples(self._game, tuple(self.langs), otherwise=True)

    def _first(self) -> Frame:
        """Return the first picture of an example: of the rule that is open, or of any."""
        rules = [self.rule] if self.rule else self._game.rules
        shown = next(filter(None, (example(self._game, rule) for rule in rules)), None)
        found = Example(Trace(self._game), 0) if shown is None else shown
        return Recording(found.trace, (found.seat,)).picture(0).frame()

    def _frame(self) -> Frame:
        return self._first()

    def _named(self) -> Sequence[str]:
        return ()

    def __repr__(self) -> str:
        if not self.rule:
            return repr(self._game.rules)
        rule = self._game.rules[self.rule]
        return f"{rule.chip(self.lang)}: {rule.told(self.lang).text}"


def _known(game: Game[Any, Any], rule: str) -> str:
    """Return the id of a rule, which may be given without that of the game; "" is none."""
    known = game.rules
    return known[rule if rule in known else f"{game.engine.prefix}.{rule}"].id if rule else ""
