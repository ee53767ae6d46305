### What a player is asked, and what the answers mean, sorted.
###
### Each message is a question; its attributes say what an answer to it means:
###   .short                     the question in a few words, after "Najpre reci …"
###   .amount .card .done .seat  the answer with that $amount, $card, $player, or no further answer
###   .mission .point .take …    the same in Mars 2049, named after the move
### An answer without an attribute is described by moves.ftl.

mars2049-question-turn = Šta radiš? Kad obaviš sve što želiš, završi potez.
    .short = šta radiš u svom potezu
question-add-to = Koja karta dobija { $amount } { TERM($kind, $amount, form: "acc") }?
    .card = Dodaj { $amount } { TERM($kind, $amount, form: "acc") } na kartu „{ TERM($card) }”
    .short = koja karta dobija resurse
question-ally = Ko još gradi besplatnu stanicu?
    .seat = Gradi i { $player }
    .short = ko još gradi besplatnu stanicu
question-answer-swap = { $proposer } ti nudi 1 { TERM($give, 1, form: "acc") } za 1 { TERM($get, 1, form: "acc") }. Prihvataš li?
    .accept = Prihvati: daješ 1 { TERM($get, 1, form: "acc") } za 1 { TERM($give, 1, form: "acc") }
    .done = Odbij
    .short = da li prihvataš razmenu
question-arrange = Više efekata čeka na red. Koji je sledeći?
    .short = koji je efekat sledeći
# $station is the kind of station that produces the resource.
question-black-friday = Koje stanice se uništavaju?
    .short = koje se stanice uništavaju
    .take = Uništi sve { TERM($station, form: "acc") }
question-buy = Koje karte kupuješ? Svaka košta { $price } { "M€" }.
    .card = Kupi kartu „{ TERM($card) }”
    .done = Ne kupuj više karata
    .short = koje karte kupuješ
question-buy-or-discard = Kupuješ li kartu za { $price } { "M€" }?
    .card = Kupi kartu „{ TERM($card) }”
    .done = Odbaci je
    .short = da li kupuješ kartu
question-choose-corporation = Za koju korporaciju igraš?
    .card = Izaberi korporaciju: { TERM($card) }
    .short = za koju korporaciju igraš
question-choose-start-cards = Koje početne karte kupuješ? Svaka košta { $price } { "M€" }.
    .card = Kupi kartu „{ TERM($card) }”
    .done = Ne kupuj više karata
    .short = koje početne karte kupuješ
question-claim-land = Na koje polje stavljaš svoj marker?
    .short = na koje polje stavljaš marker
question-convert = Koliko { TERM($spent, form: "gen") } menjaš za { TERM($gained, form: "acc") }?
    .amount = Potroši { $amount } { TERM($spent, $amount, form: "acc") }
    .short = koliko menjaš
question-copy-production = Čiji proizvodni okvir izvršavaš još jednom?
    .card = Izvrši proizvodni okvir karte „{ TERM($card) }”
    .short = čiji proizvodni okvir izvršavaš
question-decrease-any = Kome proizvodnja { TERM($resource, form: "gen") } opada za { steps }?
    .seat = Smanji proizvodnju { TERM($resource, form: "gen") } (meta: { $player })
    .short = kome opada proizvodnja
question-discard-to-draw = Odbacuješ li kartu da vučeš novu?
    .card = Odbaci kartu „{ TERM($card) }”
    .done = Ne odbacuj ništa
    .short = da li odbacuješ kartu
question-free-station = Koju stanicu gradiš besplatno?
    .short = koju stanicu gradiš
# A question that a card asks.
question-from-card = { TERM($card) }: { $question }
question-heat-for-cards = Koliko toplote koristiš za plaćanje karata?
    .amount = Plati { $amount } { TERM("resource-heat", $amount, form: "acc") }
    .short = koliko toplote plaćaš
question-heat-for-fee = Plaćaš { $cost } { "M€" } za svoj RT. Koliko toplote koristiš?
    .amount = Plati { $amount } { TERM("resource-heat", $amount, form: "acc") }
    .short = koliko toplote plaćaš
# $threat is what happens without Protection.
question-hit = Na udaru si: { $threat }. Koristiš li misiju „{ TERM("mission-protection") }”?
    .done = Neka se dogodi
    .short = da li koristiš misiju „{ TERM("mission-protection") }”
question-keep = { $left ->
    [1] Koju kartu zadržavaš?
    [one] Koju { $left } kartu zadržavaš? Biraj bilo kojim redom.
    [few] Koje { $left } karte zadržavaš? Biraj bilo kojim redom.
   *[other] Kojih { $left } karata zadržavaš? Biraj bilo kojim redom.
}
    .card = Zadrži kartu „{ TERM($card) }”
    .short = koje karte zadržavaš
question-last-greenery = Igra je završena. Pretvaraš li biljke u još jednu pločicu zelenila?
    .done = Zadrži biljke
    .short = da li pretvaraš biljke
question-lay-road = Od koje baze vodi polarni put?
    .point = Od preseka { $point }
    .short = od koje baze vodi put
question-lose-stations = Uništavaju se tvoje { TERM($kind) }, ali zadržavaš bar { $least ->
    [one] { $least } stanicu
    [few] { $least } stanice
   *[other] { $least } stanica
}. { $left ->
    [1] Koja ostaje?
   *[other] Koje ostaju?
}
    .point = Zadrži onu na preseku { $point }
    .short = koju stanicu zadržavaš
question-one-of = Šta biraš?
    .short = šta biraš
question-pay = Plaćaš { $cost } { "M€" }. Koliko { TERM($resource, form: "gen") } koristiš?
    .amount = Plati { $amount } { TERM($resource, $amount, form: "acc") }
    .short = kako plaćaš
question-pick = Koju kartu zadržavaš? Ostale se prosleđuju.
    .card = Zadrži kartu „{ TERM($card) }”
    .short = koju kartu zadržavaš
question-place = Gde postavljaš { TERM($kind, 1, form: "acc") }?
    .short = gde postavljaš ono što gradiš
question-place-tile = Gde postavljaš { TERM($tile, 1, form: "acc") }?
    .short = gde postavljaš { TERM($tile, 1, form: "acc") }
question-plunder = Koju stanicu uzimaš?
    .point = Uzmi stanicu na preseku { $point }
    .short = koju stanicu uzimaš
question-plunder-to = Gde postavljaš stanicu?
    .short = gde postavljaš stanicu
question-produce-chosen = Šta proizvode tvoje stanice?
    .short = šta proizvode tvoje stanice
    .take = Proizvedi { TERM($resource, form: "acc") }
question-produce-metal-of-site = Koja proizvodnja raste?
    .resource = Povećaj svoju proizvodnju { TERM($resource, form: "gen") }
    .short = koja proizvodnja raste
question-remove-any = Ko gubi { TERM($resource, form: "acc") } (najviše { $up_to })?
    .done = Ne uklanjaj { TERM($resource, form: "acc") }
    .seat = Ukloni { TERM($resource, form: "acc") } (meta: { $player })
    .short = ko gubi { TERM($resource, form: "acc") }
question-remove-cubes = Koja karta gubi { TERM($kind, form: "acc") } (najviše { $up_to })?
    .card = Ukloni { TERM($kind, form: "acc") } s karte „{ TERM($card) }”
    .done = Ne uklanjaj ništa
    .short = koja karta gubi { TERM($kind, form: "acc") }
question-remove-cubes-from = Koliko { TERM($cube, form: "gen") } uklanjaš?
    .amount = Ukloni { $amount } { TERM($cube, $amount, form: "acc") }
    .short = koliko uklanjaš
# $thief is "yes" where the resources are stolen.
question-remove-from = { $thief ->
    [yes] Možeš da ukradeš najviše { $up_to } { TERM($resource, $up_to, form: "acc") }. Koliko gubi { $player }?
   *[no] Možeš da ukloniš najviše { $up_to } { TERM($resource, $up_to, form: "acc") }. Koliko gubi { $player }?
}
    .amount = { $thief ->
    [yes] Ukradi
   *[no] Ukloni
} { $amount } { TERM($resource, $amount, form: "acc") }
    .short = koliko uzimaš
question-remove-station = Koju svoju stanicu sklanjaš s table?
    .point = Skloni stanicu na preseku { $point }
    .short = koju stanicu sklanjaš s table
question-rob = Kome uzimaš { $cards ->
    [one] { $cards } kartu resursa
    [few] { $cards } karte resursa
   *[other] { $cards } karata resursa
}?
    .seat = Uzmi karte (meta: { $player })
    .short = kome uzimaš karte
question-sabotage = Koju stanicu uništavaš?
    .point = Uništi stanicu na preseku { $point }
    .short = koju stanicu uništavaš
question-sell-patents = Koje karte prodaješ? Svaka donosi 1 { "M€" }.
    .card = Prodaj kartu „{ TERM($card) }”
    .done = Ne prodaj više karata
    .short = koje karte prodaješ
question-shift-production = Za koliko opada tvoja { TERM($lowered, form: "production") }, a raste tvoja { TERM($raised, form: "production") }?
    .amount = { $amount ->
    [one] { $amount } stepen
    [few] { $amount } stepena
   *[other] { $amount } stepeni
}
    .short = za koliko se menjaju proizvodnje
question-stagnate = Ko gubi sledeći potez?
    .seat = { $player } gubi potez
    .short = ko gubi potez
question-steal-from-any = Kome kradeš { TERM($resource, form: "acc") } (najviše { $up_to })?
    .done = Ne kradi ništa
    .seat = Ukradi { TERM($resource, form: "acc") } (meta: { $player })
    .short = kome kradeš
question-store-produced = Pretvaraš li { TERM($resource, form: "acc") } u žetone? Žetoni ne mogu da se ukradu.
    .done = Ne pretvaraj više
    .short = da li pretvaraš karte u žetone
# $left is how many there are to take.
question-take = { $left ->
    [1] Koju kartu uzimaš iz banke?
    [one] Koju { $left } kartu uzimaš iz banke? Biraj bilo kojim redom.
    [few] Koje { $left } karte uzimaš iz banke? Biraj bilo kojim redom.
   *[other] Kojih { $left } karata uzimaš iz banke? Biraj bilo kojim redom.
}
    .short = koju kartu uzimaš
question-take-cube = S koje karte uklanjaš 1 { TERM($kind, 1, form: "acc") }?
    .card = Ukloni 1 { TERM($kind, 1, form: "acc") } s karte „{ TERM($card) }”
    .seat = Ukloni 1 { TERM($kind, 1, form: "acc") } (meta: { $player })
    .short = s koje karte uklanjaš resurs
question-take-mission = Kome uzimaš misiju?
    .seat = Uzmi misiju (meta: { $player })
    .short = kome uzimaš misiju
question-thief = { $again ->
    [yes] Ponovo je pala krađa. Koji protivnik ti uzima kartu?
   *[no] Pala je krađa. Kojem protivniku uzimaš kartu?
}
    .seat = { $again ->
    [yes] { $player } ti uzima kartu
   *[no] Uzmi kartu (meta: { $player })
}
    .short = kojeg protivnika biraš za krađu
question-turn = { $taken ->
    [0] Koju akciju izvodiš? Možeš i da odustaneš.
    [2] Obe akcije su izvedene. Završi potez.
   *[other] Izvodiš li i drugu akciju? Možeš i da završiš potez.
}
    .first = Izvedi prvu akciju svoje korporacije.
    .short = koju akciju izvodiš
question-use-again = Koju iskorišćenu misiju koristiš?
    .mission = Iskoristi misiju „{ TERM($mission) }”
    .short = koju iskorišćenu misiju koristiš
