### The browser: the guided first games. Sorted by part.

## Before and after

web-tutorial = Vodič
web-tutorial-anew = Počni iznova
web-tutorial-begin = Počni
web-tutorial-bye = Sada znaš put
web-tutorial-bye-mars2049 = Kockica je bačena, stanica stoji, potez je predat dalje. Ostaju još samo četiri baze, put i stanica na polu.
web-tutorial-bye-terraforming = Cela generacija je iza tebe. Još desetak, svaka bogatija od prethodne, i na Marsu može da se živi.
web-tutorial-go-on = Nastavi
web-tutorial-key = Na vodič
# $marks is the number of stops.
web-tutorial-length = { $marks ->
    [one] { $marks } kratak korak, protiv jednog bota. Vodič možeš da napustiš kad želiš i da igraš dalje.
    [few] { $marks } kratka koraka, protiv jednog bota. Vodič možeš da napustiš kad želiš i da igraš dalje.
   *[other] { $marks } kratkih koraka, protiv jednog bota. Vodič možeš da napustiš kad želiš i da igraš dalje.
}
web-tutorial-mars2049 = Tvoj prvi potez u igri Mars 2049
    .text = Baci kockicu, izgradi stanicu i vidi o čemu se radi u trci do pola.
web-tutorial-mars2049-instead = Ili nauči Mars 2049
web-tutorial-new-table = Novi sto
web-tutorial-next = Dalje
web-tutorial-play-on = Igraj dalje za ovim stolom
web-tutorial-progress = Korak { $number } od { $count }
web-tutorial-rules = Pravila ukratko
web-tutorial-skip = Preskoči vodič
web-tutorial-terraforming = Tvoja prva generacija na Marsu
    .text = Osnuj korporaciju, odigraj karte, postavi pločicu: prava igra, objašnjena dok je igraš.
web-tutorial-terraforming-instead = Ili nauči Teraformiranje Marsa
# What somebody without a name is called.

## Terraforming Mars

web-tutorial-terraforming-actions = Dve akcije po potezu
    .text = Možeš da izvedeš i drugu akciju ili da završiš potez. Onda igra protivnik, pa si opet ti na potezu.
web-tutorial-terraforming-cards = Zadrži ono što ti koristi
    .text = Svaka karta koju zadržiš košta 3 { "M€" } sada, a svoju cenu kad je odigraš. Dovoljne su tri ili četiri: karte „Podzemni rezervoar”, „Oslobađanje inertnih gasova” i „Podzemne detonacije” možeš uskoro da odigraš. Zatim potvrdi ispod.
web-tutorial-terraforming-convert = Biljke i toplota menjaju Mars
    .text = Osam biljaka postaje zelenilo, koje podiže nivo kiseonika. Osam toplote podiže temperaturu. Kad ih imaš dovoljno, pritisni ih ovde.
web-tutorial-terraforming-corporation = Izaberi ko si
    .text = Korporacija ti daje novac i posebnu sposobnost. { "CrediCor" } je dobra za početak: mnogo novca i ništa na šta treba paziti. Izaberi je ovde.
web-tutorial-terraforming-end = Kako se završava i ko pobeđuje
    .text = Kad temperatura, kiseonik i okeani stignu do cilja, igra se završava s tom generacijom. Poene donose tvoj rejting, pločice, karte, dostignuća i nagrade. Pobeđuje ko ih ima najviše.
web-tutorial-terraforming-parameters = Učini Mars nastanjivim
    .text = Kiseonik, temperatura i okeani moraju da stignu do cilja. Ko podigne neki od njih, dobija jedan stepen rejtinga teraformiranja: veći prihod u svakoj generaciji i poen na kraju.
# $can is no while the player has begun a turn: it has to be ended first.
web-tutorial-terraforming-pass = Nemaš više šta da igraš? Odustani
    .text = { $can ->
        [no] Igraj dalje kako želiš ili završi ovaj potez. Na početku poteza možeš da odustaneš: time se ova generacija za tebe završava.
       *[yes] Ako odustaneš, ova generacija se za tebe završava. Drži dugme. Kad svi odustanu, svako dobija prihod i proizvodnju. Dotle igraj dalje kako želiš.
    }
web-tutorial-terraforming-place = Izaberi mesto
    .text = Svetla polja su dozvoljena. Ono što je nacrtano na polju dobijaš kad ga pokriješ, a svaki susedni okean donosi 2 { "M€" }. Izaberi polje, pa potvrdi.
# $card is the name of a card that can be played, if $known is yes.
web-tutorial-terraforming-play = Odigraj kartu
    .text = { $known ->
        [no] Svetle karte možeš da odigraš. Pritisni neku da vidiš koliko košta i šta radi, pa je odigraj.
       *[yes] Svetle karte možeš da odigraš. Pritisni neku, na primer „{ $card }”, da vidiš koliko košta i šta radi, pa je odigraj.
    }
web-tutorial-terraforming-project = Šta uvek možeš da kupiš
    .text = Za standardne projekte ne treba karta, samo novac. Skuplji su od karata. Probaj neki: elektranu za proizvodnju ili asteroid ili izdan za rejting.
web-tutorial-terraforming-research = Svaka generacija: istraživanje
    .text = Prihod i proizvodnja su stigli. Sada pogledaj četiri nove karte i zadrži one koje ti vrede 3 { "M€" }.
web-tutorial-terraforming-resources = Šta imaš
    .text = Šest resursa. Veliki broj je ono što imaš, a smeđi okvir ono što proizvodnja dodaje u svakoj generaciji. Rejting ti povećava prihod u { "M€" }.

## Mars 2049

web-tutorial-mars2049-bank = Previše istog
    .text = Ovde razmenjuješ karte s bankom. Možeš i da ih pretvoriš u žetone, koje nijedan lopov ne može da uzme.
web-tutorial-mars2049-bases = Baze vode na sever
    .text = Svaka nova baza stoji jednu paralelu bliže polu, pored tvoje poslednje. Ova lestvica pokazuje dokle je ko stigao.
web-tutorial-mars2049-build = Izgradi stanicu
    .text = Svaka stanica donosi kartu više kad god padne njen resurs. Izaberi jednu, zatim svetlu tačku pored svoje baze, pa potvrdi.
web-tutorial-mars2049-die = Kockicom počinje svaki potez
    .text = Vazduh, hrana ili minerali: karte dobija svako ko ima takvu stanicu. Ostale strane su Otkriće, Krađa i Gubitak poteza.
web-tutorial-mars2049-goal = Trka do pola
    .text = Tvoja prva baza stoji na ekvatoru. Izgradi još četiri baze, polarni put, pa stanicu { "H2O" } pre svih ostalih.
web-tutorial-mars2049-missions = Misije
    .text = Mirovne pomažu tebi, napadačke smetaju drugima. Kupuješ ih neviđene, najviše jednu po potezu.
web-tutorial-mars2049-stock = Šta imaš
    .text = Vazduhom, hranom i mineralima plaća se sve. Što ne potrošiš, ostaje ti, ali karte mogu da se ukradu.
web-tutorial-mars2049-turn = Predaj kockicu dalje
    .text = Gradi i razmenjuj koliko možeš da platiš. Kad sve obaviš, završi potez.
