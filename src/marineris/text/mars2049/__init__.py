"""Mars 2049 in words."""
