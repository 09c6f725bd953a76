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
from tenages.rules.errors import BadPosition, Phrase, UnknownCard
from tenages.rules.events import ACHIEVED, BOARD, BOX, EVERYONE, FORECAST, HAND, SCORE
from tenages.rules.icons import COLOR_NAMES, COLORS, SPLAY_NAMES, UNSPLAYED
from tenages.rules.moves import make_available, pile_of, put
from tenages.rules.options import LAST_AGE
from tenages.rules.play import ACTIONS_IN_TURN, Play
from tenages.rules.player import Player
from tenages.rules.setup import LAST_ACHIEVEMENT, Setup, bare_table, bury, shuffled
from tenages.rules.state import Table

PlayerDescription = Mapping[str, Any]
PLAYER_KEYS = ("board", "splay", "hand", "score", "forecast", "achievements", "scored", "tucked")
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
    turns: int | None = None
    version: int = VERSION

    @property
    def begun(self) -> int:
        """How many turns have begun, the one under way included; unless said otherwise, one for each player."""
        return len(self.players) if self.turns is None else self.turns

    def text(self) -> str:
        """The description as JSON, for records."""
        parts = self._asdict() | {"players": list(self.players)}
        # A record from before there were these parts is written again as it was.
        if self.turns is None:
            del parts["turns"]
        if self.version == 1:
            del parts["version"]
        return json.dumps({name: _plain(part) for name, part in parts.items()}, ensure_ascii=False)

    @staticmethod
    def read(text: str) -> Description:
        """The description that a record keeps."""
        said = json.loads(text)
        piles, only = ({int(age): titles for age, titles in said[name].items()} for name in ("piles", "only"))
        turns, version = said.get("turns"), said.get("version", 1)
        return Description(
            said["players"], said["turn"], said["actions"], piles, only, said["achievements"], turns, version
        )


def begin(game: Play, setup: Setup, described: Description) -> None:
    """Start a new game from a position."""
    if len(described.players) != setup.players or described.version not in (1, VERSION):
        raise ValueError("the position is not one of this table")
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
    if type(described.actions) is not int or not 1 <= described.actions <= ACTIONS_IN_TURN:
        raise BadPosition("actions-left", given=repr(described.actions))
    if type(described.begun) is not int or described.begun < 1:
        raise BadPosition("turns-begun", given=repr(described.turns))
    if described.begun <= setup.edition.half_turns(len(players)) and described.actions == ACTIONS_IN_TURN:
        raise BadPosition("half-turn", turns=str(described.begun))
    for seat, description in enumerate(players):
        builder.seat_player(builder.table.players[seat], description)
    builder.lay_achievements(described.achievements)
    builder.fill_piles(_mapping(described.piles, "piles"), _mapping(described.only, "only"))
    builder.check_nothing_is_due()
    table = builder.table
    table.turn = described.turn
    table.actions = described.actions
    table.turns = described.begun
    setup.position = described.text()
    return table


def _plain(value: Any) -> Any:
    """A description as JSON has it."""
    if isinstance(value, Mapping):
        return {str(key): _plain(entry) for key, entry in value.items()}
    if value is None or isinstance(value, str | int):
        return value
    return [_plain(entry) for entry in value]


class _Achievement(NamedTuple):
    """An age's achievement; which card it is, the seed decides if the description does not."""

    age: int
    card: Card | None = None


class _Builder:
    """Lays card after card onto a bare table and notices what cannot be."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.table: Table = bare_table(setup)
        self.specials = self.table.specials
        self.random = Random(setup.seed)
        self.placed: dict[Card, Phrase] = {}
        self.claims: list[tuple[int, _Achievement]] = []
        self.available: list[_Achievement] = []

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
        player.scored = _number(said.get("scored", 0), player, "scored")
        player.tucked = _number(said.get("tucked", 0), player, "tucked")

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
        found = self._achievement(what, _before(player, "achievements"))
        if isinstance(found, Special):
            if found not in table.specials:
                raise BadPosition("special-claimed-twice", name=found.name)
            table.specials = tuple([other for other in table.specials if other is not found])
            player.specials += (found,)
            return
        # A card can be achieved straight from the hand in Echoes of the Past, a 10 as well.
        last = LAST_AGE if self.setup.expansions else LAST_ACHIEVEMENT
        if found.card is not None and found.age > last:
            raise BadPosition("card-too-high", card=found.card.title, age=str(found.age), last=last)
        if not _is_age(found.age, last):
            raise BadPosition("unknown-achievement", age=repr(found.age), last=last)
        if not self.setup.expansions and found.age in [claimed.age for _, claimed in self.claims]:
            raise BadPosition("age-claimed-twice", age=str(found.age))
        self.claims.append((player.seat, found))

    def lay_achievements(self, said: Iterable[int | str] | None) -> None:
        """Note which achievements are still to be had; the cards for them are drawn with the piles."""
        # The achievements of a new game are base cards, so a card of an expansion takes the place of none.
        taken = [claimed.age for _, claimed in self.claims if claimed.card is None or self._is_base(claimed.card)]
        if said is None:
            self.available = [_Achievement(age) for age in range(1, LAST_ACHIEVEMENT + 1) if age not in taken]
            return
        specials: list[Special] = []
        for what in _several(said, "achievements"):
            found = self._achievement(what, Phrase("error-place-available", {}))
            if isinstance(found, Special):
                if found not in self.table.specials:
                    raise BadPosition("special-taken", name=found.name)
                if found in specials:
                    raise BadPosition("special-twice", name=found.name)
                specials.append(found)
                continue
            self._check_available(found)
            if not self.setup.expansions and found.age in [*taken, *[other.age for other in self.available]]:
                raise BadPosition("age-twice", age=str(found.age))
            self.available.append(found)
        self.table.specials = tuple([special for special in self.table.specials if special in specials])

    def _check_available(self, found: _Achievement) -> None:
        """An achievement to be had was laid out in the beginning, or was the bottom card of a base or a mixed pile."""
        card = found.card
        if card is not None and found.age > LAST_ACHIEVEMENT:
            raise BadPosition("card-too-high", card=card.title, age=str(found.age), last=LAST_ACHIEVEMENT)
        if not _is_age(found.age, LAST_ACHIEVEMENT):
            raise BadPosition("unknown-available", age=repr(found.age), last=LAST_ACHIEVEMENT)
        if card is not None and not self._is_base(card) and not self.setup.american:
            raise BadPosition("available-not-base", card=card.title, set=card.deck)

    def _achievement(self, what: Any, where: Phrase) -> Special | _Achievement:
        """The achievement that is meant: a special one by its name, or an age's by its age or by its card."""
        if not isinstance(what, str):
            return _Achievement(what)
        for special in self.specials:
            if special.name.casefold() == what.casefold():
                return special
        try:
            card = self.place(what, where)
        except UnknownCard as error:
            known = tuple([special.name for special in self.specials])
            raise BadPosition("unknown-special", name=repr(what), known=known, why=error) from error
        return _Achievement(card.age, card)

    def _is_base(self, card: Card) -> bool:
        return card.deck == self.setup.sets[0].name

    def fill_piles(self, piles: dict[int, Sequence[str]], only: dict[int, Sequence[str]]) -> None:
        """Put the named cards on top, hidden achievements aside, and the rest beneath in an order of the seed."""
        tops: dict[int, list[Card]] = {}
        for age, titles in [*piles.items(), *only.items()]:
            if not _is_age(age, LAST_AGE):
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
        claims = [(seat, claimed.card) for seat, claimed in self.claims if claimed.age == age]
        available = [achievement.card for achievement in self.available if achievement.age == age]
        needed = [card for _, card in claims].count(None) + available.count(None)
        if needed > len(rest):
            raise BadPosition("too-few-for-achievements", age=str(age), needed=str(needed), left=str(len(rest)))
        for seat, named in claims:
            card = named or rest.pop()
            table.players[seat].achieved += (card,)
            table.where[card.index] = seat * 8 + ACHIEVED
        for named in available:
            make_available(table, named or rest.pop())

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


def _is_age(age: Any, last: int) -> bool:
    return type(age) is int and 1 <= age <= last


def _number(said: Any, player: Player, what: str) -> int:
    """How many cards a player scored or tucked this turn."""
    if type(said) is not int or said < 0:
        raise BadPosition("not-a-number-of-cards", what=repr(what), player=str(player.seat), given=repr(said))
    return said
