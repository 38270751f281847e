# Names, cards and sentences of Cryo.

# Resources; one unit of something as a cost
resource-crystal = Kristall
resource-organics = organisches Material
resource-tech = Technologie
resource-nanite = Nanomaschine
resource-energy = Energie
due-crystal = 1 Kristall
due-organics = 1 organisches Material
due-tech = 1 Technologie
due-card = 1 Handkarte

# The ship
direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen
section-engineering = Konstruktion
section-laboratory = Labor
section-rnd = Forschung & Entwicklung
section-dispatch = Abfertigung
chamber-engineering-1 = Kammer 1 ({ section-engineering })
chamber-engineering-2 = Kammer 2 ({ section-engineering })
chamber-engineering-3 = Kammer 3 ({ section-engineering })
chamber-laboratory-1 = Kammer 1 ({ section-laboratory })
chamber-laboratory-2 = Kammer 2 ({ section-laboratory })
chamber-laboratory-3 = Kammer 3 ({ section-laboratory })
chamber-rnd-1 = Kammer 1 ({ section-rnd })
chamber-rnd-2 = Kammer 2 ({ section-rnd })
chamber-rnd-3 = Kammer 3 ({ section-rnd })
chamber-dispatch-1 = Kammer 1 ({ section-dispatch })
chamber-dispatch-2 = Kammer 2 ({ section-dispatch })
chamber-dispatch-3 = Kammer 3 ({ section-dispatch })
space-C1 = Feld C1
space-C2 = Feld C2
space-C3 = Feld C3
space-C4 = Feld C4
space-C5 = Feld C5
space-O1 = Feld O1
space-O2 = Feld O2
space-O3 = Feld O3
space-O4 = Feld O4
space-O5 = Feld O5
space-T1 = Feld T1
space-T2 = Feld T2
space-T3 = Feld T3
space-T4 = Feld T4
space-T5 = Feld T5
salvage-1 = Bergungsfeld 1
salvage-2 = Bergungsfeld 2
salvage-3 = Bergungsfeld 3
salvage-4 = Bergungsfeld 4
salvage-5 = Bergungsfeld 5
salvage-6 = Bergungsfeld 6
salvage-7 = Bergungsfeld 7
salvage-8 = Bergungsfeld 8
salvage-9 = Bergungsfeld 9

# Actions beside docks
action-res-C1 = { space-C1 }
action-res-C2 = { space-C2 }
action-res-C3 = { space-C3 }
action-res-C4 = { space-C4 }
action-res-C5 = { space-C5 }
action-res-O1 = { space-O1 }
action-res-O2 = { space-O2 }
action-res-O3 = { space-O3 }
action-res-O4 = { space-O4 }
action-res-O5 = { space-O5 }
action-res-T1 = { space-T1 }
action-res-T2 = { space-T2 }
action-res-T3 = { space-T3 }
action-res-T4 = { space-T4 }
action-res-T5 = { space-T5 }
action-stasis-eng = Stase-Kontrolle ({ section-engineering })
action-stasis-lab = Stase-Kontrolle ({ section-laboratory })
action-stasis-rnd = Stase-Kontrolle ({ section-rnd })
action-stasis-dis = Stase-Kontrolle ({ section-dispatch })
action-reactor-w = Reaktor
action-reactor-e = Reaktor
action-converter-w = Umwandler
action-converter-e = Umwandler
action-computer-w = Computer
action-computer-e = Computer
action-scout-w = Kundschafter
action-scout-n = Kundschafter
action-send = Crew zum Bergen aussenden
action-fetch = Crew zurückbeordern
action-launch = Transport einleiten

# Actions of the platform
platform-custom1 = Eigenkonstruktion I
platform-wake = Aufwecken
platform-recharge = Aufladen
platform-custom2 = Eigenkonstruktion II
platform-nanoforge = Nano-Herstellung
platform-plan = Planen

# Resource tiles, called by their rewards
tile-RC1 = Kristall + Energie
tile-RC2 = Kristall + organisches Material
tile-RC3 = Kristall + Technologie
tile-RC4 = Kristall oder organisches Material
tile-RC5 = Kristall oder Technologie
tile-RC6 = Kartenaktion
tile-RO1 = organisches Material + Energie
tile-RO2 = organisches Material + Kristall
tile-RO3 = organisches Material + Technologie
tile-RO4 = organisches Material oder Kristall
tile-RO5 = organisches Material oder Technologie
tile-RO6 = Kartenaktion
tile-RT1 = Technologie + Energie
tile-RT2 = Technologie + Kristall
tile-RT3 = Technologie + organisches Material
tile-RT4 = Technologie oder Kristall
tile-RT5 = Technologie oder organisches Material
tile-RT6 = Kartenaktion

# Incident tiles
incident-IE1 = Sabotage
incident-IE2 = Plünderung (2 Kristalle)
incident-IE3 = Plünderung (2 Einheiten organisches Material)
incident-IE4 = Plünderung (2 Technologien)
incident-IE5 = Plünderung (2 Energie)
incident-IE6 = Plünderung (1 Kartenaktion)
incident-IE7 = Plünderung (1 Nanomaschine)
incident-IL1 = Sabotage
incident-IL2 = Plünderung (3 Energie)
incident-IL3 = Plünderung (2 Nanomaschinen)
incident-IL4 = Plünderung (2 Kartenaktionen)
incident-IL5 = Plünderung (1 Kristall, 1 organisches Material und 1 Technologie)
incident-IL6 = Plünderung (2 Einheiten organisches Material und 1 Energie)
incident-IL7 = Plünderung (2 Technologien und 1 Energie)
incident-IS1 = Sonnenuntergang

# Caves and tunnels
cave_tile-S1 = Kristallgrotte
cave_tile-S2 = Kristallspalte
cave_tile-S3 = Pilzgrotte
cave_tile-S4 = Moosspalte
cave_tile-S5 = Erzgrotte
cave_tile-S6 = Erzspalte
cave_tile-S7 = Dampfkammer
cave_tile-S8 = Seekammer
cave_tile-L1 = Dampfhalle
cave_tile-L2 = Seehalle
cave_tile-L3 = Geodenhalle
cave_tile-L4 = Kristalldom
cave_tile-L5 = Pilzdom
cave_tile-L6 = Erzdom
cave-K01 = Höhle 1
cave-K02 = Höhle 2
cave-K03 = Höhle 3
cave-K04 = Höhle 4
cave-K05 = Höhle 5
cave-K06 = Höhle 6
cave-K07 = Höhle 7
cave-K08 = Höhle 8
cave-K09 = Höhle 9
cave-K10 = Höhle 10
cave-K11 = Höhle 11
cave-K12 = Höhle 12
tunnel-T1 = Tunnelabschnitt 1
tunnel-T2 = Tunnelabschnitt 2
tunnel-T3 = Tunnelabschnitt 3
tunnel-T4 = Tunnelabschnitt 4
tunnel-T5 = Tunnelabschnitt 5
tunnel-T6 = Tunnelabschnitt 6
tunnel-T7 = Tunnelabschnitt 7

# What upgrades do, in a few words; what missions count
perk-cave-sight = verdeckte Höhlen ansehen
perk-scout-gain = bei jedem Kundschaften Ressourcen
perk-supercharge = Transporte für die halbe Energie
perk-damaged-docks = beschädigte Docks nutzen
perk-automation = eine Plattformaktion mehr je Rückruf
perk-prototype = beim Einbauen Belohnung für 1 Ressource
perk-early-warning = eine Kapsel entkommt jeder Sabotage
perk-vehicle-room = ein Platz mehr je Fahrzeug
perk-stasis-discount = Stase-Kontrolle um 1 billiger
perk-overclock = zweite Aktion am Dock für 1 Technologie
goal-ground_scanner = 1 Punkt je Höhle, in der du Kapseln hast
goal-supercharge = 1 Punkt je Energie, die dir bleibt
goal-interface = 1 Punkt je Vorfallplättchen, das du gesammelt hast
goal-wakeup_protocol = 1 Punkt je Kapsel in der Höhle, in der du die meisten hast
goal-automation = 1 Punkt je Ressourcenplättchen in deinen Slots
goal-prototype = 1 Punkt je 2 Ressourcen, die dir bleiben
goal-early_warning = 2 Punkte je Kapsel, die du auf Bergungsfeldern hast
goal-overclock = 2 Punkte je Höhle, in der du mindestens 2 Kapseln hast

# Cards: their three names, and their four uses
upgrade-ground_scanner = Bodenscanner
    .text = Du darfst alle verdeckten Höhlen ansehen; deckt jemand mit dem Kundschafter eine auf, auch du selbst, bekommst du die Ressourcen ihrer Siedlungskosten.
upgrade-supercharge = Superladung
    .text = Bei einem Transport zählt jede Energie für zwei: Du zahlst die Hälfte, aufgerundet.
upgrade-interface = Interface
    .text = Deine Drohnen dürfen auf beschädigte Docks.
upgrade-wakeup_protocol = Aufwach-Protokoll
    .text = In jedes deiner Fahrzeuge passt eine Kapsel mehr, und bei jeder Stase-Kontrolle ist die erste Kapsel umsonst.
upgrade-automation = Automatisierung
    .text = Nach der Drohnenrückkehr darfst du noch eine vollständige Plattformaktion nutzen, auf deren Dock keine Drohne steht.
upgrade-prototype = Prototyp
    .text = Immer wenn du ein Ressourcenplättchen einbaust, darfst du 1 beliebige Ressource zahlen und bekommst sofort seine Belohnung.
upgrade-early_warning = Vorwarnung
    .text = Bevor eine Sabotage eine Kammer trifft, entkommt eine deiner Kapseln von dort: in die nächste Kammer, aus Kammer 3 auf deine Plattform.
upgrade-overclock = Übertakten
    .text = Nach einer Aktion an einem Schiffsdock darfst du 1 Technologie zahlen und noch eine andere Aktion neben diesem Dock nutzen.
mission-ground_scanner = Ausbreitung
    .text = { goal-ground_scanner }.
mission-supercharge = Powerbank
    .text = { goal-supercharge }.
mission-interface = Plünderung
    .text = { goal-interface }.
mission-wakeup_protocol = Festung
    .text = { goal-wakeup_protocol }.
mission-automation = Industrie
    .text = { goal-automation }.
mission-prototype = Reserve
    .text = { goal-prototype }.
mission-early_warning = Denkmal
    .text = { goal-early_warning }.
mission-overclock = Gemeinschaft
    .text = { goal-overclock }.
vehicle-ground_scanner = Nashorn
    .text = Platz für 4 Kapseln.
vehicle-supercharge = Motte
    .text = Platz für 2 Kapseln; ein Transport mit der Motte kostet immer nur 1 Energie.
vehicle-interface = Widder
    .text = Platz für 3 Kapseln.
vehicle-wakeup_protocol = Krabbe
    .text = Platz für 4 Kapseln.
vehicle-automation = Maulwurf
    .text = Platz für 4 Kapseln.
vehicle-prototype = Hai
    .text = Platz für 3 Kapseln.
vehicle-early_warning = Spinne
    .text = Platz für 3 Kapseln; spielst du die Spinne aus, kommt eine deiner zerstörten Kapseln zurück.
vehicle-overclock = Schildkröte
    .text = Platz für 3 Kapseln.
use-ground_scanner-upgrade = { upgrade-ground_scanner } als Upgrade
use-ground_scanner-mission = { mission-ground_scanner } als Mission
use-ground_scanner-vehicle = { vehicle-ground_scanner } als Fahrzeug
use-ground_scanner-scrap = { upgrade-ground_scanner } als Schrott
use-supercharge-upgrade = { upgrade-supercharge } als Upgrade
use-supercharge-mission = { mission-supercharge } als Mission
use-supercharge-vehicle = { vehicle-supercharge } als Fahrzeug
use-supercharge-scrap = { upgrade-supercharge } als Schrott
use-interface-upgrade = { upgrade-interface } als Upgrade
use-interface-mission = { mission-interface } als Mission
use-interface-vehicle = { vehicle-interface } als Fahrzeug
use-interface-scrap = { upgrade-interface } als Schrott
use-wakeup_protocol-upgrade = { upgrade-wakeup_protocol } als Upgrade
use-wakeup_protocol-mission = { mission-wakeup_protocol } als Mission
use-wakeup_protocol-vehicle = { vehicle-wakeup_protocol } als Fahrzeug
use-wakeup_protocol-scrap = { upgrade-wakeup_protocol } als Schrott
use-automation-upgrade = { upgrade-automation } als Upgrade
use-automation-mission = { mission-automation } als Mission
use-automation-vehicle = { vehicle-automation } als Fahrzeug
use-automation-scrap = { upgrade-automation } als Schrott
use-prototype-upgrade = { upgrade-prototype } als Upgrade
use-prototype-mission = { mission-prototype } als Mission
use-prototype-vehicle = { vehicle-prototype } als Fahrzeug
use-prototype-scrap = { upgrade-prototype } als Schrott
use-early_warning-upgrade = { upgrade-early_warning } als Upgrade
use-early_warning-mission = { mission-early_warning } als Mission
use-early_warning-vehicle = { vehicle-early_warning } als Fahrzeug
use-early_warning-scrap = { upgrade-early_warning } als Schrott
use-overclock-upgrade = { upgrade-overclock } als Upgrade
use-overclock-mission = { mission-overclock } als Mission
use-overclock-vehicle = { vehicle-overclock } als Fahrzeug
use-overclock-scrap = { upgrade-overclock } als Schrott
card-ground_scanner = { upgrade-ground_scanner } / { mission-ground_scanner } / { vehicle-ground_scanner }
    .text = { use-ground_scanner-upgrade }: { upgrade-ground_scanner.text } { use-ground_scanner-mission }: { mission-ground_scanner.text } { use-ground_scanner-vehicle }: { vehicle-ground_scanner.text } { use-ground_scanner-scrap }: 1 Nanomaschine.
card-supercharge = { upgrade-supercharge } / { mission-supercharge } / { vehicle-supercharge }
    .text = { use-supercharge-upgrade }: { upgrade-supercharge.text } { use-supercharge-mission }: { mission-supercharge.text } { use-supercharge-vehicle }: { vehicle-supercharge.text } { use-supercharge-scrap }: 1 Nanomaschine.
card-interface = { upgrade-interface } / { mission-interface } / { vehicle-interface }
    .text = { use-interface-upgrade }: { upgrade-interface.text } { use-interface-mission }: { mission-interface.text } { use-interface-vehicle }: { vehicle-interface.text } { use-interface-scrap }: 1 Kristall und 1 Technologie.
card-wakeup_protocol = { upgrade-wakeup_protocol } / { mission-wakeup_protocol } / { vehicle-wakeup_protocol }
    .text = { use-wakeup_protocol-upgrade }: { upgrade-wakeup_protocol.text } { use-wakeup_protocol-mission }: { mission-wakeup_protocol.text } { use-wakeup_protocol-vehicle }: { vehicle-wakeup_protocol.text } { use-wakeup_protocol-scrap }: 1 Kristall und 1 organisches Material.
card-automation = { upgrade-automation } / { mission-automation } / { vehicle-automation }
    .text = { use-automation-upgrade }: { upgrade-automation.text } { use-automation-mission }: { mission-automation.text } { use-automation-vehicle }: { vehicle-automation.text } { use-automation-scrap }: 1 Kristall und 1 organisches Material.
card-prototype = { upgrade-prototype } / { mission-prototype } / { vehicle-prototype }
    .text = { use-prototype-upgrade }: { upgrade-prototype.text } { use-prototype-mission }: { mission-prototype.text } { use-prototype-vehicle }: { vehicle-prototype.text } { use-prototype-scrap }: 1 organisches Material und 1 Technologie.
card-early_warning = { upgrade-early_warning } / { mission-early_warning } / { vehicle-early_warning }
    .text = { use-early_warning-upgrade }: { upgrade-early_warning.text } { use-early_warning-mission }: { mission-early_warning.text } { use-early_warning-vehicle }: { vehicle-early_warning.text } { use-early_warning-scrap }: 1 organisches Material und 1 Technologie.
card-overclock = { upgrade-overclock } / { mission-overclock } / { vehicle-overclock }
    .text = { use-overclock-upgrade }: { upgrade-overclock.text } { use-overclock-mission }: { mission-overclock.text } { use-overclock-vehicle }: { vehicle-overclock.text } { use-overclock-scrap }: 1 Kristall und 1 Technologie.

# Parts of sentences: units, prices and rewards
units =
    { $lead ->
        [none] nichts
       *[other] { some-crystal }{ some-organics }{ some-tech }{ some-nanite }{ some-energy }
    }
some-crystal =
    { $crystal ->
        [0] { "" }
        [one] { $crystal } Kristall
       *[other] { $crystal } Kristalle
    }
some-organics =
    { $organics ->
        [0] { "" }
       *[other] { $lead ->
            [organics] { "" }
           *[other] { $tail ->
                [organics] { " und " }
               *[other] { ", " }
            }
        }{ $organics ->
            [one] { $organics } organisches Material
           *[other] { $organics } Einheiten organisches Material
        }
    }
some-tech =
    { $tech ->
        [0] { "" }
       *[other] { $lead ->
            [tech] { "" }
           *[other] { $tail ->
                [tech] { " und " }
               *[other] { ", " }
            }
        }{ $tech ->
            [one] { $tech } Technologie
           *[other] { $tech } Technologien
        }
    }
some-nanite =
    { $nanite ->
        [0] { "" }
       *[other] { $lead ->
            [nanite] { "" }
           *[other] { $tail ->
                [nanite] { " und " }
               *[other] { ", " }
            }
        }{ $nanite ->
            [one] { $nanite } Nanomaschine
           *[other] { $nanite } Nanomaschinen
        }
    }
some-energy =
    { $energy ->
        [0] { "" }
       *[other] { $lead ->
            [energy] { "" }
           *[other] { " und " }
        }{ $energy } Energie
    }
one-unit =
    { $or_due ->
        [none] { $due }
       *[other] { $due } oder { $or_due }
    }
for-one-unit =
    { $due ->
        [none] kostenlos
       *[other] für { $due }
    }
yield =
    { $reward ->
        [wake] 1 Kapsel
        [cards] { $card_actions ->
            [one] { $card_actions } Kartenaktion
           *[other] { $card_actions } Kartenaktionen
        }
        [choice] { $pick } oder { $or_pick }
       *[units] { units }
    }

# Parts of sentences: actions of docks and of the platform
at-dock =
    { $sort ->
        [space] { $tile ->
            [none] { $action } (leer): { yield }
           *[other] { $action }: { yield }
        }
        [stasis] Stase-Kontrolle: { $count ->
            [one] { $count } Kapsel { $free ->
                [0] für { $due }
               *[other] kostenlos
            } wecken
           *[other] bis zu { $count } Kapseln wecken, je { $due }{ $free ->
                [0] { "" }
               *[other] , die erste kostenlos
            }
        }
        [reactor] { $action }: bis zu 3 Kristalle in Energie
        [converter] { $action }: bis zu 3 Ressourcen in Nanomaschinen
        [computer] { $action }: bis zu 3 Technologien für Karten
        [scout] { $action }: für { units } eine Höhle aufdecken und besiedeln
        [send] { $action }: 1 Kapsel auf ein Bergungsfeld
        [fetch] { $action }: bis zu 3 Kapseln von Bergungsfeldern
        [launch] { $action }: Kapseln in die Höhlen bringen
       *[other] { $action }
    }
machine =
    Dock { $number }, { $platform }: { works }{ $ready ->
        [unpaid] { " " }(kannst du nicht bezahlen)
        [idle] { " " }(keine Kapsel zu wecken oder kein Platz)
       *[other] { "" }
    }
works =
    { $ready ->
        [incomplete] noch unvollständig
       *[other] { $due ->
            [none] { yield }
           *[other] { one-unit } für { yield }
        }
    }

# Parts of sentences: vehicles, caves, pods
holds =
    { $room ->
        [one] Platz für { $room } Kapsel
       *[other] Platz für { $room } Kapseln
    }{ $flat ->
        [0] { "" }
       *[other] , Transport immer für { $flat } Energie
    }
some-pods =
    { $count ->
        [one] { $count } Kapsel
       *[other] { $count } Kapseln
    }
open-cave = { $cave_tile } ({ $cave }, { $most }/{ $next } Punkte)
other-open-cave = { $other_tile } ({ $other_cave }, { $other_most }/{ $other_next } Punkte)
harm =
    { $own ->
        [0] { $others ->
            [0] zerstört nichts
            [one] zerstört { $others } fremde Kapsel
           *[other] zerstört { $others } fremde Kapseln
        }
        [one] { $others ->
            [0] zerstört { $own } eigene Kapsel
            [one] zerstört { $own } eigene und { $others } fremde Kapsel
           *[other] zerstört { $own } eigene und { $others } fremde Kapseln
        }
       *[other] { $others ->
            [0] zerstört { $own } eigene Kapseln
            [one] zerstört { $own } eigene und { $others } fremde Kapsel
           *[other] zerstört { $own } eigene und { $others } fremde Kapseln
        }
    }

# The game
game-tagline = Zwei bis vier Crews erwachen im Wrack ihres Kolonieschiffs, bauen mit Drohnen ihre Plattformen aus und bringen sich vor der eisigen Nacht in Höhlen in Sicherheit.

# What help shows as examples
example-move = place 5
example-why = recall
example-card = Nashorn
example-rule = CR-D9
example-place = place 17

# What happened: setup and turns
event-game-started = Das Schiff ist zerschellt. Beschädigte Docks: { $docks }.
event-card-put-aside = { $seat } legt verdeckt eine Karte ab.
event-discards-shown = Alle haben gewählt. Auf dem Ablagestapel liegen: { $upgrades }.
event-turn-started = Zug { $turn }: { $seat } ist an der Reihe.
event-game-ended = Ende der Partie. { $reason }

# What happened: drones and actions
event-drone-placed =
    { $launch ->
        [1] { $seat } stellt eine Drohne auf das Transport-Dock.
       *[other] { $seat } stellt eine Drohne auf Dock { $dock }.
    }
event-action-activated = { $seat } nutzt „{ $action }“.
event-recalled =
    { $count ->
        [one] { $seat } ruft eine Drohne zurück.
       *[other] { $seat } ruft { $count } Drohnen zurück.
    }
event-drone-returned = Eine Drohne von { $seat } landet auf „{ $platform }“.
event-platform-used = { $seat } nutzt die Plattformaktion „{ $platform }“.
event-gained =
    { $lost ->
        [0] { $seat } bekommt { units }.
       *[other] { $seat } bekommt { units }, wovon { $lost } { $lost ->
            [one] verfällt
           *[other] verfallen
        } (voll: { $resources }).
    }
event-paid = { $seat } zahlt { units }.

# What happened: tiles
event-tile-taken = { $seat } nimmt die Belohnung eines Plättchens: { $tile }.
event-tile-installed = { $seat } baut ein Plättchen in Slot { $slot } ein: { $tile }.
event-tile-scrapped = { $seat } verschrottet ein Plättchen: { $tile }.
event-tile-turned-up = Neu auf { $space }: { $tile }.

# What happened: cards
event-card-drawn =
    { $card ->
        [none] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $card }.
    }
event-deck-shuffled = Der Ablagestapel wird gemischt und ist der neue Kartenstapel.
event-upgrade-played = { $seat } spielt das Upgrade { $upgrade } aus.
event-mission-played = { $seat } legt verdeckt eine Mission aus.
event-vehicle-played = { $seat } spielt das Fahrzeug { $vehicle } aus.
event-card-discarded = { $seat } legt { $card } ab.
event-card-scrapped = { $seat } verschrottet { $card }.

# What happened: pods, caves, incidents
event-pod-woken = { $seat } weckt eine Kapsel aus { $chamber }.
event-pod-sent = { $seat } schickt eine Kapsel auf { $salvage } ({ $row }).
event-pod-retrieved = { $seat } holt eine Kapsel von { $salvage } zurück.
event-pod-rescued = Das Rettungsnetz bringt { $seat } eine zerstörte Kapsel zurück.
event-cave-scouted = { $seat } deckt { $cave } auf: { $cave_tile }. Eine Kapsel zieht ein.
event-vehicle-launched =
    { $count ->
        [one] { $seat } schickt das Fahrzeug { $vehicle } mit { $count } Kapsel in { $tunnel }.
       *[other] { $seat } schickt das Fahrzeug { $vehicle } mit { $count } Kapseln in { $tunnel }.
    }
event-cave-settled =
    { $count ->
        [one] { $seat } siedelt mit { $count } Kapsel in { $cave } ({ $cave_tile }).
       *[other] { $seat } siedelt mit { $count } Kapseln in { $cave } ({ $cave_tile }).
    }
event-incident-resolved = { $seat } handelt einen Vorfall ab ({ $section }): { $incident }.
event-incident-turned-up = Neuer Vorfall ({ $section }): { $incident }.
event-chamber-sabotaged = Die Sabotage trifft { $chamber }.
event-pods-destroyed =
    { $count ->
        [one] { $seat } verliert { $count } Kapsel in { $chamber }.
       *[other] { $seat } verliert { $count } Kapseln in { $chamber }.
    }
event-pod-warned =
    { $last ->
        [1] Vorgewarnt: Eine Kapsel von { $seat } entkommt aus { $chamber } auf die Plattform.
       *[other] Vorgewarnt: Eine Kapsel von { $seat } entkommt aus { $chamber } in die nächste Kammer.
    }

# How the game ended, and where points come from
reason-sunset = Die Sonne ist untergegangen.
reason-pods = Jemand hat keine Kapsel mehr zu retten.
source-caves = Kapseln in Höhlen
source-upgrades = Upgrades
source-vehicles = Fahrzeuge
source-pool = Plattform
source-missions = Missionen
source-majorities = Mehrheiten

# What simulations count
met-card-used = Karten genutzt
met-perk-used = Upgrades wirksam
met-action-activated = Aktionen an Docks
met-platform-used = Plattformaktionen
met-tile-taken = Plättchen genommen
met-tile-installed = Plättchen eingebaut
met-tile-scrapped = Plättchen verschrottet
met-incident-resolved = Vorfälle abgehandelt
met-cave-settled = Höhlen besiedelt

# What is asked: setup and turns
ask-setup-discard = { $seat }, welche Karte legst du ab? Du hast noch { $held } und behältst 3.
ask-main =
    { $home ->
        [0] { $seat }, alle deine Drohnen sind unterwegs, du rufst sie zurück. Willst du vorher etwas verschrotten?
       *[other] { $out ->
            [0] { $seat }, welche Drohne sendest du aus? Ihr Dock ist dann frei, wenn die anderen heimkehren.
           *[other] { $seat }, sendest du eine Drohne aus, oder rufst du alle zurück?
        }
    }
ask-place = Auf welches Dock fliegt die Drohne? Dort darfst du eine der Aktionen nutzen.
ask-activate =
    { $launch ->
        [1] { $usable ->
            [0] Auf dem Transport-Dock kannst du jetzt keinen Transport einleiten. Willst du etwas verschrotten?
           *[other] Deine Drohne steht auf dem Transport-Dock. Leitest du einen Transport ein?
        }
       *[other] { $usable ->
            [0] Auf Dock { $dock } kannst du jetzt keine Aktion nutzen. Willst du etwas verschrotten?
           *[other] Deine Drohne steht auf Dock { $dock }. Welche Aktion nutzt du?
        }
    }
ask-overclock =
    { $usable ->
        [0] Übertakten kannst du Dock { $dock } jetzt nicht. Willst du etwas verschrotten?
       *[other] Übertakten: Nutzt du für { due-tech } noch eine andere Aktion neben Dock { $dock }?
    }
ask-end-turn = { $seat }, dein Zug ist zu Ende. Willst du noch etwas verschrotten?
ask-hand-limit = { $seat }, du hast { $held } Karten auf der Hand, 5 sind erlaubt. Welche legst du ab?

# What is asked: paying
and-nanites =
    { $nanites ->
        [0] { "" }
       *[other] { " " }Nanomaschinen gelten auch.
    }
ask-pay =
    { $due ->
        [none] Womit bezahlst du { units }?{ and-nanites }
       *[other] Womit bezahlst du { one-unit }?{ and-nanites }
    }
ask-discard-cost = Die Aktion kostet dich eine Handkarte. Welche legst du ab?

# What is asked: actions of docks
ask-wake =
    { $units ->
        [0] Aus welcher Kammer weckst du eine Kapsel? Bis zu drei dürfen es werden.
       *[other] Weckst du noch eine Kapsel (bisher { $units } von 3)?
    }
ask-take-tile = Das Plättchen auf { $space }: { $tile }. Nimmst du die Belohnung, oder baust du es ein?
ask-choose = Welche Ressource nimmst du?
ask-prototype = Prototyp: Zahlst du 1 Ressource, um gleich zu bekommen, was das Plättchen gibt ({ $tile })?
ask-amount =
    { $action ->
        [Reaktor] Wie viele Kristalle gibst du in den Reaktor?
       *[other] Wie viele Technologien zahlst du am Computer? Für jede ziehst du eine Karte oder spielst eine aus.
    }
ask-convert =
    { $units ->
        [0] Was gibst du in den Umwandler? Bis zu drei Ressourcen werden zu Nanomaschinen.
       *[other] Wandelst du noch etwas um (bisher { $units } von 3)?
    }
ask-draws =
    { $units ->
        [one] Ziehst du eine Karte, oder spielst du eine aus?
       *[other] Sag an: Wie viele der { $units } Karten ziehst du? Die übrigen darfst du danach ausspielen.
    }
ask-play-cards =
    { $left ->
        [one] Welche Karte spielst du aus?
       *[other] Welche Karte spielst du aus? Bis zu { $left } dürfen es noch sein.
    }
ask-scout = Welche verdeckte Höhle deckst du auf? Eine deiner Kapseln zieht gleich ein.
ask-send = Auf welches Bergungsfeld stellst du eine Kapsel? Dort birgt sie bei jedem deiner Rückrufe 1 Ressource.
ask-fetch =
    { $units ->
        [0] Welche Kapsel holst du zurück? Bis zu drei dürfen es werden.
       *[other] Holst du noch eine Kapsel zurück (bisher { $units } von 3)?
    }

# What is asked: a launch
ask-vehicle = Mit welchem Fahrzeug fährst du? Nach dem Transport legst du es ab.
ask-tunnel = In welchen Tunnelabschnitt fährt das Fahrzeug { $vehicle }?
ask-settle = In welcher Höhle an { $tunnel } siedelst du?
ask-load = Wie viele Kapseln fahren mit? Was zurückbleibt, muss auf deine Plattform passen.
ask-split = Wie teilst du die { $pods } Kapseln auf?

# What is asked: recalling
ask-incident = { $seat }, welchen Vorfall handelst du ab?
ask-sabotage = In diesem Schiffsteil sind schon alle Kammern sabotiert. Welchen anderen trifft es?
ask-return =
    { $out ->
        [one] Auf welches Dock deiner Plattform kehrt die letzte Drohne zurück?
       *[other] Auf welches Dock deiner Plattform kehrt die nächste von { $out } Drohnen zurück?
    }
ask-use-platform =
    { $usable ->
        [0] Deine Drohne ist gelandet, aber „{ $platform }“ kannst du jetzt nicht nutzen. Willst du etwas verschrotten?
       *[other] Deine Drohne ist gelandet. Nutzt du die Plattformaktion „{ $platform }“?
    }
ask-wake-any = Aus welcher Kammer weckst du eine Kapsel?
ask-automate =
    { $usable ->
        [0] Für die Automatisierung ist keine Plattformaktion bereit. Willst du etwas verschrotten?
       *[other] Automatisierung: Nutzt du noch eine Plattformaktion, auf deren Dock keine Drohne steht?
    }
ask-card-action =
    { $left ->
        [one] Ziehst du eine Karte, oder spielst du eine aus?
       *[other] Ziehst du eine Karte, oder spielst du eine aus? Du hast { $left } Kartenaktionen.
    }

# What can be chosen: drones, docks, scrap
choice-deploy = Drohne von Dock { $number } ({ $platform }) aussenden
choice-recall =
    { $out ->
        [one] Drohne zurückrufen
       *[other] { $out } Drohnen zurückrufen
    }{ $lead ->
        [none] { "" }
       *[other] , dabei { units } bergen
    }
choice-place =
    { $launch ->
        [1] Transport-Dock: { $actions }
       *[other] Dock { $dock }{ $damaged ->
            [1] { " " }(beschädigt)
           *[other] { "" }
        }: { $actions }
    }
choice-activate = { $direction }, { at-dock }
choice-end-turn = Zug beenden
choice-scrap-card = { $upgrade } verschrotten: { yield }
choice-scrap-tile = Slot { $slot } ({ $platform }) verschrotten: { yield }
choice-discard = { $card } ablegen
choice-setup-discard = { $card } ablegen

# What can be chosen: units and tiles
choice-pay =
    { $due ->
        [none] { units } zahlen (du hast { $held })
       *[other] { units } zahlen, ersetzt { $due } (du hast { $held })
    }
choice-prototype-pay = { units } zahlen (du hast { $held })
choice-choose =
    { units } nehmen ({ $full ->
        [1] verfällt, du hast schon { $held }
       *[other] du hast { $held }
    })
choice-convert = { units } umwandeln (du hast { $held })
choice-amount =
    { $action ->
        [Reaktor] { units } für { $count } Energie{ $lost ->
            [0] { "" }
           *[other] , davon { $lost ->
                [one] verfällt { $lost }
               *[other] verfallen { $lost }
            }
        }
       *[other] { units } für { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }
    }
choice-take-tile = Belohnung nehmen: { yield }
choice-install =
    in Slot { $slot } einbauen ({ $platform }, { $part ->
        [cost] Kosten: { one-unit }{ $lacking ->
            [0] { "" }
           *[other] ; noch ohne Belohnung
        }
       *[reward] Belohnung: { yield }{ $lacking ->
            [0] { "" }
           *[other] ; noch ohne Kosten
        }
    })

# What can be chosen: cards
choice-card-draw =
    { $deck ->
        [0] eine Karte ziehen (der Ablagestapel wird gemischt)
       *[other] eine Karte ziehen
    }
choice-card-play =
    { $use }: { $mode ->
        [upgrade] { $perks }
        [mission] { $goal }
       *[vehicle] { holds }{ $rescue ->
            [0] { "" }
            [one] , { $rescue } zerstörte Kapsel kommt zurück
           *[other] , { $rescue } zerstörte Kapseln kommen zurück
        }
    }
choice-draws =
    { $count ->
        [0] { play-up-to }
        [one] { $count } Karte ziehen{ then-play }
       *[other] { $count } Karten ziehen{ then-play }
    }
play-up-to =
    { $plays ->
        [one] { $plays } Karte ausspielen
       *[other] bis zu { $plays } Karten ausspielen
    }
then-play =
    { $plays ->
        [0] { "" }
        [one] , dann { $plays } ausspielen
       *[other] , dann bis zu { $plays } ausspielen
    }

# What can be chosen: pods, caves, incidents
choice-wake =
    { $pods ->
        [one] Kapsel aus { $chamber } { for-one-unit } wecken
       *[other] eine von { $pods } Kapseln aus { $chamber } { for-one-unit } wecken
    }
choice-wake-any-wake =
    { $pods ->
        [one] Kapsel aus { $chamber } wecken
       *[other] eine von { $pods } Kapseln aus { $chamber } wecken
    }
choice-salvage = { $salvage } ({ $row })
choice-retrieve = Kapsel von { $salvage } ({ $row }) holen
choice-reveal =
    { $cave_tile ->
        [none] { $cave } ({ $large ->
            [1] groß
           *[other] klein
        })
       *[other] { $cave }: { $cave_tile }, { $most }/{ $next } Punkte{ $lead ->
            [none] { "" }
           *[other] , bringt dir { units }
        }
    }
choice-vehicle = { $vehicle }: { holds }
choice-tunnel =
    { $tunnel } für { $energy } Energie: { $cave_tile ->
        [none] { other-open-cave }
       *[other] { $other_tile ->
            [none] { open-cave }
           *[other] { open-cave }, { other-open-cave }
        }
    }
choice-settle =
    { $settling ->
        [first] { open-cave }
        [second] { other-open-cave }
       *[both] beide Höhlen, { $cave_tile } und { $other_tile }
    }{ $lead ->
        [none] , kostenlos
       *[other] , für { units }
    }
choice-load =
    { some-pods }{ $rest ->
        [0] , alle
        [one] , { $rest } bleibt zurück
       *[other] , { $rest } bleiben zurück
    }
choice-split = { some-pods } in { $cave } ({ $cave_tile }), { $rest } in { $other_cave } ({ $other_tile })
choice-incident =
    { $section }: { $kind ->
        [sabotage] { $number ->
            [0] { $incident }, du wählst einen anderen Schiffsteil
           *[other] { $incident } in Kammer { $number }, { harm }
        }
        [sunset] { $incident }, die Partie endet nach diesem Zug
       *[other] { $incident }
    }
choice-sabotage = { $section }: Kammer { $number }, { harm }

# What can be chosen: the platform
choice-return = { machine }
choice-automate = { machine }
choice-use = { $platform } nutzen: { works }

# What can be chosen: rather not
choice-done = verzichten
choice-activate-done =
    { $usable ->
        [0] weiter
       *[other] keine Aktion nutzen
    }
choice-overclock-done =
    { $usable ->
        [0] weiter
       *[other] nicht übertakten
    }
choice-wake-done = keine weitere Kapsel wecken
choice-convert-done =
    { $units ->
        [one] aufhören und { $units } Nanomaschine nehmen
       *[other] aufhören und { $units } Nanomaschinen nehmen
    }
choice-fetch-done = keine weitere Kapsel holen
choice-prototype-done = nichts zahlen
choice-play-cards-done = nichts ausspielen
choice-card-action-done = auf die Kartenaktion verzichten
choice-use-platform-done =
    { $usable ->
        [0] weiter
       *[other] Plattformaktion nicht nutzen
    }
choice-automate-done =
    { $usable ->
        [0] weiter
       *[other] keine weitere Plattformaktion nutzen
    }

# Why something is refused
why-CR-AMB-18 = Für zwei Höhlen brauchst du mindestens zwei Kapseln, eine für jede.
why-CR-AMB-19 = So wenige Kapseln reichen nicht: Jede gewählte Höhle braucht eine, und was zurückbleibt, muss auf deine Plattform passen.
why-CR-AMB-29 = In diesem Slot liegt schon ein Plättchen.
why-CR-AMB-4 = Zum Kundschaften brauchst du eine Kapsel auf deiner Plattform.
why-CR-AMB-6 = Diese Aktion hast du eben genutzt; mit Übertakten geht nur eine andere.
why-CR-AMB-8 = Wer diese Aktion wählt, muss sie mindestens einmal ausführen.
why-CR-C1 = Diese Karte hast du nicht auf der Hand.
why-CR-C14 = Auf diesem Dock deiner Plattform steht eine Drohne; die Automatisierung hilft nur bei leeren.
why-CR-C15 = Diese Ressource hast du nicht.
why-CR-C18 = Dir fehlt die Technologie zum Übertakten, oder danach könntest du die Aktion nicht mehr bezahlen.
why-CR-C2 = Es gibt keine Karte mehr zu ziehen.
why-CR-C3 = Du hast schon drei Upgrades, oder genau dieses liegt schon bei dir.
why-CR-C4 = Du hast schon drei Missionen, oder genau diese liegt schon bei dir.
why-CR-C5 = Du hast schon drei Fahrzeuge.
why-CR-D1 = Dort kannst du niemanden wecken: Du hast dort keine Kapsel, die Kammer gehört zu einem anderen Schiffsteil, oder dir fehlt organisches Material.
why-CR-D10 = Diese Ressource steht nicht auf dem Plättchen.
why-CR-D3 = Für den Reaktor brauchst du mindestens einen Kristall oder eine Nanomaschine.
why-CR-D4 = Der Umwandler nimmt Kristalle, organisches Material und Technologie, und davon hast du nicht genug.
why-CR-D5 = Der Computer gibt dir für jede gezahlte Technologie eine Karte, und es muss eine zu ziehen oder auszuspielen geben.
why-CR-D6 = Dir fehlt, was das Kundschaften kostet, oder dort liegt keine verdeckte Höhle neben einer aufgedeckten.
why-CR-D7 = Du brauchst eine Kapsel auf deiner Plattform und ein leeres Bergungsfeld, das im Spiel ist.
why-CR-D8 = Dort hast du keine Kapsel, die du zurückholen könntest.
why-CR-D9 = Für einen Transport brauchst du Kapseln auf deiner Plattform, ein Fahrzeug, das sie fasst, Energie für den Weg und eine aufgedeckte Höhle, deren Siedlungskosten du bezahlen kannst.
why-CR-K11 = Ablegen kannst du nur eine Karte, die du auf der Hand hast.
why-CR-K4 = Das kannst du nicht bezahlen, oder diese Ressource ist jetzt nicht gefragt, oder für den Rest bliebe dir zu wenig.
why-CR-K6 = Auf deiner Plattform ist kein Platz für noch eine Kapsel.
why-CR-K7 = Dieses Dock ist nicht frei: Dort steht eine Drohne, oder es ist beschädigt.
why-CR-K8 = In dieser Richtung liegt neben dem Dock keine Aktion.
why-CR-P1 = Du kannst nicht bezahlen, was das Plättchen im Kosten-Slot verlangt.
why-CR-P2 = Zum Aufwecken brauchst du eine eigene Kapsel in einer Kammer und Platz für sie auf deiner Plattform.
why-CR-R10 = Diese Plattformaktion ist unvollständig: In einem ihrer Slots fehlt ein Plättchen.
why-CR-R2 = In diesem Schiffsteil liegt kein Vorfall.
why-CR-R4 = In diesem Schiffsteil sind schon alle Kammern sabotiert.
why-CR-R9 = Auf diesem Dock deiner Plattform steht schon eine Drohne.
why-CR-S11 = Diese Karte hast du nicht auf der Hand.
why-CR-T2 = Auf diesem Dock deiner Plattform steht keine Drohne.
why-CR-T4 = Alle deine Drohnen sind daheim.
why-CR-T5 = Alle deine Drohnen sind unterwegs; du musst sie zurückrufen.
why-CR-T6 = Verschrotten darfst du einmal je Zug: eine Karte von deiner Hand oder ein Plättchen aus einem deiner Slots.
why-CR-T8 = Diese Karte hast du nicht auf der Hand.

# Was der Bewerter der Bots von einer Wahl hält: „Das …“
judged-builds = baut deine Plattform aus ({ $tile })
judged-takes = bringt dir sofort etwas ein ({ $tile })
judged-gathers = bringt dir etwas, das du brauchen kannst ({ $resource })
judged-pays = kostet dich etwas ({ $resource })
judged-wakes =
    { $count ->
        [one] weckt eine Kapsel auf
       *[other] weckt { $count } Kapseln auf
    }
judged-danger = rettet eine Kapsel vor der drohenden Sabotage ({ $section })
judged-charges = gibt dir Energie für Kundschafter und Transporte
judged-converts = macht aus dem, was du kaum brauchst, Nanomaschinen
judged-computes = bringt Karten auf deine Hand und ins Spiel
judged-draws =
    { $count ->
        [one] bringt dir eine Karte
       *[other] bringt dir { $count } Karten
    }
judged-improves = lässt „{ $upgrade }“ bis zum Ende für dich arbeiten
judged-plans = punktet am Ende mit der Mission „{ $mission }“
judged-readies = stellt das Fahrzeug „{ $vehicle }“ für deine Kapseln bereit
judged-scouts = bringt dich als Ersten in eine neue Höhle
judged-salvages = bringt dir mit jedem Rückruf Ressourcen
judged-fetches = holt Kapseln zurück, die anderswo mehr nützen
judged-launches = bringt Kapseln in die sicheren Höhlen
judged-settles =
    { $count ->
        [one] siedelt eine Kapsel an
       *[other] siedelt { $count } Kapseln an
    }
judged-majority = verbessert deinen Stand in einer Höhle ({ $cave })
judged-fare = verbraucht Energie und Ressourcen
judged-income = bringt Ressourcen ein und lässt deine Plattform arbeiten
judged-idle =
    { $count ->
        [one] lässt eine Drohne ungenutzt
       *[other] lässt { $count } Drohnen ungenutzt
    }
judged-plunders = bringt dir einen Vorfall ein ({ $incident })
judged-destroys =
    { $count ->
        [one] zerstört eine fremde Kapsel
       *[other] zerstört { $count } fremde Kapseln
    }
judged-loses =
    { $count ->
        [one] zerstört eine eigene Kapsel
       *[other] zerstört { $count } eigene Kapseln
    }
judged-runs = nutzt eine Aktion deiner Plattform ({ $platform })
judged-sunset-ahead = beendet die Partie, solange du vorn liegst
judged-sunset-behind = beendet die Partie, obwohl du zurückliegst
judged-scraps = macht aus Schrott etwas, das du brauchst
judged-card-lost = gibt „{ $upgrade }“ auf
judged-tile-lost = nimmt deiner Plattform ein Plättchen
