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
part-points = more points are scored
part-end = an end of the game would turn out better
part-material = more or stronger pieces remain compared with the enemy
part-hand = the cards in hand come nearer to being summoned
part-safety = one's own pieces stand safer
part-threats = the enemy can do less harm
part-tasks = tasks come nearer to being claimed
part-flares = the flares open more to one's own advantage
part-squares = one's own pieces hold better squares

## The analysis of a whole game

analyse-working = Judging the turns
analyse-heading = Analysis of { $file } ({ $level })
analyse-known = Each turn is judged with what its player knew when it began. Per cent are the chance
    to win after the turn.
analyse-chance = { $played } %
analyse-swing = { $played } % instead of { $best } %
analyse-decimal = { $whole }.{ $part } %
analyse-played = Played: { $choices }
analyse-better = Better: { $choices }
analyse-why = Why: { $reasons }.
analyse-summary = Summary
analyse-player = Player
analyse-inaccuracy-number = Inaccuracies
analyse-mistake-number = Mistakes
analyse-blunder-number = Blunders
analyse-loss = Average loss
analyse-chart = Chances to win, turn by turn
analyse-chart-axis = chance to win

## What cannot be analysed

analyse-illegal = { $file } cannot be played again: its choice number { $number } is not legal.
analyse-nothing = { $file } holds no turn that was played to its end, so there is nothing to judge.
analyse-same-file = { $file } is the saved game itself; choose another name for the report.
