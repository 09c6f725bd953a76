"""A whole analysis as JSON, to keep it or to read it with other programs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from tenages.analysis.judged import VERSION, step_from_json, step_to_json
from tenages.analysis.report import FAIR, OPEN, Analysis

FORMAT: Final = "tenages-analysis"


def analysis_to_json(analysis: Analysis) -> dict[str, Any]:
    """An analysis as plain data, with the marks and the summaries that follow from it."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "players": analysis.players,
        "steps": analysis.steps,
        "result": None if analysis.result is None else list(analysis.result),
        "judged": [
            {**step_to_json(judged), "marks": {eyes: analysis.mark(step, eyes) for eyes in (FAIR, OPEN)}}
            for step, judged in sorted(analysis.judged.items())
        ],
        "summaries": {
            eyes: [asdict(analysis.summary(seat, eyes)) for seat in range(analysis.players)] for eyes in (FAIR, OPEN)
        },
    }


def analysis_from_json(data: Mapping[str, Any]) -> Analysis:
    """The analysis that was kept. Marks and summaries are made again, since they follow from the rest."""
    steps = [{name: value for name, value in step.items() if name != "marks"} for step in data["judged"]]
    judged = [step_from_json(step) for step in steps]
    result = data["result"]
    return Analysis(
        data["players"], data["steps"], {each.step: each for each in judged}, None if result is None else tuple(result)
    )
