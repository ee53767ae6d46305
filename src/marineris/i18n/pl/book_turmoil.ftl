### Turmoil: what its words mean, for those who point at them. Sorted by topic; as in help.ftl.

help-committee = Sześć partii w kręgu. Partia, która dominuje na koniec pokolenia, rządzi w następnym, a jej lider zostaje przewodniczącym.
    .name = Komitet Terraformacji
help-delegate = Masz siedmiu. Wyślij jednego do partii w ramach akcji: delegat z lobby jest bezpłatny, a delegat z rezerwy kosztuje 5 M€.
    .name = Delegat
help-party-leader = Partii przewodzi ten, kto ma w niej najwięcej delegatów; pierwszy lider pozostaje nim, dopóki ktoś nie ma ich więcej. Każdy lider to punkt na koniec gry.
    .name = Lider partii
help-dominance = Dominuje partia z największą liczbą delegatów i to ona będzie rządzić w następnym pokoleniu. Inna przejmuje dominację tylko wtedy, gdy ma ich więcej.
    .name = Partia dominująca
help-ruling = Jej program polityczny obowiązuje wszystkich w fazie akcji tego pokolenia. Jej premia wypłacana jest raz, przy wyborze.
    .name = Partia rządząca
help-chairman = Stoi na czele komitetu do następnych wyborów: daje punkt wpływów i punkt na koniec gry. Nie należy do żadnej partii.
    .name = Przewodniczący
help-influence = Jeden punkt za funkcję przewodniczącego, jeden za przewodzenie partii dominującej, jeden za co najmniej jednego zwykłego delegata w tej partii, nawet jeśli jej nie przewodzisz. Dzięki nim wydarzenia globalne są dla ciebie korzystniejsze.
    .name = Punkty wpływów
help-lobby = Twój następny delegat, którego wyślesz bezpłatnie. Po wyborach każdy, kto nie ma tu delegata, dostaje jednego z rezerwy.
    .name = Lobby
help-global-event = Odsłaniane do trzech pokoleń wcześniej: najpierw odległe, potem nadchodzące, wreszcie aktualne. Aktualne następuje po produkcji.
    .name = Wydarzenie globalne
