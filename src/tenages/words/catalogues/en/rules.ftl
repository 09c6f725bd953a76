# The rules sheet: what one wants to look up in the middle of a game. A message is the word on the left; its text stands
# beside it. One without a text is a sentence of its own, or the title of a section.
#
# All of them know the table: $achievements (how many win), $halves (how many first turns have one action), $teams,
# $reveals (a mere reveal counts as a change), $mixes (scored and tucked cards add up for Monument), $must (a promoted card
# must be activated), each "yes" or "no"; $tie in points and achievements ("draw", or who wins: "shared", "all");
# $layout of the cards ("base", "rows" with Echoes apart, "mixed"); and for mixed piles $base_cards and $echoes_cards.

rules-for = { $table } · { count-players }

# --- How the game is won ---

rules-goal = How the game is won
rules-goal-achievements = By { -achievements }
    .text =
        { $teams ->
            [yes] The team whose partners have { $achievements } { -achievements } between them wins at once. Those of { -ages } and { -special-achievements } count alike.
           *[no] Whoever has { $achievements } { -achievements } wins at once. Those of { -ages } and { -special-achievements } count alike.
        }
rules-goal-points = By { -points }
    .text =
        { $teams ->
            [yes] When someone has to draw past 10, or a card ends the game, it is over on the spot, and the team with more { -points } in all wins. If they have as many, more { -achievements } decide; if that is a tie too, { rules-goal-points.tie }.
           *[no] When someone has to draw past 10, or a card ends the game, it is over on the spot, and the most { -points } win. If some have as many, the most { -achievements } among them decide; if that is a tie too, { rules-goal-points.tie }.
        }
    .tie =
        { $tie ->
            [draw] the game is a draw, and nobody wins
            [all] everyone wins
           *[shared] they share the victory
        }
rules-goal-effect = By a card
    .text = Some cards name a winner. If one asks for a single player and there is a tie, nothing happens.

# --- Your turn ---

rules-turn = Your turn
rules-turn-actions = Two actions
    .text = Take any two of the four below, or one of them twice.
rules-turn-start = Who begins
    .text = All { -meld } one of their two first cards, at the same time. The title that comes first in the alphabet begins.
rules-turn-first = First turn
    .text =
        { $halves ->
            [one] Whoever begins takes only one action in that first turn.
           *[other] The first { $halves } players take only one action each in their first turn.
        }

# --- The four actions ---

rules-actions = The four actions
rules-action-draw = Draw
    .text = Draw a card of the { -age } of your highest { -top } card, or a 1 if your { -board } is empty. If that { -age } has no cards left, draw from the next higher one that has; past 10 the game ends.
rules-action-meld = { -action-meld }
    .text = Lay a card from your hand on top of the pile of its color, or begin that pile. A splayed pile stays so.
rules-action-dogma = { -action-dogma }
    .text = Activate one of your { -top } cards: all its { -effects } are carried out, as described below.
rules-action-achieve = { -action-achieve }
    .text = Take the { -achievement } of an { -age } if you have 5 × that { -age } in points or more, and a { -top } card of that { -age } or higher. The points stay yours.

# --- Activating a card ---

rules-dogma = Activating a card
rules-dogma-icon = { -featured-icon }
    .text = All players count how many of it their { -boards } show. This is done once, before anything happens.
rules-dogma-demand = { -demand-effect }
    .text = "I demand …": each opponent with fewer of the icon than you obeys, one after the other, clockwise from your left. Whoever obeys makes all choices that the card does not give to you.
rules-dogma-other = { -non-demand-effect }
    .text = Each other player with at least as many of the icon as you shares it, clockwise from your left. You come last.
rules-dogma-order = Order
    .text = Each { -effect } is finished by everyone before the next begins. All are carried out, whatever becomes of the card meanwhile.
rules-dogma-must = Must or may
    .text = Everything must be done, shared or not, unless the card says "you may". What cannot be done is left out, and the rest is done.
rules-dogma-bonus = { -sharing-bonus }
    .text =
        { $reveals ->
            [yes] When the card is done, you get one free Draw action if an opponent's sharing moved a card, revealed one, or splayed a pile anew. Obeying a demand never counts.
           *[no] When the card is done, you get one free Draw action if an opponent's sharing moved a card or splayed a pile anew; merely revealing a card is not enough. Obeying a demand never counts.
        }
rules-dogma-alone = Without sharing
    .text = Where a card has you carry out another card's { -non-demand-effects } without sharing them, you alone do so.

# --- Values ---

rules-values = Values and ties
rules-values-tie = Ties
    .text = If several cards are the highest or the lowest, their owner picks. "All the highest" are those of one value; "the three highest" go on down to lower values.
rules-values-zero = Nothing there
    .text = The value of a card that is not there is 0.
rules-values-exact = No substitute
    .text = Only a draw goes on to higher cards. Asked for a 5 out of anything but the { -supply-piles }, whoever has none gives none.

# --- What cards ask for ---

rules-words = What the cards ask for
rules-word-draw = Draw and …
    .text = Do what follows with the very card that you drew. If nothing follows, it goes to your hand.
rules-word-meld = { -meld }
    .text = Lay the card on top of your pile of its color, or begin that pile. A splayed pile stays so.
rules-word-tuck = { -tuck }
    .text = Lay the card beneath your pile of its color, or begin that pile. A splayed pile stays so.
rules-word-score = score
    .text = Lay the card face down into your { -score-pile }, where it is worth its value in points.
rules-word-return = { -return }
    .text =
        { $layout ->
            [rows] Lay the card beneath the { -supply-pile } of its { -age } and set. Several go there in the order that you like.
           *[base] Lay the card beneath the { -supply-pile } of its { -age }. Several go there in the order that you like.
        }
rules-word-splay = splay
    .text = Spread a pile, so that all its covered cards show some of their slots. It takes two cards or more, and a new direction replaces the old one.
rules-word-left = splay left
    .text = Covered cards show one slot: bottom right.
rules-word-right = splay right
    .text = Covered cards show two slots: top left and bottom left.
rules-word-up = splay up
    .text = Covered cards show three slots: all those at the bottom.
rules-word-transfer = transfer
    .text = Move the card to the place that is named; in play it goes on top of its pile. This does not count as { -melding }, scoring or { -tucking }.
rules-word-exchange = exchange
    .text = Swap the cards of two places, even if one of them is empty. This does not count as { -melding }, scoring or { -tucking } either.
rules-word-reveal = reveal
    .text = Show the card to everyone. If it was just drawn, it then goes to your hand, unless the card says otherwise.
rules-word-remove = { -remove }
    .text = Put the card into the box: it is out of the game.

# --- Special achievements ---

rules-special = { -special-achievements }
rules-special-how = Each is yours the instant that you fulfil it, in the middle of an effect and on anyone's turn, without an action. If two players do so at the same time, the one whose turn it is goes first, then clockwise.
rules-special-one = { $asks } { $card } can { -claim } it too.
rules-special-monument =
    { $mixes ->
        [yes] Within one turn, score or { -tuck } six cards, in any mix.
       *[no] Within one turn, score six cards, or { -tuck } six; the two do not add up.
    }

# --- What may be seen ---

rules-sight = What may be seen
rules-sight-everyone = By everyone
    .text =
        { $layout ->
            [base] How many cards lie in each hand, { -score-pile } and { -supply-pile }, and their values; all that { -boards } show; who has which { -achievements }.
            [rows] How many cards lie in each hand, { -score-pile }, { -forecast } and { -supply-pile }, their values and sets; all that { -boards } show; who has which { -achievements }.
           *[mixed] How many cards lie in each hand, { -score-pile }, { -forecast } and { -supply-pile }, and their values; their sets too, but of a { -supply-pile } only that of the next card; all that { -boards } show; who has which { -achievements }.
        }
rules-sight-you = By you
    .text =
        { $layout ->
            [base] The cards in your hand and your { -score-pile }, and all your covered cards, at any time.
           *[other] The cards in your hand, your { -score-pile } and your { -forecast }, and all your covered cards, at any time.
        }
rules-sight-nobody = By nobody
    .text = The face of an { -age }'s { -achievement }, even if it is your own.
rules-sight-known = Once shown
    .text = A card that was shown stays known to those who saw it, for as long as they can follow it.

# --- Echoes of the Past ---

rules-echoes = { set-title-echoes }
rules-echoes-draw = Draw
    .text =
        { $layout ->
            [mixed] Each { -age } is one mixed pile, which begins with { $base_cards } { -base } and { $echoes_cards } { -echoes } cards. You draw the next one, whichever it is; its back can be seen.
           *[rows] If you hold cards but no { -echoes } card, you draw the { -echoes } card of that { -age }. With an empty hand, with an { -echoes } card in hand, or if none is left there, you draw the { -base } card. Several cards are drawn and used one by one. Where no { -base } card is left, { -an-age } counts as empty.
        }
rules-echoes-echo = echo effect
    .text = Before the { -effects } of the card that you activate come all echo effects that its pile shows, from the bottom up to the card itself. They are shared like any { -non-demand-effect }, by the { -featured-icon } of that card.
rules-echoes-bonus = { -bonus }
    .text = Your { -score-total } gains the highest { -bonus } that your { -board } shows, and 1 for each of the others: 5, 3 and 3 make 7. They are not cards in your { -score-pile }.
rules-echoes-foreshadow = { -foreshadow }
    .text = Lay the card face down into your { -forecast }.
rules-echoes-promote = { -to-promote }
    .text =
        { $must ->
            [yes] After a { -action-meld } action you may { -meld } a card from your { -forecast } as well, if it is no higher than the first. You must then activate it, shared as usual.
           *[no] After a { -action-meld } action you may { -meld } a card from your { -forecast } as well, if it is no higher than the first. You may then activate it, shared as usual.
        }
rules-echoes-again = Twice the same { -age }
    .text = Cards can add { -achievements }. For each one of an { -age } that you own already, the next one of that { -age } costs you as much again: a second 1 takes 10 points, a third 3 takes 45.
rules-echoes-eligible = eligible
    .text = You are if your points, { -bonuses } included, and your { -top } cards would do for the { -action-achieve } action.

# --- Teams ---

rules-teams = Teams
rules-teams-partners = Partners
    .text = They sit opposite each other and win together. A card that makes one of them win makes both win.
rules-teams-demands = Demands
    .text = They pass your partner over. To you, "opponent" and "other player" on a card never mean your partner.
rules-teams-sharing = Sharing
    .text = Your partner shares like anyone, but that alone earns no { -sharing-bonus }.
