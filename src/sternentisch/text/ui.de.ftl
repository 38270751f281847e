# The terminal: boards, questions, commands.

# Board of Cave-In
board-round = Runde { $round }
board-cave-ins = Einstürze
board-track = { $track } von { $limit }
board-last-round = Die Mine stürzt ein: letzte Runde!
board-free-totems = Totems im Vorrat
board-docks = Docks
board-mine = Mine
board-artifacts = Artefakte
board-hand = Hand
board-base = Basis, unten nach oben
board-crystals = Kristalle
board-totems = Totems
board-you = { $name } (du)
board-owns = Artefakte:
board-subjugated = Unterworfen: { $count }
board-own-hand = Deine Hand
board-own-crystals = Kristalle
board-own-points = Punkte
board-played = Ausgespielt
board-turn = Zug
board-turn-actions = { $name }: { $taken } von { $all } Aktionen
board-turn-raided = { $name } hat überfallen
board-done-recruit = hat rekrutiert
board-done-mine = hat gefördert
board-done-collect = hat eingesammelt
board-done-skill = hat eine Fähigkeit genutzt
board-turn-repeat = gleiche Aktion zweimal erlaubt
board-turn-extra =
    { $count ->
        [one] 1 zusätzliche Förderaktion
       *[other] { $count } zusätzliche Förderaktionen
    }
board-turn-limited = 1 zusätzliche Förderaktion, nur für Kristalle mit Kosten { $cost }
board-turn-mining = Fördern kostet { $amount } weniger
board-turn-artifacts = Artefakte kosten { $amount } weniger
board-turn-recruit = Rekrutieren braucht { $amount } Level weniger
board-turn-doubled = { $faction } dürfen doppelt zählen
board-turn-bonus = Bonuskristall beim Fördern von Kristallen mit Kosten { $costs }
board-legend-wild = Joker
board-legend-points = SP
board-legend-symbol = Symbol
board-legend-cave-in = Einsturz
board-legend-due = Kosten jetzt
board-legend-leader = Anführer
board-legend-hidden = verdeckt
board-legend-stack = im Stapel
board-raid-one = { $label } (nur { $name } hat Karten in der Basis)
board-raid-own = { $label } (nur du hast Karten in der Basis)

# Playing
play-person = Spieler { $number }
play-bot = Bot { $number }
play-title = { $title }, Startwert { $seed }. Noch einmal: { $command }
play-hint = Tippe eine Nummer. Enter zeigt den Tisch wieder, ? hilft, zurück nimmt zurück.
play-opponents = Am Tisch: { $bots }.
play-opponent = { $name } ({ $bot })
play-not-compiled = die Engine läuft auf diesem Rechner unkompiliert: Alles geht, nur langsamer
play-earlier =
    { $count ->
        [one] … 1 frühere Meldung: verlauf
       *[other] … { $count } frühere Meldungen: verlauf
    }
play-pass = Gib die Tastatur an { $name } weiter, dann Enter.
play-number = Bitte eine Nummer von 1 bis { $count }.
play-unknown =
    { $move ->
        [none] Das verstehe ich nicht. Tippe eine Nummer von 1 bis { $count } oder ? für Hilfe.
       *[other] Das verstehe ich nicht. Tippe eine Nummer von 1 bis { $count }, eine Aktion wie „{ $move }“ oder ? für Hilfe.
    }
play-help = Befehle
help-number = 3
    .text =
        { $move ->
            [none] nimmt Wahl 3
           *[other] nimmt Wahl 3; auch eine Aktion in Worten geht, etwa { $move }
        }
help-redraw = Enter
    .text = zeigt Tisch, Frage und Auswahl wieder
help-explain = ?
    .text =
        erklärt die Frage;  ? 3  eine Wahl{ $card ->
            [none] { "" }
           *[other] ;  ? { $card }  eine Karte
        }{ $rule ->
            [none] { "" }
           *[other] ;  ? { $rule }  eine Regel
        }
help-why = warum …
    .text =
        welche Regel etwas verbietet{ $why ->
            [none] { "" }
           *[other] :  warum { $why }
        }{ $place ->
            [none] { "" }
           *[other] ,  warum { $place }
        }{ $card ->
            [none] { "" }
           *[other] ,  warum { $card }
        }
help-hint = tipp
    .text = die drei besten Möglichkeiten, mit Begründung
help-undo = zurück
    .text = nimmt deine letzte Antwort zurück
help-log = verlauf
    .text = alles, was bisher geschah
help-rules = regeln
    .text =
        das Regelbuch{ $rule ->
            [none] { "" }
           *[other] ;  regeln { $rule }  eine einzelne Regel
        }
help-save = speichern DATEI
    .text = schreibt die Partie in eine Datei
help-quit = beenden
    .text = verlässt die Partie
play-word-help = hilfe
play-word-why = warum
play-word-hint = tipp
play-word-undo = zurück
play-word-save = speichern
play-word-log = verlauf
play-word-rules = regeln
play-word-quit = beenden
hint-head = Der Bot der Stufe 4 würde wählen (in Klammern: deine Aussicht auf den Sieg)
hint-head-team = Der Bot der Stufe 4 würde wählen (in Klammern: eure Aussicht auf den Sieg)
hint-value = ({ $value } %)
hint-and = { $first } und { $second }
hint-because = Das { $reason }.
hint-but = Das { $reason }, aber es { $drawback }.
hint-drawback = Das { $drawback }, hat sich beim Ausprobieren aber bewährt.
hint-tried = Hat sich beim Ausprobieren bewährt.
play-undone = Zurückgenommen.
play-undo-nothing = Es gibt noch nichts zurückzunehmen.
play-undo-turn = Der letzte Zug ist vorbei und lässt sich nicht zurücknehmen.
play-undo-chance = Dabei wurde etwas zufällig gezogen; das lässt sich nicht zurücknehmen.
play-undo-reveal = Dabei wurde etwas Neues aufgedeckt; das lässt sich nicht zurücknehmen.
play-log-empty = Noch ist nichts geschehen.
play-rule-unknown = Eine Regel „{ $text }“ gibt es nicht.
play-save-where = Wohin? Zum Beispiel: speichern partie.json
play-save-exists = { $file } gibt es schon; bitte wähle einen anderen Namen.
play-save-failed = { $file } lässt sich nicht schreiben: { $reason }.
play-saved = Gespeichert als { $file }.
play-save-offer = Partie speichern? Dateiname, oder Enter für nein:
play-quit-sure = Die Partie vor dem Ende verlassen? (j/n)
play-yes = jy
play-left = Du hast die Partie verlassen.
play-left-eof = Ende der Eingabe: Du hast die Partie verlassen.
play-not-saved = Es wurde nichts gespeichert.
play-kept = Die Partie liegt in { $file }. Weiter geht es mit:
play-not-kept = Die Partie ließ sich nicht speichern: { $reason }
play-saved-all = Die Partie liegt in { $file }.
play-saved-part =
    In { $file } liegt die Partie, wie sie nach { $count ->
        [one] einer Aktion
       *[other] { $count } Aktionen
    } war.

# Explaining
explain-choice = { $label }   [{ $move }]
explain-provenance = Wie sicher ist das? { $word }: { $text }
explain-unknown = Eine Karte, ein Artefakt oder eine Regel „{ $text }“ kenne ich nicht.
explain-several = Welche davon? { $names }
why-allowed = { $move }: erlaubt.
why-forbidden = { $move }: { $reason }
why-unknown =
    { $why ->
        [none] Nenne eine Wahl, eine Aktion oder eine Karte: warum 3.
       *[other] Nenne eine Wahl, eine Aktion oder eine Karte: warum 3, warum { $why }{ $card ->
            [none] { "" }
           *[other] , warum { $card }
        }.
    }

# The end
end-winner = { $name } gewinnt.
end-shared = { $names } und { $last } teilen sich den Sieg.
end-lost = Alle haben verloren.
end-rank = Rang
end-player = Spieler
end-points = Summe

# Looking things up
show-id = Kennung
show-title = Titel
show-players = Spieler
show-content = { $rules } Regeln; Inhalt: { $content }
show-name = Name
show-values = Wert
show-provenance = Herkunft
show-notation = Notation
show-verb = Verb
show-arguments = Angaben
show-no-options = { $game } hat keine Startoptionen.
show-default = sonst { $value }
show-pick =
    { $more ->
        [true] { $count } oder mehr von: { $names }
       *[other] { $count } von: { $names }
    }
show-bot = Bot
show-bot-text = Spielweise
show-budget = Durchgänge
show-hash = Inhalt { $hash }
show-seen-by = Sicht von { $seat } (Platz { $number })
show-seen-by-spectator = Sicht eines Zuschauers
show-seen-open = alles aufgedeckt
show-asked = Gefragt ist { $seat } (Platz { $number }).
show-record =
    { $count ->
        [one] Stand nach { $step } von 1 Aktion.
       *[other] Stand nach { $step } von { $count } Aktionen.
    }
group-meta = Angaben zum Spiel
group-constants = Festwerte
group-action = Aktionen an Docks
group-area = Gebiete
group-artifact = Artefakte
group-artifact_card = Artefaktkarten
group-bonus = Boni
group-boss = Bosse
group-boss_card = Boss-Karten
group-card = Karten
group-cave = Höhlenfelder
group-cave_tile = Höhlenplättchen
group-chamber = Stase-Kammern
group-colour = Farben
group-commander = Commander
group-contract = Aufträge
group-crystal = Kristalle
group-difficulty_tile = Schwierigkeitsplättchen
group-dock = Docks
group-faction = Fraktionen
group-homeworld = Heimatwelten
group-incident = Vorfälle
group-income = Ertrag
group-knight = Knights
group-level_tile = Stufenplättchen
group-line = Verbindungslinien
group-mercenary = Söldner
group-order_card = Reihenfolgekarten
group-order_deck = Reihenfolge-Stapel
group-platform = Plattformaktionen
group-research_area = Forschungsbereiche
group-row = Zeilen des Aktionstableaus
group-salvage = Bergungsfelder
group-seat = Plätze
group-section = Schiffsteile
group-sector = Sektoren
group-side = Seiten der Pläne
group-space = Ressourcenfelder
group-special_card = Spezialkarten
group-start = Startgebiete
group-start_card = Startkarten
group-station_slot = Stationen
group-supply_pile = Vorratsstapel
group-tier = Metalle
group-tile = Ressourcenplättchen
group-transmitter = Transmitterfelder
group-tunnel = Tunnelabschnitte
group-turtle_slot = Schildkröten
field-actions = Aktionen
field-adjacent = angrenzend
field-areas = Gebiete
field-bonus = Bonus
field-bonuses = Boni
field-boss = Boss
field-card_actions = Kartenaktionen
field-cards = Karten
field-cave_in = Einsturz
field-caves = Höhlen
field-choose = eines von
field-colour = Farbe
field-commanders = Commander
field-copies = Exemplare
field-cost = Kosten
field-cost_max = Kosten bis
field-cost_min = Kosten ab
field-cost_slot = Kosten-Slot
field-designers = Autoren
field-difficulty = Schwierigkeit
field-effect = Wirkung
field-energy = Energie
field-exits = Ausgänge
field-faction = Fraktion
field-fields = Felder
field-first = meiste
field-first_game = Erstpartie
field-foe_life = Leben der Feinde +
field-gain = Gewinn
field-game = Spiel
field-inputs = nimmt
field-is_open = aufgedeckt
field-kind = Art
field-leads = in Führung
field-left = links
field-level = Level
field-levels = Stufen
field-life = Leben
field-loss = Verlust
field-majority = Mehrheit
field-mark = Aufdruck
field-markers = Marker
field-min_players = Spieler ab
field-mission = Mission
field-number = Nummer
field-own = eigene
field-params = Angaben
field-perks = Wirkungen
field-pile = Stapel
field-players = Spieler
field-pods = Kapseln
field-power_max = Kraft höchstens
field-power_start = Kraft am Start
field-prestige = Ansehen
field-price = Preis
field-publisher = Verlag
field-rating = Schwierigkeit
field-rear_sector = hinterer Sektor
field-rescue = gerettete Kapseln
field-research_areas = Forschungsbereiche
field-reward_slot = Belohnungs-Slot
field-right = rechts
field-room = Platz
field-row = Reihe
field-scrap = Schrott
field-seats = Plätze
field-second = zweitmeiste
field-section = Schiffsteil
field-sector = Sektor
field-size = Größe
field-slots_max = Slots höchstens
field-slots_start = Slots am Start
field-space = bei
field-special_when_empty = Spezialkarten-Stapel leer
field-start_areas = Startgebiete
field-start_deck = Startdeck
field-start_hand = Starthand
field-symbol = Symbol
field-take = Schildkröten
field-tier = Metall
field-timing = Zeitpunkt
field-title = Titel
field-track_max = Leiste bis
field-track_min = Leiste ab
field-track_start = Leiste am Start
field-transmitter = Transmitterfeld
field-turn_end_while = Ende des Bosszugs, solange
field-upgrade = Upgrade
field-vehicle = Fahrzeug
field-vp = SP
field-wake = weckt
field-year = Jahr
field-yellow = gelbe

# Simulating
sim-progress = Partien
sim-speed = { $rate } Partien/s
sim-kept = { $games } von { $wanted } Partien liegen in { $folder }. Derselbe Befehl macht dort weiter.
sim-out = Alle Partien liegen in { $folder }; { $found } davon waren schon da.
sim-done =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $seats } Spieler, Startwert { $seed }
sim-seconds = Sekunden
sim-games-rate = Partien pro Sekunde
sim-decisions-rate = Entscheidungen pro Sekunde
sim-lengths = Entscheidungen pro Partie
sim-lengths-value = im Mittel { $mean }, Minimum { $min }, Median { $median }, Maximum { $max }
sim-bot = Bot
sim-wins = Siege
sim-share = Anteil
sim-mean = Punkte im Mittel
sim-least = Minimum
sim-quartiles = Quartile
sim-most = Maximum
sim-things = Was vorkam
sim-met = Erreicht
sim-counts = Wie oft
met-game-ended = Wie Partien enden

# Tournaments
tournament-done =
    { $title }: { $bots } Bots, { $games } Partien je Paar, { $seats } Spieler, Startwert { $seed }
tournament-teams-done =
    { $title }: { $bots ->
        [one] 1 Team
       *[other] { $bots } Teams
    }, je { $games } Partien, { $seats ->
        [one] 1 Spieler
       *[other] { $seats } Spieler
    }, Startwert { $seed }
tournament-rounded = Gewünscht waren { $wanted }; gespielt werden nur ganze Runden zu je { $step } Partien.
tournament-rating = Wertung
tournament-pair = Paar
tournament-rate = Siegquote
tournament-interval = 95 %
tournament-range = { $low } – { $high } %
tournament-panel = { $option }: Siegquote
tournament-note = Jede Ausgangslage zweimal, mit getauschten Plätzen. Geteilte Siege zählen anteilig.
tournament-teams-note = Anteil: was nur ein Team gewann; was beide oder keines gewann, zählt halb.
tournament-interval-note = 95 %: Bereich des wahren Werts bei dieser Sicherheit (im Paar: des ersten).
tournament-rating-note = Wertung: mu - 3 sigma, nach dem Plackett-Luce-Modell von openskill.
tournament-speed = { $seconds } Sekunden, { $rate } Partien pro Sekunde. Millisekunden je Entscheidung: { $bots }

# Balanceberichte
balance-title = { $title }: Balancebericht
balance-players = { $seats ->
        [one] 1 Spieler
       *[other] { $seats } Spieler
    }
balance-played = { $players }: { $games } Partien
balance-basis = Es spielten: { $bots }. Startwert { $seed }, Inhalt { $hash }.
balance-basis-other = Verglichen mit dem Inhalt { $hash }, mit denselben Startwerten.
balance-found = Was auffällt
balance-found-nothing = In diesen Partien fällt nichts auf.
balance-found-seat = { $players }: { $what } gewinnt { $figure }; gerecht wären { $fair }.
balance-found-turn = { $players }: In der Zugreihenfolge gewinnt „{ $what }“ { $figure }; gerecht wären { $fair }.
balance-found-first = { $players }: Wer beginnt, gewinnt { $figure }; gerecht wären { $fair }.
balance-found-first-fair = { $players }: Ob man beginnt, macht in diesen Partien keinen erkennbaren Unterschied; wer beginnt, gewinnt { $figure }.
balance-found-hard = { $players }: kaum je gewonnen – { $what }.
balance-found-easy = { $players }: fast immer gewonnen – { $what }.
balance-found-never = In keiner einzigen Partie – { $what }.
balance-found-early = { $players }: Die Hälfte der Partien ist in der ersten Hälfte entschieden; im Mittel nach { $figure }.
balance-found-idle = { $players }: kaum eine Punktequelle – { $what }, im Mittel { $figure }.
balance-found-idle-always = Egal zu wievielt: kaum eine Punktequelle – { $what }, im Mittel { $figure }.
balance-found-strong = { $players }: Wer es nutzt, gewinnt viel öfter – { $what }.
balance-found-weak = { $players }: Wer es nutzt, gewinnt viel seltener – { $what }.
balance-found-more = { $count } weitere in den Tabellen
balance-found-differences = Von { $all } Zahlen, die mit dem anderen Inhalt verglichen wurden, unterscheiden sich { $sure } mehr als zufällig.
balance-found-difference = { $players }, { $what } ({ $measure }): hier { $this }, dort { $other }.
balance-cause = Dass jemand mit einer Sache öfter gewinnt, heißt nicht, dass sie der Grund ist: Wer vorn liegt, kann sich auch mehr leisten, und in langen Partien kommt von allem mehr vor. Eine Änderung sollte erst mit --compare ausprobiert werden.
balance-taste = Diese Bots wählen, was sie für das Beste halten; die Zahlen zeigen darum auch ihren Geschmack und ihre Fehler.
balance-taste-random = Zufallsbots haben keinen Geschmack: Nichts wird genutzt, weil jemand es gut fand – aber es spielt auch niemand gut.
balance-seat = Platz { $number }
balance-turn-first = Beginnt
balance-turn = Ist Nummer { $number }
balance-by-seat = Siege nach Platz
balance-by-turn = Siege nach Zugreihenfolge
balance-by-bot = Siege nach Bot
balance-actions = Gewählte Aktionen
balance-typed = „{ $typed }“
balance-pairs = Paare: { $group }
balance-in-play = Im Spiel: { $group }
balance-sources = Woher die Punkte kommen
balance-course = Länge, Führung und Punkte
balance-ends = Wie Partien enden
balance-compared = Vergleich mit dem anderen Inhalt
balance-rows = { $count ->
        [one] 1 Zeile
       *[other] { $count } Zeilen
    }
balance-name = Name
balance-games = Partien
balance-users = Nutzer
balance-won = Gewonnen
balance-lift = Vielfaches ihres Anteils
balance-chance = Durch Zufall (p)
balance-part = Anteil der Partien
balance-mean = Mittel
balance-median = Median
balance-low-end = 5 % sind darunter
balance-high-end = 5 % sind darüber
balance-first-won = Gewonnen von dem, der begann
balance-points-all = Punkte, alle
balance-points-winners = Punkte, Sieger
balance-points-part = Anteil an allen Punkten
balance-points-any = Wer welche hat
balance-measure = Zahl
balance-this = Dieser Inhalt
balance-other = Anderer Inhalt
balance-difference = Unterschied
balance-decisions = Entscheidungen pro Partie
balance-turns = Züge pro Partie
balance-points = Punkte eines Platzes
balance-margin = Punkte zwischen Erstem und Zweitem
balance-lead-changes = Führungswechsel
balance-decided = Entschieden nach welchem Teil der Partie
balance-victory = Vom Team gewonnen
balance-chart-decided = Wann Partien entschieden sind: Anteil aller Partien
balance-chart-won = { $group }: gewonnene Partien
balance-chart-lift = { $group }: Siege als Vielfaches des gerechten Anteils
balance-chart-far = Womit am meisten und am wenigsten gewonnen wird
balance-chart-differences = Die sichersten Unterschiede bei Anteilen und Siegen
balance-chart-lift-differences = Die sichersten Unterschiede beim Vielfachen des gerechten Anteils
balance-notes = Wie die Zahlen zu lesen sind
balance-note-interval = Intervalle
balance-note-interval-text = In Klammern steht der Bereich, in dem der wahre Wert mit 95 % Sicherheit liegt. Er ist über Partien gerechnet, denn mehrere Plätze einer Partie hängen voneinander ab. Vier erdachte Partien, zur Hälfte gewonnen, sorgen dafür, dass wenige Siege nicht sicher aussehen.
balance-note-lift = Vielfaches ihres Anteils
balance-note-lift-text = Was die Nutzer einer Sache gewannen, geteilt durch das, was sie gewönnen, wenn sie keinen Unterschied machte: ein gerechter Anteil unter Gegnern; bei Teams das, was alle gegen denselben Boss gewinnen. × 1,00 ist weder gut noch schlecht.
balance-note-chance = Durch Zufall (p)
balance-note-chance-text = Wie wahrscheinlich ein so ungerechter Wert durch bloßen Zufall ist, berichtigt für die vielen Dinge in diesem Bericht (Benjamini und Hochberg): Von allen markierten Zeilen ist höchstens etwa jede zwanzigste Zufall. Was in weniger als 30 Partien vorkam, wird nicht beurteilt.
balance-note-users = Nutzer
balance-note-users-text = Plätze, die eine Sache in einer Partie mindestens einmal genutzt haben. Markierte Zeilen weichen mehr als zufällig vom Anteil ab oder kamen nie vor.
balance-note-traits = Womit gespielt wurde
balance-note-traits-text = Fraktionen, Commander, Knights und Höhlen sind die, die ein Platz am Ende der Partie hatte; bei Cave-In die Fraktionen, deren Totems er hielt.
balance-note-decided = Entschieden
balance-note-decided-text = Der Teil der Entscheidungen, nach dem der spätere Sieger bis zum Ende allein führte. Auf die Führung wird bei jedem Wechsel des Zugs geschaut. Geteilte Siege zählen nicht mit.
balance-note-origin = Herkunft
balance-note-origin-text = Mit ◇ markierte Zahlen sind rekonstruiert: Niemand konnte sie nachschlagen, sie dürfen also frei geändert werden. Alle anderen stammen von den Autoren.
balance-note-team = Teams
balance-note-team-text = Die Partien sind auf die Bosse verteilt. Was genutzt wird, wird an Partien mit demselben Boss gemessen; eine Karte gilt nicht als schwach, weil ihr Boss schwer ist.
balance-note-paired = Zwei Inhalte
balance-note-paired-text = Beide Inhalte wurden mit denselben Startwerten gespielt; jede Partie wird an der Partie derselben Nummer gemessen (gepaarte Differenzen, Näherung durch die Normalverteilung). Markierte Zeilen unterscheiden sich mehr als zufällig, auch nach der Berichtigung für viele Vergleiche.
balance-done = Geschrieben: { $file }
balance-done-csv = Die Tabellen als CSV: { $folder }
balance-lost = Abgebrochen. Ohne --store werden die Partien nicht aufgehoben.

# Saved games and positions
replay-head =
    { $count ->
        [one] { $title}: { $seats } Spieler, Startwert { $seed }, 1 Aktion. Die Aufzeichnung stimmt.
       *[other] { $title}: { $seats } Spieler, Startwert { $seed }, { $count } Aktionen. Die Aufzeichnung stimmt.
    }
replay-unfinished = Die Partie ist noch nicht zu Ende.
position-sound = { $title }, { $seats } Spieler: Die Stellung ist in Ordnung. Hash { $hash }.
position-over = Die Partie ist zu Ende.
position-choices =
    { $count ->
        [one] 1 Möglichkeit.
       *[other] { $count } Möglichkeiten.
    }

# Measuring
bench-playout = Entscheidungen/s, Durchläufe
bench-loop = Entscheidungen/s, Python-Schleife
bench-clone = Kopie, µs
bench-compiled = Die Engine ist kompiliert.
bench-plain = Die Engine ist nicht kompiliert; kompiliert ist sie um ein Vielfaches schneller.
bench-peers = make bench vergleicht diese Werte mit denen anderer Engines.

# Board of Magnastorm
board-round-of = Runde { $round } von { $rounds }
board-order = Reihenfolge
board-next-order = danach
board-target = Ziel
board-calm = Ruhig
board-ending = Das Ende ist ausgelöst!
board-start-tile = Start
board-commanders = Commander
board-upper = Gefolge
board-price = Übernahme
board-take =
    { $column ->
        [0] Startspielerplättchen übernehmen für { $cubes }
       *[other] { $commander } übernehmen für { $cubes }
    }
board-pick =
    Aktion: Spalte { $column }, { $colour ->
        [Gelb] neutraler Gefolgsmann
       *[other] Gefolgsmann in { $colour }
    }
board-space =
    { $space }: { $move ->
        [none] Scout kostenlos
       *[other] Scout für { $move }
    }{ $works ->
        [drive] , { $extra },
       *[other] { "" }
    } oder Würfel { $gain }{ $works ->
        [gain] , { $extra }
        [both] ; { $extra }
       *[other] { "" }
    }{ $occupied ->
        [0] { "" }
       *[other] { " " }(besetzt)
    }
board-short-take = Übernahme: { $name } für { $cubes }
board-short-pick =
    Aktion: Spalte { $column }, { $colour ->
        [Gelb] neutral
       *[other] { $colour }
    }
board-short-place =
    { $space }: Scout { $move ->
        [none] 0
       *[other] { $move }
    }{ $works ->
        [drive] { " " }{ $extra }
       *[other] { "" }
    } / Würfel { $gain }{ $works ->
        [gain] { " " }{ $extra }
        [both] ; { $extra }
       *[other] { "" }
    }
board-short-space =
    Platz { $space }{ $occupied ->
        [0] { "" }
       *[other] , besetzt
    }{ $works ->
        [none] { "" }
       *[other] { " " }({ $extra })
    }
board-short-exchange = Tausch: { $give } andere für 1 in { $colour }
board-column = oben in Spalte { $column } ({ $name })
board-bonus-any = beliebig
board-bonus-bag = Beutel { $count }
board-bonus-follower = Gefolge
board-bonus-order = Zugfolge
board-bonus-range = Weite +{ $count }
board-bonus-turtle = Schildkr.
board-demand-turtles = { $take } Schildkröten
board-majority-any = 1 Mehrheit
board-majority-first = Mehrheit bei { $most }
board-majority-all = { $all } Mehrheiten
board-demand-lower =
    { $markers ->
        [one] 1 Marker -{ $levels }
       *[other] { $markers } Marker je -{ $levels }
    }
board-demand-lead = { $markers } führende Marker je -{ $levels }
board-demand-commanders = { $count } Commander
board-head-cubes = Würfel
board-head-followers = Gef.
board-head-scout = Scout
board-head-turtles = Schildkr.
board-head-stations = Stationen
board-head-commanders = Commander
board-supply = Vorrat
board-bag = Beutel
board-black = { $count } schwarz
board-legend-own = eigener Würfel oder Gefolgsmann
board-legend-yellow = neutral, gelb
board-legend-white = beliebiger Bereich
board-legend-turtles = Feld mit zwei Schildkröten
board-legend-scout = Scout
board-legend-station = Transmitterfeld, Station
board-legend-income = Ertrag für zwei Schildkröten
board-legend-majority = Mehrheit
board-legend-prestige = Ansehen
board-legend-move = Preis der Bewegung, nur bei Bewegung
board-legend-gain = Würfelgewinn, nur bei Würfeln


# Astro Knights
board-turn-number = Zug { $turn }
board-turns-taken =
    { $turns ->
        [one] 1 Zug gespielt
       *[other] { $turns } Züge gespielt
    }
board-boss-turn = Der Boss ist am Zug
board-decides = entscheidet:
board-energy = Energie
board-tech-to-hand = neue Technologien auf die Hand
board-weapon-to-ally = nächste Waffe darf auf das Deck eines Verbündeten
board-boss = Boss
board-extra = EXTRA
board-to-come = noch
board-order-top = als Nächstes
board-order-last = zuletzt
board-token-extra = EXTRA hat
board-token-12 = 1/2 war dran:
board-token-34 = 3/4 war dran:
board-level = Stufe
board-level-tile = Stufenplättchen:
board-boss-rules = Regeln:
board-boss-track = Leiste
board-deck = Deck
board-special = Spezial
board-pile = Ablage { $count }
board-revealed = Ausgeführt wird:
board-boss-discard = Abgelegt:
board-special-discard = Verbrauchte Spezialkarten:
board-foes = Feinde
board-no-foes = keine
board-face-down = verdeckt
board-pile-empty = leer
board-area = Gespielt
board-discard = Abgelegt
board-exhausted = ERSCHÖPFT
board-legend-life = Leben
board-legend-power = Kraft
board-legend-energy = Energie
board-legend-slots = Slots belegt, frei, möglich
board-legend-special = Spezialkarte
board-legend-overcharge = überladen


# Spielplan von Cryo
board-incidents-left =
    { $count ->
        [0] Als Nächstes: Sonnenuntergang
        [one] 1 Vorfall bis Sonnenuntergang
       *[other] { $count } Vorfälle bis Sonnenuntergang
    }
board-sunset-in = Sonnenuntergang wartet: { $place }
board-last-turn = Sonnenuntergang: letzter Zug!
board-starts = Es beginnt:
board-draw-pile = Kartenstapel
board-may-scrap = Verschrotten möglich
board-scrapped = hat verschrottet
board-cards =
    { $count ->
        [one] Karte
       *[other] { $count } Karten
    }
board-pod = Kapsel
board-stasis = Stase
board-reactor = Reaktor
board-converter = Umwandler
board-computer = Computer
board-scout = Kundschafter
board-send = Bergen
board-fetch = Holen
board-launch = Transport
board-rnd = F&E
board-sabotage = Sabotage
board-sunset = Sonnenuntergang
board-salvage = Bergung
board-place = ({ $dock }) { $beside }
board-setup-discard = { $card } ablegen: { $perks }
board-deploy = aussenden von Dock { $number }, { $platform }
board-recall =
    { $out ->
        [one] Drohne zurückrufen
       *[other] { $out } Drohnen zurückrufen
    }{ $gain ->
        [none] { "" }
       *[other] , dabei { $gain } bergen
    }
board-return =
    Dock { $number }, { $platform }: { $ready ->
        [incomplete] unvollständig
        [unpaid] { $works } (zu teuer)
        [idle] { $works } (nutzlos)
       *[other] { $works }
    }
board-activate = { $direction }, { $beside }
board-wake = { $place }, Kammer { $number }: { $pods }
board-incident = { $place }: { $what }
board-use = { $platform } nutzen: { $works }
board-card-play = { $use }
board-scrap-card = { $upgrade } verschrotten: { $gain }
board-scrap-tile = Slot { $slot } verschrotten: { $gain }
board-tunnels = Tunnel
board-caves = Höhlen
board-caves-columns = Kosten, { $star } Mehrheit/Zweite, Kapseln
board-large = groß
board-small = klein
board-uses = Upgrade, Mission, Fahrzeug, Schrott
board-missions = Missionen
board-mission = Mission { $name }
board-points-so-far = Punkte bisher
board-head-platform = Plattform
board-head-asleep = Stase
board-head-salvage = Bergung
board-head-caves = Höhlen
board-head-lost = Verlust
board-head-hand = Hand
board-head-missions = Missionen
board-head-incidents = Vorfälle
board-legend-dock = Dock mit Drohne
board-legend-damaged = beschädigt
board-legend-space = Feld, offenes Plättchen, Anzahl
board-legend-chamber = Kapseln einer Kammer
board-legend-sabotaged = sabotiert
board-legend-incident = Vorfall
board-legend-most = Punkte für meiste, zweitmeiste
board-legend-unknown = verdeckt, kundschaften möglich
board-legend-platform = Plattformdock mit Drohne
board-legend-slot = leerer Slot
