# Age 7 of the base set: title, then the echo effect and the effects in printed order.

card-evolution = Evolution
    .effect-1 = You may do one of two things: draw and score an 8, then { -return } any { -score-pile-adjective } card; or draw a card one value above your highest { -score-pile-adjective } card.

card-publications = Publications
    .effect-1 = You may put one of your piles into any order you like.
    .effect-2 = You may splay yellow or blue up.

card-bicycle = Bicycle
    .effect-1 = You may exchange your whole hand for your whole { -score-pile }.

card-electricity = Electricity
    .effect-1 = { -Return } all those { -top } cards of yours that lack a factory, and draw an 8 for each.

card-lighting = Lighting
    .effect-1 = You may { -tuck } one, two or three cards from your hand. For each different value among them, draw and score a 7.

card-railroad = Railroad
    .effect-1 = { -Return } your whole hand. Draw three 6s.
    .effect-2 = You may turn a splay of yours from right to up.

card-combustion = Combustion
    .first-1 = I demand: transfer two cards from your { -score-pile } to mine.
    .third-1 = I demand: transfer one card from your { -score-pile } to mine for each four crowns that I show.
    .third-2 = { -Return } the bottom card of your red pile.

card-explosives = Explosives
    .effect-1 = I demand: transfer your three highest cards in hand to my hand. If that empties yours, draw a 7.

card-refrigeration = Refrigeration
    .effect-1 = I demand: { -return } half your hand, rounded down.
    .effect-2 = You may score a card from your hand.

card-sanitation = Sanitation
    .effect-1 = I demand: exchange your two highest cards in hand for my lowest.
