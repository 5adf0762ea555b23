### Tainted Grail in the terminal: pages, commands, files. What cards and rules say is in
### tainted-grail.ftl and its neighbours.
###
### $menhir, $guardian: the campaign's own words. $name, $names, $places: names from the campaign.

## Setting up

tale-ask-kept = Go on with a game, or begin a new one?
tale-go-on = Go on: { $campaign }, day { $day }, { $names }
tale-begin-new = Begin a new game
tale-ask-campaign = Which campaign?
tale-ask-characters = Who sets out? Choose a number, or name one to four characters.
tale-ask-players = Who plays? Choose a number, or name { $number } players in the order of the characters: { $names }.
tale-ask-players-people = You, and whoever sits with you, play them all
tale-ask-players-bots = You play { $name }, bots ({ $bot }) play the others
tale-ask-mode = How hard shall it be?
tale-ask-mode-normal = Normal: as the rules are written
tale-ask-mode-story = Story mode: easier, for the sake of the story
tale-mode-normal = normal mode
tale-mode-story = story mode
tale-type-number = "{ $text }" is no number of the list; type one of the numbers.
tale-wrong-campaign = There is no campaign "{ $text }"; there is { $allowed }.
tale-wrong-character = "{ $text }" is no one character here; there are { $allowed }.
tale-wrong-character-twice = { $name } was named twice; each can set out once.
tale-wrong-number = One to four characters set out, not { $number }.
tale-wrong-players = { $wanted ->
    [one] { $wanted } player is needed
   *[other] { $wanted } players are needed
}, one for each character, not { $number }.
tale-wrong-mode = There is no mode "{ $text }"; there are { $allowed }.
tale-no-campaign = There is no campaign to play.
tale-faulty = The campaign "{ $name }" is not played: { $number ->
    [one] it has 1 error.
   *[other] it has { $number } errors.
}
tale-load-alone = A saved game brings its own characters and players; leave out { $options }, or --load.

## The page

tale-chapter = chapter { $number }
tale-day = day { $number }
tale-phase-morning = morning
tale-phase-evening = evening
tale-untranslated = The story of this campaign is not written in your language; it is told in { $language ->
    [en] English
    [cs] Czech
    [de] German
    [pl] Polish
    [ru] Russian
   *[other] its own language
}.
tale-not-kept = The game cannot be kept by itself (its folder cannot be written): type { tale-command-save } FILE now and then.
tale-read-on = [Enter: read on]
tale-quest = Quest:
tale-quest-done = done
tale-everybody = Everybody
tale-let-act = Let { $name } act now ({ $bot })
tale-last-light = No { $menhir } will burn tomorrow: then everybody suffers each morning, until one is lit again.
tale-going = Gone tomorrow, unless a light reaches it: { $places }
tale-legend-lit = lit { $menhir } with its dial
tale-legend-dark = dark { $menhir }
tale-legend-reach = light that reaches here
tale-legend-going = gone tomorrow
tale-legend-dial = dial
tale-legend-dropped = things lying here
tale-legend-dark-path = way to where no light reaches
tale-emblem-dreams = dreams
tale-emblem-hostile = hostile settlement
tale-emblem-friendly = friendly settlement
tale-way = { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
} to { $number }
tale-used-today = used today
tale-lies-here = Lies here: { $name }
tale-passed = passed
tale-dying = dying (dial { $number })
tale-insane = going insane
tale-panic = panic
tale-exhausted = exhausted
tale-face-down = face down
tale-left-out = left out
tale-decks = Decks: combat { $combat }, diplomacy { $diplomacy }, aside { $aside }
tale-turn = turn { $number }
tale-stage = stage { $number } of { $of }
tale-lost = lost
tale-won = won
tale-sign-marker = marker
tale-sign-card = draw a card
tale-sign-extra = may be played as a further card
tale-sign-torn = discards the last card
tale-sign-affinity = affinity
tale-sign-symbol = symbol
tale-sign-magic = needs 1 Magic
tale-sign-free = free key
tale-sign-linked = linked
tale-sign-open = open

## Quests, tasks, what was read

tale-hint-places = Look around here: { $places }
tale-no-quests = There is no active quest.
tale-tasks = Tasks
tale-no-tasks = No task is noted yet.
tale-statuses = Statuses
tale-no-statuses = Nothing is marked yet.
tale-log-empty = Nothing was read yet.
tale-log-before = Read before
tale-log-more = Type { tale-command-log } and a number or a name to read it again, such as: { tale-command-log } 101.
tale-log-none = Nothing that was read is called "{ $text }".

## Commands

tale-command-help = help
tale-command-page = page
tale-command-map = map
tale-command-board = board
tale-command-show = show
tale-command-quests = quests
tale-command-tasks = tasks
tale-command-log = log
tale-command-back = back
tale-command-save = save
tale-command-load = load
tale-command-sheet = sheet
tale-command-join = join
tale-command-leave = leave
tale-command-rules = rules
tale-command-language = language
tale-command-quit = quit

tale-help-heading = How to answer, and what else you can type
tale-help-number = a number: the option with that number
tale-help-words = the beginning of its words: the same, such as pass, or travel toll
tale-help-help = { tale-command-help }: this list
tale-help-page = { tale-command-page }: draw the page again
tale-help-map = { tale-command-map }: the whole map, and how it is read
tale-help-board = { tale-command-board } NAME: the board of a character, with the texts of all its cards
tale-help-show = { tale-command-show } NAME: read a place, a card, an item, a secret
tale-help-quests = { tale-command-quests }: the active quests and their hints
tale-help-tasks = { tale-command-tasks }: tasks and statuses
tale-help-log = { tale-command-log }: what was read so far; { tale-command-log } 101 reads it again
tale-help-back = { tale-command-back }: take back the last choice, unless it was final
tale-help-save = { tale-command-save } FILE: write the game to a file; it is also kept by itself after every choice
tale-help-load = { tale-command-load } FILE: go on with a saved game
tale-help-sheet = { tale-command-sheet } FILE: write the save sheet, to be printed; as a web page if FILE ends in .html
tale-help-join = { tale-command-join } NAME: a character joins, between actions; { tale-command-join } NAME BOT for a bot
tale-help-leave = { tale-command-leave } NAME: a character leaves, between actions
tale-help-rules = { tale-command-rules } ID: what a refusal means, by the id behind it, such as MAP-1
tale-help-language = { tale-command-language } cs: speak another language (en, cs, de, pl, ru)
tale-help-quit = { tale-command-quit }: leave; the game is kept
tale-help-map-heading = How to read the map
tale-help-bars-heading = How to read the tracks
tale-help-bars = { $full } filled, { $red } and { $filled } red spaces, { $bonus } bonus spaces, { $limiter } where Health stands, { $cap } where it stops Energy.
tale-nobody = Nobody in play is called "{ $text }".
tale-show-what = Type { tale-command-show } and the name of a place or a card.
tale-show-none = Nothing that lies open is called "{ $text }".
tale-show-several = Several are called so: { $names }.
tale-rules-none = No refusal has the id "{ $text }"; such an id stands behind a refusal, for example MAP-1.
tale-back-final = There is nothing to take back: what was read or drawn by chance is final.
tale-language-which = Type { tale-command-language } and one of { $allowed }.
tale-join-not-now = Players come and go between actions, in the day, and no more than four play.
tale-join-who = "{ $text }" cannot join; free are: { $names }.
tale-join-where = Beside whom?
tale-leave-not-now = Players come and go between actions, in the day, and one stays.
tale-leave-who = "{ $text }" is nobody who plays; there are { $names }.

## Files

tale-kept = The game is kept: go on with `legendarium play tainted-grail`.
tale-load-other-game = { $file } is a saved game of another kind ({ $game }), not of Tainted Grail; it stays as it is.
tale-load-other-campaign = { $file } is a saved game of the campaign "{ $campaign }", and here is { $here }; it stays as it is.
tale-load-newer-campaign = { $file } was saved with version { $version } of the campaign, and here is version { $here }; it stays as it is.
tale-sheet-written = The sheet is written in { $file }.
tale-sheet-refused = { $file } was not written: there is a file of that name that is no sheet of ours. Choose another name.

## The save sheet

tale-sheet-world = The land
tale-sheet-story = The story
tale-sheet-decks = Decks
tale-sheet-players = Players
tale-sheet-where = Where they are
tale-sheet-dials = Dials
tale-sheet-map = Locations on the map
tale-sheet-unrevealed = Not revealed
tale-sheet-removed = Removed for good
tale-sheet-used = Used today
tale-sheet-lying = Lying there
tale-sheet-dead = Dead
tale-sheet-quests = Active quests
tale-sheet-past-events = Past events
tale-sheet-standing-events = Standing events
tale-sheet-event-deck = Cards in the event deck
tale-sheet-random-deck = Random events left
tale-sheet-encounters = { $colour ->
    [green] Green
    [grey] Grey
    [purple] Purple
   *[blue] Blue
} encounters
tale-sheet-items = Item deck
tale-sheet-secrets = Secrets not used
tale-sheet-tracks = Tracks
tale-sheet-attributes = Attributes
tale-sheet-resources = Resources
tale-sheet-skills = Skills
tale-sheet-own-items = Items
tale-sheet-own-secrets = Secrets
tale-sheet-state = State
tale-sheet-deck = { $deck ->
    [combat] Combat deck
   *[diplomacy] Diplomacy deck
}
tale-sheet-aside = { $deck ->
    [combat] Combat cards aside
   *[diplomacy] Diplomacy cards aside
}
tale-sheet-development = { $deck ->
    [combat] Combat development
   *[diplomacy] Diplomacy development
}

## The end

tale-failed = The tale ends here, and badly.
tale-took = It took { $days ->
    [one] 1 day
   *[other] { $days } days
} and { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}.
tale-died = Dead: { $names }.
tale-afterwards = Type { $commands }, or press Enter to leave.
tale-afterwards-not = The game is over, so "{ $text }" does nothing; type { $commands }.

## Wrong answers

tale-wrong-empty = Type a number from 1 to { $last }, the beginning of an option, or { tale-command-help }.
tale-wrong-number-typed = There is no option { $text }; the options are 1 to { $last }.
tale-wrong-several = "{ $text }" may mean several: { $options }.
tale-wrong-unknown = "{ $text }" is none of the options; type a number, the beginning of an option, or { tale-command-help }.
