"""The book of rules: told in every language, cited by the code, shown by examples, and held by cases."""

from __future__ import annotations

import ast
import re
from functools import cached_property
from importlib.resources import files
from pathlib import Path

from mopsbook.cases.run import run_case
from mopsbook.core import registry
from mopsbook.core.game import game_with
from mopsbook.core.rules import slug
from mopsbook.teach.examples import example
from mopsbook.teach.guide import syllabus_of
from mopsbook.teach.words import languages
from mopsbook.testing.fault import GameFault
from mopsbook.testing.subject import Subject

LONGEST_TITLE = 26
"""Letters of a title that fit a chip."""
PLAIN = ("explicit", "technical")
"""Statuses of rules that need no reading of ours."""


def rules_are_told_in_every_language(subject: Subject) -> None:
    """Every rule has title, text, place and, where it is doubtful, our reading, in every language."""
    book = game_with(subject.name, {}).rules
    if book.languages != languages(subject.name):
        raise GameFault("languages", subject, rules=book.languages, words=languages(subject.name))
    for lang in book.languages:
        if list(book.words(lang)) != list(book):
            missing = {*book} ^ {*book.words(lang)}
            raise GameFault("rules-untold", subject, lang=lang, rules=missing or [*book])
        for rule in book.values():
            told = rule.told(lang)
            if not (told.title and told.text and told.where):
                raise GameFault("rules-untold", subject, lang=lang, rules=[rule.id])
            if len(told.title) > LONGEST_TITLE:
                raise GameFault("long-title", subject, lang=lang, rule=rule.id, most=LONGEST_TITLE)
            doubtful = rule.status not in PLAIN or any(rule.told(lang).reading for lang in book.languages)  # fmt: skip
            if (doubtful and not told.reading) or rule.option not in told.reading:
                raise GameFault("no-reading", subject, lang=lang, rule=rule.id)
    numbers = [tuple(map(int, rule.section.split("."))) for rule in book.values()]
    for before, after, rule in zip(numbers, numbers[1:], [*book.values()][1:], strict=False):
        if before >= after:
            raise GameFault("section-order", subject, rule=rule.id)


class Code:
    """What the code of a game and the sentences of its errors name.

    Parameters
    ----------
    name : str
        The game.
    """

    def __init__(self, name: str) -> None:
        self.prefix = registry.engine_of(name).prefix
        self.folder = files(registry.package(name))
        self.home = Path(str(self.folder))
        self.rule = re.compile(rf"{re.escape(self.prefix)}\.[a-z0-9-]+")

    @cached_property
    def texts(self) -> frozenset[str]:
        """Every text that stands in the code, that of the look excepted.

        A rule that an event cites under a condition is named without it.
        """
        return frozenset(
            re.sub(r" (if|unless) \w+(=\S+)?$", "", node.value)
            for path in (*self.home.glob("*.py"), *self.home.glob("graphs/*.py"))
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        )

    @cached_property
    def in_errors(self) -> frozenset[str]:
        """The rules that the errors name in brackets."""
        return frozenset(
            rule
            for path in (self.folder / "words").iterdir()
            if path.name.startswith("errors.")
            for brackets in re.findall(r"\([^()]*\)", path.read_text("utf-8"))
            for rule in self.rule.findall(brackets)
        )

    def names(self, rule: str) -> bool:
        """Say whether a rule is named, with its prefix or without; what is no move is refused by the core."""
        bare = slug(rule)
        return bare == "unknown-move" or bool({rule, bare} & self.texts)

    @cached_property
    def ids(self) -> frozenset[str]:
        """Every id of a rule that stands in the code or in an error; the ids of errors are none."""
        errors = self.folder / "words" / "errors.en.ftl"
        told = re.findall(r"(?m)^error-([\w-]+) *=", errors.read_text("utf-8")) if errors.is_file() else []  # fmt: skip
        own = {f"{self.prefix}.{one}" for one in told}
        return self.in_errors | frozenset(filter(self.rule.fullmatch, self.texts - own))


def every_rule_is_cited_or_a_note(subject: Subject) -> None:
    """Check that a rule that is no note is named by the code, and every rule that is named exists."""
    rules, code = game_with(subject.name, {}).rules, Code(subject.name)
    plan = syllabus_of(subject.name)
    if unknown := {*code.ids, *plan.first, *plan.costs} - {*rules}:
        raise GameFault("unknown-rules", subject, rules=unknown)
    for rule in rules.values():
        if not rule.note and not code.names(rule.id):
            raise GameFault("not-cited", subject, rule=rule.id)


def every_option_is_named_by_a_rule(subject: Subject) -> None:
    """Options and rules know each other: each option switches a rule, and each rule names one that there is."""
    game = game_with(subject.name, {})
    options = {*game.options.__dataclass_fields__} - {"players"}
    named = {rule.option for rule in game.rules.values() if rule.option}
    if options != named:
        raise GameFault("options", subject, options=options - named, rules=named - options)


def every_rule_has_an_example_that_shows_it(subject: Subject) -> None:
    """Check that an example shows its rule by an event or a refusal, and is the same each time."""
    game = game_with(subject.name, {})
    for rule in game.rules.values():
        found = example(game, rule.id)
        if found is None:
            if rule.status != "technical":
                raise GameFault("no-example", subject, rule=rule.id)
            continue
        if rule.id not in {*found.rules, *subject.facts.of_positions} and not rule.note:
            raise GameFault("example-shows-not", subject, rule=rule.id)
        again = example(game, rule.id)
        if again is None or again.trace != found.trace:
            raise GameFault("example-differs", subject, rule=rule.id)


def worked_cases_hold(subject: Subject) -> None:
    """Check that the worked cases of the game hold."""
    for case in subject.cases:
        if problems := run_case(case):
            raise GameFault("case", subject, case=case.name, problems="; ".join(problems))
