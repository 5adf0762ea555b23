### Co říká rámec klienta v prohlížeči: herna, stoly, procházení her a účet; žádná pravidla.
###
### $table je stůl několika slovy (podoba hry), $name jméno člověka nebo bota, $names seznam takových
### jmen; $number počítá věci. Jména stojí vždy v prvním pádě.

web-name = Legendarium
web-skip = Přejít k obsahu
web-navigation = Stránky
web-rules = Pravidla
web-cards = Karty
web-my-games = Moje hry
web-account = Účet
web-language = Jazyk
web-theme = { $theme ->
    [light] Barvy: světlé
    [dark] Barvy: tmavé
   *[auto] Barvy: jako v tvém zařízení
}
web-footer-fans =
    Nezávislé dílo fanoušků. Tash-Kalar: Aréna legend je hra Vlaady Chvátila, kterou vydalo
    nakladatelství Czech Games Edition; jemu patří její název i jména v ní.
web-footer-icons = Ikony vytvořili přispěvatelé

## Words used in many places

web-loading = Okamžik…
web-try-again = Zkusit znovu
web-to-lobby = Do herny
web-save = Uložit
web-saved = Uloženo.
web-copy = Kopírovat
web-copied = Zkopírováno
web-more = Ukázat další
web-no = Ne, zpět
web-go-on = Pokračovat
web-understood = Dobře
web-you = ty
web-somebody = Někdo
web-bot = bot
web-online = je tu
web-away = bez spojení
web-your-turn = Tvůj tah
web-your-name = Tvoje jméno
web-guest-name = Host { $number }

## Problems

web-problem-title = Tohle se nepovedlo
web-problem-offline = Server není dostupný. Zkontroluj připojení a zkus to znovu.
web-problem-server = Server má potíže. Zkus to za chvíli znovu.
web-problem-refused = Server to nepřijal. Načti stránku znovu a zkus to ještě jednou.
web-problem-client = Na této stránce se něco pokazilo. Načti ji znovu; tvoje hra je na serveru v
    bezpečí.
web-offline = Nemáš připojení. Jakmile se obnoví, všechno pokračuje.
web-connection-lost = Spojení se přerušilo. Zkouší se znovu…
web-server-stops = Server se restartuje. Hra bude za chvíli pokračovat.
web-nowhere-title = Tady nic není
web-nowhere = Tato adresa nevede na žádnou stránku. Jestli ti odkaz někdo poslal, ať ho pošle ještě
    jednou.

## Lobby

web-lobby-title = Zahraj si Tash-Kalar
web-lobby-lead =
    Skládej ze svých kamenů vzory a vyvolávej legendární bytosti. Na všechna pravidla dohlíží
    program, takže můžeš začít i bez jejich čtení.
web-lobby-how = Jak se hraje
web-lobby-alone = Výuková hra
web-lobby-alone-lead = Krátká hra proti botovi. Co můžeš udělat, to vždycky svítí.
web-play-bot = Hrát hned proti botovi
web-play = Hrát
web-lobby-together = S přáteli
web-lobby-together-lead = Dostaneš odkaz a pošleš ho; kdo ho otevře, může si přisednout.
web-play-friend = Hrát s přáteli
web-play-friend-go = Založit stůl
web-lobby-own = Vlastní stůl
web-lobby-own-lead = Zvol podobu hry, školy, hráče i hodiny.
web-new-table = Připravit stůl
web-same-again = Totéž znovu
web-same-again-lead = Tvůj poslední stůl: { $table }.
web-open-tables = Otevřené stoly
web-open-none = Na soupeře teď nikdo nečeká. Založ veřejný stůl a objeví se tady.
web-running-tables = Právě se hraje
web-running-none = Teď se nehraje žádná veřejná hra.
web-finished-tables = Dohrané hry
web-finished-none = Žádná veřejná hra ještě nebyla dohrána.
web-row-join = Přisednout
web-row-watch = Dívat se
web-row-continue = Pokračovat
web-row-result = Výsledek
web-row-nobody = Zatím tu nikdo nesedí
web-row-free = { $number ->
    [one] 1 volné místo
    [few] { $number } volná místa
   *[other] { $number } volných míst
}
web-watchers = { $number ->
    [one] 1 člověk se dívá
    [few] { $number } lidé se dívají
   *[other] { $number } lidí se dívá
}
web-import = Otevřít soubor se záznamem
web-import-too-long = Tento soubor je na záznam hry moc velký.

## A new table

web-new-title = Připravit stůl
web-seats = Kdo hraje
web-seat = Místo { $number }
web-seat-empty = volné
web-sitter-me = Ty
web-sitter-anybody = Kdo přijde
web-clock = Hodiny
web-clock-off = Bez hodin
web-clock-real-time = Naživo: minuty na celou hru
web-clock-days = Dny na každý tah
web-clock-minutes = Minut pro každého hráče
web-clock-minutes-wrong = Zvol celé číslo od 1 do 240.
web-clock-increment = Sekund navíc za každý tah
web-clock-increment-wrong = Zvol celé číslo od 0 do 300.
web-clock-days-number = Dní na každý tah
web-clock-days-wrong = Zvol celé číslo od 1 do 30.
web-who-comes = Kdo stůl najde
web-by-link = Jen ten, kdo má odkaz
web-public = Každý: stůl je vidět v herně
web-take-back-allowed = Volby lze brát zpět: ve svém tahu volně, později se souhlasem ostatních
web-help-shown = Ukazovat, co lze vyvolat a co k tomu chybí
web-hints-allowed = Boti radí tomu, kdo je na řadě
web-talk-allowed = Spoluhráči spolu smějí během hry mluvit
web-table-language = Jazyk stolu
web-any-language = Libovolný
web-make-table = Založit stůl
web-make-and-start = Začít hru

## The waiting room and the draft

web-waiting-title = { $table }: čeká se na hráče
web-waiting-for = { $number ->
    [one] Ještě je 1 volné místo.
    [few] Ještě jsou { $number } volná místa.
   *[other] Ještě je { $number } volných míst.
}
web-waiting-start-yours = Všechna místa jsou obsazená. Začni, až budeš chtít.
web-waiting-start-host = Všechna místa jsou obsazená. Hru začne ten, kdo stůl založil.
web-sit = Sednout si sem
web-put-bot = Posadit sem bota
web-leave-seat = Uvolnit místo
web-remove = Odebrat
web-start = Začít hru
web-fill-with-bots = Obsadit volná místa boty
web-invite = Někoho pozvat
web-invite-label = Pošli tento odkaz tomu, kdo má hrát s tebou
web-draft-title = { $table }: výběr škol
web-draft-yours = Teď vybíráš ty.
web-draft-other = Teď vybírá { $name }.
web-draft-picked = Zatím vybráno

## Terms of a table

web-terms-no-clock = bez hodin
web-terms-days = { $number ->
    [one] 1 den na tah
    [few] { $number } dny na tah
   *[other] { $number } dní na tah
}
web-terms-real-time = { $number ->
    [one] 1 minuta
    [few] { $number } minuty
   *[other] { $number } minut
} pro každého{ $seconds ->
    [0] { "" }
    [one] , za každý tah 1 sekunda navíc
    [few] , za každý tah { $seconds } sekundy navíc
   *[other] , za každý tah { $seconds } sekund navíc
}
web-terms-take-back = volby lze brát zpět
web-terms-no-take-back = volby se zpět neberou
web-terms-help = s nápovědou k vyvolávání
web-terms-no-help = bez nápovědy k vyvolávání
web-terms-hints = s radami botů
web-terms-no-hints = bez rad botů
web-terms-talk = spoluhráči spolu smějí mluvit
web-terms-no-talk = při hře se nemluví
web-terms-public = veřejný
web-terms-by-link = jen přes odkaz

## At the table

web-table-title = { $table }, u stolu
web-this-table = Tento stůl
web-people = U stolu
web-bot-sits-in = zaskakuje bot
web-you-watch = Jen se díváš. Karty v ruce nikomu nevidíš.
web-look-back = Projít dosavadní hru
web-leave-for-now = Prozatím odejít
web-links = Odkazy
web-watch-link-label = Odkaz na tento stůl
web-personal-link = Hrát dál na jiném zařízení
web-personal-link-label = Tvůj osobní odkaz: otevři ho na druhém zařízení
web-personal-link-secret = Nech si ho pro sebe: kdo ho otevře, hraje tvým jménem.
web-took-back = { $name }: poslední volba je vzata zpět.
web-time-out-mine = Vypršel ti čas, a tak byl tento tah dohrán za tebe rychlými volbami. Třetí takový tah v řadě by pro tebe hru ukončil.
web-time-out = { $name }: čas vypršel, tah byl dohrán rychlými volbami.
web-replaced = Ve třech tazích po sobě ti vypršel čas: teď za tebe hraje bot.
web-take-seat-back = Vzít si své místo zpět
web-request = { $name } chce vzít zpět poslední volbu. Souhlasíš?
web-request-mine = Žádáš o vrácení své poslední volby. Ještě odpoví: { $names }.
web-request-agree = Souhlasím
web-request-refuse = Nesouhlasím
web-request-withdraw = Stáhnout žádost
web-request-refused = { $name } s vrácením volby nesouhlasí.
web-game-over = Hra skončila. Prohlížej si arénu, jak dlouho chceš.
web-see-result = Ukázat výsledek

aside-concede = Vzdát hru
    .sure = Opravdu chceš hru vzdát?
    .yes = Ano, vzdát
aside-skip-last-turns = Vynechat poslední tahy
    .sure = Mají se poslední tahy vynechat? Stane se to, až budou souhlasit všichni.
    .yes = Ano, vynechat

bot-random = Náhodný bot
    .about = Volí naslepo: hodí se na vyzkoušení hry.
bot-apprentice = Učedník
    .about = Mírný: hraje rozumně a chybuje jako člověk.
bot-greedy = Přemýšlivý bot
    .about = Bere, co hned přinese nejvíc, a dál nehledí.
bot-adept = Znalec
    .about = Silný: promyslí celý svůj tah.
bot-master = Mistr
    .about = Nemilosrdný: počítá i s tvými odpověďmi a plánuje svůj příští tah.

web-chat = Chat
web-chat-empty = Zatím nikdo nic neřekl.
web-chat-field = Řekni něco
web-chat-send = Poslat
web-chat-said = { $name } říká: { $text }
web-chat-too-long = Tohle je moc dlouhé: { $number } z nejvýš { $most } znaků.
web-chat-unsent = Zpráva se neposlala: není spojení. Zkus to za chvíli znovu.
web-chat-closed = Při hře se tu nemluví: spoluhráči se dorozumívají jen předáním tahu. Psát můžeš zase,
    až hra skončí.
web-mute-title = Někoho ztlumit
web-mute = Ztlumit: { $name }

web-report = Nahlásit problém
web-report-label = Co se stalo? Co mělo být jinak?
web-report-save = Uložit hlášení do souboru
web-report-saved = Uloženo. V souboru je záznam této hry a verze programu; pošli ho tomu, kdo se stará
    o tento server.

## The end and the review

web-finished-title = { $table }: výsledek
web-rematch = Hrát znovu
web-rematch-join = K odvetě
web-review = Projít hru znovu
web-download = Uložit záznam
web-origin = Tato hra navazuje na okamžik z jiné hry.
web-review-title = { $table }, hra krok za krokem
web-review-controls = Procházení hry
web-review-first = Na začátek
web-review-back = O krok zpět
web-review-on = O krok dál
web-review-last = Na konec
web-review-play = Přehrát
web-review-pause = Pozastavit
web-review-moment = Okamžik hry
web-review-of = { $number } z { $last }
web-review-speed = Rychlost
web-review-times = { $speed }×
web-moment-link = Odkaz na tento okamžik
web-back-to-table = Zpět ke stolu
web-play-on = Hrát odsud dál
web-play-on-lead = V tomto okamžiku začne nový stůl; tato hra zůstane, jak je.
web-play-on-go = Hrát dál od okamžiku { $number }

## Personal links, my games, account

web-rejoin-title = Tvoje místo na tomto zařízení
web-rejoin = Vzít si to místo
web-rejoin-sure = Na tomto zařízení jsi { $name }. Tento odkaz patří k něčímu místu u stolu; když si
    ho vezmeš, budeš tu hrát pod oním jménem.
web-rejoin-stay = Zůstat jako { $name }
web-rejoin-wrong = Vytvoř nový odkaz na zařízení, kde hraješ.

web-mine-running = Rozehrané
web-mine-running-none = Teď nehraješ žádnou hru.
web-mine-open = Čekají na hráče
web-mine-open-none = U žádného stolu nečekáš.
web-mine-finished = Dohrané
web-mine-finished-none = Ještě nemáš žádnou dohranou hru.
web-mine-nobody = Až si zahraješ, najdeš tu své hry. Máš-li účet, přihlas se.

web-account-lead-nobody = Ke hraní stačí jméno. S účtem máš své hry pohromadě na všech zařízeních.
web-account-lead-guest = Hraješ jako host. S účtem máš své hry pohromadě na všech zařízeních.
web-account-lead-account = Máš účet: přihlas se na kterémkoli zařízení a najdeš tam své hry.
web-name-lead = Jméno, které vidí ostatní
web-open-account = Založit účet
web-open-account-lead = Jméno a heslo, nic víc. Tvoje hry ti zůstanou.
web-sign-in = Přihlásit se
web-sign-in-lead = Pokud už účet máš.
web-sign-out = Odhlásit se
web-account-name = Jméno účtu
web-passphrase = Heslo
web-passphrase-show = Ukázat, co píšu
web-passphrase-short = Heslo má aspoň { $number ->
    [one] 1 znak
    [few] { $number } znaky
   *[other] { $number } znaků
}.
web-personal-links = Osobní odkazy
web-personal-links-lead = S takovým odkazem hraješ dál na jiném zařízení i bez účtu.
web-delete = Smazat moje data
web-delete-lead =
    Tvoje jméno, účet i tvé zprávy se navždy smažou. Hry zůstanou těm, kdo je s tebou
    hráli, ale bez tvého jména.
web-delete-type = Pro potvrzení napiš své jméno: { $name }
