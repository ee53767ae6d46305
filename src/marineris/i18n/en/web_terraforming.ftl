### The browser: terraforming. Sorted by part.
