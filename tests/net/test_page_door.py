"""The page door by its wire: games, coming back, and what a page may not do."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from cribbage_a11y.net import door_words, words
from cribbage_a11y.store.verify import verify_file
from kit.hosting import HostAtWork
from kit.page_client import Come, page_door

NOT_OURS = "https://elsewhere.example"


def test_two_guests_play_a_whole_game(at: HostAtWork, come: Come) -> None:
    port = page_door(at)
    code = at.open().code
    anna, bert = come(port), come(port)
    anna.enter(code, "Anna")
    bert.enter(code, "Bert")
    anna.wait_for("Your table")
    anna.send(command="card", number=1, at=anna.number)
    with ThreadPoolExecutor(2) as players:
        for done in [players.submit(client.play) for client in (anna, bert)]:
            done.result()
    [record] = at.records()
    assert verify_file(record).finished == 1
    anna.settle()
    assert anna.shown["game"] is True
    assert anna.shown["seats"][1] == "Seat 2: Bert, here."
    assert anna.region("score")[0].startswith("You ")
    assert len(anna.shown["history"]) > 40
    assert anna.seated["token"] not in "".join(bert.frames)


def test_the_page_shows_the_regions_the_screen_and_whose_turn_it_is(at: HostAtWork, come: Come) -> None:
    port = page_door(at)
    anna = come(port)
    anna.enter(at.open().code, "Anna")
    anna.settle()
    assert anna.shown["screen"]["title"] == "Your table. Line 1 starts the game."
    assert anna.shown["screen"]["menu"] is True
    anna.send(key="1")
    anna.settle()
    assert anna.shown["turn"] is True
    assert not anna.shown.get("screen")
    hand = anna.shown["regions"]["your_hand"]
    assert hand["chosen"] == [False] * 6
    anna.send(command="card", number=2, at=anna.number)
    anna.settle()
    assert anna.shown["regions"]["your_hand"]["chosen"] == [False, True, *[False] * 4]
    anna.send(key="/")
    anna.settle()
    assert anna.questions == ["Command:"]
    anna.send(key="s")
    anna.send(answer="score")
    anna.wait_for("You 0")
    anna.send(key="m")
    anna.settle()
    assert len(anna.shown["screen"]["lines"]) == 10
    anna.send(command="card", number=10)
    anna.settle()
    anna.send(answer="Good <b>evening</b>\u202e\x1b[2J")
    assert anna.wait_for("Chat, Anna") == "Chat, Anna: Good <b>evening</b>"
    anna.send(key="q")
    anna.send(key="enter")
    while anna.ended is None:
        anna.take()
    assert anna.ended == words.goodbye()


def test_a_confirmation_meant_for_an_earlier_moment_is_refused(at: HostAtWork, come: Come) -> None:
    port = page_door(at)
    anna = come(port)
    anna.enter(at.open().code, "Anna")
    anna.send(key="1")
    anna.wait_for("Lay away 2")
    anna.settle()
    anna.send(command="confirm", at=1)
    assert "That was" in anna.wait_for("") or anna.lines
    anna.settle()
    assert not any("lay away" in line for line in anna.lines[-2:-1])


def test_a_page_comes_back_with_its_token_and_misses_nothing(at: HostAtWork, come: Come) -> None:
    port = page_door(at)
    code = at.open().code
    anna, bert = come(port), come(port)
    anna.enter(code, "Anna")
    bert.enter(code, "Bert")
    anna.send(key="1")
    bert.wait_for("Lay away 2")
    heard, token = bert.number, bert.seated["token"]
    bert.close()
    anna.wait_for("The line to Bert is lost")
    anna.send(line="1 2")
    anna.wait_for("You lay away")
    again = come(port)
    again.enter(code, "", token=token, heard=heard)
    again.wait_for("Welcome back, Bert")
    again.wait_for("Anna lays away 2 cards")
    again.wait_for("Lay away 2")
    assert again.shown.get("turn", True)
    stranger = come(port)
    assert stranger.enter(code, "", token="0" * 32)["refused"] == door_words.no_such_seat()


def test_names_codes_and_full_tables_are_refused_in_a_sentence(at: HostAtWork, come: Come) -> None:
    port = page_door(at)
    code = at.open().code
    anna = come(port)
    assert anna.enter("1", "Anna")["refused"] == door_words.no_such_table()
    assert anna.enter(code, "Host")["about"] == "name"
    assert anna.enter(code, "Anna") == {}
    bert = come(port)
    assert "has that name" in bert.enter(code, "ANNA")["refused"]
    assert bert.enter(code, "Bert") == {}
    clara = come(port)
    assert clara.enter(code, "Clara")["refused"] == door_words.no_free_seat()


def test_a_table_is_opened_from_the_page_and_an_address_may_open_two(at: HostAtWork, come: Come) -> None:
    port = page_door(at)
    clients = [come(port) for _ in range(3)]
    for client, name in zip(clients[:2], ("Anna", "Bert"), strict=True):
        client.send(open={"name": name})
        client.take()
        assert client.seated["name"] == name
    clients[2].send(open={"name": "Clara"})
    assert clients[2].take()["refused"] == door_words.too_many_tables()
    assert len(at.host.lobby) == 2
