"""The verbs of the cards, one by one: what counts as a change, what the log says, and who can still follow a card.

Bob acts in all of them. Ann has seen both cards of his hand, which have the same back.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tenages
from tenages.rules.events import AVAILABLE, BOARD, BOX, FORECAST, HAND, SCORE, SUPPLY
from tenages.rules.icons import LEFT, RED
from tenages.rules.player import Player
from tests.support.looking import seen
from tests.support.story import EchoesStory, acting

OARS, TOOLS = tenages.find_card("Oars"), tenages.find_card("Tools")
ANN, BOB = 0, 8
"""What is added to the place of a player in the log."""
BOARD_OF_BOB = ["Archery", "Metalworking", "Pottery"]


def story_of_bob() -> EchoesStory:
    story = EchoesStory(ann={}, bob={"hand": ["Oars", "Tools"], "board": BOARD_OF_BOB}, turn="bob")
    with acting(story.game, 1) as bob:
        bob.reveal(OARS)
        bob.reveal(TOOLS)
    # The cards are face up only while an effect is carried out.
    story.game.table.shown = ()
    return story


Verb = Callable[[Player], object]
UNSEEN: list[tuple[str, Verb, str, int]] = [
    ("scores", lambda bob: bob.score(OARS), "scored", BOB + SCORE),
    ("foreshadows", lambda bob: bob.foreshadow(OARS), "foreshadowed", BOB + FORECAST),
    ("puts back on top", lambda bob: bob.put_on_deck(OARS), "replaced", SUPPLY),
    ("returns", lambda bob: bob.return_card(OARS), "returned", SUPPLY),
    ("keeps for points", lambda bob: bob.transfer(OARS, bob, SCORE), "transferred", BOB + SCORE),
]
OPEN: list[tuple[str, Verb, str, int]] = [
    ("melds", lambda bob: bob.meld(OARS), "melded", BOB + BOARD),
    ("tucks", lambda bob: bob.tuck(OARS), "tucked", BOB + BOARD),
    ("gives to a board", lambda bob: bob.transfer(OARS, bob.opponents()[0], BOARD), "transferred", ANN + BOARD),
    # Ann sees the card that she gets.
    ("gives", lambda bob: bob.transfer(OARS, bob.opponents()[0], HAND), "transferred", ANN + HAND),
    ("exchanges", lambda bob: bob.exchange((OARS,), HAND, (), bob.opponents()[0], SCORE), "exchanged", ANN + SCORE),
    ("removes", lambda bob: bob.remove(OARS), "removed", BOX),
]


def last_event(story: EchoesStory) -> tuple[str, int, str, int, int]:
    event = story.game.events[-1]
    assert event.card is not None
    return event.kind, event.player, event.card.title, event.origin, event.target


@pytest.mark.parametrize(("verb", "kind", "target"), [row[1:] for row in UNSEEN], ids=[row[0] for row in UNSEEN])
def test_a_card_that_goes_face_down_is_lost_to_those_who_knew_it(verb: Verb, kind: str, target: int) -> None:
    story = story_of_bob()
    before = story.game.changes
    with acting(story.game, 1) as bob:
        verb(bob)
    assert story.game.changes == before + 1
    assert last_event(story) == (kind, 1, "Oars", BOB + HAND, target)
    assert seen(story, "ann", "bob")["hand"] == [1]
    assert seen(story, "bob", "bob")["hand"] == ["tools"]


@pytest.mark.parametrize(("verb", "kind", "target"), [row[1:] for row in OPEN], ids=[row[0] for row in OPEN])
def test_of_a_card_that_goes_face_up_or_to_her_ann_sees_which_one_stays(verb: Verb, kind: str, target: int) -> None:
    story = story_of_bob()
    before = story.game.changes
    with acting(story.game, 1) as bob:
        verb(bob)
    assert story.game.changes == before + 1
    assert last_event(story) == (kind, 1, "Oars", BOB + HAND, target)
    assert seen(story, "ann", "bob")["hand"] == ["tools"]


@pytest.mark.parametrize(
    ("pile", "splay", "changes"),
    [
        (["Oars"], "none", 0),
        (["Oars", "Archery"], "none", 0),
        # A pile of two loses its splay when a card leaves it (docs/rulings.md).
        (["Oars", "Archery"], "left", 1),
        (["Oars", "Archery", "Metalworking"], "left", 0),
    ],
)
def test_a_card_that_goes_to_where_it_was_changes_nothing(pile: list[str], splay: str, changes: int) -> None:
    splays = {} if splay == "none" else {"red": splay}
    verbs: tuple[Verb, ...] = (
        lambda ann: ann.tuck(ann.piles[RED][-1]),
        lambda ann: ann.meld(ann.piles[RED][0]),
        lambda ann: ann.transfer(ann.piles[RED][0], ann, BOARD),
    )
    for verb in verbs:
        story = EchoesStory(ann={"board": {"red": pile}, "splay": splays}, bob={})
        before = story.game.changes
        with acting(story.game, 0) as ann:
            verb(ann)
        assert story.game.changes == before + changes
        assert story.ann.board == {"red": pile}


def test_the_bottom_card_can_be_melded_within_its_pile() -> None:
    story = story_of_bob()
    before = story.game.changes
    with acting(story.game, 1) as bob:
        assert bob.meld_bottom(RED) is tenages.find_card("Metalworking")
    assert last_event(story) == ("melded", 1, "Metalworking", BOB + BOARD, BOB + BOARD)
    assert story.bob.board["red"] == ["Metalworking", "Archery"]
    assert story.game.changes == before + 1


def test_looking_at_cards_changes_nothing_but_splaying_does() -> None:
    story = story_of_bob()
    before = story.game.changes
    with acting(story.game, 1) as bob:
        bob.look_at_deck(2)
        bob.show_hand()
        bob.splay(RED, LEFT)
        bob.splay(RED, LEFT)
    assert story.game.changes == before + 1


def test_each_achievement_that_is_offered_or_returned_is_a_change() -> None:
    story = EchoesStory(ann={}, bob={}, achievements=[1, 2, 4], turn="bob")
    before = story.game.changes
    bottom = story.bottom(3)
    with acting(story.game, 1) as bob:
        bob.offer_achievement(3)
        assert last_event(story) == ("offered", 1, bottom, SUPPLY, AVAILABLE)
        assert story.to_be_had()[:4] == [1, 2, 3, 4]
        assert story.game.changes == before + 1
        bob.return_achievements()
    assert last_event(story) == ("returned", 1, story.bottom(4), AVAILABLE, SUPPLY)
    assert story.bottom(3) == bottom
    assert story.game.changes == before + 5


def test_each_achievement_that_is_claimed_is_a_change() -> None:
    story = EchoesStory(ann={}, bob={"hand": ["Oars"]}, achievements=[1, 2, "Empire"], turn="bob")
    before = story.game.changes
    with acting(story.game, 1) as bob:
        bob.claim("Empire")
        bob.claim("Empire")
        bob.claim("World")
        assert story.game.changes == before + 1
        bob.achieve_age(2)
        bob.achieve_age(2)
        assert story.game.changes == before + 2
        bob.achieve(OARS)
    assert story.game.changes == before + 3
    assert story.bob.achievements == [2, 1, "Empire"]
    assert story.to_be_had() == [1]


def test_a_pile_that_is_put_into_another_order_has_changed() -> None:
    story = story_of_bob()
    before = story.game.changes
    with acting(story.game, 1) as bob:
        top, bottom = bob.piles[RED]
        bob.rearrange(RED, (top, bottom))
        assert story.game.changes == before
        bob.rearrange(RED, (bottom, top))
    assert story.game.changes == before + 1
    assert story.bob.board["red"] == ["Metalworking", "Archery"]


@pytest.mark.parametrize(
    ("hand", "decides"), [([], True), (["Oars"], True), (["Oars", "Comb"], False), (["Comb"], False)]
)
def test_a_hand_without_a_card_of_echoes_decides_from_which_row_one_draws(hand: list[str], decides: bool) -> None:
    """docs/rules.md 18; an empty hand is not empty after the next draw."""
    for american in (False, True):
        story = EchoesStory(ann={"hand": hand, "board": ["Tools"]}, bob={}, american=american)
        with acting(story.game, 0) as ann:
            assert ann.hand_decides_draw() == (decides and not american)


def test_who_takes_no_part_in_an_exchange_loses_track_of_the_cards() -> None:
    story = EchoesStory(ann={"score": ["Sailing"]}, bob={"hand": ["Oars", "Tools"]}, cid={}, turn="bob")
    with acting(story.game, 1) as bob:
        bob.reveal(OARS)
        story.game.table.shown = ()
        bob.exchange((OARS,), HAND, story.game.table.players[0].score_pile, story.game.table.players[0], SCORE)
    assert seen(story, "cid", "ann")["score pile"] == [1]
    assert seen(story, "ann", "ann")["score pile"] == seen(story, "bob", "ann")["score pile"] == ["oars"]


def test_a_card_of_a_hand_that_is_shown_can_be_followed() -> None:
    story = EchoesStory(ann={}, bob={"hand": ["Oars", "Tools"]}, turn="bob")
    with acting(story.game, 1) as bob:
        bob.show_hand()
        bob.return_card(OARS)
    assert seen(story, "ann", "bob")["hand"] == ["tools"]


def test_a_card_revealed_twice_by_one_effect_lies_face_up_once() -> None:
    """An effect can draw and reveal a card, return it, and draw the same card again."""
    story = EchoesStory(ann={}, bob={"hand": ["Oars", "Tools"]}, turn="bob")
    with acting(story.game, 1) as bob:
        bob.reveal(TOOLS)
        bob.reveal(TOOLS)
        bob.show_hand()
    assert [card.title for card in story.game.table.shown] == ["Tools", "Oars"]
