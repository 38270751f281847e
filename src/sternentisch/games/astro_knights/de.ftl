# Names, cards and sentences of Astro Knights.

# Supply cards
card-bio_converter = Bio-Konverter
card-magnetic_holster = Magnet-Holster
card-deflector_field = Deflektorfeld
card-oracle_hub = Orakel-Interface
card-nexus_port = Nexus-Port
card-psionic_tether = Psionische Verbindung
card-targeting_sync = Zielabgleich
card-quantum_hack = Quanten-Hacking
card-dark_star_aura = Dunkelstern-Aura
card-hyperion_anomaly = Hyperion-Anomalie
card-nebula_wave = Nebula-Welle
card-solarius_cell = Solarius-Zelle
card-heliosphere = Heliosphäre
card-cosmic_particulate = Kosmischer Teilchenstaub
card-chromerium_halo = Chromerium-Nimbus
card-mag_field = Magnetfeld
card-tachyon_flow = Tachyonenfluss
card-antimatter_current = Antimaterie-Strom
card-infinitium_core = Infinitium-Kern
card-disruptor_pistol = Disruptorpistole
card-phase_shield = Phasenschild
card-repulsor = Repulsor
card-psionic_needle = Psionische Nadel
card-ballistic_array = Ballistik-Batterie
card-lightning_cutlass = Elektro-Schwert
card-fractal_grenade = Fraktalgranate
card-particle_cannon = Partikelkanone
card-grav_hammer = Grav-Hammer
card-scatterbeam = Zerstreulaser
card-peacekeeper = Friedenswächter
card-warp_thrower = Warp-Werfer
card-vibrax = Vibrax
card-arc_flare = Lichtbogen
card-velocity_revolver = Velocity-Revolver
card-scrambler = Scrambler
card-echo_ray = Echostrahl
card-fusion_sniper = Fusionsgewehr

# Start cards
card-normium = Normium
card-blaster = Blaster
card-field_workshop = Feldwerkstatt
card-overclocked_carbine = Übertakteter Karabiner
card-star_banner = Sternenbanner
card-field_medkit = Feldapotheke
card-red_line_sabre = Rotlinien-Säbel
card-spore_bloom = Sporenblüte

# Knights
knight-christina = Christina
knight-zack = Z.A.C.K.
knight-toli = Toli
knight-silas = Silas
knight-gavriil = Gavriil
knight-nasma = Nasma

# Homeworlds
homeworld-quaris = Quaris
homeworld-new_atlantis = Neu-Atlantis
homeworld-nisarin = Nisarin
homeworld-ylong = Ylong

# Bosses
boss-furion = Furion
boss-architect = Architekt 08/15
boss-lunaris = Lunaris
boss-kontinnua = Kontinnua

# Foes
foe-roaming_titan = Streunender Titan
foe-tzorn = Tzorn der Eroberer
foe-fire_support = Feuerunterstützung
foe-debris_warden = Trümmerwächter
foe-darkiron_commander = Dunkeleisen-Kommandant
foe-loader_colossus = Ladekoloss
foe-avatar_of_the_moon = Avatar des Mondes
foe-paradox_hunter = Paradoxonjäger
foe-chronophage = Chronophage
foe-escaped_experiment = Entflohenes Experiment
foe-entropy_warden = Entropiewächter
foe-sentry_droid = Wachdroide
foe-assault_droid = Sturmdroide
foe-repair_droid = Reparaturdroide
foe-demolition_droid = Sprengdroide
foe-jammer_droid = Stördroide
foe-builder_droid = Baudroide
foe-lunarian_disciple = Lunarianischer Jünger
foe-resource_raider = Ressourcenplünderer
foe-moon_priestess = Mondpriesterin
foe-crater_beast = Kraterbestie
foe-tidecaller = Gezeitenrufer
foe-herald_of_immortality = Herold der Unsterblichkeit

# Cards of the bosses; foes are called alike in the row and on their cards
boss_card-roaming_titan = { foe-roaming_titan }
boss_card-tzorn = { foe-tzorn }
boss_card-fire_support = { foe-fire_support }
boss_card-relentless_barrage = Unbarmherziger Beschuss
boss_card-thermionic_barricade = Thermionen-Barrikade
boss_card-collapsing_core = Kollabierender Kern
boss_card-gravity_well = Gravitationssog
boss_card-debris_warden = { foe-debris_warden }
boss_card-wrath_of_the_star = Sternenzorn
boss_card-assembly_line = Montagestraße
boss_card-target_matrix = Zielmatrix
boss_card-system_overheat = Systemüberhitzung
boss_card-darkiron_commander = { foe-darkiron_commander }
boss_card-loader_colossus = { foe-loader_colossus }
boss_card-total_reprogramming = Totale Umprogrammierung
boss_card-moonbeam = Mondstrahl
boss_card-exploitation = Ausbeutung
boss_card-call_of_the_faithful = Ruf der Gläubigen
boss_card-avatar_of_the_moon = { foe-avatar_of_the_moon }
boss_card-ebb_and_flow = Ebbe und Flut
boss_card-eclipse = Finsternis
boss_card-time_tear = Zeitriss
boss_card-deja_vu = Déjà-vu
boss_card-paradox_hunter = { foe-paradox_hunter }
boss_card-chronophage = { foe-chronophage }
boss_card-rapid_decay = Rasanter Verfall
boss_card-escaped_experiment = { foe-escaped_experiment }
boss_card-time_loop = Zeitschleife
boss_card-entropy_warden = { foe-entropy_warden }
boss_card-stolen_future = Gestohlene Zukunft
boss_card-end_of_time = Ende der Zeit
boss_card-vacuum_mortar = Vakuum-Implosionsmörser
boss_card-plasma_howitzer = Plasma-Haubitze
boss_card-railgun_volley = Schienengeschütz-Salve
boss_card-shrapnel_rockets = Splitterraketen
boss_card-emp_torpedo = EMP-Torpedo
boss_card-jammer_bomb = Störsender-Bombe
boss_card-melting_beam = Schmelzstrahl
boss_card-singularity_shell = Singularitätsgeschoss
boss_card-nova_cannon = Nova-Kanone
boss_card-sentry_droid = { foe-sentry_droid }
boss_card-assault_droid = { foe-assault_droid }
boss_card-repair_droid = { foe-repair_droid }
boss_card-demolition_droid = { foe-demolition_droid }
boss_card-jammer_droid = { foe-jammer_droid }
boss_card-builder_droid = { foe-builder_droid }
boss_card-lunarian_disciple = { foe-lunarian_disciple }
boss_card-resource_raider = { foe-resource_raider }
boss_card-moon_priestess = { foe-moon_priestess }
boss_card-crater_beast = { foe-crater_beast }
boss_card-tidecaller = { foe-tidecaller }
boss_card-herald_of_immortality = { foe-herald_of_immortality }

# Their special decks
special_card-vacuum_mortar = { boss_card-vacuum_mortar }
special_card-plasma_howitzer = { boss_card-plasma_howitzer }
special_card-railgun_volley = { boss_card-railgun_volley }
special_card-shrapnel_rockets = { boss_card-shrapnel_rockets }
special_card-emp_torpedo = { boss_card-emp_torpedo }
special_card-jammer_bomb = { boss_card-jammer_bomb }
special_card-melting_beam = { boss_card-melting_beam }
special_card-singularity_shell = { boss_card-singularity_shell }
special_card-nova_cannon = { boss_card-nova_cannon }
special_card-sentry_droid = { boss_card-sentry_droid }
special_card-assault_droid = { boss_card-assault_droid }
special_card-repair_droid = { boss_card-repair_droid }
special_card-demolition_droid = { boss_card-demolition_droid }
special_card-jammer_droid = { boss_card-jammer_droid }
special_card-builder_droid = { boss_card-builder_droid }
special_card-lunarian_disciple = { boss_card-lunarian_disciple }
special_card-resource_raider = { boss_card-resource_raider }
special_card-moon_priestess = { boss_card-moon_priestess }
special_card-crater_beast = { boss_card-crater_beast }
special_card-tidecaller = { boss_card-tidecaller }
special_card-herald_of_immortality = { boss_card-herald_of_immortality }

# Difficulty, and the tiles of the bosses
difficulty-normal = Normal
difficulty-expert = Experte
difficulty-nightmare = Albtraum
level_tile-furion-2 = { boss-furion }, Stufe 2
level_tile-furion-3 = { boss-furion }, Stufe 3
level_tile-architect-2 = { boss-architect }, Stufe 2
level_tile-architect-3 = { boss-architect }, Stufe 3
level_tile-architect-4 = { boss-architect }, Stufe 4
level_tile-architect-5 = { boss-architect }, Stufe 5
level_tile-lunaris-2 = { boss-lunaris }, Stufe 2
level_tile-lunaris-3 = { boss-lunaris }, Stufe 3
level_tile-lunaris-4 = { boss-lunaris }, Stufe 4
level_tile-kontinnua-2 = { boss-kontinnua }, Stufe 2
level_tile-kontinnua-3 = { boss-kontinnua }, Stufe 3
difficulty_tile-furion-expert = { boss-furion }, { difficulty-expert }
difficulty_tile-furion-nightmare = { boss-furion }, { difficulty-nightmare }
difficulty_tile-architect-expert = { boss-architect }, { difficulty-expert }
difficulty_tile-architect-nightmare = { boss-architect }, { difficulty-nightmare }
difficulty_tile-lunaris-expert = { boss-lunaris }, { difficulty-expert }
difficulty_tile-lunaris-nightmare = { boss-lunaris }, { difficulty-nightmare }
difficulty_tile-kontinnua-expert = { boss-kontinnua }, { difficulty-expert }
difficulty_tile-kontinnua-nightmare = { boss-kontinnua }, { difficulty-nightmare }

# Order cards
order_card-boss = Boss
order_card-player_1 = 1
order_card-player_2 = 2
order_card-player_3 = 3
order_card-extra = EXTRA
order_card-pair_12 = 1/2
order_card-pair_34 = 3/4
order_card-time_bubble = Zeitblase

# Supply piles
pile-core_low = Energiekerne bis 3
pile-core_high = Energiekerne ab 4
pile-tech = Technologien
pile-weapon_low = Waffen bis 4
pile-weapon_mid = Waffen 5–6
pile-weapon_high = Waffen ab 7

# --- What cards do -------------------------------------------------------------------------------

# When a text counts
hook-on_acquire = ERWERB – { $effects }.
hook-on_equip = AUSRÜSTEN – { $effects }.
hook-on_play = SPIELEN – { $effects }.
hook-on_attack = ANGRIFF – { $effects }.
hook-ability = FÄHIGKEIT – { $effects }.
hook-on_instant = SOFORT – { $effects }.
hook-on_activate = AKTIVIERUNG – { $effects }.
hook-on_resolve = SCHLAG – { $effects }.
hook-setup = AUFBAU – { $effects }.
hook-tile_setup = AUFBAU – { $effects }.
hook-time_bubble = ZEITBLASE – { $effects }.
hook-turn_end = ENDE DES BOSSZUGS – { $effects }.
hook-turn_end-while = ENDE DES BOSSZUGS, solange { $cond } – { $effects }.
hook-special_empty = { special-deck } LEER – { $effects }, statt dass etwas aufgedeckt wird.
hook-special_reshuffle = { special-deck } LEER – sein Ablagestapel wird zum neuen Stapel gemischt.
hook-on_exhaust = WIRD EIN KNIGHT ERSCHÖPFT – { $effects }.
special-deck =
    { $flavour ->
        [architect] DROIDEN-STAPEL
        [furion] BESCHUSS-STAPEL
        [lunaris] VERSTÄRKUNGS-STAPEL
       *[other] SPEZIALKARTEN-STAPEL
    }

# Values of pieces
about-knight = { $life } Leben, { $slots } bis { $slots_max } Slots, Fähigkeit bei { $power_max } Kraft.
about-homeworld = { $life } Leben, Fähigkeit bei { $power_max } Kraft.
about-boss = { $life } Leben, { $levels } Stufen, Leiste von { $low } bis { $high } (Start bei { $start }).
about-foe = Feind mit { $life } Leben.
about-level_tile = Neue Feinde haben { $n } Leben mehr.
about-difficulty_tile = Der Boss hat { $n } Leben mehr.

# Joining effects
and = { $first } und { $second }
or = { $first }, ODER { $second }

# Who does it
lead =
    { $form ->
        [bare] { "" }
       *[full] { $mood ->
            [may-second] { subject } darfst{ " " }
            [may-third] { subject } darf{ " " }
            [may-plural] { subject } dürfen{ " " }
           *[other] { subject }{ " " }
        }
    }
subject =
    { $who ->
        [you] du
        [player] ein Spieler
        [ally] ein Verbündeter
        [that_player] dieser Spieler
        [each_player] jeder Spieler
        [each_ally] jeder Verbündete
        [total] die Spieler
        [lowest_life] der Spieler mit dem geringsten Leben
        [most_weapons] der Spieler mit den meisten ausgerüsteten Waffen
        [highest_cost_weapon] der Spieler mit der teuersten ausgerüsteten Waffe
        [homeworld] die Heimatwelt
        [all_foes] jeder Feind im Spiel
        [special_foes] { $flavour ->
            [architect] jeder Droide im Spiel
            [lunaris] jede Verstärkung im Spiel
           *[other] jeder Feind aus dem Spezialkarten-Stapel
        }
       *[boss] { $flavour ->
            [none] der Boss
            [architect] der Architekt
           *[other] { $boss }
        }
    }

# How much, and of what
in-total =
    { $who ->
        [total] insgesamt{ " " }
       *[other] { "" }
    }
and-more =
    { $of ->
        [none] { "" }
       *[other] { $more ->
            [0] { " " }{ per-thing }
           *[other] { " " }und { $more } mehr { per-thing }
        }
    }
per-thing =
    { $of ->
        [other_weapons] für jede andere Waffe, die du ausgerüstet hast
        [weapons] für jede Waffe, die du ausgerüstet hast
        [hand_of_that_player] für jede Handkarte dieses Spielers
        [track] für jeden Punkt, den die Leiste anzeigt
       *[special_foes] { $flavour ->
            [architect] für jeden Droiden im Spiel
            [lunaris] für jede Verstärkung im Spiel
           *[other] für jeden Feind aus dem Spezialkarten-Stapel
        }
    }
slots-word =
    { $n ->
        [one] { $n } Slot
       *[other] { $n } Slots
    }
cards-word =
    { $kind ->
        [core] { $n ->
            [one] { $n } Energiekern
           *[other] { $n } Energiekerne
        }
        [tech] { $n ->
            [one] { $n } Technologie
           *[other] { $n } Technologien
        }
        [weapon] { $n ->
            [one] { $n } Waffe
           *[other] { $n } Waffen
        }
       *[any] { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        }
    }
from-zones =
    { $zones ->
        [hand] { $who ->
            [you] aus deiner Hand
           *[other] aus der Hand
        }
        [discard] { $who ->
            [you] aus deinem Ablagestapel
            [total] aus ihren Ablagestapeln
           *[other] aus dem Ablagestapel
        }
        [play] { $who ->
            [you] aus deinem Spielbereich
           *[other] aus dem Spielbereich
        }
        [hand-discard] aus Hand oder Ablagestapel
        [hand-play] aus Hand oder Spielbereich
        [discard-play] aus Ablagestapel oder Spielbereich
       *[other] aus Hand, Ablagestapel oder Spielbereich
    }

# Effects on players
verb-energy =
    { lead }{ $mood ->
        [second] erhältst { $n } Energie{ and-more }
        [to] { $n } Energie{ and-more } zu erhalten
       *[other] { $n } Energie{ and-more } erhalten
    }
verb-power =
    { lead }{ $loss ->
        [0] { $mood ->
            [second] erhältst { in-total }{ $n } Kraft{ and-more }
            [third] erhält { in-total }{ $n } Kraft{ and-more }
            [plural] erhalten { in-total }{ $n } Kraft{ and-more }
            [to] { in-total }{ $n } Kraft{ and-more } zu erhalten
           *[other] { in-total }{ $n } Kraft{ and-more } erhalten
        }
       *[1] { $mood ->
            [second] verlierst { in-total }{ $n } Kraft{ and-more }
            [third] verliert { in-total }{ $n } Kraft{ and-more }
            [plural] verlieren { in-total }{ $n } Kraft{ and-more }
            [to] { in-total }{ $n } Kraft{ and-more } zu verlieren
           *[other] { in-total }{ $n } Kraft{ and-more } verlieren
        }
    }
verb-slot =
    { lead }{ $loss ->
        [0] { $mood ->
            [second] erhältst { in-total }{ slots-word }{ and-more }
            [third] erhält { in-total }{ slots-word }{ and-more }
            [plural] erhalten { in-total }{ slots-word }{ and-more }
            [to] { in-total }{ slots-word }{ and-more } zu erhalten
           *[other] { in-total }{ slots-word }{ and-more } erhalten
        }
       *[1] { $mood ->
            [second] verlierst { in-total }{ slots-word }{ and-more }
            [third] verliert { in-total }{ slots-word }{ and-more }
            [plural] verlieren { in-total }{ slots-word }{ and-more }
            [to] { in-total }{ slots-word }{ and-more } zu verlieren
           *[other] { in-total }{ slots-word }{ and-more } verlieren
        }
    }
verb-heal =
    { lead }{ $mood ->
        [second] heilst { in-total }{ $n } Leben{ and-more }
        [third] heilt { in-total }{ $n } Leben{ and-more }
        [plural] heilen { in-total }{ $n } Leben{ and-more }
        [to] { in-total }{ $n } Leben{ and-more } zu heilen
       *[other] { in-total }{ $n } Leben{ and-more } heilen
    }
verb-suffer =
    { lead }{ $mood ->
        [second] erleidest { in-total }{ $n } Schaden{ and-more }
        [third] erleidet { in-total }{ $n } Schaden{ and-more }
        [plural] erleiden { in-total }{ $n } Schaden{ and-more }
        [to] { in-total }{ $n } Schaden{ and-more } zu erleiden
       *[other] { in-total }{ $n } Schaden{ and-more } erleiden
    }
verb-draw =
    { lead }{ $mood ->
        [second] ziehst { in-total }{ draw-word }{ and-more }
        [third] zieht { in-total }{ draw-word }{ and-more }
        [plural] ziehen { in-total }{ draw-word }{ and-more }
        [to] { in-total }{ draw-word }{ and-more } zu ziehen
       *[other] { in-total }{ draw-word }{ and-more } ziehen
    }
draw-word =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
verb-discard =
    { lead }{ $mood ->
        [second] legst { in-total }{ hand-word }{ and-more } ab
        [third] legt { in-total }{ hand-word }{ and-more } ab
        [plural] legen { in-total }{ hand-word }{ and-more } ab
        [to] { in-total }{ hand-word }{ and-more } abzulegen
       *[other] { in-total }{ hand-word }{ and-more } ablegen
    }
hand-word =
    { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    }
verb-destroy =
    { lead }{ $mood ->
        [second] zerstörst { in-total }{ cards-word }{ and-more } { from-zones }
        [third] zerstört { in-total }{ cards-word }{ and-more } { from-zones }
        [plural] zerstören { in-total }{ cards-word }{ and-more } { from-zones }
        [to] { in-total }{ cards-word }{ and-more } { from-zones } zu zerstören
       *[other] { in-total }{ cards-word }{ and-more } { from-zones } zerstören
    }
verb-recover =
    { lead }{ $mood ->
        [second] nimmst { in-total }{ cards-word }{ and-more } { from-zones } zurück auf die Hand
        [third] nimmt { in-total }{ cards-word }{ and-more } { from-zones } zurück auf die Hand
        [plural] nehmen { in-total }{ cards-word }{ and-more } { from-zones } zurück auf die Hand
        [to] { in-total }{ cards-word }{ and-more } { from-zones } zurück auf die Hand zu nehmen
       *[other] { in-total }{ cards-word }{ and-more } { from-zones } zurück auf die Hand nehmen
    }
verb-equip =
    { lead }{ $mood ->
        [second] rüstest { cards-word } { from-zones } aus
        [third] rüstet { cards-word } { from-zones } aus
        [plural] rüsten { cards-word } { from-zones } aus
        [to] { cards-word } { from-zones } auszurüsten
       *[other] { cards-word } { from-zones } ausrüsten
    }
verb-acquire =
    { lead }{ $mood ->
        [second] erwirbst kostenlos { acquired }{ acquired-to }
        [third] erwirbt kostenlos { acquired }{ acquired-to }
        [plural] erwerben kostenlos { acquired }{ acquired-to }
        [to] kostenlos { acquired } zu erwerben{ acquired-to }
       *[other] kostenlos { acquired } erwerben{ acquired-to }
    }
acquired =
    { cards-word }{ $max_cost ->
        [0] { "" }
       *[other] { " " }mit höchstens { $max_cost } Kosten
    } aus dem Vorrat
acquired-to =
    { $to ->
        [deck_top] { $who ->
            [you] , die oben auf dein Deck kommt
           *[other] , die oben auf das Deck dieses Spielers kommt
        }
        [hand] { $who ->
            [you] , die auf deine Hand kommt
           *[other] , die auf die Hand dieses Spielers kommt
        }
       *[discard] { "" }
    }
verb-destroy_supply =
    { $mood ->
        [second] { $form ->
            [bare] zerstörst die oberste Karte eines Vorrats
           *[full] die oberste Karte eines Vorrats wird zerstört
        }
        [to] die oberste Karte eines Vorrats zu zerstören
       *[other] { lead }die oberste Karte eines Vorrats zerstören
    }
verb-attack =
    { lead }{ $mood ->
        [second] greifst mit { attack-weapons } an
        [to] mit { attack-weapons } anzugreifen
       *[other] mit { attack-weapons } angreifen
    }{ $keep ->
        [1] , ohne sie danach abzulegen
       *[other] { "" }
    }
attack-weapons =
    { $up_to ->
        [1] bis zu{ " " }
       *[other] { "" }
    }{ $own ->
        [1] { $n ->
            [one] { $n } deiner ausgerüsteten Waffen
           *[other] { $n } deiner ausgerüsteten Waffen
        }
       *[other] { $n ->
            [one] { $n } ausgerüsteten Waffe eines beliebigen Spielers
           *[other] { $n } ausgerüsteten Waffen beliebiger Spieler
        }
    }

# Effects on the boss and its foes
verb-damage =
    { damage-words }{ $mood ->
        [to] { " " }zuzufügen
        [inf] { " " }zufügen
       *[other] { "" }
    }
damage-words =
    { $n } Schaden{ and-more }{ $foes ->
        [1] { " " }an 1 Feind
       *[other] { "" }
    }{ $split ->
        [1] , beliebig aufgeteilt
       *[other] { "" }
    }
verb-defeat =
    { lead }{ $mood ->
        [second] besiegst 1 Feind
        [to] 1 Feind zu besiegen
       *[other] 1 Feind besiegen
    }
verb-boost =
    { lead }{ $mood ->
        [second] erhöhst jeden weiteren Schaden dieses Angriffs um { $n }{ and-more }
        [to] jeden weiteren Schaden dieses Angriffs um { $n }{ and-more } zu erhöhen
       *[other] jeden weiteren Schaden dieses Angriffs um { $n }{ and-more } erhöhen
    }
verb-turn_rule =
    { $rule ->
        [tech_gains_to_hand] jede Technologie, die du in diesem Zug erwirbst, kommt auf deine Hand
       *[next_weapon_to_ally_deck_top] die nächste Waffe, die du in diesem Zug erwirbst, darfst du oben auf das Deck eines Verbündeten legen
    }

# Effects that steer others
verb-choose = { $options }
verb-trade = { lead }{ $cost }, um { $gain }
verb-exchange =
    { $may ->
        [1] auf Wunsch: { $cost }, und dafür: { $gain }
       *[other] { $cost }, und dafür: { $gain }
    }
verb-seq = { lead }{ $effects }
verb-if = { $yes }, falls { $cond }
verb-if-several = falls { $cond }: { $yes }
verb-if-else = falls { $cond }: { $yes }, sonst: { $no }
cond-slots_full = du alle Slots hast
cond-defeated_foe = dieser Angriff einen Feind besiegt hat
cond-track_min = die Leiste mindestens auf { $n } steht
cond-track_max = die Leiste höchstens auf { $n } steht
cond-level_min = der Boss mindestens auf Stufe { $n } ist
cond-special_foes_min =
    { $flavour ->
        [architect] { $n ->
            [one] mindestens { $n } Droide im Spiel ist
           *[other] mindestens { $n } Droiden im Spiel sind
        }
        [lunaris] { $n ->
            [one] mindestens { $n } Verstärkung im Spiel ist
           *[other] mindestens { $n } Verstärkungen im Spiel sind
        }
       *[other] { $n ->
            [one] mindestens { $n } Feind aus dem Spezialkarten-Stapel im Spiel ist
           *[other] mindestens { $n } Feinde aus dem Spezialkarten-Stapel im Spiel sind
        }
    }

# Effects of the boss
verb-destroy_this =
    { $form ->
        [bare] { $mood ->
            [second] zerstörst diese Karte
            [to] diese Karte zu zerstören
           *[other] diese Karte zerstören
        }
       *[full] diese Karte wird zerstört
    }
verb-discard_this = dieser Feind kommt auf seinen Ablagestapel
verb-track =
    { $wrap ->
        [1] der Marker der Leiste rückt { $n ->
            [one] { $n } Feld
           *[other] { $n } Felder
        } weiter, vom letzten zum ersten
       *[other] { $loss ->
            [1] die Leiste sinkt um { $n }
           *[other] die Leiste steigt um { $n }
        }
    }
verb-track_set = die Leiste wird auf { $n } gesetzt
verb-by_track = dann gilt das erreichte Feld ({ $fields })
track-field = { $n }: { $effects }
verb-special =
    { $flavour ->
        [architect] { $n ->
            [one] { $n } Droide wird aufgedeckt
           *[other] { $n } Droiden werden aufgedeckt
        }
        [furion] { $n ->
            [one] { $n } Beschuss-Karte wird aufgedeckt
           *[other] { $n } Beschuss-Karten werden aufgedeckt
        }
        [lunaris] { $n ->
            [one] { $n } Verstärkung wird aufgedeckt
           *[other] { $n } Verstärkungen werden aufgedeckt
        }
       *[other] { $n ->
            [one] { $n } Spezialkarte wird aufgedeckt
           *[other] { $n } Spezialkarten werden aufgedeckt
        }
    }
verb-special_shuffle =
    { $flavour ->
        [architect] der Droiden-Ablagestapel wird in den Droiden-Stapel gemischt
        [furion] der Beschuss-Ablagestapel wird in den Beschuss-Stapel gemischt
        [lunaris] der Verstärkungs-Ablagestapel wird in den Verstärkungs-Stapel gemischt
       *[other] der Spezialkarten-Ablagestapel wird in den Spezialkarten-Stapel gemischt
    }
verb-activate = der Feind ganz links führt seinen AKTIVIERUNG-Text aus
verb-order =
    { $op ->
        [add_time_bubble] die Zeitblase wird in den Reihenfolge-Stapel gemischt
        [boss_back] 1 Boss-Reihenfolgekarte aus dem Reihenfolge-Ablagestapel wird in den Reihenfolge-Stapel gemischt
        [bubble_back] die Zeitblase wird aus dem Reihenfolge-Ablagestapel in den Reihenfolge-Stapel gemischt
       *[bury_player_top] die oberste Reihenfolgekarte wird gezeigt und kommt, wenn sie einen Spieler aufruft, unter den Reihenfolge-Stapel, sonst bleibt sie oben
    }

# What questions are about
named-card = { $card }
named-boss_card = { $boss_card }
named-knight = { $knight }
named-homeworld = { $homeworld }
named-boss = { $boss }
named-level_tile = { $level_tile }
which-discard = welche Handkarte legst du ab?
which-destroy =
    { $kind ->
        [core] welchen Energiekern zerstörst du?
        [weapon] welche Waffe zerstörst du?
        [tech] welche Technologie zerstörst du?
       *[any] welche Karte zerstörst du?
    }
which-recover =
    { $kind ->
        [core] welchen Energiekern nimmst du zurück auf die Hand?
        [weapon] welche Waffe nimmst du zurück auf die Hand?
        [tech] welche Technologie nimmst du zurück auf die Hand?
       *[any] welche Karte nimmst du zurück auf die Hand?
    }
which-equip = welche Waffe rüstest du aus?
handle-card =
    { $kind ->
        [weapon] ausrüsten: { $card }
       *[other] spielen: { $card }
    }

# --- The game ------------------------------------------------------------------------------------

game-tagline = Ein bis vier Astro Knights verteidigen gemeinsam eine Heimatwelt gegen einen Boss, mit Decks, die nie gemischt werden.

# What help shows as examples
example-move = supply tech
example-why = overcharge
example-card = Magnet-Holster
example-rule = AK-P14
example-place = foe 1

# Start options
option-first_game = Erste Partie
    .text = Die empfohlenen Knights, in dieser Reihenfolge: { knight-christina }, { knight-zack }, { knight-toli }, { knight-silas }.
option-knights = Knights
    .text = Welche Knights mitspielen, in der Reihenfolge der Plätze; ohne Angabe werden sie ausgelost.
option-boss = Boss
    .text = Gegen wen ihr antretet: { boss-furion }, { boss-architect }, { boss-lunaris }, { boss-kontinnua } oder zufällig; für die erste Partie empfohlen ist { boss-furion }.
option-homeworld = Heimatwelt
    .text = Welche Welt ihr verteidigt: { homeworld-quaris }, { homeworld-new_atlantis }, { homeworld-nisarin }, { homeworld-ylong } oder eine zufällige.
option-difficulty = Schwierigkeit
    .text = Wie stark der Boss ist: { difficulty-normal }, { difficulty-expert } oder { difficulty-nightmare }.
option-extra_token = EXTRA-Plättchen
    .text = Wer es zu dritt am Anfang hat: 0 ist der erste Platz, 1 der zweite, 2 der dritte.
option-boss_may_exceed_start_life = Boss über Start-Leben
    .text = Ob der Boss durch Heilung mehr Leben haben kann als am Anfang.

# Where damage went, and how it ended
source-boss = Schaden am Boss
source-foes = Schaden an Feinden
reason-victory = Der Boss ist besiegt.
reason-homeworld = Die Heimatwelt ist gefallen.
reason-exhausted = Alle Knights sind erschöpft.
reason-deck = Der Boss hat seine letzte Stufe durchlaufen.

# --- What happened -------------------------------------------------------------------------------

# Setup and turn order
event-game-started = Knights im Einsatz: { $knights } – für { $homeworld }, gegen { $boss }.
event-order-card-drawn = Reihenfolgekarte: { $order_card }.
event-order-card-revealed = Die oberste Reihenfolgekarte ist { $order_card }.
event-order-card-back = Aus dem Reihenfolge-Ablagestapel wird eingemischt: { $order_card }.
event-order-reshuffled = Der Reihenfolge-Stapel wird neu gemischt.
event-turn-started = Zug { $turn }: { $seat } ist mit { $knight } am Zug.
event-boss-turn-started = { $boss } ist am Zug (Stufe { $level }).

# Cards of players
event-card-played = { $seat } spielt: { $card }.
event-tech-overcharged = { $seat } überlädt: { $card }.
event-weapon-equipped = { $seat } rüstet aus: { $card }.
event-weapon-used =
    { $own ->
        [1] { $seat } greift an mit: { $card }.
       *[other] { $seat } greift an mit: { $card } von { $other }.
    }
event-ability-used = { $seat } nutzt die Fähigkeit von { $knight }!
event-homeworld-used = { $seat } nutzt die Fähigkeit der Heimatwelt { $homeworld }.
event-card-acquired = { $seat } erwirbt: { $card }.
event-card-placed =
    { $place ->
        [hand] { $card } kommt auf die Hand von { $seat }.
       *[deck_top] { $card } kommt oben auf das Deck von { $seat }.
    }
event-card-drawn = { $seat } zieht: { $card }.
event-deck-turned = { $seat } dreht den Ablagestapel um; er ist nun das Deck.
event-card-discarded = { $seat } legt ab: { $card }.
event-card-destroyed = { $seat } zerstört: { $card }.
event-card-recovered = { $seat } nimmt zurück auf die Hand: { $card }.
event-supply-turned-up = Neu im Vorrat: { $card } ({ $pile }).

# Energy, power, slots
event-energy-gained = { $seat } erhält { $count } Energie und hat nun { $energy }.
event-power-gained = { $seat } erhält { $count } Kraft und hat nun { $power }.
event-power-lost = { $seat } verliert { $count } Kraft und hat nun { $power }.
event-homeworld-power-gained = Die Heimatwelt erhält { $count } Kraft und hat nun { $power }.
event-homeworld-power-lost = Die Heimatwelt verliert { $count } Kraft und hat nun { $power }.
event-slot-gained =
    { $count ->
        [one] { $seat } erhält { $count } Slot und hat nun { $slots }.
       *[other] { $seat } erhält { $count } Slots und hat nun { $slots }.
    }
event-slot-lost =
    { $count ->
        [one] { $seat } verliert { $count } Slot und hat nun { $slots }.
       *[other] { $seat } verliert { $count } Slots und hat nun { $slots }.
    }

# Boss and foes
event-boss-hit = { $seat } fügt dem Boss { $count } Schaden zu; er hat noch { $life } Leben.
event-foe-hit = { $seat } trifft: { $foe } ({ $count } Schaden, noch { $life } Leben).
event-foe-defeated = { $seat } besiegt: { $foe }.
event-foe-left = { $foe } verlässt das Spiel.
event-foe-entered = { $foe } kommt mit { $life } Leben ins Spiel.
event-foe-activated = { $foe } wird aktiv.
event-foe-healed = { $foe } heilt { $count } Leben und hat nun { $life }.
event-boss-healed = Der Boss heilt { $count } Leben und hat nun { $life }.
event-boss-card-revealed = Aufgedeckt: { $boss_card }.
event-boss-card-destroyed = { $boss_card } wird zerstört.
event-boss-levelled = { $boss } steigt auf Stufe { $level } auf!
event-specials-shuffled = Der Spezialkarten-Stapel wird neu gemischt.
event-track-moved = Die Leiste steht nun auf { $track }.

# Knights and homeworld
event-knight-hit = { $seat } erleidet { $count } Schaden; noch { $life } Leben.
event-knight-healed = { $seat } heilt { $count } Leben und hat nun { $life }.
event-knight-exhausted = { $seat } ist erschöpft!
event-damage-passed = { $seat } ist erschöpft, darum trifft der Schaden { times } die Heimatwelt.
event-damage-left = Der übrige Schaden trifft { times } die Heimatwelt.
times =
    { $factor ->
        [1] nun
        [2] doppelt
       *[other] { $factor }-fach
    }
event-homeworld-hit = Die Heimatwelt erleidet { $count } Schaden; noch { $life } Leben.
event-homeworld-healed = Die Heimatwelt heilt { $count } Leben und hat nun { $life }.
event-game-ended = Die Partie ist zu Ende. { $reason }

# --- What is asked -------------------------------------------------------------------------------

ask-attack-step =
    { $too_many ->
        [0] { $seat }, mit welcher Waffe greifst du an? Danach kommen die Aktionen.
       *[other] { $seat }, mit welcher Waffe greifst du an? Du hast mehr Waffen als Slots und musst angreifen.
    }
ask-action-step = { $seat }, was tust du? Du hast { $energy } Energie.
ask-clear-area = { $seat }, welche gespielte Karte kommt als Nächstes auf deinen Ablagestapel? In dieser Reihenfolge ziehst du sie später wieder.
ask-discard-hand = { $seat }, legst du eine Handkarte ab, bevor du nachziehst?
ask-pair-seat = Wer von beiden ist am Zug? Der andere kommt bei der nächsten Karte { $order_card } an die Reihe.
ask-ally-deck = { $seat }, wohin kommt die erworbene Waffe? Es geht um: { $card }.
ask-pick-seat = { $origin } – { $effect }. Wer ist es?
ask-pick-unit =
    { $origin } – { $effect }. Noch { $left }: Wer ist als Nächstes dran?
ask-pick-target =
    { $amount ->
        [0] { $origin } – welchen Feind besiegst du?
       *[other] { $origin } – { $amount } Schaden. Wen triffst du?
    }
ask-split = { $origin } – noch { $left } Schaden zu verteilen. Wohin geht der nächste Punkt?
ask-pick-option = { $origin } – was davon geschieht?
ask-pick-supply =
    { $mine ->
        [1] { $origin } – { $effect }. Welche Karte ist es?
       *[other] { $origin } – { $effect }. Welche Karte bekommt { $other }?
    }
ask-pick-card =
    { $left ->
        [one] { $seat }: { $origin } – { $request }
       *[other] { $seat }: { $origin } – { $request } Noch { $left } Karten.
    }
ask-pick-weapon =
    { $left ->
        [one] { $origin } – mit welcher Waffe greifst du an?
       *[other] { $origin } – mit welcher Waffe greifst du an? Noch { $left } Angriffe sind möglich.
    }
ask-confirm = { $seat }: { $origin } – { $effect }. Willst du das?

# --- What can be chosen --------------------------------------------------------------------------

choice-end = nichts davon
choice-attack-step-end = Angriff beenden, weiter zu den Aktionen
choice-action-step-end = Aktionen beenden
choice-discard-hand-end = nichts weiter ablegen, nachziehen
choice-ally-deck-end =
    { $to ->
        [deck_top] auf das eigene Deck
        [hand] auf die eigene Hand
       *[discard] auf den eigenen Ablagestapel
    }
choice-pick-unit-end = aufhören
choice-pick-supply-end = keine Karte
choice-pick-card-end = keine Karte
choice-pick-weapon-end = nicht angreifen
choice-confirm-end = nein
choice-yes = ja
choice-option = { $script }
choice-seat =
    { $other } ({ $knight }, { $exhausted ->
        [1] erschöpft
       *[other] { $life } Leben
    }, { $hand ->
        [one] { $hand } Handkarte
       *[other] { $hand } Handkarten
    })
choice-ally-deck-seat = oben auf das Deck von { $other } ({ $knight })
choice-boss = { $boss } ({ $life } Leben)
choice-split-boss = { $boss } ({ $life } Leben, schon zugeteilt: { $given })
choice-foe = { $foe } ({ $life } Leben, Platz { $place })
choice-split-foe = { $foe } ({ $life } Leben, Platz { $place }, schon zugeteilt: { $given })
choice-supply =
    { $left ->
        [one] erwerben: { $card } ({ $cost } Energie, die letzte Karte)
       *[other] erwerben: { $card } ({ $cost } Energie, { $left } Karten im Stapel)
    }
choice-pick-supply-supply = { $card } (Kosten { $cost })
choice-overcharge = überladen: { $card } ({ $cost } Energie)
choice-slot = 1 Slot kaufen ({ $cost } Energie)
choice-power = 1 Kraft kaufen ({ $cost } Energie)
choice-knight = eigene Fähigkeit nutzen ({ $knight })
choice-homeworld = Fähigkeit der Heimatwelt { $homeworld } nutzen
choice-hand = { $card } (Hand)
choice-action-step-hand = { $handling }
choice-discard-hand-hand = ablegen: { $card }
choice-discard = { $card } (Ablagestapel)
choice-area = { $card } (Spielbereich)
choice-clear-area-area = { $card }
choice-weapon =
    angreifen mit: { $card }{ $mine ->
        [1] { "" }
       *[other] { " " }von { $other }
    }{ $copies ->
        [one] { "" }
       *[other] { " " }(Slot { $place })
    }

# --- Why something is refused --------------------------------------------------------------------

why-AK-1 = Auf diesem Platz spielt niemand mit.
why-AK-A16 = Diese Waffe hat durch denselben Effekt schon angegriffen.
why-AK-A25 = Wer in einem ODER den Vorteil wählt, gibt ihn jemandem, der ihn am besten nutzen kann.
why-AK-A30 = Mehr Schaden kann dieser Feind nicht einstecken; teile den Rest anderen zu.
why-AK-C10 = Gemeint ist ein Verbündeter, und der bist du selbst nie.
why-AK-C11 = Dieser Spieler kann davon nichts mehr aufnehmen oder abgeben.
why-AK-C13 = Dieser Stapel ist leer, dort gibt es nichts zu zerstören.
why-AK-C14 = Dieser Stapel ist leer, dort gibt es nichts zu erwerben.
why-AK-C3 = Das ist Pflicht: Ausgelassen werden darf nur, was die Karte freistellt.
why-AK-C4 = Eine andere Möglichkeit lässt sich weiter ausführen, also darf diese nicht gewählt werden.
why-AK-C8 = Das passt nicht zu dem, was die Karte verlangt.
why-AK-C9 = Jemand anderes kann mehr davon ausführen; es muss so viel wie möglich davon geschehen.
why-AK-D12 = Ein erschöpfter Knight kann nicht mehr geheilt werden; wähle jemand anderen.
why-AK-D13 = Ein erschöpfter Knight zählt nicht, wenn nach dem geringsten Leben gefragt ist.
why-AK-D2 = Dort ist kein Ziel, das dieser Schaden treffen darf.
why-AK-O5 = Die Reihenfolgekarte gilt nicht für diesen Platz.
why-AK-P1 = Angegriffen wird im ersten Schritt deines Zugs, und nur mit deinen eigenen ausgerüsteten Waffen; alles andere kommt danach.
why-AK-P12 = Diesen Energiekern hast du nicht auf der Hand.
why-AK-P13 = Diese Technologie hast du nicht auf der Hand.
why-AK-P14 = Zum Überladen fehlt dir die Energie, oder es liegt keine Technologie aus.
why-AK-P15 = Du hast keinen freien Slot für diese Waffe, oder du hast sie nicht auf der Hand.
why-AK-P16 = Dafür fehlt dir die Energie, oder der Stapel ist leer.
why-AK-P17 = Dafür fehlt dir die Energie, oder du hast schon alle Slots.
why-AK-P18 = Dafür fehlt dir die Energie, oder deine Kraft-Leiste ist voll.
why-AK-P19 = Deine Kraft-Leiste ist noch nicht voll.
why-AK-P2 = Du hast mehr Waffen als Slots und musst erst mit einer davon angreifen.
why-AK-P20 = Die Kraft-Leiste der Heimatwelt ist noch nicht voll.
why-AK-P30 = In deinem Spielbereich liegen andere Karten; sie kommen alle auf deinen Ablagestapel.
why-AK-P31 = Diese Karte hast du nicht auf der Hand.
why-AK-P5 = Mit dieser Waffe darfst du jetzt nicht angreifen: Der Effekt meint andere, oder dort ist keine.

# What simulations count

met-card-played = Karten gespielt
met-weapon-used = Waffen eingesetzt
met-ability-used = Fähigkeiten der Knights genutzt
met-homeworld-used = Fähigkeiten der Heimatwelt genutzt
met-boss-card-revealed = Boss-Karten aufgedeckt
met-tile-laid = Stufenplättchen gelegt
met-verb-used = Effektwörter ausgeführt

# Warum eine Wahl gut oder schlecht ist, in Hinweisen: „Das …“

judged-victory = entscheidet den Kampf auf der Stelle
judged-boss = fügt dem Boss { $amount } Schaden zu
judged-defeat = besiegt den Feind „{ $foe }“, bevor er mehr Schaden anrichtet
judged-weaken = schwächt den Feind „{ $foe }“
judged-shot = setzt „{ $card }“ ein
judged-energy = bringt dir Energie
judged-text = nutzt, was „{ $card }“ sonst noch bewirkt
judged-equip = macht „{ $card }“ für den nächsten Angriff bereit
judged-weapon = verstärkt deine Bewaffnung um „{ $card }“
judged-core = bringt dir mit „{ $card }“ später mehr Energie
judged-tech = verschafft dir „{ $card }“ für spätere Züge
judged-ballast = belastet dein Deck mit „{ $card }“
judged-overcharge = nutzt die Technologie sofort
judged-slot = lässt dich eine Waffe mehr bereithalten
judged-power = bringt dich deiner Fähigkeit näher
judged-idle = bringt im Augenblick zu wenig
judged-rest = lässt noch Energie für anderes übrig
judged-ability = nutzt deine Fähigkeit gut aus
judged-world-ability = nutzt die Fähigkeit der Heimatwelt gut aus
judged-patience = verschenkt einen vielleicht besseren Augenblick
judged-option = bringt euch etwas ein
judged-cost = hat seinen Preis
judged-wound = kostet { $other } Leben
judged-exhaust = lässt { $other } erschöpft zurück
judged-world-blow = trifft die Heimatwelt doppelt so hart
judged-heal = heilt { $other }
judged-benefit = hilft { $other }
judged-burden = wirft { $other } zurück
judged-arms-ally = bewaffnet { $other } früher
judged-ready = lässt { $other } gut gerüstet zum Zug kommen
judged-fresh = macht Platz für eine frische Karte
judged-gives-up = gibt „{ $card }“ her
judged-thin = befreit dein Deck von „{ $card }“
judged-recover = holt „{ $card }“ gleich zurück
judged-renew = räumt „{ $card }“ für etwas Besseres weg
judged-free = bringt „{ $card }“ umsonst ein
