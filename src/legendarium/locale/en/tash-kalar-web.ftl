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
tk-bot-sits-in = bot standing in
tk-offline = offline
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
tk-extra-turn = Extra turn after this one.
tk-extra-cards = At the end of the turn { $number ->
    [one] 1 extra being is drawn.
   *[other] { $number } extra beings are drawn.
}
tk-extra-legends = At the end of the turn { $number ->
    [one] 1 extra legend is drawn.
   *[other] { $number } extra legends are drawn.
}

## Setting up a table

tk-schools = Schools
tk-schools-chosen = Assigned
tk-schools-chosen-about = You decide who plays which school.
tk-schools-random = Random
tk-schools-random-about = Revealed when the game starts.
tk-schools-draft = Draft
tk-schools-draft-about = Players take turns picking.
tk-school-of-seat = School of seat { $number }
tk-team-seats = Seats 1 and 3 play against seats 2 and 4; a team's pieces have the colour of its first school.

## What is asked

tk-question = Your choice
tk-waiting = Waiting for { $name }.
tk-thinking = { $name } is thinking.
tk-ask-action = { actions-left }: place a piece on an empty square, or choose a card.
tk-hint-action = You can play the highlighted cards now. Point at any other card to see what's
    missing.
tk-ask-action-short = You have no pieces left to place: choose an empty square and then the piece to
    pick up, or click the piece itself.
tk-ask-summon = Where do you want to summon { $card }?
tk-ask-card = What do you want to do with { $card }?
tk-ask-flare = Invoke the { $card } now?
tk-ask-goal = Where should the piece on { $square } go?
tk-ask-square = What do you want to do on { $square }?
tk-summon = Summon { $card }
tk-discard = Discard
tk-hand-over = Hand over
tk-back = Back
tk-undo = Undo
tk-ask-undo = Ask to undo
tk-sure-end = You could still use: { $lost }. End your turn anyway?
tk-sure-claim = You could claim a task: { $lost }. Continue without it?
tk-sure-destroy = { $deed }? Tap again to confirm.
tk-sure-yes = Confirm

## Typing, and every option in a list

tk-all-options = All options ({ $number }), or type one
tk-type = Type a square, a card and a square, or notation
tk-type-example = summon knight d4
tk-type-do = Choose
tk-typed-unknown = "{ $text }" isn't an option.
tk-typed-several = This could mean several things: { $options }.

## Hints

tk-hint = Hint
tk-hint-level = Hint by
tk-hint-close = Close
tk-hint-none = No hint available here.
tk-hint-line = { $number }. Winning chance: { $chance }
tk-why = Why: { $reasons }.
tk-step-choose = Choose { $square }
tk-step-go = Go from { $from } to { $to }

## Keys

tk-keys = Keyboard shortcuts
tk-key-arrows = move between squares
tk-key-enter = choose the square or card
tk-key-cards = choose a card from your hand
tk-key-back = back
tk-key-undo = undo
tk-key-end = end the turn
tk-key-hint = get a hint, if the table allows it
tk-key-options = all options and the input line
tk-key-keys = show or hide these shortcuts

## Cards, tasks, decks

tk-hand = Your hand
tk-hidden-card = a face-down card
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
tk-progress-of = Progress of { colour-name }:
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
tk-pile-empty = empty
tk-concede-needs = The team resigns if both partners agree.
tk-improvising = Improvised summonings left

## The arena

tk-arena = Arena
tk-square-red = red square
tk-square-green = green square
tk-square-empty = empty
tk-square-holds = { piece }
tk-can-choose = selectable
tk-coordinates = Coordinates
tk-side-players = Players and tasks
tk-side-log = Log and decks
tk-tab-table = Table
tk-tab-log = Log
tk-loading = Laying out the cards…
tk-table = The table
tk-again = Try again
tk-why-not = { $card }: { $why }
