### Turmoil: what its words mean, for those who point at them. Sorted by topic; as in help.ftl.

help-committee = Šest partija u krugu. Ona koja dominira na kraju generacije vlada u sledećoj, a njen lider postaje predsedavajući.
    .name = Komitet za teraformiranje
help-delegate = Imaš ih sedam. Slanje delegata u partiju je akcija: onaj iz lobija je besplatan, a onaj iz rezerve košta 5 { "M€" }.
    .name = Delegat
help-party-leader = Ko ima najviše delegata u partiji, vodi je; ko je tamo prvi, ostaje lider dok neko ne bude imao više. Svaki lider vredi jedan poen na kraju.
    .name = Lider partije
help-dominance = Partija s najviše delegata dominira i sledeća dolazi na vlast. Druga je smenjuje samo ako ih ima više.
    .name = Dominantna partija
help-ruling = Njen politički program važi za sve u akcionoj fazi ove generacije. Njen bonus se isplaćuje jednom, pri izboru.
    .name = Vladajuća partija
help-chairman = Vodi komitet do sledećih izbora: jedinica uticaja i jedan poen na kraju. Ne pripada nijednoj partiji.
    .name = Predsedavajući
help-influence = Jedna jedinica za mesto predsedavajućeg, jedna za vođenje dominantne partije, jedna ako u njoj imaš bar jednog običnog delegata, čak i ako je ne vodiš. Zbog uticaja su globalni događaji bolji za tebe.
    .name = Uticaj
help-lobby = Tvoj sledeći delegat, čije je slanje besplatno. Posle izbora svako ko ga nema dobija jednog iz rezerve.
    .name = Lobi
help-global-event = Otkriva se najviše tri generacije unapred: daleki, zatim predstojeći, pa aktuelni. Aktuelni se dešava posle proizvodnje.
    .name = Globalni događaj
