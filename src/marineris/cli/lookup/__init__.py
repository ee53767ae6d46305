"""Finding cards, their facts, and the vocabulary they are written in."""
