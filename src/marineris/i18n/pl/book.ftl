### Words for the lists that a lobby offers, sorted by id.

## Bots: what each is like; .name is its name in a menu.

book-bot-collector = Zanim zacznie budować, gromadzi dużo zasobów.
    .name = Kolekcjoner
book-bot-easy = Myśli o jedną akcję naprzód. Na pierwsze gry.
    .name = Łatwy
book-bot-entrepreneur = Buduje stacje i laboratoria i handluje z bankiem.
    .name = Przedsiębiorca
book-bot-expansionist = Zmierza do bieguna najprostszą drogą.
    .name = Ekspansjonista
book-bot-gambler = Kupuje misje i liczy na szczęście.
    .name = Hazardzista
book-bot-greedy = Ocenia, ile jest wart każdy ruch, i wybiera najlepszy. Przyzwoity przeciwnik.
    .name = Zachłanny
book-bot-hard = Zanim wybierze ruch, rozgrywa najlepsze z nich w głowie. Mocny przeciwnik.
    .name = Trudny
book-bot-master = Patrzy dalej naprzód i rozważa więcej swoich decyzji, każdą przez sekundę lub dwie. Najsilniejszy przeciwnik.
    .name = Mistrzowski
book-bot-medium = Ocenia sytuację na podstawie rozegranych gier. Przyzwoity przeciwnik.
    .name = Średni
book-bot-random = Wybiera dowolny dozwolony ruch. Tylko do prób.
    .name = Losowy
book-bot-thief = Żyje z tego, co mają inni.
    .name = Złodziej

## Values of options, each in a word or two: book-choice-<option>-<value>

book-choice-bank-limited = Ograniczony
book-choice-bank-unlimited = Bez ograniczeń
book-choice-blocked-base-next-to-station = Obok stacji
book-choice-blocked-base-remove = Zdjęcie stacji
book-choice-direction-clockwise = Zgodnie z zegarem
book-choice-direction-counterclockwise = Przeciwnie do zegara
book-choice-in-a-row-own = Własne rzuty
book-choice-in-a-row-table = Wszystkie rzuty
book-choice-prices-long = Długa gra
book-choice-prices-printed = Drukowane
book-choice-prices-quick = Szybka gra
book-choice-solo-goal-rating = WT 63
book-choice-solo-goal-terraform = Terraformacja Marsa
book-choice-swap-lab-both = Oboje
book-choice-swap-lab-either = Jedno z dwojga
book-choice-unaffordable-rating-forbid = Akcja zakazana
book-choice-unaffordable-rating-skip = WT bez zmian
book-choice-unplaceable-tile-forbid = Karta zakazana
book-choice-unplaceable-tile-skip = Obszar pominięty

## Games: how long. Follows the number of players and a dot.

book-game-mars2049 = 45-minutowy wyścig
book-game-terraforming = od 90 min
