# A game once more, step by step; and its end, with its story.

replay-title = The game of { $names }
replay-coming = The game is on its way…
replay-none = There is no such game
replay-controls = Move through the game
replay-slider = Step
replay-at = Turn { $turn } of { $turns } · step { $step } of { $steps }
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-turn = One turn on
replay-speed = Speed
replay-times = { $speed } ×
replay-eyes = Seen by
replay-everyone = everyone
replay-log = What happened
replay-share = Link to this moment
replay-download = Download the record
replay-gained = { $who } gains { count-points } in this turn, and has { $total } now.
replay-gained-by = { $who } gains { count-points } with { $title }, and has { $total } now.
replay-lost = { $who } loses { count-points }, and has { $total } left.

end-title = The end of the game
end-won = You win
end-lost = { $name } wins
end-lost-several = { $names } win
end-over = The game is over
end-drawn = A draw
end-after =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
end-achieved = { -achievements }
end-total-bot = { count-points } · { $level }
end-rematch = Play again
end-rematch-weaker = Weaker
end-rematch-same = Same
end-rematch-stronger = Stronger
end-to-rematch = To the new table
end-replay = Watch again
end-new = Home
end-send = Send this game
end-send-link = Whoever opens this link can watch the game
end-coming = The story of this game is on its way…
end-no-story = The story of this game did not come.
end-lead = How it went
end-lead-two = the lead in points, turn by turn, and every { -achievement } when it was won
end-lead-many = points, turn by turn, and every { -achievement } when it was won
end-lead-story = Points by turn, over { $turns } turns. In the end: { $ends }.
end-medals =
    { $count ->
        [one] { $count } { -achievement }
       *[other] { $count } { -achievements }
    }
end-medal = { $what }, turn { $turn }
end-even = even
end-with = { $name } { $count }
end-with-both = { $name }: { end-cell }
end-turn = Turn { $turn }
end-axis = turn { $turn }
end-turns = Turn
end-table = In numbers
end-cell =
    { $points ->
        [one] { $points } point, { -achievements }: { $achievements }
       *[other] { $points } points, { -achievements }: { $achievements }
    }
end-mistakes =
    { $count ->
        [0] The analysis found no mistake of yours.
        [one] The analysis found { $count } mistake of yours.
       *[other] The analysis found { $count } mistakes of yours.
    }
end-turning = Turning points
end-point = Turn { $turn }: { $what }
end-point-gain =
    { $count ->
        [one] { $count } point at once
       *[other] { $count } points at once
    }
end-point-loss =
    { $count ->
        [one] { $count } point lost
       *[other] { $count } points lost
    }
end-point-age = the { $age } is taken
end-look = Look
end-highlights = Everything that counted
end-used = Cards most used
