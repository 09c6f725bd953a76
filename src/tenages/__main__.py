"""`python -m tenages` is `tenages`."""

from tenages.cli import app

if __name__ == "__main__":
    app()
