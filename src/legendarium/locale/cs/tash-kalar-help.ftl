### Jak se hraje Tash-Kalar, stručně: stránka pro toho, kdo nikdy nečetl pravidla.
###
### Věty říkají přesně to, co pravidla. $card, $first, $second, $square a $enemy v příkladu jsou
### karta a pole.

guide-title = Jak se hraje
guide-lead = Všechno, co potřebuješ na první hru, za deset minut. Hra zvýrazňuje jen to, co pravidla
    dovolují, takže můžeš také rovnou začít hrát a sem se jen podívat, když něco potřebuješ.
guide-contents = Na této stránce
guide-rule = Pravidlo { $rules }
guide-rules-note = Malá čísla jsou čísla pravidel; každé otevře své pravidlo.

guide-aim = O co jde
guide-aim-text = Umísťuješ kameny do arény. Když tvé kameny tvoří vzor některé z tvých karet, můžeš
    vyvolat bytost z té karty: objeví se jako další tvůj kámen a má efekt, třeba zničí nepřátelské
    kameny poblíž. Za co jsou body, záleží na variantě hry: za získané úkoly, nebo za zničené
    nepřátelské kameny.

guide-arena = Aréna a kameny
guide-arena-text = Aréna má 69 polí v devíti sloupcích, a až i, a devíti řadách, 1 až 9; v každém
    rohu tři pole chybějí. Čtyři pole jsou červená a pět zelených; záleží na nich u úkolů a
    některých karet. Na poli stojí nejvýš jeden kámen. S polem sousedí osm polí kolem něj;
    vzdálenost se počítá v krocích z pole na pole, i šikmo.
guide-pieces-text = Kámen má majitele, kterého poznáš podle barvy a značky, a jednu ze tří úrovní.
    Hrdinským a legendárním kamenům se společně říká kameny vyšší úrovně.
guide-piece-common = Běžný: kotouč
guide-piece-heroic = Hrdinský: osmiúhelník s dvojitým okrajem
guide-piece-legendary = Legendární: hvězda s tmavým středem
guide-stock-text = Každá barva má oboustranné kameny, na jedné straně běžné a na druhé hrdinské, a
    legendární kameny; jejich počet závisí na variantě hry. Zničený kámen se vrací do zásoby svého
    majitele.

guide-turn = Tah
guide-turn-text = V každém tahu máš dvě akce (v úplně prvním tahu hry jednu) a musíš je všechny
    využít. Na výběr jsou tyto:
guide-turn-place = Umístit
    .text = Polož svůj běžný kámen na kterékoli prázdné pole.
guide-turn-summon = Vyvolat
    .text = Zahraj bytost, jejíž vzor tvé kameny tvoří, a proveď její efekt.
guide-turn-discard = Zahodit
    .text = Zahoď jednu bytost své školy a pak vlož libovolně mnoho dalších karet z ruky dospodu
        jejich balíčků. Nejvýš jednou za tah, v některých variantách vůbec ne.
guide-turn-end-text = Na konci tahu podle varianty hry můžeš získat úkol, nebo dostaneš body za
    zničené nepřátelské kameny. Pak si dobereš karty do plné ruky: bytosti tvé školy, legendy a
    jednu kartu balance. Karty nad tento počet ti zůstávají. Balíček tvé školy se už znovu
    nezamíchá.

guide-summoning = Vyvolávání
guide-summoning-pattern = Každý kámen zobrazený ve vzoru musí být tvůj a mít danou nebo vyšší
    úroveň. Na polích zobrazených prázdných může stát cokoli. Vzor lze otáčet i zrcadlit.
guide-summoning-square = Bytost se objeví na orámovaném poli jako kámen úrovně své karty. Kámen,
    který tam stojí, se zničí, i tvůj vlastní. Na kámen vyšší úrovně vyvolávat nelze. Je-li na tomto
    poli ve vzoru tvůj kámen, musí tam stát.
guide-summoning-after = Kameny vzoru zůstávají, kde jsou. Po svém efektu je bytost obyčejný kámen a
    může být součástí tvého dalšího vzoru.
guide-example = Příklad
guide-example-card = Bytost { $card } potřebuje dva tvé kameny s jedním polem mezi nimi. Vyhovují ty
    na { $first } a { $second }: vzor je otočený. Na poli mezi nimi, { $square }, stojí běžný
    nepřátelský kámen, ale to nevadí: { $card } je také běžná bytost.
guide-example-summon = Na { $square } se objeví { $card }. Nepřátelský kámen, který tam stál, je
    zničen.
guide-example-effect = Efekt dovoluje zničit běžný nepřátelský kámen, který s bytostí šikmo sousedí:
    ten na { $enemy }. Zničíš ho, a úroveň bytosti { $card } se proto zvýší: teď je to hrdinský
    kámen.

guide-example-picture = Obrázek { $number }: aréna podle popisu pod ním

guide-effects = Slova na kartách
guide-all-cards = Zobrazit všechny karty
guide-effects-may = Můžeš, až
    .text = Je to na tobě. Všechno ostatní se musí provést, nakolik to jde; co nejde, to se
        přeskočí.
guide-effects-move = Pohyb
    .text = Jeden krok na sousední pole. Standardní pohyb vede na prázdné pole nebo na kámen nižší
        úrovně, bojový i na kámen stejné úrovně. Kámen, který tam stojí, se zničí, i když je tvůj.
guide-effects-leap = Skok
    .text = Jako pohyb, ale na kterékoli pole arény, pokud karta neříká jinak.
guide-effects-upgrade = Zvýšit, snížit úroveň
    .text = Z běžného kamene na hrdinský, z hrdinského na legendární, nebo naopak. Nepočítá se to
        jako zničení.
guide-effects-convert = Proměnit
    .text = Nepřátelský kámen se nahradí tvým, stejné úrovně, pokud karta neurčí jinou. Počítá se
        jako zničený tebou.
guide-effects-gain = Získat akci
    .text = V tomto tahu o akci víc; použiješ ji po efektu.
guide-effects-stock = Chybí kámen
    .text = Chybí-li v zásobě kámen, který efekt potřebuje, ta část se přeskočí. Při akci si místo
        toho vezmeš některý svůj kámen z arény: k umístění běžný nebo hrdinský; k vyvolání ten na
        poli vyvolání, je-li tvůj a správného druhu, jinak takový, který není součástí vzoru.

guide-flares = Karty balance
guide-flares-text = Karty balance pomáhají tomu, kdo je pozadu. Každá má dvě části s číslem. Horní
    část platí, když má některý soupeř v aréně aspoň o tolik víc kamenů vyšší úrovně než ty; dolní,
    když má aspoň o tolik víc všech kamenů. Platí-li aspoň jedna z nich, můžeš kartu zahrát před
    kteroukoli akcí nebo po ní; akci to nestojí. Nejdřív se ověří obě podmínky, pak se provede horní
    část a pak dolní. V některých variantách získá soupeř, se kterým se porovnáváš, 1 bod.

guide-legends = Legendy
guide-legends-text = Legendy si všichni hráči dobírají z jednoho společného balíčku. Mají těžší
    vzory a objevují se jako legendární kameny. Kolik je za ně bodů, závisí na variantě hry; některé
    varianty se hrají bez nich.

guide-forms = Varianty hry
guide-form-start = Příprava
guide-form-pieces = Kameny
guide-form-hand = Ruka
guide-form-points = Body
guide-form-end = Konec
guide-form-players-or-teams = { $seats } hráči, nebo dva proti dvěma se společnými kameny.
guide-form-no-discarding = Bez zahazování.
guide-form-no-advanced-tasks = Bez pokročilých úkolů.
guide-start-empty = Aréna je prázdná.
guide-start-two-marks = Jeden běžný kámen každé barvy na c5 a g5. Který kam, určí druhý hráč (v
    týmech čtvrtý).
guide-start-three-marks = Poslední hráč umístí ke každé ze tří značek jeden běžný kámen, pokaždé
    jiné barvy. Při čtyřech hráčích se vynechá barva druhého hráče.
guide-start-tasks = { $tasks ->
    [one] Jeden úkol je odkrytý a vedle něj je vidět příští.
    [few] { $tasks } úkoly jsou odkryté a vedle nich je vidět příští.
   *[other] { $tasks } úkolů je odkrytých a vedle nich je vidět příští.
}
guide-pieces-two-sided = { $pieces ->
    [one] 1 oboustranný kámen
    [few] { $pieces } oboustranné kameny
   *[other] { $pieces } oboustranných kamenů
}
guide-pieces-legendary = { $legends ->
    [one] 1 legendární kámen
    [few] { $legends } legendární kameny
   *[other] { $legends } legendárních kamenů
}
guide-form-stock = Každá barva má { guide-pieces-two-sided } a { guide-pieces-legendary }.
guide-form-stock-no-legends = Každá barva má { guide-pieces-two-sided }.
guide-form-stock-sides = Při { $sides } hráčích: { guide-pieces-two-sided }.
guide-hand-beings = { $beings ->
    [one] 1 bytost tvé školy
    [few] { $beings } bytosti tvé školy
   *[other] { $beings } bytostí tvé školy
}
guide-hand-legends = { $legends ->
    [one] 1 legenda
    [few] { $legends } legendy
   *[other] { $legends } legend
}
guide-form-hand-cards = { $legends ->
    [0] { guide-hand-beings } a jedna karta balance.
   *[other] { guide-hand-beings }, { guide-hand-legends } a jedna karta balance.
}
guide-points-by_tasks = Na konci svého tahu můžeš získat jeden odkrytý úkol, jehož podmínku
    splňuješ; na jeho místo přijde příští.
    .legends = Za každý tvůj legendární kámen v aréně je další 1 bod.
guide-points-by_destruction = Na konci svého tahu za nepřátelské kameny, které v něm zničíš: 2 za
    každý legendární, 1 za každý hrdinský, 1 za každé dva běžné. Za zahrání karty balance 1 pro
    soupeře.
    .legends = Za vyvolání legendy hned 1.
guide-points-by_colours = Na konci svého tahu za kameny, které v něm zničíš, za každou nepřátelskou
    barvu zvlášť: 2 za každý legendární, 1 za každý hrdinský, 1 za každé dva běžné. Zbude-li po
    jednom běžném kameni dvou nebo tří barev, získáš 1 bod v jedné z těchto barev podle své volby.
    Když zahraješ kartu balance, soupeř, se kterým se porovnáváš, získá 1 bod ve tvé barvě. Tvým
    výsledkem je tvoje nejnižší barva.
    .legends = Za vyvolání legendy 1 bod v barvě, kterou si zvolíš.
guide-form-limit = { $points ->
    [one] aspoň 1 bod
    [few] aspoň { $points } body
   *[other] aspoň { $points } bodů
}{ $by_colour ->
    [yes] {" "}v jedné barvě
   *[no] {""}
}
guide-form-end-triggered = Spustí se, když má některý hráč na konci tahu { guide-form-limit } nebo
    si dobere poslední kartu svého balíčku.
guide-form-end-at-once = Okamžitě, když má na konci tahu někdo { guide-form-limit } nebo si dobere
    poslední kartu svého balíčku.
guide-form-end-sides = Při { $sides } hráčích: { points-counted }.
guide-form-improvise = Jednou za hru pro každou nepřátelskou barvu můžeš improvizovat: při jednom
    vyvolání se jeden nepřátelský kámen té barvy počítá ve vzoru jako tvůj, se svou úrovní.
guide-form-teams = V týmech
guide-form-teams-who = Dva proti dvěma. Varianty hry: { $forms }. Spoluhráči sedí proti sobě. Mají
    společné kameny, body a legendy, ale do karet si nevidí.
guide-form-teams-play = Po každém tahu jdou legendy ke spoluhráči. Před akcí nebo během efektu můžeš
    tah předat: spoluhráč dokončí efekt a za zbývající akce umístí běžné kameny.
guide-form-teams-end = Spodní karty balíčku každé školy, v počtu { $number }, leží napříč. Konec
    spustí dobrání poslední karty, která napříč neleží.

guide-end = Konec
guide-end-text = Když je konec spuštěn, dohraje se probíhající tah a každý má pak ještě jeden
    poslední tah; poslední je hráč, v jehož tahu se konec spustil. Některé varianty poslední tahy
    nemají.
guide-end-ties = Vítězí ten, kdo má nejvíc bodů. Při shodě rozhodují kameny vyšší úrovně v aréně,
    pak všechny kameny v aréně; trvá-li shoda, vítězství je společné. Má-li každá barva vlastní
    body, porovnávají se nejdřív nejnižší barvy, pak další nejnižší.
guide-end-early = Všichni hráči se mohou dohodnout, že poslední tahy vynechají. Ve hře dvou stran se
    můžeš vzdát; v týmu musí souhlasit spoluhráč.

guide-table = U tohoto stolu
guide-table-lit = Všechno, co můžeš udělat, je zvýrazněné jantarově. Ukaž na kartu myší nebo ji
    vyber klávesnicí a aréna ukáže, kde bytost můžeš vyvolat, které kameny použije a co zničí, nebo
    kolik kamenů chybí.
guide-table-take-back = Dokud tah neukončíš, můžeš své volby po jedné vracet, i uprostřed efektu,
    pokud vracení není u stolu vypnuté. Po předání tahu už nic z toho, co bylo před ním, vrátit
    nejde. Po svém tahu můžeš o vrácení požádat ostatní.
guide-notation = Notace
guide-notation-text = Místo klikání můžeš své volby psát. Uložené hry používají stejnou notaci:
guide-notation-place = umístit kámen na e5
guide-notation-summon = vyvolat bytost { $card } na d4
guide-notation-discard = zahodit kartu { $card }
guide-notation-flare = zahrát kartu balance { $flare }
guide-notation-move = pohyb z d4 na d5
guide-notation-leap = skok z a3 na i7
guide-notation-pick = vybrat kámen na e6
guide-notation-direction = zvolit směr severovýchod
guide-notation-claim = získat úkol { $task }
guide-notation-decline = odmítnout nepovinný efekt
guide-notation-hand-over = předat tah spoluhráči
guide-notation-end-turn = ukončit tah
