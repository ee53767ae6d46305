"""Bots for Mars 2049: the strategies of its rulebook."""
