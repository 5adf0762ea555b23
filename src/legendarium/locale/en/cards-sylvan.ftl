sapling = Sapling
    .effect = The Sapling is upgraded.

kiskin-farseeders = Kiskin Farseeders
    .effect = You may place one of your common pieces on an empty square adjacent to any of your
        pieces.

charging-buck = Charging Buck
    .effect = It may make up to two combat leaps, each to a square at distance exactly 2.

forest-wardens = Forest Wardens
    .effect = If an opponent has more common pieces than you, destroy one of that opponent's common
        pieces. Then, if an opponent has more upgraded pieces than you, destroy one of that
        opponent's heroic pieces.

naiad = Naiad
    .effect = Up to two of your pieces adjacent to her may make one standard move each.

kiskin-spirit = Kiskin Spirit
    .effect = You may put a card from your discard pile on top of your deck. If you do, or if your
        discard pile is empty, draw one extra card from your deck at the end of this turn.

dryad = Dryad
    .effect = You may convert a non-legendary enemy piece adjacent to her into one of your common
        pieces.

centaur-spearman = Centaur Spearman
    .effect = He may make a combat move. If he does, destroy the next piece ahead of him in the same
        direction, whoever owns it. A legendary piece there survives and shields the pieces behind
        it.

centaur-chieftain = Centaur Chieftain
    .effect = He may make a combat move. If he does, your other pieces may make up to three combat
        moves in total, all in the direction he moved.

unicorn = Unicorn
    .effect = Either the Unicorn may make a combat move, or you gain an action.

sylvan-queen = Sylvan Queen
    .effect = You may convert a non-legendary enemy piece diagonally adjacent to her; it keeps its
        rank.

sylvan-princess = Sylvan Princess
    .effect = You may convert an enemy common piece diagonally adjacent to her.

woodland-druid = Woodland Druid
    .effect = Upgrade one common piece of each colour, including your own.

forest-ancient = Forest Ancient
    .effect = Place two enemy common pieces on empty squares up to distance 2. Then, for each one
        placed, destroy a common piece of its colour up to distance 3.

forest-mystic = Forest Mystic
    .effect = At the end of this turn, draw one extra card from your deck and one extra legend.

kiskin-leafsplitter = Kiskin Leafsplitter
    .effect = Up to twice, you may choose a diagonal direction and destroy the nearest piece in that
        direction, whatever its rank and whoever owns it.

kiskin-boughrunner = Kiskin Boughrunner
    .effect = It may make up to three combat moves, each ending adjacent to another of your pieces.

tree-shepherd = Tree Shepherd
    .effect = Choose one of your pieces. If it's common, upgrade it; if heroic, it may make a combat
        move; if legendary, it may make a standard move.
