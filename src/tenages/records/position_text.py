"""A position as a short text that people read, edit and send to each other; and as a code for links.

    edition asmadi-3
    turn 1
    actions 2
    player 1
    R Engineering<Archery, Oars
    Y Canal Building, Agriculture
    hand Domestication, Compass
    player 2
    ...

One thing a line. Of a pile the top card comes first; the sign after it says how the pile is splayed: `<` left, `>`
right, `^` up, and a comma if it is not. Players count from 1. What is left out is as in `tenages.position`.
"""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tenages.cards import find_card
from tenages.records.describing import description_of
from tenages.records.position import Description
from tenages.records.seeds import seed_of, seed_text
from tenages.rules.alphabet import DEFAULT_LANGUAGE
from tenages.rules.editions import DEFAULT_EDITION, FEWEST_PLAYERS
from tenages.rules.errors import BadPosition, TenAgesError, UnknownCard
from tenages.rules.icons import COLOR_NAMES
from tenages.rules.options import LAST_AGE
from tenages.rules.play import ACTIONS_IN_TURN, Play
from tenages.rules.setup import Rules

LONGEST: Final = 20_000
"""The longest text that is read; one with every card has about 5000 letters."""
MOST_PLAYERS: Final = 5
MOST_TURNS: Final = 100_000
"""How many turns can have begun."""
MOST_LISTED: Final = 220
"""How many cards or achievements a line can name, and how many were scored or tucked; there are 210 cards in all."""
LONGEST_NAME: Final = 64
LONGEST_RULE: Final = 32
"""The longest name of an edition, an expansion or a language."""
MOST_EXPANSIONS: Final = 4
LETTERS: Final = {name[0].upper(): name for name in COLOR_NAMES}
SIGNS: Final = {",": "none", "<": "left", ">": "right", "^": "up"}
SIGN_OF: Final = {splay: sign for sign, splay in SIGNS.items()}
EMPTY: Final = "-"
CARD_LISTS: Final = ("hand", "score", "forecast")
COUNTS: Final = ("scored", "tucked")
OWN_WORDS: Final = (*LETTERS, *CARD_LISTS, "achieved", *COUNTS)
TABLE_WORDS: Final = (
    *("edition", "expansions", "american", "teams", "language", "seed"),
    *("turn", "actions", "turns", "player", "top", "pile", "available"),
)
RANGES: Final = {
    "turn": (1, MOST_PLAYERS),
    "actions": (1, ACTIONS_IN_TURN),
    "turns": (1, MOST_TURNS),
    "scored": (0, MOST_LISTED),
    "tucked": (0, MOST_LISTED),
}
"""The least and the most that a line with a number can say."""
_PILE: Final = re.compile(r"([^<>^,]+)(?:([<>^,])(.*))?", re.DOTALL)
_NUMBER: Final = re.compile(r"[0-9]{1,7}")
_LINK: Final = re.compile(r"[?&]p=([A-Za-z0-9_-]+)")
_CODE: Final = re.compile(r"[A-Za-z0-9_-]+")
CODE_FORM: Final = "1"
"""The first letter of every code, so that there can be other forms."""


class WrittenPosition(NamedTuple):
    """A position with the rules of its table."""

    rules: Rules
    described: Description
    seed: int = 0
    """What the order of all that the description leaves open follows from."""


# --- writing ---------------------------------------------------------------------------------------------------------


def written(play: Play) -> WrittenPosition:
    """The position of a game at which an action is due."""
    rules = play.setup.rules
    if not rules.expansions:
        rules = rules._replace(american=None)
    return WrittenPosition(rules, description_of(play))


def text_of(written: WrittenPosition) -> str:
    """The text of a position; `read` reads it."""
    rules, described, seed = written
    lines = [f"edition {rules.edition}"]
    if rules.expansions:
        lines.append(f"expansions {', '.join(rules.expansions)}")
        if rules.american is not None:
            lines.append(f"american {_yes_no(rules.american)}")
    if rules.teams:
        lines.append("teams yes")
    if rules.language != DEFAULT_LANGUAGE:
        lines.append(f"language {rules.language}")
    lines += [f"turn {described.turn + 1}", f"actions {described.actions}"]
    if described.turns is not None:
        lines.append(f"turns {described.turns}")
    if seed:
        lines.append(f"seed {seed_text(seed)}")
    for seat, player in enumerate(described.players, start=1):
        lines += ["", f"player {seat}", *_player_lines(player)]
    piles = [("top", age, cards) for age, cards in described.piles.items()]
    piles += [("pile", age, cards) for age, cards in described.only.items()]
    table = [f"{word} {age} {_listed(cards)}" for word, age, cards in sorted(piles, key=lambda each: each[1])]
    if described.achievements is not None:
        table.append(f"available {_listed(described.achievements)}")
    return "\n".join([*lines, "", *table] if table else lines) + "\n"


def _player_lines(player: Mapping[str, Any]) -> list[str]:
    lines: list[str] = []
    board = _by_color(player.get("board", {}))
    splays = player.get("splay", {})
    for letter, color in LETTERS.items():
        pile = [_named(card) for card in board.get(color, ())]
        if pile:
            sign = SIGN_OF.get(splays.get(color, "none"), ",")
            rest = f"{', ' if sign == ',' else sign}{', '.join(pile[1:])}" if pile[1:] else ""
            lines.append(f"{letter} {pile[0]}{rest}")
    for name in CARD_LISTS:
        if player.get(name):
            lines.append(f"{name} {_listed(player[name])}")
    if player.get("achievements"):
        lines.append(f"achieved {_listed(player['achievements'])}")
    return lines + [f"{name} {player[name]}" for name in COUNTS if player.get(name)]


def _by_color(board: Any) -> Mapping[str, Sequence[str]]:
    if isinstance(board, Mapping):
        return board
    found: dict[str, list[str]] = {}
    for title in board:
        found.setdefault(COLOR_NAMES[find_card(title).color], []).append(title)
    return found


def _listed(names: Any) -> str:
    return ", ".join([_named(name) for name in names]) or EMPTY


def _named(name: int | str) -> str:
    """A card by its printed title; an age or a special achievement as it is."""
    if not isinstance(name, str):
        return str(name)
    try:
        return find_card(name).title
    except UnknownCard:
        return name


def _yes_no(value: bool) -> str:
    return "yes" if value else "no"


# --- reading ---------------------------------------------------------------------------------------------------------


def read(text: str) -> WrittenPosition:
    """The position of a text, of a code, or of a link; an error that names the line if it cannot be read."""
    if not isinstance(text, str):
        raise BadPosition("text-not-a-text", given=repr(text))
    stripped = text.strip()
    link = _LINK.search(stripped)
    if link is not None and " " not in stripped:
        text = decoded(link[1])
    elif len(stripped) > len("player 1") and _CODE.fullmatch(stripped):
        text = decoded(stripped)
    if len(text) > LONGEST:
        raise BadPosition("text-too-long", most=str(LONGEST))
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            reader.read(line.partition("#")[0].strip())
        except TenAgesError as error:
            raise BadPosition("text-line", line=str(number), why=error) from error
    return reader.position()


class _Reader:
    """Reads line by line."""

    def __init__(self) -> None:
        self.said: dict[str, Any] = {}
        self.players: list[dict[str, Any]] = []
        self.tops: dict[int, list[str]] = {}
        self.whole: dict[int, list[str]] = {}

    def read(self, line: str) -> None:
        """Read a line that has no comment."""
        if not line:
            return
        word, _, rest = line.partition(" ")
        word, rest = word.rstrip(":").casefold(), rest.strip()
        upper = word.upper()
        if upper in LETTERS or word in COLOR_NAMES:
            self._pile(LETTERS.get(upper, word), rest)
        elif word == "player":
            self._player(rest)
        elif word in OWN_WORDS:
            self._own(word, rest)
        elif word in ("top", "pile"):
            self._supply(word, rest)
        elif word in TABLE_WORDS:
            if word in self.said:
                raise BadPosition("text-twice", word=word)
            self.said[word] = self._value(word, rest)
        else:
            raise BadPosition("text-unknown-word", word=repr(word), known=(*TABLE_WORDS, *OWN_WORDS))

    def position(self) -> WrittenPosition:
        """What was read."""
        said = self.said
        if not self.players:
            raise BadPosition("text-no-players")
        if len(self.players) < FEWEST_PLAYERS:
            raise BadPosition("text-one-player")
        rules = Rules(
            len(self.players),
            said.get("edition", DEFAULT_EDITION),
            said.get("teams", False),
            said.get("expansions", ()),
            said.get("american"),
            said.get("language", DEFAULT_LANGUAGE),
        )
        described = Description(
            self.players,
            said.get("turn", 1) - 1,
            said.get("actions", 2),
            self.tops,
            self.whole,
            said.get("available"),
            said.get("turns"),
        )
        return WrittenPosition(rules, described, said.get("seed", 0))

    def _value(self, word: str, rest: str) -> Any:
        if word in ("american", "teams"):
            if rest.casefold() not in ("yes", "no"):
                raise BadPosition("text-yes-or-no", word=word, given=repr(rest))
            return rest.casefold() == "yes"
        if word in RANGES:
            return _number(rest, *RANGES[word])
        if word == "seed":
            return seed_of(rest)
        if word == "expansions":
            return tuple(_items(rest, MOST_EXPANSIONS, LONGEST_RULE))
        if word == "available":
            return _achievements(rest)
        return _short(rest, LONGEST_RULE)

    def _player(self, rest: str) -> None:
        number, _, more = rest.partition(" ")
        following = len(self.players) + 1
        if _number(number.rstrip(":"), 1, MOST_PLAYERS) != following:
            raise BadPosition("text-player-order", given=repr(number), next=str(following))
        self.players.append({})
        self.read(more.strip())

    def _add(self, name: str, value: Any) -> None:
        if not self.players:
            raise BadPosition("text-nobodys", word=name)
        own = self.players[-1]
        if name in own:
            raise BadPosition("text-twice", word=name)
        own[name] = value

    def _own(self, word: str, rest: str) -> None:
        if word == "achieved":
            self._add("achievements", _achievements(rest))
        elif word in COUNTS:
            self._add(word, _number(rest, *RANGES[word]))
        else:
            self._add(word, _cards(rest))

    def _pile(self, color: str, rest: str) -> None:
        if not self.players:
            raise BadPosition("text-nobodys", word=color)
        own = self.players[-1]
        board = own.setdefault("board", {})
        if color in board:
            raise BadPosition("text-twice", word=color)
        if rest in ("", EMPTY):
            return
        found = _PILE.fullmatch(rest)
        if found is None or any(sign in (found[3] or "") for sign in "<>^"):
            raise BadPosition("text-pile", given=repr(rest))
        top, sign, beneath = found.groups()
        board[color] = [*_cards(top), *_cards(beneath or "")]
        if sign in ("<", ">", "^"):
            own.setdefault("splay", {})[color] = SIGNS[sign]

    def _supply(self, word: str, rest: str) -> None:
        age, _, cards = rest.partition(" ")
        place = _number(age.rstrip(":"), 1, LAST_AGE)
        if place in self.tops or place in self.whole:
            raise BadPosition("pile-twice", age=str(place))
        (self.tops if word == "top" else self.whole)[place] = _cards(cards)


def _items(text: str, most: int = MOST_LISTED, longest: int = LONGEST_NAME) -> list[str]:
    if text.strip() in ("", EMPTY):
        return []
    items = text.split(",")
    if len(items) > most:
        raise BadPosition("text-too-many", most=str(most))
    return [_short(item.strip(), longest) for item in items]


def _short(text: str, longest: int) -> str:
    if len(text) > longest:
        raise BadPosition("text-long-name", most=str(longest))
    return text


def _cards(text: str) -> list[str]:
    """Cards by their printed titles."""
    return [find_card(item).title for item in _items(text)]


def _achievements(text: str) -> list[int | str]:
    """Ages are numbers. A name is looked up when the position is laid out: only then it is known which there are."""
    return [_number(item, 1, LAST_AGE) if _NUMBER.fullmatch(item) else item for item in _items(text)]


def _number(text: str, least: int, most: int) -> int:
    if _NUMBER.fullmatch(text) is None:
        raise BadPosition("text-number", given=repr(text[:LONGEST_NAME]))
    number = int(text)
    if not least <= number <= most:
        raise BadPosition("text-number-range", given=str(number), least=str(least), most=str(most))
    return number


# --- codes for links -------------------------------------------------------------------------------------------------


def code_of(text: str) -> str:
    """A text as a short code of letters that need no escaping in a link."""
    packing = zlib.compressobj(9, wbits=-15)
    packed = packing.compress(text.encode()) + packing.flush()
    return CODE_FORM + urlsafe_b64encode(packed).decode().rstrip("=")


def decoded(code: str) -> str:
    """The text of a code; an error if it is damaged or cut off."""
    try:
        if not code.startswith(CODE_FORM) or len(code) > LONGEST:
            raise ValueError
        packed = urlsafe_b64decode(code[1:] + "=" * (-len(code[1:]) % 4))
        unpacking = zlib.decompressobj(wbits=-15)
        # A few letters can stand for millions: no more is unpacked than any position needs.
        text = unpacking.decompress(packed, 4 * LONGEST)
        if not unpacking.eof:
            raise ValueError
        return text.decode()
    except (ValueError, zlib.error) as error:
        raise BadPosition("text-damaged-code") from error
