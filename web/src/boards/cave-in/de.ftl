# Texte des Spielfelds von Cave-In.

cave-in-tab-dig = Docks & Mine
cave-in-tab-artifacts = Artefakte
cave-in-tab-bases = Basen
cave-in-tab-own = Deine Sachen

cave-in-colour-purple = violett
cave-in-colour-brown = braun
cave-in-colour-blue = blau
cave-in-colour-yellow = gelb
cave-in-colour-red = rot
cave-in-colour-green = grün

cave-in-points = { $points } SP
cave-in-vp = SP
cave-in-dyed = umgefärbt von
cave-in-round = Runde
cave-in-wild = Joker
cave-in-track = Einsturz
cave-in-track-name = Einstürze: { $track }, die Mine hält bis { $threshold }
cave-in-start = beginnt die Runde
cave-in-last-round = Letzte Runde!

cave-in-verb-recruit = Rekrutieren
cave-in-verb-mine = Fördern
cave-in-verb-collect = Einsammeln
cave-in-verb-skill = Fähigkeit
cave-in-verb-raid = Überfall
cave-in-verb-name = Aktion { $verb }{ $state ->
    [done] { "" }, erledigt
    [now] { "" }, läuft gerade
    [off] { "" }, in diesem Zug nicht mehr möglich
   *[open] { "" }
}

cave-in-level = Level { $level }
cave-in-cost = Kosten { $cost }
cave-in-stack-cards = { $count ->
    [0] Kein Söldner mehr im Stapel mit Level { $level }
    [one] Noch 1 Söldner im Stapel mit Level { $level }
   *[other] Noch { $count } Söldner im Stapel mit Level { $level }
}
cave-in-stack-crystals = { $count ->
    [0] Kein Kristall mehr im Stapel mit Kosten { $cost }
    [one] Noch 1 Kristall im Stapel mit Kosten { $cost }
   *[other] Noch { $count } Kristalle im Stapel mit Kosten { $cost }
}
cave-in-stack-artifacts = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}

cave-in-zone-bar = Zug und Einstürze
cave-in-zone-dig = Docks und Mine
cave-in-zone-artifacts = Artefakte
cave-in-zone-bases = Basen
cave-in-zone-palette = Farben
cave-in-zone-played = Spielbereich
cave-in-zone-hand = Deine Hand

cave-in-played = Spielbereich
cave-in-played-of = Spielbereich: { $name }
cave-in-played-none = Noch keine Karte gespielt
cave-in-artifacts = Artefakte
cave-in-artifact = Artefakt
cave-in-artifacts-none = Noch kein Artefakt
cave-in-crystals = Kristalle
cave-in-crystals-none = Noch kein Kristall
cave-in-sets = Symbole
cave-in-hand-empty = Deine Hand ist leer
cave-in-empty = leer
cave-in-used-up = aufgebraucht
cave-in-supply = Totems im Vorrat

cave-in-timing-start = Zugbeginn
cave-in-timing-passive = immer
cave-in-timing-raid_trigger = bei Überfall
cave-in-timing-scoring = Wertung

cave-in-name-card = Söldner { $name }, { $faction }, { $colour }, Level { $level }
cave-in-name-dock = { $card }; Docks
cave-in-name-dock-empty = Leerer Platz in den Docks
cave-in-name-hand = { $card }; deine Hand
cave-in-name-base = { $card }; Basis von { $owner }, Platz { $place } von unten
cave-in-name-leader = Anführer: { $card }; Basis von { $owner } mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cave-in-name-base-empty = Leere Basis von { $owner }
cave-in-name-crystal = Kristall { $colour }{ $wild ->
    [1] { "" }, Joker
   *[other] { "" }
}, Kosten { $cost }{ $due ->
    [-1] { "" }
   *[other] , jetzt { $due }
}, { $vp ->
    [one] 1 Siegpunkt
   *[other] { $vp } Siegpunkte
}{ $symbol ->
    [none] { "" }
   *[other] , Symbol { $symbol }
}{ $cave ->
    [1] { "" }, Einsturz
   *[other] { "" }
}
cave-in-name-mine = { $crystal }; Mine
cave-in-name-mine-empty = Leerer Platz in der Mine
cave-in-name-half = Artefakt { $name }, { $timing }: { $text }; Stapel { $stack }, Kosten { $cost }{ $due ->
    [-1] { "" }
   *[other] , jetzt { $due }
}
cave-in-name-owned = Artefakt { $name }, { $timing }: { $text }; vor dir
cave-in-name-colour = Farbe { $colour }{ $levels ->
    [0] { "" }
   *[other] , Level in deiner Hand: { $levels }
}
cave-in-name-totem = Totem { $colour }
cave-in-count-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
cave-in-count-crystals = { $count ->
    [one] 1 Kristall
   *[other] { $count } Kristalle
}
cave-in-count-artifacts = { $count ->
    [one] 1 Artefakt
   *[other] { $count } Artefakte
}
cave-in-count-subjugated = { $count } unterworfen
cave-in-known = bekannt: { $card }
cave-in-unknown = unbekannte Karte, Level { $level }

cave-in-fx-mining = Fördern −{ $amount }
cave-in-fx-artifacts = Artefakte −{ $amount }
cave-in-fx-recruit = Rekrutieren −{ $amount } Level
cave-in-fx-double = { $faction } ×2
cave-in-fx-bonus = +1 Kristall: { $costs }
cave-in-fx-repeat = zweimal gleich
cave-in-fx-extra = +{ $count } Fördern
cave-in-fx-limited = +1 Fördern (Kosten { $cost })

cave-in-aside-action = Aktion { $number } von { $all }
cave-in-aside-extra = Zusätzliche Förderaktionen: { $count }
cave-in-aside-touch = Tippe an, was du haben willst
cave-in-aside-pays = Deine Hand zahlt: { $levels }
cave-in-aside-totems = Totem { $colours } −1
cave-in-aside-hand = Hand { $count } von { $limit }
cave-in-aside-levels = Deine Hand zahlt { $levels } Level
cave-in-aside-paid = { $paid } von { $due } Level liegen
cave-in-aside-left = noch { $count }

cave-in-effect-take_crystal = Nimm 1 { $colour ->
    [purple] violetten
    [brown] braunen
    [blue] blauen
    [yellow] gelben
    [red] roten
   *[green] grünen
} Kristall mit Kosten { $cost }
cave-in-effect-recolour_crystal = Kristall umfärben und −{ $discount } Kosten
cave-in-effect-artifact_discount = Artefakte kosten dich { $amount } weniger
cave-in-effect-mining_discount = Jeder Kristall kostet dich { $amount } weniger
cave-in-effect-recruit_discount = Rekrutieren kostet { $reduction } Level weniger
cave-in-effect-take_own_base_bottom = { $max ->
    [one] Nimm die unterste Karte deiner Basis
   *[other] Nimm bis zu { $max } Karten von unten aus deiner Basis
}
cave-in-effect-take_docks_budget = Nimm Söldner aus den Docks, zusammen bis Level { $level_budget }
cave-in-effect-take_dock_and_repeat = Nimm 1 Söldner Level { $level }; zwei gleiche Aktionen erlaubt
cave-in-effect-take_base = { $max ->
    [one] Nimm 1 Karte aus einer Basis
   *[other] Nimm bis zu { $max } Karten aus { $one_base ->
        [1] einer
       *[other] beliebigen
    } { $one_base ->
        [1] Basis
       *[other] Basen
    }
}
cave-in-effect-extra_mining = { $count ->
    [one] 1 zusätzliche Förder­aktion
   *[other] { $count } zusätzliche Förder­aktionen
}
cave-in-effect-recolour_hand = { $max ->
    [one] 1 Handkarte umfärben
   *[other] Bis zu { $max } Handkarten umfärben
}
cave-in-effect-bonus_crystal_same_cost = Nach dem Fördern: 1 weiterer Kristall gleicher Kosten ({ $costs })
cave-in-effect-subjugate_own_base_lowest = Unterwirf 1 Karte mit dem niedrigsten Level deiner Basis
cave-in-effect-subjugate_any_base = Unterwirf 1 Level-{ $level }-Karte einer Basis
cave-in-effect-subjugate_hand_for_crystals = Unterwirf bis { $max } Handkarten Level { $level }; je 1 Kristall mit Kosten { $crystal_cost }
cave-in-effect-double_faction_level = { $faction } zählen doppelt beim Bezahlen
cave-in-effect-take_faction_spread = Nimm { $faction }: 1 je Basis oder { $from_one_base } aus einer
cave-in-effect-take_faction_one_base = Nimm alle { $faction } aus einer Basis
cave-in-effect-second_raid = Danach sofort eine zweite Basis überfallen
cave-in-effect-raid_take_crystal = Je Basis 1 Kristall mit Kosten { $cost }
cave-in-effect-raid_extra_mining = { $count ->
    [one] Je Basis 1 zusätz­liche Förder­aktion
   *[other] Je Basis { $count } zusätz­liche Förder­aktionen
}
cave-in-effect-take_dock = Nimm 1 Level-{ $level }-Söldner aus den Docks
cave-in-effect-mining_discount_wild = Joker-Kristalle kosten dich { $amount } weniger
cave-in-effect-mining_discount_cost = Kristalle mit Kosten { $costs }: { $amount } weniger
cave-in-effect-extra_mining_limited = Zusätz­liche Förder­aktion, nur Kosten { $cost }
cave-in-effect-recruit_free_level = Level { $levels } ohne Karte rekrutieren
cave-in-effect-allow_same_action = Zwei gleiche Aktionen immer erlaubt
cave-in-effect-vp_best_colour = { $vp } SP je Kristall deiner besten Farbe
cave-in-effect-vp_per_group_of_cost = { $group ->
    [one] { $vp } SP je Kristall mit Kosten { $cost }
    [2] { $vp } SP je Paar Kristalle mit Kosten { $cost }
   *[other] { $vp } SP je { $group } Kristalle mit Kosten { $cost }
}
cave-in-effect-vp_per_group_any = { $vp } SP je { $group } Kristalle
cave-in-effect-vp_per_artifact = { $vp } SP je Artefakt
cave-in-effect-vp_per_distinct_colour = { $vp } SP je Kristall­farbe
cave-in-effect-vp_per_cave_in_symbol = { $vp } SP je Einsturz­symbol
cave-in-effect-vp_per_totem = { $vp } weitere SP je Totem
cave-in-effect-vp_per_base_card = { $vp } SP je Karte deiner Basis
cave-in-effect-vp_per_symbol = { $vp } SP je Fraktions­symbol

# Wo lange Namen umbrechen dürfen
cave-in-soft-crew_muster = Mann­schafts­appell
cave-in-soft-double_shift_roster = Doppel­schicht­plan
cave-in-soft-relic_cabinet = Reliquien­schrank
cave-in-soft-spectrum_survey = Farb­gut­achten
cave-in-soft-deep_shaft_lift = Tief­schacht­lift
cave-in-soft-tremor_bonus = Beben­prämie
cave-in-soft-recruiting_booth = Anwerbe­stand
cave-in-soft-wild_ore_refinery = Joker-Raf­finerie
cave-in-soft-motherlode_deed = Haupt­ader-Urkunde
cave-in-soft-heraldic_archive = Wappen­archiv
cave-in-soft-spectral_dye = Spektral­farbe
cave-in-soft-totem_shrine = Totem­schrein
cave-in-soft-night_shift = Nacht­schicht
cave-in-soft-relic_broker = Relikt­makler
cave-in-soft-getaway_crawler = Flucht­raupe

# Am Ende
cave-in-high-crystals = Die meisten Kristalle aus der Mine: { $names } ({ $count })
cave-in-high-raids = Die meisten Überfälle: { $names } ({ $count })
