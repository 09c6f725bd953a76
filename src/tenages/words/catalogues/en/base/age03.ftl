# Age 3 of the base set: title, then the echo effect and the effects in printed order.

card-alchemy = Alchemy
    .effect-1 = Draw and reveal a 4 for every three castles that you show. A red one among them sends them all, and your whole hand, back: { -return } everything.
    .effect-2 = { -Meld } one card from your hand, then score another.

card-translation = Translation
    .effect-1 = You may { -meld } your whole { -score-pile }, or nothing of it.
    .effect-2 = If every { -top } card of yours has a crown, { -claim } { special-world }.

card-compass = Compass
    .effect-1 = I demand: transfer one of your { -top } cards with a leaf, but not green, to my { -board }. Then transfer one of my { -top } cards without a leaf to yours.

card-paper = Paper
    .effect-1 = You may splay green or blue left.
    .effect-2 = Draw as many 4s as you have colors splayed left.

card-education = Education
    .effect-1 = You may { -return } your highest { -score-pile-adjective } card to draw a card two values above the highest that remains there.

card-feudalism = Feudalism
    .first-1 = I demand: choose a card with a castle in your hand and transfer it to mine.
    .third-1 = I demand: choose a card with a castle in your hand and transfer it to mine. Having done so, unsplay its color { -on } your { -board }.
    .effect-2 = You may splay yellow or purple left.

card-engineering = Engineering
    .effect-1 = I demand: all your { -top } cards with a castle go by transfer to my { -score-pile }.
    .effect-2 = You may splay red left.

card-optics = Optics
    .effect-1 = Draw and { -meld } a 3. With a crown, it lets you draw and score a 4. Without one, transfer a card of your { -score-pile } to that of an opponent with fewer points than you.

card-machinery = Machinery
    .effect-1 = I demand: exchange your whole hand for all the highest cards of mine.
    .effect-2 = Score a card with a castle from your hand. Then you may splay red left.

card-medicine = Medicine
    .effect-1 = I demand: exchange your highest { -score-pile-adjective } card for my lowest one.
