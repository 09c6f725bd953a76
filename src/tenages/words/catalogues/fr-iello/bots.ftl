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

bot-comment = { $name } · { $did } : { $why } { $odds }
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
        [whim] Un caprice : { bot-chance } de chances de gagner, alors que { bot-second } était possible.
        [close] De justesse : { bot-chance } de chances de gagner, { bot-second } avec le choix suivant.
       *[clear] { bot-chance } de chances de gagner ; avec le choix suivant, { bot-second }.
    }
bot-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
bot-second = { NUMBER($second, style: "percent", maximumFractionDigits: 0) }
