# La ligne de commande : son aide, et ce qu’elle dit à qui s’en sert autrement qu’elle ne le permet.

cli-tenages = Innovation, le jeu de cartes : y jouer, le simuler, consulter ses cartes.
    .example = Par exemple : [bold]tenages play[/], [bold]tenages card agriculture[/], [bold]tenages simulate -n 1000[/]
cli-language = La langue : en ou fr ; en-asmadi, en-iello et fr-iello disent aussi dans les termes de qui. Sinon TENAGES_LANGUAGE ou le système en décide.
cli-version = Afficher la version et quitter.
cli-install-completion = Installer la complétion pour le shell utilisé.
cli-show-completion = Afficher la complétion pour le shell utilisé, pour la copier ou adapter l’installation.
cli-help = Afficher cette aide et quitter.

# La table, pour qui joue et pour qui simule.
cli-players = Combien jouent : 2 à 4 ; 2 à 5 avec asmadi-3 ou Échos.
cli-edition = De qui sont les règles : asmadi-1, iello ou asmadi-3.
cli-echoes = Avec l’extension Échos.
cli-american = Cartes Écho mélangées dans une seule pioche par Période, ou dans une rangée à part ; sinon comme le veut l’édition.
cli-teams = Deux contre deux, partenaires face à face (4 joueurs).

cli-play = Jouer contre des robots dans le terminal : tapez le numéro de ce que vous voulez faire, ou « ? » pour l’aide.
    .example = Par exemple : [bold]tenages play --players 3 --edition iello --echoes --seed 7[/]
cli-play-seed = La donne ; la même graine donne les mêmes cartes.
cli-play-seat = Votre place : 1 est la première.
cli-play-bot = Qui joue contre vous : { $bots }, mcts:0.2s pour réfléchir aussi longtemps, ou my_bot.py:MyBot pour une classe à vous. Plusieurs robots, séparés par des virgules, s’installent dans cet ordre. La force des niveaux, où random a 0 : { $levels }.
cli-play-resume = Reprendre une partie sauvée.

cli-serve = Ouvrir la table dans le navigateur, pour vous ou pour des amis qui s’y connectent ; les parties sont gardées quand elle ferme.
    .more = De plus loin, les amis y accèdent par un proxy en https : docs/server.md dit comment.
    .example = Par exemple : [bold]tenages serve --open[/], [bold]tenages serve --host 0.0.0.0 --port 8080[/]
cli-serve-host = Qui peut se connecter : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tout son réseau.
cli-serve-port = Le port ; sinon le premier qui est libre à partir de 8000.
cli-serve-database = Où les parties sont gardées : sqlite:///parties.sqlite3 ou postgresql://user@host/name ; sinon TENAGES_DATABASE le dit, ou c’est un fichier de votre dossier de données. Un serveur pour chacune.
cli-serve-open = Ouvrir aussi le navigateur.
cli-serve-public-url = L’adresse que les joueurs ouvrent, comme https://table.example, si elle a un nom ; peut être dite plusieurs fois.
cli-serve-origin = Une autre adresse dont la page peut se connecter, comme https://table.example ; peut être dite plusieurs fois.
cli-serve-secure = Les joueurs y accèdent en https : les navigateurs réservent alors leurs places au https.
cli-serve-trust-proxy = Croire le proxy placé devant sur qui se connecte ; seulement si personne ne peut le contourner.
cli-serve-log-format = Ce qui est noté sur l’autre flux : console pour les gens, seulement ce qui ne va pas ; json pour les programmes, chaque requête.
cli-serve-page = Le dossier d’une page que vous avez construite vous-même.
cli-serve-workers = Combien de processus servent ; plus d’un demande PostgreSQL.
cli-serve-metrics-token = Le jeton avec lequel on peut lire /metrics ; sinon, TENAGES_METRICS_TOKEN le donne. Sans jeton, personne ne peut le lire.
cli-think = Faire réfléchir ici les robots de tous les serveurs qui se servent de la même base PostgreSQL.
cli-think-database = La base des serveurs : postgresql://user@host/name ; sinon, TENAGES_DATABASE la donne.
cli-think-processes = Combien de robots réfléchissent à la fois ; 0 pour un de moins que le nombre de cœurs, au moins deux.

cli-tables = Pour l’administrateur d’un serveur : lister, montrer, fermer, exporter et supprimer des tables, même pendant que le serveur tourne.
    .example = Par exemple : [bold]tenages tables list[/], [bold]tenages tables delete --unused[/]
cli-tables-list = Lister les tables, en commençant par la dernière utilisée ; 1 000 au plus.
    .example = Par exemple : [bold]tenages tables list --all --json[/]
cli-tables-show = Montrer une table, sans ses cartes.
    .example = Par exemple : [bold]tenages tables show abcdefghijkl[/]
cli-tables-close = Déconnecter tout le monde des tables et les archiver.
    .more = Rien n’est perdu : la partie reprend dès que quelqu’un ouvre le lien d’une table fermée. Pour l’empêcher, supprimez la table.
    .example = Par exemple : [bold]tenages tables close abcdefghijkl[/]
cli-tables-export = Afficher l’enregistrement d’une partie, tel que « tenages replay » le lit ; même d’une partie en cours.
    .more = Un enregistrement contient la graine et révèle donc toutes les cartes cachées : ne montrez pas celui d’une partie en cours à ses joueurs.
    .example = Par exemple : [bold]tenages tables export abcdefghijkl --output partie.json[/]
cli-tables-delete = Supprimer définitivement des tables et leurs parties. Les personnes présentes sont déconnectées.
    .example = Par exemple : [bold]tenages tables delete abcdefghijkl[/], [bold]tenages tables delete --made-by 203.0.113.7 --unused[/]
cli-tables-id = L’identifiant de la table : la fin de son lien.
cli-tables-ids = Les identifiants des tables : la fin de leurs liens.
cli-tables-all = Aussi les tables archivées.
cli-tables-json = En JSON, à la place du tableau.
cli-tables-output = Le fichier où écrire ; sans lui, l’enregistrement est affiché.
cli-tables-made-by = Toutes les tables créées depuis ce réseau, tel que « list » le montre.
cli-tables-unused = Seulement les tables où personne n’a encore rien choisi, même si quelqu’un y attend.
cli-tables-yes = Ne pas demander.
cli-tables-database = La base de données du serveur : sqlite:///games.sqlite3 ou postgresql://user@host/name ; sinon celle de TENAGES_DATABASE, ou le fichier de votre dossier de données.

cli-simulate = Jouer beaucoup de parties au hasard sur tous les cœurs, et dire comment elles ont fini et combien elles ont duré.
    .example = Par exemple : [bold]tenages simulate -n 1000 --players 3 --edition iello --echoes[/]
cli-simulate-games = Combien de parties.
cli-simulate-seed = La graine de la première partie ; la suivante a la suivante.
cli-simulate-processes = Combien à la fois ; sinon autant qu’il y a de cœurs.

cli-card = Montrer une carte : ses Ressources à leur place, ses Dogmes dans chaque édition, le Domaine qu’elle permet de dominer.
    .example = Par exemple : [bold]tenages card réseau routier[/], [bold]tenages card technologies[/]
cli-card-title = Le titre, ou une partie qu’aucun autre titre ne contient ; majuscules, espaces, accents et articles ne comptent pas.

cli-rules = Montrer les règles en bref, telles qu’elles sont à une table : le tour, les Actions, les mots des cartes, la fin de la partie.
    .example = Par exemple : [bold]tenages rules --players 3 --echoes[/], [bold]tenages rules --edition iello[/]

cli-glossary = Dire ce que signifie un mot du jeu, et comment d’autres boîtes l’appellent ; sans mot, les dire tous.
    .example = Par exemple : [bold]tenages glossary[/], [bold]tenages glossary archiver[/]
cli-glossary-term = Un mot du jeu, dans n’importe quelle langue et de n’importe quel éditeur.

cli-perft = Compter de combien de façons une partie peut continuer, pour comparer des moteurs.
    .example = Par exemple : [bold]tenages perft --depth 4 --echoes[/], [bold]tenages perft partie.json --until 20[/]
cli-perft-file = Une partie sauvée ; sinon une nouvelle.
cli-perft-depth = Combien de choix à l’avance.
cli-perft-seed = La graine de la nouvelle partie.
cli-perft-counting = Façons
cli-perft-total =
    { $ways ->
        [one] { $ways } façon depuis la position { $digest }, profondeur { $depth }
       *[other] { $ways } façons depuis la position { $digest }, profondeur { $depth }
    }

cli-replay = Raconter une partie sauvée, de la première carte à la fin, et montrer la table telle qu’elle est alors.
    .example = Par exemple : [bold]tenages replay partie.json --until 40[/]
cli-replay-file = Une partie sauvée.
cli-replay-until = S’arrêter après tant de choix.
cli-replay-seat = Comme l’a vue le joueur de cette place ; sinon comme tous l’ont vue.
cli-replay-open = Avec toutes les cartes cachées révélées.

cli-bench = Mesurer la vitesse du moteur ici : parties au hasard, copies, vues et tirages, compilé et non compilé.
    .more = Prend moins d’une minute. Pour de bonnes mesures, ne faites rien d’autre sur la machine pendant ce temps.
    .example = Par exemple : [bold]tenages bench --quick[/], [bold]tenages bench --processes 8 --json[/]
cli-bench-runs = Combien de fois tout mesurer ; le meilleur résultat compte. D’habitude 5.
cli-bench-quick = Un aperçu : moins exact, en quelques secondes.
cli-bench-processes = Aussi combien de parties 1, 2, … jusqu’à tant de processus jouent à la fois.
cli-bench-json = En JSON, avec les unités, à la place du tableau.

# La mise en page de l’aide. Ce que l’on tape après une option, et comment s’appellent les arguments.
cli-usage = Utilisation :
cli-usage-options = [OPTIONS]
cli-usage-command = COMMANDE [ARGUMENTS]...
cli-options = Options
cli-arguments = Arguments
cli-commands = Commandes
cli-default = [par défaut : { $value }]
cli-required = [obligatoire]
cli-type-number = <nombre>
cli-type-text = <texte>
cli-type-texts = <texte>
cli-type-seconds = <secondes>
cli-type-file = <fichier>
cli-type-flag = { "" }
cli-name-title = titre
cli-name-file = fichier
cli-name-term = terme
cli-name-table = table
cli-name-ids = table

# Erreurs.
cli-error = Erreur
cli-mistake = Erreur : { $what }
cli-try-help = Pour l’aide, tapez [blue]{ $command }[/].
cli-interrupted = Arrêté.
cli-no-such-command = Il n’y a pas de commande « { $given } ».
    .suggestion = Vouliez-vous dire { $known } ?
cli-no-such-option = Option inconnue : { $given }
    .suggestion = (options possibles : { $known })
cli-missing = Il manque l’argument « { $name } ».
cli-needs-value = L’option { $option } doit être suivie d’une valeur.
cli-takes-no-value = L’option { $option } ne prend pas de valeur.
cli-not-a-number = Valeur incorrecte pour { $option } : il faut un nombre entier.
cli-not-seconds = Valeur incorrecte pour { $option } : il faut un nombre de secondes.
cli-unexpected =
    { $count ->
        [one] Argument en trop ({ $given })
       *[other] Arguments en trop ({ $given })
    }

error-unknown-language = il n’y a pas de langue { $name } ; il y a { $known }
error-file-missing = ce fichier ou ce dossier n’existe pas
error-file-forbidden = accès refusé
error-file-is-folder = c’est un dossier
error-file-is-no-text = ce n’est pas un texte
error-file-trouble = { $why }

cli-version-line =
    { $build ->
        [compiled] tenages { $version }, compilé
        [by-wish] tenages { $version }, non compilé (comme le demande TENAGES_UNCOMPILED)
        [failed] tenages { $version }, non compilé (la compilation n’a pas été possible à l’installation : { $why })
       *[uncompiled] tenages { $version }, non compilé (make compile construit le moteur rapide)
    }

cli-puzzles = Des problèmes tirés de vraies parties, avec une seule solution, prouvée, ou vérifiée dans 240 mondes : les lister, les jouer, en créer.
    .example = Par exemple : [bold]tenages puzzles today[/], [bold]tenages puzzles play 12[/]
cli-puzzles-list = Lister les problèmes avec leur niveau, d’une étoile à cinq.
    .example = Par exemple : [bold]tenages puzzles list --grade 3[/]
cli-puzzles-today = Jouer le problème du jour, le même pour tout le monde.
    .example = Par exemple : [bold]tenages puzzles today[/]
cli-puzzles-play = Jouer un problème ; annuler et les indices ne coûtent rien.
    .example = Par exemple : [bold]tenages puzzles play 12[/]
cli-puzzles-make = Trouver de nouveaux problèmes dans des parties entre robots, et les ajouter à un fichier.
    .more = Chacun est écrit dès qu’il est trouvé ; un second appel avec le même fichier laisse de côté les parties déjà examinées.
    .example = Par exemple : [bold]tenages puzzles make --games 200 --out trouves.jsonl[/]
cli-puzzles-check = Prouver de nouveau tous les problèmes fournis.
    .example = Par exemple : [bold]tenages puzzles check --quick[/]
cli-puzzles-grade = Seulement les problèmes de ce niveau, de 1 à 5.
cli-puzzles-number = Le numéro du problème.
cli-name-number = numéro
cli-puzzles-games = Combien de parties.
cli-puzzles-bots = Les robots qui jouent, séparés par des virgules. Il y a { $bots }, et les niveaux { $levels }.
cli-puzzles-processes = Combien à la fois ; sinon autant qu’il y a de cœurs.
cli-puzzles-seconds = S’arrêter après ce temps.
cli-puzzles-out = Le fichier auquel ajouter.
cli-puzzles-goals = Ce qu’il faut chercher : win (gagner), claim (deux Dominations ou plus), claim-one (une seule), defend (défendre).
cli-puzzles-seed = La graine de la première partie ; la suivante a la suivante.
cli-puzzles-quick = Seulement une petite partie de chaque preuve.
# Les cartes : ce que l’on sait d’une, et comment en chercher.
cli-card-editions = Avec les textes de chaque édition et de chaque langue.
cli-cards = Chercher des cartes : par Période, couleur, Ressource, jeu, ce qu’elles font, et mots de leurs textes dans toute langue.
    .example = Par exemple : [bold]tenages cards --age 1-3 --does exige[/], [bold]tenages cards --icon château --color rouge castle[/]
cli-name-text = mots
cli-cards-text = Des mots du titre ou du texte, dans toute langue et toute édition.
cli-cards-age = De ces Périodes : 4, 1-3, ou 1,5.
cli-cards-color = De ces couleurs : rouge, jaune, vert, bleu, mauve.
cli-cards-icon = Montrant l’une de ces Ressources : château, couronne, feuille, ampoule, usine, horloge ; effet Écho, Bonus.
cli-cards-set = Du jeu de base, ou de l’extension : base, echoes.
cli-cards-does = Faisant l’une de ces choses : pioche, met en jeu, comptabilise, archive, recycle, décale, recherche, exige, prend aux autres, échange, exécute une autre carte, domine, gagne aussitôt.
cli-cards-sort = Dans quel ordre : age (Période), title (titre) ou worth (valeur).
error-unknown-filter = il n’y a pas de { $given } ; il y a { $known }
error-unknown-ages = { $given } n’est pas une Période ; les Périodes vont de 1 à { $last } : 4, 1-3, ou 1,5
# Commencer une partie au milieu.
cli-play-from = Jouer à partir d’un moment d’une partie sauvée.
cli-play-step = Quel moment : après tant de choix.
cli-play-anew = Redistribuer les cartes que vous ne pouviez pas connaître.
cli-play-position = Commencer par une position : un fichier, un texte ou un lien de l’éditeur.
error-one-beginning = une partie ne commence que d’une façon : par --resume, --from ou --position
error-step-needs-file = --step et --anew vont avec --from, qui nomme une partie sauvée
