# Age 2 of the expansion Echoes of the Past: title, then the echo effect and the effects in printed order.

card-lever = Lever
    .echo = Draw two 2s.
    .effect-1 = You may { -return } as many cards from your hand as you like. For each pair of one value among them, draw a card one higher, in an order of your choice.

card-linguistics = Linguistics
    .echo = Draw a 3, or draw and { -foreshadow } a 4.
    .effect-1 = Choose a bonus that your { -board } shows, if any, and draw a card of that value.

card-glassblowing = Glassblowing
    .echo = Score a card that has a bonus from your hand.
    .effect-1 = Draw and { -foreshadow } a card three higher than your lowest { -top } card, not counting the green one.

card-scissors = Scissors
    .echo = Take one of your bottom cards into your hand.
    .effect-1 = Up to two times, you may either { -meld } or score a card from your hand.
    .effect-2 = Transfer { card-paper } to your { -score-pile } if it is { -a-top } card { -on } anyone's { -board }.

card-chaturanga = Chaturanga
    .effect-1 = { -Meld } a card that has a bonus from your hand, and draw two cards of the value of its bonus. If you have none, draw and { -foreshadow } a card whose value is the number of your { -top } cards.

card-pagoda = Pagoda
    .effect-1 = Draw and reveal a 3. If you have another card of its color in your hand, { -tuck } that one and { -meld } the drawn card. If not, { -foreshadow } the drawn card.

card-crossbow = Crossbow
    .effect-1 = I demand: put a card with a bonus from your hand into my { -score-pile }.
    .effect-2 = Transfer a card from your hand to an opponent's { -board }.

card-horseshoes = Horseshoes
    .echo = Draw and { -foreshadow } a 2.
    .effect-1 = I demand: transfer one of your { -top } cards with neither a castle nor a factory to my { -board }. For it, draw and { -meld } a 2.

card-toothbrush = Toothbrush
    .echo = Choose a value that is in your hand, and { -tuck } all cards of that value from there.
    .effect-1 = You may splay one of your colors left.
    .effect-2 = You may make the bottom card of the 2s { -one-more-achievement }, if a 2 is left.

card-watermill = Watermill
    .effect-1 = { -Tuck } a card with a bonus from your hand to draw one of the value of that bonus. If the new card has a bonus as well, you may show it and { -return } a card from your hand, to do all this again.
