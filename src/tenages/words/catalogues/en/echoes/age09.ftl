# Age 9 of the expansion Echoes of the Past: title, then the echo effect and the effects in printed order.

card-calculator = Calculator
    .effect-1 = Score two of your bottom cards that are not blue. If you scored two whose values come to less than 11, draw a card of that sum and do all this once more.
    .effect-2 = You may splay blue up.

card-laser = Laser
    .effect-1 = { -Return } every { -age }'s { -achievement } that is still to be had, then half your { -score-pile }, rounded up. Draw and { -meld } a 10, then another.

card-credit-card = Credit Card
    .echo = Draw and { -foreshadow } a 9.
    .effect-1 = You may take one of your { -top } cards, but not the green one, into your hand to draw and score a card of the same value.
    .effect-2 = You may splay green up.

card-email = Email
    .echo = Draw and { -foreshadow } a 10.
    .effect-1 = Draw and { -foreshadow } a 9.
    .effect-2 = Green aside, execute the { -non-demand-effects } of your lowest { -top } card without sharing them.

card-karaoke = Karaoke
    .echo = Choose a value below 10, and draw and { -meld } a card of it.
    .effect-1 = Execute the { -non-demand-effects } of the card that you { -melded } by the echo effect of { card-karaoke }, without sharing them.
    .effect-2 = You may take one of your bottom cards into your hand.

card-rock = Rock
    .effect-1 = I demand: I take your { -top } green card into my hand. If that puts { card-scissors } on top of your green pile, I win.
    .effect-2 = You may score one of your { -top } cards. Then you win if your { -top } green card is { card-paper }.

card-helicopter = Helicopter
    .effect-1 = Transfer any { -top } card but { card-helicopter }, { -on } whoever's { -board }, to the { -score-pile } of the same player. You may reveal and { -return } a card from your hand that has an icon in common with it, to repeat this.

card-jet = Jet
    .echo = { -Meld } any card from your hand.
    .effect-1 = I demand: if I { -melded } a card by the echo effect of { card-jet }, { -return } your { -top } card of its color.

card-atm = ATM
    .echo = Choose a value, and draw and score a card of it.
    .effect-1 = I demand: yellow aside, transfer your highest { -top } card among those without a crown to my { -board }.
    .effect-2 = You may splay purple up.

card-wristwatch = Wristwatch
    .echo = { -Tuck } one of your { -top } cards, but not the yellow one, under its own pile.
    .effect-1 = Draw and { -tuck } a card of the value of each bonus that you show now, from the lowest up.
