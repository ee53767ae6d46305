### The browser's own words: the page, the lobby, the waiting room. Sorted by part.
### The tables have files of their own: web_terraforming.ftl, web_mars2049.ftl, web_after.ftl, web_tutorial.ftl;
### what is said when something fails stands in web_trouble.ftl.

## Everywhere

web-app = Marineris
web-cancel = Anuluj
web-close = Zamknij
web-connecting = Łączenie ze stołem…
web-copied = Skopiowano
web-copy = Kopiuj
# Shown while a button is held down to confirm.
# Heard of a button that sighted people hold down.
web-hold-asks = Najpierw zapyta
web-hold-hint = Trzymaj, aby potwierdzić
web-language = Język
web-loading = Wczytywanie…
web-nav = Strony
web-nav-learn = Nauka
web-nav-tables = Stoły
web-not-found = Nic tu nie ma
    .text = W adresie może być literówka albo stół został zamknięty.
# $rule is the number of a rule, such as TM-6.3.
web-rule = Zasada { $rule }
web-qr = Ten sam link jako kod QR, do odczytania aparatem telefonu
web-save = Zapisz
web-share = Udostępnij
# The button that changes between dark and light; $theme is what is chosen now.
web-theme = { $theme ->
    [dark] Kolory: ciemne
    [light] Kolory: jasne
   *[system] Kolory: domyślne systemu
}
# The title of the browser's tab. $title is the name of a table.
web-title = { $title } · Marineris

## What went wrong

# $language is its name in that language.
web-error-language = Nie udało się pobrać tekstów: { $language }. Sprawdź połączenie i spróbuj ponownie.
web-error-lost = Połączenie zostało przerwane. Teraz widzisz aktualny stan.
web-error-offline = Nie ma teraz połączenia ze stołem.
web-error-stale = Sytuacja przy stole tymczasem się zmieniła. Spójrz jeszcze raz.
web-no-server = Serwer nie odpowiada

## Keyboard

web-key-list = Ta lista
web-keys-title = Klawiatura

## The turn

# A notification. $table is the name of the table.
web-notify-turn = Twoja tura: { $table }
# Several people share one device. $name is the one who plays next.
web-pass-device = Przekaż urządzenie: { $name }
    .text = Do tego czasu stół jest zakryty, aby nikt nie zobaczył cudzych kart.
    .button = To ja, { $name }
# Several people share one device, and none of them must act.
web-pass-device-any = Kto ma teraz urządzenie?
web-table-refused = Nie można otworzyć tego stołu
    .private = Ten stół widzą tylko jego gracze. Jeśli tu grasz, otwórz tajny link swojego miejsca.
# A secret link to a seat was opened that the server does not accept.
web-link-dead = Ten link nie działa
    .text = Zastąpił go nowszy albo brakuje jego części. Poproś gospodarza o nowy link do swojego miejsca.
    .held = Ten link nie działa: zastąpił go nowszy albo brakuje jego części. Zachowujesz miejsce, które masz.
# The server no longer accepts the link of a seat that this browser holds.
web-seat-lost = To miejsce nie jest już twoje
    .text = Gospodarz utworzył dla niego nowy link albo je zwolnił. Poproś gospodarza o nowy link i otwórz go tutaj.
    .other = Jedno z miejsc na tym urządzeniu ma nowy link, więc nie gra się już tutaj na nim. Poproś gospodarza o nowy link i otwórz go tutaj.
web-watch-table = Oglądaj ten stół

## Names where nobody gave one

# What bots are called: stars. $number goes from 1 to 5.
web-bot-name = { $number ->
    [1] Wega
    [2] Rigel
    [3] Deneb
    [4] Altair
   *[5] Mira
}
web-game-mars2049 = Mars 2049
web-game-terraforming = Terraformacja Marsa
# $number counts from 1.
web-seat-number = Gracz { $number }

## The lobby: lists of tables

web-all-cards = Wszystkie karty Terraformacji Marsa
web-first-time = Pierwszy raz na Marsie?
    .text = Rozegraj jedno pokolenie z przewodnikiem, w 12 minut
web-my-tables = Twoje stoły
web-no-open-tables = Nie ma teraz otwartych stołów. Otwórz własny i wyślij link znajomym.
web-notices = Licencje czcionek i bibliotek
web-open-tables = Otwarte stoły
web-tables = Stoły

# A row: what stands under a table's name, and what pressing it does.
web-row-enter = Wejdź
web-row-forget = Usuń z listy: { $title }
web-row-generation = Pokolenie { $number }
web-row-go-on = Kontynuuj
web-row-join = Dołącz
web-row-look = Obejrzyj
# $free is a number of open seats.
web-row-open = { $free ->
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
}
web-row-over = Koniec gry
web-row-round = Runda { $number }
web-row-running = Gra trwa
# $taken of $all seats are taken.
web-row-seats = zajęte miejsca: { $taken } z { $all }
web-row-your-turn = Twoja tura

## The lobby: a record

web-import = Otwórz zapis gry
    .text = Wklej zapis gry albo wybierz plik. Skończoną grę można obejrzeć, a każdą inną kontynuować.
web-import-file = Wybierz plik
web-import-open = Otwórz
web-import-paste = Zapis gry

## The lobby: a new table

web-add-seat = Dodaj miejsce
web-any-seat = Losowo
# Who plays, in a word or two.
web-company = Kto gra
web-company-bots = Z botami
web-company-device = Jeden ekran
web-company-friends = Ze znajomymi
web-company-solo = Solo
# $name is the name of a saved setup.
web-drop-preset = Usuń: { $name }
# What a seat is for, in a list.
web-kind-bot = Bot: { $bot }
web-kind-open = Wolne miejsce
web-kind-person = Osoba tutaj
web-listed = Pokaż na liście stołów
    .text = Dołączyć może każda osoba na tym serwerze.
web-more-rules = Więcej zasad
web-open-seat = Wolne miejsce
    .text = dla osoby, która ma link
web-open-table = Otwórz stół
# An option that the rules set in a game for one; $text says what it means.
web-option-alone = Zawsze w grze solo. { $text }
web-pace = Zegar
web-pace-days = Dni
    .text = Trzy dni na osobę i pół dnia zwrotu za każdy ruch. Gdy czas się skończy, gra bot.
web-pace-evening = 20 minut
    .text = Dwadzieścia minut na osobę i dziesięć sekund zwrotu za każdy ruch. Gdy czas się skończy, gra bot.
web-pace-free = Brak
    .text = Każdy gra tak długo, jak potrzebuje.
web-players = { $fewest }–{ $most } graczy
web-preset-name = Nazwa
web-presets = Zapisane ustawienia
web-private = Tylko z linkiem
    .text = Link zawiera tajny klucz; bez niego nikt nie usiądzie przy stole.
web-remove-seat = Usuń miejsce { $number }
web-rules = Zasady
web-save-preset = Zapisz ustawienia
web-seat-kind = Przeznaczenie miejsca { $number }
web-seat-name = Imię gracza { $number }
web-seats = Miejsca
web-seed = Ziarno losowania
    .text = Ta sama liczba daje te same karty: w sam raz, by zagrać w tę samą grę przy kilku stołach.
web-set-a-table = Nowy stół
web-spectators-allowed = Widzowie
    .text = Inni mogą oglądać grę, ale nie widzą niczyjej ręki.
# $people is how many people share this device.
web-start-hint = { $people ->
    [one] Gra zacznie się od razu.
   *[other] Gra zacznie się od razu. Urządzenie będzie przechodzić z rąk do rąk.
}
web-start-hint-open = Dostaniesz link dla znajomych. Wolne miejsca w każdej chwili można oddać botom.
web-start-table = Zagraj
web-table-title = Nazwa stołu
web-undo-allowed = Cofanie
    .text = Ruchy można cofać, dopóki nie zostaną ujawnione ukryte informacje.
web-which-game = Gra
web-you-host = ty, gospodarz
web-your-name = Twoje imię

## The waiting room

web-close-table = Zamknij stół
    .text = Stół zostanie zamknięty dla wszystkich.
web-free-seat = Zwolnij miejsce
web-get-up = Zwolnij miejsce
web-invite = Zaproś znajomych
web-invite-link = Link do tego stołu
web-invite-open = Link prowadzi do wolnego miejsca. Twoje własne pozostaje tajne.
web-invite-private = Dołączyć mogą tylko osoby, które mają ten link. Link do twojego miejsca pozostaje tajny.
web-keep-table = Zostaw otwarty
web-reconnecting = Połączenie zostało przerwane. Ponowna próba…
web-seat-offline = chwilowo poza stołem
web-seat-online = przy stole
web-sit-down = Usiądź
# Bots take the seats that are still open; $bots says how many.
web-start-with-bots = { $bots ->
    [one] Zacznij z botem
   *[other] Zacznij z { $bots } botami
}
web-wait-for-start = Gra zacznie się, gdy wszystkie miejsca będą zajęte albo gdy zdecyduje gospodarz.
web-you-sit-here = ty

## At a table: for whoever has a seat, and for the host

web-elsewhere = Graj dalej na innym urządzeniu
    .text = Otwórz tam ten link. Kto go ma, gra na twoim miejscu, więc zachowaj go dla siebie.
web-host-bot = Niech gra bot
    .text = Bot zagra na tym miejscu ({ $name }), dopóki go nie oddasz. Jego ruchów nie da się cofnąć.
web-host-delete = Przytrzymaj, aby usunąć stół
web-host-give-back = Oddaj miejsce
web-host-new-link = Nowy link
    .text = Wyślij go tej osobie. Stary link już nie działa.
web-host-tools = Gospodarz
web-rollback = Cofnij stół
    .keep = Zostaw, jak jest
    .text = { $lost ->
        [one] Stół wróci do ostatniej działającej pozycji. Jeden wpis w jego dzienniku przestanie się liczyć; pozostanie jednak zapisany na serwerze.
        [few] Stół wróci do ostatniej działającej pozycji. { $lost } wpisy w jego dzienniku przestaną się liczyć; pozostaną jednak zapisane na serwerze.
       *[many] Stół wróci do ostatniej działającej pozycji. { $lost } wpisów w jego dzienniku przestanie się liczyć; pozostaną jednak zapisane na serwerze.
    } Jeśli serwer zostanie wkrótce zaktualizowany, stół być może ruszy bez cofania.
web-webhook = Powiadomienia o turze
    .text = Gdy nadejdzie twoja tura, serwer wyśle wiadomość pod ten adres.
web-webhook-address = Adres
web-webhook-discord = Discord
web-webhook-json = JSON
web-webhook-kind = Rodzaj wiadomości
web-webhook-ntfy = ntfy
web-webhook-off = Powiadomienia są wyłączone.
web-webhook-set = Dostaniesz wiadomość, gdy nadejdzie twoja tura.
web-which-bot = Który bot
