# Names and card texts of Star Scrappers: Cave-In.

# Factions and colours
faction-minegglers = Minegglers
faction-terrons = Terrons
faction-hydrans = Hy'drans
faction-metanels = Metanels
faction-bioss = Bioss
faction-weedlocks = Weedlocks
colour-purple = purple
colour-brown = brown
colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-green = green

# Mercenaries
card-mineraccoon = Mineraccoon
    .text = Put one purple crystal of printed cost 1 from the mine into your collection. This is not mining.
card-diggerhino = Diggerhino
    .text = Pick a crystal in the mine: until end of turn it has the colour you name and 1 less mining cost.
card-ancientone = Ancientone
    .text = Artifacts cost you 4 less until end of turn. Cumulative.
card-maccarat = Maccarat
    .text = Every crystal has 4 less mining cost for you until end of turn. Cumulative.
card-driller = Driller
    .text = Put one brown crystal of printed cost 1 from the mine into your collection. This is not mining.
card-foreman = Foreman
    .text = Until end of turn levels 1 to 3 may be recruited without a card and level 4 by playing a level 1 card.
card-sergeant = Sergeant
    .text = Move up to 2 cards, bottom first, from your base to your hand (never the leader).
card-colonel = Colonel
    .text = Take any number of mercenaries from the docks whose levels add up to at most 5.
card-frogt_opus = Frogt'Opus
    .text = Put one blue crystal of printed cost 1 from the mine into your collection. This is not mining.
card-fish_bean = Fish'Bean
    .text = Take one level 2 mercenary from the docks. Until end of turn your two regular actions may be of the same kind.
card-shu_war = Shu'War
    .text = Take one non-leader card from any base into your hand.
card-mu_shell = Mu'Shell
    .text = Take up to 2 non-leader cards, both from the same base, into your hand.
card-oddgrabber = Oddgrabber
    .text = Put one yellow crystal of printed cost 1 from the mine into your collection. This is not mining.
card-drollo = Drollo
    .text = You have one extra mining action this turn.
card-robuster = Robuster
    .text = Up to 3 cards in your hand have one colour of your choice until end of turn.
card-scrabber = Scrabber
    .text = Each time you mine a crystal of printed cost 1, 3 or 6 this turn, also take another crystal of that cost.
card-cyberwitch = Cyberwitch
    .text = Put one red crystal of printed cost 1 from the mine into your collection. This is not mining.
card-mindwasp = Mindwasp
    .text = Subjugate one lowest-level non-leader card of your own base.
card-custodian = Custodian
    .text = Subjugate one level 2 non-leader card of any base.
card-domina = Domina
    .text = Subjugate up to 3 level 1 cards from your hand; for each, take a crystal of printed cost 1.
card-sapling = Sapling
    .text = Put one green crystal of printed cost 1 from the mine into your collection. This is not mining.
card-stalkroot = Stalkroot
    .text = Until end of turn your Weedlock cards may count double their level when played to mine, recruit or collect.
card-seeder = Seeder
    .text = Take one Weedlock card from each base, or two Weedlock cards from one base (never leaders).
card-mandragore = Mandragore
    .text = Take all Weedlock cards except the leader from one base.

# Artifacts
artifact-enhanced_vision = Enhanced Vision
    .text = After a raid you may at once raid a second, different base.
artifact-contract = Contract
    .text = 1 VP per crystal of one colour of your choice.
artifact-baton_of_coaxing = Baton of Coaxing
    .text = For each base you raid, take one crystal of printed cost 1.
artifact-barking_up_the_right_three = Barking up the Right Three
    .text = 3 VP per pair of cost 3 crystals.
artifact-third_cyber_arm = Third Cyber Arm
    .text = Start of turn: move the bottom card of your base to your hand (never the leader).
artifact-mass_production = Mass Production
    .text = 2 VP per three crystals you own, whatever they are.
artifact-alien_species_agents = Alien Species Agents
    .text = Start of turn: take one level 1 mercenary from the docks.
artifact-relic_cabinet = Relic Cabinet
    .text = 2 VP per artifact you own, this one included.
artifact-wild_ore_refinery = Wild Ore Refinery
    .text = Wild crystals have 1 less mining cost for you.
artifact-spectrum_survey = Spectrum Survey
    .text = 1 VP per different colour among your crystals.
artifact-deep_shaft_lift = Deep Shaft Lift
    .text = Crystals of printed cost 6 and 10 have 1 less mining cost for you.
artifact-pebble_ledger = Pebble Ledger
    .text = 1 VP per cost 1 crystal.
artifact-relic_broker = Relic Broker
    .text = Artifacts cost you 2 less.
artifact-tremor_bonus = Tremor Bonus
    .text = 1 VP per cave-in symbol on your crystals.
artifact-night_shift = Night Shift
    .text = Start of turn: gain an extra mining action usable only on a crystal of printed cost 1.
artifact-deep_vein_charter = Deep Vein Charter
    .text = 2 VP per cost 6 crystal.
artifact-spectral_dye = Spectral Dye
    .text = Start of turn: one card in your hand has a colour of your choice until end of turn.
artifact-totem_shrine = Totem Shrine
    .text = 2 more VP per totem you hold.
artifact-recruiting_booth = Recruiting Booth
    .text = You may recruit level 2 mercenaries without playing a card.
artifact-crew_muster = Crew Muster
    .text = 1 VP per mercenary in your base, leader included.
artifact-getaway_crawler = Getaway Crawler
    .text = For each base you raid, gain one extra mining action this turn.
artifact-motherlode_deed = Motherlode Deed
    .text = 4 VP per cost 10 crystal.
artifact-double_shift_roster = Double Shift Roster
    .text = Your two regular actions may always be of the same kind.
artifact-heraldic_archive = Heraldic Archive
    .text = 1 VP per faction symbol on your crystals.

# The game
game-tagline = Two to four mine bosses compete for crystals and artifacts for as long as the tunnels hold.

# What help shows as examples
example-move = mine 4
example-why = raid
example-card = Drollo
example-rule = CI-M3
example-place = dock 9

# Start options
option-first_game = First game
    .text = Play with the four factions recommended for a first game: blue, yellow, brown and purple.
option-factions = Factions
    .text = The colours of the four factions in play; they are drawn if you name none.
option-cave_in_when_crystal_taken_without_mining = Cave-ins from taken crystals
    .text = The cave-in symbol of a crystal moves the track even if somebody takes the crystal without mining it.
option-overpayment_allowed = Paying too much is allowed
    .text = Payments for crystals and artifacts may include cards that are not needed.
option-raid_of_empty_base_allowed = Raids on empty bases
    .text = A base without cards may be raided as well; all this does is set off artifacts.
option-safety_max_rounds = Round limit
    .text = After this many rounds the game is stopped and scored.

# What happened
event-turn-started = Round { $round }: it is { $seat }'s turn.
event-artifact-used = { $seat } activates { $artifact }.
event-leader-used = The leader { $card } uses its skill for { $seat }.
event-card-played = { $seat } plays { $card }.
event-dyed-card-played = { $seat } plays { $card } as a { $colour } card.
event-skill-used = { $seat } uses the skill of { $card }.
event-recruited = { $seat } recruits { $card }.
event-dock-card-taken = { $seat } takes { $card } from the docks.
event-base-card-taken =
    { $own ->
        [1] { $seat } takes { $card } from their own base.
       *[other] { $seat } takes { $card } from the base of { $other }.
    }
event-crystal-mined =
    { $levels ->
        [0] { $seat } mines a { $colour } crystal of cost { $cost } without paying.
        [one] { $seat } mines a { $colour } crystal of cost { $cost } for { $levels } level.
       *[other] { $seat } mines a { $colour } crystal of cost { $cost } for { $levels } levels.
    }
event-crystal-taken = { $seat } takes a { $colour } crystal of cost { $cost }.
event-crystal-marked = { $seat } marks a { $colour } crystal of cost { $cost }: this turn it is { $new_colour } and costs { $discount } less.
event-card-dyed = { $seat } shows { $card }: this turn the card is { $colour }.
event-cave-in =
    { $left ->
        [0] Cave-in! The track has reached the threshold, { $limit }: this round is the last.
       *[other] Cave-in! The track is at { $track }, the threshold is { $limit }.
    }
event-artifact-collected = { $seat } collects { $artifact }.
event-artifact-revealed = New artifact card: { $left } or { $right }.
event-artifact-stack-emptied = An artifact stack has run out.
# [nothing] is what the message `nothing` says for an empty list
event-base-raided =
    { $own ->
        [1] { $seat } raids their own base. The leader { $card } comes back to hand{ $cards ->
            [nothing] .
           *[other] , and with it: { $cards }.
        }
       *[other] { $seat } raids the base of { $other }. The leader { $card } goes home to { $other }; { $cards ->
            [nothing] there is no loot.
           *[other] loot: { $cards }.
        }
    }
event-empty-base-raided =
    { $own ->
        [1] { $seat } raids their own empty base.
       *[other] { $seat } raids the empty base of { $other }.
    }
event-totem-taken = { $seat } gets the { $colour } totem.
event-subjugated =
    { $own ->
        [1] { $seat } subjugates { $card } from their own base.
       *[other] { $seat } subjugates { $card } from the base of { $other }.
    }
event-hand-card-subjugated = { $seat } subjugates { $card } from hand.
event-buried = { $seat } subjugates a level { $level } card from hand, face down.
event-cards-removed = The base of { $seat } has too many cards; removed from the bottom: { $cards }.
event-mine-refilled =
    New in the mine: { $colour } crystal, cost { $cost }: { $vp } VP{ $symbol ->
        [none] { "" }
       *[other] , { $symbol } symbol
    }{ $cave ->
        [1] , cave-in
       *[other] { "" }
    }.
event-docks-refilled = New in the docks: { $card }.
event-crystal-stack-emptied = The stack of cost { $cost } crystals has run out.
event-card-stack-emptied = The stack of level { $level } mercenaries has run out.
event-game-ended = The game is over. { $reason }

# How the game ended, and where points come from
reason-collapsed = The mine has collapsed.
reason-stopped = The round limit has been reached.
source-crystals = Crystals
source-artifacts = Artifacts
source-totems = Totems
source-sets = Symbol sets
source-subjugated = Subjugated

# What simulations count
met-skill-used = Skills used
met-leader-used = Leaders used
met-artifact-collected = Artifacts collected

# What is asked
ask-main =
    { $seat }, what do you do? A turn is up to two { $repeat ->
        [1] actions, even of the same kind
       *[other] different actions
    }, or one raid instead.
ask-start-artifacts = { $seat }, your turn begins: which artifact do you activate?
ask-recruit-pick = Which mercenary in the docks do you recruit? Level 1 is free; the others normally take one card that counts one level less.
ask-recruit-pay = How do you pay for { $card } (level { $level })? Paying with a card does not use its skill.
ask-mine-pick = Which crystal do you mine? You pay with cards of its colour, or with cards of any one colour if it is wild.
ask-mine-colour =
    { $due ->
        [0] The wild { $colour } crystal of cost { $cost } costs you nothing. Do you want to add cards of one colour all the same?
        [one] Which colour of cards do you pay with for the wild { $colour } crystal of cost { $cost }? Needed: { $due } level.
       *[other] Which colour of cards do you pay with for the wild { $colour } crystal of cost { $cost }? Needed: { $due } levels, all in one colour.
    }
ask-mine-pay =
    { $due ->
        [0] The { $colour } crystal of cost { $cost } costs you nothing; you may add { $paying } cards. Levels laid out: { $paid }. The last card lies on top.
       *[other] Pay for the { $colour } crystal of cost { $cost } with { $paying } cards. Levels needed: { $due }, laid out: { $paid }. The last card lies on top.
    }
ask-collect-pick = Which artifact do you collect? The other half of its card is lost.
ask-collect-pay =
    { $due ->
        [0] { $artifact } costs you nothing; you may add cards. Levels laid out: { $paid }. The last card lies on top.
       *[other] Pay for { $artifact } with cards of any colours. Levels needed: { $due }, laid out: { $paid }. The last card lies on top.
    }
ask-skill-pick = Which card do you play for its skill?
ask-raid-pick = Whose base do you raid? Its leader goes home; you get the totem of that colour and, from the top, as many cards as your hand has room for.
ask-raid-second = Do you raid a second, different base?
ask-take-crystal =
    { $colour ->
        [any] Which crystal of cost { $cost } do you take from the mine? It is free.
       *[other] Which { $colour } crystal of cost { $cost } do you take from the mine? It is free.
    }
ask-take-dock =
    { $level ->
        [-1] Which mercenary do you take from the docks? Their levels may still add up to { $budget } at most.
       *[other] Which level { $level } mercenary do you take from the docks?
    }
ask-take-bottom =
    { $count ->
        [1] Do you take the bottom card of your base into your hand?
       *[other] Do you take the bottom card of your base into your hand? You can do this up to { $count } times.
    }
ask-take-base =
    Which card{ of-faction } do you take into your hand from { $source ->
        [-1] a base
       *[other] the same base
    }? { $count ->
        [1] Leaders are safe.
       *[other] You may take up to { $count }{ $one_base ->
            [1] , all from the same base
           *[other] { "" }
        }; leaders are safe.
    }
ask-take-spread = Which card{ of-faction } do you take into your hand? You may take one from each base, or { $from_one } from a single one; leaders are safe.
of-faction =
    { $faction ->
        [any] { "" }
       *[other] { " " }of the { $faction }
    }
ask-subjugate-base =
    { $level ->
        [-1] Which card of the lowest level in your base do you subjugate? It brings you as many VP as its level at the end.
       *[other] Which level { $level } card do you subjugate? It brings you { $level } VP at the end.
    }
ask-subjugate-hand = Which level { $level } card from your hand do you subjugate? For each you may take a crystal of cost { $cost }; up to { $count } are still possible.
ask-dig = Which crystal do you mark? This turn it gets a colour of your choice and costs { $discount } less to mine.
ask-dig-colour = Which colour does the { $colour } crystal of cost { $cost } have this turn? Its present one is allowed; it costs { $discount } less in any case.
ask-dye-colour =
    { $count ->
        [1] Which colour do you give one card in your hand for this turn?
       *[other] Which colour do you give up to { $count } cards in your hand for this turn?
    }
ask-dye =
    { $count ->
        [1] Which card in your hand is { $colour } this turn? You show it to everybody.
       *[other] Which card in your hand is { $colour } this turn? Up to { $count } are still possible; you show them to everybody.
    }

# What can be chosen: the actions of a turn
choice-recruit = recruit a mercenary
choice-mine = mine a crystal
choice-collect = collect an artifact
choice-skill = use the skill of a card in hand
choice-raid = raid a base
choice-end = end the turn

# What can be chosen: pieces, players, colours
choice-place =
    { $colour } crystal{ $wild ->
        [1] { " " }(wild)
       *[other] { "" }
    }, cost { $cost }, you pay { $due }: { $vp } VP{ $symbol ->
        [none] { "" }
       *[other] , { $symbol } symbol
    }{ $cave ->
        [1] , cave-in
       *[other] { "" }
    }
choice-take-crystal-place =
    { $colour } crystal, cost { $cost }: { $vp } VP{ $symbol ->
        [none] { "" }
       *[other] , { $symbol } symbol
    }{ $cave ->
        [1] , cave-in
       *[other] { "" }
    }
choice-dock = { $card } ({ $colour }, level { $level })
choice-artifact =
    { $due ->
        [0] { $artifact }, free
        [one] { $artifact }, costs { $due } level
       *[other] { $artifact }, costs { $due } levels
    }
choice-card = { $card } ({ $colour }, level { $level })
choice-recruit-pay-card = pay with { $card } ({ $colour }, level { $level })
choice-mine-pay-card = pay with { $card } ({ $colour }, level { $level })
choice-collect-pay-card = pay with { $card } ({ $colour }, level { $level })
choice-skill-pick-card = use the skill of { $card } ({ $colour }, level { $level })
choice-subjugate-hand-card = subjugate { $card } ({ $colour }, level { $level })
choice-dye-card = recolour { $card } (now { $colour }, level { $level })
choice-base =
    { $card } ({ $colour }, level { $level }, { $position ->
        [0] at the bottom
        [1] 2nd from the bottom
        [2] 3rd from the bottom
        [3] 4th from the bottom
        [4] 5th from the bottom
       *[5] 6th from the bottom
    }) from { $clockwise ->
        [0] your own base
       *[other] the base of { $other }
    }
choice-seat =
    { $clockwise ->
        [0] your own base
       *[other] the base of { $other }
    } ({ $cards ->
        [0] empty
        [1] 1 card, leader { $card }, { $colour } totem
       *[other] { $cards } cards, leader { $card }, { $colour } totem
    })
choice-colour = { $colour }
choice-mine-colour-colour = pay with { $colour } cards
choice-use = activate { $artifact }
choice-yes = yes
choice-take-bottom-yes = take { $card } ({ $colour }, level { $level })

# What can be chosen: enough, or rather not
choice-stop = decline
choice-start-artifacts-stop = go on, activate no artifact
choice-recruit-pay-stop = no card, recruit for free
choice-mine-colour-stop = no card, mine for free
choice-mine-pay-stop = enough, mine the crystal
choice-collect-pay-stop = enough, collect the artifact
choice-raid-second-stop = no second raid
choice-take-crystal-stop = take no crystal
choice-take-dock-stop = take no mercenary
choice-take-bottom-stop = take no card
choice-take-base-stop = take no card
choice-take-spread-stop = take no card
choice-subjugate-base-stop = subjugate no card
choice-subjugate-hand-stop = subjugate no card
choice-dig-stop = mark no crystal
choice-dye-colour-stop = recolour no card
choice-dye-stop = recolour no card

# Why something is refused
why-CI-A1 = Your hand is full; you cannot recruit anybody at the moment.
why-CI-A2 = The price does not fit: it takes a single card that counts exactly one level less than the mercenary, unless an effect makes it cheaper.
why-CI-AMB-2 = The payment would not need this card, and paying too much is not allowed in this game.
why-CI-AR1 = You need room in your hand for this, and at least one card below your leader.
why-CI-AR4 = Without cards in hand there is nothing to recolour.
why-CI-AR5 = You need room in your hand for this, and only a mercenary of the right level in the docks will do.
why-CI-G1 = You do not have this card in hand, or nobody sits in that place.
why-CI-G3 = There is no card you may choose there: leaders are safe.
why-CI-G4 = Your hand is full; you cannot take a card at the moment.
why-CI-G8 = The effect asks for a crystal of a different printed cost.
why-CI-G10 = This place is empty; it is refilled only when a turn ends, and only while its stack lasts.
why-CI-K1 = You need at least one card in hand to use a skill.
why-CI-K-B1 = Frogt'Opus takes only a crystal that is blue right now.
why-CI-K-B2 = This mercenary does not have the level that Fish'Bean can take.
why-CI-K-B4 = With Mu'Shell all cards must come from the same base.
why-CI-K-G1 = Sapling takes only a crystal that is green right now.
why-CI-K-G3 = Seeder takes only Weedlocks, one from each base or two from a single one.
why-CI-K-G4 = Mandragore takes only Weedlocks, and all of them must come from the same base.
why-CI-K-N1 = Driller takes only a crystal that is brown right now.
why-CI-K-N4 = This mercenary has a higher level than Colonel may still take.
why-CI-K-P1 = Mineraccoon takes only a crystal that is purple right now.
why-CI-K-R1 = Cyberwitch takes only a crystal that is red right now.
why-CI-K-R2 = Mindwasp subjugates only a card of the lowest level in your own base.
why-CI-K-R3 = This card does not have the level that Custodian can subjugate.
why-CI-K-R4 = This card does not have the level that Domina can subjugate.
why-CI-K-Y1 = Oddgrabber takes only a crystal that is yellow right now.
why-CI-K-Y3 = This would change no card's colour.
why-CI-M2 = This card does not have the colour you are paying in.
why-CI-M3 = You do not have enough levels in any one colour for this wild crystal.
why-CI-M6 = The right cards are missing or do not reach the cost.
why-CI-R1 = Nobody sits in that place.
why-CI-R2 = A base without cards cannot be raided.
why-CI-R9 = The second raid must hit a different base from the first.
why-CI-T2 = This artifact is not yours, it is not one for the start of a turn, or you have used it this turn already.
why-CI-T6 = Your two regular actions are used up.
why-CI-T7 = Your second action must be of a different kind from the first.
why-CI-T10 = A turn has either regular actions or one raid.
why-CI-X1 = This artifact stack is empty.
why-CI-X3 = These cards do not reach the cost.

# Why a judge likes a choice, or does not: "because it …"
judged-crystal = brings a crystal worth { $vp } VP
judged-symbol = adds a { $colour } symbol to your sets
judged-fit = makes { $artifact } more valuable
judged-payment = costs cards you could use later
judged-card = brings { $card } into your hand
judged-reach = brings a better crystal within reach
judged-scoring = promises points from { $artifact }
judged-help = lets { $artifact } help you turn after turn
judged-activate = puts { $artifact } to use
judged-skill = makes use of the skill of { $card }
judged-leader = makes { $card } your leader
judged-leader-lost = covers a better leader
judged-loot = fills your hand with cards from that base
judged-totem = wins the { $colour } totem
judged-totem-lost = takes a totem away from { $other }
judged-denial = takes cards away from { $other }
judged-trigger = sets off { $artifact }
judged-subjugate = subjugates a card for { $vp } VP
judged-crystal-too = brings a free crystal as well
judged-extra = does not use up a regular action
judged-follow = leaves you another good action
judged-end-near = brings the end closer while you are ahead
judged-end-early = brings the end closer while you are behind
