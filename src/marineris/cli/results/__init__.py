"""The results of simulated games: rows, statistics, files."""
