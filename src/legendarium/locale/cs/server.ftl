### Co říká server, když něco odmítne: co bylo špatně a co dál.

## People

error-bad-name = Jméno má 1 až 24 viditelných znaků. Zvol prosím jiné.
error-bad-passphrase = Heslo má 8 až 200 znaků. Zvol prosím jiné.
error-expired = Tvoje přihlášení tu už neplatí. Řekni nám své jméno, nebo se znovu přihlas.
error-name-taken = Účet s tímto jménem už někdo má. Zvol jiné jméno, a pokud je účet tvůj, přihlas
    se.
error-not-signed-in = Zatím tě tu nikdo nezná. Nejdřív nám řekni své jméno, nebo se přihlas.
error-wrong-credentials = Účet s tímto jménem a heslem neexistuje. Zkontroluj obojí a zkus to znovu.
error-wrong-link = Tento osobní odkaz nikam nevede. Vezmi si nový u svého místa u stolu.

## Tables

error-already-seated = U tohoto stolu už místo máš. Chceš-li jiné, nejdřív ho uvolni.
error-already-started = Hra už začala. Můžeš se dívat, nebo založit vlastní stůl.
error-bad-setup = Takhle hru připravit nejde. Změň nastavení a zkus to znovu.
error-no-such-bot = Bot toho jména neexistuje. Vyber některého ze seznamu.
error-no-such-game = Hra toho jména tu není. Vyber některou ze seznamu.
error-no-such-moment = Takový okamžik v této hře není. Vyber některý z jejího zápisu.
error-no-such-seat = Takové místo u tohoto stolu není. Vyber jiné.
error-no-such-table = Stůl s tímto kódem neexistuje. Zkontroluj odkaz, nebo se podívej do herny.
error-not-finished = Hra ještě neskončila. Vrať se, až skončí.
error-not-full = Některé místo je ještě volné. Počkej na někoho, nebo tam posaď bota.
error-not-host = To smí jen ten, kdo stůl založil. Požádej ho, nebo založ vlastní stůl.
error-not-your-seat = Toto místo není tvoje. Vezmi si volné, nebo se dívej.
error-seat-taken = Toto místo právě obsadil někdo jiný. Vyber si jiné.
error-table-full = U tohoto stolu jsou všechna místa obsazená. Můžeš se dívat, nebo založit vlastní
    stůl.

## Play

error-bot-sits-in = Na tvém místě teď za tebe hraje bot. Nejdřív si místo vezmi zpátky.
error-game-over = Hra skončila. Projdi si ji od začátku, nebo si zahraj znovu.
error-illegal-choice = Tohle teď pravidla nedovolují. Vyber něco, co svítí.
error-late-answer = Než tvoje volba dorazila, hra se posunula. Podívej se na stůl a vyber znovu.
error-no-request = Tato žádost už neplatí. Není na co odpovídat.
error-no-talking = U tohoto stolu hráči během hry nemluví: spoluhráči se dorozumívají jen předáním
    tahu. Chat se znovu otevře, až hra skončí.
error-not-started = Hra ještě nezačala. Počkej, až budou všechna místa obsazená.
error-not-your-turn = Teď nevybíráš ty. Počkej, až se tě hra zeptá.
error-nothing-to-take-back = Není co vzít zpět: co bylo předtím, už platí. Hraj dál.
error-request-open = O vrácení volby už někdo žádá. Nejdřív počkej na odpověď.
error-take-back-off = U tohoto stolu se volby zpět neberou. Hraj dál.

## Bots that think aloud

error-already-thinking = Bot už pro tebe přemýšlí. Počkej na jeho odpověď.
error-bot-failed = Bot to nedokázal promyslet. Zkus to znovu.
error-hints-off = U tohoto stolu se hraje bez rad botů. Rozhodni se podle sebe.
error-no-such-level = Bot této úrovně tu neradí. Vyber některého ze seznamu.
error-too-busy = Boti mají her k rozboru dost. Zkus to za chvíli znovu.

## Records

error-bad-record = Tato uložená hra je poškozená a nedá se přečíst. Ulož ji znovu, nebo vyber jiný
    soubor.
error-foreign-record = Tento soubor není uložená hra programu Legendarium. Vyber jiný soubor.
error-other-version = Tuto hru uložila jiná verze programu Legendarium a tato ji neumí přečíst.
    Vyber jiný soubor.

## Anything else

error-bad-request = Server tomuto požadavku nerozumí. Načti stránku znovu a zkus to ještě jednou.
error-closing = Server se zastavuje. Nic se neztratí: vrať se za chvíli.
error-no-such-page = Na této adrese nic není. Vrať se do herny.
error-not-allowed = Tohle na této adrese nejde. Vrať se do herny.
error-server-error = Na serveru se něco pokazilo a je to tam zapsáno. Nic se neztratilo: zkus to
    znovu.
error-too-big = Tohle je na server najednou moc. Pošli něco menšího.
error-too-fast = Tohle bylo na tak krátkou chvíli moc. Chvilku počkej a zkus to znovu.
error-too-long = Tento text je moc dlouhý: smí mít nejvýš { $limit ->
    [one] 1 znak
    [few] { $limit } znaky
   *[other] { $limit } znaků
}. Zkrať ho a pošli znovu.
error-wrong-origin = Tento požadavek nepřichází ze stránky tohoto serveru. Otevři si stránku tady a
    zkus to znovu.
