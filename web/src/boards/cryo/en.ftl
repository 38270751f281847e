# Texts of the board of Cryo

# Where long names may be broken
cryo-joints = Super|charge Inter|face Proto|col Auto|mation Proto|type Over|clock Expan|sion Com|munity Monu|ment Nano|forge Labora|tory Engi|neering Re|charge

cryo-tab-ship = Ship
cryo-tab-caves = Caves
cryo-tab-platform = Platform
cryo-tab-salvage = Salvage

cryo-short-engineering = Engineering
cryo-short-laboratory = Laboratory
cryo-short-rnd = R & D
cryo-short-dispatch = Dispatch
cryo-ship = Ship
cryo-caves = Caves
cryo-caves-legend = Points 1st/2nd · settlement cost · pods
cryo-salvage = Salvage
cryo-salvage-legend = 1 per recall
cryo-incidents = Incidents
cryo-left = { $count } left
cryo-track = { $sun ->
    [out] No incident left on the track
   *[below] { $count ->
        [0] Only Sunset is left on the track
        [one] { $count } face-down incident left, with Sunset below
       *[other] { $count } face-down incidents left, with Sunset below
    }
}
cryo-platform = Your platform
cryo-hand = Your hand
cryo-hand-empty = no cards in hand
cryo-deck-short = Pile { $count }
cryo-discard-short = Discard { $count }
cryo-launch = Launch
cryo-end = End
cryo-large = large
cryo-small = small
cryo-free = free
cryo-nothing = nothing
cryo-unit = { $kind ->
    [crystal] { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }
    [organics] { $count } organics
    [tech] { $count } tech
    [nanite] { $count ->
        [one] { $count } nanite
       *[other] { $count } nanites
    }
   *[energy] { $count } energy
}
cryo-owner = { $name } { $count }
cryo-no-pods = no pods

cryo-sunset = { $state ->
    [over] The game is over
    [last] Sunset: last turn
    [out] Sunset lies open: { $section }
   *[coming] { $count ->
        [one] Sunset after { $count } recall
       *[other] Sunset after { $count } recalls
    }
}
cryo-sunset-short = { $state ->
    [coming] { $count }
    [over] End
   *[other] !
}

# Parts of the ship
cryo-dock = Dock { $id }, { $section }, { $state ->
    [taken] taken by { $name }
    [damaged] damaged
   *[free] free
}; beside it: { $beside }
cryo-launch-dock = { $count ->
    [0] Launch dock, room for everybody, still empty
    [one] Launch dock, room for everybody, { $count } drone
   *[other] Launch dock, room for everybody, { $count } drones
}
cryo-space = Resource space { $id }: { $state ->
    [empty] no tile left, gives 1 { $tile }
   *[tile] { $tile }; { $left ->
        [one] last tile
       *[other] { $left } tiles
    }
}
cryo-action-stasis = { $name }: wake up to 3 pods of this section, each for 1 organics
cryo-action-reactor = { $name }: turn up to 3 crystals into energy
cryo-action-converter = { $name }: turn up to 3 resources into nanites
cryo-action-computer = { $name }: pay up to 3 tech and draw or play a card for each
cryo-action-scout = { $name }: for 1 energy and 1 tech, turn over a cave and settle it with a pod
cryo-action-send = { $name }: put 1 pod on a salvage space
cryo-action-fetch = { $name }: take up to 3 pods back from salvage spaces
cryo-action-launch = { $name }: bring pods into the caves with a vehicle
cryo-action-space = { $name }
cryo-incident = Incident in { $section }: { $kind ->
    [sabotage] { $chamber ->
        [0] { $what }, all chambers here are sabotaged already
       *[other] { $what }, hits chamber { $chamber }
    }
    [none] none
   *[other] { $what }
}
cryo-chamber = { $name }: { $state ->
    [lost] sabotaged
    [risky] { $pods }; sabotage looms
   *[safe] { $pods }
}
cryo-salvage-space = { $name }, salvages { $row }, { $state ->
    [free] free
   *[taken] taken by { $owner }
}

# Caves
cryo-cave = { $size ->
    [large] Large cave
   *[small] Small cave
} { $number }, { $name }, { $state ->
    [seen] still face down, seen with your Ground Scanner,
   *[open] open,
} majority { $first } points, second { $second }, settlement cost { $cost }; { $pods }
cryo-cave-hidden = { $size ->
    [large] Large cave
   *[small] Small cave
} { $number }, face down
cryo-tunnel = { $name }, { $energy } energy, leads to { $caves }

# Your own things
cryo-take = Take the reward: { $tile }
cryo-take-short = Take the reward
cryo-platform-dock = Platform dock { $number }, { $name }, { $state ->
    [home] with a drone
   *[empty] empty
}, { $works ->
    [yes] ready
   *[no] not complete yet
}
cryo-slot = Slot { $number }, { $part ->
    [cost] cost
   *[reward] reward
} of { $machine }: { $state ->
    [full] { $tile }
   *[empty] empty
}
cryo-store = { $what }: you have { $count } of { $most } at most
cryo-upgrades = Upgrades
cryo-vehicles = Vehicles
cryo-missions = Missions
cryo-pods = Pods on the platform
cryo-laid = { $mode ->
    [vehicle] Your vehicle { $name }, room for { $room }
    [mission] Your mission { $name }, face down
   *[upgrade] Your upgrade { $name }
}
cryo-pool-pod = Pod { $number } of { $count } on your platform, room for { $room }
cryo-deck = { $count ->
    [0] Draw pile, empty
    [one] Draw pile, { $count } card
   *[other] Draw pile, { $count } cards
}
cryo-card = Card in your hand: upgrade { $upgrade }, mission { $mission }, vehicle { $vehicle } with room for { $room }, scrap { $scrap }
cryo-scrap = Scrap { $upgrade } for { $scrap }

# Seats
cryo-pool = Pods on the platform, and room
cryo-hand-size = Cards in hand
cryo-in-stasis = Pods in stasis
cryo-in-caves = Pods in caves
cryo-on-salvage = Pods on salvage spaces
cryo-destroyed = Destroyed pods
cryo-plundered = Collected incidents
cryo-seat-home = { $count ->
    [one] { $count } drone at home
   *[other] { $count } drones at home
}, { $tiles } of 7 tiles installed

# Second line of the question
cryo-aside-main = At home { $home } · away { $out }{ $scrap ->
    [yes] { " " }· you may still scrap (♻)
   *[no] { "" }
}
cryo-aside-place = The drone leaves platform dock { $from } · then you use an action beside its dock
cryo-aside-means = You have crystal { $crystal } · organics { $organics } · tech { $tech } · nanites { $nanite } · energy { $energy }
cryo-aside-pods = On your platform { $pool } of { $room } places · organics { $organics } · nanites { $nanite }
cryo-aside-launch = { $pool ->
    [one] { $pool } pod on the platform
   *[other] { $pool } pods on the platform
} · energy { $energy } · crystal { $crystal } · organics { $organics } · tech { $tech } · nanites { $nanite }
cryo-aside-tile = Click the tile on the ship = reward · a slot of your platform = install
cryo-aside-cards = { $held ->
    [one] { $held } card in hand, 5 are allowed
   *[other] { $held } cards in hand, 5 are allowed
}
cryo-aside-split = Left of the bar: pods for cave ①, right: for cave ②

# At the end
cryo-high-tie = Equal on points: more pods in caves decide.
cryo-high-lost = Most pods lost: { $names } ({ $count })
cryo-high-woken = Most pods woken: { $names } ({ $count })
