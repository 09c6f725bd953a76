"""A word on why: what a bot says when it is asked."""

from __future__ import annotations

from random import Random

import tenages
from tenages import Game, bots
from tenages.bots.comment import CARDS, DRAW, ICONS, NO_TOPIC, TOPICS, WIN
from tenages.bots.thinker import RatedOption
from tenages.bots.thinking.features import NAMES
from tenages.bots.thinking.foresight import after, to_next_action
from tenages.bots.thinking.weights import evaluation_for
from tenages.bots.worlds import some_worlds
from tenages.sight.view import View
from tenages.words.bots import odds_words, stakes_words, why_words
from tenages.words.catalogue import words_of
from tests.bots.spots import about_to_win, draw_or_lose
from tests.support.effort import cases
from tests.support.randomly import positions


def commented(game: Game, bot: bots.Thinker) -> bots.Comment:
    assert game.decision is not None
    chosen = bot.decide(game.view(game.decision.player), game.decision)
    said = bot.comment()
    assert said is not None
    assert said.option is chosen
    return said


def test_whoever_wins_says_so() -> None:
    for bot in (bots.GreedyBot(1), bots.PlannerBot(1), bots.MctsBot(1, bots.Budget(iterations=40))):
        comment = commented(about_to_win(), bot)
        assert (comment.topic, comment.against) == (WIN, False)
        english = words_of("en-asmadi")
        assert why_words(english, comment) == "It wins the game."
        assert odds_words(english, comment) == "That is beyond doubt."


def test_whoever_saves_a_draw_says_so() -> None:
    for bot in (bots.PlannerBot(1), bots.MctsBot(1, bots.Budget(iterations=60))):
        comment = commented(draw_or_lose(), bot)
        assert (comment.option.notation, comment.topic, comment.against) == ("draw", DRAW, False)
        assert why_words(words_of("en-asmadi"), comment) == "It ends the game in a draw."
        assert why_words(words_of("fr-iello"), comment) == "La partie s’arrête sur un match nul."
    draw = bots.Comment(tenages.option_named("draw"), 0.5, 0.2, DRAW, False)
    assert odds_words(words_of("en-asmadi"), draw) == "That counts like 50% to win; with the next best, 20%."


def test_who_claims_to_weaken_the_others_touches_their_cards() -> None:
    """A player's report: a meld that touched nobody "left the others fewer icons"."""
    claims = 0
    for game, _ in positions(400, seed=5):
        if claims >= cases(8, 400):
            break
        if game.decision is None or len(game.decision.options) == 1:
            continue
        view = game.view(game.decision.player)
        said = commented(game, bots.GreedyBot(2))
        if said.against:
            claims += 1
            evaluation = evaluation_for(view.setup)
            worlds = some_worlds(view, 4, Random(0))
            assert any(
                cards(world, view) != cards(to_next_action(after(world, said.option), evaluation), view)
                for world in worlds
            )
    assert claims


def cards(game: Game, view: View) -> list[object]:
    """All cards of the others, and how they lie."""
    return [
        (other.hand, other.score_pile, other.forecast, other.piles, other.splays, other.achieved, other.specials)
        for other in game.table.players
        if other.seat != view.player
    ]


def test_every_comment_has_a_topic_and_chances_and_can_be_said_in_every_language() -> None:
    topics = {*TOPICS, ICONS, CARDS, NO_TOPIC, WIN, DRAW}
    seen = set()
    for game, _ in positions(60, seed=11):
        if game.decision is None or len(game.decision.options) == 1:
            continue
        comment = commented(game, bots.GreedyBot(2))
        seen.add((comment.topic, comment.against))
        assert comment.topic in topics
        assert 0 <= comment.second <= comment.chance <= 1
        for catalogue in ("en-asmadi", "en-iello", "fr-iello"):
            words = words_of(catalogue)
            assert why_words(words, comment).endswith(".") or comment.topic == NO_TOPIC
            assert "%" in odds_words(words, comment) or comment.topic == WIN
    assert len(seen) >= 6


def test_a_comment_knows_the_chance_before_the_choice_and_after_each_option() -> None:
    for bot in (bots.GreedyBot(1), bots.PlannerBot(1), bots.MctsBot(1, bots.Budget(iterations=60))):
        said = commented(draw_or_lose(), bot)
        assert said.options[0] == (said.option, said.chance)
        assert {option.notation for option, _ in said.options} == {"draw", "meld oars"}
        assert said.now is not None
        assert said.worst == min(chance for _, chance in said.options)
        assert said.worst < said.chance


def test_a_search_expects_before_a_choice_what_it_mostly_takes() -> None:
    said = commented(draw_or_lose(), bots.MctsBot(1, bots.Budget(iterations=60)))
    assert said.now is not None
    assert said.worst is not None
    assert said.worst < said.now <= said.chance


class Narrow(bots.Thinker):
    """Looks at its first option only."""

    def rate(self, view: View, decision: tenages.Decision) -> list[RatedOption]:
        first, *others = decision.options
        return [RatedOption(first, 0.6, 9), *[RatedOption(option, 0.0, 0, sure=False) for option in others]]


def test_who_looked_at_one_option_only_compares_nothing() -> None:
    game = tenages.position({"board": ["Archery"], "hand": ["Oars"]}, {"board": ["Tools"]})
    said = commented(game, Narrow(1))
    assert said.worst is None
    words = words_of("en-asmadi")
    assert odds_words(words, said) == "60% to win."
    assert stakes_words(words, said) == "Now: 60% to win."


def test_a_master_recommends_nothing_that_it_finds_worse_than_another_option() -> None:
    asked = 0
    for game, _ in positions(25, seed=14, kinds=("base",)):
        if game.decision is None or len(game.decision.options) == 1:
            continue
        said = commented(game, bots.MasterBot(1, bots.Budget(iterations=40 * len(game.decision.options))))
        chances = [chance for _, chance in said.options]
        assert chances == sorted(chances, reverse=True)
        # Every option was looked at.
        assert len(chances) == len(game.decision.options)
        assert (said.chance, said.second, said.worst) == (chances[0], chances[1], chances[-1])
        asked += 1
    assert asked >= 10


class Undecided(bots.Thinker):
    """Votes for its options by hand."""

    def rate(self, view: View, decision: tenages.Decision) -> list[RatedOption]:
        first, second, *others = decision.options
        unseen = [RatedOption(option, 0.9, 0, sure=False) for option in others]
        return [RatedOption(first, 0.25, 30), RatedOption(second, 0.5, 90), *unseen]


def test_the_chance_of_an_option_that_was_hardly_thought_about_is_not_told() -> None:
    game = tenages.position({"board": ["Archery"], "hand": ["Oars"]}, {"board": ["Tools"]})
    assert game.decision is not None
    said = commented(game, Undecided(1))
    assert [chance for _, chance in said.options] == [0.5, 0.25]
    assert len(game.decision.options) > 2
    assert said.worst == 0.25
    assert said.now == 0.4375


def test_a_whim_is_called_one() -> None:
    said = odds_words(words_of("en-asmadi"), bots.Comment(tenages.option_named("draw"), 0.2, 0.5, CARDS, False))
    assert said == "A whim: 20% to win, where 50% could be had."


def test_every_feature_has_a_topic_of_its_own_or_is_about_icons() -> None:
    named = [name for names in TOPICS.values() for name in names]
    assert len(named) == len(set(named))
    assert set(named) <= set(NAMES)
    icons = [name for name in NAMES if name not in named]
    assert len(icons) == 12


def test_where_there_was_nothing_to_choose_there_is_nothing_to_say() -> None:
    bot = bots.GreedyBot(1)
    assert bot.comment() is None
    game = about_to_win()
    assert game.decision is not None
    alone = tenages.Decision(0, "act", game.decision.options[:1])
    bot.decide(game.view(0), alone)
    assert bot.comment() is None
