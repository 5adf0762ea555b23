### Was der Server sagt, wenn er etwas ablehnt: was falsch war und was als Nächstes zu tun ist.

## Personen

error-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen. Bitte wähle einen anderen.
error-bad-passphrase = Ein Passwort hat 8 bis 200 Zeichen. Bitte wähle ein anderes.
error-expired = Du bist hier nicht mehr angemeldet. Nenne deinen Namen oder melde dich wieder an.
error-name-taken = Ein Konto mit diesem Namen gibt es schon. Wähle einen anderen Namen, oder melde
    dich an, wenn es deines ist.
error-not-signed-in = Hier kennt dich noch niemand. Nenne erst deinen Namen, oder melde dich an.
error-wrong-credentials = Ein Konto mit diesem Namen und Passwort gibt es nicht. Prüfe beides und
    versuche es noch einmal.
error-wrong-link = Dieser persönliche Link führt nirgendwohin. Hol dir einen neuen von deinem Platz
    am Tisch.

## Tische

error-already-seated = Du hast schon einen Platz an diesem Tisch. Verlass ihn erst, um einen anderen
    zu nehmen.
error-already-started = Das Spiel hat schon begonnen. Du kannst zuschauen oder selbst einen Tisch
    eröffnen.
error-bad-setup = So lässt sich kein Spiel aufbauen. Ändere die Einstellungen und versuche es noch
    einmal.
error-no-such-bot = Einen Bot dieses Namens gibt es nicht. Wähle einen aus der Liste.
error-no-such-game = Ein Spiel dieses Namens gibt es hier nicht. Wähle eines aus der Liste.
error-no-such-moment = Diesen Moment gibt es in dieser Partie nicht. Wähle einen aus dem Verlauf.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht. Wähle einen anderen.
error-no-such-table = Einen Tisch mit diesem Code gibt es nicht. Prüfe den Link, oder sieh in der
    Lobby nach.
error-not-finished = Das Spiel ist noch nicht zu Ende. Komm danach wieder.
error-not-full = Ein Platz ist noch frei. Warte auf jemanden, oder gib ihn einem Bot.
error-not-host = Das darf nur, wer den Tisch eröffnet hat. Bitte diese Person darum, oder eröffne
    selbst einen Tisch.
error-not-your-seat = Das ist nicht dein Platz. Nimm einen freien, oder schau zu.
error-seat-taken = Diesen Platz hat gerade jemand anderes genommen. Wähle einen anderen.
error-table-full = An diesem Tisch ist kein Platz mehr frei. Du kannst zuschauen oder selbst einen
    Tisch eröffnen.

## Spielen

error-bot-sits-in = Auf deinem Platz spielt jetzt ein Bot für dich. Nimm den Platz erst zurück.
error-game-over = Das Spiel ist zu Ende. Sieh es dir von vorn an, oder spiel noch einmal.
error-illegal-choice = Das erlauben die Regeln jetzt nicht. Wähle etwas, das leuchtet.
error-late-answer = Das Spiel war schon weiter, als deine Entscheidung ankam. Sieh auf den Tisch und
    wähle noch einmal.
error-no-request = Diese Bitte ist nicht mehr offen. Es gibt nichts zu beantworten.
error-no-talking = Wer an diesem Tisch mitspielt, redet während des Spiels nicht: Partner
    verständigen sich nur durch das Übergeben. Der Chat öffnet sich wieder, wenn das Spiel zu Ende
    ist.
error-not-started = Das Spiel hat noch nicht begonnen. Warte, bis alle Plätze besetzt sind.
error-not-your-turn = Jetzt entscheidest nicht du. Warte, bis du gefragt wirst.
error-nothing-to-take-back = Es gibt nichts zurückzunehmen: Was davor kam, ist endgültig. Spiel
    weiter.
error-request-open = Jemand bittet schon um eine Rücknahme. Warte erst die Antwort ab.
error-take-back-off = An diesem Tisch wird ohne Rücknahme gespielt. Spiel weiter.

## Bots, die laut denken

error-already-thinking = Ein Bot denkt schon für dich nach. Warte auf seine Antwort.
error-bot-failed = Der Bot konnte das nicht zu Ende denken. Versuche es noch einmal.
error-hints-off = An diesem Tisch wird ohne Tipps gespielt. Entscheide selbst.
error-no-such-level = Kein Bot dieser Stärke gibt hier Rat. Wähle einen aus der Liste.
error-too-busy = Die Bots haben genug Spiele zu analysieren. Versuche es in einer Weile noch einmal.

## Aufzeichnungen

error-bad-record = Dieses gespeicherte Spiel ist beschädigt und nicht lesbar. Speichere es noch
    einmal, oder wähle eine andere Datei.
error-foreign-record = Diese Datei ist kein gespeichertes Spiel von Legendarium. Wähle eine andere
    Datei.
error-other-version = Dieses Spiel wurde von einer anderen Version von Legendarium gespeichert und
    kann von dieser nicht gelesen werden. Wähle eine andere Datei.

## Alles andere

error-bad-request = Der Server versteht diese Anfrage nicht. Lade die Seite neu und versuche es noch
    einmal.
error-closing = Der Server wird beendet. Nichts geht verloren: Komm gleich wieder.
error-no-such-page = Unter dieser Adresse gibt es nichts. Geh zurück zur Lobby.
error-not-allowed = Unter dieser Adresse geht das nicht. Geh zurück zur Lobby.
error-server-error = Auf dem Server ist etwas schiefgegangen; er hat es sich notiert. Nichts ist
    verloren: Versuche es noch einmal.
error-too-big = Das ist auf einmal zu viel für den Server. Schicke etwas Kleineres.
error-too-fast = Das war zu viel in zu kurzer Zeit. Warte einen Moment und versuche es noch einmal.
error-too-long = Dieser Text ist zu lang: höchstens { $limit } Zeichen. Kürze ihn und schicke ihn
    noch einmal.
error-wrong-origin = Diese Anfrage kommt nicht von einer Seite dieses Servers. Öffne die Seite hier
    und versuche es noch einmal.
