### What the game in the terminal says.
###
### A piece (kámen), a point (bod) and a square (pole) are the same in the nominative and the
### accusative; the other cases have messages of their own, such as piece-genitive. Of the schools
### only Highland (Horské klany, Klany) is a plural.

## Words that sentences are made of

colour-name = { $colour ->
    [blue] modrý
    [red] červený
    [yellow] žlutý
   *[green] zelený
}
colour-name-capital = { $colour ->
    [blue] Modrý
    [red] Červený
    [yellow] Žlutý
   *[green] Zelený
}
colour-genitive = { $colour ->
    [blue] modrého
    [red] červeného
    [yellow] žlutého
   *[green] zeleného
}
colour-instrumental = { $colour ->
    [blue] modrým
    [red] červeným
    [yellow] žlutým
   *[green] zeleným
}
colour-letter = { $colour ->
    [blue] M
    [red] Č
    [yellow] Ž
   *[green] Z
}
rank-name = { $rank ->
    [common] běžný
    [heroic] hrdinský
   *[legendary] legendární
}
rank-genitive = { $rank ->
    [common] běžného
    [heroic] hrdinského
   *[legendary] legendárního
}
rank-instrumental = { $rank ->
    [common] běžným
    [heroic] hrdinským
   *[legendary] legendárním
}
school-name = { $school ->
    [northern] Severní říše
    [southern] Jižní říše
    [highland] Horské klany
   *[sylvan] Lesní národ
}
school-short = { $school ->
    [northern] Sever
    [southern] Jih
    [highland] Klany
   *[sylvan] Les
}
direction-name = { $direction ->
    [n] sever, nahoru
    [ne] severovýchod
    [e] východ, vpravo
    [se] jihovýchod
    [s] jih, dolů
    [sw] jihozápad
    [w] západ, vlevo
   *[nw] severozápad
}
piece = { $whose ->
    [own] svůj { rank-name } kámen
   *[enemy] { colour-name } { rank-name } kámen
}
piece-subject = { $whose ->
    [own] tvůj { rank-name } kámen
   *[enemy] { colour-name } { rank-name } kámen
}
piece-genitive = { $whose ->
    [own] svého { rank-genitive } kamene
   *[enemy] { colour-genitive } { rank-genitive } kamene
}
piece-instrumental = { $whose ->
    [own] svým { rank-instrumental } kamenem
   *[enemy] { colour-instrumental } { rank-instrumental } kamenem
}
target-piece = { $target ->
    [own] vlastní { $target_rank ->
        [common] běžný
        [heroic] hrdinský
       *[legendary] legendární
    } kámen
   *[enemy] { $target_colour ->
        [blue] modrý
        [red] červený
        [yellow] žlutý
       *[green] zelený
    } { $target_rank ->
        [common] běžný
        [heroic] hrdinský
       *[legendary] legendární
    } kámen
}
and-destroy-target = { $target ->
    [none] { "" }
   *[other] { "" } a zničit { target-piece }
}
squares-counted = { $number ->
    [one] 1 pole
    [few] { $number } pole
   *[other] { $number } polí
}
points-counted = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
cards-counted = { $number ->
    [one] 1 kartu
    [few] { $number } karty
   *[other] { $number } karet
}

## Forms of the game

form-first-game = Výuková hra
    .about = Krátká a jednoduchá hra na naučení.
form-high-form = Vznešená hra
form-duel = Deathmatch souboj
form-melee = Deathmatch bitka
form-in-teams = { $form } v týmech
form-for-seats = { $form } pro { $seats } hráče

# A sentence or two about a form, from its facts: who plays, the aim, how it ends.
form-players = { $seats } hráči.
form-players-teams = Dva proti dvěma se společnými kameny.
form-goal-by_tasks = Získávej úkoly.
form-goal-by_destruction = Nič nepřátelské kameny.
form-goal-by_colours = Nič nepřátelské kameny. Tvým výsledkem je barva, ve které máš
    nejméně bodů.
form-no-legends = Bez legend.
form-played-to = Hraje se do { $points } bodů.

## Setting up a game

welcome = Vítej v Tash-Kalaru. Klávesou Enter potvrdíš hodnotu v závorce.
ask-kept = Pokračovat v rozehrané hře, nebo začít novou?
go-on = Pokračovat: { $form }, { $players }
begin-new = Začít novou hru
type-number = „{ $text }“ v seznamu není. Napiš některé z čísel.
setup-form = Jakou hru chceš hrát?
setup-form-line = { $form }: { $about }
setup-players = Kdo hraje? Vyber číslo, nebo vyjmenuj { $number ->
    [one] 1 hráče
    [2] oba hráče
    [few] všechny { $number } hráče
   *[other] všech { $number } hráčů
} v pořadí jejich tahů: { $names }.
setup-players-bot = Ty proti { $number ->
    [one] středně silnému botovi
   *[other] { $number } středně silným botům
} ({ $bot })
setup-players-easy = Ty proti { $number ->
    [one] náhodnému botovi
   *[other] { $number } náhodným botům
} ({ $bot })
setup-players-second = Začíná středně silný bot ({ $bot }), ty hraješ po něm
setup-players-partner = Ty a spoluhráč u tohoto počítače proti 2 botům ({ $bot })
setup-players-people = { $number ->
    [one] 1 člověk
    [few] { $number } lidé
   *[other] { $number } lidí
} u tohoto počítače
setup-schools = Které školy? Vyber číslo, nebo vyjmenuj { $number ->
    [one] 1 školu
    [few] { $number } různé školy
   *[other] { $number } různých škol
} v pořadí hráčů: { $names }.
setup-prompt = [{ $default }]
setup-human = člověk

## Wrong set-ups

wrong-form = Hra „{ $text }“ neexistuje. Vyber jednu z těchto: { $allowed }.
wrong-number = Číslo { $text } v seznamu není. Vyber číslo od 1 do { $last }.
wrong-player = Hráč „{ $text }“ neexistuje. Na výběr jsou: { $allowed }.
wrong-players-number = Počet hráčů v této hře je { $allowed }, ne { $number }.
wrong-school = Škola „{ $text }“ neexistuje. Na výběr jsou: { $allowed }.
wrong-school-twice = Škola „{ $text }“ je uvedena dvakrát. Každou lze vybrat jen jednou.
wrong-schools-number = Každý hráč potřebuje svou školu: má jich být { $allowed }, ne { $number }.
wrong-teams = V týmech lze hrát jen: { $allowed }.
number-or = { $one } nebo { $other }
language-unshown = Tento terminál neumí ten jazyk zobrazit, hra je proto v angličtině.

## The screen

turn-own = tvůj tah
turn-partner = hraješ v tahu svého spoluhráče
actions-left = { $number ->
    [0] nezbývá žádná akce
    [one] zbývá 1 akce
    [few] zbývají { $number } akce
   *[other] zbývá { $number } akcí
}
last-turns = Poslední tahy: konec hry je spuštěn, { $number ->
    [0] toto je poslední tah.
    [one] po tomto následuje ještě 1 tah.
    [few] po tomto následují ještě { $number } tahy.
   *[other] po tomto následuje ještě { $number } tahů.
}
heading-tasks = Úkoly
heading-hand = Tvoje karty
heading-hand-brief = Tvoje karty: přečteš si je příkazem { command-hand }
heading-news = Co se stalo
news-more = ... předtím { $number }: napiš { command-news }
score-line = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
player-you = { $name } (ty)
player-other = { $name } ({ $player })
player-cards = bal. { $deck }, ruka { $hand }
player-stock = zásoba { $pieces }
shared-decks = Zbývá: legendy { $legends }, karty balance { $flares }
shared-decks-flares = Zbývá: karty balance { $flares }
improvise-left = K improvizovanému vyvolávání zbývá: { $colours }
task-can-claim = lze získat
task-wants = { $task }: { $condition }
task-next = Příští: { $task } ({ points-counted })
task-none = Žádné otevřené úkoly.
flare-title = Karta balance { $flare }
flare-named = balance { $flare }
flare-upper = Má-li některý soupeř aspoň o { $more } { $more ->
    [one] kámen
    [few] kameny
   *[other] kamenů
} vyšší úrovně víc než ty: { $effect }
flare-lower = Má-li některý soupeř aspoň o { $more } { $more ->
    [one] kámen
    [few] kameny
   *[other] kamenů
} víc než ty: { $effect }
flare-upper-now = Pokud soupeř vede aspoň o { $more } { $more ->
    [one] kámen
    [few] kameny
   *[other] kamenů
} vyšší úrovně (teď o { $now }): { $effect }
flare-lower-now = Pokud soupeř vede celkem aspoň o { $more } { $more ->
    [one] kámen
    [few] kameny
   *[other] kamenů
} (teď o { $now }): { $effect }
flare-scores = Za její zahrání získá { $scoring ->
    [by_colours] soupeř, se kterým se porovnáváš, 1 bod ve tvé barvě
   *[by_destruction] soupeř 1 bod
}.
hand-empty = V ruce nemáš žádné karty.
running-card = { $card }: { $effect }
running-flare = Karta balance: { $effect }
hand-over-screen = Předej zařízení dalšímu hráči ({ school-name }) a stiskni Enter.
hand-over-prompt = Enter
input-prompt = >

## What is asked

ask-action = Co chceš udělat?
ask-last = Všechny tvé akce jsou využity.
ask-handed-over = Spoluhráč ti předal tah: za zbývající akce umísti běžné kameny.
ask-start = Umísti počáteční kameny: který kam?
ask-way = { $card }: které kameny tvoří vzor?
ask-pick-up = V zásobě už nemáš vhodný kámen. Který svůj kámen vezmeš z arény?
ask-colour = Ve které barvě získáš bod?
ask-opponent = Se kterým soupeřem porovnáš počty kamenů?
ask-opponent-scores = Tento soupeř získá 1 bod ve tvé barvě.
ask-put-under = Chceš vložit další kartu lícem dolů dospodu jejího balíčku?
ask-claim = Chceš získat některý úkol?
ask-pick = Který kámen vybereš?
ask-destroy = Který kámen zničíš?
ask-upgrade = Kterému kameni zvýšíš úroveň?
ask-downgrade = Chceš snížit úroveň tohoto kamene?
ask-convert = Který kámen proměníš?
ask-tree = Na které pole má efekt zapůsobit?
ask-group = Který kámen přidáš do skupiny?
ask-place = Kam umístíš kámen?
ask-move = Jaký pohyb uděláš?
ask-leap = Kam skočí?
ask-direction = Který směr?
ask-choose = Co vybereš?
ask-card = Která karta se vrátí navrch tvého balíčku?

## What may be chosen

option-place = { $colour ->
    [none] Umístit { rank-name } kámen na { $square }
   *[other] Umístit { colour-name } { rank-name } kámen na { $square }
}
option-pick-up-and-place = Vzít { piece } z { $square } a umístit ho tam jako běžný kámen
option-summon = Vyvolat bytost { $card } na { $square }{ and-destroy-target }
option-flare = Zahrát kartu { $card }
option-flare-scoring = { option-flare } ({ $scoring ->
    [by_colours] soupeř, se kterým se porovnáváš, získá 1 bod ve tvé barvě
   *[by_destruction] soupeř získá 1 bod
})
option-discard = Zahodit kartu { $card }
option-put-under = Vložit kartu { $card } dospodu jejího balíčku
option-hand-over = Předat tah: spoluhráč dokončí případný efekt a za zbývající akce umístí běžné
    kameny
option-end-turn = Ukončit tah
option-decline = { $asked ->
    [claim] Nezískat žádný úkol
    [put-under] Další karty už nevkládat
    [group] Skupina je úplná
    [move] Neudělat pohyb
    [leap] Neudělat skok
    [place] Nic neumístit
    [destroy] Nic nezničit
    [upgrade] Žádnou úroveň nezvýšit
    [convert] Nic neproměnit
    [downgrade] Nechat úroveň, jak je
    [card] Žádnou kartu nevracet
   *[other] Přeskočit
}
option-pick = Vybrat { piece } na { $square }
option-destroy = Zničit { piece } na { $square }
option-upgrade = Zvýšit úroveň { piece-genitive } na { $square }
option-downgrade = Snížit úroveň { piece-genitive } na { $square }
option-convert = Proměnit { piece } na poli { $square }
option-group = Přidat do skupiny { piece } na { $square }
option-pick-up = Vzít { piece } z { $square }
option-move = Pohnout { piece-instrumental } z { $from } na { $to }{ and-destroy-target }
option-leap = Skočit { piece-instrumental } z { $from } na { $to }{ and-destroy-target }
option-direction = { direction-name }
option-colour = { $colour ->
    [blue] Modrá
    [red] Červená
    [yellow] Žlutá
   *[green] Zelená
}
option-opponent = { colour-name-capital }
option-claim = Získat úkol { $task } za { points-counted }
option-card = { $card }
option-choose-gain-action = Získat akci
option-choose-destroy-adjacent = Zničit všechny sousední nelegendární nepřátelské kameny
option-choose-destroy-commons = Zničit všechny běžné nepřátelské kameny do vzdálenosti 2
option-way = Kameny na { $squares }
option-way-marks = vyznačená pole: { $squares }
option-way-directions = směry: { $directions }
option-way-uses-up = vyčerpá improvizované vyvolávání ({ colour-name } kámen)

group-summon = Vyvolat bytost { $card } na { $squares }
group-discard = Zahodit bytost: { $cards }
group-move = Pohnout { piece-instrumental } z { $square } ({ squares-counted })
group-leap = Skočit { piece-instrumental } z { $square } ({ squares-counted })
group-place = { $colour ->
    [none] Umístit { rank-name } kámen ({ squares-counted })
   *[other] Umístit { colour-name } { rank-name } kámen ({ squares-counted })
}
type-empty-square = Umístit běžný kámen: napiš prázdné pole, třeba { $square }.
type-own-square = Nezbývá ti žádný kámen k umístění: napiš prázdné pole, nebo pole svého kamene,
    který chceš vzít z arény.
type-any-empty = Napiš kterékoli prázdné pole, třeba { $square }.
type-square = Napiš pole: { $squares }
type-piece = Napiš pole kamene: { $squares }
enter-ends-turn = Klávesou Enter ukončíš tah. Potom už nejde nic vrátit.
last-look = To byla tvoje poslední volba v tomto tahu: Enter hru posune dál, { command-undo } volbu
    vrátí.
back = Zpět

## What has happened

event-turn = { school-name } { $school ->
    [highland] začínají
   *[other] začíná
} svůj tah.
event-placed = Na { $square } přibývá { colour-name } { rank-name } kámen.
event-summoned = { $you ->
    [yes] Vyvoláváš bytost { $card } na { $square }.
   *[no] { colour-name-capital } vyvolává bytost { $card } ({ rank-name } kámen) na { $square }.
}
event-destroyed = { colour-name-capital } { rank-name } kámen na { $square } je zničen.
event-converted = Kámen na { $square } se proměnil na { colour-name } { rank-name } kámen.
event-upgraded = { colour-name-capital } kámen na { $square } má vyšší úroveň: teď je { rank-name }.
event-downgraded = { colour-name-capital } kámen na { $square } má nižší úroveň: teď je
    { rank-name }.
event-moved = { colour-name-capital } { rank-name } kámen se posouvá z { $from } na { $to }.
event-leapt = { colour-name-capital } { rank-name } kámen skáče z { $from } na { $to }.
event-picked-up = { colour-name-capital } kámen na { $square } je vzat z arény.
event-gained-turn = { $you ->
    [yes] Po tomto tahu máš ještě jeden tah navíc.
   *[no] { school-short } { $school ->
        [highland] mají
       *[other] má
    } po tomto tahu ještě jeden tah navíc.
}
event-gained-action = { $number ->
    [one] 1 akce navíc.
    [few] { $number } akce navíc.
   *[other] { $number } akcí navíc.
}
event-recovered = { $you ->
    [yes] Vracíš kartu { $card } navrch svého balíčku.
   *[no] { school-short } { $school ->
        [highland] vracejí
       *[other] vrací
    } kartu { $card } navrch svého balíčku.
}
event-invoked = { $you ->
    [yes] Hraješ kartu { $flare }.
   *[no] { colour-name-capital } hraje kartu { $flare }.
}
event-discarded = { $you ->
    [yes] Zahazuješ kartu { $card }.
   *[no] { school-short } { $school ->
        [highland] zahazují
       *[other] zahazuje
    } kartu { $card }.
}
event-put-under = { $you ->
    [yes] Vkládáš kartu { $card } dospodu jejího balíčku.
   *[no] { school-short } { $school ->
        [highland] vkládají
       *[other] vkládá
    } kartu dospodu { $deck ->
        [flare] balíčku karet balance
        [legend] balíčku legend
       *[being] balíčku své školy
    }.
}
event-handed-over = { $you ->
    [yes] Předáváš tah spoluhráči.
   *[no] { school-short } { $school ->
        [highland] předávají
       *[other] předává
    } tah spoluhráči ({ $partner }).
}
event-drew-own = Dobíráš si: { $cards }.
event-drew-other = { school-short } si { $school ->
    [highland] dobírají
   *[other] dobírá
} { cards-counted }.
event-claimed = { $you ->
    [yes] Získáváš úkol { $task } za { points-counted }.
   *[no] { colour-name-capital } získává úkol { $task } za { points-counted }.
}
event-scored = { $you ->
    [yes] Získáváš { points-counted }.
   *[no] { colour-name-capital } získává { points-counted }.
}
event-scored-in-colour = { $you ->
    [yes] Získáváš { points-counted } { $in_colour ->
        [blue] v modré
        [red] v červené
        [yellow] ve žluté
       *[green] v zelené
    } barvě.
   *[no] { colour-name-capital } získává { points-counted } { $in_colour ->
        [blue] v modré
        [red] v červené
        [yellow] ve žluté
       *[green] v zelené
    } barvě.
}
event-scored-by-flare = { $you ->
    [yes] Získáváš { points-counted }
   *[no] { colour-name-capital } získává { points-counted }
}{ $in_colour ->
    [none] { "" }
    [blue] { " " }v modré barvě
    [red] { " " }v červené barvě
    [yellow] { " " }ve žluté barvě
   *[green] { " " }v zelené barvě
} za zahranou kartu balance.
event-end-triggered = Konec hry je spuštěn: každého čeká ještě jeden, poslední tah.
event-game-over = Hra skončila.
event-concede-offered = { $you ->
    [yes] Chceš se vzdát.
   *[no] { school-short } { $school ->
        [highland] se chtějí
       *[other] se chce
    } vzdát.
}
event-skip-last-turns-offered = { $you ->
    [yes] Souhlasíš s vynecháním posledních tahů.
   *[no] { school-short } souhlasí s vynecháním posledních tahů.
}

## The end

afterwards = Napiš { command-log }, { command-news }, { command-piles }, { command-show } NÁZEV,
    { command-save } SOUBOR, { command-load } SOUBOR či { command-quit }, nebo odejdi klávesou
    Enter.
afterwards-not = Hra skončila, „{ $text }“ už nic nedělá; napiš { command-log }, { command-news },
    { command-piles }, { command-show } NÁZEV, { command-save } SOUBOR, { command-load } SOUBOR
    nebo { command-quit }.
result-won = Vítězí { school-name }.
result-won-own = Vítězíš.
result-won-team = Jako tým vítězí: { $names }.
result-shared = O vítězství se dělí: { $names }.
result-conceded = Hru { $number ->
    [one] vzdává
   *[other] vzdávají
}: { $names }.
result-conceded-own = Vzdáváš hru.
result-points = Hra skončila, protože byl dosažen potřebný počet bodů.
result-last-card = Hra skončila, protože { school-name } { $school ->
    [highland] dobraly
    [sylvan] dobral
   *[other] dobrala
} poslední kartu z balíčku.
result-skipped = Všichni souhlasili s vynecháním posledních tahů.
result-tie-shared = Remíza v bodech, v kamenech vyšší úrovně i ve všech kamenech.
result-tie-upgraded = Remíza v bodech: rozhodly kameny vyšší úrovně.
result-tie-pieces = Remíza v bodech i v kamenech vyšší úrovně: rozhodl počet všech kamenů.
result-tie-colours = Remíza v nejnižší barvě: rozhodla další nejnižší.

## Commands: words to type, and what they do

command-help = pomoc
command-undo = vrátit
command-board = aréna
command-hand = ruka
command-news = novinky
command-show = ukázat
command-piles = hromádky
command-log = zápis
command-save = uložit
command-load = načíst
command-concede = vzdát
command-skip = vynechat
command-quit = odejít
answer-yes = ano
answer-no = ne
yes-no-prompt = { answer-yes } / { answer-no }

help-heading = Jak odpovídat a co dalšího lze napsat
help-number = číslo: volba s tímto číslem
help-square = pole, třeba e5: umístit tam kámen, nebo vybrat kámen, který tam stojí
help-card = název karty nebo jeho začátek, třeba ryt: zobrazí, co lze s kartou udělat
help-notation = vždy platí i notace ze zápisu, třeba summon knight d4
help-undo = { command-undo }: vrátit svou poslední volbu v tomto tahu
help-board = { command-board }: překreslit obrazovku
help-hand = { command-hand }: přečíst si své karty a otevřené úkoly
help-news = { command-news }: co se stalo od tvé poslední volby
help-show = { command-show } NÁZEV: přečíst si kteroukoli kartu nebo úkol této hry
help-piles = { command-piles }: zobrazit odhazovací balíčky a získané úkoly
help-log = { command-log }: všechny dosavadní volby v notaci
help-save = { command-save } SOUBOR: uložit hru do souboru; po každé volbě se ukládá i automaticky
help-load = { command-load } SOUBOR: pokračovat v uložené hře
help-concede = { command-concede }: vzdát se
help-skip = { command-skip }: souhlasit s vynecháním posledních tahů
help-quit = { command-quit }: ukončit
help-legend-heading = Jak číst nákresy
help-legend-pieces = Kameny: písmeno značí vlastníka ({ $owners }), tvar úroveň: { $common } běžný,
    { $heroic } hrdinský, { $legendary } legendární.
help-legend-squares = Pole: [ ] je červené, ( ) zelené, { $changed } značí, kde se právě něco stalo,
    { $dot } je středové pole.
help-legend-patterns = Karty: { $common } a { $heroic } jsou tvé kameny této nebo vyšší úrovně; @ je
    místo, kde se bytost objeví, a následuje-li za @ tvar, bytost nahradí tvůj kámen, který tam
    stojí. { $mark } značí pole a šipky směry, na které odkazuje efekt. Vzor lze otáčet i zrcadlit.
help-size = Nejlepší je okno s 80 sloupci a 40 řádky; stačí i 80 krát 24.

## Answers to commands

undone = Poslední volba je vrácena.
undo-nothing = Není co vrátit: všechno předtím už platí.
undo-off = V této hře se volby vracet nedají.
undo-not-yours = Poslední volbu neudělal hráč u tohoto počítače, proto ji nejde vrátit.
undo-other-person = Poslední volbu udělal někdo jiný ({ school-name }) a jen ten ji může vrátit.
log-empty = Zatím žádné volby.
log-turn = { $number }. { school-short }: { $choices }
log-hidden = karta
news-none = Zatím se nic nestalo.
piles-discard = Odhazovací balíček ({ school-short }): { $cards }
piles-legends = Zahozené legendy: { $cards }
piles-flares = Zahozené karty balance: { $cards }
piles-claimed = Získané úkoly ({ colour-name }): { $tasks }
piles-nothing = nic
show-what = Napiš { command-show } a název karty nebo úkolu, třeba: { command-show } { $example }.
show-unknown = Karta ani úkol „{ $text }“ neexistuje. Zkus název jako třeba { $example }.
show-several = Odpovídá víc názvů: { $names }.
show-task = { $task } ({ points-counted }): { $condition }
save-where = Napiš { command-save } a jméno souboru, třeba: { command-save } hra.json.
saved = Hra byla uložena do souboru { $file }.
save-refused = Soubor { $file } nebyl uložen: soubor s tímto názvem už existuje a není to platná
    uložená hra. Zvol jiný název.
save-failed = Soubor { $file } se nepodařilo uložit ({ $reason }). Zvol jiné místo.
load-where = Napiš { command-load } a jméno souboru, třeba: { command-load } hra.json.
loaded = Hra byla načtena ze souboru { $file }.
load-sure = Tato hra není uložena. Přesto načíst jinou?
load-missing = Soubor { $file } se nepodařilo přečíst ({ $reason }).
reason-missing = soubor nebo složka neexistuje
reason-permission = přístup odepřen
reason-directory = je to složka
reason-other = chyba systému
load-foreign = Soubor { $file } není uložená hra programu Legendarium, nebo je poškozený.
load-version = Soubor { $file } uložila jiná verze programu Legendarium a tato ho nedokáže otevřít.
load-damaged = Soubor { $file } je poškozený a nelze ho načíst.
load-another = Zadej jiný soubor nebo jeho starší kopii.
load-lost = Pravidla se od té doby změnila: poslední volby (počet: { $number }) už nejsou možné a
    vynechaly se.
load-other-game = Soubor { $file } je uložená hra jiné hry ({ $game }), ne hry Tash-Kalar.
load-player = V souboru { $file } je hráč „{ $text }“, který tu není k dispozici. K dispozici jsou:
    { $allowed }.
load-alone = Uložená hra už má svou variantu, hráče i karty. Vynech { $options }, nebo vynech
    --load.
concede-sure = Chceš tuto hru vzdát?
concede-agree = { school-name }: souhlasíš se vzdáním hry?
concede-refused = V této variantě hry se vzdát nelze.
skip-agree = { school-name }: souhlasíš s vynecháním posledních tahů?
skip-too-early = Poslední tahy lze vynechat, až když je spuštěn konec hry.
not-agreed = { school-name } nesouhlasí, hra tedy pokračuje.
unchanged = Nic se nezměnilo.
quit-sure = Tato hra není uložena. Přesto skončit?
left-unsaved = Hra nebyla uložena.
kept = Hra je uložena. Pokračovat můžeš příkazem `legendarium play`.
not-kept = Automatické ukládání je vypnuté (do složky uložených her nejde zapisovat). Občas napiš
    { command-save } SOUBOR.
yes-or-no = Odpověz prosím { answer-yes }, nebo { answer-no }.
goodbye = Na shledanou.

## Wrong answers

wrong-unknown = „{ $text }“ není žádná z možností. Napiš číslo, pole, název karty nebo
    { command-help }.
wrong-empty = Napiš číslo, pole, název karty nebo { command-help }.
wrong-option-number = Možnost { $text } tu není; vyber { $allowed }.
wrong-no-options = Volba { $text } tu není. { $allowed }
wrong-no-square = Pole { $square } neexistuje. Sloupce jsou a až i, řady 1 až 9 a v každém rohu tři
    pole chybějí.
wrong-square-occupied = Na poli { $square } stojí { piece-subject }. Umísťovat lze jen na prázdné
    pole.
wrong-no-actions = Nezbývají ti žádné akce. Ukonči tah, nebo zahraj kartu balance, pokud to její
    podmínky dovolí.
wrong-square = Pole { $square } teď nelze vybrat. Napiš jedno z těchto: { $squares }.
wrong-square-no = Pole { $square } teď nelze vybrat. Vyber některé z čísel.
wrong-not-in-hand = Kartu { $card } nemáš v ruce.
wrong-no-pattern = Bytost { $card } teď nelze vyvolat: tvé kameny netvoří její vzor s polem, na
    kterém by se směla objevit.
wrong-no-pattern-there = Bytost { $card } nelze vyvolat na { $square }. Lze to na { $squares }.
wrong-discard-form = V této variantě hry nelze karty zahazovat.
wrong-discard-twice = Zahodit kartu lze jen jednou za tah.
wrong-flare-conditions = Kartu balance teď nelze zahrát: není splněna žádná z jejích podmínek.
wrong-flare-none = V ruce nemáš kartu balance.
wrong-actions-left = Tah ještě nelze ukončit: { actions-left }.
wrong-not-now = „{ $text }“ teď není možné. Vyber některou z možností.
