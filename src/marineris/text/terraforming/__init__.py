"""Terraforming Mars in words."""
