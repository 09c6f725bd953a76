"""What is asked, in words: one entry for every purpose that an effect or an action can have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tenages.rules.card import Card
from tenages.rules.options import CARD, COLOR, PASS, SHOW, VALUE, YES, Decision
from tenages.sight.view import Asked, View
from tenages.words.terms import Speaker, card_words, effect_words, sentence


class Purpose(NamedTuple):
    """The words for one purpose."""

    ask: str
    """What the player is to do; "{where}" is where the cards lie from which one is chosen.

    "{promoted}" is the card just promoted, wherever it stands in these words.
    """
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
    ask_value: str = ""
    """What the player is to do where values are offered, if that is another thing."""


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
    "promote": Purpose("promote a card{where}", "promote {what}", no="promote none"),
    "activate": Purpose(
        "activate {promoted}",
        wonder="activate {promoted}, which you have just promoted?",
        yes="yes, activate it",
        no="no, leave it at that",
    ),
    "foreshadow": Purpose("foreshadow a card{where}", "foreshadow {what}", no="foreshadow none"),
    "achieve": Purpose(
        "achieve a card{where}", "achieve {what}", no="achieve none", ask_value="claim the achievement of an age"
    ),
    "take": Purpose("take a card{where} into your hand", "take {what}", no="take none"),
    "look": Purpose("look at the top card of a supply pile", "look at the top of {what}"),
    "put on deck": Purpose(
        "put a card{where} on top of its supply pile", "put {what} there", no="leave them where they are"
    ),
    "offer": Purpose(
        "add an achievement",
        wonder="add the bottom card of that supply pile to the achievements to be had?",
        yes="yes, add it to the achievements",
        no="leave the achievements as they are",
        stop="leave the achievements as they are",
    ),
    "choose icon": Purpose("choose an icon", "the {what}", no="choose none"),
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
        return _filled(purpose.ask, "", view)
    kinds = {option.kind for option in asked.options}
    if kinds <= {SHOW, PASS}:
        return f"{_filled(purpose.ask, '', view)}: {_none_fits(kinds, asked.player, speaker, view)}"
    if YES in kinds:
        return _filled(purpose.wonder, "", view)
    if COLOR in kinds and purpose.ask_colour:
        text = purpose.ask_colour
    elif VALUE in kinds and purpose.ask_value:
        text = purpose.ask_value
    else:
        text = _filled(purpose.ask, common_place(asked, speaker, view), view)
    if view is not None and asked.purpose == "promote" and view.setup.promoted_must_act:
        text += " and activate it"
    return f"{text}, or {declining(asked, view)}" if asked.may_pass else text


def _filled(words: str, place: str, view: View | None) -> str:
    """The words of a purpose with the place and the promoted card put in, as far as they are known."""
    promoted = None if view is None else view.scene.promoted
    card = "the promoted card" if promoted is None else card_words(promoted)
    return words.replace("{where}", f" from {place}" if place else "").replace("{promoted}", card)


def _none_fits(kinds: set[str], player: int, speaker: Speaker, view: View | None) -> str:
    """Why nothing can be chosen. Who has a forecast may have been asked for a card of it instead of the hand."""
    if SHOW not in kinds and view is not None and view.scene.seats[player].forecast:
        return "none of the cards fits"
    return f"no card in {speaker.of(player, 'hand')} fits"


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
        if card in seat.forecast:
            return speaker.of(seat.seat, "forecast")
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
