"""What seats know and are told: views, decisions, previews, imagined copies, scores."""
