"""The ways to a game: a new deal, a position, a record, or a sample that fits what a player knows.

This module stays uncompiled, since values come in from outside here: a compiled function refuses a wrong type by
itself, before we could say in our own words what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, cast

from tenages.cards import setup_of
from tenages.game import Game, sampled
from tenages.records import position_text
from tenages.records.origin import origin_of
from tenages.records.position import Description, PlayerDescription
from tenages.records.position import begin as begin_position
from tenages.records.saved import read, start
from tenages.records.seeds import BITS, check_seed, new_seed
from tenages.rules.alphabet import DEFAULT_LANGUAGE
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.errors import BadPosition, TenAgesError
from tenages.rules.setup import Rules
from tenages.sight.view import View


def new_game(
    players: int = 2,
    *,
    edition: str = DEFAULT_EDITION,
    expansions: tuple[str, ...] = (),
    american: bool | None = None,
    teams: bool = False,
    seed: int | None = None,
    language: str = DEFAULT_LANGUAGE,
) -> Game:
    """Shuffle and deal a new game. Without a seed one is drawn that nobody can guess, and the record keeps it.

    `expansions` are the sets played with besides the base set: `("echoes",)`. `american` mixes the sets into one pile
    for each age, as the American variant of Echoes has it; unless said otherwise, as the edition does. `language` is
    the table's, "en" or "fr": whose first card comes first in its alphabet begins.
    """
    return deal(Rules(players, edition, teams, expansions, american, language), seed)


def deal(rules: Rules, seed: int | None = None, position: str = "") -> Game:
    """Shuffle and deal a new game by these rules; or begin with a position, in either form that a record keeps."""
    game = Game()
    start(game, rules, new_seed() if seed is None else seed, position)
    return game


def position(
    *players: PlayerDescription | str,
    turn: int = 0,
    actions: int = 2,
    piles: Mapping[int, Sequence[str]] | None = None,
    only: Mapping[int, Sequence[str]] | None = None,
    achievements: Iterable[int | str] | None = None,
    turns: int | None = None,
    edition: str = DEFAULT_EDITION,
    expansions: tuple[str, ...] = (),
    american: bool | None = None,
    teams: bool = False,
    seed: int = 0,
    language: str = DEFAULT_LANGUAGE,
) -> Game:
    """Build a game from what lies on the table: from a text or a link, or from descriptions of the players.

    A text (`records.position_text` shows one), or the link of the editor, says everything: `position("player 1 ...")`.
    Otherwise each player is a mapping with any of

    - `board` (titles by color, or in one list; the top card of a color first) and `splay` (directions by color),
    - `hand`, `score` and `forecast` (titles),
    - `achievements`: special ones by their names, an age's by the age or by the title of the card that it is,
    - `scored` and `tucked`: how many cards the player scored and tucked this turn, which count for Monument.

    `piles` gives the top cards of supply piles by age, top first; each card goes to the pile of its own set, and the
    rest of each pile is filled from the seed. `only` gives whole piles instead: the other cards of the age are out of
    the game. `achievements` are the ones still to be had, named as those of a player; without it, all that no player
    has. With an expansion there may be several of an age, and a player's may be a card of the expansion; one to be had
    may be such a card only where the sets are mixed.

    `turn` is the seat whose turn it is, with `actions` left. `turns` says how many turns have begun, this one included;
    without it, one for each player. The first turns of a game have one action only, so a position in one of them needs
    `actions=1`. The game asks for the next action even if only one is possible.

    Everyone is taken to have seen all cards on the boards, and nothing else.
    """
    if len(players) == 1 and isinstance(players[0], str):
        said = (turn, actions, piles, only, achievements, turns, edition, expansions, american, teams, seed, language)
        if said != (0, 2, None, None, None, None, DEFAULT_EDITION, (), None, False, 0, DEFAULT_LANGUAGE):
            raise BadPosition("text-and-more")
        return laid_out(position_text.read(players[0]))
    rules = Rules(len(players), edition, teams, expansions, american, language)
    if isinstance(achievements, Iterable) and not isinstance(achievements, str):
        achievements = list(achievements)
    # Anything that is no mapping is refused when it is laid out.
    described = Description(cast(Any, players), turn, actions, piles or {}, only or {}, achievements, turns)
    return laid_out(position_text.WrittenPosition(rules, described, seed))


def laid_out(written: position_text.WrittenPosition) -> Game:
    """The game of a position with its rules."""
    setup = setup_of(written.rules, written.seed)
    check_seed(written.seed)
    game = Game()
    begin_position(game, setup, written.described)
    return game


def replay(text: str) -> Game:
    """Play a record again and give the game at its end."""
    game = Game()
    for _ in read(text).steps(game):
        pass
    return game


def steps(text: str) -> Iterator[Game]:
    """Play a record again: the game before the first choice, then after each one. It is the same game that goes on."""
    game = Game()
    for _ in read(text).steps(game):
        yield game


def sample(seen: View, random: Random) -> Game:
    """A random full game in which the player of a view would see exactly the same.

    The sampled game knows no past: its log and its choices begin now.
    """
    return sampled(seen, random)


def dealt_anew(seen: View, random: Random) -> Game:
    """A game that goes on from a view, with all cards that its player could not know dealt anew to fit it.

    Unlike a sampled game it has a record, which begins here.
    """
    chosen = sampled(seen, random)
    return deal(seen.setup.rules, random.getrandbits(BITS), origin_of(chosen))


def perft(game: Game, depth: int) -> int:
    """How many different ways the game can go on for this many choices; a way that ends the game earlier counts too."""
    if type(depth) is not int or depth < 0:
        raise TenAgesError("not-negative", what="depth", given=repr(depth))
    if depth == 0 or game.decision is None:
        return 1
    ways = 0
    for option in game.decision.options:
        trial = game.copy()
        trial.choose(option)
        ways += perft(trial, depth - 1)
    return ways
