### How to play Tash-Kalar, in short: a page for somebody who has never read the rulebook.
###
### The sentences say exactly what the rules say. $card, $first, $second, $square and $enemy in the
### worked example are a card and squares.

guide-title = How to play
guide-lead = Enough for a first game, in ten minutes. The computer knows every rule and lights up only
    what is allowed, so you can just as well begin and look things up here.
guide-contents = On this page
guide-rule = Rule { $rules }
guide-rules-note = The small numbers are those of the rules, as the tests of this program name them.

guide-aim = The aim
guide-aim-text = You place pieces in an arena. When your pieces form the pattern on one of your cards,
    you may summon the being of that card: it appears as one more piece of yours and has an effect,
    such as destroying enemy pieces near it. What wins points depends on the form of the game: tasks
    that you fulfil, or enemy pieces that you destroy.

guide-arena = Arena and pieces
guide-arena-text = The arena has 69 squares in nine columns, a to i, and nine rows, 1 to 9; three
    squares are missing in each corner. Four squares are red and five are green: tasks and some
    cards speak of them. A square holds one piece at most. Adjacent are the eight squares around a
    square; distance is counted in steps from square to square, also diagonal ones.
guide-pieces-text = A piece has an owner, told by its colour and its mark, and one of three ranks. Heroic
    and legendary pieces together are called upgraded.
guide-piece-common = Common: a disc
guide-piece-heroic = Heroic: an octagon with a double rim
guide-piece-legendary = Legendary: a star with a dark heart
guide-stock-text = Each colour has 17 pieces with a common and a heroic side (16 in a duel, 15 or 14 in a
    melee of three or four) and 3 legendary ones. A destroyed piece goes back to its owner's stock.

guide-turn = A turn
guide-turn-text = A turn has two actions; the very first turn of the game has one. All of them must be
    used. Each is one of these:
guide-turn-place = Place
    .text = Put a common piece of yours on any empty square.
guide-turn-summon = Summon
    .text = Play a being whose pattern your pieces form, and do what its effect says.
guide-turn-discard = Discard
    .text = Discard one being of your school, then put as many other cards of your hand as you like
        under their decks. At most once a turn, and not in the first game.
guide-turn-end-text = At the end of the turn you may claim a task, or you score what you destroyed. Then you draw
    until you have three beings of your school, two legends (none in the first game) and one flare.
    Cards beyond that are kept. Your school's deck is never shuffled again.

guide-summoning = Summoning
guide-summoning-pattern = Each piece drawn in the pattern must be one of your pieces, of the rank shown or
    a higher one. Squares drawn empty may hold anything. The pattern may be turned and mirrored.
guide-summoning-square = The being appears on the framed square as a piece of its card's rank. A piece that
    stands there is destroyed, your own too. A piece of a higher rank there forbids the summoning. If
    the drawing wants a piece of yours on that square, it must be there.
guide-summoning-after = The pieces of the pattern stay where they are. After its effect the being is just
    a piece, and can be part of the next pattern.
guide-example = An example
guide-example-card = { $card } wants two pieces of yours with one square between them. Those on { $first } and
    { $second } will do: the pattern is turned. The square between them, { $square }, holds a common enemy
    piece, and that is no hindrance: { $card } is common too.
guide-example-summon = { $card } is summoned on { $square }. The enemy piece there is destroyed.
guide-example-effect = Its effect lets you destroy a common enemy piece diagonally next to it: the one on
    { $enemy }. You do, so { $card } is upgraded: it is a heroic piece now.

guide-example-picture = Picture { $number }: the arena as the sentence below tells it

guide-effects = What cards say
guide-all-cards = See all cards
guide-effects-may = May, up to
    .text = You choose. Everything else must be done as far as it can be; the rest is skipped.
guide-effects-move = Move
    .text = One step to an adjacent square. A standard move goes onto an empty square or a piece of a
        lower rank, a combat move also onto one of the same rank. The piece there is destroyed, even
        if it is yours.
guide-effects-leap = Leap
    .text = Like a move, but to any square of the arena, unless the card limits it.
guide-effects-upgrade = Upgrade, downgrade
    .text = From common to heroic, from heroic to legendary, or back. Nothing is destroyed by that.
guide-effects-convert = Convert
    .text = An enemy piece is replaced by one of yours, of the same rank unless the card names another.
        It counts as destroyed by you.
guide-effects-gain = Gain an action
    .text = One more action this turn, once the effect is over.
guide-effects-stock = No piece left
    .text = What an effect cannot take from the stock is not done. For an action, you take one of your
        pieces from the arena instead: to place, a common or heroic one; to summon, the one on the
        summoning square if it is yours and fits, else one that the pattern does not use.

guide-flares = Flares
guide-flares-text = A flare helps whoever is behind. Its upper part works when an opponent has at least
    that many more upgraded pieces in the arena than you, its lower part when one has at least that
    many more pieces in all. If at least one holds, you may invoke the flare before or after any action; it
    takes no action. Both conditions are checked first, then the upper part is done, then the lower.
    In deathmatch the opponent you compare with scores 1 point.

guide-legends = Legends
guide-legends-text = Legends are drawn from one deck for all. They ask for more and appear as
    legendary pieces. In High Form each legendary piece of yours is worth 1 point while it stands in
    the arena; in deathmatch summoning a legend scores 1 point at once. The first game has none.

guide-forms = The forms of the game
guide-form-start = Start
guide-form-points = Points
guide-form-end = End
guide-form-first-game-who = Two players, for learning: no legends, no discarding, no advanced tasks.
guide-form-first-game-start = The arena is empty. Three tasks lie open, and the next one beside them.
guide-form-first-game-points = At the end of your turn you may claim one open task whose condition holds.
guide-form-first-game-end = At once, when a player has 6 or more points at the end of a turn or draws the last
    card of their deck.
guide-form-high-form-who = Two players or two teams.
guide-form-high-form-start = The arena is empty. Three tasks lie open, and the next one beside them.
guide-form-high-form-points = At the end of your turn you may claim one open task whose condition holds;
    the next one takes its place. Each legendary piece of yours in the arena is 1 point more.
guide-form-high-form-end = Triggered when somebody has 9 or more points at the end of a turn or draws the last
    card of their deck.
guide-form-duel-who = Two players or two teams.
guide-form-duel-start = One common piece of each colour on c5 and g5. The second player, in teams the
    fourth, says which one where.
guide-form-duel-points = At the end of your turn, for enemy pieces destroyed in it: 2 for each legendary
    one, 1 for each heroic one, 1 for every two common ones. Summoning a legend: 1 at once.
    Invoking a flare: 1 for the opponent.
guide-form-duel-end = Triggered when somebody has 18 or more points at the end of a turn or draws the last card of
    their deck.
guide-form-melee-who = Three or four players, each alone.
guide-form-melee-start = The last player puts a common piece beside each of three marks, each of another
    colour. With four players the second has none.
guide-form-melee-points = As in a duel, but counted for each enemy colour by itself. When single common
    pieces of two or three colours are left over, they give 1 point in the one of these colours that you choose. A legend
    gives 1 point in a colour you choose. When you invoke a flare, the opponent you compare with
    scores 1 in your colour. Your lowest colour is your result.
guide-form-melee-improvise = Once in the game for each enemy colour you may improvise: in one summoning, one
    enemy piece of that colour counts in the pattern as yours, with its rank.
guide-form-melee-end = Triggered when somebody has 12 or more points in one colour (10 with four players) at the
    end of a turn or draws the last card of their deck.
guide-form-teams = In teams
guide-form-teams-who = Two against two, in High Form or duel. Partners sit opposite; they share pieces,
    points and two legends, but do not see each other's hand.
guide-form-teams-play = After each turn the legends go to your partner. Before an action or during an
    effect you may hand over: your partner finishes the effect and uses the actions left to place
    common pieces.
guide-form-teams-end = Six cards of each school's deck lie sideways at its bottom. Drawing the last upright
    one triggers the end.

guide-end = The end
guide-end-text = Once the end is triggered, the turn is finished, and then everybody has one more turn; last
    comes the player in whose turn it was triggered. The first game ends without these last turns.
guide-end-ties = Most points win. If they are equal, more upgraded pieces in the arena decide, then more
    pieces. If these are equal too, the victory is shared. In a melee the lowest colours are compared
    first, then the next lowest.
guide-end-early = All players may agree to skip the last turns. In games of two sides you may concede, in
    a team with your partner's consent.

guide-table = At this table
guide-table-lit = What can be done now is lit in amber. Look at a card, with the mouse or the keyboard, and
    the arena shows where it can be summoned, which pieces it would use and what it would destroy; or
    how few pieces are missing.
guide-table-take-back = Until you end your turn, you may take back its choices one by one, also inside an
    effect, unless the table plays without it. Handing over makes all before it final. Later you can
    ask the others to take a choice back.
guide-notation = Notation
guide-notation-text = Instead of clicking you can type what you want to do. The record of a game
    uses the same words:
guide-notation-place = place a piece on e5
guide-notation-summon = summon the { $card } on d4
guide-notation-discard = discard the { $card }
guide-notation-flare = invoke the flare { $flare }
guide-notation-move = move from d4 to d5
guide-notation-leap = leap from a3 to i7
guide-notation-pick = choose the piece on e6
guide-notation-direction = choose the direction northeast
guide-notation-claim = claim the task { $task }
guide-notation-decline = do without it
guide-notation-hand-over = hand over to your partner
guide-notation-end-turn = end the turn
