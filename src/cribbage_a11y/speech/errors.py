"""What can go wrong between the game and a voice. None of it reaches a player as it is."""

__all__ = ["SinkFailedError", "SinkMissingError", "SinkTimeoutError", "SpeechError"]


class SpeechError(Exception):
    """The root of all errors of this package."""


class SinkMissingError(SpeechError):
    """There is nothing to speak with here: no library, no server, no reader running."""


class SinkFailedError(SpeechError):
    """The backend refused, or is gone. The message was not taken, so it can be tried again."""


class SinkTimeoutError(SpeechError):
    """The backend did not answer in time.

    `taken` says whether it may have taken the message, and may say it yet: then it is not given again.
    """

    def __init__(self, reason: str, *, taken: bool = True) -> None:
        super().__init__(reason)
        self.taken = taken
