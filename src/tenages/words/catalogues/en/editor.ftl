# The position editor: places, cards in hand, what a dogma would do, sharing.

editor-table = The table
editor-side = What to do with it
editor-all-cards = All cards
editor-search = title or text
editor-which = Which cards
editor-which-all = All
editor-which-free = Not placed
editor-age = { -age } { $age }
editor-no-card = No card is like that.
editor-tray-card = { $title }, { color } { $age }
editor-tray-placed = { $title }, { color } { $age }, { $place }

# The bar at the top.
editor-undo = Undo
editor-redo = Redo
editor-undone = Undone.
editor-redone = Done again.
editor-empty = Empty table
editor-emptied = The table is empty.
editor-failed = This position did not open

# Places, as a sentence names them; on a card of the tray there is little room.
editor-place-board = { $name }'s { color } pile
editor-place-hand = { $name }'s hand
editor-place-score = { $name }'s { -score-pile }
editor-place-forecast = { $name }'s { -forecast }
editor-place-achieved = { $name }'s { -achievements }
editor-place-supply = the { -supply-pile } of { -age } { $age }
editor-place-available = the { -achievements } still to be had
editor-in-board = { $name }'s { -board }
editor-in-hand = { $name }'s hand
editor-in-score = { $name }'s { -score-pile }
editor-in-forecast = { $name }'s { -forecast }
editor-in-achieved = { $name }, { -achieved }
editor-in-supply = on the { $age }s
editor-in-available = to be had
editor-to-board =
    { $end ->
        [top] on top of { editor-place-board }
       *[bottom] beneath { editor-place-board }
    }
editor-to-hand = to { editor-place-hand }
editor-to-score = to { editor-place-score }
editor-to-forecast = to { editor-place-forecast }
editor-to-achieved = to { editor-place-achieved }
editor-to-supply =
    { $end ->
        [top] on top of { editor-place-supply }
       *[bottom] to { editor-place-supply }, after the named ones
    }
editor-to-available = to { editor-place-available }

# The card that was taken up.
editor-take-up = Take up { $card }
editor-tag = { color }, { $slots }: take it up
editor-held = { $title } is taken up
editor-held-how = Choose a place that glows.
editor-held-from = From { $place }. Choose a place that glows.
editor-held-said = { $title } is taken up. Choose a place; Escape puts it back.
editor-released = { $title } stays where it was.
editor-put = { $title } { $to }
editor-taken = { $title } is taken from { $place }.
editor-away = Off the table
editor-cancel = Put back
editor-here = Here
editor-on-top = On top
editor-beneath = Beneath
editor-nothing = nothing yet

# A player's cards.
editor-hand = Hand
editor-score = { -score-total }
editor-forecast = { -forecast }
editor-icons = Icons of { $name }
editor-turn-of = Whether it is { $name }'s turn
editor-turn-now = { $name } is to move, { count-actions }.
editor-waits = waits
editor-to-move = to move, { count-actions }
editor-swap = Swap sides
editor-swap-with = Swap sides with
editor-swapped = { $name } and { $other } have swapped sides.
editor-pile-of = { $name }'s { color } pile
editor-splay-of = Splay of { $name }'s { color } pile
editor-splay =
    { $splay ->
        [none] Not splayed
        [left] Splayed left
        [right] Splayed right
       *[up] Splayed up
    }
editor-splayed =
    { $splay ->
        [none] { $name }'s { color } pile is not splayed.
       *[other] { $name }'s { color } pile is splayed { splay }.
    }
editor-shift =
    { $up ->
        [yes] { $title }: towards the top
       *[no] { $title }: towards the bottom
    }
editor-shifted =
    { $up ->
        [yes] { $title } lies one place higher.
       *[no] { $title } lies one place lower.
    }
editor-take-away = Take { $title } away

# The supply and the achievements.
editor-middle = Supply and { -achievements }
editor-supply = Supply
editor-supply-how = all that is not placed, at random, unless you put cards onto a pile
editor-pile-age = Pile of { -age } { $age }
editor-pile-short = { $age }s
editor-pile-how = Take a card of this { -age } up and put it here: it will be drawn first.
editor-pile-random = Then the rest, at random
editor-pile-only = Then nothing: the rest is out of the game
editor-pile-in-order =
    { $count ->
        [one] { $count } known
       *[other] { $count } known
    }
editor-then-random = then at random
editor-then-nothing = then nothing
editor-shuffle = Shuffle the rest anew
editor-shuffled = What is at random lies in another order.
editor-age-achievement = the { -achievement } of { -age } { $age }
editor-achievement-of = { $achievement }: { $who }
editor-achievement-free = still to be had
editor-achievement-out = out of the game
editor-claim = + { -achievement }
editor-claim-for = { -achievement } for { $name }
editor-claimed = { $name } has { $achievement }.
editor-claim-free = { $achievement } is still to be had.
editor-claim-out = { $achievement } is out of the game.
editor-unclaim = Take { $achievement } from { $name }
editor-unclaimed = { $name } no longer has { $achievement }.

# What cannot be.
editor-impossible =
    { $count ->
        [one] One thing is impossible
       *[other] { $count } things are impossible
    }
editor-mended = Mended: { $text }.

# What would this dogma do?
editor-dogma = What would this dogma do?
editor-dogma-which = { -top } card
editor-dogma-any = Choose any { -top } card
editor-dogma-how = It is played on a copy: nothing on this table moves. Cards that are drawn come at random.
editor-dogma-none = Put a card on a { -board } first.
editor-dogma-rests = This rests until the position is possible.
editor-dogma-by = by { $name }
editor-dogma-log = What happens
editor-dogma-answer = Answer on the board
editor-dogma-board = See it on the board
editor-obey =
    { $count ->
        [one] { $names } obeys
       *[other] { $names } obey
    }
editor-share-too =
    { $count ->
        [one] { $names } shares
       *[other] { $names } share
    }
editor-alone = Nobody shares, nobody obeys
editor-gain-points = { $count } { -points }
editor-gain-hand = { $count } in hand
editor-gain-board = { $count } on the { -board }
editor-gain-forecast = { $count } in the { -forecast }
editor-gain-none = Nothing changes
editor-gain-achievements = { $count } { -achievements }
editor-try = What if: { $title }
editor-try-copy = on a copy · you answer for { $name }
editor-try-dogma = Dogma: { $title }
editor-try-end = Back to the editor
editor-try-back = Step back
editor-try-made = Choices so far
editor-try-lines = Tried lines
editor-edit-this = Edit this position
editor-edited = The tried position is on the table; undo brings the one before back.

# What is best in a position.
editor-judged-options = { $name } to choose: try an option
editor-judged-closer = A quick look; a closer one follows…
editor-judged-old = The position has changed since.

# Sharing.
editor-share = Share
editor-share-what = the whole position
editor-link = Link to this position
editor-copy-link = Copy link
editor-text = This position as a text
editor-copy-text = Copy text
editor-paste = Paste text
editor-paste-how = The text of a position, as "Copy text" gives it:
editor-paste-do = Lay it out
editor-unreadable = This text could not be read.
editor-read = The position is laid out.
editor-picture = Picture
editor-picture-title = A picture of this position
editor-picture-making = The picture is being made…
editor-picture-failed = The picture could not be made. The link and the text say the same.
editor-picture-alt = The whole position as a picture: { $turn }. The text of the position says the same.
editor-picture-turn = { $name } to move, { count-actions }
editor-picture-save = Save
editor-picture-not-copied = The browser did not take it. It can be saved instead.
editor-from = From a game…
editor-from-how = Any moment of a game that is over can be changed here. In its replay, copy the address; it names the step too.
editor-from-link = Link of a replay, of an analysis or of a position
editor-from-step = Step
editor-from-wrong = That is no link to a game or to a position.
editor-from-do = Open it here

editor-go = From here on
editor-play = Play from here
editor-analyse = Analyse
editor-rests =
    { $count ->
        [one] one thing to mend first
       *[other] { $count } things to mend first
    }

# What is played.
editor-game = What is played
editor-players = Players
editor-turns = Turns begun, this one included
editor-this-turn = This turn, which counts for { special-monument }
editor-scored = scored
editor-tucked = tucked
editor-scored-by = Cards that { $name } scored this turn
editor-tucked-by = Cards that { $name } tucked this turn
editor-escape = Esc
