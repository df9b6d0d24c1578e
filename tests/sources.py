"""The package's code as trees and its catalogues as messages: each file is read once, for all tests."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import mopsbook as mops

PACKAGE = Path(mops.__file__).parent
#: forms of a fact that `mopsbook.teach.words` adds; a language may need other forms than the next
FORMS = re.compile(r"_(or|list|count|suit|number|rank|colour|is|are|who|whom|to|whose)$")


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def nodes(path: Path) -> dict[type[ast.AST], list[Any]]:
    """Return all that stands in a file, by its kind."""
    found: dict[type[ast.AST], list[Any]] = defaultdict(list)
    for node in ast.walk(tree(path)):
        found[type(node)].append(node)
    return found


@cache
def texts_in(path: Path) -> frozenset[str]:
    return frozenset(
        node.value for node in nodes(path)[ast.Constant] if isinstance(node.value, str)
    )


def calls(path: Path, *names: str) -> list[ast.Call]:
    """Return the calls in a file of functions, methods or classes of these names."""
    return [node for node in nodes(path)[ast.Call] if is_call(node, *names)]


def is_call(node: ast.AST, *names: str) -> bool:
    return isinstance(node, ast.Call) and called(node) in names


def called(call: ast.Call) -> str:
    """Return the name of what a call calls, or ''."""
    return getattr(call.func, "id", getattr(call.func, "attr", ""))


@cache
def catalogue(path: Path) -> ftl.Resource:
    return parse(path.read_text("utf-8"))


class Entries(Visitor):
    """Messages of one file: attributes, variables and messages they refer to."""

    def __init__(self, path: Path) -> None:
        self.messages: dict[str, tuple[set[str], set[str]]] = {}
        self.referred: set[str] = set()
        self.refers: dict[str, set[str]] = {}
        self.now: set[str] = set()
        self.visit(catalogue(path))

    def visit_Junk(self, node: ftl.Junk) -> None:
        raise AssertionError(f"not Fluent: {node.content}")

    def visit_Message(self, node: ftl.Message) -> None:
        assert node.id.name not in self.messages, f"{node.id.name} stands twice"
        self.now, self.to = set[str](), set[str]()
        self.messages[node.id.name] = ({a.id.name for a in node.attributes}, self.now)
        self.refers[node.id.name] = self.to
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.now.add(FORMS.sub("", node.id.name))

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.referred.add(node.id.name)
        self.to.add(node.id.name)

    def facts(self, message: str) -> set[str]:
        """Return what a message speaks of, with those of this file that it refers to.

        What goes with a fact, such as the kind of a card, is each language's own as well.
        """
        parts = [self.facts(part) for part in self.refers[message] & set(self.messages)]
        found = self.messages[message][1].union(*parts)
        return {one for one in found if one.rpartition("_")[0] not in found}

    def whole(self) -> dict[str, tuple[set[str], set[str]]]:
        """Return the messages that are no part of others, with all that they speak of."""
        told = set(self.messages) - self.referred
        return {message: (self.messages[message][0], self.facts(message)) for message in told}


@cache
def entries(path: Path) -> Entries:
    return Entries(path)
