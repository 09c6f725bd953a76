# Age 5 of the expansion Echoes of the Past: title, then the echo effect and the effects in printed order.

card-lightning-rod = Lightning Rod
    .echo = Draw and { -tuck } a 5.
    .effect-1 = I demand: draw and { -tuck } a 5, then { -return } your { -top } card of its color.
    .effect-2 = Draw and { -tuck } a 5, then you may { -return } one of your { -top } cards.

card-thermometer = Thermometer
    .echo = { -Meld } your bottom green card onto its own pile, which stays splayed as it is.
    .effect-1 = Draw and { -meld } a card one higher than your { -top } yellow card. If it is yellow too, repeat this.

card-palampore = Palampore
    .effect-1 = If your { -board } shows a bonus more than once, draw and score a card of the value of that bonus.
    .effect-2 = You may splay purple right.
    .effect-3 = If your { -board } shows at least six bonuses, { -claim } { special-wealth }.

card-seed-drill = Seed Drill
    .effect-1 = I demand: { -return } one of your { -top } cards that is lower than 3.
    .effect-2 = Choose the 3s, the 4s or the 5s. You may make the bottom card of that pile { -one-more-achievement }, if a card is left there.

card-piano = Piano
    .echo = Draw a card of a value that anyone, even you, has in hand.
    .effect-1 = If you have { -a-top } card of every color and all differ in value, { -return } five cards from your { -score-pile }, then draw and score a card of each of these values, lowest first.

card-tuning-fork = Tuning Fork
    .echo = Look at the top card of any { -supply-pile }, and leave it there.
    .effect-1 = Swap a card from your hand for one of its value: { -return } it, draw and show the new one. { -Meld-it } if it beats your { -top } card of its color, else { -return } it. You may do so again and again.

card-coke = Coke
    .echo = Draw and { -tuck } a 4.
    .effect-1 = Draw and reveal 6s, { -melding } each that has a factory, until one has none. That one you { -foreshadow }.

card-octant = Octant
    .effect-1 = I demand: transfer one of your { -top } cards with a leaf or a factory, but not red, to my { -board }. For it, draw and { -foreshadow } a 6.
    .effect-2 = Draw and { -foreshadow } a 6.

card-pressure-cooker = Pressure Cooker
    .effect-1 = { -Return } your whole hand. Then draw, for each of your { -top } cards with a bonus, a card of the value of that bonus, in an order of your choice.

card-stove = Stove
    .echo = Score one of your { -top } cards that has no factory.
    .effect-1 = Draw and { -tuck } a 4. If your { -top } card of its color is lower than 4, draw and score a 4.
    .effect-2 = You may splay green right.
