### Words for the lists that a lobby offers, sorted by id.

## Bots: what each is like; .name is its name in a menu.

book-bot-collector = Skuplja mnogo resursa pre nego što gradi.
    .name = Kolekcionar
book-bot-easy = Misli jednu akciju unapred. Za prve igre.
    .name = Lak
book-bot-entrepreneur = Gradi stanice i laboratorije i trguje s bankom.
    .name = Preduzetnik
book-bot-expansionist = Ide ka polu najkraćim putem.
    .name = Ekspanzionista
book-bot-gambler = Kupuje misije i uzda se u sreću.
    .name = Kockar
book-bot-greedy = Procenjuje koliko svaki potez vredi i bira najbolji. Solidan protivnik.
    .name = Pohlepni
book-bot-hard = Pre odluke u glavi odigra najbolje poteze do kraja. Jak protivnik.
    .name = Težak
book-bot-master = Gleda dalje unapred i odmerava više svojih odluka, svaku sekundu-dve. Najjači protivnik.
    .name = Majstorski
book-bot-medium = Procenjuje stanje prema iskustvu iz odigranih igara. Solidan protivnik.
    .name = Srednji
book-bot-random = Bira bilo koji dozvoljen potez. Samo za probu.
    .name = Nasumični
book-bot-thief = Živi od tuđeg.
    .name = Lopov

## Values of options, each in a word or two: book-choice-<option>-<value>

book-choice-bank-limited = Ograničena
book-choice-bank-unlimited = Neograničena
book-choice-blocked-base-next-to-station = Pored stanice
book-choice-blocked-base-remove = Skloni stanicu
book-choice-direction-clockwise = U smeru kazaljke
book-choice-direction-counterclockwise = Suprotno od kazaljke
book-choice-in-a-row-own = Sopstvena bacanja
book-choice-in-a-row-table = Sva bacanja
book-choice-prices-long = Duga igra
book-choice-prices-printed = Odštampane
book-choice-prices-quick = Brza igra
book-choice-solo-goal-rating = RT 63
book-choice-solo-goal-terraform = Teraformiraj Mars
book-choice-swap-lab-both = Oba partnera
book-choice-swap-lab-either = Bar jedan
book-choice-unaffordable-rating-forbid = Akcija zabranjena
book-choice-unaffordable-rating-skip = RT ostaje isti
book-choice-unplaceable-tile-forbid = Karta zabranjena
book-choice-unplaceable-tile-skip = Bez pločice

## Games: how long. Follows the number of players and a dot.

book-game-mars2049 = trka od 45 min
book-game-terraforming = 90 min i duže
