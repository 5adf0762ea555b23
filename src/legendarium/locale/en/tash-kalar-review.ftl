### The result of a game of Tash-Kalar, a game looked at again, and the gallery of its cards.
###
### Variants ($colour, $rank, $school) are those of play.ftl, as are the messages result-*.

## The result

# What a sentence calls a player without a name.
player-unnamed = { school-name }
result-won-name = { $name } wins.
result-unfinished = This game was not played to its end.
result-place = { $place }.
result-scores = Final scores
result-lowest = lowest colour: { points-counted }
result-in-colour = { $colour ->
    [blue] blue: { $points }
    [red] red: { $points }
    [yellow] yellow: { $points }
   *[green] green: { $points }
}
decided-lowest-colour = In a melee the lowest colour decides.
decided-second-colour = { result-tie-colours }
decided-third-colour = The two lowest colours are equal: the third decides.
decided-upgraded-pieces = { result-tie-upgraded }
decided-pieces = { result-tie-pieces }
decided-shared = { result-tie-shared }

## The score over the turns

chart-heading = Score by turn
chart-caption = Score of each side after each turn
chart-caption-melee = Score of each player after each turn: the points of the lowest colour
chart-turn = Turn
chart-turns = Turns
chart-goal = triggers the end
chart-table = Show as a table

## Statistics

statistics-heading = Statistics
statistics-turns = Turns
statistics-actions = Actions per turn
statistics-placed = Pieces placed
statistics-summoned = Beings summoned
statistics-summoned-rank = { $rank ->
    [common] of these common
    [heroic] of these heroic
   *[legendary] of these legendary
}
statistics-destroyed = Enemy pieces destroyed
statistics-lost = Own pieces lost
statistics-flares = Flares invoked
statistics-claimed = Tasks claimed
statistics-biggest = Biggest turn
statistics-biggest-points = +{ $points }
statistics-biggest-turn = turn { $turn }
statistics-none = –
statistics-none-spoken = none

## Review

review-start = The start of the game.
review-nothing = Nothing visible happened at this moment.
review-hand = { $you ->
    [yes] Your hand
   *[no] Hand of { $name }
}
review-hands-none = You are watching: the hands are shown once the game is over.
review-asked = { $you ->
    [yes] You must choose.
   *[no] { $name } must choose.
}

## Analysis

analysis-heading = Analysis
analysis-level = Who analyses
analysis-begin = Analyse
analysis-lead = A bot judges every turn, with what its player knew then.
analysis-begins = The analysis begins …
analysis-progress = Turns judged: { $done } of { $of }
analysis-done = The analysis is done.
analysis-nothing = No turn was played to its end, so there is nothing to judge.
analysis-caption = Chance to win of each side, turn by turn
analysis-turn-of = Turn { $turn }, { $name }
analysis-player = Player
analysis-played = As played
analysis-best = Best found
analysis-mark = Mark
analysis-well-played = Nothing better was found. Chance to win: { $chance }
analysis-swing = Chance to win: { $best } instead of { $played }
analysis-better = What would have been better:
analysis-show = Show it on the board

## The cards

gallery-title = Cards
gallery-lead = Every card of the game, with its effect in our own words. The name of a card is a link that
    you can send.
gallery-search = Search in names and texts
gallery-deck = Deck
gallery-rank = Rank
gallery-all = All
gallery-deck-imperial = Imperial schools
gallery-deck-imperial-note = Northern and Southern have the same eighteen beings.
gallery-deck-highland = Highland school
gallery-deck-sylvan = Sylvan school
gallery-deck-legends = Legends
gallery-deck-flares = Flares
gallery-deck-tasks = Tasks
gallery-tasks-basic = Basic tasks
gallery-tasks-advanced = Advanced tasks
gallery-found = { $number ->
    [0] No card matches.
    [one] 1 card
   *[other] { $number } cards
}
gallery-clear = Show all cards
gallery-key = How to read a pattern
gallery-key-common = a piece of yours, common or of a higher rank
gallery-key-heroic = a piece of yours, heroic or legendary
gallery-key-summon = the square where the being appears
gallery-key-marks = squares and directions that the effect speaks of
gallery-key-turned = A pattern may be turned and mirrored.
