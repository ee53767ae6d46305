### The card gallery of the documentation site.

web-gallery = Galerija karata
web-gallery-back = Do dokumentacije
web-gallery-cards = Karte
# $count is how many things are shown.
web-gallery-count = prikazano: { $count }
web-gallery-events = Globalni događaji
web-gallery-missions = Misije igre { "Mars 2049" }
web-gallery-none = Ništa ne odgovara.
web-gallery-parties = Stranke
web-gallery-search = Pretraga
