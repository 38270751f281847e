# Die Seite rund um die Spielpläne. Die Spielpläne haben ihre eigenen Texte neben sich.

loading = Der Tisch wird gedeckt …
trouble = Etwas ist schiefgegangen. Bitte noch einmal versuchen.
to-hall = Zum Saal
close = Schließen
cancel = Abbrechen
yes = Ja
no = Nein
you = Du

lost-page = Hier ist nichts.
lost-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
lost-text = Zu einem privaten Tisch kommst du nur mit dem ganzen Einladungslink. Lass ihn dir noch einmal geben, oder spiel etwas anderes.
lost-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.
lost-closed-text = Wer ihn eröffnet hat, hat ihn endgültig geschlossen. Eröffne selbst einen, oder spiel etwas anderes.
lost-content = Diese Partie wurde mit einer anderen Fassung der Regeln oder des Materials begonnen.
lost-content-text = Sie lässt sich hier nicht weiterspielen. Spiel etwas anderes.
lost-protocol = Diese Seite ist älter oder neuer als der Server.
lost-protocol-text = Lade sie neu, dann geht es weiter.

board = Spielfeld
tray = Deine Sachen
tabs = Teile des Tisches
tools = Werkzeuge
seats = Plätze
menu = Was es bedeuten kann
skip-to-question = Zur Frage

seat-name = { $name }
seat-bot = Bot der Stufe { $level }
seat-away = abwesend
seat-out-resigned = aufgegeben
seat-out-time = Zeit abgelaufen
seat-thinking = denkt nach
clock-days = { $days } Tage

piece-legal = wählbar
piece-several = wählbar, auf mehrere Arten
piece-armed = gewählt; noch einmal, um es zu tun

prompt-lost = Verbindung weg
prompt-lost-text = Deine Züge sind gespeichert. Wir versuchen, zurückzukommen …
prompt-hand-over = Gib das Gerät an { $name }.
prompt-paused = Die Partie ruht.
prompt-over = Die Partie ist zu Ende.
prompt-waiting = { $name } ist am Zug.
prompt-more = { $count } weitere …
final = lässt sich nicht zurücknehmen

resume = Weiter
asked-undo = { $name } bittet um Rücknahme.
asked-pause = { $name } bittet um eine Pause.
asked-rematch = { $name } bittet um Revanche.
asked-waiting = Die anderen werden gefragt.

tool-undo = Zurücknehmen (U)
tool-undo-turn = Letzten Zug zurücknehmen (U)
tool-ask-undo = Um Rücknahme bitten (U)
tool-redo = Wiederherstellen (Y)
tool-reset = Zug neu beginnen (R)
tool-hint = Tipp (H)
tool-why = Warum nicht? (?)
tool-log = Verlauf (L)
tool-rules = Regelbuch (B)
tool-chat = Gespräch (C)
tool-settings = Einstellungen und mehr

drawer-log = Verlauf
drawer-rules = Regelbuch
drawer-chat = Gespräch
drawer-settings = Einstellungen

log-empty = Noch ist nichts geschehen.
log-since = seit deinem letzten Zug
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
rules-search = In den Regeln suchen
rules-none = Keine Regel hat diese Wörter.

why-not = Warum nicht?
why-nothing = Damit lässt sich nichts tun.
why-allowed = Das ist erlaubt.
hint-best = Tipp: { $label } (Aussicht auf den Sieg: { $value } %). { $reason }
hint-unrated = Nach einem Tipp zählt diese Partie nicht mehr. Frag noch einmal, um ihn zu bekommen.

settings-language = Sprache
settings-confirm = Nachfragen vor allem, was sich nicht zurücknehmen lässt
settings-sound = Klänge
settings-motion = Steine wandern
settings-letters = Buchstabentasten
settings-pace = Tempo der anderen
settings-pace-value =
    { $pace ->
        [0] sofort
        [0.5] langsam
        [2] schnell
       *[1] normal
    }
settings-list = Tisch als Liste
hand-help = Hand sortieren: Karten ziehen, oder auf einer Karte Umschalt und eine Pfeiltaste drücken.
hand-reset = Meine Sortierung der Hand aufheben
hand-moved = Platz { $place } von { $count }
ask-pause = Um eine Pause bitten
let-bot-play = Einen Bot für mich spielen lassen
come-back = Wieder selbst spielen
take-over = Ein Bot soll für { $name } spielen
resign = Aufgeben
resign-sure = Wirklich aufgeben?

curtain = Gerät an { $name } geben
curtain-here = Ich bin { $name }

end-lost =
    { $count ->
        [one] Du hast verloren.
       *[other] Ihr habt gemeinsam verloren.
    }
end-won-together =
    { $count ->
        [one] Du hast gewonnen!
       *[other] Ihr habt gemeinsam gewonnen!
    }
end-won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen gemeinsam!
    }
end-rank = Rang
end-player = Spieler
end-points = Punkte
end-sum = Zusammen
end-standing = Endstand
end-left =
    { $count ->
        [one] { $names } ist vorzeitig ausgeschieden.
       *[other] { $names } sind vorzeitig ausgeschieden.
    }
end-unrated = Diese Partie zählt nicht.
high = Was auffiel
high-ahead =
    { $points ->
        [one] { $name } liegt 1 Punkt vor { $other }.
       *[other] { $name } liegt { $points } Punkte vor { $other }.
    }
high-lead = Der größte Vorsprung vor { $other }: { $source } (+{ $points })
high-source = Am meisten aus einer Quelle: { $name }, { $source } ({ $points })
high-own = { $name } hat am meisten aus: { $source } ({ $points })
high-nothing = Niemand hat auch nur einen Punkt.
rematch = Revanche
rematch-yes = Revanche mit { $name }
rematch-watch = Die Revanche ansehen
watch-replay = Wiederholung ansehen
see-board = Spielfeld ansehen

place-open = freier Platz
sit-down = Hinsetzen
stand-up = Aufstehen
seat-a-bot = Einen Bot setzen
send-away = Wegschicken
gathering-text = Die Partie beginnt, wenn alle Plätze besetzt sind. Lade andere mit diesem Link ein:
invite-link = Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
close-table = Tisch schließen
close-table-sure = Wirklich schließen?
close-table-text = Er ist dann endgültig weg; alle, die hier sitzen, erfahren es.

list-choices = Was du tun kannst
list-table = Der Tisch

lost-replay = Diese Partie kann man nicht noch einmal ansehen: Sie ist nicht zu Ende oder nicht für dich.
replay-first = An den Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-stop = Anhalten
replay-forward = Einen Schritt vor
replay-last = Ans Ende
replay-step = Schritt { $step } von { $steps }
replay-eyes = Wessen Augen
replay-eyes-actor = Wer am Zug ist
replay-eyes-onlooker = Zuschauer
replay-speed = Tempo
replay-record = Aufzeichnung
replay-play-on = Ab hier weiterspielen

recap = Was war?
key-space = Leertaste
recap-of = { $step } von { $steps }
points-of = Punkte von { $name } bisher
points-sum = Summe

lost-lesson = Zu diesem Spiel gibt es noch keine Einführung.
lesson = Einführung
lesson-next = Weiter – { $label }
lesson-progress = Wie weit die Einführung ist
lesson-free = Weiterspielen
lesson-skip = Überspringen
lesson-back = Zurück
