"""The program put together: the only package that may import every other."""
