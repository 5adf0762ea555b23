# Dlaczego coś nie jest teraz możliwe. Każde zdanie stoi osobno obok karty lub przycisku.

why-game-over = Gra się skończyła.
why-watching = Tylko oglądasz.
why-start = Najpierw umieszcza się piony początkowe.
why-not-your-turn = To nie twoja tura.
why-handed-over = Kontrola została przekazana: teraz można już tylko umieszczać piony.
why-action-running = Najpierw dokończ bieżącą akcję.
why-no-action = Nie ma już akcji.
why-actions-left = Najpierw wykorzystaj wszystkie akcje.
why-pattern = Twoje piony nie tworzą wzoru.
why-summoning-square = Na polu przywołania stoi pion wyższej rangi.
why-no-legendary-piece = Nie ma dla niej dostępnego legendarnego piona.
why-no-piece = Nie ma dla niej dostępnego piona.
why-no-summoning = Nie możesz teraz przywołać żadnej istoty z ręki.
why-not-in-first-game = W tym trybie gry nie można odrzucać kart.
why-discarded-already = Kartę można odrzucić tylko raz na turę.
why-no-being = Nie masz na ręce istoty swojej szkoły.
why-no-flare = Nie masz flary na ręce.
why-flare-condition = Żaden przeciwnik nie ma dość dużej przewagi.
