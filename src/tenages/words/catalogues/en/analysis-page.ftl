# The page of an analysis: its board, its panels, and learning from mistakes.

analysis-title = Analysis of the game of { $names }
analysis-none = There is no such game
analysis-coming = The analysis is on its way…
analysis-start = Analyse
analysis-watch = Watch
analysis-all-open = All open
analysis-seen-by = Seen by { $name }
analysis-seen-by-you = Seen by you
analysis-cards-shown = Whose cards are shown
analysis-eyes = How choices are judged
analysis-fair = From what was known
analysis-open = From all cards
analysis-hand = { $name }: hand
analysis-your-hand = Your hand
analysis-no-hands = No hand is in sight.
analysis-quick = Quick answers: { $looked } of { $steps } steps
analysis-deep = Quick answers; { $deep } of { $steps } looked at closely
analysis-stopped = The analysis has stopped before its end.
analysis-before = { $name }
analysis-turn = Turn { $turn } · { $name }
analysis-choice = { $title }: { $text }
analysis-at = Turn { $turn }: { $text }
analysis-played = Played
analysis-played-short = played
analysis-best = Best
analysis-best-played = The best choice
analysis-not-yet = This choice has not been looked at yet.
analysis-fetching = One moment…
analysis-forced = There was nothing to decide. The chance to win: { $chance }
analysis-only-quick = Only a quick look so far: a closer one may find otherwise.
analysis-options = Chances to win
analysis-more =
    { $count ->
        [one] { $count } more option
       *[other] { $count } more options
    }
analysis-hardly = The search gave up options with a question mark early: they looked worse.
analysis-moves = All actions
analysis-tabs = What is shown below
analysis-tab-moves = Actions
analysis-tab-totals = Summary
analysis-tab-log = Log
analysis-graph = Chances to win over time
analysis-graph-of = { $name }’s chance to win
analysis-graph-yours = Your chance to win
analysis-key = Players
analysis-chance-of = { $name }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
analysis-first = To the beginning
analysis-last = To the end
analysis-previous-mistake = Previous mistake
analysis-next-mistake = Next mistake
analysis-pace = Pace
analysis-keys = Keys
analysis-key-step = one step
analysis-key-turn = one turn
analysis-key-mistakes = next and previous mistake
analysis-key-play = play or pause
analysis-accuracy = accuracy { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
analysis-lost = Lost by choices
analysis-luck = By luck of the draw
analysis-to-learn = Decisions to learn from
analysis-best-choice = Best choice
analysis-worst-choice = Worst choice
analysis-cards = What cards earned
analysis-totals-mean = In percentage points of the chance to win, added up over the game. Accuracy: how many choices were as good as the best.
analysis-adds-up = Added up over all choices; chances come and go, so that the sum can be over 100%.

learn-from-yours =
    { $count ->
        [one] Learn from your { $count } decision
       *[other] Learn from your { $count } decisions
    }
learn-from = Learn from { $name }’s { $count }
learn-waits = The lesson begins when all choices have had a quick look.
learn-at = Decision { $number } of { $count }
learn-find = Find something better
learn-but = Find something better than this: { $label }
learn-found = Found
learn-solved = What was better
learn-not-this = Not this one: it was played
learn-best = Best: { $label } · { $chance }
learn-verdict-best = The best choice: { $label } · { $chance }
learn-verdict-good = Good, as good as the best: { $label } · { $chance }
learn-verdict-better = Better than what was played: { $label } · { $chance }
learn-verdict-played = { $label } is what was played · { $chance }
learn-verdict-worse = { $label } is not better · { $chance }. Try another one.
learn-verdict-unknown = { $label } is not among the better ones: the search gave it up early. Try another one.
learn-show = Show it
learn-skip = Skip
learn-next = Next
learn-end = To the end
learn-back = Back to the analysis
learn-again = Once more
learn-done = That was all
learn-count =
    { $count ->
        [one] { $found } of { $count } found, { $first } of them at once.
       *[other] { $found } of { $count } found, { $first } of them at once.
    }
learn-nothing = No mistakes to learn from
learn-nothing-why = No choice of this player cost much of the chance to win.

error-too-many-analyses = many games are being analysed; try again in a while
error-too-many-own-analyses =
    { $most ->
        [one] you can have { $most } game analysed at a time; wait until it is done
       *[other] you can have { $most } games analysed at a time; wait until one is done
    }
error-too-many-analyses-made = you have had many games and positions analysed; try again later
error-analysis-too-long = the game has { $choices } choices; one with { $most } at the most can be analysed
