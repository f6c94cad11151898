"""Cribbage for blind, braille-reading, low-vision and sighted players as equals."""

__version__ = "0.1.0"
