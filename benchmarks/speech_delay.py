"""How long say() keeps its caller, with a server that is live, missing, or hung.

Each case makes 5,000 calls: one third answers, one third events, one third turns, 1 ms between two calls, so
that the speaker's own thread is at work beside them; and when speech has gone off, a retry every 100 calls.
The live and the hung server are real: Speech Dispatcher in a folder of its own, with a sound device that
makes no sound; where it is not installed those two cases are left out, and said to be.

The case "bare" is no speech: it hands one object over to a waiting thread, which is the least that say()
could cost on this computer at this moment. Exit code 1 if a call took 50 ms, or if a 99th percentile is 30
microseconds or more and more than twice that of "bare".
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import monotonic, perf_counter_ns, sleep

from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.speech.conductor import SpeechNotice
from cribbage_a11y.speech.speaker import Speaker
from cribbage_a11y.speech.ssip_sink import open_ssip
from cribbage_a11y.speech.voice import Backend, BackendName

CALLS = 5_000
BETWEEN = 0.001
RETRY_EVERY = 100
P99_LIMIT_US = 30.0
BARE_RATIO = 2.0
LONGEST_LIMIT_US = 50_000.0

CONFIGURATION = """
LogLevel 0
LogDir "default"
DisableAutoSpawn
AudioOutputMethod "alsa"
AudioALSADevice "null"
AddModule "none" "sd_generic" "none.conf"
DefaultModule none
"""

VOICE = """
GenericExecuteSynth "true \\'$DATA\\'; sleep 0.05"
GenericCmdDependency "sleep"
AddVoice "en" "MALE1" "en"
"""


@contextmanager
def server(folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A real server for whoever has `folder` in the environment, once it listens."""
    modules = folder / "speech-dispatcher" / "modules"
    modules.mkdir(parents=True)
    (modules.parent / "speechd.conf").write_text(CONFIGURATION, encoding="utf-8")
    (modules / "none.conf").write_text(VOICE, encoding="utf-8")
    with subprocess.Popen(
        ["speech-dispatcher", "--run-single"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            until = monotonic() + 20
            while not (modules.parent / "speechd.sock").exists() and monotonic() < until:
                sleep(0.05)
            yield process
        finally:
            process.send_signal(signal.SIGCONT)
            process.kill()


@dataclass(frozen=True)
class Delays:
    """Microseconds that each call of a case took, in ascending order."""

    taken: list[float]

    def percentile(self, part: int) -> float:
        return self.taken[min(len(self.taken) - 1, len(self.taken) * part // 100)]

    def show(self, case: str, remark: str) -> None:
        figures = "  ".join(f"p{part} {self.percentile(part):5.1f}" for part in (50, 99))
        print(f"{case:8} {figures}  longest {self.taken[-1]:7.1f} microseconds{remark}")


def measure(call: Callable[[int], None], between: Callable[[int], object]) -> Delays:
    """Time `call`, and leave `between` untimed."""
    taken = []
    for number in range(CALLS):
        begin = perf_counter_ns()
        call(number)
        taken.append((perf_counter_ns() - begin) / 1000)
        between(number)
        sleep(BETWEEN)
    return Delays(sorted(taken))


def bare() -> Delays:
    """What handing over costs by itself."""
    inbox: SimpleQueue[int] = SimpleQueue()
    thread = Thread(target=lambda: any(number < 0 for number in iter(inbox.get, None)))
    thread.start()
    delays = measure(inbox.put, lambda _: None)
    inbox.put(-1)
    thread.join()
    delays.show("bare", "")
    return delays


def case(name: str, least: Delays) -> bool:
    """Measure and print a case of say(); returns whether it keeps the limits."""
    notices: list[SpeechNotice] = []
    speaker = Speaker([Backend(BackendName.SSIP, open_ssip)], notices.append)
    words = "Anna: 5 of hearts. 15 for 2. Anna 43."
    said = [Utterance(words, words, "anna 5h 15 for 2 now 43", urgency, "the play") for urgency in Urgency]
    delays = measure(
        lambda number: speaker.say(said[number % len(said)]),
        lambda number: number % RETRY_EVERY or speaker.retry(),
    )
    speaker.close()
    told = ", ".join(f"{notices.count(notice)} {notice.value}" for notice in dict.fromkeys(notices))
    delays.show(name, f"; notices: {told or 'none'}")
    allowed = max(P99_LIMIT_US, BARE_RATIO * least.percentile(99))
    return delays.percentile(99) < allowed and delays.taken[-1] < LONGEST_LIMIT_US


def main(arguments: list[str]) -> int:
    """Measure the three cases; the exit code says whether all kept the limits."""
    if arguments:
        print("speech_delay takes no arguments.")
        return 2
    # A socket's path has room for some hundred characters, so the folder's name is short.
    folder = Path(tempfile.mkdtemp(prefix="sb"))
    os.environ.pop("SPEECHD_ADDRESS", None)
    os.environ.update(dict.fromkeys(("XDG_CONFIG_HOME", "XDG_RUNTIME_DIR", "XDG_CACHE_HOME"), str(folder)))
    os.environ["SPEECHD_CMD"] = "false"
    try:
        least = bare()
        kept = [case("missing", least)]
        if shutil.which("speech-dispatcher") is None:
            print("live and hung: not measured, speech-dispatcher is not installed.")
            return 0 if all(kept) else 1
        with server(folder) as process:
            kept.append(case("live", least))
            process.send_signal(signal.SIGSTOP)
            kept.append(case("hung", least))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return 0 if all(kept) else 1
