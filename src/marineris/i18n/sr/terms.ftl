### The words of the game, sorted by id. Serbian, in Latin script, ekavian.
###
### Cyrillic is made of this text letter by letter; string literals such as { "M€" } stay as they are.
###
### A sentence takes a word with TERM($word, $count, form: "…"). The word itself is in the nominative:
### after a number as the number asks, and without one (count "none") in the plural, if it is a thing
### that is counted, or in the singular, if it is a substance. After 2 and more, substances stand in
### the genitive singular (5 energije, 21 čelika). Names of cards, players, parties, missions and
### spaces are never declined. The forms:
###
###   .acc          the accusative, by number as above: resources, cubes, decks, structures, tiles,
###                 parameters
###   .gen          the genitive without a number (of things that are counted, the plural): resources,
###                 cubes, decks, structures; of tags the singular
###   .each         "every" in the accusative, with the number if it is not 1: cubes
###   .one          the nominative singular: structures (the program asks for it)
###   .production   the production of a resource (the program asks for it)

## Awards

award-banker = Bankar
award-landlord = Zemljoposednik
# $counted is what the award goes by.
award-measure = najviše ovoga: { $counted }
award-miner = Rudar
award-scientist = Naučnik
award-thermalist = Termičar

## Maps

board-tharsis = Tarsis

## Resources that lie on cards

cube-animal = { $count ->
    [one] životinja
    [few] životinje
    [other] životinja
   *[none] životinje
}
    .acc = { $count ->
    [one] životinju
    [few] životinje
    [other] životinja
   *[none] životinje
}
    .each = { $count ->
    [1] svaku životinju
    [one] svaku { $count } životinju
    [few] svake { $count } životinje
    [other] svakih { $count } životinja
   *[none] svaku životinju
}
    .gen = životinja
cube-any = { $count ->
    [one] resurs
    [few] resursa
    [other] resursa
   *[none] resursi
}
    .acc = { $count ->
    [one] resurs
    [few] resursa
    [other] resursa
   *[none] resurse
}
    .each = { $count ->
    [1] svaki resurs
    [one] svaki { $count } resurs
    [few] svaka { $count } resursa
    [other] svakih { $count } resursa
   *[none] svaki resurs
}
    .gen = resursa
cube-fighter = { $count ->
    [one] lovac
    [few] lovca
    [other] lovaca
   *[none] lovci
}
    .acc = { $count ->
    [one] lovca
    [few] lovca
    [other] lovaca
   *[none] lovce
}
    .each = { $count ->
    [1] svakog lovca
    [one] svakog { $count } lovca
    [few] svaka { $count } lovca
    [other] svakih { $count } lovaca
   *[none] svakog lovca
}
    .gen = lovaca
cube-microbe = { $count ->
    [one] mikrob
    [few] mikroba
    [other] mikroba
   *[none] mikrobi
}
    .acc = { $count ->
    [one] mikrob
    [few] mikroba
    [other] mikroba
   *[none] mikrobe
}
    .each = { $count ->
    [1] svaki mikrob
    [one] svaki { $count } mikrob
    [few] svaka { $count } mikroba
    [other] svakih { $count } mikroba
   *[none] svaki mikrob
}
    .gen = mikroba
cube-preservation = { $count ->
    [one] resurs očuvanja
    [few] resursa očuvanja
    [other] resursa očuvanja
   *[none] resursi očuvanja
}
    .acc = { $count ->
    [one] resurs očuvanja
    [few] resursa očuvanja
    [other] resursa očuvanja
   *[none] resurse očuvanja
}
    .each = { $count ->
    [1] svaki resurs očuvanja
    [one] svaki { $count } resurs očuvanja
    [few] svaka { $count } resursa očuvanja
    [other] svakih { $count } resursa očuvanja
   *[none] svaki resurs očuvanja
}
    .gen = resursa očuvanja
cube-science = { $count ->
    [one] resurs nauke
    [few] resursa nauke
    [other] resursa nauke
   *[none] resursi nauke
}
    .acc = { $count ->
    [one] resurs nauke
    [few] resursa nauke
    [other] resursa nauke
   *[none] resurse nauke
}
    .each = { $count ->
    [1] svaki resurs nauke
    [one] svaki { $count } resurs nauke
    [few] svaka { $count } resursa nauke
    [other] svakih { $count } resursa nauke
   *[none] svaki resurs nauke
}
    .gen = resursa nauke

## Decks of missions. Each word is a mission of that deck.

deck-offensive = { $count ->
    [one] napadačka misija
    [few] napadačke misije
    [other] napadačkih misija
   *[none] napadačke misije
}
    .acc = { $count ->
    [one] napadačku misiju
    [few] napadačke misije
    [other] napadačkih misija
   *[none] napadačke misije
}
    .gen = napadačkih misija
deck-peaceful = { $count ->
    [one] mirovna misija
    [few] mirovne misije
    [other] mirovnih misija
   *[none] mirovne misije
}
    .acc = { $count ->
    [one] mirovnu misiju
    [few] mirovne misije
    [other] mirovnih misija
   *[none] mirovne misije
}
    .gen = mirovnih misija

## Faces of the die

face-air = vazduh
face-discovery = otkriće
face-food = hrana
face-lose-turn = gubitak poteza
face-minerals = minerali
face-theft = krađa

## Games

game-mars2049 = Mars 2049
game-terraforming = Teraformiranje Marsa

## Kinds of cards

kind-active = aktivna karta
kind-automated = automatizovana karta
kind-corporation = korporacija
kind-event = karta događaja

## Levels of the global parameters. $parameter says which, $level how high.

level = { $parameter ->
    [parameter-temperature] { $level } { "°C" }
    [parameter-oxygen] { $level }%
   *[parameter-oceans] { $level ->
        [one] { $level } pločica okeana
        [few] { $level } pločice okeana
       *[other] { $level } pločica okeana
    }
}

## Lists. $before holds all items but the last, $after the last one; .more adds one in between.

list-and = { $before } i { $after }
    .more = { $before }, { $after }
list-or = { $before } ili { $after }
    .more = { $before }, { $after }
# Of clauses, which may have commas of their own.
list-or-clauses = { $before }, ili { $after }
    .more = { $before }, ili { $after }

## Milestones

milestone-builder = Graditelj
milestone-gardener = Baštovan
# What a milestone needs, where what it counts has no words of its own for a goal.
milestone-goal = bar { $least } od ovoga: { $counted }
milestone-mayor = Gradonačelnik
milestone-planner = Projektant
milestone-terraformer = Teraformer

## Global parameters

parameter-oceans = okeani
    .acc = broj okeana
parameter-oxygen = kiseonik
    .acc = nivo kiseonika
parameter-temperature = temperatura
    .acc = temperaturu

## Standard projects

project-aquifer = Izdan
project-asteroid = Asteroid
project-buffer-gas = Puferski gas
project-city = Grad
project-greenery = Zelenilo
project-power-plant = Elektrana
project-sell-patents = Prodaja patenata

## Resources: the six of Terraforming Mars, which have a production, and the three of Mars 2049

resource-air = { $count ->
    [1] vazduh
    [one] vazduha
    [few] vazduha
    [other] vazduha
   *[none] vazduh
}
    .acc = { $count ->
    [1] vazduh
    [one] vazduha
    [few] vazduha
    [other] vazduha
   *[none] vazduh
}
    .gen = vazduha
resource-energy = { $count ->
    [1] energija
    [one] energije
    [few] energije
    [other] energije
   *[none] energija
}
    .acc = { $count ->
    [1] energiju
    [one] energije
    [few] energije
    [other] energije
   *[none] energiju
}
    .gen = energije
    .production = proizvodnja energije
resource-food = { $count ->
    [1] hrana
    [one] hrane
    [few] hrane
    [other] hrane
   *[none] hrana
}
    .acc = { $count ->
    [1] hranu
    [one] hrane
    [few] hrane
    [other] hrane
   *[none] hranu
}
    .gen = hrane
resource-heat = { $count ->
    [1] toplota
    [one] toplote
    [few] toplote
    [other] toplote
   *[none] toplota
}
    .acc = { $count ->
    [1] toplotu
    [one] toplote
    [few] toplote
    [other] toplote
   *[none] toplotu
}
    .gen = toplote
    .production = proizvodnja toplote
resource-megacredits = { "M€" }
    .acc = { "M€" }
    .gen = { "M€" }
    .production = proizvodnja { "M€" }
resource-minerals = { $count ->
    [one] mineral
    [few] minerala
    [other] minerala
   *[none] minerali
}
    .acc = { $count ->
    [one] mineral
    [few] minerala
    [other] minerala
   *[none] minerale
}
    .gen = minerala
resource-plants = { $count ->
    [one] biljka
    [few] biljke
    [other] biljaka
   *[none] biljke
}
    .acc = { $count ->
    [one] biljku
    [few] biljke
    [other] biljaka
   *[none] biljke
}
    .gen = biljaka
    .production = proizvodnja biljaka
# Not a resource, but taken instead of one.
resource-road = { $count ->
    [one] karta puta
    [few] karte puta
    [other] karata puta
   *[none] karte puta
}
    .acc = { $count ->
    [one] kartu puta
    [few] karte puta
    [other] karata puta
   *[none] karte puta
}
    .gen = karata puta
resource-steel = { $count ->
    [1] čelik
    [one] čelika
    [few] čelika
    [other] čelika
   *[none] čelik
}
    .acc = { $count ->
    [1] čelik
    [one] čelika
    [few] čelika
    [other] čelika
   *[none] čelik
}
    .gen = čelika
    .production = proizvodnja čelika
resource-titanium = { $count ->
    [1] titanijum
    [one] titanijuma
    [few] titanijuma
    [other] titanijuma
   *[none] titanijum
}
    .acc = { $count ->
    [1] titanijum
    [one] titanijuma
    [few] titanijuma
    [other] titanijuma
   *[none] titanijum
}
    .gen = titanijuma
    .production = proizvodnja titanijuma

## Seats. $number counts from 1.

seat-neutral = neutralni protivnik
seat-number = Igrač { $number }

## A clause, which begins with a capital here, as a sentence

sentence = { $clause }.

## Sets of cards

set-base = osnovna igra
set-corporate-era = Korporativna era

## Where victory points come from

source-awards = nagrade
source-cards = karte
source-cities = gradovi
source-greeneries = zelenilo
source-h2o-station = stanica { "H2O" }
source-milestones = dostignuća
source-rating = RT

## Named spaces of the maps

space-arsia-mons = Arsija Mons
space-ascraeus-mons = Askreus Mons
space-ganymede-colony = Kolonija na Ganimedu
space-noctis-city = Noktis
space-pavonis-mons = Pavonis Mons
space-phobos-space-haven = Svemirska luka Fobos
space-tharsis-tholus = Tarsis Tolus

## Steps of a track

steps = { $steps ->
    [one] { $steps } stepen
    [few] { $steps } stepena
   *[other] { $steps } stepeni
}

## Structures of a colony

structure-air-station = { $count ->
    [one] stanica za vazduh
    [few] stanice za vazduh
    [other] stanica za vazduh
   *[none] stanice za vazduh
}
    .acc = { $count ->
    [one] stanicu za vazduh
    [few] stanice za vazduh
    [other] stanica za vazduh
   *[none] stanice za vazduh
}
    .gen = stanica za vazduh
    .one = stanica za vazduh
structure-base = { $count ->
    [one] baza
    [few] baze
    [other] baza
   *[none] baze
}
    .acc = { $count ->
    [one] bazu
    [few] baze
    [other] baza
   *[none] baze
}
    .gen = baza
    .one = baza
structure-food-station = { $count ->
    [one] stanica za hranu
    [few] stanice za hranu
    [other] stanica za hranu
   *[none] stanice za hranu
}
    .acc = { $count ->
    [one] stanicu za hranu
    [few] stanice za hranu
    [other] stanica za hranu
   *[none] stanice za hranu
}
    .gen = stanica za hranu
    .one = stanica za hranu
structure-h2o-station = stanica { "H2O" }
    .acc = stanicu { "H2O" }
    .gen = stanice { "H2O" }
    .one = stanica { "H2O" }
structure-lab2 = laboratorija (2)
    .acc = laboratoriju (2)
    .gen = laboratorije (2)
    .one = laboratorija (2)
structure-lab3 = laboratorija (3)
    .acc = laboratoriju (3)
    .gen = laboratorije (3)
    .one = laboratorija (3)
structure-mineral-station = { $count ->
    [one] stanica za minerale
    [few] stanice za minerale
    [other] stanica za minerale
   *[none] stanice za minerale
}
    .acc = { $count ->
    [one] stanicu za minerale
    [few] stanice za minerale
    [other] stanica za minerale
   *[none] stanice za minerale
}
    .gen = stanica za minerale
    .one = stanica za minerale
structure-polar-road = polarni put
    .acc = polarni put
    .gen = polarnog puta
    .one = polarni put

## Tags: .gen comes after "oznaka"

tag-animal = životinja
    .gen = životinje
tag-any = bilo koja
    .gen = bilo koje vrste
tag-building = građevina
    .gen = građevine
tag-city = grad
    .gen = grada
tag-earth = Zemlja
    .gen = Zemlje
tag-jovian = Jupiter
    .gen = Jupitera
tag-microbe = mikrob
    .gen = mikroba
tag-plant = biljka
    .gen = biljke
tag-power = energija
    .gen = energije
tag-science = nauka
    .gen = nauke
tag-space = svemir
    .gen = svemira
tag-wild = džoker
    .gen = džokera

## Tiles. Of a special tile there is one, named after its card.

tile-capital = pločica „Glavni grad”
    .acc = pločicu „Glavni grad”
tile-city = { $count ->
    [one] pločica grada
    [few] pločice grada
    [other] pločica grada
   *[none] pločice grada
}
    .acc = { $count ->
    [one] pločicu grada
    [few] pločice grada
    [other] pločica grada
   *[none] pločice grada
}
tile-commercial-district = pločica „Poslovna četvrt”
    .acc = pločicu „Poslovna četvrt”
tile-ecological-zone = pločica „Ekološka zona”
    .acc = pločicu „Ekološka zona”
tile-greenery = { $count ->
    [one] pločica zelenila
    [few] pločice zelenila
    [other] pločica zelenila
   *[none] pločice zelenila
}
    .acc = { $count ->
    [one] pločicu zelenila
    [few] pločice zelenila
    [other] pločica zelenila
   *[none] pločice zelenila
}
tile-industrial-center = pločica „Industrijski centar”
    .acc = pločicu „Industrijski centar”
tile-lava-flows = pločica „Tokovi lave”
    .acc = pločicu „Tokovi lave”
tile-mining-area = pločica „Rudarsko područje”
    .acc = pločicu „Rudarsko područje”
tile-mining-rights = pločica „Rudarska prava”
    .acc = pločicu „Rudarska prava”
tile-mohole-area = pločica „Područje mohola”
    .acc = pločicu „Područje mohola”
tile-natural-preserve = pločica „Prirodni rezervat”
    .acc = pločicu „Prirodni rezervat”
tile-none = { $count ->
    [one] pločica
    [few] pločice
    [other] pločica
   *[none] pločice
}
    .acc = { $count ->
    [one] pločicu
    [few] pločice
    [other] pločica
   *[none] pločice
}
tile-nuclear-zone = pločica „Nuklearna zona”
    .acc = pločicu „Nuklearna zona”
tile-ocean = { $count ->
    [one] pločica okeana
    [few] pločice okeana
    [other] pločica okeana
   *[none] pločice okeana
}
    .acc = { $count ->
    [one] pločicu okeana
    [few] pločice okeana
    [other] pločica okeana
   *[none] pločice okeana
}
tile-restricted-area = pločica „Zabranjena zona”
    .acc = pločicu „Zabranjena zona”
