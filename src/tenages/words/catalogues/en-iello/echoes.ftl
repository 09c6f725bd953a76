# Cards that speak of achievements of ages, which Iello calls Periods to be dominated.

card-laser = Laser
    .effect-1 = { -Return } every Period that is still to be dominated, then half your { -score-pile }, rounded up. Draw and { -meld } a 10, then another.

card-artificial-heart = Artificial Heart
    .effect-1 = Dominate one Period for which you are eligible, with your { -score-total } counted twice.

card-mp3 = MP3
    .effect-1 = You may { -return } as many cards from your hand as you like. For each of them, dominate two Periods for which you are eligible.
    .effect-2 = Draw and score a card of the value of one of the bonuses that you show.
