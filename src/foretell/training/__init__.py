"""Training: networks that learn the game by playing themselves. Needs PyTorch; not needed to play."""
