# Mistakes: what was wrong, and what would have been right. Each is a clause without a capital and without a full stop.

# Setting up a table.
error-unknown-edition = there is no edition { $name }; there are { $known }
error-not-whole-numbers = the number of players and the seed are whole numbers, not { $players } and { $seed }
error-bad-seed = a seed is a whole number from 0 to { $most }, in digits without leading zeros
error-teams-unclear = teams is True or False, not { $given }
error-american-unclear = american is True, False or None, not { $given }
error-american-needs-expansion = the American variant is a way to play { set-title-echoes }; it needs the expansion
error-number-of-players = { $players } players cannot play { $edition }; it takes { $fewest } to { $most }
error-no-teams = { $edition } has no rules for teams; { $others } have
error-team-players = teams are two against two, so they take { $needed } players, not { $players }
error-expansions-not-a-tuple = expansions are given as a tuple of names such as ("echoes",), not as { $given }
error-unknown-expansion = there is no expansion { $name }; there is { $known }
error-expansion-twice = an expansion is named twice in { $given }

# Looking for a card.
error-card-by-title = a card is named by its title, not by { $given }
error-unknown-term = the glossary has no { $term }
error-unknown-card = there is no card { $title }
error-unknown-card-near = { error-unknown-card }; did you mean { $near }?
error-part-of-several = { $title } is part of several names: { $names }
error-part-of-many = { $title } is part of { $names } names; say more of the one that you mean

# Choosing.
error-unknown-option = there is no option { $given }; options read like 'draw' or 'meld agriculture'
error-not-an-option = { $given } is not an option; choose one of { $possible }
error-not-possible = player { $player } cannot choose { $option } now; possible: { $possible }
error-game-is-over = the game is over (<players { $winners } won by { error-won-by }>); no choice can be made
error-game-is-drawn = the game is over (<a draw by { -points }>); no choice can be made
error-won-by =
    { $how ->
        [achievements] { -achievements }
        [points] { -points }
       *[effect] effect
    }

# Saved games.
error-not-acting = player { $player } acts only while an effect is carried out; a table between two choices can be read, and game.choose goes on
error-no-past = this game was drawn by a bot and cannot be sent to another process; one from tenages.sample can
error-no-record = a sampled game begins in the middle: it has no record, only the game it was sampled from has
error-not-json = the record is damaged or cut off: it is not JSON ({ $why })
error-not-a-record = this is no record: a record begins with "format": "{ $format }"
error-other-version = the record was written by engine version { $version }; this is version { $ours }, which does not replay it
error-rule-has-changed = the game was begun with engine version { $version }, and the rule of { $card } has changed since; by today's rules it would go on differently
error-tie-has-changed = the game was played with engine version { $version } and ended in a tie; since then such a tie is a draw
error-record-lacks = the record is damaged or cut off: it has no { $name }
error-damaged-choices = the record is damaged: its choices must be a list of texts such as 'draw'
error-damaged-type = the record is damaged: its { $name } is { $given }, which is not { $type }
error-damaged-seed = the record is damaged: its 'seed' is { $given }; { $why }
error-damaged-setup = the record is damaged: its game cannot be set up: { $why }
error-damaged-position = the record is damaged: its position cannot be read ({ $why })
error-damaged-choice = the record is damaged: choice { $number } of { $of }: { $why }
error-damaged-end =
    { $choices ->
        [one] the record is damaged: after its { $choices } choice the game stands at { $found }, but the record says { $said }
       *[other] the record is damaged: after its { $choices } choices the game stands at { $found }, but the record says { $said }
    }

# Positions: how they are described.
error-nobodys-turn = turn { $turn } is nobody's; there are seats 0 to { $last }
error-actions-left = { $given } actions cannot be left; 1 or 2 can
error-turns-begun = turns says how many turns have begun, this one included: 1 or more, not { $given }
error-half-turn = turn number { $turns } has one action only, as the first turns have; give actions=1
error-not-a-number-of-cards = { $what } of player { $player } is a number of cards, 0 or more, not { $given }
error-player-not-a-mapping = player { $player } is { $given }; it should be a mapping with any of { $known }
error-unknown-part = a player has no { $name }; there are { $known }
error-not-a-mapping = { $what } is a mapping, not { $given }
error-not-a-list =
    { $what ->
        [cards] cards are given as a list, not as { $given }
       *[achievements] { -achievements } are given as a list, not as { $given }
    }
error-cards-by-title = cards are given by their titles, not as { $given }
error-unknown-color = there is no color { $name }; there are { $known }
error-unknown-splay = a pile cannot be splayed { $given }; it can be { $known }
error-unknown-special = there is no { -special-achievement } { $name }; there are { $known }; and { $why }
error-unknown-achievement = there is no { -achievement } of { -age } { $age }; { -ages } go from 1 to { $last }
error-unknown-pile = there is no pile of { -age } { $age }; { -ages } go from 1 to { $last }
error-pile-twice = the pile of { -age } { $age } is given twice

# Positions: where cards lie.
error-set-not-in-play = { $card } is of the set { $set }, which is not in play
error-card-twice = { $card } cannot be in { $place }: it is in { $already } already
error-place =
    { $place ->
        [hand] the hand of player { $player }
        [score] the { -score-pile } of player { $player }
        [forecast] the { -forecast } of player { $player }
        [achievements] the { -achievements } of player { $player }
       *[board] the { -board } of player { $player }
    }
error-place-supply = the { -supply-pile } of { -age } { $age }
error-place-available = the { -achievements } still to be had
error-no-forecast = player { $player } cannot have a { -forecast }: only { set-title-echoes } has { -forecasts }
error-wrong-color = { $card } is { $color } and cannot lie in a { $pile } pile
error-wrong-age = { $card } is of { -age } { $age } and cannot lie in the pile of { -age } { $pile }
error-splay-needs-two = the { $color } pile of player { $player } needs two cards to be splayed

# Positions: achievements.
error-special-claimed-twice = { $name } is { -claimed } twice
error-special-taken = { $name } cannot still be had: a player has it
error-special-twice = { $name } cannot still be had twice
error-special-due = player { $player } fulfils { $name }, so it cannot still be had: add it to that player's { -achievements }, or leave it out of those to be had
error-age-claimed-twice = the { -achievement } of { -age } { $age } is { -claimed } twice
error-age-twice = the { -achievement } of { -age } { $age } cannot still be had: it is named twice
error-unknown-available = no { -achievement } of { -age } { $age } can still be had; { -ages } go from 1 to { $last } there
error-card-too-high = { $card } is of { -age } { $age } and cannot be this { -achievement }; { -ages } go from 1 to { $last } here
error-available-not-base = { $card } is of the set { $set } and cannot be among the { -achievements } still to be had, except where the sets are mixed
error-too-few-for-achievements = too few { -base } cards of { -age } { $age } are left to be { -achievements }: { $left }, and it takes { $needed }
error-won-already = player { $player } would have won already: { $needed } { -achievements } are enough

# Looking at a game as one player may.
error-unknown-player = there is no player { $given }; there are 0 to { $last }, and None for who only watches
error-watcher-has-no-cards = someone who only watches has no cards
error-no-world = none of { $tries } random worlds fits what player { $player } has seen

# Bots, many games, and how fast they are.
error-unknown-bot = there is no bot { $name }; there are { $known }
error-too-long =
    { $decisions ->
        [one] the game did not end within { $decisions } decision
       *[other] the game did not end within { $decisions } decisions
    }
error-broke-off = { $kind }: { $why }
error-different-play = the compiled and the uncompiled build did not play the same games: one of them is wrong
error-measuring-failed = a measuring process broke off: { $why }
error-exit-code = exit code { $code }

# The command line; the first two also where many games are played and measured.
error-not-positive = { $what } must be at least 1, not { $given }
error-not-negative = { $what } must be 0 or more, not { $given }
error-bad-seat = there is no seat { $seat }; with { $players } players there are seats 1 to { $players }
error-too-few-choices =
    { $choices ->
        [one] the record has only { $choices } choice; --until { $until } is past its end
       *[other] the record has only { $choices } choices; --until { $until } is past its end
    }
error-unreadable = cannot read { $path }: { $why }
error-bad-budget = a budget is a number of iterations such as 500 or of seconds such as 0.2s, not { $given }
error-no-budget = the bot { $name } takes no budget
error-nothing-asked = nobody is asked anything at this moment
error-bad-priors = the network gave { $given } for { $needed } options; it has to give a chance for each
error-no-network = there is no network for such a table with { $players } players
error-analysis-needs-network = the analysis needs what runs a network; it comes with: pip install "tenages[policy]"
error-analysis-lost = the process that looked at choice { $step } broke off: { $why }
error-no-chances = the network does not say the chance of each seat (Judgement.chances), which a search needs
error-network-missing = there is no network { $path }
error-network-broken = the network in { $path } cannot be loaded: { $why }
error-network-outdated = the network in { $path } learned with another version of the observations; train it again
error-network-of-other-table = this network was made for other tables: { $tables } (players, teams, expansions)
error-bot-file-needs-class = a bot from a file is named with its class, such as my_bot.py:MyBot, not { $given }
error-bot-file-missing = there is no file { $path }
error-bot-file-lacks-class = { $path } has no class { $name } with a method decide
error-bot-file-broken = the bot in { $path } cannot be loaded: { $why }

# The server: what it refuses before anyone looks at it, and what went wrong with us.
error-wrong-host = this server does not answer to the name { $host }; if it is yours, start it with --public-url and the address that players open, such as https://table.example
error-wrong-origin = this came from a page of another address than the table's; open the table's own address and try again
error-too-large = this is too much at once; { $most } kB are the most
error-too-slow = this took too long to arrive; try again
error-our-mistake = something went wrong here, and it was not you; please try again

# The database of a server.
error-bad-database = the database cannot be opened: { $why }
error-database-url = a database is named like sqlite:///games.sqlite3 or postgresql://user@host/name
error-database-missing = there is no file { $path }
error-database-newer = a later version of Ten Ages has written it, and this version does not know how to read it
error-database-in-use = another server uses it; a SQLite database can have one server only. For several, use PostgreSQL
error-workers-need-postgresql = several processes need a PostgreSQL database: --database postgresql://user@host/name
error-thinking-needs-postgresql = only servers with a PostgreSQL database let bots think elsewhere: --database postgresql://user@host/name
