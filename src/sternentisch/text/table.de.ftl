# Was am Tisch rund um das Spiel geschieht, und warum dort etwas nicht geht.

# Plätze
event-table-sat = { $name } nimmt Platz.
event-table-left = { $name } gibt den Platz auf.
event-table-bot-sat = Ein Bot nimmt Platz: { $bot }.
event-table-bot-left = Der Bot { $bot } räumt den Platz.
event-table-begun = Alle Plätze sind besetzt. Die Partie beginnt.
event-table-closed = Der Tisch wird geschlossen, bevor die Partie beginnt.

# Zurücknehmen
event-table-undone = { $seat } nimmt die letzte Aktion zurück.
event-table-redone = { $seat } spielt die zurückgenommene Aktion wieder.
event-table-reset = { $seat } beginnt diesen Zug von vorn.
event-table-hinted = { $seat } lässt sich einen Tipp geben. Diese Partie zählt nicht mehr.

# Die anderen fragen
event-table-asks-undo = { $seat } möchte den letzten Zug zurücknehmen.
event-table-asks-pause = { $seat } bittet um eine Pause.
event-table-asks-rematch = { $seat } möchte noch einmal spielen.
event-table-agrees = { $seat } ist einverstanden.
event-table-refuses = { $seat } ist nicht einverstanden.
event-table-rewound = Der Zug von { $seat } wird zurückgenommen. { $steps ->
    [one] Eine Aktion ist ungeschehen.
   *[other] { $steps } Aktionen sind ungeschehen.
}
event-table-paused = Die Partie ruht. Keine Uhr läuft.
event-table-resumed = { $seat } beendet die Pause.
event-table-rematch = Alle wollen noch einmal spielen.

# Aufgeben, weggehen
event-table-resigned = { $seat } gibt auf.
event-table-time-out = Die Zeit von { $seat } ist um.
event-table-stand-in = Für { $seat } spielt ein Bot weiter: { $bot }.
event-table-away = { $seat } hat die Verbindung verloren.
event-table-back = { $seat } ist wieder da.
event-table-taken-over = Für { $seat } spielt ein Bot, solange niemand da ist: { $bot }. { $other } wollte es so.
event-table-handed-over = { $seat } lässt einen Bot spielen: { $bot }.
event-table-returned = { $seat } spielt wieder selbst.
event-table-ended = Die Partie endet vorzeitig.

# Warum etwas nicht geht
denied-already-agreed = Alle haben schon zugesagt, noch einmal zu spielen.
denied-already-asked = Es ist schon etwas gefragt worden; das muss erst beantwortet werden.
denied-already-away = Wer hier sitzt, ist schon weg.
denied-already-seated = An diesem Tisch hast du schon einen Platz.
denied-bad-seed = Das ist kein Startwert.
denied-begun = Die Partie hat schon begonnen.
denied-bot-plays = Hier spielt gerade ein Bot.
denied-name-taken = Jemand an diesem Tisch heißt schon so.
denied-no-redo = Es gibt nichts wiederherzustellen.
denied-no-return = Für dich spielt kein Bot.
denied-no-say = Das können nur Menschen, die an diesem Tisch spielen.
denied-no-such-action = Diese Aktion gibt es in diesem Spiel nicht.
denied-no-such-bot = Diesen Bot gibt es nicht.
denied-no-such-seat = Diesen Platz gibt es am Tisch nicht.
denied-no-turn-yet = Du hast noch keinen Zug gemacht, der sich zurücknehmen ließe.
denied-no-undo = Nichts lässt sich zurücknehmen: Du hast nichts gespielt, oder es hat Neues gezeigt oder deinen Zug beendet. Du kannst die anderen fragen.
denied-not-asked = Dich hat niemand gefragt.
denied-not-away = Wer hier sitzt, ist nicht weg.
denied-not-away-long = Wer hier sitzt, ist nicht weg oder erst seit weniger als zwei Minuten.
denied-not-begun = Die Partie hat noch nicht begonnen.
denied-not-over = Die Partie ist noch nicht vorbei.
denied-not-paused = Die Partie ruht nicht.
denied-not-playing = Hier wird gerade nicht gespielt.
denied-not-seated = Du hast keinen Platz an diesem Tisch.
denied-not-your-turn = Du bist nicht an der Reihe.
denied-paused = Die Partie ruht.
denied-place-open = Ein Platz ist noch frei.
denied-place-taken = Dieser Platz ist besetzt.
denied-stale = Die Partie ist weitergegangen, seit du hingesehen hast. Sieh noch einmal hin.
denied-table-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.
denied-time-left = Es ist noch Zeit.
denied-time-up = Die Zeit ist um.
denied-empty-line = Die Nachricht ist leer.
denied-long-line = Das ist länger als 500 Zeichen.

# Warum der Server etwas nicht tut
denied-bad-input = Diese Angaben stimmen nicht. Prüfe sie und versuche es noch einmal.
denied-bad-name = Ein Name hat bis zu 30 Buchstaben, Ziffern, Leerzeichen, Punkte, Bindestriche oder Apostrophe und beginnt mit einem Buchstaben oder einer Ziffer.
denied-bad-password = Ein Passwort hat mindestens 8 und höchstens 200 Zeichen.
denied-bad-request = Diese Anfrage versteht der Server nicht.
denied-busy = An diesem Tisch geschieht zu viel auf einmal. Versuche es noch einmal.
denied-has-login = Du hast schon ein Passwort.
denied-lesson = In der Einführung ist jetzt ein anderer Zug dran. Danach spielst du, wie du willst.
denied-login-taken = Diesen Namen hat schon jemand.
denied-no-hints = Tipps gibt es nur, wo sonst niemand mitspielt.
denied-no-lesson = Zu diesem Spiel gibt es keine Einführung.
denied-no-such-game = Dieses Spiel gibt es nicht.
denied-no-such-step = So viele Schritte hat die Partie nicht.
denied-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat und du brauchst seinen Link.
denied-not-found = Hier ist nichts.
denied-not-logged-in = Nenne zuerst deinen Namen.
denied-not-owner = Das kann nur, wer diesen Tisch eröffnet hat.
denied-origin = Diese Anfrage kommt nicht von den eigenen Seiten dieses Servers.
denied-other-content = Diese Partie wurde mit einer anderen Fassung von Regeln oder Material begonnen und kann nicht fortgesetzt werden.
denied-rule = Das verbieten die Regeln.
denied-too-fast = Zu viele Anfragen. Warte einen Augenblick.
denied-trouble = Der Server kann das gerade nicht speichern. Nichts ging verloren; versuche es noch einmal.
denied-wrong-login = Dieser Name und dieses Passwort gehören nicht zusammen.
denied-other-protocol = Diese Seite ist älter oder neuer als der Server. Lade sie neu.
denied-too-many-tables = Zu viele deiner Tische warten noch auf Mitspieler.
denied-too-many-games = Zu viele deiner Partien laufen noch. Spiel einige davon zu Ende, oder gib sie auf.
denied-too-many-bot-games = An deinen Tischen spielen schon genug Bots unter sich. Warte, bis sie fertig sind.
