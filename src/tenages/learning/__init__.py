"""Learning to play: networks that learn by playing themselves. Needs the extra `train`, which brings PyTorch."""
