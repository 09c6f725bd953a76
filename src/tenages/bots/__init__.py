"""Opponents. A bot is shown a view and a decision, never the game."""

from tenages.bots.bot import Bot as Bot
from tenages.bots.randomly import RandomBot as RandomBot
from tenages.bots.registry import BOTS as BOTS
from tenages.bots.registry import named as named
