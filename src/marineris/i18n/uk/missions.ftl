### The names of all missions of Mars 2049, sorted by id.
### A name stands alone or after a word for it; no message declines it.

mission-alliance = Союз
mission-armageddon = Армагеддон
mission-black-friday = Чорна п’ятниця
mission-construction = Будівництво
mission-daylight-robbery = Розбій серед білого дня
# Not a name: what is said of a mission that may not be kept.
mission-immediate = застосуй одразу, щойно купиш
mission-laboratory = Лабораторія
mission-plunder = Грабунок
mission-production = Виробництво
mission-protection = Захист
mission-reconnaissance = Розвідка
mission-resources = Ресурси
mission-sabotage = Саботаж
mission-stagnation = Застій
mission-support = Підтримка
mission-unholy-alliance = Нечестивий союз
