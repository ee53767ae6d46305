### The card gallery of the documentation site.

web-gallery = Galeria kart
web-gallery-back = Do dokumentacji
web-gallery-cards = Karty
# $count is how many things are shown.
web-gallery-count = pokazano: { $count }
web-gallery-events = Wydarzenia globalne
web-gallery-missions = Misje z gry Mars 2049
web-gallery-none = Nic nie pasuje.
web-gallery-parties = Partie
web-gallery-search = Szukaj
