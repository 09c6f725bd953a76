# The server: what the command says, and what can go wrong before anyone sits down.

server-at = The table is at { $url }
server-for-others = Others in your network find it at { $url }
server-stop = Ctrl-C ends it; games go on where they were when it is started again.
server-stopped = The table is closed. All games are kept.
server-thinking =
    { $number ->
        [one] One process thinks for the bots of this database. Ctrl-C ends it.
       *[other] { $number } processes think for the bots of this database. Ctrl-C ends it.
    }
server-no-page =
    The server runs, but the page was not built with it. In the source tree "make page" builds it (it needs Node 20.19, 22.12 or later); then start the server again.

error-port-busy = port { $port } is taken on { $host }; name another with --port, or none to take the next free one
error-no-free-port = no port from { $first } to { $last } is free on { $host }; name one with --port
error-bad-port = a port is a number from 0 to 65535, not { $given }
error-no-such-host = cannot listen at { $host }: { $why }
error-bad-log-format = there is no log format { $given }; there are { $known }
error-bad-origin = an origin looks like https://table.example or http://10.0.0.2:8000, not { $given }
error-no-page-folder = there is no built page in { $path }
error-table-closed = whoever runs this server has closed this table; open its link again to go on
error-no-table-with-id =
    { $count ->
        [one] there is no table { $ids }
       *[other] there are no tables { $ids }
    }
error-which-tables = name the tables, or choose them with --made-by or --unused; not both

# The operator's list of tables.
server-tables-none = There are no tables.
server-tables-id = Table
server-tables-phase = Phase
server-tables-phase-waiting = waiting
server-tables-phase-playing = playing
server-tables-phase-over = over
server-tables-players = Players
server-tables-open = (open)
server-tables-edition = Edition
server-tables-choices = Choices
server-tables-made = Made
server-tables-used = Last used
server-tables-made-by = Made by
server-tables-listed = Listed
server-tables-archived = Archived
server-tables-undone = Undone
server-tables-seed = Seed
server-tables-next = Rematch
server-tables-yes = yes
server-tables-no = no
server-tables-closed =
    { $count ->
        [one] The table is closed.
       *[other] { $count } tables are closed.
    }
server-tables-exported = The record is in { $path }
server-tables-sure =
    { $count ->
        [one] Delete this table for good? y = yes, n = no:
       *[other] Delete these { $count } tables for good? y = yes, n = no:
    }
server-tables-deleted =
    { $count ->
        [0] No table was deleted.
        [one] One table was deleted.
       *[other] { $count } tables were deleted.
    }
