"""Measurements, each run by ``python -m benchmarks NAME``; without a name the names are listed.

Every module here has a ``main(arguments)`` that prints what it measured and returns the exit code.
"""
