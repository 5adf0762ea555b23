### Tainted Grail in the terminal: pages, commands, files. What cards and rules say is in
### tainted-grail.ftl and its neighbours.
###
### $menhir, $guardian: the campaign's own words. $name, $names, $places: names from the campaign.

## Setting up

tale-go-on = Continue: { $campaign }, day { $day }, { $names }
tale-ask-campaign = Which campaign?
tale-ask-characters = Who sets out? Choose a number, or list one to four characters.
tale-ask-players = Who's playing? Choose a number, or list { $number } players in the order of the characters: { $names }.
tale-ask-players-people = You, and anyone with you, play them all
tale-ask-players-bots = You play { $name }, bots ({ $bot }) play the others
tale-ask-mode = Which difficulty?
tale-ask-mode-normal = Normal: the standard rules
tale-ask-mode-story = Story mode: easier, if you're here for the story
tale-mode-normal = normal mode
tale-mode-story = story mode
tale-wrong-campaign = There's no campaign called "{ $text }". Available: { $allowed }.
tale-wrong-character = "{ $text }" doesn't match exactly one character. Available: { $allowed }.
tale-wrong-character-twice = You listed { $name } twice. Each character can be chosen only once.
tale-wrong-number = Choose one to four characters, not { $number }.
tale-wrong-players = { $wanted ->
    [one] You need { $wanted } player
   *[other] You need { $wanted } players
}, one per character, not { $number }.
tale-wrong-mode = There's no mode called "{ $text }". Available: { $allowed }.
tale-no-campaign = No campaigns are installed.
tale-faulty = The campaign "{ $name }" can't be played: { $number ->
    [one] it has 1 error.
   *[other] it has { $number } errors.
}
tale-load-alone = A saved game already has its own characters and players. Remove { $options }, or remove --load.

## The page

tale-chapter = chapter { $number }
tale-day = day { $number }
tale-phase-morning = morning
tale-phase-evening = evening
tale-untranslated = This campaign's story isn't available in your language, so it's told in { $language ->
    [en] English
    [cs] Czech
    [de] German
    [pl] Polish
    [ru] Russian
   *[other] its own language
}.
tale-not-kept = Autosave is off (can't write to the save folder). Type { tale-command-save } FILE now and then.
tale-read-on = [Enter: continue]
tale-quest = Quest:
tale-quest-done = done
tale-everybody = Everyone
tale-let-act = Let { $name } act now ({ $bot })
tale-last-light = No { $menhir } will be lit tomorrow. Everyone will suffer each morning until one is lit again.
tale-going = Gone tomorrow, unless a light reaches it: { $places }
tale-legend-lit = lit { $menhir } with its dial
tale-legend-dark = unlit { $menhir }
tale-legend-reach = light that reaches here
tale-legend-going = gone tomorrow
tale-legend-dial = dial
tale-legend-dropped = dropped items
tale-legend-dark-path = path beyond the light
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
tale-lies-here = Dropped here: { $name }
tale-passed = passed
tale-dying = dying (dial { $number })
tale-insane = going insane
tale-panic = panic
tale-exhausted = exhausted
tale-face-down = face down
tale-left-out = set aside
tale-decks = Decks: combat { $combat }, diplomacy { $diplomacy }, set aside { $aside }
tale-turn = turn { $number }
tale-stage = stage { $number } of { $of }
tale-lost = lost
tale-won = won
tale-sign-marker = marker
tale-sign-card = draw a card
tale-sign-extra = may be played as an extra card
tale-sign-torn = discards the last card
tale-sign-affinity = affinity
tale-sign-symbol = symbol
tale-sign-magic = needs 1 Magic
tale-sign-free = free key
tale-sign-linked = linked
tale-sign-open = open

## Quests, tasks, what was read

tale-hint-places = Places to explore: { $places }
tale-no-quests = No active quests.
tale-tasks = Tasks
tale-no-tasks = No tasks noted yet.
tale-statuses = Statuses
tale-no-statuses = No statuses marked yet.
tale-log-empty = You haven't read anything yet.
tale-log-before = Read earlier
tale-log-more = Type { tale-command-log } and a number or a name to read it again, such as: { tale-command-log } 101.
tale-log-none = You haven't read anything called "{ $text }".

## Commands

tale-command-help = help
tale-command-page = page
tale-command-map = map
tale-command-board = board
tale-command-show = show
tale-command-quests = quests
tale-command-tasks = tasks
tale-command-log = log
tale-command-back = undo
    .alias = back
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
tale-help-words = the start of an option's words: the same, such as pass, or travel toll
tale-help-help = { tale-command-help }: this list
tale-help-page = { tale-command-page }: redraw the page
tale-help-map = { tale-command-map }: the whole map and how to read it
tale-help-board = { tale-command-board } NAME: a character's board, with the text of every card
tale-help-show = { tale-command-show } NAME: read a place, a card, an item, a secret
tale-help-quests = { tale-command-quests }: the active quests and their hints
tale-help-tasks = { tale-command-tasks }: tasks and statuses
tale-help-log = { tale-command-log }: what you've read so far; { tale-command-log } 101 shows it again
tale-help-back = { tale-command-back }: undo your last choice, unless it was final; { tale-command-back } 2: undo the last two choices, those of bots included
tale-help-save = { tale-command-save } FILE: save the game to a file; it's also saved automatically after every choice
tale-help-load = { tale-command-load } FILE: continue a saved game
tale-help-sheet = { tale-command-sheet } FILE: write a printable save sheet; as a web page if FILE ends in .html
tale-help-join = { tale-command-join } NAME: a character joins, between actions; { tale-command-join } NAME BOT for a bot
tale-help-leave = { tale-command-leave } NAME: a character leaves, between actions
tale-help-rules = { tale-command-rules } ID: look up a rule by the id shown with a refusal, such as MAP-1
tale-help-language = { tale-command-language } cs: switch language (en, cs, de, pl, ru)
tale-help-quit = { tale-command-quit }: quit; the game is saved
tale-help-map-heading = How to read the map
tale-help-bars-heading = How to read the tracks
tale-help-bars = { $full } filled, { $red } and { $filled } red spaces, { $bonus } bonus spaces, { $limiter } current Health, { $cap } where Health caps Energy.
tale-nobody = No character in play is called "{ $text }".
tale-show-what = Type { tale-command-show } and the name of a place or a card.
tale-show-none = Nothing face up is called "{ $text }".
tale-show-several = Several names match: { $names }.
tale-rules-none = There's no rule with the id "{ $text }". Ids are shown with a refusal, such as MAP-1.
tale-back-final = Nothing to undo: whatever was read or drawn at random is final.
tale-back-how-many = Type { tale-command-back } alone or with a number of choices, not "{ $text }".
tale-language-which = Type { tale-command-language } and one of { $allowed }.
tale-join-not-now = Players can join only between actions during the day, and no more than four can play.
tale-join-who = "{ $text }" can't join. Available: { $names }.
tale-join-where = Next to whom?
tale-leave-not-now = Players can leave only between actions during the day, and at least one must stay.
tale-leave-who = "{ $text }" isn't playing. In play: { $names }.

## Files

tale-kept = Game saved. Continue with `legendarium play tainted-grail`.
tale-load-other-game = { $file } is a saved game from another game ({ $game }), not from Tainted Grail. It has not been changed.
tale-load-other-campaign = { $file } belongs to the campaign "{ $campaign }", but this is { $here }. It has not been changed.
tale-load-newer-campaign = { $file } was saved with version { $version } of the campaign, but this is version { $here }. It has not been changed.
tale-sheet-written = Sheet saved to { $file }.
tale-sheet-refused = { $file } was not saved: a file with that name already exists and isn't a save sheet. Choose another name.

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
tale-sheet-lying = Dropped items
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
tale-sheet-secrets = Unused secrets
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
    [combat] Combat cards set aside
   *[diplomacy] Diplomacy cards set aside
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

tale-refused = { $reason } ({ $rule })
tale-wrong-empty = Type a number from 1 to { $last }, the beginning of an option, or { tale-command-help }.
tale-wrong-number-typed = There's no option { $text }. Choose 1 to { $last }.
tale-wrong-several = "{ $text }" matches several options: { $options }.
tale-wrong-unknown = "{ $text }" isn't an option. Type a number, the beginning of an option, or { tale-command-help }.
