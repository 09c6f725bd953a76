"""Sampling: full games that fit what a player knows."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import tenages
from tenages import Card, Option
from tenages.records.digest import digest
from tenages.rules.errors import NotActing, TenAgesError
from tenages.rules.phase import FirstMelds
from tenages.sight.scene import Hidden
from tests.support.effort import cases
from tests.support.oracle import check
from tests.support.randomly import KINDS, play_on, positions
from tests.support.story import EchoesStory, Story, acting

POSITIONS = cases(45, 1000)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("late", [False, True], ids=["dealt", "late"])
def test_the_same_view_comes_out_of_a_sampled_game_which_can_be_played_on(kind: str, late: bool) -> None:
    enough = cases(2, 3) * POSITIONS
    sampled = forecasts = 0
    for game, random in positions(10 * POSITIONS, seed=1, kinds=(kind,), late=late):
        if sampled > enough and (forecasts > POSITIONS or kind == "base"):
            break
        if game.decision is None:
            continue
        before = digest(game)
        for seat in (game.decision.player, random.randrange(len(game.table.players)), None):
            view = game.view(seat)
            world = tenages.sample(view, random)
            assert world.view(seat).describe() == view.describe()
            check(world)
            for player in game.table.players:
                forecasts += world.table.players[player.seat].forecast != player.forecast
            play_on(world, random)
            assert world.outcome is not None
            check(world)
            sampled += 1
        assert digest(game) == before
    assert sampled > enough
    assert forecasts > POSITIONS if kind != "base" else forecasts == 0


def test_every_hidden_card_has_a_fair_chance_to_be_where_it_may_be() -> None:
    story = Story(ann={"hand": ["Tools"]}, bob={"hand": ["Archery", "Oars"]}, only={1: ["Pottery", "Sailing"]})
    view = story.game.view(0)
    random = Random(3)
    found: Counter[tuple[str, str]] = Counter()
    samples = 4000
    for _ in range(samples):
        world = tenages.sample(view, random)
        bob = world.table.players[1]
        found.update([("hand", card.title) for card in bob.hand])
        found.update([("pile", card.title) for card in world.table.supply[1]])
        found.update([("achievement", card.title) for card in world.table.available if card.age == 1])
    # Five cards of age 1 are hidden from Ann: two in Bob's hand, two in the supply, one achievement.
    hidden = {"Archery", "Oars", "Pottery", "Sailing"} | {
        card.title for card in story.game.table.available if card.age == 1
    }
    assert {title for _, title in found} == hidden
    for (place, title), times in found.items():
        expected = samples / 5 if place == "achievement" else samples * 2 / 5
        assert abs(times - expected) < 160, f"{title} in {place}"


def test_a_card_in_the_forecast_of_another_may_be_any_with_that_back() -> None:
    story = EchoesStory(
        ann={"hand": ["Tools"]},
        bob={"forecast": ["Comb", "Archery"], "hand": ["Oars"]},
        only={1: ["Pottery", "Bell", "Ruler"]},
        achievements=[2],
    )
    view = story.game.view(0)
    assert view.describe()["players"][1]["forecast"] == [1, "echoes 1"]
    random = Random(5)
    foreseen: Counter[str] = Counter()
    samples = 3000
    for _ in range(samples):
        world = tenages.sample(view, random)
        foreseen.update([card.title for card in world.table.players[1].forecast])
    # Base cards of age 1 are hidden in Bob's hand, in his forecast and in a pile; Echoes cards in two places.
    assert set(foreseen) == {"Archery", "Oars", "Pottery", "Comb", "Bell", "Ruler"}
    for title, times in foreseen.items():
        assert abs(times - samples / 3) < 140, title


def test_a_mixed_pile_holds_so_many_cards_of_each_set_in_any_order_in_every_world() -> None:
    """docs/rules.md 23: Ann sees the back of the top card; of the others, each could be of either set."""
    mixed = ["Comb", "Pottery", "Bell", "Sailing", "Ruler"]
    story = EchoesStory(ann={"hand": ["Tools"]}, bob={}, only={1: mixed}, achievements=[2], american=True)
    view = story.game.view(0)
    assert view.describe()["supply"]["base"]["1"] == ["echoes 1", "? 1", "? 1", "? 1", "? 1"]
    random = Random(6)
    there: Counter[tuple[int, str]] = Counter()
    samples = 4000
    for _ in range(samples):
        pile = tenages.sample(view, random).table.supply[1]
        assert sorted([card.title for card in pile]) == sorted(mixed)
        assert pile[0].deck == "echoes"
        there.update([(depth, card.title) for depth, card in enumerate(pile)])
    # Three Echoes cards could be on top. Beneath lie two of them and both base cards, in an order that nobody knows.
    for depth in range(5):
        for title in mixed:
            echoes = tenages.find_card(title).deck == "echoes"
            chance = (1 / 3 if echoes else 0) if depth == 0 else (1 / 6 if echoes else 1 / 4)
            assert abs(there[depth, title] - samples * chance) < 140, f"{title} at {depth}"


def test_a_mixed_pile_of_a_dealt_game_keeps_its_numbers_of_each_set_in_every_world() -> None:
    """The cards in the box are not played with; nobody knows which they are, but everyone how many of each set."""
    for game, random in positions(120, seed=21, kinds=("american",)):
        if game.decision is None:
            continue
        world = tenages.sample(game.view(random.randrange(len(game.table.players))), random)
        table, other = game.table, world.table
        for age in range(1, 11):
            mine = Counter(card.deck for card in table.supply[age])
            assert Counter(card.deck for card in other.supply[age]) == mine
            assert [card.deck for card in other.supply[age][:1]] == [card.deck for card in table.supply[age][:1]]
        assert Counter(card.back for card in other.box) == Counter(card.back for card in table.box)


def test_a_sampled_world_leaves_a_card_that_was_looked_at_where_it_is() -> None:
    story = EchoesStory(ann={"hand": ["Tools"]}, bob={}, only={2: ["Calendar", "Mathematics", "Philosophy"]})
    with acting(story.game, 0) as ann:
        ann.look_at_deck(2)
    random = Random(7)
    for seat, surely in ((0, True), (1, False), (None, False)):
        view = story.game.view(seat)
        tops = {tenages.sample(view, random).table.supply[2][0].title for _ in range(60)}
        assert (tops == {"Calendar"}) == surely
        assert view.describe()["supply"]["base"]["2"][0] == ("calendar" if surely else 2)


def test_a_sampled_game_never_moves_a_card_that_the_player_knows() -> None:
    story = Story(
        ann={"board": ["Archery"], "hand": ["Tools"]}, bob={"hand": ["Calendar"]}, piles={1: ["Oars"]}, edition="iello"
    )
    story.ann.activates("Archery")  # Bob draws a 1 and must give his highest card: Calendar comes to Ann
    story.ann.melds("Calendar")
    random = Random(4)
    worlds = [tenages.sample(story.game.view(1), random) for _ in range(50)]
    assert all("Oars" in [card.title for card in world.table.players[1].hand] for world in worlds)
    assert {world.table.players[0].hand[0].title for world in worlds} != {"Tools"}


def test_which_of_two_cards_in_a_score_pile_has_lain_there_longer_is_open_to_the_others() -> None:
    story = Story(ann={"score": ["Oars", "Tools"]}, bob={})
    with acting(story.game, 0) as ann:
        ann.reveal(tenages.find_card("Oars"))
    random = Random(8)
    first = Counter(tenages.sample(story.game.view(1), random).table.players[0].score_pile[0].title for _ in range(600))
    assert 230 < first["Oars"] < 370
    assert [card.title for card in tenages.sample(story.game.view(0), random).table.players[0].score_pile] == [
        "Oars",
        "Tools",
    ]


def test_a_card_that_was_chosen_face_down_may_be_any_that_could_be_chosen() -> None:
    """Bob has returned one of three cards, and goes on: Ann knew one of them, but not which he has returned."""
    story = Story(ann={}, bob={"board": ["Pottery"], "hand": ["Oars", "Tools", "Sailing"]}, turn="bob", only={1: []})
    with acting(story.game, 1) as bob:
        bob.reveal(tenages.find_card("Oars"))
    story.bob.activates("Pottery")
    story.bob.picks("Tools")
    assert story.asked() == ("bob", "return")
    random = Random(9)
    view = story.game.view(0)
    assert view.describe()["players"][1]["hand"] == [1, 1]
    returned = Counter(tenages.sample(view, random).table.supply[1][-1].title for _ in range(600))
    assert returned["Oars"] > 60
    assert returned["Tools"] + returned["Sailing"] > 60
    own = {tenages.sample(story.game.view(1), random).table.supply[1][-1].title for _ in range(20)}
    assert own == {"Tools"}


def test_a_sampled_game_has_no_record() -> None:
    world = tenages.sample(tenages.new_game(seed=1).view(0), Random(0))
    with pytest.raises(TenAgesError, match="no record"):
        world.record()


def first_melds(game: tenages.Game) -> tuple[Option | None, ...]:
    assert isinstance(game.table.phase, FirstMelds)
    return game.table.phase.chosen


def test_before_the_first_meld_the_choice_of_another_is_as_open_as_his_hand() -> None:
    game = tenages.new_game(seed=1)
    assert game.decision is not None
    game.choose(game.decision.options[0])
    random = Random(2)
    chosen = Counter(first_melds(tenages.sample(game.view(1), random)) for _ in range(300))
    assert len(chosen) >= 10


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@pytest.mark.parametrize("chosen", [(), (1,), (2, 0), (2, 1), (0,)], ids=str)
def test_a_world_sampled_among_the_first_melds_can_be_played_to_the_end(
    viewer: int | None, chosen: tuple[int, ...]
) -> None:
    """Who else has chosen cannot be known, so a world that goes on with the viewer's own choice is as good as any."""
    game = tenages.new_game(3, seed=1)
    hands = [player.hand for player in game.table.players]
    for seat in chosen:
        game.choose(hands[seat][0].pick)
    view = game.view(viewer)
    random = Random(3)
    for _ in range(cases(8, 20)):
        world = tenages.sample(view, random)
        assert world.view(viewer) == view
        if viewer is not None:
            assert world.table.players[viewer].hand == hands[viewer]
            if viewer in chosen:
                # The own choice is known. He does not wait for himself.
                assert first_melds(world)[viewer] is hands[viewer][0].pick
                assert world.question(viewer) is None
            else:
                assert world.decision is not None
                assert world.decision.player == viewer
        check(world)
        play_on(world, random)
        assert world.outcome is not None
        check(world)


def test_a_card_that_was_seen_may_lie_anywhere_among_the_other_scored_cards() -> None:
    story = Story(ann={"score": ["Oars", "Tools", "Sailing"]}, bob={})
    with acting(story.game, 0) as ann:
        ann.reveal(tenages.find_card("Oars"))
    random, view = Random(10), story.game.view(1)
    places: Counter[int] = Counter()
    for _ in range(300):
        pile = tenages.sample(view, random).table.players[0].score_pile
        places[[card.title for card in pile].index("Oars")] += 1
    assert set(places) == {0, 1, 2}
    assert min(places.values()) > 60


def test_in_a_world_everyone_knows_his_own_hidden_cards_and_nobody_elses() -> None:
    bob = {"hand": ["Oars"], "score": ["Tools"], "forecast": ["Comb"]}
    story = EchoesStory(ann={"hand": ["Bell"]}, bob=bob, achievements=[1])
    world = tenages.sample(story.game.view(0), Random(11))
    own, anns = world.view(1).scene.seats[1], world.view(0).scene.seats[1]
    for zone in ("hand", "score_pile", "forecast"):
        assert [type(face) for face in getattr(own, zone)] == [Card]
        assert [type(face) for face in getattr(anns, zone)] == [Hidden]
    for seat in (0, 1):
        hidden = world.view(seat).scene
        assert not any(isinstance(face, Card) for pile in hidden.supply for face in pile)
        assert not any(isinstance(face, Card) for face in hidden.available)


def test_a_world_of_a_game_that_is_over_is_over_in_the_same_way() -> None:
    story = Story(ann={"board": ["Robotics"], "score": ["Tools"]}, bob={}, only={10: []})
    story.ann.draws()
    assert story.winners() == ["ann"]
    world = tenages.sample(story.game.view(1), Random(12))
    assert world.outcome is not None
    assert (world.outcome.winners, world.outcome.how) == ((0,), "points")
    assert world.decision is None


def test_a_world_counts_the_changes_that_there_were() -> None:
    """A bot sees by this number whether an action did anything."""
    story = Story(ann={"board": ["Wheel"]}, bob={}, actions=2)
    story.ann.activates("Wheel")
    assert story.game.changes > 0
    assert tenages.sample(story.game.view(1), Random(13)).changes == story.game.changes


def test_a_world_asks_what_is_asked_and_nobody_acts_without_being_asked() -> None:
    dealt = tenages.new_game(3, seed=1)
    acting_next = Story(ann={"board": ["Tools"]}, bob={}).game
    story = Story(ann={"board": ["Tools"], "hand": ["Oars", "Archery", "Sailing"]}, bob={}, only={1: ["Pottery"]})
    story.ann.activates("Tools")
    for game, purpose in ((dealt, "first meld"), (acting_next, "act"), (story.game, "return")):
        world = tenages.sample(game.view(0), Random(14))
        assert world.decision is not None
        assert (world.decision.player, world.decision.purpose) == (0, purpose)
        with pytest.raises(NotActing):
            world.table.players[0].draw(1)


def test_a_demander_samples_only_worlds_in_which_the_same_question_is_asked() -> None:
    """Feudalism asks Bob for a card with a castle, so he has one, which Ann cannot see."""
    story = Story(ann={"board": ["Feudalism"]}, bob={"hand": ["Archery", "Oars", "Clothing", "Sailing"]})
    story.ann.activates("Feudalism")
    assert story.asked() == ("bob", "transfer")
    for number in range(60):
        world = tenages.sample(story.game.view(0), Random(number))
        assert world.decision is not None
        assert (world.decision.player, world.decision.purpose) == (1, "transfer")


def test_a_game_that_ends_within_an_effect_is_in_no_effect_any_more() -> None:
    ages: dict[int, list[str]] = {age: [] for age in range(1, 11)}
    story = Story(ann={"board": ["Tools"], "hand": ["Oars", "Archery", "Sailing"]}, bob={}, only=ages)
    story.ann.activates("Tools")
    story.ann.picks("Oars", "Archery")
    # There is no 3 to be drawn, nor any higher card: the game ends.
    assert story.game.over
    assert story.game.effect_start is None
    world = tenages.sample(story.game.view(1), Random(15))
    assert world.outcome == story.game.outcome
