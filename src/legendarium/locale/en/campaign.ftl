# What the command `legendarium campaign` says in the terminal.

campaign-error = error
campaign-warning = warning
campaign-hint = hint: { $hint }
campaign-checked =
    { $name }: { $errors ->
        [0] no errors
        [one] { $errors } error
       *[other] { $errors } errors
    }, { $warnings ->
        [0] no warnings
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }
campaign-made =
    { $count ->
        [one] { $count } file
       *[other] { $count } files
    } written to { $path }. Check them with: { $command }
campaign-schemas = The schemas are in { $path }, and { $rules } says which files they are for.
campaign-schemas-alone = The schemas are in { $path }. { $rules } is there already and was not changed.
