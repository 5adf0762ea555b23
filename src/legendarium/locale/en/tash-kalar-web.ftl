### What the browser says while Tash-Kalar is played.
###
### Variants ($colour, $rank, $school and the like) are those of play.ftl.

## The log

tk-log-your-turn = Your turn.
tk-log = Log
tk-log-empty = Nothing has happened yet.

## The players

tk-players = Players
tk-you = You
tk-bot = bot
tk-bot-sits-in = a bot sits in
tk-offline = away
tk-handed-over = handed over
tk-points-of = { $points } of { $limit } points
tk-points-by-colour = Points by colour
tk-cards-held = { $beings ->
    [one] 1 being
   *[other] { $beings } beings
}, { $legends ->
    [one] 1 legend
   *[other] { $legends } legends
}, { $flares ->
    [0] no flare
   *[other] a flare
} in hand
tk-cards-held-short = { $beings } + { $legends } + { $flares } cards

## This turn

tk-this-turn = This turn
tk-destroyed = Destroyed:
tk-summoned = Summoned:
tk-nothing-yet = nothing yet
tk-summoned-on = { $card } ({ $square })
tk-piece = { colour-name } { rank-name } piece
tk-war-summoner = The next being may use one enemy piece in its pattern.
tk-extra-turn = Another turn follows this one.
tk-extra-cards = At the end of the turn { $number ->
    [one] 1 being more is drawn.
   *[other] { $number } beings more are drawn.
}
tk-extra-legends = At the end of the turn { $number ->
    [one] 1 legend more is drawn.
   *[other] { $number } legends more are drawn.
}

## Setting up a table

tk-form-first-game = First game
tk-form-high-form = High Form
tk-form-duel = Deathmatch duel
tk-form-melee-3 = Melee for three
tk-form-melee-4 = Melee for four
tk-form-high-form-teams = High Form in teams
tk-form-duel-teams = Duel in teams
tk-about-first-game = Two players. Small and quick, for learning: no legends, until somebody has 6 points.
tk-about-high-form = Two players. Fulfil tasks and summon legends, until somebody has 9 points.
tk-about-duel = Two players. Destroy enemy pieces, until somebody has 18 points.
tk-about-melee-3 = Three players, everybody against everybody: the colour in which you have the fewest points counts.
tk-about-melee-4 = Four players, everybody against everybody: the colour in which you have the fewest points counts.
tk-about-high-form-teams = Two against two with shared pieces: fulfil tasks together.
tk-about-duel-teams = Two against two with shared pieces: destroy enemy pieces together.
tk-schools = Schools
tk-schools-chosen = Chosen here
tk-schools-chosen-about = You say who plays which school.
tk-schools-random = By chance
tk-schools-random-about = Nobody knows before the game begins.
tk-schools-draft = Picked in turn
tk-schools-draft-about = The players pick one after the other.
tk-school-of-seat = School of seat { $number }
tk-team-seats = Seats 1 and 3 play against seats 2 and 4; a team's pieces have the colour of its first school.

## What is asked

tk-question = What is asked
tk-waiting = Waiting for { $name }.
tk-thinking = { $name } is thinking.
tk-ask-action = { actions-left }: place a piece on an empty square, or choose a card.
tk-hint-action = Cards that shine can be played now; point at any other to see what it lacks.
tk-ask-action-short = No piece is left in your stock: place on an empty square and then pick a piece of yours up, or click the piece itself.
tk-ask-summon = Where is { $card } summoned?
tk-ask-card = What do you do with { $card }?
tk-ask-flare = Invoke the { $card } now?
tk-ask-goal = Where does the piece on { $square } go?
tk-ask-square = What do you do on { $square }?
tk-summon = Summon { $card }
tk-discard = Discard
tk-hand-over = Hand over
tk-back = Back
tk-undo = Undo
tk-ask-undo = Ask to undo
tk-sure-end = You could still use this: { $lost }. End the turn anyway?
tk-sure-claim = You could claim a task: { $lost }. Go on without it?
tk-sure-destroy = { $deed }? Tap again to do it.
tk-sure-yes = Do it

## Typing, and every option in a list

tk-all-options = All options ({ $number }), or type one
tk-type = Type a choice: a square, a card and a square, or the notation
tk-type-example = summon knight d4
tk-type-do = Choose
tk-typed-unknown = "{ $text }" is none of the options.
tk-typed-several = This could mean several things: { $options }.

## Hints

tk-hint = Hint
tk-hint-level = Who gives the hint
tk-hint-close = Close
tk-hint-none = The bot has nothing to advise here.
tk-hint-line = { $number }. Chance to win: { $chance }
tk-why = Why: { $reasons }.
tk-step-choose = Choose { $square }
tk-step-go = Go from { $from } to { $to }

## Keys

tk-keys = Keys
tk-key-arrows = go over the squares
tk-key-enter = choose the square or card
tk-key-cards = choose a card of your hand
tk-key-back = back
tk-key-undo = undo
tk-key-end = end the turn
tk-key-hint = a hint, where the table allows it
tk-key-options = all options, and the line to type in
tk-key-keys = show or hide these keys

## Cards, tasks, decks

tk-hand = Your hand
tk-hidden-card = a card face down
tk-flare = flare
tk-card-label = { $card }, { rank-name }. { $effect } { $footer }
tk-pieces-missing = { $number ->
    [one] 1 piece missing
   *[other] { $number } pieces missing
}
tk-flare-upper = { $number } more upgraded pieces
tk-flare-lower = { $number } more pieces
tk-now = now { $number }
tk-have-of = { $have } of { $need }
tk-progress-of = How far { colour-name } has come:
tk-next-task = Next: { $task }
tk-decks = Stock and decks
tk-stock = { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}
tk-stock-legendary = { $legendary } legendary
tk-deck = Deck
tk-deck-of = { school-short } deck
tk-legend-deck = Legends
tk-flare-deck = Flares
tk-discarded = Discarded
tk-claimed = Claimed
tk-pile-empty = nothing
tk-concede-needs = The team gives up once both agree.
tk-improvising = Improvising still possible

## The arena

tk-arena = Arena
tk-square-red = red square
tk-square-green = green square
tk-square-empty = empty
tk-square-holds = { piece }
tk-can-choose = can be chosen
tk-coordinates = Coordinates
tk-side-players = Players and tasks
tk-side-log = What happened, and what is left
tk-tab-table = Table
tk-tab-log = Log
tk-loading = The cards are being laid out …
tk-table = The table
tk-again = Try again
tk-why-not = { $card }: { $why }
