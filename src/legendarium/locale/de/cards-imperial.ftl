swordmaster = Schwertmeisterin
    .effect = Du darfst einen diagonal angrenzenden gegnerischen Rekruten zerstören. Tust du das,
        wird sie aufgewertet.

messenger = Bote
    .effect = Einer deiner Rekruten oder Helden darf beliebig viele Standardbewegungen ausführen,
        alle in dieselbe Richtung.

herald = Herold
    .effect = Du darfst bis zu 2 Bewegungen mit deinen Steinen ausführen, aber nur auf leere
        Felder.

bomb = Bombe
    .effect = Hast du in diesem Zug noch eine Aktion übrig, explodiert die Bombe: Sie und alle an
        sie angrenzenden Rekruten werden zerstört, auch deine.

chronicler = Chronist
    .effect = Werte einen deiner anderen Rekruten auf. Danach darfst du mit diesem Stein eine
        Standardbewegung ausführen.

assassin = Assassine
    .effect = Der Stein auf dem markierten Feld wird zerstört, auch ein eigener. War das Feld leer,
        darf sich der Assassine stattdessen dorthin bewegen.

time-mage = Zeitmagier
    .effect = Du erhältst eine Aktion. Ein gegnerischer Stein auf dem markierten Feld wird
        zerstört.

summoner = Beschwörer
    .effect = Du darfst bis zu 2 eigene Rekruten auf leere markierte Felder legen.

hypnotist = Hypnotiseur
    .effect = Du darfst mit bis zu 3 Rekruten oder bis zu 2 Helden derselben gegnerischen Farbe
        je eine Kampfbewegung ausführen.

cannon = Kanone
    .effect = Du darfst in eine der gezeigten Richtungen feuern. Alle Rekruten in dieser Richtung
        werden zerstört, auch deine; andere Steine bleiben unversehrt und halten den Schuss nicht
        auf.

champion = Champion
    .effect = Du darfst einen gegnerischen Stein zerstören, der an den Champion angrenzt. War er
        eine Legende, wird auch der Champion zerstört, und du erhältst eine Aktion.

infantry-captain = Infanteriehauptmann
    .effect = Deine Steine außer dem Infanteriehauptmann dürfen zusammen bis zu 2 Kampfbewegungen
        ausführen.

cavalry-captain = Kavalleriehauptfrau
    .effect = Ein anderer deiner Steine darf bis zu 1 Kampfbewegung und bis zu 2 Standardbewegungen
        ausführen, in beliebiger Reihenfolge.

gryphon-rider = Greifenreiterin
    .effect = Sie darf einen Kampfsprung ausführen. Tut sie das, darfst du sie danach abwerten und
        einen eigenen Rekruten auf ein leeres Feld legen, das an sie angrenzt.

knight = Ritter
    .effect = Der Ritter darf bis zu 3 Kampfbewegungen ausführen, aber keine auf ein Feld mit
        einem Rekruten.

high-priestess = Hohepriesterin
    .effect = Sie darf eine Standardbewegung ausführen. Danach darfst du, ob sie sich bewegt hat
        oder nicht, einen angrenzenden Rekruten aufwerten, einen eigenen oder einen gegnerischen.

master-of-intrigue = Meister der Intrige
    .effect = Du darfst insgesamt bis zu 3 Bewegungen ausführen: Standardbewegungen mit dem
        Meister der Intrige, Kampfbewegungen mit Rekruten oder Helden, die zu seiner Beschwörung
        dienten.

gun-tower = Geschützturm
    .effect = Du darfst in eine der gezeigten Richtungen feuern. Die ersten 2 Steine in dieser
        Richtung werden zerstört, auch deine. Eine Legende bleibt unversehrt und hält den Schuss
        auf.
