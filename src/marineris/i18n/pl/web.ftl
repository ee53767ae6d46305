### The browser's own words: the page, the lobby, the waiting room. Sorted by part.
### The tables have files of their own: web_terraforming.ftl, web_mars2049.ftl, web_after.ftl, web_tutorial.ftl.

## Everywhere

web-app = Marineris
web-cancel = Anuluj
web-close = Zamknij
web-connecting = Łączenie ze stołem…
web-copied = Skopiowano
web-copy = Kopiuj
# Shown while a button is held down to confirm.
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
   *[system] Kolory: jak w systemie
}
# The title of the browser's tab. $title is the name of a table.
web-title = { $title } · Marineris
web-to-tables = Do stołów
web-try-again = Spróbuj ponownie

## What went wrong

web-error-lost = Połączenie zostało przerwane. Teraz widzisz aktualny stan.
web-error-offline = Nie ma teraz połączenia ze stołem.
web-error-screen = Nie udało się wczytać tej części
web-error-stale = Sytuacja przy stole tymczasem się zmieniła. Spójrz jeszcze raz.
web-error-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
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
web-table-refused = Nie można otworzyć tego stołu

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
web-set-a-table = Przygotuj stół
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
    .text = Ruch można cofnąć, dopóki nic tajnego nie wyszło na jaw.
web-which-game = Gra
web-you-host = ty, gospodarz
web-your-name = Twoje imię

## The waiting room

web-close-table = Zamknij stół
    .text = Stół i jego miejsca znikną dla wszystkich.
web-free-seat = Zwolnij miejsce
web-get-up = Wstań
web-invite = Zaproś znajomych
web-invite-link = Link do tego stołu
web-invite-open = Link prowadzi do wolnego miejsca. Twoje własne pozostaje tajne.
web-invite-private = Usiąść może tylko osoba, która ma ten link. Twoje własne miejsce pozostaje tajne.
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
web-webhook = Powiadomienia zewnętrzne
    .text = Gdy nadejdzie twoja tura, serwer wyśle wiadomość pod ten adres.
web-webhook-address = Adres
web-webhook-discord = Discord
web-webhook-json = JSON
web-webhook-kind = Rodzaj wiadomości
web-webhook-ntfy = ntfy
web-webhook-off = Nie będzie więcej wiadomości.
web-webhook-set = Dostaniesz wiadomość, gdy nadejdzie twoja tura.
