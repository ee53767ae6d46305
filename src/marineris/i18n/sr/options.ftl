### What a table can agree on before the game, sorted by id.
###
### The message of an option is a sentence that says what it does when it is chosen; `.name` is its
### name in a menu. The values of a choice have a sentence each: option-<option>-<value>.

mars2049-option-first-player = Određuje ko počinje; ako to nije niko određen, igrači redom bacaju kockicu, a počinje onaj kome prvom padne vazduh.
    .name = Prvi igrač
option-aggression-per-player = Ograničenje na jednu napadačku misiju po rundi važi za svakog igrača posebno, a ne za ceo sto.
    .name = Ograničenje za svakog igrača
option-bank = Određuje da li karte i žetoni resursa mogu da se potroše.
    .name = Banka
option-bank-limited = Banka ima 26 karata i 16 žetona svakog resursa; kad karata ponestane, svi moraju bar polovinu svojih da pretvore u žetone.
option-bank-unlimited = Banka uvek ima dovoljno karata i žetona.
option-beginners = Ovi igrači uzimaju početničku korporaciju: 42 { "M€" } i besplatno svih 10 podeljenih karata.
    .name = Početnici
option-blocked-base = Određuje šta može igrač kome sopstvene građevine ne ostavljaju mesta za sledeću bazu.
    .name = Blokirane baze
option-blocked-base-next-to-station = Baza sme da stoji i pored sopstvene stanice, jednu paralelu bliže polu.
option-blocked-base-remove = Stanica koja smeta sme da se skloni s table; cena se vraća samo za onu koja je izgrađena u istom potezu.
option-board = Mapa na kojoj se igra.
    .name = Mapa
option-board-tharsis = Mapa osnovne igre, oko vulkana Tarsisa.
option-calm-before-storm = Napadačke misije se prodaju tek kad neko ima 3 baze, računajući prvu.
    .name = Zatišje pred buru
option-confirm-end = Posle druge akcije igra se nastavlja tek kad igrač završi potez, pa akcija još može da se poništi.
    .name = Ručno završavanje poteza
option-cooperative = Četiri igrača igraju kao dva tima po dvoje; partneri sede jedno naspram drugog i pobeđuju zajedno.
    .name = Kooperativna varijanta
option-corporate-era = U igri su sve karte i korporacije, a proizvodnje počinju od 0; bez toga počinju od 1.
    .name = Korporativna era
option-direction = Određuje u kom smeru se predaje kockica.
    .name = Smer igre
option-direction-clockwise = Kockica ide u smeru kazaljke na satu.
option-direction-counterclockwise = Kockica ide suprotno od smera kazaljke na satu.
option-discovery-gives-roads = Uz opciju „Više otkrića” svaka karta može umesto toga da bude karta puta.
    .name = Karte puta iz otkrića
option-draft = U fazi istraživanja svaki igrač zadržava po jednu kartu, a ostale prosleđuje.
    .name = Draft
option-fewer-bases = Kolonije počinju jednu paralelu bliže polu, pa su dovoljne 4 baze.
    .name = Manje baza
option-first-player = Određuje ko počinje; ako to nije niko određen, odlučuje slučaj, a za istim stolom po običaju počinje pobednik prethodne igre.
    .name = Prvi igrač
option-global-cards-hit-partner = Crni petak i Armagedon pogađaju i partnera.
    .name = Globalne misije pogađaju i partnera
option-in-a-row = Određuje čija se bacanja računaju kad krađa ili gubitak poteza padne dvaput zaredom.
    .name = Bacanja zaredom
option-in-a-row-own = Bacanje igrača poredi se s prethodnim bacanjem istog igrača.
option-in-a-row-table = Bacanje se poredi s prethodnim bacanjem, čije god da je.
option-lab2-alone = Laboratorija (2) radi i dok je laboratorija (3) neaktivna.
    .name = Laboratorija (2) sama
option-more-discoveries = Otkriće donosi po jednu kartu za svaku sopstvenu bazu umesto jedne karte.
    .name = Više otkrića
option-not-so-aggressive = U svakoj rundi koristi se samo jedna napadačka misija i niko je ne koristi u dva svoja uzastopna poteza; Armagedon izvučen preko toga nema dejstva.
    .name = Ne tako agresivno
option-prices = Određuje koji se cenovnik koristi.
    .name = Cene
option-prices-long = Laboratorije koštaju drugačije, za dužu igru.
option-prices-printed = Cene su one s odštampanog cenovnika.
option-prices-quick = Baze, stanica { "H2O" } i drugo koštaju manje, za bržu igru.
option-road-cards-spent = Kad se polaže polarni put, predaju se njegove 3 karte puta.
    .name = Karte puta se troše
option-road-moves-along = Kad baza s polarnim putem bude uništena, pa ponovo izgrađena na drugom mestu, put se besplatno seli s njom.
    .name = Putevi se sele s bazom
option-skipped-turn-breaks-row = Potez izgubljen zbog misije „Zastoj” prekida niz jednakih bacanja.
    .name = Izgubljen potez prekida niz
option-solo-goal = Određuje kako se pobeđuje u solo igri; kad igra više igrača, nema dejstva.
    .name = Cilj solo igre
option-solo-goal-rating = U solo igri pobeđuješ ako ti RT posle poslednje generacije iznosi bar 63; tu je i standardni projekat Puferski gas.
option-solo-goal-terraform = U solo igri pobeđuješ ako sva tri globalna parametra na vreme dostignu svoje ciljeve.
option-swap-lab = Određuje kome je od dvoje partnera potrebna aktivna laboratorija da bi smeli da razmenjuju resurse.
    .name = Laboratorije za razmenu
option-swap-lab-both = Potrebna je i jednom i drugom.
option-swap-lab-either = Dovoljno je da je ima jedan od njih.
option-theft-offers-everyone = Krađa sme da se pokuša i od igrača bez karata resursa.
    .name = Krađa od bilo koga
option-unplaceable-tile = Određuje šta biva s kartom čija pločica nema dozvoljeno polje.
    .name = Pločice bez polja
option-unplaceable-tile-forbid = Karta ne sme da se odigra.
option-unplaceable-tile-skip = Karta sme da se odigra, a pločica se izostavlja.
option-wasteful-payment = Sme da se potroši više čelika i titanijuma nego što cena zahteva.
    .name = Rasipničko plaćanje

## Values that are no choice

value-no = Ne
value-no-seat = Niko određen
value-nobody = Niko
value-yes = Da
