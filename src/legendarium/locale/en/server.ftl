### What the server says when it refuses something: what was wrong, and what to do next.

## People

error-bad-name = A name needs 1 to 24 visible characters. Please choose another.
error-bad-passphrase = A password needs 8 to 200 characters. Please choose another.
error-expired = You've been logged out. Enter a name or log in again.
error-name-taken = This name is taken. Choose another, or log in if it's yours.
error-not-signed-in = You're not logged in. Enter a name or log in.
error-wrong-credentials = Wrong name or password. Check both and try again.
error-wrong-link = This personal link isn't valid. Create a new one at your table.

## Tables

error-already-seated = You already have a seat at this table. Leave it first to take another one.
error-already-started = This game has already started. You can watch it, or set up your own table.
error-bad-setup = These settings don't work together. Change them and try again.
error-no-such-bot = There's no bot with this name. Choose one from the list.
error-no-such-game = There's no game with this name. Choose one from the list.
error-no-such-moment = There's no such step in this game. Choose one from the log.
error-no-such-seat = This table doesn't have that seat. Choose another.
error-no-such-table = There is no table with this code. Check the link, or look in the lobby.
error-not-finished = This game isn't over yet. Come back when it's finished.
error-not-full = Not all seats are taken. Wait for more players, or add a bot.
error-not-host = Only the host can do that. Ask them, or set up your own table.
error-not-your-seat = That's not your seat. Take a free one, or watch.
error-seat-taken = Someone else just took this seat. Choose another.
error-table-full = This table is full. You can watch, or set up your own table.

## Play

error-bot-sits-in = A bot is playing for you. Take your seat back first.
error-game-over = The game is over. Watch the replay, or start a rematch.
error-illegal-choice = The rules don't allow that right now. Choose one of the highlighted options.
error-late-answer = The game moved on before your choice arrived. Check the arena and choose again.
error-no-request = This undo request is no longer open.
error-no-talking = Players can't chat during this game: partners may only communicate by handing
    over the turn. Chat opens again when the game is over.
error-not-started = The game hasn't started yet. Wait until all seats are taken.
error-not-your-turn = It's not your turn to choose. Please wait.
error-nothing-to-take-back = There's nothing to undo: everything before this is final.
error-request-open = There's already an open undo request. Wait for the answer first.
error-take-back-off = Undo is off at this table.

## Bots that think aloud

error-already-thinking = A bot is already working on your hint. It won't be long.
error-bot-failed = The bot couldn't find an answer. Try again.
error-hints-off = Hints are off at this table.
error-no-such-level = This bot level isn't available here. Choose one from the list.
error-too-busy = The bots are busy with other games. Try again later.

## Records

error-bad-record = This saved game is damaged and cannot be read. Save it again, or choose another
    file.
error-broken-table = The record of this game is damaged, so the table cannot be opened. Set up a new table, and tell
    whoever runs this server: a backup may still hold the game.
error-foreign-record = This isn't a Legendarium saved game. Choose another file.
error-other-version = This game was saved by another version of Legendarium and can't be opened
    here. Choose another file.

## Anything else

error-bad-request = The server didn't understand that. Reload the page and try again.
error-closing = The server is stopping. Nothing is lost: come back in a moment.
error-no-such-page = There is nothing at this address. Go back to the lobby.
error-not-allowed = That isn't possible at this address. Go back to the lobby.
error-not-forwarded = The proxy in front of this server is set up wrongly: it does not say who is asking.
    Ask whoever runs the server to check X-Forwarded-For and the address of the proxy.
error-server-error = Something went wrong on the server and has been logged. Nothing is lost: try
    again.
error-too-big = That's too big for the server. Send something smaller.
error-too-fast = You're going too fast. Wait a moment and try again.
error-too-long = This text is too long (maximum { $limit } characters). Shorten it and send it
    again.
error-wrong-origin = This request didn't come from this site. Open the page here and try again.
