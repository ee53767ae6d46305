"""Measuring bots: plans of paired games, the runner that plays them, rows of results."""
