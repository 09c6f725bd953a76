"""Bots at the tables of a server: what they are asked, in which order, and the processes in which they think."""
