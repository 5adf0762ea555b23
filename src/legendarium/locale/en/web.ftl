### What the frame of the browser client says: the lobby, tables, review and account; no rules.
###
### $table is a table in a few words (a form of the game), $name the name of a person or bot, $names
### a list of such names; $number counts things.

web-name = Legendarium
web-skip = Skip to content
web-navigation = Main menu
web-rules = Rules
web-rules-title = Rules of { $game } by number
web-rules-english = The rules are in English.
web-cards = Cards
web-my-games = My games
web-account = Account
web-language = Language
web-theme = { $theme ->
    [light] Theme: light
    [dark] Theme: dark
   *[auto] Theme: same as device
}
web-footer-fans =
    An independent fan project. Tash-Kalar: Arena of Legends is a game by Vlaada Chvátil, published
    by Czech Games Edition, which owns the name of the game and the names in it.
web-footer-icons = Icons by the contributors to

## Words used in many places

web-loading = Loading…
web-try-again = Try again
web-to-lobby = Back to the lobby
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copied = Copied
web-more = Show more
web-no = Cancel
web-go-on = Continue
web-understood = Got it
web-you = you
web-somebody = Someone
web-bot = bot
web-online = online
web-away = offline
web-your-turn = Your turn
web-your-name = Your name
web-guest-name = Guest { $number }

## Problems

web-problem-title = That didn't work
web-problem-offline = Can't reach the server. Check your connection and try again.
web-problem-server = Something went wrong on the server. Try again in a moment.
web-problem-refused = The server didn't accept that. Reload the page and try again.
web-problem-client = Something went wrong on this page. Reload it; your game is safe on the server.
web-offline = You're offline. Everything resumes as soon as you're back online.
web-connection-lost = Connection lost. Reconnecting…
web-server-stops = The server is restarting. Your game will resume in a moment.
web-nowhere-title = Page not found
web-nowhere = There's no page at this address. If someone sent you the link, ask them to send it
    again.

## Lobby

web-lobby-title = Play Tash-Kalar
web-lobby-lead =
    Summon legendary beings by arranging your pieces in patterns. The game enforces every rule, so
    you can jump right in.
web-lobby-how = How to play
web-lobby-alone = First game
web-lobby-alone-lead = A short game against a bot. Everything you can do is highlighted.
web-play-bot = Play against a bot
web-play = Play
web-lobby-together = With a friend
web-lobby-together-lead = Share a link. Anyone who opens it can join.
web-play-friend = Play with a friend
web-play-friend-go = Create table
web-lobby-own = Custom game
web-lobby-own-lead = Choose the form, schools, players and clock.
web-new-table = Set up a table
web-same-again = Same again
web-same-again-lead = Your last table: { $table }.
web-open-tables = Open tables
web-open-none = Nobody is waiting for an opponent right now. Set up a public table and it will
    appear here.
web-running-tables = Games in progress
web-running-none = No public games in progress.
web-finished-tables = Finished games
web-finished-none = No finished public games yet.
web-row-join = Join
web-row-watch = Watch
web-row-continue = Continue
web-row-result = Result
web-row-nobody = No players yet
web-row-free = { $number ->
    [one] 1 free seat
   *[other] { $number } free seats
}
web-watchers = { $number ->
    [one] 1 spectator
   *[other] { $number } spectators
}
web-import = Open a saved game
web-import-too-long = This file is too large to be a saved game.

## A new table

web-new-title = Set up a table
web-seats = Players
web-seat = Seat { $number }
web-seat-empty = free
web-sitter-me = You
web-sitter-anybody = Anyone
web-clock = Clock
web-clock-off = No clock
web-clock-real-time = Real time: minutes per player for the whole game
web-clock-days = Correspondence: days per turn
web-clock-minutes = Minutes per player
web-clock-minutes-wrong = Enter a whole number from 1 to 240.
web-clock-increment = Extra seconds per turn
web-clock-increment-wrong = Enter a whole number from 0 to 300.
web-clock-days-number = Days per turn
web-clock-days-wrong = Enter a whole number from 1 to 30.
web-who-comes = Visibility
web-by-link = Private: only people with the link
web-public = Public: listed in the lobby
web-take-back-allowed = Allow undo: freely during your own turn, after that only if the others agree
web-help-shown = Summoning help: show what can be summoned and which pieces are missing
web-hints-allowed = Hints: players can ask a bot for advice
web-talk-allowed = Allow partners to chat during the game
web-table-language = Table language
web-any-language = Any
web-make-table = Create table
web-make-and-start = Start the game

## The waiting room and the draft

web-waiting-title = { $table }: waiting for players
web-waiting-for = { $number ->
    [one] Waiting for 1 more player.
   *[other] Waiting for { $number } more players.
}
web-waiting-start-yours = All seats are taken. Start whenever you're ready.
web-waiting-start-host = All seats are taken. Waiting for the host to start the game.
web-sit = Take this seat
web-put-bot = Add bot
web-leave-seat = Leave seat
web-remove = Remove
web-start = Start the game
web-fill-with-bots = Fill empty seats with bots
web-invite = Invite players
web-invite-label = Share this link with the people you want to play with
web-draft-title = { $table }: choosing schools
web-draft-yours = Your turn to choose.
web-draft-other = { $name } is choosing.
web-draft-picked = Chosen so far

## Terms of a table

web-terms-no-clock = no clock
web-terms-days = { $number ->
    [one] 1 day per turn
   *[other] { $number } days per turn
}
web-terms-real-time = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
} each{ $seconds ->
    [0] { "" }
    [one] , plus 1 second per turn
   *[other] , plus { $seconds } seconds per turn
}
web-terms-take-back = undo on
web-terms-no-take-back = undo off
web-terms-help = summoning help on
web-terms-no-help = summoning help off
web-terms-hints = hints on
web-terms-no-hints = hints off
web-terms-talk = partners may chat
web-terms-no-talk = no chat during the game
web-terms-public = public
web-terms-by-link = private

## At the table

web-table-title = { $table }: game in progress
web-this-table = This table
web-people = At the table
web-bot-sits-in = bot standing in
web-you-watch = You're watching. Players' hands are hidden.
web-look-back = View replay
web-leave-for-now = Leave for now
web-links = Links
web-watch-link-label = Link to this table
web-personal-link = Continue on another device
web-personal-link-label = Your personal link: open it on the other device
web-personal-link-secret = Keep it secret: anyone who opens it plays as you.
web-took-back = { $name } undid the last choice.
web-time-out-mine = You ran out of time, so this turn was played for you automatically. If it
    happens three turns in a row, the game is over for you.
web-time-out = { $name } ran out of time, so the turn was played automatically.
web-replaced = You ran out of time three turns in a row, so a bot is playing for you now.
web-take-seat-back = Take my seat back
web-request = { $name } wants to undo the last choice. Allow it?
web-request-mine = You asked to undo your last choice. Waiting for { $names }.
web-request-agree = Allow
web-request-refuse = Decline
web-request-withdraw = Cancel request
web-request-refused = { $name } declined the undo request.
web-see-result = See the result

aside-concede = Resign
    .sure = Resign this game?
    .yes = Resign
aside-skip-last-turns = Skip the last turns
    .sure = Skip the last turns? Everyone has to agree.
    .yes = Skip them

bot-random = Random bot
    .about = Plays at random. Good for trying things out.
bot-apprentice = Apprentice
    .about = Easy: plays sensibly but makes human mistakes.
bot-greedy = Greedy
    .about = Medium: grabs the biggest immediate gain and never looks ahead.
bot-adept = Adept
    .about = Hard: works out its whole turn.
bot-master = Master
    .about = Merciless: anticipates your replies and plans its next turn.

web-chat = Chat
web-chat-empty = No messages yet.
web-chat-field = Write a message
web-chat-send = Send
web-chat-said = { $name } says: { $text }
web-chat-too-long = Too long: { $number } of { $most } characters.
web-chat-unsent = Not sent: you're offline. Try again in a moment.
web-chat-closed = Chat is closed during the game: partners may only communicate by handing over the
    turn. It opens again afterwards.
web-mute-title = Mute someone
web-mute = Mute { $name }

web-report = Report a problem
web-report-label = What happened? What did you expect?
web-report-save = Save report
web-report-saved = Saved. The file contains this game and version details. Send it to whoever runs
    this server.

## The end and the review

web-finished-title = { $table }: result
web-rematch = Rematch
web-rematch-join = Join rematch
web-review = Replay
web-download = Download game
web-origin = This game continues from a position in another game.
web-review-title = { $table }: replay
web-review-controls = Replay controls
web-review-first = Go to start
web-review-back = Previous step
web-review-on = Next step
web-review-last = Go to end
web-review-play = Play
web-review-pause = Pause
web-review-moment = Position in the game
web-review-of = { $number } of { $last }
web-review-speed = Speed
web-review-times = { $speed }×
web-moment-link = Link to this moment
web-back-to-table = Back to the table
web-play-on = Continue from here
web-play-on-lead = Starts a new table from this position. This game stays as it is.
web-play-on-go = Continue from step { $number }

## Personal links, my games, account

web-rejoin-title = Continue on this device
web-rejoin = Take that seat
web-rejoin-sure = You're playing as { $name } on this device. This link belongs to a different seat.
    If you take it, you'll play under that seat's name here.
web-rejoin-stay = Keep playing as { $name }
web-rejoin-wrong = Create a new link on the device you're playing on.

web-mine-running = In progress
web-mine-running-none = You have no games in progress.
web-mine-open = Waiting for players
web-mine-open-none = You're not waiting at any table.
web-mine-finished = Finished
web-mine-finished-none = You haven't finished any games yet.
web-mine-nobody = Your games will appear here once you've played. Already have an account? Log in.

web-account-lead-nobody = All you need to play is a name. With an account, your games are on all
    your devices.
web-account-lead-guest = You're playing as a guest. With an account, your games are on all your
    devices.
web-account-lead-account = Log in on any device to find your games.
web-name-lead = Display name
web-open-account = Create account
web-open-account-lead = Just a name and a password. You keep your games.
web-sign-in = Log in
web-sign-in-lead = Already have an account?
web-sign-out = Log out
web-account-name = Account name
web-passphrase = Password
web-passphrase-show = Show password
web-passphrase-short = Use at least { $number } characters.
web-personal-links = Personal links
web-personal-links-lead = Use these links to continue on another device without an account.
web-delete = Delete my data
web-delete-lead =
    Your name, account and chat messages will be deleted for good. The people you played with keep
    the games, without your name.
web-delete-type = Type your name, { $name }, to confirm
