# Names, commanders, contracts and sentences of Magnastorm.

# Colours of players, cubes and followers
# Die Farben der Plätze auf unseren Bildschirmen, nicht die der Schachtel.
colour-grey = Limette
colour-purple = Azur
colour-pink = Koralle
colour-orange = Violett
colour-yellow = Gelb
colour-black = Schwarz

# Research areas
research-green = Technik
research-blue = Kultur
research-red = Medizin
research-white = Offene Forschung

# The weather: segments of the centre disc, and what lies beside them
segment-rear = hinten
segment-middle = Mitte
segment-front = vorn
segment-storm = Sturm

# Commanders
commander-start-tile = Startspielerplättchen
    .text = Du erhältst einen Aufstieg in einem beliebigen Bereich und einen Würfel in einer Spielerfarbe deiner Wahl; in der Verwaltung rückst du auf Position 1 der Zugleiste.
commander-forrester = Forrester Dain
    .text = Beim Erhalt der Karte darfst du bis zu zweimal einen gelben Würfel für 1 Ansehen bezahlen.
commander-justin = Justin B. Beeper
    .text = Einmal je Bewegung darfst du für einen Würfel, der nicht deine Farbe hat, 1 Reichweite mehr kaufen.
commander-ellen = Ellen B. Outridge
    .text = Jeder Auftrag, den du erfüllst, bringt dir 1 Ansehen mehr und einen Aufstieg in einem beliebigen Bereich.
commander-adira = Adira Okzil
    .text = Einmal je Bewegung darfst du, sobald sie bezahlt ist, für zwei eigene Würfel in einem beliebigen Bereich aufsteigen.
commander-idris = Idris Yakuul
    .text = Im Preis einer Bewegung oder Übernahme darfst du einen Würfel ersetzen: Gelb durch deine Farbe oder deine Farbe durch Gelb.
commander-mira = Mira Mascovic
    .text = Statt zu fahren, darf dein Scout auf ein Feld eines ruhigen Gebiets springen, in dem irgendeine Schildkröte steht.
commander-azrea = Azrea Bonsmai
    .text = Nach dem Absetzen darfst du für einen eigenen Würfel und die Kosten ihres Platzes eine weitere Schildkröte dazustellen.
commander-ozguel = Ozgül Yilmark
    .text = Jede deiner Sektormehrheiten bringt dir in der Verwaltung 1 Ansehen mehr.
commander-huber = Franzkarl Huber
    .text = Bei jedem deiner Aufstiege wählst du den Forschungsbereich selbst.
commander-rain = Rain Davenpitt
    .text = Immer wenn du dich für Würfel entscheidest, steigst du außerdem dort auf, wo du am niedrigsten stehst.
commander-yuul = Yuul Mbado
    .text = Immer wenn du dich für Würfel entscheidest, bekommst du noch einen in einer Spielerfarbe deiner Wahl.
commander-joy = Joy D. Obonov
    .text = Immer wenn du aus dem Beutel ziehst, ziehst du zwei Würfel mehr.
commander-cedric = Cedric J. Lebeaux
    .text = Beim Erhalt der Karte bekommst du 1 Ansehen mehr.
commander-kim-kin = Kim-Kin Park
    .text = Einmal je Runde darfst du den Gefolgsmann deiner Aktion auf einen besetzten Platz setzen.
commander-sayuri = Sayuri Modo
    .text = Verlangt die Zeile für die Bewegung eigene Würfel, zahlst du einen davon weniger.
commander-kaysia = Kaysia Vasidis
    .text = Einmal je Zug kostet dich eine Schildkröte oder Station von deinem Spielertableau nichts.

# Contracts
contract-sc1 = Doppelernte
    .text = Nimm in zwei Sektoren je 2 Schildkröten zurück; in mindestens einem davon brauchst du die Mehrheit.
contract-sc2 = Großernte
    .text = Nimm 3 Schildkröten in einem Sektor zurück, in dem du die Mehrheit hast, und 1 in einem anderen.
contract-sc3 = Streuernte
    .text = Nimm 2 Schildkröten in einem Sektor zurück und je 1 in zwei anderen; eine Mehrheit ist nicht nötig.
contract-sc4 = Vormacht
    .text = Habe in zwei Sektoren die Mehrheit; nimm in einem davon 2 Schildkröten zurück und im anderen 1.
contract-rc1 = Tiefenwissen
    .text = Setze einen Marker herab: um 4 Stufen in Runde 1, um 6 in Runde 2, um 8 in Runde 3 und 4.
contract-rc2 = Breitenwissen
    .text = Setze in Runde 1 zwei Marker um je 2 Stufen herab, ab Runde 2 drei Marker.
contract-rc3 = Führungsstab
    .text = Runde 1: Kontrolliere mindestens 2 Commander und setze einen Marker um 3 Stufen herab. Ab Runde 2: mindestens 3 Commander und 5 Stufen.
contract-rc4 = Vorsprung
    .text = Habe in zwei Bereichen das meiste Wissen und setze deine Marker in beiden um je 2 Stufen herab.

# Bonuses of spaces, research levels and artifact cards
bonus-own = 1 eigener Würfel
bonus-yellow = 1 gelber Würfel
bonus-any = 1 Würfel einer Spielerfarbe
bonus-bag-1 = 1 aus dem Beutel
bonus-bag-2 = 2 aus dem Beutel
bonus-bag-3 = 3 aus dem Beutel
bonus-follower = Gefolgsmann +1
bonus-green-step = Aufstieg Technik
bonus-blue-step = Aufstieg Kultur
bonus-red-step = Aufstieg Medizin
bonus-white-step = Aufstieg Offene Forschung
bonus-turn-order = vor auf der Zugleiste
bonus-range = Reichweite +1
bonus-turtle = Schildkröte +1
bonus-prestige = 1 Ansehen

# Artifact cards
tier-gold = Gold
tier-silver = Silber
tier-bronze = Bronze

# Parts of sentences: cubes with and without "for"; followers
cubes =
    { $own ->
        [0] { $yellow ->
            [0] nichts
            [one] { $yellow } gelben Würfel
           *[other] { $yellow } gelbe Würfel
        }
        [one] { $yellow ->
            [0] { $own } eigenen Würfel
            [one] { $own } eigenen und { $yellow } gelben Würfel
           *[other] { $own } eigenen und { $yellow } gelbe Würfel
        }
       *[other] { $yellow ->
            [0] { $own } eigene Würfel
            [one] { $own } eigene und { $yellow } gelben Würfel
           *[other] { $own } eigene und { $yellow } gelbe Würfel
        }
    }
for-cubes =
    { $own ->
        [0] { $yellow ->
            [0] kostenlos
           *[other] für { cubes }
        }
       *[other] für { cubes }
    }
brief-price =
    { $own ->
        [0] { $yellow ->
            [0] kostenlos
            [one] für { $yellow } gelben
           *[other] für { $yellow } gelbe
        }
        [one] { $yellow ->
            [0] für { $own } eigenen
            [one] für { $own } eigenen + { $yellow } gelben
           *[other] für { $own } eigenen + { $yellow } gelbe
        }
       *[other] { $yellow ->
            [0] für { $own } eigene
            [one] für { $own } eigene + { $yellow } gelben
           *[other] für { $own } eigene + { $yellow } gelbe
        }
    }
brief-gain =
    { $gain_own ->
        [0] { $gain_yellow ->
            [0] nichts
            [one] { $gain_yellow } gelben
           *[other] { $gain_yellow } gelbe
        }
        [one] { $gain_yellow ->
            [0] { $gain_own } eigenen
            [one] { $gain_own } eigenen + { $gain_yellow } gelben
           *[other] { $gain_own } eigenen + { $gain_yellow } gelbe
        }
       *[other] { $gain_yellow ->
            [0] { $gain_own } eigene
            [one] { $gain_own } eigene + { $gain_yellow } gelben
           *[other] { $gain_own } eigene + { $gain_yellow } gelbe
        }
    }
a-follower =
    { $colour ->
        [Gelb] einen neutralen Gefolgsmann
       *[other] einen Gefolgsmann in { $colour }
    }

# Sides of the boards
side-four = Seite für vier
side-two-three = Seite für zwei oder drei

# The game
game-tagline = Zwei bis vier Forschungsgruppen folgen der Ruhe rund um einen stürmischen Planeten, gewinnen Commander für sich und wetteifern um Ansehen.

# What help shows as examples
example-move = take 2
example-why = drive
example-card = Mira Mascovic
example-rule = MS-M8
example-place = space 3-1

# Start options
option-start_area = Startgebiet
    .text = Wo alle Scouts beginnen: 1 ist S1A unten links, für die erste Partie empfohlen; 2 ist S4A gegenüber.
option-advanced = Fortgeschrittener Aufbau
    .text = Alle ziehen zwei Artefaktkarten: Sie bestimmen die Zugreihenfolge, und jede bringt einen Bonus.
option-artifacts_0 = Artefaktkarten von Spieler 1
    .text = Die Nummern der Artefaktkarten im Besitz des ersten Spielers, zwei oder mehr, für den fortgeschrittenen Aufbau; ohne Angabe werden zwei ausgeteilt.
option-artifacts_1 = Artefaktkarten von Spieler 2
    .text = Die Nummern der Artefaktkarten im Besitz des zweiten Spielers, zwei oder mehr, für den fortgeschrittenen Aufbau; ohne Angabe werden zwei ausgeteilt.
option-artifacts_2 = Artefaktkarten von Spieler 3
    .text = Die Nummern der Artefaktkarten im Besitz des dritten Spielers, zwei oder mehr, für den fortgeschrittenen Aufbau; ohne Angabe werden zwei ausgeteilt.
option-artifacts_3 = Artefaktkarten von Spieler 4
    .text = Die Nummern der Artefaktkarten im Besitz des vierten Spielers, zwei oder mehr, für den fortgeschrittenen Aufbau; ohne Angabe werden zwei ausgeteilt.

# What happened: setup, rounds, turns
event-game-started = Zugreihenfolge: { $order }. Commander: { $commanders }. Aufträge: { $contracts }.
event-artifact-used = Artefaktkarte { $artifact } bringt { $seat } einen Bonus: { $bonus }.
event-round-started = Runde { $round } beginnt. Ruhige Sektoren von hinten nach vorn: { $sectors }.
event-turn-started = Runde { $round }: { $seat } ist am Zug.

# What happened: followers and commanders
event-column-taken = { $seat } übernimmt { $commander } in Spalte { $column }.
event-start-column-taken = { $seat } übernimmt Spalte 0 mit dem Startspielerplättchen.
event-start-tile-taken = { $seat } hat nun das Startspielerplättchen.
event-follower-placed = { $seat } setzt { a-follower } aus Spalte { $column } auf Platz { $space }.
event-follower-joined = { $seat } setzt { a-follower } aus Spalte { $column } auf den besetzten Platz { $space }.
event-follower-put-down = { $seat } stellt { a-follower } ohne Aktion auf Platz { $space }.
event-follower-deployed = { $seat } setzt einen eigenen Gefolgsmann in Spalte { $column } des oberen Tableaus ein.
event-no-follower-left = { $seat } hat keinen Gefolgsmann mehr, der eingesetzt werden könnte.
event-move-chosen = { $seat } bewegt den Scout.
event-gain-chosen = { $seat } nimmt Würfel.
event-space-bonus = Platz { $space } gibt { $seat } seinen Bonus: { $bonus }.
event-commander-gained = { $seat } kontrolliert nun { $commander }.
event-commander-lost = { $seat } verliert die Kontrolle über { $commander }.
event-track-swapped = { $seat } tauscht auf der Zugleiste den Platz mit { $other }.
event-track-kept = { $seat } steht auf der Zugleiste schon auf Position 1.
event-start-player-changed = { $seat } gibt das Startspielerplättchen zurück und steht nun auf Position 1 der Zugleiste.

# What happened: cubes
event-cubes-paid = { $seat } zahlt { $count } Würfel in { $colour }.
event-cubes-gained = { $seat } bekommt { $count } Würfel in { $colour }.
event-cube-exchanged = { $seat } bekommt im Tausch 1 Würfel in { $colour }.
event-supply-short = Der Vorrat reicht nicht: { $seat } bekommt { $count } Würfel weniger.
# [nichts] is what the message `nothing` says for an empty list
event-bag-drawn =
    { $colours ->
        [nichts] Im Beutel ist nichts mehr für { $seat }.
       *[other] { $seat } zieht aus dem Beutel: { $colours }.
    }
event-fee-paid = { $seat } gibt { $other } 1 Würfel in { $colour } für die Benutzung der Station.
event-cost-ignored = { $seat } muss die Kosten auf dem Spielertableau nicht bezahlen.

# What happened: on the map
event-station-used =
    { $own ->
        [1] { $seat } startet an der eigenen Station { $transmitter }.
       *[other] { $seat } startet an der Station { $transmitter } von { $other }.
    }
event-station-built = { $seat } baut eine Station auf { $transmitter }.
event-range-bought = { $seat } kauft Reichweite +{ $areas }.
event-scout-moved = Der Scout von { $seat } fährt nach { $area }.
event-scout-stopped = Der Scout von { $seat } hält auf { $field }.
event-scout-jumped = Der Scout von { $seat } springt auf { $field }.
event-turtle-placed = { $seat } setzt auf { $field } eine Schildkröte ab.
event-turtle-lifted = { $seat } nimmt von { $field } eine Schildkröte zurück.

# What happened: research, contracts, prestige
event-level-raised = { $seat } steigt im Bereich { $research } auf Stufe { $level }.
event-level-lowered = { $seat } sinkt im Bereich { $research } auf Stufe { $level }.
event-step-lost = { $seat } kann dort nicht höher steigen; der Aufstieg verfällt.
event-contract-completed = { $seat } erfüllt den Auftrag { $contract }.
event-prestige-gained = { $seat } gewinnt { $points } Ansehen ({ $source }) und hat nun { $total }.
event-prestige-lost = { $seat } verliert { $points } Ansehen und hat nun { $total }.
event-end-triggered = { $seat } hat das Ziel von { $target } Ansehen erreicht: Das Ende der Partie ist nah.

# What happened: administration, the end
event-administration-began = Verwaltung der Runde { $round }.
event-income =
    { $count ->
        [one] { $seat } hat { $count } Schildkröte im ruhigen Sektor { $sector } und bekommt Würfel dafür.
       *[other] { $seat } hat { $count } Schildkröten im ruhigen Sektor { $sector } und bekommt Würfel dafür.
    }
event-majority-held = { $seat } hat die Mehrheit im Sektor { $sector }.
event-game-ended = Ende der Partie. { $reason }
event-artifact-won = { $seat } gewinnt die Artefaktkarte { $artifact } ({ $tier }).
event-no-artifact-won = Für { $seat } ist keine Artefaktkarte mehr da.

# How the game ended, and where prestige comes from
reason-prestige = Das Ziel an Ansehen ist erreicht.
reason-rounds = Die letzte Runde ist gespielt.
source-contracts = Aufträge
source-commanders = Commander
source-lost = Verluste
source-abilities = Fähigkeiten
source-stations = Stationen
source-majorities = Mehrheiten
source-artifacts = Artefakte

# What simulations count
met-commander-gained = Commander gewonnen
met-contract-completed = Aufträge erfüllt
met-space-bonus = Boni von Plätzen

# What is asked: setup and the choice of an action
ask-start-follower = { $seat }, in welche Spalte des oberen Tableaus setzt du deinen ersten Gefolgsmann? Wer sie übernimmt, zahlt für ihn einen Würfel in deiner Farbe.
ask-start-research = { $seat }, in welchem Forschungsbereich beginnst du auf Stufe 1? Jeder nimmt einen anderen.
ask-main = { $seat }, was tust du? Übernimm eine Spalte mit ihrem Commander, oder nimm einen Gefolgsmann, um den Scout zu bewegen oder Würfel zu bekommen.
ask-place = Auf welchen Platz (Zeile-Spalte) kommt der Gefolgsmann? Die Zeile bestimmt, was eine Bewegung kostet und welche Würfel es stattdessen gibt; der Bonus kommt dazu.
ask-mode =
    { $seat }, bewegst du den Scout, oder nimmst du Würfel?{ $bonus ->
        [none] { " " }Platz { $space } hat keinen Bonus.
       *[other] { " " }Bonus von Platz { $space }: { $bonus }{ $action ->
            [drive] , nur bei der Bewegung.
            [gain] , nur beim Nehmen von Würfeln.
           *[both] .
        }
    }
ask-price = Du zahlst { cubes }. Idris lässt dich einen Würfel ersetzen: Wie bezahlst du?
ask-reseat =
    { $left ->
        [one] Auf welchen Platz kommt der letzte Gefolgsmann ({ $colour }) aus Spalte { $column }? Er bringt weder Aktion noch Bonus; in Klammern steht der Bonus, den er versperrt.
       *[other] Auf welchen Platz kommt der nächste von { $left } Gefolgsleuten ({ $colour }) aus Spalte { $column }? Sie bringen weder Aktion noch Bonus; in Klammern steht, welchen Bonus er versperrt.
    }
ask-deploy = Setzt du einen deiner Gefolgsleute ein? Er kommt auf einen freien Platz, wo er weder Aktion noch Bonus bringt, oder oben in eine Spalte.

# What is asked: moving
ask-move =
    { $station ->
        [none] { $storm ->
            [0] { $moved ->
                [0] { $range ->
                    [one] { $seat }, wohin fährt dein Scout? Er ist in { $area } und kommt { $range } Gebiet weit. Hält er auf einem ruhigen Feld ohne Schildkröte, darfst du eine absetzen.
                   *[other] { $seat }, wohin fährt dein Scout? Er ist in { $area } und kommt bis zu { $range } Gebiete weit. Hält er auf einem ruhigen Feld ohne Schildkröte, darfst du eine absetzen.
                }
               *[1] { $range ->
                    [0] Dein Scout ist in { $area }. Auf welchem Feld hält er?
                    [one] Dein Scout ist in { $area } und kommt noch { $range } Gebiet weit. Fährst du weiter, oder auf welchem Feld hältst du?
                   *[other] Dein Scout ist in { $area } und kommt noch { $range } Gebiete weit. Fährst du weiter, oder auf welchem Feld hältst du?
                }
            }
           *[1] { $range ->
                [0] { $seat }, dein Scout ist in { $area } im Sturm. Auf welchem Feld hält er? Dort setzt er keine Schildkröte ab.
                [one] { $seat }, dein Scout ist in { $area } im Sturm und kommt { $range } Gebiet weit. Er muss ins Ruhige, wenn es geht, sonst im Uhrzeigersinn darauf zu.
               *[other] { $seat }, dein Scout ist in { $area } im Sturm und kommt { $range } Gebiete weit. Er muss ins Ruhige, wenn es geht, sonst im Uhrzeigersinn darauf zu.
            }
        }
       *[other] Du startest an Station { $station }. Zu welchem ihrer Ausgänge fährst du?
    }
ask-fee = Welchen Würfel gibst du { $other } für den Start an dieser Station?
ask-station = Dein Scout ist gerade am leeren Transmitterfeld { $transmitter } vorbeigekommen. Baust du dort eine Station? Sie bringt Ansehen, und Bewegungen können dort starten.
ask-turtle =
    Setzt du auf { $field } ({ on-field }) eine Schildkröte ab? Sie bringt dir einen Aufstieg, kann in ruhigen Sektoren Würfel und Ansehen einbringen und hilft bei Aufträgen.
ask-paid-turtle =
    { $own ->
        [one] Setzt du auf { $field } ({ on-field }) mit Azrea noch eine Schildkröte ab? Sie kostet dich { $own } eigenen Würfel mehr und bringt keinen weiteren Aufstieg.
       *[other] Setzt du auf { $field } ({ on-field }) mit Azrea noch eine Schildkröte ab? Sie kostet dich { $own } eigene Würfel mehr und bringt keinen weiteren Aufstieg.
    }
ask-extra-turtle =
    Setzt du auf { $field } ({ on-field }) als Bonus des Platzes noch eine Schildkröte ab? Sie bringt keinen weiteren Aufstieg.
on-field =
    { $research ->
        [any] beliebiger Bereich
       *[other] { $research }
    }

# What is asked: research, cubes, contracts
ask-buy-step =
    { $own ->
        [one] Nutzt du Adira? Für { $own } eigenen Würfel steigst du in einem beliebigen Bereich auf.
       *[other] Nutzt du Adira? Für { $own } eigene Würfel steigst du in einem beliebigen Bereich auf.
    }
ask-research =
    { $lowest ->
        [1] { $seat }, mit Rain steigst du dort auf, wo du am niedrigsten stehst. In welchem dieser Bereiche?
       *[other] { $seat }, in welchem Forschungsbereich steigst du um eine Stufe auf? Du bekommst den Bonus der neuen Stufe.
    }
ask-any-cube = { $seat }, welche Spielerfarbe soll der Würfel haben, den du bekommst?
ask-exchange =
    { $left ->
        [one] Du bekommst im Tausch 1 Würfel in { $colour }. Welchen Würfel gibst du als letzten ab?
       *[other] Du bekommst im Tausch 1 Würfel in { $colour }. Welchen Würfel gibst du ab? Es fehlen noch { $left }.
    }
ask-deal =
    { $seat }, zahlst du { $yellow ->
        [one] { $yellow } gelben Würfel
       *[other] { $yellow } gelbe Würfel
    } für { $prestige } Ansehen, wie Forrester es erlaubt? { $left ->
        [one] Das geht noch einmal.
       *[other] Das geht bis zu { $left }-mal.
    }
ask-contract = { $seat }, dein Zug geht zu Ende. Erfüllst du einen Auftrag?
ask-sector =
    { $contract }: In welchem Sektor nimmst du { $count ->
        [one] { $count } Schildkröte
       *[other] { $count } Schildkröten
    } zurück?{ $majority ->
        [1] { " " }Du brauchst dort die Mehrheit.
       *[other] { "" }
    }{ $chosen ->
        [nichts] { "" }
       *[other] { " " }Gewählt ist schon: { $chosen }.
    }
ask-lift =
    { $left ->
        [one] { $contract }: Welche Schildkröte im Sektor { $sector } nimmst du zurück? Dort fehlt noch { $left }.
       *[other] { $contract }: Welche Schildkröte im Sektor { $sector } nimmst du zurück? Dort fehlen noch { $left }.
    }
ask-lower =
    { $contract }: Welchen Forschungsmarker setzt du um { $levels ->
        [one] { $levels } Stufe
       *[other] { $levels } Stufen
    } herab?{ $markers ->
        [one] { "" }
       *[other] { " " }Verlangt sind { $markers } Marker.
    }

# What can be chosen: columns, followers, spaces
choice-take =
    { $column ->
        [0] Startspielerplättchen
       *[other] { $commander }
    } für { takeover-price } übernehmen{ $controlled ->
        [1] { " " }(bisher bei { $other })
       *[other] { "" }
    }
takeover-price =
    { $own ->
        [0] { $yellow ->
            [0] { $price }
           *[other] { $price ->
                [nichts] { $yellow } × Gelb
               *[other] { $yellow } × Gelb, { $price }
            }
        }
       *[other] { $price ->
            [nichts] { brief-cubes }
           *[other] { brief-cubes }, { $price }
        }
    }
brief-cubes =
    { $yellow ->
        [0] { $own } × eigene Farbe
       *[other] { $yellow } × Gelb, { $own } × eigene Farbe
    }
choice-pick =
    Aktion: { $colour ->
        [Gelb] neutraler Gefolgsmann
       *[other] Gefolgsmann in { $colour }
    } aus Spalte { $column } ({ $column ->
        [0] Startspielerplättchen
       *[other] { $commander }
    }, { $count ->
        [one] der letzte
       *[other] einer von { $count }
    })
choice-space =
    Platz { $space }{ $occupied ->
        [0] { "" }
       *[other] , besetzt
    }{ $bonus ->
        [none] { "" }
       *[other] { " " }({ $bonus })
    }
choice-place-space =
    Platz { $space }{ $occupied ->
        [0] { "" }
       *[other] { " " }(besetzt)
    }: Scout { brief-price } oder { brief-gain } nehmen{ $bonus ->
        [none] { "" }
       *[other] ; { $action ->
            [drive] Bewegung
            [gain] Nehmen
           *[both] Bonus
        }: { $bonus }
    }
choice-upper =
    Spalte { $column }, { $column ->
        [0] Startspielerplättchen
       *[other] { $commander }
    }
choice-deploy-upper =
    oben in Spalte { $column } ({ $column ->
        [0] Startspielerplättchen
       *[other] { $commander }
    }, { $count ->
        [one] { $count } Gefolgsmann
       *[other] { $count } Gefolgsleute
    })
choice-drive = Scout { for-cubes } bewegen
choice-gain = { cubes } nehmen
choice-pay =
    { $variant ->
        [own] { cubes } zahlen: 1 eigenen statt 1 gelben
        [yellow] { cubes } zahlen: 1 gelben statt 1 eigenen
       *[plain] { cubes } zahlen, wie verlangt
    }

# What can be chosen: moving, building, turtles
choice-range = 1 Würfel in { $colour } (von { $held }) für Reichweite +{ $areas } zahlen
choice-start =
    { $mine ->
        [1] an der eigenen Station { $transmitter } starten (Ausgänge: { $exits })
       *[other] für einen Würfel an der Station { $transmitter } von { $other } starten (Ausgänge: { $exits })
    }
choice-step =
    nach { $area } fahren ({ $storm ->
        [1] Sturm
       *[other] { $free ->
            [0] kein Feld ohne Schildkröte
            [one] { $free } Feld ohne Schildkröte
           *[other] { $free } Felder ohne Schildkröte
        }
    }){ $transmitter ->
        [none] { "" }
       *[other] , vorbei am freien Transmitterfeld { $transmitter }
    }
choice-stop = auf { $field } halten ({ on-field }, { turtles-there })
choice-jump = auf { $field } springen ({ on-field }, { turtles-there })
turtles-there =
    { $turtles ->
        [0] keine Schildkröte
        [one] { $turtles } Schildkröte von { $other }
       *[other] { $turtles } Schildkröten von { $other }
    }
choice-build =
    { $free ->
        [1] Station von Platz { $slot } mit Kaysia kostenlos bauen
       *[other] Station von Platz { $slot } { for-cubes } bauen
    }
choice-turtle =
    { $free ->
        [1] Schildkröte von Platz { $slot } mit Kaysia kostenlos absetzen
       *[other] Schildkröte von Platz { $slot } { for-cubes } absetzen
    }
choice-paid-turtle-turtle =
    { $free ->
        [1] Schildkröte von Platz { $slot } mit Kaysia absetzen, nur { $extra } eigener Würfel für Azrea
       *[other] Schildkröte von Platz { $slot } { for-cubes } absetzen, davon { $extra } eigener für Azrea
    }

# What can be chosen: research, cubes, contracts
choice-research =
    { $research }: auf Stufe { $next } steigen{ $bonus ->
        [none] { "" }
       *[other] { " " }(Bonus: { $bonus })
    }
choice-start-research-research = { $research }
choice-any = 1 Würfel in { $colour }, der Farbe von { $other }
choice-exchange = { $give } andere Würfel gegen 1 in { $colour } tauschen
choice-give = 1 Würfel in { $colour } (von { $held }) abgeben
choice-fee-give = 1 Würfel in { $colour } (von { $held }) geben
choice-contract = { $contract } für { $prestige } Ansehen erfüllen
choice-sector =
    { $count ->
        [one] Sektor { $sector } (du hast dort { $count } Schildkröte)
       *[other] Sektor { $sector } (du hast dort { $count } Schildkröten)
    }
choice-lift =
    { $turtles ->
        [one] die Schildkröte von { $field } zurücknehmen ({ on-field })
       *[other] eine der { $turtles } Schildkröten von { $field } zurücknehmen ({ on-field })
    }
choice-lower = { $research } (du stehst auf Stufe { $level })
choice-use = ja
choice-buy-step-use = { cubes } für einen Aufstieg zahlen
choice-deal-use =
    { $yellow ->
        [one] { $yellow } gelben Würfel für { $prestige } Ansehen zahlen
       *[other] { $yellow } gelbe Würfel für { $prestige } Ansehen zahlen
    }

# What can be chosen: rather not
choice-pass = verzichten
choice-buy-step-pass = keinen Aufstieg kaufen
choice-deal-pass = nichts zahlen
choice-deploy-pass = keinen Gefolgsmann einsetzen
choice-station-pass = keine Station bauen
choice-turtle-pass = keine Schildkröte absetzen
choice-paid-turtle-pass = keine weitere Schildkröte absetzen
choice-extra-turtle-pass = keine weitere Schildkröte absetzen
choice-contract-pass = keinen Auftrag erfüllen, Zug beenden

# Why something is refused
why-MS-AMB-17 = Das ist die Farbe, die du bekommen willst; abgeben kannst du dafür nur andere.
why-MS-AMB-23 = Diese Spalte ist oben leer, und in eine leere Spalte kommt niemand dazu.
why-MS-AMB-27 = Dieses Gebiet liegt im Sturm, und Mira springt nur in ruhige Gebiete.
why-MS-AMB-35 = Diese Spalte ist oben voll.
why-MS-AMB-36 = Weiter links steht eine Schildkröte mit den gleichen Kosten; nimm bitte diese.
why-MS-AMB-37 = Was zurückgenommen oder herabgesetzt wird, nennst du in der Reihenfolge des Plans: Dies liegt vor deiner letzten Wahl, oder danach bliebe zu wenig übrig.
why-MS-AMB-41 = Miras Sprung ersetzt die ganze Bewegung, und deine hat schon begonnen.
why-MS-AMB-42 = Auch mit dem getauschten Würfel könntest du das nicht bezahlen; es bleibt nur der Verzicht.
why-MS-C1 = Diesen Auftrag hast du schon erfüllt.
why-MS-C3 = Deine Schildkröten stehen nicht so, wie der Auftrag es verlangt: Es sind zu wenige, oder sie sind im falschen Sektor.
why-MS-C4 = Dir fehlt die Mehrheit an Schildkröten, die der Auftrag verlangt.
why-MS-C5 = Deine Forschungsmarker stehen nicht hoch genug, um sie so herabzusetzen, wie der Auftrag es verlangt.
why-MS-C6 = Der Auftrag verlangt mehr Commander, als du kontrollierst, oder Führungen in der Forschung, die du nicht oder nicht hoch genug hast.
why-MS-CO-1 = Dafür fehlt dir ein gelber Würfel.
why-MS-CO-12 = Mit Rain steigst du nur dort auf, wo du am niedrigsten stehst.
why-MS-CO-18 = Nur mit Kaysia entfallen Kosten, und zwar einmal je Zug und nur, wo es welche gibt.
why-MS-CO-2 = Mehr Reichweite gibt es nur mit Justin, einmal je Bewegung, für einen Würfel, der nicht deine Farbe hat.
why-MS-CO-4 = Dir fehlen die zwei eigenen Würfel, die der Aufstieg kostet.
why-MS-CO-5 = Für diese Zahlung fehlen dir die Würfel, oder im Preis ist kein solcher Würfel, den du ersetzen könntest.
why-MS-CO-6 = Springen kann nur, wer Mira kontrolliert.
why-MS-CO-7 = Dir fehlt der eigene Würfel, den Azreas Schildkröte zusätzlich kostet.
why-MS-K1 = In dieser Spalte steht oben kein Gefolgsmann mehr; in dieser Runde kann sie niemand mehr übernehmen.
why-MS-K2 = Diesen Commander kontrollierst du schon.
why-MS-K3 = Dir fehlen Würfel: einer je Gefolgsmann in dessen Farbe und noch einer in der Farbe eines anderen, der den Commander kontrolliert.
why-MS-L2 = Auf diesem Platz steht keine Schildkröte mehr, oder dir fehlen die Würfel für ihre Kosten.
why-MS-M10 = Mira springt nur in Gebiete, in denen eine Schildkröte steht.
why-MS-M2 = Dieses Gebiet grenzt nicht an das deines Scouts, oder deine Reichweite ist verbraucht.
why-MS-M3 = Dein Scout kann nur auf einem Feld des Gebiets halten, in dem er ist.
why-MS-M4 = Dieses Gebiet liegt im { segment-storm }, und dorthin fährt dein Scout nicht.
why-MS-M6 = Starten kannst du nur vor dem ersten Schritt, an einer gebauten Station mit ruhigem Ausgang und an einer fremden nur für einen Würfel; dann musst du einen Ausgang nehmen.
why-MS-M8 = Dein Scout ist im Sturm: Er kann nicht bleiben, und jeder Schritt muss ihn der Ruhe näher bringen.
why-MS-Q2 = Dir fehlen die Würfel dafür: Ein Tausch kostet drei Würfel anderer Farben.
why-MS-Q4 = Der Vorrat hat keinen Würfel in dieser Farbe mehr.
why-MS-R4 = Dort stehst du schon auf der höchsten Stufe.
why-MS-S1 = Das gibt es auf der Planseite für eure Spielerzahl nicht.
why-MS-S11 = In dieser Spalte steht schon der Gefolgsmann eines anderen.
why-MS-S12 = In diesem Forschungsbereich hat schon jemand anders begonnen.
why-MS-S8 = Diese Farbe spielt niemand.
why-MS-T10 = Dir fehlen die Würfel, die eine Bewegung in dieser Zeile kostet.
why-MS-T6 = So einen Gefolgsmann gibt es dort nicht, oder er gehört einem anderen, während noch neutrale oder eigene da sind.
why-MS-T7 = Dieser Platz ist besetzt, und andere sind frei.
why-MS-T9 = Alle Plätze sind besetzt; nur die der untersten Zeile nehmen noch jemanden auf.
why-MS-X1 = Auf diesem Platz steht keine Station mehr, oder dir fehlen die Würfel für ihre Kosten.

# Why a choice is good or bad, as in "because it …"
judged-ability = lässt dich { $commander } nutzen
judged-cheaper-column = macht eine Spalte billiger, die du übernehmen könntest
judged-closed-column = verhindert, dass andere billig eine Spalte übernehmen
judged-commander = gewinnt { $commander } für dich
judged-contract = erfüllt den Auftrag { $contract }
judged-cube = bringt einen Würfel in { $colour }
judged-cube-cost = kostet Würfel
judged-cubes = bringt Würfel und was dazugehört
judged-deprives = nimmt { $other } einen Commander weg
judged-exchange = verschafft dir den Würfel, der dir fehlt
judged-follower = bringt einen weiteren deiner Gefolgsleute ins Spiel
judged-free-step = lässt dich im Bereich deiner Wahl aufsteigen
judged-frees-field = macht ein Feld neben deinem Scout frei
judged-gives-up = opfert Schildkröten oder Stufen, die noch nützlich sind
judged-guard = macht { $commander } für andere teurer
judged-harvest = bringt dich einem Sektoren-Auftrag näher
judged-idle-exchange = gibt Würfel für einen her, den du noch nicht brauchst
judged-income = bringt in der Verwaltung Würfel ein
judged-knowledge = bringt dich einem Forschungs-Auftrag näher
judged-lead = kämpft um die Führung im Bereich { $research }
judged-level-bonus = erreicht eine Stufe mit Bonus ({ $bonus })
judged-lost-column = schließt eine Spalte, die du übernehmen könntest
judged-majority = kämpft um die Mehrheit in { $sector }
judged-move-price = kostet die Würfel für die Bewegung
judged-open-column = macht eine Spalte für andere billiger
judged-position = stellt deinen Scout günstig für die nächste Bewegung auf
judged-prestige = bringt sofort Ansehen
judged-staff = bringt dir einen Commander, den ein Auftrag verlangt
judged-start-tile = bringt dir einen Aufstieg, einen Würfel und den ersten Platz auf der Zugleiste
judged-station = baut eine Station und bringt Ansehen
judged-step = lässt dich in der Forschung aufsteigen
judged-storm = lässt deinen Scout im Sturm stehen
judged-takeover-price = kostet einen Würfel für jeden Gefolgsmann
judged-trip = bringt deinen Scout dorthin, wo sich eine Schildkröte oder Station lohnt
judged-waived = erspart dir Kosten
