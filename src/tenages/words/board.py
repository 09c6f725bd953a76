"""The texts on the table itself: headings, piles, supply, achievements, and progress towards them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenages.cards import alphabet_of
from tenages.rules.achievements import Special
from tenages.rules.card import Card
from tenages.rules.endings import BY_ACHIEVEMENTS, BY_POINTS, Outcome
from tenages.rules.icons import COLOR_NAMES, LEFT, RIGHT, SPLAY_NAMES, UNSPLAYED, UP
from tenages.rules.options import LAST_AGE
from tenages.rules.purposes import ACT
from tenages.sight import facts
from tenages.sight.facts import (
    AvailableAchievements,
    achieved_by_side,
    are_partners,
    available_achievements,
    is_of_expansion,
    progress_towards,
    visible_bonuses,
    visible_echoes,
)
from tenages.sight.scene import Face, SeatScene
from tenages.sight.view import View
from tenages.words.catalogue import Words
from tenages.words.reasons import echoes_words
from tenages.words.speaker import Speaker, sentence
from tenages.words.terms import BASE, card_title, color_letter, listed, special_name

NOTHING: Final = "-"
"""Shown where there is nothing: no card left, no achievement available."""
WITHIN_REACH: Final = "✓"
"""Marks what the reader could claim now."""
ARROWS: Final = {LEFT: "←", RIGHT: "→", UP: "↑"}
WON: Final = {BY_ACHIEVEMENTS: "board-won-achievements", BY_POINTS: "board-won-points"}
"""The message for each way to win; any other way is by a card."""


def heading(speaker: Speaker, view: View, seat: int) -> str:
    """The name of the player in a seat: "You", "Bob", "Cid, ally"."""
    if seat == view.player:
        return speaker.say("board-you")
    if view.player is not None and are_partners(view, seat, view.player):
        return speaker.say("board-ally", name=speaker.names[seat])
    return speaker.names[seat]


def achievements(words: Words, view: View, seat: SeatScene) -> str:
    """The player's achievements and how many are needed; in teams, the partner's count too: "2/6: 1, Monument"."""
    own = achieved_list(words, seat)
    count = achieved_count(view, seat)
    return words.say("board-achievements", count=count, list=own) if own else count


def achieved_count(view: View, seat: SeatScene) -> str:
    """How many achievements the player's side has, and how many it needs to win: "2/6"."""
    return f"{achieved_by_side(view, seat)}/{view.setup.achievements_to_win}"


def achieved_list(words: Words, seat: SeatScene) -> str:
    """The achievements of one player: "1, 1, Monument"."""
    ages = [str(age) for age in sorted([card.age for card in seat.achieved])]
    return ", ".join([*ages, *[special_name(words, special) for special in seat.specials]])


def supply_label(words: Words, view: View, deck: str) -> str:
    """What a row of supply piles holds: "cards left"; where each set has its own row, "base cards left"."""
    if len(set(view.setup.rows)) == 1:
        return words.say("board-cards-left")
    return words.say("board-set-cards-left", set=words.say(f"set-{deck}"))


def price_note(each: AvailableAchievements) -> str:
    """What an achievement of an age costs the reader: "2×✓10" means two of them, which he can claim now."""
    several = f"{each.left}×" if each.left > 1 else ""
    return f"{several}{WITHIN_REACH if each.within_reach else ''}{each.points}"


def score(seat: SeatScene, narrow: bool) -> str:
    """The score; if bonuses add to it, as a sum: "15 = 8 + 7"."""
    bonus = seat.full_score - seat.points
    if not bonus:
        return str(seat.points)
    text = f"{seat.full_score} = {seat.points} + {bonus}"
    return text.replace(" ", "") if narrow else text


def status(speaker: Speaker, view: View) -> str:
    """Whose turn it is and how many actions are left."""
    scene = view.scene
    if view.outcome is not None:
        return outcome(speaker, view.outcome)
    if view.first_melds is not None:
        return speaker.say("board-before-first-turn")
    if view.asked is not None and view.asked.purpose == ACT:
        left = speaker.say("board-actions-left", count=scene.actions + 1)
    else:
        left = speaker.say("board-actions-after-this", count=scene.actions)
    return speaker.say("board-status", scene.turn, turn=scene.turns, left=left)


def outcome(speaker: Speaker, end: Outcome) -> str:
    """Who won, and how; or that nobody did."""
    if end.drawn:
        return speaker.say("board-drawn")
    who = listed(speaker.words, [speaker.name(seat) for seat in end.winners])
    key = WON.get(end.how, "board-won-effect")
    return sentence(speaker.say(key, names=who, person=speaker.person(end.winners)))


def players_ended(speaker: Speaker, how: str, by: int, winners: Sequence[int]) -> str:
    """How the players ended a game that the rules did not end: "agreed", or one has "conceded" and others win."""
    if how == "agreed":
        return speaker.say("board-ended-agreed")
    names = listed(speaker.words, [speaker.name(seat) for seat in winners])
    won = speaker.say("board-won-conceded", names=names, person=speaker.person(winners))
    return speaker.say("board-conceded", by, won=won)


def pile_title(words: Words, card: Card) -> str:
    """The top card of a pile: color letter, age and title."""
    return f"{pile_place(words, card)} {card_title(words, card)}"


def pile_place(words: Words, card: Card) -> str:
    """Color letter and age, for narrow screens where they do not fit beside the title."""
    return f"{color_letter(words, card.color)}{card.age}"


def pile_note(words: Words, pile: Sequence[Face], splay: int) -> str:
    """The number of cards in a pile, and how it is splayed: "3 cards", "3 ← left"."""
    if splay == UNSPLAYED:
        return words.say("count-cards", count=len(pile))
    return words.say("board-pile-splayed", count=len(pile), arrow=ARROWS[splay], splay=SPLAY_NAMES[splay])


def pile_story(speaker: Speaker, pile: Sequence[Face], color: int, splay: int) -> str:
    """One of the reader's piles, from top to bottom."""
    words, name = speaker.words, COLOR_NAMES[color]
    if not pile:
        return words.say("board-no-pile", color=name)
    titles = ", ".join([f"{card_title(words, card)} {card.age}" for card in pile if isinstance(card, Card)])
    if splay == UNSPLAYED:
        text = words.say("board-pile-unsplayed", color=name, titles=titles)
    else:
        text = words.say("board-pile-splayed-story", color=name, splay=SPLAY_NAMES[splay], titles=titles)
    extras = _pile_extras(words, pile, splay)
    return words.say("board-pile-extras", story=text, extras=extras) if extras else text


def _pile_extras(words: Words, pile: Sequence[Face], splay: int) -> str:
    """The bonuses and echo effects that a pile shows."""
    bonuses = visible_bonuses(pile, splay)
    echoes = visible_echoes(pile, splay)
    parts = []
    if bonuses:
        points = listed(words, [str(bonus) for bonus in bonuses])
        parts.append(words.say("board-bonuses", count=len(bonuses), points=points))
    if echoes:
        parts.append(echoes_words(words, echoes))
    return listed(words, parts)


def held(words: Words, card: Card) -> str:
    """A card that someone holds: "Tools (blue 1)"; a letter marks a card of Echoes: "Bell (purple E1)"."""
    return words.say(
        "board-held", title=card_title(words, card), color=COLOR_NAMES[card.color], back=back_short(words, card)
    )


def back(words: Words, face: Face) -> str:
    """A card of which only the back can be seen: "[3]", "[E3]"."""
    return f"[{back_short(words, face)}]"


def back_short(words: Words, face: Face) -> str:
    """The value of a card, with a letter for its set if that is an expansion: "3", "E3"."""
    return words.say("back-short", value=face.age, deck=face.deck or BASE)


def special_progress(words: Words, special: Special, seat: SeatScene) -> str:
    """A player's progress towards a special achievement: "Empire 2/6"."""
    done = progress_towards(special, seat)
    return words.say("board-special-progress", name=special_name(words, special), done=done, needed=special.needed)


def sorted_faces(words: Words, faces: Sequence[Face]) -> list[Face]:
    """The cards of a zone without an order, sorted by value, then by title; unknown ones last, by their sets."""
    places = alphabet_of(words.language).places
    last = len(places)

    def order(face: Face) -> tuple[int, int, str]:
        return (face.age, places[face.index], "") if isinstance(face, Card) else (face.age, last, face.deck or "")

    return sorted(faces, key=order)


def held_and_backs(words: Words, cards: Sequence[Face]) -> tuple[list[str], list[str]]:
    """The cards of a zone without an order: the known ones by name, and the backs of the others."""
    faces = sorted_faces(words, cards)
    known = [held(words, face) for face in faces if isinstance(face, Card)]
    return known, [back(words, face) for face in faces if not isinstance(face, Card)]


AGES: Final = range(1, LAST_AGE + 1)
"""The columns of the supply: one for each age."""


def supply_rows(words: Words, view: View) -> list[tuple[str, list[str]]]:
    """The supply by age: how many cards are left, and the cost of the achievements that are still available."""
    piles = facts.supply_rows(view)
    rows = [(supply_label(words, view, row.deck), [str(len(pile) or NOTHING) for pile in row.piles]) for row in piles]
    if view.setup.american:
        rows.append((words.say("board-echoes-on-top"), [_expansion_on_top(words, pile) for pile in piles[0].piles]))
    prices = {each.age: price_note(each) for each in available_achievements(view)}
    return [*rows, (words.say("board-prices"), [prices.get(age, NOTHING) for age in AGES])]


def _expansion_on_top(words: Words, pile: Sequence[Face]) -> str:
    """Whether a mixed pile has a card of an expansion on top: everyone sees its back."""
    if not pile:
        return NOTHING
    return words.say("board-yes" if is_of_expansion(pile[0]) else "board-no")


def special_notes(words: Words, view: View) -> list[str]:
    """The special achievements that are still available, with the reader's progress: "Empire 2/6"."""
    if view.player is None:
        return [special_name(words, special) for special in view.scene.specials]
    return [special_progress(words, special, view.me) for special in view.scene.specials]


def beneath(words: Words, pile: Sequence[Face], splay: int) -> str:
    """How many cards lie beneath the top card of a pile: "2 beneath ← left"; nothing for a single card."""
    covered = len(pile) - 1
    if not covered:
        return ""
    if splay == UNSPLAYED:
        return words.say("board-beneath", count=covered)
    return words.say("board-beneath-splayed", count=covered, arrow=ARROWS[splay], splay=SPLAY_NAMES[splay])
