"""The rules core: moves, effects on a stack, events, records and the `Game` that everything uses.

It owns what every turn-based game needs and knows nothing of any particular one. It is pure:
no input or output, no clock, no global random generator, no text, only the standard library.
"""
