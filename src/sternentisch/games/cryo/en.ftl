# Names, cards and sentences of Cryo.

# Resources; one unit of something as a cost
resource-crystal = crystal
resource-organics = organics
resource-tech = tech
resource-nanite = nanite
resource-energy = energy
due-crystal = 1 crystal
due-organics = 1 organics
due-tech = 1 tech
due-card = 1 card from your hand

# The ship
direction-north = North
direction-east = East
direction-south = South
direction-west = West
section-engineering = Engineering
section-laboratory = Laboratory
section-rnd = Research & Development
section-dispatch = Dispatch
chamber-engineering-1 = chamber 1 ({ section-engineering })
chamber-engineering-2 = chamber 2 ({ section-engineering })
chamber-engineering-3 = chamber 3 ({ section-engineering })
chamber-laboratory-1 = chamber 1 ({ section-laboratory })
chamber-laboratory-2 = chamber 2 ({ section-laboratory })
chamber-laboratory-3 = chamber 3 ({ section-laboratory })
chamber-rnd-1 = chamber 1 ({ section-rnd })
chamber-rnd-2 = chamber 2 ({ section-rnd })
chamber-rnd-3 = chamber 3 ({ section-rnd })
chamber-dispatch-1 = chamber 1 ({ section-dispatch })
chamber-dispatch-2 = chamber 2 ({ section-dispatch })
chamber-dispatch-3 = chamber 3 ({ section-dispatch })
space-C1 = space C1
space-C2 = space C2
space-C3 = space C3
space-C4 = space C4
space-C5 = space C5
space-O1 = space O1
space-O2 = space O2
space-O3 = space O3
space-O4 = space O4
space-O5 = space O5
space-T1 = space T1
space-T2 = space T2
space-T3 = space T3
space-T4 = space T4
space-T5 = space T5
salvage-1 = salvage space 1
salvage-2 = salvage space 2
salvage-3 = salvage space 3
salvage-4 = salvage space 4
salvage-5 = salvage space 5
salvage-6 = salvage space 6
salvage-7 = salvage space 7
salvage-8 = salvage space 8
salvage-9 = salvage space 9

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
action-stasis-eng = Stasis Control ({ section-engineering })
action-stasis-lab = Stasis Control ({ section-laboratory })
action-stasis-rnd = Stasis Control ({ section-rnd })
action-stasis-dis = Stasis Control ({ section-dispatch })
action-reactor-w = Reactor
action-reactor-e = Reactor
action-converter-w = Converter
action-converter-e = Converter
action-computer-w = Computer
action-computer-e = Computer
action-scout-w = Scout
action-scout-n = Scout
action-send = Send crew to salvage
action-fetch = Recall crew
action-launch = Launch

# Actions of the platform
platform-custom1 = Custom Build I
platform-wake = Wake Up
platform-recharge = Recharge
platform-custom2 = Custom Build II
platform-nanoforge = Nanite Forge
platform-plan = Plan

# Resource tiles, called by their rewards
tile-RC1 = crystal + energy
tile-RC2 = crystal + organics
tile-RC3 = crystal + tech
tile-RC4 = crystal or organics
tile-RC5 = crystal or tech
tile-RC6 = card action
tile-RO1 = organics + energy
tile-RO2 = organics + crystal
tile-RO3 = organics + tech
tile-RO4 = organics or crystal
tile-RO5 = organics or tech
tile-RO6 = card action
tile-RT1 = tech + energy
tile-RT2 = tech + crystal
tile-RT3 = tech + organics
tile-RT4 = tech or crystal
tile-RT5 = tech or organics
tile-RT6 = card action

# Incident tiles
incident-IE1 = Sabotage
incident-IE2 = Plunder (2 crystals)
incident-IE3 = Plunder (2 organics)
incident-IE4 = Plunder (2 tech)
incident-IE5 = Plunder (2 energy)
incident-IE6 = Plunder (1 card action)
incident-IE7 = Plunder (1 nanite)
incident-IL1 = Sabotage
incident-IL2 = Plunder (3 energy)
incident-IL3 = Plunder (2 nanites)
incident-IL4 = Plunder (2 card actions)
incident-IL5 = Plunder (1 crystal, 1 organics and 1 tech)
incident-IL6 = Plunder (2 organics and 1 energy)
incident-IL7 = Plunder (2 tech and 1 energy)
incident-IS1 = Sunset

# Caves and tunnels
cave_tile-S1 = Crystal Grotto
cave_tile-S2 = Crystal Cleft
cave_tile-S3 = Fungal Grotto
cave_tile-S4 = Moss Cleft
cave_tile-S5 = Ore Grotto
cave_tile-S6 = Ore Cleft
cave_tile-S7 = Steam Chamber
cave_tile-S8 = Lake Chamber
cave_tile-L1 = Steam Hall
cave_tile-L2 = Lake Hall
cave_tile-L3 = Geode Hall
cave_tile-L4 = Crystal Dome
cave_tile-L5 = Fungal Dome
cave_tile-L6 = Ore Dome
cave-K01 = cave 1
cave-K02 = cave 2
cave-K03 = cave 3
cave-K04 = cave 4
cave-K05 = cave 5
cave-K06 = cave 6
cave-K07 = cave 7
cave-K08 = cave 8
cave-K09 = cave 9
cave-K10 = cave 10
cave-K11 = cave 11
cave-K12 = cave 12
tunnel-T1 = tunnel section 1
tunnel-T2 = tunnel section 2
tunnel-T3 = tunnel section 3
tunnel-T4 = tunnel section 4
tunnel-T5 = tunnel section 5
tunnel-T6 = tunnel section 6
tunnel-T7 = tunnel section 7

# What upgrades do, in a few words; what missions count
perk-cave-sight = look at face-down caves
perk-scout-gain = resources whenever a cave is scouted
perk-supercharge = launches for half the energy
perk-damaged-docks = use damaged docks
perk-automation = one more platform action per recall
perk-prototype = reward on installing for 1 resource
perk-early-warning = one pod escapes each sabotage
perk-vehicle-room = room for one more pod in each vehicle
perk-stasis-discount = Stasis Control for 1 less
perk-overclock = second action at a dock for 1 tech
goal-ground_scanner = 1 point for each cave in which you have pods
goal-supercharge = 1 point for each energy you have left
goal-interface = 1 point for each incident tile you have collected
goal-wakeup_protocol = 1 point for each pod in the cave where you have the most
goal-automation = 1 point for each resource tile in your slots
goal-prototype = 1 point for every 2 resources you have left
goal-early_warning = 2 points for each pod you have on salvage spaces
goal-overclock = 2 points for each cave in which you have 2 pods or more

# Cards: their three names, and their four uses
upgrade-ground_scanner = Ground Scanner
    .text = You may look at all face-down caves; when anybody turns one over with Scout, you included, you gain the resources of its settlement cost.
upgrade-supercharge = Supercharge
    .text = In a launch each energy counts as two: you pay half, rounded up.
upgrade-interface = Interface
    .text = Your drones may go to damaged docks.
upgrade-wakeup_protocol = Wake-up Protocol
    .text = Each of your vehicles holds one pod more, and with every Stasis Control the first pod is free.
upgrade-automation = Automation
    .text = After your drones have returned you may use one more complete platform action whose dock has no drone.
upgrade-prototype = Prototype
    .text = Whenever you install a resource tile, you may pay any 1 resource to gain its reward at once.
upgrade-early_warning = Early Warning
    .text = Before a sabotage hits a chamber, one of your pods escapes from it: to the next chamber, from chamber 3 to your platform.
upgrade-overclock = Overclock
    .text = After an action at a ship dock you may pay 1 tech and use another action beside the same dock.
mission-ground_scanner = Expansion
    .text = { goal-ground_scanner }.
mission-supercharge = Power Bank
    .text = { goal-supercharge }.
mission-interface = Plunder
    .text = { goal-interface }.
mission-wakeup_protocol = Fortress
    .text = { goal-wakeup_protocol }.
mission-automation = Industry
    .text = { goal-automation }.
mission-prototype = Reserve
    .text = { goal-prototype }.
mission-early_warning = Monument
    .text = { goal-early_warning }.
mission-overclock = Community
    .text = { goal-overclock }.
vehicle-ground_scanner = Rhino
    .text = Holds 4 pods.
vehicle-supercharge = Moth
    .text = Holds 2 pods; a launch with the Moth always costs just 1 energy.
vehicle-interface = Ram
    .text = Holds 3 pods.
vehicle-wakeup_protocol = Crab
    .text = Holds 4 pods.
vehicle-automation = Mole
    .text = Holds 4 pods.
vehicle-prototype = Shark
    .text = Holds 3 pods.
vehicle-early_warning = Spider
    .text = Holds 3 pods; when you play the Spider, one of your destroyed pods comes back.
vehicle-overclock = Turtle
    .text = Holds 3 pods.
use-ground_scanner-upgrade = { upgrade-ground_scanner } as an upgrade
use-ground_scanner-mission = { mission-ground_scanner } as a mission
use-ground_scanner-vehicle = { vehicle-ground_scanner } as a vehicle
use-ground_scanner-scrap = { upgrade-ground_scanner } as scrap
use-supercharge-upgrade = { upgrade-supercharge } as an upgrade
use-supercharge-mission = { mission-supercharge } as a mission
use-supercharge-vehicle = { vehicle-supercharge } as a vehicle
use-supercharge-scrap = { upgrade-supercharge } as scrap
use-interface-upgrade = { upgrade-interface } as an upgrade
use-interface-mission = { mission-interface } as a mission
use-interface-vehicle = { vehicle-interface } as a vehicle
use-interface-scrap = { upgrade-interface } as scrap
use-wakeup_protocol-upgrade = { upgrade-wakeup_protocol } as an upgrade
use-wakeup_protocol-mission = { mission-wakeup_protocol } as a mission
use-wakeup_protocol-vehicle = { vehicle-wakeup_protocol } as a vehicle
use-wakeup_protocol-scrap = { upgrade-wakeup_protocol } as scrap
use-automation-upgrade = { upgrade-automation } as an upgrade
use-automation-mission = { mission-automation } as a mission
use-automation-vehicle = { vehicle-automation } as a vehicle
use-automation-scrap = { upgrade-automation } as scrap
use-prototype-upgrade = { upgrade-prototype } as an upgrade
use-prototype-mission = { mission-prototype } as a mission
use-prototype-vehicle = { vehicle-prototype } as a vehicle
use-prototype-scrap = { upgrade-prototype } as scrap
use-early_warning-upgrade = { upgrade-early_warning } as an upgrade
use-early_warning-mission = { mission-early_warning } as a mission
use-early_warning-vehicle = { vehicle-early_warning } as a vehicle
use-early_warning-scrap = { upgrade-early_warning } as scrap
use-overclock-upgrade = { upgrade-overclock } as an upgrade
use-overclock-mission = { mission-overclock } as a mission
use-overclock-vehicle = { vehicle-overclock } as a vehicle
use-overclock-scrap = { upgrade-overclock } as scrap
card-ground_scanner = { upgrade-ground_scanner } / { mission-ground_scanner } / { vehicle-ground_scanner }
    .text = { use-ground_scanner-upgrade }: { upgrade-ground_scanner.text } { use-ground_scanner-mission }: { mission-ground_scanner.text } { use-ground_scanner-vehicle }: { vehicle-ground_scanner.text } { use-ground_scanner-scrap }: 1 nanite.
card-supercharge = { upgrade-supercharge } / { mission-supercharge } / { vehicle-supercharge }
    .text = { use-supercharge-upgrade }: { upgrade-supercharge.text } { use-supercharge-mission }: { mission-supercharge.text } { use-supercharge-vehicle }: { vehicle-supercharge.text } { use-supercharge-scrap }: 1 nanite.
card-interface = { upgrade-interface } / { mission-interface } / { vehicle-interface }
    .text = { use-interface-upgrade }: { upgrade-interface.text } { use-interface-mission }: { mission-interface.text } { use-interface-vehicle }: { vehicle-interface.text } { use-interface-scrap }: 1 crystal and 1 tech.
card-wakeup_protocol = { upgrade-wakeup_protocol } / { mission-wakeup_protocol } / { vehicle-wakeup_protocol }
    .text = { use-wakeup_protocol-upgrade }: { upgrade-wakeup_protocol.text } { use-wakeup_protocol-mission }: { mission-wakeup_protocol.text } { use-wakeup_protocol-vehicle }: { vehicle-wakeup_protocol.text } { use-wakeup_protocol-scrap }: 1 crystal and 1 organics.
card-automation = { upgrade-automation } / { mission-automation } / { vehicle-automation }
    .text = { use-automation-upgrade }: { upgrade-automation.text } { use-automation-mission }: { mission-automation.text } { use-automation-vehicle }: { vehicle-automation.text } { use-automation-scrap }: 1 crystal and 1 organics.
card-prototype = { upgrade-prototype } / { mission-prototype } / { vehicle-prototype }
    .text = { use-prototype-upgrade }: { upgrade-prototype.text } { use-prototype-mission }: { mission-prototype.text } { use-prototype-vehicle }: { vehicle-prototype.text } { use-prototype-scrap }: 1 organics and 1 tech.
card-early_warning = { upgrade-early_warning } / { mission-early_warning } / { vehicle-early_warning }
    .text = { use-early_warning-upgrade }: { upgrade-early_warning.text } { use-early_warning-mission }: { mission-early_warning.text } { use-early_warning-vehicle }: { vehicle-early_warning.text } { use-early_warning-scrap }: 1 organics and 1 tech.
card-overclock = { upgrade-overclock } / { mission-overclock } / { vehicle-overclock }
    .text = { use-overclock-upgrade }: { upgrade-overclock.text } { use-overclock-mission }: { mission-overclock.text } { use-overclock-vehicle }: { vehicle-overclock.text } { use-overclock-scrap }: 1 crystal and 1 tech.

# Parts of sentences: units, prices and rewards
units =
    { $lead ->
        [none] nothing
       *[other] { some-crystal }{ some-organics }{ some-tech }{ some-nanite }{ some-energy }
    }
some-crystal =
    { $crystal ->
        [0] { "" }
        [one] { $crystal } crystal
       *[other] { $crystal } crystals
    }
some-organics =
    { $organics ->
        [0] { "" }
       *[other] { $lead ->
            [organics] { "" }
           *[other] { $tail ->
                [organics] { " and " }
               *[other] { ", " }
            }
        }{ $organics } organics
    }
some-tech =
    { $tech ->
        [0] { "" }
       *[other] { $lead ->
            [tech] { "" }
           *[other] { $tail ->
                [tech] { " and " }
               *[other] { ", " }
            }
        }{ $tech } tech
    }
some-nanite =
    { $nanite ->
        [0] { "" }
       *[other] { $lead ->
            [nanite] { "" }
           *[other] { $tail ->
                [nanite] { " and " }
               *[other] { ", " }
            }
        }{ $nanite ->
            [one] { $nanite } nanite
           *[other] { $nanite } nanites
        }
    }
some-energy =
    { $energy ->
        [0] { "" }
       *[other] { $lead ->
            [energy] { "" }
           *[other] { " and " }
        }{ $energy } energy
    }
one-unit =
    { $or_due ->
        [none] { $due }
       *[other] { $due } or { $or_due }
    }
for-one-unit =
    { $due ->
        [none] for free
       *[other] for { $due }
    }
yield =
    { $reward ->
        [wake] 1 pod
        [cards] { $card_actions ->
            [one] { $card_actions } card action
           *[other] { $card_actions } card actions
        }
        [choice] { $pick } or { $or_pick }
       *[units] { units }
    }

# Parts of sentences: actions of docks and of the platform
at-dock =
    { $sort ->
        [space] { $tile ->
            [none] { $action } (empty): { yield }
           *[other] { $action }: { yield }
        }
        [stasis] Stasis Control: { $count ->
            [one] wake { $count } pod { $free ->
                [0] for { $due }
               *[other] for free
            }
           *[other] wake up to { $count } pods for { $due } each{ $free ->
                [0] { "" }
               *[other] , the first one for free
            }
        }
        [reactor] { $action }: up to 3 crystals into energy
        [converter] { $action }: up to 3 resources into nanites
        [computer] { $action }: up to 3 tech for cards
        [scout] { $action }: turn over a cave and settle it for { units }
        [send] { $action }: 1 pod to a salvage space
        [fetch] { $action }: up to 3 pods from salvage spaces
        [launch] { $action }: bring pods into the caves
       *[other] { $action }
    }
machine =
    dock { $number }, { $platform }: { works }{ $ready ->
        [unpaid] { " " }(you cannot pay for it)
        [idle] { " " }(no pod to wake, or no room)
       *[other] { "" }
    }
works =
    { $ready ->
        [incomplete] not complete yet
       *[other] { $due ->
            [none] { yield }
           *[other] { one-unit } for { yield }
        }
    }

# Parts of sentences: vehicles, caves, pods
holds =
    { $room ->
        [one] holds { $room } pod
       *[other] holds { $room } pods
    }{ $flat ->
        [0] { "" }
       *[other] , any launch for { $flat } energy
    }
some-pods =
    { $count ->
        [one] { $count } pod
       *[other] { $count } pods
    }
open-cave = { $cave_tile } ({ $cave }, { $most }/{ $next } points)
other-open-cave = { $other_tile } ({ $other_cave }, { $other_most }/{ $other_next } points)
harm =
    { $own ->
        [0] { $others ->
            [0] destroys nothing
            [one] destroys { $others } pod of others
           *[other] destroys { $others } pods of others
        }
        [one] { $others ->
            [0] destroys { $own } pod of yours
            [one] destroys { $own } pod of yours and { $others } of others
           *[other] destroys { $own } pod of yours and { $others } of others
        }
       *[other] { $others ->
            [0] destroys { $own } pods of yours
            [one] destroys { $own } pods of yours and { $others } of others
           *[other] destroys { $own } pods of yours and { $others } of others
        }
    }

# The game
game-tagline = Two to four crews wake up in the wreck of their colony ship, build up their platforms with drones, and flee into the caves from the deadly cold of the night.

# What help shows as examples
example-move = place 5
example-why = recall
example-card = Rhino
example-rule = CR-D9
example-place = place 17

# What happened: setup and turns
event-game-started = The ship has crashed. Damaged docks: { $docks }.
event-card-put-aside = { $seat } puts a card aside, face down.
event-discards-shown = Everybody has chosen. The discard pile holds: { $upgrades }.
event-turn-started = Turn { $turn }: it is { $seat }'s turn.
event-game-ended = The game is over. { $reason }

# What happened: drones and actions
event-drone-placed =
    { $launch ->
        [1] { $seat } places a drone on the Launch dock.
       *[other] { $seat } places a drone on dock { $dock }.
    }
event-action-activated = { $seat } uses { $action }.
event-recalled =
    { $count ->
        [one] { $seat } recalls a drone.
       *[other] { $seat } recalls { $count } drones.
    }
event-drone-returned = { $seat } lands a drone on { $platform }.
event-platform-used = { $seat } uses the platform action { $platform }.
event-gained =
    { $lost ->
        [0] { $seat } gains { units }.
       *[other] { $seat } gains { units }, of which { $lost } { $lost ->
            [one] unit is
           *[other] units are
        } lost (full: { $resources }).
    }
event-paid = { $seat } pays { units }.

# What happened: tiles
event-tile-taken = { $seat } takes the reward of a tile: { $tile }.
event-tile-installed = { $seat } installs a tile in slot { $slot }: { $tile }.
event-tile-scrapped = { $seat } scraps a tile: { $tile }.
event-tile-turned-up = New on { $space }: { $tile }.

# What happened: cards
event-card-drawn =
    { $card ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
event-deck-shuffled = The discard pile is shuffled and becomes the new draw pile.
event-upgrade-played = { $seat } plays the upgrade { $upgrade }.
event-mission-played = { $seat } plays a mission face down.
event-vehicle-played = { $seat } plays the vehicle { $vehicle }.
event-card-discarded = { $seat } discards { $card }.
event-card-scrapped = { $seat } scraps { $card }.

# What happened: pods, caves, incidents
event-pod-woken = { $seat } wakes a pod in { $chamber }.
event-pod-sent = { $seat } sends a pod to { $salvage } ({ $row }).
event-pod-retrieved = { $seat } takes a pod back from { $salvage }.
event-pod-rescued = The rescue web brings a destroyed pod back to { $seat }.
event-cave-scouted = { $seat } turns over { $cave }: { $cave_tile }. A pod moves in.
event-vehicle-launched =
    { $count ->
        [one] { $seat } sends the vehicle { $vehicle } with { $count } pod into { $tunnel }.
       *[other] { $seat } sends the vehicle { $vehicle } with { $count } pods into { $tunnel }.
    }
event-cave-settled =
    { $count ->
        [one] { $seat } settles in { $cave } ({ $cave_tile }) with { $count } pod.
       *[other] { $seat } settles in { $cave } ({ $cave_tile }) with { $count } pods.
    }
event-incident-resolved = { $seat } resolves an incident ({ $section }): { $incident }.
event-incident-turned-up = New incident ({ $section }): { $incident }.
event-chamber-sabotaged = The sabotage hits { $chamber }.
event-pods-destroyed =
    { $count ->
        [one] { $seat } loses { $count } pod in { $chamber }.
       *[other] { $seat } loses { $count } pods in { $chamber }.
    }
event-pod-warned =
    { $last ->
        [1] Early warning: one of { $seat }'s pods escapes from { $chamber } to the platform.
       *[other] Early warning: one of { $seat }'s pods escapes from { $chamber } to the next chamber.
    }

# How the game ended, and where points come from
reason-sunset = The sun has set.
reason-pods = Somebody has no pod left to save.
source-caves = Pods in caves
source-upgrades = Upgrades
source-vehicles = Vehicles
source-pool = Platform
source-missions = Missions
source-majorities = Majorities

# What simulations count
met-card-used = Cards used
met-perk-used = Upgrades at work
met-action-activated = Actions at docks
met-platform-used = Platform actions
met-tile-taken = Tiles taken
met-tile-installed = Tiles installed
met-tile-scrapped = Tiles scrapped
met-incident-resolved = Incidents resolved
met-cave-settled = Caves settled

# What is asked: setup and turns
ask-setup-discard = { $seat }, which card do you discard? You still have { $held } and keep 3.
ask-main =
    { $home ->
        [0] { $seat }, all your drones are out, so you recall them. Do you want to scrap something first?
       *[other] { $out ->
            [0] { $seat }, which drone do you deploy? Its dock will be free when the others come home.
           *[other] { $seat }, do you deploy a drone or recall them all?
        }
    }
ask-place = Which dock does the drone fly to? There you may use one of the actions.
ask-activate =
    { $launch ->
        [1] { $usable ->
            [0] On the Launch dock you cannot launch anything now. Do you want to scrap something?
           *[other] Your drone is on the Launch dock. Do you launch a vehicle?
        }
       *[other] { $usable ->
            [0] On dock { $dock } you cannot use any action now. Do you want to scrap something?
           *[other] Your drone is on dock { $dock }. Which action do you use?
        }
    }
ask-overclock =
    { $usable ->
        [0] You cannot overclock dock { $dock } now. Do you want to scrap something?
       *[other] Overclock: do you use another action beside dock { $dock } for { due-tech }?
    }
ask-end-turn = { $seat }, your turn is ending. Do you want to scrap something first?
ask-hand-limit = { $seat }, you have { $held } cards in hand and may keep 5. Which one do you discard?

# What is asked: paying
and-nanites =
    { $nanites ->
        [0] { "" }
       *[other] { " " }Nanites count, too.
    }
ask-pay =
    { $due ->
        [none] How do you pay { units }?{ and-nanites }
       *[other] How do you pay { one-unit }?{ and-nanites }
    }
ask-discard-cost = The action costs you a card from your hand. Which one do you discard?

# What is asked: actions of docks
ask-wake =
    { $units ->
        [0] Which chamber do you wake a pod in? You may wake up to three.
       *[other] Do you wake another pod ({ $units } of 3 so far)?
    }
ask-take-tile = The tile on { $space }: { $tile }. Do you take the reward or install it?
ask-choose = Which resource do you take?
ask-prototype = Prototype: do you pay 1 resource to get at once what the tile gives ({ $tile })?
ask-amount =
    { $action ->
        [Reactor] How many crystals do you put into the Reactor?
       *[other] How much tech do you pay at the Computer? For each you draw a card or play one.
    }
ask-convert =
    { $units ->
        [0] What do you put into the Converter? Up to three resources become nanites.
       *[other] Do you convert something else ({ $units } of 3 so far)?
    }
ask-draws =
    { $units ->
        [one] Do you draw a card or play one?
       *[other] Announce it: how many of the { $units } cards do you draw? The others you may play afterwards.
    }
ask-play-cards =
    { $left ->
        [one] Which card do you play?
       *[other] Which card do you play? You may play up to { $left }.
    }
ask-scout = Which face-down cave do you turn over? One of your pods moves in at once.
ask-send = Which salvage space do you put a pod on? With each of your recalls it salvages 1 resource there.
ask-fetch =
    { $units ->
        [0] Which pod do you take back? You may take up to three.
       *[other] Do you take another pod back ({ $units } of 3 so far)?
    }

# What is asked: a launch
ask-vehicle = Which vehicle do you launch? You discard it afterwards.
ask-tunnel = Which tunnel section does the vehicle { $vehicle } go to?
ask-settle = Which cave of { $tunnel } do you settle in?
ask-load = How many pods travel? Those left behind must fit on your platform.
ask-split = How do you split the { $pods } pods?

# What is asked: recalling
ask-incident = { $seat }, which incident do you resolve?
ask-sabotage = All chambers of this section are sabotaged already. Which other section is hit?
ask-return =
    { $out ->
        [one] Which dock of your platform does the last drone return to?
       *[other] Which dock of your platform does the next of { $out } drones return to?
    }
ask-use-platform =
    { $usable ->
        [0] Your drone has landed, but you cannot use { $platform } now. Do you want to scrap something?
       *[other] Your drone has landed. Do you use the platform action { $platform }?
    }
ask-wake-any = Which chamber do you wake a pod in?
ask-automate =
    { $usable ->
        [0] No platform action is ready for Automation. Do you want to scrap something?
       *[other] Automation: do you use one more platform action whose dock has no drone?
    }
ask-card-action =
    { $left ->
        [one] Do you draw a card or play one?
       *[other] Do you draw a card or play one? You have { $left } card actions.
    }

# What can be chosen: drones, docks, scrap
choice-deploy = deploy the drone from dock { $number } ({ $platform })
choice-recall =
    { $out ->
        [one] recall the drone
       *[other] recall { $out } drones
    }{ $lead ->
        [none] { "" }
       *[other] , salvaging { units }
    }
choice-place =
    { $launch ->
        [1] Launch dock: { $actions }
       *[other] dock { $dock }{ $damaged ->
            [1] { " " }(damaged)
           *[other] { "" }
        }: { $actions }
    }
choice-activate = { $direction }, { at-dock }
choice-end-turn = end your turn
choice-scrap-card = scrap { $upgrade }: { yield }
choice-scrap-tile = scrap slot { $slot } ({ $platform }): { yield }
choice-discard = discard { $card }
choice-setup-discard = discard { $card }

# What can be chosen: units and tiles
choice-pay =
    { $due ->
        [none] pay { units } (you have { $held })
       *[other] pay { units } instead of { $due } (you have { $held })
    }
choice-prototype-pay = pay { units } (you have { $held })
choice-choose =
    take { units } ({ $full ->
        [1] lost, you already have { $held }
       *[other] you have { $held }
    })
choice-convert = convert { units } (you have { $held })
choice-amount =
    { $action ->
        [Reactor] { units } for { $count } energy{ $lost ->
            [0] { "" }
           *[other] , { $lost } of it lost
        }
       *[other] { units } for { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
    }
choice-take-tile = take the reward: { yield }
choice-install =
    install in slot { $slot } ({ $platform }, { $part ->
        [cost] cost: { one-unit }{ $lacking ->
            [0] { "" }
           *[other] ; still without a reward
        }
       *[reward] reward: { yield }{ $lacking ->
            [0] { "" }
           *[other] ; still without a cost
        }
    })

# What can be chosen: cards
choice-card-draw =
    { $deck ->
        [0] draw a card (the discard pile is shuffled)
       *[other] draw a card
    }
choice-card-play =
    { $use }: { $mode ->
        [upgrade] { $perks }
        [mission] { $goal }
       *[vehicle] { holds }{ $rescue ->
            [0] { "" }
            [one] , { $rescue } destroyed pod comes back
           *[other] , { $rescue } destroyed pods come back
        }
    }
choice-draws =
    { $count ->
        [0] { play-up-to }
        [one] draw { $count } card{ then-play }
       *[other] draw { $count } cards{ then-play }
    }
play-up-to =
    { $plays ->
        [one] play { $plays } card
       *[other] play up to { $plays } cards
    }
then-play =
    { $plays ->
        [0] { "" }
        [one] , then play { $plays }
       *[other] , then play up to { $plays }
    }

# What can be chosen: pods, caves, incidents
choice-wake =
    { $pods ->
        [one] wake the pod in { $chamber } { for-one-unit }
       *[other] wake one of { $pods } pods in { $chamber } { for-one-unit }
    }
choice-wake-any-wake =
    { $pods ->
        [one] wake the pod in { $chamber }
       *[other] wake one of { $pods } pods in { $chamber }
    }
choice-salvage = { $salvage } ({ $row })
choice-retrieve = take the pod from { $salvage } ({ $row })
choice-reveal =
    { $cave_tile ->
        [none] { $cave } ({ $large ->
            [1] large
           *[other] small
        })
       *[other] { $cave }: { $cave_tile }, { $most }/{ $next } points{ $lead ->
            [none] { "" }
           *[other] , brings you { units }
        }
    }
choice-vehicle = { $vehicle }: { holds }
choice-tunnel =
    { $tunnel } for { $energy } energy: { $cave_tile ->
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
       *[both] both caves, { $cave_tile } and { $other_tile }
    }{ $lead ->
        [none] , for free
       *[other] , for { units }
    }
choice-load =
    { some-pods }{ $rest ->
        [0] , all of them
        [one] , { $rest } stays behind
       *[other] , { $rest } stay behind
    }
choice-split = { some-pods } in { $cave } ({ $cave_tile }), { $rest } in { $other_cave } ({ $other_tile })
choice-incident =
    { $section }: { $kind ->
        [sabotage] { $number ->
            [0] { $incident }, you choose another section
           *[other] { $incident } in chamber { $number }, { harm }
        }
        [sunset] { $incident }, the game ends after this turn
       *[other] { $incident }
    }
choice-sabotage = { $section }: chamber { $number }, { harm }

# What can be chosen: the platform
choice-return = { machine }
choice-automate = { machine }
choice-use = use { $platform }: { works }

# What can be chosen: rather not
choice-done = decline
choice-activate-done =
    { $usable ->
        [0] go on
       *[other] use no action
    }
choice-overclock-done =
    { $usable ->
        [0] go on
       *[other] do not overclock
    }
choice-wake-done = wake no other pod
choice-convert-done =
    { $units ->
        [one] stop and take { $units } nanite
       *[other] stop and take { $units } nanites
    }
choice-fetch-done = take no other pod
choice-prototype-done = pay nothing
choice-play-cards-done = play nothing
choice-card-action-done = forgo the card action
choice-use-platform-done =
    { $usable ->
        [0] go on
       *[other] do not use the platform action
    }
choice-automate-done =
    { $usable ->
        [0] go on
       *[other] use no other platform action
    }

# Why something is refused
why-CR-AMB-18 = For two caves you need at least two pods, one for each.
why-CR-AMB-19 = So few pods will not do: each chosen cave needs one, and those left behind must fit on your platform.
why-CR-AMB-29 = There is a tile in this slot already.
why-CR-AMB-4 = To scout you need a pod on your platform.
why-CR-AMB-6 = You have just used this action; Overclock only allows another one.
why-CR-AMB-8 = Once you have chosen this action, you must carry it out at least once.
why-CR-C1 = You do not have this card in hand.
why-CR-C14 = There is a drone on this dock of your platform; Automation only works with empty ones.
why-CR-C15 = You do not have this resource.
why-CR-C18 = You lack the tech to overclock, or you could not pay for the action afterwards.
why-CR-C2 = There is no card left to draw.
why-CR-C3 = You already have three upgrades, or this very one.
why-CR-C4 = You already have three missions, or this very one.
why-CR-C5 = You already have three vehicles.
why-CR-D1 = You cannot wake anybody there: you have no pod there, the chamber belongs to another section, or you lack organics.
why-CR-D10 = This resource is not on the tile.
why-CR-D3 = The Reactor needs at least one crystal or one nanite.
why-CR-D4 = The Converter takes crystals, organics and tech, and you do not have enough of them.
why-CR-D5 = The Computer gives you one card for each tech you pay, and there must be one to draw or to play.
why-CR-D6 = You lack what scouting costs, or there is no face-down cave beside a face-up one.
why-CR-D7 = You need a pod on your platform and an empty salvage space that is in the game.
why-CR-D8 = You have no pod there to take back.
why-CR-D9 = For a launch you need pods on your platform, a vehicle that holds them, energy for the way, and a face-up cave whose settlement cost you can pay.
why-CR-K11 = You can only discard a card that you have in hand.
why-CR-K4 = You cannot pay this, or this resource is not what is asked for now, or too little would be left for the rest.
why-CR-K6 = There is no room for another pod on your platform.
why-CR-K7 = This dock is not free: there is a drone on it, or it is damaged.
why-CR-K8 = There is no action on this side of the dock.
why-CR-P1 = You cannot pay what the tile in the cost slot asks for.
why-CR-P2 = To wake up a pod, you need one of your own in a chamber, and room for it on your platform.
why-CR-R10 = This platform action is not complete: a tile is missing in one of its slots.
why-CR-R2 = There is no incident in this section.
why-CR-R4 = All chambers of this section are sabotaged already.
why-CR-R9 = There is a drone on this dock of your platform already.
why-CR-S11 = You do not have this card in hand.
why-CR-T2 = There is no drone on this dock of your platform.
why-CR-T4 = All your drones are at home.
why-CR-T5 = All your drones are out; you must recall them.
why-CR-T6 = You may scrap once in each turn: a card from your hand or a tile from one of your slots.
why-CR-T8 = You do not have this card in hand.

# What the bots' judge thinks of a choice: "It …"
judged-builds = builds up your platform ({ $tile })
judged-takes = brings you something at once ({ $tile })
judged-gathers = brings you something you can use ({ $resource })
judged-pays = costs you something ({ $resource })
judged-wakes =
    { $count ->
        [one] wakes a pod
       *[other] wakes { $count } pods
    }
judged-danger = saves a pod from the sabotage that threatens { $section }
judged-charges = gives you energy for scouting and launches
judged-converts = turns what you need least into nanites
judged-computes = brings cards into your hand and into play
judged-draws =
    { $count ->
        [one] gives you a card
       *[other] gives you { $count } cards
    }
judged-improves = makes { $upgrade } work for you for the rest of the game
judged-plans = scores with the mission { $mission } in the end
judged-readies = gets the vehicle { $vehicle } ready for your pods
judged-scouts = makes you the first in a new cave
judged-salvages = brings you resources with every recall
judged-fetches = brings back pods that are of more use elsewhere
judged-launches = brings pods into the safety of the caves
judged-settles =
    { $count ->
        [one] settles a pod
       *[other] settles { $count } pods
    }
judged-majority = improves your standing in { $cave }
judged-fare = uses up energy and resources
judged-income = yields resources and sets your platform to work
judged-idle =
    { $count ->
        [one] leaves a drone unused
       *[other] leaves { $count } drones unused
    }
judged-plunders = earns you { $incident }
judged-destroys =
    { $count ->
        [one] destroys a pod of somebody else
       *[other] destroys { $count } pods of other players
    }
judged-loses =
    { $count ->
        [one] destroys a pod of your own
       *[other] destroys { $count } pods of your own
    }
judged-runs = uses { $platform } on your platform
judged-sunset-ahead = ends the game while you are ahead
judged-sunset-behind = ends the game while you are behind
judged-scraps = turns scrap into something you need
judged-card-lost = gives up { $upgrade }
judged-tile-lost = takes a tile from your platform
