### What the table server says.

## Webhooks: where a player is told that it is their turn

# $reason names the fault; $longest is a number of characters, $known a list of quoted kinds.
error-bad-webhook = { $reason ->
    [address] To nie jest adres internetowy, którego można użyć.
    [credentials] W adresie nie może być nazwy użytkownika ani hasła.
    [disabled] Ten serwer nie wysyła powiadomień; może na nie zezwolić jego gospodarz.
    [kind] Nie ma powiadomień rodzaju „{ $kind }”. Możliwe rodzaje: { $known }.
    [private] Adres musi być w publicznym Internecie; pod inne adresy ten serwer nie wysyła.
    [scheme] Adres musi zaczynać się od https:// lub http://.
    [too-long] Adres jest za długi; może mieć najwyżej { $longest ->
        [one] { $longest } znak
        [few] { $longest } znaki
        [many] { $longest } znaków
       *[other] { $longest } znaku
    }.
    [topic] Adres musi kończyć się tematem ntfy, na przykład https://ntfy.sh/moj-temat.
   *[other] Tego adresu nie można użyć do powiadomień: { $detail }.
}
    .short = Tego adresu nie można użyć do powiadomień: { $detail }.

## At a table

server-your-turn = Twoja tura: { $title }.
server-no-client = Ten serwer nie ma strony: nie zbudowano jej podczas instalacji. Zainstaluj ponownie: pip install --force-reinstall "marineris[server]". W klonie repozytorium zbuduje ją polecenie „make web”. Interfejs dla programów jest pod adresem /api.
server-stuck = Ten stół stanął: wpisu { $number } w jego dzienniku nie da się wykonać z powodu błędu w programie. Można go oglądać i rozmawiać na czacie. Gospodarz może cofnąć stół do ostatniej działającej pozycji; nowsza wersja programu być może poprowadzi grę dalej bez cofania.
server-bot-jammed = { $player }: bot nie może wykonać ruchu z powodu błędu w programie. Cofnij ruch, jeśli możesz, albo niech to miejsce przejmie człowiek.
server-no-line = (Tego wiersza nie da się wyrazić słowami.)
server-no-question = (Tego pytania nie da się wyrazić słowami.)

## Why a move cannot be taken back

undo-nothing = Nie ma czego cofnąć.
undo-others = Od tego czasu ruch wykonał już ktoś inny.
undo-revealed = Ostatni ruch ujawnił ukryte informacje.
undo-off = Przy tym stole nie można teraz cofać ruchów.

## In the log

event-table-started = Gra się zaczyna.
event-undone = { $player } cofa ruch.
event-bot-took-over = { $player }: odtąd gra bot.
event-person-returned = { $player } wraca do gry.
event-resigned = { $player } rezygnuje; dalej gra bot.
event-time-ran-out = { $player }: czas się skończył; dalej gra bot.
event-rolled-back = Gospodarz cofnął stół do ostatniej działającej pozycji.

## What went wrong at a table

error-already-started = Gra już się zaczęła; miejsc nie można zmienić.
error-bad-address = Nie można użyć ustawienia { $setting }: { $detail }.
error-bad-entry = Wpis w dzienniku nie może być poprawny: { $detail }.
error-bad-message = Tej wiadomości nie da się zrozumieć: { $detail }.
error-bad-setting = Ustawienie { $setting } nie może mieć wartości „{ $value }”: { $detail }.
error-bot-plays = Na tym miejscu gra bot. Najpierw wróć na swoje miejsce.
error-fault = Nie można tego zrobić z powodu błędu w programie. Nic się nie zmieniło: spróbuj czegoś innego albo cofnij ruch. Zgłoś błąd osobie, która prowadzi ten serwer.
error-newer-store = Magazyn danych zapisała nowsza wersja programu Marineris; ta nie może go użyć.
error-name-taken = Przy tym stole ktoś już nazywa się „{ $name }”. Wybierz inne imię.
error-no-undo = { $why ->
    [undo-nothing] Nie ma czego cofnąć.
    [undo-others] Tego nie można cofnąć: ruch wykonał już ktoś inny.
    [undo-revealed] Tego nie można cofnąć: ten ruch ujawnił ukryte informacje.
   *[undo-off] Przy tym stole nie można teraz cofać ruchów.
}
error-not-found = Pod tym adresem nic nie ma.
error-not-over = Gra jeszcze trwa. Jej zapis ujawniłby ukryte informacje.
error-not-ready = Przy tym stole nikt jeszcze nie siedzi.
error-not-running = Przy tym stole nie toczy się żadna gra.
error-not-stuck = Ten stół działa; nie ma czego cofać.
error-not-your-seat = Do tego potrzebny jest tajny link tego miejsca albo gospodarza.
error-other-rules = Grę przy tym stole zaczęto w innej wersji zasad i nie można jej tu kontynuować.
error-seat-taken = Ktoś już tam siedzi. Wybierz inne miejsce.
error-server-full = Ten serwer ma już tyle stołów, na ile pozwala jego gospodarz. Spróbuj później.
error-stale = Sytuacja przy stole tymczasem się zmieniła. Spójrz jeszcze raz; nic nie zostało zrobione.
error-store-failed = Serwer nie może teraz dotrzeć do swoich danych. Sprawdź, czy twoje działanie zostało przyjęte, i spróbuj ponownie za chwilę.
error-table-error = Na serwerze wystąpił błąd. Nic się nie zmieniło.
error-table-stuck = Ten stół stanął: wpisu { $number } w jego dzienniku nie da się wykonać. Można go oglądać, ale nie można grać, dopóki gospodarz nie cofnie go do ostatniej działającej pozycji.
error-too-big = To jest za długie; limit to { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
}.
error-too-fast = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
error-unknown-table = Nie ma takiego stołu. Być może został usunięty; poproś o nowy link.
