"""Rules as data: a citation is a value that carries its own text."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from mopsbook.core.errors import saying, short
from mopsbook.core.hints import near
from mopsbook.core.registry import package
from mopsbook.core.settings import spoken
from mopsbook.core.words import sentence


@dataclass(frozen=True, slots=True)
class RuleText:
    """The words of one rule in one language.

    Parameters
    ----------
    title : str
        Two to four words, as a chip shows them.
    text : str
        The rule in one to three sentences.
    where : str
        The heading of the rulebook under which it stands.
    reading : str
        What is ruled where the text is silent or can be read in two ways; "" if nothing is.
    """

    title: str
    text: str
    where: str
    reading: str = ""

    @property
    def parted(self) -> tuple[str, str]:
        """How it is read, and what is said of its option in Python, which follows "Option: " in every language.

        Examples
        --------
        >>> RuleText("Must", "", "", 'We follow the duty. Option: pinch = "may" allows nothing.').parted
        ('We follow the duty.', 'pinch = "may" allows nothing.')
        >>> RuleText("Must", "", "", "We follow the duty.").parted
        ('We follow the duty.', '')
        """
        reading, _, option = self.reading.partition("Option: ")
        return reading.rstrip(), option

    @property
    def gist(self) -> str:
        """The first sentence of the rule, which says most of it.

        Examples
        --------
        >>> RuleText("Last scoring", "After the 25. tile one scores. Then it ends.", "").gist
        'After the 25. tile one scores.'
        >>> RuleText("Last call", "With the last card one calls “Miau! Miau!” Then it ends.", "").gist
        'With the last card one calls “Miau! Miau!” Then it ends.'
        """
        return self._begin(1)

    @property
    def short(self) -> str:
        """Its first two sentences: as much as is said at once.

        Examples
        --------
        >>> RuleText("Chance", "", "").short, RuleText("Chance", "One. Two. Three.", "").short
        ('', 'One. Two.')
        """
        return self._begin(2)

    def _begin(self, count: int) -> str:
        """Return so many sentences."""
        opened, closed = "„“" if "„" in self.text else "“”"
        for end in re.finditer(r"(?<=[^\d][.!?])\s", self.text):
            first = self.text[: end.start()]
            count -= first.count(opened) == first.count(closed)
            if not count:
                return first
        return self.text


def slug(rule_id: str) -> str:
    """Return an id without the game's part.

    Examples
    --------
    >>> slug("mopsen.follow-suit")
    'follow-suit'
    """
    return rule_id.partition(".")[2]


class Rule(str):
    """One rule of a game: its id as a string, and everything that is known about it.

    Because a rule *is* its id, it compares, sorts, hashes and is written to JSON as that id.

    Attributes
    ----------
    section : str
        Its number in our numbering of the rule book, for instance ``"3.6"``.
    status : str
        ``"explicit"``, ``"silent"``, ``"ambiguous"``, ``"translations disagree"`` or
        ``"technical"`` (needed by software, not a rule of the game).
    option : str
        Name of the option that switches the reading; "" if there is none.
    note : bool
        Whether it is never cited by a verdict or an event: a hint or an aim.
    variant : bool
        Whether its option, which is on or off, is a variant that the rulebook offers.

    Examples
    --------
    >>> import mopsbook as mops
    >>> rule = mops.game("mopsen").rules["mopsen.follow-suit"]
    >>> rule == "mopsen.follow-suit", rule.status
    (True, 'explicit')
    """

    section: str
    status: str
    option: str
    note: bool
    variant: bool
    _book: Rules

    @classmethod
    def make(cls, book: Rules, rule_id: str, facts: Mapping[str, Any]) -> Rule:
        """Build the rule `rule_id` of `book` from its table in ``rules.toml``."""
        rule = cls(rule_id)
        rule.section = facts["section"]
        rule.status = facts["status"]
        rule.option = facts.get("option", "")
        rule.note = facts.get("note", False)
        rule.variant = facts.get("variant", False)
        rule._book = book
        return rule

    @property
    def id(self) -> str:
        """The id as a plain string."""
        return str.__str__(self)

    @property
    def chapter(self) -> str:
        """The number of the chapter in which it stands, for instance ``"3"``."""
        return self.section.partition(".")[0]

    def told(self, lang: str | None = None) -> RuleText:
        """Return the words of the rule in language `lang`, by default in the one that is set.

        Raises
        ------
        LookupError
            If the rule book is not told in that language.
        """
        return self._book.words(spoken(lang))[self.id]

    @property
    def title(self) -> str:  # type: ignore[override]  # an id is never put into title case
        """Short title in the language that is set; :meth:`told` gives others."""
        return self.told().title

    @property
    def text(self) -> str:
        """The rule in the language that is set."""
        return self.told().text

    @property
    def where(self) -> str:
        """Heading of the rulebook in that language under which the rule stands."""
        return self.told().where

    @property
    def reading(self) -> str:
        """Our reading of a doubtful passage, in that language; "" if there is no doubt."""
        return self.told().reading

    def chip(self, lang: str | None = None) -> str:
        """Return section and title of the rule.

        Examples
        --------
        >>> import mopsbook as mops
        >>> mops.game("mopsen").rules["mopsen.follow-suit"].chip("de")
        '§ 3.6 Farbzwang'
        """
        return sentence("chip", lang, section=self.section, title=self.told(lang).title)

    def standing(self, lang: str | None = None) -> str:
        """Return what the status of the rule means, in words."""
        return sentence(f"status-{self.status.replace(' ', '-')}", lang)

    def refusing(self, move: str, reason: str, lang: str | None = None) -> str:
        """Return the sentence that a move is not allowed by this rule, for a reason."""
        facts = {"reason": reason, "chip": self.chip(lang), "id": self.id}
        return sentence("illegal-move", lang, move=move, **facts)

    def __repr__(self) -> str:
        return f"<Rule {self.id}, {self.chip()}: {self.text}>"

    def _repr_html_(self) -> str:
        words = self.told()
        rows = {"our-reading": words.reading, "option": self.option, "in-rulebook": words.where}
        body = "".join(
            f"<br><b>{escape(sentence(f'ui-{label}').rstrip(':'))}:</b> {escape(text)}"
            for label, text in rows.items()
            if text
        )
        return (
            f"<div><b>{escape(self.chip())}</b> "
            f"<code>{escape(self.id)}</code> <i>{escape(self.standing())}</i>"
            f"<br>{escape(words.text)}{body}</div>"
        )


class Rules(Mapping[str, Rule]):
    """All rules of one game, by id, in the order in which the game needs them.

    Parameters
    ----------
    folder : Traversable
        The game's folder, with ``rules.toml`` and ``words/rules.<language>.toml``.
    """

    def __init__(self, folder: Traversable) -> None:
        self._folder = folder
        self._told: dict[str, dict[str, RuleText]] = {}

    @cached_property
    def _rules(self) -> dict[str, Rule]:
        tables = tomllib.loads((self._folder / "rules.toml").read_text("utf-8"))
        return {rule_id: Rule.make(self, rule_id, facts) for rule_id, facts in tables.items()}

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """Codes of the languages in which the rules are told, sorted."""
        names = (entry.name for entry in (self._folder / "words").iterdir())
        return tuple(
            sorted(
                n.removeprefix("rules.").removesuffix(".toml")
                for n in names
                if n.startswith("rules.")
            )
        )

    def words(self, lang: str) -> dict[str, RuleText]:
        """Return the words of all rules in language `lang`, by rule id."""
        if lang not in self._told:
            if lang not in self.languages:
                raise saying(
                    LookupError,
                    "rules-untold",
                    lang=short(lang),
                    languages=self.languages,
                    hint=near(lang, self.languages),
                )
            tables = tomllib.loads(
                (self._folder / "words" / f"rules.{lang}.toml").read_text("utf-8")
            )
            self._told[lang] = {rule_id: RuleText(**words) for rule_id, words in tables.items()}
        return self._told[lang]

    def __getitem__(self, rule_id: str) -> Rule:
        try:
            return self._rules[rule_id]
        except (KeyError, TypeError):  # a list is no key
            ids = {slug(one).upper(): one for one in self._rules}
            raise saying(
                KeyError, "no-rule", rule=short(rule_id), hint=near(rule_id, self._rules, ids)
            ) from None

    def __contains__(self, rule_id: object) -> bool:
        # without an error and its hints, which nobody reads
        return isinstance(rule_id, str) and rule_id in self._rules

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __repr__(self) -> str:
        return f"<Rules with {len(self)} rules, told in {', '.join(self.languages)}>"


@cache
def rule_book(game: str) -> Rules:
    """Return the rule book of a game, which lies in its folder.

    Examples
    --------
    >>> rule_book("mopsen")["mopsen.follow-suit"].section
    '3.6'
    """
    return Rules(files(package(game)))
