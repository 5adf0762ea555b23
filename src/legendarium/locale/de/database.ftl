# Was gesagt wird, wenn eine Datenbank nicht benutzt werden kann, bevor der Server startet.

database-not-named = Es ist keine Datenbank angegeben: nenne eine Datei oder eine URL.
database-no-url = Die Adresse der Datenbank ist keine URL.
database-no-kind = Es gibt keine Datenbank der Art { $kind }: nenne den Pfad einer Datei, sqlite:///… oder postgresql://…
database-no-folder = Den Ordner { $folder } gibt es nicht: lege ihn an oder nenne eine Datei in einem anderen Ordner.
database-newer = Die Datenbank { $database } stammt von einem neueren Legendarium: installiere dieses oder nenne eine andere Datenbank.
database-locked = Die Datenbank { $database } ist von einem anderen Programm gesperrt: schließe es und starte den Server dann erneut.
database-not-one = { $database } ist keine Datenbank: nenne eine andere Datei.
database-failed = Die Datenbank { $database } kann nicht geöffnet werden: { $reason }.
database-owned = Die Datenbank { $database } wird schon von Prozess { $pid } auf { $host } unter { $address } benutzt, seit { $since }: spiele dort oder beende zuerst jenen Server.
database-owned-by-another = Die Datenbank { $database } wird schon von einem anderen Legendarium benutzt: beende zuerst jenen Server oder nenne eine andere Datenbank.
database-lost = Ein anderer Server hat die Datenbank { $database } übernommen, darum hält dieser an: die Partien gehen dort weiter.
