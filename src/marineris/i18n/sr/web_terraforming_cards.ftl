### The browser: the cards of Terraforming Mars. Sorted by part.

## On a card

# Resources on a card. $kind is their name in the plural: Microbes.
web-card-cubes = { $kind }: { $count }
# Before what a corporation does first. Short: it stands on the card.
web-card-first = Prvo
# More rows than a small card has room for.
web-card-more = +{ $count }
# Words for what no picture shows. As short as can be: they stand on the card, after an icon.
# All that one has of it.
web-card-note-all = sve
# Next to no other tile.
web-card-note-alone = izdvojeno
# Next to the tile that this card places.
web-card-note-beside = susedno
# On any own card that can hold it.
web-card-note-card = na kartu
# Next to at least one, or two, city tiles.
web-card-note-city = uz grad
web-card-note-cities = uz 2 grada
web-card-note-claim = zauzmi
web-card-note-copy = kopiraj
# The cost printed on a card.
web-card-note-cost = odštampano
# Tags that differ from each other.
web-card-note-different = različite
web-card-note-greenery = uz zelenilo
# On an own card that has at least one already.
web-card-note-holding = na kartu koja ih ima
# On a space of land, which is unusual for an ocean.
web-card-note-land = na kopnu
# The players with the lowest rating.
web-card-note-lowest = najniži
web-card-note-mars = na Marsu
# On a space with a steel or titanium bonus.
web-card-note-metal = na metalu
# Players are ranked by how many they have.
web-card-note-most = najviše
web-card-note-next = sledeća
# On a space reserved for oceans.
web-card-note-ocean = na polju okeana
# On a metal bonus, next to an own tile.
web-card-note-own-metal = na metalu, uz svoju pločicu
# Parties with an own delegate.
web-card-note-party = po partiji
# On the space that bears its name.
web-card-note-reserved = na svom polju
# A standard resource of one's choice.
web-card-note-resource = po izboru
# If there is at least one.
web-card-note-some = ako ga ima
# The rating has not gone up.
web-card-note-unraised = nije porastao
web-card-note-volcanic = na vulkanu
web-card-part-action = Akcija
web-card-part-effect = Efekat
web-card-part-first-action = Prva akcija
# M€ that are missing. Very short: it stands on the card.
web-card-short = fali { $amount }
# Steps, tags or tiles that are missing. Very short.
web-card-to-go = još { $steps }
# A limit that has been passed by so many steps. Very short.
web-card-too-far = { $steps } previše

## Why a card cannot be played, in two or three words on the card. After the code of the reason.

web-card-block = Ne sada
web-card-block-first-action-first = Najpre prva akcija
web-card-block-no-card-to-copy = Nema šta da kopiraš
web-card-block-no-cards = Nema karata
web-card-block-no-cube-to-take = Nema šta da uzmeš
web-card-block-no-place = Nema mesta
web-card-block-no-production-to-lower = Nema šta da se smanji
web-card-block-nothing-to-choose = Nema mogućnosti
web-card-block-production-too-low = Mala proizvodnja
web-card-block-stock-too-low = Mala zaliha

## What a screen reader says of a card

# $kind is the type of the card: active card.
web-card-label = { $name }, { $cost } { "M€" }, { $kind }
web-card-label-blocked = Sada ne može da se odigra
web-card-label-ready = Sada može da se odigra
web-card-label-tags = Oznake: { $tags }

## The hand

# Asked for by "tell me when it opens". $card is the name of a card.
web-card-opened = Sada možeš da odigraš: { $card }
web-hand = Ruka
web-hand-clear = Prikaži sve
web-hand-empty = Nema karata u ruci. Nove stižu u fazi istraživanja.
# $count is how many tags and types are chosen.
web-hand-filter = { $count ->
    [0] Oznake i vrste
   *[other] Oznake i vrste ({ $count })
}
# A filter hides the others.
web-hand-hidden = Prikazano { $shown } od { $all } karata
web-hand-key = Ruka
web-hand-kinds = Vrste
web-hand-none-found = Nijedna karta u ruci ne odgovara.
# The keys 1 to 9.
web-hand-nth-key = Karta { $number } u ruci, do 9
# $count is how many cards can be played.
web-hand-playable = Igrive { $count }
web-hand-playable-key = Samo igrive karte
web-hand-search = Traži karte
web-hand-show-all = Prikaži sve
web-hand-sort = Redosled karata u ruci
web-hand-sort-cost = Po ceni
web-hand-sort-drawn = Kako su vučene
web-hand-sort-manual = Moj redosled
web-hand-sort-playable = Prvo igrive
web-hand-sort-tag = Po oznaci
web-hand-sort-type = Po vrsti
web-hand-tags = Oznake

## A card shown large

web-card-asking = Samo trenutak…
web-card-back = Nazad
# $price is what the card costs, $purse what the player could pay, both in M€.
web-card-can-pay = Možeš da platiš { $price } { "M€" }; za nju imaš { $purse }.
web-card-met = Ispunjeno
web-card-missing = { $count ->
    [0] Ništa ne nedostaje
    [1] Jedna stvar nedostaje
    [one] { $count } stvar nedostaje
    [few] { $count } stvari nedostaju
   *[other] { $count } stvari nedostaje
}
web-card-not-play = Još nije igriva
web-card-not-use = Ne sada
web-card-nothing = Ovo ne bi ništa promenilo.
# How many of all conditions are not fulfilled.
web-card-of = { $failed } od { $all }
web-card-pin = Javi kad postane igriva
web-card-pinned = Dobićeš obaveštenje
web-card-play = Odigraj kartu
web-card-play-for = Odigraj za { $price }
web-card-play-title = Igraš kartu „{ $card }”?
web-card-prepare = Uradi kad dođem na red
web-card-unmet = Nedostaje
web-card-unprepare = Ne pripremaj
web-card-use = Akcija karte
web-card-use-now = Iskoristi akciju
web-card-use-title = Koristiš akciju karte „{ $card }”?
web-card-vain = Plaćaš, a ništa se ne menja.
web-card-vain-confirm = Drži da to ipak uradiš
web-card-ways-oceans = Šta bi sada donelo okean
web-card-ways-oxygen = Šta bi sada podiglo kiseonik
web-card-ways-temperature = Šta bi sada podiglo temperaturu

## Paying

web-pay = Plaćanje
web-pay-confirm = Plati { $price }
web-pay-exact = Tačno { $amount }, ništa ne propada
# $have is how many M€ the player has.
web-pay-fills = pokriva ostatak · imaš { $have }
# M€ that are paid too much.
web-pay-lost = { $amount } { "M€" } previše
web-pay-save-metal = Čuvaj metal
web-pay-save-money = Čuvaj { "M€" }
web-pay-suggested = Predlog
web-pay-title = Kako plaćaš?
# What one unit is worth in M€, and how many the player has.
web-pay-worth = vredi { $value } · imaš { $have }

## Choosing cards
## A question's own message is its title; .hint stands below, .choose and .chosen on each card, .none and
## .confirm on the answers. What it does not have is taken from web-pick-any.

web-pick-any =
    .choose = Izaberi
    .chosen = Izabrano
    .confirm = { $count ->
        [0] Izaberi kartu
        [1] Izaberi ovu kartu
        [one] Izaberi { $count } kartu
        [few] Izaberi { $count } karte
       *[other] Izaberi { $count } karata
    }
    .hint = Izaberi kartu, pa potvrdi.
    .none = Nijednu
web-pick-add-to =
    .hint = Ostaje na karti koju izabereš.
web-pick-buy = Zadrži ono što želiš da odigraš
    .choose = Zadrži za { $price }
    .chosen = Zadržavaš
    .confirm = { $count ->
        [0] Zadrži…
        [one] Zadrži { $count } kartu
        [few] Zadrži { $count } karte
       *[other] Zadrži { $count } karata
    }
    .hint = Svaka karta košta { $price } { "M€" }. Ostale se odbacuju licem nadole.
    .none = Nijednu
web-pick-buy-or-discard = Kupuješ ovu kartu?
    .choose = Kupi za { $price }
    .chosen = Kupuješ
    .confirm = Kupi je
    .hint = Košta { $price } { "M€" }; inače se odbacuje licem nadole.
    .none = Odbaci je
web-pick-choosing = bira
# How many cards are chosen. A label, not a sentence.
web-pick-count = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
web-pick-copy-production =
    .choose = Kopiraj
    .chosen = Kopiraš
    .confirm = Kopiraj proizvodnju
    .hint = Još jednom dobijaš proizvodnju prikazanu u okviru te karte.
# $count is how many cards are to be discarded.
web-pick-discard-cards = { $count ->
    [one] Odbaci { $count } kartu iz ruke
    [few] Odbaci { $count } karte iz ruke
   *[other] Odbaci { $count } karata iz ruke
}
    .choose = Odbaci
    .chosen = Odbacuješ
    .confirm = { $count ->
        [0] Odbaci…
        [one] Odbaci { $count } kartu
        [few] Odbaci { $count } karte
       *[other] Odbaci { $count } karata
    }
    .hint = Ostale ostaju u ruci.
web-pick-discard-to-draw = Menjaš kartu za novu?
    .choose = Odbaci
    .chosen = Odbacuješ
    .confirm = { $count ->
        [0] Odbaci…
       *[other] Odbaci i vuci
    }
    .hint = Odbaci kartu iz ruke da vučeš novu.
    .none = Zadrži sve
# $from and $to are players: who hands over the next cards, and who gets the rest of these.
web-pick-draft = Sledeće karte ti daje { $from }, a ostatak ovih dobija { $to }
web-pick-drafted = Dosad uzeto
# $count is how many cards are to be kept.
web-pick-keep = { $count ->
    [one] Zadrži { $count } od ovih karata
   *[other] Zadrži { $count } od ovih karata
}
    .choose = Zadrži
    .chosen = Zadržavaš
    .confirm = { $count ->
        [0] Zadrži…
        [one] Zadrži { $count } kartu
        [few] Zadrži { $count } karte
       *[other] Zadrži { $count } karata
    }
    .hint = Ostale se odbacuju licem nadole.
web-pick-pick = Uzmi jednu kartu
    .choose = Uzmi
    .chosen = Uzimaš
    .confirm = { $count ->
        [0] Uzmi…
       *[other] Uzmi ovu kartu
    }
    .hint = Plaćaš kasnije, kad se draft završi: tada kupuješ koje želiš od uzetih karata.
web-pick-ready = spremno
web-pick-sell-patents = Koje karte prodaješ?
    .choose = Prodaj za { $price }
    .chosen = Prodaješ
    .confirm = { $count ->
        [0] Prodaj…
        [one] Prodaj { $count } kartu
        [few] Prodaj { $count } karte
       *[other] Prodaj { $count } karata
    }
    .hint = Svaka donosi 1 { "M€" }. Odbacuju se licem nadole.
web-pick-take-cube =
    .choose = Uzmi odavde
    .chosen = Uzimaš
    .confirm = Uzmi
    .hint = Prelazi s karte koju izabereš.
web-pick-together = Svi biraju istovremeno

## The start

web-start = Osnuj svoju korporaciju
    .hint = Izaberi korporaciju i početne karte. Svaka karta košta { $price } { "M€" } od njenog novca.
web-start-cards = Tvojih deset karata
web-start-confirm = { $count ->
    [0] Počni: { $corporation }, bez karata
    [one] Počni: { $corporation }, { $count } karta
    [few] Počni: { $corporation }, { $count } karte
   *[other] Počni: { $corporation }, { $count } karata
}
web-start-corporation = Korporacija
web-start-first = Najpre izaberi korporaciju
web-start-found = Izaberi
web-start-founded = Izabrano
web-start-other = Izaberi onu drugu

## Standard projects

web-card-build = Standardni projekat
web-card-build-for = Izgradi za { $price }
web-card-not-build = Ne sada
web-project-blocked = Sada nije moguće
web-project-label = { $name }, { $price } { "M€" }
web-project-ready = Sada je moguće
web-projects = Standardni projekti
# A label before them, where there is little room.
web-projects-short = Projekti

## The cards in play

web-tableau-actions = Akcije
web-tableau-corporation = Korporacija
web-tableau-effects = Efekti
web-tableau-empty = Još nema karata u igri.
web-tableau-events = Odigrani događaji
web-tableau-others = Ostale karte
# Cards that take from others, or count what others do.
web-tableau-touching = Utiču na druge
web-tableau-used = iskorišćeno

## All cards

web-cards = Karte
web-cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
web-cards-none = Nijedna karta ne odgovara.
