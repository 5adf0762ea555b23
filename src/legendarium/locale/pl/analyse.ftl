### Co się mówi o rozegranych turach i o tych, które można by rozegrać.
###
### Mówi to terminal i przeglądarka. $school, $colour i części zdań są takie jak w play.ftl.

## Oznaczenia tur

mark-inaccuracy = niedokładność
mark-mistake = błąd
mark-blunder = gruby błąd

## Dlaczego tura jest dobra: co przynosi, w dowolnej kolejności po dwukropku

part-points = więcej punktów
part-end = lepszy wynik, jeśli gra się skończy
part-material = lepszy stosunek pionów względem przeciwnika
part-hand = karty na ręce bliższe przywołania
part-safety = bezpieczniejsze piony
part-threats = mniej zagrożeń ze strony przeciwnika
part-tasks = zadania bliższe wykonania
part-flares = lepsza sytuacja do rzucenia flary
part-squares = piony na lepszych polach

## Analiza całej gry

analyse-working = Analizowanie tur
analyse-heading = Analiza pliku { $file } ({ $level })
analyse-known = Każda tura jest oceniana według tego, co gracz wiedział na jej początku. Procenty to
    szansa na wygraną po turze.
analyse-chance = { $played }%
analyse-swing = { $played }% zamiast { $best }%
analyse-decimal = { $whole },{ $part }%
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

analyse-illegal = Pliku { $file } nie można odtworzyć: wybór { $number } jest niedozwolony.
analyse-nothing = Plik { $file } nie zawiera żadnej dokończonej tury, więc nie ma czego analizować.
analyse-two-outputs = Na standardowe wyjście może trafić tylko JSON albo raport: podaj plik dla raportu.
analyse-same-file = Plik { $file } to sam zapis gry; wybierz inną nazwę dla analizy.
