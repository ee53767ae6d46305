### Turmoil: its words, cards, events, parties, moves, questions and reasons, sorted by id.
###
### The ids and forms are those of the other files: `card-` and `count-` as in effects.ftl and cards.ftl,
### `event-` as in events.ftl, and so on. `party-` are parties, `global-event-` the global events.
### Parties are not declined; "partija" stands before them.

card-aerial-lenses = Vazdušna sočiva
card-banned-delegate = Isključeni delegat
card-cultural-metropolis = Kulturna metropola
card-diaspora-movement = Pokret dijaspore
card-event-analysts = Analitičari događaja
card-gmo-contract = Ugovor o GMO
card-lakefront-resorts = { "Lakefront Resorts" }
card-martian-media-center = Marsovski medijski centar
card-parliament-hall = Skupštinska dvorana
card-pr-office = Kancelarija za odnose s javnošću
card-pristar = { "Pristar" }
card-public-celebrations = Javne proslave
card-recruitment = Vrbovanje
card-red-tourism-wave = Crveni turistički talas
card-septem-tribus = { "Septem Tribus" }
card-sponsored-mohole = Sponzorisani mohol
card-supported-research = Podržano istraživanje
card-terralabs-research = { "TerraLabs Research" }
card-utopia-invest = { "Utopia Invest" }
card-vote-of-no-confidence = Izglasavanje nepoverenja
card-wildlife-dome = Divljina pod kupolom
committee-bonus = Bonus vlade: { $text }
    .lowest = svako ko ima najniži RT povećava ga za 1 stepen; u solo igri to važi za tebe ako ti RT iznosi najviše 20
committee-each-player = Svaki igrač: { $text }
committee-policy = Politički program: { $text }
    .action = kao akciju, koliko god puta želiš: { $action }
    .fee = svaki stepen za koji ti RT raste košta te { $fee } { "M€" }; bez toga ne može da poraste
    .once = kao akciju, jednom u generaciji: { $action }
# Blue cards.
count-active-cards = tvoje aktivne karte u igri
    .least = u igri imaš bar { $least ->
    [one] { $least } aktivnu kartu
    [few] { $least } aktivne karte
   *[other] { $least } aktivnih karata
}
    .per = za svaku svoju aktivnu kartu u igri
# $counted and $per say what is counted.
count-boosted = { $counted } (najviše 5) plus tvoj uticaj
    .least = { $counted } (najviše 5) plus tvoj uticaj čine bar { $least }
    .per = { $per } (najviše 5) i za svaku jedinicu uticaja
count-capped = { $counted } (najviše 5)
    .least = { $counted } (najviše 5) čine bar { $least }
    .per = { $per } (najviše 5)
count-empty-next-to-own = prazna polja pored tvojih pločica
    .least = pored tvojih pločica ima bar { $least ->
    [one] { $least } prazno polje
    [few] { $least } prazna polja
   *[other] { $least } praznih polja
}
    .per = za svako prazno polje pored svojih pločica
count-influence = tvoj uticaj
    .least = tvoj uticaj iznosi bar { $least }
    .per = za svaku jedinicu uticaja
count-kinds-of-tags = različite oznake koje imaš
    .least = imaš bar { $least ->
    [one] { $least } različitu oznaku
    [few] { $least } različite oznake
   *[other] { $least } različitih oznaka
}
    .per = za svaku vrstu oznake koju imaš
count-own-events = tvoji odigrani događaji
    .least = imaš bar { $least ->
    [one] { $least } odigrani događaj
    [few] { $least } odigrana događaja
   *[other] { $least } odigranih događaja
}
    .per = za svaki svoj odigrani događaj
count-parties-joined = partije u kojima imaš delegata
    .least = imaš delegata u bar { $least ->
    [one] { $least } partiji
    [few] { $least } partije
   *[other] { $least } partija
}
    .per = za svaku partiju u kojoj imaš delegata
count-rating-above = { $every ->
    [1] stepeni
    [one] pune grupe od { $every } stepena
    [few] pune grupe od { $every } stepena
   *[other] pune grupe od { $every } stepeni
} tvog RT iznad { $level }
    .least = iznad { $level } tvoj RT ima bar { $least ->
    [one] { $least } punu grupu
    [few] { $least } pune grupe
   *[other] { $least } punih grupa
} od { $every ->
    [one] { $every } stepena
    [few] { $every } stepena
   *[other] { $every } stepeni
}
    .per = za { $every ->
    [1] svaki stepen
    [one] svaki pun { $every } stepen
    [few] svaka puna { $every } stepena
   *[other] svakih punih { $every } stepeni
} svog RT iznad { $level }
# $items lists the tags with "and", $either with "or". Wild tags do not count.
count-shown-tags = oznake { $items } koje imaš
    .item = { TERM($tag, form: "gen") }
    .least = imaš bar { $least ->
    [one] { $least } oznaku
    [few] { $least } oznake
   *[other] { $least } oznaka
} { $either }
    .per = za svaku oznaku { $either } koju imaš
count-softened = { $counted } (najviše 5) minus tvoj uticaj
    .least = { $counted } (najviše 5) minus tvoj uticaj čine bar { $least }
    .per = { $per } (izbroj najviše 5, a zatim oduzmi svoj uticaj)
# $items lists what is counted together, $each the same as "za svaku …".
count-sum-of = { $items } zajedno
    .least = { $items } zajedno čine bar { $least }
    .per = { $every ->
    [1] { $each }
    [one] za svaki { $every } od ovoga: { $items }
    [few] za svaka { $every } od ovoga: { $items }
   *[other] za svakih { $every } od ovoga: { $items }
}
count-tiles-next-to-ocean = tvoje pločice pored pločice okeana
    .least = pored pločice okeana imaš bar { $least ->
    [one] { $least } pločicu
    [few] { $least } pločice
   *[other] { $least } pločica
}
    .per = za svaku svoju pločicu pored pločice okeana
effect-add-to-each = dodaj po 1 resurs na svaku svoju kartu na kojoj već ima bar 1
effect-ban-delegate = ukloni iz bilo koje partije delegata koji nije lider
effect-ban-from = ukloni iz partije „{ TERM($party) }” delegata koji nije lider
effect-choose-resource = uzmi { $left ->
    [one] { $left } standardni resurs
    [few] { $left } standardna resursa
   *[other] { $left } standardnih resursa
} po izboru
effect-discard-cards = odbaci { $left ->
    [one] { $left } kartu
    [few] { $left } karte
   *[other] { $left } karata
} iz ruke
effect-drain-ocean = prvi igrač uklanja jednu pločicu okeana s Marsa, osim ako su već sve postavljene
# $per is what the amount depends on.
effect-draw-per = vuci 1 kartu { $per }
effect-elect = dominantna partija dolazi na vlast
effect-gain-chosen = uzmi 1 standardni resurs po izboru { $per }
effect-lose = gubiš { $amount } { TERM($resource, $amount, form: "acc") } { $per }
effect-lose-above = zadrži najviše { $kept } { TERM($resource, $kept, form: "acc") } plus svoj uticaj
effect-lose-all = gubiš celu zalihu { TERM($resource, form: "gen") }
effect-lose-production = smanji svoju proizvodnju { TERM($resource, form: "gen") } za 1 stepen, ako je moguće
effect-lose-rating = smanji svoj RT za { steps } minus svoj uticaj
effect-pass-time = globalni događaji se pomeraju i otkriva se novi
effect-place-delegates = pošalji { $delegates ->
    [one] { $delegates } delegata
   *[other] { $delegates } delegata
} iz svoje rezerve u jednu partiju
effect-place-free-ocean = prvi igrač postavlja pločicu okeana; niko za nju ne dobija RT, bonus za postavljanje ni { "M€" } za susedne okeane
effect-political-step = zaseda komitet
# $condition is a count that has reached a number.
effect-provided = ako { $condition }, { $then }
# $counted is the score. .least adds the score below which nobody takes a place; .both joins what
# holds for several players ($many) and what holds alone.
effect-rank = igrači porede ovo: { $counted }; svakom igraču na prvom mestu RT { $direction ->
    [down] opada
   *[up] raste
} za { $first ->
    [one] { $first } stepen
    [few] { $first } stepena
   *[other] { $first } stepeni
}, a svakom na drugom za { $second ->
    [one] { $second } stepen
    [few] { $second } stepena
   *[other] { $second } stepeni
}; ako više igrača deli prvo mesto, drugog mesta nema
    .alone = u solo igri: ako imaš bar { $least }, za { steps }
    .alone-second = u solo igri: ako imaš bar { $least }, za { steps }, a ako imaš bar { $less }, za { $second ->
    [one] { $second } stepen
    [few] { $second } stepena
   *[other] { $second } stepeni
}
    .both = { $many }; { $alone }
    .least = { $many }; rezultat manji od { $least } ne donosi mesto
effect-recruit = zameni neutralnog delegata koji nije lider delegatom iz svoje rezerve
effect-resolve-event = dešava se aktuelni globalni događaj
effect-revise-ratings = svim igračima RT opada za 1 stepen
effect-seize-chair = delegat iz tvoje rezerve postaje predsedavajući
effect-shift-temperature = temperatura { $steps ->
    [-2] pada za 2 stepena na skali
    [-1] pada za 1 stepen na skali
    [0] ostaje ista
    [1] raste za 1 stepen na skali
    [one] raste za { $steps } stepen na skali
    [few] raste za { $steps } stepena na skali
   *[other] raste za { $steps } stepeni na skali
}, osim ako je već dostigla cilj; RT se ne menja
event-chairman-changed = Mesto predsedavajućeg preuzima { $player }.
    .neutral = Mesto predsedavajućeg preuzima neutralni delegat.
    .nobody = Komitet ima novog predsedavajućeg.
event-delegate-placed = { $player } dobija delegata u partiji „{ TERM($party) }”.
    .neutral = U partiju „{ TERM($party) }” stiže neutralni delegat.
    .nobody = U partiju „{ TERM($party) }” stiže delegat.
event-delegate-removed = { $player } gubi delegata u partiji „{ TERM($party) }”.
    .neutral = Partiju „{ TERM($party) }” napušta neutralni delegat.
    .nobody = Partiju „{ TERM($party) }” napušta delegat.
event-dominance-changed = Partija „{ TERM($party) }” postaje dominantna.
event-global-event-current = Aktuelni globalni događaj je sada „{ TERM($global_event) }”.
event-global-event-resolved = Dešava se globalni događaj „{ TERM($global_event) }”.
event-global-event-revealed = Otkriva se globalni događaj „{ TERM($global_event) }”.
event-leader-changed = Partiju „{ TERM($party) }” sada vodi { $player }.
    .neutral = Partiju „{ TERM($party) }” sada vodi neutralni delegat.
    .nobody = Partija „{ TERM($party) }” sada nema lidera.
event-ocean-removed = { $player } uklanja pločicu okeana: { $space }.
# No player is behind it.
event-parameter-changed = { $parameter ->
    [parameter-temperature] Temperatura je sada { $level } { "°C" }.
    [parameter-oxygen] Nivo kiseonika je sada { $level }%.
   *[parameter-oceans] Na Marsu { $level ->
        [one] je sada { $level } pločica okeana
        [few] su sada { $level } pločice okeana
       *[other] je sada { $level } pločica okeana
    }.
}
event-party-elected = Na vlast dolazi partija „{ TERM($party) }”.
event-policy-used = { $player } koristi politički program partije „{ TERM($party) }”.
global-event-aquifer-released-by-public-council = Oslobađanje izdani odlukom javnog veća
global-event-asteroid-mining = Rudarenje asteroida
global-event-celebrity-leaders = Slavni lideri
global-event-diversity = Raznovrsnost
global-event-dry-deserts = Suve pustinje
global-event-eco-sabotage = Ekološka sabotaža
global-event-election = Izbori
global-event-generous-funding = Velikodušno finansiranje
global-event-global-dust-storm = Globalna oluja prašine
global-event-homeworld-support = Podrška matične planete
global-event-improved-energy-templates = Poboljšani energetski obrasci
global-event-interplanetary-trade = Međuplanetarna trgovina
global-event-miners-on-strike = Štrajk rudara
global-event-mud-slides = Klizišta
global-event-pandemic = Pandemija
global-event-paradigm-breakdown = Slom paradigme
global-event-productivity = Produktivnost
global-event-red-influence = Uticaj Crvenih
global-event-revolution = Revolucija
global-event-riots = Neredi
global-event-sabotage = Sabotaža
global-event-scientific-community = Naučna zajednica
global-event-snow-cover = Snežni pokrivač
global-event-solar-flare = Sunčeva baklja
global-event-solarnet-shutdown = Gašenje Solarneta
global-event-spin-off-products = Sporedni proizvodi
global-event-sponsored-projects = Sponzorisani projekti
global-event-strong-society = Snažno društvo
global-event-successful-organisms = Uspešni organizmi
global-event-volcanic-eruptions = Vulkanske erupcije
global-event-war-on-earth = Rat na Zemlji
modifier-more-influence = tvoj uticaj je veći za { $amount }
move-lobby = Pošalji delegata u partiju „{ TERM($party) }”
move-party = { TERM($party) }
# $action is what the policy does.
move-policy = Iskoristi politički program partije „{ TERM($party) }”: { $action }
occasion-places-on-mars = kad postaviš pločicu na Mars
option-turmoil = Partije se bore za vlast u Komitetu za teraformiranje, a posle svake generacije dešavaju se globalni događaji.
    .name = Nemiri
option-unaffordable-rating = Određuje šta biva s akcijom koja povećava RT kad cena koju za to traže Crveni ne može da se plati.
    .name = Preskup RT
option-unaffordable-rating-forbid = Akcija ne sme da se izvede.
option-unaffordable-rating-skip = Akcija sme da se izvede, a RT ne raste.
party-greens = Zeleni
party-kelvinists = Kelvinisti
party-mars-first = Mars na prvom mestu
party-reds = Crveni
party-scientists = Naučnici
party-unity = Jedinstvo
question-ban-delegate = Iz koje partije uklanjaš delegata?
    .party = Iz partije „{ TERM($party) }”
    .short = iz koje partije uklanjaš delegata
question-ban-from = Čijeg delegata uklanjaš iz partije „{ TERM($party) }”?
    .neutral = Ukloni neutralnog delegata
    .seat = Ukloni delegata (vlasnik: { $player })
    .short = čijeg delegata uklanjaš
question-choose-resource = Koji resurs uzimaš? Preostalo izbora: { $left }.
    .resource = Uzmi 1 { TERM($resource, 1, form: "acc") }
    .short = koji resurs uzimaš
question-discard-cards = { $left ->
    [1] Koju kartu odbacuješ?
    [one] Koju { $left } kartu odbacuješ? Biraj bilo kojim redom.
    [few] Koje { $left } karte odbacuješ? Biraj bilo kojim redom.
   *[other] Kojih { $left } karata odbacuješ? Biraj bilo kojim redom.
}
    .card = Odbaci kartu „{ TERM($card) }”
    .short = koje karte odbacuješ
question-drain-ocean = Koja pločica okeana se uklanja s Marsa?
    .short = koja se pločica okeana uklanja
question-place-delegates = Koja partija dobija { $delegates ->
    [1] tvog delegata
    [one] tvog { $delegates } delegata
    [few] tvoja { $delegates } delegata
   *[other] tvojih { $delegates } delegata
}?
    .party = Pošalji u partiju „{ TERM($party) }”
    .short = koja partija dobija tvoje delegate
question-place-free-ocean = Gde ide pločica okeana? Ne donosi ti ništa.
    .short = gde ide pločica okeana
question-recruit = U kojoj partiji zamenjuješ neutralnog delegata?
    .party = U partiji „{ TERM($party) }”
    .short = u kojoj partiji zamenjuješ delegata
reason-chairman-not-neutral = Predsedavajući mora da bude neutralan.
reason-leads-too-few-parties = Moraš da vodiš bar { $need ->
    [one] { $need } partiju
    [few] { $need } partije
   *[other] { $need } partija
}; vodiš ih { $have }.
reason-no-delegate-left = Nemaš delegata ni u lobiju ni u rezervi.
reason-no-neutral-delegate = Nijedna partija nema neutralnog delegata koji nije lider.
reason-no-ocean-there = Na polju { $space } nema pločice okeana.
    .short = Na tom polju nema pločice okeana.
reason-not-chairman = Mesto predsedavajućeg mora da bude tvoje.
reason-other-party-rules = Važi samo politički program vladajuće partije, a to je „{ TERM($party) }”.
reason-party-not-ruling = Na vlasti mora da bude partija „{ TERM($party) }”, ili u njoj moraš da imaš bar { $need } delegata; imaš ih { $have }.
reason-policy-used = Ovaj politički program je za tebe u ovoj generaciji već iskorišćen.
reason-too-few-delegates = Potrebno: { $need ->
    [one] { $need } delegat
   *[other] { $need } delegata
} u tvojoj rezervi; imaš { $have }.
    .short = Nemaš dovoljno delegata u rezervi.
requirement-chairman-is-neutral = predsedavajući je neutralan
requirement-is-chairman = mesto predsedavajućeg je tvoje
requirement-leads-party = vodiš bar { $least ->
    [one] { $least } partiju
    [few] { $least } partije
   *[other] { $least } partija
}
requirement-party-rules = na vlasti je partija „{ TERM($party) }”, ili u njoj imaš bar 2 delegata
set-turmoil = Nemiri
source-committee = komitet
