### What the server says when it refuses something: what was wrong, and what to do next.

## People

error-bad-name = A name has 1 to 24 letters that can be seen. Please choose another one.
error-bad-passphrase = A passphrase has 8 to 200 letters. Please choose another one.
error-expired = You are no longer signed in here. Say your name or sign in again.
error-name-taken = Somebody has an account with this name. Choose another name, or sign in if it is
    yours.
error-not-signed-in = Nobody knows you here yet. Say your name first, or sign in.
error-wrong-credentials = There is no account with this name and passphrase. Check both and try
    again.
error-wrong-link = This personal link leads nowhere. Get a new one from your seat at the table.

## Tables

error-already-seated = You already have a seat at this table. Leave it first to take another one.
error-already-started = The game has already begun. You can watch it, or make a table of your own.
error-bad-setup = No game can be set up like this. Change the options and try again.
error-no-such-bot = There is no bot of this name. Choose one from the list.
error-no-such-game = There is no game of this name here. Choose one from the list.
error-no-such-moment = This game has no such moment. Choose one from its log.
error-no-such-seat = There is no such seat at this table. Choose another one.
error-no-such-table = There is no table with this code. Check the link, or look in the lobby.
error-not-finished = The game is not over yet. Come back when it is.
error-not-full = A seat is still empty. Wait for somebody, or give it to a bot.
error-not-host = Only the one who made the table may do that. Ask them, or make a table of your own.
error-not-your-seat = This seat is not yours. Take a free seat, or watch.
error-seat-taken = Somebody else has just taken this seat. Choose another one.
error-table-full = Every seat of this table is taken. You can watch, or make a table of your own.

## Play

error-bot-sits-in = A bot plays this seat for you now. Take the seat back first.
error-game-over = The game is over. Look at it again from the start, or play the same again.
error-illegal-choice = The rules do not allow this now. Choose something that is lit.
error-late-answer = The game had moved on before your choice arrived. Look at the table and choose
    again.
error-no-request = This request is no longer open. There is nothing to answer.
error-no-talking = Those who play here do not talk during the game: partners speak through the
    hand-over alone. The chat opens again when the game is over.
error-not-started = The game has not begun yet. Wait until every seat is filled.
error-not-your-turn = It is not for you to choose now. Wait until you are asked.
error-nothing-to-take-back = There is nothing to take back: what came before is final. Play on.
error-request-open = Somebody is already asking for a choice back. Wait for the answer first.
error-take-back-off = This table plays without taking back. Play on.

## Bots that think aloud

error-already-thinking = A bot is already thinking for you. Wait for its answer.
error-bot-failed = The bot could not think this through. Try again.
error-hints-off = This table plays without hints. Decide for yourself.
error-no-such-level = No bot of this level thinks aloud here. Choose one from the list.
error-too-busy = The bots have enough games to analyse. Try again in a while.

## Records

error-bad-record = This saved game is damaged and cannot be read. Save it again, or choose another
    file.
error-foreign-record = This file is not a saved game of Legendarium. Choose another file.
error-other-version = This game was saved by another version of Legendarium, which this one cannot
    read. Choose another file.

## Anything else

error-bad-request = The server does not understand this request. Reload the page and try again.
error-closing = The server is stopping. Nothing is lost: come back in a moment.
error-no-such-page = There is nothing at this address. Go back to the lobby.
error-not-allowed = This cannot be done at this address. Go back to the lobby.
error-server-error = Something went wrong on the server, and it is written down there. Nothing is
    lost: try again.
error-too-big = That is too much at once for the server. Send something smaller.
error-too-fast = That was too much in too short a time. Wait a moment and try again.
error-too-long = This text is too long: { $limit } letters at most. Make it shorter and send it
    again.
error-wrong-origin = This request does not come from a page of this server. Open the page here and
    try again.
