### Co się mówi o rozegranych turach i o tych, które można by rozegrać.
###
### Mówi to terminal i przeglądarka. $school, $colour i części zdań są takie jak w play.ftl.

## Oznaczenia tur

mark-inaccuracy = niedokładność
mark-mistake = błąd
mark-blunder = gruby błąd

## Dlaczego tura jest dobra: zdania, które stoją w rzędzie po dwukropku

# W dowolnej kolejności: każde ma własny podmiot, inaczej mówiłoby o przeciwniku z poprzedniego.
part-points = zdobywa się więcej punktów
part-end = koniec gry wypadłby lepiej
part-material = zostaje więcej pionów lub silniejsze piony w porównaniu z przeciwnikiem
part-hand = kartom na ręce jest bliżej do przywołania
part-safety = własne piony stoją bezpieczniej
part-threats = przeciwnik może mniej zaszkodzić
part-tasks = bliżej jest do wykonania zadań
part-flares = flary otwierają się bardziej na własną korzyść
part-squares = własne piony zajmują lepsze pola

## Analiza całej gry

analyse-working = Ocenianie tur
analyse-heading = Analiza pliku { $file } ({ $level })
analyse-known = Każda tura jest oceniana według tego, co gracz wiedział na jej początku. Procenty to
    szansa na wygraną po turze.
analyse-chance = { $played } %
analyse-swing = { $played } % zamiast { $best } %
analyse-decimal = { $whole },{ $part } %
analyse-played = Zagrano: { $choices }
analyse-better = Lepiej: { $choices }
analyse-why = Dlaczego: { $reasons }.
analyse-summary = Podsumowanie
analyse-player = Gracz
analyse-inaccuracy-number = Niedokładności
analyse-mistake-number = Błędy
analyse-blunder-number = Grube błędy
analyse-loss = Średnia strata
analyse-chart = Szanse na wygraną tura po turze
analyse-chart-axis = szansa na wygraną

## Czego nie można przeanalizować

analyse-illegal = Pliku { $file } nie można odtworzyć: wybór numer { $number } jest niedozwolony.
analyse-nothing = Plik { $file } nie zawiera żadnej dokończonej tury, więc nie ma czego oceniać.
analyse-same-file = Plik { $file } to sam zapis gry; wybierz inną nazwę dla analizy.
