"""What a cell of code prints in words, as messages: the literals that stand there, with their quotation marks."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

from mopsbook.editions.markdown import Translate

WORD = re.compile(r"(?<![\w=])[^\W\d_]{3,}(?![\w=])")


def translated_code(text: str, translate: Translate) -> str:
    r"""Put what code prints in words into another language; what it computes with stays as it is.

    Examples
    --------
    >>> code = 'move = game.play(state, "0 play")\nprint("possible:", f"{move}, in all {len(move)}", move["kind"])'
    >>> print(translated_code(code, lambda one: {'"possible:"': '"möglich:"'}.get(one, one)))
    move = game.play(state, "0 play")
    print("möglich:", f"{move}, in all {len(move)}", move["kind"])
    """
    try:
        tree = ast.parse(text)
    except SyntaxError:  # it has a line of IPython, such as a command of the shell
        return text
    rows = text.split("\n")
    found = {
        (one.lineno, one.col_offset): ast.get_source_segment(text, one) or ""
        for node in ast.walk(tree)
        for one in _said(node)
    }
    for (row, column), literal in sorted(found.items(), reverse=True):
        if "\n" in literal:
            continue
        line = rows[row - 1].encode()
        before, after = line[:column].decode(), line[column + len(literal.encode()) :].decode()
        rows[row - 1] = before + translate(literal) + after
    return "\n".join(rows)


def _said(node: ast.AST) -> Iterator[ast.expr]:
    """Yield the literals in words that a call of `print` says, or a function returns as a sentence."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print":
        for argument in node.args:
            yield from _words(argument)
    elif isinstance(node, ast.Return) and isinstance(node.value, ast.JoinedStr):
        yield from _words(node.value)


def _words(node: ast.AST) -> Iterator[ast.expr]:
    """Yield the literals of an expression that are words, and not what something is called or looked up by."""
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    told = [part.value for part in parts if isinstance(part, ast.Constant)]
    if isinstance(node, ast.expr) and WORD.search(
        "".join(one for one in told if isinstance(one, str))
    ):
        yield node
        return
    if isinstance(node, ast.Subscript | ast.Compare):
        return
    if isinstance(node, ast.Call):
        joins = isinstance(node.func, ast.Attribute) and node.func.attr == "join"
        within: Iterable[ast.AST] = [node.func.value, *node.args] if joins else []  # type: ignore[attr-defined]
    else:
        within = ast.iter_child_nodes(node)
    for part in within:
        yield from _words(part)
