"""How the answers of bots are stored: as JSON that servers of the version before can still read, and the other way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tenages.analysis.judged import step_from_json, step_to_json
from tenages.analysis.positions import JudgedPosition, position_from_json, position_to_json
from tenages.bots.comment import Comment
from tenages.bots.line import Step
from tenages.rules.options import Option, option_named
from tenages.server.thinking.judging import JudgedSteps
from tenages.server.thinking.questions import BotChoice
from tenages.server.thinking.thoughts import Answer


def stored_answer(answer: Answer) -> dict[str, Any]:
    """An answer as it is stored."""
    if isinstance(answer, BotChoice):
        return _stored_choice(answer)
    if isinstance(answer, JudgedPosition):
        return {"position": position_to_json(answer)}
    return {"steps": [step_to_json(each) for each in answer]}


def answer_stored(stored: Mapping[str, Any]) -> Answer:
    """The answer that was stored, by this version or the one before."""
    if "position" in stored:
        return position_from_json(stored["position"])
    return _judged_steps(stored["steps"]) if "steps" in stored else _choice(stored)


def _judged_steps(stored: Sequence[Mapping[str, Any]]) -> JudgedSteps:
    return tuple([step_from_json(each) for each in stored])


def _stored_choice(choice: BotChoice) -> dict[str, Any]:
    """The choice of a bot. Before 0.12, a reason was only a list of four; the rest stands beside it."""
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


def _choice(stored: Mapping[str, Any]) -> BotChoice:
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
