"""Learning takes many steps: coverage is measured elsewhere, and one thread is enough for small networks."""

import torch

from tests.bots.conftest import unmeasured as unmeasured

torch.set_num_threads(1)
