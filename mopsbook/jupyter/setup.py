"""What can be chosen at a table before a new game: how many play, a variant, and who plays the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from mopsbook.core.errors import MopsError
from mopsbook.core.game import Game, game_with
from mopsbook.core.options import changed_options
from mopsbook.core.rules import Rule
from mopsbook.jupyter.answers import DeclinedError
from mopsbook.jupyter.match import Match
from mopsbook.players import KINDS, Player, seated
from mopsbook.teach.readings import named, readings
from mopsbook.teach.words import NAMES

Players = str | Player | Sequence[str | Player]


class Wish(NamedTuple):
    """What somebody wants a new game to be like; None where it shall be as it is.

    Parameters
    ----------
    players : int or None
        How many play.
    variants : tuple of str or None
        The rules of the variants that are played.
    opponents : str, tuple of str, or None
        Who plays the other seats, by name: one for all, or one for each seat.
    readings : tuple of pairs of str, or None
        How doubtful rules are read: rules, and the names of values; "" for our own reading.
    """

    players: int | None = None
    variants: tuple[str, ...] | None = None
    opponents: str | tuple[str, ...] | None = None
    readings: tuple[tuple[str, str], ...] | None = None


AS_IT_IS = Wish()


def variants(game: Game[Any, Any]) -> tuple[Rule, ...]:
    """Return the rules of the variants that a rulebook offers.

    Examples
    --------
    >>> import mopsbook as mops
    >>> [rule.option for rule in variants(mops.game("mops_royal"))]
    ['variant_refuse', 'variant_final']
    """
    return tuple(rule for rule in game.rules.values() if rule.variant)


def played(game: Game[Any, Any]) -> tuple[Rule, ...]:
    """Return the rules of the variants that are played."""
    return tuple(rule for rule in variants(game) if getattr(game.options, rule.option))


@lru_cache(maxsize=16)
def player_counts(game: Game[Any, Any]) -> tuple[int, ...]:
    """Return how many can play a game under its other options.

    Examples
    --------
    >>> import mopsbook as mops
    >>> player_counts(mops.game("mopsen")), player_counts(mops.game("mopsen", first_dealer=3))
    ((3, 4, 5), (4, 5))
    """
    found = []
    for players in range(1, len(NAMES) + 1):
        try:
            found.append(rearranged(game, Wish(players)).players)
        except MopsError:
            continue
    return tuple(found)


def rearranged(game: Game[Any, Any], wish: Wish) -> Game[Any, Any]:
    """Return a game with another number of players or other variants, all else being equal.

    Raises
    ------
    MopsError
        If its options do not allow that, or there is no such variant.

    Examples
    --------
    >>> import mopsbook as mops
    >>> rearranged(mops.game("mopsen", pinch="may"), Wish(3))
    <Game mopsen: players=3, pinch='may'>
    """
    options = changed_options(game.options)
    if wish.players is not None:
        options["players"] = wish.players
    if wish.variants is not None:
        if not set(wish.variants) <= set(variants(game)):
            raise DeclinedError("error", "table-new-impossible")
        options |= {rule.option: rule in wish.variants for rule in variants(game)}
    for rule, name in wish.readings or ():
        values = readings(game).get(rule, {})
        if not values or name not in ("", *values):
            raise DeclinedError("error", "table-new-impossible")
        options.pop(game.rules[rule].option, None)
        if name:
            options[game.rules[rule].option] = values[name]
    return game_with(game.name, options)


def read_otherwise(game: Game[Any, Any]) -> dict[str, str]:
    """Return which rules are not read as we read them, with the names of the values.

    Examples
    --------
    >>> import mopsbook as mops
    >>> read_otherwise(mops.game("mopsen", pinch="may", players=3))
    {'mopsen.pinch-must': 'may'}
    """
    values = readings(game)
    now = {rule: named(getattr(game.options, game.rules[rule].option)) for rule in values}
    return {rule: name for rule, name in now.items() if name in values[rule]}


def wished(game: Game[Any, Any], wish: Wish) -> tuple[Game[Any, Any] | None, Players | None]:
    """Return the game and the players that somebody wishes; None for those that there are.

    Raises
    ------
    DeclinedError
        If there are none such.
    """
    try:
        found = rearranged(game, wish)
        if wish.opponents is not None:
            seated(wish.opponents, found)
    except MopsError:
        raise DeclinedError("error", "table-new-impossible") from None
    return None if found == game else found, wish.opponents


def setup(match: Match) -> dict[str, Any]:
    """Return what can be chosen, and what is so now, as the browser is told.

    Examples
    --------
    >>> import mopsbook as mops
    >>> found = setup(Match(mops.game("purrrummy"), (0,), ("random", "simple"), (), live=False))
    >>> found["players"], found["others"]
    ([2, 3, 4], {2: [[1, 'Ben']], 3: [[1, 'Ben'], [2, 'Cleo']], 4: [[1, 'Ben'], [2, 'Cleo'], [3, 'Dana']]})
    """
    game, players = match.game, match.players
    each = () if isinstance(players, str | Player) else tuple(players)
    named_each = list(each) if each and all(one in KINDS for one in each) else []
    return {
        "players": list(player_counts(game)),
        "variants": list(map(str, variants(game))),
        "opponents": list(KINDS) if len(match.seats) < game.players else [],
        "others": {count: _others(match, count) for count in player_counts(game)},
        "now": {
            "players": game.players,
            "variants": list(map(str, played(game))),
            "opponents": players if isinstance(players, str) else "each" if named_each else "",
            "each": named_each,
            "readings": read_otherwise(game),
        },
    }


def _others(match: Match, count: int) -> list[list[int | str]]:
    """Return the seats that nobody here plays if so many play, each with its name."""
    names = names_at(count, match.names) or NAMES
    taken = seats_at(count, match.seats, match.game.players)
    return [[seat, names[seat]] for seat in range(count) if seat not in taken]


def rematch(match: Match, game: Game[Any, Any], players: Players | None = None) -> Match:
    """Return a match of a game for those who sit at the table, as far as there are as many seats."""
    count = game.players
    who = players_at(count, match.players if players is None else players)
    seats = seats_at(count, match.seats, match.game.players)
    then = Match(game, seats, who, names_at(count, match.names), live=match.time.live)
    then.dice = match.dice
    return then


def seats_at(count: int, seats: Sequence[int], before: int) -> tuple[int, ...]:
    """Return which of so many seats people play where another number of them played before.

    Examples
    --------
    >>> seats_at(3, (0, 1, 2, 3), 4), seats_at(3, (1, 3), 4), seats_at(3, (3,), 4)
    ((0, 1, 2), (1,), (2,))
    """
    if len(seats) == before:
        return tuple(range(count))
    kept = tuple(seat for seat in seats if seat < count)
    return kept or (count - 1,)


def names_at(count: int, names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of as many as play: those that there are, and the usual ones for others.

    Examples
    --------
    >>> names_at(4, ["Ben", "Zoe"])
    ('Ben', 'Zoe', 'Anna', 'Cleo')
    """
    if not names:
        return ()
    more = [name for name in NAMES if name not in names]
    return tuple([*names, *more][:count])


def players_at(count: int, players: Players) -> Players:
    """Return who plays the seats that people do not, where another number of them played before."""
    if isinstance(players, str | Player):
        return players
    more: list[str | Player] = ["simple"] * count
    return [*players, *more][:count]
