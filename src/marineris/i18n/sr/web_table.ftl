### The browser: what the tables of both games have in common. Sorted by id.

web-table-back = Vrati se na svoje mesto
web-table-bot = Neka bot igra umesto tebe
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
web-table-less = Manje: { $name }
web-table-log = Dnevnik
web-table-log-earlier = Prikaži ranije redove
web-table-log-empty = Još se ništa nije dogodilo.
web-table-menu = Podešavanja
web-table-more = Više: { $name }
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
web-table-theme-system = Kao sistem
# $game is the name of the game, $title the name of the table.
web-table-heading = { $game } · { $title }
# Whose decision is awaited. $names is a list of names, $count how many they are.
web-table-turn-of = { $count ->
    [0] Sačekaj trenutak
   *[other] Čeka se: { $names }
}
web-table-undo = Poništi
web-table-your-turn = Tvoj potez
