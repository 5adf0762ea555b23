### What the frame of the browser client says: the lobby, tables, review and account; no rules.
###
### $table is a table in a few words (a form of the game), $name the name of a person or bot, $names
### a list of such names; $number counts things.

web-name = Legendarium
web-skip = Skip to the content
web-navigation = Pages
web-rules = Rules
web-cards = Cards
web-my-games = My games
web-account = Account
web-language = Language
web-theme = { $theme ->
    [light] Colours: light
    [dark] Colours: dark
   *[auto] Colours: as on your device
}
web-footer-fans =
    Made by fans, independently: Tash-Kalar: Arena of Legends is a game by Vlaada Chvátil, published by
    Czech Games Edition, who own its name and the names in it.
web-footer-icons = Icons by the contributors of

## Words used in many places

web-loading = One moment…
web-try-again = Try again
web-to-lobby = To the lobby
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copied = Copied
web-more = Show more
web-no = No, go back
web-go-on = Go on
web-understood = All right
web-you = you
web-somebody = Somebody
web-bot = bot
web-online = here
web-away = not connected
web-your-turn = Your turn
web-your-name = Your name
web-guest-name = Guest { $number }

## Problems

web-problem-title = That did not work
web-problem-offline = The server cannot be reached. Check your connection and try again.
web-problem-server = The server has a problem. Try again in a moment.
web-problem-refused = The server did not accept that. Load the page again and try once more.
web-problem-client = Something went wrong on this page. Load it again; your game is safe on the server.
web-offline = You are offline. Everything goes on as soon as the connection is back.
web-connection-lost = The connection is lost. Trying again…
web-server-stops = The server restarts. The game goes on in a moment.
web-nowhere-title = There is nothing here
web-nowhere = This address leads to no page. If somebody sent you a link, ask them to send it once more.

## Lobby

web-lobby-title = Play Tash-Kalar
web-lobby-lead =
    Summon legendary beings by arranging your pieces in patterns. Every rule is watched over, so you can
    start without having read any.
web-lobby-how = How it is played
web-lobby-alone = First game
web-lobby-alone-lead = A short game against a bot. What you can do is always lit.
web-play-bot = Play now against a bot
web-play = Play
web-lobby-together = With a friend
web-lobby-together-lead = You get a link to send; whoever opens it can sit down.
web-play-friend = Play with a friend
web-play-friend-go = Make a table
web-lobby-own = Your own table
web-lobby-own-lead = Choose the form of the game, the schools, who plays, and the clock.
web-new-table = Set up a table
web-same-again = Same again
web-same-again-lead = The table you set up last: { $table }.
web-open-tables = Open tables
web-open-none = Nobody is waiting for an opponent now. Set up a public table, and it appears here.
web-running-tables = Games being played
web-running-none = No public game is being played now.
web-finished-tables = Finished games
web-finished-none = No public game has been finished yet.
web-row-join = Sit down
web-row-watch = Watch
web-row-continue = Go on
web-row-result = Result
web-row-nobody = Nobody sits here yet
web-row-free = { $number ->
    [one] 1 free seat
   *[other] { $number } free seats
}
web-watchers = { $number ->
    [one] 1 person watches
   *[other] { $number } people watch
}
web-import = Open a record file
web-import-too-long = This file is too large to be the record of a game.

## A new table

web-new-title = Set up a table
web-seats = Who plays
web-seat = Seat { $number }
web-seat-empty = free
web-sitter-me = You
web-sitter-anybody = Whoever comes
web-clock = Clock
web-clock-off = No clock
web-clock-real-time = Real time: minutes for the whole game
web-clock-days = Days for each turn
web-clock-minutes = Minutes for each player
web-clock-minutes-wrong = Choose a whole number from 1 to 240.
web-clock-increment = Seconds added for each turn
web-clock-increment-wrong = Choose a whole number from 0 to 300.
web-clock-days-number = Days for each turn
web-clock-days-wrong = Choose a whole number from 1 to 30.
web-who-comes = Who can find it
web-by-link = Only those who have the link
web-public = Everybody: it is listed in the lobby
web-take-back-allowed = Choices can be taken back: freely during one's turn, later if the others agree
web-help-shown = Show what could be summoned, and what is missing for it
web-hints-allowed = Bots give hints to whoever must choose
web-talk-allowed = Partners may talk during the game
web-table-language = Language of the table
web-any-language = Any
web-make-table = Make the table
web-make-and-start = Start the game

## The waiting room and the draft

web-waiting-title = { $table }: waiting for players
web-waiting-for = { $number ->
    [one] 1 seat is still free.
   *[other] { $number } seats are still free.
}
web-waiting-start-yours = Every seat is taken. Start when you like.
web-waiting-start-host = Every seat is taken. Whoever made the table starts the game.
web-sit = Sit down here
web-put-bot = Put a bot here
web-leave-seat = Leave the seat
web-remove = Remove
web-start = Start the game
web-fill-with-bots = Fill the free seats with bots
web-invite = Invite somebody
web-invite-label = Send this link to whoever shall play with you
web-draft-title = { $table }: choosing schools
web-draft-yours = It is your turn to choose.
web-draft-other = { $name } is choosing.
web-draft-picked = Chosen so far

## Terms of a table

web-terms-no-clock = no clock
web-terms-days = { $number ->
    [one] 1 day for each turn
   *[other] { $number } days for each turn
}
web-terms-real-time = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
} each{ $seconds ->
    [0] { "" }
    [one] , 1 second more for each turn
   *[other] , { $seconds } seconds more for each turn
}
web-terms-take-back = taking back allowed
web-terms-no-take-back = no taking back
web-terms-help = with summoning help
web-terms-no-help = without summoning help
web-terms-hints = with hints
web-terms-no-hints = without hints
web-terms-talk = partners may talk
web-terms-no-talk = no talking during the game
web-terms-public = public
web-terms-by-link = by link only

## At the table

web-table-title = { $table }, at the table
web-this-table = This table
web-people = At the table
web-bot-sits-in = a bot sits in
web-you-watch = You are watching. Nobody's hand is shown to you.
web-look-back = Look back at this game
web-leave-for-now = Leave for now
web-links = Links
web-watch-link-label = Link to this table
web-personal-link = Play on from another device
web-personal-link-label = Your personal link: open it on the other device
web-personal-link-secret = Keep it to yourself: whoever opens it plays in your name.
web-took-back = { $name }: the last choice was taken back.
web-time-out-mine = Your time ran out, so this turn was played for you with quick choices. The third turn like this in a row would end the game for you.
web-time-out = { $name } ran out of time: the turn was played with quick choices.
web-replaced = Your time ran out in three turns in a row: a bot plays for you now.
web-take-seat-back = Take my seat back
web-request = { $name } would like to take the last choice back. Do you agree?
web-request-mine = You asked to take your last choice back. Waiting for { $names }.
web-request-agree = Agree
web-request-refuse = Refuse
web-request-withdraw = Withdraw
web-request-refused = { $name } does not want anything to be taken back.
web-game-over = That was the last move. Look at the board as long as you like.
web-see-result = See the result

aside-concede = Give up
    .sure = Do you really give up the game?
    .yes = Yes, give up
aside-skip-last-turns = Skip the last turns
    .sure = Shall the last turns be skipped? It happens once everybody agrees.
    .yes = Yes, skip them

bot-random = Random bot
    .about = Chooses blindly: good for trying things out.
bot-apprentice = Apprentice
    .about = Gentle: plays sensibly, and makes mistakes as people do.
bot-greedy = Thinking bot
    .about = Takes what brings the most at once, and looks no further.
bot-adept = Adept
    .about = Strong: thinks its whole turn through.
bot-master = Master
    .about = Merciless: expects your answers, too, and plans its next turn.

web-chat = Chat
web-chat-empty = Nothing has been said yet.
web-chat-field = Say something
web-chat-send = Send
web-chat-said = { $name } says: { $text }
web-chat-too-long = This is too long: { $number } of at most { $most } characters.
web-chat-unsent = This was not sent: there is no connection now. Try again in a moment.
web-chat-closed = No talking during the game: partners speak through the hand-over alone. You can chat
    again when it is over.
web-mute-title = Mute somebody
web-mute = Mute { $name }

web-report = Report a problem
web-report-label = What happened? What did you expect?
web-report-save = Save the report as a file
web-report-saved = Saved. The file holds the record of this game and the versions; send it to whoever runs this server.

## The end and the review

web-finished-title = { $table }: the result
web-rematch = Play again
web-rematch-join = To the rematch
web-review = Look at it again
web-download = Save the record
web-origin = This game was played on from a moment of another one.
web-review-title = { $table }, looked at again
web-review-controls = Through the game
web-review-first = To the beginning
web-review-back = One step back
web-review-on = One step on
web-review-last = To the end
web-review-play = Play
web-review-pause = Pause
web-review-moment = Moment of the game
web-review-of = { $number } of { $last }
web-review-speed = Speed
web-review-times = { $speed }×
web-moment-link = Link to this moment
web-back-to-table = Back to the table
web-play-on = Play on from here
web-play-on-lead = A new table begins at this moment; this game stays as it is.
web-play-on-go = Play on from moment { $number }

## Personal links, my games, account

web-rejoin-title = Your seat on this device
web-rejoin = Take that seat
web-rejoin-sure = You are { $name } on this device. This link is for somebody's seat at a table; if you take it, you play here in that name.
web-rejoin-stay = Stay { $name }
web-rejoin-wrong = Make a new link on the device where you play.

web-mine-running = Going on
web-mine-running-none = You are in no game now.
web-mine-open = Waiting for players
web-mine-open-none = You wait at no table.
web-mine-finished = Finished
web-mine-finished-none = You have not finished a game yet.
web-mine-nobody = Your games are listed here once you have played. If you have an account, sign in.

web-account-lead-nobody = A name is enough to play. An account keeps your games together on all your devices.
web-account-lead-guest = You play as a guest. An account keeps your games together on all your devices.
web-account-lead-account = You have an account: sign in on any device to find your games.
web-name-lead = The name that others see
web-open-account = Make an account
web-open-account-lead = A name and a passphrase, nothing else. Your games stay yours.
web-sign-in = Sign in
web-sign-in-lead = If you have an account already.
web-sign-out = Sign out
web-account-name = Name of the account
web-passphrase = Passphrase
web-passphrase-show = Show what I type
web-passphrase-short = A passphrase has at least { $number } characters.
web-personal-links = Personal links
web-personal-links-lead = With such a link you play on from another device without an account.
web-delete = Delete my data
web-delete-lead =
    Your name, your account and what you said are deleted for ever. Games you played stay for those who
    played with you, without your name.
web-delete-type = Type your name, { $name }, to confirm
