"""The words on the table itself: headings, piles, supply, achievements, and how far one is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenages.rules.achievements import Special
from tenages.rules.card import Card
from tenages.rules.endings import BY_ACHIEVEMENTS, BY_POINTS, Outcome
from tenages.rules.icons import LEFT, RIGHT, UNSPLAYED, UP
from tenages.sight.scene import Face, SeatScene
from tenages.sight.view import View
from tenages.words.reasons import are_partners
from tenages.words.terms import COLOUR_LETTERS, COLOUR_WORDS, SPLAY_WORDS, Speaker, card_name, counted, listed, sentence

HAND: Final = "hand"
SCORE: Final = "score pile"
SUPPLY: Final = "cards left"
AGE: Final = "age"
ACHIEVEMENT: Final = "achievement, points"
SPECIAL: Final = "special achievements"
EMPTY: Final = "empty"
NONE_LEFT: Final = "none left"
NO_PILE: Final = "-"
ARROWS: Final = {LEFT: "←", RIGHT: "→", UP: "↑"}
POINTS: Final = "points"
ACHIEVED: Final = "achieved"


def heading(view: View, seat: int, names: Sequence[str]) -> str:
    """Who sits there: "You", "Bob", "Cid, ally"."""
    if seat == view.player:
        return "You"
    if view.player is not None and are_partners(view, seat, view.player):
        return f"{names[seat]}, ally"
    return names[seat]


def achievements(view: View, seat: SeatScene) -> str:
    """What this player has, with his partner in a game of teams, of what it takes: "2/6: 1, Monument"."""
    side = [other for other in view.scene.seats if other is seat or are_partners(view, other.seat, seat.seat)]
    have = sum([len(member.achieved) + len(member.specials) for member in side])
    own = [*sorted([card.age for card in seat.achieved]), *[special.name for special in seat.specials]]
    text = f"{have}/{needed(view)}"
    return f"{text}: {', '.join(map(str, own))}" if own else text


def needed(view: View) -> int:
    """How many achievements win this game."""
    return view.setup.edition.achievements_to_win(view.setup.players, view.setup.teams)


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
    return f"Your {COLOUR_WORDS[color]} pile, {how}, from the top down: {titles}."


def special_progress(special: Special, seat: SeatScene) -> str:
    """How far a player is towards a special achievement: "Empire 2/6"."""
    done = min(seat.progress[special.name], special.needed)
    return f"{special.name} {done}/{special.needed}"


def sorted_faces(faces: Sequence[Face]) -> list[Face]:
    """Cards of a place that has no order: by value, then by title; unknown ones last."""
    return sorted(faces, key=lambda face: (face.age, card_name(face) if isinstance(face, Card) else "~"))
