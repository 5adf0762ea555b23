# What is said when a database cannot be used, before the server starts.

database-not-named = No database is named: give a file or a URL.
database-no-url = The address of the database is not a URL.
database-no-kind = There is no database of the kind { $kind }: give the path of a file, sqlite:///… or postgresql://…
database-no-folder = The folder { $folder } does not exist: create it, or name a file in another folder.
database-newer = The database { $database } was written by a newer Legendarium: install that one, or name another database.
database-locked = The database { $database } is locked by another program: close that program, then start the server again.
database-not-one = { $database } is not a database: name another file.
database-failed = The database { $database } cannot be opened: { $reason }.
database-owned = The database { $database } is already served by process { $pid } on { $host } at { $address }, since { $since }: play there, or stop that server first.
database-owned-by-another = The database { $database } is already served by another Legendarium: stop that server first, or name another database.
database-lost = Another server has taken over the database { $database }, so this one stops: the games go on there.
