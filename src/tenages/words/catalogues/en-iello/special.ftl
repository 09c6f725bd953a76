# Iello renamed the five Domains of the base set. "Military" stands in its English rulebook; the others are its French
# names in English. Those of Echoes keep their names.

special-monument = Technologies
    .text = Within one turn, score or { -tuck } six cards, in any mix.

special-empire = Military
    .text = Show at least three of every icon there is.

special-world = Diplomacy
    .text = Show at least twelve clocks.

special-wonder = Culture
    .text = Have all five colors splayed, each of them right or up.

special-universe = Sciences
    .text = Have five { -top } cards, none of them lower than 8.

special-destiny = Destiny
    .text = Have at least seven Projects.
