# Age 10 of the expansion Echoes of the Past: title, then the echo effect and the effects in printed order.

card-artificial-heart = Artificial Heart
    .effect-1 = { -Claim } one { -age }'s { -achievement } for which you are eligible, with your { -score-total } counted twice.

card-human-genome = Human Genome
    .effect-1 = You may choose a value, to draw and score a card of it. Take one of your bottom cards into your hand. Then you win if your hand and your { -score-pile } hold exactly the same values, each as often.

card-flash-drive = Flash Drive
    .effect-1 = I demand: { -return } four cards of your { -score-pile }.
    .effect-2 = { -Return } any card of your { -score-pile }. Having done so, you may splay one of your colors up.

card-gps = GPS
    .effect-1 = I demand: { -return } all cards of your { -forecast }.
    .effect-2 = Draw and { -foreshadow } a 10, three times.
    .effect-3 = You may splay yellow up.

card-puzzle-cube = Puzzle Cube
    .effect-1 = You may score the bottom card of one of your colors, or the two at its bottom. Then you win if every color that you have shows equally many cards; one that is not splayed shows one.
    .effect-2 = Draw and { -meld } a 10.

card-sudoku = Sudoku
    .effect-1 = Choose a value, and draw and { -meld } a card of it. You win if you show bonuses of nine or more different values. If not, execute the { -non-demand-effects } of the card { -melded } without sharing them.

card-camcorder = Camcorder
    .effect-1 = I demand: transfer your whole hand to mine, then draw a 9.
    .effect-2 = { -Meld } every 9 from your hand and { -return } the rest of it. Draw three 9s.

card-social-networking = Social Networking
    .effect-1 = I demand: choose one of the six icons, and transfer those of your { -top } cards that lack it to my { -score-pile }, all at once.
    .effect-2 = You win if each of your opponents shows more factories than you, more crowns, and more castles.

card-cell-phone = Cell Phone
    .effect-1 = Draw a 10 for each pair of clocks that you show.
    .effect-2 = You may splay green up.
    .effect-3 = You may { -tuck } as many cards with a clock from your hand as you like. Splay each color that gets one up.

card-mp3 = MP3
    .effect-1 = You may { -return } as many cards from your hand as you like. For each of them, { -claim } two { -achievements } of { -ages } for which you are eligible.
    .effect-2 = Draw and score a card of the value of one of the bonuses that you show.
