# The table in the browser: what stands on it, and what one can do there besides playing.

play-options = What you can do
play-draw = Draw
play-meld = { -action-meld }
play-dogma = { -action-dogma }
play-achieve = { -action-achieve }
play-your-decision = Your decision: { $text }
play-nobody-asked = One moment…
play-shown = Lying open
play-chosen = chosen

play-stakes-share =
    { $count ->
        [one] { $count } shares
       *[other] { $count } share
    }
play-stakes-obey =
    { $count ->
        [one] { $count } obeys
       *[other] { $count } obey
    }

play-heading = The table of { $names }
play-players = The players
play-has-turn = has the turn
play-away = away

play-icons-shown = Icons in sight
play-icons = { $icon }: { $count }

play-hand = Hand
play-your-hand = Your hand
play-hand-empty = Your hand is empty.
play-score = { -score-total }
play-bonuses = { -bonuses }
play-forecast = { -forecast }
play-achieved = { -achievements }
play-of-needed = { $count } of { $needed }
play-piles-of = { $name }: piles
play-your-piles = Your piles

play-middle = To draw from, and { -achievements }
play-supply = To draw from
play-supply-pile =
    { $count ->
        [0] { -age } { $age } ({ $set }): empty
       *[other] { -age } { $age } ({ $set }): { count-cards } left
    }
play-box = Out of the game: { count-cards }.

play-achievements = { -achievements }: { $needed } win
play-achievement-needs = Needs { $points } points and { -a-top } { $age }.
play-achievement-lacks-points =
    { $missing ->
        [one] { $needs } You lack { $missing } point.
       *[other] { $needs } You lack { $missing } points.
    }
play-achievement-lacks-top = { $needs } You lack { -a-top } { $age }.
play-achievement-lacks-both =
    { $missing ->
        [one] { $needs } You lack { $missing } point and { -a-top } { $age }.
       *[other] { $needs } You lack { $missing } points and { -a-top } { $age }.
    }
play-achievement = { -achievement } { $age }
play-special-far = { $name } { $done } of { $needed }

play-log = What happened
play-log-short = Log
play-log-earlier = Earlier
play-close = Close

play-undo = Undo
play-undo-ask = Ask to undo
play-hint = Hint
play-hint-pondering = Thinking…
play-chance = { bot-chance } to win
play-menu = Table
play-dismiss = Got it

play-lost = The connection is lost. The table waits; we keep trying.
play-lost-crowded = There are too many connections from here. The table waits; we try again, less and less often.
play-connecting = Coming to the table…
play-try-again = Try again now
play-missing = There is no such table
play-missing-why = It may have been cleared away, or the link is not complete.
play-crowded = Too many windows are open here
play-crowded-why = Close some of them. We try again by ourselves, less and less often.
play-foreign = This page may not sit at that table
play-foreign-why = Open it at its own address.
play-outdated = This game cannot go on
play-outdated-why = The rules of the engine have changed since it began.
play-outdated-do = Nobody has won or lost it. Set a new table, and play it with the same people.
play-closed = This table was closed
play-closed-why = Whoever runs this server has closed it. Nothing is lost: the game and your seat are kept.
play-closed-do = If you come back, the game goes on where it was. If it is closed again, ask whoever runs the server.
play-come-back = Come back to the table
play-cards-late = The cards could not be loaded.
play-home = To the start page

play-proposal-undo =
    { $own ->
        [yes] You ask to take back your last choice.
       *[no] { $by } asks to take back a choice.
    }
play-proposal-bot =
    { $own ->
        [yes] You propose that a bot ({ $level }) plays for { $name }.
       *[no] { $by } proposes that a bot ({ $level }) plays for { $name }.
    }
play-proposal-end =
    { $own ->
        [yes] You propose to end the game without a winner.
       *[no] { $by } proposes to end the game without a winner.
    }
play-proposal-waits = Waiting for { $names }.
play-agree = Agree
play-decline = Decline
play-withdraw = Withdraw it

play-give-away = { $name } is away. Who should play?
play-give-until-back = The bot plays only until { $name } is back.
play-give-own = Let a bot play for me
play-give-own-back = You can take your seat back at any time.
play-give = Bot: { $level }
play-held = A bot plays for you.
play-held-why = You let it play, or you were away. You can have your seat again at any time.
play-take-back = Take your seat back
play-seat-moved = Your seat is on another device
play-seat-moved-why = It was opened there with its link, and this window only watches now.
play-seat-moved-back = To play here again, open "{ play-menu }" on that device, then "{ play-menu-device }", and open that link here. If it was not you, someone else had your link: ask the others.
play-seat-conceded = You have conceded
play-seat-conceded-why = The others play on, and a bot plays your seat to the end. You cannot have it back, but you can watch.
play-watch-on = Watch on

play-end-game = End the game
play-concede = Concede
play-concede-ask = Concede this game?
play-concede-ends =
    { $teams ->
        [yes] The game is over at once: you and your partner lose. This cannot be undone.
       *[no] The game is over at once, and you lose. This cannot be undone.
    }
play-concede-bot = The others play on. A bot plays your seat to the end, and you can watch. You cannot have your seat back.
play-end-propose = Propose to end
play-end-propose-about = If all agree to end, nobody wins.
play-end-now = End without a winner
play-end-ask = End this game without a winner?
play-end-ends = The game is over at once, and nobody has won. This cannot be undone.
play-play-on = Play on

play-menu-game = This table
play-menu-invite = Invite or let watch
play-menu-device = Go on at another device
play-menu-device-about = Open this link there. It works once, and this window then only watches.
play-menu-device-link = Make a link
play-menu-pace = How fast you see what happens
play-pace-calm = calm
play-pace-quick = quick
play-pace-at-once = at once
play-title-turn = ● Your turn – Ten Ages
play-title-waits = Waiting for { $name } – Ten Ages
play-title-waiting = Waiting for the others – Ten Ages
play-your-turn = When it is your turn
play-your-turn-sound = play a short sound
play-your-turn-notification = show a notification if this page is hidden
play-your-turn-forbidden = Your browser does not allow notifications from this page.
play-menu-rules = The rules at this table
play-menu-words = The words of the game
play-watching =
    { $count ->
        [one] { $count } person watches.
       *[other] { $count } people watch.
    }
play-menu-keys = Keys
play-keys-on = Single keys are short cuts
play-key-number = choose that option
play-key-arrows = go from one thing to the next
play-key-enter = choose
play-key-undo = undo
play-key-hint = hint
play-key-log = what happened
play-key-pause = while others act: pause, go on
play-key-step = one event further
play-key-skip = to your next decision
play-key-again = watch again what happened since your last turn
play-key-help = this list
play-key-escape = close
