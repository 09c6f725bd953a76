"""Saved games: short, readable records of the set-up and the choices, which replay to the same end."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from tenages.cards import setup_of
from tenages.records import origin, position
from tenages.records.changes import WITH_ORIGIN, changed_rule, check_version
from tenages.records.digest import digest
from tenages.records.ending import Ending, ending_from_json
from tenages.records.position import Description
from tenages.records.seeds import check_seed, seed_from_json, seed_to_json
from tenages.rules.alphabet import DEFAULT_LANGUAGE
from tenages.rules.errors import BadRecord, TenAgesError
from tenages.rules.options import option_named
from tenages.rules.phase import FirstMelds
from tenages.rules.play import Play
from tenages.rules.setup import Rules, Setup, new_table
from tenages.version import ENGINE_VERSION

FORMAT: Final = "tenages-record"
SETUP_KEYS: Final = ("players", "edition", "expansions", "teams", "seed")


def record(game: Play, names: Sequence[str] = (), ending: Ending | None = None) -> str:
    """A game as text, with the names of the players if given, and how they ended it if the rules did not.

    The digest at the end detects lost or changed choices.
    """
    if not game.has_past:
        raise TenAgesError("no-record")
    setup = game.setup
    began = json.loads(setup.position) if setup.position else None
    data: dict[str, Any] = {
        "format": FORMAT,
        "engine": WITH_ORIGIN if origin.is_origin(began) else ENGINE_VERSION,
        "players": setup.players,
        "edition": setup.edition.name,
        "expansions": list(setup.expansions),
        "teams": setup.teams,
        "seed": seed_to_json(setup.seed),
    }
    if setup.expansions:
        data["american"] = setup.american
    if setup.language != DEFAULT_LANGUAGE:
        # Records without a language are English.
        data["language"] = setup.language
    if began is not None:
        data["position"] = began
    if names:
        data["names"] = list(names)
    if ending is not None:
        data["ending"] = ending.to_json()
    data["choices"] = [option.notation for option in game.choices]
    data["digest"] = digest(game)
    return json.dumps(data, ensure_ascii=False, indent=1)


class Record(NamedTuple):
    """The contents of a record."""

    rules: Rules
    seed: int
    position: str
    """The position that the game starts from, if it is not dealt: a description, or a snapshot."""
    names: tuple[str, ...]
    """The names of the players by seat; empty if the record has none."""
    choices: tuple[str, ...]
    digest: str
    engine: int = ENGINE_VERSION
    """The version of the engine that wrote the record."""
    ending: Ending | None = None
    """How the players ended the game; None if the rules did, or if it is not over."""

    def steps(self, game: Play) -> Iterator[None]:
        """Replay the record in a new game; yields before the first choice and after each one."""
        self._start(game)
        yield
        for number, notation in enumerate(self.choices, start=1):
            try:
                game.choose(option_named(notation))
            except TenAgesError as error:
                of = str(len(self.choices))
                damaged = BadRecord("damaged-choice", number=str(number), of=of, why=error)
                raise changed_rule(game, self.engine) or damaged from error
            except Exception as error:
                if self.engine != WITH_ORIGIN:
                    raise
                # A snapshot that no game leads to: an effect found what cannot be.
                raise BadRecord("damaged-snapshot", part="phase") from error
            yield
        found = digest(game)
        if found != self.digest:
            damaged = BadRecord("damaged-end", choices=len(self.choices), found=found, said=self.digest)
            raise changed_rule(game, self.engine) or damaged

    def _start(self, game: Play) -> None:
        try:
            start(game, self.rules, self.seed, self.position)
        except BadRecord:
            raise
        except TenAgesError as error:
            raise BadRecord("damaged-setup", why=error) from error


def start(game: Play, rules: Rules, seed: int, described: str = "") -> None:
    """Start a new game: dealt from the seed, or from a position in either form that a record keeps."""
    setup = setup_of(rules, seed)
    check_seed(seed)
    if described:
        try:
            _start_from(game, setup, described)
        except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
            raise BadRecord("damaged-position", why=repr(error)) from error
    else:
        table = new_table(setup)
        table.phase = FirstMelds((None,) * setup.players)
        game.begin(table)


def _start_from(game: Play, setup: Setup, described: str) -> None:
    data = json.loads(described)
    if origin.is_origin(data):
        setup.position = described
        origin.begin(game, setup, data)
    else:
        position.begin(game, setup, Description.read(described))


def read(text: str) -> Record:
    """The contents of a record; an error if it cannot be replayed."""
    data = _parsed(text)
    language = data.get("language", DEFAULT_LANGUAGE)
    expansions = tuple(data["expansions"])
    rules = Rules(data["players"], data["edition"], data["teams"], expansions, data.get("american"), language)
    described = json.dumps(data["position"], ensure_ascii=False) if "position" in data else ""
    choices = tuple(data["choices"])
    ending = ending_from_json(data["ending"], data["players"]) if "ending" in data else None
    return Record(rules, _seed(data), described, _names(data), choices, data["digest"], data["engine"], ending)


def _seed(data: dict[str, Any]) -> int:
    try:
        return seed_from_json(data["seed"])
    except TenAgesError as error:
        raise BadRecord("damaged-seed", given=repr(data["seed"]), why=error) from error


def _names(data: dict[str, Any]) -> tuple[str, ...]:
    names = data.get("names", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadRecord("damaged-names")
    if names and len(names) != data["players"]:
        raise BadRecord("damaged-names")
    return tuple(names)


def _parsed(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise BadRecord("not-json", why=str(error)) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord("not-a-record", format=FORMAT)
    check_version(data.get("engine"), with_origin=origin.is_origin(data.get("position")))
    missing = [key for key in (*SETUP_KEYS, "choices", "digest") if key not in data]
    if missing:
        raise BadRecord("record-lacks", name=repr(missing[0]))
    choices = data["choices"]
    if not isinstance(choices, list) or not all(isinstance(choice, str) for choice in choices):
        raise BadRecord("damaged-choices")
    _check_types(data)
    return data


def _check_types(data: dict[str, Any]) -> None:
    wanted = {"players": int, "edition": str, "expansions": list, "teams": bool, "digest": str}
    for key, kind in wanted.items():
        if not isinstance(data[key], kind):
            raise BadRecord("damaged-type", name=repr(key), given=repr(data[key]), type=kind.__name__)
