"""What the global events say, by themselves: read from the fact sheets, not from the events' code.

A fact is a phrase. `each` is what happens to every player, `mars` what happens once. `boosted`
counts at most five and adds influence, `softened` counts at most five and takes influence off.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class EventFact(NamedTuple):
    """One global event: the parties it shows, and everything that can be counted about it."""

    id: str
    revealed: str
    current: str
    each: str = ""
    mars: str = ""


# fmt: off
EVENT_FACTS: Final = (
    EventFact("global_dust_storm", "kelvinists", "greens",
              "all heat lost; mc -2 per softened building tag"),
    EventFact("sponsored_projects", "scientists", "greens",
              "each card with resources +1; draw 1 per influence"),
    EventFact("asteroid_mining", "reds", "unity", "titanium +1 per boosted jovian tag"),
    EventFact("generous_funding", "kelvinists", "unity", "mc +2 per boosted 5 rating over 15"),
    EventFact("successful_organisms", "mars_first", "scientists",
              "plants +1 per boosted plants production"),
    EventFact("eco_sabotage", "greens", "reds", "plants kept 3 + influence"),
    EventFact("productivity", "scientists", "mars_first",
              "steel +1 per boosted steel production"),
    EventFact("snow_cover", "kelvinists", "kelvinists", "draw 1 per influence",
              "temperature -2"),
    EventFact("diversity", "scientists", "scientists",
              "mc +10 if different tags + influence >= 9"),
    EventFact("pandemic", "greens", "mars_first", "mc -3 per softened building tag"),
    EventFact("war_on_earth", "mars_first", "kelvinists", "rating -4 + influence"),
    EventFact("improved_energy_templates", "scientists", "kelvinists",
              "energy production +1 per 2 of power tag + influence"),
    EventFact("interplanetary_trade", "unity", "unity", "mc +2 per boosted space tag"),
    EventFact("celebrity_leaders", "unity", "greens", "mc +2 per boosted own event"),
    EventFact("spin_off_products", "greens", "scientists", "mc +2 per boosted science tag"),
    EventFact("election", "greens", "mars_first", "",
              "rank influence + building tag + own city: +2 +1, least 0, alone 10 5"),
    EventFact("aquifer_released_by_public_council", "mars_first", "greens",
              "plants +1 per influence; steel +1 per influence", "free ocean"),
    EventFact("paradigm_breakdown", "kelvinists", "reds", "discard 2; mc +2 per influence"),
    EventFact("homeworld_support", "reds", "unity", "mc +2 per boosted earth tag"),
    EventFact("riots", "mars_first", "reds", "mc -4 per softened own city"),
    EventFact("volcanic_eruptions", "scientists", "kelvinists",
              "heat production +1 per influence", "temperature +2"),
    EventFact("mud_slides", "kelvinists", "greens", "mc -4 per softened own tile next to ocean"),
    EventFact("miners_on_strike", "mars_first", "greens", "titanium -1 per softened jovian tag"),
    EventFact("sabotage", "unity", "reds",
              "energy production -1 if possible; steel production -1 if possible; "
              "steel +1 per influence"),
    EventFact("revolution", "unity", "mars_first", "",
              "rank earth tag + influence: -2 -1, least 1, alone 4 0"),
    EventFact("strong_society", "reds", "mars_first", "mc +2 per boosted own city"),
    EventFact("red_influence", "kelvinists", "reds",
              "mc -3 per capped 5 rating over 10; mc production +1 per influence"),
    EventFact("solarnet_shutdown", "scientists", "mars_first",
              "mc -3 per softened blue card"),
    EventFact("scientific_community", "reds", "scientists", "mc +1 per card in hand + influence"),
    EventFact("dry_deserts", "reds", "unity", "any resource +1 per influence", "ocean removed"),
    EventFact("solar_flare", "unity", "kelvinists", "mc -3 per softened space tag"),
)
# fmt: on
