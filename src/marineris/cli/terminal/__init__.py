"""A table in the terminal: maps, hands, menus, prompts, the log."""
