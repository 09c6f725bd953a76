# Age 4 of the base set: title, then the echo effect and the effects in printed order.

card-experimentation = Experimentation
    .effect-1 = Draw and { -meld } a 5.

card-printing-press = Printing Press
    .effect-1 = You may { -return } a card from your { -score-pile } to draw a card two values above your { -top } purple one.
    .effect-2 = You may splay blue right.

card-invention = Invention
    .effect-1 = You may turn a splay of yours from left to right. Having done so, draw and score a 4.
    .effect-2 = With all five colors splayed, whichever way, { -claim } { special-wonder }.

card-navigation = Navigation
    .effect-1 = I demand: transfer a 2 or a 3 from your { -score-pile }, if it holds one, to mine.

card-enterprise = Enterprise
    .effect-1 = I demand: transfer one of your { -top } cards with a crown, but not purple, to my { -board }. For it, draw and { -meld } a 4.
    .effect-2 = You may splay green right.

card-reformation = Reformation
    .effect-1 = You may { -tuck } cards from your hand, one for each pair of leaves that you show: that many, as far as your hand goes, or none.
    .effect-2 = You may splay yellow or purple right.

card-colonialism = Colonialism
    .effect-1 = Draw and { -tuck } 3s, one after the other, until one has no crown.

card-gunpowder = Gunpowder
    .effect-1 = I demand: transfer one of your { -top } cards with a castle to my { -score-pile }.
    .effect-2 = If the demand moved a card, draw and score a 2.

card-anatomy = Anatomy
    .effect-1 = I demand: { -return } a card of your { -score-pile }. Having done so, { -return } one of your { -top } cards with the same value.

card-perspective = Perspective
    .effect-1 = You may { -return } a card from your hand to score others from it, one for each pair of lightbulbs that you show.
