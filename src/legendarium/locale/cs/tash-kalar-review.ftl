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
decided-lowest-colour = V bitce rozhoduje nejnižší barva.
decided-second-colour = { result-tie-colours }
decided-third-colour = Dvě nejnižší barvy jsou vyrovnané: rozhodla třetí.
decided-upgraded-pieces = { result-tie-upgraded }
decided-pieces = { result-tie-pieces }
decided-shared = { result-tie-shared }

## The score over the turns

chart-heading = Skóre podle tahů
chart-caption = Skóre každé strany po každém tahu
chart-caption-melee = Skóre každého hráče po každém tahu: body v jeho nejnižší barvě
chart-turn = Tah
chart-turns = Tahy
chart-goal = spouští konec
chart-table = Ukázat jako tabulku

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
statistics-lost = Ztracené vlastní kameny
statistics-flares = Zahrané karty balance
statistics-claimed = Získané úkoly
statistics-biggest = Nejlepší tah
statistics-biggest-points = +{ $points }
statistics-biggest-turn = tah { $turn }
statistics-none = –
statistics-none-spoken = žádný

## Review

review-start = Začátek hry.
review-nothing = V tomto okamžiku se nestalo nic viditelného.
review-hand = { $you ->
    [yes] Tvoje karty
   *[no] Karty v ruce: { $name }
}
review-hands-none = Jen se díváš: karty v rukou se ukážou, až hra skončí.
review-asked = { $you ->
    [yes] Vybíráš ty.
   *[no] Vybírá: { $name }.
}

## Rozbor

analysis-heading = Rozbor
analysis-level = Kdo rozebírá
analysis-begin = Rozebrat
analysis-lead = Bot posoudí každý tah podle toho, co jeho hráč tehdy věděl.
analysis-begins = Rozbor začíná …
analysis-progress = Posouzené tahy: { $done } z { $of }
analysis-done = Rozbor je hotový.
analysis-nothing = Není tu žádný dohraný tah, není tedy co posuzovat.
analysis-caption = Šance každé strany na výhru, tah po tahu
analysis-turn-of = Tah { $turn }, { $name }
analysis-player = Hráč
analysis-played = Jak se hrálo
analysis-best = Nejlepší nalezený
analysis-mark = Značka
analysis-well-played = Nic lepšího se nenašlo. Šance na výhru: { $chance }
analysis-swing = Šance na výhru: { $best } místo { $played }
analysis-better = Co by bylo lepší:
analysis-show = Ukázat v aréně

## The cards

gallery-title = Karty
gallery-lead = Všechny karty hry s efekty popsanými našimi slovy. Jméno karty je odkaz, který můžeš
    poslat.
gallery-search = Hledat ve jménech a textech
gallery-deck = Balíček
gallery-rank = Úroveň
gallery-all = Všechny
gallery-deck-imperial = Školy Říše
gallery-deck-imperial-note = Severní a Jižní říše mají stejných osmnáct bytostí.
gallery-deck-highland = Horské klany
gallery-deck-sylvan = Lesní národ
gallery-deck-legends = Legendy
gallery-deck-flares = Karty balance
gallery-deck-tasks = Úkoly
gallery-tasks-basic = Základní úkoly
gallery-tasks-advanced = Pokročilé úkoly
gallery-found = { $number ->
    [0] Neodpovídá žádná karta.
    [one] 1 karta
    [few] { $number } karty
   *[other] { $number } karet
}
gallery-clear = Ukázat všechny karty
gallery-key = Jak číst vzor
gallery-key-common = tvůj kámen, běžný nebo vyšší úrovně
gallery-key-heroic = tvůj kámen, hrdinský nebo legendární
gallery-key-summon = pole, na kterém se bytost objeví
gallery-key-marks = pole a směry, o kterých mluví efekt
gallery-key-turned = Vzor lze otáčet i zrcadlit.
