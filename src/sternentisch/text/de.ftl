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

# Bots: five levels, and those that bot writers measure themselves against
bot-1 = Kadett
    .text = Stufe 1. Weiß, was die Dinge wert sind, verschätzt sich aber oft. Gut für eine erste Partie.
bot-2 = Kundschafter
    .text = Stufe 2. Nimmt, was im Augenblick am besten aussieht, und denkt nicht voraus.
bot-3 = Navigator
    .text = Stufe 3. Denkt ein wenig voraus: probiert einige Fortsetzungen durch.
bot-4 = Kommandant
    .text = Stufe 4. Denkt gründlich voraus, mit vielen Versuchen je Entscheidung.
bot-5 = Admiral
    .text = Stufe 5. Das Beste, was wir haben: denkt so lange nach, wie man warten mag.
bot-greedy = Gierig
    .text = Nimmt, was sein Urteil am höchsten bewertet, eine Entscheidung nach der anderen; so spielt Stufe 2.
bot-keen = Eifrig
    .text = Wählt zufällig, bevorzugt aber, was sich in diesem Spiel meistens lohnt.
bot-random = Zufall
    .text = Wählt unter allen erlaubten Aktionen mit gleicher Wahrscheinlichkeit.
bot-search = Suche
    .text = Sucht über Vermutungen, was verborgen ist: search:400 macht so viele Durchgänge, search:0.5s denkt so lange.
