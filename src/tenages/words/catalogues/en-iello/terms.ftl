# What Iello's boxes call the same things in English (rulebooks of 2011 and 2013).

-age = Period
-ages = Periods
-top = Active
-board = Zone
-boards = Zones
-score-pile = Influence
-score-piles = Influences
-score-pile-adjective = Influence
-score-total = Influence
-points = Influence points
-forecast = Projects
-forecasts = Projects

-meld = put in play
-Meld = Put in play
-melds = puts in play
-Melds = Puts in play
-melded = put in play
-melding = putting in play
-meld-it = put it in play
-tuck = archive
-Tuck = Archive
-tucks = archives
-Tucks = Archives
-tucked = archived
-return = recycle
-Return = Recycle
-returns = recycles
-Returns = Recycles
-returned = recycled
-foreshadow = research
-foreshadows = researches
-Foreshadows = Researches
-remove = discard
-removes = discards
-removed = discarded
-claim = dominate
-Claim = Dominate
-claims = dominates
-Claims = Dominates
-claimed = dominated
-achieve = dominate
-achieves = dominates
-achieved = dominated

-achievement = Domination
-achievements = Dominations
-special-achievement = Domain
-special-achievements = Domains
-demand-effect = Supremacy Dogma
-non-demand-effect = Cooperative Dogma
-non-demand-effects = Cooperative Dogmas
-sharing-bonus = Cooperation Bonus
-promote = play the Project
-promotes = plays the Project
-promoted = played
-promote-a-card = play a card
-promote-none = play none
-an-age = a Period
-meld-action = play

# For the rules sheet and the glossary.
-action-meld = Play
-action-dogma = Activate
-action-achieve = Dominate
-tucking = archiving
-effect = Dogma
-effects = Dogmas
-dogma-effect = Dogma
-featured-icon = required icon
-supply-pile = draw pile
-supply-piles = draw piles
-bonus = Influence Bonus
-bonuses = Influence Bonuses
-to-promote = play a Project
-special-short = Domains
-Claimed = Dominated
-a-special-achievement = a Domain

# Kinds of card: of the base set, and of Echoes of the Past.
-base = basic
-Base = Basic
-echoes = Echo

# Cards that have another title in the English rulebook of 2011.
-banking = Banking system
-artificial-intelligence = Artificial Intelligence

# Where an article, a preposition or the order of words depends on the word.
-a-top = an Active
-on-top = Active
-on = in
-an-achievement = a Domination
-one-more-achievement = one more Period to dominate
-achievements-to-be-had = Periods to dominate
-Meld-it = Put it in play
