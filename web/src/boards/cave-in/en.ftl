# Texts of the board of Cave-In.

cave-in-tab-dig = Docks & mine
cave-in-tab-artifacts = Artifacts
cave-in-tab-bases = Bases
cave-in-tab-own = Your things

cave-in-colour-purple = purple
cave-in-colour-brown = brown
cave-in-colour-blue = blue
cave-in-colour-yellow = yellow
cave-in-colour-red = red
cave-in-colour-green = green

cave-in-points = { $points } VP
cave-in-vp = VP
cave-in-dyed = recoloured from
cave-in-round = Round
cave-in-wild = Wild
cave-in-track = Cave-ins
cave-in-track-name = Cave-ins: { $track }, the mine holds until { $threshold }
cave-in-start = starts the round
cave-in-last-round = Last round!

cave-in-verb-recruit = Recruit
cave-in-verb-mine = Mine
cave-in-verb-collect = Collect
cave-in-verb-skill = Skill
cave-in-verb-raid = Raid
cave-in-verb-name = Action { $verb }{ $state ->
    [done] { "" }, done
    [now] { "" }, going on
    [off] { "" }, no longer possible this turn
   *[open] { "" }
}

cave-in-level = Level { $level }
cave-in-cost = Cost { $cost }
cave-in-stack-cards = { $count ->
    [0] No mercenary left in the level { $level } stack
    [one] 1 mercenary left in the level { $level } stack
   *[other] { $count } mercenaries left in the level { $level } stack
}
cave-in-stack-crystals = { $count ->
    [0] No crystal left in the cost { $cost } stack
    [one] 1 crystal left in the cost { $cost } stack
   *[other] { $count } crystals left in the cost { $cost } stack
}
cave-in-stack-artifacts = { $count ->
    [one] 1 card in the stack
   *[other] { $count } cards in the stack
}

cave-in-zone-bar = Turn and cave-ins
cave-in-zone-dig = Docks and mine
cave-in-zone-artifacts = Artifacts
cave-in-zone-bases = Bases
cave-in-zone-palette = Colours
cave-in-zone-played = Play area
cave-in-zone-hand = Your hand

cave-in-played = Play area
cave-in-played-of = Play area: { $name }
cave-in-played-none = No card played yet
cave-in-artifacts = Artifacts
cave-in-artifact = Artifact
cave-in-artifacts-none = No artifact yet
cave-in-crystals = Crystals
cave-in-crystals-none = No crystal yet
cave-in-sets = Symbols
cave-in-hand-empty = Your hand is empty
cave-in-empty = empty
cave-in-used-up = used up
cave-in-supply = Totems in the supply

cave-in-timing-start = turn start
cave-in-timing-passive = always
cave-in-timing-raid_trigger = on a raid
cave-in-timing-scoring = scoring

cave-in-name-card = Mercenary { $name }, { $faction }, { $colour }, level { $level }
cave-in-name-dock = { $card }; docks
cave-in-name-dock-empty = Empty place in the docks
cave-in-name-hand = { $card }; your hand
cave-in-name-base = { $card }; base of { $owner }, place { $place } from the bottom
cave-in-name-leader = Leader: { $card }; base of { $owner } with { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cave-in-name-base-empty = Empty base of { $owner }
cave-in-name-crystal = { $colour ->
    [purple] Purple
    [brown] Brown
    [blue] Blue
    [yellow] Yellow
    [red] Red
    [green] Green
   *[other] { $colour }
} crystal{ $wild ->
    [1] { "" }, wild
   *[other] { "" }
}, cost { $cost }{ $due ->
    [-1] { "" }
   *[other] , now { $due }
}, { $vp ->
    [one] 1 victory point
   *[other] { $vp } victory points
}{ $symbol ->
    [none] { "" }
   *[other] , { $symbol } symbol
}{ $cave ->
    [1] { "" }, cave-in
   *[other] { "" }
}
cave-in-name-mine = { $crystal }; mine
cave-in-name-mine-empty = Empty place in the mine
cave-in-name-half = Artifact { $name }, { $timing }: { $text }; stack { $stack }, cost { $cost }{ $due ->
    [-1] { "" }
   *[other] , now { $due }
}
cave-in-name-owned = Artifact { $name }, { $timing }: { $text }; yours
cave-in-name-colour = Colour { $colour }{ $levels ->
    [0] { "" }
   *[other] , levels in your hand: { $levels }
}
cave-in-name-totem = { $colour ->
    [purple] Purple
    [brown] Brown
    [blue] Blue
    [yellow] Yellow
    [red] Red
    [green] Green
   *[other] { $colour }
} totem
cave-in-count-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
cave-in-count-crystals = { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
}
cave-in-count-artifacts = { $count ->
    [one] 1 artifact
   *[other] { $count } artifacts
}
cave-in-count-subjugated = { $count } subjugated
cave-in-known = known: { $card }
cave-in-unknown = unknown card, level { $level }

cave-in-fx-mining = Mining −{ $amount }
cave-in-fx-artifacts = Artifacts −{ $amount }
cave-in-fx-recruit = Recruiting −{ $amount } levels
cave-in-fx-double = { $faction } ×2
cave-in-fx-bonus = +1 crystal: { $costs }
cave-in-fx-repeat = same kind twice
cave-in-fx-extra = +{ $count } mining
cave-in-fx-limited = +1 mining (cost { $cost })

cave-in-aside-action = Action { $number } of { $all }
cave-in-aside-extra = Extra mining: { $count }
cave-in-aside-touch = Touch what you want
cave-in-aside-pays = Your hand pays: { $levels }
cave-in-aside-totems = Totem { $colours } −1
cave-in-aside-hand = Hand { $count } of { $limit }
cave-in-aside-levels = Your hand pays { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}
cave-in-aside-paid = Levels laid out: { $paid } of { $due }
cave-in-aside-left = { $count } left

cave-in-effect-take_crystal = Take 1 { $colour } crystal of cost { $cost }
cave-in-effect-recolour_crystal = Recolour a crystal, −{ $discount } cost
cave-in-effect-artifact_discount = Artifacts cost you { $amount } less
cave-in-effect-mining_discount = Every crystal costs you { $amount } less
cave-in-effect-recruit_discount = Recruiting costs { $reduction } levels less
cave-in-effect-take_own_base_bottom = { $max ->
    [one] Take the bottom card of your base
   *[other] Take up to { $max } bottom cards of your base
}
cave-in-effect-take_docks_budget = Take mercenaries from the docks, levels up to { $level_budget } in all
cave-in-effect-take_dock_and_repeat = Take 1 level { $level } mercenary; same action twice allowed
cave-in-effect-take_base = { $max ->
    [one] Take 1 card from any base
   *[other] Take up to { $max } cards from { $one_base ->
        [1] one base
       *[other] any bases
    }
}
cave-in-effect-extra_mining = { $count ->
    [one] 1 extra mining action
   *[other] { $count } extra mining actions
}
cave-in-effect-recolour_hand = { $max ->
    [one] Recolour 1 card in hand
   *[other] Recolour up to { $max } cards in hand
}
cave-in-effect-bonus_crystal_same_cost = After mining: 1 more crystal of the same cost ({ $costs })
cave-in-effect-subjugate_own_base_lowest = Subjugate 1 card of the lowest level in your base
cave-in-effect-subjugate_any_base = Subjugate 1 level { $level } card of any base
cave-in-effect-subjugate_hand_for_crystals = Subjugate up to { $max } level { $level } hand cards; 1 cost { $crystal_cost } crystal each
cave-in-effect-double_faction_level = { $faction } count double when paying
cave-in-effect-take_faction_spread = Take 1 of the { $faction } from each base, or { $from_one_base } from one
cave-in-effect-take_faction_one_base = Take all { $faction } from one base
cave-in-effect-second_raid = Then raid a second base at once
cave-in-effect-raid_take_crystal = 1 crystal of cost { $cost } per base
cave-in-effect-raid_extra_mining = { $count } extra mining per base
cave-in-effect-take_dock = Take 1 level { $level } mercenary from the docks
cave-in-effect-mining_discount_wild = Wild crystals cost you { $amount } less
cave-in-effect-mining_discount_cost = Crystals of cost { $costs }: { $amount } less
cave-in-effect-extra_mining_limited = Extra mining, cost { $cost } only
cave-in-effect-recruit_free_level = Recruit level { $levels } without a card
cave-in-effect-allow_same_action = Same action twice is always allowed
cave-in-effect-vp_best_colour = { $vp } VP per crystal of your best colour
cave-in-effect-vp_per_group_of_cost = { $group ->
    [one] { $vp } VP per crystal of cost { $cost }
    [2] { $vp } VP per pair of cost { $cost } crystals
   *[other] { $vp } VP per { $group } crystals of cost { $cost }
}
cave-in-effect-vp_per_group_any = { $vp } VP per { $group } crystals
cave-in-effect-vp_per_artifact = { $vp } VP per artifact
cave-in-effect-vp_per_distinct_colour = { $vp } VP per crystal colour
cave-in-effect-vp_per_cave_in_symbol = { $vp } VP per cave-in symbol
cave-in-effect-vp_per_totem = { $vp } more VP per totem
cave-in-effect-vp_per_base_card = { $vp } VP per card of your base
cave-in-effect-vp_per_symbol = { $vp } VP per faction symbol

# At the end
cave-in-high-crystals = Most crystals out of the mine: { $names } ({ $count })
cave-in-high-raids = Most raids: { $names } ({ $count })
