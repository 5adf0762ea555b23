# Warum etwas jetzt nicht möglich ist. Jedes ist ein eigener Satz neben einer Karte oder Taste.

why-game-over = Das Spiel ist zu Ende.
why-watching = Du schaust zu.
why-start = Zuerst werden die Startsteine gelegt.
why-not-your-turn = Du bist nicht am Zug.
why-handed-over = Die Kontrolle ist übergeben; der Partner legt nur noch Steine.
why-action-running = Beende erst die begonnene Aktion.
why-no-action = Keine Aktion ist übrig.
why-actions-left = Erst müssen alle Aktionen verbraucht sein.
why-pattern = Deine Steine bilden die Figur nicht.
why-summoning-square = Auf dem Beschwörungsfeld liegt ein Stein von höherem Wert.
why-no-legendary-piece = Dafür ist kein legendärer Stein mehr da.
why-no-piece = Dafür ist kein Stein mehr da.
why-no-summoning = Kein Wesen auf deiner Hand kann jetzt beschworen werden.
why-not-in-first-game = In der ersten Partie wird nicht abgeworfen.
why-discarded-already = Du hast in diesem Zug schon abgeworfen; das geht nur einmal.
why-no-being = Du hast kein Wesen deiner Schule auf der Hand.
why-no-flare = Du hast kein Leuchtfeuer auf der Hand.
why-flare-condition = Kein Gegner ist weit genug voraus.
