"""What a player sees and can do, as numbers: for the environments, and for networks. See docs/environments.md."""
