# The options, and beside each what it would mean.

option-draw = draw { $what }
option-draw-beyond = draw beyond 10, which ends the game
option-meld = { -meld-action } { $what }
option-dogma = activate { $title }
option-achieve = { -achieve } { $achievement }
option-show = show that you have none
option-first = the first
option-second = the second
option-from = { $what } { $place }

# A supply pile, "the 3s"; where sets lie apart, with the set.
deck-of = the { $value }s
deck-of-set = the { $set } { $value }s

hint-beyond = beyond 10, which ends the game
hint-it-is = it is { $card }
hint-another =
    { $nth ->
        [2] your second { $age }
        [3] your third { $age }
        [4] your fourth { $age }
       *[other] your { $nth }th { $age }
    }
hint-several-left = { $count } of them are to be had
hint-points = you have { count-points }
hint-not-spent = they are not spent
hint-new-color = a new color: { $change }
hint-covers = on { $card }: { $change }

# The two alternatives of each card that offers any.
either-evolution = draw and score an 8, then { -return } a card from your { -score-pile }
    .second = draw a card one higher than your highest { -score-pile-adjective } card
either-elevator = take the cards from your opponents' hands
    .second = take the cards from your opponents' { -score-piles }
either-ice-skates = draw and { -meld } a 2
    .second = draw and { -foreshadow } a 3
either-linguistics = draw a 3
    .second = draw and { -foreshadow } a 4
either-scissors = { -meld } a card from your hand
    .second = score a card from your hand
either-puzzle-cube = score the bottom card
    .second = score the two bottom cards
either-charitable-trust = { -return } your { -top } green card
    .second = { -achieve } your { -top } green card
either-sunglasses = splay purple like another color
    .second = splay another color like purple

# What a card or a pile shows, and how that would change.
shows-icons = { $count } { icon }
shows-bonus = bonus { $points }
shows-echo = echo
shows-no-change = no other icons
