### Turmoil: what its words mean, for those who point at them. Sorted by topic; as in help.ftl.

help-committee = Six parties in a ring. The one that dominates at the end of a generation rules the next one, and its leader becomes chairman.
    .name = Terraforming Committee
help-delegate = You have seven. Send one to a party as an action: the one in the lobby is free, one from the reserve costs 5 M€.
    .name = Delegate
help-party-leader = The player with the most delegates in a party leads it; a leader stays until someone else has more. Each party leader is worth a point at the end.
    .name = Party leader
help-dominance = The party with the most delegates dominates, and rules next. Another one takes over only with more.
    .name = Dominant party
help-ruling = Its policy holds for everybody in the action phase of this generation. Its bonus is paid once, when it is elected.
    .name = Ruling party
help-chairman = Heads the committee until the next election: a point of influence, and a point at the end. Belongs to no party.
    .name = Chairman
help-influence = One point for being chairman, one for leading the dominant party, one for having at least one ordinary delegate there, even if you do not lead it. It makes global events better for you.
    .name = Influence
help-lobby = Your next delegate, free to send. After an election everybody without one gets one from the reserve.
    .name = Lobby
help-global-event = Revealed up to three generations before it happens: distant, then coming, then current. The current one happens after production.
    .name = Global event
