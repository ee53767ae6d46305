### The words of the game, sorted by id.
###
### A sentence takes a word with TERM($word, $count): $count is the number of things, or "none" where
### there is no number, which chooses the default variant (the plural of what is counted, the singular
### of what is not). TERM($word, $count, form: "…") takes one of the word's attributes:
###
###   (none)        nominative                           resources, cubes, decks, structures, tiles …
###   .acc          accusative                           resources, cubes, decks, structures, parameters
###   .gen          genitive                             resources, cubes, decks, structures, tiles,
###                                                      parameters, tags ("мітка науки")
###   .each         "за кожну тварину", "за кожні 2 …"   cubes; the accusative after "за"
###   .one          one thing, nominative                decks, structures, tiles
###   .production   the production, nominative           the six resources of Terraforming Mars;
###                                                      the accusative is the same
###
### The nominative and the accusative of tiles are the same. Of energy, heat, steel, titanium, air and
### food one says "1 сталь, 2 сталі, 5 сталі": a number above one takes the genitive singular.
### Names of cards, corporations, parties, missions, projects, milestones and awards are never declined:
### they stand in «…» after a word for them ("карту «Мурахи»"). Nor are those of players.
###
### Words chosen: проєкт, мітка, жетон, ділянка, поділка, покоління, хід, РТ, ПО, M€ (with a Latin M),
### % and °C after a no-break space;
### зіграти (розігрувати) карту, розмістити жетон, отримати ресурс, взяти карту, прибрати, вкрасти,
### збільшити / зменшити виробництво, підвищити / знизити РТ і глобальні параметри, скинути у відбій.

## Awards

award-banker = Банкір
award-landlord = Землевласник
# $counted is what the award goes by.
award-measure = виграє найбільший показник: { $counted }
award-miner = Гірник
award-scientist = Вчений
award-thermalist = Тепловик

## Maps

board-tharsis = Тарсис

## Resources that lie on cards

cube-animal = { $count ->
    [one] тварина
    [few] тварини
    [many] тварин
   *[other] тварини
}
    .acc = { $count ->
    [one] тварину
    [few] тварини
    [many] тварин
   *[other] тварин
}
    .gen = { $count ->
    [one] тварини
   *[other] тварин
}
    .each = { $count ->
    [1] кожну тварину
    [one] кожну { $count } тварину
    [few] кожні { $count } тварини
    [many] кожні { $count } тварин
   *[other] кожну тварину
}
cube-any = { $count ->
    [one] ресурс
    [few] ресурси
    [many] ресурсів
   *[other] ресурси
}
    .acc = { $count ->
    [one] ресурс
    [few] ресурси
    [many] ресурсів
   *[other] ресурси
}
    .gen = { $count ->
    [one] ресурсу
   *[other] ресурсів
}
    .each = { $count ->
    [1] кожен ресурс
    [one] кожен { $count } ресурс
    [few] кожні { $count } ресурси
    [many] кожні { $count } ресурсів
   *[other] кожен ресурс
}
cube-fighter = { $count ->
    [one] винищувач
    [few] винищувачі
    [many] винищувачів
   *[other] винищувачі
}
    .acc = { $count ->
    [one] винищувач
    [few] винищувачі
    [many] винищувачів
   *[other] винищувачі
}
    .gen = { $count ->
    [one] винищувача
   *[other] винищувачів
}
    .each = { $count ->
    [1] кожен винищувач
    [one] кожен { $count } винищувач
    [few] кожні { $count } винищувачі
    [many] кожні { $count } винищувачів
   *[other] кожен винищувач
}
cube-microbe = { $count ->
    [one] мікроб
    [few] мікроби
    [many] мікробів
   *[other] мікроби
}
    .acc = { $count ->
    [one] мікроба
    [few] мікроби
    [many] мікробів
   *[other] мікробів
}
    .gen = { $count ->
    [one] мікроба
   *[other] мікробів
}
    .each = { $count ->
    [1] кожного мікроба
    [one] кожного { $count } мікроба
    [few] кожні { $count } мікроби
    [many] кожні { $count } мікробів
   *[other] кожного мікроба
}
cube-preservation = { $count ->
    [one] ресурс збереження
    [few] ресурси збереження
    [many] ресурсів збереження
   *[other] ресурси збереження
}
    .acc = { $count ->
    [one] ресурс збереження
    [few] ресурси збереження
    [many] ресурсів збереження
   *[other] ресурси збереження
}
    .gen = { $count ->
    [one] ресурсу збереження
   *[other] ресурсів збереження
}
    .each = { $count ->
    [1] кожен ресурс збереження
    [one] кожен { $count } ресурс збереження
    [few] кожні { $count } ресурси збереження
    [many] кожні { $count } ресурсів збереження
   *[other] кожен ресурс збереження
}
cube-science = { $count ->
    [one] науковий ресурс
    [few] наукові ресурси
    [many] наукових ресурсів
   *[other] наукові ресурси
}
    .acc = { $count ->
    [one] науковий ресурс
    [few] наукові ресурси
    [many] наукових ресурсів
   *[other] наукові ресурси
}
    .gen = { $count ->
    [one] наукового ресурсу
   *[other] наукових ресурсів
}
    .each = { $count ->
    [1] кожен науковий ресурс
    [one] кожен { $count } науковий ресурс
    [few] кожні { $count } наукові ресурси
    [many] кожні { $count } наукових ресурсів
   *[other] кожен науковий ресурс
}

## Decks of missions. Each word is a mission of that deck.

deck-offensive = { $count ->
    [one] ворожа місія
    [few] ворожі місії
    [many] ворожих місій
   *[other] ворожі місії
}
    .one = ворожа місія
    .acc = { $count ->
    [one] ворожу місію
    [few] ворожі місії
    [many] ворожих місій
   *[other] ворожі місії
}
    .gen = { $count ->
    [one] ворожої місії
   *[other] ворожих місій
}
deck-peaceful = { $count ->
    [one] мирна місія
    [few] мирні місії
    [many] мирних місій
   *[other] мирні місії
}
    .one = мирна місія
    .acc = { $count ->
    [one] мирну місію
    [few] мирні місії
    [many] мирних місій
   *[other] мирні місії
}
    .gen = { $count ->
    [one] мирної місії
   *[other] мирних місій
}

## Faces of the die

face-air = повітря
face-discovery = відкриття
face-food = їжа
face-lose-turn = втрата ходу
face-minerals = мінерали
face-theft = крадіжка

## Games

game-mars2049 = Марс 2049
game-terraforming = Тераформування Марса

## Kinds of cards

kind-active = активна карта
kind-automated = автоматична карта
kind-corporation = корпорація
kind-event = карта події

## Levels of the global parameters. $parameter says which, $level how high.

level = { $parameter ->
    [parameter-temperature] { $level } °C
    [parameter-oxygen] { $level } %
   *[parameter-oceans] { $level ->
        [one] { $level } жетон океану
        [few] { $level } жетони океану
       *[other] { $level } жетонів океану
    }
}

## Lists. $before holds all items but the last, $after the last one; .more adds one in between.

list-and = { $before } та { $after }
    .more = { $before }, { $after }
list-or = { $before } або { $after }
    .more = { $before }, { $after }
# Of clauses, which may have commas of their own; effect-one-of has the first "або".
list-or-clauses = { $before }, або { $after }
    .more = { $before }, або { $after }

## Milestones

milestone-builder = Будівельник
milestone-gardener = Садівник
# What a milestone needs, where what it counts has no words of its own for a goal.
milestone-goal = щонайменше { $least }: { $counted }
milestone-mayor = Мер
milestone-planner = Планувальник
milestone-terraformer = Тераформер

## Global parameters

parameter-oceans = океани
    .acc = кількість океанів
    .gen = кількості океанів
parameter-oxygen = рівень кисню
    .acc = рівень кисню
    .gen = рівня кисню
parameter-temperature = температура
    .acc = температуру
    .gen = температури

## Standard projects

project-aquifer = Водоносний горизонт
project-asteroid = Астероїд
project-buffer-gas = Буферний газ
project-city = Місто
project-greenery = Озеленення
project-power-plant = Електростанція
project-sell-patents = Продаж патентів

## Resources: the six of Terraforming Mars, which have a production, and the three of Mars 2049

resource-air = повітря
    .acc = повітря
    .gen = повітря
resource-energy = { $count ->
    [one] енергія
    [few] енергії
    [many] енергії
   *[other] енергія
}
    .acc = { $count ->
    [one] енергію
    [few] енергії
    [many] енергії
   *[other] енергію
}
    .gen = енергії
    .production = виробництво енергії
resource-food = { $count ->
    [one] їжа
    [few] їжі
    [many] їжі
   *[other] їжа
}
    .acc = { $count ->
    [one] їжу
    [few] їжі
    [many] їжі
   *[other] їжу
}
    .gen = їжі
resource-heat = { $count ->
    [one] тепло
    [few] тепла
    [many] тепла
   *[other] тепло
}
    .acc = { $count ->
    [one] тепло
    [few] тепла
    [many] тепла
   *[other] тепло
}
    .gen = тепла
    .production = виробництво тепла
resource-megacredits = M€
    .acc = M€
    .gen = M€
    .production = виробництво M€
resource-minerals = { $count ->
    [one] мінерал
    [few] мінерали
    [many] мінералів
   *[other] мінерали
}
    .acc = { $count ->
    [one] мінерал
    [few] мінерали
    [many] мінералів
   *[other] мінерали
}
    .gen = { $count ->
    [one] мінералу
   *[other] мінералів
}
resource-plants = { $count ->
    [one] рослина
    [few] рослини
    [many] рослин
   *[other] рослини
}
    .acc = { $count ->
    [one] рослину
    [few] рослини
    [many] рослин
   *[other] рослини
}
    .gen = { $count ->
    [one] рослини
   *[other] рослин
}
    .production = виробництво рослин
# Not a resource, but taken instead of one.
resource-road = { $count ->
    [one] карта дороги
    [few] карти дороги
    [many] карт дороги
   *[other] карти дороги
}
    .acc = { $count ->
    [one] карту дороги
    [few] карти дороги
    [many] карт дороги
   *[other] карти дороги
}
    .gen = { $count ->
    [one] карти дороги
   *[other] карт дороги
}
resource-steel = { $count ->
    [one] сталь
    [few] сталі
    [many] сталі
   *[other] сталь
}
    .acc = { $count ->
    [one] сталь
    [few] сталі
    [many] сталі
   *[other] сталь
}
    .gen = сталі
    .production = виробництво сталі
resource-titanium = { $count ->
    [one] титан
    [few] титану
    [many] титану
   *[other] титан
}
    .acc = { $count ->
    [one] титан
    [few] титану
    [many] титану
   *[other] титан
}
    .gen = титану
    .production = виробництво титану

## Seats. $number counts from 1.

seat-neutral = нейтральний опонент
seat-number = Гравець { $number }

## A clause, which begins with a capital here, as a sentence

sentence = { $clause }.

## Sets of cards

set-base = базова гра
set-corporate-era = Корпоративна епоха

## Where victory points come from

source-awards = нагороди
source-cards = карти
source-cities = міста
source-greeneries = зелень
source-h2o-station = станція H2O
source-milestones = досягнення
source-rating = РТ

## Named spaces of the maps

space-arsia-mons = Арсія-Монс
space-ascraeus-mons = Аскреус-Монс
space-ganymede-colony = Колонія Ганімеда
space-noctis-city = Ноктіс-Сіті
space-pavonis-mons = Павоніс-Монс
space-phobos-space-haven = Космопорт на Фобосі
space-tharsis-tholus = Тарсис-Толус

## Steps of a track, in the accusative: "на 2 поділки"

steps = { $steps ->
    [one] { $steps } поділку
    [few] { $steps } поділки
   *[other] { $steps } поділок
}

## Structures of a colony

structure-air-station = { $count ->
    [one] станція повітря
    [few] станції повітря
    [many] станцій повітря
   *[other] станції повітря
}
    .one = станція повітря
    .acc = { $count ->
    [one] станцію повітря
    [few] станції повітря
    [many] станцій повітря
   *[other] станції повітря
}
    .gen = { $count ->
    [one] станції повітря
   *[other] станцій повітря
}
structure-base = { $count ->
    [one] база
    [few] бази
    [many] баз
   *[other] бази
}
    .one = база
    .acc = { $count ->
    [one] базу
    [few] бази
    [many] баз
   *[other] бази
}
    .gen = { $count ->
    [one] бази
   *[other] баз
}
structure-food-station = { $count ->
    [one] станція їжі
    [few] станції їжі
    [many] станцій їжі
   *[other] станції їжі
}
    .one = станція їжі
    .acc = { $count ->
    [one] станцію їжі
    [few] станції їжі
    [many] станцій їжі
   *[other] станції їжі
}
    .gen = { $count ->
    [one] станції їжі
   *[other] станцій їжі
}
structure-h2o-station = станція H2O
    .one = станція H2O
    .acc = станцію H2O
    .gen = станції H2O
structure-lab2 = лабораторія (2)
    .one = лабораторія (2)
    .acc = лабораторію (2)
    .gen = лабораторії (2)
structure-lab3 = лабораторія (3)
    .one = лабораторія (3)
    .acc = лабораторію (3)
    .gen = лабораторії (3)
structure-mineral-station = { $count ->
    [one] станція мінералів
    [few] станції мінералів
    [many] станцій мінералів
   *[other] станції мінералів
}
    .one = станція мінералів
    .acc = { $count ->
    [one] станцію мінералів
    [few] станції мінералів
    [many] станцій мінералів
   *[other] станції мінералів
}
    .gen = { $count ->
    [one] станції мінералів
   *[other] станцій мінералів
}
structure-polar-road = полярна дорога
    .one = полярна дорога
    .acc = полярну дорогу
    .gen = полярної дороги

## Tags. The genitive comes after "мітка".

tag-animal = тварина
    .gen = тварини
tag-any = будь-яка
    .gen = будь-якого типу
tag-building = будівництво
    .gen = будівництва
tag-city = місто
    .gen = міста
tag-earth = Земля
    .gen = Землі
tag-jovian = Юпітер
    .gen = Юпітера
tag-microbe = мікроб
    .gen = мікроба
tag-plant = рослина
    .gen = рослини
tag-power = енергія
    .gen = енергії
tag-science = наука
    .gen = науки
tag-space = космос
    .gen = космосу
tag-wild = універсальна
    .gen = універсального типу

## Tiles. Of a special tile there is one, named after its card.

tile-capital = жетон «Столиця»
    .one = жетон «Столиця»
    .gen = жетона «Столиця»
tile-city = { $count ->
    [one] жетон міста
    [few] жетони міста
    [many] жетонів міста
   *[other] жетони міста
}
    .one = жетон міста
    .gen = { $count ->
    [one] жетона міста
   *[other] жетонів міста
}
tile-commercial-district = жетон «Комерційний район»
    .one = жетон «Комерційний район»
    .gen = жетона «Комерційний район»
tile-ecological-zone = жетон «Екологічна зона»
    .one = жетон «Екологічна зона»
    .gen = жетона «Екологічна зона»
tile-greenery = { $count ->
    [one] жетон зелені
    [few] жетони зелені
    [many] жетонів зелені
   *[other] жетони зелені
}
    .one = жетон зелені
    .gen = { $count ->
    [one] жетона зелені
   *[other] жетонів зелені
}
tile-industrial-center = жетон «Промисловий центр»
    .one = жетон «Промисловий центр»
    .gen = жетона «Промисловий центр»
tile-lava-flows = жетон «Лавові потоки»
    .one = жетон «Лавові потоки»
    .gen = жетона «Лавові потоки»
tile-mining-area = жетон «Зона видобутку»
    .one = жетон «Зона видобутку»
    .gen = жетона «Зона видобутку»
tile-mining-rights = жетон «Права на розробку родовищ»
    .one = жетон «Права на розробку родовищ»
    .gen = жетона «Права на розробку родовищ»
tile-mohole-area = жетон «Проєкт Мохол»
    .one = жетон «Проєкт Мохол»
    .gen = жетона «Проєкт Мохол»
tile-natural-preserve = жетон «Природний заповідник»
    .one = жетон «Природний заповідник»
    .gen = жетона «Природний заповідник»
tile-none = { $count ->
    [one] жетон
    [few] жетони
    [many] жетонів
   *[other] жетони
}
    .one = жетон
    .gen = { $count ->
    [one] жетона
   *[other] жетонів
}
tile-nuclear-zone = жетон «Ядерна зона»
    .one = жетон «Ядерна зона»
    .gen = жетона «Ядерна зона»
tile-ocean = { $count ->
    [one] жетон океану
    [few] жетони океану
    [many] жетонів океану
   *[other] жетони океану
}
    .one = жетон океану
    .gen = { $count ->
    [one] жетона океану
   *[other] жетонів океану
}
tile-restricted-area = жетон «Зона обмеженого доступу»
    .one = жетон «Зона обмеженого доступу»
    .gen = жетона «Зона обмеженого доступу»
