"""The words that cards are written in: effects, triggers, modifiers, counts, requirements."""
