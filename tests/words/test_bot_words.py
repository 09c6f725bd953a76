"""What bots say in words: a hint is for the player himself, `why` is for everyone."""

from __future__ import annotations

import re
from itertools import product

import pytest

import tenages
from tenages import Game, bots
from tenages.bots.comment import CARDS, DRAW, ICONS, NO_TOPIC, TOPICS, WIN
from tenages.bots.line import Step
from tenages.cards import CARDS as ALL_CARDS
from tenages.rules.setup import new_table
from tenages.words.bots import hint_words, line_words, odds_words, stakes_words, why_words, without_gaps
from tenages.words.catalogue import LAYERS, words_of
from tenages.words.options import option_label
from tenages.words.speaker import Speaker
from tests.support.permuting import permuted
from tests.support.randomly import positions

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
EVERY_TOPIC = (*TOPICS, ICONS, CARDS, NO_TOPIC, WIN, DRAW)


def comment(
    chance: float = 0.6,
    second: float = 0.5,
    topic: str = "score",
    against: bool = False,
    now: float | None = 0.55,
    worst: float | None = 0.3,
) -> bots.Comment:
    return bots.Comment(tenages.option_named("draw"), chance, second, topic, against, now, worst)


def step(player: int, notation: str, *, known: bool = True) -> Step:
    option = tenages.option_named(notation)
    return Step(player, option.kind, option if known else None)


LINE = (
    step(1, "draw"),
    step(1, "meld oars", known=False),
    step(0, "dogma writing"),
    step(0, "dogma writing"),
    step(1, "achieve 3"),
    step(0, "meld tools", known=False),
)


class TestTheLine:
    def test_in_english(self) -> None:
        assert line_words(Speaker(words_of("en-asmadi"), NAMES, 0), LINE) == (
            "Then, probably: Bob draws a card and melds a card; you activate Writing 2 times; Bob achieves 3; "
            "you meld a new card."
        )

    def test_in_french(self) -> None:
        assert line_words(Speaker(words_of("fr-iello"), NAMES, 0), LINE) == (
            "Ensuite, sans doute\u00a0: Bob pioche une carte et pose une carte\u00a0; "
            "vous activez 2 fois Écriture\u00a0; Bob domine la Période 3\u00a0; vous posez une nouvelle carte."
        )

    def test_several_draws_are_counted(self) -> None:
        drawn = line_words(Speaker(words_of("en-asmadi"), NAMES, 0), (step(1, "draw"), step(1, "draw")))
        assert drawn == "Then, probably: Bob draws 2 cards."

    def test_who_expects_nothing_says_nothing(self) -> None:
        assert line_words(Speaker(words_of("en-asmadi"), NAMES, 0), ()) == ""

    @pytest.mark.parametrize("catalogue", LAYERS)
    def test_every_kind_of_step_can_be_said(self, catalogue: str) -> None:
        for player, known in product((0, 1), (True, False)):
            for notation in ("draw", "meld tools", "dogma tools"):
                told = line_words(Speaker(words_of(catalogue), NAMES, 0), (step(player, notation, known=known),))
                assert "{" not in told
                assert ("Tools" in told or "Outils" in told) == (known and notation != "draw")


class TestWhatIsAtStake:
    def test_the_chance_now_and_what_the_worst_choice_leaves(self) -> None:
        said = stakes_words(words_of("en-asmadi"), comment())
        assert said == "Now: 55% to win. At stake: the worst choice leaves 30%."

    def test_of_a_choice_that_was_made(self) -> None:
        said = stakes_words(words_of("en-asmadi"), comment(), before=True)
        assert said == "Before: 55%. At stake: the worst choice leaves 30%."

    def test_where_all_options_are_about_equal(self) -> None:
        said = stakes_words(words_of("en-asmadi"), comment(worst=0.59))
        assert said == "Now: 55% to win. Little is at stake: the worst choice leaves 59%."

    def test_nothing_is_at_stake_when_the_game_is_won(self) -> None:
        assert stakes_words(words_of("en-asmadi"), comment(topic=WIN)) == ""

    def test_an_answer_of_a_server_of_before_does_not_say(self) -> None:
        assert stakes_words(words_of("en-asmadi"), comment(now=None, worst=None)) == ""


# --- secrecy ----------------------------------------------------------------------------------------------------------


def said_by(game: Game, spec: str) -> bots.Comment | None:
    assert game.decision is not None
    bot = bots.named(spec, 3)
    assert isinstance(bot, bots.Thinker)
    bot.decide(game.view(game.decision.player), game.decision)
    return bot.comment()


def whole_hint(game: Game) -> list[str]:
    """Everything that the player who decides reads when he asks for a hint."""
    assert game.decision is not None
    player = game.decision.player
    reason, view = said_by(game, "mcts:60"), game.view(player)
    if reason is None:
        return []
    speaker = Speaker(words_of("en-asmadi"), NAMES[: game.setup.players], player)
    labels = [f"{option_label(speaker, option, game.decision, view)} {chance}" for option, chance in reason.options]
    words = speaker.words
    return [
        *labels,
        hint_words(words, labels[0], reason),
        stakes_words(words, reason),
        line_words(speaker, reason.line),
    ]


def test_swapping_cards_that_the_reader_never_saw_changes_no_word_of_a_hint() -> None:
    compared = 0
    for game, random in positions(40, seed=31):
        if game.decision is None:
            continue
        other = permuted(game, game.decision.player, random, new_table)
        if other is not None:
            said = whole_hint(game)
            assert whole_hint(other) == said
            compared += bool(said)
    assert compared >= 20


def why(reason: bots.Comment) -> str:
    """What everyone hears when he asks why."""
    words = words_of("en-asmadi")
    said = why_words(words, reason), odds_words(words, reason), stakes_words(words, reason, before=True)
    return without_gaps(" ".join(said))


def without_numbers(text: str) -> str:
    return re.sub(r"\d+", "#", text)


def possible_whys() -> set[str]:
    """All that any bot can ever say, with any cards."""
    chances = ((0.6, 0.5), (0.6, 0.59), (0.5, 0.6))
    return {
        without_numbers(why(comment(chance, second, topic, against, now=0.5, worst=worst)))
        for topic, against, (chance, second) in product(EVERY_TOPIC, (False, True), chances)
        for worst in (0.1, chance, None)
    }


def test_why_depends_on_hidden_cards_by_its_topic_and_its_numbers_alone() -> None:
    """Whatever the bot holds, the others hear one of a few sentences, and none of these names a card."""
    possible = possible_whys()
    titles = re.compile(rf"\b({'|'.join(re.escape(card.title) for card in ALL_CARDS)})\b")
    assert not any(titles.search(text) for text in possible)
    heard = set()
    for game, random in positions(40, seed=32):
        if game.decision is None or len(game.decision.options) == 1:
            continue
        reader = (game.decision.player + 1) % game.setup.players
        # The reader has not seen the bot's hand: with other cards in it the bot may choose otherwise.
        for world in (game, permuted(game, reader, random, new_table)):
            reason = None if world is None or world.decision is None else said_by(world, "mcts:20")
            if reason is not None:
                assert without_numbers(why(reason)) in possible
                heard.add(without_numbers(why(reason)))
    assert len(heard) >= 6


def test_why_is_the_same_whatever_else_the_bot_could_have_told() -> None:
    reason = comment()
    secrets = reason._replace(options=((tenages.option_named("meld tools"), 0.6),), line=LINE)
    assert why(secrets) == why(reason)
