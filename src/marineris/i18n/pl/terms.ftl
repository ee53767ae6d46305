### The words of the game, sorted by id.
###
### A sentence takes a word with TERM($word, $count): $count is the number of things, or "none" where
### there is no number, which chooses the default variant. TERM($word, $count, form: "…") takes one of
### the word's attributes. The message itself is the nominative. Polish has these forms:
###
###   .gen              genitive      cubes, decks, resources, structures, tags, tiles
###   .acc              accusative    cubes, decks, resources, structures, tiles
###   .each             accusative singular with its "każdy": "każde zwierzę"; cubes
###   .one              a single thing as a title (nominative); structures
###   .production       the production of a resource: "produkcja energii"
###   .production-acc   the same in the accusative: "produkcję energii"
###   .production-gen   the same in the genitive: "produkcji energii"
###
### Without a number a resource is the stuff ("stal", "roślinność"), with a number it is counted, most
### of them in units ("2 jednostki stali", "2 rośliny"); all other countable words are plural without a
### number. Names of cards, parties, milestones, awards, projects and spaces are never declined.

## Awards

award-banker = Bankier
award-landlord = Potentat ziemski
# $counted is what the award goes by.
award-measure = wygrywa największa wartość: { $counted }
award-miner = Górnik
award-scientist = Naukowiec
award-thermalist = Magnat cieplny

## Maps

board-tharsis = Tharsis

## Resources that lie on cards

cube-animal = { $count ->
    [one] zwierzę
    [few] zwierzęta
    [many] zwierząt
   *[other] zwierzęta
}
    .acc = { $count ->
        [one] zwierzę
        [few] zwierzęta
        [many] zwierząt
       *[other] zwierzęta
    }
    .gen = { $count ->
        [one] zwierzęcia
       *[other] zwierząt
    }
    .each = każde zwierzę
cube-any = { $count ->
    [one] zasób
    [few] zasoby
    [many] zasobów
   *[other] zasoby
}
    .acc = { $count ->
        [one] zasób
        [few] zasoby
        [many] zasobów
       *[other] zasoby
    }
    .gen = { $count ->
        [one] zasobu
       *[other] zasobów
    }
    .each = każdy zasób
cube-fighter = { $count ->
    [one] myśliwiec
    [few] myśliwce
    [many] myśliwców
   *[other] myśliwce
}
    .acc = { $count ->
        [one] myśliwiec
        [few] myśliwce
        [many] myśliwców
       *[other] myśliwce
    }
    .gen = { $count ->
        [one] myśliwca
       *[other] myśliwców
    }
    .each = każdy myśliwiec
cube-microbe = { $count ->
    [one] mikrob
    [few] mikroby
    [many] mikrobów
   *[other] mikroby
}
    .acc = { $count ->
        [one] mikroba
        [few] mikroby
        [many] mikrobów
       *[other] mikroby
    }
    .gen = { $count ->
        [one] mikroba
       *[other] mikrobów
    }
    .each = każdego mikroba
cube-preservation = { $count ->
    [one] zasób ochrony
    [few] zasoby ochrony
    [many] zasobów ochrony
   *[other] zasoby ochrony
}
    .acc = { $count ->
        [one] zasób ochrony
        [few] zasoby ochrony
        [many] zasobów ochrony
       *[other] zasoby ochrony
    }
    .gen = { $count ->
        [one] zasobu ochrony
       *[other] zasobów ochrony
    }
    .each = każdy zasób ochrony
cube-science = { $count ->
    [one] zasób nauki
    [few] zasoby nauki
    [many] zasobów nauki
   *[other] zasoby nauki
}
    .acc = { $count ->
        [one] zasób nauki
        [few] zasoby nauki
        [many] zasobów nauki
       *[other] zasoby nauki
    }
    .gen = { $count ->
        [one] zasobu nauki
       *[other] zasobów nauki
    }
    .each = każdy zasób nauki

## Decks of missions. Each word is a mission of that deck.

deck-offensive = { $count ->
    [one] misja zaczepna
    [few] misje zaczepne
    [many] misji zaczepnych
   *[other] misje zaczepne
}
    .acc = { $count ->
        [one] misję zaczepną
        [few] misje zaczepne
        [many] misji zaczepnych
       *[other] misje zaczepne
    }
    .gen = { $count ->
        [one] misji zaczepnej
       *[other] misji zaczepnych
    }
deck-peaceful = { $count ->
    [one] misja pokojowa
    [few] misje pokojowe
    [many] misji pokojowych
   *[other] misje pokojowe
}
    .acc = { $count ->
        [one] misję pokojową
        [few] misje pokojowe
        [many] misji pokojowych
       *[other] misje pokojowe
    }
    .gen = { $count ->
        [one] misji pokojowej
       *[other] misji pokojowych
    }

## Faces of the die

face-air = powietrze
face-discovery = odkrycie
face-food = żywność
face-lose-turn = utrata kolejki
face-minerals = minerały
face-theft = kradzież

## Games

game-mars2049 = Mars 2049
game-terraforming = Terraformacja Marsa

## Kinds of cards

kind-active = karta aktywna
kind-automated = karta natychmiastowa
kind-corporation = korporacja
kind-event = karta wydarzenia

## Levels of the global parameters. $parameter says which, $level how high.

level = { $parameter ->
    [parameter-temperature] { $level } °C
    [parameter-oxygen] { $level }%
   *[parameter-oceans] { $level ->
        [one] { $level } obszar oceanów
        [few] { $level } obszary oceanów
       *[other] { $level } obszarów oceanów
    }
}

## Lists. $before holds all items but the last, $after the last one; .more adds one in between.

list-and = { $before } i { $after }
    .more = { $before }, { $after }
list-or = { $before } lub { $after }
    .more = { $before }, { $after }
# Of clauses, which may have commas of their own.
list-or-clauses = { $before }; albo { $after }
    .more = { $before }; albo { $after }

## Milestones

milestone-builder = Konstruktor
milestone-gardener = Ogrodnik
# What a milestone needs, where what it counts has no words of its own for a goal.
milestone-goal = co najmniej { $least }: { $counted }
milestone-mayor = Prezydent
milestone-planner = Planista
milestone-terraformer = Terraformator

## Global parameters

parameter-oceans = liczba oceanów
parameter-oxygen = poziom tlenu
parameter-temperature = temperatura

## Standard projects

project-aquifer = Nawodnienie
project-asteroid = Asteroida
project-buffer-gas = Gaz buforowy
project-city = Miasto
project-greenery = Zieleń
project-power-plant = Elektrownia
project-sell-patents = Sprzedaż patentów

## Resources: the six of Terraforming Mars, which have a production, and the three of Mars 2049

resource-air = { $count ->
    [one] jednostka powietrza
    [few] jednostki powietrza
    [many] jednostek powietrza
   *[other] powietrze
}
    .acc = { $count ->
        [one] jednostkę powietrza
        [few] jednostki powietrza
        [many] jednostek powietrza
       *[other] powietrze
    }
    .gen = { $count ->
        [one] jednostki powietrza
        [few] jednostek powietrza
        [many] jednostek powietrza
       *[other] powietrza
    }
resource-energy = { $count ->
    [one] jednostka energii
    [few] jednostki energii
    [many] jednostek energii
   *[other] energia
}
    .acc = { $count ->
        [one] jednostkę energii
        [few] jednostki energii
        [many] jednostek energii
       *[other] energię
    }
    .gen = { $count ->
        [one] jednostki energii
        [few] jednostek energii
        [many] jednostek energii
       *[other] energii
    }
    .production = produkcja energii
    .production-acc = produkcję energii
    .production-gen = produkcji energii
resource-food = { $count ->
    [one] jednostka żywności
    [few] jednostki żywności
    [many] jednostek żywności
   *[other] żywność
}
    .acc = { $count ->
        [one] jednostkę żywności
        [few] jednostki żywności
        [many] jednostek żywności
       *[other] żywność
    }
    .gen = { $count ->
        [one] jednostki żywności
        [few] jednostek żywności
        [many] jednostek żywności
       *[other] żywności
    }
resource-heat = { $count ->
    [one] jednostka ciepła
    [few] jednostki ciepła
    [many] jednostek ciepła
   *[other] ciepło
}
    .acc = { $count ->
        [one] jednostkę ciepła
        [few] jednostki ciepła
        [many] jednostek ciepła
       *[other] ciepło
    }
    .gen = { $count ->
        [one] jednostki ciepła
        [few] jednostek ciepła
        [many] jednostek ciepła
       *[other] ciepła
    }
    .production = produkcja ciepła
    .production-acc = produkcję ciepła
    .production-gen = produkcji ciepła
resource-megacredits = M€
    .acc = M€
    .gen = M€
    .production = produkcja M€
    .production-acc = produkcję M€
    .production-gen = produkcji M€
resource-minerals = { $count ->
    [one] jednostka minerałów
    [few] jednostki minerałów
    [many] jednostek minerałów
   *[other] minerały
}
    .acc = { $count ->
        [one] jednostkę minerałów
        [few] jednostki minerałów
        [many] jednostek minerałów
       *[other] minerały
    }
    .gen = { $count ->
        [one] jednostki minerałów
        [few] jednostek minerałów
        [many] jednostek minerałów
       *[other] minerałów
    }
resource-plants = { $count ->
    [one] roślina
    [few] rośliny
    [many] roślin
   *[other] roślinność
}
    .acc = { $count ->
        [one] roślinę
        [few] rośliny
        [many] roślin
       *[other] roślinność
    }
    .gen = { $count ->
        [one] rośliny
        [few] roślin
        [many] roślin
       *[other] roślinności
    }
    .production = produkcja roślinności
    .production-acc = produkcję roślinności
    .production-gen = produkcji roślinności
# Not a resource, but taken instead of one.
resource-road = { $count ->
    [one] karta drogi
    [few] karty drogi
    [many] kart drogi
   *[other] karty drogi
}
    .acc = { $count ->
        [one] kartę drogi
        [few] karty drogi
        [many] kart drogi
       *[other] karty drogi
    }
    .gen = { $count ->
        [one] karty drogi
       *[other] kart drogi
    }
resource-steel = { $count ->
    [one] jednostka stali
    [few] jednostki stali
    [many] jednostek stali
   *[other] stal
}
    .acc = { $count ->
        [one] jednostkę stali
        [few] jednostki stali
        [many] jednostek stali
       *[other] stal
    }
    .gen = { $count ->
        [one] jednostki stali
        [few] jednostek stali
        [many] jednostek stali
       *[other] stali
    }
    .production = produkcja stali
    .production-acc = produkcję stali
    .production-gen = produkcji stali
resource-titanium = { $count ->
    [one] jednostka tytanu
    [few] jednostki tytanu
    [many] jednostek tytanu
   *[other] tytan
}
    .acc = { $count ->
        [one] jednostkę tytanu
        [few] jednostki tytanu
        [many] jednostek tytanu
       *[other] tytan
    }
    .gen = { $count ->
        [one] jednostki tytanu
        [few] jednostek tytanu
        [many] jednostek tytanu
       *[other] tytanu
    }
    .production = produkcja tytanu
    .production-acc = produkcję tytanu
    .production-gen = produkcji tytanu

## Seats. $number counts from 1.

seat-neutral = wirtualny przeciwnik
seat-number = Gracz { $number }

## A clause, which begins with a capital here, as a sentence

sentence = { $clause }.

## Sets of cards

set-base = gra podstawowa
set-corporate-era = Era Korporacyjna

## Where victory points come from

source-awards = nagrody
source-cards = karty
source-cities = miasta
source-greeneries = obszary zieleni
source-h2o-station = stacja H2O
source-milestones = tytuły
source-rating = WT

## Named spaces of the maps

space-arsia-mons = Arsia Mons
space-ascraeus-mons = Ascraeus Mons
space-ganymede-colony = Kolonia na Ganimedesie
space-noctis-city = Noctis City
space-pavonis-mons = Pavonis Mons
space-phobos-space-haven = Kosmiczna przystań na Fobosie
space-tharsis-tholus = Tharsis Tholus

## Steps of a track, after "o": "o 2 poziomy"

steps = { $steps ->
    [one] { $steps } poziom
    [few] { $steps } poziomy
   *[other] { $steps } poziomów
}

## Structures of a colony

structure-air-station = { $count ->
    [one] stacja pozyskiwania powietrza
    [few] stacje pozyskiwania powietrza
    [many] stacji pozyskiwania powietrza
   *[other] stacje pozyskiwania powietrza
}
    .acc = { $count ->
        [one] stację pozyskiwania powietrza
        [few] stacje pozyskiwania powietrza
        [many] stacji pozyskiwania powietrza
       *[other] stacje pozyskiwania powietrza
    }
    .gen = stacji pozyskiwania powietrza
    .one = stacja pozyskiwania powietrza
structure-base = { $count ->
    [one] baza
    [few] bazy
    [many] baz
   *[other] bazy
}
    .acc = { $count ->
        [one] bazę
        [few] bazy
        [many] baz
       *[other] bazy
    }
    .gen = { $count ->
        [one] bazy
       *[other] baz
    }
    .one = baza
structure-food-station = { $count ->
    [one] stacja produkcji żywności
    [few] stacje produkcji żywności
    [many] stacji produkcji żywności
   *[other] stacje produkcji żywności
}
    .acc = { $count ->
        [one] stację produkcji żywności
        [few] stacje produkcji żywności
        [many] stacji produkcji żywności
       *[other] stacje produkcji żywności
    }
    .gen = stacji produkcji żywności
    .one = stacja produkcji żywności
structure-h2o-station = stacja H2O
    .acc = stację H2O
    .gen = stacji H2O
    .one = stacja H2O
structure-lab2 = laboratorium (2)
    .acc = laboratorium (2)
    .gen = laboratorium (2)
    .one = laboratorium (2)
structure-lab3 = laboratorium (3)
    .acc = laboratorium (3)
    .gen = laboratorium (3)
    .one = laboratorium (3)
structure-mineral-station = { $count ->
    [one] stacja wydobycia minerałów
    [few] stacje wydobycia minerałów
    [many] stacji wydobycia minerałów
   *[other] stacje wydobycia minerałów
}
    .acc = { $count ->
        [one] stację wydobycia minerałów
        [few] stacje wydobycia minerałów
        [many] stacji wydobycia minerałów
       *[other] stacje wydobycia minerałów
    }
    .gen = stacji wydobycia minerałów
    .one = stacja wydobycia minerałów
structure-polar-road = droga polarna
    .acc = drogę polarną
    .gen = drogi polarnej
    .one = droga polarna

## Tags: the genitive comes after "symbol"

tag-animal = zwierzęta
    .gen = zwierząt
tag-any = dowolny
    .gen = dowolnej kategorii
tag-building = budowla
    .gen = budowli
tag-city = miasto
    .gen = miasta
tag-earth = Ziemia
    .gen = Ziemi
tag-jovian = Jowisz
    .gen = Jowisza
tag-microbe = mikroby
    .gen = mikrobów
tag-plant = roślinność
    .gen = roślinności
tag-power = energia
    .gen = energii
tag-science = nauka
    .gen = nauki
tag-space = przestrzeń kosmiczna
    .gen = przestrzeni kosmicznej
tag-wild = joker
    .gen = jokera

## Tiles. Of a special tile there is one, named after its card.

tile-capital = obszar „Stolica”
    .acc = obszar „Stolica”
    .gen = obszaru „Stolica”
tile-city = { $count ->
    [one] obszar miasta
    [few] obszary miast
    [many] obszarów miast
   *[other] obszary miast
}
    .acc = { $count ->
        [one] obszar miasta
        [few] obszary miast
        [many] obszarów miast
       *[other] obszary miast
    }
    .gen = { $count ->
        [one] obszaru miasta
       *[other] obszarów miast
    }
tile-commercial-district = obszar „Dystrykt handlowy”
    .acc = obszar „Dystrykt handlowy”
    .gen = obszaru „Dystrykt handlowy”
tile-ecological-zone = obszar „Strefa ekologiczna”
    .acc = obszar „Strefa ekologiczna”
    .gen = obszaru „Strefa ekologiczna”
tile-greenery = { $count ->
    [one] obszar zieleni
    [few] obszary zieleni
    [many] obszarów zieleni
   *[other] obszary zieleni
}
    .acc = { $count ->
        [one] obszar zieleni
        [few] obszary zieleni
        [many] obszarów zieleni
       *[other] obszary zieleni
    }
    .gen = { $count ->
        [one] obszaru zieleni
       *[other] obszarów zieleni
    }
tile-industrial-center = obszar „Ośrodek przemysłowy”
    .acc = obszar „Ośrodek przemysłowy”
    .gen = obszaru „Ośrodek przemysłowy”
tile-lava-flows = obszar „Strumienie lawy”
    .acc = obszar „Strumienie lawy”
    .gen = obszaru „Strumienie lawy”
tile-mining-area = obszar górniczy
    .acc = obszar górniczy
    .gen = obszaru górniczego
tile-mining-rights = obszar „Prawa górnicze”
    .acc = obszar „Prawa górnicze”
    .gen = obszaru „Prawa górnicze”
tile-mohole-area = obszar Mohole
    .acc = obszar Mohole
    .gen = obszaru Mohole
tile-natural-preserve = obszar „Rezerwat naturalny”
    .acc = obszar „Rezerwat naturalny”
    .gen = obszaru „Rezerwat naturalny”
tile-none = { $count ->
    [one] obszar
    [few] obszary
    [many] obszarów
   *[other] obszary
}
    .acc = { $count ->
        [one] obszar
        [few] obszary
        [many] obszarów
       *[other] obszary
    }
    .gen = { $count ->
        [one] obszaru
       *[other] obszarów
    }
tile-nuclear-zone = obszar „Strefa nuklearna”
    .acc = obszar „Strefa nuklearna”
    .gen = obszaru „Strefa nuklearna”
tile-ocean = { $count ->
    [one] obszar oceanów
    [few] obszary oceanów
    [many] obszarów oceanów
   *[other] obszary oceanów
}
    .acc = { $count ->
        [one] obszar oceanów
        [few] obszary oceanów
        [many] obszarów oceanów
       *[other] obszary oceanów
    }
    .gen = { $count ->
        [one] obszaru oceanów
       *[other] obszarów oceanów
    }
tile-restricted-area = obszar zastrzeżony
    .acc = obszar zastrzeżony
    .gen = obszaru zastrzeżonego
