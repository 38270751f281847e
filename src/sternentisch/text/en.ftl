# Texts that belong to no single game.

# In lists without entries
nothing = nothing

# Effects one after another
then = { $first }; { $second }

# Refusals
why-ST-1 = That does not answer the question that is open right now.
why-ST-2 = The game is over; there is nothing left to do.

# How certain the values of a game are
provenance-rulebook = rulebook
    .text = The game's rulebook says so.
provenance-public = public
    .text = A public source gives it, such as the publisher's site or a review.
provenance-ruling = ruling
    .text = The rulebook leaves it open; the project has decided on this and gives its reason with the rule.
provenance-reconstructed = reconstructed
    .text = Not to be found in public; designed for this project so that it fits everything known.
provenance-own_copy = own copy
    .text = From your own file: this is what your copy of the game says.

# Bots: five levels, and those that bot writers measure themselves against
bot-1 = Cadet
    .text = Level 1. Knows what things are worth, but is often wrong about it. Good for a first game.
bot-2 = Scout
    .text = Level 2. Takes what looks best at the moment and does not think ahead.
bot-3 = Navigator
    .text = Level 3. Thinks ahead a little: tries out some ways the game might go on.
bot-4 = Commander
    .text = Level 4. Thinks ahead thoroughly, trying out many ways for every decision.
bot-5 = Admiral
    .text = Level 5. The best we have: thinks as long as one likes to wait.
bot-greedy = Greedy
    .text = Takes what its judge rates best, one decision at a time; this is how level 2 plays.
bot-keen = Keen
    .text = Picks at random, but rather what usually pays in this game.
bot-random = Random
    .text = Picks among all legal actions with equal chances.
bot-search = Search
    .text = Searches over guesses at what is hidden: search:400 does that many iterations, search:0.5s takes that long.
