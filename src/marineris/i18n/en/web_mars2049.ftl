### The browser: mars2049. Sorted by part.
