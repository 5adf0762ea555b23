### Tainted Grail v terminálu: stránky, příkazy, soubory.

## Setting up

tale-ask-kept = Pokračovat v rozehrané hře, nebo začít novou?
tale-go-on = Pokračovat: { $campaign }, den { $day }, { $names }
tale-begin-new = Začít novou hru
tale-ask-campaign = Které tažení?
tale-ask-characters = Kdo vyrazí? Zvol číslo, nebo napiš jména jedné až čtyř postav.
tale-ask-players = Kdo hraje? Zvol číslo, nebo vyjmenuj hráče v pořadí postav ({ $number }): { $names }.
tale-ask-players-people = Za všechny hrajete vy u tohoto počítače
tale-ask-players-bots = Ty hraješ za postavu { $name }, za ostatní boti ({ $bot })
tale-ask-mode = Jak těžké to má být?
tale-ask-mode-normal = Běžně: přesně podle pravidel
tale-ask-mode-story = Příběhový režim: snazší, kvůli příběhu
tale-mode-normal = běžný režim
tale-mode-story = příběhový režim
tale-type-number = „{ $text }“ není číslo ze seznamu; napiš některé z čísel.
tale-wrong-campaign = Tažení „{ $text }“ tu není; je tu { $allowed }.
tale-wrong-character = „{ $text }“ neoznačuje jednu postavu; jsou tu { $allowed }.
tale-wrong-character-twice = { $name } je uvedeno dvakrát; každá postava vyrazí jen jednou.
tale-wrong-number = Vyrazí jedna až čtyři postavy, ne { $number }.
tale-wrong-players = Za každou postavu hraje jeden hráč: { $wanted ->
    [one] má být { $wanted }
   *[other] má jich být { $wanted }
}, ne { $number }.
tale-wrong-mode = Režim „{ $text }“ neexistuje; na výběr jsou { $allowed }.
tale-no-campaign = Není tu žádné tažení, které by se dalo hrát.
tale-faulty = Tažení „{ $name }“ se hrát nedá: { $number ->
    [one] je v něm 1 chyba.
    [few] jsou v něm { $number } chyby.
   *[other] je v něm { $number } chyb.
}
tale-load-alone = Uložená hra má své postavy i hráče; vynech { $options }, nebo --load.

## The page

tale-chapter = kapitola { $number }
tale-day = den { $number }
tale-phase-morning = ráno
tale-phase-evening = večer
tale-untranslated = Příběh tohoto tažení není napsán ve tvém jazyce; vypráví se { $language ->
    [en] anglicky
    [cs] česky
    [de] německy
    [pl] polsky
    [ru] rusky
   *[other] ve svém jazyce
}.
tale-not-kept = Hra se nemůže ukládat sama (do její složky nejde zapisovat): občas napiš { tale-command-save } SOUBOR.
tale-read-on = [Enter: číst dál]
tale-quest = Výprava:
tale-quest-done = splněno
tale-everybody = Všichni
tale-let-act = Nechat jednat: { $name } ({ $bot })
tale-last-light = Zítra už nebude svítit nic ({ $menhir }): od té chvíle budou každé ráno všichni trpět, dokud zase něco nerozsvítíte.
tale-going = Zítra zmizí, pokud sem nedosáhne světlo: { $places }
tale-legend-lit = { $menhir }: svítí, s mincí
tale-legend-dark = { $menhir }: nesvítí
tale-legend-reach = světlo, které sem dosáhne
tale-legend-going = zítra zmizí
tale-legend-dial = mince
tale-legend-dropped = něco tu leží
tale-legend-dark-path = cesta tam, kam světlo nedosáhne
tale-emblem-dreams = sny
tale-emblem-hostile = nepřátelské sídlo
tale-emblem-friendly = přátelské sídlo
tale-way = { $direction ->
    [north] sever
    [east] východ
    [south] jih
   *[west] západ
}: { $number }
tale-used-today = dnes už použito
tale-lies-here = Leží tu: { $name }
tale-passed = pro dnešek bez tahu
tale-dying = umírá (mince { $number })
tale-insane = propadá šílenství
tale-panic = panika
tale-exhausted = vyčerpání
tale-face-down = lícem dolů
tale-left-out = vynecháno
tale-decks = Balíčky: boj { $combat }, diplomacie { $diplomacy }, stranou { $aside }
tale-turn = kolo { $number }
tale-stage = fáze { $number } z { $of }
tale-lost = prohra
tale-won = výhra
tale-sign-marker = ukazatel
tale-sign-card = lízni kartu
tale-sign-extra = smí se vyložit jako další karta
tale-sign-torn = odhodí poslední kartu
tale-sign-affinity = náklonnost
tale-sign-symbol = symbol
tale-sign-magic = stojí 1 čáry
tale-sign-free = volný zámek
tale-sign-linked = propojeno
tale-sign-open = otevřeno

## Quests, tasks, what was read

tale-hint-places = Rozhlédni se zde: { $places }
tale-no-quests = Žádná výprava teď neprobíhá.
tale-tasks = Úkoly
tale-no-tasks = Zatím není zapsán žádný úkol.
tale-statuses = Stavy
tale-no-statuses = Zatím není nic zaškrtnuto.
tale-log-empty = Zatím se nic nečetlo.
tale-log-before = Přečteno dříve
tale-log-more = Napiš { tale-command-log } a číslo nebo jméno, chceš-li to číst znovu, třeba: { tale-command-log } 101.
tale-log-none = Nic přečteného se nejmenuje „{ $text }“.

## Commands

tale-command-help = pomoc
tale-command-page = strana
tale-command-map = mapa
tale-command-board = deska
tale-command-show = ukázat
tale-command-quests = výpravy
tale-command-tasks = úkoly
tale-command-log = zápis
tale-command-back = zpět
tale-command-save = uložit
tale-command-load = načíst
tale-command-sheet = list
tale-command-join = přidat
tale-command-leave = odebrat
tale-command-rules = pravidlo
tale-command-language = jazyk
tale-command-quit = odejít

tale-help-heading = Jak odpovídat a co ještě jde napsat
tale-help-number = číslo: volba s tímto číslem
tale-help-words = začátek jejích slov: totéž
tale-help-help = { tale-command-help }: tento seznam
tale-help-page = { tale-command-page }: znovu nakreslit stránku
tale-help-map = { tale-command-map }: celá mapa a jak ji číst
tale-help-board = { tale-command-board } JMÉNO: deska postavy s texty všech jejích karet
tale-help-show = { tale-command-show } JMÉNO: přečíst si místo, kartu, předmět, tajemství
tale-help-quests = { tale-command-quests }: probíhající výpravy a jejich nápovědy
tale-help-tasks = { tale-command-tasks }: úkoly a stavy
tale-help-log = { tale-command-log }: co se zatím četlo; { tale-command-log } 101 to ukáže znovu
tale-help-back = { tale-command-back }: vzít zpět poslední volbu, pokud ještě jde
tale-help-save = { tale-command-save } SOUBOR: uložit hru do souboru; po každé volbě se ukládá i sama
tale-help-load = { tale-command-load } SOUBOR: pokračovat v uložené hře
tale-help-sheet = { tale-command-sheet } SOUBOR: ukládací list k vytištění; končí-li SOUBOR na .html, jako webová stránka
tale-help-join = { tale-command-join } JMÉNO: postava se přidá, mezi akcemi; { tale-command-join } JMÉNO BOT, má-li za ni hrát bot
tale-help-leave = { tale-command-leave } JMÉNO: postava odejde, mezi akcemi
tale-help-rules = { tale-command-rules } OZNAČENÍ: co znamená odmítnutí s tímto označením, třeba MAP-1
tale-help-language = { tale-command-language } en: mluvit jiným jazykem (en, cs, de, pl, ru)
tale-help-quit = { tale-command-quit }: odejít; hra zůstane uložená
tale-help-map-heading = Jak číst mapu
tale-help-bars-heading = Jak číst stupnice
tale-help-bars = { $full } plné pole, { $red } a { $filled } červená pole, { $bonus } bonusová pole, { $limiter } kde je zdraví, { $cap } kde zastaví výdrž.
tale-nobody = Nikdo ve hře se nejmenuje „{ $text }“.
tale-show-what = Napiš { tale-command-show } a jméno místa nebo karty.
tale-show-none = Nic, co leží na stole, se nejmenuje „{ $text }“.
tale-show-several = Takových je víc: { $names }.
tale-rules-none = Žádné odmítnutí nemá označení „{ $text }“; takové označení stojí za odmítnutím, třeba MAP-1.
tale-back-final = Není co vzít zpět: co bylo přečteno nebo vylosováno, už platí.
tale-language-which = Napiš { tale-command-language } a jeden z jazyků { $allowed }.
tale-join-not-now = Hráči přicházejí a odcházejí mezi akcemi během dne a hrají nejvýše čtyři.
tale-join-who = „{ $text }“ se přidat nemůže; volno má: { $names }.
tale-join-where = Kde se přidá?
tale-leave-not-now = Hráči přicházejí a odcházejí mezi akcemi během dne a jeden vždy zůstane.
tale-leave-who = „{ $text }“ nehraje; ve hře je: { $names }.

## Files

tale-kept = Hra je uložena: pokračovat se dá příkazem `legendarium play tainted-grail`.
tale-load-other-game = Soubor { $file } je uložená hra jiného druhu ({ $game }), ne Tainted Grail; zůstává, jak je.
tale-load-other-campaign = Soubor { $file } je uložená hra z tažení „{ $campaign }“ a tady je { $here }; zůstává, jak je.
tale-load-newer-campaign = Soubor { $file } byl uložen s verzí tažení { $version } a tady je verze { $here }; zůstává, jak je.
tale-sheet-written = List je zapsán v souboru { $file }.
tale-sheet-refused = Soubor { $file } nebyl zapsán: pod tímto jménem je něco, co není náš list. Zvol jiné jméno.

## The save sheet

tale-sheet-world = Kraj
tale-sheet-story = Příběh
tale-sheet-decks = Balíčky
tale-sheet-players = Hráči
tale-sheet-where = Kde jsou
tale-sheet-dials = Mince
tale-sheet-map = Lokace na mapě
tale-sheet-unrevealed = Neodhalené
tale-sheet-removed = Odstraněné ze hry
tale-sheet-used = Dnes použito
tale-sheet-lying = Co kde leží
tale-sheet-dead = Mrtví
tale-sheet-quests = Probíhající výpravy
tale-sheet-past-events = Minulé události
tale-sheet-standing-events = Trvající události
tale-sheet-event-deck = Karet v balíčku událostí
tale-sheet-random-deck = Zbývá náhodných událostí
tale-sheet-encounters = { $colour ->
    [green] Zelená
    [grey] Šedá
    [purple] Fialová
   *[blue] Modrá
} střetnutí
tale-sheet-items = Balíček předmětů
tale-sheet-secrets = Nepoužitá tajemství
tale-sheet-tracks = Stupnice
tale-sheet-attributes = Vlastnosti
tale-sheet-resources = Zásoby
tale-sheet-skills = Dovednosti
tale-sheet-own-items = Předměty
tale-sheet-own-secrets = Tajemství
tale-sheet-state = Stav
tale-sheet-deck = { $deck ->
    [combat] Bojový balíček
   *[diplomacy] Balíček diplomacie
}
tale-sheet-aside = { $deck ->
    [combat] Bojové karty stranou
   *[diplomacy] Karty diplomacie stranou
}
tale-sheet-development = { $deck ->
    [combat] Rozvoj boje
   *[diplomacy] Rozvoj diplomacie
}

## The end

tale-failed = Příběh tu končí, a špatně.
tale-took = Trvalo to { $days ->
    [one] 1 den
    [few] { $days } dny
   *[other] { $days } dní
} a { $choices ->
    [one] 1 volbu
    [few] { $choices } volby
   *[other] { $choices } voleb
}.
tale-died = Mrtví: { $names }.
tale-afterwards = Napiš { $commands }, nebo odejdi Enterem.
tale-afterwards-not = Hra skončila, takže „{ $text }“ nic neudělá; napiš { $commands }.

## Wrong answers

tale-wrong-empty = Napiš číslo od 1 do { $last }, začátek některé volby, nebo { tale-command-help }.
tale-wrong-number-typed = Volba { $text } tu není; volby jsou 1 až { $last }.
tale-wrong-several = „{ $text }“ může znamenat víc voleb: { $options }.
tale-wrong-unknown = „{ $text }“ není žádná z voleb; napiš číslo, začátek některé volby, nebo { tale-command-help }.
