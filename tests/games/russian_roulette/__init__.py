"""World Championship Russian Roulette, held to its clauses."""
