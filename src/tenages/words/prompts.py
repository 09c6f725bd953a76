"""The questions of decisions: the catalogues have a message for every purpose of an effect or an action."""

from __future__ import annotations

from tenages.rules.options import CARD, COLOR, PASS, SHOW, THEN_TRANSFER, VALUE, YES, Decision
from tenages.rules.purposes import PROMOTE
from tenages.sight.facts import place_of_card
from tenages.sight.view import Asked, View
from tenages.words.speaker import Speaker, sentence
from tenages.words.terms import card_words, effect_words, place_words


def purpose_key(purpose: str) -> str:
    """The message key of a purpose: "put on deck" is "ask-put-on-deck"."""
    return f"ask-{purpose.replace(' ', '-')}"


def prompt(speaker: Speaker, asked: Asked | Decision, view: View | None = None) -> str:
    """What is asked, and by which card: "Return a card from your hand, or keep them all (Agriculture)".

    For other readers than the player who is asked, it names that player. With a view it also says where the cards are.
    """
    if asked.player is None:
        return sentence(speaker.say("ask-first-melds"))
    text = sentence(_asked(asked, speaker, view))
    if asked.player != speaker.reader:
        text = sentence(speaker.say("ask-other", who=speaker.names[asked.player], ask=text))
    if asked.effect is None:
        return text
    return speaker.say("ask-by", ask=text, effect=effect_words(speaker.words, asked.effect))


def _asked(asked: Asked | Decision, speaker: Speaker, view: View | None) -> str:
    key = purpose_key(asked.purpose)
    if isinstance(asked, Asked):
        return _filled(speaker, key, "", view)
    kinds = {option.kind for option in asked.options}
    if kinds <= {SHOW, PASS}:
        return _none_fits(_filled(speaker, key, "", view), kinds, asked.player, speaker, view)
    if YES in kinds:
        return _filled(speaker, f"{key}.wonder", "", view)
    for kind, part in ((COLOR, "color"), (VALUE, "value")):
        if kind in kinds and speaker.words.has(f"{key}.{part}"):
            key = f"{key}.{part}"
    text = _filled(speaker, key, common_place(asked, speaker, view), view)
    if asked.purpose == "transfer" and asked.move == THEN_TRANSFER:
        text = speaker.say("ask-goes", ask=text, target=place_words(speaker, asked.to * 8 + asked.place, "to"))
    if view is not None and asked.purpose == PROMOTE and view.setup.promoted_must_act:
        text = speaker.say("ask-and-activate", ask=text)
    return speaker.say("ask-or-decline", ask=text, decline=declining(speaker, asked, view)) if asked.may_pass else text


def _filled(speaker: Speaker, key: str, place: str, view: View | None) -> str:
    """The message of a purpose, filled with the place and the promoted card as far as they are known."""
    promoted = None if view is None else view.scene.promoted
    card = speaker.say("ask-promoted-card") if promoted is None else card_words(speaker.words, promoted)
    where = speaker.say("ask-where", place=place) if place else ""
    return speaker.say(key, where=where, promoted=card)


def _none_fits(text: str, kinds: set[str], player: int, speaker: Speaker, view: View | None) -> str:
    """Why nothing can be chosen. A player who has a forecast may have been asked for a card of it, not of his hand."""
    if SHOW not in kinds and view is not None and view.scene.seats[player].forecast:
        return speaker.say("ask-none-fits", ask=text)
    return speaker.say("ask-none-in-hand", player, ask=text)


def declining(speaker: Speaker, decision: Decision, view: View | None) -> str:
    """The label for passing: "keep them all", or "stop here" once something was chosen in the same effect."""
    part = "stop" if view is not None and view.answers else "no"
    key = f"{purpose_key(decision.purpose)}.{part}"
    return speaker.say(key if speaker.words.has(key) else f"ask-any.{part}")


def from_place(speaker: Speaker, place: int | None) -> str:
    """ "from your hand", "from Bob's board"; empty if the card belongs to no player."""
    return "" if place is None else place_words(speaker, place, "from")


def common_place(decision: Decision, speaker: Speaker, view: View | None) -> str:
    """The place of all the offered cards, if they are in the same one: "from your hand"."""
    if view is None:
        return ""
    cards = [option.card for option in decision.options if option.card is not None and option.kind == CARD]
    places = {place_of_card(view, card) for card in cards}
    return from_place(speaker, places.pop()) if len(places) == 1 else ""
