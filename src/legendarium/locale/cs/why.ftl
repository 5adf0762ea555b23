# Proč teď něco nejde. Každá věta stojí sama vedle karty nebo tlačítka.

why-game-over = Hra skončila.
why-watching = Jen se díváš.
why-start = Nejdřív se umísťují počáteční kameny.
why-not-your-turn = Nejsi na tahu.
why-handed-over = Tah byl předán; spoluhráč už jen umísťuje kameny.
why-action-running = Nejdřív dokonči započatou akci.
why-no-action = Nezbývá žádná akce.
why-actions-left = Nejdřív je třeba využít všechny akce.
why-pattern = Tvé kameny vzor netvoří.
why-summoning-square = Na poli vyvolání stojí kámen vyšší úrovně.
why-no-legendary-piece = Nezbývá pro ni legendární kámen.
why-no-piece = Nezbývá pro ni kámen.
why-no-summoning = Žádnou bytost z ruky teď vyvolat nelze.
why-not-in-first-game = Ve výukové hře se karty nezahazují.
why-discarded-already = V tomto tahu už byla karta zahozena; jde to jen jednou za tah.
why-no-being = V ruce nemáš žádnou bytost své školy.
why-no-flare = V ruce nemáš kartu balance.
why-flare-condition = Žádný soupeř nemá dost velký náskok.
