### The browser: tutorial. Sorted by part.
