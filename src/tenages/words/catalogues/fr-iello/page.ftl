# Ce que la page dit d’elle-même dans le navigateur.

page-name = Ten Ages
page-title = Ten Ages · Les mots du jeu

page-language = Langue
# Une langue se nomme elle-même : ces noms sont les mêmes partout.
page-catalogue-en-asmadi = English (Asmadi)
page-catalogue-en-iello = English (Iello)
page-catalogue-fr-iello = Français (Iello)
page-not-loaded = Impossible de charger { $name }. Vérifiez votre connexion et choisissez de nouveau cette langue.

page-glossary = Les mots du jeu
page-glossary-about = Ce que disent les cartes, et ce que cela veut dire.
page-search = Chercher un mot
page-search-none = Aucun mot du jeu ne ressemble à « { $text } ».
page-search-count =
    { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    }
