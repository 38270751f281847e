# Texts that belong to no single game.

# In lists without entries
nothing = nichts

# Effects one after another
then = { $first }; { $second }

# Refusals
why-ST-1 = Das ist keine Antwort auf die Frage, die gerade offen ist.
why-ST-2 = Die Partie ist zu Ende, es gibt nichts mehr zu tun.

# How certain the values of a game are
provenance-rulebook = Anleitung
    .text = So steht es in der Anleitung des Spiels.
provenance-public = öffentlich
    .text = Eine öffentliche Quelle gibt es so an, etwa die Seite des Verlags oder eine Rezension.
provenance-ruling = Entscheidung
    .text = Die Anleitung lässt es offen; das Projekt hat sich so entschieden und begründet es bei der Regel.
provenance-reconstructed = rekonstruiert
    .text = Nirgends öffentlich zu finden; für dieses Projekt so entworfen, dass es zu allem Bekannten passt.
provenance-own_copy = eigenes Exemplar
    .text = Aus deiner eigenen Datei: So steht es in deinem Exemplar des Spiels.

# Bots
bot-keen = Eifrig
    .text = Wählt zufällig, aber lieber das, was sich in diesem Spiel meist lohnt.
bot-random = Zufall
    .text = Wählt unter allen erlaubten Aktionen mit gleicher Wahrscheinlichkeit.
