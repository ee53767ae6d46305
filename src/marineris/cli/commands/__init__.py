"""One module a command: play, serve, simulate, arena, tune, replay, cards, board, admin, i18n."""
