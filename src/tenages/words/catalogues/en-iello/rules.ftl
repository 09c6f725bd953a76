# Where Iello's words do not fit into the sentence that serves both publishers.

rules-goal-achievements = By { -achievements }
    .text =
        { $teams ->
            [yes] The team whose partners have { $achievements } { -achievements } between them wins at once. { -ages } and { -special-achievements } count alike.
           *[no] Whoever has { $achievements } { -achievements } wins at once. { -ages } and { -special-achievements } count alike.
        }
rules-turn-start = Who begins
    .text = All put one of their two first cards in play, at the same time. The title that comes first in the alphabet begins.
rules-action-achieve = { -action-achieve }
    .text = Take a Period if you have 5 × its value in { -points } or more, and an { -top } card of that value or higher. The points stay yours.
rules-sight-everyone = By everyone
    .text =
        { $layout ->
            [base] How many cards lie in each hand, each { -score-pile } and each { -supply-pile }, and their values; all that { -boards } show; who has which { -achievements }.
            [rows] How many cards lie in each hand, each { -score-pile } and each { -supply-pile } and among each player's { -forecast }, their values and sets; all that { -boards } show; who has which { -achievements }.
           *[mixed] How many cards lie in each hand, each { -score-pile } and each { -supply-pile } and among each player's { -forecast }, and their values; their sets too, but of a { -supply-pile } only that of the next card; all that { -boards } show; who has which { -achievements }.
        }
rules-sight-nobody = By nobody
    .text = The face of a { -age } to be dominated, even once it is yours.
rules-echoes-foreshadow = { -foreshadow }
    .text = Lay the card face down with your { -forecast }.
rules-echoes-promote = { -to-promote }
    .text =
        { $must ->
            [yes] After a { -action-meld } action you may put one of your { -forecast } in play as well, if it is no higher than the first card. You must then activate it, shared as usual.
           *[no] After a { -action-meld } action you may put one of your { -forecast } in play as well, if it is no higher than the first card. You may then activate it, shared as usual.
        }
rules-echoes-again = Twice the same { -age }
    .text = Cards can add { -ages } to be dominated. For each one of a { -age } that you own already, the next one of that { -age } costs you as much again: a second 1 takes 10 points, a third 3 takes 45.
