### Co mówi serwer, gdy czegoś odmawia: co było nie tak i co zrobić dalej.

## People

error-bad-name = Imię ma od 1 do 24 widocznych znaków. Wybierz inne.
error-bad-passphrase = Hasło ma od 8 do 200 znaków. Wybierz inne.
error-expired = Twoja sesja wygasła. Podaj imię albo zaloguj się ponownie.
error-name-taken = Ktoś ma już konto o tej nazwie. Wybierz inną, a jeśli to twoje konto, zaloguj się.
error-not-signed-in = Nikt cię tu jeszcze nie zna. Najpierw podaj imię albo zaloguj się.
error-wrong-credentials = Nie ma konta o tej nazwie i tym haśle. Sprawdź jedno i drugie i spróbuj
    ponownie.
error-wrong-link = Ten link osobisty donikąd nie prowadzi. Weź nowy ze swojego miejsca przy stole.

## Tables

error-already-seated = Masz już miejsce przy tym stole. Aby zająć inne, najpierw je zwolnij.
error-already-started = Gra już się zaczęła. Możesz ją oglądać albo założyć własny stół.
error-bad-setup = Tak nie da się przygotować gry. Zmień ustawienia i spróbuj ponownie.
error-no-such-bot = Nie ma bota o tej nazwie. Wybierz jednego z listy.
error-no-such-game = Nie ma tu gry o tej nazwie. Wybierz jedną z listy.
error-no-such-moment = W tej grze nie ma takiego momentu. Wybierz jeden z jej dziennika.
error-no-such-seat = Nie ma takiego miejsca przy tym stole. Wybierz inne.
error-no-such-table = Nie ma stołu o tym kodzie. Sprawdź link albo zajrzyj do lobby.
error-not-finished = Gra jeszcze się nie skończyła. Wróć, gdy się skończy.
error-not-full = Któreś miejsce jest jeszcze wolne. Poczekaj na kogoś albo posadź tam bota.
error-not-host = To może zrobić tylko osoba, która założyła stół. Poproś ją albo załóż własny stół.
error-not-your-seat = To nie jest twoje miejsce. Zajmij wolne albo oglądaj.
error-seat-taken = To miejsce właśnie zajął ktoś inny. Wybierz inne.
error-table-full = Wszystkie miejsca przy tym stole są zajęte. Możesz oglądać albo założyć własny
    stół.

## Play

error-bot-sits-in = Na tym miejscu gra teraz za ciebie bot. Najpierw odbierz mu swoje miejsce.
error-game-over = Gra się skończyła. Obejrzyj ją od początku albo zagraj jeszcze raz.
error-illegal-choice = Zasady teraz na to nie pozwalają. Wybierz coś, co jest podświetlone.
error-late-answer = Zanim dotarł twój wybór, gra poszła dalej. Spójrz na stół i wybierz ponownie.
error-no-request = Ta prośba jest już nieaktualna. Nie ma na co odpowiadać.
error-no-talking = Kto gra przy tym stole, w trakcie gry nie rozmawia: partnerzy porozumiewają się
    tylko przez przekazanie kontroli. Czat otworzy się znowu, gdy gra się skończy.
error-not-started = Gra jeszcze się nie zaczęła. Poczekaj, aż wszystkie miejsca będą zajęte.
error-not-your-turn = Teraz nie ty wybierasz. Poczekaj, aż gra cię zapyta.
error-nothing-to-take-back = Nie ma czego cofnąć: wcześniejsze wybory są ostateczne. Graj dalej.
error-request-open = Ktoś już prosi o cofnięcie wyboru. Najpierw poczekaj na odpowiedź.
error-take-back-off = Przy tym stole gra się bez cofania. Graj dalej.

## Bots that think aloud

error-already-thinking = Bot już dla ciebie myśli. Poczekaj na jego odpowiedź.
error-bot-failed = Bot nie zdołał tego przemyśleć. Spróbuj ponownie.
error-hints-off = Przy tym stole gra się bez rad botów. Zdecyduj samodzielnie.
error-no-such-level = Żaden bot tego poziomu tu nie doradza. Wybierz jednego z listy.
error-too-busy = Boty mają dość gier do analizy. Spróbuj ponownie za jakiś czas.

## Records

error-bad-record = Ten zapis gry jest uszkodzony i nie da się go odczytać. Zapisz grę ponownie albo
    wybierz inny plik.
error-foreign-record = Ten plik nie jest zapisem gry Legendarium. Wybierz inny plik.
error-other-version = Tę grę zapisała inna wersja Legendarium; ta wersja jej nie odczyta. Wybierz inny
    plik.

## Anything else

error-bad-request = Serwer nie rozumie tego żądania. Odśwież stronę i spróbuj ponownie.
error-closing = Serwer się zatrzymuje. Nic nie przepadnie: wróć za chwilę.
error-no-such-page = Pod tym adresem nic nie ma. Wróć do lobby.
error-not-allowed = Pod tym adresem nie można tego zrobić. Wróć do lobby.
error-server-error = Na serwerze coś się nie udało i zostało to tam zapisane. Nic nie przepadło:
    spróbuj ponownie.
error-too-big = To za dużo naraz dla serwera. Wyślij coś mniejszego.
error-too-fast = To było za dużo w zbyt krótkim czasie. Poczekaj chwilę i spróbuj ponownie.
error-too-long = Ten tekst jest za długi: może mieć najwyżej { $limit ->
    [one] 1 znak
    [few] { $limit } znaki
   *[many] { $limit } znaków
}. Skróć go i wyślij ponownie.
error-wrong-origin = To żądanie nie pochodzi ze strony tego serwera. Otwórz stronę tutaj i spróbuj
    ponownie.
