### Co se říká o odehraných tazích a o tazích, které by šlo zahrát.
###
### Říká to terminál i prohlížeč. $school, $colour a části vět jsou ty z play.ftl.

## Značky tahů

mark-inaccuracy = nepřesnost
mark-mistake = chyba
mark-blunder = hrubá chyba

## Proč je tah dobrý: věty, které stojí v řadě za dvojtečkou

# V libovolném pořadí: každá má vlastní podmět, jinak by mluvila o soupeři z té předchozí.
part-points = získá se víc bodů
part-end = konec hry by dopadl lépe
part-material = zůstane víc kamenů nebo silnější kameny v poměru k soupeři
part-hand = karty v ruce mají blíž k vyvolání
part-safety = vlastní kameny stojí bezpečněji
part-threats = soupeř může méně uškodit
part-tasks = získání úkolů je blíž
part-flares = karty balance jsou použitelné víc ve vlastní prospěch
part-squares = vlastní kameny drží lepší pole

## Rozbor celé hry

analyse-working = Posuzují se tahy
analyse-heading = Rozbor souboru { $file } ({ $level })
analyse-known = Každý tah se posuzuje podle toho, co hráč věděl na jeho začátku. Procenta jsou šance
    na výhru po tahu.
analyse-chance = { $played } %
analyse-swing = { $played } % místo { $best } %
analyse-decimal = { $whole },{ $part } %
analyse-played = Zahráno: { $choices }
analyse-better = Lepší: { $choices }
analyse-why = Proč: { $reasons }.
analyse-summary = Souhrn
analyse-player = Hráč
analyse-inaccuracy-number = Nepřesnosti
analyse-mistake-number = Chyby
analyse-blunder-number = Hrubé chyby
analyse-loss = Průměrná ztráta
analyse-chart = Šance na výhru tah po tahu
analyse-chart-axis = šance na výhru

## Co rozebrat nelze

analyse-illegal = Soubor { $file } nelze přehrát: volba číslo { $number } není podle pravidel.
analyse-nothing = V souboru { $file } není žádný dohraný tah, není tedy co posuzovat.
analyse-same-file = Soubor { $file } je sama uložená hra; zvol pro rozbor jiné jméno.
