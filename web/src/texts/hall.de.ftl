# Der Saal: Startseite, neuer Tisch, Konto, Zuschauen, Regelbücher.

hall-skip = Zum Inhalt
hall-nav = Hauptmenü
hall-home = Sternentisch, zum Saal
hall-rules = Regelbücher
hall-watch = Zuschauen
hall-guest = Gast { $name }
hall-nobody = Anmelden
hall-language = Sprache
hall-foot-bots = Bots in fünf Stufen, vom Kadetten bis zum Admiral
hall-foot-ways = Am selben Gerät · Online · Fernpartie
hall-foot-own = Freies, inoffizielles Projekt; Spiele und Namen gehören ihren Verlagen.

# Startseite
hall-title = Welcher Stern heute Abend?
hall-lead = Sofort spielen, ohne Anmeldung: gegen Bots, mit anderen am selben Gerät oder per Link.
hall-games = Spiele
hall-level = Deine Gegner
hall-play = Spielen
hall-play-game = { $game }: sofort gegen Bots spielen
hall-learn = Lernen
hall-learn-game = { $game } lernen
hall-table = Tisch …
hall-table-game = Tisch für { $game } einrichten
hall-setting = Der Tisch wird gedeckt …
hall-line-cave-in = Söldner anheuern, Kristalle fördern, Basen überfallen, bevor die Mine einstürzt.
hall-line-magnastorm = Forschen am Rand des Sturms: Gefolge setzen, Commander übernehmen, Ansehen gewinnen.
hall-line-astro-knights = Gemeinsam eine Heimatwelt verteidigen. Das Deck wird nie gemischt.
hall-line-cryo = Die Crew aus der Stase retten und in Höhlen bringen, ehe die Sonne untergeht.
hall-players-name = { $low } bis { $high } Personen
hall-minutes = { $minutes } min
hall-minutes-name = etwa { $minutes } Minuten
hall-weight-1 = leicht
hall-weight-2 = eher leicht
hall-weight-3 = mittel
hall-weight-4 = eher schwer
hall-weight-5 = schwer
hall-weight-name = Anspruch { $weight } von 5: { $word }
hall-together = miteinander
hall-rivals = gegeneinander

hall-new = Neu hier?
hall-new-lead = In wenigen Minuten spielst du deine erste Partie.
hall-new-1 = „Lernen“ führt dich Schritt für Schritt durch die ersten Züge.
hall-new-2 = „Spielen“ setzt dich sofort an einen Tisch mit Bots. Was leuchtet, kannst du tun.
hall-new-3 = „Tisch …“ ist für Runden mit anderen: am selben Gerät oder per Link.
hall-new-go = Mit { $game } anfangen

# Listen von Tischen
hall-continue = Weiterspielen
hall-open = Offene Tische
hall-running = Zum Zuschauen
hall-over = Deine Wiederholungen
hall-others-over = Wiederholungen
hall-no-games = Auf diesem Server ist kein Spiel installiert.
hall-none-open = Niemand wartet gerade. Mach selbst einen Tisch auf!
hall-none-running = Gerade wird an keinem öffentlichen Tisch gespielt.
hall-none-over = Noch keine fertigen Partien.
hall-none-mine = Du sitzt noch an keinem Tisch.
hall-all = Alle ansehen
hall-join = Mitspielen
hall-join-game = Bei { $game } mitspielen, { $names } { $count ->
        [one] wartet
       *[other] warten
    }
hall-your-turn = Du bist am Zug
hall-their-turn = { $name } ist am Zug
hall-waiting =
    { $open ->
        [one] 1 Platz frei
       *[other] { $open } Plätze frei
    }
hall-since = { $what } · { $when }
hall-with = mit { $names }
hall-bot-random = Zufallsbot
hall-somebody = Jemand
hall-won = Gewonnen
hall-won-together = { $count ->
        [one] Gewonnen
       *[other] Gemeinsam gewonnen
    }
hall-lost-together = { $count ->
        [one] Verloren
       *[other] Gemeinsam verloren
    }
hall-rank = Platz { $rank }
hall-finished = Zu Ende
hall-winner = { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
hall-replay = Wiederholung
hall-closed = Vor Beginn geschlossen
hall-unrated = zählt nicht
hall-close = Schließen
hall-close-game = Den Tisch für { $game } schließen
hall-close-sure = Wirklich?
hall-close-sure-game = Den Tisch für { $game } wirklich schließen?
hall-looking = Tische werden gesucht …
hall-lists-old = Die Listen sind gerade nicht aktuell: { $why }

hall-invite = Einladung
hall-invite-label = Link oder Code der Einladung
hall-invite-example = Link oder Code
hall-invite-go = Hin
hall-invite-wrong = Das ist kein Link zu einem Tisch. Er sieht so aus: { $example }
hall-again = Noch einmal versuchen

# Neuer Tisch
hall-new-title = Tisch für { $game }
hall-new-seats = Wie viele spielen?
hall-new-chairs = Wer sitzt am Tisch?
hall-chair = Platz { $number }
hall-who-me = Ich
hall-who-bot = Bot
hall-who-here = Hier
hall-who-open = Offen
hall-who-me-text = Du sitzt hier als { $name }.
hall-who-me-new = Du sitzt hier; einen Namen bekommst du von uns.
hall-who-here-text = Jemand, der mit dir an diesem Gerät spielt.
hall-who-open-text = Wer die Einladung hat oder in den Saal kommt, setzt sich hierher.
hall-chair-level = Stufe des Bots auf Platz { $number }
hall-chair-name = Name auf Platz { $number }
hall-chair-name-example = Name
hall-chair-nameless = Wie heißt, wer hier sitzt?
hall-chair-twice = So heißt schon jemand am Tisch.
hall-chairs-without-me = Wer am selben Gerät spielt, braucht auch dich am Tisch: Setz dich auf einen Platz.
hall-look-on = Du sitzt nirgends und schaust zu.
hall-rules-head = So wird gespielt
hall-fine = Feinheiten der Regeln
hall-option-rule = Regel { $rule }
hall-option-random = Zufällig
hall-option-none = Nichts gewählt: Es wird gezogen.
hall-option-picked = Gewählt: { $picked } von { $count }
hall-option-picked-more = Gewählt: { $picked }, mindestens { $count }
hall-option-exactly = Bitte { $count } verschiedene wählen oder keine; jetzt sind es { $picked }.
hall-option-at-least = Bitte { $count } oder mehr verschiedene wählen oder keine; jetzt sind es { $picked }.
hall-option-strange = Das gibt es nicht: { $names }. Möglich ist { $first } bis { $last }.
hall-option-range = Bitte eine ganze Zahl von { $low } bis { $high }.
hall-option-list = { $first } bis { $last }, mit Kommas
hall-clock = Uhr
hall-clock-none = Ohne Uhr
hall-clock-none-text = Alle denken nach, solange sie mögen.
hall-clock-live = Bedenkzeit
hall-clock-live-text = Eine Zeit für die ganze Partie, und etwas dazu für jeden Zug.
hall-clock-days = Fernpartie
hall-clock-days-text = So viele Tage für jeden Zug. Man kommt wieder, wann man mag.
hall-clock-minutes = Minuten für alle Züge
hall-clock-seconds = Sekunden je Zug dazu
hall-clock-each = Tage je Zug
hall-clock-wrong = Bitte ganze Zahlen von { $low } bis { $high }.
hall-seen = Wer darf es sehen?
hall-private = Privat
hall-private-text = Nur wer den Link hat, kann mitspielen oder zuschauen.
hall-public = Öffentlich
hall-public-text = Der Tisch steht im Saal. Alle dürfen sich setzen oder zuschauen.
hall-position = Mitten in einer Partie beginnen
hall-position-text = Eine Datei mit einer Stellung, etwa aus einer Wiederholung. Solche Partien zählen nicht.
hall-position-file = Datei mit einer Stellung
hall-position-is = Beginnt mit { $file }, { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }. Die Optionen stehen in der Datei. Zählt nicht.
hall-position-remove = Ohne Datei
hall-position-strange = { $file } ist keine Stellung.
hall-position-other = { $file } gehört zu einem anderen Spiel.
hall-position-big = { $file } ist zu groß für eine Stellung.
hall-unrated-here = Partien mit mehreren an einem Gerät zählen nicht.
hall-begin = Los geht’s
hall-make = Tisch aufmachen
hall-begin-text = Alle Plätze sind besetzt: Die Partie beginnt sofort.
hall-make-text = Die Partie beginnt, sobald alle Plätze besetzt sind. Den Link zum Einladen bekommst du am Tisch.
hall-mend = Oben ist noch etwas zu richten.

# Konto
hall-me-title = Dein Konto
hall-me-nobody = Du bist noch niemand. Spiel einfach los, oder sag uns, wer du bist.
hall-me-guest = Du spielst als Gast. Deine Partien hängen an diesem Browser.
hall-me-named = Du bist angemeldet. Deine Partien findest du überall, wo du dich anmeldest.
hall-name = Name
hall-password = Passwort
hall-password-text = Mindestens 8 Zeichen.
hall-rename = Wie willst du heißen?
hall-rename-do = Umbenennen
hall-rename-text = So sehen dich die anderen am Tisch.
hall-guest-head = Als Gast spielen
hall-guest-do = Als Gast beginnen
hall-claim = Name behalten
hall-claim-text = Mit einem Passwort gehört der Name dir, und du kommst von jedem Gerät an deine Partien.
hall-claim-do = Name sichern
hall-login = Anmelden
hall-login-text = Du hast schon einen Namen mit Passwort?
hall-login-loses = Deine Partien als Gast bleiben beim Gast { $name }.
hall-login-do = Anmelden
hall-logout = Abmelden
hall-logout-guest = Als Gast hast du kein Passwort: Nach dem Abmelden kommst du an deine Partien nicht mehr heran.
hall-logout-sure = Trotzdem abmelden
hall-done-name = Dein neuer Name: { $name }
hall-done-claim = Der Name { $name } gehört jetzt dir.
hall-done-login = Schön, dass du wieder da bist, { $name }!
hall-done-logout = Du bist abgemeldet.
hall-games-current = Laufende Partien
hall-games-over = Fertige Partien und Wiederholungen

# Zuschauen und Regeln
hall-watch-title = Zuschauen
hall-watch-text = Öffentliche Tische. Du siehst, was alle sehen dürfen.
hall-rules-title = Regelbücher
hall-rules-text = Zum Nachschlagen und Suchen; jede Regel hat eine Nummer, auf die man verweisen kann.
hall-rules-of = Regeln: { $game }
hall-rules-book = Das Regelbuch
hall-chapters = Kapitel
hall-other-books = Andere Regelbücher

# Was schiefgehen kann
hall-wrong-said = Das geht so nicht. Der Server sagt: „{ $text }“
hall-wrong-first-game = Die Option „Erste Partie“ legt das schon fest. Wähl nur eins von beiden.
hall-wrong-count = Hier müssen es so viele sein, wie am Tisch sitzen: { $wanted }. Gewählt: { $named }.
hall-wrong-advanced = Das gehört zum fortgeschrittenen Aufbau: Schalte ihn ein, oder lass dieses Feld leer.
hall-wrong-seats = Die Stellung ist für { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }.
hall-wrong-over = In dieser Stellung ist die Partie schon zu Ende.
hall-wrong-position = Mit dieser Datei lässt sich hier nicht spielen: Sie ist beschädigt oder aus einer anderen Fassung. Der Server sagt: „{ $text }“
hall-wrong-timing = Mit diesen Zeiten kann die Uhr nicht laufen. Gib mehr Zeit.
hall-denied-offline = Der Server ist nicht zu erreichen. Bist du online?
hall-denied-trouble = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
hall-denied-busy = Gerade ist viel los. Bitte versuch es noch einmal.
hall-denied-too-fast = Das waren viele Versuche auf einmal. Warte einen Augenblick.
hall-denied-too-many-tables = Zu viele deiner Tische warten auf Mitspieler. Spiel erst einen davon, oder steh dort auf.
hall-denied-too-many-games = Zu viele deiner Partien laufen noch. Spiel einige davon zu Ende, oder gib sie auf.
hall-denied-too-many-bot-games = An deinen Tischen spielen schon genug Bots unter sich. Warte, bis sie fertig sind.
hall-denied-full = An diesem Tisch ist kein Platz mehr frei.
hall-denied-place-taken = Jemand war schneller: Dieser Platz ist besetzt.
hall-denied-place-open = Es ist noch ein Platz frei.
hall-denied-begun = Diese Partie hat schon begonnen. Zuschauen kannst du trotzdem.
hall-denied-already-seated = Du sitzt schon an diesem Tisch.
hall-denied-name-taken = An diesem Tisch heißt schon jemand wie du. Gib dir unter „Dein Konto“ einen anderen Namen.
hall-denied-login-taken = Diesen Namen hat schon jemand. Nimm einen anderen.
hall-denied-wrong-login = Name und Passwort passen nicht zusammen.
hall-denied-bad-name = Ein Name hat bis zu 30 Buchstaben, Ziffern, Leerzeichen, Punkte, Bindestriche oder Apostrophe und beginnt mit einem Buchstaben oder einer Ziffer.
hall-denied-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
hall-denied-has-login = Du hast schon ein Passwort.
hall-denied-not-logged-in = Wir wissen nicht mehr, wer du bist. Bitte lade die Seite neu.
hall-denied-not-owner = Das darf nur, wer den Tisch aufgemacht hat.
hall-denied-table-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.
hall-denied-not-seated = Du sitzt nicht an diesem Tisch.
hall-denied-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat und braucht den ganzen Einladungslink.
hall-denied-no-such-game = Dieses Spiel gibt es hier nicht.
hall-denied-no-such-seat = Diesen Platz gibt es nicht.
hall-denied-no-such-bot = Diesen Bot gibt es nicht.
hall-denied-not-found = Hier ist nichts.
hall-denied-bad-input = Diese Angaben stimmen nicht. Prüf sie und versuch es noch einmal.
hall-denied-bad-request = Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.
hall-denied-origin = Das kam nicht von dieser Seite. Lade sie neu und versuch es noch einmal.
hall-denied-other-content = Diese Partie wurde mit einer anderen Fassung der Regeln begonnen und lässt sich nicht weiterspielen.
hall-denied-not-over = Diese Partie ist noch nicht zu Ende.
