# Age 4 of the expansion Echoes of the Past: title, then the echo effect and the effects in printed order.

card-slide-rule = Slide Rule
    .effect-1 = You may splay yellow right.
    .effect-2 = Draw a card of the value of your lowest { -top } card, plus one for each color that you have splayed.

card-telescope = Telescope
    .echo = Draw and { -foreshadow } a 5.
    .effect-1 = You may put a card from your { -forecast } on top of its { -supply-pile }. Having done so, { -achieve } another card from your { -forecast }, if you are eligible.

card-chintz = Chintz
    .effect-1 = Draw a 4.
    .effect-2 = If your hand is a single card, draw a 4, then draw and score another.

card-globe = Globe
    .effect-1 = You may reveal and { -return } up to three cards of one color from your hand. Having { -returned } any, splay one of your colors (left for one card, right for two, up for three), then draw and { -foreshadow } a 6.

card-clock = Clock
    .echo = You may splay right the color of which you have most cards.
    .effect-1 = I demand: draw and reveal three 10s, count the clocks on them and { -return } them. Transfer all cards whose value is that number from your hand and your { -score-pile } to my { -score-pile }.

card-toilet = Toilet
    .echo = Draw and { -tuck } a 4.
    .effect-1 = I demand: { -return } all your { -score-pile-adjective } cards whose value is the highest bonus { -on } my { -board }.
    .effect-2 = You may { -return } a card from your hand to draw one of the same value.

card-kobukson = Kobukson
    .echo = Splay left one color of any player.
    .effect-1 = I demand: every { -top } card of yours with a castle goes back to the supply. Then draw and { -tuck } a 4.
    .effect-2 = Draw and { -tuck } a 4 for every two cards that the demand { -returned }.

card-shuriken = Shuriken
    .effect-1 = I demand: transfer one of your { -top } cards with a castle or a lightbulb, but not red, to my { -board }. For it, draw a 4.
    .effect-2 = You may splay purple right.

card-barometer = Barometer
    .echo = Take a 5 from your { -forecast } into your hand.
    .effect-1 = Choose a bonus { -on } any { -board }. Draw and { -foreshadow } a card two higher.
    .effect-2 = You may reveal and { -return } all cards of your { -forecast }. If any of them was blue, { -claim } { special-destiny }.

card-pencil = Pencil
    .echo = Draw a 5.
    .effect-1 = You may { -return } up to three cards from your hand to draw equally many, one higher than the highest of them. One that you drew you { -foreshadow }; the others you { -return }.
