### What there is to say about a script: what is odd in it, and what to do.
