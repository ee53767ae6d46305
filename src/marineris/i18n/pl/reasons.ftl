### Why a move is not legal: one sentence for each reason, sorted by code.
###
### A reason of one game that another game gives for something else bears its game before its id.
### $need and $have are the figures compared. `.short` is said where the game does not know them.

mars2049-reason-choose-an-action = Wybierz akcję albo zakończ turę.
mars2049-reason-no-place = Nie ma wolnego przecięcia, na którym można by to postawić.
reason-acted-already = Masz już za sobą akcję w tej turze: zamiast pasować, zakończ turę.
reason-action-used = Ta akcja jest już wykorzystana w tym pokoleniu.
reason-amount-out-of-range = Liczba musi mieścić się w zakresie od { $least } do { $most }.
# $question is the `.short` of that question.
reason-another-question = Najpierw zdecyduj, { $question }.
    .short = Najpierw odpowiedz na zadane ci pytanie.
reason-attacked-last-turn = Misja zaczepna była już przez ciebie użyta w poprzedniej lub w tej turze.
reason-award-funded = Fundatorem tej Nagrody jest już { $player }.
reason-awards-gone = Wszystkie Nagrody, które można ufundować ({ $most }), są już ufundowane.
reason-bank-empty = W banku nie ma już takich żetonów.
reason-bases-too-few = Potrzebujesz { $need ->
    [one] { $need } bazy
   *[other] { $need } baz
}; masz: { $have }.
reason-both-actions-taken = Obie akcje tej tury są już wykonane: zakończ ją.
reason-calm-before-storm = Misji zaczepnych nie można kupować, dopóki ktoś nie ma 3 baz, wliczając pierwszą.
reason-cannot-hold = Ta karta nie gromadzi takich zasobów.
reason-card-not-offered = Karty { TERM($card) } nie ma wśród kart do wyboru.
reason-card-too-dear = Koszt to { $need } M€; możesz na to wydać { $have } M€.
reason-cards-too-few = Potrzebujesz { $need } { TERM($resource, $need, form: "gen") } w kartach; masz: { $have }.
reason-choose-an-action = Wybierz akcję albo spasuj.
reason-deck-empty = W talii nie ma już { TERM($deck, 2, form: "gen") }.
reason-first-action-first = Najpierw musisz wykonać pierwszą akcję swojej korporacji.
reason-game-over = Gra jest skończona.
reason-lab3-first = Zanim zbudujesz { TERM("structure-lab2", form: "acc") }, musisz zbudować { TERM("structure-lab3", form: "acc") }.
reason-milestone-not-reached = Ten Tytuł wymaga wyniku { $need }; masz: { $have }.
reason-milestone-taken = Ten Tytuł ma już { $player }.
reason-milestones-gone = Wszystkie Tytuły, które można uzyskać ({ $most }), są już zajęte.
reason-mission-bought = W tej turze jedna misja jest już kupiona.
reason-mission-used = W tej turze jedna misja jest już użyta.
reason-money-too-low = Koszt to { $need } M€; możesz wydać { $have } M€.
    .short = Masz za mało M€.
reason-next-to-city = Pole { $space } sąsiaduje z obszarem miasta.
    .short = To pole sąsiaduje z obszarem miasta.
reason-no-active-road = Potrzebna jest droga polarna prowadząca od stojącej bazy.
reason-no-card-to-copy = Nie masz karty z symbolem { TERM($tag, form: "gen") }, której ramkę produkcji można by powtórzyć.
    .short = Nie masz karty, której ramkę produkcji można by powtórzyć.
reason-no-cards = Nie masz kart na ręce.
reason-no-cards-in-bank = W banku jest już za mało kart tego zasobu.
reason-no-cube-to-take = Na żadnej karcie nie ma { TERM($cube, form: "gen") }, które wolno usunąć.
reason-no-lab-to-swap = Do wymiany partnerzy potrzebują aktywnego laboratorium.
reason-no-metal-bonus = Pole { $space } nie daje premii w postaci stali lub tytanu.
    .short = To pole nie daje premii w postaci stali lub tytanu.
reason-no-mission-to-take = Żaden przeciwnik nie ma misji.
reason-no-partner = Nie masz partnera do wymiany.
reason-no-place = Nie ma pola, na którym wolno umieścić { TERM($tile, 1, form: "acc") }.
    .short = Nie ma pola, na którym wolno umieścić ten obszar.
reason-no-polar-base = Nie masz bazy na kole podbiegunowym.
reason-no-production-to-lower = U żadnego gracza { TERM($resource, form: "production") } nie może spaść o { steps }.
    .short = U żadnego gracza produkcja nie może spaść aż o tyle.
reason-no-such-action = Nie masz w grze karty z taką akcją.
reason-no-such-token = Nie masz żetonu o wartości { $value } { TERM($resource, $value, form: "gen") }.
reason-no-target = Żaden przeciwnik nie ma niczego, co można by zabrać lub zniszczyć.
reason-no-token = Nie masz już { TERM($structure, 1, form: "gen") } do postawienia.
    .short = Nie masz już czego postawić.
reason-none = Nic tego nie zabrania.
reason-not-a-target = Nie można wybrać: { $player }.
reason-not-acted-yet = W tej turze nie masz jeszcze za sobą żadnej akcji: zamiast kończyć turę, spasuj.
reason-not-alone = W grze 1-osobowej nie ma Tytułów ani Nagród.
reason-not-blocked = Stację możesz zdjąć z planszy tylko wtedy, gdy twoje własne stacje nie zostawiają miejsca na następną bazę.
reason-not-in-hand = Tej karty nie masz na ręce.
reason-not-in-this-game = Przy tym stole gra się bez dodatku, z którego to pochodzi.
reason-not-isolated = Pole { $space } sąsiaduje z obszarem.
    .short = To pole sąsiaduje z obszarem.
reason-not-just-produced = Możesz zamienić tylko karty zasobu, który właśnie wyprodukowano.
reason-not-nearer-the-pole = Przecięcie { $point } nie leży na następnym równoleżniku w stronę bieguna.
    .short = To przecięcie nie leży na następnym równoleżniku w stronę bieguna.
reason-not-next-to-base = Przecięcie { $point } nie sąsiaduje z żadną z twoich baz.
    .short = To przecięcie nie sąsiaduje z żadną z twoich baz.
reason-not-next-to-greenery = Pole { $space } nie sąsiaduje z obszarem zieleni.
    .short = To pole nie sąsiaduje z obszarem zieleni.
reason-not-next-to-own = Pole { $space } nie sąsiaduje z żadnym z twoich obszarów.
    .short = To pole nie sąsiaduje z żadnym z twoich obszarów.
reason-not-offered = Tego nie ma wśród możliwości do wyboru.
reason-not-on-this-map = Na tej mapie nie ma czegoś takiego.
reason-not-picked = To nie jest wybrane.
reason-not-volcanic = Pole { $space } nie jest wulkaniczne.
    .short = To pole nie jest wulkaniczne.
# $players names those whose answer is awaited.
reason-not-your-turn = To nie twoja tura; ruch { $count ->
    [one] ma
   *[other] mają
} { $players }.
    .short = To nie twoja tura.
reason-nothing-more-taken-back = W tym wyborze nie można już niczego cofnąć.
reason-nothing-to-choose = Żadnej z tych możliwości nie da się wykonać.
reason-nothing-used = Nie ma użytej misji, którą można by teraz wykorzystać.
reason-one-attack-a-round = W tej rundzie jedna misja zaczepna jest już użyta.
reason-only-a-reaction = Tej misji używa się tylko wtedy, gdy uderza w ciebie misja zaczepna.
# $parameter, $need and $have: needs at most so much.
reason-parameter-too-high = { $parameter ->
    [parameter-temperature] Potrzeba { $need } °C lub zimniej; jest { $have } °C.
    [parameter-oxygen] Może być najwyżej { $need }% tlenu; jest { $have }%.
   *[parameter-oceans] { $need ->
        [one] Może być najwyżej { $need } obszar oceanów
        [few] Mogą być najwyżej { $need } obszary oceanów
       *[other] Może być najwyżej { $need } obszarów oceanów
    }; { $have ->
        [few] są { $have }
       *[other] jest { $have }
    }.
}
# $parameter, $need and $have: needs at least so much.
reason-parameter-too-low = { $parameter ->
    [parameter-temperature] Potrzeba { $need } °C lub cieplej; jest { $have } °C.
    [parameter-oxygen] Potrzeba co najmniej { $need }% tlenu; jest { $have }%.
   *[parameter-oceans] Potrzeba co najmniej { $need ->
        [one] { $need } obszaru oceanów
       *[other] { $need } obszarów oceanów
    }; { $have ->
        [few] są { $have }
       *[other] jest { $have }
    }.
}
reason-passed = W tym pokoleniu pasujesz: akcje wykonasz dopiero w następnym.
reason-picked-already = To jest już wybrane.
reason-picks-too-few = Trzeba wybrać co najmniej { $need }; wybrano: { $have }.
reason-point-taken = Na przecięciu { $point } już coś stoi.
    .short = Tam już coś stoi.
reason-production-too-low = Twoja { TERM($resource, form: "production") } wynosi { $have } i nie może spaść o { steps }.
    .short = Twoja produkcja nie może spaść aż o tyle.
reason-rating-not-raised = Twój WT nie wzrósł w tym pokoleniu.
# $missing: M€ that are missing for the cost and for what each step of TR costs now.
reason-rating-too-dear = Każdy poziom WT kosztuje teraz M€; brakuje ci { $missing } M€.
reason-reserved-for-city = Pole { $space } jest zarezerwowane na określone miasto.
    .short = To pole jest zarezerwowane na określone miasto.
reason-road-cards-full = Masz już { $most ->
    [one] { $most } kartę drogi
    [few] { $most } karty drogi
   *[other] { $most } kart drogi
}; więcej mieć nie wolno.
reason-road-cards-too-few = Potrzebujesz { $need ->
    [one] { $need } karty drogi
   *[other] { $need } kart drogi
}; masz: { $have }.
reason-road-laid = Twoja droga jest już ułożona.
reason-space-claimed = Na polu { $space } leży znacznik innego gracza.
    .short = Na tym polu leży znacznik innego gracza.
reason-space-taken = Na polu { $space } jest już obszar.
    .short = Tam jest już obszar.
reason-stations-stay = Przy tym stole nie zdejmuje się stacji z planszy: gdy brak miejsca na następną bazę, zbuduj ją obok dowolnej własnej stacji.
reason-stock-too-low = Potrzebujesz { $need } { TERM($resource, $need, form: "gen") }; masz: { $have }.
    .short = Masz tego za mało.
reason-swap-declined = Partner odrzucił tę wymianę; zaproponuj ją ponownie, gdy coś innego zmieni właściciela.
reason-swapped-the-other-way = Ten zasób wymieniasz już w drugą stronę; najpierw wymień coś w banku, zbuduj albo kup lub użyj misji.
reason-token-taken-this-turn = Ten żeton masz dopiero od tej tury: możesz nim zapłacić, a zamienić go na karty najwcześniej w następnej turze.
# $need and $have are lists made of .item; .nothing is an empty one.
reason-too-dear = Koszt: { $need }; twój zapas: { $have }.
    .item = { $amount } { TERM($resource, $amount) }
    .nothing = nic
reason-too-few-cities = W grze { $need ->
    [one] potrzeba { $need } obszaru miasta
   *[other] potrzeba { $need } obszarów miast
}; { $have ->
    [few] są { $have }
   *[other] jest { $have }
}.
reason-too-few-cities-around = Pole { $space } sąsiaduje ze zbyt małą liczbą obszarów miast.
    .short = To pole sąsiaduje ze zbyt małą liczbą obszarów miast.
reason-too-few-cubes = Na karcie potrzeba { $need } { TERM($cube, $need, form: "gen") }; { $have ->
    [few] są { $have }
   *[other] jest { $have }
}.
    .short = Na karcie jest za mało { TERM($cube, form: "gen") }.
reason-too-few-greeneries = Potrzebujesz { $need ->
    [one] { $need } własnego obszaru zieleni
   *[other] { $need } własnych obszarów zieleni
}; masz: { $have }.
reason-too-few-tags = Potrzebujesz { $need } { $need ->
    [one] symbolu
   *[other] symboli
} { TERM($tag, form: "gen") }; masz: { $have }.
reason-too-few-wild-tags = Twoje symbole jokera musiałyby zastąpić więcej symboli, niż ich masz.
reason-too-little-production = Potrzebna { TERM($resource, form: "production") }: { $need }; masz: { $have }.
reason-units-too-few = Potrzebujesz { $need } { TERM($resource, $need, form: "gen") }; masz: { $have }.
# A reason with the number of its rule.
reason-with-rule = { $reason } ({ $rule })
reason-wrong-area = Pole { $space } nie nadaje się do tego: to niewłaściwy rodzaj terenu.
    .short = To niewłaściwy rodzaj terenu.
