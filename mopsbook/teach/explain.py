"""From what happened, or what must not happen, to sentences that cite their rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import chain
from typing import Any

from mopsbook.core import registry
from mopsbook.core.errors import IllegalMove, saying, short
from mopsbook.core.rules import Rule, rule_book
from mopsbook.core.settings import spoken
from mopsbook.core.state import Move, State
from mopsbook.core.step import AnyStep, Step
from mopsbook.core.verdict import Event, Facts, Fault
from mopsbook.record.trace import Trace
from mopsbook.teach.voice import heard, voice_of
from mopsbook.teach.words import Teller, say


@dataclass(frozen=True, slots=True)
class Sentence:
    """One to three sentences about one thing, and the rules on which they rest."""

    text: str
    rules: tuple[Rule, ...] = ()

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True, repr=False)
class Explanation:
    """What :func:`explain` has to say; it shows itself in a notebook.

    Parameters
    ----------
    sentences : tuple of Sentence
        One for each thing that happened, or each rule that was broken.
    lang : str
        Language of the sentences.
    """

    sentences: tuple[Sentence, ...]
    lang: str

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule that is cited, once, in the order of the sentences."""
        return tuple(dict.fromkeys(rule for s in self.sentences for rule in s.rules))

    def __str__(self) -> str:
        return "\n".join(s.text for s in self.sentences)

    def __repr__(self) -> str:
        lines = []
        for s in self.sentences:
            chips = "; ".join(rule.chip(self.lang) for rule in s.rules)
            lines.append(f"{s.text} [{chips}]" if chips else s.text)
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        parts = []
        for s in self.sentences:
            chips = " ".join(
                f'<small title="{escape(rule.told(self.lang).text)}">'
                f"<b>{escape(rule.chip(self.lang))}</b></small>"
                for rule in s.rules
            )
            parts.append(f"<p>{escape(s.text)} {chips}</p>")
        # a name with dollar signs is no formula
        classes = "mathjax_ignore tex2jax_ignore"
        return f'<div class="{classes}" lang="{escape(self.lang)}">{"".join(parts)}</div>'

    def _repr_markdown_(self) -> str:
        return "\n\n".join(
            " ".join([_plain(s.text), *(f"**{_plain(rule.chip(self.lang))}**" for rule in s.rules)])
            for s in self.sentences
        )


def explain(
    what: AnyStep | Trace | State | IllegalMove | Fault | Event | Iterable[AnyStep | Fault | Event],
    lang: str | None = None,
    names: Sequence[str] | None = None,
    seat: int | None = None,
) -> Explanation:
    """Explain what happened, why a move is refused, or what is to be decided.

    Parameters
    ----------
    what : Step, Trace, State, IllegalMove, Violation, Event, or several of them
        A step tells what happened and why, a record all that happened in it; an illegal move or the
        answer of ``check`` why not; a position whose decision it is and what is possible.
    lang : str, optional
        Language, one of :func:`mopsbook.teach.words.languages`; by default ``mopsbook.settings.lang``.
    names : sequence of str, optional
        Names of the players by seat; by default those of the record.
    seat : int, optional
        Tell only what this seat may know, of several steps not even how many it was not told of.
        Without it everything is told.

    Returns
    -------
    Explanation
        Sentences with the rules on which they rest.

    Raises
    ------
    MissingWords
        If the game is not told in that language.
    TypeError
        If it is nothing that can be explained.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> s = g.position("trick 0:B7; hands R5 R7 R9 / R12 Y2 Y5 Y6 / B9 Y4 Y7 Y8")
    >>> mops.explain(g.play(s, "1 play Y2"))
    Ben has no blue pug and may play anything: yellow 2. [§ 3.8 Cannot follow; § 3.4 One card, clockwise]
    >>> print(mops.explain(g.play(s, "1 play Y2").after, lang="de"))
    Blau 7 wurde ausgespielt, also muss Cleo einen Mops in Blau legen: Blau 9.

    A whole record, as one of the players was told of it:

    >>> story = mops.explain(mops.record(g, seed=7), seat=0).sentences
    >>> print(story[3])
    Ben exchanges 3 cards.
    """
    lang = spoken(lang)
    if isinstance(what, State):
        return Explanation((_asked(what, lang, names, seat),), lang)
    if isinstance(what, Trace):
        names = what.names if names is None else names
    things = what.violations if isinstance(what, IllegalMove) else _several(what, seat)
    sentences = tuple(_sentence(thing, lang, names, seat) for thing in things)
    if not sentences:  # of a move that check() found nothing against, or of no step at all
        sentences = (Sentence(say("allowed" if what == () else "nothing-told", lang)),)
    return Explanation(sentences, lang)


def _several(what: object, seat: int | None) -> tuple[Fault | Event, ...]:
    if isinstance(what, Step):  # which is a tuple, too
        return what.events
    things: tuple[Any, ...] = (what,)
    if isinstance(what, Iterable) and not isinstance(what, str | Move):
        parts = (heard(part, seat) if isinstance(part, Step) else (part,) for part in what)
        things = tuple(chain.from_iterable(parts))
    for thing in things:
        if not isinstance(thing, Fault | Event):
            raise saying(TypeError, "explain-what", thing=short(thing))
    return things


def _sentence(
    thing: Fault | Event, lang: str, names: Sequence[str] | None, seat: int | None
) -> Sentence:
    cited: tuple[str, ...]
    if isinstance(thing, Fault):
        message, cited = thing.message("refusal"), (thing.rule,)
    else:
        hidden = thing.only is not None and seat is not None and seat not in thing.only
        message, cited = f"event-{thing.kind}{'-hidden' if hidden else ''}", thing.rules
    game = registry.rule_prefixes()[cited[0].partition(".")[0]]
    return sentence_of(Teller(game, lang, names), message, thing.facts, cited)


def _asked(state: State, lang: str, names: Sequence[str] | None, seat: int | None) -> Sentence:
    message, facts, cited = voice_of(state.GAME).prompt(state, seat)
    return sentence_of(Teller(state.GAME, lang, names), message, facts, cited)


def sentence_of(teller: Teller, message: str, facts: Facts, cited: Iterable[str]) -> Sentence:
    """Return a message of a game with its facts and the rules behind it as a sentence."""
    book = rule_book(teller.game)
    return Sentence(teller.tell(message, facts), tuple(book[rule] for rule in cited))


def _plain(text: str) -> str:
    """Let Markdown show a text as it is: names may hold anything."""
    text = re.sub(r"([\\`*_{}\[\]<>#|~&$])", r"\\\1", text)
    return re.sub(r"^(\d*)([-+=.)])", r"\1\\\2", text)  # a sentence is no entry of a list
