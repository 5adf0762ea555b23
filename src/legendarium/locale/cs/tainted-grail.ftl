### What is asked, chosen and told at the table of Tainted Grail.
###
### Names of characters and places, and the campaign's own words such as menhir, come as values in
### the nominative: sentences are built so that they need not be bent.

## What is asked

tg-ask-action = Kdo co udělá?
tg-ask-activate = Kdo bude aktivní?
tg-ask-after-attack = { $name }: zůstat, nebo uprchnout?
tg-ask-arrange = { $name }: které karty patří do balíčků?
tg-ask-attack-charges = { $name }: zaplatit proti útoku náboje?
tg-ask-choice = { $text }: co uděláte?
tg-ask-choose-encounter = Které střetnutí podstoupíte?
tg-ask-choose-member = Kdo to udělá?
tg-ask-consent = { $name }: smějí se zaplatit náboje z karty „{ $card }“?
tg-ask-develop = { $name }: utratit zkušenost? K dispozici: { $number }.
tg-ask-discard = { $name }: kterou kartu odhodíš?
tg-ask-discard-items = { $name }: který předmět odhodíš?
tg-ask-drop-items = { $name } umírá: který předmět odložíš?
tg-ask-equip = { $name }: která karta zůstane lícem nahoru ({ $keyword })?
tg-ask-give-secret = Kdo převezme tajemství „{ $card }“?
tg-ask-guardian = S čím se střetnete nejdřív ({ $guardian })?
tg-ask-join-encounter = Kdo se ke střetnutí přidá?
tg-ask-keep-card = { $name }: kterou novou kartu si necháš?
tg-ask-leave-out = { $name }: vynechat z tohoto střetnutí některou kartu?
tg-ask-menhir = Rozsvítit: { $menhir }?
tg-ask-mercy = Všechno je ztraceno. Přijmete nabídku: { $mercy }?
tg-ask-party = { $name } jedná: kdo se zúčastní?
tg-ask-pay = Kdo zaplatí? Zbývá: { $cost }
tg-ask-pay-magic = { $name }: zaplatit za tento zámek čáry?
tg-ask-play = { $name }: kterou kartu vyložíš?
tg-ask-receive = Koho se to týká: { $effect }?
tg-ask-redraw = { $name }: nechat si tyto karty?
tg-ask-rest = { $name } odpočívá: najíst se?
tg-ask-skill = { $name }: která dovednost ({ $attribute })?
tg-ask-successor = Za kterou postavu budeš teď hrát?
tg-ask-toll = { $name }: zaplatit { $thing }?
tg-ask-trade = Kdo komu co dá?
tg-ask-use-ability = { $name }: použít „{ $card }“? { $effect }

## What may be chosen

tg-option-of = { $name }: { $option }
tg-option-travel = Cestovat do lokace { $place } [{ $count ->
    [one] { $cost }
   *[other] každý { $cost }
}]
tg-option-explore = Prozkoumat lokaci { $place } [{ $count ->
    [one] { $cost }
   *[other] každý { $cost }
}]
tg-option-local = { $action } [{ $about }]
tg-option-character = { $action } [{ $about }]
tg-option-menhir = Prohlédnout: { $menhir }
tg-option-use = Použít „{ $card }“ [{ $effect }]
tg-option-pass = Vzdát se tahu do konce dne
tg-option-pick-up = Zvednout „{ $card }“
tg-option-trade = Směňovat
tg-option-give = { $name } → { $receiver }: { $thing }
tg-option-choice = { NAMES($text, $cost) ->
    [1] { $text }
   *[0] { $text } [{ $cost }]
}
tg-option-lacking = { $choice } ({ $needs })
tg-option-join = { $name } se přidá ke hře v lokaci { $place }
tg-option-leave-game = { $name } opustí hru
tg-option-party = { $count ->
    [one] { $names } bez doprovodu
   *[other] { $names } společně
}
tg-option-call-off = Rozmyslet si to
tg-option-join-nobody = Nikdo se nepřidá
tg-option-pay = { $name } zaplatí { $thing } (má { $number })
tg-option-each-own = Každý zaplatí stejný díl
tg-option-pay-own = { $name } zaplatí { $thing }
tg-option-share = Družina zaplatí společně
tg-option-drop-out = { $name } odstoupí
tg-option-eat = Sníst 1 pokrm [+{ $health }, −{ $terror }]
tg-option-go-hungry = Hladovět [−{ $thing }]
tg-option-done = { $asked ->
    [develop] Víc zkušenosti neutratit
    [arrange] Balíčky jsou v pořádku
    [leave-out] Nic dalšího nevynechat
    [attack-charges] Víc nábojů neplatit
    [trade] Skončit se směnou
   *[other] Hotovo
}
tg-option-decline = { $asked ->
    [pay-magic] Neplatit
    [successor] Nevzít si žádnou postavu
   *[other] Nepoužít
}
tg-option-buy-card = { $deck ->
    [combat] Nová bojová karta
   *[diplomacy] Nová karta diplomacie
} [{ $cost }]
tg-option-raise = Zvýšit vlastnost: { $attribute } [{ $cost }]
tg-option-skill = { $card } [{ $about }]
tg-option-put-in = { $deck ->
    [combat] Dát „{ $card }“ do bojového balíčku
   *[diplomacy] Dát „{ $card }“ do balíčku diplomacie
}
tg-option-take-out = { $deck ->
    [combat] Vyjmout „{ $card }“ z bojového balíčku
   *[diplomacy] Vyjmout „{ $card }“ z balíčku diplomacie
}
tg-option-light = Rozsvítit: { $menhir } [{ $cost }]
tg-option-leave = Nechat být: { $menhir }
tg-option-accept = Přijmout: { $mercy }
tg-option-end = Zde příběh ukončit
tg-option-equip = Nechat lícem nahoru „{ $card }“
tg-option-discard = Odhodit „{ $card }“
tg-option-discard-all = Odhodit všechny předměty
tg-option-drop = Odložit „{ $card }“
tg-option-leave-out = Vynechat „{ $card }“
tg-option-keep = Nechat si karty v ruce
tg-option-redraw = Odhodit karty a dobrat si o jednu méně
tg-option-no-agreement = Bez dohody: aktivní bude postava s nejnižším číslem
tg-option-play = Vyložit „{ $card }“
tg-option-play-for = Vyložit „{ $card }“ [{ $gains }]
tg-option-play-top = Vyložit v panice vrchní kartu balíčku
tg-option-stop = Už žádnou kartu nevykládat
tg-option-stop-at-once = Nevyložit žádnou kartu [příležitost: { $effect }]
tg-option-flee = Uprchnout [−{ $energy }; { $effect }]
tg-option-spend = { $card } [{ $effect }]
tg-option-stay = Zůstat
tg-option-pay-magic = Zaplatit 1 čáry
tg-option-agree = Souhlasit
tg-option-disagree = Nesouhlasit

## Passages

tg-passage-verse = { $place }, { $verse } { $number }
tg-passage-page = { $book } { $number }
tg-passage-dream = sen
tg-passage-nightmare = noční můra
tg-passage-arrival = příchod

## What happened: the day

tg-event-morning = Začíná den { $day }.
tg-event-day = Ráno skončilo, jste na tahu.
tg-event-evening = Večer dne { $day }.
tg-event-chapter = Začíná kapitola { $chapter }.
tg-event-chapter-ended = Kapitola { $chapter } končí: { $ending }.
tg-event-passed = { $name } se pro dnešek vzdává tahu.
tg-event-party = Společně jednají: { $name }.
tg-event-travel = { $name } { $count ->
    [one] cestuje
   *[other] cestují
} do lokace { $place }.
tg-event-explore = { $name } { $count ->
    [one] zkoumá
   *[other] zkoumají
} lokaci { $place }.
tg-event-local-action = { $name }: { $action }.
tg-event-character-action = { $name }: { $action }.
tg-event-ability = { $name } používá „{ $card }“.
tg-event-dropped-out = { $name } odstupuje.
tg-event-unpaid = Cenu nelze zaplatit, a tak se zbytek nestane.
tg-event-ate = { $name } se nají a odpočine si.
tg-event-hungry = { $name } hladoví.
tg-event-dream = { $name } má sen v lokaci { $place }.
tg-event-nightmare = { $name } má noční můru v lokaci { $place }.
tg-event-joined = { $name } se přidává v lokaci { $place }.
tg-event-left = { $name } opouští hru.

## What happened: tracks and resources

tg-event-energy = { $name } { $sign ->
    [up] získává
   *[down] ztrácí
} { $thing } (nyní { $now }).
tg-event-health = { $name } { $sign ->
    [up] získává
   *[down] ztrácí
} { $thing } (nyní { $now }).
tg-event-terror = { $name } { $sign ->
    [up] získává
   *[down] ztrácí
} { $thing } (nyní { $now }).
tg-event-resource = { $name } { $sign ->
    [up] získává
   *[down] ztrácí
} { $thing }{ $now ->
    [none] .
   *[other] {" "}(nyní { $now }).
}
tg-event-insane = { $name } propadá šílenství.
tg-event-sane = { $name } už nepropadá šílenství.
tg-event-madness = { $coin ->
    [tails] Šílenství: { $name } hází mincí a padá orel.
   *[heads] Šílenství: { $name } hází mincí a padá panna, nic se neděje.
}
tg-event-dying = { $name } umírá (mince { $dial }).
tg-event-recovered = { $name } už neumírá.
tg-event-died = { $name } je po smrti.
tg-event-failed = Všechno je ztraceno.
tg-event-mercy = { $mercy }: začínáte kapitolu znovu.

## What happened: map and menhirs

tg-event-revealed = Odkryta lokace { $place }.
tg-event-moved = { $name } { $count ->
    [one] přichází
   *[other] přicházejí
} do lokace { $place }.
tg-event-no-way = { $name } { $count ->
    [one] se nedostane
   *[other] se nedostanou
} do lokace { $place }.
tg-event-displaced = { $wyrdness }: { $name } { $count ->
    [one] uniká
   *[other] unikají
} do lokace { $place }.
tg-event-location-lost = Lokace { $place } mizí z mapy.
tg-event-replaced = Místo lokace { $place } je tu { $new }.
tg-event-menhir-text = { $menhir } ({ $place }) žádá: { $cost }.
tg-event-menhir-lit = { $menhir } ({ $place }) svítí, mince { $dial }.
tg-event-menhir-dial = { $dial ->
    [0] { $menhir } ({ $place }) svítí poslední den.
   *[other] { $menhir } ({ $place }) svítí slaběji, mince { $dial }.
}
tg-event-menhir-failing = { $menhir } ({ $place }) dohasíná.
tg-event-menhir-out = { $menhir } ({ $place }) zhasíná.
tg-event-guardian-die = { $card } ({ $guardian }): { $face ->
    [north] na sever
    [east] na východ
    [south] na jih
    [west] na západ
    [removal] mizí z mapy
   *[nothing] zůstává
}.
tg-event-guardian-moved = { $card } se přesouvá do lokace { $place }.
tg-event-guardian-stays = { $card } zůstává v lokaci { $place }.

## What happened: the story

tg-event-read = { $text }.
tg-event-chose = Volíte: { $text }.
tg-event-exploration-ended = Průzkum skončil.
tg-event-event = Událost: { $event }.
tg-event-no-event = Dnes bez události.
tg-event-event-on-top = Navrch balíčku událostí byla položena událost.
tg-event-event-shuffled = Do balíčku událostí byla zamíchána událost.
tg-event-quest = Nová výprava: { $quest }.
tg-event-quest-succeeded = Výprava splněna: { $quest }.
tg-event-quest-ended = Výprava „{ $quest }“ je odstraněna.
tg-event-task = Nový úkol: { $task }.
tg-event-task-closed = Úkol splněn: { $task }.
tg-event-ticked = Zaškrtnutý stav: { $status } ({ $part }).
tg-event-dial = Mince „{ $dial }“: { $now }.
tg-event-dial-ran-out = Mince „{ $dial }“ vypršela.
tg-event-dial-removed = Mince „{ $dial }“ je odstraněna.
tg-event-rolled = Hod kostkou: { $shown } z { $sides }.
tg-event-tossed = { $shown ->
    [heads] Při hodu mincí padla panna.
   *[tails] Při hodu mincí padl orel.
}
tg-event-removed = Odstraněno ze hry: „{ $card }“.

## What happened: items, secrets, development

tg-event-item = { $name } získává předmět „{ $item }“.
tg-event-no-item = { $what ->
    [any] { $name } nenachází žádný předmět.
    [named] Předmět „{ $item }“ už není k dispozici.
   *[other] { $name } nenachází žádný takový předmět.
}
tg-event-item-discarded = { $name } odhazuje předmět „{ $item }“.
tg-event-item-dropped = { $name } odkládá „{ $item }“ v lokaci { $place }.
tg-event-picked-up = { $name } zvedá „{ $item }“.
tg-event-given = { $name } → { $receiver }: { $thing }.
tg-event-equipped = { $name } nechává lícem nahoru „{ $card }“.
tg-event-flipped = { $name } otáčí „{ $card }“.
tg-event-left-out = { $name } vynechává „{ $card }“.
tg-event-charges = „{ $card }“: { $sign ->
    [up] +
   *[down] −
}{ $thing } (nyní { $now }).
tg-event-secret = { $name } získává tajemství „{ $secret }“.
tg-event-secret-lost = { $name } ztrácí tajemství „{ $secret }“.
tg-event-secret-given = { $receiver } přebírá tajemství „{ $secret }“.
tg-event-raised = { $name }: { $attribute } +1.
tg-event-skill = { $name } se učí „{ $card }“.
tg-event-new-card = { $name } si nechává novou kartu „{ $card }“.
tg-event-card-moved = { $name }: „{ $card }“ { $way ->
    [in] jde do balíčku.
   *[out] jde z balíčku stranou.
}

## What happened: encounters

tg-event-encounter = { $name } { $count ->
    [one] podstupuje
   *[other] podstupují
} střetnutí: { $card }.
tg-event-no-encounter = { $colour ->
    [green] Zelený
    [grey] Šedý
    [purple] Fialový
   *[blue] Modrý
} balíček střetnutí je prázdný.
tg-event-encounter-ended = { $card }: { $how ->
    [won] vyhráno!
    [fled] uprchli jste.
    [withdrawn] protivník se stáhl.
    [lost] prohráno.
    [expelled] nezbývá nikdo, kdo by pokračoval.
   *[followed] to bylo vše.
}
tg-event-stage = Fáze { $number }: náklonnost { $affinity } z { $top }.
tg-event-stage-won = Fáze { $number } je vyhraná.
tg-event-trait = Uplatňuje se povaha střetnutí „{ $card }“.
tg-event-active = Tah { $turn }: aktivní je { $name }.
tg-event-panic = { $name } panikaří.
tg-event-draw = { $name } si dobírá: { $cards }.
tg-event-discard = { $name } odhazuje: { $cards }.
tg-event-reshuffled = { $name } zamíchává karty z ruky do balíčku.
tg-event-no-cards = { $name } si musí dobrat { $wanted }, ale v balíčku zbývá jen { $left }.
tg-event-play = { $name } vykládá „{ $card }“.
tg-event-link = Propojeno: { $key }.
tg-event-markers = { $sign ->
    [up] +
   *[down] −
}{ $thing } (bojová bilance { $now }).
tg-event-missing-markers = V bojové bilanci chybí: { $thing }. { $name } za každý odhodí kartu.
tg-event-affinity = Náklonnost { $sign ->
    [up] +
   *[down] −
}{ $number } (nyní { $now }).
tg-event-torn = Karta „{ $card }“ je vytržena ze sledu.
tg-event-time-token = „{ $card }“: { $left ->
    [0] odstraněn poslední žeton času.
   *[other] zbývá žetonů času: { $left }.
}
tg-event-card-ability = Uplatňuje se schopnost karty „{ $card }“.
tg-event-spend = { $name } platí z karty „{ $card }“ { $thing }.
tg-event-attack = Odpověď protivníka ({ $name }): { $effect }.
tg-event-opportunity = { $name } nevykládá žádnou kartu: protivník má příležitost.
tg-event-hit = { $name } utrpí { $thing }.
tg-event-prevented = { $what ->
    [hits] { $name } odvrací { $thing }.
   *[markers] { $name } brání ztrátě: { $thing }.
}
tg-event-flee = { $name } prchá.
tg-event-expelled = { $name } vypadává ze střetnutí.
