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

## Why a card cannot be played, in two or three words on the card. After the code of the reason.

web-card-block = Not now
web-card-block-first-action-first = First action first
web-card-block-no-card-to-copy = Nothing to copy
web-card-block-no-cards = No cards
web-card-block-no-cube-to-take = Nothing to take
web-card-block-no-place = No place
web-card-block-no-production-to-lower = Nobody to lower
web-card-block-nothing-to-choose = No choice open
web-card-block-production-too-low = Low production
web-card-block-stock-too-low = Low stock

## What a screen reader says of a card

# $kind is the type of the card: active card.
web-card-label = { $name }, { $cost } M€, { $kind }
web-card-label-blocked = Cannot be played now
web-card-label-ready = Can be played now

## The hand

# Asked for by "tell me when it opens". $card is the name of a card.
web-card-opened = { $card } can be played now
web-hand = Hand
web-hand-clear = Show all
web-hand-empty = No cards in hand. Research brings new ones.
# $count is how many tags and types are chosen.
web-hand-filter = { $count ->
    [0] Tags and types
   *[other] Tags and types ({ $count })
}
web-hand-key = Hand
web-hand-kinds = Types
web-hand-none-found = No card of your hand fits.
# The keys 1 to 9.
web-hand-nth-key = Card { $number } of the hand, up to 9
# $count is how many cards can be played.
web-hand-playable = Playable { $count }
web-hand-playable-key = Playable cards only
web-hand-search = Search cards
web-hand-sort = Order of the hand
web-hand-sort-cost = By cost
web-hand-sort-drawn = As drawn
web-hand-sort-manual = My order
web-hand-sort-playable = Playable first
web-hand-sort-tag = By tag
web-hand-sort-type = By type
web-hand-tags = Tags

## A card shown large

web-card-asking = One moment …
web-card-back = Back
# $price is what the card costs, $purse what the player could pay, both in M€.
web-card-can-pay = You can pay { $price } M€; you have { $purse } for it.
web-card-met = Fulfilled
web-card-missing = { $count ->
    [0] Nothing is missing
    [one] One thing is missing
   *[other] { $count } things are missing
}
web-card-not-play = Not yet playable
web-card-not-use = Not now
web-card-nothing = This would change nothing.
# How many of all conditions are not fulfilled.
web-card-of = { $failed } of { $all }
web-card-pin = Tell me when it opens
web-card-pinned = You will be told
web-card-play = Play card
web-card-play-for = Play for { $price }
web-card-play-key = Play the card shown
web-card-play-title = Play { $card }?
web-card-unmet = Missing
web-card-use = Card action
web-card-use-now = Use the action
web-card-use-title = Use { $card }?
web-card-ways-oceans = What would bring an ocean now
web-card-ways-oxygen = What would raise the oxygen now
web-card-ways-temperature = What would raise the temperature now

## Paying

web-pay = Payment
web-pay-confirm = Pay { $price }
web-pay-confirm-key = Pay as shown
web-pay-exact = Exactly { $amount }, nothing lost
# $have is how many M€ the player has.
web-pay-fills = fills the rest · you have { $have }
web-pay-less = Less { $name }
# M€ that are paid too much.
web-pay-lost = { $amount } M€ too much
web-pay-more = More { $name }
web-pay-save-metal = Save metal
web-pay-save-money = Save M€
web-pay-suggested = Suggested
web-pay-title = How do you pay?
# What one unit is worth in M€, and how many the player has.
web-pay-worth = worth { $value } · you have { $have }
