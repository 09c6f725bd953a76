# What `tenages analyse` says: in the terminal, and in its report.

cli-analyse = Judge every choice of a saved game: chances to win over time, mistakes, what was better and why, luck.
    .more = First come quick answers for all choices, then a close look at each, which takes a minute or two. Ctrl-C shows what there is so far.
    .example = For example: [bold]tenages analyse game.json[/], [bold]tenages analyse game.json --seat 1 --html report.html[/]
cli-analyse-file = A saved game; it need not be over.
cli-analyse-seat = Only the decisions of the player of this seat; else those of all.
cli-analyse-open = Judge from all cards, not from what the player could know.
cli-analyse-quick = Quick answers only.
cli-analyse-processes = How many at a time; all cores, unless said otherwise.
cli-analyse-html = Write a report to this file, to read in a browser or to print.
cli-analyse-json = Write everything that was found to this file, as JSON.

# While it goes on.
analysis-report-quickly = choices looked at quickly
analysis-report-closely = choices looked at closely
analysis-report-so-far =
    { $close ->
        [0] So far, { $judged } of { $steps } choices have quick answers.
       *[other] So far, { $close } of { $steps } choices have been looked at closely; the other answers are quick ones.
    }
analysis-report-close-all = All choices have been looked at closely.
analysis-report-quick-only = These are quick answers: a close look may find other ones.

# Headings.
analysis-report-title = Analysis: { $names }
analysis-report-fair = Judged from what each player could know then.
analysis-report-open = Judged from all cards, also from those that the player could not know.
analysis-report-chances = Chances to win
analysis-report-marked = Marked decisions
analysis-report-none = No decision has a mark.
analysis-report-summary = How well they played
analysis-report-moves = All moves
analysis-report-turn = Turn { $turn }
analysis-report-start = Before the first turn

# One decision.
analysis-report-move = { $who }: { $label }
analysis-report-from-to = { $best } → { $played }
analysis-report-next = The next best: { $label } · { $chance } to win.
analysis-report-forced = forced

# The summary of a player.
analysis-report-player = Player
analysis-report-decisions = Decisions
analysis-report-accuracy = As good as the best
analysis-report-lost = Lost by choices
analysis-report-luck = Luck with cards
analysis-report-count-blunder = Blunders ??
analysis-report-count-mistake = Mistakes ?
analysis-report-count-inaccuracy = Inaccuracies ?!
analysis-report-count-only = The one good choice !
analysis-report-label = { $label }:
analysis-report-best = Best decision
analysis-report-worst = Worst decision
analysis-report-at = turn { $turn }: { $label } { $sign }
analysis-report-cards = What cards earned

# The graph, for those who cannot see it.
analysis-report-curve = { $who }: chance to win over { $steps } choices, from { $first } to { $last }
analysis-report-point = { $who }, { $label } { $sign }

analysis-report-note = Chances are of winning, if everyone goes on well. What a choice lost is the chance with the best option less the chance with the one that was made. Luck is what the cards that a player drew brought him against what he could expect. What a card earned is the chance with it over the best option without it, added up over its uses. A search finds all of this: it can be wrong, and differences of a few percent mean nothing.
analysis-report-made-by = Made by Ten Ages { $version } from a saved game: tenages analyse. Innovation is a game by Carl Chudyk; this is unofficial.
