### What is said about turns that were played, and about turns that could be played.
###
### The terminal and the browser both say it. $school, $colour and the pieces of sentences are those
### of play.ftl.

## Marks of turns

mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder

## Why a turn is good: clauses that stand in a row after a colon

# In any order: each names what it speaks of, since “it” might be the enemy of the one before.
part-points = more points
part-end = a better result if the game ends
part-material = a better balance of pieces against the enemy
part-hand = cards in hand closer to being summoned
part-safety = safer pieces
part-threats = fewer enemy threats
part-tasks = tasks closer to being claimed
part-flares = a better flare position
part-squares = pieces on better squares

## The analysis of a whole game

analyse-working = Analysing turns
analyse-heading = Analysis of { $file } ({ $level })
analyse-known = Each turn is judged by what the player knew when it began. Percentages show the
    chance of winning after the turn.
analyse-chance = { $played }%
analyse-swing = { $played }% instead of { $best }%
analyse-decimal = { $whole }.{ $part }%
analyse-played = Played: { $choices }
analyse-better = Better: { $choices }
analyse-why = Why: { $reasons }.
analyse-summary = Summary
analyse-player = Player
analyse-inaccuracy-number = Inaccuracies
analyse-mistake-number = Mistakes
analyse-blunder-number = Blunders
analyse-loss = Average loss
analyse-chart = Winning chances, turn by turn
analyse-chart-axis = winning chance

## What cannot be analysed

analyse-illegal = { $file } can't be replayed: choice { $number } is illegal.
analyse-nothing = { $file } has no complete turns, so there's nothing to analyse.
analyse-two-outputs = Only one of JSON and the report can go to standard output: name a file for the report.
analyse-same-file = { $file } is the saved game itself; choose another name for the report.
