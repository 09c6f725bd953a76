# Age 10 of the base set: title, then the echo effect and the effects in printed order.

card-bioengineering = Bioengineering
    .effect-1 = Transfer { -a-top } card with a leaf from an opponent's { -board } to your { -score-pile }.
    .effect-2 = If anyone at all shows fewer than three leaves, whoever shows the most wins; a tie wins nothing.

card-software = Software
    .effect-1 = Draw and score a 10.
    .effect-2 = Draw and { -meld } a 10, and then another. Execute the second one's { -non-demand-effects } without sharing them.

card-databases = Databases
    .effect-1 = I demand: { -return } half your { -score-pile }, rounded up.

card-self-service = Self Service
    .effect-1 = Pick another { -top } card of yours and execute its { -non-demand-effects } without sharing them.
    .effect-2 = You win if you have more { -achievements } than any opponent. Partners count theirs together.

card-ai = { -artificial-intelligence }
    .effect-1 = Draw and score a 10.
    .effect-2 = With { card-robotics } and { card-software } both { -on-top }, { -on } whichever { -boards }, the lowest { -score-total } wins; a tie wins nothing.

card-the-internet = The Internet
    .effect-1 = You may splay green up.
    .effect-2 = Draw and score a 10.
    .effect-3 = Draw and { -meld } a 10 for each pair of clocks that you show.

card-miniaturization = Miniaturization
    .effect-1 = You may { -return } a card from your hand. For a 10, draw as many 10s as there are different values in your { -score-pile }.

card-robotics = Robotics
    .effect-1 = Score your { -top } green card. Then draw a 10, { -meld-it }, and execute its { -non-demand-effects } without sharing them.

card-globalization = Globalization
    .effect-1 = I demand: { -return } one of your { -top } cards with a leaf.
    .effect-2 = Draw and score a 6. Then, unless someone shows more leaves than factories, the highest { -score-total } wins; a tie wins nothing.

card-stem-cells = Stem Cells
    .effect-1 = You may score your whole hand, or nothing of it.
