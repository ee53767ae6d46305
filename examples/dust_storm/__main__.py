"""Shows the expansion: its cards in words, and a game played with it by bots.

python examples/dust_storm
"""

from __future__ import annotations

from expansion import CARDS, NAME, register

import marineris
from marineris.bots import make_bot
from marineris.bots.arena import play_out
from marineris.text import Text


def main() -> None:
    register()
    text = Text("en")
    for card in CARDS:
        print(f"{text.card_name(card.id)}, {card.cost} M€: {' '.join(text.card_text(card.id))}")
    game = marineris.new("terraforming", players=2, seed=5, corporate_era=True, **{NAME: True})
    play_out(game, [make_bot("greedy", 1), make_bot("random", 2)], seed=5)
    view = game.view()
    print(f"{view['generation']} generations, {view[NAME]['storms']} storms")
    replayed = marineris.loads(game.record().dumps())
    print("replayed:", replayed.result() == game.result())


if __name__ == "__main__":
    main()
