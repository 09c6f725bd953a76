# What Asmadi's boxes call things. English sentences use these terms, so that they serve both publishers.

-age = age
-ages = ages
-top = top
-board = board
-boards = boards
-score-pile = score pile
-score-piles = score piles
-score-pile-adjective = score
-score-total = score
-points = points
-forecast = forecast
-forecasts = forecasts

-meld = meld
-Meld = Meld
-melds = melds
-Melds = Melds
-melded = melded
-melding = melding
-meld-it = meld it
-tuck = tuck
-Tuck = Tuck
-tucks = tucks
-Tucks = Tucks
-tucked = tucked
-return = return
-Return = Return
-returns = returns
-Returns = Returns
-returned = returned
-foreshadow = foreshadow
-foreshadows = foreshadows
-Foreshadows = Foreshadows
-remove = remove
-removes = removes
-removed = removed
-claim = claim
-Claim = Claim
-claims = claims
-Claims = Claims
-claimed = claimed
-achieve = achieve
-achieves = achieves
-achieved = achieved

-achievement = achievement
-achievements = achievements
-special-achievement = special achievement
-special-achievements = special achievements
-demand-effect = demand effect
-non-demand-effect = non-demand effect
-non-demand-effects = non-demand effects
-sharing-bonus = sharing bonus
-promote = promote
-promotes = promotes
-promoted = promoted
-promote-a-card = promote a card
-promote-none = promote none
-an-age = an age
-meld-action = meld

# For the rules sheet and the glossary.
-action-meld = Meld
-action-dogma = Dogma
-action-achieve = Achieve
-tucking = tucking
-effect = effect
-effects = effects
-dogma-effect = dogma effect
-featured-icon = featured icon
-supply-pile = supply pile
-supply-piles = supply piles
-bonus = bonus
-bonuses = bonuses
-to-promote = promote
-special-short = special
-Claimed = Claimed
-a-special-achievement = a special achievement

# Kinds of card: of the base set, and of Echoes of the Past.
-base = base
-Base = Base
-echoes = Echoes

# Cards that have another title at Iello.
-banking = Banking
-artificial-intelligence = A.I.

# Where an article, a preposition or the order of words depends on the word.
-a-top = a top
-on-top = on top
-on = on
-an-achievement = an achievement
-one-more-achievement = one more achievement to be had
-achievements-to-be-had = achievements to be had
-Meld-it = Meld it
