"""A game that begins in the middle of another one, also within an effect: the table as plain data, for records.

A description (`records.position`) says what lies on a table where an action is due. A snapshot says all: who knows
which card, which phase the game is in, and which answers the effect under way has been given. It is what a record keeps
of a game that was dealt anew to fit what a player knew.

Records come from anywhere, so nothing in a snapshot is taken on trust. What follows from other parts is not stored at
all, the rest is checked, and whatever an effect makes of a table that no game leads to is a `BadRecord`.
"""

from __future__ import annotations

import json
from typing import Any, Final

from tenages.records.position_text import MOST_LISTED, MOST_TURNS
from tenages.rules.achievements import Special
from tenages.rules.card import Card
from tenages.rules.dogma import sharers_and_obeyers
from tenages.rules.endings import achievements_needed
from tenages.rules.errors import BadRecord, TenAgesError
from tenages.rules.events import (
    ACHIEVED,
    AVAILABLE,
    BOARD,
    BOX,
    BURIED,
    EVERYONE,
    FORECAST,
    HAND,
    SCORE,
    SUPPLY,
    Activation,
)
from tenages.rules.icons import COLORS, SPLAY_NAMES, UNSPLAYED
from tenages.rules.moves import pile_of
from tenages.rules.options import Decision, Option, option_named
from tenages.rules.phase import ACTING, Dogma, FirstMelds, MayActivate, MayPromote, Phase
from tenages.rules.play import ACTIONS_IN_TURN, Answer, Play
from tenages.rules.player import Player
from tenages.rules.setup import LAST_ACHIEVEMENT, Setup, bare_table
from tenages.rules.state import Table

KEY: Final = "snapshot"
"""The key by which a record's position is known as a snapshot; its value is the version of the form."""
FORM: Final = 1
MOST: Final = MOST_LISTED
"""How often a player can have done something in a turn or an effect; more than there are cards."""
MOST_ANSWERS: Final = 500


# --- writing ---------------------------------------------------------------------------------------------------------


def origin_of(play: Play) -> str:
    """The game at this moment, for the record of one that goes on from here.

    While the first melds are chosen it is the beginning of that: nobody has chosen.
    """
    if play.outcome is not None:
        raise TenAgesError("origin-is-over")
    start = play.effect_start
    table = play.table if start is None else start
    answers = None if start is None else [option.notation for _, option in play.effect_answers]
    data = {
        KEY: FORM,
        "players": [_player(player) for player in table.players],
        "supply": [_slugs(pile) for pile in table.supply],
        "available": _slugs(table.available),
        "specials": _names(table.specials),
        "box": _slugs(table.box),
        "buried": [card.slug for card in table.setup.cards() if table.where[card.index] == BURIED],
        "known": _known(table),
        "turn": table.turn,
        "turns": table.turns,
        "actions": table.actions,
        "phase": _phase(table.phase),
        "answers": answers,
    }
    return json.dumps(data, ensure_ascii=False)


def _player(player: Player) -> dict[str, Any]:
    return {
        "hand": _slugs(player.hand),
        "score": _slugs(player.score_pile),
        "forecast": _slugs(player.forecast),
        "piles": [_slugs(pile) for pile in player.piles],
        "splays": [SPLAY_NAMES[splay] for splay in player.splays],
        "achieved": _slugs(player.achieved),
        "specials": _names(player.specials),
        "scored": player.scored,
        "tucked": player.tucked,
    }


def _known(table: Table) -> dict[str, list[str]]:
    """The cards by who knows them; those that nobody knows are left out."""
    found: dict[str, list[str]] = {}
    for card in table.setup.cards():
        mask = table.known[card.index]
        if mask:
            found.setdefault(str(mask), []).append(card.slug)
    return found


def _phase(phase: Phase) -> dict[str, Any]:
    if isinstance(phase, FirstMelds):
        return {"kind": "first melds"}
    if isinstance(phase, MayPromote):
        return {"kind": "may promote", "card": phase.melded.slug}
    if isinstance(phase, MayActivate):
        return {"kind": "may activate", "card": phase.promoted.slug}
    if isinstance(phase, Dogma):
        began = phase.began
        return {
            "kind": "dogma",
            "card": began.card.slug,
            "acting": began.acting,
            "counts": list(began.counts),
            "echoes": [effect.card.slug for effect in began.effects[: began.echoes]],
            "number": phase.number,
            "place": phase.place,
            "shared": phase.shared,
            "deeds": list(phase.deeds),
            "due": [[seat, card.slug] for seat, card in phase.cards_due],
        }
    return {"kind": "acting"}


def _slugs(cards: tuple[Card, ...]) -> list[str]:
    return [card.slug for card in cards]


def _names(specials: tuple[Special, ...]) -> list[str]:
    return [special.name for special in specials]


# --- reading ---------------------------------------------------------------------------------------------------------


def is_origin(data: object) -> bool:
    """Whether the position of a record is a snapshot."""
    return isinstance(data, dict) and KEY in data


def begin(game: Play, setup: Setup, data: dict[str, Any]) -> None:
    """Start a new game from a snapshot; its choices begin there."""
    reader = _Reader(setup, data)
    table = reader.table()
    answers = reader.answers()
    try:
        if answers is None:
            game.resume(table)
        elif not game.resume_effect(table, [_same(option) for option in answers]):
            raise _damaged("answers")
    except TenAgesError:
        raise
    except Exception as error:
        # No game leads to this table, so effects may find there what cannot be.
        raise _damaged("phase") from error
    if game.decision is None or not game.decision.options:
        raise _damaged("phase")
    game.has_past = True


def _same(option: Option) -> Answer:
    def answer(decision: Decision) -> Option | None:
        return option

    return answer


def _damaged(part: str) -> BadRecord:
    return BadRecord("damaged-snapshot", part=part)


class _Reader:
    """Reads a snapshot part by part; what is missing, too much, or of a wrong type is a `BadRecord`."""

    def __init__(self, setup: Setup, data: dict[str, Any]) -> None:
        self.setup = setup
        self.data = data
        self.cards = {card.slug: card for card in setup.cards()}
        self.specials = {special.name: special for card_set in setup.sets for special in card_set.specials}
        self.laid: set[Card] = set()
        self.given: set[Special] = set()
        self.bare = bare_table(setup)
        if data.get(KEY) != FORM or type(data[KEY]) is not int:
            raise _damaged(KEY)

    def table(self) -> Table:
        """The table at the start of the effect under way, or as it stands."""
        table = self.bare
        players = self._list(self.data, "players")
        if len(players) != self.setup.players:
            raise _damaged("players")
        for player, said in zip(table.players, players, strict=True):
            self._seat(player, said)
        self._supply()
        table.available = self._zone(self.data, "available", AVAILABLE)
        ages = [card.age for card in table.available]
        if ages != sorted(ages) or max(ages, default=0) > LAST_ACHIEVEMENT:
            raise _damaged("available")
        table.specials = self._specials(self.data)
        table.box = self._zone(self.data, "box", BOX)
        if len(self.laid) != len(self.cards):
            raise _damaged("cards")
        self._buried()
        self._known()
        table.turn = self._number(self.data, "turn", self.setup.players - 1)
        table.turns = self._number(self.data, "turns", MOST_TURNS)
        table.actions = self._number(self.data, "actions", ACTIONS_IN_TURN - 1)
        table.phase = self._phase(self._mapping(self.data, "phase"))
        self._check_undecided()
        return table

    def answers(self) -> list[Option] | None:
        """What the effect under way was answered so far; None if none is."""
        if not isinstance(self.bare.phase, Dogma):
            if self.data.get("answers") is not None:
                raise _damaged("answers")
            return None
        said = self._list(self.data, "answers")
        if len(said) > MOST_ANSWERS:
            raise _damaged("answers")
        return [self._option(each) for each in said]

    @staticmethod
    def _option(notation: Any) -> Option:
        if not isinstance(notation, str):
            raise _damaged("answers")
        try:
            return option_named(notation)
        except TenAgesError as error:
            raise _damaged("answers") from error

    # --- the table ----------------------------------------------------------------------------------------------------

    def _seat(self, player: Player, said: Any) -> None:
        if not isinstance(said, dict):
            raise _damaged("players")
        own = player.seat * 8
        player.hand = self._zone(said, "hand", own + HAND)
        player.score_pile = self._zone(said, "score", own + SCORE)
        player.points = sum([card.age for card in player.score_pile])
        player.forecast = self._zone(said, "forecast", own + FORECAST)
        if player.forecast and not self.setup.expansions:
            raise _damaged("forecast")
        piles, splays = self._list(said, "piles"), self._list(said, "splays")
        if len(piles) != len(COLORS) or len(splays) != len(COLORS):
            raise _damaged("piles")
        for color, (titles, splay) in enumerate(zip(piles, splays, strict=True)):
            self._pile(player, color, self._cards(titles, own + BOARD, "piles"), splay)
        player.achieved = self._zone(said, "achieved", own + ACHIEVED)
        player.specials = self._specials(said)
        player.scored = self._number(said, "scored", MOST)
        player.tucked = self._number(said, "tucked", MOST)

    @staticmethod
    def _pile(player: Player, color: int, cards: tuple[Card, ...], splay: Any) -> None:
        if any(card.color != color for card in cards):
            raise _damaged("piles")
        if not isinstance(splay, str) or splay not in SPLAY_NAMES:
            raise _damaged("splays")
        direction = SPLAY_NAMES.index(splay)
        if direction != UNSPLAYED and len(cards) < 2:
            raise _damaged("splays")
        player.lay_out(color, cards, direction)

    def _supply(self) -> None:
        table = self.bare
        piles = self._list(self.data, "supply")
        if len(piles) != len(table.supply):
            raise _damaged("supply")
        for place, titles in enumerate(piles):
            table.supply[place] = self._cards(titles, SUPPLY, "supply")
            if any(pile_of(table, card) != place for card in table.supply[place]):
                raise _damaged("supply")

    def _buried(self) -> None:
        beneath = {card for pile in self.bare.supply for card in pile[1:]}
        for slug in self._list(self.data, "buried"):
            card = self._card(slug, "buried")
            if card not in beneath or not self.setup.american:
                raise _damaged("buried")
            self.bare.where[card.index] = BURIED

    def _known(self) -> None:
        known = self.bare.known
        for mask, slugs in self._mapping(self.data, "known").items():
            if mask not in [str(number) for number in range(1, EVERYONE + 1)] or not isinstance(slugs, list):
                raise _damaged("known")
            for slug in slugs:
                known[self._card(slug, "known").index] = int(mask)
        for player in self.bare.players:
            own = (*player.hand, *player.score_pile, *player.forecast)
            laid = [card for pile in player.piles for card in pile]
            if any(not known[card.index] & player.bit for card in own) or any(
                known[card.index] != EVERYONE for card in laid
            ):
                raise _damaged("known")

    def _specials(self, said: dict[str, Any]) -> tuple[Special, ...]:
        found: list[Special] = []
        for name in self._list(said, "specials"):
            special = self.specials.get(name) if isinstance(name, str) else None
            if special is None or special in self.given:
                raise _damaged("specials")
            self.given.add(special)
            found.append(special)
        return tuple(found)

    def _check_undecided(self) -> None:
        """Nobody may have won already: a game ends the instant that someone does."""
        table = self.bare
        for player in table.players:
            if table.side_achievements(player.seat) >= achievements_needed(table):
                raise _damaged("achieved")
            if any(special.due(player) for special in table.specials):
                raise _damaged("specials")

    # --- the phase ----------------------------------------------------------------------------------------------------

    def _phase(self, said: dict[str, Any]) -> Phase:
        table = self.bare
        kind = said.get("kind")
        if kind == "first melds":
            if any(not player.hand or player.colors() for player in table.players):
                raise _damaged("phase")
            return FirstMelds((None,) * self.setup.players)
        if table.turns < 1:
            raise _damaged("turns")
        if kind == "acting":
            return ACTING
        if kind in ("may promote", "may activate"):
            card = self._card(said.get("card"), "phase")
            if not self.setup.expansions or table.where[card.index] != table.turn * 8 + BOARD:
                raise _damaged("phase")
            return MayPromote(card) if kind == "may promote" else MayActivate(card)
        if kind == "dogma":
            return self._dogma(said)
        raise _damaged("phase")

    def _dogma(self, said: dict[str, Any]) -> Dogma:
        players = self.setup.players
        card = self._card(said.get("card"), "phase")
        acting = self._number(said, "acting", players - 1)
        counts = self._numbers(said, "counts")
        sharers, obeyers = sharers_and_obeyers(list(counts), acting, self.setup.teams)
        echoes = tuple([self._card(slug, "echoes").echo_effect for slug in self._list(said, "echoes")])
        if len(echoes) > len(self.cards):
            raise _damaged("echoes")
        shown = tuple([effect for effect in echoes if effect is not None])
        if len(shown) != len(echoes):
            raise _damaged("echoes")
        effects = shown + card.effects[self.setup.edition.texts]
        began = Activation(card, acting, effects, len(shown), counts, sharers, obeyers)
        number = self._number(said, "number", len(effects) - 1)
        effect = effects[number]
        doers = obeyers if effect.demand is not None else began.doers
        place = self._number(said, "place", len(doers) - 1)
        shared = said.get("shared")
        if type(shared) is not bool:
            raise _damaged("shared")
        deeds = self._numbers(said, "deeds")
        return Dogma(began, number, effect, doers, place, doers[place], shared, deeds, self._due(said))

    def _due(self, said: dict[str, Any]) -> tuple[tuple[int, Card], ...]:
        due: list[tuple[int, Card]] = []
        for each in self._list(said, "due"):
            if not isinstance(each, list) or len(each) != 2 or len(due) >= MOST:
                raise _damaged("due")
            if type(each[0]) is not int or not 0 <= each[0] < self.setup.players:
                raise _damaged("due")
            due.append((each[0], self._card(each[1], "due")))
        return tuple(due)

    # --- plain values -------------------------------------------------------------------------------------------------

    def _zone(self, said: dict[str, Any], name: str, code: int) -> tuple[Card, ...]:
        return self._cards(said.get(name), code, name)

    def _cards(self, slugs: Any, code: int, part: str) -> tuple[Card, ...]:
        """Cards that lie in one place; each card lies in one place only."""
        if not isinstance(slugs, list):
            raise _damaged(part)
        found: list[Card] = []
        for slug in slugs:
            card = self._card(slug, part)
            if card in self.laid:
                raise _damaged(part)
            self.laid.add(card)
            self.bare.where[card.index] = code
            found.append(card)
        return tuple(found)

    def _card(self, slug: Any, part: str) -> Card:
        card = self.cards.get(slug) if isinstance(slug, str) else None
        if card is None:
            raise _damaged(part)
        return card

    def _numbers(self, said: dict[str, Any], name: str) -> tuple[int, ...]:
        """One number for each player."""
        numbers = self._list(said, name)
        if len(numbers) != self.setup.players or any(not _is_number(each, MOST) for each in numbers):
            raise _damaged(name)
        return tuple(numbers)

    @staticmethod
    def _number(said: dict[str, Any], name: str, most: int) -> int:
        value = said.get(name)
        if not _is_number(value, most):
            raise _damaged(name)
        assert isinstance(value, int)
        return value

    @staticmethod
    def _list(said: dict[str, Any], name: str) -> list[Any]:
        value = said.get(name)
        if not isinstance(value, list):
            raise _damaged(name)
        return value

    @staticmethod
    def _mapping(said: dict[str, Any], name: str) -> dict[str, Any]:
        value = said.get(name)
        if not isinstance(value, dict):
            raise _damaged(name)
        return value


def _is_number(value: Any, most: int) -> bool:
    return type(value) is int and 0 <= value <= most
