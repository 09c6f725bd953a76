# Training: what the command says, how a run is shown, and what can go wrong.

cli-train = Let a network learn the game by playing itself, on all cores, with a GPU or without.
    .more = A run is one configuration file: there are ready ones in examples/train. Stop it with Ctrl-C whenever you like: the same command goes on from there.
    .example = For example: [bold]tenages train examples/train/laptop.toml[/], [bold]tenages train runs/laptop[/]
cli-train-run = Train a network, or go on training it; "run" need not be typed.
    .more = The folder of the run gets the checkpoint, log.jsonl, curves.png and logs for TensorBoard. The matches on the way are against our bots, at deals that are never used for training.
    .example = For example: [bold]tenages train examples/train/laptop.toml[/], [bold]tenages train runs/laptop[/]
cli-train-config = A configuration file (TOML), or the folder of a run to go on with.
cli-train-folder = The folder of the run; if none is named, runs/ and the name of the configuration file.
cli-train-ray = Play on all machines of the Ray cluster at this address: local (one on this machine), auto, or HOST:PORT.
cli-train-export = Write the network of a run as an ONNX file, which the bot policy plays.
    .example = For example: [bold]tenages train export runs/laptop my.onnx[/], [bold]tenages play --bot policy:my.onnx[/]
cli-train-export-run = The folder of the run.
cli-train-export-file = The file to write.
cli-train-improve = Improve the network of a run by its own search: games with search on all seats teach it, and it replaces the earlier one only if it wins a match.
    .more = In the match both search with equal iterations, each deal is played twice with seats swapped, and the new network must win 52%. What was played and learned stays in the folder of the run.
    .example = For example: [bold]tenages train improve runs/laptop[/], [bold]tenages train improve runs/laptop --seconds 3600 --times 8[/]
cli-train-improve-seconds = How long games are played; 0 to learn from the latest ones again.
cli-train-improve-iterations = The iterations of each search.
cli-train-improve-games = The games of the match; 0 for no match, so that nothing is replaced.
cli-train-improve-workers = How many processes play; 0 for one for each core.
cli-train-improve-times = How often all of this is done.
cli-name-run = run
cli-name-config = configuration

# While it goes on.
train-begins = A new run, in { $path }
train-resumes = Going on after { $decisions } decisions, in { $path }
train-changed = { $name } is now { $now }; before, it was { $before }
train-stopping = Stopping after this round; then everything is saved. Ctrl-C again stops at once, and what was learned since the last checkpoint is lost.
train-stopped = To go on: tenages train { $path }
train-exported = The network is in { $path } ({ $size } MB). To play it: tenages play --bot { $bot }
train-done = Done. The curves are in { $path }/curves.png
train-is-done = This run is complete, with { $decisions } decisions: { $path }. To go on, set more "decisions".
train-done-so-far = { $decisions } of { $goal } decisions
train-games = games
train-speed = decisions a second
train-time = time
train-entropy = entropy
train-value-loss = value loss
train-policy-loss = policy loss
train-matches = won against our bots (95% intervals)
train-million-decisions = million decisions
train-match = against { $bot }
train-left = still to go
train-figure-count = { $value }
train-figure-speed = { $value }
train-figure-shares = { NUMBER($playing, style: "percent", maximumFractionDigits: 0) } playing, { NUMBER($learning, style: "percent", maximumFractionDigits: 0) } learning
train-figure-small = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
train-figure-match =
    { $games ->
        [one] { NUMBER($won, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) of { $games } game
       *[other] { NUMBER($won, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) of { $games } games
    }
train-figure-hours = { $hours } h { $minutes } min
train-figure-minutes = { $minutes } min
train-news-playing = Playing: { $games } games with { $decisions } searches so far, in { $seconds } s
train-news-played = Played { $games } games with { $decisions } searches in { $seconds } s: { $path }
train-news-learning = Learned { $epoch ->
        [0] nothing yet
        [one] once
       *[other] { $epoch } times
    }: policy { NUMBER($policy, minimumFractionDigits: 3, maximumFractionDigits: 3) }, value { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } (errors in games that are held out)
train-news-learned = There is a candidate. Policy: { NUMBER($policy_before, minimumFractionDigits: 3, maximumFractionDigits: 3) } before, { NUMBER($policy_after, minimumFractionDigits: 3, maximumFractionDigits: 3) } now; value: { NUMBER($value_before, minimumFractionDigits: 3, maximumFractionDigits: 3) } before, { NUMBER($value_after, minimumFractionDigits: 3, maximumFractionDigits: 3) } now
train-news-same = From these games there is nothing to learn that holds for others; the network stays as it is.
train-news-match = Match against the earlier network: { train-figure-match }
train-news-replaced = The new network won { train-figure-match }, and replaces the earlier one.
train-news-rejected = The new network won { train-figure-match }, which is not enough; the earlier one stays.

# The configuration.
train-type-whole = a whole number
train-type-number = a number
train-type-text = a text in quotes
train-type-texts = a list of texts in brackets
error-settings-not-toml = { $path } is not TOML: { $why }
error-unknown-training-setting = there is no setting { $name }; there is { $known }
error-training-setting-type = the setting { $name } is { $wanted }, not { $given }
error-training-setting-range = the setting { $name } is from { $low } to { $high }, not { $given }
error-training-setting-low = the setting { $name } is { $low } or more, not { $given }
error-bad-table-name = a table in the setting 'tables' is named by its number of players, then what is special, such as "4 teams echoes", not { $given }
error-training-device = the setting 'device' is one of { $known }, not { $given }
error-bad-training-table = there is no such table to train for ('players', 'edition', 'expansions', 'tables'): { $why }
error-bad-match-bot = there is no such opponent for matches ('match_bots'): { $why }
error-minibatch-too-large = the setting 'minibatch' is { $given }, but a round has only { $most } decisions ('games' times 'steps')
error-fixed-training-setting = the setting '{ $name }' cannot change in a run: in { $path } it is { $theirs }, and here { $ours }; take another --folder
error-no-gpu = the setting 'device' is 'cuda', but PyTorch finds no such GPU here

# The folder of a run.
error-no-run = there is no run in { $path }
error-no-samples = { $path } has no games with search to learn from; at least two are needed
error-no-candidate = there is no candidate for a match: { $path }
error-damaged-checkpoint = the checkpoint is damaged: { $path } ({ $why })
error-other-checkpoint = the run in { $path } was saved in format { $theirs }; this version of tenages reads format { $ours }
