"""Games in words for whoever holds a game object: `print(game)`, `print(view)` and `game.log`."""

from __future__ import annotations

from tenages.rules.play import Play
from tenages.sight.history import history
from tenages.words.catalogue import words_of
from tenages.words.choosing import catalogue_for
from tenages.words.log import log_lines
from tenages.words.speaker import Speaker
from tenages.words.terms import player_names


def log_sentences(play: Play, player: int | None, language: str) -> list[str]:
    """All that happened, as a player saw it, in sentences."""
    words = words_of(catalogue_for(language, play.setup.edition.name))
    speaker = Speaker(words, player_names(words, play.setup.players), player)
    return [line.text for line in log_lines(speaker, history(play, player))]
