fire-dragon = Feuerdrache
    .effect = Wähle eine der gezeigten Richtungen. Alle Rekruten und Helden, auch deine, in
        höchstens 2 Feldern Entfernung in dieser Richtung und in den beiden Richtungen daneben
        werden zerstört.
hell-bull = Höllenstier
    .effect = Er darf beliebig viele Kampfbewegungen ausführen, alle in eine Richtung deiner Wahl.
        Hat er eine Legende zerstört, muss er anhalten.
angel-of-death = Todesengel
    .effect = Du darfst einen beliebigen anderen Stein wählen. Werte ihn auf, wenn das geht; dann
        führt der Todesengel einen Kampfsprung auf sein Feld aus.
eldest-tree = Ältester Baum
    .effect = Wähle bis zu 3 verschiedene angrenzende Felder. Ein gegnerischer Rekrut oder Held dort
        wird zerstört, ein eigener Rekrut wird aufgewertet, auf ein leeres Feld wird ein eigener
        Rekrut gelegt.
bone-catapult = Knochenkatapult
    .effect = Du darfst irgendwo in einer der gezeigten Richtungen einen Stein wählen, egal welchen
        Wert er hat und wem er gehört. Zerstöre ihn und alle Rekruten, die an ihn angrenzen.
fire-elemental = Feuerelementar
    .effect = Zerstöre entweder alle angrenzenden gegnerischen Rekruten und Helden oder alle
        gegnerischen Rekruten in höchstens 2 Feldern Entfernung.
leviathan = Leviathan
    .effect = Werte bis zu 3 aufgewertete Steine ab oder zerstöre bis zu 4 Rekruten, egal wem sie
        gehören. Sie müssen eine zusammenhängende Gruppe bilden, in der jeder an einen anderen
        angrenzt. Der Leviathan darf dazugehören.
two-headed-dragon = Zweiköpfiger Drache
    .effect = Du darfst einen Stein aufwerten, der zu seiner Beschwörung diente. Tust du das, darfst
        du einen Helden zerstören, der an diesen Stein angrenzt, egal wem er gehört.
earth-elemental = Erdelementar
    .effect = Zerstöre einen Rekruten oder Helden, der auf einem roten Feld liegt oder an eines
        angrenzt. Werte dann einen Rekruten auf, der auf einem grünen Feld liegt oder an eines
        angrenzt. Bei beiden ist egal, wem sie gehören. Zuletzt darf der Elementar eine
        Kampfbewegung auf ein rotes oder grünes Feld ausführen.
time-elemental = Zeitelementar
    .effect = Nach diesem Zug bist du gleich noch einmal am Zug, selbst wenn das Spielende schon
        ausgelöst ist.
storm-elemental = Sturmelementar
    .effect = Du darfst einen eigenen Stein von beliebigem Wert aus deinem Vorrat auf ein leeres
        Feld in höchstens 3 Feldern Entfernung legen. Er darf Kampfbewegungen in eine Richtung
        ausführen: ein Rekrut bis zu 5, ein Held bis zu 3, eine Legende 1. Danach wird er zerstört.
titan = Titan
    .effect = Zerstöre alle waagerecht oder senkrecht angrenzenden Steine und alle diagonal
        angrenzenden Rekruten und Helden, auch deine. Keiner davon gilt als von dir zerstört.
