### What a player is asked, and what the answers mean, sorted.
###
### Each message is a question; its attributes say what an answer to it means:
###   .short                     the question in a few words, after "Najpierw zdecyduj, …"
###   .amount .card .done .seat  the answer with that $amount, $card, $player, or no further answer
###   .mission .point .take …    the same in Mars 2049, named after the move
### An answer without an attribute is described by moves.ftl.

mars2049-question-turn = Co robisz? Gdy już wszystko zrobisz, spasuj.
    .short = co robisz w swojej turze
question-add-to = Na której karcie kładziesz { $amount } { TERM($kind, $amount, form: "acc") }?
    .card = Połóż { $amount } { TERM($kind, $amount, form: "acc") } na karcie { TERM($card) }
    .short = na której karcie kładziesz zasoby
question-ally = Kto jeszcze buduje bezpłatną stację?
    .seat = Stację buduje też { $player }
    .short = kto jeszcze buduje bezpłatną stację
question-answer-swap = { $proposer } proponuje ci 1 { TERM($give, 1, form: "acc") } za 1 { TERM($get, 1, form: "acc") }. Przyjmujesz?
    .accept = Przyjmij: oddaj 1 { TERM($get, 1, form: "acc") } za 1 { TERM($give, 1, form: "acc") }
    .done = Odrzuć
    .short = czy przyjmujesz wymianę
question-arrange = Kilka efektów czeka na wykonanie. Który będzie następny?
    .short = który efekt będzie następny
# $station is the kind of station that produces the resource.
question-black-friday = Które stacje zostają zniszczone?
    .short = które stacje zostają zniszczone
    .take = Zniszcz wszystkie { TERM($station, 2, form: "acc") }
question-buy = Które karty kupujesz? Każda kosztuje { $price } M€.
    .card = Kup kartę { TERM($card) }
    .done = Nie kupuj więcej kart
    .short = które karty kupujesz
question-buy-or-discard = Kupujesz tę kartę za { $price } M€?
    .card = Kup kartę { TERM($card) }
    .done = Odrzuć ją
    .short = czy kupujesz tę kartę
question-choose-corporation = Którą korporacją grasz?
    .card = Graj korporacją { TERM($card) }
    .short = którą korporacją grasz
question-choose-start-cards = Które karty kupujesz na początek? Każda kosztuje { $price } M€.
    .card = Kup kartę { TERM($card) }
    .done = Nie kupuj więcej kart
    .short = które karty kupujesz na początek
question-claim-land = Które pole oznaczasz?
    .short = które pole oznaczasz
question-convert = Ile { TERM($spent, form: "gen") } zamieniasz na { TERM($gained, form: "acc") }?
    .amount = Wydaj { $amount } { TERM($spent, $amount, form: "acc") }
    .short = ile zamieniasz
question-copy-production = Ramkę produkcji której karty powtarzasz?
    .card = Powtórz ramkę produkcji karty { TERM($card) }
    .short = ramkę produkcji której karty powtarzasz
question-decrease-any = Czyja { TERM($resource, form: "production") } spada o { steps }?
    .seat = Zmniejsz { TERM($resource, form: "production-acc") }: { $player }
    .short = czyja produkcja spada
question-discard-to-draw = Odrzucasz kartę, aby dobrać inną?
    .card = Odrzuć kartę { TERM($card) }
    .done = Nic nie odrzucaj
    .short = czy odrzucasz kartę
question-free-station = Którą stację budujesz bezpłatnie?
    .short = którą stację budujesz
# A question that a card asks.
question-from-card = { TERM($card) }: { $question }
question-heat-for-cards = Ile ciepła przeznaczasz na karty?
    .amount = Zapłać ciepłem: { $amount }
    .short = ile płacisz ciepłem
question-heat-for-fee = Płacisz { $cost } M€ za swój WT. Ile ciepła wykorzystujesz?
    .amount = Zapłać ciepłem: { $amount }
    .short = ile płacisz ciepłem
# $threat is what happens without Protection.
question-hit = Grozi ci atak – { $threat }. Czy używasz misji { TERM("mission-protection") }?
    .done = Niech się stanie
    .short = czy używasz misji { TERM("mission-protection") }
question-keep = { $left ->
    [one] Którą kartę zatrzymujesz?
   *[other] Które karty zatrzymujesz? Wybieraj w dowolnej kolejności (jeszcze { $left }).
}
    .card = Zatrzymaj kartę { TERM($card) }
    .short = które karty zatrzymujesz
question-last-greenery = To koniec gry. Zamieniasz jeszcze roślinność w obszar zieleni?
    .done = Zachowaj roślinność
    .short = czy zamieniasz roślinność
question-lay-road = Od której bazy prowadzi droga polarna?
    .point = Od przecięcia { $point }
    .short = od której bazy prowadzi droga
question-lose-stations = Twoje { TERM($kind, 2) } zostają zniszczone, ale zachowujesz co najmniej { $least ->
    [one] { $least } stację
    [few] { $least } stacje
   *[other] { $least } stacji
}. { $left ->
    [one] Która zostaje?
   *[other] Które zostają?
}
    .point = Zachowaj tę na przecięciu { $point }
    .short = którą stację zachowujesz
question-one-of = Co wybierasz?
    .short = co wybierasz
question-pay = Płacisz { $cost } M€. Ile { TERM($resource, form: "gen") } wykorzystujesz?
    .amount = Wydaj { $amount } { TERM($resource, $amount, form: "acc") }
    .short = czym płacisz
question-pick = Którą kartę zatrzymujesz? Pozostałe przechodzą dalej.
    .card = Zatrzymaj kartę { TERM($card) }
    .short = którą kartę zatrzymujesz
question-place = Gdzie stawiasz { TERM($kind, 1, form: "acc") }?
    .short = gdzie stawiasz to, co budujesz
question-place-tile = Gdzie umieszczasz { TERM($tile, 1, form: "acc") }?
    .short = gdzie umieszczasz { TERM($tile, 1, form: "acc") }
question-plunder = Którą stację zabierasz?
    .point = Zabierz stację z przecięcia { $point }
    .short = którą stację zabierasz
question-plunder-to = Gdzie stawiasz tę stację?
    .short = gdzie stawiasz stację
question-produce-chosen = Co produkują twoje stacje?
    .short = co produkują twoje stacje
    .take = Produkuj { TERM($resource, form: "acc") }
question-produce-metal-of-site = Która produkcja rośnie?
    .resource = Zwiększ swoją { TERM($resource, form: "production-acc") }
    .short = która produkcja rośnie
question-remove-any = Kto traci do { $up_to } { TERM($resource, $up_to, form: "gen") }?
    .done = Nie usuwaj { TERM($resource, form: "gen") }
    .seat = Usuń { TERM($resource, form: "acc") }: { $player }
    .short = kto traci { TERM($resource, form: "acc") }
question-remove-cubes = Z której karty znika do { $up_to } { TERM($kind, $up_to, form: "gen") }?
    .card = Usuń { TERM($kind, form: "acc") } z karty { TERM($card) }
    .done = Niczego nie usuwaj
    .short = z której karty znikają { TERM($kind) }
question-remove-cubes-from = Ile { TERM($cube, form: "gen") } usuwasz?
    .amount = Usuń { $amount } { TERM($cube, $amount, form: "acc") }
    .short = ile usuwasz
# $thief is "yes" where the resources are stolen.
question-remove-from = { $thief ->
    [yes] Możesz ukraść do { $up_to } { TERM($resource, $up_to, form: "gen") } (traci { $player }). Ile kradniesz?
   *[no] Możesz usunąć do { $up_to } { TERM($resource, $up_to, form: "gen") } (traci { $player }). Ile usuwasz?
}
    .amount = { $thief ->
    [yes] Ukradnij
   *[no] Usuń
} { $amount } { TERM($resource, $amount, form: "acc") }
    .short = ile zabierasz
question-remove-station = Którą ze swoich stacji zdejmujesz z planszy?
    .point = Zdejmij stację z przecięcia { $point }
    .short = którą stację zdejmujesz z planszy
question-rob = Komu zabierasz { $cards ->
    [one] { $cards } kartę zasobów
    [few] { $cards } karty zasobów
   *[other] { $cards } kart zasobów
}?
    .seat = Zabierz karty: { $player }
    .short = komu zabierasz karty
question-sabotage = Którą stację niszczysz?
    .point = Zniszcz stację na przecięciu { $point }
    .short = którą stację niszczysz
question-sell-patents = Które karty sprzedajesz? Każda daje 1 M€.
    .card = Sprzedaj kartę { TERM($card) }
    .done = Nie sprzedawaj więcej kart
    .short = które karty sprzedajesz
question-shift-production = O ile spada twoja { TERM($lowered, form: "production") } i rośnie twoja { TERM($raised, form: "production") }?
    .amount = O { $amount ->
    [one] { $amount } poziom
    [few] { $amount } poziomy
   *[other] { $amount } poziomów
}
    .short = o ile zmieniają się produkcje
question-stagnate = Kto traci następną kolejkę?
    .seat = Kolejkę traci { $player }
    .short = kto traci kolejkę
question-steal-from-any = Komu kradniesz do { $up_to } { TERM($resource, $up_to, form: "gen") }?
    .done = Niczego nie kradnij
    .seat = Ukradnij { TERM($resource, form: "acc") }: { $player }
    .short = kogo okradasz
question-store-produced = Zamieniasz { TERM($resource, form: "acc") } na żetony? Żetonów nie można ukraść.
    .done = Nie zamieniaj więcej
    .short = czy zamieniasz karty na żetony
# $left is how many there are to take.
question-take = { $left ->
    [one] Którą kartę bierzesz z banku?
   *[other] Które karty bierzesz z banku? Wybieraj w dowolnej kolejności (jeszcze { $left }).
}
    .short = którą kartę bierzesz
question-take-cube = Z której karty usuwasz 1 { TERM($kind, 1, form: "acc") }?
    .card = Usuń 1 { TERM($kind, 1, form: "acc") } z karty { TERM($card) }
    .seat = Usuń 1 { TERM($kind, 1, form: "acc") }: { $player }
    .short = z której karty usuwasz zasób
question-take-mission = Komu zabierasz misję?
    .seat = Zabierz misję: { $player }
    .short = komu zabierasz misję
question-thief = { $again ->
    [yes] Znowu wypadła ci kradzież. Który przeciwnik zabiera ci kartę?
   *[no] Wypadła ci kradzież. Któremu przeciwnikowi zabierasz kartę?
}
    .seat = { $again ->
    [yes] Kartę zabiera ci { $player }
   *[no] Zabierz kartę: { $player }
}
    .short = którego przeciwnika dotyczy kradzież
question-turn = { $taken ->
    [0] Jaką akcję wykonujesz? Możesz też spasować.
    [2] Obie akcje są już wykonane. Zakończ turę.
   *[other] Wykonujesz drugą akcję? Możesz też zakończyć turę.
}
    .first = Wykonaj pierwszą akcję swojej korporacji.
    .short = jaką akcję wykonujesz
question-use-again = Której z użytych misji używasz?
    .mission = Użyj misji { TERM($mission) }
    .short = której z użytych misji używasz
