### The browser: what the tables of both games have in common. Sorted by id.

# Beside the button that gives the seat back; -late: because the clock ran out.
web-table-away = Umesto tebe igra bot.
web-table-away-late = Tvoje vreme je isteklo. Sada umesto tebe igra bot.
web-table-back = Vrati se na svoje mesto
web-table-bot = Neka bot igra umesto tebe
    .text = Bot odmah počinje da vuče tvoje poteze. U ovom meniju možeš da se vratiš na svoje mesto, ali njegovi potezi ostaju.
    .yes = Neka igra bot
web-table-chat = Ćaskanje
web-table-chat-empty = Još niko ništa nije rekao.
web-table-chat-say = Reci nešto
web-table-chat-send = Pošalji
# What is still missing of several things that are chosen; then the button confirms.
web-table-choose-confirm = { $left ->
    [0] Potvrdi
   *[other] Izaberi još { $left }
}
web-table-chosen = Izabrano { $count } od { $most }
web-table-clock = Preostalo za razmišljanje
# Beside Undo: what it takes back. $move is a move in words.
web-table-last-move = Poslednji potez: { $move }
web-table-less = Manje: { $name }
web-table-log = Dnevnik
web-table-log-earlier = Prikaži ranije redove
web-table-log-empty = Još se ništa nije dogodilo.
web-table-menu = Podešavanja
web-table-more = Više: { $name }
# In a replay: who makes the next move of the record.
web-table-next = Sledeći na potezu: { $name }
web-table-notify = Javi mi kad dođem na potez
web-table-over = Kraj igre
web-table-reconnecting = Ponovno povezivanje…
web-table-resign = Drži za predaju
    .text = Bot na tvom mestu igra do kraja, a ti zauzimaš poslednje mesto.
# A seat without a name; $number counts from 1.
web-table-seat = Igrač { $number }
web-table-theme = Izgled
web-table-theme-dark = Tamno
web-table-theme-light = Svetlo
web-table-theme-system = Sistemski
# $game is the name of the game, $title the name of the table.
web-table-heading = { $game } · { $title }
# Whose decision is awaited. $names is a list of names, $count how many they are.
web-table-turn-of = { $count ->
    [0] Sačekaj trenutak
   *[other] Čeka se: { $names }
}
web-table-turn-of-many = { $count ->
    [one] Čeka se { $count } igrač
    [few] Čekaju se { $count } igrača
   *[other] Čeka se { $count } igrača
}
web-table-undo = Poništi
# On a phone: somebody else is to act.
web-table-waiting = Čeka se
web-table-your-turn = Tvoj potez
