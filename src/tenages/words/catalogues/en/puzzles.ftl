# Puzzles: the goal, what one needs to know, hints, why a line works and why others do not.

puzzle-goal-win = Win this turn
puzzle-goal-claim =
    { $count ->
        [1] { -Claim } { -an-achievement } this turn
        [2] { -Claim } two { -achievements } this turn
       *[other] { -Claim } { $count } { -achievements } this turn
    }
puzzle-goal-defend = Keep { $who } from winning

puzzle-standing =
    You have { $have } of { $needed } { -achievements } and { $actions ->
        [1] one action
       *[other] two actions
    } left.
puzzle-score = Your { -score-total } is { $count }, and your highest { -top } card is of { -age } { $top }.
puzzle-this-turn = Cards of this turn so far: { $scored } scored, { $tucked } { -tucked }.
puzzle-danger = { $who } has { $have } of { $needed } { -achievements } and wins in the next turn, unless you prevent it.
puzzle-near = { $name }: { $done } of { $needed }.

puzzle-proof-any = Proven: it works whatever the hidden cards are.
puzzle-proof-all = Proven for all { $worlds } ways in which the hidden cards that matter can lie.
puzzle-proof-sampled = Searched in { $worlds } random worlds that fit what you know: it works in all of them.

# Hints. $area is the part of the table to look at.
puzzle-hint-area =
    { $area ->
        [hand] Look at the cards in your hand.
        [board] Look at the cards on your { -board }.
        [score] Look at your { -score-pile }.
        [forecast] Look at your { -forecast }.
        [supply] Look at what you could draw.
        [achievements] Look at the { -achievements }.
       *[effect] Look at what the effect asks you.
    }
puzzle-hint-counts =
    { $icon ->
        [castle] Count the castles
        [crown] Count the crowns
        [leaf] Count the leaves
        [lightbulb] Count the lightbulbs
        [factory] Count the factories
       *[clock] Count the clocks
    }: you { $own }, { $others }.
puzzle-claim-takes = { -age } { $age } takes { $asked } points and { -a-top } card of { -age } { $age }: you have { $points } and { -age } { $top }.
puzzle-hint-option = { $label }.
puzzle-hint-back = This line leads nowhere. Take back your last choices.

# Why an attempt failed.
puzzle-failed-luck =
    { $works ->
        [100] It worked, but you could not know which choices would: that depends on hidden cards.
       *[other] It worked, but only by luck. With the hidden cards in other places it could work in { $works } of 100 cases at best.
    }
puzzle-failed-other-won = { $who } won in your turn.
puzzle-failed-other-won-by = { $who } won in your turn, by the effect of { $title }.
puzzle-failed-drawn = The game ended in a draw.
puzzle-failed-threat = { $who } can win now.
puzzle-failed-threat-age = { $who } can win now: { -age } { $age } is the first step.
puzzle-failed-threat-card = { $who } can win now, beginning with { $title }.
puzzle-failed-taken = { $who } got { $what } in your turn.
puzzle-failed-taken-by = { $who } got { $what } with { $title }, in your turn.
puzzle-failed-not-won = Your turn is over, and you have { $got } of { $wanted } { -achievements }.
puzzle-failed-not-claimed =
    { $got ->
        [0] Your turn is over, and you have { -claimed } nothing.
       *[other] Your turn is over, and you have { -claimed } { $got } of { $wanted }.
    }
puzzle-failed-shared = { $who } shared { $title }.
puzzle-failed-shared-with = { $who } shared { $title } ({ icons-in-words }: { $other } to your { $own }).
puzzle-failed-in-reach = { -age } { $age } was within reach, but no action was left.
puzzle-failed-their-claim = { -age } { $age } takes { $asked } points and { -a-top } card of { -age } { $age }: { $who } has { $points } and { -age } { $top }.

puzzle-otherwise = Otherwise: { $threat }

# Why the solution works. $own and $other are counts before, $ownnow and $othernow after.
puzzle-step-icons =
    { $icon ->
        [castle] Castles
        [crown] Crowns
        [leaf] Leaves
        [lightbulb] Lightbulbs
        [factory] Factories
       *[clock] Clocks
    }, you to { $who }: { $own } to { $other } before, { $ownnow } to { $othernow } now.
puzzle-step-score = Your { -score-total } goes from { $before } to { $now }.
puzzle-step-in-reach = { -age } { $age } takes { $asked } points and { -a-top } card of { -age } { $age }: you had { $points } and { -age } { $top }, now you have { $pointsnow } and { -age } { $topnow }.
puzzle-step-special = { $name }: { $before } of { $needed } before, { $now } now.
puzzle-step-special-by = { $title } itself gives { $name }.
puzzle-step-covers = It covers { $title }.
puzzle-step-points = Points decide: { $counts }.
puzzle-step-by-effect = The winner is named by { $what }: “{ $text }”
puzzle-step-no-longer = { -age } { $age } takes { $asked } points and { -a-top } card of { -age } { $age }: { $who } had { $points } and { -age } { $top }, and has { $pointsnow } and { -age } { $topnow } now.
puzzle-step-claims = You get { $what }. That makes { $have } of { $needed } { -achievements }.
puzzle-step-won = You win, whatever the others do.
puzzle-step-claimed = That is what you needed, whatever the others do.
puzzle-step-safe = { $who } has no way left to win in the next turn.

# Why other first choices do not solve it.
puzzle-wrong-early = Too early. First: { $label }.
puzzle-wrong-shared = Shared ({ icons-in-words }): { $names }, you { $count }.
puzzle-wrong-last = It is your only action, and it does not reach the goal.
puzzle-wrong-special = { $name } then stands at { $done } of { $needed }.
puzzle-wrong-claim = { -age } { $age } is still out of reach then: it takes { $asked } points and { -a-top } card of { -age } { $age }, and you have { $points } and { -age } { $top }.
puzzle-wrong-luck = It could work in { $works } of 100 cases at best: that is luck.
puzzle-wrong-never = After it, no line reaches the goal.
puzzle-wrong-loses = { $who } can win then, in { $lost } of 100 cases.

puzzle-age = { -age } { $age }

error-no-such-puzzle = there is no puzzle { $given }; they have the numbers 1 to { $last }
error-puzzle-is-over = the attempt is over, so { $option } cannot be chosen any more

# In the terminal.
puzzle-title = Puzzle { $number }: { $goal }
puzzle-help = Type the number of an option, undo, again, hint, solution, card and a title, board, or quit.
puzzle-failed-do = Type undo to take back the last choice, again to begin anew, or solution.
puzzle-your-choice = Your choice?
puzzle-command-undo = u undo
puzzle-command-again = again
puzzle-command-hint = i hint
puzzle-command-solution = s solution
puzzle-command-card = c card
puzzle-command-board = b board
puzzle-command-quit = q quit exit
puzzle-solved = Solved.
puzzle-solution = Why it works
puzzle-not = Not: { $label }. { $why }
puzzle-list-number = Puzzle
puzzle-list-grade = Grade
puzzle-list-goal = Goal
puzzle-list-table = Table
puzzle-made =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } searched, { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    } found
puzzle-checking = Checking
puzzle-check-fault = Puzzle { $number } does not hold: { $why }
puzzle-fault-not-asked = its player is not asked
puzzle-fault-several = it has several solutions
puzzle-fault-options = it does not name all options
puzzle-fault-too-long = the proof takes too long
puzzle-fault-solution = its solution does not solve it
puzzle-fault-not-complete = it is not proven for all worlds
puzzle-fault-fails = there are worlds in which the solution fails
puzzle-fault-also-solves = "{ $option }" solves it, too
puzzle-checked =
    { $count } puzzles checked, { $faults ->
        [0] all hold
        [one] one does not hold
       *[other] { $faults } do not hold
    }.
