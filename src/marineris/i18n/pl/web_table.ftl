### The browser: what the tables of both games have in common. Sorted by id.

web-table-back = Wróć na swoje miejsce
web-table-bot = Niech bot gra za ciebie
web-table-chat = Czat
web-table-chat-empty = Nikt jeszcze nic nie napisał.
web-table-chat-say = Napisz coś
web-table-chat-send = Wyślij
# What is still missing of several things that are chosen; then the button confirms.
web-table-choose-confirm = { $left ->
    [0] Potwierdź
   *[other] Wybierz jeszcze { $left }
}
web-table-chosen = Wybrano { $count } z { $most }
web-table-clock = Czas do namysłu
web-table-less = Mniej: { $name }
web-table-log = Dziennik
web-table-log-earlier = Pokaż wcześniejsze wpisy
web-table-log-empty = Nic się jeszcze nie wydarzyło.
web-table-menu = Ustawienia
web-table-more = Więcej: { $name }
web-table-notify = Powiadom mnie, gdy nadejdzie moja tura
web-table-over = Koniec gry
web-table-reconnecting = Ponowne łączenie…
web-table-resign = Przytrzymaj, aby się poddać
    .text = Grę dokończy za ciebie bot, a ty zajmiesz ostatnie miejsce.
# A seat without a name; $number counts from 1.
web-table-seat = Gracz { $number }
web-table-theme = Wygląd
web-table-theme-dark = Ciemny
web-table-theme-light = Jasny
web-table-theme-system = Jak w systemie
# $game is the name of the game, $title the name of the table.
web-table-heading = { $game } · { $title }
# Whose decision is awaited. $names is a list of names, $count how many they are.
web-table-turn-of = { $count ->
    [0] Chwileczkę…
   *[other] Oczekiwanie: { $names }
}
web-table-undo = Cofnij
web-table-your-turn = Twoja tura
