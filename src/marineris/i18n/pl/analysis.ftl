### Advice and analysis in words: what a move gains, and what its value is made of. Sorted.
###
### $amount and $gain are numbers with their sign, ready to be shown; $terms are some of the terms
### below with their amounts.

analysis-gain = { $gain } ({ $terms })
analysis-in-megacredits = { $amount } M€
analysis-in-percent = { $amount }% szans na wygraną
analysis-in-points = { $amount } PZ
analysis-in-rounds = rundy: { $amount }
analysis-option = { $move }: { $gain }
analysis-term-awards = nagrody
analysis-term-card-points = PZ z kart
analysis-term-cards = PZ z kart
analysis-term-cards-in-play = karty w grze
analysis-term-cash = M€
analysis-term-cities = miasta
analysis-term-committee = komitet
analysis-term-cubes = zasoby na kartach
analysis-term-discounts = upusty
analysis-term-energy = energia
analysis-term-engines = akcje i efekty
analysis-term-greeneries = obszary zieleni
analysis-term-hand = karty na ręce
analysis-term-heat = ciepło
analysis-term-income = dochód
analysis-term-later = dalsza gra
analysis-term-milestones = tytuły
analysis-term-own-rounds = własna droga do bieguna
analysis-term-plants = roślinność
analysis-term-production = produkcja
analysis-term-rating = WT
analysis-term-ready = gotowe akcje
analysis-term-rival-rounds = droga rywali do bieguna
analysis-term-steel = stal
analysis-term-steps = brakujące poziomy
analysis-term-stock = zasoby
analysis-term-tags = symbole
analysis-term-tiles = obszary
analysis-term-titanium = tytan
analysis-term-turn-order = pierwszy gracz
