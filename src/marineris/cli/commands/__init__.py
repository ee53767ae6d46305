"""One module a command: play, serve, simulate, replay, cards, board, admin, i18n."""
