# Age 2 of the base set: title, then the echo effect and the effects in printed order.

card-calendar = Calendar
    .effect-1 = If your { -score-pile } counts more cards than your hand, draw two 3s.

card-mathematics = Mathematics
    .effect-1 = You may { -return } a card from your hand to draw and { -meld } one of the next higher value.

card-currency = Currency
    .effect-1 = You may { -return } as many cards from your hand as you like. For each different value among them, draw and score a 2.

card-mapmaking = Mapmaking
    .effect-1 = I demand: transfer a 1 from your { -score-pile }, if it holds one, to mine.
    .effect-2 = If the demand moved a card, draw and score a 1.

card-monotheism = Monotheism
    .effect-1 = I demand: transfer one of your { -top } cards, in a color that I lack, to my { -score-pile }. For it, draw and { -tuck } a 1.
    .effect-2 = Draw and { -tuck } a 1.

card-philosophy = Philosophy
    .effect-1 = You may splay one of your colors left.
    .effect-2 = You may score a card from your hand.

card-construction = Construction
    .effect-1 = I demand: transfer two cards from your hand to mine, or what you have. In any case, draw a 2.
    .effect-2 = With { -top } cards of all five colors, and nobody else having them, { -claim } { special-empire }.

card-road-building = Road Building
    .effect-1 = { -Meld } one card from your hand, or two. After two, your { -top } red card may go by transfer to another player's { -board }; if so, that player's { -top } green card comes to yours.

card-canal-building = Canal Building
    .effect-1 = You may exchange the highest cards in your hand, all of them, for all the highest in your { -score-pile }.

card-fermenting = Fermenting
    .first-1 = Draw a 2 for each pair of leaves that you show.
    .third-1 = Draw a 2 for each of your colors that shows a leaf.
