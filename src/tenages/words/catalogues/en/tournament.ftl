# Tournaments: what the command says, its tables, and what can go wrong.

cli-tournament = Let bots play each other at the same deals in all seats, on all cores, and say who is the strongest.
    .more = Every pair of bots plays (at tables for more, every group). Stop it with Ctrl-C whenever you like: the same command goes on from there.
    .example = For example: [bold]tenages tournament greedy planner mcts:0.2s -n 400[/], [bold]tenages tournament random my_bot.py:MyBot --records games/[/]
cli-tournament-bots = Two bots or more, such as { $bots }; with a budget for each decision, mcts:0.2s or mcts:500; or a class in a file, my_bot.py:MyBot.
cli-tournament-games = How many games for each pairing; rounded up so that every deal is played in all seats.
cli-tournament-seed = The first deal's seed; the next has the next.
cli-tournament-processes = How many at a time; all cores, unless said otherwise.
cli-tournament-results = Keep the results in this file, and go on with those that it has. If none is named, they are kept in this folder until all games are played.
cli-tournament-records = Keep a record of each game in this folder; tenages replay reads them.
cli-tournament-decision-limit = How long a bot may take for a decision; a minute, or ten times the largest budget if that is longer, unless said otherwise.
cli-tournament-forfeit = Who breaks off a game has lost it; otherwise it counts for nobody.
cli-tournament-ray = Play on the Ray cluster at this address: local (one on this machine), auto, or HOST:PORT.
cli-tournament-json = As JSON, in place of the tables.
cli-name-bots = bots

# While it goes on.
tournament-rounded =
    { $games ->
        [one] { $games } game for each pairing, so that every deal is played in all seats.
       *[other] { $games } games for each pairing, so that every deal is played in all seats.
    }
tournament-taken-up =
    { $count ->
        [one] { $count } game was played already ({ $path }).
       *[other] { $count } games were played already ({ $path }).
    }
tournament-leading = { tournament-games-played } · { $name } { $share }
tournament-games-played = games played
tournament-stopped =
    { $left ->
        [one] { $left } game is still to be played. To go on, say the same again; the results so far are in { $path }.
       *[other] { $left } games are still to be played. To go on, say the same again; the results so far are in { $path }.
    }

# The tables.
tournament-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
tournament-bot = bot
tournament-won = won
tournament-drawn = drawn
tournament-interval-head = 95%
tournament-rating = rating
tournament-against = won against
tournament-ways = won by
tournament-way-achievements = { -achievements }
tournament-way-points = { -points }
tournament-way-effect = a card
tournament-way-forfeit = forfeit
tournament-thinking = thinking time
tournament-mean = mean
tournament-longest = longest
tournament-manners = faults
tournament-late = too late
tournament-illegal = illegal choices
tournament-broken = broken games
tournament-seconds = { $value } s
tournament-milliseconds = { $value } ms
tournament-microseconds = { $value } µs
tournament-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-rating-figure = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-note = A shared victory counts in part for each who shares it, and a draw in equal parts for all; if all were equally strong, each would win { $fair }. The interval is reckoned from deals and not from games, since the seats of a deal belong together. Rating: OpenSkill, everyone begins at 25; ± is three standard deviations. Too late: decisions beyond the bot's budget and a tenth.

# Games that broke off.
tournament-breaches =
    { $forfeited ->
        [0] Games that broke off: { $count }
       *[other] Games that broke off: { $count }, of which forfeited: { $forfeited }
    }
tournament-breach = seed { $seed }, { $seats }: { $why }
tournament-breach-by = seed { $seed }, { $seats }: by { $name }: { $why }
tournament-more-breaches = and { $count } more
tournament-broke-crash = { $kind }: { $why }
tournament-broke-illegal = chose { $given }, which it was not offered
tournament-broke-endless =
    { $decisions ->
        [one] did not end within { $decisions } decision
       *[other] did not end within { $decisions } decisions
    }
tournament-broke-died = the process died ({ $why })
tournament-broke-hung =
    { $seconds ->
        [one] did not decide within { $seconds } second
       *[other] did not decide within { $seconds } seconds
    }
tournament-broke-overtime =
    { $seconds ->
        [one] did not end within { $seconds } second
       *[other] did not end within { $seconds } seconds
    }

# What can go wrong.
error-too-few-entrants = a tournament takes two bots or more, not { $given }
error-no-time-to-decide = a bot needs more than { $given } seconds for a decision
error-no-results = { $path } is there, but holds no results of a tournament
error-damaged-results = the results in { $path } are damaged: line { $number }
error-other-tournament = { $path } holds the results of another tournament: { $name } was { $theirs } there, and is { $ours } here
error-process-died = the process died ({ $why })
error-process-cannot-start = a process that should play games died before the first one ({ $why })
error-no-cluster = cannot join the Ray cluster at { $address }: { $why }
error-cluster-cannot-play = the Ray cluster cannot play: { $why }
error-cluster-version = the Ray cluster has tenages { $theirs }, and this is { $ours }
