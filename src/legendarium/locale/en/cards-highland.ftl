wild-eagle = Wild Eagle
    .effect = It may make a combat leap to any square.
clan-axeman = Clan Axeman
    .effect = You may destroy a common or heroic piece orthogonally adjacent to it, even your own.
clan-healer = Clan Healer
    .effect = You may place up to 2 of your common pieces, each on an empty square adjacent to a
        green square.
dire-wolf = Dire Wolf
    .effect = It may make up to 2 combat moves.
ritual-keeper = Ritual Keeper
    .effect = If summoned on a green square: upgrade one of your common pieces (the Keeper counts).
        If summoned on a red square: you may make a combat move with one of your pieces.
eagle-lord = Eagle Lord
    .effect = It may make a combat leap to any square.
wolf-rider = Wolf Rider
    .effect = It may make up to 2 combat moves.
blood-shaman = Blood Shaman
    .effect = Destroy any common or heroic piece in the arena: an enemy piece, your own or the
        Shaman itself. If the destroyed piece was on a red square, all common pieces adjacent to
        that square are destroyed too.
war-drummer = War Drummer
    .effect = You may make either 1 combat move or up to 2 standard moves with your pieces other
        than the Drummer.
hill-giant = Hill Giant
    .effect = Destroy all common and heroic pieces orthogonally adjacent to it, including your own.
warlord = Warlord
    .effect = You may make up to 3 combat moves with your pieces. If you make all 3, at least one
        must be the Warlord's.
war-summoner = War Summoner
    .effect = You gain an action. When you summon your next being this turn, you may use one enemy
        piece in its pattern as if it were yours; its rank must be high enough.
ritual-master = Ritual Master
    .effect = If summoned on a green square: you gain 2 actions. If summoned on a red square: you
        may destroy one heroic piece and one common piece, or just one of them, anywhere and whoever
        owns them.
legend-slayer = Legend Slayer
    .effect = You may destroy either 1 legendary piece or up to 2 common or heroic pieces diagonally
        adjacent to it, whoever owns them.
mountain-troll = Mountain Troll
    .effect = Destroy all enemy common pieces adjacent to it. If you destroy 2 or more, you gain an
        action.
hungry-bear = Hungry Bear
    .effect = It may make a standard move. If that move destroys a piece, it may make one more.
werewolf = Werewolf
    .effect = If summoned on a red or green square other than the centre, e5: it may make up to 3
        combat moves. Otherwise: it may make a standard move.
clan-guardian = Clan Guardian
    .effect = You may upgrade a common piece that was used to summon it.
