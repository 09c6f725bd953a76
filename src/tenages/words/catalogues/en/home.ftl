# The first page, where tables are set and found, and the room in which one waits for the others.

home-welcome = Ten ages, one table
home-what = From the wheel to robotics: build a civilisation with cards that never do the same thing twice. Play Innovation with friends or against bots, right here.
home-name = Your name
home-guest = Guest
home-play = Play now
home-play-how = Against one bot. No account, nothing to install.

home-set = Set the table
home-set-what = friends, bots, editions, teams
home-seats = Who plays
home-seat = Seat { $number }
home-seat-level = Level of the bot on seat { $number }
home-keeper-you = You
home-keeper-open = Open to a friend
home-keeper-bot = Bot
home-game = What is played
home-edition = Edition
home-language = Language of the table
home-language-en = English
home-language-fr = Français
home-pace = Bots think
home-pace-none = not at all
home-pace-quick = a moment
home-pace-calm = calmly
home-pace-slow = slowly
home-with = With { $set }
home-american = American variant: both sets mixed into one pile for each { -age }
home-teams = Two against two, partners opposite
home-hints = Hints allowed
home-listed = Show this table to everyone here
home-more = More
home-seed = Seed: the same number deals the same cards
home-seed-seen = Everyone at the table will see this number. Whoever knows it can know all cards.
home-set-do = Set the table

home-yours = Your tables
home-open = Open tables
home-open-none = No table is open just now. Set one and show it to everyone.
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
home-see = See

home-record = Watch a record
home-record-what = Drop the file of a saved game here, and see it once more move by move.
home-record-choose = Choose a file

home-waiting = Waiting for players
home-invited = You are invited
home-seats-open =
    { $count ->
        [one] { $count } seat is open.
       *[other] { $count } seats are open.
    }
home-who = At this table
home-bot-level = bot, { $level }
home-away = away
home-watching =
    { $count ->
        [one] { $count } more is watching.
       *[other] { $count } more are watching.
    }
home-invite = Invite a friend
home-invite-link = Whoever opens this link can sit down
home-start = No patience?
home-start-level = Bots take the open seats
home-start-do = Start now
home-take = Take a seat
home-take-which = Which one
home-take-do = Sit down
home-take-or-watch = Or stay and watch: the game begins here once all seats are taken.

home-not-moved = Your seat did not move
home-not-moved-why = A key is good for one device and one time. On the device where you sit, open the menu for a new one.
home-to-the-table = To the table
