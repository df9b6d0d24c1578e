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
from mopsbook.players import KINDS, Player, player
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
    opponents : str or None
        Who plays the other seats, by name.
    readings : tuple of pairs of str, or None
        How doubtful rules are read: rules, and the names of values; "" for our own reading.
    """

    players: int | None = None
    variants: tuple[str, ...] | None = None
    opponents: str | None = None
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
    now = {rule: named(getattr(game.options, game.rules[rule].option)) for rule in readings(game)}
    return {rule: name for rule, name in now.items() if name in readings(game)[rule]}


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
            player(wish.opponents)
    except MopsError:
        raise DeclinedError("error", "table-new-impossible") from None
    return None if found == game else found, wish.opponents


def setup(game: Game[Any, Any], seats: Sequence[int], players: Players) -> dict[str, Any]:
    """Return what can be chosen, and what is so now, as the browser is told.

    Examples
    --------
    >>> import mopsbook as mops
    >>> setup(mops.game("purrrummy"), (0,), "simple")["players"]
    [2, 3, 4]
    """
    alone = len(seats) < game.players
    return {
        "players": list(player_counts(game)),
        "variants": list(map(str, variants(game))),
        "opponents": list(KINDS) if alone else [],
        "now": {
            "players": game.players,
            "variants": list(map(str, played(game))),
            "opponents": players if isinstance(players, str) else "",
            "readings": read_otherwise(game),
        },
    }


def rematch(match: Match, game: Game[Any, Any], players: Players | None = None) -> Match:
    """Return a match of a game for those who sit at the table, as far as there are as many seats."""
    who = players_at(game, match.players if players is None else players)
    seats = seats_at(game, match.seats, match.game.players)
    then = Match(game, seats, who, names_at(game, match.names), live=match.time.live)
    then.dice = match.dice
    return then


def seats_at(game: Game[Any, Any], seats: Sequence[int], before: int) -> tuple[int, ...]:
    """Return which seats people play where another number of them played before.

    Examples
    --------
    >>> import mopsbook as mops
    >>> three = mops.game("mopsen", players=3)
    >>> seats_at(three, (0, 1, 2, 3), 4), seats_at(three, (1, 3), 4), seats_at(three, (3,), 4)
    ((0, 1, 2), (1,), (2,))
    """
    if len(seats) == before:
        return tuple(range(game.players))
    kept = tuple(seat for seat in seats if seat < game.players)
    return kept or (game.players - 1,)


def names_at(game: Game[Any, Any], names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of as many as play: those that there are, and the usual ones for others.

    Examples
    --------
    >>> import mopsbook as mops
    >>> names_at(mops.game("mopsen", players=4), ["Ben", "Zoe"])
    ('Ben', 'Zoe', 'Anna', 'Cleo')
    """
    if not names:
        return ()
    more = [name for name in NAMES if name not in names]
    return tuple([*names, *more][: game.players])


def players_at(game: Game[Any, Any], players: Players) -> Players:
    """Return who plays the seats that people do not, where another number of them played before."""
    if isinstance(players, str | Player):
        return players
    more: list[str | Player] = ["simple"] * game.players
    return [*players, *more][: game.players]
