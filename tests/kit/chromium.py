"""A browser without a window, driven over its own debugging protocol."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from websockets.sync.client import ClientConnection, connect

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser")
WITHIN: Final = 20.0
_CODES: Final = {"Enter": 13, "Escape": 27, "Tab": 9, "ArrowUp": 38, "ArrowDown": 40, "Home": 36, "End": 35}


class Page:
    """One page in a browser of its own, 320 pixels wide if nothing else is said."""

    def __init__(self, profile: Path, width: int = 320, *flags: str) -> None:
        assert CHROMIUM is not None
        command = [CHROMIUM, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        command += ["--remote-debugging-port=0", f"--user-data-dir={profile}", f"--window-size={width},900"]
        self._browser = subprocess.Popen(
            [*command, "--force-renderer-accessibility", "--no-first-run", *flags, "about:blank"],
            stderr=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "HOME": str(profile)},
            start_new_session=True,
        )
        port = _port_in(profile / "DevToolsActivePort")
        self._open = connect(_target(port), compression=None, max_size=None)
        self._wire: ClientConnection = self._open.__enter__()
        self._number = 0
        self.errors: list[str] = []
        for domain in ("Page", "Runtime", "Log", "Accessibility"):
            self.call(f"{domain}.enable")
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=900,
            deviceScaleFactor=1,
            mobile=False,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._open.__exit__(None, None, None)
        os.killpg(self._browser.pid, 9)
        self._browser.wait()

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        """One call of the protocol."""
        self._number += 1
        self._wire.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            message: dict[str, Any] = json.loads(self._wire.recv(WITHIN))
            if message.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded"):
                self.errors.append(json.dumps(message["params"])[:500])
            if message.get("id") == self._number:
                assert "error" not in message, message
                result: dict[str, Any] = message["result"]
                return result

    def goto(self, address: str) -> None:
        """Open an address."""
        self.call("Page.navigate", url=address)
        self.wait_for("document.readyState === 'complete'")

    def run(self, script: str) -> Any:
        """What an expression gives."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in result, result
        return result["result"].get("value")

    def wait_for(self, condition: str) -> None:
        """Until an expression is true."""
        end = time.monotonic() + WITHIN
        while not self.run(condition):
            assert time.monotonic() < end, f"{condition} never held. The page: {self.text()[-1500:]}"
            time.sleep(0.03)

    def says(self, text: str) -> None:
        """Until the live region holds a text."""
        self.wait_for(f"(document.getElementById('said')?.textContent ?? '').includes({json.dumps(text)})")

    def text(self) -> str:
        """All that the page shows."""
        return str(self.run("document.body.innerText"))

    def press(self, *keys: str) -> None:
        """Keys, by their names in the browser, or a character."""
        for key in keys:
            text = "\r" if key == "Enter" else key if len(key) == 1 else ""
            code = _CODES.get(key, ord(key[0].upper()))
            common = {"key": key, "windowsVirtualKeyCode": code}
            self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **common)
            self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def type(self, text: str) -> None:
        """Text into what has the focus."""
        self.call("Input.insertText", text=text)

    def focused(self) -> str:
        """The text of what has the focus."""
        return str(self.run("document.activeElement.textContent || document.activeElement.id"))

    def tree(self) -> list[dict[str, str]]:
        """The accessibility tree: role and name of each node that is not passed over."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        return [
            {"role": node["role"]["value"], "name": node.get("name", {}).get("value", "")}
            for node in nodes
            if not node["ignored"]
        ]


def _port_in(path: Path) -> int:
    end = time.monotonic() + WITHIN
    while not (path.exists() and path.read_text().count("\n")):
        assert time.monotonic() < end, "the browser did not start"
        time.sleep(0.05)
    return int(path.read_text().split("\n")[0])


def _target(port: int) -> str:
    from urllib.request import urlopen

    with urlopen(f"http://127.0.0.1:{port}/json/list", timeout=WITHIN) as response:
        targets = json.loads(response.read())
    return str(next(target["webSocketDebuggerUrl"] for target in targets if target["type"] == "page"))
