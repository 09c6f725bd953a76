# Age 5 of the base set: title, then the echo effect and the effects in printed order.

card-chemistry = Chemistry
    .effect-1 = You may splay blue right.
    .effect-2 = Draw and score a card one value above your highest { -top } card. Then { -return } any card of your { -score-pile }.

card-physics = Physics
    .effect-1 = Draw three 6s and show them. If two share a color, { -return } them and your whole hand; if not, keep them.

card-banking = { -banking }
    .effect-1 = I demand: transfer one of your { -top } cards with a factory, but not green, to my { -board }. For it, draw and score a 5.
    .effect-2 = You may splay green right.

card-measurement = Measurement
    .first-1 = You may { -return } a card from your hand. Having done so, choose a color, splay it right and draw a card whose value is the number of cards you have in it.
    .third-1 = You may reveal and { -return } a card from your hand. Having done so, splay its color right and draw a card whose value is the number of cards you have in it.

card-astronomy = Astronomy
    .effect-1 = Draw and reveal 6s, { -melding } each that is green or blue, until one is neither. That one you keep.
    .effect-2 = If no { -top } card of yours, purple aside, is lower than 6, { -claim } { special-universe }.

card-societies = Societies
    .first-1 = I demand: transfer one of your { -top } cards with a lightbulb, but not purple, to my { -board }. For it, draw a 5.
    .third-1 = I demand: transfer one of your { -top } cards with a lightbulb, higher than mine of the same color, to my { -board }. For it, draw a 5.

card-coal = Coal
    .effect-1 = Draw and { -tuck } a 5.
    .effect-2 = You may splay red right.
    .effect-3 = You may score one of your { -top } cards together with the card beneath it.

card-the-pirate-code = The Pirate Code
    .effect-1 = I demand: transfer two cards from your { -score-pile } to mine, none higher than 4.
    .effect-2 = If the demand moved a card, score your lowest { -top } card among those with a crown.

card-statistics = Statistics
    .first-1 = I demand: take your highest { -score-pile-adjective } card back into your hand. Go on so for as long as it is the only card there.
    .third-1 = I demand: take all your highest { -score-pile-adjective } cards back into your hand.
    .effect-2 = You may splay yellow right.

card-steam-engine = Steam Engine
    .effect-1 = Draw and { -tuck } a 4, then another. Score your bottom yellow card.
