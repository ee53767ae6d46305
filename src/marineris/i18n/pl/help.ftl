### What a word of the game means, for those who point at it. Sorted by game and topic.
###
### A message explains in one to three short sentences; .name is the word. The number of the rule is
### shown beneath by the program.

## Terraforming Mars: resources

help-resource-megacredits = Pieniądze, którymi płacisz za wszystko. W każdym pokoleniu dostajesz tyle, ile wynosi twój WT plus ta produkcja, która może spaść do −5.
    .name = M€
help-resource-steel = Każda jednostka jest warta 2 M€, gdy zagrywasz kartę z symbolem budowli.
    .name = Stal
help-resource-titanium = Każda jednostka jest warta 3 M€, gdy zagrywasz kartę z symbolem przestrzeni kosmicznej.
    .name = Tytan
help-resource-plants = Osiem roślin zamienisz w obszar zieleni.
    .name = Roślinność
help-resource-energy = Zużywają ją karty. Niewykorzystana energia zamienia się w ciepło, zanim wyprodukujesz nową.
    .name = Energia
help-resource-heat = Osiem jednostek ciepła podnosi temperaturę o jeden poziom.
    .name = Ciepło
help-production = Tyle zyskujesz na koniec każdego pokolenia.
    .name = Produkcja
help-cube = Mikroby, zwierzęta i tym podobne leżą na kartach. Służą do tego, o czym mówią karty, i często dają punkty.
    .name = Zasoby na kartach

## Terraforming Mars: the planet

help-parameter-temperature = Rośnie od −30 do +8 °C, po dwa stopnie na poziom. Każdy poziom, o który ją podniesiesz, zwiększa twój WT o 1.
    .name = Temperatura
help-parameter-oxygen = Rośnie od 0 do 14%. Każdy poziom, o który go podniesiesz, zwiększa twój WT o 1. Jeden poziom daje obszar zieleni.
    .name = Poziom tlenu
help-parameter-oceans = Do gry wchodzi dziewięć obszarów oceanów, tylko na niebieskich polach. Każdy zwiększa WT osoby, która go umieszcza.
    .name = Oceany
help-bonus-step = Kto podniesie wskaźnik na ten poziom, dostaje premię zaznaczoną obok.
    .name = Poziom z premią
help-rating = Twój współczynnik terraformacji: rośnie z każdym podniesionym przez ciebie poziomem, jest twoim dochodem w każdym pokoleniu i daje punkty na koniec gry.
    .name = Współczynnik terraformacji (WT)
help-tile-ocean = Nie należy do nikogo. Każdy obszar umieszczony obok, teraz lub później, daje 2 M€.
    .name = Ocean
help-tile-greenery = Umieszczasz go obok własnego obszaru, jeśli to możliwe. Podnosi poziom tlenu. Wart 1 punkt i jeszcze 1 dla właściciela każdego sąsiedniego miasta.
    .name = Obszar zieleni
help-tile-city = Nigdy obok innego miasta. Warte 1 punkt za każdy sąsiedni obszar zieleni, do kogokolwiek należy.
    .name = Miasto
help-tile-special = Pochodzi z karty, która mówi, gdzie może leżeć i co robi.
    .name = Obszar specjalny
help-placement-bonus = Kto umieści tu obszar, dostaje raz to, co pokazano na polu.
    .name = Premia za pole
help-reserved-ocean = Pole tylko dla obszarów oceanów.
    .name = Zarezerwowane na ocean

## Terraforming Mars: cards

help-tag = Symbole dają upusty, spełniają wymagania i uruchamiają efekty. Symbole wydarzeń liczą się tylko w chwili zagrania.
    .name = Symbol kategorii
help-requirement = Musi być spełnione w chwili zagrania karty; później nie ma już znaczenia.
    .name = Wymaganie
help-kind-active = Zostaje w grze ze stałym efektem albo z akcją, której możesz użyć raz na pokolenie.
    .name = Karta aktywna
help-kind-automated = Działa raz. Jej symbole liczą się nadal.
    .name = Karta natychmiastowa
help-kind-event = Działa raz, po czym zostaje zakryta wraz z symbolami.
    .name = Wydarzenie
help-corporation = To, kim jesteś: daje ci pierwsze pieniądze, zasoby i produkcję oraz własną zdolność.
    .name = Korporacja
help-any-player = Czerwony obrys oznacza dowolnego gracza: ciebie albo kogoś innego.
    .name = Czerwony obrys
help-points = Punkty zwycięstwa dają: WT, obszary, karty, Tytuły i Nagrody. Wygrywa, kto ma najwięcej punktów.
    .name = Punkty zwycięstwa (PZ)

## Terraforming Mars: the course of a generation

help-generation = Runda gry: badania, potem akcje, aż wszyscy spasują, a na koniec produkcja.
    .name = Pokolenie
help-first-player = Zaczyna fazę akcji w tym pokoleniu. Co pokolenie znacznik przechodzi dalej.
    .name = Pierwszy gracz
help-research = Każdy ogląda cztery nowe karty i kupuje dowolne z nich po 3 M€.
    .name = Badania
help-draft = Zatrzymujesz jedną kartę, resztę przekazujesz dalej, i tak do rozdzielenia wszystkich; potem kupujesz.
    .name = Selekcja kart
help-action = W swojej turze wykonujesz jedną lub dwie akcje, a potem gra następna osoba.
    .name = Akcja
help-end = Kończy tylko tę turę: w tym pokoleniu przyjdzie jeszcze twoja kolej.
    .name = Koniec tury
help-pass = W tym pokoleniu nie wykonasz już żadnych akcji.
    .name = Pas
help-project = Każdy może z nich skorzystać w swojej turze w ramach akcji, dowolnie wiele razy.
    .name = Projekt standardowy
help-milestone = Osiągnij cel, zapłać 8 M€ i zdąż, zanim zajęte będą trzy Tytuły: dostaniesz 5 punktów na koniec gry.
    .name = Tytuł
help-award = Ufundowanie otwiera rywalizację: na koniec gry pierwsze miejsce daje 5 punktów, drugie 2, bez względu na to, kto płacił. Przy remisie punkty dostają wszyscy remisujący, ale po remisie o pierwsze miejsce drugiego nie ma; nie ma go też w grze 2-osobowej. Można ufundować trzy Nagrody: za 8, 14 i 20 M€.
    .name = Nagroda

## Mars 2049

help-aim = Wygrywa, kto pierwszy zbuduje stację H2O na biegunie.
    .name = Cel gry
help-resource-air = Jeden z trzech zasobów. Gdy wypadnie powietrze, każda aktywna stacja pozyskiwania powietrza daje właścicielowi jedną jednostkę.
    .name = Powietrze
help-resource-food = Jeden z trzech zasobów. Gdy wypadnie żywność, każda aktywna stacja produkcji żywności daje właścicielowi jedną jednostkę.
    .name = Żywność
help-resource-minerals = Jeden z trzech zasobów. Gdy wypadną minerały, każda aktywna stacja wydobycia minerałów daje właścicielowi jedną jednostkę.
    .name = Minerały
help-resource-road = Za trzy takie karty powstaje droga polarna. Nie można ich ukraść.
    .name = Karta drogi
help-token = Zastępuje 3 lub 8 kart jednego zasobu. Żetonów złodziej nie zabierze, a płaci się nimi jak kartami. Żeton wzięty we własnej turze zamienisz na karty najwcześniej w następnej.
    .name = Żeton zasobów
help-structure-base = Łańcuch baz prowadzi od równika do bieguna, każda o równoleżnik dalej. Wszystko inne stoi obok bazy.
    .name = Baza
help-structure-station = Stoi obok twojej bazy i daje swój zasób, ilekroć wypadnie, bez względu na to, kto rzucał.
    .name = Stacja
help-structure-lab3 = Pozwala wymieniać w banku 3 za 1 zamiast 4 za 1.
    .name = Laboratorium (3)
help-structure-lab2 = Pozwala wymieniać w banku 2 za 1. Najpierw potrzebne jest laboratorium (3).
    .name = Laboratorium (2)
help-structure-polar-road = Prowadzi z bazy na kole podbiegunowym do bieguna; kosztuje trzy karty drogi.
    .name = Droga polarna
help-structure-h2o-station = Cel gry: wymaga całego łańcucha baz i aktywnej drogi polarnej.
    .name = Stacja H2O
help-inactive = Budowla, obok której nie stoi już baza właściciela. Nie działa, dopóki taka baza znów tam nie stanie.
    .name = Nieaktywna
help-exchange = Oddaj bankowi kilka jednakowych zasobów i weź jeden inny albo kartę drogi.
    .name = Wymiana
help-mission = W swojej turze możesz kupić w ciemno jedną misję i użyć jednej.
    .name = Misja
help-deck-peaceful = Pomaga twojej kolonii.
    .name = Misja pokojowa
help-deck-offensive = Uderza w innych; Czarny piątek i Armagedon także w ciebie. Każdemu zostaje zawsze co najmniej jedna baza i dwie stacje.
    .name = Misja zaczepna
help-face-air = Każda aktywna stacja pozyskiwania powietrza daje jedną jednostkę powietrza.
    .name = Powietrze
help-face-food = Każda aktywna stacja produkcji żywności daje jedną jednostkę żywności.
    .name = Żywność
help-face-minerals = Każda aktywna stacja wydobycia minerałów daje jedną jednostkę minerałów.
    .name = Minerały
help-face-discovery = Weź wybraną kartę zasobów albo kartę drogi.
    .name = Odkrycie
help-face-theft = Zabierz przeciwnikowi zakrytą kartę. Jeśli wypadnie dwa razy z rzędu, to przeciwnik zabiera jedną tobie.
    .name = Kradzież
help-face-lose-turn = Twoja tura się kończy. Jeśli wypadnie dwa razy z rzędu, dostajesz za to kartę.
    .name = Utrata kolejki
help-stolen = Ktoś przejął tę stację: pracuje teraz dla złodzieja, a mały znak pokazuje, kto ją zbudował.
    .name = Przejęta stacja
