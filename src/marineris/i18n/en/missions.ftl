### The names of all missions of Mars 2049, sorted by id.
### A name stands alone or after a word for it; no message declines it.

mission-alliance = Alliance
mission-armageddon = Armageddon
mission-black-friday = Black Friday
mission-construction = Construction
mission-daylight-robbery = Daylight Robbery
# Not a name: what is said of a mission that may not be kept.
mission-immediate = use it as soon as you have bought it
mission-laboratory = Laboratory
mission-plunder = Plunder
mission-production = Production
mission-protection = Protection
mission-reconnaissance = Reconnaissance
mission-resources = Resources
mission-sabotage = Sabotage
mission-stagnation = Stagnation
mission-support = Support
mission-unholy-alliance = Unholy Alliance
