# The terminal: boards, questions, commands.

# Board of Cave-In
board-round = Runde { $round }
board-cave-ins = Einstürze
board-track = { $track } von { $limit }
board-last-round = Die Mine bricht ein: letzte Runde!
board-free-totems = Totems im Vorrat
board-docks = Docks
board-mine = Mine
board-artifacts = Artefakte
board-hand = Hand
board-base = Basis, von unten nach oben
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
board-turn-limited = 1 zusätzliche Förderaktion für Kosten { $cost }
board-turn-mining = Fördern kostet { $amount } weniger
board-turn-artifacts = Artefakte kosten { $amount } weniger
board-turn-recruit = Rekrutieren braucht { $amount } Level weniger
board-turn-doubled = { $faction } dürfen doppelt zählen
board-turn-bonus = Bonuskristall beim Fördern von Kosten { $costs }
board-legend-wild = Joker
board-legend-points = SP
board-legend-symbol = Symbol
board-legend-cave-in = Einsturz
board-legend-due = Kosten jetzt
board-legend-leader = Anführer
board-legend-hidden = verdeckt
board-legend-stack = im Stapel
