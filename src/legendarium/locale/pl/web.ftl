### Co mówi rama klienta w przeglądarce: lobby, stoły, przegląd gier i konto; żadnych zasad.
###
### $table to stół w kilku słowach (tryb gry), $name to imię osoby lub nazwa bota, $names to lista
### takich imion; $number liczy rzeczy. Imiona są zawsze w mianowniku.

web-name = Legendarium
web-skip = Przejdź do treści
web-navigation = Strony
web-rules = Zasady
web-cards = Karty
web-my-games = Moje gry
web-account = Konto
web-language = Język
web-theme = { $theme ->
    [light] Kolory: jasne
    [dark] Kolory: ciemne
   *[auto] Kolory: jak w twoim urządzeniu
}
web-footer-fans =
    Niezależne dzieło fanów. Tash-Kalar: Arena Legend to gra Vlaady Chvátila wydana przez Czech Games
    Edition; do tego wydawnictwa należy jej nazwa i nazwy w niej użyte.
web-footer-icons = Autorzy ikon: współtwórcy

## Words used in many places

web-loading = Chwileczkę…
web-try-again = Spróbuj ponownie
web-to-lobby = Do lobby
web-save = Zapisz
web-saved = Zapisano.
web-copy = Kopiuj
web-copied = Skopiowano
web-more = Pokaż więcej
web-no = Nie, wróć
web-go-on = Dalej
web-understood = Dobrze
web-you = ty
web-somebody = Ktoś
web-bot = bot
web-online = jest tu
web-away = brak połączenia
web-your-turn = Twoja tura
web-your-name = Twoje imię
web-guest-name = Gość { $number }

## Problems

web-problem-title = To się nie udało
web-problem-offline = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
web-problem-server = Serwer ma problem. Spróbuj ponownie za chwilę.
web-problem-refused = Serwer tego nie przyjął. Odśwież stronę i spróbuj jeszcze raz.
web-problem-client = Na tej stronie coś się nie udało. Odśwież ją; twoja gra jest bezpieczna na
    serwerze.
web-offline = Nie masz połączenia. Gdy tylko wróci, wszystko potoczy się dalej.
web-connection-lost = Połączenie zostało przerwane. Trwa kolejna próba…
web-server-stops = Serwer uruchamia się ponownie. Gra za chwilę potoczy się dalej.
web-nowhere-title = Tu nic nie ma
web-nowhere = Ten adres nie prowadzi do żadnej strony. Jeśli masz link od kogoś, poproś o
    wysłanie go jeszcze raz.

## Lobby

web-lobby-title = Zagraj w Tash-Kalar
web-lobby-lead =
    Układaj swoje piony we wzory i przywołuj legendarne istoty. Wszystkich zasad pilnuje program, więc
    możesz zacząć bez czytania żadnej z nich.
web-lobby-how = Jak się gra
web-lobby-alone = Pierwsza gra
web-lobby-alone-lead = Krótka gra przeciw botowi. To, co możesz zrobić, jest zawsze podświetlone.
web-play-bot = Zagraj od razu z botem
web-play = Graj
web-lobby-together = Z przyjaciółmi
web-lobby-together-lead = Dostajesz link do wysłania; kto go otworzy, może się przysiąść.
web-play-friend = Zagraj z przyjaciółmi
web-play-friend-go = Załóż stół
web-lobby-own = Własny stół
web-lobby-own-lead = Wybierz tryb gry, szkoły, graczy i zegar.
web-new-table = Przygotuj stół
web-same-again = Jeszcze raz to samo
web-same-again-lead = Twój ostatni stół: { $table }.
web-open-tables = Otwarte stoły
web-open-none = Nikt teraz nie czeka na przeciwnika. Załóż publiczny stół, a pojawi się tutaj.
web-running-tables = Trwające gry
web-running-none = Nie toczy się teraz żadna publiczna gra.
web-finished-tables = Zakończone gry
web-finished-none = Żadna publiczna gra jeszcze się nie skończyła.
web-row-join = Przysiądź się
web-row-watch = Oglądaj
web-row-continue = Graj dalej
web-row-result = Wynik
web-row-nobody = Nikt tu jeszcze nie siedzi
web-row-free = { $number ->
    [one] 1 wolne miejsce
    [few] { $number } wolne miejsca
   *[many] { $number } wolnych miejsc
}
web-watchers = { $number ->
    [one] 1 osoba ogląda
    [few] { $number } osoby oglądają
   *[many] { $number } osób ogląda
}
web-import = Otwórz plik z zapisem gry
web-import-too-long = Ten plik jest za duży jak na zapis gry.

## A new table

web-new-title = Przygotuj stół
web-seats = Kto gra
web-seat = Miejsce { $number }
web-seat-empty = wolne
web-sitter-me = Ty
web-sitter-anybody = Kto przyjdzie
web-clock = Zegar
web-clock-off = Bez zegara
web-clock-real-time = Na żywo: minuty na całą grę
web-clock-days = Dni na każdą turę
web-clock-minutes = Minuty dla każdego gracza
web-clock-minutes-wrong = Wybierz liczbę całkowitą od 1 do 240.
web-clock-increment = Dodatkowe sekundy za każdą turę
web-clock-increment-wrong = Wybierz liczbę całkowitą od 0 do 300.
web-clock-days-number = Dni na każdą turę
web-clock-days-wrong = Wybierz liczbę całkowitą od 1 do 30.
web-who-comes = Kto znajdzie stół
web-by-link = Tylko ci, którzy mają link
web-public = Wszyscy: stół widać w lobby
web-take-back-allowed = Wybory można cofać: w swojej turze swobodnie, później za zgodą pozostałych
web-help-shown = Pokazuj, co można przywołać i czego do tego brakuje
web-hints-allowed = Boty doradzają temu, kto wybiera
web-talk-allowed = Partnerzy mogą rozmawiać w trakcie gry
web-table-language = Język stołu
web-any-language = Dowolny
web-make-table = Załóż stół
web-make-and-start = Zacznij grę

## The waiting room and the draft

web-waiting-title = { $table }: czekamy na graczy
web-waiting-for = { $number ->
    [one] Jest jeszcze 1 wolne miejsce.
    [few] Są jeszcze { $number } wolne miejsca.
   *[many] Jest jeszcze { $number } wolnych miejsc.
}
web-waiting-start-yours = Wszystkie miejsca są zajęte. Zacznij, kiedy chcesz.
web-waiting-start-host = Wszystkie miejsca są zajęte. Grę zaczyna osoba, która założyła stół.
web-sit = Usiądź tutaj
web-put-bot = Posadź tu bota
web-leave-seat = Zwolnij miejsce
web-remove = Usuń
web-start = Zacznij grę
web-fill-with-bots = Posadź boty na wolnych miejscach
web-invite = Zaproś kogoś
web-invite-label = Wyślij ten link osobie, która ma z tobą zagrać
web-draft-title = { $table }: wybieranie szkół
web-draft-yours = Teraz wybierasz ty.
web-draft-other = Teraz wybiera { $name }.
web-draft-picked = Dotąd wybrano

## Terms of a table

web-terms-no-clock = bez zegara
web-terms-days = { $number ->
    [one] 1 dzień na turę
   *[other] { $number } dni na turę
}
web-terms-real-time = { $number ->
    [one] 1 minuta
    [few] { $number } minuty
   *[many] { $number } minut
} dla każdego{ $seconds ->
    [0] { "" }
    [one] , za każdą turę 1 sekunda więcej
    [few] , za każdą turę { $seconds } sekundy więcej
   *[many] , za każdą turę { $seconds } sekund więcej
}
web-terms-take-back = można cofać
web-terms-no-take-back = bez cofania
web-terms-help = z podpowiedziami przywołań
web-terms-no-help = bez podpowiedzi przywołań
web-terms-hints = z radami botów
web-terms-no-hints = bez rad botów
web-terms-talk = partnerzy mogą rozmawiać
web-terms-no-talk = bez rozmów w trakcie gry
web-terms-public = publiczny
web-terms-by-link = tylko przez link

## At the table

web-table-title = { $table }, przy stole
web-this-table = Ten stół
web-people = Przy stole
web-bot-sits-in = zastępuje bot
web-you-watch = Tylko oglądasz. Nie widzisz niczyjej ręki.
web-look-back = Przejrzyj grę
web-leave-for-now = Wyjdź na chwilę
web-links = Linki
web-watch-link-label = Link do tego stołu
web-personal-link = Graj dalej na innym urządzeniu
web-personal-link-label = Twój link osobisty: otwórz go na drugim urządzeniu
web-personal-link-secret = Zachowaj go dla siebie: kto go otworzy, gra w twoim imieniu.
web-took-back = { $name }: ostatni wybór został cofnięty.
web-time-out-mine = Skończył ci się czas, więc ta tura została rozegrana za ciebie szybkimi wyborami. Trzecia taka tura z rzędu zakończyłaby dla ciebie grę.
web-time-out = { $name }: czas się skończył, tura została rozegrana szybkimi wyborami.
web-replaced = W trzech turach z rzędu skończył ci się czas: teraz gra za ciebie bot.
web-take-seat-back = Odbierz botowi swoje miejsce
web-request = { $name } chce cofnąć ostatni wybór. Zgadzasz się?
web-request-mine = Prosisz o cofnięcie swojego ostatniego wyboru. Brakuje jeszcze odpowiedzi: { $names }.
web-request-agree = Zgadzam się
web-request-refuse = Nie zgadzam się
web-request-withdraw = Wycofaj prośbę
web-request-refused = { $name } nie zgadza się na cofnięcie.
web-game-over = Gra się skończyła. Oglądaj planszę, jak długo chcesz.
web-see-result = Zobacz wynik

aside-concede = Poddaj grę
    .sure = Czy na pewno poddajesz grę?
    .yes = Tak, poddaję
aside-skip-last-turns = Pomiń ostatnie tury
    .sure = Pominąć ostatnie tury? Stanie się to, gdy zgodzą się wszyscy.
    .yes = Tak, pomiń

bot-random = Losowy bot
    .about = Wybiera na oślep: dobry do wypróbowania gry.
bot-apprentice = Uczeń
    .about = Łagodny: gra rozsądnie i myli się jak człowiek.
bot-greedy = Myślący bot
    .about = Bierze to, co od razu daje najwięcej, i nie patrzy dalej.
bot-adept = Znawca
    .about = Silny: obmyśla całą swoją turę.
bot-master = Mistrz
    .about = Bezlitosny: przewiduje też twoje odpowiedzi i planuje swoją następną turę.

web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-field = Powiedz coś
web-chat-send = Wyślij
web-chat-said = { $name } mówi: { $text }
web-chat-too-long = To za długie: { $number } z najwyżej { $most } znaków.
web-chat-unsent = Nie wysłano: brak połączenia. Spróbuj ponownie za chwilę.
web-chat-closed = W trakcie gry się nie rozmawia: partnerzy porozumiewają się tylko przez przekazanie
    kontroli. Gdy gra się skończy, znów możesz pisać.
web-mute-title = Wycisz kogoś
web-mute = Wycisz: { $name }

web-report = Zgłoś problem
web-report-label = Co się stało? Co powinno się stać?
web-report-save = Zapisz zgłoszenie w pliku
web-report-saved = Zapisano. Plik zawiera zapis tej gry i numery wersji; wyślij go osobie, która prowadzi
    ten serwer.

## The end and the review

web-finished-title = { $table }: wynik
web-rematch = Zagraj jeszcze raz
web-rematch-join = Do rewanżu
web-review = Obejrzyj grę jeszcze raz
web-download = Pobierz zapis gry
web-origin = Ta gra zaczęła się od pewnego momentu innej gry.
web-review-title = { $table }, przegląd gry
web-review-controls = Przeglądanie gry
web-review-first = Na początek
web-review-back = Krok wstecz
web-review-on = Krok dalej
web-review-last = Na koniec
web-review-play = Odtwórz
web-review-pause = Wstrzymaj
web-review-moment = Moment gry
web-review-of = { $number } z { $last }
web-review-speed = Szybkość
web-review-times = { $speed }×
web-moment-link = Link do tego momentu
web-back-to-table = Wróć do stołu
web-play-on = Graj dalej stąd
web-play-on-lead = W tym momencie zaczyna się nowy stół; ta gra zostaje, jaka jest.
web-play-on-go = Graj dalej od momentu { $number }

## Personal links, my games, account

web-rejoin-title = Twoje miejsce na tym urządzeniu
web-rejoin = Zajmij to miejsce
web-rejoin-sure = Na tym urządzeniu grasz jako { $name }. Ten link należy do czyjegoś miejsca przy stole;
    jeśli je zajmiesz, będziesz tu grać pod tamtym imieniem.
web-rejoin-stay = Zostań jako { $name }
web-rejoin-wrong = Utwórz nowy link na urządzeniu, na którym grasz.

web-mine-running = W toku
web-mine-running-none = Nie grasz teraz w żadną grę.
web-mine-open = Czekają na graczy
web-mine-open-none = Nie czekasz przy żadnym stole.
web-mine-finished = Zakończone
web-mine-finished-none = Nie masz jeszcze żadnej zakończonej gry.
web-mine-nobody = Gdy zagrasz, znajdziesz tu swoje gry. Jeśli masz konto, zaloguj się.

web-account-lead-nobody = Do gry wystarczy imię. Dzięki kontu masz swoje gry razem na wszystkich
    urządzeniach.
web-account-lead-guest = Grasz jako gość. Dzięki kontu masz swoje gry razem na wszystkich urządzeniach.
web-account-lead-account = Masz konto: zaloguj się na dowolnym urządzeniu, a znajdziesz swoje gry.
web-name-lead = Imię, które widzą inni
web-open-account = Załóż konto
web-open-account-lead = Nazwa i hasło, nic więcej. Twoje gry pozostają twoje.
web-sign-in = Zaloguj się
web-sign-in-lead = Jeśli masz już konto.
web-sign-out = Wyloguj się
web-account-name = Nazwa konta
web-passphrase = Hasło
web-passphrase-show = Pokaż, co piszę
web-passphrase-short = Hasło ma co najmniej { $number ->
    [one] 1 znak
    [few] { $number } znaki
   *[many] { $number } znaków
}.
web-personal-links = Linki osobiste
web-personal-links-lead = Z takim linkiem grasz dalej na innym urządzeniu bez konta.
web-delete = Usuń moje dane
web-delete-lead =
    Twoje imię, konto i wiadomości zostaną usunięte na zawsze. Twoje gry pozostaną dla tych, którzy z
    tobą grali, ale bez twojego imienia.
web-delete-type = Aby potwierdzić, wpisz swoje imię: { $name }
