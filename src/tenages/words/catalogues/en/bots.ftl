# Bots: what the levels are called, and what a bot says about why it chose as it did.

bot-patient = Patient
bot-novice = Novice
    .how = Looks after its own side of the table, one action at a time.
bot-adept = Adept
    .how = Sees what each action does, to itself and to others.
bot-expert = Expert
    .how = Plans its whole turn, and the likely answers.
bot-champion = Champion
    .how = Plays by instinct, from the experience of many games.
bot-master = Master
    .how = Thinks several turns ahead.

# How strong a level is as measured, with the reach of its 95% interval; a random player has 0.
bot-elo = Elo { $rating } ±{ $margin }
bot-level-elo = { $level } · { $rating } ±{ $margin }
bot-elo-means = random play has 0; 200 points more win three games of four

bot-comment = { $name } · { $did }: { $why } { $odds } { $stakes }
bot-hint = { $label }. { $why } { $odds }
bot-hint-without-choice = { $label }.
bot-option = Option { $number }: { $label }
bot-gains =
    { $topic ->
        [win] It wins the game.
        [draw] It ends the game in a draw.
        [achievements] It brings { -achievements }, and so the end of the game, nearer.
        [score] It is a way to { -points }, or to the { -achievements } that they are good for.
        [board] It gives a stronger { -board }.
        [hand] It brings cards to go on with.
        [splays] It opens a pile, so that more of it shows.
        [specials] It brings { -a-special-achievement } nearer.
        [dogmas] It leaves fewer cards that others share in.
        [time] It is the quickest way.
        [icons] It gives more icons.
       *[cards] It leads to better cards.
    }
bot-takes =
    { $topic ->
        [achievements] It keeps the others from { -achievements }.
        [score] It keeps the others from { -points }.
        [board] It leaves the others a weaker { -board }.
        [hand] It leaves the others fewer cards in hand.
        [splays] It closes piles of the others.
        [specials] It keeps { -a-special-achievement } from the others.
        [dogmas] It leaves the others fewer cards that they use alone.
        [time] It leaves the others less time.
        [icons] It leaves the others fewer icons.
       *[cards] It takes good cards from the others.
    }
bot-odds =
    { $sure ->
        [won] That is beyond doubt.
        [drawn] That counts like { bot-chance } to win; with the next best, { bot-second }.
        [alone] { bot-chance } to win.
        [whim] A whim: { bot-chance } to win, where { bot-second } could be had.
        [close] A close call: { bot-chance } to win, { bot-second } with the next best.
       *[clear] { bot-chance } to win; with the next best, { bot-second }.
    }
bot-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
bot-second = { NUMBER($second, style: "percent", maximumFractionDigits: 0) }

# What is at stake: the chance to win, and what a mistake would cost.
bot-now = Now: { bot-chance } to win.
bot-before = Before: { bot-chance }.
bot-worst =
    { $little ->
        [yes] Little is at stake: the worst choice leaves { bot-chance }.
       *[no] At stake: the worst choice leaves { bot-chance }.
    }

# What is expected next, by player. A card that the reader does not know is not named.
bot-line = Then, probably: { $steps }.
bot-line-turn =
    { $you ->
        [yes] you { $does }
       *[no] { $who } { $does }
    }
bot-line-draw =
    { $you ->
        [yes] draw { bot-line-cards }
       *[no] draws { bot-line-cards }
    }
bot-line-meld =
    { $you ->
        [yes] { -meld } { $title }
       *[no] { -melds } { $title }
    }
    .unknown =
        { $you ->
            [yes] { -meld } { bot-line-new-cards }
           *[no] { -melds } { bot-line-cards }
        }
bot-line-dogma =
    { $you ->
        [yes] activate { $title }
       *[no] activates { $title }
    }
    .again =
        { $you ->
            [yes] activate { $title } { $count } times
           *[no] activates { $title } { $count } times
        }
    .unknown =
        { $you ->
            [yes] activate { bot-line-new-cards }
           *[no] activates { bot-line-new-cards }
        }
bot-line-achieve =
    { $you ->
        [yes] { -achieve } { $age }
       *[no] { -achieves } { $age }
    }
bot-line-cards =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
bot-line-new-cards =
    { $count ->
        [one] a new card
       *[other] { $count } new cards
    }
