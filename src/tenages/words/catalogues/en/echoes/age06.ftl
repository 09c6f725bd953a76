# Age 6 of the expansion Echoes of the Past: title, then the echo effect and the effects in printed order.

card-bifocals = Bifocals
    .echo = Draw and { -foreshadow } a card of a value of your choice.
    .effect-1 = You may { -return } a card from your { -forecast } to draw and { -foreshadow } one of the same value.
    .effect-2 = You may splay green right.

card-stethoscope = Stethoscope
    .echo = { -Meld } a card from your hand that is blue or yellow.
    .effect-1 = Draw a 7. If the echo effect of { card-stethoscope } made you { -meld } a blue card, draw an 8 as well.
    .effect-2 = You may splay yellow right.

card-hot-air-balloon = Hot Air Balloon
    .echo = Draw and score a 7.
    .effect-1 = You may { -achieve }, if you are eligible, { -a-top } card of an opponent who has { -an-achievement } of the same value; your { -top } green card then goes to that { -board }. If you do not, draw and { -meld } a 7.

card-steamboat = Steamboat
    .effect-1 = I demand: draw a 6 and show it. Blue or yellow, I get your whole hand with it. Red or green, you keep it, but two of your { -score-pile-adjective } cards go to my { -score-pile }. Purple, you just keep it.

card-indian-clubs = Indian Clubs
    .effect-1 = I demand: { -return } two cards from your { -score-pile }.
    .effect-2 = For each different value in your { -score-pile }, score a card of that value from your hand.

card-kaleidoscope = Kaleidoscope
    .effect-1 = Draw and { -meld } a 7. You may splay its color right.

card-loom = Loom
    .echo = Score the lowest of your { -top } cards.
    .effect-1 = You may { -return } two of your { -score-pile-adjective } cards that differ in value to draw and { -tuck } three 6s.
    .effect-2 = If one of your colors shows at least five pictures, { -claim } { special-heritage }.

card-shrapnel = Shrapnel
    .effect-1 = I demand: draw and { -tuck } a 6. In its color, your top two cards go to my { -score-pile }; then my bottom card goes to yours.

card-dentures = Dentures
    .echo = Draw and { -tuck } a 6.
    .effect-1 = In the color of the last card that { card-dentures } made you { -tuck }, score your top two cards, but never the bottom one. As long as that gives nothing, draw and { -tuck } a 6 and try its color.
    .effect-2 = You may splay blue right.

card-morphine = Morphine
    .echo = Score an odd card from your hand.
    .effect-1 = I demand: { -return } all odd cards in your hand, then draw a 6.
    .effect-2 = If the demand { -returned } any, draw a card one higher than the highest.
    .effect-3 = You may splay red right.
