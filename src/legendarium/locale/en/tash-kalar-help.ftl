### How to play Tash-Kalar, in short: a page for somebody who has never read the rulebook.
###
### The sentences say exactly what the rules say. $card, $first, $second, $square and $enemy in the
### worked example are a card and squares.

guide-title = How to play
guide-lead = Everything you need for a first game, in ten minutes. The game highlights only what the
    rules allow, so you can also just start playing and look things up here.
guide-contents = On this page
guide-rule = Rule { $rules }
guide-rules-note = The small numbers are rule numbers; each opens its rule.

guide-aim = The aim
guide-aim-text = You place pieces in an arena. When your pieces form the pattern on one of your
    cards, you may summon the card's being: it appears as another of your pieces and has an effect,
    such as destroying nearby enemy pieces. How you score depends on the form: by claiming tasks, or
    by destroying enemy pieces.

guide-arena = Arena and pieces
guide-arena-text = The arena has 69 squares in nine columns, a to i, and nine rows, 1 to 9; three
    squares are missing in each corner. Four squares are red and five are green, which matter for
    tasks and some cards. A square holds at most one piece. The eight squares around a square are
    adjacent to it; distance is counted in steps from square to square, diagonals included.
guide-pieces-text = Every piece has an owner, shown by its colour and mark, and one of three ranks.
    Heroic and legendary pieces together are called upgraded.
guide-piece-common = Common: a disc
guide-piece-heroic = Heroic: an octagon with a double rim
guide-piece-legendary = Legendary: a star with a dark centre
guide-stock-text = Each colour has two-sided pieces, common on one side and heroic on the other, and
    legendary pieces; their number depends on the form. A destroyed piece goes back to its owner's
    stock.

guide-turn = A turn
guide-turn-text = You have two actions per turn (one in the very first turn of the game) and must
    use them all. Each action is one of these:
guide-turn-place = Place
    .text = Put one of your common pieces on any empty square.
guide-turn-summon = Summon
    .text = Play a being whose pattern your pieces form, and resolve its effect.
guide-turn-discard = Discard
    .text = Discard one being of your school, then put any number of other cards from your hand
        under their decks. At most once per turn, and not in every form.
guide-turn-end-text = At the end of your turn you may claim a task or you score the pieces you
    destroyed, depending on the form. Then you draw until your hand is full: beings of your school,
    legends and one flare. You keep any cards beyond that. Your school's deck is never reshuffled.

guide-summoning = Summoning
guide-summoning-pattern = Every piece shown in the pattern must be one of yours, of that rank or
    higher. Squares shown empty may hold anything. The pattern may be rotated and mirrored.
guide-summoning-square = The being appears on the framed square as a piece of its card's rank. Any
    piece already there is destroyed, even your own. You can't summon onto a higher-ranked piece. If
    the pattern shows one of your pieces on that square, it must be there.
guide-summoning-after = The pieces in the pattern stay where they are. After its effect, the being
    is an ordinary piece and can be part of your next pattern.
guide-example = An example
guide-example-card = { $card } needs two of your pieces with one square between them. Those on
    { $first } and { $second } fit: the pattern is rotated. The square between them, { $square },
    holds an enemy common piece. That's fine, because { $card } is common too.
guide-example-summon = { $card } is summoned on { $square }. The enemy piece there is destroyed.
guide-example-effect = Its effect lets you destroy an enemy common piece diagonally adjacent to it:
    the one on { $enemy }. You do, so { $card } is upgraded and is now a heroic piece.

guide-example-picture = Picture { $number }: the arena as described below

guide-effects = Words on the cards
guide-all-cards = See all cards
guide-effects-may = May, up to
    .text = It's your choice. Everything else must be done as far as possible; what can't be done is
        skipped.
guide-effects-move = Move
    .text = One step to an adjacent square. A standard move goes to an empty square or onto a
        lower-ranked piece; a combat move can also go onto a piece of the same rank. The piece there
        is destroyed, even your own.
guide-effects-leap = Leap
    .text = Like a move, but to any square of the arena, unless the card limits it.
guide-effects-upgrade = Upgrade, downgrade
    .text = From common to heroic, from heroic to legendary, or back. This doesn't count as
        destroying.
guide-effects-convert = Convert
    .text = An enemy piece is replaced by one of yours, of the same rank unless the card names another.
        It counts as destroyed by you.
guide-effects-gain = Gain an action
    .text = One more action this turn, used after the effect.
guide-effects-stock = No piece left
    .text = If an effect needs a piece that isn't in stock, that part is skipped. For an action, you
        take one of your pieces from the arena instead: to place, a common or heroic one; to summon,
        the one on the summoning square if it's yours and of the right kind, otherwise one that
        isn't part of the pattern.

guide-flares = Flares
guide-flares-text = Flares help the player who is behind. Each has two parts with a number. The
    upper part applies if an opponent has at least that many more upgraded pieces in the arena than
    you; the lower part, if an opponent has at least that many more pieces in total. If either
    applies, you may invoke the flare before or after any action; it doesn't cost an action. Both
    conditions are checked first, then the upper part is resolved, then the lower. In some forms the
    opponent you compare with scores 1 point.

guide-legends = Legends
guide-legends-text = All players draw legends from one shared deck. They need harder patterns and
    appear as legendary pieces. How they score depends on the form, and some forms are played
    without them.

guide-forms = The forms of the game
guide-form-start = Setup
guide-form-pieces = Pieces
guide-form-hand = Hand
guide-form-points = Points
guide-form-end = End
guide-form-players-or-teams = { $seats } players, or two against two with shared pieces.
guide-form-no-discarding = No discarding.
guide-form-no-advanced-tasks = No advanced tasks.
guide-start-empty = The arena is empty.
guide-start-two-marks = One common piece of each colour on c5 and g5. The second player (in teams,
    the fourth) decides which goes where.
guide-start-three-marks = The last player places one common piece beside each of three marks, each
    in a different colour. With four players, the second player's colour is left out.
guide-start-tasks = { $tasks ->
    [one] One task is open, with the next one shown beside it.
   *[other] { $tasks } tasks are open, with the next one shown beside them.
}
guide-pieces-two-sided = { $pieces ->
    [one] 1 two-sided piece
   *[other] { $pieces } two-sided pieces
}
guide-pieces-legendary = { $legends ->
    [one] 1 legendary piece
   *[other] { $legends } legendary pieces
}
guide-form-stock = Each colour has { guide-pieces-two-sided } and { guide-pieces-legendary }.
guide-form-stock-no-legends = Each colour has { guide-pieces-two-sided }.
guide-form-stock-sides = With { $sides } players: { guide-pieces-two-sided }.
guide-hand-beings = { $beings ->
    [one] 1 being of your school
   *[other] { $beings } beings of your school
}
guide-hand-legends = { $legends ->
    [one] 1 legend
   *[other] { $legends } legends
}
guide-form-hand-cards = { $legends ->
    [0] { guide-hand-beings } and one flare.
   *[other] { guide-hand-beings }, { guide-hand-legends } and one flare.
}
guide-points-by_tasks = At the end of your turn you may claim one open task whose condition you
    meet; the next one takes its place.
    .legends = Each of your legendary pieces in the arena is worth 1 more point.
guide-points-by_destruction = At the end of your turn, for enemy pieces you destroyed that turn: 2
    per legendary piece, 1 per heroic piece, 1 per two common pieces. Invoking a flare: 1 for the
    opponent.
    .legends = Summoning a legend: 1 at once.
guide-points-by_colours = At the end of your turn, separately for each enemy colour, for the pieces
    you destroyed that turn: 2 per legendary piece, 1 per heroic piece, 1 per two common pieces. If
    unpaired common pieces of two or three colours are left over, you score 1 point in one of those
    colours of your choice. When you invoke a flare, the opponent you compare with scores 1 in your
    colour. Your lowest colour is your score.
    .legends = Summoning a legend: 1 in a colour of your choice.
guide-form-limit = { $by_colour ->
    [yes] { $points } or more points in one colour
   *[no] { $points } or more points
}
guide-form-end-triggered = Triggered when a player has { guide-form-limit } at the end of a turn or
    draws the last card of their deck.
guide-form-end-at-once = At once, when a player has { guide-form-limit } at the end of a turn or
    draws the last card of their deck.
guide-form-end-sides = With { $sides } players: { $points } points.
guide-form-improvise = Once per game for each enemy colour, you may improvise: in one summoning, one
    enemy piece of that colour counts as yours in the pattern, at its own rank.
guide-form-teams = In teams
guide-form-teams-who = Two against two, in { $forms }. Partners sit opposite each other. They share
    pieces, points and legends, but don't see each other's hands.
guide-form-teams-play = After each turn the legends go to your partner. Before an action or during
    an effect you may hand over the turn: your partner finishes the effect and uses the remaining
    actions to place common pieces.
guide-form-teams-end = The bottom { $number } cards of each school's deck are turned sideways.
    Drawing the last upright card triggers the end.

guide-end = The end
guide-end-text = Once the end is triggered, the current turn is finished and everyone takes one last
    turn, ending with the player whose turn triggered it. Some forms have no last turns.
guide-end-ties = The most points win. Ties are broken by upgraded pieces in the arena, then by all
    pieces in the arena; after that, the victory is shared. Where each colour has its own points,
    the lowest colours are compared first, then the next lowest.
guide-end-early = All players may agree to skip the last turns. In two-sided games you may resign;
    in a team, your partner has to agree.

guide-table = At this table
guide-table-lit = Everything you can do is highlighted in amber. Point at a card with the mouse, or
    select it with the keyboard, and the arena shows where you can summon it, which pieces it uses
    and what it destroys, or how many pieces are missing.
guide-table-take-back = Until you end your turn, you can undo your choices one by one, even in the
    middle of an effect, unless undo is off at this table. Handing over makes everything before it
    final. After your turn, you can ask the others to let you undo.
guide-notation = Notation
guide-notation-text = Instead of clicking, you can type your choices. Saved games use the same
    notation:
guide-notation-place = place a piece on e5
guide-notation-summon = summon the { $card } on d4
guide-notation-discard = discard the { $card }
guide-notation-flare = invoke the flare { $flare }
guide-notation-move = move from d4 to d5
guide-notation-leap = leap from a3 to i7
guide-notation-pick = choose the piece on e6
guide-notation-direction = choose the direction northeast
guide-notation-claim = claim the task { $task }
guide-notation-decline = decline an optional effect
guide-notation-hand-over = hand over to your partner
guide-notation-end-turn = end the turn
