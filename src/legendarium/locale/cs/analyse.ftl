### Co se říká o odehraných tazích a o tazích, které by šlo zahrát.
###
### Říká to terminál i prohlížeč. $school, $colour a části vět jsou ty z play.ftl.

## Značky tahů

mark-inaccuracy = nepřesnost
mark-mistake = chyba
mark-blunder = hrubá chyba

## Proč je tah dobrý: co přináší, v libovolném pořadí za dvojtečkou

part-points = víc bodů
part-end = lepší výsledek, pokud hra skončí
part-material = lepší poměr kamenů vůči soupeři
part-hand = karty v ruce blíž k vyvolání
part-safety = bezpečnější kameny
part-threats = méně hrozeb od soupeře
part-tasks = úkoly blíž k získání
part-flares = lepší postavení pro kartu balance
part-squares = kameny na lepších polích

## Rozbor celé hry

analyse-working = Rozebírají se tahy
analyse-heading = Rozbor souboru { $file } ({ $level })
analyse-known = Každý tah se posuzuje podle toho, co hráč věděl na jeho začátku. Procenta udávají
    šanci na výhru po tahu.
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

analyse-illegal = Soubor { $file } nelze přehrát: volba { $number } není podle pravidel.
analyse-nothing = V souboru { $file } není žádný dohraný tah, není tedy co rozebírat.
analyse-two-outputs = Na standardní výstup může jít jen JSON, nebo zpráva: pro zprávu zadej soubor.
analyse-same-file = Soubor { $file } je sama uložená hra; zvol pro rozbor jiné jméno.
