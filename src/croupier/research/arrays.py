"""numpy, with a clear error if it is not installed: only arrays need it."""

try:
    import numpy as np
except ImportError as error:
    raise ImportError("arrays need numpy: pip install 'croupier[research]'") from error

__all__ = ["np"]
