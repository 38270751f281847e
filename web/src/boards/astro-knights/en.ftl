# Astro Knights: texts of the board.

astro-knights-tab-fight = Fight
astro-knights-tab-supply = Supply
astro-knights-tab-knights = Knights
astro-knights-tab-mine = Your board

astro-knights-zone-boss = Boss
astro-knights-zone-foes = Foes
astro-knights-zone-order = Turn order
astro-knights-zone-world = Homeworld
astro-knights-zone-supply = Supply
astro-knights-zone-knights = Knights
astro-knights-zone-options = What happens?
astro-knights-zone-discard = Your discard
astro-knights-zone-piles = Piles spread out
astro-knights-zone-mine = Your board
astro-knights-zone-hand = Your hand

astro-knights-against = against { $boss } · { $difficulty }
astro-knights-energy = Energy
astro-knights-power = Power
astro-knights-slots = Weapon slots
astro-knights-slot = Slot
astro-knights-free = free
astro-knights-or = or
astro-knights-empty = empty
astro-knights-face-down = being turned up
astro-knights-no-foes = No foe in play
astro-knights-no-hand = No card in hand
astro-knights-nothing-played = Nothing played yet
astro-knights-exhausted = exhausted
astro-knights-captain = Decides for the group
astro-knights-extra = Holds the EXTRA token
astro-knights-too-many = too many weapons!
astro-knights-to-hand = to hand
astro-knights-to-ally = to an ally
astro-knights-tech-to-hand = Techs acquired this turn go to hand
astro-knights-weapon-to-ally = The next weapon acquired may go on an ally’s deck
astro-knights-overcharge = Overcharge

astro-knights-kind-core = Energy core
astro-knights-kind-tech = Tech
astro-knights-kind-weapon = Weapon

# Boss
astro-knights-hook-turn-end = END OF THE BOSS TURN
astro-knights-hook-instant = INSTANT
astro-knights-track-next = Next comes field { $text }.
astro-knights-level = Level { $level } / { $levels }
astro-knights-level-short = Level { $level }:
astro-knights-level-name = Boss on level { $level } of { $levels }
astro-knights-boss-deck = { $deck } · discard { $discard }
astro-knights-boss-deck-name =
    Boss deck with { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    }, discard with { $discard }; look
astro-knights-special-deck-name =
    Special deck with { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    }; look
astro-knights-boss-piles = Look at the boss's cards
astro-knights-boss = Boss { $name }, life { $life } of { $max }, level { $level } of { $levels }, track at { $track }
astro-knights-track = Track at { $track } of { $max }
astro-knights-strike = Boss card { $name }, being resolved
astro-knights-foe =
    { $special ->
        [yes] Foe { $name } of the special deck, { $life } life, place { $place }
       *[no] Foe { $name }, { $life } life, place { $place }
    }

# Order
astro-knights-order = Turn order
astro-knights-turn = Turn { $turn }
astro-knights-order-now = now
astro-knights-order-next = next
astro-knights-order-open = later
astro-knights-order-last = last
astro-knights-order-was = was
astro-knights-order-card = Order card { $card }: { $when }
astro-knights-tokens = Of each pair, the faint one acted last.

# Homeworld, supply
astro-knights-world = Homeworld { $name }, life { $life } of { $max }, power { $power } of { $full }
astro-knights-pile =
    { $size ->
        [one] { $kind } { $name }, costs { $cost } energy, last card; supply
       *[other] { $kind } { $name }, costs { $cost } energy, { $size } cards in the pile; supply
    }
astro-knights-pile-down =
    Supply of { $kind }, face down, { $size ->
        [one] 1 card
       *[other] { $size } cards
    }
astro-knights-pile-empty = Supply of { $kind }, empty
astro-knights-pile-look = Look at what is left in the pile
astro-knights-pile-count =
    { $size ->
        [one] 1 card
       *[other] { $size } cards
    } in the pile; look
astro-knights-overcharge-name = Overcharge the tech { $name }, costs { $cost } energy

# Knights
astro-knights-seat =
    Knight { $knight } of { $owner }, { $exhausted ->
        [yes] exhausted
       *[no] life { $life } of { $max }
    }, power { $power } of { $full }, { $hand ->
        [one] one card in hand
       *[other] { $hand } cards in hand
    }, { $weapons ->
        [one] one weapon
       *[other] { $weapons } weapons
    } in { $slots ->
        [one] one slot
       *[other] { $slots } slots
    }
astro-knights-seat-short = Knight { $knight } of { $owner }, { $life } life
astro-knights-weapon = Weapon { $name }, damage { $damage }, of { $owner }, slot { $place }
astro-knights-slot-free = Free slot
astro-knights-slot-shut = Slot still closed
astro-knights-card-of =
    { $count ->
        [one] { $name } in the hand of { $owner }
       *[other] { $name }, { $count } times, in the hand of { $owner }
    }
astro-knights-look = Look at hand, discard and memory aid
astro-knights-look-name = Look at the cards of { $name }; { $discard } in the discard
astro-knights-buy-slot = Buy a slot, costs { $cost } energy
astro-knights-buy-power = Buy one power, costs { $cost } energy
astro-knights-ability = Ability of { $knight }, power { $power } of { $full }
astro-knights-deck-name =
    Your deck, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }; look at the memory aid
astro-knights-discard-name =
    Your discard, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, on top { $top }; look
astro-knights-card-in-hand = { $kind } { $name }; your hand
astro-knights-card-played = { $name }; played by you
astro-knights-card-in-discard =
    { $count ->
        [one] { $name }; your discard
       *[other] { $name }, { $count } times; your discard
    }

# Piles spread out
astro-knights-sheet-seat = Cards of { $name } ({ $knight })
astro-knights-sheet-discard = Your discard
astro-knights-part-hand = Hand
astro-knights-part-deck = Deck
astro-knights-part-deck-order = Memory aid: deck
astro-knights-part-discard = Discard
astro-knights-part-area = Played
astro-knights-part-boss-deck = Boss deck (shuffled)
astro-knights-part-boss-discard = Discard, newest first
astro-knights-part-special-deck = Special deck (shuffled)
astro-knights-part-special-discard = Special discard
astro-knights-part-supply-rest = Left in the pile (order unknown)
astro-knights-part-supply-bottom = At the bottom

# Second line of the prompt
astro-knights-aside-action = Play, acquire, overcharge, buy a slot or power, use abilities
astro-knights-aside-attack = Attack step · weapons used go to your discard
astro-knights-aside-clear = What you discard first you draw first: the deck is never shuffled.
astro-knights-aside-discard-hand =
    { $hand ->
        [0] No card
        [one] One card
       *[other] { $hand } cards
    } in hand · then you draw, from a deck that is never shuffled
astro-knights-aside-captain = You decide for the group · homeworld { $life } life

# At the end
astro-knights-high-boss = The boss had { $life } life left.
astro-knights-high-world = The homeworld was down to { $life } life.
astro-knights-high-exhausted =
    { $count ->
        [one] One knight became exhausted.
       *[other] { $count } knights became exhausted.
    }
astro-knights-high-knight = { $name } was down to { $life } life.
astro-knights-high-fit = No knight was ever in danger.
