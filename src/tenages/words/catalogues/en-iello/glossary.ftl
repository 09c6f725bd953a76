# Where Iello's words do not fit into the sentence that serves both publishers.

glossary-achieve = { -action-achieve } (action)
    .meaning = The action by which you take a { -age }: it asks for 5 × its value in { -points } and for an { -top } card at least as high.
glossary-achievement = { -achievement }
    .meaning = What wins the game: there is one for each { -age } from 1 to 9, and there are the { -special-achievements }; what you dominate you never lose.
glossary-bottom = bottom card
    .meaning = The lowest card of a pile; a card that lies alone is { -top } as well.
glossary-eligible = eligible
    .meaning = Said of a player whose { -points } and { -top } cards are enough to dominate the { -age } in question.
glossary-foreshadow = { -foreshadow }
    .meaning = To lay a card face down with your { -forecast }.
glossary-forecast = { -forecast }
    .meaning = Your face-down cards that wait for you to put a card in play that is at least as high.
glossary-meld-action = { -action-meld } (action)
    .meaning = The action by which you put a card from your hand in play.
glossary-points = { -points }
    .meaning = What the cards in your { -score-pile } are worth, each its value; where Echoes is played, { -bonuses } come on top.
glossary-promote = { -to-promote }
    .meaning = To put one of your { -forecast } in play after a { -action-meld } action, if it is no higher than the card put in play first.
