### Wie man Tash-Kalar spielt, in Kürze: eine Seite für alle, die das Regelheft nie gelesen haben.
###
### Die Sätze sagen genau, was die Regeln sagen. $card, $first, $second, $square und $enemy im
### Beispiel sind eine Karte und Felder.

guide-title = So wird gespielt
guide-lead = Alles, was du für eine erste Partie brauchst, in zehn Minuten. Das Spiel hebt nur
    hervor, was die Regeln erlauben; du kannst also auch gleich losspielen und hier nachschlagen.
guide-contents = Auf dieser Seite
guide-rule = Regel { $rules }
guide-rules-note = Die kleinen Zahlen sind die Nummern der Regeln; jede öffnet ihre Regel.

guide-aim = Worum es geht
guide-aim-text = Du legst Steine in eine Arena. Bilden deine Steine die Figur auf einer deiner
    Karten, darfst du das Wesen dieser Karte beschwören: Es erscheint als ein weiterer Stein von dir
    und hat einen Effekt, zerstört zum Beispiel gegnerische Steine in seiner Nähe. Wofür es Punkte
    gibt, hängt von der Form des Spiels ab: für Ziele, die du erreichst, oder für gegnerische
    Steine, die du zerstörst.

guide-arena = Arena und Steine
guide-arena-text = Die Arena hat 69 Felder in neun Spalten, a bis i, und neun Reihen, 1 bis 9; in
    jeder Ecke fehlen drei Felder. Vier Felder sind rot und fünf sind grün: Auf sie kommt es bei
    Zielen und manchen Karten an. Auf einem Feld liegt höchstens ein Stein. Angrenzend sind die acht
    Felder rund um ein Feld; Entfernungen zählt man in Schritten von Feld zu Feld, auch diagonal.
guide-pieces-text = Ein Stein hat einen Besitzer, zu erkennen an Farbe und Zeichen, und einen von
    drei Werten. Helden und Legenden zusammen heißen aufgewertete Steine.
guide-piece-common = Rekrut: eine Scheibe
guide-piece-heroic = Held: ein Achteck mit doppeltem Rand
guide-piece-legendary = Legende: ein Stern mit dunkler Mitte
guide-stock-text = Jede Farbe hat zweiseitige Steine mit einer Rekruten- und einer Heldenseite sowie
    Legenden; wie viele, hängt von der Form ab. Ein zerstörter Stein kommt zurück in den Vorrat
    seines Besitzers.

guide-turn = Ein Zug
guide-turn-text = Du hast zwei Aktionen pro Zug (im allerersten Zug des Spiels eine) und musst alle
    verbrauchen. Jede Aktion ist eine von diesen:
guide-turn-place = Legen
    .text = Lege einen eigenen Rekruten auf ein beliebiges leeres Feld.
guide-turn-summon = Beschwören
    .text = Spiele ein Wesen aus, dessen Figur deine Steine bilden, und führe seinen Effekt aus.
guide-turn-discard = Abwerfen
    .text = Wirf ein Wesen deiner Schule ab und lege dann beliebig viele andere Karten deiner Hand
        unter ihre Stapel. Höchstens einmal pro Zug und nicht in jeder Form.
guide-turn-end-text = Am Ende deines Zuges darfst du je nach Form ein Ziel nehmen oder erhältst
    Punkte für die zerstörten Steine. Dann ziehst du, bis deine Hand voll ist: Wesen deiner Schule,
    Legenden und ein Leuchtfeuer. Was du darüber hinaus hast, behältst du. Der Stapel deiner Schule
    wird nie neu gemischt.

guide-summoning = Beschwören
guide-summoning-pattern = Jeder Stein, den die Figur zeigt, muss einer deiner Steine sein, vom
    gezeigten Wert oder einem höheren. Auf leer gezeichneten Feldern darf alles liegen. Die Figur
    darf gedreht und gespiegelt werden.
guide-summoning-square = Das Wesen erscheint auf dem umrahmten Feld als Stein vom Wert seiner Karte.
    Ein Stein, der dort liegt, wird zerstört, auch dein eigener. Auf einen höherwertigen Stein
    kannst du nicht beschwören. Zeigt die Figur auf diesem Feld einen deiner Steine, muss er dort
    liegen.
guide-summoning-after = Die Steine der Figur bleiben, wo sie sind. Nach seinem Effekt ist das Wesen
    ein gewöhnlicher Stein und kann zu deiner nächsten Figur gehören.
guide-example = Ein Beispiel
guide-example-card = „{ $card }“ braucht zwei deiner Steine mit einem Feld dazwischen. Die auf
    { $first } und { $second } passen: Die Figur ist gedreht. Auf dem Feld dazwischen, { $square },
    liegt ein gegnerischer Rekrut. Das stört nicht, denn „{ $card }“ ist auch ein Rekrut.
guide-example-summon = „{ $card }“ wird auf { $square } beschworen. Der gegnerische Rekrut dort wird
    zerstört.
guide-example-effect = Der Effekt erlaubt dir, einen diagonal angrenzenden gegnerischen Rekruten zu
    zerstören: den auf { $enemy }. Du tust es, also wird „{ $card }“ aufgewertet und ist jetzt ein
    Held.

guide-example-picture = Bild { $number }: die Arena, wie der Satz darunter sie beschreibt

guide-effects = Wörter auf den Karten
guide-all-cards = Alle Karten ansehen
guide-effects-may = „Du darfst“, „bis zu“
    .text = Das entscheidest du. Alles andere muss geschehen, soweit es geht; was nicht geht,
        entfällt.
guide-effects-move = Bewegung
    .text = Ein Schritt auf ein angrenzendes Feld. Eine Standardbewegung geht auf ein leeres Feld
        oder auf ein Feld mit einem geringerwertigen Stein, eine Kampfbewegung auch auf eines mit
        einem gleichwertigen. Der Stein dort wird zerstört, selbst wenn es deiner ist.
guide-effects-leap = Sprung
    .text = Wie eine Bewegung, aber auf jedes Feld der Arena, wenn die Karte nichts anderes sagt.
guide-effects-upgrade = Aufwerten, abwerten
    .text = Vom Rekruten zum Helden, vom Helden zur Legende, oder zurück. Das gilt nicht als
        Zerstören.
guide-effects-convert = Verwandeln
    .text = Ein gegnerischer Stein wird durch einen von dir ersetzt, vom selben Wert, wenn die Karte
        keinen anderen nennt. Er gilt als von dir zerstört.
guide-effects-gain = Eine Aktion erhalten
    .text = Eine Aktion mehr in diesem Zug, nach dem Effekt.
guide-effects-stock = Kein Stein übrig
    .text = Braucht ein Effekt einen Stein, der nicht im Vorrat ist, entfällt dieser Teil. Für eine
        Aktion nimmst du stattdessen einen deiner Steine aus der Arena: zum Legen einen Rekruten
        oder Helden; zum Beschwören deinen Stein auf dem Beschwörungsfeld, wenn er passt, sonst
        einen passenden, den die Figur nicht braucht.

guide-flares = Leuchtfeuer
guide-flares-text = Leuchtfeuer helfen, wenn du zurückliegst. Jedes hat zwei Teile mit je einer
    Zahl. Der obere Teil wirkt, wenn ein Gegner mindestens so viele aufgewertete Steine mehr in der
    Arena hat als du, der untere, wenn ein Gegner insgesamt mindestens so viele Steine mehr hat.
    Trifft wenigstens eines zu, darfst du das Leuchtfeuer vor oder nach einer Aktion zünden; es
    kostet keine Aktion. Zuerst werden beide Bedingungen geprüft, dann wirkt der obere Teil, dann
    der untere. In manchen Formen erhält der Gegner, mit dem du dich vergleichst, 1 Punkt.

guide-legends = Legenden
guide-legends-text = Alle ziehen Legenden von einem gemeinsamen Stapel. Sie brauchen schwierigere
    Figuren und bringen eine Legende, den höchstwertigen Stein, in die Arena. Wie viele Punkte sie
    bringen, hängt von der Form ab; manche Formen werden ohne sie gespielt.

guide-forms = Die Formen des Spiels
guide-form-start = Aufbau
guide-form-pieces = Steine
guide-form-hand = Handkarten
guide-form-points = Punkte
guide-form-end = Ende
guide-form-players-or-teams = { $seats } Spieler oder zwei gegen zwei mit gemeinsamen Steinen.
guide-form-no-discarding = Kein Abwerfen.
guide-form-no-advanced-tasks = Keine fortgeschrittenen Ziele.
guide-start-empty = Die Arena ist leer.
guide-start-two-marks = Je ein Rekrut beider Farben auf c5 und g5. Der zweite Spieler, in Teams der
    vierte, bestimmt, welcher wo liegt.
guide-start-three-marks = Der letzte Spieler legt neben jede von drei Markierungen einen Rekruten,
    jeden in einer anderen Farbe. Bei vier Spielern fehlt die Farbe des zweiten.
guide-start-tasks = { $tasks ->
    [one] Ein aktuelles Ziel liegt aus, daneben das nächste.
   *[other] { $tasks } aktuelle Ziele liegen aus, daneben das nächste.
}
guide-pieces-two-sided = { $pieces ->
    [one] 1 zweiseitigen Stein
   *[other] { $pieces } zweiseitige Steine
}
guide-pieces-legendary = { $legends ->
    [one] 1 Legende
   *[other] { $legends } Legenden
}
guide-form-stock = Jede Farbe hat { guide-pieces-two-sided } und { guide-pieces-legendary }.
guide-form-stock-no-legends = Jede Farbe hat { guide-pieces-two-sided }.
guide-form-stock-sides = Bei { $sides } Spielern hat jede { guide-pieces-two-sided }.
guide-hand-beings = { $beings ->
    [one] 1 Wesen deiner Schule
   *[other] { $beings } Wesen deiner Schule
}
guide-hand-legends = { $legends ->
    [one] 1 Legende
   *[other] { $legends } Legenden
}
guide-form-hand-cards = { $legends ->
    [0] { guide-hand-beings } und ein Leuchtfeuer.
   *[other] { guide-hand-beings }, { guide-hand-legends } und ein Leuchtfeuer.
}
guide-points-by_tasks = Am Ende deines Zuges darfst du ein aktuelles Ziel nehmen, dessen Bedingung
    du erfüllst; das nächste rückt an seine Stelle.
    .legends = Jede deiner Legenden in der Arena bringt 1 weiteren Punkt.
guide-points-by_destruction = Am Ende deines Zuges, für gegnerische Steine, die du in diesem Zug
    zerstört hast: 2 für jede Legende, 1 für jeden Helden, 1 für je zwei Rekruten. Ein Leuchtfeuer
    zünden: 1 für den Gegner.
    .legends = Eine Legende beschwören: sofort 1.
guide-points-by_colours = Am Ende deines Zuges, für jede gegnerische Farbe einzeln, für die Steine,
    die du in diesem Zug zerstört hast: 2 für jede Legende, 1 für jeden Helden, 1 für je zwei
    Rekruten. Bleiben einzelne Rekruten in zwei oder drei Farben übrig, erhältst du 1 Punkt in einer
    dieser Farben deiner Wahl. Zündest du ein Leuchtfeuer, erhält der Gegner, mit dem du dich
    vergleichst, 1 Punkt in deiner Farbe. Deine niedrigste Farbe ist dein Ergebnis.
    .legends = Eine Legende beschwören: 1 in einer Farbe deiner Wahl.
guide-form-limit = { $by_colour ->
    [yes] in einer Farbe mindestens { $points } Punkte
   *[no] mindestens { $points } Punkte
}
guide-form-end-triggered = Ausgelöst, wenn jemand am Ende eines Zuges { guide-form-limit } hat oder
    die letzte Karte seines Stapels zieht.
guide-form-end-at-once = Sofort, wenn jemand am Ende eines Zuges { guide-form-limit } hat oder die
    letzte Karte seines Stapels zieht.
guide-form-end-sides = Bei { $sides } Spielern: { $points } Punkte.
guide-form-improvise = Einmal pro Spiel und gegnerischer Farbe darfst du improvisieren: Bei einer
    Beschwörung gilt in der Figur ein gegnerischer Stein dieser Farbe als deiner, mit seinem eigenen
    Wert.
guide-form-teams = Team-Spiel
guide-form-teams-who = Zwei gegen zwei, in diesen Formen: { $forms }. Partner sitzen einander
    gegenüber; sie teilen sich Steine, Punkte und Legenden, sehen aber die Hand des anderen nicht.
guide-form-teams-play = Nach jedem Zug gehen die Legenden an deinen Partner. Vor einer Aktion oder
    während eines Effekts darfst du die Kontrolle übergeben: Dein Partner führt den Effekt zu Ende
    und legt mit den übrigen Aktionen Rekruten.
guide-form-teams-end = Die untersten { $number } Karten jedes Schulstapels liegen quer. Wer die
    letzte nicht quer liegende Karte zieht, löst das Ende aus.

guide-end = Das Ende
guide-end-text = Ist das Ende ausgelöst, wird der laufende Zug zu Ende gespielt, und alle haben noch
    einen letzten Zug; zuletzt ist dran, in wessen Zug das Ende ausgelöst wurde. In manchen Formen
    gibt es keine letzten Züge.
guide-end-ties = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr aufgewertete
    Steine in der Arena hat, dann, wer insgesamt mehr Steine hat. Herrscht immer noch Gleichstand,
    wird der Sieg geteilt. Hat jede Farbe ihre eigenen Punkte, vergleicht man erst die niedrigsten
    Farben, dann die nächstniedrigen.
guide-end-early = Alle zusammen können beschließen, die letzten Züge auszulassen. In Spielen mit
    zwei Seiten darfst du aufgeben, im Team muss dein Partner zustimmen.

guide-table = An diesem Tisch
guide-table-lit = Alles, was du tun kannst, ist bernsteinfarben hervorgehoben. Zeige mit der Maus
    auf eine Karte oder wähle sie mit der Tastatur, und die Arena zeigt, wo du ihr Wesen beschwören
    kannst, welche Steine es dazu braucht und was es zerstört, oder wie viele Steine noch fehlen.
guide-table-take-back = Bis du deinen Zug beendest, kannst du deine Entscheidungen eine nach der
    anderen zurücknehmen, auch mitten in einem Effekt, es sei denn, an diesem Tisch gibt es keine
    Rücknahme. Die Kontrolle zu übergeben macht alles davor endgültig. Nach deinem Zug kannst du die
    anderen um eine Rücknahme bitten.
guide-notation = Notation
guide-notation-text = Statt zu klicken, kannst du deine Entscheidungen eintippen. Spielstände
    verwenden dieselbe Notation:
guide-notation-place = einen Stein auf e5 legen
guide-notation-summon = „{ $card }“ auf d4 beschwören
guide-notation-discard = „{ $card }“ abwerfen
guide-notation-flare = das Leuchtfeuer { $flare } zünden
guide-notation-move = von d4 nach d5 bewegen
guide-notation-leap = von a3 nach i7 springen
guide-notation-pick = den Stein auf e6 wählen
guide-notation-direction = die Richtung Nordosten wählen
guide-notation-claim = das Ziel „{ $task }“ nehmen
guide-notation-decline = auf einen freiwilligen Effekt verzichten
guide-notation-hand-over = dem Partner die Kontrolle übergeben
guide-notation-end-turn = den Zug beenden
