"""The judgement of one step of a game: the unit of work of an analysis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenages.analysis.asked import asked_at
from tenages.analysis.calibration import shown_chance
from tenages.analysis.judged import Depth, JudgedStep, RatedChoice, Rating, short
from tenages.analysis.luck import luck_of
from tenages.analysis.reasons import reasons
from tenages.analysis.search import Found, Worlds, chance_after, fair_worlds, open_worlds, search
from tenages.bots.master import network_if_any
from tenages.game import Game
from tenages.networks.evaluator import Evaluator
from tenages.rules.editions import same_side
from tenages.rules.errors import TenAgesError
from tenages.rules.options import Option, option_named
from tenages.rules.setup import Setup
from tenages.sight.view import View

SHORT_LOOK: Final = 24
"""The iterations for a played option that a quick search hardly looked at."""


def judge_step(game: Game, played: str, depth: Depth, network: Evaluator | None = None) -> JudgedStep:
    """Judge a choice. `game` is the game before it, and stays as it is; `played` is the notation of the choice.

    The fair rating depends on nothing but the view of the player who chose: equal views give equal ratings.
    """
    decision = asked_at(game, played)
    option = decision.checked_option(option_named(played))
    network = network or network_of(game.setup)
    step, view = len(game.choices), game.view(decision.player)
    return JudgedStep(
        step=step,
        seat=decision.player,
        played=played,
        purpose=decision.purpose,
        options=len(decision.options),
        depth=depth.name,
        fair=fair_rating(view, option, step, depth, network),
        open=open_rating(game, view, option, step, depth, network),
        luck=short(luck_of(network, game, decision.player, option, fair_worlds(view, step), depth.worlds, step)),
    )


def fair_rating(view: View, played: Option | None, step: int, depth: Depth, network: Evaluator) -> Rating:
    """How good the options of a player are, from what he knows. `step` is the number of choices before.

    `played` is what he chose; None if he has not chosen yet.
    """
    return _rating(network, view, fair_worlds(view, step), played, depth.fair, depth.check)


def open_rating(game: Game, view: View, played: Option | None, step: int, depth: Depth, network: Evaluator) -> Rating:
    """How good the options of the player of a view are, with all cards as they lie."""
    assert view.player is not None
    return _rating(network, view, open_worlds(game, view.player, step), played, depth.open, depth.check)


def network_of(setup: Setup) -> Evaluator:
    """The network for such tables; an error that says what is missing if there is none."""
    network = network_if_any(setup)
    if network is None:
        raise TenAgesError("analysis-needs-network")
    return network


def _rating(
    network: Evaluator, view: View, worlds: Worlds, played: Option | None, iterations: int, check: int
) -> Rating:
    found = search(network, worlds, view, iterations)
    assert view.decision is not None
    assert view.player is not None
    setup = view.setup
    sides = setup.players // 2 if setup.teams else setup.players
    if found is None:
        # No world fits, after thousands of draws: nothing is known, and nothing is blamed.
        even = tuple([short(1 / sides)] * setup.players)
        return Rating(even, () if played is None else (RatedChoice(played.notation, even[0]),), 0.0)
    if len(view.decision.options) == 1:
        own = short(shown_chance(found.chances[view.player], sides))
        seats = _seats(found.chances, view, own)
        return Rating(seats, (RatedChoice(view.decision.options[0].notation, own),), 0.0, (), found.line)
    told = _told_chances(network, worlds, view.player, found, played, check)
    chances = {option: short(shown_chance(chance, sides)) for option, chance in told.items()}
    best = found.options[0].option
    # Equally good options stand after the one that the search chose.
    order = sorted(chances, key=lambda option: (-chances[option], option is not best))
    # What the best one is compared with: what was played or, before anything was, the next best.
    other = order[min(1, len(order) - 1)] if played is None else played
    lead = short(chances[order[0]] - chances[other])
    return Rating(
        _seats(found.chances, view, chances[order[0]]),
        tuple([RatedChoice(option.notation, chances[option]) for option in order]),
        0.0 if played is None else lead,
        reasons(view, worlds, best, other, found.line) if lead > 0 else (),
        found.line,
    )


def _seats(found: Sequence[float], view: View, own: float) -> tuple[float, ...]:
    """Everyone's chance, if the player has this one: opponents share the rest as the search found them."""
    teams, player = view.setup.teams, view.player
    assert player is not None
    side = [seat for seat in range(len(found)) if same_side(player, seat, teams)]
    others = sum([chance for seat, chance in enumerate(found) if seat not in side])
    left = (1 - own) * len(side)
    even = left / (len(found) - len(side))
    return tuple(
        [
            own if seat in side else short(left * chance / others if others else even)
            for seat, chance in enumerate(found)
        ]
    )


def _told_chances(
    network: Evaluator, worlds: Worlds, seat: int, found: Found, played: Option | None, check: int
) -> dict[Option, float]:
    """The chance with each option that is told.

    The best one is compared with its rival by searches of their own: with the played one or, if that is the best or
    nothing was played, with the next best. One must be better by both comparisons to be marked, so the smaller
    difference counts.
    """
    best = found.options[0]
    chances = {each.option: each.chance for each in found.options}
    rival = found.next_best if played is None or played is best.option else played
    if check and rival is not None:
        with_best = chance_after(network, worlds, best.option, seat, check)
        with_rival = chance_after(network, worlds, rival, seat, check)
        if with_best is not None and with_rival is not None:
            # What the main search hardly looked at, it found bad at once; then the second comparison decides.
            apart = min(with_best - with_rival, best.chance - chances.get(rival, 0.0))
            chances[rival] = best.chance - max(0.0, apart)
    if played is not None and played not in chances:
        # The search hardly looked at it, mostly since it looked bad at once: the worst mistakes are among these.
        after = chance_after(network, worlds, played, seat, SHORT_LOOK)
        chances[played] = best.chance if after is None else min(best.chance, after)
    return chances
