"""What cannot be in a position: every problem with the places concerned, ways to mend it, and what is nearest to it.

The rules are those of `records.position`, which refuses a position with the first reason that it finds. Here each one
is mended for the moment, and the next is looked for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, cast

from pydantic import ValidationError

from tenages.cards import BASE_SET, find_card, sets_with
from tenages.game import Game
from tenages.opening import laid_out
from tenages.records.position_text import WrittenPosition
from tenages.rules.card import Card
from tenages.rules.editions import edition
from tenages.rules.errors import Phrase, TenAgesError, title_of
from tenages.rules.icons import COLOR_NAMES
from tenages.rules.setup import LAST_ACHIEVEMENT
from tenages.server.messages.positions import Position, PositionPlace, PositionProblem, Remedy
from tenages.server.messages.seen import Color
from tenages.server.position_forms import SPECIAL_NAMES, from_message, named_achievement, to_message
from tenages.words.errors import explained
from tenages.words.speaker import Speaker, sentence
from tenages.words.terms import card_title, color_name, special_name

MOST_PROBLEMS: Final = 12
Parts = dict[str, Any]
"""A position in parts, as plain data that can be changed."""
Way = tuple[str, dict[str, Any], Parts]
"""A remedy: its message, the values of that, and the position after it."""


class Examined(NamedTuple):
    """A position with its problems, and the game of the nearest one that can be."""

    problems: list[PositionProblem]
    game: Game | None


class _Mended(NamedTuple):
    """A problem, and the position without it; None if nothing is near."""

    problem: PositionProblem
    parts: Parts | None


def examine(written: WrittenPosition, speaker: Speaker) -> Examined:
    """All problems of a position."""
    problems: list[PositionProblem] = []
    parts: Parts | None = None
    while True:
        try:
            return Examined(problems, laid_out(written))
        except TenAgesError as error:
            if parts is None:
                parts = to_message(written).model_dump()
            mended = _Mender(parts, error, speaker).mended()
        problems.append(mended.problem)
        if mended.parts is None or len(problems) >= MOST_PROBLEMS:
            return Examined(problems, None)
        parts = mended.parts
        written = from_message(Position.model_validate(parts))


class _Mender:
    """Puts one problem into words, and finds ways out."""

    def __init__(self, parts: Parts, error: TenAgesError, speaker: Speaker) -> None:
        self.parts = parts
        self.error = error
        self.values = error.values
        self.speaker = speaker
        self.words = speaker.words

    def mended(self) -> _Mended:
        """The problem, and the position without it."""
        ways: dict[str, Callable[[], _Mended]] = {
            "card-twice": self._card_twice,
            "set-not-in-play": self._set_not_in_play,
            "splay-needs-two": self._splay,
            "no-forecast": self._forecast,
            "special-due": self._special_due,
            "won-already": self._won_already,
            "half-turn": self._half_turn,
            "nobodys-turn": self._nobodys_turn,
            "wrong-color": self._misplaced,
            "wrong-age": self._misplaced,
            "pile-twice": self._pile_twice,
        }
        return ways.get(self.error.key, self._other)()

    # --- one problem each ---------------------------------------------------------------------------------------------

    def _card_twice(self) -> _Mended:
        card = self._card()
        places = [self._place(self.values[name], card) for name in ("already", "place")]
        already, place = [self._said(self.values[name]) for name in ("already", "place")]
        text = self.words.say("problem-card-twice", card=card_title(self.words, card), place=place, already=already)
        without_new, without_old = self._without(card, places[1], -1), self._without(card, places[0], 0)
        remedies: list[Way] = [("remedy-keep", {"place": already}, without_new)]
        if places[0] != places[1]:
            remedies.append(("remedy-keep", {"place": place}, without_old))
        return self._made(text, [card], places, remedies, without_new)

    def _set_not_in_play(self) -> _Mended:
        card = self._card()
        without = self._everywhere_without(card)
        remedies: list[Way] = [
            ("remedy-echoes", {}, self._changed(expansions=[*self.parts["expansions"], card.deck])),
            ("remedy-take-away", {"card": card_title(self.words, card)}, without),
        ]
        return self._made(self._plain_text(), [card], self._places_of(card), remedies, without)

    def _splay(self) -> _Mended:
        seat = self._seat()
        color = cast(str, cast(Phrase, self.values["color"]).values["color"])
        name = color_name(self.words, COLOR_NAMES.index(color))
        text = sentence(self.speaker.say("problem-splay-needs-two", seat, color=name))
        parts = self._with_player(seat, splay={**self.parts["players"][seat]["splay"], color: "none"})
        return self._made(text, [], [_where("board", seat, color=color)], [("remedy-unsplay", {}, parts)], parts)

    def _forecast(self) -> _Mended:
        seat = self._seat()
        cards = [find_card(card) for card in self.parts["players"][seat]["forecast"]]
        without = self._with_player(seat, forecast=[])
        remedies: list[Way] = [
            ("remedy-echoes", {}, self._changed(expansions=["echoes"])),
            ("remedy-no-forecast", {}, without),
        ]
        text = sentence(self.speaker.say("problem-no-forecast", seat))
        return self._made(text, cards, [_where("forecast", seat)], remedies, without)

    def _special_due(self) -> _Mended:
        seat, name = self._seat(), str(self.values["name"])
        shown, short = special_name(self.words, SPECIAL_NAMES[name.casefold()]), named_achievement(name)
        available = self._available()
        left = [each for each in available if each != short]
        own = [*self.parts["players"][seat]["achievements"], short]
        given = self._with_player(seat, achievements=own)
        if self.parts["available"] is not None:
            given["available"] = left
        without = self._changed(available=left)
        text = sentence(self.speaker.say("problem-special-due", seat, name=shown))
        claim = self.speaker.say("remedy-claim", seat, name=shown)
        remedies = [_remedy(claim, given), _remedy(self.words.say("remedy-without", name=shown), without)]
        places = [_where("achievements", seat), _where("available", None)]
        return _Mended(self._problem(text, [], places, remedies), without)

    def _won_already(self) -> _Mended:
        seat = self._seat()
        needed = cast(int, self.values["needed"])
        text = sentence(self.speaker.say("problem-won-already", seat, needed=needed))
        own = self.parts["players"][seat]["achievements"]
        if not own:
            # In a team it may be the partner who has them all.
            return self._made(text, [], [_where("achievements", seat)], [], None)
        parts = self._with_player(seat, achievements=own[:-1])
        remedies = [("remedy-take-away", {"card": self._achievement_words(own[-1])}, parts)]
        return self._made(text, [], [_where("achievements", seat)], remedies, parts)

    def _half_turn(self) -> _Mended:
        players = len(self.parts["players"])
        later = max(players, edition(self.parts["edition"]).half_turns(players) + 1)
        one = self._changed(actions=1)
        remedies: list[Way] = [
            ("remedy-one-action", {}, one),
            ("remedy-later", {}, self._changed(turns=None if later == players else later)),
        ]
        text = self.words.say("problem-half-turn", turns=str(self.values["turns"]))
        return self._made(text, [], [_where("turn", None)], remedies, one)

    def _nobodys_turn(self) -> _Mended:
        return self._made(self._plain_text(), [], [_where("turn", None)], [], self._changed(turn=0))

    def _misplaced(self) -> _Mended:
        card = self._card()
        without = self._everywhere_without(card)
        remedies = [("remedy-take-away", {"card": card_title(self.words, card)}, without)]
        return self._made(self._plain_text(), [card], self._places_of(card), remedies, without)

    def _pile_twice(self) -> _Mended:
        age = int(str(self.values["age"]))
        top = {other: cards for other, cards in self.parts["top"].items() if other != age}
        return self._made(self._plain_text(), [], [_where("supply", None, age=age)], [], self._changed(top=top))

    def _other(self) -> _Mended:
        """Any other reason: mostly achievements. Without them, there may be something to show."""
        key = self.error.key
        if "achieve" in key or key.startswith(("special-", "age-", "card-too-high", "available-")):
            cards = [self._card()] if "card" in self.values else []
            places = [_where("available", None)] if self.parts["available"] is not None else []
            places += [
                _where("achievements", seat)
                for seat, player in enumerate(self.parts["players"])
                if player["achievements"]
            ]
            if self.parts["available"] is not None:
                return self._made(self._plain_text(), cards, places, [], self._changed(available=None))
            players = [{**player, "achievements": []} for player in self.parts["players"]]
            changed = any(player["achievements"] for player in self.parts["players"])
            return self._made(
                self._plain_text(), cards, places, [], self._changed(players=players) if changed else None
            )
        return self._made(self._plain_text(), [], [_where("rules", None)], [], None)

    # --- words --------------------------------------------------------------------------------------------------------

    def _made(
        self,
        text: str,
        cards: list[Card],
        places: list[PositionPlace],
        remedies: list[Way],
        parts: Parts | None,
    ) -> _Mended:
        said = [_remedy(self.words.say(key, **values), after) for key, values, after in remedies]
        return _Mended(self._problem(text, cards, places, said), parts)

    def _problem(
        self, text: str, cards: list[Card], places: list[PositionPlace], remedies: list[Remedy | None]
    ) -> PositionProblem:
        different = [place for number, place in enumerate(places) if place not in places[:number]]
        return PositionProblem(
            key=self.error.key,
            text=text,
            cards=[card.slug for card in cards],
            places=different,
            line=None,
            remedies=[remedy for remedy in remedies if remedy is not None],
        )

    def _plain_text(self) -> str:
        values = dict(self.values)
        if "card" in values:
            values["card"] = title_of(self._card().slug)
        if isinstance(values.get("name"), str) and str(values["name"]).casefold() in SPECIAL_NAMES:
            values["name"] = special_name(self.words, SPECIAL_NAMES[str(values["name"]).casefold()])
        why = explained(self.words, type(self.error)(self.error.key, **values))
        return sentence(self.words.say("problem-other", why=why))

    def _said(self, place: object) -> str:
        assert isinstance(place, Phrase)
        if place.key == "error-place":
            return self.speaker.say("problem-place", int(str(place.values["player"])), place=str(place.values["place"]))
        if place.key == "error-place-supply":
            return self.words.say("problem-place-supply", age=str(place.values["age"]))
        return self.words.say("problem-place-available")

    def _achievement_words(self, name: int | str) -> str:
        if not isinstance(name, str):
            return str(name)
        special = SPECIAL_NAMES.get(name.casefold())
        return card_title(self.words, find_card(name)) if special is None else special_name(self.words, special)

    # --- what the error names -----------------------------------------------------------------------------------------

    def _card(self) -> Card:
        return find_card(str(self.values["card"]))

    def _seat(self) -> int:
        return int(str(self.values["player"]))

    def _place(self, place: object, card: Card) -> PositionPlace:
        assert isinstance(place, Phrase)
        if place.key == "error-place":
            kind, seat = str(place.values["place"]), int(str(place.values["player"]))
            return _where(kind, seat, color=COLOR_NAMES[card.color] if kind == "board" else None)
        if place.key == "error-place-supply":
            return _where("supply", None, age=int(str(place.values["age"])))
        return _where("available", None)

    def _places_of(self, card: Card) -> list[PositionPlace]:
        places: list[PositionPlace] = []
        for seat, player in enumerate(self.parts["players"]):
            for color, cards in player["board"].items():
                if card.slug in cards:
                    places.append(_where("board", seat, color=color))
            for kind in ("hand", "score", "forecast", "achievements"):
                if card.slug in player[kind]:
                    places.append(_where(kind, seat))
        for age, cards in [*self.parts["top"].items(), *self.parts["whole"].items()]:
            if card.slug in cards:
                places.append(_where("supply", None, age=age))
        if card.slug in (self.parts["available"] or ()):
            places.append(_where("available", None))
        return places

    # --- changed positions --------------------------------------------------------------------------------------------

    def _changed(self, **parts: Any) -> Parts:
        return {**self.parts, **parts}

    def _with_player(self, seat: int, **parts: Any) -> Parts:
        players = list(self.parts["players"])
        players[seat] = {**players[seat], **parts}
        return self._changed(players=players)

    def _without(self, card: Card, place: PositionPlace, which: int) -> Parts:
        """The position without a card in one place; the first (0) or the last (-1) if it lies there several times."""
        slug = card.slug
        if place.place == "available":
            return self._changed(available=_less(self.parts["available"] or [], slug, which))
        if place.place == "supply":
            parts = {}
            for name in ("top", "whole"):
                piles = self.parts[name]
                parts[name] = {
                    age: _less(cards, slug, which) if age == place.age else cards for age, cards in piles.items()
                }
            return self._changed(**parts)
        assert place.seat is not None
        player = self.parts["players"][place.seat]
        if place.place == "board":
            board = {color: list(cards) for color, cards in player["board"].items()}
            for color, cards in board.items():
                if slug in cards:
                    board[color] = _less(cards, slug, which)
                    break
            return self._with_player(place.seat, board=board)
        return self._with_player(place.seat, **{place.place: _less(player[place.place], slug, which)})

    def _everywhere_without(self, card: Card) -> Parts:
        mender = self
        for place in self._places_of(card):
            mender = _Mender(mender._without(card, place, -1), self.error, self.speaker)
        return mender.parts

    def _available(self) -> list[int | str]:
        """The achievements still to be had, all named."""
        if self.parts["available"] is not None:
            return list(self.parts["available"])
        claimed = [name for player in self.parts["players"] for name in player["achievements"]]
        ages = [name if isinstance(name, int) else _age_of(name) for name in claimed]
        sets = sets_with(tuple(self.parts["expansions"]))
        specials = [special.name.lower() for card_set in sets for special in card_set.specials]
        left: list[int | str] = [age for age in range(1, LAST_ACHIEVEMENT + 1) if age not in ages]
        return [*left, *[name for name in specials if name not in claimed]]


def _less(cards: list[Any], slug: str, which: int) -> list[Any]:
    places = [number for number, card in enumerate(cards) if card == slug]
    return [card for number, card in enumerate(cards) if not places or number != places[which]]


def _where(place: str, seat: int | None, *, color: str | None = None, age: int | None = None) -> PositionPlace:
    return PositionPlace(place=cast(Any, place), seat=seat, color=cast("Color | None", color), age=age)


def _remedy(text: str, parts: Parts) -> Remedy | None:
    try:
        return Remedy(text=sentence(text), position=Position.model_validate(parts))
    except ValidationError:
        return None


def _age_of(name: str) -> int | None:
    """The age that a claimed base card takes from those to be had."""
    if name.casefold() in SPECIAL_NAMES:
        return None
    card = find_card(name)
    return card.age if card.deck == BASE_SET.name else None
