"""Networks that judge what a player sees: the interface for anyone's, and our own files.

Everything here is imported only where a network plays: it needs `pip install "tenages[policy]"`.
"""
