# What the command `legendarium campaign` says in the terminal.

campaign-error = chyba
campaign-warning = varování
campaign-hint = rada: { $hint }
campaign-checked =
    { $name }: { $errors ->
        [0] žádné chyby
        [one] { $errors } chyba
        [few] { $errors } chyby
       *[other] { $errors } chyb
    }, { $warnings ->
        [0] žádná varování
        [one] { $warnings } varování
        [few] { $warnings } varování
       *[other] { $warnings } varování
    }
campaign-made =
    Do složky { $path } { $count ->
        [one] byl zapsán { $count } soubor
        [few] byly zapsány { $count } soubory
       *[other] bylo zapsáno { $count } souborů
    }. Zkontroluj je příkazem: { $command }
campaign-schemas = Schémata jsou v { $path } a { $rules } říká, ke kterým souborům patří.
campaign-schemas-alone = Schémata jsou v { $path }. Soubor { $rules } už existuje a nezměnil se.
