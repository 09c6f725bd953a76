# The guided first game. The coach's cards: a title, a text of at most three lines, and what to do.
#
# All of them know $name, the opponent, $by, "mouse" or "finger", $needed, the achievements that win, and $label,
# what the button of the step says.

lesson-name = Your first game
lesson-coming = The cards are being dealt…
lesson-coach = Coach
lesson-leave = I know this game
lesson-at = step { $number } of { $count }
lesson-show = Do it for me
# After a click on something else; what to do follows.
lesson-not-yet = Not yet.
lesson-not-yet-read = Not yet: read this first
# In place of the question, while the coach explains something.
lesson-reading = Read, then go on
lesson-go-on = Go on
lesson-play-on = Play on
lesson-click =
    { $by ->
        [finger] Tap
       *[mouse] Click
    }
# On a touch screen the first touch shows a card, and a button then plays it.
lesson-confirm =
    { $by ->
        [finger] , then confirm
       *[mouse] { "" }
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
    .text = activate a card, and score
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
    .text = { help-goal-build } { help-goal-win }
lesson-begin = Choose your first card
    .text = You hold two cards, and so does { $name }. Each of you begins with one of them on the table. Choose { card-agriculture }: it will earn your first points.
    .do = { lesson-click } { card-agriculture }{ lesson-confirm }

# --- turns 1 to 4: draw, meld, icons, activate ---

lesson-draw = First, draw a card
    .text = In the alphabet { card-agriculture } comes before { card-clothing }, so you begin. A turn has two actions; only the very first turn has one. Your highest card is a 1, so you draw a 1.
    .do = { lesson-click } "{ $label }"
lesson-turn-2 = { $name } had two actions
    .text = { $name } { -melded } { card-writing }, then drew a card. Now it is your turn, and you have two actions as well.
lesson-meld = Now { -meld-action } a card
    .text = To { -meld-action } is to put a card from your hand onto your { -board }: only there can it be used. { card-sailing } begins your green pile. A later green card would cover it.
    .do = { lesson-click } { card-sailing }{ lesson-confirm }
lesson-icons = Icons are your strength
    .text = Each column counts one kind of icon on both { -boards }. Look at the leaves: you show four, { $name } shows two. Whenever a card is activated, one of the columns is compared.
lesson-dogma = Now activate a card
    .text = To activate a card is to do what it says. { card-agriculture } compares leaves. You show more than { $name }, so only you do it: { -return } a card, and score a higher one.
    .do = { lesson-click } { card-agriculture }{ lesson-confirm }
lesson-return = { -Return } { card-the-wheel }
    .text = It goes back to the supply, under the other 1s. In return you score a 2: it goes from the supply to your { -score-pile }, and gives you 2 points.
    .do = { lesson-click } { card-the-wheel }{ lesson-confirm }
lesson-score = Your first 2 points
    .text = Points are never spent. With 5 points you can have the first { -achievement }, with 10 the second, and so on in steps of 5.
lesson-turn-4 = { $name } activated { card-writing }
    .text = It compares lightbulbs, and you show none: you had no part in it. { $name } drew a 2, and one more card as the second action.

# --- turns 5 and 6: sharing ---

lesson-sharing = With as many crowns, { $name } shares
    .text = { card-sailing } compares crowns. { $name } shows as many as you, so both of you do what the card says, { $name } first. Because { $name } shares, you draw one more card at the end.
    .do = { lesson-click } { card-sailing }{ lesson-confirm }
    .why = Why first?
    .why-text = Those who share always act before the player who activates the card. So ask yourself each time what they will gain.
lesson-put = See what sharing brought
    .text = { $name } got { card-tools }. You got { card-code-of-laws } and, because { $name } shared, { card-oars }. Now { -meld-action } { card-oars }: you will need it.
    .do = { lesson-click } { card-oars }{ lesson-confirm }
lesson-turn-6 = { $name } leaps ahead
    .text = With { card-tools }, { $name } { -returned } three cards and { -melded } a 3. Whoever has a 3 on the { -board } draws 3s, and { $name } has just drawn one. You are going to take it.

# --- turns 7 and 8: demands ---

lesson-again = Your first action: draw
    .text = You will need a card in your hand later. Your second action will then take the 3 from { $name }.
    .do = { lesson-click } "{ $label }"
lesson-demand = Whoever has fewer castles must obey
    .text = { card-oars } says "I demand", and compares castles. You show two and { $name } shows one, so { $name } must obey: every card with a crown goes from { $name }'s hand to your { -score-pile }.
    .do = { lesson-click } { card-oars }{ lesson-confirm }
lesson-robbed = Now you have 5 points
    .text = { $name } had to give you { card-optics }, which is a 3. With your 2 that makes 5 points: enough for the first { -achievement }.
lesson-turn-8 = { $name } got nothing
    .text = { card-tools } gives a card for three, and { $name } had only one to { -return }. Before you take your { -achievement }, learn how your cards show more icons.

# --- turn 9: splaying, achieving ---

lesson-splay = Splay a pile, and it shows more icons
    .text = Of a pile only the card on top counts. { card-code-of-laws } puts a card under a pile and splays the pile: it is spread out, so that an edge of each lower card shows, with its icons.
    .do = { lesson-click } { card-code-of-laws }{ lesson-confirm }
lesson-tuck = { -Tuck } { card-masonry }
    .text = To { -tuck } a card is to put it at the bottom of its pile. { card-masonry } is yellow, so it goes under { card-agriculture } and covers nothing.
    .do = { lesson-click } { card-masonry }{ lesson-confirm }
lesson-fan = Splay the yellow pile left
    .text = It slides apart, and the right edge of { card-masonry } comes into view, with one castle more for you.
    .do = { lesson-click } { card-agriculture }{ lesson-confirm }
lesson-achieve = { -Claim } your first { -achievement }
    .text = It needs 5 points, and { -a-top } card of value 1 or higher. You have both, and you keep your points.
    .do = { lesson-click } "{ $label }"
lesson-first = Your first { -achievement }!
    .text = It is yours for the rest of the game. Five more win.
lesson-done = You know the game
    .text = Draw, { -meld-action }, activate, { -achieve }: these are all the actions there are. Five { -special-achievements } come by themselves to whoever does what they ask. If you are unsure, "{ play-hint }" tells you what a good player would do.
