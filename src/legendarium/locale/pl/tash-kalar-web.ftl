### Co mówi przeglądarka podczas gry w Tash-Kalar.
###
### Warianty ($colour, $rank, $school i podobne) są takie jak w play.ftl. Nazwy kart są zawsze w
### mianowniku, więc stoją po dwukropku.

## The log

tk-log-your-turn = Twoja tura.
tk-log = Dziennik
tk-log-empty = Nic się jeszcze nie stało.

## The players

tk-players = Gracze
tk-you = Ty
tk-bot = bot
tk-bot-sits-in = zastępuje bot
tk-offline = offline
tk-handed-over = kontrola przekazana
tk-points-of = { $points } z { $limit } punktów
tk-points-by-colour = Punkty według kolorów
tk-cards-held = Na ręce { $beings ->
    [one] 1 istota
    [few] { $beings } istoty
   *[many] { $beings } istot
}, { $legends ->
    [one] 1 legenda
    [few] { $legends } legendy
   *[many] { $legends } legend
}, { $flares ->
    [0] bez flary
   *[other] flara
}
tk-cards-held-short = karty { $beings } + { $legends } + { $flares }

## This turn

tk-this-turn = W tej turze
tk-destroyed = Zniszczone:
tk-summoned = Przywołane:
tk-nothing-yet = jeszcze nic
tk-summoned-on = { $card } ({ $square })
tk-piece = { colour-name } { rank-name } pion
tk-war-summoner = Następna istota może wykorzystać w swoim wzorze jeden wrogi pion.
tk-extra-turn = Po tej turze dodatkowa tura.
tk-extra-cards = Na koniec tury dobiera się { $number ->
    [one] 1 dodatkową istotę
    [few] { $number } dodatkowe istoty
   *[many] { $number } dodatkowych istot
}.
tk-extra-legends = Na koniec tury dobiera się { $number ->
    [one] 1 dodatkową legendę
    [few] { $number } dodatkowe legendy
   *[many] { $number } dodatkowych legend
}.

## Setting up a table

tk-schools = Szkoły
tk-schools-chosen = Przydzielone
tk-schools-chosen-about = Ty decydujesz, kto gra którą szkołą.
tk-schools-random = Losowe
tk-schools-random-about = Poznacie je, gdy gra się zacznie.
tk-schools-draft = Wybierane po kolei
tk-schools-draft-about = Gracze wybierają na zmianę.
tk-school-of-seat = Szkoła miejsca { $number }
tk-team-seats = Miejsca 1 i 3 grają przeciw miejscom 2 i 4; piony zespołu mają kolor jego pierwszej
    szkoły.

## What is asked

tk-question = Twój wybór
tk-waiting = Teraz wybiera { $name }.
tk-thinking = { $name } myśli.
tk-ask-action = { $number ->
    [0] Nie ma już akcji
    [one] Została 1 akcja
    [few] Zostały { $number } akcje
   *[many] Zostało { $number } akcji
}: umieść pion na pustym polu albo wybierz kartę.
tk-hint-action = Podświetlone karty możesz teraz zagrać. Wskaż dowolną inną, a zobaczysz, czego
    brakuje.
tk-ask-action-short = Nie masz już pionów do umieszczenia: wybierz puste pole, a potem pion, który
    tam przełożysz, albo kliknij sam pion.
tk-ask-summon = Gdzie chcesz przywołać tę istotę: { $card }?
tk-ask-card = Co chcesz zrobić z tą kartą: { $card }?
tk-ask-flare = Rzucić teraz: { $card }?
tk-ask-goal = Dokąd ma iść pion z { $square }?
tk-ask-square = Co chcesz zrobić na { $square }?
tk-summon = Przywołaj: { $card }
tk-discard = Odrzuć
tk-hand-over = Przekaż kontrolę
tk-back = Wróć
tk-undo = Cofnij
tk-ask-undo = Poproś o cofnięcie
tk-sure-end = Możesz jeszcze wykorzystać: { $lost }. Mimo to zakończyć turę?
tk-sure-claim = Możesz wykonać zadanie: { $lost }. Kontynuować bez tego?
tk-sure-destroy = { $deed }? Stuknij jeszcze raz, aby potwierdzić.
tk-sure-yes = Potwierdź

## Typing, and every option in a list

tk-all-options = Wszystkie opcje ({ $number }), albo wpisz jedną z nich
tk-type = Wpisz pole, kartę i pole albo notację
tk-type-example = rycerz d4
tk-type-do = Wybierz
tk-typed-unknown = „{ $text }” nie pasuje do żadnej opcji.
tk-typed-several = To może znaczyć kilka rzeczy: { $options }.

## Podpowiedzi

tk-hint = Podpowiedź
tk-hint-level = Podpowiada
tk-hint-close = Zamknij
tk-hint-none = Nie ma tu podpowiedzi.
tk-hint-line = { $number }. Szansa na wygraną: { $chance }
tk-why = Dlaczego: { $reasons }.
tk-step-choose = Wybierz { $square }
tk-step-go = Przejdź z { $from } na { $to }

## Keys

tk-keys = Skróty klawiszowe
tk-key-arrows = przechodź między polami
tk-key-enter = wybierz pole lub kartę
tk-key-cards = wybierz kartę z ręki
tk-key-back = krok wstecz
tk-key-undo = cofnij wybór
tk-key-end = zakończ turę
tk-key-hint = weź podpowiedź, jeśli stół na to pozwala
tk-key-options = wszystkie opcje i wiersz poleceń
tk-key-keys = pokaż lub ukryj te skróty

## Cards, tasks, decks

tk-hand = Twoja ręka
tk-hidden-card = zakryta karta
tk-flare = flara
tk-card-label = { $card }, { rank-name } pion. { $effect } { $footer }
tk-pieces-missing = { $number ->
    [one] brakuje 1 piona
   *[other] brakuje { $number } pionów
}
tk-flare-upper = przewaga { $number } { $number ->
    [one] awansowanego piona
   *[other] awansowanych pionów
}
tk-flare-lower = przewaga { $number } { $number ->
    [one] piona
   *[other] pionów
}
tk-now = teraz { $number }
tk-have-of = { $have } z { $need }
tk-progress-of = Postęp ({ colour-name }):
tk-next-task = Następne: { $task }
tk-decks = Zapas i talie
tk-stock = { $pieces ->
    [one] 1 pion
    [few] { $pieces } piony
   *[many] { $pieces } pionów
}
tk-stock-legendary = { $legendary ->
    [one] 1 legendarny
    [few] { $legendary } legendarne
   *[many] { $legendary } legendarnych
}
tk-deck = Talia
tk-deck-of = Talia: { school-short }
tk-legend-deck = Legendy
tk-flare-deck = Flary
tk-discarded = Odrzucone
tk-claimed = Wykonane
tk-pile-empty = pusto
tk-concede-needs = Zespół się poddaje, jeśli zgodzą się oboje partnerzy.
tk-improvising = Pozostałe improwizowane przywołania

## The arena

tk-arena = Plansza
tk-square-red = czerwone pole
tk-square-green = zielone pole
tk-square-empty = puste
tk-square-holds = { $whose ->
    [own] twój { rank-name } pion
   *[enemy] { colour-name } { rank-name } pion
}
tk-can-choose = można wybrać
tk-coordinates = Współrzędne
tk-side-players = Gracze i zadania
tk-side-log = Dziennik i talie
tk-tab-table = Stół
tk-tab-log = Dziennik
tk-loading = Rozkładanie kart…
tk-table = Stół
tk-again = Spróbuj ponownie
tk-why-not = { $card }: { $why }
