### Tainted Grail v terminálu: stránky, příkazy, soubory.

## Setting up

tale-go-on = Pokračovat: { $campaign }, den { $day }, { $names }
tale-ask-campaign = Která kampaň?
tale-ask-characters = Kdo vyrazí? Zvol číslo, nebo napiš jména jedné až čtyř postav.
tale-ask-players = Kdo hraje? Zvol číslo, nebo vyjmenuj hráče v pořadí postav ({ $number }): { $names }.
tale-ask-players-people = Za všechny hrajete vy u tohoto počítače
tale-ask-players-bots = Ty hraješ za postavu { $name }, za ostatní boti ({ $bot })
tale-ask-mode = Jakou zvolíš obtížnost?
tale-ask-mode-normal = Běžný režim: podle standardních pravidel
tale-ask-mode-story = Příběhový režim: snazší, pro ty, kdo hrají kvůli příběhu
tale-mode-normal = běžný režim
tale-mode-story = příběhový režim
tale-wrong-campaign = Kampaň „{ $text }“ tu není. Na výběr je: { $allowed }.
tale-wrong-character = „{ $text }“ neodpovídá právě jedné postavě. Na výběr jsou: { $allowed }.
tale-wrong-character-twice = Postava { $name } je uvedena dvakrát. Každou lze vybrat jen jednou.
tale-wrong-number = Vyber jednu až čtyři postavy, ne { $number }.
tale-wrong-players = Za každou postavu hraje jeden hráč: { $wanted ->
    [one] má být { $wanted }
   *[other] má jich být { $wanted }
}, ne { $number }.
tale-wrong-mode = Režim „{ $text }“ neexistuje. Na výběr jsou: { $allowed }.
tale-no-campaign = Není nainstalována žádná kampaň.
tale-faulty = Kampaň „{ $name }“ nelze hrát: { $number ->
    [one] je v ní 1 chyba.
    [few] jsou v ní { $number } chyby.
   *[other] je v ní { $number } chyb.
}
tale-load-alone = Uložená hra už má své postavy i hráče. Vynech { $options }, nebo vynech --load.

## The page

tale-chapter = kapitola { $number }
tale-day = den { $number }
tale-phase-morning = ráno
tale-phase-evening = večer
tale-untranslated = Příběh této kampaně není ve tvém jazyce k dispozici, a tak se vypráví
    { $language ->
    [en] anglicky
    [cs] česky
    [de] německy
    [pl] polsky
    [ru] rusky
   *[other] ve svém jazyce
}.
tale-not-kept = Automatické ukládání je vypnuté (do složky uložených her nejde zapisovat). Občas
    napiš { tale-command-save } SOUBOR.
tale-read-on = [Enter: pokračovat]
tale-quest = Výprava:
tale-quest-done = splněno
tale-everybody = Všichni
tale-let-act = Nechat jednat: { $name } ({ $bot })
tale-last-light = Zítra už nebude svítit nic ({ $menhir }). Všichni pak budou každé ráno trpět,
    dokud zase něco nerozsvítíte.
tale-going = Zítra zmizí, pokud sem nedosáhne světlo: { $places }
tale-legend-lit = { $menhir }: svítí, s mincí
tale-legend-dark = { $menhir }: nesvítí
tale-legend-reach = světlo, které sem dosáhne
tale-legend-going = zítra zmizí
tale-legend-dial = mince
tale-legend-dropped = odložené předměty
tale-legend-dark-path = cesta za dosah světla
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
tale-lies-here = Odloženo tu: { $name }
tale-passed = pro dnešek bez tahu
tale-dying = umírá (mince { $number })
tale-insane = propadá šílenství
tale-panic = panika
tale-exhausted = vyčerpání
tale-face-down = lícem dolů
tale-left-out = vynecháno
tale-decks = Balíčky: boj { $combat }, diplomacie { $diplomacy }, stranou { $aside }
tale-turn = tah { $number }
tale-stage = fáze { $number } z { $of }
tale-lost = prohra
tale-won = výhra
tale-sign-marker = ukazatel
tale-sign-card = dober si kartu
tale-sign-extra = smí se vyložit jako další karta
tale-sign-torn = odhodí poslední kartu
tale-sign-affinity = náklonnost
tale-sign-symbol = symbol
tale-sign-magic = stojí 1 čáry
tale-sign-free = volný zámek
tale-sign-linked = propojeno
tale-sign-open = otevřeno

## Quests, tasks, what was read

tale-hint-places = Místa k prozkoumání: { $places }
tale-no-quests = Žádné aktivní výpravy.
tale-tasks = Úkoly
tale-no-tasks = Zatím nejsou zapsané žádné úkoly.
tale-statuses = Stavy
tale-no-statuses = Zatím nejsou zaškrtnuté žádné stavy.
tale-log-empty = Zatím není nic přečteno.
tale-log-before = Přečteno dříve
tale-log-more = Napiš { tale-command-log } a číslo nebo název, chceš-li to číst znovu, třeba:
    { tale-command-log } 101.
tale-log-none = Nic přečteného se nejmenuje „{ $text }“.

## Commands

tale-command-help = pomoc
tale-command-page = strana
tale-command-map = mapa
tale-command-board = deska
tale-command-show = ukázat
tale-command-quests = výpravy
tale-command-tasks = úkoly
tale-command-log = deník
    .alias = zápis
tale-command-back = vrátit
    .alias = zpět
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
tale-help-words = začátek textu některé volby: totéž
tale-help-help = { tale-command-help }: tento seznam
tale-help-page = { tale-command-page }: překreslit stránku
tale-help-map = { tale-command-map }: celá mapa a jak ji číst
tale-help-board = { tale-command-board } JMÉNO: deska postavy s texty všech jejích karet
tale-help-show = { tale-command-show } NÁZEV: přečíst si místo, kartu, předmět, tajemství
tale-help-quests = { tale-command-quests }: probíhající výpravy a jejich nápovědy
tale-help-tasks = { tale-command-tasks }: úkoly a stavy
tale-help-log = { tale-command-log }: co už je přečteno; { tale-command-log } 101 to zobrazí znovu
tale-help-back = { tale-command-back }: vrátit svou poslední volbu, pokud ještě jde;
    { tale-command-back } 2: vrátit poslední dvě volby i s volbami botů
tale-help-save = { tale-command-save } SOUBOR: uložit hru do souboru; po každé volbě se ukládá i
    automaticky
tale-help-load = { tale-command-load } SOUBOR: pokračovat v uložené hře
tale-help-sheet = { tale-command-sheet } SOUBOR: zapsat ukládací list k vytištění; končí-li SOUBOR
    na .html, jako webovou stránku
tale-help-join = { tale-command-join } JMÉNO: postava se přidá, mezi akcemi; { tale-command-join } JMÉNO BOT, má-li za ni hrát bot
tale-help-leave = { tale-command-leave } JMÉNO: postava odejde, mezi akcemi
tale-help-rules = { tale-command-rules } OZNAČENÍ: vyhledat pravidlo podle označení u odmítnutí,
    třeba MAP-1
tale-help-language = { tale-command-language } en: přepnout jazyk (en, cs, de, pl, ru)
tale-help-quit = { tale-command-quit }: ukončit; hra zůstane uložená
tale-help-map-heading = Jak číst mapu
tale-help-bars-heading = Jak číst stupnice
tale-help-bars = { $full } plné pole, { $red } a { $filled } červená pole, { $bonus } bonusová pole,
    { $limiter } současné zdraví, { $cap } kde zdraví omezuje výdrž.
tale-nobody = Žádná postava ve hře se nejmenuje „{ $text }“.
tale-show-what = Napiš { tale-command-show } a název místa nebo karty.
tale-show-none = Nic, co leží lícem nahoru, se nejmenuje „{ $text }“.
tale-show-several = Odpovídá víc názvů: { $names }.
tale-rules-none = Pravidlo s označením „{ $text }“ neexistuje. Označení bývá u odmítnutí, třeba
    MAP-1.
tale-back-final = Není co vrátit: co bylo přečteno nebo náhodně vybráno, už platí.
tale-back-how-many = Napiš { tale-command-back } samotné, nebo s počtem voleb, ne „{ $text }“.
tale-language-which = Napiš { tale-command-language } a jeden z jazyků { $allowed }.
tale-join-not-now = Hráči se mohou přidat jen mezi akcemi během dne a hrají nejvýše čtyři.
tale-join-who = „{ $text }“ se přidat nemůže. K dispozici: { $names }.
tale-join-where = Vedle koho?
tale-leave-not-now = Hráči mohou odejít jen mezi akcemi během dne a aspoň jeden musí zůstat.
tale-leave-who = „{ $text }“ nehraje. Ve hře: { $names }.

## Files

tale-kept = Hra je uložena. Pokračovat můžeš příkazem `legendarium play tainted-grail`.
tale-load-other-game = Soubor { $file } je uložená hra jiné hry ({ $game }), ne hry Tainted Grail.
    Zůstal beze změny.
tale-load-other-campaign = Soubor { $file } patří ke kampani „{ $campaign }“, ale toto je { $here }.
    Zůstal beze změny.
tale-load-newer-campaign = Soubor { $file } byl uložen s verzí kampaně { $version }, ale toto je
    verze { $here }. Zůstal beze změny.
tale-sheet-written = List byl uložen do souboru { $file }.
tale-sheet-refused = Soubor { $file } nebyl uložen: soubor s tímto názvem už existuje a není to
    ukládací list. Zvol jiný název.

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
tale-sheet-lying = Odložené předměty
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
tale-sheet-resources = Zdroje
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

tale-refused = { $reason } ({ $rule })
tale-wrong-empty = Napiš číslo od 1 do { $last }, začátek některé volby, nebo { tale-command-help }.
tale-wrong-number-typed = Volba { $text } tu není. Vyber 1 až { $last }.
tale-wrong-several = „{ $text }“ odpovídá více volbám: { $options }.
tale-wrong-unknown = „{ $text }“ není žádná z voleb. Napiš číslo, začátek některé volby, nebo
    { tale-command-help }.
