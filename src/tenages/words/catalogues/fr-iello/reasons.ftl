# Pourquoi les choses arrivent lors d’une activation. $person vaut "one", "several", ou "you" si le lecteur en est.

fate-must-obey =
    { $person ->
        [one] doit obéir
        [you] devez obéir
       *[several] doivent obéir
    }
fate-shares =
    { $person ->
        [one] partage
        [you] partagez
       *[several] partagent
    }
fate-shares-echo =
    { $person ->
        [one] partage l’Écho
        [you] partagez l’Écho
       *[several] partagent l’Écho
    }
fate-shares-echoes =
    { $person ->
        [one] partage les Échos
        [you] partagez les Échos
       *[several] partagent les Échos
    }
fate-need-not-obey =
    { $person ->
        [one] n’a pas à obéir
        [you] n’avez pas à obéir
       *[several] n’ont pas à obéir
    }
fate-does-not-share =
    { $person ->
        [one] ne partage pas
        [you] ne partagez pas
       *[several] ne partagent pas
    }
fate-passed-over =
    { $person ->
        [one] reste à l’écart
        [you] restez à l’écart
       *[several] restent à l’écart
    }

stakes-player = { $name } { $count }
stakes-clause = { $players } { $fate }
stakes-clause-against = { $players } contre { $count } { $fate }
stakes = { icon } { $count }{ $first } : { $clauses }
stakes-first = , d’abord { $echoes }

echoes-of =
    { $count ->
        [one] l’Écho { ELIDE("de", $titles) }
       *[other] les Échos { ELIDE("de", $titles) }
    }
echoes-and-its-own = { $echoes } et le sien
echoes-its-own = son Écho
