"""The forms of a position: parts for the editor, a text for people, a code for links; and each from the others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from pydantic import ValidationError

from tenages.cards import SPECIALS, find_card
from tenages.records.position import Description
from tenages.records.position_text import WrittenPosition, code_of, decoded, read, text_of
from tenages.records.seeds import seed_from_json, seed_to_json
from tenages.rules.errors import BadPosition, UnknownCard
from tenages.rules.icons import COLOR_NAMES
from tenages.rules.setup import Rules
from tenages.server.messages.positions import PlayerPosition, Position, PositionGiven

SPECIAL_NAMES = {special.name.casefold(): special for special in SPECIALS}


def given_position(given: PositionGiven) -> WrittenPosition:
    """The position of a request; an error that says why its text cannot be read."""
    forms = [form for form in (given.position, given.text, given.code) if form is not None]
    if len(forms) != 1:
        raise BadPosition("one-position")
    if given.position is not None:
        return from_message(given.position)
    if given.code is not None:
        return read(decoded(given.code))
    assert given.text is not None
    return read(given.text)


def from_message(position: Position) -> WrittenPosition:
    """The position in parts, with its rules."""
    rules = Rules(
        len(position.players),
        position.edition,
        position.teams,
        tuple(position.expansions),
        position.american if position.expansions else None,
        position.language,
    )
    described = Description(
        [_description(player) for player in position.players],
        position.turn,
        position.actions,
        {age: _titles(cards) for age, cards in position.top.items()},
        {age: _titles(cards) for age, cards in position.whole.items()},
        None if position.available is None else _achievements(position.available),
        position.turns,
    )
    return WrittenPosition(rules, described, seed_from_json(position.seed))


def _description(player: PlayerPosition) -> dict[str, Any]:
    parts: dict[str, Any] = {
        "board": {color: _titles(cards) for color, cards in player.board.items() if cards},
        "splay": {color: splay for color, splay in player.splay.items() if splay != "none"},
        "hand": _titles(player.hand),
        "score": _titles(player.score),
        "forecast": _titles(player.forecast),
        "achievements": _achievements(player.achievements),
        "scored": player.scored,
        "tucked": player.tucked,
    }
    return {name: part for name, part in parts.items() if part}


def _titles(cards: Iterable[str]) -> list[str]:
    return [find_card(card).title for card in cards]


def _achievements(names: Iterable[int | str]) -> list[int | str]:
    return [_achievement(name) for name in names]


def _achievement(name: int | str) -> int | str:
    if not isinstance(name, str):
        return name
    special = SPECIAL_NAMES.get(name.casefold())
    return find_card(name).title if special is None else special.name


def to_message(written: WrittenPosition) -> Position:
    """A position in parts, with the short names of its cards; an error if it has more than messages can say."""
    try:
        return _message(written)
    except ValidationError as error:
        raise BadPosition("position-too-much") from error


def _message(written: WrittenPosition) -> Position:
    rules, described, seed = written
    return Position(
        edition=rules.edition,
        expansions=list(rules.expansions),
        american=rules.american,
        teams=rules.teams,
        language=rules.language,
        players=[_player(player) for player in described.players],
        turn=described.turn,
        actions=described.actions,
        turns=described.turns,
        top={age: _slugs(cards) for age, cards in described.piles.items()},
        whole={age: _slugs(cards) for age, cards in described.only.items()},
        available=None if described.achievements is None else _short(described.achievements),
        seed=seed_to_json(seed),
    )


def _player(said: Any) -> PlayerPosition:
    board = said.get("board", {})
    return PlayerPosition(
        board={color: _slugs(board[color]) for color in COLOR_NAMES if color in board},
        splay=dict(said.get("splay", {})),
        hand=_slugs(said.get("hand", ())),
        score=_slugs(said.get("score", ())),
        forecast=_slugs(said.get("forecast", ())),
        achievements=_short(said.get("achievements", ())),
        scored=said.get("scored", 0),
        tucked=said.get("tucked", 0),
    )


def _slugs(cards: Iterable[str]) -> list[str]:
    return [find_card(card).slug for card in cards]


def _short(names: Iterable[int | str]) -> list[int | str]:
    return [_short_name(name) for name in names]


def _short_name(name: int | str) -> int | str:
    if not isinstance(name, str):
        return name
    special = SPECIAL_NAMES.get(name.casefold())
    if special is not None:
        return special.name.lower()
    try:
        return find_card(name).slug
    except UnknownCard:
        return name  # laying it out says what is wrong with it


def text_and_code(written: WrittenPosition) -> tuple[str, str]:
    """The text of a position, and its code."""
    text = text_of(written)
    return text, code_of(text)


def named_achievement(name: str) -> str:
    """The short name of a special achievement as messages have it."""
    return cast(str, _short_name(name))
