"""How a game goes: setup, generations, turns, actions, playing a card."""
