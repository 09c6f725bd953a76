# What the page in the browser says of itself.

page-name = Ten Ages
page-title = Ten Ages · The words of the game

page-language = Language
# A language names itself: these are the same in every catalogue.
page-catalogue-en-asmadi = English (Asmadi)
page-catalogue-en-iello = English (Iello)
page-catalogue-fr-iello = Français (Iello)
page-not-loaded = { $name } could not be loaded. Check your connection and choose it again.

page-glossary = The words of the game
page-glossary-about = What the cards say, and what it means.
page-search = Find a word
page-search-none = No word of the game is like "{ $text }".
page-search-count =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
