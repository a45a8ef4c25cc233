### Why something cannot be done: what was wrong, what is allowed, what to do.

## Hands in a ballot

hand-none = This seat has no vote in this ballot.
hand-read = This hand is read in already, and stays as it was.
hand-votes = { $most ->
    [one] This hand gives one vote at most, not { $votes }.
   *[other] This hand gives { $most } votes at most, not { $votes }.
}
hands-all-read = All hands are read in.
hand-order = Seat { $seat } cannot have been read in before seat { $current }.
