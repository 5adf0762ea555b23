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
campaign-schemas = Die Schemata liegen in { $path }, und { $rules } sagt, für welche Dateien sie gelten.
campaign-schemas-alone = Die Schemata liegen in { $path }. { $rules } gibt es schon und wurde nicht geändert.
