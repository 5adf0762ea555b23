# Dlaczego coś nie jest teraz możliwe. Każde zdanie stoi osobno obok karty lub przycisku.

why-game-over = Gra się skończyła.
why-watching = Tylko oglądasz.
why-start = Najpierw umieszcza się piony początkowe.
why-not-your-turn = To nie twoja tura.
why-handed-over = Kontrola została przekazana; partner już tylko umieszcza piony.
why-action-running = Najpierw dokończ rozpoczętą akcję.
why-no-action = Nie ma już akcji.
why-actions-left = Najpierw trzeba wykorzystać wszystkie akcje.
why-pattern = Twoje piony nie tworzą wzoru.
why-summoning-square = Na polu przywołania stoi pion wyższej rangi.
why-no-legendary-piece = Nie ma już dla niej legendarnego piona.
why-no-piece = Nie ma już dla niej piona.
why-no-summoning = Nie możesz teraz przywołać żadnej istoty z ręki.
why-not-in-first-game = W pierwszej grze nie odrzuca się kart.
why-discarded-already = W tej turze już odrzucono kartę; można to zrobić raz na turę.
why-no-being = Nie masz na ręce istoty swojej szkoły.
why-no-flare = Nie masz flary na ręce.
why-flare-condition = Żaden przeciwnik nie ma dość dużej przewagi.
