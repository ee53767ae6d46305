### Words for the lists that a lobby offers, sorted by id.

## Bots: what each is like; .name is its name in a menu.

book-bot-collector = Спершу збирає багато ресурсів, а тоді будує.
    .name = Колекціонер
book-bot-easy = Думає на одну дію наперед. Для перших ігор.
    .name = Легкий
book-bot-entrepreneur = Будує станції та лабораторії й торгує з банком.
    .name = Підприємець
book-bot-expansionist = Прямує до полюса найкоротшим шляхом.
    .name = Експансіоніст
book-bot-gambler = Купує місії та покладається на удачу.
    .name = Азартний гравець
book-bot-greedy = Зважує, чого вартий кожен хід, і вибирає найкращий. Гідний суперник.
    .name = Жадібний
book-bot-hard = Перш ніж вирішити, подумки розігрує найкращі ходи. Сильний суперник.
    .name = Складний
book-bot-master = Дивиться далі вперед і зважує більше своїх рішень, кожне секунду-дві. Найсильніший суперник.
    .name = Майстер
book-bot-medium = Оцінює становище за досвідом зіграних ігор. Гідний суперник.
    .name = Середній
book-bot-random = Робить будь-який дозволений хід. Лише щоб спробувати гру.
    .name = Випадковий
book-bot-thief = Живе з чужого добра.
    .name = Злодій

## Values of options, each in a word or two: book-choice-<option>-<value>

book-choice-bank-limited = Обмежений
book-choice-bank-unlimited = Необмежений
book-choice-blocked-base-next-to-station = Поруч зі станцією
book-choice-blocked-base-remove = Прибрати станцію
book-choice-direction-clockwise = За годинниковою стрілкою
book-choice-direction-counterclockwise = Проти годинникової стрілки
book-choice-in-a-row-own = Власні кидки
book-choice-in-a-row-table = Усі кидки
book-choice-prices-long = Довга гра
book-choice-prices-printed = Надруковані
book-choice-prices-quick = Швидка гра
book-choice-solo-goal-rating = РТ 63
book-choice-solo-goal-terraform = Тераформувати Марс
book-choice-swap-lab-both = В обох
book-choice-swap-lab-either = В одного з двох
book-choice-unaffordable-rating-forbid = Дія заборонена
book-choice-unaffordable-rating-skip = РТ не змінюється
book-choice-unplaceable-tile-forbid = Карта заборонена
book-choice-unplaceable-tile-skip = Без жетона

## Games: how long. Follows the number of players and a dot.

book-game-mars2049 = перегони на 45 хв
book-game-terraforming = від 90 хв
