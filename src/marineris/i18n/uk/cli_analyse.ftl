### marineris analyse. Sorted by part.

## --help

cli-help-analyse = Оцінити кожне рішення із запису: скільки втрачено, що було б краще і як змінювався шанс на перемогу.
cli-help-analyse-examples =
    marineris analyse game.txt | грубі помилки, шанси й таблиця
    marineris analyse game.txt --seat 1 --rollouts 200 | один гравець, зате докладніше
    marineris analyse game.txt --from 40 --to 120 --json | частина ходів, для програми
    marineris analyse game.txt --output game.json --jobs 4 | усе у файлі, на чотирьох процесорах
cli-help-analyse-from = Перший хід, який оцінювати.
cli-help-analyse-jobs = Скільки процесів використати. Оцінки однакові за будь-якої кількості.
cli-help-analyse-json = Вивести всі оцінки як JSON.
cli-help-analyse-keep = Зберігати оцінені рішення у файлі поруч із результатом, а без нього поруч із записом, щоб перерваний аналіз можна було продовжити.
cli-help-analyse-output = Записати всі оцінки як JSON у цей файл.
cli-help-analyse-rollouts = Скільки разів дограти кожне рішення; що більше, то певніше й повільніше.
cli-help-analyse-seat = Лише рішення цього гравця, рахуючи від 1. Можна вказати кілька разів.
cli-help-analyse-to = Останній хід, який оцінювати.

## What is wrong

cli-error-analyse-output = «{ $file }» — це сам запис; для аналізу потрібен інший файл.
cli-error-from-after-to = --from { $from } стоїть після --to { $to }; перший хід не може бути пізнішим за останній.
cli-error-no-advice = Для цієї гри аналізу немає.
cli-error-no-decisions = Немає чого оцінювати: у цих ходах ні в кого не було вибору.
cli-error-no-grades = Файл «{ $file }» було б перезаписано, а оцінених рішень у ньому немає. Перемісти його або скористайся --output чи --no-keep.

## What is told

# $gain is what it gains, and why.
cli-analyse-better = краще: { $move }, { $gain }
cli-analyse-blunders = Грубі помилки: ходи, що втрачають 5 або більше
cli-analyse-chances = Шанс на перемогу
cli-analyse-change = { $from } % → { $to } %
cli-analyse-kept = Перервано. Оцінені рішення — у файлі { $file }; та сама команда продовжить звідти.
cli-analyse-lost = втрата: { $loss }
cli-analyse-move = хід { $number }
cli-analyse-none = Жоден хід не є напевно грубою помилкою.
cli-analyse-replaced = Файл { $file } був з іншого аналізу, його розпочато заново.
cli-analyse-title = { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
   *[other] { $decisions } рішень
}, дограно кожне разів: { $rollouts }
cli-analysing = Аналізуємо
cli-column-best = найкращі
cli-column-blunders = грубі помилки
cli-column-decisions = рішення
cli-column-good = добрі
cli-column-lost = втрата
cli-column-slips = дрібні помилки
