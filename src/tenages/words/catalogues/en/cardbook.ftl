# The room in which cards are looked through: filters, and what is known of a card. The terminal says the same.

cardbook-search-for = a title, or words of the text: “splay up”, “château”
cardbook-search-key = press / to search
cardbook-count = { $count } of { $all }
cardbook-sort = Sort
cardbook-sort-age = By { -age }
cardbook-sort-title = By title
cardbook-sort-worth = By worth
cardbook-clear = Clear
cardbook-filters = Filters
cardbook-filters-on = Filters ({ $count })
cardbook-set-base = Base
cardbook-set-echoes = { -echoes }
cardbook-set-both = Both
cardbook-icons = Shows
cardbook-icon-echo = echo effect
cardbook-icon-bonus = bonus
cardbook-does = What it does
cardbook-none = No card is like that.
cardbook-none-do = Take a filter away, or look for fewer words.
cardbook-grid = Cards: the arrow keys move, Enter opens

# What a card does: on buttons, and in a list.
cardbook-deed =
    { $deed ->
        [draws] Draws
        [melds] { -Melds }
        [scores] Scores
        [tucks] { -Tucks }
        [returns] { -Returns }
        [splays] Splays
        [foreshadows] { -Foreshadows }
        [demands] Demands
        [takes] Takes from others
        [exchanges] Exchanges
        [executes] Executes another card
        [claims] { -Claims } { -an-achievement }
       *[wins] Wins at once
    }

cardbook-close = Close the card
cardbook-open = The open card
cardbook-rate = { $rate }%

cardbook-worth = What it is worth
cardbook-worth-won = won when { -melded }
cardbook-worth-games =
    { $count ->
        [one] { $count } player in games between bots
       *[other] { $count } players in games between bots
    }
cardbook-worth-none = No bot has { -melded } it at such a table.
cardbook-worth-players = Number of players
cardbook-worth-by-age = Won, by { -age } of the game when { -melded }
cardbook-worth-by-table = Won, by table
cardbook-worth-equal = { $rate }% would be equal
cardbook-worth-set-base = Base set
cardbook-worth-set-echoes = With { -echoes }
cardbook-worth-at = { $rate }% of { $count } who { -melded } it
cardbook-worth-how = How this is counted
cardbook-worth-about = How often players won who had { -melded } it, in { $games } games between bots of one strength; third edition. It does not say why: who can { -meld } a late card often leads already.

cardbook-texts = The texts
cardbook-texts-column = Edition and language of column { $number }
cardbook-texts-of = { $edition } · { $language }
cardbook-texts-same = same text
cardbook-texts-differs = differs
cardbook-language-en = English
cardbook-language-fr = Français

cardbook-rulings = Rulings
cardbook-rulings-none = No ruling names it: the card and the rulebook say it all.
cardbook-ruling-first = first-edition text
cardbook-ruling-third = third-edition text

cardbook-related = Related
cardbook-related-why =
    { $reason ->
        [named] Named together
        [protects] Protects: many { cardbook-many-icons }
        [looks] Also looks for { cardbook-many-icons }
        [splayed] Splays its color
        [later] Later in the same pile
       *[similar] Does much the same
    }

cardbook-many-icons =
    { $icon ->
        [castle] castles
        [crown] crowns
        [leaf] leaves
        [lightbulb] lightbulbs
        [factory] factories
       *[clock] clocks
    }

cardbook-sizes = In all sizes

# In the terminal.
cardbook-table-title = title
cardbook-table-worth = worth
cardbook-table-does = does
cardbook-table-games =
    { $count ->
        [one] Worth: by how much more often players won who had { -melded } the card, in { $count } game between bots.
       *[other] Worth: by how much more often players won who had { -melded } the card, in { $count } games between bots.
    }
cardbook-related-line = { $reason }: { $cards }
cardbook-players = { count-players }
