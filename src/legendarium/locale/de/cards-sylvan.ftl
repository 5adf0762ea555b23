sapling = Schössling
    .effect = Der Schössling wird aufgewertet.

kiskin-farseeders = Kiskin-Weitsäer
    .effect = Du darfst einen eigenen Rekruten auf ein leeres Feld legen, das an einen deiner
        Steine angrenzt.

charging-buck = Stürmender Hirsch
    .effect = Er darf bis zu 2 Kampfsprünge ausführen, jeden auf ein Feld in genau 2 Feldern
        Entfernung.

forest-wardens = Waldhüter
    .effect = Hat ein Gegner mehr Rekruten als du, zerstöre einen seiner Rekruten. Hat dann ein
        Gegner mehr aufgewertete Steine als du, zerstöre einen seiner Helden.

naiad = Najade
    .effect = Bis zu 2 deiner Steine, die an sie angrenzen, dürfen je eine Standardbewegung
        ausführen.

kiskin-spirit = Kiskin-Geist
    .effect = Du darfst eine Karte aus deinem Ablagestapel oben auf deinen Stapel legen. Tust du das
        oder ist der Ablagestapel leer, ziehst du am Ende dieses Zuges eine Karte mehr von deinem
        Stapel.

dryad = Dryade
    .effect = Du darfst einen angrenzenden gegnerischen Rekruten oder Helden in einen eigenen
        Rekruten verwandeln.

centaur-spearman = Zentauren-Speerträger
    .effect = Er darf eine Kampfbewegung ausführen. Tut er das, zerstöre den nächsten Stein vor ihm
        in dieser Richtung, egal wem er gehört. Eine Legende dort überlebt und schützt, was hinter
        ihr liegt.

centaur-chieftain = Zentauren-Häuptling
    .effect = Er darf eine Kampfbewegung ausführen. Tut er das, dürfen deine anderen Steine zusammen
        bis zu 3 Kampfbewegungen in dieselbe Richtung ausführen.

unicorn = Einhorn
    .effect = Entweder darf das Einhorn eine Kampfbewegung ausführen, oder du erhältst eine Aktion.

sylvan-queen = Sylvaner-Königin
    .effect = Du darfst einen diagonal angrenzenden gegnerischen Rekruten oder Helden verwandeln; er
        behält seinen Wert.

sylvan-princess = Sylvaner-Prinzessin
    .effect = Du darfst einen diagonal angrenzenden gegnerischen Rekruten verwandeln.

woodland-druid = Walddruide
    .effect = Werte von jeder Farbe, auch von deiner, einen Rekruten auf.

forest-ancient = Waldältester
    .effect = Lege 2 gegnerische Rekruten auf leere Felder in höchstens 2 Feldern Entfernung.
        Zerstöre dann für jeden davon einen Rekruten seiner Farbe in höchstens 3 Feldern Entfernung.

forest-mystic = Waldmystiker
    .effect = Am Ende dieses Zuges ziehst du eine Karte mehr von deinem Stapel und eine Legende
        mehr.

kiskin-leafsplitter = Kiskin-Blattspalter
    .effect = Du darfst bis zu zweimal eine diagonale Richtung wählen und den ersten Stein dort
        zerstören, egal welchen Wert er hat und wem er gehört.

kiskin-boughrunner = Kiskin-Astläufer
    .effect = Er darf bis zu 3 Kampfbewegungen ausführen; nach jeder muss er an einen anderen deiner
        Steine angrenzen.

tree-shepherd = Baumhirte
    .effect = Wähle einen deiner Steine. Ein Rekrut wird aufgewertet, ein Held darf eine
        Kampfbewegung ausführen, eine Legende darf eine Standardbewegung ausführen.
