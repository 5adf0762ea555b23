f36a = 3/6
    .upper = Place one of your common pieces.
    .lower = Place one of your heroic pieces.

f44a = 4/4
    .upper = Place one of your common pieces.
    .lower = Place one of your common pieces.

f35 = 3/5
    .upper = You may make up to three standard moves with your common pieces.
    .lower = You gain an action.

f45a = 4/5
    .upper = Place one of your common pieces.
    .lower = Place one of your common pieces or convert an enemy common piece.

f36b = 3/6
    .upper = Make a standard move with one of your common pieces, or upgrade one.
    .lower = Place two of your common pieces.

f44b = 4/4
    .upper = Place one of your common pieces, or upgrade one.
    .lower = One of your common pieces may make a combat leap.

f46 = 4/6
    .upper = Place one of your common pieces.
    .lower = Upgrade one of your common pieces, then gain an action. You gain the action even if
        there is nothing to upgrade.

f45b = 4/5
    .upper = You gain an action.
    .lower = Place one of your common pieces.

f54 = 5/4
    .upper = Place one of your heroic pieces.
    .lower = You may make a standard move and a combat move with your common pieces, in either
        order, with one piece or two. If you make the first, you must also make the second if you
        can.

f55 = 5/5
    .upper = Place two of your common pieces.
    .lower = Place one of your common pieces.

f34 = 3/4
    .upper = Place one of your common pieces.
    .lower = You may make either one combat move or up to two standard moves with your non-legendary
        pieces.

f25 = 2/5
    .upper = One of your common pieces may make a standard leap.
    .lower = You gain an action.
