"""The missions, as data."""
