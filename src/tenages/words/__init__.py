"""Every sentence that a person reads, in English and French, formatted from the message catalogues.

The functions take structured data (events, decisions, options, views, cards) and return plain text without styles or
layout. A `Speaker` formats messages for one reader in his language and calls him "you".
"""
