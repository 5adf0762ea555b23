# What the command `legendarium campaign` says in the terminal.

campaign-error = Fehler
campaign-warning = Warnung
campaign-hint = Hinweis: { $hint }
campaign-checked =
    { $name }: { $errors ->
        [0] keine Fehler
        [one] { $errors } Fehler
       *[other] { $errors } Fehler
    }, { $warnings ->
        [0] keine Warnungen
        [one] { $warnings } Warnung
       *[other] { $warnings } Warnungen
    }
campaign-made =
    { $count ->
        [one] { $count } Datei
       *[other] { $count } Dateien
    } nach { $path } geschrieben. Prüfen mit: { $command }
