"""Words for everything that a person reads, made from data through Project Fluent messages.

>>> from marineris.text import Text
>>> for line in Text("en").card_text("ants"):
...     print(line)
Requires 4% oxygen.
Action: Remove 1 microbe from any card to add 1 microbe here.
1 VP per 2 microbes here.
>>> Text("en", "mars2049").card_text("resources")
['Gain 2 air, 2 food and 2 minerals.']
"""

from __future__ import annotations

from marineris.text.bundle import TextError as TextError
from marineris.text.bundle import languages as languages
from marineris.text.text import Text as Text
