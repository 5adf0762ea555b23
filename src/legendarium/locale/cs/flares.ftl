f36a = 3/6
    .upper = Umísti svůj běžný kámen.
    .lower = Umísti svůj hrdinský kámen.

f44a = 4/4
    .upper = Umísti svůj běžný kámen.
    .lower = Umísti svůj běžný kámen.

f35 = 3/5
    .upper = Svými běžnými kameny můžeš udělat celkem až 3 standardní pohyby.
    .lower = Získáš akci.

f45a = 4/5
    .upper = Umísti svůj běžný kámen.
    .lower = Umísti svůj běžný kámen, nebo proměň běžný nepřátelský kámen.

f36b = 3/6
    .upper = Udělej standardní pohyb svým běžným kamenem, nebo zvyš úroveň svého běžného kamene.
    .lower = Umísti 2 své běžné kameny.

f44b = 4/4
    .upper = Umísti svůj běžný kámen, nebo zvyš úroveň svého běžného kamene.
    .lower = Jeden tvůj běžný kámen může udělat bojový skok.

f46 = 4/6
    .upper = Umísti svůj běžný kámen.
    .lower = Zvyš úroveň svého běžného kamene, potom získáš akci. Akci získáš, i když není čemu
        úroveň zvýšit.

f45b = 4/5
    .upper = Získáš akci.
    .lower = Umísti svůj běžný kámen.

f54 = 5/4
    .upper = Umísti svůj hrdinský kámen.
    .lower = Svými běžnými kameny můžeš udělat jeden standardní a jeden bojový pohyb v libovolném
        pořadí, jedním kamenem nebo dvěma. Uděláš-li první, musíš udělat i druhý, pokud to jde.

f55 = 5/5
    .upper = Umísti 2 své běžné kameny.
    .lower = Umísti svůj běžný kámen.

f34 = 3/4
    .upper = Umísti svůj běžný kámen.
    .lower = Svými nelegendárními kameny můžeš udělat buď 1 bojový pohyb, nebo až 2 standardní
        pohyby.

f25 = 2/5
    .upper = Jeden tvůj běžný kámen může udělat standardní skok.
    .lower = Získáš akci.
