"""What the table says, in English and in Asmadi's terms. Every sentence that a player reads is made here.

The functions take structured things (events, decisions, options, views, cards) and give plain text: no styles, no
layout. `names` are the players' names by seat, and `reader` is the seat that is addressed as "you", if anyone is.
"""
