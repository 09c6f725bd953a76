"""How the answers of bots are stored: as JSON that servers of the version before can still read, and the other way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tenages.bots.comment import Comment
from tenages.bots.line import Step
from tenages.rules.options import Option, option_named
from tenages.server.thinking.questions import BotChoice


def stored_answer(choice: BotChoice) -> dict[str, Any]:
    """An answer as it is stored. Before 0.12, a reason was only a list of four; the rest stands beside it."""
    reason = choice.reason
    if reason is None:
        return {"option": choice.option, "reason": None}
    return {
        "option": choice.option,
        "reason": [reason.chance, reason.second, reason.topic, reason.against],
        "more": {
            "now": reason.now,
            "worst": reason.worst,
            "options": [[option.notation, chance] for option, chance in reason.options],
            "line": [[step.player, step.kind, _notation(step.option)] for step in reason.line],
        },
    }


def answer_stored(stored: Mapping[str, Any]) -> BotChoice:
    """The answer that was stored, by this version or the one before."""
    option, reason = stored["option"], stored["reason"]
    if reason is None:
        return BotChoice(option, None)
    chance, second, topic, against = reason
    said = Comment(option_named(option), chance, second, topic, against)
    more = stored.get("more")
    if more is None:
        return BotChoice(option, said)
    options = [(option_named(notation), chance) for notation, chance in more["options"]]
    line = [Step(player, kind, _option(notation)) for player, kind, notation in more["line"]]
    said = said._replace(now=more["now"], worst=more["worst"], options=tuple(options), line=tuple(line))
    return BotChoice(option, said)


def _notation(option: Option | None) -> str | None:
    return None if option is None else option.notation


def _option(notation: str | None) -> Option | None:
    return None if notation is None else option_named(notation)
