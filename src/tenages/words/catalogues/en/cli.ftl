# The command line: its help, and what it says to whoever used it otherwise than it can be used.

cli-tenages = Innovation, the card game: play it, simulate it, look up its cards.
    .example = For example: [bold]tenages play[/], [bold]tenages card agriculture[/], [bold]tenages simulate -n 1000[/]
cli-language = The language: en or fr; en-asmadi, en-iello and fr-iello also say whose terms. If none is named, TENAGES_LANGUAGE or else the system decides.
cli-version = Show the version and leave.
cli-install-completion = Install completion for the current shell.
cli-show-completion = Show completion for the current shell, to copy it or customize the installation.
cli-help = Show this message and exit.

# The table, for those who play and those who simulate.
cli-players = How many play: 2 to 4; 2 to 5 with asmadi-3 or Echoes.
cli-edition = Whose rules: asmadi-1, iello or asmadi-3.
cli-echoes = With the expansion Echoes of the Past.
cli-american = { -echoes } cards mixed into one pile for each { -age }, or in a row of their own; else as the edition has it.
cli-teams = Two against two, partners opposite (4 players).

cli-play = Play against bots in the terminal: type the number of what you want to do, or ? for help.
    .example = For example: [bold]tenages play --players 3 --edition iello --echoes --seed 7[/]
cli-play-seed = The deal; the same seed deals the same.
cli-play-seat = Where you sit: 1 is the first seat.
cli-play-bot = Who plays against you: { $bots }, mcts:0.2s to think for so long, or my_bot.py:MyBot for a class of your own. Several, with commas between them, sit down in that order. How strong the levels are, where random has 0: { $levels }.
cli-play-resume = Go on with a saved game.

cli-serve = Open the table in the browser, for yourself or for friends who connect to it; games are kept when it stops.
    .more = Friends elsewhere reach it through a proxy with https: docs/server.md tells how.
    .example = For example: [bold]tenages serve --open[/], [bold]tenages serve --host 0.0.0.0 --port 8080[/]
cli-serve-host = Who can connect: 127.0.0.1 is this machine alone, 0.0.0.0 all of its network.
cli-serve-port = The port; if none is named, the first free one from 8000 on.
cli-serve-database = Where games are kept: sqlite:///games.sqlite3 or postgresql://user@host/name; else TENAGES_DATABASE says, or a file in your data folder is taken. One server for each.
cli-serve-open = Open the browser too.
cli-serve-public-url = The address that players open, such as https://table.example, if it has a name; can be said several times.
cli-serve-origin = Another address whose page may connect, such as https://table.example; can be said several times.
cli-serve-secure = Players reach it by https: browsers then keep their seats to https alone.
cli-serve-trust-proxy = Believe the proxy in front about who connects; only if nobody can get past it.
cli-serve-log-format = What is written down on the other stream: console for people, only what is wrong; json for programs, every request.
cli-serve-page = The folder of a page that you built yourself.
cli-serve-workers = How many processes serve; more than one needs PostgreSQL.
cli-serve-metrics-token = The token with which /metrics can be read; else TENAGES_METRICS_TOKEN says. Without one nobody can read it.
cli-think = Let bots think here for all servers that use the same PostgreSQL database.
cli-think-database = The database of the servers: postgresql://user@host/name; else TENAGES_DATABASE says.
cli-think-processes = How many bots think at once; 0 for one less than there are cores, at least two.

cli-tables = For the operator of a server: list, show, close, export and delete tables, also while the server is running.
    .example = For example: [bold]tenages tables list[/], [bold]tenages tables delete --unused[/]
cli-tables-list = List the tables, the last used first; at most 1,000.
    .example = For example: [bold]tenages tables list --all --json[/]
cli-tables-show = Show one table, without its cards.
    .example = For example: [bold]tenages tables show abcdefghijkl[/]
cli-tables-close = Disconnect everyone from tables, and archive them.
    .more = Nothing is lost: whoever opens the link of a closed table goes on there. To prevent that, delete the table.
    .example = For example: [bold]tenages tables close abcdefghijkl[/]
cli-tables-export = Print the record of a game, as "tenages replay" reads it; also of a game under way.
    .more = A record contains the seed, and so reveals all hidden cards: do not show that of a game under way to its players.
    .example = For example: [bold]tenages tables export abcdefghijkl --output game.json[/]
cli-tables-delete = Delete tables and their games for good. Whoever is there is disconnected.
    .example = For example: [bold]tenages tables delete abcdefghijkl[/], [bold]tenages tables delete --made-by 203.0.113.7 --unused[/]
cli-tables-id = The id of the table: the last part of its link.
cli-tables-ids = The ids of the tables: the last parts of their links.
cli-tables-all = Archived tables, too.
cli-tables-json = As JSON, in place of the table.
cli-tables-output = The file to write to; if none is named, the record is printed.
cli-tables-made-by = All tables that were made from this network, as "list" shows it.
cli-tables-unused = Only tables at which nobody has chosen anything yet, even if people wait there.
cli-tables-yes = Do not ask.
cli-tables-database = The database of the server: sqlite:///games.sqlite3 or postgresql://user@host/name; otherwise that of TENAGES_DATABASE, or the file in your data folder.

cli-simulate = Play many random games on all cores and say how they ended and how long they were.
    .example = For example: [bold]tenages simulate -n 1000 --players 3 --edition iello --echoes[/]
cli-simulate-games = How many games.
cli-simulate-seed = The first game's seed; the next has the next.
cli-simulate-processes = How many at a time; all cores, unless said otherwise.

cli-card = Show a card: its icons in their slots, its effects in every edition, the { -special-achievement } that it can { -claim }.
    .example = For example: [bold]tenages card road building[/], [bold]tenages card monument[/]
cli-card-title = The title, or a part that no other title has; case, spaces, accents and articles do not matter.

cli-rules = Show the rules at a glance, as they are at a table: the turn, the actions, the words on the cards, how the game ends.
    .example = For example: [bold]tenages rules --players 3 --echoes[/], [bold]tenages rules --edition iello[/]

cli-glossary = Say what a word of the game means, and what other boxes call it; without a word, all of them.
    .example = For example: [bold]tenages glossary[/], [bold]tenages glossary archive[/]
cli-glossary-term = A word of the game, in any language and of any publisher.

cli-perft = Count the ways in which a game can go on, to compare engines.
    .example = For example: [bold]tenages perft --depth 4 --echoes[/], [bold]tenages perft game.json --until 20[/]
cli-perft-file = A saved game; else a new one.
cli-perft-depth = How many choices ahead.
cli-perft-seed = The seed of the new game.
cli-perft-counting = Ways
cli-perft-total =
    { $ways ->
        [one] { $ways } way from position { $digest }, depth { $depth }
       *[other] { $ways } ways from position { $digest }, depth { $depth }
    }

cli-replay = Tell a saved game in words, from the first card to the end, and show the table as it then stood.
    .example = For example: [bold]tenages replay game.json --until 40[/]
cli-replay-file = A saved game.
cli-replay-until = Stop after this many choices.
cli-replay-seat = As the player of this seat saw it; else as everyone saw it.
cli-replay-open = With all hidden cards laid open.

cli-bench = Measure how fast the engine is here: random games, copies, views and samples, compiled and uncompiled.
    .more = Takes less than a minute. For good figures, let the machine do nothing else meanwhile.
    .example = For example: [bold]tenages bench --quick[/], [bold]tenages bench --processes 8 --json[/]
cli-bench-runs = How often to measure everything; the best counts. Usually 5.
cli-bench-quick = A short look: less exact, in a few seconds.
cli-bench-processes = Also how many games 1, 2, ... up to so many processes play at once.
cli-bench-json = As JSON, with units, in place of the table.

# How help is laid out. What one types after an option, and what the arguments are called.
cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND [ARGS]...
cli-options = Options
cli-arguments = Arguments
cli-commands = Commands
cli-default = [default: { $value }]
cli-required = [required]
cli-type-number = <int>
cli-type-text = <str>
cli-type-texts = <list[str]>
cli-type-seconds = <seconds>
cli-type-file = <path>
cli-type-flag = <bool>
cli-name-title = title
cli-name-file = file
cli-name-term = term
cli-name-table = table
cli-name-ids = table

# Mistakes.
cli-error = Error
cli-mistake = Error: { $what }
cli-try-help = Try [blue]'{ $command }'[/] for help.
cli-interrupted = Stopped.
cli-no-such-command = No such command '{ $given }'.
    .suggestion = Did you mean { $known }?
cli-no-such-option = No such option: { $given }
    .suggestion = (Possible options: { $known })
cli-missing = Missing argument '{ $name }'.
cli-needs-value = Option '{ $option }' requires an argument.
cli-takes-no-value = Option '{ $option }' does not take a value.
cli-not-a-number = Invalid value for { $option }: it must be a whole number.
cli-not-seconds = Invalid value for { $option }: it must be a number of seconds.
cli-unexpected =
    { $count ->
        [one] Got an unexpected extra argument ({ $given })
       *[other] Got unexpected extra arguments ({ $given })
    }

error-unknown-language = there is no language { $name }; there are { $known }
error-file-missing = No such file or directory
error-file-forbidden = Permission denied
error-file-is-folder = Is a directory
error-file-is-no-text = it is not a text
error-file-trouble = { $why }

cli-version-line =
    { $build ->
        [compiled] tenages { $version }, compiled
        [by-wish] tenages { $version }, uncompiled (as TENAGES_UNCOMPILED asks for it)
        [failed] tenages { $version }, uncompiled (it could not be compiled when it was installed: { $why })
       *[uncompiled] tenages { $version }, uncompiled (make compile builds the fast engine)
    }

cli-puzzles = Puzzles from real games with one solution, proven, or checked in 240 worlds: list them, play them, make new ones.
    .example = For example: [bold]tenages puzzles today[/], [bold]tenages puzzles play 12[/]
cli-puzzles-list = List the puzzles with their grades, from one star to five.
    .example = For example: [bold]tenages puzzles list --grade 3[/]
cli-puzzles-today = Play the puzzle of the day, which is the same for everyone.
    .example = For example: [bold]tenages puzzles today[/]
cli-puzzles-play = Play one puzzle; undo and hints are free.
    .example = For example: [bold]tenages puzzles play 12[/]
cli-puzzles-make = Find new puzzles in games between bots, and append them to a file.
    .more = Each is written as soon as it is found; a second run with the same file leaves out the games that were searched.
    .example = For example: [bold]tenages puzzles make --games 200 --out found.jsonl[/]
cli-puzzles-check = Prove all puzzles of the package again.
    .example = For example: [bold]tenages puzzles check --quick[/]
cli-puzzles-grade = Only the puzzles of this grade, from 1 to 5.
cli-puzzles-number = The number of the puzzle.
cli-name-number = number
cli-puzzles-games = How many games.
cli-puzzles-bots = The bots that play, with commas between them. There are { $bots }, and the levels { $levels }.
cli-puzzles-processes = How many at a time; all cores, unless said otherwise.
cli-puzzles-seconds = Stop after this time.
cli-puzzles-out = The file to append to.
cli-puzzles-goals = What to look for: win, claim (two { -achievements } or more), claim-one, defend.
cli-puzzles-seed = The first game's seed; the next has the next.
cli-puzzles-quick = Only a small part of each proof.
# Cards: what is known of one, and looking for many.
cli-card-editions = With the texts of every edition and language.
cli-cards = Look for cards: by { -age }, color, icon, set, what they do, and words of their texts in any language.
    .example = For example: [bold]tenages cards --age 1-3 --does demands[/], [bold]tenages cards --icon castle --color red château[/]
cli-name-text = words
cli-cards-text = Words that the title or the text has, in any language and edition.
cli-cards-age = Of these { -ages }: 4, 1-3, or 1,5.
cli-cards-color = Of these colors: red, yellow, green, blue, purple.
cli-cards-icon = Showing one of these: castle, crown, leaf, lightbulb, factory, clock; echo, bonus.
cli-cards-set = Of the base set, or of echoes.
cli-cards-does = Doing one of these: draws, melds, scores, tucks, returns, splays, foreshadows, demands, takes, exchanges, executes, claims, wins.
cli-cards-sort = In which order: by age, title or worth.
error-unknown-filter = there is no { $given }; there are { $known }
error-unknown-ages = { $given } is no { -age }; { -ages } go from 1 to { $last }, such as 4, 1-3, or 1,5
# Beginning a game in the middle.
cli-play-from = Play on from a moment of a saved game.
cli-play-step = Which moment: after so many choices.
cli-play-anew = Deal the cards anew that you could not know there.
cli-play-position = Begin with a position: a file, a text, or a link of the editor.
error-one-beginning = a game begins in one way: with --resume, --from or --position
error-step-needs-file = --step and --anew belong to --from, which names a saved game
