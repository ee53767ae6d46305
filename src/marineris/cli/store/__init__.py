"""The store as the admin commands use it: opening it, listing tables, files in and out."""
