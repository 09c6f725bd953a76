"""What saved games tell: who did what with which card, who won, how it ended, and how the lead moved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

import tenages
from tenages import Game
from tenages.intervals import wilson
from tenages.rules import events
from tenages.rules.events import AVAILABLE, Event
from tenages.stats.deeds import (
    ACHIEVED,
    ACTIVATED,
    DEALT,
    DEEDS,
    DRAWN,
    FORESHADOWED,
    MELDED,
    OBEYED,
    OPENED,
    PLAYED,
    PROMOTED,
    RETURNED,
    SCORED,
    SHARED,
    TUCKED,
)
from tenages.stats.finished import FinishedGame, RecordFacts, read_record
from tenages.stats.lead import ACHIEVEMENTS, PERCENT, SCORE, TURN, LeadPoint
from tenages.stats.spread import spread
from tenages.stats.tally import WHOLE, Tally
from tenages.stats.totals import Stats
from tests.stats.saved import played, won_by_ann
from tests.support.randomly import play_on
from tests.support.story import EchoesStory, Story

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "edition": "iello"},
    {"players": 4, "teams": True},
    {"players": 3, "expansions": ("echoes",)},
    {"players": 2, "expansions": ("echoes",), "american": True},
]


def facts(game: Game, name: str = "game") -> RecordFacts:
    found = read_record(name, game.record())
    assert found is not None
    return found


def stats_of(games: Iterable[Game]) -> Stats:
    stats = Stats()
    for game in games:
        stats.add(facts(game))
    return stats


def done(story: Story) -> Counter[tuple[str, str, str]]:
    """What was done in a story that is over: who did what with which card, and how often."""
    names = ("ann", "bob", "cid", "dan")
    return Counter([(names[deed.seat], deed.deed, deed.card.title) for deed in facts(story.game).deeds])


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Random games of every kind, and a few in which the end comes by sharing and by effects."""
    return [played(seed, **table) for table in TABLES for seed in range(6)]


class TestOneGame:
    def test_everything_that_was_done_is_counted(self) -> None:
        assert done(won_by_ann()) == {
            ("ann", "activated", "Writing"): 1,
            ("bob", "shared", "Writing"): 1,
            ("bob", "drawn", "Calendar"): 1,
            ("ann", "drawn", "Mapmaking"): 1,
            ("ann", "drawn", "Oars"): 1,
        }

    def test_who_did_it_and_who_won_go_together(self) -> None:
        stats = stats_of([won_by_ann().game])
        writing, calendar = tenages.find_card("Writing"), tenages.find_card("Calendar")
        assert stats.done(writing, ACTIVATED) == Tally(times=1, players=1, wins=WHOLE, chances=WHOLE // 2, turns=1)
        assert stats.done(writing, ACTIVATED).rate == 1
        assert stats.done(writing, SHARED).rate == 0
        assert stats.done(calendar, DRAWN).rate == 0
        assert stats.done(calendar, DRAWN).base_rate == 0.5
        assert not stats.done(calendar, MELDED)
        assert stats.popularity(writing, ACTIVATED) == 0.5

    def test_how_it_was_and_how_it_ended(self) -> None:
        finished = facts(won_by_ann().game, "somewhere.json").game
        assert finished.file == "somewhere.json"
        assert finished.from_position
        assert (finished.how, finished.winners, finished.ended_by) == ("achievements", (0,), "")
        assert (finished.beginner, finished.turns, finished.decisions) == (0, 1, 2)
        assert [list(finished.timeline.at(turn, SCORE)) for turn in (0, 1)] == [[5, 7], [5, 7]]
        assert [list(finished.timeline.at(turn, ACHIEVEMENTS)) for turn in (0, 1)] == [[5, 0], [6, 0]]

    @pytest.mark.parametrize("turns", [1, 2, 30])
    def test_turns_are_counted_from_the_position_on(self, turns: int) -> None:
        ann = {"board": ["Tools"], "score": ["Coal"], "hand": ["Oars"], "achievements": [2, 3, 4, 5, 6]}
        story = Story(ann=ann, bob={"hand": ["Clothing"]}, turn="bob", turns=turns, actions=1)
        story.bob.melds("Clothing")
        story.ann.melds("Oars")
        story.ann.achieves(1)
        finished, *_, deeds, _ = facts(story.game)
        assert (finished.beginner, finished.turns) == (1, 2)
        assert [(deed.card.title, deed.turn) for deed in deeds if deed.deed == MELDED] == [("Clothing", 1), ("Oars", 2)]

    def test_a_game_that_is_not_over_tells_nothing(self) -> None:
        assert read_record("game", play_on(tenages.new_game(seed=1), Random(1), 20).record()) is None

    def test_a_demand_is_obeyed_and_not_shared(self) -> None:
        story = Story(
            ann={"board": ["Archery"], "score": ["Coal"], "achievements": [2, 3, 4, 5, 6]},
            bob={"board": ["Tools"], "hand": ["Canning"]},
            piles={1: ["Oars"]},
        )
        story.ann.activates("Archery")
        story.ann.achieves(1)
        assert done(story) == {
            ("ann", "activated", "Archery"): 1,
            ("bob", "obeyed", "Archery"): 1,
            ("bob", "drawn", "Oars"): 1,
        }

    def test_a_partner_who_shares_is_no_opponent_who_does(self) -> None:
        story = Story(
            ann={"board": ["Writing"], "score": ["Coal"], "achievements": [2, 3, 4, 5, 6]},
            bob={"board": ["Archery"]},
            cid={"board": ["Experimentation"]},
            dan={},
            teams=True,
            piles={2: ["Calendar", "Mapmaking"]},
        )
        story.ann.activates("Writing")
        story.ann.achieves(1)
        assert story.winners() == ["ann", "cid"]
        assert done(story) == {
            ("ann", "activated", "Writing"): 1,
            ("cid", "drawn", "Calendar"): 1,
            ("ann", "drawn", "Mapmaking"): 1,
        }

    def test_a_card_shared_twice_in_one_dogma_is_shared_once(self) -> None:
        """Tools has two effects; a player who shares it executes both."""
        story = Story(
            ann={"board": ["Tools"], "score": ["Coal"], "achievements": [2, 3, 4, 5, 6]},
            bob={"board": ["Experimentation"]},
        )
        story.ann.activates("Tools")
        story.ann.achieves(1)
        assert done(story)["bob", "shared", "Tools"] == 1

    def test_ways_to_meld_are_told_apart(self) -> None:
        story = EchoesStory(
            ann={
                "board": ["Tools"],
                "hand": ["Coal", "Statistics"],
                "forecast": ["Oars"],
                "score": ["Canning"],
                "achievements": [2, 3, 4, 5, 6, 7],
            },
            bob={},
        )
        story.ann.melds("Coal")
        story.ann.promotes("Oars")
        story.ann.passes()
        story.ann.achieves(1)
        assert done(story) == {
            ("ann", "melded", "Coal"): 1,
            ("ann", "played", "Coal"): 1,
            ("ann", "melded", "Oars"): 1,
            ("ann", "promoted", "Oars"): 1,
        }

    def test_cards_are_dealt_and_opened_with_before_the_first_turn(self) -> None:
        game = played(3)
        dealt = [deed for deed in facts(game).deeds if deed.turn == 0]
        assert Counter([deed.deed for deed in dealt]) == {DEALT: 4, MELDED: 2, OPENED: 2}
        first = [option.card for option in game.choices[:2]]
        assert [deed.card for deed in dealt if deed.deed == OPENED] == first

    def test_the_card_that_ended_a_game_is_named(self) -> None:
        story = Story(
            ann={"board": ["Globalization", "Tools"], "score": ["Coal"]},
            bob={"board": ["Oars"]},
        )
        story.ann.activates("Globalization")
        finished = facts(story.game).game
        assert (finished.how, finished.ended_by) == ("effect", "globalization")

    def test_cards_that_were_left_in_the_box_could_not_appear(self) -> None:
        mixed = facts(played(1, expansions=("echoes",), american=True))
        apart = facts(played(1, expansions=("echoes",)))
        assert len(apart.cards) == 210
        # Two players mix six base cards of each age with three of Echoes; nine lie under achievements, four are dealt.
        assert len(mixed.cards) == 10 * (6 + 3) + 9 + 4


def counted(stats: Stats, deed: str) -> int:
    return sum([tally.times for (_, what), tally in stats.cards.items() if what == deed])


class TestManyGames:
    def test_the_counts_are_those_of_the_events(self, games: list[Game]) -> None:
        stats = stats_of(games)
        log = [event for game in games for event in game.events]

        def events_of(*kinds: str) -> list[Event]:
            return [event for event in log if event.kind in kinds and event.card is not None]

        assert counted(stats, DRAWN) == len(events_of(events.DREW))
        assert counted(stats, MELDED) == len(events_of(events.MELDED, events.PROMOTED))
        assert counted(stats, PROMOTED) == len(events_of(events.PROMOTED)) > 0
        assert counted(stats, ACTIVATED) == len(events_of(events.ACTIVATED))
        assert counted(stats, SCORED) == len(events_of(events.SCORED))
        assert counted(stats, TUCKED) == len(events_of(events.TUCKED))
        assert counted(stats, FORESHADOWED) == len(events_of(events.FORESHADOWED)) > 0
        nobodys = [event for event in events_of(events.RETURNED, events.CLAIMED) if event.origin == AVAILABLE]
        returned_or_achieved = len(events_of(events.RETURNED, events.CLAIMED)) - len(nobodys)
        assert counted(stats, RETURNED) + counted(stats, ACHIEVED) == returned_or_achieved
        assert {deed for _, deed in stats.cards} <= set(DEEDS)

    def test_every_meld_is_of_one_kind(self, games: list[Game]) -> None:
        stats = stats_of(games)
        by_effects = [
            event for game in games for event in game.events if event.kind == events.MELDED and event.effect is not None
        ]
        ways = counted(stats, OPENED) + counted(stats, PLAYED) + counted(stats, PROMOTED) + len(by_effects)
        assert counted(stats, MELDED) == ways
        assert counted(stats, OPENED) == sum([game.setup.players for game in games])

    def test_a_player_who_shares_or_obeys_was_named_when_the_card_was_activated(self, games: list[Game]) -> None:
        for game in games:
            if game.setup.teams:
                continue
            named: dict[str, Counter[tuple[str, int]]] = {SHARED: Counter(), OBEYED: Counter()}
            for event in game.events:
                if isinstance(event.detail, events.Activation) and event.card is not None:
                    for deed, seats in ((SHARED, event.detail.sharers), (OBEYED, event.detail.obeyers)):
                        named[deed].update([(event.card.slug, seat) for seat in seats])
            for deed in (SHARED, OBEYED):
                found = Counter([(one.card.slug, one.seat) for one in facts(game).deeds if one.deed == deed])
                assert found <= named[deed]
                assert found

    def test_every_victory_is_shared_out_whole_and_partners_have_one_each(self, games: list[Game]) -> None:
        stats = stats_of(games)
        victories = len(games) + len([game for game in games if game.setup.teams])
        assert sum([tally.wins for tally in stats.order.values()]) == WHOLE * victories
        assert sum([tally.chances for tally in stats.order.values()]) == WHOLE * victories
        alone = stats_of([game for game in games if game.setup.teams])
        assert {tally.base_rate for tally in alone.order.values()} == {0.5}

    def test_a_shared_victory_counts_in_part_for_each(self) -> None:
        story = ann_and_bob_are_tied("asmadi-1")
        assert story.winners() == ["ann", "bob"]
        stats = stats_of([story.game])
        assert [stats.order[3, place].rate for place in range(3)] == [0.5, 0.5, 0]
        assert stats.order[3, 0].base_rate == pytest.approx(1 / 3)
        assert (stats.shared(), stats.drawn()) == (1, 0)

    def test_a_draw_counts_as_much_for_all_as_luck_alone(self) -> None:
        """docs/rules.md 15: in the third edition nobody wins, the third player neither."""
        story = ann_and_bob_are_tied("asmadi-3")
        assert story.drawn()
        stats = stats_of([story.game])
        assert [stats.order[3, place].rate for place in range(3)] == pytest.approx([1 / 3] * 3)
        assert [stats.order[3, place].lift for place in range(3)] == [0] * 3
        assert (stats.shared(), stats.drawn()) == (0, 1)
        assert stats.ends() == {"points": 1}

    def test_a_draw_of_teams_counts_half_for_all(self) -> None:
        story = Story(ann={"board": ["Software"]}, bob={}, cid={}, dan={}, teams=True, only={10: []})
        story.ann.draws()
        assert story.drawn()
        stats = stats_of([story.game])
        assert [stats.order[4, place].rate for place in range(4)] == [0.5] * 4

    def test_it_does_not_matter_in_which_order_games_are_counted(self, games: list[Game]) -> None:
        one, other = stats_of(games), Stats()
        for game in reversed(games):
            other.join(stats_of([game]))
        assert one.cards == other.cards
        assert one.specials == other.specials
        assert one.order == other.order
        assert one.games_with == other.games_with
        assert one.lead.balances == other.lead.balances
        assert one.ends() == other.ends()
        assert one.turns() == other.turns()

    def test_special_achievements_are_those_that_players_have_at_the_end(self, games: list[Game]) -> None:
        stats = stats_of(games)
        owned = Counter(
            [special.number for game in games for player in game.table.players for special in player.specials]
        )
        assert owned
        assert {number: tally.players for number, tally in stats.specials.items()} == owned
        with_echoes = len([game for game in games if game.setup.expansions])
        for special in stats.specials_in_play():
            assert stats.specials_in[special.number] == (with_echoes if special.number > 5 else len(games))

    def test_who_began_was_asked_first(self, games: list[Game]) -> None:
        for game in games:
            first = next(event for event in game.events if event.kind == events.TURN)
            assert facts(game).game.beginner == first.player

    def test_the_last_standing_is_that_of_the_table(self, games: list[Game]) -> None:
        for game in games:
            finished = facts(game).game
            players = game.table.players
            assert finished.turns == game.table.turns
            assert finished.decisions == len(game.choices)
            assert list(finished.timeline.at(finished.turns, SCORE)) == [one.full_score() for one in players]
            owned = [one.achievement_count() for one in players]
            assert list(finished.timeline.at(finished.turns, ACHIEVEMENTS)) == owned

    def test_achievements_are_noted_in_the_turn_in_which_they_are_claimed(self, games: list[Game]) -> None:
        """Nobody loses any, and each has an event in that turn."""
        for game in games:
            finished = facts(game).game
            claimed = [0] * game.setup.players
            turn = 0
            for event in game.events:
                if event.kind == events.TURN:
                    assert list(finished.timeline.at(turn, ACHIEVEMENTS)) == claimed
                    turn += 1
                elif event.kind == events.CLAIMED:
                    claimed[event.player] += 1
            assert list(finished.timeline.at(turn, ACHIEVEMENTS)) == claimed


def ann_and_bob_are_tied(edition: str) -> Story:
    """The game ends with as many points and achievements for both, and less for Cid."""
    story = Story(
        edition=edition,
        ann={"board": ["Tools"], "hand": ["Oars"], "score": ["Coal"]},
        bob={"board": ["Writing"], "score": ["Physics"]},
        cid={"board": ["Archery"]},
        only={age: [] for age in range(1, 11)},
    )
    story.ann.draws()
    return story


def fabricated(scores: list[list[int]], winners: tuple[int, ...], teams: bool = False) -> FinishedGame:
    """A game with these scores after each turn, and without achievements."""
    game = facts(played(1, players=len(scores[0]), teams=teams)).game
    timeline = type(game.timeline)(len(scores[0]))
    for row in scores:
        timeline.score.extend(row)
        timeline.achievements.extend([0] * len(row))
    return game._replace(timeline=timeline, turns=len(scores) - 1, winners=winners)


class TestLead:
    def test_winners_are_ahead_by_what_the_best_other_lacks(self) -> None:
        stats = Stats()
        stats.lead.add(fabricated([[0, 0, 0], [3, 5, 1], [9, 5, 6]], winners=(0,)))
        leads = [stats.lead.balances[LeadPoint(TURN, turn, SCORE)].leads for turn in range(3)]
        assert leads == [Counter({0: 1}), Counter({-2: 1}), Counter({3: 1})]

    def test_a_point_is_a_turn_or_a_part_of_the_game(self) -> None:
        stats = Stats()
        stats.lead.add(fabricated([[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]], winners=(0,)))
        leads = {at: balance.leads for at, balance in stats.lead.over_time(PERCENT, SCORE)}
        assert [leads[percent] for percent in (0, 24, 26, 50, 98, 100)] == [
            Counter({lead: 1}) for lead in (0, 0, 1, 2, 3, 4)
        ]

    def test_who_is_ahead_alone_leads(self) -> None:
        stats = Stats()
        stats.lead.add(fabricated([[0, 0], [4, 2]], winners=(0,)))
        stats.lead.add(fabricated([[0, 0], [4, 2]], winners=(1,)))
        stats.lead.add(fabricated([[0, 0], [1, 2]], winners=(1,)))
        stats.lead.add(fabricated([[0, 0], [2, 2]], winners=(1,)))
        first = stats.lead.balances[LeadPoint(TURN, 0, SCORE)].leaders
        then = stats.lead.balances[LeadPoint(TURN, 1, SCORE)].leaders
        assert not first
        assert (then.players, then.wins) == (3, 2 * WHOLE)

    def test_partners_add_up(self) -> None:
        stats = Stats()
        stats.lead.add(fabricated([[0, 0, 0, 0], [1, 5, 6, 1]], winners=(0, 2), teams=True))
        balance = stats.lead.balances[LeadPoint(TURN, 1, SCORE)]
        assert balance.leads == Counter({1: 1})
        assert (balance.leaders.rate, balance.leaders.base_rate) == (1, 0.5)

    def test_where_everyone_wins_nobody_is_ahead(self) -> None:
        stats = Stats()
        stats.lead.add(fabricated([[0, 0], [4, 4]], winners=(0, 1)))
        assert not stats.lead.balances[LeadPoint(PERCENT, 100, SCORE)].leads

    def test_in_a_draw_nobody_is_ahead_and_whoever_led_has_no_more_than_the_others(self) -> None:
        stats = Stats()
        stats.lead.add(fabricated([[0, 0, 0], [6, 4, 0], [7, 7, 1]], winners=()))
        assert not stats.lead.balances[LeadPoint(TURN, 1, SCORE)].leads
        led = stats.lead.balances[LeadPoint(TURN, 1, SCORE)].leaders
        assert (led.players, led.rate) == (1, led.base_rate)


class TestFigures:
    @pytest.mark.parametrize(
        ("wins", "cases", "low", "high"),
        [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (1, 1, 0.2065, 1.0), (530, 1000, 0.4990, 0.5608)],
    )
    def test_wilsons_interval(self, wins: int, cases: int, low: float, high: float) -> None:
        assert wilson(wins / cases, cases) == pytest.approx((low, high), abs=5e-5)

    @pytest.mark.parametrize(
        ("values", "expected"),
        [
            ([9, 1], (1, 3, 5, 7, 9, 5)),
            ([4, 2, 3, 1], (1, 1.75, 2.5, 3.25, 4, 2.5)),
            ([5, -1, 3, 3, 0], (-1, 0, 3, 3, 5, 2)),
            ([10] * 8 + [0] * 4, (0, 0, 10, 10, 10, 80 / 12)),
        ],
    )
    def test_between_two_values_the_quartiles_lie_in_proportion(
        self, values: list[int], expected: tuple[float, ...]
    ) -> None:
        assert spread(Counter(values)) == pytest.approx(expected)

    def test_one_value_is_all_of_its_spread(self) -> None:
        assert spread(Counter([7])) == (7,) * 6

    def test_tallies_add_up(self) -> None:
        one, other = Tally(), Tally()
        one.add(times=3, turn=2, won=WHOLE, chance=WHOLE // 2)
        other.add(times=1, turn=5, won=0, chance=WHOLE // 4)
        one.join(other)
        assert (one.times, one.players, one.rate, one.base_rate, one.mean_turn) == (4, 2, 0.5, 0.375, 3.5)
        assert one.lift == 0.125
