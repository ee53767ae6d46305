### What is said when something fails. These words are always in the page, so that they can be said without a network.

## What happened

web-error-screen = This part could not be loaded
web-error-unreachable = The server cannot be reached. Check your connection and try again.
# Shown by a page that was opened before the server was updated.
web-new-release = There is a new version of Marineris
    .text = This page is older than the server. Reload it to continue; your games are safe.
# In place of a part of the page, such as a panel of a table.
web-trouble = Something went wrong here
    .text = This part of the page has failed. Your game is safe on the server.
# Opens what only programmers understand.
web-trouble-details = Details
web-trouble-uncaught = Something went wrong. Your game is safe on the server.

## What can be done

web-reload = Reload
# A button that saves a file.
web-report = Report a problem
    .text = Saves a file with the game as you see it, the versions and the last errors. It holds no secret links.
# $name is the name of the file.
web-report-saved = Saved as { $name }. Send it to the person who runs this server.
web-to-tables = To the tables
web-try-again = Try again
