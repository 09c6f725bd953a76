"""The words on the table itself: headings, piles, supply, achievements, and how far one is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenages.rules.achievements import Special, price, within_reach
from tenages.rules.card import Card, shown_bonuses, shown_echoes
from tenages.rules.endings import BY_ACHIEVEMENTS, BY_POINTS, Outcome
from tenages.rules.icons import LEFT, RIGHT, UNSPLAYED, UP
from tenages.sight.scene import Face, SeatScene
from tenages.sight.view import View
from tenages.words.options import points_asked
from tenages.words.reasons import are_partners, echoes_words
from tenages.words.terms import (
    COLOUR_LETTERS,
    COLOUR_WORDS,
    SET_LETTERS,
    SET_WORDS,
    SPLAY_WORDS,
    Speaker,
    card_name,
    counted,
    listed,
    sentence,
)

HAND: Final = "hand"
SCORE: Final = "score pile"
FORECAST: Final = "forecast"
SUPPLY: Final = "cards left"
ON_TOP: Final = "Echoes on top"
YES, NO = "yes", "no"
AGE: Final = "age"
ACHIEVEMENT: Final = "achievement, points"
SPECIAL: Final = "special achievements"
SPECIAL_SHORT: Final = "special"
EMPTY: Final = "empty"
NONE_LEFT: Final = "none left"
NO_PILE: Final = "-"
ARROWS: Final = {LEFT: "←", RIGHT: "→", UP: "↑"}
POINTS: Final = "points"
TOTAL_SCORE: Final = "score"
ACHIEVED: Final = "achieved"
ACHIEVEMENTS: Final = "achievements"


def heading(view: View, seat: int, names: Sequence[str]) -> str:
    """Who sits there: "You", "Bob", "Cid, ally"."""
    if seat == view.player:
        return "You"
    if view.player is not None and are_partners(view, seat, view.player):
        return f"{names[seat]}, ally"
    return names[seat]


def achievements(view: View, seat: SeatScene) -> str:
    """What this player has, with his partner in a game of teams, of what it takes: "2/6: 1, Monument"."""
    own = achieved_list(seat)
    text = achieved_count(view, seat)
    return f"{text}: {own}" if own else text


def achieved_count(view: View, seat: SeatScene) -> str:
    """How many achievements this player's side has of how many it takes: "2/6"."""
    side = [other for other in view.scene.seats if other is seat or are_partners(view, other.seat, seat.seat)]
    have = sum([len(member.achieved) + len(member.specials) for member in side])
    return f"{have}/{needed(view)}"


def achieved_list(seat: SeatScene) -> str:
    """The achievements of one player: "1, 1, Monument"."""
    return ", ".join([*map(str, sorted([card.age for card in seat.achieved])), *[each.name for each in seat.specials]])


def needed(view: View) -> int:
    """How many achievements win this game."""
    return view.setup.achievements_to_win


def supply_label(view: View, deck: str) -> str:
    """What a row of supply piles holds: "cards left"; where sets lie apart, "base cards left"."""
    return SUPPLY if len(set(view.setup.rows)) == 1 else f"{SET_WORDS.get(deck, deck)} {SUPPLY}"


def price_note(view: View, age: int) -> tuple[str, bool]:
    """What an achievement of an age asks of the reader, and whether it is within his reach: "2×✓10" is two of them."""
    left = len([card for card in view.scene.available if card.age == age])
    several = f"{left}×" if left > 1 else ""
    if view.player is None:
        return f"{several}{price(age)}", False
    me = view.me
    points = points_asked(age, view, view.player)
    top = max([0, *[pile[0].age for pile in me.piles if pile]])
    enough = within_reach(age, points, me.full_score, top)
    return f"{several}{'✓' if enough else ''}{points}", enough


def score(seat: SeatScene, narrow: bool) -> str:
    """The score, and what it is made of if bonuses add to it: "15 = 8 + 7"."""
    bonus = seat.full_score - seat.points
    if not bonus:
        return str(seat.points)
    text = f"{seat.full_score} = {seat.points} + {bonus}"
    return text.replace(" ", "") if narrow else text


def status(view: View, names: Sequence[str]) -> str:
    """Whose turn it is and what is left of it."""
    scene = view.scene
    if view.outcome is not None:
        return outcome(view.outcome, names, view.player)
    if view.first_melds is not None:
        return "Before the first turn: everyone melds a card, all at once"
    speaker = Speaker(names, view.player)
    asking = view.asked is not None and view.asked.purpose == "act"
    left = scene.actions + 1 if asking else scene.actions
    more = "left" if asking else "left after this one"
    turn = sentence(speaker.of(scene.turn, "turn"))
    return f"Turn {scene.turns} · {turn} · {counted(left, 'action')} {more}"


def outcome(end: Outcome, names: Sequence[str], reader: int | None = None) -> str:
    """Who won, and how."""
    speaker = Speaker(names, reader)
    who = listed([speaker.name(seat) for seat in end.winners])
    verb = "win" if len(end.winners) > 1 or reader in end.winners else "wins"
    how = {BY_ACHIEVEMENTS: "by achievements", BY_POINTS: "by points"}.get(end.how, "by a card")
    return sentence(f"{who} {verb} {how}")


def pile_title(card: Card) -> str:
    """The top card of a pile: colour letter, age and title."""
    return f"{pile_place(card)} {card_name(card)}"


def pile_place(card: Card) -> str:
    """Colour letter and age, where there is no room for them beside the title."""
    return f"{COLOUR_LETTERS[card.color]}{card.age}"


def pile_note(pile: Sequence[Face], splay: int) -> str:
    """How many cards lie in a pile, and how it is splayed: "3 cards", "3 ← left"."""
    if splay == UNSPLAYED:
        return counted(len(pile), "card")
    return f"{len(pile)} {ARROWS[splay]} {SPLAY_WORDS[splay]}"


def pile_story(pile: Sequence[Face], color: int, splay: int) -> str:
    """A pile of one's own from top to bottom."""
    if not pile:
        return f"You have no {COLOUR_WORDS[color]} cards."
    titles = ", ".join([f"{card_name(card)} {card.age}" for card in pile if isinstance(card, Card)])
    how = SPLAY_WORDS[splay] if splay == UNSPLAYED else f"splayed {SPLAY_WORDS[splay]}"
    text = f"Your {COLOUR_WORDS[color]} pile, {how}, from the top down: {titles}."
    return f"{text} {extras}" if (extras := _pile_extras(pile, splay)) else text


def _pile_extras(pile: Sequence[Face], splay: int) -> str:
    """The bonuses and echo effects that a pile shows, in a sentence."""
    cards = tuple([card for card in pile if isinstance(card, Card)])
    bonuses = sorted(shown_bonuses(cards, splay), reverse=True)
    echoes = shown_echoes(cards, splay)
    parts = []
    if bonuses:
        parts.append(f"the {'bonus' if len(bonuses) == 1 else 'bonuses'} {listed([str(bonus) for bonus in bonuses])}")
    if echoes:
        parts.append(echoes_words(echoes))
    return f"It shows {listed(parts)}." if parts else ""


def held(card: Card) -> str:
    """A card that someone holds: "Tools (blue 1)", "Bell (purple E1)", for one wants to know which are of Echoes."""
    return f"{card_name(card)} ({COLOUR_WORDS[card.color]} {_back(card)})"


def back(face: Face) -> str:
    """A card of which only the back can be seen: "[3]", "[E3]"."""
    return f"[{_back(face)}]"


def of_expansion(face: Face) -> bool:
    """Whether a card is of a set other than the base set, as its back shows."""
    return face.deck in SET_WORDS


def _back(face: Face) -> str:
    return f"{SET_LETTERS.get(face.deck or '', '')}{face.age}"


def special_progress(special: Special, seat: SeatScene) -> str:
    """How far a player is towards a special achievement: "Empire 2/6"."""
    done = min(seat.progress[special.name], special.needed)
    return f"{special.name} {done}/{special.needed}"


def sorted_faces(faces: Sequence[Face]) -> list[Face]:
    """Cards of a place that has no order: by value, then by title; unknown ones last, by their sets."""
    return sorted(faces, key=lambda face: (face.age, card_name(face) if isinstance(face, Card) else f"~{face.deck}"))
