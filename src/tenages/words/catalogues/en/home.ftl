# The first page, the room in which a table is set, and the room in which one waits for the others.

home-welcome = Ten ages, one table
home-what = From the wheel to the internet: build a civilisation with cards that never do the same thing twice.
home-name = Your name
home-guest = Guest
home-level = How strong your opponent is
home-play = Play now
home-play-how = One opponent, the base set. No account, nothing to install.
home-play-more = More players, Echoes, teams…

home-lesson = Your first game
home-lesson-do = Learn by playing
home-lesson-big = Your first game
home-lesson-what = Never played? A guided game against a patient opponent, about ten minutes. Leave it whenever you like.
home-lesson-again = The guided game shows the whole of it in about ten minutes, for you or for a friend.
home-goal = What it is about

home-set = Set a table
home-friends = A table with friends
home-friends-what = Two to five players, or two teams. Send a link; everyone plays in the browser.
home-seats = Who plays
home-seat = Seat { $number }
home-seat-level = Level of the bot on seat { $number }
home-keeper-you = You
home-keeper-open = Open
home-keeper-bot = Bot
home-keeper-none = Take this seat away
home-seat-you = you
home-seat-anyone = whoever opens the link
home-seat-machine = the computer plays
home-seat-add =
    { $number ->
        [3] + a third seat
        [4] + a fourth seat
       *[5] + a fifth seat
    }
home-seat-full = Five only with { $set }
home-supply-base = The base set
    .what = ten piles, one for each { -age }
home-supply-rows = Base above, { $set } below
    .what = each set in piles of its own
home-supply-mixed = Both sets, mixed
    .what = one pile for each { -age }
home-sum = { $players }, { $sets }, { $edition }.
home-sum-teams = Two teams of two, { $sets }, { $edition }.
home-sum-base = base set
home-sum-with = { -base } and { $set }
home-sum-wins = { $count } { -achievements } win.
home-edition = Edition
home-edition-asmadi-1 = First
    .what = Nine cards have their older text: Oars takes one card only. A tie is a shared victory.
home-edition-iello = Iello
    .what = The French edition of 2011: the older texts, and Monument counts scored and tucked cards together.
home-edition-asmadi-3 = Third
    .what = Up to five players. Nine cards have new texts, and who is tied to the end has not won.
home-edition-seats = { $count } players at most, or five with { $set }: take a seat away first.
home-edition-teams = It has no rules for teams.
home-expansion = { $set }
home-expansion-what = 105 cards more: echoes, bonus points and a forecast. One more { -achievement } to win.
home-expansion-kept = Five can play this edition only with it.
home-with = With { $set }
home-rows = Two rows
    .what = your hand decides from which you draw
home-mixed = Mixed
    .what = one pile for each { -age }, the top card as it comes
home-american = American variant: both sets mixed into one pile for each { -age }
home-team = Teams
home-team-alone = Each alone
home-team-two = Two teams
home-team-what = Partners sit opposite and win together.
home-team-four = Two teams need four seats.
home-team-none = This edition has no rules for teams.
home-teams = Two against two, partners opposite
home-who-comes = Who may come
home-by-link = Only by link
home-listed = Listed
home-by-link-what = Only those to whom you send the link.
home-listed-what = Anyone here may take an open seat, or watch.
home-details = Small things
home-language = Language of the table
home-language-en = English
home-language-fr = Français
home-hints = Hints allowed
home-more = More
home-seed = Seed: the same number deals the same cards
home-seed-seen = Everyone at the table will see this number. Whoever knows it can know all cards.
home-set-do = Open the table
home-set-link = You get a link to send: whoever opens it sits down. No account needed.
home-set-start = All seats are taken: the game begins at once.

home-yours = Your games
home-yours-count =
    { $count ->
        [one] { $count } under way
       *[other] { $count } under way
    }
home-your-turn = Your turn
home-waits-for = waiting for { $name }
home-standing = { $achievements } { -achievements }, { $points } { -points }
home-to = { $one } to { $other }
home-alone = You alone
home-open = Watch
home-open-count =
    { $count ->
        [one] { $count } table open
       *[other] { $count } tables open
    }
home-open-none = No table is open just now. Set one and list it for everyone.
home-seat-open = open seat
home-phase-waiting = waiting for players
home-phase-playing = turn { $turn }
home-phase-over =
    { $turn ->
        [one] over after { $turn } turn
       *[other] over after { $turn } turns
    }
home-chosen-deal = This deal was chosen: number { $seed }. Whoever knows the number can know all cards.
home-chosen-mark = Chosen deal, number { $seed }: all cards can be known.
home-join = Join
home-watch = Watch
home-go-on = Go on
home-look = Look
home-see = See

home-record = Watch or analyse a saved game
home-record-what = Drop the file of a saved game here, and see it move by move, or where it turned and what was better.
home-record-choose = Choose a file

home-waiting = Waiting for players
home-invited = You are invited
home-seats-open =
    { $count ->
        [one] { $count } seat is open.
       *[other] { $count } seats are open.
    }
home-who = At this table
home-here = has sat down
home-bot-level = bot, { $level }
home-away = away
home-watching =
    { $count ->
        [one] { $count } other person is watching.
       *[other] { $count } other people are watching.
    }
home-invite-link = Whoever opens this link can sit down
home-what-is-played = What is played
home-hints-yes = Hints are allowed.
home-hints-no = No hints.
home-start = No patience?
home-start-what = Bots take the seats that are still open, and the game begins.
home-start-level = How strong these bots are
home-start-do = Start now
home-take = Take a seat
home-take-which = Which one
home-take-do = Sit down
home-take-or-watch = Or stay and watch: the game begins here once all seats are taken.

home-not-moved = Your seat did not move
home-not-moved-why = A key is good for one device and one time. On the device where you sit, open the menu for a new one.
home-to-the-table = To the table
