# Where "put in play" has the card in its middle.

stats-cards-title = Which cards win
    .caption = Each sign stands at the win rate of those who put the card in play; the thin line holds the true rate in 95 of 100 cases, and the dashed line is luck alone. All { -ages } have the same scale, and within each the best card comes first.
stats-popular-x = of the players put it in play
stats-note = Win rates are of those who put the card in play (had the { -special-achievement }, sat there) at least once in a game, with the interval that holds the true rate in 95 of 100 cases; luck alone gives { $luck }. A shared victory counts in part for each who shares it, and a draw in equal parts for all. They say what goes with victory, not what causes it.
