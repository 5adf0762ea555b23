### The result of a game of Tash-Kalar, a game looked at again, and the gallery of its cards.
###
### Variants ($colour, $rank, $school) are those of play.ftl, as are the messages result-*.

## The result

# What a sentence calls a player without a name.
player-unnamed = { school-name }
result-won-name = { $name } wins.
result-unfinished = This game was not finished.
result-place = { $place }.
result-scores = Final scores
result-lowest = lowest colour: { points-counted }
result-in-colour = { $colour ->
    [blue] blue: { $points }
    [red] red: { $points }
    [yellow] yellow: { $points }
   *[green] green: { $points }
}
decided-lowest-colour = The lowest colour decides.
decided-second-colour = { result-tie-colours }
decided-third-colour = Tied on the two lowest colours: decided by the third.
decided-upgraded-pieces = { result-tie-upgraded }
decided-pieces = { result-tie-pieces }
decided-shared = { result-tie-shared }

## The score over the turns

chart-heading = Score by turn
chart-caption = Score of each side after each turn
chart-caption-by-colour = Score of each player after each turn: the points of the lowest colour
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
    [common] of which common
    [heroic] of which heroic
   *[legendary] of which legendary
}
statistics-destroyed = Enemy pieces destroyed
statistics-lost = Pieces lost
statistics-flares = Flares invoked
statistics-claimed = Tasks claimed
statistics-biggest = Best turn
statistics-biggest-points = +{ $points }
statistics-biggest-turn = turn { $turn }
statistics-none = –
statistics-none-spoken = none

## Review

review-start = Start of the game.
review-nothing = Nothing visible happened in this step.
review-hand = { $you ->
    [yes] Your hand
   *[no] Hand of { $name }
}
review-hands-none = You're watching. Hands are revealed when the game is over.
review-asked = { $you ->
    [yes] Your choice.
   *[no] { $name } to choose.
}

## Analysis

analysis-heading = Analysis
analysis-level = Analysis by
analysis-begin = Analyse
analysis-lead = A bot reviews every turn, using only what the player knew at the time.
analysis-begins = Starting analysis…
analysis-progress = Turns analysed: { $done } of { $of }
analysis-done = Analysis complete.
analysis-nothing = No turn was completed, so there's nothing to analyse.
analysis-caption = Each side's winning chances, turn by turn
analysis-turn-of = Turn { $turn }, { $name }
analysis-player = Player
analysis-played = As played
analysis-best = Best found
analysis-mark = Verdict
analysis-well-played = No better turn found. Winning chance: { $chance }
analysis-swing = Winning chance: { $best } instead of { $played }
analysis-better = A better turn:
analysis-show = Show in the arena

## The cards

gallery-title = Cards
gallery-lead = Every card in the game, with its effect in our own words. Each card's name is a link
    you can share.
gallery-search = Search names and effects
gallery-deck = Deck
gallery-rank = Rank
gallery-all = All
gallery-deck-imperial = Imperial schools
gallery-deck-highland = Highland school
gallery-deck-sylvan = Sylvan school
gallery-deck-legends = Legends
gallery-deck-flares = Flares
gallery-deck-tasks = Tasks
gallery-deck-shared = { $schools } have the same { $number } beings.
gallery-tasks-basic = Basic tasks
gallery-tasks-advanced = Advanced tasks
gallery-found = { $number ->
    [0] No card matches.
    [one] 1 card
   *[other] { $number } cards
}
gallery-clear = Show all cards
gallery-key = How to read a pattern
gallery-key-common = your piece, common or higher
gallery-key-heroic = your piece, heroic or legendary
gallery-key-summon = the square where the being appears
gallery-key-marks = squares and directions the effect refers to
gallery-key-turned = Patterns may be rotated and mirrored.
