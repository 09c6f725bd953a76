# Age 1 of the expansion Echoes of the Past: title, then the echo effect and the effects in printed order.

card-dice = Dice
    .effect-1 = Draw a 1 and show it. For a bonus on it, draw and { -meld } a card of that value.

card-perfume = Perfume
    .echo = Draw and { -tuck } a 1.
    .effect-1 = I demand: transfer to my { -board } { -a-top } card of yours whose value none of my { -top } cards has. For it, draw and { -meld } a card of the same value.

card-ruler = Ruler
    .echo = Draw a 2.
    .effect-1 = No effect.

card-comb = Comb
    .effect-1 = Choose a color. Draw five 1s and show them: keep those of that color, and { -return } the others.

card-ice-skates = Ice Skates
    .effect-1 = { -Return } one, two or three cards from your hand, or none. Each of them lets you draw a 2 to { -meld } or a 3 to { -foreshadow }, as you like. At the end your highest { -top } card goes back, too.

card-umbrella = Umbrella
    .echo = You may { -meld } a card from your hand.
    .effect-1 = { -Return } as many cards from your hand as you like. For each of them, score two more from there.

card-bell = Bell
    .echo = You may score a card from your hand.
    .effect-1 = Draw and { -foreshadow } a 2.

card-flute = Flute
    .echo = You may splay one of your colors left.
    .effect-1 = I demand: { -return } a card that has a bonus from your hand.
    .effect-2 = Draw and reveal a 1, then draw another 1 if that one has a bonus.

card-puppet = Puppet
    .effect-1 = No effect.

card-bangle = Bangle
    .echo = { -Tuck } a red card from your hand.
    .effect-1 = Draw and { -foreshadow } a 3.

card-candles = Candles
    .echo = If every opponent's { -score-total } is higher than yours, draw a 3.
    .effect-1 = I demand: hand me a card with a castle out of your hand. For it, draw a 1.

card-plumbing = Plumbing
    .echo = Score one of your bottom cards.
    .effect-1 = No effect.

card-chopsticks = Chopsticks
    .echo = Draw a 1.
    .effect-1 = You may make the bottom card of the 1s { -one-more-achievement }, if a 1 is left.

card-noodles = Noodles
    .effect-1 = If you have more 1s in your hand than each opponent has, draw and score a 2.
    .effect-2 = Draw and reveal a 1, then score every 1 in your hand if that one is yellow.

card-soap = Soap
    .effect-1 = Name a color and { -tuck } as many cards of it from your hand as you like. For three or more, you may { -achieve } a card from your hand, if you are eligible.
