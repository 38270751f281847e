# Names and card texts of Star Scrappers: Cave-In.

# Factions and colours
faction-minegglers = Minegglers
faction-terrons = Terrons
faction-hydrans = Hy'drans
faction-metanels = Metanels
faction-bioss = Bioss
faction-weedlocks = Weedlocks
colour-purple = violett
colour-brown = braun
colour-blue = blau
colour-yellow = gelb
colour-red = rot
colour-green = grün

# Mercenaries
card-mineraccoon = Mineraccoon
    .text = Lege einen violetten Kristall mit aufgedruckten Kosten 1 aus der Mine zu deiner Sammlung. Das ist kein Fördern.
card-diggerhino = Diggerhino
    .text = Wähle einen Kristall in der Mine: Bis zum Zugende hat er die von dir genannte Farbe und 1 weniger Förderkosten.
card-ancientone = Ancientone
    .text = Artefakte kosten dich bis zum Zugende 4 weniger. Kumulativ.
card-maccarat = Maccarat
    .text = Jeder Kristall hat für dich bis zum Zugende 4 weniger Förderkosten. Kumulativ.
card-driller = Driller
    .text = Lege einen braunen Kristall mit aufgedruckten Kosten 1 aus der Mine zu deiner Sammlung. Das ist kein Fördern.
card-foreman = Foreman
    .text = Bis zum Zugende rekrutierst du Level 1 bis 3 ohne Karte; für Level 4 genügt eine Level-1-Karte.
card-sergeant = Sergeant
    .text = Nimm bis zu 2 Karten, von unten beginnend, aus deiner Basis auf die Hand (nie den Anführer).
card-colonel = Colonel
    .text = Nimm beliebig viele Söldner aus den Docks, deren Level zusammen höchstens 5 ergeben.
card-frogt_opus = Frogt'Opus
    .text = Lege einen blauen Kristall mit aufgedruckten Kosten 1 aus der Mine zu deiner Sammlung. Das ist kein Fördern.
card-fish_bean = Fish'Bean
    .text = Nimm einen Level-2-Söldner aus den Docks. Bis zum Zugende dürfen deine zwei regulären Aktionen gleich sein.
card-shu_war = Shu'War
    .text = Nimm eine beliebige Karte, die kein Anführer ist, aus einer Basis auf die Hand.
card-mu_shell = Mu'Shell
    .text = Nimm bis zu 2 Karten, die keine Anführer sind, aus derselben Basis auf die Hand.
card-oddgrabber = Oddgrabber
    .text = Lege einen gelben Kristall mit aufgedruckten Kosten 1 aus der Mine zu deiner Sammlung. Das ist kein Fördern.
card-drollo = Drollo
    .text = Du hast in diesem Zug eine zusätzliche Förderaktion.
card-robuster = Robuster
    .text = Bis zu 3 deiner Handkarten haben bis zum Zugende eine gemeinsame Farbe deiner Wahl.
card-scrabber = Scrabber
    .text = Immer wenn du in diesem Zug einen Kristall mit Kosten 1, 3 oder 6 förderst, nimm einen weiteren mit diesen Kosten.
card-cyberwitch = Cyberwitch
    .text = Lege einen roten Kristall mit aufgedruckten Kosten 1 aus der Mine zu deiner Sammlung. Das ist kein Fördern.
card-mindwasp = Mindwasp
    .text = Unterwirf eine Karte mit dem niedrigsten Level aus deiner Basis, den Anführer ausgenommen.
card-custodian = Custodian
    .text = Unterwirf eine Level-2-Karte, die kein Anführer ist, aus einer beliebigen Basis.
card-domina = Domina
    .text = Unterwirf bis zu 3 Level-1-Handkarten; für jede nimmst du einen Kristall mit Kosten 1.
card-sapling = Sapling
    .text = Lege einen grünen Kristall mit aufgedruckten Kosten 1 aus der Mine zu deiner Sammlung. Das ist kein Fördern.
card-stalkroot = Stalkroot
    .text = Bis zum Zugende dürfen deine Weedlock-Karten beim Fördern, Rekrutieren und Einsammeln doppelt zählen.
card-seeder = Seeder
    .text = Nimm je eine Weedlock-Karte aus jeder Basis oder zwei aus einer einzigen (nie Anführer).
card-mandragore = Mandragore
    .text = Nimm alle Weedlock-Karten außer dem Anführer aus einer einzigen Basis.

# Artifacts
artifact-enhanced_vision = Enhanced Vision
    .text = Nach einem Überfall darfst du sofort eine zweite, andere Basis überfallen.
artifact-contract = Contract
    .text = 1 SP je Kristall einer Farbe deiner Wahl.
artifact-baton_of_coaxing = Baton of Coaxing
    .text = Jeder deiner Überfälle bringt dir einen Kristall mit Kosten 1.
artifact-barking_up_the_right_three = Barking up the Right Three
    .text = 3 SP je Paar von Kristallen mit Kosten 3.
artifact-third_cyber_arm = Third Cyber Arm
    .text = Zugbeginn: Nimm die unterste Karte deiner Basis auf die Hand (nie den Anführer).
artifact-mass_production = Mass Production
    .text = 2 SP je drei Kristalle, die du besitzt, egal welche.
artifact-alien_species_agents = Alien Species Agents
    .text = Zugbeginn: Nimm einen Level-1-Söldner aus den Docks.
artifact-relic_cabinet = Reliquienschrank
    .text = 2 SP je Artefakt, das du besitzt, dieses eingeschlossen.
artifact-wild_ore_refinery = Joker-Raffinerie
    .text = Joker-Kristalle haben für dich 1 weniger Förderkosten.
artifact-spectrum_survey = Farbgutachten
    .text = 1 SP je verschiedener Farbe unter deinen Kristallen.
artifact-deep_shaft_lift = Tiefschachtlift
    .text = Kristalle mit Kosten 6 und 10 haben für dich 1 weniger Förderkosten.
artifact-pebble_ledger = Kieselbuch
    .text = 1 SP je Kristall mit Kosten 1.
artifact-relic_broker = Reliktmakler
    .text = Artefakte kosten dich 2 weniger.
artifact-tremor_bonus = Bebenprämie
    .text = 1 SP je Einsturzsymbol auf deinen Kristallen.
artifact-night_shift = Nachtschicht
    .text = Zugbeginn: Du erhältst eine zusätzliche Förderaktion nur für einen Kristall mit Kosten 1.
artifact-deep_vein_charter = Flözbrief
    .text = 2 SP je Kristall mit Kosten 6.
artifact-spectral_dye = Spektralfarbe
    .text = Zugbeginn: Eine deiner Handkarten hat bis zum Zugende eine Farbe deiner Wahl.
artifact-totem_shrine = Totemschrein
    .text = 2 weitere SP je Totem, das du besitzt.
artifact-recruiting_booth = Anwerbestand
    .text = Du darfst Level-2-Söldner ohne Karte rekrutieren.
artifact-crew_muster = Mannschaftsappell
    .text = 1 SP je Söldner in deiner Basis, Anführer eingeschlossen.
artifact-getaway_crawler = Fluchtraupe
    .text = Jeder deiner Überfälle bringt dir in diesem Zug eine zusätzliche Förderaktion.
artifact-motherlode_deed = Hauptader-Urkunde
    .text = 4 SP je Kristall mit Kosten 10.
artifact-double_shift_roster = Doppelschichtplan
    .text = Deine zwei regulären Aktionen dürfen immer gleich sein.
artifact-heraldic_archive = Wappenarchiv
    .text = 1 SP je Fraktionssymbol auf deinen Kristallen.

# The game
game-tagline = Zwei bis vier Minenchefs wetteifern um Kristalle und Artefakte, solange der Stollen noch hält.

# What help shows as examples
example-move = mine 4
example-why = raid
example-card = Drollo
example-rule = CI-M3
example-place = dock 9

# Start options
option-first_game = Erste Partie
    .text = Ihr spielt mit den vier Fraktionen, die für die erste Partie empfohlen sind: Blau, Gelb, Braun und Violett.
option-factions = Fraktionen
    .text = Die Farben der vier Fraktionen im Spiel; ohne Angabe werden sie gezogen.
option-cave_in_when_crystal_taken_without_mining = Einsturz auch beim Nehmen
    .text = Auch ein Kristall, den jemand nimmt, ohne ihn zu fördern, bewegt mit seinem Einsturzsymbol die Leiste.
option-overpayment_allowed = Zu viel bezahlen erlaubt
    .text = Beim Fördern und Einsammeln dürfen Karten dabei sein, die nicht nötig wären.
option-raid_of_empty_base_allowed = Leere Basen überfallen
    .text = Auch eine Basis ohne Karten darf überfallen werden; das löst nur Artefakte aus.
option-safety_max_rounds = Höchstzahl der Runden
    .text = Nach so vielen Runden wird die Partie abgebrochen und gewertet.

# What happened
event-turn-started = Runde { $round }: { $seat } ist am Zug.
event-artifact-used = { $seat } aktiviert { $artifact }.
event-leader-used = Anführer { $card } setzt für { $seat } seine Fähigkeit ein.
event-card-played = { $seat } spielt { $card } aus.
event-dyed-card-played = { $seat } spielt { $card } als { $colour }e Karte aus.
event-skill-used = { $seat } nutzt die Fähigkeit von { $card }.
event-recruited = { $seat } rekrutiert { $card }.
event-dock-card-taken = { $seat } nimmt { $card } aus den Docks.
event-base-card-taken =
    { $own ->
        [1] { $seat } nimmt { $card } aus der eigenen Basis.
       *[other] { $seat } nimmt { $card } aus der Basis von { $other }.
    }
event-crystal-mined =
    { $levels ->
        [0] { $seat } fördert ohne Zahlung einen { $colour }en Kristall mit Kosten { $cost }.
       *[other] { $seat } fördert für { $levels } Level einen { $colour }en Kristall mit Kosten { $cost }.
    }
event-crystal-taken = { $seat } nimmt einen { $colour }en Kristall mit Kosten { $cost }.
event-crystal-marked = { $seat } markiert einen { $colour }en Kristall mit Kosten { $cost }: In diesem Zug ist er { $new_colour } und kostet { $discount } weniger.
event-card-dyed = { $seat } zeigt { $card }: In diesem Zug ist die Karte { $colour }.
event-cave-in =
    { $left ->
        [0] Einsturz! Die Einsturzleiste hat die Schwelle { $limit } erreicht: Diese Runde ist die letzte.
       *[other] Einsturz! Die Einsturzleiste steht auf { $track }, die Schwelle ist { $limit }.
    }
event-artifact-collected = { $seat } sammelt { $artifact } ein.
event-artifact-revealed = Neue Artefaktkarte: { $left } oder { $right }.
event-artifact-stack-emptied = Ein Artefaktstapel ist aufgebraucht.
# [nichts] is what the message `nothing` says for an empty list
event-base-raided =
    { $own ->
        [1] { $seat } überfällt die eigene Basis. Anführer { $card } kommt zurück auf die Hand{ $cards ->
            [nichts] .
           *[other] , dazu: { $cards }.
        }
       *[other] { $seat } überfällt die Basis von { $other }. Anführer { $card } kehrt zu { $other } heim; { $cards ->
            [nichts] Beute gibt es keine.
           *[other] Beute: { $cards }.
        }
    }
event-empty-base-raided =
    { $own ->
        [1] { $seat } überfällt die eigene, leere Basis.
       *[other] { $seat } überfällt die leere Basis von { $other }.
    }
event-totem-taken = { $seat } bekommt das { $colour }e Totem.
event-subjugated =
    { $own ->
        [1] { $seat } unterwirft { $card } aus der eigenen Basis.
       *[other] { $seat } unterwirft { $card } aus der Basis von { $other }.
    }
event-hand-card-subjugated = { $seat } unterwirft { $card } aus der Hand.
event-buried = { $seat } unterwirft verdeckt eine Handkarte mit Level { $level }.
event-cards-removed = Die Basis von { $seat } hat zu viele Karten; unten entfernt: { $cards }.
event-mine-refilled =
    Neu in der Mine: { $colour }er Kristall, Kosten { $cost }: { $vp } SP{ $symbol ->
        [none] { "" }
       *[other] , { $symbol }es Symbol
    }{ $cave ->
        [1] , Einsturz
       *[other] { "" }
    }.
event-docks-refilled = Neu in den Docks: { $card }.
event-crystal-stack-emptied = Der Kristallstapel mit Kosten { $cost } ist aufgebraucht.
event-card-stack-emptied = Der Söldnerstapel mit Level { $level } ist aufgebraucht.
event-game-ended = Ende der Partie. { $reason }

# How the game ended, and where points come from
reason-collapsed = Die Mine ist zusammengebrochen.
reason-stopped = Die Höchstzahl der Runden ist erreicht.
source-crystals = Kristalle
source-artifacts = Artefakte
source-totems = Totems
source-sets = Symbolsets
source-subjugated = Unterworfene

# What simulations count
met-skill-used = Fähigkeiten eingesetzt
met-leader-used = Anführer eingesetzt
met-artifact-collected = Artefakte eingesammelt

# What is asked
ask-main =
    { $seat }, was tust du? Ein Zug besteht aus bis zu zwei { $repeat ->
        [1] Aktionen, auch derselben Art,
       *[other] verschiedenen Aktionen
    } oder stattdessen aus einem Überfall.
ask-start-artifacts = { $seat }, dein Zug beginnt: Welches Artefakt aktivierst du?
ask-recruit-pick = Welchen Söldner aus den Docks rekrutierst du? Level 1 ist kostenlos; sonst bezahlst du im Normalfall mit einer Karte, die ein Level weniger zählt.
ask-recruit-pay = Womit bezahlst du { $card } (Level { $level })? Eine Karte, mit der du bezahlst, setzt ihre Fähigkeit nicht ein.
ask-mine-pick = Welchen Kristall förderst du? Bezahlt wird mit Karten seiner Farbe, bei Jokern mit Karten einer beliebigen Farbe.
ask-mine-colour =
    { $due ->
        [0] Der { $colour }e Joker mit Kosten { $cost } kostet dich nichts. Willst du trotzdem Karten einer Farbe dazulegen?
        [one] Mit Karten welcher Farbe bezahlst du den { $colour }en Joker mit Kosten { $cost }? Nötig: { $due } Level.
       *[other] Mit Karten welcher Farbe bezahlst du den { $colour }en Joker mit Kosten { $cost }? Nötig: { $due } Level, alle in einer Farbe.
    }
ask-mine-pay =
    { $due ->
        [0] Der { $colour }e Kristall mit Kosten { $cost } kostet dich nichts; { $paying }e Karten darfst du dazulegen. Ausgelegt: { $paid } Level. Die letzte Karte liegt oben.
       *[other] Bezahle den { $colour }en Kristall mit Kosten { $cost } mit { $paying }en Karten. Nötig: { $due } Level, ausgelegt: { $paid }. Die letzte Karte liegt oben.
    }
ask-collect-pick = Welches Artefakt sammelst du ein? Die andere Hälfte der Karte geht verloren.
ask-collect-pay =
    { $due ->
        [0] { $artifact } kostet dich nichts; Karten darfst du dazulegen. Ausgelegt: { $paid } Level. Die letzte Karte liegt oben.
       *[other] Bezahle { $artifact } mit Karten beliebiger Farben. Nötig: { $due } Level, ausgelegt: { $paid }. Die letzte Karte liegt oben.
    }
ask-skill-pick = Welche Karte spielst du für ihre Fähigkeit aus?
ask-raid-pick = Wessen Basis überfällst du? Ihr Anführer kehrt heim, du bekommst das Totem in seiner Farbe und von oben so viele Karten, wie auf deine Hand passen.
ask-raid-second = Überfällst du noch eine zweite, andere Basis?
ask-take-crystal =
    { $colour ->
        [any] Welchen Kristall mit Kosten { $cost } nimmst du aus der Mine? Das kostet nichts.
       *[other] Welchen { $colour }en Kristall mit Kosten { $cost } nimmst du aus der Mine? Das kostet nichts.
    }
ask-take-dock =
    { $level ->
        [-1] Welchen Söldner nimmst du aus den Docks? Die Level dürfen zusammen noch höchstens { $budget } ergeben.
       *[other] Welchen Söldner mit Level { $level } nimmst du aus den Docks?
    }
ask-take-bottom =
    { $count ->
        [1] Nimmst du die unterste Karte deiner Basis auf die Hand?
       *[other] Nimmst du die unterste Karte deiner Basis auf die Hand? Das geht bis zu { $count }-mal.
    }
ask-take-base =
    Welche Karte{ of-faction } nimmst du aus { $source ->
        [-1] einer Basis
       *[other] derselben Basis
    } auf die Hand? { $count ->
        [1] Anführer sind geschützt.
       *[other] Du darfst bis zu { $count } nehmen{ $one_base ->
            [1] , alle aus derselben Basis
           *[other] { "" }
        }; Anführer sind geschützt.
    }
ask-take-spread = Welche Karte{ of-faction } nimmst du auf die Hand? Erlaubt ist je eine aus jeder Basis oder { $from_one } aus einer einzigen; Anführer sind geschützt.
of-faction =
    { $faction ->
        [any] { "" }
       *[other] { " " }der Fraktion { $faction }
    }
ask-subjugate-base =
    { $level ->
        [-1] Welche Karte mit dem niedrigsten Level deiner Basis unterwirfst du? Sie bringt dir am Ende so viele SP wie ihr Level.
       *[other] Welche Karte mit Level { $level } unterwirfst du? Sie bringt dir am Ende { $level } SP.
    }
ask-subjugate-hand = Welche Handkarte mit Level { $level } unterwirfst du? Für jede darfst du einen Kristall mit Kosten { $cost } nehmen; bis zu { $count } sind noch möglich.
ask-dig = Welchen Kristall markierst du? In diesem Zug bekommt er eine Farbe deiner Wahl und kostet beim Fördern { $discount } weniger.
ask-dig-colour = Welche Farbe hat der { $colour }e Kristall mit Kosten { $cost } in diesem Zug? Seine jetzige ist erlaubt; er kostet in jedem Fall { $discount } weniger.
ask-dye-colour =
    { $count ->
        [1] Welche Farbe gibst du einer deiner Handkarten für diesen Zug?
       *[other] Welche Farbe gibst du bis zu { $count } deiner Handkarten für diesen Zug?
    }
ask-dye =
    { $count ->
        [1] Welche Handkarte ist in diesem Zug { $colour }? Du zeigst sie dabei vor.
       *[other] Welche Handkarte ist in diesem Zug { $colour }? Bis zu { $count } sind noch möglich; du zeigst sie dabei vor.
    }

# What can be chosen: the actions of a turn
choice-recruit = Söldner rekrutieren
choice-mine = Kristall fördern
choice-collect = Artefakt einsammeln
choice-skill = Fähigkeit einer Handkarte nutzen
choice-raid = Basis überfallen
choice-end = Zug beenden

# What can be chosen: pieces, players, colours
choice-place =
    { $colour }er Kristall{ $wild ->
        [1] { " " }(Joker)
       *[other] { "" }
    }, Kosten { $cost }, du zahlst { $due }: { $vp } SP{ $symbol ->
        [none] { "" }
       *[other] , { $symbol }es Symbol
    }{ $cave ->
        [1] , Einsturz
       *[other] { "" }
    }
choice-take-crystal-place =
    { $colour }er Kristall, Kosten { $cost }: { $vp } SP{ $symbol ->
        [none] { "" }
       *[other] , { $symbol }es Symbol
    }{ $cave ->
        [1] , Einsturz
       *[other] { "" }
    }
choice-dock = { $card } ({ $colour }, Level { $level })
choice-artifact =
    { $due ->
        [0] { $artifact }, kostenlos
       *[other] { $artifact }, kostet { $due } Level
    }
choice-card = { $card } ({ $colour }, Level { $level })
choice-recruit-pay-card = mit { $card } bezahlen ({ $colour }, Level { $level })
choice-mine-pay-card = mit { $card } bezahlen ({ $colour }, Level { $level })
choice-collect-pay-card = mit { $card } bezahlen ({ $colour }, Level { $level })
choice-skill-pick-card = Fähigkeit von { $card } nutzen ({ $colour }, Level { $level })
choice-subjugate-hand-card = { $card } unterwerfen ({ $colour }, Level { $level })
choice-dye-card = { $card } umfärben (jetzt { $colour }, Level { $level })
choice-base =
    { $card } ({ $colour }, Level { $level }, { $position ->
        [0] ganz unten
        [1] 2. von unten
        [2] 3. von unten
        [3] 4. von unten
        [4] 5. von unten
       *[5] 6. von unten
    }) aus { $clockwise ->
        [0] deiner eigenen Basis
       *[other] der Basis von { $other }
    }
choice-seat =
    { $clockwise ->
        [0] deine eigene Basis
       *[other] die Basis von { $other }
    } ({ $cards ->
        [0] leer
        [1] 1 Karte, Anführer { $card }, { $colour }es Totem
       *[other] { $cards } Karten, Anführer { $card }, { $colour }es Totem
    })
choice-colour = { $colour }
choice-mine-colour-colour = mit { $colour }en Karten bezahlen
choice-use = { $artifact } aktivieren
choice-yes = ja
choice-take-bottom-yes = { $card } nehmen ({ $colour }, Level { $level })

# What can be chosen: enough, or rather not
choice-stop = verzichten
choice-start-artifacts-stop = weiter, kein Artefakt aktivieren
choice-recruit-pay-stop = keine Karte, kostenlos rekrutieren
choice-mine-colour-stop = keine Karte, kostenlos fördern
choice-mine-pay-stop = genug, Kristall fördern
choice-collect-pay-stop = genug, Artefakt einsammeln
choice-raid-second-stop = kein zweiter Überfall
choice-take-crystal-stop = keinen Kristall nehmen
choice-take-dock-stop = keinen Söldner nehmen
choice-take-bottom-stop = keine Karte nehmen
choice-take-base-stop = keine Karte nehmen
choice-take-spread-stop = keine Karte nehmen
choice-subjugate-base-stop = keine Karte unterwerfen
choice-subjugate-hand-stop = keine Karte unterwerfen
choice-dig-stop = keinen Kristall markieren
choice-dye-colour-stop = keine Karte umfärben
choice-dye-stop = keine Karte umfärben

# Why something is refused
why-CI-A1 = Deine Hand ist voll; im Moment kannst du niemanden rekrutieren.
why-CI-A2 = Der Preis passt nicht: Es muss eine einzelne Karte sein, die genau ein Level weniger zählt als der Söldner, wenn kein Effekt es billiger macht.
why-CI-AMB-2 = Diese Karte wäre für die Zahlung nicht nötig, und zu viel zu bezahlen ist in dieser Partie nicht erlaubt.
why-CI-AR1 = Dafür brauchst du Platz auf der Hand und unter deinem Anführer mindestens eine weitere Karte.
why-CI-AR4 = Ohne Handkarten gibt es nichts umzufärben.
why-CI-AR5 = Dafür brauchst du Platz auf der Hand, und nehmen kannst du nur einen Söldner mit dem passenden Level aus den Docks.
why-CI-G1 = Diese Karte hast du nicht auf der Hand, oder auf diesem Platz sitzt niemand.
why-CI-G3 = Dort liegt keine Karte, die du wählen kannst: Anführer sind geschützt.
why-CI-G4 = Deine Hand ist voll; im Moment kannst du keine Karte nehmen.
why-CI-G8 = Der Effekt verlangt einen Kristall mit anderen aufgedruckten Kosten.
why-CI-G10 = Dieser Platz ist leer; aufgefüllt wird erst am Ende eines Zugs und nur, solange sein Stapel reicht.
why-CI-K1 = Für eine Fähigkeit brauchst du mindestens eine Handkarte.
why-CI-K-B1 = Frogt'Opus nimmt nur einen Kristall, der gerade blau ist.
why-CI-K-B2 = Dieser Söldner hat nicht das Level, das Fish'Bean nehmen kann.
why-CI-K-B4 = Bei Mu'Shell müssen alle Karten aus derselben Basis kommen.
why-CI-K-G1 = Sapling nimmt nur einen Kristall, der gerade grün ist.
why-CI-K-G3 = Seeder nimmt nur Weedlocks, und zwar eine aus jeder Basis oder zwei aus einer einzigen.
why-CI-K-G4 = Mandragore nimmt nur Weedlocks, und sie müssen alle aus derselben Basis kommen.
why-CI-K-N1 = Driller nimmt nur einen Kristall, der gerade braun ist.
why-CI-K-N4 = Dieser Söldner hat ein höheres Level, als Colonel noch nehmen darf.
why-CI-K-P1 = Mineraccoon nimmt nur einen Kristall, der gerade violett ist.
why-CI-K-R1 = Cyberwitch nimmt nur einen Kristall, der gerade rot ist.
why-CI-K-R2 = Mindwasp unterwirft nur eine Karte mit dem niedrigsten Level deiner eigenen Basis.
why-CI-K-R3 = Diese Karte hat nicht das Level, das Custodian unterwerfen kann.
why-CI-K-R4 = Diese Karte hat nicht das Level, das Domina unterwerfen kann.
why-CI-K-Y1 = Oddgrabber nimmt nur einen Kristall, der gerade gelb ist.
why-CI-K-Y3 = Damit würde keine Karte ihre Farbe wechseln.
why-CI-M2 = Diese Karte hat nicht die Farbe, in der du bezahlst.
why-CI-M3 = In keiner Farbe hast du genug Level für diesen Joker.
why-CI-M6 = Die passenden Karten fehlen oder reichen nicht für die Kosten.
why-CI-R1 = Auf diesem Platz sitzt niemand.
why-CI-R2 = Eine Basis ohne Karten kann nicht überfallen werden.
why-CI-R9 = Der zweite Überfall muss einer anderen Basis gelten als der erste.
why-CI-T2 = Dieses Artefakt gehört dir nicht, es wirkt nicht zu Beginn eines Zugs, oder du hast es in diesem Zug schon benutzt.
why-CI-T6 = Deine beiden regulären Aktionen sind verbraucht.
why-CI-T7 = Deine zweite Aktion muss von anderer Art sein als die erste.
why-CI-T10 = Ein Zug hat entweder reguläre Aktionen oder einen Überfall.
why-CI-X1 = Dieser Artefaktstapel ist leer.
why-CI-X3 = Diese Karten reichen nicht für die Kosten.

# Why a judge likes a choice, or does not: "because it …"
judged-crystal = bringt einen Kristall mit { $vp } SP
judged-symbol = ergänzt deine Symbolsets um ein { $colour }es Symbol
judged-fit = macht { $artifact } wertvoller
judged-payment = kostet Karten, die du später brauchen könntest
judged-card = bringt { $card } auf deine Hand
judged-reach = bringt einen besseren Kristall in Reichweite
judged-scoring = verspricht Punkte durch { $artifact }
judged-help = hilft dir mit { $artifact } Zug für Zug
judged-activate = nutzt { $artifact }
judged-skill = nutzt die Fähigkeit von { $card }
judged-leader = macht { $card } zu deinem Anführer
judged-leader-lost = verdeckt einen besseren Anführer
judged-loot = füllt deine Hand mit Karten aus dieser Basis
judged-totem = gewinnt das { $colour }e Totem
judged-totem-lost = nimmt { $other } ein Totem ab
judged-denial = nimmt { $other } Karten weg
judged-trigger = löst { $artifact } aus
judged-subjugate = unterwirft eine Karte für { $vp } SP
judged-crystal-too = bringt obendrein einen Kristall
judged-extra = verbraucht keine reguläre Aktion
judged-follow = lässt dir noch eine gute Aktion
judged-end-near = bringt das Ende näher, solange du vorn liegst
judged-end-early = bringt das Ende näher, obwohl du zurückliegst
