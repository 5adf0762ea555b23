wild-eagle = Divoký orel
    .effect = Může udělat bojový skok na libovolné pole.
clan-axeman = Klanový sekerník
    .effect = Můžeš zničit běžný nebo hrdinský kámen, který s ním kolmo sousedí, i svůj.
clan-healer = Klanový léčitel
    .effect = Můžeš umístit až 2 své běžné kameny, každý na prázdné pole, které sousedí se zeleným
        polem.
dire-wolf = Zlovlk
    .effect = Může udělat až 2 bojové pohyby.
ritual-keeper = Strážce rituálu
    .effect = Při vyvolání na zeleném poli: zvyš úroveň jednoho svého běžného kamene, třeba
        samotného Strážce. Při vyvolání na červeném poli: můžeš udělat bojový pohyb jedním svým
        kamenem.
eagle-lord = Orlí pán
    .effect = Může udělat bojový skok na libovolné pole.
wolf-rider = Vlčí jezdec
    .effect = Může udělat až 2 bojové pohyby.
blood-shaman = Krvavý šaman
    .effect = Znič kdekoli v aréně běžný nebo hrdinský kámen: nepřátelský, svůj, nebo samotného
        Šamana. Pokud zničený kámen stál na červeném poli, zničí se i všechny běžné kameny, které s
        tím polem sousedí.
war-drummer = Bojový bubeník
    .effect = Svými kameny kromě Bubeníka můžeš udělat buď 1 bojový pohyb, nebo až 2 standardní
        pohyby.
hill-giant = Kopcový obr
    .effect = Znič všechny běžné a hrdinské kameny, které s ním kolmo sousedí, i své.
warlord = Vojevůdce
    .effect = Svými kameny můžeš udělat až 3 bojové pohyby. Uděláš-li všechny 3, musí aspoň jeden z
        nich udělat Vojevůdce.
war-summoner = Bojový vyvolávač
    .effect = Získáš akci. Při příštím vyvolání bytosti v tomto tahu může v jejím vzoru jeden
        nepřátelský kámen dostatečné úrovně posloužit jako tvůj.
ritual-master = Mistr rituálu
    .effect = Při vyvolání na zeleném poli: získáš 2 akce. Při vyvolání na červeném poli: můžeš
        zničit jeden hrdinský kámen a můžeš zničit jeden běžný kámen, kdekoli v aréně, ať patří
        komukoli.
legend-slayer = Zabiják legend
    .effect = Z kamenů, které s ním šikmo sousedí, můžeš zničit buď 1 legendární, nebo až 2 běžné či
        hrdinské, ať patří komukoli.
mountain-troll = Horský troll
    .effect = Znič všechny běžné nepřátelské kameny, které s ním sousedí. Zničíš-li tak aspoň
        2, získáš akci.
hungry-bear = Hladový medvěd
    .effect = Může udělat standardní pohyb. Pokud jím zničí kámen, může udělat ještě jeden.
werewolf = Vlkodlak
    .effect = Při vyvolání na červeném nebo zeleném poli kromě středu e5: může udělat až 3 bojové
        pohyby. Při vyvolání kdekoli jinde: může udělat standardní pohyb.
clan-guardian = Ochránce klanu
    .effect = Můžeš zvýšit úroveň běžného kamene použitého k jeho vyvolání.
