### The browser: after. Sorted by part.
