### What the game in the terminal says.
###
### $colour (blue, red, yellow, green), $rank (common, heroic, legendary), $school (northern, southern,
### highland, sylvan), $direction (n to nw), $whose (own, enemy), $target (own, enemy, none) and
### $asked are names of variants, never words, so that each language can bend its own words to fit.
### Messages may refer to each other: a message referred to sees the values of the sentence that it
### is part of. A language may add messages of its own for that, such as the same piece in another
### case. $card, $flare and $task are names from the card files.

## Words that sentences are made of

colour-name = { $colour ->
    [blue] blue
    [red] red
    [yellow] yellow
   *[green] green
}
colour-name-capital = { $colour ->
    [blue] Blue
    [red] Red
    [yellow] Yellow
   *[green] Green
}
colour-letter = { $colour ->
    [blue] B
    [red] R
    [yellow] Y
   *[green] G
}
rank-name = { $rank ->
    [common] common
    [heroic] heroic
   *[legendary] legendary
}
school-name = { $school ->
    [northern] Northern Imperial
    [southern] Southern Imperial
    [highland] Highland
   *[sylvan] Sylvan
}
school-short = { $school ->
    [northern] Northern
    [southern] Southern
    [highland] Highland
   *[sylvan] Sylvan
}
direction-name = { $direction ->
    [n] north, up the board
    [ne] northeast
    [e] east, to the right
    [se] southeast
    [s] south, down the board
    [sw] southwest
    [w] west, to the left
   *[nw] northwest
}
piece = { $whose ->
    [own] your { rank-name } piece
   *[enemy] the { colour-name } { rank-name } piece
}
target-piece = { $target ->
    [own] your own { $target_rank ->
        [common] common
        [heroic] heroic
       *[legendary] legendary
    } piece
   *[enemy] the { $target_colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    } { $target_rank ->
        [common] common
        [heroic] heroic
       *[legendary] legendary
    } piece
}
and-destroy-target = { $target ->
    [none] { "" }
   *[other] , destroying { target-piece }
}
squares-counted = { $number ->
    [one] 1 square
   *[other] { $number } squares
}
points-counted = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cards-counted = { $number ->
    [one] 1 card
   *[other] { $number } cards
}

## Forms of the game

form-first-game = First game
    .about = Short and simple, for learning.
form-high-form = High Form
form-duel = Deathmatch duel
form-melee = Deathmatch melee
form-in-teams = { $form } in teams
form-for-seats = { $form } for { $seats } players

# A sentence or two about a form, from its facts: who plays, the aim, how it ends.
form-players = { $seats } players.
form-players-teams = Two against two with shared pieces.
form-goal-by_tasks = Claim tasks.
form-goal-by_destruction = Destroy enemy pieces.
form-goal-by_colours = Destroy enemy pieces. Your score is the colour in which you have the fewest
    points.
form-no-legends = No legends.
form-played-to = Played to { $points } points.

## Setting up a game

welcome = Welcome to Tash-Kalar. Press Enter to accept the default in brackets.
ask-kept = Continue a game or start a new one?
go-on = Continue: { $form }, { $players }
begin-new = Start a new game
type-number = "{ $text }" isn't on the list. Type one of the numbers.
setup-form = Which form do you want to play?
setup-form-line = { $form }: { $about }
setup-players = Who's playing? Choose a number, or list all { $number } players in turn order:
    { $names }.
setup-players-bot = You against { $number ->
    [one] a medium bot
   *[other] { $number } medium bots
} ({ $bot })
setup-players-easy = You against { $number ->
    [one] a random bot
   *[other] { $number } random bots
} ({ $bot })
setup-players-second = A medium bot ({ $bot }) goes first, you go second
setup-players-partner = You and your partner at this computer, against 2 bots ({ $bot })
setup-players-people = { $number } people sharing this computer
setup-schools = Which schools? Choose a number, or list { $number } different schools in player
    order: { $names }.
setup-prompt = [{ $default }]
setup-human = human

## Wrong set-ups

wrong-form = There's no form called "{ $text }". Choose one of { $allowed }.
wrong-number = { $text } isn't on the list. Choose a number from 1 to { $last }.
wrong-player = There's no player called "{ $text }". Choose from { $allowed }.
wrong-players-number = This form is for { $allowed } players, not { $number }.
wrong-school = There's no school called "{ $text }". Choose from { $allowed }.
wrong-school-twice = You listed the school "{ $text }" twice. Each can be chosen only once.
wrong-schools-number = You need { $allowed } schools, one per player, not { $number }.
wrong-teams = Teams can only play { $allowed }.
number-or = { $one } or { $other }
language-unshown = This terminal can't display that language, so the game is in English.

## The screen

turn-own = your turn
turn-partner = you're playing on your partner's turn
actions-left = { $number ->
    [0] no actions left
    [one] 1 action left
   *[other] { $number } actions left
}
last-turns = Last turns: the end has been triggered; { $number ->
    [0] this is the last turn.
    [one] 1 more turn follows this one.
   *[other] { $number } more turns follow this one.
}
heading-tasks = Tasks
heading-hand = Your hand
heading-hand-brief = Your hand: type { command-hand } to read it
heading-news = What happened
news-more = ... { $number } earlier: type { command-news }
score-line = { $points ->
    [one] 1 point
   *[other] { $points } points
}
player-you = { $name } (you)
player-other = { $name } ({ $player })
player-cards = deck { $deck }, hand { $hand }
player-stock = stock { $pieces }
shared-decks = Decks left: legends { $legends }, flares { $flares }
shared-decks-flares = Deck left: flares { $flares }
improvise-left = You may still improvise with: { $colours }
task-can-claim = can be claimed now
task-wants = { $task }: { $condition }
task-next = Next: { $task } ({ points-counted })
task-none = No open tasks.
flare-title = Flare { $flare }
flare-named = flare { $flare }
flare-upper = When an opponent has at least { $more } more upgraded pieces than you: { $effect }
flare-lower = When an opponent has at least { $more } more pieces than you: { $effect }
flare-upper-now = If an opponent leads by { $more } or more upgraded pieces (now { $now }):
    { $effect }
flare-lower-now = If an opponent leads by { $more } or more pieces in total (now { $now }):
    { $effect }
flare-scores = When you invoke it, { $scoring ->
    [by_colours] the opponent you compare with scores 1 point in your colour
   *[by_destruction] the other side scores 1 point
}.
hand-empty = You have no cards in hand.
running-card = { $card }: { $effect }
running-flare = Flare: { $effect }
hand-over-screen = Pass the device to { school-name }, then press Enter.
hand-over-prompt = Enter
input-prompt = >

## What is asked

ask-action = What do you want to do?
ask-last = You've used all your actions.
ask-handed-over = Your partner has handed over the turn: use the remaining actions to place common
    pieces.
ask-start = Place the starting pieces: which one goes where?
ask-way = { $card }: which pieces form the pattern?
ask-pick-up = Your stock has no suitable piece left. Which of your pieces do you pick up?
ask-colour = Which colour do you score the point in?
ask-opponent = Which opponent do you compare with?
ask-opponent-scores = That opponent scores 1 point in your colour.
ask-put-under = Put another card under its deck, face down?
ask-claim = Claim a task?
ask-pick = Which piece do you choose?
ask-destroy = Which piece do you destroy?
ask-upgrade = Which piece do you upgrade?
ask-downgrade = Downgrade it?
ask-convert = Which piece do you convert?
ask-tree = Which square does it affect?
ask-group = Which piece do you add to the group?
ask-place = Where do you place a piece?
ask-move = Which move do you make?
ask-leap = Where does it leap to?
ask-direction = Which direction?
ask-choose = What do you choose?
ask-card = Which card goes back on top of your deck?

## What may be chosen

option-place = { $colour ->
    [none] Place a { rank-name } piece on { $square }
   *[other] Place a { colour-name } { rank-name } piece on { $square }
}
option-pick-up-and-place = Pick up { piece } on { $square } and place it there as a common piece
option-summon = Summon { $card } on { $square }{ and-destroy-target }
option-flare = Invoke the { $card }
option-flare-scoring = { option-flare } ({ $scoring ->
    [by_colours] the opponent you compare with scores 1 point in your colour
   *[by_destruction] the other side scores 1 point
})
option-discard = Discard { $card }
option-put-under = Put { $card } under its deck
option-hand-over = Hand over: your partner finishes any effect and uses your remaining actions to
    place common pieces
option-end-turn = End the turn
option-decline = { $asked ->
    [claim] Don't claim a task
    [put-under] Done putting cards under decks
    [group] The group is complete
    [move] Don't move
    [leap] Don't leap
    [place] Place nothing
    [destroy] Destroy nothing
    [upgrade] Upgrade nothing
    [convert] Convert nothing
    [downgrade] Leave it as it is
    [card] Don't take a card back
   *[other] Skip
}
option-pick = Choose { piece } on { $square }
option-destroy = Destroy { piece } on { $square }
option-upgrade = Upgrade { piece } on { $square }
option-downgrade = Downgrade { piece } on { $square }
option-convert = Convert { piece } on { $square }
option-group = Add { piece } on { $square } to the group
option-pick-up = Pick up { piece } on { $square }
option-move = Move { piece } from { $from } to { $to }{ and-destroy-target }
option-leap = Leap with { piece } from { $from } to { $to }{ and-destroy-target }
option-direction = { direction-name }
option-colour = { colour-name-capital }
option-opponent = { colour-name-capital }
option-claim = Claim { $task } for { points-counted }
option-card = { $card }
option-choose-gain-action = Gain an action
option-choose-destroy-adjacent = Destroy every adjacent non-legendary enemy piece
option-choose-destroy-commons = Destroy every enemy common piece up to distance 2
option-way = The pieces on { $squares }
option-way-marks = marked: { $squares }
option-way-directions = directions: { $directions }
option-way-uses-up = uses up your improvised summoning with { colour-name }

group-summon = Summon { $card } on { $squares }
group-discard = Discard a being: { $cards }
group-move = Move { piece } on { $square } ({ squares-counted })
group-leap = Leap with { piece } on { $square } ({ squares-counted })
group-place = { $colour ->
    [none] Place a { rank-name } piece ({ squares-counted })
   *[other] Place a { colour-name } { rank-name } piece ({ squares-counted })
}
type-empty-square = Place a common piece: type an empty square, such as { $square }.
type-own-square = You have no pieces left to place: type an empty square, or the square of one of
    your pieces to pick it up.
type-any-empty = Type any empty square, such as { $square }.
type-square = Type a square: { $squares }
type-piece = Type the piece's square: { $squares }
enter-ends-turn = Press Enter to end your turn. You can't undo after that.
last-look = That was your last choice this turn: press Enter to continue, or type { command-undo }
    to undo it.
back = Back

## What has happened

event-turn = { school-name } starts a turn.
event-placed = A { colour-name } { rank-name } piece is placed on { $square }.
event-summoned = { $you ->
    [yes] You summon { $card } on { $square }.
   *[no] { colour-name-capital } summons { $card } ({ rank-name }) on { $square }.
}
event-destroyed = The { colour-name } { rank-name } piece on { $square } is destroyed.
event-converted = The piece on { $square } is converted into a { colour-name } { rank-name } piece.
event-upgraded = The { colour-name } piece on { $square } is upgraded to { rank-name }.
event-downgraded = The { colour-name } piece on { $square } is downgraded to { rank-name }.
event-moved = The { colour-name } { rank-name } piece moves from { $from } to { $to }.
event-leapt = The { colour-name } { rank-name } piece leaps from { $from } to { $to }.
event-picked-up = The { colour-name } piece on { $square } is picked up.
event-gained-turn = { $you ->
    [yes] You gain an extra turn after this one.
   *[no] { school-short } gains an extra turn after this one.
}
event-gained-action = { $number ->
    [one] 1 extra action.
   *[other] { $number } extra actions.
}
event-recovered = { $you ->
    [yes] You put { $card } back on top of your deck.
   *[no] { school-short } puts { $card } back on top of the deck.
}
event-invoked = { $you ->
    [yes] You invoke the { $flare }.
   *[no] { colour-name-capital } invokes the { $flare }.
}
event-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { school-short } discards { $card }.
}
event-put-under = { $you ->
    [yes] You put { $card } under its deck.
   *[no] { school-short } puts a card under the { $deck ->
        [flare] flare deck
        [legend] legend deck
       *[being] deck of its own school
    }.
}
event-handed-over = { $you ->
    [yes] You hand over to your partner.
   *[no] { school-short } hands over to { $partner }.
}
event-drew-own = You draw { $cards }.
event-drew-other = { school-short } draws { cards-counted }.
event-claimed = { $you ->
    [yes] You claim the task { $task } for { points-counted }.
   *[no] { colour-name-capital } claims the task { $task } for { points-counted }.
}
event-scored = { $you ->
    [yes] You score { points-counted }.
   *[no] { colour-name-capital } scores { points-counted }.
}
event-scored-in-colour = { $you ->
    [yes] You score { points-counted } in { $in_colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    }.
   *[no] { colour-name-capital } scores { points-counted } in { $in_colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    }.
}
event-scored-by-flare = { $you ->
    [yes] You score { points-counted }
   *[no] { colour-name-capital } scores { points-counted }
}{ $in_colour ->
    [none] { "" }
    [blue] { " " }in blue
    [red] { " " }in red
    [yellow] { " " }in yellow
   *[green] { " " }in green
} because a flare was invoked.
event-end-triggered = The end of the game has been triggered: everyone gets one last turn.
event-game-over = The game is over.
event-concede-offered = { $you ->
    [yes] You want to resign.
   *[no] { school-short } wants to resign.
}
event-skip-last-turns-offered = { $you ->
    [yes] You agree to skip the last turns.
   *[no] { school-short } agrees to skip the last turns.
}

## The end

afterwards = Type { command-log }, { command-news }, { command-piles }, { command-show } CARD, { command-save } FILE, { command-load } FILE or { command-quit }, or press Enter to leave.
afterwards-not = The game is over, so "{ $text }" does nothing; type { command-log }, { command-news }, { command-piles }, { command-show } CARD, { command-save } FILE, { command-load } FILE or { command-quit }.
result-won = { school-name } wins.
result-won-own = You win.
result-won-team = { $names } win as a team.
result-shared = { $names } share the victory.
result-conceded = { $names } { $number ->
    [one] resigns
   *[other] resign
}.
result-conceded-own = You resign.
result-points = The game ended because the points limit was reached.
result-last-card = The game ended because { school-name } drew the last card of the deck.
result-skipped = Everyone agreed to skip the last turns.
result-tie-shared = Tied on points, upgraded pieces and total pieces.
result-tie-upgraded = Tied on points: decided by upgraded pieces.
result-tie-pieces = Tied on points and upgraded pieces: decided by total pieces.
result-tie-colours = Tied on the lowest colour: decided by the next lowest.

## Commands: words to type, and what they do

command-help = help
command-undo = undo
command-board = board
command-hand = hand
command-news = news
command-show = show
command-piles = piles
command-log = log
command-save = save
command-load = load
command-concede = resign
    .alias = concede
command-skip = skip
command-quit = quit
answer-yes = yes
answer-no = no
yes-no-prompt = { answer-yes } / { answer-no }

help-heading = How to answer, and what else you can type
help-number = a number: the option with that number
help-square = a square such as e5: place a piece there, or choose the piece there
help-card = a card's name or the start of it, such as kni: see what you can do with the card
help-notation = log notation, such as summon knight d4, always works
help-undo = { command-undo }: undo your last choice this turn
help-board = { command-board }: redraw the screen
help-hand = { command-hand }: read your cards and the open tasks
help-news = { command-news }: what has happened since your last choice
help-show = { command-show } CARD: read any card, flare or task of the game
help-piles = { command-piles }: show the discard piles and claimed tasks
help-log = { command-log }: every choice so far, in notation
help-save = { command-save } FILE: save the game to a file; it's also saved automatically after every choice
help-load = { command-load } FILE: continue a saved game
help-concede = { command-concede }: resign the game
help-skip = { command-skip }: agree to skip the last turns
help-quit = { command-quit }: quit
help-legend-heading = How to read the board
help-legend-pieces = Pieces: the letter is the owner ({ $owners }), the shape is the rank: { $common } common, { $heroic } heroic, { $legendary } legendary.
help-legend-squares = Squares: [ ] is red, ( ) is green, { $changed } marks where something has just happened, { $dot } a central square.
help-legend-patterns = Cards: { $common } and { $heroic } are your pieces of that rank or higher; @
    is where the being appears, and if a shape follows the @, the being replaces your piece there.
    { $mark } marks squares, and arrows show directions, that the effect refers to. Patterns may be
    rotated and mirrored.
help-size = Best in a window of 80 columns by 40 lines; 80 by 24 works too.

## Answers to commands

undone = Last choice undone.
undo-nothing = Nothing to undo: everything before this is final.
undo-off = Undo is off in this game.
undo-not-yours = The last choice wasn't made by a player here, so you can't undo it.
undo-other-person = { school-name } made the last choice, and only they can undo it.
log-empty = No choices yet.
log-turn = { $number }. { school-short }: { $choices }
log-hidden = a card
news-none = Nothing has happened yet.
piles-discard = { school-short } discard pile: { $cards }
piles-legends = Discarded legends: { $cards }
piles-flares = Discarded flares: { $cards }
piles-claimed = Tasks claimed by { colour-name }: { $tasks }
piles-nothing = none
show-what = Type { command-show } and the name of a card, a flare or a task, such as: { command-show } { $example }.
show-unknown = There's no card, flare or task called "{ $text }". Try a name such as { $example }.
show-several = Several names match: { $names }.
show-task = { $task } ({ points-counted }): { $condition }
save-where = Type { command-save } and the name of a file, such as: { command-save } game.json.
saved = Game saved to { $file }.
save-refused = { $file } was not saved: a file with that name already exists and isn't a valid saved
    game. Choose another name.
save-failed = Couldn't save { $file } ({ $reason }). Choose another location.
load-where = Type { command-load } and the name of a file, such as: { command-load } game.json.
loaded = Game loaded from { $file }.
load-sure = This game isn't saved. Load the other one anyway?
load-missing = Couldn't read { $file } ({ $reason }).
reason-missing = no such file or folder
reason-permission = permission denied
reason-directory = it is a folder
reason-other = system error
load-foreign = { $file } isn't a Legendarium saved game, or it's damaged.
load-version = { $file } was saved by another version of Legendarium and can't be opened by this
    one.
load-damaged = { $file } is damaged and can't be loaded.
load-another = Name another file, or an earlier copy of this one.
load-lost = The rules have changed since then: the last choices ({ $number }) are no longer possible and
    were left out.
load-other-game = { $file } is a saved game from another game ({ $game }), not from Tash-Kalar.
load-player = { $file } names a player "{ $text }" that isn't available here. Available:
    { $allowed }.
load-alone = A saved game already has its own form, players and cards. Remove { $options }, or
    remove --load.
concede-sure = Resign this game?
concede-agree = { school-name }: do you agree to resign?
concede-refused = You can't resign in this form of the game.
skip-agree = { school-name }: do you agree to skip the last turns?
skip-too-early = You can only skip the last turns once the end has been triggered.
not-agreed = { school-name } doesn't agree, so the game continues.
unchanged = Nothing changed.
quit-sure = This game isn't saved. Quit anyway?
left-unsaved = The game was not saved.
kept = Game saved. Continue with `legendarium play`.
not-kept = Autosave is off (can't write to the save folder). Type { command-save } FILE now and then.
yes-or-no = Please answer { answer-yes } or { answer-no }.
goodbye = Goodbye.

## Wrong answers

wrong-unknown = "{ $text }" isn't an option. Type a number, a square, a card's name or
    { command-help }.
wrong-empty = Type a number, a square, a card's name or { command-help }.
wrong-option-number = There's no option { $text }; choose { $allowed }.
wrong-no-options = There is no option { $text }; { $allowed }
wrong-no-square = There's no square { $square }. Columns are a to i, rows 1 to 9, and each corner is
    missing three squares.
wrong-square-occupied = { $square } is taken by { piece }. You can only place on an empty square.
wrong-no-actions = You have no actions left. End your turn or, if its conditions allow, invoke your
    flare.
wrong-square = You can't choose { $square } now. Type one of { $squares }.
wrong-square-no = You can't choose { $square } now. Choose one of the numbers.
wrong-not-in-hand = You don't have { $card } in hand.
wrong-no-pattern = You can't summon { $card } now: your pieces don't form its pattern with a valid
    summoning square.
wrong-no-pattern-there = You can't summon { $card } on { $square }. You can on { $squares }.
wrong-discard-form = You can't discard in this form of the game.
wrong-discard-twice = You can discard only once per turn.
wrong-flare-conditions = You can't invoke the flare now: neither of its conditions is met.
wrong-flare-none = You have no flare in hand.
wrong-actions-left = You can't end your turn yet: { actions-left }.
wrong-not-now = "{ $text }" isn't possible now. Choose one of the options.
