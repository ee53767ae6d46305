### The card gallery of the documentation site.

web-gallery = The card gallery
web-gallery-back = To the documentation
web-gallery-cards = Cards
# $count is how many things are shown.
web-gallery-count = shown: { $count }
web-gallery-events = Global events
web-gallery-missions = Missions of Mars 2049
web-gallery-none = Nothing fits.
web-gallery-parties = Parties
web-gallery-search = Search
