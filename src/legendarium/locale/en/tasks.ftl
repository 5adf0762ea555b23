destruction = Destruction
    .condition = This turn you destroyed three or more enemy pieces.

devastation = Devastation
    .condition = This turn you destroyed four or more enemy pieces.

heroic-destruction = Heroic Destruction
    .condition = This turn you destroyed three or more enemy pieces, at least one of them upgraded.

heroic-devastation = Heroic Devastation
    .condition = This turn you destroyed four or more enemy pieces, at least two of them upgraded.

end-of-legends = End of Legends
    .condition = This turn you destroyed a legendary enemy piece or two heroic ones.

red-conquest = Red Conquest
    .condition = You have three or more pieces on red squares, at least two of them upgraded.

green-conquest = Green Conquest
    .condition = You have three or more pieces on green squares, at least two of them upgraded.

color-conquest = Color Conquest
    .condition = You have five or more pieces on red and green squares combined, at least three of
        them upgraded.

red-legends = Red Legends
    .condition = You have two or more upgraded pieces on red squares, at least one of them
        legendary.

green-legends = Green Legends
    .condition = You have two or more upgraded pieces on green squares, at least one of them
        legendary.

rainbow-dominance = Rainbow Dominance
    .condition = You have more upgraded pieces than the opponent on red squares, and also on green
        squares.

red-summoning = Red Summoning
    .condition = This turn you summoned two or more beings, at least one of them on a red square.

green-summoning = Green Summoning
    .condition = This turn you summoned two or more beings, at least one of them on a green square.

colored-summoning = Colored Summoning
    .condition = This turn you summoned two or more beings on red or green squares. The same square
        twice counts.

legendary-summoning = Legendary Summoning
    .condition = This turn you summoned two or more beings, at least one of them a legend.

central-dominance = Central Dominance
    .condition = You have five or more pieces on the nine central squares, at least two of them
        upgraded.

center-cross = Center Cross
    .condition = Your pieces fill a cross of five central squares: upright (e4, d5, e5, f5, e6) or
        diagonal (d4, f4, e5, d6, f6).

line-dominance = Line Dominance
    .condition = On row 4, 5 or 6, or on column d, e or f, your pieces outnumber the opponent's by
        six or more.

diagonals = Diagonals
    .condition = Each of the two long diagonals (b2 to h8, b8 to h2) holds four or more of your
        pieces, at least one of them upgraded. e5 counts for both.

side-chain = Side Chain
    .condition = A chain of your pieces connects two opposite sides of the arena, each adjacent to
        the next (diagonals count).

corner-chain = Corner Chain
    .condition = A chain of your pieces connects two opposite corners of the arena, each adjacent to
        the next (diagonals count).

imprisonment = Imprisonment
    .condition = An enemy piece is adjacent to six or more of your pieces.

envelopment = Envelopment
    .condition = An enemy piece is adjacent to seven or more of your pieces.

isolation = Isolation
    .condition = An enemy piece is at distance 2 from another enemy piece, is adjacent to none, and
        could not become adjacent to one in three or fewer moves over empty squares.
