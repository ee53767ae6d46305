"""The vocabulary of effects, by family. A card is written in these words and no others."""
