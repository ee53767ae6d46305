### The browser: the Terraforming Committee of Turmoil. Sorted by part.

## The ring of parties

web-tu-chairman = Predsedavajući
web-tu-delegates = { $count ->
    [one] { $count } delegat
    [few] { $count } delegata
   *[other] { $count } delegata
}
web-tu-neutral = neutralni delegat
web-tu-nobody = niko
# A party for those who do not see it; it begins with what is also written there: name and delegates.
# $leader is a name, "you", "a neutral delegate" or "nobody".
web-tu-party = { $party } { web-tu-delegates }, od toga tvojih { $own }. Lider: { $leader }.{ $isRuling ->
    [yes] { " " }Sada je na vlasti.
   *[no] { "" }
}{ $isDominant ->
    [yes] { " " }Dominantna.
   *[no] { "" }
}
web-tu-ruling = Na vlasti
web-tu-wheel = Šest partija, u smeru kazaljke na satu

## Influence and delegates

# Where everybody’s delegates are, for somebody who watches.
web-tu-all-delegates = Delegati
web-tu-by-cards = Od tvojih karata
web-tu-free = besplatno
web-tu-influence = Tvoj uticaj
web-tu-influence-of = Uticaj
# $name is whoever presides now: a name, "you" or "a neutral delegate".
web-tu-is-chairman = Predsedavajući (sada: { $name })
web-tu-leads-dominant = Lider dominantne partije
web-tu-lobby = Lobi
web-tu-own-delegates = Tvoji delegati
web-tu-reserve = Rezerva
web-tu-sits-dominant = Delegat u njoj, osim lidera
# Delegates in lobby and reserve.
web-tu-unplaced = { $count ->
    [one] { $count } delegat za slanje
    [few] { $count } delegata za slanje
   *[other] { $count } delegata za slanje
}

## Lobbying

web-tu-dominant = Dominantna
# $size and $other are numbers of delegates.
web-tu-dominant-grows = ostaje { $party }, sa { $size }
web-tu-dominant-new = postaje { $party }, { $size } prema { $other }
web-tu-dominant-stays = ostaje { $party }, { $size } prema { $other }
web-tu-from-lobby = ništa: dolazi iz lobija
web-tu-leader = Lider
# $own are your delegates there, $other those of the strongest rival.
web-tu-leader-new = { $isYou ->
    [yes] postaješ ti
   *[no] postaje { $name }
}, { $own } prema { $other }
web-tu-leader-stays = { $isYou ->
    [yes] ostaješ ti, { $own } prema { $other }
   *[no] ostaje { $name }, { $other } naspram tvojih { $own }
}
web-tu-lobbying = Lobiranje
web-tu-lobbying-how = Izaberi partiju u krugu da joj pošalješ delegata.
web-tu-lobbying-not = Sada nemaš delegata kog možeš da pošalješ.
web-tu-send = Pošalji delegata

## Parties and events

web-tu-events = Globalni događaji
web-tu-for-you = Za tebe
web-tu-no-event = nema
web-tu-nothing = ništa
web-tu-of-choice = Resursi po izboru
web-tu-on-cards = Resursi na kartama
# The neutral delegate that came, or will come, with an event.
web-tu-sends = Neutralni delegat kad postane aktuelan: { $party }
web-tu-sent = Neutralni delegat pri otkrivanju: { $party }
web-tu-slot-coming = Predstojeći: sledeća generacija
web-tu-slot-current = Aktuelni: ova generacija
web-tu-slot-distant = Daleki: generacija posle sledeće
web-tu-when-ruling = Kad partija vlada

## If the generation ended now

# $stays says whether it is the chairman of now. $name is a name or "a neutral delegate".
web-tu-chairs = { $isYou ->
    [yes] { $stays ->
        [yes] I dalje predsedavaš ti
       *[no] Ubuduće predsedavaš ti
    }
   *[no] { $stays ->
        [yes] Predsedavajući ostaje: { $name }
       *[no] Predsedavajući: { $name }
    }
}
web-tu-dominates = Dominira: { $party }
web-tu-event = Događaj
web-tu-everybody = svi
web-tu-if-ended = Da se generacija završi sada
web-tu-no-bonus = niko ne dobija bonus
# Instead of a forecast, in the last generation.
web-tu-no-politics = Igra se završava pre politike
web-tu-revision = Revizija
web-tu-rules = Na vlasti: { $party }
