# Play from here: a moment of a game becomes a table.

study-from-here = Play from here
study-seat = You play as
study-against = The others are bots
study-hidden = Hidden cards
study-hidden-same = As they were
study-hidden-anew = Dealt anew
study-hidden-same-how = Every card lies where it lay in this game.
study-hidden-anew-how = All that { $name } could not know is shuffled: hands, scores, piles.
study-play = Play
