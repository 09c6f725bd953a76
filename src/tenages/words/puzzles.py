"""What puzzles say: the goal, what one needs to know, hints, why a line works and why others do not."""

from __future__ import annotations

from collections.abc import Sequence

from tenages.rules.achievements import Special
from tenages.rules.card import Card, Effect
from tenages.rules.icons import ICON_NAMES
from tenages.words.speaker import Speaker, sentence
from tenages.words.terms import card_title, effect_text, effect_words, special_key


def goal_words(speaker: Speaker, kind: str, count: int, opponent: int) -> str:
    """The goal as a title: "Win this turn"."""
    if kind == "claim":
        return speaker.say("puzzle-goal-claim", count=count)
    return speaker.say(f"puzzle-goal-{kind}", opponent)


def standing_words(speaker: Speaker, have: int, needed: int, actions: int) -> str:
    """How many achievements and actions the player has."""
    return speaker.say("puzzle-standing", have=have, needed=needed, actions=actions)


def score_words(speaker: Speaker, score: int, top: int) -> str:
    """The player's score and his highest top card, which decide what he can claim."""
    return speaker.say("puzzle-score", count=score, top=top)


def this_turn_words(speaker: Speaker, scored: int, tucked: int) -> str:
    """How many cards the player has scored and tucked in this turn already."""
    return speaker.say("puzzle-this-turn", scored=scored, tucked=tucked)


def danger_words(speaker: Speaker, seat: int, have: int, needed: int) -> str:
    """How near an opponent is to winning."""
    return speaker.say("puzzle-danger", seat, have=have, needed=needed)


def near_words(speaker: Speaker, special: Special, done: int) -> str:
    """A special achievement that the player is near to."""
    return speaker.say("puzzle-near", name=speaker.say(special_key(special)), done=done, needed=special.needed)


def proof_words(speaker: Speaker, worlds: int, complete: bool) -> str:
    """For which worlds the solution is proven."""
    if complete:
        return speaker.say("puzzle-proof-any" if worlds == 1 else "puzzle-proof-all", worlds=worlds)
    return speaker.say("puzzle-proof-sampled", worlds=worlds)


# --- hints ------------------------------------------------------------------------------------------------------------


def area_words(speaker: Speaker, area: str) -> str:
    """Where to look."""
    return speaker.say("puzzle-hint-area", area=area)


def option_words(speaker: Speaker, label: str) -> str:
    """What to choose."""
    return speaker.say("puzzle-hint-option", label=_without_stop(label))


def _without_stop(label: str) -> str:
    """A label before a full stop: some titles end with one."""
    return label.removesuffix(".")


def take_back_words(speaker: Speaker) -> str:
    """That the line leads nowhere."""
    return speaker.say("puzzle-hint-back")


def counts_words(speaker: Speaker, icon: str, own: int, others: Sequence[tuple[int, int]]) -> str:
    """How many of an icon everyone shows: the player, then the others by seat."""
    counts = ", ".join([f"{speaker.names[seat]} {count}" for seat, count in others])
    return speaker.say("puzzle-hint-counts", icon=icon, own=own, others=counts)


def claim_words(speaker: Speaker, age: int, asked: int, points: int, top: int) -> str:
    """What the achievement of an age takes, and what the player has."""
    return sentence(speaker.say("puzzle-claim-takes", age=age, asked=asked, points=points, top=top))


# --- why a line failed ------------------------------------------------------------------------------------------------


def luck_words(speaker: Speaker, works: int) -> str:
    """That it worked only with the cards that happened to lie there."""
    return speaker.say("puzzle-failed-luck", works=works)


def other_won_words(speaker: Speaker, seat: int, card: Card | None = None) -> str:
    """That an opponent won, in the player's own turn; by the effect of a card, if one named the winner."""
    if card is not None:
        return sentence(speaker.say("puzzle-failed-other-won-by", seat, title=card_title(speaker.words, card)))
    return sentence(speaker.say("puzzle-failed-other-won", seat))


def drawn_words(speaker: Speaker) -> str:
    """That the game ended in a draw."""
    return speaker.say("puzzle-failed-drawn")


def threat_words(speaker: Speaker, seat: int, card: Card | None, age: int) -> str:
    """That an opponent can win now: with the dogma of a card, by claiming an age, or in some other way."""
    if age:
        return sentence(speaker.say("puzzle-failed-threat-age", seat, age=age))
    if card is not None:
        return sentence(speaker.say("puzzle-failed-threat-card", seat, title=card_title(speaker.words, card)))
    return sentence(speaker.say("puzzle-failed-threat", seat))


def otherwise_words(speaker: Speaker, threat: str) -> str:
    """What would have happened without the defence."""
    return speaker.say("puzzle-otherwise", threat=threat)


def taken_words(speaker: Speaker, seat: int, what: str, card: Card | None) -> str:
    """That an opponent claimed an achievement in the player's turn."""
    if card is None:
        return sentence(speaker.say("puzzle-failed-taken", seat, what=what))
    return sentence(speaker.say("puzzle-failed-taken-by", seat, what=what, title=card_title(speaker.words, card)))


def missed_words(speaker: Speaker, kind: str, got: int, wanted: int) -> str:
    """That the turn was over before enough was claimed; `kind` is "won" or "claimed"."""
    return speaker.say(f"puzzle-failed-not-{kind}", got=got, wanted=wanted)


def sharer_words(speaker: Speaker, seat: int, card: Card, counts: tuple[int, int] | None = None) -> str:
    """That an opponent shared a card, with the player's count of its icons and his."""
    title = card_title(speaker.words, card)
    if counts is None:
        return sentence(speaker.say("puzzle-failed-shared", seat, title=title))
    icon = ICON_NAMES[card.dogma]
    said = speaker.say("puzzle-failed-shared-with", seat, title=title, icon=icon, own=counts[0], other=counts[1])
    return sentence(said)


def in_reach_words(speaker: Speaker, age: int) -> str:
    """That an achievement could be claimed, but the turn is over."""
    return sentence(speaker.say("puzzle-failed-in-reach", age=age))


def their_claim_words(speaker: Speaker, seat: int, age: int, asked: int, points: int, top: int) -> str:
    """Why an opponent can claim an achievement."""
    return sentence(speaker.say("puzzle-failed-their-claim", seat, age=age, asked=asked, points=points, top=top))


# --- why the solution works -------------------------------------------------------------------------------------------


def icons_now_words(speaker: Speaker, icon: str, before: tuple[int, int], now: tuple[int, int], seat: int) -> str:
    """How a count of icons has changed: the player's and the opponent's, before and now."""
    values = {"own": before[0], "other": before[1], "ownnow": now[0], "othernow": now[1]}
    return speaker.say("puzzle-step-icons", seat, icon=icon, **values)


def score_now_words(speaker: Speaker, before: int, now: int) -> str:
    """How the player's score has changed."""
    return speaker.say("puzzle-step-score", before=before, now=now)


def in_reach_now_words(speaker: Speaker, age: int, asked: int, before: tuple[int, int], now: tuple[int, int]) -> str:
    """That an achievement can be claimed now: what it takes, points and highest top card before and now."""
    figures = {"points": before[0], "top": before[1], "pointsnow": now[0], "topnow": now[1]}
    return sentence(speaker.say("puzzle-step-in-reach", age=age, asked=asked, **figures))


def special_now_words(speaker: Speaker, special: Special, before: int, now: int) -> str:
    """How far a special achievement was, and is now."""
    name = speaker.say(special_key(special))
    return speaker.say("puzzle-step-special", name=name, before=before, now=now, needed=special.needed)


def special_by_words(speaker: Speaker, special: Special, card: Card) -> str:
    """That the effect of a card gives a special achievement."""
    name, title = speaker.say(special_key(special)), card_title(speaker.words, card)
    return sentence(speaker.say("puzzle-step-special-by", name=name, title=title))


def covers_words(speaker: Speaker, card: Card) -> str:
    """That a card lies on top of another one now."""
    return speaker.say("puzzle-step-covers", title=card_title(speaker.words, card))


def points_words(speaker: Speaker, points: Sequence[int]) -> str:
    """The points of all players, which decide the game."""
    counts = ", ".join([f"{speaker.name(seat)} {count}" for seat, count in enumerate(points)])
    return speaker.say("puzzle-step-points", counts=counts)


def by_effect_words(speaker: Speaker, effect: Effect) -> str:
    """That an effect names the winner, with its text, which says on what condition."""
    words = speaker.words
    return sentence(
        speaker.say("puzzle-step-by-effect", what=effect_words(words, effect), text=effect_text(words, effect))
    )


def no_longer_words(
    speaker: Speaker, seat: int, age: int, asked: int, before: tuple[int, int], now: tuple[int, int]
) -> str:
    """That an opponent cannot claim an achievement any more: points and highest top card before and now."""
    figures = {"points": before[0], "top": before[1], "pointsnow": now[0], "topnow": now[1]}
    return sentence(speaker.say("puzzle-step-no-longer", seat, age=age, asked=asked, **figures))


def claimed_words(speaker: Speaker, what: Sequence[str], have: int, needed: int) -> str:
    """What the player has claimed, and how many achievements that makes."""
    return speaker.say("puzzle-step-claims", what=", ".join(what), count=len(what), have=have, needed=needed)


def end_words(speaker: Speaker, kind: str, opponent: int) -> str:
    """What is reached at the end: "won", "claimed" or "safe"."""
    return sentence(speaker.say(f"puzzle-step-{kind}", opponent))


# --- why other choices do not -----------------------------------------------------------------------------------------


def early_words(speaker: Speaker, label: str) -> str:
    """That a choice comes too early."""
    return speaker.say("puzzle-wrong-early", label=_without_stop(label))


def shared_words(speaker: Speaker, names: str, icon: str, count: int) -> str:
    """That opponents share it: their names with their counts, and the player's count."""
    return speaker.say("puzzle-wrong-shared", names=names, icon=icon, count=count)


def last_action_words(speaker: Speaker) -> str:
    """That a choice is the last action of the turn, and does not reach the goal."""
    return speaker.say("puzzle-wrong-last")


def still_out_of_reach_words(speaker: Speaker, age: int, asked: int, points: int, top: int) -> str:
    """That the achievement that the solution gets would be missing something still."""
    return sentence(speaker.say("puzzle-wrong-claim", age=age, asked=asked, points=points, top=top))


def still_words(speaker: Speaker, special: Special, done: int) -> str:
    """How far the special achievement would be that the solution gets."""
    name = speaker.say(special_key(special))
    return sentence(speaker.say("puzzle-wrong-special", name=name, done=done, needed=special.needed))


def works_words(speaker: Speaker, kind: str, works: int, opponent: int) -> str:
    """In how many of 100 worlds a wrong choice could work."""
    if kind == "defend":
        return sentence(speaker.say("puzzle-wrong-loses", opponent, lost=100 - works))
    return speaker.say("puzzle-wrong-luck" if works else "puzzle-wrong-never", works=works)
