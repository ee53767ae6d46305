### What a word of the game means, for those who point at it. Sorted by game and topic.
###
### A message explains in one to three short sentences; .name is the word. The number of the rule is
### shown beneath by the program.

## Terraforming Mars: resources

help-resource-megacredits = Novcem se plaća sve. Svake generacije dobijaš koliko iznose tvoj rejting i ova proizvodnja zajedno; ona može da padne do −5.
    .name = { "M€" }
help-resource-steel = Svaki vredi 2 { "M€" } kad igraš kartu s oznakom građevine.
    .name = Čelik
help-resource-titanium = Svaki vredi 3 { "M€" } kad igraš kartu s oznakom svemira.
    .name = Titanijum
help-resource-plants = Osam biljaka pretvaraš u pločicu zelenila.
    .name = Biljke
help-resource-energy = Troše je karte. Što ne iskoristiš, pretvara se u toplotu pre nego što se proizvede nova energija.
    .name = Energija
help-resource-heat = Osam toplote podiže temperaturu za jedan stepen na skali.
    .name = Toplota
help-production = Toliko dobijaš na kraju svake generacije.
    .name = Proizvodnja
help-cube = Mikrobi, životinje i slični resursi stoje na kartama. Rade ono što karte kažu i često donose poene.
    .name = Resursi na kartama

## Terraforming Mars: the planet

help-parameter-temperature = Raste od −30 do +8 { "°C" }, po 2 { "°C" } za svaki stepen skale. Svaki stepen za koji je podigneš povećava ti rejting za 1.
    .name = Temperatura
help-parameter-oxygen = Raste od 0 do 14%. Svaki stepen za koji ga podigneš povećava ti rejting za 1. Zelenilo donosi jedan.
    .name = Kiseonik
help-parameter-oceans = U igru ulazi devet pločica okeana, samo na plava polja. Svaka podiže rejting onoga ko je postavi.
    .name = Okeani
help-bonus-step = Ko podigne parametar do ovog mesta na skali, dobija bonus prikazan pored njega.
    .name = Bonus na skali
help-rating = Tvoj rejting teraformiranja: raste kad podigneš neki globalni parametar, svake generacije ti je prihod, a na kraju se računa u poene.
    .name = Rejting teraformiranja (RT)
help-tile-ocean = Nije ničiji. Svaka pločica postavljena pored njega, sada ili kasnije, donosi 2 { "M€" }.
    .name = Okean
help-tile-greenery = Ide pored neke tvoje pločice, ako je moguće, i donosi kiseonik. Vredi 1 poen, i još po 1 vlasniku svakog susednog grada.
    .name = Zelenilo
help-tile-city = Nikad pored drugog grada. Vredi po 1 poen za svako susedno zelenilo, čije god da je.
    .name = Grad
help-tile-special = Dolazi uz kartu, koja kaže gde sme da stoji i šta radi.
    .name = Posebna pločica
help-placement-bonus = Ko ovde postavi pločicu, dobija ono što je prikazano, jednom.
    .name = Bonus za postavljanje
help-reserved-ocean = Čuva se za pločice okeana.
    .name = Rezervisano za okean

## Terraforming Mars: cards

help-tag = Oznake donose popuste, ispunjavaju uslove i pokreću efekte. Oznake događaja važe samo dok se događaj igra.
    .name = Oznaka
help-requirement = Mora da bude ispunjen u trenutku kad se karta igra; posle više nije važan.
    .name = Uslov
help-kind-active = Ostaje u igri sa stalnim efektom ili akcijom koju možeš da iskoristiš jednom po generaciji.
    .name = Aktivna karta
help-kind-automated = Deluje jednom. Njene oznake se računaju i dalje.
    .name = Automatizovana karta
help-kind-event = Deluje jednom i okreće se licem nadole, zajedno s oznakama.
    .name = Događaj
help-corporation = Ko si u igri: daje ti početni novac, resurse i proizvodnju, i sposobnost koju drugi nemaju.
    .name = Korporacija
help-any-player = Crveni okvir znači: bilo čije, tvoje ili nekog drugog igrača.
    .name = Crveni okvir
help-points = Poene donose rejting, pločice, karte, dostignuća i nagrade. Pobeđuje ko ih ima najviše.
    .name = Poeni

## Terraforming Mars: the course of a generation

help-generation = Jedan krug igre: istraživanje, zatim akcije dok svi ne odustanu, pa proizvodnja.
    .name = Generacija
help-first-player = Igra prvi u ovoj generaciji. Marker se svaki put seli dalje.
    .name = Prvi igrač
help-research = Svako gleda četiri nove karte i kupuje koje želi, po 3 { "M€" }.
    .name = Istraživanje
help-draft = Zadržavaš jednu kartu, ostale predaješ dalje, i tako dok se sve ne podele; onda kupuješ.
    .name = Draft
help-action = U svom potezu izvodiš jednu ili dve akcije, a onda je na potezu sledeći igrač.
    .name = Akcija
help-end = Završava samo ovaj potez: u ovoj generaciji opet dolaziš na red.
    .name = Završi potez
help-pass = U ovoj generaciji više ne izvodiš akcije.
    .name = Odustani
help-project = Svako može da ih koristi kao akciju u svom potezu, koliko god puta želi.
    .name = Standardni projekat
help-milestone = Dostigni cilj i plati 8 { "M€" } dok još nisu ostvarena tri dostignuća: na kraju vredi 5 poena.
    .name = Dostignuće
help-award = Finansiranje otvara takmičenje: na kraju prvo mesto donosi 5 poena, a drugo 2, ko god da je platio. Poene dobijaju svi koji dele mesto, ali ako se deli prvo, drugog nema; nema ga ni kad igraju dva igrača. Mogu da se finansiraju tri, za 8, 14 i 20 { "M€" }.
    .name = Nagrada

## Mars 2049

help-aim = Pobeđuje ko prvi izgradi stanicu { "H2O" } na polu.
    .name = Cilj
help-resource-air = Jedan od tri resursa. Kad padne vazduh, svaka aktivna stanica za vazduh donosi vlasniku jedan.
    .name = Vazduh
help-resource-food = Jedan od tri resursa. Kad padne hrana, svaka aktivna stanica za hranu donosi vlasniku jednu.
    .name = Hrana
help-resource-minerals = Jedan od tri resursa. Kad padnu minerali, svaka aktivna stanica za minerale donosi vlasniku jedan.
    .name = Minerali
help-resource-road = Od tri takve karte nastaje polarni put. Ne mogu da se ukradu.
    .name = Karta puta
help-token = Zamenjuje 3 ili 8 karata jednog resursa. Žetoni su sigurni od lopova, a njima se plaća kao i kartama. Žeton uzet u svom potezu pretvaraš u karte tek od sledećeg poteza.
    .name = Žeton resursa
help-structure-base = Lanac baza vodi od ekvatora do pola, svaka za jednu paralelu dalje. Sve ostalo stoji pored baze.
    .name = Baza
help-structure-station = Stoji pored tvoje baze i donosi svoj resurs kad god on padne, ko god da baci kockicu.
    .name = Stanica
help-structure-lab3 = S bankom razmenjuješ 3 za 1 umesto 4 za 1.
    .name = Laboratorija (3)
help-structure-lab2 = S bankom razmenjuješ 2 za 1. Najpre je potrebna laboratorija (3).
    .name = Laboratorija (2)
help-structure-polar-road = Vodi od baze na polarnom krugu do pola; polaže se za tri karte puta.
    .name = Polarni put
help-structure-h2o-station = Cilj: potrebni su joj ceo lanac baza i aktivan polarni put.
    .name = Stanica { "H2O" }
help-inactive = Pored nje nema baze njenog vlasnika, pa ne radi ništa dok je opet ne bude.
    .name = Neaktivna građevina
help-exchange = Daj banci nekoliko istih resursa i uzmi jedan druge vrste ili kartu puta.
    .name = Razmena
help-mission = U svom potezu možeš da kupiš jednu misiju, neviđenu, i da iskoristiš jednu.
    .name = Misija
help-deck-peaceful = Pomoć za tvoju koloniju.
    .name = Mirovna misija
help-deck-offensive = Pogađa druge; Crni petak i Armagedon pogađaju i tebe. Svakome uvek ostaju bar jedna baza i dve stanice.
    .name = Napadačka misija
help-face-air = Svaka aktivna stanica za vazduh donosi jedan vazduh.
    .name = Vazduh
help-face-food = Svaka aktivna stanica za hranu donosi jednu hranu.
    .name = Hrana
help-face-minerals = Svaka aktivna stanica za minerale donosi jedan mineral.
    .name = Minerali
help-face-discovery = Uzmi kartu resursa ili kartu puta po izboru.
    .name = Otkriće
help-face-theft = Uzmi jednu skrivenu kartu protivnika. Ako padne dvaput zaredom, protivnik uzima jednu tvoju.
    .name = Krađa
help-face-lose-turn = Tvoj potez je gotov. Ako padne dvaput zaredom, zauzvrat dobijaš kartu.
    .name = Gubitak poteza
help-stolen = Ova stanica je oteta: sada radi za novog vlasnika, a mala oznaka pokazuje ko ju je izgradio.
    .name = Oteta stanica
