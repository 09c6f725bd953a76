# Help: the reference card, the rules, and the guided tour of a first game.

help-coming = The rules are on their way…
help-rules-about = All that one wants to look up in the middle of a game.

help-goal-build = You build a civilisation of cards: five piles, one of each color, from the first { -age } to the tenth.
help-goal-win =
    { $needed ->
        [0] Whoever is first to have enough { -achievements } wins, six with two players; most of them ask for points, and for a card that is high enough.
       *[other] Whoever is first to have { $needed } { -achievements } wins; most of them ask for points, and for a card that is high enough.
    }
help-goal-turn = A turn is two actions: draw a card, { -meld-action } one, activate one for what it says, or { -achieve }.

help-card = At a glance
help-actions = Two actions a turn, any two of these or one of them twice
help-action-draw = Draw
    .text = A card of the value of your highest { -top } card.
help-action-meld = { -action-meld }
    .text = A card from your hand, to the top of the pile of its color.
help-action-dogma = { -action-dogma }
    .text = One of your { -top } cards: all it says happens, from top to bottom.
help-action-achieve = { -action-achieve }
    .text = Take { -an-age } with points of 5 times its number, and with { -a-top } card as high.
help-order = When a card is activated
help-order-demand = "I demand": whoever shows fewer of its icon than you must obey.
help-order-share = All else: whoever shows as many of its icon as you, or more, does it too, and before you.
help-order-own = Then you do it.
help-order-bonus = If anyone shared and something came of it, you take a free Draw action in the end.

help-tour-at = { $number } of { $count }
help-tour-next = Next
help-tour-back = Back
help-tour-done = Let us play
help-tour-skip = Skip
help-tour-prompt = What do I do now?
    .text = Look here: it always says who decides, and what. If it is you, your choices stand right beside it.
help-tour-actions = Two actions
    .text = In your turn you take two: draw, { -meld-action }, activate a card, or { -achieve }. The same one twice is fine.
help-tour-hand = Your hand
    .text = Cards wait here. Pick one and { -meld-it }: it covers the card of its color. Rest on a card to read it in large.
help-tour-supply = The { -ages }
    .text = Ten piles, from stone to silicon. You draw from the one that your highest { -top } card stands for.
help-tour-dogma = Activate a card, and mind the icons
    .text = Others who show as many of its icon as you share what it does, before you. Those with fewer must obey its demands. You see who, before you choose.
help-tour-achievements = This is how you win
    .text = Each asks for points, which stay yours, and for { -a-top } card as high. The special ones come by themselves, once you do what they ask.
