"""Any position from a short description, for tests, puzzles and what-if questions."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from tenages.cards import find_card
from tenages.rules.achievements import Special
from tenages.rules.card import Card
from tenages.rules.endings import achievements_needed
from tenages.rules.errors import BadPosition, Phrase
from tenages.rules.events import ACHIEVED, BOARD, BOX, EVERYONE, FORECAST, HAND, SCORE
from tenages.rules.icons import COLOR_NAMES, COLORS, SPLAY_NAMES, UNSPLAYED
from tenages.rules.moves import make_available, pile_of, put
from tenages.rules.options import LAST_AGE
from tenages.rules.play import Play
from tenages.rules.player import Player
from tenages.rules.setup import LAST_ACHIEVEMENT, Setup, bare_table, bury, shuffled
from tenages.rules.state import Table

PlayerDescription = Mapping[str, Any]
PLAYER_KEYS = ("board", "splay", "hand", "score", "forecast", "achievements")
VERSION: Final = 2
"""In version 1 an action that was the only one possible was taken before anyone was asked."""


class Description(NamedTuple):
    """A position as someone describes it; `tenages.position` says what each part means."""

    players: Sequence[PlayerDescription]
    turn: int = 0
    actions: int = 2
    piles: Mapping[int, Sequence[str]] = {}
    only: Mapping[int, Sequence[str]] = {}
    achievements: Iterable[int | str] | None = None
    version: int = VERSION

    def text(self) -> str:
        """The description as JSON, for records."""
        parts = self._asdict() | {"players": list(self.players)}
        return json.dumps({name: _plain(part) for name, part in parts.items()}, ensure_ascii=False)

    @staticmethod
    def read(text: str) -> Description:
        """The description that a record keeps."""
        said = json.loads(text)
        piles, only = ({int(age): titles for age, titles in said[name].items()} for name in ("piles", "only"))
        version = said.get("version", 1)
        return Description(said["players"], said["turn"], said["actions"], piles, only, said["achievements"], version)


def begin(game: Play, setup: Setup, described: Description) -> None:
    """Start a new game from a position."""
    table = lay_out(setup, described)
    if described.version == 1:
        game.begin(table)
    else:
        game.begin_action(table)


def lay_out(setup: Setup, described: Description) -> Table:
    """The table of a position; an error that says what is wrong if it could not occur."""
    players = described.players
    builder = _Builder(setup)
    if type(described.turn) is not int or not 0 <= described.turn < len(players):
        raise BadPosition("nobodys-turn", turn=repr(described.turn), last=len(players) - 1)
    if type(described.actions) is not int or not 1 <= described.actions <= 2:
        raise BadPosition("actions-left", given=repr(described.actions))
    for seat, description in enumerate(players):
        builder.seat_player(builder.table.players[seat], description)
    builder.lay_achievements(described.achievements)
    builder.fill_piles(_mapping(described.piles, "piles"), _mapping(described.only, "only"))
    builder.check_nothing_is_due()
    table = builder.table
    table.turn = described.turn
    table.actions = described.actions
    # A position is never a first turn, which may be a half one.
    table.turns = len(players)
    setup.position = described.text()
    return table


def _plain(value: Any) -> Any:
    """A description as JSON has it."""
    if isinstance(value, Mapping):
        return {str(key): _plain(entry) for key, entry in value.items()}
    if value is None or isinstance(value, str | int):
        return value
    return [_plain(entry) for entry in value]


class _Builder:
    """Lays card after card onto a bare table and notices what cannot be."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.table: Table = bare_table(setup)
        self.specials = self.table.specials
        self.random = Random(setup.seed)
        self.placed: dict[Card, Phrase] = {}
        self.claims: list[tuple[int, int]] = []
        self.ages: list[int] = []

    def place(self, title: str, where: Phrase) -> Card:
        card = find_card(title)
        if card.deck not in [card_set.name for card_set in self.setup.sets]:
            raise BadPosition("set-not-in-play", card=card.title, set=card.deck)
        if card in self.placed:
            raise BadPosition("card-twice", card=card.title, place=where, already=self.placed[card])
        self.placed[card] = where
        return card

    def seat_player(self, player: Player, said: PlayerDescription) -> None:
        if not isinstance(said, Mapping):
            raise BadPosition("player-not-a-mapping", player=str(player.seat), given=repr(said), known=PLAYER_KEYS)
        unknown = [key for key in said if key not in PLAYER_KEYS]
        if unknown:
            raise BadPosition("unknown-part", name=repr(unknown[0]), known=PLAYER_KEYS)
        table = self.table
        for card in self._board(said.get("board", ()), _before(player, "board")):
            put(table, card, player, BOARD)
        self._splay(player, said.get("splay", {}))
        for title in _titles(said.get("hand", ())):
            put(table, self.place(title, _before(player, "hand")), player, HAND)
        for title in _titles(said.get("score", ())):
            put(table, self.place(title, _before(player, "score")), player, SCORE)
        for title in _titles(said.get("forecast", ())):
            put(table, self.place(title, _before(player, "forecast")), player, FORECAST)
        if player.forecast and not self.setup.expansions:
            raise BadPosition("no-forecast", player=str(player.seat))
        for claimed in _several(said.get("achievements", ()), "achievements"):
            self._claimed(player, claimed)

    def _board(self, said: Any, where: Phrase) -> list[Card]:
        """The cards of a board in the order in which they are laid, bottom cards first."""
        titles: list[str] = []
        if isinstance(said, Mapping):
            for name, pile in said.items():
                color = _color(name)
                for title in _titles(pile):
                    card = find_card(title)
                    if card.color != color:
                        raise BadPosition(
                            "wrong-color", card=card.title, color=_color_name(card.color), pile=_color_name(color)
                        )
                    titles.append(title)
        else:
            titles = _titles(said)
        laid = [self.place(title, where) for title in titles]
        laid.reverse()
        return laid

    def _splay(self, player: Player, said: Any) -> None:
        for name, direction in _mapping(said, "splay").items():
            color = _color(name)
            if direction not in SPLAY_NAMES:
                raise BadPosition("unknown-splay", given=repr(direction), known=SPLAY_NAMES)
            splay = SPLAY_NAMES.index(direction)
            if splay != UNSPLAYED and len(player.piles[color]) < 2:
                raise BadPosition("splay-needs-two", color=_color_name(color), player=str(player.seat))
            player.lay_out(color, player.piles[color], splay)

    def _claimed(self, player: Player, what: Any) -> None:
        table = self.table
        if isinstance(what, str):
            special = self._special(what)
            if special not in table.specials:
                raise BadPosition("special-claimed-twice", name=special.name)
            table.specials = tuple([other for other in table.specials if other is not special])
            player.specials += (special,)
        else:
            # A card can be achieved straight from the hand in Echoes of the Past, a 10 as well.
            _check_age_achievement(what, LAST_AGE if self.setup.expansions else LAST_ACHIEVEMENT)
            # Which card it is gets decided when all named cards have their place.
            if not self.setup.expansions and what in [age for _, age in self.claims]:
                raise BadPosition("age-claimed-twice", age=str(what))
            self.claims.append((player.seat, what))

    def lay_achievements(self, said: Iterable[int | str] | None) -> None:
        """Note which achievements are still to be had; the cards for them are drawn with the piles."""
        taken = [age for _, age in self.claims]
        if said is None:
            self.ages = [age for age in range(1, LAST_ACHIEVEMENT + 1) if age not in taken]
            return
        self.ages = []
        specials: list[Special] = []
        for what in _several(said, "achievements"):
            if isinstance(what, str):
                special = self._special(what)
                if special not in self.table.specials:
                    raise BadPosition("special-taken", name=special.name)
                if special in specials:
                    raise BadPosition("special-twice", name=special.name)
                specials.append(special)
                continue
            _check_age_achievement(what, LAST_ACHIEVEMENT)
            if not self.setup.expansions and (what in taken or what in self.ages):
                raise BadPosition("age-twice", age=str(what))
            self.ages.append(what)
        self.ages.sort()
        self.table.specials = tuple([special for special in self.table.specials if special in specials])

    def fill_piles(self, piles: dict[int, Sequence[str]], only: dict[int, Sequence[str]]) -> None:
        """Put the named cards on top, hidden achievements aside, and the rest beneath in an order of the seed."""
        tops: dict[int, list[Card]] = {}
        for age, titles in [*piles.items(), *only.items()]:
            if type(age) is not int or not 1 <= age <= LAST_AGE:
                raise BadPosition("unknown-pile", age=repr(age), last=LAST_AGE)
            if age in tops:
                raise BadPosition("pile-twice", age=str(age))
            where = Phrase("error-place-supply", {"age": str(age)})
            tops[age] = [self.place(title, where) for title in _titles(titles)]
            for card in tops[age]:
                if card.age != age:
                    raise BadPosition("wrong-age", card=card.title, age=str(card.age), pile=str(age))
        for age in range(1, LAST_AGE + 1):
            rests: list[list[Card]] = []
            for card_set in self.setup.sets:
                left = [card for card in card_set.cards if card.age == age and card not in self.placed]
                rests.append(shuffled(left, self.random))
            # Achievements are base cards, as they were when the game was laid out.
            self._take_achievements(age, rests[0])
            named = tops.get(age, [])
            if age in only:
                self._out_of_game([card for rest in rests for card in rest])
                self._lay_piles(age, named)
            elif self.setup.american:
                self._lay_piles(age, [*named, *self._mixed_rest(named, rests)])
            else:
                self._lay_piles(age, [*named, *[card for rest in rests for card in rest]])

    def _lay_piles(self, age: int, cards: list[Card]) -> None:
        """The piles of an age, each card in the row of its set; mixed piles hide all backs but the top one."""
        table = self.table
        if self.setup.american:
            table.supply[age] = bury(table, cards)
            return
        for card in cards:
            table.supply[pile_of(table, card)] += (card,)

    def _mixed_rest(self, named: list[Card], rests: list[list[Card]]) -> list[Card]:
        """Filled up to the printed sizes; what is left over is not played with, and nobody knows it."""
        kept: list[Card] = []
        table = self.table
        for card_set, rest in zip(self.setup.sets, rests, strict=True):
            there = len([card for card in named if card.deck == card_set.name])
            room = card_set.mixed_sizes[self.setup.players] - there
            kept += rest[: max(room, 0)]
            for card in rest[max(room, 0) :]:
                table.box += (card,)
                table.where[card.index] = BOX
        return shuffled(kept, self.random)

    def _take_achievements(self, age: int, rest: list[Card]) -> None:
        table = self.table
        for seat, claimed in self.claims:
            if claimed == age:
                card = self._next(age, rest)
                table.players[seat].achieved += (card,)
                table.where[card.index] = seat * 8 + ACHIEVED
        for _ in range(self.ages.count(age)):
            make_available(table, self._next(age, rest))

    def _next(self, age: int, rest: list[Card]) -> Card:
        if not rest:
            raise BadPosition("no-achievement-left", age=str(age))
        return rest.pop()

    def check_nothing_is_due(self) -> None:
        """Special achievements are claimed, and games won, the instant they can be: none may be waiting."""
        table = self.table
        for player in table.players:
            for special in table.specials:
                if special.due(player):
                    raise BadPosition("special-due", player=str(player.seat), name=special.name)
            needed = achievements_needed(table)
            if table.side_achievements(player.seat) >= needed:
                raise BadPosition("won-already", player=str(player.seat), needed=needed)

    def _out_of_game(self, cards: list[Card]) -> None:
        for card in cards:
            self.table.box += (card,)
            self.table.where[card.index] = BOX
            self.table.known[card.index] = EVERYONE

    def _special(self, name: str) -> Special:
        for special in self.specials:
            if special.name.casefold() == name.casefold():
                return special
        known = tuple([special.name for special in self.specials])
        raise BadPosition("unknown-special", name=repr(name), known=known)


def _before(player: Player, place: str) -> Phrase:
    """A place that is a player's own, such as his hand."""
    return Phrase("error-place", {"place": place, "player": str(player.seat)})


def _color_name(color: int) -> Phrase:
    return Phrase("color", {"color": COLOR_NAMES[color]})


def _several(said: Any, what: str) -> list[Any]:
    if isinstance(said, str) or not isinstance(said, Iterable):
        raise BadPosition("not-a-list", what=what, given=repr(said))
    return list(said)


def _mapping(said: Any, what: str) -> dict[Any, Any]:
    if not isinstance(said, Mapping):
        raise BadPosition("not-a-mapping", what=repr(what), given=repr(said))
    return dict(said)


def _titles(said: Any) -> list[str]:
    titles = _several(said, "cards")
    for title in titles:
        if not isinstance(title, str):
            raise BadPosition("cards-by-title", given=repr(title))
    return titles


def _color(name: str) -> int:
    if name not in COLOR_NAMES:
        raise BadPosition("unknown-color", name=repr(name), known=COLOR_NAMES)
    return COLORS[COLOR_NAMES.index(name)]


def _check_age_achievement(age: Any, last: int) -> None:
    if type(age) is not int or not 1 <= age <= last:
        raise BadPosition("unknown-achievement", age=repr(age), last=last)
