# What `tenages bench` says: what each figure is, on which machine, and what to make of it.

bench-measured = measured
bench-figure = figure
bench-ratio = ratio
bench-build-compiled = compiled
bench-build-uncompiled = uncompiled

bench-table-base-2 = base, 2 players
bench-table-base-4 = base, 4 players
bench-table-echoes-2 = with Echoes, 2 players

# What is counted, or where the time is spent.
bench-rate-games = random games a second
bench-rate-decisions = decisions a second
bench-rate-copies = copies a second
bench-rate-observations = observations a second
bench-rate-steps = steps a second in an environment, with their observations
bench-microseconds = microseconds, { $table }
bench-together = random games a second, all at once
bench-vector = steps a second with many games at once, base, 2 players

# A figure under its heading.
bench-cost-copy = copy { $moment }
bench-cost-copy-choose = copy and choose { $moment }
bench-cost-view = view { $moment }
bench-cost-sample = sample from a view { $moment }
bench-table-moment = { $table }, { $moment }
bench-table-library = { $table }, { $library }
bench-library-pettingzoo = PettingZoo
bench-library-gymnasium = Gymnasium
bench-library-openspiel = OpenSpiel
bench-library-vector = many games at once
bench-table-way = { $table }, { $way }
bench-way-sparse = sparse, many games at once
bench-way-rows = dense rows, many games at once
bench-moment-action = before an action
bench-moment-effect = in an effect
bench-processes =
    { $processes ->
        [one] { $processes } process
       *[other] { $processes } processes (ratio: to 1 process)
    }

bench-times = { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }x
# With as many digits as mean something.
bench-value =
    { $digits ->
        [0] { NUMBER($value, maximumFractionDigits: 0) }
        [1] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[2] { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }

bench-machine = Ten Ages { $tenages }, engine version { $engine } · { $implementation } { $python } · { $platform } · cores: { $cores }
bench-effort =
    { $runs ->
        [one] Best of { $runs } run; everything on one core, unless several processes are named.
       *[other] Best of { $runs } runs; everything on one core, unless several processes are named.
    }
bench-against-others = The best complete implementation by others that we measured plays { $others } random games a second; this one plays { NUMBER($times, maximumFractionDigits: 0) } times as many (base, 2 players).
bench-not-compiled = There is no compiled build here, only the uncompiled one was measured. To make one: make compile (in the source folder, with a C compiler)
bench-left-out = Left out, since it is not installed: { $libraries }. To have all figures: pip install "tenages[envs,openspiel]"
