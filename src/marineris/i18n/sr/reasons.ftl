### Why a move is not legal: one sentence for each reason, sorted by code.
###
### A reason of one game that another game gives for something else bears its game before its id.
### $need and $have are the figures compared. `.short` is said where the game does not know them.

mars2049-reason-choose-an-action = Sada treba da izvedeš akciju ili da završiš potez.
mars2049-reason-no-place = Nema slobodnog preseka na kojem bi to moglo da stoji.
reason-acted-already = U ovom potezu je već izvedena akcija: završi potez umesto da odustaneš.
reason-action-used = Ova akcija je već iskorišćena u ovoj generaciji.
reason-amount-out-of-range = Količina mora da bude od { $least } do { $most }.
# $question is the `.short` of that question.
reason-another-question = Najpre reci { $question }.
    .short = Najpre odgovori na postavljeno pitanje.
reason-attacked-last-turn = U tvom prošlom potezu, ili u ovom, već je iskorišćena napadačka misija.
reason-award-funded = Ovu nagradu već finansira { $player }.
reason-awards-gone = Već su finansirane sve nagrade koje mogu da se finansiraju ({ $most }).
reason-bank-empty = Banka više nema takvih žetona.
reason-bases-too-few = Potrebno: { $need ->
    [one] { $need } baza
    [few] { $need } baze
   *[other] { $need } baza
}; imaš { $have }.
reason-both-actions-taken = Obe akcije ovog poteza su izvedene: završi ga.
reason-calm-before-storm = Napadačke misije se ne prodaju dok neko nema 3 baze, računajući prvu.
reason-cannot-hold = Na tu kartu ne može da se stavi taj resurs.
reason-card-not-offered = Karta „{ TERM($card) }” nije među kartama koje možeš da izabereš.
reason-card-too-dear = Cena je { $need } { "M€" }; za to možeš da platiš { $have } { "M€" }.
reason-cards-too-few = Potrebno: { $need } { TERM($resource, $need) } u kartama; imaš { $have }.
reason-choose-an-action = Sada treba da izvedeš akciju ili da odustaneš.
reason-deck-empty = Nema više { TERM($deck, form: "gen") }.
reason-first-action-first = Prva akcija tvoje korporacije ima prednost nad svim ostalim.
reason-game-over = Igra je završena.
reason-lab3-first = Najpre izgradi { TERM("structure-lab3", 1, form: "acc") }, pa tek onda { TERM("structure-lab2", 1, form: "acc") }.
reason-milestone-not-reached = Dostignuće zahteva { $need }; imaš { $have }.
reason-milestone-taken = Ovo dostignuće već ima { $player }.
reason-milestones-gone = Već su ostvarena sva dostignuća koja mogu da se ostvare ({ $most }).
reason-mission-bought = U ovom potezu je već kupljena jedna misija.
reason-mission-used = U ovom potezu je već iskorišćena jedna misija.
reason-money-too-low = Cena je { $need } { "M€" }; možeš da platiš { $have } { "M€" }.
    .short = Nemaš dovoljno { "M€" }.
reason-next-to-city = Polje { $space } je pored pločice grada.
    .short = Polje je pored pločice grada.
reason-no-active-road = Potreban je polarni put od baze koja još stoji.
reason-no-card-to-copy = Nemaš kartu s oznakom { TERM($tag, form: "gen") } čiji proizvodni okvir možeš da izvršiš.
    .short = Nemaš kartu čiji proizvodni okvir možeš da izvršiš.
reason-no-cards = Nemaš karata u ruci.
reason-no-cards-in-bank = Banka nema više dovoljno karata tog resursa.
reason-no-cube-to-take = Ni na jednoj karti nema { TERM($cube, form: "gen") } koje smeš da ukloniš.
reason-no-lab-to-swap = Partnerima je za razmenu potrebna aktivna laboratorija.
reason-no-metal-bonus = Polje { $space } nema bonus čelika ni titanijuma.
    .short = Polje nema bonus čelika ni titanijuma.
reason-no-mission-to-take = Nijedan protivnik nema misiju.
reason-no-partner = Nemaš partnera za razmenu.
reason-no-place = Nema dozvoljenog polja za { TERM($tile, 1, form: "acc") }.
    .short = Nema dozvoljenog polja za pločicu.
reason-no-polar-base = Nemaš bazu na polarnom krugu.
reason-no-production-to-lower = Nijednom igraču proizvodnja { TERM($resource, form: "gen") } ne može da opadne za { steps }.
    .short = Nijednom igraču proizvodnja ne može toliko da opadne.
reason-no-such-action = U igri nemaš kartu s takvom akcijom.
reason-no-such-token = Nemaš žeton od { $value } { TERM($resource, $value, form: "gen") }.
reason-no-target = Nijedan protivnik nema ništa što bi moglo da se uzme ili uništi.
reason-no-token = Nemaš više { TERM($structure, form: "gen") } za gradnju.
    .short = To više nemaš za gradnju.
reason-none = Ništa to ne zabranjuje.
reason-not-a-target = Nije moguće izabrati ovog igrača: { $player }.
reason-not-acted-yet = U ovom potezu još nije izvedena akcija: odustani umesto da završiš potez.
reason-not-alone = U solo igri nema ni dostignuća ni nagrada.
reason-not-blocked = Stanicu smeš da skloniš s table samo kad ti sopstvene stanice ne ostavljaju mesta za sledeću bazu.
reason-not-in-hand = Ta karta nije u tvojoj ruci.
reason-not-in-this-game = Za ovim stolom se ne igra s proširenjem u kojem to postoji.
reason-not-isolated = Polje { $space } je pored neke pločice.
    .short = Polje je pored neke pločice.
reason-not-just-produced = Smeš da pretvoriš samo karte upravo proizvedenog resursa.
reason-not-nearer-the-pole = Presek { $point } nije na sledećoj paraleli prema polu.
    .short = Presek nije na sledećoj paraleli prema polu.
reason-not-next-to-base = Presek { $point } nije pored neke tvoje baze.
    .short = Presek nije pored neke tvoje baze.
reason-not-next-to-greenery = Polje { $space } nije pored pločice zelenila.
    .short = Polje nije pored pločice zelenila.
reason-not-next-to-own = Polje { $space } nije pored neke tvoje pločice.
    .short = Polje nije pored neke tvoje pločice.
reason-not-offered = To nije među ponuđenim izborima.
reason-not-on-this-map = Toga nema na ovoj mapi.
reason-not-picked = To nije izabrano.
reason-not-volcanic = Polje { $space } nije vulkansko.
    .short = Polje nije vulkansko.
# $players names those whose answer is awaited.
reason-not-your-turn = Sada nije tvoj red; na potezu { $count ->
    [1] je
   *[other] su
} { $players }.
    .short = Sada nije tvoj red.
reason-nothing-more-taken-back = U ovom izboru više ništa ne može da se poništi.
reason-nothing-to-choose = Nijedan od ponuđenih izbora ne može da se izvrši.
reason-nothing-used = Nema iskorišćene misije koja bi sada mogla da se upotrebi.
reason-one-attack-a-round = U ovoj rundi je već iskorišćena napadačka misija.
reason-only-a-reaction = Ova misija se koristi samo kad te pogodi napadačka misija.
# $parameter, $need and $have: needs at most so much.
reason-parameter-too-high = { $parameter ->
    [parameter-temperature] Potrebno: { $need } { "°C" } ili hladnije; sada je { $have } { "°C" }.
    [parameter-oxygen] Potrebno: { $need }% kiseonika ili manje; ima ga { $have }%.
   *[parameter-oceans] Potrebno: najviše { $need ->
        [one] { $need } pločica okeana
        [few] { $need } pločice okeana
       *[other] { $need } pločica okeana
    }; ima ih { $have }.
}
# $parameter, $need and $have: needs at least so much.
reason-parameter-too-low = { $parameter ->
    [parameter-temperature] Potrebno: { $need } { "°C" } ili toplije; sada je { $have } { "°C" }.
    [parameter-oxygen] Potrebno: { $need }% kiseonika; ima ga { $have }%.
   *[parameter-oceans] Potrebno: { $need ->
        [one] { $need } pločica okeana
        [few] { $need } pločice okeana
       *[other] { $need } pločica okeana
    }; ima ih { $have }.
}
reason-passed = U ovoj generaciji odustaješ: ponovo igraš u sledećoj.
reason-picked-already = To je već izabrano.
reason-picks-too-few = Izaberi najmanje { $need }; izabrano: { $have }.
reason-point-taken = Na preseku { $point } već nešto stoji.
    .short = Tamo već nešto stoji.
reason-production-too-low = Tvoja { TERM($resource, form: "production") } iznosi { $have } i ne može da opadne za { steps }.
    .short = Tvoja proizvodnja ne može toliko da opadne.
reason-rating-not-raised = Tvoj RT nije povećan u ovoj generaciji.
# $missing: M€ that are missing for the cost and for what each step of TR costs now.
reason-rating-too-dear = Svaki stepen RT sada se plaća u { "M€" }; nedostaje ti { $missing } { "M€" }.
reason-reserved-for-city = Polje { $space } je rezervisano za određeni grad.
    .short = Polje je rezervisano za određeni grad.
reason-road-cards-full = Imaš { $most ->
    [one] { $most } kartu puta
    [few] { $most } karte puta
   *[other] { $most } karata puta
}; niko ne sme da ih ima više.
reason-road-cards-too-few = Potrebno: { $need ->
    [one] { $need } karta puta
    [few] { $need } karte puta
   *[other] { $need } karata puta
}; imaš { $have }.
reason-road-laid = Tvoj put je već položen.
reason-space-claimed = Na polju { $space } je marker drugog igrača.
    .short = Na tom polju je marker drugog igrača.
reason-space-taken = Na polju { $space } već je pločica.
    .short = Tamo je već pločica.
reason-stations-stay = Za ovim stolom se stanice ne sklanjaju s table: ako nema mesta za sledeću bazu, izgradi je pored bilo koje sopstvene stanice.
reason-stock-too-low = Potrebno: { $need } { TERM($resource, $need) }; imaš { $have }.
    .short = Nemaš toga dovoljno.
reason-swap-declined = Partner je odbio ovu razmenu; ponudi je ponovo kad nešto drugo promeni vlasnika.
reason-swapped-the-other-way = Ovaj resurs je već razmenjen u drugom smeru; prvo razmeni s bankom, gradi ili kupi ili iskoristi misiju.
reason-token-taken-this-turn = Ovaj žeton je uzet u ovom potezu: možeš njime da platiš, a u karte da ga pretvoriš tek od sledećeg poteza.
# $need and $have are lists made of .item; .nothing is an empty one.
reason-too-dear = Košta { $need }; imaš: { $have }.
    .item = { $amount } { TERM($resource, $amount, form: "acc") }
    .nothing = ništa
reason-too-few-cities = Potrebno: { $need ->
    [one] { $need } pločica grada
    [few] { $need } pločice grada
   *[other] { $need } pločica grada
} u igri; ima ih { $have }.
reason-too-few-cities-around = Pored polja { $space } nema dovoljno pločica grada.
    .short = Pored tog polja nema dovoljno pločica grada.
reason-too-few-cubes = Potrebno: { $need } { TERM($cube, $need) } na karti; ima ih { $have }.
    .short = Na karti nema dovoljno { TERM($cube, form: "gen") }.
reason-too-few-greeneries = Potrebno: { $need ->
    [one] { $need } tvoja pločica zelenila
    [few] { $need } tvoje pločice zelenila
   *[other] { $need } tvojih pločica zelenila
}; imaš { $have }.
reason-too-few-tags = Potrebno: { $need ->
    [one] { $need } oznaka
    [few] { $need } oznake
   *[other] { $need } oznaka
} { TERM($tag, form: "gen") }; imaš { $have }.
reason-too-few-wild-tags = Tvoje oznake džokera morale bi da zamene više oznaka nego što ih imaš.
reason-too-little-production = Potrebno: { TERM($resource, form: "production") } od bar { $need }; tvoja iznosi { $have }.
reason-units-too-few = Potrebno: { $need } { TERM($resource, $need) }; imaš { $have }.
# A reason with the number of its rule.
reason-with-rule = { $reason } ({ $rule })
reason-wrong-area = Polje { $space } nije odgovarajuće vrste za to.
    .short = To polje nije odgovarajuće vrste.
