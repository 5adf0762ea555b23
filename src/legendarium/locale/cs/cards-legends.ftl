fire-dragon = Ohnivý drak
    .effect = Vyber vyznačený směr. Znič všechny nelegendární kameny do vzdálenosti 2 v tomto směru
        a v obou sousedních, i své.
hell-bull = Pekelný býk
    .effect = Může udělat libovolný počet bojových pohybů, všechny jedním směrem, který zvolíš.
        Jakmile zničí legendární kámen, musí se zastavit.
angel-of-death = Anděl smrti
    .effect = Můžeš vybrat kterýkoli jiný kámen. Zvyš jeho úroveň, je-li to možné; Anděl pak udělá
        bojový skok na jeho pole.
eldest-tree = Nejstarší strom
    .effect = Vyber až 3 různá pole, která s ním sousedí. Na každém znič nelegendární nepřátelský
        kámen, zvyš úroveň svého běžného kamene, nebo, je-li prázdné, umísti svůj běžný kámen.
bone-catapult = Kostěný katapult
    .effect = Můžeš vybrat kámen jakékoli úrovně kdekoli v některém vyznačeném směru, ať patří
        komukoli. Znič ho i se všemi běžnými kameny, které s ním sousedí.
fire-elemental = Elementál ohně
    .effect = Znič buď všechny nelegendární nepřátelské kameny, které s ním sousedí, nebo všechny
        běžné nepřátelské kameny do vzdálenosti 2.
leviathan = Leviatan
    .effect = Sniž úroveň až 3 kamenů vyšší úrovně, nebo znič až 4 běžné kameny, ať patří komukoli.
        Musí tvořit jednu skupinu, spojenou sousedstvím. Může v ní být i Leviatan.
two-headed-dragon = Dvouhlavý drak
    .effect = Můžeš zvýšit úroveň kamene použitého k jeho vyvolání. Pokud to uděláš, můžeš zničit
        hrdinský kámen, který s tímto kamenem sousedí, ať patří komukoli.
earth-elemental = Elementál země
    .effect = Znič nelegendární kámen na červeném poli nebo na poli, které s červeným sousedí, ať
        patří komukoli. Potom zvyš úroveň běžného kamene na zeleném poli nebo na poli, které se
        zeleným sousedí, ať patří komukoli. Nakonec může Elementál udělat bojový pohyb na červené
        nebo zelené pole.
time-elemental = Elementál času
    .effect = Po tomto tahu hraješ ještě jeden navíc, i když už byl spuštěn konec hry.
storm-elemental = Elementál bouře
    .effect = Můžeš umístit svůj kámen jakékoli úrovně, kterou máš v zásobě, na prázdné pole do
        vzdálenosti 3. Může udělat bojové pohyby jedním směrem: běžný až 5, hrdinský až 3,
        legendární až 1. Potom se zničí.
titan = Titán
    .effect = Znič všechny kameny, které s ním kolmo sousedí, a všechny nelegendární, které s ním
        sousedí šikmo, i své. Žádný z nich se nepočítá jako zničený tebou.
