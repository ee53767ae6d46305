"""A server started from the command line: where it listens, what the terminal shows."""
