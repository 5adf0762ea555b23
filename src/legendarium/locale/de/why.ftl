# Warum etwas jetzt nicht möglich ist. Jedes ist ein eigener Satz neben einer Karte oder Taste.

why-game-over = Das Spiel ist zu Ende.
why-watching = Du schaust zu.
why-start = Zuerst werden die Startsteine gelegt.
why-not-your-turn = Du bist nicht am Zug.
why-handed-over = Die Kontrolle ist übergeben: Jetzt können nur noch Steine gelegt werden.
why-action-running = Schließe erst die laufende Aktion ab.
why-no-action = Keine Aktionen mehr übrig.
why-actions-left = Verbrauche erst alle deine Aktionen.
why-pattern = Deine Steine bilden die Figur nicht.
why-summoning-square = Auf dem Beschwörungsfeld liegt ein höherwertiger Stein.
why-no-legendary-piece = Dafür ist keine Legende mehr da.
why-no-piece = Dafür ist kein Stein mehr da.
why-no-summoning = Du kannst jetzt kein Wesen von deiner Hand beschwören.
why-not-in-first-game = In dieser Form des Spiels kannst du keine Karten abwerfen.
why-discarded-already = Du kannst nur einmal pro Zug abwerfen.
why-no-being = Du hast kein Wesen deiner Schule auf der Hand.
why-no-flare = Du hast kein Leuchtfeuer auf der Hand.
why-flare-condition = Kein Gegner liegt weit genug vorn.
