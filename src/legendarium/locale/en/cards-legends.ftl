fire-dragon = Fire Dragon
    .effect = Choose an indicated direction. Every non-legendary piece, yours included, is
        destroyed on the two nearest squares in that direction and in both directions next to it.
hell-bull = Hell Bull
    .effect = It may do any number of combat moves, all in one direction of your choice. It must
        stop once it has destroyed a legendary piece.
angel-of-death = Angel of Death
    .effect = You may choose any other piece. Upgrade that piece if possible, then the Angel does
        a combat leap onto it.
eldest-tree = The Eldest Tree
    .effect = Choose up to three different squares next to it. A non-legendary enemy there is
        destroyed, a common piece of yours there is upgraded, an empty square gets a common piece
        of yours.
bone-catapult = Bone Catapult
    .effect = You may choose a piece of any rank and owner anywhere along an indicated direction.
        Destroy it together with every common piece next to it.
fire-elemental = Fire Elemental
    .effect = Destroy either every non-legendary enemy next to it or every common enemy no further
        away than distance 2.
leviathan = Leviathan
    .effect = Downgrade up to three upgraded pieces or destroy up to four common pieces, anyone's.
        They must form one connected group, each next to another of it. The Leviathan may be one
        of them.
two-headed-dragon = Two-Headed Dragon
    .effect = You may upgrade a piece that was used to summon it. If you do, you may destroy a
        heroic piece, anyone's, next to the one you upgraded.
earth-elemental = Earth Elemental
    .effect = Destroy a non-legendary piece, anyone's, that is on a red square or next to one.
        Then upgrade a common piece, anyone's, that is on a green square or next to one. Finally
        the Elemental may do a combat move onto a red or green square.
time-elemental = Time Elemental
    .effect = When this turn is over, you have another one, even if the game is about to end.
storm-elemental = Storm Elemental
    .effect = You may place a piece of yours, of any rank in stock, on an empty square no further
        away than distance 3. It may do combat moves in one direction: up to five if common, three
        if heroic, one if legendary. Then it is destroyed.
titan = Titan
    .effect = Destroy every piece orthogonally next to it and every non-legendary piece diagonally
        next to it, yours included. None of them counts as destroyed by you.
