"""Turn notifications outside the page: webhooks, their payloads, which addresses are allowed."""
