"""The tables in memory: rooms, their clients, their bots, messages between processes."""
