### The browser: the Terraforming Committee of Turmoil. Sorted by part.

## The ring of parties

web-tu-chairman = Przewodniczący
web-tu-delegates = { $count ->
    [one] { $count } delegat
   *[other] { $count } delegatów
}
web-tu-neutral = neutralny delegat
web-tu-nobody = brak
# A party for those who do not see it; it begins with what is also written there: name and delegates.
# $leader is a name, "you", "a neutral delegate" or "nobody".
web-tu-party = { $party } { web-tu-delegates }, w tym twoich: { $own }. Lider: { $leader }.{ $isRuling ->
    [yes] { " " }Rządzi teraz.
   *[no] { "" }
}{ $isDominant ->
    [yes] { " " }Dominuje.
   *[no] { "" }
}
web-tu-ruling = Rządzi
web-tu-wheel = Sześć partii, zgodnie z ruchem wskazówek zegara

## Influence and delegates

# Where everybody’s delegates are, for somebody who watches.
web-tu-all-delegates = Delegaci
web-tu-by-cards = Z twoich kart
web-tu-free = bezpłatnie
web-tu-influence = Twoje wpływy
web-tu-influence-of = Wpływy
# $name is whoever presides now: a name, "you" or "a neutral delegate".
web-tu-is-chairman = Przewodniczący (teraz: { $name })
web-tu-leads-dominant = Lider partii dominującej
web-tu-lobby = Lobby
web-tu-own-delegates = Twoi delegaci
web-tu-reserve = Rezerwa
web-tu-sits-dominant = Delegat w niej oprócz lidera
# Delegates in lobby and reserve.
web-tu-unplaced = { $count ->
    [one] { $count } delegat do wysłania
   *[other] { $count } delegatów do wysłania
}

## Lobbying

web-tu-dominant = Dominuje
# $size and $other are numbers of delegates.
web-tu-dominant-grows = nadal { $party }, delegaci: { $size }
web-tu-dominant-new = odtąd { $party }, { $size } do { $other }
web-tu-dominant-stays = nadal { $party }, { $size } do { $other }
web-tu-from-lobby = nic: delegat jest z lobby
web-tu-leader = Lider
# $own are your delegates there, $other those of the strongest rival.
web-tu-leader-new = { $isYou ->
    [yes] przejmujesz przywództwo, { $own } do { $other }
   *[no] odtąd { $name }, { $other } do twoich { $own }
}
web-tu-leader-stays = { $isYou ->
    [yes] nadal ty, { $own } do { $other }
   *[no] nadal { $name }, { $other } do twoich { $own }
}
web-tu-lobbying = Lobbing
web-tu-lobbying-how = Wybierz partię w kręgu, aby wysłać do niej delegata.
web-tu-lobbying-not = Nie masz teraz delegata, którego można wysłać.
web-tu-send = Wyślij delegata

## Parties and events

web-tu-events = Wydarzenia globalne
web-tu-for-you = Dla ciebie
web-tu-no-event = brak
web-tu-nothing = nic
web-tu-of-choice = Zasoby do wyboru
web-tu-on-cards = Zasoby na kartach
# The neutral delegate that came, or will come, with an event.
web-tu-sends = Neutralny delegat do partii { $party }, gdy wydarzenie stanie się aktualne
web-tu-sent = Neutralny delegat do partii { $party } przy odsłonięciu wydarzenia
web-tu-slot-coming = Nadchodzące: następne pokolenie
web-tu-slot-current = Aktualne: to pokolenie
web-tu-slot-distant = Odległe: pokolenie po następnym
web-tu-when-ruling = Gdy partia rządzi

## If the generation ended now

# $stays says whether it is the chairman of now. $name is a name or "a neutral delegate".
web-tu-chairs = { $isYou ->
    [yes] { $stays ->
        [yes] Nadal przewodniczysz
       *[no] Obejmujesz przewodnictwo
    }
   *[no] { $stays ->
        [yes] Nadal przewodniczy: { $name }
       *[no] Przewodniczy: { $name }
    }
}
web-tu-dominates = Dominacja: { $party }
web-tu-event = Wydarzenie
web-tu-everybody = wszyscy
web-tu-if-ended = Gdyby pokolenie skończyło się teraz
web-tu-no-bonus = nikt nie dostaje premii
# Instead of a forecast, in the last generation.
web-tu-no-politics = Gra kończy się przed polityką
web-tu-revision = Aktualizacja WT
web-tu-rules = Rządy: { $party }
