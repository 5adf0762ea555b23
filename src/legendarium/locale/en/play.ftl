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
form-high-form = High Form
form-duel = Deathmatch duel
form-melee = Deathmatch melee
form-high-form-teams = High Form in teams
form-duel-teams = Deathmatch duel in teams

## Setting up a game

welcome = Welcome to Tash-Kalar. Press Enter to accept what stands in brackets.
setup-form = Which form of the game?
setup-form-first-game = First game: small and quick, for learning (2 players)
setup-form-high-form = High Form: fulfil tasks (2 players)
setup-form-duel = Deathmatch duel: destroy enemy pieces (2 players)
setup-form-melee-3 = Deathmatch melee for 3 players
setup-form-melee-4 = Deathmatch melee for 4 players
setup-form-high-form-teams = High Form in teams, 2 against 2
setup-form-duel-teams = Deathmatch duel in teams, 2 against 2
setup-players = Who plays? Choose a number, or name all { $number } players in the order of their turns: { $names }.
setup-players-bot = You against { $number ->
    [one] a bot that thinks a little
   *[other] { $number } bots that think a little
} ({ $bot })
setup-players-easy = You against { $number ->
    [one] a bot that plays at random
   *[other] { $number } bots that play at random
} ({ $bot })
setup-players-second = A bot that thinks a little ({ $bot }) begins, you come second
setup-players-partner = You and your partner at this computer, against 2 bots ({ $bot })
setup-players-people = { $number } people who share this computer
setup-schools = Which schools? Choose a number, or name { $number } different ones in the order of the players: { $names }.
setup-prompt = [{ $default }]
setup-human = human

## Wrong set-ups

wrong-form = There is no form "{ $text }"; choose one of { $allowed }.
wrong-number = There is no number { $text } here; choose 1 to { $last }.
wrong-player = There is no player "{ $text }"; choose among { $allowed }.
wrong-players-number = This form is played by { $allowed } players, not by { $number }.
wrong-school = There is no school "{ $text }"; choose among { $allowed }.
wrong-school-twice = The school "{ $text }" was named twice; each can be chosen once.
wrong-schools-number = { $allowed } schools are needed, one for each player, not { $number }.
wrong-teams = Teams play { $allowed }.
number-or = { $one } or { $other }
language-unshown = This output cannot show the letters of that language, so the game speaks English.

## The screen

turn-own = your turn
turn-partner = you finish your partner's turn
actions-left = { $number ->
    [0] no action left
    [one] 1 action left
   *[other] { $number } actions left
}
last-turns = Last turns: the end was triggered, { $number ->
    [0] this is the last turn.
    [one] 1 more turn follows this one.
   *[other] { $number } more turns follow this one.
}
heading-tasks = Tasks
heading-hand = Your hand
heading-hand-brief = Your hand: type { command-hand } to read it
heading-news = What happened
news-more = ... { $number } more before this: type { command-news }
score-line = { $points ->
    [one] 1 point
   *[other] { $points } points
}
player-you = { $name } (you)
player-other = { $name } ({ $player })
player-cards = deck { $deck }, hand { $hand }
player-stock = stock { $pieces }
shared-decks = Decks left: legends { $legends }, flares { $flares }
shared-decks-first = Deck left: flares { $flares }
improvise-left = You may still improvise with: { $colours }
task-can-claim = can be claimed now
task-wants = { $task }: { $condition }
task-next = Next: { $task } ({ points-counted })
task-none = No task is open.
flare-title = Flare { $flare }
flare-named = flare { $flare }
flare-upper = When an opponent has at least { $more } more upgraded pieces than you: { $effect }
flare-lower = When an opponent has at least { $more } more pieces than you: { $effect }
flare-upper-now = An enemy leads by { $more } or more upgraded pieces (now { $now }): { $effect }
flare-lower-now = An enemy leads by { $more } or more pieces in all (now { $now }): { $effect }
hand-empty = You have no cards in hand.
running-card = { $card }: { $effect }
running-flare = Flare: { $effect }
hand-over-screen = Pass the device to { school-name }, then press Enter.
hand-over-prompt = Enter
input-prompt = >

## What is asked

ask-action = What do you do?
ask-last = All actions are used.
ask-handed-over = Your partner handed over: use the actions left to place common pieces.
ask-start = Place the start pieces: which one where?
ask-way = { $card }: which pieces form the pattern?
ask-pick-up = No piece is left in your stock: which of your pieces do you pick up?
ask-colour = In which colour does the point count?
ask-opponent = With which opponent do you compare?
ask-put-under = Do you put another card under its deck, face down?
ask-claim = Do you claim a task?
ask-pick = Which piece do you choose?
ask-destroy = Which piece do you destroy?
ask-upgrade = Which piece do you upgrade?
ask-downgrade = Do you downgrade it?
ask-convert = Which piece do you convert?
ask-tree = Which square does it reach?
ask-group = Which piece belongs to the group?
ask-place = Where do you place a piece?
ask-move = Which move do you make?
ask-leap = Where does the leap go?
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
option-discard = Discard { $card }
option-put-under = Put { $card } under its deck
option-hand-over = Hand over to your partner, who finishes the turn by placing pieces
option-end-turn = End the turn
option-decline = { $asked ->
    [claim] Claim no task
    [put-under] Put no more cards under a deck
    [group] Add no piece to the group
    [move] Make no move
    [leap] Make no leap
    [place] Place nothing
    [destroy] Destroy nothing
    [upgrade] Upgrade nothing
    [convert] Convert nothing
    [downgrade] Leave it as it is
    [card] Take no card back
   *[other] Go on without it
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
option-choose-destroy-adjacent = Destroy every non-legendary enemy next to it
option-choose-destroy-commons = Destroy every common enemy up to distance 2
option-way = The pieces on { $squares }
option-way-marks = marked: { $squares }
option-way-directions = directions: { $directions }
option-way-uses-up = this uses up improvising with { colour-name }

group-summon = Summon { $card } on { $squares }
group-discard = Discard a being: { $cards }
group-move = Move { piece } on { $square } ({ squares-counted })
group-leap = Leap with { piece } on { $square } ({ squares-counted })
group-place = { $colour ->
    [none] Place a { rank-name } piece ({ squares-counted })
   *[other] Place a { colour-name } { rank-name } piece ({ squares-counted })
}
type-empty-square = Place a common piece: type an empty square, such as { $square }.
type-own-square = No piece is left in your stock: type an empty square or that of a piece of yours to pick up.
type-any-empty = Type any empty square, such as { $square }.
type-square = Type a square: { $squares }
type-piece = Type the piece's square: { $squares }
enter-ends-turn = Press Enter to end the turn; after that nothing of it can be taken back.
last-look = That was your last choice of this turn: press Enter to pass on, or type { command-undo } to take it back.
back = Back

## What has happened

event-turn = { school-name } begins a turn.
event-placed = A { colour-name } { rank-name } piece is placed on { $square }.
event-summoned = { $you ->
    [yes] You summon { $card } on { $square }.
   *[no] { colour-name-capital } summons { $card } ({ rank-name }) on { $square }.
}
event-destroyed = The { colour-name } { rank-name } piece on { $square } is destroyed.
event-converted = The piece on { $square } is converted: it is a { colour-name } { rank-name } one now.
event-upgraded = The { colour-name } piece on { $square } is upgraded: it is { rank-name } now.
event-downgraded = The { colour-name } piece on { $square } is downgraded: it is { rank-name } now.
event-moved = The { colour-name } { rank-name } piece moves from { $from } to { $to }.
event-leapt = The { colour-name } { rank-name } piece leaps from { $from } to { $to }.
event-picked-up = The { colour-name } piece on { $square } is picked up.
event-gained-turn = { $you ->
    [yes] You gain an extra turn after this one.
   *[no] { school-short } gains an extra turn after this one.
}
event-gained-action = { $number ->
    [one] An action is gained.
   *[other] { $number } actions are gained.
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
event-end-triggered = The end of the game is triggered: everybody has one last turn.
event-game-over = The game is over.
event-concede-offered = { $you ->
    [yes] You are ready to concede.
   *[no] { school-short } is ready to concede.
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
result-won-team = { $names } win together.
result-shared = { $names } share the victory.
result-conceded = The game was conceded.
result-points = The end came because enough points were reached.
result-last-card = The end came because { school-name } drew the last card of the deck.
result-skipped = All agreed to skip the last turns.
result-tie-shared = Points, upgraded pieces and pieces are equal.
result-tie-upgraded = The points are equal: more upgraded pieces decide.
result-tie-pieces = Points and upgraded pieces are equal: more pieces decide.
result-tie-colours = The lowest colours are equal: the next lowest decides.

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
command-concede = concede
command-skip = skip
command-quit = quit
answer-yes = yes
answer-no = no
yes-no-prompt = { answer-yes } / { answer-no }

help-heading = How to answer, and what else you can type
help-number = a number: the option with that number
help-square = a square such as e5: place a piece there, or choose what stands there
help-card = a card's name or its beginning, such as kni: what can be done with the card
help-notation = the notation of the log, such as summon knight d4, always works
help-undo = { command-undo }: take back your last choice of this turn
help-board = { command-board }: draw everything again
help-hand = { command-hand }: read your cards, and what the open tasks want
help-news = { command-news }: what has happened since your last choice
help-show = { command-show } CARD: read any card, flare or task of the game
help-piles = { command-piles }: what lies in the discard piles, and which tasks were claimed
help-log = { command-log }: everything chosen so far, in notation
help-save = { command-save } FILE: write the game to a file
help-load = { command-load } FILE: go on with a saved game
help-concede = { command-concede }: give up
help-skip = { command-skip }: agree to skip the last turns
help-quit = { command-quit }: leave
help-legend-heading = How to read the drawings
help-legend-pieces = Pieces: the letter is the owner ({ $owners }), the shape is the rank: { $common } common, { $heroic } heroic, { $legendary } legendary.
help-legend-squares = Squares: [ ] is red, ( ) is green, { $changed } marks where something has just happened, { $dot } a central square.
help-legend-patterns = Cards: { $common } and { $heroic } are pieces of yours of that rank or a higher one; @ is where the being appears, and when a shape follows the @, it replaces your piece there. { $mark } marks squares and arrows show directions that the effect speaks of. A pattern may be turned and mirrored.
help-size = A window of 80 columns and 40 lines is comfortable; 80 by 24 works too.

## Answers to commands

undone = Your last choice is taken back.
undo-nothing = There is nothing to take back: what came before is final.
undo-off = This table plays without taking back.
undo-not-yours = The last choice was not made by a person here, so it cannot be taken back.
undo-other-person = { school-name } made the last choice, and only whoever made a choice takes it back.
log-empty = Nothing has been chosen yet.
log-turn = { $number }. { school-short }: { $choices }
log-hidden = a card
news-none = Nothing has happened yet.
piles-discard = Discard pile of { school-short }: { $cards }
piles-legends = Discarded legends: { $cards }
piles-flares = Discarded flares: { $cards }
piles-claimed = Tasks claimed by { colour-name }: { $tasks }
piles-nothing = nothing
show-what = Type { command-show } and the name of a card, a flare or a task, such as: { command-show } { $example }.
show-unknown = There is no card, flare or task "{ $text }"; a name such as { $example } will do.
show-several = Several have a name like that: { $names }.
show-task = { $task } ({ points-counted }): { $condition }
save-where = Type { command-save } and the name of a file, such as: { command-save } game.json.
saved = The game is saved in { $file }.
save-refused = { $file } was not written: there is a file of that name that is not an undamaged saved game of ours. Choose another name.
save-failed = { $file } could not be written ({ $reason }). Choose another place.
load-where = Type { command-load } and the name of a file, such as: { command-load } game.json.
loaded = The game in { $file } goes on.
load-sure = The game is not saved. Load the other one anyway?
load-missing = { $file } could not be read ({ $reason }).
reason-missing = there is no such file or folder
reason-permission = it is not allowed
reason-directory = it is a folder
reason-other = the system refuses
load-foreign = { $file } is not a saved game of Legendarium, or it is damaged.
load-version = { $file } was saved by another version of Legendarium, which this one does not read.
load-damaged = { $file } is a damaged saved game.
load-other-game = { $file } is a saved game of another kind ({ $game }), not of Tash-Kalar.
load-player = { $file } has a player "{ $text }" that is not here; known are { $allowed }.
load-alone = A saved game brings its own form, players and cards; leave out { $options }, or --load.
concede-sure = Do you really give up the game?
concede-agree = { school-name }: do you agree to concede?
concede-melee = Nobody can concede in a melee.
skip-agree = { school-name }: do you agree to skip the last turns?
skip-too-early = The last turns can be skipped only once the end is triggered.
not-agreed = { school-name } does not agree, so the game goes on.
unchanged = Nothing is changed.
quit-sure = The game is not saved. Leave anyway?
left-unsaved = The game was not saved.
yes-or-no = Please answer { answer-yes } or { answer-no }.
goodbye = Goodbye.

## Wrong answers

wrong-unknown = "{ $text }" is none of the options; type a number, a square, a card's name or { command-help }.
wrong-empty = Type a number, a square, a card's name or { command-help }.
wrong-option-number = There is no option { $text }; the options are { $allowed }.
wrong-no-options = There is no option { $text }; { $allowed }
wrong-no-square = There is no square { $square }; columns are a to i, rows 1 to 9, and three squares are missing in each corner.
wrong-square-occupied = { $square } is not empty, { piece } stands there; a piece is placed on an empty square.
wrong-no-actions = No action is left; you can only end the turn or, when its conditions allow, invoke your flare.
wrong-square = { $square } cannot be chosen now; type one of { $squares }.
wrong-square-no = { $square } cannot be chosen now; choose one of the numbers.
wrong-not-in-hand = You do not have { $card } in your hand.
wrong-no-pattern = { $card } cannot be summoned now: your pieces do not form its pattern around a square that can take it.
wrong-no-pattern-there = { $card } cannot be summoned on { $square }; possible are { $squares }.
wrong-discard-first-game = There is no discarding in the first game.
wrong-discard-twice = Only one action of a turn may be a discard.
wrong-flare-conditions = The flare cannot be invoked now: neither of its conditions holds.
wrong-flare-none = You have no flare in hand.
wrong-actions-left = The turn cannot end yet: { actions-left }.
wrong-not-now = "{ $text }" is not possible now; choose one of the options.
