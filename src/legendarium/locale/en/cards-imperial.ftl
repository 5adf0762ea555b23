swordmaster = Swordmaster
    .effect = You may destroy an enemy common piece diagonally adjacent to it. If you do, upgrade
        the Swordmaster.

messenger = Messenger
    .effect = One of your common or heroic pieces may make any number of standard moves, all in the
        same direction.

herald = Herald
    .effect = You may make up to 2 moves with your pieces, onto empty squares only.

bomb = Bomb
    .effect = If you have an action left this turn, the Bomb explodes: it and all common pieces
        adjacent to it are destroyed, including your own.

chronicler = Chronicler
    .effect = Upgrade another of your common pieces. You may then make a standard move with it.

assassin = Assassin
    .effect = Destroy the piece on the marked square, even your own. If there was none, the Assassin
        may move there instead.

time-mage = Time Mage
    .effect = You gain an action. If there is an enemy piece on the marked square, destroy it.

summoner = Summoner
    .effect = You may place up to 2 of your common pieces on empty marked squares.

hypnotist = Hypnotist
    .effect = You may make a combat move with each of up to 3 common or up to 2 heroic enemy pieces
        of one colour.

cannon = Cannon
    .effect = You may fire in an indicated direction. All common pieces in that direction are
        destroyed, including your own; other pieces are unharmed and don't stop the shot.

champion = Champion
    .effect = You may destroy an enemy piece adjacent to the Champion. If it was legendary, the
        Champion is destroyed too and you gain an action.

infantry-captain = Infantry Captain
    .effect = You may make up to 2 combat moves with your pieces other than the Infantry Captain.

cavalry-captain = Cavalry Captain
    .effect = Another of your pieces may make up to 1 combat move and up to 2 standard moves, in any
        order.

gryphon-rider = Gryphon Rider
    .effect = She may make a combat leap. If she does, you may then downgrade her and place one of
        your common pieces on an empty square adjacent to her.

knight = Knight
    .effect = The Knight may make up to 3 combat moves, but not onto common pieces.

high-priestess = High Priestess
    .effect = She may make a standard move. Whether or not she does, you may then upgrade a common
        piece adjacent to her, your own or an enemy's.

master-of-intrigue = Master of Intrigue
    .effect = You may make up to 3 moves in total: standard moves with the Master of Intrigue,
        combat moves with common or heroic pieces used to summon him, or some of each.

gun-tower = Gun Tower
    .effect = You may fire in an indicated direction. The first 2 pieces in that direction are
        destroyed, including your own. A legendary piece is unharmed and stops the shot.
