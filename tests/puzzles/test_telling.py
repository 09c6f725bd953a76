"""What puzzles say, in English and French."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

import tenages
from tenages.cards import CARDS
from tenages.game import Game
from tenages.puzzles import Puzzle, attempt, hints, shipped, solution
from tenages.puzzles.attempt import FAILURES, Failure
from tenages.puzzles.telling import (
    briefing,
    failure_text,
    goal_text,
    hint_text,
    proof_text,
    solution_texts,
    wrong_texts,
)
from tenages.rules.card import Card
from tenages.rules.icons import ICON_NAMES
from tenages.sight.view import View
from tenages.words.catalogue import words_of
from tenages.words.speaker import Speaker
from tenages.words.terms import card_title, effect_text, player_names
from tests.support.effort import some

BEGINNING_WITH_A_DOGMA = [puzzle for puzzle in shipped() if puzzle.first.startswith("dogma ")]
CATALOGUES = ("en-asmadi", "en-iello", "fr-iello")


def number(puzzle: Puzzle) -> str:
    return str(puzzle.number)


def speaker_of(puzzle: Puzzle, catalogue: str) -> Speaker:
    words = words_of(catalogue)
    return Speaker(words, player_names(words, puzzle.rules.players), puzzle.seat)


def everything(puzzle: Puzzle, catalogue: str) -> list[str]:
    """All sentences of a puzzle."""
    speaker = speaker_of(puzzle, catalogue)
    said = [goal_text(puzzle, speaker), *briefing(puzzle, speaker), proof_text(puzzle, speaker)]
    said += [hint_text(puzzle, hint, speaker) for hint in hints(puzzle, [])]
    for text in solution_texts(puzzle, speaker):
        said += [text.label, *text.reasons, *text.log] if text.label else [*text.reasons, *text.log]
    return said + [why for _, why in wrong_texts(puzzle, speaker)]


@pytest.mark.parametrize("puzzle", some(shipped(), 60), ids=number)
def test_every_puzzle_has_its_texts_in_both_languages(puzzle: Puzzle) -> None:
    english, french = everything(puzzle, "en-asmadi"), everything(puzzle, "fr-iello")
    assert len(english) == len(french) >= 8
    for one, other in zip(english, french, strict=True):
        assert one
        assert other
        assert not re.search(r"[{}]|None|puzzle-", one + other)
    assert english[0] != french[0]


@pytest.mark.parametrize("puzzle", shipped()[::9], ids=number)
def test_the_first_texts_name_no_card_that_the_player_cannot_see(puzzle: Puzzle) -> None:
    view = puzzle.start().view(puzzle.seat)
    known = known_cards(view)
    speaker = speaker_of(puzzle, "en-asmadi")
    said = " ".join([*briefing(puzzle, speaker), *[hint_text(puzzle, hint, speaker) for hint in hints(puzzle, [])]])
    # Longer titles first, since "Machine Tools" does not name Tools.
    for title in sorted([card_title(speaker.words, card) for card in known], key=len, reverse=True):
        said = said.replace(title, "")
    for card in view.setup.cards():
        if card not in known:
            assert card_title(speaker.words, card) not in said


class ElsewhereDealt(Puzzle):
    """A puzzle whose hidden cards lie otherwise than in the real game."""

    def start(self) -> Game:
        return tenages.sample(super().start().view(self.seat), Random(5))


@pytest.mark.parametrize("puzzle", BEGINNING_WITH_A_DOGMA[::9], ids=number)
def test_what_is_said_before_the_solution_does_not_depend_on_hidden_cards(puzzle: Puzzle) -> None:
    other = ElsewhereDealt(*puzzle)
    speaker = speaker_of(puzzle, "en-asmadi")
    assert briefing(other, speaker) == briefing(puzzle, speaker)
    assert hints(other, []) == hints(puzzle, [])
    for one, two in zip(hints(other, []), hints(puzzle, []), strict=True):
        assert hint_text(other, one, speaker) == hint_text(puzzle, two, speaker)


@pytest.mark.parametrize("puzzle", shipped()[5::9], ids=number)
def test_a_hint_counts_no_icons_of_a_card_that_is_still_to_be_drawn(puzzle: Puzzle) -> None:
    first = hints(puzzle, [])[0]
    icons = {ICON_NAMES[card.dogma] for card in known_cards(puzzle.start().view(puzzle.seat))}
    assert not first.icon or first.icon in icons


def known_cards(view: View) -> set[Card]:
    return {face for face in view.scene.all_cards() if isinstance(face, Card)}


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("kind", FAILURES)
def test_every_reason_for_a_failure_has_a_sentence(kind: str, catalogue: str) -> None:
    puzzle = shipped()[0]
    other = 1 - puzzle.seat if puzzle.rules.players == 2 else (puzzle.seat + 1) % puzzle.rules.players
    failure = Failure(kind, seat=other, special="Monument", got=1, wanted=2, works=30)
    said = failure_text(puzzle, failure, speaker_of(puzzle, catalogue))
    assert said[0].isupper()
    assert said.endswith(".")


def test_the_solution_ends_with_what_was_wanted() -> None:
    wanted = {"win": "You win", "claim": "That is what you needed", "defend": "no way left to win"}
    for puzzle in shipped()[::11]:
        last = solution_texts(puzzle, speaker_of(puzzle, "en-asmadi"))[-1]
        assert wanted[puzzle.goal.kind] in last.reasons[-1]


def test_a_defence_names_the_threat_and_so_does_every_choice_that_does_not_meet_it() -> None:
    for puzzle in [each for each in shipped() if each.goal.kind == "defend"]:
        speaker = speaker_of(puzzle, "en-asmadi")
        assert any(reason.startswith("Otherwise: ") for reason in solution_texts(puzzle, speaker)[-1].reasons)
        assert all("can win now" in text for _, text in wrong_texts(puzzle, speaker))


def test_who_finds_another_right_line_is_told_of_his_own() -> None:
    """Later in a line several choices may be right; the others answer as they did when he tried it."""
    own = 0
    for puzzle in shipped()[:40]:
        usual = [step.option.notation for step in solution(puzzle) if step.seat == puzzle.seat]
        for place, other in other_right_choices(puzzle):
            mine = [*usual[:place], other]
            line = [step.option.notation for step in solution(puzzle, mine) if step.seat == puzzle.seat]
            assert line[: place + 1] == mine
            assert line != usual
            assert attempt(puzzle, line).state == "solved"
            own += 1
    assert own >= 10


def test_choices_that_are_not_right_change_nothing_in_the_solution() -> None:
    puzzle = shipped()[0]
    assert [step.option for step in solution(puzzle, ["draw", "nonsense"])] == [s.option for s in solution(puzzle)]


def other_right_choices(puzzle: Puzzle) -> Iterator[tuple[int, str]]:
    """Choices of the player's that are as right as those of the solution, each with how many come before it."""
    tree, place = puzzle.tree, 0
    for step in solution(puzzle):
        if step.seat == puzzle.seat:
            yield from [(place, notation) for notation in tree if notation != step.option.notation]
            place += 1
        tree = tree[step.option.notation]


def test_a_hint_in_the_middle_of_a_line_is_about_that_moment() -> None:
    puzzle = next(each for each in shipped() if attempt(each, [each.first]).state == "going")
    made = attempt(puzzle, [puzzle.first])
    first, second = hints(puzzle, [puzzle.first])
    speaker = speaker_of(puzzle, "en-asmadi")
    assert hint_text(puzzle, first, speaker, made.game) != hint_text(puzzle, second, speaker, made.game)


def test_cards_that_were_scored_or_tucked_this_turn_already_are_told() -> None:
    under_way = 0
    for puzzle in shipped():
        me = puzzle.start().table.players[puzzle.seat]
        said = f"Cards of this turn so far: {me.scored} scored, {me.tucked} tucked."
        known = briefing(puzzle, speaker_of(puzzle, "en-asmadi"))
        assert (said in known) == bool(me.scored or me.tucked)
        under_way += said in known
    assert under_way > 0


def test_an_icon_is_not_written_like_the_title_of_a_card() -> None:
    """The page shows titles of cards as such, and Echoes has a card "Clock"."""
    for catalogue in ("en-asmadi", "fr-iello"):
        words = words_of(catalogue)
        icons = {words.say("icon", icon=icon) for icon in ICON_NAMES}
        for puzzle in shipped()[:40]:
            for text in solution_texts(puzzle, speaker_of(puzzle, catalogue)):
                for reason in text.reasons:
                    first = reason.split()[0]
                    assert first[0].lower() + first[1:] not in icons or first in icons, reason


# --- the figures that decide ------------------------------------------------------------------------------------------


def numbered(place: int) -> tuple[Puzzle, Speaker]:
    puzzle = shipped()[place - 1]
    return puzzle, speaker_of(puzzle, "en-asmadi")


def reasons_of(place: int) -> str:
    puzzle, speaker = numbered(place)
    return " ".join([reason for text in solution_texts(puzzle, speaker) for reason in text.reasons])


def failed(place: int, *choices: str) -> str:
    puzzle, speaker = numbered(place)
    failure = attempt(puzzle, choices).failure
    assert failure is not None
    return failure_text(puzzle, failure, speaker)


def test_what_was_missing_for_an_achievement_is_told() -> None:
    assert "Age 9 takes 45 points and a top card of age 9: you had 56 and age 8, now you have 62" in reasons_of(9)
    assert "Monument: 3 of 6 before, 6 now." in reasons_of(20)
    assert "Construction itself gives Empire." in reasons_of(1)


def test_what_the_opponent_cannot_claim_any_more_is_told() -> None:
    assert "Age 7 takes 35 points and a top card of age 7: " in reasons_of(180)
    assert " had 36 and age 8, and has 36 and age 3 now." in reasons_of(180)


def test_what_decides_the_game_is_told_where_achievements_do_not() -> None:
    assert "Points decide: you 24, " in reasons_of(225)
    # An effect that names the winner is quoted, since its text says on what condition.
    said = reasons_of(217)
    assert "The winner is named by effect 2 of A.I.: “" in said
    (card,) = [card for card in CARDS if card.title == "A.I."]
    assert effect_text(words_of("en-asmadi"), card.effects[0][1]) in said


def test_a_failed_try_says_what_was_missing_and_with_how_many_icons_someone_shared() -> None:
    said = failed(9, "meld feudalism", "dogma feudalism", "pass")
    assert " shared Feudalism (castles: 3 to your 2)." in said
    assert said.endswith("Age 9 takes 45 points and a top card of age 9: you have 56 and age 8.")


def test_a_failed_defence_says_why_the_opponent_can_claim() -> None:
    said = failed(180, "draw", "dogma emancipation", "pass")
    assert "Age 7 takes 35 points and a top card of age 7: " in said
    assert said.endswith(" has 36 and age 8.")


def test_a_first_hint_counts_icons_or_says_what_is_missing() -> None:
    for place, said in ((9, "Count the factories: you 7, "), (60, "you have 34 and age 5.")):
        puzzle, speaker = numbered(place)
        assert said in hint_text(puzzle, hints(puzzle, [])[0], speaker)


def test_another_first_action_is_told_with_what_it_leaves_missing() -> None:
    puzzle, speaker = numbered(9)
    said = {option.notation: why for option, why in wrong_texts(puzzle, speaker)}
    assert said["draw"].startswith("Age 9 is still out of reach then: it takes 45 points")
    puzzle, speaker = numbered(1)
    assert all("your only action" in why for _, why in wrong_texts(puzzle, speaker))
