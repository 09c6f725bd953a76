# Special achievements: name, then what they ask for.

special-supremacy = Supremacy
    .text = In each of four colors, show at least three of one icon, the same in all of them.

special-destiny = Destiny
    .text = Have at least seven cards in your { -forecast }.

special-wealth = Wealth
    .text = Show at least eight bonuses.

special-heritage = Heritage
    .text = Show at least eight pictures in one color.

special-history = History
    .text = Show at least four echo effects in one color.
