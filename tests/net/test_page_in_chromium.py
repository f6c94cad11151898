"""The page in a real browser, by keyboard alone: its tree, its live region, its focus, its width."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.chromium import CHROMIUM, Page
from kit.hosting import LOOPBACK, HostAtWork
from kit.page_client import PageClient, page_door

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here"),
    pytest.mark.xdist_group("chromium"),
]


@pytest.fixture
def at(tmp_path: Path) -> Iterator[HostAtWork]:
    with HostAtWork(tmp_path / "host") as host:
        yield host


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Page]:
    with Page(tmp_path / "profile") as browser:
        yield browser


def sit_down(page: Page, at: HostAtWork) -> tuple[int, str]:
    """Come in by keyboard, from the link."""
    port, code = page_door(at), at.open().code
    page.goto(f"http://{LOOPBACK}:{port}/#{code}")
    assert page.run("document.getElementById('code').value") == code
    assert page.run("location.hash") == ""
    page.run("document.getElementById('name').focus()")
    page.type("Anna")
    page.press("Enter")
    page.says("Welcome, Anna. You have seat 1.")
    return port, code


def test_a_guest_plays_by_keyboard_and_every_announcement_is_an_element_of_its_own(
    page: Page, at: HostAtWork
) -> None:
    sit_down(page, at)
    assert page.run("document.activeElement === document.body")
    page.press("1")
    page.says("Lay away 2 cards")
    page.wait_for("document.title.startsWith('Your turn')")
    page.press("2", "3")
    page.wait_for("document.querySelectorAll('#your_hand [aria-pressed=true]').length === 2")
    page.press("Enter")
    page.says("You lay away")
    page.press("s")
    page.wait_for(r"/You \d+\. .* \d+\./.test(document.getElementById('said').textContent)")
    page.press("g")
    page.wait_for("document.activeElement.parentElement.id === 'history'")
    newest = page.focused()
    page.press("ArrowDown")
    assert page.focused() != newest
    page.press("End")
    assert "Game to 61" in page.focused() or "starts the game" in page.focused()
    page.press("Home")
    assert page.focused() == newest
    page.press("Escape")
    page.wait_for("document.activeElement === document.body")
    page.press("/")
    page.wait_for("document.activeElement.id === 'answer'")
    page.type("score")
    page.press("Enter")
    page.wait_for("document.getElementById('asking').hidden")
    assert page.errors == []


def test_ten_announcements_in_50_ms_are_ten_elements(page: Page, at: HostAtWork) -> None:
    _port, _code = sit_down(page, at)
    before = page.run("document.querySelectorAll('#said p').length")
    page.run(
        "for (let n = 0; n < 10; n++) "
        "setTimeout(() => receive({say: [`Line ${n} of ten.`], number: 99, answer: n % 3 === 0}), n * 5)"
    )
    page.wait_for("document.getElementById('said').textContent.includes('Line 9 of ten.')")
    lines = page.run("[...document.querySelectorAll('#said p')].map((line) => line.textContent)")
    assert lines[before:] == [f"Line {number} of ten." for number in range(10)]


def test_the_tree_has_one_heading_1_named_regions_and_a_status_from_the_start(
    page: Page, at: HostAtWork
) -> None:
    port = page_door(at)
    page.goto(f"http://{LOOPBACK}:{port}/")
    first = page.tree()
    assert {"role": "status", "name": ""} in first
    sit_down(page, at)
    page.press("1")
    page.says("Lay away 2 cards")
    page.wait_for("document.querySelectorAll('#your_hand button').length === 6")
    tree = page.tree()
    named = [node["name"] for node in tree if node["role"] == "region"]
    for name in ("Your turn", "Your hand", "The play", "The starter", "The crib", "The hands", "Score"):
        assert name in named
    assert "History" in named
    buttons = [node["name"] for node in tree if node["role"] == "button"]
    assert all(buttons)
    assert "Confirm, Enter" in buttons
    assert page.run("document.querySelectorAll('h1').length") == 1
    assert page.run("document.documentElement.lang") == "en"
    unnamed = "[...document.querySelectorAll('input')].filter((one) => !one.labels.length).length"
    assert page.run(unnamed) == 0


def test_at_320_pixels_and_in_large_print_nothing_is_cut_off(page: Page, at: HostAtWork) -> None:
    sit_down(page, at)
    page.press("1")
    page.says("Lay away 2 cards")
    for large in (False, True):
        if large:
            page.press("b")
            page.wait_for("document.documentElement.classList.contains('large')")
        wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        assert page.run(wide), f"wider than the window, large: {large}"
        small = (
            "[...document.querySelectorAll('button')].filter((one) => one.offsetParent && "
            "(one.offsetHeight < 44 || one.offsetWidth < 44)).length"
        )
        assert page.run(small) == 0
    page.call("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
    assert page.run("matchMedia('(forced-colors: active)').matches")
    assert page.run("getComputedStyle(document.querySelector('button')).borderTopWidth") != "0px"


def test_single_keys_can_be_switched_off(page: Page, at: HostAtWork) -> None:
    sit_down(page, at)
    page.run("document.getElementById('keys').click()")
    page.run("document.activeElement.blur()")
    page.press("1", "y")
    page.press("Tab")
    assert "Lay away" not in page.text()
    page.run("document.querySelector('#screen-lines button').click()")
    page.says("Lay away 2 cards")


def test_names_and_messages_are_text_and_never_markup(page: Page, at: HostAtWork) -> None:
    port, code = sit_down(page, at)
    bert = PageClient(port)
    bert.enter(code, "Bert")
    bert.settle()
    bert.send(line="message")
    bert.send(line="10")
    bert.settle()
    bert.send(answer="<img src=x onerror=document.title='taken'><b>x</b>")
    page.says("<img src=x onerror=document.title='taken'><b>x</b>")
    assert page.run("document.querySelectorAll('#said img, #said b, #history img').length") == 0
    assert page.run("document.title") != "taken"
    bert.close()


def test_a_reloaded_page_has_its_seat_again(page: Page, at: HostAtWork) -> None:
    sit_down(page, at)
    page.press("1")
    page.says("Lay away 2 cards")
    page.press("2")
    page.wait_for("document.querySelectorAll('#your_hand [aria-pressed=true]').length === 1")
    page.call("Page.reload")
    page.says("Welcome back, Anna")
    page.wait_for("document.querySelectorAll('#your_hand [aria-pressed=true]').length === 1")
