# Astro Knights: texts of the board.

astro-knights-tab-fight = Kampf
astro-knights-tab-supply = Vorrat
astro-knights-tab-knights = Knights
astro-knights-tab-mine = Dein Tableau

astro-knights-zone-boss = Boss
astro-knights-zone-foes = Feinde
astro-knights-zone-order = Reihenfolge
astro-knights-zone-world = Heimatwelt
astro-knights-zone-supply = Vorrat
astro-knights-zone-knights = Knights
astro-knights-zone-options = Was geschieht?
astro-knights-zone-discard = Dein Ablagestapel
astro-knights-zone-piles = Ausgebreitete Stapel
astro-knights-zone-mine = Dein Tableau
astro-knights-zone-hand = Deine Hand

astro-knights-against = gegen { $boss } · { $difficulty }
astro-knights-energy = Energie
astro-knights-power = Kraft
astro-knights-slots = Waffenslots
astro-knights-slot = Slot
astro-knights-free = frei
astro-knights-or = oder
astro-knights-empty = leer
astro-knights-face-down = wird aufgedeckt
astro-knights-no-foes = Kein Feind im Spiel
astro-knights-no-hand = Keine Karte auf der Hand
astro-knights-nothing-played = Noch nichts gespielt
astro-knights-exhausted = erschöpft
astro-knights-captain = Entscheidet für die Gruppe
astro-knights-extra = Hat das EXTRA-Plättchen
astro-knights-too-many = zu viele Waffen!
astro-knights-to-hand = auf die Hand
astro-knights-to-ally = an Verbündete
astro-knights-tech-to-hand = In diesem Zug erworbene Technologien kommen auf die Hand
astro-knights-weapon-to-ally = Die nächste erworbene Waffe darf auf das Deck eines Verbündeten
astro-knights-overcharge = Überladen

astro-knights-kind-core = Energiekern
astro-knights-kind-tech = Technologie
astro-knights-kind-weapon = Waffe

# Boss
astro-knights-hook-turn-end = ENDE DES BOSSZUGS
astro-knights-hook-instant = SOFORT
astro-knights-track-next = Als Nächstes Feld { $text }.
astro-knights-level = Stufe { $level } / { $levels }
astro-knights-level-short = Stufe { $level }:
astro-knights-level-name = Boss auf Stufe { $level } von { $levels }
astro-knights-boss-deck = { $deck } · Ablage { $discard }
astro-knights-boss-deck-name =
    Boss-Stapel mit { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    }, Ablage mit { $discard }; ansehen
astro-knights-special-deck-name =
    Spezialkarten-Stapel mit { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    }; ansehen
astro-knights-boss-piles = Karten des Bosses ansehen
astro-knights-boss = Boss { $name }, Leben { $life } von { $max }, Stufe { $level } von { $levels }, Leiste auf { $track }
astro-knights-track = Leiste auf { $track } von { $max }
astro-knights-strike = Boss-Karte { $name }, wird gerade ausgeführt
astro-knights-foe =
    { $special ->
        [yes] Feind { $name } aus dem Spezialkarten-Stapel, { $life } Leben, Platz { $place }
       *[no] Feind { $name }, { $life } Leben, Platz { $place }
    }

# Order
astro-knights-order = Reihenfolge
astro-knights-turn = Zug { $turn }
astro-knights-order-now = dran
astro-knights-order-next = gleich
astro-knights-order-open = noch
astro-knights-order-last = zuletzt
astro-knights-order-was = war
astro-knights-order-card = Reihenfolgekarte { $card }: { $when }
astro-knights-tokens = Wer blass ist, war bei seinem Paar zuletzt dran.

# Homeworld, supply
astro-knights-world = Heimatwelt { $name }, Leben { $life } von { $max }, Kraft { $power } von { $full }
astro-knights-pile =
    { $size ->
        [one] { $kind } { $name }, Kosten { $cost } Energie, letzte Karte; Vorrat
       *[other] { $kind } { $name }, Kosten { $cost } Energie, { $size } Karten im Stapel; Vorrat
    }
astro-knights-pile-down =
    Vorrat { $kind }, verdeckt, { $size ->
        [one] 1 Karte
       *[other] { $size } Karten
    }
astro-knights-pile-empty = Vorrat { $kind }, leer
astro-knights-pile-look = Ansehen, was noch im Stapel ist
astro-knights-pile-count =
    { $size ->
        [one] 1 Karte
       *[other] { $size } Karten
    } im Stapel; ansehen
astro-knights-overcharge-name = Technologie { $name } überladen, kostet { $cost } Energie

# Knights
astro-knights-seat =
    Knight { $knight } von { $owner }, { $exhausted ->
        [yes] erschöpft
       *[no] Leben { $life } von { $max }
    }, Kraft { $power } von { $full }, { $hand ->
        [one] eine Handkarte
       *[other] { $hand } Handkarten
    }, { $weapons ->
        [one] eine Waffe
       *[other] { $weapons } Waffen
    } in { $slots ->
        [one] einem Slot
       *[other] { $slots } Slots
    }
astro-knights-seat-short = Knight { $knight } von { $owner }, { $life } Leben
astro-knights-weapon = Waffe { $name }, Schaden { $damage }, von { $owner }, Slot { $place }
astro-knights-slot-free = Freier Slot
astro-knights-slot-shut = Slot noch zu
astro-knights-card-of =
    { $count ->
        [one] { $name } auf der Hand von { $owner }
       *[other] { $name }, { $count } Mal, auf der Hand von { $owner }
    }
astro-knights-look = Hand, Ablage und Gedächtnisstütze ansehen
astro-knights-look-name = Karten von { $name } ansehen; { $discard } auf dem Ablagestapel
astro-knights-buy-slot = Einen Slot kaufen, kostet { $cost } Energie
astro-knights-buy-power = Eine Kraft kaufen, kostet { $cost } Energie
astro-knights-ability = Fähigkeit von { $knight }, Kraft { $power } von { $full }
astro-knights-deck-name =
    Dein Deck, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }; Gedächtnisstütze ansehen
astro-knights-discard-name =
    Dein Ablagestapel, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }, oben { $top }; ansehen
astro-knights-card-in-hand = { $kind } { $name }; deine Hand
astro-knights-card-played = { $name }; von dir gespielt
astro-knights-card-in-discard =
    { $count ->
        [one] { $name }; dein Ablagestapel
       *[other] { $name }, { $count } Mal; dein Ablagestapel
    }

# Piles spread out
astro-knights-sheet-seat = Karten von { $name } ({ $knight })
astro-knights-sheet-discard = Dein Ablagestapel
astro-knights-part-hand = Hand
astro-knights-part-deck = Deck
astro-knights-part-deck-order = Gedächtnisstütze: Deck
astro-knights-part-discard = Ablage
astro-knights-part-area = Gespielt
astro-knights-part-boss-deck = Boss-Stapel (gemischt)
astro-knights-part-boss-discard = Ablage, neueste zuerst
astro-knights-part-special-deck = Spezialkarten (gemischt)
astro-knights-part-special-discard = Spezial-Ablage
astro-knights-part-supply-rest = Noch im Stapel (Reihenfolge unbekannt)
astro-knights-part-supply-bottom = Ganz unten

# Second line of the prompt
astro-knights-aside-action = Karte spielen, erwerben, überladen, Slot oder Kraft kaufen, Fähigkeiten nutzen
astro-knights-aside-attack = Angriffsschritt · benutzte Waffen kommen auf deinen Ablagestapel
astro-knights-aside-clear = Was du zuerst ablegst, ziehst du zuerst wieder: Das Deck wird nie gemischt.
astro-knights-aside-discard-hand =
    { $hand ->
        [0] Keine Handkarte
        [one] Eine Handkarte
       *[other] { $hand } Handkarten
    } · danach ziehst du nach, aus einem Deck, das nie gemischt wird
astro-knights-aside-captain = Du entscheidest für die Gruppe · Heimatwelt { $life } Leben

# Am Ende
astro-knights-high-boss = Der Boss hatte noch { $life } Leben.
astro-knights-high-world = Die Heimatwelt hatte zeitweise nur noch { $life } Leben.
astro-knights-high-exhausted =
    { $count ->
        [one] Ein Knight wurde erschöpft.
       *[other] { $count } Knights wurden erschöpft.
    }
astro-knights-high-knight = { $name } hatte zeitweise nur noch { $life } Leben.
astro-knights-high-fit = Kein Knight war je in Gefahr.
