### Co říká server, když něco odmítne: co bylo špatně a co dál.

## People

error-bad-name = Jméno musí mít 1 až 24 viditelných znaků. Zvol prosím jiné.
error-bad-passphrase = Heslo musí mít 8 až 200 znaků. Zvol prosím jiné.
error-expired = Tvoje přihlášení vypršelo. Zadej jméno, nebo se znovu přihlas.
error-name-taken = Toto jméno je obsazené. Zvol jiné, nebo pokud je tvoje, přihlas se.
error-not-signed-in = Zatím nemáš zadané jméno. Zadej ho, nebo se přihlas.
error-wrong-credentials = Nesprávné jméno nebo heslo. Zkontroluj obojí a zkus to znovu.
error-wrong-link = Tento osobní odkaz není platný. Vytvoř si nový u svého stolu.

## Tables

error-already-seated = U tohoto stolu už místo máš. Chceš-li jiné, nejdřív ho uvolni.
error-already-started = Tato hra už začala. Můžeš ji sledovat, nebo založit vlastní stůl.
error-bad-setup = Toto nastavení nejde dohromady. Změň ho a zkus to znovu.
error-no-such-bot = Bot s tímto jménem tu není. Vyber některého ze seznamu.
error-no-such-game = Hra s tímto názvem tu není. Vyber některou ze seznamu.
error-no-such-moment = Takový krok v této hře není. Vyber některý z jejího zápisu.
error-no-such-seat = Takové místo u tohoto stolu není. Vyber jiné.
error-no-such-table = Stůl s tímto kódem neexistuje. Zkontroluj odkaz, nebo se podívej do herny.
error-not-finished = Tato hra ještě neskončila. Vrať se, až skončí.
error-not-full = Ještě nejsou obsazená všechna místa. Počkej na další hráče, nebo přidej bota.
error-not-host = To smí jen zakladatel stolu. Požádej ho, nebo založ vlastní stůl.
error-not-your-seat = Toto místo není tvoje. Obsaď volné, nebo hru jen sleduj.
error-seat-taken = Toto místo právě obsadil někdo jiný. Vyber si jiné.
error-table-full = Tento stůl je plný. Můžeš hru sledovat, nebo založit vlastní stůl.

## Play

error-bot-sits-in = Právě za tebe hraje bot. Nejdřív si své místo vezmi zpátky.
error-game-over = Hra skončila. Přehraj si její záznam, nebo začni odvetu.
error-illegal-choice = Tohle teď pravidla nedovolují. Vyber některou ze zvýrazněných možností.
error-late-answer = Než tvoje volba dorazila, hra se posunula. Podívej se na arénu a vyber znovu.
error-no-request = Tato žádost o vrácení už neplatí.
error-no-talking = U tohoto stolu hráči během hry nemohou chatovat: spoluhráči se smějí dorozumívat
    jen předáním tahu. Chat se znovu otevře, až hra skončí.
error-not-started = Hra ještě nezačala. Počkej, až budou všechna místa obsazená.
error-not-your-turn = Teď nevybíráš ty. Počkej prosím.
error-nothing-to-take-back = Není co vrátit: všechno předtím už platí.
error-request-open = O vrácení volby už někdo žádá. Nejdřív počkej na odpověď.
error-take-back-off = U tohoto stolu se volby vracet nedají.

## Bots that think aloud

error-already-thinking = Bot už na tvé radě pracuje. Nebude to dlouho trvat.
error-bot-failed = Bot nenašel odpověď. Zkus to znovu.
error-hints-off = U tohoto stolu jsou rady vypnuté.
error-no-such-level = Bot této úrovně tu není k dispozici. Vyber některého ze seznamu.
error-too-busy = Boti mají plno práce s jinými hrami. Zkus to později.

## Records

error-bad-record = Tato uložená hra je poškozená a nedá se přečíst. Ulož ji znovu, nebo vyber jiný
    soubor.
error-broken-table = Záznam této hry je poškozený, a tak stůl nejde otevřít. Založ nový stůl a řekni to
    provozovateli serveru: hra může být ještě v záloze.
error-foreign-record = Tento soubor není uložená hra programu Legendarium. Vyber jiný soubor.
error-other-version = Tuto hru uložila jiná verze programu Legendarium a tady ji nelze otevřít.
    Vyber jiný soubor.

## Anything else

error-bad-request = Server tomu nerozuměl. Načti stránku znovu a zkus to ještě jednou.
error-closing = Server se zastavuje. Nic se neztratí: vrať se za chvíli.
error-no-such-page = Na této adrese nic není. Vrať se do herny.
error-not-allowed = Tohle na této adrese nejde. Vrať se do herny.
error-server-error = Na serveru se něco pokazilo a zapsalo se to tam do logu. Nic se neztratilo:
    zkus to znovu.
error-too-big = Tohle je na server moc velké. Pošli něco menšího.
error-too-fast = Moc spěcháš. Chvilku počkej a zkus to znovu.
error-not-forwarded = Proxy před tímto serverem je špatně nastavená: neříká, kdo se ptá. Řekni to správci
    serveru, ať zkontroluje adresu proxy a hlavičku X-Forwarded-For.
error-too-long = Tento text je moc dlouhý: smí mít nejvýš { $limit ->
    [one] 1 znak
    [few] { $limit } znaky
   *[other] { $limit } znaků
}. Zkrať ho a pošli znovu.
error-wrong-origin = Tento požadavek nepřišel z tohoto webu. Otevři si stránku tady a zkus to znovu.
