"""Options of a game: named switches with a rule behind each of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable, Mapping
from dataclasses import MISSING, fields
from functools import cache, wraps
from inspect import Parameter, signature
from typing import Any, Literal, TypeVar, cast, get_args, get_origin, get_type_hints

from mopsbook.core.errors import OptionError, short
from mopsbook.core.hints import near

Chosen = TypeVar("Chosen")


def read_options(kind: type[Chosen], given: Mapping[str, Any], game: str) -> Chosen:
    """Build the options object of a game from keywords.

    Parameters
    ----------
    kind : type
        A frozen dataclass whose fields are the options.
    given : mapping
        Keywords as the user wrote them.
    game : str
        Name of the game, for the message.

    Raises
    ------
    OptionError
        If a keyword is no option of the game or a value is none of its values.
    """
    known = [f.name for f in fields(kind)]  # type: ignore[arg-type]
    for name in given:
        known_option(name, known, game)
    return kind(**given)


@cache
def choices(kind: Any) -> Mapping[str, tuple[Any, ...]]:
    """Return the values of every option that is a choice, the default first.

    A choice is an option whose type is a Literal or bool.

    Examples
    --------
    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True)
    ... class Options:
    ...     players: int = 2
    ...     tie: Literal["shared", "replay"] = "shared"
    ...     jokers: bool = True
    >>> choices(Options)
    {'tie': ('shared', 'replay'), 'jokers': (True, False)}
    """
    hints = get_type_hints(kind)
    found: dict[str, tuple[Any, ...]] = {}
    for f in fields(kind):
        hint = hints[f.name]
        if hint is bool:
            found[f.name] = (f.default, not f.default)
        elif get_origin(hint) is Literal:
            values = get_args(hint)
            found[f.name] = (f.default, *(value for value in values if value != f.default))
    return found


def check_choices(options: Any) -> None:
    """Refuse an option that is none of its choices."""
    kind: Any = type(options)
    for name, allowed in choices(kind).items():
        one_of(name, getattr(options, name), allowed)


def known_option(name: str, known: Collection[str], owner: str) -> None:
    """Refuse a name that is no option of `owner`, such as a game."""
    if name not in known:
        raise OptionError(
            "no-option", owner=owner, option=short(name), options=known, hint=near(name, known)
        )


Offered = TypeVar("Offered", bound=Callable[..., Any])


def with_hints(function: Offered) -> Offered:
    """Return a function that answers a keyword that it does not have with a sentence and a hint.

    What is offered to users is wrapped where it is offered; Python itself would raise a bare TypeError.

    Examples
    --------
    >>> def deal(seed=None): ...
    >>> with_hints(deal)(sed=7)
    Traceback (most recent call last):
    mopsbook.core.errors.OptionError: deal has no option 'sed'; its options are seed. Did you mean 'seed'?
    """
    parameters = signature(function).parameters
    if any(one.kind is Parameter.VAR_KEYWORD for one in parameters.values()):
        return function  # it looks at them itself
    known = [name for name in parameters if name != "self"]
    owner = function.__qualname__.removesuffix(".__init__").rpartition(".")[2]

    @wraps(function)
    def hinting(*given: Any, **named: Any) -> Any:
        for name in named:
            known_option(name, known, owner)
        return function(*given, **named)

    return cast(Offered, hinting)


def hinting_itself(function: Offered) -> Offered:
    """Describe a function as having no further keywords, which it takes to refuse them by :func:`no_more`.

    That is for what is called a hundred thousand times a second: another function around it, as
    :func:`with_hints` has, would take as long as the rules of a move.
    """
    described = signature(function)
    own = [one for one in described.parameters.values() if one.kind is not Parameter.VAR_KEYWORD]
    function.__signature__ = described.replace(parameters=own)  # type: ignore[attr-defined]
    return function


def no_more(function: Callable[..., Any], named: Iterable[str]) -> None:
    """Refuse keywords that a function does not have, with a hint."""
    known = [name for name in signature(function).parameters if name != "self"]
    for name in named:
        known_option(name, known, function.__name__)


def changed_options(options: Any) -> dict[str, Any]:
    """Return the options that differ from their defaults, as JSON values."""
    found = {}
    for f in fields(options):
        value = getattr(options, f.name)
        if f.default is MISSING or value != f.default:
            # a table with names is written with them: as a list it could not be read back
            found[f.name] = value._asdict() if hasattr(value, "_asdict") else value
    return found


def check_players(players: Any, error: str, allowed: Container[int], **facts: Any) -> None:
    """Refuse a number of players for which there is no game.

    Parameters
    ----------
    players : object
        The option.
    error : str
        Id of the sentence.
    allowed : container of int
        How many may play.
    facts : object
        What the sentence is told beside the number of ``players``.
    """
    if type(players) is not int or players not in allowed:
        raise OptionError(error, players=short(players), **facts)


def one_of(name: str, value: Any, allowed: Iterable[Any]) -> None:
    """Refuse `value` for the option `name` unless it is one of `allowed`."""
    allowed = list(allowed)
    # 1 == True and 0 == False in Python; an option that wants one is not served by the other
    if not any(type(value) is type(a) and value == a for a in allowed):
        raise OptionError(
            "option-value",
            option=short(name),
            value=short(value),
            allowed=map(repr, allowed),
            hint=near(value, allowed),
        )
