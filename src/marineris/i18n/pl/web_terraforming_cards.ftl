### The browser: the cards of Terraforming Mars. Sorted by part.

## On a card

# Resources on a card. $kind is their name in the plural: Microbes.
web-card-cubes = { $kind }: { $count }
# Before what a corporation does first. Short: it stands on the card.
web-card-first = Najpierw
# More rows than a small card has room for.
web-card-more = +{ $count }
# Words for what no picture shows. As short as can be: they stand on the card, after an icon.
# All that one has of it.
web-card-note-all = wszystko
# Next to no other tile.
web-card-note-alone = osobno
# Next to the tile that this card places.
web-card-note-beside = obok
# On any own card that can hold it.
web-card-note-card = na kartę
# Next to at least one, or two, city tiles.
web-card-note-city = przy mieście
web-card-note-cities = przy 2 miastach
web-card-note-claim = zajmij
web-card-note-copy = skopiuj
# The cost printed on a card.
web-card-note-cost = koszt z karty
# Tags that differ from each other.
web-card-note-different = różne
web-card-note-greenery = przy zieleni
# On an own card that has at least one already.
web-card-note-holding = na kartę z zasobem
# On a space of land, which is unusual for an ocean.
web-card-note-land = na lądzie
# The players with the lowest rating.
web-card-note-lowest = najniższy
web-card-note-mars = na Marsie
# On a space with a steel or titanium bonus.
web-card-note-metal = na metalu
# Players are ranked by how many they have.
web-card-note-most = najwięcej
web-card-note-next = następna
# On a space reserved for oceans.
web-card-note-ocean = na polu oceanu
# On a metal bonus, next to an own tile.
web-card-note-own-metal = na metalu, przy swoim
# Parties with an own delegate.
web-card-note-party = za partię
# On the space that bears its name.
web-card-note-reserved = na swoim polu
# A standard resource of one's choice.
web-card-note-resource = do wyboru
# If there is at least one.
web-card-note-some = jeśli jest
# The rating has not gone up.
web-card-note-unraised = bez wzrostu
web-card-note-volcanic = na wulkanie
web-card-part-action = Akcja
web-card-part-effect = Efekt
web-card-part-first-action = Pierwsza akcja
# M€ that are missing. Very short: it stands on the card.
web-card-short = brak { $amount }
# Steps, tags or tiles that are missing. Very short.
web-card-to-go = jeszcze { $steps }
# A limit that has been passed by so many steps. Very short.
web-card-too-far = { $steps } za dużo

## Why a card cannot be played, in two or three words on the card. After the code of the reason.

web-card-block = Nie teraz
web-card-block-first-action-first = Najpierw 1. akcja
web-card-block-no-card-to-copy = Nic do kopiowania
web-card-block-no-cards = Brak kart
web-card-block-no-cube-to-take = Nic do zabrania
web-card-block-no-place = Brak pola
web-card-block-no-production-to-lower = Brak produkcji do zmniejszenia
web-card-block-nothing-to-choose = Brak możliwości
web-card-block-production-too-low = Za mała produkcja
web-card-block-stock-too-low = Za mało zasobów

## What a screen reader says of a card

# $kind is the type of the card: active card.
web-card-label = { $name }, { $cost } M€, { $kind }
web-card-label-blocked = Nie można teraz zagrać
web-card-label-ready = Można teraz zagrać
web-card-label-tags = Symbole: { $tags }

## The hand

# Asked for by "tell me when it opens". $card is the name of a card.
web-card-opened = Możesz teraz zagrać: { $card }
web-hand = Ręka
web-hand-clear = Pokaż wszystkie
web-hand-empty = Nie masz kart na ręce. Nowe przyniosą badania.
# $count is how many tags and types are chosen.
web-hand-filter = { $count ->
    [0] Symbole i rodzaje
   *[other] Symbole i rodzaje ({ $count })
}
# A filter hides the others.
web-hand-hidden = Widać { $shown } z { $all } kart
web-hand-key = Ręka
web-hand-kinds = Rodzaje
web-hand-none-found = Żadna karta z ręki nie pasuje.
# The keys 1 to 9.
web-hand-nth-key = Karta { $number } z ręki, aż do 9
# $count is how many cards can be played.
web-hand-playable = Do zagrania: { $count }
web-hand-playable-key = Tylko karty do zagrania
web-hand-search = Szukaj kart
web-hand-show-all = Pokaż wszystkie
web-hand-sort = Kolejność kart na ręce
web-hand-sort-cost = Wg kosztu
web-hand-sort-drawn = Jak dobrane
web-hand-sort-manual = Moja kolejność
web-hand-sort-playable = Do zagrania najpierw
web-hand-sort-tag = Wg symboli
web-hand-sort-type = Wg rodzaju
web-hand-tags = Symbole

## A card shown large

web-card-asking = Chwileczkę…
web-card-back = Wstecz
# $price is what the card costs, $purse what the player could pay, both in M€.
web-card-can-pay = Stać cię na { $price } M€; masz na to { $purse }.
web-card-met = Spełnione
web-card-missing = { $count ->
    [0] Niczego nie brakuje
    [one] Brakuje jednej rzeczy
   *[other] Brakuje { $count } rzeczy
}
web-card-not-play = Jeszcze nie do zagrania
web-card-not-use = Nie teraz
web-card-nothing = To niczego nie zmieni.
# How many of all conditions are not fulfilled.
web-card-of = { $failed } z { $all }
web-card-pin = Powiadom, gdy będzie można
web-card-pinned = Dostaniesz powiadomienie
web-card-play = Zagraj kartę
web-card-play-for = Zagraj za { $price }
web-card-play-title = Zagrać kartę { $card }?
web-card-prepare = Wykonaj w mojej turze
web-card-unmet = Brakuje
web-card-unprepare = Usuń z planu
web-card-use = Akcja z karty
web-card-use-now = Wykonaj akcję
web-card-use-title = Użyć karty { $card }?
web-card-vain = Zapłacisz, ale nic się nie zmieni.
web-card-vain-confirm = Przytrzymaj, aby mimo to wykonać
web-card-ways-oceans = Co mogłoby teraz dać ocean
web-card-ways-oxygen = Co mogłoby teraz podnieść poziom tlenu
web-card-ways-temperature = Co mogłoby teraz podnieść temperaturę

## Paying

web-pay = Zapłata
web-pay-confirm = Zapłać { $price }
web-pay-exact = Dokładnie { $amount }, nic nie przepada
# $have is how many M€ the player has.
web-pay-fills = pokrywają resztę · masz { $have }
# M€ that are paid too much.
web-pay-lost = { $amount } M€ za dużo
web-pay-save-metal = Oszczędź metal
web-pay-save-money = Oszczędź M€
web-pay-suggested = Proponowana
web-pay-title = Jak płacisz?
# What one unit is worth in M€, and how many the player has.
web-pay-worth = po { $value } M€ · masz { $have }

## Choosing cards
## A question's own message is its title; .hint stands below, .choose and .chosen on each card, .none and
## .confirm on the answers. What it does not have is taken from web-pick-any.

web-pick-any =
    .choose = Wybierz
    .chosen = Wybrana
    .confirm = { $count ->
        [0] Wybierz kartę
        [one] Wybierz tę kartę
        [few] Wybierz { $count } karty
        [many] Wybierz { $count } kart
       *[other] Wybierz { $count } karty
    }
    .hint = Wybierz kartę i potwierdź.
    .none = Żadna
web-pick-add-to =
    .hint = Zasób zostanie na wybranej karcie.
web-pick-buy = Zatrzymaj to, co chcesz zbudować
    .choose = Zatrzymaj za { $price }
    .chosen = Zatrzymujesz
    .confirm = { $count ->
        [0] Zatrzymaj…
        [one] Zatrzymaj { $count } kartę
        [few] Zatrzymaj { $count } karty
        [many] Zatrzymaj { $count } kart
       *[other] Zatrzymaj { $count } karty
    }
    .hint = Każda karta kosztuje { $price } M€. Pozostałe odrzucasz zakryte.
    .none = Nie bierz żadnej
web-pick-buy-or-discard = Kupić tę kartę?
    .choose = Kup za { $price }
    .chosen = Kupujesz
    .confirm = Kup ją
    .hint = Kosztuje { $price } M€; jeśli jej nie kupisz, odrzucasz ją zakrytą.
    .none = Odrzuć ją
web-pick-choosing = wybiera
# How many cards are chosen. A label, not a sentence.
web-pick-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-pick-copy-production =
    .choose = Skopiuj
    .chosen = Kopiujesz
    .confirm = Skopiuj jej produkcję
    .hint = Dostaniesz jeszcze raz produkcję z jej ramki.
# $count is how many cards are to be discarded.
web-pick-discard-cards = { $count ->
    [one] Odrzuć { $count } kartę z ręki
    [few] Odrzuć { $count } karty z ręki
    [many] Odrzuć { $count } kart z ręki
   *[other] Odrzuć { $count } karty z ręki
}
    .choose = Odrzuć
    .chosen = Odrzucasz
    .confirm = { $count ->
        [0] Odrzuć…
        [one] Odrzuć { $count } kartę
        [few] Odrzuć { $count } karty
        [many] Odrzuć { $count } kart
       *[other] Odrzuć { $count } karty
    }
    .hint = Pozostałe zostają na ręce.
web-pick-discard-to-draw = Wymienić kartę na nową?
    .choose = Odrzuć
    .chosen = Odrzucasz
    .confirm = { $count ->
        [0] Odrzuć…
       *[other] Odrzuć i dobierz
    }
    .hint = Odrzuć kartę z ręki, aby dobrać nową.
    .none = Zatrzymaj wszystkie
# $from and $to are players: who hands over the next cards, and who gets the rest of these.
web-pick-draft = Następne karty przekaże { $from }, resztę tych dostanie { $to }
web-pick-drafted = Dotąd wzięte
# $count is how many cards are to be kept.
web-pick-keep = Zatrzymaj { $count } z tych kart
    .choose = Zatrzymaj
    .chosen = Zatrzymujesz
    .confirm = { $count ->
        [0] Zatrzymaj…
        [one] Zatrzymaj { $count } kartę
        [few] Zatrzymaj { $count } karty
        [many] Zatrzymaj { $count } kart
       *[other] Zatrzymaj { $count } karty
    }
    .hint = Pozostałe odrzucasz zakryte.
web-pick-pick = Weź jedną kartę
    .choose = Weź
    .chosen = Bierzesz
    .confirm = { $count ->
        [0] Weź…
       *[other] Weź tę kartę
    }
    .hint = Płacisz później, po selekcji: wtedy kupisz dowolne z wziętych kart.
web-pick-ready = gotowe
web-pick-sell-patents = Które karty sprzedajesz?
    .choose = Sprzedaj za { $price }
    .chosen = Sprzedajesz
    .confirm = { $count ->
        [0] Sprzedaj…
        [one] Sprzedaj { $count } kartę
        [few] Sprzedaj { $count } karty
        [many] Sprzedaj { $count } kart
       *[other] Sprzedaj { $count } karty
    }
    .hint = Każda daje 1 M€. Odrzucasz je zakryte.
web-pick-take-cube =
    .choose = Weź stąd
    .chosen = Bierzesz
    .confirm = Weź
    .hint = Zasób przechodzi z wybranej karty.
web-pick-together = Wszyscy wybierają jednocześnie

## The start

web-start = Załóż korporację
    .hint = Wybierz korporację i karty na początek. Każda karta kosztuje { $price } M€ z pieniędzy korporacji.
web-start-cards = Twoje dziesięć kart
web-start-confirm = { $count ->
    [0] Zacznij: { $corporation }, bez kart
    [one] Zacznij: { $corporation }, { $count } karta
    [few] Zacznij: { $corporation }, { $count } karty
    [many] Zacznij: { $corporation }, { $count } kart
   *[other] Zacznij: { $corporation }, { $count } karty
}
web-start-corporation = Korporacja
web-start-first = Najpierw wybierz korporację
web-start-found = Wybierz
web-start-founded = Wybrana
web-start-other = Wybierz drugą

## Standard projects

web-card-build = Projekt standardowy
web-card-build-for = Zbuduj za { $price }
web-card-not-build = Nie teraz
web-project-blocked = Teraz niedostępne
web-project-label = { $name }, { $price } M€
web-project-ready = Teraz dostępne
web-projects = Projekty standardowe
# A label before them, where there is little room.
web-projects-short = Projekty

## The cards in play

web-tableau-actions = Akcje
web-tableau-corporation = Korporacja
web-tableau-effects = Efekty
web-tableau-empty = Nie ma jeszcze kart w grze.
web-tableau-events = Zagrane wydarzenia
web-tableau-others = Pozostałe karty
# Cards that take from others, or count what others do.
web-tableau-touching = Wpływają na innych
web-tableau-used = użyta

## All cards

web-cards = Karty
web-cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-cards-none = Żadna karta nie pasuje.
