### Advice and analysis in words: what a move gains, and what its value is made of. Sorted.
###
### $amount and $gain are numbers with their sign, ready to be shown; $terms are some of the terms
### below with their amounts.

analysis-gain = { $gain } ({ $terms })
analysis-in-megacredits = { $amount } { "M€" }
analysis-in-percent = { $amount }% šanse za pobedu
analysis-in-points = { $amount } poena
analysis-in-rounds = runde: { $amount }
analysis-option = { $move }: { $gain }
analysis-term-awards = nagrade
analysis-term-card-points = poeni s karata
analysis-term-cards = poeni s karata
analysis-term-cards-in-play = karte u igri
analysis-term-cash = { "M€" }
analysis-term-cities = gradovi
analysis-term-committee = komitet
analysis-term-cubes = resursi na kartama
analysis-term-discounts = popusti
analysis-term-energy = energija
analysis-term-engines = akcije i efekti
analysis-term-greeneries = zelenilo
analysis-term-hand = karte u ruci
analysis-term-heat = toplota
analysis-term-income = prihod
analysis-term-later = dalja igra
analysis-term-milestones = dostignuća
analysis-term-own-rounds = svoj put do pola
analysis-term-plants = biljke
analysis-term-production = proizvodnja
analysis-term-rating = RT
analysis-term-ready = spremne akcije
analysis-term-rival-rounds = put suparnika do pola
analysis-term-steel = čelik
analysis-term-steps = stepeni koji nedostaju
analysis-term-stock = resursi
analysis-term-tags = oznake
analysis-term-tiles = pločice
analysis-term-titanium = titanijum
analysis-term-turn-order = prvi igrač
