### The names of all missions of Mars 2049, sorted by id.
### A name stands alone or after a word for it; no message declines it.

mission-alliance = Savez
mission-armageddon = Armagedon
mission-black-friday = Crni petak
mission-construction = Izgradnja
mission-daylight-robbery = Razbojništvo usred bela dana
# Not a name: what is said of a mission that may not be kept.
mission-immediate = iskoristi je čim je kupiš
mission-laboratory = Laboratorija
mission-plunder = Pljačka
mission-production = Proizvodnja
mission-protection = Zaštita
mission-reconnaissance = Izviđanje
mission-resources = Resursi
mission-sabotage = Sabotaža
mission-stagnation = Zastoj
mission-support = Podrška
mission-unholy-alliance = Nesveti savez
