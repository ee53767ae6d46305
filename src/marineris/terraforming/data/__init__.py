"""The components as data: cards, maps, standard projects, tags, tiles, resources."""
