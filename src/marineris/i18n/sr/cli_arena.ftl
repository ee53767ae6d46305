### Komandna linija za merenje botova: arena. Po delovima.

## --help. Uglaste zagrade su oznake: [bold]…[/]. Primer je komanda, crta i šta ona radi.

cli-help-arena = Meri botove međusobno: ista deljenja za sve, svako mesto redom, intervali, rejtinzi i testovi.
cli-help-arena-examples =
    marineris arena play --bots medium,greedy --seeds 200 --jobs 2 --rows medium.jsonl | 400 partija za dvoje; ista komanda nastavlja prekinutu seriju
    marineris arena play --bots hard,medium --test 50:60 | onoliko partija koliko treba za odgovor
    marineris arena table medium.jsonl --plot medium.svg | tabele ranije odigranih partija
cli-help-arena-bots = Botovi: imena razdvojena zarezima (easy, medium, hard, greedy, random, fajl.py:Klasa ili bot s drugim brojevima, na primer [bold]'medium?solo.steel=0.7'[/]).
cli-help-arena-files = Redovi jedne serije ili više serija istog plana s različitim semenima.
cli-help-arena-final = Završna serija: njena semena proizlaze iz heša potvrđenih botova, i beleži se kako god da se završi.
cli-help-arena-ledger = Folder repozitorijuma u kom se beleže završne serije.
cli-help-arena-page = Stranica koja se upisuje.
cli-help-arena-play = Odigraj ista semena sa svakog mesta i prikaži pobede, prednosti, vremena i rejtinge.
cli-help-arena-play-examples =
    marineris arena play -b medium,greedy -n 500 -j 2 --corporate-era | svako seme dvaput, sa zamenom mesta
    marineris arena play -b hard,medium -p 4 --turmoil | hard protiv tri medium, s proširenjem
    marineris arena play -b medium,moj.py:MojBot -p 1 -n 300 | solo partije, ista deljenja za oba
    marineris arena play -b hard,greedy --test 50:55 --rows hard.jsonl | stani čim je jasno
    marineris arena play -b hard,greedy --final --cluster auto | završna serija, na mnogo mašina
cli-help-arena-players = Igrača za stolom. Ako ih je više nego botova, prvi bot igra protiv nekoliko primeraka svakog od ostalih. Bez toga: koliko i botova.
cli-help-arena-plot = Nacrtaj udele pobeda i prednosti kao SVG sliku u ovom fajlu.
cli-help-arena-report = Upiši izveštaj o snazi iz završnih serija repozitorijuma.
cli-help-arena-report-examples =
    marineris arena report | upisuje docs/strength/figures.md
    marineris arena report --output izvestaj.md | u drugi fajl
cli-help-arena-rows = Čuvaj red po partiji u ovom fajlu; prekinuta serija se iz njega nastavlja.
cli-help-arena-seed = Prvo seme. Viša polovina semena čuva se za podešavanje i za završne serije.
cli-help-arena-seeds = Koliko deljenja odigrati; svako se igra sa svakog mesta.
cli-help-arena-table = Prikaži šta kažu redovi partija.
cli-help-arena-table-examples =
    marineris arena table medium.jsonl | tabele serije
    marineris arena table prva.jsonl druga.jsonl | dve serije jednog plana zajedno
    marineris arena table medium.jsonl --test 50:55 | s odgovorom testa
cli-help-arena-test = Dva udela pobeda u procentima: stani čim je jasno (5 % grešaka) kojem je prvi bot bliži.
cli-help-cluster = Igraj na Ray klasteru: auto je onaj koji ovde radi, ray://HOST:PORT neki drugi, local pokreće nov. Traži dodatak „cluster”.
cli-help-tune = Pomeraj brojeve bota tamo gde igra bolje: dve kopije, izmenjene u suprotnim smerovima, igraju jedna protiv druge korak po korak (SPSA), na deljenjima čuvanim za podešavanje.
cli-help-tune-bot = Bot: ime ili fajl.py:Klasa sa parameters().
cli-help-tune-examples =
    marineris tune medium --list | brojevi koji mogu da se podešavaju
    marineris tune medium -p 1 -P "solo.*" --steps 200 --file solo.jsonl -j 2 | svi brojevi solo igrača; ista komanda nastavlja
    marineris tune moj.py:MojBot --steps 100 --seeds 32 | tvoj sopstveni bot
cli-help-tune-file = Čuvaj svaki korak u ovom fajlu; prekinuto podešavanje se iz njega nastavlja.
cli-help-tune-list = Samo prikaži brojeve koji mogu da se podešavaju.
cli-help-tune-parameter = Broj koji se podešava ili više njih po šablonu kao što je "solo.*". Može više puta. Bez toga: svi.
cli-help-tune-players = Igrača za stolom: 1 za solo partije, 2 ili drugi paran broj.
cli-help-tune-seeds = Deljenja u svakom koraku; svako se igra dvaput.
cli-help-tune-steps = Koliko koraka napraviti, zajedno s onima iz fajla.

## Šta nije u redu

cli-error-arena-empty = „{ $file }” još nema partija. Prvo ih odigraj: marineris arena play --rows { $file }
cli-error-arena-final = Završna serija sama bira semena i fajl; izostavi { $option }.
cli-error-arena-game-failed = Partija sa semenom { $seed } nije uspela: { $fault }. Ranije partije su sačuvane.
cli-error-arena-one-bot = Jedan bot ovde ne može da igra sam protiv sebe; navedi dva sa zarezom između ili igraj solo uz --players 1.
cli-error-arena-test = --test su dva udela u procentima, manji prvi, na primer 50:55, a ne „{ $given }”.
cli-error-no-cluster = Na adresi „{ $address }” ne odgovara nijedan Ray klaster. Pokreni ga sa „ray start --head” ili igraj bez --cluster.
cli-error-no-ledger = „{ $folder }” nije folder klona repozitorijuma. Pokreni ovo u klonu ili navedi njegov folder uz --ledger.
cli-error-no-openskill = Rejtinzi za troje i više igrača traže dodatak „arena”: pip install "marineris[arena]".
cli-error-no-ray = Klaster traži dodatak „cluster”: pip install "marineris[cluster]". Bez njega koristi --jobs.
cli-error-not-committed = Završna serija igra ono što je potvrđeno. Prvo potvrdi ili poništi izmene u { $files }.
cli-error-not-rows = „{ $file }” nije fajl arene: red { $line } ne može da se pročita. Navedi drugi fajl.
cli-error-other-code = Mašina „{ $machine }” u klasteru ima drugu verziju Marinerisa. Instaliraj istu na svim mašinama.
cli-error-other-plan = „{ $file }” ima partije drugog plana ({ $changed }). Navedi drugi fajl ili igraj isti plan.
cli-error-workers-lost = Iste partije su izgubile svoj proces { $tries } puta. Probaj --jobs 1 da vidiš zašto.
cli-error-no-parameter = Bot „{ $bot }” nema broj „{ $given }” koji bi tako mogao da se postavi. Prikaži ih sa: marineris tune { $bot } --list
cli-error-tune-name = Bot nema broj „{ $name }”. Ima { $known }.
cli-error-tune-none = Bot „{ $bot }” nema brojeve koji mogu da se podešavaju. Ima ih medium; tvoj bot može da ih ima uz parameters().
cli-error-tune-players = Dve kopije bota dele sto, pa { $players } igrača ne odgovara: uzmi 1 ili paran broj.

## Šta kaže

cli-arena-bot = bot
cli-arena-column-cards = karte
cli-arena-column-hand = u ruci
cli-arena-column-heat = toplota
cli-arena-column-length = dužina
cli-arena-column-margin = prednost
cli-arena-column-plants = biljke
cli-arena-column-points = poeni
cli-arena-column-rating = rejting
cli-arena-column-steel = čelik
cli-arena-column-time = ms (p99)
cli-arena-column-titanium = titanijum
cli-arena-column-total = po semenu
cli-arena-column-unused = neiskorišćeno
cli-arena-column-vain = uzalud
cli-arena-column-won = pobede
cli-arena-duel = par
cli-arena-margin = Prosečna prednost
# O trećoj tabeli.
cli-arena-play-note = Odigrane karte, zatim ono što je ostalo pri poslednjem pasu: karte u ruci, neiskorišćene akcije, uzalud finansirane nagrade, resursi.
# $players je 2 ili više. $anchor je bot ili none.
cli-arena-rated = { $players ->
    [2] Rejtinzi su Elo poeni (Bredli–Teri)
   *[other] Rejtinzi su po openskill-u (Plaket–Lus)
}, računato od: { $anchor ->
    [none] prosek
   *[other] { $anchor }
}.
cli-arena-seeds = semena
cli-arena-shares = Dobijene partije
cli-arena-summary = { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
} iz { $seeds ->
    [one] { $seeds } semena
   *[other] { $seeds } semena
}, prvo { $first }. Intervali su 95 %.
cli-arena-title = Botovi međusobno
# $ratio je logaritam odnosa verodostojnosti; test staje na $bound.
cli-arena-verdict = { $verdict ->
    [higher] { $bot } dobija pre { $high } % nego { $low } %
    [lower] { $bot } dobija pre { $low } % nego { $high } %
   *[open] { $bot }: još nije jasno da li { $low } % ili { $high } %
} ({ $seeds ->
    [one] { $seeds } seme
    [few] { $seeds } semena
   *[other] { $seeds } semena
}, odnos { $ratio } uz ±{ $bound }).
cli-arena-written = { $file } je upisan, iz { $runs ->
    [one] { $runs } završne serije
   *[other] { $runs } završnih serija
}.
cli-tune-column-name = broj
cli-tune-column-now = sada
cli-tune-column-start = na početku
cli-tuned = { $steps ->
    [one] { $steps } korak.
    [few] { $steps } koraka.
   *[other] { $steps } koraka.
} Da saznaš da li je bolje, uporedi ovo sa { $bot } pomoću marineris arena play (--test 50:53):
cli-tuning = Podešavanje
