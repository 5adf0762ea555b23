# What the command `legendarium campaign` says in the terminal.

campaign-error = błąd
campaign-warning = ostrzeżenie
campaign-hint = wskazówka: { $hint }
campaign-checked =
    { $name }: { $errors ->
        [0] brak błędów
        [one] { $errors } błąd
        [few] { $errors } błędy
        [many] { $errors } błędów
       *[other] { $errors } błędu
    }, { $warnings ->
        [0] brak ostrzeżeń
        [one] { $warnings } ostrzeżenie
        [few] { $warnings } ostrzeżenia
        [many] { $warnings } ostrzeżeń
       *[other] { $warnings } ostrzeżenia
    }
campaign-made =
    Zapisano { $count ->
        [one] { $count } plik
        [few] { $count } pliki
        [many] { $count } plików
       *[other] { $count } pliku
    } w { $path }. Sprawdź poleceniem: { $command }
campaign-schemas = Schematy są w { $path }, a { $rules } mówi, do których plików należą.
campaign-schemas-alone = Schematy są w { $path }. Plik { $rules } już istnieje i nie został zmieniony.
