# Names, cards and sentences of Astro Knights.

# Supply cards
card-bio_converter = Bio Converter
card-magnetic_holster = Magnetic Holster
card-deflector_field = Deflector Field
card-oracle_hub = Oracle Hub
card-nexus_port = Nexus Port
card-psionic_tether = Psionic Tether
card-targeting_sync = Targeting Sync
card-quantum_hack = Quantum Hack
card-dark_star_aura = Dark Star Aura
card-hyperion_anomaly = Hyperion Anomaly
card-nebula_wave = Nebula Wave
card-solarius_cell = Solarius Cell
card-heliosphere = Heliosphere
card-cosmic_particulate = Cosmic Particulate
card-chromerium_halo = Chromerium Halo
card-mag_field = Mag Field
card-tachyon_flow = Tachyon Flow
card-antimatter_current = Antimatter Current
card-infinitium_core = Infinitium Core
card-disruptor_pistol = Disruptor Pistol
card-phase_shield = Phase Shield
card-repulsor = Repulsor
card-psionic_needle = Psionic Needle
card-ballistic_array = Ballistic Array
card-lightning_cutlass = Lightning Cutlass
card-fractal_grenade = Fractal Grenade
card-particle_cannon = Particle Cannon
card-grav_hammer = Grav Hammer
card-scatterbeam = Scatterbeam
card-peacekeeper = Peacekeeper
card-warp_thrower = Warp Thrower
card-vibrax = Vibrax
card-arc_flare = Arc Flare
card-velocity_revolver = Velocity Revolver
card-scrambler = Scrambler
card-echo_ray = Echo Ray
card-fusion_sniper = Fusion Sniper

# Start cards
card-normium = Normium
card-blaster = Blaster
card-field_workshop = Field Workshop
card-overclocked_carbine = Overclocked Carbine
card-star_banner = Star Banner
card-field_medkit = Field Medkit
card-red_line_sabre = Red Line Sabre
card-spore_bloom = Spore Bloom

# Knights
knight-christina = Christina Ngara
knight-zack = Z.A.K.
knight-toli = Toli Iridia
knight-silas = Silas T'Ferran
knight-gavriil = Gavriil
knight-nasma = Nasma Gueramana

# Homeworlds
homeworld-quaris = Qaris
homeworld-new_atlantis = New Atlantis
homeworld-nisarin = Nisarin
homeworld-ylong = Ylong

# Bosses
boss-furion = Furion
boss-architect = Architect 0-815
boss-lunaris = Lunaris
boss-kontinnua = Continnua

# Foes
foe-roaming_titan = Roaming Titan
foe-tzorn = Tzorn the Conqueror
foe-fire_support = Fire Support
foe-debris_warden = Debris Warden
foe-darkiron_commander = Darkiron Commander
foe-loader_colossus = Loader Colossus
foe-avatar_of_the_moon = Avatar of the Moon
foe-paradox_hunter = Paradox Hunter
foe-chronophage = Chronophage
foe-escaped_experiment = Escaped Experiment
foe-entropy_warden = Entropy Warden
foe-sentry_droid = Sentry Droid
foe-assault_droid = Assault Droid
foe-repair_droid = Repair Droid
foe-demolition_droid = Demolition Droid
foe-jammer_droid = Jammer Droid
foe-builder_droid = Builder Droid
foe-lunarian_disciple = Lunarian Disciple
foe-resource_raider = Resource Raider
foe-moon_priestess = Moon Priestess
foe-crater_beast = Crater Beast
foe-tidecaller = Tidecaller
foe-herald_of_immortality = Herald of Immortality

# Cards of the bosses; foes are called alike in the row and on their cards
boss_card-roaming_titan = { foe-roaming_titan }
boss_card-tzorn = { foe-tzorn }
boss_card-fire_support = { foe-fire_support }
boss_card-relentless_barrage = Relentless Barrage
boss_card-thermionic_barricade = Thermionic Barricade
boss_card-collapsing_core = Collapsing Core
boss_card-gravity_well = Gravity Well
boss_card-debris_warden = { foe-debris_warden }
boss_card-wrath_of_the_star = Wrath of the Star
boss_card-assembly_line = Assembly Line
boss_card-target_matrix = Target Matrix
boss_card-system_overheat = System Overheat
boss_card-darkiron_commander = { foe-darkiron_commander }
boss_card-loader_colossus = { foe-loader_colossus }
boss_card-total_reprogramming = Total Reprogramming
boss_card-moonbeam = Moonbeam
boss_card-exploitation = Exploitation
boss_card-call_of_the_faithful = Call of the Faithful
boss_card-avatar_of_the_moon = { foe-avatar_of_the_moon }
boss_card-ebb_and_flow = Ebb and Flow
boss_card-eclipse = Eclipse
boss_card-time_tear = Time Tear
boss_card-deja_vu = Déjà Vu
boss_card-paradox_hunter = { foe-paradox_hunter }
boss_card-chronophage = { foe-chronophage }
boss_card-rapid_decay = Rapid Decay
boss_card-escaped_experiment = { foe-escaped_experiment }
boss_card-time_loop = Time Loop
boss_card-entropy_warden = { foe-entropy_warden }
boss_card-stolen_future = Stolen Future
boss_card-end_of_time = End of Time
boss_card-vacuum_mortar = Vacuum Implosion Mortar
boss_card-plasma_howitzer = Plasma Howitzer
boss_card-railgun_volley = Railgun Volley
boss_card-shrapnel_rockets = Shrapnel Rockets
boss_card-emp_torpedo = EMP Torpedo
boss_card-jammer_bomb = Jammer Bomb
boss_card-melting_beam = Melting Beam
boss_card-singularity_shell = Singularity Shell
boss_card-nova_cannon = Nova Cannon
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
difficulty-normal = normal
difficulty-expert = expert
difficulty-nightmare = nightmare
level_tile-furion-2 = { boss-furion }, level 2
level_tile-furion-3 = { boss-furion }, level 3
level_tile-architect-2 = { boss-architect }, level 2
level_tile-architect-3 = { boss-architect }, level 3
level_tile-architect-4 = { boss-architect }, level 4
level_tile-architect-5 = { boss-architect }, level 5
level_tile-lunaris-2 = { boss-lunaris }, level 2
level_tile-lunaris-3 = { boss-lunaris }, level 3
level_tile-lunaris-4 = { boss-lunaris }, level 4
level_tile-kontinnua-2 = { boss-kontinnua }, level 2
level_tile-kontinnua-3 = { boss-kontinnua }, level 3
difficulty_tile-furion-expert = { boss-furion }, { difficulty-expert }
difficulty_tile-furion-nightmare = { boss-furion }, { difficulty-nightmare }
difficulty_tile-architect-expert = { boss-architect }, { difficulty-expert }
difficulty_tile-architect-nightmare = { boss-architect }, { difficulty-nightmare }
difficulty_tile-lunaris-expert = { boss-lunaris }, { difficulty-expert }
difficulty_tile-lunaris-nightmare = { boss-lunaris }, { difficulty-nightmare }
difficulty_tile-kontinnua-expert = { boss-kontinnua }, { difficulty-expert }
difficulty_tile-kontinnua-nightmare = { boss-kontinnua }, { difficulty-nightmare }

# Order cards
order_card-boss = boss
order_card-player_1 = 1
order_card-player_2 = 2
order_card-player_3 = 3
order_card-extra = EXTRA
order_card-pair_12 = 1/2
order_card-pair_34 = 3/4
order_card-time_bubble = Time Bubble

# Supply piles
pile-core_low = low cores
pile-core_high = high cores
pile-tech = techs
pile-weapon_low = low weapons
pile-weapon_mid = middle weapons
pile-weapon_high = high weapons

# --- What cards do -------------------------------------------------------------------------------

# When a text counts
hook-on_acquire = ACQUIRE – { $effects }.
hook-on_equip = EQUIP – { $effects }.
hook-on_play = PLAY – { $effects }.
hook-on_attack = ATTACK – { $effects }.
hook-ability = ABILITY – { $effects }.
hook-on_instant = INSTANT – { $effects }.
hook-on_activate = ACTIVATION – { $effects }.
hook-on_resolve = STRIKE – { $effects }.
hook-setup = SETUP – { $effects }.
hook-tile_setup = SETUP – { $effects }.
hook-time_bubble = TIME BUBBLE – { $effects }.
hook-turn_end = END OF THE BOSS TURN – { $effects }.
hook-turn_end-while = END OF THE BOSS TURN, as long as { $cond } – { $effects }.
hook-special_empty = { special-deck } EMPTY – { $effects } instead of a card being revealed.
hook-special_reshuffle = { special-deck } EMPTY – its discard is shuffled into a new deck.
hook-on_exhaust = WHEN A KNIGHT BECOMES EXHAUSTED – { $effects }.
special-deck =
    { $flavour ->
        [architect] DROID DECK
        [furion] BOMBARDMENT DECK
        [lunaris] REINFORCEMENT DECK
       *[other] SPECIAL DECK
    }

# Values of pieces
about-knight = { $life } life, { $slots } to { $slots_max } slots, ability at { $power_max } power.
about-homeworld = { $life } life, ability at { $power_max } power.
about-boss = { $life } life, { $levels } levels, track from { $low } to { $high } (starting at { $start }).
about-foe = Foe with { $life } life.
about-level_tile = New foes have { $n } more life.
about-difficulty_tile = The boss has { $n } more life.

# Joining effects
and = { $first } and { $second }
or = { $first } OR { $second }

# Who does it
lead =
    { $form ->
        [bare] { "" }
       *[full] { $mood ->
            [may-second] { subject } may{ " " }
            [may-third] { subject } may{ " " }
            [may-plural] { subject } may{ " " }
           *[other] { subject }{ " " }
        }
    }
subject =
    { $who ->
        [you] you
        [player] a player
        [ally] an ally
        [that_player] that player
        [each_player] each player
        [each_ally] each ally
        [total] the players
        [lowest_life] the player with the lowest life
        [most_weapons] the player with the most equipped weapons
        [highest_cost_weapon] the player with the costliest equipped weapon
        [homeworld] the homeworld
        [all_foes] every foe in play
        [special_foes] { $flavour ->
            [architect] every droid in play
            [lunaris] every reinforcement in play
           *[other] every foe of the special deck
        }
       *[boss] { $flavour ->
            [none] the boss
            [architect] the Architect
           *[other] { $boss }
        }
    }

# How much, and of what
in-total =
    { $who ->
        [total] { " " }in total
       *[other] { "" }
    }
and-more =
    { $of ->
        [none] { "" }
       *[other] { $more ->
            [0] { " " }{ per-thing }
           *[other] , plus { $more } { per-thing }
        }
    }
per-thing =
    { $of ->
        [other_weapons] for each other weapon you have equipped
        [weapons] for each weapon you have equipped
        [hand_of_that_player] for each card in that player's hand
        [track] for each point the track shows
       *[special_foes] { $flavour ->
            [architect] for each droid in play
            [lunaris] for each reinforcement in play
           *[other] for each foe of the special deck
        }
    }
slots-word =
    { $n ->
        [one] { $n } slot
       *[other] { $n } slots
    }
cards-word =
    { $kind ->
        [core] { $n ->
            [one] { $n } energy core
           *[other] { $n } energy cores
        }
        [tech] { $n ->
            [one] { $n } tech
           *[other] { $n } techs
        }
        [weapon] { $n ->
            [one] { $n } weapon
           *[other] { $n } weapons
        }
       *[any] { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }
    }
from-zones =
    { $zones ->
        [hand] { $who ->
            [you] from your hand
           *[other] from hand
        }
        [discard] { $who ->
            [you] from your discard
            [total] from their discards
           *[other] from the discard
        }
        [play] { $who ->
            [you] from your play area
           *[other] from the play area
        }
        [hand-discard] from hand or discard
        [hand-play] from hand or play area
        [discard-play] from discard or play area
       *[other] from hand, discard or play area
    }

# Effects on players
verb-energy =
    { lead }{ $mood ->
        [third] gains { $n } energy{ and-more }
       *[other] gain { $n } energy{ and-more }
    }
verb-power =
    { lead }{ $loss ->
        [0] { $mood ->
            [third] gains { $n } power{ in-total }{ and-more }
           *[other] gain { $n } power{ in-total }{ and-more }
        }
       *[1] { $mood ->
            [third] loses { $n } power{ in-total }{ and-more }
           *[other] lose { $n } power{ in-total }{ and-more }
        }
    }
verb-slot =
    { lead }{ $loss ->
        [0] { $mood ->
            [third] gains { slots-word }{ in-total }{ and-more }
           *[other] gain { slots-word }{ in-total }{ and-more }
        }
       *[1] { $mood ->
            [third] loses { slots-word }{ in-total }{ and-more }
           *[other] lose { slots-word }{ in-total }{ and-more }
        }
    }
verb-heal =
    { lead }{ $mood ->
        [third] heals { $n } life{ in-total }{ and-more }
       *[other] heal { $n } life{ in-total }{ and-more }
    }
verb-suffer =
    { lead }{ $mood ->
        [third] suffers { $n } damage{ in-total }{ and-more }
       *[other] suffer { $n } damage{ in-total }{ and-more }
    }
verb-draw =
    { lead }{ $mood ->
        [third] draws { draw-word }{ in-total }{ and-more }
       *[other] draw { draw-word }{ in-total }{ and-more }
    }
draw-word =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
verb-discard =
    { lead }{ $mood ->
        [third] discards { hand-word }{ in-total }{ and-more }
       *[other] discard { hand-word }{ in-total }{ and-more }
    }
hand-word =
    { $n ->
        [one] { $n } card from hand
       *[other] { $n } cards from hand
    }
verb-destroy =
    { lead }{ $mood ->
        [third] destroys { cards-word }{ in-total }{ and-more } { from-zones }
       *[other] destroy { cards-word }{ in-total }{ and-more } { from-zones }
    }
verb-recover =
    { lead }{ $mood ->
        [third] takes { cards-word }{ in-total }{ and-more } { from-zones } back into hand
       *[other] take { cards-word }{ in-total }{ and-more } { from-zones } back into hand
    }
verb-equip =
    { lead }{ $mood ->
        [third] equips { cards-word } { from-zones }
       *[other] equip { cards-word } { from-zones }
    }
verb-acquire =
    { lead }{ $mood ->
        [third] acquires { acquired }{ acquired-to }
       *[other] acquire { acquired }{ acquired-to }
    }
acquired =
    { cards-word }{ $max_cost ->
        [0] { "" }
       *[other] { " " }costing at most { $max_cost }
    } from the supply for free
acquired-to =
    { $to ->
        [deck_top] { $who ->
            [you] , which goes on top of your deck
           *[other] , which goes on top of that player's deck
        }
        [hand] { $who ->
            [you] , which goes to your hand
           *[other] , which goes to that player's hand
        }
       *[discard] { "" }
    }
verb-destroy_supply =
    { $mood ->
        [second] { $form ->
            [bare] destroy the top card of a supply pile
           *[full] the top card of a supply pile is destroyed
        }
       *[other] { lead }destroy the top card of a supply pile
    }
verb-attack =
    { lead }{ $mood ->
        [third] attacks with { attack-weapons }
       *[other] attack with { attack-weapons }
    }{ $keep ->
        [1] , and nothing is discarded afterwards
       *[other] { "" }
    }
attack-weapons =
    { $up_to ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $own ->
        [1] { $n ->
            [one] { $n } of your equipped weapons
           *[other] { $n } of your equipped weapons
        }
       *[other] { $n ->
            [one] { $n } equipped weapon of any player
           *[other] { $n } equipped weapons of any players
        }
    }

# Effects on the boss and its foes
verb-damage =
    { $mood ->
        [to] deal { damage-words }
       *[other] deal { damage-words }
    }
damage-words =
    { $n } damage{ $foes ->
        [1] { " " }to 1 foe
       *[other] { "" }
    }{ and-more }{ $split ->
        [1] , divided as you like
       *[other] { "" }
    }
verb-defeat =
    { lead }{ $mood ->
        [third] defeats 1 foe
       *[other] defeat 1 foe
    }
verb-boost =
    { lead }{ $mood ->
        [third] raises all further damage of this attack by { $n }{ and-more }
       *[other] raise all further damage of this attack by { $n }{ and-more }
    }
verb-turn_rule =
    { $rule ->
        [tech_gains_to_hand] every tech you acquire this turn goes to your hand
       *[next_weapon_to_ally_deck_top] you may put the next weapon you acquire this turn on top of an ally's deck
    }

# Effects that steer others
verb-choose = { $options }
verb-trade = { lead }{ $cost } to { $gain }
verb-exchange =
    { $may ->
        [1] if you like: { $cost }, and in return: { $gain }
       *[other] { $cost }, and in return: { $gain }
    }
verb-seq = { lead }{ $effects }
verb-if = { $yes } if { $cond }
verb-if-several = if { $cond }: { $yes }
verb-if-else = if { $cond }: { $yes }, otherwise: { $no }
cond-slots_full = you have your maximum of slots
cond-defeated_foe = this attack has defeated a foe
cond-track_min = the track is at { $n } or higher
cond-track_max = the track is at { $n } or lower
cond-level_min = the boss is on level { $n } or higher
cond-special_foes_min =
    { $flavour ->
        [architect] { $n ->
            [one] at least { $n } droid is in play
           *[other] at least { $n } droids are in play
        }
        [lunaris] { $n ->
            [one] at least { $n } reinforcement is in play
           *[other] at least { $n } reinforcements are in play
        }
       *[other] { $n ->
            [one] at least { $n } foe of the special deck is in play
           *[other] at least { $n } foes of the special deck are in play
        }
    }

# Effects of the boss
verb-destroy_this =
    { $form ->
        [bare] { $mood ->
            [third] destroys this card
           *[other] destroy this card
        }
       *[full] this card is destroyed
    }
verb-discard_this = this foe goes on its discard
verb-track =
    { $wrap ->
        [1] the track marker moves on by { $n ->
            [one] { $n } field
           *[other] { $n } fields
        }, from the last one to the first
       *[other] { $loss ->
            [1] the track falls by { $n }
           *[other] the track rises by { $n }
        }
    }
verb-track_set = the track is set to { $n }
verb-by_track = then the field reached counts ({ $fields })
track-field = { $n }: { $effects }
verb-special =
    { $flavour ->
        [architect] { $n ->
            [one] { $n } droid is revealed
           *[other] { $n } droids are revealed
        }
        [furion] { $n ->
            [one] { $n } bombardment card is revealed
           *[other] { $n } bombardment cards are revealed
        }
        [lunaris] { $n ->
            [one] { $n } reinforcement is revealed
           *[other] { $n } reinforcements are revealed
        }
       *[other] { $n ->
            [one] { $n } special card is revealed
           *[other] { $n } special cards are revealed
        }
    }
verb-special_shuffle =
    { $flavour ->
        [architect] the droid discard is shuffled into the droid deck
        [furion] the bombardment discard is shuffled into the bombardment deck
        [lunaris] the reinforcement discard is shuffled into the reinforcement deck
       *[other] the special discard is shuffled into the special deck
    }
verb-activate = the leftmost foe resolves its ACTIVATION text
verb-order =
    { $op ->
        [add_time_bubble] the Time Bubble is shuffled into the order deck
        [boss_back] 1 boss order card from the order discard is shuffled into the order deck
        [bubble_back] the Time Bubble is shuffled from the order discard into the order deck
       *[bury_player_top] the top order card is shown and, if it calls a player, goes to the bottom of the order deck, otherwise it stays on top
    }

# What questions are about
named-card = { $card }
named-boss_card = { $boss_card }
named-knight = { $knight }
named-homeworld = { $homeworld }
named-boss = { $boss }
named-level_tile = { $level_tile }
which-discard = which card of your hand do you discard?
which-destroy =
    { $kind ->
        [core] which energy core do you destroy?
        [weapon] which weapon do you destroy?
        [tech] which tech do you destroy?
       *[any] which card do you destroy?
    }
which-recover =
    { $kind ->
        [core] which energy core do you take back into your hand?
        [weapon] which weapon do you take back into your hand?
        [tech] which tech do you take back into your hand?
       *[any] which card do you take back into your hand?
    }
which-equip = which weapon do you equip?
handle-card =
    { $kind ->
        [weapon] equip { $card }
       *[other] play { $card }
    }

# --- The game ------------------------------------------------------------------------------------

game-tagline = One to four Astro Knights together defend a homeworld against a boss, with decks that are never shuffled.

# What help shows as examples
example-move = supply tech
example-why = overcharge
example-card = Magnetic Holster
example-rule = AK-P14
example-place = foe 1

# Start options
option-first_game = First game
    .text = The recommended knights, in this order: { knight-christina }, { knight-zack }, { knight-toli }, { knight-silas }.
option-knights = Knights
    .text = Which knights take part, in the order of the seats; without it they are drawn.
option-boss = Boss
    .text = Whom you fight: { boss-furion }, { boss-architect }, { boss-lunaris }, { boss-kontinnua } or a random one; for a first game { boss-furion } is recommended.
option-homeworld = Homeworld
    .text = Which world you defend: { homeworld-quaris }, { homeworld-new_atlantis }, { homeworld-nisarin }, { homeworld-ylong } or a random one.
option-difficulty = Difficulty
    .text = How strong the boss is: { difficulty-normal }, { difficulty-expert } or { difficulty-nightmare }.
option-extra_token = EXTRA token
    .text = Who has it at the beginning with three knights: 0 is the first seat, 1 the second, 2 the third.
option-boss_may_exceed_start_life = Boss above its start life
    .text = Whether healing can give the boss more life than it began with.

# Where damage went, and how it ended
source-boss = Damage to the boss
source-foes = Damage to foes
reason-victory = The boss is defeated.
reason-homeworld = The homeworld has fallen.
reason-exhausted = All knights are exhausted.
reason-deck = The boss has run through its last level.

# --- What happened -------------------------------------------------------------------------------

# Setup and turn order
event-game-started = Knights in action: { $knights } – for { $homeworld }, against { $boss }.
event-order-card-drawn = Order card: { $order_card }.
event-order-card-revealed = The top order card is { $order_card }.
event-order-card-back = Shuffled in from the order discard: { $order_card }.
event-order-reshuffled = The order deck is shuffled anew.
event-turn-started = Turn { $turn }: { $knight } acts ({ $seat }).
event-boss-turn-started = It is the turn of { $boss } (level { $level }).

# Cards of players
event-card-played = { $seat } plays { $card }.
event-tech-overcharged = { $seat } overcharges { $card }.
event-weapon-equipped = { $seat } equips { $card }.
event-weapon-used =
    { $own ->
        [1] { $seat } attacks with { $card }.
       *[other] { $seat } attacks with { $card } of { $other }.
    }
event-ability-used = { $seat } uses the ability of { $knight }!
event-homeworld-used = { $seat } uses the ability of the homeworld { $homeworld }.
event-card-acquired = { $seat } acquires { $card }.
event-card-placed =
    { $place ->
        [hand] { $card } goes to the hand of { $seat }.
       *[deck_top] { $card } goes on top of the deck of { $seat }.
    }
event-card-drawn = { $seat } draws { $card }.
event-deck-turned = { $seat } turns over the discard, which is the deck now.
event-card-discarded = { $seat } discards { $card }.
event-card-destroyed = { $seat } destroys { $card }.
event-card-recovered = { $seat } takes { $card } back into hand.
event-supply-turned-up = New in the supply: { $card } ({ $pile }).

# Energy, power, slots
event-energy-gained = { $seat } gains { $count } energy and now has { $energy }.
event-power-gained = { $seat } gains { $count } power and now has { $power }.
event-power-lost = { $seat } loses { $count } power and now has { $power }.
event-homeworld-power-gained = The homeworld gains { $count } power and now has { $power }.
event-homeworld-power-lost = The homeworld loses { $count } power and now has { $power }.
event-slot-gained =
    { $count ->
        [one] { $seat } gains { $count } slot and now has { $slots }.
       *[other] { $seat } gains { $count } slots and now has { $slots }.
    }
event-slot-lost =
    { $count ->
        [one] { $seat } loses { $count } slot and now has { $slots }.
       *[other] { $seat } loses { $count } slots and now has { $slots }.
    }

# Boss and foes
event-boss-hit = { $seat } deals { $count } damage to the boss, who has { $life } life left.
event-foe-hit = { $seat } hits { $foe }: { $count } damage, { $life } life left.
event-foe-defeated = { $seat } defeats { $foe }.
event-foe-left = { $foe } leaves play.
event-foe-entered = { $foe } enters play with { $life } life.
event-foe-activated = { $foe } activates.
event-foe-healed = { $foe } heals { $count } life and now has { $life }.
event-boss-healed = The boss heals { $count } life and now has { $life }.
event-boss-card-revealed = Revealed: { $boss_card }.
event-boss-card-destroyed = { $boss_card } is destroyed.
event-boss-levelled = { $boss } rises to level { $level }!
event-specials-shuffled = The special deck is shuffled anew.
event-track-moved = The track is at { $track } now.

# Knights and homeworld
event-knight-hit = { $seat } suffers { $count } damage and has { $life } life left.
event-knight-healed = { $seat } heals { $count } life and now has { $life }.
event-knight-exhausted = { $seat } is exhausted!
event-damage-passed = { $seat } is exhausted, so the damage hits the homeworld{ times }.
event-damage-left = The damage left over hits the homeworld{ times }.
times =
    { $factor ->
        [1] { "" }
        [2] , doubled
       *[other] , times { $factor }
    }
event-homeworld-hit = The homeworld suffers { $count } damage and has { $life } life left.
event-homeworld-healed = The homeworld heals { $count } life and now has { $life }.
event-game-ended = The game is over. { $reason }

# --- What is asked -------------------------------------------------------------------------------

ask-attack-step =
    { $too_many ->
        [0] { $seat }, which weapon do you attack with? The actions come afterwards.
       *[other] { $seat }, which weapon do you attack with? You have more weapons than slots and must attack.
    }
ask-action-step = { $seat }, what do you do? You have { $energy } energy.
ask-clear-area = { $seat }, which played card goes on your discard next? You will draw them again in this order.
ask-discard-hand = { $seat }, do you discard a card of your hand before you draw?
ask-pair-seat = Which of the two has the turn? The other one follows with the next card { $order_card }.
ask-ally-deck = { $seat }, where does the weapon go that you acquired? It is { $card }.
ask-pick-seat = { $origin } – { $effect }. Who is it?
ask-pick-unit =
    { $origin } – { $effect }. { $left } to go: who is next?
ask-pick-target =
    { $amount ->
        [0] { $origin } – which foe do you defeat?
       *[other] { $origin } – { $amount } damage. Whom do you hit?
    }
ask-split = { $origin } – { $left } damage left to divide. Where does the next point go?
ask-pick-option = { $origin } – which of these happens?
ask-pick-supply =
    { $mine ->
        [1] { $origin } – { $effect }. Which card is it?
       *[other] { $origin } – { $effect }. Which card does { $other } get?
    }
ask-pick-card =
    { $left ->
        [one] { $seat }: { $origin } – { $request }
       *[other] { $seat }: { $origin } – { $request } { $left } cards to go.
    }
ask-pick-weapon =
    { $left ->
        [one] { $origin } – which weapon do you attack with?
       *[other] { $origin } – which weapon do you attack with? { $left } attacks are left.
    }
ask-confirm = { $seat }: { $origin } – { $effect }. Do you want that?

# --- What can be chosen --------------------------------------------------------------------------

choice-end = none of these
choice-attack-step-end = end the attack, go on to the actions
choice-action-step-end = end the actions
choice-discard-hand-end = discard nothing more, draw
choice-ally-deck-end =
    { $to ->
        [deck_top] on your own deck
        [hand] into your own hand
       *[discard] on your own discard
    }
choice-pick-unit-end = stop
choice-pick-supply-end = no card
choice-pick-card-end = no card
choice-pick-weapon-end = do not attack
choice-confirm-end = no
choice-yes = yes
choice-option = { $script }
choice-seat =
    { $other } ({ $knight }, { $exhausted ->
        [1] exhausted
       *[other] { $life } life
    }, { $hand ->
        [one] { $hand } card in hand
       *[other] { $hand } cards in hand
    })
choice-ally-deck-seat = on top of the deck of { $other } ({ $knight })
choice-boss = { $boss } ({ $life } life)
choice-split-boss = { $boss } ({ $life } life, assigned so far: { $given })
choice-foe = { $foe } ({ $life } life, place { $place })
choice-split-foe = { $foe } ({ $life } life, place { $place }, assigned so far: { $given })
choice-supply =
    { $left ->
        [one] acquire { $card } ({ $cost } energy, the last card)
       *[other] acquire { $card } ({ $cost } energy, { $left } cards in the pile)
    }
choice-pick-supply-supply = { $card } (cost { $cost })
choice-overcharge = overcharge { $card } ({ $cost } energy)
choice-slot = buy 1 slot ({ $cost } energy)
choice-power = buy 1 power ({ $cost } energy)
choice-knight = use your ability ({ $knight })
choice-homeworld = use the ability of the homeworld { $homeworld }
choice-hand = { $card } (hand)
choice-action-step-hand = { $handling }
choice-discard-hand-hand = discard { $card }
choice-discard = { $card } (discard)
choice-area = { $card } (play area)
choice-clear-area-area = { $card }
choice-weapon =
    attack with { $card }{ $mine ->
        [1] { "" }
       *[other] { " " }of { $other }
    }{ $copies ->
        [one] { "" }
       *[other] { " " }(slot { $place })
    }

# --- Why something is refused --------------------------------------------------------------------

why-AK-1 = Nobody plays on that seat.
why-AK-A16 = This weapon has attacked by the same effect already.
why-AK-A25 = The benefit of an OR must go to somebody who can use the most of it.
why-AK-A30 = This foe cannot take more damage; assign the rest to others.
why-AK-C10 = An ally is meant, and that is never you yourself.
why-AK-C11 = This player cannot take or give any more of it.
why-AK-C13 = This pile is empty: there is nothing to destroy.
why-AK-C14 = This pile is empty: there is nothing to acquire.
why-AK-C3 = This is compulsory: only what the card leaves open may be left out.
why-AK-C4 = Another possibility can be carried out further, so this one may not be chosen.
why-AK-C8 = That does not fit what the card demands.
why-AK-C9 = Somebody else can carry out more of it; as much of it as possible must take place.
why-AK-D12 = An exhausted knight cannot be healed any more; choose somebody else.
why-AK-D13 = An exhausted knight does not count when the lowest life is asked for.
why-AK-D2 = There is no target that this damage may hit.
why-AK-O5 = The order card does not call that seat.
why-AK-P1 = Attacks are the first step of your turn, with your own equipped weapons only; everything else comes afterwards.
why-AK-P12 = You do not have this energy core in your hand.
why-AK-P13 = You do not have this tech in your hand.
why-AK-P14 = You lack the energy to overcharge, or there is no tech.
why-AK-P15 = You have no free slot for this weapon, or you do not have it in your hand.
why-AK-P16 = You lack the energy for it, or the pile is empty.
why-AK-P17 = You lack the energy for it, or you have all your slots already.
why-AK-P18 = You lack the energy for it, or your power bar is full.
why-AK-P19 = Your power bar is not full yet.
why-AK-P2 = You have more weapons than slots and must attack with one of them first.
why-AK-P20 = The power bar of the homeworld is not full yet.
why-AK-P30 = Other cards are in your play area; all of them go on your discard.
why-AK-P31 = You do not have this card in your hand.
why-AK-P5 = You cannot attack with this weapon now: the effect means others, or there is none.

# What simulations count

met-card-played = Cards played
met-weapon-used = Weapons used
met-ability-used = Abilities of knights used
met-homeworld-used = Abilities of homeworlds used
met-boss-card-revealed = Boss cards revealed
met-tile-laid = Level tiles laid
met-verb-used = Verbs of effects carried out

# Why a choice is good or bad, as a hint tells it: "It …"

judged-victory = wins the fight on the spot
judged-boss = deals { $amount } damage to the boss
judged-defeat = defeats { $foe } before it does more harm
judged-weaken = wears down { $foe }
judged-shot = puts { $card } to use
judged-energy = gives you energy to spend
judged-text = makes use of what else { $card } does
judged-equip = readies { $card } for the next attack
judged-weapon = adds { $card } to your weapons
judged-core = gives you more energy later on, thanks to { $card }
judged-tech = gives you { $card } for later turns
judged-ballast = clogs your deck with { $card }
judged-overcharge = makes use of the tech at once
judged-slot = lets you keep one more weapon ready
judged-power = brings you closer to your ability
judged-idle = brings too little at the moment
judged-rest = leaves energy for something else
judged-ability = makes good use of your ability
judged-world-ability = makes good use of the homeworld's ability
judged-patience = gives away the chance of a better moment
judged-option = brings you something
judged-cost = has its price
judged-wound = costs { $other } life
judged-exhaust = exhausts { $other }
judged-world-blow = hits the homeworld twice as hard
judged-heal = heals { $other }
judged-benefit = helps { $other }
judged-burden = sets { $other } back
judged-arms-ally = arms { $other } sooner
judged-ready = calls on { $other }, who is well prepared
judged-fresh = makes room for a fresh card
judged-gives-up = gives up { $card }
judged-thin = rids your deck of { $card }
judged-recover = brings { $card } back at once
judged-renew = clears { $card } away for something better
judged-free = gets { $card } for nothing
