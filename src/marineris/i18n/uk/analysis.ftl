### Advice and analysis in words: what a move gains, and what its value is made of. Sorted.
###
### $amount and $gain are numbers with their sign, ready to be shown; $terms are some of the terms
### below with their amounts.

analysis-gain = { $gain } ({ $terms })
analysis-in-megacredits = { $amount } М€
analysis-in-percent = { $amount } % шансу на перемогу
analysis-in-points = { $amount } ПО
analysis-in-rounds = раунди: { $amount }
analysis-option = { $move }: { $gain }
analysis-term-awards = нагороди
analysis-term-card-points = ПО з карт
analysis-term-cards = ПО з карт
analysis-term-cards-in-play = карти в грі
analysis-term-cash = М€
analysis-term-cities = міста
analysis-term-committee = комітет
analysis-term-cubes = ресурси на картах
analysis-term-discounts = знижки
analysis-term-energy = енергія
analysis-term-engines = дії та ефекти
analysis-term-greeneries = зелень
analysis-term-hand = карти в руці
analysis-term-heat = тепло
analysis-term-income = дохід
analysis-term-later = подальша гра
analysis-term-milestones = досягнення
analysis-term-own-rounds = свій шлях до полюса
analysis-term-plants = рослини
analysis-term-production = виробництво
analysis-term-rating = РТ
analysis-term-ready = готові дії
analysis-term-rival-rounds = шлях суперників до полюса
analysis-term-steel = сталь
analysis-term-steps = поділки, яких бракує
analysis-term-stock = ресурси
analysis-term-tags = мітки
analysis-term-tiles = жетони
analysis-term-titanium = титан
analysis-term-turn-order = перший гравець
