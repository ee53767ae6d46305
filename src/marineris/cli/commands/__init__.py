"""One module a command: play, serve, simulate, arena, replay, cards, board, admin, i18n."""
