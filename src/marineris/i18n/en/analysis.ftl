### Advice and analysis in words: what a move gains, and what its value is made of. Sorted.
###
### $amount and $gain are numbers with their sign, ready to be shown; $terms are some of the terms
### below with their amounts.

analysis-gain = { $gain } ({ $terms })
analysis-in-megacredits = { $amount } M€
analysis-in-percent = { $amount } % chance to win
analysis-in-points = { $amount } VP
analysis-in-rounds = { $amount } rounds
analysis-option = { $move }: { $gain }
analysis-term-awards = awards
analysis-term-card-points = VP on cards
analysis-term-cards = VP on cards
analysis-term-cards-in-play = cards in play
analysis-term-cash = M€
analysis-term-cities = cities
analysis-term-committee = committee
analysis-term-cubes = resources on cards
analysis-term-discounts = discounts
analysis-term-energy = energy
analysis-term-engines = actions and effects
analysis-term-greeneries = greeneries
analysis-term-hand = cards in hand
analysis-term-heat = heat
analysis-term-income = income
analysis-term-later = what follows
analysis-term-milestones = milestones
analysis-term-own-rounds = way to the pole
analysis-term-plants = plants
analysis-term-production = production
analysis-term-rating = TR
analysis-term-ready = actions ready
analysis-term-rival-rounds = rivals’ way to the pole
analysis-term-steel = steel
analysis-term-steps = steps still to buy
analysis-term-stock = resources
analysis-term-tags = tags
analysis-term-tiles = tiles
analysis-term-titanium = titanium
analysis-term-turn-order = first player
