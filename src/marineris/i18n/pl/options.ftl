### What a table can agree on before the game, sorted by id.
###
### The message of an option is a sentence that says what it does when it is chosen; `.name` is its
### name in a menu. The values of a choice have a sentence each: option-<option>-<value>.

mars2049-option-first-player = Określa, kto zaczyna; jeśli nikt konkretny, gracze rzucają po kolei, a zaczyna ten, kto pierwszy wyrzuci powietrze.
    .name = Pierwszy gracz
option-aggression-per-player = Limit jednej misji zaczepnej na rundę dotyczy każdego gracza z osobna, a nie całego stołu.
    .name = Limit dla każdego gracza
option-bank = Określa, czy karty i żetony zasobów mogą się skończyć.
    .name = Bank
option-bank-limited = Bank ma po 26 kart i 16 żetonów każdego zasobu; gdy karty się skończą, każdy musi zamienić co najmniej połowę swoich na żetony.
option-bank-unlimited = W banku zawsze jest dość kart i żetonów.
option-beginners = Ci gracze dostają korporację dla początkujących: 42 M€ i bezpłatnie wszystkie 10 rozdanych im kart.
    .name = Początkujący
option-blocked-base = Określa, co może zrobić gracz, któremu własne budowle nie zostawiają miejsca na następną bazę.
    .name = Zablokowane bazy
option-blocked-base-next-to-station = Baza może stanąć także obok własnej stacji, jeden równoleżnik bliżej bieguna.
option-blocked-base-remove = Przeszkadzającą stację można zdjąć z planszy; zwrot kosztu przysługuje tylko za stację zbudowaną w tej samej turze.
option-board = Mapa, na której toczy się gra.
    .name = Mapa
option-board-tharsis = Mapa z gry podstawowej, wokół wulkanów Tharsis.
option-calm-before-storm = Misje zaczepne można kupować dopiero wtedy, gdy ktoś ma 3 bazy, wliczając pierwszą.
    .name = Cisza przed burzą
option-confirm-end = Po drugiej akcji tura trwa, dopóki gracz sam jej nie zakończy, dzięki czemu akcję można jeszcze cofnąć.
    .name = Ręczne kończenie tury
option-cooperative = Czworo graczy tworzy dwie dwuosobowe drużyny, których członkowie siedzą naprzeciw siebie i wygrywają razem.
    .name = Wariant kooperacyjny
option-corporate-era = W grze są wszystkie karty i korporacje, a produkcja zaczyna się od 0; bez tej opcji – od 1.
    .name = Era Korporacyjna
option-direction = Określa, w którą stronę przekazuje się kostkę.
    .name = Kierunek gry
option-direction-clockwise = Kostka krąży zgodnie z ruchem wskazówek zegara.
option-direction-counterclockwise = Kostka krąży przeciwnie do ruchu wskazówek zegara.
option-discovery-gives-roads = W wariancie „Więcej odkryć” każda karta może być zamiast tego kartą drogi.
    .name = Karty drogi z odkryć
option-draft = W fazie badań każdy gracz zatrzymuje po jednej karcie i przekazuje pozostałe dalej.
    .name = Selekcja kart
option-fewer-bases = Kolonie zaczynają jeden równoleżnik bliżej bieguna, więc wystarczą 4 bazy.
    .name = Mniej baz
option-first-player = Określa, kto zaczyna; jeśli nikt konkretny, decyduje los, a przy jednym stole zwyczajowo zaczyna ten, kto ostatnio oglądał lub czytał science fiction.
    .name = Pierwszy gracz
option-global-cards-hit-partner = Czarny piątek i Armagedon uderzają także w partnera.
    .name = Globalne misje uderzają w partnera
option-in-a-row = Określa, czyje rzuty liczą się, gdy kradzież lub utrata kolejki wypada dwa razy z rzędu.
    .name = Rzuty z rzędu
option-in-a-row-own = Rzut gracza porównuje się z jego własnym poprzednim rzutem.
option-in-a-row-table = Rzut porównuje się z poprzednim rzutem przy stole, niezależnie od tego, czyj był.
option-lab2-alone = Laboratorium (2) działa nawet wtedy, gdy laboratorium (3) jest nieaktywne.
    .name = Samodzielne laboratorium (2)
option-more-discoveries = Odkrycie daje po jednej karcie za każdą własną bazę zamiast jednej karty.
    .name = Więcej odkryć
option-not-so-aggressive = W każdej rundzie można użyć tylko jednej misji zaczepnej, a nikomu nie wolno ich używać w dwóch swoich turach z rzędu; Armagedon dobrany ponad to nie ma skutku.
    .name = Nie tak agresywnie
option-prices = Określa, który cennik obowiązuje.
    .name = Ceny
option-prices-long = Laboratoria kosztują inaczej, co wydłuża grę.
option-prices-printed = Ceny są takie jak na drukowanej Karcie Pomocy.
option-prices-quick = Bazy, stacja H2O i niektóre inne budowle są tańsze, co przyspiesza grę.
option-road-cards-spent = Układając drogę polarną, oddaje się jej 3 karty drogi.
    .name = Karty drogi się zużywają
option-road-moves-along = Gdy baza z drogą polarną zostaje zniszczona i odbudowana gdzie indziej, droga przenosi się z nią bezpłatnie.
    .name = Drogi się przenoszą
option-skipped-turn-breaks-row = Kolejka stracona przez Zastój przerywa serię jednakowych rzutów.
    .name = Stracona kolejka przerywa serię
option-solo-goal = Określa, co daje zwycięstwo w grze 1-osobowej; przy większej liczbie graczy nie ma znaczenia.
    .name = Cel gry 1-osobowej
option-solo-goal-rating = W grze 1-osobowej wygrywasz, jeśli po ostatnim pokoleniu twój WT wynosi co najmniej 63; dochodzi projekt standardowy Gaz buforowy.
option-solo-goal-terraform = W grze 1-osobowej wygrywasz, jeśli wszystkie trzy Wskaźniki Globalne osiągną na czas swoje pułapy.
option-swap-lab = Określa, który z dwojga partnerów potrzebuje aktywnego laboratorium, aby mogli wymieniać się zasobami.
    .name = Laboratoria do wymiany
option-swap-lab-both = Potrzebują go oboje partnerzy.
option-swap-lab-either = Wystarczy, że ma je jedno z dwojga.
option-theft-offers-everyone = Kradzieży można próbować także na graczach bez kart zasobów.
    .name = Okradanie każdego
option-unplaceable-tile = Określa, co dzieje się z kartą, której obszaru nie da się nigdzie umieścić.
    .name = Obszary bez pola
option-unplaceable-tile-forbid = Karty nie wolno zagrać.
option-unplaceable-tile-skip = Kartę wolno zagrać, a obszar się pomija.
option-wasteful-payment = Wolno wydać więcej stali i tytanu, niż wymaga cena.
    .name = Przepłacanie

## Values that are no choice

value-no = Nie
value-no-seat = Nikt konkretny
value-nobody = Nikt
value-yes = Tak
