# Age 6 of the base set: title, then the echo effect and the effects in printed order.

card-atomic-theory = Atomic Theory
    .effect-1 = You may splay blue right.
    .effect-2 = Draw and { -meld } a 7.

card-encyclopedia = Encyclopedia
    .effect-1 = You may { -meld } the highest cards of your { -score-pile }: every one of them, or none.

card-classification = Classification
    .effect-1 = Name the color of a card in your hand. Take all cards of that color out of your opponents' hands into yours, then { -meld } all that you hold of it.

card-metric-system = Metric System
    .effect-1 = With green splayed right, you may splay one more color right.
    .effect-2 = You may splay green right.

card-democracy = Democracy
    .effect-1 = You may { -return } as many cards from your hand as you like. If { card-democracy } has had you { -return } more in this action than any opponent, draw and score an 8.

card-emancipation = Emancipation
    .effect-1 = I demand: transfer any card from your hand to my { -score-pile }. For it, draw a 6.
    .effect-2 = You may splay red or purple right.

card-industrialization = Industrialization
    .first-1 = Draw and { -tuck } a 6 for each pair of factories that you show.
    .third-1 = Draw and { -tuck } a 6 for each of your colors that shows a factory.
    .effect-2 = You may splay red or purple right.

card-machine-tools = Machine Tools
    .effect-1 = Draw and score a card as high as your highest { -score-pile-adjective } card.

card-canning = Canning
    .effect-1 = You may draw and { -tuck } a 6 to score all those { -top } cards of yours that lack a factory.
    .effect-2 = You may splay yellow right.

card-vaccination = Vaccination
    .effect-1 = I demand: { -return } your lowest { -score-pile-adjective } cards, all of them. For any, draw and { -meld } a 6.
    .effect-2 = If the demand sent a card back, draw and { -meld } a 7.
