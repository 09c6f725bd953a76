# What the page in the browser says of itself.

page-name = Ten Ages
page-title-home = Ten Ages · A card game of ten ages, at your table
page-title-new = Ten Ages · Set a table
page-title-lesson = Ten Ages · Your first game
page-title-table = Ten Ages · At the table
page-title-replay = Ten Ages · A game, once more
page-title-words = Ten Ages · The words of the game
page-title-rules = Ten Ages · The rules
page-title-cards = Ten Ages · The cards
page-title-analysis = Ten Ages · Analysis
page-title-puzzles = Ten Ages · Puzzles
page-title-puzzle = Ten Ages · A puzzle
page-title-editor = Ten Ages · Position editor
page-title-unknown = Ten Ages · Nothing here

page-menu = Menu
page-analysis = Analysis
page-puzzles = Puzzles
page-editor = Position editor
page-cards-link = Cards
page-rules = Rules
page-words = Words
# What the pointer says of a link that leaves the game where it is.
page-new-tab = opens in a new tab
page-tour = Show me around
page-theme = Light
page-theme-system = Auto
page-theme-light = Day
page-theme-dark = Night

page-language = Language
# A language names itself: these are the same in every catalogue.
page-catalogue-en-asmadi = English (Asmadi)
page-catalogue-en-iello = English (Iello)
page-catalogue-fr-iello = Français (Iello)
page-not-loaded = { $name } could not be loaded. Check your connection and choose it again.

page-unknown = There is nothing here
page-unknown-why = The link may be mistyped, or the table may have been cleared.
page-home = To the beginning
page-late = This page did not come
page-late-why = Check your connection and try again.
page-again = Try again
page-no-answer = No answer from the server. Check your connection and try again.

page-copy = Copy
page-copied = Copied
page-share = Share

page-glossary = The words of the game
page-glossary-about = What the cards say, and what it means.
page-search = Find a word
page-search-none = No word of the game is like "{ $text }".
page-search-count =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }

page-cards-all = All cards
page-cards-search = Find a title or words of a text
page-cards-set = Set
page-cards-color = Color
