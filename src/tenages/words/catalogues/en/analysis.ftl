# The analysis of a game: marks of choices, what was better, and why.

analysis-mark-inaccuracy = inaccuracy
analysis-mark-mistake = mistake
analysis-mark-blunder = blunder
analysis-mark-only = the one good choice

analysis-better = Better: { $label } · { $best } to win instead of { $played }. { $why }
analysis-age = { -achievement } { $age }
    .of = { -achievement } { $age }
analysis-special = { $name }
    .of = { $name }
analysis-change =
    { $sign ->
        [minus] −{ NUMBER($change, style: "percent", maximumFractionDigits: 0) }
       *[plus] +{ NUMBER($change, style: "percent", maximumFractionDigits: 0) }
    }

# Where the game turned.
analysis-ahead =
    { $turn ->
        [0] Ahead from the beginning to the end: { $names }.
       *[other] Ahead from turn { $turn } to the end: { $names }.
    }
analysis-turned = Where the game turned
analysis-turned-luck = luck of the draw { $change }
analysis-turned-none = No choice and no draw changed much.

# Why the better choice is better than the one that was made.
analysis-why-wins = That wins the game.
analysis-why-loses = The choice that was made loses the game.
analysis-why-claims = That { -claims } { $achievement }.
analysis-why-gives =
    { $you ->
        [yes] After the choice that was made, you { -claim } { $achievement }.
       *[no] After the choice that was made, { $who } { -claims } { $achievement }.
    }
analysis-why-keeps =
    { $you ->
        [yes] It keeps you from { $of }, which you could { -claim } otherwise.
       *[no] It keeps { $who } from { $of }, which is within reach otherwise.
    }
analysis-why-brings = It brings { $achievement } within reach.
analysis-why-safe =
    { $you ->
        [yes] It is safe from { $title }, which you could use.
       *[no] It is safe from { $title }, which { $who } could use.
    }
analysis-why-first =
    { $you ->
        [yes] { $title } first: you cannot share it yet ({ analysis-icons }).
       *[no] { $title } first: { $who } cannot share it yet ({ analysis-icons }).
    }
analysis-why-later =
    { $you ->
        [yes] { $title } can wait: you will not share it then.
       *[no] { $title } can wait: { $who } will not share it then.
    }
analysis-why-obeys =
    { $you ->
        [yes] You must obey { $title } ({ analysis-icons }).
       *[no] { $who } must obey { $title } ({ analysis-icons }).
    }
analysis-why-shared =
    { $you ->
        [yes] You share { $title } ({ analysis-icons }).
       *[no] { $who } shares { $title } ({ analysis-icons }).
    }
analysis-icons = { icons-in-words }: { $theirs } to { $own }
analysis-why-then-wins = Then { $title } wins the game.
analysis-why-then-obeys =
    { $you ->
        [yes] Then you must obey { $title } ({ analysis-icons }){ analysis-then-points }.
       *[no] Then { $who } must obey { $title } ({ analysis-icons }){ analysis-then-points }.
    }
analysis-why-then-uses = Then { $title } can be used{ analysis-then-points }.
analysis-then-points =
    { $count ->
        [0] { "" }
       *[other] , which is worth about { $count } points
    }
analysis-why-idle = The choice that was made changes nothing.
analysis-why-points =
    { $count ->
        [one] That is worth { $count } point more.
       *[other] That is worth { $count } points more.
    }

# Where nothing has been played yet, it is compared with the next best option.
analysis-why-next-loses = The next best option loses the game.
analysis-why-next-gives =
    { $you ->
        [yes] After the next best option, you { -claim } { $achievement }.
       *[no] After the next best option, { $who } { -claims } { $achievement }.
    }
analysis-why-next-idle = The next best option changes nothing.
analysis-why-next-points =
    { $count ->
        [one] That is worth { $count } point more than the next best option.
       *[other] That is worth { $count } points more than the next best option.
    }
