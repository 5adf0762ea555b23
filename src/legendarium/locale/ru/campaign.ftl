# What the command `legendarium campaign` says in the terminal.

campaign-error = ошибка
campaign-warning = предупреждение
campaign-hint = подсказка: { $hint }
campaign-checked =
    { $name }: { $errors ->
        [0] ошибок нет
        [one] { $errors } ошибка
        [few] { $errors } ошибки
        [many] { $errors } ошибок
       *[other] { $errors } ошибки
    }, { $warnings ->
        [0] предупреждений нет
        [one] { $warnings } предупреждение
        [few] { $warnings } предупреждения
        [many] { $warnings } предупреждений
       *[other] { $warnings } предупреждения
    }
campaign-made =
    В { $path } { $count ->
        [one] записан { $count } файл
        [few] записаны { $count } файла
        [many] записано { $count } файлов
       *[other] записано { $count } файла
    }. Проверьте командой: { $command }
campaign-schemas = Схемы лежат в { $path }, а { $rules } указывает, к каким файлам они относятся.
campaign-schemas-alone = Схемы лежат в { $path }. Файл { $rules } уже есть и не изменён.
