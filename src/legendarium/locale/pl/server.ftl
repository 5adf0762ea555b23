### Co mówi serwer, gdy czegoś odmawia: co było nie tak i co zrobić dalej.

## People

error-bad-name = Nick musi mieć od 1 do 24 widocznych znaków. Wybierz inny.
error-bad-passphrase = Hasło musi mieć od 8 do 200 znaków. Wybierz inne.
error-expired = Twoja sesja wygasła. Podaj nick albo zaloguj się ponownie.
error-name-taken = Ta nazwa jest zajęta. Wybierz inną, a jeśli jest twoja, zaloguj się.
error-not-signed-in = Nie masz tu jeszcze nicku. Podaj go albo zaloguj się.
error-wrong-credentials = Błędna nazwa lub hasło. Sprawdź jedno i drugie i spróbuj ponownie.
error-wrong-link = Ten link osobisty jest nieprawidłowy. Utwórz nowy przy swoim stole.

## Tables

error-already-seated = Masz już miejsce przy tym stole. Aby zająć inne, najpierw je zwolnij.
error-already-started = Ta gra już się zaczęła. Możesz ją oglądać albo założyć własny stół.
error-bad-setup = Te ustawienia do siebie nie pasują. Zmień je i spróbuj ponownie.
error-no-such-bot = Nie ma bota o tej nazwie. Wybierz jednego z listy.
error-no-such-game = Nie ma tu gry o tej nazwie. Wybierz jedną z listy.
error-no-such-moment = W tej grze nie ma takiego kroku. Wybierz jeden z jej dziennika.
error-no-such-seat = Nie ma takiego miejsca przy tym stole. Wybierz inne.
error-no-such-table = Nie ma stołu o tym kodzie. Sprawdź link albo zajrzyj do lobby.
error-not-finished = Ta gra jeszcze się nie skończyła. Wróć, gdy się skończy.
error-not-full = Nie wszystkie miejsca są zajęte. Poczekaj na kolejnych graczy albo dodaj bota.
error-not-host = To może zrobić tylko gospodarz stołu. Poproś go albo załóż własny stół.
error-not-your-seat = To nie jest twoje miejsce. Zajmij wolne albo oglądaj.
error-seat-taken = To miejsce właśnie zajął ktoś inny. Wybierz inne.
error-table-full = Ten stół jest pełny. Możesz oglądać albo założyć własny stół.

## Play

error-bot-sits-in = Teraz gra za ciebie bot. Najpierw odzyskaj swoje miejsce.
error-game-over = Gra się skończyła. Obejrzyj powtórkę albo rozpocznij rewanż.
error-illegal-choice = Zasady teraz na to nie pozwalają. Wybierz jedną z podświetlonych opcji.
error-late-answer = Zanim dotarł twój wybór, gra poszła dalej. Spójrz na planszę i wybierz ponownie.
error-no-request = Ta prośba o cofnięcie jest już nieaktualna.
error-no-talking = Przy tym stole gracze nie mogą czatować w trakcie gry: partnerzy mogą
    porozumiewać się tylko przez przekazanie kontroli. Czat otworzy się znowu, gdy gra się skończy.
error-not-started = Gra jeszcze się nie zaczęła. Poczekaj, aż wszystkie miejsca będą zajęte.
error-not-your-turn = Teraz nie ty wybierasz. Poczekaj.
error-nothing-to-take-back = Nie ma czego cofnąć: wszystko, co było wcześniej, jest ostateczne.
error-request-open = Ktoś już prosi o cofnięcie wyboru. Najpierw poczekaj na odpowiedź.
error-take-back-off = Przy tym stole cofanie jest wyłączone.

## Bots that think aloud

error-already-thinking = Bot już pracuje nad twoją podpowiedzią. To nie potrwa długo.
error-bot-failed = Bot nie znalazł odpowiedzi. Spróbuj ponownie.
error-hints-off = Przy tym stole podpowiedzi są wyłączone.
error-no-such-level = Bot tego poziomu nie jest tu dostępny. Wybierz jednego z listy.
error-too-busy = Boty są zajęte innymi grami. Spróbuj ponownie później.

## Records

error-bad-record = Ten zapis gry jest uszkodzony i nie da się go odczytać. Zapisz grę ponownie albo
    wybierz inny plik.
error-broken-table = Zapis tej gry jest uszkodzony, więc nie można otworzyć stołu. Załóż nowy stół i powiadom osobę,
    która prowadzi serwer: gra może być jeszcze w kopii zapasowej.
error-foreign-record = To nie jest zapisana gra Legendarium. Wybierz inny plik.
error-other-version = Tę grę zapisała inna wersja Legendarium i nie można jej tu otworzyć. Wybierz
    inny plik.

## Anything else

error-bad-request = Serwer tego nie zrozumiał. Odśwież stronę i spróbuj ponownie.
error-closing = Serwer się zatrzymuje. Nic nie przepadnie: wróć za chwilę.
error-no-such-page = Pod tym adresem nic nie ma. Wróć do lobby.
error-not-allowed = Pod tym adresem nie można tego zrobić. Wróć do lobby.
error-server-error = Na serwerze coś poszło nie tak i zostało to zapisane w dzienniku. Nic nie
    przepadło: spróbuj ponownie.
error-too-big = To za duże dla serwera. Wyślij coś mniejszego.
error-too-fast = Za szybko. Poczekaj chwilę i spróbuj ponownie.
error-not-forwarded = Proxy przed tym serwerem jest źle ustawione: nie mówi, kto pyta. Powiedz
    administratorowi serwera, żeby sprawdził adres proxy i nagłówek X-Forwarded-For.
error-too-long = Ten tekst jest za długi: może mieć najwyżej { $limit ->
    [one] 1 znak
    [few] { $limit } znaki
   *[many] { $limit } znaków
}. Skróć go i wyślij ponownie.
error-wrong-origin = To żądanie nie pochodzi z tej strony. Otwórz stronę tutaj i spróbuj ponownie.
