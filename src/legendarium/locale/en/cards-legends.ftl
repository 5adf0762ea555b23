fire-dragon = Fire Dragon
    .effect = Choose an indicated direction. Destroy every non-legendary piece, including your own,
        up to distance 2 in that direction and in the two directions on either side of it.
hell-bull = Hell Bull
    .effect = It may make any number of combat moves, all in one direction of your choice. It must
        stop once it has destroyed a legendary piece.
angel-of-death = Angel of Death
    .effect = You may choose any other piece. Upgrade that piece if possible; then the Angel makes a
        combat leap onto its square.
eldest-tree = The Eldest Tree
    .effect = Choose up to three different squares adjacent to it. On each, destroy a non-legendary
        enemy piece, upgrade your own common piece, or, if it is empty, place one of your common
        pieces.
bone-catapult = Bone Catapult
    .effect = You may choose a piece of any rank and owner anywhere along an indicated direction.
        Destroy it and every common piece adjacent to it.
fire-elemental = Fire Elemental
    .effect = Destroy either every non-legendary enemy piece adjacent to it or every enemy common
        piece up to distance 2.
leviathan = Leviathan
    .effect = Downgrade up to three upgraded pieces or destroy up to four common pieces, whoever
        owns them. They must form one group, connected by adjacency. The Leviathan may be one of
        them.
two-headed-dragon = Two-Headed Dragon
    .effect = You may upgrade a piece used to summon it. If you do, you may destroy a heroic piece
        adjacent to the one you upgraded, whoever owns it.
earth-elemental = Earth Elemental
    .effect = Destroy a non-legendary piece on or adjacent to a red square, whoever owns it. Then
        upgrade a common piece on or adjacent to a green square, whoever owns it. Then the Elemental
        may make a combat move onto a red or green square.
time-elemental = Time Elemental
    .effect = After this turn you take an extra turn, even if the end of the game has been
        triggered.
storm-elemental = Storm Elemental
    .effect = You may place one of your pieces, of any rank you have in stock, on an empty square up
        to distance 3. It may make combat moves in one direction: up to five if common, three if
        heroic, one if legendary. Then it is destroyed.
titan = Titan
    .effect = Destroy every piece orthogonally adjacent to it and every non-legendary piece
        diagonally adjacent to it, including your own. None of them counts as destroyed by you.
