### marineris analyse. Sorted by part.

## --help

cli-help-analyse = Oceń każdą decyzję z zapisu: ile stracono, co byłoby lepsze i jak zmieniały się szanse na wygraną.
cli-help-analyse-examples =
    marineris analyse game.txt | poważne błędy, szanse i tabela
    marineris analyse game.txt --seat 1 --rollouts 200 | jeden gracz, za to dokładniej
    marineris analyse game.txt --from 40 --to 120 --json | część ruchów, dla programu
    marineris analyse game.txt --output game.json --jobs 4 | wszystko w pliku, na czterech procesorach
cli-help-analyse-from = Pierwszy oceniany ruch.
cli-help-analyse-jobs = Ilu procesów użyć. Ich liczba nie zmienia ocen.
cli-help-analyse-json = Wypisz wszystkie oceny jako JSON.
cli-help-analyse-keep = Zachowuj ocenione decyzje w pliku obok wyniku, a bez niego obok zapisu gry, aby przerwaną analizę można było dokończyć.
cli-help-analyse-output = Zapisz wszystkie oceny jako JSON w tym pliku.
cli-help-analyse-rollouts = Ile razy rozegrać dalszy ciąg każdej decyzji; im więcej, tym pewniej i wolniej.
cli-help-analyse-seat = Tylko decyzje tego gracza, licząc od 1. Można podać kilka razy.
cli-help-analyse-to = Ostatni oceniany ruch.

## What is wrong

cli-error-analyse-output = „{ $file }” to sam zapis gry; analiza potrzebuje innego pliku.
cli-error-from-after-to = --from { $from } jest po --to { $to }; pierwszy ruch nie może być późniejszy niż ostatni.
cli-error-no-advice = Tej gry nie można przeanalizować.
cli-error-no-decisions = Nie ma czego oceniać: w tych ruchach nikt nie miał wyboru.
cli-error-no-grades = Plik „{ $file }” zostałby nadpisany, a nie zawiera ocenionych decyzji. Przenieś go albo użyj --output lub --no-keep.

## What is told

# $gain is what it gains, and why.
cli-analyse-better = lepiej: { $move }, { $gain }
cli-analyse-blunders = Poważne błędy: ruchy, które tracą 5 lub więcej
cli-analyse-chances = Szanse na wygraną
cli-analyse-change = { $from }% → { $to }%
cli-analyse-kept = Przerwano. Ocenione decyzje są w pliku { $file }; to samo polecenie zacznie od tego miejsca.
cli-analyse-lost = strata: { $loss }
cli-analyse-move = ruch { $number }
cli-analyse-none = Żaden ruch nie jest na pewno poważnym błędem.
cli-analyse-replaced = { $file } pochodził z innej analizy i powstaje od początku.
cli-analyse-title = { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[other] { $decisions } decyzji
}, liczba rozgrywek dla każdej: { $rollouts }
cli-analysing = Analiza w toku
cli-column-best = najlepsze
cli-column-blunders = poważne błędy
cli-column-decisions = decyzje
cli-column-good = dobre
cli-column-lost = strata
cli-column-slips = drobne błędy
