"""Bots for Terraforming Mars: what cards, places and the committee are worth."""
