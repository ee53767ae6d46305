### What cards do, in the words that cards are written in: counts, effects, modifiers, placement
### rules, requirements, points and triggers. Sorted by id.
###
### A message here is a clause: it begins with a small letter and has no full stop. Clauses are put
### together with the lists of terms.ftl and made sentences. Effects are orders to the player who owns
### the card ("weź 3 rośliny"). `.item` is one item of the list $items in its message.

## How the parts of a card begin

card-action = Akcja: { $text }
card-effect = Efekt: { $text }
card-first-action = Pierwsza akcja: { $text }
card-holds = gromadzi { TERM($cube, form: "acc") }
card-safe = z tej karty nie wolno usuwać { TERM($cube, form: "gen") }

## Counts. The message is what is counted; .per comes after an amount ("1 PZ za każdy …"), where
## $every means one for each so many; .least is a condition with the number $least.
## .goal is what a milestone needs; only what milestones count has it.
## There is no relative clause at the end of a count: other words follow without a comma. A count has
## no "twój" either: it may be read by several players.

# 1 or 0: whether there is any resource on the card.
count-any-cube-here = { TERM($cube) } na tej karcie (razem liczone jako 1)
    .least = na tej karcie jest co najmniej 1 { TERM($cube, 1) }
    .per = za co najmniej 1 { TERM($cube, 1, form: "acc") } na tej karcie
count-cards-in-hand = karty na ręce
    .goal = trzeba mieć na ręce co najmniej { $least ->
    [one] { $least } kartę
    [few] { $least } karty
   *[other] { $least } kart
}
    .least = masz na ręce co najmniej { $least ->
    [one] { $least } kartę
    [few] { $least } karty
   *[other] { $least } kart
}
    .per = za każdą kartę na ręce
# $on_mars: yes if cities off the map do not count.
count-cities = { $on_mars ->
    [yes] obszary miast na Marsie
   *[no] obszary miast w grze
}
    .least = { $on_mars ->
    [yes] na Marsie
   *[no] w grze
} { $least ->
    [one] jest co najmniej { $least } obszar miasta
    [few] są co najmniej { $least } obszary miast
   *[other] jest co najmniej { $least } obszarów miast
}
    .per = { $every ->
    [1] za każdy obszar miasta
    [few] za każde { $every } obszary miast
   *[other] za każde { $every } obszarów miast
} { $on_mars ->
    [yes] na Marsie
   *[no] w grze
}
count-cubes-here = { TERM($cube) } na tej karcie
    .least = na tej karcie { $least ->
    [few] są
   *[other] jest
} co najmniej { $least } { TERM($cube, $least) }
    .per = za { $every ->
    [1] { TERM($cube, 1, form: "each") }
   *[other] każde { $every } { TERM($cube, $every, form: "acc") }
} na tej karcie
count-events-played = wydarzenia zagrane przez wszystkich graczy
    .least = wszyscy gracze zagrali łącznie co najmniej { $least ->
    [one] { $least } wydarzenie
    [few] { $least } wydarzenia
   *[other] { $least } wydarzeń
}
    .per = za każde wydarzenie zagrane dotąd przez dowolnego gracza
count-own-cities = posiadane obszary miast
    .goal = trzeba mieć co najmniej { $least ->
    [one] { $least } obszar miasta
    [few] { $least } obszary miast
   *[other] { $least } obszarów miast
}
    .least = masz co najmniej { $least ->
    [one] { $least } obszar miasta
    [few] { $least } obszary miast
   *[other] { $least } obszarów miast
}
    .per = za każdy posiadany obszar miasta
count-own-greeneries = posiadane obszary zieleni
    .goal = trzeba mieć co najmniej { $least ->
    [one] { $least } obszar zieleni
    [few] { $least } obszary zieleni
   *[other] { $least } obszarów zieleni
}
    .least = masz co najmniej { $least ->
    [one] { $least } obszar zieleni
    [few] { $least } obszary zieleni
   *[other] { $least } obszarów zieleni
}
    .per = za każdy posiadany obszar zieleni
count-own-tiles = posiadane obszary
    .least = masz co najmniej { $least ->
    [one] { $least } obszar
    [few] { $least } obszary
   *[other] { $least } obszarów
}
    .per = za każdy posiadany obszar
count-production-of = { TERM($resource, form: "production") }
    .least = twoja { TERM($resource, form: "production") } wynosi co najmniej { $least }
    .per = za każdy poziom swojej { TERM($resource, form: "production-gen") }
count-rating = WT
    .goal = trzeba mieć WT równy co najmniej { $least }
    .least = twój WT wynosi co najmniej { $least }
    .per = za każdy poziom swojego WT
count-stock-of = { $items } w zapasie
    .item = { TERM($resource) }
    .least = masz w zapasie co najmniej { $least ->
    [one] { $least } jednostkę
    [few] { $least } jednostki
   *[other] { $least } jednostek
} ({ $items })
    .per = za każdą jednostkę ({ $items }) w zapasie
# $whose: own, opponents or everyone. $itself: yes if the card has such a tag, which counts too.
count-tags = { $whose ->
    [own] posiadane symbole { TERM($tag, form: "gen") }
    [opponents] symbole { TERM($tag, form: "gen") } u przeciwników
   *[everyone] symbole { TERM($tag, form: "gen") } u wszystkich graczy
}
    .goal = trzeba mieć co najmniej { $least } { $least ->
    [one] symbol
    [few] symbole
   *[other] symboli
} { TERM($tag, form: "gen") }
    .least = { $whose ->
    [own] masz
    [opponents] przeciwnicy mają łącznie
   *[everyone] wszyscy gracze mają łącznie
} co najmniej { $least } { $least ->
    [one] symbol
    [few] symbole
   *[other] symboli
} { TERM($tag, form: "gen") }
    .per = { $whose ->
    [own] { $every ->
        [1] za każdy posiadany symbol { TERM($tag, form: "gen") }
        [few] za każde { $every } posiadane symbole { TERM($tag, form: "gen") }
       *[other] za każde { $every } posiadanych symboli { TERM($tag, form: "gen") }
    }
    [opponents] { $every ->
        [1] za każdy symbol { TERM($tag, form: "gen") } u przeciwników
        [few] za każde { $every } symbole { TERM($tag, form: "gen") } u przeciwników
       *[other] za każde { $every } symboli { TERM($tag, form: "gen") } u przeciwników
    }
   *[everyone] { $every ->
        [1] za każdy symbol { TERM($tag, form: "gen") } u wszystkich graczy
        [few] za każde { $every } symbole { TERM($tag, form: "gen") } u wszystkich graczy
       *[other] za każde { $every } symboli { TERM($tag, form: "gen") } u wszystkich graczy
    }
}{ $itself ->
    [yes] {" "}(wliczając tę kartę)
   *[no] {""}
}
count-tiles-next-to-site = { TERM($tile) } obok tego obszaru
    .least = obok tego obszaru { $least ->
    [few] są
   *[other] jest
} co najmniej { $least } { TERM($tile, $least) }
    .per = za każdy { TERM($tile, 1, form: "acc") } obok tego obszaru

## Effects

effect-action-phase = trwa faza akcji
# $where: here, or on the card that was just played. $kinds lists what that card must hold.
effect-add-here = { $where ->
    [played] połóż { $amount } { TERM($cube, $amount, form: "acc") } na zagranej karcie
   *[here] połóż { $amount } { TERM($cube, $amount, form: "acc") } na tej karcie
}
    .item = { TERM($cube, form: "acc") }
    .kinds = { $where ->
    [played] połóż { $amount } { TERM("cube-any", $amount, form: "acc") } na zagranej karcie, jeśli gromadzi ona { $kinds }
   *[here] połóż { $amount } { TERM("cube-any", $amount, form: "acc") } na tej karcie, jeśli gromadzi ona { $kinds }
}
# $only_holding: yes if the card must have a resource on it already.
effect-add-to = { $only_holding ->
    [yes] połóż { $amount } { TERM($kind, $amount, form: "acc") } na jednej ze swoich kart, na której leży już co najmniej 1 { TERM($kind, 1) }
   *[no] połóż { $amount } { TERM($kind, $amount, form: "acc") } na jednej ze swoich kart
}
effect-ally = wybierz innego gracza: ty i ten gracz budujecie od razu po 1 bezpłatnej stacji dowolnego rodzaju, każde z was obok własnej bazy
effect-answer-swap = przyjmij lub odrzuć wymianę, którą proponuje { $proposer }: oddajesz 1 { TERM($get, 1, form: "acc") }, dostajesz 1 { TERM($give, 1, form: "acc") }
effect-armageddon = baza położona najbliżej bieguna zostaje zniszczona, a jeśli kilka jest równie blisko – wszystkie, także twoje; pierwsze bazy są bezpieczne
effect-arrange = wykonaj w dowolnej kolejności: { $items }
effect-ask-to-store = gracze, do których trafia { TERM($resource) }, mogą zamienić karty na żetony
effect-begin-actions = zaczyna się faza akcji
effect-begin-turn = rzut kostką
effect-black-friday = wybierz rodzaj stacji: wszystkie stacje tego rodzaju zostają zniszczone, także twoje, ale każdy gracz zachowuje co najmniej { $least ->
    [one] { $least } stację
    [few] { $least } stacje
   *[other] { $least } stacji
}; za każdą zniszczoną własną stację weź 1 jednostkę zasobu, który produkowała
effect-buy = kup dowolne z przedstawionych kart po { $price } M€
effect-buy-or-discard = kup tę kartę za { $price } M€ lub ją odrzuć
effect-choose-corporation = wybierz swoją korporację
effect-choose-start-cards = kup dowolne z rozdanych ci kart po { $price } M€
effect-claim-land = połóż swój znacznik na wolnym, niezarezerwowanym polu; tylko ty możesz umieścić tam obszar
effect-convert = wydaj dowolną ilość { TERM($spent, form: "gen") }, a w zamian weź tyle samo { TERM($gained, form: "gen") }
effect-copy-production = jeszcze raz wykonaj efekty z ramki produkcji jednej ze swoich kart z symbolem { TERM($tag, form: "gen") }
# $costs are paid to get $gains.
effect-cost = { $costs }, a w zamian { $gains }
effect-deal = gracze dostają karty i wybierają
effect-decrease-any = zmniejsz { TERM($resource, form: "production-acc") } dowolnego gracza o { steps }
# .threat is what the player that is hit reads.
effect-destroy = zniszcz stację na przecięciu { $point } i weź { $amount ->
    [one] { $amount } jednostkę
    [few] { $amount } jednostki
   *[other] { $amount } jednostek
} zasobu, który produkowała
    .threat = twoja stacja na przecięciu { $point } ma zostać zniszczona
effect-discard = misja { TERM($mission) } trafia na stos użytych misji
effect-discard-to-draw = możesz odrzucić kartę z ręki, aby dobrać kartę
effect-draw = dobierz { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[other] { $cards } kart
}
effect-end-research = gracze płacą za wybrane karty i odrzucają pozostałe
effect-end-turn = tura się kończy
effect-enter-play = wprowadź kartę do gry
effect-free-lab = zbuduj bezpłatnie swoje następne laboratorium obok jednej ze swoich baz; jeśli oba już stoją, zamiast tego dobierz kolejną misję pokojową
effect-free-station = zbuduj bezpłatnie stację dowolnego rodzaju obok jednej ze swoich baz
# $start: yes if a corporation gives it at the beginning.
effect-gain = { $start ->
    [yes] na początek weź { $items }
   *[no] weź { $items }
}
    .item = { $amount } { TERM($resource, $amount, form: "acc") }
    .item-per = { $amount } { TERM($resource, $amount, form: "acc") } { $per }
# $items is a list made of .item.
effect-gain-each = weź { $items }
    .item = { $amount } { TERM($resource, $amount, form: "acc") }
effect-heat-for-cards = zapłać za karty częściowo ciepłem
effect-heat-for-fee = zapłać opłatę za WT częściowo ciepłem
# $threat is a .threat of the attack.
effect-hit = { $threat }
effect-if-at-least = jeśli { $condition }, { $then }; w przeciwnym razie { $otherwise }
effect-if-rating-raised = tylko jeśli twój WT wzrósł w tym pokoleniu
    .then = jeśli twój WT wzrósł w tym pokoleniu, { $then }
effect-keep = zatrzymaj { $left ->
    [one] { $left } kartę
    [few] { $left } karty
   *[other] { $left } kart
} i odrzuć pozostałe
effect-last-greenery = możesz jeszcze raz zamienić roślinność w obszar zieleni
effect-lay-road = ułóż drogę polarną od jednej ze swoich baz na kole podbiegunowym
effect-look-and-buy = obejrzyj wierzchnią kartę talii, a następnie kup ją za { $price } M€ lub odrzuć
effect-look-and-keep = obejrzyj { $look ->
    [one] wierzchnią kartę
    [few] { $look } wierzchnie karty
   *[other] { $look } wierzchnich kart
} talii, zatrzymaj { $keep } i odrzuć resztę
effect-lose-bases = { $victim } traci wszystkie bazy na równoleżniku { $ring }
    .threat = twoja baza na równoleżniku { $ring } ma zostać zniszczona
effect-lose-stations = strać wszystkie swoje { TERM($kind, 2, form: "acc") }, ale zachowaj co najmniej { $least ->
    [one] { $least } stację
    [few] { $least } stacje
   *[other] { $least } stacji
}
effect-lose-stations-of = { $victim } traci wszystkie { TERM($kind, 2, form: "acc") }, ale zachowuje co najmniej { $least ->
    [one] { $least } stację
    [few] { $least } stacje
   *[other] { $least } stacji
}
    .threat = wszystkie twoje { TERM($kind, 2) } mają zostać zniszczone, ale zachowasz co najmniej { $least ->
    [one] { $least } stację
    [few] { $least } stacje
   *[other] { $least } stacji
}
effect-lower-rating = obniż swój WT o { steps }
effect-move-mission = zabierz losową misję (traci { $victim })
    .threat = masz stracić jedną ze swoich misji
effect-move-station = przenieś stację z przecięcia { $point } na przecięcie { $to }
    .threat = twoja stacja na przecięciu { $point } ma zostać zabrana
# $items is a list made of .discount and .tolerance.
effect-next-card = następna karta, którą zagrasz w tym pokoleniu, { $items }
    .discount = kosztuje o { $discount } M€ mniej
    .tolerance = może odbiegać od wymagań dotyczących temperatury, tlenu i oceanów o najwyżej { $tolerance ->
    [one] { $tolerance } poziom
    [few] { $tolerance } poziomy
   *[other] { $tolerance } poziomów
}
effect-next-generation = zaczyna się następne pokolenie
effect-next-turn = kostka przechodzi do następnego gracza
effect-one-of = { $items }
effect-only-a-reaction = gdy uderza w ciebie misja zaczepna przeciwnika, możesz tą kartą unieważnić jej skutki dla siebie
effect-pass-cards = karty przechodzą dalej
effect-pay = zapłać { $cost } M€
effect-pick = zatrzymaj jedną z przedstawionych kart, a pozostałe przekaż dalej
effect-place = postaw { TERM($kind, 1, form: "acc") }
# $place is empty where the usual rules of the tile hold. .city is said of a special tile that is a city;
# $placed is the clause of its placement.
effect-place-tile = { $number ->
    [1] umieść { TERM($tile, 1, form: "acc") }{ $place }
   *[other] umieść { $number } { TERM($tile, $number, form: "acc") }{ $place }
}
    .city = { $placed }; pod każdym względem jest to obszar miasta
    .place = {" "}{ $place }
# $least: stations that nobody can lose.
effect-plunder = zabierz stację przeciwnikowi, który ma więcej niż { $least ->
    [one] { $least } stację
    [few] { $least } stacje
   *[other] { $least } stacji
}, i postaw ją obok jednej ze swoich baz; od teraz produkuje dla ciebie
effect-plunder-to = postaw stację z przecięcia { $point } obok jednej ze swoich baz
# $items is a list made of .item or .item-per. In .both, $down and $up are two of these clauses, and
# $many is yes if one of them has a list.
effect-produce = { $direction ->
    [down] zmniejsz swoją { $items }
   *[up] zwiększ swoją { $items }
}
    .both = { $many ->
    [yes] { $down } oraz { $up }
   *[no] { $down } i { $up }
}
    .item = { TERM($resource, form: "production-acc") } o { steps }
    .item-per = { TERM($resource, form: "production-acc") } o { steps } { $per }
effect-produce-chosen = wybierz zasób i weź 1 jednostkę za każdą swoją aktywną stację, która go produkuje
effect-produce-metal-of-site = zwiększ o 1 poziom swoją produkcję metalu widocznego na tym polu
effect-production = faza produkcji
effect-project-paid = projekt standardowy { TERM($project) } jest opłacony
effect-raise = { $parameter ->
    [parameter-temperature] podnieś temperaturę o { steps }
    [parameter-oxygen] podnieś tlen o { steps }
   *[parameter-oceans] podnieś liczbę oceanów o { steps }
}
effect-raise-rating = podnieś swój WT o { steps }
    .per = podnieś swój WT o { steps } { $per }
effect-remove-any = { $next_to_site ->
    [yes] usuń do { $up_to } { TERM($resource, $up_to, form: "gen") } graczowi, którego obszar sąsiaduje z tym polem
   *[no] usuń do { $up_to } { TERM($resource, $up_to, form: "gen") } dowolnemu graczowi
}
effect-remove-cubes = usuń do { $up_to } { TERM($kind, $up_to, form: "gen") } z dowolnej karty
effect-remove-cubes-from = usuń do { $up_to } { TERM($cube, $up_to, form: "gen") } z karty { TERM($card) }
effect-remove-from = { $thief ->
    [yes] ukradnij do { $up_to } { TERM($resource, $up_to, form: "gen") } (traci { $player })
   *[no] usuń do { $up_to } { TERM($resource, $up_to, form: "gen") } (traci { $player })
}
effect-remove-station = zdejmij z planszy jedną ze swoich stacji, aby zrobić miejsce na bazę
effect-research = gracze kupują karty
effect-reveal = odsłoń swoją korporację
effect-reveal-for-tag = odsłoń i odrzuć wierzchnią kartę talii; jeśli ma symbol { TERM($tag, form: "gen") }, połóż 1 { TERM($cube, 1, form: "acc") } na tej karcie
effect-rob = zabierz przeciwnikowi { $cards ->
    [one] { $cards } losową kartę zasobów
    [few] { $cards } losowe karty zasobów
   *[other] { $cards } losowych kart zasobów
} lub wszystkie, jeśli ma ich mniej
effect-sabotage = zniszcz stację przeciwnika, który ma więcej niż { $least ->
    [one] { $least } stację
    [few] { $least } stacje
   *[other] { $least } stacji
}, i weź { $amount ->
    [one] { $amount } jednostkę
    [few] { $amount } jednostki
   *[other] { $amount } jednostek
} zasobu, który produkowała
effect-sell-patents = odrzuć z ręki dowolną liczbę kart, co najmniej 1, i weź za każdą 1 M€
effect-set-up = przygotowanie do gry
effect-shift-production = zmniejsz swoją { TERM($lowered, form: "production-acc") } o dowolną liczbę poziomów, co najmniej 1, i o tyle samo zwiększ swoją { TERM($raised, form: "production-acc") }
# $also: a resource that may be paid instead of M€. $compulsory: yes if it is a loss, not a cost.
effect-spend = { $compulsory ->
    [yes] strać { $amount } { TERM($resource, $amount, form: "acc") }
   *[no] wydaj { $amount } { TERM($resource, $amount, form: "acc") }
}
    .also = wydaj { $amount } M€ (możesz też użyć { TERM($also, form: "gen") })
effect-spend-here = usuń { $amount } { TERM($cube, $amount, form: "acc") } z tej karty
effect-stagnate = wybrany przeciwnik traci następną kolejkę i aż do kolejnej niczego nie produkuje
effect-steal-from = zabierz { $cards ->
    [one] { $cards } losową kartę zasobów
    [few] { $cards } losowe karty zasobów
   *[other] { $cards } losowych kart zasobów
} (traci { $victim })
    .threat = masz stracić { $cards ->
    [one] { $cards } losową kartę zasobów
    [few] { $cards } losowe karty zasobów
   *[other] { $cards } losowych kart zasobów
}
effect-steal-from-any = ukradnij do { $up_to } { TERM($resource, $up_to, form: "gen") } dowolnemu przeciwnikowi
effect-stop-turn = { $victim } traci następną kolejkę i aż do kolejnej niczego nie produkuje
    .threat = masz stracić następną kolejkę i aż do kolejnej niczego nie produkować
effect-store-produced = możesz zamienić { TERM($resource, form: "acc") } na żetony
# $roads: yes if road cards may be taken too.
effect-take = weź z banku { $left ->
    [one] { $left } dowolną kartę zasobów
    [few] { $left } dowolne karty zasobów
   *[other] { $left } dowolnych kart zasobów
}{ $roads ->
    [yes] {" "}lub drogi
   *[no] {""}
}
effect-take-cube = usuń 1 { TERM($kind, 1, form: "acc") } z dowolnej karty
effect-take-mission = zabierz przeciwnikowi losową misję
effect-take-picks = gracze zatrzymują wybrane karty
effect-thief = ukradnij przeciwnikowi losową kartę zasobów; jeśli w poprzedniej turze też wypadła ci kradzież, to przeciwnik okrada ciebie
effect-turn = wykonaj akcję
effect-use-again = przejrzyj użyte misje, wybierz jedną i od razu jej użyj
mars2049-effect-turn = wykonaj dowolną liczbę akcji

## Modifiers

modifier-card-price = karty, które bierzesz na rękę, kosztują cię o { $less } M€ mniej
modifier-discount = { $tag ->
    [tag-any] gdy zagrywasz kartę, płacisz za nią o { $amount } M€ mniej
   *[other] gdy zagrywasz kartę, płacisz za nią o { $amount } M€ mniej za każdy jej symbol { TERM($tag, form: "gen") }
}
modifier-greenery-price = zamiana roślinności w obszar zieleni wymaga o { $less } { TERM("resource-plants", $less, form: "acc") } mniej
modifier-guard-life = przeciwnicy nie mogą usuwać twojej roślinności, twoich zwierząt ani mikrobów
modifier-heat-as-money = możesz używać ciepła jako M€
# $items lists the metals.
modifier-metal-value = każda twoja jednostka { $items } jest warta o { $amount } M€ więcej
    .item = { TERM($resource, form: "gen") }
modifier-ocean-bonus = każdy obszar oceanów obok obszaru, który umieszczasz, daje ci o { $amount } M€ więcej
modifier-project-discount = projekt standardowy { TERM($project) } kosztuje cię o { $amount } M€ mniej
modifier-tolerance = twoje karty mogą odbiegać od wymagań dotyczących temperatury, tlenu i oceanów o najwyżej { steps }

## Occasions of triggers. A comma follows each of them.

occasion-builds-project = gdy płacisz za projekt standardowy
occasion-mines-bonus = gdy umieszczasz obszar i dostajesz stal lub tytan jako premię za pole
# $by_anyone: yes if others count too. $itself: yes if the card sets off its own trigger.
occasion-places = { $by_anyone ->
    [yes] gdy dowolny gracz umieszcza { TERM($tile, 1, form: "acc") }
   *[no] gdy umieszczasz { TERM($tile, 1, form: "acc") }
}{ $on_mars ->
    [yes] {" "}na Marsie
   *[no] {""}
}{ $itself ->
    [yes] {" "}(wliczając ten)
   *[no] {""}
}
# $tag is tag-any where any event will do.
occasion-plays-event = { $tag ->
    [tag-any] gdy zagrywasz wydarzenie
   *[other] gdy zagrywasz wydarzenie z symbolem { TERM($tag, form: "gen") }
}
# $items lists the tags; each one played counts.
occasion-plays-tag = { $by_anyone ->
    [yes] za każdy symbol { $items }, który zagrywa dowolny gracz
   *[no] za każdy symbol { $items }, który zagrywasz
}{ $itself ->
    [yes] {" "}(wliczając tę kartę)
   *[no] {""}
}
    .item = { TERM($tag, form: "gen") }
occasion-produces-unraised = w fazie produkcji, jeśli twój WT nie wzrósł w tym pokoleniu
occasion-spends = gdy płacisz za kartę lub projekt standardowy o wydrukowanym koszcie co najmniej { $least } M€

## Placement rules: parts of a list, after "umieść obszar"

place-cities-near = obok co najmniej { $cities ->
    [one] { $cities } obszaru miasta
   *[other] { $cities } obszarów miast
}
place-greenery-near = obok obszaru zieleni
place-has-metal = na polu z premią w postaci stali lub tytanu
place-is-isolated = na polu bez sąsiednich obszarów
place-is-volcanic = na polu wulkanicznym
place-no-city-near = na polu bez sąsiednich obszarów miast
place-on-land = na polu niezarezerwowanym
place-on-ocean = na polu zarezerwowanym na oceany
place-own-near-freely = w miarę możliwości obok jednego ze swoich obszarów
place-own-near-strictly = obok jednego ze swoich obszarów
place-reserved-for = na zarezerwowanym polu „{ TERM($name) }”

## Victory points

# .city: the points of a special tile that is a city, $points, come on top of a city's.
points = { $amount } PZ
    .city = { $points }, oprócz punktów jak za każdy obszar miasta
    .per = { $amount } PZ { $per }

## Requirements: parts of the list in `requires`

requirement-at-least = { $parameter ->
    [parameter-temperature] { level } lub cieplej
    [parameter-oxygen] co najmniej { level } tlenu
   *[parameter-oceans] co najmniej { level }
}
requirement-at-most = { $parameter ->
    [parameter-temperature] { level } lub zimniej
    [parameter-oxygen] najwyżej { level } tlenu
   *[parameter-oceans] najwyżej { level }
}
requirement-cities-in-play = { $least ->
    [one] { $least } obszar miasta
    [few] { $least } obszary miast
   *[other] { $least } obszarów miast
} w grze
requirement-has-greeneries = { $least ->
    [one] { $least } własny obszar zieleni
    [few] { $least } własne obszary zieleni
   *[other] { $least } własnych obszarów zieleni
}
requirement-has-production = { $least ->
    [1] { TERM($resource, form: "production") }
   *[other] { TERM($resource, form: "production") } na poziomie { $least }
}
requirement-has-tags = { $least } { $least ->
    [one] symbol
    [few] symbole
   *[other] symboli
} { TERM($tag, form: "gen") }
requires = wymagania: { $items }

## Triggers: $occasion and what then happens

trigger = { $occasion }, { $effects }
