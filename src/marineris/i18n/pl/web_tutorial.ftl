### The browser: the guided first games. Sorted by part.

## Before and after

web-tutorial = Przewodnik
web-tutorial-anew = Zacznij od nowa
web-tutorial-begin = Zacznij
web-tutorial-bye = Teraz znasz drogę
web-tutorial-bye-mars2049 = Rzut, budowa, przekazanie kostki: już to umiesz. Zostały jeszcze cztery bazy, droga i stacja.
web-tutorial-bye-terraforming = Całe pokolenie za tobą. Jeszcze około dziesięciu, każde bogatsze od poprzedniego, i na Marsie da się żyć.
web-tutorial-go-on = Kontynuuj
web-tutorial-key = Do przewodnika
# $marks is the number of stops.
web-tutorial-length = { $marks ->
    [one] { $marks } krótki przystanek, gra przeciw jednemu botowi. W każdej chwili możesz opuścić wycieczkę i grać dalej.
    [few] { $marks } krótkie przystanki, gra przeciw jednemu botowi. W każdej chwili możesz opuścić wycieczkę i grać dalej.
    [many] { $marks } krótkich przystanków, gra przeciw jednemu botowi. W każdej chwili możesz opuścić wycieczkę i grać dalej.
   *[other] { $marks } krótkiego przystanku, gra przeciw jednemu botowi. W każdej chwili możesz opuścić wycieczkę i grać dalej.
}
web-tutorial-mars2049 = Twoja pierwsza tura w grze Mars 2049
    .text = Rzuć kostką, zbuduj stację i zobacz, o co chodzi w wyścigu na biegun.
web-tutorial-mars2049-instead = Albo poznaj grę Mars 2049
web-tutorial-new-table = Nowy stół
web-tutorial-next = Dalej
web-tutorial-play-on = Graj dalej przy tym stole
web-tutorial-progress = Przystanek { $number } z { $count }
web-tutorial-rules = Zasady w skrócie
web-tutorial-skip = Pomiń wycieczkę
web-tutorial-terraforming = Twoje pierwsze pokolenie na Marsie
    .text = Załóż korporację, zagraj karty, umieść obszar: prawdziwa gra, objaśniana w trakcie.
web-tutorial-terraforming-instead = Albo poznaj Terraformację Marsa
# What somebody without a name is called.

## Terraforming Mars

web-tutorial-terraforming-actions = Dwie akcje na turę
    .text = Możesz wykonać drugą akcję albo zakończyć turę. Potem gra przeciwnik i znów przychodzi twoja tura.
web-tutorial-terraforming-cards = Zatrzymaj to, co się przyda
    .text = Każda zatrzymana karta kosztuje teraz 3 M€, a przy zagraniu jeszcze swój koszt. Wystarczą trzy lub cztery: „Podziemny zbiornik”, „Wypuszczenie gazów obojętnych” i „Podziemne detonacje” da się zagrać już niedługo. Potem potwierdź na dole.
web-tutorial-terraforming-convert = Roślinność i ciepło zmieniają Marsa
    .text = Osiem roślin zamienisz w obszar zieleni, który podnosi poziom tlenu. Osiem jednostek ciepła podnosi temperaturę. Gdy masz dość, naciśnij je tutaj.
web-tutorial-terraforming-corporation = Wybierz, kim jesteś
    .text = Korporacja daje ci pieniądze i szczególną zdolność. CrediCor jest dobra na pierwszy raz: dużo pieniędzy i nic do pilnowania. Wybierz ją tutaj.
web-tutorial-terraforming-end = Jak się to kończy i kto wygrywa
    .text = Gdy temperatura, tlen i oceany osiągną pułap, gra kończy się wraz z tym pokoleniem. Punkty dają WT, obszary, karty, Tytuły i Nagrody. Wygrywa, kto ma ich najwięcej.
web-tutorial-terraforming-parameters = Uczyń Marsa zdatnym do życia
    .text = Tlen, temperatura i oceany muszą osiągnąć swój pułap. Kto podnosi któryś z nich, zwiększa też o 1 swój współczynnik terraformacji (WT): to większy dochód w każdym pokoleniu i punkt na koniec gry.
# $can is no while the player has begun a turn: it has to be ended first.
web-tutorial-terraforming-pass = Nic więcej do zrobienia? Spasuj
    .text = { $can ->
        [no] Graj dalej, jak chcesz, albo zakończ tę turę. Na początku tury możesz spasować: wtedy to pokolenie się dla ciebie kończy.
       *[yes] Pas kończy dla ciebie to pokolenie. Przytrzymaj przycisk. Gdy wszyscy spasują, każdy dostanie dochód i produkcję. Do tego czasu graj, jak chcesz.
    }
web-tutorial-terraforming-place = Wybierz pole
    .text = Jasne pola są dozwolone. To, co narysowano na polu, dostajesz, gdy je zakryjesz, a każdy sąsiedni ocean daje 2 M€. Wybierz pole i potwierdź.
# $card is the name of a card that can be played, if $known is yes.
web-tutorial-terraforming-play = Zagraj kartę
    .text = { $known ->
        [no] Jasne karty można zagrać. Naciśnij jedną, aby zobaczyć, ile kosztuje i co robi, a potem ją zagraj.
       *[yes] Jasne karty można zagrać. Naciśnij jedną, na przykład „{ $card }”, aby zobaczyć, ile kosztuje i co robi, a potem ją zagraj.
    }
web-tutorial-terraforming-project = Co zawsze możesz kupić
    .text = Projekty standardowe nie wymagają karty, tylko pieniędzy. Kosztują więcej niż karty. Spróbuj: elektrownia daje produkcję, asteroida albo nawodnienie – WT.
web-tutorial-terraforming-research = W każdym pokoleniu: badania
    .text = Dochód i produkcja już wpłynęły. Obejrzyj teraz cztery nowe karty i zatrzymaj te, które są dla ciebie warte 3 M€.
web-tutorial-terraforming-resources = Co posiadasz
    .text = Sześć zasobów. Duża liczba to twój zapas; brązowa tabliczka to produkcja, która przybywa w każdym pokoleniu. WT powiększa twój dochód w M€.

## Mars 2049

web-tutorial-mars2049-bank = Za dużo jednego
    .text = Tutaj wymienisz karty z bankiem. Możesz też zamienić je na żetony, których żaden złodziej nie zabierze.
web-tutorial-mars2049-bases = Bazy prowadzą na północ
    .text = Każda nowa baza stoi o jeden równoleżnik bliżej bieguna, obok poprzedniej. Ta drabinka pokazuje, jak daleko kto zaszedł.
web-tutorial-mars2049-build = Zbuduj stację
    .text = Każda stacja daje jedną kartę więcej, gdy wypadnie jej zasób. Wybierz stację, potem jasny punkt przy swojej bazie i potwierdź.
web-tutorial-mars2049-die = Każdą turę zaczyna kostka
    .text = Powietrze, żywność lub minerały: karty dostaje każdy, kto ma taką stację. Pozostałe ścianki to odkrycie, kradzież i utrata kolejki.
web-tutorial-mars2049-goal = Wyścig na biegun
    .text = Twoja pierwsza baza stoi na równiku. Zbuduj jeszcze cztery bazy, drogę polarną, a potem stację H2O, zanim zrobi to ktoś inny.
web-tutorial-mars2049-missions = Misje
    .text = Pokojowe pomagają tobie, zaczepne szkodzą innym. Kupujesz je w ciemno, najwyżej jedną na turę.
web-tutorial-mars2049-stock = Co masz
    .text = Powietrzem, żywnością i minerałami płacisz za wszystko. Czego nie wydasz, zostaje, ale karty można ukraść.
web-tutorial-mars2049-turn = Przekaż kostkę
    .text = Buduj i wymieniaj, na ile cię stać. Gdy skończysz, zakończ turę.
