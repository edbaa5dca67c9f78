"""``python -m croupier``."""

from croupier.command import main

main()
