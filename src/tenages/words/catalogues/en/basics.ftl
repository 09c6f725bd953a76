# The small words that sentences are made of: players, colors, icons, cards, numbers.

player-1 = Ann
player-2 = Bob
player-3 = Cid
player-4 = Dan
player-5 = Eve

# A player in the middle of a sentence.
player =
    { $you ->
        [yes] you
       *[no] { $who }
    }

# Several things in a row; $before are all but the last, with commas between them.
list-and = { $before } and { $last }
list-or = { $before } or { $last }
list-clauses = { $before }; { $last }

color =
    { $color ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
       *[purple] purple
    }
color-cards = { color }
color-letter =
    { $color ->
        [red] R
        [yellow] Y
        [green] G
        [blue] B
       *[purple] P
    }

icon =
    { $icon ->
        [castle] castle
        [crown] crown
        [leaf] leaf
        [lightbulb] lightbulb
        [factory] factory
       *[clock] clock
    }

splay =
    { $splay ->
        [none] not splayed
        [left] left
        [right] right
       *[up] up
    }

card-named = { $title } ({ color } { $age })

# Some card of a value; and one of which only the back is known, with the set that the back shows.
value-some =
    { $value ->
        [8] an 8
        [11] an 11
       *[other] a { $value }
    }
back-some =
    { $deck ->
        [echoes] an { -echoes } { $value }
       *[base] { value-some }
    }

# For a small space: "3", "E3".
back-short =
    { $deck ->
        [echoes] E{ $value }
       *[base] { $value }
    }

count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-echo-effects =
    { $count ->
        [one] { $count } echo effect
       *[other] { $count } echo effects
    }
count-echoes =
    { $count ->
        [one] { $count } echo
       *[other] { $count } echoes
    }
count-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

# Why a higher card is drawn: the ages between are empty.
ages-from-to = { $first } to { $last }
empty-ages =
    { $count ->
        [one] for { $ages } is empty
       *[other] for { $ages } are empty
    }

achievement-named = { $age } ({ count-points })

# Which effect of which card.
effect-named =
    { $kind ->
        [echo] the echo of { $title }
        [only] { $title }
       *[several] effect { $number } of { $title }
    }

slot =
    { $slot ->
        [picture] picture
        [note] music note
        [echo] echo effect
        [bonus] bonus { $points }
       *[icon] { icon }
    }
slot-top-left = top left
slot-bottom-left = bottom left
slot-bottom-centre = bottom centre
slot-bottom-right = bottom right

set-base = { -base }
set-echoes = { -echoes }
set-title-echoes = Echoes of the Past

edition-asmadi-1 = Asmadi, first edition
edition-iello = Iello
edition-asmadi-3 = Asmadi, third edition
texts-first = first-edition text
texts-third = third-edition text

table-with = { $edition } · with { $sets }
table-american = { $table }, American variant

# Where a card lies, in three uses. $whose is "your" (the reader's), "own" (of the one the sentence is about), "other".
place-hand =
    { $whose ->
        [your] your hand
        [own] hand
       *[other] { $owner }'s hand
    }
    .from = from { place-hand }
    .to = to { place-hand }
place-score =
    { $whose ->
        [your] your { -score-pile }
        [own] { -score-pile }
       *[other] { $owner }'s { -score-pile }
    }
    .from = from { place-score }
    .to = to { place-score }
place-board =
    { $whose ->
        [your] your { -board }
        [own] { -board }
       *[other] { $owner }'s { -board }
    }
    .from = from { place-board }
    .to = to { place-board }
    .on = { -on } { place-board }
place-forecast =
    { $whose ->
        [your] your { -forecast }
        [own] { -forecast }
       *[other] { $owner }'s { -forecast }
    }
    .from = from { place-forecast }
    .to = to { place-forecast }
place-achieved =
    { $whose ->
        [your] your { -achievements }
        [own] { -achievements }
       *[other] { $owner }'s { -achievements }
    }
    .from = from { place-achieved }
    .to = to { place-achieved }
place-supply = the supply
    .from = from the supply
    .to = to the supply
place-available = the { -achievements }
    .from = from the { -achievements }
    .to = to the { -achievements }
place-box = the box
    .from = from the box
    .to = to the box

icons-in-words =
    { $icon ->
        [castle] castles
        [crown] crowns
        [leaf] leaves
        [lightbulb] lightbulbs
        [factory] factories
       *[clock] clocks
    }
