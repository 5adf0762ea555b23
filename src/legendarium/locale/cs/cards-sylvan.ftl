sapling = Semenáček
    .effect = Úroveň Semenáčku se zvýší.

kiskin-farseeders = Kiskinští rozsévači
    .effect = Můžeš umístit svůj běžný kámen na prázdné pole, které sousedí s některým tvým kamenem.

charging-buck = Útočící jelen
    .effect = Může udělat až 2 bojové skoky, každý na pole ve vzdálenosti přesně 2.

forest-wardens = Strážci lesa
    .effect = Pokud má některý soupeř víc běžných kamenů než ty, znič jeden jeho běžný kámen. Potom,
        pokud má některý soupeř víc kamenů vyšší úrovně než ty, znič jeden jeho hrdinský kámen.

naiad = Najáda
    .effect = Až 2 tvé kameny, které s ní sousedí, mohou udělat po jednom standardním pohybu.

kiskin-spirit = Kiskinský duch
    .effect = Můžeš dát kartu ze svého odhazovacího balíčku navrch svého balíčku. Pokud to uděláš
        nebo je odhazovací balíček prázdný, dobereš si na konci tohoto tahu ze svého balíčku o kartu
        víc.

dryad = Dryáda
    .effect = Můžeš proměnit nelegendární nepřátelský kámen, který s ní sousedí, na svůj běžný
        kámen.

centaur-spearman = Kentauří kopiník
    .effect = Může udělat bojový pohyb. Pokud ho udělá, znič nejbližší kámen před ním v témže směru,
        ať patří komukoli. Legendární kámen se nezničí a kameny za ním chrání.

centaur-chieftain = Kentauří náčelník
    .effect = Může udělat bojový pohyb. Pokud ho udělá, mohou tvé ostatní kameny udělat dohromady až
        3 bojové pohyby, všechny tím směrem, kterým se pohnul.

unicorn = Jednorožec
    .effect = Buď může Jednorožec udělat bojový pohyb, nebo získáš akci.

sylvan-queen = Lesní královna
    .effect = Můžeš proměnit nelegendární nepřátelský kámen, který s ní šikmo sousedí; jeho úroveň
        zůstane stejná.

sylvan-princess = Lesní princezna
    .effect = Můžeš proměnit běžný nepřátelský kámen, který s ní šikmo sousedí.

woodland-druid = Lesní druid
    .effect = Zvyš úroveň jednoho běžného kamene každé barvy, i své.

forest-ancient = Lesní stařec
    .effect = Umísti 2 běžné nepřátelské kameny na prázdná pole do vzdálenosti 2. Potom za každý
        umístěný znič běžný kámen téže barvy do vzdálenosti 3.

forest-mystic = Lesní mystik
    .effect = Na konci tohoto tahu si dobereš o kartu víc ze svého balíčku a o legendu víc.

kiskin-leafsplitter = Kiskinský listořez
    .effect = Až dvakrát můžeš vybrat šikmý směr a zničit v něm nejbližší kámen jakékoli úrovně, ať
        patří komukoli.

kiskin-boughrunner = Kiskinský větvoběžec
    .effect = Může udělat až 3 bojové pohyby, každý na pole, které sousedí s jiným tvým kamenem.

tree-shepherd = Pastýř stromů
    .effect = Vyber jeden svůj kámen. Běžnému se zvýší úroveň, hrdinský může udělat bojový pohyb,
        legendární může udělat standardní pohyb.
