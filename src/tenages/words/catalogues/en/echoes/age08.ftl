# Age 8 of the expansion Echoes of the Past: title, then the echo effect and the effects in printed order.

card-radio-telescope = Radio Telescope
    .effect-1 = Draw a 9 for every two lightbulbs that you show. { -Meld } one of the drawn cards and { -return } the others. If the one { -melded } is { card-ai }, you win.

card-x-ray = X-Ray
    .echo = Draw and { -tuck } an 8.
    .effect-1 = For every three leaves that you show, choose a value, and draw and { -foreshadow } a card of it.
    .effect-2 = You may splay yellow up.

card-nylon = Nylon
    .effect-1 = For every three factories that you show, draw and { -tuck } an 8. If one of these was green, repeat this.
    .effect-2 = You may splay red up.

card-sliced-bread = Sliced Bread
    .echo = { -Return } your whole hand, then draw two 8s.
    .effect-1 = { -Return } one of your { -score-pile-adjective } cards. Draw and score two cards that are one lower.

card-crossword = Crossword
    .effect-1 = For each bonus that you show, draw a card of its value, in an order of your choice.

card-television = Television
    .echo = Draw and { -meld } an 8.
    .effect-1 = Choose a value and an opponent: one of that player's { -score-pile-adjective } cards of that value goes to the same player's { -board }. If the player has { -an-achievement } of that value, { -achieve } one more such { -score-pile-adjective } card, if you are eligible.

card-bandage = Bandage
    .echo = { -Meld } a card that has a leaf from your hand.
    .effect-1 = I demand: of your { -score-pile-adjective } cards whose value no card in your hand has, { -return } the highest. { -Return } one of your { -top } cards with a clock, too.

card-parachute = Parachute
    .effect-1 = I demand: show your hand, and transfer every card in it that has no clock to mine.

card-air-conditioner = Air Conditioner
    .echo = You may score a card from your hand.
    .effect-1 = I demand: { -return } every { -score-pile-adjective } card of yours that has the value of one of your own { -top } cards.

card-tractor = Tractor
    .echo = Draw a 7.
    .effect-1 = Draw and score a 7, then draw another.
