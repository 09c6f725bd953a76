# Tables in the browser: what players are told about each other, and what is refused.

# Bots are called after people who brought something new into the world, by their seats.
server-bot =
    { $seat ->
        [0] Turing
        [1] Hypatia
        [2] Zhang Heng
        [3] Gutenberg
       *[4] Curie
    }
server-bot-for = { $name } (bot)
server-is-away = { $who } is away.
server-is-back = { $who } is back.
server-took-back = { $who } took back a choice.
server-declines =
    { $you ->
        [yes] You declined.
       *[no] { $who } declined.
    }
server-withdraws =
    { $you ->
        [yes] You withdrew your proposal.
       *[no] { $who } withdrew the proposal.
    }
server-bot-plays = From now on a bot plays here: { $who }.
server-concedes = A player conceded. A bot plays on to the end: { $who }.

error-no-such-table = there is no such table or game; check the link
error-no-such-seat = this table has no seat { $seat }
error-no-such-step = this game has the steps 0 to { $last } and { $seats } seats
error-seat-is-taken = this seat is taken already
error-already-seated = you already have a seat at this table
error-already-begun = the game has already begun
error-one-seat-each = you can sit on one seat only
error-name-needed = a name is needed to sit down
error-name-empty = a name needs at least one character that can be seen
error-name-too-long = a name may have { $most } characters at the most, and fewer if they are made of many parts
error-name-invisible = a name may not contain invisible characters or ones that turn the text around; this one contains { $code }
error-name-marks = in a name every accent or mark stands on a character, and one character carries { $most } at the most
error-only-players = only who sits at the table can do that
error-not-playing = no game is under way at this table
error-not-over = that can be had when the game is over
error-game-too-long = a game may have { $most } choices at the most; this one cannot go on
error-not-your-decision = it is not you who is asked
error-moment-has-passed = the game has moved on in the meantime; look again and choose anew
error-nothing-to-undo = there is nothing that you could take back
error-nothing-to-see-again = nothing has happened since your last turn that could be seen again
error-already-proposed = something else is being proposed; answer that first
error-nothing-proposed = nothing is proposed that you could answer
error-no-person-there = no person sits there
error-no-hints = this table plays without hints
error-key-is-used-up = this link has been used already, or a newer one was made; make a new one where you play
error-too-fast = that was too fast; wait a moment
error-message-too-long = a message may have { $longest } characters at the most
error-message-not-understood = this message is not understood
error-request-not-understood = this request is not understood: see { $where }
error-too-many-connections = there are too many connections to this table
error-too-many-tables = there are too many tables at the moment; try again later
error-too-many-tables-made = you have made many tables; try again later
error-too-many-own-tables = you have { $most } games under way; finish one of them, or try again later
error-too-many-unused-tables = you have { $most } tables at which nobody has chosen anything yet; use one of them
error-too-many-tables-of-bots = there are enough tables at which only bots play; take a seat yourself, or try again later
error-too-many-thoughts = the bots have too much to think about; try again later
error-damaged-table = this table is damaged and cannot be opened; whoever runs the server can find out why in its log
error-only-just-left = this player has only just left; in { $seconds } seconds you can let a bot play instead
error-nobody-to-ask = nobody is there who could agree
error-no-seat-to-take-back = no bot plays for you here
error-hint-on-its-way = your hint is on its way
error-no-hint-in-time = the bots have no time for a hint right now; try again later
error-other-server-version = another version of the server has this table now; you will be connected to it
error-too-many-records = you have brought many records; try again later
error-record-too-long = this record has { $choices } choices; a game to be replayed here may have { $most } at the most
error-nothing-here = there is nothing at this address
error-wrong-method = this address cannot be asked that way
