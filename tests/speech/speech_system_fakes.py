"""Fakes of Windows and of macOS, as far as accessible_output2's own outputs see them."""

import ctypes
import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest.mock import patch


class FakeSystem:
    """A Windows or a Mac as far as the library's own outputs see it: their calls, in order."""

    def __init__(self) -> None:
        self.calls: list[tuple[object, ...]] = []
        self.nvda_runs = False
        self.jaws_runs = False
        self.voice_over_runs = True
        self.com_threads = 0

    def library(self, name: str) -> SimpleNamespace:
        def called(function: str) -> Any:
            def call(*arguments: object) -> int:
                self.calls.append((function, *arguments))
                return 0

            return call

        if "nvda" not in name:
            raise OSError(name)
        functions = ("speakText", "brailleMessage", "cancelSpeech")
        library = SimpleNamespace(**{f"nvdaController_{f}": called(f"nvda {f}") for f in functions})
        library.nvdaController_testIfRunning = lambda: 0 if self.nvda_runs else 1
        return library

    def com(self, name: str) -> SimpleNamespace:
        def called(function: str) -> Any:
            return lambda *arguments: self.calls.append((function, *arguments))

        if name == "SAPI.SPVoice":
            return SimpleNamespace(GetVoices=list, Speak=called("sapi Speak"))
        if name == "FreedomSci.JawsApi":

            def say(text: str, interrupt: bool) -> bool:
                if text:
                    self.calls.append(("jaws SayString", text, interrupt))
                return self.jaws_runs

            return SimpleNamespace(SayString=say, RunFunction=called("jaws RunFunction"))
        raise ComError(name)

    def join(self) -> None:
        self.com_threads += 1

    def application(self, name: str) -> SimpleNamespace:
        assert name == "voiceover"
        return SimpleNamespace(
            output=lambda text: self.calls.append(("voiceover", text)),
            isrunning=lambda: self.voice_over_runs,
        )


class ComError(Exception):
    """What Windows raises for an object that is not registered."""


def module(name: str, **contents: object) -> ModuleType:
    made = ModuleType(name)
    vars(made).update(contents)
    return made


LIBRARIES = ("accessible_output2", "libloader", "platform_utils")
"""The library and what it stands on."""


@contextmanager
def library_over(fake: FakeSystem) -> Iterator[None]:
    """Within it the library is loaded anew, over a fake of what platform.system() names."""
    gencache = module("gencache", is_readonly=True, GetGeneratePath=str, EnsureDispatch=fake.com)
    made = (
        module("pywintypes", com_error=ComError),
        module("pythoncom", CoInitialize=fake.join),
        module("win32gui", FindWindow=lambda *_: 0),
        module("win32com", client=module("client", gencache=gencache)),
        module("win32com.client", gencache=gencache),
        module("appscript", app=fake.application),
    )
    before = {name: kept for name, kept in sys.modules.items() if name.split(".")[0] in LIBRARIES}
    _forget()
    with (
        patch.dict(sys.modules, {each.__name__: each for each in made}),
        patch.object(ctypes, "windll", _Loader(fake), create=True),
        patch.object(ctypes, "WinDLL", fake.library, create=True),
        patch.object(ctypes, "WINFUNCTYPE", ctypes.CFUNCTYPE, create=True),
    ):
        # The paths of this computer are found as they are here; only the outputs are those of another system.
        importlib.import_module("platform_utils.paths")
        yield
    _forget()
    sys.modules.update(before)


def _forget() -> None:
    for name in [name for name in sys.modules if name.split(".")[0] in LIBRARIES]:
        del sys.modules[name]


class _Loader:
    def __init__(self, fake: FakeSystem) -> None:
        self._fake = fake

    def __getitem__(self, path: str) -> SimpleNamespace:
        return self._fake.library(path)
