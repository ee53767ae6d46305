### Turmoil: its words, cards, events, parties, moves, questions and reasons, sorted by id.
###
### The ids and forms are those of the other files: `card-` and `count-` as in effects.ftl and cards.ftl,
### `event-` as in events.ftl, and so on. `party-` are parties, `global-event-` the global events.

card-aerial-lenses = Soczewki powietrzne
card-banned-delegate = Wykluczony delegat
card-cultural-metropolis = Metropolia kultury
card-diaspora-movement = Migracje diasporyczne
card-event-analysts = Analitycy wydarzeń
card-gmo-contract = Kontrakt na GMO
card-lakefront-resorts = Lakefront Resorts
card-martian-media-center = Marsjańskie centrum informacyjne
card-parliament-hall = Sala komitetu
card-pr-office = Biuro PR
card-pristar = Pristar
card-public-celebrations = Uroczystości publiczne
card-recruitment = Rekrutacja
card-red-tourism-wave = Turyści na Marsie
card-septem-tribus = Septem Tribus
card-sponsored-mohole = Sponsorowany Mohole
card-supported-research = Wsparcie badań
card-terralabs-research = TerraLabs Research
card-utopia-invest = Utopia Invest
card-vote-of-no-confidence = Wotum nieufności
card-wildlife-dome = Natura pod kopułą
committee-bonus = Premia od rządu: { $text }
    .lowest = każdy, kto ma najniższy WT, podnosi go o 1 poziom; w grze 1-osobowej podnosisz swój, jeśli wynosi najwyżej 20
committee-each-player = Każdy gracz: { $text }
committee-policy = Program polityczny: { $text }
    .action = jako akcja, dowolną liczbę razy: { $action }
    .fee = każdy poziom, o który rośnie twój WT, kosztuje cię { $fee } M€; bez tej opłaty WT nie rośnie
    .once = jako akcja, raz na pokolenie: { $action }
# Blue cards.
count-active-cards = własne aktywne karty w grze
    .least = masz w grze co najmniej { $least ->
    [one] { $least } aktywną kartę
    [few] { $least } aktywne karty
   *[other] { $least } aktywnych kart
}
    .per = za każdą swoją aktywną kartę w grze
# $counted and $per say what is counted.
count-boosted = { $counted } (najwyżej 5) plus punkty wpływów
    .least = { $counted } (najwyżej 5) plus punkty wpływów dają ci co najmniej { $least }
    .per = { $per } (najwyżej 5) i za każdy punkt wpływów
count-capped = { $counted } (najwyżej 5)
    .least = { $counted } (najwyżej 5) dają ci co najmniej { $least }
    .per = { $per } (najwyżej 5)
count-empty-next-to-own = puste pola obok własnych obszarów
    .least = obok twoich obszarów { $least ->
    [one] jest co najmniej { $least } puste pole
    [few] są co najmniej { $least } puste pola
   *[other] jest co najmniej { $least } pustych pól
}
    .per = za każde puste pole obok swoich obszarów
count-influence = punkty wpływów
    .least = masz co najmniej { $least ->
    [one] { $least } punkt wpływów
    [few] { $least } punkty wpływów
   *[other] { $least } punktów wpływów
}
    .per = za każdy punkt wpływów
count-kinds-of-tags = rodzaje posiadanych symboli
    .least = masz co najmniej { $least } { $least ->
    [one] rodzaj
    [few] różne rodzaje
   *[other] różnych rodzajów
} symboli
    .per = za każdy posiadany rodzaj symboli
count-own-events = własne zagrane wydarzenia
    .least = masz co najmniej { $least ->
    [one] { $least } zagrane wydarzenie
    [few] { $least } zagrane wydarzenia
   *[other] { $least } zagranych wydarzeń
}
    .per = za każde swoje zagrane wydarzenie
count-parties-joined = partie z własnymi delegatami
    .least = masz delegata w co najmniej { $least ->
    [one] { $least } partii
   *[other] { $least } partiach
}
    .per = za każdą partię z twoim delegatem
count-rating-above = { $every ->
    [one] poziomy
    [few] pełne zestawy po { $every } poziomy
   *[other] pełne zestawy po { $every } poziomów
} WT powyżej { $level }
    .least = twój WT ma powyżej { $level } co najmniej { $least } { $every ->
    [one] { $least ->
        [one] pełny poziom
        [few] pełne poziomy
       *[other] pełnych poziomów
    }
    [few] { $least ->
        [one] pełny zestaw po { $every } poziomy
        [few] pełne zestawy po { $every } poziomy
       *[other] pełnych zestawów po { $every } poziomy
    }
   *[other] { $least ->
        [one] pełny zestaw po { $every } poziomów
        [few] pełne zestawy po { $every } poziomów
       *[other] pełnych zestawów po { $every } poziomów
    }
}
    .per = za { $every ->
    [one] każdy pełny poziom
    [few] każde pełne { $every } poziomy
   *[other] każde pełne { $every } poziomów
} swojego WT powyżej { $level }
# $items lists the tags with "and", $either with "or". Wild tags do not count.
count-shown-tags = posiadane symbole { $items }
    .item = { TERM($tag, form: "gen") }
    .least = masz co najmniej { $least } { $least ->
    [one] symbol
    [few] symbole
   *[other] symboli
} { $either }
    .per = za każdy posiadany symbol { $either }
count-softened = { $counted } (najwyżej 5) minus punkty wpływów
    .least = { $counted } (najwyżej 5) minus punkty wpływów dają ci co najmniej { $least }
    .per = { $per } (policz najwyżej 5, a potem odejmij punkty wpływów)
# $items lists what is counted together, $each the same as "per …".
count-sum-of = { $items } (razem)
    .least = { $items } dają ci razem co najmniej { $least }
    .per = { $every ->
    [1] { $each }
   *[other] za każde { $every } w sumie ({ $items })
}
count-tiles-next-to-ocean = posiadane obszary sąsiadujące z obszarem oceanów
    .least = masz co najmniej { $least ->
    [one] { $least } obszar sąsiadujący
    [few] { $least } obszary sąsiadujące
   *[other] { $least } obszarów sąsiadujących
} z obszarem oceanów
    .per = za każdy posiadany obszar sąsiadujący z obszarem oceanów
effect-add-to-each = połóż po 1 zasobie na każdej swojej karcie, na której leży już co najmniej 1 zasób
effect-ban-delegate = usuń z dowolnej partii delegata, który nie jest liderem
effect-ban-from = usuń z partii { TERM($party) } delegata, który nie jest liderem
effect-choose-resource = weź { $left ->
    [one] { $left } wybrany zasób standardowy
    [few] { $left } wybrane zasoby standardowe
   *[other] { $left } wybranych zasobów standardowych
}
effect-discard-cards = odrzuć z ręki { $left ->
    [one] { $left } kartę
    [few] { $left } karty
   *[other] { $left } kart
}
effect-drain-ocean = pierwszy gracz usuwa z Marsa obszar oceanów, chyba że wszystkie są już umieszczone
# $per is what the amount depends on.
effect-draw-per = dobierz 1 kartę { $per }
effect-elect = partia dominująca obejmuje władzę
effect-gain-chosen = weź 1 wybrany zasób standardowy { $per }
effect-lose = strać { $amount } { TERM($resource, $amount, form: "acc") } { $per }
effect-lose-above = zachowaj najwyżej { $kept } { TERM($resource, $kept, form: "acc") } i dodatkowo po 1 za każdy punkt wpływów
effect-lose-all = strać cały swój zapas { TERM($resource, form: "gen") }
effect-lose-production = zmniejsz swoją { TERM($resource, form: "production-acc") } o 1 poziom, jeśli to możliwe
effect-lose-rating = obniż swój WT o { steps }; każdy punkt wpływów zmniejsza tę stratę o 1
effect-pass-time = wydarzenia globalne przesuwają się i odsłania się nowe
effect-place-delegates = umieść { $delegates ->
    [one] { $delegates } delegata
   *[other] { $delegates } delegatów
} ze swojej rezerwy w jednej partii
effect-place-free-ocean = pierwszy gracz umieszcza obszar oceanów; nikt nie dostaje za to WT, premii za pole ani M€ za sąsiednie oceany
effect-political-step = obraduje komitet
# $condition is a count that has reached a number.
effect-provided = jeśli { $condition }, { $then }
# $counted is the score. .least adds the score below which nobody takes a place; .both joins what
# holds for several players ($many) and what holds alone.
effect-rank = gracze porównują: { $counted }; WT każdego gracza na pierwszym miejscu { $direction ->
    [down] spada
   *[up] rośnie
} o { $first ->
    [one] { $first } poziom
    [few] { $first } poziomy
   *[other] { $first } poziomów
}, a każdego na drugim – o { $second ->
    [one] { $second } poziom
    [few] { $second } poziomy
   *[other] { $second } poziomów
}; przy remisie o pierwsze miejsce drugiego miejsca nie ma
    .alone = w grze 1-osobowej: przy wyniku co najmniej { $least } – o { steps }
    .alone-second = w grze 1-osobowej: przy wyniku co najmniej { $least } – o { steps }, a przy co najmniej { $less } – o { $second ->
    [one] { $second } poziom
    [few] { $second } poziomy
   *[other] { $second } poziomów
}
    .both = { $many }; { $alone }
    .least = { $many }; wynik poniżej { $least } nie daje miejsca
effect-recruit = zastąp neutralnego delegata, który nie jest liderem, delegatem ze swojej rezerwy
effect-resolve-event = następuje aktualne wydarzenie globalne
effect-revise-ratings = WT wszystkich graczy spada o 1 poziom
effect-seize-chair = delegat z twojej rezerwy zostaje przewodniczącym
effect-shift-temperature = temperatura { $steps ->
    [-2] spada o 2 poziomy
    [-1] spada o 1 poziom
    [0] się nie zmienia
    [1] rośnie o 1 poziom
    [few] rośnie o { $steps } poziomy
   *[other] rośnie o { $steps } poziomów
}, chyba że osiągnęła już pułap; WT graczy się nie zmienia
event-chairman-changed = Funkcję przewodniczącego obejmuje { $player }.
    .neutral = Funkcję przewodniczącego obejmuje neutralny delegat.
    .nobody = Jest nowy przewodniczący.
event-delegate-placed = { $player } ma nowego delegata w partii { TERM($party) }.
    .neutral = Do partii { TERM($party) } przybywa neutralny delegat.
    .nobody = Do partii { TERM($party) } przybywa delegat.
event-delegate-removed = { $player } traci delegata w partii { TERM($party) }.
    .neutral = Neutralny delegat opuszcza partię { TERM($party) }.
    .nobody = Delegat opuszcza partię { TERM($party) }.
event-dominance-changed = Dominuje teraz partia { TERM($party) }.
event-global-event-current = Aktualne wydarzenie globalne: { TERM($global_event) }.
event-global-event-resolved = Następuje wydarzenie globalne { TERM($global_event) }.
event-global-event-revealed = Nowe wydarzenie globalne: { TERM($global_event) }.
event-leader-changed = Partii { TERM($party) } przewodzi teraz { $player }.
    .neutral = Partii { TERM($party) } przewodzi teraz neutralny delegat.
    .nobody = Partia { TERM($party) } nie ma teraz lidera.
event-ocean-removed = { $player } usuwa obszar oceanów: { $space }.
# No player is behind it.
event-parameter-changed = { $parameter ->
    [parameter-temperature] Temperatura wynosi teraz { $level } °C.
    [parameter-oxygen] Poziom tlenu wynosi teraz { $level }%.
   *[parameter-oceans] Na Marsie { $level ->
        [one] jest teraz { $level } obszar oceanów
        [few] są teraz { $level } obszary oceanów
       *[other] jest teraz { $level } obszarów oceanów
    }.
}
event-party-elected = Władzę obejmuje partia { TERM($party) }.
event-policy-used = { $player } korzysta z programu politycznego partii { TERM($party) }.
global-event-aquifer-released-by-public-council = Warstwa wodonośna uwolniona przez radę
global-event-asteroid-mining = Górnictwo kosmiczne
global-event-celebrity-leaders = Liderzy celebryci
global-event-diversity = Różnorodność
global-event-dry-deserts = Suche pustynie
global-event-eco-sabotage = Ekosabotaż
global-event-election = Wybory
global-event-generous-funding = Hojne dofinansowanie
global-event-global-dust-storm = Globalna burza pyłowa
global-event-homeworld-support = Wsparcie z planety macierzystej
global-event-improved-energy-templates = Ulepszone linie energetyczne
global-event-interplanetary-trade = Handel międzyplanetarny
global-event-miners-on-strike = Strajki górnicze
global-event-mud-slides = Lawiny błotne
global-event-pandemic = Pandemia
global-event-paradigm-breakdown = Zmiana paradygmatu
global-event-productivity = Produktywność
global-event-red-influence = Wpływy Czerwonych
global-event-revolution = Rewolucja
global-event-riots = Zamieszki
global-event-sabotage = Sabotaż
global-event-scientific-community = Społeczność naukowa
global-event-snow-cover = Pokrywa śnieżna
global-event-solar-flare = Rozbłysk słoneczny
global-event-solarnet-shutdown = Wyłączenie Solarnetu
global-event-spin-off-products = Produkty uboczne
global-event-sponsored-projects = Sponsorowane projekty
global-event-strong-society = Silne społeczeństwo
global-event-successful-organisms = Udane organizmy
global-event-volcanic-eruptions = Erupcje wulkanów
global-event-war-on-earth = Wojna na Ziemi
modifier-more-influence = masz o { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
} wpływów więcej
move-lobby = Wyślij delegata do partii { TERM($party) }
move-party = { TERM($party) }
# $action is what the policy does.
move-policy = Skorzystaj z programu partii { TERM($party) }: { $action }
occasion-places-on-mars = gdy umieszczasz obszar na Marsie
option-turmoil = Partie walczą o władzę w Komitecie Terraformacji, a po każdym pokoleniu następują wydarzenia globalne.
    .name = Niepokoje
option-unaffordable-rating = Określa, co dzieje się z akcją podnoszącą WT, gdy za rządów Czerwonych gracza nie stać na opłatę.
    .name = WT bez pokrycia
option-unaffordable-rating-forbid = Akcji nie wolno wykonać.
option-unaffordable-rating-skip = Akcję wolno wykonać, ale WT nie rośnie.
party-greens = Zieloni
party-kelvinists = Kelwiniści
party-mars-first = Teraz Mars
party-reds = Czerwoni
party-scientists = Naukowcy
party-unity = Jedność
question-ban-delegate = Z której partii usuwasz delegata?
    .party = Z partii { TERM($party) }
    .short = z której partii usuwasz delegata
question-ban-from = Czyjego delegata usuwasz z partii { TERM($party) }?
    .neutral = Usuń neutralnego delegata
    .seat = Usuń delegata: { $player }
    .short = czyjego delegata usuwasz
question-choose-resource = Który zasób bierzesz? Do wyboru jeszcze: { $left }.
    .resource = Weź 1 { TERM($resource, 1, form: "acc") }
    .short = który zasób bierzesz
question-discard-cards = { $left ->
    [one] Którą kartę odrzucasz?
   *[other] Które karty odrzucasz? Wybieraj w dowolnej kolejności (jeszcze { $left }).
}
    .card = Odrzuć kartę { TERM($card) }
    .short = które karty odrzucasz
question-drain-ocean = Który obszar oceanów znika z Marsa?
    .short = który obszar oceanów znika z Marsa
question-place-delegates = Do której partii trafia { $delegates ->
    [one] twój delegat
   *[other] { $delegates } twoich delegatów
}?
    .party = Wyślij do partii { TERM($party) }
    .short = do której partii trafiają twoi delegaci
question-place-free-ocean = Gdzie umieszczasz obszar oceanów? Nic za to nie dostajesz.
    .short = gdzie umieszczasz obszar oceanów
question-recruit = W której partii zastępujesz neutralnego delegata?
    .party = W partii { TERM($party) }
    .short = w której partii zastępujesz delegata
reason-chairman-not-neutral = Przewodniczący musi być neutralny.
reason-leads-too-few-parties = Musisz przewodzić co najmniej { $need ->
    [one] { $need } partii
   *[other] { $need } partiom
}; teraz: { $have }.
reason-no-delegate-left = Nie masz delegata ani w lobby, ani w rezerwie.
reason-no-neutral-delegate = W żadnej partii nie ma neutralnego delegata, który nie jest liderem.
reason-no-ocean-there = Na polu { $space } nie ma obszaru oceanów.
    .short = Na tym polu nie ma obszaru oceanów.
reason-not-chairman = Musisz pełnić funkcję przewodniczącego.
reason-other-party-rules = Obowiązuje tylko program polityczny partii rządzącej: { TERM($party) }.
reason-party-not-ruling = Musi rządzić partia { TERM($party) } albo musisz mieć w niej co najmniej { $need ->
    [one] { $need } delegata
   *[other] { $need } delegatów
}; masz: { $have }.
reason-policy-used = Ten program polityczny jest już wykorzystany w tym pokoleniu.
reason-too-few-delegates = Potrzebujesz w rezerwie { $need ->
    [one] { $need } delegata
   *[other] { $need } delegatów
}; masz: { $have }.
    .short = Masz za mało delegatów w rezerwie.
requirement-chairman-is-neutral = neutralny przewodniczący
requirement-is-chairman = pełnienie funkcji przewodniczącego
requirement-leads-party = przywództwo w { $least ->
    [one] partii
   *[other] { $least } partiach
}
requirement-party-rules = rządy partii { TERM($party) } lub co najmniej 2 twoich delegatów w tej partii
set-turmoil = Niepokoje
source-committee = komitet
