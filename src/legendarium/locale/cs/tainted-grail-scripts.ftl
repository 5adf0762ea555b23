### What the cards, boards and pages of Tainted Grail say. Texts are made from these parts: what is
### gained or lost (tg-much, in the accusative), who does it (tg-do), when (tg-on), and on what
### condition (tg-test).
###
### The campaign's own words, such as menhir, come in the nominative and are never bent.

## Names

tg-name-food = pokrm
tg-name-wealth = cennosti
tg-name-reputation = pověst
tg-name-magic = čáry
tg-name-xp = zkušenost
tg-name-energy = výdrž
tg-name-health = zdraví
tg-name-terror = hrůza
tg-name-aggression = agresivita
tg-name-empathy = empatie
tg-name-courage = odvaha
tg-name-caution = opatrnost
tg-name-practicality = praktičnost
tg-name-spirituality = duchovnost
tg-name-weapon = zbraň
tg-name-armour = zbroj
tg-name-shield = štít
tg-name-companion = společník
tg-name-relic = relikvie
tg-kind-combat = boj
tg-kind-diplomacy = diplomacie
tg-encounter-colour = { $colour ->
    [green] zelené
    [grey] šedé
    [purple] fialové
   *[blue] modré
}

## How much of something, as it is gained, lost or paid; X stands for a number that is counted

tg-much-food = { $number } { $number ->
    [one] pokrm
    [few] pokrmy
   *[other] pokrmů
}
tg-much-wealth = { $number } { $number ->
    [one] cennost
    [few] cennosti
   *[other] cenností
}
tg-much-reputation = { $number } { $number ->
    [one] bod pověsti
    [few] body pověsti
   *[other] bodů pověsti
}
tg-much-magic = { $number } { $number ->
    [one] čáry
    [few] čáry
   *[other] čar
}
tg-much-xp = { $number } { $number ->
    [one] zkušenost
    [few] zkušenosti
   *[other] zkušeností
}
tg-much-energy = { $number } { $number ->
    [one] výdrž
    [few] výdrže
   *[other] výdrží
}
tg-much-health = { $number } zdraví
tg-much-terror = { $number } { $number ->
    [one] hrůzu
    [few] hrůzy
   *[other] hrůz
}
tg-much-charges = { $number } { $number ->
    [one] náboj
    [few] náboje
   *[other] nábojů
}
tg-much-markers = { $number } { $number ->
    [one] ukazatel
    [few] ukazatele
   *[other] ukazatelů
}
tg-much-cards = { $number } { $number ->
    [one] kartu
    [few] karty
   *[other] karet
}
tg-much-items = { $number } { $number ->
    [one] předmět
    [few] předměty
   *[other] předmětů
}
tg-much-hits = { $number } { $number ->
    [one] zásah
    [few] zásahy
   *[other] zásahů
}
tg-where = { $text } (X = { $value })

## Lists

tg-listed = { $most }, { $last }
tg-then = { $most }; { $last }
tg-labelled = { $label }: { $text }
tg-for-price = { $price } → { $thing }

## Who does it: the owner of the card, or whoever the story means

tg-do-gain = { $who ->
    [each] každý člen získá
    [all] každá postava získá
    [one] jeden člen získá
    [actor] jednající postava získá
   *[you] získej
}
tg-do-lose = { $who ->
    [each] každý člen ztratí
    [all] každá postava ztratí
    [one] jeden člen ztratí
    [actor] jednající postava ztratí
   *[you] ztrať
}
tg-do-pay = { $who ->
    [each] každý člen zaplatí
    [all] každá postava zaplatí
    [one] jeden člen zaplatí
    [actor] jednající postava zaplatí
   *[you] zaplať
}
tg-do-draw = { $who ->
    [each] každý člen si dobere
    [all] každá postava si dobere
    [one] jeden člen si dobere
    [actor] jednající postava si dobere
   *[you] dober si
}
tg-do-go = { $who ->
    [each] každý člen se přesune
    [all] každá postava se přesune
    [one] jeden člen se přesune
    [actor] jednající postava se přesune
   *[you] přesuň se
}

## Effects

tg-if = { $effect } (pokud { $condition })
tg-nothing = nic
tg-free = zdarma
tg-effect-gain = { tg-do-gain } { $thing }
tg-effect-lose = { tg-do-lose } { $thing }
tg-effect-lose-unavoidable = { tg-do-lose } { $thing } (nelze tomu zabránit)
tg-effect-pay = { tg-do-pay } { $thing }
tg-effect-draw = { tg-do-draw } { $thing }
tg-effect-discard = { $who ->
    [each] každý člen odhodí { $thing }
    [all] každá postava odhodí { $thing }
    [one] jeden člen odhodí { $thing }
    [actor] jednající postava odhodí { $thing }
   *[you] odhoď { $thing }
}
tg-effect-hit = { $who ->
    [each] { $thing } pro každého člena
    [all] { $thing } pro každou postavu
    [one] { $thing } pro jednoho člena
    [actor] { $thing } pro jednající postavu
   *[you] { $thing }
}
tg-effect-flip = otoč tuto kartu
tg-effect-become = { $state ->
    [dying] { $who ->
        [each] každý člen umírá
        [all] každá postava umírá
        [one] jeden člen umírá
        [actor] jednající postava umírá
       *[you] umíráš
    }
   *[insane] { $who ->
        [each] každý člen propadá šílenství
        [all] každá postava propadá šílenství
        [one] jeden člen propadá šílenství
        [actor] jednající postava propadá šílenství
       *[you] propadáš šílenství
    }
}
tg-effect-tick = zaškrtni stav „{ $name }“
tg-effect-tick-part = zaškrtni část { $number } stavu „{ $name }“
tg-effect-gain-secret = { tg-do-gain } tajemství „{ $name }“
tg-effect-lose-secret = { tg-do-lose } tajemství „{ $name }“
tg-effect-gain-item = { tg-do-gain } předmět „{ $name }“
tg-effect-lose-item = { tg-do-lose } předmět „{ $name }“
tg-effect-draw-item = { tg-do-draw } { $what ->
    [weapon] zbraň
    [armour] zbroj
    [shield] štít
    [companion] společníka
    [relic] relikvii
    [craftable] vyrobitelný předmět
   *[any] předmět
}
tg-effect-set-dial = nastav minci „{ $name }“ na { $number }
tg-effect-set-dial-on = nastav minci „{ $name }“ na { $number }, na kartě „{ $card }“
tg-effect-lower-dial = sniž minci „{ $name }“ o { $number }
tg-effect-raise-dial = zvyš minci „{ $name }“ o { $number }
tg-effect-remove-dial = odeber minci „{ $name }“
tg-effect-charge = polož na tuto kartu { $thing }
tg-effect-charge-on = polož na kartu „{ $card }“ { $thing }
tg-effect-move = { tg-do-go } do lokace „{ $place }“
tg-effect-replace-location = lokaci „{ $place }“ nahradí „{ $new }“
tg-effect-remove-location = lokace „{ $place }“ je navždy odstraněna ze hry
tg-effect-discard-location = lokace „{ $place }“ zmizí z mapy
tg-effect-encounter = { tg-encounter-colour } střetnutí
tg-effect-encounter-difficulty = { tg-encounter-colour } střetnutí obtížnosti { $number }
tg-effect-encounter-choose = dober si { $number }× { tg-encounter-colour } střetnutí a jedno vyber
tg-effect-encounter-named = střetnutí „{ $name }“
tg-effect-event-random-top = dej náhodnou událost navrch balíčku událostí
tg-effect-event-random-shuffled = zamíchej náhodnou událost do balíčku událostí
tg-effect-event-top = dej událost „{ $name }“ navrch balíčku událostí
tg-effect-event-shuffled = zamíchej událost „{ $name }“ do balíčku událostí
tg-effect-task = zapiš úkol „{ $name }“
tg-effect-close-task = škrtni úkol „{ $name }“
tg-effect-activate-quest = začíná výprava „{ $name }“
tg-effect-end-quest = končí výprava „{ $name }“
tg-effect-light-menhir = { $where ->
    [here] rozsviť zde: { $menhir }
   *[there] rozsviť v lokaci „{ $place }“: { $menhir }
}{ $number ->
    [0] { "" }
   *[other] {" "}(mince { $number })
}
tg-effect-douse-menhir = { $where ->
    [here] uhas zde: { $menhir }
   *[there] uhas v lokaci „{ $place }“: { $menhir }
}
tg-effect-remove = navždy odstraň ze hry „{ $name }“
tg-effect-read = čti: { $book } { $number }
tg-effect-end-exploration = průzkum končí
tg-effect-end-chapter = kapitola končí
tg-effect-choose-member = vyberte člena družiny
tg-effect-raise-affinity = náklonnost +{ $number }
tg-effect-lower-affinity = náklonnost −{ $number }
tg-effect-tear-card = odhoď poslední kartu sledu
tg-effect-prevent-hits = odvrať { $thing }
tg-effect-prevent-markers = zabraň ztrátě: { $thing }
tg-effect-withdraw = protivník se stáhne

## Conditions: numbers

tg-own = vlastní { $what }
tg-group = ({ $part })
tg-compared = { $what } { $sign } { $other }
tg-at-least = { $what } { $number }+
tg-at-most = { $what } nejvýš { $number }
tg-exactly = { $what } { $number ->
    [0] { $number }
   *[other] přesně { $number }
}
tg-one-of = { $what } { $numbers }
tg-not-exactly = { $what } { $number ->
    [0] 1+
   *[other] ne { $number }
}
tg-value-linked = propojené zámky ({ $attribute })
tg-value-linked-keys = propojené zámky
tg-value-parts = zaškrtnuté části stavu „{ $status }“
tg-value-dial = mince „{ $dial }“
tg-value-roll = hod kostkou (1–{ $sides })
tg-value-party-size = členové družiny
tg-value-players = počet hráčů
tg-value-chapter = kapitola
tg-value-day = den
tg-value-pool = bojová bilance
tg-value-affinity = náklonnost
tg-value-hand = karty v ruce
tg-value-cards-played = karty vyložené v této aktivaci
tg-value-row = karty ve sledu
tg-value-charges = náboje na této kartě
tg-value-participants = účastníci

## Conditions: what is true, or is not

tg-test-status = { $is ->
    [yes] stav „{ $status }“ je zaškrtnutý
   *[no] stav „{ $status }“ není zaškrtnutý
}
tg-test-status-part = { $is ->
    [yes] část { $part } stavu „{ $status }“ je zaškrtnutá
   *[no] část { $part } stavu „{ $status }“ není zaškrtnutá
}
tg-test-secret = { $whose ->
    [own] { $is ->
        [yes] máš tajemství „{ $name }“
       *[no] nemáš tajemství „{ $name }“
    }
   *[any] { $is ->
        [yes] někdo má tajemství „{ $name }“
       *[no] nikdo nemá tajemství „{ $name }“
    }
}
tg-test-item = { $whose ->
    [own] { $is ->
        [yes] máš předmět „{ $name }“
       *[no] nemáš předmět „{ $name }“
    }
   *[any] { $is ->
        [yes] někdo má předmět „{ $name }“
       *[no] nikdo nemá předmět „{ $name }“
    }
}
tg-test-item-free = { $is ->
    [yes] předmět „{ $name }“ je ještě k dispozici
   *[no] předmět „{ $name }“ už není k dispozici
}
tg-test-keyword = { $whose ->
    [own] { $is ->
        [yes] máš lícem nahoru
       *[no] nemáš lícem nahoru
    }
   *[any] { $is ->
        [yes] někdo má lícem nahoru
       *[no] nikdo nemá lícem nahoru
    }
} { $keyword ->
    [weapon] zbraň
    [armour] zbroj
    [shield] štít
    [companion] společníka
   *[relic] relikvii
}
tg-test-is-character = { $whose ->
    [own] { $is ->
        [yes] jedná { $name }
       *[no] nejedná { $name }
    }
   *[any] { $is ->
        [yes] je tu { $name }
       *[no] není tu { $name }
    }
}
tg-test-menhir-lit = { $menhir } { $where ->
    [here] zde
   *[there] v lokaci „{ $place }“
} { $is ->
    [yes] svítí
   *[no] nesvítí
}
tg-test-visited = { $is ->
    [yes] lokace „{ $place }“ už byla navštívena
   *[no] lokace „{ $place }“ ještě nebyla navštívena
}
tg-test-on-map = { $is ->
    [yes] lokace „{ $place }“ je na mapě
   *[no] lokace „{ $place }“ není na mapě
}
tg-test-choice-taken = { $is ->
    [yes] už bylo zvoleno: „{ $name }“
   *[no] ještě nebylo zvoleno: „{ $name }“
}
tg-test-quest-active = { $is ->
    [yes] výprava „{ $name }“ probíhá
   *[no] výprava „{ $name }“ neprobíhá
}
tg-test-task = { $is ->
    [yes] máte otevřený úkol „{ $name }“
   *[no] nemáte otevřený úkol „{ $name }“
}
tg-test-won-last-encounter = { $is ->
    [yes] poslední střetnutí bylo vyhrané
   *[no] poslední střetnutí nebylo vyhrané
}
tg-test-fled-last-encounter = { $whose ->
    [own] { $is ->
        [yes] poslední střetnutí skončilo tvým útěkem
       *[no] poslední střetnutí neskončilo tvým útěkem
    }
   *[any] { $is ->
        [yes] z posledního střetnutí někdo uprchl
       *[no] z posledního střetnutí nikdo neuprchl
    }
}
tg-test-coin = { $is ->
    [yes] při hodu mincí padne panna
   *[no] při hodu mincí padne orel
}
tg-test-mode-story = { $is ->
    [yes] hrajete v příběhovém režimu
   *[no] nehrajete v příběhovém režimu
}
tg-test-panic = { $is ->
    [yes] jsi v panice
   *[no] nejsi v panice
}
tg-test-exhausted = { $is ->
    [yes] tvá výdrž je na červeném poli
   *[no] tvá výdrž není na červeném poli
}

## Abilities: when, how often, where

tg-on-action = jako akce
tg-on-morning = ráno
tg-on-evening = večer
tg-on-travel = při cestování
tg-on-explore = při průzkumu
tg-on-encounter = na začátku střetnutí
tg-on-activation = na začátku tvé aktivace
tg-on-any = kdykoli během tvé aktivace
tg-on-attack = { $kind ->
    [combat] při útoku protivníka
    [diplomacy] při reakci protivníka
   *[encounter] při útoku nebo reakci protivníka
}
tg-on-victory = po vítězství
tg-on-flight = po úprku
tg-on-always = stále
tg-on-placement = při vyložení
tg-on-delayed = zpožděná ({ $number ->
    [one] { $number } žeton času
    [few] { $number } žetony času
   *[other] { $number } žetonů času
})
tg-on-start = na začátku
tg-scoped = { $moment } ({ $scope })
tg-within-combat = boj
tg-within-diplomacy = diplomacie
tg-within-encounter = střetnutí
tg-within-log = průzkum
tg-limit-day = jednou za den
tg-limit-encounter = jednou za střetnutí
tg-limit-activation = jednou za aktivaci
tg-optional = můžeš: { $effect }
tg-craftable = lze vyrobit
tg-personal = osobní
tg-secret-number = tajemství { $number }
tg-passive = Pasivní: nikdy se nezakryje.

## Keys of cards

tg-changed = { $what } { $change }
tg-bonus-affinity = náklonnost { $change }
tg-bonus-extra = další vyložení
tg-bonus-torn = roztržená karta
tg-bonus-symbol = { $number ->
    [one] symbol
    [few] { $number } symboly
   *[other] { $number } symbolů
}
tg-half-attribute = { $attribute } { $level }
tg-half-magic = čáry
tg-half-free = volný
tg-half-times = { $half } ×{ $number }
tg-half-cancel = { $half }, ruší

## Encounters

tg-encounter-title = { $name } ({ $marks })
tg-difficulty = obtížnost { $number }
tg-goal-combat = K vítězství je v bojové bilanci potřeba { $number ->
    [one] { $number } ukazatel
    [few] { $number } ukazatele
   *[other] { $number } ukazatelů
}
tg-goal-diplomacy = Vítězství je na vrcholu stupnice náklonnosti{ $number ->
    [one] { "" }
    [few] , { $number } fáze
   *[other] , { $number } fází
} ({ $tops })
tg-stake-opportunity = Příležitost
tg-stake-reward = Odměna pro každého účastníka
tg-stake-loot = Kořist, společná
tg-stake-failure = Neúspěch

## Actions and menhirs

tg-needs = podmínka: { $condition }
tg-menhir-cost = Cena: { $cost }
tg-menhir-dial = Mince: { $number }
tg-menhir-effect = Navíc: { $effect }
