"""What is public says what it is and takes, and shows how it is used; the examples run as tests of their own."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any

import pytest

import mopsbook as mops
import mopsbook.testing as suite

PUBLIC = {
    **{f"mopsbook.{name}": getattr(mops, name) for name in mops.__all__},
    **{f"mopsbook.graphs.{name}": getattr(mops.graphs, name) for name in mops.graphs.__all__},
    **{
        f"mopsbook.testing.{name}": getattr(suite, name)
        for name in suite.__all__
        if not name.isupper()
    },
}


def parameters(function: Any) -> Iterator[str]:
    """Yield what a function or class takes, as it is described."""
    for one in inspect.signature(function).parameters.values():
        if one.name not in ("self", "cls") and one.kind is not one.VAR_POSITIONAL:
            yield one.name


def members(public: Any) -> Iterator[tuple[str, Any]]:
    """Yield the public methods and properties that a class has of its own."""
    for name, member in vars(public).items():
        found = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
        if not name.startswith("_") and inspect.isfunction(found):
            yield name, found


@pytest.mark.parametrize("name", PUBLIC)
def test_what_is_public_is_described_with_an_example(name: str) -> None:
    public = PUBLIC[name]
    told = inspect.getdoc(public) or ""
    assert ">>> " in told
    if inspect.isroutine(public) or inspect.isclass(public):
        sections = re.split(r"\n(?=Parameters|Attributes)", told, maxsplit=1)
        described = sections[-1]  # an error is only caught: it has attributes alone
        missing = [one for one in parameters(public) if not re.search(rf"\b{one}\b", described)]
        assert missing == []
    if inspect.isclass(public):
        assert [what for what, member in members(public) if not inspect.getdoc(member)] == []
