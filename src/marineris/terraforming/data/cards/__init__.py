"""The cards, as data: one literal a card, no code."""
