"""The vocabulary of effects, by family. A mission is written in these words and no others."""
