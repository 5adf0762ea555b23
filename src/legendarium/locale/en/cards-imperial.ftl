swordmaster = Swordmaster
    .effect = You may destroy a common enemy diagonally next to it. If you do, it is upgraded.
