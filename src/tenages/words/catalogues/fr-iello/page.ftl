# Ce que la page dit d’elle-même dans le navigateur.

page-name = Ten Ages
page-title-home = Ten Ages · Dix Périodes d’histoire à votre table
page-title-new = Ten Ages · Créer une table
page-title-lesson = Ten Ages · Votre première partie
page-title-table = Ten Ages · À table
page-title-replay = Ten Ages · Revoir une partie
page-title-words = Ten Ages · Les mots du jeu
page-title-rules = Ten Ages · Les règles
page-title-cards = Ten Ages · Les cartes
page-title-analysis = Ten Ages · Analyse
page-title-puzzles = Ten Ages · Problèmes
page-title-puzzle = Ten Ages · Un problème
page-title-editor = Ten Ages · Éditeur de position
page-title-unknown = Ten Ages · Rien ici

page-menu = Menu
page-analysis = Analyse
page-puzzles = Problèmes
page-editor = Éditeur de position
page-cards-link = Cartes
page-rules = Règles
page-words = Mots du jeu
# Ce que dit le pointeur d’un lien qui laisse la partie où elle est.
page-new-tab = s’ouvre dans un nouvel onglet
page-tour = Faire la visite
page-theme = Lumière
page-theme-system = Auto
page-theme-light = Jour
page-theme-dark = Nuit

page-language = Langue
# Une langue se nomme elle-même : ces noms sont les mêmes partout.
page-catalogue-en-asmadi = English (Asmadi)
page-catalogue-en-iello = English (Iello)
page-catalogue-fr-iello = Français (Iello)
page-not-loaded = Impossible de charger { $name }. Vérifiez votre connexion et choisissez de nouveau cette langue.

page-unknown = Il n’y a rien ici
page-unknown-why = Le lien est peut-être mal écrit, ou la table a été débarrassée.
page-home = Retour au début
page-late = Cette page n’est pas arrivée
page-late-why = Vérifiez votre connexion et réessayez.
page-again = Réessayer
page-no-answer = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.

page-copy = Copier
page-copied = Copié
page-share = Partager

page-glossary = Les mots du jeu
page-glossary-about = Ce que disent les cartes, et ce que cela veut dire.
page-search = Chercher un mot
page-search-none = Aucun mot du jeu ne ressemble à « { $text } ».
page-search-count =
    { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    }

page-cards-all = Toutes les cartes
page-cards-search = Chercher un titre ou les mots d’un texte
page-cards-set = Jeu
page-cards-color = Couleur
