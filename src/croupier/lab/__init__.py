"""Simulation: many games between bots, and reports on them."""

from croupier.bots.playout import playout
from croupier.lab.arena import arena
from croupier.lab.arena_page import arena_page
from croupier.lab.ratings import ratings
from croupier.lab.report import Length, Report, Share, wilson
from croupier.lab.simulate import lineup, simulate
from croupier.lab.simulation_page import simulation_page
from croupier.lab.standings import Arena, Rating

__all__ = [
    "Arena",
    "Length",
    "Rating",
    "Report",
    "Share",
    "arena",
    "arena_page",
    "lineup",
    "playout",
    "ratings",
    "simulate",
    "simulation_page",
    "wilson",
]
