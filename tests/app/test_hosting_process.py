"""A host's process: its files, its threads, and the memory that it tidies."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref

from cribbage_a11y.app.hosting_process import tidy_for_ever

ASKED = """
import gc, resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (64, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
from cribbage_a11y.app.hosting_process import set_up
set_up()
soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
print(soft == hard, gc.isenabled(), gc.get_freeze_count() > 1000, round(sys.getswitchinterval(), 4))
"""


def test_a_host_may_open_as_many_files_as_the_system_lets_it_and_looks_through_its_memory_rarely() -> None:
    done = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, text=True, check=True)
    assert done.stdout == "True False True 0.002\n"


class Ring:
    """Holds itself."""

    def __init__(self) -> None:
        self.ring = self


def test_what_holds_itself_is_freed_now_and_then() -> None:
    async def work() -> None:
        tidying = asyncio.ensure_future(tidy_for_ever(after=0.01, part=1))
        held = weakref.ref(Ring())
        for _ in range(500):
            await asyncio.sleep(0.01)
            if held() is None:
                break
        assert held() is None
        tidying.cancel()

    gc.disable()
    try:
        asyncio.run(work())
    finally:
        gc.enable()
