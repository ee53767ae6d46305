### The command line, sorted by part.
### What a person types stays Latin in Cyrillic too: it is written as string literals.

## --help. Square brackets are markup: [bold]…[/]. Examples are a command, a bar and what it does.

cli-chairman = Predsedavajući:
cli-committee = Komitet za teraformiranje
# $lobby: yes if a delegate waits there.
cli-delegates = uticaj { $influence }, { $reserve } u rezervi{ $lobby ->
    [yes] , 1 u lobiju
   *[no] {""}
}
cli-event-coming = Predstojeći:
cli-event-current = Aktuelni:
cli-event-distant = Daleki:
cli-group-politics = Komitet
cli-help-app = { "Marineris" } igra društvene igre o Marsu u tvom terminalu: protiv botova, s prijateljima za istom tastaturom, hiljade igara odjednom ili već odigrane igre iznova, potez po potez.
cli-help-app-examples =
    { "marineris play" } | igra protiv bota, s lakim početkom
    { "marineris play --players Ana,Bo,greedy --corporate-era" } | dve osobe i bot za istom tastaturom
    { "marineris simulate --players greedy,random --games 200 --jobs 4" } | ko koliko često pobeđuje
    { "marineris cards birds" } | šta piše na karti
cli-help-beginners = Ko počinje s početničkom korporacijom, 42 { "M€" } i deset besplatnih karata: { "none" } (niko), { "people" } (ljudi), { "all" } (svi) ili mesta, na primer { "1,3" }. Podrazumevano: ljudi, a uz { "--corporate-era" } ili { "--draft" } niko.
cli-help-beginners-simulate = Ko počinje s početničkom korporacijom: { "none" } (niko), { "all" } (svi) ili mesta, na primer { "1,3" }.
cli-help-board = Mapa. Postoji { "tharsis" }.
cli-help-cards = Pronađi i prikaži karte: po nazivu, po tekstu, po oznaci, vrsti ili kompletu.
cli-help-cards-examples =
    { "marineris cards ants" } | jedna karta
    { "marineris cards --tag jovian --type event" } | sve karte koje imaju i jedno i drugo
    { "marineris cards --text \"" }podigni temperaturu{ "\"" } | karte na kojima to piše
    { "marineris cards --json > cards.json" } | svi podaci, za program
    { "marineris cards --vocabulary" } | reči od kojih su karte sastavljene i koliko se često koriste
cli-help-corporate-era = Sve karte, a svaka proizvodnja počinje od 0: duža i bogatija igra.
cli-help-draft = U svakoj fazi istraživanja karte kruže, a bira se po jedna.
cli-help-examples = Primeri
cli-help-game = Igra: { "terraforming" } ili { "mars2049" }.
cli-help-games = Koliko igara da se odigra.
cli-help-jobs = Koliko procesa da se koristi. Igre su iste za svaki broj.
cli-help-json = Ispiši podatke o svim kartama, korporacijama, dostignućima, nagradama i mapama u formatu { "JSON" }.
cli-help-language = Jezik programa. Podrazumevano: onaj iz { "$MARINERIS_LANGUAGE" } ili iz tvog sistema.
cli-help-list = Ispiši sve poteze i šta su promenili.
cli-help-load = Nastavi ranije sačuvanu igru.
cli-help-mix = Menjaj broj igrača i opcije od igre do igre; ono što zadaš ostaje isto.
cli-help-name = Deo naziva karte.
cli-help-option = Bilo koja opcija igre, na primer { "-o first_player=0" }. Može da se zada više puta.
cli-help-output = Upiši po jedan red za svaku igru i mesto u datoteku { ".json" }, { ".csv" } ili { ".parquet" }.
cli-help-panel-table = Sto
cli-help-play = Igraj u terminalu. Ljudi i botovi sede za istim stolom; odgovaraš brojem, a { "[bold]help[/]" } nabraja šta još možeš da upišeš.
cli-help-play-examples =
    { "marineris play" } | ti protiv pohlepnog bota, standardna igra s lakim početkom
    { "marineris play -p you --seed 7" } | solo: imaš 14 generacija da teraformiraš Mars
    { "marineris play -p 4 --corporate-era --draft" } | ti i tri pohlepna bota, cela igra
    { "marineris play -p Ana,Bo,greedy:2" } | dve osobe za istom tastaturom i dva bota
    { "marineris play -p you,mybot.py:MyBot" } | protiv tvog sopstvenog bota
    { "marineris play --load evening.txt" } | nastavak sačuvane igre
cli-help-play-players = Ko igra: imena ljudi i botova ({ "easy" }, { "medium" }, { "hard" }, { "master" }, { "greedy" }, { "random" }, { "greedy:2" } za dva, { "file.py:Class" }), odvojena zarezima; ili broj svih igrača: ti, a ostalo botovi. Podrazumevano: ti i jedan bot. Mars 2049 ima botove { "expansionist" }, { "collector" }, { "entrepreneur" }, { "gambler" } i { "thief" }.
cli-help-progress = Prikaži traku napretka; podrazumevano se prikazuje ako postoji terminal.
cli-help-picture = Nacrtaj poziciju kao { "SVG" } sliku: iz zapisa ili s početka nove igre.
cli-help-picture-examples =
    { "marineris board game.txt --output game.svg" } | poslednja pozicija sačuvane igre
    { "marineris board game.txt --to 120 --theme light > game.svg" } | posle poteza 120, za svetlu stranicu
    { "marineris board --game mars2049 --players 4 > start.svg" } | kako igra počinje
cli-help-picture-file = Zapis igre; bez njega se crta nova igra.
cli-help-picture-output = Upiši sliku u ovu datoteku; bez nje se ispisuje.
cli-help-picture-players = Koliko igrača ima nova igra.
cli-help-picture-seat = Čijim očima se gleda; podrazumevano: očima gledaoca.
cli-help-picture-theme = Stranica na kojoj će slika stajati: { "dark" } (tamna) ili { "light" } (svetla).
cli-help-picture-to = Potez na kom treba stati.
cli-help-picture-width = Širina u pikselima; ispod 720 slika je za telefon.
cli-help-record = Zapis igre, kako ga čuvaju { "play" } ili { "simulate" }.
cli-help-records = Sačuvaj zapis svake igre u ovoj fascikli.
cli-help-replay = Prođi zapis igre korak po korak ili ga proveri.
cli-help-replay-examples =
    { "marineris replay game.txt" } | korak po korak: { "Enter" } dalje, { "b" } nazad, { "g 120" } na potez 120, { "v 1" } očima igrača 1, { "q" } kraj
    { "marineris replay game.txt --list" } | svi potezi s dnevnikom
    { "marineris replay game.txt --verify" } | samo proveri da li može ponovo da se odigra i da li se isto završava
cli-help-seed = Broj iz kog potiče sav slučaj: isto seme deli iste karte. Podrazumevano: nasumično.
# $sets is a list of ids.
cli-help-set = Samo karte jednog kompleta: { $sets }.
cli-help-simulate = Pusti botove da odigraju mnogo igara i saznaj kako su prošle.
cli-help-simulate-examples =
    { "marineris simulate" } | 100 igara dva nasumična bota
    { "marineris simulate -p greedy,random -n 200 -j 4 --corporate-era" } | meč, na četiri procesora
    { "marineris simulate -n 10000 --mix -j 4 --output games.parquet" } | svi brojevi igrača i sve opcije, po jedan red za svaku igru i mesto
    { "marineris simulate -p mybot.py:MyBot,greedy --records games/" } | tvoj bot; svaka igra se čuva za reprizu
cli-help-simulate-players = Botovi: imena odvojena zarezima ({ "easy" }, { "medium" }, { "hard" }, { "master" }, { "greedy" }, { "random" }, { "greedy:2" } za dva, { "file.py:Class" }) ili broj nasumičnih.
cli-help-tag = Samo karte s ovom oznakom. Može da se zada više puta.
cli-help-text = Samo karte na kojima ovo piše.
cli-help-to = Počni od ovog poteza; uz { "--list" }, završi na njemu.
cli-help-turmoil = Igraj s proširenjem Nemiri: partije, komitet i globalni događaji.
cli-help-type = Samo karte jedne vrste: { "automated" }, { "active" }, { "event" }, { "corporation" }.
cli-help-verify = Samo proveri zapis.
cli-help-version = Prikaži verziju.
cli-help-vocabulary = Prikaži rečnik karata: koliko karata koristi svaku vrstu efekta.
cli-party-dominant = (dominantna)
cli-party-leader = {" "}vodi
cli-party-ruling = (vladajuća)
cli-version = { "Marineris" } { $version } ({ $rules ->
        [compiled] kompajlirana pravila
       *[interpreted] interpretirana pravila
    })

## What is wrong. $detail is the program's own remark.

cli-error-bad-assignment = Opcija se zadaje kao { "NAME=VALUE" }, a ne kao „{ $given }”.
cli-error-bad-beginners = { "--beginners" } treba da bude { "none" }, { "people" }, { "all" } ili mesta od 1 do { $last }, na primer { "1,2" }, a ne „{ $given }”.
cli-error-bad-players = Igrači „{ $players }” ne mogu da se pročitaju; treba da budu zadati ovako: { "you,greedy" } ili { "Ana,Bo,random" }.
cli-error-bot-fault = Bot je prekršio pravila: { $detail }.
cli-error-broken-bot = Bot „{ $bot }” ne može da se koristi: { $detail }.
cli-error-file = Datoteka „{ $file }” ne može da se koristi: { $detail }.
cli-error-game-failed = Igra sa semenom { $seed } nije uspela: { $fault }. Dosadašnji potezi su u datoteci { $file }. Da je ponoviš: { $command }
cli-error-language-code = Fascikla { "i18n/" }{ $language } se ne koristi: { "Unicode" } ne zna za jezik „{ $language }”. Nazovi fasciklu kodom koji zna, na primer { "de" } ili { "pt-BR" }.
cli-error-like-a-bot = „{ $name }” liči na bota „{ $near }”. Upiši { $near } za bota ili { "person:" }{ $name } za osobu s tim imenom.
cli-error-bad-move = Red { $line }: potez { $number } „{ $move }” ne može da se odigra. { $why }
cli-error-no-cards = Nijedna karta ne odgovara svemu tome.
cli-error-no-file = Ne postoji datoteka „{ $file }”.
cli-error-no-more-moves = To je bio poslednji potez. Upiši { "b" } za nazad ili { "q" } za kraj.
cli-error-no-pyarrow = Za datoteke { "Parquet" } potreban je dodatak „{ "data" }”: { "pip install \"marineris[data]\"" }. Bez njega koristi { ".json" } ili { ".csv" }.
cli-error-no-such-answer = „{ $typed }” nije među mogućim odgovorima. Upiši neki od brojeva ili { "moves" } da ih ponovo vidiš.
cli-error-no-such-key = Na spisku nema { $key }. Upiši { "moves" } da ga ponovo vidiš.
cli-error-no-such-move = { $last ->
    [one] Zapis ima { $last } potez; { "--to" } treba da bude od 0 do { $last }, a ne { $to }.
   *[other] Zapis ima { $last } poteza; { "--to" } treba da bude od 0 do { $last }, a ne { $to }.
}
cli-error-no-such-player = Nema igrača „{ $name }”. Igraju: { $known }.
cli-error-none-and-some = 0 znači nijednu; upiši samo to.
cli-error-not-text = „{ $file }” nije zapis igre: to nije ni tekst.
cli-error-nothing-to-undo = Nema šta da se poništi.
cli-error-other-players = Sačuvana igra ima drugi broj igrača: { $players }, a navedeno je { $given }.
cli-error-replay-command = „{ $typed }” ovde ništa ne znači. { "Enter" }: dalje · { "b" }: nazad · { "g 12" }: na potez 12 od { $last } · { "v 1" }: očima igrača 1 · { "m" }: mapa · { "q" }: kraj
cli-error-save-where = Napiši gde: { "save" } DATOTEKA.
cli-error-several-moves = „{ $typed }” može da bude: { $moves }.
cli-error-too-many-picks = Možeš da izabereš najviše { $most }, a ne { $given }.
cli-error-too-many-players = To je previše igrača; može ih biti najviše { $most }.
cli-error-undo-others = U međuvremenu su igrali drugi; to ne može da se poništi.
cli-error-undo-revealed = U međuvremenu su karte viđene; to ne može da se poništi.
cli-error-unknown-bot = Nema bota „{ $bot }”. Botovi su { $known } ili tvoj sopstveni kao { "file.py:Class" }.
    .near = Nema bota „{ $bot }”. Misliš li na { $near }? Botovi su { $known } ili tvoj sopstveni kao { "file.py:Class" }.
cli-error-unknown-format = Tabela može da se zapiše kao { $known }, a ne kao „{ $file }”.
cli-error-unknown-language = Nema tekstova na jeziku „{ $language }”. Jezici su: { $known }.
cli-error-unknown-value = Ne postoji { $what } „{ $given }”. Moguće je: { $known }.
cli-error-bad-name = Ime igrača ima najviše { $most } znakova, i svi su vidljivi; ovo ime ne može: „{ $name }”.
cli-error-bad-range = { $option } treba da bude broj od { $least } do { $most }, a ne { $given }.
cli-error-in-vain = Poslednji redovi unosa (njih { $lines }) nisu ništa promenili, pa ostatak nije pročitan.
cli-error-long-line = Taj red je predugačak; može da ima najviše { $most } znakova.
cli-error-record-endless = „{ $file }” nije zapis igre: predugačak je.
cli-error-worker-died = Jedan od procesa koji igraju neočekivano se završio. Probaj { "--jobs 1" } da vidiš zašto.
cli-error-output = Rezultat ne može da se zapiše: { $detail }.
cli-error-system = To nije uspelo: { $detail }.
cli-error-use = { $detail }

## What the system says against a file; a clause after a colon.

cli-os-denied = nemaš pravo da je čitaš ili upisuješ
cli-os-folder = to je fascikla, a ne datoteka
cli-os-full = disk je pun
cli-os-long-name = ime je predugačko
cli-os-missing = ta fascikla ne postoji
cli-os-no-folder = to je datoteka, a ne fascikla
cli-os-read-only = disk može samo da se čita

## At the table

cli-action-used = iskorišćeno u ovoj generaciji
cli-area-city = rezervisano za grad
cli-area-ocean = polje okeana
cli-area-volcanic = vulkan
cli-awards = Nagrade { $left ->
    [0] (sve finansirane)
   *[other] ({ $cost } { "M€" })
}
cli-bonus-c = karta
cli-bonus-cost = cena u { "M€" }
cli-bonus-h = toplota
cli-bonus-o = okean
cli-bonus-p = biljka
cli-bonus-s = čelik
cli-bonus-t = titanijum
cli-bot-collector = Kolekcionar
cli-bot-easy = Lak
cli-bot-entrepreneur = Preduzetnik
cli-bot-expansionist = Ekspanzionista
cli-bot-gambler = Kockar
cli-bot-greedy = Pohlepni
cli-bot-hard = Težak
cli-bot-master = Majstorski
cli-bot-medium = Srednji
cli-bot-random = Nasumični
cli-bot-thief = Lopov
cli-card-facts = { $id } · broj { $number } · { $set }
cli-change-hand = karte u ruci
cli-change-points = poeni
cli-change-rating = RT
cli-column-energy = energija
cli-column-hand = ruka
cli-column-heat = toplota
cli-column-megacredits = { "M€" }
cli-column-plants = biljke
cli-column-played = odigr.
cli-column-points = poeni
cli-column-rank = #
cli-column-rating = RT
cli-column-steel = čelik
cli-column-titanium = titan.
cli-column-total = ukupno
# Resources on a card, as a figure changes.
cli-cubes-on = na karti „{ $card }”
cli-dealt = Karte projekata koje su ti podeljene; neke od njih zatim kupuješ.
cli-doubt-idle = To bi nešto koštalo, a ništa ne bi donelo. Upiši ponovo ako ipak želiš.
cli-doubt-pass = { $count ->
    [one] Još možeš da uradiš { $count } stvar. Ako odustaneš, u ovoj generaciji više ne igraš. Upiši ponovo da odustaneš.
   *[other] Još možeš da uradiš { $count } stvari. Ako odustaneš, u ovoj generaciji više ne igraš. Upiši ponovo da odustaneš.
}
cli-drawn = Nacrtano: { $file }
cli-empty-hand = Ruka ti je prazna.
cli-events-played = Odigrani događaji: { $cards }
cli-figures = { $name }: { $figures }
cli-generation = Generacija { $generation }
# Titles of the groups of a menu; "-" for none.
cli-group-actions = Akcije tvojih karata
cli-group-answers = -
cli-group-cards = Karte iz ruke
cli-group-claims = Dostignuća i nagrade
cli-group-closing = -
cli-group-conversions = Pretvaranje
cli-group-projects = Standardni projekti
cli-hand-over = Tastaturu preuzima { $name }; zatim pritisni { "Enter" }.
cli-it-is-legal = To sada možeš.
cli-kind-active = aktivna
cli-kind-automated = automatizovana
cli-kind-corporation = korporacija
cli-kind-event = događaj
cli-left = Izlaziš iz igre.
cli-metal-worth = Ovde { $resource } vredi { $worth } { "M€" } po jedinici.
cli-milestones = Dostignuća { $left ->
    [0] (sva ostvarena)
   *[other] ({ $cost } { "M€" })
}
cli-money = { $cost } { "M€" }
cli-numbered-name = { $name } { $number }
# In a narrow column.
cli-passed = odust.
cli-preview-mars = Mars: { $changes }
cli-preview-nothing = Ne menja se ništa što može da se predvidi.
cli-preview-then = Zatim se još nešto bira.
cli-preview-tile = { $tile } na polju { $space }
cli-prompt = >
cli-rating = RT
cli-save-before-leaving = Da sačuvaš igru, upiši ime datoteke; za izlaz bez čuvanja pritisni { "Enter" }.
cli-saved = Sačuvano u { $file }. Nastavi sa: { "marineris play --load" } { $file }
cli-solo-end = { $won ->
    [yes] Cilj je dostignut na vreme. Pobeđuje { $name }.
   *[no] Cilj nije dostignut. Korporacije se povlače, a igra je izgubljena.
}
# Commands at the table: a command, a bar and what it does.
cli-table-commands =
    { "? 3" } | zašto je potez moguć ili nije; može i { "? birds" } ili { "why project city" }
    { "preview 3" } | šta bi potez koštao i doneo
    { "card" } NAZIV | prikaži kartu
    { "map" } | prikaži mapu i igrače
    { "hand" } | prikaži svoje karte
    { "played" } IME | prikaži karte koje igrač ima u igri
    { "moves" } | ponovo prikaži pitanje
    { "log" } | prikaži šta se dogodilo; { "log 100" } prikazuje više
    { "undo" } | poništi poslednji unos, osim ako su karte viđene ili su drugi igrali
    { "save" } DATOTEKA | sačuvaj igru
    { "quit" } | izađi; pre toga možeš da sačuvaš igru
cli-table-help = Upiši broj poteza, njegov naziv ili početak naziva. Gde se bira više stvari, upiši više brojeva bilo kojim redom, na primer { "1 3 4" }, a broj dvaput da uzmeš dvaput; { "all" } uzima sve, a { "0" } nijednu. Sam { "Enter" } nikad ništa ne radi.
cli-tags = Oznake: { $tags }
cli-take-amount = Upiši broj od { $least } do { $most }.
cli-take-several = Upiši brojeve svega što želiš, na primer { "1 3 4" }, ili { "all" } za sve, ili { "0" } za ništa.
cli-take-so-many = Upiši brojeve bilo kojim redom (ukupno { $left }), ili manje odjednom.
cli-start-money = { $card }: { $cost } { "M€" } za početak
# Tiles on the map: at most five letters.
cli-tile-capital = glavn
cli-tile-city = grad
cli-tile-commercial-district = posl.
cli-tile-ecological-zone = eko
cli-tile-greenery = zelen
cli-tile-industrial-center = indus
cli-tile-lava-flows = lava
cli-tile-mining-area = ruda
cli-tile-mining-rights = ruda
cli-tile-mohole-area = mohol
cli-tile-natural-preserve = park
cli-tile-nuclear-zone = nukl.
cli-tile-ocean = okean
cli-tile-restricted-area = zabr.
# Sources of points as short headings.
cli-source-awards = nagrade
cli-source-cards = karte
cli-source-cities = gradovi
cli-source-greeneries = zelenilo
cli-source-milestones = dostig.
cli-source-rating = RT
cli-track-oceans = Okeani { $level } od { $goal }
cli-track-oxygen = Kiseonik { $level }% od { $goal }%
cli-track-temperature = Temperatura { $level } od { $goal } { "°C" }
cli-type-something = Upiši broj ili { "help" }.
cli-undone = Poništeno.
cli-welcome = { $game } · { $names } · seme { $seed } · pomoć u svakom trenutku: { "help" }
cli-winner = { $count ->
    [one] Pobeđuje { $names }.
   *[other] Pobedu dele { $names }.
}
# The person who did not say a name. Sentences speak of them in the third person.
cli-you = Igrač

## Simulated games

cli-column-seat = mesto
cli-column-table = sto
cli-column-wins = pobede
cli-players-row = { $players ->
    [one] { $players } igrač
   *[other] { $players } igrača
}
cli-seat-row = { $seat } { $bot }
# Shares in percent; $low and $high are the 95 % interval.
cli-simulated = { $games ->
    [one] { $games } igra
    [few] { $games } igre
   *[other] { $games } igara
} od semena { $seed }: u proseku { $length } { $game ->
    [terraforming] generacija
   *[other] rundi
} ({ $shortest } do { $longest }), { $moves } poteza.
cli-simulated-speed = { $seconds } { "s" }: { $speed } igara i { $pace } poteza u sekundi.
cli-simulating = Igra se
cli-wins = { $share }% ({ $low }–{ $high })

## Replay

cli-replay-help = { "Enter" }: dalje · { "b" }: nazad · { "g 12" }: na potez 12 · { "v 1" }: očima igrača 1, { "v" }: očima gledaoca · { "m" }: mapa · { "q" }: kraj
cli-replay-prompt = { $done }/{ $total }
cli-secret-choice = bira kartu
cli-verified = { $moves ->
    [one] Zapis je ispravan: { $moves } potez, završava se sa { $digest }.
   *[other] Zapis je ispravan: { $moves } poteza, završava se sa { $digest }.
}
cli-verified-old = Svi potezi zapisa su dozvoljeni. Njegov kontrolni zbir ima stariji oblik i nije upoređen.

## Cards

cli-cards-found = { $count ->
    [one] { $count } karta.
    [few] { $count } karte.
   *[other] { $count } karata.
} Navedi jednu da vidiš šta na njoj piše.
cli-column-card = karta
cli-column-cost = cena
cli-column-family = porodica
cli-column-kind = vrsta
cli-column-number = br.
cli-column-only = jedina karta
cli-column-tags = oznake
cli-column-type = vrsta
cli-column-used = karte
cli-family-count = brojanja
cli-family-effect = efekti
cli-family-modifier = modifikatori
cli-family-occasion = okidači: prilike
cli-family-requirement = uslovi
cli-vocabulary-sum = Vrste: { $kinds }, za karte i korporacije: { $cards }; vrste koje koristi samo jedna karta: { $singles }.
cli-what-set = komplet
cli-what-tag = oznaka
cli-what-type = vrsta

## Mars 2049: the colonies. Columns are narrow.

# $left are numbers of missions by kind.
cli-colony-round = Runda { $round } · ostalo: { $left }
cli-column-bases = baze
cli-column-cards = karte
cli-column-tokens = žetoni
cli-column-missions = misije
cli-column-exchange = razmena
cli-column-roads = putevi
cli-column-stations = stanice
cli-preview-built = { $built }, presek { $point }
cli-preview-cleared = presek { $point } postaje slobodan
cli-preview-chance = O ostalom odlučuje slučaj.
