# What the terminal says on its own account: welcome, help, mistakes, farewells, and how many games went.

talk-welcome = Innovation · { $table } · { talk-kind }
talk-seed = seed { $seed }
talk-kind =
    { $teams ->
        [yes] two teams of two
       *[no] { $players } players
    }
talk-opponents = You play against { $names } (bot: { $bot }). Type ? for help.
talk-your-choice = Your choice (a number; c 2 reads the card of option 2; ? for help):
talk-since = What happened
talk-final-board = The table at the end
talk-board-now = The table now
talk-in-progress =
    { $choices ->
        [one] The game goes on; so far { $choices } choice.
       *[other] The game goes on; so far { $choices } choices.
    }

# What can be typed: the words that mean a command or an answer, the first ones for those in a hurry.
talk-command-help = ? h help
talk-command-card = c card
talk-command-log = l log
talk-command-board = b board
talk-command-pile = p pile
talk-command-rules = r rules
talk-command-glossary = g glossary
talk-command-why = w why
talk-command-hint = i hint
talk-command-language = language
talk-command-save = s save
talk-command-quit = q quit exit
talk-answer-yes = y yes
talk-answer-no = n no
talk-answer-save = s save
talk-again-same = y s same yes
talk-again-stronger = + stronger
talk-again-weaker = - weaker
talk-again-no = n no q quit

talk-help = What you can type
talk-help-number = choose that option
    .typed = a number
talk-help-option = read the card of option 3
    .typed = c 3
talk-help-card = read any card, or { -a-special-achievement }
    .typed = card agriculture
talk-help-pile = look through your red pile
    .typed = pile red
talk-help-log = what happened, all of it or the last 20 lines
    .typed = log, log 20
talk-help-board = draw the table again
    .typed = board
talk-help-rules = the rules of this table at a glance
    .typed = rules
talk-help-glossary = what a word means, or all of them
    .typed = glossary { -tuck }, glossary
talk-help-why = why the others did what they did
    .typed = why
talk-help-hint = what a bot would choose in your place
    .typed = hint
talk-help-language = read on in another language: en, fr, or en-asmadi, en-iello for one publisher's words
    .typed = language fr
talk-help-save = save the game
    .typed = save FILE
talk-help-quit = leave the game
    .typed = quit
talk-help-help = this help
    .typed = ?

talk-note-piles = On the board, R1 { card-archery } is a red card of { -age } 1. Under it stands how many cards lie in the pile and, if it is splayed, which way. The six numbers are the icons that a { -board } shows.
talk-note-echoes = Echoes of the Past: E3 is an { -echoes } card of { -age } 3. Under a pile, 2 echoes +4 means that it shows two echo effects, which come first whenever its { -top } card is activated, and a bonus of 4. Your highest bonus counts in full, every other one as a point: the { -score-total } 15 = 8 + 7 is 8 in the { -score-pile } and 7 from bonuses. After you { -meld } a card as an action you may { -promote-a-card } from your { -forecast } that is no higher.
talk-note-rows = Each { -age } counts as empty when its { -base } cards are gone. Who holds cards, but no { -echoes } card, draws an { -echoes } card if one is left; everyone else draws a { -base } card.
talk-note-mixed = { -Base } and { -echoes } cards lie mixed: you draw whatever is on top, and its back is there to see.

# What was typed and cannot be done.
talk-numbers =
    { $options ->
        [1] there is only 1 to choose
       *[other] choose a number from 1 to { $options }
    }
talk-not-an-option = There is no option { $said }: { talk-numbers }.
talk-not-understood = I do not understand '{ $said }': { talk-numbers }, or type ? for help.
talk-option-without-card = Option { $number } names no card.
talk-card-needs-name = Say which: card NAME, or c and the number of an option
talk-pile-needs-color = Say which pile: pile and one of { $colors }
talk-log-needs-number = '{ $said }' is not a number of lines: log, or log 20
talk-nothing-yet = Nothing has happened yet.
talk-no-remarks = None of the others has anything to say about it.
talk-no-hints = There is nobody to ask for a hint.

# Saving and leaving.
talk-quit-question = Leave the game? y = yes, s = save it first, n = play on:
talk-quit-answer = Please answer y, s or n.
talk-file-question = Save to which file?
talk-save-needs-file = Say where: save FILE
talk-exists = { $path } exists already. Overwrite it? y or n:
talk-saved = Saved to { $path }. To go on with it: tenages play --resume { $path }
talk-not-saved = Not saved to { $path }: { $why }
talk-goodbye = Goodbye.
talk-out-of-input = No more input: the game stops here.

# Another game; bots that are not levels stay as they are.
talk-again-question =
    { $ways ->
        [both] Play again? s = same, + = stronger, - = weaker, n = no:
        [stronger] Play again? s = same, + = stronger, n = no:
        [weaker] Play again? s = same, - = weaker, n = no:
       *[neither] Play again? s = same, n = no:
    }

# What came of many games.
talk-games-played = games played
talk-simulated = { talk-simulated-games } · { $table } · { talk-simulated-kind } · { talk-seed } · { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 0) } games a second
talk-simulated-games =
    { $games ->
        [one] { $games } random game
       *[other] { $games } random games
    }
talk-simulated-kind =
    { $teams ->
        [yes] { $players } players in teams
       *[no] { $players } players
    }

talk-ended = how they ended
talk-ended-achievements = by { -achievements }
talk-ended-points = by { -points }
talk-ended-draw = a draw
talk-ended-effect = by a card
talk-won-by = won by
talk-seat = seat { $seat }
talk-shared = shared by several
talk-won-by-nobody = nobody: a draw
talk-games = games
talk-share = share
talk-length = how long they were
talk-shortest = shortest
talk-mean = mean
talk-longest = longest
talk-turns = turns
talk-decisions = decisions
talk-crashes = Games that broke off: { $count }
talk-crashed = seed { $seed }: { $error }

# Figures, as one writes them.
talk-count = { $number }
talk-mean-figure = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
talk-share-figure = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
