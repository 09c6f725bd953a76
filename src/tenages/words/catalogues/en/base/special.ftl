# Special achievements: name, then what they ask for.

special-monument = Monument
    .text = Within one turn, score six cards, or { -tuck } six.

special-empire = Empire
    .text = Show at least three of every icon there is.

special-world = World
    .text = Show at least twelve clocks.

special-wonder = Wonder
    .text = Have all five colors splayed, each of them right or up.

special-universe = Universe
    .text = Have five { -top } cards, none of them lower than 8.
