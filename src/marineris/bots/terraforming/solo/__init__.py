"""A player of solo games of Terraforming Mars, with prices in M€ of the last generation."""
