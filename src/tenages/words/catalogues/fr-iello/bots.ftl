# Les robots : le nom des niveaux, et ce qu’un robot dit de son choix.

bot-patient = Patient
bot-novice = Novice
    .how = Soigne son côté de la table, une Action après l’autre.
bot-adept = Adepte
    .how = Voit ce que fait chaque Action, pour lui et pour les autres.
bot-expert = Expert
    .how = Prévoit tout son tour, et les réponses probables.
bot-champion = Champion
    .how = Joue d’instinct, avec l’expérience de nombreuses parties.
bot-master = Maître
    .how = Pense plusieurs tours à l’avance.

# La force mesurée d’un niveau, avec la portée de son intervalle à 95 % ; un joueur au hasard a 0.
bot-elo = Elo { $rating } ±{ $margin }
bot-level-elo = { $level } · { $rating } ±{ $margin }
bot-elo-means = le jeu au hasard a 0 ; 200 points de plus gagnent trois parties sur quatre

bot-comment = { $name } · { $did } : { $why } { $odds } { $stakes }
bot-hint = { $label }. { $why } { $odds }
bot-hint-without-choice = { $label }.
bot-option = Choix { $number } : { $label }
bot-gains =
    { $topic ->
        [win] La partie est gagnée.
        [draw] La partie s’arrête sur un match nul.
        [achievements] Cela rapproche des Dominations, et donc de la fin de la partie.
        [score] C’est un chemin vers des points d’Influence, ou vers les Dominations qu’ils permettent.
        [board] Cela renforce la Zone de Jeu.
        [hand] Cela donne des cartes pour la suite.
        [splays] Cela décale une pile, qui montre alors davantage.
        [specials] Cela rapproche d’un Domaine.
        [dogmas] Il reste moins de cartes dont les autres profitent.
        [time] C’est le chemin le plus court.
        [icons] Cela donne plus de Ressources.
       *[cards] Cela mène à de meilleures cartes.
    }
bot-takes =
    { $topic ->
        [achievements] Cela écarte les autres des Dominations.
        [score] Cela prive les autres de points d’Influence.
        [board] Cela affaiblit la Zone de Jeu des autres.
        [hand] Les autres ont moins de cartes en Main.
        [splays] Cela referme des piles des autres.
        [specials] Cela prive les autres d’un Domaine.
        [dogmas] Il reste aux autres moins de cartes dont ils profitent seuls.
        [time] Cela laisse moins de temps aux autres.
        [icons] Les autres ont moins de Ressources.
       *[cards] Cela prend de bonnes cartes aux autres.
    }
bot-odds =
    { $sure ->
        [won] C’est hors de doute.
        [drawn] Cela vaut { bot-chance } de chances de gagner ; avec le choix suivant, { bot-second }.
        [alone] { bot-chance } de chances de gagner.
        [whim] Un caprice : { bot-chance } de chances de gagner, alors que { bot-second } était possible.
        [close] De justesse : { bot-chance } de chances de gagner, { bot-second } avec le choix suivant.
       *[clear] { bot-chance } de chances de gagner ; avec le choix suivant, { bot-second }.
    }
bot-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
bot-second = { NUMBER($second, style: "percent", maximumFractionDigits: 0) }

# L’enjeu : les chances de gagner, et ce que coûterait une erreur.
bot-now = En ce moment : { bot-chance } de chances de gagner.
bot-before = Avant : { bot-chance }.
bot-worst =
    { $little ->
        [yes] L’enjeu est mince : le pire choix laisse { bot-chance }.
       *[no] L’enjeu : le pire choix laisse { bot-chance }.
    }

# Ce qui est attendu ensuite, par joueur. Une carte que le lecteur ne connaît pas n’est pas nommée.
bot-line = Ensuite, sans doute : { $steps }.
bot-line-turn =
    { $you ->
        [yes] vous { $does }
       *[no] { $who } { $does }
    }
bot-line-draw =
    { $you ->
        [yes] piochez { bot-line-cards }
       *[no] pioche { bot-line-cards }
    }
bot-line-meld =
    { $you ->
        [yes] posez { $title }
       *[no] pose { $title }
    }
    .unknown =
        { $you ->
            [yes] posez { bot-line-new-cards }
           *[no] pose { bot-line-cards }
        }
bot-line-dogma =
    { $you ->
        [yes] activez { $title }
       *[no] active { $title }
    }
    .again =
        { $you ->
            [yes] activez { $count } fois { $title }
           *[no] active { $count } fois { $title }
        }
    .unknown =
        { $you ->
            [yes] activez { bot-line-new-cards }
           *[no] active { bot-line-new-cards }
        }
bot-line-achieve =
    { $you ->
        [yes] dominez la Période { $age }
       *[no] domine la Période { $age }
    }
bot-line-cards =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
bot-line-new-cards =
    { $count ->
        [one] une nouvelle carte
       *[other] { $count } nouvelles cartes
    }
