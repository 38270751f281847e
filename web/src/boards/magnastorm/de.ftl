# Der Tisch von Magnastorm.

magnastorm-tab-planet = Planet
magnastorm-tab-panels = Aktionen
magnastorm-tab-research = Forschung
magnastorm-tab-board = Dein Tableau

# Kopf und Sitze
magnastorm-round = Runde
magnastorm-goal = Ziel
magnastorm-target = Wer { $target } Ansehen erreicht, leitet das Ende ein.
magnastorm-ending = Ende ausgelöst
magnastorm-way = { $points } von { $target } Ansehen
magnastorm-order = Platz in diesem Durchgang; nach dem Pfeil der Platz auf der Zugleiste, der ab dem nächsten Durchgang gilt
magnastorm-left-followers = Gefolgsleute auf dem Spielertableau
magnastorm-left-turtles = Schildkröten auf dem Spielertableau
magnastorm-left-stations = Stationen auf dem Spielertableau
magnastorm-start = Start
magnastorm-artifact = Artefaktkarte { $id }: { $bonus }

# Worte, aus denen Namen bestehen
magnastorm-none = nichts
magnastorm-nobody = niemand
magnastorm-you = du
magnastorm-yours = in deiner Farbe
magnastorm-of = von { $name }
magnastorm-yellow = gelb
magnastorm-any-area = beliebiger Bereich
magnastorm-open = Offen
magnastorm-for-free = 0
magnastorm-calm = ruhig, { $segment }
magnastorm-cost =
    { $own ->
        [0] { $yellow ->
            [0] kostenlos
            [one] 1 gelber Würfel
           *[other] { $yellow } gelbe Würfel
        }
        [one] { $yellow ->
            [0] 1 eigener Würfel
            [one] 1 eigener und 1 gelber Würfel
           *[other] 1 eigener und { $yellow } gelbe Würfel
        }
       *[other] { $yellow ->
            [0] { $own } eigene Würfel
            [one] { $own } eigene und 1 gelber Würfel
           *[other] { $own } eigene und { $yellow } gelbe Würfel
        }
    }

# Planet
magnastorm-planet = Planet
magnastorm-income = Ertrag
magnastorm-income-of = Ertrag im Sektor { $id } ({ $segment }), nach Zahl deiner Schildkröten
magnastorm-hub = Runde { $round } von { $rounds }; Erträge der ruhigen Sektoren zeigen
magnastorm-sector = Sektor { $id }, { $weather }; Schildkröten: { $turtles }
magnastorm-area =
    { $kind ->
        [A] Ebene
        [B] Krater
        [C] Küste
       *[D] Pforte
    } { $id }, { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }, { $weather }
magnastorm-field =
    Feld { $id }, { $research }, { $turtles ->
        [0] ohne Schildkröte
        [one] 1 Schildkröte: { $owner }
       *[other] { $turtles } Schildkröten: { $owner }
    }
magnastorm-transmitter =
    { $owned ->
        [0] Leeres Transmitterfeld { $id }
       *[1] Station { $id }: { $owner }
    }, Ausgänge { $exits }
magnastorm-near-stop = Halten
magnastorm-near-on = Weiter

# Tableaus
magnastorm-panels = Aktionstableaus
magnastorm-panel-upper = Commander
magnastorm-panel-upper-sub = Gefolge · Preis
magnastorm-panel-lower = Aktionsplätze
magnastorm-move = Bewegen
magnastorm-gain = Würfel
magnastorm-column-head =
    Spalte { $column }: { $name }, { $owned ->
        [0] frei
       *[1] kontrolliert: { $owner }
    }; Übernahme kostet Würfel: { $price }
magnastorm-column =
    Spalte { $column } unter { $name }, { $count ->
        [one] 1 Gefolgsmann
       *[other] { $count } Gefolgsleute
    }
magnastorm-followers =
    { $count ->
        [one] 1 Gefolgsmann
       *[other] { $count } Gefolgsleute
    }, { $colour }, Spalte { $column } ({ $name })
magnastorm-space =
    Platz { $id }; bewegen: { $price }; Würfel: { $gain }; Bonus: { $bonus }{ $only ->
        [drive] {" "}(nur beim Bewegen)
        [gain] {" "}(nur bei Würfeln)
       *[both] {""}
    }; hier: { $followers }
magnastorm-row-move = Zeile { $row }, Scout bewegen: { $price }
magnastorm-row-gain = Zeile { $row }, Würfel nehmen: { $gain }

# Forschung und Aufträge
magnastorm-research = Forschung
magnastorm-researcher =
    { $name }, Bereich { $research }, { $owned ->
        [0] von niemandem kontrolliert
       *[1] kontrolliert: { $owner }
    }
magnastorm-track = { $research }, deine Stufe { $level }, nächster Bonus: { $bonus }; Stufen: { $levels }
magnastorm-contracts = Aufträge
magnastorm-contract = Auftrag { $name }: { $demand }; { $prestige } Ansehen; erfüllt: { $done }
magnastorm-demand-sector =
    { $take } Schild­kröten{ $majority ->
        [any] , 1 Mehr­heit
        [first] , Mehr­heit bei { $most }
        [all] , { $all } Mehr­heiten
       *[none] {""}
    }
magnastorm-demand-research =
    { $commanders ->
        [0] {""}
       *[other] { $commanders } Com­mander,{" "}
    }{ $leads ->
        [1] { $markers } führende Marker je −{ $levels }
       *[0] { $markers ->
            [one] 1 Marker −{ $levels }
           *[other] { $markers } Marker je −{ $levels }
        }
    }

# Dein Tableau
magnastorm-board = Dein Tableau
magnastorm-turtles = Schildkröten
magnastorm-stations = Stationen
magnastorm-slot-costs = Kosten je Platz
magnastorm-slot-turtle =
    Schildkröte von Platz { $slot }, { $cost }{ $there ->
        [0] , fort
       *[1] {""}
    }
magnastorm-slot-station =
    Station von Platz { $slot }, { $cost }{ $there ->
        [0] , gebaut
       *[1] {""}
    }
magnastorm-yours-commanders = Deine Commander
magnastorm-no-commanders = Noch keiner. Übernimm eine Spalte, oder führe am Rundenende in einem Forschungsbereich.
magnastorm-cubes = Würfel
magnastorm-cube = Würfel { $colour }: du hast { $count }, im Vorrat { $supply }
magnastorm-exchange = Tauschen { $give } : 1
magnastorm-exchange-name = { $give } Würfel gegen einen anderer Farbe tauschen
magnastorm-bag = Beutel { $count } ({ $black } schwarz)

# Zweite Zeile der Frage
magnastorm-aside-start-research = Klicke auf einen Forschungsbereich.
magnastorm-aside-mode = Preis links in der Zeile = bewegen · Gewinn rechts = Würfel nehmen
magnastorm-aside-price = Klicke auf den Würfel, der einen anderen ersetzt, oder zahle wie gedruckt.
magnastorm-aside-move = Gebiet anklicken = weiterfahren · Feld anklicken = halten · Station anklicken = dort starten
magnastorm-aside-fee = Klicke unten auf einen deiner Würfel.
magnastorm-aside-any-cube = Klicke unten auf die Farbe, die du haben willst.
magnastorm-aside-exchange = Klicke unten auf einen deiner Würfel.
magnastorm-aside-contract = Klicke auf einen Auftrag, oder beende den Zug.
magnastorm-aside-sector = Klicke auf einen Sektor des Planeten.
magnastorm-aside-lift = Klicke auf ein Feld mit deiner Schildkröte.
magnastorm-aside-lower = Klicke auf einen Forschungsbereich.

# Am Ende
magnastorm-high-contracts = Die meisten Aufträge: { $names } ({ $count })
magnastorm-high-commanders = Am häufigsten Commander gewonnen: { $names } ({ $count })
magnastorm-high-stations = Die meisten Stationen: { $names } ({ $count })
