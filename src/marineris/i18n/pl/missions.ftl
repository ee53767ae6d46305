### The names of all missions of Mars 2049, sorted by id.
### A name stands alone or after a word for it; no message declines it.

mission-alliance = Sojusz
mission-armageddon = Armagedon
mission-black-friday = Czarny piątek
mission-construction = Budowa
mission-daylight-robbery = Rozbój w biały (marsjański) dzień
# Not a name: what is said of a mission that may not be kept.
mission-immediate = użyj tej misji natychmiast po zakupie
mission-laboratory = Laboratorium
mission-plunder = Grabież
mission-production = Produkcja
mission-protection = Ochrona
mission-reconnaissance = Rekonesans
mission-resources = Zasoby
mission-sabotage = Sabotaż
mission-stagnation = Zastój
mission-support = Wsparcie
mission-unholy-alliance = Nieświęte przymierze
