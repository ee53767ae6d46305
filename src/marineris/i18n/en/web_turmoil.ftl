### The browser: the Terraforming Committee of Turmoil. Sorted by part.

## The ring of parties

web-tu-chairman = Chairman
web-tu-delegates = { $count ->
    [one] { $count } delegate
   *[other] { $count } delegates
}
web-tu-neutral = a neutral delegate
web-tu-nobody = nobody
# A party for those who do not see it; it begins with what is also written there: name and delegates.
# $leader is a name, "you", "a neutral delegate" or "nobody".
web-tu-party = { $party } { web-tu-delegates }, { $own } of them yours. Leader: { $leader }.{ $isRuling ->
    [yes] { " " }Rules now.
   *[no] { "" }
}{ $isDominant ->
    [yes] { " " }Dominant.
   *[no] { "" }
}
web-tu-ruling = Ruling
web-tu-wheel = The six parties, clockwise

## Influence and delegates

# Where everybody’s delegates are, for somebody who watches.
web-tu-all-delegates = Delegates
web-tu-by-cards = By your cards
web-tu-free = free
web-tu-influence = Your influence
web-tu-influence-of = Influence
# $name is whoever presides now: a name, "you" or "a neutral delegate".
web-tu-is-chairman = Chairman (now: { $name })
web-tu-leads-dominant = Leader of the dominant party
web-tu-lobby = Lobby
web-tu-own-delegates = Your delegates
web-tu-reserve = Reserve
web-tu-sits-dominant = A delegate there besides the leader
# Delegates in lobby and reserve.
web-tu-unplaced = { $count ->
    [one] { $count } delegate to send
   *[other] { $count } delegates to send
}

## Lobbying

web-tu-dominant = Dominant
# $size and $other are numbers of delegates.
web-tu-dominant-grows = stays { $party }, with { $size }
web-tu-dominant-new = becomes { $party }, { $size } to { $other }
web-tu-dominant-stays = stays { $party }, { $size } to { $other }
web-tu-from-lobby = nothing: it comes from the lobby
web-tu-leader = Leader
# $own are your delegates there, $other those of the strongest rival.
web-tu-leader-new = { $isYou ->
    [yes] you take the lead
   *[no] becomes { $name }
}, { $own } to { $other }
web-tu-leader-stays = { $isYou ->
    [yes] you stay, { $own } to { $other }
   *[no] stays { $name }, { $other } to your { $own }
}
web-tu-lobbying = Lobbying
web-tu-lobbying-how = Choose a party in the ring to send a delegate there.
web-tu-lobbying-not = You have no delegate to send right now.
web-tu-send = Send the delegate

## Parties and events

web-tu-events = Global events
web-tu-for-you = For you
web-tu-no-event = none
web-tu-nothing = nothing
web-tu-of-choice = Resources of your choice
web-tu-on-cards = Resources on cards
# The neutral delegate that came, or will come, with an event.
web-tu-sends = A neutral delegate to { $party } when it becomes current
web-tu-sent = A neutral delegate to { $party } when it was revealed
web-tu-slot-coming = Coming: next generation
web-tu-slot-current = Current: this generation
web-tu-slot-distant = Distant: the generation after next
web-tu-when-ruling = When a party rules

## If the generation ended now

# $stays says whether it is the chairman of now. $name is a name or "a neutral delegate".
web-tu-chairs = { $isYou ->
    [yes] { $stays ->
        [yes] You stay chairman
       *[no] You become chairman
    }
   *[no] { $stays ->
        [yes] Chairman stays: { $name }
       *[no] Chairman: { $name }
    }
}
web-tu-dominates = { $party } dominant
web-tu-event = Event
web-tu-everybody = everyone
web-tu-if-ended = If the generation ended now
web-tu-no-bonus = nobody gets a bonus
# Instead of a forecast, in the last generation.
web-tu-no-politics = The game ends before politics
web-tu-revision = Revision
web-tu-rules = { $party } to rule
