"""Saved games: the set-up and the choices are the game, so a record is short, readable and replays to the same end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from tenages.game import Game
from tenages.opening import new_game
from tenages.records.digest import digest
from tenages.records.position import from_description
from tenages.rules.errors import BadRecord, OtherVersion, TenAgesError
from tenages.rules.options import option_named
from tenages.version import ENGINE_VERSION

FORMAT: Final = "tenages-record"
SETUP_KEYS: Final = ("players", "edition", "expansions", "teams", "seed")


def record(game: Game) -> str:
    """A game as text. The digest at its end proves that nothing was lost or changed."""
    if not game.has_past:
        raise TenAgesError(
            "a sampled game begins in the middle: it has no record, only the game it was sampled from has"
        )
    setup = game.setup
    said: dict[str, Any] = {
        "format": FORMAT,
        "engine": ENGINE_VERSION,
        "players": setup.players,
        "edition": setup.edition.name,
        "expansions": list(setup.expansions),
        "teams": setup.teams,
        "seed": setup.seed,
    }
    if setup.expansions:
        said["american"] = setup.american
    if setup.position:
        said["position"] = json.loads(setup.position)
    said["choices"] = [option.notation for option in game.choices]
    said["digest"] = digest(game)
    return json.dumps(said, ensure_ascii=False, indent=1)


def replay(text: str) -> Game:
    """Play a record again and give the game at its end."""
    game = None
    for step in steps(text):
        game = step
    assert game is not None
    return game


def steps(text: str) -> Iterator[Game]:
    """Play a record again: the game before the first choice, then after each one. It is the same game that goes on."""
    said = _read(text)
    game = _start(said)
    yield game
    for number, notation in enumerate(said["choices"], start=1):
        try:
            game.choose(option_named(notation))
        except TenAgesError as error:
            raise BadRecord(f"the record is damaged: choice {number} of {len(said['choices'])}: {error}") from error
        yield game
    if digest(game) != said["digest"]:
        raise BadRecord(
            f"the record is damaged: after its {len(said['choices'])} choices the game stands at {digest(game)}, "
            f"but the record says {said['digest']}"
        )


def _read(text: str) -> dict[str, Any]:
    try:
        said = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise BadRecord(f"the record is damaged or cut off: it is not JSON ({error})") from error
    if not isinstance(said, dict) or said.get("format") != FORMAT:
        raise BadRecord(f'this is no record: a record begins with "format": "{FORMAT}"')
    version = said.get("engine")
    if version != ENGINE_VERSION:
        raise OtherVersion(
            f"the record was written by engine version {version!r}; this is version {ENGINE_VERSION}, "
            f"which replays records of version {ENGINE_VERSION} only"
        )
    missing = [key for key in (*SETUP_KEYS, "choices", "digest") if key not in said]
    if missing:
        raise BadRecord(f"the record is damaged or cut off: it has no {missing[0]!r}")
    choices = said["choices"]
    if not isinstance(choices, list) or not all(isinstance(choice, str) for choice in choices):
        raise BadRecord("the record is damaged: its choices must be a list of texts such as 'draw'")
    _check_types(said)
    return said


def _check_types(said: dict[str, Any]) -> None:
    wanted = {"players": int, "edition": str, "expansions": list, "teams": bool, "seed": int, "digest": str}
    for key, kind in wanted.items():
        if not isinstance(said[key], kind):
            raise BadRecord(f"the record is damaged: its {key!r} is {said[key]!r}, which is not {kind.__name__}")


def _start(said: dict[str, Any]) -> Game:
    try:
        if "position" in said:
            return from_description(
                json.dumps(said["position"]),
                edition=said["edition"],
                expansions=tuple(said["expansions"]),
                american=said.get("american"),
                teams=said["teams"],
                seed=said["seed"],
            )
        return new_game(
            said["players"],
            edition=said["edition"],
            expansions=tuple(said["expansions"]),
            american=said.get("american"),
            teams=said["teams"],
            seed=said["seed"],
        )
    except TenAgesError as error:
        raise BadRecord(f"the record is damaged: its game cannot be set up: {error}") from error
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord(f"the record is damaged: its position cannot be read ({error!r})") from error
