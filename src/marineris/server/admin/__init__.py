"""What an operator does to a store from outside: counts, clean-up, backups, rollbacks."""
