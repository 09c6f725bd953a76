"""Opponents. A bot is shown a view and a decision, never the game."""

from tenages.bots.bot import Bot as Bot
from tenages.bots.budget import Budget as Budget
from tenages.bots.comment import Comment as Comment
from tenages.bots.greedy import GreedyBot as GreedyBot
from tenages.bots.levels import LEVELS as LEVELS
from tenages.bots.master import MasterBot as MasterBot
from tenages.bots.mcts import MctsBot as MctsBot
from tenages.bots.planner import PlannerBot as PlannerBot
from tenages.bots.policy import PolicyBot as PolicyBot
from tenages.bots.randomly import RandomBot as RandomBot
from tenages.bots.registry import BOTS as BOTS
from tenages.bots.registry import check_table as check_table
from tenages.bots.registry import named as named
from tenages.bots.registry import network_file as network_file
from tenages.bots.thinker import Thinker as Thinker
