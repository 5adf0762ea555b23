# Co se říká, když databázi nelze použít, než se server spustí.

database-not-named = Není uvedena žádná databáze: zadej soubor nebo URL.
database-no-url = Adresa databáze není URL.
database-no-kind = Databáze druhu { $kind } není: zadej cestu k souboru, sqlite:///… nebo postgresql://…
database-no-folder = Složka { $folder } neexistuje: vytvoř ji, nebo zadej soubor v jiné složce.
database-newer = Databázi { $database } zapsalo novější Legendarium: nainstaluj ho, nebo zadej jinou databázi.
database-locked = Databázi { $database } zamkl jiný program: ukonči ho a spusť server znovu.
database-not-one = { $database } není databáze: zadej jiný soubor.
database-failed = Databázi { $database } nelze otevřít: { $reason }.
database-owned = S databází { $database } už pracuje proces { $pid } na počítači { $host } na adrese { $address }, od { $since }: hraj tam, nebo nejdřív zastav tamten server.
database-owned-by-another = S databází { $database } už pracuje jiné Legendarium: nejdřív zastav tamten server, nebo zadej jinou databázi.
database-lost = Databázi { $database } převzal jiný server, a tento se proto zastavuje: hry pokračují tam.
