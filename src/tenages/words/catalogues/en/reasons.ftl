# Why things happen in a dogma. $person is "one", "several", or "you" where the reader is among them.

fate-must-obey =
    { $person ->
        [one] must obey
       *[several] must obey
    }
fate-shares =
    { $person ->
        [one] shares
       *[several] share
    }
fate-shares-echo =
    { $person ->
        [one] shares the echo
       *[several] share the echo
    }
fate-shares-echoes =
    { $person ->
        [one] shares the echoes
       *[several] share the echoes
    }
fate-need-not-obey =
    { $person ->
        [one] need not obey
       *[several] need not obey
    }
fate-does-not-share =
    { $person ->
        [one] does not share
       *[several] do not share
    }
fate-passed-over =
    { $person ->
        [one] is passed over
       *[several] are passed over
    }

stakes-player = { $name } { $count }
stakes-clause = { $players } { $fate }
stakes-clause-against = { $players } against { $count } { $fate }
stakes = { icon } { $count }{ $first }: { $clauses }
stakes-first = , first { $echoes }

echoes-of =
    { $count ->
        [one] the echo of { $titles }
       *[other] the echoes of { $titles }
    }
echoes-and-its-own = { $echoes } and its own
echoes-its-own = its echo
