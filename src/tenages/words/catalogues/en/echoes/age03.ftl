# Age 3 of the expansion Echoes of the Past: title, then the echo effect and the effects in printed order.

card-almanac = Almanac
    .echo = Draw and { -foreshadow } a 4.
    .effect-1 = You may reveal and { -return } a card with a bonus from your { -forecast }, to draw and score a card one higher than that bonus.

card-magnifying-glass = Magnifying Glass
    .echo = Draw a 4, and { -return } any card from your hand for it.
    .effect-1 = You may { -return } three cards of one value from your hand to draw a card two higher.
    .effect-2 = You may splay yellow or blue left.

card-charitable-trust = Charitable Trust
    .echo = Draw a 3 or a 4.
    .effect-1 = You may { -meld } the card that you drew by the echo effect of { card-charitable-trust }. Doing so, either { -return } your { -top } green card or { -achieve } it, if you are eligible.

card-homing-pigeons = Homing Pigeons
    .effect-1 = I demand: { -return } two cards from your { -score-pile }, each of a value that I have in my hand.
    .effect-2 = You may splay red or green left.

card-novel = Novel
    .echo = Draw a 3.
    .effect-1 = Draw a 3. Then you may splay purple left.
    .effect-2 = If one icon, but not the crown, is on each of your { -top } cards other than purple, { -claim } { special-supremacy }.

card-sunglasses = Sunglasses
    .echo = Score a card from your hand whose color you have splayed.
    .effect-1 = You may splay purple the way another color of yours is splayed, or another color the way that purple is.

card-katana = Katana
    .effect-1 = I demand: transfer two of your { -top } cards with a castle to my { -score-pile }. If any went, draw a card whose value is the number of castles on them, and transfer it to my { -forecast }.

card-liquid-fire = Liquid Fire
    .effect-1 = I demand: draw a card as high as the best bonus { -on } your { -board } and show it. It goes to my { -forecast }; for a red one your whole hand goes to my { -score-pile }.

card-deodorant = Deodorant
    .echo = Draw and { -meld } a 3.
    .effect-1 = Draw and { -meld } a 3 if one of your { -top } cards has a castle. If none has, draw a 4.

card-sandpaper = Sandpaper
    .effect-1 = You may trade as many cards from your hand as you like for 3s: { -return } them, then draw. { -Meld } a card from your hand.
