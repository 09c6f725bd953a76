"""`make mutants`: is there a test that notices when one small thing in the engine is wrong?

Each mutant is the source with one change, such as `<=` for `<`. A mutant is killed if a test fails with it.
"""
