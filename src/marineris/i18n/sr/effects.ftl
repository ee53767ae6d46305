### What cards do, in the words that cards are written in: counts, effects, modifiers, placement
### rules, requirements, points and triggers. Sorted by id.
###
### A message here is a clause: it begins with a small letter and has no full stop. Clauses are put
### together with the lists of terms.ftl and made sentences. Effects are orders to the player who owns
### the card ("uzmi 3 biljke"). `.item` is one item of the list $items in its message.

## How the parts of a card begin

card-action = Akcija: { $text }
card-effect = Efekat: { $text }
card-first-action = Prva akcija: { $text }
card-holds = na ovu kartu se stavljaju { TERM($cube) }
card-safe = { TERM($cube) } se ne smeju uklanjati s ove karte

## Counts. The message is what is counted; .per comes after an amount ("1 poen za …"), where $every
## means one for each so many; .least is a condition with the number $least.
## .goal is what a milestone needs; only what milestones count has it.

# 1 or 0: whether there is any resource on the card.
count-any-cube-here = { TERM($cube) } na ovoj karti, računaju se kao 1
    .least = na ovoj karti ima bar 1 { TERM($cube, 1) }
    .per = ako na ovoj karti ima bar 1 { TERM($cube, 1) }
count-cards-in-hand = karte u tvojoj ruci
    .goal = treba da imaš bar { $least ->
    [one] { $least } kartu
    [few] { $least } karte
   *[other] { $least } karata
} u ruci
    .least = imaš bar { $least ->
    [one] { $least } kartu
    [few] { $least } karte
   *[other] { $least } karata
} u ruci
    .per = za svaku kartu u ruci
# $on_mars: yes if cities off the map do not count.
count-cities = { $on_mars ->
    [yes] pločice grada na Marsu
   *[no] pločice grada u igri
}
    .least = { $on_mars ->
    [yes] na Marsu
   *[no] u igri
} ima bar { $least ->
    [one] { $least } pločica grada
    [few] { $least } pločice grada
   *[other] { $least } pločica grada
}
    .per = za { $every ->
    [1] svaku pločicu grada
    [one] svaku { $every } pločicu grada
    [few] svake { $every } pločice grada
   *[other] svakih { $every } pločica grada
} { $on_mars ->
    [yes] na Marsu
   *[no] u igri
}
count-cubes-here = { TERM($cube) } na ovoj karti
    .least = na ovoj karti ima bar { $least } { TERM($cube, $least) }
    .per = za { TERM($cube, $every, form: "each") } na ovoj karti
count-events-played = odigrani događaji svih igrača
    .least = svi igrači zajedno imaju bar { $least ->
    [one] { $least } odigrani događaj
    [few] { $least } odigrana događaja
   *[other] { $least } odigranih događaja
}
    .per = za svaki odigrani događaj bilo kog igrača
count-own-cities = tvoje pločice grada
    .goal = treba da imaš bar { $least ->
    [one] { $least } pločicu grada
    [few] { $least } pločice grada
   *[other] { $least } pločica grada
}
    .least = imaš bar { $least ->
    [one] { $least } pločicu grada
    [few] { $least } pločice grada
   *[other] { $least } pločica grada
}
    .per = za svaku svoju pločicu grada
count-own-greeneries = tvoje pločice zelenila
    .goal = treba da imaš bar { $least ->
    [one] { $least } pločicu zelenila
    [few] { $least } pločice zelenila
   *[other] { $least } pločica zelenila
}
    .least = imaš bar { $least ->
    [one] { $least } pločicu zelenila
    [few] { $least } pločice zelenila
   *[other] { $least } pločica zelenila
}
    .per = za svaku svoju pločicu zelenila
count-own-tiles = tvoje pločice
    .least = imaš bar { $least ->
    [one] { $least } pločicu
    [few] { $least } pločice
   *[other] { $least } pločica
}
    .per = za svaku svoju pločicu
count-production-of = tvoja { TERM($resource, form: "production") }
    .least = tvoja { TERM($resource, form: "production") } iznosi bar { $least }
    .per = za svaki stepen svoje proizvodnje { TERM($resource, form: "gen") }
count-rating = tvoj RT
    .goal = treba da imaš RT od bar { $least }
    .least = tvoj RT iznosi bar { $least }
    .per = za svaki stepen svog RT
count-stock-of = jedinice { $items } u tvojoj zalihi
    .item = { TERM($resource, form: "gen") }
    .least = u zalihi imaš bar { $least ->
    [one] { $least } jedinicu
    [few] { $least } jedinice
   *[other] { $least } jedinica
} { $items }
    .per = za svaku jedinicu { $items } u svojoj zalihi
# $whose: own, opponents or everyone. $itself: yes if the card has such a tag, which counts too.
count-tags = oznake { TERM($tag, form: "gen") } { $whose ->
    [own] koje imaš
    [opponents] koje imaju tvoji protivnici
   *[everyone] svih igrača
}
    .goal = treba da imaš bar { $least ->
    [one] { $least } oznaku
    [few] { $least } oznake
   *[other] { $least } oznaka
} { TERM($tag, form: "gen") }
    .least = { $whose ->
    [own] imaš
    [opponents] tvoji protivnici imaju
   *[everyone] svi igrači zajedno imaju
} bar { $least ->
    [one] { $least } oznaku
    [few] { $least } oznake
   *[other] { $least } oznaka
} { TERM($tag, form: "gen") }
    .per = za { $every ->
    [1] svaku oznaku
    [one] svaku { $every } oznaku
    [few] svake { $every } oznake
   *[other] svakih { $every } oznaka
} { TERM($tag, form: "gen") } { $every ->
    [one] koju
   *[other] koje
} { $whose ->
    [own] imaš
    [opponents] imaju tvoji protivnici
   *[everyone] ima bilo ko
}{ $itself ->
    [yes] {" "}(uključujući ovu kartu)
   *[no] {""}
}
count-tiles-next-to-site = { TERM($tile) } pored ove pločice
    .least = pored ove pločice ima bar { $least } { TERM($tile, $least) }
    .per = za svaku { TERM($tile, 1, form: "acc") } pored ove pločice

## Effects

effect-action-phase = akciona faza se nastavlja
# $where: here, or on the card that was just played. $kinds lists what that card must hold.
effect-add-here = { $where ->
    [played] dodaj { $amount } { TERM($cube, $amount, form: "acc") } na odigranu kartu
   *[here] dodaj { $amount } { TERM($cube, $amount, form: "acc") } na ovu kartu
}
    .item = { TERM($cube) }
    .kinds = { $where ->
    [played] dodaj { $amount } { TERM("cube-any", $amount, form: "acc") } na odigranu kartu ako se na nju stavljaju { $kinds }
   *[here] dodaj { $amount } { TERM("cube-any", $amount, form: "acc") } na ovu kartu ako se na nju stavljaju { $kinds }
}
# $only_holding: yes if the card must have a resource on it already.
effect-add-to = { $only_holding ->
    [yes] dodaj { $amount } { TERM($kind, $amount, form: "acc") } na jednu svoju kartu na kojoj već ima bar 1
   *[no] dodaj { $amount } { TERM($kind, $amount, form: "acc") } na jednu svoju kartu
}
effect-ally = izaberi još jednog igrača: i ti i taj igrač odmah besplatno gradite po jednu stanicu bilo koje vrste, svako pored neke svoje baze
effect-answer-swap = prihvati ili odbij razmenu: daješ 1 { TERM($get, 1, form: "acc") }, a { $proposer } ti daje 1 { TERM($give, 1, form: "acc") }
effect-armageddon = uništava se baza najbliža polu ili, ako ih je više podjednako blizu, sve te baze, pa i tvoje; prve baze su bezbedne
effect-arrange = izvrši bilo kojim redom: { $items }
effect-ask-to-store = ko dobije { TERM($resource, form: "acc") }, može da pretvori karte u žetone
effect-begin-actions = počinje akciona faza
effect-begin-turn = baca se kockica
effect-black-friday = izaberi vrstu stanica: uništavaju se sve stanice te vrste, pa i tvoje, ali svakom igraču { $least ->
    [one] ostaje bar { $least } stanica
    [few] ostaju bar { $least } stanice
   *[other] ostaje bar { $least } stanica
}; za svaku svoju uništenu stanicu uzmi 1 jedinicu onoga što je proizvodila
effect-buy = kupi koje želiš od ponuđenih karata, svaku za { $price } { "M€" }
effect-buy-or-discard = kupi kartu za { $price } { "M€" } ili je odbaci
effect-choose-corporation = izaberi svoju korporaciju
effect-choose-start-cards = kupi koje želiš od podeljenih karata, svaku za { $price } { "M€" }
effect-claim-land = stavi svoj marker na slobodno polje koje nije rezervisano; samo ti smeš da postaviš pločicu na njega
effect-convert = potroši bilo koju količinu { TERM($spent, form: "gen") } pa uzmi isto toliko { TERM($gained, form: "gen") }
effect-copy-production = još jednom izvrši proizvodni okvir jedne svoje karte s oznakom { TERM($tag, form: "gen") }
# $costs are paid to get $gains.
effect-cost = { $costs } pa { $gains }
effect-deal = svi dobijaju karte i biraju
effect-decrease-any = smanji bilo kom igraču proizvodnju { TERM($resource, form: "gen") } za { steps }
# .threat is what the player that is hit reads.
effect-destroy = uništi stanicu na preseku { $point } i uzmi { $amount ->
    [one] { $amount } jedinicu
    [few] { $amount } jedinice
   *[other] { $amount } jedinica
} onoga što ona proizvodi
    .threat = tvoja stanica na preseku { $point } biće uništena
effect-discard = misija „{ TERM($mission) }” odlazi među iskorišćene misije
effect-discard-to-draw = možeš da odbaciš kartu iz ruke i da vučeš novu
effect-draw = vuci { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karte
   *[other] { $cards } karata
}
effect-end-research = izabrane karte se plaćaju, a ostale odbacuju
effect-end-turn = potez se završava
effect-enter-play = stavi kartu u igru
effect-free-lab = besplatno izgradi svoju sledeću laboratoriju pored neke svoje baze; ako su obe već izgrađene, umesto toga vuci još jednu mirovnu misiju
effect-free-station = besplatno izgradi stanicu bilo koje vrste pored neke svoje baze
# $start: yes if a corporation gives it at the beginning.
effect-gain = { $start ->
    [yes] na početku imaš { $items }
   *[no] uzmi { $items }
}
    .item = { $amount } { TERM($resource, $amount, form: "acc") }
    .item-per = { $amount } { TERM($resource, $amount, form: "acc") } { $per }
# $items is a list made of .item.
effect-gain-each = uzmi { $items }
    .item = { $amount } { TERM($resource, $amount, form: "acc") }
effect-heat-for-cards = plati deo cene karata toplotom
effect-heat-for-fee = plati deo cene za RT toplotom
# $threat is a .threat of the attack.
effect-hit = { $threat }
effect-if-at-least = ako { $condition }, { $then }; inače { $otherwise }
effect-if-rating-raised = samo ako ti je RT povećan u ovoj generaciji
    .then = ako ti je RT povećan u ovoj generaciji, po želji { $then }
effect-keep = zadrži { $left ->
    [one] { $left } kartu
    [few] { $left } karte
   *[other] { $left } karata
}, a ostale odbaci
effect-last-greenery = možeš još jednom da pretvoriš biljke u zelenilo
effect-lay-road = položi polarni put od neke svoje baze na polarnom krugu
effect-look-and-buy = pogledaj gornju kartu špila pa je kupi za { $price } { "M€" } ili odbaci
effect-look-and-keep = pogledaj { $look ->
    [1] gornju kartu
    [one] gornju { $look } kartu
    [few] gornje { $look } karte
   *[other] gornjih { $look } karata
} špila, zadrži { $keep }, a ostale odbaci
effect-lose-bases = { $victim } gubi sve baze na paraleli { $ring }
    .threat = tvoja baza na paraleli { $ring } biće uništena
effect-lose-stations = gubiš sve svoje { TERM($kind, form: "acc") }, ali zadržavaš bar { $least ->
    [one] { $least } stanicu
    [few] { $least } stanice
   *[other] { $least } stanica
}
effect-lose-stations-of = { $victim } gubi sve svoje { TERM($kind, form: "acc") }, ali zadržava bar { $least ->
    [one] { $least } stanicu
    [few] { $least } stanice
   *[other] { $least } stanica
}
    .threat = sve tvoje { TERM($kind) } biće uništene, ali zadržavaš bar { $least ->
    [one] { $least } stanicu
    [few] { $least } stanice
   *[other] { $least } stanica
}
effect-lower-rating = smanji svoj RT za { steps }
effect-move-mission = uzmi nasumično jednu misiju koju ima { $victim }
    .threat = biće ti oduzeta jedna misija
effect-move-station = prebaci stanicu s preseka { $point } na presek { $to }
    .threat = biće ti oduzeta stanica na preseku { $point }
# $items is a list made of .discount and .tolerance.
effect-next-card = sledeća karta koju odigraš u ovoj generaciji { $items }
    .discount = košta { $discount } { "M€" } manje
    .tolerance = sme da odstupi od svojih uslova za temperaturu, kiseonik i okeane za najviše { $tolerance ->
    [one] { $tolerance } stepen
    [few] { $tolerance } stepena
   *[other] { $tolerance } stepeni
} na skali
effect-next-generation = počinje sledeća generacija
effect-next-turn = kockica ide dalje
effect-one-of = { $items }
effect-only-a-reaction = kad te pogodi protivnikova napadačka misija, možeš ovom misijom da je poništiš za sebe
effect-pass-cards = karte se prosleđuju
effect-pay = plati { $cost } { "M€" }
effect-pick = zadrži jednu od ponuđenih karata, a ostale prosledi
effect-place = postavi { TERM($kind, 1, form: "acc") }
# $place is empty where the usual rules of the tile hold. .city is said of a special tile that is a city;
# $placed is the clause of its placement.
effect-place-tile = { $number ->
    [1] postavi { TERM($tile, 1, form: "acc") }{ $place }
   *[other] postavi { $number } { TERM($tile, $number, form: "acc") }{ $place }
}
    .city = { $placed }; u svemu se računa kao pločica grada
    .place = {" "}{ $place }
# $least: stations that nobody can lose.
effect-plunder = oduzmi stanicu protivniku koji ih ima više od { $least } i postavi je pored neke svoje baze; odsad proizvodi za tebe
effect-plunder-to = postavi stanicu s preseka { $point } pored neke svoje baze
# $items is a list made of .item or .item-per. In .both, $down and $up are two of these clauses, and
# $many is yes if one of them has a list.
effect-produce = { $direction ->
    [down] smanji { $items }
   *[up] povećaj { $items }
}
    .both = { $many ->
    [yes] { $down }, a { $up }
   *[no] { $down } i { $up }
}
    .item = svoju proizvodnju { TERM($resource, form: "gen") } za { steps }
    .item-per = svoju proizvodnju { TERM($resource, form: "gen") } za { steps } { $per }
effect-produce-chosen = izaberi resurs i uzmi po 1 jedinicu za svaku svoju aktivnu stanicu koja ga proizvodi
effect-produce-metal-of-site = povećaj svoju proizvodnju metala prikazanog na tom polju za 1 stepen
effect-production = proizvodna faza
effect-project-paid = standardni projekat „{ TERM($project) }” je plaćen
effect-raise = { $parameter ->
    [parameter-temperature] podigni { TERM($parameter, form: "acc") } za { steps } na skali
   *[other] podigni { TERM($parameter, form: "acc") } za { steps }
}
effect-raise-rating = povećaj svoj RT za { steps }
    .per = povećaj svoj RT za { steps } { $per }
effect-remove-any = { $next_to_site ->
    [yes] ukloni najviše { $up_to } { TERM($resource, $up_to, form: "acc") } igraču koji ima pločicu pored nje
   *[no] ukloni bilo kom igraču najviše { $up_to } { TERM($resource, $up_to, form: "acc") }
}
effect-remove-cubes = ukloni najviše { $up_to } { TERM($kind, $up_to, form: "acc") } s bilo koje karte
effect-remove-cubes-from = ukloni najviše { $up_to } { TERM($cube, $up_to, form: "acc") } s karte „{ TERM($card) }”
effect-remove-from = { $thief ->
    [yes] ukradi najviše { $up_to } { TERM($resource, $up_to, form: "acc") } (meta: { $player })
   *[no] ukloni najviše { $up_to } { TERM($resource, $up_to, form: "acc") } (meta: { $player })
}
effect-remove-station = skloni s table jednu svoju stanicu da bi bilo mesta za bazu
effect-research = svi kupuju karte
effect-reveal = otkrij svoju korporaciju
effect-reveal-for-tag = otkrij i odbaci gornju kartu špila; ako ima oznaku { TERM($tag, form: "gen") }, dodaj 1 { TERM($cube, 1, form: "acc") } na ovu kartu
effect-rob = oduzmi protivniku { $cards ->
    [one] { $cards } kartu resursa
    [few] { $cards } karte resursa
   *[other] { $cards } karata resursa
} po slučajnom izboru, ili sve ako ih ima manje
effect-sabotage = uništi stanicu protivniku koji ih ima više od { $least } i uzmi { $amount ->
    [one] { $amount } jedinicu
    [few] { $amount } jedinice
   *[other] { $amount } jedinica
} onoga što ona proizvodi
effect-sell-patents = odbaci iz ruke koliko želiš karata, bar 1, i za svaku uzmi 1 { "M€" }
effect-set-up = igra se postavlja
effect-shift-production = smanji svoju proizvodnju { TERM($lowered, form: "gen") } za koliko želiš stepeni, bar 1, i za isto toliko povećaj svoju proizvodnju { TERM($raised, form: "gen") }
# $also: a resource that may be paid instead of M€. $compulsory: yes if it is a loss, not a cost.
effect-spend = { $compulsory ->
    [yes] gubiš { $amount } { TERM($resource, $amount, form: "acc") }
   *[no] potroši { $amount } { TERM($resource, $amount, form: "acc") }
}
    .also = potroši { $amount } { "M€" } (možeš da koristiš i { TERM($also, form: "acc") })
effect-spend-here = ukloni { $amount } { TERM($cube, $amount, form: "acc") } s ove karte
effect-stagnate = jedan protivnik gubi sledeći potez i ništa ne proizvodi do poteza posle njega
effect-steal-from = uzmi nasumično { $cards ->
    [one] { $cards } kartu resursa koju
    [few] { $cards } karte resursa koje
   *[other] { $cards } karata resursa koje
} ima { $victim }
    .threat = gubiš { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karte
   *[other] { $cards } karata
} resursa, po slučajnom izboru
effect-steal-from-any = ukradi bilo kom protivniku najviše { $up_to } { TERM($resource, $up_to, form: "acc") }
effect-stop-turn = { $victim } gubi sledeći potez i ništa ne proizvodi do poteza posle njega
    .threat = gubiš sledeći potez i ništa ne proizvodiš do poteza posle njega
effect-store-produced = možeš da pretvoriš { TERM($resource, form: "acc") } u žetone
# $roads: yes if road cards may be taken too.
effect-take = uzmi iz banke { $left ->
    [1] bilo koju kartu resursa
    [one] bilo koju { $left } kartu resursa
    [few] bilo koje { $left } karte resursa
   *[other] bilo kojih { $left } karata resursa
}{ $roads ->
    [yes] {" "}ili puta
   *[no] {""}
}
effect-take-cube = ukloni 1 { TERM($kind, 1, form: "acc") } s bilo koje karte
effect-take-mission = oduzmi nekom protivniku jednu misiju po slučajnom izboru
effect-take-picks = izabrane karte se zadržavaju
effect-thief = ukradi protivniku jednu kartu resursa po slučajnom izboru; ako je krađa pala i u tvom prošlom potezu, umesto toga protivnik krade tebi
effect-turn = izvedi akciju
effect-use-again = pregledaj iskorišćene misije, izaberi jednu i odmah je iskoristi
mars2049-effect-turn = izvedi koliko želiš akcija

## Modifiers

modifier-card-price = karte koje uzimaš u ruku koštaju te { $less } { "M€" } manje
modifier-discount = { $tag ->
    [tag-any] kad igraš kartu, plaćaš { $amount } { "M€" } manje
   *[other] kad igraš kartu, plaćaš { $amount } { "M€" } manje za svaku njenu oznaku { TERM($tag, form: "gen") }
}
modifier-greenery-price = pretvaranje biljaka u zelenilo zahteva { $less } { TERM("resource-plants", $less, form: "acc") } manje
modifier-guard-life = protivnici ne smeju da uklanjaju tvoje biljke, životinje ni mikrobe
modifier-heat-as-money = toplotu možeš da koristiš kao { "M€" }
# $items lists the metals.
modifier-metal-value = svaki tvoj { $items } vredi { $amount } { "M€" } više
    .item = { TERM($resource) }
modifier-ocean-bonus = svaka pločica okeana pored pločice koju postavljaš donosi ti { $amount } { "M€" } više
modifier-project-discount = standardni projekat „{ TERM($project) }” košta te { $amount } { "M€" } manje
modifier-tolerance = tvoje karte smeju da odstupe od svojih uslova za temperaturu, kiseonik i okeane za najviše { steps } na skali

## Occasions of triggers

occasion-builds-project = kad platiš standardni projekat
occasion-mines-bonus = kad postaviš pločicu i dobiješ čelik ili titanijum kao bonus za postavljanje
# $by_anyone: yes if others count too. $itself: yes if the card sets off its own trigger.
occasion-places = { $by_anyone ->
    [yes] kad bilo ko postavi { TERM($tile, 1, form: "acc") }
   *[no] kad postaviš { TERM($tile, 1, form: "acc") }
}{ $on_mars ->
    [yes] {" "}na Mars
   *[no] {""}
}{ $itself ->
    [yes] {" "}(uključujući ovu)
   *[no] {""}
}
# $tag is tag-any where any event will do.
occasion-plays-event = { $tag ->
    [tag-any] kad odigraš događaj
   *[other] kad odigraš događaj s oznakom { TERM($tag, form: "gen") }
}
# $items lists the tags; each one played counts.
occasion-plays-tag = { $by_anyone ->
    [yes] za svaku oznaku { $items } koju bilo ko odigra
   *[no] za svaku oznaku { $items } koju odigraš
}{ $itself ->
    [yes] {" "}(uključujući ovu kartu)
   *[no] {""}
}
    .item = { TERM($tag, form: "gen") }
occasion-produces-unraised = u proizvodnoj fazi, ako ti RT nije povećan u ovoj generaciji
occasion-spends = kad platiš kartu ili standardni projekat čija je odštampana cena { $least } { "M€" } ili više

## Placement rules: parts of a list, after "postavi pločicu"

place-cities-near = pored bar { $cities ->
    [one] { $cities } pločice grada
    [few] { $cities } pločice grada
   *[other] { $cities } pločica grada
}
place-greenery-near = pored pločice zelenila
place-has-metal = na polje s bonusom čelika ili titanijuma
place-is-isolated = na polje pored kojeg nema nijedne pločice
place-is-volcanic = na vulkansko polje
place-no-city-near = na polje pored kojeg nema pločice grada
place-on-land = na polje koje nije rezervisano
place-on-ocean = na polje rezervisano za okeane
place-own-near-freely = pored neke svoje pločice, ako je moguće
place-own-near-strictly = pored neke svoje pločice
place-reserved-for = na rezervisano polje „{ TERM($name) }”

## Victory points

# .city: the points of a special tile that is a city, $points, come on top of a city's.
points = { $amount ->
    [one] { $amount } poen
   *[other] { $amount } poena
}
    .city = { $points }, uz poene koje donosi kao pločica grada
    .per = { $amount ->
    [one] { $amount } poen
   *[other] { $amount } poena
} { $per }

## Requirements: parts of the list in `requires`

requirement-at-least = { $parameter ->
    [parameter-temperature] { level } ili toplije
    [parameter-oxygen] { level } kiseonika ili više
   *[parameter-oceans] { level } ili više
}
requirement-at-most = { $parameter ->
    [parameter-temperature] { level } ili hladnije
    [parameter-oxygen] { level } kiseonika ili manje
   *[parameter-oceans] { level } ili manje
}
requirement-cities-in-play = { $least ->
    [one] { $least } pločica grada
    [few] { $least } pločice grada
   *[other] { $least } pločica grada
} u igri
requirement-has-greeneries = { $least ->
    [one] { $least } tvoja pločica zelenila
    [few] { $least } tvoje pločice zelenila
   *[other] { $least } tvojih pločica zelenila
}
requirement-has-production = { $least ->
    [1] { TERM($resource, form: "production") }
   *[other] { TERM($resource, form: "production") } od bar { $least }
}
requirement-has-tags = { $least ->
    [one] { $least } oznaka
    [few] { $least } oznake
   *[other] { $least } oznaka
} { TERM($tag, form: "gen") }
requires = uslov: { $items }

## Triggers: $occasion and what then happens

trigger = { $occasion }, { $effects }
