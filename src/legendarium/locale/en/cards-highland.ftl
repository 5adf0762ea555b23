wild-eagle = Wild Eagle
    .effect = It may do a combat leap to any square.
clan-axeman = Clan Axeman
    .effect = You may destroy a common or heroic piece orthogonally next to it, even your own.
clan-healer = Clan Healer
    .effect = You may place up to 2 common pieces of yours, each on an empty square next to a green
        square.
dire-wolf = Dire Wolf
    .effect = It may do up to 2 combat moves.
ritual-keeper = Ritual Keeper
    .effect = Summoned on a green square: upgrade one of your common pieces, perhaps the Keeper.
        Summoned on a red square: you may do a combat move with one of your pieces.
eagle-lord = Eagle Lord
    .effect = It may do a combat leap to any square.
wolf-rider = Wolf Rider
    .effect = It may do up to 2 combat moves.
blood-shaman = Blood Shaman
    .effect = Destroy a common or heroic piece anywhere: an enemy piece, yours or the Shaman. If it
        stood on a red square, all common pieces next to that square are destroyed too.
war-drummer = War Drummer
    .effect = With your pieces other than the Drummer, you may do 1 combat move or up to 2 standard
        moves.
hill-giant = Hill Giant
    .effect = All common and heroic pieces orthogonally next to it are destroyed, yours as well.
warlord = Warlord
    .effect = You may do up to 3 combat moves with your pieces. If you do all 3, the Warlord must do
        one of them or more.
war-summoner = War Summoner
    .effect = You gain an action. When you summon your next being this turn, one enemy piece of the
        rank needed may serve as yours in its pattern.
ritual-master = Ritual Master
    .effect = Summoned on a green square: you gain 2 actions. Summoned on a red square: you may
        destroy a heroic piece, and you may destroy a common piece, anywhere and anyone's.
legend-slayer = Legend Slayer
    .effect = Of the pieces diagonally next to it, anyone's, you may destroy either 1 legendary one
        or up to 2 common or heroic ones.
mountain-troll = Mountain Troll
    .effect = Destroy all common enemies next to it. If there were 2 or more, you gain an action.
hungry-bear = Hungry Bear
    .effect = It may do a standard move. If that move destroys a piece, it may do one more.
werewolf = Werewolf
    .effect = Summoned on a red or green square other than the centre e5: it may do up to 3
        combat moves. Summoned anywhere else: it may do a standard move.
clan-guardian = Clan Guardian
    .effect = You may upgrade a common piece that was used to summon it.
