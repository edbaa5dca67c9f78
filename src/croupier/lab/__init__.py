"""Simulation: many games between bots, and reports on them."""

from croupier.lab.playout import playout
from croupier.lab.report import Length, Report, Share, wilson
from croupier.lab.simulate import lineup, simulate

__all__ = ["Length", "Report", "Share", "lineup", "playout", "simulate", "wilson"]
