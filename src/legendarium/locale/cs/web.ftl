### Co říká rámec klienta v prohlížeči: herna, stoly, procházení her a účet; žádná pravidla.
###
### $table je stůl několika slovy (varianta hry), $name jméno člověka nebo bota, $names seznam
### takových jmen; $number počítá věci. Jména stojí vždy v prvním pádě.

web-name = Legendarium
web-skip = Přejít k obsahu
web-navigation = Hlavní nabídka
web-rules = Pravidla
web-rules-title = Pravidla hry { $game } po číslech
web-rules-english = Pravidla jsou v angličtině.
web-cards = Karty
web-my-games = Moje hry
web-account = Účet
web-language = Jazyk
web-theme = { $theme ->
    [light] Vzhled: světlý
    [dark] Vzhled: tmavý
   *[auto] Vzhled: podle zařízení
}
web-footer-fans = Nezávislý projekt fanoušků. Tash-Kalar: Aréna legend je hra Vlaady Chvátila,
    kterou vydalo nakladatelství Czech Games Edition; tomu patří název hry i jména v ní.
web-footer-icons = Ikony vytvořili přispěvatelé

## Words used in many places

web-loading = Načítá se…
web-try-again = Zkusit znovu
web-to-lobby = Zpět do herny
web-save = Uložit
web-saved = Uloženo.
web-copy = Kopírovat
web-copied = Zkopírováno
web-more = Zobrazit další
web-no = Zrušit
web-go-on = Pokračovat
web-understood = Rozumím
web-you = ty
web-somebody = Někdo
web-bot = bot
web-online = online
web-away = offline
web-your-turn = Tvůj tah
web-your-name = Tvoje jméno
web-guest-name = Host { $number }

## Problems

web-problem-title = Tohle se nepovedlo
web-problem-offline = Server není dostupný. Zkontroluj připojení a zkus to znovu.
web-problem-server = Na serveru se něco pokazilo. Zkus to za chvíli znovu.
web-problem-refused = Server to nepřijal. Načti stránku znovu a zkus to ještě jednou.
web-problem-client = Na této stránce se něco pokazilo. Načti ji znovu; tvoje hra je na serveru v
    bezpečí.
web-offline = Jsi offline. Jakmile se připojení obnoví, všechno bude pokračovat.
web-connection-lost = Spojení se přerušilo. Obnovuje se…
web-server-stops = Server se restartuje. Hra bude za chvíli pokračovat.
web-nowhere-title = Stránka nenalezena
web-nowhere = Na této adrese žádná stránka není. Jestli ti odkaz někdo poslal, ať ho pošle ještě
    jednou.

## Lobby

web-lobby-title = Zahraj si Tash-Kalar
web-lobby-lead = Skládej ze svých kamenů vzory a vyvolávej legendární bytosti. Všechna pravidla
    hlídá program, takže se můžeš rovnou pustit do hry.
web-lobby-how = Jak hrát
web-lobby-alone = Výuková hra
web-lobby-alone-lead = Krátká hra proti botovi. Všechno, co můžeš udělat, je zvýrazněné.
web-play-bot = Hrát proti botovi
web-play = Hrát
web-lobby-together = S přáteli
web-lobby-together-lead = Pošli odkaz dál. Kdo ho otevře, může se připojit.
web-play-friend = Hrát s přáteli
web-play-friend-go = Vytvořit stůl
web-lobby-own = Vlastní hra
web-lobby-own-lead = Zvol variantu, školy, hráče a hodiny.
web-new-table = Připravit stůl
web-same-again = Totéž znovu
web-same-again-lead = Tvůj poslední stůl: { $table }.
web-open-tables = Otevřené stoly
web-open-none = Na soupeře teď nikdo nečeká. Vytvoř veřejný stůl a objeví se tady.
web-running-tables = Rozehrané hry
web-running-none = Žádná veřejná hra není rozehraná.
web-finished-tables = Dohrané hry
web-finished-none = Zatím žádné dohrané veřejné hry.
web-row-join = Připojit se
web-row-watch = Sledovat
web-row-continue = Pokračovat
web-row-result = Výsledek
web-row-nobody = Zatím bez hráčů
web-row-free = { $number ->
    [one] 1 volné místo
    [few] { $number } volná místa
   *[other] { $number } volných míst
}
web-watchers = { $number ->
    [one] 1 divák
    [few] { $number } diváci
   *[other] { $number } diváků
}
web-import = Otevřít uloženou hru
web-import-too-long = Tento soubor je na uloženou hru moc velký.

## A new table

web-new-title = Připravit stůl
web-seats = Hráči
web-seat = Místo { $number }
web-seat-empty = volné
web-sitter-me = Ty
web-sitter-anybody = Kdokoli
web-clock = Hodiny
web-clock-off = Bez hodin
web-clock-real-time = V reálném čase: minuty pro každého hráče na celou hru
web-clock-days = Korespondenčně: dny na tah
web-clock-minutes = Minut na hráče
web-clock-minutes-wrong = Zadej celé číslo od 1 do 240.
web-clock-increment = Sekund navíc za tah
web-clock-increment-wrong = Zadej celé číslo od 0 do 300.
web-clock-days-number = Dní na tah
web-clock-days-wrong = Zadej celé číslo od 1 do 30.
web-who-comes = Viditelnost
web-by-link = Soukromý: jen s odkazem
web-public = Veřejný: uvedený v herně
web-take-back-allowed = Povolit vracení voleb: ve vlastním tahu volně, potom jen se souhlasem
    ostatních
web-help-shown = Nápověda k vyvolávání: ukazovat, co lze vyvolat a které kameny chybějí
web-hints-allowed = Rady: hráči se mohou poradit s botem
web-talk-allowed = Povolit spoluhráčům chat během hry
web-table-language = Jazyk stolu
web-any-language = Libovolný
web-make-table = Vytvořit stůl
web-make-and-start = Začít hru

## The waiting room and the draft

web-waiting-title = { $table }: čeká se na hráče
web-waiting-for = { $number ->
    [one] Čeká se ještě na 1 hráče.
    [few] Čeká se ještě na { $number } hráče.
   *[other] Čeká se ještě na { $number } hráčů.
}
web-waiting-start-yours = Všechna místa jsou obsazená. Můžeš začít, kdykoli chceš.
web-waiting-start-host = Všechna místa jsou obsazená. Čeká se, až hru začne zakladatel stolu.
web-sit = Obsadit toto místo
web-put-bot = Přidat bota
web-leave-seat = Uvolnit místo
web-remove = Odebrat
web-start = Začít hru
web-fill-with-bots = Obsadit volná místa boty
web-invite = Pozvat hráče
web-invite-label = Pošli tento odkaz těm, s kým chceš hrát
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
    [one] , plus 1 sekunda za tah
    [few] , plus { $seconds } sekundy za tah
   *[other] , plus { $seconds } sekund za tah
}
web-terms-take-back = s vracením voleb
web-terms-no-take-back = bez vracení voleb
web-terms-help = s nápovědou k vyvolávání
web-terms-no-help = bez nápovědy k vyvolávání
web-terms-hints = s radami botů
web-terms-no-hints = bez rad botů
web-terms-talk = s chatem spoluhráčů
web-terms-no-talk = během hry bez chatu
web-terms-public = veřejný
web-terms-by-link = soukromý

## At the table

web-table-title = { $table }: hra probíhá
web-this-table = Tento stůl
web-people = U stolu
web-bot-sits-in = zastupuje bot
web-you-watch = Jsi v roli diváka. Karty v rukou hráčů jsou skryté.
web-look-back = Přehrát záznam
web-leave-for-now = Prozatím odejít
web-links = Odkazy
web-watch-link-label = Odkaz na tento stůl
web-personal-link = Pokračovat na jiném zařízení
web-personal-link-label = Tvůj osobní odkaz: otevři ho na druhém zařízení
web-personal-link-secret = Nikomu ho neukazuj: kdo ho otevře, hraje za tebe.
web-took-back = { $name } vrací svou poslední volbu.
web-time-out-mine = Vypršel ti čas, a tak byl tento tah dohrán za tebe automaticky. Stane-li se to
    ve třech tazích po sobě, hra pro tebe skončí.
web-time-out = { $name }: čas vypršel, tah byl dohrán automaticky.
web-replaced = Ve třech tazích po sobě ti vypršel čas, a tak teď za tebe hraje bot.
web-take-seat-back = Vzít si své místo zpět
web-request = { $name } chce vrátit poslední volbu. Povolit?
web-request-mine = Žádáš o vrácení své poslední volby. Čeká se na odpověď: { $names }.
web-request-agree = Povolit
web-request-refuse = Odmítnout
web-request-withdraw = Zrušit žádost
web-request-refused = { $name } žádost o vrácení odmítá.
web-see-result = Zobrazit výsledek

aside-concede = Vzdát se
    .sure = Chceš tuto hru vzdát?
    .yes = Vzdát se
aside-skip-last-turns = Vynechat poslední tahy
    .sure = Vynechat poslední tahy? Souhlasit musí všichni.
    .yes = Vynechat

bot-random = Náhodný bot
    .about = Hraje náhodně. Hodí se na vyzkoušení hry.
bot-apprentice = Učedník
    .about = Lehký: hraje rozumně, ale chybuje jako člověk.
bot-greedy = Chamtivec
    .about = Střední: bere největší okamžitý zisk a nikdy nehledí dopředu.
bot-adept = Znalec
    .about = Těžký: propočítá celý svůj tah.
bot-master = Mistr
    .about = Nemilosrdný: předvídá tvé odpovědi a plánuje svůj příští tah.

web-chat = Chat
web-chat-empty = Zatím žádné zprávy.
web-chat-field = Napiš zprávu
web-chat-send = Odeslat
web-chat-said = { $name } říká: { $text }
web-chat-too-long = Zpráva je moc dlouhá: znaků je { $number }, smí jich být nejvýš { $most }.
web-chat-unsent = Zpráva se neodeslala: jsi offline. Zkus to za chvíli znovu.
web-chat-closed = Během hry je chat zavřený: spoluhráči se smějí dorozumívat jen předáním tahu. Po
    hře se zase otevře.
web-mute-title = Někoho ztlumit
web-mute = Ztlumit: { $name }

web-report = Nahlásit problém
web-report-label = Co se stalo? Co mělo být jinak?
web-report-save = Uložit hlášení
web-report-saved = Uloženo. V souboru je tato hra a údaje o verzi programu. Pošli ho tomu, kdo se
    stará o tento server.

## The end and the review

web-finished-title = { $table }: výsledek
web-rematch = Odveta
web-rematch-join = Připojit se k odvetě
web-review = Přehrát záznam
web-download = Stáhnout hru
web-origin = Tato hra navazuje na pozici z jiné hry.
web-review-title = { $table }: záznam hry
web-review-controls = Ovládání záznamu
web-review-first = Na začátek
web-review-back = Předchozí krok
web-review-on = Další krok
web-review-last = Na konec
web-review-play = Přehrát
web-review-pause = Pozastavit
web-review-moment = Pozice ve hře
web-review-of = { $number } z { $last }
web-review-speed = Rychlost
web-review-times = { $speed }×
web-moment-link = Odkaz na tento okamžik
web-back-to-table = Zpět ke stolu
web-play-on = Pokračovat odsud
web-play-on-lead = Z této pozice začne hra u nového stolu. Tato hra zůstane, jak je.
web-play-on-go = Pokračovat od kroku { $number }

## Personal links, my games, account

web-rejoin-title = Pokračovat na tomto zařízení
web-rejoin = Vzít si to místo
web-rejoin-sure = Na tomto zařízení hraješ jako { $name }. Tento odkaz patří k jinému místu. Když je
    obsadíš, budeš tu hrát pod jménem, které k němu patří.
web-rejoin-stay = Hrát dál jako { $name }
web-rejoin-wrong = Vytvoř nový odkaz na zařízení, na kterém hraješ.

web-mine-running = Rozehrané
web-mine-running-none = Nemáš žádné rozehrané hry.
web-mine-open = Čekají na hráče
web-mine-open-none = U žádného stolu nečekáš.
web-mine-finished = Dohrané
web-mine-finished-none = Zatím nemáš žádné dohrané hry.
web-mine-nobody = Až si zahraješ, objeví se tu tvé hry. Už máš účet? Přihlas se.

web-account-lead-nobody = Ke hraní stačí jméno. S účtem máš své hry na všech zařízeních.
web-account-lead-guest = Hraješ jako host. S účtem máš své hry na všech zařízeních.
web-account-lead-account = Přihlas se na kterémkoli zařízení a najdeš tam své hry.
web-name-lead = Zobrazované jméno
web-open-account = Vytvořit účet
web-open-account-lead = Jen jméno a heslo. Tvé hry ti zůstanou.
web-sign-in = Přihlásit se
web-sign-in-lead = Už máš účet?
web-sign-out = Odhlásit se
web-account-name = Uživatelské jméno
web-passphrase = Heslo
web-passphrase-show = Zobrazit heslo
web-passphrase-short = Použij aspoň { $number ->
    [one] 1 znak
    [few] { $number } znaky
   *[other] { $number } znaků
}.
web-personal-links = Osobní odkazy
web-personal-links-lead = Těmito odkazy můžeš pokračovat na jiném zařízení i bez účtu.
web-delete = Smazat moje data
web-delete-lead = Tvé jméno, účet i zprávy v chatu se navždy smažou. Hry zůstanou těm, kdo je s
    tebou hráli, ale bez tvého jména.
web-delete-type = Pro potvrzení napiš své jméno: { $name }
