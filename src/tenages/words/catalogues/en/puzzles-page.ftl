# The puzzles in the browser: the list, the room in which one is solved, and the panel on the first page.

puzzle-page-what = One turn, one goal, and a way there that needs no luck. Find it.
puzzle-page-of-the-day = Puzzle of the day
puzzle-page-number = Puzzle { $number }
puzzle-page-solve = Solve it
puzzle-page-look-again = Look again
puzzle-page-all = All puzzles
puzzle-page-next = Next puzzle
puzzle-page-coming = The puzzle is on its way…
puzzle-page-none = There is no such puzzle
puzzle-page-changes = The same for everyone. The next one comes at midnight UTC, { $time } on your clock.
puzzle-page-rules = A finished turn is a try, and you have three. Three stars for the first try without a hint, one less for each further try and each hint. Undo costs nothing.
puzzle-page-kept = Stars, times and the streak are kept in this browser only.

puzzle-page-grade =
    { $grade ->
        [1] Easy
        [2] Medium
        [3] Tricky
        [4] Hard
       *[5] Fiendish
    }
puzzle-page-grade-label = Grade
puzzle-page-goal-label = Goal
puzzle-page-goals =
    { $goal ->
        [all] All
        [win] Win
        [claim] { -Claim }
       *[defend] Defend
    }
puzzle-page-goal =
    { $goal ->
        [win] win this turn
        [claim]
            { $count ->
                [one] { -claim } { -an-achievement }
               *[other] { -claim } { $count } { -achievements }
            }
       *[defend] keep the other from winning
    }
puzzle-page-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
puzzle-page-unsolved = Only those not solved yet
puzzle-page-nothing = You have solved all of these.
puzzle-page-solved-of = { $solved } of { $count } solved
puzzle-page-of = of { $count }
puzzle-page-mark-tried = begun
puzzle-page-mark-shown = seen

puzzle-page-streak-label = Streak
puzzle-page-streak = Streak: { puzzle-page-days }
puzzle-page-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
puzzle-page-best = best: { puzzle-page-days }
puzzle-page-stars-label = Stars
puzzle-page-stars =
    { $count ->
        [0] no star
        [one] { $count } star
       *[other] { $count } stars
    }
puzzle-page-seen = Solution seen
puzzle-page-tries-label = Tries left
puzzle-page-tries =
    { $count ->
        [0] No tries left.
        [one] One try left.
       *[other] { $count } tries left.
    }

puzzle-page-turn = Your turn
puzzle-page-actions =
    { $count ->
        [one] one action
       *[other] two actions
    }
puzzle-page-action =
    { $number ->
        [1] first action
        [2] second action
       *[other] action { $number }
    }
puzzle-page-try =
    { $number ->
        [1] Your first try
        [2] Your second try
       *[other] Your third try
    }
puzzle-page-worth =
    { $count ->
        [0] No star left to earn, but it still counts as solved.
        [one] Worth one star now.
        [2] Worth two stars now.
       *[other] Three stars at the first try, without a hint.
    }
puzzle-page-practice = Just for practice: this no longer counts.
puzzle-page-hint = Hint
puzzle-page-hint-second = Second hint
puzzle-page-hint-cost = costs a star
puzzle-page-hint-ask =
    A hint costs a star. { $left ->
        [0] Then there is none left to earn.
        [one] Then you can still earn one.
       *[other] Then you can still earn two.
    }
puzzle-page-hint-take = Take the hint
puzzle-page-hint-leave = Rather not
puzzle-page-give-up = Give up
puzzle-page-again = Try again
puzzle-page-no-tries = All three tries are used up. You may go on for practice.
puzzle-page-show = Show the solution
puzzle-page-more = About this puzzle

# The title of the stage, by how it stands.
puzzle-page-failed = Not this way
puzzle-page-failed-line = Your turn is over. This is where it leads.
puzzle-page-solved = Solved
puzzle-page-shown = The solution
puzzle-page-solved-how = { puzzle-page-solved-try } · { puzzle-page-solved-hints } · { puzzle-page-time }
puzzle-page-solved-try =
    { $number ->
        [1] at the first try
        [2] at the second try
       *[other] at the third try
    }
puzzle-page-solved-hints =
    { $hints ->
        [0] without a hint
        [one] with a hint
       *[other] with { $hints } hints
    }
puzzle-page-time =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
puzzle-page-solved-again = For practice: the stars stay as they were.

puzzle-page-why = Why it works
puzzle-page-others =
    { $count ->
        [one] Another try that does not do
       *[other] { $count } other tries that do not do
    }
puzzle-page-look = Look at action { $number }
puzzle-page-line = The line
puzzle-page-beginning = The beginning
puzzle-page-solution-coming = The solution is on its way…
puzzle-page-replay = Solve it again
puzzle-page-play-on = Play on
puzzle-page-play-out = Play it out
puzzle-page-editor = Open in the editor

error-puzzle-no-hint = the turn is over; there is nothing to hint at any more
