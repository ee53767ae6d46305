### The browser's own words: the page, the lobby, the waiting room. Sorted by part.
### The tables have files of their own: web_terraforming.ftl, web_mars2049.ftl, web_after.ftl, web_tutorial.ftl;
### what is said when something fails stands in web_trouble.ftl.
### Serbian is written in Latin script; Cyrillic is made from it. What stays Latin in both is a string literal.

## Everywhere

web-app = { "Marineris" }
web-cancel = Otkaži
web-close = Zatvori
web-connecting = Povezivanje sa stolom…
web-copied = Kopirano
web-copy = Kopiraj
# Shown while a button is held down to confirm.
# Heard of a button that sighted people hold down.
web-hold-asks = Prvo pita
web-hold-hint = Drži za potvrdu
web-language = Jezik
web-loading = Učitavanje…
web-nav = Stranice
web-nav-learn = Nauči
web-nav-tables = Stolovi
web-not-found = Ovde nema ničega
    .text = Možda je adresa pogrešno upisana ili je sto zatvoren.
# $rule is the number of a rule, such as TM-6.3.
web-rule = Pravilo { $rule }
web-qr = Isti link kao kod za kameru telefona
web-save = Sačuvaj
web-share = Podeli
# The button that changes between dark and light; $theme is what is chosen now.
web-theme = { $theme ->
    [dark] Boje: tamne
    [light] Boje: svetle
   *[system] Boje: sistemske
}
# The title of the browser's tab. $title is the name of a table.
web-title = { $title } · { "Marineris" }

## What went wrong

# $language is its name in that language.
web-error-language = Tekstovi za jezik { $language } nisu mogli da se učitaju. Proveri vezu i pokušaj ponovo.
web-error-lost = Veza je bila prekinuta. Ovo što vidiš je trenutno stanje.
web-error-offline = Trenutno nema veze sa stolom.
web-error-stale = Stanje za stolom se u međuvremenu promenilo. Pogledaj ponovo.
web-no-server = Server ne odgovara

## Keyboard

web-key-list = Ovaj spisak
web-keys-title = Tastatura

## The turn

# A notification. $table is the name of the table.
web-notify-turn = Tvoj potez: { $table }
# Several people share one device. $name is the one who plays next.
web-pass-device = Uređaj preuzima { $name }
    .text = Sto je dotle pokriven, da niko ne vidi tuđe karte.
    .button = Ja sam { $name }
# Several people share one device, and none of them must act.
web-pass-device-any = Kod koga je uređaj?
web-table-refused = Ovaj sto ne može da se otvori
    .private = Ovaj sto vide samo njegovi igrači. Ako igraš ovde, otvori tajni link svog mesta.
# A secret link to a seat was opened that the server does not accept.
web-link-dead = Ovaj link ne radi
    .text = Zamenjen je novijim ili mu nedostaje deo. Zatraži od domaćina novi link za svoje mesto.
    .held = Taj link ne radi: zamenjen je novijim ili mu nedostaje deo. Zadržavaš mesto koje imaš.
# The server no longer accepts the link of a seat that this browser holds.
web-seat-lost = Ovo mesto više nije tvoje
    .text = Domaćin je za njega napravio novi link ili ga je oslobodio. Zatraži od domaćina novi link i otvori ga ovde.
    .other = Jedno mesto na ovom uređaju dobilo je novi link, pa se ovde više ne igra. Zatraži od domaćina novi link i otvori ga ovde.
web-watch-table = Gledaj ovaj sto

## Names where nobody gave one

# What bots are called: stars. $number goes from 1 to 5.
web-bot-name = { $number ->
    [1] Vega
    [2] Rigel
    [3] Deneb
    [4] Altair
   *[5] Mira
}
web-game-mars2049 = Mars 2049
web-game-terraforming = Teraformiranje Marsa
# $number counts from 1.
web-seat-number = Igrač { $number }

## The lobby: lists of tables

web-all-cards = Sve karte igre Teraformiranje Marsa
web-first-time = Prvi put na Marsu?
    .text = Odigraj jednu generaciju uz vodič, za dvanaest minuta
web-my-tables = Tvoji stolovi
web-no-open-tables = Trenutno nema otvorenih stolova. Otvori svoj i pošalji link prijateljima.
web-notices = Licence fontova i biblioteka
web-open-tables = Otvoreni stolovi
web-tables = Stolovi

# A row: what stands under a table's name, and what pressing it does.
web-row-enter = Uđi
web-row-forget = Ukloni sto „{ $title }” sa spiska
web-row-generation = Generacija { $number }
web-row-go-on = Nastavi
web-row-join = Pridruži se
web-row-look = Gledaj
# $free is a number of open seats.
web-row-open = { $free ->
    [one] { $free } slobodno mesto
    [few] { $free } slobodna mesta
   *[other] { $free } slobodnih mesta
}
web-row-over = Završeno
web-row-round = Runda { $number }
web-row-running = U toku
# $taken of $all seats are taken.
web-row-seats = Zauzeta mesta: { $taken } od { $all }
web-row-your-turn = Tvoj potez

## The lobby: a record

web-import = Otvori zapis
    .text = Nalepi zapis igre ili izaberi datoteku. Završenu igru možeš da gledaš, a svaku drugu da nastaviš.
web-import-file = Izaberi datoteku
web-import-open = Otvori
web-import-paste = Zapis

## The lobby: a new table

web-add-seat = Dodaj mesto
web-any-seat = Nasumično
# Who plays, in a word or two.
web-company = Ko igra
web-company-bots = Protiv botova
web-company-device = Jedan uređaj
web-company-friends = S prijateljima
web-company-solo = Solo
# $name is the name of a saved setup.
web-drop-preset = Ukloni postavku „{ $name }”
# What a seat is for, in a list.
web-kind-bot = Bot: { $bot }
web-kind-open = Slobodno mesto
web-kind-person = Igrač ovde
web-listed = Prikaži na spisku
    .text = Svako na ovom serveru može da se pridruži.
web-more-rules = Još pravila
web-open-seat = Slobodno mesto
    .text = za svakoga ko ima link
web-open-table = Otvori sto
# An option that the rules set in a game for one; $text says what it means.
web-option-alone = Uvek deo solo igre. { $text }
web-pace = Sat
web-pace-days = Dani
    .text = Svako ima tri dana, a za svaki potez dobija pola dana nazad. Kad vreme istekne, igru preuzima bot.
web-pace-evening = 20 minuta
    .text = Svako ima dvadeset minuta, a za svaki potez dobija deset sekundi nazad. Kad vreme istekne, igru preuzima bot.
web-pace-free = Bez sata
    .text = Svako razmišlja koliko želi.
web-players = { $fewest }–{ $most } igrača
web-preset-name = Naziv
web-presets = Sačuvane postavke
web-private = Samo uz link
    .text = Link sadrži tajnu; bez njega niko ne može da sedne.
web-remove-seat = Ukloni mesto { $number }
web-rules = Pravila
web-save-preset = Sačuvaj postavku
web-seat-kind = Za koga je mesto { $number }
web-seat-name = Ime igrača { $number }
web-seats = Mesta
web-seed = Seme
    .text = Isti broj deli iste karte: tako ista igra može da se igra za više stolova.
web-set-a-table = Novi sto
web-spectators-allowed = Gledaoci
    .text = Drugi smeju da gledaju, ali ne vide ničiju ruku.
# $people is how many people share this device.
web-start-hint = { $people ->
    [one] Igra počinje odmah.
   *[other] Igra počinje odmah. Uređaj ćete dodavati jedni drugima.
}
web-start-hint-open = Dobijaš link za prijatelje. Slobodna mesta u svakom trenutku mogu da dobiju botovi.
web-start-table = Igraj odmah
web-table-title = Naziv stola
web-undo-allowed = Poništavanje
    .text = Potezi mogu da se ponište dok se ne otkriju skrivene informacije.
web-which-game = Igra
web-you-host = ti, domaćin
web-your-name = Tvoje ime

## The waiting room

web-close-table = Zatvori sto
    .text = Sto se zatvara za sve.
web-free-seat = Oslobodi mesto
web-get-up = Napusti mesto
web-invite = Pozovi prijatelje
web-invite-link = Link do ovog stola
web-invite-open = Link otvara slobodno mesto. Tvoje mesto ostaje tajno.
web-invite-private = Samo ko ima ovaj link može da se pridruži. Link do tvog mesta ostaje tajan.
web-keep-table = Neka ostane
web-reconnecting = Veza je prekinuta. Novi pokušaj…
web-seat-offline = trenutno nije tu
web-seat-online = tu je
web-sit-down = Sedni
# Bots take the seats that are still open; $bots says how many.
web-start-with-bots = { $bots ->
    [1] Počni s botom
    [one] Počni sa { $bots } botom
    [few] Počni sa { $bots } bota
   *[other] Počni sa { $bots } botova
}
web-wait-for-start = Igra počinje kad sva mesta budu zauzeta ili kad domaćin odluči.
web-you-sit-here = ti

## At a table: for whoever has a seat, and for the host

web-elsewhere = Nastavi na drugom uređaju
    .text = Otvori ovaj link tamo. Ko ga ima, igra na tvom mestu, zato ga čuvaj za sebe.
web-host-bot = Neka igra bot
    .text = Na ovom mestu ({ $name }) igra bot dok se mesto ne vrati. Njegovi potezi ostaju.
web-host-delete = Drži da obrišeš ovaj sto
web-host-give-back = Vrati mesto
web-host-new-link = Novi link
    .text = Pošalji ga igraču. Stari link više ne važi.
web-host-tools = Domaćin
web-rollback = Vrati sto unazad
    .keep = Ostavi kako jeste
    .text = { $lost ->
        [one] Sto se vraća na poslednji ispravan položaj. { $lost } zapis u njegovom dnevniku više se ne računa, ali ostaje na serveru.
        [few] Sto se vraća na poslednji ispravan položaj. { $lost } zapisa u njegovom dnevniku više se ne računaju, ali ostaju na serveru.
       *[other] Sto se vraća na poslednji ispravan položaj. { $lost } zapisa u njegovom dnevniku više se ne računa, ali ostaju na serveru.
    } Ako server uskoro bude ažuriran, sto će možda nastaviti i bez toga.
web-webhook = Obaveštenja o potezu
    .text = Kad dođeš na potez, server šalje poruku na ovu adresu.
web-webhook-address = Adresa
web-webhook-discord = { "Discord" }
web-webhook-json = { "JSON" }
web-webhook-kind = Vrsta poruke
web-webhook-ntfy = { "ntfy" }
web-webhook-off = Obaveštenja su isključena.
web-webhook-set = Dobićeš poruku kad dođeš na potez.
web-which-bot = Koji bot
