# Age 1 of the base set: title, then the echo effect and the effects in printed order.

card-pottery = Pottery
    .effect-1 = You may { -return } one, two or three cards from your hand to draw and score a single card: its value is how many you { -returned }.
    .effect-2 = Draw a 1.

card-tools = Tools
    .effect-1 = You may { -return } three cards from your hand to draw and { -meld } a 3.
    .effect-2 = You may trade a 3 from your hand for three 1s: { -return } it, then draw them.

card-writing = Writing
    .effect-1 = Draw a 2.

card-clothing = Clothing
    .effect-1 = { -Meld } a card from your hand in a color new to your { -board }.
    .effect-2 = Draw and score a 1 for every color that you have and none of your opponents has.

card-sailing = Sailing
    .effect-1 = Draw and { -meld } a 1.

card-the-wheel = The Wheel
    .effect-1 = Draw two 1s.

card-city-states = City States
    .effect-1 = I demand: if you show four castles or more, transfer one of your { -top } cards with a castle to my { -board }. For it, draw a 1.

card-code-of-laws = Code of Laws
    .effect-1 = You may { -tuck } a card from your hand into a color that you have. Doing so, you may splay that color left.

card-mysticism = Mysticism
    .effect-1 = Draw and reveal a 1. If you have its color already, { -meld-it } and draw another 1.

card-archery = Archery
    .effect-1 = I demand: draw a 1. Then your highest card in hand is transferred to my hand.

card-metalworking = Metalworking
    .effect-1 = Draw and reveal 1s, scoring each that has a castle, until one has none. That one you keep.

card-oars = Oars
    .first-1 = I demand: choose a card with a crown in your hand and transfer it to my { -score-pile }. For it, draw a 1.
    .third-1 = I demand: choose a card with a crown in your hand, transfer it to my { -score-pile } and draw a 1. Go on so while you have such cards.
    .effect-2 = If this demand moved no card at all, draw a 1.

card-agriculture = Agriculture
    .effect-1 = You may { -return } a card from your hand to draw and score one of the next higher value.

card-domestication = Domestication
    .effect-1 = { -Meld } your lowest card in hand, then draw a 1.

card-masonry = Masonry
    .effect-1 = You may { -meld } as many cards with a castle from your hand as you like. Having { -melded } four or more, { -claim } { special-monument }.
