"""Messages as functions of their facts.

Fluent's parser reads them. Its own runtime goes through the tree of a message anew for each sentence, which was a quarter
of the time in which a long game is told; here each message is made a function once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from operator import itemgetter
from typing import Any

Facts = Mapping[str, Any]
Says = Callable[[Facts], Any]
"""What makes a text of facts, or takes a value from them; a fact that is missing is a KeyError."""


class Patterns:
    """Makes functions of the parsed messages of one language.

    Parameters
    ----------
    lang : str
        The language: it writes numbers, and has its own plurals.
    named : callable
        Returns the function of another message, or of a term with its ``-``, that is told within one.
    functions : mapping
        Functions that messages call, by name; each gets one value.
    """

    def __init__(
        self, lang: str, named: Callable[[str], Says], functions: Mapping[str, Callable[[Any], Any]]
    ) -> None:
        from babel import Locale

        self._locale = Locale.parse(lang)
        self._plural = lru_cache(maxsize=1000, typed=True)(self._locale.plural_form)
        self._number = lru_cache(maxsize=1000, typed=True)(self._formatted)
        self._named, self._functions = named, functions

    def of(self, pattern: Any) -> Says:
        """Return a pattern, as the parser gives it, as a function."""
        parts = [self._part(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda facts: "".join([part(facts) for part in parts])

    def _part(self, element: Any) -> Says:
        from fluent.syntax import ast

        if isinstance(element, ast.TextElement):
            text: str = element.value
            return lambda _: text
        value = self._value(element.expression)
        if isinstance(element.expression, ast.VariableReference | ast.FunctionReference):
            return lambda facts: self._written(value(facts))
        return value  # a text already

    def _value(self, expression: Any) -> Says:
        from fluent.syntax import ast

        match expression:
            case ast.VariableReference():
                return itemgetter(expression.id.name)
            case ast.MessageReference() | ast.TermReference():
                term = isinstance(expression, ast.TermReference)
                name = f"-{expression.id.name}" if term else expression.id.name
                return lambda facts: self._named(name)(facts)
            case ast.StringLiteral():
                text = expression.parse()["value"]
                return lambda _: text
            case ast.FunctionReference():
                call = self._functions[expression.id.name]
                (given,) = map(self._value, expression.arguments.positional)
                return lambda facts: call(given(facts))
            case ast.SelectExpression():
                return self._choice(expression)
        raise NotImplementedError(type(expression).__name__)

    def _choice(self, expression: Any) -> Says:
        """Return a function that tells the first variant whose key a value is, or whose plural it has, else the default."""
        selector = self._value(expression.selector)
        told = [(_key(one.key), self.of(one.value)) for one in expression.variants]
        (usual,) = (
            says for (_, says), one in zip(told, expression.variants, strict=True) if one.default
        )
        by_text = {key: says for key, says in reversed(told) if isinstance(key, str)}

        def choose(facts: Facts) -> Any:
            value = selector(facts)
            if isinstance(value, str):
                return by_text.get(value, usual)(facts)
            keys = value, self._plural(value)
            return next((says for key, says in told if key in keys), usual)(facts)

        return choose

    def _written(self, value: Any) -> str:
        """Return a value as it stands in a text; what is neither a text nor a number is an error."""
        if isinstance(value, str):
            return value
        if type(value) in (int, float):
            return self._number(value)
        return str(
            value.format(self._locale)
        )  # Fluent's number, which says itself how it is written

    def _formatted(self, value: float) -> str:
        from babel.numbers import format_decimal

        return str(format_decimal(value, locale=self._locale))


def _key(key: Any) -> str | float:
    """Return the key of a variant: a word, or a number."""
    return key.name if hasattr(key, "name") else float(key.value)
