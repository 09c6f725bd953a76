# What is said about the cards as they are drawn on the page, and how words of the game are recognized in a sentence.

# For those who hear the page: "Archery, red 1, castle, lightbulb, castle".
face-card = { $title }, { color } { $age }, { $slots }
face-back =
    { $deck ->
        [echoes] { -echoes } card, { -age } { $age }, face down
        [base] card, { -age } { $age }, face down
       *[unknown] card, { -age } { $age }, face down
    }
face-pile-empty = no { color-cards } cards
face-pile = { color } pile, { count-cards }
face-pile-splayed = { color } pile, { count-cards }, splayed { splay }; in sight beneath the { -top } card: { $slots }
# Below a pile: how many cards lie there, and how they are splayed.
face-pile-lies =
    { $splay ->
        [left] { count-cards } · ◂ left
        [right] { count-cards } · ▸ right
        [up] { count-cards } · ▴ up
       *[none] { count-cards }
    }
face-pile-lies-short =
    { $splay ->
        [left] { $count } ◂
        [right] { $count } ▸
        [up] { $count } ▴
       *[none] { $count }
    }
face-fan = Look through the pile
face-reading-close = Close

# All forms of a word, with | between them.
face-icon =
    { $icon ->
        [castle] castle|castles
        [crown] crown|crowns
        [leaf] leaf|leaves
        [lightbulb] lightbulb|lightbulbs
        [factory] factory|factories
       *[clock] clock|clocks
    }
face-forms-achievement = { -achievement }|{ -achievements }
face-forms-bonus = { -bonus }|{ -bonuses }
face-forms-bottom = bottom card|bottom cards
face-forms-demand = I demand|{ -demand-effect }
face-forms-echo = echo effect|echo effects
face-forms-eligible = eligible
face-forms-exchange = exchange|exchanges|exchanged
face-forms-featured-icon = { -featured-icon }
face-forms-forecast = { -forecast }
face-forms-foreshadow = { -foreshadow }|{ -foreshadows }
face-forms-meld = { -meld }|{ -melds }|{ -melded }|{ -melding }
face-forms-non-demand = { -non-demand-effect }|{ -non-demand-effects }
face-forms-promote = { -promote }|{ -promotes }
face-forms-remove = { -remove }|{ -removes }
face-forms-return = { -return }|{ -returns }|{ -returned }
face-forms-reveal = reveal|reveals|revealed
face-forms-score = score|scores|scored|scoring
face-forms-score-pile = { -score-pile }|{ -score-piles }
face-forms-share = share|shares|shared|sharing
face-forms-sharing-bonus = { -sharing-bonus }
face-forms-special = { -special-achievement }|{ -special-achievements }
face-forms-splay = splay|splays|splayed
face-forms-splay-left = splay left|splays left|splayed left
face-forms-splay-right = splay right|splays right|splayed right
face-forms-splay-up = splay up|splays up|splayed up
face-forms-supply = { -supply-pile }|{ -supply-piles }
face-forms-top = { -top } card|{ -top } cards
face-forms-transfer = transfer|transfers|transferred
face-forms-tuck = { -tuck }|{ -tucks }|{ -tucking }
