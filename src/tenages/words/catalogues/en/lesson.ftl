# The guided first game. The coach's cards: a title, a text of at most three lines, and what to do.
#
# All of them know $name, the opponent, and $by, "mouse" or "finger".

lesson-name = Your first game
lesson-coming = The cards are being dealt…
lesson-coach = Coach
lesson-leave = I know this game
lesson-at = step { $number } of { $count }
lesson-show = Show me
lesson-go-on = Go on
lesson-play-on = Play on
lesson-click =
    { $by ->
        [finger] Tap
       *[mouse] Click
    }
lesson-you = You
lesson-fate-share = shares
lesson-fate-obey = must obey
lesson-fate-alone = does not share

lesson-topics = What you will know
lesson-minutes = about 10 minutes
lesson-topic-draw = Draw
    .text = a card of your { -age }
lesson-topic-meld = { -action-meld }
    .text = a card from your hand
lesson-topic-icons = Icons
    .text = count what shows
lesson-topic-dogma = { -action-dogma }
    .text = use a card, and score
lesson-topic-sharing = Sharing
    .text = who does it with you
lesson-topic-demands = Demands
    .text = who must obey
lesson-topic-splaying = Splaying
    .text = show more icons
lesson-topic-achieving = { -action-achieve }
    .text = six win

# --- before the first turn ---

lesson-goal = Be the first to have six { -achievements }
    .text = You lead a people through ten { -ages }, from stone to the stars. Your cards bring you points, and points open { -achievements } to you. The first player to have six of them wins.
lesson-begin = Both of you begin with one card
    .text = You hold two. Start with { card-agriculture }: it will earn your first points. Its title comes first in the alphabet, so the first turn is yours.
    .do = { lesson-click } { card-agriculture }

# --- turns 1 to 4: draw, meld, icons, dogma ---

lesson-draw = First, take a card from the supply
    .text = A turn has two actions; the very first has only one. Draw a card: your highest card is a 1, so you get a 1.
    .do = Draw a 1
lesson-turn-2 = { $name } has two actions
    .text = The first one { -melds } { card-writing }, the second one draws a card. Then it is your turn, and you have two as well.
lesson-meld = Cards work once they lie before you
    .text = { -Meld } { card-sailing }: it starts your green pile. A later green card would cover it, and only the card on top of a pile can be used.
    .do = { lesson-click } { card-sailing }
lesson-icons = Icons are your strength
    .text = Every icon that can be seen counts. You show four leaves, { $name } shows two. Whenever a card is used, such a comparison decides who takes part.
lesson-dogma = Now use a card
    .text = { card-agriculture } compares leaves. You show more than { $name }, so it works for you alone: give a card back, and score a better one.
    .do = { lesson-click } { card-agriculture }
lesson-return = Give { card-the-wheel } back
    .text = It goes under its pile in the supply. For it you draw a 2, straight into your { -score-pile }, where it is worth 2 points.
    .do = { lesson-click } { card-the-wheel }
lesson-turn-4 = { $name } uses { card-writing }
    .text = It compares lightbulbs, and you show none: you get nothing out of it. { $name } draws a 2, and one more card after that.

# --- turns 5 and 6: sharing ---

lesson-score = You have 2 points
    .text = Points are never spent. With 5 the first { -achievement } is open to you, with 10 the second, and so on in steps of 5.
lesson-sharing = Whoever has as many crowns shares
    .text = { card-sailing } compares crowns. { $name } shows as many as you, and so does it too, and first. For the company you draw one card more.
    .do = { lesson-click } { card-sailing }
    .why = Why first?
    .why-text = Those who share act before you; you come last. So ask yourself each time what they will gain.
lesson-put = See what sharing brought
    .text = { $name } got { card-tools }. You got { card-code-of-laws } and, for the company, { card-oars }. { -Meld } that one now: you are going to need it.
    .do = { lesson-click } { card-oars }
lesson-turn-6 = { $name } leaps ahead
    .text = { card-tools } takes three cards and gives a 3 for them. With a 3 on the table, { $name } now draws 3s. You will do something about that.

# --- turns 7 and 8: demands ---

lesson-again = Draw a card for later
    .text = You know how. In your next turn you will want a card in your hand.
    .do = Draw a 1
lesson-demand = Whoever has fewer castles must obey
    .text = { card-oars } says "I demand", and compares castles: you show two, { $name } shows one. Each card with a crown in that hand goes to your { -score-pile }.
    .do = { lesson-click } { card-oars }
lesson-turn-8 = { $name } has too little to trade
    .text = { card-tools } wants three cards, and there is only one to give. It is lost, and nothing comes of it.

# --- turn 9: splaying, achieving ---

lesson-robbed = You have 5 points
    .text = { card-optics } was a 3, and now it is yours. That is enough for the first { -achievement }. One thing before that: let your cards show more.
lesson-splay = Splay a pile, and more of it shows
    .text = Of a pile only the card on top counts. { card-code-of-laws } slides one under it and pulls the pile apart: an edge of each lower card shows, with its icons.
    .do = { lesson-click } { card-code-of-laws }
lesson-tuck = Slide { card-masonry } under { card-agriculture }
    .text = Both are yellow. To put a card at the bottom is to { -tuck } it: there it covers nothing.
    .do = { lesson-click } { card-masonry }
lesson-fan = Pull the yellow pile to the left
    .text = The right edge of { card-masonry } comes into view, with one castle more for you.
    .do = Splay yellow left
lesson-achieve = Take your first { -achievement }
    .text = It asks for 5 points, and for { -a-top } card of value 1 or higher. You have both, and you keep your points. Five more like this, and you win.
    .do = { -Claim } the 1
lesson-done = You know the game
    .text = Draw, { -meld-action }, use a card, { -achieve }: these are all the actions there are. Five { -special-achievements } come by themselves to whoever does what they ask. If you are unsure, "{ play-hint }" tells you what a good player would do.
