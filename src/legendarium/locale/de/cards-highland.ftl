wild-eagle = Wilder Adler
    .effect = Er darf einen Kampfsprung auf ein beliebiges Feld ausführen.
clan-axeman = Clan-Axtkämpfer
    .effect = Du darfst einen waagerecht oder senkrecht angrenzenden Rekruten oder Helden
        zerstören, auch einen eigenen.
clan-healer = Clan-Heiler
    .effect = Du darfst bis zu 2 eigene Rekruten legen, jeden auf ein leeres Feld, das an ein
        grünes Feld angrenzt.
dire-wolf = Schreckenswolf
    .effect = Er darf bis zu 2 Kampfbewegungen ausführen.
ritual-keeper = Ritualhüter
    .effect = Auf einem grünen Feld beschworen: Werte einen deiner Rekruten auf, es darf auch der
        Hüter selbst sein. Auf einem roten Feld beschworen: Du darfst mit einem deiner Steine eine
        Kampfbewegung ausführen.
eagle-lord = Adlerfürst
    .effect = Er darf einen Kampfsprung auf ein beliebiges Feld ausführen.
wolf-rider = Wolfreiter
    .effect = Er darf bis zu 2 Kampfbewegungen ausführen.
blood-shaman = Blutschamane
    .effect = Zerstöre einen beliebigen Rekruten oder Helden: einen gegnerischen, einen eigenen oder
        den Schamanen. Lag der zerstörte Stein auf einem roten Feld, werden auch alle Rekruten
        zerstört, die an dieses Feld angrenzen.
war-drummer = Kriegstrommler
    .effect = Mit deinen Steinen außer dem Trommler darfst du 1 Kampfbewegung oder bis zu 2
        Standardbewegungen ausführen.
hill-giant = Hügelriese
    .effect = Alle waagerecht oder senkrecht angrenzenden Rekruten und Helden werden zerstört, auch
        deine.
warlord = Kriegsherr
    .effect = Du darfst bis zu 3 Kampfbewegungen mit deinen Steinen ausführen. Führst du alle 3 aus,
        muss mindestens eine davon eine Bewegung des Kriegsherrn sein.
war-summoner = Kriegsbeschwörer
    .effect = Du erhältst eine Aktion. In der Figur des nächsten Wesens, das du in diesem Zug
        beschwörst, darf ein gegnerischer Stein von ausreichendem Wert als deiner gelten.
ritual-master = Ritualmeister
    .effect = Auf einem grünen Feld beschworen: Du erhältst 2 Aktionen. Auf einem roten Feld
        beschworen: Du darfst einen Helden, einen Rekruten oder beide zerstören, egal wo sie liegen
        und wem sie gehören.
legend-slayer = Legendentöter
    .effect = Von den diagonal angrenzenden Steinen, auch eigenen, darfst du entweder 1 Legende oder
        bis zu 2 Rekruten oder Helden zerstören.
mountain-troll = Bergtroll
    .effect = Zerstöre alle angrenzenden gegnerischen Rekruten. Zerstörst du mindestens 2, erhältst
        du eine Aktion.
hungry-bear = Hungriger Bär
    .effect = Er darf eine Standardbewegung ausführen. Zerstört er dabei einen Stein, darf er noch
        eine ausführen.
werewolf = Werwolf
    .effect = Auf einem roten oder grünen Feld außer e5 in der Mitte beschworen: Er darf bis zu 3
        Kampfbewegungen ausführen. Sonst: Er darf eine Standardbewegung ausführen.
clan-guardian = Clan-Wächter
    .effect = Du darfst einen Rekruten aufwerten, der zu seiner Beschwörung diente.
