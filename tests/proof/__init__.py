"""`make proof`: everything that is too long for `make test`."""
