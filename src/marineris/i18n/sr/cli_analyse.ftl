### marineris analyse. Sorted by part.

## --help

cli-help-analyse = Oceni svaku odluku iz zapisa: šta je izgubljeno, šta bi bilo bolje i kako se menjala šansa za pobedu.
cli-help-analyse-examples =
    { "marineris analyse game.txt" } | grube greške, šanse i tabela
    { "marineris analyse game.txt --seat 1 --rollouts 200" } | jedan igrač, ali podrobnije
    { "marineris analyse game.txt --from 40 --to 120 --json" } | deo poteza, za program
    { "marineris analyse game.txt --output game.json --jobs 4" } | sve u datoteci, na četiri procesora
cli-help-analyse-from = Prvi potez koji se ocenjuje.
cli-help-analyse-jobs = Koliko procesa da se koristi. Ocene su iste za svaki broj.
cli-help-analyse-json = Ispiši sve ocene u formatu { "JSON" }.
cli-help-analyse-keep = Čuvaj ocenjene odluke u datoteci pored rezultata, a bez njega pored zapisa, da se prekinuta analiza može nastaviti.
cli-help-analyse-output = Upiši sve ocene u formatu { "JSON" } u ovu datoteku.
cli-help-analyse-rollouts = Koliko puta da se svaka odluka odigra dalje; više je sigurnije i sporije.
cli-help-analyse-seat = Samo odluke ovog igrača, brojano od 1. Može se navesti više puta.
cli-help-analyse-to = Poslednji potez koji se ocenjuje.

## What is wrong

cli-error-analyse-output = „{ $file }” je sam zapis; analizi treba druga datoteka.
cli-error-from-after-to = { "--from" } { $from } je posle { "--to" } { $to }; prvi potez ne može biti kasniji od poslednjeg.
cli-error-no-advice = Za ovu igru nema analize.
cli-error-no-decisions = Nema šta da se oceni: u tim potezima niko nije imao izbora.
cli-error-no-grades = Datoteka „{ $file }” bila bi prepisana, a u njoj nema ocenjenih odluka. Premesti je ili upotrebi { "--output" } ili { "--no-keep" }.

## What is told

# $gain is what it gains, and why.
cli-analyse-better = bolje: { $move }, { $gain }
cli-analyse-blunders = Grube greške: potezi koji gube 5 ili više
cli-analyse-chances = Šansa za pobedu
cli-analyse-change = { $from }% → { $to }%
cli-analyse-kept = Prekinuto. Ocenjene odluke su u datoteci { $file }; ista komanda nastavlja odatle.
cli-analyse-lost = gubitak: { $loss }
cli-analyse-move = potez { $number }
cli-analyse-none = Nijedan potez nije sigurno gruba greška.
cli-analyse-replaced = { $file } je iz druge analize i počinje iznova.
cli-analyse-title = { $decisions ->
    [one] { $decisions } odluka
    [few] { $decisions } odluke
   *[other] { $decisions } odluka
}, nastavaka za svaku: { $rollouts }
cli-analysing = Analizira se
cli-column-best = najbolje
cli-column-blunders = grube greške
cli-column-decisions = odluke
cli-column-good = dobro
cli-column-lost = gubitak
cli-column-slips = sitne greške
