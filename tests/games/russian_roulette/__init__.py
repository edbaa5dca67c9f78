"""World Championship Russian Roulette, tested clause by clause."""
