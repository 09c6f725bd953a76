"""Saved games: the set-up and the choices are the game, so a record is short, readable and replays to the same end."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from tenages.cards import setup_of
from tenages.records import position
from tenages.records.digest import digest
from tenages.records.position import Description
from tenages.rules.alphabet import DEFAULT_LANGUAGE
from tenages.rules.errors import BadRecord, OtherVersion, TenAgesError
from tenages.rules.options import option_named
from tenages.rules.phase import FirstMelds
from tenages.rules.play import Play
from tenages.rules.setup import Rules, new_table
from tenages.version import ENGINE_VERSION

FORMAT: Final = "tenages-record"
SETUP_KEYS: Final = ("players", "edition", "expansions", "teams", "seed")


def record(game: Play, names: Sequence[str] = ()) -> str:
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


class Record(NamedTuple):
    """What a record says."""

    rules: Rules
    seed: int
    position: str
    """The description of the position that the game starts from, if it is not dealt."""
    names: tuple[str, ...]
    """The names of the players by seat, if it has them; else none."""
    choices: tuple[str, ...]
    digest: str

    def steps(self, game: Play) -> Iterator[None]:
        """Play the record into a new game: before the first choice, then after each one."""
        self._start(game)
        yield
        for number, notation in enumerate(self.choices, start=1):
            try:
                game.choose(option_named(notation))
            except TenAgesError as error:
                of = str(len(self.choices))
                raise BadRecord("damaged-choice", number=str(number), of=of, why=error) from error
            yield
        found = digest(game)
        if found != self.digest:
            raise BadRecord("damaged-end", choices=len(self.choices), found=found, said=self.digest)

    def _start(self, game: Play) -> None:
        try:
            start(game, self.rules, self.seed, self.position)
        except TenAgesError as error:
            raise BadRecord("damaged-setup", why=error) from error
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadRecord("damaged-position", why=repr(error)) from error


def start(game: Play, rules: Rules, seed: int, described: str = "") -> None:
    """Start a new game: dealt from the seed, or from a position."""
    setup = setup_of(rules, seed)
    if described:
        position.begin(game, setup, Description.read(described))
    else:
        table = new_table(setup)
        table.phase = FirstMelds(())
        game.begin(table)


def read(text: str) -> Record:
    """What a record says; an error if it is no record that can be replayed."""
    said = _parsed(text)
    language = said.get("language", DEFAULT_LANGUAGE)
    expansions = tuple(said["expansions"])
    rules = Rules(said["players"], said["edition"], said["teams"], expansions, said.get("american"), language)
    described = json.dumps(said["position"], ensure_ascii=False) if "position" in said else ""
    return Record(rules, said["seed"], described, _names(said), tuple(said["choices"]), said["digest"])


def _names(said: dict[str, Any]) -> tuple[str, ...]:
    names = said.get("names", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadRecord("damaged-names")
    if names and len(names) != said["players"]:
        raise BadRecord("damaged-names")
    return tuple(names)


def _parsed(text: str) -> dict[str, Any]:
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
