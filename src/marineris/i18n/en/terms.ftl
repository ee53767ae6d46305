### The words of the game, sorted by id.
###
### A sentence takes a word with TERM($word, $count): $count is the number of things, or "none" where
### there is no number, which chooses the default variant. TERM($word, $count, form: "…") takes one of
### the word's attributes. English has the forms below; another language may have others, such as its
### cases, and asks for them in its own sentences.
###
###   .one          the thing with its article: "an ocean tile", "a base"
###   .production   the production of a resource: "plant production"

## Awards

award-banker = Banker
award-landlord = Landlord
# $counted is what the award goes by.
award-measure = the most of this: { $counted }
award-miner = Miner
award-scientist = Scientist
award-thermalist = Thermalist

## Maps

board-tharsis = Tharsis

## Resources that lie on cards

cube-animal = { $count ->
    [one] animal
   *[other] animals
}
cube-any = { $count ->
    [one] resource
   *[other] resources
}
cube-fighter = { $count ->
    [one] fighter
   *[other] fighters
}
cube-microbe = { $count ->
    [one] microbe
   *[other] microbes
}
cube-preservation = { $count ->
    [one] preservation resource
   *[other] preservation resources
}
cube-science = { $count ->
    [one] science resource
   *[other] science resources
}

## Decks of missions. Each word is a mission of that deck.

deck-offensive = { $count ->
    [one] offensive mission
   *[other] offensive missions
}
    .one = an offensive mission
deck-peaceful = { $count ->
    [one] peaceful mission
   *[other] peaceful missions
}
    .one = a peaceful mission

## Faces of the die

face-air = air
face-discovery = discovery
face-food = food
face-lose-turn = lose a turn
face-minerals = minerals
face-theft = theft

## Games

game-mars2049 = Mars 2049
game-terraforming = Terraforming Mars

## Kinds of cards

kind-active = active card
kind-automated = automated card
kind-corporation = corporation
kind-event = event card

## Levels of the global parameters. $parameter says which, $level how high.

level = { $parameter ->
    [parameter-temperature] { $level } °C
    [parameter-oxygen] { $level }%
   *[parameter-oceans] { $level ->
        [one] { $level } ocean tile
       *[other] { $level } ocean tiles
    }
}

## Lists. $before holds all items but the last, $after the last one; .more adds one in between.

list-and = { $before } and { $after }
    .more = { $before }, { $after }
list-or = { $before } or { $after }
    .more = { $before }, { $after }
# Of clauses, which may have commas of their own.
list-or-clauses = { $before }, or { $after }
    .more = { $before }, { $after }

## Milestones

milestone-builder = Builder
milestone-gardener = Gardener
# What a milestone needs, where what it counts has no words of its own for a goal.
milestone-goal = at least { $least } of this: { $counted }
milestone-mayor = Mayor
milestone-planner = Planner
milestone-terraformer = Terraformer

## Global parameters

parameter-oceans = oceans
parameter-oxygen = oxygen
parameter-temperature = temperature

## Standard projects

project-aquifer = aquifer
project-asteroid = asteroid
project-buffer-gas = buffer gas
project-city = city
project-greenery = greenery
project-power-plant = power plant
project-sell-patents = sell patents

## Resources: the six of Terraforming Mars, which have a production, and the three of Mars 2049

resource-air = air
resource-energy = energy
    .production = energy production
resource-food = food
resource-heat = heat
    .production = heat production
resource-megacredits = M€
    .production = M€ production
resource-minerals = { $count ->
    [one] mineral
   *[other] minerals
}
resource-plants = { $count ->
    [one] plant
   *[other] plants
}
    .production = plant production
# Not a resource, but taken instead of one.
resource-road = { $count ->
    [one] road card
   *[other] road cards
}
resource-steel = steel
    .production = steel production
resource-titanium = titanium
    .production = titanium production

## Seats. $number counts from 1.

seat-neutral = the neutral opponent
seat-number = Player { $number }

## A clause, which begins with a capital here, as a sentence

sentence = { $clause }.

## Sets of cards

set-base = base game
set-corporate-era = Corporate Era

## Where victory points come from

source-awards = awards
source-cards = cards
source-cities = cities
source-greeneries = greeneries
source-h2o-station = H2O station
source-milestones = milestones
source-rating = TR

## Named spaces of the maps

space-arsia-mons = Arsia Mons
space-ascraeus-mons = Ascraeus Mons
space-ganymede-colony = Ganymede Colony
space-noctis-city = Noctis City
space-pavonis-mons = Pavonis Mons
space-phobos-space-haven = Phobos Space Haven
space-tharsis-tholus = Tharsis Tholus

## Steps of a track

steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}

## Structures of a colony

structure-air-station = { $count ->
    [one] air station
   *[other] air stations
}
    .one = an air station
structure-base = { $count ->
    [one] base
   *[other] bases
}
    .one = a base
structure-food-station = { $count ->
    [one] food station
   *[other] food stations
}
    .one = a food station
structure-h2o-station = H2O station
    .one = the H2O station
structure-lab2 = laboratory (2)
    .one = laboratory (2)
structure-lab3 = laboratory (3)
    .one = laboratory (3)
structure-mineral-station = { $count ->
    [one] mineral station
   *[other] mineral stations
}
    .one = a mineral station
structure-polar-road = polar road
    .one = the polar road

## Tags: the word before "tag"

tag-animal = animal
tag-any = any
tag-building = building
tag-city = city
tag-earth = Earth
tag-jovian = Jovian
tag-microbe = microbe
tag-plant = plant
tag-power = power
tag-science = science
tag-space = space
tag-wild = wild

## Tiles. Of a special tile there is one, named after its card.

tile-capital = Capital tile
    .one = the Capital tile
tile-city = { $count ->
    [one] city tile
   *[other] city tiles
}
    .one = a city tile
tile-commercial-district = Commercial District tile
    .one = the Commercial District tile
tile-ecological-zone = Ecological Zone tile
    .one = the Ecological Zone tile
tile-greenery = { $count ->
    [one] greenery tile
   *[other] greenery tiles
}
    .one = a greenery tile
tile-industrial-center = Industrial Center tile
    .one = the Industrial Center tile
tile-lava-flows = Lava Flows tile
    .one = the Lava Flows tile
tile-mining-area = Mining Area tile
    .one = the Mining Area tile
tile-mining-rights = Mining Rights tile
    .one = the Mining Rights tile
tile-mohole-area = Mohole Area tile
    .one = the Mohole Area tile
tile-natural-preserve = Natural Preserve tile
    .one = the Natural Preserve tile
tile-none = { $count ->
    [one] tile
   *[other] tiles
}
    .one = a tile
tile-nuclear-zone = Nuclear Zone tile
    .one = the Nuclear Zone tile
tile-ocean = { $count ->
    [one] ocean tile
   *[other] ocean tiles
}
    .one = an ocean tile
tile-restricted-area = Restricted Area tile
    .one = the Restricted Area tile
