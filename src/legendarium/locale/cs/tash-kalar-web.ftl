### Co říká prohlížeč, když se hraje Tash-Kalar.
###
### Varianty ($colour, $rank, $school a podobné) jsou ty z play.ftl.

## The log

tk-log-your-turn = Tvůj tah.
tk-log = Zápis
tk-log-empty = Zatím se nic nestalo.

## The players

tk-players = Hráči
tk-you = Ty
tk-bot = bot
tk-bot-sits-in = zastupuje bot
tk-offline = offline
tk-handed-over = tah předán
tk-points-of = { $points } z { $limit } bodů
tk-points-by-colour = Body podle barev
tk-cards-held = V ruce { $beings ->
    [one] 1 bytost
    [few] { $beings } bytosti
   *[other] { $beings } bytostí
}, { $legends ->
    [one] 1 legenda
    [few] { $legends } legendy
   *[other] { $legends } legend
}, { $flares ->
    [0] bez karty balance
   *[other] karta balance
}
tk-cards-held-short = karty { $beings } + { $legends } + { $flares }

## This turn

tk-this-turn = V tomto tahu
tk-destroyed = Zničeno:
tk-summoned = Vyvoláno:
tk-nothing-yet = zatím nic
tk-summoned-on = { $card } ({ $square })
tk-piece = { colour-name } { rank-name } kámen
tk-war-summoner = Příští bytost smí ve svém vzoru použít jeden nepřátelský kámen.
tk-extra-turn = Po tomto tahu je tah navíc.
tk-extra-cards = Na konci tahu se dobere { $number ->
    [one] 1 bytost
    [few] { $number } bytosti
   *[other] { $number } bytostí
} navíc.
tk-extra-legends = Na konci tahu se dobere { $number ->
    [one] 1 legenda
    [few] { $number } legendy
   *[other] { $number } legend
} navíc.

## Setting up a table

tk-schools = Školy
tk-schools-chosen = Přidělené
tk-schools-chosen-about = Ty určíš, kdo hraje za kterou školu.
tk-schools-random = Náhodné
tk-schools-random-about = Odhalí se, až hra začne.
tk-schools-draft = Vybírané postupně
tk-schools-draft-about = Hráči se ve výběru střídají.
tk-school-of-seat = Škola místa { $number }
tk-team-seats = Místa 1 a 3 hrají proti místům 2 a 4; kameny týmu mají barvu jeho první školy.

## What is asked

tk-question = Tvoje volba
tk-waiting = Teď vybírá { $name }.
tk-thinking = { $name } přemýšlí.
tk-ask-action = { $number ->
    [0] Nezbývá žádná akce
    [one] Zbývá 1 akce
    [few] Zbývají { $number } akce
   *[other] Zbývá { $number } akcí
}: umísti kámen na prázdné pole, nebo vyber kartu.
tk-hint-action = Zvýrazněné karty teď můžeš zahrát. Ukaž na kteroukoli jinou a uvidíš, co chybí.
tk-ask-action-short = Nezbývá ti žádný kámen k umístění: vyber prázdné pole a pak kámen, který na ně
    přemístíš, nebo klikni přímo na kámen.
tk-ask-summon = Na kterém poli chceš vyvolat bytost { $card }?
tk-ask-card = Co chceš udělat s kartou { $card }?
tk-ask-flare = Zahrát teď kartu { $card }?
tk-ask-goal = Kam má jít kámen z { $square }?
tk-ask-square = Co chceš udělat na { $square }?
tk-summon = Vyvolat bytost { $card }
tk-discard = Zahodit
tk-hand-over = Předat tah
tk-back = Zpět
tk-undo = Vrátit
tk-ask-undo = Požádat o vrácení
tk-sure-end = Ještě můžeš využít: { $lost }. Přesto ukončit tah?
tk-sure-claim = Můžeš získat úkol: { $lost }. Pokračovat bez něj?
tk-sure-destroy = { $deed }? Potvrď to dalším klepnutím.
tk-sure-yes = Potvrdit

## Typing, and every option in a list

tk-all-options = Všechny možnosti ({ $number }), nebo některou napiš
tk-type = Napiš pole, kartu a pole, nebo notaci
tk-type-example = rytíř d4
tk-type-do = Vybrat
tk-typed-unknown = „{ $text }“ není žádná z možností.
tk-typed-several = Tohle může znamenat víc věcí: { $options }.

## Rady

tk-hint = Rada
tk-hint-level = Radí
tk-hint-close = Zavřít
tk-hint-none = Tady žádná rada není.
tk-hint-line = { $number }. Šance na výhru: { $chance }
tk-why = Proč: { $reasons }.
tk-step-choose = Vyber pole { $square }
tk-step-go = Přejdi z { $from } na { $to }

## Keys

tk-keys = Klávesové zkratky
tk-key-arrows = pohyb mezi poli
tk-key-enter = vybrat pole nebo kartu
tk-key-cards = vybrat kartu z ruky
tk-key-back = o krok zpět
tk-key-undo = vrátit volbu
tk-key-end = ukončit tah
tk-key-hint = získat radu, pokud to stůl dovoluje
tk-key-options = všechny možnosti a řádek pro psaní
tk-key-keys = zobrazit nebo skrýt tyto zkratky

## Cards, tasks, decks

tk-hand = Tvoje karty
tk-hidden-card = karta lícem dolů
tk-flare = balance
tk-card-label = { $card }, { rank-name } kámen. { $effect } { $footer }
tk-pieces-missing = { $number ->
    [one] chybí 1 kámen
    [few] chybějí { $number } kameny
   *[other] chybí { $number } kamenů
}
tk-flare-upper = náskok { $number } { $number ->
    [one] kamene
   *[other] kamenů
} vyšší úrovně
tk-flare-lower = náskok { $number } { $number ->
    [one] kamene
   *[other] kamenů
}
tk-now = teď { $number }
tk-have-of = { $have } z { $need }
tk-progress-of = Postup ({ colour-name }):
tk-next-task = Příští: { $task }
tk-decks = Zásoba a balíčky
tk-stock = { $pieces ->
    [one] 1 kámen
    [few] { $pieces } kameny
   *[other] { $pieces } kamenů
}
tk-stock-legendary = { $legendary ->
    [one] 1 legendární
    [few] { $legendary } legendární
   *[other] { $legendary } legendárních
}
tk-deck = Balíček
tk-deck-of = Balíček: { school-short }
tk-legend-deck = Legendy
tk-flare-deck = Karty balance
tk-discarded = Zahozené
tk-claimed = Získané
tk-pile-empty = prázdné
tk-concede-needs = Tým se vzdá, pokud souhlasí oba spoluhráči.
tk-improvising = Zbývající improvizovaná vyvolávání

## The arena

tk-arena = Aréna
tk-square-red = červené pole
tk-square-green = zelené pole
tk-square-empty = prázdné
tk-square-holds = { piece-subject }
tk-can-choose = lze vybrat
tk-coordinates = Souřadnice
tk-side-players = Hráči a úkoly
tk-side-log = Zápis a balíčky
tk-tab-table = Stůl
tk-tab-log = Zápis
tk-loading = Rozkládají se karty…
tk-table = Stůl
tk-again = Zkusit znovu
tk-why-not = { $card }: { $why }
