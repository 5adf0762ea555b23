swordmaster = Swordmaster
    .effect = You may destroy a common enemy piece diagonally next to it. If you do, it is
        upgraded.

messenger = Messenger
    .effect = One of your common or heroic pieces may do standard moves, as many as you like,
        all in the same direction.

herald = Herald
    .effect = You may do up to 2 moves with your pieces, onto empty squares only.

bomb = Bomb
    .effect = If you have an action left this turn, the Bomb blows up: it and all common pieces
        next to it are destroyed, yours too.

chronicler = Chronicler
    .effect = Upgrade another common piece of yours. You may then do a standard move with it.

assassin = Assassin
    .effect = The piece on the marked square is destroyed, even if it is yours. If no piece
        stands there, the Assassin may move there.

time-mage = Time Mage
    .effect = You gain an action. An enemy piece on the marked square is destroyed.

summoner = Summoner
    .effect = You may place up to 2 common pieces of yours on marked squares that are empty.

hypnotist = Hypnotist
    .effect = You may do a combat move with each of up to 3 common or up to 2 heroic enemy
        pieces of one colour.

cannon = Cannon
    .effect = You may fire in an indicated direction. All common pieces that way are destroyed,
        yours too; other pieces do not stop the shot.

champion = Champion
    .effect = You may destroy an enemy piece next to the Champion. If it is legendary, the
        Champion is destroyed too and you gain an action.

infantry-captain = Infantry Captain
    .effect = You may do up to 2 combat moves with your pieces, but not with the Infantry
        Captain.

cavalry-captain = Cavalry Captain
    .effect = Another piece of yours may do up to 3 moves, in any order: at most 1 combat move
        and at most 2 standard moves.

gryphon-rider = Gryphon Rider
    .effect = She may do a combat leap. If she does, you may then downgrade her and place a
        common piece of yours on an empty square next to her.

knight = Knight
    .effect = The Knight may do up to 3 combat moves, but none onto a common piece.

high-priestess = High Priestess
    .effect = She may do a standard move. Whether she does or not, you may then upgrade a common
        piece next to her, yours or an enemy's.

master-of-intrigue = Master of Intrigue
    .effect = You may do up to 3 moves in all: standard moves with the Master of Intrigue,
        combat moves with common or heroic pieces that were used to summon him.

gun-tower = Gun Tower
    .effect = You may fire in an indicated direction. The first 2 pieces that way are destroyed,
        yours too. A legendary piece is unharmed and stops the shot.
