destruction = Destruction
    .condition = This turn you destroyed three or more enemy pieces.

devastation = Devastation
    .condition = This turn you destroyed four or more enemy pieces.

heroic-destruction = Heroic Destruction
    .condition = This turn you destroyed three or more enemy pieces, and one of them or more was
        upgraded.

heroic-devastation = Heroic Devastation
    .condition = This turn you destroyed four or more enemy pieces, and two of them or more were
        upgraded.

end-of-legends = End of Legends
    .condition = This turn you destroyed a legendary enemy piece or two heroic ones.

red-conquest = Red Conquest
    .condition = Three or more red squares hold your pieces, two of these or more upgraded.

green-conquest = Green Conquest
    .condition = Three or more green squares hold your pieces, two of these or more upgraded.

color-conquest = Color Conquest
    .condition = Five or more coloured squares hold your pieces, three of these or more upgraded.
        Red and green count together.

red-legends = Red Legends
    .condition = Two or more red squares hold upgraded pieces of yours, one of these or more
        legendary.

green-legends = Green Legends
    .condition = Two or more green squares hold upgraded pieces of yours, one of these or more
        legendary.

rainbow-dominance = Rainbow Dominance
    .condition = On the red squares your upgraded pieces outnumber the opponent's, and so they do on
        the green squares.

red-summoning = Red Summoning
    .condition = This turn you summoned two or more beings, and one of them or more appeared on a
        red square.

green-summoning = Green Summoning
    .condition = This turn you summoned two or more beings, and one of them or more appeared on a
        green square.

colored-summoning = Colored Summoning
    .condition = This turn two or more beings you summoned appeared on red or green squares. Twice
        on one square will do.

legendary-summoning = Legendary Summoning
    .condition = This turn you summoned two or more beings, and one of them or more was a legend.

central-dominance = Central Dominance
    .condition = Five or more of the nine central squares hold your pieces, two of these or more
        upgraded.

center-cross = Center Cross
    .condition = Your pieces fill a cross of five central squares: upright (e4, d5, e5, f5, e6) or
        slanting (d4, f4, e5, d6, f6).

line-dominance = Line Dominance
    .condition = On row 4, 5 or 6, or on column d, e or f, your pieces outnumber the opponent's by
        six or more.

diagonals = Diagonals
    .condition = Each of the two long diagonals (b2 to h8, b8 to h2) holds four or more of your
        pieces, one of these or more upgraded. e5 belongs to both.

side-chain = Side Chain
    .condition = You can step from one side of the arena to the opposite side along your own
        pieces, each adjacent to the one before, also diagonally.

corner-chain = Corner Chain
    .condition = You can step from one corner of the arena to the opposite corner along your own
        pieces, each adjacent to the one before, also diagonally.

imprisonment = Imprisonment
    .condition = Some enemy piece is adjacent to six or more of your pieces.

envelopment = Envelopment
    .condition = Some enemy piece is adjacent to seven or more of your pieces.

isolation = Isolation
    .condition = Some enemy piece is at distance 2 from another, is adjacent to none, and could not
        get next to any in three moves over empty squares.
