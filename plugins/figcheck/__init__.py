"""figcheck: reads descriptions of figures and checks what they say."""

__version__ = "0.1.0"
