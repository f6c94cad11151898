"""Where words go: a queue with urgency, a worker, and the voices behind it. No caller waits for a voice."""

import logging

# Without a handler of its own, a library's warnings would end in the terminal.
logging.getLogger(__name__).addHandler(logging.NullHandler())
