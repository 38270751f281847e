# Texte des Bretts von Cryo

# Wo lange Namen getrennt werden dürfen
cryo-joints = Eigen|kon|struktion Nano-Her|stellung Super|ladung Boden|scanner Proto|koll Automa|tisierung Vor|warnung Über|takten Proto|typ Aus|breitung Power|bank Plün|derung Gemein|schaft Schild|kröte Maul|wurf Nas|horn Inter|face Indus|trie Auf|wecken Kristall|grotte Kristall|spalte Kristall|dom Geoden|halle Dampf|kammer Dampf|halle See|kammer

cryo-tab-ship = Schiff
cryo-tab-caves = Höhlen
cryo-tab-platform = Plattform
cryo-tab-salvage = Bergung

cryo-short-engineering = Konstruktion
cryo-short-laboratory = Labor
cryo-short-rnd = Forschung
cryo-short-dispatch = Abfertigung
cryo-ship = Schiff
cryo-caves = Höhlen
cryo-caves-legend = Punkte 1./2. · Siedlungskosten · Kapseln
cryo-salvage = Bergung
cryo-salvage-legend = 1 je Rückruf
cryo-incidents = Vorfälle
cryo-left = noch { $count }
cryo-track = { $sun ->
    [out] Kein Vorfall mehr auf der Leiste
   *[below] { $count ->
        [0] Nur noch der Sonnenuntergang auf der Leiste
        [one] Noch { $count } verdeckter Vorfall, dann der Sonnenuntergang
       *[other] Noch { $count } verdeckte Vorfälle, dann der Sonnenuntergang
    }
}
cryo-platform = Deine Plattform
cryo-hand = Deine Hand
cryo-hand-empty = keine Karten auf der Hand
cryo-deck-short = Stapel { $count }
cryo-discard-short = Ablage { $count }
cryo-launch = Transport
cryo-end = Ende
cryo-large = groß
cryo-small = klein
cryo-free = frei
cryo-nothing = nichts
cryo-unit = { $kind ->
    [crystal] { $count ->
        [one] { $count } Kristall
       *[other] { $count } Kristalle
    }
    [organics] { $count ->
        [one] { $count } organisches Material
       *[other] { $count } Einheiten organisches Material
    }
    [tech] { $count ->
        [one] { $count } Technologie
       *[other] { $count } Technologien
    }
    [nanite] { $count ->
        [one] { $count } Nanomaschine
       *[other] { $count } Nanomaschinen
    }
   *[energy] { $count } Energie
}
cryo-owner = { $name } { $count }
cryo-no-pods = keine Kapseln

cryo-sunset = { $state ->
    [over] Die Partie ist vorbei
    [last] Sonnenuntergang: letzter Zug
    [out] Sonnenuntergang liegt aus: { $section }
   *[coming] { $count ->
        [one] Sonnenuntergang nach { $count } Rückruf
       *[other] Sonnenuntergang nach { $count } Rückrufen
    }
}
cryo-sunset-short = { $state ->
    [coming] { $count }
    [over] Ende
   *[other] !
}

# Teile des Schiffs
cryo-dock = Dock { $id }, { $section }, { $state ->
    [taken] besetzt von { $name }
    [damaged] beschädigt
   *[free] frei
}; daneben: { $beside }
cryo-launch-dock = { $count ->
    [0] Transport-Dock, Platz für alle, noch leer
    [one] Transport-Dock, Platz für alle, { $count } Drohne
   *[other] Transport-Dock, Platz für alle, { $count } Drohnen
}
cryo-space = Ressourcenfeld { $id }: { $state ->
    [empty] kein Plättchen mehr, gibt 1 { $tile }
   *[tile] { $tile }; { $left ->
        [one] letztes Plättchen
       *[other] { $left } Plättchen
    }
}
cryo-action-stasis = { $name }: bis zu 3 Kapseln dieses Schiffsteils wecken, jede für 1 organisches Material
cryo-action-reactor = { $name }: bis zu 3 Kristalle zu Energie machen
cryo-action-converter = { $name }: bis zu 3 Ressourcen zu Nanomaschinen machen
cryo-action-computer = { $name }: bis zu 3 Technologien zahlen und für jede eine Karte ziehen oder ausspielen
cryo-action-scout = { $name }: für 1 Energie und 1 Technologie eine Höhle aufdecken und mit einer Kapsel besiedeln
cryo-action-send = { $name }: 1 Kapsel auf ein Bergungsfeld stellen
cryo-action-fetch = { $name }: bis zu 3 Kapseln von Bergungsfeldern zurückholen
cryo-action-launch = { $name }: mit einem Fahrzeug Kapseln in die Höhlen bringen
cryo-action-space = { $name }
cryo-incident = Vorfall ({ $section }): { $kind ->
    [sabotage] { $chamber ->
        [0] { $what }, hier sind schon alle Kammern sabotiert
       *[other] { $what }, trifft Kammer { $chamber }
    }
    [none] keiner
   *[other] { $what }
}
cryo-chamber = { $name }: { $state ->
    [lost] sabotiert
    [risky] { $pods }; von Sabotage bedroht
   *[safe] { $pods }
}
cryo-salvage-space = { $name }, birgt { $row }, { $state ->
    [free] frei
   *[taken] besetzt von { $owner }
}

# Höhlen
cryo-cave = { $size ->
    [large] Große Höhle
   *[small] Kleine Höhle
} { $number }, { $name }, { $state ->
    [seen] noch verdeckt, dir durch den Bodenscanner bekannt,
   *[open] aufgedeckt,
} Mehrheit { $first } Punkte, Zweite { $second }, Siedlungskosten { $cost }; { $pods }
cryo-cave-hidden = { $size ->
    [large] Große Höhle
   *[small] Kleine Höhle
} { $number }, verdeckt
cryo-tunnel = { $name }, { $energy } Energie, führt zu { $caves }

# Deine Sachen
cryo-take = Belohnung nehmen: { $tile }
cryo-take-short = Belohnung nehmen
cryo-platform-dock = Plattformdock { $number }, { $name }, { $state ->
    [home] mit Drohne
   *[empty] leer
}, { $works ->
    [yes] betriebsbereit
   *[no] noch unvollständig
}
cryo-slot = Slot { $number }, { $part ->
    [cost] Kosten
   *[reward] Belohnung
} von { $machine }: { $state ->
    [full] { $tile }
   *[empty] leer
}
cryo-store = { $what }: du hast { $count } von höchstens { $most }
cryo-upgrades = Upgrades
cryo-vehicles = Fahrzeuge
cryo-missions = Missionen
cryo-pods = Kapseln auf der Plattform
cryo-laid = { $mode ->
    [vehicle] Dein Fahrzeug { $name }, { $room } Plätze
    [mission] Deine Mission { $name }, verdeckt
   *[upgrade] Dein Upgrade { $name }
}
cryo-pool-pod = Kapsel { $number } von { $count } auf deiner Plattform, { $room } Plätze
cryo-deck = { $count ->
    [0] Kartenstapel, leer
    [one] Kartenstapel, { $count } Karte
   *[other] Kartenstapel, { $count } Karten
}
cryo-card = Karte auf deiner Hand: Upgrade { $upgrade }, Mission { $mission }, Fahrzeug { $vehicle } mit { $room } Plätzen, Schrott { $scrap }
cryo-scrap = { $upgrade } verschrotten, bringt { $scrap }

# Sitze
cryo-pool = Kapseln auf der Plattform und Plätze
cryo-hand-size = Handkarten
cryo-in-stasis = Kapseln in Stase
cryo-in-caves = Kapseln in Höhlen
cryo-on-salvage = Kapseln auf Bergungsfeldern
cryo-destroyed = zerstörte Kapseln
cryo-plundered = gesammelte Vorfälle
cryo-seat-home = { $count ->
    [one] { $count } Drohne daheim
   *[other] { $count } Drohnen daheim
}, { $tiles } von 7 Plättchen eingebaut

# Zweite Zeile der Frage
cryo-aside-main = Daheim { $home } · unterwegs { $out }{ $scrap ->
    [yes] { " " }· verschrotten noch möglich (♻)
   *[no] { "" }
}
cryo-aside-place = Die Drohne startet von Plattformdock { $from } · danach nutzt du eine Aktion neben dem Dock
cryo-aside-means = Du hast Kristall { $crystal } · Organisches { $organics } · Technologie { $tech } · Nano { $nanite } · Energie { $energy }
cryo-aside-pods = Auf deiner Plattform { $pool } von { $room } Plätzen · Organisches { $organics } · Nano { $nanite }
cryo-aside-launch = { $pool ->
    [one] { $pool } Kapsel auf der Plattform
   *[other] { $pool } Kapseln auf der Plattform
} · Energie { $energy } · Kristall { $crystal } · Organisches { $organics } · Technologie { $tech } · Nano { $nanite }
cryo-aside-tile = Plättchen auf dem Schiff anklicken = Belohnung · Slot deiner Plattform anklicken = einbauen
cryo-aside-cards = { $held ->
    [one] { $held } Karte auf der Hand, 5 sind erlaubt
   *[other] { $held } Karten auf der Hand, 5 sind erlaubt
}
cryo-aside-split = Links vom Strich: Kapseln für Höhle ①, rechts: für Höhle ②

# Am Ende
cryo-high-tie = Gleichstand: Mehr Kapseln in Höhlen entscheiden.
cryo-high-lost = Die meisten Kapseln verloren: { $names } ({ $count })
cryo-high-woken = Die meisten Kapseln geweckt: { $names } ({ $count })
