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

# Bots
bot-keen = Keen
    .text = Picks at random, but rather what usually pays in this game.
bot-random = Random
    .text = Picks among all legal actions with equal chances.
