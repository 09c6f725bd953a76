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
replay-gained = { $who } gains { count-points }.
replay-lost = { $who } loses { count-points }.

end-title = The end of the game
end-won = You have won!
end-lost = Well played.
end-drawn = Well played, everyone!
end-after =
    { $turns ->
        [one] After { $turns } turn.
       *[other] After { $turns } turns.
    }
end-rematch = Play again
end-to-rematch = To the new table
end-replay = See it once more
end-new = New game
end-no-story = The story of this game did not come.
end-lead = The lead over time
end-chart-score = { -score-total }
    .story = Points by turn, over { $turns } turns. In the end: { $ends }.
end-chart-achievements = { -achievements }
    .story = How many { -achievements } by turn, over { $turns } turns. In the end: { $ends }.
end-with = { $name } { $count }
end-first-turn = Start
end-turn = Turn { $turn }
end-turns = Turn
end-table = In numbers
end-cell =
    { $points ->
        [one] { $points } point, { -achievements }: { $achievements }
       *[other] { $points } points, { -achievements }: { $achievements }
    }
end-highlights = Turning points
end-used = Cards most used
