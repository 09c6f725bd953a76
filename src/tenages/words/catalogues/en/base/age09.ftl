# Age 9 of the base set: title, then the echo effect and the effects in printed order.

card-computers = Computers
    .effect-1 = You may splay red or green up.
    .effect-2 = Draw and { -meld } a 10. Execute its { -non-demand-effects } without sharing them.

card-genetics = Genetics
    .effect-1 = Draw and { -meld } a 10, and score the whole pile beneath it.

card-collaboration = Collaboration
    .effect-1 = I demand: draw two 9s and show them. I choose one, which you transfer to my { -board }; you { -meld } the other.
    .effect-2 = You win if your green pile counts ten cards or more.

card-satellites = Satellites
    .effect-1 = { -Return } your whole hand. Draw three 8s.
    .effect-2 = You may splay purple up.
    .effect-3 = { -Meld } any card from your hand. Execute its { -non-demand-effects } without sharing them.

card-services = Services
    .effect-1 = I demand: transfer your highest { -score-pile-adjective } cards, all of them, to my hand. For any, take one of my { -top } cards without a leaf into your hand.

card-specialization = Specialization
    .effect-1 = Show a card of your hand. From every opponent's { -board }, take the { -top } card of its color into your hand.
    .effect-2 = You may splay yellow or blue up.

card-composites = Composites
    .effect-1 = I demand: keep one card of your hand and transfer the others to mine. Your highest { -score-pile-adjective } card goes to my { -score-pile } as well.

card-fission = Fission
    .effect-1 = I demand: draw and reveal a 10. A red one { -removes } all hands, { -boards } and { -score-piles } from the game, and ends this action.
    .first-2 = { -Return } any { -top } card, { -on } whoever's { -board }, but never { card-fission }.
    .third-2 = { -Return } any { -top } card, { -on } whoever's { -board }, but never { card-fission }. Then draw a 10.

card-ecology = Ecology
    .effect-1 = You may { -return } a card from your hand to score another one from it and draw two 10s.

card-suburbia = Suburbia
    .effect-1 = You may { -tuck } as many cards from your hand as you like. For each of them, draw and score a 1.
