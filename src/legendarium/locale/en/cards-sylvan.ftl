sapling = Sapling
    .effect = The Sapling is upgraded.

kiskin-farseeders = Kiskin Farseeders
    .effect = You may place a common piece of yours on an empty square next to any of your pieces.

charging-buck = Charging Buck
    .effect = It may do up to two combat leaps, each to a square exactly two away.

forest-wardens = Forest Wardens
    .effect = If an opponent has more common pieces than you, destroy one of them. Then, if an
        opponent has more upgraded pieces than you, destroy a heroic one of them.

naiad = Naiad
    .effect = Up to two of your pieces next to her may do one standard move each.

kiskin-spirit = Kiskin Spirit
    .effect = You may lay a card from your discard pile on top of your deck. If you do, or if the
        pile is empty, you draw one more card from your deck when this turn ends.

dryad = Dryad
    .effect = You may convert a non-legendary enemy next to her; it becomes a common piece of yours.

centaur-spearman = Centaur Spearman
    .effect = He may do a combat move. If he does, destroy the next piece in line beyond him,
        whoever owns it. A legendary piece there survives and shields those behind it.

centaur-chieftain = Centaur Chieftain
    .effect = He may do a combat move. If he does, your other pieces may together do up to three
        combat moves in the direction he went.

unicorn = Unicorn
    .effect = Either the Unicorn may do a combat move, or you gain an action.

sylvan-queen = Sylvan Queen
    .effect = You may convert a non-legendary enemy diagonally next to her; it keeps its rank.

sylvan-princess = Sylvan Princess
    .effect = You may convert a common enemy diagonally next to her.

woodland-druid = Woodland Druid
    .effect = In every colour, yours too, upgrade one common piece.

forest-ancient = Forest Ancient
    .effect = Place two common enemies on empty squares at most two away. Then, for each one placed,
        destroy a common piece of its colour at most three away.

forest-mystic = Forest Mystic
    .effect = When this turn ends, you draw one more card from your deck and one more legend.

kiskin-leafsplitter = Kiskin Leafsplitter
    .effect = Up to twice, you may choose a diagonal direction and destroy the nearest piece there,
        whatever its rank and whoever owns it.

kiskin-boughrunner = Kiskin Boughrunner
    .effect = It may do up to three combat moves, each ending next to another piece of yours.

tree-shepherd = Tree Shepherd
    .effect = Choose one of your pieces. A common one is upgraded, a heroic one may do a combat
        move, a legendary one may do a standard move.
