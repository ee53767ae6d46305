### The browser: what the tables of both games have in common. Sorted by id.

# Beside the button that gives the seat back; -late: because the clock ran out.
web-table-away = Gra za ciebie bot.
web-table-away-late = Twój czas się skończył. Teraz gra za ciebie bot.
web-table-back = Wróć na swoje miejsce
web-table-bot = Niech bot gra za ciebie
    .text = Bot od razu zacznie wykonywać twoje ruchy. W tym menu możesz wrócić na swoje miejsce, ale jego ruchów nie da się cofnąć.
    .yes = Niech gra bot
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
# Beside Undo: what it takes back. $move is a move in words.
web-table-last-move = Ostatni ruch: { $move }
web-table-less = Mniej: { $name }
web-table-log = Dziennik
web-table-log-earlier = Pokaż wcześniejsze wpisy
web-table-log-empty = Nic się jeszcze nie wydarzyło.
web-table-menu = Ustawienia
web-table-more = Więcej: { $name }
# In a replay: who makes the next move of the record.
web-table-next = Następny ruch: { $name }
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
web-table-theme-system = Domyślne systemu
# $game is the name of the game, $title the name of the table.
web-table-heading = { $game } · { $title }
# Whose decision is awaited. $names is a list of names, $count how many they are.
web-table-turn-of = { $count ->
    [0] Chwileczkę…
   *[other] Oczekiwanie: { $names }
}
web-table-turn-of-many = { $count ->
    [one] Czekamy na { $count } osobę
    [few] Czekamy na { $count } osoby
   *[other] Czekamy na { $count } osób
}
web-table-undo = Cofnij
# On a phone: somebody else is to act.
web-table-waiting = Czekamy
web-table-your-turn = Twoja tura
