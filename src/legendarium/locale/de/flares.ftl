f36a = 3/6
    .upper = Lege einen eigenen Rekruten.
    .lower = Lege einen eigenen Helden.

f44a = 4/4
    .upper = Lege einen eigenen Rekruten.
    .lower = Lege einen eigenen Rekruten.

f35 = 3/5
    .upper = Du darfst mit deinen Rekruten bis zu 3 Standardbewegungen ausführen.
    .lower = Du erhältst eine Aktion.

f45a = 4/5
    .upper = Lege einen eigenen Rekruten.
    .lower = Lege einen eigenen Rekruten oder verwandle einen gegnerischen Rekruten.

f36b = 3/6
    .upper = Führe mit einem deiner Rekruten eine Standardbewegung aus oder werte einen auf.
    .lower = Lege 2 eigene Rekruten.

f44b = 4/4
    .upper = Lege einen eigenen Rekruten oder werte einen deiner Rekruten auf.
    .lower = Einer deiner Rekruten darf einen Kampfsprung ausführen.

f46 = 4/6
    .upper = Lege einen eigenen Rekruten.
    .lower = Werte einen deiner Rekruten auf; dann erhältst du eine Aktion. Du erhältst die Aktion
        auch, wenn es nichts aufzuwerten gibt.

f45b = 4/5
    .upper = Du erhältst eine Aktion.
    .lower = Lege einen eigenen Rekruten.

f54 = 5/4
    .upper = Lege einen eigenen Helden.
    .lower = Du darfst mit deinen Rekruten eine Standardbewegung und eine Kampfbewegung ausführen,
        in beliebiger Reihenfolge, mit einem Rekruten oder mit zweien. Nach der ersten führst du
        auch die zweite aus, wenn es geht.

f55 = 5/5
    .upper = Lege 2 eigene Rekruten.
    .lower = Lege einen eigenen Rekruten.

f34 = 3/4
    .upper = Lege einen eigenen Rekruten.
    .lower = Mit deinen Rekruten und Helden darfst du entweder 1 Kampfbewegung oder bis zu 2
        Standardbewegungen ausführen.

f25 = 2/5
    .upper = Einer deiner Rekruten darf einen Standardsprung ausführen.
    .lower = Du erhältst eine Aktion.
