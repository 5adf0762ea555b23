### Wie man Tash-Kalar spielt, in Kürze: eine Seite für alle, die das Regelheft nie gelesen haben.
###
### Die Sätze sagen genau, was die Regeln sagen. $card, $first, $second, $square und $enemy im
### Beispiel sind eine Karte und Felder.

guide-title = So wird gespielt
guide-lead = Genug für eine erste Partie, in zehn Minuten. Der Computer kennt jede Regel und lässt
    nur leuchten, was erlaubt ist; du kannst also auch gleich anfangen und hier nachschlagen.
guide-contents = Auf dieser Seite
guide-rule = Regel { $rules }
guide-rules-note = Die kleinen Zahlen sind die Nummern der Regeln, wie die Tests dieses Programms
    sie nennen.

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
guide-piece-legendary = Legende: ein Stern mit dunklem Kern
guide-stock-text = Jede Farbe hat 17 Steine mit einer Rekruten- und einer Heldenseite (16 im Duell,
    15 in der Schlacht zu dritt, 14 zu viert) und 3 Legenden. Ein zerstörter Stein kommt zurück in
    den Vorrat seines Besitzers.

guide-turn = Ein Zug
guide-turn-text = Ein Zug hat zwei Aktionen, der allererste Zug des Spiels nur eine. Alle müssen
    verbraucht werden. Jede ist eine von diesen:
guide-turn-place = Legen
    .text = Lege einen eigenen Rekruten auf ein beliebiges leeres Feld.
guide-turn-summon = Beschwören
    .text = Spiele ein Wesen aus, dessen Figur deine Steine bilden, und tu, was sein Effekt sagt.
guide-turn-discard = Abwerfen
    .text = Wirf ein Wesen deiner Schule ab und lege dann beliebig viele andere Karten deiner Hand
        unter ihre Stapel. Höchstens einmal im Zug, und nicht in der ersten Partie.
guide-turn-end-text = Am Ende des Zuges darfst du ein Ziel nehmen, oder es zählt, was du zerstört
    hast. Dann ziehst du, bis du drei Wesen deiner Schule, zwei Legenden (in der ersten Partie
    keine) und ein Leuchtfeuer hast. Was du darüber hinaus hast, behältst du. Der Stapel deiner
    Schule wird nie neu gemischt.

guide-summoning = Beschwören
guide-summoning-pattern = Jeder Stein, den die Figur zeigt, muss einer deiner Steine sein, vom
    gezeigten Wert oder einem höheren. Auf Feldern, die leer gezeichnet sind, darf alles liegen. Die
    Figur darf gedreht und gespiegelt werden.
guide-summoning-square = Das Wesen erscheint auf dem umrahmten Feld als Stein vom Wert seiner Karte.
    Ein Stein, der dort liegt, wird zerstört, auch dein eigener. Ein Stein von höherem Wert dort
    verhindert die Beschwörung. Zeigt die Figur auf diesem Feld einen deiner Steine, muss er dort
    liegen.
guide-summoning-after = Die Steine der Figur bleiben, wo sie sind. Nach seinem Effekt ist das Wesen
    einfach ein Stein und kann zur nächsten Figur gehören.
guide-example = Ein Beispiel
guide-example-card = „{ $card }“ verlangt zwei deiner Steine mit einem Feld dazwischen. Die auf
    { $first } und { $second } passen: Die Figur ist gedreht. Auf dem Feld dazwischen, { $square },
    liegt ein gegnerischer Rekrut, und das stört nicht: „{ $card }“ ist auch ein Rekrut.
guide-example-summon = „{ $card }“ wird auf { $square } beschworen. Der gegnerische Rekrut dort wird
    zerstört.
guide-example-effect = Der Effekt erlaubt dir, einen diagonal angrenzenden gegnerischen Rekruten zu
    zerstören: den auf { $enemy }. Du tust es, also wird „{ $card }“ aufgewertet und ist jetzt ein
    Held.

guide-example-picture = Bild { $number }: die Arena, wie der Satz darunter sie beschreibt

guide-effects = Was Karten sagen
guide-all-cards = Alle Karten ansehen
guide-effects-may = „Du darfst“, „bis zu“
    .text = Das entscheidest du. Alles andere muss geschehen, soweit es geht; der Rest entfällt.
guide-effects-move = Bewegung
    .text = Ein Schritt auf ein angrenzendes Feld. Eine Standardbewegung geht auf ein leeres Feld
        oder auf einen Stein von niedrigerem Wert, eine Kampfbewegung auch auf einen von gleichem
        Wert. Der Stein dort wird zerstört, selbst wenn es deiner ist.
guide-effects-leap = Sprung
    .text = Wie eine Bewegung, aber auf jedes Feld der Arena, wenn die Karte nichts anderes sagt.
guide-effects-upgrade = Aufwerten, abwerten
    .text = Vom Rekruten zum Helden, vom Helden zur Legende, oder zurück. Dabei wird nichts
        zerstört.
guide-effects-convert = Verwandeln
    .text = Ein gegnerischer Stein wird durch einen von dir ersetzt, vom selben Wert, wenn die Karte
        keinen anderen nennt. Er gilt als von dir zerstört.
guide-effects-gain = Eine Aktion erhalten
    .text = Eine Aktion mehr in diesem Zug, sobald der Effekt vorbei ist.
guide-effects-stock = Kein Stein übrig
    .text = Was ein Effekt nicht aus dem Vorrat nehmen kann, entfällt. Für eine Aktion nimmst du
        stattdessen einen deiner Steine aus der Arena: zum Legen einen Rekruten oder Helden; zum
        Beschwören deinen Stein auf dem Beschwörungsfeld, wenn er passt, sonst einen passenden, den
        die Figur nicht braucht.

guide-flares = Leuchtfeuer
guide-flares-text = Ein Leuchtfeuer hilft, wenn du zurückliegst. Auf ihm stehen zwei Zahlen. Der
    obere Teil wirkt, wenn ein Gegner mindestens so viele aufgewertete Steine mehr in der Arena hat
    als du, der untere, wenn er insgesamt mindestens so viele Steine mehr hat. Trifft wenigstens
    eines zu, darfst du das Leuchtfeuer vor oder nach einer Aktion zünden; es kostet keine Aktion.
    Zuerst werden beide Bedingungen geprüft, dann wirkt der obere Teil, dann der untere. Im Duell
    und in der Schlacht erhält der Gegner, mit dem du dich vergleichst, 1 Punkt.

guide-legends = Legenden
guide-legends-text = Legenden zieht man von einem gemeinsamen Stapel. Sie verlangen mehr und
    erscheinen als legendäre Steine. In der Erhabenen Form ist jeder deiner legendären Steine 1
    Punkt wert, solange er in der Arena liegt; im Duell und in der Schlacht gibt das Beschwören
    einer Legende sofort 1 Punkt. In der ersten Partie gibt es keine.

guide-forms = Die Formen des Spiels
guide-form-start = Beginn
guide-form-points = Punkte
guide-form-end = Ende
guide-form-first-game-who = Zwei Spieler, zum Lernen: keine Legenden, kein Abwerfen, keine
    fortgeschrittenen Ziele.
guide-form-first-game-start = Die Arena ist leer. Drei Ziele liegen offen aus, daneben das nächste.
guide-form-first-game-points = Am Ende deines Zuges darfst du ein offenes Ziel nehmen, dessen
    Bedingung erfüllt ist.
guide-form-first-game-end = Sofort, wenn jemand am Ende eines Zuges mindestens 6 Punkte hat oder die
    letzte Karte seines Stapels zieht.
guide-form-high-form-who = Zwei Spieler oder zwei Teams.
guide-form-high-form-start = Die Arena ist leer. Drei Ziele liegen offen aus, daneben das nächste.
guide-form-high-form-points = Am Ende deines Zuges darfst du ein offenes Ziel nehmen, dessen
    Bedingung erfüllt ist; das nächste rückt an seine Stelle. Jede deiner Legenden in der Arena ist
    1 Punkt mehr.
guide-form-high-form-end = Ausgelöst, wenn jemand am Ende eines Zuges mindestens 9 Punkte hat oder
    die letzte Karte seines Stapels zieht.
guide-form-duel-who = Zwei Spieler oder zwei Teams.
guide-form-duel-start = Je ein Rekrut beider Farben auf c5 und g5. Der zweite Spieler, in Teams der
    vierte, bestimmt, welcher wo liegt.
guide-form-duel-points = Am Ende deines Zuges, für gegnerische Steine, die du in ihm zerstört hast:
    2 für jede Legende, 1 für jeden Helden, 1 für je zwei Rekruten. Eine Legende beschwören: sofort
    1. Ein Leuchtfeuer zünden: 1 für den Gegner.
guide-form-duel-end = Ausgelöst, wenn jemand am Ende eines Zuges mindestens 18 Punkte hat oder die
    letzte Karte seines Stapels zieht.
guide-form-melee-who = Drei oder vier Spieler, jeder für sich.
guide-form-melee-start = Der letzte Spieler legt neben jede von drei Markierungen einen Rekruten,
    jeden in einer anderen Farbe. Bei vier Spielern hat der zweite keinen.
guide-form-melee-points = Wie im Duell, aber für jede gegnerische Farbe einzeln gezählt. Bleiben
    einzelne Rekruten in zwei oder drei Farben übrig, geben sie 1 Punkt in derjenigen, die du
    wählst. Eine Legende gibt 1 Punkt in einer Farbe deiner Wahl. Zündest du ein Leuchtfeuer, erhält
    der Gegner, mit dem du dich vergleichst, 1 Punkt in deiner Farbe. Deine niedrigste Farbe ist
    dein Ergebnis.
guide-form-melee-improvise = Einmal im Spiel für jede gegnerische Farbe darfst du improvisieren: Bei
    einer Beschwörung gilt in der Figur ein gegnerischer Stein dieser Farbe als deiner, mit seinem
    Wert.
guide-form-melee-end = Ausgelöst, wenn jemand am Ende eines Zuges in einer Farbe mindestens 12
    Punkte hat (10 bei vier Spielern) oder die letzte Karte seines Stapels zieht.
guide-form-teams = In Teams
guide-form-teams-who = Zwei gegen zwei, in der Erhabenen Form oder im Duell. Partner sitzen einander
    gegenüber; sie teilen sich Steine, Punkte und zwei Legenden, sehen aber die Hand des anderen
    nicht.
guide-form-teams-play = Nach jedem Zug gehen die Legenden an deinen Partner. Vor einer Aktion oder
    während eines Effekts darfst du die Kontrolle übergeben: Dein Partner führt den Effekt zu Ende
    und legt mit den übrigen Aktionen Rekruten.
guide-form-teams-end = Die untersten sechs Karten jedes Schulstapels liegen quer. Wer die letzte
    nicht quer liegende Karte zieht, löst das Ende aus.

guide-end = Das Ende
guide-end-text = Ist das Ende ausgelöst, wird der Zug noch zu Ende gespielt, und dann haben alle
    noch einen Zug; den letzten hat, wer am Zug war, als es ausgelöst wurde. Die erste Partie endet
    ohne diese letzten Züge.
guide-end-ties = Die meisten Punkte gewinnen. Bei Gleichstand entscheiden mehr aufgewertete Steine
    in der Arena, dann mehr Steine. Sind auch die gleich, wird der Sieg geteilt. In einer Schlacht
    vergleicht man erst die niedrigsten Farben, dann die nächstniedrigen.
guide-end-early = Alle zusammen können beschließen, die letzten Züge auszulassen. In Spielen mit
    zwei Seiten darfst du aufgeben, im Team, wenn dein Partner einverstanden ist.

guide-table = An diesem Tisch
guide-table-lit = Was jetzt möglich ist, leuchtet bernsteinfarben. Sieh dir mit Maus oder Tastatur
    eine Karte an, und die Arena zeigt, wo ihr Wesen beschworen werden kann, welche Steine es dazu
    braucht und was es zerstört; oder wie wenige Steine noch fehlen.
guide-table-take-back = Bis du deinen Zug beendest, darfst du seine Entscheidungen eine nach der
    anderen zurücknehmen, auch mitten in einem Effekt, es sei denn, am Tisch wird ohne Rücknahme
    gespielt. Die Kontrolle zu übergeben macht alles davor endgültig. Später kannst du die anderen
    um eine Rücknahme bitten.
guide-notation = Notation
guide-notation-text = Statt zu klicken, kannst du eintippen, was du tun willst. Die Aufzeichnung
    einer Partie verwendet dieselben Wörter:
guide-notation-place = einen Stein auf e5 legen
guide-notation-summon = „{ $card }“ auf d4 beschwören
guide-notation-discard = „{ $card }“ abwerfen
guide-notation-flare = das Leuchtfeuer { $flare } zünden
guide-notation-move = von d4 nach d5 bewegen
guide-notation-leap = von a3 nach i7 springen
guide-notation-pick = den Stein auf e6 wählen
guide-notation-direction = die Richtung Nordosten wählen
guide-notation-claim = das Ziel „{ $task }“ nehmen
guide-notation-decline = darauf verzichten
guide-notation-hand-over = dem Partner die Kontrolle übergeben
guide-notation-end-turn = den Zug beenden
