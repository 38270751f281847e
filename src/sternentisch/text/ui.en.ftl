# The terminal: boards, questions, commands.

# Board of Cave-In
board-round = Round { $round }
board-cave-ins = Cave-ins
board-track = { $track } of { $limit }
board-last-round = The mine is collapsing: last round!
board-free-totems = Totems in supply
board-docks = Docks
board-mine = Mine
board-artifacts = Artifacts
board-hand = Hand
board-base = Base, bottom to top
board-crystals = Crystals
board-totems = Totems
board-you = { $name } (you)
board-owns = Artifacts:
board-subjugated = Subjugated: { $count }
board-own-hand = Your hand
board-own-crystals = Crystals
board-own-points = Points
board-played = Played
board-turn = Turn
board-turn-actions = { $name }: { $taken } of { $all } actions taken
board-turn-raided = { $name } has raided
board-done-recruit = has recruited
board-done-mine = has mined
board-done-collect = has collected
board-done-skill = has used a skill
board-turn-repeat = same action twice allowed
board-turn-extra =
    { $count ->
        [one] 1 extra mining action
       *[other] { $count } extra mining actions
    }
board-turn-limited = 1 extra mining action, only for crystals of cost { $cost }
board-turn-mining = mining costs { $amount } less
board-turn-artifacts = artifacts cost { $amount } less
board-turn-recruit = recruiting takes { $amount } levels less
board-turn-doubled = { $faction } may count double
board-turn-bonus = bonus crystal when mining crystals of cost { $costs }
board-legend-wild = wild
board-legend-points = VP
board-legend-symbol = symbol
board-legend-cave-in = cave-in
board-legend-due = cost now
board-legend-leader = leader
board-legend-hidden = hidden
board-legend-stack = in the stack
board-raid-one = { $label } (only { $name } has cards in their base)
board-raid-own = { $label } (only you have cards in your base)

# Playing
play-person = Player { $number }
play-bot = Bot { $number }
play-title = { $title }, seed { $seed }. Again: { $command }
play-hint = Answer with a number. Enter shows the table again, ? helps, undo takes back.
play-opponents = At the table: { $bots }.
play-opponent = { $name } ({ $bot })
play-not-compiled = the engine runs uncompiled on this machine: everything works, but slower
play-earlier =
    { $count ->
        [one] … 1 earlier message: log
       *[other] … { $count } earlier messages: log
    }
play-pass = Pass the keyboard to { $name }, then press Enter.
play-number = Please type a number from 1 to { $count }.
play-unknown =
    { $move ->
        [none] I do not understand that. Type a number from 1 to { $count }, or ? for help.
       *[other] I do not understand that. Type a number from 1 to { $count }, a move such as "{ $move }", or ? for help.
    }
play-help = Commands
help-number = 3
    .text =
        { $move ->
            [none] take choice 3
           *[other] take choice 3; a move in words, such as { $move }, works too
        }
help-redraw = Enter
    .text = show the table, the question and the choices again
help-explain = ?
    .text =
        explain the question;  ? 3  a choice{ $card ->
            [none] { "" }
           *[other] ;  ? { $card }  a card
        }{ $rule ->
            [none] { "" }
           *[other] ;  ? { $rule }  a rule
        }
help-why = why …
    .text =
        which rule forbids something{ $why ->
            [none] { "" }
           *[other] :  why { $why }
        }{ $place ->
            [none] { "" }
           *[other] ,  why { $place }
        }{ $card ->
            [none] { "" }
           *[other] ,  why { $card }
        }
help-hint = hint
    .text = the three best choices, and why
help-undo = undo
    .text = take back your last answer
help-log = log
    .text = everything that has happened
help-rules = rules
    .text =
        the rulebook{ $rule ->
            [none] { "" }
           *[other] ;  rules { $rule }  a single rule
        }
help-save = save FILE
    .text = write the game to a file
help-quit = quit
    .text = leave the game
play-word-help = help
play-word-why = why
play-word-hint = hint
play-word-undo = undo
play-word-save = save
play-word-log = log
play-word-rules = rules
play-word-quit = quit
hint-head = The bot of level 4 would choose (in brackets: your chance to win)
hint-head-team = The bot of level 4 would choose (in brackets: your team's chance to win)
hint-value = ({ $value }%)
hint-and = { $first } and { $second }
hint-because = It { $reason }.
hint-but = It { $reason }; but it { $drawback }.
hint-drawback = It { $drawback }, yet trying it out turned out well.
hint-tried = Trying it out turned out well.
play-undone = Taken back.
play-undo-nothing = There is nothing to take back yet.
play-undo-turn = The last turn is over and cannot be taken back.
play-undo-chance = That drew something by chance and cannot be taken back.
play-undo-reveal = That revealed something new and cannot be taken back.
play-log-empty = Nothing has happened yet.
play-rule-unknown = There is no rule "{ $text }".
play-save-where = Where to? For example: save my-game.json
play-save-exists = { $file } exists already; please choose another name.
play-save-failed = { $file } cannot be written: { $reason }.
play-saved = Saved as { $file }.
play-save-offer = Save the game? File name, or Enter for no:
play-quit-sure = Leave the game before it is over? (y/n)
play-yes = y
play-left = You left the game.
play-left-eof = End of input: you left the game.
play-not-saved = Nothing was saved.
play-kept = The game is in { $file }. Go on with:
play-not-kept = The game could not be saved: { $reason }
play-saved-all = The game is saved in { $file }.
play-saved-part =
    { $file } holds the game as it was after { $count ->
        [one] one action
       *[other] { $count } actions
    }.

# Explaining
explain-choice = { $label }   [{ $move }]
explain-provenance = How certain is this? { $word }: { $text }
explain-unknown = I know no card, artifact or rule "{ $text }".
explain-several = Which one? { $names }
why-allowed = { $move }: allowed.
why-forbidden = { $move }: { $reason }
why-unknown =
    { $why ->
        [none] Name a choice, a move or a card: why 3.
       *[other] Name a choice, a move or a card: why 3, why { $why }{ $card ->
            [none] { "" }
           *[other] , why { $card }
        }.
    }

# The end
end-winner = { $name } wins.
end-shared = { $names } and { $last } share the win.
end-lost = Everybody has lost.
end-rank = Rank
end-player = Player
end-points = Total

# Looking things up
show-id = Id
show-title = Title
show-players = Players
show-content = { $rules } rules; content: { $content }
show-name = Name
show-values = Value
show-provenance = Origin
show-notation = Notation
show-verb = Verb
show-arguments = Arguments
show-no-options = { $game } has no start options.
show-default = otherwise { $value }
show-pick =
    { $more ->
        [true] { $count } or more of: { $names }
       *[other] { $count } of: { $names }
    }
show-bot = Bot
show-bot-text = How it plays
show-budget = Iterations
show-hash = Content { $hash }
show-seen-by = as { $seat } sees it (seat { $number })
show-seen-by-spectator = as an onlooker sees it
show-seen-open = everything laid open
show-asked = { $seat } is asked (seat { $number }).
show-record =
    { $count ->
        [one] After { $step } of 1 action.
       *[other] After { $step } of { $count } actions.
    }
group-meta = About the game
group-constants = Constants
group-action = Actions beside docks
group-area = Areas
group-artifact = Artifacts
group-artifact_card = Artifact cards
group-bonus = Bonuses
group-boss = Bosses
group-boss_card = Boss cards
group-card = Cards
group-cave = Cave spaces
group-cave_tile = Cave tiles
group-chamber = Stasis chambers
group-colour = Colours
group-commander = Commanders
group-contract = Contracts
group-crystal = Crystals
group-difficulty_tile = Difficulty tiles
group-dock = Docks
group-faction = Factions
group-homeworld = Homeworlds
group-incident = Incidents
group-income = Income
group-knight = Knights
group-level_tile = Level tiles
group-line = Lines
group-mercenary = Mercenaries
group-order_card = Order cards
group-order_deck = Order decks
group-platform = Platform actions
group-research_area = Research areas
group-row = Rows of the action panel
group-salvage = Salvage spaces
group-seat = Seats
group-section = Sections of the ship
group-sector = Sectors
group-side = Sides of the boards
group-space = Resource spaces
group-special_card = Special cards
group-start = Start areas
group-start_card = Start cards
group-station_slot = Stations
group-supply_pile = Supply piles
group-tier = Tiers
group-tile = Resource tiles
group-transmitter = Transmitter spaces
group-tunnel = Tunnel sections
group-turtle_slot = Turtles
field-actions = actions
field-adjacent = adjacent
field-areas = areas
field-bonus = bonus
field-bonuses = bonuses
field-boss = boss
field-card_actions = card actions
field-cards = cards
field-cave_in = cave-in
field-caves = caves
field-choose = one of
field-colour = colour
field-commanders = commanders
field-copies = copies
field-cost = cost
field-cost_max = cost up to
field-cost_min = cost from
field-cost_slot = cost slot
field-designers = designers
field-difficulty = difficulty
field-effect = effect
field-energy = energy
field-exits = exits
field-faction = faction
field-fields = fields
field-first = most
field-first_game = first game
field-foe_life = life of foes +
field-gain = gain
field-game = game
field-inputs = takes
field-is_open = face up
field-kind = kind
field-leads = in the lead
field-left = left
field-level = level
field-levels = levels
field-life = life
field-loss = loss
field-majority = majority
field-mark = mark
field-markers = markers
field-min_players = players from
field-mission = mission
field-number = number
field-own = own
field-params = values
field-perks = effects
field-pile = pile
field-players = players
field-pods = pods
field-power_max = power at most
field-power_start = power at the start
field-prestige = prestige
field-price = price
field-publisher = publisher
field-rating = difficulty
field-rear_sector = rear sector
field-rescue = rescued pods
field-research_areas = research areas
field-reward_slot = reward slot
field-right = right
field-room = room
field-row = row
field-scrap = scrap
field-seats = seats
field-second = second most
field-section = section
field-sector = sector
field-size = size
field-slots_max = slots at most
field-slots_start = slots at the start
field-space = at
field-special_when_empty = special deck empty
field-start_areas = start areas
field-start_deck = start deck
field-start_hand = start hand
field-symbol = symbol
field-take = turtles
field-tier = tier
field-timing = timing
field-title = title
field-track_max = track up to
field-track_min = track from
field-track_start = track at the start
field-transmitter = transmitter space
field-turn_end_while = end of the boss turn, as long as
field-upgrade = upgrade
field-vehicle = vehicle
field-vp = VP
field-wake = wakes
field-year = year
field-yellow = yellow

# Simulating
sim-progress = Games
sim-speed = { $rate } games/s
sim-kept = { $games } of { $wanted } games are kept in { $folder }. The same command goes on from there.
sim-out = All games are kept in { $folder }; { $found } of them were there already.
sim-done =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }, seed { $seed }
sim-seconds = Seconds
sim-games-rate = Games per second
sim-decisions-rate = Decisions per second
sim-lengths = Decisions per game
sim-lengths-value = mean { $mean }, min { $min }, median { $median }, max { $max }
sim-bot = Bot
sim-wins = Wins
sim-share = Share
sim-mean = Mean points
sim-least = Min
sim-quartiles = Quartiles
sim-most = Max
sim-things = What came up
sim-met = Met
sim-counts = How often
met-game-ended = Ways to end

# Tournaments
tournament-done =
    { $title }: { $bots } bots, { $games } games per pair, { $seats } players, seed { $seed }
tournament-teams-done =
    { $title }: { $bots ->
        [one] 1 team
       *[other] { $bots } teams
    }, { $games } games each, { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }, seed { $seed }
tournament-rounded = { $wanted } were wanted; only whole rounds, of { $step } games each, are played.
tournament-rating = Rating
tournament-pair = Pair
tournament-rate = Win rate
tournament-interval = 95%
tournament-range = { $low }–{ $high }%
tournament-panel = { $option }: win rate
tournament-note = Every deal is played twice, the seats changed over. Shared wins count in parts.
tournament-teams-note = Share: deals won by one team alone; those that both or neither won count half.
tournament-interval-note = 95%: range of the true value at this certainty (of a pair: the first bot's).
tournament-rating-note = Rating: mu - 3 sigma, by the Plackett-Luce model of openskill.
tournament-speed = { $seconds } seconds, { $rate } games per second. Milliseconds per decision: { $bots }

# Balance reports
balance-title = { $title }: balance report
balance-players = { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }
balance-played = { $players }: { $games } games
balance-basis = Played by: { $bots }. Seed { $seed }, content { $hash }.
balance-basis-other = Held against the content { $hash }, with the same seeds.
balance-found = What stands out
balance-found-nothing = Nothing stands out in these games.
balance-found-seat = { $players }: { $what } wins { $figure }; { $fair } would be fair.
balance-found-turn = { $players }: by turn order, “{ $what }” wins { $figure }; { $fair } would be fair.
balance-found-first = { $players }: whoever begins wins { $figure }; { $fair } would be fair.
balance-found-first-fair = { $players }: beginning makes no difference that these games could show; whoever begins wins { $figure }.
balance-found-hard = { $players }: hardly ever won – { $what }.
balance-found-easy = { $players }: nearly always won – { $what }.
balance-found-never = Never in any game – { $what }.
balance-found-early = { $players }: half of the games are decided in their first half; on average after { $figure }.
balance-found-idle = { $players }: hardly a source of points – { $what }, { $figure } on average.
balance-found-idle-always = However many play: hardly a source of points – { $what }, { $figure } on average.
balance-found-strong = { $players }: users win far more often – { $what }.
balance-found-weak = { $players }: users win far less often – { $what }.
balance-found-more = { $count } more in the tables
balance-found-differences = Of { $all } figures held against the other content, { $sure } differ beyond chance.
balance-found-difference = { $players }, { $what } ({ $measure }): here { $this }, there { $other }.
balance-cause = That users of a thing win more often does not say that the thing made them win: whoever is ahead can also afford more, and long games see more of everything. Try a change with --compare before you believe in it.
balance-taste = These bots choose what they think is best, so the figures also show their taste and their mistakes.
balance-taste-random = Random bots have no taste: nothing is used because somebody thought it good, but nobody plays well either.
balance-seat = Seat { $number }
balance-turn-first = Begins
balance-turn = Is number { $number }
balance-by-seat = Wins by seat
balance-by-turn = Wins by turn order
balance-by-bot = Wins by bot
balance-actions = Actions chosen
balance-typed = “{ $typed }”
balance-pairs = Pairs: { $group }
balance-in-play = In play: { $group }
balance-sources = Where points come from
balance-course = Length, lead and points
balance-ends = How games end
balance-compared = Side by side with the other content
balance-rows = { $count ->
        [one] 1 row
       *[other] { $count } rows
    }
balance-name = Name
balance-games = Games
balance-users = Users
balance-won = Won
balance-lift = Multiple of their share
balance-chance = By luck (p)
balance-part = Part of games
balance-mean = Mean
balance-median = Median
balance-low-end = 5% are below
balance-high-end = 5% are above
balance-first-won = Won by whoever began
balance-points-all = Points, all seats
balance-points-winners = Points, winners
balance-points-part = Part of all points
balance-points-any = Seats with any
balance-measure = Figure
balance-this = This content
balance-other = Other content
balance-difference = Difference
balance-decisions = Decisions per game
balance-turns = Turns per game
balance-points = Points of a seat
balance-margin = Points between first and second
balance-lead-changes = Changes of the lead
balance-decided = Decided after which part of the game
balance-victory = Won by the team
balance-chart-decided = When games are decided: part of all games
balance-chart-won = { $group }: games won
balance-chart-lift = { $group }: wins as a multiple of a fair share
balance-chart-far = Things whose users win most and least
balance-chart-differences = Surest differences in parts of games and wins
balance-chart-lift-differences = Surest differences in multiples of a fair share
balance-notes = How to read the figures
balance-note-interval = Intervals
balance-note-interval-text = In brackets stands the range of the true value with 95% certainty. It is worked out over games, as several seats of one game are not independent. Four made-up games, half of them won, keep a few wins from looking certain.
balance-note-lift = Multiple of their share
balance-note-lift-text = What the users of a thing won, divided by what they would win if it made no difference: a fair share where rivals play, and what all teams win against the same boss where a team plays. × 1.00 is neither good nor bad.
balance-note-chance = By luck (p)
balance-note-chance-text = How likely a value so far from fair is by luck alone, corrected for the many things in this report (Benjamini and Hochberg): of all marked rows, at most about one in twenty is luck. Things of fewer than 30 games are not judged.
balance-note-users = Users
balance-note-users-text = Seats that used a thing at least once in a game. Marked rows differ from their share beyond chance, or never came up.
balance-note-traits = What seats played with
balance-note-traits-text = Factions, commanders, knights and caves are those a seat had when the game ended; in Cave-In, the factions whose totems it held.
balance-note-decided = Decided
balance-note-decided-text = The part of a game's decisions after which the eventual winner led alone until the end. The lead is looked at whenever the turn is handed on. Shared wins are left out.
balance-note-origin = Origin
balance-note-origin-text = Numbers marked ◇ are reconstructed: nobody could look them up, so they may be changed freely. All others are the designers’.
balance-note-team = Teams
balance-note-team-text = The games are shared between the bosses. What is used is held against games with the same boss, so that a card is not called weak because its boss is hard.
balance-note-paired = Two contents
balance-note-paired-text = Both contents were played with the same seeds; a game is held against the game of the same number (paired differences, normal approximation). Marked rows differ beyond chance after the correction for many comparisons.
balance-done = Written: { $file }
balance-done-csv = The tables as CSV: { $folder }
balance-lost = Stopped. Without --store, games are not kept.

# Saved games and positions
replay-head =
    { $count ->
        [one] { $title}: { $seats ->
            [one] 1 player
           *[other] { $seats } players
        }, seed { $seed }, 1 action. The record is sound.
       *[other] { $title}: { $seats ->
            [one] 1 player
           *[other] { $seats } players
        }, seed { $seed }, { $count } actions. The record is sound.
    }
replay-unfinished = The game is not over yet.
position-sound =
    { $title }, { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }: the position is sound. Hash { $hash }.
position-over = The game is over.
position-choices =
    { $count ->
        [one] 1 choice.
       *[other] { $count } choices.
    }

# Measuring
bench-playout = Decisions/s, play-outs
bench-loop = Decisions/s, Python loop
bench-clone = Clone, µs
bench-compiled = The engine is compiled.
bench-plain = The engine is not compiled; a compiled one is many times faster.
bench-peers = make bench compares these figures with those of other engines.

# Board of Magnastorm
board-round-of = Round { $round } of { $rounds }
board-order = Order
board-next-order = then
board-target = Target
board-calm = Calm
board-ending = The end has been triggered!
board-start-tile = Start
board-commanders = Commander
board-upper = Followers
board-price = Takeover
board-take =
    { $column ->
        [0] take the start player tile for { $cubes }
       *[other] take over { $commander } for { $cubes }
    }
board-pick =
    action: column { $column }, { $colour ->
        [yellow] neutral follower
       *[other] { $colour } follower
    }
board-space =
    { $space }: { $move ->
        [none] move for free
       *[other] move for { $move }
    }{ $works ->
        [drive] , { $extra },
       *[other] { "" }
    } or gain { $gain }{ $works ->
        [gain] , { $extra }
        [both] ; { $extra }
       *[other] { "" }
    }{ $occupied ->
        [0] { "" }
       *[other] { " " }(occupied)
    }
board-short-take = take over: { $name } for { $cubes }
board-short-pick =
    action: column { $column }, { $colour ->
        [yellow] neutral
       *[other] { $colour }
    }
board-short-place =
    { $space }: move { $move ->
        [none] 0
       *[other] { $move }
    }{ $works ->
        [drive] { " " }{ $extra }
       *[other] { "" }
    } / gain { $gain }{ $works ->
        [gain] { " " }{ $extra }
        [both] ; { $extra }
       *[other] { "" }
    }
board-short-space =
    space { $space }{ $occupied ->
        [0] { "" }
       *[other] , occupied
    }{ $works ->
        [none] { "" }
       *[other] { " " }({ $extra })
    }
board-short-exchange = exchange: { $give } others for 1 { $colour }
board-column = upper column { $column } ({ $name })
board-bonus-any = any
board-bonus-bag = bag { $count }
board-bonus-follower = follower
board-bonus-order = order
board-bonus-range = range +{ $count }
board-bonus-turtle = turtle
board-demand-turtles = { $take } turtles
board-majority-any = 1 majority
board-majority-first = majority for { $most }
board-majority-all = { $all } majorities
board-demand-lower =
    { $markers ->
        [one] 1 marker -{ $levels }
       *[other] { $markers } markers -{ $levels } each
    }
board-demand-lead = { $markers } leading markers -{ $levels } each
board-demand-commanders = { $count } commanders
board-head-cubes = Cubes
board-head-followers = Foll.
board-head-scout = Scout
board-head-turtles = Turtles
board-head-stations = Stations
board-head-commanders = Commanders
board-supply = Supply
board-bag = Bag
board-black = { $count } black
board-legend-own = your cube or follower
board-legend-yellow = neutral, yellow
board-legend-white = any research area
board-legend-turtles = field with two turtles
board-legend-scout = scout
board-legend-station = transmitter space, station
board-legend-income = income of two turtles
board-legend-majority = majority
board-legend-prestige = prestige
board-legend-move = price of moving, only when moving
board-legend-gain = cubes to gain, only when gaining


# Astro Knights
board-turn-number = Turn { $turn }
board-turns-taken =
    { $turns ->
        [one] 1 turn taken
       *[other] { $turns } turns taken
    }
board-boss-turn = The boss acts
board-decides = decides:
board-energy = Energy
board-tech-to-hand = new techs go to hand
board-weapon-to-ally = next weapon may go on an ally's deck
board-boss = Boss
board-extra = EXTRA
board-to-come = to come
board-order-top = next
board-order-last = last
board-token-extra = EXTRA is with
board-token-12 = 1/2 acted:
board-token-34 = 3/4 acted:
board-level = Level
board-level-tile = Level tile:
board-boss-rules = Rules:
board-boss-track = Track
board-deck = Deck
board-special = Specials
board-pile = discard { $count }
board-revealed = Being carried out:
board-boss-discard = Discard:
board-special-discard = Specials used:
board-foes = Foes
board-no-foes = none
board-face-down = face down
board-pile-empty = empty
board-area = Played
board-discard = Discard
board-exhausted = EXHAUSTED
board-legend-life = life
board-legend-power = power
board-legend-energy = energy
board-legend-slots = slots used, free, to gain
board-legend-special = special card
board-legend-overcharge = overcharge


# Board of Cryo
board-incidents-left =
    { $count ->
        [0] Sunset comes next
        [one] 1 incident, then Sunset
       *[other] { $count } incidents, then Sunset
    }
board-sunset-in = Sunset waits: { $place }
board-last-turn = Sunset: the last turn!
board-starts = Begins:
board-draw-pile = Draw pile
board-may-scrap = scrapping possible
board-scrapped = has scrapped
board-cards =
    { $count ->
        [one] card
       *[other] { $count } cards
    }
board-pod = pod
board-stasis = Stasis
board-reactor = Reactor
board-converter = Converter
board-computer = Computer
board-scout = Scout
board-send = Salvage
board-fetch = Fetch
board-launch = Launch
board-rnd = R&D
board-sabotage = Sabotage
board-sunset = Sunset
board-salvage = Salvage
board-place = ({ $dock }) { $beside }
board-setup-discard = discard { $card }: { $perks }
board-deploy = deploy from dock { $number }, { $platform }
board-recall =
    { $out ->
        [one] recall the drone
       *[other] recall { $out } drones
    }{ $gain ->
        [none] { "" }
       *[other] , salvaging { $gain }
    }
board-return =
    dock { $number }, { $platform }: { $ready ->
        [incomplete] incomplete
        [unpaid] { $works } (too dear)
        [idle] { $works } (of no use)
       *[other] { $works }
    }
board-activate = { $direction }, { $beside }
board-wake = { $place }, chamber { $number }: { $pods }
board-incident = { $place }: { $what }
board-use = use { $platform }: { $works }
board-card-play = { $use }
board-scrap-card = scrap { $upgrade }: { $gain }
board-scrap-tile = scrap slot { $slot }: { $gain }
board-tunnels = Tunnels
board-caves = Caves
board-caves-columns = cost, { $star } most/second, pods
board-large = large
board-small = small
board-uses = upgrade, mission, vehicle, scrap
board-missions = Missions
board-mission = mission { $name }
board-points-so-far = Points so far
board-head-platform = Platform
board-head-asleep = Asleep
board-head-salvage = Salvage
board-head-caves = Caves
board-head-lost = Lost
board-head-hand = Hand
board-head-missions = Missions
board-head-incidents = Incidents
board-legend-dock = dock with a drone
board-legend-damaged = damaged
board-legend-space = space, open tile, tiles left
board-legend-chamber = pods in a chamber
board-legend-sabotaged = sabotaged
board-legend-incident = incident
board-legend-most = points for most, second most
board-legend-unknown = face down, can be scouted
board-legend-platform = platform dock with a drone
board-legend-slot = empty slot
