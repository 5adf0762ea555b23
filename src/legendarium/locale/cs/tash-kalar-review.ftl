### Výsledek hry Tash-Kalar, procházení hry a přehled jejích karet.
###
### Varianty ($colour, $rank, $school) jsou ty z play.ftl, stejně jako zprávy result-*.

## The result

# Jak věta říká hráči beze jména.
player-unnamed = { school-name }
result-won-name = Vítězí { $name }.
result-unfinished = Tato hra nebyla dohrána.
result-place = { $place }.
result-scores = Konečné skóre
result-lowest = nejnižší barva: { points-counted }
result-in-colour = { $colour ->
    [blue] modrá: { $points }
    [red] červená: { $points }
    [yellow] žlutá: { $points }
   *[green] zelená: { $points }
}
decided-lowest-colour = Rozhoduje nejnižší barva.
decided-second-colour = { result-tie-colours }
decided-third-colour = Remíza ve dvou nejnižších barvách: rozhodla třetí.
decided-upgraded-pieces = { result-tie-upgraded }
decided-pieces = { result-tie-pieces }
decided-shared = { result-tie-shared }

## The score over the turns

chart-heading = Skóre podle tahů
chart-caption = Skóre každé strany po každém tahu
chart-caption-by-colour = Skóre každého hráče po každém tahu: body v jeho nejnižší barvě
chart-turn = Tah
chart-turns = Tahy
chart-goal = spouští konec
chart-table = Zobrazit jako tabulku

## Statistics

statistics-heading = Statistika
statistics-turns = Tahy
statistics-actions = Akce na tah
statistics-placed = Umístěné kameny
statistics-summoned = Vyvolané bytosti
statistics-summoned-rank = { $rank ->
    [common] z toho běžné
    [heroic] z toho hrdinské
   *[legendary] z toho legendární
}
statistics-destroyed = Zničené nepřátelské kameny
statistics-lost = Ztracené kameny
statistics-flares = Zahrané karty balance
statistics-claimed = Získané úkoly
statistics-biggest = Nejlepší tah
statistics-biggest-points = +{ $points }
statistics-biggest-turn = tah { $turn }
statistics-none = –
statistics-none-spoken = žádný

## Review

review-start = Začátek hry.
review-nothing = V tomto kroku se nestalo nic viditelného.
review-hand = { $you ->
    [yes] Tvoje karty
   *[no] Karty v ruce: { $name }
}
review-hands-none = Jsi v roli diváka. Karty v rukou se odkryjí, až hra skončí.
review-asked = { $you ->
    [yes] Vybíráš ty.
   *[no] Vybírá: { $name }.
}

## Rozbor

analysis-heading = Rozbor
analysis-level = Rozebírá
analysis-begin = Rozebrat
analysis-lead = Bot rozebere každý tah jen podle toho, co hráč tehdy věděl.
analysis-begins = Rozbor začíná…
analysis-progress = Rozebrané tahy: { $done } z { $of }
analysis-done = Rozbor je hotový.
analysis-nothing = Žádný tah není dohraný, není tedy co rozebírat.
analysis-caption = Šance každé strany na výhru tah po tahu
analysis-turn-of = Tah { $turn }, { $name }
analysis-player = Hráč
analysis-played = Jak se hrálo
analysis-best = Nejlepší nalezený
analysis-mark = Hodnocení
analysis-well-played = Lepší tah se nenašel. Šance na výhru: { $chance }
analysis-swing = Šance na výhru: { $best } místo { $played }
analysis-better = Lepší tah:
analysis-show = Zobrazit v aréně

## The cards

gallery-title = Karty
gallery-lead = Všechny karty hry s efekty popsanými našimi slovy. Název každé karty je odkaz, který
    můžeš sdílet.
gallery-search = Hledat v názvech a efektech
gallery-deck = Balíček
gallery-rank = Úroveň
gallery-all = Všechny
gallery-deck-imperial = Školy Říše
gallery-deck-highland = Horské klany
gallery-deck-sylvan = Lesní národ
gallery-deck-legends = Legendy
gallery-deck-flares = Karty balance
gallery-deck-tasks = Úkoly
gallery-deck-shared = Školy { $schools } mají { $number ->
    [few] stejné { $number } bytosti
   *[other] stejných { $number } bytostí
}.
gallery-tasks-basic = Základní úkoly
gallery-tasks-advanced = Pokročilé úkoly
gallery-found = { $number ->
    [0] Neodpovídá žádná karta.
    [one] 1 karta
    [few] { $number } karty
   *[other] { $number } karet
}
gallery-clear = Zobrazit všechny karty
gallery-key = Jak číst vzor
gallery-key-common = tvůj kámen, běžný nebo vyšší
gallery-key-heroic = tvůj kámen, hrdinský nebo legendární
gallery-key-summon = pole, na kterém se bytost objeví
gallery-key-marks = pole a směry, na které odkazuje efekt
gallery-key-turned = Vzor lze otáčet i zrcadlit.
