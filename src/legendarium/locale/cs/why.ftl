# Proč teď něco nejde. Každá věta stojí sama vedle karty nebo tlačítka.

why-game-over = Hra skončila.
why-watching = Jsi v roli diváka.
why-start = Nejdřív se umísťují počáteční kameny.
why-not-your-turn = Nejsi na tahu.
why-handed-over = Tah byl předán: teď se už jen umísťují kameny.
why-action-running = Nejdřív dokonči právě prováděnou akci.
why-no-action = Nezbývá žádná akce.
why-actions-left = Nejdřív využij všechny své akce.
why-pattern = Tvé kameny vzor netvoří.
why-summoning-square = Na poli vyvolání stojí kámen vyšší úrovně.
why-no-legendary-piece = Není pro ni k dispozici legendární kámen.
why-no-piece = Není pro ni k dispozici kámen.
why-no-summoning = Žádnou bytost z ruky teď nemůžeš vyvolat.
why-not-in-first-game = V této variantě hry nelze karty zahazovat.
why-discarded-already = Zahodit kartu lze jen jednou za tah.
why-no-being = V ruce nemáš žádnou bytost své školy.
why-no-flare = V ruce nemáš kartu balance.
why-flare-condition = Žádný soupeř nemá dost velký náskok.
