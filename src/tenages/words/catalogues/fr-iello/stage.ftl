# La table dans le navigateur : la scène, les lignes des joueurs, la ligne au-dessus de la Main, et le déroulement des événements.

stage-of =
    { $you ->
        [yes] Votre carte { $card }
       *[no] { $card } { ELIDE("de", $who) }
    }
stage-effect-of = effet { $number } sur { $count }
stage-preview = aperçu
stage-if-dogma = Si vous activez { $card }
stage-if-meld = Si vous posez { $card }
stage-just-now = À l’instant
stage-lost-card = Vous perdez une carte
stage-then-effect = ensuite, effet { $number }

stage-does-obey =
    { $you ->
        [yes] obéissez
       *[no] { $count ->
            [one] obéit
           *[other] obéissent
        }
    }
stage-does-share =
    { $you ->
        [yes] partagez
       *[no] { $count ->
            [one] partage
           *[other] partagent
        }
    }
stage-does-act =
    { $you ->
        [yes] jouez
       *[no] { $count ->
            [one] joue
           *[other] jouent
        }
    }
stage-does-nobody = Personne n’obéit ni ne partage : vous seul
stage-does-nothing = Il ne se passerait rien

stage-part-you = vous
stage-part-obeys = obéit
stage-part-obeying = obéit
stage-part-you-obey = obéissez
stage-part-both = obéit
stage-part-shares = partage
stage-part-sharing = partage
stage-part-next = ensuite
stage-part-acts = joue
stage-part-last = en dernier
stage-part-demands = exige
stage-part-none = rien

stage-goes =
    { $place ->
        [hand] { $you ->
            [yes] votre Main
           *[no] la Main { ELIDE("de", $who) }
        }
        [score] { $you ->
            [yes] votre Influence
           *[no] l’Influence { ELIDE("de", $who) }
        }
        [forecast] { $you ->
            [yes] vos Projets
           *[no] les Projets { ELIDE("de", $who) }
        }
        [achieved] { $you ->
            [yes] vos Dominations
           *[no] les Dominations { ELIDE("de", $who) }
        }
        [board] { $you ->
            [yes] votre Zone de Jeu ({ color })
           *[no] la Zone de Jeu { ELIDE("de", $who) } ({ color })
        }
        [box] hors du jeu
        [available] les Dominations
       *[supply] les pioches
    }

stage-your-turn = à vous
stage-ally = allié
stage-age = Période { $age }
stage-age-medal = Domination : { $medal }
stage-look = Toutes les cartes de { $name }
stage-beneath = Dessous : { $cards }
stage-more-below = La suite plus bas
stage-supply-of = Les pioches : { $set }
stage-points-unit = pts
stage-to-win = pour gagner
stage-stakes-only = vous seul
stage-stakes-nothing = il ne se passerait rien

stage-how-click = Cliquez sur une carte en Main pour la poser, sur une carte Active pour l’activer, sur une Domination pour la prendre
stage-how-tap = touchez une carte pour la lire et la jouer
stage-all-options =
    { $count ->
        [one] { $count } choix
       *[other] Les { $count } choix
    }

stage-events = Ce qui se passe
stage-event-of = événement { $at } sur { $count }
stage-pause = Pause
stage-resume = Continuer
stage-step = Un pas
stage-skip = Jusqu’à ma décision
stage-skip-to-now = Jusqu’au présent
stage-pace = Rythme
stage-since = Depuis votre tour
# Plusieurs fois la même chose, sans la place de tout nommer : $kind du journal.
stage-outcome =
    { $kind ->
        [drew]
            { $you ->
                [yes] Vous piochez { $count } cartes.
               *[no] { $who } pioche { $count } cartes.
            }
        [melded]
            { $you ->
                [yes] Vous mettez en jeu { $count } cartes.
               *[no] { $who } met en jeu { $count } cartes.
            }
        [tucked]
            { $you ->
                [yes] Vous archivez { $count } cartes.
               *[no] { $who } archive { $count } cartes.
            }
        [scored]
            { $you ->
                [yes] Vous comptabilisez { $count } cartes.
               *[no] { $who } comptabilise { $count } cartes.
            }
        [returned]
            { $you ->
                [yes] Vous recyclez { $count } cartes.
               *[no] { $who } recycle { $count } cartes.
            }
        [foreshadowed]
            { $you ->
                [yes] Vous recherchez { $count } cartes.
               *[no] { $who } recherche { $count } cartes.
            }
       *[transferred]
            { $you ->
                [yes] Vous transférez { $count } cartes.
               *[no] { $who } transfère { $count } cartes.
            }
    }
stage-watch-again = Revoir
stage-not-now = Pas maintenant
stage-long-press = Laissez le doigt sur une carte pour la lire en grand.
stage-events-since =
    { $count ->
        [one] { $count } événement depuis votre tour
       *[other] { $count } événements depuis votre tour
    }
stage-key-options = la liste de tous les choix
