"""A player of Terraforming Mars against rivals: greedy's prices beside a value fitted to games."""
