# Age 7 of the expansion Echoes of the Past: title, then the echo effect and the effects in printed order.

card-photography = Photography
    .echo = { -Meld } a card out of your { -forecast }.
    .effect-1 = I demand: take your highest { -top } card into your hand.
    .effect-2 = If one of your colors shows three or more echo effects, { -claim } { special-history }.

card-typewriter = Typewriter
    .effect-1 = Show your whole hand and { -return } it. Draw a 6; then for each color among the { -returned } cards one card more, each of the next higher value: a 7, an 8 and so on.

card-jeans = Jeans
    .echo = Draw two 9s. { -Return } one of them and { -foreshadow } the other.
    .effect-1 = Name two different values from 1 to 6, then draw and reveal one card of each. { -Meld } one, { -return } the other.

card-telegraph = Telegraph
    .effect-1 = You may choose an opponent and a color, to splay yours as the opponent has splayed it, or to unsplay it if that pile is not splayed.
    .effect-2 = You may splay blue up.

card-ice-cream = Ice Cream
    .echo = Score one of your { -top } cards that has no bonus and is not purple.
    .effect-1 = I demand: draw and { -meld } a 1.
    .effect-2 = Choose the 6s, 7s, 8s or 9s. You may make that pile's bottom card { -one-more-achievement }, if one is left.

card-saxophone = Saxophone
    .effect-1 = You may splay purple up.
    .effect-2 = You win if the music notes of { card-bell }, { card-flute }, { card-piano } and { card-saxophone } all show, { -on } whichever { -boards }. Otherwise draw a 7 for each music note that shows.

card-machine-gun = Machine Gun
    .echo = If you have { -a-top } card of every color, draw and score a 7.
    .effect-1 = I demand: transfer every { -top } card of yours that has a bonus to my { -score-pile }. For any, draw a 7.
    .effect-2 = { -Return } your { -top } cards of all colors but red.

card-rubber = Rubber
    .echo = Draw and { -tuck } an 8, then another.
    .effect-1 = Score one of your { -top } cards that has no bonus.
    .effect-2 = You may splay red up.

card-elevator = Elevator
    .echo = Score the { -top } card or the bottom card of your green pile.
    .effect-1 = Choose the value of one of your { -score-pile-adjective } cards. All cards of that value go to your { -score-pile }, either out of your opponents' hands or out of their { -score-piles }: choose which.

card-fertilizer = Fertilizer
    .effect-1 = You may { -return } a card from your hand. Having done so, take every card of its value out of all { -score-piles }, your own too, into your hand.
    .effect-2 = Choose a value. Draw and { -foreshadow } a card of it.
