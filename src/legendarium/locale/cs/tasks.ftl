destruction = Zničení
    .condition = Znič v jednom tahu aspoň 3 nepřátelské kameny.

devastation = Zpustošení
    .condition = Znič v jednom tahu aspoň 4 nepřátelské kameny.

heroic-destruction = Hrdinské zničení
    .condition = Znič v jednom tahu aspoň 3 nepřátelské kameny, z toho aspoň 1 vyšší úrovně.

heroic-devastation = Hrdinské zpustošení
    .condition = Znič v jednom tahu aspoň 4 nepřátelské kameny, z toho aspoň 2 vyšší úrovně.

end-of-legends = Konec legend
    .condition = Znič v jednom tahu aspoň 1 legendární nepřátelský kámen nebo aspoň 2 hrdinské.

red-conquest = Červená nadvláda
    .condition = Na červených polích máš aspoň 3 kameny, z toho aspoň 2 vyšší úrovně.

green-conquest = Zelená nadvláda
    .condition = Na zelených polích máš aspoň 3 kameny, z toho aspoň 2 vyšší úrovně.

color-conquest = Barevná nadvláda
    .condition = Na červených a zelených polích máš dohromady aspoň 5 kamenů, z toho aspoň 3 vyšší
        úrovně.

red-legends = Červené legendy
    .condition = Na červených polích máš aspoň 2 kameny vyšší úrovně, z toho aspoň 1 legendární.

green-legends = Zelené legendy
    .condition = Na zelených polích máš aspoň 2 kameny vyšší úrovně, z toho aspoň 1 legendární.

rainbow-dominance = Duhová dominance
    .condition = Na červených polích máš víc kamenů vyšší úrovně než soupeř a na zelených také.

red-summoning = Červené vyvolání
    .condition = Vyvolej v jednom tahu aspoň 2 bytosti, z toho aspoň 1 na červeném poli.

green-summoning = Zelené vyvolání
    .condition = Vyvolej v jednom tahu aspoň 2 bytosti, z toho aspoň 1 na zeleném poli.

colored-summoning = Barevné vyvolání
    .condition = Vyvolej v jednom tahu aspoň 2 bytosti na červených nebo zelených polích. Dvakrát
        totéž pole se počítá.

legendary-summoning = Legendární vyvolání
    .condition = Vyvolej v jednom tahu aspoň 2 bytosti, z toho aspoň 1 legendu.

central-dominance = Středová dominance
    .condition = Na devíti středových polích máš aspoň 5 kamenů, z toho aspoň 2 vyšší úrovně.

center-cross = Středový kříž
    .condition = Tvé kameny tvoří kříž z 5 středových polí: kolmý (e4, d5, e5, f5, e6), nebo šikmý
        (d4, f4, e5, d6, f6).

line-dominance = Liniová dominance
    .condition = V řadě 4, 5 nebo 6 anebo ve sloupci d, e nebo f máš aspoň o 6 kamenů víc než
        soupeř.

diagonals = Diagonály
    .condition = Na každé ze dvou dlouhých diagonál (b2 až h8, b8 až h2) stojí aspoň 4 tvé kameny, z
        toho aspoň 1 vyšší úrovně. Pole e5 se počítá do obou.

side-chain = Stranový řetěz
    .condition = Řetěz tvých kamenů spojuje dvě protilehlé strany arény; každý kámen sousedí s
        dalším, i šikmo.

corner-chain = Rohový řetěz
    .condition = Řetěz tvých kamenů spojuje dva protilehlé rohy arény; každý kámen sousedí s dalším,
        i šikmo.

imprisonment = Uvěznění
    .condition = S některým nepřátelským kamenem sousedí aspoň 6 tvých kamenů.

envelopment = Obklíčení
    .condition = S některým nepřátelským kamenem sousedí aspoň 7 tvých kamenů.

isolation = Izolace
    .condition = Některý nepřátelský kámen je ve vzdálenosti 2 od jiného nepřátelského, se žádným
        nesousedí a ani třemi pohyby po prázdných polích by se vedle žádného nedostal.
