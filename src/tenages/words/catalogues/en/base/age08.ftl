# Age 8 of the base set: title, then the echo effect and the effects in printed order.

card-quantum-theory = Quantum Theory
    .effect-1 = You may { -return } one card from your hand, or two. After two, draw a 10, then draw and score another 10.

card-rocketry = Rocketry
    .effect-1 = For each pair of clocks that you show, { -return } a card from the { -score-pile } of any opponent.

card-corporations = Corporations
    .effect-1 = I demand: transfer one of your { -top } cards with a factory, but not green, to my { -score-pile }. For it, draw and { -meld } an 8.
    .effect-2 = Draw and { -meld } an 8.

card-mass-media = Mass Media
    .effect-1 = You may { -return } a card from your hand to name a value: every { -score-pile-adjective } card of that value, whoever owns it, is { -returned }.
    .effect-2 = You may splay purple up.

card-empiricism = Empiricism
    .effect-1 = Name two colors, then draw and reveal a 9. In one of them, it is { -melded }, and you may splay its color up.
    .effect-2 = You win if you show at least twenty lightbulbs.

card-socialism = Socialism
    .effect-1 = You may { -tuck } your whole hand, or nothing of it. If a purple card was among it, take all the lowest cards out of each opponent's hand into yours.

card-flight = Flight
    .effect-1 = With red splayed up, you may splay one more color up.
    .effect-2 = You may splay red up.

card-mobility = Mobility
    .effect-1 = I demand: of your { -top } cards that are not red and lack a factory, transfer the two highest to my { -score-pile }. For any, draw an 8.

card-antibiotics = Antibiotics
    .effect-1 = You may { -return } one, two or three cards from your hand. For each different value among them, draw two 8s.

card-skyscrapers = Skyscrapers
    .effect-1 = I demand: transfer one of your { -top } cards with a clock, but not yellow, to my { -board }. Of the pile it came from, score the uppermost card and { -return } the rest.
