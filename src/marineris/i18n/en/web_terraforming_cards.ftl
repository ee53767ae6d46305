### The browser: the cards of Terraforming Mars. Sorted by part.

## On a card

# Resources on a card. $kind is their name in the plural: Microbes.
web-card-cubes = { $kind }: { $count }
# Before what a corporation does first. Short: it stands on the card.
web-card-first = First
# More rows than a small card has room for.
web-card-more = +{ $count }
# Words for what no picture shows. As short as can be: they stand on the card, after an icon.
# All that one has of it.
web-card-note-all = all
# Next to no other tile.
web-card-note-alone = apart
# Next to the tile that this card places.
web-card-note-beside = beside
# On any own card that can hold it.
web-card-note-card = to a card
# Next to at least one, or two, city tiles.
web-card-note-city = by a city
web-card-note-cities = by 2 cities
web-card-note-claim = claim
web-card-note-copy = copy
# The cost printed on a card.
web-card-note-cost = printed
# Tags that differ from each other.
web-card-note-different = different
web-card-note-greenery = by a greenery
# On an own card that has at least one already.
web-card-note-holding = to a card with some
# On a space of land, which is unusual for an ocean.
web-card-note-land = on land
# The players with the lowest rating.
web-card-note-lowest = lowest
web-card-note-mars = on Mars
# On a space with a steel or titanium bonus.
web-card-note-metal = on metal
# Players are ranked by how many they have.
web-card-note-most = most
web-card-note-next = next
# On a space reserved for oceans.
web-card-note-ocean = on ocean area
# On a metal bonus, next to an own tile.
web-card-note-own-metal = on metal, by your tile
# Parties with an own delegate.
web-card-note-party = per party
# On the space that bears its name.
web-card-note-reserved = on its own area
# A standard resource of one's choice.
web-card-note-resource = of your choice
# If there is at least one.
web-card-note-some = if any
# The rating has not gone up.
web-card-note-unraised = not raised
web-card-note-volcanic = on a volcano
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
web-card-block-no-production-to-lower = No production to reduce
web-card-block-nothing-to-choose = No valid option
web-card-block-production-too-low = Low production
web-card-block-stock-too-low = Low stock

## What a screen reader says of a card

# $kind is the type of the card: active card.
web-card-label = { $name }, { $cost } M€, { $kind }
web-card-label-blocked = Cannot be played now
web-card-label-ready = Can be played now
web-card-label-tags = Tags: { $tags }

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
# A filter hides the others.
web-hand-hidden = { $shown } of { $all } cards shown
web-hand-key = Hand
web-hand-kinds = Types
web-hand-none-found = No cards in your hand match.
# The keys 1 to 9.
web-hand-nth-key = Card { $number } of the hand, up to 9
# $count is how many cards can be played.
web-hand-playable = Playable { $count }
web-hand-playable-key = Playable cards only
web-hand-search = Search cards
web-hand-show-all = Show all
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
web-card-met = Met
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
web-card-pin = Notify me when playable
web-card-pinned = You will be notified
web-card-play = Play card
web-card-play-for = Play for { $price }
web-card-play-title = Play { $card }?
web-card-prepare = Do it on my next turn
web-card-unmet = Missing
web-card-unprepare = Cancel prepared move
web-card-use = Card action
web-card-use-now = Use the action
web-card-use-title = Use { $card }?
web-card-vain = You would pay, but nothing would change.
web-card-vain-confirm = Hold to do it anyway
web-card-ways-oceans = What would bring an ocean now
web-card-ways-oxygen = What would raise the oxygen now
web-card-ways-temperature = What would raise the temperature now

## Paying

web-pay = Payment
web-pay-confirm = Pay { $price }
web-pay-exact = Exactly { $amount }, nothing lost
# $have is how many M€ the player has.
web-pay-fills = fills the rest · you have { $have }
# M€ that are paid too much.
web-pay-lost = { $amount } M€ overpaid
web-pay-save-metal = Save metal
web-pay-save-money = Save M€
web-pay-suggested = Suggested
web-pay-title = How do you pay?
# What one unit is worth in M€, and how many the player has.
web-pay-worth = worth { $value } · you have { $have }

## Choosing cards
## A question's own message is its title; .hint stands below, .choose and .chosen on each card, .none and
## .confirm on the answers. What it does not have is taken from web-pick-any.

web-pick-any =
    .choose = Choose
    .chosen = Chosen
    .confirm = { $count ->
        [0] Choose a card
        [one] Choose this card
       *[other] Choose { $count } cards
    }
    .hint = Choose a card, then confirm.
    .none = None
web-pick-add-to =
    .hint = It stays on the card you choose.
web-pick-buy = Keep what you want to build
    .choose = Keep for { $price }
    .chosen = Keeping
    .confirm = { $count ->
        [0] Keep …
        [one] Keep { $count } card
       *[other] Keep { $count } cards
    }
    .hint = Every card costs { $price } M€. The rest is discarded face down.
    .none = Keep none
web-pick-buy-or-discard = Buy this card?
    .choose = Buy for { $price }
    .chosen = Buying
    .confirm = Buy it
    .hint = It costs { $price } M€; otherwise it is discarded face down.
    .none = Discard it
web-pick-choosing = choosing
# How many cards are chosen. A label, not a sentence.
web-pick-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-pick-copy-production =
    .choose = Copy
    .chosen = Copying
    .confirm = Copy its production
    .hint = You get the production that its box shows, once more.
# $count is how many cards are to be discarded.
web-pick-discard-cards = { $count ->
    [one] Discard { $count } card from your hand
   *[other] Discard { $count } cards from your hand
}
    .choose = Discard
    .chosen = Discarding
    .confirm = { $count ->
        [0] Discard …
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
    .hint = The others stay in your hand.
web-pick-discard-to-draw = Swap a card for a new one?
    .choose = Discard
    .chosen = Discarding
    .confirm = { $count ->
        [0] Discard …
       *[other] Discard and draw
    }
    .hint = Discard a card of your hand to draw one.
    .none = Keep all
# $from and $to are players: who hands over the next cards, and who gets the rest of these.
web-pick-draft = The next cards come from { $from }; the rest of these go to { $to }
web-pick-drafted = Taken so far
# $count is how many cards are to be kept.
web-pick-keep = { $count ->
    [one] Keep { $count } of these cards
   *[other] Keep { $count } of these cards
}
    .choose = Keep
    .chosen = Keeping
    .confirm = { $count ->
        [0] Keep …
        [one] Keep { $count } card
       *[other] Keep { $count } cards
    }
    .hint = The others are discarded face down.
web-pick-pick = Take one card
    .choose = Take
    .chosen = Taking
    .confirm = { $count ->
        [0] Take …
       *[other] Take this card
    }
    .hint = You pay later, when all have drafted: then you buy any of the cards you took.
web-pick-ready = ready
web-pick-sell-patents = Which cards do you sell?
    .choose = Sell for { $price }
    .chosen = Selling
    .confirm = { $count ->
        [0] Sell …
        [one] Sell { $count } card
       *[other] Sell { $count } cards
    }
    .hint = Each brings 1 M€. They are discarded face down.
web-pick-take-cube =
    .choose = Take from here
    .chosen = Taking
    .confirm = Take it
    .hint = It moves from the card you choose.
web-pick-together = Everyone chooses at the same time

## The start

web-start = Found your corporation
    .hint = Choose a corporation and the cards to start with. Each card costs { $price } M€ of its money.
web-start-cards = Your ten cards
web-start-confirm = { $count ->
    [0] Start as { $corporation } without cards
    [one] Start as { $corporation } with { $count } card
   *[other] Start as { $corporation } with { $count } cards
}
web-start-corporation = Corporation
web-start-first = Choose a corporation first
web-start-found = Choose
web-start-founded = Chosen
web-start-other = Choose the other one

## Standard projects

web-card-build = Standard project
web-card-build-for = Build for { $price }
web-card-not-build = Not now
web-project-blocked = Cannot be used now
web-project-label = { $name }, { $price } M€
web-project-ready = Can be used now
web-projects = Standard projects
# A label before them, where there is little room.
web-projects-short = Projects

## The cards in play

web-tableau-actions = Actions
web-tableau-corporation = Corporation
web-tableau-effects = Effects
web-tableau-empty = No cards in play yet.
web-tableau-events = Events played
web-tableau-others = Other cards
# Cards that take from others, or count what others do.
web-tableau-touching = Affecting others
web-tableau-used = used

## All cards

web-cards = Cards
web-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-cards-none = No cards match.
