# What `tenages stats` says: tables in the terminal, and a poster.

cli-stats = Tell what saved games have in common: which cards win, how games end, how long they are, how the lead moves.
    .more = Each record is replayed. What is damaged, foreign or not over is left out, and said so.
    .example = For example: [bold]tenages stats games/[/], [bold]tenages stats games/ --html poster.html --parquet tables/[/]
cli-stats-records = Saved games, or folders with saved games in them (*.json).
cli-stats-html = Write a poster for the wall to this file.
cli-stats-csv = Write all tables as CSV files to this folder.
cli-stats-parquet = Write all tables as Parquet files to this folder.
cli-stats-cards = How many cards to name at the top and at the bottom.
cli-stats-processes = How many at a time; all cores, unless said otherwise.
cli-name-records = records
cli-type-files = <list[path]>
cli-type-folder = <path>

error-no-records = there are no records: no file was named, and the folders hold no { $pattern }
error-no-usable-game = none of these files holds a game that is over; left out: { $skipped }, not over: { $unfinished }; { $file }: { $why }
error-no-finished-game =
    { $unfinished ->
        [one] the only game is not over
       *[other] none of the { $unfinished } games is over
    }
error-damaged-names = the record is damaged: its names must be a list of texts, one for each seat
error-damaged-ending = the record is damaged: its ending must say how it was ended, by which seat, and which seats win
error-unwritable = cannot write { $path }: { $why }

stats-reading = records read
stats-written = Written: { $path }
stats-skipped =
    { $count ->
        [one] { $count } file was left out:
       *[other] { $count } files were left out:
    }
stats-skipped-file = { $file }: { $why }
stats-skipped-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
stats-unfinished =
    { $count ->
        [one] { $count } game is not over and does not count.
       *[other] { $count } games are not over and do not count.
    }
stats-positions =
    { $count ->
        [one] { $count } of them did not start with a deal, but from a position.
       *[other] { $count } of them did not start with a deal, but from a position.
    }

# Figures.
stats-percent = { NUMBER($number, style: "percent", maximumFractionDigits: 0) }
stats-interval = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, style: "percent", maximumFractionDigits: 0) }

# Which games.
stats-title =
    { $games ->
        [one] { $games } game of Innovation
       *[other] { $games } games of Innovation
    }
stats-table = { $table } · { $players }
stats-tables = { $count } different tables

# The tables in the terminal.
stats-best = winning cards
stats-worst = losing cards
stats-too-few = No card was { -melded } by { $count } players or more: too few games to say which cards win.
stats-win-rate = win rate
stats-interval-head = 95%
stats-by-luck = by luck
stats-special = { -special-achievement }
stats-claimed = { -claimed }
stats-turn = turn
stats-quarter = a quarter
stats-median = median
stats-three-quarters = three quarters
stats-order = who began
stats-place =
    { $place ->
        [1] first of { $players }
        [2] second of { $players }
        [3] third of { $players }
        [4] fourth of { $players }
       *[5] fifth of { $players }
    }
stats-bot = bot
stats-seats = seats
stats-note = Win rates are of those who { -melded } the card (had the { -special-achievement }, sat there) at least once in a game, with the interval that holds the true rate in 95 of 100 cases; luck alone gives { $luck }. A shared victory counts in part for each who shares it, and a draw in equal parts for all. They say what goes with victory, not what causes it.

# What is done with cards.
stats-deed-drawn = drawn
stats-deed-melded = { -melded }
stats-deed-activated = activated
stats-deed-shared = shared

# The poster.
stats-figure-turns = turns in a typical game
stats-figure-decisions = decisions in a typical game
stats-figure-achievements = won by { -achievements }
stats-figure-began = won by who began
stats-age = { -age } { $age }
stats-italic = in italics: Echoes of the Past
stats-hollow = hollow: a rare card, further out
stats-made-by = Made by Ten Ages { $version } from saved games: tenages stats. Innovation is a game by Carl Chudyk; this is unofficial.
stats-median-is = median { $median }
stats-ahead = { NUMBER($number, maximumFractionDigits: 1) }

stats-cards-title = Which cards win
    .caption = Each sign stands at the win rate of those who { -melded } the card in a game; the thin line holds the true rate in 95 of 100 cases, and the dashed line is luck alone. All { -ages } have the same scale, and within each the best card comes first.
stats-cards-panel = Win rates of the cards of { -age } { $age }
stats-popular-title = Popular, and good
    .caption = Further right: { -melded } by more players. Further up: more of those won.
stats-popular-x = of the players { -melded } it
stats-popular-y = of those won
stats-lead-title = How the lead moves
    .caption = By how much those who will win are ahead of their best opponent. The line is the median; half of all games are within the band.
stats-lead-percent = of the game is over
stats-lead-turn = turns are over
stats-lead-percent-score = Ahead in { -points }
stats-lead-percent-achievements = Ahead in { -achievements }
stats-lead-turn-score = Ahead in { -points }, turn by turn
stats-leaders = How often the leader wins
stats-measure-score = in { -points }
stats-measure-achievements = in { -achievements }
stats-ends-title = How games end
    .caption = Beneath those that end by a card: by which one.
stats-lengths-title = How long they take
    .caption = How many games took so many turns, and so many decisions. What took far longer is in the last bar.
stats-specials-title = { -special-achievements }
    .caption = The bar: in how many games it was { -claimed }. The dot and the figure: how many of those won who had it. The dashes: luck alone.
stats-order-title = Who begins
    .caption = Win rates by the order of play, with the interval of 95%. The dashes: luck alone.
stats-bots-title = Who played
    .caption = Win rates of the bots, with the interval of 95%. The dashes: luck alone.
stats-all-cards = All cards, in figures
stats-card = card
stats-rate-and-interval = { $rate } ({ $interval })
