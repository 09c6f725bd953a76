"""What is asked, in words: one entry for every purpose that an effect or an action can have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tenages.rules.card import Card
from tenages.rules.options import CARD, COLOR, PASS, SHOW, YES, Decision
from tenages.sight.view import Asked, View
from tenages.words.terms import Speaker, effect_words, sentence


class Purpose(NamedTuple):
    """The words for one purpose."""

    ask: str
    """What the player is to do; "{where}" is where the cards lie from which one is chosen."""
    pick: str = "{what}"
    """The answer that names a card, a colour, a player or a value."""
    wonder: str = ""
    """The question where the answer is yes or no."""
    yes: str = ""
    no: str = "leave it"
    """Declining."""
    stop: str = "stop here"
    """Declining after having chosen before in the same effect."""
    ask_colour: str = ""
    """What the player is to do where colours are offered, if that is another thing."""
    pick_colour: str = ""


def _splay(direction: str) -> Purpose:
    return Purpose(
        f"splay a colour {direction}", f"splay {{what}} {direction}", no="leave it as it is", stop="leave it"
    )


PURPOSES: Final = {
    "first meld": Purpose("choose the card that you meld first", "meld {what}"),
    "act": Purpose("choose an action"),
    "return": Purpose(
        "return a card{where}", "return {what}", "return the cards?", "yes, return them", no="keep them all"
    ),
    "meld": Purpose("meld a card{where}", "meld {what}", "meld the cards?", "yes, meld", no="meld none"),
    "score": Purpose("score a card{where}", "score {what}", "score the cards?", "yes, score them", no="score none"),
    "tuck": Purpose("tuck a card{where}", "tuck {what}", "draw and tuck?", "yes, tuck", no="tuck none"),
    "transfer": Purpose(
        "transfer a card{where}", "transfer {what}", "transfer the cards?", "yes, transfer them", no="transfer none"
    ),
    "exchange": Purpose(
        "choose a card{where} to exchange",
        "exchange {what}",
        "exchange the cards?",
        "yes, exchange them",
        no="leave them as they are",
    ),
    "reveal": Purpose("reveal a card{where}", "reveal {what}", "reveal the card?", "yes, reveal it", no="reveal none"),
    "keep": Purpose("choose a card{where} to keep", "keep {what}", "keep the cards?", "yes, keep them", no="keep none"),
    "draw": Purpose("draw a card", "draw {what}", "draw?", "yes, draw", no="draw none"),
    "choose color": Purpose("choose a colour", no="choose none"),
    "choose value": Purpose("choose a value", no="choose none"),
    "choose player": Purpose("choose a player", no="choose nobody"),
    "rearrange": Purpose(
        "choose the next card of the new order, from the top down",
        "{what} next",
        "put the pile into another order?",
        "yes",
        no="leave the order as it is",
        ask_colour="choose the pile to put into another order",
        pick_colour="rearrange {what}",
    ),
    "execute": Purpose(
        "choose the card{where} to carry out", "carry out {what}", "carry it out?", "yes", no="leave it"
    ),
    "either": Purpose("choose one of two things", no="do neither"),
    "splay left": _splay("left"),
    "splay right": _splay("right"),
    "splay up": _splay("up"),
    "splay none": Purpose("unsplay a colour", "unsplay {what}", no="leave it as it is", stop="leave it"),
}
"""Every purpose that the engine asks for. Any other is an error, loudly."""


def prompt(
    asked: Asked | Decision, names: Sequence[str], *, reader: int | None = None, view: View | None = None
) -> str:
    """What is asked, and by which card: "Return a card from your hand, or keep them all (Agriculture)".

    For anyone but the one who is asked it says who that is. With a view it also says where the cards lie.
    """
    purpose = PURPOSES[asked.purpose]
    speaker = Speaker(names, reader)
    text = sentence(_asked(asked, purpose, speaker, view))
    if asked.player != reader:
        text = f"{speaker.name(asked.player)} is asked: {text}"
    return text if asked.effect is None else f"{text} ({effect_words(asked.effect)})"


def _asked(asked: Asked | Decision, purpose: Purpose, speaker: Speaker, view: View | None) -> str:
    if isinstance(asked, Asked):
        return purpose.ask.replace("{where}", "")
    kinds = {option.kind for option in asked.options}
    if kinds <= {SHOW, PASS}:
        return f"{purpose.ask.replace('{where}', '')}: no card in {speaker.of(asked.player, 'hand')} fits"
    if YES in kinds:
        return purpose.wonder
    if COLOR in kinds and purpose.ask_colour:
        text = purpose.ask_colour
    else:
        place = common_place(asked, speaker, view)
        text = purpose.ask.replace("{where}", f" from {place}" if place else "")
    return f"{text}, or {declining(asked, view)}" if asked.may_pass else text


def declining(decision: Decision, view: View | None) -> str:
    """The words for passing: "keep them all", or "stop here" once something was chosen in the same effect."""
    purpose = PURPOSES[decision.purpose]
    return purpose.stop if view is not None and view.answers else purpose.no


def place_of_card(card: Card, speaker: Speaker, view: View) -> str:
    """Where a card lies, as its reader says it: "your hand", "Bob's board"."""
    for seat in view.scene.seats:
        if card in seat.hand:
            return speaker.of(seat.seat, "hand")
        if card in seat.score_pile:
            return speaker.of(seat.seat, "score pile")
        if card in seat.piles[card.color]:
            return speaker.of(seat.seat, "board")
    return ""


def common_place(decision: Decision, speaker: Speaker, view: View | None) -> str:
    """Where all the offered cards lie, if that is one place."""
    if view is None:
        return ""
    cards = [option.card for option in decision.options if option.card is not None and option.kind == CARD]
    places = {place_of_card(card, speaker, view) for card in cards}
    return places.pop() if len(places) == 1 else ""
