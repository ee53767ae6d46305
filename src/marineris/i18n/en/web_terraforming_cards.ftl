### The browser: the cards of Terraforming Mars. Sorted by part.

## On a card

# Resources on a card. $kind is their name in the plural: Microbes.
web-card-cubes = { $kind }: { $count }
# Before what a corporation does first. Short: it stands on the card.
web-card-first = First
# More rows than a small card has room for.
web-card-more = +{ $count }
web-card-part-action = Action
web-card-part-effect = Effect
web-card-part-first-action = First action
# M€ that are missing. Very short: it stands on the card.
web-card-short = { $amount } short
# Steps, tags or tiles that are missing. Very short.
web-card-to-go = { $steps } to go
# A limit that has been passed by so many steps. Very short.
web-card-too-far = { $steps } over
