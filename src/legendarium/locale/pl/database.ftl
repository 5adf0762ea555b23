# Co się mówi, gdy bazy danych nie można użyć, zanim serwer wystartuje.

database-not-named = Nie podano bazy danych: podaj plik albo URL.
database-no-url = Adres bazy danych nie jest adresem URL.
database-no-kind = Nie ma bazy danych rodzaju { $kind }: podaj ścieżkę do pliku, sqlite:///… albo postgresql://…
database-no-folder = Folder { $folder } nie istnieje: utwórz go albo podaj plik w innym folderze.
database-newer = Bazę danych { $database } zapisało nowsze Legendarium: zainstaluj je albo podaj inną bazę danych.
database-locked = Baza danych { $database } jest zablokowana przez inny program: zamknij go, a potem uruchom serwer ponownie.
database-not-one = { $database } nie jest bazą danych: podaj inny plik.
database-failed = Bazy danych { $database } nie można otworzyć: { $reason }.
database-owned = Z bazy danych { $database } korzysta już proces { $pid } na komputerze { $host } pod adresem { $address }, od { $since }: graj tam albo najpierw zatrzymaj tamten serwer.
database-owned-by-another = Z bazy danych { $database } korzysta już inne Legendarium: najpierw zatrzymaj tamten serwer albo podaj inną bazę danych.
database-lost = Bazę danych { $database } przejął inny serwer, więc ten się zatrzymuje: gry toczą się dalej tam.
