### Co mówi rama klienta w przeglądarce: lobby, stoły, przegląd gier i konto; żadnych zasad.
###
### $table to stół w kilku słowach (tryb gry), $name to nick osoby lub nazwa bota, $names to lista
### takich nazw; $number liczy rzeczy. Nazwy są zawsze w mianowniku.

web-name = Legendarium
web-skip = Przejdź do treści
web-navigation = Menu główne
web-rules = Zasady
web-rules-title = Zasady gry { $game } według numerów
web-rules-english = Zasady są po angielsku.
web-cards = Karty
web-my-games = Moje gry
web-account = Konto
web-language = Język
web-theme = { $theme ->
    [light] Motyw: jasny
    [dark] Motyw: ciemny
   *[auto] Motyw: jak w urządzeniu
}
web-footer-fans = Niezależny projekt fanów. Tash-Kalar: Arena Legend to gra Vlaady Chvátila wydana
    przez Czech Games Edition; do tego wydawnictwa należą nazwa gry i nazwy w niej użyte.
web-footer-icons = Autorzy ikon: współtwórcy

## Words used in many places

web-loading = Ładowanie…
web-try-again = Spróbuj ponownie
web-to-lobby = Wróć do lobby
web-save = Zapisz
web-saved = Zapisano.
web-copy = Kopiuj
web-copied = Skopiowano
web-more = Pokaż więcej
web-no = Anuluj
web-go-on = Kontynuuj
web-understood = Rozumiem
web-you = ty
web-somebody = Ktoś
web-bot = bot
web-online = online
web-away = offline
web-your-turn = Twoja tura
web-your-name = Twój nick
web-guest-name = Gość { $number }

## Problems

web-problem-title = To się nie udało
web-problem-offline = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
web-problem-server = Na serwerze coś poszło nie tak. Spróbuj ponownie za chwilę.
web-problem-refused = Serwer tego nie przyjął. Odśwież stronę i spróbuj jeszcze raz.
web-problem-client = Na tej stronie coś poszło nie tak. Odśwież ją; twoja gra jest bezpieczna na
    serwerze.
web-offline = Jesteś offline. Gdy tylko połączenie wróci, wszystko zostanie wznowione.
web-connection-lost = Utracono połączenie. Trwa ponowne łączenie…
web-server-stops = Serwer uruchamia się ponownie. Gra za chwilę zostanie wznowiona.
web-nowhere-title = Nie znaleziono strony
web-nowhere = Pod tym adresem nie ma żadnej strony. Jeśli masz link od kogoś, poproś o wysłanie go
    jeszcze raz.

## Lobby

web-lobby-title = Zagraj w Tash-Kalar
web-lobby-lead = Układaj swoje piony we wzory i przywołuj legendarne istoty. Wszystkich zasad
    pilnuje program, więc możesz od razu zacząć grać.
web-lobby-how = Jak grać
web-lobby-alone = Pierwsza gra
web-lobby-alone-lead = Krótka gra przeciw botowi. Wszystko, co możesz zrobić, jest podświetlone.
web-play-bot = Zagraj z botem
web-play = Graj
web-lobby-together = Z przyjaciółmi
web-lobby-together-lead = Udostępnij link. Każdy, kto go otworzy, może dołączyć.
web-play-friend = Zagraj z przyjaciółmi
web-play-friend-go = Utwórz stół
web-lobby-own = Własna gra
web-lobby-own-lead = Wybierz tryb, szkoły, graczy i zegar.
web-new-table = Przygotuj stół
web-same-again = Jeszcze raz to samo
web-same-again-lead = Twój ostatni stół: { $table }.
web-open-tables = Otwarte stoły
web-open-none = Nikt teraz nie czeka na przeciwnika. Utwórz publiczny stół, a pojawi się tutaj.
web-running-tables = Trwające gry
web-running-none = Nie toczy się żadna publiczna gra.
web-finished-tables = Zakończone gry
web-finished-none = Nie ma jeszcze zakończonych gier publicznych.
web-row-join = Dołącz
web-row-watch = Oglądaj
web-row-continue = Kontynuuj
web-row-result = Wynik
web-row-nobody = Nie ma jeszcze graczy
web-row-free = { $number ->
    [one] 1 wolne miejsce
    [few] { $number } wolne miejsca
   *[many] { $number } wolnych miejsc
}
web-watchers = { $number ->
    [one] 1 widz
    [few] { $number } widzów
   *[many] { $number } widzów
}
web-import = Otwórz zapisaną grę
web-import-too-long = Ten plik jest za duży jak na zapisaną grę.

## A new table

web-new-title = Przygotuj stół
web-seats = Gracze
web-seat = Miejsce { $number }
web-seat-empty = wolne
web-sitter-me = Ty
web-sitter-anybody = Ktokolwiek
web-clock = Zegar
web-clock-off = Bez zegara
web-clock-real-time = Na żywo: minuty dla każdego gracza na całą grę
web-clock-days = Korespondencyjnie: dni na turę
web-clock-minutes = Minuty na gracza
web-clock-minutes-wrong = Podaj liczbę całkowitą od 1 do 240.
web-clock-increment = Dodatkowe sekundy za turę
web-clock-increment-wrong = Podaj liczbę całkowitą od 0 do 300.
web-clock-days-number = Dni na turę
web-clock-days-wrong = Podaj liczbę całkowitą od 1 do 30.
web-who-comes = Widoczność
web-by-link = Prywatny: tylko z linkiem
web-public = Publiczny: widoczny w lobby
web-take-back-allowed = Zezwalaj na cofanie: w swojej turze swobodnie, później tylko za zgodą
    pozostałych
web-help-shown = Pomoc w przywoływaniu: pokazuj, co można przywołać i których pionów brakuje
web-hints-allowed = Podpowiedzi: gracze mogą prosić bota o radę
web-talk-allowed = Pozwól partnerom czatować w trakcie gry
web-table-language = Język stołu
web-any-language = Dowolny
web-make-table = Utwórz stół
web-make-and-start = Zacznij grę

## The waiting room and the draft

web-waiting-title = { $table }: czekamy na graczy
web-waiting-for = { $number ->
    [one] Brakuje jeszcze 1 gracza.
    [few] Brakuje jeszcze { $number } graczy.
   *[many] Brakuje jeszcze { $number } graczy.
}
web-waiting-start-yours = Wszystkie miejsca są zajęte. Możesz zacząć, kiedy chcesz.
web-waiting-start-host = Wszystkie miejsca są zajęte. Czekamy, aż gospodarz rozpocznie grę.
web-sit = Zajmij to miejsce
web-put-bot = Dodaj bota
web-leave-seat = Zwolnij miejsce
web-remove = Usuń
web-start = Zacznij grę
web-fill-with-bots = Obsadź wolne miejsca botami
web-invite = Zaproś graczy
web-invite-label = Udostępnij ten link osobom, z którymi chcesz zagrać
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
    [one] , plus 1 sekunda za turę
    [few] , plus { $seconds } sekundy za turę
   *[many] , plus { $seconds } sekund za turę
}
web-terms-take-back = z cofaniem
web-terms-no-take-back = bez cofania
web-terms-help = z pomocą w przywoływaniu
web-terms-no-help = bez pomocy w przywoływaniu
web-terms-hints = z podpowiedziami
web-terms-no-hints = bez podpowiedzi
web-terms-talk = z czatem partnerów
web-terms-no-talk = bez czatu w trakcie gry
web-terms-public = publiczny
web-terms-by-link = prywatny

## At the table

web-table-title = { $table }: gra w toku
web-this-table = Ten stół
web-people = Przy stole
web-bot-sits-in = zastępuje bot
web-you-watch = Oglądasz jako widz. Karty na rękach graczy są ukryte.
web-look-back = Obejrzyj powtórkę
web-leave-for-now = Wyjdź na chwilę
web-links = Linki
web-watch-link-label = Link do tego stołu
web-personal-link = Kontynuuj na innym urządzeniu
web-personal-link-label = Twój link osobisty: otwórz go na drugim urządzeniu
web-personal-link-secret = Nie pokazuj go nikomu: kto go otworzy, gra za ciebie.
web-took-back = { $name } cofa swój ostatni wybór.
web-time-out-mine = Skończył ci się czas, więc ta tura została rozegrana za ciebie automatycznie.
    Jeśli zdarzy się to w trzech turach z rzędu, gra się dla ciebie skończy.
web-time-out = { $name }: czas się skończył, tura została rozegrana automatycznie.
web-replaced = W trzech turach z rzędu skończył ci się czas, więc teraz gra za ciebie bot.
web-take-seat-back = Odbierz botowi swoje miejsce
web-request = { $name } chce cofnąć ostatni wybór. Zezwolić?
web-request-mine = Prosisz o cofnięcie swojego ostatniego wyboru. Oczekiwanie na odpowiedź:
    { $names }.
web-request-agree = Zezwól
web-request-refuse = Odmów
web-request-withdraw = Anuluj prośbę
web-request-refused = { $name } odrzuca prośbę o cofnięcie.
web-see-result = Zobacz wynik

aside-concede = Poddaj się
    .sure = Poddać tę grę?
    .yes = Poddaj się
aside-skip-last-turns = Pomiń ostatnie tury
    .sure = Pominąć ostatnie tury? Muszą się zgodzić wszyscy.
    .yes = Pomiń

bot-random = Losowy bot
    .about = Gra losowo. Dobry do wypróbowania gry.
bot-apprentice = Uczeń
    .about = Łatwy: gra rozsądnie, ale popełnia ludzkie błędy.
bot-greedy = Chciwiec
    .about = Średni: bierze największy natychmiastowy zysk i nigdy nie patrzy naprzód.
bot-adept = Znawca
    .about = Trudny: obmyśla całą swoją turę.
bot-master = Mistrz
    .about = Bezlitosny: przewiduje twoje odpowiedzi i planuje swoją następną turę.

web-chat = Czat
web-chat-empty = Nie ma jeszcze wiadomości.
web-chat-field = Napisz wiadomość
web-chat-send = Wyślij
web-chat-said = { $name } mówi: { $text }
web-chat-too-long = Wiadomość jest za długa: znaków jest { $number }, a może być najwyżej { $most }.
web-chat-unsent = Nie wysłano: jesteś offline. Spróbuj ponownie za chwilę.
web-chat-closed = W trakcie gry czat jest zamknięty: partnerzy mogą porozumiewać się tylko przez
    przekazanie kontroli. Po grze znów się otworzy.
web-mute-title = Wycisz kogoś
web-mute = Wycisz: { $name }

web-report = Zgłoś problem
web-report-label = Co się stało? Co powinno się stać?
web-report-save = Zapisz zgłoszenie
web-report-saved = Zapisano. Plik zawiera tę grę i informacje o wersji. Wyślij go osobie, która
    prowadzi ten serwer.

## The end and the review

web-finished-title = { $table }: wynik
web-rematch = Rewanż
web-rematch-join = Dołącz do rewanżu
web-review = Powtórka
web-download = Pobierz grę
web-origin = Ta gra jest kontynuacją pozycji z innej gry.
web-review-title = { $table }: powtórka
web-review-controls = Sterowanie powtórką
web-review-first = Na początek
web-review-back = Poprzedni krok
web-review-on = Następny krok
web-review-last = Na koniec
web-review-play = Odtwórz
web-review-pause = Wstrzymaj
web-review-moment = Pozycja w grze
web-review-of = { $number } z { $last }
web-review-speed = Szybkość
web-review-times = { $speed }×
web-moment-link = Link do tego momentu
web-back-to-table = Wróć do stołu
web-play-on = Kontynuuj od tego miejsca
web-play-on-lead = Od tej pozycji rozpocznie się gra przy nowym stole. Ta gra zostaje, jaka jest.
web-play-on-go = Kontynuuj od kroku { $number }

## Personal links, my games, account

web-rejoin-title = Kontynuuj na tym urządzeniu
web-rejoin = Zajmij to miejsce
web-rejoin-sure = Na tym urządzeniu grasz jako { $name }. Ten link należy do innego miejsca. Jeśli
    je zajmiesz, będziesz tu grać pod przypisanym do niego nickiem.
web-rejoin-stay = Graj dalej jako { $name }
web-rejoin-wrong = Utwórz nowy link na urządzeniu, na którym grasz.

web-mine-running = W toku
web-mine-running-none = Nie masz gier w toku.
web-mine-open = Czekają na graczy
web-mine-open-none = Nie czekasz przy żadnym stole.
web-mine-finished = Zakończone
web-mine-finished-none = Nie masz jeszcze zakończonych gier.
web-mine-nobody = Gdy zagrasz, pojawią się tu twoje gry. Masz już konto? Zaloguj się.

web-account-lead-nobody = Do gry wystarczy nick. Dzięki kontu masz swoje gry na wszystkich
    urządzeniach.
web-account-lead-guest = Grasz jako gość. Dzięki kontu masz swoje gry na wszystkich urządzeniach.
web-account-lead-account = Zaloguj się na dowolnym urządzeniu, a znajdziesz swoje gry.
web-name-lead = Wyświetlany nick
web-open-account = Utwórz konto
web-open-account-lead = Tylko nazwa i hasło. Twoje gry pozostają twoje.
web-sign-in = Zaloguj się
web-sign-in-lead = Masz już konto?
web-sign-out = Wyloguj się
web-account-name = Nazwa użytkownika
web-passphrase = Hasło
web-passphrase-show = Pokaż hasło
web-passphrase-short = Użyj co najmniej { $number ->
    [one] 1 znaku
    [few] { $number } znaków
   *[many] { $number } znaków
}.
web-personal-links = Linki osobiste
web-personal-links-lead = Dzięki tym linkom możesz kontynuować na innym urządzeniu bez konta.
web-delete = Usuń moje dane
web-delete-lead = Twój nick, konto i wiadomości z czatu zostaną usunięte na zawsze. Twoje gry
    pozostaną dla tych, którzy z tobą grali, ale bez twojego nicku.
web-delete-type = Aby potwierdzić, wpisz swój nick: { $name }
