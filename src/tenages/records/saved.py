"""Saved games: the set-up and the choices are the game, so a record is short, readable and replays to the same end."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from tenages.game import Game
from tenages.opening import new_game
from tenages.records.digest import digest
from tenages.records.position import from_description
from tenages.rules.errors import BadRecord, OtherVersion, TenAgesError
from tenages.rules.options import option_named
from tenages.version import ENGINE_VERSION
from tenages.words.alphabet import DEFAULT_LANGUAGE

FORMAT: Final = "tenages-record"
SETUP_KEYS: Final = ("players", "edition", "expansions", "teams", "seed")


def record(game: Game, names: Sequence[str] = ()) -> str:
    """A game as text, with the names of the players if they have any.

    The digest at its end proves that nothing was lost or changed.
    """
    if not game.has_past:
        raise TenAgesError("no-record")
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
    if setup.language != DEFAULT_LANGUAGE:
        # Records from before there were languages are English.
        said["language"] = setup.language
    if setup.position:
        said["position"] = json.loads(setup.position)
    if names:
        said["names"] = list(names)
    said["choices"] = [option.notation for option in game.choices]
    said["digest"] = digest(game)
    return json.dumps(said, ensure_ascii=False, indent=1)


def names_in(text: str) -> tuple[str, ...]:
    """The names of the players by seat, if the record has them; else none."""
    said = _read(text)
    names = said.get("names", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadRecord("damaged-names")
    if names and len(names) != said["players"]:
        raise BadRecord("damaged-names")
    return tuple(names)


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
            of = str(len(said["choices"]))
            raise BadRecord("damaged-choice", number=str(number), of=of, why=error) from error
        yield game
    if digest(game) != said["digest"]:
        raise BadRecord("damaged-end", choices=len(said["choices"]), found=digest(game), said=said["digest"])


def _read(text: str) -> dict[str, Any]:
    try:
        said = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise BadRecord("not-json", why=str(error)) from error
    if not isinstance(said, dict) or said.get("format") != FORMAT:
        raise BadRecord("not-a-record", format=FORMAT)
    version = said.get("engine")
    if version != ENGINE_VERSION:
        raise OtherVersion("other-version", version=repr(version), ours=str(ENGINE_VERSION))
    missing = [key for key in (*SETUP_KEYS, "choices", "digest") if key not in said]
    if missing:
        raise BadRecord("record-lacks", name=repr(missing[0]))
    choices = said["choices"]
    if not isinstance(choices, list) or not all(isinstance(choice, str) for choice in choices):
        raise BadRecord("damaged-choices")
    _check_types(said)
    return said


def _check_types(said: dict[str, Any]) -> None:
    wanted = {"players": int, "edition": str, "expansions": list, "teams": bool, "seed": int, "digest": str}
    for key, kind in wanted.items():
        if not isinstance(said[key], kind):
            raise BadRecord("damaged-type", name=repr(key), given=repr(said[key]), type=kind.__name__)


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
                language=said.get("language", DEFAULT_LANGUAGE),
            )
        return new_game(
            said["players"],
            edition=said["edition"],
            expansions=tuple(said["expansions"]),
            american=said.get("american"),
            teams=said["teams"],
            seed=said["seed"],
            language=said.get("language", DEFAULT_LANGUAGE),
        )
    except TenAgesError as error:
        raise BadRecord("damaged-setup", why=error) from error
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord("damaged-position", why=repr(error)) from error
