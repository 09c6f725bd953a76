# The words on the table itself: headings, piles, supply, achievements, and how far one is.

board-you = You
board-ally = { $name }, ally
board-empty = empty
board-none-left = none left
board-age = { -age }
board-cards-left = cards left
board-set-cards-left = { $set } cards left
board-echoes-on-top = { -echoes } on top
board-yes = yes
board-no = no
board-prices = { -achievement }, points
board-special = { -special-achievements }
board-special-short = { -special-short }
board-points = points
board-score = { -score-total }
board-achieved = { -achieved }
board-achievements = { $count }: { $list }
board-special-progress = { $name } { $done }/{ $needed }

board-before-first-turn = Before the first turn: everyone { -melds } a card, all at once
board-status =
    { $you ->
        [yes] Turn { $turn } · Your turn · { $left }
       *[no] Turn { $turn } · { $who }'s turn · { $left }
    }
board-actions-left = { count-actions } left
board-actions-after-this = { count-actions } left after this one

# Who won, and how; $person is "one", "several", or "you" where the reader is among them.
board-won-achievements =
    { $person ->
        [one] { $names } wins by { -achievements }
       *[several] { $names } win by { -achievements }
    }
board-won-points =
    { $person ->
        [one] { $names } wins by { -points }
       *[several] { $names } win by { -points }
    }
board-won-effect =
    { $person ->
        [one] { $names } wins by a card
       *[several] { $names } win by a card
    }
board-drawn = The game is a draw: the best are tied in { -points } and { -achievements }

# How players end a game that the rules have not ended; $won is what follows "conceded".
board-won-conceded =
    { $person ->
        [one] { $names } wins
       *[several] { $names } win
    }
board-conceded =
    { $you ->
        [yes] You conceded: { $won }
       *[no] { $who } conceded: { $won }
    }
board-ended-agreed = The game was ended without a winner

board-pile-splayed = { $count } { $arrow } { splay }
board-no-pile = You have no { color-cards } cards.
board-pile-unsplayed = Your { color } pile, not splayed, from the top down: { $titles }.
board-pile-splayed-story = Your { color } pile, splayed { splay }, from the top down: { $titles }.
board-pile-extras = { $story } It shows { $extras }.
board-bonuses =
    { $count ->
        [one] the bonus { $points }
       *[other] the bonuses { $points }
    }
board-beneath = { $count } beneath
board-beneath-splayed = { $count } beneath { $arrow } { splay }
board-score-pile = { -score-pile }
board-held = { $title } ({ color } { $back })

# A card as a sheet.
sheet-facts = { color }, { -age } { $age }, features { icon }
sheet-facts-set = { $set }: { $facts }
sheet-slot = { $where }: { $what }
sheet-effect = { $number }. { $text }
sheet-echo = Echo: { $text }
sheet-texts = { $texts } ({ $editions })
sheet-can-claim = Can { -claim } { $name }. Otherwise it is { -claimed } the instant that this holds: { $text }
sheet-special = { $name }, { -a-special-achievement }
sheet-special-set = { $name }, { -a-special-achievement } of { $set }
sheet-special-text = { -Claimed } the instant that this holds: { $text }
sheet-special-via = { $title } can { -claim } it too.
