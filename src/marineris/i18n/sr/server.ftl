### What the table server says.

## Webhooks: where a player is told that it is their turn

# $reason names the fault; $longest is a number of characters, $known a list of quoted kinds.
error-bad-webhook = { $reason ->
    [address] Ovo nije veb-adresa koja može da se koristi.
    [credentials] Adresa ne sme da sadrži korisničko ime ni lozinku.
    [disabled] Ovaj server ne šalje obaveštenja; domaćin može da ih dozvoli.
    [kind] Ne postoji vrsta obaveštenja „{ $kind }”. Vrste su: { $known }.
    [private] Adresa mora da bude na javnom internetu; na druge ovaj server ne šalje.
    [scheme] Adresa mora da počinje sa { "https://" } ili { "http://" }.
    [too-long] Adresa je predugačka; najviše znakova: { $longest }.
    [topic] Adresa mora da se završava nazivom teme na { "ntfy" }, na primer { "https://ntfy.sh/my-topic" }.
   *[other] Ova adresa ne može da se koristi za obaveštenja: { $detail }.
}
    .short = Ova adresa ne može da se koristi za obaveštenja: { $detail }.

## At a table

server-your-turn = Tvoj je potez: { $title }.
server-no-client = Ovaj server nema stranicu: nije izgrađena pri instalaciji. Instaliraj ponovo: { "pip install --force-reinstall \"marineris[server]\"" }. U klonu repozitorijuma gradi je { "make web" }. Pristup za programe je na { "/api" }.
server-stuck = Ovaj sto je stao: zapis { $number } u njegovom dnevniku ne može da se izvrši zbog greške u programu. Možeš da ga gledaš i da ćaskaš. Domaćin može da ga vrati na poslednji ispravan položaj; novija verzija programa možda će nastaviti igru i bez toga.
server-bot-jammed = { $player }: bot ne može da odigra potez zbog greške u programu. Poništi potez ako možeš, ili neka to mesto preuzme čovek.
server-no-line = (Ovaj red ne može da se iskaže rečima.)
server-no-question = (Ovo pitanje ne može da se iskaže rečima.)

## Why a move cannot be taken back

undo-nothing = Nema šta da se poništi.
undo-others = U međuvremenu je igrao neko drugi.
undo-revealed = Poslednji potez je otkrio skrivene informacije.
undo-off = Za ovim stolom sada potezi ne mogu da se ponište.

## In the log

event-table-started = Igra počinje.
event-undone = { $player } poništava potez.
event-bot-took-over = { $player }: sada igra bot.
event-person-returned = { $player } se vraća u igru.
event-resigned = { $player } predaje igru; dalje igra bot.
event-time-ran-out = { $player }: vreme je isteklo; dalje igra bot.
event-rolled-back = Domaćin je vratio sto na poslednji ispravan položaj.

## What went wrong at a table

error-already-started = Igra je počela; mesta se više ne menjaju.
error-bad-address = Podešavanje { $setting } ne može da se koristi: { $detail }.
error-bad-entry = Zapis u dnevniku ne može biti ispravan: { $detail }.
error-bad-message = Ova poruka nije razumljiva: { $detail }.
error-bad-setting = Podešavanje { $setting } ne može da bude „{ $value }”: { $detail }.
error-bot-plays = Na ovom mestu igra bot. Najpre se vrati na svoje mesto.
error-fault = Ovo ne može da se uradi zbog greške u programu. Ništa nije promenjeno: pokušaj nešto drugo ili poništi potez. Prijavi to onome ko vodi ovaj server.
error-newer-store = Skladište je zapisala novija verzija programa { "Marineris" }; ova ne može da ga koristi.
error-name-taken = Za ovim stolom se već neko zove „{ $name }”. Izaberi drugo ime.
error-no-undo = { $why ->
    [undo-nothing] Nema šta da se poništi.
    [undo-others] To ne može da se poništi: u međuvremenu je igrao neko drugi.
    [undo-revealed] To ne može da se poništi: taj potez je otkrio skrivene informacije.
   *[undo-off] Za ovim stolom sada potezi ne mogu da se ponište.
}
error-not-found = Na ovoj adresi nema ničega.
error-not-over = Igra još nije završena. Njen zapis bi otkrio skrivene informacije.
error-not-ready = Za ovim stolom još niko ne sedi.
error-not-running = Za ovim stolom se ne igra nijedna igra.
error-not-stuck = Ovaj sto radi; nema šta da se vrati.
error-not-your-seat = To ne možeš da uradiš: potreban je tajni link tog mesta ili domaćina.
error-other-rules = Igra za ovim stolom je počela po drugoj verziji pravila i ovde ne može da se nastavi.
error-seat-taken = Tu već neko sedi. Izaberi drugo mesto.
error-server-full = Ovaj server već ima onoliko stolova koliko domaćin dozvoljava. Pokušaj kasnije.
error-stale = Stanje za stolom se u međuvremenu promenilo. Pogledaj ponovo; ništa nije urađeno.
error-store-failed = Server trenutno ne može da pristupi svojim podacima. Proveri da li je tvoja radnja primljena, pa pokušaj ponovo za koji trenutak.
error-table-error = Nešto je pošlo naopako na serveru. Ništa nije promenjeno.
error-table-stuck = Ovaj sto je stao: zapis { $number } u njegovom dnevniku ne može da se izvrši. Može da se gleda, ali ne i da se igra, dok ga domaćin ne vrati na poslednji ispravan položaj.
error-too-big = Ovo je predugačko; najviše znakova: { $most }.
error-too-fast = Previše odjednom. Sačekaj trenutak i pokušaj ponovo.
error-unknown-table = Nema takvog stola. Možda je obrisan; zatraži novi link.
