swordmaster = Šermířka
    .effect = Můžeš zničit běžný nepřátelský kámen, který s ní šikmo sousedí. Pokud to uděláš, její
        úroveň se zvýší.

messenger = Posel
    .effect = Jedním svým běžným nebo hrdinským kamenem můžeš udělat libovolný počet standardních
        pohybů, všechny stejným směrem.

herald = Herold
    .effect = Svými kameny můžeš udělat až 2 pohyby, ale jen na prázdná pole.

bomb = Bomba
    .effect = Pokud ti v tomto tahu zbývá akce, Bomba vybuchne: zničí se ona i všechny běžné kameny,
        které s ní sousedí, včetně tvých.

chronicler = Kronikář
    .effect = Zvyš úroveň jiného svého běžného kamene. Potom jím můžeš udělat standardní pohyb.

assassin = Nájemný vrah
    .effect = Znič kámen na vyznačeném poli, i když je tvůj. Bylo-li pole prázdné, může se na ně
        Nájemný vrah místo toho pohnout.

time-mage = Mág času
    .effect = Získáš akci. Je-li na vyznačeném poli nepřátelský kámen, znič ho.

summoner = Vyvolávač
    .effect = Můžeš umístit až 2 své běžné kameny na prázdná vyznačená pole.

hypnotist = Hypnotizér
    .effect = Až 3 běžnými nebo až 2 hrdinskými nepřátelskými kameny jedné barvy můžeš udělat po
        jednom bojovém pohybu.

cannon = Kanon
    .effect = Můžeš vystřelit jedním z vyznačených směrů. Všechny běžné kameny v tom směru se zničí,
        i tvé; ostatním kamenům se nic nestane a střelu nezastaví.

champion = Hrdina
    .effect = Můžeš zničit nepřátelský kámen, který s Hrdinou sousedí. Byl-li legendární, zničí se i
        Hrdina a získáš akci.

infantry-captain = Velitel pěchoty
    .effect = Svými kameny kromě Velitele pěchoty můžeš udělat až 2 bojové pohyby.

cavalry-captain = Velitelka jízdy
    .effect = Jedním svým kamenem kromě Velitelky jízdy můžeš udělat až 3 pohyby v libovolném
        pořadí: nejvýš 1 bojový a nejvýš 2 standardní.

gryphon-rider = Gryfí jezdkyně
    .effect = Může udělat bojový skok. Pokud ho udělá, můžeš potom snížit její úroveň a umístit svůj
        běžný kámen na prázdné pole, které s ní sousedí.

knight = Rytíř
    .effect = Může udělat až 3 bojové pohyby, ale žádný na pole s běžným kamenem.

high-priestess = Velekněžka
    .effect = Může udělat standardní pohyb. Ať ho udělá, nebo ne, můžeš potom zvýšit úroveň běžného
        kamene, který s ní sousedí, svého i nepřátelského.

master-of-intrigue = Mistr intrik
    .effect = Můžeš udělat celkem až 3 pohyby v libovolné kombinaci: standardní Mistrem intrik,
        bojové běžnými nebo hrdinskými kameny použitými k jeho vyvolání.

gun-tower = Dělová věž
    .effect = Můžeš vystřelit jedním z vyznačených směrů. První 2 kameny v tom směru se zničí, i
        tvé. Legendární kámen se nezničí a střelu zastaví.
