f36a = 3/6
    .upper = Umieść swój zwykły pion.
    .lower = Umieść swój heroiczny pion.

f44a = 4/4
    .upper = Umieść swój zwykły pion.
    .lower = Umieść swój zwykły pion.

f35 = 3/5
    .upper = Możesz wykonać łącznie do 3 standardowych ruchów swoimi zwykłymi pionami.
    .lower = Otrzymujesz dodatkową akcję.

f45a = 4/5
    .upper = Umieść swój zwykły pion.
    .lower = Umieść swój zwykły pion albo zamień wrogi zwykły pion.

f36b = 3/6
    .upper = Wykonaj standardowy ruch swoim zwykłym pionem albo awansuj swój zwykły pion.
    .lower = Umieść 2 swoje zwykłe piony.

f44b = 4/4
    .upper = Umieść swój zwykły pion albo awansuj swój zwykły pion.
    .lower = Jeden z twoich zwykłych pionów może wykonać bojowy skok.

f46 = 4/6
    .upper = Umieść swój zwykły pion.
    .lower = Awansuj swój zwykły pion, a potem otrzymujesz dodatkową akcję. Otrzymujesz ją, nawet
        jeśli nie ma czego awansować.

f45b = 4/5
    .upper = Otrzymujesz dodatkową akcję.
    .lower = Umieść swój zwykły pion.

f54 = 5/4
    .upper = Umieść swój heroiczny pion.
    .lower = Możesz wykonać swoimi zwykłymi pionami standardowy ruch i bojowy ruch, w dowolnej
        kolejności, jednym pionem lub dwoma. Jeśli wykonasz pierwszy, musisz wykonać też drugi, o
        ile to możliwe.

f55 = 5/5
    .upper = Umieść 2 swoje zwykłe piony.
    .lower = Umieść swój zwykły pion.

f34 = 3/4
    .upper = Umieść swój zwykły pion.
    .lower = Swoimi nie-legendarnymi pionami możesz wykonać albo 1 bojowy ruch, albo do 2
        standardowych ruchów.

f25 = 2/5
    .upper = Jeden z twoich zwykłych pionów może wykonać standardowy skok.
    .lower = Otrzymujesz dodatkową akcję.
