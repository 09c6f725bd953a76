"""What the table says, in English and French. Every sentence that a person reads is made here, from the catalogues.

The functions take structured things (events, decisions, options, views, cards) and give plain text: no styles, no
layout. A `Speaker` speaks to one reader in his words, and calls him "you".
"""
